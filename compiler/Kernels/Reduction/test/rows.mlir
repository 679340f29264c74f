// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s --check-prefix=LLVM

// A row's values stay in registers from the load to the store: one read of x, one write, two meetings of the workgroup.
// CHECK-LABEL: flow.executable private @softmax
//  CHECK-SAME:   plan = "reduction: 128 threads a row, 4 x 8 columns a thread, 128 threads a workgroup"
//       CHECK:   memref.alloc() : memref<4xf16, #gpu.address_space<workgroup>>
//       CHECK:   memref.alloc() : memref<4xf32, #gpu.address_space<workgroup>>
// CHECK-COUNT-4: vector.load %{{.+}} {alignment = 16 : i64} : memref<?x4096xf16>, vector<8xf16>
// CHECK-COUNT-5: gpu.shuffle  xor
//       CHECK:   gpu.barrier {workgroup_memory_only}
// CHECK-COUNT-5: gpu.shuffle  xor
//   CHECK-NOT:   vector.load
// CHECK-COUNT-4: vector.store
//   CHECK-NOT:   vector.store
//       CHECK:   func.func private @softmax_grid
// Barriers that order workgroup memory only leave LLVM free to assume that buffers do not alias.
//        LLVM: llvm.mlir.global {{.*}} @workgroup() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<{{[0-9]+}} x i8>
//        LLVM: llvm.func @softmax(%{{.+}}: !llvm.ptr {llvm.align = 2 : i64, llvm.noalias}, %{{.+}}: !llvm.ptr {llvm.align = 2 : i64, llvm.noalias}
//        LLVM: nvvm.shfl.sync bfly
//        LLVM: nvvm.barrier
flow.executable private @softmax {
  func.func @softmax(%x: tensor<?x4096xf16>, %out: tensor<?x4096xf16>) -> tensor<?x4096xf16> {
    %r = linalg.softmax dimension(1) ins(%x : tensor<?x4096xf16>) outs(%out : tensor<?x4096xf16>) -> tensor<?x4096xf16>
    return %r : tensor<?x4096xf16>
  }
}

// A row of unknown length is walked in a loop; whether it is made of whole vectors is seen at run time.
// CHECK-LABEL: flow.executable private @total
//  CHECK-SAME:   plan = "reduction: 256 threads a row, 4 columns a step, up to 528 workgroups a row, 256 threads a workgroup"
//       CHECK:   arith.remui %{{.+}}, %c4
//       CHECK:   scf.if
//       CHECK:     scf.for {{.*}} iter_args
//       CHECK:       vector.load
//       CHECK:   } else {
//       CHECK:     scf.for {{.*}} iter_args
//       CHECK:       memref.load
flow.executable private @total {
  func.func @total(%x: tensor<?x?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<?xf32>) -> tensor<?xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.addf %a, %o : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %s : tensor<?xf32>
  }
}

// Short rows share a subgroup and need no memory; threads past the last row repeat it and store nothing.
// CHECK-LABEL: flow.executable private @short
//  CHECK-SAME:   plan = "reduction: 4 threads a row, 4 columns a thread, 128 threads a workgroup"
//       CHECK:   arith.minui
//   CHECK-NOT:   gpu.barrier
// CHECK-COUNT-2: gpu.shuffle  xor
//   CHECK-NOT:   gpu.shuffle
//       CHECK:   scf.if
//       CHECK:     memref.store
flow.executable private @short {
  func.func @short(%x: tensor<1000x16xf32>, %out: tensor<1000xf32>) -> tensor<1000xf32> {
    %low = arith.constant 0xFF800000 : f32
    %f = linalg.fill ins(%low : f32) outs(%out : tensor<1000xf32>) -> tensor<1000xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<1000x16xf32>) outs(%f : tensor<1000xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.maximumf %a, %o : f32
      linalg.yield %m : f32
    } -> tensor<1000xf32>
    return %s : tensor<1000xf32>
  }
}

// Nothing is reduced: vectors, each on its own; what is read across them is gathered.
// CHECK-LABEL: flow.executable private @elements
//  CHECK-SAME:   plan = "reduction: 8 columns a thread, 128 threads a workgroup"
//       CHECK:   vector.load %{{.+}} {alignment = 16 : i64} : memref<64x512xf16>, vector<8xf16>
//       CHECK:   math.tanh %{{.+}} : vector<8xf16>
//       CHECK:   vector.store
flow.executable private @elements {
  func.func @elements(%x: tensor<64x512xf16>, %b: tensor<64xf16>, %out: tensor<64x512xf16>) -> tensor<64x512xf16> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x, %b : tensor<64x512xf16>, tensor<64xf16>) outs(%out : tensor<64x512xf16>) {
    ^bb0(%a: f16, %c: f16, %o: f16):
      %t = math.tanh %a : f16
      %m = arith.addf %t, %c : f16
      linalg.yield %m : f16
    } -> tensor<64x512xf16>
    return %r : tensor<64x512xf16>
  }
}

