// RUN: not sluice verify %s --oracle --all-functions --oracle-steps=10000 2>&1 | FileCheck %s
// What the oracle says of programs that it does not compute, and of checks that do not hold.

// CHECK: messages.mlir:[[@LINE+6]]:8: error: too large for the oracle: 'linalg.matmul' takes 196608 steps, and {{[0-9]+}} of 10000 are left
// CHECK-NEXT: note: it runs over 16x16x256 elements; make dimension 2 of them smaller (256) by the sizes of inputs, or raise --oracle-steps
func.func @too_large() {
  %a = util.unfoldable_constant dense<1.0> : tensor<16x256xf32>
  %b = util.unfoldable_constant dense<1.0> : tensor<256x16xf32>
  %zero = util.unfoldable_constant dense<0.0> : tensor<16x16xf32>
  %r = linalg.matmul ins(%a, %b : tensor<16x256xf32>, tensor<256x16xf32>) outs(%zero : tensor<16x16xf32>) -> tensor<16x16xf32>
  check.expect_eq(%r, %zero) : tensor<16x16xf32>
  return
}

// CHECK: messages.mlir:{{.*}}: error: too large for the oracle: the program is still at '{{.*}}' after 10000 steps
// CHECK-NEXT: note: give it smaller tensors or fewer iterations, or raise --oracle-steps
func.func @endless() {
  %seven = util.unfoldable_constant 7 : i32
  %r = scf.while (%i = %seven) : (i32) -> i32 {
    %true = arith.cmpi eq, %seven, %seven : i32
    %more = util.optimization_barrier %true : i1
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %next = arith.addi %i, %seven : i32
    scf.yield %next : i32
  }
  check.expect_true(%r) : i32
  return
}

// CHECK: messages.mlir:[[@LINE+4]]:3: error: 'check.expect_eq' does not hold: 1 of 3 elements differ: 1: 2 for -2
func.func @does_not_hold() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = util.unfoldable_constant dense<[1, -2, 3]> : tensor<3xi32>
  check.expect_eq(%a, %b) : tensor<3xi32>
  return
}

// CHECK: messages.mlir:[[@LINE+5]]:8: error: reads element [7] of a tensor of 3
func.func @outside(){
  %a = util.unfoldable_constant dense<[1, 2, 7]> : tensor<3xindex>
  %two = arith.constant 2 : index
  %at = tensor.extract %a[%two] : tensor<3xindex>
  %r = tensor.extract %a[%at] : tensor<3xindex>
  check.expect_true(%r) : index
  return
}

// CHECK: messages.mlir:[[@LINE+4]]:8: error: division by zero
func.func @division() {
  %zero = util.unfoldable_constant 0 : i32
  %seven = arith.constant 7 : i32
  %r = arith.divsi %seven, %zero : i32
  check.expect_true(%r) : i32
  return
}

// CHECK: messages.mlir:[[@LINE+5]]:8: error: operation 'flow.tensor.part' is unknown to the oracle, which computes the ops that the input stage leaves
hal.channel private @all grid [2] axes [0]
func.func @unknown() {
  %x = util.unfoldable_constant dense<1.0> : tensor<4xf32>
  %i = util.unfoldable_constant 0 : index
  %r = flow.tensor.part %x, %x at %i on @all : tensor<4xf32>
  check.expect_eq(%r, %x) : tensor<4xf32>
  return
}

// CHECK: messages.mlir:[[@LINE+3]]:8: error: exchanges tensors with other processes, of which the oracle has none; give it the program before it is cut over processes
func.func @processes() {
  %x = util.unfoldable_constant dense<1.0> : tensor<4xf32>
  %r = flow.collective all_reduce sum %x on @all : tensor<4xf32> -> tensor<4xf32>
  check.expect_eq(%r, %x) : tensor<4xf32>
  return
}

// CHECK: FAILED too_large
// CHECK: FAILED endless
