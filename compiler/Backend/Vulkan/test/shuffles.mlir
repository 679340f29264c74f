// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:matrix},flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s

// Subgroups of 32 reduce by exchanging registers, then meet in workgroup memory, which is all that the barriers order.
// CHECK-LABEL: flow.executable private @sums
//       CHECK: spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<v1.5, [{{.*}}GroupNonUniform, GroupNonUniformShuffle]
// CHECK-COUNT-5: spirv.GroupNonUniformShuffleXor <Subgroup>
//   CHECK-NOT: spirv.GroupNonUniformShuffleXor
//       CHECK: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
flow.executable private @sums {
  func.func @sums(%x: tensor<64x4096xf32>, %out: tensor<64xf32>) -> tensor<64xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<64xf32>) -> tensor<64xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<64x4096xf32>) outs(%f : tensor<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %s = arith.addf %o, %a : f32
      linalg.yield %s : f32
    } -> tensor<64xf32>
    return %r : tensor<64xf32>
  }
}
