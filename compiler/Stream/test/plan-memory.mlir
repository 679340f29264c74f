// RUN: sluice-opt %s --sluice-plan-memory --canonicalize --split-input-file | FileCheck %s

// Three values live one after the other: the first and the third share memory. The last one outlives the submission.
// CHECK-LABEL: func.func private @chain(
//   CHECK-DAG:   %[[C0:.+]] = arith.constant 0 : index
//   CHECK-DAG:   %[[C1024:.+]] = arith.constant 1024 : index
//   CHECK-DAG:   %[[C2048:.+]] = arith.constant 2048 : index
//       CHECK:   %[[OUT:.+]], %[[T1:.+]] = stream.resource.alloc after %arg0 : !stream.resource{%[[C1024]]}
//       CHECK:   %[[ARENA:.+]], %[[T2:.+]] = stream.resource.alloc after %[[T1]] : !stream.resource{%[[C2048]]}
//       CHECK:   %[[T3:.+]] = stream.cmd.execute after %[[T2]] {
//  CHECK-NEXT:     stream.cmd.dispatch @a[] reads(%arg1[%[[C0]] for %[[C1024]]]) writes(%[[ARENA]][%[[C0]] for %[[C1024]]])
//  CHECK-NEXT:     stream.cmd.barrier
//  CHECK-NEXT:     stream.cmd.dispatch @a[] reads(%[[ARENA]][%[[C0]] for %[[C1024]]]) writes(%[[ARENA]][%[[C1024]] for %[[C1024]]])
//  CHECK-NEXT:     stream.cmd.barrier
//  CHECK-NEXT:     stream.cmd.dispatch @a[] reads(%[[ARENA]][%[[C1024]] for %[[C1024]]]) writes(%[[ARENA]][%[[C0]] for %[[C1024]]])
//  CHECK-NEXT:     stream.cmd.barrier
//  CHECK-NEXT:     stream.cmd.dispatch @a[] reads(%[[ARENA]][%[[C0]] for %[[C1024]]]) writes(%[[OUT]][%[[C0]] for %[[C1024]]])
//       CHECK:   %[[T4:.+]] = stream.resource.dealloc %[[ARENA]] after %[[T3]]
//       CHECK:   return %[[T4]], %[[OUT]]
func.func private @chain(%t: !stream.timepoint, %x: !stream.resource) -> (!stream.timepoint, !stream.resource) {
  %c = arith.constant 1024 : index
  %r, %done = stream.async.execute after %t -> (!stream.resource) {
    %0 = stream.async.dispatch @a[](%x{%c}) -> !stream.resource{%c}
    stream.async.barrier
    %1 = stream.async.dispatch @a[](%0{%c}) -> !stream.resource{%c}
    stream.async.barrier
    %2 = stream.async.dispatch @a[](%1{%c}) -> !stream.resource{%c}
    stream.async.barrier
    %3 = stream.async.dispatch @a[](%2{%c}) -> !stream.resource{%c}
    stream.yield %3
  }
  return %done, %r : !stream.timepoint, !stream.resource
}

// -----

// Sizes known at run time are packed at run time, by lifetimes known now.
// CHECK-LABEL: func.func private @dynamic(
//       CHECK:   %[[TOTAL:.+]], %[[OFFSETS:.+]]:2 = stream.resource.pack groups [0, 0] to [1, 1] sizes(%arg2, %arg3)
//       CHECK:   stream.resource.alloc after %{{.+}} : !stream.resource{%[[TOTAL]]}
//       CHECK:   stream.cmd.fill %{{.+}} : f32 into %{{.+}}[%[[OFFSETS]]#1 for %arg3]
func.func private @dynamic(%t: !stream.timepoint, %x: !stream.resource, %n: index, %m: index, %z: f32) -> (!stream.timepoint, !stream.resource) {
  %r, %done = stream.async.execute after %t -> (!stream.resource) {
    %0 = stream.async.dispatch @a[](%x{%n}) -> !stream.resource{%n}
    %1 = stream.async.splat %z : f32 -> !stream.resource{%m}
    stream.async.barrier
    %2 = stream.async.dispatch @b[](%0{%n}, %1{%m}) -> !stream.resource{%n}
    stream.yield %2
  }
  return %done, %r : !stream.timepoint, !stream.resource
}

// -----

