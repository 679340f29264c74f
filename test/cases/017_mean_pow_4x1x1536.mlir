// source: iree#22055
// symptom: shared memory limit exceeded on a [4,1,1536] mean (MLA / RMSNorm of a decode step)
// targets it failed on: rocm gfx942
// category: lds reduction
// input: 4x1x1536xf32
// expect: values-from-reference
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<4x1x1536xf32>) -> (tensor<4x1x1536xf32>) {
  %c2_i64 = arith.constant 2 : i64
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 9.99999997E-7 : f32
  %cst_1 = arith.constant 1.536000e+03 : f32
  %1 = tensor.empty() : tensor<4x1x1536xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x1x1536xf32>) outs(%1 : tensor<4x1x1536xf32>) {
  ^bb0(%in: f32, %out: f32):
    %12 = math.fpowi %in, %c2_i64 : f32, i64
    linalg.yield %12 : f32
  } -> tensor<4x1x1536xf32>
  %3 = tensor.empty() : tensor<4x1x1xf32>
  %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x1x1xf32>) -> tensor<4x1x1xf32>
  %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<4x1x1536xf32>) outs(%4 : tensor<4x1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %12 = arith.addf %in, %out : f32
    linalg.yield %12 : f32
  } -> tensor<4x1x1xf32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<4x1x1xf32>) outs(%3 : tensor<4x1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %12 = arith.divf %in, %cst_1 : f32
    linalg.yield %12 : f32
  } -> tensor<4x1x1xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x1x1xf32>) outs(%3 : tensor<4x1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %12 = arith.addf %in, %cst_0 : f32
    linalg.yield %12 : f32
  } -> tensor<4x1x1xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x1x1xf32>) outs(%3 : tensor<4x1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %12 = math.rsqrt %in : f32
    linalg.yield %12 : f32
  } -> tensor<4x1x1xf32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %8 : tensor<4x1x1536xf32>, tensor<4x1x1xf32>) outs(%1 : tensor<4x1x1536xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %12 = arith.mulf %in, %in_2 : f32
    linalg.yield %12 : f32
  } -> tensor<4x1x1536xf32>
  return %9 : tensor<4x1x1536xf32>
}
