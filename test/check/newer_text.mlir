// Text that later versions of MLIR write: compiler/Input/Mlir/ParseFile.cpp.
func.func @newer_text() {
  %x = util.unfoldable_constant dense<[1.0, -2.0]> : tensor<2xf32>
  %e = tensor.empty() : tensor<2xf32>
  %s = linalg.elementwise <add> ins(%x, %x : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %n = linalg.elementwise <negf>
    ins(%s : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const(%n, dense<[-2.0, 4.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
