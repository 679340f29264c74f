// Operators of torch: matrices. Written by generate.py with torch 2.15.0.

func.func @linalg_cholesky_ex() {
  %in0 = util.unfoldable_constant dense<[[[6.678879e+00, 4.1298523e+00, -5.343506e+00], [4.1298523e+00, 4.589447e+00, -4.885025e+00], [-5.343506e+00, -4.885025e+00, 8.116669e+00]], [[3.0984192e+00, -1.6432953e+00, 2.0799103e+00], [-1.6432953e+00, 5.945038e+00, -3.0688019e+00], [2.0799103e+00, -3.0688019e+00, 3.6463318e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.bool false
  %1, %2 = torch.aten.linalg_cholesky_ex %arg0, %0, %0 : !torch.vtensor<[2,3,3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.5843527e+00, 0.0e+00, 0.0e+00], [1.5980219e+00, 1.4268051e+00, 0.0e+00], [-2.067638e+00, -1.107996e+00, 1.616752e+00]], [[1.7602327e+00, 0.0e+00, 0.0e+00], [-9.335671e-01, 2.252441e+00, 0.0e+00], [1.181611e+00, -8.7269276e-01, 1.2200552e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out1, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @linalg_cholesky_ex_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[6.678879e+00, 4.1298523e+00, -5.343506e+00], [4.1298523e+00, 4.589447e+00, -4.885025e+00], [-5.343506e+00, -4.885025e+00, 8.116669e+00]], [[3.0984192e+00, -1.6432953e+00, 2.0799103e+00], [-1.6432953e+00, 5.945038e+00, -3.0688019e+00], [2.0799103e+00, -3.0688019e+00, 3.6463318e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool false
  %1, %2 = torch.aten.linalg_cholesky_ex %arg0, %0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.5843527e+00, 0.0e+00, 0.0e+00], [1.5980219e+00, 1.4268051e+00, 0.0e+00], [-2.067638e+00, -1.107996e+00, 1.616752e+00]], [[1.7602327e+00, 0.0e+00, 0.0e+00], [-9.335671e-01, 2.252441e+00, 0.0e+00], [1.181611e+00, -8.7269276e-01, 1.2200552e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out1, dense<[0, 0]> : tensor<2xi32>) : tensor<?xi32>
  return
}

func.func @linalg_cholesky_ex_case2() {
  %in0 = util.unfoldable_constant dense<[[6.6788787841796875e+00, 4.129852294921875e+00, -5.343505859375e+00], [4.129852294921875e+00, 4.589447021484375e+00, -4.8850250244140625e+00], [-5.343505859375e+00, -4.8850250244140625e+00, 8.116668701171875e+00]]> : tensor<3x3xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xf64> -> !torch.vtensor<[3,3],f64>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.linalg_cholesky_ex %arg0, %0, %1 : !torch.vtensor<[3,3],f64>, !torch.bool, !torch.bool -> !torch.vtensor<[3,3],f64>, !torch.vtensor<[],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,3],f64> -> tensor<3x3xf64>
  check.expect_almost_eq_const(%out0, dense<[[2.5843526818489164e+00, 1.5980219433391212e+00, -2.0676380189534e+00], [0.0e+00, 1.4268051338886587e+00, -1.1079958024370729e+00], [0.0e+00, 0.0e+00, 1.6167519987716614e+00]]> : tensor<3x3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3x3xf64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[],si32> -> tensor<i32>
  check.expect_eq_const(%out1, dense<0> : tensor<i32>) : tensor<i32>
  return
}

func.func @linalg_cholesky_ex_case3() {
  %in0 = util.unfoldable_constant dense<[[[6.678879e+00, 4.1298523e+00, -5.343506e+00], [4.1298523e+00, 4.589447e+00, -4.885025e+00], [-5.343506e+00, -4.885025e+00, 8.116669e+00]], [[-1.0e+00, -0.0e+00, -0.0e+00], [-0.0e+00, -1.0e+00, -0.0e+00], [-0.0e+00, -0.0e+00, -1.0e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.bool false
  %1, %2 = torch.aten.linalg_cholesky_ex %arg0, %0, %0 : !torch.vtensor<[2,3,3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2],si32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out1, dense<[0, 1]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @linalg_cholesky_ex_case4() {
  %in0 = util.unfoldable_constant dense<[[(6.014694e+00, 0.0e+00), (-1.7478027e+00, -3.377838e-01), (4.5602417e-01, 3.0154724e+00)], [(-1.7478027e+00, 3.377838e-01), (7.6575623e+00, 0.0e+00), (2.388565e+00, -4.530487e-01)], [(4.5602417e-01, -3.0154724e+00), (2.388565e+00, 4.530487e-01), (6.83226e+00, 0.0e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.constant.bool false
  %1, %2 = torch.aten.linalg_cholesky_ex %arg0, %0, %0 : !torch.vtensor<[3,3],complex<f32>>, !torch.bool, !torch.bool -> !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[],si32>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,3,2],f32> -> tensor<3x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.4524875e+00, 0.0e+00], [0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00]], [[-7.1266526e-01, 1.377311e-01], [2.6703372e+00, -0.0e+00], [0.0e+00, 0.0e+00]], [[1.8594351e-01, -1.2295567e+00], [1.007524e+00, -1.4889632e-01], [2.0612135e+00, 0.0e+00]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3x2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],si32> -> tensor<i32>
  check.expect_eq_const(%out1, dense<0> : tensor<i32>) : tensor<i32>
  return
}

func.func @cholesky_solve() {
  %in0 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x2xf32> -> !torch.vtensor<[2,3,2],f32>
  %in1 = util.unfoldable_constant dense<[[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]], [[2.25e+00, 0.0e+00, 0.0e+00], [-1.0351562e+00, 3.1679688e+00, 0.0e+00], [-8.984375e-02, 1.015625e-01, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.bool false
  %1 = torch.aten.cholesky_solve %arg0, %arg1, %0 : !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3,3],f32>, !torch.bool -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1487551e+00, 1.1681361e+00], [-6.4909205e-02, -3.2510775e-01], [-3.7924072e-01, -7.215736e-01]], [[-8.4307775e-02, -3.9896047e-01], [-1.2871236e-01, -5.061935e-02], [-8.730699e-02, -7.480116e-02]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @cholesky_solve_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x2xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]], [[2.25e+00, 0.0e+00, 0.0e+00], [-1.0351562e+00, 3.1679688e+00, 0.0e+00], [-8.984375e-02, 1.015625e-01, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool false
  %1 = torch.aten.cholesky_solve %arg0, %arg1, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1487551e+00, 1.1681361e+00], [-6.4909205e-02, -3.2510775e-01], [-3.7924072e-01, -7.215736e-01]], [[-8.4307775e-02, -3.9896047e-01], [-1.2871236e-01, -5.061935e-02], [-8.730699e-02, -7.480116e-02]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @cholesky_inverse() {
  %in0 = util.unfoldable_constant dense<[[[1.3789062e+00, -6.484375e-01, 7.6953125e-01], [0.0e+00, 3.7851562e+00, -1.6914062e+00], [0.0e+00, 0.0e+00, 1.0859375e+00]], [[2.25e+00, -1.0351562e+00, -8.984375e-02], [0.0e+00, 3.1679688e+00, 1.015625e-01], [0.0e+00, 0.0e+00, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.cholesky_inverse %arg0, %0 : !torch.vtensor<[2,3,3],f32>, !torch.bool -> !torch.vtensor<[2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.4402676e-01, -9.902112e-02, -2.950486e-01], [-9.902112e-02, 2.3912033e-01, 3.7892607e-01], [-2.950486e-01, 3.7892607e-01, 8.4798926e-01]], [[2.1865098e-01, 4.580399e-02, 1.1791938e-03], [4.580399e-02, 9.9689156e-02, -1.5012842e-03], [1.1791938e-03, -1.5012842e-03, 4.682852e-02]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  return
}

func.func @linalg_solve_triangular() {
  %in0 = util.unfoldable_constant dense<[[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]], [[2.25e+00, 0.0e+00, 0.0e+00], [-1.0351562e+00, 3.1679688e+00, 0.0e+00], [-8.984375e-02, 1.015625e-01, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x2xf32> -> !torch.vtensor<[2,3,2],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.aten.linalg_solve_triangular %arg0, %arg1, %0, %1, %0 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3,2],f32>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3342776e+00, 1.2662889e+00], [3.9575863e-01, -1.0109444e-02], [-4.118317e-01, -7.835838e-01]], [[-4.8611112e-02, -8.385417e-01], [-4.1662386e-01, -1.6795751e-01], [-4.034538e-01, -3.456632e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @linalg_solve_triangular_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]], [[2.25e+00, 0.0e+00, 0.0e+00], [-1.0351562e+00, 3.1679688e+00, 0.0e+00], [-8.984375e-02, 1.015625e-01, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %in1c = tensor.cast %in1 : tensor<2x3x2xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.aten.linalg_solve_triangular %arg0, %arg1, %0, %1, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3342776e+00, 1.2662889e+00], [3.9575863e-01, -1.0109444e-02], [-4.118317e-01, -7.835838e-01]], [[-4.8611112e-02, -8.385417e-01], [-4.1662386e-01, -1.6795751e-01], [-4.034538e-01, -3.456632e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @linalg_solve_triangular_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.3789062e+00, -6.484375e-01, 7.6953125e-01], [0.0e+00, 3.7851562e+00, -1.6914062e+00], [0.0e+00, 0.0e+00, 1.0859375e+00]], [[2.25e+00, -1.0351562e+00, -8.984375e-02], [0.0e+00, 3.1679688e+00, 1.015625e-01], [0.0e+00, 0.0e+00, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 6.328125e-01, -8.984375e-02], [1.7460938e+00, -8.59375e-01, 1.40625e-01]], [[-1.09375e-01, -1.2695312e+00, -1.9023438e+00], [-1.8867188e+00, 3.359375e-01, -1.5390625e+00]]]> : tensor<2x2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2x3xf32> -> !torch.vtensor<[2,2,3],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2 = torch.aten.linalg_solve_triangular %arg0, %arg1, %0, %1, %1 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,2,3],f32>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[2,2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,2,3],f32> -> tensor<2x2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3342776e+00, 3.9575863e-01, -4.118317e-01], [1.2662889e+00, -1.0109444e-02, -7.835838e-01]], [[-4.8611112e-02, -4.1662386e-01, -4.034538e-01], [-8.385417e-01, -1.6795751e-01, -3.4566322e-01]]]> : tensor<2x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x3xf32>
  return
}

func.func @linalg_solve_triangular_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.3789062e+00, -6.484375e-01, 7.6953125e-01], [0.0e+00, 3.7851562e+00, -1.6914062e+00], [0.0e+00, 0.0e+00, 1.0859375e+00]], [[2.25e+00, -1.0351562e+00, -8.984375e-02], [0.0e+00, 3.1679688e+00, 1.015625e-01], [0.0e+00, 0.0e+00, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 6.328125e-01, -8.984375e-02], [1.7460938e+00, -8.59375e-01, 1.40625e-01]], [[-1.09375e-01, -1.2695312e+00, -1.9023438e+00], [-1.8867188e+00, 3.359375e-01, -1.5390625e+00]]]> : tensor<2x2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x2x3xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2 = torch.aten.linalg_solve_triangular %arg0, %arg1, %0, %1, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3342776e+00, 3.9575863e-01, -4.118317e-01], [1.2662889e+00, -1.0109444e-02, -7.835838e-01]], [[-4.8611112e-02, -4.1662386e-01, -4.034538e-01], [-8.385417e-01, -1.6795751e-01, -3.4566322e-01]]]> : tensor<2x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @linalg_solve_triangular_case3() {
  %in0 = util.unfoldable_constant dense<[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]]> : tensor<3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xf32> -> !torch.vtensor<[3,3],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x2xf32> -> !torch.vtensor<[2,3,2],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.aten.linalg_solve_triangular %arg0, %arg1, %0, %1, %1 : !torch.vtensor<[3,3],f32>, !torch.vtensor<[2,3,2],f32>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.8398438e+00, 1.7460938e+00], [1.8258362e+00, 2.7285767e-01], [1.5825696e+00, -7.4153554e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.3404541e+00, -8.874817e-01], [-4.0854287e+00, -1.5882655e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @triangular_solve() {
  %in0 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x2xf32> -> !torch.vtensor<[2,3,2],f32>
  %in1 = util.unfoldable_constant dense<[[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]], [[2.25e+00, 0.0e+00, 0.0e+00], [-1.0351562e+00, 3.1679688e+00, 0.0e+00], [-8.984375e-02, 1.015625e-01, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.triangular_solve %arg0, %arg1, %0, %1, %0 : !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3,3],f32>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.4416823e+00, 1.1144662e+00], [1.3021286e-01, -1.691724e-01], [-8.273382e-02, 1.2949641e-01]], [[-2.4334542e-01, -7.9814166e-01], [-3.8754216e-01, 1.1671928e-01], [-4.1166526e-01, -3.3305156e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out1, dense<[[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]], [[2.25e+00, 0.0e+00, 0.0e+00], [-1.0351562e+00, 3.1679688e+00, 0.0e+00], [-8.984375e-02, 1.015625e-01, 4.6210938e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  return
}

func.func @triangular_solve_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x2xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]], [[2.25e+00, 0.0e+00, 0.0e+00], [-1.0351562e+00, 3.1679688e+00, 0.0e+00], [-8.984375e-02, 1.015625e-01, 4.6210938e+00]]]> : tensor<2x3x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.triangular_solve %arg0, %arg1, %0, %1, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.4416823e+00, 1.1144662e+00], [1.3021286e-01, -1.691724e-01], [-8.273382e-02, 1.2949641e-01]], [[-2.4334542e-01, -7.9814166e-01], [-3.8754216e-01, 1.1671928e-01], [-4.1166526e-01, -3.3305156e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[[1.3789062e+00, 0.0e+00, 0.0e+00], [-6.484375e-01, 3.7851562e+00, 0.0e+00], [7.6953125e-01, -1.6914062e+00, 1.0859375e+00]], [[2.25e+00, 0.0e+00, 0.0e+00], [-1.0351562e+00, 3.1679688e+00, 0.0e+00], [-8.984375e-02, 1.015625e-01, 4.6210938e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @linalg_lu_factor_ex() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4 = torch.aten.linalg_lu_factor_ex %arg0, %0, %1 : !torch.vtensor<[2,3,3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-4.746988e-01, -1.4336597e+00, -1.1259882e+00], [4.0e-01, -3.9616704e-01, 4.8751432e-01]], [[-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [8.6792454e-02, 8.698408e-02, 1.7912884e+00], [7.245283e-01, -8.152855e-01, 4.1194477e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3],si32> -> tensor<2x3xi32>
  check.expect_eq_const(%out1, dense<[[1, 3, 3], [2, 3, 3]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out2, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @linalg_lu_factor_ex_case2() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4 = torch.aten.linalg_lu_factor_ex %arg0, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[3,5],f32>, !torch.vtensor<[3],si32>, !torch.vtensor<[],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00], [-5.481336e-01, -2.8996577e+00, 8.3354306e-01, -2.241136e+00, -1.2140379e+00], [-8.8801575e-01, 7.621356e-01, -2.5914369e+00, 3.8832033e-01, 9.189225e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],si32> -> tensor<3xi32>
  check.expect_eq_const(%out1, dense<[3, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],si32> -> tensor<i32>
  check.expect_eq_const(%out2, dense<0> : tensor<i32>) : tensor<i32>
  return
}

func.func @linalg_lu_factor_ex_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4 = torch.aten.linalg_lu_factor_ex %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si32>, !torch.vtensor<[],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00], [-5.481336e-01, -2.8996577e+00, 8.3354306e-01, -2.241136e+00, -1.2140379e+00], [-8.8801575e-01, 7.621356e-01, -2.5914369e+00, 3.8832033e-01, 9.189225e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out1, dense<[3, 2, 3]> : tensor<3xi32>) : tensor<?xi32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],si32> -> tensor<i32>
  check.expect_eq_const(%out2, dense<0> : tensor<i32>) : tensor<i32>
  return
}

func.func @linalg_lu_factor_ex_case3() {
  %in0 = util.unfoldable_constant dense<[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [-1.5234375e+00, -7.1875e-01, -1.51953125e+00], [1.47265625e+00, -7.8515625e-01, 1.9375e+00], [-6.484375e-01, -7.578125e-01, 1.2265625e+00], [-1.50390625e+00, 2.2265625e-01, 1.046875e+00]]> : tensor<5x3xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x3xf64> -> !torch.vtensor<[5,3],f64>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4 = torch.aten.linalg_lu_factor_ex %arg0, %0, %1 : !torch.vtensor<[5,3],f64>, !torch.bool, !torch.bool -> !torch.vtensor<[5,3],f64>, !torch.vtensor<[3],si32>, !torch.vtensor<[],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[5,3],f64> -> tensor<5x3xf64>
  check.expect_almost_eq_const(%out0, dense<[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [7.631578947368421e-01, -1.2442434210526316e+00, 2.620168585526316e+00], [-7.894736842105263e-01, 1.959682749504296e-01, -2.7392100493638467e+00], [-3.360323886639676e-01, 4.4659108241395085e-01, 8.913989544029288e-02], [-7.793522267206477e-01, -5.557476231633535e-01, -6.592676390604754e-01]]> : tensor<5x3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<5x3xf64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],si32> -> tensor<3xi32>
  check.expect_eq_const(%out1, dense<[1, 3, 3]> : tensor<3xi32>) : tensor<3xi32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],si32> -> tensor<i32>
  check.expect_eq_const(%out2, dense<0> : tensor<i32>) : tensor<i32>
  return
}

func.func @linalg_lu_factor_ex_case4() {
  %in0 = util.unfoldable_constant dense<[[[1.0e+00, 2.0e+00, 3.0e+00], [2.0e+00, 4.0e+00, 6.0e+00], [1.0e+00, 0.0e+00, 1.0e+00]], [[1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4 = torch.aten.linalg_lu_factor_ex %arg0, %0, %1 : !torch.vtensor<[2,3,3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.0e+00, 4.0e+00, 6.0e+00], [5.0e-01, -2.0e+00, -2.0e+00], [5.0e-01, -0.0e+00, 0.0e+00]], [[1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3],si32> -> tensor<2x3xi32>
  check.expect_eq_const(%out1, dense<[[2, 3, 3], [1, 2, 3]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out2, dense<[3, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @linalg_lu_factor_ex_case5() {
  %in0 = util.unfoldable_constant dense<[[(1.0195312e+00, 6.2109375e-01), (1.7617188e+00, -2.8125e-01), (-3.28125e-01, -5.46875e-01)], [(1.1601562e+00, 7.5e-01), (-1.5898438e+00, -0.0e+00), (1.4765625e+00, 2.03125e-01)], [(1.9101562e+00, -5.3515625e-01), (-3.59375e-01, -3.828125e-01), (-1.71875e-01, 1.2617188e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4 = torch.aten.linalg_lu_factor_ex %arg0, %0, %1 : !torch.vtensor<[3,3],complex<f32>>, !torch.bool, !torch.bool -> !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[3],si32>, !torch.vtensor<[],si32>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,3,2],f32> -> tensor<3x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.9101562e+00, -5.3515625e-01], [-3.59375e-01, -3.828125e-01], [-1.71875e-01, 1.2617188e+00]], [[4.6116173e-01, 5.218388e-01], [-1.6238801e+00, 3.640743e-01], [2.2142384e+00, -2.890404e-01]], [[4.104308e-01, 4.4014114e-01], [-1.0161756e+00, -2.4879123e-01], [2.6197178e+00, -7.3190665e-01]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3x2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],si32> -> tensor<3xi32>
  check.expect_eq_const(%out1, dense<[3, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],si32> -> tensor<i32>
  check.expect_eq_const(%out2, dense<0> : tensor<i32>) : tensor<i32>
  return
}

func.func @linalg_lu() {
  %in0 = util.unfoldable_constant dense<[[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [-1.5234375e+00, -7.1875e-01, -1.5195312e+00], [1.4726562e+00, -7.8515625e-01, 1.9375e+00], [-6.484375e-01, -7.578125e-01, 1.2265625e+00], [-1.5039062e+00, 2.2265625e-01, 1.046875e+00]], [[-1.5546875e+00, 1.3125e+00, 1.6523438e+00], [1.015625e+00, -1.5117188e+00, -4.6875e-01], [1.2695312e+00, -1.4375e+00, 6.640625e-02], [2.9296875e-01, -5.8984375e-01, 1.6640625e+00], [-1.796875e-01, -8.0078125e-01, -1.0273438e+00]]]> : tensor<2x5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5x3xf32> -> !torch.vtensor<[2,5,3],f32>
  %0 = torch.constant.bool true
  %1, %2, %3 = torch.aten.linalg_lu %arg0, %0 : !torch.vtensor<[2,5,3],f32>, !torch.bool -> !torch.vtensor<[2,5,5],f32>, !torch.vtensor<[2,5,3],f32>, !torch.vtensor<[2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,5,5],f32> -> tensor<2x5x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 1.0e+00]], [[1.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 1.0e+00], [0.0e+00, 0.0e+00, 0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00, 0.0e+00, 0.0e+00]]]> : tensor<2x5x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x5xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,5,3],f32> -> tensor<2x5x3xf32>
  check.expect_almost_eq_const(%out1, dense<[[[1.0e+00, 0.0e+00, 0.0e+00], [7.631579e-01, 1.0e+00, 0.0e+00], [-7.894737e-01, 1.9596827e-01, 1.0e+00], [-3.360324e-01, 4.4659108e-01, 8.91399e-02], [-7.7935225e-01, -5.557477e-01, -6.5926766e-01]], [[1.0e+00, 0.0e+00, 0.0e+00], [1.1557789e-01, 1.0e+00, 0.0e+00], [-1.8844222e-01, 3.5960263e-01, 1.0e+00], [-8.165829e-01, 3.8398287e-01, 7.803857e-01], [-6.532663e-01, 6.869526e-01, 5.9978074e-01]]]> : tensor<2x5x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x3xf32>
  %out2 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out2, dense<[[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [0.0e+00, -1.2442434e+00, 2.6201687e+00], [0.0e+00, 0.0e+00, -2.7392101e+00]], [[-1.5546875e+00, 1.3125e+00, 1.6523438e+00], [0.0e+00, -9.524772e-01, -1.2183181e+00], [0.0e+00, 0.0e+00, 2.4135442e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  return
}

func.func @linalg_lu_case2() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.bool true
  %1, %2, %3 = torch.aten.linalg_lu %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.bool -> !torch.vtensor<[3,3],f32>, !torch.vtensor<[3,3],f32>, !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,3],f32> -> tensor<3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 0.0e+00], [1.0e+00, 0.0e+00, 0.0e+00]]> : tensor<3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,3],f32> -> tensor<3x3xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.0e+00, 0.0e+00, 0.0e+00], [-5.481336e-01, 1.0e+00, 0.0e+00], [-8.8801575e-01, 7.621356e-01, 1.0e+00]]> : tensor<3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3xf32>
  %out2 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out2, dense<[[-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00], [0.0e+00, -2.8996577e+00, 8.3354306e-01, -2.241136e+00, -1.2140379e+00], [0.0e+00, 0.0e+00, -2.5914369e+00, 3.8832033e-01, 9.189225e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @linalg_lu_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool true
  %1, %2, %3 = torch.aten.linalg_lu %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 0.0e+00], [1.0e+00, 0.0e+00, 0.0e+00]]> : tensor<3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.0e+00, 0.0e+00, 0.0e+00], [-5.481336e-01, 1.0e+00, 0.0e+00], [-8.8801575e-01, 7.621356e-01, 1.0e+00]]> : tensor<3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out2 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out2, dense<[[-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00], [0.0e+00, -2.8996577e+00, 8.3354306e-01, -2.241136e+00, -1.2140379e+00], [0.0e+00, 0.0e+00, -2.5914369e+00, 3.8832033e-01, 9.189225e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @lu_unpack() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-4.746988e-01, -1.4336597e+00, -1.1259882e+00], [4.0e-01, -3.9616704e-01, 4.8751432e-01]], [[-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [8.6792454e-02, 8.698408e-02, 1.7912884e+00], [7.245283e-01, -8.152855e-01, 4.1194477e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[1, 3, 3], [2, 3, 3]]> : tensor<2x3xi32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi32> -> !torch.vtensor<[2,3],si32>
  %0 = torch.constant.bool true
  %1, %2, %3 = torch.aten.lu_unpack %arg0, %arg1, %0, %0 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 0.0e+00]], [[0.0e+00, 0.0e+00, 1.0e+00], [1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out1, dense<[[[1.0e+00, 0.0e+00, 0.0e+00], [-4.746988e-01, 1.0e+00, 0.0e+00], [4.0e-01, -3.9616704e-01, 1.0e+00]], [[1.0e+00, 0.0e+00, 0.0e+00], [8.6792454e-02, 1.0e+00, 0.0e+00], [7.245283e-01, -8.152855e-01, 1.0e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  %out2 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out2, dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [0.0e+00, -1.4336597e+00, -1.1259882e+00], [0.0e+00, 0.0e+00, 4.8751432e-01]], [[-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [0.0e+00, 8.698408e-02, 1.7912884e+00], [0.0e+00, 0.0e+00, 4.1194477e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  return
}

func.func @lu_unpack_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-4.746988e-01, -1.4336597e+00, -1.1259882e+00], [4.0e-01, -3.9616704e-01, 4.8751432e-01]], [[-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [8.6792454e-02, 8.698408e-02, 1.7912884e+00], [7.245283e-01, -8.152855e-01, 4.1194477e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 3, 3], [2, 3, 3]]> : tensor<2x3xi32>
  %in1c = tensor.cast %in1 : tensor<2x3xi32> to tensor<?x?xi32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi32> -> !torch.vtensor<[?,?],si32>
  %0 = torch.constant.bool true
  %1, %2, %3 = torch.aten.lu_unpack %arg0, %arg1, %0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],si32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 0.0e+00]], [[0.0e+00, 0.0e+00, 1.0e+00], [1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[[1.0e+00, 0.0e+00, 0.0e+00], [-4.746988e-01, 1.0e+00, 0.0e+00], [4.0e-01, -3.9616704e-01, 1.0e+00]], [[1.0e+00, 0.0e+00, 0.0e+00], [8.6792454e-02, 1.0e+00, 0.0e+00], [7.245283e-01, -8.152855e-01, 1.0e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out2 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out2, dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [0.0e+00, -1.4336597e+00, -1.1259882e+00], [0.0e+00, 0.0e+00, 4.8751432e-01]], [[-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [0.0e+00, 8.698408e-02, 1.7912884e+00], [0.0e+00, 0.0e+00, 4.1194477e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @linalg_lu_solve() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-4.746988e-01, -1.4336597e+00, -1.1259882e+00], [4.0e-01, -3.9616704e-01, 4.8751432e-01]], [[-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [8.6792454e-02, 8.698408e-02, 1.7912884e+00], [7.245283e-01, -8.152855e-01, 4.1194477e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[1, 3, 3], [2, 3, 3]]> : tensor<2x3xi32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi32> -> !torch.vtensor<[2,3],si32>
  %in2 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x3x2xf32> -> !torch.vtensor<[2,3,2],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2 = torch.aten.linalg_lu_solve %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.vtensor<[2,3,2],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-9.9441206e-01, -3.1358657e+00], [-8.804595e-01, 1.2146649e+00], [4.251832e-01, -2.4075828e+00]], [[-1.2897282e+00, 1.0825126e+00], [-1.7350489e+01, -9.8876846e-01], [-1.5795423e-01, -8.2745594e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @linalg_lu_solve_case2() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-4.746988e-01, -1.4336597e+00, -1.1259882e+00], [4.0e-01, -3.9616704e-01, 4.8751432e-01]], [[-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [8.6792454e-02, 8.698408e-02, 1.7912884e+00], [7.245283e-01, -8.152855e-01, 4.1194477e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[1, 3, 3], [2, 3, 3]]> : tensor<2x3xi32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi32> -> !torch.vtensor<[2,3],si32>
  %in2 = util.unfoldable_constant dense<[[[1.8398438e+00, 6.328125e-01, -8.984375e-02], [1.7460938e+00, -8.59375e-01, 1.40625e-01]], [[-1.09375e-01, -1.2695312e+00, -1.9023438e+00], [-1.8867188e+00, 3.359375e-01, -1.5390625e+00]]]> : tensor<2x2x3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2x3xf32> -> !torch.vtensor<[2,2,3],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.aten.linalg_lu_solve %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.vtensor<[2,2,3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,2,3],f32> -> tensor<2x2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-9.9441206e-01, -8.804595e-01, 4.251832e-01], [-3.1358657e+00, 1.2146649e+00, -2.4075828e+00]], [[-1.2897282e+00, -1.7350489e+01, -1.5795423e-01], [1.0825126e+00, -9.8876846e-01, -8.2745594e-01]]]> : tensor<2x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x3xf32>
  return
}

func.func @linalg_lu_solve_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-4.746988e-01, -1.4336597e+00, -1.1259882e+00], [4.0e-01, -3.9616704e-01, 4.8751432e-01]], [[-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [8.6792454e-02, 8.698408e-02, 1.7912884e+00], [7.245283e-01, -8.152855e-01, 4.1194477e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 3, 3], [2, 3, 3]]> : tensor<2x3xi32>
  %in1c = tensor.cast %in1 : tensor<2x3xi32> to tensor<?x?xi32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi32> -> !torch.vtensor<[?,?],si32>
  %in2 = util.unfoldable_constant dense<[[[1.8398438e+00, 6.328125e-01, -8.984375e-02], [1.7460938e+00, -8.59375e-01, 1.40625e-01]], [[-1.09375e-01, -1.2695312e+00, -1.9023438e+00], [-1.8867188e+00, 3.359375e-01, -1.5390625e+00]]]> : tensor<2x2x3xf32>
  %in2c = tensor.cast %in2 : tensor<2x2x3xf32> to tensor<?x?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.aten.linalg_lu_solve %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],si32>, !torch.vtensor<[?,?,?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-9.9441206e-01, -8.804595e-01, 4.251832e-01], [-3.1358657e+00, 1.2146649e+00, -2.4075828e+00]], [[-1.2897282e+00, -1.7350489e+01, -1.5795423e-01], [1.0825126e+00, -9.8876846e-01, -8.2745594e-01]]]> : tensor<2x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_linalg_solve_ex() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x2xf32> -> !torch.vtensor<[2,3,2],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4, %5 = torch.aten._linalg_solve_ex %arg0, %arg1, %0, %1 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3,2],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-9.9441206e-01, -3.1358657e+00], [-8.804595e-01, 1.2146649e+00], [4.251832e-01, -2.4075828e+00]], [[-1.2897282e+00, 1.0825126e+00], [-1.7350489e+01, -9.8876846e-01], [-1.5795423e-01, -8.2745594e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  %out3 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out3, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @_linalg_solve_ex_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %in1c = tensor.cast %in1 : tensor<2x3x2xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4, %5 = torch.aten._linalg_solve_ex %arg0, %arg1, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],si32>, !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-9.9441206e-01, -3.1358657e+00], [-8.804595e-01, 1.2146649e+00], [4.251832e-01, -2.4075828e+00]], [[-1.2897282e+00, 1.0825126e+00], [-1.7350489e+01, -9.8876846e-01], [-1.5795423e-01, -8.2745594e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out3 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out3, dense<[0, 0]> : tensor<2xi32>) : tensor<?xi32>
  return
}

