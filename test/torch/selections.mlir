// Operators of torch: selections. Written by generate.py with torch 2.15.0.

func.func @kthvalue() {
  %in0 = util.unfoldable_constant dense<[[1.859375e+00, -1.96875e+00, -1.140625e+00, 9.765625e-02, 1.0351562e+00, -1.1835938e+00, 5.46875e-01], [-1.1835938e+00, 3.828125e-01, -8.984375e-02, 7.4609375e-01, 6.25e-01, 8.7109375e-01, 8.28125e-01], [8.59375e-01, 1.2109375e+00, 1.34375e+00, 1.7265625e+00, -7.8515625e-01, 5.1171875e-01, -0.0e+00]]> : tensor<3x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x7xf32> -> !torch.vtensor<[3,7],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.kthvalue %arg0, %0, %1, %2 : !torch.vtensor<[3,7],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[-1.140625e+00, 3.828125e-01, 5.1171875e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%out1, dense<[2, 1, 5]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @kthvalue_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.859375e+00, -1.96875e+00, -1.140625e+00, 9.765625e-02, 1.0351562e+00, -1.1835938e+00, 5.46875e-01], [-1.1835938e+00, 3.828125e-01, -8.984375e-02, 7.4609375e-01, 6.25e-01, 8.7109375e-01, 8.28125e-01], [8.59375e-01, 1.2109375e+00, 1.34375e+00, 1.7265625e+00, -7.8515625e-01, 5.1171875e-01, -0.0e+00]]> : tensor<3x7xf32>
  %in0c = tensor.cast %in0 : tensor<3x7xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.kthvalue %arg0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-1.140625e+00, 3.828125e-01, 5.1171875e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[2, 1, 5]> : tensor<3xi64>) : tensor<?xi64>
  return
}

func.func @kthvalue_case2() {
  %in0 = util.unfoldable_constant dense<[-8, -5, -4, -3, -2, 1, 2, 4, 6]> : tensor<9xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<9xi64> -> !torch.vtensor<[9],si64>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -1
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.kthvalue %arg0, %0, %1, %2 : !torch.vtensor<[9],si64>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1],si64> -> tensor<1xi64>
  check.expect_eq_const(%out0, dense<[-5]> : tensor<1xi64>) : tensor<1xi64>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[1],si64> -> tensor<1xi64>
  check.expect_eq_const(%out1, dense<[1]> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @kthvalue_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-8, -5, -4, -3, -2, 1, 2, 4, 6]> : tensor<9xi64>
  %in0c = tensor.cast %in0 : tensor<9xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -1
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.kthvalue %arg0, %0, %1, %2 : !torch.vtensor<[?],si64>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[-5]> : tensor<1xi64>) : tensor<?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[1]> : tensor<1xi64>) : tensor<?xi64>
  return
}

func.func @median() {
  %in0 = util.unfoldable_constant dense<[[1.859375e+00, -1.96875e+00, -1.140625e+00, 9.765625e-02, 1.0351562e+00, -1.1835938e+00, 5.46875e-01], [-1.1835938e+00, 3.828125e-01, -8.984375e-02, 7.4609375e-01, 6.25e-01, 8.7109375e-01, 8.28125e-01], [8.59375e-01, 1.2109375e+00, 1.34375e+00, 1.7265625e+00, -7.8515625e-01, 5.1171875e-01, -0.0e+00]]> : tensor<3x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x7xf32> -> !torch.vtensor<[3,7],f32>
  %0 = torch.aten.median %arg0 : !torch.vtensor<[3,7],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<5.46875e-01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @median_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.859375e+00, -1.96875e+00, -1.140625e+00, 9.765625e-02, 1.0351562e+00, -1.1835938e+00, 5.46875e-01], [-1.1835938e+00, 3.828125e-01, -8.984375e-02, 7.4609375e-01, 6.25e-01, 8.7109375e-01, 8.28125e-01], [8.59375e-01, 1.2109375e+00, 1.34375e+00, 1.7265625e+00, -7.8515625e-01, 5.1171875e-01, -0.0e+00]]> : tensor<3x7xf32>
  %in0c = tensor.cast %in0 : tensor<3x7xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.median %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<5.46875e-01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @median_case2() {
  %in0 = util.unfoldable_constant dense<[[3.0e+00, 1.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, 0x7FC00000, 4.0e+00, 4.0e+00], [5.0e-01, -5.0e-01, 5.0e-01, 5.0e-01]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.median %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<0x7FC00000> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @median_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.0e+00, 1.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, 0x7FC00000, 4.0e+00, 4.0e+00], [5.0e-01, -5.0e-01, 5.0e-01, 5.0e-01]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.median %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<0x7FC00000> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @median_dim() {
  %in0 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x3xf32> -> !torch.vtensor<[4,3],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.median.dim %arg0, %0, %1 : !torch.vtensor<[4,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[4.9609375e-01, -1.5664062e+00, -2.65625e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%out1, dense<[1, 0, 2]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @median_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %in0c = tensor.cast %in0 : tensor<4x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.median.dim %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[4.9609375e-01, -1.5664062e+00, -2.65625e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[1, 0, 2]> : tensor<3xi64>) : tensor<?xi64>
  return
}

func.func @median_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[3.0e+00, 1.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, 0x7FC00000, 4.0e+00, 4.0e+00], [5.0e-01, -5.0e-01, 5.0e-01, 5.0e-01]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.median.dim %arg0, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3,1],f32>, !torch.vtensor<[3,1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,1],f32> -> tensor<3x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00], [0x7FC00000], [5.0e-01]]> : tensor<3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x1xf32>
  return
}

