// Operators of torch: activations. Written by generate.py with torch 2.15.0.

func.func @relu() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.aten.relu %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, 0.0e+00, 6.25e-01, 0.0e+00, 0.0e+00], [0.0e+00, 1.40625e-01, 0.0e+00, 2.171875e+00, 1.4296875e+00], [0.0e+00, 3.125e+00, 1.25e-01, 0.0e+00, 0.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @relu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.relu %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, 0.0e+00, 6.25e-01, 0.0e+00, 0.0e+00], [0.0e+00, 1.40625e-01, 0.0e+00, 2.171875e+00, 1.4296875e+00], [0.0e+00, 3.125e+00, 1.25e-01, 0.0e+00, 0.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @silu() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.aten.silu %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.4862728e+00, -1.3683516e-01, 4.070968e-01, -2.662095e-01, -1.9081087e-01], [-2.758629e-01, 7.524822e-02, -1.2762973e-01, 1.949682e+00, 1.1535472e+00], [-1.7274603e-01, 2.9934757e+00, 6.6401176e-02, -2.3446088e-01, -7.901022e-02]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @silu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.silu %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.4862728e+00, -1.3683516e-01, 4.070968e-01, -2.662095e-01, -1.9081087e-01], [-2.758629e-01, 7.524822e-02, -1.2762973e-01, 1.949682e+00, 1.1535472e+00], [-1.7274603e-01, 2.9934757e+00, 6.6401176e-02, -2.3446088e-01, -7.901022e-02]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @gelu() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.str "none"
  %1 = torch.aten.gelu %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.str -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6497676e+00, -3.3612773e-03, 4.587591e-01, -1.6142951e-01, -1.597006e-02], [-1.461581e-01, 7.817582e-02, -2.4022716e-03, 2.1394434e+00, 1.3204545e+00], [-1.0076934e-02, 3.1222215e+00, 6.871728e-02, -4.193743e-02, -2.0973827e-04]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @gelu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.str "none"
  %1 = torch.aten.gelu %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6497676e+00, -3.3612773e-03, 4.587591e-01, -1.6142951e-01, -1.597006e-02], [-1.461581e-01, 7.817582e-02, -2.4022716e-03, 2.1394434e+00, 1.3204545e+00], [-1.0076934e-02, 3.1222215e+00, 6.871728e-02, -4.193743e-02, -2.0973827e-04]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @leaky_relu() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.01
  %1 = torch.aten.leaky_relu %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.float -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -3.0624999e-02, 6.25e-01, -9.648438e-03, -2.4882812e-02], [-1.1289062e-02, 1.40625e-01, -3.171875e-02, 2.171875e+00, 1.4296875e+00], [-2.6718749e-02, 3.125e+00, 1.25e-01, -2.0429688e-02, -3.8710937e-02]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @leaky_relu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.01
  %1 = torch.aten.leaky_relu %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -3.0624999e-02, 6.25e-01, -9.648438e-03, -2.4882812e-02], [-1.1289062e-02, 1.40625e-01, -3.171875e-02, 2.171875e+00, 1.4296875e+00], [-2.6718749e-02, 3.125e+00, 1.25e-01, -2.0429688e-02, -3.8710937e-02]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @hardtanh() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.int 1
  %2 = torch.aten.hardtanh %arg0, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, -1.0e+00, 6.25e-01, -9.6484375e-01, -1.0e+00], [-1.0e+00, 1.40625e-01, -1.0e+00, 1.0e+00, 1.0e+00], [-1.0e+00, 1.0e+00, 1.25e-01, -1.0e+00, -1.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @hardtanh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.int 1
  %2 = torch.aten.hardtanh %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, -1.0e+00, 6.25e-01, -9.6484375e-01, -1.0e+00], [-1.0e+00, 1.40625e-01, -1.0e+00, 1.0e+00, 1.0e+00], [-1.0e+00, 1.0e+00, 1.25e-01, -1.0e+00, -1.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @hardsigmoid() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.aten.hardsigmoid %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.433594e-01, 0.0e+00, 6.041667e-01, 3.3919272e-01, 8.528646e-02], [3.1184897e-01, 5.234375e-01, 0.0e+00, 8.619792e-01, 7.3828125e-01], [5.46875e-02, 1.0e+00, 5.208333e-01, 1.595052e-01, 0.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @hardsigmoid_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.hardsigmoid %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.433594e-01, 0.0e+00, 6.041667e-01, 3.3919272e-01, 8.528646e-02], [3.1184897e-01, 5.234375e-01, 0.0e+00, 8.619792e-01, 7.3828125e-01], [5.46875e-02, 1.0e+00, 5.208333e-01, 1.595052e-01, 0.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @hardswish() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.aten.hardswish %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.5094833e+00, -0.0e+00, 3.7760416e-01, -3.2726797e-01, -2.1221669e-01], [-3.5204825e-01, 7.36084e-02, -0.0e+00, 1.872111e+00, 1.0555115e+00], [-1.4611816e-01, 3.125e+00, 6.5104164e-02, -3.2586417e-01, -0.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @hardswish_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.hardswish %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.5094833e+00, -0.0e+00, 3.7760416e-01, -3.2726797e-01, -2.1221669e-01], [-3.5204825e-01, 7.36084e-02, -0.0e+00, 1.872111e+00, 1.0555115e+00], [-1.4611816e-01, 3.125e+00, 6.5104164e-02, -3.2586417e-01, -0.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @elu() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.elu %arg0, %0, %0, %0 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -9.5322937e-01, 6.25e-01, -6.189573e-01, -9.169474e-01], [-6.766132e-01, 1.40625e-01, -9.580751e-01, 2.171875e+00, 1.4296875e+00], [-9.308775e-01, 3.125e+00, 1.25e-01, -8.7035674e-01, -9.791644e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @elu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.elu %arg0, %0, %0, %0 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -9.5322937e-01, 6.25e-01, -6.189573e-01, -9.169474e-01], [-6.766132e-01, 1.40625e-01, -9.580751e-01, 2.171875e+00, 1.4296875e+00], [-9.308775e-01, 3.125e+00, 1.25e-01, -8.7035674e-01, -9.791644e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @softplus() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 20
  %2 = torch.aten.softplus %arg0, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.7277563e+00, 4.5709826e-02, 1.0537007e+00, 3.228388e-01, 7.978353e-02], [2.8019416e-01, 7.659296e-01, 4.1069884e-02, 2.2797995e+00, 1.6443018e+00], [6.683822e-02, 3.167999e+00, 7.57599e-01, 1.21901885e-01, 2.0621475e-02]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @softplus_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 20
  %2 = torch.aten.softplus %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.7277563e+00, 4.5709826e-02, 1.0537007e+00, 3.228388e-01, 7.978353e-02], [2.8019416e-01, 7.659296e-01, 4.1069884e-02, 2.2797995e+00, 1.6443018e+00], [6.683822e-02, 3.167999e+00, 7.57599e-01, 1.21901885e-01, 2.0621475e-02]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @hardshrink() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.hardshrink %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.float -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 0.0e+00, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 0.0e+00, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @hardshrink_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.hardshrink %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 0.0e+00, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 0.0e+00, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @softshrink() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.softshrink %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.float -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.1601562e+00, -2.5625e+00, 1.25e-01, -4.6484375e-01, -1.9882812e+00], [-6.2890625e-01, 0.0e+00, -2.671875e+00, 1.671875e+00, 9.296875e-01], [-2.171875e+00, 2.625e+00, 0.0e+00, -1.5429688e+00, -3.3710938e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @softshrink_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.softshrink %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.1601562e+00, -2.5625e+00, 1.25e-01, -4.6484375e-01, -1.9882812e+00], [-6.2890625e-01, 0.0e+00, -2.671875e+00, 1.671875e+00, 9.296875e-01], [-2.171875e+00, 2.625e+00, 0.0e+00, -1.5429688e+00, -3.3710938e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @mish() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.aten.mish %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6375208e+00, -1.3988894e-01, 4.8952562e-01, -3.0110025e-01, -1.9810371e-01], [-3.082871e-01, 9.064074e-02, -1.3019535e-01, 2.126883e+00, 1.3268523e+00], [-1.7831793e-01, 3.1139486e+00, 7.995757e-02, -2.4781543e-01, -7.981636e-02]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @mish_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.mish %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6375208e+00, -1.3988894e-01, 4.8952562e-01, -3.0110025e-01, -1.9810371e-01], [-3.082871e-01, 9.064074e-02, -1.3019535e-01, 2.126883e+00, 1.3268523e+00], [-1.7831793e-01, 3.1139486e+00, 7.995757e-02, -2.4781543e-01, -7.981636e-02]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @relu6() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.aten.relu6 %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, 0.0e+00, 6.25e-01, 0.0e+00, 0.0e+00], [0.0e+00, 1.40625e-01, 0.0e+00, 2.171875e+00, 1.4296875e+00], [0.0e+00, 3.125e+00, 1.25e-01, 0.0e+00, 0.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @relu6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.relu6 %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, 0.0e+00, 6.25e-01, 0.0e+00, 0.0e+00], [0.0e+00, 1.40625e-01, 0.0e+00, 2.171875e+00, 1.4296875e+00], [0.0e+00, 3.125e+00, 1.25e-01, 0.0e+00, 0.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @selu() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.aten.selu %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.795029e+00, -1.6758718e+00, 6.5668815e-01, -1.0881884e+00, -1.6120846e+00], [-1.1895533e+00, 1.4775483e-01, -1.6843911e+00, 2.2819912e+00, 1.5021741e+00], [-1.6365751e+00, 3.2834406e+00, 1.3133763e-01, -1.5301735e+00, -1.7214683e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @selu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.selu %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.795029e+00, -1.6758718e+00, 6.5668815e-01, -1.0881884e+00, -1.6120846e+00], [-1.1895533e+00, 1.4775483e-01, -1.6843911e+00, 2.2819912e+00, 1.5021741e+00], [-1.6365751e+00, 3.2834406e+00, 1.3133763e-01, -1.5301735e+00, -1.7214683e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @celu() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 1.0
  %1 = torch.aten.celu %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.float -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -9.5322937e-01, 6.25e-01, -6.189573e-01, -9.169474e-01], [-6.766132e-01, 1.40625e-01, -9.580751e-01, 2.171875e+00, 1.4296875e+00], [-9.308775e-01, 3.125e+00, 1.25e-01, -8.7035674e-01, -9.791644e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @celu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 1.0
  %1 = torch.aten.celu %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -9.5322937e-01, 6.25e-01, -6.189573e-01, -9.169474e-01], [-6.766132e-01, 1.40625e-01, -9.580751e-01, 2.171875e+00, 1.4296875e+00], [-9.308775e-01, 3.125e+00, 1.25e-01, -8.7035674e-01, -9.791644e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @relu_case2() {
  %in0 = util.unfoldable_constant dense<[-4, 3, -7, 4, 3, 7]> : tensor<6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6xi64> -> !torch.vtensor<[6],si64>
  %0 = torch.aten.relu %arg0 : !torch.vtensor<[6],si64> -> !torch.vtensor<[6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6],si64> -> tensor<6xi64>
  check.expect_eq_const(%out0, dense<[0, 3, 0, 4, 3, 7]> : tensor<6xi64>) : tensor<6xi64>
  return
}

func.func @relu_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-4, 3, -7, 4, 3, 7]> : tensor<6xi64>
  %in0c = tensor.cast %in0 : tensor<6xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.relu %arg0 : !torch.vtensor<[?],si64> -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[0, 3, 0, 4, 3, 7]> : tensor<6xi64>) : tensor<?xi64>
  return
}

