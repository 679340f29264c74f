// Scatter: combiners, colliding and outside indices, index layouts, windows, masks, dynamic sizes.

func.func @overwrite_rows() {
  %u = util.unfoldable_constant dense<[[-2.125e+00, -4.375e+00, -2.375e+00, 4.625e+00], [-4.375e+00, -5.0e+00, -2.5e+00, -1.75e+00], [-3.0e+00, -3.0e+00, 5.0e-01, -4.875e+00]]> : tensor<3x4xf32>
  %i = util.unfoldable_constant dense<[[4], [0], [2]]> : tensor<3x1xi32>
  %o = util.unfoldable_constant dense<[[4.875e+00, 0.0e+00, -1.375e+00, -4.25e+00], [-3.125e+00, 4.0e+00, -1.625e+00, 1.875e+00], [-3.375e+00, -1.375e+00, -1.75e+00, 3.5e+00], [-1.0e+00, 3.0e+00, 4.25e+00, -1.75e+00], [-2.875e+00, 3.5e+00, 4.375e+00, 4.375e+00]]> : tensor<5x4xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<3x4xf32>, tensor<3x1xi32>) outs(%o : tensor<5x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[-4.375e+00, -5.0e+00, -2.5e+00, -1.75e+00], [-3.125e+00, 4.0e+00, -1.625e+00, 1.875e+00], [-3.0e+00, -3.0e+00, 5.0e-01, -4.875e+00], [-1.0e+00, 3.0e+00, 4.25e+00, -1.75e+00], [-2.125e+00, -4.375e+00, -2.375e+00, 4.625e+00]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}

func.func @add_colliding() {
  %u = util.unfoldable_constant dense<[[-3.75e+00, 1.25e+00, -3.875e+00, -1.5e+00], [-1.0e+00, 4.0e+00, 2.375e+00, 4.5e+00], [3.375e+00, -1.5e+00, 3.75e+00, -4.25e+00], [-3.0e+00, 3.75e+00, -4.5e+00, 1.625e+00], [4.0e+00, -2.75e+00, 2.0e+00, 6.25e-01], [2.0e+00, -2.0e+00, -3.875e+00, 4.25e+00], [-4.0e+00, -1.625e+00, -5.0e+00, -3.125e+00], [1.5e+00, -4.625e+00, -2.875e+00, -1.625e+00], [-1.75e+00, 5.0e+00, -3.125e+00, -2.875e+00]]> : tensor<9x4xf32>
  %i = util.unfoldable_constant dense<[[2], [1], [1], [2], [0], [0], [2], [0], [0]]> : tensor<9x1xi64>
  %o = util.unfoldable_constant dense<[[3.25e+00, 1.25e+00, -4.125e+00, 4.0e+00], [4.375e+00, -5.0e+00, 3.375e+00, -3.25e+00], [-3.625e+00, 2.625e+00, 8.75e-01, -6.25e-01]]> : tensor<3x4xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<9x4xf32>, tensor<9x1xi64>) outs(%o : tensor<3x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<3x4xf32>
  check.expect_eq_const(%r, dense<[[9.0e+00, -3.125e+00, -1.2e+01, 4.375e+00], [6.75e+00, -2.5e+00, 9.5e+00, -3.0e+00], [-1.4375e+01, 6.0e+00, -1.25e+01, -3.625e+00]]> : tensor<3x4xf32>) : tensor<3x4xf32>
  return
}

func.func @last_of_colliding_wins() {
  %u = util.unfoldable_constant dense<[[5.0e-01, -3.0e+00], [2.0e+00, -1.5e+00], [-2.0e+00, 6.25e-01], [-1.125e+00, -4.375e+00], [-2.625e+00, 4.875e+00], [-2.125e+00, -1.0e+00], [-3.25e+00, -4.5e+00], [4.125e+00, 1.0e+00], [3.875e+00, 3.375e+00]]> : tensor<9x2xf32>
  %i = util.unfoldable_constant dense<[[1], [1], [2], [2], [1], [0], [0], [0], [1]]> : tensor<9x1xi64>
  %o = util.unfoldable_constant dense<[[8.75e-01, 4.75e+00], [-3.625e+00, -1.625e+00], [-2.375e+00, 7.5e-01]]> : tensor<3x2xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<9x2xf32>, tensor<9x1xi64>) outs(%o : tensor<3x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[4.125e+00, 1.0e+00], [3.875e+00, 3.375e+00], [-1.125e+00, -4.375e+00]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}

