// The input channels of a convolution are known from its weights alone.
func.func @channels_known_from_weights() {
  %x = util.unfoldable_constant dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]]> : tensor<1x3x2xf32>
  %input = tensor.cast %x : tensor<1x3x2xf32> to tensor<1x3x?xf32>
  %weights = arith.constant dense<[[[1.0, -1.0, 0.0], [0.5, 1.0, 2.0]], [[2.0, 0.0, 1.0], [1.0, -2.0, 3.0]]]> : tensor<2x2x3xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x2x3xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %input_hidden = util.optimization_barrier %input : tensor<1x3x?xf32>
  %y = linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<1xi64>, dilations = dense<1> : tensor<1xi64>}
      ins(%input_hidden, %weights : tensor<1x3x?xf32>, tensor<2x2x3xf32>) outs(%start : tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  check.expect_almost_eq_const(%y, dense<[[[12.0, -7.0, 19.0], [21.0, -11.0, 31.0]]]> : tensor<1x2x3xf32>) : tensor<1x2x3xf32>
  return
}
