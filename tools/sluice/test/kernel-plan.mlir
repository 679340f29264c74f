// What finds wrong kernels can be asked for by hand: another plan or level for a kernel, a kernel as a program of its
// own, the program after some passes.
// RUN: sluice compile %s -o %t.slm --kernel-plan=main_0.+=1 && sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=PLAN
// RUN: sluice compile %s -o %t.slm --kernel-plan=main_0.+=O0 && sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=LEVEL
// RUN: not sluice compile %s -o %t.slm --kernel-plan=main_0.+=9 --reproducer=none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not sluice compile %s -o %t.slm --kernel-plan=main_0 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: sluice compile %s --kernel=main_1_map_D_f32 -o %t.kernel.mlir && FileCheck %s --check-prefix=KERNEL --input-file=%t.kernel.mlir
// RUN: sluice verify %t.kernel.mlir --input=5xf32=random --input=i64=5
// RUN: not sluice compile %s --kernel=main_7 -o %t.none.mlir 2>&1 | FileCheck %s --check-prefix=ABSENT && not ls %t.none.mlir %t.none.mlir.dispatch.mlir
// RUN: sluice compile %s --passes=1000 -o - | FileCheck %s --check-prefix=PASSES
// RUN: sluice compile %s --passes=3 -o - | FileCheck %s --check-prefix=FEW
// RUN: sluice compile %s --stop-after=stream -o %t.stream.mlir && not sluice compile %t.stream.mlir --passes=3 -o - 2>&1 | FileCheck %s --check-prefix=PAST
// PLAN:   main_0_reduce
// PLAN:   plan       generic: operation after operation in one workgroup
// PLAN:   rejected   generic: tiles of {{.*}}: left out by --kernel-plan
// PLAN:   main_1_map
// PLAN:   plan       generic: tiles of
// LEVEL:  main_0_reduce
// LEVEL:  plan       generic:
// LEVEL-NOT: left out
// NONE:   error: no plan compiles kernel 'main_0_reduce_Dx8_f32'
// NONE:   note: generic: {{.*}}: left out by --kernel-plan
// NONE-NOT: alone
// BAD:    error: 'main_0' is not KERNEL=O0 (or O1 to O3) nor KERNEL=N, the number of plans to leave out
// KERNEL: // sluice reproducer, made by sluice
// KERNEL: // kernel 'main_1_map_D_f32' of {{.*}}kernel-plan.mlir
// KERNEL: // run: sluice compile {{.*}}.kernel.mlir -o kernel.slm -O2
// KERNEL-NOT: main_0
// KERNEL: func.func @main(
// ABSENT: error: the program has no kernel 'main_7'
// PASSES: module attributes {sluice.devices = {{.*}}, sluice.last_pass = "{{[0-9]+}} sluice-find-unwritten-arguments", sluice.stage = "dispatch"}
// FEW:    module attributes {sluice.last_pass = "3 {{[a-z-]+}}"}
// PAST:   error: passes are numbered up to stage 'dispatch', which the module is past
func.func @main(%a: tensor<?x8xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = linalg.reduce {arith.addf} ins(%a : tensor<?x8xf32>) outs(%f : tensor<?xf32>) dimensions = [1]
  %x = util.optimization_barrier %s : tensor<?xf32>
  %y = math.tanh %x : tensor<?xf32>
  return %y : tensor<?xf32>
}
