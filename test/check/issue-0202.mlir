// Found by random programs and by the whole table on lavapipe.
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

// Of f64 beyond what 32 bits hold, and -0: lavapipe rounds neither.
func.func @round_f64() {
  %x = util.unfoldable_constant dense<[910005288.5684, -0.0, 2.5, -3.5, 0.49999999999999994, 4503599627370497.5]> : tensor<6xf64>
  %y = math.roundeven %x : tensor<6xf64>
  %bits = tensor.bitcast %y : tensor<6xf64> to tensor<6xi64>
  %expected = util.unfoldable_constant dense<[910005289.0, -0.0, 2.0, -4.0, 0.0, 4503599627370498.0]> : tensor<6xf64>
  %wanted = tensor.bitcast %expected : tensor<6xf64> to tensor<6xi64>
  check.expect_eq(%bits, %wanted) : tensor<6xi64>
  return
}
