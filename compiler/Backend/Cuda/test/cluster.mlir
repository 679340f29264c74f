// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 -o %t/m.slm && sluice inspect %t/m.slm --kernels --code=%t | FileCheck %s --check-prefix=PLAN && cat %t/*.ptx | FileCheck %s

// What plans ask of a launch is in the code: the driver launches clusters by itself.
//  PLAN: plan matmul: wgmma tiles of 128x64, 8 stages, k in 2 parts of a cluster, copied by 128 threads
//  PLAN: grid 128 x 1 x 1 workgroups
// Tensor maps are the last parameter, whose address copies take.
// CHECK: .visible .entry kernel(
// CHECK: .param .align 64 .b8 kernel_param_3[256]
// CHECK: .explicitcluster
// CHECK: .reqnctapercluster 2, 1, 1
// CHECK: mov.b64 {{.+}}, kernel_param_3;
// CHECK: cp.async.bulk.tensor.2d
// CHECK: barrier.cluster.arrive
// CHECK: mapa.shared::cluster
// CHECK: ld.shared::cluster.v4
func.func @main(%a: tensor<512x16384xf16>, %b: tensor<16384x1024xf16>) -> tensor<512x1024xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x1024xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %r = linalg.matmul ins(%a, %b : tensor<512x16384xf16>, tensor<16384x1024xf16>) outs(%f : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  return %r : tensor<512x1024xf32>
}
