// RUN: sluice-opt %s --sluice-attach-target=target=cuda:sm_90 --sluice-scale-blocks | FileCheck %s
// RUN: sluice-opt %s --sluice-attach-target --sluice-scale-blocks | FileCheck %s --check-prefix=CPU

#all = affine_map<(a, b, c, d) -> (a, b, c, d)>
#block = affine_map<(a, b, c, d) -> (a, c)>

// Each code is scaled where it lies.
// CHECK-LABEL: func @blocks(
//  CHECK-SAME:   %[[CODES:[^:]+]]: tensor<256x512xf8E4M3FN>, %[[SCALES:[^:]+]]: tensor<2x4xf32>
//   CHECK-NOT:   expand_shape
//       CHECK:   linalg.generic {{.+}} ins(%[[CODES]] : tensor<256x512xf8E4M3FN>)
//   CHECK-DAG:     %[[ROW:.+]] = linalg.index 0
//   CHECK-DAG:     %[[I:.+]] = arith.divui %[[ROW]], %c128
//   CHECK-DAG:     %[[COLUMN:.+]] = linalg.index 1
//   CHECK-DAG:     %[[J:.+]] = arith.divui %[[COLUMN]], %c128
//       CHECK:     %[[SCALE:.+]] = tensor.extract %[[SCALES]][%[[I]], %[[J]]]
//       CHECK:     arith.mulf %{{.+}}, %[[SCALE]]
//   CHECK-NOT:   collapse_shape
// CPU-LABEL: func @blocks(
//       CPU:   tensor.collapse_shape
func.func @blocks(%codes: tensor<256x512xf8E4M3FN>, %scales: tensor<2x4xf32>) -> tensor<256x512xf32> {
  %split = tensor.expand_shape %codes [[0, 1], [2, 3]] output_shape [2, 128, 4, 128] : tensor<256x512xf8E4M3FN> into tensor<2x128x4x128xf8E4M3FN>
  %e = tensor.empty() : tensor<2x128x4x128xf32>
  %y = linalg.generic {indexing_maps = [#all, #block, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%split, %scales : tensor<2x128x4x128xf8E4M3FN>, tensor<2x4xf32>) outs(%e : tensor<2x128x4x128xf32>) {
  ^bb0(%a: f8E4M3FN, %s: f32, %o: f32):
    %w = arith.extf %a : f8E4M3FN to f32
    %p = arith.mulf %w, %s : f32
    linalg.yield %p : f32
  } -> tensor<2x128x4x128xf32>
  %joined = tensor.collapse_shape %y [[0, 1], [2, 3]] : tensor<2x128x4x128xf32> into tensor<256x512xf32>
  return %joined : tensor<256x512xf32>
}

// Numbers of many bits are no codes.
// CHECK-LABEL: func @wide(
//       CHECK:   tensor.collapse_shape
func.func @wide(%x: tensor<256x512xf32>, %scales: tensor<2x4xf32>) -> tensor<256x512xf32> {
  %split = tensor.expand_shape %x [[0, 1], [2, 3]] output_shape [2, 128, 4, 128] : tensor<256x512xf32> into tensor<2x128x4x128xf32>
  %e = tensor.empty() : tensor<2x128x4x128xf32>
  %y = linalg.generic {indexing_maps = [#all, #block, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%split, %scales : tensor<2x128x4x128xf32>, tensor<2x4xf32>) outs(%e : tensor<2x128x4x128xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %p = arith.mulf %a, %s : f32
    linalg.yield %p : f32
  } -> tensor<2x128x4x128xf32>
  %joined = tensor.collapse_shape %y [[0, 1], [2, 3]] : tensor<2x128x4x128xf32> into tensor<256x512xf32>
  return %joined : tensor<256x512xf32>
}
