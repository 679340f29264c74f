// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// Where there are few tiles, groups of subgroups multiply other K tiles of a stage each, and are left with half of the columns. What is copied behind
// the end of k is zero.
// CHECK-LABEL: flow.executable private @halves
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 64x64, 6 stages, copied by 128 threads"
//       CHECK:   memref.alloc() : memref<196704xi8, #gpu.address_space<workgroup>>
// CHECK-COUNT-4:   cp.async.bulk.tensor.2d
//       CHECK:   scf.for
// CHECK-COUNT-4:   wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16
//       CHECK:     wgmma.wait_group.sync.aligned 1
//       CHECK:   wgmma.wait_group.sync.aligned 0
//       CHECK:   nvvm.barrier id = {{.+}} number_of_threads =
// CHECK-COUNT-4: llvm.store %{{.+}} {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr<3>
//       CHECK:   nvvm.barrier id = {{.+}} number_of_threads =
// CHECK-COUNT-4: llvm.load %{{.+}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xf32>
flow.executable private @halves {
  func.func @halves(%a: tensor<512x1344xf16>, %b: tensor<1344x1024xf16>, %out: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %r = linalg.matmul ins(%a, %b : tensor<512x1344xf16>, tensor<1344x1024xf16>) outs(%f : tensor<512x1024xf32>) -> tensor<512x1024xf32>
    return %r : tensor<512x1024xf32>
  }
}

// Workgroups of a cluster have parts of k, and add up a part of the columns each: what others have of them goes from registers to memory that is
// there for it from the beginning, and nobody waits for all before or behind.
// CHECK-LABEL: flow.executable private @cluster
//  CHECK-SAME:   code_features = ["architecture-specific", "resident1", "cluster4", "ptx81"]
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 128x64, 8 stages, k in 4 parts of a cluster, copied by 128 threads"
//       CHECK:   memref.alloc() : memref<221328xi8, #gpu.address_space<workgroup>>
//       CHECK:   mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;
//       CHECK:   nvvm.cluster.arrive.relaxed
//       CHECK:   nvvm.cluster.wait
// CHECK-COUNT-4:   wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16
//       CHECK:   wgmma.wait_group.sync.aligned 0
//   CHECK-NOT:   {{nvvm.barrier|nvvm.cluster|llvm.store}}
// CHECK-COUNT-8:   st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v4.b32
//   CHECK-NOT:   {{nvvm.barrier|nvvm.cluster|llvm.store}}
//       CHECK:   mbarrier.try_wait.parity
// CHECK-COUNT-6: llvm.load %{{.+}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xf32>
//   CHECK-NOT:   {{llvm.load|nvvm.cluster}}
//       CHECK:   func.func private @cluster_grid
//       CHECK:     arith.constant 48 : i64
flow.executable private @cluster {
  func.func @cluster(%a: tensor<128x3072xf16>, %b: tensor<3072x768xf16>, %out: tensor<128x768xf32>) -> tensor<128x768xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<128x768xf32>) -> tensor<128x768xf32>
    %r = linalg.matmul ins(%a, %b : tensor<128x3072xf16>, tensor<3072x768xf16>) outs(%f : tensor<128x768xf32>) -> tensor<128x768xf32>
    return %r : tensor<128x768xf32>
  }
}

