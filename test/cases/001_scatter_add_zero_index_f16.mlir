// source: iree#20767
// symptom: compile error at --iree-opt-level=O3: uses 196608 bytes of shared memory; exceeded the limit of 65536 bytes
// targets it failed on: rocm gfx942 (hip, O3)
// category: lds
// input: 16x32x32xf16
// expect: values-from-reference
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<16x32x32xf16>) -> (tensor<16x32x32xf16>) {
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c0_i64 = arith.constant 0 : i64
  %cst = arith.constant 0.000000e+00 : f16
  %cst_0 = arith.constant dense<0.000000e+00> : tensor<16x32x32xf16>
  %1 = tensor.empty() : tensor<16384x1xi64>
  %2 = linalg.fill ins(%c0_i64 : i64) outs(%1 : tensor<16384x1xi64>) -> tensor<16384x1xi64>
  %3 = tensor.empty() : tensor<16384xf16>
  %4 = linalg.fill ins(%cst : f16) outs(%3 : tensor<16384xf16>) -> tensor<16384xf16>
  %5:4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%2, %2, %2, %4 : tensor<16384x1xi64>, tensor<16384x1xi64>, tensor<16384x1xi64>, tensor<16384xf16>) {
  ^bb0(%out: i64, %out_3: i64, %out_4: i64, %out_5: f16):
    %11 = linalg.index 0 : index
    %12 = arith.remsi %11, %c32 : index
    %13 = arith.divsi %11, %c32 : index
    %14 = arith.remsi %13, %c32 : index
    %15 = arith.divsi %13, %c32 : index
    %16 = arith.remsi %15, %c16 : index
    %extracted = tensor.extract %arg0[%16, %14, %12] : tensor<16x32x32xf16>
    %17 = arith.index_cast %14 : index to i64
    %18 = arith.index_cast %12 : index to i64
    linalg.yield %c0_i64, %17, %18, %extracted : i64, i64, i64, f16
  } -> (tensor<16384x1xi64>, tensor<16384x1xi64>, tensor<16384x1xi64>, tensor<16384xf16>)
  %6 = tensor.empty() : tensor<16384x3xi64>
  %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<16384x3xi64>) -> tensor<16384x3xi64>
  %inserted_slice = tensor.insert_slice %5#0 into %7[0, 0] [16384, 1] [1, 1] : tensor<16384x1xi64> into tensor<16384x3xi64>
  %inserted_slice_1 = tensor.insert_slice %5#1 into %inserted_slice[0, 1] [16384, 1] [1, 1] : tensor<16384x1xi64> into tensor<16384x3xi64>
  %inserted_slice_2 = tensor.insert_slice %5#2 into %inserted_slice_1[0, 2] [16384, 1] [1, 1] : tensor<16384x1xi64> into tensor<16384x3xi64>
  %8 = iree_linalg_ext.scatter dimension_map = [0, 1, 2] unique_indices(false) ins(%5#3, %inserted_slice_2 : tensor<16384xf16>, tensor<16384x3xi64>) outs(%cst_0 : tensor<16x32x32xf16>) {
  ^bb0(%arg3: f16, %arg4: f16):
    %11 = arith.addf %arg4, %arg3 : f16
    iree_linalg_ext.yield %11 : f16
  } -> tensor<16x32x32xf16>
  return %8 : tensor<16x32x32xf16>
}
