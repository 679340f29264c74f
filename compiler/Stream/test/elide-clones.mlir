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
