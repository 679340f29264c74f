// What the table of all operations on all types found: negative constants of types below 8 bits had
// bits beyond them; sums of indices with a carry, and magnitudes of indices, ended the compiler; fpowi
// took exponents of 32 bits only; GPUs had no sums with a carry of less than 32 bits.

func.func @small_constants() {
  %x = arith.constant dense<[-1.0, 1.0, -6.0, 0.5]> : tensor<4xf4E2M1FN>
  %y = util.optimization_barrier %x : tensor<4xf4E2M1FN>
  %b = arith.bitcast %y : tensor<4xf4E2M1FN> to tensor<4xi4>
  %w = arith.extui %b : tensor<4xi4> to tensor<4xi8>
  check.expect_eq_const(%w, dense<[10, 2, 15, 1]> : tensor<4xi8>) : tensor<4xi8>
  return
}

func.func @indices() {
  %x = util.unfoldable_constant dense<[-1, 3, -9223372036854775808]> : tensor<3xi64>
  %e = tensor.empty() : tensor<3xi64>
  %f = tensor.empty() : tensor<3xi1>
  %r:3 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
      affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<3xi64>)
      outs(%e, %f, %e : tensor<3xi64>, tensor<3xi1>, tensor<3xi64>) {
  ^bb0(%a: i64, %o: i64, %p: i1, %q: i64):
    %i = arith.index_cast %a : i64 to index
    %sum, %carry = arith.addui_extended %i, %i : index, i1
    %magnitude = math.absi %i : index
    %s = arith.index_cast %sum : index to i64
    %m = arith.index_cast %magnitude : index to i64
    linalg.yield %s, %carry, %m : i64, i1, i64
  } -> (tensor<3xi64>, tensor<3xi1>, tensor<3xi64>)
  check.expect_eq_const(%r#0, dense<[-2, 6, 0]> : tensor<3xi64>) : tensor<3xi64>
  check.expect_eq_const(%r#1, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  check.expect_eq_const(%r#2, dense<[1, 3, -9223372036854775808]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @powers() {
  %x = util.unfoldable_constant dense<[-1.0, -2.0, 3.0, -1.0]> : tensor<4xf32>
  %n = util.unfoldable_constant dense<[4611686018427387905, 3, -1, 4611686018427387904]> : tensor<4xi64>
  %r = math.fpowi %x, %n : tensor<4xf32>, tensor<4xi64>
  check.expect_almost_eq_const(%r, dense<[-1.0, -8.0, 0.33333334, 1.0]> : tensor<4xf32>) : tensor<4xf32>
  %m = util.unfoldable_constant dense<[3, 2, -1, 0]> : tensor<4xi8>
  %s = math.fpowi %x, %m : tensor<4xf32>, tensor<4xi8>
  check.expect_almost_eq_const(%s, dense<[-1.0, 4.0, 0.33333334, 1.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

func.func @words_of_products() {
  %x = util.unfoldable_constant dense<[63, -64, -1]> : tensor<3xi7>
  %l, %h = arith.mulsi_extended %x, %x : tensor<3xi7>
  check.expect_eq_const(%l, dense<[1, 0, 1]> : tensor<3xi7>) : tensor<3xi7>
  check.expect_eq_const(%h, dense<[31, 32, 0]> : tensor<3xi7>) : tensor<3xi7>
  %b = util.unfoldable_constant dense<[true, false]> : tensor<2xi1>
  %m, %n = arith.mului_extended %b, %b : tensor<2xi1>
  check.expect_eq_const(%m, dense<[true, false]> : tensor<2xi1>) : tensor<2xi1>
  check.expect_eq_const(%n, dense<false> : tensor<2xi1>) : tensor<2xi1>
  %y = util.unfoldable_constant dense<[4294967296, -1]> : tensor<2xi33>
  %s, %c = arith.addui_extended %y, %y : tensor<2xi33>, tensor<2xi1>
  check.expect_eq_const(%c, dense<true> : tensor<2xi1>) : tensor<2xi1>
  check.expect_eq_const(%s, dense<[0, -2]> : tensor<2xi33>) : tensor<2xi33>
  return
}
