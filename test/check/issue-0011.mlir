// A recurrent network's first state: the left factor of a product, whose weights are in panels, is one number. Folded into the product, a
// sum over the panels was left, which no kernel reads.

func.func @first_state_is_zero() {
  %zero = arith.constant 0.0 : f32
  %state = arith.constant dense<0.0> : tensor<5x16xf32>
  %weights = arith.constant dense<0.25> : tensor<16x48xf32>
  %step = util.unfoldable_constant dense<1.5> : tensor<5x48xf32>
  %e = tensor.empty() : tensor<5x48xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x48xf32>) -> tensor<5x48xf32>
  %r = linalg.matmul ins(%state, %weights : tensor<5x16xf32>, tensor<16x48xf32>) outs(%f : tensor<5x48xf32>) -> tensor<5x48xf32>
  %s = linalg.add ins(%r, %step : tensor<5x48xf32>, tensor<5x48xf32>) outs(%e : tensor<5x48xf32>) -> tensor<5x48xf32>
  check.expect_almost_eq_const(%s, dense<1.5> : tensor<5x48xf32>) : tensor<5x48xf32>
  return
}

// The same where the number is filled in and the weights come at run time.
func.func @state_is_filled() {
  %zero = arith.constant 0.0 : f32
  %two = util.unfoldable_constant 2.0 : f32
  %weights = util.unfoldable_constant dense<0.25> : tensor<16x48xf32>
  %e16 = tensor.empty() : tensor<5x16xf32>
  %state = linalg.fill ins(%two : f32) outs(%e16 : tensor<5x16xf32>) -> tensor<5x16xf32>
  %e = tensor.empty() : tensor<5x48xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x48xf32>) -> tensor<5x48xf32>
  %r = linalg.matmul ins(%state, %weights : tensor<5x16xf32>, tensor<16x48xf32>) outs(%f : tensor<5x48xf32>) -> tensor<5x48xf32>
  check.expect_almost_eq_const(%r, dense<8.0> : tensor<5x48xf32>) : tensor<5x48xf32>
  return
}
