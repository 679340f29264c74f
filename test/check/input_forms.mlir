// Ops that the input stage rewrites into others.

func.func @elementwise() {
  %a_static = util.unfoldable_constant dense<[[1.125e+00, 3.125e-01, 4.6875e-01, 1.0e+00], [1.875e-01, 6.875e-01, 8.4375e-01, -6.875e-01], [-1.125e+00, -5.0e-01, -5.3125e-01, 9.375e-01]]> : tensor<3x4xf32>
  %a_cast = tensor.cast %a_static : tensor<3x4xf32> to tensor<?x4xf32>
  %a = util.optimization_barrier %a_cast : tensor<?x4xf32>
  %b_static = util.unfoldable_constant dense<[[1.03125e+00, -1.25e+00, 0.0e+00, 8.125e-01], [-9.375e-01, 7.5e-01, -9.6875e-01, -9.375e-02], [8.125e-01, -5.0e-01, -4.0625e-01, -5.625e-01]]> : tensor<3x4xf32>
  %b_cast = tensor.cast %b_static : tensor<3x4xf32> to tensor<?x4xf32>
  %b = util.optimization_barrier %b_cast : tensor<?x4xf32>
  %0 = arith.addf %a, %b : tensor<?x4xf32>
  %1 = math.exp %0 : tensor<?x4xf32>
  %r = arith.negf %1 : tensor<?x4xf32>
  check.expect_almost_eq_const(%r, dense<[[-8.638682e+00, -3.9160562e-01, -1.5979954e+00, -6.125743e+00], [-4.7236654e-01, -4.210157e+00, -8.824969e-01, -4.5783338e-01], [-7.3161554e-01, -3.6787942e-01, -3.9160562e-01, -1.4549913e+00]]> : tensor<3x4xf32>) : tensor<?x4xf32>
  return
}

func.func @select_by_scalar() {
  %a = util.unfoldable_constant dense<[[1.125e+00, 3.125e-01, 4.6875e-01, 1.0e+00], [1.875e-01, 6.875e-01, 8.4375e-01, -6.875e-01], [-1.125e+00, -5.0e-01, -5.3125e-01, 9.375e-01]]> : tensor<3x4xf32>
  %b = util.unfoldable_constant dense<[[1.03125e+00, -1.25e+00, 0.0e+00, 8.125e-01], [-9.375e-01, 7.5e-01, -9.6875e-01, -9.375e-02], [8.125e-01, -5.0e-01, -4.0625e-01, -5.625e-01]]> : tensor<3x4xf32>
  %t = arith.constant true
  %c = util.optimization_barrier %t : i1
  %r = arith.select %c, %a, %b : tensor<3x4xf32>
  check.expect_almost_eq_const(%r, dense<[[1.125e+00, 3.125e-01, 4.6875e-01, 1.0e+00], [1.875e-01, 6.875e-01, 8.4375e-01, -6.875e-01], [-1.125e+00, -5.0e-01, -5.3125e-01, 9.375e-01]]> : tensor<3x4xf32>) : tensor<3x4xf32>
  return
}

func.func @softmax() {
  %a_static = util.unfoldable_constant dense<[[1.125e+00, 3.125e-01, 4.6875e-01, 1.0e+00], [1.875e-01, 6.875e-01, 8.4375e-01, -6.875e-01], [-1.125e+00, -5.0e-01, -5.3125e-01, 9.375e-01]]> : tensor<3x4xf32>
  %a_cast = tensor.cast %a_static : tensor<3x4xf32> to tensor<?x4xf32>
  %a = util.optimization_barrier %a_cast : tensor<?x4xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%d) : tensor<?x4xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  check.expect_almost_eq_const(%r, dense<[[3.5148925e-01, 1.559724e-01, 1.8235022e-01, 3.1018817e-01], [2.0027502e-01, 3.301977e-01, 3.860402e-01, 8.348704e-02], [7.9715446e-02, 1.4892806e-01, 1.4434601e-01, 6.270105e-01]]> : tensor<3x4xf32>) : tensor<?x4xf32>
  return
}

