// Powers by constants: products and roots where no logarithm is needed, with IEEE 754's special values; any exponent on whole vectors.

func.func @cubes() {
  %x = util.unfoldable_constant dense<[-2.0, -0.0, 0.5, 3.0, 0x7F800000, 0xFF800000, 1.0e+13, -1.5]> : tensor<8xf32>
  %e = arith.constant dense<3.0> : tensor<8xf32>
  %r = math.powf %x, %e : tensor<8xf32>
  check.expect_almost_eq_const(%r, dense<[-8.0, -0.0, 0.125, 27.0, 0x7F800000, 0xFF800000, 0x7F800000, -3.375]> : tensor<8xf32>) : tensor<8xf32>
  return
}

func.func @inverse_squares_narrow() {
  %x = util.unfoldable_constant dense<[-2.0, 0.5, 300.0, 1.0e-03, 0x7C00, 0xFC00, 0.0, 8.0]> : tensor<8xf16>
  %e = arith.constant dense<-2.0> : tensor<8xf16>
  %r = math.powf %x, %e : tensor<8xf16>
  check.expect_almost_eq_const(%r, dense<[0.25, 4.0, 1.1086e-05, 0x7C00, 0.0, 0.0, 0x7C00, 1.5625e-02]> : tensor<8xf16>, atol 1.0e-07, rtol 2.0e-03) : tensor<8xf16>
  return
}

func.func @roots() {
  %x = util.unfoldable_constant dense<[4.0, -0.0, 0.0, 2.25, 0x7F800000, 0xFF800000, 1.0e-40, 81.0]> : tensor<8xf32>
  %e = arith.constant dense<0.5> : tensor<8xf32>
  %r = math.powf %x, %e : tensor<8xf32>
  check.expect_almost_eq_const(%r, dense<[2.0, 0.0, 0.0, 1.5, 0x7F800000, 0x7F800000, 1.0e-20, 9.0]> : tensor<8xf32>, atol 1.0e-19, rtol 1.0e-06) : tensor<8xf32>
  return
}

func.func @inverse_roots() {
  %x = util.unfoldable_constant dense<[4.0, -0.0, 0.0, 0.25, 0x7F800000, 0xFF800000]> : tensor<6xf32>
  %e = arith.constant dense<-0.5> : tensor<6xf32>
  %r = math.powf %x, %e : tensor<6xf32>
  check.expect_almost_eq_const(%r, dense<[0.5, 0x7F800000, 0x7F800000, 2.0, 0.0, 0.0]> : tensor<6xf32>) : tensor<6xf32>
  return
}

// Rows long enough for vectors; 2^(10 * 0.3) = 8.
func.func @any_exponent_many() {
  %x = util.unfoldable_constant dense<1024.0> : tensor<16x256xf32>
  %e = arith.constant dense<0.3> : tensor<16x256xf32>
  %p = math.powf %x, %e : tensor<16x256xf32>
  %s = math.asinh %p : tensor<16x256xf32>
  %t = math.sinh %s : tensor<16x256xf32>
  %r = util.unfoldable_constant dense<8.0> : tensor<16x256xf32>
  check.expect_almost_eq(%t, %r, atol 1.0e-05, rtol 1.0e-05) : tensor<16x256xf32>
  return
}
