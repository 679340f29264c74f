// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:matrix},flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s

// Only matrices are of bf16: what threads hold of it, and memory, is integers. Attention rounds its weights so.
//       CHECK: spirv.module PhysicalStorageBuffer64 Vulkan requires #spirv.vce<v1.6, [{{.*}}CooperativeMatrixKHR, BFloat16TypeKHR, BFloat16CooperativeMatrixKHR{{.*}}], [SPV_KHR_cooperative_matrix, SPV_KHR_bfloat16]>
//       CHECK: spirv.KHR.CooperativeMatrixMulAdd {{.+}} : !spirv.coopmatrix<16x16xbf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x16xbf16, Subgroup, MatrixB> -> !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
//   CHECK-NOT: vector<{{.+}}xbf16>
//       CHECK: spirv.ExecutionMode @{{.+}} "LocalSize"
//   CHECK-NOT: "SignedZeroInfNanPreserve", 16
flow.executable private @attention {
  func.func @attention(%q: tensor<2x200x64xbf16>, %k: tensor<2x333x64xbf16>, %v: tensor<2x333x64xbf16>, %out: tensor<2x200x64xbf16>) -> tensor<2x200x64xbf16> {
    %scale = arith.constant 0.125 : f32
    %r = linalg_ext.attention ins(%q, %k, %v, %scale : tensor<2x200x64xbf16>, tensor<2x333x64xbf16>, tensor<2x333x64xbf16>, f32) outs(%out : tensor<2x200x64xbf16>) -> tensor<2x200x64xbf16>
    return %r : tensor<2x200x64xbf16>
  }
}
