// RUN: sluice-opt %s --sluice-schedule | FileCheck %s
// Submissions to two devices: one waits for the other only if it uses its values; the host waits for neither.
// CHECK-LABEL: func.func @independent(
//       CHECK:   %[[START:.+]] = hal.timepoint.immediate
//       CHECK:   %{{.+}}, %[[A:.+]] = stream.async.execute on(#hal.device.affinity<@a>) after %[[START]]
//       CHECK:   %{{.+}}, %[[B:.+]] = stream.async.execute on(#hal.device.affinity<@b>) after %[[START]]
//   CHECK-NOT:   hal.timepoint.await
//       CHECK:   return
func.func @independent(%x: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) {
  %n = arith.constant 64 : index
  %r = stream.resource.import %x : !hal.buffer
  %0 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%r{%n}) -> !hal.buffer{%n}
  %1 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%r{%n}) -> !hal.buffer{%n}
  %2 = stream.resource.export %0 as tensor<16xf32> : !hal.buffer_view
  %3 = stream.resource.export %1 as tensor<16xf32> : !hal.buffer_view
  return %2, %3 : !hal.buffer_view, !hal.buffer_view
}

// The second submission to @a waits for itself and for @b, which wrote what it reads.
// CHECK-LABEL: func.func @to_and_fro(
//       CHECK:   %[[R0:.+]], %[[A:.+]] = stream.async.execute on(#hal.device.affinity<@a>)
//       CHECK:   %[[R1:.+]], %[[B:.+]] = stream.async.execute on(#hal.device.affinity<@b>) after %[[W:.+]] ->
//       CHECK:     stream.async.transfer on(#hal.device.affinity<@b>) %[[R0]]
//       CHECK:   %[[JOIN:.+]] = hal.timepoint.join %[[A]], %[[B]]
//       CHECK:   stream.async.execute on(#hal.device.affinity<@a>) after %[[JOIN]]
func.func @to_and_fro(%x: !hal.buffer_view) -> !hal.buffer_view {
  %n = arith.constant 64 : index
  %r = stream.resource.import %x : !hal.buffer
  %0 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%r{%n}) -> !hal.buffer{%n}
  %t = stream.async.transfer on(#hal.device.affinity<@b>) %0 : !hal.buffer{%n}
  %1 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%t{%n}) -> !hal.buffer{%n}
  %u = stream.async.transfer on(#hal.device.affinity<@a>) %1 : !hal.buffer{%n}
  %2 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%u{%n}) -> !hal.buffer{%n}
  %3 = stream.resource.export %2 as tensor<16xf32> : !hal.buffer_view
  return %3 : !hal.buffer_view
}

// What @a updates in place, @b has read: it waits for that, too.
// CHECK-LABEL: func.func @update_after_read(
//       CHECK:   %[[R0:.+]], %[[A:.+]] = stream.async.execute on(#hal.device.affinity<@a>)
//       CHECK:   %{{.+}}, %[[B:.+]] = stream.async.execute on(#hal.device.affinity<@b>)
//       CHECK:   %[[JOIN:.+]] = hal.timepoint.join %[[A]], %[[B]]
//       CHECK:   stream.async.execute on(#hal.device.affinity<@a>) after %[[JOIN]]
//       CHECK:     stream.async.fill on(#hal.device.affinity<@a>) %{{.+}} into %[[R0]]
func.func @update_after_read(%x: !hal.buffer_view, %v: f32) -> (!hal.buffer_view, !hal.buffer_view) {
  %n = arith.constant 64 : index
  %r = stream.resource.import %x : !hal.buffer
  %0 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%r{%n}) -> !hal.buffer{%n}
  %1 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%0{%n}) -> !hal.buffer{%n}
  %2 = stream.async.fill on(#hal.device.affinity<@a>) %v : f32 into %0[%n for %n] : !hal.buffer
  %3 = stream.resource.export %1 as tensor<16xf32> : !hal.buffer_view
  %4 = stream.resource.export %2 as tensor<16xf32> : !hal.buffer_view
  return %3, %4 : !hal.buffer_view, !hal.buffer_view
}

