// Scans: inclusive and exclusive, dimensions, combiners, element types, empty rows, dynamic sizes.

func.func @inclusive_sum() {
  %x = util.unfoldable_constant dense<[-2.5e-01, -3.25e+00, -4.875e+00, -3.0e+00, 3.5e+00, 1.875e+00]> : tensor<6xf32>
  %o = tensor.empty() : tensor<6xf32>
  %a = util.unfoldable_constant dense<0.0e+00> : tensor<f32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<6xf32>) outs(%o, %a : tensor<6xf32>, tensor<f32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<6xf32>, tensor<f32>
  check.expect_eq_const(%r#0, dense<[-2.5e-01, -3.5e+00, -8.375e+00, -1.1375e+01, -7.875e+00, -6.0e+00]> : tensor<6xf32>) : tensor<6xf32>
  check.expect_eq_const(%r#1, dense<-6.0e+00> : tensor<f32>) : tensor<f32>
  return
}

func.func @exclusive_sum() {
  %x = util.unfoldable_constant dense<[2.875e+00, 4.0e+00, -4.625e+00, -1.0e+00, 2.5e+00, 2.375e+00]> : tensor<6xf32>
  %o = tensor.empty() : tensor<6xf32>
  %a = util.unfoldable_constant dense<1.0e+01> : tensor<f32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(false) ins(%x : tensor<6xf32>) outs(%o, %a : tensor<6xf32>, tensor<f32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<6xf32>, tensor<f32>
  check.expect_eq_const(%r#0, dense<[1.0e+01, 1.2875e+01, 1.6875e+01, 1.225e+01, 1.125e+01, 1.375e+01]> : tensor<6xf32>) : tensor<6xf32>
  check.expect_eq_const(%r#1, dense<1.375e+01> : tensor<f32>) : tensor<f32>
  return
}

func.func @first_dimension() {
  %x = util.unfoldable_constant dense<[[2.0e+00, -3.625e+00, -3.75e+00], [-7.5e-01, 2.5e-01, -1.875e+00], [1.875e+00, -2.875e+00, -1.625e+00], [-4.0e+00, 0.0e+00, 2.5e+00], [4.875e+00, -2.625e+00, 1.375e+00]]> : tensor<5x3xf32>
  %o = tensor.empty() : tensor<5x3xf32>
  %a = util.unfoldable_constant dense<0.0e+00> : tensor<3xf32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<5x3xf32>) outs(%o, %a : tensor<5x3xf32>, tensor<3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<5x3xf32>, tensor<3xf32>
  check.expect_eq_const(%r#0, dense<[[2.0e+00, -3.625e+00, -3.75e+00], [1.25e+00, -3.375e+00, -5.625e+00], [3.125e+00, -6.25e+00, -7.25e+00], [-8.75e-01, -6.25e+00, -4.75e+00], [4.0e+00, -8.875e+00, -3.375e+00]]> : tensor<5x3xf32>) : tensor<5x3xf32>
  check.expect_eq_const(%r#1, dense<[4.0e+00, -8.875e+00, -3.375e+00]> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @last_dimension() {
  %x = util.unfoldable_constant dense<[[-4.5e+00, 0.0e+00, 3.875e+00, -4.375e+00, -1.25e+00], [-3.875e+00, 3.75e-01, 3.5e+00, -3.75e-01, 2.5e+00], [-2.0e+00, 3.375e+00, -2.625e+00, 7.5e-01, -1.5e+00]]> : tensor<3x5xf32>
  %o = tensor.empty() : tensor<3x5xf32>
  %a = util.unfoldable_constant dense<2.0e+00> : tensor<3xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(false) ins(%x : tensor<3x5xf32>) outs(%o, %a : tensor<3x5xf32>, tensor<3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<3x5xf32>, tensor<3xf32>
  check.expect_eq_const(%r#0, dense<[[2.0e+00, -2.5e+00, -2.5e+00, 1.375e+00, -3.0e+00], [2.0e+00, -1.875e+00, -1.5e+00, 2.0e+00, 1.625e+00], [2.0e+00, 0.0e+00, 3.375e+00, 7.5e-01, 1.5e+00]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  check.expect_eq_const(%r#1, dense<[-3.0e+00, 1.625e+00, 1.5e+00]> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @middle_dimension() {
  %x = util.unfoldable_constant dense<[[[7.5e-01, -2.375e+00, 2.5e-01], [-2.375e+00, 2.375e+00, -2.75e+00], [-1.75e+00, -4.875e+00, 0.0e+00], [-5.0e+00, -2.5e-01, 3.625e+00], [1.625e+00, 2.5e-01, -2.875e+00]], [[3.75e+00, -4.75e+00, -3.125e+00], [-4.125e+00, -1.5e+00, -3.25e+00], [-3.5e+00, 3.625e+00, 3.75e-01], [2.25e+00, 2.5e-01, 2.5e+00], [2.625e+00, -6.25e-01, 3.5e+00]]]> : tensor<2x5x3xf32>
  %o = tensor.empty() : tensor<2x5x3xf32>
  %a = util.unfoldable_constant dense<0.0e+00> : tensor<2x3xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<2x5x3xf32>) outs(%o, %a : tensor<2x5x3xf32>, tensor<2x3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<2x5x3xf32>, tensor<2x3xf32>
  check.expect_eq_const(%r#0, dense<[[[7.5e-01, -2.375e+00, 2.5e-01], [-1.625e+00, 0.0e+00, -2.5e+00], [-3.375e+00, -4.875e+00, -2.5e+00], [-8.375e+00, -5.125e+00, 1.125e+00], [-6.75e+00, -4.875e+00, -1.75e+00]], [[3.75e+00, -4.75e+00, -3.125e+00], [-3.75e-01, -6.25e+00, -6.375e+00], [-3.875e+00, -2.625e+00, -6.0e+00], [-1.625e+00, -2.375e+00, -3.5e+00], [1.0e+00, -3.0e+00, 0.0e+00]]]> : tensor<2x5x3xf32>) : tensor<2x5x3xf32>
  check.expect_eq_const(%r#1, dense<[[-6.75e+00, -4.875e+00, -1.75e+00], [1.0e+00, -3.0e+00, 0.0e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @middle_dimension_exclusive() {
  %x = util.unfoldable_constant dense<[[[-4.0e+00, 4.5e+00, -3.75e-01], [-3.5e+00, 3.625e+00, 1.75e+00], [1.25e-01, -2.375e+00, 1.375e+00], [3.125e+00, -1.25e+00, -3.5e+00], [-3.5e+00, 3.0e+00, 1.25e+00]], [[-2.5e+00, -1.25e-01, -3.375e+00], [-1.625e+00, 3.125e+00, -2.5e+00], [4.625e+00, 2.0e+00, -4.5e+00], [-1.875e+00, -1.875e+00, 7.5e-01], [5.0e+00, -2.375e+00, -3.25e+00]]]> : tensor<2x5x3xf32>
  %o = tensor.empty() : tensor<2x5x3xf32>
  %a = util.unfoldable_constant dense<-1.0e+00> : tensor<2x3xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(false) ins(%x : tensor<2x5x3xf32>) outs(%o, %a : tensor<2x5x3xf32>, tensor<2x3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<2x5x3xf32>, tensor<2x3xf32>
  check.expect_eq_const(%r#0, dense<[[[-1.0e+00, -1.0e+00, -1.0e+00], [-5.0e+00, 3.5e+00, -1.375e+00], [-8.5e+00, 7.125e+00, 3.75e-01], [-8.375e+00, 4.75e+00, 1.75e+00], [-5.25e+00, 3.5e+00, -1.75e+00]], [[-1.0e+00, -1.0e+00, -1.0e+00], [-3.5e+00, -1.125e+00, -4.375e+00], [-5.125e+00, 2.0e+00, -6.875e+00], [-5.0e-01, 4.0e+00, -1.1375e+01], [-2.375e+00, 2.125e+00, -1.0625e+01]]]> : tensor<2x5x3xf32>) : tensor<2x5x3xf32>
  check.expect_eq_const(%r#1, dense<[[-5.25e+00, 3.5e+00, -1.75e+00], [-2.375e+00, 2.125e+00, -1.0625e+01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @product_i32() {
  %x = util.unfoldable_constant dense<[[3, 2, 2, 3, 2, 3], [3, 1, 3, 2, 3, 2]]> : tensor<2x6xi32>
  %o = tensor.empty() : tensor<2x6xi32>
  %a = util.unfoldable_constant dense<0> : tensor<2xi32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<2x6xi32>) outs(%o, %a : tensor<2x6xi32>, tensor<2xi32>) {
  ^bb0(%p: i32, %q: i32):
    %c = arith.muli %p, %q : i32
    linalg_ext.yield %c : i32
  } -> tensor<2x6xi32>, tensor<2xi32>
  check.expect_eq_const(%r#0, dense<[[3, 6, 12, 36, 72, 216], [3, 3, 9, 18, 54, 108]]> : tensor<2x6xi32>) : tensor<2x6xi32>
  check.expect_eq_const(%r#1, dense<[216, 108]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// The running value is the first argument.
func.func @not_commutative_i64() {
  %x = util.unfoldable_constant dense<[[-3, -9, 6, 0, -3, 0], [8, 5, 7, -3, 2, 0]]> : tensor<2x6xi64>
  %o = tensor.empty() : tensor<2x6xi64>
  %a = util.unfoldable_constant dense<0> : tensor<2xi64>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<2x6xi64>) outs(%o, %a : tensor<2x6xi64>, tensor<2xi64>) {
  ^bb0(%p: i64, %q: i64):
    %c = arith.subi %p, %q : i64
    linalg_ext.yield %c : i64
  } -> tensor<2x6xi64>, tensor<2xi64>
  check.expect_eq_const(%r#0, dense<[[-3, 6, 0, 0, 3, 3], [8, 3, -4, -1, -3, -3]]> : tensor<2x6xi64>) : tensor<2x6xi64>
  check.expect_eq_const(%r#1, dense<[3, -3]> : tensor<2xi64>) : tensor<2xi64>
  return
}

func.func @maximum() {
  %x = util.unfoldable_constant dense<[[3.375e+00, 2.375e+00, 5.0e-01, -2.5e-01, 2.375e+00, 0.0e+00, -3.75e+00], [-4.5e+00, 5.0e+00, -2.5e+00, 3.0e+00, -3.875e+00, -3.625e+00, -4.75e+00], [-2.625e+00, 4.875e+00, 7.5e-01, -5.0e+00, 2.625e+00, 4.375e+00, -3.5e+00]]> : tensor<3x7xf32>
  %o = tensor.empty() : tensor<3x7xf32>
  %a = util.unfoldable_constant dense<0.0e+00> : tensor<3xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<3x7xf32>) outs(%o, %a : tensor<3x7xf32>, tensor<3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.maximumf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<3x7xf32>, tensor<3xf32>
  check.expect_eq_const(%r#0, dense<[[3.375e+00, 3.375e+00, 3.375e+00, 3.375e+00, 3.375e+00, 3.375e+00, 3.375e+00], [-4.5e+00, 5.0e+00, 5.0e+00, 5.0e+00, 5.0e+00, 5.0e+00, 5.0e+00], [-2.625e+00, 4.875e+00, 4.875e+00, 4.875e+00, 4.875e+00, 4.875e+00, 4.875e+00]]> : tensor<3x7xf32>) : tensor<3x7xf32>
  check.expect_eq_const(%r#1, dense<[3.375e+00, 5.0e+00, 4.875e+00]> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @f16() {
  %x = util.unfoldable_constant dense<[[5.0e-01, 4.625e+00, -1.75e+00, -1.5e+00, 1.25e+00, 5.0e+00, 4.375e+00], [2.5e+00, -2.25e+00, -1.25e-01, -3.375e+00, -1.375e+00, 4.625e+00, -4.125e+00], [-3.75e+00, -4.125e+00, -3.0e+00, 1.25e+00, -1.25e+00, 2.75e+00, 1.0e+00]]> : tensor<3x7xf16>
  %o = tensor.empty() : tensor<3x7xf16>
  %a = util.unfoldable_constant dense<0.0e+00> : tensor<3xf16>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<3x7xf16>) outs(%o, %a : tensor<3x7xf16>, tensor<3xf16>) {
  ^bb0(%p: f16, %q: f16):
    %c = arith.addf %p, %q : f16
    linalg_ext.yield %c : f16
  } -> tensor<3x7xf16>, tensor<3xf16>
  check.expect_eq_const(%r#0, dense<[[5.0e-01, 5.125e+00, 3.375e+00, 1.875e+00, 3.125e+00, 8.125e+00, 1.25e+01], [2.5e+00, 2.5e-01, 1.25e-01, -3.25e+00, -4.625e+00, 0.0e+00, -4.125e+00], [-3.75e+00, -7.875e+00, -1.0875e+01, -9.625e+00, -1.0875e+01, -8.125e+00, -7.125e+00]]> : tensor<3x7xf16>) : tensor<3x7xf16>
  check.expect_eq_const(%r#1, dense<[1.25e+01, -4.125e+00, -7.125e+00]> : tensor<3xf16>) : tensor<3xf16>
  return
}

func.func @i8() {
  %x = util.unfoldable_constant dense<[4, -2, -2, -5, 4, 3, -3]> : tensor<7xi8>
  %o = tensor.empty() : tensor<7xi8>
  %a = util.unfoldable_constant dense<0> : tensor<i8>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<7xi8>) outs(%o, %a : tensor<7xi8>, tensor<i8>) {
  ^bb0(%p: i8, %q: i8):
    %c = arith.addi %p, %q : i8
    linalg_ext.yield %c : i8
  } -> tensor<7xi8>, tensor<i8>
  check.expect_eq_const(%r#0, dense<[4, 2, 0, -5, -1, 2, -1]> : tensor<7xi8>) : tensor<7xi8>
  check.expect_eq_const(%r#1, dense<-1> : tensor<i8>) : tensor<i8>
  return
}

func.func @one_element() {
  %x = util.unfoldable_constant dense<[[-2.75e+00, 4.5e+00, 1.25e-01]]> : tensor<1x3xf32>
  %o = tensor.empty() : tensor<1x3xf32>
  %a = util.unfoldable_constant dense<0.0e+00> : tensor<3xf32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(true) ins(%x : tensor<1x3xf32>) outs(%o, %a : tensor<1x3xf32>, tensor<3xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<1x3xf32>, tensor<3xf32>
  check.expect_eq_const(%r#0, dense<[[-2.75e+00, 4.5e+00, 1.25e-01]]> : tensor<1x3xf32>) : tensor<1x3xf32>
  check.expect_eq_const(%r#1, dense<[-2.75e+00, 4.5e+00, 1.25e-01]> : tensor<3xf32>) : tensor<3xf32>
  return
}

// The accumulator stays as it was.
func.func @empty() {
  %x = util.unfoldable_constant dense<> : tensor<2x0xf32>
  %o = tensor.empty() : tensor<2x0xf32>
  %a = util.unfoldable_constant dense<3.0e+00> : tensor<2xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<2x0xf32>) outs(%o, %a : tensor<2x0xf32>, tensor<2xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<2x0xf32>, tensor<2xf32>
  check.expect_eq_const(%r#0, dense<> : tensor<2x0xf32>) : tensor<2x0xf32>
  check.expect_eq_const(%r#1, dense<3.0e+00> : tensor<2xf32>) : tensor<2xf32>
  return
}

func.func @dynamic() {
  %x_static = util.unfoldable_constant dense<[[4.25e+00, -1.875e+00, -3.5e+00, 8.75e-01, 3.625e+00, -4.0e+00, 2.0e+00, -4.75e+00, 2.0e+00], [3.875e+00, 3.5e+00, 1.125e+00, 3.75e-01, -3.75e+00, 1.25e-01, 4.375e+00, -1.375e+00, -2.25e+00], [3.75e+00, 3.75e-01, 4.0e+00, -4.625e+00, -3.375e+00, 1.75e+00, 2.75e+00, 4.75e+00, -2.25e+00], [-2.5e+00, -3.25e+00, 2.5e+00, -3.125e+00, 4.125e+00, 7.5e-01, 1.75e+00, -2.25e+00, 2.25e+00]]> : tensor<4x9xf32>
  %x_cast = tensor.cast %x_static : tensor<4x9xf32> to tensor<?x?xf32>
  %x = util.optimization_barrier %x_cast : tensor<?x?xf32>
  %o_static = util.unfoldable_constant dense<0.0e+00> : tensor<4x9xf32>
  %o_cast = tensor.cast %o_static : tensor<4x9xf32> to tensor<?x?xf32>
  %o = util.optimization_barrier %o_cast : tensor<?x?xf32>
  %a_static = util.unfoldable_constant dense<0.0e+00> : tensor<4xf32>
  %a_cast = tensor.cast %a_static : tensor<4xf32> to tensor<?xf32>
  %a = util.optimization_barrier %a_cast : tensor<?xf32>
  %r:2 = linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<?x?xf32>) outs(%o, %a : tensor<?x?xf32>, tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<?x?xf32>, tensor<?xf32>
  check.expect_eq_const(%r#0, dense<[[4.25e+00, 2.375e+00, -1.125e+00, -2.5e-01, 3.375e+00, -6.25e-01, 1.375e+00, -3.375e+00, -1.375e+00], [3.875e+00, 7.375e+00, 8.5e+00, 8.875e+00, 5.125e+00, 5.25e+00, 9.625e+00, 8.25e+00, 6.0e+00], [3.75e+00, 4.125e+00, 8.125e+00, 3.5e+00, 1.25e-01, 1.875e+00, 4.625e+00, 9.375e+00, 7.125e+00], [-2.5e+00, -5.75e+00, -3.25e+00, -6.375e+00, -2.25e+00, -1.5e+00, 2.5e-01, -2.0e+00, 2.5e-01]]> : tensor<4x9xf32>) : tensor<?x?xf32>
  check.expect_eq_const(%r#1, dense<[-1.375e+00, 6.0e+00, 7.125e+00, 2.5e-01]> : tensor<4xf32>) : tensor<?xf32>
  return
}

func.func @dynamic_exclusive_first() {
  %x_static = util.unfoldable_constant dense<[[-2.625e+00, -3.25e+00, -4.125e+00, -3.5e+00, -1.75e+00, -4.0e+00, 2.75e+00, -1.5e+00, -4.875e+00], [4.0e+00, -1.25e-01, 1.5e+00, 1.0e+00, 3.0e+00, -4.5e+00, -1.375e+00, -2.125e+00, 7.5e-01], [4.125e+00, -5.0e+00, 5.0e+00, -2.5e-01, 3.5e+00, 4.625e+00, -3.375e+00, -2.75e+00, 2.625e+00], [-8.75e-01, -5.0e-01, -1.875e+00, -3.375e+00, 3.5e+00, -2.5e-01, -5.0e+00, 4.25e+00, -3.875e+00]]> : tensor<4x9xf32>
  %x_cast = tensor.cast %x_static : tensor<4x9xf32> to tensor<?x?xf32>
  %x = util.optimization_barrier %x_cast : tensor<?x?xf32>
  %o_static = util.unfoldable_constant dense<0.0e+00> : tensor<4x9xf32>
  %o_cast = tensor.cast %o_static : tensor<4x9xf32> to tensor<?x?xf32>
  %o = util.optimization_barrier %o_cast : tensor<?x?xf32>
  %a_static = util.unfoldable_constant dense<1.0e+00> : tensor<9xf32>
  %a_cast = tensor.cast %a_static : tensor<9xf32> to tensor<?xf32>
  %a = util.optimization_barrier %a_cast : tensor<?xf32>
  %r:2 = linalg_ext.scan dimension(0) inclusive(false) ins(%x : tensor<?x?xf32>) outs(%o, %a : tensor<?x?xf32>, tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32):
    %c = arith.addf %p, %q : f32
    linalg_ext.yield %c : f32
  } -> tensor<?x?xf32>, tensor<?xf32>
  check.expect_eq_const(%r#0, dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [-1.625e+00, -2.25e+00, -3.125e+00, -2.5e+00, -7.5e-01, -3.0e+00, 3.75e+00, -5.0e-01, -3.875e+00], [2.375e+00, -2.375e+00, -1.625e+00, -1.5e+00, 2.25e+00, -7.5e+00, 2.375e+00, -2.625e+00, -3.125e+00], [6.5e+00, -7.375e+00, 3.375e+00, -1.75e+00, 5.75e+00, -2.875e+00, -1.0e+00, -5.375e+00, -5.0e-01]]> : tensor<4x9xf32>) : tensor<?x?xf32>
  check.expect_eq_const(%r#1, dense<[6.5e+00, -7.375e+00, 3.375e+00, -1.75e+00, 5.75e+00, -2.875e+00, -1.0e+00, -5.375e+00, -5.0e-01]> : tensor<9xf32>) : tensor<?xf32>
  return
}
