// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 --ptxas=none -o %t/m.slm && sluice inspect %t/m.slm --kernels --code=%t | FileCheck %s --check-prefix=PLAN && cat %t/*.ptx | FileCheck %s

// ptxas would do four steps of a wide tile at once, which takes it long and gains nothing. Those of
// a narrow one it may.
//  PLAN: plan matmul: wgmma tiles of 128x192, 5 stages
//  PLAN: plan matmul: wgmma transposed tiles of 64x32, 8 stages
// CHECK-NOT: .pragma
// CHECK: wgmma.mma_async.sync.aligned.m64n32k16
// CHECK-NOT: .pragma
// CHECK: .visible .entry [[KERNEL:kernel_.+]](
// CHECK: .pragma "nounroll"
// CHECK: wgmma.mma_async.sync.aligned.m64n192k16
func.func @wide(%a: tensor<1024x768xf16>, %b: tensor<768x3072xf16>) -> tensor<1024x3072xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<1024x3072xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<1024x3072xf16>) -> tensor<1024x3072xf16>
  %r = linalg.matmul ins(%a, %b : tensor<1024x768xf16>, tensor<768x3072xf16>) outs(%f : tensor<1024x3072xf16>) -> tensor<1024x3072xf16>
  return %r : tensor<1024x3072xf16>
}
func.func @narrow(%a: tensor<512x512xf16>, %b: tensor<512x512xf16>) -> tensor<512x512xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<512x512xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<512x512xf16>) -> tensor<512x512xf16>
  %r = linalg.matmul ins(%a, %b : tensor<512x512xf16>, tensor<512x512xf16>) outs(%f : tensor<512x512xf16>) -> tensor<512x512xf16>
  return %r : tensor<512x512xf16>
}
