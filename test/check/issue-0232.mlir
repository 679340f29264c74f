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