// One wave of large tiles: each group multiplies two blocks of rows, which are stored one after the other where K tiles were. Those that multiply
// meet without those that copy.
// CHECK-LABEL: flow.executable private @two_pieces
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 256x192, 4 stages, copied by 128 threads"
//       CHECK:   %[[MEMORY:.+]] = memref.alloc() : memref<229440xi8, #gpu.address_space<workgroup>>
//   CHECK-NOT:   memref.alloc()
// CHECK-COUNT-8:   wgmma.mma_async.sync.aligned.m64n192k16.f32.f16.f16
//       CHECK:     nvvm.wgmma.commit.group.sync.aligned
//   CHECK-NOT:     nvvm.wgmma.commit.group.sync.aligned
//       CHECK:   wgmma.wait_group.sync.aligned 0
//       CHECK:   nvvm.barrier id = {{.+}} number_of_threads =
//       CHECK:   memref.view %[[MEMORY]]
//       CHECK:   vector.store %{{.+}} : memref<2048x3072xf16>, vector<8xf16>
//       CHECK:   nvvm.barrier id = {{.+}} number_of_threads =
//       CHECK:   vector.store %{{.+}} : memref<2048x3072xf16>, vector<8xf16>
flow.executable private @two_pieces {
  func.func @two_pieces(%a: tensor<2048x3072xf16>, %b: tensor<3072x3072xf16>, %out: tensor<2048x3072xf16>) -> tensor<2048x3072xf16> {
    %z = arith.constant 0.0 : f16
    %f = linalg.fill ins(%z : f16) outs(%out : tensor<2048x3072xf16>) -> tensor<2048x3072xf16>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<2048x3072xf16>, tensor<3072x3072xf16>) outs(%f : tensor<2048x3072xf16>) {
    ^bb0(%x: f16, %y: f16, %s: f16):
      %p = arith.mulf %x, %y : f16
      %t = arith.addf %s, %p : f16
      linalg.yield %t : f16
    } -> tensor<2048x3072xf16>
    return %r : tensor<2048x3072xf16>
  }
}

// Workgroups of a cluster copy parts of what they share to each other, a thread each box, once all have their signals. A thread
// that multiplies tells five workgroups what was read, and one that copies ends when all it copied was.
// CHECK-LABEL: flow.executable private @shared
//  CHECK-SAME:   code_features = ["architecture-specific", "resident1", "cluster8", "ptx81"]
//  CHECK-SAME:   plan = "matmul: wgmma transposed tiles of 64x96, 5 stages, shared by clusters of 4x2, copied by 128 threads"
//       CHECK:   prefetch.tensormap
//       CHECK:   mbarrier.init.shared::cta.b64 [$0], 1;
//       CHECK:   mbarrier.init.shared::cta.b64 [$0], 40;
//       CHECK:   nvvm.cluster.arrive.relaxed
//  CHECK-NEXT:   nvvm.cluster.wait
//       CHECK:   scf.for
// CHECK-COUNT-4: cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster
//   CHECK-NOT:   cp.async.bulk.tensor
//       CHECK:   scf.for
//   CHECK-NOT:   cp.async.bulk.tensor
//       CHECK:     mbarrier.try_wait.parity
//       CHECK:   mapa.shared::cluster.u32 remote, $0, $2;
//   CHECK-NOT:   nvvm.cluster
//       CHECK:   vector.store
//       CHECK:   func.func private @shared_grid
//       CHECK:     arith.constant 96 : i64
flow.executable private @shared {
  func.func @shared(%a: tensor<500x1000xf16>, %b: tensor<1000x1000xf16>, %out: tensor<500x1000xf16>) -> tensor<500x1000xf16> {
    %z = arith.constant 0.0 : f16
    %f = linalg.fill ins(%z : f16) outs(%out : tensor<500x1000xf16>) -> tensor<500x1000xf16>
    %r = linalg.matmul ins(%a, %b : tensor<500x1000xf16>, tensor<1000x1000xf16>) outs(%f : tensor<500x1000xf16>) -> tensor<500x1000xf16>
    return %r : tensor<500x1000xf16>
  }
}

