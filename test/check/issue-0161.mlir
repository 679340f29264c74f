// One element of a dimension, taken by steps of more than one, where others of its size stay: LLVM crashed on the view.
func.func @steps_of_one_element() {
  %x = util.unfoldable_constant dense<[[[[1], [2], [3]]], [[[4], [5], [6]]]]> : tensor<2x1x3x1xi32>
  %y = tensor.extract_slice %x[1, 0, 2, 0] [1, 1, 1, 1] [2, 3, 2, 1] : tensor<2x1x3x1xi32> to tensor<1x1x1xi32>
  check.expect_eq_const(%y, dense<6> : tensor<1x1x1xi32>) : tensor<1x1x1xi32>
  %z = tensor.insert_slice %y into %x[0, 0, 1, 0] [1, 1, 1, 1] [5, 1, 4, 1] : tensor<1x1x1xi32> into tensor<2x1x3x1xi32>
  check.expect_eq_const(%z, dense<[[[[1], [6], [3]]], [[[4], [5], [6]]]]> : tensor<2x1x3x1xi32>) : tensor<2x1x3x1xi32>
  return
}

// Positions that are constants, where either of two dimensions of one element may be the one that goes.
func.func @positions_as_values() {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %a = util.unfoldable_constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xf32>
  %s = tensor.extract_slice %a[%zero, %four, %zero] [1, 2, 1] [7, 1, 1] : tensor<1x6x1xf32> to tensor<1x2xf32>
  check.expect_eq_const(%s, dense<[[5.0, 6.0]]> : tensor<1x2xf32>) : tensor<1x2xf32>
  return
}
