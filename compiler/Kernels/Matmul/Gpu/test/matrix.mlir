// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_80},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=MMA
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx1030},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=NONE
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s --check-prefix=LAUNCH

// More workgroup memory than is static is a global that the launch gives its size.
// LAUNCH: llvm.mlir.global external @workgroup() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>

// Sums stay in registers over the loop of slices. Workgroups take tiles in turn; one thread has their slices copied, as boxes of the operands: one
// along k, four across. Sums are turned to eight neighbours a thread through workgroup memory, and the bias, read before, is added there.
// CHECK-LABEL: flow.executable private @bias
//  CHECK-SAME:   code_features = ["architecture-specific", "resident1"]
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 128x256, 4 stages, in turn by 132, copied by 128 threads"
//  CHECK-SAME:   tensor_maps = array<i64: 0, 0, 2, 2, 4096, 4096, 0, 0, 0, 2, 8192, 0, 0, 0, 64, 128, 0, 0, 0,
//  CHECK-SAME:     1, 0, 2, 2, 4096, 4096, 0, 0, 0, 2, 8192, 0, 0, 0, 64, 64, 0, 0, 0>
//  CHECK-SAME:   threads = 384
//       CHECK:   memref.alloc() : memref<229440xi8, #gpu.address_space<workgroup>>
//       CHECK:     mbarrier.init.shared::cta.b64 [$0], 1;
//       CHECK:     mbarrier.init.shared::cta.b64 [$0], 8;
//       CHECK:     fence.mbarrier_init.release.cluster;
//       CHECK:     setmaxnreg.dec.sync.aligned.u32 88;
//       CHECK:     scf.if
//       CHECK:     scf.for
//       CHECK:       scf.for
//       CHECK:         mbarrier.try_wait.parity
//       CHECK:         mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;
// CHECK-COUNT-5:       cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];
//   CHECK-NOT:   cp.async
//       CHECK:     setmaxnreg.inc.sync.aligned.u32 208;
//       CHECK:   scf.for
//       CHECK:   scf.for
//       CHECK:     mbarrier.try_wait.parity
//   CHECK-NOT:     nvvm.fence.proxy
// CHECK-COUNT-4:   wgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16
//       CHECK:     wgmma.wait_group.sync.aligned 1
//       CHECK:   wgmma.wait_group.sync.aligned 0;{{.*}}@p trap;
//       CHECK:   vector.load %{{.+}} : memref<4096xf16>, vector<8xf16>
//       CHECK:   nvvm.bar.warp.sync
//       CHECK:   vector.store %{{.+}} : memref<16384xf16, #gpu.address_space<workgroup>>, vector<2xf16>
//       CHECK:   nvvm.bar.warp.sync
//       CHECK:   vector.load %{{.+}} : memref<16384xf16, #gpu.address_space<workgroup>>, vector<8xf16>
//       CHECK:   arith.addf %{{.+}} : vector<8xf16>
//       CHECK:   vector.store %{{.+}} : memref<4096x4096xf16>, vector<8xf16>
//       CHECK:   func.func private @bias_grid
//       CHECK:     arith.constant 132 : i64
//   MMA-LABEL: flow.executable private @bias
//    MMA-SAME:   plan = "matmul: mma tiles of 128x128, 4 stages"
//         MMA:   nvvm.ldmatrix
//         MMA:   mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
//  NONE-LABEL: flow.executable private @bias
//   NONE-SAME:   plan = "matmul: fma tiles of 128x128, 2 stages"
//    NONE-NOT:   llvm.call_intrinsic
//        NONE:   vector.load %{{.+}} {alignment = 16 : i64} : memref<{{.*}}xf16{{.*}}>, vector<8xf16>
//        NONE:   math.fma
flow.executable private @bias {
  func.func @bias(%a: tensor<4096x4096xf16>, %b: tensor<4096x4096xf16>, %c: tensor<4096xf16>, %out: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> {
    %z = arith.constant 0.0 : f16
    %e = tensor.empty() : tensor<4096x4096xf16>
    %f = linalg.fill ins(%z : f16) outs(%e : tensor<4096x4096xf16>) -> tensor<4096x4096xf16>
    %r = linalg.matmul ins(%a, %b : tensor<4096x4096xf16>, tensor<4096x4096xf16>) outs(%f : tensor<4096x4096xf16>) -> tensor<4096x4096xf16>
    %q = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%r, %c : tensor<4096x4096xf16>, tensor<4096xf16>) outs(%out : tensor<4096x4096xf16>) {
    ^bb0(%x: f16, %y: f16, %o: f16):
      %t = arith.addf %x, %y : f16
      linalg.yield %t : f16
    } -> tensor<4096x4096xf16>
    return %q : tensor<4096x4096xf16>
  }
}

