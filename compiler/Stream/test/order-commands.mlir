// RUN: sluice-opt %s --sluice-schedule --split-input-file | FileCheck %s

// Two branches of small values run side by side.
// CHECK-LABEL: func.func private @branches(
//       CHECK:   stream.async.execute
//  CHECK-NEXT:     %[[A:.+]] = stream.async.dispatch @a
//  CHECK-NEXT:     %[[C:.+]] = stream.async.dispatch @c
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     %[[B:.+]] = stream.async.dispatch @b[](%[[A]]
//  CHECK-NEXT:     %[[D:.+]] = stream.async.dispatch @d[](%[[C]]
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     stream.async.dispatch @e[](%[[B]]{{.*}}, %[[D]]
func.func private @branches(%x: !hal.buffer) -> !hal.buffer {
  %n = arith.constant 1024 : index
  %a = stream.async.dispatch @a[](%x{%n}) -> !hal.buffer{%n}
  %b = stream.async.dispatch @b[](%a{%n}) -> !hal.buffer{%n}
  %c = stream.async.dispatch @c[](%x{%n}) -> !hal.buffer{%n}
  %d = stream.async.dispatch @d[](%c{%n}) -> !hal.buffer{%n}
  %e = stream.async.dispatch @e[](%b{%n}, %d{%n}) -> !hal.buffer{%n}
  return %e : !hal.buffer
}

// -----

// The same with large values: together the branches would need four of them at once; overlapping where one ends and the other begins
// they need three.
// CHECK-LABEL: func.func private @large_branches(
//       CHECK:   stream.async.execute
//  CHECK-NEXT:     %[[A:.+]] = stream.async.dispatch @a
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     %[[B:.+]] = stream.async.dispatch @b
//  CHECK-NEXT:     %[[C:.+]] = stream.async.dispatch @c
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     %[[D:.+]] = stream.async.dispatch @d
func.func private @large_branches(%x: !hal.buffer) -> !hal.buffer {
  %n = arith.constant 100000000 : index
  %a = stream.async.dispatch @a[](%x{%n}) -> !hal.buffer{%n}
  %b = stream.async.dispatch @b[](%a{%n}) -> !hal.buffer{%n}
  %c = stream.async.dispatch @c[](%x{%n}) -> !hal.buffer{%n}
  %d = stream.async.dispatch @d[](%c{%n}) -> !hal.buffer{%n}
  %e = stream.async.dispatch @e[](%b{%n}, %d{%n}) -> !hal.buffer{%n}
  return %e : !hal.buffer
}

// -----

// What only the last command reads is made just before it, also if its size is not known.
// CHECK-LABEL: func.func private @late(
//       CHECK:   stream.async.execute
//  CHECK-NEXT:     %[[A:.+]] = stream.async.dispatch @a
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     %[[CACHE:.+]] = stream.async.dispatch @cache
//  CHECK-NEXT:     %[[B:.+]] = stream.async.dispatch @b
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     stream.async.dispatch @c[](%[[B]]{{.*}}, %[[CACHE]]
func.func private @late(%x: !hal.buffer, %n: index) -> !hal.buffer {
  %m = arith.constant 64 : index
  %cache = stream.async.dispatch @cache[](%x{%n}) -> !hal.buffer{%n}
  %a = stream.async.dispatch @a[](%x{%m}) -> !hal.buffer{%m}
  %b = stream.async.dispatch @b[](%a{%m}) -> !hal.buffer{%m}
  %c = stream.async.dispatch @c[](%b{%m}, %cache{%n}) -> !hal.buffer{%m}
  return %c : !hal.buffer
}

// -----

// Order that is visible in memory alone stays: the slice is read before its bytes are written again, and both parts of %0 are written
// before all of it is read.
// CHECK-LABEL: func.func private @memory(
//       CHECK:   stream.async.execute
//       CHECK:     %[[E:.+]] = stream.async.empty
//  CHECK-NEXT:     %[[ONE:.+]] = stream.async.update %arg2 into %[[E]][%c0 for %c64]
//  CHECK-NEXT:     %[[TWO:.+]] = stream.async.update %arg2 into %[[ONE]][%c64 for %c64]
//  CHECK-NEXT:     %[[SLICE:.+]] = stream.async.slice %[[TWO]][%c0 for %c64]
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     %[[READ:.+]] = stream.async.dispatch @a[](%[[SLICE]]
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     %[[THREE:.+]] = stream.async.update %arg2 into %[[TWO]][%c0 for %c64]
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     stream.async.dispatch @b[](%[[THREE]]
func.func private @memory(%t: index, %x: !hal.buffer) -> !hal.buffer {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %e = stream.async.empty : !hal.buffer{%c128}
  %one = stream.async.update %x into %e[%c0 for %c64] : !hal.buffer
  %two = stream.async.update %x into %one[%c64 for %c64] : !hal.buffer
  %slice = stream.async.slice %two[%c0 for %c64] : !hal.buffer
  %read = stream.async.dispatch @a[](%slice{%c64}) -> !hal.buffer{%c64}
  %three = stream.async.update %x into %two[%c0 for %c64] : !hal.buffer
  %last = stream.async.dispatch @b[](%three{%c128}, %read{%c64}) -> !hal.buffer{%c64}
  return %last : !hal.buffer
}

// -----

// Who reads bytes waits for the last that wrote them, and for no other.
// CHECK-LABEL: func.func private @overwritten(
//       CHECK:     stream.async.empty
//  CHECK-NEXT:     %[[A:.+]] = stream.async.update
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     %[[B:.+]] = stream.async.update %{{.+}} into %[[A]]
//  CHECK-NEXT:     stream.async.slice
//  CHECK-NEXT:     stream.async.slice
//  CHECK-NEXT:     stream.async.dispatch @low
//  CHECK-NEXT:     stream.async.barrier
//  CHECK-NEXT:     stream.async.dispatch @high
func.func private @overwritten(%x: !hal.buffer, %y: !hal.buffer) -> (!hal.buffer, !hal.buffer) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c48 = arith.constant 48 : index
  %e = stream.async.empty : !hal.buffer{%c48}
  %a = stream.async.update %x into %e[%c0 for %c32] : !hal.buffer
  %b = stream.async.update %y into %a[%c16 for %c32] : !hal.buffer
  %first = stream.async.slice %b[%c0 for %c16] : !hal.buffer
  %low = stream.async.dispatch @low[](%first{%c16}) -> !hal.buffer{%c16}
  %last = stream.async.slice %b[%c16 for %c16] : !hal.buffer
  %high = stream.async.dispatch @high[](%last{%c16}) -> !hal.buffer{%c16}
  return %low, %high : !hal.buffer, !hal.buffer
}
