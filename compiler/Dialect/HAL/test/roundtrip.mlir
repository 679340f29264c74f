// RUN: sluice-opt %s --verify-roundtrip | FileCheck %s

// CHECK: hal.executable.binary private @cpu for "cpu:x86_64-linux:znver4:" entries ["relu"] = dense<0> : tensor<4xi8>
// CHECK: hal.constant private @weights = dense<1.000000e+00> : tensor<2xf32>
hal.executable.binary private @cpu for "cpu:x86_64-linux:znver4:" entries ["relu"] = dense<0> : tensor<4xi8>
hal.constant private @weights = dense<1.0> : tensor<2xf32>

// CHECK: hal.executable.launch @sum grid @sum_grid {plan = "reduction"} {gpu = #hal.gpu_launch<threads = 256, bindings = 2, constants = 1, workspace = true, rounds = false,
hal.executable.launch @sum grid @sum_grid {plan = "reduction"} {
    gpu = #hal.gpu_launch<threads = 256, bindings = 2, constants = 1, workspace = true, rounds = false, aligned_bindings = false, workgroup_bytes = 1024,
                          dynamic_workgroup_bytes = 0, private_bytes = 0, registers = 32, spilled_bytes = 0, subgroup_size = 32, features = 1>}
  = dense<0> : tensor<4xi8>
// CHECK: hal.executable.kernel private @sum_kernel launches ["sum", "sum.launch1"] grids [@sum_grid, @sum.launch1_grid]
hal.executable.kernel private @sum_kernel launches ["sum", "sum.launch1"] grids [@sum_grid, @sum.launch1_grid]

// CHECK: hal.constant.parts private @own [@weights, @weights] on @columns
hal.constant.parts private @own [@weights, @weights] on @columns
hal.channel private @columns grid [2] axes [0]

