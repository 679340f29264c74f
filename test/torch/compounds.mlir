// Operators of torch: compounds. Written by generate.py with torch 2.15.0.

func.func @addbmm() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %in1 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in2 = util.unfoldable_constant dense<[[[5.859375e-02, 2.7734375e-01, -1.4179688e+00, 8.1640625e-01, -1.78125e+00], [-1.6914062e+00, -1.84375e+00, -1.4335938e+00, 1.7617188e+00, -8.515625e-01], [1.0742188e+00, -4.609375e-01, 6.71875e-01, 1.3164062e+00, 1.1679688e+00], [1.3164062e+00, 9.296875e-01, 1.1953125e+00, -6.8359375e-01, 1.9804688e+00]], [[5.2734375e-01, 1.6328125e+00, -1.4882812e+00, 1.421875e+00, -1.703125e+00], [-1.9765625e+00, 6.4453125e-01, 1.6367188e+00, 1.0234375e+00, 9.6484375e-01], [-1.5898438e+00, 3.203125e-01, -1.2578125e+00, -1.8867188e+00, -8.0078125e-01], [7.4609375e-01, -1.7109375e+00, 1.2773438e+00, -2.3828125e-01, -7.8515625e-01]]]> : tensor<2x4x5xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x4x5xf32> -> !torch.vtensor<[2,4,5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.int 2
  %2 = torch.aten.addbmm %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[3,5],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.3882446e-01, 3.5818481e+00, -2.468753e+01, 5.8160706e+00, -1.8339264e+01], [-8.768646e+00, -1.2038361e+01, -2.3855835e+01, -6.927185e-01, -2.8039124e+01], [1.0278442e+01, 6.747528e+00, -2.1643066e-01, -6.247162e+00, 6.45932e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @addbmm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in1c = tensor.cast %in1 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in2 = util.unfoldable_constant dense<[[[5.859375e-02, 2.7734375e-01, -1.4179688e+00, 8.1640625e-01, -1.78125e+00], [-1.6914062e+00, -1.84375e+00, -1.4335938e+00, 1.7617188e+00, -8.515625e-01], [1.0742188e+00, -4.609375e-01, 6.71875e-01, 1.3164062e+00, 1.1679688e+00], [1.3164062e+00, 9.296875e-01, 1.1953125e+00, -6.8359375e-01, 1.9804688e+00]], [[5.2734375e-01, 1.6328125e+00, -1.4882812e+00, 1.421875e+00, -1.703125e+00], [-1.9765625e+00, 6.4453125e-01, 1.6367188e+00, 1.0234375e+00, 9.6484375e-01], [-1.5898438e+00, 3.203125e-01, -1.2578125e+00, -1.8867188e+00, -8.0078125e-01], [7.4609375e-01, -1.7109375e+00, 1.2773438e+00, -2.3828125e-01, -7.8515625e-01]]]> : tensor<2x4x5xf32>
  %in2c = tensor.cast %in2 : tensor<2x4x5xf32> to tensor<?x?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.int 2
  %2 = torch.aten.addbmm %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.3882446e-01, 3.5818481e+00, -2.468753e+01, 5.8160706e+00, -1.8339264e+01], [-8.768646e+00, -1.2038361e+01, -2.3855835e+01, -6.927185e-01, -2.8039124e+01], [1.0278442e+01, 6.747528e+00, -2.1643066e-01, -6.247162e+00, 6.45932e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_scaled_mm() {
  %in0 = util.unfoldable_constant dense<[[-6.9e-01, 2.5e-01, -9.4e-02, -1.4e+00, 6.2e-01, -6.9e-01, 1.4e+00, 1.5e+00, -8.1e-01, -1.4e+00, -1.0e+00, -1.7e-01, 7.8e-02, 1.1e+00, 1.2e+00, -1.2e+00], [-8.1e-01, 2.5e-01, 9.4e-01, 1.0e+00, -8.1e-01, -2.0e+00, -9.4e-01, 1.4e+00, -1.5e+00, -1.2e+00, -1.4e+00, -1.6e+00, 4.1e-01, 1.1e+00, 1.4e+00, -1.5e+00], [6.2e-01, 1.8e+00, 2.5e-01, 1.9e+00, 1.6e+00, -4.1e-01, -1.9e+00, -6.2e-02, 1.8e+00, -1.6e+00, -9.4e-01, 8.8e-01, 4.4e-01, 4.4e-01, -1.2e+00, 7.5e-01], [-1.5e+00, 1.4e+00, 1.1e+00, -3.8e-01, -1.5e+00, -1.4e+00, 1.8e+00, -1.1e-01, 1.6e+00, 5.6e-01, 1.4e+00, 1.0e+00, -1.4e+00, -1.2e+00, 1.9e+00, -6.9e-01], [2.8e-01, -3.8e-01, 1.25e-01, -1.25e-01, 2.0e-02, 2.0e+00, -1.8e+00, 1.4e+00, -8.6e-02, 1.8e+00, -1.1e+00, -5.6e-01, -1.6e+00, -6.2e-01, -2.0e+00, 1.0e+00], [1.2e+00, -1.6e+00, 1.2e+00, 1.2e+00, -3.8e-01, 1.8e+00, 4.1e-01, 1.5e+00, -1.8e+00, -8.1e-01, -9.4e-01, 1.6e-01, -1.1e-01, -1.2e+00, 1.5e+00, 1.8e+00], [-9.4e-01, -1.9e+00, -8.1e-01, -8.8e-01, -1.9e+00, -1.8e+00, -1.0e+00, 7.5e-01, -4.7e-01, -1.8e+00, 5.6e-01, 1.6e+00, -1.2e+00, -1.8e+00, 5.0e-01, -1.0e+00], [-9.4e-02, 1.2e-01, 1.9e-01, 3.4e-01, -1.5e+00, 1.5e+00, -1.8e+00, -4.7e-01, 5.6e-01, 5.0e-01, 9.4e-01, -1.4e+00, -7.5e-01, 1.4e+00, 1.9e+00, -1.9e+00], [1.4e+00, -1.25e-01, -2.8e-01, -1.6e+00, 8.8e-01, -3.9e-02, -1.6e+00, 6.2e-01, -1.5e+00, 1.0e+00, -1.9e+00, -1.2e+00, 1.9e-01, 6.2e-01, 7.5e-01, -1.9e+00], [1.5e+00, -1.1e+00, 3.4e-01, -1.1e+00, 5.6e-01, 1.1e+00, -1.9e+00, -1.8e+00, -1.1e+00, 1.4e+00, 1.5e+00, 1.9e+00, 8.1e-01, 8.1e-01, -1.8e+00, -2.3e-02], [1.2e+00, 1.8e+00, 1.5e+00, -1.1e+00, -4.4e-01, -1.8e+00, 1.25e-01, 3.8e-01, -1.6e-01, 1.5e+00, 1.8e+00, -1.9e-01, -1.2e+00, -1.2e+00, -9.4e-02, 1.6e+00], [6.9e-01, 1.2e+00, -1.4e+00, 2.2e-01, 2.8e-01, 8.8e-01, -1.1e+00, -6.2e-01, -1.9e+00, 3.1e-01, -2.7e-02, -3.4e-01, 7.5e-01, 6.9e-01, 1.8e+00, -1.8e+00], [1.6e+00, -1.5e+00, 1.4e+00, 1.5e+00, -5.6e-01, 5.0e-01, 7.5e-01, 1.6e+00, 1.8e+00, -5.6e-01, 6.9e-01, 1.8e+00, 1.0e+00, 8.8e-01, 4.1e-01, -8.8e-01], [1.2e+00, -1.0e+00, 2.0e+00, 2.8e-01, -1.0e+00, -1.6e+00, 1.9e+00, 8.1e-01, 1.8e+00, 1.6e+00, 1.0e+00, -1.2e+00, -1.0e+00, 6.2e-01, -8.1e-01, 1.4e+00], [1.5e+00, 7.5e-01, -2.0e-01, -1.5e+00, 1.6e+00, 1.9e+00, 1.2e+00, 8.1e-01, -1.5e+00, -1.4e+00, -1.0e+00, 1.5e+00, -1.5e+00, -1.8e+00, -2.0e+00, -1.25e-01], [-1.9e+00, 1.25e-01, -6.2e-01, -6.9e-01, 1.9e+00, 6.9e-01, 2.8e-01, -1.4e+00, -1.1e+00, -6.2e-01, 1.2e+00, -3.8e-01, 1.2e+00, 1.5e+00, -1.6e-02, -1.6e+00]]> : tensor<16x16xf8E4M3FN>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<16x16xf8E4M3FN> -> !torch.vtensor<[16,16],f8E4M3FN>
  %in1 = util.unfoldable_constant dense<[[3.1e-01, 9.4e-01, 4.7e-01, 3.1e-01, -7.5e-01, -1.9e+00, -1.2e-02, 6.2e-01, 1.0e+00, -8.8e-01, 1.4e+00, 5.0e-01, -2.0e+00, 1.6e+00, 2.5e-01, -4.7e-01, 1.1e-01, -2.0e-01, -1.1e+00, -1.2e+00, 1.9e+00, -5.9e-02, -5.6e-01, -4.1e-01, 1.9e+00, 1.5e+00, -1.9e+00, -2.0e+00, 1.8e+00, 1.6e+00, -5.6e-01, -7.8e-03], [2.5e-01, 1.8e+00, 1.4e+00, -6.9e-01, -1.8e+00, 6.9e-01, 1.9e+00, 7.5e-01, -1.1e+00, -1.5e+00, -1.2e+00, -6.9e-01, -1.8e+00, 2.0e-02, -1.5e+00, -6.2e-01, 1.0e+00, 1.8e+00, 8.1e-01, -6.2e-01, 1.1e+00, 1.5e+00, -1.2e+00, -1.8e+00, 9.4e-01, 2.5e-01, 6.2e-01, 6.9e-01, 1.6e+00, 4.7e-01, -2.0e+00, -6.9e-01], [-1.6e+00, -1.9e+00, -9.4e-01, -1.9e+00, -1.9e+00, -1.0e-01, 1.8e+00, -8.8e-01, -1.5e+00, 1.8e+00, 1.5e+00, 1.8e+00, -5.6e-01, -1.2e+00, 1.9e+00, 1.6e+00, 2.0e+00, 9.4e-01, 1.2e+00, -3.1e-01, -1.1e+00, 9.4e-01, -1.2e+00, 6.2e-01, -1.8e+00, 7.5e-01, -3.1e-01, -3.1e-02, -1.2e+00, -1.0e+00, -1.25e-01, -1.1e+00], [-8.1e-01, 1.6e+00, -1.9e+00, -5.6e-01, -1.2e+00, 3.4e-01, 1.5e+00, -1.4e+00, -1.4e-01, 1.2e+00, 6.9e-01, 1.1e+00, 1.9e+00, 2.0e+00, 1.4e+00, 4.1e-01, 1.2e+00, 1.6e+00, -9.4e-01, -1.1e-01, -8.8e-01, 1.9e+00, -5.6e-01, 1.9e+00, 9.4e-01, -1.4e+00, -1.8e+00, 6.9e-01, 8.1e-01, -7.8e-02, -1.1e+00, -2.0e-02], [3.8e-01, -1.0e+00, -9.4e-01, 1.9e+00, 1.4e+00, -1.8e+00, 1.2e+00, -1.6e+00, 1.0e+00, -2.3e-01, -1.2e+00, -6.2e-01, 2.3e-02, -9.4e-01, -1.0e+00, -1.6e+00, -1.7e-01, -1.0e+00, -1.8e+00, 1.8e+00, 1.5e+00, 9.4e-01, -1.2e+00, 9.4e-02, 9.4e-01, 1.4e+00, -1.6e+00, 6.2e-02, -8.1e-01, 1.25e-01, -4.7e-01, 5.0e-01], [1.4e+00, 1.0e+00, -1.6e+00, 1.1e+00, 1.0e+00, -1.4e+00, -1.4e+00, 1.8e+00, 1.1e+00, -5.6e-01, -3.1e-01, -1.6e+00, -5.1e-02, 5.0e-01, -1.9e+00, 2.5e-01, 2.0e+00, -1.2e+00, 1.2e+00, -1.5e+00, -1.1e-01, 1.9e+00, -5.6e-01, -1.2e+00, -9.4e-01, 8.1e-01, 1.8e+00, -1.2e+00, 1.4e-01, 8.8e-01, -3.1e-01, 1.2e+00], [1.4e+00, 1.4e+00, 1.9e+00, -6.2e-01, -7.5e-01, 1.0e+00, -1.2e+00, -1.9e+00, 3.8e-01, 1.2e+00, 4.7e-01, -4.1e-01, -8.8e-01, -2.3e-01, 7.5e-01, 1.4e-01, -2.5e-01, -1.9e-01, -2.0e+00, -1.9e+00, 1.8e+00, -1.5e+00, 2.0e+00, -1.8e+00, 1.6e+00, 6.2e-01, 5.6e-01, 5.0e-01, 1.9e+00, 7.5e-01, 9.4e-01, 1.2e+00], [-1.9e-01, -1.4e-01, 1.6e+00, -1.1e+00, 1.6e+00, -1.0e+00, 1.6e+00, 8.1e-01, 1.0e+00, 3.1e-01, -8.8e-01, -8.1e-01, -2.5e-01, 3.4e-01, -1.2e+00, 5.6e-01, -1.5e+00, 8.8e-01, -7.5e-01, 4.4e-01, -6.2e-01, 8.1e-01, -3.4e-01, -1.4e+00, -1.0e+00, -1.9e+00, -1.9e+00, 1.4e+00, 1.4e+00, -1.5e+00, 1.4e+00, 5.6e-01], [1.9e+00, 2.0e-02, -3.1e-01, 2.2e-01, 4.4e-01, -1.6e+00, -5.0e-01, 1.0e+00, -7.5e-01, -2.0e+00, -5.0e-01, 8.1e-01, -3.4e-01, -2.5e-01, -4.1e-01, 1.1e+00, -3.8e-01, -5.6e-01, -7.8e-02, -7.5e-01, 1.0e+00, 6.9e-01, 9.4e-01, -1.5e+00, -1.9e+00, 1.1e+00, -8.8e-01, 1.6e+00, -7.5e-01, -1.1e-01, 1.8e+00, 2.7e-02], [-5.0e-01, 9.4e-01, -1.2e+00, 1.6e+00, 1.0e+00, 2.5e-01, -2.5e-01, 8.8e-01, -1.6e+00, -1.1e+00, 5.0e-01, 3.8e-01, -2.8e-01, 1.0e+00, 1.4e+00, 1.5e+00, -1.1e+00, -1.4e+00, 9.4e-01, -9.4e-02, 8.1e-01, -2.8e-01, -1.2e+00, 5.0e-01, -6.2e-01, -2.5e-01, 3.1e-01, -9.4e-01, -2.0e+00, -7.5e-01, -6.2e-01, -1.5e+00], [-2.3e-01, -6.9e-01, 3.8e-01, -1.8e+00, -1.9e-01, -2.2e-01, -1.9e+00, -2.3e-01, 1.2e+00, 1.4e+00, -1.9e+00, -1.0e+00, 5.0e-01, -5.6e-01, -1.1e+00, 1.6e+00, 4.1e-01, -5.9e-02, 1.1e+00, 4.7e-01, 1.6e-02, -1.8e+00, 1.5e+00, -1.25e-01, 9.4e-02, 9.4e-01, 6.9e-01, -5.6e-01, -1.4e+00, 5.1e-02, -1.5e+00, 1.6e+00], [-1.5e+00, 1.9e+00, 3.4e-01, 4.1e-01, 1.6e+00, -6.2e-02, -3.4e-01, 5.6e-01, 2.8e-01, 6.9e-01, 1.8e+00, -1.8e+00, 1.5e+00, 1.0e+00, -4.1e-01, 3.4e-01, -1.4e+00, 1.9e+00, 1.4e-01, -6.9e-01, 1.5e+00, 1.8e+00, 1.4e+00, -1.2e+00, 6.2e-01, 1.5e+00, 1.9e-01, -1.4e+00, 8.1e-01, -1.8e+00, -2.0e+00, 1.4e+00], [-5.6e-01, 1.0e+00, -2.0e+00, -9.4e-01, 7.5e-01, 7.8e-02, -2.0e+00, -1.1e+00, -6.2e-01, 1.9e+00, 6.9e-01, -1.8e+00, 7.5e-01, -1.0e+00, 1.9e+00, 1.6e+00, -5.6e-01, -1.2e+00, -1.1e+00, 1.5e+00, -1.1e+00, -5.1e-02, 1.5e+00, 1.8e+00, -1.5e+00, -1.1e+00, 2.8e-01, 3.8e-01, -2.0e+00, -1.0e+00, 1.2e+00, -1.8e+00], [-1.6e-01, -6.9e-01, -5.6e-01, 7.8e-02, -1.4e+00, -6.2e-01, 1.0e+00, 1.0e+00, -3.4e-01, -1.1e+00, 6.9e-01, -1.1e+00, -1.2e+00, 5.9e-02, 1.1e+00, 1.4e+00, -2.3e-01, 2.8e-01, 1.2e+00, -1.6e+00, -2.0e+00, -8.8e-01, 8.8e-01, -4.1e-01, -1.5e+00, -4.7e-01, -8.1e-01, -9.4e-01, -1.1e+00, -4.1e-01, -6.9e-01, -1.2e+00], [-1.2e+00, -2.0e+00, -2.0e+00, 8.8e-01, 2.5e-01, -1.6e-01, 1.2e+00, 9.4e-01, -1.1e+00, 3.8e-01, -5.6e-01, -1.4e+00, 1.6e-01, -1.6e+00, -5.0e-01, 2.2e-01, 1.0e+00, -1.1e+00, 6.2e-01, -3.1e-01, -1.5e+00, -1.9e+00, -8.8e-01, -2.8e-01, 1.2e+00, 1.9e+00, -1.1e+00, 1.6e+00, 2.0e-02, -1.0e+00, 3.1e-01, -1.9e-01], [-2.7e-02, 1.2e+00, 1.9e+00, 1.9e+00, 1.9e+00, 8.1e-01, -5.6e-01, -7.5e-01, -1.6e+00, -2.3e-02, -3.1e-01, 1.6e+00, 1.9e+00, 1.6e+00, -1.1e-01, 6.2e-01, 9.4e-01, 1.1e+00, -2.3e-01, 1.6e+00, -1.8e+00, -1.2e+00, -1.5e+00, -5.6e-01, -7.5e-01, 1.8e+00, 2.0e+00, -1.5e+00, -1.0e+00, 6.2e-01, 1.2e+00, 8.1e-01]]> : tensor<16x32xf8E4M3FN>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<16x32xf8E4M3FN> -> !torch.vtensor<[16,32],f8E4M3FN>
  %in2 = util.unfoldable_constant dense<[[1.5859375e+00], [1.4765625e+00], [1.1914062e+00], [1.4804688e+00], [1.8476562e+00], [7.5390625e-01], [1.4648438e+00], [5.546875e-01], [1.7070312e+00], [1.2304688e+00], [1.578125e+00], [1.21875e+00], [7.734375e-01], [1.578125e+00], [1.5429688e+00], [1.5859375e+00]]> : tensor<16x1xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<16x1xf32> -> !torch.vtensor<[16,1],f32>
  %in3 = util.unfoldable_constant dense<[[1.4609375e+00, 1.5390625e+00, 1.7773438e+00, 5.1171875e-01, 9.5703125e-01, 9.53125e-01, 1.3398438e+00, 9.4140625e-01, 1.9765625e+00, 1.5429688e+00, 1.7109375e+00, 1.96875e+00, 6.1328125e-01, 1.0039062e+00, 1.6992188e+00, 8.828125e-01, 1.7695312e+00, 1.953125e+00, 5.1953125e-01, 7.34375e-01, 5.8203125e-01, 9.453125e-01, 1.421875e+00, 1.2578125e+00, 6.328125e-01, 1.609375e+00, 1.328125e+00, 8.3203125e-01, 1.4960938e+00, 5.4296875e-01, 9.8046875e-01, 1.9101562e+00]]> : tensor<1x32xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<1x32xf32> -> !torch.vtensor<[1,32],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 15
  %2 = torch.constant.bool false
  %3 = torch.aten._scaled_mm %arg0, %arg1, %arg2, %arg3, %0, %0, %1, %2 : !torch.vtensor<[16,16],f8E4M3FN>, !torch.vtensor<[16,32],f8E4M3FN>, !torch.vtensor<[16,1],f32>, !torch.vtensor<[1,32],f32>, !torch.none, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[16,32],bf16>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[16,32],bf16> -> tensor<16x32xbf16>
  check.expect_almost_eq_const(%out0, dense<[[-1.77e-01, -1.85e+01, 1.17e+01, -2.89e+00, -2.72e+00, 3.4e-02, 1.406e+01, -8.63e-01, 9.3e+00, 4.47e+00, -4.8e+00, -2.59e+01, -6.53e+00, -1.49e+01, -6.03e+00, -5.88e+00, -1.225e+01, -2.98e+00, -3.02e+00, -3.1e+00, -1.336e+00, -6.44e+00, 8.8e+00, -1.09e+01, 2.67e+00, -7.72e+00, -1.18e+01, 1.044e+01, 1.59e+01, -3.22e+00, 6.47e+00, -1.914e+00], [-1.86e+01, -2.6e+01, -1.144e+01, -7.56e+00, -1.556e+01, 5.94e+00, 3.14e+01, -2.67e+00, -1.006e+01, 1.194e+01, 3.2e+00, 4.2e+00, -2.6e+00, -1.006e+01, 1.82e+01, -1.52e+00, 1.875e+00, 1.144e+01, 3.44e-01, 2.19e+00, -1.19e+01, -2.28e+00, -6.9e+00, 1.69e+01, -7.3e-01, -3.3e+01, -2.22e+01, 1.43e+01, 6.16e+00, -4.9e+00, 3.61e+00, -3.04e+01], [7.23e-01, 1.1e+01, -2.78e+00, 5.94e-01, -1.88e+00, -6.78e+00, 1.58e+01, -1.94e+00, -3.33e+00, -1.0e+01, 5.7e-01, 9.44e+00, 1.805e+00, 6.4e+00, -4.06e+00, -3.62e+00, 5.97e+00, 2.36e+01, -2.34e+00, 3.62e+00, 9.57e-01, 1.76e+01, -8.4e+00, 7.3e-01, -1.65e+00, 1.75e+00, -1.2e+01, 1.1e+00, 3.5e+00, 3.4e-01, -4.6e+00, -4.34e+00], [-4.5e+00, -6.4e+00, 1.49e+01, -5.94e+00, -7.56e+00, 9.7e+00, 3.98e+00, 1.695e+00, -2.05e+01, 5.2e+00, -7.94e+00, 2.7e+00, -1.09e+00, -1.006e+01, -5.03e+00, 6.62e+00, 1.22e+00, 1.31e+01, 4.2e+00, -6.78e+00, 4.2e+00, -7.53e+00, 9.7e+00, -1.62e+01, 2.95e+00, 1.55e+01, 4.38e+00, 1.32e+01, 7.78e+00, -4.44e+00, -2.47e+00, 9.44e+00], [9.56e+00, 1.125e+01, 6.97e+00, 7.72e+00, 1.406e+01, -7.94e+00, 6.16e+00, 1.356e+01, 3.77e+00, -2.66e+01, -1.29e+00, 2.7e+01, 1.49e-01, 1.9e+01, -1.58e+01, -2.53e+00, 1.63e+00, 3.48e-01, 4.28e+00, 1.85e+00, 8.24e-01, 1.81e+01, -3.25e+01, -3.9e+00, -8.75e+00, -1.11e+01, 8.25e+00, -1.156e+01, -2.58e+00, 2.69e+00, 1.67e+00, 2.81e+00], [-5.6e+00, 6.6e-01, -2.67e+00, 9.2e-01, 3.98e+00, -8.67e-01, 2.72e+00, -1.64e+00, 2.6e+00, 1.18e+01, 7.03e+00, 3.95e+00, 3.12e+00, 4.03e+00, 4.7e-01, -1.44e-01, 1.1e+01, 3.02e+00, -1.57e+00, 3.46e-01, -3.44e+00, 1.125e+00, -8.75e+00, 1.44e+00, 1.61e+00, 3.89e+00, -1.39e+00, -2.23e+00, 7.47e+00, 6.2e-02, 3.67e+00, 8.3e+00], [-1.19e+01, -1.51e+01, 1.84e+01, -4.78e+00, 6.38e+00, 6.12e+00, -5.3e+00, 2.83e+00, 1.69e+01, 1.394e+01, 2.93e-01, -1.08e+00, 6.75e+00, -3.72e+00, -1.156e+01, -4.94e+00, -2.06e+01, 1.344e+01, 6.76e-01, 3.33e+00, -4.82e-01, -5.75e+00, 1.65e+01, 1.69e+00, 3.25e+00, -7.12e+00, -1.07e+00, 5.4e+00, 1.3e+01, -4.6e+00, 2.31e+00, 2.1e+01], [-6.8e-01, -8.1e+00, -1.306e+01, -7.07e-01, -4.28e+00, -2.12e+00, 2.33e+00, 6.66e+00, -1.11e+00, -4.88e+00, -2.84e+00, -3.89e+00, -1.83e+00, -2.28e+00, -1.92e+00, 2.48e+00, 6.9e+00, -6.53e+00, 4.0e+00, -3.23e+00, -2.67e+00, -7.77e-01, -1.7e+00, 1.36e+00, -1.61e+00, -1.555e+00, -1.91e+00, 1.44e+00, -3.64e+00, -1.91e-01, -2.33e+00, -5.3e+00], [-4.97e+00, -2.24e+01, -2.02e+01, 4.3e+00, -3.89e-01, -9.4e+00, 1.76e+01, 1.12e+01, 5.7e+00, -1.89e+01, 4.16e+00, -1.27e+01, -1.125e+01, -7.1e+00, 1.32e+00, -9.8e+00, -1.27e+01, -3.05e+01, 8.63e-01, 6.64e-01, 3.6e-01, 4.45e-01, -1.96e+01, 8.6e+00, 1.484e+00, -1.35e+01, -1.88e+01, -1.25e+00, -4.36e-01, -3.28e-01, 5.96e-02, -3.25e+01], [-7.75e+00, 5.06e+00, -1.43e+01, 2.86e+00, 5.56e+00, -6.0e+00, -1.78e+01, 4.1e+00, 9.75e+00, -1.455e-01, 1.4e+01, -1.04e+01, 1.164e+00, 5.34e+00, 5.2e+00, 4.5e+00, -4.25e+00, -8.7e+00, 4.28e+00, 1.29e+00, 2.61e+00, 2.94e+00, 3.2e+00, 8.1e+00, -2.94e+00, 1.1e+01, 9.7e+00, -1.95e+01, -2.16e+01, 2.71e-01, -1.34e+01, -1.055e+00], [-7.75e+00, 1.875e-01, 3.65e+01, -2.4e+00, -3.98e+00, 5.28e+00, 6.8e+00, -6.88e-01, -1.96e+01, -3.03e+00, -8.44e+00, 2.78e+01, -4.6e+00, 3.03e+00, -3.62e+00, 4.03e+00, 3.42e+00, 1.86e+01, 3.08e+00, 2.94e+00, 4.72e+00, -9.44e+00, -1.68e+01, -9.75e+00, 3.17e+00, 1.99e+01, 6.4e+00, -4.78e+00, -1.43e-01, 1.336e+00, -6.03e+00, 1.516e+00], [-5.97e+00, -1.65e+00, -2.28e+01, 1.45e+00, -4.2e+00, -1.54e+00, 5.2e+00, 6.84e+00, 5.94e+00, -4.34e+00, -4.25e+00, -2.74e+01, -3.4e+00, -2.97e+00, -6.44e+00, -4.7e+00, 4.56e+00, -1.26e+01, 2.23e+00, -1.79e+00, -7.93e-01, 4.34e-01, -5.3e+00, 5.78e+00, 5.97e+00, -4.12e+00, -4.88e+00, -5.74e-01, 3.84e+00, 4.32e-01, -1.1e+01, -1.12e+01], [-2.86e+00, 1.7e+00, -7.66e+00, -3.11e+00, -2.34e-01, -6.47e+00, -6.37e-01, 8.7e-01, 6.03e+00, 8.06e+00, 1.144e+01, -5.2e+00, 4.36e-01, 1.85e+00, 6.88e+00, 7.03e+00, -2.12e+00, 3.89e+00, -1.23e+00, -4.38e+00, -5.66e-02, 3.73e+00, 9.6e+00, -1.94e+00, -2.05e+00, 1.445e+00, -1.175e+01, 4.9e-01, 2.62e+00, -2.6e+00, 1.39e+00, 3.58e+00], [4.7e+00, -3.86e+00, 2.36e+01, -4.03e+00, -8.2e+00, 1.6e-01, 2.17e-01, -5.94e+00, -1.85e+01, 6.7e-01, 1.006e+01, 4.52e+01, -4.5e+00, 6.34e+00, 2.79e+01, 1.51e+01, -2.08e+00, 6.12e+00, -9.92e-01, -4.9e+00, 6.64e-02, -1.37e+01, 1.37e+00, -4.7e+00, -5.47e+00, 5.16e+00, -7.28e+00, -1.18e+00, -8.4e+00, 1.23e+00, 1.15e+01, -4.7e+00], [1.45e+01, 1.96e+01, 3.82e+01, 2.94e+00, 8.06e+00, -6.44e+00, -1.516e+00, -1.12e+00, 3.88e+01, -3.98e+00, 1.42e+00, -9.9e+00, -4.9e+00, 7.16e+00, -3.4e+01, -1.89e+01, -1.77e+00, 1.2e+01, -5.88e+00, -3.75e+00, 1.54e+01, 1.62e+01, -5.53e+00, -2.3e+01, 1.02e+01, 1.456e+01, 7.47e+00, -1.11e+01, 3.88e+01, 6.12e+00, -6.66e+00, 3.68e+01], [2.11e+00, -1.475e+01, -2.34e+01, -9.5e-01, -3.19e+00, 1.86e-01, -9.9e+00, -5.9e+00, 1.594e+01, 9.06e+00, -1.55e+01, -3.88e+01, -6.45e-01, -1.71e+01, -3.9e+00, -1.86e+00, 1.15e+00, -2.28e+01, 1.5e+00, 2.56e+00, -1.56e+00, -4.25e+00, 1.6e+01, 7.5e+00, -5.5e-01, -4.84e+00, 7.1e+00, 1.234e+00, -1.92e+01, -6.45e-01, -8.2e+00, -2.84e+00]]> : tensor<16x32xbf16>, atol 2.0e-02, rtol 2.0e-02) : tensor<16x32xbf16>
  return
}

func.func @dist() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.2e+01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.2e+01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_case2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.7347656e+01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.7347656e+01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_case3() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<5.9737086e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<5.9737086e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_case4() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.float 3.5
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<3.9587898e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.float 3.5
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<3.9587898e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_case5() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.float 0x7FF0000000000000
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<2.8242188e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dist_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.float 0x7FF0000000000000
  %1 = torch.aten.dist %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<2.8242188e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @conv_tbc() {
  %in0 = util.unfoldable_constant dense<[[[-1.28125e+00, -1.953125e-02, 8.28125e-01, 3.7109375e-01], [-1.1132812e+00, 1.5742188e+00, 5.0390625e-01, 1.015625e+00]], [[-4.1015625e-01, -7.6953125e-01, 6.09375e-01, -6.640625e-01], [5.546875e-01, 2.0703125e-01, 1.984375e+00, 1.1367188e+00]], [[1.8671875e+00, -1.5195312e+00, -3.90625e-01, -7.578125e-01], [6.1328125e-01, -1.8984375e+00, 4.609375e-01, 2.421875e-01]], [[1.4921875e+00, -1.203125e+00, 6.25e-01, -1.515625e+00], [-1.953125e-01, 6.328125e-01, 1.7695312e+00, -1.359375e+00]], [[2.5390625e-01, 5.859375e-01, 1.359375e+00, 1.734375e+00], [1.140625e+00, -1.1445312e+00, 2.2265625e-01, 1.3515625e+00]], [[1.5273438e+00, 8.828125e-01, 8.1640625e-01, -1.4882812e+00], [-8.203125e-01, -3.515625e-02, -6.328125e-01, 6.015625e-01]]]> : tensor<6x2x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x2x4xf32> -> !torch.vtensor<[6,2,4],f32>
  %in1 = util.unfoldable_constant dense<[[[2.5e-01, 5.390625e-01, -1.7460938e+00, 3.9453125e-01, -1.5664062e+00], [8.359375e-01, -1.40625e-01, 3.046875e-01, 1.4296875e+00, 1.5507812e+00], [1.4453125e+00, -9.8828125e-01, 3.125e-01, 2.3046875e-01, 1.84375e+00], [1.5234375e-01, -4.453125e-01, -1.09375e-01, 7.109375e-01, 1.8046875e+00]], [[1.1367188e+00, -1.3359375e+00, 1.609375e+00, -3.3203125e-01, -1.25e+00], [-4.6484375e-01, -9.5703125e-01, -8.4375e-01, -1.8867188e+00, 1.4765625e+00], [-2.8125e-01, 1.0742188e+00, -1.1679688e+00, -1.234375e+00, 2.7734375e-01], [1.8007812e+00, -7.1484375e-01, -9.765625e-02, -7.03125e-01, 1.5625e-02]], [[2.5390625e-01, -1.640625e+00, 1.9296875e+00, 1.140625e+00, -8.046875e-01], [-9.6484375e-01, -1.453125e+00, 7.8515625e-01, 1.5625e+00, -1.171875e-01], [1.515625e+00, 8.9453125e-01, -2.2265625e-01, -8.1640625e-01, -1.8125e+00], [1.7617188e+00, 1.2265625e+00, 8.3984375e-01, 6.171875e-01, 1.234375e+00]]]> : tensor<3x4x5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4x5xf32> -> !torch.vtensor<[3,4,5],f32>
  %in2 = util.unfoldable_constant dense<[1.6484375e+00, 2.3828125e-01, -1.1289062e+00, -2.4609375e-01, 4.8046875e-01]> : tensor<5xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.conv_tbc %arg0, %arg1, %arg2, %0 : !torch.vtensor<[6,2,4],f32>, !torch.vtensor<[3,4,5],f32>, !torch.vtensor<[5],f32>, !torch.int -> !torch.vtensor<[6,2,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[6,2,5],f32> -> tensor<6x2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0284729e+00, 4.114685e+00, -6.266968e+00, -3.6445465e+00, 7.846985e-01], [6.289612e+00, 1.9927368e+00, -3.1908112e+00, -4.144989e+00, 1.687973e+00]], [[1.1026001e+00, -1.1538239e+00, 2.5233917e+00, 5.8465576e-01, 2.636917e+00], [8.704941e+00, 1.3083038e+00, -5.760193e-01, -3.91362e+00, 6.800476e+00]], [[3.0730743e+00, -3.0989838e+00, 4.9559784e+00, -2.0132446e-01, -8.906586e+00], [6.514435e+00, -1.3231354e+00, -9.27475e-01, 2.655487e+00, -2.5976105e+00]], [[4.1302643e+00, 5.170105e+00, 4.724121e-02, 9.237976e-01, -1.0976639e+01], [1.5685272e+00, 4.449127e+00, -3.0549622e+00, -4.6323547e+00, -8.2092285e-03]], [[2.5967865e+00, -4.2942047e+00, -3.373993e+00, -4.8617554e+00, -9.002991e+00], [8.605194e+00, -6.861725e-01, 1.5515137e+00, 4.7579956e-01, 2.0979462e+00]], [[2.8467712e+00, -2.767456e+00, -2.5361633e-01, 1.0406494e-01, 6.225281e+00], [1.8496857e+00, 2.1191406e-01, -4.1576843e+00, 2.7664185e-01, 5.759125e-01]]]> : tensor<6x2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x2x5xf32>
  return
}

