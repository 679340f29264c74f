// Views of views: reshapes, slices and transposes in orders that programs have them, of sizes that are no powers of two, read by
// elementwise operations and products. What is expected was computed by numpy.

func.func @heads() {
  %v1 = util.unfoldable_constant dense<[[[-8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25, 6.0, 7.75, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75], [7.5, -6.75, -5.0, -3.25, -1.5, 0.25, 2.0, 3.75, 5.5, 7.25, -7.0, -5.25, -3.5, -1.75, 0.0, 1.75, 3.5, 5.25]], [[7.0, -7.25, -5.5, -3.75, -2.0, -0.25, 1.5, 3.25, 5.0, 6.75, -7.5, -5.75, -4.0, -2.25, -0.5, 1.25, 3.0, 4.75], [6.5, -7.75, -6.0, -4.25, -2.5, -0.75, 1.0, 2.75, 4.5, 6.25, -8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25]], [[6.0, 7.75, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, -6.75, -5.0, -3.25, -1.5, 0.25, 2.0, 3.75], [5.5, 7.25, -7.0, -5.25, -3.5, -1.75, 0.0, 1.75, 3.5, 5.25, 7.0, -7.25, -5.5, -3.75, -2.0, -0.25, 1.5, 3.25]], [[5.0, 6.75, -7.5, -5.75, -4.0, -2.25, -0.5, 1.25, 3.0, 4.75, 6.5, -7.75, -6.0, -4.25, -2.5, -0.75, 1.0, 2.75], [4.5, 6.25, -8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25, 6.0, 7.75, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25]], [[4.0, 5.75, 7.5, -6.75, -5.0, -3.25, -1.5, 0.25, 2.0, 3.75, 5.5, 7.25, -7.0, -5.25, -3.5, -1.75, 0.0, 1.75], [3.5, 5.25, 7.0, -7.25, -5.5, -3.75, -2.0, -0.25, 1.5, 3.25, 5.0, 6.75, -7.5, -5.75, -4.0, -2.25, -0.5, 1.25]]]> : tensor<5x2x18xf32>
  %v2 = tensor.empty() : tensor<5x2x18xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1 : tensor<5x2x18xf32>) outs(%v2 : tensor<5x2x18xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<5x2x18xf32>
  %v4 = tensor.expand_shape %v3 [[0, 1], [2], [3, 4]] output_shape [1, 5, 2, 3, 6] : tensor<5x2x18xf32> into tensor<1x5x2x3x6xf32>
  %v6 = tensor.empty() : tensor<3x5x2x1x6xf32>
  %v5 = linalg.transpose ins(%v4 : tensor<1x5x2x3x6xf32>) outs(%v6 : tensor<3x5x2x1x6xf32>) permutation = [3, 1, 2, 0, 4]
  %v7 = tensor.collapse_shape %v5 [[0], [1], [2, 3], [4]] : tensor<3x5x2x1x6xf32> into tensor<3x5x2x6xf32>
  %v8 = tensor.extract_slice %v7[0, 0, 0, 0] [1, 5, 2, 6] [1, 1, 1, 1] : tensor<3x5x2x6xf32> to tensor<1x5x2x6xf32>
  %v9 = tensor.collapse_shape %v8 [[0, 1], [2, 3]] : tensor<1x5x2x6xf32> into tensor<5x12xf32>
  %v10 = tensor.expand_shape %v9 [[0], [1, 2]] output_shape [5, 6, 2] : tensor<5x12xf32> into tensor<5x6x2xf32>
  %v12 = tensor.empty() : tensor<6x5x2xf32>
  %v11 = linalg.transpose ins(%v10 : tensor<5x6x2xf32>) outs(%v12 : tensor<6x5x2xf32>) permutation = [1, 0, 2]
  %v13 = tensor.expand_shape %v11 [[0, 1], [2], [3]] output_shape [2, 3, 5, 2] : tensor<6x5x2xf32> into tensor<2x3x5x2xf32>
  %v14 = tensor.empty() : tensor<2x3x5x2xf32>
  %v15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v13 : tensor<2x3x5x2xf32>) outs(%v14 : tensor<2x3x5x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<2x3x5x2xf32>
  check.expect_eq_const(%v15, dense<[[[[-32.0, -25.0], [28.0, -29.0], [24.0, 31.0], [20.0, 27.0], [16.0, 23.0]], [[-18.0, -11.0], [-22.0, -15.0], [-26.0, -19.0], [-30.0, -23.0], [30.0, -27.0]], [[-4.0, 3.0], [-8.0, -1.0], [-12.0, -5.0], [-16.0, -9.0], [-20.0, -13.0]]], [[[30.0, -27.0], [26.0, -31.0], [22.0, 29.0], [18.0, 25.0], [14.0, 21.0]], [[-20.0, -13.0], [-24.0, -17.0], [-28.0, -21.0], [-32.0, -25.0], [28.0, -29.0]], [[-6.0, 1.0], [-10.0, -3.0], [-14.0, -7.0], [-18.0, -11.0], [-22.0, -15.0]]]]> : tensor<2x3x5x2xf32>) : tensor<2x3x5x2xf32>
  %v16 = tensor.extract_slice %v7[1, 0, 0, 0] [1, 5, 2, 6] [1, 1, 1, 1] : tensor<3x5x2x6xf32> to tensor<1x5x2x6xf32>
  %v17 = tensor.collapse_shape %v16 [[0, 1], [2, 3]] : tensor<1x5x2x6xf32> into tensor<5x12xf32>
  %v18 = tensor.expand_shape %v17 [[0], [1, 2]] output_shape [5, 6, 2] : tensor<5x12xf32> into tensor<5x6x2xf32>
  %v20 = tensor.empty() : tensor<6x5x2xf32>
  %v19 = linalg.transpose ins(%v18 : tensor<5x6x2xf32>) outs(%v20 : tensor<6x5x2xf32>) permutation = [1, 0, 2]
  %v21 = tensor.expand_shape %v19 [[0, 1], [2], [3]] output_shape [2, 3, 5, 2] : tensor<6x5x2xf32> into tensor<2x3x5x2xf32>
  %v22 = tensor.empty() : tensor<2x3x5x2xf32>
  %v23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v21 : tensor<2x3x5x2xf32>) outs(%v22 : tensor<2x3x5x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<2x3x5x2xf32>
  check.expect_eq_const(%v23, dense<[[[[10.0, 17.0], [6.0, 13.0], [2.0, 9.0], [-2.0, 5.0], [-6.0, 1.0]], [[24.0, 31.0], [20.0, 27.0], [16.0, 23.0], [12.0, 19.0], [8.0, 15.0]], [[-26.0, -19.0], [-30.0, -23.0], [30.0, -27.0], [26.0, -31.0], [22.0, 29.0]]], [[[8.0, 15.0], [4.0, 11.0], [0.0, 7.0], [-4.0, 3.0], [-8.0, -1.0]], [[22.0, 29.0], [18.0, 25.0], [14.0, 21.0], [10.0, 17.0], [6.0, 13.0]], [[-28.0, -21.0], [-32.0, -25.0], [28.0, -29.0], [24.0, 31.0], [20.0, 27.0]]]]> : tensor<2x3x5x2xf32>) : tensor<2x3x5x2xf32>
  %v24 = tensor.extract_slice %v7[2, 0, 0, 0] [1, 5, 2, 6] [1, 1, 1, 1] : tensor<3x5x2x6xf32> to tensor<1x5x2x6xf32>
  %v25 = tensor.collapse_shape %v24 [[0, 1], [2, 3]] : tensor<1x5x2x6xf32> into tensor<5x12xf32>
  %v26 = tensor.expand_shape %v25 [[0], [1, 2]] output_shape [5, 6, 2] : tensor<5x12xf32> into tensor<5x6x2xf32>
  %v28 = tensor.empty() : tensor<6x5x2xf32>
  %v27 = linalg.transpose ins(%v26 : tensor<5x6x2xf32>) outs(%v28 : tensor<6x5x2xf32>) permutation = [1, 0, 2]
  %v29 = tensor.expand_shape %v27 [[0, 1], [2], [3]] output_shape [2, 3, 5, 2] : tensor<6x5x2xf32> into tensor<2x3x5x2xf32>
  %v30 = tensor.empty() : tensor<2x3x5x2xf32>
  %v31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v29 : tensor<2x3x5x2xf32>) outs(%v30 : tensor<2x3x5x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<2x3x5x2xf32>
  check.expect_eq_const(%v31, dense<[[[[-12.0, -5.0], [-16.0, -9.0], [-20.0, -13.0], [-24.0, -17.0], [-28.0, -21.0]], [[2.0, 9.0], [-2.0, 5.0], [-6.0, 1.0], [-10.0, -3.0], [-14.0, -7.0]], [[16.0, 23.0], [12.0, 19.0], [8.0, 15.0], [4.0, 11.0], [0.0, 7.0]]], [[[-14.0, -7.0], [-18.0, -11.0], [-22.0, -15.0], [-26.0, -19.0], [-30.0, -23.0]], [[0.0, 7.0], [-4.0, 3.0], [-8.0, -1.0], [-12.0, -5.0], [-16.0, -9.0]], [[14.0, 21.0], [10.0, 17.0], [6.0, 13.0], [2.0, 9.0], [-2.0, 5.0]]]]> : tensor<2x3x5x2xf32>) : tensor<2x3x5x2xf32>
  return
}
func.func @heads_dynamic() {
  %v1 = util.unfoldable_constant dense<[[[-8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25, 6.0, 7.75, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75], [7.5, -6.75, -5.0, -3.25, -1.5, 0.25, 2.0, 3.75, 5.5, 7.25, -7.0, -5.25, -3.5, -1.75, 0.0, 1.75, 3.5, 5.25]], [[7.0, -7.25, -5.5, -3.75, -2.0, -0.25, 1.5, 3.25, 5.0, 6.75, -7.5, -5.75, -4.0, -2.25, -0.5, 1.25, 3.0, 4.75], [6.5, -7.75, -6.0, -4.25, -2.5, -0.75, 1.0, 2.75, 4.5, 6.25, -8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25]], [[6.0, 7.75, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, -6.75, -5.0, -3.25, -1.5, 0.25, 2.0, 3.75], [5.5, 7.25, -7.0, -5.25, -3.5, -1.75, 0.0, 1.75, 3.5, 5.25, 7.0, -7.25, -5.5, -3.75, -2.0, -0.25, 1.5, 3.25]], [[5.0, 6.75, -7.5, -5.75, -4.0, -2.25, -0.5, 1.25, 3.0, 4.75, 6.5, -7.75, -6.0, -4.25, -2.5, -0.75, 1.0, 2.75], [4.5, 6.25, -8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25, 6.0, 7.75, -6.5, -4.75, -3.0, -1.25, 0.5, 2.25]], [[4.0, 5.75, 7.5, -6.75, -5.0, -3.25, -1.5, 0.25, 2.0, 3.75, 5.5, 7.25, -7.0, -5.25, -3.5, -1.75, 0.0, 1.75], [3.5, 5.25, 7.0, -7.25, -5.5, -3.75, -2.0, -0.25, 1.5, 3.25, 5.0, 6.75, -7.5, -5.75, -4.0, -2.25, -0.5, 1.25]]]> : tensor<5x2x18xf32>
  %v2 = tensor.cast %v1 : tensor<5x2x18xf32> to tensor<?x2x18xf32>
  %v3 = util.optimization_barrier %v2 : tensor<?x2x18xf32>
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %v3, %v4 : tensor<?x2x18xf32>
  %v6 = tensor.empty(%v5) : tensor<?x2x18xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<?x2x18xf32>) outs(%v6 : tensor<?x2x18xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x2x18xf32>
  %v8 = arith.constant 0 : index
  %v9 = tensor.dim %v7, %v8 : tensor<?x2x18xf32>
  %v10 = tensor.expand_shape %v7 [[0], [1], [2, 3]] output_shape [%v9, 2, 3, 6] : tensor<?x2x18xf32> into tensor<?x2x3x6xf32>
  %v13 = arith.constant 0 : index
  %v14 = tensor.dim %v10, %v13 : tensor<?x2x3x6xf32>
  %v12 = tensor.empty(%v14) : tensor<3x?x2x6xf32>
  %v11 = linalg.transpose ins(%v10 : tensor<?x2x3x6xf32>) outs(%v12 : tensor<3x?x2x6xf32>) permutation = [2, 0, 1, 3]
  %v15 = arith.constant 1 : index
  %v16 = tensor.dim %v11, %v15 : tensor<3x?x2x6xf32>
  %v17 = tensor.extract_slice %v11[0, 0, 0, 0] [1, %v16, 2, 6] [1, 1, 1, 1] : tensor<3x?x2x6xf32> to tensor<?x2x6xf32>
  %v18 = arith.constant 0 : index
  %v19 = tensor.dim %v17, %v18 : tensor<?x2x6xf32>
  %v20 = tensor.expand_shape %v17 [[0], [1], [2, 3]] output_shape [%v19, 2, 3, 2] : tensor<?x2x6xf32> into tensor<?x2x3x2xf32>
  %v23 = arith.constant 0 : index
  %v24 = tensor.dim %v20, %v23 : tensor<?x2x3x2xf32>
  %v22 = tensor.empty(%v24) : tensor<2x3x?x2xf32>
  %v21 = linalg.transpose ins(%v20 : tensor<?x2x3x2xf32>) outs(%v22 : tensor<2x3x?x2xf32>) permutation = [1, 2, 0, 3]
  %v25 = arith.constant 2 : index
  %v26 = tensor.dim %v21, %v25 : tensor<2x3x?x2xf32>
  %v27 = tensor.empty(%v26) : tensor<2x3x?x2xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v21 : tensor<2x3x?x2xf32>) outs(%v27 : tensor<2x3x?x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<2x3x?x2xf32>
  %v29 = tensor.cast %v28 : tensor<2x3x?x2xf32> to tensor<2x3x5x2xf32>
  check.expect_eq_const(%v29, dense<[[[[-32.0, -25.0], [28.0, -29.0], [24.0, 31.0], [20.0, 27.0], [16.0, 23.0]], [[-18.0, -11.0], [-22.0, -15.0], [-26.0, -19.0], [-30.0, -23.0], [30.0, -27.0]], [[-4.0, 3.0], [-8.0, -1.0], [-12.0, -5.0], [-16.0, -9.0], [-20.0, -13.0]]], [[[30.0, -27.0], [26.0, -31.0], [22.0, 29.0], [18.0, 25.0], [14.0, 21.0]], [[-20.0, -13.0], [-24.0, -17.0], [-28.0, -21.0], [-32.0, -25.0], [28.0, -29.0]], [[-6.0, 1.0], [-10.0, -3.0], [-14.0, -7.0], [-18.0, -11.0], [-22.0, -15.0]]]]> : tensor<2x3x5x2xf32>) : tensor<2x3x5x2xf32>
  %v30 = arith.constant 1 : index
  %v31 = tensor.dim %v11, %v30 : tensor<3x?x2x6xf32>
  %v32 = tensor.extract_slice %v11[1, 0, 0, 0] [1, %v31, 2, 6] [1, 1, 1, 1] : tensor<3x?x2x6xf32> to tensor<?x2x6xf32>
  %v33 = arith.constant 0 : index
  %v34 = tensor.dim %v32, %v33 : tensor<?x2x6xf32>
  %v35 = tensor.expand_shape %v32 [[0], [1], [2, 3]] output_shape [%v34, 2, 3, 2] : tensor<?x2x6xf32> into tensor<?x2x3x2xf32>
  %v38 = arith.constant 0 : index
  %v39 = tensor.dim %v35, %v38 : tensor<?x2x3x2xf32>
  %v37 = tensor.empty(%v39) : tensor<2x3x?x2xf32>
  %v36 = linalg.transpose ins(%v35 : tensor<?x2x3x2xf32>) outs(%v37 : tensor<2x3x?x2xf32>) permutation = [1, 2, 0, 3]
  %v40 = arith.constant 2 : index
  %v41 = tensor.dim %v36, %v40 : tensor<2x3x?x2xf32>
  %v42 = tensor.empty(%v41) : tensor<2x3x?x2xf32>
  %v43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v36 : tensor<2x3x?x2xf32>) outs(%v42 : tensor<2x3x?x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<2x3x?x2xf32>
  %v44 = tensor.cast %v43 : tensor<2x3x?x2xf32> to tensor<2x3x5x2xf32>
  check.expect_eq_const(%v44, dense<[[[[10.0, 17.0], [6.0, 13.0], [2.0, 9.0], [-2.0, 5.0], [-6.0, 1.0]], [[24.0, 31.0], [20.0, 27.0], [16.0, 23.0], [12.0, 19.0], [8.0, 15.0]], [[-26.0, -19.0], [-30.0, -23.0], [30.0, -27.0], [26.0, -31.0], [22.0, 29.0]]], [[[8.0, 15.0], [4.0, 11.0], [0.0, 7.0], [-4.0, 3.0], [-8.0, -1.0]], [[22.0, 29.0], [18.0, 25.0], [14.0, 21.0], [10.0, 17.0], [6.0, 13.0]], [[-28.0, -21.0], [-32.0, -25.0], [28.0, -29.0], [24.0, 31.0], [20.0, 27.0]]]]> : tensor<2x3x5x2xf32>) : tensor<2x3x5x2xf32>
  %v45 = arith.constant 1 : index
  %v46 = tensor.dim %v11, %v45 : tensor<3x?x2x6xf32>
  %v47 = tensor.extract_slice %v11[2, 0, 0, 0] [1, %v46, 2, 6] [1, 1, 1, 1] : tensor<3x?x2x6xf32> to tensor<?x2x6xf32>
  %v48 = arith.constant 0 : index
  %v49 = tensor.dim %v47, %v48 : tensor<?x2x6xf32>
  %v50 = tensor.expand_shape %v47 [[0], [1], [2, 3]] output_shape [%v49, 2, 3, 2] : tensor<?x2x6xf32> into tensor<?x2x3x2xf32>
  %v53 = arith.constant 0 : index
  %v54 = tensor.dim %v50, %v53 : tensor<?x2x3x2xf32>
  %v52 = tensor.empty(%v54) : tensor<2x3x?x2xf32>
  %v51 = linalg.transpose ins(%v50 : tensor<?x2x3x2xf32>) outs(%v52 : tensor<2x3x?x2xf32>) permutation = [1, 2, 0, 3]
  %v55 = arith.constant 2 : index
  %v56 = tensor.dim %v51, %v55 : tensor<2x3x?x2xf32>
  %v57 = tensor.empty(%v56) : tensor<2x3x?x2xf32>
  %v58 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v51 : tensor<2x3x?x2xf32>) outs(%v57 : tensor<2x3x?x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<2x3x?x2xf32>
  %v59 = tensor.cast %v58 : tensor<2x3x?x2xf32> to tensor<2x3x5x2xf32>
  check.expect_eq_const(%v59, dense<[[[[-12.0, -5.0], [-16.0, -9.0], [-20.0, -13.0], [-24.0, -17.0], [-28.0, -21.0]], [[2.0, 9.0], [-2.0, 5.0], [-6.0, 1.0], [-10.0, -3.0], [-14.0, -7.0]], [[16.0, 23.0], [12.0, 19.0], [8.0, 15.0], [4.0, 11.0], [0.0, 7.0]]], [[[-14.0, -7.0], [-18.0, -11.0], [-22.0, -15.0], [-26.0, -19.0], [-30.0, -23.0]], [[0.0, 7.0], [-4.0, 3.0], [-8.0, -1.0], [-12.0, -5.0], [-16.0, -9.0]], [[14.0, 21.0], [10.0, 17.0], [6.0, 13.0], [2.0, 9.0], [-2.0, 5.0]]]]> : tensor<2x3x5x2xf32>) : tensor<2x3x5x2xf32>
  return
}
func.func @batch_dynamic() {
  %v1 = util.unfoldable_constant dense<[[[-8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25, 6.0, 7.75, -6.5, -4.75], [-3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, -6.75, -5.0, -3.25, -1.5, 0.25], [2.0, 3.75, 5.5, 7.25, -7.0, -5.25, -3.5, -1.75, 0.0, 1.75, 3.5, 5.25]], [[7.0, -7.25, -5.5, -3.75, -2.0, -0.25, 1.5, 3.25, 5.0, 6.75, -7.5, -5.75], [-4.0, -2.25, -0.5, 1.25, 3.0, 4.75, 6.5, -7.75, -6.0, -4.25, -2.5, -0.75], [1.0, 2.75, 4.5, 6.25, -8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25]]]> : tensor<2x3x12xf32>
  %v2 = tensor.cast %v1 : tensor<2x3x12xf32> to tensor<?x3x12xf32>
  %v3 = util.optimization_barrier %v2 : tensor<?x3x12xf32>
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %v3, %v4 : tensor<?x3x12xf32>
  %v6 = tensor.empty(%v5) : tensor<?x3x12xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<?x3x12xf32>) outs(%v6 : tensor<?x3x12xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x3x12xf32>
  %v8 = arith.constant 0 : index
  %v9 = tensor.dim %v7, %v8 : tensor<?x3x12xf32>
  %v10 = tensor.expand_shape %v7 [[0], [1], [2, 3, 4]] output_shape [%v9, 3, 2, 3, 2] : tensor<?x3x12xf32> into tensor<?x3x2x3x2xf32>
  %v13 = arith.constant 0 : index
  %v14 = tensor.dim %v10, %v13 : tensor<?x3x2x3x2xf32>
  %v12 = tensor.empty(%v14) : tensor<2x?x3x3x2xf32>
  %v11 = linalg.transpose ins(%v10 : tensor<?x3x2x3x2xf32>) outs(%v12 : tensor<2x?x3x3x2xf32>) permutation = [2, 0, 3, 1, 4]
  %v15 = arith.constant 1 : index
  %v16 = tensor.dim %v11, %v15 : tensor<2x?x3x3x2xf32>
  %v17 = tensor.extract_slice %v11[0, 0, 0, 0, 0] [1, %v16, 3, 3, 2] [1, 1, 1, 1, 1] : tensor<2x?x3x3x2xf32> to tensor<1x?x3x3x2xf32>
  %v18 = tensor.collapse_shape %v17 [[0, 1], [2], [3], [4]] : tensor<1x?x3x3x2xf32> into tensor<?x3x3x2xf32>
  %v19 = arith.constant 0 : index
  %v20 = tensor.dim %v18, %v19 : tensor<?x3x3x2xf32>
  %v21 = tensor.empty(%v20) : tensor<?x3x3x2xf32>
  %v22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v18 : tensor<?x3x3x2xf32>) outs(%v21 : tensor<?x3x3x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x3x3x2xf32>
  %v23 = tensor.cast %v22 : tensor<?x3x3x2xf32> to tensor<2x3x3x2xf32>
  check.expect_eq_const(%v23, dense<[[[[-32.0, -25.0], [-12.0, -5.0], [8.0, 15.0]], [[-18.0, -11.0], [2.0, 9.0], [22.0, 29.0]], [[-4.0, 3.0], [16.0, 23.0], [-28.0, -21.0]]], [[[28.0, -29.0], [-16.0, -9.0], [4.0, 11.0]], [[-22.0, -15.0], [-2.0, 5.0], [18.0, 25.0]], [[-8.0, -1.0], [12.0, 19.0], [-32.0, -25.0]]]]> : tensor<2x3x3x2xf32>) : tensor<2x3x3x2xf32>
  %v26 = arith.constant 0 : index
  %v27 = tensor.dim %v18, %v26 : tensor<?x3x3x2xf32>
  %v25 = tensor.empty(%v27) : tensor<?x3x2x3xf32>
  %v24 = linalg.transpose ins(%v18 : tensor<?x3x3x2xf32>) outs(%v25 : tensor<?x3x2x3xf32>) permutation = [0, 1, 3, 2]
  %v28 = tensor.collapse_shape %v24 [[0, 1], [2], [3]] : tensor<?x3x2x3xf32> into tensor<?x2x3xf32>
  %v29 = arith.constant 0 : index
  %v30 = tensor.dim %v28, %v29 : tensor<?x2x3xf32>
  %v31 = tensor.empty(%v30) : tensor<?x2x3xf32>
  %v32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v28 : tensor<?x2x3xf32>) outs(%v31 : tensor<?x2x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x2x3xf32>
  %v33 = tensor.cast %v32 : tensor<?x2x3xf32> to tensor<6x2x3xf32>
  check.expect_eq_const(%v33, dense<[[[-32.0, -12.0, 8.0], [-25.0, -5.0, 15.0]], [[-18.0, 2.0, 22.0], [-11.0, 9.0, 29.0]], [[-4.0, 16.0, -28.0], [3.0, 23.0, -21.0]], [[28.0, -16.0, 4.0], [-29.0, -9.0, 11.0]], [[-22.0, -2.0, 18.0], [-15.0, 5.0, 25.0]], [[-8.0, 12.0, -32.0], [-1.0, 19.0, -25.0]]]> : tensor<6x2x3xf32>) : tensor<6x2x3xf32>
  %v34 = arith.constant 1 : index
  %v35 = tensor.dim %v11, %v34 : tensor<2x?x3x3x2xf32>
  %v36 = tensor.extract_slice %v11[1, 0, 0, 0, 0] [1, %v35, 3, 3, 2] [1, 1, 1, 1, 1] : tensor<2x?x3x3x2xf32> to tensor<1x?x3x3x2xf32>
  %v37 = tensor.collapse_shape %v36 [[0, 1], [2], [3], [4]] : tensor<1x?x3x3x2xf32> into tensor<?x3x3x2xf32>
  %v38 = arith.constant 0 : index
  %v39 = tensor.dim %v37, %v38 : tensor<?x3x3x2xf32>
  %v40 = tensor.empty(%v39) : tensor<?x3x3x2xf32>
  %v41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v37 : tensor<?x3x3x2xf32>) outs(%v40 : tensor<?x3x3x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x3x3x2xf32>
  %v42 = tensor.cast %v41 : tensor<?x3x3x2xf32> to tensor<2x3x3x2xf32>
  check.expect_eq_const(%v42, dense<[[[[10.0, 17.0], [30.0, -27.0], [-14.0, -7.0]], [[24.0, 31.0], [-20.0, -13.0], [0.0, 7.0]], [[-26.0, -19.0], [-6.0, 1.0], [14.0, 21.0]]], [[[6.0, 13.0], [26.0, -31.0], [-18.0, -11.0]], [[20.0, 27.0], [-24.0, -17.0], [-4.0, 3.0]], [[-30.0, -23.0], [-10.0, -3.0], [10.0, 17.0]]]]> : tensor<2x3x3x2xf32>) : tensor<2x3x3x2xf32>
  %v45 = arith.constant 0 : index
  %v46 = tensor.dim %v37, %v45 : tensor<?x3x3x2xf32>
  %v44 = tensor.empty(%v46) : tensor<?x3x2x3xf32>
  %v43 = linalg.transpose ins(%v37 : tensor<?x3x3x2xf32>) outs(%v44 : tensor<?x3x2x3xf32>) permutation = [0, 1, 3, 2]
  %v47 = tensor.collapse_shape %v43 [[0, 1], [2], [3]] : tensor<?x3x2x3xf32> into tensor<?x2x3xf32>
  %v48 = arith.constant 0 : index
  %v49 = tensor.dim %v47, %v48 : tensor<?x2x3xf32>
  %v50 = tensor.empty(%v49) : tensor<?x2x3xf32>
  %v51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v47 : tensor<?x2x3xf32>) outs(%v50 : tensor<?x2x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x2x3xf32>
  %v52 = tensor.cast %v51 : tensor<?x2x3xf32> to tensor<6x2x3xf32>
  check.expect_eq_const(%v52, dense<[[[10.0, 30.0, -14.0], [17.0, -27.0, -7.0]], [[24.0, -20.0, 0.0], [31.0, -13.0, 7.0]], [[-26.0, -6.0, 14.0], [-19.0, 1.0, 21.0]], [[6.0, 26.0, -18.0], [13.0, -31.0, -11.0]], [[20.0, -24.0, -4.0], [27.0, -17.0, 3.0]], [[-30.0, -10.0, 10.0], [-23.0, -3.0, 17.0]]]> : tensor<6x2x3xf32>) : tensor<6x2x3xf32>
  return
}
func.func @products() {
  %v1 = util.unfoldable_constant dense<[[-2.0, -0.25, 1.5, -0.75, 1.0, -1.25, 0.5, -1.75, 0.0, 1.75, -0.5, 1.25, -1.0, 0.75, -1.5, 0.25, -2.0, -0.25], [1.5, -0.75, 1.0, -1.25, 0.5, -1.75, 0.0, 1.75, -0.5, 1.25, -1.0, 0.75, -1.5, 0.25, -2.0, -0.25, 1.5, -0.75], [1.0, -1.25, 0.5, -1.75, 0.0, 1.75, -0.5, 1.25, -1.0, 0.75, -1.5, 0.25, -2.0, -0.25, 1.5, -0.75, 1.0, -1.25], [0.5, -1.75, 0.0, 1.75, -0.5, 1.25, -1.0, 0.75, -1.5, 0.25, -2.0, -0.25, 1.5, -0.75, 1.0, -1.25, 0.5, -1.75], [0.0, 1.75, -0.5, 1.25, -1.0, 0.75, -1.5, 0.25, -2.0, -0.25, 1.5, -0.75, 1.0, -1.25, 0.5, -1.75, 0.0, 1.75], [-0.5, 1.25, -1.0, 0.75, -1.5, 0.25, -2.0, -0.25, 1.5, -0.75, 1.0, -1.25, 0.5, -1.75, 0.0, 1.75, -0.5, 1.25]]> : tensor<6x18xf32>
  %v2 = tensor.empty() : tensor<6x18xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1 : tensor<6x18xf32>) outs(%v2 : tensor<6x18xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<6x18xf32>
  %v4 = tensor.expand_shape %v3 [[0, 1], [2, 3, 4]] output_shape [2, 3, 3, 2, 3] : tensor<6x18xf32> into tensor<2x3x3x2x3xf32>
  %v6 = tensor.empty() : tensor<3x2x2x3x3xf32>
  %v5 = linalg.transpose ins(%v4 : tensor<2x3x3x2x3xf32>) outs(%v6 : tensor<3x2x2x3x3xf32>) permutation = [2, 0, 3, 1, 4]
  %v7 = tensor.extract_slice %v5[0, 0, 0, 0, 0] [1, 2, 2, 3, 3] [1, 1, 1, 1, 1] : tensor<3x2x2x3x3xf32> to tensor<1x2x2x3x3xf32>
  %v8 = tensor.collapse_shape %v7 [[0, 1], [2], [3], [4]] : tensor<1x2x2x3x3xf32> into tensor<2x2x3x3xf32>
  %v9 = tensor.empty() : tensor<2x2x3x3xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8 : tensor<2x2x3x3xf32>) outs(%v9 : tensor<2x2x3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<2x2x3x3xf32>
  %v11 = tensor.collapse_shape %v10 [[0, 1], [2], [3]] : tensor<2x2x3x3xf32> into tensor<4x3x3xf32>
  %v12 = tensor.extract_slice %v5[1, 0, 0, 0, 0] [1, 2, 2, 3, 3] [1, 1, 1, 1, 1] : tensor<3x2x2x3x3xf32> to tensor<1x2x2x3x3xf32>
  %v13 = tensor.collapse_shape %v12 [[0, 1], [2], [3], [4]] : tensor<1x2x2x3x3xf32> into tensor<2x2x3x3xf32>
  %v15 = tensor.empty() : tensor<2x2x3x3xf32>
  %v14 = linalg.transpose ins(%v13 : tensor<2x2x3x3xf32>) outs(%v15 : tensor<2x2x3x3xf32>) permutation = [0, 1, 3, 2]
  %v16 = tensor.collapse_shape %v14 [[0, 1], [2], [3]] : tensor<2x2x3x3xf32> into tensor<4x3x3xf32>
  %v17 = tensor.extract_slice %v5[2, 0, 0, 0, 0] [1, 2, 2, 3, 3] [1, 1, 1, 1, 1] : tensor<3x2x2x3x3xf32> to tensor<1x2x2x3x3xf32>
  %v18 = tensor.collapse_shape %v17 [[0, 1], [2], [3], [4]] : tensor<1x2x2x3x3xf32> into tensor<2x2x3x3xf32>
  %v19 = tensor.collapse_shape %v18 [[0, 1], [2], [3]] : tensor<2x2x3x3xf32> into tensor<4x3x3xf32>
  %v23 = arith.constant 0.0 : f32
  %v21 = tensor.empty() : tensor<4x3x3xf32>
  %v22 = linalg.fill ins(%v23 : f32) outs(%v21 : tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  %v20 = linalg.batch_matmul ins(%v11, %v16 : tensor<4x3x3xf32>, tensor<4x3x3xf32>) outs(%v22 : tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  check.expect_eq_const(%v20, dense<[[[-4.5, -9.5, -6.5], [16.5, -14.5, -21.5], [21.5, -19.5, -20.5]], [[-27.0, -23.0, -19.0], [-37.0, -27.0, -17.0], [-7.0, -7.0, -7.0]], [[-14.5, -9.5, -4.5], [16.5, 11.5, -9.5], [23.5, 24.5, -6.5]], [[9.0, -17.0, -27.0], [17.0, -19.0, -23.0], [25.0, -21.0, -19.0]]]> : tensor<4x3x3xf32>) : tensor<4x3x3xf32>
  %v24 = tensor.empty() : tensor<4x3x3xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v20 : tensor<4x3x3xf32>) outs(%v24 : tensor<4x3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x3x3xf32>
  %v26 = tensor.expand_shape %v25 [[0, 1], [2], [3]] output_shape [2, 2, 3, 3] : tensor<4x3x3xf32> into tensor<2x2x3x3xf32>
  %v27 = tensor.empty() : tensor<2x2x3x3xf32>
  %v28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v26 : tensor<2x2x3x3xf32>) outs(%v27 : tensor<2x2x3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<2x2x3x3xf32>
  check.expect_eq_const(%v28, dense<[[[[-18.0, -38.0, -26.0], [66.0, -58.0, -86.0], [86.0, -78.0, -82.0]], [[-108.0, -92.0, -76.0], [-148.0, -108.0, -68.0], [-28.0, -28.0, -28.0]]], [[[-58.0, -38.0, -18.0], [66.0, 46.0, -38.0], [94.0, 98.0, -26.0]], [[36.0, -68.0, -108.0], [68.0, -76.0, -92.0], [100.0, -84.0, -76.0]]]]> : tensor<2x2x3x3xf32>) : tensor<2x2x3x3xf32>
  %v29 = tensor.collapse_shape %v28 [[0, 1], [2], [3]] : tensor<2x2x3x3xf32> into tensor<4x3x3xf32>
  %v33 = arith.constant 0.0 : f32
  %v31 = tensor.empty() : tensor<4x3x3xf32>
  %v32 = linalg.fill ins(%v33 : f32) outs(%v31 : tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  %v30 = linalg.batch_matmul ins(%v29, %v19 : tensor<4x3x3xf32>, tensor<4x3x3xf32>) outs(%v32 : tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
  %v34 = tensor.empty() : tensor<4x3x3xf32>
  %v35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v30 : tensor<4x3x3xf32>) outs(%v34 : tensor<4x3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x3x3xf32>
  %v36 = tensor.expand_shape %v35 [[0, 1], [2], [3]] output_shape [2, 2, 3, 3] : tensor<4x3x3xf32> into tensor<2x2x3x3xf32>
  %v38 = tensor.empty() : tensor<2x3x2x3xf32>
  %v37 = linalg.transpose ins(%v36 : tensor<2x2x3x3xf32>) outs(%v38 : tensor<2x3x2x3xf32>) permutation = [0, 2, 1, 3]
  %v39 = tensor.collapse_shape %v37 [[0, 1], [2, 3]] : tensor<2x3x2x3xf32> into tensor<6x6xf32>
  %v40 = tensor.empty() : tensor<6x6xf32>
  %v41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v39 : tensor<6x6xf32>) outs(%v40 : tensor<6x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<6x6xf32>
  check.expect_eq_const(%v41, dense<[[1016.0, -132.0, 512.0, 424.0, 16.0, 1528.0], [1544.0, 452.0, -896.0, 328.0, 528.0, 1624.0], [1560.0, 524.0, -768.0, 168.0, -112.0, 504.0], [-1072.0, 980.0, -616.0, -920.0, 576.0, -2536.0], [1008.0, -324.0, 712.0, -904.0, 640.0, -2936.0], [1808.0, -1180.0, 1144.0, -888.0, 704.0, -3336.0]]> : tensor<6x6xf32>) : tensor<6x6xf32>
  return
}
func.func @first_rows() {
  %v1 = util.unfoldable_constant dense<[[[-2.0, -0.25, 1.5, -0.75, 1.0], [-1.25, 0.5, -1.75, 0.0, 1.75], [-0.5, 1.25, -1.0, 0.75, -1.5], [0.25, -2.0, -0.25, 1.5, -0.75]], [[1.0, -1.25, 0.5, -1.75, 0.0], [1.75, -0.5, 1.25, -1.0, 0.75], [-1.5, 0.25, -2.0, -0.25, 1.5], [-0.75, 1.0, -1.25, 0.5, -1.75]], [[0.0, 1.75, -0.5, 1.25, -1.0], [0.75, -1.5, 0.25, -2.0, -0.25], [1.5, -0.75, 1.0, -1.25, 0.5], [-1.75, 0.0, 1.75, -0.5, 1.25]]]> : tensor<3x4x5xf32>
  %v2 = tensor.empty() : tensor<3x4x5xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1 : tensor<3x4x5xf32>) outs(%v2 : tensor<3x4x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<3x4x5xf32>
  %v4 = util.unfoldable_constant dense<[[-2.0, -0.25, 1.5, -0.75, 1.0, -1.25, 0.5], [-1.75, 0.0, 1.75, -0.5, 1.25, -1.0, 0.75], [-1.5, 0.25, -2.0, -0.25, 1.5, -0.75, 1.0], [-1.25, 0.5, -1.75, 0.0, 1.75, -0.5, 1.25], [-1.0, 0.75, -1.5, 0.25, -2.0, -0.25, 1.5]]> : tensor<5x7xf32>
  %v5 = tensor.extract_slice %v3[0, 1, 0] [3, 1, 5] [1, 1, 1] : tensor<3x4x5xf32> to tensor<3x1x5xf32>
  %v6 = tensor.collapse_shape %v5 [[0, 1], [2]] : tensor<3x1x5xf32> into tensor<3x5xf32>
  %v10 = arith.constant 0.0 : f32
  %v8 = tensor.empty() : tensor<3x7xf32>
  %v9 = linalg.fill ins(%v10 : f32) outs(%v8 : tensor<3x7xf32>) -> tensor<3x7xf32>
  %v7 = linalg.matmul ins(%v6, %v4 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%v9 : tensor<3x7xf32>) -> tensor<3x7xf32>
  check.expect_eq_const(%v7, dense<[[5.0, 2.375, -0.25, 3.125, -13.5, 3.875, 1.25], [-8.0, -0.125, -0.25, -2.375, -0.5, -4.625, 3.25], [7.0, -2.625, 3.75, 0.125, -7.5, 2.875, -6.75]]> : tensor<3x7xf32>) : tensor<3x7xf32>
  return
}
func.func @ones() {
  %v1 = util.unfoldable_constant dense<[[[[-8.0, -6.25, -4.5, -2.75], [-1.0, 0.75, 2.5, 4.25], [6.0, 7.75, -6.5, -4.75]]]]> : tensor<1x1x3x4xf32>
  %v2 = tensor.empty() : tensor<1x1x3x4xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v1 : tensor<1x1x3x4xf32>) outs(%v2 : tensor<1x1x3x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<1x1x3x4xf32>
  %v5 = tensor.empty() : tensor<1x3x1x4xf32>
  %v4 = linalg.transpose ins(%v3 : tensor<1x1x3x4xf32>) outs(%v5 : tensor<1x3x1x4xf32>) permutation = [0, 2, 1, 3]
  %v6 = tensor.empty() : tensor<1x3x1x4xf32>
  %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v4 : tensor<1x3x1x4xf32>) outs(%v6 : tensor<1x3x1x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<1x3x1x4xf32>
  check.expect_eq_const(%v7, dense<[[[[-32.0, -25.0, -18.0, -11.0]], [[-4.0, 3.0, 10.0, 17.0]], [[24.0, 31.0, -26.0, -19.0]]]]> : tensor<1x3x1x4xf32>) : tensor<1x3x1x4xf32>
  %v8 = tensor.extract_slice %v4[0, 0, 0, 2] [1, 3, 1, 2] [1, 1, 1, 1] : tensor<1x3x1x4xf32> to tensor<1x3x1x2xf32>
  %v9 = tensor.empty() : tensor<1x3x1x2xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%v8 : tensor<1x3x1x2xf32>) outs(%v9 : tensor<1x3x1x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<1x3x1x2xf32>
  check.expect_eq_const(%v10, dense<[[[[-18.0, -11.0]], [[10.0, 17.0]], [[-26.0, -19.0]]]]> : tensor<1x3x1x2xf32>) : tensor<1x3x1x2xf32>
  %v11 = util.unfoldable_constant dense<[[-8.0]]> : tensor<1x1xf32>
  %v12 = tensor.empty() : tensor<1x1xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v11 : tensor<1x1xf32>) outs(%v12 : tensor<1x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<1x1xf32>
  %v15 = tensor.empty() : tensor<1x1xf32>
  %v14 = linalg.transpose ins(%v13 : tensor<1x1xf32>) outs(%v15 : tensor<1x1xf32>) permutation = [1, 0]
  %v16 = tensor.empty() : tensor<1x1xf32>
  %v17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v14 : tensor<1x1xf32>) outs(%v16 : tensor<1x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<1x1xf32>
  check.expect_eq_const(%v17, dense<[[-32.0]]> : tensor<1x1xf32>) : tensor<1x1xf32>
  %v18 = util.unfoldable_constant dense<[[[-8.0], [-6.25], [-4.5], [-2.75], [-1.0]]]> : tensor<1x5x1xf32>
  %v19 = tensor.cast %v18 : tensor<1x5x1xf32> to tensor<1x?x1xf32>
  %v20 = util.optimization_barrier %v19 : tensor<1x?x1xf32>
  %v21 = arith.constant 1 : index
  %v22 = tensor.dim %v20, %v21 : tensor<1x?x1xf32>
  %v23 = tensor.empty(%v22) : tensor<1x?x1xf32>
  %v24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v20 : tensor<1x?x1xf32>) outs(%v23 : tensor<1x?x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<1x?x1xf32>
  %v27 = arith.constant 1 : index
  %v28 = tensor.dim %v24, %v27 : tensor<1x?x1xf32>
  %v26 = tensor.empty(%v28) : tensor<?x1x1xf32>
  %v25 = linalg.transpose ins(%v24 : tensor<1x?x1xf32>) outs(%v26 : tensor<?x1x1xf32>) permutation = [1, 2, 0]
  %v29 = arith.constant 0 : index
  %v30 = tensor.dim %v25, %v29 : tensor<?x1x1xf32>
  %v31 = tensor.empty(%v30) : tensor<?x1x1xf32>
  %v32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v25 : tensor<?x1x1xf32>) outs(%v31 : tensor<?x1x1xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x1x1xf32>
  %v33 = tensor.cast %v32 : tensor<?x1x1xf32> to tensor<5x1x1xf32>
  check.expect_eq_const(%v33, dense<[[[-32.0]], [[-25.0]], [[-18.0]], [[-11.0]], [[-4.0]]]> : tensor<5x1x1xf32>) : tensor<5x1x1xf32>
  %v34 = util.unfoldable_constant dense<[[-8.0], [-6.25], [-4.5], [-2.75]]> : tensor<4x1xf32>
  %v35 = tensor.cast %v34 : tensor<4x1xf32> to tensor<4x?xf32>
  %v36 = util.optimization_barrier %v35 : tensor<4x?xf32>
  %v37 = arith.constant 1 : index
  %v38 = tensor.dim %v36, %v37 : tensor<4x?xf32>
  %v39 = tensor.empty(%v38) : tensor<4x?xf32>
  %v40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v36 : tensor<4x?xf32>) outs(%v39 : tensor<4x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x?xf32>
  %v43 = arith.constant 1 : index
  %v44 = tensor.dim %v40, %v43 : tensor<4x?xf32>
  %v42 = tensor.empty(%v44) : tensor<?x4xf32>
  %v41 = linalg.transpose ins(%v40 : tensor<4x?xf32>) outs(%v42 : tensor<?x4xf32>) permutation = [1, 0]
  %v45 = arith.constant 0 : index
  %v46 = tensor.dim %v41, %v45 : tensor<?x4xf32>
  %v47 = tensor.empty(%v46) : tensor<?x4xf32>
  %v48 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v41 : tensor<?x4xf32>) outs(%v47 : tensor<?x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x4xf32>
  %v49 = tensor.cast %v48 : tensor<?x4xf32> to tensor<1x4xf32>
  check.expect_eq_const(%v49, dense<[[-32.0, -25.0, -18.0, -11.0]]> : tensor<1x4xf32>) : tensor<1x4xf32>
  return
}
func.func @undone() {
  %v1 = util.unfoldable_constant dense<[[[-8.0, -6.25, -4.5, -2.75, -1.0], [0.75, 2.5, 4.25, 6.0, 7.75], [-6.5, -4.75, -3.0, -1.25, 0.5], [2.25, 4.0, 5.75, 7.5, -6.75], [-5.0, -3.25, -1.5, 0.25, 2.0], [3.75, 5.5, 7.25, -7.0, -5.25]], [[-3.5, -1.75, 0.0, 1.75, 3.5], [5.25, 7.0, -7.25, -5.5, -3.75], [-2.0, -0.25, 1.5, 3.25, 5.0], [6.75, -7.5, -5.75, -4.0, -2.25], [-0.5, 1.25, 3.0, 4.75, 6.5], [-7.75, -6.0, -4.25, -2.5, -0.75]], [[1.0, 2.75, 4.5, 6.25, -8.0], [-6.25, -4.5, -2.75, -1.0, 0.75], [2.5, 4.25, 6.0, 7.75, -6.5], [-4.75, -3.0, -1.25, 0.5, 2.25], [4.0, 5.75, 7.5, -6.75, -5.0], [-3.25, -1.5, 0.25, 2.0, 3.75]], [[5.5, 7.25, -7.0, -5.25, -3.5], [-1.75, 0.0, 1.75, 3.5, 5.25], [7.0, -7.25, -5.5, -3.75, -2.0], [-0.25, 1.5, 3.25, 5.0, 6.75], [-7.5, -5.75, -4.0, -2.25, -0.5], [1.25, 3.0, 4.75, 6.5, -7.75]]]> : tensor<4x6x5xf32>
  %v2 = tensor.empty() : tensor<4x6x5xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1 : tensor<4x6x5xf32>) outs(%v2 : tensor<4x6x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x6x5xf32>
  %v5 = tensor.empty() : tensor<5x4x6xf32>
  %v4 = linalg.transpose ins(%v3 : tensor<4x6x5xf32>) outs(%v5 : tensor<5x4x6xf32>) permutation = [2, 0, 1]
  %v6 = tensor.extract_slice %v4[1, 0, 2] [3, 4, 3] [1, 1, 1] : tensor<5x4x6xf32> to tensor<3x4x3xf32>
  %v8 = tensor.empty() : tensor<4x3x3xf32>
  %v7 = linalg.transpose ins(%v6 : tensor<3x4x3xf32>) outs(%v8 : tensor<4x3x3xf32>) permutation = [1, 2, 0]
  %v9 = tensor.empty() : tensor<4x3x3xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v7 : tensor<4x3x3xf32>) outs(%v9 : tensor<4x3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x3x3xf32>
  check.expect_eq_const(%v10, dense<[[[-19.0, -12.0, -5.0], [16.0, 23.0, 30.0], [-13.0, -6.0, 1.0]], [[-1.0, 6.0, 13.0], [-30.0, -23.0, -16.0], [5.0, 12.0, 19.0]], [[17.0, 24.0, 31.0], [-12.0, -5.0, 2.0], [23.0, 30.0, -27.0]], [[-29.0, -22.0, -15.0], [6.0, 13.0, 20.0], [-23.0, -16.0, -9.0]]]> : tensor<4x3x3xf32>) : tensor<4x3x3xf32>
  %v11 = tensor.extract_slice %v4[0, 1, 0] [5, 2, 3] [1, 2, 2] : tensor<5x4x6xf32> to tensor<5x2x3xf32>
  %v13 = tensor.empty() : tensor<2x3x5xf32>
  %v12 = linalg.transpose ins(%v11 : tensor<5x2x3xf32>) outs(%v13 : tensor<2x3x5xf32>) permutation = [1, 2, 0]
  %v14 = tensor.collapse_shape %v12 [[0, 1], [2]] : tensor<2x3x5xf32> into tensor<6x5xf32>
  %v15 = tensor.empty() : tensor<6x5xf32>
  %v16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v14 : tensor<6x5xf32>) outs(%v15 : tensor<6x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<6x5xf32>
  check.expect_eq_const(%v16, dense<[[-14.0, -7.0, 0.0, 7.0, 14.0], [-8.0, -1.0, 6.0, 13.0, 20.0], [-2.0, 5.0, 12.0, 19.0, 26.0], [22.0, 29.0, -28.0, -21.0, -14.0], [28.0, -29.0, -22.0, -15.0, -8.0], [-30.0, -23.0, -16.0, -9.0, -2.0]]> : tensor<6x5xf32>) : tensor<6x5xf32>
  %v17 = tensor.extract_slice %v4[3, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<5x4x6xf32> to tensor<1x4x6xf32>
  %v18 = tensor.collapse_shape %v17 [[0, 1], [2]] : tensor<1x4x6xf32> into tensor<4x6xf32>
  %v19 = tensor.empty() : tensor<4x6xf32>
  %v20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v18 : tensor<4x6xf32>) outs(%v19 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x6xf32>
  check.expect_eq_const(%v20, dense<[[-11.0, 24.0, -5.0, 30.0, 1.0, -28.0], [7.0, -22.0, 13.0, -16.0, 19.0, -10.0], [25.0, -4.0, 31.0, 2.0, -27.0, 8.0], [-21.0, 14.0, -15.0, 20.0, -9.0, 26.0]]> : tensor<4x6xf32>) : tensor<4x6xf32>
  %v21 = tensor.collapse_shape %v4 [[0], [1, 2]] : tensor<5x4x6xf32> into tensor<5x24xf32>
  %v22 = tensor.extract_slice %v21[0, 5] [5, 7] [1, 1] : tensor<5x24xf32> to tensor<5x7xf32>
  %v24 = tensor.empty() : tensor<7x5xf32>
  %v23 = linalg.transpose ins(%v22 : tensor<5x7xf32>) outs(%v24 : tensor<7x5xf32>) permutation = [1, 0]
  %v25 = tensor.empty() : tensor<7x5xf32>
  %v26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v23 : tensor<7x5xf32>) outs(%v25 : tensor<7x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<7x5xf32>
  check.expect_eq_const(%v26, dense<[[15.0, 22.0, 29.0, -28.0, -21.0], [-14.0, -7.0, 0.0, 7.0, 14.0], [21.0, 28.0, -29.0, -22.0, -15.0], [-8.0, -1.0, 6.0, 13.0, 20.0], [27.0, -30.0, -23.0, -16.0, -9.0], [-2.0, 5.0, 12.0, 19.0, 26.0], [-31.0, -24.0, -17.0, -10.0, -3.0]]> : tensor<7x5xf32>) : tensor<7x5xf32>
  %v27 = tensor.extract_slice %v21[0, 6] [5, 12] [1, 1] : tensor<5x24xf32> to tensor<5x12xf32>
  %v28 = tensor.expand_shape %v27 [[0], [1, 2]] output_shape [5, 4, 3] : tensor<5x12xf32> into tensor<5x4x3xf32>
  %v30 = tensor.empty() : tensor<4x3x5xf32>
  %v29 = linalg.transpose ins(%v28 : tensor<5x4x3xf32>) outs(%v30 : tensor<4x3x5xf32>) permutation = [1, 2, 0]
  %v31 = tensor.empty() : tensor<4x3x5xf32>
  %v32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v29 : tensor<4x3x5xf32>) outs(%v31 : tensor<4x3x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x3x5xf32>
  check.expect_eq_const(%v32, dense<[[[-14.0, -7.0, 0.0, 7.0, 14.0], [21.0, 28.0, -29.0, -22.0, -15.0], [-8.0, -1.0, 6.0, 13.0, 20.0]], [[27.0, -30.0, -23.0, -16.0, -9.0], [-2.0, 5.0, 12.0, 19.0, 26.0], [-31.0, -24.0, -17.0, -10.0, -3.0]], [[4.0, 11.0, 18.0, 25.0, -32.0], [-25.0, -18.0, -11.0, -4.0, 3.0], [10.0, 17.0, 24.0, 31.0, -26.0]], [[-19.0, -12.0, -5.0, 2.0, 9.0], [16.0, 23.0, 30.0, -27.0, -20.0], [-13.0, -6.0, 1.0, 8.0, 15.0]]]> : tensor<4x3x5xf32>) : tensor<4x3x5xf32>
  return
}
func.func @uneven() {
  %v1 = util.unfoldable_constant dense<[[-8.0, -6.25, -4.5, -2.75, -1.0, 0.75, 2.5, 4.25, 6.0, 7.75], [-6.5, -4.75, -3.0, -1.25, 0.5, 2.25, 4.0, 5.75, 7.5, -6.75], [-5.0, -3.25, -1.5, 0.25, 2.0, 3.75, 5.5, 7.25, -7.0, -5.25]]> : tensor<3x10xf32>
  %v2 = tensor.empty() : tensor<3x10xf32>
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1 : tensor<3x10xf32>) outs(%v2 : tensor<3x10xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<3x10xf32>
  %v4 = tensor.extract_slice %v3[0, 3] [3, 6] [1, 1] : tensor<3x10xf32> to tensor<3x6xf32>
  %v5 = tensor.expand_shape %v4 [[0], [1, 2]] output_shape [3, 3, 2] : tensor<3x6xf32> into tensor<3x3x2xf32>
  %v7 = tensor.empty() : tensor<3x3x2xf32>
  %v6 = linalg.transpose ins(%v5 : tensor<3x3x2xf32>) outs(%v7 : tensor<3x3x2xf32>) permutation = [1, 0, 2]
  %v8 = tensor.empty() : tensor<3x3x2xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v6 : tensor<3x3x2xf32>) outs(%v8 : tensor<3x3x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<3x3x2xf32>
  check.expect_eq_const(%v9, dense<[[[-11.0, -4.0], [-5.0, 2.0], [1.0, 8.0]], [[3.0, 10.0], [9.0, 16.0], [15.0, 22.0]], [[17.0, 24.0], [23.0, 30.0], [29.0, -28.0]]]> : tensor<3x3x2xf32>) : tensor<3x3x2xf32>
  return
}
func.func @stored() {
  %v1 = util.unfoldable_constant dense<[[[-2.0, -0.25, 1.5, -0.75, 1.0], [-1.25, 0.5, -1.75, 0.0, 1.75], [-0.5, 1.25, -1.0, 0.75, -1.5], [0.25, -2.0, -0.25, 1.5, -0.75]], [[1.0, -1.25, 0.5, -1.75, 0.0], [1.75, -0.5, 1.25, -1.0, 0.75], [-1.5, 0.25, -2.0, -0.25, 1.5], [-0.75, 1.0, -1.25, 0.5, -1.75]], [[0.0, 1.75, -0.5, 1.25, -1.0], [0.75, -1.5, 0.25, -2.0, -0.25], [1.5, -0.75, 1.0, -1.25, 0.5], [-1.75, 0.0, 1.75, -0.5, 1.25]]]> : tensor<3x4x5xf32>
  %v2 = util.unfoldable_constant dense<[[[-2.0, -0.25, 1.5, -0.75, 1.0, -1.25, 0.5], [-1.75, 0.0, 1.75, -0.5, 1.25, -1.0, 0.75], [-1.5, 0.25, -2.0, -0.25, 1.5, -0.75, 1.0], [-1.25, 0.5, -1.75, 0.0, 1.75, -0.5, 1.25], [-1.0, 0.75, -1.5, 0.25, -2.0, -0.25, 1.5]], [[-0.75, 1.0, -1.25, 0.5, -1.75, 0.0, 1.75], [-0.5, 1.25, -1.0, 0.75, -1.5, 0.25, -2.0], [-0.25, 1.5, -0.75, 1.0, -1.25, 0.5, -1.75], [0.0, 1.75, -0.5, 1.25, -1.0, 0.75, -1.5], [0.25, -2.0, -0.25, 1.5, -0.75, 1.0, -1.25]], [[0.5, -1.75, 0.0, 1.75, -0.5, 1.25, -1.0], [0.75, -1.5, 0.25, -2.0, -0.25, 1.5, -0.75], [1.0, -1.25, 0.5, -1.75, 0.0, 1.75, -0.5], [1.25, -1.0, 0.75, -1.5, 0.25, -2.0, -0.25], [1.5, -0.75, 1.0, -1.25, 0.5, -1.75, 0.0]]]> : tensor<3x5x7xf32>
  %v6 = arith.constant 0.0 : f32
  %v4 = tensor.empty() : tensor<3x4x7xf32>
  %v5 = linalg.fill ins(%v6 : f32) outs(%v4 : tensor<3x4x7xf32>) -> tensor<3x4x7xf32>
  %v3 = linalg.batch_matmul ins(%v1, %v2 : tensor<3x4x5xf32>, tensor<3x5x7xf32>) outs(%v5 : tensor<3x4x7xf32>) -> tensor<3x4x7xf32>
  %v7 = tensor.empty() : tensor<3x4x7xf32>
  %v8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v3 : tensor<3x4x7xf32>) outs(%v7 : tensor<3x4x7xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<3x4x7xf32>
  %v10 = tensor.empty() : tensor<4x3x7xf32>
  %v9 = linalg.transpose ins(%v8 : tensor<3x4x7xf32>) outs(%v10 : tensor<4x3x7xf32>) permutation = [1, 0, 2]
  %v11 = tensor.collapse_shape %v9 [[0], [1, 2]] : tensor<4x3x7xf32> into tensor<4x21xf32>
  %v12 = tensor.empty() : tensor<4x21xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v11 : tensor<4x21xf32>) outs(%v12 : tensor<4x21xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x21xf32>
  check.expect_eq_const(%v13, dense<[[8.5, 5.0, -26.5, 6.0, -13.5, 7.0, 3.5, -1.0, -11.5, 2.0, -8.5, 5.0, -5.5, 24.0, 3.5, -10.0, 0.5, -13.0, -2.5, 4.0, -5.5], [10.0, 4.75, -0.5, 6.25, -27.0, 7.75, 2.5, -4.75, -1.0, -9.25, 6.5, -13.75, 2.0, 9.75, -13.5, 11.25, -8.0, 28.75, -2.5, 14.25, 3.0], [3.5, -3.5, 17.5, -1.5, 15.5, 0.5, -6.5, 7.5, -30.5, 11.5, -2.5, 15.5, 1.5, -4.5, 1.5, -7.5, -0.5, 14.5, -2.5, 16.5, -4.5], [9.0, 0.25, -16.5, 2.75, 6.0, 5.25, -3.5, -0.25, 12.0, 4.25, -11.5, 8.75, -7.0, 1.25, 8.5, 1.75, 7.0, -27.75, 5.5, -1.25, 4.0]]> : tensor<4x21xf32>) : tensor<4x21xf32>
  %v14 = util.unfoldable_constant dense<[[-2.0, -0.25, 1.5, -0.75, 1.0], [-1.25, 0.5, -1.75, 0.0, 1.75], [-0.5, 1.25, -1.0, 0.75, -1.5], [0.25, -2.0, -0.25, 1.5, -0.75]]> : tensor<4x5xf32>
  %v15 = util.unfoldable_constant dense<[[-2.0, -0.25, 1.5, -0.75, 1.0, -1.25, 0.5], [-1.75, 0.0, 1.75, -0.5, 1.25, -1.0, 0.75], [-1.5, 0.25, -2.0, -0.25, 1.5, -0.75, 1.0], [-1.25, 0.5, -1.75, 0.0, 1.75, -0.5, 1.25], [-1.0, 0.75, -1.5, 0.25, -2.0, -0.25, 1.5]]> : tensor<5x7xf32>
  %v19 = arith.constant 0.0 : f32
  %v17 = tensor.empty() : tensor<4x7xf32>
  %v18 = linalg.fill ins(%v19 : f32) outs(%v17 : tensor<4x7xf32>) -> tensor<4x7xf32>
  %v16 = linalg.matmul ins(%v14, %v15 : tensor<4x5xf32>, tensor<5x7xf32>) outs(%v18 : tensor<4x7xf32>) -> tensor<4x7xf32>
  %v20 = tensor.empty() : tensor<4x7xf32>
  %v21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v16 : tensor<4x7xf32>) outs(%v20 : tensor<4x7xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<4x7xf32>
  %v23 = tensor.empty() : tensor<7x4xf32>
  %v22 = linalg.transpose ins(%v21 : tensor<4x7xf32>) outs(%v23 : tensor<7x4xf32>) permutation = [1, 0]
  %v24 = tensor.empty() : tensor<7x4xf32>
  %v25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v22 : tensor<7x4xf32>) outs(%v24 : tensor<7x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<7x4xf32>
  check.expect_eq_const(%v25, dense<[[8.5, 10.0, 3.5, 9.0], [5.0, 4.75, -3.5, 0.25], [-26.5, -0.5, 17.5, -16.5], [6.0, 6.25, -1.5, 2.75], [-13.5, -27.0, 15.5, 6.0], [7.0, 7.75, 0.5, 5.25], [3.5, 2.5, -6.5, -3.5]]> : tensor<7x4xf32>) : tensor<7x4xf32>
  return
}

// Several sizes that come of one are not known.
func.func @unknown_sizes() {
  %v1 = util.unfoldable_constant dense<[[-3.0, -1.25, 0.5, 2.25, 4.0], [-2.0, -0.25, 1.5, 3.25, -2.75], [-1.0, 0.75, 2.5, 4.25, -1.75], [0.0, 1.75, 3.5, -2.5, -0.75], [1.0, 2.75, 4.5, -1.5, 0.25], [2.0, 3.75, -2.25, -0.5, 1.25], [3.0, -3.0, -1.25, 0.5, 2.25], [4.0, -2.0, -0.25, 1.5, 3.25], [-2.75, -1.0, 0.75, 2.5, 4.25], [-1.75, 0.0, 1.75, 3.5, -2.5], [-0.75, 1.0, 2.75, 4.5, -1.5], [0.25, 2.0, 3.75, -2.25, -0.5], [1.25, 3.0, -3.0, -1.25, 0.5], [2.25, 4.0, -2.0, -0.25, 1.5], [3.25, -2.75, -1.0, 0.75, 2.5], [4.25, -1.75, 0.0, 1.75, 3.5], [-2.5, -0.75, 1.0, 2.75, 4.5], [-1.5, 0.25, 2.0, 3.75, -2.25], [-0.5, 1.25, 3.0, -3.0, -1.25], [0.5, 2.25, 4.0, -2.0, -0.25], [1.5, 3.25, -2.75, -1.0, 0.75], [2.5, 4.25, -1.75, 0.0, 1.75], [3.5, -2.5, -0.75, 1.0, 2.75], [4.5, -1.5, 0.25, 2.0, 3.75]]> : tensor<24x5xf32>
  %v2 = tensor.cast %v1 : tensor<24x5xf32> to tensor<?x?xf32>
  %v3 = util.optimization_barrier %v2 : tensor<?x?xf32>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  %c30 = arith.constant 30 : index
  %s:6 = util.optimization_barrier %c2, %c3, %c4, %c5, %c24, %c30 : index, index, index, index, index, index
  %v4 = tensor.empty(%s#4, %s#3) : tensor<?x?xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v3 : tensor<?x?xf32>) outs(%v4 : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x?xf32>
  %v6 = tensor.expand_shape %v5 [[0, 1, 2], [3]] output_shape [%s#0, %s#1, %s#2, %s#3] : tensor<?x?xf32> into tensor<?x?x?x?xf32>
  %v7 = tensor.empty(%s#0, %s#1, %s#3, %s#2) : tensor<?x?x?x?xf32>
  %v8 = linalg.transpose ins(%v6 : tensor<?x?x?x?xf32>) outs(%v7 : tensor<?x?x?x?xf32>) permutation = [0, 1, 3, 2]
  %v9 = tensor.collapse_shape %v8 [[0, 1, 2], [3]] : tensor<?x?x?x?xf32> into tensor<?x?xf32>
  %v10 = tensor.empty(%s#5, %s#2) : tensor<?x?xf32>
  %v11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v9 : tensor<?x?xf32>) outs(%v10 : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %a : f32
    linalg.yield %c : f32
  } -> tensor<?x?xf32>
  %v12 = tensor.cast %v11 : tensor<?x?xf32> to tensor<30x4xf32>
  check.expect_eq_const(%v12, dense<[[-12.0, -8.0, -4.0, 0.0], [-5.0, -1.0, 3.0, 7.0], [2.0, 6.0, 10.0, 14.0], [9.0, 13.0, 17.0, -10.0], [16.0, -11.0, -7.0, -3.0], [4.0, 8.0, 12.0, 16.0], [11.0, 15.0, -12.0, -8.0], [18.0, -9.0, -5.0, -1.0], [-6.0, -2.0, 2.0, 6.0], [1.0, 5.0, 9.0, 13.0], [-11.0, -7.0, -3.0, 1.0], [-4.0, 0.0, 4.0, 8.0], [3.0, 7.0, 11.0, 15.0], [10.0, 14.0, 18.0, -9.0], [17.0, -10.0, -6.0, -2.0], [5.0, 9.0, 13.0, 17.0], [12.0, 16.0, -11.0, -7.0], [-12.0, -8.0, -4.0, 0.0], [-5.0, -1.0, 3.0, 7.0], [2.0, 6.0, 10.0, 14.0], [-10.0, -6.0, -2.0, 2.0], [-3.0, 1.0, 5.0, 9.0], [4.0, 8.0, 12.0, 16.0], [11.0, 15.0, -12.0, -8.0], [18.0, -9.0, -5.0, -1.0], [6.0, 10.0, 14.0, 18.0], [13.0, 17.0, -10.0, -6.0], [-11.0, -7.0, -3.0, 1.0], [-4.0, 0.0, 4.0, 8.0], [3.0, 7.0, 11.0, 15.0]]> : tensor<30x4xf32>) : tensor<30x4xf32>
  return
}