func.func @without_index_dimension() {
  %u = util.unfoldable_constant dense<[[3.125e+00, 4.5e+00, 1.25e-01], [-2.0e+00, -2.875e+00, 3.125e+00], [-4.625e+00, -3.875e+00, -4.5e+00], [2.375e+00, 3.625e+00, 3.125e+00]]> : tensor<4x3xf32>
  %i = util.unfoldable_constant dense<[1, 0, 1, 3]> : tensor<4xi32>
  %o = util.unfoldable_constant dense<[[-2.25e+00, 3.375e+00, -5.0e+00], [4.75e+00, 1.0e+00, 2.125e+00], [-4.125e+00, 4.875e+00, -1.125e+00], [-2.25e+00, 3.5e+00, 2.5e-01]]> : tensor<4x3xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<4x3xf32>, tensor<4xi32>) outs(%o : tensor<4x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<4x3xf32>
  check.expect_eq_const(%r, dense<[[-4.25e+00, 5.0e-01, -1.875e+00], [3.25e+00, 1.625e+00, -2.25e+00], [-4.125e+00, 4.875e+00, -1.125e+00], [1.25e-01, 7.125e+00, 3.375e+00]]> : tensor<4x3xf32>) : tensor<4x3xf32>
  return
}

func.func @scalars() {
  %u = util.unfoldable_constant dense<[-3.75e+00, -2.875e+00, -1.375e+00, -4.25e+00, 1.25e-01]> : tensor<5xf32>
  %i = util.unfoldable_constant dense<[[3], [4], [5], [0], [5]]> : tensor<5x1xi64>
  %o = util.unfoldable_constant dense<[3.25e+00, -4.875e+00, 2.625e+00, 4.5e+00, -1.125e+00, -2.5e+00, 5.0e-01]> : tensor<7xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<5xf32>, tensor<5x1xi64>) outs(%o : tensor<7xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<7xf32>
  check.expect_eq_const(%r, dense<[3.25e+00, -4.875e+00, 2.625e+00, 4.5e+00, -1.125e+00, 1.25e-01, 5.0e-01]> : tensor<7xf32>) : tensor<7xf32>
  return
}

func.func @two_components() {
  %u = util.unfoldable_constant dense<[-2.125e+00, -2.875e+00, 3.375e+00, 1.0e+00, 4.0e+00, 2.25e+00]> : tensor<6xf32>
  %i = util.unfoldable_constant dense<[[2, 3], [1, 0], [1, 3], [3, 2], [1, 0], [3, 1]]> : tensor<6x2xi32>
  %o = util.unfoldable_constant dense<[[2.875e+00, -2.875e+00, -3.75e-01, 3.0e+00], [4.0e+00, -4.625e+00, -1.125e+00, -2.375e+00], [2.5e+00, 2.875e+00, 1.375e+00, 2.5e+00], [-1.75e+00, -4.5e+00, 3.75e-01, -4.875e+00]]> : tensor<4x4xf32>
  %r = linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%u, %i : tensor<6xf32>, tensor<6x2xi32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.mulf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<4x4xf32>
  check.expect_eq_const(%r, dense<[[2.875e+00, -2.875e+00, -3.75e-01, 3.0e+00], [-4.6e+01, -4.625e+00, -1.125e+00, -8.015625e+00], [2.5e+00, 2.875e+00, 1.375e+00, -5.3125e+00], [-1.75e+00, -1.0125e+01, 3.75e-01, -4.875e+00]]> : tensor<4x4xf32>) : tensor<4x4xf32>
  return
}

