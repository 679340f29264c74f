// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 -o %t/m.slm && sluice inspect %t/m.slm --kernels --code=%t | FileCheck %s --check-prefix=PLAN && cat %t/*.ptx | FileCheck %s

// What plans ask of a launch is in the code: the driver launches clusters by itself.
//  PLAN: plan matmul: wgmma tiles of 128x64, 8 stages, k in 4 parts of a cluster, copied by 128 threads
//  PLAN: grid 48 x 1 x 1 workgroups
// Tensor maps are the last parameter, whose address copies take.
// CHECK: .visible .entry [[KERNEL:kernel_.+]](
// CHECK: .param .align 64 .b8 [[KERNEL]]_param_3[256]
// CHECK: .explicitcluster
// CHECK: .reqnctapercluster 4, 1, 1
// CHECK: mov.b64 {{.+}}, [[KERNEL]]_param_3;
// CHECK: barrier.cluster.arrive.relaxed
// CHECK: cp.async.bulk.tensor.2d
// CHECK: mapa.shared::cluster
// CHECK: st.async.weak.shared::cluster
func.func @main(%a: tensor<128x3072xf16>, %b: tensor<3072x768xf16>) -> tensor<128x768xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128x768xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<128x768xf32>) -> tensor<128x768xf32>
  %r = linalg.matmul ins(%a, %b : tensor<128x3072xf16>, tensor<3072x768xf16>) outs(%f : tensor<128x768xf32>) -> tensor<128x768xf32>
  return %r : tensor<128x768xf32>
}
