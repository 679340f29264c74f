// RUN: sluice-opt %s --sluice-stream-pipeline --sluice-module-pipeline --sluice-write-module=path=%t.slm -o /dev/null
// RUN: sluice-run %t.slm --all-functions
// Scalar arithmetic of the host program, run by the virtual machine. util.optimization_barrier would be folded away, so
// operands come from globals.

util.global private mutable @i8min : i8 = -128 : i8
util.global private mutable @i8 : i8 = 100 : i8
util.global private mutable @i32 : i32 = -7 : i32
util.global private mutable @i64 : i64 = 5 : i64
util.global private mutable @yes : i1 = true
util.global private mutable @index : index = 10 : index
util.global private mutable @f16 : f16 = 1.5 : f16
util.global private mutable @f32 : f32 = -2.5 : f32
util.global private mutable @f64 : f64 = 0.25 : f64

// Narrow integers wrap at their width, and unsigned operations see unsigned numbers.
func.func @narrow() {
  %a = util.global.load @i8 : i8
  %m = util.global.load @i8min : i8
  %sum = arith.addi %a, %a : i8
  %c200 = arith.constant -56 : i8
  %wraps = arith.cmpi eq, %sum, %c200 : i8
  check.expect_true(%wraps) : i1
  %c2 = arith.constant 2 : i8
  %half = arith.divui %sum, %c2 : i8
  %is100 = arith.cmpi eq, %half, %a : i8
  check.expect_true(%is100) : i1
  %above = arith.cmpi ugt, %sum, %a : i8
  check.expect_true(%above) : i1
  %below = arith.cmpi slt, %sum, %a : i8
  check.expect_true(%below) : i1
  %c1 = arith.constant 1 : i8
  %shr = arith.shrui %m, %c1 : i8
  %c64 = arith.constant 64 : i8
  %is64 = arith.cmpi eq, %shr, %c64 : i8
  check.expect_true(%is64) : i1
  %sar = arith.shrsi %m, %c1 : i8
  %cm64 = arith.constant -64 : i8
  %ism64 = arith.cmpi eq, %sar, %cm64 : i8
  check.expect_true(%ism64) : i1
  %wide = arith.extui %m : i8 to i32
  %c128 = arith.constant 128 : i32
  %is128 = arith.cmpi eq, %wide, %c128 : i32
  check.expect_true(%is128) : i1
  %max = arith.maxui %m, %a : i8
  %ismin = arith.cmpi eq, %max, %m : i8
  check.expect_true(%ismin) : i1
  return
}

// i1 is 0 or 1, but -1 where it is signed.
func.func @bits() {
  %yes = util.global.load @yes : i1
  %u = arith.extui %yes : i1 to i64
  %s = arith.extsi %yes : i1 to i64
  %c1 = arith.constant 1 : i64
  %cm1 = arith.constant -1 : i64
  %u1 = arith.cmpi eq, %u, %c1 : i64
  check.expect_true(%u1) : i1
  %s1 = arith.cmpi eq, %s, %cm1 : i64
  check.expect_true(%s1) : i1
  %no = arith.xori %yes, %yes : i1
  %signed = arith.cmpi slt, %yes, %no : i1
  check.expect_true(%signed) : i1
  %two = arith.constant 2 : i64
  %i = util.global.load @i64 : i64
  %odd = arith.remui %i, %two : i64
  %t = arith.trunci %odd : i64 to i1
  check.expect_true(%t) : i1
  %f = arith.uitofp %yes : i1 to f32
  %one = arith.constant 1.0 : f32
  %isone = arith.cmpf oeq, %f, %one : f32
  check.expect_true(%isone) : i1
  return
}

func.func @divisions() {
  %a = util.global.load @i32 : i32
  %c2 = arith.constant 2 : i32
  %q = arith.divsi %a, %c2 : i32
  %f = arith.floordivsi %a, %c2 : i32
  %c = arith.ceildivsi %a, %c2 : i32
  %r = arith.remsi %a, %c2 : i32
  %cm3 = arith.constant -3 : i32
  %cm4 = arith.constant -4 : i32
  %cm1 = arith.constant -1 : i32
  %q1 = arith.cmpi eq, %q, %cm3 : i32
  check.expect_true(%q1) : i1
  %f1 = arith.cmpi eq, %f, %cm4 : i32
  check.expect_true(%f1) : i1
  %c1 = arith.cmpi eq, %c, %cm3 : i32
  check.expect_true(%c1) : i1
  %r1 = arith.cmpi eq, %r, %cm1 : i32
  check.expect_true(%r1) : i1
  %abs = math.absi %a : i32
  %c7 = arith.constant 7 : i32
  %abs7 = arith.cmpi eq, %abs, %c7 : i32
  check.expect_true(%abs7) : i1
  %n = util.global.load @index : index
  %c4 = arith.constant 4 : index
  %aligned = util.align %n, %c4 : index
  %c12 = arith.constant 12 : index
  %is12 = arith.cmpi eq, %aligned, %c12 : index
  check.expect_true(%is12) : i1
  return
}

func.func @floats() {
  %h = util.global.load @f16 : f16
  %f = util.global.load @f32 : f32
  %d = util.global.load @f64 : f64
  %hh = arith.mulf %h, %h : f16
  %h225 = arith.constant 2.25 : f16
  %h1 = arith.cmpf oeq, %hh, %h225 : f16
  check.expect_true(%h1) : i1
  %wide = arith.extf %hh : f16 to f64
  %sum = arith.addf %wide, %d : f64
  %d25 = arith.constant 2.5 : f64
  %d1 = arith.cmpf oeq, %sum, %d25 : f64
  check.expect_true(%d1) : i1
  %i = arith.fptosi %f : f32 to i32
  %cm2 = arith.constant -2 : i32
  %i1 = arith.cmpi eq, %i, %cm2 : i32
  check.expect_true(%i1) : i1
  %floor = math.floor %f : f32
  %m3 = arith.constant -3.0 : f32
  %fl = arith.cmpf oeq, %floor, %m3 : f32
  check.expect_true(%fl) : i1
  %even = math.roundeven %f : f32
  %m2 = arith.constant -2.0 : f32
  %ev = arith.cmpf oeq, %even, %m2 : f32
  check.expect_true(%ev) : i1
  %abs = math.absf %f : f32
  %root = math.sqrt %d : f64
  %half = arith.truncf %root : f64 to f32
  %p = math.powf %abs, %half : f32
  %lo = arith.constant 1.5811 : f32
  %hi = arith.constant 1.5812 : f32
  %above = arith.cmpf ogt, %p, %lo : f32
  check.expect_true(%above) : i1
  %below = arith.cmpf olt, %p, %hi : f32
  check.expect_true(%below) : i1
  %bits = arith.bitcast %f : f32 to i32
  %back = arith.bitcast %bits : i32 to f32
  %same = arith.cmpf oeq, %back, %f : f32
  check.expect_true(%same) : i1
  %nan = arith.divf %d, %d : f64
  return
}