func.func @permuted_dimension_map() {
  %u = util.unfoldable_constant dense<[[1.125e+00, 1.125e+00, 3.75e-01], [3.5e+00, -4.0e+00, -1.0e+00], [5.0e+00, -2.5e+00, 4.75e+00], [-5.0e+00, -4.625e+00, -2.875e+00]]> : tensor<4x3xf32>
  %i = util.unfoldable_constant dense<[[0, 1], [2, 0], [3, 1], [1, 1]]> : tensor<4x2xi32>
  %o = util.unfoldable_constant dense<[[[4.5e+00, 1.5e+00, 3.75e-01, -3.875e+00], [-3.75e+00, 3.625e+00, 3.25e+00, -4.5e+00], [-6.25e-01, 5.0e-01, 2.125e+00, -5.0e+00]], [[3.375e+00, 2.5e-01, 3.75e-01, -1.375e+00], [-4.5e+00, 4.375e+00, 3.25e+00, 3.375e+00], [2.0e+00, -1.25e-01, 4.125e+00, -4.0e+00]]]> : tensor<2x3x4xf32>
  %r = linalg_ext.scatter dimension_map = [2, 0] unique_indices(true) ins(%u, %i : tensor<4x3xf32>, tensor<4x2xi32>) outs(%o : tensor<2x3x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<2x3x4xf32>
  check.expect_eq_const(%r, dense<[[[4.5e+00, 1.5e+00, 3.5e+00, -3.875e+00], [-3.75e+00, 3.625e+00, -4.0e+00, -4.5e+00], [-6.25e-01, 5.0e-01, -1.0e+00, -5.0e+00]], [[1.125e+00, -5.0e+00, 3.75e-01, 5.0e+00], [1.125e+00, -4.625e+00, 3.25e+00, -2.5e+00], [3.75e-01, -2.875e+00, 4.125e+00, 4.75e+00]]]> : tensor<2x3x4xf32>) : tensor<2x3x4xf32>
  return
}

func.func @batch_of_two_dimensions() {
  %u = util.unfoldable_constant dense<[[[-2.375e+00, -5.0e-01], [2.875e+00, -1.625e+00], [3.75e+00, -1.875e+00]], [[-1.5e+00, -1.875e+00], [-8.75e-01, 3.25e+00], [-1.625e+00, -1.25e-01]]]> : tensor<2x3x2xf32>
  %i = util.unfoldable_constant dense<[[[0], [2], [0]], [[1], [1], [1]]]> : tensor<2x3x1xi32>
  %o = util.unfoldable_constant dense<[[-4.0e+00, -3.75e-01], [2.75e+00, 1.125e+00], [-7.5e-01, 3.5e+00], [7.5e-01, 1.125e+00]]> : tensor<4x2xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<2x3x2xf32>, tensor<2x3x1xi32>) outs(%o : tensor<4x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<4x2xf32>
  check.expect_eq_const(%r, dense<[[-2.625e+00, -2.75e+00], [-1.25e+00, 2.375e+00], [2.125e+00, 1.875e+00], [7.5e-01, 1.125e+00]]> : tensor<4x2xf32>) : tensor<4x2xf32>
  return
}

func.func @masked() {
  %u = util.unfoldable_constant dense<[[-2.125e+00, 1.875e+00], [-1.375e+00, -3.125e+00], [2.625e+00, 7.5e-01], [-2.5e-01, 2.125e+00], [1.0e+00, 2.625e+00]]> : tensor<5x2xf32>
  %i = util.unfoldable_constant dense<[[1], [3], [2], [1], [3]]> : tensor<5x1xi32>
  %o = util.unfoldable_constant dense<[[5.0e+00, -2.375e+00], [-2.75e+00, 2.5e-01], [-4.375e+00, 1.875e+00], [1.75e+00, -4.125e+00]]> : tensor<4x2xf32>
  %m = util.unfoldable_constant dense<[true, false, true, true, false]> : tensor<5xi1>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i, %m : tensor<5x2xf32>, tensor<5x1xi32>, tensor<5xi1>) outs(%o : tensor<4x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<4x2xf32>
  check.expect_eq_const(%r, dense<[[5.0e+00, -2.375e+00], [-5.125e+00, 4.25e+00], [-1.75e+00, 2.625e+00], [1.75e+00, -4.125e+00]]> : tensor<4x2xf32>) : tensor<4x2xf32>
  return
}

func.func @outside_is_skipped() {
  %u = util.unfoldable_constant dense<[[-2.375e+00, 4.625e+00], [-3.25e+00, 0.0e+00], [1.875e+00, -2.625e+00], [-1.625e+00, 2.625e+00]]> : tensor<4x2xf32>
  %i = util.unfoldable_constant dense<[[0], [-1], [4], [3]]> : tensor<4x1xi64>
  %o = util.unfoldable_constant dense<[[-7.5e-01, 3.25e+00], [-4.5e+00, 1.375e+00], [-1.625e+00, 4.25e+00], [-6.25e-01, -4.125e+00]]> : tensor<4x2xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%u, %i : tensor<4x2xf32>, tensor<4x1xi64>) outs(%o : tensor<4x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<4x2xf32>
  check.expect_eq_const(%r, dense<[[-2.375e+00, 4.625e+00], [-4.5e+00, 1.375e+00], [-1.625e+00, 4.25e+00], [-1.625e+00, 2.625e+00]]> : tensor<4x2xf32>) : tensor<4x2xf32>
  return
}

// Slices as large as the out in rank start at the index; what sticks out is skipped.
func.func @windows() {
  %u = util.unfoldable_constant dense<[[[3.375e+00, 2.5e-01], [-4.5e+00, 2.5e+00]], [[8.75e-01, 4.25e+00], [2.0e+00, 1.375e+00]], [[-2.875e+00, 1.0e+00], [-3.375e+00, -1.125e+00]]]> : tensor<3x2x2xf32>
  %i = util.unfoldable_constant dense<[[0, 0], [1, 1], [2, 3]]> : tensor<3x2xi32>
  %o = util.unfoldable_constant dense<[[-6.25e-01, 7.5e-01, -3.0e+00, 5.0e-01], [-1.75e+00, 4.125e+00, 5.0e+00, 3.25e+00], [-2.625e+00, 2.375e+00, 4.875e+00, 4.25e+00], [3.75e+00, -4.375e+00, -3.5e+00, 2.75e+00]]> : tensor<4x4xf32>
  %r = linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%u, %i : tensor<3x2x2xf32>, tensor<3x2xi32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<4x4xf32>
  check.expect_eq_const(%r, dense<[[2.75e+00, 1.0e+00, -3.0e+00, 5.0e-01], [-6.25e+00, 7.5e+00, 9.25e+00, 3.25e+00], [-2.625e+00, 4.375e+00, 6.25e+00, 1.375e+00], [3.75e+00, -4.375e+00, -3.5e+00, -6.25e-01]]> : tensor<4x4xf32>) : tensor<4x4xf32>
  return
}

func.func @no_updates() {
  %u = util.unfoldable_constant dense<> : tensor<0x2xf32>
  %i = util.unfoldable_constant dense<> : tensor<0x1xi32>
  %o = util.unfoldable_constant dense<[[-2.0e+00, -3.75e-01], [-1.25e-01, 2.5e+00], [2.5e+00, -2.125e+00]]> : tensor<3x2xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<0x2xf32>, tensor<0x1xi32>) outs(%o : tensor<3x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<3x2xf32>
  check.expect_eq_const(%r, dense<[[-2.0e+00, -3.75e-01], [-1.25e-01, 2.5e+00], [2.5e+00, -2.125e+00]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  return
}

func.func @f16() {
  %u = util.unfoldable_constant dense<[[3.0e+00, -3.75e-01], [8.75e-01, 3.25e+00], [-2.125e+00, -4.75e+00], [1.625e+00, -2.125e+00], [-2.375e+00, -1.25e-01], [3.875e+00, 3.5e+00]]> : tensor<6x2xf16>
  %i = util.unfoldable_constant dense<[[2], [0], [2], [2], [0], [0]]> : tensor<6x1xi64>
  %o = util.unfoldable_constant dense<[[-3.875e+00, -2.0e+00], [1.75e+00, 5.0e-01], [-3.625e+00, 1.5e+00]]> : tensor<3x2xf16>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<6x2xf16>, tensor<6x1xi64>) outs(%o : tensor<3x2xf16>) {
  ^bb0(%a: f16, %b: f16):
    %c = arith.addf %b, %a : f16
    linalg_ext.yield %c : f16
  } -> tensor<3x2xf16>
  check.expect_eq_const(%r, dense<[[-1.5e+00, 4.625e+00], [1.75e+00, 5.0e-01], [-1.125e+00, -5.75e+00]]> : tensor<3x2xf16>) : tensor<3x2xf16>
  return
}

func.func @i8() {
  %u = util.unfoldable_constant dense<[0, 3, -2, 3, 1, -3]> : tensor<6xi8>
  %i = util.unfoldable_constant dense<[[0], [2], [2], [1], [1], [1]]> : tensor<6x1xi32>
  %o = util.unfoldable_constant dense<[0, 2, -3]> : tensor<3xi8>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<6xi8>, tensor<6x1xi32>) outs(%o : tensor<3xi8>) {
  ^bb0(%a: i8, %b: i8):
    %c = arith.addi %b, %a : i8
    linalg_ext.yield %c : i8
  } -> tensor<3xi8>
  check.expect_eq_const(%r, dense<[0, 3, -2]> : tensor<3xi8>) : tensor<3xi8>
  return
}

func.func @i64() {
  %u = util.unfoldable_constant dense<[[3, -4, -1], [-2, 4, -4], [-4, 1, -4], [4, 2, 3], [-2, 2, 0], [-1, -1, -5]]> : tensor<6x3xi64>
  %i = util.unfoldable_constant dense<[[0], [0], [2], [0], [2], [2]]> : tensor<6x1xi32>
  %o = util.unfoldable_constant dense<[[-4, -2, -3], [-4, 3, -2], [4, 3, 3]]> : tensor<3x3xi64>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<6x3xi64>, tensor<6x1xi32>) outs(%o : tensor<3x3xi64>) {
  ^bb0(%a: i64, %b: i64):
    %c = arith.addi %b, %a : i64
    linalg_ext.yield %c : i64
  } -> tensor<3x3xi64>
  check.expect_eq_const(%r, dense<[[1, 0, -5], [-4, 3, -2], [-3, 5, -6]]> : tensor<3x3xi64>) : tensor<3x3xi64>
  return
}

