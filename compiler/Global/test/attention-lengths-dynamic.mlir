// The same with sizes that are known at run time, which lengths are computed of (ONNX's Attention, causal, with padding behind the keys of
// each text, as the stage `input` leaves it).
// RUN: sluice compile %s --target=cuda:sm_90 -O2 --stop-after=global -o - | FileCheck %s
// CHECK:     %[[LENGTHS:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<?x?xi32>)
// CHECK:     linalg_ext.attention {{.*}}f32) lengths(%[[LENGTHS]] : tensor<?x?xi32>) outs
// CHECK-NOT: math.exp
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module attributes {sluice.stage = "input"} {
  func.func @main(%arg0: tensor<?x?x256xf16> {sluice.dims = ["B", "S", 256], sluice.name = "q"}, %arg1: tensor<?x?x128xf16> {sluice.dims = ["B", "K", 128], sluice.name = "k"}, %arg2: tensor<?x?x128xf16> {sluice.dims = ["B", "K", 128], sluice.name = "v"}, %arg3: tensor<?xi64> {sluice.dims = ["B"], sluice.name = "n"}) -> (tensor<?x?x256xf16> {sluice.dims = ["B", "S", 256], sluice.name = "o"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_0 = arith.constant dense<0xFC00> : tensor<f16>
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<1.250000e-01> : tensor<f16>
    %cst_4 = arith.constant 0xFC00 : f16
    %cst_5 = arith.constant 0.000000e+00 : f16
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x256xf16>
    %dim_6 = tensor.dim %arg0, %c1 : tensor<?x?x256xf16>
    %dim_7 = tensor.dim %arg1, %c1 : tensor<?x?x128xf16>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%dim, %dim_6, 4, 64] : tensor<?x?x256xf16> into tensor<?x?x4x64xf16>
    %0 = tensor.empty(%dim, %dim_6) : tensor<?x4x?x64xf16>
    %transposed = linalg.transpose ins(%expanded : tensor<?x?x4x64xf16>) outs(%0 : tensor<?x4x?x64xf16>) permutation = [0, 2, 1, 3] 
    %expanded_8 = tensor.expand_shape %arg1 [[0], [1], [2, 3]] output_shape [%dim, %dim_7, 2, 64] : tensor<?x?x128xf16> into tensor<?x?x2x64xf16>
    %1 = tensor.empty(%dim, %dim_7) : tensor<?x2x?x64xf16>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<?x?x2x64xf16>) outs(%1 : tensor<?x2x?x64xf16>) permutation = [0, 2, 1, 3] 
    %expanded_10 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [%dim, %dim_7, 2, 64] : tensor<?x?x128xf16> into tensor<?x?x2x64xf16>
    %2 = tensor.empty(%dim, %dim_7) : tensor<?x2x?x64xf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<?x?x2x64xf16>) outs(%2 : tensor<?x2x?x64xf16>) permutation = [0, 2, 1, 3] 
    %3 = tensor.empty(%dim) : tensor<?xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<?xi64>) outs(%3 : tensor<?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %54 = arith.index_cast %in : i64 to index
      %55 = arith.cmpi slt, %54, %c0 : index
      %56 = arith.cmpi sgt, %54, %dim_7 : index
      %57 = arith.ori %55, %56 : i1
      linalg.yield %57 : i1
    } -> tensor<?xi1>
    %5 = tensor.empty() : tensor<i1>
    %6 = linalg.fill ins(%false : i1) outs(%5 : tensor<i1>) -> tensor<i1>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%4 : tensor<?xi1>) outs(%6 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %54 = arith.ori %in, %out : i1
      linalg.yield %54 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %7[] : tensor<i1>
    %8 = arith.cmpi eq, %extracted, %false : i1
    cf.assert %8, "Attention: a length of nonpad_kv_seqlen is above that of the keys, or below 0"
    %9 = tensor.empty(%dim, %dim_7) : tensor<?x1x1x?xf16>
    %10 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%9 : tensor<?x1x1x?xf16>) {
    ^bb0(%out: f16):
      %54 = linalg.index 0 : index
      %55 = linalg.index 3 : index
      %extracted_20 = tensor.extract %arg3[%54] : tensor<?xi64>
      %56 = arith.index_cast %extracted_20 : i64 to index
      %57 = arith.cmpi slt, %55, %56 : index
      %58 = arith.select %57, %cst_5, %cst_4 : f16
      linalg.yield %58 : f16
    } -> tensor<?x1x1x?xf16>
    %11 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x1x?x?xf16>
    %12 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%11 : tensor<?x1x?x?xf16>) {
    ^bb0(%out: f16):
      %54 = linalg.index 0 : index
      %55 = linalg.index 2 : index
      %56 = linalg.index 3 : index
      %extracted_20 = tensor.extract %arg3[%54] : tensor<?xi64>
      %57 = arith.index_cast %extracted_20 : i64 to index
      %58 = arith.subi %57, %dim_6 : index
      %59 = arith.addi %55, %58 : index
      %60 = arith.cmpi sle, %56, %59 : index
      %61 = arith.select %60, %cst_5, %cst_4 : f16
      linalg.yield %61 : f16
    } -> tensor<?x1x?x?xf16>
    %13 = tensor.empty(%dim, %dim_6) : tensor<?x4x?x64xf16>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed, %cst_3 : tensor<?x4x?x64xf16>, tensor<f16>) outs(%13 : tensor<?x4x?x64xf16>) {
    ^bb0(%in: f16, %in_20: f16, %out: f16):
      %54 = arith.mulf %in, %in_20 : f16
      linalg.yield %54 : f16
    } -> tensor<?x4x?x64xf16>
    %15 = tensor.empty(%dim, %dim_7) : tensor<?x2x2x?x64xf16>
    %16 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<?x2x?x64xf16>) outs(%15 : tensor<?x2x2x?x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x2x2x?x64xf16>
    %collapsed = tensor.collapse_shape %16 [[0], [1, 2], [3], [4]] : tensor<?x2x2x?x64xf16> into tensor<?x4x?x64xf16>
    %17 = tensor.empty(%dim, %dim_7) : tensor<?x4x64x?xf16>
    %transposed_12 = linalg.transpose ins(%collapsed : tensor<?x4x?x64xf16>) outs(%17 : tensor<?x4x64x?xf16>) permutation = [0, 1, 3, 2] 
    %18 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x4x?x?xf32>
    %19 = linalg.fill ins(%cst_2 : f32) outs(%18 : tensor<?x4x?x?xf32>) -> tensor<?x4x?x?xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%14, %transposed_12 : tensor<?x4x?x64xf16>, tensor<?x4x64x?xf16>) outs(%19 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f16, %in_20: f16, %out: f32):
      %54 = arith.extf %in : f16 to f32
      %55 = arith.extf %in_20 : f16 to f32
      %56 = arith.mulf %54, %55 : f32
      %57 = arith.addf %out, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<?x4x?x?xf32>
    %21 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x4x?x?xf16>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<?x4x?x?xf32>) outs(%21 : tensor<?x4x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<?x4x?x?xf16>
    %collapsed_13 = tensor.collapse_shape %10 [[0], [1, 2], [3]] : tensor<?x1x1x?xf16> into tensor<?x1x?xf16>
    %23 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x1x?x?xf16>
    %24 = linalg.generic {indexing_maps = [#map9, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_13, %12 : tensor<?x1x?xf16>, tensor<?x1x?x?xf16>) outs(%23 : tensor<?x1x?x?xf16>) {
    ^bb0(%in: f16, %in_20: f16, %out: f16):
      %54 = arith.addf %in, %in_20 : f16
      linalg.yield %54 : f16
    } -> tensor<?x1x?x?xf16>
    %collapsed_14 = tensor.collapse_shape %24 [[0, 1], [2], [3]] : tensor<?x1x?x?xf16> into tensor<?x?x?xf16>
    %25 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x4x?x?xf16>
    %26 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %collapsed_14 : tensor<?x4x?x?xf16>, tensor<?x?x?xf16>) outs(%25 : tensor<?x4x?x?xf16>) {
    ^bb0(%in: f16, %in_20: f16, %out: f16):
      %54 = arith.addf %in, %in_20 : f16
      linalg.yield %54 : f16
    } -> tensor<?x4x?x?xf16>
    %27 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x4x?x?xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<?x4x?x?xf16>) outs(%27 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %54 = arith.extf %in : f16 to f32
      linalg.yield %54 : f32
    } -> tensor<?x4x?x?xf32>
    %29 = tensor.empty(%dim, %dim_6) : tensor<?x4x?xf32>
    %30 = linalg.fill ins(%cst_1 : f32) outs(%29 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<?x4x?x?xf32>) outs(%30 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.maximumf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<?x4x?xf32>
    %32 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x4x?x?xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %31 : tensor<?x4x?x?xf32>, tensor<?x4x?xf32>) outs(%32 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %54 = arith.subf %in, %in_20 : f32
      %55 = math.exp %54 : f32
      linalg.yield %55 : f32
    } -> tensor<?x4x?x?xf32>
    %34 = tensor.empty(%dim, %dim_6) : tensor<?x4x?xf32>
    %35 = linalg.fill ins(%cst_2 : f32) outs(%34 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<?x4x?x?xf32>) outs(%35 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<?x4x?xf32>
    %37 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x4x?x?xf16>
    %38 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<?x4x?x?xf32>, tensor<?x4x?xf32>) outs(%37 : tensor<?x4x?x?xf16>) {
    ^bb0(%in: f32, %in_20: f32, %out: f16):
      %54 = arith.divf %in, %in_20 : f32
      %55 = arith.truncf %54 : f32 to f16
      linalg.yield %55 : f16
    } -> tensor<?x4x?x?xf16>
    %39 = tensor.empty(%dim, %dim_6) : tensor<?x4x?xf16>
    %40 = linalg.fill ins(%cst_4 : f16) outs(%39 : tensor<?x4x?xf16>) -> tensor<?x4x?xf16>
    %41 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<?x4x?x?xf16>) outs(%40 : tensor<?x4x?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %54 = arith.maximumf %in, %out : f16
      linalg.yield %54 : f16
    } -> tensor<?x4x?xf16>
    %expanded_15 = tensor.expand_shape %41 [[0], [1], [2, 3]] output_shape [%dim, 4, %dim_6, 1] : tensor<?x4x?xf16> into tensor<?x4x?x1xf16>
    %42 = tensor.empty(%dim, %dim_6) : tensor<?x4x?x1xi1>
    %43 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15, %cst_0 : tensor<?x4x?x1xf16>, tensor<f16>) outs(%42 : tensor<?x4x?x1xi1>) {
    ^bb0(%in: f16, %in_20: f16, %out: i1):
      %54 = arith.cmpf oeq, %in, %in_20 : f16
      linalg.yield %54 : i1
    } -> tensor<?x4x?x1xi1>
    %collapsed_16 = tensor.collapse_shape %43 [[0], [1], [2, 3]] : tensor<?x4x?x1xi1> into tensor<?x4x?xi1>
    %44 = tensor.empty(%dim, %dim_6, %dim_7) : tensor<?x4x?x?xf16>
    %45 = linalg.generic {indexing_maps = [#map11, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_16, %cst, %38 : tensor<?x4x?xi1>, tensor<f16>, tensor<?x4x?x?xf16>) outs(%44 : tensor<?x4x?x?xf16>) {
    ^bb0(%in: i1, %in_20: f16, %in_21: f16, %out: f16):
      %54 = arith.select %in, %in_20, %in_21 : f16
      linalg.yield %54 : f16
    } -> tensor<?x4x?x?xf16>
    %46 = tensor.empty(%dim, %dim_7) : tensor<?x2x2x?x64xf16>
    %47 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<?x2x?x64xf16>) outs(%46 : tensor<?x2x2x?x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x2x2x?x64xf16>
    %collapsed_17 = tensor.collapse_shape %47 [[0], [1, 2], [3], [4]] : tensor<?x2x2x?x64xf16> into tensor<?x4x?x64xf16>
    %48 = tensor.empty(%dim, %dim_6) : tensor<?x4x?x64xf32>
    %49 = linalg.fill ins(%cst_2 : f32) outs(%48 : tensor<?x4x?x64xf32>) -> tensor<?x4x?x64xf32>
    %50 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%45, %collapsed_17 : tensor<?x4x?x?xf16>, tensor<?x4x?x64xf16>) outs(%49 : tensor<?x4x?x64xf32>) {
    ^bb0(%in: f16, %in_20: f16, %out: f32):
      %54 = arith.extf %in : f16 to f32
      %55 = arith.extf %in_20 : f16 to f32
      %56 = arith.mulf %54, %55 : f32
      %57 = arith.addf %out, %56 : f32
      linalg.yield %57 : f32
    } -> tensor<?x4x?x64xf32>
    %51 = tensor.empty(%dim, %dim_6) : tensor<?x4x?x64xf16>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<?x4x?x64xf32>) outs(%51 : tensor<?x4x?x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<?x4x?x64xf16>
    %53 = tensor.empty(%dim, %dim_6) : tensor<?x?x4x64xf16>
    %transposed_18 = linalg.transpose ins(%52 : tensor<?x4x?x64xf16>) outs(%53 : tensor<?x?x4x64xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1], [2, 3]] : tensor<?x?x4x64xf16> into tensor<?x?x256xf16>
    return %collapsed_19 : tensor<?x?x256xf16>
  }
}
