// RUN: rm -rf %t.d && sluice compile %s --target=cpu:haswell -o %t.slm && env SLUICE_KERNEL_CACHE=%t.d sluice compile %s --target=cpu:haswell -o %t.1.slm
// RUN: cmp %t.slm %t.1.slm && ls %t.d/llvmcache-* | count 2

// The second time kernels are taken from the folder, and nothing is written; another target's are
// others.
// RUN: touch %t.mark && env SLUICE_KERNEL_CACHE=%t.d sluice compile %s --target=cpu:haswell -o %t.2.slm && cmp %t.slm %t.2.slm
// RUN: find %t.d -name 'llvmcache-*' -newer %t.mark | count 0
// RUN: env SLUICE_KERNEL_CACHE=%t.d sluice compile %s --target=cpu:x86-64 -o %t.3.slm && ls %t.d/llvmcache-* | count 4

// What is damaged, or cut short, is made again and replaced.
// RUN: sh -c 'for f in %t.d/llvmcache-*; do printf xyz | dd of=$f bs=1 seek=300 conv=notrunc 2>/dev/null; done'
// RUN: touch %t.mark && env SLUICE_KERNEL_CACHE=%t.d sluice compile %s --target=cpu:haswell -o %t.4.slm 2>&1 | count 0
// RUN: cmp %t.slm %t.4.slm && find %t.d -name 'llvmcache-*' -newer %t.mark | count 2
// RUN: sh -c 'for f in %t.d/llvmcache-*; do printf short > $f; done'
// RUN: env SLUICE_KERNEL_CACHE=%t.d sluice compile %s --target=cpu:haswell -o %t.5.slm 2>&1 | count 0
// RUN: cmp %t.slm %t.5.slm

// So are pipes and devices, which nobody waits for.
// RUN: sh -c 'for f in %t.d/llvmcache-*; do rm $f && mkfifo $f; done'
// RUN: env SLUICE_KERNEL_CACHE=%t.d sluice compile %s --target=cpu:haswell -o %t.5.slm 2>&1 | count 0
// RUN: cmp %t.slm %t.5.slm && find %t.d -name 'llvmcache-*' -type f | count 2
// RUN: sh -c 'for f in %t.d/llvmcache-*; do ln -sf /dev/zero $f; done'
// RUN: env SLUICE_KERNEL_CACHE=%t.d sluice compile %s --target=cpu:haswell -o %t.5.slm 2>&1 | count 0
// RUN: cmp %t.slm %t.5.slm && find %t.d -name 'llvmcache-*' -type f | count 2

// A folder that cannot be one is said once.
// RUN: env SLUICE_KERNEL_CACHE=%t.slm sluice compile %s --target=cpu:haswell -o %t.6.slm 2>&1 | FileCheck %s
// RUN: cmp %t.slm %t.6.slm
// CHECK: warning: kernels are not kept in '{{.*}}': Not a directory
// CHECK-NOT: warning
func.func @f(%x: tensor<8x16xf32>, %y: tensor<16x4xf32>) -> (tensor<8x4xf32>, tensor<16x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %m = linalg.matmul ins(%x, %y : tensor<8x16xf32>, tensor<16x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  %u = tensor.empty() : tensor<16x8xf32>
  %t = linalg.transpose ins(%x : tensor<8x16xf32>) outs(%u : tensor<16x8xf32>) permutation = [1, 0]
  return %m, %t : tensor<8x4xf32>, tensor<16x8xf32>
}
