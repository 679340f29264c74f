// RUN: sluice run %s --all-functions -O0
// RUN: sluice run %s --all-functions -O1
// RUN: sluice run %s --all-functions -O2
// RUN: sluice run %s --all-functions -O3
// Operands in panels that no kernel reads panel by panel: every plan finds their elements.
func.func @product_stored_transposed() {
  %a = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %b = util.unfoldable_constant dense<[[1.0, 0.0, 2.0, 0.0, 3.0], [0.0, 1.0, 0.0, 2.0, 1.0]]> : tensor<2x5xf32>
  %p = encoding.set %b : tensor<2x5xf32> -> tensor<2x5xf32, #encoding.panels<k = [0], n = 1, width = 4>>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<5x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<5x3xf32>) -> tensor<5x3xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %p : tensor<3x2xf32>, tensor<2x5xf32, #encoding.panels<k = [0], n = 1, width = 4>>) outs(%f : tensor<5x3xf32>) {
    ^bb0(%x: f32, %y: f32, %s: f32):
      %0 = arith.mulf %x, %y : f32
      %1 = arith.addf %s, %0 : f32
      linalg.yield %1 : f32
  } -> tensor<5x3xf32>
  check.expect_almost_eq_const(%r, dense<[[1.0, 3.0, 5.0], [2.0, 4.0, 6.0], [2.0, 6.0, 10.0], [4.0, 8.0, 12.0], [5.0, 13.0, 21.0]]> : tensor<5x3xf32>) : tensor<5x3xf32>
  return
}

// A batch, and columns that come before rows, of which four would lie together.
func.func @elements() {
  %b = util.unfoldable_constant dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi32>
  %p = encoding.set %b : tensor<2x3x2xi32> -> tensor<2x3x2xi32, #encoding.panels<k = [2], n = 1, width = 2, group = 4>>
  %e = tensor.empty() : tensor<3x2x2xi32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(b, n, k) -> (b, n, k)>, affine_map<(b, n, k) -> (n, b, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p : tensor<2x3x2xi32, #encoding.panels<k = [2], n = 1, width = 2, group = 4>>) outs(%e : tensor<3x2x2xi32>) {
    ^bb0(%x: i32, %o: i32):
      %0 = arith.addi %x, %x : i32
      linalg.yield %0 : i32
  } -> tensor<3x2x2xi32>
  check.expect_eq_const(%r, dense<[[[2, 4], [14, 16]], [[6, 8], [18, 20]], [[10, 12], [22, 24]]]> : tensor<3x2x2xi32>) : tensor<3x2x2xi32>
  return
}

// A window walks through rows that are several dimensions.
func.func @window() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0]]> : tensor<1x5xf32>
  %w = util.unfoldable_constant dense<[[[1.0, 10.0]], [[2.0, 20.0]], [[3.0, 30.0]]]> : tensor<3x1x2xf32>
  %p = encoding.set %w : tensor<3x1x2xf32> -> tensor<3x1x2xf32, #encoding.panels<k = [1, 0], n = 2, width = 8>>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x2xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, n, t, c) -> (c, i + t)>, affine_map<(i, n, t, c) -> (t, c, n)>, affine_map<(i, n, t, c) -> (i, n)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %p : tensor<1x5xf32>, tensor<3x1x2xf32, #encoding.panels<k = [1, 0], n = 2, width = 8>>) outs(%f : tensor<3x2xf32>) {
    ^bb0(%a: f32, %b: f32, %s: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %s, %0 : f32
      linalg.yield %1 : f32
  } -> tensor<3x2xf32>
  check.expect_almost_eq_const(%r, dense<[[14.0, 140.0], [20.0, 200.0], [26.0, 260.0]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}
