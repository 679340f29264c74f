// RUN: sluice-opt %s --pass-pipeline='builtin.module(func.func(sluice-prepare-tosa))' | FileCheck %s

// Pairs of batch and index, and one scatter.
// CHECK-LABEL: func.func @scatter(
//       CHECK:   %[[POSITIONS:.+]] = linalg.generic
//       CHECK:     linalg.index 2
//       CHECK:     linalg.index 0
//       CHECK:     arith.select
//       CHECK:   linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%arg2, %[[POSITIONS]] : tensor<?x4x3xf32>, tensor<?x4x2xi32>) outs(%arg0 : tensor<?x5x3xf32>)
//   CHECK-NOT:   tosa.scatter
func.func @scatter(%v: tensor<?x5x3xf32>, %i: tensor<?x4xi32>, %x: tensor<?x4x3xf32>) -> tensor<?x5x3xf32> {
  %0 = tosa.scatter %v, %i, %x : (tensor<?x5x3xf32>, tensor<?x4xi32>, tensor<?x4x3xf32>) -> tensor<?x5x3xf32>
  return %0 : tensor<?x5x3xf32>
}

// A result whose type is not that of the values is left to upstream; so is everything that is no scatter.
// CHECK-LABEL: func.func @kept(
//       CHECK:   tosa.scatter
//       CHECK:   tosa.abs
func.func @kept(%v: tensor<2x5x3xf32>, %i: tensor<2x4xi32>, %x: tensor<2x4x3xf32>) -> tensor<2x?x3xf32> {
  %0 = tosa.scatter %v, %i, %x : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x?x3xf32>
  %1 = tosa.abs %0 : (tensor<2x?x3xf32>) -> tensor<2x?x3xf32>
  return %1 : tensor<2x?x3xf32>
}
