// Powers by small whole numbers and halves need no logarithm; others stay.
// RUN: sluice-opt %s --sluice-simplify-powers | FileCheck %s

// CHECK-LABEL: func.func @cube(
//  CHECK-SAME:   %[[X:.+]]: f32
//       CHECK:   %[[S:.+]] = arith.mulf %[[X]], %[[X]]
//       CHECK:   %[[R:.+]] = arith.mulf %[[S]], %[[X]]
//       CHECK:   return %[[R]]
func.func @cube(%x: f32) -> f32 {
  %e = arith.constant 3.0 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}

// CHECK-LABEL: func.func @narrow_inverse_square(
//       CHECK:   %[[X:.+]] = arith.extf {{.*}} : f16 to f32
//       CHECK:   %[[I:.+]] = arith.divf {{.*}}, %[[X]] : f32
//       CHECK:   %[[S:.+]] = arith.mulf %[[I]], %[[I]] : f32
//       CHECK:   arith.truncf %[[S]] : f32 to f16
func.func @narrow_inverse_square(%x: f16) -> f16 {
  %e = arith.constant -2.0 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}

// CHECK-LABEL: func.func @root(
//       CHECK:   math.sqrt
//       CHECK:   arith.select
//   CHECK-NOT:   math.powf
func.func @root(%x: f64) -> f64 {
  %e = arith.constant 0.5 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}

// CHECK-LABEL: func.func @others(
// CHECK-COUNT-2: math.powf
func.func @others(%x: f32, %y: f32) -> (f32, f32) {
  %e = arith.constant 2.5 : f32
  %r = math.powf %x, %e : f32
  %s = math.powf %x, %y : f32
  return %r, %s : f32, f32
}
