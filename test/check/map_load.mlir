// Loads at computed positions, padding outside.

func.func @transpose_and_pad() {
  %s = util.unfoldable_constant dense<[[-4.625e+00, 3.75e-01, 4.375e+00, -5.0e-01, 1.5e+00, -1.375e+00], [6.25e-01, -1.625e+00, -8.75e-01, 3.0e+00, 3.25e+00, -2.875e+00], [-5.0e+00, 4.625e+00, -4.875e+00, 2.5e-01, 2.5e-01, 1.375e+00], [-2.0e+00, -3.75e+00, -1.0e+00, 4.75e+00, 3.75e-01, -5.0e-01]]> : tensor<4x6xf32>
  %o = util.unfoldable_constant dense<0.0e+00> : tensor<8x5xf32>
  %pad = arith.constant 7.0 : f32
  %r = linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    linalg_ext.yield %j, %i, %pad : index, index, f32
  } : tensor<4x6xf32> into tensor<8x5xf32> -> tensor<8x5xf32>
  check.expect_eq_const(%r, dense<[[-4.625e+00, 6.25e-01, -5.0e+00, -2.0e+00, 7.0e+00], [3.75e-01, -1.625e+00, 4.625e+00, -3.75e+00, 7.0e+00], [4.375e+00, -8.75e-01, -4.875e+00, -1.0e+00, 7.0e+00], [-5.0e-01, 3.0e+00, 2.5e-01, 4.75e+00, 7.0e+00], [1.5e+00, 3.25e+00, 2.5e-01, 3.75e-01, 7.0e+00], [-1.375e+00, -2.875e+00, 1.375e+00, -5.0e-01, 7.0e+00], [7.0e+00, 7.0e+00, 7.0e+00, 7.0e+00, 7.0e+00], [7.0e+00, 7.0e+00, 7.0e+00, 7.0e+00, 7.0e+00]]> : tensor<8x5xf32>) : tensor<8x5xf32>
  return
}

func.func @transpose_and_pad_dynamic() {
  %s_static = util.unfoldable_constant dense<[[-4.625e+00, 4.375e+00, 4.875e+00, -4.5e+00, 1.75e+00, 2.75e+00], [-4.0e+00, -1.375e+00, 2.375e+00, 3.75e+00, 3.75e-01, -2.125e+00], [1.875e+00, -1.625e+00, 2.375e+00, -4.875e+00, 5.0e+00, -2.375e+00], [-3.875e+00, -3.875e+00, 5.0e+00, 4.375e+00, -2.5e-01, 2.75e+00]]> : tensor<4x6xf32>
  %s_cast = tensor.cast %s_static : tensor<4x6xf32> to tensor<?x?xf32>
  %s = util.optimization_barrier %s_cast : tensor<?x?xf32>
  %o_static = util.unfoldable_constant dense<0.0e+00> : tensor<8x5xf32>
  %o_cast = tensor.cast %o_static : tensor<8x5xf32> to tensor<?x?xf32>
  %o = util.optimization_barrier %o_cast : tensor<?x?xf32>
  %pad = arith.constant 7.0 : f32
  %r = linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    linalg_ext.yield %j, %i, %pad : index, index, f32
  } : tensor<?x?xf32> into tensor<?x?xf32> -> tensor<?x?xf32>
  check.expect_eq_const(%r, dense<[[-4.625e+00, -4.0e+00, 1.875e+00, -3.875e+00, 7.0e+00], [4.375e+00, -1.375e+00, -1.625e+00, -3.875e+00, 7.0e+00], [4.875e+00, 2.375e+00, 2.375e+00, 5.0e+00, 7.0e+00], [-4.5e+00, 3.75e+00, -4.875e+00, 4.375e+00, 7.0e+00], [1.75e+00, 3.75e-01, 5.0e+00, -2.5e-01, 7.0e+00], [2.75e+00, -2.125e+00, -2.375e+00, 2.75e+00, 7.0e+00], [7.0e+00, 7.0e+00, 7.0e+00, 7.0e+00, 7.0e+00], [7.0e+00, 7.0e+00, 7.0e+00, 7.0e+00, 7.0e+00]]> : tensor<8x5xf32>) : tensor<?x?xf32>
  return
}

