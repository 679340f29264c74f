// Stores at computed positions, masks.

func.func @transpose() {
  %s = util.unfoldable_constant dense<[[1.5e+00, 4.25e+00, 1.375e+00, -4.625e+00, -3.125e+00, -2.5e+00], [4.375e+00, -1.75e+00, -2.75e+00, 8.75e-01, -5.0e-01, -1.375e+00], [-3.75e+00, -3.875e+00, -2.125e+00, 7.5e-01, -4.875e+00, 2.25e+00], [-2.5e+00, 2.125e+00, 1.625e+00, -1.25e-01, 1.375e+00, -2.0e+00]]> : tensor<4x6xf32>
  %o = util.unfoldable_constant dense<[[-3.125e+00, -5.0e+00, 5.0e-01, 3.75e-01], [-3.875e+00, 1.25e+00, -2.75e+00, -6.25e-01], [-2.5e-01, 4.625e+00, 1.25e+00, -3.0e+00], [-1.875e+00, 3.125e+00, -3.75e+00, 2.25e+00], [-1.0e+00, 4.0e+00, -8.75e-01, 4.25e+00], [-3.375e+00, -2.625e+00, -6.25e-01, 4.25e+00]]> : tensor<6x4xf32>
  %r = linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    %all = arith.constant true
    linalg_ext.yield %j, %i, %all : index, index, i1
  } : tensor<4x6xf32> into tensor<6x4xf32> -> tensor<6x4xf32>
  check.expect_eq_const(%r, dense<[[1.5e+00, 4.375e+00, -3.75e+00, -2.5e+00], [4.25e+00, -1.75e+00, -3.875e+00, 2.125e+00], [1.375e+00, -2.75e+00, -2.125e+00, 1.625e+00], [-4.625e+00, 8.75e-01, 7.5e-01, -1.25e-01], [-3.125e+00, -5.0e-01, -4.875e+00, 1.375e+00], [-2.5e+00, -1.375e+00, 2.25e+00, -2.0e+00]]> : tensor<6x4xf32>) : tensor<6x4xf32>
  return
}

func.func @transpose_dynamic() {
  %s_static = util.unfoldable_constant dense<[[3.875e+00, -1.0e+00, 3.625e+00, 1.875e+00, 4.875e+00, 4.625e+00], [3.25e+00, 1.0e+00, -1.25e+00, 8.75e-01, 3.25e+00, -4.375e+00], [-1.25e+00, 1.0e+00, 2.625e+00, -2.625e+00, -2.25e+00, -1.125e+00], [2.625e+00, -1.25e+00, -4.125e+00, 4.75e+00, -1.25e+00, 1.375e+00]]> : tensor<4x6xf32>
  %s_cast = tensor.cast %s_static : tensor<4x6xf32> to tensor<?x?xf32>
  %s = util.optimization_barrier %s_cast : tensor<?x?xf32>
  %o_static = util.unfoldable_constant dense<[[-1.125e+00, 2.25e+00, 2.625e+00, -3.375e+00], [-3.75e+00, -2.0e+00, -4.25e+00, 3.875e+00], [4.625e+00, -3.875e+00, -2.125e+00, 4.625e+00], [1.0e+00, -7.5e-01, -3.5e+00, -1.125e+00], [-1.625e+00, 1.25e-01, 1.5e+00, -6.25e-01], [-2.875e+00, -2.5e-01, 1.0e+00, -7.5e-01]]> : tensor<6x4xf32>
  %o_cast = tensor.cast %o_static : tensor<6x4xf32> to tensor<?x?xf32>
  %o = util.optimization_barrier %o_cast : tensor<?x?xf32>
  %r = linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    %all = arith.constant true
    linalg_ext.yield %j, %i, %all : index, index, i1
  } : tensor<?x?xf32> into tensor<?x?xf32> -> tensor<?x?xf32>
  check.expect_eq_const(%r, dense<[[3.875e+00, 3.25e+00, -1.25e+00, 2.625e+00], [-1.0e+00, 1.0e+00, 1.0e+00, -1.25e+00], [3.625e+00, -1.25e+00, 2.625e+00, -4.125e+00], [1.875e+00, 8.75e-01, -2.625e+00, 4.75e+00], [4.875e+00, 3.25e+00, -2.25e+00, -1.25e+00], [4.625e+00, -4.375e+00, -1.125e+00, 1.375e+00]]> : tensor<6x4xf32>) : tensor<?x?xf32>
  return
}

