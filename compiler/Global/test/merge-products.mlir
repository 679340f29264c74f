// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-merge-products),canonicalize)" | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-merge-products))" --remarks-filter=sluice-merge-products -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-merge-products),canonicalize)" | FileCheck %s --check-prefix=CPU

#rows = affine_map<(m, n, k) -> (m, k)>
#columns = affine_map<(m, n, k) -> (n, k)>
#result = affine_map<(m, n, k) -> (m, n)>
#same = affine_map<(m, n) -> (m, n)>
#bias = affine_map<(m, n) -> (n)>
#row = affine_map<(m, n) -> (m)>

// Two with a bias, one without, which stays.
// CHECK-LABEL: func.func @biases(
//       CHECK:   %[[W:.+]] = tensor.concat dim(0) %{{.+}}, %{{.+}} : (tensor<4x2xf32>, tensor<8x2xf32>) -> tensor<12x2xf32>
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} ins(%{{.+}}, %[[W]] : tensor<?x2xf32>, tensor<12x2xf32>)
//       CHECK:   %[[B:.+]] = tensor.concat dim(0) %{{.+}}, %{{.+}} : (tensor<4xf32>, tensor<8xf32>) -> tensor<12xf32>
//       CHECK:   %[[A:.+]] = linalg.generic {{.*}} ins(%[[P]], %[[B]] : tensor<?x12xf32>, tensor<12xf32>)
//   CHECK-DAG:   tensor.extract_slice %[[A]][0, 0] [%{{.+}}, 4] [1, 1]
//   CHECK-DAG:   tensor.extract_slice %[[A]][0, 4] [%{{.+}}, 8] [1, 1]
//   CHECK-DAG:   linalg.matmul {{.*}} ins(%{{.+}}, %{{.+}} : tensor<?x2xf32>, tensor<4x2xf32>)
//   CPU-LABEL: func.func @biases(
//     CPU-NOT:   concat
func.func @biases(%x: tensor<?x2xf32>, %m: index) -> (tensor<4x?xf32>, tensor<8x?xf32>, tensor<4x?xf32>) {
  %zero = arith.constant 0.0 : f32
  %wq = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %wk = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0], [4.0, 4.0]]> : tensor<8x2xf32>
  %wv = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 9.0]]> : tensor<4x2xf32>
  %bq = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %bk = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %e4 = tensor.empty(%m) : tensor<?x4xf32>
  %e8 = tensor.empty(%m) : tensor<?x8xf32>
  %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %z8 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<?x8xf32>) -> tensor<?x8xf32>
  %q = linalg.matmul indexing_maps = [#rows, #columns, #result] ins(%x, %wq : tensor<?x2xf32>, tensor<4x2xf32>) outs(%z4 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %k = linalg.matmul indexing_maps = [#rows, #columns, #result] ins(%x, %wk : tensor<?x2xf32>, tensor<8x2xf32>) outs(%z8 : tensor<?x8xf32>) -> tensor<?x8xf32>
  %v = linalg.matmul indexing_maps = [#rows, #columns, #result] ins(%x, %wv : tensor<?x2xf32>, tensor<4x2xf32>) outs(%z4 : tensor<?x4xf32>) -> tensor<?x4xf32>
  %qb = linalg.generic {indexing_maps = [#same, #bias, #same], iterator_types = ["parallel", "parallel"]} ins(%q, %bq : tensor<?x4xf32>, tensor<4xf32>) outs(%e4 : tensor<?x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?x4xf32>
  %kb = linalg.generic {indexing_maps = [#same, #bias, #same], iterator_types = ["parallel", "parallel"]} ins(%k, %bk : tensor<?x8xf32>, tensor<8xf32>) outs(%e8 : tensor<?x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<?x8xf32>
  %t4 = tensor.empty(%m) : tensor<4x?xf32>
  %t8 = tensor.empty(%m) : tensor<8x?xf32>
  %qt = linalg.transpose ins(%qb : tensor<?x4xf32>) outs(%t4 : tensor<4x?xf32>) permutation = [1, 0]
  %kt = linalg.transpose ins(%kb : tensor<?x8xf32>) outs(%t8 : tensor<8x?xf32>) permutation = [1, 0]
  %vt = linalg.transpose ins(%v : tensor<?x4xf32>) outs(%t4 : tensor<4x?xf32>) permutation = [1, 0]
  return %qt, %kt, %vt : tensor<4x?xf32>, tensor<8x?xf32>, tensor<4x?xf32>
}

// Parts that begin at odd places could not be read in vectors.
// CHECK-LABEL: func.func @odd(
//   CHECK-NOT:   tensor.concat
func.func @odd(%x: tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %wq = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %wk = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]]> : tensor<3x2xf32>
  %e = tensor.empty() : tensor<3x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3x3xf32>) -> tensor<3x3xf32>
  %q = linalg.matmul indexing_maps = [#rows, #columns, #result] ins(%x, %wq : tensor<3x2xf32>, tensor<3x2xf32>) outs(%z : tensor<3x3xf32>) -> tensor<3x3xf32>
  %k = linalg.matmul indexing_maps = [#rows, #columns, #result] ins(%x, %wk : tensor<3x2xf32>, tensor<3x2xf32>) outs(%z : tensor<3x3xf32>) -> tensor<3x3xf32>
  %qt = linalg.transpose ins(%q : tensor<3x3xf32>) outs(%e : tensor<3x3xf32>) permutation = [1, 0]
  %kt = linalg.transpose ins(%k : tensor<3x3xf32>) outs(%e : tensor<3x3xf32>) permutation = [1, 0]
  return %qt, %kt : tensor<3x3xf32>, tensor<3x3xf32>
}

// One product's kernel computes what reads both.
// CHECK-LABEL: func.func @gate(
//   CHECK-NOT:   tensor.concat
//       REMARK: remark: {{.*}}is computed together with what reads it
func.func @gate(%x: tensor<3x2xf32>) -> tensor<3x4xf32> {
  %zero = arith.constant 0.0 : f32
  %wg = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %wu = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 9.0]]> : tensor<4x2xf32>
  %e = tensor.empty() : tensor<3x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  %g = linalg.matmul indexing_maps = [#rows, #columns, #result] ins(%x, %wg : tensor<3x2xf32>, tensor<4x2xf32>) outs(%z : tensor<3x4xf32>) -> tensor<3x4xf32>
  %u = linalg.matmul indexing_maps = [#rows, #columns, #result] ins(%x, %wu : tensor<3x2xf32>, tensor<4x2xf32>) outs(%z : tensor<3x4xf32>) -> tensor<3x4xf32>
  %y = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]} ins(%g, %u : tensor<3x4xf32>, tensor<3x4xf32>) outs(%e : tensor<3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<3x4xf32>
  return %y : tensor<3x4xf32>
}
