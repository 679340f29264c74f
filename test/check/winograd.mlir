// Convolutions by the transforms of Winograd, as linalg has them: products of tiles of the image, with any number of images and channels.

func.func @f2x2_3x3() {
  %x = flow.tensor.dynamic_constant dense<[[[[2.0, -3.0], [-2.0, -2.0], [-2.0, 2.0], [3.0, 1.0], [-3.0, -3.0], [-1.0, 0.0]], [[1.0, 0.0], [-2.0, -2.0], [1.0, 2.0], [-3.0, -3.0], [0.0, -1.0], [3.0, 0.0]], [[-1.0, 0.0], [1.0, 1.0], [-2.0, 2.0], [2.0, 3.0], [2.0, -2.0], [-1.0, 1.0]], [[1.0, 1.0], [3.0, -1.0], [3.0, -3.0], [-3.0, 3.0], [3.0, -1.0], [-3.0, -1.0]], [[-3.0, 3.0], [1.0, 1.0], [-2.0, 0.0], [-2.0, 2.0], [0.0, -3.0], [-2.0, 1.0]], [[0.0, -1.0], [-2.0, -3.0], [1.0, 1.0], [0.0, 3.0], [3.0, -2.0], [1.0, 1.0]]], [[[-2.0, -1.0], [0.0, 2.0], [-1.0, 2.0], [1.0, -2.0], [-1.0, 2.0], [2.0, 1.0]], [[-3.0, 1.0], [-2.0, 2.0], [3.0, 0.0], [3.0, 2.0], [-1.0, 3.0], [-1.0, -3.0]], [[1.0, 2.0], [1.0, -1.0], [3.0, 0.0], [-1.0, -2.0], [-2.0, 1.0], [2.0, -1.0]], [[1.0, 3.0], [-2.0, -2.0], [0.0, 0.0], [-1.0, -1.0], [-3.0, 1.0], [3.0, -2.0]], [[2.0, -2.0], [-3.0, 2.0], [-2.0, 2.0], [-1.0, 0.0], [3.0, 3.0], [0.0, -2.0]], [[-2.0, 2.0], [1.0, -2.0], [3.0, 3.0], [3.0, 1.0], [3.0, 1.0], [0.0, 3.0]]]]> : tensor<2x6x6x2xf32> -> tensor<?x6x6x?xf32>
  %f = flow.tensor.dynamic_constant dense<[[[[1.0, 1.0], [-1.0, 1.0], [2.0, -2.0]], [[0.0, -1.0], [-2.0, -2.0], [-1.0, -2.0]], [[1.0, -1.0], [1.0, 2.0], [0.0, -2.0]]], [[[-2.0, -1.0], [0.0, 0.0], [-1.0, 2.0]], [[0.0, 2.0], [2.0, 1.0], [-2.0, -1.0]], [[1.0, 0.0], [2.0, 1.0], [2.0, -2.0]]]]> : tensor<2x3x3x2xf32> -> tensor<?x3x3x?xf32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x6x6x?xf32>
  %c = tensor.dim %x, %c3 : tensor<?x6x6x?xf32>
  %o = tensor.dim %f, %c0 : tensor<?x3x3x?xf32>
  %e0 = tensor.empty(%c, %o) : tensor<4x4x?x?xf32>
  %g = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<?x3x3x?xf32>) outs(%e0 : tensor<4x4x?x?xf32>) -> tensor<4x4x?x?xf32>
  %e1 = tensor.empty(%n, %c) : tensor<4x4x2x2x?x?xf32>
  %i = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<?x6x6x?xf32>) outs(%e1 : tensor<4x4x2x2x?x?xf32>) -> tensor<4x4x2x2x?x?xf32>
  %e2 = tensor.empty(%n, %o) : tensor<4x4x2x2x?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e2 : tensor<4x4x2x2x?x?xf32>) -> tensor<4x4x2x2x?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(a, b, h, w, n, f, c) -> (a, b, h, w, n, c)>, affine_map<(a, b, h, w, n, f, c) -> (a, b, c, f)>, affine_map<(a, b, h, w, n, f, c) -> (a, b, h, w, n, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%i, %g : tensor<4x4x2x2x?x?xf32>, tensor<4x4x?x?xf32>) outs(%z : tensor<4x4x2x2x?x?xf32>) {
  ^bb0(%l: f32, %k: f32, %s: f32):
    %t = arith.mulf %l, %k : f32
    %u = arith.addf %t, %s : f32
    linalg.yield %u : f32
  } -> tensor<4x4x2x2x?x?xf32>
  %e3 = tensor.empty(%n, %o) : tensor<?x4x4x?xf32>
  %y0 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x4x4x?xf32>) -> tensor<?x4x4x?xf32>
  %y = linalg.winograd_output_transform fmr(F_2_3) ins(%p : tensor<4x4x2x2x?x?xf32>) outs(%y0 : tensor<?x4x4x?xf32>) -> tensor<?x4x4x?xf32>
  check.expect_almost_eq_const(%y, dense<[[[[-8.0, -11.0], [5.0, 11.0], [18.0, 8.0], [-1.0, -19.0]], [[0.0, 24.0], [-17.0, -10.0], [6.0, 11.0], [-8.0, 13.0]], [[-14.0, 8.0], [-4.0, -6.0], [17.0, -16.0], [-17.0, 3.0]], [[-4.0, -6.0], [-17.0, -1.0], [30.0, 7.0], [-10.0, 12.0]]], [[[-13.0, 12.0], [5.0, 4.0], [-27.0, 5.0], [8.0, 12.0]], [[-5.0, -4.0], [1.0, 9.0], [-5.0, -11.0], [20.0, -19.0]], [[13.0, -17.0], [1.0, -12.0], [-10.0, -4.0], [24.0, 1.0]], [[-7.0, -13.0], [5.0, 23.0], [-14.0, 12.0], [5.0, 11.0]]]]> : tensor<2x4x4x2xf32>) : tensor<?x4x4x?xf32>
  return
}

