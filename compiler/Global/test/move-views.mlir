// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-generalize-linalg,sluice-move-views),cse,canonicalize)" | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-generalize-linalg,sluice-move-views))" --remarks-filter=sluice-move-views -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-generalize-linalg,sluice-move-views),cse,canonicalize)" | FileCheck %s --check-prefix=CPU

#row = affine_map<(d0, d1, d2) -> (d0, d1, d2)>

// Only a dimension of one element moves: a reshape. A size that may be one is not known to be.
// CHECK-LABEL: func.func @one_position(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<1x1x32x128xf16>
//   CHECK-NOT:   linalg.generic
//       CHECK:   %[[C:.+]] = tensor.collapse_shape %[[X]] {{\[\[}}0], [1, 2], [3]]
//       CHECK:   %[[R:.+]] = tensor.expand_shape %[[C]] {{\[\[}}0], [1], [2, 3]] {{.*}} into tensor<1x32x1x128xf16>
//       CHECK:   return %[[R]]
func.func @one_position(%x: tensor<1x1x32x128xf16>) -> tensor<1x32x1x128xf16> {
  %e = tensor.empty() : tensor<1x32x1x128xf16>
  %t = linalg.transpose ins(%x : tensor<1x1x32x128xf16>) outs(%e : tensor<1x32x1x128xf16>) permutation = [0, 2, 1, 3]
  return %t : tensor<1x32x1x128xf16>
}
// CHECK-LABEL: func.func @some_positions(
//       CHECK:   linalg.generic
func.func @some_positions(%x: tensor<1x?x32x128xf16>, %n: index) -> tensor<1x32x?x128xf16> {
  %e = tensor.empty(%n) : tensor<1x32x?x128xf16>
  %t = linalg.transpose ins(%x : tensor<1x?x32x128xf16>) outs(%e : tensor<1x32x?x128xf16>) permutation = [0, 2, 1, 3]
  return %t : tensor<1x32x?x128xf16>
}

// Queries and keys of one tensor, as nn.MultiheadAttention takes them out of it: each is one transpose of a part of that.
// CHECK-LABEL: func.func @heads(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x8x1536xf16>
//       CHECK:   %[[E:.+]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3]] {{.*}} into tensor<?x8x24x64xf16>
//       CHECK:   %[[Q:.+]] = tensor.extract_slice %[[E]][0, 0, 0, 0] [%{{.+}}, 8, 12, 64]
//       CHECK:   %[[QT:.+]] = linalg.generic {{.*}} ins(%[[Q]] : tensor<?x8x12x64xf16>) outs(%{{.+}} : tensor<8x12x?x64xf16>)
//       CHECK:   %[[K:.+]] = tensor.extract_slice %[[E]][0, 0, 12, 0] [%{{.+}}, 8, 12, 64]
//       CHECK:   %[[KT:.+]] = linalg.generic {{.*}} ins(%[[K]] : tensor<?x8x12x64xf16>) outs(%{{.+}} : tensor<8x12x?x64xf16>)
//       CHECK:   return %[[QT]], %[[KT]]
func.func @heads(%x: tensor<?x8x1536xf16>) -> (tensor<8x12x?x64xf16>, tensor<8x12x?x64xf16>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8x1536xf16>
  %e = tensor.expand_shape %x [[0], [1], [2, 3]] output_shape [%n, 8, 2, 768] : tensor<?x8x1536xf16> into tensor<?x8x2x768xf16>
  %i = tensor.empty(%n) : tensor<2x?x8x768xf16>
  %t = linalg.transpose ins(%e : tensor<?x8x2x768xf16>) outs(%i : tensor<2x?x8x768xf16>) permutation = [2, 0, 1, 3]
  %q = tensor.extract_slice %t[0, 0, 0, 0] [1, %n, 8, 768] [1, 1, 1, 1] : tensor<2x?x8x768xf16> to tensor<?x8x768xf16>
  %qc = tensor.collapse_shape %q [[0], [1, 2]] : tensor<?x8x768xf16> into tensor<?x6144xf16>
  %qe = tensor.expand_shape %qc [[0], [1, 2]] output_shape [%n, 96, 64] : tensor<?x6144xf16> into tensor<?x96x64xf16>
  %j = tensor.empty(%n) : tensor<96x?x64xf16>
  %qt = linalg.transpose ins(%qe : tensor<?x96x64xf16>) outs(%j : tensor<96x?x64xf16>) permutation = [1, 0, 2]
  %qr = tensor.expand_shape %qt [[0, 1], [2], [3]] output_shape [8, 12, %n, 64] : tensor<96x?x64xf16> into tensor<8x12x?x64xf16>
  %k = tensor.extract_slice %t[1, 0, 0, 0] [1, %n, 8, 768] [1, 1, 1, 1] : tensor<2x?x8x768xf16> to tensor<?x8x768xf16>
  %ke = tensor.expand_shape %k [[0], [1], [2, 3]] output_shape [%n, 8, 12, 64] : tensor<?x8x768xf16> into tensor<?x8x12x64xf16>
  %l = tensor.empty(%n) : tensor<8x12x?x64xf16>
  %kt = linalg.transpose ins(%ke : tensor<?x8x12x64xf16>) outs(%l : tensor<8x12x?x64xf16>) permutation = [1, 2, 0, 3]
  return %qr, %kt : tensor<8x12x?x64xf16>, tensor<8x12x?x64xf16>
}

