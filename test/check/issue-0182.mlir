// Shifts by the width or more, and floats beyond the range of an integer, gave what the processor gives.

func.func @divisions_by_zero() {
  %a = util.unfoldable_constant dense<[7, -7, 0, -2147483648, -2147483648]> : tensor<5xi32>
  %b = util.unfoldable_constant dense<[0, 0, 0, 0, -1]> : tensor<5xi32>
  %d = arith.divsi %a, %b : tensor<5xi32>
  check.expect_eq_const(%d, dense<[0, 0, 0, 0, -2147483648]> : tensor<5xi32>) : tensor<5xi32>
  %f = arith.floordivsi %a, %b : tensor<5xi32>
  check.expect_eq_const(%f, dense<[0, 0, 0, 0, -2147483648]> : tensor<5xi32>) : tensor<5xi32>
  %r = arith.remsi %a, %b : tensor<5xi32>
  check.expect_eq_const(%r, dense<[0, 0, 0, 0, 0]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @shifts() {
  %a = util.unfoldable_constant dense<[1, -1, -128, 127, 5]> : tensor<5xi8>
  %n = util.unfoldable_constant dense<[8, 8, -1, 100, 2]> : tensor<5xi8>
  %l = arith.shli %a, %n : tensor<5xi8>
  check.expect_eq_const(%l, dense<[0, 0, 0, 0, 20]> : tensor<5xi8>) : tensor<5xi8>
  %u = arith.shrui %a, %n : tensor<5xi8>
  check.expect_eq_const(%u, dense<[0, 0, 0, 0, 1]> : tensor<5xi8>) : tensor<5xi8>
  %s = arith.shrsi %a, %n : tensor<5xi8>
  check.expect_eq_const(%s, dense<[0, -1, -1, 0, 1]> : tensor<5xi8>) : tensor<5xi8>
  return
}

func.func @conversions() {
  %x = util.unfoldable_constant dense<[300.7, -300.7, 0x7FC00000, 0x7F800000, 0xFF800000, -0.9, 1.0e30, 3.0e9]> : tensor<8xf32>
  %b = arith.fptosi %x : tensor<8xf32> to tensor<8xi8>
  check.expect_eq_const(%b, dense<[127, -128, 0, 127, -128, 0, 127, 127]> : tensor<8xi8>) : tensor<8xi8>
  %u = arith.fptoui %x : tensor<8xf32> to tensor<8xi32>
  check.expect_eq_const(%u, dense<[300, 0, 0, -1, 0, 0, -1, -1294967296]> : tensor<8xi32>) : tensor<8xi32>
  return
}
