// RUN: sluice-opt %s --sluice-generalize-linalg --sluice-fuse-elementwise --canonicalize --split-input-file | FileCheck %s

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
