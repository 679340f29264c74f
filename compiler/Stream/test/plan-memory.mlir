// RUN: sluice-opt %s --sluice-plan-memory --canonicalize --split-input-file | FileCheck %s

// Three values live one after the other: the first and the third share memory. The last one outlives the submission.
// CHECK-LABEL: func.func private @chain(
//   CHECK-DAG:   %[[C0:.+]] = arith.constant 0 : index
//   CHECK-DAG:   %[[C1024:.+]] = arith.constant 1024 : index
//   CHECK-DAG:   %[[C2048:.+]] = arith.constant 2048 : index
//       CHECK:   %[[OUT:.+]], %[[T1:.+]] = hal.buffer.allocate after %arg0[%[[C1024]]] : !hal.buffer
//       CHECK:   %[[ARENA:.+]], %[[T2:.+]] = hal.buffer.allocate after %[[T1]][%[[C2048]]] : !hal.buffer
//       CHECK:   %[[C:.+]] = hal.command_buffer.create
//  CHECK-NEXT:     stream.cmd.dispatch %{{.+}}, @a[] reads(%arg1[%[[C0]] for %[[C1024]]]) writes(%[[ARENA]][%[[C0]] for %[[C1024]]])
//  CHECK-NEXT:     hal.command_buffer.barrier
//  CHECK-NEXT:     stream.cmd.dispatch %{{.+}}, @a[] reads(%[[ARENA]][%[[C0]] for %[[C1024]]]) writes(%[[ARENA]][%[[C1024]] for %[[C1024]]])
//  CHECK-NEXT:     hal.command_buffer.barrier
//  CHECK-NEXT:     stream.cmd.dispatch %{{.+}}, @a[] reads(%[[ARENA]][%[[C1024]] for %[[C1024]]]) writes(%[[ARENA]][%[[C0]] for %[[C1024]]])
//  CHECK-NEXT:     hal.command_buffer.barrier
//  CHECK-NEXT:     stream.cmd.dispatch %{{.+}}, @a[] reads(%[[ARENA]][%[[C0]] for %[[C1024]]]) writes(%[[OUT]][%[[C0]] for %[[C1024]]])
//  CHECK-NEXT:   %[[T3:.+]] = hal.queue.submit %[[C]] after %[[T2]]
//       CHECK:   %[[T4:.+]] = hal.buffer.deallocate %[[ARENA]] after %[[T3]]
//       CHECK:   return %[[T4]], %[[OUT]]
func.func private @chain(%t: !hal.timepoint, %x: !hal.buffer) -> (!hal.timepoint, !hal.buffer) {
  %c = arith.constant 1024 : index
  %r, %done = stream.async.execute after %t -> (!hal.buffer) {
    %0 = stream.async.dispatch @a[](%x{%c}) -> !hal.buffer{%c}
    stream.async.barrier
    %1 = stream.async.dispatch @a[](%0{%c}) -> !hal.buffer{%c}
    stream.async.barrier
    %2 = stream.async.dispatch @a[](%1{%c}) -> !hal.buffer{%c}
    stream.async.barrier
    %3 = stream.async.dispatch @a[](%2{%c}) -> !hal.buffer{%c}
    stream.yield %3
  }
  return %done, %r : !hal.timepoint, !hal.buffer
}

// -----

// Sizes known at run time are packed at run time, by lifetimes known now.
// CHECK-LABEL: func.func private @dynamic(
//       CHECK:   %[[TOTAL:.+]], %[[OFFSETS:.+]]:2 = hal.arena.pack groups [0, 0] to [1, 1] sizes(%arg2, %arg3)
//       CHECK:   hal.buffer.allocate after %{{.+}}[%[[TOTAL]]] : !hal.buffer
//       CHECK:   hal.command_buffer.fill %{{.+}}, %{{.+}} : f32 into %{{.+}}[%[[OFFSETS]]#1 for %arg3]
func.func private @dynamic(%t: !hal.timepoint, %x: !hal.buffer, %n: index, %m: index, %z: f32) -> (!hal.timepoint, !hal.buffer) {
  %r, %done = stream.async.execute after %t -> (!hal.buffer) {
    %0 = stream.async.dispatch @a[](%x{%n}) -> !hal.buffer{%n}
    %1 = stream.async.splat %z : f32 -> !hal.buffer{%m}
    stream.async.barrier
    %2 = stream.async.dispatch @b[](%0{%n}, %1{%m}) -> !hal.buffer{%n}
    stream.yield %2
  }
  return %done, %r : !hal.timepoint, !hal.buffer
}

// -----

