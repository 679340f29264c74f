// Two products around a softmax, as exporters write attention: on GPUs they become one kernel.

func.func @plain() {
  %q = util.unfoldable_constant dense<[[[0.9375, 0.25, 0.375, 0.8125, 0.1875, 0.5625, 0.6875, -0.5625], [-0.9375, -0.4375, -0.4375, 0.75, 0.875, -1.0, 0.0, 0.6875], [-0.75, 0.625, -0.8125, -0.0625, 0.625, -0.375, -0.3125, -0.4375], [0.4375, -0.5, 1.0, -0.125, -0.0625, 0.0, 0.1875, 0.125], [0.0, 1.0, 0.625, 0.625, 0.4375, 0.25, -0.3125, 1.0]], [[-0.0625, -0.5625, 0.6875, -0.6875, 0.75, 0.25, -0.8125, -0.9375], [-0.125, -0.9375, -0.75, 0.0, 1.0, -0.0625, 0.625, 0.875], [0.6875, 0.25, -0.125, 0.0, -0.5, 0.0, -0.25, -0.5], [1.0, -1.0, -0.8125, -0.625, 0.9375, 0.375, 0.8125, -0.625], [0.4375, -0.25, 0.0, -1.0, 0.25, 0.6875, 0.3125, -0.6875]]]> : tensor<2x5x8xf32>
  %k = util.unfoldable_constant dense<[[[0.0625, 0.4375, 0.4375, -0.8125, -0.25, -0.125, 0.125], [-0.5, 0.3125, 0.0, -0.9375, 0.625, 0.1875, -0.125], [0.9375, -0.9375, 0.25, 0.3125, -0.1875, -0.125, -0.3125], [0.8125, 0.5, 0.75, -0.25, -0.25, 0.3125, -0.5625], [-0.625, -0.0625, 0.375, 0.1875, 0.125, 0.125, -0.9375], [0.0, -0.8125, -0.3125, -0.375, 1.0, 0.375, -0.1875], [0.9375, -0.5, 0.3125, -0.5625, -0.25, 0.9375, 0.6875], [0.6875, 0.0625, 0.1875, -0.75, 0.1875, -0.75, -0.8125]], [[-0.1875, 0.0, -0.0625, 0.125, -0.25, 1.0, 0.125], [0.9375, 0.75, 0.9375, -0.625, 0.8125, -0.1875, -0.0625], [0.9375, -0.8125, 0.25, 0.5, 0.9375, -0.5625, 0.5625], [-0.5625, 0.3125, 0.8125, 0.875, 0.3125, -0.5625, 0.125], [-1.0, 0.0625, 0.9375, -0.5, 0.1875, 0.4375, -0.0625], [0.375, -0.75, 0.125, 0.125, 0.125, -0.9375, -0.375], [-1.0, 0.6875, -0.4375, -0.9375, -0.875, 0.9375, -0.125], [-0.4375, 0.6875, -0.75, -0.6875, -0.25, 0.75, 0.5]]]> : tensor<2x8x7xf32>
  %v = util.unfoldable_constant dense<[[[-0.9375, -1.0, 0.4375, -0.25, 0.625, -0.9375], [0.8125, -0.75, -0.1875, 0.9375, -0.8125, 0.3125], [0.5, -0.125, -0.875, 0.0625, -0.125, 0.75], [0.375, -0.3125, -0.9375, 0.1875, -0.4375, 0.375], [0.75, -0.3125, 0.8125, 0.0625, 0.0625, 0.5625], [0.625, 0.875, 1.0, -0.75, -0.1875, 0.875], [-0.375, -1.0, 0.1875, 0.5, 0.5, 0.625]], [[0.3125, -0.75, 0.6875, -0.1875, 0.6875, 0.625], [1.0, -1.0, 0.75, 0.25, 0.0, 0.625], [0.9375, 0.0, -0.875, 0.4375, -0.5625, -0.5625], [-0.625, -0.625, 0.875, -0.3125, -0.8125, -0.6875], [-0.1875, -0.3125, -0.375, 0.9375, 0.75, 0.125], [1.0, -0.3125, -0.75, -0.5, -0.875, 0.9375], [-0.5625, -0.125, -0.625, 1.0, -0.6875, 0.0625]]]> : tensor<2x7x6xf32>
  %zero0 = arith.constant 0.0 : f32
  %es = tensor.empty() : tensor<2x5x7xf32>
  %fs = linalg.fill ins(%zero0 : f32) outs(%es : tensor<2x5x7xf32>) -> tensor<2x5x7xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<2x5x8xf32>, tensor<2x8x7xf32>) outs(%fs : tensor<2x5x7xf32>) -> tensor<2x5x7xf32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<2x5xf32>
  %ef = tensor.empty() : tensor<2x5x7xf32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<2x5xf32>) -> tensor<2x5xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<2x5xf32>) -> tensor<2x5xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%s : tensor<2x5x7xf32>) outs(%fm : tensor<2x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<2x5xf32>
  %exp = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s, %max : tensor<2x5x7xf32>, tensor<2x5xf32>) outs(%ef : tensor<2x5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<2x5x7xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%exp : tensor<2x5x7xf32>) outs(%fz : tensor<2x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<2x5xf32>
  %weights = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%exp, %sum : tensor<2x5x7xf32>, tensor<2x5xf32>) outs(%ef : tensor<2x5x7xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.divf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<2x5x7xf32>
  %eo = tensor.empty() : tensor<2x5x6xf32>
  %fo = linalg.fill ins(%zero0 : f32) outs(%eo : tensor<2x5x6xf32>) -> tensor<2x5x6xf32>
  %r = linalg.batch_matmul ins(%weights, %v : tensor<2x5x7xf32>, tensor<2x7x6xf32>) outs(%fo : tensor<2x5x6xf32>) -> tensor<2x5x6xf32>
  check.expect_almost_eq_const(%r, dense<[[[0.17698798, -0.13279811, 0.25507718, -0.17278601, 0.044709127, 0.35933521], [0.36719963, -0.42433408, -0.3142322, 0.25508633, -0.27644339, 0.31220379], [0.53816879, -0.32574409, 0.0067419596, 0.2680625, -0.30739763, 0.49566829], [-0.18879005, -0.56676418, 0.066150501, -0.046301108, 0.19974793, -0.057040766], [0.26477751, -0.41105574, 0.13305749, 0.049762566, 0.020193446, 0.24479362]], [[0.041302402, -0.42399395, 0.068995267, 0.24161264, -0.034130007, -0.07515502], [0.85091931, -0.44110897, -0.39828634, -0.19826004, -0.65145278, 0.73855549], [0.17461492, -0.49928525, 0.1534695, 0.11500928, -0.10278689, 0.1156062], [0.8882134, -0.34304705, -0.61066884, -0.35743946, -0.78771442, 0.77575594], [0.36647403, -0.43347788, -0.097632661, 0.055410452, -0.20776975, 0.29357114]]]> : tensor<2x5x6xf32>) : tensor<2x5x6xf32>
  return
}

