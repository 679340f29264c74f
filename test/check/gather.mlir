// Gather: index layouts, outside indices, masks, element types, dynamic sizes.

func.func @rows() {
  %s = util.unfoldable_constant dense<[[-1.25e-01, -8.75e-01, 4.5e+00], [-3.75e-01, 2.375e+00, -6.25e-01], [6.25e-01, 0.0e+00, 2.5e-01], [-6.25e-01, 2.0e+00, -2.5e-01], [1.25e+00, 2.25e+00, -1.625e+00]]> : tensor<5x3xf32>
  %i = util.unfoldable_constant dense<[[4], [0], [0], [2]]> : tensor<4x1xi32>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<4x3xf32>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<5x3xf32>, tensor<4x1xi32>) outs(%o : tensor<4x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<4x3xf32>
  check.expect_eq_const(%r, dense<[[1.25e+00, 2.25e+00, -1.625e+00], [-1.25e-01, -8.75e-01, 4.5e+00], [-1.25e-01, -8.75e-01, 4.5e+00], [6.25e-01, 0.0e+00, 2.5e-01]]> : tensor<4x3xf32>) : tensor<4x3xf32>
  return
}

func.func @rows_without_index_dimension() {
  %s = util.unfoldable_constant dense<[[-3.375e+00, -4.125e+00, 1.0e+00], [-3.0e+00, -1.375e+00, 2.875e+00], [-3.75e-01, 1.375e+00, -3.5e+00], [3.0e+00, 1.0e+00, -4.625e+00], [-2.5e-01, 4.0e+00, -2.5e-01]]> : tensor<5x3xf32>
  %i = util.unfoldable_constant dense<[4, 0, 0, 2]> : tensor<4xi32>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<4x3xf32>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<5x3xf32>, tensor<4xi32>) outs(%o : tensor<4x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<4x3xf32>
  check.expect_eq_const(%r, dense<[[-2.5e-01, 4.0e+00, -2.5e-01], [-3.375e+00, -4.125e+00, 1.0e+00], [-3.375e+00, -4.125e+00, 1.0e+00], [-3.75e-01, 1.375e+00, -3.5e+00]]> : tensor<4x3xf32>) : tensor<4x3xf32>
  return
}

