// RUN: sluice-opt %s --sluice-elide-clones | FileCheck %s

// The zeros are this function's own and not read again: rows are written into them.
// CHECK-LABEL: func.func private @own(
//   CHECK-NOT:   stream.async.clone
//       CHECK:   %[[ZEROS:.+]] = stream.async.splat
//       CHECK:   %[[ONE:.+]] = stream.async.update %arg0 into %[[ZEROS]]
//       CHECK:   %[[TWO:.+]] = stream.async.update %arg0 into %[[ONE]]
//       CHECK:   return %[[TWO]]
func.func private @own(%row: !hal.buffer, %z: f32, %c16: index, %c32: index) -> !hal.buffer {
  %zeros = stream.async.splat %z : f32 -> !hal.buffer{%c32}
  %a = stream.async.clone %zeros : !hal.buffer{%c32}
  %one = stream.async.update %row into %a[%c16 for %c16] : !hal.buffer
  %b = stream.async.clone %one : !hal.buffer{%c32}
  %two = stream.async.update %row into %b[%c32 for %c16] : !hal.buffer
  return %two : !hal.buffer
}

// The argument belongs to somebody else.
// CHECK-LABEL: func.func private @argument(
//       CHECK:   stream.async.clone %arg0
func.func private @argument(%x: !hal.buffer, %row: !hal.buffer, %c16: index) -> !hal.buffer {
  %a = stream.async.clone %x : !hal.buffer{%c16}
  %one = stream.async.update %row into %a[%c16 for %c16] : !hal.buffer
  return %one : !hal.buffer
}

// What a caller donated is this function's own; what it kept is not.
// CHECK-LABEL: func.func @donated(
//       CHECK:   %[[X:.+]] = stream.resource.import donated %arg0
//       CHECK:   %[[Y:.+]] = stream.resource.import %arg1
//       CHECK:   stream.async.update %arg2 into %[[X]]
//       CHECK:   %[[COPY:.+]] = stream.async.clone %[[Y]]
//       CHECK:   stream.async.update %arg2 into %[[COPY]]
func.func @donated(%x: !hal.buffer_view, %y: !hal.buffer_view, %row: !hal.buffer, %c16: index) -> (!hal.buffer, !hal.buffer) {
  %own = stream.resource.import donated %x : !hal.buffer
  %other = stream.resource.import %y : !hal.buffer
  %a = stream.async.clone %own : !hal.buffer{%c16}
  %one = stream.async.update %row into %a[%c16 for %c16] : !hal.buffer
  %b = stream.async.clone %other : !hal.buffer{%c16}
  %two = stream.async.update %row into %b[%c16 for %c16] : !hal.buffer
  return %one, %two : !hal.buffer, !hal.buffer
}

// A donated value that is read later keeps its content.
// CHECK-LABEL: func.func @donated_and_read(
//       CHECK:   stream.async.clone
func.func @donated_and_read(%x: !hal.buffer_view, %row: !hal.buffer, %c16: index) -> (!hal.buffer, !hal.buffer) {
  %own = stream.resource.import donated %x : !hal.buffer
  %a = stream.async.clone %own : !hal.buffer{%c16}
  %one = stream.async.update %row into %a[%c16 for %c16] : !hal.buffer
  return %one, %own : !hal.buffer, !hal.buffer
}

// The old value is read later, here through a slice.
// CHECK-LABEL: func.func private @read_later(
//       CHECK:   stream.async.clone
func.func private @read_later(%row: !hal.buffer, %z: f32, %c16: index) -> (!hal.buffer, !hal.buffer) {
  %zeros = stream.async.splat %z : f32 -> !hal.buffer{%c16}
  %slice = stream.async.slice %zeros[%c16 for %c16] : !hal.buffer
  %a = stream.async.clone %zeros : !hal.buffer{%c16}
  %one = stream.async.update %row into %a[%c16 for %c16] : !hal.buffer
  return %one, %slice : !hal.buffer, !hal.buffer
}

