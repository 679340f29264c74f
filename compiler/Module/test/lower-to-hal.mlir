// RUN: sluice-opt %s --sluice-lower-to-hal --split-input-file | FileCheck %s

// A dispatch is each launch of its kernel, whose grids are computed on the host by what the kernel stage left
// for it; none where nothing that it writes has bytes.
//   CHECK-NOT: hal.executable.kernel
//   CHECK-NOT: @e_grid
// CHECK-LABEL: func.func private @submit(
//  CHECK-SAME:   %[[WAIT:[a-z0-9]+]]: !hal.timepoint, %[[X:[a-z0-9]+]]: !hal.buffer, %[[N:[a-z0-9]+]]: i64, %[[SIZE:[a-z0-9]+]]: index) -> (!hal.timepoint, !hal.buffer)
//       CHECK:   %[[Y:.+]], %[[READY:.+]] = hal.buffer.allocate after %[[WAIT]][%[[SIZE]]]
//       CHECK:   %[[CMD:.+]] = hal.command_buffer.create
//       CHECK:   %[[GX:.+]] = arith.ceildivui %[[N]], %{{.+}} : i64
//       CHECK:   %[[EMPTY:.+]] = arith.cmpi eq, %[[SIZE]], %{{.+}} : index
//       CHECK:   %[[X0:.+]] = arith.select %[[EMPTY]], %{{.+}}, %[[GX]] : i64
//       CHECK:   hal.command_buffer.dispatch %[[CMD]], @e grid(%[[X0]], %{{.+}}, %{{.+}}) workspace(%{{.+}}) [%[[N]]](%[[X]][%c0 for %[[SIZE]]], %[[Y]][%c0 for %[[SIZE]]])
//       CHECK:   %[[X1:.+]] = arith.select %{{.+}}, %{{.+}}, %[[N]] : i64
//       CHECK:   hal.command_buffer.dispatch %[[CMD]], @e.launch1 grid(%[[X1]], %[[N]], %[[N]]) workspace(%[[N]])
//       CHECK:   hal.command_buffer.barrier %[[CMD]]
//       CHECK:   hal.command_buffer.copy %[[CMD]], %[[Y]][%c0] to %[[Y]][%[[SIZE]]] for %c0
//       CHECK:   %[[DONE:.+]] = hal.queue.submit %[[CMD]] after %[[READY]]
//       CHECK:   return %[[DONE]], %[[Y]]
hal.executable.kernel private @e launches ["e", "e.launch1"] grids [@e_grid, @e.launch1_grid]
func.func private @e.launch1_grid(%n: i64) -> (i64, i64, i64, i64) {
  return %n, %n, %n, %n : i64, i64, i64, i64
}
func.func private @e_grid(%n: i64) -> (i64, i64, i64, i64) {
  %c64 = arith.constant 64 : i64
  %c1 = arith.constant 1 : i64
  %c0 = arith.constant 0 : i64
  %x = arith.ceildivui %n, %c64 : i64
  return %x, %c1, %c1, %c0 : i64, i64, i64, i64
}
func.func private @submit(%t: !hal.timepoint, %x: !hal.buffer, %n: i64, %size: index) -> (!hal.timepoint, !hal.buffer) {
  %c0 = arith.constant 0 : index
  %y, %ready = hal.buffer.allocate after %t[%size] : !hal.buffer
  %commands = hal.command_buffer.create : !hal.command_buffer
  stream.cmd.dispatch %commands, @e[%n] reads(%x[%c0 for %size]) writes(%y[%c0 for %size])
  hal.command_buffer.barrier %commands
  hal.command_buffer.copy %commands, %y[%c0] to %y[%size] for %c0
  %done = hal.queue.submit %commands after %ready : !hal.timepoint
  return %done, %y : !hal.timepoint, !hal.buffer
}

// -----

// Constants without a reader are not written to the file.
// CHECK-LABEL: module
//       CHECK:   hal.constant private @used
//   CHECK-NOT:   hal.constant
// CHECK-LABEL: func.func @read(
//       CHECK:   hal.constant.buffer @used : !hal.buffer
hal.constant private @used = dense<[1.0, 2.0]> : tensor<2xf32>
hal.constant private @unused = dense<[1.0, 3.0]> : tensor<2xf32>
func.func @read(%i: index) -> f32 {
  %c = hal.constant.buffer @used : !hal.buffer
  %v = hal.buffer.load %c[%i] : f32
  return %v : f32
}

