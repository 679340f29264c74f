// RUN: sluice-opt %s --sluice-attach-target --sluice-generalize-linalg --sluice-fuse-elementwise --canonicalize --split-input-file | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-fuse-elementwise))' --split-input-file | FileCheck %s --check-prefix=GPU

// The reshape behind the product moves behind bias and activation, which become one operation on the product's shape.
#id3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#last = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-LABEL: func.func @dense(
//       CHECK:   %[[M:.+]] = linalg.matmul
//       CHECK:   %[[Y:.+]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} ins(%[[M]], %{{.+}} : tensor<?x8xf32>, tensor<8xf32>)
//       CHECK:     arith.addf
//       CHECK:     arith.maximumf
//       CHECK:   %[[E:.+]] = tensor.expand_shape %[[Y]]
//       CHECK:   return %[[E]]
func.func @dense(%a: tensor<?x4xf32>, %b: tensor<4x8xf32>, %bias: tensor<8xf32>, %batch: index, %rows: index) -> tensor<?x?x8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %a, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %m = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x8xf32>) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %x = tensor.expand_shape %m [[0, 1], [2]] output_shape [%batch, %rows, 8] : tensor<?x8xf32> into tensor<?x?x8xf32>
  %e3 = tensor.empty(%batch, %rows) : tensor<?x?x8xf32>
  %s = linalg.generic {indexing_maps = [#id3, #last, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %bias : tensor<?x?x8xf32>, tensor<8xf32>) outs(%e3 : tensor<?x?x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %r = arith.addf %p, %q : f32
    linalg.yield %r : f32
  } -> tensor<?x?x8xf32>
  %y = linalg.generic {indexing_maps = [#id3, #id3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<?x?x8xf32>) outs(%e3 : tensor<?x?x8xf32>) {
  ^bb0(%p: f32, %o: f32):
    %r = arith.maximumf %p, %zero : f32
    linalg.yield %r : f32
  } -> tensor<?x?x8xf32>
  return %y : tensor<?x?x8xf32>
}

// -----

// Work is not repeated for every row that reads it: the exponential stays a vector of its own.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#id1 = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @keep(
//       CHECK:   math.exp
//       CHECK:   linalg.yield
//       CHECK:   linalg.generic
//   CHECK-NOT:   math.exp
func.func @keep(%x: tensor<16x8xf32>, %v: tensor<8xf32>) -> tensor<16x8xf32> {
  %e1 = tensor.empty() : tensor<8xf32>
  %e = tensor.empty() : tensor<16x8xf32>
  %w = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]} ins(%v : tensor<8xf32>) outs(%e1 : tensor<8xf32>) {
  ^bb0(%p: f32, %o: f32):
    %r = math.exp %p : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %w : tensor<16x8xf32>, tensor<8xf32>) outs(%e : tensor<16x8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %r = arith.mulf %p, %q : f32
    linalg.yield %r : f32
  } -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// Heads of the queries in one tensor with keys and values: what reads them sees a slice of whole heads.
// CHECK-LABEL: func.func @slice_of_heads(
//  CHECK-SAME:   %[[X:.+]]: tensor<?x2304xf32>
//       CHECK:   %[[E:.+]] = tensor.expand_shape %[[X]] {{\[}}[0], [1, 2]] output_shape [%{{.+}}, 36, 64]
//       CHECK:   %[[R:.+]] = tensor.extract_slice %[[E]][0, 12, 0] [%{{.+}}, 12, 64] [1, 1, 1]
//       CHECK:   return %[[R]]
func.func @slice_of_heads(%x: tensor<?x2304xf32>, %n: index) -> tensor<?x12x64xf32> {
  %k = tensor.extract_slice %x[0, 768] [%n, 768] [1, 1] : tensor<?x2304xf32> to tensor<?x768xf32>
  %r = tensor.expand_shape %k [[0], [1, 2]] output_shape [%n, 12, 64] : tensor<?x768xf32> into tensor<?x12x64xf32>
  return %r : tensor<?x12x64xf32>
}

