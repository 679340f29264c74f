// What compile, verify and devices say as JSON.
// RUN: sluice compile %s -o %t.slm --json | FileCheck %s --check-prefix=COMPILE
// COMPILE:      "bytes": {{[1-9]}}
// COMPILE:      "messages": []
// COMPILE:      "seconds": {{[0-9]}}
// COMPILE:      "stage": "input"
// COMPILE:      "stage": "write"
// COMPILE:      "worked": true
// RUN: not sluice compile %S/Inputs/missing.mlir -o %t.slm --json | FileCheck %s --check-prefix=WRONG
// WRONG:        "messages": [
// WRONG-NEXT:     {{.*}}missing.mlir
// WRONG:        "worked": false
// RUN: not sluice compile %s --json --stop-after=input 2>&1 | FileCheck %s --check-prefix=NOWHERE
// NOWHERE: error: --json says what is in a file; add -o OUT, without --kernel

// RUN: sluice verify %s --json --input=4xf32=1 | FileCheck %s --check-prefix=VERIFY
// VERIFY:       "way": "cpu/O2",
// VERIFY-NEXT:  "result": "y",
// VERIFY-NEXT:  "bytes": 16,
// VERIFY-NEXT:  "largest_difference": 0,
// VERIFY-NEXT:  "limit": {{0.0001|1.0*e-04}},
// VERIFY-NEXT:  "holds": true
// VERIFY:       "holds": true
// RUN: not sluice verify %s --json --input=4xf32=1 --expected=4xf32=3 | FileCheck %s --check-prefix=DIFFERS
// DIFFERS:      "largest_difference": 0.25,
// DIFFERS:      "holds": false

// Nothing to compare is no success.
// RUN: not sluice verify %s --input=0xf32=random 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: the results have no elements, so nothing was compared; --input gives other sizes

// RUN: sluice devices --json --targets | FileCheck %s --check-prefix=DEVICES
// DEVICES:      "name": "cpu:0",
// DEVICES-NEXT: "available": true,
// DEVICES-NEXT: "description":
// DEVICES-NEXT: "target": "cpu
// DEVICES:      "targets": [
// DEVICES:      "cuda:sm_90"
func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32> {sluice.name = "y"}) {
  %y = arith.addf %x, %x : tensor<?xf32>
  return %y : tensor<?xf32>
}