// f16, heads inside of rows, sizes known at run time, a scale, and a mask that all heads share.
func.func @transformer() {
  %qs = util.unfoldable_constant dense<[[[[0.9375, 0.0625, 0.8125, 0.8125, 0.5625, 0.5, 0.1875, 0.1875], [0.6875, -0.125, 0.9375, 0.75, -0.25, -0.1875, 0.4375, 0.875], [-0.8125, -0.875, -0.5, -0.125, -0.6875, 0.0625, 0.0625, 0.9375]], [[0.5, -0.5, 0.5625, 0.625, 0.375, 0.375, -0.375, 0.4375], [-0.75, 0.25, 0.875, 1.0, -0.4375, -0.375, 0.25, -0.1875], [0.5, -0.625, -0.6875, -0.9375, -0.0625, -0.5625, -0.4375, 0.875]], [[0.625, 0.6875, 0.1875, -0.8125, 0.5, 0.1875, 0.8125, -0.0625], [-0.6875, 0.1875, -0.0625, 0.3125, -0.25, -0.375, -0.75, 0.9375], [0.5, -0.0625, -0.5625, 0.25, -0.1875, 0.25, -0.875, -0.625]], [[0.5, -0.875, 0.375, -0.1875, -1.0, 0.5625, 0.4375, 0.625], [0.8125, 0.5, 0.6875, -0.8125, 0.875, 0.875, 0.375, 0.625], [0.5, 0.75, 0.8125, 0.0625, 0.625, 0.875, -0.4375, -0.9375]], [[-0.6875, -1.0, -0.125, -1.0, -0.5, -0.5, 0.4375, -0.5], [0.9375, -0.625, 1.0, 0.125, -0.5, -0.9375, -0.375, 0.1875], [-0.8125, -0.6875, -0.8125, 0.375, -0.875, -1.0, -0.0625, -0.375]]], [[[0.125, 0.875, 0.75, 0.0625, 0.3125, 0.625, -0.125, 0.3125], [-0.5625, 0.25, -0.5625, -0.625, 0.5625, 0.125, -0.25, -0.9375], [-0.5625, 0.625, -0.0625, 0.9375, 0.8125, 0.75, -1.0, -0.9375]], [[0.1875, -0.3125, 0.6875, -0.375, -0.6875, -0.8125, -0.4375, 0.25], [-0.75, 0.625, -0.4375, -0.375, 0.3125, 0.75, -0.125, 0.625], [-0.375, -0.75, 0.6875, 0.5625, 0.5, 0.8125, 0.0, -0.625]], [[0.1875, 0.125, -0.25, 0.3125, -0.5, 0.25, 0.625, -0.8125], [-0.125, 0.3125, -0.9375, 0.25, 0.875, 0.6875, 0.375, 0.625], [-0.3125, -0.375, -0.875, 0.4375, -0.375, 0.75, -0.0625, 0.8125]], [[-0.75, -0.6875, -0.3125, -1.0, 0.0, 0.3125, 0.3125, -0.5625], [-0.6875, 0.125, 0.25, 0.9375, 0.8125, -0.25, -0.6875, -0.5], [0.8125, -0.0625, 1.0, 0.3125, 0.1875, -0.8125, 0.1875, -0.25]], [[0.6875, -0.75, -0.625, 0.3125, 0.375, 0.6875, 0.0625, -0.25], [-0.375, -0.25, 0.3125, 0.0625, -0.4375, -0.5625, 0.4375, -0.5], [-0.625, -0.375, 0.75, -0.0625, 0.1875, -0.875, -0.3125, 0.5]]]]> : tensor<2x5x3x8xf16>
  %q = tensor.cast %qs : tensor<2x5x3x8xf16> to tensor<?x?x3x8xf16>
  %ks = util.unfoldable_constant dense<[[[[0.5625, 0.1875, 0.75, -0.4375, -0.6875, -0.875, -0.625, 0.5625], [0.8125, -0.75, 0.0, -0.75, 0.6875, -0.75, 0.3125, -0.875], [0.5, 0.8125, 0.5, -0.5, 0.6875, -0.375, 0.5, 0.6875]], [[0.0, 0.25, 0.75, -0.625, -1.0, -0.125, -0.6875, 0.8125], [0.75, -0.25, -0.375, 0.4375, -0.125, -0.8125, 0.3125, 0.5], [-0.875, 0.5625, 0.0625, 0.6875, 0.75, 0.375, -0.3125, -0.25]], [[0.4375, -0.875, -0.5625, 0.0625, 0.9375, 0.5, 0.625, -0.625], [-0.4375, -0.5, 0.5, 0.0625, -0.625, 0.5, 0.3125, 0.8125], [0.125, -0.75, 0.8125, -0.625, -0.9375, 0.625, -0.125, 0.3125]], [[-0.75, 0.4375, -0.1875, 1.0, 0.25, 0.875, 0.625, 0.6875], [-0.875, 0.5625, 0.1875, -0.1875, -0.375, 0.3125, -0.625, -0.625], [0.75, 0.5625, 0.1875, 0.5625, -0.375, 0.4375, -0.625, -0.125]], [[-0.75, -0.25, -0.3125, -0.1875, -0.0625, -0.9375, -0.3125, 0.6875], [-0.125, 0.0625, -0.8125, -0.25, 1.0, 0.125, -1.0, 0.4375], [0.5625, -0.25, -0.9375, 0.6875, -0.5, 0.875, -0.3125, -0.25]], [[0.625, -0.75, -1.0, 0.5625, 0.875, 1.0, -0.75, -0.75], [-0.3125, 0.4375, 0.875, 0.6875, -0.25, 0.875, -0.5, -0.75], [-0.125, -0.8125, 0.375, 1.0, -0.8125, -0.8125, -0.6875, -0.6875]], [[0.0625, 0.125, 0.9375, -0.125, 0.875, 0.5, 0.75, -0.625], [-0.125, 0.875, 0.5, -0.5625, 0.6875, 0.5625, -0.75, -0.875], [-0.5, -0.0625, -0.6875, -0.9375, -0.8125, -0.375, -0.25, -0.375]], [[-0.125, 0.4375, -0.5, -0.0625, 0.5, -0.9375, 0.9375, 1.0], [-0.4375, 0.8125, -0.5, 0.875, 0.3125, -0.5, -0.875, -0.1875], [0.5, -0.5625, 0.0, -0.75, -0.125, -0.9375, 1.0, 0.0]], [[0.6875, -0.75, -0.6875, -0.6875, 0.125, 0.75, 0.25, -0.0625], [0.9375, -0.625, -0.6875, 0.375, 0.75, -0.5, -0.5, 0.0625], [0.5625, -0.4375, 0.6875, 0.0625, 0.4375, 0.25, -0.0625, 0.0625]]], [[[1.0, -0.1875, 0.9375, 0.625, -0.625, 0.75, -0.25, -0.6875], [-0.5, -0.75, -0.3125, -0.8125, 0.0625, 1.0, 0.9375, 0.9375], [-0.5, -0.5625, 0.375, 1.0, 0.6875, -0.625, 0.5, 0.0]], [[-0.125, 0.0, 0.125, 0.875, 0.625, -0.9375, 0.5625, -0.375], [-0.3125, 0.1875, 1.0, -0.875, 0.0, -0.5625, 0.875, -0.0625], [0.75, 0.8125, -0.8125, 0.5625, 0.625, 0.6875, 1.0, 0.5625]], [[0.6875, 0.4375, -0.4375, 0.75, 0.4375, 0.375, 1.0, 0.5], [-0.3125, -0.4375, -0.375, -0.6875, -0.875, 0.5, 0.5625, -0.6875], [-0.1875, 0.875, 0.6875, 0.1875, 1.0, -0.375, 0.6875, 0.875]], [[0.1875, -0.6875, -0.4375, 0.0, -0.4375, -0.8125, -0.6875, 0.9375], [-0.25, 0.125, -0.125, 0.625, -0.8125, -0.4375, 0.1875, 0.625], [-0.0625, 0.4375, 0.625, 0.3125, 0.6875, 0.9375, -0.5625, -0.125]], [[-0.5625, -0.1875, -1.0, 0.375, -0.5625, 0.6875, 0.4375, -0.3125], [-0.125, 0.375, -0.1875, -0.625, -0.9375, 0.125, 0.0625, 0.5625], [-0.75, -0.875, 0.5, 0.5, 0.625, -1.0, 0.3125, 0.9375]], [[0.5625, -0.0625, -0.0625, -0.1875, -0.9375, 0.4375, 0.0625, 0.0625], [0.875, 0.5, 0.9375, -0.875, 0.9375, 0.125, -0.1875, 0.125], [-0.9375, 0.875, 0.25, -0.9375, 0.875, -0.125, -0.8125, 0.25]], [[-0.875, 0.125, 0.5625, -0.875, 0.625, 0.1875, -0.375, -0.5625], [-1.0, -0.625, -0.4375, 0.75, 0.0, -0.625, 0.5, -0.125], [0.6875, 0.5, 0.875, 0.4375, -0.8125, 0.125, -0.125, 0.625]], [[-0.6875, -0.0625, 0.6875, 0.25, -0.9375, 0.6875, -0.25, 0.375], [0.3125, 0.3125, -0.1875, -0.1875, -0.8125, 0.125, -0.4375, -0.1875], [-0.6875, 0.5, 0.875, -0.25, -0.1875, -0.0625, -0.875, 0.5]], [[0.8125, 0.0, -0.875, -0.3125, -0.6875, 0.6875, 0.625, -0.25], [-0.25, 0.6875, -0.875, 0.5625, 0.9375, -0.125, 0.5, 0.4375], [0.8125, -0.9375, 0.4375, -0.25, 0.75, 0.75, -0.4375, 0.1875]]]]> : tensor<2x9x3x8xf16>
  %k = tensor.cast %ks : tensor<2x9x3x8xf16> to tensor<?x?x3x8xf16>
  %vs = util.unfoldable_constant dense<[[[[0.0, 0.125, 0.6875, 0.3125, 0.5, 0.375, -0.5, 0.1875], [-0.25, -0.1875, -0.8125, -0.625, -0.3125, -0.4375, 0.3125, -0.4375], [-0.5, -0.125, 0.125, 1.0, 0.0, -0.3125, -0.375, -0.125]], [[0.875, -0.25, -0.5, 0.1875, 0.5625, 0.9375, -0.4375, 0.8125], [0.75, -0.25, -0.3125, -0.5, -0.375, 0.8125, -0.375, 0.0], [0.875, 0.375, -0.75, -0.875, -0.5625, 0.75, -0.5625, -0.375]], [[0.0625, 0.0, -0.875, -0.625, 1.0, -0.1875, -0.4375, 0.6875], [-0.0625, 0.6875, -0.6875, -0.0625, 0.625, 0.5625, 0.375, -0.0625], [0.6875, -0.25, 0.3125, 0.125, -0.4375, -0.625, 0.0625, -0.375]], [[0.0625, 0.4375, 0.625, 0.5625, 0.0, -0.9375, -0.6875, 0.5], [0.1875, 0.625, 0.0, -0.125, -0.5, -0.875, -0.75, 0.375], [0.1875, -0.5, -0.3125, 0.3125, -0.25, -0.25, -0.5, 0.3125]], [[0.8125, -0.5, -0.4375, -0.0625, -0.625, 0.0625, 0.8125, 0.25], [-0.6875, -0.625, -0.875, 0.9375, -0.3125, -0.4375, 0.75, -0.375], [-0.5625, -0.5, -0.1875, -0.875, 0.3125, -0.1875, 1.0, 0.5625]], [[-0.25, 0.4375, 0.625, -0.625, -0.6875, -0.75, -0.9375, -0.375], [0.625, 0.5625, -0.25, 0.0, 0.5625, 0.875, -0.4375, 0.3125], [0.1875, 0.25, 0.625, 0.5625, -0.1875, 0.5, -0.9375, -0.3125]], [[-0.5625, -0.5, 0.8125, -0.125, -0.875, 0.0, -0.875, -0.75], [-0.25, -0.125, -0.5625, 0.3125, 0.0, -0.75, 0.6875, -0.75], [-0.3125, -0.6875, 0.9375, -0.4375, 0.75, 0.9375, -0.5625, -1.0]], [[-1.0, -0.625, -0.1875, -0.6875, 0.9375, -0.0625, 0.6875, -1.0], [-0.75, -0.0625, -0.6875, -0.6875, -1.0, -0.5, 0.5625, 0.625], [0.0, -0.625, -0.125, 0.25, -0.75, -0.1875, 0.6875, -0.1875]], [[-0.0625, 0.625, 0.375, -0.6875, 0.25, 0.875, -0.625, 0.8125], [0.1875, 0.375, -0.375, -0.9375, -1.0, 0.3125, 1.0, 0.1875], [-0.3125, 0.5625, 0.9375, -0.5625, -0.8125, 0.9375, -0.9375, 0.8125]]], [[[-0.75, -0.8125, -0.4375, -0.375, -0.375, -0.9375, 0.75, 0.6875], [0.375, 0.875, 0.875, 1.0, -0.25, 0.25, 0.5625, 0.3125], [0.625, 0.375, -0.25, 0.125, -0.625, 0.9375, 0.8125, 0.25]], [[0.5625, -0.3125, -0.25, 0.0, -0.5, -1.0, -0.1875, 0.4375], [-0.5, 0.375, 0.1875, -0.1875, 0.4375, 0.75, 0.9375, 0.5], [-0.8125, -0.3125, 0.0625, -0.875, -0.1875, -0.75, 0.125, -0.625]], [[-0.5, -0.375, 1.0, -0.125, 0.125, 0.875, -1.0, -0.4375], [-0.125, 0.8125, 0.4375, 0.375, -0.25, 0.75, -0.625, -0.1875], [-0.3125, -1.0, -0.8125, 0.5625, 0.9375, -0.5, -0.875, -0.75]], [[-0.9375, 0.625, -0.9375, 0.375, 0.625, -0.5625, -0.5625, -0.5], [0.5625, 0.875, 0.5, -0.5, 0.4375, 0.4375, -0.1875, -0.75], [-0.375, 0.625, 0.0625, -0.8125, 0.875, 0.0625, -0.3125, -0.9375]], [[0.125, 0.125, -0.75, 0.6875, 0.0, -0.875, -0.625, -0.4375], [0.5, 0.5625, 0.6875, 0.25, 0.875, -0.375, 0.1875, 0.25], [-0.25, -0.0625, 0.4375, 0.75, 0.875, -0.4375, 0.4375, 0.5625]], [[0.875, 0.25, -0.625, 0.5, -0.6875, -0.25, 0.0, 0.4375], [-0.6875, 0.4375, -0.75, -0.25, -0.75, -1.0, -0.375, 0.9375], [0.125, 0.4375, -0.5625, -0.625, 0.8125, 0.5, 0.0, -0.4375]], [[0.75, -0.0625, -0.9375, 0.75, -0.1875, -0.125, -0.25, -0.4375], [0.1875, -0.375, 0.0, -0.875, 0.6875, -0.5625, 0.1875, -0.5], [-0.625, -0.6875, 0.4375, -0.875, 0.625, -0.0625, -0.125, -0.5625]], [[-0.3125, 0.5, 0.8125, 0.875, 0.25, -0.4375, -0.875, 0.125], [0.125, 0.0, 0.0625, -0.875, -0.25, -0.75, 0.75, 0.8125], [0.6875, -0.0625, 0.625, 0.625, -0.3125, -0.875, 0.6875, 0.1875]], [[-0.125, 0.75, 0.9375, 0.75, -1.0, -1.0, 0.0, 0.0625], [-0.5625, -0.25, 0.125, 0.5625, 0.5, -0.875, -0.25, -0.5], [-0.4375, 0.625, -0.125, -0.0625, 1.0, -0.125, 0.5, 0.9375]]]]> : tensor<2x9x3x8xf16>
  %v = tensor.cast %vs : tensor<2x9x3x8xf16> to tensor<?x?x3x8xf16>
  %ms = util.unfoldable_constant dense<[[[0.0, -100.0, 0.0, -100.0, -100.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -100.0, 0.0, 0.0], [-100.0, 0.0, 0.0, -100.0, 0.0, 0.0, 0.0, -100.0, 0.0], [0.0, 0.0, 0.0, -100.0, 0.0, 0.0, -100.0, -100.0, -100.0], [0.0, 0.0, -100.0, 0.0, -100.0, 0.0, 0.0, -100.0, -100.0]], [[0.0, 0.0, 0.0, 0.0, -100.0, 0.0, 0.0, 0.0, -100.0], [0.0, 0.0, 0.0, -100.0, 0.0, -100.0, 0.0, 0.0, 0.0], [-100.0, -100.0, -100.0, -100.0, -100.0, -100.0, 0.0, 0.0, 0.0], [-100.0, -100.0, 0.0, 0.0, -100.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, -100.0, -100.0, 0.0, 0.0, 0.0, -100.0]]]> : tensor<2x5x9xf16>
  %m = tensor.cast %ms : tensor<2x5x9xf16> to tensor<?x?x?xf16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %nb = tensor.dim %q, %c0 : tensor<?x?x3x8xf16>
  %nm = tensor.dim %q, %c1 : tensor<?x?x3x8xf16>
  %nn = tensor.dim %k, %c1 : tensor<?x?x3x8xf16>
  %zero0 = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f16
  %es = tensor.empty(%nb, %nm, %nn) : tensor<?x3x?x?xf32>
  %fs = linalg.fill ins(%zero0 : f32) outs(%es : tensor<?x3x?x?xf32>) -> tensor<?x3x?x?xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, k) -> (b, m, h, k)>, affine_map<(b, h, m, n, k) -> (b, n, h, k)>, affine_map<(b, h, m, n, k) -> (b, h, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<?x?x3x8xf16>, tensor<?x?x3x8xf16>) outs(%fs : tensor<?x3x?x?xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %x = arith.extf %a : f16 to f32
    %y = arith.extf %b : f16 to f32
    %z = arith.mulf %x, %y : f32
    %t = arith.addf %o, %z : f32
    linalg.yield %t : f32
  } -> tensor<?x3x?x?xf32>
  %shown = linalg.generic {indexing_maps = [affine_map<(b, h, m, n) -> (b, h, m, n)>, affine_map<(b, h, m, n) -> (b, m, n)>, affine_map<(b, h, m, n) -> (b, h, m, n)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s, %m : tensor<?x3x?x?xf32>, tensor<?x?x?xf16>) outs(%es : tensor<?x3x?x?xf32>) {
  ^bb0(%a: f32, %b: f16, %o: f32):
    %x = arith.truncf %a : f32 to f16
    %y = arith.mulf %x, %half : f16
    %z = arith.addf %y, %b : f16
    %t = arith.extf %z : f16 to f32
    linalg.yield %t : f32
  } -> tensor<?x3x?x?xf32>
  %ew = tensor.empty(%nb, %nm, %nn) : tensor<?x3x?x?xf16>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty(%nb, %nm) : tensor<?x3x?xf32>
  %ef = tensor.empty(%nb, %nm, %nn) : tensor<?x3x?x?xf32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%shown : tensor<?x3x?x?xf32>) outs(%fm : tensor<?x3x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<?x3x?xf32>
  %exp = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%shown, %max : tensor<?x3x?x?xf32>, tensor<?x3x?xf32>) outs(%ef : tensor<?x3x?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<?x3x?x?xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%exp : tensor<?x3x?x?xf32>) outs(%fz : tensor<?x3x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<?x3x?xf32>
  %weights = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%exp, %sum : tensor<?x3x?x?xf32>, tensor<?x3x?xf32>) outs(%ew : tensor<?x3x?x?xf16>) {
  ^bb0(%a: f32, %b: f32, %o: f16):
    %c = arith.divf %a, %b : f32
    %t = arith.truncf %c : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?x3x?x?xf16>
  %eo = tensor.empty(%nb, %nm) : tensor<?x3x?x8xf32>
  %fo = linalg.fill ins(%zero0 : f32) outs(%eo : tensor<?x3x?x8xf32>) -> tensor<?x3x?x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, h, m, d, n) -> (b, h, m, n)>, affine_map<(b, h, m, d, n) -> (b, n, h, d)>, affine_map<(b, h, m, d, n) -> (b, h, m, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%weights, %v : tensor<?x3x?x?xf16>, tensor<?x?x3x8xf16>) outs(%fo : tensor<?x3x?x8xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %x = arith.extf %a : f16 to f32
    %y = arith.extf %b : f16 to f32
    %z = arith.mulf %x, %y : f32
    %t = arith.addf %o, %z : f32
    linalg.yield %t : f32
  } -> tensor<?x3x?x8xf32>
  %et = tensor.empty(%nb, %nm) : tensor<?x?x3x8xf16>
  %rt = linalg.generic {indexing_maps = [affine_map<(b, h, m, d) -> (b, h, m, d)>, affine_map<(b, h, m, d) -> (b, m, h, d)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%r : tensor<?x3x?x8xf32>) outs(%et : tensor<?x?x3x8xf16>) {
  ^bb0(%a: f32, %o: f16):
    %x = arith.truncf %a : f32 to f16
    linalg.yield %x : f16
  } -> tensor<?x?x3x8xf16>
  %known = tensor.cast %rt : tensor<?x?x3x8xf16> to tensor<2x5x3x8xf16>
  check.expect_almost_eq_const(%known, dense<[[[[-0.30113661, -0.019493051, 0.29331926, -0.3897424, 0.0039093904, -0.03410574, -0.56598657, -0.13033617], [-0.014368307, 0.34128439, -0.55842131, -0.32605541, -0.04394275, 0.21289513, 0.38119414, 0.027773477], [0.058873653, -0.24164598, 0.49253243, 0.08162877, -0.16299161, 0.18880644, -0.28795516, -0.34592721]], [[0.054458804, 0.11327659, 0.10786006, -0.21180715, 0.18041959, -0.04152602, -0.40195453, 0.24643876], [0.087682143, 0.29402828, -0.42770502, -0.24022734, -0.14006114, 0.13093403, -0.0044357702, 0.20111814], [0.01203182, -0.20175138, 0.11998975, 0.098565534, -0.37429202, -0.043739423, -0.029491924, 0.013852656]], [[-0.026887808, -0.054873794, 0.12470638, -0.34094429, -0.07937558, 0.1854675, -0.55593413, 0.14617725], [0.030131621, 0.071763895, -0.55336344, 0.034806982, -0.062364578, 0.22852817, 0.34958899, -0.11634475], [-0.026829958, -0.11270031, 0.26484552, -0.37149209, -0.047546275, 0.32681111, -0.15816697, -0.041234769]], [[0.37609988, -0.065282121, -0.12333826, -0.052726522, 0.30287915, 0.28191513, -0.34298015, 0.41389343], [-0.01272586, 0.016411997, -0.62803042, -0.0082577467, 0.030282073, 0.18709449, 0.19503558, -0.14690709], [0.19511496, -0.0093809552, -0.11678116, -0.13447003, -0.2112882, 0.10016589, -0.1799438, -0.1382468]], [[0.076180771, -0.031186543, 0.38410056, 0.070285738, -0.025496408, 0.12104797, -0.65415108, 0.095758155], [0.2578896, -0.0057259873, -0.45267653, -0.34129345, -0.1893324, 0.096110448, -0.098637566, -0.1286522], [0.065897651, -0.11596452, 0.48908931, 0.089605659, 0.081195191, 0.57335985, -0.71812874, -0.48503825]]], [[[-0.057775777, -0.095340274, -0.093166396, 0.27731043, -0.12799066, -0.29867658, -0.28516185, 0.067496531], [-0.064621486, 0.41443887, 0.16536394, -0.14611292, -0.037035029, -0.012228213, 0.13645917, 0.19745928], [-0.087752417, 0.15930644, -0.067689307, -0.38230759, 0.422766, -0.011499561, 0.0098951161, -0.4947775]], [[-0.060692534, -0.044304773, 0.020999387, 0.36867815, -0.22666433, -0.56838286, -0.23640694, 0.094745949], [0.029979728, 0.34122083, 0.41915816, 0.24617893, 0.23211822, -0.15324301, 0.23066078, 0.080525659], [-0.086386159, 0.027835347, 0.015454968, 0.092784755, 0.33139172, -0.10484874, 0.35519311, 0.20544259]], [[-3.6127865e-05, 0.52252084, 0.53129846, 0.78284585, -0.50975412, -0.67796105, -0.27970162, -0.020638585], [-0.30685738, -0.2430045, 0.089478984, 0.056220293, 0.43848693, -0.79044914, -0.019385129, -0.32143062], [-0.17086785, -0.025509, 0.28764111, -0.13800336, 0.48607278, -0.32410809, 0.3415823, 0.20455933]], [[0.1487412, 0.27844435, -0.11501114, 0.62117839, -0.23423819, -0.33094582, -0.35364032, -0.13666955], [-0.093973145, 0.084967598, 0.040204361, -0.28620666, 0.22464409, -0.47322339, -0.050054301, -0.16080272], [-0.24365368, -0.16133167, -0.056793991, -0.18014058, 0.68567502, -0.21071632, -0.085976541, -0.27799901]], [[-0.022802591, -0.23574562, -0.0083651617, 0.13483822, -0.24108359, -0.23994529, -0.2148132, 0.15926403], [-0.1011897, 0.2984193, 0.16898319, -0.20055512, 0.084712006, 0.031575471, 0.26443979, 0.18771167], [0.15065765, -0.13139975, -0.11923897, 0.011807382, 0.20163907, -0.039385274, 0.15858489, -0.22702466]]]]> : tensor<2x5x3x8xf16>, atol 4.0e-03, rtol 4.0e-03) : tensor<2x5x3x8xf16>
  return
}

