// RUN: sluice-opt %s --sluice-attach-target --sluice-form-dispatches --split-input-file | FileCheck %s
// RUN: sluice-opt %s --sluice-attach-target "--sluice-form-dispatches=fuse=false" --split-input-file | FileCheck %s --check-prefix=APART

// RUN: sluice-opt %s "--sluice-attach-target=target=cuda:sm_90" --sluice-form-dispatches --split-input-file | FileCheck %s --check-prefix=GPU

// A bias and an activation are computed where the product is made.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: flow.executable private @dense_0_matmul_Dx8x4_f32
//       CHECK:   func.func @dense_0_matmul_Dx8x4_f32(%[[A:.+]]: tensor<?x4xf32>, %[[B:.+]]: tensor<4x8xf32>, %[[BIAS:.+]]: tensor<8xf32>, %[[OUT:.+]]: tensor<?x8xf32>)
//       CHECK:     linalg.fill
//       CHECK:     linalg.matmul
//       CHECK:     linalg.generic
//  CHECK-SAME:       outs(%[[OUT]]
//       CHECK: func.func @dense(%[[X:.+]]: tensor<?x4xf32>
//       CHECK:   %[[N:.+]] = tensor.dim %[[X]]
//       CHECK:   flow.dispatch @dense_0_matmul_Dx8x4_f32(%{{.+}}) : ({{.+}}) -> tensor<?x8xf32>{%[[N]]}
//  CHECK-NEXT:   return
// APART-COUNT-2: flow.dispatch
func.func @dense(%a: tensor<?x4xf32>, %b: tensor<4x8xf32>, %bias: tensor<8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %m = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x8xf32>) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%m, %bias : tensor<?x8xf32>, tensor<8xf32>) outs(%e : tensor<?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

// Softmax: one kernel of four loops over shared rows, one result.
#id = affine_map<(d0, d1) -> (d0, d1)>
#outer = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @softmax(
//       CHECK:   flow.dispatch
//   CHECK-NOT:   flow.dispatch
func.func @softmax(%x: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %er = tensor.empty() : tensor<16xf32>
  %e = tensor.empty() : tensor<16x64xf32>
  %f0 = linalg.fill ins(%low : f32) outs(%er : tensor<16xf32>) -> tensor<16xf32>
  %max = linalg.generic {indexing_maps = [#id, #outer], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<16x64xf32>) outs(%f0 : tensor<16xf32>) {
  ^bb0(%p: f32, %o: f32):
    %r = arith.maximumf %p, %o : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>
  %exp = linalg.generic {indexing_maps = [#id, #outer, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<16x64xf32>, tensor<16xf32>) outs(%e : tensor<16x64xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %d = arith.subf %p, %q : f32
    %r = math.exp %d : f32
    linalg.yield %r : f32
  } -> tensor<16x64xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%er : tensor<16xf32>) -> tensor<16xf32>
  %sum = linalg.generic {indexing_maps = [#id, #outer], iterator_types = ["parallel", "reduction"]}
      ins(%exp : tensor<16x64xf32>) outs(%f1 : tensor<16xf32>) {
  ^bb0(%p: f32, %o: f32):
    %r = arith.addf %p, %o : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>
  %y = linalg.generic {indexing_maps = [#id, #outer, #id], iterator_types = ["parallel", "parallel"]}
      ins(%exp, %sum : tensor<16x64xf32>, tensor<16xf32>) outs(%e : tensor<16x64xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %r = arith.divf %p, %q : f32
    linalg.yield %r : f32
  } -> tensor<16x64xf32>
  return %y : tensor<16x64xf32>
}

// -----

// The slice is read in place by its reader.
// CHECK-LABEL: flow.executable private @slice
//       CHECK:   tensor.extract_slice
//       CHECK:   linalg.generic
// CHECK-LABEL: func.func @slice(
//       CHECK:   flow.dispatch
//   CHECK-NOT:   flow.dispatch
func.func @slice(%x: tensor<16x64xf32>, %at: index) -> tensor<16x8xf32> {
  %s = tensor.extract_slice %x[0, %at] [16, 8] [1, 1] : tensor<16x64xf32> to tensor<16x8xf32>
  %e = tensor.empty() : tensor<16x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<16x8xf32>) outs(%e : tensor<16x8xf32>) {
  ^bb0(%p: f32, %o: f32):
    %r = arith.negf %p : f32
    linalg.yield %r : f32
  } -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// -----

// What products in a loop begin with stands in front of it, as what the loop begins with does: they make it themselves, and read no zeros.
// CHECK-LABEL: flow.executable private @steps_
//       CHECK:   linalg.fill
//       CHECK:   linalg.matmul
// CHECK-LABEL: func.func @steps(
//       CHECK:   scf.for {{.+}} iter_args(%[[X:.+]] = %{{.+}}) -> (tensor<16x32xf32>)
//       CHECK:     flow.dispatch @{{.+}}(%[[X]], %{{[a-z0-9]+}}) : (tensor<16x32xf32>, tensor<32x32xf32>) -> tensor<16x32xf32>
func.func @steps(%w: tensor<32x32xf32>, %t: index) -> tensor<16x32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %r = scf.for %i = %c0 to %t step %c1 iter_args(%x = %zeros) -> (tensor<16x32xf32>) {
    %y = linalg.matmul ins(%x, %w : tensor<16x32xf32>, tensor<32x32xf32>) outs(%zeros : tensor<16x32xf32>) -> tensor<16x32xf32>
    scf.yield %y : tensor<16x32xf32>
  }
  return %r : tensor<16x32xf32>
}

// -----

// A loop collects rows: each is copied to its place by the host program, not by a kernel that writes all rows again.
// CHECK-LABEL: func.func @collect(
//       CHECK:   scf.for
//       CHECK:     %[[ROW:.+]] = flow.dispatch
//       CHECK:     tensor.insert_slice %[[ROW]]
//   CHECK-NOT:     flow.dispatch
//       CHECK:     scf.yield
func.func @collect(%x: tensor<?xf32>, %t: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %rows = tensor.empty(%t, %n) : tensor<?x?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = scf.for %i = %c0 to %t step %c1 iter_args(%acc = %rows) -> (tensor<?x?xf32>) {
    %row = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
    ^bb0(%p: f32, %o: f32):
      %y = math.exp %p : f32
      linalg.yield %y : f32
    } -> tensor<?xf32>
    %next = tensor.insert_slice %row into %acc[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
    scf.yield %next : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// -----

// A loop whose end is not known before doubles the room when it is used up. That copies, the rows themselves are written in place.
// CHECK-LABEL: func.func @collect_while(
//       CHECK:   scf.while
//       CHECK:     %[[ROW:.+]] = flow.dispatch
//       CHECK:     %[[ROOM:.+]] = scf.if
//       CHECK:       flow.dispatch
//       CHECK:     tensor.insert_slice %[[ROW]] into %[[ROOM]]
//   CHECK-NOT:     flow.dispatch
//       CHECK:     scf.yield
func.func @collect_while(%x: tensor<4xf32>, %limit: f32) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %none = tensor.empty(%c0) : tensor<?x4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %n, %last, %r = scf.while (%i = %c0, %old = %x, %acc = %none) : (index, tensor<4xf32>, tensor<?x4xf32>) -> (index, tensor<4xf32>, tensor<?x4xf32>) {
    %first = tensor.extract %old[%c0] : tensor<4xf32>
    %go = arith.cmpf olt, %first, %limit : f32
    scf.condition(%go) %i, %old, %acc : index, tensor<4xf32>, tensor<?x4xf32>
  } do {
  ^bb0(%i: index, %old: tensor<4xf32>, %acc: tensor<?x4xf32>):
    %row = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%old : tensor<4xf32>) outs(%e : tensor<4xf32>) {
    ^bb0(%p: f32, %o: f32):
      %y = math.exp %p : f32
      linalg.yield %y : f32
    } -> tensor<4xf32>
    %room = tensor.dim %acc, %c0 : tensor<?x4xf32>
    %full = arith.cmpi eq, %i, %room : index
    %rows = scf.if %full -> (tensor<?x4xf32>) {
      %more = arith.addi %room, %c8 : index
      %larger = tensor.empty(%more) : tensor<?x4xf32>
      %copied = tensor.insert_slice %acc into %larger[0, 0] [%room, 4] [1, 1] : tensor<?x4xf32> into tensor<?x4xf32>
      scf.yield %copied : tensor<?x4xf32>
    } else {
      scf.yield %acc : tensor<?x4xf32>
    }
    %next = tensor.insert_slice %row into %rows[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x4xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %row, %next : index, tensor<4xf32>, tensor<?x4xf32>
  }
  return %r : tensor<?x4xf32>
}

// -----

// Kernels of operands in panels read whole tensors: a slice is copied by a kernel of its own, and who reads another one does not join.
#panels = #encoding.panels<k = [0], n = 1, width = 16>
// CHECK-LABEL: flow.executable private @slices_of_product_1_matmul
//   CHECK-NOT:   tensor.extract_slice
// CHECK-LABEL: flow.executable private @slices_of_product_2_map
func.func @slices_of_product(%x: tensor<16x64xf32>, %w: tensor<8x32xf32, #panels>, %b: tensor<96xf32>, %at: index) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %s = tensor.extract_slice %x[0, %at] [16, 8] [1, 1] : tensor<16x64xf32> to tensor<16x8xf32>
  %bias = tensor.extract_slice %b[32] [32] [1] : tensor<96xf32> to tensor<32xf32>
  %e = tensor.empty() : tensor<16x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
  %m = linalg.matmul ins(%s, %w : tensor<16x8xf32>, tensor<8x32xf32, #panels>) outs(%f : tensor<16x32xf32>) -> tensor<16x32xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                       iterator_types = ["parallel", "parallel"]} ins(%m, %bias : tensor<16x32xf32>, tensor<32xf32>) outs(%e : tensor<16x32xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %r = arith.addf %p, %q : f32
    linalg.yield %r : f32
  } -> tensor<16x32xf32>
  return %y : tensor<16x32xf32>
}

// -----

// Nor do kernels of matrices on CPUs read a part of the values of attention, but those of a single row do.
// CHECK-LABEL: flow.executable private @values_1_batch_matmul
//   CHECK-NOT:   tensor.extract_slice
// CHECK-LABEL: flow.executable private @values_2_
//       CHECK:   tensor.extract_slice
func.func @values(%p: tensor<4x32x32xf32>, %one: tensor<4x32xf32>, %qkv: tensor<3x4x32x16xf32>) -> (tensor<4x32x16xf32>, tensor<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %v = tensor.extract_slice %qkv[2, 0, 0, 0] [1, 4, 32, 16] [1, 1, 1, 1] : tensor<3x4x32x16xf32> to tensor<4x32x16xf32>
  %k = tensor.extract_slice %qkv[1, 0, 0, 0] [1, 4, 32, 16] [1, 1, 1, 1] : tensor<3x4x32x16xf32> to tensor<4x32x16xf32>
  %e = tensor.empty() : tensor<4x32x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
  %y = linalg.batch_matmul ins(%p, %v : tensor<4x32x32xf32>, tensor<4x32x16xf32>) outs(%f : tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
  %e1 = tensor.empty() : tensor<4x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %y1 = linalg.batch_vecmat ins(%one, %k : tensor<4x32xf32>, tensor<4x32x16xf32>) outs(%f1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %y, %y1 : tensor<4x32x16xf32>, tensor<4x16xf32>
}

// -----

// Products of matrices on GPUs read around an image what other kernels want in memory.
// CHECK-LABEL: func.func @padded(
// CHECK-COUNT-2: flow.dispatch
//   GPU-LABEL: flow.executable private @padded_0_conv_2d_nhwc_hwcf_2x8x8x16x3x3x8_f16
//         GPU:   func.func @padded_0_{{.+}}(%{{.+}}: tensor<2x8x8x8xf16>, %{{.+}}: tensor<3x3x8x16xf16>, %{{.+}}: tensor<2x8x8x16xf16>)
//         GPU:     tensor.insert_slice
//         GPU:     linalg.conv_2d_nhwc_hwcf
//   GPU-LABEL: func.func @padded(
// GPU-COUNT-1:   flow.dispatch
//     GPU-NOT:   flow.dispatch
func.func @padded(%x: tensor<2x8x8x8xf16>, %w: tensor<3x3x8x16xf16>) -> tensor<2x8x8x16xf16> {
  %zero = arith.constant 0.0 : f16
  %around = tensor.empty() : tensor<2x10x10x8xf16>
  %zeros = linalg.fill ins(%zero : f16) outs(%around : tensor<2x10x10x8xf16>) -> tensor<2x10x10x8xf16>
  %p = tensor.insert_slice %x into %zeros[0, 1, 1, 0] [2, 8, 8, 8] [1, 1, 1, 1] : tensor<2x8x8x8xf16> into tensor<2x10x10x8xf16>
  %e = tensor.empty() : tensor<2x8x8x16xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2x8x8x16xf16>) -> tensor<2x8x8x16xf16>
  %y = linalg.conv_2d_nhwc_hwcf ins(%p, %w : tensor<2x10x10x8xf16>, tensor<3x3x8x16xf16>) outs(%f : tensor<2x8x8x16xf16>) -> tensor<2x8x8x16xf16>
  return %y : tensor<2x8x8x16xf16>
}

// -----

// On GPUs what is inserted is computed where it goes, also by way of other insertions, and so is what follows element by element; a wider
// result is not: who reads it would read more.
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @inserted(
// CHECK-COUNT-5: flow.dispatch
//   GPU-LABEL: flow.executable private @inserted_
//         GPU:   func.func @inserted_{{.+}}(%[[X:[a-z0-9]+]]: tensor<4x64xf16>, %[[Y:[a-z0-9]+]]: tensor<4x8xf16>, %{{.+}}: tensor<4x72xf16>)
//         GPU:     arith.negf
//         GPU:     tensor.insert_slice
//         GPU:     tensor.insert_slice
//         GPU:     arith.addf
//         GPU:     tensor.insert_slice
//         GPU:     tensor.insert_slice %[[Y]]
//   GPU-LABEL: func.func @inserted(
// GPU-COUNT-2:   flow.dispatch
//     GPU-NOT:   flow.dispatch
func.func @inserted(%x: tensor<4x64xf16>, %y: tensor<4x8xf16>) -> tensor<4x72xf32> {
  %high = tensor.extract_slice %x[0, 32] [4, 32] [1, 1] : tensor<4x64xf16> to tensor<4x32xf16>
  %low = tensor.extract_slice %x[0, 0] [4, 32] [1, 1] : tensor<4x64xf16> to tensor<4x32xf16>
  %h = tensor.empty() : tensor<4x32xf16>
  %negated = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%high : tensor<4x32xf16>) outs(%h : tensor<4x32xf16>) {
  ^bb0(%a: f16, %o: f16):
    %m = arith.negf %a : f16
    linalg.yield %m : f16
  } -> tensor<4x32xf16>
  %e = tensor.empty() : tensor<4x64xf16>
  %0 = tensor.insert_slice %negated into %e[0, 0] [4, 32] [1, 1] : tensor<4x32xf16> into tensor<4x64xf16>
  %1 = tensor.insert_slice %low into %0[0, 32] [4, 32] [1, 1] : tensor<4x32xf16> into tensor<4x64xf16>
  %sum = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%1, %x : tensor<4x64xf16>, tensor<4x64xf16>) outs(%e : tensor<4x64xf16>) {
  ^bb0(%a: f16, %b: f16, %o: f16):
    %m = arith.addf %a, %b : f16
    linalg.yield %m : f16
  } -> tensor<4x64xf16>
  %d = tensor.empty() : tensor<4x72xf16>
  %2 = tensor.insert_slice %sum into %d[0, 0] [4, 64] [1, 1] : tensor<4x64xf16> into tensor<4x72xf16>
  %3 = tensor.insert_slice %y into %2[0, 64] [4, 8] [1, 1] : tensor<4x8xf16> into tensor<4x72xf16>
  %w = tensor.empty() : tensor<4x72xf32>
  %wide = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x72xf16>) outs(%w : tensor<4x72xf32>) {
  ^bb0(%a: f16, %o: f32):
    %m = arith.extf %a : f16 to f32
    linalg.yield %m : f32
  } -> tensor<4x72xf32>
  return %wide : tensor<4x72xf32>
}

// -----

// Weights of 4 bits: products on GPUs unpack them as they read them, which is less than what they
// are unpacked to. Where that is as much, it is stored.
#id = affine_map<(d0, d1) -> (d0, d1)>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-LABEL: func.func @unpacked(
// CHECK-COUNT-2: flow.dispatch
// GPU-LABEL: func.func @unpacked(
//       GPU:   flow.dispatch
//   GPU-NOT:   flow.dispatch
//       GPU:   return
func.func @unpacked(%x: tensor<4x64xf16>, %w: tensor<2048xi8>) -> tensor<4x64xf32> {
  %zero = arith.constant 0.0 : f32
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %mask = arith.constant 15 : i32
  %ed = tensor.empty() : tensor<64x64xf16>
  %d = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%ed : tensor<64x64xf16>) {
  ^bb0(%o: f16):
    %n = linalg.index 0 : index
    %k = linalg.index 1 : index
    %row = arith.muli %n, %c32 : index
    %byte = arith.divui %k, %c2 : index
    %at = arith.addi %row, %byte : index
    %v = tensor.extract %w[%at] : tensor<2048xi8>
    %half = arith.remui %k, %c2 : index
    %bits = arith.muli %half, %c4 : index
    %shift = arith.index_cast %bits : index to i32
    %wide = arith.extui %v : i8 to i32
    %moved = arith.shrui %wide, %shift : i32
    %code = arith.andi %moved, %mask : i32
    %f = arith.sitofp %code : i32 to f16
    linalg.yield %f : f16
  } -> tensor<64x64xf16>
  %e = tensor.empty() : tensor<4x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x64xf32>) -> tensor<4x64xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %d : tensor<4x64xf16>, tensor<64x64xf16>) outs(%z : tensor<4x64xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %p = arith.extf %a : f16 to f32
    %q = arith.extf %b : f16 to f32
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x64xf32>
  return %y : tensor<4x64xf32>
}

// GPU-LABEL: func.func @as_large(
// GPU-COUNT-2: flow.dispatch
func.func @as_large(%x: tensor<4x64xf16>, %w: tensor<64x64xf16>) -> tensor<4x64xf32> {
  %zero = arith.constant 0.0 : f32
  %ed = tensor.empty() : tensor<64x64xf16>
  %d = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<64x64xf16>) outs(%ed : tensor<64x64xf16>) {
  ^bb0(%v: f16, %o: f16):
    %f = math.exp %v : f16
    linalg.yield %f : f16
  } -> tensor<64x64xf16>
  %e = tensor.empty() : tensor<4x64xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x64xf32>) -> tensor<4x64xf32>
  %y = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %d : tensor<4x64xf16>, tensor<64x64xf16>) outs(%z : tensor<4x64xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %p = arith.extf %a : f16 to f32
    %q = arith.extf %b : f16 to f32
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x64xf32>
  return %y : tensor<4x64xf32>
}

// -----

// Rows that are scaled by their sums and put in another order are written by the kernel of the sums, on GPUs.
// GPU-LABEL: func.func @turned_rows(
//       GPU:   flow.dispatch
//   GPU-NOT:   flow.dispatch
//       GPU:   return
func.func @turned_rows(%x: tensor<2x5x3x40xf32>) -> tensor<2x3x5x40xf32> {
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty() : tensor<2x5x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%er : tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, p, h, d) -> (b, p, h, d)>, affine_map<(b, p, h, d) -> (b, p, h)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x : tensor<2x5x3x40xf32>) outs(%z : tensor<2x5x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<2x5x3xf32>
  %e = tensor.empty() : tensor<2x3x5x40xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(b, p, h, d) -> (b, p, h, d)>, affine_map<(b, p, h, d) -> (b, p, h)>, affine_map<(b, p, h, d) -> (b, h, p, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %s : tensor<2x5x3x40xf32>, tensor<2x5x3xf32>) outs(%e : tensor<2x3x5x40xf32>) {
  ^bb0(%a: f32, %sum: f32, %o: f32):
    %m = arith.mulf %a, %sum : f32
    linalg.yield %m : f32
  } -> tensor<2x3x5x40xf32>
  return %y : tensor<2x3x5x40xf32>
}

// -----

// Keys are written where they belong in a cache that the caller gave up: the rest is not touched. On GPUs queries and keys of one product
// are one kernel.
// CHECK-LABEL: flow.executable private @keep_{{[0-9]}}_insert_slice_2x8x16x32_f16 attributes {updates = 1 : i64}
//       CHECK:   func.func @{{.+}}(%[[X:.+]]: tensor<2x16x32xf16>, %[[CACHE:.+]]: tensor<2x8x16x32xf16>)
//   CHECK-NOT:     linalg.copy
//       CHECK:     tensor.insert_slice %{{.+}} into %[[CACHE]][0, 0, 7, 0]
//       CHECK: func.func @keep(
//       CHECK:   flow.dispatch @{{.+}}(%{{.+}}, %arg2) {updates = 1 : i64}
// GPU-LABEL: func.func @keep(
//       GPU:   %[[X:.+]] = flow.dispatch @keep_0_matmul
//       GPU:   %[[R:.+]]:2 = flow.dispatch @{{.+}}(%{{.+}}, %arg2) {updates = 1 : i64}
//   GPU-NOT:   flow.dispatch
//       GPU:   return %[[R]]#0, %[[R]]#1
func.func @keep(%a: tensor<2x32xf16>, %w: tensor<32x512xf16>, %cache: tensor<2x8x16x32xf16> {sluice.donated}) -> (tensor<2x8x48xf16>, tensor<2x8x16x32xf16>) {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<2x512xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2x512xf16>) -> tensor<2x512xf16>
  %m = linalg.matmul ins(%a, %w : tensor<2x32xf16>, tensor<32x512xf16>) outs(%f : tensor<2x512xf16>) -> tensor<2x512xf16>
  %x = tensor.expand_shape %m [[0], [1, 2]] output_shape [2, 16, 32] : tensor<2x512xf16> into tensor<2x16x32xf16>
  %q = tensor.extract_slice %x[0, 0, 0] [2, 8, 32] [1, 1, 1] : tensor<2x16x32xf16> to tensor<2x8x32xf16>
  %k = tensor.extract_slice %x[0, 8, 0] [2, 8, 32] [1, 1, 1] : tensor<2x16x32xf16> to tensor<2x8x32xf16>
  %o = tensor.empty() : tensor<2x8x48xf16>
  %q1 = tensor.insert_slice %q into %o[0, 0, 0] [2, 8, 32] [1, 1, 1] : tensor<2x8x32xf16> into tensor<2x8x48xf16>
  %k1 = tensor.insert_slice %k into %cache[0, 0, 7, 0] [2, 8, 1, 32] [1, 1, 1, 1] : tensor<2x8x32xf16> into tensor<2x8x16x32xf16>
  return %q1, %k1 : tensor<2x8x48xf16>, tensor<2x8x16x32xf16>
}

// -----

// What is around the image of a pool is computed with it on GPUs, whatever number it is.
// CHECK-LABEL: flow.executable private @padded_pool_0
//   CHECK-NOT:   linalg.pooling_nhwc_max
//       CHECK: flow.executable private @padded_pool_1
//   GPU-LABEL: flow.executable private @padded_pool_0
//         GPU:   tensor.insert_slice
//         GPU:   linalg.pooling_nhwc_max
//     GPU-NOT: flow.executable private @padded_pool_1
//   GPU-LABEL: func.func @padded_pool(
func.func @padded_pool(%x: tensor<1x8x8x16xf16>) -> tensor<1x4x4x16xf16> {
  %inf = arith.constant 0xFC00 : f16
  %p = tensor.empty() : tensor<1x10x10x16xf16>
  %pf = linalg.fill ins(%inf : f16) outs(%p : tensor<1x10x10x16xf16>) -> tensor<1x10x10x16xf16>
  %i = tensor.insert_slice %x into %pf[0, 1, 1, 0] [1, 8, 8, 16] [1, 1, 1, 1] : tensor<1x8x8x16xf16> into tensor<1x10x10x16xf16>
  %w = tensor.empty() : tensor<3x3xf16>
  %e = tensor.empty() : tensor<1x4x4x16xf16>
  %f = linalg.fill ins(%inf : f16) outs(%e : tensor<1x4x4x16xf16>) -> tensor<1x4x4x16xf16>
  %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%i, %w : tensor<1x10x10x16xf16>, tensor<3x3xf16>) outs(%f : tensor<1x4x4x16xf16>) -> tensor<1x4x4x16xf16>
  return %r : tensor<1x4x4x16xf16>
}

