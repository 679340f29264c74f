// The first of several operations needs no workspace, a later one does: on GPUs it was not given any.
func.func @one_of_two_results() {
  %n = util.unfoldable_constant 3000 : index
  %e = tensor.empty(%n) : tensor<?x1xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x1xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %int = arith.index_cast %i : index to i32
    %v = arith.sitofp %int : i32 to f32
    linalg.yield %v : f32
  } -> tensor<?x1xf32>
  %kept = util.optimization_barrier %x : tensor<?x1xf32>
  %low = arith.constant 0xFF800000 : f32
  %f = tensor.empty(%n) : tensor<?xf32>
  %values = linalg.fill ins(%low : f32) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %zero = arith.constant 0 : i64
  %g = tensor.empty(%n) : tensor<?xi64>
  %places = linalg.fill ins(%zero : i64) outs(%g : tensor<?xi64>) -> tensor<?xi64>
  %best:2 = linalg_ext.arg_compare dimension(1) ins(%kept : tensor<?x1xf32>) outs(%values, %places : tensor<?xf32>, tensor<?xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<?xf32>, tensor<?xi64>
  %same = tensor.collapse_shape %kept [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
  check.expect_eq(%best#0, %same) : tensor<?xf32>
  return
}
