// RUN: sluice-opt %s --sluice-schedule --split-input-file | FileCheck %s

// Independent commands share a concurrency group; host arithmetic and assertions come before the submission.
// CHECK-LABEL: func.func @groups(
//       CHECK:   %[[START:.+]] = hal.timepoint.immediate
//       CHECK:   cf.assert
//       CHECK:   %[[R:.+]], %[[DONE:.+]] = stream.async.execute after %[[START]] -> (!hal.buffer) {
//  CHECK-NEXT:     stream.async.dispatch @a
//  CHECK-NEXT:     stream.async.dispatch @b
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     %[[C:.+]] = stream.async.dispatch @c
//  CHECK-NEXT:     stream.yield %[[C]]
//       CHECK:   stream.resource.export %[[R]]
//   CHECK-NOT:   hal.timepoint.await
//       CHECK:   return
func.func @groups(%view: !hal.buffer_view, %ok: i1, %c4: index) -> !hal.buffer_view {
  %x = stream.resource.import %view : !hal.buffer
  %a = stream.async.dispatch @a[](%x{%c4}) -> !hal.buffer{%c4}
  cf.assert %ok, "sizes differ"
  %b = stream.async.dispatch @b[](%x{%c4}) -> !hal.buffer{%c4}
  %c = stream.async.dispatch @c[](%a{%c4}, %b{%c4}) -> !hal.buffer{%c4}
  %r = stream.resource.export %c as tensor<1xf32> : !hal.buffer_view
  return %r : !hal.buffer_view
}

// -----

// Copies into different places of one value are independent; its reader waits for both.
// CHECK-LABEL: func.func private @concat(
//       CHECK:   stream.async.execute
//  CHECK-NEXT:     stream.async.empty
//  CHECK-NEXT:     stream.async.update
//  CHECK-NEXT:     stream.async.update
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     stream.async.dispatch
func.func private @concat(%x: !hal.buffer, %y: !hal.buffer) -> !hal.buffer {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %e = stream.async.empty : !hal.buffer{%c32}
  %a = stream.async.update %x into %e[%c0 for %c16] : !hal.buffer
  %b = stream.async.update %y into %a[%c16 for %c16] : !hal.buffer
  %r = stream.async.dispatch @use[](%b{%c32}) -> !hal.buffer{%c32}
  return %r : !hal.buffer
}

// -----

// The host waits for what it reads, and not for what the caller passed. What does not depend on the read waits for more company.
// CHECK-LABEL: func.func @reads(
//       CHECK:   hal.buffer.load %{{.+}}[%{{.+}}] : i64
//       CHECK:   %[[R:.+]], %[[DONE:.+]] = stream.async.execute
//       CHECK:   hal.timepoint.await %[[DONE]]
//       CHECK:   hal.buffer.load %[[R]]
//       CHECK:   stream.async.execute after %[[DONE]]
func.func @reads(%view: !hal.buffer_view, %c4: index) -> (i64, i64, !hal.buffer_view) {
  %x = stream.resource.import %view : !hal.buffer
  %a = stream.async.dispatch @a[](%x{%c4}) -> !hal.buffer{%c4}
  %passed = hal.buffer.load %x[%c4] : i64
  %made = hal.buffer.load %a[%c4] : i64
  %b = stream.async.dispatch @b[%made](%a{%c4}) -> !hal.buffer{%c4}
  %r = stream.resource.export %b as tensor<1xf32> : !hal.buffer_view
  return %passed, %made, %r : i64, i64, !hal.buffer_view
}

// -----

// Timepoints go through blocks and calls, so submissions keep their order.
// CHECK-LABEL: func.func @loop(
//       CHECK:   %[[START:.+]] = hal.timepoint.immediate
//       CHECK:   cf.br ^[[HEAD:.+]](%{{.+}}, %[[START]] : i64, !hal.timepoint)
//       CHECK: ^[[HEAD]](%{{.+}}: i64, %[[T:.+]]: !hal.timepoint):
//       CHECK:   %[[CALL:.+]]:2 = call @body(%[[T]], %{{.+}}) : (!hal.timepoint, i64) -> (!hal.timepoint, i64)
//       CHECK:   cf.cond_br %{{.+}}, ^[[HEAD]](%[[CALL]]#1, %[[CALL]]#0 : i64, !hal.timepoint), ^[[END:.+]](%[[CALL]]#0 : !hal.timepoint)
//       CHECK: ^[[END]](%[[LAST:.+]]: !hal.timepoint):
//  CHECK-NEXT:   return
// CHECK-LABEL: func.func private @body(
//  CHECK-SAME:   %[[IN:[a-z0-9]+]]: !hal.timepoint, %{{.+}}: i64) -> (!hal.timepoint, i64)
//       CHECK:   stream.async.execute after %[[IN]]
func.func @loop(%n: i64, %more: i1) {
  cf.br ^head(%n : i64)
^head(%i: i64):
  %j = func.call @body(%i) : (i64) -> i64
  cf.cond_br %more, ^head(%j : i64), ^end
^end:
  return
}
func.func private @body(%i: i64) -> i64 {
  %c4 = arith.constant 4 : index
  %a = stream.async.dispatch @a[%i]() -> !hal.buffer{%c4}
  %r = hal.buffer.load %a[%c4] : i64
  return %r : i64
}

// -----

// Two block arguments may be one memory: what reads one is done before the other is written.
// CHECK-LABEL: func.func private @arguments(
//       CHECK:   stream.async.dispatch
//       CHECK:   stream.async.barrier
//       CHECK:   stream.async.update
func.func private @arguments(%x: !hal.buffer, %c4: index) -> (!hal.buffer, !hal.buffer) {
  cf.br ^body(%x, %x : !hal.buffer, !hal.buffer)
^body(%a: !hal.buffer, %b: !hal.buffer):
  %r = stream.async.dispatch @e[](%a{%c4}) -> !hal.buffer{%c4}
  %u = stream.async.update %x into %b[%c4 for %c4] : !hal.buffer
  return %r, %u : !hal.buffer, !hal.buffer
}
