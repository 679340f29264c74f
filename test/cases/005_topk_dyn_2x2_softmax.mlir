// source: iree#20699
// symptom: without O3: assertion 'expected the same aType and bType'; with O3: failed to bufferize op (bufferization.alloc_tensor tensor<1x1x2xi64>): the two results of one sort are used in different dispatches
// targets it failed on: rocm gfx942
// category: topk dynamic
// input: 5x2x2xf32
// expect: values-from-reference
// form: lowered by torch-mlir from a program in the torch dialect
func.func @main(%arg0: tensor<?x2x2xf32>) -> (tensor<?x2x2xf32>, tensor<?x2x2xi64>) {
  %c0_i64 = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 0xFF800000 : f32
  %gd0 = arith.constant 0 : index
  %0 = tensor.dim %arg0, %gd0 : tensor<?x2x2xf32>
  %dim = tensor.dim %arg0, %c0 : tensor<?x2x2xf32>
  %2 = tensor.empty(%dim) : tensor<?x2x2xi64>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%2 : tensor<?x2x2xi64>) {
  ^bb0(%out: i64):
    %20 = linalg.index 2 : index
    %21 = arith.index_cast %20 : index to i64
    linalg.yield %21 : i64
  } -> tensor<?x2x2xi64>
  %4:2 = iree_linalg_ext.sort dimension(2) outs(%arg0, %3 : tensor<?x2x2xf32>, tensor<?x2x2xi64>) {
  ^bb0(%arg3: f32, %arg4: f32, %arg5: i64, %arg6: i64):
    %20 = arith.cmpf oge, %arg3, %arg4 : f32
    iree_linalg_ext.yield %20 : i1
  } -> tensor<?x2x2xf32>, tensor<?x2x2xi64>
  %dim_1 = tensor.dim %4#0, %c0 : tensor<?x2x2xf32>
  %extracted_slice = tensor.extract_slice %4#0[0, 0, 0] [%dim_1, 2, 2] [1, 1, 1] : tensor<?x2x2xf32> to tensor<?x2x2xf32>
  %dim_2 = tensor.dim %4#1, %c0 : tensor<?x2x2xi64>
  %extracted_slice_3 = tensor.extract_slice %4#1[0, 0, 0] [%dim_2, 2, 2] [1, 1, 1] : tensor<?x2x2xi64> to tensor<?x2x2xi64>
  %5 = tensor.empty(%dim_1) : tensor<?x2xi64>
  %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<?x2xi64>) -> tensor<?x2xi64>
  %7 = tensor.empty(%dim_1) : tensor<?x2xf32>
  %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<?x2xf32>) -> tensor<?x2xf32>
  %9:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%extracted_slice : tensor<?x2x2xf32>) outs(%8, %6 : tensor<?x2xf32>, tensor<?x2xi64>) {
  ^bb0(%in: f32, %out: f32, %out_6: i64):
    %20 = linalg.index 2 : index
    %21 = arith.index_cast %20 : index to i64
    %22 = arith.maximumf %in, %out : f32
    %23 = arith.cmpf ogt, %in, %out : f32
    %24 = arith.select %23, %21, %out_6 : i64
    linalg.yield %22, %24 : f32, i64
  } -> (tensor<?x2xf32>, tensor<?x2xi64>)
  %expanded = tensor.expand_shape %9#0 [[0], [1, 2]] output_shape [%dim_1, 2, 1] : tensor<?x2xf32> into tensor<?x2x1xf32>
  %10 = tensor.empty(%dim_1) : tensor<?x2x2xf32>
  %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %expanded : tensor<?x2x2xf32>, tensor<?x2x1xf32>) outs(%10 : tensor<?x2x2xf32>) {
  ^bb0(%in: f32, %in_6: f32, %out: f32):
    %20 = arith.subf %in, %in_6 : f32
    linalg.yield %20 : f32
  } -> tensor<?x2x2xf32>
  %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x2x2xf32>) outs(%10 : tensor<?x2x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %20 = math.exp %in : f32
    linalg.yield %20 : f32
  } -> tensor<?x2x2xf32>
  %13 = tensor.empty(%dim_1) : tensor<?x2x1xf32>
  %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<?x2x1xf32>) -> tensor<?x2x1xf32>
  %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<?x2x2xf32>) outs(%14 : tensor<?x2x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %20 = arith.addf %in, %out : f32
    linalg.yield %20 : f32
  } -> tensor<?x2x1xf32>
  %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %15 : tensor<?x2x2xf32>, tensor<?x2x1xf32>) outs(%10 : tensor<?x2x2xf32>) {
  ^bb0(%in: f32, %in_6: f32, %out: f32):
    %20 = arith.divf %in, %in_6 : f32
    linalg.yield %20 : f32
  } -> tensor<?x2x2xf32>
  return %16, %extracted_slice_3 : tensor<?x2x2xf32>, tensor<?x2x2xi64>
}
