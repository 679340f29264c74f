// source: iree#20772, #24053
// symptom: 1471283 ms for one call: topk becomes a full serial sort of 131072 elements
// targets it failed on: rocm gfx942, llvm-cpu (O(n^2) bubble sort)
// category: topk performance
// input: 1x1x131072xf16
// expect: values-from-reference
// note: f16 ties among the top values: check indices by gathering the values
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<1x1x131072xf16>) -> (tensor<1x1x4xf16>, tensor<1x1x4xi64>) {
  %1 = tensor.empty() : tensor<1x1x131072xi64>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1 : tensor<1x1x131072xi64>) {
  ^bb0(%out: i64):
    %7 = linalg.index 2 : index
    %8 = arith.index_cast %7 : index to i64
    linalg.yield %8 : i64
  } -> tensor<1x1x131072xi64>
  %3:2 = iree_linalg_ext.sort dimension(2) outs(%arg0, %2 : tensor<1x1x131072xf16>, tensor<1x1x131072xi64>) {
  ^bb0(%arg3: f16, %arg4: f16, %arg5: i64, %arg6: i64):
    %7 = arith.cmpf oge, %arg3, %arg4 : f16
    iree_linalg_ext.yield %7 : i1
  } -> tensor<1x1x131072xf16>, tensor<1x1x131072xi64>
  %extracted_slice = tensor.extract_slice %3#0[0, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<1x1x131072xf16> to tensor<1x1x4xf16>
  %extracted_slice_0 = tensor.extract_slice %3#1[0, 0, 0] [1, 1, 4] [1, 1, 1] : tensor<1x1x131072xi64> to tensor<1x1x4xi64>
  return %extracted_slice, %extracted_slice_0 : tensor<1x1x4xf16>, tensor<1x1x4xi64>
}
