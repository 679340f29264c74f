// Positions from the data that are outside: kernels read the nearest element there.

func.func @nearest_rows() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %at = util.unfoldable_constant dense<[-1, 5, 1, 1099511627776, -9223372036854775808]> : tensor<5xi64>
  %e = tensor.empty() : tensor<5x2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%at : tensor<5xi64>) outs(%e : tensor<5x2xf32>) {
  ^bb0(%i: i64, %o: f32):
    %row = arith.index_cast %i : i64 to index
    %column = linalg.index 1 : index
    %v = tensor.extract %x[%row, %column] : tensor<3x2xf32>
    linalg.yield %v : f32
  } -> tensor<5x2xf32>
  check.expect_eq_const(%r, dense<[[1.0, 2.0], [5.0, 6.0], [3.0, 4.0], [5.0, 6.0], [1.0, 2.0]]> : tensor<5x2xf32>) : tensor<5x2xf32>
  return
}

// Of a number of rows that only the call knows; one row behind the last is read, too.
func.func @next_row() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %xc = tensor.cast %x : tensor<3x2xf32> to tensor<?x2xf32>
  %xd = util.optimization_barrier %xc : tensor<?x2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %xd, %c0 : tensor<?x2xf32>
  %e = tensor.empty(%n) : tensor<?x2xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x2xf32>) {
  ^bb0(%o: f32):
    %row = linalg.index 0 : index
    %column = linalg.index 1 : index
    %next = arith.addi %row, %c1 : index
    %v = tensor.extract %xd[%next, %column] : tensor<?x2xf32>
    linalg.yield %v : f32
  } -> tensor<?x2xf32>
  check.expect_eq_const(%r, dense<[[3.0, 4.0], [5.0, 6.0], [5.0, 6.0]]> : tensor<3x2xf32>) : tensor<?x2xf32>
  return
}

func.func @tosa_gather() {
  %x = util.unfoldable_constant dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]]> : tensor<1x3x2xf32>
  %at = util.unfoldable_constant dense<[[2, -7, 2147483647]]> : tensor<1x3xi32>
  %r = "tosa.gather"(%x, %at) : (tensor<1x3x2xf32>, tensor<1x3xi32>) -> tensor<1x3x2xf32>
  check.expect_eq_const(%r, dense<[[[5.0, 6.0], [1.0, 2.0], [5.0, 6.0]]]> : tensor<1x3x2xf32>) : tensor<1x3x2xf32>
  return
}
