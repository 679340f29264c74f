// RUN: sluice-opt %s --pass-pipeline="builtin.module(func.func(sluice-generalize-linalg,sluice-fold-transposes),canonicalize)" | FileCheck %s

// Attention's scores: keys [batch, position, head, depth] are read as they lie.
// CHECK-DAG: #[[A:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-DAG: #[[B:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-DAG: #[[ROWS:.+]] = affine_map<(d0, d1, d2, d3) -> (d1, d0, d3)>
// CHECK-DAG: #[[WEIGHTS:.+]] = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
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

// Weights that are repeated for each batch are read where they are: rows of all batches by one
// matrix.
// CHECK-LABEL: func.func @repeated_weights(
//  CHECK-SAME:   %[[X:.+]]: tensor<8x197x64xf32>, %[[W:.+]]: tensor<96x64xf32>
//       CHECK:   linalg.generic {indexing_maps = [#[[ROWS]], #[[WEIGHTS]], #{{.+}}], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %[[W]]
func.func @repeated_weights(%x: tensor<8x197x64xf32>, %w: tensor<96x64xf32>) -> tensor<197x8x96xf32> {
  %ex = tensor.empty() : tensor<197x8x64xf32>
  %xt = linalg.transpose ins(%x : tensor<8x197x64xf32>) outs(%ex : tensor<197x8x64xf32>) permutation = [1, 0, 2]
  %ew = tensor.empty() : tensor<64x96xf32>
  %wt = linalg.transpose ins(%w : tensor<96x64xf32>) outs(%ew : tensor<64x96xf32>) permutation = [1, 0]
  %eb = tensor.empty() : tensor<197x64x96xf32>
  %wb = linalg.broadcast ins(%wt : tensor<64x96xf32>) outs(%eb : tensor<197x64x96xf32>) dimensions = [0]
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<197x8x96xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<197x8x96xf32>) -> tensor<197x8x96xf32>
  %p = linalg.batch_matmul ins(%xt, %wb : tensor<197x8x64xf32>, tensor<197x64x96xf32>) outs(%f : tensor<197x8x96xf32>) -> tensor<197x8x96xf32>
  return %p : tensor<197x8x96xf32>
}

// Where both operands are repeated, none would say how many products there are: one stays.
// CHECK-LABEL: func.func @both_repeated(
//       CHECK:   linalg.generic {{.*}} outs({{.*}} : tensor<5x{{4x8|8x6}}xf32>)
//       CHECK:   linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel", "reduction"]
func.func @both_repeated(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<5x4x6xf32> {
  %ex = tensor.empty() : tensor<5x4x8xf32>
  %xb = linalg.broadcast ins(%x : tensor<4x8xf32>) outs(%ex : tensor<5x4x8xf32>) dimensions = [0]
  %ew = tensor.empty() : tensor<5x8x6xf32>
  %wb = linalg.broadcast ins(%w : tensor<8x6xf32>) outs(%ew : tensor<5x8x6xf32>) dimensions = [0]
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x4x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x4x6xf32>) -> tensor<5x4x6xf32>
  %p = linalg.batch_matmul ins(%xb, %wb : tensor<5x4x8xf32>, tensor<5x8x6xf32>) outs(%f : tensor<5x4x6xf32>) -> tensor<5x4x6xf32>
  return %p : tensor<5x4x6xf32>
}