// What need not wait for another device is submitted before what does, so both work at the same time.
// CHECK-LABEL: func.func @beside(
//       CHECK:   %[[START:.+]] = hal.timepoint.immediate
//       CHECK:   %[[R0:.+]], %{{.+}} = stream.async.execute on(#hal.device.affinity<@b>) after %[[START]]
//       CHECK:   %[[R1:.+]], %{{.+}} = stream.async.execute on(#hal.device.affinity<@a>) after %[[START]]
//   CHECK-NOT:     stream.async.transfer
//       CHECK:     stream.yield
//       CHECK:   %[[JOIN:.+]] = hal.timepoint.join
//       CHECK:   stream.async.execute on(#hal.device.affinity<@a>) after %[[JOIN]]
//       CHECK:     stream.async.transfer on(#hal.device.affinity<@a>) %[[R0]]
//       CHECK:     stream.async.dispatch on(#hal.device.affinity<@a>) @h[](%[[R1]]
func.func @beside(%x: !hal.buffer_view, %n: index) -> !hal.buffer_view {
  %r = stream.resource.import %x : !hal.buffer
  %0 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%r{%n}) -> !hal.buffer{%n}
  %1 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%r{%n}) -> !hal.buffer{%n}
  %t = stream.async.transfer on(#hal.device.affinity<@a>) %0 : !hal.buffer{%n}
  %2 = stream.async.dispatch on(#hal.device.affinity<@a>) @h[](%1{%n}, %t{%n}) -> !hal.buffer{%n}
  %y = stream.resource.export %2 as tensor<?xf32>{%n} : !hal.buffer_view
  return %y : !hal.buffer_view
}

// A transfer waits for another device, the commands up to its first use do not, so they are submitted before it.
// CHECK-LABEL: func.func @put_off(
//       CHECK:   %[[START:.+]] = hal.timepoint.immediate
//       CHECK:   %[[R0:.+]], %{{.+}} = stream.async.execute on(#hal.device.affinity<@b>) after %[[START]]
//       CHECK:   stream.async.execute on(#hal.device.affinity<@a>) after %[[START]]
//       CHECK:     stream.async.dispatch on(#hal.device.affinity<@a>) @f[]
//       CHECK:     stream.async.dispatch on(#hal.device.affinity<@a>) @h[]
//       CHECK:     stream.yield
//       CHECK:   %[[JOIN:.+]] = hal.timepoint.join
//       CHECK:   stream.async.execute on(#hal.device.affinity<@a>) after %[[JOIN]]
//       CHECK:     stream.async.transfer on(#hal.device.affinity<@a>) %[[R0]]
//       CHECK:     stream.async.dispatch on(#hal.device.affinity<@a>) @k[]
func.func @put_off(%x: !hal.buffer_view, %n: index) -> !hal.buffer_view {
  %r = stream.resource.import %x : !hal.buffer
  %0 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%r{%n}) -> !hal.buffer{%n}
  %t = stream.async.transfer on(#hal.device.affinity<@a>) %0 : !hal.buffer{%n}
  %1 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%r{%n}) -> !hal.buffer{%n}
  %2 = stream.async.dispatch on(#hal.device.affinity<@a>) @h[](%1{%n}) -> !hal.buffer{%n}
  %3 = stream.async.dispatch on(#hal.device.affinity<@a>) @k[](%2{%n}, %t{%n}) -> !hal.buffer{%n}
  %y = stream.resource.export %3 as tensor<?xf32>{%n} : !hal.buffer_view
  return %y : !hal.buffer_view
}

// It stays before work of the other device, which it would wait for as well, and before what writes to its source.
// CHECK-LABEL: func.func @not_put_off(
//       CHECK:     stream.async.dispatch on(#hal.device.affinity<@b>) @g[]
//       CHECK:     stream.async.transfer on(#hal.device.affinity<@a>)
//       CHECK:     stream.async.dispatch on(#hal.device.affinity<@b>) @slow[]
//       CHECK:     stream.async.dispatch on(#hal.device.affinity<@a>) @f[]
func.func @not_put_off(%x: !hal.buffer_view, %n: index) -> (!hal.buffer_view, !hal.buffer_view) {
  %r = stream.resource.import %x : !hal.buffer
  %0 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%r{%n}) -> !hal.buffer{%n}
  %t = stream.async.transfer on(#hal.device.affinity<@a>) %0 : !hal.buffer{%n}
  %1 = stream.async.dispatch on(#hal.device.affinity<@b>) @slow[](%0{%n}) -> !hal.buffer{%n}
  %2 = stream.async.dispatch on(#hal.device.affinity<@a>) @f[](%r{%n}, %t{%n}) -> !hal.buffer{%n}
  %y = stream.resource.export %1 as tensor<?xf32>{%n} : !hal.buffer_view
  %z = stream.resource.export %2 as tensor<?xf32>{%n} : !hal.buffer_view
  return %y, %z : !hal.buffer_view, !hal.buffer_view
}

// CHECK-LABEL: func.func @source_is_written(
//       CHECK:     stream.async.transfer on(#hal.device.affinity<@a>)
//       CHECK:     stream.async.fill on(#hal.device.affinity<@a>)
//       CHECK:     stream.async.dispatch on(#hal.device.affinity<@a>) @k[]
func.func @source_is_written(%x: !hal.buffer_view, %v: f32) -> !hal.buffer_view {
  %n = arith.constant 64 : index
  %r = stream.resource.import %x : !hal.buffer
  %0 = stream.async.dispatch on(#hal.device.affinity<@b>) @g[](%r{%n}) -> !hal.buffer{%n}
  %t = stream.async.transfer on(#hal.device.affinity<@a>) %0 : !hal.buffer{%n}
  %1 = stream.async.fill on(#hal.device.affinity<@a>) %v : f32 into %0[%n for %n] : !hal.buffer
  %2 = stream.async.dispatch on(#hal.device.affinity<@a>) @k[](%1{%n}, %t{%n}) -> !hal.buffer{%n}
  %y = stream.resource.export %2 as tensor<16xf32> : !hal.buffer_view
  return %y : !hal.buffer_view
}