func.func @softmax_first_dimension() {
  %a = util.unfoldable_constant dense<[[1.125e+00, 3.125e-01, 4.6875e-01, 1.0e+00], [1.875e-01, 6.875e-01, 8.4375e-01, -6.875e-01], [-1.125e+00, -5.0e-01, -5.3125e-01, 9.375e-01]]> : tensor<3x4xf32>
  %e = tensor.empty() : tensor<3x4xf32>
  %r = linalg.softmax dimension(0) ins(%a : tensor<3x4xf32>) outs(%e : tensor<3x4xf32>) -> tensor<3x4xf32>
  check.expect_almost_eq_const(%r, dense<[[6.680005e-01, 3.4497765e-01, 3.5424933e-01, 4.7072238e-01], [2.6159275e-01, 5.019395e-01, 5.154297e-01, 8.707488e-02], [7.0406735e-02, 1.530829e-01, 1.3032104e-01, 4.4220275e-01]]> : tensor<3x4xf32>) : tensor<3x4xf32>
  return
}

func.func @concat() {
  %a_static = util.unfoldable_constant dense<[[1.125e+00, 3.125e-01, 4.6875e-01, 1.0e+00], [1.875e-01, 6.875e-01, 8.4375e-01, -6.875e-01], [-1.125e+00, -5.0e-01, -5.3125e-01, 9.375e-01]]> : tensor<3x4xf32>
  %a_cast = tensor.cast %a_static : tensor<3x4xf32> to tensor<?x4xf32>
  %a = util.optimization_barrier %a_cast : tensor<?x4xf32>
  %b = util.unfoldable_constant dense<[[2.25e+00, -2.5e+00, 5.0e+00, -5.0e-01], [-2.5e-01, 0.0e+00, 8.75e-01, 5.0e-01]]> : tensor<2x4xf32>
  %r = tensor.concat dim(0) %a, %b : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  check.expect_almost_eq_const(%r, dense<[[1.125e+00, 3.125e-01, 4.6875e-01, 1.0e+00], [1.875e-01, 6.875e-01, 8.4375e-01, -6.875e-01], [-1.125e+00, -5.0e-01, -5.3125e-01, 9.375e-01], [2.25e+00, -2.5e+00, 5.0e+00, -5.0e-01], [-2.5e-01, 0.0e+00, 8.75e-01, 5.0e-01]]> : tensor<5x4xf32>) : tensor<?x4xf32>
  return
}

func.func @gather() {
  %s = util.unfoldable_constant dense<[[[1.25e-01, 5.0e+00, 3.125e+00, 3.0e+00, 2.0e+00], [1.25e+00, -1.625e+00, 5.0e+00, -3.75e-01, -2.875e+00], [3.5e+00, -3.5e+00, 3.625e+00, 1.125e+00, -3.875e+00], [-4.625e+00, -5.0e-01, -4.75e+00, -3.625e+00, 1.25e-01]], [[4.75e+00, -3.75e-01, 3.125e+00, 4.25e+00, 3.25e+00], [1.25e+00, -6.25e-01, 1.25e-01, -2.375e+00, 0.0e+00], [-1.25e+00, -2.5e+00, 5.0e+00, -5.0e+00, -4.125e+00], [-3.125e+00, 4.75e+00, 2.0e+00, 3.875e+00, -3.0e+00]], [[2.25e+00, -1.375e+00, -1.25e-01, -5.0e+00, 1.25e+00], [3.375e+00, 1.625e+00, -3.5e+00, 3.75e-01, -2.375e+00], [4.75e+00, 3.875e+00, -3.125e+00, 1.25e-01, 4.5e+00], [3.5e+00, 2.125e+00, 1.375e+00, -4.625e+00, 2.5e+00]]]> : tensor<3x4x5xf32>
  %i = util.unfoldable_constant dense<[[[1], [0], [0]], [[2], [2], [2]]]> : tensor<2x3x1xi64>
  %r = tensor.gather %s[%i] gather_dims([1]) : (tensor<3x4x5xf32>, tensor<2x3x1xi64>) -> tensor<2x3x3x1x5xf32>
  check.expect_almost_eq_const(%r, dense<[[[[[1.25e+00, -1.625e+00, 5.0e+00, -3.75e-01, -2.875e+00]], [[1.25e+00, -6.25e-01, 1.25e-01, -2.375e+00, 0.0e+00]], [[3.375e+00, 1.625e+00, -3.5e+00, 3.75e-01, -2.375e+00]]], [[[1.25e-01, 5.0e+00, 3.125e+00, 3.0e+00, 2.0e+00]], [[4.75e+00, -3.75e-01, 3.125e+00, 4.25e+00, 3.25e+00]], [[2.25e+00, -1.375e+00, -1.25e-01, -5.0e+00, 1.25e+00]]], [[[1.25e-01, 5.0e+00, 3.125e+00, 3.0e+00, 2.0e+00]], [[4.75e+00, -3.75e-01, 3.125e+00, 4.25e+00, 3.25e+00]], [[2.25e+00, -1.375e+00, -1.25e-01, -5.0e+00, 1.25e+00]]]], [[[[3.5e+00, -3.5e+00, 3.625e+00, 1.125e+00, -3.875e+00]], [[-1.25e+00, -2.5e+00, 5.0e+00, -5.0e+00, -4.125e+00]], [[4.75e+00, 3.875e+00, -3.125e+00, 1.25e-01, 4.5e+00]]], [[[3.5e+00, -3.5e+00, 3.625e+00, 1.125e+00, -3.875e+00]], [[-1.25e+00, -2.5e+00, 5.0e+00, -5.0e+00, -4.125e+00]], [[4.75e+00, 3.875e+00, -3.125e+00, 1.25e-01, 4.5e+00]]], [[[3.5e+00, -3.5e+00, 3.625e+00, 1.125e+00, -3.875e+00]], [[-1.25e+00, -2.5e+00, 5.0e+00, -5.0e+00, -4.125e+00]], [[4.75e+00, 3.875e+00, -3.125e+00, 1.25e-01, 4.5e+00]]]]]> : tensor<2x3x3x1x5xf32>) : tensor<2x3x3x1x5xf32>
  return
}