func.func @_linalg_solve_ex_case2() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4, %5 = torch.aten._linalg_solve_ex %arg0, %arg1, %0, %1 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-9.962929e-01, -1.4624377e+00, 1.4074658e-01], [2.302991e+00, 1.7428448e+01, 8.392565e-02]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  %out3 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out3, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @_linalg_solve_ex_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.0195312e+00, 6.2109375e-01), (1.7617188e+00, -2.8125e-01), (-3.28125e-01, -5.46875e-01)], [(1.1601562e+00, 7.5e-01), (-1.5898438e+00, -0.0e+00), (1.4765625e+00, 2.03125e-01)], [(1.9101562e+00, -5.3515625e-01), (-3.59375e-01, -3.828125e-01), (-1.71875e-01, 1.2617188e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.0195312e+00, 6.2109375e-01), (1.1601562e+00, 7.5e-01), (1.9101562e+00, -5.3515625e-01)], [(1.7617188e+00, -2.8125e-01), (-1.5898438e+00, -0.0e+00), (-3.59375e-01, -3.828125e-01)], [(-3.28125e-01, -5.46875e-01), (1.4765625e+00, 2.03125e-01), (-1.71875e-01, 1.2617188e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4, %5 = torch.aten._linalg_solve_ex %arg0, %arg1, %0, %1 : !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[3,3],complex<f32>>, !torch.bool, !torch.bool -> !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[3],si32>, !torch.vtensor<[],si32>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,3,2],f32> -> tensor<3x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.6796433e-01, -4.4973406e-01], [3.4988835e-01, 5.100557e-01], [1.41452765e-02, 1.07812256e-01]], [[-3.7818104e-02, 8.5627383e-01], [7.825482e-01, -8.935301e-02], [1.4208492e+00, 1.9597219e-01]], [[7.4429333e-01, 7.9556096e-01], [-3.364186e-01, -6.284074e-01], [1.286492e+00, -3.171244e-01]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3x2xf32>
  %out3 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[],si32> -> tensor<i32>
  check.expect_eq_const(%out3, dense<0> : tensor<i32>) : tensor<i32>
  return
}

