// RUN: sluice-opt %s --sluice-schedule --sluice-plan-memory --split-input-file | FileCheck %s

// Two pieces of a product: the first is added up while the second is computed, and each is written to its part of the result.
hal.channel private @all grid [2] axes [0]
// CHECK-LABEL: func.func @pieces(
//       CHECK:   %[[RESULT:.+]], %{{.+}} = hal.buffer.allocate external
//       CHECK:   stream.cmd.dispatch %{{.+}}, @first
//  CHECK-NEXT:   hal.command_buffer.barrier
//  CHECK-NEXT:   stream.cmd.dispatch %{{.+}}, @second
//  CHECK-NEXT:   hal.command_buffer.collective %{{.+}}, @all all_reduce sum f32 to %{{.+}} from %{{.+}} %{{.+}}[%{{.+}} for %{{.+}}] into %[[RESULT]][%{{.+}} for %{{.+}}]
//  CHECK-NEXT:   hal.command_buffer.barrier
//  CHECK-NEXT:   hal.command_buffer.collective %{{.+}}, @all all_reduce sum f32 {{.+}} into %[[RESULT]]
func.func @pieces(%view: !hal.buffer_view) -> !hal.buffer_view {
  %none = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %x = stream.resource.import %view : !hal.buffer
  %e = stream.async.empty : !hal.buffer{%c8}
  %a = stream.async.dispatch @first[](%x{%c4}) -> !hal.buffer{%c4}
  %b = stream.async.dispatch @second[](%x{%c4}) -> !hal.buffer{%c4}
  %0 = stream.async.collective all_reduce sum f32 %a{%c4} to %none from %none into %e[%c0 for %c4] on @all : !hal.buffer
  %1 = stream.async.collective all_reduce sum f32 %b{%c4} to %none from %none into %0[%c4 for %c4] on @all : !hal.buffer
  %r = stream.resource.export %1 as tensor<2xf32> : !hal.buffer_view
  return %r : !hal.buffer_view
}

// -----

// A message is sent although nobody reads what comes back.
hal.channel private @all grid [2] axes [0]
// CHECK-LABEL: func.func @message(
//       CHECK:   hal.command_buffer.collective %{{.+}}, @all send_receive none f32
func.func @message(%view: !hal.buffer_view, %to: index) {
  %none = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %x = stream.resource.import %view : !hal.buffer
  %e = stream.async.empty : !hal.buffer{%c4}
  %0 = stream.async.collective send_receive none f32 %x{%c4} to %to from %none into %e[%c0 for %c4] on @all : !hal.buffer
  return
}
