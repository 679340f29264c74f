// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},flow.executable(sluice-lower-kernels))' | FileCheck %s
// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:icelake-server},flow.executable(sluice-lower-kernels))' | FileCheck %s --check-prefix=VNNI

// A workgroup takes 8 sequences through all steps. Sums are made in registers of whole panels; the
// state is updated where the last one is wanted.
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: flow.executable private @layer
//  CHECK-SAME:   plan = "recurrence: all steps of 8 rows a workgroup"
//       CHECK:   func.func @layer(%{{.+}}: memref<?x?x32xf32>, %[[W:[a-z0-9]+]]: memref<1024xf32>, %{{.+}}: index, %[[Y:[a-z0-9]+]]: memref<?x?x32xf32>, %[[H:[a-z0-9]+]]: memref<?x32xf32>)
//       CHECK:     %[[MINE:.+]] = memref.subview %[[H]]
//       CHECK:     scf.for
//       CHECK:       vector.fma
//   CHECK-NOT:       memref.alloc
//       CHECK:       math.tanh
//       CHECK:   func.func private @layer_grid
flow.executable private @layer {
  func.func @layer(%x: tensor<?x?x32xf32>, %w: tensor<32x32xf32, #encoding.panels<k = [0], n = 1, width = 16>>, %rows: index, %y: tensor<?x?x32xf32>, %out: tensor<?x32xf32>) -> (tensor<?x?x32xf32>, tensor<?x32xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %steps = tensor.dim %x, %c0 : tensor<?x?x32xf32>
    %h = linalg.fill ins(%zero : f32) outs(%out : tensor<?x32xf32>) -> tensor<?x32xf32>
    %r:2 = scf.for %t = %c0 to %steps step %c1 iter_args(%all = %y, %state = %h) -> (tensor<?x?x32xf32>, tensor<?x32xf32>) {
      %row = tensor.extract_slice %x[%t, 0, 0] [1, %rows, 32] [1, 1, 1] : tensor<?x?x32xf32> to tensor<?x32xf32>
      %e = tensor.empty(%rows) : tensor<?x32xf32>
      %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x32xf32>) -> tensor<?x32xf32>
      %m = linalg.matmul ins(%state, %w : tensor<?x32xf32>, tensor<32x32xf32, #encoding.panels<k = [0], n = 1, width = 16>>) outs(%f : tensor<?x32xf32>) -> tensor<?x32xf32>
      %n = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
          ins(%row, %m : tensor<?x32xf32>, tensor<?x32xf32>) outs(%e : tensor<?x32xf32>) {
      ^bb0(%p: f32, %q: f32, %o: f32):
        %s = arith.addf %p, %q : f32
        %a = math.tanh %s : f32
        linalg.yield %a : f32
      } -> tensor<?x32xf32>
      %i = tensor.insert_slice %n into %all[%t, 0, 0] [1, %rows, 32] [1, 1, 1] : tensor<?x32xf32> into tensor<?x?x32xf32>
      scf.yield %i, %n : tensor<?x?x32xf32>, tensor<?x32xf32>
    }
    return %r#0, %r#1 : tensor<?x?x32xf32>, tensor<?x32xf32>
  }
}

// -----

// Elements of a row depend on another row's: one workgroup.
#row = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: flow.executable private @mixed
//  CHECK-SAME:   plan = "recurrence: all steps in one workgroup"
flow.executable private @mixed {
  func.func @mixed(%a: tensor<64x32xf32>, %n: index, %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = linalg.copy ins(%a : tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
    %r = scf.for %t = %c0 to %n step %c1 iter_args(%x = %s) -> (tensor<64x32xf32>) {
      %e = tensor.empty() : tensor<64x32xf32>
      %m = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (-d0 + 63, d1)>, #row], iterator_types = ["parallel", "parallel"]}
          ins(%x : tensor<64x32xf32>) outs(%e : tensor<64x32xf32>) {
      ^bb0(%p: f32, %o: f32):
        %q = math.exp %p : f32
        linalg.yield %q : f32
      } -> tensor<64x32xf32>
      scf.yield %m : tensor<64x32xf32>
    }
    return %r : tensor<64x32xf32>
  }
}

// -----

// Bytes are multiplied a word of four at a time, as their panels have them.
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: flow.executable private @bytes
//  CHECK-SAME:   plan = "recurrence: all steps in one workgroup"
//  VNNI-LABEL:   func.func @bytes(
//        VNNI:     scf.for
//        VNNI:       vector.load %{{.+}} : memref<2x32xi8{{.*}}>, vector<4xi8>
//        VNNI:       llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"
//    VNNI-NOT:   memref.alloc
flow.executable private @bytes {
  func.func @bytes(%w: tensor<32x32xi8, #encoding.panels<k = [0], n = 1, width = 64, group = 4>>, %n: index, %start: tensor<2x32xi8>, %out: tensor<2x32xi8>) -> tensor<2x32xi8> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %h = linalg.copy ins(%start : tensor<2x32xi8>) outs(%out : tensor<2x32xi8>) -> tensor<2x32xi8>
    %r = scf.for %t = %c0 to %n step %c1 iter_args(%state = %h) -> (tensor<2x32xi8>) {
      %e = tensor.empty() : tensor<2x32xi32>
      %f = linalg.fill ins(%zero : i32) outs(%e : tensor<2x32xi32>) -> tensor<2x32xi32>
      %m = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%state, %w : tensor<2x32xi8>, tensor<32x32xi8, #encoding.panels<k = [0], n = 1, width = 64, group = 4>>) outs(%f : tensor<2x32xi32>) {
      ^bb0(%a: i8, %b: i8, %o: i32):
        %x = arith.extui %a : i8 to i32
        %y = arith.extsi %b : i8 to i32
        %p = arith.muli %x, %y : i32
        %q = arith.addi %o, %p : i32
        linalg.yield %q : i32
      } -> tensor<2x32xi32>
      %i = tensor.empty() : tensor<2x32xi8>
      %s = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
          ins(%m : tensor<2x32xi32>) outs(%i : tensor<2x32xi8>) {
      ^bb0(%a: i32, %o: i8):
        %b = arith.trunci %a : i32 to i8
        linalg.yield %b : i8
      } -> tensor<2x32xi8>
      scf.yield %s : tensor<2x32xi8>
    }
    return %r : tensor<2x32xi8>
  }
}
