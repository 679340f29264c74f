// Convolutions with one output pixel, as in squeeze-and-excitation blocks, against products.

func.func private @tensor2(%d0: index, %d1: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i0, i1) -> (i0, i1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %c0 = arith.constant 5 : index
    %p0 = arith.muli %i0, %c0 : index
    %s = arith.addi %p0, %i1 : index
    %m = arith.constant 7 : index
    %r = arith.remui %s, %m : index
    %int = arith.index_cast %r : index to i32
    %v = arith.sitofp %int : i32 to f32
    %c3 = arith.constant 3.0 : f32
    %t = arith.subf %v, %c3 : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %x : tensor<?x?xf32>
}

// One pixel, with what follows: bias, activation, and the gate of an image of several pixels.
func.func private @gate(%x: tensor<3x19xf32>, %w: tensor<13x19xf32>, %bias: tensor<13xf32>, %image: tensor<3x13x4x5xf32>) -> (tensor<3x13x4x5xf32>, tensor<3x13x4x5xf32>) {
  %zero = arith.constant 0.0 : f32
  %x4 = tensor.expand_shape %x [[0], [1, 2, 3]] output_shape [3, 19, 1, 1] : tensor<3x19xf32> into tensor<3x19x1x1xf32>
  %w4 = tensor.expand_shape %w [[0], [1, 2, 3]] output_shape [13, 19, 1, 1] : tensor<13x19xf32> into tensor<13x19x1x1xf32>
  %e = tensor.empty() : tensor<3x13x1x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x13x1x1xf32>) -> tensor<3x13x1x1xf32>
  %c = linalg.conv_2d_nchw_fchw ins(%x4, %w4 : tensor<3x19x1x1xf32>, tensor<13x19x1x1xf32>) outs(%f : tensor<3x13x1x1xf32>) -> tensor<3x13x1x1xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c, %bias : tensor<3x13x1x1xf32>, tensor<13xf32>) outs(%e : tensor<3x13x1x1xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<3x13x1x1xf32>
  %ei = tensor.empty() : tensor<3x13x4x5xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, 0, 0)>, affine_map<(n, c, h, w) -> (n, c, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%image, %a : tensor<3x13x4x5xf32>, tensor<3x13x1x1xf32>) outs(%ei : tensor<3x13x4x5xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.mulf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<3x13x4x5xf32>

  %em = tensor.empty() : tensor<3x13xf32>
  %fm = linalg.fill ins(%zero : f32) outs(%em : tensor<3x13xf32>) -> tensor<3x13xf32>
  %m = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %w : tensor<3x19xf32>, tensor<13x19xf32>) outs(%fm : tensor<3x13xf32>) -> tensor<3x13xf32>
  %stored = util.optimization_barrier %m : tensor<3x13xf32>
  %z = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c)>, affine_map<(n, c, h, w) -> (c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%image, %stored, %bias : tensor<3x13x4x5xf32>, tensor<3x13xf32>, tensor<13xf32>) outs(%ei : tensor<3x13x4x5xf32>) {
  ^bb0(%i: f32, %p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %r = arith.maximumf %s, %zero : f32
    %t = arith.mulf %i, %r : f32
    linalg.yield %t : f32
  } -> tensor<3x13x4x5xf32>
  return %y, %z : tensor<3x13x4x5xf32>, tensor<3x13x4x5xf32>
}

func.func @gate_of_an_image() {
  %c3 = arith.constant 3 : index
  %c13 = arith.constant 13 : index
  %c19 = arith.constant 19 : index
  %c1 = arith.constant 1 : index
  %c60 = arith.constant 60 : index
  %x0 = call @tensor2(%c3, %c19) : (index, index) -> tensor<?x?xf32>
  %w0 = call @tensor2(%c13, %c19) : (index, index) -> tensor<?x?xf32>
  %b0 = call @tensor2(%c1, %c13) : (index, index) -> tensor<?x?xf32>
  %i0 = call @tensor2(%c13, %c60) : (index, index) -> tensor<?x?xf32>
  %xs = tensor.cast %x0 : tensor<?x?xf32> to tensor<3x19xf32>
  %ws = tensor.cast %w0 : tensor<?x?xf32> to tensor<13x19xf32>
  %bs = tensor.cast %b0 : tensor<?x?xf32> to tensor<1x13xf32>
  %is = tensor.cast %i0 : tensor<?x?xf32> to tensor<13x60xf32>
  %x = util.optimization_barrier %xs : tensor<3x19xf32>
  %w = util.optimization_barrier %ws : tensor<13x19xf32>
  %b1 = util.optimization_barrier %bs : tensor<1x13xf32>
  %i1 = util.optimization_barrier %is : tensor<13x60xf32>
  %bias = tensor.collapse_shape %b1 [[0, 1]] : tensor<1x13xf32> into tensor<13xf32>
  %flat = tensor.collapse_shape %i1 [[0, 1]] : tensor<13x60xf32> into tensor<780xf32>
  %image = tensor.expand_shape %flat [[0, 1, 2, 3]] output_shape [3, 13, 4, 5] : tensor<780xf32> into tensor<3x13x4x5xf32>
  %y, %z = call @gate(%x, %w, %bias, %image) : (tensor<3x19xf32>, tensor<13x19xf32>, tensor<13xf32>, tensor<3x13x4x5xf32>) -> (tensor<3x13x4x5xf32>, tensor<3x13x4x5xf32>)
  check.expect_eq(%y, %z) : tensor<3x13x4x5xf32>
  return
}

// A window as large as the image.
func.func @whole_window() {
  %zero = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c63 = arith.constant 63 : index
  %x0 = call @tensor2(%c2, %c63) : (index, index) -> tensor<?x?xf32>
  %w0 = call @tensor2(%c5, %c63) : (index, index) -> tensor<?x?xf32>
  %xs = tensor.cast %x0 : tensor<?x?xf32> to tensor<2x63xf32>
  %ws = tensor.cast %w0 : tensor<?x?xf32> to tensor<5x63xf32>
  %x = util.optimization_barrier %xs : tensor<2x63xf32>
  %w = util.optimization_barrier %ws : tensor<5x63xf32>
  %x4 = tensor.expand_shape %x [[0], [1, 2, 3]] output_shape [2, 7, 3, 3] : tensor<2x63xf32> into tensor<2x7x3x3xf32>
  %w4 = tensor.expand_shape %w [[0], [1, 2, 3]] output_shape [5, 7, 3, 3] : tensor<5x63xf32> into tensor<5x7x3x3xf32>
  %e = tensor.empty() : tensor<2x5x1x1xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x5x1x1xf32>) -> tensor<2x5x1x1xf32>
  %c = linalg.conv_2d_nchw_fchw ins(%x4, %w4 : tensor<2x7x3x3xf32>, tensor<5x7x3x3xf32>) outs(%f : tensor<2x5x1x1xf32>) -> tensor<2x5x1x1xf32>
  %y = tensor.collapse_shape %c [[0], [1, 2, 3]] : tensor<2x5x1x1xf32> into tensor<2x5xf32>
  %em = tensor.empty() : tensor<2x5xf32>
  %fm = linalg.fill ins(%zero : f32) outs(%em : tensor<2x5xf32>) -> tensor<2x5xf32>
  %z = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %w : tensor<2x63xf32>, tensor<5x63xf32>) outs(%fm : tensor<2x5xf32>) -> tensor<2x5xf32>
  check.expect_eq(%y, %z) : tensor<2x5xf32>
  return
}
