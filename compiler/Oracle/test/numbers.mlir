// RUN: sluice verify %s --oracle --all-functions
// What is easy to get wrong in the meaning of numbers (docs/numerics.md). Expected values are written by hand.

func.func @division() {
  %a = util.unfoldable_constant dense<[7, -7, 7, -7, 5, -128]> : tensor<6xi8>
  %b = util.unfoldable_constant dense<[2, 2, -2, -2, 0, -1]> : tensor<6xi8>
  %quotient = arith.divsi %a, %b : tensor<6xi8>
  check.expect_eq_const(%quotient, dense<[3, -3, -3, 3, 0, -128]> : tensor<6xi8>) : tensor<6xi8>
  %rest = arith.remsi %a, %b : tensor<6xi8>
  check.expect_eq_const(%rest, dense<[1, -1, 1, -1, 0, 0]> : tensor<6xi8>) : tensor<6xi8>
  %down = arith.floordivsi %a, %b : tensor<6xi8>
  check.expect_eq_const(%down, dense<[3, -4, -4, 3, 0, -128]> : tensor<6xi8>) : tensor<6xi8>
  %up = arith.ceildivsi %a, %b : tensor<6xi8>
  check.expect_eq_const(%up, dense<[4, -3, -3, 4, 0, -128]> : tensor<6xi8>) : tensor<6xi8>
  %unsigned = arith.divui %a, %b : tensor<6xi8>
  check.expect_eq_const(%unsigned, dense<[3, 124, 0, 0, 0, 0]> : tensor<6xi8>) : tensor<6xi8>
  return
}

func.func @shifts() {
  %a = util.unfoldable_constant dense<[-5, -5, 5, 5, -1]> : tensor<5xi5>
  %by = util.unfoldable_constant dense<[1, 5, 4, 7, -1]> : tensor<5xi5>
  %left = arith.shli %a, %by : tensor<5xi5>
  check.expect_eq_const(%left, dense<[-10, 0, -16, 0, 0]> : tensor<5xi5>) : tensor<5xi5>
  %right = arith.shrsi %a, %by : tensor<5xi5>
  check.expect_eq_const(%right, dense<[-3, -1, 0, 0, -1]> : tensor<5xi5>) : tensor<5xi5>
  %zeros = arith.shrui %a, %by : tensor<5xi5>
  check.expect_eq_const(%zeros, dense<[13, 0, 0, 0, 0]> : tensor<5xi5>) : tensor<5xi5>
  return
}

func.func @float_to_integer() {
  %a = util.unfoldable_constant dense<[1.9, -1.9, 127.9, 128.0, -129.0, 0x7FC00000, 0xFF800000]> : tensor<7xf32>
  %signed = arith.fptosi %a : tensor<7xf32> to tensor<7xi8>
  check.expect_eq_const(%signed, dense<[1, -1, 127, 127, -128, 0, -128]> : tensor<7xi8>) : tensor<7xi8>
  %unsigned = arith.fptoui %a : tensor<7xf32> to tensor<7xi8>
  check.expect_eq_const(%unsigned, dense<[1, 0, 127, 128, 0, 0, 0]> : tensor<7xi8>) : tensor<7xi8>
  return
}