// A product over merged batches has them apart, where it can read a transpose then; and so has what is computed of the product.
// CHECK-LABEL: func.func @batches(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<5x49x3x32xf16>, %[[Q:[^:]+]]: tensor<15x49x32xf16>
//   CHECK-DAG:   %[[T:.+]] = linalg.generic {{.*}} ins(%[[X]] : tensor<5x49x3x32xf16>) outs(%{{.+}} : tensor<5x3x32x49xf16>)
//   CHECK-DAG:   %[[QE:.+]] = tensor.expand_shape %[[Q]] {{.*}} into tensor<5x3x49x32xf16>
//       CHECK:   %[[F:.+]] = linalg.fill {{.*}} outs(%{{.+}} : tensor<5x3x49x49xf32>)
//       CHECK:   %[[S:.+]] = linalg.generic {{.*}} ins(%[[QE]], %[[T]] : {{.*}}) outs(%[[F]]
//       CHECK:   %[[R:.+]] = linalg.generic {{.*}} ins(%[[S]] : tensor<5x3x49x49xf32>) outs(%{{.+}} : tensor<5x3x49x49xf16>)
//       CHECK:   return %[[R]]
// Products on CPUs want one dimension of batches, and whole tensors.
// CPU-LABEL: func.func @batches(
//       CPU:   linalg.batch_matmul
func.func @batches(%x: tensor<5x49x3x32xf16>, %q: tensor<15x49x32xf16>) -> tensor<5x3x49x49xf16> {
  %zero = arith.constant 0.0 : f32
  %i = tensor.empty() : tensor<5x3x49x32xf16>
  %h = linalg.transpose ins(%x : tensor<5x49x3x32xf16>) outs(%i : tensor<5x3x49x32xf16>) permutation = [0, 2, 1, 3]
  %j = tensor.empty() : tensor<5x3x32x49xf16>
  %t = linalg.transpose ins(%h : tensor<5x3x49x32xf16>) outs(%j : tensor<5x3x32x49xf16>) permutation = [0, 1, 3, 2]
  %k = tensor.collapse_shape %t [[0, 1], [2], [3]] : tensor<5x3x32x49xf16> into tensor<15x32x49xf16>
  %e = tensor.empty() : tensor<15x49x49xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<15x49x49xf32>) -> tensor<15x49x49xf32>
  %s = linalg.batch_matmul ins(%q, %k : tensor<15x49x32xf16>, tensor<15x32x49xf16>) outs(%f : tensor<15x49x49xf32>) -> tensor<15x49x49xf32>
  %o = tensor.empty() : tensor<15x49x49xf16>
  %n = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<15x49x49xf32>) outs(%o : tensor<15x49x49xf16>) {
  ^bb0(%a: f32, %b: f16):
    %c = arith.truncf %a : f32 to f16
    linalg.yield %c : f16
  } -> tensor<15x49x49xf16>
  %r = tensor.expand_shape %n [[0, 1], [2], [3]] output_shape [5, 3, 49, 49] : tensor<15x49x49xf16> into tensor<5x3x49x49xf16>
  return %r : tensor<5x3x49x49xf16>
}