// A row without keys is no number, as a softmax of nothing but minus infinity is.
func.func @removed_keys() {
  %q = util.unfoldable_constant dense<[[-0.1875, 0.4375, 0.6875, -0.0625, 0.75, -0.75, -0.3125, 1.0], [-0.625, 0.375, -0.625, -0.75, -0.6875, 0.8125, 1.0, -0.8125], [0.4375, -0.8125, 0.6875, -0.375, -0.9375, 0.875, 0.875, -0.9375], [-0.25, 0.875, -0.3125, 0.25, 0.75, -0.875, 0.0, 0.125]]> : tensor<4x8xf32>
  %k = util.unfoldable_constant dense<[[0.875, 0.25, 0.3125, -0.5625, -0.1875, -0.875], [-0.0625, 1.0, 0.5625, -0.125, 0.9375, -0.0625], [0.6875, 0.1875, 0.4375, -0.4375, 0.3125, -0.1875], [0.125, -0.6875, 0.8125, 0.9375, -0.1875, -0.125], [-0.125, 0.875, -0.875, 0.0, 0.5, -0.5625], [0.5, 0.625, 1.0, 0.9375, -0.25, -0.25], [0.6875, -0.25, 0.0, 0.375, -0.5625, -0.75], [0.375, -0.1875, -0.5, -0.25, 0.5, -0.125]]> : tensor<8x6xf32>
  %v = util.unfoldable_constant dense<[[0.5, -0.75, -0.75, -0.875, 0.6875], [0.5, -0.9375, 0.125, -0.0625, 0.375], [-0.25, 0.625, 0.0, -0.5625, 0.0], [-0.5625, 0.0, -0.4375, -0.125, -0.375], [0.0625, 0.5625, 0.375, -0.25, 0.0], [-0.375, -0.375, 0.25, 0.5625, -0.625]]> : tensor<6x5xf32>
  %keep = util.unfoldable_constant dense<[[true, false, false, true, false, true], [true, true, true, true, false, true], [false, false, false, false, false, false], [true, false, true, false, false, true]]> : tensor<4x6xi1>
  %zero0 = arith.constant 0.0 : f32
  %removed = arith.constant 0xFF800000 : f32
  %es = tensor.empty() : tensor<4x6xf32>
  %fs = linalg.fill ins(%zero0 : f32) outs(%es : tensor<4x6xf32>) -> tensor<4x6xf32>
  %s = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%fs : tensor<4x6xf32>) -> tensor<4x6xf32>
  %shown = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>],
      iterator_types = ["parallel", "parallel"]} ins(%s, %keep : tensor<4x6xf32>, tensor<4x6xi1>) outs(%es : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %o: f32):
    %x = arith.select %b, %a, %removed : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<4xf32>
  %ef = tensor.empty() : tensor<4x6xf32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%shown : tensor<4x6xf32>) outs(%fm : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %exp = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%shown, %max : tensor<4x6xf32>, tensor<4xf32>) outs(%ef : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<4x6xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%exp : tensor<4x6xf32>) outs(%fz : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4xf32>
  %weights = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%exp, %sum : tensor<4x6xf32>, tensor<4xf32>) outs(%ef : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.divf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<4x6xf32>
  %eo = tensor.empty() : tensor<4x5xf32>
  %fo = linalg.fill ins(%zero0 : f32) outs(%eo : tensor<4x5xf32>) -> tensor<4x5xf32>
  %r = linalg.matmul ins(%weights, %v : tensor<4x6xf32>, tensor<6x5xf32>) outs(%fo : tensor<4x5xf32>) -> tensor<4x5xf32>
  %seven = arith.constant 7.0 : f32
  %shownNaN = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<4x5xf32>) outs(%eo : tensor<4x5xf32>) {
  ^bb0(%a: f32, %o: f32):
    %x = arith.cmpf uno, %a, %a : f32
    %y = arith.select %x, %seven, %a : f32
    linalg.yield %y : f32
  } -> tensor<4x5xf32>
  check.expect_almost_eq_const(%shownNaN, dense<[[0.0023237094, -0.50160259, -0.28867751, -0.17600994, 0.0042855516], [-0.19441579, -0.094474003, -0.16219342, -0.20218956, -0.099460565], [7.0, 7.0, 7.0, 7.0, 7.0], [-0.14895228, -0.2672905, -0.029145733, 0.01255561, -0.20097274]]> : tensor<4x5xf32>) : tensor<4x5xf32>
  return
}

