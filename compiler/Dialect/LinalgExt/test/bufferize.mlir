// RUN: sluice-opt %s --one-shot-bufferize="bufferize-function-boundaries=1 function-boundary-type-conversion=identity-layout-map" | FileCheck %s
// Outs are written in place where the tensor is not needed afterwards, and copied where it is.

// CHECK-LABEL: func.func @in_place(
//  CHECK-SAME:   %[[M:[^:]+]]: memref<?xf32>
//   CHECK-NOT:   memref.alloc
//       CHECK:   linalg_ext.sort dimension(0) outs(%[[M]] : memref<?xf32>)
func.func @in_place(%t: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg_ext.sort dimension(0) outs(%t : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @both_needed(
//  CHECK-SAME:   %[[M:[^:]+]]: memref<8xf32>
//       CHECK:   %[[COPY:.+]] = memref.alloc
//       CHECK:   memref.copy %[[M]], %[[COPY]]
//       CHECK:   linalg_ext.sort dimension(0) outs(%[[COPY]] : memref<8xf32>)
func.func @both_needed(%t: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %r = linalg_ext.sort dimension(0) outs(%t : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<8xf32>
  return %r, %t : tensor<8xf32>, tensor<8xf32>
}

// Attention does not read its out, so the initial value is not copied.
// CHECK-LABEL: func.func @out_not_read(
//   CHECK-NOT:   memref.copy
//       CHECK:   linalg_ext.attention ins({{.*}} : memref<2x3x4xf16>, memref<2x5x4xf16>, memref<2x5x6xf16>)
func.func @out_not_read(%q: tensor<2x3x4xf16>, %k: tensor<2x5x4xf16>, %v: tensor<2x5x6xf16>, %o: tensor<2x3x6xf16>)
    -> (tensor<2x3x6xf16>, tensor<2x3x6xf16>) {
  %r = linalg_ext.attention ins(%q, %k, %v : tensor<2x3x4xf16>, tensor<2x5x4xf16>, tensor<2x5x6xf16>) outs(%o : tensor<2x3x6xf16>) -> tensor<2x3x6xf16>
  return %r, %o : tensor<2x3x6xf16>, tensor<2x3x6xf16>
}
