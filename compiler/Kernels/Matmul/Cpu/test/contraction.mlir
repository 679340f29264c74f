// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},flow.executable(sluice-lower-kernels{opt-level=2}))" --split-input-file | FileCheck %s

// 6 x 16 accumulators stay in registers for the whole sum; bias and activation are applied before the only store.
// CHECK-LABEL: flow.executable private @dense
//  CHECK-SAME:   matmul: {{.*}} rhs as panels
//       CHECK:   func.func @dense(%[[A:.+]]: memref<?x256xf32>, %[[B:.+]]: memref<65536xf32>
//       CHECK:     scf.for {{.*}} iter_args
// CHECK-COUNT-48:    vector.fma
//       CHECK:     arith.addf {{.*}} : vector<8xf32>
//       CHECK:     arith.maximumf {{.*}} : vector<8xf32>
//       CHECK:     vector.store
//   CHECK-NOT:   memref.alloc
//       CHECK:   func.func private @dense_grid
#panels = #encoding.panels<k = [0], n = 1, width = 16>
flow.executable private @dense {
  func.func @dense(%a: tensor<?x256xf32>, %b: tensor<256x256xf32, #panels>, %bias: tensor<256xf32>, %out: tensor<?x256xf32>) -> tensor<?x256xf32> {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %n = tensor.dim %a, %c0 : tensor<?x256xf32>
    %e = tensor.empty(%n) : tensor<?x256xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x256xf32>) -> tensor<?x256xf32>
    %m = linalg.matmul ins(%a, %b : tensor<?x256xf32>, tensor<256x256xf32, #panels>) outs(%f : tensor<?x256xf32>) -> tensor<?x256xf32>
    %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
        ins(%m, %bias : tensor<?x256xf32>, tensor<256xf32>) outs(%out : tensor<?x256xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %s = arith.addf %p, %q : f32
      %r = arith.maximumf %s, %zero : f32
      linalg.yield %r : f32
    } -> tensor<?x256xf32>
    return %y : tensor<?x256xf32>
  }
}

// -----

