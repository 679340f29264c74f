// RUN: sluice-opt %s --pass-pipeline="builtin.module(func.func(sluice-generalize-linalg,sluice-fold-transposes),canonicalize)" | FileCheck %s

// Attention's scores: keys [batch, position, head, depth] are read as they lie.
// CHECK-DAG: #[[A:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-DAG: #[[B:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-LABEL: func.func @keys(
//  CHECK-SAME:   %[[Q:.+]]: tensor<12x?x64xf32>, %[[K:.+]]: tensor<12x?x64xf32>
//   CHECK-NOT:   outs({{.*}}tensor<12x64x?xf32>
//       CHECK:   linalg.generic {indexing_maps = [#[[A]], #[[B]], #{{.+}}], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[Q]], %[[K]]
func.func @keys(%q: tensor<12x?x64xf32>, %k: tensor<12x?x64xf32>, %m: index, %n: index) -> tensor<12x?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %et = tensor.empty(%n) : tensor<12x64x?xf32>
  %t = linalg.transpose ins(%k : tensor<12x?x64xf32>) outs(%et : tensor<12x64x?xf32>) permutation = [0, 2, 1]
  %e = tensor.empty(%m, %n) : tensor<12x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<12x?x?xf32>) -> tensor<12x?x?xf32>
  %s = linalg.batch_matmul ins(%q, %t : tensor<12x?x64xf32>, tensor<12x64x?xf32>) outs(%f : tensor<12x?x?xf32>) -> tensor<12x?x?xf32>
  return %s : tensor<12x?x?xf32>
}

// The product is stored transposed.
// CHECK-LABEL: func.func @result(
//       CHECK:   %[[E:.+]] = tensor.empty(%{{.+}}) : tensor<?x12x64xf32>
//       CHECK:   %[[F:.+]] = linalg.fill {{.*}} outs(%[[E]]
//       CHECK:   %[[R:.+]] = linalg.generic {{.*}} outs(%[[F]] : tensor<?x12x64xf32>)
//       CHECK:     arith.mulf
//       CHECK:   return %[[R]]
func.func @result(%p: tensor<12x?x?xf32>, %v: tensor<12x?x64xf32>, %m: index) -> tensor<?x12x64xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<12x?x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<12x?x64xf32>) -> tensor<12x?x64xf32>
  %s = linalg.batch_matmul ins(%p, %v : tensor<12x?x?xf32>, tensor<12x?x64xf32>) outs(%f : tensor<12x?x64xf32>) -> tensor<12x?x64xf32>
  %et = tensor.empty(%m) : tensor<?x12x64xf32>
  %t = linalg.transpose ins(%s : tensor<12x?x64xf32>) outs(%et : tensor<?x12x64xf32>) permutation = [1, 0, 2]
  return %t : tensor<?x12x64xf32>
}