func.func @median_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.0e+00, 1.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, 0x7FC00000, 4.0e+00, 4.0e+00], [5.0e-01, -5.0e-01, 5.0e-01, 5.0e-01]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.median.dim %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00], [0x7FC00000], [5.0e-01]]> : tensor<3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @nanmedian() {
  %in0 = util.unfoldable_constant dense<[[1.859375e+00, -1.96875e+00, -1.140625e+00, 9.765625e-02, 1.0351562e+00, -1.1835938e+00, 5.46875e-01], [-1.1835938e+00, 3.828125e-01, -8.984375e-02, 7.4609375e-01, 6.25e-01, 8.7109375e-01, 8.28125e-01], [8.59375e-01, 1.2109375e+00, 1.34375e+00, 1.7265625e+00, -7.8515625e-01, 5.1171875e-01, -0.0e+00]]> : tensor<3x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x7xf32> -> !torch.vtensor<[3,7],f32>
  %0 = torch.aten.nanmedian %arg0 : !torch.vtensor<[3,7],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<5.46875e-01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @nanmedian_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.859375e+00, -1.96875e+00, -1.140625e+00, 9.765625e-02, 1.0351562e+00, -1.1835938e+00, 5.46875e-01], [-1.1835938e+00, 3.828125e-01, -8.984375e-02, 7.4609375e-01, 6.25e-01, 8.7109375e-01, 8.28125e-01], [8.59375e-01, 1.2109375e+00, 1.34375e+00, 1.7265625e+00, -7.8515625e-01, 5.1171875e-01, -0.0e+00]]> : tensor<3x7xf32>
  %in0c = tensor.cast %in0 : tensor<3x7xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.nanmedian %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<5.46875e-01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @nanmedian_case2() {
  %in0 = util.unfoldable_constant dense<[[3.0e+00, 1.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, 0x7FC00000, 4.0e+00, 4.0e+00], [5.0e-01, -5.0e-01, 5.0e-01, 5.0e-01]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.nanmedian %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.0e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @nanmedian_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.0e+00, 1.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, 0x7FC00000, 4.0e+00, 4.0e+00], [5.0e-01, -5.0e-01, 5.0e-01, 5.0e-01]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.nanmedian %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.0e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @nanmedian_dim() {
  %in0 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x3xf32> -> !torch.vtensor<[4,3],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.nanmedian.dim %arg0, %0, %1 : !torch.vtensor<[4,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[4.9609375e-01, -1.5664062e+00, -2.65625e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%out1, dense<[1, 0, 2]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @nanmedian_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %in0c = tensor.cast %in0 : tensor<4x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.nanmedian.dim %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[4.9609375e-01, -1.5664062e+00, -2.65625e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[1, 0, 2]> : tensor<3xi64>) : tensor<?xi64>
  return
}

func.func @nanmedian_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[3.0e+00, 1.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, 0x7FC00000, 4.0e+00, 4.0e+00], [5.0e-01, -5.0e-01, 5.0e-01, 5.0e-01]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.nanmedian.dim %arg0, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3,1],f32>, !torch.vtensor<[3,1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,1],f32> -> tensor<3x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00], [4.0e+00], [5.0e-01]]> : tensor<3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x1xf32>
  return
}

func.func @nanmedian_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.0e+00, 1.0e+00, 2.0e+00, 1.0e+00], [5.0e+00, 0x7FC00000, 4.0e+00, 4.0e+00], [5.0e-01, -5.0e-01, 5.0e-01, 5.0e-01]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.nanmedian.dim %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00], [4.0e+00], [5.0e-01]]> : tensor<3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @mode() {
  %in0 = util.unfoldable_constant dense<[[1, 0, 0, 2, 1, 1, 1, 0, 2], [1, 3, 1, 1, 2, 0, 3, 2, 0], [0, 0, 0, 2, 3, 1, 0, 2, 2]]> : tensor<3x9xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x9xi64> -> !torch.vtensor<[3,9],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.mode %arg0, %0, %1 : !torch.vtensor<[3,9],si64>, !torch.int, !torch.bool -> !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%out0, dense<[1, 1, 0]> : tensor<3xi64>) : tensor<3xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%out1, dense<[6, 3, 6]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @mode_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1, 0, 0, 2, 1, 1, 1, 0, 2], [1, 3, 1, 1, 2, 0, 3, 2, 0], [0, 0, 0, 2, 3, 1, 0, 2, 2]]> : tensor<3x9xi64>
  %in0c = tensor.cast %in0 : tensor<3x9xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.mode %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[1, 1, 0]> : tensor<3xi64>) : tensor<?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[6, 3, 6]> : tensor<3xi64>) : tensor<?xi64>
  return
}

func.func @mode_case2() {
  %in0 = util.unfoldable_constant dense<[[1, 0], [1, 1], [0, 1], [0, 0], [0, 1]]> : tensor<5x2xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x2xi64> -> !torch.vtensor<[5,2],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.mode %arg0, %0, %1 : !torch.vtensor<[5,2],si64>, !torch.int, !torch.bool -> !torch.vtensor<[1,2],si64>, !torch.vtensor<[1,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[1,2],si64> -> tensor<1x2xi64>
  check.expect_eq_const(%out0, dense<[[0, 1]]> : tensor<1x2xi64>) : tensor<1x2xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1,2],si64> -> tensor<1x2xi64>
  check.expect_eq_const(%out1, dense<[[4, 4]]> : tensor<1x2xi64>) : tensor<1x2xi64>
  return
}

func.func @mode_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1, 0], [1, 1], [0, 1], [0, 0], [0, 1]]> : tensor<5x2xi64>
  %in0c = tensor.cast %in0 : tensor<5x2xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.mode %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 1]]> : tensor<1x2xi64>) : tensor<?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[4, 4]]> : tensor<1x2xi64>) : tensor<?x?xi64>
  return
}

