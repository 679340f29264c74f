// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-split-reductions),canonicalize)" | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-split-reductions),canonicalize)" | FileCheck %s --check-prefix=CPU

// CHECK-DAG: #[[IMAGE:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
// CHECK-DAG: #[[PARTS:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
// CHECK-DAG: #[[READ:.+]] = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// CHECK-DAG: #[[SUMS:.+]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// The mean of an image with channels last: rows first.
// CHECK-LABEL: func.func @mean(
//  CHECK-SAME:   %[[X:.+]]: tensor<8x112x112x32xf16>, %[[INIT:.+]]: tensor<8x32xf32>
//       CHECK:   %[[START:.+]] = linalg.fill {{.*}} -> tensor<8x112x32xf32>
//       CHECK:   %[[P:.+]] = linalg.generic {indexing_maps = [#[[IMAGE]], #[[PARTS]]], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]] : {{.*}}) outs(%[[START]]
//       CHECK:     arith.extf
//       CHECK:   %[[S:.+]] = linalg.generic {indexing_maps = [#[[READ]], #[[SUMS]]], iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[P]] : tensor<8x112x32xf32>) outs(%[[INIT]] : tensor<8x32xf32>)
//   CHECK-NOT:     arith.extf
//       CHECK:     arith.addf
//       CHECK:   return %[[S]]
//   CPU-LABEL: func.func @mean(
//         CPU:   iterator_types = ["parallel", "parallel", "reduction", "reduction"]
func.func @mean(%x: tensor<8x112x112x32xf16>, %init: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %s = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, h, w, c)>, affine_map<(n, c, h, w) -> (n, c)>],
                       iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x : tensor<8x112x112x32xf16>) outs(%init : tensor<8x32xf32>) {
  ^bb0(%a: f16, %o: f32):
    %wide = arith.extf %a : f16 to f32
    %t = arith.addf %wide, %o : f32
    linalg.yield %t : f32
  } -> tensor<8x32xf32>
  return %s : tensor<8x32xf32>
}

// Elements of a sum that follow each other are for the threads of a group; of short sums each is a thread's.
// CHECK-LABEL: func.func @rows(
// CHECK-COUNT-1: linalg.generic
//   CHECK-NOT:   linalg.generic
// CHECK-LABEL: func.func @short(
// CHECK-COUNT-1: linalg.generic
//   CHECK-NOT:   linalg.generic
func.func @rows(%x: tensor<8x32x112x112xf32>, %init: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %s = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c)>],
                       iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x : tensor<8x32x112x112xf32>) outs(%init : tensor<8x32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<8x32xf32>
  return %s : tensor<8x32xf32>
}
func.func @short(%x: tensor<8x7x7x32xf32>, %init: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %s = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, h, w, c)>, affine_map<(n, c, h, w) -> (n, c)>],
                       iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x : tensor<8x7x7x32xf32>) outs(%init : tensor<8x32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<8x32xf32>
  return %s : tensor<8x32xf32>
}
