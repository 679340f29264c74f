// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// One long row: each workgroup leaves the sum of its part in the workspace, the next launch adds those.
// CHECK-LABEL: flow.executable private @sum
//  CHECK-SAME:   plan = "reduction: 1024 threads a row, 4 columns a step, up to 528 workgroups a row, 1024 threads a workgroup"
//       CHECK:   func.func @sum(%[[X:.+]]: memref<67108864xf32>, %{{.+}}: memref<f32>)
//       CHECK:     %[[WORKSPACE:.+]] = hal.workspace
//       CHECK:     %[[PARTS:.+]] = memref.view %[[WORKSPACE]]{{.+}} to memref<1x528xf32>
//       CHECK:     vector.load %[[X]]
//       CHECK:     memref.store %{{.+}}, %[[PARTS]]
//       CHECK:   func.func private @sum_grid() -> (i64, i64, i64, i64)
//       CHECK:     return %c528_i64, %c1_i64, %c1_i64, %c2112_i64
//       CHECK:   flow.executable private @sum.launch1
//       CHECK:     func.func @sum.launch1(%{{.+}}: memref<67108864xf32>, %[[OUT:.+]]: memref<f32>)
//       CHECK:       %[[AGAIN:.+]] = memref.view
//       CHECK:       memref.load %[[AGAIN]]
//       CHECK:       memref.store %{{.+}}, %[[OUT]]
//       CHECK:     func.func private @sum.launch1_grid() -> (i64, i64, i64, i64)
flow.executable private @sum {
  func.func @sum(%x: tensor<67108864xf32>, %out: tensor<f32>) -> tensor<f32> {
    %zero = arith.constant 0.0 : f32
    %filled = linalg.fill ins(%zero : f32) outs(%out : tensor<f32>) -> tensor<f32>
    %sum = linalg.reduce { arith.addf } ins(%x : tensor<67108864xf32>) outs(%filled : tensor<f32>) dimensions = [0]
    return %sum : tensor<f32>
  }
}

// A copy in vectors, then rows of updates: four neighbours by one instruction where they are f32.
// CHECK-LABEL: flow.executable private @index_add
//       CHECK:     vector.load %{{.+}} {alignment = 16 : i64}
//       CHECK:     vector.store %{{.+}} {alignment = 16 : i64}
//       CHECK:   flow.executable private @index_add.launch1 attributes {aligned_bindings, code_features = ["ptx81"]
//       CHECK:     %[[ROW:.+]] = memref.load %{{.+}}[%{{.+}}, %c0] : memref<?x1xi64>
//       CHECK:     vector.load %{{.+}} {alignment = 16 : i64} : memref<?x128xf32>, vector<4xf32>
//       CHECK:     llvm.inline_asm {{.*}}"red.relaxed.gpu.global.add.v4.f32 [$0], {$1, $2, $3, $4};"
flow.executable private @index_add {
  func.func @index_add(%u: tensor<?x128xf32>, %i: tensor<?x1xi64>, %x: tensor<50000x128xf32>, %out: tensor<50000x128xf32>) -> tensor<50000x128xf32> {
    %0 = linalg.copy ins(%x : tensor<50000x128xf32>) outs(%out : tensor<50000x128xf32>) -> tensor<50000x128xf32>
    %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?x128xf32>, tensor<?x1xi64>) outs(%0 : tensor<50000x128xf32>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %b, %a : f32
      linalg_ext.yield %c : f32
    } -> tensor<50000x128xf32>
    return %r : tensor<50000x128xf32>
  }
}

// Rows of 3 are added element by element.
// CHECK-LABEL: flow.executable private @odd_rows
//       CHECK:   flow.executable private @odd_rows.launch1
//       CHECK:     memref.atomic_rmw addf
flow.executable private @odd_rows {
  func.func @odd_rows(%u: tensor<?x3xf32>, %i: tensor<?x1xi64>, %x: tensor<50000x3xf32>, %out: tensor<50000x3xf32>) -> tensor<50000x3xf32> {
    %0 = linalg.copy ins(%x : tensor<50000x3xf32>) outs(%out : tensor<50000x3xf32>) -> tensor<50000x3xf32>
    %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?x3xf32>, tensor<?x1xi64>) outs(%0 : tensor<50000x3xf32>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %b, %a : f32
      linalg_ext.yield %c : f32
    } -> tensor<50000x3xf32>
    return %r : tensor<50000x3xf32>
  }
}

// Chunks of a long row in turn: a launch clears the words by which workgroups wait, then each publishes the total of its chunk and
// waits for those before.
// CHECK-LABEL: flow.executable private @running
//  CHECK-SAME:   plan = "scan: chunks of a row in turn to workgroups of 1024 threads, chunks of 32 elements each, 4 at once, which wait for those before"
//       CHECK:   func.func private @running_grid() -> (i64, i64, i64, i64)
//       CHECK:     return %c1_i64, %c1_i64, %c1_i64, %c4288_i64
//       CHECK:   flow.executable private @running.launch1
//       CHECK:     memref.atomic_rmw addi %{{.+}} : (i64, memref<{{.+}}xi64>) -> i64
//       CHECK:     llvm.store %{{.+}} atomic syncscope("device") monotonic
//       CHECK:     scf.while
//       CHECK:       llvm.load %{{.+}} atomic syncscope("device") monotonic
//       CHECK:     func.func private @running.launch1_grid() -> (i64, i64, i64, i64)
//       CHECK:       return %c512_i64
flow.executable private @running {
  func.func @running(%x: tensor<16777216xf32>, %out: tensor<16777216xf32>) -> tensor<16777216xf32> {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<f32>
    %start = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<16777216xf32>) outs(%out, %start : tensor<16777216xf32>, tensor<f32>) {
    ^bb0(%a: f32, %b: f32):
      %c = arith.addf %a, %b : f32
      linalg_ext.yield %c : f32
    } -> tensor<16777216xf32>, tensor<f32>
    return %r#0 : tensor<16777216xf32>
  }
}