// Kernels number the elements of a row by 32 bits: a row of unknown length is checked.
// CHECK-LABEL: func @rows_to_sort(
//       CHECK:   %[[LENGTH:.+]] = tensor.dim %{{.+}}, %c1
//       CHECK:   %[[FITS:.+]] = arith.cmpi ult, %[[LENGTH]], %c2147483648
//       CHECK:   cf.assert %[[FITS]], "a row of 2147483648 elements or more cannot be sorted"
//       CHECK:   flow.dispatch
//   CHECK-NOT:   cf.assert
func.func @rows_to_sort(%x: tensor<4x?xf32>, %y: tensor<?x8xf32>) -> (tensor<4x?xf32>, tensor<?x8xf32>) {
  %a = linalg_ext.sort dimension(1) outs(%x : tensor<4x?xf32>) {
  ^bb0(%l: f32, %r: f32):
    %c = arith.cmpf olt, %l, %r : f32
    linalg_ext.yield %c : i1
  } -> tensor<4x?xf32>
  %b = linalg_ext.sort dimension(1) outs(%y : tensor<?x8xf32>) {
  ^bb0(%l: f32, %r: f32):
    %c = arith.cmpf olt, %l, %r : f32
    linalg_ext.yield %c : i1
  } -> tensor<?x8xf32>
  return %a, %b : tensor<4x?xf32>, tensor<?x8xf32>
}

