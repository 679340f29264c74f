// Results of one kernel of which some have fewer dimensions than others.

func.func @picked_and_looked_up() {
  %table = util.unfoldable_constant dense<[2, 0, 1]> : tensor<3xi64>
  %positions = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %data = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]> : tensor<3x3xf32>
  %e = tensor.empty() : tensor<2xi64>
  %picked = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%positions : tensor<2xi64>) outs(%e : tensor<2xi64>) {
  ^bb0(%in: i64, %out: i64):
    %at = arith.index_cast %in : i64 to index
    %x = tensor.extract %table[%at] : tensor<3xi64>
    linalg.yield %x : i64
  } -> tensor<2xi64>
  %f = tensor.empty() : tensor<2x3xf32>
  %rows = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%picked : tensor<2xi64>) outs(%f : tensor<2x3xf32>) {
  ^bb0(%in: i64, %out: f32):
    %at = arith.index_cast %in : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %data[%at, %j] : tensor<3x3xf32>
    linalg.yield %x : f32
  } -> tensor<2x3xf32>
  check.expect_eq_const(%picked, dense<[0, 2]> : tensor<2xi64>) : tensor<2xi64>
  check.expect_eq_const(%rows, dense<[[1.0, 2.0, 3.0], [7.0, 8.0, 9.0]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

// Rows of a table, picked by index, plus one row for all (read at 0 along the first dimension), reduced.
func.func @embedded() {
  %table = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0], [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0]]> : tensor<3x8xf32>
  %ids = util.unfoldable_constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi64>
  %more = util.unfoldable_constant dense<[[10.0, 20.0]]> : tensor<1x2xf32>
  %e = tensor.empty() : tensor<2x2x8xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b)>, affine_map<(a, b, c) -> (0, b)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%ids, %more : tensor<2x2xi64>, tensor<1x2xf32>) outs(%e : tensor<2x2x8xf32>) {
  ^bb0(%id: i64, %m: f32, %out: f32):
    %at = arith.index_cast %id : i64 to index
    %c = linalg.index 2 : index
    %x = tensor.extract %table[%at, %c] : tensor<3x8xf32>
    %y = arith.addf %x, %m : f32
    linalg.yield %y : f32
  } -> tensor<2x2x8xf32>
  %zero = arith.constant 0.0 : f32
  %f = tensor.empty() : tensor<2x2xf32>
  %start = linalg.fill ins(%zero : f32) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  %totals = linalg.reduce { arith.addf } ins(%sum : tensor<2x2x8xf32>) outs(%start : tensor<2x2xf32>) dimensions = [2]
  check.expect_eq_const(%totals, dense<[[84.0, 196.0], [96.0, 176.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  check.expect_eq_const(%sum, dense<[[[10.0, 11.0, 10.0, 11.0, 10.0, 11.0, 10.0, 11.0], [21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0, 28.0]], [[12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0, 12.0], [22.0, 22.0, 22.0, 22.0, 22.0, 22.0, 22.0, 22.0]]]> : tensor<2x2x8xf32>) : tensor<2x2x8xf32>
  return
}
