// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-join-columns,canonicalize))" | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-join-columns,canonicalize))" | FileCheck %s --check-prefix=GPU

#x = affine_map<(n, f, h, r, w, s, c) -> (n, c, h, w)>
#k = affine_map<(n, f, h, r, w, s, c) -> (c, f, r, s)>
#y = affine_map<(n, f, h, r, w, s, c) -> (n, f, h, r, w, s)>

// Windows of a transposed convolution: rows of 24 channels times 24 * 2 * 2 columns, and each result where it belongs.
// CHECK-LABEL: func.func @windows(
//  CHECK-SAME:   %[[X:.+]]: tensor<?x24x?x?xf32>, %[[K:.+]]: tensor<24x24x2x2xf32>
//       CHECK:   %[[T:.+]] = linalg.transpose ins(%[[X]] : tensor<?x24x?x?xf32>) outs(%{{.+}} : tensor<?x?x?x24xf32>) permutation = [0, 2, 3, 1]
//       CHECK:   %[[ROWS:.+]] = tensor.collapse_shape %[[T]] {{\[}}[0, 1, 2], [3]] : tensor<?x?x?x24xf32> into tensor<?x24xf32>
//       CHECK:   %[[COLUMNS:.+]] = tensor.collapse_shape %[[K]] {{\[}}[0], [1, 2, 3]] : tensor<24x24x2x2xf32> into tensor<24x96xf32>
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[ROWS]], %[[COLUMNS]] : tensor<?x24xf32>, tensor<24x96xf32>)
//       CHECK:   %[[E:.+]] = tensor.expand_shape %[[P]] {{\[}}[0, 1, 2], [3, 4, 5]]
//       CHECK:   linalg.transpose ins(%[[E]] : tensor<?x?x?x24x2x2xf32>) outs(%{{.+}} : tensor<?x24x?x2x?x2xf32>) permutation = [0, 3, 1, 4, 2, 5]
//   GPU-LABEL: func.func @windows(
//     GPU-NOT:   tensor.collapse_shape
func.func @windows(%x: tensor<?x24x?x?xf32>, %k: tensor<24x24x2x2xf32>, %n: index, %h: index, %w: index) -> tensor<?x24x?x2x?x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n, %h, %w) : tensor<?x24x?x2x?x2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x24x?x2x?x2xf32>) -> tensor<?x24x?x2x?x2xf32>
  %y = linalg.generic {indexing_maps = [#x, #k, #y], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %k : tensor<?x24x?x?xf32>, tensor<24x24x2x2xf32>) outs(%f : tensor<?x24x?x2x?x2xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<?x24x?x2x?x2xf32>
  return %y : tensor<?x24x?x2x?x2xf32>
}

// One loop of columns is all that a kernel asks for.
// CHECK-LABEL: func.func @matrix(
//   CHECK-NOT:   tensor.collapse_shape
func.func @matrix(%x: tensor<8x16xf32>, %k: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %k : tensor<8x16xf32>, tensor<16x32xf32>) outs(%f : tensor<8x32xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<8x32xf32>
  return %y : tensor<8x32xf32>
}