// -----

// State, branches and selects carry buffers.
//       CHECK: util.global private mutable @state : !hal.buffer
// CHECK-LABEL: func.func private @carry(
//       CHECK:   util.global.load @state : !hal.buffer
//       CHECK:   arith.select %{{.+}}, %{{.+}}, %{{.+}} : !hal.buffer
//       CHECK:   cf.br ^bb1(%{{.+}} : !hal.buffer)
util.global private mutable @state : !hal.buffer
func.func private @carry(%x: !hal.buffer, %c: i1) -> !hal.buffer {
  %s = util.global.load @state : !hal.buffer
  %r = arith.select %c, %s, %x : !hal.buffer
  cf.br ^next(%r : !hal.buffer)
^next(%y: !hal.buffer):
  return %y : !hal.buffer
}

// -----

// Memory of one of several devices: each set is asked for once, when the module is loaded, and what was chosen is a device as others are.
//       CHECK: util.global private mutable @__allocator_select_device_1 : !hal.device
//       CHECK: util.global private mutable @__allocator_select_device_0 : !hal.device
// CHECK-LABEL: func.func private @routed(
//       CHECK:   %[[M:.+]], %[[T0:.+]] = hal.buffer.allocate on #hal.device.affinity<@__allocator_select_device_0> after %{{.+}}
//       CHECK:   %{{.+}}, %[[T1:.+]] = hal.buffer.allocate on #hal.device.affinity<@a> sharing %[[M]] after %[[T0]]
//       CHECK:   hal.buffer.allocate on #hal.device.affinity<@__allocator_select_device_0> after %[[T1]]
//       CHECK:   %[[CMD:.+]] = hal.command_buffer.create on(#hal.device.affinity<@__allocator_select_device_0>)
//       CHECK:   hal.queue.submit on(#hal.device.affinity<@__allocator_select_device_0>) %[[CMD]]
//       CHECK:   hal.buffer.allocate on #hal.device.affinity<@__allocator_select_device_1>
// CHECK-LABEL: func.func private @initialize() attributes {sluice.initializer}
//       CHECK:   %[[TYPE:.+]] = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
//       CHECK:   %[[USAGE:.+]] = hal.buffer_usage<"Transfer|DispatchStorage"> : i32
//       CHECK:   %[[A:.+]], %[[QA:.+]] = hal.device.resolve on(#hal.device.affinity<@a>) : !hal.device, i64
//       CHECK:   %[[B:.+]], %[[QB:.+]] = hal.device.resolve on(#hal.device.affinity<@b, [1]>) : !hal.device, i64
//       CHECK:   %[[CHOSEN:.+]], %{{.+}} = hal.allocator.select from([
//  CHECK-NEXT:     (%[[A]], %[[QA]] : !hal.device, i64),
//  CHECK-NEXT:     (%[[B]], %[[QB]] : !hal.device, i64)
//  CHECK-NEXT:   ]) type(%[[TYPE]]) usage(%[[USAGE]]) : !hal.device, i64
//       CHECK:   util.global.store %[[CHOSEN]], @__allocator_select_device_0
//       CHECK:   hal.allocator.select
//   CHECK-NOT:   hal.allocator.select
func.func private @routed(%t: !hal.timepoint, %size: index) -> !hal.timepoint {
  %m, %t0 = hal.buffer.allocate on #hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b, [1]>]> after %t[%size] : !hal.buffer
  %x, %t1 = hal.buffer.allocate on #hal.device.affinity<@a> sharing %m after %t0[%size] : !hal.buffer
  %n, %t2 = hal.buffer.allocate on #hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b, [1]>]> after %t1[%size] : !hal.buffer
  %commands = hal.command_buffer.create on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b, [1]>]>) : !hal.command_buffer
  %done = hal.queue.submit on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b, [1]>]>) %commands after %t2 : !hal.timepoint
  %o, %t3 = hal.buffer.allocate on #hal.device.optimal<[#hal.device.affinity<@b>, #hal.device.affinity<@a>]> after %done[%size] : !hal.buffer
  return %t3 : !hal.timepoint
}
