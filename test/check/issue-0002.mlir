// Slices of nothing whose other sizes are known at run time only: the compiler crashed on tiles of size 0.

func.func private @rows_without_columns(%x: tensor<?x6xf32>) -> tensor<?x0xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %r = tensor.extract_slice %x[0, 5] [%n, 0] [1, 3] : tensor<?x6xf32> to tensor<?x0xf32>
  return %r : tensor<?x0xf32>
}

func.func @known_to_be_empty() {
  %x = util.unfoldable_constant dense<1.0> : tensor<2x6xf32>
  %c = tensor.cast %x : tensor<2x6xf32> to tensor<?x6xf32>
  %e = call @rows_without_columns(%c) : (tensor<?x6xf32>) -> tensor<?x0xf32>
  %r = tensor.cast %e : tensor<?x0xf32> to tensor<2x0xf32>
  check.expect_eq_const(%r, dense<> : tensor<2x0xf32>) : tensor<2x0xf32>
  return
}

// Known only after the cast is folded.
func.func @found_to_be_empty() {
  %x = util.unfoldable_constant dense<1> : tensor<2x1xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %x : tensor<2x1xi64> to tensor<?x?xi64>
  %n = tensor.dim %c, %c0 : tensor<?x?xi64>
  %m = tensor.dim %c, %c1 : tensor<?x?xi64>
  %left = affine.apply affine_map<(d0) -> ((d0 - 1) ceildiv 2)>(%m)
  %e = tensor.extract_slice %c[0, 1] [%n, %left] [1, 2] : tensor<?x?xi64> to tensor<?x?xi64>
  %r = tensor.cast %e : tensor<?x?xi64> to tensor<2x0xi64>
  check.expect_eq_const(%r, dense<> : tensor<2x0xi64>) : tensor<2x0xi64>
  return
}