func.func @conv_tbc_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.28125e+00, -1.953125e-02, 8.28125e-01, 3.7109375e-01], [-1.1132812e+00, 1.5742188e+00, 5.0390625e-01, 1.015625e+00]], [[-4.1015625e-01, -7.6953125e-01, 6.09375e-01, -6.640625e-01], [5.546875e-01, 2.0703125e-01, 1.984375e+00, 1.1367188e+00]], [[1.8671875e+00, -1.5195312e+00, -3.90625e-01, -7.578125e-01], [6.1328125e-01, -1.8984375e+00, 4.609375e-01, 2.421875e-01]], [[1.4921875e+00, -1.203125e+00, 6.25e-01, -1.515625e+00], [-1.953125e-01, 6.328125e-01, 1.7695312e+00, -1.359375e+00]], [[2.5390625e-01, 5.859375e-01, 1.359375e+00, 1.734375e+00], [1.140625e+00, -1.1445312e+00, 2.2265625e-01, 1.3515625e+00]], [[1.5273438e+00, 8.828125e-01, 8.1640625e-01, -1.4882812e+00], [-8.203125e-01, -3.515625e-02, -6.328125e-01, 6.015625e-01]]]> : tensor<6x2x4xf32>
  %in0c = tensor.cast %in0 : tensor<6x2x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[2.5e-01, 5.390625e-01, -1.7460938e+00, 3.9453125e-01, -1.5664062e+00], [8.359375e-01, -1.40625e-01, 3.046875e-01, 1.4296875e+00, 1.5507812e+00], [1.4453125e+00, -9.8828125e-01, 3.125e-01, 2.3046875e-01, 1.84375e+00], [1.5234375e-01, -4.453125e-01, -1.09375e-01, 7.109375e-01, 1.8046875e+00]], [[1.1367188e+00, -1.3359375e+00, 1.609375e+00, -3.3203125e-01, -1.25e+00], [-4.6484375e-01, -9.5703125e-01, -8.4375e-01, -1.8867188e+00, 1.4765625e+00], [-2.8125e-01, 1.0742188e+00, -1.1679688e+00, -1.234375e+00, 2.7734375e-01], [1.8007812e+00, -7.1484375e-01, -9.765625e-02, -7.03125e-01, 1.5625e-02]], [[2.5390625e-01, -1.640625e+00, 1.9296875e+00, 1.140625e+00, -8.046875e-01], [-9.6484375e-01, -1.453125e+00, 7.8515625e-01, 1.5625e+00, -1.171875e-01], [1.515625e+00, 8.9453125e-01, -2.2265625e-01, -8.1640625e-01, -1.8125e+00], [1.7617188e+00, 1.2265625e+00, 8.3984375e-01, 6.171875e-01, 1.234375e+00]]]> : tensor<3x4x5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4x5xf32> -> !torch.vtensor<[3,4,5],f32>
  %in2 = util.unfoldable_constant dense<[1.6484375e+00, 2.3828125e-01, -1.1289062e+00, -2.4609375e-01, 4.8046875e-01]> : tensor<5xf32>
  %in2c = tensor.cast %in2 : tensor<5xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.conv_tbc %arg0, %arg1, %arg2, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[3,4,5],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0284729e+00, 4.114685e+00, -6.266968e+00, -3.6445465e+00, 7.846985e-01], [6.289612e+00, 1.9927368e+00, -3.1908112e+00, -4.144989e+00, 1.687973e+00]], [[1.1026001e+00, -1.1538239e+00, 2.5233917e+00, 5.8465576e-01, 2.636917e+00], [8.704941e+00, 1.3083038e+00, -5.760193e-01, -3.91362e+00, 6.800476e+00]], [[3.0730743e+00, -3.0989838e+00, 4.9559784e+00, -2.0132446e-01, -8.906586e+00], [6.514435e+00, -1.3231354e+00, -9.27475e-01, 2.655487e+00, -2.5976105e+00]], [[4.1302643e+00, 5.170105e+00, 4.724121e-02, 9.237976e-01, -1.0976639e+01], [1.5685272e+00, 4.449127e+00, -3.0549622e+00, -4.6323547e+00, -8.2092285e-03]], [[2.5967865e+00, -4.2942047e+00, -3.373993e+00, -4.8617554e+00, -9.002991e+00], [8.605194e+00, -6.861725e-01, 1.5515137e+00, 4.7579956e-01, 2.0979462e+00]], [[2.8467712e+00, -2.767456e+00, -2.5361633e-01, 1.0406494e-01, 6.225281e+00], [1.8496857e+00, 2.1191406e-01, -4.1576843e+00, 2.7664185e-01, 5.759125e-01]]]> : tensor<6x2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @nonzero_static() {
  %in0 = util.unfoldable_constant dense<[[1, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]> : tensor<3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %0 = torch.constant.int 4
  %1 = torch.constant.int -7
  %2 = torch.aten.nonzero_static %arg0, %0, %1 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[4,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4,2],si64> -> tensor<4x2xi64>
  check.expect_eq_const(%out0, dense<[[0, 0], [0, 1], [0, 3], [1, 0]]> : tensor<4x2xi64>) : tensor<4x2xi64>
  return
}

func.func @nonzero_static_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]> : tensor<3x4xi64>
  %in0c = tensor.cast %in0 : tensor<3x4xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 4
  %1 = torch.constant.int -7
  %2 = torch.aten.nonzero_static %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 0], [0, 1], [0, 3], [1, 0]]> : tensor<4x2xi64>) : tensor<?x?xi64>
  return
}

