// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_80},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=ALL
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx1030},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=NONE

// Products whose rhs is unpacked from 4 bits and scaled by blocks of 32.
#id = affine_map<(d0, d1) -> (d0, d1)>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>

// Few rows: what a lane unpacks goes into the instructions as it is. Of each step 32 numbers
// and their scale are one load each; of each eight the pairs 0 and 4, 1 and 5, ... are unpacked together.
// CHECK-LABEL: flow.executable private @few
//  CHECK-SAME:   plan = "matmul: mma in registers, 8x16 a workgroup, 32 elements a lane"
//       CHECK:   scf.for
//       CHECK:     vector.load %{{.+}} {alignment = 16 : i64} : memref<32768xi8>, vector<16xi8>
//       CHECK:     memref.load %{{.+}} : memref<2048xf16>
//       CHECK:     arith.andi %{{.+}}, %{{.+}} : vector<4xi32>
//       CHECK:     arith.ori
//       CHECK:     math.fma %{{.+}} : vector<8xf16>
//       CHECK:     mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
//       CHECK:   gpu.barrier
//  NONE-LABEL: flow.executable private @few
//   NONE-SAME:   plan = "matmul: fma tiles of {{.+}}, rhs computed
flow.executable private @few {
  func.func @few(%x: tensor<3x1024xf16>, %w: tensor<32768xi8>, %s: tensor<2048xf16>, %out: tensor<3x64xf32>) -> tensor<3x64xf32> {
    %zero = arith.constant 0.0 : f32
    %eight = arith.constant 8.0 : f16
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %bytes = arith.constant 512 : index
    %blocks = arith.constant 32 : index
    %mask = arith.constant 15 : i32
    %e = tensor.empty() : tensor<64x1024xf16>
    %d = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<64x1024xf16>) {
    ^bb0(%o: f16):
      %n = linalg.index 0 : index
      %k = linalg.index 1 : index
      %row = arith.muli %n, %bytes : index
      %byte = arith.divui %k, %c2 : index
      %at = arith.addi %row, %byte : index
      %v = tensor.extract %w[%at] : tensor<32768xi8>
      %half = arith.remui %k, %c2 : index
      %bits = arith.muli %half, %c4 : index
      %shift = arith.index_cast %bits : index to i32
      %wide = arith.extui %v : i8 to i32
      %moved = arith.shrui %wide, %shift : i32
      %code = arith.andi %moved, %mask : i32
      %f = arith.sitofp %code : i32 to f16
      %first = arith.muli %n, %blocks : index
      %block = arith.divui %k, %c32 : index
      %of = arith.addi %first, %block : index
      %scale = tensor.extract %s[%of] : tensor<2048xf16>
      %less = arith.subf %f, %eight : f16
      %r = arith.mulf %less, %scale : f16
      linalg.yield %r : f16
    } -> tensor<64x1024xf16>
    %z = linalg.fill ins(%zero : f32) outs(%out : tensor<3x64xf32>) -> tensor<3x64xf32>
    %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %d : tensor<3x1024xf16>, tensor<64x1024xf16>) outs(%z : tensor<3x64xf32>) {
    ^bb0(%a: f16, %b: f16, %o: f32):
      %p = arith.extf %a : f16 to f32
      %q = arith.extf %b : f16 to f32
      %t = arith.mulf %p, %q : f32
      %u = arith.addf %o, %t : f32
      linalg.yield %u : f32
    } -> tensor<3x64xf32>
    return %y : tensor<3x64xf32>
  }
}