func.func @scatter() {
  %u = util.unfoldable_constant dense<[[[[1.125e+00, 3.75e+00, 1.875e+00, -1.375e+00, 1.5e+00]], [[1.0e+00, -4.0e+00, -4.5e+00, 1.625e+00, -1.125e+00]], [[1.0e+00, -1.75e+00, -2.75e+00, -3.5e+00, -1.25e+00]]], [[[3.25e+00, -1.0e+00, -1.25e+00, 7.5e-01, 4.875e+00]], [[-1.125e+00, 8.75e-01, -6.25e-01, 1.125e+00, -5.0e-01]], [[1.375e+00, 5.0e-01, 1.75e+00, 4.625e+00, -3.5e+00]]]]> : tensor<2x3x1x5xf32>
  %s = util.unfoldable_constant dense<[[[1.25e-01, 5.0e+00, 3.125e+00, 3.0e+00, 2.0e+00], [1.25e+00, -1.625e+00, 5.0e+00, -3.75e-01, -2.875e+00], [3.5e+00, -3.5e+00, 3.625e+00, 1.125e+00, -3.875e+00], [-4.625e+00, -5.0e-01, -4.75e+00, -3.625e+00, 1.25e-01]], [[4.75e+00, -3.75e-01, 3.125e+00, 4.25e+00, 3.25e+00], [1.25e+00, -6.25e-01, 1.25e-01, -2.375e+00, 0.0e+00], [-1.25e+00, -2.5e+00, 5.0e+00, -5.0e+00, -4.125e+00], [-3.125e+00, 4.75e+00, 2.0e+00, 3.875e+00, -3.0e+00]], [[2.25e+00, -1.375e+00, -1.25e-01, -5.0e+00, 1.25e+00], [3.375e+00, 1.625e+00, -3.5e+00, 3.75e-01, -2.375e+00], [4.75e+00, 3.875e+00, -3.125e+00, 1.25e-01, 4.5e+00], [3.5e+00, 2.125e+00, 1.375e+00, -4.625e+00, 2.5e+00]]]> : tensor<3x4x5xf32>
  %i = util.unfoldable_constant dense<[[3], [1]]> : tensor<2x1xi64>
  %r = tensor.scatter %u into %s[%i] scatter_dims([1]) unique : (tensor<2x3x1x5xf32>, tensor<3x4x5xf32>, tensor<2x1xi64>) -> tensor<3x4x5xf32>
  check.expect_almost_eq_const(%r, dense<[[[1.25e-01, 5.0e+00, 3.125e+00, 3.0e+00, 2.0e+00], [3.25e+00, -1.0e+00, -1.25e+00, 7.5e-01, 4.875e+00], [3.5e+00, -3.5e+00, 3.625e+00, 1.125e+00, -3.875e+00], [1.125e+00, 3.75e+00, 1.875e+00, -1.375e+00, 1.5e+00]], [[4.75e+00, -3.75e-01, 3.125e+00, 4.25e+00, 3.25e+00], [-1.125e+00, 8.75e-01, -6.25e-01, 1.125e+00, -5.0e-01], [-1.25e+00, -2.5e+00, 5.0e+00, -5.0e+00, -4.125e+00], [1.0e+00, -4.0e+00, -4.5e+00, 1.625e+00, -1.125e+00]], [[2.25e+00, -1.375e+00, -1.25e-01, -5.0e+00, 1.25e+00], [1.375e+00, 5.0e-01, 1.75e+00, 4.625e+00, -3.5e+00], [4.75e+00, 3.875e+00, -3.125e+00, 1.25e-01, 4.5e+00], [1.0e+00, -1.75e+00, -2.75e+00, -3.5e+00, -1.25e+00]]]> : tensor<3x4x5xf32>) : tensor<3x4x5xf32>
  return
}

