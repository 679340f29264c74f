// source: iree#21014
// symptom: error: failed to bufferize op (bufferization.alloc_tensor tensor<?x4xf32>); the same program with a sigmoid before topk passes
// targets it failed on: rocm gfx942
// category: topk dynamic
// input: 7x4xf32
// expect: values-from-reference
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<?x4xf32>) -> (tensor<?x2xf32>, tensor<?x2xi64>) {
  %c0 = arith.constant 0 : index
  %gd0 = arith.constant 0 : index
  %0 = tensor.dim %arg0, %gd0 : tensor<?x4xf32>
  %dim = tensor.dim %arg0, %c0 : tensor<?x4xf32>
  %2 = tensor.empty(%dim) : tensor<?x4xi64>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<?x4xi64>) {
  ^bb0(%out: i64):
    %8 = linalg.index 1 : index
    %9 = arith.index_cast %8 : index to i64
    linalg.yield %9 : i64
  } -> tensor<?x4xi64>
  %4:2 = iree_linalg_ext.sort dimension(1) outs(%arg0, %3 : tensor<?x4xf32>, tensor<?x4xi64>) {
  ^bb0(%arg3: f32, %arg4: f32, %arg5: i64, %arg6: i64):
    %8 = arith.cmpf oge, %arg3, %arg4 : f32
    iree_linalg_ext.yield %8 : i1
  } -> tensor<?x4xf32>, tensor<?x4xi64>
  %dim_0 = tensor.dim %4#0, %c0 : tensor<?x4xf32>
  %extracted_slice = tensor.extract_slice %4#0[0, 0] [%dim_0, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %dim_1 = tensor.dim %4#1, %c0 : tensor<?x4xi64>
  %extracted_slice_2 = tensor.extract_slice %4#1[0, 0] [%dim_1, 2] [1, 1] : tensor<?x4xi64> to tensor<?x2xi64>
  return %extracted_slice, %extracted_slice_2 : tensor<?x2xf32>, tensor<?x2xi64>
}
