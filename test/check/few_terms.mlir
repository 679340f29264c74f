// Products of few rows or columns, each a sum of few products.

// Heads are mixed with the heads as columns, rounded, a bias is added, and heads come first again: for a reader that adds up lines, and for a
// product.
func.func private @mixed() -> tensor<2x1x3xf16> {
  %ca = arith.constant dense<[[[1.0, 2.0, 3.0]], [[4.0, 5.0, 6.0]]]> : tensor<2x1x3xf16>
  %cw = arith.constant dense<[[1.0, 2.0], [3.0, -1.0]]> : tensor<2x2xf16>
  %cb = arith.constant dense<[10.0, 20.0]> : tensor<2xf16>
  %a = util.optimization_barrier %ca : tensor<2x1x3xf16>
  %w = util.optimization_barrier %cw : tensor<2x2xf16>
  %bias = util.optimization_barrier %cb : tensor<2xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x3x2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j, n, k) -> (k, i, j)>, affine_map<(i, j, n, k) -> (n, k)>, affine_map<(i, j, n, k) -> (i, j, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%a, %w : tensor<2x1x3xf16>, tensor<2x2xf16>) outs(%f : tensor<1x3x2xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %l = arith.extf %x : f16 to f32
    %r = arith.extf %y : f16 to f32
    %m = arith.mulf %l, %r : f32
    %n = arith.addf %o, %m : f32
    linalg.yield %n : f32
  } -> tensor<1x3x2xf32>
  %er = tensor.empty() : tensor<1x3x2xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, n) -> (i, j, n)>, affine_map<(i, j, n) -> (i, j, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<1x3x2xf32>) outs(%er : tensor<1x3x2xf16>) {
  ^bb0(%x: f32, %o: f16):
    %n = arith.truncf %x : f32 to f16
    linalg.yield %n : f16
  } -> tensor<1x3x2xf16>
  %b = linalg.generic {indexing_maps = [affine_map<(i, j, n) -> (i, j, n)>, affine_map<(i, j, n) -> (n)>, affine_map<(i, j, n) -> (i, j, n)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%r, %bias : tensor<1x3x2xf16>, tensor<2xf16>) outs(%er : tensor<1x3x2xf16>) {
  ^bb0(%x: f16, %y: f16, %o: f16):
    %n = arith.addf %x, %y : f16
    linalg.yield %n : f16
  } -> tensor<1x3x2xf16>
  %et = tensor.empty() : tensor<2x1x3xf16>
  %t = linalg.transpose ins(%b : tensor<1x3x2xf16>) outs(%et : tensor<2x1x3xf16>) permutation = [2, 0, 1]
  return %t : tensor<2x1x3xf16>
}
func.func @mixed_heads() {
  %t = call @mixed() : () -> tensor<2x1x3xf16>
  check.expect_eq_const(%t, dense<[[[19.0, 22.0, 25.0]], [[19.0, 21.0, 23.0]]]> : tensor<2x1x3xf16>) : tensor<2x1x3xf16>
  return
}
func.func @product_of_mixed_heads() {
  %t = call @mixed() : () -> tensor<2x1x3xf16>
  %cv = arith.constant dense<[[[1.0, 0.0], [1.0, 2.0], [1.0, 0.0]], [[1.0, 0.0], [1.0, 0.0], [1.0, 2.0]]]> : tensor<2x3x2xf16>
  %v = util.optimization_barrier %cv : tensor<2x3x2xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x1x2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
  %p = linalg.batch_matmul ins(%t, %v : tensor<2x1x3xf16>, tensor<2x3x2xf16>) outs(%f : tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
  check.expect_eq_const(%p, dense<[[[66.0, 44.0]], [[63.0, 46.0]]]> : tensor<2x1x2xf32>) : tensor<2x1x2xf32>
  return
}

// Windows of an image times weights of their own.
func.func @windows() {
  %ca = arith.constant dense<[[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], [[1.0, 0.0], [0.0, 1.0], [-1.0, 1.0]]]> : tensor<2x3x2xf16>
  %cv = arith.constant dense<[[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0]],
                              [[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0]]]> : tensor<2x2x8xf16>
  %a = util.optimization_barrier %ca : tensor<2x3x2xf16>
  %v = util.optimization_barrier %cv : tensor<2x2x8xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
  %p = linalg.batch_matmul ins(%a, %v : tensor<2x3x2xf16>, tensor<2x2x8xf16>) outs(%f : tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
  check.expect_eq_const(%p, dense<[[[1.0, 4.0, 3.0, 6.0, 5.0, 8.0, 7.0, 10.0], [3.0, 10.0, 9.0, 16.0, 15.0, 22.0, 21.0, 28.0], [5.0, 16.0, 15.0, 26.0, 25.0, 36.0, 35.0, 46.0]],
                                   [[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0], [1.0, 0.0, -1.0, -2.0, -3.0, -4.0, -5.0, -6.0]]]> : tensor<2x3x8xf32>) : tensor<2x3x8xf32>
  return
}