// 2049 is a tie in f16, 65520 the first number too large for it. 16777217 loses its last bit in f32, and more of it in bf16.
func.func @integer_to_float() {
  %a = util.unfoldable_constant dense<[2049, 2051, 65519, 65520, -1]> : tensor<5xi32>
  %half = arith.sitofp %a : tensor<5xi32> to tensor<5xf16>
  check.expect_eq_const(%half, dense<[2048.0, 2052.0, 65504.0, 0x7C00, -1.0]> : tensor<5xf16>) : tensor<5xf16>
  %b = util.unfoldable_constant dense<[16777217, -1]> : tensor<2xi32>
  %unsigned = arith.uitofp %b : tensor<2xi32> to tensor<2xf32>
  check.expect_eq_const(%unsigned, dense<[16777216.0, 4294967296.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}

// Ties go to even; subnormal results are kept; what is too large is infinite, NaN or the largest number, as the type has it.
func.func @small_floats() {
  %a = util.unfoldable_constant dense<[1.0625, 1.1875, 0.0009765625, 464.0, 480.0, 0x7F800000, -0.0]> : tensor<7xf32>
  %fn = arith.truncf %a : tensor<7xf32> to tensor<7xf8E4M3FN>
  check.expect_eq_const(%fn, dense<[1.0, 1.25, 0.0, 448.0, 0x7F, 0x7F, -0.0]> : tensor<7xf8E4M3FN>) : tensor<7xf8E4M3FN>
  %e5 = arith.truncf %a : tensor<7xf32> to tensor<7xf8E5M2>
  check.expect_eq_const(%e5, dense<[1.0, 1.25, 0.0009765625, 448.0, 512.0, 0x7C, -0.0]> : tensor<7xf8E5M2>) : tensor<7xf8E5M2>
  %f4 = arith.truncf %a : tensor<7xf32> to tensor<7xf4E2M1FN>
  check.expect_eq_const(%f4, dense<[1.0, 1.0, 0.0, 6.0, 6.0, 6.0, -0.0]> : tensor<7xf4E2M1FN>) : tensor<7xf4E2M1FN>
  %b = util.unfoldable_constant dense<[0x00000001, 65520.0, 65519.9, 5.9604645e-08, 2.9802322e-08]> : tensor<5xf32>
  %half = arith.truncf %b : tensor<5xf32> to tensor<5xf16>
  check.expect_eq_const(%half, dense<[0.0, 0x7C00, 65504.0, 0x0001, 0.0]> : tensor<5xf16>) : tensor<5xf16>
  return
}

// Rounding an f64 to f32 and then to bf16 would give 1.0.
func.func @rounded_once() {
  %a = util.unfoldable_constant dense<[1.00390625001, 1.0]> : tensor<2xf64>
  %r = arith.truncf %a : tensor<2xf64> to tensor<2xbf16>
  check.expect_eq_const(%r, dense<[1.0078125, 1.0]> : tensor<2xbf16>) : tensor<2xbf16>
  return
}

func.func @extremes() {
  %a = util.unfoldable_constant dense<[1.0, 0x7FC00000, -0.0, 2.0]> : tensor<4xf32>
  %b = util.unfoldable_constant dense<[0x7FC00000, 3.0, 0.0, -2.0]> : tensor<4xf32>
  %one = util.unfoldable_constant dense<1.0> : tensor<4xf32>
  %maximum = arith.maximumf %a, %b : tensor<4xf32>
  check.expect_eq_const(%maximum, dense<[0x7FC00000, 0x7FC00000, 0.0, 2.0]> : tensor<4xf32>) : tensor<4xf32>
  %sign = math.copysign %one, %maximum : tensor<4xf32>
  %minimum = arith.minimumf %a, %b : tensor<4xf32>
  %signs = math.copysign %one, %minimum : tensor<4xf32>
  %zeros = tensor.extract_slice %signs[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
  check.expect_eq_const(%zeros, dense<[-1.0, -1.0]> : tensor<2xf32>) : tensor<2xf32>
  %number = arith.maxnumf %a, %b : tensor<4xf32>
  check.expect_eq_const(%number, dense<[1.0, 3.0, 0.0, 2.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

func.func @comparisons_with_nan() {
  %a = util.unfoldable_constant dense<[1.0, 0x7FC00000]> : tensor<2xf32>
  %b = util.unfoldable_constant dense<[1.0, 1.0]> : tensor<2xf32>
  %one = arith.cmpf one, %a, %b : tensor<2xf32>
  check.expect_eq_const(%one, dense<[false, false]> : tensor<2xi1>) : tensor<2xi1>
  %une = arith.cmpf une, %a, %b : tensor<2xf32>
  check.expect_eq_const(%une, dense<[false, true]> : tensor<2xi1>) : tensor<2xi1>
  return
}

func.func @powers() {
  %a = util.unfoldable_constant dense<[3, -1, 0, 2, 3]> : tensor<5xi32>
  %b = util.unfoldable_constant dense<[5, -3, -1, 33, 0]> : tensor<5xi32>
  %r = math.ipowi %a, %b : tensor<5xi32>
  check.expect_eq_const(%r, dense<[243, -1, 0, 0, 1]> : tensor<5xi32>) : tensor<5xi32>
  return
}

// 2048 times 1 * 0.01 in f16: added one by one in f16 it is 20.38.
func.func @sums_are_kept_wide() {
  %a = util.unfoldable_constant dense<1.0> : tensor<1x2048xf16>
  %b = util.unfoldable_constant dense<0.01> : tensor<2048x1xf16>
  %zero = arith.constant dense<0.0> : tensor<1x1xf16>
  %r = linalg.matmul ins(%a, %b : tensor<1x2048xf16>, tensor<2048x1xf16>) outs(%zero : tensor<1x1xf16>) -> tensor<1x1xf16>
  check.expect_eq_const(%r, dense<20.484375> : tensor<1x1xf16>) : tensor<1x1xf16>
  return
}

// Checks that do not hold are in messages.mlir.
func.func @scalars() {
  %zero = util.unfoldable_constant 0 : i8
  check.expect_false(%zero) : i8
  %sum = arith.addi %zero, %zero : i8
  %one = util.unfoldable_constant 1 : i8
  %r = arith.subi %sum, %one : i8
  check.expect_true(%r) : i8
  return
}

// The least integer has no positive; 65535 = -1 of 16 bits.
func.func @wide_products() {
  %a = util.unfoldable_constant dense<[-32768, -1]> : tensor<2xi16>
  %abs = math.absi %a : tensor<2xi16>
  check.expect_eq_const(%abs, dense<[-32768, 1]> : tensor<2xi16>) : tensor<2xi16>
  %low, %high = arith.mulsi_extended %a, %a : tensor<2xi16>
  check.expect_eq_const(%high, dense<[16384, 0]> : tensor<2xi16>) : tensor<2xi16>
  %ulow, %uhigh = arith.mului_extended %a, %a : tensor<2xi16>
  check.expect_eq_const(%uhigh, dense<[16384, -2]> : tensor<2xi16>) : tensor<2xi16>
  return
}
