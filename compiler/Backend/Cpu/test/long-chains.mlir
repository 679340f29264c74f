// RUN: sluice compile %s --target=cpu:sapphirerapids -o %t.slm
// RUN: sluice inspect %t.slm --code=%t.code
// RUN: llvm-objdump-22 -d --no-show-raw-insn %t.code/kernels.so | FileCheck %s

// Four vectors of exponentials side by side: each step of the chain waits for the one before.
// CHECK: vpslld $0x17, %zmm
// CHECK-NEXT: vpslld $0x17, %zmm
// CHECK-NEXT: vpslld $0x17, %zmm
// CHECK-NEXT: vpslld $0x17, %zmm
func.func @exp(%x: tensor<65536xf32>) -> tensor<65536xf32> {
  %e = tensor.empty() : tensor<65536xf32>
  %y = linalg.exp ins(%x : tensor<65536xf32>) outs(%e : tensor<65536xf32>) -> tensor<65536xf32>
  return %y : tensor<65536xf32>
}