func.func @nonzero_static_case2() {
  %in0 = util.unfoldable_constant dense<[[1, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]> : tensor<3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %0 = torch.constant.int 13
  %1 = torch.constant.int 9007199254740993
  %2 = torch.aten.nonzero_static %arg0, %0, %1 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[13,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[13,2],si64> -> tensor<13x2xi64>
  check.expect_eq_const(%out0, dense<[[0, 0], [0, 1], [0, 3], [1, 0], [1, 3], [2, 1], [2, 2], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993]]> : tensor<13x2xi64>) : tensor<13x2xi64>
  return
}

func.func @nonzero_static_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]> : tensor<3x4xi64>
  %in0c = tensor.cast %in0 : tensor<3x4xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 13
  %1 = torch.constant.int 9007199254740993
  %2 = torch.aten.nonzero_static %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 0], [0, 1], [0, 3], [1, 0], [1, 3], [2, 1], [2, 2], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993], [9007199254740993, 9007199254740993]]> : tensor<13x2xi64>) : tensor<?x?xi64>
  return
}

func.func @_fake_quantize_per_tensor_affine_cachemask_tensor_qparams() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<2.5e-01> : tensor<f32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<f32> -> !torch.vtensor<[],f32>
  %in2 = util.unfoldable_constant dense<1> : tensor<i64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<i64> -> !torch.vtensor<[],si64>
  %in3 = util.unfoldable_constant dense<0> : tensor<i64>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<i64> -> !torch.vtensor<[],si64>
  %0 = torch.constant.int -4
  %1 = torch.constant.int 5
  %2, %3 = torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams %arg0, %arg1, %arg2, %arg3, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],i1> -> tensor<3x4xi1>
  check.expect_eq_const(%out1, dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>) : tensor<3x4xi1>
  return
}