// -----

// A norm of means is a kernel of its own on GPUs, whose rows are computed by no reductions.
#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#mean = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// GPU-LABEL: func.func @sums_of_sums(
// GPU-COUNT-2: flow.dispatch
//   GPU-NOT: flow.dispatch
//       GPU:   return
// CHECK-LABEL: func.func @sums_of_sums(
// CHECK-COUNT-1: flow.dispatch
//   CHECK-NOT: flow.dispatch
//       CHECK:   return
func.func @sums_of_sums(%x: tensor<8x64x49xf32>) -> tensor<8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x64xf32>) -> tensor<8x64xf32>
  %m = linalg.generic {indexing_maps = [#all, #mean], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<8x64x49xf32>) outs(%f : tensor<8x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %a, %o : f32
    linalg.yield %t : f32
  } -> tensor<8x64xf32>
  %re = tensor.empty() : tensor<8xf32>
  %rf = linalg.fill ins(%zero : f32) outs(%re : tensor<8xf32>) -> tensor<8xf32>
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%m : tensor<8x64xf32>) outs(%rf : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.mulf %a, %a : f32
    %s = arith.addf %t, %o : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Gates of a cell, each a slice of sums and a result, meet in the state: they are one kernel with it.
// What turns a slice is not.
#id = affine_map<(d0, d1) -> (d0, d1)>
#turned = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @gates(
//       CHECK:   %[[TURNED:.+]] = flow.dispatch
//       CHECK:   %[[ALL:.+]]:3 = flow.dispatch {{.+}}(%arg0, %[[TURNED]], %arg1)
//  CHECK-NEXT:   return %[[ALL]]#0, %[[ALL]]#1, %[[ALL]]#2
// APART-COUNT-4: flow.dispatch
func.func @gates(%sums: tensor<16x64xf32>, %c: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
  %a = tensor.extract_slice %sums[0, 0] [16, 16] [1, 1] : tensor<16x64xf32> to tensor<16x16xf32>
  %b = tensor.extract_slice %sums[0, 16] [16, 16] [1, 1] : tensor<16x64xf32> to tensor<16x16xf32>
  %d = tensor.extract_slice %sums[0, 32] [16, 16] [1, 1] : tensor<16x64xf32> to tensor<16x16xf32>
  %e = tensor.empty() : tensor<16x16xf32>
  %i = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = math.tanh %x : f32
    linalg.yield %y : f32
  } -> tensor<16x16xf32>
  %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<16x16xf32>
  %t = linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<16x16xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%i, %g, %t, %c : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%e : tensor<16x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32, %o: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.mulf %z, %w : f32
    %3 = arith.addf %1, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<16x16xf32>
  return %i, %g, %s : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
}
