// source: iree#21202
// symptom: wrong values and indices on MI300X (correct on llvm-cpu)
// targets it failed on: rocm gfx942
// category: topk wrong-numerics dynamic
// input: 3x33xf32
// input: 3x33xi32 range=0:1000
// expect: values-from-reference
func.func @main(%v: tensor<?x?xf32>, %i: tensor<?x?xi32>) -> (tensor<?x4xf32>, tensor<?x4xi32>) {
  %c0 = arith.constant 0 : index
  %ninf = arith.constant 0xFF800000 : f32
  %z = arith.constant 0 : i32
  %d = tensor.dim %v, %c0 : tensor<?x?xf32>
  %ev = tensor.empty(%d) : tensor<?x4xf32>
  %ei = tensor.empty(%d) : tensor<?x4xi32>
  %fv = linalg.fill ins(%ninf : f32) outs(%ev : tensor<?x4xf32>) -> tensor<?x4xf32>
  %fi = linalg.fill ins(%z : i32) outs(%ei : tensor<?x4xi32>) -> tensor<?x4xi32>
  %r:2 = iree_linalg_ext.topk dimension(1) ins(%v, %i : tensor<?x?xf32>, tensor<?x?xi32>) outs(%fv, %fi : tensor<?x4xf32>, tensor<?x4xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<?x4xf32>, tensor<?x4xi32>
  return %r#0, %r#1 : tensor<?x4xf32>, tensor<?x4xi32>
}
