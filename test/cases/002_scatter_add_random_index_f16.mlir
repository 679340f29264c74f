// source: iree#20767; variant: index is an argument with duplicates
// symptom: same family: scatter_add dim 0 with colliding indices; shared memory overflow at O3, or serial scatter
// targets it failed on: rocm gfx942 (hip, O3)
// category: lds scatter
// input: 16x32x32xf16
// input: 16x32x32xi64 range=0:16
// expect: values-from-reference
// note: f16 sums of up to 16 terms in unspecified order: compare with tolerance 1e-2
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<16x32x32xf16>, %arg1: tensor<16x32x32xi64>) -> (tensor<16x32x32xf16>) {
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c0_i64 = arith.constant 0 : i64
  %cst = arith.constant 0.000000e+00 : f16
  %cst_0 = arith.constant dense<0.000000e+00> : tensor<16x32x32xf16>
  %2 = tensor.empty() : tensor<16384x1xi64>
  %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<16384x1xi64>) -> tensor<16384x1xi64>
  %4 = tensor.empty() : tensor<16384xf16>
  %5 = linalg.fill ins(%cst : f16) outs(%4 : tensor<16384xf16>) -> tensor<16384xf16>
  %6:4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%3, %3, %3, %5 : tensor<16384x1xi64>, tensor<16384x1xi64>, tensor<16384x1xi64>, tensor<16384xf16>) {
  ^bb0(%out: i64, %out_3: i64, %out_4: i64, %out_5: f16):
    %12 = linalg.index 0 : index
    %13 = arith.remsi %12, %c32 : index
    %14 = arith.divsi %12, %c32 : index
    %15 = arith.remsi %14, %c32 : index
    %16 = arith.divsi %14, %c32 : index
    %17 = arith.remsi %16, %c16 : index
    %extracted = tensor.extract %arg1[%17, %15, %13] : tensor<16x32x32xi64>
    %extracted_6 = tensor.extract %arg0[%17, %15, %13] : tensor<16x32x32xf16>
    %18 = arith.index_cast %15 : index to i64
    %19 = arith.index_cast %13 : index to i64
    linalg.yield %extracted, %18, %19, %extracted_6 : i64, i64, i64, f16
  } -> (tensor<16384x1xi64>, tensor<16384x1xi64>, tensor<16384x1xi64>, tensor<16384xf16>)
  %7 = tensor.empty() : tensor<16384x3xi64>
  %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<16384x3xi64>) -> tensor<16384x3xi64>
  %inserted_slice = tensor.insert_slice %6#0 into %8[0, 0] [16384, 1] [1, 1] : tensor<16384x1xi64> into tensor<16384x3xi64>
  %inserted_slice_1 = tensor.insert_slice %6#1 into %inserted_slice[0, 1] [16384, 1] [1, 1] : tensor<16384x1xi64> into tensor<16384x3xi64>
  %inserted_slice_2 = tensor.insert_slice %6#2 into %inserted_slice_1[0, 2] [16384, 1] [1, 1] : tensor<16384x1xi64> into tensor<16384x3xi64>
  %9 = iree_linalg_ext.scatter dimension_map = [0, 1, 2] unique_indices(false) ins(%6#3, %inserted_slice_2 : tensor<16384xf16>, tensor<16384x3xi64>) outs(%cst_0 : tensor<16x32x32xf16>) {
  ^bb0(%arg4: f16, %arg5: f16):
    %12 = arith.addf %arg5, %arg4 : f16
    iree_linalg_ext.yield %12 : f16
  } -> tensor<16x32x32xf16>
  return %9 : tensor<16x32x32xf16>
}