func.func @searchsorted_Tensor() {
  %in0 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %in1 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00, -2.5e-01], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01, 0x7FC00000]]> : tensor<2x5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.none
  %2 = torch.aten.searchsorted.Tensor %arg0, %arg1, %0, %0, %1, %1 : !torch.vtensor<[5],f32>, !torch.vtensor<[2,5],f32>, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,5],si64> -> tensor<2x5xi64>
  check.expect_eq_const(%out0, dense<[[4, 1, 3, 0, 1], [0, 4, 3, 4, 5]]> : tensor<2x5xi64>) : tensor<2x5xi64>
  return
}

func.func @searchsorted_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %in0c = tensor.cast %in0 : tensor<5xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00, -2.5e-01], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01, 0x7FC00000]]> : tensor<2x5xf32>
  %in1c = tensor.cast %in1 : tensor<2x5xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.none
  %2 = torch.aten.searchsorted.Tensor %arg0, %arg1, %0, %0, %1, %1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32>, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[4, 1, 3, 0, 1], [0, 4, 3, 4, 5]]> : tensor<2x5xi64>) : tensor<?x?xi64>
  return
}

func.func @bucketize_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00, -2.5e-01], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01, 0x7FC00000]]> : tensor<2x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.constant.bool false
  %1 = torch.aten.bucketize.Tensor %arg0, %arg1, %0, %0 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[5],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,5],si64> -> tensor<2x5xi64>
  check.expect_eq_const(%out0, dense<[[4, 1, 3, 0, 1], [0, 4, 3, 4, 5]]> : tensor<2x5xi64>) : tensor<2x5xi64>
  return
}

func.func @bucketize_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00, -2.5e-01], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01, 0x7FC00000]]> : tensor<2x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %in1c = tensor.cast %in1 : tensor<5xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.bool false
  %1 = torch.aten.bucketize.Tensor %arg0, %arg1, %0, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[4, 1, 3, 0, 1], [0, 4, 3, 4, 5]]> : tensor<2x5xi64>) : tensor<?x?xi64>
  return
}

func.func @searchsorted_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %in1 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00, -2.5e-01], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01, 0x7FC00000]]> : tensor<2x5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.constant.none
  %3 = torch.aten.searchsorted.Tensor %arg0, %arg1, %0, %1, %2, %2 : !torch.vtensor<[5],f32>, !torch.vtensor<[2,5],f32>, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,5],si64> -> tensor<2x5xi64>
  check.expect_eq_const(%out0, dense<[[4, 1, 3, 0, 3], [0, 4, 3, 4, 5]]> : tensor<2x5xi64>) : tensor<2x5xi64>
  return
}

func.func @searchsorted_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %in0c = tensor.cast %in0 : tensor<5xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00, -2.5e-01], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01, 0x7FC00000]]> : tensor<2x5xf32>
  %in1c = tensor.cast %in1 : tensor<2x5xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.bool true
  %2 = torch.constant.none
  %3 = torch.aten.searchsorted.Tensor %arg0, %arg1, %0, %1, %2, %2 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32>, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[4, 1, 3, 0, 3], [0, 4, 3, 4, 5]]> : tensor<2x5xi64>) : tensor<?x?xi64>
  return
}

func.func @bucketize_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00, -2.5e-01], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01, 0x7FC00000]]> : tensor<2x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.bucketize.Tensor %arg0, %arg1, %0, %0 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[5],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,5],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,5],si32> -> tensor<2x5xi32>
  check.expect_eq_const(%out0, dense<[[4, 1, 3, 0, 3], [0, 4, 3, 4, 5]]> : tensor<2x5xi32>) : tensor<2x5xi32>
  return
}

func.func @bucketize_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00, -2.5e-01], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01, 0x7FC00000]]> : tensor<2x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %in1c = tensor.cast %in1 : tensor<5xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.bucketize.Tensor %arg0, %arg1, %0, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si32> -> tensor<?x?xi32>
  check.expect_eq_const(%out0, dense<[[4, 1, 3, 0, 3], [0, 4, 3, 4, 5]]> : tensor<2x5xi32>) : tensor<?x?xi32>
  return
}

func.func @searchsorted_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[[-6.71875e-01, -5.5859375e-01, -2.1484375e-01, 7.3828125e-01, 1.609375e+00], [-5.859375e-02, 5.1171875e-01, 1.015625e+00, 1.6289062e+00, 1.7929688e+00]]> : tensor<2x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.str "right"
  %2 = torch.constant.none
  %3 = torch.aten.searchsorted.Tensor %arg0, %arg1, %0, %0, %1, %2 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,3],f32>, !torch.bool, !torch.bool, !torch.str, !torch.none -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[4, 2, 4], [0, 1, 4]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @searchsorted_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-6.71875e-01, -5.5859375e-01, -2.1484375e-01, 7.3828125e-01, 1.609375e+00], [-5.859375e-02, 5.1171875e-01, 1.015625e+00, 1.6289062e+00, 1.7929688e+00]]> : tensor<2x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool false
  %1 = torch.constant.str "right"
  %2 = torch.constant.none
  %3 = torch.aten.searchsorted.Tensor %arg0, %arg1, %0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.bool, !torch.bool, !torch.str, !torch.none -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[4, 2, 4], [0, 1, 4]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @searchsorted_Scalar() {
  %in0 = util.unfoldable_constant dense<[-1.0e+00, -2.5e-01, -2.5e-01, 5.0e-01, 1.5e+00]> : tensor<5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.searchsorted.Scalar %arg0, %0, %1, %1, %2, %2 : !torch.vtensor<[5],f32>, !torch.float, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<3> : tensor<i64>) : tensor<i64>
  return
}

