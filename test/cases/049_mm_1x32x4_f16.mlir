// source: iree#20770
// symptom: workgroup distribution verification failure for torch.aten.mm [1,32] x [32,4]
// targets it failed on: rocm gfx942
// category: unaligned matmul
// input: 1x32xf16
// input: 32x4xf16
// expect: values-from-reference
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<1x32xf16>, %arg1: tensor<32x4xf16>) -> (tensor<1x4xf16>) {
  %cst = arith.constant 0.000000e+00 : f32
  %2 = tensor.empty() : tensor<1x4xf32>
  %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<1x4xf32>) -> tensor<1x4xf32>
  %4 = linalg.matmul ins(%arg0, %arg1 : tensor<1x32xf16>, tensor<32x4xf16>) outs(%3 : tensor<1x4xf32>) -> tensor<1x4xf32>
  %5 = tensor.empty() : tensor<1x4xf16>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x4xf32>) outs(%5 : tensor<1x4xf16>) {
  ^bb0(%in: f32, %out: f16):
    %9 = arith.truncf %in : f32 to f16
    linalg.yield %9 : f16
  } -> tensor<1x4xf16>
  return %6 : tensor<1x4xf16>
}
