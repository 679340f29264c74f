// RUN: sluice-opt %s --split-input-file --verify-diagnostics

func.func @assumption_name(%n: index) {
  // expected-error @+1 {{unknown assumption 'max', expected umin, umax or udiv}}
  %0 = util.assume.int %n<max = 4> : index
  return
}

// -----

func.func @empty_range(%n: index) {
  // expected-error @+1 {{assumes what no value fulfils}}
  %0 = util.assume.int %n<umin = 4, umax = 3> : index
  return
}

// -----

func.func @zero_divisor(%n: index) {
  // expected-error @+1 {{assumes what no value fulfils}}
  %0 = util.assume.int %n<udiv = 0> : index
  return
}

// -----

func.func @too_few(%n: index) {
  // expected-error @+1 {{has 2 values but 1 assumptions}}
  %0:2 = "util.assume.int"(%n, %n) {assumptions = [[#util.int.assumption<udiv = 2>]]} : (index, index) -> (index, index)
  return
}

// -----

func.func @changed_type(%n: index) {
  // expected-error @+1 {{changes types}}
  %0 = "util.assume.int"(%n) {assumptions = [[#util.int.assumption<udiv = 2>]]} : (index) -> i64
  return
}

// -----

func.func @alignment(%n: index) {
  %c48 = arith.constant 48 : index
  // expected-error @+1 {{aligns to 48, which is no power of two}}
  %0 = util.align %n, %c48 : index
  return
}

// -----

// expected-error @+1 {{of type 'tensor<?xf32>' begins with a value of type 'tensor<2x2xf32>'}}
util.global @rank : tensor<?xf32> = dense<0.0> : tensor<2x2xf32>

// -----

func.func @no_global() {
  // expected-error @+1 {{refers to unknown global 'missing'}}
  %0 = util.global.load @missing : i32
  return
}

// -----

util.global private @g : i32 = 3 : i32
func.func @global_type() {
  // expected-error @+1 {{has type 'i64', but global 'g' has 'i32'}}
  %0 = util.global.load @g : i64
  return
}

// -----

util.global private @g : i32 = 3 : i32
func.func @constant_global(%x: i32) {
  // expected-error @+1 {{writes to global 'g', which is not mutable}}
  util.global.store %x, @g : i32
  return
}