func.func @f4x4_3x3() {
  %x = flow.tensor.dynamic_constant dense<[[[[-1.0, 1.0], [1.0, -1.0], [-2.0, 1.0], [-3.0, 1.0], [2.0, 1.0], [-3.0, 0.0], [-1.0, 0.0], [1.0, -2.0], [-3.0, 0.0], [1.0, -3.0]], [[3.0, 0.0], [3.0, 0.0], [2.0, 2.0], [0.0, -1.0], [1.0, -3.0], [1.0, 0.0], [-2.0, -2.0], [-3.0, 2.0], [1.0, -1.0], [3.0, -1.0]], [[-1.0, 3.0], [-3.0, -1.0], [-3.0, -1.0], [2.0, -1.0], [0.0, 0.0], [-3.0, -3.0], [-1.0, 0.0], [-3.0, 3.0], [2.0, 0.0], [2.0, 2.0]], [[-3.0, 3.0], [-3.0, 2.0], [2.0, 2.0], [-3.0, 2.0], [3.0, 2.0], [1.0, -2.0], [0.0, 0.0], [3.0, -1.0], [-1.0, -2.0], [0.0, 1.0]], [[0.0, -1.0], [0.0, 1.0], [-2.0, 1.0], [1.0, -3.0], [1.0, 0.0], [3.0, -1.0], [-1.0, 1.0], [3.0, -3.0], [-3.0, -2.0], [-1.0, 0.0]], [[0.0, -1.0], [3.0, 1.0], [-2.0, -1.0], [-2.0, -2.0], [2.0, 3.0], [0.0, -2.0], [2.0, -2.0], [-3.0, -2.0], [-1.0, -1.0], [-2.0, -2.0]]], [[[1.0, 0.0], [1.0, 3.0], [3.0, -3.0], [2.0, -1.0], [2.0, 1.0], [-3.0, 3.0], [3.0, 3.0], [-3.0, -2.0], [1.0, 0.0], [-3.0, 3.0]], [[-2.0, -3.0], [3.0, 1.0], [-3.0, -2.0], [3.0, 2.0], [3.0, 3.0], [-1.0, 0.0], [-1.0, -3.0], [-2.0, -3.0], [-3.0, -1.0], [3.0, 2.0]], [[1.0, -2.0], [-3.0, 1.0], [2.0, -1.0], [-3.0, -2.0], [3.0, 1.0], [0.0, -1.0], [3.0, -1.0], [0.0, 2.0], [-1.0, 0.0], [-3.0, 2.0]], [[-2.0, 0.0], [0.0, -2.0], [-2.0, 0.0], [-3.0, 3.0], [-1.0, 0.0], [-2.0, 3.0], [0.0, -3.0], [-1.0, -1.0], [-2.0, 2.0], [3.0, 1.0]], [[-2.0, 0.0], [0.0, 1.0], [2.0, 3.0], [2.0, 1.0], [0.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0], [0.0, 1.0], [-2.0, 1.0]], [[-1.0, 2.0], [1.0, 0.0], [-3.0, -3.0], [-2.0, 0.0], [0.0, 3.0], [-3.0, 1.0], [-1.0, 1.0], [-3.0, -1.0], [-3.0, -1.0], [-2.0, 2.0]]]]> : tensor<2x6x10x2xf32> -> tensor<?x6x10x?xf32>
  %f = flow.tensor.dynamic_constant dense<[[[[1.0, -2.0], [-1.0, 2.0], [2.0, 2.0]], [[-2.0, 2.0], [0.0, -2.0], [1.0, -2.0]], [[-2.0, 2.0], [-2.0, 0.0], [2.0, -1.0]]], [[[-1.0, -1.0], [1.0, 1.0], [-1.0, -2.0]], [[0.0, 0.0], [0.0, 1.0], [-2.0, 1.0]], [[0.0, -2.0], [1.0, 2.0], [-1.0, 0.0]]]]> : tensor<2x3x3x2xf32> -> tensor<?x3x3x?xf32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x6x10x?xf32>
  %c = tensor.dim %x, %c3 : tensor<?x6x10x?xf32>
  %o = tensor.dim %f, %c0 : tensor<?x3x3x?xf32>
  %e0 = tensor.empty(%c, %o) : tensor<6x6x?x?xf32>
  %g = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<?x3x3x?xf32>) outs(%e0 : tensor<6x6x?x?xf32>) -> tensor<6x6x?x?xf32>
  %e1 = tensor.empty(%n, %c) : tensor<6x6x1x2x?x?xf32>
  %i = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<?x6x10x?xf32>) outs(%e1 : tensor<6x6x1x2x?x?xf32>) -> tensor<6x6x1x2x?x?xf32>
  %e2 = tensor.empty(%n, %o) : tensor<6x6x1x2x?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x6x1x2x?x?xf32>) -> tensor<6x6x1x2x?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(a, b, h, w, n, f, c) -> (a, b, h, w, n, c)>, affine_map<(a, b, h, w, n, f, c) -> (a, b, c, f)>, affine_map<(a, b, h, w, n, f, c) -> (a, b, h, w, n, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%i, %g : tensor<6x6x1x2x?x?xf32>, tensor<6x6x?x?xf32>) outs(%z : tensor<6x6x1x2x?x?xf32>) {
  ^bb0(%l: f32, %k: f32, %s: f32):
    %t = arith.mulf %l, %k : f32
    %u = arith.addf %t, %s : f32
    linalg.yield %u : f32
  } -> tensor<6x6x1x2x?x?xf32>
  %e3 = tensor.empty(%n, %o) : tensor<?x4x8x?xf32>
  %y0 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x4x8x?xf32>) -> tensor<?x4x8x?xf32>
  %y = linalg.winograd_output_transform fmr(F_4_3) ins(%p : tensor<6x6x1x2x?x?xf32>) outs(%y0 : tensor<?x4x8x?xf32>) -> tensor<?x4x8x?xf32>
  check.expect_almost_eq_const(%y, dense<[[[[-7.0, -10.0], [10.0, -4.0], [16.0, -9.0], [-15.0, 8.0], [-1.0, -11.0], [-16.0, 19.0], [-1.0, 3.0], [31.0, -11.0]], [[37.0, -9.0], [11.0, 2.0], [8.0, -7.0], [2.0, 3.0], [-1.0, 1.0], [-11.0, 4.0], [1.0, 5.0], [-3.0, -5.0]], [[-15.0, 5.0], [12.0, 7.0], [-4.0, -5.0], [0.0, 10.0], [-14.0, -5.0], [6.0, -5.0], [11.0, -4.0], [-17.0, -5.0]], [[-13.0, 8.0], [-2.0, -4.0], [35.0, -23.0], [-13.0, 14.0], [-1.0, -16.0], [-4.0, -3.0], [-3.0, 6.0], [-3.0, -4.0]]], [[[8.0, 12.0], [-13.0, -9.0], [11.0, -12.0], [-8.0, 13.0], [29.0, -20.0], [-14.0, 14.0], [-11.0, -3.0], [-3.0, -4.0]], [[-11.0, 10.0], [12.0, -8.0], [21.0, -2.0], [9.0, -3.0], [2.0, -4.0], [-11.0, -5.0], [-30.0, 13.0], [21.0, 3.0]], [[23.0, 1.0], [-31.0, 23.0], [6.0, -8.0], [-4.0, 18.0], [8.0, -8.0], [23.0, -1.0], [-2.0, 2.0], [-15.0, -1.0]], [[-11.0, 2.0], [2.0, -10.0], [6.0, 8.0], [-13.0, 8.0], [8.0, 3.0], [-9.0, 1.0], [12.0, -5.0], [11.0, 2.0]]]]> : tensor<2x4x8x2xf32>) : tensor<?x4x8x?xf32>
  return
}

