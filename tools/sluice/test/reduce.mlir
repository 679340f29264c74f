// A program of several operations and functions, one of which cannot be imported.
// RUN: sluice reduce %s -o %t.mlir --jobs=2 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: not sluice compile %t.mlir -o %t.slm 2>&1 | FileCheck %s --check-prefix=AGAIN
// REQUIRES: sluice

// SAID: fails: {{.*}}reduce.mlir:[[#]]:{{[0-9]+}}: error: operator torch.aten.frobnicate is not supported
// SAID: left: torch.aten.frobnicate, torch.constant.int
// SAID: try again with
// SAID-NEXT: sluice compile {{.*}}.mlir -o /tmp/reduced.slm
// AGAIN: error: operator torch.aten.frobnicate is not supported

// CHECK: // Reduced from reduce.mlir by sluice {{[0-9.]+}} (LLVM
// CHECK-NEXT: //   sluice compile {{.*}}.mlir -o /tmp/reduced.slm
// CHECK-NEXT: // {{.*}}.mlir:[[#]]:{{[0-9]+}}: error: operator torch.aten.frobnicate is not supported
// CHECK-NEXT: // What is left: torch.aten.frobnicate, torch.constant.int
// CHECK: func.func @main(%[[X:.+]]: !torch.vtensor<[1,1],f32>)
// CHECK-NEXT: %[[ONE:.+]] = "torch.constant.int"()
// CHECK-NEXT: "torch.aten.frobnicate"(%[[X]], %[[ONE]])
// CHECK-NEXT: return
// CHECK-NOT: func

// What does not fail, or not so, and what cannot be read: one line.
// RUN: not sluice reduce %S/Inputs/no-kernels.mlir -o %t.none 2>&1 | FileCheck %s --check-prefix=WORKS --implicit-check-not=error:
// RUN: not sluice reduce %s --message=bandicoot -o %t.none 2>&1 | FileCheck %s --check-prefix=OTHER --implicit-check-not=error:
// RUN: not sluice reduce /no/such.onnx 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: echo this is no program > %t.broken.mlir
// RUN: not sluice reduce %t.broken.mlir -o %t.none 2>&1 >/dev/null | FileCheck %s --check-prefix=BROKEN
// RUN: echo this is no model > %t.broken.onnx
// RUN: not sluice reduce %t.broken.onnx -o %t.none 2>&1 >/dev/null | FileCheck %s --check-prefix=BROKENONNX
// RUN: not sluice reduce %s --frobnicate -o %t.none 2>&1 | FileCheck %s --check-prefix=USAGE
// RUN: not sluice reduce %s --check=import 2>&1 | FileCheck %s --check-prefix=COMMAND
// RUN: not ls %t.none
// WORKS: error: '{{.*}}no-kernels.mlir' does not fail with 'sluice compile': there is nothing to reduce
// OTHER: error: '{{.*}}reduce.mlir' fails, but not with 'bandicoot': {{.*}}torch.aten.frobnicate is not supported
// MISSING: error: no such file: '/no/such.onnx'
// BROKEN: broken.mlir:1:1: error:
// BROKENONNX: error: not an ONNX model
// USAGE: error: unknown option '--frobnicate'
// COMMAND: error: --check takes compile, verify or run, not 'import'

func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @main(%arg0: !torch.vtensor<[4,8],f32>, %arg1: !torch.vtensor<[8],f32>) -> !torch.vtensor<[4,8],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.relu %arg0 : !torch.vtensor<[4,8],f32> -> !torch.vtensor<[4,8],f32>
  %1 = torch.aten.add.Tensor %0, %arg1, %int1 : !torch.vtensor<[4,8],f32>, !torch.vtensor<[8],f32>, !torch.int -> !torch.vtensor<[4,8],f32>
  %2 = torch.aten.frobnicate %1, %int1 : !torch.vtensor<[4,8],f32>, !torch.int -> !torch.vtensor<[4,8],f32>
  %3 = torch.aten.tanh %2 : !torch.vtensor<[4,8],f32> -> !torch.vtensor<[4,8],f32>
  return %3 : !torch.vtensor<[4,8],f32>
}
