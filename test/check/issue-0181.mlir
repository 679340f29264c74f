// Long sums of f32 went one by one: 40,960 times 0.001 gave 40.9597.

func.func @rows() {
  %x = flow.tensor.dynamic_constant dense<0.001> : tensor<2x40960xf32> -> tensor<2x?xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %r = linalg.reduce { arith.addf } ins(%x : tensor<2x?xf32>) outs(%f : tensor<2xf32>) dimensions = [1]
  check.expect_almost_eq_const(%r, dense<40.960002> : tensor<2xf32>, atol 3.0e-04, rtol 0.0) : tensor<2xf32>
  return
}

func.func @columns() {
  %x = util.unfoldable_constant dense<0.001> : tensor<40960x5xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %r = linalg.reduce { arith.addf } ins(%x : tensor<40960x5xf32>) outs(%f : tensor<5xf32>) dimensions = [0]
  check.expect_almost_eq_const(%r, dense<40.960002> : tensor<5xf32>, atol 3.0e-04, rtol 0.0) : tensor<5xf32>
  return
}

func.func @matmul() {
  %a = util.unfoldable_constant dense<1.0> : tensor<3x40960xf32>
  %b = util.unfoldable_constant dense<0.001> : tensor<40960x4xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  %r = linalg.matmul ins(%a, %b : tensor<3x40960xf32>, tensor<40960x4xf32>) outs(%f : tensor<3x4xf32>) -> tensor<3x4xf32>
  check.expect_almost_eq_const(%r, dense<40.960002> : tensor<3x4xf32>, atol 3.0e-04, rtol 0.0) : tensor<3x4xf32>
  return
}

func.func @running_sum() {
  %x = util.unfoldable_constant dense<0.001> : tensor<40960x2xf32>
  %o = tensor.empty() : tensor<40960x2xf32>
  %a = tensor.empty() : tensor<2xf32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<40960x2xf32>) outs(%o, %a : tensor<40960x2xf32>, tensor<2xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<40960x2xf32>, tensor<2xf32>
  check.expect_almost_eq_const(%r#1, dense<40.960002> : tensor<2xf32>, atol 3.0e-04, rtol 0.0) : tensor<2xf32>
  return
}
