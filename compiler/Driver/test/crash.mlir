// A crash while a kernel compiles leaves that kernel, and says so; the process ends as it would have. The bug is
// planted, so the kernel alone compiles without it.
// RUN: rm -rf %t.d %t.slm && not --crash env SLUICE_PLANT_BUG=crash=main_1.+ sluice compile %s -o %t.slm --reproducer=%t.d 2>&1 | FileCheck %s
// RUN: ls %t.d | FileCheck %s --check-prefix=FILES
// RUN: sluice compile %t.d/main_1_map_2_f32-cpu.mlir -o /dev/null -O2
// RUN: not --crash env SLUICE_PLANT_BUG=crash=main_1.+ sluice compile %t.d/main_1_map_2_f32-cpu.mlir -o /dev/null -O2 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not ls %t.slm
// CHECK:      sluice: error: the compiler crashed in pass 'sluice-compile-kernels' on kernel 'main_1_map_2_f32'
// CHECK-NEXT: note: the kernel alone is in '{{.*}}/main_1_map_2_f32-cpu.mlir', run: sluice compile {{.*}}/main_1_map_2_f32-cpu.mlir -o /dev/null -O2
// FILES:      main_1_map_2_f32-cpu.mlir
// FILES-NOT:  {{.}}
// AGAIN:      sluice: error: the compiler crashed in pass 'sluice-compile-kernels' on kernel 'main_1_map_2_f32'

// Kernels that compute constants are no different.
// RUN: rm -rf %t.c && not --crash env SLUICE_PLANT_BUG=crash=evaluate_.+ sluice compile %s -o %t.slm --reproducer=%t.c 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: sluice compile %t.c/evaluate_0_reduce_2x3_f32-cpu.mlir -o /dev/null
// CONSTANT:      sluice: error: the compiler crashed in pass 'sluice-compile-kernels' on kernel 'evaluate_0_reduce_2x3_f32'
// CONSTANT-NEXT: note: the kernel alone is in '{{.*}}/evaluate_0_reduce_2x3_f32-cpu.mlir', run: sluice compile
// RUN: rm -rf %t.p && not sluice compile %s -o %t.slm --kernel-plan=evaluate_.+=9 --reproducer=%t.p 2>&1 | FileCheck %s --check-prefix=PLANS
// PLANS:      error: no plan compiles kernel 'evaluate_0_reduce_2x3_f32'
// PLANS:      warning: kernel 'evaluate_0_reduce_2x3_f32' alone is in '{{.*}}/evaluate_0_reduce_2x3_f32-cpu.mlir', run: sluice compile {{.*}} --kernel-plan=evaluate_.+=9

// Kernels that compile but do not link: here because there is no place for the linker's files.
// RUN: not env TMPDIR=%t.nowhere sluice compile %s -o %t.slm --no-constant-evaluation --reproducer=%t.link 2>&1 | FileCheck %s --check-prefix=LINK
// RUN: not env TMPDIR=%t.nowhere sluice compile %t.link/main_0_reduce_2x3_f32-cpu.mlir -o /dev/null -O2 2>&1 | FileCheck %s --check-prefix=LINK-AGAIN
// LINK:       error: cannot make a temporary folder
// LINK:       note: kernel 'main_0_reduce_2x3_f32' alone is in '{{.*}}/main_0_reduce_2x3_f32-cpu.mlir', run: sluice compile
// LINK-AGAIN: error: cannot make a temporary folder
func.func @main(%a: tensor<2x3xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %sum = linalg.reduce {arith.addf} ins(%a : tensor<2x3xf32>) outs(%f : tensor<2xf32>) dimensions = [1]
  %x = util.optimization_barrier %sum : tensor<2xf32>
  %y = math.exp %x : tensor<2xf32>
  %c = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %d = linalg.reduce {arith.addf} ins(%c : tensor<2x3xf32>) outs(%f : tensor<2xf32>) dimensions = [1]
  %z = tensor.concat dim(0) %y, %d : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}
