// A scatter into a slice with strides, which is copied first: on GPUs threads without a part of it overwrote the result.
func.func @into_strided_slice() {
  %x = util.unfoldable_constant dense<[[1.0, -2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %u = util.unfoldable_constant dense<[[0.0], [0.0], [2.0], [4.0], [-3.0]]> : tensor<5x1xf64>
  %i = util.unfoldable_constant dense<[[1], [0], [0], [0], [1]]> : tensor<5x1xi64>
  %row = tensor.extract_slice %x[0, 0] [1, 2] [2, 1] : tensor<2x2xf64> to tensor<1x2xf64>
  %r = linalg_ext.scatter dimension_map = [1] unique_indices(false) ins(%u, %i : tensor<5x1xf64>, tensor<5x1xi64>) outs(%row : tensor<1x2xf64>) {
  ^bb0(%a: f64, %b: f64):
    %s = arith.addf %b, %a : f64
    linalg_ext.yield %s : f64
  } -> tensor<1x2xf64>
  check.expect_eq_const(%r, dense<[[7.0, -5.0]]> : tensor<1x2xf64>) : tensor<1x2xf64>
  return
}