func.func @_linalg_solve_ex_case4() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 6.328125e-01, -8.984375e-02], [1.7460938e+00, -8.59375e-01, 1.40625e-01]], [[-1.09375e-01, -1.2695312e+00, -1.9023438e+00], [-1.8867188e+00, 3.359375e-01, -1.5390625e+00]]]> : tensor<2x2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2x3xf32> -> !torch.vtensor<[2,2,3],f32>
  %0 = torch.constant.bool false
  %1, %2, %3, %4 = torch.aten._linalg_solve_ex %arg0, %arg1, %0, %0 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,2,3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,2,3],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,2,3],f32> -> tensor<2x2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.9020993e+00, 1.668335e+00, -2.1029216e-01], [-1.9184601e+00, 4.39867e+00, 1.9341033e+00]], [[6.0236607e+00, -3.4004474e+00, -9.888013e+00], [3.4507903e-01, 1.5184789e+00, 6.2382245e-01]]]> : tensor<2x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x3xf32>
  %out3 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out3, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @_linalg_solve_ex_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 6.328125e-01, -8.984375e-02], [1.7460938e+00, -8.59375e-01, 1.40625e-01]], [[-1.09375e-01, -1.2695312e+00, -1.9023438e+00], [-1.8867188e+00, 3.359375e-01, -1.5390625e+00]]]> : tensor<2x2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x2x3xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool false
  %1, %2, %3, %4 = torch.aten._linalg_solve_ex %arg0, %arg1, %0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],si32>, !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.9020993e+00, 1.668335e+00, -2.1029216e-01], [-1.9184601e+00, 4.39867e+00, 1.9341033e+00]], [[6.0236607e+00, -3.4004474e+00, -9.888013e+00], [3.4507903e-01, 1.5184789e+00, 6.2382245e-01]]]> : tensor<2x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out3 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out3, dense<[0, 0]> : tensor<2xi32>) : tensor<?xi32>
  return
}