// Groups with a size that is not known behind the first stay where they are; nothing is left of the attempt.
// CHECK-LABEL: func.func @slice_of_unknown_groups(
//  CHECK-NEXT:   %[[S:.+]] = tensor.extract_slice
//  CHECK-NEXT:   %[[R:.+]] = tensor.expand_shape %[[S]]
//  CHECK-NEXT:   return %[[R]]
func.func @slice_of_unknown_groups(%x: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x1x?x1xf32> {
  %k = tensor.extract_slice %x[5, 0] [%n, %m] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %r = tensor.expand_shape %k [[0], [1, 2, 3]] output_shape [%n, 1, %m, 1] : tensor<?x?xf32> into tensor<?x1x?x1xf32>
  return %r : tensor<?x1x?x1xf32>
}

// A batch that a product counts by one dimension and its reader by two: on GPUs the product keeps both, so that what is between it and a
// second product reads it as it is.
//   GPU-LABEL: func.func @batch_of_two(
//    GPU-SAME:   %[[Q:.+]]: tensor<4x3x5x8xf16>, %[[K:.+]]: tensor<4x3x7x8xf16>, %[[BIAS:.+]]: tensor<3x5x7xf16>)
//         GPU:   %[[S:.+]] = linalg.generic {{.*}} ins(%[[Q]], %[[K]] : {{.*}} tensor<4x3x5x7xf32>)
//     GPU-NOT:   tensor.expand_shape
//         GPU:   linalg.generic {{.*}} ins(%[[S]], %[[BIAS]] :
// CHECK-LABEL: func.func @batch_of_two(
//       CHECK:   tensor.collapse_shape
func.func @batch_of_two(%q: tensor<4x3x5x8xf16>, %k: tensor<4x3x7x8xf16>, %bias: tensor<3x5x7xf16>) -> tensor<4x3x5x7xf16> {
  %zero = arith.constant 0.0 : f32
  %qc = tensor.collapse_shape %q [[0, 1], [2], [3]] : tensor<4x3x5x8xf16> into tensor<12x5x8xf16>
  %kc = tensor.collapse_shape %k [[0, 1], [2], [3]] : tensor<4x3x7x8xf16> into tensor<12x7x8xf16>
  %e = tensor.empty() : tensor<12x5x7xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<12x5x7xf32>) -> tensor<12x5x7xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%qc, %kc : tensor<12x5x8xf16>, tensor<12x7x8xf16>) outs(%f : tensor<12x5x7xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %p = arith.mulf %xw, %yw : f32
    %a = arith.addf %o, %p : f32
    linalg.yield %a : f32
  } -> tensor<12x5x7xf32>
  %he = tensor.empty() : tensor<12x5x7xf16>
  %h = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<12x5x7xf32>) outs(%he : tensor<12x5x7xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<12x5x7xf16>
  %w = tensor.expand_shape %h [[0, 1], [2], [3]] output_shape [4, 3, 5, 7] : tensor<12x5x7xf16> into tensor<4x3x5x7xf16>
  %re = tensor.empty() : tensor<4x3x5x7xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, b, m, n) -> (i, b, m, n)>, affine_map<(i, b, m, n) -> (b, m, n)>, affine_map<(i, b, m, n) -> (i, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w, %bias : tensor<4x3x5x7xf16>, tensor<3x5x7xf16>) outs(%re : tensor<4x3x5x7xf16>) {
  ^bb0(%x: f16, %y: f16, %o: f16):
    %z = arith.addf %x, %y : f16
    linalg.yield %z : f16
  } -> tensor<4x3x5x7xf16>
  return %r : tensor<4x3x5x7xf16>
}