// CHECK-LABEL: func.func @buffers(
//       CHECK:   hal.constant.buffer on(#hal.device.affinity<@a>) @weights : !hal.buffer
//       CHECK:   hal.buffer.allocate on #hal.device.affinity<@gpu, [0, 1]> external after %{{.+}}[%{{.+}}] : !hal.buffer
//       CHECK:   hal.buffer.subspan %{{.+}}[%{{.+}} for %{{.+}}] : !hal.buffer
//       CHECK:   hal.buffer.load %{{.+}}[%{{.+}}] : bf16
//       CHECK:   hal.buffer_view.create %{{.+}} as tensor<?x4xf32>[%{{.+}}, %{{.+}}] : !hal.buffer_view
//       CHECK:   hal.buffer_view.buffer %{{.+}} : !hal.buffer
//       CHECK:   hal.buffer_view.dim %{{.+}}[1] : index
//       CHECK:   hal.arena.pack groups [0, 1] to [1, 2] sizes(%{{.+}}, %{{.+}}) : index, index, index
//       CHECK:   hal.buffer.deallocate %{{.+}} after %{{.+}} : !hal.timepoint
func.func @buffers(%t: !hal.timepoint, %n: index) {
  %0 = hal.constant.buffer on(#hal.device.affinity<@a>) @weights : !hal.buffer
  %1, %ready = hal.buffer.allocate on #hal.device.affinity<@gpu, [0, 1]> external after %t[%n] : !hal.buffer
  %2 = hal.buffer.subspan %1[%n for %n] : !hal.buffer
  %3 = hal.buffer.load %2[%n] : bf16
  %4 = hal.buffer_view.create %2 as tensor<?x4xf32>[%n, %n] : !hal.buffer_view
  %5 = hal.buffer_view.buffer %4 : !hal.buffer
  %6 = hal.buffer_view.dim %4[1] : index
  %7:3 = hal.arena.pack groups [0, 1] to [1, 2] sizes(%n, %n) : index, index, index
  %8 = hal.buffer.deallocate %1 after %ready : !hal.timepoint
  return
}

// CHECK-LABEL: func.func @commands(
//       CHECK:   %[[T:.+]] = hal.timepoint.immediate : !hal.timepoint
//       CHECK:   %[[C:.+]] = hal.command_buffer.create : !hal.command_buffer
//       CHECK:   hal.command_buffer.dispatch %[[C]], @relu grid(%{{.+}}, %{{.+}}, %{{.+}}) workspace(%{{.+}}) [%{{.+}}](%{{.+}}[%{{.+}} for %{{.+}}])
//       CHECK:   hal.command_buffer.dispatch %[[C]], @relu grid(%{{.+}}, %{{.+}}, %{{.+}}) workspace(%{{.+}}) []()
//       CHECK:   hal.command_buffer.fill %[[C]], %{{.+}} : i64 into %{{.+}}[%{{.+}} for %{{.+}}]
//       CHECK:   hal.command_buffer.barrier %[[C]]
//       CHECK:   hal.command_buffer.copy %[[C]], %{{.+}}[%{{.+}}] to %{{.+}}[%{{.+}}] for %{{.+}}
//       CHECK:   %[[D:.+]] = hal.queue.submit %[[C]] after %[[T]] : !hal.timepoint
//       CHECK:   hal.timepoint.join %[[D]], %{{.+}} : !hal.timepoint
//       CHECK:   hal.timepoint.await
func.func @commands(%b: !hal.buffer, %x: i64, %n: index) {
  %t = hal.timepoint.immediate : !hal.timepoint
  %c = hal.command_buffer.create : !hal.command_buffer
  hal.command_buffer.dispatch %c, @relu grid(%x, %x, %x) workspace(%x) [%x](%b[%n for %n])
  hal.command_buffer.dispatch %c, @relu grid(%x, %x, %x) workspace(%x) []()
  hal.command_buffer.fill %c, %x : i64 into %b[%n for %n]
  hal.command_buffer.barrier %c
  hal.command_buffer.copy %c, %b[%n] to %b[%n] for %n
  %d = hal.queue.submit %c after %t : !hal.timepoint
  %all = hal.timepoint.join %d, %t : !hal.timepoint
  hal.timepoint.await %all
  return
}

// CHECK-LABEL: func.func @checks(
//       CHECK:   hal.check.equal %arg0, %arg1
//       CHECK:   hal.check.almost_equal %arg0, %arg1 absolute 1.000000e-03 relative 0.000000e+00
func.func @checks(%a: !hal.buffer_view, %b: !hal.buffer_view) {
  hal.check.equal %a, %b
  hal.check.almost_equal %a, %b absolute 1.0e-03 relative 0.0
  return
}

// Inside of a kernel.
// CHECK-LABEL: func.func @kernel(
//       CHECK:   hal.workgroup.id[0] : index
//       CHECK:   hal.workgroup.count[2] : index
//       CHECK:   hal.rounds : index, index
//       CHECK:   hal.tensor_maps : index
//       CHECK:   hal.workspace : memref<?xi8>
//       CHECK:   hal.load_matrix %{{.+}}[%{{.+}}] pitch 9 : memref<64xf32> -> vector<4x4xf32>
//       CHECK:   hal.load_matrix transposed %{{.+}}[%{{.+}}] pitch 8 : memref<64xf32> -> vector<4x4xf32>
//       CHECK:   hal.store_matrix %{{.+}}, %{{.+}}[%{{.+}}] pitch 8 : vector<4x4xf32>, memref<64xf32>
func.func @kernel(%tile: memref<64xf32>) {
  %0 = hal.workgroup.id[0] : index
  %1 = hal.workgroup.count[2] : index
  %first, %end = hal.rounds : index, index
  %maps = hal.tensor_maps : index
  %2 = hal.workspace : memref<?xi8>
  %3 = hal.load_matrix %tile[%0] pitch 9 : memref<64xf32> -> vector<4x4xf32>
  %4 = hal.load_matrix transposed %tile[%0] pitch 8 : memref<64xf32> -> vector<4x4xf32>
  hal.store_matrix %4, %tile[%0] pitch 8 : vector<4x4xf32>, memref<64xf32>
  return
}

// Several processes.
// CHECK: hal.channel private @rows grid [2, 3] axes [1]
// CHECK-LABEL: func.func @processes(
//       CHECK:   hal.process.index : index
//       CHECK:   hal.command_buffer.collective %{{.+}}, @rows all_reduce sum f32 to %{{.+}} from %{{.+}} %{{.+}}[%{{.+}} for %{{.+}}] into %{{.+}}[%{{.+}} for %{{.+}}]
hal.channel private @rows grid [2, 3] axes [1]
func.func @processes(%c: !hal.command_buffer, %b: !hal.buffer, %n: index) {
  %0 = hal.process.index : index
  hal.command_buffer.collective %c, @rows all_reduce sum f32 to %0 from %0 %b[%n for %n] into %b[%n for %n]
  return
}
