// source: iree#24735
// symptom: 'memref.alloca' op expected no unbounded stack allocations
// targets it failed on: llvm-cpu
// category: sort dynamic alloca
// input: 100xi64 range=-1000000:1000000
// expect: values-from-reference
func.func @main(%arg0: tensor<?xi64>) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %arg0, %c0 : tensor<?xi64>
  %e = tensor.empty(%dim) : tensor<?xi64>
  %idx = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%out: i64):
    %i = linalg.index 0 : index
    %iv = arith.index_cast %i : index to i64
    linalg.yield %iv : i64
  } -> tensor<?xi64>
  %s:2 = iree_linalg_ext.sort dimension(0) outs(%arg0, %idx : tensor<?xi64>, tensor<?xi64>) {
  ^bb0(%a0: i64, %a1: i64, %b0: i64, %b1: i64):
    %cmp = arith.cmpi sle, %a0, %a1 : i64
    iree_linalg_ext.yield %cmp : i1
  } -> tensor<?xi64>, tensor<?xi64>
  return %s#1 : tensor<?xi64>
}
