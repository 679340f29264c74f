// The target stands in the IR from the stage `global` on: the text of a stage is compiled further
// without being told, and for nothing else.
// RUN: sluice compile %s --stop-after=global --target=cuda:sm_90 -o %t.mlir
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.mlir
// RUN: sluice compile %t.mlir -o %t.slm && sluice inspect %t.slm | FileCheck %s --check-prefix=MODULE
// RUN: sluice compile %t.mlir -o %t.again.slm --target=cuda:sm_90 && cmp %t.slm %t.again.slm
// RUN: sluice compile %s -o %t.whole.slm --target=cuda:sm_90 && cmp %t.slm %t.whole.slm
// RUN: rm -f %t.other.slm && not sluice compile %t.mlir -o %t.other.slm --target=cuda:sm_80 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not sluice compile %t.mlir -o %t.other.slm --target=cpu --target=cuda:sm_90 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not ls %t.other.slm
// TEXT:   module attributes {{.*}}sluice.devices = [{target = "cuda:sm_90"}]
// MODULE: cuda:sm_90
// OTHER:  error: the module went through the stage 'global' for cuda:sm_90, so it cannot be compiled for cuda:sm_80
// TWO:    error: the module went through the stage 'global' for one target, given 2

// The text says of this machine all that plans are made by, so that another one makes the same module.
// RUN: sluice compile %s --stop-after=dispatch -o - | FileCheck %s --check-prefix=HOST
// RUN: sluice compile %s --stop-after=dispatch -o %t.host.mlir && sluice compile %t.host.mlir -o %t.host.slm
// RUN: sluice compile %s -o %t.cpu.slm && cmp %t.host.slm %t.cpu.slm
// RUN: sed -e 's/machine = "[^"]*"/machine = "cpu:aarch64-unknown-linux-gnu:cortex-a72:"/' %t.host.mlir > %t.elsewhere.mlir
// RUN: not sluice compile %t.elsewhere.mlir -o %t.other.slm --target=cpu 2>&1 | FileCheck %s --check-prefix=ELSEWHERE
// RUN: sluice compile %t.elsewhere.mlir -o %t.arm.slm && sluice inspect %t.arm.slm | FileCheck %s --check-prefix=ARM
// HOST:      sluice.devices = [{caches = array<i64: {{.*}}>, machine = "cpu:{{.+}}", target = "cpu", tune = "{{.*}}"}]
// ELSEWHERE: error: the module went through the stage 'dispatch' for cpu, so it cannot be compiled for cpu of this machine
// ARM:       cortex-a72

// Any other target is unknown, whoever wrote it.
// RUN: sed -e 's/cuda:sm_90/cuda:sm_12/' %t.mlir > %t.bad.mlir && not sluice compile %t.bad.mlir -o %t.other.slm 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: {{.*}}unknown

// A text may say what it is for and begin in front, and devices that no one could have written are
// refused.
// RUN: sed -e 's/sluice.stage = "global"/a.b/' %t.mlir > %t.front.mlir && sluice compile %t.front.mlir -o %t.again.slm && sluice inspect %t.again.slm | FileCheck %s --check-prefix=MODULE
// RUN: not sluice compile %t.front.mlir -o %t.other.slm --target=cpu 2>&1 | FileCheck %s --check-prefix=FRONT
// RUN: sed -e 's/sluice.devices = .{[^}]*}./sluice.devices = [1]/' %t.mlir > %t.bad.mlir && not sluice compile %t.bad.mlir -o %t.other.slm 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: sed -e 's/sluice.devices = .{[^}]*}./sluice.devices = 7/' %t.mlir > %t.bad.mlir && not sluice compile %t.bad.mlir -o %t.other.slm 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: sed -e 's/target = "cuda:sm_90"/target = 3/' %t.mlir > %t.bad.mlir && not sluice compile %t.bad.mlir -o %t.other.slm 2>&1 | FileCheck %s --check-prefix=FIELDS
// RUN: sed -e 's/target = "cuda:sm_90"/name = "a", target = "cuda:sm_90"/' %t.mlir > %t.bad.mlir && not sluice compile %t.bad.mlir -o %t.other.slm 2>&1 | FileCheck %s --check-prefix=DEVICE
// FRONT:  error: the module says that it is for cuda:sm_90, so it cannot be compiled for cpu
// LIST:   error: {{.*}}sluice.devices = {{7 : i64|.1.}} is not of the form of [{{.*}}target = "cuda:sm_90"
// FIELDS: error: {{.*}}sluice.devices = [{target = 3 : i64}] is not of the form of [{
// DEVICE: error: {{.*}}sluice.devices lists {name = "a", target = "cuda:sm_90"}, which is no device as it is made here
func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x4xf32>
  %out = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%out : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %c : tensor<4x4xf32>
}