func.func @dynamic() {
  %u_static = util.unfoldable_constant dense<[[2.375e+00, 0.0e+00, -7.5e-01, -1.375e+00], [1.25e+00, -5.0e-01, 3.625e+00, -3.25e+00], [-1.375e+00, 0.0e+00, -2.25e+00, -2.75e+00], [6.25e-01, -3.375e+00, 2.875e+00, -1.25e+00], [2.5e+00, -4.375e+00, 2.875e+00, -2.5e-01], [3.5e+00, 2.0e+00, 3.125e+00, 1.5e+00], [-4.0e+00, 4.75e+00, -1.125e+00, 3.875e+00], [1.25e-01, 1.375e+00, -3.25e+00, 4.0e+00], [3.0e+00, -5.0e-01, -8.75e-01, 3.0e+00]]> : tensor<9x4xf32>
  %u_cast = tensor.cast %u_static : tensor<9x4xf32> to tensor<?x?xf32>
  %u = util.optimization_barrier %u_cast : tensor<?x?xf32>
  %i_static = util.unfoldable_constant dense<[[0], [0], [-1], [2], [1], [5], [5], [3], [4]]> : tensor<9x1xi64>
  %i_cast = tensor.cast %i_static : tensor<9x1xi64> to tensor<?x1xi64>
  %i = util.optimization_barrier %i_cast : tensor<?x1xi64>
  %o_static = util.unfoldable_constant dense<[[1.25e-01, -7.5e-01, 2.875e+00, -1.375e+00], [-1.875e+00, -3.625e+00, 3.375e+00, 3.0e+00], [-4.875e+00, 3.5e+00, -2.625e+00, 3.875e+00], [-3.25e+00, -3.5e+00, -2.5e+00, 4.375e+00], [4.5e+00, 1.625e+00, -4.875e+00, 1.25e+00]]> : tensor<5x4xf32>
  %o_cast = tensor.cast %o_static : tensor<5x4xf32> to tensor<?x?xf32>
  %o = util.optimization_barrier %o_cast : tensor<?x?xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?x?xf32>, tensor<?x1xi64>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<?x?xf32>
  check.expect_eq_const(%r, dense<[[3.75e+00, -1.25e+00, 5.75e+00, -6.0e+00], [6.25e-01, -8.0e+00, 6.25e+00, 2.75e+00], [-4.25e+00, 1.25e-01, 2.5e-01, 2.625e+00], [-3.125e+00, -2.125e+00, -5.75e+00, 8.375e+00], [7.5e+00, 1.125e+00, -5.75e+00, 4.25e+00]]> : tensor<5x4xf32>) : tensor<?x?xf32>
  return
}

