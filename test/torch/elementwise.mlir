// Operators of torch: elementwise. Written by generate.py with torch 2.15.0.

func.func @add_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.9335938e+00, 1.8359375e-01, 6.2890625e-01], [1.140625e+00, 8.3984375e-01, 8.90625e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @add_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.9335938e+00, 1.8359375e-01, 6.2890625e-01], [1.140625e+00, 8.3984375e-01, 8.90625e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @add_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.0546875e+00, -1.2773438e+00, -3.5625e+00], [2.2617188e+00, -4.6210938e+00, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @add_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.0546875e+00, -1.2773438e+00, -3.5625e+00], [2.2617188e+00, -4.6210938e+00, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @add_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 3
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[27, 17, 22], [9, -2, 12]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @add_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 3
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[27, 17, 22], [9, -2, 12]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @add_Tensor_case4() {
  %in0 = util.unfoldable_constant dense<[[1.055e+00, -2.773e-01, 1.4375e+00], [-7.383e-01, 3.79e-01, 1.699e+00]]> : tensor<2x3xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf16> -> !torch.vtensor<[2,3],f16>
  %in1 = util.unfoldable_constant dense<[[-7.46e-01], [1.184e+00]]> : tensor<2x1xf16>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x1xf16> -> !torch.vtensor<[2,1],f16>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],f16>, !torch.vtensor<[2,1],f16>, !torch.int -> !torch.vtensor<[2,3],f16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f16> -> tensor<2x3xf16>
  check.expect_almost_eq_const(%out0, dense<[[3.086e-01, -1.023e+00, 6.914e-01], [4.453e-01, 1.5625e+00, 2.883e+00]]> : tensor<2x3xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<2x3xf16>
  return
}

func.func @add_Tensor_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.055e+00, -2.773e-01, 1.4375e+00], [-7.383e-01, 3.79e-01, 1.699e+00]]> : tensor<2x3xf16>
  %in0c = tensor.cast %in0 : tensor<2x3xf16> to tensor<?x?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf16> -> !torch.vtensor<[?,?],f16>
  %in1 = util.unfoldable_constant dense<[[-7.46e-01], [1.184e+00]]> : tensor<2x1xf16>
  %in1c = tensor.cast %in1 : tensor<2x1xf16> to tensor<?x?xf16>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf16>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf16> -> !torch.vtensor<[?,?],f16>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],f16>, !torch.vtensor<[?,?],f16>, !torch.int -> !torch.vtensor<[?,?],f16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f16> -> tensor<?x?xf16>
  check.expect_almost_eq_const(%out0, dense<[[3.086e-01, -1.023e+00, 6.914e-01], [4.453e-01, 1.5625e+00, 2.883e+00]]> : tensor<2x3xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?x?xf16>
  return
}

func.func @add_Tensor_case5() {
  %in0 = util.unfoldable_constant dense<[[1.055e+00, -2.77e-01, 1.44e+00], [-7.4e-01, 3.79e-01, 1.7e+00]]> : tensor<2x3xbf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xbf16> -> !torch.vtensor<[2,3],bf16>
  %in1 = util.unfoldable_constant dense<[1.875e+00, 4.6e-01, -8.1e-01]> : tensor<3xbf16>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xbf16> -> !torch.vtensor<[3],bf16>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],bf16>, !torch.vtensor<[3],bf16>, !torch.int -> !torch.vtensor<[2,3],bf16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],bf16> -> tensor<2x3xbf16>
  check.expect_almost_eq_const(%out0, dense<[[2.94e+00, 1.84e-01, 6.3e-01], [1.14e+00, 8.4e-01, 8.95e-01]]> : tensor<2x3xbf16>, atol 2.0e-02, rtol 2.0e-02) : tensor<2x3xbf16>
  return
}

func.func @add_Tensor_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.055e+00, -2.77e-01, 1.44e+00], [-7.4e-01, 3.79e-01, 1.7e+00]]> : tensor<2x3xbf16>
  %in0c = tensor.cast %in0 : tensor<2x3xbf16> to tensor<?x?xbf16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xbf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xbf16> -> !torch.vtensor<[?,?],bf16>
  %in1 = util.unfoldable_constant dense<[1.875e+00, 4.6e-01, -8.1e-01]> : tensor<3xbf16>
  %in1c = tensor.cast %in1 : tensor<3xbf16> to tensor<?xbf16>
  %in1d = util.optimization_barrier %in1c : tensor<?xbf16>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xbf16> -> !torch.vtensor<[?],bf16>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],bf16>, !torch.vtensor<[?],bf16>, !torch.int -> !torch.vtensor<[?,?],bf16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],bf16> -> tensor<?x?xbf16>
  check.expect_almost_eq_const(%out0, dense<[[2.94e+00, 1.84e-01, 6.3e-01], [1.14e+00, 8.4e-01, 8.95e-01]]> : tensor<2x3xbf16>, atol 2.0e-02, rtol 2.0e-02) : tensor<?x?xbf16>
  return
}

func.func @add_Tensor_case6() {
  %in0 = util.unfoldable_constant dense<[[0, 6, 7], [0, 9, 8]]> : tensor<2x3xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi8> -> !torch.vtensor<[2,3],ui8>
  %in1 = util.unfoldable_constant dense<[0, 3, -6]> : tensor<3xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi8> -> !torch.vtensor<[3],si8>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],ui8>, !torch.vtensor<[3],si8>, !torch.int -> !torch.vtensor<[2,3],si16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si16> -> tensor<2x3xi16>
  check.expect_eq_const(%out0, dense<[[0, 9, 1], [0, 12, 2]]> : tensor<2x3xi16>) : tensor<2x3xi16>
  return
}

func.func @add_Tensor_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, 6, 7], [0, 9, 8]]> : tensor<2x3xi8>
  %in0c = tensor.cast %in0 : tensor<2x3xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],ui8>
  %in1 = util.unfoldable_constant dense<[0, 3, -6]> : tensor<3xi8>
  %in1c = tensor.cast %in1 : tensor<3xi8> to tensor<?xi8>
  %in1d = util.optimization_barrier %in1c : tensor<?xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi8> -> !torch.vtensor<[?],si8>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],ui8>, !torch.vtensor<[?],si8>, !torch.int -> !torch.vtensor<[?,?],si16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si16> -> tensor<?x?xi16>
  check.expect_eq_const(%out0, dense<[[0, 9, 1], [0, 12, 2]]> : tensor<2x3xi16>) : tensor<?x?xi16>
  return
}

func.func @add_Tensor_case7() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi32> -> !torch.vtensor<[2,3],si32>
  %in1 = util.unfoldable_constant dense<2> : tensor<i64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<i64> -> !torch.vtensor<[],si64>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],si32>, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[2,3],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si32> -> tensor<2x3xi32>
  check.expect_eq_const(%out0, dense<[[8, 1, -3], [5, -3, 2]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @add_Tensor_case7_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi32>
  %in0c = tensor.cast %in0 : tensor<2x3xi32> to tensor<?x?xi32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi32> -> !torch.vtensor<[?,?],si32>
  %in1 = util.unfoldable_constant dense<2> : tensor<i64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<i64> -> !torch.vtensor<[],si64>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],si32>, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[?,?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si32> -> tensor<?x?xi32>
  check.expect_eq_const(%out0, dense<[[8, 1, -3], [5, -3, 2]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @add_Tensor_case8() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<2.5e+00> : tensor<f64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<f64> -> !torch.vtensor<[],f64>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[],f64>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.5546875e+00, 2.2226562e+00, 3.9375e+00], [1.7617188e+00, 2.8789062e+00, 4.1992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @add_Tensor_case8_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<2.5e+00> : tensor<f64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<f64> -> !torch.vtensor<[],f64>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f64>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.5546875e+00, 2.2226562e+00, 3.9375e+00], [1.7617188e+00, 2.8789062e+00, 4.1992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @add_Tensor_case9() {
  %in0 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xi1> -> !torch.vtensor<[4],i1>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true]]> : tensor<1x4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1x4xi1> -> !torch.vtensor<[1,4],i1>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[4],i1>, !torch.vtensor<[1,4],i1>, !torch.int -> !torch.vtensor<[1,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[1,4],i1> -> tensor<1x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false, true]]> : tensor<1x4xi1>) : tensor<1x4xi1>
  return
}

func.func @add_Tensor_case9_dynamic() {
  %in0 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %in0c = tensor.cast %in0 : tensor<4xi1> to tensor<?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true]]> : tensor<1x4xi1>
  %in1c = tensor.cast %in1 : tensor<1x4xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?],i1>, !torch.vtensor<[?,?],i1>, !torch.int -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false, true]]> : tensor<1x4xi1>) : tensor<?x?xi1>
  return
}

