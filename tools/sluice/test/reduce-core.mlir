// Failures after the importer, and wrong values: reduced as core operations.
// The compiler crashes on one kernel (the bug is planted).
// RUN: env SLUICE_PLANT_BUG=crash=.+_reduce_.+ sluice reduce %s -o %t.crash.mlir --target=cuda:sm_90 --ptxas=none --timeout=30 | FileCheck %s --check-prefix=CRASH
// RUN: FileCheck %s --input-file=%t.crash.mlir --check-prefixes=LEFT,SUM
// CRASH: fails: Aborted: sluice: error: the compiler crashed in pass 'sluice-compile-kernels' on kernel '
// CRASH: of {{[0-9]+}} operations left

// Ctrl-C leaves what is found.
// RUN: env SLUICE_PLANT_BUG=crash=.+_reduce_.+ %python %S/Inputs/interrupt.py sluice reduce %s -o %t.stopped.mlir --jobs=1 --target=cuda:sm_90 --ptxas=none | FileCheck %s --check-prefix=STOPPED
// RUN: FileCheck %s --input-file=%t.stopped.mlir --check-prefix=SUM
// STOPPED: stopped: {{[0-9]+}} of {{[0-9]+}} operations left
// STOPPED: written to

// At -O2 sums are in another order than the reference's: without a tolerance they differ.
// RUN: sluice reduce %s -o %t.values.mlir --check=verify --tolerance=0 --input=x=4x999xf32=random | FileCheck %s --check-prefix=VALUES
// RUN: FileCheck %s --input-file=%t.values.mlir --check-prefixes=LEFT,SUM
// VALUES: fails: cpu/O2: result 0: largest difference {{.*}} (above 0)
// VALUES: written to

// A check that does not hold.
// RUN: sluice reduce %s -o %t.check.mlir --check=verify --oracle --all-functions | FileCheck %s --check-prefix=CHECKED
// RUN: FileCheck %s --input-file=%t.check.mlir --check-prefixes=EXPECT
// CHECKED: fails: {{.*}}: error:
// REQUIRES: sluice

// LEFT: module attributes {sluice.stage = "input"}
// LEFT: func.func @
// LEFT-NOT: func.func @
// SUM: linalg.reduce
// EXPECT: func.func @checks
// EXPECT-NOT: linalg
// EXPECT: check.expect
func.func @main(%x: tensor<?x999xf32> {sluice.name = "x"}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x999xf32>
  %e = tensor.empty(%n) : tensor<?x999xf32>
  %abs = linalg.abs ins(%x : tensor<?x999xf32>) outs(%e : tensor<?x999xf32>) -> tensor<?x999xf32>
  %neg = linalg.negf ins(%abs : tensor<?x999xf32>) outs(%e : tensor<?x999xf32>) -> tensor<?x999xf32>
  %s = tensor.empty(%n) : tensor<?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%s : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.reduce ins(%neg : tensor<?x999xf32>) outs(%init : tensor<?xf32>) dimensions = [1]
    (%a: f32, %b: f32) {
      %c = arith.addf %a, %b : f32
      linalg.yield %c : f32
    }
  %back = linalg.negf ins(%sum : tensor<?xf32>) outs(%s : tensor<?xf32>) -> tensor<?xf32>
  return %back : tensor<?xf32>
}
func.func @checks() {
  %x = util.unfoldable_constant dense<1.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.negf ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.negf ins(%y : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const(%z, dense<2.0> : tensor<4xf32>) : tensor<4xf32>
  return
}