func.func @dynamic_no_updates() {
  %u_static = util.unfoldable_constant dense<> : tensor<0x4xf32>
  %u_cast = tensor.cast %u_static : tensor<0x4xf32> to tensor<?x4xf32>
  %u = util.optimization_barrier %u_cast : tensor<?x4xf32>
  %i_static = util.unfoldable_constant dense<> : tensor<0x1xi32>
  %i_cast = tensor.cast %i_static : tensor<0x1xi32> to tensor<?x1xi32>
  %i = util.optimization_barrier %i_cast : tensor<?x1xi32>
  %o = util.unfoldable_constant dense<[[-2.0e+00, 2.375e+00, 7.5e-01, 3.75e+00], [2.0e+00, -1.875e+00, 2.75e+00, -2.625e+00], [-1.125e+00, -2.625e+00, -2.875e+00, -1.0e+00], [3.625e+00, -5.0e-01, -3.875e+00, 2.5e+00], [-4.375e+00, 6.25e-01, -2.75e+00, 4.125e+00]]> : tensor<5x4xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<?x4xf32>, tensor<?x1xi32>) outs(%o : tensor<5x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    linalg_ext.yield %c : f32
  } -> tensor<5x4xf32>
  check.expect_eq_const(%r, dense<[[-2.0e+00, 2.375e+00, 7.5e-01, 3.75e+00], [2.0e+00, -1.875e+00, 2.75e+00, -2.625e+00], [-1.125e+00, -2.625e+00, -2.875e+00, -1.0e+00], [3.625e+00, -5.0e-01, -3.875e+00, 2.5e+00], [-4.375e+00, 6.25e-01, -2.75e+00, 4.125e+00]]> : tensor<5x4xf32>) : tensor<5x4xf32>
  return
}

