// Loops whose results begin with one tensor, of steps in which several slices meet; products of what was widened.

func.func @rows_of_one_tensor() {
  %x = util.unfoldable_constant dense<[[[0.0, 0.0, 1.0, 0.0], [0.0, 1.0, 1.0, 0.0]], [[1.0, 0.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]], [[2.0, 0.0, 1.0, 2.0], [2.0, 1.0, 1.0, 2.0]], [[3.0, 0.0, 1.0, 3.0], [3.0, 1.0, 1.0, 3.0]]]> : tensor<4x2x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %zero = arith.constant 0.0 : f32
  %rows = tensor.empty() : tensor<4x2x2xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%rows : tensor<4x2x2xf32>) -> tensor<4x2x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>
  %first = linalg.fill ins(%zero : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %r:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %first, %sums = %zeros, %gates = %zeros) -> (tensor<2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>) {
    %a = tensor.extract_slice %x[%i, 0, 0] [1, 2, 2] [1, 1, 1] : tensor<4x2x4xf32> to tensor<2x2xf32>
    %b = tensor.extract_slice %x[%i, 0, 2] [1, 2, 2] [1, 1, 1] : tensor<4x2x4xf32> to tensor<2x2xf32>
    %g = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) {
    ^bb0(%p: f32, %o: f32):
      %s = arith.addf %p, %one : f32
      linalg.yield %s : f32
    } -> tensor<2x2xf32>
    %d = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) {
    ^bb0(%p: f32, %o: f32):
      %s = arith.mulf %p, %two : f32
      linalg.yield %s : f32
    } -> tensor<2x2xf32>
    %next = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%g, %d, %h : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) {
    ^bb0(%p: f32, %q: f32, %before: f32, %o: f32):
      %m = arith.mulf %p, %q : f32
      %s = arith.addf %m, %before : f32
      linalg.yield %s : f32
    } -> tensor<2x2xf32>
    %sums1 = tensor.insert_slice %next into %sums[%i, 0, 0] [1, 2, 2] [1, 1, 1] : tensor<2x2xf32> into tensor<4x2x2xf32>
    %gates1 = tensor.insert_slice %g into %gates[%i, 0, 0] [1, 2, 2] [1, 1, 1] : tensor<2x2xf32> into tensor<4x2x2xf32>
    scf.yield %next, %sums1, %gates1 : tensor<2x2xf32>, tensor<4x2x2xf32>, tensor<4x2x2xf32>
  }
  check.expect_eq_const(%r#0, dense<[[20.0, 12.0], [20.0, 24.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  check.expect_eq_const(%r#1, dense<[[[2.0, 0.0], [2.0, 0.0]], [[6.0, 2.0], [6.0, 4.0]], [[12.0, 6.0], [12.0, 12.0]], [[20.0, 12.0], [20.0, 24.0]]]> : tensor<4x2x2xf32>) : tensor<4x2x2xf32>
  check.expect_eq_const(%r#2, dense<[[[1.0, 1.0], [1.0, 2.0]], [[2.0, 1.0], [2.0, 2.0]], [[3.0, 1.0], [3.0, 2.0]], [[4.0, 1.0], [4.0, 2.0]]]> : tensor<4x2x2xf32>) : tensor<4x2x2xf32>
  check.expect_eq_const(%zeros, dense<0.0> : tensor<4x2x2xf32>) : tensor<4x2x2xf32>
  return
}

func.func @widened_factors() {
  %x = util.unfoldable_constant dense<2.0> : tensor<32x16xf16>
  %w = util.unfoldable_constant dense<[[[5.0], [5.0]], [[3.0], [4.0]]]> : tensor<2x2x1xf16>
  %zero = arith.constant 0.0 : f32
  %xe = tensor.empty() : tensor<32x16xf32>
  %we = tensor.empty() : tensor<2x16x32xf32>
  %ye = tensor.empty() : tensor<32x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%ye : tensor<32x32xf32>) -> tensor<32x32xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<32x16xf16>) outs(%xe : tensor<32x16xf32>) {
  ^bb0(%p: f16, %o: f32):
    %half = arith.addf %p, %p : f16
    %s = arith.extf %half : f16 to f32
    linalg.yield %s : f32
  } -> tensor<32x16xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j floordiv 8, 0)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%w : tensor<2x2x1xf16>) outs(%we : tensor<2x16x32xf32>) {
  ^bb0(%p: f16, %o: f32):
    %s = arith.extf %p : f16 to f32
    linalg.yield %s : f32
  } -> tensor<2x16x32xf32>
  %part = tensor.extract_slice %b[1, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<2x16x32xf32> to tensor<16x32xf32>
  %y = linalg.matmul ins(%a, %part : tensor<32x16xf32>, tensor<16x32xf32>) outs(%zeros : tensor<32x32xf32>) -> tensor<32x32xf32>
  check.expect_eq_const(%y, dense<224.0> : tensor<32x32xf32>) : tensor<32x32xf32>
  return
}