// Updates are in place, slices are ranges; a slice that outlives the submission keeps the whole.
// CHECK-LABEL: func.func private @parts(
//       CHECK:   %[[OUT:.+]], %{{.+}} = hal.buffer.allocate
//       CHECK:   hal.command_buffer.copy %{{.+}}, %arg1[%{{.+}}] to %[[OUT]][%c64] for %c64
//       CHECK:   stream.cmd.dispatch %{{.+}}, @a[] reads(%[[OUT]][%c64 for %c64])
//       CHECK:   %[[PART:.+]] = hal.buffer.subspan %[[OUT]][%c64 for %c64]
//       CHECK:   return %{{.+}}, %[[PART]]
func.func private @parts(%t: !hal.timepoint, %x: !hal.buffer) -> (!hal.timepoint, !hal.buffer) {
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %r, %done = stream.async.execute after %t -> (!hal.buffer) {
    %0 = stream.async.empty : !hal.buffer{%c128}
    %1 = stream.async.update %x into %0[%c64 for %c64] : !hal.buffer
    stream.async.barrier
    %2 = stream.async.slice %1[%c64 for %c64] : !hal.buffer
    %3 = stream.async.dispatch @a[](%2{%c64}) -> !hal.buffer{%c64}
    stream.yield %2
  }
  return %done, %r : !hal.timepoint, !hal.buffer
}

// -----

// Memory that is chosen at run time is there before the submission that fills it. Whoever can use it in place does, so that the copies copy nothing.
// CHECK-LABEL: func.func private @chosen(
//       CHECK:   %[[M:.+]], %[[T0:.+]] = hal.buffer.allocate on #hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b>]> after %{{.+}}
//       CHECK:   %[[X:.+]], %[[T1:.+]] = hal.buffer.allocate on #hal.device.affinity<@a> sharing %[[M]] after %[[T0]]
//       CHECK:   hal.command_buffer.create on(#hal.device.affinity<@a>)
//       CHECK:     stream.cmd.dispatch %{{.+}}, @f[] reads(%{{.+}}) writes(%[[X]]
//       CHECK:   hal.queue.submit on(#hal.device.affinity<@a>) %{{.+}} after %[[T1]]
//   CHECK-NOT:   hal.buffer.allocate
//       CHECK:   hal.command_buffer.create on(#hal.device.optimal
//       CHECK:     hal.command_buffer.copy %{{.+}}, %[[X]][%{{.+}}] to %[[M]][
//       CHECK:   %[[U:.+]], %[[T2:.+]] = hal.buffer.allocate on #hal.device.affinity<@b> sharing %[[M]]
//       CHECK:   hal.command_buffer.create on(#hal.device.affinity<@b>)
//       CHECK:     hal.command_buffer.copy %{{.+}}, %[[M]][%{{.+}}] to %[[U]][
//       CHECK:     stream.cmd.dispatch %{{.+}}, @g[] reads(%[[U]]
func.func private @chosen(%t: !hal.timepoint, %x: !hal.buffer, %n: index) -> (!hal.buffer, !hal.timepoint) {
  %0, %d0 = stream.async.execute on(#hal.device.affinity<@a>) after %t -> (!hal.buffer) {
    %1 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%x{%n}) -> !hal.buffer{%n}
    stream.yield %1
  }
  %2, %d1 = stream.async.execute on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b>]>) after %d0 -> (!hal.buffer) {
    %3 = stream.async.transfer on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b>]>) in_place %0 : !hal.buffer{%n}
    stream.yield %3
  }
  %4, %d2 = stream.async.execute on(#hal.device.affinity<@b>) after %d1 -> (!hal.buffer) {
    %5 = stream.async.transfer on(#hal.device.affinity<@b>) in_place %2 : !hal.buffer{%n}
    stream.async.barrier
    %6 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%5{%n}) -> !hal.buffer{%n}
    stream.yield %6
  }
  return %4, %d2 : !hal.buffer, !hal.timepoint
}

// -----

// What a transfer of the first group fills may be filled while the submission before still uses what becomes the arena, so it is memory of
// its own. A later transfer goes to the arena.
// CHECK-LABEL: func.func private @transfers(
//       CHECK:   %[[AHEAD:.+]], %[[T1:.+]] = hal.buffer.allocate ahead after %arg0
//       CHECK:   %[[OUT:.+]], %[[T2:.+]] = hal.buffer.allocate after %[[T1]]
//       CHECK:   %[[ARENA:.+]], %[[T3:.+]] = hal.buffer.allocate after %[[T2]]
//       CHECK:     hal.command_buffer.copy %{{.+}}, %arg1[%{{.+}}] to %[[AHEAD]]
//       CHECK:     hal.command_buffer.copy %{{.+}}, %arg2[%{{.+}}] to %[[ARENA]]
//       CHECK:   %[[T4:.+]] = hal.queue.submit %{{.+}} after %[[T3]]
//       CHECK:   %[[T5:.+]] = hal.buffer.deallocate %[[ARENA]] after %[[T4]]
//       CHECK:   hal.buffer.deallocate %[[AHEAD]] after %[[T5]]
func.func private @transfers(%t: !hal.timepoint, %x: !hal.buffer, %y: !hal.buffer) -> (!hal.timepoint, !hal.buffer) {
  %c = arith.constant 1024 : index
  %r, %done = stream.async.execute after %t -> (!hal.buffer) {
    %0 = stream.async.transfer %x : !hal.buffer{%c}
    stream.async.barrier
    %1 = stream.async.dispatch @a[](%0{%c}) -> !hal.buffer{%c}
    %2 = stream.async.transfer %y : !hal.buffer{%c}
    stream.async.barrier
    %3 = stream.async.dispatch @b[](%1{%c}, %2{%c}) -> !hal.buffer{%c}
    stream.yield %3
  }
  return %done, %r : !hal.timepoint, !hal.buffer
}
