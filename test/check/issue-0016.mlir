// A kernel with a result for each row and one along the rows: on GPUs nobody stored the first where the rows have more than one dimension.

#rows = affine_map<(d0, d1, d2) -> (d0, d1)>
#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

func.func @rows_and_columns() {
  %x = util.unfoldable_constant dense<[[1.0, -2.0, 3.0], [4.0, 5.0, -6.0]]> : tensor<2x3xf32>
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<2x3xf32>
  %relu = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<2x3xf32>) outs(%e1 : tensor<2x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.maximumf %a, %zero : f32
    linalg.yield %r : f32
  } -> tensor<2x3xf32>
  %e2 = tensor.empty() : tensor<2x3x2xf32>
  %wide = linalg.generic {indexing_maps = [#rows, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%relu : tensor<2x3xf32>) outs(%e2 : tensor<2x3x2xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<2x3x2xf32>
  check.expect_eq_const(%relu, dense<[[1.0, 0.0, 3.0], [4.0, 5.0, 0.0]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  check.expect_eq_const(%wide, dense<[[[1.0, 1.0], [0.0, 0.0], [3.0, 3.0]], [[4.0, 4.0], [5.0, 5.0], [0.0, 0.0]]]> : tensor<2x3x2xf32>) : tensor<2x3x2xf32>
  return
}