// Long sums in two blocks, each for all tiles, which fetch the next one meanwhile; of few rows the first tile fetches all
// of it. What is left of unknown rows goes by two and one. The sums wait in memory, and the epilogue reads them there.
// CHECK-LABEL: flow.executable private @blocks
//  CHECK-SAME:   sums in blocks of 256
//       CHECK:   func.func @blocks(
//       CHECK:     %[[SUMS:.+]] = memref.view
//       CHECK:     scf.if
//       CHECK:       scf.for %{{.+}} = %{{.+}} to %c512 step %c256
//       CHECK:         scf.for
//       CHECK:           scf.for %{{.+}} = %{{.+}} to %c256 step %c4 iter_args
// CHECK-COUNT-4:           memref.prefetch %{{.+}}[%{{.+}}], read, locality<2>, data
// CHECK-COUNT-48:          vector.fma
// CHECK-COUNT-12:        arith.addf {{.*}} : vector<8xf32>
//       CHECK:         scf.for
// CHECK-COUNT-16:          vector.fma
//       CHECK:         scf.for
// CHECK-COUNT-8:           vector.fma
//       CHECK:     } else {
//       CHECK:           memref.prefetch
//   CHECK-NOT:           memref.prefetch
//       CHECK:   func.func private @blocks_grid
flow.executable private @blocks {
  func.func @blocks(%a: tensor<?x512xf32>, %b: tensor<512x256xf32, #encoding.panels<k = [0], n = 1, width = 16>>, %out: tensor<?x256xf32>) -> tensor<?x256xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<?x256xf32>) -> tensor<?x256xf32>
    %m = linalg.matmul ins(%a, %b : tensor<?x512xf32>, tensor<512x256xf32, #encoding.panels<k = [0], n = 1, width = 16>>) outs(%f : tensor<?x256xf32>) -> tensor<?x256xf32>
    return %m : tensor<?x256xf32>
  }
}

// -----

// Integers of 32 bits are multiplied and added.
// CHECK-LABEL: flow.executable private @integers
//  CHECK-SAME:   matmul:
//       CHECK:   func.func @integers
//       CHECK:     arith.muli {{.*}} : vector<8xi32>
//       CHECK:     arith.addi {{.*}} : vector<8xi32>
flow.executable private @integers {
  func.func @integers(%a: tensor<4x8xi32>, %b: tensor<8x16xi32>, %out: tensor<4x16xi32>) -> tensor<4x16xi32> {
    %zero = arith.constant 0 : i32
    %f = linalg.fill ins(%zero : i32) outs(%out : tensor<4x16xi32>) -> tensor<4x16xi32>
    %m = linalg.matmul ins(%a, %b : tensor<4x8xi32>, tensor<8x16xi32>) outs(%f : tensor<4x16xi32>) -> tensor<4x16xi32>
    return %m : tensor<4x16xi32>
  }
}

// -----

// Four bytes along k are a word; without instructions for them they are multiplied as pairs of 16 bits. A last word that
// is not full has zeros.
// CHECK-LABEL: flow.executable private @bytes
//  CHECK-SAME:   matmul:
//       CHECK:   func.func @bytes(
//       CHECK:       arith.extui {{.*}} : vector<8xi8> to vector<8xi32>
//       CHECK:       vector.bitcast {{.*}} : vector<4xi8> to vector<1xi32>
//       CHECK:       arith.shrsi {{.*}} : vector<16xi16>
//       CHECK:       arith.shrui {{.*}} : vector<16xi16>
//       CHECK:       arith.muli {{.*}} : vector<16xi32>
//   CHECK-NOT:   scf.if
//       CHECK:   func.func private @bytes_grid
flow.executable private @bytes {
  func.func @bytes(%a: tensor<4x17xi8>, %b: tensor<17x16xi8>, %out: tensor<4x16xi32>) -> tensor<4x16xi32> {
    %zero = arith.constant 0 : i32
    %f = linalg.fill ins(%zero : i32) outs(%out : tensor<4x16xi32>) -> tensor<4x16xi32>
    %m = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                         iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%a, %b : tensor<4x17xi8>, tensor<17x16xi8>) outs(%f : tensor<4x16xi32>) {
    ^bb0(%x: i8, %y: i8, %sum: i32):
      %wx = arith.extsi %x : i8 to i32
      %wy = arith.extui %y : i8 to i32
      %p = arith.muli %wx, %wy : i32
      %s = arith.addi %sum, %p : i32
      linalg.yield %s : i32
    } -> tensor<4x16xi32>
    return %m : tensor<4x16xi32>
  }
}

// -----

// Halves add up in f32.
// CHECK-LABEL: flow.executable private @halves
//  CHECK-SAME:   matmul:
//       CHECK:     arith.extf {{.*}} : vector<8xf16> to vector<8xf32>
//       CHECK:     vector.fma {{.*}} : vector<8xf32>
flow.executable private @halves {
  func.func @halves(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>, %out: tensor<4x16xf32>) -> tensor<4x16xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<4x16xf32>) -> tensor<4x16xf32>
    %m = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
    return %m : tensor<4x16xf32>
  }
}

// -----

// Of many rows f16 is widened once for all tiles of the workgroup: rows, and 384 of their steps in a panel, which tiles read then.
// CHECK-LABEL: flow.executable private @many_halves
//  CHECK-SAME:   sums in blocks of 384, widened in the workspace
//   CHECK-DAG:   memref.view {{.*}} to memref<54x384xf32>
//   CHECK-DAG:   memref.view {{.*}} to memref<384x16xf32>
// CHECK-COUNT-3:   arith.extf {{.*}} : vector<8xf16> to vector<8xf32>
//   CHECK-NOT:   arith.extf
//       CHECK:   vector.fma
#halves = #encoding.panels<k = [0], n = 1, width = 16>
flow.executable private @many_halves {
  func.func @many_halves(%a: tensor<50x768xf16>, %b: tensor<768x16xf16, #halves>, %out: tensor<50x16xf32>) -> tensor<50x16xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<50x16xf32>) -> tensor<50x16xf32>
    %m = linalg.matmul ins(%a, %b : tensor<50x768xf16>, tensor<768x16xf16, #halves>) outs(%f : tensor<50x16xf32>) -> tensor<50x16xf32>
    return %m : tensor<50x16xf32>
  }
}