// The product is rounded, with a bias for each head, and then transposed: it is stored so.
// CHECK-LABEL: func.func @rounded_result(
//       CHECK:   %[[F:.+]] = linalg.fill {{.*}} outs(%{{.+}} : tensor<2x9x12x64xf32>)
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} outs(%[[F]] : tensor<2x9x12x64xf32>)
//       CHECK:   %[[R:.+]] = linalg.generic {{.*}} ins(%[[P]], %{{.+}} : tensor<2x9x12x64xf32>, tensor<12x64xf32>) outs(%{{.+}} : tensor<2x9x12x64xf16>)
//       CHECK:   return %[[R]]
// Columns that become rows are not.
// CHECK-LABEL: func.func @rounded_columns(
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<9x17xf32>)
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<9x17xf16>)
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<17x9xf16>)
// But short rows of few products are, also behind several operations, and where a product reads the transpose.
// CHECK-LABEL: func.func @mixed_heads(
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<4x9x8xf32>)
//       CHECK:   %[[R:.+]] = linalg.generic {{.*}} ins(%[[P]] : tensor<4x9x8xf32>) outs(%{{.+}} : tensor<4x9x8xf16>)
//       CHECK:   %[[B:.+]] = linalg.generic {{.*}} ins(%[[R]], %{{.+}} : tensor<4x9x8xf16>, tensor<4xf16>) outs(%{{.+}} : tensor<4x9x8xf16>)
//       CHECK:   linalg.{{.*}} ins(%[[B]], %{{.+}} : tensor<4x9x8xf16>, tensor<4x8x32xf16>)
func.func @rounded_result(%p: tensor<2x12x9x9xf32>, %v: tensor<2x12x9x64xf32>, %bias: tensor<12x64xf32>) -> tensor<2x9x12x64xf16> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x12x9x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x12x9x64xf32>) -> tensor<2x12x9x64xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(a, b, m, n, k) -> (a, b, m, k)>, affine_map<(a, b, m, n, k) -> (a, b, k, n)>, affine_map<(a, b, m, n, k) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%p, %v : tensor<2x12x9x9xf32>, tensor<2x12x9x64xf32>) outs(%f : tensor<2x12x9x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %n = arith.addf %o, %m : f32
    linalg.yield %n : f32
  } -> tensor<2x12x9x64xf32>
  %er = tensor.empty() : tensor<2x12x9x64xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, m, n) -> (a, b, m, n)>, affine_map<(a, b, m, n) -> (b, n)>, affine_map<(a, b, m, n) -> (a, b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%s, %bias : tensor<2x12x9x64xf32>, tensor<12x64xf32>) outs(%er : tensor<2x12x9x64xf16>) {
  ^bb0(%x: f32, %y: f32, %o: f16):
    %m = arith.addf %x, %y : f32
    %n = arith.truncf %m : f32 to f16
    linalg.yield %n : f16
  } -> tensor<2x12x9x64xf16>
  %et = tensor.empty() : tensor<2x9x12x64xf16>
  %t = linalg.transpose ins(%r : tensor<2x12x9x64xf16>) outs(%et : tensor<2x9x12x64xf16>) permutation = [0, 2, 1, 3]
  return %t : tensor<2x9x12x64xf16>
}
func.func @rounded_columns(%p: tensor<9x5xf32>, %v: tensor<5x17xf32>) -> tensor<17x9xf16> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<9x17xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<9x17xf32>) -> tensor<9x17xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%p, %v : tensor<9x5xf32>, tensor<5x17xf32>) outs(%f : tensor<9x17xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %n = arith.addf %o, %m : f32
    linalg.yield %n : f32
  } -> tensor<9x17xf32>
  %er = tensor.empty() : tensor<9x17xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<9x17xf32>) outs(%er : tensor<9x17xf16>) {
  ^bb0(%x: f32, %o: f16):
    %n = arith.truncf %x : f32 to f16
    linalg.yield %n : f16
  } -> tensor<9x17xf16>
  %et = tensor.empty() : tensor<17x9xf16>
  %t = linalg.transpose ins(%r : tensor<9x17xf16>) outs(%et : tensor<17x9xf16>) permutation = [1, 0]
  return %t : tensor<17x9xf16>
}
func.func @mixed_heads(%a: tensor<3x9x8xf16>, %w: tensor<4x3xf16>, %bias: tensor<4xf16>, %v: tensor<4x8x32xf16>) -> tensor<4x9x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<9x8x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<9x8x4xf32>) -> tensor<9x8x4xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j, n, k) -> (k, i, j)>, affine_map<(i, j, n, k) -> (n, k)>, affine_map<(i, j, n, k) -> (i, j, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %w : tensor<3x9x8xf16>, tensor<4x3xf16>) outs(%f : tensor<9x8x4xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %l = arith.extf %x : f16 to f32
    %r = arith.extf %y : f16 to f32
    %m = arith.mulf %l, %r : f32
    %n = arith.addf %o, %m : f32
    linalg.yield %n : f32
  } -> tensor<9x8x4xf32>
  %er = tensor.empty() : tensor<9x8x4xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, n) -> (i, j, n)>, affine_map<(i, j, n) -> (i, j, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<9x8x4xf32>) outs(%er : tensor<9x8x4xf16>) {
  ^bb0(%x: f32, %o: f16):
    %n = arith.truncf %x : f32 to f16
    linalg.yield %n : f16
  } -> tensor<9x8x4xf16>
  %b = linalg.generic {indexing_maps = [affine_map<(i, j, n) -> (i, j, n)>, affine_map<(i, j, n) -> (n)>, affine_map<(i, j, n) -> (i, j, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r, %bias : tensor<9x8x4xf16>, tensor<4xf16>) outs(%er : tensor<9x8x4xf16>) {
  ^bb0(%x: f16, %y: f16, %o: f16):
    %n = arith.addf %x, %y : f16
    linalg.yield %n : f16
  } -> tensor<9x8x4xf16>
  %et = tensor.empty() : tensor<4x9x8xf16>
  %t = linalg.transpose ins(%b : tensor<9x8x4xf16>) outs(%et : tensor<4x9x8xf16>) permutation = [2, 0, 1]
  %ep = tensor.empty() : tensor<4x9x32xf32>
  %fp = linalg.fill ins(%zero : f32) outs(%ep : tensor<4x9x32xf32>) -> tensor<4x9x32xf32>
  %p = linalg.batch_matmul ins(%t, %v : tensor<4x9x8xf16>, tensor<4x8x32xf16>) outs(%fp : tensor<4x9x32xf32>) -> tensor<4x9x32xf32>
  return %p : tensor<4x9x32xf32>
}

// What is computed of the product is added to another tensor.
// CHECK-LABEL: func.func @goes_on(
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<9x3x7xf32>)
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<9x3x7xf32>)
//       CHECK:   linalg.generic {{.*}} outs(%{{.+}} : tensor<3x9x7xf32>)
func.func @goes_on(%p: tensor<9x3x5xf32>, %v: tensor<9x5x7xf32>, %to: tensor<9x3x7xf32>) -> tensor<3x9x7xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<9x3x7xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<9x3x7xf32>) -> tensor<9x3x7xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%p, %v : tensor<9x3x5xf32>, tensor<9x5x7xf32>) outs(%f : tensor<9x3x7xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %n = arith.addf %o, %m : f32
    linalg.yield %n : f32
  } -> tensor<9x3x7xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b, m, n) -> (b, m, n)>, affine_map<(b, m, n) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<9x3x7xf32>) outs(%to : tensor<9x3x7xf32>) {
  ^bb0(%x: f32, %o: f32):
    %m = arith.mulf %x, %x : f32
    %n = arith.addf %m, %o : f32
    linalg.yield %n : f32
  } -> tensor<9x3x7xf32>
  %et = tensor.empty() : tensor<3x9x7xf32>
  %t = linalg.transpose ins(%r : tensor<9x3x7xf32>) outs(%et : tensor<3x9x7xf32>) permutation = [1, 0, 2]
  return %t : tensor<3x9x7xf32>
}