func.func @bincount() {
  %in0 = util.unfoldable_constant dense<[1, 3, 2, 1, 3, 3, 2, 2, 3]> : tensor<9xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<9xi64> -> !torch.vtensor<[9],si64>
  %0 = torch.constant.none
  %1 = torch.constant.int 7
  %2 = torch.aten.bincount %arg0, %0, %1 : !torch.vtensor<[9],si64>, !torch.none, !torch.int -> !torch.vtensor<[7],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[7],si64> -> tensor<7xi64>
  check.expect_eq_const(%out0, dense<[0, 2, 3, 4, 0, 0, 0]> : tensor<7xi64>) : tensor<7xi64>
  return
}

func.func @bincount_dynamic() {
  %in0 = util.unfoldable_constant dense<[1, 3, 2, 1, 3, 3, 2, 2, 3]> : tensor<9xi64>
  %in0c = tensor.cast %in0 : tensor<9xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.none
  %1 = torch.constant.int 7
  %2 = torch.aten.bincount %arg0, %0, %1 : !torch.vtensor<[?],si64>, !torch.none, !torch.int -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[0, 2, 3, 4, 0, 0, 0]> : tensor<7xi64>) : tensor<?xi64>
  return
}

func.func @bincount_case2() {
  %in0 = util.unfoldable_constant dense<[1, 3, 2, 1, 3, 3, 2, 2, 3]> : tensor<9xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<9xi64> -> !torch.vtensor<[9],si64>
  %in1 = util.unfoldable_constant dense<[-1.7578125e-01, -1.0039062e+00, -1.796875e+00, 1.7734375e+00, -9.4140625e-01, 5.0390625e-01, -1.484375e+00, -1.6914062e+00, 1.953125e-01]> : tensor<9xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<9xf32> -> !torch.vtensor<[9],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.bincount %arg0, %arg1, %0 : !torch.vtensor<[9],si64>, !torch.vtensor<[9],f32>, !torch.int -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 1.5976562e+00, -4.9726562e+00, -1.2460938e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @bincount_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[1, 3, 2, 1, 3, 3, 2, 2, 3]> : tensor<9xi64>
  %in0c = tensor.cast %in0 : tensor<9xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in1 = util.unfoldable_constant dense<[-1.7578125e-01, -1.0039062e+00, -1.796875e+00, 1.7734375e+00, -9.4140625e-01, 5.0390625e-01, -1.484375e+00, -1.6914062e+00, 1.953125e-01]> : tensor<9xf32>
  %in1c = tensor.cast %in1 : tensor<9xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.bincount %arg0, %arg1, %0 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 1.5976562e+00, -4.9726562e+00, -1.2460938e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @repeat_interleave_Tensor() {
  %in0 = util.unfoldable_constant dense<[2, 0, 3, 1]> : tensor<4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xi64> -> !torch.vtensor<[4],si64>
  %0 = torch.constant.none
  %1 = torch.aten.repeat_interleave.Tensor %arg0, %0 : !torch.vtensor<[4],si64>, !torch.none -> !torch.vtensor<[6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[6],si64> -> tensor<6xi64>
  check.expect_eq_const(%out0, dense<[0, 0, 2, 2, 2, 3]> : tensor<6xi64>) : tensor<6xi64>
  return
}

func.func @repeat_interleave_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[2, 0, 3, 1]> : tensor<4xi64>
  %in0c = tensor.cast %in0 : tensor<4xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.none
  %1 = torch.aten.repeat_interleave.Tensor %arg0, %0 : !torch.vtensor<[?],si64>, !torch.none -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[0, 0, 2, 2, 2, 3]> : tensor<6xi64>) : tensor<?xi64>
  return
}

func.func @_unique2() {
  %in0 = util.unfoldable_constant dense<[[0, 1, 1, 2], [2, 0, 2, 0], [-1, -2, 2, 0]]> : tensor<3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %0 = torch.constant.bool true
  %1, %2, %3 = torch.aten._unique2 %arg0, %0, %0, %0 : !torch.vtensor<[3,4],si64>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[5],si64>, !torch.vtensor<[3,4],si64>, !torch.vtensor<[5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[5],si64> -> tensor<5xi64>
  check.expect_eq_const(%out0, dense<[-2, -1, 0, 1, 2]> : tensor<5xi64>) : tensor<5xi64>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],si64> -> tensor<3x4xi64>
  check.expect_eq_const(%out1, dense<[[2, 3, 3, 4], [4, 2, 4, 2], [1, 0, 4, 2]]> : tensor<3x4xi64>) : tensor<3x4xi64>
  %out2 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5],si64> -> tensor<5xi64>
  check.expect_eq_const(%out2, dense<[1, 1, 4, 2, 4]> : tensor<5xi64>) : tensor<5xi64>
  return
}

func.func @_unique2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, 1, 1, 2], [2, 0, 2, 0], [-1, -2, 2, 0]]> : tensor<3x4xi64>
  %in0c = tensor.cast %in0 : tensor<3x4xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.bool true
  %1, %2, %3 = torch.aten._unique2 %arg0, %0, %0, %0 : !torch.vtensor<[?,?],si64>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[?],si64>, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[-2, -1, 0, 1, 2]> : tensor<5xi64>) : tensor<?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[2, 3, 3, 4], [4, 2, 4, 2], [1, 0, 4, 2]]> : tensor<3x4xi64>) : tensor<?x?xi64>
  %out2 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out2, dense<[1, 1, 4, 2, 4]> : tensor<5xi64>) : tensor<?xi64>
  return
}