func.func @pack_and_unpack() {
  %x = util.unfoldable_constant dense<[[6.25e-01, -6.25e-01, -1.5e+00, -2.625e+00, -4.5e+00, -1.0e+00, 3.25e+00], [-4.125e+00, -1.0e+00, 4.75e+00, 4.625e+00, -2.875e+00, -5.0e+00, 1.75e+00], [-4.875e+00, -2.0e+00, 0.0e+00, 3.75e+00, -4.125e+00, 1.625e+00, 3.75e-01], [-3.75e+00, 3.5e+00, 3.5e+00, -1.25e-01, 4.5e+00, 1.125e+00, 4.125e+00], [4.625e+00, 7.5e-01, -2.25e+00, -3.625e+00, 6.25e-01, -3.125e+00, 2.5e+00]]> : tensor<5x7xf32>
  %pad = arith.constant 9.0 : f32
  %e = tensor.empty() : tensor<3x2x2x4xf32>
  %p = linalg.pack %x padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e : tensor<5x7xf32> -> tensor<3x2x2x4xf32>
  %f = tensor.empty() : tensor<5x7xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %f : tensor<3x2x2x4xf32> -> tensor<5x7xf32>
  check.expect_almost_eq_const(%p, dense<[[[[6.25e-01, -6.25e-01, -1.5e+00, -2.625e+00], [-4.125e+00, -1.0e+00, 4.75e+00, 4.625e+00]], [[-4.5e+00, -1.0e+00, 3.25e+00, 9.0e+00], [-2.875e+00, -5.0e+00, 1.75e+00, 9.0e+00]]], [[[-4.875e+00, -2.0e+00, 0.0e+00, 3.75e+00], [-3.75e+00, 3.5e+00, 3.5e+00, -1.25e-01]], [[-4.125e+00, 1.625e+00, 3.75e-01, 9.0e+00], [4.5e+00, 1.125e+00, 4.125e+00, 9.0e+00]]], [[[4.625e+00, 7.5e-01, -2.25e+00, -3.625e+00], [9.0e+00, 9.0e+00, 9.0e+00, 9.0e+00]], [[6.25e-01, -3.125e+00, 2.5e+00, 9.0e+00], [9.0e+00, 9.0e+00, 9.0e+00, 9.0e+00]]]]> : tensor<3x2x2x4xf32>) : tensor<3x2x2x4xf32>
  check.expect_almost_eq_const(%u, dense<[[6.25e-01, -6.25e-01, -1.5e+00, -2.625e+00, -4.5e+00, -1.0e+00, 3.25e+00], [-4.125e+00, -1.0e+00, 4.75e+00, 4.625e+00, -2.875e+00, -5.0e+00, 1.75e+00], [-4.875e+00, -2.0e+00, 0.0e+00, 3.75e+00, -4.125e+00, 1.625e+00, 3.75e-01], [-3.75e+00, 3.5e+00, 3.5e+00, -1.25e-01, 4.5e+00, 1.125e+00, 4.125e+00], [4.625e+00, 7.5e-01, -2.25e+00, -3.625e+00, 6.25e-01, -3.125e+00, 2.5e+00]]> : tensor<5x7xf32>) : tensor<5x7xf32>
  return
}