// Parts of a tensor in another order are read in the order that it had, if nobody needs it whole but element by element.
// CHECK-LABEL: func.func @halves_of_turned(
//  CHECK-SAME:   %[[X:.+]]: tensor<2x7x3x64xf32>
//   CHECK-DAG:   %[[HIGH:.+]] = tensor.extract_slice %[[X]][0, 0, 0, 32] [2, 7, 3, 32] [1, 1, 1, 1] : tensor<2x7x3x64xf32> to tensor<2x7x3x32xf32>
//       CHECK:   %[[N:.+]] = linalg.generic {{.+}} ins(%[[HIGH]] : tensor<2x7x3x32xf32>)
//       CHECK:     arith.negf
//       CHECK:   %[[S:.+]] = linalg.generic {{.+}} ins(%{{.+}}, %{{.+}} : tensor<2x{{[37]}}x{{[37]}}x64xf32>, tensor<2x{{[37]}}x{{[37]}}x64xf32>)
//       CHECK:     arith.addf
func.func @halves_of_turned(%x: tensor<2x7x3x64xf32>) -> tensor<2x3x7x64xf32> {
  %e = tensor.empty() : tensor<2x3x7x64xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, c, b, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : tensor<2x7x3x64xf32>) outs(%e : tensor<2x3x7x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<2x3x7x64xf32>
  %high = tensor.extract_slice %t[0, 0, 0, 32] [2, 3, 7, 32] [1, 1, 1, 1] : tensor<2x3x7x64xf32> to tensor<2x3x7x32xf32>
  %low = tensor.extract_slice %t[0, 0, 0, 0] [2, 3, 7, 32] [1, 1, 1, 1] : tensor<2x3x7x64xf32> to tensor<2x3x7x32xf32>
  %h = tensor.empty() : tensor<2x3x7x32xf32>
  %n = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%high : tensor<2x3x7x32xf32>) outs(%h : tensor<2x3x7x32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.negf %a : f32
    linalg.yield %m : f32
  } -> tensor<2x3x7x32xf32>
  %0 = tensor.insert_slice %n into %e[0, 0, 0, 0] [2, 3, 7, 32] [1, 1, 1, 1] : tensor<2x3x7x32xf32> into tensor<2x3x7x64xf32>
  %1 = tensor.insert_slice %low into %0[0, 0, 0, 32] [2, 3, 7, 32] [1, 1, 1, 1] : tensor<2x3x7x32xf32> into tensor<2x3x7x64xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>, affine_map<(a, b, c, d) -> (a, b, c, d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%1, %t : tensor<2x3x7x64xf32>, tensor<2x3x7x64xf32>) outs(%e : tensor<2x3x7x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.addf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<2x3x7x64xf32>
  return %y : tensor<2x3x7x64xf32>
}

// Along other neighbours nothing is gained.
// CHECK-LABEL: func.func @part_of_transposed(
//       CHECK:   %[[T:.+]] = linalg.generic
//       CHECK:   tensor.extract_slice %[[T]]
func.func @part_of_transposed(%x: tensor<7x64xf32>) -> tensor<32x7xf32> {
  %e = tensor.empty() : tensor<64x7xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(a, b) -> (b, a)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<7x64xf32>) outs(%e : tensor<64x7xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<64x7xf32>
  %s = tensor.extract_slice %t[0, 0] [32, 7] [1, 1] : tensor<64x7xf32> to tensor<32x7xf32>
  %h = tensor.empty() : tensor<32x7xf32>
  %n = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<32x7xf32>) outs(%h : tensor<32x7xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.negf %a : f32
    linalg.yield %m : f32
  } -> tensor<32x7xf32>
  return %n : tensor<32x7xf32>
}

// -----

// Squares are added up where heads are split; what scales the heads and turns them takes them in the order of their sums.
// GPU-LABEL: func.func @norm_of_heads(
//       GPU:   linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%{{.*}} : tensor<6x2x8xf32>)
//  GPU-NEXT:   ^bb0
//  GPU-NEXT:     arith.mulf
//  GPU-NEXT:     arith.addf
//       GPU:   linalg.generic {indexing_maps = [#[[ID:.+]], #[[ROW:.+]], #{{.+}}], {{.*}} outs(%{{.*}} : tensor<2x6x8xf32>)
func.func @norm_of_heads(%a: tensor<6x4xf32>, %b: tensor<4x16xf32>, %z: tensor<6x16xf32>, %r: tensor<6x2xf32>) -> tensor<2x6x8xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<6x4xf32>, tensor<4x16xf32>) outs(%z : tensor<6x16xf32>) -> tensor<6x16xf32>
  %h = tensor.expand_shape %p [[0], [1, 2]] output_shape [6, 2, 8] : tensor<6x16xf32> into tensor<6x2x8xf32>
  %e = tensor.empty() : tensor<6x2x8xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(p, h, d) -> (p, h, d)>, affine_map<(p, h, d) -> (p, h, d)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h : tensor<6x2x8xf32>) outs(%e : tensor<6x2x8xf32>) {
  ^bb0(%x: f32, %o: f32):
    %m = arith.mulf %x, %x : f32
    linalg.yield %m : f32
  } -> tensor<6x2x8xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(p, h, d) -> (p, h, d)>, affine_map<(p, h, d) -> (p, h)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q : tensor<6x2x8xf32>) outs(%r : tensor<6x2xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = arith.addf %x, %o : f32
    linalg.yield %t : f32
  } -> tensor<6x2xf32>
  %et = tensor.empty() : tensor<2x6x8xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(h, p, d) -> (p, h, d)>, affine_map<(h, p, d) -> (p, h)>, affine_map<(h, p, d) -> (h, p, d)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h, %s : tensor<6x2x8xf32>, tensor<6x2xf32>) outs(%et : tensor<2x6x8xf32>) {
  ^bb0(%x: f32, %sum: f32, %o: f32):
    %m = arith.divf %x, %sum : f32
    linalg.yield %m : f32
  } -> tensor<2x6x8xf32>
  return %y : tensor<2x6x8xf32>
}