func.func @outside_is_skipped() {
  %s = util.unfoldable_constant dense<[[3.625e+00, 2.0e+00, 4.0e+00, -2.25e+00, -2.5e-01, -3.375e+00], [4.375e+00, -6.25e-01, 3.25e+00, -4.125e+00, 2.125e+00, -5.0e-01], [3.875e+00, 0.0e+00, -3.75e+00, 2.875e+00, 2.125e+00, -4.0e+00], [-3.625e+00, -1.0e+00, 2.125e+00, 2.875e+00, -4.75e+00, -1.625e+00]]> : tensor<4x6xf32>
  %o = util.unfoldable_constant dense<[[4.375e+00, 3.375e+00, -4.5e+00], [2.25e+00, 3.375e+00, -4.625e+00], [-1.25e+00, -1.125e+00, 2.875e+00], [2.75e+00, 6.25e-01, 2.5e-01], [-3.875e+00, 1.75e+00, -2.5e-01]]> : tensor<5x3xf32>
  %r = linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    %all = arith.constant true
    linalg_ext.yield %j, %i, %all : index, index, i1
  } : tensor<4x6xf32> into tensor<5x3xf32> -> tensor<5x3xf32>
  check.expect_eq_const(%r, dense<[[3.625e+00, 4.375e+00, 3.875e+00], [2.0e+00, -6.25e-01, 0.0e+00], [4.0e+00, 3.25e+00, -3.75e+00], [-2.25e+00, -4.125e+00, 2.875e+00], [-2.5e-01, 2.125e+00, 2.125e+00]]> : tensor<5x3xf32>) : tensor<5x3xf32>
  return
}

// What nothing is stored to is kept.
func.func @masked() {
  %s = util.unfoldable_constant dense<[[5.0e+00, -4.375e+00, 1.75e+00, 1.25e-01], [5.0e-01, 5.0e+00, 3.5e+00, -1.125e+00], [-7.5e-01, -1.625e+00, -5.0e+00, -2.0e+00], [-2.25e+00, 2.5e-01, 1.0e+00, 4.875e+00]]> : tensor<4x4xf32>
  %o = util.unfoldable_constant dense<[[4.5e+00, 2.125e+00, 1.125e+00, -2.125e+00], [-2.25e+00, 0.0e+00, 5.0e+00, 2.5e+00], [-1.0e+00, 7.5e-01, -2.75e+00, -4.125e+00], [5.0e-01, -2.0e+00, -1.625e+00, 3.5e+00]]> : tensor<4x4xf32>
  %r = linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    %above = arith.cmpi ult, %i, %j : index
    linalg_ext.yield %i, %j, %above : index, index, i1
  } : tensor<4x4xf32> into tensor<4x4xf32> -> tensor<4x4xf32>
  check.expect_eq_const(%r, dense<[[4.5e+00, -4.375e+00, 1.75e+00, 1.25e-01], [-2.25e+00, 0.0e+00, 3.5e+00, -1.125e+00], [-1.0e+00, 7.5e-01, -2.75e+00, -2.0e+00], [5.0e-01, -2.0e+00, -1.625e+00, 3.5e+00]]> : tensor<4x4xf32>) : tensor<4x4xf32>
  return
}

func.func @collapse_shape_i8() {
  %s = util.unfoldable_constant dense<[[-7, 2, 3, -1], [3, -8, 8, 7], [-7, 1, 7, -7], [5, -1, -5, 8]]> : tensor<4x4xi8>
  %o = util.unfoldable_constant dense<0> : tensor<16xi8>
  %r = linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    %all = arith.constant true
    %at = affine.linearize_index [%i, %j] by (4, 4) : index
    linalg_ext.yield %at, %all : index, i1
  } : tensor<4x4xi8> into tensor<16xi8> -> tensor<16xi8>
  check.expect_eq_const(%r, dense<[-7, 2, 3, -1, 3, -8, 8, 7, -7, 1, 7, -7, 5, -1, -5, 8]> : tensor<16xi8>) : tensor<16xi8>
  return
}

func.func @nothing_to_store() {
  %s = util.unfoldable_constant dense<> : tensor<0x3xf32>
  %o = util.unfoldable_constant dense<[[-2.5e-01, -2.875e+00, 1.375e+00], [8.75e-01, -1.875e+00, 2.375e+00], [-4.0e+00, 1.125e+00, 3.375e+00]]> : tensor<3x3xf32>
  %r = linalg_ext.map_store %s into %o {
  ^bb0(%i: index, %j: index):
    %all = arith.constant true
    linalg_ext.yield %j, %i, %all : index, index, i1
  } : tensor<0x3xf32> into tensor<3x3xf32> -> tensor<3x3xf32>
  check.expect_eq_const(%r, dense<[[-2.5e-01, -2.875e+00, 1.375e+00], [8.75e-01, -1.875e+00, 2.375e+00], [-4.0e+00, 1.125e+00, 3.375e+00]]> : tensor<3x3xf32>) : tensor<3x3xf32>
  return
}
