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