func.func @_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<2.5e-01> : tensor<f32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<f32> -> !torch.vtensor<[],f32>
  %in2 = util.unfoldable_constant dense<1> : tensor<i64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<i64> -> !torch.vtensor<[],si64>
  %in3 = util.unfoldable_constant dense<0> : tensor<i64>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<i64> -> !torch.vtensor<[],si64>
  %0 = torch.constant.int -4
  %1 = torch.constant.int 5
  %2, %3 = torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams %arg0, %arg1, %arg2, %arg3, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out1, dense<[[true, true, true, true], [true, true, true, true], [true, true, true, true]]> : tensor<3x4xi1>) : tensor<?x?xi1>
  return
}

func.func @_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_case2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<2.5e-01> : tensor<f32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<f32> -> !torch.vtensor<[],f32>
  %in2 = util.unfoldable_constant dense<1> : tensor<i64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<i64> -> !torch.vtensor<[],si64>
  %in3 = util.unfoldable_constant dense<1> : tensor<i64>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<i64> -> !torch.vtensor<[],si64>
  %0 = torch.constant.int -4
  %1 = torch.constant.int 5
  %2, %3 = torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams %arg0, %arg1, %arg2, %arg3, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 5.0e-01, 1.0e+00, 2.5e-01], [7.5e-01, -1.25e+00, -1.25e+00, 7.5e-01], [1.0e+00, 5.0e-01, 1.0e+00, -1.25e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],i1> -> tensor<3x4xi1>
  check.expect_eq_const(%out1, dense<[[false, true, false, true], [true, false, true, true], [false, true, false, false]]> : tensor<3x4xi1>) : tensor<3x4xi1>
  return
}

