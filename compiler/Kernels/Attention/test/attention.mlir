// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_80},flow.executable(sluice-lower-kernels))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=FMA
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:matrix},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=MATRIX

// Keys and values are copied while scores and sums of those before are computed; weights stay in registers between the products. Tiles
// after the last key that a causal row may see are left out, and only the last of the others looks at each key.
// CHECK-LABEL: flow.executable private @causal
//  CHECK-SAME:   plan = "attention: mma attention: tiles of 128 queries x 64 keys, 64 columns, 2 stages; where fewer than compute units mma attention: tiles of 64 queries x 64 keys, 64 columns, 2 stages"
//  CHECK-SAME:   threads = 128
//       CHECK:   %[[LIMIT:.+]] = arith.maxsi
//       CHECK:   nvvm.cp.async.shared.global
//       CHECK:   scf.for
//       CHECK:     nvvm.cp.async.wait.group 2
//       CHECK:     nvvm.barrier0
//       CHECK:     mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
//       CHECK:     nvvm.barrier0
//       CHECK:     scf.if
//       CHECK:     gpu.shuffle
//       CHECK:     ex2.approx
//   CHECK-NOT:     vector.store
//       CHECK:     cvt.rn.f16x2.f32
//       CHECK:     mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
//       CHECK:   vector.store %{{.+}} : memref<{{.+}}xf16>, vector<2xf16>
//       CHECK:   func.func private @causal_grid

// Matrices of subgroups: weights relative to the largest scores so far are computed where their elements lie. Only where these are far, or
// keys are removed, do scores become rows in workgroup memory. Sums of weights are products with ones.
//   MATRIX-LABEL: flow.executable private @causal
//    MATRIX-SAME:   plan = "attention: cooperative attention: tiles of 128 queries x 64 keys, 64 columns, 1 stage; where fewer than compute units cooperative attention: tiles of 64 queries x 64 keys, 64 columns, 1 stage"
//    MATRIX-SAME:   threads = 256
// MATRIX-COUNT-4:   hal.load_matrix %{{.+}} -> !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
//         MATRIX:   scf.for
//         MATRIX:     gpu.barrier
// MATRIX-COUNT-16:    spirv.KHR.CooperativeMatrixMulAdd
// MATRIX-COUNT-32:    spirv.GL.Exp2
//         MATRIX:     hal.load_matrix %{{.+}} -> !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
//         MATRIX:     spirv.KHR.CooperativeMatrixLength
//         MATRIX:     %[[FAR:.+]] = spirv.GroupNonUniformAny <Subgroup>
//         MATRIX:     arith.ori %[[FAR]]
//         MATRIX:     scf.if
// MATRIX-COUNT-4:       hal.store_matrix
//         MATRIX:       scf.if
//         MATRIX:       spirv.GL.Exp2
// MATRIX-COUNT-4:       spirv.FMul
// MATRIX-COUNT-20:    spirv.KHR.CooperativeMatrixMulAdd
//     MATRIX-NOT:     spirv.KHR.CooperativeMatrixMulAdd
//         MATRIX:     gpu.barrier
//         MATRIX:   func.func private @causal_grid

// Without matrix instructions slices pass through workgroup memory.
//   FMA-LABEL: flow.executable private @causal
//    FMA-SAME:   plan = "attention: fma attention: tiles of 32 queries x 32 keys, 64 columns"
//         FMA:   memref.alloc() : memref<{{[0-9]+}}xf32, #gpu.address_space<workgroup>>
//         FMA:   math.fma
//         FMA:   math.exp2
//         FMA:   math.fma
flow.executable private @causal {
  func.func @causal(%q: tensor<?x512x64xf16>, %k: tensor<?x512x64xf16>, %v: tensor<?x512x64xf16>, %o: tensor<?x512x64xf16>) -> tensor<?x512x64xf16> {
    %scale = arith.constant 0.125 : f32
    %removed = arith.constant 0xFF800000 : f32
    %r = linalg_ext.attention ins(%q, %k, %v, %scale : tensor<?x512x64xf16>, tensor<?x512x64xf16>, tensor<?x512x64xf16>, f32) outs(%o : tensor<?x512x64xf16>) {
    ^bb0(%score: f32):
      %row = linalg_ext.index 1 : index
      %key = linalg_ext.index 3 : index
      %keep = arith.cmpi ule, %key, %row : index
      %s = arith.select %keep, %score, %removed : f32
      linalg_ext.yield %s : f32
    } -> tensor<?x512x64xf16>
    return %r : tensor<?x512x64xf16>
  }
}

// Texts are known, queries are not: the host asks how many there are. Neither launch shares keys, as another one would have to combine them.
// CHECK-LABEL: flow.executable private @queries
//  CHECK-SAME:   plan = "attention: mma attention: tiles of 128 queries x 64 keys, 64 columns, 2 stages; where fewer than compute units mma attention: tiles of 64 queries x 64 keys, 64 columns, 2 stages"
//       CHECK:   func.func private @queries_grid
//       CHECK:     arith.select %{{.+}}, %{{.+}}, %c0
//       CHECK:   flow.executable private @queries.launch1
//  CHECK-SAME:     plan = "attention: mma attention: tiles of 64 queries x 64 keys, 64 columns, 2 stages"
//       CHECK:     func.func private @queries.launch1_grid
//   CHECK-NOT:   launch2
flow.executable private @queries {
  func.func @queries(%q: tensor<12x?x64xf16>, %k: tensor<12x?x64xf16>, %v: tensor<12x?x64xf16>, %o: tensor<12x?x64xf16>) -> tensor<12x?x64xf16> {
    %r = linalg_ext.attention ins(%q, %k, %v : tensor<12x?x64xf16>, tensor<12x?x64xf16>, tensor<12x?x64xf16>) outs(%o : tensor<12x?x64xf16>) -> tensor<12x?x64xf16>
    return %r : tensor<12x?x64xf16>
  }
}

