// RUN: sluice-opt %s --sluice-attach-target=target=cpu:haswell --sluice-multiply-quotients --canonicalize | FileCheck %s
// RUN: sluice-opt %s --sluice-attach-target=target=cpu:x86-64 --sluice-multiply-quotients | FileCheck %s --check-prefix=DIVIDES
// RUN: sluice-opt %s --sluice-attach-target=target=cuda:sm_90 --sluice-multiply-quotients | FileCheck %s --check-prefix=DIVIDES

// Bounds in steps of the scale, a product with its inverse, a correction, and the low bits of a sum: 7 - 0x4B400000.
// CHECK-LABEL: func.func @unsigned(
//  CHECK-SAME:   %[[X:.+]]: f32
//   CHECK-DAG:   %[[LOW:.+]] = arith.constant -1.750000e+00 : f32
//   CHECK-DAG:   %[[HIGH:.+]] = arith.constant 6.200000e+01 : f32
//   CHECK-DAG:   %[[INVERSE:.+]] = arith.constant 4.000000e+00 : f32
//   CHECK-DAG:   %[[MINUS:.+]] = arith.constant -2.500000e-01 : f32
//   CHECK-DAG:   %[[OFFSET:.+]] = arith.constant -1262485497 : i32
//       CHECK:   %[[L:.+]] = arith.maxnumf %[[X]], %[[LOW]]
//       CHECK:   %[[B:.+]] = arith.minnumf %[[L]], %[[HIGH]]
//       CHECK:   %[[Q:.+]] = arith.mulf %[[B]], %[[INVERSE]]
//       CHECK:   %[[R:.+]] = math.fma %[[Q]], %[[MINUS]], %[[B]]
//       CHECK:   %[[Q1:.+]] = math.fma %[[R]], %[[INVERSE]], %[[Q]]
//       CHECK:   %[[S:.+]] = arith.addf %[[Q1]], %{{.+}} : f32
//       CHECK:   %[[BITS:.+]] = arith.bitcast %[[S]] : f32 to i32
//       CHECK:   %[[W:.+]] = arith.addi %[[BITS]], %[[OFFSET]]
//       CHECK:   return %[[W]]
// DIVIDES-LABEL: func.func @unsigned(
//       DIVIDES:   arith.divf
func.func @unsigned(%x: f32) -> i32 {
  %s = arith.constant 0.25 : f32
  %z = arith.constant 7.0 : f32
  %low = arith.constant 0.0 : f32
  %high = arith.constant 255.0 : f32
  %q = arith.divf %x, %s : f32
  %r = math.roundeven %q : f32
  %a = arith.addf %r, %z : f32
  %l = arith.maximumf %a, %low : f32
  %b = arith.minimumf %l, %high : f32
  %w = arith.fptosi %b : f32 to i32
  return %w : i32
}

// Where the lower bound is not what NaN is converted to, NaN is looked for.
// CHECK-LABEL: func.func @signed(
//  CHECK-SAME:   %[[X:.+]]: f32
//       CHECK:   %[[W:.+]] = arith.addi
//       CHECK:   %[[NAN:.+]] = arith.cmpf uno, %[[X]], %[[X]]
//       CHECK:   %[[V:.+]] = arith.select %[[NAN]], %{{.+}}, %[[W]] : i32
//       CHECK:   arith.trunci %[[V]] overflow<nsw> : i32 to i8
func.func @signed(%x: f32) -> i8 {
  %s = arith.constant 0.3 : f32
  %low = arith.constant -128.0 : f32
  %high = arith.constant 127.0 : f32
  %q = arith.divf %x, %s : f32
  %r = math.roundeven %q : f32
  %b = arith.minimumf %r, %high : f32
  %l = arith.maximumf %b, %low : f32
  %w = arith.fptosi %l : f32 to i8
  return %w : i8
}

// Many steps are corrected twice. What widens bytes again may read the number itself.
// CHECK-LABEL: func.func @words(
// CHECK-COUNT-4: math.fma
//       CHECK:   %[[W:.+]] = arith.addi
//       CHECK:   arith.trunci %[[W]] overflow<nuw> : i32 to i16
func.func @words(%x: f32) -> i16 {
  %s = arith.constant 0.3 : f32
  %low = arith.constant 0.0 : f32
  %high = arith.constant 65535.0 : f32
  %q = arith.divf %x, %s : f32
  %r = math.roundeven %q : f32
  %b = arith.minimumf %r, %high : f32
  %l = arith.maximumf %b, %low : f32
  %w = arith.fptosi %l : f32 to i32
  %n = arith.trunci %w : i32 to i16
  return %n : i16
}

// A scale that is known at run time only, one that is no normal number, bounds that are far: divided.
// CHECK-LABEL: func.func @divided(
// CHECK-COUNT-3: arith.divf
func.func @divided(%x: f32, %scale: f32) -> (i32, i32, i32) {
  %tiny = arith.constant 1.0e-40 : f32
  %s = arith.constant 0.3 : f32
  %low = arith.constant 0.0 : f32
  %high = arith.constant 255.0 : f32
  %far = arith.constant 2147483520.0 : f32
  %q0 = arith.divf %x, %scale : f32
  %r0 = math.roundeven %q0 : f32
  %l0 = arith.maximumf %r0, %low : f32
  %b0 = arith.minimumf %l0, %high : f32
  %w0 = arith.fptosi %b0 : f32 to i32
  %q1 = arith.divf %x, %tiny : f32
  %r1 = math.roundeven %q1 : f32
  %l1 = arith.maximumf %r1, %low : f32
  %b1 = arith.minimumf %l1, %high : f32
  %w1 = arith.fptosi %b1 : f32 to i32
  %q2 = arith.divf %x, %s : f32
  %r2 = math.roundeven %q2 : f32
  %l2 = arith.maximumf %r2, %low : f32
  %b2 = arith.minimumf %l2, %far : f32
  %w2 = arith.fptosi %b2 : f32 to i32
  return %w0, %w1, %w2 : i32, i32, i32
}