// Nothing is known: rows choose the plan at run time, each a launch of its own with the memory and threads that it takes, of which one
// has workgroups; for rows that do not begin at multiples of 16 bytes there is another one.
// CHECK-LABEL: flow.executable private @unknown
//  CHECK-SAME:   plan = "matmul: mma tiles of 16x128, 6 stages up to 16 rows; wgmma tiles of 64x128, 4 stages up to 64 rows; wgmma tiles of 128x128, 6 stages up to 128 rows; wgmma tiles of 128x256, 4 stages"
//       CHECK:     nvvm.cp.async.shared.global
//   CHECK-NOT:     wgmma
//       CHECK:   func.func private @unknown_grid
//       CHECK:     %[[FEW:.+]] = arith.cmpi ule, %{{.+}}, %c16
//       CHECK:     arith.select %[[FEW]], %{{.+}}, %c0
//       CHECK:   flow.executable private @unknown.launch1
//  CHECK-SAME:     plan = "matmul: wgmma tiles of 64x128, 4 stages up to 64 rows", threads = 256
//       CHECK:     wgmma.mma_async
//       CHECK:   flow.executable private @unknown.launch2
//       CHECK:   flow.executable private @unknown.launch3
//       CHECK:   flow.executable private @unknown.launch4
//  CHECK-SAME:     plan = "matmul: mma tiles of 64x128, 3 stages"
//       CHECK:     memref.load %{{.+}} : memref<{{.*}}xbf16
//       CHECK:     mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32
//       CHECK:   func.func private @unknown.launch4_grid
flow.executable private @unknown {
  func.func @unknown(%a: tensor<?x?x?xbf16>, %b: tensor<?x?x?xbf16>, %out: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %r = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xbf16>, tensor<?x?x?xbf16>) outs(%f : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %r : tensor<?x?x?xf32>
  }
}

// Rows of a convolution are batch and image, k is window and channels; chunks of channels are copied from where they lie.
// CHECK-LABEL: flow.executable private @convolution
// Threads of their own do that, who wait until a stage was read, and have fewer registers.
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 128x64, 8 stages, in turn by 132, copied by 128 threads"
//       CHECK:     mbarrier.init.shared::cta.b64 [$0], 128;
//       CHECK:     mbarrier.init.shared::cta.b64 [$0], 8;
//       CHECK:         mbarrier.try_wait.parity
//   CHECK-NOT:         nvvm.fence.proxy
// CHECK-COUNT-12:      nvvm.cp.async.shared.global
//       CHECK:         cp.async.mbarrier.arrive.noinc.shared::cta.b64
//   CHECK-NOT:   wgmma
//       CHECK:   } else {
//       CHECK:         mbarrier.try_wait.parity
//       CHECK:         nvvm.fence.proxy
//       CHECK:   wgmma.mma_async.sync.aligned.m64n64k16
flow.executable private @convolution {
  func.func @convolution(%x: tensor<64x58x58x64xf16>, %w: tensor<3x3x64x64xf16>, %out: tensor<64x56x56x64xf16>) -> tensor<64x56x56x64xf16> {
    %z = arith.constant 0.0 : f16
    %f = linalg.fill ins(%z : f16) outs(%out : tensor<64x56x56x64xf16>) -> tensor<64x56x56x64xf16>
    %r = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<64x58x58x64xf16>, tensor<3x3x64x64xf16>) outs(%f : tensor<64x56x56x64xf16>) -> tensor<64x56x56x64xf16>
    return %r : tensor<64x56x56x64xf16>
  }
}