// -----

// Padding is added behind the groups of channels, and what reads a convolution of groups has its dimensions.
// GPU-LABEL: func.func @groups(
//       GPU:   %[[X:.+]] = tensor.expand_shape %{{.*}} : tensor<2x5x5x8xf32> into tensor<2x5x5x2x4xf32>
//       GPU:   %[[P:.+]] = tensor.pad %[[X]] low[0, 1, 1, 0, 0] high[0, 1, 1, 0, 0]
//       GPU:   %[[C:.+]] = linalg.generic {{.*}} ins(%[[P]], %{{.*}} :
//       GPU:   %[[R:.+]] = linalg.generic {{.*}} ins(%[[C]] : tensor<2x5x5x2x4xf32>)
//       GPU:   tensor.collapse_shape %[[R]]
func.func @groups(%x: tensor<2x5x5x8xf32>, %w: tensor<2x3x3x4x4xf32>, %o: tensor<2x5x5x2x4xf32>) -> tensor<2x5x5x8xf32> {
  %zero = arith.constant 0.0 : f32
  %pad = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<2x5x5x8xf32> to tensor<2x7x7x8xf32>
  %g = tensor.expand_shape %pad [[0], [1], [2], [3, 4]] output_shape [2, 7, 7, 2, 4] : tensor<2x7x7x8xf32> into tensor<2x7x7x2x4xf32>
  %c = linalg.generic {indexing_maps = [affine_map<(n, y, x, g, f, i, j, c) -> (n, y + i, x + j, g, c)>, affine_map<(n, y, x, g, f, i, j, c) -> (g, i, j, c, f)>, affine_map<(n, y, x, g, f, i, j, c) -> (n, y, x, g, f)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%g, %w : tensor<2x7x7x2x4xf32>, tensor<2x3x3x4x4xf32>) outs(%o : tensor<2x5x5x2x4xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %m = arith.mulf %a, %b : f32
    %t = arith.addf %s, %m : f32
    linalg.yield %t : f32
  } -> tensor<2x5x5x2x4xf32>
  %together = tensor.collapse_shape %c [[0], [1], [2], [3, 4]] : tensor<2x5x5x2x4xf32> into tensor<2x5x5x8xf32>
  %e = tensor.empty() : tensor<2x5x5x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(n, y, x, c) -> (n, y, x, c)>, affine_map<(n, y, x, c) -> (n, y, x, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%together : tensor<2x5x5x8xf32>) outs(%e : tensor<2x5x5x8xf32>) {
  ^bb0(%a: f32, %s: f32):
    %m = arith.maximumf %a, %zero : f32
    linalg.yield %m : f32
  } -> tensor<2x5x5x8xf32>
  return %r : tensor<2x5x5x8xf32>
}

// -----

// Indices that are put side by side to be looked up are computed where they are.
// GPU-LABEL: func.func @looked_up(
//   GPU-NOT:   tensor.insert_slice
//       GPU:   linalg.generic
//       GPU:     %[[I:.+]] = linalg.index 0
//       GPU:     tensor.extract %arg0
func.func @looked_up(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %five = arith.constant 5 : i64
  %e = tensor.empty(%n) : tensor<?xi64>
  %iota = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    linalg.yield %c : i64
  } -> tensor<?xi64>
  %column = tensor.expand_shape %iota [[0, 1]] output_shape [%n, 1] : tensor<?xi64> into tensor<?x1xi64>
  %e2 = tensor.empty(%n) : tensor<?x2xi64>
  %fives = linalg.fill ins(%five : i64) outs(%e2 : tensor<?x2xi64>) -> tensor<?x2xi64>
  %both = tensor.insert_slice %column into %fives[0, 1] [%n, 1] [1, 1] : tensor<?x1xi64> into tensor<?x2xi64>
  %er = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%er : tensor<?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %a = tensor.extract %both[%i, %c1] : tensor<?x2xi64>
    %at = arith.index_cast %a : i64 to index
    %v = tensor.extract %x[%at] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// What rounds sums to bytes stays with its sums on CPUs: of two that are read together bytes are stored. GPUs read the sums.
// CHECK-LABEL: func.func @rounded_sums(
//       CHECK:   %[[P:.+]] = linalg.matmul
//       CHECK:   %[[ROUNDED:.+]] = linalg.generic {{.*}} ins(%[[P]] : tensor<4x4xi32>) outs(%{{.+}} : tensor<4x4xi8>)
//       CHECK:   linalg.generic {{.*}} ins(%[[ROUNDED]], %{{.+}} : tensor<4x4xi8>, tensor<4x4xf32>)
func.func @rounded_sums(%a: tensor<4x8xi32>, %b: tensor<8x4xi32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<4x4xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<4x4xi32>) -> tensor<4x4xi32>
  %p = linalg.matmul ins(%a, %b : tensor<4x8xi32>, tensor<8x4xi32>) outs(%f : tensor<4x4xi32>) -> tensor<4x4xi32>
  %e8 = tensor.empty() : tensor<4x4xi8>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<4x4xi32>) outs(%e8 : tensor<4x4xi8>) {
  ^bb0(%x: i32, %o: i8):
    %t = arith.trunci %x : i32 to i8
    linalg.yield %t : i8
  } -> tensor<4x4xi8>
  %ef = tensor.empty() : tensor<4x4xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%r, %c : tensor<4x4xi8>, tensor<4x4xf32>) outs(%ef : tensor<4x4xf32>) {
  ^bb0(%x: i8, %z: f32, %o: f32):
    %t = arith.sitofp %x : i8 to f32
    %s = arith.addf %t, %z : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// What is looked up, split and added up is looked up where it is added: the results of each row's experts.
// CHECK-LABEL: func @combined(
//  CHECK-SAME:   %[[RESULTS:[^:]+]]: tensor<12x16xf32>, %[[PLACES:[^:]+]]: tensor<12xi64>
//       CHECK:   %[[OF_ROWS:.+]] = tensor.expand_shape %[[PLACES]] {{.+}} : tensor<12xi64> into tensor<4x3xi64>
//       CHECK:   linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]{{.*}} ins(%[[OF_ROWS]] : tensor<4x3xi64>)
//       CHECK:     tensor.extract %[[RESULTS]]
//   CHECK-NOT:   linalg.generic
func.func @combined(%results: tensor<12x16xf32>, %places: tensor<12xi64>) -> tensor<4x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<12x16xf32>
  %found = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%places : tensor<12xi64>) outs(%e : tensor<12x16xf32>) {
  ^bb0(%p: i64, %o: f32):
    %i = arith.index_cast %p : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %results[%i, %j] : tensor<12x16xf32>
    linalg.yield %x : f32
  } -> tensor<12x16xf32>
  %split = tensor.expand_shape %found [[0, 1], [2]] output_shape [4, 3, 16] : tensor<12x16xf32> into tensor<4x3x16xf32>
  %es = tensor.empty() : tensor<4x16xf32>
  %start = linalg.fill ins(%zero : f32) outs(%es : tensor<4x16xf32>) -> tensor<4x16xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%split : tensor<4x3x16xf32>) outs(%start : tensor<4x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<4x16xf32>
  return %sum : tensor<4x16xf32>
}

