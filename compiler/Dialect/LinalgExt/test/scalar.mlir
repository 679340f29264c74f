// RUN: sluice-opt %s --transform-interpreter --split-input-file | FileCheck %s
// One iteration at a time, as TilingInterface asks for it.

// CHECK-LABEL: func.func @scatter(
//       CHECK:   scf.for %[[I:[^ ]+]]
//       CHECK:     scf.for %[[J:[^ ]+]]
//       CHECK:       %[[AT:.+]] = memref.load %{{.+}}[%[[I]], %{{.+}}] : memref<?x1xi32>
//       CHECK:       arith.index_cast %[[AT]] : i32 to index
//       CHECK:       arith.cmpi ult
//       CHECK:       scf.if
//       CHECK:         arith.addf
//       CHECK:         memref.store %{{.+}}, %{{.+}}[%{{.+}}, %[[J]]] : memref<5x4xf32>
func.func @scatter(%u: memref<?x4xf32>, %i: memref<?x1xi32>, %o: memref<5x4xf32>) {
  linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : memref<?x4xf32>, memref<?x1xi32>) outs(%o : memref<5x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    linalg_ext.yield %c : f32
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg_ext.scatter"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.convert_to_loops %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: func.func @scan(
//       CHECK:   scf.for %[[I:[^ ]+]]
//       CHECK:     %[[V:.+]] = scf.if %{{.+}} -> (f32)
//       CHECK:       memref.load %{{.+}}[] : memref<f32>
//       CHECK:     else
//       CHECK:       arith.addf
//       CHECK:     memref.store %[[V]], %{{.+}}[%[[I]]] : memref<?xf32>
//       CHECK:     memref.store %[[V]], %{{.+}}[] : memref<f32>
func.func @scan(%x: memref<?xf32>, %o: memref<?xf32>, %a: memref<f32>) {
  linalg_ext.scan dimension(0) inclusive(false) ins(%x : memref<?xf32>) outs(%o, %a : memref<?xf32>, memref<f32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg_ext.scan"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.convert_to_loops %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