func.func @add_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.aten.add.Scalar %arg0, %0, %1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.0546875e+00, 5.7226562e+00, 7.4375e+00], [5.2617188e+00, 6.3789062e+00, 7.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @add_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.aten.add.Scalar %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.0546875e+00, 5.7226562e+00, 7.4375e+00], [5.2617188e+00, 6.3789062e+00, 7.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @add_Scalar_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.float 2.5
  %1 = torch.constant.int 1
  %2 = torch.aten.add.Scalar %arg0, %0, %1 : !torch.vtensor<[2,3],si64>, !torch.float, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.5e+00, 1.5e+00, -2.5e+00], [5.5e+00, -2.5e+00, 2.5e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @add_Scalar_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.float 2.5
  %1 = torch.constant.int 1
  %2 = torch.aten.add.Scalar %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.float, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.5e+00, 1.5e+00, -2.5e+00], [5.5e+00, -2.5e+00, 2.5e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sub_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.sub.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.703125e+00, -1.1992188e+00, 3.0546875e+00], [-4.4960938e+00, -5.4296875e-01, 3.3164062e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @sub_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.sub.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.703125e+00, -1.1992188e+00, 3.0546875e+00], [-4.4960938e+00, -5.4296875e-01, 3.3164062e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sub_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.aten.sub.Scalar %arg0, %0, %1 : !torch.vtensor<[2,3],si64>, !torch.int, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[4, -3, -7], [1, -7, -2]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @sub_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.aten.sub.Scalar %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[4, -3, -7], [1, -7, -2]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @rsub_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float 1.5
  %1 = torch.constant.int 2
  %2 = torch.aten.rsub.Scalar %arg0, %0, %1 : !torch.vtensor<[2,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.09375e-01, 2.0546875e+00, -1.375e+00], [2.9765625e+00, 7.421875e-01, -1.8984375e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @rsub_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 1.5
  %1 = torch.constant.int 2
  %2 = torch.aten.rsub.Scalar %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.09375e-01, 2.0546875e+00, -1.375e+00], [2.9765625e+00, 7.421875e-01, -1.8984375e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @mul_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9816589e+00, -1.2783813e-01, -1.1623535e+00], [-1.3871613e+00, 1.746521e-01, -1.3739777e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @mul_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9816589e+00, -1.2783813e-01, -1.1623535e+00], [-1.3871613e+00, 1.746521e-01, -1.3739777e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @mul_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xi1> -> !torch.vtensor<[4],i1>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[4],i1>, !torch.vtensor<[4],f32> -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[-8.59375e-01, -1.5507812e+00, 0.0e+00, -0.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @mul_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %in0c = tensor.cast %in0 : tensor<4xi1> to tensor<?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[?],i1>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-8.59375e-01, -1.5507812e+00, 0.0e+00, -0.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @mul_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xi1> -> !torch.vtensor<[4],i1>
  %in1 = util.unfoldable_constant dense<[[true, false, true, true], [true, false, false, true]]> : tensor<2x4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x4xi1> -> !torch.vtensor<[2,4],i1>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[4],i1>, !torch.vtensor<[2,4],i1> -> !torch.vtensor<[2,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,4],i1> -> tensor<2x4xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false, false], [true, false, false, false]]> : tensor<2x4xi1>) : tensor<2x4xi1>
  return
}

func.func @mul_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %in0c = tensor.cast %in0 : tensor<4xi1> to tensor<?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %in1 = util.unfoldable_constant dense<[[true, false, true, true], [true, false, false, true]]> : tensor<2x4xi1>
  %in1c = tensor.cast %in1 : tensor<2x4xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[?],i1>, !torch.vtensor<[?,?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false, false], [true, false, false, false]]> : tensor<2x4xi1>) : tensor<?x?xi1>
  return
}

func.func @mul_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 3
  %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[18, -3, -15], [9, -15, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @mul_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 3
  %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[18, -3, -15], [9, -15, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @mul_Scalar_case2() {
  %in0 = util.unfoldable_constant dense<[89, 192, 185, 146, 163]> : tensor<5xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xi8> -> !torch.vtensor<[5],ui8>
  %0 = torch.constant.int 2
  %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[5],ui8>, !torch.int -> !torch.vtensor<[5],ui8>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[5],ui8> -> tensor<5xi8>
  check.expect_eq_const(%out0, dense<[178, 128, 114, 36, 70]> : tensor<5xi8>) : tensor<5xi8>
  return
}

func.func @mul_Scalar_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[89, 192, 185, 146, 163]> : tensor<5xi8>
  %in0c = tensor.cast %in0 : tensor<5xi8> to tensor<?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %0 = torch.constant.int 2
  %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[?],ui8>, !torch.int -> !torch.vtensor<[?],ui8>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],ui8> -> tensor<?xi8>
  check.expect_eq_const(%out0, dense<[178, 128, 114, 36, 70]> : tensor<5xi8>) : tensor<?xi8>
  return
}