// Numbers of 4 bits are unpacked from 8 bytes at once, into two stores of 16 bytes.
// CHECK-LABEL: flow.executable private @unpacked
//  CHECK-SAME:   plan = "reduction: 16 columns a thread
//       CHECK:   vector.load %{{.+}} : memref<32768xi8>, vector<8xi8>
flow.executable private @unpacked {
  func.func @unpacked(%w: tensor<32768xi8>, %out: tensor<64x1024xf16>) -> tensor<64x1024xf16> {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %bytes = arith.constant 512 : index
    %mask = arith.constant 15 : i32
    %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%out : tensor<64x1024xf16>) {
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
      linalg.yield %f : f16
    } -> tensor<64x1024xf16>
    return %y : tensor<64x1024xf16>
  }
}

// An image whose channels lie across its rows is added to rows: a subgroup has a row of both, and each lane reads what is its own of the image.
// CHECK-LABEL: flow.executable private @across
//  CHECK-SAME:   plan = "reduction: 32 threads a row, 12 x 1 columns a thread, 128 threads a workgroup"
flow.executable private @across {
  func.func @across(%x: tensor<4x381x196xf16>, %y: tensor<4x196x381xf16>, %out: tensor<4x196xf32>) -> tensor<4x196xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<4x196xf32>) -> tensor<4x196xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(n, p, c) -> (n, c, p)>, affine_map<(n, p, c) -> (n, p, c)>, affine_map<(n, p, c) -> (n, p)>],
                         iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %y : tensor<4x381x196xf16>, tensor<4x196x381xf16>) outs(%f : tensor<4x196xf32>) {
    ^bb0(%a: f16, %b: f16, %o: f32):
      %c = arith.addf %a, %b : f16
      %d = arith.extf %c : f16 to f32
      %t = arith.addf %o, %d : f32
      linalg.yield %t : f32
    } -> tensor<4x196xf32>
    return %s : tensor<4x196xf32>
  }
}

// Statistics of channels that lie last, of which the second needs the first: 64 threads have a channel.
// CHECK-LABEL: flow.executable private @channels
//  CHECK-SAME:   plan = "reduction: 64 threads a row, 7 x 8 columns a thread, 128 threads a workgroup"
flow.executable private @channels {
  func.func @channels(%x: tensor<16x196x256xf16>, %mean: tensor<256xf32>, %variance: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>) {
    %zero = arith.constant 0.0 : f32
    %fm = linalg.fill ins(%zero : f32) outs(%mean : tensor<256xf32>) -> tensor<256xf32>
    %m = linalg.generic {indexing_maps = [affine_map<(c, n, p) -> (n, p, c)>, affine_map<(c, n, p) -> (c)>], iterator_types = ["parallel", "reduction", "reduction"]}
        ins(%x : tensor<16x196x256xf16>) outs(%fm : tensor<256xf32>) {
    ^bb0(%a: f16, %o: f32):
      %d = arith.extf %a : f16 to f32
      %t = arith.addf %o, %d : f32
      linalg.yield %t : f32
    } -> tensor<256xf32>
    %fv = linalg.fill ins(%zero : f32) outs(%variance : tensor<256xf32>) -> tensor<256xf32>
    %v = linalg.generic {indexing_maps = [affine_map<(c, n, p) -> (n, p, c)>, affine_map<(c, n, p) -> (c)>, affine_map<(c, n, p) -> (c)>], iterator_types = ["parallel", "reduction", "reduction"]}
        ins(%x, %m : tensor<16x196x256xf16>, tensor<256xf32>) outs(%fv : tensor<256xf32>) {
    ^bb0(%a: f16, %b: f32, %o: f32):
      %c = arith.extf %a : f16 to f32
      %d = arith.subf %c, %b : f32
      %e = arith.mulf %d, %d : f32
      %t = arith.addf %o, %e : f32
      linalg.yield %t : f32
    } -> tensor<256xf32>
    return %m, %v : tensor<256xf32>, tensor<256xf32>
  }
}
