// Sums of f16 were rounded at each term: 2,048 times 1 x 0.01 gave 20.38.

func.func @matmul_f16() {
  %a = util.unfoldable_constant dense<1.0> : tensor<1x2048xf16>
  %b = util.unfoldable_constant dense<0.01> : tensor<2048x1xf16>
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<1x1xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<1x1xf16>) -> tensor<1x1xf16>
  %r = linalg.matmul ins(%a, %b : tensor<1x2048xf16>, tensor<2048x1xf16>) outs(%f : tensor<1x1xf16>) -> tensor<1x1xf16>
  check.expect_eq_const(%r, dense<20.484375> : tensor<1x1xf16>) : tensor<1x1xf16>
  return
}

// What the sum starts from is added once as well.
func.func @matmul_onto_f16() {
  %a = util.unfoldable_constant dense<1.0> : tensor<2x2048xf16>
  %b = util.unfoldable_constant dense<0.01> : tensor<2048x3xf16>
  %c = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [-1.0, -2.0, -20.484375]]> : tensor<2x3xf16>
  %r = linalg.matmul ins(%a, %b : tensor<2x2048xf16>, tensor<2048x3xf16>) outs(%c : tensor<2x3xf16>) -> tensor<2x3xf16>
  check.expect_almost_eq_const(%r, dense<[[21.484375, 22.484375, 23.484375], [19.484375, 18.484375, 0.0]]> : tensor<2x3xf16>, atol 1.0e-04) : tensor<2x3xf16>
  return
}

func.func @running_sum_f16() {
  %x = util.unfoldable_constant dense<0.01> : tensor<2048xf16>
  %o = tensor.empty() : tensor<2048xf16>
  %a = tensor.empty() : tensor<f16>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<2048xf16>) outs(%o, %a : tensor<2048xf16>, tensor<f16>) {
  ^bb0(%p: f16, %q: f16):
    %c = arith.addf %p, %q : f16
    linalg_ext.yield %c : f16
  } -> tensor<2048xf16>, tensor<f16>
  check.expect_eq_const(%r#1, dense<20.484375> : tensor<f16>) : tensor<f16>
  return
}