// -----

// Halves of heads that are widened and turned, each read twice, are read where they lie; what is put together of them is rounded before.
// CHECK-LABEL: func.func @rotated(
//   CHECK-DAG:   %[[EVEN:.+]] = tensor.extract_slice %{{.+}}[0, 0, 0] [7, 3, 4] [1, 1, 2] : tensor<7x3x8xf16> to tensor<7x3x4xf16>
//   CHECK-DAG:   %[[ODD:.+]] = tensor.extract_slice %{{.+}}[0, 0, 1] [7, 3, 4] [1, 1, 2] : tensor<7x3x8xf16> to tensor<7x3x4xf16>
//       CHECK:   %[[D:.+]] = linalg.generic {{.+}} ins(%[[EVEN]], %[[ODD]] : tensor<7x3x4xf16>, tensor<7x3x4xf16>) outs(%{{.+}} : tensor<3x7x4xf16>)
//       CHECK:     arith.truncf
//       CHECK:   tensor.insert_slice %[[D]]
//       CHECK:   %[[S:.+]] = linalg.generic {{.+}} ins(%[[EVEN]], %[[ODD]] : tensor<7x3x4xf16>, tensor<7x3x4xf16>) outs(%{{.+}} : tensor<3x7x4xf16>)
//       CHECK:     arith.truncf
//       CHECK:   %[[Y:.+]] = tensor.insert_slice %[[S]]
//       CHECK:   return %[[Y]]
#id = affine_map<(a, b, c) -> (a, b, c)>
#turned = affine_map<(a, b, c) -> (b, a, c)>
func.func @rotated(%x: tensor<7x3x8xf16>) -> tensor<3x7x8xf16> {
  %e = tensor.empty() : tensor<3x7x8xf16>
  %w = tensor.empty() : tensor<3x7x8xf32>
  %h = tensor.empty() : tensor<3x7x4xf32>
  %t = linalg.generic {indexing_maps = [#turned, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<7x3x8xf16>) outs(%e : tensor<3x7x8xf16>) {
  ^bb0(%a: f16, %o: f16):
    linalg.yield %a : f16
  } -> tensor<3x7x8xf16>
  %0 = tensor.extract_slice %t[0, 0, 0] [3, 7, 4] [1, 1, 2] : tensor<3x7x8xf16> to tensor<3x7x4xf16>
  %1 = tensor.extract_slice %t[0, 0, 1] [3, 7, 4] [1, 1, 2] : tensor<3x7x8xf16> to tensor<3x7x4xf16>
  %even = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<3x7x4xf16>) outs(%h : tensor<3x7x4xf32>) {
  ^bb0(%a: f16, %o: f32):
    %m = arith.extf %a : f16 to f32
    linalg.yield %m : f32
  } -> tensor<3x7x4xf32>
  %odd = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<3x7x4xf16>) outs(%h : tensor<3x7x4xf32>) {
  ^bb0(%a: f16, %o: f32):
    %m = arith.extf %a : f16 to f32
    linalg.yield %m : f32
  } -> tensor<3x7x4xf32>
  %d = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%even, %odd : tensor<3x7x4xf32>, tensor<3x7x4xf32>) outs(%h : tensor<3x7x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.subf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<3x7x4xf32>
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%even, %odd : tensor<3x7x4xf32>, tensor<3x7x4xf32>) outs(%h : tensor<3x7x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.addf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<3x7x4xf32>
  %i = tensor.insert_slice %d into %w[0, 0, 0] [3, 7, 4] [1, 1, 1] : tensor<3x7x4xf32> into tensor<3x7x8xf32>
  %j = tensor.insert_slice %s into %i[0, 0, 4] [3, 7, 4] [1, 1, 1] : tensor<3x7x4xf32> into tensor<3x7x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]} ins(%j : tensor<3x7x8xf32>) outs(%e : tensor<3x7x8xf16>) {
  ^bb0(%a: f32, %o: f16):
    %m = arith.truncf %a : f32 to f16
    linalg.yield %m : f16
  } -> tensor<3x7x8xf16>
  return %y : tensor<3x7x8xf16>
}