// Three channels are no chunk: the image is read element by element, weights are not.
// CHECK-LABEL: flow.executable private @first_layer
//  CHECK-SAME:   plan = "matmul: mma tiles of 128x64, 3 stages"
//       CHECK:   memref.load %{{.+}} : memref<{{.*}}xf16
//       CHECK:   nvvm.cp.async.shared.global
flow.executable private @first_layer {
  func.func @first_layer(%x: tensor<8x230x230x3xf16>, %w: tensor<7x7x3x64xf16>, %out: tensor<8x112x112x64xf16>) -> tensor<8x112x112x64xf16> {
    %z = arith.constant 0.0 : f16
    %f = linalg.fill ins(%z : f16) outs(%out : tensor<8x112x112x64xf16>) -> tensor<8x112x112x64xf16>
    %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<8x230x230x3xf16>, tensor<7x7x3x64xf16>) outs(%f : tensor<8x112x112x64xf16>) -> tensor<8x112x112x64xf16>
    return %r : tensor<8x112x112x64xf16>
  }
}

// Several loops each: batch h, rows (b, m), sums over (j, k); their order in memory is not that of the result.
// CHECK-LABEL: flow.executable private @several_loops
//  CHECK-SAME:   plan = "matmul: wgmma
flow.executable private @several_loops {
  func.func @several_loops(%a: tensor<8x512x16x4x64xf16>, %b: tensor<16x4x64x512xf16>, %out: tensor<8x16x512x512xf16>) -> tensor<8x16x512x512xf16> {
    %z = arith.constant 0.0 : f16
    %f = linalg.fill ins(%z : f16) outs(%out : tensor<8x16x512x512xf16>) -> tensor<8x16x512x512xf16>
    %r = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, j, k) -> (b, m, h, j, k)>, affine_map<(b, h, m, n, j, k) -> (h, j, k, n)>, affine_map<(b, h, m, n, j, k) -> (b, h, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
        ins(%a, %b : tensor<8x512x16x4x64xf16>, tensor<16x4x64x512xf16>) outs(%f : tensor<8x16x512x512xf16>) {
    ^bb0(%x: f16, %y: f16, %o: f16):
      %m = arith.mulf %x, %y : f16
      %s = arith.addf %o, %m : f16
      linalg.yield %s : f16
    } -> tensor<8x16x512x512xf16>
    return %r : tensor<8x16x512x512xf16>
  }
}

// Few rows, and sizes of whole chunks: one plan, no test at run time, no elementwise loads.
// CHECK-LABEL: flow.executable private @stated
//  CHECK-SAME:   plan = "matmul: mma tiles of 16x128, 6 stages"
//   CHECK-NOT:   scf.if {{.+}} else
//   CHECK-NOT:   memref.load {{.+}} : memref<?x?xf16
//       CHECK:   nvvm.cp.async.shared.global
//       CHECK:   return
flow.executable private @stated {
  func.func @stated(%a: tensor<?x?xf16> {sluice.assumed_dims = [#util.int.assumption<umax = 16>, #util.int.assumption<udiv = 8>]}, %b: tensor<?x?xf16> {sluice.assumed_dims = [unit, #util.int.assumption<udiv = 16>]}, %out: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<?x?xf32>) -> tensor<?x?xf32>
    %m = linalg.matmul ins(%a, %b : tensor<?x?xf16>, tensor<?x?xf16>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %m : tensor<?x?xf32>
  }
}

// Elements of 8 bits that lie along k: short sums of a K tile are added as f32, in two parts, before the next products overwrite them.
// CHECK-LABEL: flow.executable private @small_floats
//  CHECK-SAME:   code_features = ["architecture-specific", "ptx84", "resident1"]
//  CHECK-SAME:   plan = "matmul: wgmma transposed tiles of 128x256, 4 stages, in turn by 132, copied by 128 threads"
//  CHECK-SAME:   threads = 384
//       CHECK:   memref.alloc() : memref<229440xi8, #gpu.address_space<workgroup>>
//       CHECK:   scf.if
//       CHECK:     mbarrier.init.shared::cta.b64 [$0], 1;
//       CHECK:     mbarrier.init.shared::cta.b64 [$0], 8;
//       CHECK:   gpu.barrier
//       CHECK:   scf.if
//       CHECK:     setmaxnreg.dec.sync.aligned.u32 40;
//       CHECK:     scf.for
//       CHECK:       scf.for
//       CHECK:         mbarrier.try_wait.parity
// CHECK-COUNT-2:       cp.async.bulk.tensor.2d.shared::cluster
//   CHECK-NOT:   wgmma
//       CHECK:   } else {
//       CHECK:     setmaxnreg.inc.sync.aligned.u32 232;
//       CHECK:     scf.for
//       CHECK:       scf.for
//       CHECK:         mbarrier.try_wait.parity
// CHECK-COUNT-2:       wgmma.wait_group.sync.aligned 0;{{.*}}add.f32 $0, $0, $64;
//       CHECK:         mbarrier.arrive.shared::cta.b64
//       CHECK:       wgmma.wait_group.sync.aligned 0;{{.*}}add.f32 $0, $0, $64;
//       CHECK:       mbarrier.arrive.shared::cta.b64
//   CHECK-NOT:   nvvm.cp.async
flow.executable private @small_floats {
  func.func @small_floats(%a: tensor<4096x4096xf8E4M3FN>, %b: tensor<4096x4096xf8E4M3FN>, %out: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4096x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>) outs(%f : tensor<4096x4096xf32>) {
    ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %o: f32):
      %xw = arith.extf %x : f8E4M3FN to f32
      %yw = arith.extf %y : f8E4M3FN to f32
      %q = arith.mulf %xw, %yw : f32
      %s = arith.addf %o, %q : f32
      linalg.yield %s : f32
    } -> tensor<4096x4096xf32>
    return %r : tensor<4096x4096xf32>
  }
}

// Integers: the sums stay where they are. Signs are each operand's own.
// CHECK-LABEL: flow.executable private @mixed_signs
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 128x256, 4 stages, in turn by 132, copied by 128 threads"
// CHECK-COUNT-4:   wgmma.mma_async.sync.aligned.m64n256k32.s32.u8.s8 {{.+}}, p;
//       CHECK:     wgmma.wait_group.sync.aligned 1
flow.executable private @mixed_signs {
  func.func @mixed_signs(%a: tensor<4096x4096xi8>, %b: tensor<4096x4096xi8>, %out: tensor<4096x4096xi32>) -> tensor<4096x4096xi32> {
    %z = arith.constant 0 : i32
    %f = linalg.fill ins(%z : i32) outs(%out : tensor<4096x4096xi32>) -> tensor<4096x4096xi32>
    %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<4096x4096xi8>, tensor<4096x4096xi8>) outs(%f : tensor<4096x4096xi32>) {
    ^bb0(%x: i8, %y: i8, %o: i32):
      %xw = arith.extui %x : i8 to i32
      %yw = arith.extsi %y : i8 to i32
      %q = arith.muli %xw, %yw : i32
      %s = arith.addi %o, %q : i32
      linalg.yield %s : i32
    } -> tensor<4096x4096xi32>
    return %r : tensor<4096x4096xi32>
  }
}

