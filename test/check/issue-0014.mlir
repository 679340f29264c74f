// Products that go on from another tensor's values, of sizes for which the right operand is packed while the program runs.
func.func @accumulate() {
  %a = util.unfoldable_constant dense<1.0> : tensor<512x64xf32>
  %b = util.unfoldable_constant dense<2.0> : tensor<64x512xf32>
  %c = util.unfoldable_constant dense<3.0> : tensor<512x512xf32>
  %r = linalg.matmul ins(%a, %b : tensor<512x64xf32>, tensor<64x512xf32>) outs(%c : tensor<512x512xf32>) -> tensor<512x512xf32>
  check.expect_almost_eq_const(%r, dense<131.0> : tensor<512x512xf32>) : tensor<512x512xf32>
  return
}

// Twice, of dynamic sizes.
func.func @chain() {
  %n = util.unfoldable_constant 300 : index
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x64xf32>
  %a = linalg.fill ins(%one : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %b = arith.constant dense<0.5> : tensor<64x96xf32>
  %z = tensor.empty(%n) : tensor<?x96xf32>
  %f = linalg.fill ins(%one : f32) outs(%z : tensor<?x96xf32>) -> tensor<?x96xf32>
  %c = linalg.exp ins(%f : tensor<?x96xf32>) outs(%z : tensor<?x96xf32>) -> tensor<?x96xf32>
  %d = linalg.log ins(%c : tensor<?x96xf32>) outs(%z : tensor<?x96xf32>) -> tensor<?x96xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x96xf32>) outs(%d : tensor<?x96xf32>) -> tensor<?x96xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x96xf32>) outs(%0 : tensor<?x96xf32>) -> tensor<?x96xf32>
  %same = tensor.cast %1 : tensor<?x96xf32> to tensor<300x96xf32>
  check.expect_almost_eq_const(%same, dense<65.0> : tensor<300x96xf32>) : tensor<300x96xf32>
  return
}
