// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 -o %t/m.slm && sluice inspect %t/m.slm --kernels --code=%t | FileCheck %s --check-prefix=PLAN && cat %t/*.ptx | FileCheck %s

// What plans ask of a launch is in the code: the driver launches clusters by itself.
//  PLAN: plan matmul: wgmma tiles of 128x128, 6 stages, k in 4 parts of a cluster
//  PLAN: grid 96 x 1 x 1 workgroups
// CHECK: .visible .entry kernel(
// CHECK: .explicitcluster
// CHECK: .reqnctapercluster 4, 1, 1
// CHECK: barrier.cluster.arrive.aligned
// CHECK: mapa.shared::cluster
// CHECK: ld.shared::cluster.v4
func.func @main(%a: tensor<512x3072xf16>, %b: tensor<3072x768xf16>) -> tensor<512x768xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x768xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<512x768xf32>) -> tensor<512x768xf32>
  %r = linalg.matmul ins(%a, %b : tensor<512x3072xf16>, tensor<3072x768xf16>) outs(%f : tensor<512x768xf32>) -> tensor<512x768xf32>
  return %r : tensor<512x768xf32>
}
