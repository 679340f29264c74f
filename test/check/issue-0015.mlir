// Drivers of Vulkan may take it that there are no NaNs and infinities unless a kernel says so: NVIDIA's made 0 of x - x, and of
// (-inf) - (-inf) in a softmax, which then summed keys that do not exist.

#id = affine_map<(d0) -> (d0)>

func.func @not_a_number_stays() {
  %x = util.unfoldable_constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 1.5]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %d = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.subf %a, %a : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %n = tensor.empty() : tensor<4xi8>
  %is = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%d : tensor<4xf32>) outs(%n : tensor<4xi8>) {
  ^bb0(%a: f32, %o: i8):
    %c = arith.cmpf uno, %a, %a : f32
    %r = arith.extui %c : i1 to i8
    linalg.yield %r : i8
  } -> tensor<4xi8>
  check.expect_eq_const(%is, dense<[1, 1, 1, 0]> : tensor<4xi8>) : tensor<4xi8>
  return
}

// One key, where threads take sixteen: the sum of the weights is one.
func.func @attention_of_one_key() {
  %q = util.unfoldable_constant dense<[[[1.0, -2.0, 0.5]]]> : tensor<1x1x3xf32>
  %k = util.unfoldable_constant dense<[[[0.25, 3.0, -1.0]]]> : tensor<1x1x3xf32>
  %v = util.unfoldable_constant dense<[[[4.0, -8.0, 0.125]]]> : tensor<1x1x3xf32>
  %mask = util.unfoldable_constant dense<0.5> : tensor<1x1x1xf32>
  %scale = arith.constant 5.773502692e-01 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  %r = linalg_ext.attention ins(%q, %k, %v, %scale, %mask : tensor<1x1x3xf32>, tensor<1x1x3xf32>, tensor<1x1x3xf32>, f32, tensor<1x1x1xf32>)
      outs(%f : tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  check.expect_almost_eq_const(%r, dense<[[[4.0, -8.0, 0.125]]]> : tensor<1x1x3xf32>) : tensor<1x1x3xf32>
  return
}
