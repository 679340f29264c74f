// RUN: sluice-opt %s --pass-pipeline='builtin.module(func.func(sluice-generalize-linalg))' | FileCheck %s

// CHECK-LABEL: func.func @elementwise(
//       CHECK:   linalg.generic
//       CHECK:     arith.addf
//   CHECK-NOT:   linalg.add
func.func @elementwise(%a: tensor<?xf32>, %b: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @moves(
//   CHECK-NOT:   linalg.transpose
//   CHECK-NOT:   linalg.broadcast
//   CHECK-NOT:   linalg.reduce
//       CHECK:   linalg.generic {{.+}} iterator_types = ["parallel", "reduction"]
func.func @moves(%a: tensor<?x4xf32>, %t: tensor<4x?xf32>, %r: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.transpose ins(%a : tensor<?x4xf32>) outs(%t : tensor<4x?xf32>) permutation = [1, 0]
  %1 = linalg.reduce ins(%0 : tensor<4x?xf32>) outs(%r : tensor<4xf32>) dimensions = [1]
    (%x: f32, %acc: f32) {
      %s = arith.addf %x, %acc : f32
      linalg.yield %s : f32
    }
  return %1 : tensor<4xf32>
}

// Products, fills and windows keep their names: later passes know them by these.
// CHECK-LABEL: func.func @kept(
//   CHECK-NOT:   linalg.generic
//       CHECK:   linalg.fill
//       CHECK:   linalg.matmul
//       CHECK:   linalg.pooling_nhwc_max
func.func @kept(%a: tensor<4x4xf32>, %o: tensor<4x4xf32>, %x: tensor<1x4x4x1xf32>, %w: tensor<2x2xf32>, %p: tensor<1x2x2x1xf32>) -> (tensor<4x4xf32>, tensor<1x2x2x1xf32>) {
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %q = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x4x4x1xf32>, tensor<2x2xf32>) outs(%p : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %m, %q : tensor<4x4xf32>, tensor<1x2x2x1xf32>
}

// A sum that is kept as a column is read as the row of numbers that it is; what another operation
// computes, or a dimension of more than one element, is left.
// CHECK-LABEL: func.func @repeated(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<4x8xf32>, %[[S:[^:]+]]: tensor<4xf32>, %[[ROW:[^:]+]]: tensor<1x8xf32>
//       CHECK:   %[[FLAT:.+]] = tensor.collapse_shape %[[ROW]] {{\[}}[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
//       CHECK:   linalg.generic {indexing_maps = [#{{.+}}, #[[I:.+]], #[[J:.+]], #{{.+}}]
//  CHECK-SAME:   ins(%[[X]], %[[S]], %[[FLAT]] : tensor<4x8xf32>, tensor<4xf32>, tensor<8xf32>)
func.func @repeated(%x: tensor<4x8xf32>, %s: tensor<4xf32>, %row: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %column = tensor.expand_shape %s [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, 0)>,
                     affine_map<(i, j) -> (0, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]}
    ins(%x, %column, %row : tensor<4x8xf32>, tensor<4x1xf32>, tensor<1x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %d = arith.mulf %a, %b : f32
    %f = arith.addf %d, %c : f32
    linalg.yield %f : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