// Tiles of 192 rows: each group multiplies all of them by half of the columns.
// CHECK-LABEL: flow.executable private @three_pieces
//  CHECK-SAME:   plan = "matmul: wgmma transposed tiles of 192x160, 5 stages, copied by 128 threads"
// CHECK-COUNT-12:  wgmma.mma_async.sync.aligned.m64n80k16.f32.f16.f16
//   CHECK-NOT:   wgmma.mma_async
// CHECK-COUNT-3:   vector.store %{{.+}} : memref<777x4800xf16>, vector<8xf16>
flow.executable private @three_pieces {
  func.func @three_pieces(%a: tensor<777x1600xf16>, %b: tensor<4800x1600xf16>, %out: tensor<777x4800xf16>) -> tensor<777x4800xf16> {
    %z = arith.constant 0.0 : f16
    %f = linalg.fill ins(%z : f16) outs(%out : tensor<777x4800xf16>) -> tensor<777x4800xf16>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<777x1600xf16>, tensor<4800x1600xf16>) outs(%f : tensor<777x4800xf16>) {
    ^bb0(%x: f16, %y: f16, %s: f16):
      %p = arith.mulf %x, %y : f16
      %t = arith.addf %s, %p : f16
      linalg.yield %t : f16
    } -> tensor<777x4800xf16>
    return %r : tensor<777x4800xf16>
  }
}

// Sums of floats of 8 bits of each K tile are added as f32, by each group for its own.
// CHECK-LABEL: flow.executable private @short_halves
//  CHECK-SAME:   plan = "matmul: wgmma transposed tiles of 64x32, 8 stages"
// CHECK-COUNT-4:   wgmma.mma_async.sync.aligned.m64n32k32.f32.e4m3.e4m3
//       CHECK:   wgmma.wait_group.sync.aligned 0
// CHECK-COUNT-2: llvm.store %{{.+}} {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr<3>
// CHECK-COUNT-2: llvm.load %{{.+}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xf32>
flow.executable private @short_halves {
  func.func @short_halves(%a: tensor<64x4096xf8E4M3FN>, %b: tensor<4096x4096xf8E4M3FN>, %out: tensor<64x4096xf32>) -> tensor<64x4096xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<64x4096xf32>) -> tensor<64x4096xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<64x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>) outs(%f : tensor<64x4096xf32>) {
    ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %s: f32):
      %xw = arith.extf %x : f8E4M3FN to f32
      %yw = arith.extf %y : f8E4M3FN to f32
      %p = arith.mulf %xw, %yw : f32
      %t = arith.addf %s, %p : f32
      linalg.yield %t : f32
    } -> tensor<64x4096xf32>
    return %r : tensor<64x4096xf32>
  }
}

// Where registers hold those of two K tiles, the sums of one are added while the next one is multiplied, four in a row.
// CHECK-LABEL: flow.executable private @short_in_row
//  CHECK-SAME:   plan = "matmul: wgmma transposed tiles of 128x128, 6 stages, copied by 128 threads"
//       CHECK:   scf.for {{.+}} step %c4
// CHECK-COUNT-8: wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3
//       CHECK:   wgmma.wait_group.sync.aligned 1;{{.+}}add.f32
// CHECK-COUNT-4: wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3
//       CHECK:   wgmma.wait_group.sync.aligned 1;{{.+}}add.f32
// CHECK-COUNT-4: wgmma.mma_async.sync.aligned.m64n128k32.f32.e4m3.e4m3
//       CHECK:   wgmma.wait_group.sync.aligned 1;{{.+}}add.f32
//       CHECK:   wgmma.wait_group.sync.aligned 0;{{.+}}add.f32
flow.executable private @short_in_row {
  func.func @short_in_row(%a: tensor<512x4096xf8E4M3FN>, %b: tensor<4096x4096xf8E4M3FN>, %out: tensor<512x4096xf32>) -> tensor<512x4096xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<512x4096xf32>) -> tensor<512x4096xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<512x4096xf8E4M3FN>, tensor<4096x4096xf8E4M3FN>) outs(%f : tensor<512x4096xf32>) {
    ^bb0(%x: f8E4M3FN, %y: f8E4M3FN, %s: f32):
      %xw = arith.extf %x : f8E4M3FN to f32
      %yw = arith.extf %y : f8E4M3FN to f32
      %p = arith.mulf %xw, %yw : f32
      %t = arith.addf %s, %p : f32
      linalg.yield %t : f32
    } -> tensor<512x4096xf32>
    return %r : tensor<512x4096xf32>
  }
}