// A position of a cache is written in place, along the third dimension.
// CHECK-LABEL: func.func @cache(
//  CHECK-SAME:   %[[CACHE:[^:]+]]: tensor<2x3x9x4xf16>
//   CHECK-NOT:   linalg.generic
//       CHECK:   %[[R:.+]] = linalg_ext.scatter dimension_map = [2] unique_indices(false) ins(%{{.+}}, %{{.+}} : tensor<5x2x3x4xf16>, tensor<5x1xi64>) outs(%[[CACHE]] : tensor<2x3x9x4xf16>)
//   CHECK-NOT:   linalg.generic
//       CHECK:   return %[[R]]
func.func @cache(%cache: tensor<2x3x9x4xf16>, %u: tensor<5x2x3x4xf16>, %i: tensor<5x1xi64>) -> tensor<2x3x9x4xf16> {
  %et = tensor.empty() : tensor<9x2x3x4xf16>
  %t = linalg.transpose ins(%cache : tensor<2x3x9x4xf16>) outs(%et : tensor<9x2x3x4xf16>) permutation = [2, 0, 1, 3]
  %s = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<5x2x3x4xf16>, tensor<5x1xi64>) outs(%t : tensor<9x2x3x4xf16>) {
  ^bb0(%update: f16, %current: f16):
    linalg_ext.yield %update : f16
  } -> tensor<9x2x3x4xf16>
  %er = tensor.empty() : tensor<2x3x9x4xf16>
  %r = linalg.transpose ins(%s : tensor<9x2x3x4xf16>) outs(%er : tensor<2x3x9x4xf16>) permutation = [1, 2, 0, 3]
  return %r : tensor<2x3x9x4xf16>
}

