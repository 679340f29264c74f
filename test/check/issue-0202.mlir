// Slices that keep a dimension of one element and drop one behind a size that becomes known while compiling.
func.func @drop_behind_unknown() {
  %x = arith.constant dense<[[[[[1, 2]]], [[[3, 4]]]]]> : tensor<1x2x1x1x2xi8>
  %unknown = tensor.cast %x : tensor<1x2x1x1x2xi8> to tensor<1x?x1x1x?xi8>
  %one = arith.constant 1 : index
  %n = tensor.dim %unknown, %one : tensor<1x?x1x1x?xi8>
  %y = tensor.extract_slice %unknown[0, 0, 0, 0, 1] [1, %n, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<1x?x1x1x?xi8> to tensor<1x?xi8>
  %known = tensor.cast %y : tensor<1x?xi8> to tensor<1x2xi8>
  check.expect_eq_const(%known, dense<[[2, 4]]> : tensor<1x2xi8>) : tensor<1x2xi8>
  %into = util.unfoldable_constant dense<0> : tensor<1x2x2xi8>
  %z = tensor.insert_slice %y into %into[0, 0, 1] [1, %n, 1] [1, 1, 1] : tensor<1x?xi8> into tensor<1x2x2xi8>
  check.expect_eq_const(%z, dense<[[[0, 2], [0, 4]]]> : tensor<1x2x2xi8>) : tensor<1x2x2xi8>
  return
}