// Rows of a loop's result: each is written in place, in memory that only the loop has.
// CHECK-LABEL: func.func private @rows(
//       CHECK:   %[[INIT:.+]] = stream.async.empty
//       CHECK:   cf.br ^[[HEAD:.+]](%{{.+}}, %[[INIT]] :
//       CHECK: ^[[HEAD]](%{{.+}}: index, %[[ACC:.+]]: !hal.buffer):
//   CHECK-NOT:   stream.async.clone
//       CHECK:   %[[NEXT:.+]] = stream.async.update %{{.+}} into %[[ACC]]
//       CHECK:   cf.br ^[[HEAD]](%{{.+}}, %[[NEXT]] :
func.func private @rows(%row: !hal.buffer, %n: index, %size: index) -> !hal.buffer {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.empty : !hal.buffer{%size}
  cf.br ^head(%c0, %init : index, !hal.buffer)
^head(%i: index, %acc: !hal.buffer):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^exit
^body:
  %copy = stream.async.clone %acc : !hal.buffer{%size}
  %next = stream.async.update %row into %copy[%i for %c4] : !hal.buffer
  %j = arith.addi %i, %c4 : index
  cf.br ^head(%j, %next : index, !hal.buffer)
^exit:
  return %acc : !hal.buffer
}

// Two results begin with one value: one of them with a copy of it. Rows are written in place.
// CHECK-LABEL: func.func private @begins_with_one(
//       CHECK:   %[[INIT:.+]] = stream.async.empty
//       CHECK:   %[[COPY:.+]] = stream.async.clone %[[INIT]] : !hal.buffer{%arg2}
//       CHECK:   cf.br ^[[HEAD:.+]](%{{.+}}, %[[COPY]], %[[INIT]] :
//       CHECK: ^[[HEAD]](%{{.+}}: index, %[[A:.+]]: !hal.buffer, %[[B:.+]]: !hal.buffer):
//   CHECK-NOT:   stream.async.clone
//       CHECK:   stream.async.update %arg0 into %[[A]]
//       CHECK:   stream.async.update %arg0 into %[[B]]
func.func private @begins_with_one(%row: !hal.buffer, %n: index, %size: index) -> (!hal.buffer, !hal.buffer) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.empty : !hal.buffer{%size}
  cf.br ^head(%c0, %init, %init : index, !hal.buffer, !hal.buffer)
^head(%i: index, %a: !hal.buffer, %b: !hal.buffer):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^exit
^body:
  %copy_a = stream.async.clone %a : !hal.buffer{%size}
  %next_a = stream.async.update %row into %copy_a[%i for %c4] : !hal.buffer
  %copy_b = stream.async.clone %b : !hal.buffer{%size}
  %next_b = stream.async.update %row into %copy_b[%i for %c4] : !hal.buffer
  %j = arith.addi %i, %c4 : index
  cf.br ^head(%j, %next_a, %next_b : index, !hal.buffer, !hal.buffer)
^exit:
  return %a, %b : !hal.buffer, !hal.buffer
}

// A caller's memory is copied once, and not by each step.
// CHECK-LABEL: func.func private @begins_with_argument(
//       CHECK:   %[[COPY:.+]] = stream.async.clone %arg0 : !hal.buffer{%arg3}
//       CHECK:   cf.br ^[[HEAD:.+]](%{{.+}}, %[[COPY]] :
//       CHECK: ^[[HEAD]](
//   CHECK-NOT:   stream.async.clone
func.func private @begins_with_argument(%x: !hal.buffer, %row: !hal.buffer, %n: index, %size: index) -> !hal.buffer {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  cf.br ^head(%c0, %x : index, !hal.buffer)
^head(%i: index, %acc: !hal.buffer):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body(%acc : !hal.buffer), ^exit
^body(%given: !hal.buffer):
  %copy = stream.async.clone %given : !hal.buffer{%size}
  %next = stream.async.update %row into %copy[%i for %c4] : !hal.buffer
  %j = arith.addi %i, %c4 : index
  cf.br ^head(%j, %next : index, !hal.buffer)
^exit:
  return %acc : !hal.buffer
}

// Here the loop also hands on the value from before the update.
// CHECK-LABEL: func.func private @previous(
//       CHECK:   stream.async.clone
func.func private @previous(%row: !hal.buffer, %more: i1, %size: index) -> (!hal.buffer, !hal.buffer) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.empty : !hal.buffer{%size}
  cf.br ^body(%init, %init : !hal.buffer, !hal.buffer)
^body(%acc: !hal.buffer, %old: !hal.buffer):
  %copy = stream.async.clone %acc : !hal.buffer{%size}
  %next = stream.async.update %row into %copy[%c0 for %c4] : !hal.buffer
  cf.cond_br %more, ^body(%next, %acc : !hal.buffer, !hal.buffer), ^exit
^exit:
  return %next, %acc : !hal.buffer, !hal.buffer
}

