// RUN: sluice compile %s --target=vulkan:desktop -o %t.slm
// RUN: sluice inspect %t.slm --kernels | FileCheck %s

// SPIR-V has no vectors of eight: plans use four lanes, and none is rejected for them.
// CHECK-NOT: rejected
//     CHECK: plan       reduction: {{.+}} 4 columns a thread
// CHECK-NOT: rejected
func.func @rows(%x: tensor<512x4096xf16>) -> tensor<512xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<512xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<512xf16>) -> tensor<512xf16>
  %r = linalg.reduce ins(%x : tensor<512x4096xf16>) outs(%f : tensor<512xf16>) dimensions = [1]
    (%in: f16, %acc: f16) {
      %s = arith.addf %in, %acc : f16
      linalg.yield %s : f16
    }
  return %r : tensor<512xf16>
}
