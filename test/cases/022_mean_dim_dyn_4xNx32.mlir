// source: iree#21165, same family #23051, #21465
// symptom: workgroup distribution verification failure on a dynamic mean over the last dimension ([4,?,32] f32)
// targets it failed on: rocm gfx942
// category: dynamic reduction
// input: 4x37x32xf32
// expect: values-from-reference
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<4x?x32xf32>) -> (tensor<4x?x32xf32>) {
  %c2_i64 = arith.constant 2 : i64
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 9.99999974E-6 : f32
  %cst_1 = arith.constant 3.200000e+01 : f32
  %gd0 = arith.constant 1 : index
  %0 = tensor.dim %arg0, %gd0 : tensor<4x?x32xf32>
  %dim = tensor.dim %arg0, %c1 : tensor<4x?x32xf32>
  %2 = tensor.empty(%dim) : tensor<4x?x32xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x?x32xf32>) outs(%2 : tensor<4x?x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %13 = math.fpowi %in, %c2_i64 : f32, i64
    linalg.yield %13 : f32
  } -> tensor<4x?x32xf32>
  %4 = tensor.empty(%dim) : tensor<4x?x1xf32>
  %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4x?x1xf32>) -> tensor<4x?x1xf32>
  %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<4x?x32xf32>) outs(%5 : tensor<4x?x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %13 = arith.addf %in, %out : f32
    linalg.yield %13 : f32
  } -> tensor<4x?x1xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x?x1xf32>) outs(%4 : tensor<4x?x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %13 = arith.divf %in, %cst_1 : f32
    linalg.yield %13 : f32
  } -> tensor<4x?x1xf32>
  %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<4x?x1xf32>) outs(%4 : tensor<4x?x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %13 = arith.addf %in, %cst_0 : f32
    linalg.yield %13 : f32
  } -> tensor<4x?x1xf32>
  %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<4x?x1xf32>) outs(%4 : tensor<4x?x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %13 = math.rsqrt %in : f32
    linalg.yield %13 : f32
  } -> tensor<4x?x1xf32>
  %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %9 : tensor<4x?x32xf32>, tensor<4x?x1xf32>) outs(%2 : tensor<4x?x32xf32>) {
  ^bb0(%in: f32, %in_3: f32, %out: f32):
    %13 = arith.mulf %in, %in_3 : f32
    linalg.yield %13 : f32
  } -> tensor<4x?x32xf32>
  return %10 : tensor<4x?x32xf32>
}