// Slices would lie in another order: three dimensions before two.
// CHECK-LABEL: func.func @cache_of_other_slices(
//       CHECK:   linalg.generic
//       CHECK:   linalg_ext.scatter dimension_map = [0]
//       CHECK:   linalg.generic
func.func @cache_of_other_slices(%cache: tensor<2x3x9xf16>, %u: tensor<5x3x2xf16>, %i: tensor<5x1xi64>) -> tensor<2x3x9xf16> {
  %et = tensor.empty() : tensor<9x3x2xf16>
  %t = linalg.transpose ins(%cache : tensor<2x3x9xf16>) outs(%et : tensor<9x3x2xf16>) permutation = [2, 1, 0]
  %s = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<5x3x2xf16>, tensor<5x1xi64>) outs(%t : tensor<9x3x2xf16>) {
  ^bb0(%update: f16, %current: f16):
    linalg_ext.yield %update : f16
  } -> tensor<9x3x2xf16>
  %er = tensor.empty() : tensor<2x3x9xf16>
  %r = linalg.transpose ins(%s : tensor<9x3x2xf16>) outs(%er : tensor<2x3x9xf16>) permutation = [2, 1, 0]
  return %r : tensor<2x3x9xf16>
}

// A product reads the written cache in its own order as well.
// CHECK-LABEL: func.func @cache_that_is_multiplied(
//  CHECK-SAME:   %[[CACHE:[^:]+]]: tensor<2x9x4xf16>
//       CHECK:   %[[R:.+]] = linalg_ext.scatter dimension_map = [1] {{.*}} outs(%[[CACHE]] : tensor<2x9x4xf16>)
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} ins(%{{.+}}, %[[R]] : tensor<2x3x4xf16>, tensor<2x9x4xf16>)
//       CHECK:   return %[[R]], %[[P]]
func.func @cache_that_is_multiplied(%cache: tensor<2x9x4xf16>, %u: tensor<5x2x4xf16>, %i: tensor<5x1xi64>, %q: tensor<2x3x4xf16>, %o: tensor<2x3x9xf16>) -> (tensor<2x9x4xf16>, tensor<2x3x9xf16>) {
  %et = tensor.empty() : tensor<9x2x4xf16>
  %t = linalg.transpose ins(%cache : tensor<2x9x4xf16>) outs(%et : tensor<9x2x4xf16>) permutation = [1, 0, 2]
  %s = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<5x2x4xf16>, tensor<5x1xi64>) outs(%t : tensor<9x2x4xf16>) {
  ^bb0(%update: f16, %current: f16):
    linalg_ext.yield %update : f16
  } -> tensor<9x2x4xf16>
  %er = tensor.empty() : tensor<2x9x4xf16>
  %r = linalg.transpose ins(%s : tensor<9x2x4xf16>) outs(%er : tensor<2x9x4xf16>) permutation = [1, 0, 2]
  %ek = tensor.empty() : tensor<2x4x9xf16>
  %k = linalg.transpose ins(%s : tensor<9x2x4xf16>) outs(%ek : tensor<2x4x9xf16>) permutation = [1, 2, 0]
  %p = linalg.batch_matmul ins(%q, %k : tensor<2x3x4xf16>, tensor<2x4x9xf16>) outs(%o : tensor<2x3x9xf16>) -> tensor<2x3x9xf16>
  return %r, %p : tensor<2x9x4xf16>, tensor<2x3x9xf16>
}
