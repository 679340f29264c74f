// Windows over all but the last rows: the loop over results, of one step, went away, and the loop over the window ran over all rows.

func.func @pool_with_one_row() {
  %x = util.unfoldable_constant dense<[[[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [100.0, 100.0, 100.0, 100.0]]]]> : tensor<1x1x4x4xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1x1x2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32>
  %window = tensor.empty() : tensor<3x3xf32>
  %r = linalg.pooling_nchw_sum {strides = dense<[2, 1]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %window : tensor<1x1x4x4xf32>, tensor<3x3xf32>) outs(%init : tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32>
  check.expect_eq_const(%r, dense<[[[[54.0, 63.0]]]]> : tensor<1x1x1x2xf32>) : tensor<1x1x1x2xf32>
  return
}

func.func @pool_with_one_column() {
  %x = util.unfoldable_constant dense<[[[[1, 2, 99, 50], [5, 6, 99, 50], [9, 10, 99, 50]]]]> : tensor<1x1x3x4xi32>
  %least = arith.constant -1000 : i32
  %e = tensor.empty() : tensor<1x1x2x1xi32>
  %init = linalg.fill ins(%least : i32) outs(%e : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>
  %window = tensor.empty() : tensor<2x2xi32>
  %r = linalg.pooling_nchw_max {strides = dense<[1, 3]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %window : tensor<1x1x3x4xi32>, tensor<2x2xi32>) outs(%init : tensor<1x1x2x1xi32>) -> tensor<1x1x2x1xi32>
  check.expect_eq_const(%r, dense<[[[[6], [10]]]]> : tensor<1x1x2x1xi32>) : tensor<1x1x2x1xi32>
  return
}