func.func @div_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.2e+00, -3.0341882e-01, 9.7097623e-01], [-8.669725e-01, 5.6725144e-01, 8.8414633e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @div_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.2e+00, -3.0341882e-01, 9.7097623e-01], [-8.669725e-01, 5.6725144e-01, 8.8414633e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @div_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.5714287e-01, -1.6666667e-01, -5.555556e-01], [1.5e+00, -5.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @div_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.5714287e-01, -1.6666667e-01, -5.555556e-01], [1.5e+00, -5.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @div_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 4
  %1 = torch.aten.div.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5e+00, -2.5e-01, -1.25e+00], [7.5e-01, -1.25e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @div_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 4
  %1 = torch.aten.div.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5e+00, -2.5e-01, -1.25e+00], [7.5e-01, -1.25e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @div_Tensor_mode() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.str "floor"
  %1 = torch.aten.div.Tensor_mode %arg0, %arg1, %0 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>, !torch.str -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[0, -1, -1], [1, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @div_Tensor_mode_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.str "floor"
  %1 = torch.aten.div.Tensor_mode %arg0, %arg1, %0 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>, !torch.str -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, -1, -1], [1, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @div_Tensor_mode_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.str "trunc"
  %1 = torch.aten.div.Tensor_mode %arg0, %arg1, %0 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>, !torch.str -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[0, 0, 0], [1, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @div_Tensor_mode_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.str "trunc"
  %1 = torch.aten.div.Tensor_mode %arg0, %arg1, %0 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>, !torch.str -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 0, 0], [1, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @div_Tensor_mode_case3() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.str "floor"
  %1 = torch.aten.div.Tensor_mode %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.str -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, -1.0e+00, 0.0e+00], [-1.0e+00, 0.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @div_Tensor_mode_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.str "floor"
  %1 = torch.aten.div.Tensor_mode %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.str -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, -1.0e+00, 0.0e+00], [-1.0e+00, 0.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @div_Scalar_mode() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float -0.5
  %1 = torch.constant.str "trunc"
  %2 = torch.aten.div.Scalar_mode %arg0, %0, %1 : !torch.vtensor<[2,3],f32>, !torch.float, !torch.str -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.0e+00, 0.0e+00, -2.0e+00], [1.0e+00, -0.0e+00, -3.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @div_Scalar_mode_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float -0.5
  %1 = torch.constant.str "trunc"
  %2 = torch.aten.div.Scalar_mode %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.str -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.0e+00, 0.0e+00, -2.0e+00], [1.0e+00, -0.0e+00, -3.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @div_Scalar_mode_case2() {
  %in0 = util.unfoldable_constant dense<[1.0e+00, -1.0e+00]> : tensor<2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %0 = torch.constant.float 0.1
  %1 = torch.constant.str "floor"
  %2 = torch.aten.div.Scalar_mode %arg0, %0, %1 : !torch.vtensor<[2],f32>, !torch.float, !torch.str -> !torch.vtensor<[2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[9.0e+00, -1.0e+01]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @div_Scalar_mode_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.0e+00, -1.0e+00]> : tensor<2xf32>
  %in0c = tensor.cast %in0 : tensor<2xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.float 0.1
  %1 = torch.constant.str "floor"
  %2 = torch.aten.div.Scalar_mode %arg0, %0, %1 : !torch.vtensor<[?],f32>, !torch.float, !torch.str -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[9.0e+00, -1.0e+01]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @floor_divide() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.floor_divide %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[0, -1, -1], [1, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @floor_divide_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.floor_divide %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, -1, -1], [1, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @remainder_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[-7, -6, -9], [-2, -1, -4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.remainder.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[-1, -1, -5], [-1, 0, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @remainder_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[-7, -6, -9], [-2, -1, -4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.remainder.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-1, -1, -5], [-1, 0, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @remainder_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[-8.7890625e-01, -9.140625e-01, -1.4804688e+00], [-8.515625e-01, -6.6796875e-01, -1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.remainder.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-7.03125e-01, -2.7734375e-01, -4.296875e-02], [-7.3828125e-01, -2.890625e-01, -2.2265625e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @remainder_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[-8.7890625e-01, -9.140625e-01, -1.4804688e+00], [-8.515625e-01, -6.6796875e-01, -1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.remainder.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-7.03125e-01, -2.7734375e-01, -4.296875e-02], [-7.3828125e-01, -2.890625e-01, -2.2265625e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @remainder_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float 0.75
  %1 = torch.aten.remainder.Scalar %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.046875e-01, 4.7265625e-01, 6.875e-01], [1.171875e-02, 3.7890625e-01, 1.9921875e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @remainder_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.75
  %1 = torch.aten.remainder.Scalar %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.046875e-01, 4.7265625e-01, 6.875e-01], [1.171875e-02, 3.7890625e-01, 1.9921875e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @fmod_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.fmod.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7578125e-01, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @fmod_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.fmod.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7578125e-01, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @fmod_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int -4
  %1 = torch.aten.fmod.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[2, -1, -1], [3, -1, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @fmod_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int -4
  %1 = torch.aten.fmod.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[2, -1, -1], [3, -1, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @pow_Tensor_Tensor() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.pow.Tensor_Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.72724e-01, 1.0252342e+00, 1.7577169e+00], [1.1259519e+00, 8.5822076e-01, 3.0346673e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @pow_Tensor_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.pow.Tensor_Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.72724e-01, 1.0252342e+00, 1.7577169e+00], [1.1259519e+00, 8.5822076e-01, 3.0346673e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @pow_Tensor_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1123657e+00, 7.6919556e-02, 2.0664062e+00], [5.450592e-01, 1.4356995e-01, 2.8873444e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @pow_Tensor_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1123657e+00, 7.6919556e-02, 2.0664062e+00], [5.450592e-01, 1.4356995e-01, 2.8873444e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @pow_Tensor_Scalar_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 3
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1731982e+00, -2.1333158e-02, 2.970459e+00], [-4.02407e-01, 5.439955e-02, 4.9062295e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @pow_Tensor_Scalar_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1731982e+00, -2.1333158e-02, 2.970459e+00], [-4.02407e-01, 5.439955e-02, 4.9062295e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @pow_Tensor_Scalar_case3() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.375e-01, 9.560662e-01, 1.2167451e+00], [9.2280143e-01, 8.172936e-01, 1.386317e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @pow_Tensor_Scalar_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.375e-01, 9.560662e-01, 1.2167451e+00], [9.2280143e-01, 8.172936e-01, 1.386317e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @pow_Tensor_Scalar_case4() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float -1.5
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.2136296e+00, 1.1442902e+00, 5.5513823e-01], [1.2725511e+00, 1.8317482e+00, 3.7532914e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @pow_Tensor_Scalar_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float -1.5
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.2136296e+00, 1.1442902e+00, 5.5513823e-01], [1.2725511e+00, 1.8317482e+00, 3.7532914e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @pow_Tensor_Scalar_case5() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 2
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[36, 1, 25], [9, 25, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @pow_Tensor_Scalar_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 2
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[36, 1, 25], [9, 25, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @pow_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.pow.Scalar %0, %arg0 : !torch.int, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0772681e+00, 8.2510877e-01, 2.708511e+00], [5.994531e-01, 1.3003557e+00, 3.2472506e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @pow_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.pow.Scalar %0, %arg0 : !torch.int, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0772681e+00, 8.2510877e-01, 2.708511e+00], [5.994531e-01, 1.3003557e+00, 3.2472506e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @addcmul() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.addcmul %arg0, %arg1, %arg2, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8803787e+00, -6.668091e-02, 8.389511e-01], [6.17218e-02, 5.328522e-01, 9.222107e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @addcmul_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.addcmul %arg0, %arg1, %arg2, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8803787e+00, -6.668091e-02, 8.389511e-01], [6.17218e-02, 5.328522e-01, 9.222107e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @addcdiv() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in2 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.addcdiv %arg0, %arg1, %arg2, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.2546875e+00, -5.8076257e-01, 2.4084764e+00], [-1.6052537e+00, 9.461577e-01, 2.583365e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @addcdiv_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in2c = tensor.cast %in2 : tensor<2x3xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.addcdiv %arg0, %arg1, %arg2, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.2546875e+00, -5.8076257e-01, 2.4084764e+00], [-1.6052537e+00, 9.461577e-01, 2.583365e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @lerp_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float 0.25
  %1 = torch.aten.lerp.Scalar %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0107422e+00, 2.0507812e-02, 1.4482422e+00], [-3.408203e-01, 4.5117188e-01, 1.7548828e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @lerp_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.25
  %1 = torch.aten.lerp.Scalar %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0107422e+00, 2.0507812e-02, 1.4482422e+00], [-3.408203e-01, 4.5117188e-01, 1.7548828e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @lerp_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.lerp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.24411e-01, 2.7182007e-01, 1.4027557e+00], [2.248886e+00, 5.12146e-01, 1.5191803e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @lerp_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.lerp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.24411e-01, 2.7182007e-01, 1.4027557e+00], [2.248886e+00, 5.12146e-01, 1.5191803e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @atan2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.atan2 %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.1150066e-01, -5.4166484e-01, 2.0831857e+00], [-3.7439793e-01, 6.8803257e-01, 2.014948e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @atan2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.atan2 %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.1150066e-01, -5.4166484e-01, 2.0831857e+00], [-3.7439793e-01, 6.8803257e-01, 2.014948e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @copysign_Tensor() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.copysign.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.7890625e-01, -9.140625e-01, 1.4804688e+00], [-8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @copysign_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.copysign.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.7890625e-01, -9.140625e-01, 1.4804688e+00], [-8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @maximum() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.maximum %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8789062e+00, 4.609375e-01, 1.4375e+00], [1.8789062e+00, 4.609375e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @maximum_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.maximum %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8789062e+00, 4.609375e-01, 1.4375e+00], [1.8789062e+00, 4.609375e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @maximum_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00]> : tensor<1xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1xf32> -> !torch.vtensor<[1],f32>
  %0 = torch.aten.maximum %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[1],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, 0.0e+00, 0x7F800000, 0.0e+00, 0x7FC00000, 5.0e-01, 0.0e+00, 2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @maximum_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00]> : tensor<1xf32>
  %in1c = tensor.cast %in1 : tensor<1xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.maximum %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, 0.0e+00, 0x7F800000, 0.0e+00, 0x7FC00000, 5.0e-01, 0.0e+00, 2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @maximum_case3() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xi1> -> !torch.vtensor<[4],i1>
  %0 = torch.aten.maximum %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[4],i1> -> !torch.vtensor<[3,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],i1> -> tensor<3x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false, true], [true, true, false, true], [true, true, true, false]]> : tensor<3x4xi1>) : tensor<3x4xi1>
  return
}

func.func @maximum_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %in1c = tensor.cast %in1 : tensor<4xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.maximum %arg0, %arg1 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false, true], [true, true, false, true], [true, true, true, false]]> : tensor<3x4xi1>) : tensor<?x?xi1>
  return
}

func.func @minimum() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [2, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @minimum_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [2, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @minimum_case2() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xi1> -> !torch.vtensor<[4],i1>
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[4],i1> -> !torch.vtensor<[3,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],i1> -> tensor<3x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false, false], [true, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>) : tensor<3x4xi1>
  return
}

func.func @minimum_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false, false]> : tensor<4xi1>
  %in1c = tensor.cast %in1 : tensor<4xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false, false], [true, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>) : tensor<?x?xi1>
  return
}

func.func @fmax() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.fmax %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, 0.0e+00, 0x7F800000, 0.0e+00, 0.0e+00, 5.0e-01, 0.0e+00, 2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @fmax_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.fmax %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, 0.0e+00, 0x7F800000, 0.0e+00, 0.0e+00, 5.0e-01, 0.0e+00, 2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @fmin() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.fmin %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 0.0e+00, -1.0e+00, 0.0e+00, 0xFF800000, 0.0e+00, 0.0e+00, -2.5e+00, 0.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @fmin_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.fmin %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 0.0e+00, -1.0e+00, 0.0e+00, 0xFF800000, 0.0e+00, 0.0e+00, -2.5e+00, 0.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @clamp() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.int 1
  %2 = torch.aten.clamp %arg0, %0, %1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, -2.7734375e-01, 1.0e+00], [-7.3828125e-01, 3.7890625e-01, 1.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @clamp_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.int 1
  %2 = torch.aten.clamp %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, -2.7734375e-01, 1.0e+00], [-7.3828125e-01, 3.7890625e-01, 1.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @clamp_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.none
  %2 = torch.aten.clamp %arg0, %0, %1 : !torch.vtensor<[2,3],si64>, !torch.int, !torch.none -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, 0, 0], [3, 0, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @clamp_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.none
  %2 = torch.aten.clamp %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.none -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, 0, 0], [3, 0, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @clamp_case3() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.none
  %1 = torch.constant.float 2.5
  %2 = torch.aten.clamp %arg0, %0, %1 : !torch.vtensor<[2,3],si64>, !torch.none, !torch.float -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.5e+00, -1.0e+00, -5.0e+00], [2.5e+00, -5.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @clamp_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.none
  %1 = torch.constant.float 2.5
  %2 = torch.aten.clamp %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.none, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.5e+00, -1.0e+00, -5.0e+00], [2.5e+00, -5.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @clamp_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.none
  %1 = torch.aten.clamp.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.none -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8789062e+00, 4.609375e-01, 1.4375e+00], [1.8789062e+00, 4.609375e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @clamp_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.clamp.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8789062e+00, 4.609375e-01, 1.4375e+00], [1.8789062e+00, 4.609375e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @clamp_min() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.clamp_min %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, 5.0e-01, 1.4375e+00], [5.0e-01, 5.0e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @clamp_min_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.clamp_min %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, 5.0e-01, 1.4375e+00], [5.0e-01, 5.0e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @clamp_max() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 3
  %1 = torch.aten.clamp_max %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[3, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @clamp_max_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 3
  %1 = torch.aten.clamp_max %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[3, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @eq_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @eq_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @eq_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @eq_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false, false, false, false, false, false, false]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @eq_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.eq.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.float -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @eq_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.eq.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.float -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @ne_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @ne_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @ne_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[true, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @ne_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[true, true, true, true, true, true, true, true, true, true]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @ne_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.ne.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.float -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @ne_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.ne.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.float -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @lt_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.lt.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @lt_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.lt.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @lt_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.lt.Tensor %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[true, false, false, false, false, true, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @lt_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.lt.Tensor %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[true, false, false, false, false, true, false, true, true, false]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @lt_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.lt.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.float -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @lt_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.lt.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.float -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @le_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.le.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @le_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.le.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @le_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.le.Tensor %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[true, false, false, false, false, true, false, true, true, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @le_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.le.Tensor %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[true, false, false, false, false, true, false, true, true, false]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @le_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.le.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.float -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @le_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.le.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.float -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @gt_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.gt.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @gt_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.gt.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @gt_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.gt.Tensor %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[false, true, true, false, true, false, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @gt_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.gt.Tensor %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, true, true, false, true, false, false, false, false, true]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @gt_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.gt.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.float -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @gt_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.gt.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.float -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @ge_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.ge.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @ge_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[1, -3, 3]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.ge.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @ge_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.ge.Tensor %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[false, true, true, false, true, false, false, false, false, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @ge_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[2.5e+00, -2.5e+00, 5.0e-01, 0x7FC00000, 0xFF800000, 0x7F800000, -1.0e+00, 1.0e+00, -0.0e+00, 0.0e+00]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.ge.Tensor %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, true, true, false, true, false, false, false, false, true]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @ge_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.ge.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.float -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @ge_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.float 1.5
  %1 = torch.aten.ge.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.float -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @eq_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[65, 150, 117, 19]> : tensor<4xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xi8> -> !torch.vtensor<[4],ui8>
  %in1 = util.unfoldable_constant dense<[0, 1, 3, 1]> : tensor<4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xi64> -> !torch.vtensor<[4],si64>
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[4],ui8>, !torch.vtensor<[4],si64> -> !torch.vtensor<[4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4],i1> -> tensor<4xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}

func.func @eq_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[65, 150, 117, 19]> : tensor<4xi8>
  %in0c = tensor.cast %in0 : tensor<4xi8> to tensor<?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %in1 = util.unfoldable_constant dense<[0, 1, 3, 1]> : tensor<4xi64>
  %in1c = tensor.cast %in1 : tensor<4xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[?],ui8>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false]> : tensor<4xi1>) : tensor<?xi1>
  return
}

func.func @lt_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[119, 11, 208, 67, 100, 37]> : tensor<6xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6xi8> -> !torch.vtensor<[6],ui8>
  %in1 = util.unfoldable_constant dense<[100]> : tensor<1xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1xi8> -> !torch.vtensor<[1],ui8>
  %0 = torch.aten.lt.Tensor %arg0, %arg1 : !torch.vtensor<[6],ui8>, !torch.vtensor<[1],ui8> -> !torch.vtensor<[6],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6],i1> -> tensor<6xi1>
  check.expect_eq_const(%out0, dense<[false, true, false, true, false, true]> : tensor<6xi1>) : tensor<6xi1>
  return
}

