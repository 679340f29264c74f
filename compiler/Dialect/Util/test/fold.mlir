// RUN: sluice-opt %s --canonicalize --cse --int-range-optimizations | FileCheck %s

// CHECK-LABEL: func.func @align(
//       CHECK:   %[[C:.+]] = arith.constant 128 : index
//       CHECK:   %[[U:.+]] = util.align %arg0, %{{.+}} : index
//       CHECK:   return %[[C]], %[[U]]
func.func @align(%n: index) -> (index, index) {
  %c64 = arith.constant 64 : index
  %c65 = arith.constant 65 : index
  %known = util.align %c65, %c64 : index
  %unknown = util.align %n, %c64 : index
  return %known, %unknown : index, index
}

// What is assumed decides a comparison; what lies outside of it stays.
// CHECK-LABEL: func.func @bounds(
//   CHECK-DAG:   %[[TRUE:.+]] = arith.constant true
//       CHECK:   %[[OPEN:.+]] = arith.cmpi
//       CHECK:   return %[[TRUE]], %[[OPEN]]
func.func @bounds(%n: index) -> (i1, i1) {
  %m = util.assume.int %n<umin = 8, umax = 64> : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %0 = arith.cmpi ugt, %m, %c4 : index
  %1 = arith.cmpi ugt, %m, %c9 : index
  return %0, %1 : i1, i1
}

// A barrier and an unfoldable constant are seen through by nothing.
// CHECK-LABEL: func.func @hidden(
//       CHECK:   %[[U:.+]] = util.unfoldable_constant 2 : i32
//       CHECK:   %[[B:.+]] = util.optimization_barrier
//       CHECK:   %[[S:.+]] = arith.addi %[[U]], %[[B]]
//       CHECK:   return %[[S]]
func.func @hidden() -> i32 {
  %u = util.unfoldable_constant 2 : i32
  %c = arith.constant 3 : i32
  %b = util.optimization_barrier %c : i32
  %s = arith.addi %u, %b : i32
  return %s : i32
}