// The transpose is needed as it is: parts of it are read there.
// CHECK-LABEL: func.func @needed(
//       CHECK:   %[[T:.+]] = linalg.generic
//       CHECK:   %[[C:.+]] = tensor.collapse_shape %[[T]]
//       CHECK:   %[[S:.+]] = tensor.extract_slice %[[C]][49, 0] [49, 32]
//       CHECK:   return %[[T]], %[[S]]
func.func @needed(%x: tensor<49x3x32xf16>) -> (tensor<3x49x32xf16>, tensor<49x32xf16>) {
  %e = tensor.empty() : tensor<3x49x32xf16>
  %t = linalg.transpose ins(%x : tensor<49x3x32xf16>) outs(%e : tensor<3x49x32xf16>) permutation = [1, 0, 2]
  %s = tensor.extract_slice %t[1, 0, 0] [1, 49, 32] [1, 1, 1] : tensor<3x49x32xf16> to tensor<1x49x32xf16>
  %c = tensor.collapse_shape %s [[0, 1], [2]] : tensor<1x49x32xf16> into tensor<49x32xf16>
  return %t, %c : tensor<3x49x32xf16>, tensor<49x32xf16>
}

// Pairs of elements that begin at an odd place of rows of pairs.
// CHECK-LABEL: func.func @odd_pairs(
//       CHECK:   tensor.extract_slice
//       CHECK:   tensor.expand_shape
//       CHECK:   linalg.generic
// REMARK: remark: {{.*}}its elements are not regular pieces of the rows they are cut of
func.func @odd_pairs(%x: tensor<3x10xf32>) -> tensor<3x3x2xf32> {
  %s = tensor.extract_slice %x[0, 3] [3, 6] [1, 1] : tensor<3x10xf32> to tensor<3x6xf32>
  %p = tensor.expand_shape %s [[0], [1, 2]] output_shape [3, 3, 2] : tensor<3x6xf32> into tensor<3x3x2xf32>
  %e = tensor.empty() : tensor<3x3x2xf32>
  %t = linalg.transpose ins(%p : tensor<3x3x2xf32>) outs(%e : tensor<3x3x2xf32>) permutation = [1, 0, 2]
  return %t : tensor<3x3x2xf32>
}

// The first row of each matrix: products on GPUs read it there.
// CHECK-LABEL: func.func @first_rows(
//       CHECK:   %[[C:.+]] = tensor.collapse_shape
//       CHECK:   %[[S:.+]] = tensor.extract_slice %[[C]][0, 0] [8, 768]
//       CHECK:   linalg.matmul ins(%[[S]]
// CPU-LABEL: func.func @first_rows(
//       CPU:   %[[S:.+]] = tensor.extract_slice
//       CPU:   %[[C:.+]] = tensor.collapse_shape %[[S]]
//       CPU:   linalg.matmul ins(%[[C]]
func.func @first_rows(%x: tensor<8x197x768xf32>, %w: tensor<768x9xf32>, %f: tensor<8x9xf32>) -> tensor<8x9xf32> {
  %s = tensor.extract_slice %x[0, 0, 0] [8, 1, 768] [1, 1, 1] : tensor<8x197x768xf32> to tensor<8x1x768xf32>
  %c = tensor.collapse_shape %s [[0], [1, 2]] : tensor<8x1x768xf32> into tensor<8x768xf32>
  %y = linalg.matmul ins(%c, %w : tensor<8x768xf32>, tensor<768x9xf32>) outs(%f : tensor<8x9xf32>) -> tensor<8x9xf32>
  return %y : tensor<8x9xf32>
}

// Sizes that come of one and are not known stay apart.
// CHECK-LABEL: func.func @unknown_sizes(
//       CHECK:   tensor.expand_shape %{{.+}} {{\[\[}}0, 1], [2]]
//       CHECK:   linalg.generic
//       CHECK:   tensor.collapse_shape %{{.+}} {{\[\[}}0, 1], [2]] : tensor<?x?x4xf32>
func.func @unknown_sizes(%x: tensor<?x4xf32>, %a: index, %b: index) -> tensor<?x4xf32> {
  %c = tensor.expand_shape %x [[0, 1], [2]] output_shape [%a, %b, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %e = tensor.empty(%b, %a) : tensor<?x?x4xf32>
  %t = linalg.transpose ins(%c : tensor<?x?x4xf32>) outs(%e : tensor<?x?x4xf32>) permutation = [1, 0, 2]
  %y = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