func.func @_linalg_solve_ex_case5() {
  %in0 = util.unfoldable_constant dense<[[[1.0e+00, 2.0e+00, 3.0e+00], [2.0e+00, 4.0e+00, 6.0e+00], [1.0e+00, 0.0e+00, 1.0e+00]], [[1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %in1 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x2xf32> -> !torch.vtensor<[2,3,2],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4, %5 = torch.aten._linalg_solve_ex %arg0, %arg1, %0, %1 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3,2],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>, !torch.vtensor<[2],si32>
  %out3 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out3, dense<[3, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @linalg_inv_ex() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.bool false
  %1, %2 = torch.aten.linalg_inv_ex %arg0, %0 : !torch.vtensor<[2,3,3],f32>, !torch.bool -> !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.0586193e+00, 1.561055e+00, 3.8481277e-01], [1.0329288e-02, -1.6110181e+00, -1.3357478e+00], [-4.347359e-01, 2.0512218e+00, 8.126265e-01]], [[-1.271018e+00, -1.1711783e-01, 8.2920396e-01], [-4.999041e+00, 2.9778852e+00, 7.42071e+00], [2.4275099e-01, -1.9305716e-01, 1.9791137e-01]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out1, dense<[0, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @linalg_inv_ex_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool false
  %1, %2 = torch.aten.linalg_inv_ex %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.bool -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.0586193e+00, 1.561055e+00, 3.8481277e-01], [1.0329288e-02, -1.6110181e+00, -1.3357478e+00], [-4.347359e-01, 2.0512218e+00, 8.126265e-01]], [[-1.271018e+00, -1.1711783e-01, 8.2920396e-01], [-4.999041e+00, 2.9778852e+00, 7.42071e+00], [2.4275099e-01, -1.9305716e-01, 1.9791137e-01]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out1, dense<[0, 0]> : tensor<2xi32>) : tensor<?xi32>
  return
}

func.func @linalg_inv_ex_case2() {
  %in0 = util.unfoldable_constant dense<[[[0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00]], [[1.0e+00, 0.0e+00], [0.0e+00, 1.0e+00]]]> : tensor<2x2x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2x2xf32> -> !torch.vtensor<[2,2,2],f32>
  %0 = torch.constant.bool false
  %1, %2 = torch.aten.linalg_inv_ex %arg0, %0 : !torch.vtensor<[2,2,2],f32>, !torch.bool -> !torch.vtensor<[2,2,2],f32>, !torch.vtensor<[2],si32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2],si32> -> tensor<2xi32>
  check.expect_eq_const(%out1, dense<[1, 0]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @_linalg_det() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0, %1, %2 = torch.aten._linalg_det %arg0 : !torch.vtensor<[2,3,3],f32> -> !torch.vtensor<[2],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[-1.13303e+00, -3.7092376e-01]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @_linalg_slogdet() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0, %1, %2, %3 = torch.aten._linalg_slogdet %arg0 : !torch.vtensor<[2,3,3],f32> -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[-1.0e+00, -1.0e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out1, dense<[1.2489548e-01, -9.917588e-01]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @_linalg_slogdet_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0, %1, %2, %3 = torch.aten._linalg_slogdet %arg0 : !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-1.0e+00, -1.0e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out1, dense<[1.2489548e-01, -9.917588e-01]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @_linalg_det_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.0e+00, 2.0e+00, 3.0e+00], [2.0e+00, 4.0e+00, 6.0e+00], [1.0e+00, 0.0e+00, 1.0e+00]], [[1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0, %1, %2 = torch.aten._linalg_det %arg0 : !torch.vtensor<[2,3,3],f32> -> !torch.vtensor<[2],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[-0.0e+00, 1.0e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @_linalg_slogdet_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.0e+00, 2.0e+00, 3.0e+00], [2.0e+00, 4.0e+00, 6.0e+00], [1.0e+00, 0.0e+00, 1.0e+00]], [[1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0, %1, %2, %3 = torch.aten._linalg_slogdet %arg0 : !torch.vtensor<[2,3,3],f32> -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[-0.0e+00, 1.0e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out1, dense<[0xFF800000, 0.0e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @_linalg_det_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.0195312e+00, 6.2109375e-01), (1.7617188e+00, -2.8125e-01), (-3.28125e-01, -5.46875e-01)], [(1.1601562e+00, 7.5e-01), (-1.5898438e+00, -0.0e+00), (1.4765625e+00, 2.03125e-01)], [(1.9101562e+00, -5.3515625e-01), (-3.59375e-01, -3.828125e-01), (-1.71875e-01, 1.2617188e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0, %1, %2 = torch.aten._linalg_det %arg0 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[],complex<f32>>, !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[3],si32>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[],complex<f32>> -> !torch.vtensor<[2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[6.4705486e+00, -6.226139e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @_linalg_slogdet_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.0195312e+00, 6.2109375e-01), (1.7617188e+00, -2.8125e-01), (-3.28125e-01, -5.46875e-01)], [(1.1601562e+00, 7.5e-01), (-1.5898438e+00, -0.0e+00), (1.4765625e+00, 2.03125e-01)], [(1.9101562e+00, -5.3515625e-01), (-3.59375e-01, -3.828125e-01), (-1.71875e-01, 1.2617188e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0, %1, %2, %3 = torch.aten._linalg_slogdet %arg0 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[],complex<f32>>, !torch.vtensor<[],f32>, !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[3],si32>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[],complex<f32>> -> !torch.vtensor<[2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[7.20585e-01, -6.9336665e-01]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out1, dense<2.194953e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @_linalg_det_case4() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00]]> : tensor<2x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2xf32> -> !torch.vtensor<[2,2],f32>
  %0, %1, %2 = torch.aten._linalg_det %arg0 : !torch.vtensor<[2,2],f32> -> !torch.vtensor<[],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<0.0e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @_linalg_slogdet_case4() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00]]> : tensor<2x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2xf32> -> !torch.vtensor<[2,2],f32>
  %0, %1, %2, %3 = torch.aten._linalg_slogdet %arg0 : !torch.vtensor<[2,2],f32> -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<0.0e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out1, dense<0xFF800000> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @geqrf() {
  %in0 = util.unfoldable_constant dense<[[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [-1.5234375e+00, -7.1875e-01, -1.5195312e+00], [1.4726562e+00, -7.8515625e-01, 1.9375e+00], [-6.484375e-01, -7.578125e-01, 1.2265625e+00], [-1.5039062e+00, 2.2265625e-01, 1.046875e+00]], [[-1.5546875e+00, 1.3125e+00, 1.6523438e+00], [1.015625e+00, -1.5117188e+00, -4.6875e-01], [1.2695312e+00, -1.4375e+00, 6.640625e-02], [2.9296875e-01, -5.8984375e-01, 1.6640625e+00], [-1.796875e-01, -8.0078125e-01, -1.0273438e+00]]]> : tensor<2x5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5x3xf32> -> !torch.vtensor<[2,5,3],f32>
  %0, %1 = torch.aten.geqrf %arg0 : !torch.vtensor<[2,5,3],f32> -> !torch.vtensor<[2,5,3],f32>, !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,5,3],f32> -> tensor<2x5x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.30083e+00, -3.805325e-01, -3.248474e-01], [-2.9125944e-01, 1.4049911e+00, -1.2720505e+00], [2.815508e-01, 5.777155e-01, -2.7820554e+00], [-1.2397196e-01, 3.4611818e-01, 2.5377625e-01], [-2.8752533e-01, -2.7481872e-01, 1.5032183e-01]], [[2.2756045e+00, -2.386062e+00, -1.0056796e+00], [-2.6515603e-01, 1.1705683e+00, 1.9083688e-01], [-3.3144504e-01, 1.2437183e-01, -2.393973e+00], [-7.648732e-02, 1.8039039e-01, 5.573606e-01], [4.691222e-02, 5.7257533e-01, -3.531205e-01]]]> : tensor<2x5x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.5846068e+00, 1.3079774e+00, 1.839928e+00], [1.6831976e+00, 1.4536451e+00, 1.3933932e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @geqrf_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [-1.5234375e+00, -7.1875e-01, -1.5195312e+00], [1.4726562e+00, -7.8515625e-01, 1.9375e+00], [-6.484375e-01, -7.578125e-01, 1.2265625e+00], [-1.5039062e+00, 2.2265625e-01, 1.046875e+00]], [[-1.5546875e+00, 1.3125e+00, 1.6523438e+00], [1.015625e+00, -1.5117188e+00, -4.6875e-01], [1.2695312e+00, -1.4375e+00, 6.640625e-02], [2.9296875e-01, -5.8984375e-01, 1.6640625e+00], [-1.796875e-01, -8.0078125e-01, -1.0273438e+00]]]> : tensor<2x5x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x5x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0, %1 = torch.aten.geqrf %arg0 : !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.30083e+00, -3.805325e-01, -3.248474e-01], [-2.9125944e-01, 1.4049911e+00, -1.2720505e+00], [2.815508e-01, 5.777155e-01, -2.7820554e+00], [-1.2397196e-01, 3.4611818e-01, 2.5377625e-01], [-2.8752533e-01, -2.7481872e-01, 1.5032183e-01]], [[2.2756045e+00, -2.386062e+00, -1.0056796e+00], [-2.6515603e-01, 1.1705683e+00, 1.9083688e-01], [-3.3144504e-01, 1.2437183e-01, -2.393973e+00], [-7.648732e-02, 1.8039039e-01, 5.573606e-01], [4.691222e-02, 5.7257533e-01, -3.531205e-01]]]> : tensor<2x5x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.5846068e+00, 1.3079774e+00, 1.839928e+00], [1.6831976e+00, 1.4536451e+00, 1.3933932e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @linalg_qr() {
  %in0 = util.unfoldable_constant dense<[[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [-1.5234375e+00, -7.1875e-01, -1.5195312e+00], [1.4726562e+00, -7.8515625e-01, 1.9375e+00], [-6.484375e-01, -7.578125e-01, 1.2265625e+00], [-1.5039062e+00, 2.2265625e-01, 1.046875e+00]], [[-1.5546875e+00, 1.3125e+00, 1.6523438e+00], [1.015625e+00, -1.5117188e+00, -4.6875e-01], [1.2695312e+00, -1.4375e+00, 6.640625e-02], [2.9296875e-01, -5.8984375e-01, 1.6640625e+00], [-1.796875e-01, -8.0078125e-01, -1.0273438e+00]]]> : tensor<2x5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5x3xf32> -> !torch.vtensor<[2,5,3],f32>
  %0 = torch.constant.str "reduced"
  %1, %2 = torch.aten.linalg_qr %arg0, %0 : !torch.vtensor<[2,5,3],f32>, !torch.str -> !torch.vtensor<[2,5,3],f32>, !torch.vtensor<[2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,5,3],f32> -> tensor<2x5x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-5.8460677e-01, 2.6982424e-01, 2.66425e-01], [4.6153167e-01, -3.8656628e-01, 6.690505e-01], [-4.461473e-01, -6.796696e-01, -3.3356497e-01], [1.964468e-01, -4.861654e-01, -2.4153036e-01], [4.5561457e-01, 2.8187537e-01, -5.583785e-01]], [[-6.831976e-01, -2.7136555e-01, -4.248387e-01], [4.4631e-01, -3.816909e-01, -2.211199e-02], [5.578875e-01, -9.084973e-02, -2.693429e-01], [1.2874328e-01, -2.4146758e-01, -7.6843715e-01], [-7.8962535e-02, -8.450517e-01, 3.9494503e-01]]]> : tensor<2x5x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out1, dense<[[[-3.30083e+00, -3.805325e-01, -3.248474e-01], [0.0e+00, 1.4049911e+00, -1.2720505e+00], [0.0e+00, 0.0e+00, -2.7820554e+00]], [[2.2756045e+00, -2.386062e+00, -1.0056796e+00], [0.0e+00, 1.1705683e+00, 1.9083688e-01], [0.0e+00, 0.0e+00, -2.393973e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  return
}

func.func @linalg_qr_case2() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.str "reduced"
  %1, %2 = torch.aten.linalg_qr %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.str -> !torch.vtensor<[3,3],f32>, !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,3],f32> -> tensor<3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.1439705e-01, -2.5995544e-01, 7.4494255e-01], [-3.7924066e-01, -7.3064333e-01, -5.6774724e-01], [6.918763e-01, -6.313347e-01, 3.5031945e-01]]> : tensor<3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out1, dense<[[-2.8737526e+00, 7.4882925e-02, 1.6872144e-01, 6.953223e-01, -1.9747126e+00], [0.0e+00, 2.6930993e+00, -1.0050714e-01, 1.980542e+00, 8.8867664e-01], [0.0e+00, 0.0e+00, -1.9304717e+00, 2.8927636e-01, 6.845445e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @linalg_qr_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.str "reduced"
  %1, %2 = torch.aten.linalg_qr %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.1439705e-01, -2.5995544e-01, 7.4494255e-01], [-3.7924066e-01, -7.3064333e-01, -5.6774724e-01], [6.918763e-01, -6.313347e-01, 3.5031945e-01]]> : tensor<3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[-2.8737526e+00, 7.4882925e-02, 1.6872144e-01, 6.953223e-01, -1.9747126e+00], [0.0e+00, 2.6930993e+00, -1.0050714e-01, 1.980542e+00, 8.8867664e-01], [0.0e+00, 0.0e+00, -1.9304717e+00, 2.8927636e-01, 6.845445e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @linalg_qr_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.0195312e+00, 6.2109375e-01), (1.7617188e+00, -2.8125e-01), (-3.28125e-01, -5.46875e-01)], [(1.1601562e+00, 7.5e-01), (-1.5898438e+00, -0.0e+00), (1.4765625e+00, 2.03125e-01)], [(1.9101562e+00, -5.3515625e-01), (-3.59375e-01, -3.828125e-01), (-1.71875e-01, 1.2617188e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.constant.str "reduced"
  %1, %2 = torch.aten.linalg_qr %arg0, %0 : !torch.vtensor<[3,3],complex<f32>>, !torch.str -> !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[3,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,3,2],f32> -> tensor<3x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.781556e-01, -2.3037067e-01], [7.364282e-01, -2.7135827e-02], [4.919117e-01, -1.3743216e-01]], [[-4.30315e-01, -2.7818343e-01], [-6.6410255e-01, 1.043647e-01], [4.6567672e-01, -2.6203853e-01]], [[-7.084985e-01, 1.9849548e-01], [-3.851226e-02, -5.9413612e-02], [-2.1941668e-01, 6.367673e-01]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3x2xf32>
  %parts1 = torch.aten.view_as_real %2 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3,2],f32>
  %out1 = torch.torch_c.to_builtin_tensor %parts1 : !torch.vtensor<[3,3,2],f32> -> tensor<3x3x2xf32>
  check.expect_almost_eq_const(%out1, dense<[[[-2.6960626e+00, 0.0e+00], [2.613516e-01, 4.1249275e-01], [-6.960812e-02, -4.0524846e-01]], [[0.0e+00, 0.0e+00], [2.397415e+00, 0.0e+00], [-1.2545342e+00, -7.594383e-01]], [[0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00], [1.3892573e+00, 0.0e+00]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3x2xf32>
  return
}

func.func @linalg_qr_case4() {
  %in0 = util.unfoldable_constant dense<[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [-1.5234375e+00, -7.1875e-01, -1.51953125e+00], [1.47265625e+00, -7.8515625e-01, 1.9375e+00], [-6.484375e-01, -7.578125e-01, 1.2265625e+00], [-1.50390625e+00, 2.2265625e-01, 1.046875e+00]]> : tensor<5x3xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x3xf64> -> !torch.vtensor<[5,3],f64>
  %0 = torch.constant.str "complete"
  %1, %2 = torch.aten.linalg_qr %arg0, %0 : !torch.vtensor<[5,3],f64>, !torch.str -> !torch.vtensor<[5,5],f64>, !torch.vtensor<[5,3],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[5,5],f64> -> tensor<5x5xf64>
  check.expect_almost_eq_const(%out0, dense<[[-5.846067878209595e-01, 2.6982421721103744e-01, 2.664250130282682e-01, 3.390336163806043e-01, 6.320630623892576e-01], [4.615316745954944e-01, -3.8656629598537623e-01, 6.69050596459843e-01, -1.702164679229744e-01, 4.0118906462886095e-01], [-4.4614728544231125e-01, -6.796696432488799e-01, -3.335649339475054e-01, -4.1276401472747687e-01, 2.395038177671677e-01], [1.9644681534064634e-01, -4.8616543545826946e-01, -2.415303133055879e-01, 8.147366161475589e-01, 5.402936397107745e-02], [4.5561460184427016e-01, 2.818753909553098e-01, -5.583785046048213e-01, -1.4802930610590903e-01, 6.158428116728855e-01]]> : tensor<5x5xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<5x5xf64>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[5,3],f64> -> tensor<5x3xf64>
  check.expect_almost_eq_const(%out1, dense<[[-3.3008297888442955e+00, -3.805324958869384e-01, -3.2484729404221346e-01], [0.0e+00, 1.4049910858132455e+00, -1.272050553173181e+00], [0.0e+00, 0.0e+00, -2.7820553705326625e+00], [0.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<5x3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<5x3xf64>
  return
}

func.func @linalg_householder_product() {
  %in0 = util.unfoldable_constant dense<[[[-3.30083e+00, -3.805325e-01, -3.248474e-01], [-2.9125944e-01, 1.4049911e+00, -1.2720505e+00], [2.815508e-01, 5.777155e-01, -2.7820554e+00], [-1.2397196e-01, 3.4611818e-01, 2.5377625e-01], [-2.8752533e-01, -2.7481872e-01, 1.5032183e-01]], [[2.2756045e+00, -2.386062e+00, -1.0056796e+00], [-2.6515603e-01, 1.1705683e+00, 1.9083688e-01], [-3.3144504e-01, 1.2437183e-01, -2.393973e+00], [-7.648732e-02, 1.8039039e-01, 5.573606e-01], [4.691222e-02, 5.7257533e-01, -3.531205e-01]]]> : tensor<2x5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5x3xf32> -> !torch.vtensor<[2,5,3],f32>
  %in1 = util.unfoldable_constant dense<[[1.5846068e+00, 1.3079774e+00, 1.839928e+00], [1.6831976e+00, 1.4536451e+00, 1.3933932e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.linalg_householder_product %arg0, %arg1 : !torch.vtensor<[2,5,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,5,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,5,3],f32> -> tensor<2x5x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-5.8460677e-01, 2.6982424e-01, 2.66425e-01], [4.6153167e-01, -3.8656628e-01, 6.690505e-01], [-4.461473e-01, -6.796696e-01, -3.3356497e-01], [1.964468e-01, -4.861654e-01, -2.4153036e-01], [4.5561457e-01, 2.8187537e-01, -5.583785e-01]], [[-6.831976e-01, -2.7136555e-01, -4.248387e-01], [4.4631e-01, -3.816909e-01, -2.211199e-02], [5.578875e-01, -9.084973e-02, -2.693429e-01], [1.2874328e-01, -2.4146758e-01, -7.6843715e-01], [-7.8962535e-02, -8.450517e-01, 3.9494503e-01]]]> : tensor<2x5x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x3xf32>
  return
}

func.func @linalg_householder_product_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-3.30083e+00, -3.805325e-01, -3.248474e-01], [-2.9125944e-01, 1.4049911e+00, -1.2720505e+00], [2.815508e-01, 5.777155e-01, -2.7820554e+00], [-1.2397196e-01, 3.4611818e-01, 2.5377625e-01], [-2.8752533e-01, -2.7481872e-01, 1.5032183e-01]], [[2.2756045e+00, -2.386062e+00, -1.0056796e+00], [-2.6515603e-01, 1.1705683e+00, 1.9083688e-01], [-3.3144504e-01, 1.2437183e-01, -2.393973e+00], [-7.648732e-02, 1.8039039e-01, 5.573606e-01], [4.691222e-02, 5.7257533e-01, -3.531205e-01]]]> : tensor<2x5x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x5x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.5846068e+00, 1.3079774e+00, 1.839928e+00], [1.6831976e+00, 1.4536451e+00, 1.3933932e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.linalg_householder_product %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-5.8460677e-01, 2.6982424e-01, 2.66425e-01], [4.6153167e-01, -3.8656628e-01, 6.690505e-01], [-4.461473e-01, -6.796696e-01, -3.3356497e-01], [1.964468e-01, -4.861654e-01, -2.4153036e-01], [4.5561457e-01, 2.8187537e-01, -5.583785e-01]], [[-6.831976e-01, -2.7136555e-01, -4.248387e-01], [4.4631e-01, -3.816909e-01, -2.211199e-02], [5.578875e-01, -9.084973e-02, -2.693429e-01], [1.2874328e-01, -2.4146758e-01, -7.6843715e-01], [-7.8962535e-02, -8.450517e-01, 3.9494503e-01]]]> : tensor<2x5x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_linalg_eigh() {
  %in0 = util.unfoldable_constant dense<[[[6.678879e+00, 4.1298523e+00, -5.343506e+00], [4.1298523e+00, 4.589447e+00, -4.885025e+00], [-5.343506e+00, -4.885025e+00, 8.116669e+00]], [[3.0984192e+00, -1.6432953e+00, 2.0799103e+00], [-1.6432953e+00, 5.945038e+00, -3.0688019e+00], [2.0799103e+00, -3.0688019e+00, 3.6463318e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.constant.str "L"
  %1 = torch.constant.bool true
  %2, %3 = torch.aten._linalg_eigh %arg0, %0, %1 : !torch.vtensor<[2,3,3],f32>, !torch.str, !torch.bool -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0826987e+00, 2.0154636e+00, 1.628683e+01], [1.0110375e+00, 2.5296497e+00, 9.149103e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @_linalg_eigh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[6.678879e+00, 4.1298523e+00, -5.343506e+00], [4.1298523e+00, 4.589447e+00, -4.885025e+00], [-5.343506e+00, -4.885025e+00, 8.116669e+00]], [[3.0984192e+00, -1.6432953e+00, 2.0799103e+00], [-1.6432953e+00, 5.945038e+00, -3.0688019e+00], [2.0799103e+00, -3.0688019e+00, 3.6463318e+00]]]> : tensor<2x3x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.str "L"
  %1 = torch.constant.bool true
  %2, %3 = torch.aten._linalg_eigh %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0826987e+00, 2.0154636e+00, 1.628683e+01], [1.0110375e+00, 2.5296497e+00, 9.149103e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_linalg_eigh_case2() {
  %in0 = util.unfoldable_constant dense<[[9.53125e-01, 1.890625e+00, 1.7890625e+00, 1.46875e+00, -1.19921875e+00], [9.5703125e-01, -1.26953125e+00, -2.03125e-01, -2.8515625e-01, -9.53125e-01], [1.3203125e+00, -1.15625e+00, -6.0546875e-01, 1.57421875e+00, 1.4140625e+00], [-1.34375e+00, 9.4140625e-01, -1.46484375e+00, -6.015625e-01, -1.8359375e+00], [-7.734375e-01, 7.890625e-01, 1.1484375e+00, 2.7734375e-01, 1.4453125e-01]]> : tensor<5x5xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x5xf64> -> !torch.vtensor<[5,5],f64>
  %0 = torch.constant.str "U"
  %1 = torch.constant.bool true
  %2, %3 = torch.aten._linalg_eigh %arg0, %0, %1 : !torch.vtensor<[5,5],f64>, !torch.str, !torch.bool -> !torch.vtensor<[5],f64>, !torch.vtensor<[5,5],f64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[5],f64> -> tensor<5xf64>
  check.expect_almost_eq_const(%out0, dense<[-3.772989264857603e+00, -2.9892861760221985e+00, -1.0108424414078063e-01, 1.4102408178332981e+00, 4.074212617187283e+00]> : tensor<5xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<5xf64>
  return
}

func.func @_linalg_eigh_case3() {
  %in0 = util.unfoldable_constant dense<[[(2.0390625e+00, 0.0e+00), (2.921875e+00, -1.03125e+00), (1.5820312e+00, -1.171875e-02)], [(2.921875e+00, 1.03125e+00), (-3.1796875e+00, 0.0e+00), (1.1171875e+00, 5.859375e-01)], [(1.5820312e+00, 1.171875e-02), (1.1171875e+00, -5.859375e-01), (-3.4375e-01, 0.0e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.constant.str "L"
  %1 = torch.constant.bool true
  %2, %3 = torch.aten._linalg_eigh %arg0, %0, %1 : !torch.vtensor<[3,3],complex<f32>>, !torch.str, !torch.bool -> !torch.vtensor<[3],f32>, !torch.vtensor<[3,3],complex<f32>>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[-4.684369e+00, -1.1123344e+00, 4.3123293e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @_linalg_svd() {
  %in0 = util.unfoldable_constant dense<[[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [-1.5234375e+00, -7.1875e-01, -1.5195312e+00], [1.4726562e+00, -7.8515625e-01, 1.9375e+00], [-6.484375e-01, -7.578125e-01, 1.2265625e+00], [-1.5039062e+00, 2.2265625e-01, 1.046875e+00]], [[-1.5546875e+00, 1.3125e+00, 1.6523438e+00], [1.015625e+00, -1.5117188e+00, -4.6875e-01], [1.2695312e+00, -1.4375e+00, 6.640625e-02], [2.9296875e-01, -5.8984375e-01, 1.6640625e+00], [-1.796875e-01, -8.0078125e-01, -1.0273438e+00]]]> : tensor<2x5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5x3xf32> -> !torch.vtensor<[2,5,3],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.constant.none
  %3, %4, %5 = torch.aten._linalg_svd %arg0, %0, %1, %2 : !torch.vtensor<[2,5,3],f32>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,5,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3,3],f32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out1, dense<[[3.3885605e+00, 3.076274e+00, 1.2377192e+00], [3.667189e+00, 2.227846e+00, 7.805385e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @_linalg_svd_case2() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.constant.none
  %3, %4, %5 = torch.aten._linalg_svd %arg0, %0, %1, %2 : !torch.vtensor<[3,5],f32>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3,5],f32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out1, dense<[3.6214962e+00, 3.4644547e+00, 1.952431e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @_linalg_svd_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.constant.none
  %3, %4, %5 = torch.aten._linalg_svd %arg0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out1, dense<[3.6214962e+00, 3.4644547e+00, 1.952431e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @_linalg_svd_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.0195312e+00, 6.2109375e-01), (1.7617188e+00, -2.8125e-01), (-3.28125e-01, -5.46875e-01)], [(1.1601562e+00, 7.5e-01), (-1.5898438e+00, -0.0e+00), (1.4765625e+00, 2.03125e-01)], [(1.9101562e+00, -5.3515625e-01), (-3.59375e-01, -3.828125e-01), (-1.71875e-01, 1.2617188e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.constant.none
  %3, %4, %5 = torch.aten._linalg_svd %arg0, %0, %1, %2 : !torch.vtensor<[3,3],complex<f32>>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,3],complex<f32>>, !torch.vtensor<[3],f32>, !torch.vtensor<[3,3],complex<f32>>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out1, dense<[3.1635969e+00, 2.4891481e+00, 1.1403127e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @_linalg_svd_case4() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<4x4xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x4xf64> -> !torch.vtensor<[4,4],f64>
  %0 = torch.constant.bool true
  %1 = torch.constant.none
  %2, %3, %4 = torch.aten._linalg_svd %arg0, %0, %0, %1 : !torch.vtensor<[4,4],f64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4,4],f64>, !torch.vtensor<[4],f64>, !torch.vtensor<[4,4],f64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],f64> -> tensor<4xf64>
  check.expect_almost_eq_const(%out1, dense<[3.999999999999999e+00, 3.3306690738754706e-16, 1.0947644252537633e-47, 0.0e+00]> : tensor<4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4xf64>
  return
}

func.func @linalg_pinv_atol_rtol_tensor() {
  %in0 = util.unfoldable_constant dense<[[[1.9296875e+00, 6.015625e-01, -8.9453125e-01], [-1.5234375e+00, -7.1875e-01, -1.5195312e+00], [1.4726562e+00, -7.8515625e-01, 1.9375e+00], [-6.484375e-01, -7.578125e-01, 1.2265625e+00], [-1.5039062e+00, 2.2265625e-01, 1.046875e+00]], [[-1.5546875e+00, 1.3125e+00, 1.6523438e+00], [1.015625e+00, -1.5117188e+00, -4.6875e-01], [1.2695312e+00, -1.4375e+00, 6.640625e-02], [2.9296875e-01, -5.8984375e-01, 1.6640625e+00], [-1.796875e-01, -8.0078125e-01, -1.0273438e+00]]]> : tensor<2x5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5x3xf32> -> !torch.vtensor<[2,5,3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.linalg_pinv.atol_rtol_tensor %arg0, %0, %0, %1 : !torch.vtensor<[2,5,3],f32>, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2,3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,5],f32> -> tensor<2x3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7438932e-01, -5.9335448e-02, 1.6661692e-01, -3.72286e-02, -2.0186037e-01], [1.05342776e-01, -4.928709e-01, -3.7519985e-01, -2.6742485e-01, 3.8234067e-01], [-9.576554e-02, -2.4048781e-01, 1.1989869e-01, 8.681722e-02, 2.007072e-01]], [[-4.9521172e-01, -1.432695e-01, 1.9427077e-01, -7.273307e-02, -8.363646e-01], [-2.6075515e-01, -3.27579e-01, -9.595388e-02, -2.586128e-01, -6.9502e-01], [1.7746176e-01, 9.236504e-03, 1.12508714e-01, 3.2098818e-01, -1.6497472e-01]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x5xf32>
  return
}

func.func @linalg_pinv_atol_rtol_tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<1.0e-04> : tensor<f32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.linalg_pinv.atol_rtol_tensor %arg0, %0, %arg1, %1 : !torch.vtensor<[3,4],f32>, !torch.none, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[4,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4,3],f32> -> tensor<4x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.333335e-02, 8.333336e-02, 8.3333366e-02], [8.333333e-02, 8.3333336e-02, 8.333335e-02], [8.333333e-02, 8.3333336e-02, 8.333335e-02], [8.333333e-02, 8.3333336e-02, 8.333335e-02]]> : tensor<4x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x3xf32>
  return
}

func.func @linalg_pinv_atol_rtol_tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<1.0e-04> : tensor<f32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.linalg_pinv.atol_rtol_tensor %arg0, %0, %arg1, %1 : !torch.vtensor<[?,?],f32>, !torch.none, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.333335e-02, 8.333336e-02, 8.3333366e-02], [8.333333e-02, 8.3333336e-02, 8.333335e-02], [8.333333e-02, 8.3333336e-02, 8.333335e-02], [8.333333e-02, 8.3333336e-02, 8.333335e-02]]> : tensor<4x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @linalg_pinv_atol_rtol_tensor_case3() {
  %in0 = util.unfoldable_constant dense<[[2.00000000e+00, 9.00000000e+00, -7.00000000e+00], [5.00000000e-01, 1.50000000e+00, 8.00000000e+00], [-1.25000000e+00, 2.50000000e-01, 3.00000000e+00]]> : tensor<3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xf32> -> !torch.vtensor<[3,3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool true
  %2 = torch.aten.linalg_pinv.atol_rtol_tensor %arg0, %0, %0, %1 : !torch.vtensor<[3,3],f32>, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,3],f32> -> tensor<3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.11428571e-01, -3.31428571e-01, 3.65714286e-01], [-3.31428571e-01, 8.11428571e-01, -2.05714286e-01], [3.65714286e-01, -2.05714286e-01, 5.02857143e-01]]> : tensor<3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3xf32>
  return
}

func.func @linalg_matrix_exp() {
  %in0 = util.unfoldable_constant dense<[[[-1.6210938e+00, 5.4296875e-01, 1.6601562e+00], [-6.484375e-01, 7.8515625e-01, 1.5976562e+00], [7.6953125e-01, -1.6914062e+00, -1.9140625e+00]], [[-7.5e-01, 5.078125e-02, 1.2382812e+00], [-1.0351562e+00, 1.6796875e-01, -1.9609375e+00], [-8.984375e-02, 1.015625e-01, 1.6210938e+00]]]> : tensor<2x3x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x3xf32> -> !torch.vtensor<[2,3,3],f32>
  %0 = torch.aten.linalg_matrix_exp %arg0 : !torch.vtensor<[2,3,3],f32> -> !torch.vtensor<[2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3,3],f32> -> tensor<2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.4744158e-01, -2.3775011e-01, 2.895334e-01], [-1.5029675e-01, 1.0242462e+00, 6.7382246e-01], [2.7622545e-01, -8.6093587e-01, -1.5283147e-01]], [[3.664275e-01, 1.3220656e-01, 2.1692305e+00], [-5.811673e-01, 9.345181e-01, -5.9345875e+00], [-2.440753e-01, 2.5262886e-01, 4.5541406e+00]]]> : tensor<2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3xf32>
  return
}

