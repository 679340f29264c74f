// Bits of every width are counted: on Vulkan by an instruction for 32.

func.func @bits_i8() {
  %x = util.unfoldable_constant dense<[0, 1, -1, 6, -128, 64]> : tensor<6xi8>
  %ones = math.ctpop %x : tensor<6xi8>
  check.expect_eq_const(%ones, dense<[0, 1, 8, 2, 1, 1]> : tensor<6xi8>) : tensor<6xi8>
  %low = math.cttz %x : tensor<6xi8>
  check.expect_eq_const(%low, dense<[8, 0, 0, 1, 7, 6]> : tensor<6xi8>) : tensor<6xi8>
  %high = math.ctlz %x : tensor<6xi8>
  check.expect_eq_const(%high, dense<[8, 7, 0, 5, 0, 1]> : tensor<6xi8>) : tensor<6xi8>
  return
}

func.func @bits_i16() {
  %x = util.unfoldable_constant dense<[0, 1, -1, 6, -32768, 16384]> : tensor<6xi16>
  %ones = math.ctpop %x : tensor<6xi16>
  check.expect_eq_const(%ones, dense<[0, 1, 16, 2, 1, 1]> : tensor<6xi16>) : tensor<6xi16>
  %low = math.cttz %x : tensor<6xi16>
  check.expect_eq_const(%low, dense<[16, 0, 0, 1, 15, 14]> : tensor<6xi16>) : tensor<6xi16>
  %high = math.ctlz %x : tensor<6xi16>
  check.expect_eq_const(%high, dense<[16, 15, 0, 13, 0, 1]> : tensor<6xi16>) : tensor<6xi16>
  return
}

func.func @bits_i32() {
  %x = util.unfoldable_constant dense<[0, 1, -1, 6, -2147483648, 1073741824]> : tensor<6xi32>
  %ones = math.ctpop %x : tensor<6xi32>
  check.expect_eq_const(%ones, dense<[0, 1, 32, 2, 1, 1]> : tensor<6xi32>) : tensor<6xi32>
  %low = math.cttz %x : tensor<6xi32>
  check.expect_eq_const(%low, dense<[32, 0, 0, 1, 31, 30]> : tensor<6xi32>) : tensor<6xi32>
  %high = math.ctlz %x : tensor<6xi32>
  check.expect_eq_const(%high, dense<[32, 31, 0, 29, 0, 1]> : tensor<6xi32>) : tensor<6xi32>
  return
}

func.func @bits_i64() {
  %x = util.unfoldable_constant dense<[0, 1, -1, 6, -9223372036854775808, 4611686018427387904]> : tensor<6xi64>
  %ones = math.ctpop %x : tensor<6xi64>
  check.expect_eq_const(%ones, dense<[0, 1, 64, 2, 1, 1]> : tensor<6xi64>) : tensor<6xi64>
  %low = math.cttz %x : tensor<6xi64>
  check.expect_eq_const(%low, dense<[64, 0, 0, 1, 63, 62]> : tensor<6xi64>) : tensor<6xi64>
  %high = math.ctlz %x : tensor<6xi64>
  check.expect_eq_const(%high, dense<[64, 63, 0, 61, 0, 1]> : tensor<6xi64>) : tensor<6xi64>
  return
}