func.func @lt_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[119, 11, 208, 67, 100, 37]> : tensor<6xi8>
  %in0c = tensor.cast %in0 : tensor<6xi8> to tensor<?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %in1 = util.unfoldable_constant dense<[100]> : tensor<1xi8>
  %in1c = tensor.cast %in1 : tensor<1xi8> to tensor<?xi8>
  %in1d = util.optimization_barrier %in1c : tensor<?xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %0 = torch.aten.lt.Tensor %arg0, %arg1 : !torch.vtensor<[?],ui8>, !torch.vtensor<[?],ui8> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, true, false, true, false, true]> : tensor<6xi1>) : tensor<?xi1>
  return
}

func.func @logical_and() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, -0.0e+00, 1.0e+00], [-0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi1> -> !torch.vtensor<[3],i1>
  %0 = torch.aten.logical_and %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],i1> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @logical_and_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, -0.0e+00, 1.0e+00], [-0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %in1c = tensor.cast %in1 : tensor<3xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.logical_and %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @bitwise_and_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, 6, 9], [2, 1, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_and_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, 6, 9], [2, 1, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @bitwise_and_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi1> -> !torch.vtensor<[3],i1>
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false], [true, true, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @bitwise_and_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in0c = tensor.cast %in0 : tensor<2x3xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %in1c = tensor.cast %in1 : tensor<3xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false], [true, true, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @bitwise_and_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 6
  %1 = torch.aten.bitwise_and.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, 6, 2], [2, 2, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_and_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 6
  %1 = torch.aten.bitwise_and.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, 6, 2], [2, 2, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @logical_or() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, -0.0e+00, 1.0e+00], [-0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi1> -> !torch.vtensor<[3],i1>
  %0 = torch.aten.logical_or %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],i1> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @logical_or_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, -0.0e+00, 1.0e+00], [-0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %in1c = tensor.cast %in1 : tensor<3xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.logical_or %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @bitwise_or_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.bitwise_or.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[7, -1, -5], [3, -5, 4]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_or_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.bitwise_or.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[7, -1, -5], [3, -5, 4]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @bitwise_or_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi1> -> !torch.vtensor<[3],i1>
  %0 = torch.aten.bitwise_or.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @bitwise_or_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in0c = tensor.cast %in0 : tensor<2x3xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %in1c = tensor.cast %in1 : tensor<3xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.bitwise_or.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @bitwise_or_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 6
  %1 = torch.aten.bitwise_or.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -1], [7, -1, 6]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_or_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 6
  %1 = torch.aten.bitwise_or.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -1], [7, -1, 6]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @logical_xor() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, -0.0e+00, 1.0e+00], [-0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi1> -> !torch.vtensor<[3],i1>
  %0 = torch.aten.logical_xor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],i1> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @logical_xor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, -0.0e+00, 1.0e+00], [-0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %in1c = tensor.cast %in1 : tensor<3xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.logical_xor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @bitwise_xor_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[1, -7, -14], [1, -6, 4]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_xor_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[1, -7, -14], [1, -6, 4]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @bitwise_xor_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi1> -> !torch.vtensor<[3],i1>
  %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @bitwise_xor_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in0c = tensor.cast %in0 : tensor<2x3xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %in1c = tensor.cast %in1 : tensor<3xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @bitwise_xor_Scalar() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 6
  %1 = torch.aten.bitwise_xor.Scalar %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[0, -7, -3], [5, -3, 6]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_xor_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 6
  %1 = torch.aten.bitwise_xor.Scalar %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, -7, -3], [5, -3, 6]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @logical_not() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.logical_not %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @logical_not_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.logical_not %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @bitwise_not() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[-7, 0, 4], [-4, 4, -1]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_not_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-7, 0, 4], [-4, 4, -1]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @bitwise_not_case2() {
  %in0 = util.unfoldable_constant dense<[true, false, false, true, false]> : tensor<5xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xi1> -> !torch.vtensor<[5],i1>
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[5],i1> -> !torch.vtensor<[5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],i1> -> tensor<5xi1>
  check.expect_eq_const(%out0, dense<[false, true, true, false, true]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @bitwise_not_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[true, false, false, true, false]> : tensor<5xi1>
  %in0c = tensor.cast %in0 : tensor<5xi1> to tensor<?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[?],i1> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, true, true, false, true]> : tensor<5xi1>) : tensor<?xi1>
  return
}

