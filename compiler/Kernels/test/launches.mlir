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
