// A product of bf16 was not rounded before something was subtracted from it.
func.func @f() {
  %x = util.unfoldable_constant dense<[-179.0, 368.0]> : tensor<2xbf16>
  %e = tensor.empty() : tensor<2xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<2xbf16>) outs(%e : tensor<2xbf16>) {
  ^bb0(%a: bf16, %o: bf16):
    %2 = arith.mulf %a, %a : bf16
    %3 = arith.subf %2, %a : bf16
    linalg.yield %3 : bf16
  } -> tensor<2xbf16>
  check.expect_eq_const(%r, dense<[32128.0, 135168.0]> : tensor<2xbf16>) : tensor<2xbf16>
  return
}

// Rows of a transposed tensor times a bf16 each: on CPUs where bf16 is moved as integers, broadcast scalars became poison.
func.func @rows_by_scalars() {
  %a = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0]]> : tensor<4x4xbf16>
  %s = util.unfoldable_constant dense<[2.0, -1.0, 0.5, 8.0]> : tensor<4xbf16>
  %e = tensor.empty() : tensor<4x4xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %s : tensor<4x4xbf16>, tensor<4xbf16>) outs(%e : tensor<4x4xbf16>) {
  ^bb0(%x: bf16, %y: bf16, %o: bf16):
    %z = math.fma %y, %x, %x : bf16
    linalg.yield %z : bf16
  } -> tensor<4x4xbf16>
  check.expect_eq_const(%r, dense<[[3.0, 15.0, 27.0, 39.0], [0.0, 0.0, 0.0, 0.0], [4.5, 10.5, 16.5, 22.5], [36.0, 72.0, 108.0, 144.0]]> : tensor<4x4xbf16>) : tensor<4x4xbf16>
  return
}
