// A reshape whose text passes sizes that its type knows: the kernel's grid took them for arguments of its own.

func.func @sizes_that_the_type_knows() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c2 = util.unfoldable_constant 2 : index
  %c3 = util.unfoldable_constant 3 : index
  %e = tensor.expand_shape %x [[0, 1], [2]] output_shape [1, %c2, %c3] : tensor<2x3xf32> into tensor<1x2x3xf32>
  %o = tensor.empty() : tensor<1x2x3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%e : tensor<1x2x3xf32>) outs(%o : tensor<1x2x3xf32>) {
  ^bb0(%a: f32, %out: f32):
    %t = arith.addf %a, %a : f32
    linalg.yield %t : f32
  } -> tensor<1x2x3xf32>
  check.expect_almost_eq_const(%r, dense<[[[2.0, 4.0, 6.0], [8.0, 10.0, 12.0]]]> : tensor<1x2x3xf32>) : tensor<1x2x3xf32>
  return
}

// Attention without a region behind a cast: folding the cast into it crashed.
func.func @attention_of_a_cast() {
  %q = util.unfoldable_constant dense<1.0> : tensor<1x3x4xf32>
  %k = util.unfoldable_constant dense<0.5> : tensor<1x5x4xf32>
  %v = util.unfoldable_constant dense<2.0> : tensor<1x5x2xf32>
  %m = util.unfoldable_constant 3 : index
  %qs = tensor.cast %q : tensor<1x3x4xf32> to tensor<1x?x4xf32>
  %o = tensor.empty(%m) : tensor<1x?x2xf32>
  %r = linalg_ext.attention ins(%qs, %k, %v : tensor<1x?x4xf32>, tensor<1x5x4xf32>, tensor<1x5x2xf32>) outs(%o : tensor<1x?x2xf32>) -> tensor<1x?x2xf32>
  %s = tensor.cast %r : tensor<1x?x2xf32> to tensor<1x3x2xf32>
  check.expect_almost_eq_const(%s, dense<2.0> : tensor<1x3x2xf32>) : tensor<1x3x2xf32>
  return
}