// What is done with a score asks for positions. Equal queries and keys: every row is the average of the values that it sees.
func.func @causal() {
  %q = util.unfoldable_constant dense<1.0> : tensor<3x96x64xf32>
  %k = util.unfoldable_constant dense<0.5> : tensor<3x96x64xf32>
  %zero0 = arith.constant 0.0 : f32
  %removed = arith.constant 0xFF800000 : f32
  %ev = tensor.empty() : tensor<3x96x64xf32>
  %v0 = linalg.generic {indexing_maps = [affine_map<(b, n, d) -> (b, n, d)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ev : tensor<3x96x64xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 1 : index
    %i = arith.index_cast %n : index to i32
    %f = arith.sitofp %i : i32 to f32
    linalg.yield %f : f32
  } -> tensor<3x96x64xf32>
  %v = util.optimization_barrier %v0 : tensor<3x96x64xf32>
  %es = tensor.empty() : tensor<3x96x96xf32>
  %fs = linalg.fill ins(%zero0 : f32) outs(%es : tensor<3x96x96xf32>) -> tensor<3x96x96xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x96x64xf32>, tensor<3x96x64xf32>) outs(%fs : tensor<3x96x96xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %z = arith.mulf %a, %b : f32
    %t = arith.addf %o, %z : f32
    linalg.yield %t : f32
  } -> tensor<3x96x96xf32>
  %shown = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<3x96x96xf32>) outs(%es : tensor<3x96x96xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = linalg.index 1 : index
    %n = linalg.index 2 : index
    %keep = arith.cmpi sle, %n, %m : index
    %x = arith.select %keep, %a, %removed : f32
    linalg.yield %x : f32
  } -> tensor<3x96x96xf32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<3x96xf32>
  %ef = tensor.empty() : tensor<3x96x96xf32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<3x96xf32>) -> tensor<3x96xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<3x96xf32>) -> tensor<3x96xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%shown : tensor<3x96x96xf32>) outs(%fm : tensor<3x96xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<3x96xf32>
  %exp = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%shown, %max : tensor<3x96x96xf32>, tensor<3x96xf32>) outs(%ef : tensor<3x96x96xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<3x96x96xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%exp : tensor<3x96x96xf32>) outs(%fz : tensor<3x96xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<3x96xf32>
  %weights = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%exp, %sum : tensor<3x96x96xf32>, tensor<3x96xf32>) outs(%ef : tensor<3x96x96xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.divf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<3x96x96xf32>
  %fo = linalg.fill ins(%zero0 : f32) outs(%ev : tensor<3x96x64xf32>) -> tensor<3x96x64xf32>
  %r = linalg.batch_matmul ins(%weights, %v : tensor<3x96x96xf32>, tensor<3x96x64xf32>) outs(%fo : tensor<3x96x64xf32>) -> tensor<3x96x64xf32>
  %expected = linalg.generic {indexing_maps = [affine_map<(b, n, d) -> (b, n, d)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ev : tensor<3x96x64xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 1 : index
    %i = arith.index_cast %n : index to i32
    %f = arith.sitofp %i : i32 to f32
    %h = arith.constant 0.5 : f32
    %g = arith.mulf %f, %h : f32
    linalg.yield %g : f32
  } -> tensor<3x96x64xf32>
  check.expect_almost_eq(%r, %expected) : tensor<3x96x64xf32>
  return
}

// A stored mask that lets all keys through is no band along the diagonal.
func.func @all_kept() {
  %q = util.unfoldable_constant dense<1.0> : tensor<3x24x64xf32>
  %k = util.unfoldable_constant dense<0.5> : tensor<3x24x64xf32>
  %zero0 = arith.constant 0.0 : f32
  %removed = arith.constant 0xFF800000 : f32
  %ev = tensor.empty() : tensor<3x24x64xf32>
  %v0 = linalg.generic {indexing_maps = [affine_map<(b, n, d) -> (b, n, d)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%ev : tensor<3x24x64xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 1 : index
    %i = arith.index_cast %n : index to i32
    %f = arith.sitofp %i : i32 to f32
    linalg.yield %f : f32
  } -> tensor<3x24x64xf32>
  %v = util.optimization_barrier %v0 : tensor<3x24x64xf32>
  %es = tensor.empty() : tensor<3x24x24xf32>
  %fs = linalg.fill ins(%zero0 : f32) outs(%es : tensor<3x24x24xf32>) -> tensor<3x24x24xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<3x24x64xf32>, tensor<3x24x64xf32>) outs(%fs : tensor<3x24x24xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %z = arith.mulf %a, %b : f32
    %t = arith.addf %o, %z : f32
    linalg.yield %t : f32
  } -> tensor<3x24x24xf32>
  %mask = arith.constant dense_resource<kept> : tensor<24x24xi1>
  %shown = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s, %mask : tensor<3x24x24xf32>, tensor<24x24xi1>) outs(%es : tensor<3x24x24xf32>) {
  ^bb0(%a: f32, %keep: i1, %o: f32):
    %x = arith.select %keep, %a, %removed : f32
    linalg.yield %x : f32
  } -> tensor<3x24x24xf32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<3x24xf32>
  %ef = tensor.empty() : tensor<3x24x24xf32>
  %fm = linalg.fill ins(%low : f32) outs(%er : tensor<3x24xf32>) -> tensor<3x24xf32>
  %fz = linalg.fill ins(%zero : f32) outs(%er : tensor<3x24xf32>) -> tensor<3x24xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%shown : tensor<3x24x24xf32>) outs(%fm : tensor<3x24xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<3x24xf32>
  %exp = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%shown, %max : tensor<3x24x24xf32>, tensor<3x24xf32>) outs(%ef : tensor<3x24x24xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.subf %a, %b : f32
    %d = math.exp %c : f32
    linalg.yield %d : f32
  } -> tensor<3x24x24xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%exp : tensor<3x24x24xf32>) outs(%fz : tensor<3x24xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<3x24xf32>
  %weights = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%exp, %sum : tensor<3x24x24xf32>, tensor<3x24xf32>) outs(%ef : tensor<3x24x24xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %c = arith.divf %a, %b : f32
    linalg.yield %c : f32
  } -> tensor<3x24x24xf32>
  %fo = linalg.fill ins(%zero0 : f32) outs(%ev : tensor<3x24x64xf32>) -> tensor<3x24x64xf32>
  %r = linalg.batch_matmul ins(%weights, %v : tensor<3x24x24xf32>, tensor<3x24x64xf32>) outs(%fo : tensor<3x24x64xf32>) -> tensor<3x24x64xf32>
  check.expect_almost_eq_const(%r, dense<11.5> : tensor<3x24x64xf32>) : tensor<3x24x64xf32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      kept: "0x01000000010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101010101"
    }
  }
#-}
