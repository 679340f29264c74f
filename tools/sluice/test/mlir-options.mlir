// Options of MLIR's pass manager are taken as by mlir-opt; others are not.
// RUN: sluice compile %s -o %t.slm --mlir-print-ir-after=canonicalize --mlir-print-ir-module-scope 2>&1 | FileCheck %s --check-prefix=PRINT
// PRINT: IR Dump After {{.*}}(canonicalize)
// PRINT: func.func @main
// RUN: sluice compile %s -o %t.slm --mlir-timing 2>&1 | FileCheck %s --check-prefix=TIMING
// TIMING:     Execution time report
// TIMING:     Canonicalizer
// TIMING-NOT: Execution time report
// RUN: not sluice compile %s -o %t.slm --mlir-tming 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: Unknown command line argument '--mlir-tming'
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.addf %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