// -----

// Parts of complex numbers are computed where they are read, and not where others read the numbers.
#v = affine_map<(i) -> (i)>
// CHECK-LABEL: func @parts(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<8xcomplex<f32>>
// CHECK-COUNT-2:   linalg.generic {{.*}} ins(%[[X]] : tensor<8xcomplex<f32>>) outs(%{{.+}} : tensor<8xf32>)
//       CHECK:   return
// CHECK-LABEL: func @parts_and_whole(
//       CHECK:   %[[SQUARE:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<8xcomplex<f32>>)
//       CHECK:   linalg.generic {{.*}} ins(%[[SQUARE]] : tensor<8xcomplex<f32>>) outs(%{{.+}} : tensor<8xf32>)
func.func @parts(%x: tensor<8xcomplex<f32>>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xcomplex<f32>>
  %f = tensor.empty() : tensor<8xf32>
  %square = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<8xcomplex<f32>>) outs(%e : tensor<8xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
    %m = complex.mul %a, %a : complex<f32>
    linalg.yield %m : complex<f32>
  } -> tensor<8xcomplex<f32>>
  %re = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%square : tensor<8xcomplex<f32>>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: complex<f32>, %o: f32):
    %m = complex.re %a : complex<f32>
    linalg.yield %m : f32
  } -> tensor<8xf32>
  %im = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%square : tensor<8xcomplex<f32>>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: complex<f32>, %o: f32):
    %m = complex.im %a : complex<f32>
    linalg.yield %m : f32
  } -> tensor<8xf32>
  return %re, %im : tensor<8xf32>, tensor<8xf32>
}
func.func @parts_and_whole(%x: tensor<8xcomplex<f32>>) -> (tensor<8xf32>, tensor<8xcomplex<f32>>) {
  %e = tensor.empty() : tensor<8xcomplex<f32>>
  %f = tensor.empty() : tensor<8xf32>
  %square = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%x : tensor<8xcomplex<f32>>) outs(%e : tensor<8xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %o: complex<f32>):
    %m = complex.mul %a, %a : complex<f32>
    linalg.yield %m : complex<f32>
  } -> tensor<8xcomplex<f32>>
  %re = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%square : tensor<8xcomplex<f32>>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: complex<f32>, %o: f32):
    %m = complex.re %a : complex<f32>
    linalg.yield %m : f32
  } -> tensor<8xf32>
  return %re, %square : tensor<8xf32>, tensor<8xcomplex<f32>>
}