func.func @f2x2_5x5() {
  %x = flow.tensor.dynamic_constant dense<[[[[1.0, 0.0], [0.0, 0.0], [1.0, -2.0], [-3.0, 3.0], [0.0, -2.0], [3.0, 0.0], [-1.0, -2.0], [-3.0, 1.0]], [[1.0, 3.0], [3.0, 3.0], [-3.0, -3.0], [1.0, 1.0], [-2.0, 3.0], [3.0, -2.0], [1.0, -1.0], [0.0, 1.0]], [[0.0, 2.0], [-2.0, 0.0], [-2.0, 1.0], [-1.0, 1.0], [3.0, -1.0], [2.0, 1.0], [2.0, 1.0], [-2.0, 1.0]], [[-1.0, 0.0], [0.0, -1.0], [0.0, 0.0], [-2.0, 3.0], [3.0, -2.0], [-1.0, -2.0], [-2.0, -3.0], [-1.0, 2.0]], [[-2.0, 3.0], [2.0, -2.0], [-3.0, -2.0], [-1.0, -2.0], [1.0, 1.0], [2.0, 0.0], [0.0, 2.0], [1.0, -2.0]], [[3.0, 3.0], [0.0, 0.0], [1.0, 2.0], [2.0, 2.0], [-2.0, 3.0], [-3.0, 0.0], [-1.0, 1.0], [1.0, 0.0]]], [[[-3.0, -2.0], [0.0, 0.0], [-2.0, 3.0], [-2.0, 3.0], [1.0, -3.0], [-1.0, 1.0], [-2.0, -1.0], [3.0, -3.0]], [[3.0, -3.0], [0.0, 2.0], [-3.0, 3.0], [1.0, 0.0], [1.0, -1.0], [2.0, 0.0], [-3.0, 2.0], [2.0, 2.0]], [[1.0, -3.0], [-3.0, -2.0], [-1.0, 3.0], [-3.0, 0.0], [3.0, 1.0], [2.0, 2.0], [-1.0, 1.0], [-3.0, 2.0]], [[-2.0, 0.0], [1.0, -2.0], [2.0, -2.0], [1.0, 3.0], [1.0, -3.0], [1.0, 1.0], [-2.0, 3.0], [3.0, -2.0]], [[2.0, -3.0], [2.0, -1.0], [-2.0, -1.0], [2.0, 0.0], [1.0, -1.0], [-2.0, 3.0], [-3.0, -3.0], [-1.0, 3.0]], [[0.0, -3.0], [3.0, 3.0], [0.0, -1.0], [-2.0, 2.0], [-3.0, -3.0], [3.0, 0.0], [-1.0, 1.0], [-3.0, 1.0]]]]> : tensor<2x6x8x2xf32> -> tensor<?x6x8x?xf32>
  %f = flow.tensor.dynamic_constant dense<[[[[-1.0, 2.0], [-1.0, -2.0], [0.0, 0.0], [1.0, 1.0], [-2.0, -2.0]], [[0.0, 2.0], [1.0, 0.0], [1.0, -1.0], [-1.0, -1.0], [-1.0, 1.0]], [[-2.0, -2.0], [1.0, -1.0], [-1.0, -1.0], [-1.0, -1.0], [-1.0, 1.0]], [[0.0, 0.0], [0.0, 2.0], [0.0, 1.0], [2.0, -1.0], [0.0, -1.0]], [[-1.0, -2.0], [0.0, -1.0], [-2.0, 1.0], [0.0, 1.0], [-1.0, -1.0]]], [[[1.0, -1.0], [-2.0, 2.0], [-2.0, 2.0], [2.0, -2.0], [1.0, -2.0]], [[0.0, 1.0], [-1.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, 1.0]], [[0.0, -2.0], [2.0, 2.0], [1.0, 2.0], [1.0, 0.0], [1.0, 0.0]], [[2.0, -1.0], [0.0, 0.0], [1.0, -1.0], [-1.0, 0.0], [2.0, 2.0]], [[0.0, 0.0], [-2.0, 2.0], [-1.0, -2.0], [1.0, 2.0], [1.0, -2.0]]]]> : tensor<2x5x5x2xf32> -> tensor<?x5x5x?xf32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x6x8x?xf32>
  %c = tensor.dim %x, %c3 : tensor<?x6x8x?xf32>
  %o = tensor.dim %f, %c0 : tensor<?x5x5x?xf32>
  %e0 = tensor.empty(%c, %o) : tensor<6x6x?x?xf32>
  %g = linalg.winograd_filter_transform fmr(F_2_5) ins(%f : tensor<?x5x5x?xf32>) outs(%e0 : tensor<6x6x?x?xf32>) -> tensor<6x6x?x?xf32>
  %e1 = tensor.empty(%n, %c) : tensor<6x6x1x2x?x?xf32>
  %i = linalg.winograd_input_transform fmr(F_2_5) ins(%x : tensor<?x6x8x?xf32>) outs(%e1 : tensor<6x6x1x2x?x?xf32>) -> tensor<6x6x1x2x?x?xf32>
  %e2 = tensor.empty(%n, %o) : tensor<6x6x1x2x?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e2 : tensor<6x6x1x2x?x?xf32>) -> tensor<6x6x1x2x?x?xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(a, b, h, w, n, f, c) -> (a, b, h, w, n, c)>, affine_map<(a, b, h, w, n, f, c) -> (a, b, c, f)>, affine_map<(a, b, h, w, n, f, c) -> (a, b, h, w, n, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%i, %g : tensor<6x6x1x2x?x?xf32>, tensor<6x6x?x?xf32>) outs(%z : tensor<6x6x1x2x?x?xf32>) {
  ^bb0(%l: f32, %k: f32, %s: f32):
    %t = arith.mulf %l, %k : f32
    %u = arith.addf %t, %s : f32
    linalg.yield %u : f32
  } -> tensor<6x6x1x2x?x?xf32>
  %e3 = tensor.empty(%n, %o) : tensor<?x2x4x?xf32>
  %y0 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<?x2x4x?xf32>) -> tensor<?x2x4x?xf32>
  %y = linalg.winograd_output_transform fmr(F_2_5) ins(%p : tensor<6x6x1x2x?x?xf32>) outs(%y0 : tensor<?x2x4x?xf32>) -> tensor<?x2x4x?xf32>
  check.expect_almost_eq_const(%y, dense<[[[[-3.0, -14.0], [6.0, 21.0], [-5.0, 9.0], [15.0, -11.0]], [[-27.0, -13.0], [0.0, 16.0], [-9.0, 7.0], [14.0, 1.0]]], [[[-5.0, 7.0], [-3.0, 33.0], [20.0, 4.0], [14.0, -14.0]], [[-13.0, 39.0], [-21.0, 33.0], [16.0, 0.0], [-20.0, -30.0]]]]> : tensor<2x2x4x2xf32>) : tensor<?x2x4x?xf32>
  return
}