// Two names of one value: the other one is read after the update.
// CHECK-LABEL: func.func private @two_names(
//       CHECK:   stream.async.clone
func.func private @two_names(%row: !hal.buffer, %more: i1, %size: index) -> !hal.buffer {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.empty : !hal.buffer{%size}
  cf.br ^body(%init, %init : !hal.buffer, !hal.buffer)
^body(%acc: !hal.buffer, %other: !hal.buffer):
  %copy = stream.async.clone %acc : !hal.buffer{%size}
  %next = stream.async.update %row into %copy[%c0 for %c4] : !hal.buffer
  %read = stream.async.dispatch @e[](%other{%size}) -> !hal.buffer{%size}
  cf.cond_br %more, ^body(%next, %next : !hal.buffer, !hal.buffer), ^exit
^exit:
  return %read : !hal.buffer
}

// Memory that is chosen at run time may be the source's own, which is read there after the update; other transfers are copies.
// CHECK-LABEL: func.func private @chosen(
//       CHECK:   stream.async.clone
// CHECK-LABEL: func.func private @moved(
//   CHECK-NOT:   stream.async.clone
func.func private @chosen(%row: !hal.buffer, %size: index) -> (!hal.buffer, !hal.buffer) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.dispatch @e[]() -> !hal.buffer{%size}
  %t = stream.async.transfer on(#hal.device.optimal<[#hal.device.affinity<@a>, #hal.device.affinity<@b>]>) in_place %init : !hal.buffer{%size}
  %copy = stream.async.clone %init : !hal.buffer{%size}
  %next = stream.async.update %row into %copy[%c0 for %c4] : !hal.buffer
  %read = stream.async.dispatch @e[](%t{%size}) -> !hal.buffer{%size}
  return %next, %read : !hal.buffer, !hal.buffer
}
func.func private @moved(%row: !hal.buffer, %size: index) -> (!hal.buffer, !hal.buffer) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %init = stream.async.dispatch @e[]() -> !hal.buffer{%size}
  %t = stream.async.transfer on(#hal.device.affinity<@b>) %init : !hal.buffer{%size}
  %copy = stream.async.clone %init : !hal.buffer{%size}
  %next = stream.async.update %row into %copy[%c0 for %c4] : !hal.buffer
  %read = stream.async.dispatch @e[](%t{%size}) -> !hal.buffer{%size}
  return %next, %read : !hal.buffer, !hal.buffer
}

// A kernel changes what a caller donated, and after it what the kernel made of that.
// CHECK-LABEL: func.func @updated(
//   CHECK-NOT:   stream.async.clone
//       CHECK:   %[[X:.+]] = stream.resource.import donated %arg0
//       CHECK:   %[[ONE:.+]] = stream.async.dispatch @e[](%arg1{%arg2}, %[[X]]{%arg2}) -> !hal.buffer{%arg2} {updates = 1 : i64}
//       CHECK:   %[[TWO:.+]] = stream.async.dispatch @e[](%arg1{%arg2}, %[[ONE]]{%arg2}) -> !hal.buffer{%arg2} {updates = 1 : i64}
//       CHECK:   return %[[TWO]]
func.func @updated(%x: !hal.buffer_view, %row: !hal.buffer, %size: index) -> !hal.buffer {
  %own = stream.resource.import donated %x : !hal.buffer
  %a = stream.async.clone %own : !hal.buffer{%size}
  %one = stream.async.dispatch @e[](%row{%size}, %a{%size}) -> !hal.buffer{%size} {updates = 1 : i64}
  %b = stream.async.clone %one : !hal.buffer{%size}
  %two = stream.async.dispatch @e[](%row{%size}, %b{%size}) -> !hal.buffer{%size} {updates = 1 : i64}
  return %two : !hal.buffer
}

// What the kernel changes is read afterwards as it was.
// CHECK-LABEL: func.func @updated_and_read(
//       CHECK:   %[[COPY:.+]] = stream.async.clone
//       CHECK:   stream.async.dispatch @e[](%arg1{%arg2}, %[[COPY]]{%arg2})
func.func @updated_and_read(%x: !hal.buffer_view, %row: !hal.buffer, %size: index) -> (!hal.buffer, !hal.buffer) {
  %own = stream.resource.import donated %x : !hal.buffer
  %a = stream.async.clone %own : !hal.buffer{%size}
  %one = stream.async.dispatch @e[](%row{%size}, %a{%size}) -> !hal.buffer{%size} {updates = 1 : i64}
  %read = stream.async.dispatch @e[](%own{%size}) -> !hal.buffer{%size}
  return %one, %read : !hal.buffer, !hal.buffer
}