func.func @gelu_case2() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.str "tanh"
  %1 = torch.aten.gelu %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.str -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6502397e+00, -2.9726513e-03, 4.5872116e-01, -1.6156979e-01, -1.5534242e-02], [-1.4635304e-01, 7.817569e-02, -2.0601703e-03, 2.1396873e+00, 1.3202245e+00], [-9.604182e-03, 3.122584e+00, 6.87172e-02, -4.1802324e-02, -1.2805802e-04]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @gelu_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.str "tanh"
  %1 = torch.aten.gelu %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6502397e+00, -2.9726513e-03, 4.5872116e-01, -1.6156979e-01, -1.5534242e-02], [-1.4635304e-01, 7.817569e-02, -2.0601703e-03, 2.1396873e+00, 1.3202245e+00], [-9.604182e-03, 3.122584e+00, 6.87172e-02, -4.1802324e-02, -1.2805802e-04]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @leaky_relu_case2() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.3
  %1 = torch.aten.leaky_relu %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.float -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -9.1875005e-01, 6.25e-01, -2.8945315e-01, -7.464844e-01], [-3.386719e-01, 1.40625e-01, -9.515625e-01, 2.171875e+00, 1.4296875e+00], [-8.0156255e-01, 3.125e+00, 1.25e-01, -6.1289066e-01, -1.1613282e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @leaky_relu_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.3
  %1 = torch.aten.leaky_relu %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -9.1875005e-01, 6.25e-01, -2.8945315e-01, -7.464844e-01], [-3.386719e-01, 1.40625e-01, -9.515625e-01, 2.171875e+00, 1.4296875e+00], [-8.0156255e-01, 3.125e+00, 1.25e-01, -6.1289066e-01, -1.1613282e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @hardtanh_case2() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float -0.5
  %1 = torch.constant.int 2
  %2 = torch.aten.hardtanh %arg0, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0e+00, -5.0e-01, 6.25e-01, -5.0e-01, -5.0e-01], [-5.0e-01, 1.40625e-01, -5.0e-01, 2.0e+00, 1.4296875e+00], [-5.0e-01, 2.0e+00, 1.25e-01, -5.0e-01, -5.0e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @hardtanh_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float -0.5
  %1 = torch.constant.int 2
  %2 = torch.aten.hardtanh %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0e+00, -5.0e-01, 6.25e-01, -5.0e-01, -5.0e-01], [-5.0e-01, 1.40625e-01, -5.0e-01, 2.0e+00, 1.4296875e+00], [-5.0e-01, 2.0e+00, 1.25e-01, -5.0e-01, -5.0e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @elu_case2() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.int 2
  %2 = torch.constant.float 1.5
  %3 = torch.aten.elu %arg0, %0, %1, %2 : !torch.vtensor<[3,5],f32>, !torch.float, !torch.int, !torch.float -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.3203125e+00, -9.8988515e-01, 1.25e+00, -7.6478744e-01, -9.760652e-01], [-8.160993e-01, 2.8125e-01, -9.914156e-01, 4.34375e+00, 2.859375e+00], [-9.818269e-01, 6.25e+00, 2.5e-01, -9.533206e-01, -9.9699247e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @elu_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.int 2
  %2 = torch.constant.float 1.5
  %3 = torch.aten.elu %arg0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.3203125e+00, -9.8988515e-01, 1.25e+00, -7.6478744e-01, -9.760652e-01], [-8.160993e-01, 2.8125e-01, -9.914156e-01, 4.34375e+00, 2.859375e+00], [-9.818269e-01, 6.25e+00, 2.5e-01, -9.533206e-01, -9.9699247e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @softplus_case2() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.aten.softplus %arg0, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, 1.092551e-03, 7.509645e-01, 6.7786835e-02, 3.437026e-03], [4.9732134e-02, 4.2181373e-01, 8.7807776e-04, 2.171875e+00, 1.4575489e+00], [2.383271e-03, 3.125e+00, 4.129697e-01, 8.333847e-03, 2.1701334e-04]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @softplus_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.aten.softplus %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, 1.092551e-03, 7.509645e-01, 6.7786835e-02, 3.437026e-03], [4.9732134e-02, 4.2181373e-01, 8.7807776e-04, 2.171875e+00, 1.4575489e+00], [2.383271e-03, 3.125e+00, 4.129697e-01, 8.333847e-03, 2.1701334e-04]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @log_sigmoid() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.aten.log_sigmoid %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.760004e-02, -3.1082098e+00, -4.287007e-01, -1.2876825e+00, -2.5680647e+00], [-1.4091004e+00, -6.253046e-01, -3.212945e+00, -1.0792459e-01, -2.1461426e-01], [-2.7387133e+00, -4.299908e-02, -6.3259906e-01, -2.1648707e+00, -3.8917153e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @log_sigmoid_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.log_sigmoid %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.760004e-02, -3.1082098e+00, -4.287007e-01, -1.2876825e+00, -2.5680647e+00], [-1.4091004e+00, -6.253046e-01, -3.212945e+00, -1.0792459e-01, -2.1461426e-01], [-2.7387133e+00, -4.299908e-02, -6.3259906e-01, -2.1648707e+00, -3.8917153e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @threshold() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.int -1
  %2 = torch.aten.threshold %arg0, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -1.0e+00, 6.25e-01, -1.0e+00, -1.0e+00], [-1.0e+00, -1.0e+00, -1.0e+00, 2.171875e+00, 1.4296875e+00], [-1.0e+00, 3.125e+00, -1.0e+00, -1.0e+00, -1.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @threshold_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.int -1
  %2 = torch.aten.threshold %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -1.0e+00, 6.25e-01, -1.0e+00, -1.0e+00], [-1.0e+00, -1.0e+00, -1.0e+00, 2.171875e+00, 1.4296875e+00], [-1.0e+00, 3.125e+00, -1.0e+00, -1.0e+00, -1.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @prelu() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.prelu %arg0, %arg1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -1.5559692e+00, -4.7706604e-01], [1.0664062e+00, 1.96875e+00, -7.922363e-01, -8.8046265e-01], [1.4308319e+00, 5.4011536e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -2.95047e+00, 3.3984375e-01, -1.9302826e+00], [6.953125e-01, -8.7145996e-01, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, 1.0802307e+00, 7.5e-01, 3.5691833e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @prelu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.prelu %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -1.5559692e+00, -4.7706604e-01], [1.0664062e+00, 1.96875e+00, -7.922363e-01, -8.8046265e-01], [1.4308319e+00, 5.4011536e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -2.95047e+00, 3.3984375e-01, -1.9302826e+00], [6.953125e-01, -8.7145996e-01, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, 1.0802307e+00, 7.5e-01, 3.5691833e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @glu() {
  %in0 = util.unfoldable_constant dense<[[-1.71875e-01, -8.3203125e-01, 1.2734375e+00, -1.7890625e+00, -1.5898438e+00, -7.03125e-02], [-1.171875e+00, -3.3984375e-01, 1.0859375e+00, 3.3984375e-01, -1.21875e+00, 1.4648438e+00]]> : tensor<2x6xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x6xf32> -> !torch.vtensor<[2,6],f32>
  %0 = torch.constant.int -1
  %1 = torch.aten.glu %arg0, %0 : !torch.vtensor<[2,6],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.4610385e-02, -1.4095098e-01, 6.143433e-01], [-6.845538e-01, -7.753756e-02, 8.8207704e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @glu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.71875e-01, -8.3203125e-01, 1.2734375e+00, -1.7890625e+00, -1.5898438e+00, -7.03125e-02], [-1.171875e+00, -3.3984375e-01, 1.0859375e+00, 3.3984375e-01, -1.21875e+00, 1.4648438e+00]]> : tensor<2x6xf32>
  %in0c = tensor.cast %in0 : tensor<2x6xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.aten.glu %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.4610385e-02, -1.4095098e-01, 6.143433e-01], [-6.845538e-01, -7.753756e-02, 8.8207704e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @glu_case2() {
  %in0 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x3xf32> -> !torch.vtensor<[4,3],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.glu %arg0, %0 : !torch.vtensor<[4,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.7542095e-01, -6.6330725e-01, -3.899052e-02], [3.1106973e-01, 1.4143264e-01, -8.0831474e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @glu_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %in0c = tensor.cast %in0 : tensor<4x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.glu %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.7542095e-01, -6.6330725e-01, -3.899052e-02], [3.1106973e-01, 1.4143264e-01, -8.0831474e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @dropout() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.bool false
  %2 = torch.aten.dropout %arg0, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.float, !torch.bool -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @dropout_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.bool false
  %2 = torch.aten.dropout %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @native_dropout() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.native_dropout %arg0, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.float, !torch.bool -> !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,5],i1> -> tensor<3x5xi1>
  check.expect_eq_const(%out1, dense<[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<3x5xi1>) : tensor<3x5xi1>
  return
}

func.func @native_dropout_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.native_dropout %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out1, dense<[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true]]> : tensor<3x5xi1>) : tensor<?x?xi1>
  return
}

