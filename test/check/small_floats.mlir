// Floats of 8, 6 and 4 bits: what conversions make of ties, subnormals, what is too large, infinities and NaN.

func.func @round_to_f8E4M3() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 0.001953125, -0.0029296875, 0.0009765625, 0.0048828125, 240.0, -240.0, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 244.8000030517578, 1920.0, -1920.0, 0x7F800000, 0x7FC00000]> : tensor<19xf32>
  %s = arith.truncf %x : tensor<19xf32> to tensor<19xf8E4M3>
  %r = arith.extf %s : tensor<19xf8E4M3> to tensor<19xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 0.001953125, -0.00390625, 0.0, 0.00390625, 240.0, -240.0, 0.3125, 1.0, 1.25, 2.75, -0.0, 240.0, 0x7F800000, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<19xf32>) : tensor<19xf32>
  return
}

func.func @add_f8E4M3() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf8E4M3> -> tensor<?xf8E4M3>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf8E4M3> -> tensor<?xf8E4M3>
  %r = arith.addf %a, %b : tensor<?xf8E4M3>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf8E4M3>) : tensor<?xf8E4M3>
  return
}

func.func @round_to_f8E3M4() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 0.015625, -0.0234375, 0.0078125, 0.0390625, 15.5, -15.5, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 15.8100004196167, 124.0, -124.0, 0x7F800000, 0x7FC00000]> : tensor<19xf32>
  %s = arith.truncf %x : tensor<19xf32> to tensor<19xf8E3M4>
  %r = arith.extf %s : tensor<19xf8E3M4> to tensor<19xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 0.015625, -0.03125, 0.0, 0.03125, 15.5, -15.5, 0.296875, 1.0625, 1.1875, 2.75, -0.0, 0x7F800000, 0x7F800000, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<19xf32>) : tensor<19xf32>
  return
}

func.func @add_f8E3M4() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf8E3M4> -> tensor<?xf8E3M4>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf8E3M4> -> tensor<?xf8E3M4>
  %r = arith.addf %a, %b : tensor<?xf8E3M4>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf8E3M4>) : tensor<?xf8E3M4>
  return
}

func.func @round_to_f8E4M3B11FNUZ() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 0.0001220703125, -0.00018310546875, 6.103515625e-05, 0.00030517578125, 30.0, -30.0, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 30.600000381469727, 240.0, -240.0, 0x7F800000, 0x7FC00000]> : tensor<19xf32>
  %s = arith.truncf %x : tensor<19xf32> to tensor<19xf8E4M3B11FNUZ>
  %r = arith.extf %s : tensor<19xf8E4M3B11FNUZ> to tensor<19xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 0.0001220703125, -0.000244140625, 0.0, 0.000244140625, 30.0, -30.0, 0.3125, 1.0, 1.25, 2.75, 0.0, 30.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<19xf32>) : tensor<19xf32>
  return
}

func.func @add_f8E4M3B11FNUZ() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf8E4M3B11FNUZ> -> tensor<?xf8E4M3B11FNUZ>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf8E4M3B11FNUZ> -> tensor<?xf8E4M3B11FNUZ>
  %r = arith.addf %a, %b : tensor<?xf8E4M3B11FNUZ>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf8E4M3B11FNUZ>) : tensor<?xf8E4M3B11FNUZ>
  return
}

func.func @round_to_f6E2M3FN() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 0.125, -0.1875, 0.0625, 0.3125, 7.5, -7.5, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 60.0, -60.0]> : tensor<16xf32>
  %s = arith.truncf %x : tensor<16xf32> to tensor<16xf6E2M3FN>
  %r = arith.extf %s : tensor<16xf6E2M3FN> to tensor<16xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 0.125, -0.25, 0.0, 0.25, 7.5, -7.5, 0.25, 1.0, 1.25, 2.75, -0.0, 7.5, -7.5]> : tensor<16xf32>) : tensor<16xf32>
  return
}

func.func @add_f6E2M3FN() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf6E2M3FN> -> tensor<?xf6E2M3FN>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf6E2M3FN> -> tensor<?xf6E2M3FN>
  %r = arith.addf %a, %b : tensor<?xf6E2M3FN>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf6E2M3FN>) : tensor<?xf6E2M3FN>
  return
}

func.func @round_to_f6E3M2FN() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 0.0625, -0.09375, 0.03125, 0.15625, 28.0, -28.0, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 224.0, -224.0]> : tensor<16xf32>
  %s = arith.truncf %x : tensor<16xf32> to tensor<16xf6E3M2FN>
  %r = arith.extf %s : tensor<16xf6E3M2FN> to tensor<16xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 0.0625, -0.125, 0.0, 0.125, 28.0, -28.0, 0.3125, 1.0, 1.25, 2.5, -0.0, 28.0, -28.0]> : tensor<16xf32>) : tensor<16xf32>
  return
}

func.func @add_f6E3M2FN() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf6E3M2FN> -> tensor<?xf6E3M2FN>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf6E3M2FN> -> tensor<?xf6E3M2FN>
  %r = arith.addf %a, %b : tensor<?xf6E3M2FN>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf6E3M2FN>) : tensor<?xf6E3M2FN>
  return
}

func.func @round_to_f8E4M3FN() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 0.001953125, -0.0029296875, 0.0009765625, 0.0048828125, 448.0, -448.0, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 456.9599914550781, 3584.0, -3584.0, 0x7F800000, 0x7FC00000]> : tensor<19xf32>
  %s = arith.truncf %x : tensor<19xf32> to tensor<19xf8E4M3FN>
  %r = arith.extf %s : tensor<19xf8E4M3FN> to tensor<19xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 0.001953125, -0.00390625, 0.0, 0.00390625, 448.0, -448.0, 0.3125, 1.0, 1.25, 2.75, -0.0, 448.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<19xf32>) : tensor<19xf32>
  return
}

