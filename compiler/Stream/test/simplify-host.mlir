// RUN: sluice-opt %s --pass-pipeline='builtin.module(func.func(sluice-simplify-host))' | FileCheck %s

// A branch that is always taken, and blocks with one way in, become one block.
// CHECK-LABEL: func.func @joined(
//  CHECK-NEXT:   %[[S:.+]] = arith.addi %arg0, %arg1
//  CHECK-NEXT:   %[[T:.+]] = arith.muli %[[S]], %arg1
//  CHECK-NEXT:   return %[[T]]
func.func @joined(%a: i64, %b: i64) -> i64 {
  %true = arith.constant true
  cf.cond_br %true, ^left, ^right
^left:
  %s = arith.addi %a, %b : i64
  cf.br ^end(%s : i64)
^right:
  cf.br ^end(%a : i64)
^end(%x: i64):
  %t = arith.muli %x, %b : i64
  return %t : i64
}

// A loop that cannot be reached disappears, though its block's argument is passed to itself.
// CHECK-LABEL: func.func @unreachable(
//  CHECK-NEXT:   return %arg0
func.func @unreachable(%a: i64) -> i64 {
  return %a : i64
^loop(%x: i64):
  cf.br ^loop(%x : i64)
}

// Decisions and loops stay.
// CHECK-LABEL: func.func @kept(
//       CHECK:   cf.cond_br %arg0, ^[[THEN:.+]], ^[[END:.+]](%arg1 : i64)
//       CHECK: ^[[THEN]]:
//       CHECK:   cf.br ^[[END]](%{{.+}} : i64)
//       CHECK: ^[[END]](%[[R:.+]]: i64):
//       CHECK:   return %[[R]]
func.func @kept(%c: i1, %a: i64) -> i64 {
  cf.cond_br %c, ^then, ^end(%a : i64)
^then:
  %s = arith.muli %a, %a : i64
  %o = util.optimization_barrier %s : i64
  cf.br ^end(%o : i64)
^end(%x: i64):
  return %x : i64
}