// Elements that lie along n are for single subgroups.
// CHECK-LABEL: flow.executable private @across
//  CHECK-SAME:   plan = "matmul: mma tiles of 128x128, 4 stages"
flow.executable private @across {
  func.func @across(%a: tensor<8192x4096xi8>, %b: tensor<4096x8192xi8>, %out: tensor<8192x8192xi32>) -> tensor<8192x8192xi32> {
    %z = arith.constant 0 : i32
    %f = linalg.fill ins(%z : i32) outs(%out : tensor<8192x8192xi32>) -> tensor<8192x8192xi32>
    %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<8192x4096xi8>, tensor<4096x8192xi8>) outs(%f : tensor<8192x8192xi32>) {
    ^bb0(%x: i8, %y: i8, %o: i32):
      %xw = arith.extsi %x : i8 to i32
      %yw = arith.extsi %y : i8 to i32
      %q = arith.muli %xw, %yw : i32
      %s = arith.addi %o, %q : i32
      linalg.yield %s : i32
    } -> tensor<8192x8192xi32>
    return %r : tensor<8192x8192xi32>
  }
}

// Of f32, without matrix instructions, single elements of an operand along k are copied, so that it is read across k.
// CHECK-LABEL: flow.executable private @turned
//  CHECK-SAME:   plan = "matmul: fma tiles of 128x128, 3 stages"
// CHECK-COUNT-16:  nvvm.cp.async.shared.global {{.+}}, 4, cache = {{ *}}ca
// CHECK-COUNT-4:   nvvm.cp.async.shared.global {{.+}}, 16, cache = {{ *}}cg
//       CHECK:   nvvm.cp.async.wait.group 1
flow.executable private @turned {
  func.func @turned(%a: tensor<4096x4096xf32>, %b: tensor<4096x4096xf32>, %out: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %r = linalg.matmul ins(%a, %b : tensor<4096x4096xf32>, tensor<4096x4096xf32>) outs(%f : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    return %r : tensor<4096x4096xf32>
  }
}
