// RUN: sluice-opt %s --transform-interpreter --canonicalize --split-input-file | FileCheck %s
// Rows of a sort are tiled; the row itself stays whole.

// CHECK-LABEL: func.func @sort(
//  CHECK-SAME:   %[[KEYS:[^:]+]]: tensor<10x?xf32>
//       CHECK:   scf.for %[[I:.+]] = {{.*}} iter_args(%[[K:.+]] = %[[KEYS]]
//       CHECK:     %[[SLICE:.+]] = tensor.extract_slice %[[K]][%[[I]], 0] [2, %{{.+}}] [1, 1]
//       CHECK:     linalg_ext.sort dimension(1) outs(%[[SLICE]]{{.*}} : tensor<2x?xf32>, tensor<2x?xi32>)
func.func @sort(%keys: tensor<10x?xf32>, %ids: tensor<10x?xi32>) -> (tensor<10x?xf32>, tensor<10x?xi32>) {
  %r:2 = linalg_ext.sort dimension(1) outs(%keys, %ids : tensor<10x?xf32>, tensor<10x?xi32>) {
  ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<10x?xf32>, tensor<10x?xi32>
  return %r#0, %r#1 : tensor<10x?xf32>, tensor<10x?xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg_ext.sort"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [2, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// A split row of arg_compare continues from the outs, with positions shifted by the tile's offset.

// CHECK-LABEL: func.func @arg_compare(
//       CHECK:   scf.for %[[I:[^ ]+]]
//       CHECK:     scf.for %[[J:[^ ]+]]
//       CHECK:       %[[SLICE:.+]] = tensor.extract_slice %{{.+}}[%[[I]], %[[J]]] [2, 5] [1, 1]
//       CHECK:       linalg_ext.arg_compare dimension(1) ins(%[[SLICE]] : tensor<2x5xf32>) outs({{.*}} : tensor<2xf32>, tensor<2xi64>) index_base(%[[J]] : index)
func.func @arg_compare(%x: tensor<10x20xf32>, %v: tensor<10xf32>, %i: tensor<10xi64>) -> (tensor<10xf32>, tensor<10xi64>) {
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<10x20xf32>) outs(%v, %i : tensor<10xf32>, tensor<10xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<10xf32>, tensor<10xi64>
  return %r#0, %r#1 : tensor<10xf32>, tensor<10xi64>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg_ext.arg_compare"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [2, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK-LABEL: func.func @topk(
//       CHECK:   scf.forall (%{{.+}}) in (4)
//       CHECK:     linalg_ext.topk {overwrite} dimension(1) ins(%{{.+}} : tensor<?x9xf32>) outs({{.*}} : tensor<?x4xf32>, tensor<?x4xi64>)
func.func @topk(%x: tensor<10x9xf32>, %v: tensor<10x4xf32>, %i: tensor<10x4xi64>) -> (tensor<10x4xf32>, tensor<10x4xi64>) {
  %r:2 = linalg_ext.topk {overwrite} dimension(1) ins(%x : tensor<10x9xf32>) outs(%v, %i : tensor<10x4xf32>, tensor<10x4xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<10x4xf32>, tensor<10x4xi64>
  return %r#0, %r#1 : tensor<10x4xf32>, tensor<10x4xi64>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg_ext.topk"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %op tile_sizes [3, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Updates and a dimension that no index addresses are tiled; the out stays whole where it is indexed.

// CHECK-LABEL: func.func @scatter(
//       CHECK:   scf.for %[[I:[^ ]+]]
//       CHECK:     scf.for %[[J:[^ ]+]]
//   CHECK-DAG:       tensor.extract_slice %{{.+}}[%[[I]], %[[J]]] [4, 3] [1, 1] : tensor<16x6xf32>
//   CHECK-DAG:       tensor.extract_slice %{{.+}}[%[[I]], 0] [4, 1] [1, 1] : tensor<16x1xi32>
//   CHECK-DAG:       tensor.extract_slice %{{.+}}[0, %[[J]]] [9, 3] [1, 1] : tensor<9x6xf32>
//       CHECK:       linalg_ext.scatter
func.func @scatter(%u: tensor<16x6xf32>, %i: tensor<16x1xi32>, %o: tensor<9x6xf32>) -> tensor<9x6xf32> {
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<16x6xf32>, tensor<16x1xi32>) outs(%o : tensor<9x6xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg_ext.yield %c : f32
  } -> tensor<9x6xf32>
  return %r : tensor<9x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg_ext.scatter"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [4, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// The region of a tile sees the indices of the whole.

// CHECK-LABEL: func.func @map_load(
//       CHECK:   scf.for %[[I:[^ ]+]]
//       CHECK:     linalg_ext.map_load %{{.+}} into
//       CHECK:     ^bb0(%[[A:[^:]+]]: index, %[[B:[^:]+]]: index):
//       CHECK:       %[[SHIFTED:.+]] = arith.addi %[[A]], %[[I]]
//       CHECK:       linalg_ext.yield %[[B]], %[[SHIFTED]]
func.func @map_load(%s: tensor<4x8xf32>, %o: tensor<8x4xf32>, %z: f32) -> tensor<8x4xf32> {
  %r = linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    linalg_ext.yield %j, %i, %z : index, index, f32
  } : tensor<4x8xf32> into tensor<8x4xf32> -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg_ext.map_load"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [2, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK-LABEL: func.func @attention(
//       CHECK:   scf.for %[[B:[^ ]+]]
//       CHECK:     scf.for %[[M:[^ ]+]]
//       CHECK:       linalg_ext.attention ins({{.*}} : tensor<1x2x8xf32>, tensor<1x5x8xf32>, tensor<1x5x6xf32>, f32) outs({{.*}} : tensor<1x2x6xf32>)
//       CHECK:         %[[ROW:.+]] = linalg_ext.index 1
//       CHECK:         arith.addi %[[ROW]], %[[M]]
func.func @attention(%q: tensor<2x4x8xf32>, %k: tensor<2x5x8xf32>, %v: tensor<2x5x6xf32>, %s: f32, %o: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %r = linalg_ext.attention ins(%q, %k, %v, %s : tensor<2x4x8xf32>, tensor<2x5x8xf32>, tensor<2x5x6xf32>, f32) outs(%o : tensor<2x4x6xf32>) {
  ^bb0(%x: f32):
    %i = linalg_ext.index 1 : index
    %j = linalg_ext.index 3 : index
    %c = arith.cmpi uge, %i, %j : index
    %ninf = arith.constant 0xFF800000 : f32
    %y = arith.select %c, %x, %ninf : f32
    linalg_ext.yield %y : f32
  } -> tensor<2x4x6xf32>
  return %r : tensor<2x4x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg_ext.attention"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %op tile_sizes [1, 2, 0, 0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