func.func @bitwise_left_shift_Tensor() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[3, 0, 1]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[48, -1, -10], [24, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_left_shift_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[3, 0, 1]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[48, -1, -10], [24, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @bitwise_right_shift_Tensor() {
  %in0 = util.unfoldable_constant dense<[[600, -100, -500], [300, -500, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in1 = util.unfoldable_constant dense<[3, 0, 1]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.bitwise_right_shift.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[75, -100, -250], [37, -500, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @bitwise_right_shift_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[600, -100, -500], [300, -500, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[3, 0, 1]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.bitwise_right_shift.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[75, -100, -250], [37, -500, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @where_self() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @where_self_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in0c = tensor.cast %in0 : tensor<2x3xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @where_self_case2() {
  %in0 = util.unfoldable_constant dense<[[true], [true]]> : tensor<2x1xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x1xi1> -> !torch.vtensor<[2,1],i1>
  %in1 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %in2 = util.unfoldable_constant dense<2.5e+00> : tensor<f32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[2,1],i1>, !torch.vtensor<[2,3],si64>, !torch.vtensor<[],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.0e+00, -1.0e+00, -5.0e+00], [3.0e+00, -5.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @where_self_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true], [true]]> : tensor<2x1xi1>
  %in0c = tensor.cast %in0 : tensor<2x1xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<2.5e+00> : tensor<f32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],si64>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.0e+00, -1.0e+00, -5.0e+00], [3.0e+00, -5.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @masked_fill_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi1> -> !torch.vtensor<[3],i1>
  %0 = torch.constant.float -1.5
  %1 = torch.aten.masked_fill.Scalar %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],i1>, !torch.float -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.5e+00, -1.5e+00, 1.4375e+00], [-1.5e+00, -1.5e+00, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @masked_fill_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[true, true, false]> : tensor<3xi1>
  %in1c = tensor.cast %in1 : tensor<3xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.constant.float -1.5
  %1 = torch.aten.masked_fill.Scalar %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],i1>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.5e+00, -1.5e+00, 1.4375e+00], [-1.5e+00, -1.5e+00, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @masked_fill_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %in2 = util.unfoldable_constant dense<7.0e+00> : tensor<f32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.aten.masked_fill.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.0e+00, 7.0e+00, 7.0e+00], [7.0e+00, 7.0e+00, 7.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @masked_fill_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in1c = tensor.cast %in1 : tensor<2x3xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in2 = util.unfoldable_constant dense<7.0e+00> : tensor<f32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.aten.masked_fill.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.0e+00, 7.0e+00, 7.0e+00], [7.0e+00, 7.0e+00, 7.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @isnan() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false, false, false, true, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @isnan_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false, false, false, true, false, false, false]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @isinf() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.isinf %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false, true, true, false, false, false, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @isinf_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.isinf %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false, true, true, false, false, false, false]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @isfinite() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.isfinite %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[true, true, true, true, false, false, false, true, true, true]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @isfinite_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.isfinite %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[true, true, true, true, false, false, false, true, true, true]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @signbit() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.signbit %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],i1> -> tensor<10xi1>
  check.expect_eq_const(%out0, dense<[false, true, false, true, false, true, false, false, true, false]> : tensor<10xi1>) : tensor<10xi1>
  return
}

func.func @signbit_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.signbit %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, true, false, true, false, true, false, false, true, false]> : tensor<10xi1>) : tensor<?xi1>
  return
}

