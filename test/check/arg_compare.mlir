// Arg-max and the like: dimensions, ties, index bases, given indices, dynamic sizes.

func.func @max_of_vector() {
  %x = util.unfoldable_constant dense<[3.875e+00, 2.125e+00, -1.125e+00, -1.125e+00, -4.375e+00, -1.125e+00, 4.0e+00, 3.875e+00, 4.875e+00]> : tensor<9xf32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<f32>
  %i = util.unfoldable_constant dense<0> : tensor<i64>
  %r:2 = linalg_ext.arg_compare dimension(0) ins(%x : tensor<9xf32>) outs(%v, %i : tensor<f32>, tensor<i64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<f32>, tensor<i64>
  check.expect_eq_const(%r#0, dense<4.875e+00> : tensor<f32>) : tensor<f32>
  check.expect_eq_const(%r#1, dense<8> : tensor<i64>) : tensor<i64>
  return
}

func.func @max_last_dimension() {
  %x = util.unfoldable_constant dense<[[1.75e+00, 1.25e-01, 3.125e+00, -2.75e+00, 4.0e+00, 5.0e-01, -5.0e-01, 2.0e+00, 8.75e-01], [-1.25e-01, 4.0e+00, -1.5e+00, 3.5e+00, -2.5e+00, -8.75e-01, -2.0e+00, -3.25e+00, -4.5e+00], [6.25e-01, -2.5e+00, 5.0e+00, 4.625e+00, -1.75e+00, -5.0e+00, 2.5e+00, 2.25e+00, -1.5e+00]]> : tensor<3x9xf32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<3xf32>
  %i = util.unfoldable_constant dense<0> : tensor<3xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<3x9xf32>) outs(%v, %i : tensor<3xf32>, tensor<3xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3xf32>, tensor<3xi64>
  check.expect_eq_const(%r#0, dense<[4.0e+00, 4.0e+00, 5.0e+00]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[4, 1, 2]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @max_first_dimension() {
  %x = util.unfoldable_constant dense<[[2.875e+00, -3.875e+00, -1.0e+00], [-3.0e+00, 1.0e+00, -4.375e+00], [-2.875e+00, -3.5e+00, 1.75e+00], [-8.75e-01, 2.125e+00, -3.75e+00], [2.375e+00, 7.5e-01, -1.25e-01], [-1.125e+00, 4.75e+00, 1.375e+00], [3.75e+00, -2.5e+00, 7.5e-01], [2.0e+00, 1.875e+00, -6.25e-01], [-2.25e+00, -1.75e+00, 4.5e+00]]> : tensor<9x3xf32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<3xf32>
  %i = util.unfoldable_constant dense<0> : tensor<3xi64>
  %r:2 = linalg_ext.arg_compare dimension(0) ins(%x : tensor<9x3xf32>) outs(%v, %i : tensor<3xf32>, tensor<3xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3xf32>, tensor<3xi64>
  check.expect_eq_const(%r#0, dense<[3.75e+00, 4.75e+00, 4.5e+00]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[6, 5, 8]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @max_middle_dimension() {
  %x = util.unfoldable_constant dense<[[[-2.5e+00, 1.5e+00, 1.875e+00], [4.0e+00, -8.75e-01, -2.125e+00], [-4.375e+00, 4.875e+00, -6.25e-01], [-4.0e+00, -4.5e+00, 2.5e-01], [-3.75e-01, -4.0e+00, 3.875e+00], [-3.125e+00, -1.25e+00, 2.625e+00], [-6.25e-01, -4.375e+00, 1.75e+00], [-1.25e+00, 2.375e+00, -3.125e+00], [1.0e+00, 3.5e+00, -2.75e+00]], [[-4.25e+00, -2.5e-01, -1.625e+00], [1.25e+00, 3.625e+00, 4.25e+00], [1.875e+00, 4.375e+00, 2.0e+00], [4.375e+00, 5.0e+00, -3.25e+00], [-4.875e+00, -5.0e+00, 1.625e+00], [-1.375e+00, 2.5e+00, 3.75e+00], [2.5e+00, -1.0e+00, 2.125e+00], [2.0e+00, -4.375e+00, -4.625e+00], [-4.25e+00, 3.75e-01, 2.75e+00]]]> : tensor<2x9x3xf32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<2x3xf32>
  %i = util.unfoldable_constant dense<0> : tensor<2x3xi32>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<2x9x3xf32>) outs(%v, %i : tensor<2x3xf32>, tensor<2x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<2x3xf32>, tensor<2x3xi32>
  check.expect_eq_const(%r#0, dense<[[4.0e+00, 4.875e+00, 3.875e+00], [4.375e+00, 5.0e+00, 4.25e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  check.expect_eq_const(%r#1, dense<[[1, 2, 4], [3, 3, 1]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @min_i32() {
  %x = util.unfoldable_constant dense<[[5, 2, 8, -5, -5, -9, -7, 0, 4], [-8, 5, 4, -7, -3, 2, 5, 5, -8], [-8, -1, -5, -8, -1, 5, 0, 1, 2]]> : tensor<3x9xi32>
  %v = util.unfoldable_constant dense<2147483647> : tensor<3xi32>
  %i = util.unfoldable_constant dense<0> : tensor<3xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<3x9xi32>) outs(%v, %i : tensor<3xi32>, tensor<3xi64>) {
  ^bb0(%a: i32, %b: i32):
    %c = arith.cmpi slt, %a, %b : i32
    linalg_ext.yield %c : i1
  } -> tensor<3xi32>, tensor<3xi64>
  check.expect_eq_const(%r#0, dense<[-9, -8, -8]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%r#1, dense<[5, 0, 0]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @first_of_equals() {
  %x = util.unfoldable_constant dense<[[0.0e+00, 1.0e+00, 2.0e+00, 0.0e+00, 2.0e+00, 1.0e+00, 1.0e+00, 0.0e+00, 2.0e+00, 1.0e+00, 1.0e+00, 2.0e+00], [2.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 2.0e+00, 0.0e+00, 0.0e+00, 2.0e+00, 2.0e+00, 1.0e+00, 0.0e+00, 0.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 2.0e+00, 0.0e+00, 2.0e+00, 2.0e+00, 1.0e+00], [0.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 0.0e+00, 2.0e+00, 0.0e+00, 0.0e+00, 2.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<4x12xf32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<4xf32>
  %i = util.unfoldable_constant dense<0> : tensor<4xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<4x12xf32>) outs(%v, %i : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi64>
  check.expect_eq_const(%r#0, dense<2.0e+00> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const(%r#1, dense<[2, 0, 7, 3]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @last_of_equals() {
  %x = util.unfoldable_constant dense<[[1.0e+00, 1.0e+00, 2.0e+00, 0.0e+00, 2.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 2.0e+00, 1.0e+00, 2.0e+00], [0.0e+00, 2.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 2.0e+00, 1.0e+00, 2.0e+00, 1.0e+00, 1.0e+00, 0.0e+00, 2.0e+00], [2.0e+00, 0.0e+00, 1.0e+00, 1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 2.0e+00, 2.0e+00, 1.0e+00, 2.0e+00, 2.0e+00], [2.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0.0e+00, 1.0e+00, 1.0e+00, 2.0e+00, 0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<4x12xf32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<4xf32>
  %i = util.unfoldable_constant dense<0> : tensor<4xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<4x12xf32>) outs(%v, %i : tensor<4xf32>, tensor<4xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf oge, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<4xf32>, tensor<4xi64>
  check.expect_eq_const(%r#0, dense<2.0e+00> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const(%r#1, dense<[11, 11, 11, 7]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @index_base() {
  %x = util.unfoldable_constant dense<[[-4.375e+00, 2.375e+00, -4.875e+00, 1.5e+00, 2.125e+00, -2.0e+00, -1.625e+00, -2.25e+00, 2.0e+00], [-2.875e+00, 2.875e+00, -2.0e+00, 3.375e+00, 4.625e+00, 1.125e+00, -4.875e+00, 3.5e+00, 2.625e+00], [1.625e+00, 4.125e+00, 4.375e+00, -5.0e-01, 4.0e+00, 2.5e-01, -4.625e+00, 1.25e-01, -2.375e+00]]> : tensor<3x9xf32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<3xf32>
  %i = util.unfoldable_constant dense<0> : tensor<3xi64>
  %base = arith.constant 100 : index
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<3x9xf32>) outs(%v, %i : tensor<3xf32>, tensor<3xi64>) index_base(%base : index) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3xf32>, tensor<3xi64>
  check.expect_eq_const(%r#0, dense<[2.375e+00, 4.625e+00, 4.375e+00]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[101, 104, 102]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @given_indices() {
  %x = util.unfoldable_constant dense<[[2.375e+00, -1.125e+00, 2.375e+00, -2.5e+00, 3.5e+00, -3.25e+00, -3.0e+00, 3.75e+00, 2.375e+00], [-4.75e+00, -5.0e-01, -3.25e+00, 3.875e+00, 2.625e+00, 2.75e+00, -2.75e+00, 2.25e+00, -2.5e+00], [1.125e+00, 4.75e+00, 3.0e+00, 2.625e+00, -3.5e+00, -5.0e-01, 7.5e-01, -3.625e+00, 1.375e+00]]> : tensor<3x9xf32>
  %g = util.unfoldable_constant dense<[[134, 497, 490, 261, 395, 477, 34, 97, 353], [95, 188, 445, 359, 226, 147, 209, 65, 422], [9, 65, 147, 198, 430, 373, 445, 343, 341]]> : tensor<3x9xi32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<3xf32>
  %i = util.unfoldable_constant dense<0> : tensor<3xi32>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x, %g : tensor<3x9xf32>, tensor<3x9xi32>) outs(%v, %i : tensor<3xf32>, tensor<3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3xf32>, tensor<3xi32>
  check.expect_eq_const(%r#0, dense<[3.75e+00, 3.875e+00, 4.75e+00]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[97, 359, 65]> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @continues_from_outs() {
  %x = util.unfoldable_constant dense<[[-2.875e+00, 2.5e+00, -7.5e-01, -3.125e+00, 3.5e+00, -1.5e+00, 4.75e+00, 4.0e+00, 3.25e+00], [4.875e+00, -2.125e+00, -6.25e-01, -3.125e+00, 2.75e+00, -1.125e+00, 4.375e+00, -3.5e+00, 5.0e+00], [-3.125e+00, -2.125e+00, 4.625e+00, 1.5e+00, -2.5e-01, -1.125e+00, -2.25e+00, -3.75e-01, -2.875e+00]]> : tensor<3x9xf32>
  %v = util.unfoldable_constant dense<[9.9e+01, -9.9e+01, 0.0e+00]> : tensor<3xf32>
  %i = util.unfoldable_constant dense<[7, 8, 9]> : tensor<3xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<3x9xf32>) outs(%v, %i : tensor<3xf32>, tensor<3xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<3xf32>, tensor<3xi64>
  check.expect_eq_const(%r#0, dense<[9.9e+01, 5.0e+00, 4.625e+00]> : tensor<3xf32>) : tensor<3xf32>
  check.expect_eq_const(%r#1, dense<[7, 8, 2]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @f16() {
  %x = util.unfoldable_constant dense<[[-3.75e-01, 7.5e-01, -2.25e+00, -1.5e+00, -4.875e+00, 3.875e+00, 2.75e+00, 4.875e+00, 2.0e+00], [5.0e+00, 3.5e+00, -3.125e+00, -3.5e+00, 1.625e+00, -2.625e+00, 2.5e+00, 1.0e+00, 4.875e+00], [4.375e+00, 3.375e+00, -2.5e-01, 2.0e+00, -3.0e+00, 4.25e+00, 1.0e+00, 1.125e+00, 4.625e+00]]> : tensor<3x9xf16>
  %v = util.unfoldable_constant dense<0xFC00> : tensor<3xf16>
  %i = util.unfoldable_constant dense<0> : tensor<3xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<3x9xf16>) outs(%v, %i : tensor<3xf16>, tensor<3xi64>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.cmpf ogt, %a, %b : f16
    linalg_ext.yield %c : i1
  } -> tensor<3xf16>, tensor<3xi64>
  check.expect_eq_const(%r#0, dense<[4.875e+00, 5.0e+00, 4.625e+00]> : tensor<3xf16>) : tensor<3xf16>
  check.expect_eq_const(%r#1, dense<[7, 0, 8]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @i8() {
  %x = util.unfoldable_constant dense<[[-12, 94, 61, 102, -93, -23, 26, -61, -34], [94, 96, 73, -69, 89, -106, -28, -104, -55], [71, -67, -4, 94, -60, 107, 19, -35, 33]]> : tensor<3x9xi8>
  %v = util.unfoldable_constant dense<-128> : tensor<3xi8>
  %i = util.unfoldable_constant dense<0> : tensor<3xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<3x9xi8>) outs(%v, %i : tensor<3xi8>, tensor<3xi64>) {
  ^bb0(%a: i8, %b: i8):
    %c = arith.cmpi sgt, %a, %b : i8
    linalg_ext.yield %c : i1
  } -> tensor<3xi8>, tensor<3xi64>
  check.expect_eq_const(%r#0, dense<[102, 96, 107]> : tensor<3xi8>) : tensor<3xi8>
  check.expect_eq_const(%r#1, dense<[3, 1, 5]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @empty_rows() {
  %x = util.unfoldable_constant dense<> : tensor<2x0xf32>
  %v = util.unfoldable_constant dense<0xFF800000> : tensor<2xf32>
  %i = util.unfoldable_constant dense<0> : tensor<2xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<2x0xf32>) outs(%v, %i : tensor<2xf32>, tensor<2xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<2xf32>, tensor<2xi64>
  check.expect_eq_const(%r#0, dense<0xFF800000> : tensor<2xf32>) : tensor<2xf32>
  check.expect_eq_const(%r#1, dense<0> : tensor<2xi64>) : tensor<2xi64>
  return
}

func.func @dynamic() {
  %x_static = util.unfoldable_constant dense<[[3.75e+00, -1.75e+00, -1.25e+00, -4.25e+00, -5.0e-01, -1.75e+00, 6.25e-01, 1.25e+00, -2.875e+00], [-1.625e+00, -2.375e+00, -4.25e+00, -2.375e+00, 1.875e+00, -2.375e+00, -8.75e-01, 1.25e-01, -5.0e+00], [-4.0e+00, -4.625e+00, 2.875e+00, -2.125e+00, -3.25e+00, -3.375e+00, -6.25e-01, -4.0e+00, 1.375e+00]]> : tensor<3x9xf32>
  %x_cast = tensor.cast %x_static : tensor<3x9xf32> to tensor<?x?xf32>
  %x = util.optimization_barrier %x_cast : tensor<?x?xf32>
  %v_static = util.unfoldable_constant dense<0xFF800000> : tensor<3xf32>
  %v_cast = tensor.cast %v_static : tensor<3xf32> to tensor<?xf32>
  %v = util.optimization_barrier %v_cast : tensor<?xf32>
  %i_static = util.unfoldable_constant dense<0> : tensor<3xi64>
  %i_cast = tensor.cast %i_static : tensor<3xi64> to tensor<?xi64>
  %i = util.optimization_barrier %i_cast : tensor<?xi64>
  %r:2 = linalg_ext.arg_compare dimension(1) ins(%x : tensor<?x?xf32>) outs(%v, %i : tensor<?xf32>, tensor<?xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<?xf32>, tensor<?xi64>
  check.expect_eq_const(%r#0, dense<[3.75e+00, 1.875e+00, 2.875e+00]> : tensor<3xf32>) : tensor<?xf32>
  check.expect_eq_const(%r#1, dense<[0, 4, 2]> : tensor<3xi64>) : tensor<?xi64>
  return
}

func.func @dynamic_first() {
  %x_static = util.unfoldable_constant dense<[[2.125e+00, -3.625e+00, 4.875e+00], [-8.75e-01, 3.375e+00, 6.25e-01], [3.75e+00, 5.0e-01, -1.875e+00], [4.0e+00, 4.0e+00, 2.875e+00], [1.75e+00, -3.875e+00, 2.625e+00], [3.375e+00, 1.5e+00, 5.0e-01], [1.625e+00, 1.75e+00, -4.0e+00], [-3.5e+00, -2.25e+00, -2.5e-01], [-1.125e+00, 2.0e+00, 1.125e+00]]> : tensor<9x3xf32>
  %x_cast = tensor.cast %x_static : tensor<9x3xf32> to tensor<?x?xf32>
  %x = util.optimization_barrier %x_cast : tensor<?x?xf32>
  %v_static = util.unfoldable_constant dense<0xFF800000> : tensor<3xf32>
  %v_cast = tensor.cast %v_static : tensor<3xf32> to tensor<?xf32>
  %v = util.optimization_barrier %v_cast : tensor<?xf32>
  %i_static = util.unfoldable_constant dense<0> : tensor<3xi64>
  %i_cast = tensor.cast %i_static : tensor<3xi64> to tensor<?xi64>
  %i = util.optimization_barrier %i_cast : tensor<?xi64>
  %r:2 = linalg_ext.arg_compare dimension(0) ins(%x : tensor<?x?xf32>) outs(%v, %i : tensor<?xf32>, tensor<?xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<?xf32>, tensor<?xi64>
  check.expect_eq_const(%r#0, dense<[4.0e+00, 4.0e+00, 4.875e+00]> : tensor<3xf32>) : tensor<?xf32>
  check.expect_eq_const(%r#1, dense<[3, 3, 0]> : tensor<3xi64>) : tensor<?xi64>
  return
}
