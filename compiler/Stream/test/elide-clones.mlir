// RUN: sluice-opt %s --sluice-elide-clones | FileCheck %s

// The zeros are this function's own and not read again: rows are written into them.
// CHECK-LABEL: func.func private @own(
//   CHECK-NOT:   stream.async.clone
//       CHECK:   %[[ZEROS:.+]] = stream.async.splat
//       CHECK:   %[[ONE:.+]] = stream.async.update %arg0 into %[[ZEROS]]
//       CHECK:   %[[TWO:.+]] = stream.async.update %arg0 into %[[ONE]]
//       CHECK:   return %[[TWO]]
func.func private @own(%row: !stream.resource, %z: f32, %c16: index, %c32: index) -> !stream.resource {
  %zeros = stream.async.splat %z : f32 -> !stream.resource{%c32}
  %a = stream.async.clone %zeros : !stream.resource{%c32}
  %one = stream.async.update %row into %a[%c16 for %c16] : !stream.resource
  %b = stream.async.clone %one : !stream.resource{%c32}
  %two = stream.async.update %row into %b[%c32 for %c16] : !stream.resource
  return %two : !stream.resource
}

// The argument belongs to somebody else.
// CHECK-LABEL: func.func private @argument(
//       CHECK:   stream.async.clone %arg0
func.func private @argument(%x: !stream.resource, %row: !stream.resource, %c16: index) -> !stream.resource {
  %a = stream.async.clone %x : !stream.resource{%c16}
  %one = stream.async.update %row into %a[%c16 for %c16] : !stream.resource
  return %one : !stream.resource
}

// What a caller donated is this function's own; what it kept is not.
// CHECK-LABEL: func.func @donated(
//       CHECK:   %[[X:.+]] = stream.resource.import donated %arg0
//       CHECK:   %[[Y:.+]] = stream.resource.import %arg1
//       CHECK:   stream.async.update %arg2 into %[[X]]
//       CHECK:   %[[COPY:.+]] = stream.async.clone %[[Y]]
//       CHECK:   stream.async.update %arg2 into %[[COPY]]
func.func @donated(%x: !hal.buffer_view, %y: !hal.buffer_view, %row: !stream.resource, %c16: index) -> (!stream.resource, !stream.resource) {
  %own = stream.resource.import donated %x : !stream.resource
  %other = stream.resource.import %y : !stream.resource
  %a = stream.async.clone %own : !stream.resource{%c16}
  %one = stream.async.update %row into %a[%c16 for %c16] : !stream.resource
  %b = stream.async.clone %other : !stream.resource{%c16}
  %two = stream.async.update %row into %b[%c16 for %c16] : !stream.resource
  return %one, %two : !stream.resource, !stream.resource
}

// A donated value that is read later keeps its content.
// CHECK-LABEL: func.func @donated_and_read(
//       CHECK:   stream.async.clone
func.func @donated_and_read(%x: !hal.buffer_view, %row: !stream.resource, %c16: index) -> (!stream.resource, !stream.resource) {
  %own = stream.resource.import donated %x : !stream.resource
  %a = stream.async.clone %own : !stream.resource{%c16}
  %one = stream.async.update %row into %a[%c16 for %c16] : !stream.resource
  return %one, %own : !stream.resource, !stream.resource
}

// The old value is read later, here through a slice.
// CHECK-LABEL: func.func private @read_later(
//       CHECK:   stream.async.clone
func.func private @read_later(%row: !stream.resource, %z: f32, %c16: index) -> (!stream.resource, !stream.resource) {
  %zeros = stream.async.splat %z : f32 -> !stream.resource{%c16}
  %slice = stream.async.slice %zeros[%c16 for %c16] : !stream.resource
  %a = stream.async.clone %zeros : !stream.resource{%c16}
  %one = stream.async.update %row into %a[%c16 for %c16] : !stream.resource
  return %one, %slice : !stream.resource, !stream.resource
}

