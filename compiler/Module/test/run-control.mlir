// RUN: sluice-opt %s --sluice-stream-pipeline --sluice-module-pipeline --sluice-write-module=path=%t.slm -o /dev/null
// RUN: sluice-run %t.slm --all-functions
// Control flow, calls, state and memory of the host program, run by the virtual machine.

// Both values are read before either is written.
func.func @swap() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %a0 = arith.constant dense<1.0> : tensor<32xf32>
  %b0 = arith.constant dense<2.0> : tensor<32xf32>
  %x = arith.constant 10 : i64
  %y = arith.constant 20 : i64
  %r:4 = scf.for %i = %c0 to %c7 step %c1 iter_args(%a = %a0, %b = %b0, %p = %x, %q = %y) -> (tensor<32xf32>, tensor<32xf32>, i64, i64) {
    scf.yield %b, %a, %q, %p : tensor<32xf32>, tensor<32xf32>, i64, i64
  }
  check.expect_eq_const(%r#0, dense<2.0> : tensor<32xf32>) : tensor<32xf32>
  check.expect_eq_const(%r#1, dense<1.0> : tensor<32xf32>) : tensor<32xf32>
  %ok = arith.cmpi eq, %r#2, %y : i64
  check.expect_true(%ok) : i1
  return
}

// Cases that are not 0, 1, 2, ... too.
func.func private @classify(%n: index) -> (i64, tensor<2xi64>) {
  %r:2 = scf.index_switch %n -> i64, tensor<2xi64>
  case 2 {
    %v = arith.constant 20 : i64
    %t = arith.constant dense<[2, 2]> : tensor<2xi64>
    scf.yield %v, %t : i64, tensor<2xi64>
  }
  case 5 {
    %v = arith.constant 50 : i64
    %t = tensor.from_elements %v, %v : tensor<2xi64>
    scf.yield %v, %t : i64, tensor<2xi64>
  }
  default {
    %v = arith.constant 0 : i64
    %t = tensor.splat %v : tensor<2xi64>
    scf.yield %v, %t : i64, tensor<2xi64>
  }
  return %r#0, %r#1 : i64, tensor<2xi64>
}
func.func @switch() {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %a:2 = func.call @classify(%c1) : (index) -> (i64, tensor<2xi64>)
  %b:2 = func.call @classify(%c2) : (index) -> (i64, tensor<2xi64>)
  %c:2 = func.call @classify(%c5) : (index) -> (i64, tensor<2xi64>)
  check.expect_eq_const(%a#1, dense<[0, 0]> : tensor<2xi64>) : tensor<2xi64>
  check.expect_eq_const(%b#1, dense<[2, 2]> : tensor<2xi64>) : tensor<2xi64>
  check.expect_eq_const(%c#1, dense<[50, 50]> : tensor<2xi64>) : tensor<2xi64>
  check.expect_true(%b#0) : i64
  return
}

// Recursion through a dynamic shape: n, n - 1, ..., 1 written from the back.
func.func private @count(%t: tensor<?xi64>, %i: index) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi64>
  %done = arith.cmpi eq, %i, %n : index
  %r = scf.if %done -> tensor<?xi64> {
    scf.yield %t : tensor<?xi64>
  } else {
    %left = arith.subi %n, %i : index
    %v = arith.index_cast %left : index to i64
    %u = tensor.insert %v into %t[%i] : tensor<?xi64>
    %j = arith.addi %i, %c1 : index
    %s = func.call @count(%u, %j) : (tensor<?xi64>, index) -> tensor<?xi64>
    scf.yield %s : tensor<?xi64>
  }
  return %r : tensor<?xi64>
}
func.func @recursion() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i64
  %e = tensor.splat %z[%c4] : tensor<?xi64>
  %r = func.call @count(%e, %c0) : (tensor<?xi64>, index) -> tensor<?xi64>
  %s = tensor.cast %r : tensor<?xi64> to tensor<4xi64>
  check.expect_eq_const(%s, dense<[4, 3, 2, 1]> : tensor<4xi64>) : tensor<4xi64>
  return
}

// A loop whose condition is read from memory, with a value that must survive its own update.
func.func @while() {
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %limit = arith.constant 1000 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %start = arith.constant dense<[0, 1]> : tensor<2xi64>
  %r:2 = scf.while (%t = %start, %old = %start) : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %a = tensor.extract %t[%c1] : tensor<2xi64>
    %go = arith.cmpi slt, %a, %limit : i64
    scf.condition(%go) %t, %old : tensor<2xi64>, tensor<2xi64>
  } do {
  ^bb0(%t: tensor<2xi64>, %old: tensor<2xi64>):
    %a = tensor.extract %t[%c0] : tensor<2xi64>
    %b = tensor.extract %t[%c1] : tensor<2xi64>
    %c = arith.addi %a, %b : i64
    %u = tensor.insert %b into %t[%c0] : tensor<2xi64>
    %v = tensor.insert %c into %u[%c1] : tensor<2xi64>
    scf.yield %v, %t : tensor<2xi64>, tensor<2xi64>
  }
  check.expect_eq_const(%r#0, dense<[987, 1597]> : tensor<2xi64>) : tensor<2xi64>
  check.expect_eq_const(%r#1, dense<[610, 987]> : tensor<2xi64>) : tensor<2xi64>
  return
}

// State lives from call to call; initial values are those of the file.
util.global private mutable @state : tensor<2xf32> = dense<[1.0, 2.0]> : tensor<2xf32>
util.global private mutable @calls : i64 = 3 : i64
util.global private mutable @grown : tensor<?xf32>
func.func @keep_state() {
  %c0 = arith.constant 0 : index
  %f9 = arith.constant 9.0 : f32
  %s = util.global.load @state : tensor<2xf32>
  %t = tensor.insert %f9 into %s[%c0] : tensor<2xf32>
  util.global.store %t, @state : tensor<2xf32>
  check.expect_eq_const(%s, dense<[1.0, 2.0]> : tensor<2xf32>) : tensor<2xf32>
  %u = util.global.load @state : tensor<2xf32>
  check.expect_eq_const(%u, dense<[9.0, 2.0]> : tensor<2xf32>) : tensor<2xf32>
  %n = util.global.load @calls : i64
  %m = arith.index_cast %n : i64 to index
  %g = tensor.splat %f9[%m] : tensor<?xf32>
  util.global.store %g, @grown : tensor<?xf32>
  %h = util.global.load @grown : tensor<?xf32>
  %h3 = tensor.cast %h : tensor<?xf32> to tensor<3xf32>
  check.expect_eq_const(%h3, dense<9.0> : tensor<3xf32>) : tensor<3xf32>
  return
}

// Slices and inserts by rows, in the middle of memory that is reused around them.
func.func @rows() {
  %x = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %row = tensor.extract_slice %x[1, 0] [1, 2] [1, 1] : tensor<3x2xi32> to tensor<2xi32>
  %y = tensor.insert_slice %row into %x[2, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<3x2xi32>
  check.expect_eq_const(%row, dense<[3, 4]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%y, dense<[[1, 2], [3, 4], [3, 4]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%x, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  %e = tensor.empty() : tensor<4x2xi32>
  %a = tensor.insert_slice %row into %e[0, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<4x2xi32>
  %b = tensor.insert_slice %x into %a[1, 0] [3, 2] [1, 1] : tensor<3x2xi32> into tensor<4x2xi32>
  check.expect_eq_const(%b, dense<[[3, 4], [1, 2], [3, 4], [5, 6]]> : tensor<4x2xi32>) : tensor<4x2xi32>
  %flat = tensor.collapse_shape %b [[0, 1]] : tensor<4x2xi32> into tensor<8xi32>
  %c5 = arith.constant 5 : index
  %v = tensor.extract %flat[%c5] : tensor<8xi32>
  %c4 = arith.constant 4 : i32
  %is4 = arith.cmpi eq, %v, %c4 : i32
  check.expect_true(%is4) : i1
  return
}

// Either of two tensors, without a branch.
func.func @select() {
  %n = util.global.load @calls : i64
  %c3 = arith.constant 3 : i64
  %is3 = arith.cmpi eq, %n, %c3 : i64
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.constant dense<[3, 4]> : tensor<2xi32>
  %r = arith.select %is3, %a, %b : tensor<2xi32>
  check.expect_eq_const(%r, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Every kind of element in a constant.
func.func @constants() {
  %i1 = arith.constant dense<[true, false, true]> : tensor<3xi1>
  check.expect_eq_const(%i1, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  %i4 = arith.constant dense<[-8, 7, -1]> : tensor<3xi4>
  %c0 = arith.constant 0 : index
  %v = tensor.extract %i4[%c0] : tensor<3xi4>
  %m8 = arith.constant -8 : i4
  %ism8 = arith.cmpi eq, %v, %m8 : i4
  check.expect_true(%ism8) : i1
  %h = arith.constant dense<[1.5, -2.5]> : tensor<2xf16>
  check.expect_eq_const(%h, dense<[1.5, -2.5]> : tensor<2xf16>) : tensor<2xf16>
  %none = arith.constant dense<> : tensor<0x4xf32>
  check.expect_eq_const(%none, dense<> : tensor<0x4xf32>) : tensor<0x4xf32>
  %splat = arith.constant dense<7> : tensor<1000xi16>
  %c999 = arith.constant 999 : index
  %s = tensor.extract %splat[%c999] : tensor<1000xi16>
  check.expect_true(%s) : i16
  return
}
