// What has several right forms is held by what it is: eigenvectors and singular vectors are orthogonal and make the matrix again.
// Sizes unknown or known, more rows or columns, vectors that have to be completed.


func.func @eigenvectors() {
  %in = util.unfoldable_constant dense<[[[-0.25, -2.46875, 0.78125, 2.9375], [-2.46875, -3.8125, 1.28125, -0.75], [0.78125, 1.28125, 3.5, 1.625], [2.9375, -0.75, 1.625, -1.625]], [[2.1875, -3.59375, 0.28125, 0.78125], [-3.59375, 0.8125, -0.6875, -0.8125], [0.28125, -0.6875, 2.8125, 2.0625], [0.78125, -0.8125, 2.0625, -2.5]]]> : tensor<2x4x4xf64>
  %a = torch.torch_c.from_builtin_tensor %in : tensor<2x4x4xf64> -> !torch.vtensor<[2,4,4],f64>
  %yes = torch.constant.bool true
  %no = torch.constant.bool false
  %none = torch.constant.none
  %last = torch.constant.int -1
  %rows = torch.constant.int -2
  %half = torch.constant.str "L"
  %w, %v = torch.aten._linalg_eigh %a, %half, %yes : !torch.vtensor<[2,4,4],f64>, !torch.str, !torch.bool -> !torch.vtensor<[2,4],f64>, !torch.vtensor<[2,4,4],f64>
  %scale = torch.aten.unsqueeze %w, %rows : !torch.vtensor<[2,4],f64>, !torch.int -> !torch.vtensor<[2,1,4],f64>
  %scaled = torch.aten.mul.Tensor %v, %scale : !torch.vtensor<[2,4,4],f64>, !torch.vtensor<[2,1,4],f64> -> !torch.vtensor<[2,4,4],f64>
  %vt = torch.aten.transpose.int %v, %last, %rows : !torch.vtensor<[2,4,4],f64>, !torch.int, !torch.int -> !torch.vtensor<[2,4,4],f64>
  %again = torch.aten.matmul %scaled, %vt : !torch.vtensor<[2,4,4],f64>, !torch.vtensor<[2,4,4],f64> -> !torch.vtensor<[2,4,4],f64>
  %one = torch.aten.matmul %vt, %v : !torch.vtensor<[2,4,4],f64>, !torch.vtensor<[2,4,4],f64> -> !torch.vtensor<[2,4,4],f64>
  %again_t = torch.torch_c.to_builtin_tensor %again : !torch.vtensor<[2,4,4],f64> -> tensor<2x4x4xf64>
  check.expect_almost_eq_const(%again_t, dense<[[[-0.25, -2.46875, 0.78125, 2.9375], [-2.46875, -3.8125, 1.28125, -0.75], [0.78125, 1.28125, 3.5, 1.625], [2.9375, -0.75, 1.625, -1.625]], [[2.1875, -3.59375, 0.28125, 0.78125], [-3.59375, 0.8125, -0.6875, -0.8125], [0.28125, -0.6875, 2.8125, 2.0625], [0.78125, -0.8125, 2.0625, -2.5]]]> : tensor<2x4x4xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<2x4x4xf64>
  %one_t = torch.torch_c.to_builtin_tensor %one : !torch.vtensor<[2,4,4],f64> -> tensor<2x4x4xf64>
  check.expect_almost_eq_const(%one_t, dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<2x4x4xf64>
  return
}

func.func @eigenvectors_dynamic() {
  %in = util.unfoldable_constant dense<[[[-3.4375, 0.53125, 3.1875, -1.0, 0.3125], [0.53125, 0.8125, 1.1875, 1.65625, -0.25], [3.1875, 1.1875, 1.375, -2.96875, -1.28125], [-1.0, 1.65625, -2.96875, -0.625, 1.96875], [0.3125, -0.25, -1.28125, 1.96875, 3.6875]], [[-2.625, -1.09375, -3.125, 1.15625, -1.96875], [-1.09375, 0.6875, -0.25, -0.40625, -2.8125], [-3.125, -0.25, 2.0, 1.09375, -0.21875], [1.15625, -0.40625, 1.09375, -3.9375, -0.15625], [-1.96875, -2.8125, -0.21875, -0.15625, 0.625]]]> : tensor<2x5x5xf64>
  %cast = tensor.cast %in : tensor<2x5x5xf64> to tensor<?x?x?xf64>
  %wide = util.optimization_barrier %cast : tensor<?x?x?xf64>
  %a = torch.torch_c.from_builtin_tensor %wide : tensor<?x?x?xf64> -> !torch.vtensor<[?,?,?],f64>
  %yes = torch.constant.bool true
  %no = torch.constant.bool false
  %none = torch.constant.none
  %last = torch.constant.int -1
  %rows = torch.constant.int -2
  %half = torch.constant.str "L"
  %w, %v = torch.aten._linalg_eigh %a, %half, %yes : !torch.vtensor<[?,?,?],f64>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f64>, !torch.vtensor<[?,?,?],f64>
  %scale = torch.aten.unsqueeze %w, %rows : !torch.vtensor<[?,?],f64>, !torch.int -> !torch.vtensor<[?,1,?],f64>
  %scaled = torch.aten.mul.Tensor %v, %scale : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,1,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %vt = torch.aten.transpose.int %v, %last, %rows : !torch.vtensor<[?,?,?],f64>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f64>
  %again = torch.aten.matmul %scaled, %vt : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %one = torch.aten.matmul %vt, %v : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %again_t = torch.torch_c.to_builtin_tensor %again : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%again_t, dense<[[[-3.4375, 0.53125, 3.1875, -1.0, 0.3125], [0.53125, 0.8125, 1.1875, 1.65625, -0.25], [3.1875, 1.1875, 1.375, -2.96875, -1.28125], [-1.0, 1.65625, -2.96875, -0.625, 1.96875], [0.3125, -0.25, -1.28125, 1.96875, 3.6875]], [[-2.625, -1.09375, -3.125, 1.15625, -1.96875], [-1.09375, 0.6875, -0.25, -0.40625, -2.8125], [-3.125, -0.25, 2.0, 1.09375, -0.21875], [1.15625, -0.40625, 1.09375, -3.9375, -0.15625], [-1.96875, -2.8125, -0.21875, -0.15625, 0.625]]]> : tensor<2x5x5xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<?x?x?xf64>
  %one_t = torch.torch_c.to_builtin_tensor %one : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%one_t, dense<[[[1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]]]> : tensor<2x5x5xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<?x?x?xf64>
  return
}

func.func @singular_tall() {
  %in = util.unfoldable_constant dense<[[[0.1875, -1.5625, -3.375], [1.375, 1.0, 1.75], [-1.8125, 2.0, 2.0], [3.3125, 2.125, -2.375], [0.3125, 2.875, -0.25]], [[0.8125, 2.9375, 0.125], [0.8125, 1.375, -3.875], [2.625, 1.0, -3.6875], [2.0, -1.875, -3.0625], [1.3125, 3.4375, 1.625]]]> : tensor<2x5x3xf64>
  %a = torch.torch_c.from_builtin_tensor %in : tensor<2x5x3xf64> -> !torch.vtensor<[2,5,3],f64>
  %yes = torch.constant.bool true
  %no = torch.constant.bool false
  %none = torch.constant.none
  %last = torch.constant.int -1
  %rows = torch.constant.int -2
  %u, %s, %vh = torch.aten._linalg_svd %a, %no, %yes, %none : !torch.vtensor<[2,5,3],f64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,5,3],f64>, !torch.vtensor<[2,3],f64>, !torch.vtensor<[2,3,3],f64>
  %ut = torch.aten.transpose.int %u, %last, %rows : !torch.vtensor<[2,5,3],f64>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],f64>
  %one = torch.aten.matmul %ut, %u : !torch.vtensor<[2,3,5],f64>, !torch.vtensor<[2,5,3],f64> -> !torch.vtensor<[2,3,3],f64>
  %one_t = torch.torch_c.to_builtin_tensor %one : !torch.vtensor<[2,3,3],f64> -> tensor<2x3x3xf64>
  check.expect_almost_eq_const(%one_t, dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x3x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<2x3x3xf64>
  %v = torch.aten.transpose.int %vh, %last, %rows : !torch.vtensor<[2,3,3],f64>, !torch.int, !torch.int -> !torch.vtensor<[2,3,3],f64>
  %other = torch.aten.matmul %vh, %v : !torch.vtensor<[2,3,3],f64>, !torch.vtensor<[2,3,3],f64> -> !torch.vtensor<[2,3,3],f64>
  %other_t = torch.torch_c.to_builtin_tensor %other : !torch.vtensor<[2,3,3],f64> -> tensor<2x3x3xf64>
  check.expect_almost_eq_const(%other_t, dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x3x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<2x3x3xf64>
  %scale = torch.aten.unsqueeze %s, %rows : !torch.vtensor<[2,3],f64>, !torch.int -> !torch.vtensor<[2,1,3],f64>
  %scaled = torch.aten.mul.Tensor %u, %scale : !torch.vtensor<[2,5,3],f64>, !torch.vtensor<[2,1,3],f64> -> !torch.vtensor<[2,5,3],f64>
  %again = torch.aten.matmul %scaled, %vh : !torch.vtensor<[2,5,3],f64>, !torch.vtensor<[2,3,3],f64> -> !torch.vtensor<[2,5,3],f64>
  %again_t = torch.torch_c.to_builtin_tensor %again : !torch.vtensor<[2,5,3],f64> -> tensor<2x5x3xf64>
  check.expect_almost_eq_const(%again_t, dense<[[[0.1875, -1.5625, -3.375], [1.375, 1.0, 1.75], [-1.8125, 2.0, 2.0], [3.3125, 2.125, -2.375], [0.3125, 2.875, -0.25]], [[0.8125, 2.9375, 0.125], [0.8125, 1.375, -3.875], [2.625, 1.0, -3.6875], [2.0, -1.875, -3.0625], [1.3125, 3.4375, 1.625]]]> : tensor<2x5x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<2x5x3xf64>
  return
}

func.func @singular_wide_dynamic() {
  %in = util.unfoldable_constant dense<[[[1.625, 0.4375, 3.8125, -3.6875, -3.0625], [-3.6875, 1.875, 0.0, 3.25, 0.75], [1.0625, -1.1875, 1.8125, -1.0625, 1.0]]]> : tensor<1x3x5xf64>
  %cast = tensor.cast %in : tensor<1x3x5xf64> to tensor<?x?x?xf64>
  %wide = util.optimization_barrier %cast : tensor<?x?x?xf64>
  %a = torch.torch_c.from_builtin_tensor %wide : tensor<?x?x?xf64> -> !torch.vtensor<[?,?,?],f64>
  %yes = torch.constant.bool true
  %no = torch.constant.bool false
  %none = torch.constant.none
  %last = torch.constant.int -1
  %rows = torch.constant.int -2
  %u, %s, %vh = torch.aten._linalg_svd %a, %no, %yes, %none : !torch.vtensor<[?,?,?],f64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?],f64>, !torch.vtensor<[?,?,?],f64>
  %ut = torch.aten.transpose.int %u, %last, %rows : !torch.vtensor<[?,?,?],f64>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f64>
  %one = torch.aten.matmul %ut, %u : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %one_t = torch.torch_c.to_builtin_tensor %one : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%one_t, dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<1x3x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<?x?x?xf64>
  %v = torch.aten.transpose.int %vh, %last, %rows : !torch.vtensor<[?,?,?],f64>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f64>
  %other = torch.aten.matmul %vh, %v : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %other_t = torch.torch_c.to_builtin_tensor %other : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%other_t, dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<1x3x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<?x?x?xf64>
  %scale = torch.aten.unsqueeze %s, %rows : !torch.vtensor<[?,?],f64>, !torch.int -> !torch.vtensor<[?,1,?],f64>
  %scaled = torch.aten.mul.Tensor %u, %scale : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,1,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %again = torch.aten.matmul %scaled, %vh : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %again_t = torch.torch_c.to_builtin_tensor %again : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%again_t, dense<[[[1.625, 0.4375, 3.8125, -3.6875, -3.0625], [-3.6875, 1.875, 0.0, 3.25, 0.75], [1.0625, -1.1875, 1.8125, -1.0625, 1.0]]]> : tensor<1x3x5xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<?x?x?xf64>
  return
}

func.func @singular_tall_dynamic() {
  %in = util.unfoldable_constant dense<[[[1.875, 0.1875, 0.75], [2.0, -2.375, -3.625], [-1.9375, 0.9375, 4.0], [-0.5, 0.25, -0.1875]], [[1.1875, -1.0625, 2.9375], [-2.5, -2.375, 1.125], [1.3125, -0.4375, 3.0], [-1.3125, -2.75, 1.375]]]> : tensor<2x4x3xf64>
  %cast = tensor.cast %in : tensor<2x4x3xf64> to tensor<?x?x?xf64>
  %wide = util.optimization_barrier %cast : tensor<?x?x?xf64>
  %a = torch.torch_c.from_builtin_tensor %wide : tensor<?x?x?xf64> -> !torch.vtensor<[?,?,?],f64>
  %yes = torch.constant.bool true
  %no = torch.constant.bool false
  %none = torch.constant.none
  %last = torch.constant.int -1
  %rows = torch.constant.int -2
  %u, %s, %vh = torch.aten._linalg_svd %a, %no, %yes, %none : !torch.vtensor<[?,?,?],f64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?],f64>, !torch.vtensor<[?,?,?],f64>
  %ut = torch.aten.transpose.int %u, %last, %rows : !torch.vtensor<[?,?,?],f64>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f64>
  %one = torch.aten.matmul %ut, %u : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %one_t = torch.torch_c.to_builtin_tensor %one : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%one_t, dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x3x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<?x?x?xf64>
  %v = torch.aten.transpose.int %vh, %last, %rows : !torch.vtensor<[?,?,?],f64>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f64>
  %other = torch.aten.matmul %vh, %v : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %other_t = torch.torch_c.to_builtin_tensor %other : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%other_t, dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x3x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<?x?x?xf64>
  %scale = torch.aten.unsqueeze %s, %rows : !torch.vtensor<[?,?],f64>, !torch.int -> !torch.vtensor<[?,1,?],f64>
  %scaled = torch.aten.mul.Tensor %u, %scale : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,1,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %again = torch.aten.matmul %scaled, %vh : !torch.vtensor<[?,?,?],f64>, !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %again_t = torch.torch_c.to_builtin_tensor %again : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%again_t, dense<[[[1.875, 0.1875, 0.75], [2.0, -2.375, -3.625], [-1.9375, 0.9375, 4.0], [-0.5, 0.25, -0.1875]], [[1.1875, -1.0625, 2.9375], [-2.5, -2.375, 1.125], [1.3125, -0.4375, 3.0], [-1.3125, -2.75, 1.375]]]> : tensor<2x4x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<?x?x?xf64>
  return
}

func.func @singular_deficient() {
  %in = util.unfoldable_constant dense<[[[1.0, 2.0, 1.0], [2.0, 4.0, 2.0], [1.0, 2.0, 1.0], [2.0, 4.0, 2.0]]]> : tensor<1x4x3xf64>
  %a = torch.torch_c.from_builtin_tensor %in : tensor<1x4x3xf64> -> !torch.vtensor<[1,4,3],f64>
  %yes = torch.constant.bool true
  %no = torch.constant.bool false
  %none = torch.constant.none
  %last = torch.constant.int -1
  %rows = torch.constant.int -2
  %u, %s, %vh = torch.aten._linalg_svd %a, %no, %yes, %none : !torch.vtensor<[1,4,3],f64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,4,3],f64>, !torch.vtensor<[1,3],f64>, !torch.vtensor<[1,3,3],f64>
  %ut = torch.aten.transpose.int %u, %last, %rows : !torch.vtensor<[1,4,3],f64>, !torch.int, !torch.int -> !torch.vtensor<[1,3,4],f64>
  %one = torch.aten.matmul %ut, %u : !torch.vtensor<[1,3,4],f64>, !torch.vtensor<[1,4,3],f64> -> !torch.vtensor<[1,3,3],f64>
  %one_t = torch.torch_c.to_builtin_tensor %one : !torch.vtensor<[1,3,3],f64> -> tensor<1x3x3xf64>
  check.expect_almost_eq_const(%one_t, dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<1x3x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<1x3x3xf64>
  %v = torch.aten.transpose.int %vh, %last, %rows : !torch.vtensor<[1,3,3],f64>, !torch.int, !torch.int -> !torch.vtensor<[1,3,3],f64>
  %other = torch.aten.matmul %vh, %v : !torch.vtensor<[1,3,3],f64>, !torch.vtensor<[1,3,3],f64> -> !torch.vtensor<[1,3,3],f64>
  %other_t = torch.torch_c.to_builtin_tensor %other : !torch.vtensor<[1,3,3],f64> -> tensor<1x3x3xf64>
  check.expect_almost_eq_const(%other_t, dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<1x3x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<1x3x3xf64>
  %scale = torch.aten.unsqueeze %s, %rows : !torch.vtensor<[1,3],f64>, !torch.int -> !torch.vtensor<[1,1,3],f64>
  %scaled = torch.aten.mul.Tensor %u, %scale : !torch.vtensor<[1,4,3],f64>, !torch.vtensor<[1,1,3],f64> -> !torch.vtensor<[1,4,3],f64>
  %again = torch.aten.matmul %scaled, %vh : !torch.vtensor<[1,4,3],f64>, !torch.vtensor<[1,3,3],f64> -> !torch.vtensor<[1,4,3],f64>
  %again_t = torch.torch_c.to_builtin_tensor %again : !torch.vtensor<[1,4,3],f64> -> tensor<1x4x3xf64>
  check.expect_almost_eq_const(%again_t, dense<[[[1.0, 2.0, 1.0], [2.0, 4.0, 2.0], [1.0, 2.0, 1.0], [2.0, 4.0, 2.0]]]> : tensor<1x4x3xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<1x4x3xf64>
  return
}

func.func @singular_full() {
  %in = util.unfoldable_constant dense<[[[1.5, -1.9375], [2.6875, 0.625], [0.3125, 3.375], [1.5, 2.625], [0.625, 2.6875]]]> : tensor<1x5x2xf64>
  %a = torch.torch_c.from_builtin_tensor %in : tensor<1x5x2xf64> -> !torch.vtensor<[1,5,2],f64>
  %yes = torch.constant.bool true
  %no = torch.constant.bool false
  %none = torch.constant.none
  %last = torch.constant.int -1
  %rows = torch.constant.int -2
  %u, %s, %vh = torch.aten._linalg_svd %a, %yes, %yes, %none : !torch.vtensor<[1,5,2],f64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,5,5],f64>, !torch.vtensor<[1,2],f64>, !torch.vtensor<[1,2,2],f64>
  %ut = torch.aten.transpose.int %u, %last, %rows : !torch.vtensor<[1,5,5],f64>, !torch.int, !torch.int -> !torch.vtensor<[1,5,5],f64>
  %one = torch.aten.matmul %ut, %u : !torch.vtensor<[1,5,5],f64>, !torch.vtensor<[1,5,5],f64> -> !torch.vtensor<[1,5,5],f64>
  %one_t = torch.torch_c.to_builtin_tensor %one : !torch.vtensor<[1,5,5],f64> -> tensor<1x5x5xf64>
  check.expect_almost_eq_const(%one_t, dense<[[[1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]]]> : tensor<1x5x5xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<1x5x5xf64>
  %v = torch.aten.transpose.int %vh, %last, %rows : !torch.vtensor<[1,2,2],f64>, !torch.int, !torch.int -> !torch.vtensor<[1,2,2],f64>
  %other = torch.aten.matmul %vh, %v : !torch.vtensor<[1,2,2],f64>, !torch.vtensor<[1,2,2],f64> -> !torch.vtensor<[1,2,2],f64>
  %other_t = torch.torch_c.to_builtin_tensor %other : !torch.vtensor<[1,2,2],f64> -> tensor<1x2x2xf64>
  check.expect_almost_eq_const(%other_t, dense<[[[1.0, 0.0], [0.0, 1.0]]]> : tensor<1x2x2xf64>, atol 1.0e-10, rtol 1.0e-10) : tensor<1x2x2xf64>
  return
}