func.func @pack_by_a_size_known_at_run_time() {
  %x = util.unfoldable_constant dense<[[6.25e-01, -6.25e-01, -1.5e+00, -2.625e+00, -4.5e+00, -1.0e+00, 3.25e+00], [-4.125e+00, -1.0e+00, 4.75e+00, 4.625e+00, -2.875e+00, -5.0e+00, 1.75e+00], [-4.875e+00, -2.0e+00, 0.0e+00, 3.75e+00, -4.125e+00, 1.625e+00, 3.75e-01], [-3.75e+00, 3.5e+00, 3.5e+00, -1.25e-01, 4.5e+00, 1.125e+00, 4.125e+00], [4.625e+00, 7.5e-01, -2.25e+00, -3.625e+00, 6.25e-01, -3.125e+00, 2.5e+00]]> : tensor<5x7xf32>
  %pad = arith.constant 9.0 : f32
  %two = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %t = util.optimization_barrier %two : index
  %n = util.optimization_barrier %c3 : index
  %e = tensor.empty(%n, %t) : tensor<2x?x?x4xf32>
  %p = linalg.pack %x padding_value(%pad : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 4] into %e : tensor<5x7xf32> -> tensor<2x?x?x4xf32>
  %f = tensor.empty() : tensor<5x7xf32>
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%t, 4] into %f : tensor<2x?x?x4xf32> -> tensor<5x7xf32>
  check.expect_almost_eq_const(%p, dense<[[[[6.25e-01, -6.25e-01, -1.5e+00, -2.625e+00], [-4.125e+00, -1.0e+00, 4.75e+00, 4.625e+00]], [[-4.875e+00, -2.0e+00, 0.0e+00, 3.75e+00], [-3.75e+00, 3.5e+00, 3.5e+00, -1.25e-01]], [[4.625e+00, 7.5e-01, -2.25e+00, -3.625e+00], [9.0e+00, 9.0e+00, 9.0e+00, 9.0e+00]]], [[[-4.5e+00, -1.0e+00, 3.25e+00, 9.0e+00], [-2.875e+00, -5.0e+00, 1.75e+00, 9.0e+00]], [[-4.125e+00, 1.625e+00, 3.75e-01, 9.0e+00], [4.5e+00, 1.125e+00, 4.125e+00, 9.0e+00]], [[6.25e-01, -3.125e+00, 2.5e+00, 9.0e+00], [9.0e+00, 9.0e+00, 9.0e+00, 9.0e+00]]]]> : tensor<2x3x2x4xf32>) : tensor<2x?x?x4xf32>
  check.expect_almost_eq_const(%u, dense<[[6.25e-01, -6.25e-01, -1.5e+00, -2.625e+00, -4.5e+00, -1.0e+00, 3.25e+00], [-4.125e+00, -1.0e+00, 4.75e+00, 4.625e+00, -2.875e+00, -5.0e+00, 1.75e+00], [-4.875e+00, -2.0e+00, 0.0e+00, 3.75e+00, -4.125e+00, 1.625e+00, 3.75e-01], [-3.75e+00, 3.5e+00, 3.5e+00, -1.25e-01, 4.5e+00, 1.125e+00, 4.125e+00], [4.625e+00, 7.5e-01, -2.25e+00, -3.625e+00, 6.25e-01, -3.125e+00, 2.5e+00]]> : tensor<5x7xf32>) : tensor<5x7xf32>
  return
}

func.func @generate() {
  %c4 = arith.constant 4 : index
  %n = util.optimization_barrier %c4 : index
  %r = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    %v = arith.index_cast %s : index to i32
    tensor.yield %v : i32
  } : tensor<?x3xi32>
  check.expect_eq_const(%r, dense<[[0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5]]> : tensor<4x3xi32>) : tensor<?x3xi32>
  return
}

func.func @dynamic_constant() {
  %a = flow.tensor.dynamic_constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32> -> tensor<?xf32>
  %r = arith.addf %a, %a : tensor<?xf32>
  check.expect_almost_eq_const(%r, dense<[2.0e+00, 4.0e+00, 8.0e+00]> : tensor<3xf32>) : tensor<?xf32>
  return
}

// Text written for IREE.
func.func @iree_names() {
  %x = util.unfoldable_constant dense<[3, 1, 2]> : tensor<3xi32>
  %r = iree_linalg_ext.sort dimension(0) outs(%x : tensor<3xi32>) {
  ^bb0(%a: i32, %b: i32):
    %c = arith.cmpi sle, %a, %b : i32
    iree_linalg_ext.yield %c : i1
  } -> tensor<3xi32>
  check.expect_eq_const(%r, dense<[1, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  return
}