func.func @_unique2_case2() {
  %in0 = util.unfoldable_constant dense<[[0, 1, 1, 2], [2, 0, 2, 0], [-1, -2, 2, 0]]> : tensor<3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4 = torch.aten._unique2 %arg0, %0, %1, %1 : !torch.vtensor<[3,4],si64>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[5],si64>, !torch.vtensor<[0],si64>, !torch.vtensor<[0],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[5],si64> -> tensor<5xi64>
  check.expect_eq_const(%out0, dense<[-2, -1, 0, 1, 2]> : tensor<5xi64>) : tensor<5xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[0],si64> -> tensor<0xi64>
  check.expect_eq_const(%out1, dense<> : tensor<0xi64>) : tensor<0xi64>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[0],si64> -> tensor<0xi64>
  check.expect_eq_const(%out2, dense<> : tensor<0xi64>) : tensor<0xi64>
  return
}

func.func @_unique2_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, 1, 1, 2], [2, 0, 2, 0], [-1, -2, 2, 0]]> : tensor<3x4xi64>
  %in0c = tensor.cast %in0 : tensor<3x4xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.bool true
  %1 = torch.constant.bool false
  %2, %3, %4 = torch.aten._unique2 %arg0, %0, %1, %1 : !torch.vtensor<[?,?],si64>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[-2, -1, 0, 1, 2]> : tensor<5xi64>) : tensor<?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<> : tensor<0xi64>) : tensor<?xi64>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out2, dense<> : tensor<0xi64>) : tensor<?xi64>
  return
}

func.func @unique_dim() {
  %in0 = util.unfoldable_constant dense<[[1, 2], [0, 5], [1, 2]]> : tensor<3x2xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x2xi64> -> !torch.vtensor<[3,2],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool true
  %2, %3, %4 = torch.aten.unique_dim %arg0, %0, %1, %1, %1 : !torch.vtensor<[3,2],si64>, !torch.int, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[2,2],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,2],si64> -> tensor<2x2xi64>
  check.expect_eq_const(%out0, dense<[[0, 5], [1, 2]]> : tensor<2x2xi64>) : tensor<2x2xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%out1, dense<[1, 0, 1]> : tensor<3xi64>) : tensor<3xi64>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2],si64> -> tensor<2xi64>
  check.expect_eq_const(%out2, dense<[1, 2]> : tensor<2xi64>) : tensor<2xi64>
  return
}

func.func @unique_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1, 2], [0, 5], [1, 2]]> : tensor<3x2xi64>
  %in0c = tensor.cast %in0 : tensor<3x2xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool true
  %2, %3, %4 = torch.aten.unique_dim %arg0, %0, %1, %1, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 5], [1, 2]]> : tensor<2x2xi64>) : tensor<?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[1, 0, 1]> : tensor<3xi64>) : tensor<?xi64>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out2, dense<[1, 2]> : tensor<2xi64>) : tensor<?xi64>
  return
}

func.func @unique_consecutive() {
  %in0 = util.unfoldable_constant dense<[1, 1, 3, 3, 3, 1, 2]> : tensor<7xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<7xi64> -> !torch.vtensor<[7],si64>
  %0 = torch.constant.bool true
  %1 = torch.constant.none
  %2, %3, %4 = torch.aten.unique_consecutive %arg0, %0, %0, %1 : !torch.vtensor<[7],si64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],si64>, !torch.vtensor<[7],si64>, !torch.vtensor<[4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  check.expect_eq_const(%out0, dense<[1, 3, 1, 2]> : tensor<4xi64>) : tensor<4xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[7],si64> -> tensor<7xi64>
  check.expect_eq_const(%out1, dense<[0, 0, 1, 1, 1, 2, 3]> : tensor<7xi64>) : tensor<7xi64>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  check.expect_eq_const(%out2, dense<[2, 3, 1, 1]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @unique_consecutive_dynamic() {
  %in0 = util.unfoldable_constant dense<[1, 1, 3, 3, 3, 1, 2]> : tensor<7xi64>
  %in0c = tensor.cast %in0 : tensor<7xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.bool true
  %1 = torch.constant.none
  %2, %3, %4 = torch.aten.unique_consecutive %arg0, %0, %0, %1 : !torch.vtensor<[?],si64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[1, 3, 1, 2]> : tensor<4xi64>) : tensor<?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[0, 0, 1, 1, 1, 2, 3]> : tensor<7xi64>) : tensor<?xi64>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out2, dense<[2, 3, 1, 1]> : tensor<4xi64>) : tensor<?xi64>
  return
}

func.func @scatter_reduce() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xf32> -> !torch.vtensor<[5,4],f32>
  %in1 = util.unfoldable_constant dense<[[3, 0, 4, 0], [2, 2, 4, 1], [3, 4, 4, 0]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "add"
  %2 = torch.aten.scatter.reduce %arg0, %0, %arg1, %arg2, %1 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str -> !torch.vtensor<[5,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[5,4],f32> -> tensor<5x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.609375e+00, 3.75e-01, 1.0546875e+00, -4.296875e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 1.5390625e+00], [2.0117188e+00, -2.453125e+00, 1.1953125e+00, 1.0507812e+00], [3.5234375e+00, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 2.1601562e+00, 1.1640625e+00, 1.984375e+00]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5x4xf32>
  return
}

func.func @scatter_reduce_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %in0c = tensor.cast %in0 : tensor<5x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[3, 0, 4, 0], [2, 2, 4, 1], [3, 4, 4, 0]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "add"
  %2 = torch.aten.scatter.reduce %arg0, %0, %arg1, %arg2, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.609375e+00, 3.75e-01, 1.0546875e+00, -4.296875e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 1.5390625e+00], [2.0117188e+00, -2.453125e+00, 1.1953125e+00, 1.0507812e+00], [3.5234375e+00, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 2.1601562e+00, 1.1640625e+00, 1.984375e+00]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_value_reduce() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xf32> -> !torch.vtensor<[5,4],f32>
  %in1 = util.unfoldable_constant dense<[[3, 1, 0, 2]]> : tensor<1x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1x4xi64> -> !torch.vtensor<[1,4],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.float 2.5
  %2 = torch.constant.str "multiply"
  %3 = torch.aten.scatter.value_reduce %arg0, %0, %arg1, %1, %2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[1,4],si64>, !torch.float, !torch.str -> !torch.vtensor<[5,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5,4],f32> -> tensor<5x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.609375e+00, -1.953125e-01, 2.6367188e+00, 5.8984375e-01], [1.4140625e+00, -4.501953e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 2.6269531e+00], [7.519531e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5x4xf32>
  return
}