// One side only, added to what is there.
func.func @f4_3_of_columns() {
  %x = flow.tensor.dynamic_constant dense<[[[[2.0, -2.0], [1.0, 2.0], [2.0, -1.0]], [[-1.0, -3.0], [2.0, -3.0], [-3.0, 2.0]], [[-2.0, -3.0], [-1.0, -3.0], [3.0, 3.0]], [[3.0, 2.0], [1.0, -1.0], [1.0, -2.0]], [[-3.0, 3.0], [3.0, 2.0], [-2.0, 1.0]], [[3.0, 0.0], [-3.0, 0.0], [3.0, 3.0]], [[2.0, 0.0], [-2.0, -3.0], [0.0, -3.0]], [[3.0, 1.0], [3.0, 2.0], [0.0, 1.0]], [[-2.0, 2.0], [-1.0, -1.0], [1.0, -1.0]], [[0.0, -2.0], [0.0, -1.0], [-2.0, -2.0]]]]> : tensor<1x10x3x2xf32> -> tensor<?x10x3x2xf32>
  %f = util.unfoldable_constant dense<[[[[-2.0, 2.0]], [[-1.0, -2.0]], [[-1.0, -1.0]]], [[[1.0, 1.0]], [[-1.0, -1.0]], [[-1.0, -1.0]]]]> : tensor<2x3x1x2xf32>
  %b = flow.tensor.dynamic_constant dense<[[[[-4.0, 4.0], [1.0, 4.0], [4.0, -3.0]], [[-2.0, -3.0], [-2.0, 0.0], [3.0, 1.0]], [[-1.0, -1.0], [3.0, 1.0], [-1.0, 2.0]], [[4.0, 3.0], [-1.0, -2.0], [-2.0, 1.0]], [[3.0, -4.0], [3.0, -4.0], [1.0, -4.0]], [[-3.0, -3.0], [-4.0, 3.0], [-1.0, -1.0]], [[2.0, 0.0], [-1.0, 0.0], [-1.0, -3.0]], [[2.0, -4.0], [-4.0, -3.0], [2.0, 3.0]]]]> : tensor<1x8x3x2xf32> -> tensor<?x8x3x2xf32>
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x10x3x2xf32>
  %e0 = tensor.empty() : tensor<6x1x2x2xf32>
  %g = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x1x2xf32>) outs(%e0 : tensor<6x1x2x2xf32>) -> tensor<6x1x2x2xf32>
  %e1 = tensor.empty(%n) : tensor<6x1x2x3x?x2xf32>
  %i = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<?x10x3x2xf32>) outs(%e1 : tensor<6x1x2x3x?x2xf32>) -> tensor<6x1x2x3x?x2xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x1x2x3x?x2xf32>) -> tensor<6x1x2x3x?x2xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(a, b, h, w, n, f, c) -> (a, b, h, w, n, c)>, affine_map<(a, b, h, w, n, f, c) -> (a, b, c, f)>, affine_map<(a, b, h, w, n, f, c) -> (a, b, h, w, n, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%i, %g : tensor<6x1x2x3x?x2xf32>, tensor<6x1x2x2xf32>) outs(%z : tensor<6x1x2x3x?x2xf32>) {
  ^bb0(%l: f32, %k: f32, %s: f32):
    %t = arith.mulf %l, %k : f32
    %u = arith.addf %t, %s : f32
    linalg.yield %u : f32
  } -> tensor<6x1x2x3x?x2xf32>
  %y = linalg.winograd_output_transform fmr(F_4_3) ins(%p : tensor<6x1x2x3x?x2xf32>) outs(%b : tensor<?x8x3x2xf32>) -> tensor<?x8x3x2xf32>
  check.expect_almost_eq_const(%y, dense<[[[[0.0, 13.0], [11.0, 12.0], [-9.0, -7.0]], [[-3.0, -7.0], [-5.0, 3.0], [5.0, -5.0]], [[-10.0, -11.0], [-5.0, -8.0], [3.0, 10.0]], [[-4.0, 5.0], [-9.0, -4.0], [-14.0, -5.0]], [[10.0, -9.0], [9.0, 9.0], [1.0, -8.0]], [[-15.0, -6.0], [5.0, 0.0], [4.0, 7.0]], [[-7.0, -2.0], [-8.0, -8.0], [-9.0, -7.0]], [[-2.0, 2.0], [-2.0, 5.0], [9.0, 8.0]]]]> : tensor<1x8x3x2xf32>) : tensor<?x8x3x2xf32>
  return
}