// Before the first element too.
func.func @shift_in_padding() {
  %s = util.unfoldable_constant dense<[-3.0e+00, 4.375e+00, -1.25e+00, 1.0e+00, -1.375e+00]> : tensor<5xf32>
  %o = util.unfoldable_constant dense<0.0e+00> : tensor<8xf32>
  %pad = arith.constant 7.0 : f32
  %r = linalg_ext.map_load %s into %o {
  ^bb0(%i: index):
    %one = arith.constant 1 : index
    %at = arith.subi %i, %one : index
    linalg_ext.yield %at, %pad : index, f32
  } : tensor<5xf32> into tensor<8xf32> -> tensor<8xf32>
  check.expect_eq_const(%r, dense<[7.0e+00, -3.0e+00, 4.375e+00, -1.25e+00, 1.0e+00, -1.375e+00, 7.0e+00, 7.0e+00]> : tensor<8xf32>) : tensor<8xf32>
  return
}

func.func @expand_shape_i32() {
  %s = util.unfoldable_constant dense<[-8, 7, 4, 0, 8, -8, -2, 3, -3, -1, -6, 5, -5, -9, -6, 6]> : tensor<16xi32>
  %o = util.unfoldable_constant dense<0> : tensor<4x4xi32>
  %pad = arith.constant 7 : i32
  %r = linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    %at = affine.linearize_index [%i, %j] by (4, 4) : index
    linalg_ext.yield %at, %pad : index, i32
  } : tensor<16xi32> into tensor<4x4xi32> -> tensor<4x4xi32>
  check.expect_eq_const(%r, dense<[[-8, 7, 4, 0], [8, -8, -2, 3], [-3, -1, -6, 5], [-5, -9, -6, 6]]> : tensor<4x4xi32>) : tensor<4x4xi32>
  return
}

func.func @empty_source() {
  %s = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %o = util.unfoldable_constant dense<0.0e+00> : tensor<2x3xf32>
  %pad = arith.constant 7.0 : f32
  %r = linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    linalg_ext.yield %j, %i, %pad : index, index, f32
  } : tensor<0x3xf32> into tensor<2x3xf32> -> tensor<2x3xf32>
  check.expect_eq_const(%r, dense<7.0e+00> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}

func.func @f16() {
  %s = util.unfoldable_constant dense<[[0.0e+00, 4.0e+00, 2.5e-01, -5.0e+00, 3.0e+00, -2.5e-01], [-3.875e+00, -3.875e+00, -4.25e+00, 2.5e-01, 1.75e+00, -4.125e+00], [7.5e-01, 3.875e+00, 4.125e+00, -3.25e+00, -2.375e+00, 1.75e+00], [2.625e+00, 1.5e+00, 1.0e+00, -1.875e+00, 4.375e+00, -2.875e+00]]> : tensor<4x6xf16>
  %o = util.unfoldable_constant dense<0.0e+00> : tensor<6x4xf16>
  %pad = arith.constant 7.0 : f16
  %r = linalg_ext.map_load %s into %o {
  ^bb0(%i: index, %j: index):
    linalg_ext.yield %j, %i, %pad : index, index, f16
  } : tensor<4x6xf16> into tensor<6x4xf16> -> tensor<6x4xf16>
  check.expect_eq_const(%r, dense<[[0.0e+00, -3.875e+00, 7.5e-01, 2.625e+00], [4.0e+00, -3.875e+00, 3.875e+00, 1.5e+00], [2.5e-01, -4.25e+00, 4.125e+00, 1.0e+00], [-5.0e+00, 2.5e-01, -3.25e+00, -1.875e+00], [3.0e+00, 1.75e+00, -2.375e+00, 4.375e+00], [-2.5e-01, -4.125e+00, 1.75e+00, -2.875e+00]]> : tensor<6x4xf16>) : tensor<6x4xf16>
  return
}