func.func @linalg_matrix_exp_case2() {
  %in0 = util.unfoldable_constant dense<[[[0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00]], [[-3.7265625e+00, 8.7890625e-01], [1.705078125e+01, 1.28671875e+01]]]> : tensor<2x2x2xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2x2xf64> -> !torch.vtensor<[2,2,2],f64>
  %0 = torch.aten.linalg_matrix_exp %arg0 : !torch.vtensor<[2,2,2],f64> -> !torch.vtensor<[2,2,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,2,2],f64> -> tensor<2x2x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.0e+00, 0.0e+00], [0.0e+00, 1.0e+00]], [[4.287307048250439e+04, 4.388297748905889e+04], [8.513297632877425e+05, 8.713836854759366e+05]]]> : tensor<2x2x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<2x2x2xf64>
  return
}

func.func @linalg_matrix_exp_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00]], [[-3.7265625e+00, 8.7890625e-01], [1.705078125e+01, 1.28671875e+01]]]> : tensor<2x2x2xf64>
  %in0c = tensor.cast %in0 : tensor<2x2x2xf64> to tensor<?x?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf64> -> !torch.vtensor<[?,?,?],f64>
  %0 = torch.aten.linalg_matrix_exp %arg0 : !torch.vtensor<[?,?,?],f64> -> !torch.vtensor<[?,?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.0e+00, 0.0e+00], [0.0e+00, 1.0e+00]], [[4.287307048250439e+04, 4.388297748905889e+04], [8.513297632877425e+05, 8.713836854759366e+05]]]> : tensor<2x2x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?x?xf64>
  return
}

func.func @linalg_matrix_exp_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.0195312e+00, 6.2109375e-01), (1.7617188e+00, -2.8125e-01), (-3.28125e-01, -5.46875e-01)], [(1.1601562e+00, 7.5e-01), (-1.5898438e+00, -0.0e+00), (1.4765625e+00, 2.03125e-01)], [(1.9101562e+00, -5.3515625e-01), (-3.59375e-01, -3.828125e-01), (-1.71875e-01, 1.2617188e+00)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.aten.linalg_matrix_exp %arg0 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,3,2],f32> -> tensor<3x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.3728647e+00, 2.0362546e+00], [2.227177e+00, 4.1523445e-01], [1.355307e+00, -5.407342e-01]], [[2.55006e+00, 2.0465348e+00], [1.4065945e+00, 4.879425e-01], [1.0727993e+00, 2.197326e-01]], [[3.75392e+00, 1.3450904e+00], [1.6803601e+00, -6.425449e-02], [1.0342522e+00, 4.0820837e-03]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3x2xf32>
  return
}
