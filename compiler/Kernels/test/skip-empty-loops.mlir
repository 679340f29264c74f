// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:x86-64-v4},flow.executable(sluice-lower-kernels{opt-level=0}))' | FileCheck %s

// 2^45 rows without columns take no time.
// CHECK-LABEL: func.func @max(
//       CHECK:   %[[ROWS:.+]] = memref.dim %{{.+}}, %c0
//       CHECK:   %[[COLUMNS:.+]] = memref.dim %{{.+}}, %c1
//       CHECK:   %[[EMPTY:.+]] = arith.cmpi sle, %[[COLUMNS]], %c0
//       CHECK:   %[[END:.+]] = arith.select %[[EMPTY]], %c0, %[[ROWS]]
//       CHECK:   scf.for %{{.+}} = %c0 to %[[END]]
//       CHECK:     scf.for %{{.+}} = %c0 to %[[COLUMNS]]
flow.executable private @max {
  func.func @max(%x: tensor<?x?xf32>, %y: tensor<f32>) -> tensor<f32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<?x?xf32>) outs(%y : tensor<f32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.maximumf %a, %b : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    return %r : tensor<f32>
  }
}

// -----

// The same of a sum in blocks.
// CHECK-LABEL: func.func @sum(
//       CHECK:   %[[EMPTY:.+]] = arith.cmpi eq, %[[COLUMNS:.+]], %c0
//       CHECK:   %[[END:.+]] = arith.select %[[EMPTY]], %c0, %{{.+}}
//       CHECK:   scf.for %{{.+}} = %c0 to %[[END]] step %c128
flow.executable private @sum {
  func.func @sum(%x: tensor<?x?xf32>, %y: tensor<f32>) -> tensor<f32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x : tensor<?x?xf32>) outs(%y : tensor<f32>) {
    ^bb0(%a: f32, %b: f32):
      %m = arith.addf %a, %b : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    return %r : tensor<f32>
  }
}

// -----

// Known columns are not asked for, nor are few rows.
// CHECK-LABEL: func.func @known(
//   CHECK-NOT:   arith.select
//       CHECK:   return
flow.executable private @known {
  func.func @known(%x: tensor<?x8xf32>, %z: tensor<8x?xf32>, %y: tensor<f32>) -> tensor<f32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%x, %z : tensor<?x8xf32>, tensor<8x?xf32>) outs(%y : tensor<f32>) {
    ^bb0(%a: f32, %c: f32, %b: f32):
      %m = arith.maximumf %a, %b : f32
      %n = arith.maximumf %m, %c : f32
      linalg.yield %n : f32
    } -> tensor<f32>
    return %r : tensor<f32>
  }
}