func.func @columns() {
  %s = util.unfoldable_constant dense<[[-1.25e+00, -4.75e+00, 4.375e+00, -2.75e+00, 1.0e+00], [-7.5e-01, 5.0e-01, -3.875e+00, 3.25e+00, -3.375e+00], [1.25e+00, -2.5e+00, 1.75e+00, -4.125e+00, -3.5e+00]]> : tensor<3x5xf32>
  %i = util.unfoldable_constant dense<[[4], [0], [2]]> : tensor<3x1xi64>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<3x3xf32>
  %r = linalg_ext.gather dimension_map = [1] ins(%s, %i : tensor<3x5xf32>, tensor<3x1xi64>) outs(%o : tensor<3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<3x3xf32>
  check.expect_eq_const(%r, dense<[[1.0e+00, -3.375e+00, -3.5e+00], [-1.25e+00, -7.5e-01, 1.25e+00], [4.375e+00, -3.875e+00, 1.75e+00]]> : tensor<3x3xf32>) : tensor<3x3xf32>
  return
}

func.func @elements() {
  %s = util.unfoldable_constant dense<[[4.125e+00, 1.0e+00, 3.125e+00, -1.5e+00, 2.625e+00], [-4.25e+00, 2.25e+00, -3.75e+00, 1.5e+00, -2.5e-01], [1.375e+00, -2.375e+00, -4.0e+00, 2.625e+00, -3.75e-01], [-3.875e+00, -8.75e-01, -4.875e+00, 3.875e+00, 5.0e+00]]> : tensor<4x5xf32>
  %i = util.unfoldable_constant dense<[[[1, 1], [2, 2], [3, 0]], [[1, 0], [3, 1], [2, 3]]]> : tensor<2x3x2xi32>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<2x3xf32>
  %r = linalg_ext.gather dimension_map = [0, 1] ins(%s, %i : tensor<4x5xf32>, tensor<2x3x2xi32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<2x3xf32>
  check.expect_eq_const(%r, dense<[[2.25e+00, -4.0e+00, -3.875e+00], [-4.25e+00, -8.75e-01, 2.625e+00]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @permuted_dimension_map() {
  %s = util.unfoldable_constant dense<[[[1.25e+00, -4.625e+00, 5.0e+00, 3.375e+00], [-2.0e+00, 5.0e+00, 4.0e+00, 6.25e-01], [-6.25e-01, -1.375e+00, -2.5e+00, -2.75e+00]], [[-3.875e+00, -3.25e+00, 4.875e+00, -1.75e+00], [-2.875e+00, 3.5e+00, 1.0e+00, -5.0e+00], [-2.5e+00, 2.875e+00, -2.25e+00, 1.75e+00]]]> : tensor<2x3x4xf32>
  %i = util.unfoldable_constant dense<[[3, 1], [0, 0]]> : tensor<2x2xi32>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<2x3xf32>
  %r = linalg_ext.gather dimension_map = [2, 0] ins(%s, %i : tensor<2x3x4xf32>, tensor<2x2xi32>) outs(%o : tensor<2x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<2x3xf32>
  check.expect_eq_const(%r, dense<[[-1.75e+00, -5.0e+00, 1.75e+00], [1.25e+00, -2.0e+00, -6.25e-01]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @no_batch() {
  %s = util.unfoldable_constant dense<[[7.5e-01, -4.875e+00, -3.75e+00], [-4.375e+00, 3.25e+00, 2.375e+00], [-3.75e+00, 1.75e+00, -3.5e+00], [-1.875e+00, 1.875e+00, 3.625e+00]]> : tensor<4x3xf32>
  %i = util.unfoldable_constant dense<[2]> : tensor<1xi32>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<3xf32>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<4x3xf32>, tensor<1xi32>) outs(%o : tensor<3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<3xf32>
  check.expect_eq_const(%r, dense<[-3.75e+00, 1.75e+00, -3.5e+00]> : tensor<3xf32>) : tensor<3xf32>
  return
}

func.func @outside_is_clamped() {
  %s = util.unfoldable_constant dense<[[-2.0e+00, -2.875e+00, -4.875e+00], [-7.5e-01, 6.25e-01, -3.875e+00], [1.625e+00, 1.5e+00, -3.5e+00], [-4.125e+00, -3.125e+00, -3.25e+00]]> : tensor<4x3xf32>
  %i = util.unfoldable_constant dense<[[-1], [4], [100], [1]]> : tensor<4x1xi32>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<4x3xf32>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<4x3xf32>, tensor<4x1xi32>) outs(%o : tensor<4x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<4x3xf32>
  check.expect_eq_const(%r, dense<[[-2.0e+00, -2.875e+00, -4.875e+00], [-4.125e+00, -3.125e+00, -3.25e+00], [-4.125e+00, -3.125e+00, -3.25e+00], [-7.5e-01, 6.25e-01, -3.875e+00]]> : tensor<4x3xf32>) : tensor<4x3xf32>
  return
}

func.func @masked() {
  %s = util.unfoldable_constant dense<[[-3.25e+00, 2.75e+00, -2.75e+00], [0.0e+00, 2.75e+00, 1.625e+00], [-7.5e-01, 2.375e+00, -4.875e+00], [1.125e+00, -1.5e+00, -3.0e+00]]> : tensor<4x3xf32>
  %i = util.unfoldable_constant dense<[[0], [3], [1]]> : tensor<3x1xi32>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<3x3xf32>
  %m = util.unfoldable_constant dense<[true, false, true]> : tensor<3xi1>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i, %m : tensor<4x3xf32>, tensor<3x1xi32>, tensor<3xi1>) outs(%o : tensor<3x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<3x3xf32>
  check.expect_eq_const(%r, dense<[[-3.25e+00, 2.75e+00, -2.75e+00], [9.0e+00, 9.0e+00, 9.0e+00], [0.0e+00, 2.75e+00, 1.625e+00]]> : tensor<3x3xf32>) : tensor<3x3xf32>
  return
}

func.func @no_indices() {
  %s = util.unfoldable_constant dense<[[-3.25e+00, 2.0e+00, 4.625e+00], [-3.875e+00, -2.0e+00, -2.375e+00], [-1.25e-01, -5.0e-01, 1.75e+00], [-3.875e+00, 0.0e+00, -4.0e+00]]> : tensor<4x3xf32>
  %i = util.unfoldable_constant dense<> : tensor<0x1xi32>
  %o = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<4x3xf32>, tensor<0x1xi32>) outs(%o : tensor<0x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<0x3xf32>
  check.expect_eq_const(%r, dense<> : tensor<0x3xf32>) : tensor<0x3xf32>
  return
}

func.func @f16_i64() {
  %s = util.unfoldable_constant dense<[[3.125e+00, 1.5e+00, 3.875e+00], [2.5e+00, 1.875e+00, -1.25e+00], [3.5e+00, -1.125e+00, -2.625e+00], [-3.0e+00, 1.25e-01, 2.5e-01]]> : tensor<4x3xf16>
  %i = util.unfoldable_constant dense<[[2], [3]]> : tensor<2x1xi64>
  %o = util.unfoldable_constant dense<9.0e+00> : tensor<2x3xf16>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<4x3xf16>, tensor<2x1xi64>) outs(%o : tensor<2x3xf16>) {
  ^bb0(%a: f16, %b: f16):
    linalg_ext.yield %a : f16
  } -> tensor<2x3xf16>
  check.expect_eq_const(%r, dense<[[3.5e+00, -1.125e+00, -2.625e+00], [-3.0e+00, 1.25e-01, 2.5e-01]]> : tensor<2x3xf16>) : tensor<2x3xf16>
  return
}

func.func @i8() {
  %s = util.unfoldable_constant dense<[[-5, 1, -6], [7, -9, -9], [-4, 7, -6], [8, -3, -3]]> : tensor<4x3xi8>
  %i = util.unfoldable_constant dense<[[2], [3]]> : tensor<2x1xi64>
  %o = util.unfoldable_constant dense<9> : tensor<2x3xi8>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<4x3xi8>, tensor<2x1xi64>) outs(%o : tensor<2x3xi8>) {
  ^bb0(%a: i8, %b: i8):
    linalg_ext.yield %a : i8
  } -> tensor<2x3xi8>
  check.expect_eq_const(%r, dense<[[-4, 7, -6], [8, -3, -3]]> : tensor<2x3xi8>) : tensor<2x3xi8>
  return
}

func.func @dynamic() {
  %s_static = util.unfoldable_constant dense<[[-4.0e+00, 2.25e+00, 3.75e+00], [3.25e+00, -3.625e+00, 1.5e+00], [-5.0e-01, -2.125e+00, 2.625e+00], [1.25e+00, 3.625e+00, 3.875e+00], [3.625e+00, -4.0e+00, 1.25e+00]]> : tensor<5x3xf32>
  %s_cast = tensor.cast %s_static : tensor<5x3xf32> to tensor<?x?xf32>
  %s = util.optimization_barrier %s_cast : tensor<?x?xf32>
  %i_static = util.unfoldable_constant dense<[[4], [0], [0], [2]]> : tensor<4x1xi64>
  %i_cast = tensor.cast %i_static : tensor<4x1xi64> to tensor<?x1xi64>
  %i = util.optimization_barrier %i_cast : tensor<?x1xi64>
  %o_static = util.unfoldable_constant dense<9.0e+00> : tensor<4x3xf32>
  %o_cast = tensor.cast %o_static : tensor<4x3xf32> to tensor<?x?xf32>
  %o = util.optimization_barrier %o_cast : tensor<?x?xf32>
  %r = linalg_ext.gather dimension_map = [0] ins(%s, %i : tensor<?x?xf32>, tensor<?x1xi64>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<?x?xf32>
  check.expect_eq_const(%r, dense<[[3.625e+00, -4.0e+00, 1.25e+00], [-4.0e+00, 2.25e+00, 3.75e+00], [-4.0e+00, 2.25e+00, 3.75e+00], [-5.0e-01, -2.125e+00, 2.625e+00]]> : tensor<4x3xf32>) : tensor<?x?xf32>
  return
}