// Updates are in place, slices are ranges; a slice that outlives the submission keeps the whole.
// CHECK-LABEL: func.func private @parts(
//       CHECK:   %[[OUT:.+]], %{{.+}} = stream.resource.alloc
//       CHECK:   stream.cmd.copy %arg1[%{{.+}}] to %[[OUT]][%c64] for %c64
//       CHECK:   stream.cmd.dispatch @a[] reads(%[[OUT]][%c64 for %c64])
//       CHECK:   %[[PART:.+]] = stream.resource.subview %[[OUT]][%c64 for %c64]
//       CHECK:   return %{{.+}}, %[[PART]]
func.func private @parts(%t: !stream.timepoint, %x: !stream.resource) -> (!stream.timepoint, !stream.resource) {
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %r, %done = stream.async.execute after %t -> (!stream.resource) {
    %0 = stream.async.empty : !stream.resource{%c128}
    %1 = stream.async.update %x into %0[%c64 for %c64] : !stream.resource
    stream.async.barrier
    %2 = stream.async.slice %1[%c64 for %c64] : !stream.resource
    %3 = stream.async.dispatch @a[](%2{%c64}) -> !stream.resource{%c64}
    stream.yield %2
  }
  return %done, %r : !stream.timepoint, !stream.resource
}

// -----

// Memory that is chosen at run time is there before the submission that fills it. Whoever can use it in place does, so that the copies copy nothing.
// CHECK-LABEL: func.func private @chosen(
//       CHECK:   %[[M:.+]], %[[T0:.+]] = stream.resource.alloc on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b>]>) after %{{.+}}
//       CHECK:   %[[X:.+]], %[[T1:.+]] = stream.resource.alloc on(#hal.device.affinity<@a>) sharing %[[M]] after %[[T0]]
//       CHECK:   stream.cmd.execute on(#hal.device.affinity<@a>) after %[[T1]]
//       CHECK:     stream.cmd.dispatch @f[] reads(%{{.+}}) writes(%[[X]]
//   CHECK-NOT:   stream.resource.alloc
//       CHECK:   stream.cmd.execute on(#hal.device.optimal
//       CHECK:     stream.cmd.copy %[[X]][%{{.+}}] to %[[M]][
//       CHECK:   %[[U:.+]], %[[T2:.+]] = stream.resource.alloc on(#hal.device.affinity<@b>) sharing %[[M]]
//       CHECK:   stream.cmd.execute on(#hal.device.affinity<@b>)
//       CHECK:     stream.cmd.copy %[[M]][%{{.+}}] to %[[U]][
//       CHECK:     stream.cmd.dispatch @g[] reads(%[[U]]
func.func private @chosen(%t: !stream.timepoint, %x: !stream.resource, %n: index) -> (!stream.resource, !stream.timepoint) {
  %0, %d0 = stream.async.execute on(#hal.device.affinity<@a>) after %t -> (!stream.resource) {
    %1 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%x{%n}) -> !stream.resource{%n}
    stream.yield %1
  }
  %2, %d1 = stream.async.execute on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b>]>) after %d0 -> (!stream.resource) {
    %3 = stream.async.transfer on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b>]>) in_place %0 : !stream.resource{%n}
    stream.yield %3
  }
  %4, %d2 = stream.async.execute on(#hal.device.affinity<@b>) after %d1 -> (!stream.resource) {
    %5 = stream.async.transfer on(#hal.device.affinity<@b>) in_place %2 : !stream.resource{%n}
    stream.async.barrier
    %6 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%5{%n}) -> !stream.resource{%n}
    stream.yield %6
  }
  return %4, %d2 : !stream.resource, !stream.timepoint
}

// -----

// What a transfer of the first group fills may be filled while the submission before still uses what becomes the arena, so it is memory of
// its own. A later transfer goes to the arena.
// CHECK-LABEL: func.func private @transfers(
//       CHECK:   %[[AHEAD:.+]], %[[T1:.+]] = stream.resource.alloc ahead after %arg0
//       CHECK:   %[[OUT:.+]], %[[T2:.+]] = stream.resource.alloc after %[[T1]]
//       CHECK:   %[[ARENA:.+]], %[[T3:.+]] = stream.resource.alloc after %[[T2]]
//       CHECK:   %[[T4:.+]] = stream.cmd.execute after %[[T3]] {
//       CHECK:     stream.cmd.copy %arg1[%{{.+}}] to %[[AHEAD]]
//       CHECK:     stream.cmd.copy %arg2[%{{.+}}] to %[[ARENA]]
//       CHECK:   %[[T5:.+]] = stream.resource.dealloc %[[ARENA]] after %[[T4]]
//       CHECK:   stream.resource.dealloc %[[AHEAD]] after %[[T5]]
func.func private @transfers(%t: !stream.timepoint, %x: !stream.resource, %y: !stream.resource) -> (!stream.timepoint, !stream.resource) {
  %c = arith.constant 1024 : index
  %r, %done = stream.async.execute after %t -> (!stream.resource) {
    %0 = stream.async.transfer %x : !stream.resource{%c}
    stream.async.barrier
    %1 = stream.async.dispatch @a[](%0{%c}) -> !stream.resource{%c}
    %2 = stream.async.transfer %y : !stream.resource{%c}
    stream.async.barrier
    %3 = stream.async.dispatch @b[](%1{%c}, %2{%c}) -> !stream.resource{%c}
    stream.yield %3
  }
  return %done, %r : !stream.timepoint, !stream.resource
}
