// RUN: sluice-opt %s --pass-pipeline='builtin.module(func.func(sluice-scalars-to-kernels))' | FileCheck %s

// The host has no instruction for it: a kernel over one element, and its result is read.
// CHECK-LABEL: func.func @count(
//       CHECK:   %[[T:.+]] = linalg.generic
//       CHECK:     math.ctpop %arg0 : i32
//       CHECK:   tensor.extract %[[T]][] : tensor<i32>
func.func @count(%x: i32) -> i32 {
  %0 = math.ctpop %x : i32
  return %0 : i32
}

// Memory has no indices.
// CHECK-LABEL: func.func @extended(
//       CHECK:   %[[T:.+]]:2 = linalg.generic
//  CHECK-SAME:     outs(%{{.+}}, %{{.+}} : tensor<i64>, tensor<i64>)
//       CHECK:   %[[H:.+]] = tensor.extract %[[T]]#1[] : tensor<i64>
//       CHECK:   arith.index_cast %[[H]] : i64 to index
func.func @extended(%x: index) -> index {
  %low, %high = arith.mului_extended %x, %x : index
  return %high : index
}

// What it has stays, and so do the bodies of tensors' operations.
// CHECK-LABEL: func.func @as_they_are(
//   CHECK-NOT:   linalg.generic
//       CHECK:   arith.addf %arg0, %arg0 : f8E5M2
//       CHECK:   linalg.map { math.ctpop }
func.func @as_they_are(%x: f8E5M2, %t: tensor<4xi32>) -> (f8E5M2, tensor<4xi32>) {
  %0 = arith.addf %x, %x : f8E5M2
  %1 = linalg.map { math.ctpop } ins(%t : tensor<4xi32>) outs(%t : tensor<4xi32>)
  return %0, %1 : f8E5M2, tensor<4xi32>
}