func.func @scatter_value_reduce_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %in0c = tensor.cast %in0 : tensor<5x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[3, 1, 0, 2]]> : tensor<1x4xi64>
  %in1c = tensor.cast %in1 : tensor<1x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.float 2.5
  %2 = torch.constant.str "multiply"
  %3 = torch.aten.scatter.value_reduce %arg0, %0, %arg1, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.float, !torch.str -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.609375e+00, -1.953125e-01, 2.6367188e+00, 5.8984375e-01], [1.4140625e+00, -4.501953e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 2.6269531e+00], [7.519531e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two() {
  %in0 = util.unfoldable_constant dense<[[true, true, true, false], [false, true, false, false], [true, true, false, true], [true, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xi1> -> !torch.vtensor<[5,4],i1>
  %in1 = util.unfoldable_constant dense<[[3, 0, 4, 0], [2, 2, 4, 1], [3, 4, 4, 0]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "sum"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[5,4],i1>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],i1>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5,4],i1> -> tensor<5x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, true], [false, true, false, true], [true, true, false, true], [true, true, true, true], [false, true, true, false]]> : tensor<5x4xi1>) : tensor<5x4xi1>
  return
}

func.func @scatter_reduce_two_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true, false], [false, true, false, false], [true, true, false, true], [true, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>
  %in0c = tensor.cast %in0 : tensor<5x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[[3, 0, 4, 0], [2, 2, 4, 1], [3, 4, 4, 0]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in2c = tensor.cast %in2 : tensor<3x4xi1> to tensor<?x?xi1>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "sum"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],i1>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],i1>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, true], [false, true, false, true], [true, true, false, true], [true, true, true, true], [false, true, true, false]]> : tensor<5x4xi1>) : tensor<?x?xi1>
  return
}

func.func @scatter_reduce_two_case2() {
  %in0 = util.unfoldable_constant dense<[[true, true, true, false], [false, true, false, false], [true, true, false, true], [true, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xi1> -> !torch.vtensor<[5,4],i1>
  %in1 = util.unfoldable_constant dense<[[3, 0, 4, 0], [2, 2, 4, 1], [3, 4, 4, 0]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "prod"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[5,4],i1>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],i1>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5,4],i1> -> tensor<5x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, false], [false, true, false, true], [true, false, false, true], [false, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>) : tensor<5x4xi1>
  return
}

func.func @scatter_reduce_two_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true, false], [false, true, false, false], [true, true, false, true], [true, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>
  %in0c = tensor.cast %in0 : tensor<5x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[[3, 0, 4, 0], [2, 2, 4, 1], [3, 4, 4, 0]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in2c = tensor.cast %in2 : tensor<3x4xi1> to tensor<?x?xi1>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "prod"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],i1>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],i1>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, false], [false, true, false, true], [true, false, false, true], [false, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>) : tensor<?x?xi1>
  return
}

func.func @scatter_reduce_two_case3() {
  %in0 = util.unfoldable_constant dense<[[true, true, true, false], [false, true, false, false], [true, true, false, true], [true, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xi1> -> !torch.vtensor<[5,4],i1>
  %in1 = util.unfoldable_constant dense<[[3, 0, 4, 0], [2, 2, 4, 1], [3, 4, 4, 0]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amin"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[5,4],i1>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],i1>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5,4],i1> -> tensor<5x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, false], [false, true, false, false], [true, false, false, true], [false, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>) : tensor<5x4xi1>
  return
}

func.func @scatter_reduce_two_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true, false], [false, true, false, false], [true, true, false, true], [true, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>
  %in0c = tensor.cast %in0 : tensor<5x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[[3, 0, 4, 0], [2, 2, 4, 1], [3, 4, 4, 0]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in2c = tensor.cast %in2 : tensor<3x4xi1> to tensor<?x?xi1>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amin"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],i1>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],i1>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, false], [false, true, false, false], [true, false, false, true], [false, true, true, true], [false, true, false, false]]> : tensor<5x4xi1>) : tensor<?x?xi1>
  return
}

func.func @index_reduce() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xf32> -> !torch.vtensor<[5,4],f32>
  %in1 = util.unfoldable_constant dense<[0, 4, 0]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "prod"
  %2 = torch.constant.bool true
  %3 = torch.aten.index_reduce %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5,4],f32> -> tensor<5x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.132078e+00, -4.2641163e-02, 2.1048367e+00, -2.9630792e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.3182831e+00, -3.096466e+00, 4.8336792e-01, 1.4572754e+00]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5x4xf32>
  return
}

func.func @index_reduce_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %in0c = tensor.cast %in0 : tensor<5x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[0, 4, 0]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "prod"
  %2 = torch.constant.bool true
  %3 = torch.aten.index_reduce %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.132078e+00, -4.2641163e-02, 2.1048367e+00, -2.9630792e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.3182831e+00, -3.096466e+00, 4.8336792e-01, 1.4572754e+00]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_reduce_case2() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xf32> -> !torch.vtensor<[5,4],f32>
  %in1 = util.unfoldable_constant dense<[0, 4, 0]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "mean"
  %2 = torch.constant.bool false
  %3 = torch.aten.index_reduce %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5,4],f32> -> tensor<5x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.6113281e+00, 4.765625e-01, 1.4238281e+00, -5.097656e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5x4xf32>
  return
}