func.func @_fake_quantize_per_tensor_affine_cachemask_tensor_qparams_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<2.5e-01> : tensor<f32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<f32> -> !torch.vtensor<[],f32>
  %in2 = util.unfoldable_constant dense<1> : tensor<i64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<i64> -> !torch.vtensor<[],si64>
  %in3 = util.unfoldable_constant dense<1> : tensor<i64>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<i64> -> !torch.vtensor<[],si64>
  %0 = torch.constant.int -4
  %1 = torch.constant.int 5
  %2, %3 = torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams %arg0, %arg1, %arg2, %arg3, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],si64>, !torch.vtensor<[],si64>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 5.0e-01, 1.0e+00, 2.5e-01], [7.5e-01, -1.25e+00, -1.25e+00, 7.5e-01], [1.0e+00, 5.0e-01, 1.0e+00, -1.25e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out1, dense<[[false, true, false, true], [true, false, true, true], [false, true, false, false]]> : tensor<3x4xi1>) : tensor<?x?xi1>
  return
}

func.func @_fake_quantize_learnable_per_tensor_affine() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[2.5e-01]> : tensor<1xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1xf32> -> !torch.vtensor<[1],f32>
  %in2 = util.unfoldable_constant dense<[1.4e+00]> : tensor<1xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<1xf32> -> !torch.vtensor<[1],f32>
  %0 = torch.constant.int -4
  %1 = torch.constant.int 5
  %2 = torch.constant.float 1.0
  %3 = torch.aten._fake_quantize_learnable_per_tensor_affine %arg0, %arg1, %arg2, %0, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[1],f32>, !torch.vtensor<[1],f32>, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 5.0e-01, 1.0e+00, 2.5e-01], [7.5e-01, -1.25e+00, -1.25e+00, 7.5e-01], [1.0e+00, 5.0e-01, 1.0e+00, -1.25e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @_fake_quantize_learnable_per_tensor_affine_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[2.5e-01]> : tensor<1xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1xf32> -> !torch.vtensor<[1],f32>
  %in2 = util.unfoldable_constant dense<[1.4e+00]> : tensor<1xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<1xf32> -> !torch.vtensor<[1],f32>
  %0 = torch.constant.int -4
  %1 = torch.constant.int 5
  %2 = torch.constant.float 1.0
  %3 = torch.aten._fake_quantize_learnable_per_tensor_affine %arg0, %arg1, %arg2, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[1],f32>, !torch.vtensor<[1],f32>, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 5.0e-01, 1.0e+00, 2.5e-01], [7.5e-01, -1.25e+00, -1.25e+00, 7.5e-01], [1.0e+00, 5.0e-01, 1.0e+00, -1.25e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_native_batch_norm_legit_functional() {
  %in0 = util.unfoldable_constant dense<[[[[4.3359375e-01, -3.3203125e-01], [1.7890625e+00, -1.7460938e+00]], [[1.4335938e+00, 1.1054688e+00], [7.1484375e-01, -4.1015625e-01]], [[9.296875e-01, 1.1914062e+00], [1.7734375e+00, -1.2773438e+00]]], [[[-5.078125e-01, 3.75e-01], [1.8164062e+00, 5.15625e-01]], [[3.5546875e-01, 1.484375e-01], [-1.3398438e+00, 5.9375e-01]], [[-9.8046875e-01, -9.5703125e-01], [-6.640625e-01, -1.3671875e-01]]], [[[-5.8984375e-01, -1.4414062e+00], [7.421875e-02, 1.3398438e+00]], [[6.7578125e-01, -1.484375e-01], [8.2421875e-01, 1.7617188e+00]], [[1.21875e+00, 1.4414062e+00], [1.0e+00, 7.65625e-01]]], [[[5.8203125e-01, -1.5859375e+00], [-9.8828125e-01, -1.359375e+00]], [[1.3515625e+00, 1.1054688e+00], [5.078125e-02, 8.9453125e-01]], [[-1.953125e+00, 1.578125e+00], [-1.859375e+00, -9.453125e-01]]]]> : tensor<4x3x2x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x3x2x2xf32> -> !torch.vtensor<[4,3,2,2],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in3 = util.unfoldable_constant dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.constant.float 0.1
  %3 = torch.constant.float 1.00000000000000008e-05
  %4, %5, %6, %7, %8 = torch.aten._native_batch_norm_legit_functional %arg0, %arg1, %0, %arg2, %arg3, %1, %2, %3 : !torch.vtensor<[4,3,2,2],f32>, !torch.vtensor<[3],f32>, !torch.none, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[4,3,2,2],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,3,2,2],f32> -> tensor<4x3x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-2.175199e+00, -3.3274667e+00], [-1.3521504e-01, -5.4556346e+00]], [[3.704284e-01, 2.4546461e-01], [9.669819e-02, -3.3174914e-01]], [[-1.2591379e+00, -1.4487159e+00], [-1.8703148e+00, 3.395428e-01]]], [[[-3.592018e+00, -2.263383e+00], [-9.406263e-02, -2.0517418e+00]], [[-4.016693e-02, -1.1901314e-01], [-6.8581325e-01, 5.058059e-02]], [[1.24499045e-01, 1.0752191e-01], [-1.0469234e-01, -4.8667797e-01]]], [[[-3.715475e+00, -4.997079e+00], [-2.7160594e+00, -8.1129044e-01]], [[8.182154e-02, -2.3207563e-01], [1.3835278e-01, 4.953922e-01]], [[-1.4685225e+00, -1.6298054e+00], [-1.3100693e+00, -1.1402979e+00]]], [[[-1.9518002e+00, -5.2145987e+00], [-4.3151245e+00, -4.873622e+00]], [[3.3918747e-01, 2.4546461e-01], [-1.5620475e-01, 1.6513075e-01]], [[8.2905036e-01, -1.7288387e+00], [7.611418e-01, 9.903333e-02]]]]> : tensor<4x3x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x3x2x2xf32>
  %out3 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out3, dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  %out4 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out4, dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @_native_batch_norm_legit_functional_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[4.3359375e-01, -3.3203125e-01], [1.7890625e+00, -1.7460938e+00]], [[1.4335938e+00, 1.1054688e+00], [7.1484375e-01, -4.1015625e-01]], [[9.296875e-01, 1.1914062e+00], [1.7734375e+00, -1.2773438e+00]]], [[[-5.078125e-01, 3.75e-01], [1.8164062e+00, 5.15625e-01]], [[3.5546875e-01, 1.484375e-01], [-1.3398438e+00, 5.9375e-01]], [[-9.8046875e-01, -9.5703125e-01], [-6.640625e-01, -1.3671875e-01]]], [[[-5.8984375e-01, -1.4414062e+00], [7.421875e-02, 1.3398438e+00]], [[6.7578125e-01, -1.484375e-01], [8.2421875e-01, 1.7617188e+00]], [[1.21875e+00, 1.4414062e+00], [1.0e+00, 7.65625e-01]]], [[[5.8203125e-01, -1.5859375e+00], [-9.8828125e-01, -1.359375e+00]], [[1.3515625e+00, 1.1054688e+00], [5.078125e-02, 8.9453125e-01]], [[-1.953125e+00, 1.578125e+00], [-1.859375e+00, -9.453125e-01]]]]> : tensor<4x3x2x2xf32>
  %in0c = tensor.cast %in0 : tensor<4x3x2x2xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in3 = util.unfoldable_constant dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>
  %in3c = tensor.cast %in3 : tensor<3xf32> to tensor<?xf32>
  %in3d = util.optimization_barrier %in3c : tensor<?xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.constant.float 0.1
  %3 = torch.constant.float 1.00000000000000008e-05
  %4, %5, %6, %7, %8 = torch.aten._native_batch_norm_legit_functional %arg0, %arg1, %0, %arg2, %arg3, %1, %2, %3 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.none, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-2.175199e+00, -3.3274667e+00], [-1.3521504e-01, -5.4556346e+00]], [[3.704284e-01, 2.4546461e-01], [9.669819e-02, -3.3174914e-01]], [[-1.2591379e+00, -1.4487159e+00], [-1.8703148e+00, 3.395428e-01]]], [[[-3.592018e+00, -2.263383e+00], [-9.406263e-02, -2.0517418e+00]], [[-4.016693e-02, -1.1901314e-01], [-6.8581325e-01, 5.058059e-02]], [[1.24499045e-01, 1.0752191e-01], [-1.0469234e-01, -4.8667797e-01]]], [[[-3.715475e+00, -4.997079e+00], [-2.7160594e+00, -8.1129044e-01]], [[8.182154e-02, -2.3207563e-01], [1.3835278e-01, 4.953922e-01]], [[-1.4685225e+00, -1.6298054e+00], [-1.3100693e+00, -1.1402979e+00]]], [[[-1.9518002e+00, -5.2145987e+00], [-4.3151245e+00, -4.873622e+00]], [[3.3918747e-01, 2.4546461e-01], [-1.5620475e-01, 1.6513075e-01]], [[8.2905036e-01, -1.7288387e+00], [7.611418e-01, 9.903333e-02]]]]> : tensor<4x3x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  %out3 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out3, dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out4 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out4, dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @_native_batch_norm_legit_functional_case2() {
  %in0 = util.unfoldable_constant dense<[[[[4.3359375e-01, -3.3203125e-01], [1.7890625e+00, -1.7460938e+00]], [[1.4335938e+00, 1.1054688e+00], [7.1484375e-01, -4.1015625e-01]], [[9.296875e-01, 1.1914062e+00], [1.7734375e+00, -1.2773438e+00]]], [[[-5.078125e-01, 3.75e-01], [1.8164062e+00, 5.15625e-01]], [[3.5546875e-01, 1.484375e-01], [-1.3398438e+00, 5.9375e-01]], [[-9.8046875e-01, -9.5703125e-01], [-6.640625e-01, -1.3671875e-01]]], [[[-5.8984375e-01, -1.4414062e+00], [7.421875e-02, 1.3398438e+00]], [[6.7578125e-01, -1.484375e-01], [8.2421875e-01, 1.7617188e+00]], [[1.21875e+00, 1.4414062e+00], [1.0e+00, 7.65625e-01]]], [[[5.8203125e-01, -1.5859375e+00], [-9.8828125e-01, -1.359375e+00]], [[1.3515625e+00, 1.1054688e+00], [5.078125e-02, 8.9453125e-01]], [[-1.953125e+00, 1.578125e+00], [-1.859375e+00, -9.453125e-01]]]]> : tensor<4x3x2x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x3x2x2xf32> -> !torch.vtensor<[4,3,2,2],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in3 = util.unfoldable_constant dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool true
  %2 = torch.constant.float 0.1
  %3 = torch.constant.float 1.00000000000000008e-05
  %4, %5, %6, %7, %8 = torch.aten._native_batch_norm_legit_functional %arg0, %arg1, %0, %arg2, %arg3, %1, %2, %3 : !torch.vtensor<[4,3,2,2],f32>, !torch.vtensor<[3],f32>, !torch.none, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[4,3,2,2],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,3,2,2],f32> -> tensor<4x3x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[8.9375275e-01, -3.8490084e-01], [3.1574914e+00, -2.7464957e+00]], [[5.2589136e-01, 3.2611805e-01], [8.829267e-02, -5.966444e-01]], [[-5.545383e-01, -7.2342044e-01], [-1.0989941e+00, 8.696169e-01]]], [[[-6.7846924e-01, 7.9589665e-01], [3.2031577e+00, 1.0307513e+00]], [[-1.3050668e-01, -2.5655413e-01], [-1.1626688e+00, 1.4566805e-02]], [[6.7804915e-01, 6.6292536e-01], [4.738782e-01, 1.3359332e-01]]], [[[-8.1546783e-01, -2.2376437e+00], [2.9356843e-01, 2.4072611e+00]], [[6.451014e-02, -4.373014e-01], [1.5488377e-01, 7.256647e-01]], [[-7.4106485e-01, -8.847407e-01], [-5.9990966e-01, -4.486719e-01]]], [[[1.141655e+00, -2.4790223e+00], [-1.4808897e+00, -2.1006453e+00]], [[4.7594804e-01, 3.2611805e-01], [-3.1601048e-01, 1.9769235e-01]], [[1.3056856e+00, -9.729627e-01], [1.2451906e+00, 6.553635e-01]]]]> : tensor<4x3x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x3x2x2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out1, dense<[-1.015625e-01, 5.698242e-01, 7.03125e-02]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  %out2 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out2, dense<[8.888566e-01, 1.320858e+00, 7.9802865e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  %out3 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out3, dense<[1.6808593e+00, 4.7182617e-01, -7.2070307e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  %out4 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out4, dense<[1.5377431e+00, 1.379497e+00, 1.2889744e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @_native_batch_norm_legit_functional_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[4.3359375e-01, -3.3203125e-01], [1.7890625e+00, -1.7460938e+00]], [[1.4335938e+00, 1.1054688e+00], [7.1484375e-01, -4.1015625e-01]], [[9.296875e-01, 1.1914062e+00], [1.7734375e+00, -1.2773438e+00]]], [[[-5.078125e-01, 3.75e-01], [1.8164062e+00, 5.15625e-01]], [[3.5546875e-01, 1.484375e-01], [-1.3398438e+00, 5.9375e-01]], [[-9.8046875e-01, -9.5703125e-01], [-6.640625e-01, -1.3671875e-01]]], [[[-5.8984375e-01, -1.4414062e+00], [7.421875e-02, 1.3398438e+00]], [[6.7578125e-01, -1.484375e-01], [8.2421875e-01, 1.7617188e+00]], [[1.21875e+00, 1.4414062e+00], [1.0e+00, 7.65625e-01]]], [[[5.8203125e-01, -1.5859375e+00], [-9.8828125e-01, -1.359375e+00]], [[1.3515625e+00, 1.1054688e+00], [5.078125e-02, 8.9453125e-01]], [[-1.953125e+00, 1.578125e+00], [-1.859375e+00, -9.453125e-01]]]]> : tensor<4x3x2x2xf32>
  %in0c = tensor.cast %in0 : tensor<4x3x2x2xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in3 = util.unfoldable_constant dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>
  %in3c = tensor.cast %in3 : tensor<3xf32> to tensor<?xf32>
  %in3d = util.optimization_barrier %in3c : tensor<?xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool true
  %2 = torch.constant.float 0.1
  %3 = torch.constant.float 1.00000000000000008e-05
  %4, %5, %6, %7, %8 = torch.aten._native_batch_norm_legit_functional %arg0, %arg1, %0, %arg2, %arg3, %1, %2, %3 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.none, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[8.9375275e-01, -3.8490084e-01], [3.1574914e+00, -2.7464957e+00]], [[5.2589136e-01, 3.2611805e-01], [8.829267e-02, -5.966444e-01]], [[-5.545383e-01, -7.2342044e-01], [-1.0989941e+00, 8.696169e-01]]], [[[-6.7846924e-01, 7.9589665e-01], [3.2031577e+00, 1.0307513e+00]], [[-1.3050668e-01, -2.5655413e-01], [-1.1626688e+00, 1.4566805e-02]], [[6.7804915e-01, 6.6292536e-01], [4.738782e-01, 1.3359332e-01]]], [[[-8.1546783e-01, -2.2376437e+00], [2.9356843e-01, 2.4072611e+00]], [[6.451014e-02, -4.373014e-01], [1.5488377e-01, 7.256647e-01]], [[-7.4106485e-01, -8.847407e-01], [-5.9990966e-01, -4.486719e-01]]], [[[1.141655e+00, -2.4790223e+00], [-1.4808897e+00, -2.1006453e+00]], [[4.7594804e-01, 3.2611805e-01], [-3.1601048e-01, 1.9769235e-01]], [[1.3056856e+00, -9.729627e-01], [1.2451906e+00, 6.553635e-01]]]]> : tensor<4x3x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out1, dense<[-1.015625e-01, 5.698242e-01, 7.03125e-02]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out2 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out2, dense<[8.888566e-01, 1.320858e+00, 7.9802865e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out3 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out3, dense<[1.6808593e+00, 4.7182617e-01, -7.2070307e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out4 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out4, dense<[1.5377431e+00, 1.379497e+00, 1.2889744e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}