// Sums of f64 are not kept in f32: the plan that always fits.
// CHECK-LABEL: flow.executable private @double
//  CHECK-SAME:   plan = "gpu_fallback:
flow.executable private @double {
  func.func @double(%q: tensor<2x70x64xf64>, %k: tensor<2x70x64xf64>, %v: tensor<2x70x64xf64>, %o: tensor<2x70x64xf64>) -> tensor<2x70x64xf64> {
    %r = linalg_ext.attention ins(%q, %k, %v : tensor<2x70x64xf64>, tensor<2x70x64xf64>, tensor<2x70x64xf64>) outs(%o : tensor<2x70x64xf64>) -> tensor<2x70x64xf64>
    return %r : tensor<2x70x64xf64>
  }
}

// Few queries: workgroups share the keys, and a second launch combines what they leave in the workspace.
// CHECK-LABEL: flow.executable private @parts
//  CHECK-SAME:   plan = "attention: mma attention: tiles of 64 queries x 64 keys, 64 columns, 2 stages, keys in 32 parts"
//       CHECK:   hal.workspace
//       CHECK:   mma.sync.aligned
//       CHECK:   vector.store %{{.+}} : memref<{{[0-9]+}}xf32>, vector<2xf32>
//       CHECK:   func.func private @parts_grid
// CHECK-LABEL: flow.executable private @parts.launch1
//       CHECK:   hal.workspace
// CHECK-COUNT-64: vector.load %{{.+}} : memref<{{[0-9]+}}xf32>, vector<2xf32>
//   CHECK-NOT:   vector.load
//       CHECK:   math.exp2
//       CHECK:   arith.truncf
//       CHECK:   memref.store
//   FMA-LABEL: flow.executable private @parts
//    FMA-SAME:   plan = "attention: fma attention: tiles of 32 queries x 32 keys, 64 columns, keys in 16 parts"
//   FMA-LABEL: flow.executable private @parts.launch1
flow.executable private @parts {
  func.func @parts(%q: tensor<4x3x64xf16>, %k: tensor<4x?x64xf16>, %v: tensor<4x?x64xf16>, %o: tensor<4x3x64xf16>) -> tensor<4x3x64xf16> {
    %r = linalg_ext.attention ins(%q, %k, %v : tensor<4x3x64xf16>, tensor<4x?x64xf16>, tensor<4x?x64xf16>) outs(%o : tensor<4x3x64xf16>) -> tensor<4x3x64xf16>
    return %r : tensor<4x3x64xf16>
  }
}

// Keys behind the length of a text are neither read nor looked at, and the table is read once for a tile in one block. The tiles of a part
// are some of those that the text has.
// CHECK-LABEL: flow.executable private @paged
//  CHECK-SAME:   plan = "attention: mma attention: tiles of 64 queries x 64 keys, 64 columns, 2 stages, keys in 16 parts"
//       CHECK:   %[[LENGTH:.+]] = memref.load %{{.+}} : memref<4xi32>
// CHECK-COUNT-3: memref.load %{{.+}} : memref<128xi32>
//   CHECK-NOT:   memref.load
//       CHECK:   scf.for
// CHECK-COUNT-2:   memref.load %{{.+}} : memref<128xi32>
//   CHECK-NOT:   memref.load
// CHECK-LABEL: flow.executable private @paged.launch1
//   FMA-LABEL: flow.executable private @paged
//    FMA-SAME:   plan = "attention: fma attention
flow.executable private @paged {
  func.func @paged(%q: tensor<4x2x8x64xf16>, %k: tensor<?x64x2x64xf16>, %v: tensor<?x64x2x64xf16>, %l: tensor<4xi32>, %t: tensor<4x32xi32>, %o: tensor<4x2x8x64xf16>) -> tensor<4x2x8x64xf16> {
    %r = linalg_ext.attention {indexing_maps = [affine_map<(b, h, g, p, s, k, n) -> (b, h, g, k)>, affine_map<(b, h, g, p, s, k, n) -> (p, s, h, k)>, affine_map<(b, h, g, p, s, k, n) -> (p, s, h, n)>, affine_map<(b, h, g, p, s, k, n) -> (b)>, affine_map<(b, h, g, p, s, k, n) -> (b, p)>, affine_map<(b, h, g, p, s, k, n) -> (b, h, g, n)>]} ins(%q, %k, %v : tensor<4x2x8x64xf16>, tensor<?x64x2x64xf16>, tensor<?x64x2x64xf16>) lengths(%l : tensor<4xi32>) table(%t : tensor<4x32xi32>) outs(%o : tensor<4x2x8x64xf16>) -> tensor<4x2x8x64xf16>
    return %r : tensor<4x2x8x64xf16>
  }
}