func.func @index_reduce_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %in0c = tensor.cast %in0 : tensor<5x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[0, 4, 0]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "mean"
  %2 = torch.constant.bool false
  %3 = torch.aten.index_reduce %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.6113281e+00, 4.765625e-01, 1.4238281e+00, -5.097656e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_reduce_case3() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xf32> -> !torch.vtensor<[5,4],f32>
  %in1 = util.unfoldable_constant dense<[0, 4, 0]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amax"
  %2 = torch.constant.bool false
  %3 = torch.aten.index_reduce %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5,4],f32> -> tensor<5x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5x4xf32>
  return
}

func.func @index_reduce_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %in0c = tensor.cast %in0 : tensor<5x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[0, 4, 0]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amax"
  %2 = torch.constant.bool false
  %3 = torch.aten.index_reduce %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_reduce_case4() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x4xf32> -> !torch.vtensor<[5,4],f32>
  %in1 = util.unfoldable_constant dense<[0, 4, 0]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amin"
  %2 = torch.constant.bool true
  %3 = torch.aten.index_reduce %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5,4],f32> -> tensor<5x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4414062e+00, -1.953125e-01, 1.0546875e+00, -1.3828125e+00], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5x4xf32>
  return
}

func.func @index_reduce_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %in0c = tensor.cast %in0 : tensor<5x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[0, 4, 0]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amin"
  %2 = torch.constant.bool true
  %3 = torch.aten.index_reduce %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4414062e+00, -1.953125e-01, 1.0546875e+00, -1.3828125e+00], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01]]> : tensor<5x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @put() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[0, -1], [5, 0]]> : tensor<2x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xi64> -> !torch.vtensor<[2,2],si64>
  %in2 = util.unfoldable_constant dense<[[7.2109375e+00, 8.625e+00], [8.542969e+00, 7.4140625e+00]]> : tensor<2x2xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2xf32> -> !torch.vtensor<[2,2],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.put %arg0, %arg1, %arg2, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2,2],si64>, !torch.vtensor<[2,2],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.640625e+01, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, 6.8007812e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 7.2421875e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @put_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[0, -1], [5, 0]]> : tensor<2x2xi64>
  %in1c = tensor.cast %in1 : tensor<2x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[7.2109375e+00, 8.625e+00], [8.542969e+00, 7.4140625e+00]]> : tensor<2x2xf32>
  %in2c = tensor.cast %in2 : tensor<2x2xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.put %arg0, %arg1, %arg2, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.640625e+01, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, 6.8007812e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 7.2421875e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @diagonal_scatter() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[7.0e+00, 8.0e+00, 9.0e+00]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.aten.diagonal_scatter %arg0, %arg1, %0, %1, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 7.0e+00, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, 8.0e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 9.0e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @diagonal_scatter_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[7.0e+00, 8.0e+00, 9.0e+00]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.aten.diagonal_scatter %arg0, %arg1, %0, %1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 7.0e+00, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, 8.0e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 9.0e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @diagonal_scatter_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x2xf32> -> !torch.vtensor<[2,3,2],f32>
  %in1 = util.unfoldable_constant dense<[[5.7734375e+00, 6.8046875e+00], [6.1289062e+00, 8.386719e+00], [8.269531e+00, 8.785156e+00]]> : tensor<3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2xf32> -> !torch.vtensor<[3,2],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.aten.diagonal_scatter %arg0, %arg1, %0, %1, %0 : !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[3,2],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[5.7734375e+00, 1.7460938e+00], [6.1289062e+00, -8.59375e-01], [8.269531e+00, 1.40625e-01]], [[-1.09375e-01, 6.8046875e+00], [-1.2695312e+00, 8.386719e+00], [-1.9023438e+00, 8.785156e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @diagonal_scatter_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.8398438e+00, 1.7460938e+00], [6.328125e-01, -8.59375e-01], [-8.984375e-02, 1.40625e-01]], [[-1.09375e-01, -1.8867188e+00], [-1.2695312e+00, 3.359375e-01], [-1.9023438e+00, -1.5390625e+00]]]> : tensor<2x3x2xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x2xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[5.7734375e+00, 6.8046875e+00], [6.1289062e+00, 8.386719e+00], [8.269531e+00, 8.785156e+00]]> : tensor<3x2xf32>
  %in1c = tensor.cast %in1 : tensor<3x2xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.aten.diagonal_scatter %arg0, %arg1, %0, %1, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[5.7734375e+00, 1.7460938e+00], [6.1289062e+00, -8.59375e-01], [8.269531e+00, 1.40625e-01]], [[-1.09375e-01, 6.8046875e+00], [-1.2695312e+00, 8.386719e+00], [-1.9023438e+00, 8.785156e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @tril_indices() {
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.constant.int 1
  %3 = torch.constant.none
  %4 = torch.aten.tril_indices %0, %1, %2, %1, %3, %3, %3 : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,9],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,9],si64> -> tensor<2x9xi64>
  check.expect_eq_const(%out0, dense<[[0, 0, 1, 1, 1, 2, 2, 2, 2], [0, 1, 0, 1, 2, 0, 1, 2, 3]]> : tensor<2x9xi64>) : tensor<2x9xi64>
  return
}

func.func @triu_indices() {
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.constant.int 1
  %3 = torch.constant.none
  %4 = torch.aten.triu_indices %0, %1, %2, %1, %3, %3, %3 : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,6],si64> -> tensor<2x6xi64>
  check.expect_eq_const(%out0, dense<[[0, 0, 0, 1, 1, 2], [1, 2, 3, 2, 3, 3]]> : tensor<2x6xi64>) : tensor<2x6xi64>
  return
}