// Many rows: threads of their own compute K tiles into workgroup memory, and signal it as the first of them does the box of the lhs. What
// they are computed from is loaded four K tiles before, in a loop that is unrolled as often: 2 loads each.
// CHECK-LABEL: flow.executable private @many
//  CHECK-SAME:   plan = "matmul: wgmma tiles of 128x112, 6 stages, rhs computed, copied by 128 threads"
//       CHECK:   mbarrier.init.shared::cta.b64 [$0], 129;
//   CHECK-NOT:   setmaxnreg
// CHECK-COUNT-8: vector.load %{{.+}} {alignment = 16 : i64} : memref<{{.+}}xi8>, vector<16xi8>
//       CHECK:   scf.for {{.+}} step %c4
// CHECK-COUNT-2:   vector.load %{{.+}} {alignment = 16 : i64} : memref<{{.+}}xi8>, vector<16xi8>
//       CHECK:     mbarrier.try_wait.parity
//       CHECK:     mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;{{.+}}%c16384_i32
//       CHECK:     cp.async.bulk.tensor.2d
//       CHECK:     math.fma %{{.+}} : vector<8xf16>
// CHECK-COUNT-8:   llvm.store %{{.+}} : vector<8xf16>, !llvm.ptr<3>
//       CHECK:     fence.proxy.async
//       CHECK:     mbarrier.arrive.shared::cta.b64
// CHECK-COUNT-6:   vector.load %{{.+}} {alignment = 16 : i64} : memref<{{.+}}xi8>, vector<16xi8>
//       CHECK:   } else {
//       CHECK:     wgmma.mma_async.sync.aligned.m64n112k16.f32.f16.f16
//   CHECK-NOT:     llvm.store {{.+}} vector<8xf16>, !llvm.ptr<3>
//       CHECK:     wgmma.wait_group.sync.aligned 1
// Where nobody copies beside the products, all threads compute the next K tile behind them, of what was loaded two K tiles before.
//   ALL-LABEL: flow.executable private @many
//    ALL-SAME:   plan = "matmul: mma tiles of 128x128, 4 stages, rhs computed"
//         ALL:   scf.for
//         ALL:     vector.load %{{.+}} {alignment = 16 : i64} : memref<{{.+}}xi8>, vector<16xi8>
//         ALL:     nvvm.cp.async.wait.group
//         ALL:     nvvm.cp.async.shared.global
//     ALL-NOT:     math.fma
//         ALL:     mma.sync.aligned.m16n8k16
//         ALL:     math.fma %{{.+}} : vector<8xf16>
//         ALL:     llvm.store %{{.+}} : vector<8xf16>, !llvm.ptr<3>
//  NONE-LABEL: flow.executable private @many
//   NONE-SAME:   plan = "matmul: fma tiles of {{.+}}, rhs computed
flow.executable private @many {
  func.func @many(%x: tensor<128x1024xf16>, %w: tensor<7340032xi8>, %s: tensor<458752xf16>, %out: tensor<128x14336xf32>) -> tensor<128x14336xf32> {
    %zero = arith.constant 0.0 : f32
    %eight = arith.constant 8.0 : f16
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %bytes = arith.constant 512 : index
    %blocks = arith.constant 32 : index
    %mask = arith.constant 15 : i32
    %e = tensor.empty() : tensor<14336x1024xf16>
    %d = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<14336x1024xf16>) {
    ^bb0(%o: f16):
      %n = linalg.index 0 : index
      %k = linalg.index 1 : index
      %row = arith.muli %n, %bytes : index
      %byte = arith.divui %k, %c2 : index
      %at = arith.addi %row, %byte : index
      %v = tensor.extract %w[%at] : tensor<7340032xi8>
      %half = arith.remui %k, %c2 : index
      %bits = arith.muli %half, %c4 : index
      %shift = arith.index_cast %bits : index to i32
      %wide = arith.extui %v : i8 to i32
      %moved = arith.shrui %wide, %shift : i32
      %code = arith.andi %moved, %mask : i32
      %f = arith.sitofp %code : i32 to f16
      %first = arith.muli %n, %blocks : index
      %block = arith.divui %k, %c32 : index
      %of = arith.addi %first, %block : index
      %scale = tensor.extract %s[%of] : tensor<458752xf16>
      %less = arith.subf %f, %eight : f16
      %r = arith.mulf %less, %scale : f16
      linalg.yield %r : f16
    } -> tensor<14336x1024xf16>
    %z = linalg.fill ins(%zero : f32) outs(%out : tensor<128x14336xf32>) -> tensor<128x14336xf32>
    %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %d : tensor<128x1024xf16>, tensor<14336x1024xf16>) outs(%z : tensor<128x14336xf32>) {
    ^bb0(%a: f16, %b: f16, %o: f32):
      %p = arith.extf %a : f16 to f32
      %q = arith.extf %b : f16 to f32
      %t = arith.mulf %p, %q : f32
      %u = arith.addf %o, %t : f32
      linalg.yield %u : f32
    } -> tensor<128x14336xf32>
    return %y : tensor<128x14336xf32>
  }
}