func.func @add_f8E4M3FN() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf8E4M3FN> -> tensor<?xf8E4M3FN>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf8E4M3FN> -> tensor<?xf8E4M3FN>
  %r = arith.addf %a, %b : tensor<?xf8E4M3FN>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf8E4M3FN>) : tensor<?xf8E4M3FN>
  return
}

func.func @round_to_f8E5M2() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 1.525878906e-05, -2.288818359e-05, 7.629394531e-06, 3.814697266e-05, 57344.0, -57344.0, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 58490.87890625, 458752.0, -458752.0, 0x7F800000, 0x7FC00000]> : tensor<19xf32>
  %s = arith.truncf %x : tensor<19xf32> to tensor<19xf8E5M2>
  %r = arith.extf %s : tensor<19xf8E5M2> to tensor<19xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 1.525878906e-05, -3.051757812e-05, 0.0, 3.051757812e-05, 57344.0, -57344.0, 0.3125, 1.0, 1.25, 2.5, -0.0, 57344.0, 0x7F800000, 0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<19xf32>) : tensor<19xf32>
  return
}

func.func @add_f8E5M2() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf8E5M2> -> tensor<?xf8E5M2>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf8E5M2> -> tensor<?xf8E5M2>
  %r = arith.addf %a, %b : tensor<?xf8E5M2>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf8E5M2>) : tensor<?xf8E5M2>
  return
}

func.func @round_to_f8E4M3FNUZ() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 0.0009765625, -0.00146484375, 0.00048828125, 0.00244140625, 240.0, -240.0, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 244.8000030517578, 1920.0, -1920.0, 0x7F800000, 0x7FC00000]> : tensor<19xf32>
  %s = arith.truncf %x : tensor<19xf32> to tensor<19xf8E4M3FNUZ>
  %r = arith.extf %s : tensor<19xf8E4M3FNUZ> to tensor<19xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 0.0009765625, -0.001953125, 0.0, 0.001953125, 240.0, -240.0, 0.3125, 1.0, 1.25, 2.75, 0.0, 240.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<19xf32>) : tensor<19xf32>
  return
}

func.func @add_f8E4M3FNUZ() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf8E4M3FNUZ> -> tensor<?xf8E4M3FNUZ>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf8E4M3FNUZ> -> tensor<?xf8E4M3FNUZ>
  %r = arith.addf %a, %b : tensor<?xf8E4M3FNUZ>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf8E4M3FNUZ>) : tensor<?xf8E4M3FNUZ>
  return
}

func.func @round_to_f8E5M2FNUZ() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 7.629394531e-06, -1.144409180e-05, 3.814697266e-06, 1.907348633e-05, 57344.0, -57344.0, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 58490.87890625, 458752.0, -458752.0, 0x7F800000, 0x7FC00000]> : tensor<19xf32>
  %s = arith.truncf %x : tensor<19xf32> to tensor<19xf8E5M2FNUZ>
  %r = arith.extf %s : tensor<19xf8E5M2FNUZ> to tensor<19xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 7.629394531e-06, -1.525878906e-05, 0.0, 1.525878906e-05, 57344.0, -57344.0, 0.3125, 1.0, 1.25, 2.5, 0.0, 57344.0, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<19xf32>) : tensor<19xf32>
  return
}

func.func @add_f8E5M2FNUZ() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf8E5M2FNUZ> -> tensor<?xf8E5M2FNUZ>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf8E5M2FNUZ> -> tensor<?xf8E5M2FNUZ>
  %r = arith.addf %a, %b : tensor<?xf8E5M2FNUZ>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.5, 2.0]> : tensor<5xf8E5M2FNUZ>) : tensor<?xf8E5M2FNUZ>
  return
}

func.func @round_to_f4E2M1FN() {
  %x = util.unfoldable_constant dense<[0.0, 1.0, -1.5, 0.5, -0.75, 0.25, 1.25, 6.0, -6.0, 0.30000001192092896, 1.0625, 1.1875, 2.7100000381469727, -0.0, 48.0, -48.0]> : tensor<16xf32>
  %s = arith.truncf %x : tensor<16xf32> to tensor<16xf4E2M1FN>
  %r = arith.extf %s : tensor<16xf4E2M1FN> to tensor<16xf32>
  check.expect_eq_const(%r, dense<[0.0, 1.0, -1.5, 0.5, -1.0, 0.0, 1.0, 6.0, -6.0, 0.5, 1.0, 1.0, 3.0, -0.0, 6.0, -6.0]> : tensor<16xf32>) : tensor<16xf32>
  return
}

func.func @add_f4E2M1FN() {
  %a = flow.tensor.dynamic_constant dense<[1.0, -1.5, 0.5, 2.0, 3.0]> : tensor<5xf4E2M1FN> -> tensor<?xf4E2M1FN>
  %b = flow.tensor.dynamic_constant dense<[0.5, 2.0, 1.0, 0.5, -1.0]> : tensor<5xf4E2M1FN> -> tensor<?xf4E2M1FN>
  %r = arith.addf %a, %b : tensor<?xf4E2M1FN>
  check.expect_eq_const(%r, dense<[1.5, 0.5, 1.5, 2.0, 2.0]> : tensor<5xf4E2M1FN>) : tensor<?xf4E2M1FN>
  return
}