func.func @bartlett_window() {
  %0 = torch.constant.int 7
  %1 = torch.constant.none
  %2 = torch.aten.bartlett_window %0, %1, %1, %1, %1 : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 2.857143e-01, 5.714286e-01, 8.571429e-01, 8.571428e-01, 5.7142854e-01, 2.8571415e-01]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @bartlett_window_periodic() {
  %0 = torch.constant.int 6
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.bartlett_window.periodic %0, %1, %2, %2, %2, %2 : !torch.int, !torch.bool, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[6],f32> -> tensor<6xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 4.0e-01, 8.0e-01, 7.9999995e-01, 3.9999998e-01, 0.0e+00]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6xf32>
  return
}

func.func @blackman_window() {
  %0 = torch.constant.int 7
  %1 = torch.constant.none
  %2 = torch.aten.blackman_window %0, %1, %1, %1, %1 : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[-2.9802322e-08, 9.0453416e-02, 4.5918295e-01, 9.2036366e-01, 9.2036355e-01, 4.5918298e-01, 9.045333e-02]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @blackman_window_periodic() {
  %0 = torch.constant.int 6
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.blackman_window.periodic %0, %1, %2, %2, %2, %2 : !torch.int, !torch.bool, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[6],f32> -> tensor<6xf32>
  check.expect_almost_eq_const(%out0, dense<[-2.9802322e-08, 2.0077014e-01, 8.492298e-01, 8.492298e-01, 2.0077008e-01, -2.9802322e-08]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6xf32>
  return
}

func.func @hann_window() {
  %0 = torch.constant.int 7
  %1 = torch.constant.none
  %2 = torch.aten.hann_window %0, %1, %1, %1, %1 : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 1.882551e-01, 6.112605e-01, 9.5048445e-01, 9.504844e-01, 6.1126053e-01, 1.8825498e-01]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @hann_window_periodic() {
  %0 = torch.constant.int 6
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.hann_window.periodic %0, %1, %2, %2, %2, %2 : !torch.int, !torch.bool, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[6],f32> -> tensor<6xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 3.4549153e-01, 9.045085e-01, 9.045085e-01, 3.4549144e-01, 0.0e+00]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6xf32>
  return
}

func.func @hamming_window() {
  %0 = torch.constant.int 7
  %1 = torch.constant.none
  %2 = torch.aten.hamming_window %0, %1, %1, %1, %1 : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[8.000001e-02, 2.5319472e-01, 6.423597e-01, 9.544457e-01, 9.544457e-01, 6.423597e-01, 2.531946e-01]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @hamming_window_periodic() {
  %0 = torch.constant.int 6
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.hamming_window.periodic %0, %1, %2, %2, %2, %2 : !torch.int, !torch.bool, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[6],f32> -> tensor<6xf32>
  check.expect_almost_eq_const(%out0, dense<[8.000001e-02, 3.978522e-01, 9.121479e-01, 9.121478e-01, 3.9785212e-01, 8.000001e-02]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6xf32>
  return
}

func.func @kaiser_window() {
  %0 = torch.constant.int 7
  %1 = torch.constant.none
  %2 = torch.aten.kaiser_window %0, %1, %1, %1, %1 : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[5.2773437e-05, 3.276829e-02, 3.3089852e-01, 8.888684e-01, 8.888684e-01, 3.3089852e-01, 3.276829e-02]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @kaiser_window_periodic() {
  %0 = torch.constant.int 6
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.kaiser_window.periodic %0, %1, %2, %2, %2, %2 : !torch.int, !torch.bool, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[6],f32> -> tensor<6xf32>
  check.expect_almost_eq_const(%out0, dense<[5.2773437e-05, 1.01719715e-01, 7.929394e-01, 7.929394e-01, 1.01719715e-01, 5.2773437e-05]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6xf32>
  return
}

func.func @hamming_window_periodic_alpha_beta() {
  %0 = torch.constant.int 5
  %1 = torch.constant.bool true
  %2 = torch.constant.float 0.5
  %3 = torch.constant.float 0.4
  %4 = torch.constant.none
  %5 = torch.aten.hamming_window.periodic_alpha_beta %0, %1, %2, %3, %4, %4, %4, %4 : !torch.int, !torch.bool, !torch.float, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[5],f32> -> tensor<5xf32>
  check.expect_almost_eq_const(%out0, dense<[9.9999994e-02, 3.763932e-01, 8.2360685e-01, 8.236068e-01, 3.7639314e-01]> : tensor<5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5xf32>
  return
}

func.func @kaiser_window_beta() {
  %0 = torch.constant.int 5
  %1 = torch.constant.bool false
  %2 = torch.constant.float 4.5
  %3 = torch.constant.none
  %4 = torch.aten.kaiser_window.beta %0, %1, %2, %3, %3, %3, %3 : !torch.int, !torch.bool, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[5],f32> -> tensor<5xf32>
  check.expect_almost_eq_const(%out0, dense<[5.7204403e-02, 5.9168077e-01, 1.0e+00, 5.9168077e-01, 5.7204403e-02]> : tensor<5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5xf32>
  return
}

func.func @fft_fftfreq() {
  %0 = torch.constant.int 7
  %1 = torch.constant.float 0.5
  %2 = torch.constant.none
  %3 = torch.aten.fft_fftfreq %0, %1, %2, %2, %2, %2 : !torch.int, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 2.857143e-01, 5.714286e-01, 8.571429e-01, -8.571429e-01, -5.714286e-01, -2.857143e-01]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @fft_rfftfreq() {
  %0 = torch.constant.int 6
  %1 = torch.constant.float 1.0
  %2 = torch.constant.none
  %3 = torch.aten.fft_rfftfreq %0, %1, %2, %2, %2, %2 : !torch.int, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 1.6666667e-01, 3.3333334e-01, 5.0e-01]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}