// Slices drop dimensions of one element, and insertions add them: no reshape stands between these and what computes elements.
// CHECK-LABEL: func @halves(
//       CHECK:   tensor.extract_slice %{{.+}}[0, 1] [4, 1] [1, 1] : tensor<4x2xf32> to tensor<4xf32>
//       CHECK:   tensor.insert_slice %{{.+}} into %{{.+}}[0, 0] [4, 1] [1, 1] : tensor<4xf32> into tensor<4x2xf32>
//   CHECK-NOT:   _shape
func.func @halves(%x: tensor<4x2xf32>, %into: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %s = tensor.extract_slice %x[0, 1] [4, 1] [1, 1] : tensor<4x2xf32> to tensor<4x1xf32>
  %c = tensor.collapse_shape %s [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
  %n = linalg.generic {indexing_maps = [#v, #v], iterator_types = ["parallel"]} ins(%c : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %m = arith.negf %a : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  %w = tensor.expand_shape %n [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
  %r = tensor.insert_slice %w into %into[0, 0] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// A lookup by clamped positions is part of what adds it to each text.
//   GPU-LABEL: func.func @added(
// GPU-COUNT-1:   linalg.generic
//         GPU:     tensor.extract
//     GPU-NOT:   linalg.generic
#m = affine_map<(d0, d1) -> (d0, d1)>
#b = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#r = affine_map<(d0, d1, d2) -> (d1, d2)>
func.func @added(%x: tensor<?x?x8xf32>, %table: tensor<512x8xf32>, %b: index, %n: index) -> tensor<?x?x8xf32> {
  %c0 = arith.constant 0 : index
  %c511 = arith.constant 511 : index
  %c512 = arith.constant 512 : index
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %w = tensor.empty(%b, %n) : tensor<?x?x8xf32>
  %at = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %is = arith.cmpi slt, %i, %c0 : index
    %more = arith.addi %i, %c512 : index
    %wrapped = arith.select %is, %more, %i : index
    %low = arith.maxsi %wrapped, %c0 : index
    %k = arith.minsi %low, %c511 : index
    %v = tensor.extract %table[%k, %j] : tensor<512x8xf32>
    linalg.yield %v : f32
  } -> tensor<?x8xf32>
  %y = linalg.generic {indexing_maps = [#b, #r, #b], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x, %at : tensor<?x?x8xf32>, tensor<?x8xf32>) outs(%w : tensor<?x?x8xf32>) {
  ^bb0(%u: f32, %v: f32, %o: f32):
    %s = arith.addf %u, %v : f32
    linalg.yield %s : f32
  } -> tensor<?x?x8xf32>
  return %y : tensor<?x?x8xf32>
}

// Columns that are put together are rounded before, as vectors; dimensions that are merged behind are there already.
// CHECK-LABEL: func @rounded_columns(
//   GPU-LABEL: func.func @rounded_columns(
//       CHECK:   arith.sitofp
//       CHECK:   tensor.insert_slice %{{.+}}[0, 0] {{.+}} : tensor<?xf32> into tensor<?x2xf32>
//       CHECK:   arith.sitofp
//       CHECK:   tensor.insert_slice %{{.+}}[0, 1] {{.+}} : tensor<?xf32> into tensor<?x2xf32>
func.func @rounded_columns(%a: tensor<?xi64>, %b: tensor<?xi64>, %n: index) -> tensor<?x2xf32> {
  %w = tensor.empty(%n) : tensor<?x2xi64>
  %x = tensor.insert_slice %a into %w[0, 0] [%n, 1] [1, 1] : tensor<?xi64> into tensor<?x2xi64>
  %y = tensor.insert_slice %b into %x[0, 1] [%n, 1] [1, 1] : tensor<?xi64> into tensor<?x2xi64>
  %e = tensor.empty(%n) : tensor<?x2xf32>
  %r = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<?x2xi64>) outs(%e : tensor<?x2xf32>) {
  ^bb0(%i: i64, %o: f32):
    %v = arith.sitofp %i : i64 to f32
    linalg.yield %v : f32
  } -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// CHECK-LABEL: func @rounded_heads(
// CHECK-COUNT-2: arith.truncf
//       CHECK:   tensor.insert_slice %{{.+}} : tensor<4x2x4xf16> into tensor<4x2x8xf16>
//       CHECK:   tensor.collapse_shape
func.func @rounded_heads(%a: tensor<4x2x4xf32>, %b: tensor<4x2x4xf32>) -> tensor<4x16xf16> {
  %w = tensor.empty() : tensor<4x2x8xf32>
  %x = tensor.insert_slice %a into %w[0, 0, 0] [4, 2, 4] [1, 1, 1] : tensor<4x2x4xf32> into tensor<4x2x8xf32>
  %y = tensor.insert_slice %b into %x[0, 0, 4] [4, 2, 4] [1, 1, 1] : tensor<4x2x4xf32> into tensor<4x2x8xf32>
  %c = tensor.collapse_shape %y [[0], [1, 2]] : tensor<4x2x8xf32> into tensor<4x16xf32>
  %e = tensor.empty() : tensor<4x16xf16>
  %r = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<4x16xf32>) outs(%e : tensor<4x16xf16>) {
  ^bb0(%i: f32, %o: f16):
    %v = arith.truncf %i : f32 to f16
    linalg.yield %v : f16
  } -> tensor<4x16xf16>
  return %r : tensor<4x16xf16>
}

// -----

// Differences from a mean, which are wider than what they are of, are computed by the sum and by what follows it: each reads f16.
#m = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#c = affine_map<(i, j) -> (j)>
#r = affine_map<(i, j) -> (i)>
// CHECK-LABEL: func @widened_twice(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<8x64xf16>
//       CHECK:   linalg.generic {{.+}} ["parallel", "reduction"]} ins(%[[X]]
//       CHECK:     arith.subf
//       CHECK:     arith.addf
//       CHECK:   linalg.generic {{.+}} ["parallel", "parallel"]} ins(%[[X]]
//       CHECK:     arith.subf
//       CHECK:     arith.mulf
func.func @widened_twice(%x: tensor<8x64xf16>, %mean: tensor<64xf16>, %zero: tensor<64xf32>) -> (tensor<64xf32>, tensor<8x64xf32>) {
  %e = tensor.empty() : tensor<8x64xf32>
  %d = linalg.generic {indexing_maps = [#m, #c, #m], iterator_types = ["parallel", "parallel"]} ins(%x, %mean : tensor<8x64xf16>, tensor<64xf16>) outs(%e : tensor<8x64xf32>) {
  ^bb0(%a: f16, %b: f16, %o: f32):
    %u = arith.extf %a : f16 to f32
    %v = arith.extf %b : f16 to f32
    %s = arith.subf %u, %v : f32
    linalg.yield %s : f32
  } -> tensor<8x64xf32>
  %sum = linalg.generic {indexing_maps = [#t, #r], iterator_types = ["parallel", "reduction"]} ins(%d : tensor<8x64xf32>) outs(%zero : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %y = linalg.generic {indexing_maps = [#m, #c, #m], iterator_types = ["parallel", "parallel"]} ins(%d, %sum : tensor<8x64xf32>, tensor<64xf32>) outs(%e : tensor<8x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x64xf32>
  return %sum, %y : tensor<64xf32>, tensor<8x64xf32>
}

// -----

// The same of numbers that are no narrower: they are computed once.
#m = affine_map<(i, j) -> (i, j)>
#c = affine_map<(i, j) -> (j)>
// CHECK-LABEL: func @as_wide(
// CHECK-COUNT-1: arith.subf
//   CHECK-NOT: arith.subf
//       CHECK: return
func.func @as_wide(%x: tensor<8x64xf32>, %mean: tensor<64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>) {
  %e = tensor.empty() : tensor<8x64xf32>
  %d = linalg.generic {indexing_maps = [#m, #c, #m], iterator_types = ["parallel", "parallel"]} ins(%x, %mean : tensor<8x64xf32>, tensor<64xf32>) outs(%e : tensor<8x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x64xf32>
  %y = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.mulf %a, %a : f32
    linalg.yield %s : f32
  } -> tensor<8x64xf32>
  %z = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<8x64xf32>) outs(%e : tensor<8x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = math.exp %a : f32
    linalg.yield %s : f32
  } -> tensor<8x64xf32>
  return %y, %z : tensor<8x64xf32>, tensor<8x64xf32>
}
