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

// A long row is sorted digit by digit. Workgroups do not wait for each other: digits of tiles are counted, added up, then tiles written.
// CHECK-LABEL: flow.executable private @digits
//  CHECK-SAME: plan = "sort: 2 digits, in tiles of 256 threads, 8 entries each, each pass in three launches"
// CHECK-LABEL: flow.executable private @digits.launch1
// CHECK-LABEL: flow.executable private @digits.launch2
//       CHECK: spirv.AtomicIAdd
//   CHECK-NOT: spirv.GroupNonUniformBallot
// CHECK-LABEL: flow.executable private @digits.launch3
//       CHECK: spirv.GroupNonUniformShuffleUp
// CHECK-LABEL: flow.executable private @digits.launch4
//       CHECK: spirv.ControlBarrier
//       CHECK: spirv.GroupNonUniformBallot <Subgroup>
//       CHECK: spirv.BitCount
//       CHECK: spirv.AtomicIAdd
//       CHECK: spirv.GroupNonUniformShuffle <Subgroup>
// CHECK-LABEL: flow.executable private @digits.launch7
flow.executable private @digits {
  func.func @digits(%x: tensor<300001xi16>, %a: tensor<300001xi16>) -> tensor<300001xi16> {
    %0 = linalg.copy ins(%x : tensor<300001xi16>) outs(%a : tensor<300001xi16>) -> tensor<300001xi16>
    %r = linalg_ext.sort dimension(0) outs(%0 : tensor<300001xi16>) {
    ^bb0(%p: i16, %q: i16):
      %c = arith.cmpi slt, %p, %q : i16
      linalg_ext.yield %c : i1
    } -> tensor<300001xi16>
    return %r : tensor<300001xi16>
  }
}
