// Element types that numpy does not have: bf16, i4, index.

func.func @sort_bf16() {
  %x = util.unfoldable_constant dense<[3.0, -1.0, 2.0, 0.5, 7.0, 8.0, 1.0, 0.0, -3.0, 4.0, 5.0, 6.0, 9.0, 10.0, 11.0, 12.0, 13.0, -8.0]> : tensor<18xbf16>
  %r = linalg_ext.sort dimension(0) outs(%x : tensor<18xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    %c = arith.cmpf olt, %a, %b : bf16
    linalg_ext.yield %c : i1
  } -> tensor<18xbf16>
  check.expect_eq_const(%r, dense<[-8.0, -3.0, -1.0, 0.0, 0.5, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0]> : tensor<18xbf16>) : tensor<18xbf16>
  return
}

func.func @attention_bf16() {
  %q = util.unfoldable_constant dense<1.0> : tensor<1x2x4xbf16>
  %v = util.unfoldable_constant dense<[[[1.0, 3.0, 5.0, 7.0], [3.0, 5.0, 7.0, 9.0]]]> : tensor<1x2x4xbf16>
  %o = tensor.empty() : tensor<1x2x4xbf16>
  %r = linalg_ext.attention ins(%q, %q, %v : tensor<1x2x4xbf16>, tensor<1x2x4xbf16>, tensor<1x2x4xbf16>) outs(%o : tensor<1x2x4xbf16>) -> tensor<1x2x4xbf16>
  check.expect_almost_eq_const(%r, dense<[[[2.0, 4.0, 6.0, 8.0], [2.0, 4.0, 6.0, 8.0]]]> : tensor<1x2x4xbf16>, atol 1.0e-02) : tensor<1x2x4xbf16>
  return
}

func.func @topk_bf16() {
  %x = util.unfoldable_constant dense<[3.0, -1.0, 2.0, 0.5, 7.0]> : tensor<5xbf16>
  %v = tensor.empty() : tensor<2xbf16>
  %r = linalg_ext.topk {overwrite} dimension(0) ins(%x : tensor<5xbf16>) outs(%v : tensor<2xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    %c = arith.cmpf ogt, %a, %b : bf16
    linalg_ext.yield %c : i1
  } -> tensor<2xbf16>
  check.expect_eq_const(%r, dense<[7.0, 3.0]> : tensor<2xbf16>) : tensor<2xbf16>
  return
}

func.func @sort_i4() {
  %x = util.unfoldable_constant dense<[3, -1, 2, 7, -8]> : tensor<5xi4>
  %r = linalg_ext.sort dimension(0) outs(%x : tensor<5xi4>) {
  ^bb0(%a: i4, %b: i4):
    %c = arith.cmpi slt, %a, %b : i4
    linalg_ext.yield %c : i1
  } -> tensor<5xi4>
  check.expect_eq_const(%r, dense<[-8, -1, 2, 3, 7]> : tensor<5xi4>) : tensor<5xi4>
  return
}

func.func @index_sort() {
  %x = util.unfoldable_constant dense<[3, 1, 2, 7, 0]> : tensor<5xi64>
  %y = arith.index_cast %x : tensor<5xi64> to tensor<5xindex>
  %r = linalg_ext.sort dimension(0) outs(%y : tensor<5xindex>) {
  ^bb0(%a: index, %b: index):
    %c = arith.cmpi slt, %a, %b : index
    linalg_ext.yield %c : i1
  } -> tensor<5xindex>
  %z = arith.index_cast %r : tensor<5xindex> to tensor<5xi64>
  check.expect_eq_const(%z, dense<[0, 1, 2, 3, 7]> : tensor<5xi64>) : tensor<5xi64>
  return
}

// bf16 and f64, both ways: 1 + 2^-9 + 2^-40 is above the middle of two bf16 numbers, which f32 does not see.
func.func @bf16_and_f64() {
  %x = util.unfoldable_constant dense<[1.0, -2.5, 3.0, 0x7F80]> : tensor<4xbf16>
  %e = tensor.empty() : tensor<4xf64>
  %wide = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xbf16>) outs(%e : tensor<4xf64>) {
  ^bb0(%a: bf16, %o: f64):
    %w = arith.extf %a : bf16 to f64
    linalg.yield %w : f64
  } -> tensor<4xf64>
  check.expect_eq_const(%wide, dense<[1.0, -2.5, 3.0, 0x7FF0000000000000]> : tensor<4xf64>) : tensor<4xf64>
  %y = util.unfoldable_constant dense<[1.00390625, 1.003906250000909, -3.0, 1.0e300]> : tensor<4xf64>
  %f = tensor.empty() : tensor<4xbf16>
  %narrow = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%y : tensor<4xf64>) outs(%f : tensor<4xbf16>) {
  ^bb0(%a: f64, %o: bf16):
    %n = arith.truncf %a : f64 to bf16
    linalg.yield %n : bf16
  } -> tensor<4xbf16>
  check.expect_eq_const(%narrow, dense<[1.0, 1.0078125, -3.0, 0x7F80]> : tensor<4xbf16>) : tensor<4xbf16>
  return
}