// Rows of a loop's result: each is written in place, in memory that only the loop has.
// CHECK-LABEL: func.func private @rows(
//       CHECK:   %[[INIT:.+]] = stream.async.empty
//       CHECK:   cf.br ^[[HEAD:.+]](%{{.+}}, %[[INIT]] :
//       CHECK: ^[[HEAD]](%{{.+}}: index, %[[ACC:.+]]: !stream.resource):
//   CHECK-NOT:   stream.async.clone
//       CHECK:   %[[NEXT:.+]] = stream.async.update %{{.+}} into %[[ACC]]
//       CHECK:   cf.br ^[[HEAD]](%{{.+}}, %[[NEXT]] :
func.func private @rows(%row: !stream.resource, %n: index, %size: index) -> !stream.resource {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.empty : !stream.resource{%size}
  cf.br ^head(%c0, %init : index, !stream.resource)
^head(%i: index, %acc: !stream.resource):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^exit
^body:
  %copy = stream.async.clone %acc : !stream.resource{%size}
  %next = stream.async.update %row into %copy[%i for %c4] : !stream.resource
  %j = arith.addi %i, %c4 : index
  cf.br ^head(%j, %next : index, !stream.resource)
^exit:
  return %acc : !stream.resource
}

// Here the loop also hands on the value from before the update.
// CHECK-LABEL: func.func private @previous(
//       CHECK:   stream.async.clone
func.func private @previous(%row: !stream.resource, %more: i1, %size: index) -> (!stream.resource, !stream.resource) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.empty : !stream.resource{%size}
  cf.br ^body(%init, %init : !stream.resource, !stream.resource)
^body(%acc: !stream.resource, %old: !stream.resource):
  %copy = stream.async.clone %acc : !stream.resource{%size}
  %next = stream.async.update %row into %copy[%c0 for %c4] : !stream.resource
  cf.cond_br %more, ^body(%next, %acc : !stream.resource, !stream.resource), ^exit
^exit:
  return %next, %acc : !stream.resource, !stream.resource
}

// Two names of one value: the other one is read after the update.
// CHECK-LABEL: func.func private @two_names(
//       CHECK:   stream.async.clone
func.func private @two_names(%row: !stream.resource, %more: i1, %size: index) -> !stream.resource {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.empty : !stream.resource{%size}
  cf.br ^body(%init, %init : !stream.resource, !stream.resource)
^body(%acc: !stream.resource, %other: !stream.resource):
  %copy = stream.async.clone %acc : !stream.resource{%size}
  %next = stream.async.update %row into %copy[%c0 for %c4] : !stream.resource
  %read = stream.async.dispatch @e[](%other{%size}) -> !stream.resource{%size}
  cf.cond_br %more, ^body(%next, %next : !stream.resource, !stream.resource), ^exit
^exit:
  return %read : !stream.resource
}

// Memory that is chosen at run time may be the source's own, which is read there after the update; other transfers are copies.
// CHECK-LABEL: func.func private @chosen(
//       CHECK:   stream.async.clone
// CHECK-LABEL: func.func private @moved(
//   CHECK-NOT:   stream.async.clone
func.func private @chosen(%row: !stream.resource, %size: index) -> (!stream.resource, !stream.resource) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.dispatch @e[]() -> !stream.resource{%size}
  %t = stream.async.transfer on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b>]>) in_place %init : !stream.resource{%size}
  %copy = stream.async.clone %init : !stream.resource{%size}
  %next = stream.async.update %row into %copy[%c0 for %c4] : !stream.resource
  %read = stream.async.dispatch @e[](%t{%size}) -> !stream.resource{%size}
  return %next, %read : !stream.resource, !stream.resource
}
func.func private @moved(%row: !stream.resource, %size: index) -> (!stream.resource, !stream.resource) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.dispatch @e[]() -> !stream.resource{%size}
  %t = stream.async.transfer on(#hal.device.affinity<@b>) %init : !stream.resource{%size}
  %copy = stream.async.clone %init : !stream.resource{%size}
  %next = stream.async.update %row into %copy[%c0 for %c4] : !stream.resource
  %read = stream.async.dispatch @e[](%t{%size}) -> !stream.resource{%size}
  return %next, %read : !stream.resource, !stream.resource
}