// A position of a cache is its third dimension, which is brought to the front and back.
func.func @cache() {
  %c = util.unfoldable_constant dense<[[[[4.0, -7.0], [-6.0, -5.0], [-6.0, 4.0], [5.0, 1.0], [-8.0, -7.0]], [[-3.0, -2.0], [1.0, -1.0], [-4.0, -6.0], [3.0, 3.0], [-8.0, -7.0]], [[-1.0, -2.0], [6.0, 0.0], [-2.0, -2.0], [2.0, 1.0], [-6.0, 3.0]]], [[[4.0, 7.0], [4.0, -4.0], [-3.0, 2.0], [2.0, 3.0], [5.0, -4.0]], [[7.0, -8.0], [-7.0, 7.0], [7.0, -4.0], [-6.0, -3.0], [-8.0, 6.0]], [[2.0, 1.0], [-5.0, -1.0], [-5.0, 4.0], [-1.0, -8.0], [-4.0, 3.0]]]]> : tensor<2x3x5x2xf32>
  %u = util.unfoldable_constant dense<[[[[0.0, -3.0], [-4.0, -7.0], [1.0, 2.0]], [[0.0, 6.0], [6.0, -5.0], [1.0, 2.0]]], [[[-5.0, -4.0], [-1.0, 3.0], [-4.0, 3.0]], [[2.0, -5.0], [-2.0, 5.0], [5.0, 2.0]]]]> : tensor<2x2x3x2xf32>
  %i = util.unfoldable_constant dense<[[4], [1]]> : tensor<2x1xi64>
  %et = tensor.empty() : tensor<5x2x3x2xf32>
  %t = linalg.transpose ins(%c : tensor<2x3x5x2xf32>) outs(%et : tensor<5x2x3x2xf32>) permutation = [2, 0, 1, 3]
  %s = linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%u, %i : tensor<2x2x3x2xf32>, tensor<2x1xi64>) outs(%t : tensor<5x2x3x2xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<5x2x3x2xf32>
  %er = tensor.empty() : tensor<2x3x5x2xf32>
  %r = linalg.transpose ins(%s : tensor<5x2x3x2xf32>) outs(%er : tensor<2x3x5x2xf32>) permutation = [1, 2, 0, 3]
  check.expect_eq_const(%r, dense<[[[[4.0, -7.0], [-5.0, -4.0], [-6.0, 4.0], [5.0, 1.0], [0.0, -3.0]], [[-3.0, -2.0], [-1.0, 3.0], [-4.0, -6.0], [3.0, 3.0], [-4.0, -7.0]], [[-1.0, -2.0], [-4.0, 3.0], [-2.0, -2.0], [2.0, 1.0], [1.0, 2.0]]], [[[4.0, 7.0], [2.0, -5.0], [-3.0, 2.0], [2.0, 3.0], [0.0, 6.0]], [[7.0, -8.0], [-2.0, 5.0], [7.0, -4.0], [-6.0, -3.0], [6.0, -5.0]], [[2.0, 1.0], [5.0, 2.0], [-5.0, 4.0], [-1.0, -8.0], [1.0, 2.0]]]]> : tensor<2x3x5x2xf32>) : tensor<2x3x5x2xf32>
  return
}