func.func @rrelu_with_noise_functional() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %in1 = util.unfoldable_constant dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<3x5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.1
  %1 = torch.constant.float 0.3
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4, %5 = torch.aten.rrelu_with_noise_functional %arg0, %arg1, %0, %1, %2, %3 : !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],f32>, !torch.float, !torch.float, !torch.bool, !torch.none -> !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -6.125e-01, 6.25e-01, -1.9296876e-01, -4.9765626e-01], [-2.2578125e-01, 1.40625e-01, -6.3437504e-01, 2.171875e+00, 1.4296875e+00], [-5.34375e-01, 3.125e+00, 1.25e-01, -4.0859374e-01, -7.7421874e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @rrelu_with_noise_functional_dynamic() {
  %in0 = util.unfoldable_constant dense<[[2.6601562e+00, -3.0625e+00, 6.25e-01, -9.6484375e-01, -2.4882812e+00], [-1.1289062e+00, 1.40625e-01, -3.171875e+00, 2.171875e+00, 1.4296875e+00], [-2.671875e+00, 3.125e+00, 1.25e-01, -2.0429688e+00, -3.8710938e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<3x5xf32>
  %in1c = tensor.cast %in1 : tensor<3x5xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.1
  %1 = torch.constant.float 0.3
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4, %5 = torch.aten.rrelu_with_noise_functional %arg0, %arg1, %0, %1, %2, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.float, !torch.float, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.6601562e+00, -6.125e-01, 6.25e-01, -1.9296876e-01, -4.9765626e-01], [-2.2578125e-01, 1.40625e-01, -6.3437504e-01, 2.171875e+00, 1.4296875e+00], [-5.34375e-01, 3.125e+00, 1.25e-01, -4.0859374e-01, -7.7421874e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}
