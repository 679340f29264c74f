// source: iree#20505; the sort alone, batched and large
// symptom: 'malloc' called in a GPU kernel; thread races when the sort is not distributed
// targets it failed on: rocm
// category: sort malloc
// input: 4x1000xf32
// expect: values-from-reference
func.func @main(%keys: tensor<4x1000xf32>) -> (tensor<4x1000xf32>, tensor<4x1000xi64>) {
  %e = tensor.empty() : tensor<4x1000xi64>
  %iota = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<4x1000xi64>) {
  ^bb0(%out: i64):
    %i = linalg.index 1 : index
    %iv = arith.index_cast %i : index to i64
    linalg.yield %iv : i64
  } -> tensor<4x1000xi64>
  %s:2 = iree_linalg_ext.sort dimension(1) outs(%keys, %iota : tensor<4x1000xf32>, tensor<4x1000xi64>) {
  ^bb0(%a: f32, %b: f32, %ia: i64, %ib: i64):
    %c = arith.cmpf oge, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<4x1000xf32>, tensor<4x1000xi64>
  return %s#0, %s#1 : tensor<4x1000xf32>, tensor<4x1000xi64>
}
