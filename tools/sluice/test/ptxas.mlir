// An assembler for NVIDIA's PTX is any program that does what ptxas does. It is not needed.
// RUN: sluice compile %s -o %t.slm --target=cuda:sm_90 --ptxas=%S/Inputs/ptxas
// RUN: sluice inspect %t.slm --kernels | FileCheck %s
// RUN: rm -rf %t.code && sluice inspect %t.slm --code=%t.code && cat %t.code/*.cubin | FileCheck %s --check-prefix=CUBIN
// One process assembles several kernels; where that fails, each has one of its own.
// RUN: rm -rf %t.code && env MOST_KERNELS=1 sluice compile %s -o %t.each.slm --target=cuda:sm_90 --ptxas=%S/Inputs/ptxas && sluice inspect %t.each.slm --code=%t.code && cat %t.code/*.cubin | FileCheck %s --check-prefix=EACH
// Kernels that are kept have their machine code with them.
// RUN: rm -rf %t.d && env SLUICE_KERNEL_CACHE=%t.d sluice compile %s -o %t.new.slm --target=cuda:sm_90 --ptxas=%S/Inputs/ptxas
// RUN: env MOST_KERNELS=0 SLUICE_KERNEL_CACHE=%t.d sluice compile %s -o %t.kept.slm --target=cuda:sm_90 --ptxas=%S/Inputs/ptxas && cmp %t.new.slm %t.kept.slm
// RUN: env SLUICE_PTXAS=%S/Inputs/ptxas sluice compile %s -o %t.env.slm --target=cuda:sm_90 && cmp %t.slm %t.env.slm
// RUN: env SLUICE_PTXAS=%S/Inputs/ptxas sluice compile %s -o %t.none.slm --target=cuda:sm_90 --ptxas=none
// RUN: sluice inspect %t.none.slm --kernels | FileCheck %s --check-prefix=NONE
// RUN: sluice compile %s -o %t.bad.slm --target=cuda:sm_90 --ptxas=/bin/false 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: sluice inspect %t.bad.slm --kernels | FileCheck %s --check-prefix=NONE
// RUN: not sluice compile %s -o %t.bad.slm --target=cuda:sm_90 --ptxas=/no/such/ptxas 2>&1 | FileCheck %s --check-prefix=MISSING
// CHECK: memory 0 bytes of a workgroup, 16 bytes private to a thread
// CHECK-NEXT: registers 42 of a thread, 8 bytes spilled
// CHECK: registers 43 of a thread, 8 bytes spilled
// CUBIN: machine code of 3 kernels for -arch=sm_90
// EACH-COUNT-3: machine code of 1 kernels for -arch=sm_90
// NONE: registers known when the driver has compiled it
// BAD: warning: 3 kernels have no machine code, only what the driver translates: /bin/false failed
// MISSING: error: no program '/no/such/ptxas' to assemble PTX with
func.func @main(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %size = tensor.dim %x, %c0 : tensor<?xf32>
  %empty = tensor.empty(%size) : tensor<?xf32>
  %y = linalg.exp ins(%x : tensor<?xf32>) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %zero = arith.constant 0.0 : f32
  %none = tensor.empty() : tensor<f32>
  %filled = linalg.fill ins(%zero : f32) outs(%none : tensor<f32>) -> tensor<f32>
  %sum = linalg.reduce { arith.maximumf } ins(%x : tensor<?xf32>) outs(%filled : tensor<f32>) dimensions = [0]
  return %y, %sum : tensor<?xf32>, tensor<f32>
}