func.func @nan_to_num() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.constant.none
  %1 = torch.aten.nan_to_num %arg0, %0, %0, %0 : !torch.vtensor<[10],f32>, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 3.4028235e+38, -3.4028235e+38, 0.0e+00, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @nan_to_num_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.nan_to_num %arg0, %0, %0, %0 : !torch.vtensor<[?],f32>, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 3.4028235e+38, -3.4028235e+38, 0.0e+00, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @abs() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.abs %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00, 1.0e+00, 1.0e+00, 0x7F800000, 0x7F800000, 0x7FC00000, 5.0e-01, 2.5e+00, 2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @abs_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.abs %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00, 1.0e+00, 1.0e+00, 0x7F800000, 0x7F800000, 0x7FC00000, 5.0e-01, 2.5e+00, 2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @neg() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.neg %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[-0.0e+00, 0.0e+00, -1.0e+00, 1.0e+00, 0xFF800000, 0x7F800000, 0xFFC00000, -5.0e-01, 2.5e+00, -2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @neg_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.neg %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-0.0e+00, 0.0e+00, -1.0e+00, 1.0e+00, 0xFF800000, 0x7F800000, 0xFFC00000, -5.0e-01, 2.5e+00, -2.5e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @sign() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.sign %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00, -1.0e+00, 0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @sign_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.sign %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00, -1.0e+00, 0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @floor() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.floor %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0e+00, -3.0e+00, 2.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @floor_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.floor %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0e+00, -3.0e+00, 2.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @ceil() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.ceil %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0e+00, -2.0e+00, 3.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @ceil_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.ceil %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0e+00, -2.0e+00, 3.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @round() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.round %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0e+00, -2.0e+00, 2.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @round_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.round %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0e+00, -2.0e+00, 2.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @trunc() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.trunc %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0e+00, -2.0e+00, 2.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @trunc_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 5.0e-01, -2.5e+00, 2.5e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.trunc %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0e+00, -2.0e+00, 2.0e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @isnan_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @isnan_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @isinf_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.isinf %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @isinf_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.isinf %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @isfinite_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.isfinite %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @isfinite_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.isfinite %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @abs_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.abs %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, 1, 5], [3, 5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @abs_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.abs %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, 1, 5], [3, 5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @neg_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.neg %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[-6, 1, 5], [-3, 5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @neg_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.neg %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-6, 1, 5], [-3, 5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @sign_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.sign %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[1, -1, -1], [1, -1, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @sign_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.sign %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[1, -1, -1], [1, -1, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @floor_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.floor %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @floor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.floor %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @ceil_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.ceil %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @ceil_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.ceil %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @trunc_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.trunc %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @trunc_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.trunc %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @round_case2() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.round %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @round_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.round %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[6, -1, -5], [3, -5, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @round_decimals() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.round.decimals %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1e+00, -3.0e-01, 1.4e+00], [-7.0e-01, 4.0e-01, 1.7e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @round_decimals_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.round.decimals %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1e+00, -3.0e-01, 1.4e+00], [-7.0e-01, 4.0e-01, 1.7e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @frac() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.frac %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.46875e-02, -2.7734375e-01, 4.375e-01], [-7.3828125e-01, 3.7890625e-01, 6.9921875e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @frac_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.frac %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.46875e-02, -2.7734375e-01, 4.375e-01], [-7.3828125e-01, 3.7890625e-01, 6.9921875e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @square() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.square %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1123657e+00, 7.6919556e-02, 2.0664062e+00], [5.450592e-01, 1.4356995e-01, 2.8873444e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @square_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.square %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1123657e+00, 7.6919556e-02, 2.0664062e+00], [5.450592e-01, 1.4356995e-01, 2.8873444e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @exp() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.9372735e+00, 1.7688197e+00, 4.9607778e+00, 1.4380403e+00], [2.0598977e+00, 1.7513686e-01, 2.6809704e-01, 2.084179e+00], [4.2266355e+00, 1.466403e+00, 3.4767354e+00, 2.50872e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @exp_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.9372735e+00, 1.7688197e+00, 4.9607778e+00, 1.4380403e+00], [2.0598977e+00, 1.7513686e-01, 2.6809704e-01, 2.084179e+00], [4.2266355e+00, 1.466403e+00, 3.4767354e+00, 2.50872e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @exp2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.exp2 %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.4372387e+00, 1.4848452e+00, 3.034718e+00, 1.2863482e+00], [1.6502175e+00, 2.989161e-01, 4.015339e-01, 1.6636766e+00], [2.7158546e+00, 1.3038813e+00, 2.371983e+00, 3.834705e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @exp2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.exp2 %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.4372387e+00, 1.4848452e+00, 3.034718e+00, 1.2863482e+00], [1.6502175e+00, 2.989161e-01, 4.015339e-01, 1.6636766e+00], [2.7158546e+00, 1.3038813e+00, 2.371983e+00, 3.834705e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @expm1() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.expm1 %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.9372735e+00, 7.6881975e-01, 3.9607775e+00, 4.3804026e-01], [1.0598975e+00, -8.2486314e-01, -7.3190296e-01, 1.0841789e+00], [3.2266355e+00, 4.6640307e-01, 2.4767354e+00, -7.4912804e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @expm1_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.expm1 %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.9372735e+00, 7.6881975e-01, 3.9607775e+00, 4.3804026e-01], [1.0598975e+00, -8.2486314e-01, -7.3190296e-01, 1.0841789e+00], [3.2266355e+00, 4.6640307e-01, 2.4767354e+00, -7.4912804e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @erf() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.erf %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.882334e-01, 5.8007056e-01, 9.7648436e-01, 3.925783e-01], [6.932145e-01, -9.862537e-01, -9.373517e-01, 7.00992e-01], [9.584957e-01, 4.1175336e-01, 9.219717e-01, -9.494868e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @erf_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.erf %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.882334e-01, 5.8007056e-01, 9.7648436e-01, 3.925783e-01], [6.932145e-01, -9.862537e-01, -9.373517e-01, 7.00992e-01], [9.584957e-01, 4.1175336e-01, 9.219717e-01, -9.494868e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @erfc() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.erfc %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1766596e-02, 4.1992944e-01, 2.3515662e-02, 6.074217e-01], [3.067855e-01, 1.9862537e+00, 1.9373517e+00, 2.9900798e-01], [4.1504323e-02, 5.8824664e-01, 7.802831e-02, 1.9494867e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @erfc_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.erfc %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1766596e-02, 4.1992944e-01, 2.3515662e-02, 6.074217e-01], [3.067855e-01, 1.9862537e+00, 1.9373517e+00, 2.9900798e-01], [4.1504323e-02, 5.8824664e-01, 7.802831e-02, 1.9494867e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sin() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.sin %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.7793627e-01, 5.398951e-01, 9.9952674e-01, 3.5534325e-01], [6.6137934e-01, -9.8534846e-01, -9.6781695e-01, 6.701234e-01], [9.9164075e-01, 3.7353086e-01, 9.477457e-01, -9.82383e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @sin_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.sin %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.7793627e-01, 5.398951e-01, 9.9952674e-01, 3.5534325e-01], [6.6137934e-01, -9.8534846e-01, -9.6781695e-01, 6.701234e-01], [9.9164075e-01, 3.7353086e-01, 9.477457e-01, -9.82383e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @cos() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.0890358e-01, 8.417323e-01, -3.076132e-02, 9.347359e-01], [7.5005156e-01, -1.7055331e-01, 2.5165516e-01, 7.422497e-01], [1.2902935e-01, 9.276177e-01, 3.1902692e-01, 1.8687862e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @cos_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.0890358e-01, 8.417323e-01, -3.076132e-02, 9.347359e-01], [7.5005156e-01, -1.7055331e-01, 2.5165516e-01, 7.422497e-01], [1.2902935e-01, 9.276177e-01, 3.1902692e-01, 1.8687862e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @tan() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.tan %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-4.68128e+00, 6.414095e-01, -3.2492973e+01, 3.8015366e-01], [8.817785e-01, 5.7773633e+00, -3.8458061e+00, 9.0282744e-01], [7.6853895e+00, 4.026776e-01, 2.9707386e+00, -5.2567973e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @tan_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.tan %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-4.68128e+00, 6.414095e-01, -3.2492973e+01, 3.8015366e-01], [8.817785e-01, 5.7773633e+00, -3.8458061e+00, 9.0282744e-01], [7.6853895e+00, 4.026776e-01, 2.9707386e+00, -5.2567973e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @atan() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.atan %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0592402e+00, 5.1830435e-01, 1.0126356e+00, 3.4845734e-01], [6.257702e-01, -1.0497206e+00, -9.2115164e-01, 6.334259e-01], [9.642659e-01, 3.656023e-01, 8.945281e-01, -9.4469273e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @atan_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.atan %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0592402e+00, 5.1830435e-01, 1.0126356e+00, 3.4845734e-01], [6.257702e-01, -1.0497206e+00, -9.2115164e-01, 6.334259e-01], [9.642659e-01, 3.656023e-01, 8.945281e-01, -9.4469273e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sinh() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.sinh %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.884423e+00, 6.017355e-01, 2.3795981e+00, 3.7132472e-01], [7.872182e-01, -2.7673414e+00, -1.7309477e+00, 8.0218685e-01], [1.9950204e+00, 3.9223117e-01, 1.5945547e+00, -1.8676125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @sinh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.sinh %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.884423e+00, 6.017355e-01, 2.3795981e+00, 3.7132472e-01], [7.872182e-01, -2.7673414e+00, -1.7309477e+00, 8.0218685e-01], [1.9950204e+00, 3.9223117e-01, 1.5945547e+00, -1.8676125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @cosh() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.cosh %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.0528505e+00, 1.1670842e+00, 2.5811796e+00, 1.0667155e+00], [1.2726793e+00, 2.9424784e+00, 1.9990449e+00, 1.2819921e+00], [2.231615e+00, 1.0741719e+00, 1.8821807e+00, 2.1184845e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @cosh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.cosh %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.0528505e+00, 1.1670842e+00, 2.5811796e+00, 1.0667155e+00], [1.2726793e+00, 2.9424784e+00, 1.9990449e+00, 1.2819921e+00], [2.231615e+00, 1.0741719e+00, 1.8821807e+00, 2.1184845e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @tanh() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.4482946e-01, 5.1558876e-01, 9.2190343e-01, 3.4810096e-01], [6.1855197e-01, -9.404798e-01, -8.658874e-01, 6.257346e-01], [8.9398044e-01, 3.6514747e-01, 8.4718466e-01, -8.815795e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @tanh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.4482946e-01, 5.1558876e-01, 9.2190343e-01, 3.4810096e-01], [6.1855197e-01, -9.404798e-01, -8.658874e-01, 6.257346e-01], [8.9398044e-01, 3.6514747e-01, 8.4718466e-01, -8.815795e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @asinh() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.asinh %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.3412986e+00, 5.43202e-01, 1.2498112e+00, 3.5573098e-01], [6.711285e-01, -1.3220152e+00, -1.0884147e+00, 6.806003e-01], [1.1618155e+00, 3.7403023e-01, 1.0451505e+00, -1.1279511e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @asinh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.asinh %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.3412986e+00, 5.43202e-01, 1.2498112e+00, 3.5573098e-01], [6.711285e-01, -1.3220152e+00, -1.0884147e+00, 6.806003e-01], [1.1618155e+00, 3.7403023e-01, 1.0451505e+00, -1.1279511e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sigmoid() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.sigmoid %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.558512e-01, 6.3883525e-01, 8.322367e-01, 5.898345e-01], [6.7319167e-01, 1.490353e-01, 2.1141681e-01, 6.757646e-01], [8.086723e-01, 5.9455127e-01, 7.7662295e-01, 2.0055768e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @sigmoid_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.sigmoid %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.558512e-01, 6.3883525e-01, 8.322367e-01, 5.898345e-01], [6.7319167e-01, 1.490353e-01, 2.1141681e-01, 6.757646e-01], [8.086723e-01, 5.9455127e-01, 7.7662295e-01, 2.0055768e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @reciprocal() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.reciprocal %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.614035e-01, 1.7534246e+00, 6.2439024e-01, 2.7526882e+00], [1.3837838e+00, -5.7399106e-01, -7.596439e-01, 1.3617021e+00], [6.9376695e-01, 2.6122448e+00, 8.025078e-01, -7.2316384e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @reciprocal_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.reciprocal %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.614035e-01, 1.7534246e+00, 6.2439024e-01, 2.7526882e+00], [1.3837838e+00, -5.7399106e-01, -7.596439e-01, 1.3617021e+00], [6.9376695e-01, 2.6122448e+00, 8.025078e-01, -7.2316384e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @exp_case2() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0966332e+03, 4.034288e+02, 8.103084e+03], [7.389056e+00, 2.7182817e+00, 5.459815e+01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @exp_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0966332e+03, 4.034288e+02, 8.103084e+03], [7.389056e+00, 2.7182817e+00, 5.459815e+01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sin_case2() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.sin %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.569866e-01, -2.794155e-01, 4.121185e-01], [9.092974e-01, 8.4147096e-01, -7.568025e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @sin_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.sin %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.569866e-01, -2.794155e-01, 4.121185e-01], [9.092974e-01, 8.4147096e-01, -7.568025e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @tanh_case2() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.9999833e-01, 9.999877e-01, 9.9999994e-01], [9.640276e-01, 7.615942e-01, 9.993293e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @tanh_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.9999833e-01, 9.999877e-01, 9.9999994e-01], [9.640276e-01, 7.615942e-01, 9.993293e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sigmoid_case2() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.sigmoid %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.99089e-01, 9.975274e-01, 9.998766e-01], [8.80797e-01, 7.310586e-01, 9.8201376e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @sigmoid_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.sigmoid %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.99089e-01, 9.975274e-01, 9.998766e-01], [8.80797e-01, 7.310586e-01, 9.8201376e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @erf_case2() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.erf %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 1.0e+00, 1.0e+00], [9.953223e-01, 8.427008e-01, 1.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @erf_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.erf %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 1.0e+00, 1.0e+00], [9.953223e-01, 8.427008e-01, 1.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @reciprocal_case2() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.reciprocal %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4285715e-01, 1.6666667e-01, 1.1111111e-01], [5.0e-01, 1.0e+00, 2.5e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @reciprocal_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.reciprocal %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4285715e-01, 1.6666667e-01, 1.1111111e-01], [5.0e-01, 1.0e+00, 2.5e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @rsqrt() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.rsqrt %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.779645e-01, 4.0824828e-01, 3.3333334e-01], [7.0710677e-01, 1.0e+00, 5.0e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @rsqrt_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.rsqrt %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.779645e-01, 4.0824828e-01, 3.3333334e-01], [7.0710677e-01, 1.0e+00, 5.0e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @log() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.aten.log %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9459102e+00, 1.7917595e+00, 2.1972246e+00], [6.931472e-01, 0.0e+00, 1.3862944e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @log_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.log %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9459102e+00, 1.7917595e+00, 2.1972246e+00], [6.931472e-01, 0.0e+00, 1.3862944e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @log_case2() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.log %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-4.575811e-01, 3.5197642e-01, 1.3028278e+00, 1.3635774e+00], [1.1977032e+00, 1.049236e+00, 9.2871326e-01, 1.0748957e+00], [-1.201372e+00, 1.3545457e+00, 9.8278046e-01, 3.5197642e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @log_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.log %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-4.575811e-01, 3.5197642e-01, 1.3028278e+00, 1.3635774e+00], [1.1977032e+00, 1.049236e+00, 9.2871326e-01, 1.0748957e+00], [-1.201372e+00, 1.3545457e+00, 9.8278046e-01, 3.5197642e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @log2() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.log2 %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.6015e-01, 5.077946e-01, 1.8795832e+00, 1.9672263e+00], [1.7279204e+00, 1.5137275e+00, 1.33985e+00, 1.5507468e+00], [-1.7332134e+00, 1.9541963e+00, 1.4178525e+00, 5.077946e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @log2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.log2 %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.6015e-01, 5.077946e-01, 1.8795832e+00, 1.9672263e+00], [1.7279204e+00, 1.5137275e+00, 1.33985e+00, 1.5507468e+00], [-1.7332134e+00, 1.9541963e+00, 1.4178525e+00, 5.077946e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @log10() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.log10 %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.9872496e-01, 1.5286142e-01, 5.658109e-01, 5.9219414e-01], [5.201559e-01, 4.5567742e-01, 4.0333503e-01, 4.668213e-01], [-5.2174926e-01, 5.882717e-01, 4.2681614e-01, 1.5286142e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @log10_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.log10 %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.9872496e-01, 1.5286142e-01, 5.658109e-01, 5.9219414e-01], [5.201559e-01, 4.5567742e-01, 4.0333503e-01, 4.668213e-01], [-5.2174926e-01, 5.882717e-01, 4.2681614e-01, 1.5286142e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @log1p() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.log1p %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.90304e-01, 8.8454205e-01, 1.5432314e+00, 1.5913057e+00], [1.4615178e+00, 1.3494925e+00, 1.2616519e+00, 1.36856e+00], [2.6296505e-01, 1.5841202e+00, 1.3007025e+00, 8.8454205e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @log1p_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.log1p %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.90304e-01, 8.8454205e-01, 1.5432314e+00, 1.5913057e+00], [1.4615178e+00, 1.3494925e+00, 1.2616519e+00, 1.36856e+00], [2.6296505e-01, 1.5841202e+00, 1.3007025e+00, 8.8454205e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sqrt() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.sqrt %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.954951e-01, 1.192424e+00, 1.9182512e+00, 1.9774115e+00], [1.8200275e+00, 1.6898133e+00, 1.5909902e+00, 1.711633e+00], [5.484353e-01, 1.968502e+00, 1.6345872e+00, 1.192424e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @sqrt_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.sqrt %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.954951e-01, 1.192424e+00, 1.9182512e+00, 1.9774115e+00], [1.8200275e+00, 1.6898133e+00, 1.5909902e+00, 1.711633e+00], [5.484353e-01, 1.968502e+00, 1.6345872e+00, 1.192424e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @rsqrt_case2() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.rsqrt %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.2570786e+00, 8.386278e-01, 5.213082e-01, 5.057116e-01], [5.4944223e-01, 5.917814e-01, 6.285393e-01, 5.842374e-01], [1.8233693e+00, 5.080005e-01, 6.1177534e-01, 8.386278e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @rsqrt_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.328125e-01, 1.421875e+00, 3.6796875e+00, 3.9101562e+00], [3.3125e+00, 2.8554688e+00, 2.53125e+00, 2.9296875e+00], [3.0078125e-01, 3.875e+00, 2.671875e+00, 1.421875e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.rsqrt %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.2570786e+00, 8.386278e-01, 5.213082e-01, 5.057116e-01], [5.4944223e-01, 5.917814e-01, 6.285393e-01, 5.842374e-01], [1.8233693e+00, 5.080005e-01, 6.1177534e-01, 8.386278e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @asin() {
  %in0 = util.unfoldable_constant dense<[[6.25e-02, 1.484375e-01, 6.40625e-01, -2.9296875e-01], [-6.9140625e-01, -1.328125e-01, -8.203125e-02, -9.2578125e-01], [-4.4921875e-01, 7.5e-01, -3.046875e-01, 2.890625e-01]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.asin %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.254076e-02, 1.4898808e-01, 6.9531196e-01, -2.9733035e-01], [-7.634337e-01, -1.3320608e-01, -8.212353e-02, -1.1830969e+00], [-4.658907e-01, 8.480621e-01, -3.096103e-01, 2.932474e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @asin_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.25e-02, 1.484375e-01, 6.40625e-01, -2.9296875e-01], [-6.9140625e-01, -1.328125e-01, -8.203125e-02, -9.2578125e-01], [-4.4921875e-01, 7.5e-01, -3.046875e-01, 2.890625e-01]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.asin %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.254076e-02, 1.4898808e-01, 6.9531196e-01, -2.9733035e-01], [-7.634337e-01, -1.3320608e-01, -8.212353e-02, -1.1830969e+00], [-4.658907e-01, 8.480621e-01, -3.096103e-01, 2.932474e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @acos() {
  %in0 = util.unfoldable_constant dense<[[6.25e-02, 1.484375e-01, 6.40625e-01, -2.9296875e-01], [-6.9140625e-01, -1.328125e-01, -8.203125e-02, -9.2578125e-01], [-4.4921875e-01, 7.5e-01, -3.046875e-01, 2.890625e-01]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.acos %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5082556e+00, 1.4218082e+00, 8.754844e-01, 1.8681266e+00], [2.33423e+00, 1.7040024e+00, 1.6529199e+00, 2.7538931e+00], [2.036687e+00, 7.227343e-01, 1.8804066e+00, 1.2775489e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @acos_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.25e-02, 1.484375e-01, 6.40625e-01, -2.9296875e-01], [-6.9140625e-01, -1.328125e-01, -8.203125e-02, -9.2578125e-01], [-4.4921875e-01, 7.5e-01, -3.046875e-01, 2.890625e-01]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.acos %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5082556e+00, 1.4218082e+00, 8.754844e-01, 1.8681266e+00], [2.33423e+00, 1.7040024e+00, 1.6529199e+00, 2.7538931e+00], [2.036687e+00, 7.227343e-01, 1.8804066e+00, 1.2775489e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @atanh() {
  %in0 = util.unfoldable_constant dense<[[6.25e-02, 1.484375e-01, 6.40625e-01, -2.9296875e-01], [-6.9140625e-01, -1.328125e-01, -8.203125e-02, -9.2578125e-01], [-4.4921875e-01, 7.5e-01, -3.046875e-01, 2.890625e-01]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.atanh %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.258158e-02, 1.4954235e-01, 7.5923306e-01, -3.0181068e-01], [-8.5064495e-01, -1.3360177e-01, -8.2215995e-02, -1.6280351e+00], [-4.8372108e-01, 9.729551e-01, -3.1467873e-01, 2.97543e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @atanh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.25e-02, 1.484375e-01, 6.40625e-01, -2.9296875e-01], [-6.9140625e-01, -1.328125e-01, -8.203125e-02, -9.2578125e-01], [-4.4921875e-01, 7.5e-01, -3.046875e-01, 2.890625e-01]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.atanh %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.258158e-02, 1.4954235e-01, 7.5923306e-01, -3.0181068e-01], [-8.5064495e-01, -1.3360177e-01, -8.2215995e-02, -1.6280351e+00], [-4.8372108e-01, 9.729551e-01, -3.1467873e-01, 2.97543e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @acosh() {
  %in0 = util.unfoldable_constant dense<[[1.7109375e+00, 2.3164062e+00, 2.4140625e+00, 1.4882812e+00], [2.0234375e+00, 2.765625e+00, 2.6445312e+00, 1.546875e+00], [1.28125e+00, 3.953125e+00, 3.6992188e+00, 3.7304688e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.acosh %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.131148e+00, 1.4829311e+00, 1.5285021e+00, 9.518675e-01], [1.3303851e+00, 1.6759984e+00, 1.6278088e+00, 1.0032219e+00], [7.334492e-01, 2.0512576e+00, 1.9824775e+00, 1.9912122e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @acosh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.7109375e+00, 2.3164062e+00, 2.4140625e+00, 1.4882812e+00], [2.0234375e+00, 2.765625e+00, 2.6445312e+00, 1.546875e+00], [1.28125e+00, 3.953125e+00, 3.6992188e+00, 3.7304688e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.acosh %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.131148e+00, 1.4829311e+00, 1.5285021e+00, 9.518675e-01], [1.3303851e+00, 1.6759984e+00, 1.6278088e+00, 1.0032219e+00], [7.334492e-01, 2.0512576e+00, 1.9824775e+00, 1.9912122e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @logit() {
  %in0 = util.unfoldable_constant dense<[[3.28125e-01, 9.21875e-01, 8.59375e-02, 2.7734375e-01], [3.3203125e-01, 6.25e-01, 5.5078125e-01, 5.625e-01], [7.96875e-01, 9.2578125e-01, 1.2109375e-01, 7.03125e-02]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.none
  %1 = torch.aten.logit %arg0, %0 : !torch.vtensor<[3,4],f32>, !torch.none -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-7.1667767e-01, 2.4680996e+00, -2.3642786e+00, -9.5767593e-01], [-6.990123e-01, 5.1082563e-01, 2.0382778e-01, 2.513144e-01], [1.3668762e+00, 2.523621e+00, -1.9821132e+00, -2.581899e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @logit_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.28125e-01, 9.21875e-01, 8.59375e-02, 2.7734375e-01], [3.3203125e-01, 6.25e-01, 5.5078125e-01, 5.625e-01], [7.96875e-01, 9.2578125e-01, 1.2109375e-01, 7.03125e-02]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.logit %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-7.1667767e-01, 2.4680996e+00, -2.3642786e+00, -9.5767593e-01], [-6.990123e-01, 5.1082563e-01, 2.0382778e-01, 2.513144e-01], [1.3668762e+00, 2.523621e+00, -1.9821132e+00, -2.581899e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @logit_case2() {
  %in0 = util.unfoldable_constant dense<[[-2.1484375e-01, 5.5078125e-01, 3.1640625e-01, 7.3046875e-01], [9.453125e-01, -3.90625e-01, 5.0e-01, -4.4140625e-01], [6.5234375e-01, 1.3320312e+00, 9.1015625e-01, 5.9375e-01]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.float 0.1
  %1 = torch.aten.logit %arg0, %0 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.1972246e+00, 2.0382778e-01, -7.703368e-01, 9.970021e-01], [2.1972244e+00, -2.1972246e+00, 0.0e+00, -2.1972246e+00], [6.2935746e-01, 2.1972244e+00, 2.1972244e+00, 3.794896e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @logit_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-2.1484375e-01, 5.5078125e-01, 3.1640625e-01, 7.3046875e-01], [9.453125e-01, -3.90625e-01, 5.0e-01, -4.4140625e-01], [6.5234375e-01, 1.3320312e+00, 9.1015625e-01, 5.9375e-01]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.1
  %1 = torch.aten.logit %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.1972246e+00, 2.0382778e-01, -7.703368e-01, 9.970021e-01], [2.1972244e+00, -2.1972246e+00, 0.0e+00, -2.1972246e+00], [6.2935746e-01, 2.1972244e+00, 2.1972244e+00, 3.794896e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @exp_case3() {
  %in0 = util.unfoldable_constant dense<[1.87890625e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf64> -> !torch.vtensor<[3],f64>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[3],f64> -> !torch.vtensor<[3],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3],f64> -> tensor<3xf64>
  check.expect_almost_eq_const(%out0, dense<[6.546340884762466e+00, 1.5855597506992676e+00, 4.454840879469266e-01]> : tensor<3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3xf64>
  return
}

func.func @exp_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.87890625e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf64>
  %in0c = tensor.cast %in0 : tensor<3xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[6.546340884762466e+00, 1.5855597506992676e+00, 4.454840879469266e-01]> : tensor<3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @exp_case4() {
  %in0 = util.unfoldable_constant dense<[1.879e+00, 4.61e-01, -8.086e-01]> : tensor<3xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf16> -> !torch.vtensor<[3],f16>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[3],f16> -> !torch.vtensor<[3],f16>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3],f16> -> tensor<3xf16>
  check.expect_almost_eq_const(%out0, dense<[6.547e+00, 1.586e+00, 4.456e-01]> : tensor<3xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<3xf16>
  return
}

func.func @exp_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.879e+00, 4.61e-01, -8.086e-01]> : tensor<3xf16>
  %in0c = tensor.cast %in0 : tensor<3xf16> to tensor<?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf16> -> !torch.vtensor<[?],f16>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[?],f16> -> !torch.vtensor<[?],f16>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f16> -> tensor<?xf16>
  check.expect_almost_eq_const(%out0, dense<[6.547e+00, 1.586e+00, 4.456e-01]> : tensor<3xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?xf16>
  return
}

func.func @absolute() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.absolute %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @absolute_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.absolute %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @arctan() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.arctan %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.210381e-01, 7.405303e-01, 9.767295e-01], [7.0540047e-01, 5.889035e-01, 1.0910211e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @arctan_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.arctan %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.210381e-01, 7.405303e-01, 9.767295e-01], [7.0540047e-01, 5.889035e-01, 1.0910211e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @negative() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.negative %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.7890625e-01, -9.140625e-01, -1.4804688e+00], [-8.515625e-01, -6.6796875e-01, -1.921875e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @negative_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.negative %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.7890625e-01, -9.140625e-01, -1.4804688e+00], [-8.515625e-01, -6.6796875e-01, -1.921875e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @fix() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.fix %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00, 1.0e+00], [0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @fix_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.fix %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00, 1.0e+00], [0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_expit() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.special_expit %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.0659554e-01, 7.1383077e-01, 8.146434e-01], [7.0089483e-01, 6.6104823e-01, 8.7234735e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @special_expit_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.special_expit %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.0659554e-01, 7.1383077e-01, 8.146434e-01], [7.0089483e-01, 6.6104823e-01, 8.7234735e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_gammaln() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.special_gammaln %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.273328e-02, 5.594871e-02, -1.2131559e-01], [1.0526131e-01, 3.0143642e-01, -3.1028938e-02]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @special_gammaln_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.special_gammaln %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.273328e-02, 5.594871e-02, -1.2131559e-01], [1.0526131e-01, 3.0143642e-01, -3.1028938e-02]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @divide_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.divide.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.6133056e-01, -6.0169494e-01, -1.7777778e+00], [-3.929314e-01, 8.220339e-01, -2.1014493e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @divide_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.divide.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.6133056e-01, -6.0169494e-01, -1.7777778e+00], [-3.929314e-01, 8.220339e-01, -2.1014493e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @subtract_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.subtract.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.2421875e-01, -7.3828125e-01, 2.2460938e+00], [-2.6171875e+00, -8.203125e-02, 2.5078125e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @subtract_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.subtract.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.2421875e-01, -7.3828125e-01, 2.2460938e+00], [-2.6171875e+00, -8.203125e-02, 2.5078125e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @multiply_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.multiply.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9816589e+00, -1.2783813e-01, -1.1623535e+00], [-1.3871613e+00, 1.746521e-01, -1.3739777e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @multiply_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.multiply.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9816589e+00, -1.2783813e-01, -1.1623535e+00], [-1.3871613e+00, 1.746521e-01, -1.3739777e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @greater_equal_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.greater_equal.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @greater_equal_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.greater_equal.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @not_equal_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.not_equal.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @not_equal_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.not_equal.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @true_divide_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.true_divide.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.6133056e-01, -6.0169494e-01, -1.7777778e+00], [-3.929314e-01, 8.220339e-01, -2.1014493e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @true_divide_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.true_divide.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.6133056e-01, -6.0169494e-01, -1.7777778e+00], [-3.929314e-01, 8.220339e-01, -2.1014493e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @less_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.less.Scalar %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, true, false], [true, true, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @less_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.less.Scalar %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, true, false], [true, true, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}
