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

// A dimension of one element that is merged with its neighbour right behind is not computed: what is left is a transpose.
// CHECK-LABEL: func.func @merged_unit(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<4x6x8xf16>
//   CHECK-NOT:   tensor.expand_shape
//       CHECK:   %[[T:.+]] = linalg.generic {{.+}} iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[X]] : tensor<4x6x8xf16>)
//       CHECK:   return %[[T]] : tensor<6x4x8xf16>
func.func @merged_unit(%x: tensor<4x6x8xf16>) -> tensor<6x4x8xf16> {
  %group = tensor.expand_shape %x [[0, 1], [2], [3]] output_shape [4, 1, 6, 8] : tensor<4x6x8xf16> into tensor<4x1x6x8xf16>
  %e = tensor.empty() : tensor<6x1x4x8xf16>
  %t = linalg.transpose ins(%group : tensor<4x1x6x8xf16>) outs(%e : tensor<6x1x4x8xf16>) permutation = [2, 1, 0, 3]
  %c = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<6x1x4x8xf16> into tensor<6x4x8xf16>
  return %c : tensor<6x4x8xf16>
}

// Of two such dimensions, and no other, one is left; what is computed keeps its dimensions.
// CHECK-LABEL: func.func @merged_units(
//       CHECK:   linalg.generic {{.+}} outs(%{{.+}} : tensor<1x8xi64>)
//       CHECK:   linalg.generic {{.+}} outs(%{{.+}} : tensor<1x1x8xi64>)
func.func @merged_units(%x: tensor<1x1x8xi64>) -> (tensor<1x8xi64>, tensor<1x8xi64>) {
  %e = tensor.empty() : tensor<1x1x8xi64>
  %p = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      outs(%e : tensor<1x1x8xi64>) {
  ^bb0(%o: i64):
    %k = linalg.index 2 : index
    %v = arith.index_cast %k : index to i64
    linalg.yield %v : i64
  } -> tensor<1x1x8xi64>
  %y = linalg.add ins(%x, %x : tensor<1x1x8xi64>, tensor<1x1x8xi64>) outs(%e : tensor<1x1x8xi64>) -> tensor<1x1x8xi64>
  %a = tensor.collapse_shape %p [[0, 1], [2]] : tensor<1x1x8xi64> into tensor<1x8xi64>
  %b = tensor.collapse_shape %y [[0, 1], [2]] : tensor<1x1x8xi64> into tensor<1x8xi64>
  return %a, %b : tensor<1x8xi64>, tensor<1x8xi64>
}

// Sums begin with fills; what no terms are added to stays a constant.
// CHECK-LABEL: func.func @begins(
//  CHECK-SAME:   %[[A:[^:]+]]: tensor<?x4xf16>, %[[B:[^:]+]]: tensor<4x?xf16>, %[[Z:[^:]+]]: f16, %[[M:[^:]+]]: index, %[[N:[^:]+]]: index
//       CHECK:   %[[CONSTANT:.+]] = arith.constant dense<1.000000e+00> : tensor<4xf16>
//       CHECK:   %[[EMPTY:.+]] = tensor.empty(%[[M]], %[[N]]) : tensor<?x?xf16>
//       CHECK:   %[[FILL:.+]] = linalg.fill ins(%[[Z]] : f16) outs(%[[EMPTY]]
//       CHECK:   linalg.matmul {{.*}} outs(%[[FILL]]
//       CHECK:   %[[ONES:.+]] = linalg.fill ins(%{{.+}} : f16) outs(%{{.+}} : tensor<4xf16>)
//       CHECK:   linalg.generic {{.+}} "reduction"]} {{.*}} outs(%[[ONES]]
//       CHECK:   linalg.generic {{.+}} ["parallel"]} ins({{.+}}, %[[CONSTANT]]
func.func @begins(%a: tensor<?x4xf16>, %b: tensor<4x?xf16>, %z: f16, %m: index, %n: index, %e: tensor<4xf16>) -> (tensor<?x?xf16>, tensor<4xf16>) {
  %splat = tensor.splat %z[%m, %n] : tensor<?x?xf16>
  %0 = linalg.matmul ins(%a, %b : tensor<?x4xf16>, tensor<4x?xf16>) outs(%splat : tensor<?x?xf16>) -> tensor<?x?xf16>
  %ones = arith.constant dense<1.0> : tensor<4xf16>
  %1 = linalg.reduce ins(%a : tensor<?x4xf16>) outs(%ones : tensor<4xf16>) dimensions = [0]
    (%x: f16, %acc: f16) {
      %s = arith.addf %x, %acc : f16
      linalg.yield %s : f16
    }
  %2 = linalg.add ins(%1, %ones : tensor<4xf16>, tensor<4xf16>) outs(%e : tensor<4xf16>) -> tensor<4xf16>
  return %0, %2 : tensor<?x?xf16>, tensor<4xf16>
}
