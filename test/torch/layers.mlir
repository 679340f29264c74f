// Operators of torch: layers. Written by generate.py with torch 2.15.0.

func.func @mm() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[-6.5625e-01, -6.6015625e-01, -1.4414062e+00, 1.5625e-01, -3.4375e-01], [1.1328125e-01, -5.0e-01, -1.8671875e+00, 1.3984375e+00, 5.0e-01], [1.0585938e+00, 1.2890625e+00, -1.5820312e+00, 1.2148438e+00, 1.3085938e+00], [-1.0859375e+00, -4.1796875e-01, 5.625e-01, 1.5117188e+00, -5.0390625e-01]]> : tensor<4x5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x5xf32> -> !torch.vtensor<[4,5],f32>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4,5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9656372e-01, 4.5161438e-01, -5.9617615e+00, 3.570694e+00, 1.5855865e+00], [-2.8626251e+00, -1.609848e+00, 4.7070312e+00, -2.8124847e+00, -3.212204e+00], [1.9181976e+00, 1.0413055e+00, -5.541626e+00, 1.839447e-01, 2.0233612e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @mm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[-6.5625e-01, -6.6015625e-01, -1.4414062e+00, 1.5625e-01, -3.4375e-01], [1.1328125e-01, -5.0e-01, -1.8671875e+00, 1.3984375e+00, 5.0e-01], [1.0585938e+00, 1.2890625e+00, -1.5820312e+00, 1.2148438e+00, 1.3085938e+00], [-1.0859375e+00, -4.1796875e-01, 5.625e-01, 1.5117188e+00, -5.0390625e-01]]> : tensor<4x5xf32>
  %in1c = tensor.cast %in1 : tensor<4x5xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9656372e-01, 4.5161438e-01, -5.9617615e+00, 3.570694e+00, 1.5855865e+00], [-2.8626251e+00, -1.609848e+00, 4.7070312e+00, -2.8124847e+00, -3.212204e+00], [1.9181976e+00, 1.0413055e+00, -5.541626e+00, 1.839447e-01, 2.0233612e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @mm_case2() {
  %in0 = util.unfoldable_constant dense<[[7, -1, -5, -9], [3, 2, 5, -7], [8, -3, 7, -6]]> : tensor<3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in1 = util.unfoldable_constant dense<[[-3, 7], [-4, -7], [6, 0], [9, -4]]> : tensor<4x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x2xi64> -> !torch.vtensor<[4,2],si64>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[4,2],si64> -> !torch.vtensor<[3,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,2],si64> -> tensor<3x2xi64>
  check.expect_eq_const(%out0, dense<[[-128, 92], [-50, 35], [-24, 101]]> : tensor<3x2xi64>) : tensor<3x2xi64>
  return
}

func.func @mm_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, -1, -5, -9], [3, 2, 5, -7], [8, -3, 7, -6]]> : tensor<3x4xi64>
  %in0c = tensor.cast %in0 : tensor<3x4xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[[-3, 7], [-4, -7], [6, 0], [9, -4]]> : tensor<4x2xi64>
  %in1c = tensor.cast %in1 : tensor<4x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-128, 92], [-50, 35], [-24, 101]]> : tensor<3x2xi64>) : tensor<?x?xi64>
  return
}

func.func @mm_case3() {
  %in0 = util.unfoldable_constant dense<[[1.781e+00, 5.703e-01, 1.602e+00, 3.633e-01], [7.227e-01, -1.742e+00, -1.316e+00, 7.344e-01], [1.441e+00, 3.828e-01, 1.246e+00, -1.383e+00]]> : tensor<3x4xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf16> -> !torch.vtensor<[3,4],f16>
  %in1 = util.unfoldable_constant dense<[[-6.562e-01, -6.6e-01, -1.441e+00, 1.562e-01, -3.438e-01], [1.133e-01, -5.0e-01, -1.867e+00, 1.398e+00, 5.0e-01], [1.059e+00, 1.289e+00, -1.582e+00, 1.215e+00, 1.309e+00], [-1.086e+00, -4.18e-01, 5.625e-01, 1.512e+00, -5.04e-01]]> : tensor<4x5xf16>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x5xf16> -> !torch.vtensor<[4,5],f16>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[4,5],f16> -> !torch.vtensor<[3,5],f16>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f16> -> tensor<3x5xf16>
  check.expect_almost_eq_const(%out0, dense<[[1.965e-01, 4.517e-01, -5.96e+00, 3.57e+00, 1.586e+00], [-2.863e+00, -1.609e+00, 4.707e+00, -2.812e+00, -3.213e+00], [1.918e+00, 1.041e+00, -5.543e+00, 1.84e-01, 2.023e+00]]> : tensor<3x5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<3x5xf16>
  return
}

func.func @mm_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.781e+00, 5.703e-01, 1.602e+00, 3.633e-01], [7.227e-01, -1.742e+00, -1.316e+00, 7.344e-01], [1.441e+00, 3.828e-01, 1.246e+00, -1.383e+00]]> : tensor<3x4xf16>
  %in0c = tensor.cast %in0 : tensor<3x4xf16> to tensor<?x?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf16> -> !torch.vtensor<[?,?],f16>
  %in1 = util.unfoldable_constant dense<[[-6.562e-01, -6.6e-01, -1.441e+00, 1.562e-01, -3.438e-01], [1.133e-01, -5.0e-01, -1.867e+00, 1.398e+00, 5.0e-01], [1.059e+00, 1.289e+00, -1.582e+00, 1.215e+00, 1.309e+00], [-1.086e+00, -4.18e-01, 5.625e-01, 1.512e+00, -5.04e-01]]> : tensor<4x5xf16>
  %in1c = tensor.cast %in1 : tensor<4x5xf16> to tensor<?x?xf16>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf16>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf16> -> !torch.vtensor<[?,?],f16>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,?],f16>, !torch.vtensor<[?,?],f16> -> !torch.vtensor<[?,?],f16>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f16> -> tensor<?x?xf16>
  check.expect_almost_eq_const(%out0, dense<[[1.965e-01, 4.517e-01, -5.96e+00, 3.57e+00, 1.586e+00], [-2.863e+00, -1.609e+00, 4.707e+00, -2.812e+00, -3.213e+00], [1.918e+00, 1.041e+00, -5.543e+00, 1.84e-01, 2.023e+00]]> : tensor<3x5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?x?xf16>
  return
}

func.func @bmm() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[5.859375e-02, 2.7734375e-01, -1.4179688e+00, 8.1640625e-01, -1.78125e+00], [-1.6914062e+00, -1.84375e+00, -1.4335938e+00, 1.7617188e+00, -8.515625e-01], [1.0742188e+00, -4.609375e-01, 6.71875e-01, 1.3164062e+00, 1.1679688e+00], [1.3164062e+00, 9.296875e-01, 1.1953125e+00, -6.8359375e-01, 1.9804688e+00]], [[5.2734375e-01, 1.6328125e+00, -1.4882812e+00, 1.421875e+00, -1.703125e+00], [-1.9765625e+00, 6.4453125e-01, 1.6367188e+00, 1.0234375e+00, 9.6484375e-01], [-1.5898438e+00, 3.203125e-01, -1.2578125e+00, -1.8867188e+00, -8.0078125e-01], [7.4609375e-01, -1.7109375e+00, 1.2773438e+00, -2.3828125e-01, -7.8515625e-01]]]> : tensor<2x4x5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x4x5xf32> -> !torch.vtensor<[2,4,5],f32>
  %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32> -> !torch.vtensor<[2,3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3,5],f32> -> tensor<2x3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.1936188e+00, -1.6196289e+00, -5.155121e+00, 2.7048798e+00, -5.7013397e+00], [-7.6283264e+00, -4.317734e+00, -7.772537e+00, 3.3822021e+00, -9.366501e+00], [3.8150024e+00, 1.4765167e+00, 5.691986e+00, -2.173462e+00, 7.463135e+00]], [[2.6828003e+00, 3.5970764e+00, -6.809738e+00, 3.8479614e-01, -3.841339e+00], [2.9715424e+00, -1.2024231e+00, -4.4317474e+00, -3.2598114e+00, -4.5807953e+00], [1.8212891e+00, 2.3093567e+00, -5.676178e+00, -7.8312683e-01, -3.8115997e+00]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x5xf32>
  return
}

func.func @bmm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[5.859375e-02, 2.7734375e-01, -1.4179688e+00, 8.1640625e-01, -1.78125e+00], [-1.6914062e+00, -1.84375e+00, -1.4335938e+00, 1.7617188e+00, -8.515625e-01], [1.0742188e+00, -4.609375e-01, 6.71875e-01, 1.3164062e+00, 1.1679688e+00], [1.3164062e+00, 9.296875e-01, 1.1953125e+00, -6.8359375e-01, 1.9804688e+00]], [[5.2734375e-01, 1.6328125e+00, -1.4882812e+00, 1.421875e+00, -1.703125e+00], [-1.9765625e+00, 6.4453125e-01, 1.6367188e+00, 1.0234375e+00, 9.6484375e-01], [-1.5898438e+00, 3.203125e-01, -1.2578125e+00, -1.8867188e+00, -8.0078125e-01], [7.4609375e-01, -1.7109375e+00, 1.2773438e+00, -2.3828125e-01, -7.8515625e-01]]]> : tensor<2x4x5xf32>
  %in1c = tensor.cast %in1 : tensor<2x4x5xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.1936188e+00, -1.6196289e+00, -5.155121e+00, 2.7048798e+00, -5.7013397e+00], [-7.6283264e+00, -4.317734e+00, -7.772537e+00, 3.3822021e+00, -9.366501e+00], [3.8150024e+00, 1.4765167e+00, 5.691986e+00, -2.173462e+00, 7.463135e+00]], [[2.6828003e+00, 3.5970764e+00, -6.809738e+00, 3.8479614e-01, -3.841339e+00], [2.9715424e+00, -1.2024231e+00, -4.4317474e+00, -3.2598114e+00, -4.5807953e+00], [1.8212891e+00, 2.3093567e+00, -5.676178e+00, -7.8312683e-01, -3.8115997e+00]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @matmul() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, -1.9453125e+00, 5.6640625e-01, -1.7617188e+00], [1.265625e+00, -1.8242188e+00, -1.0390625e+00, -1.21875e+00], [1.3242188e+00, -8.984375e-01, -6.71875e-01, -7.3046875e-01]]], [[[3.75e-01, 1.8476562e+00, -2.734375e-02, -4.4921875e-01], [1.4921875e+00, 1.171875e-01, -9.4140625e-01, 1.421875e+00], [-5.9375e-01, -1.90625e+00, 2.578125e-01, 1.2304688e+00]]]]> : tensor<2x1x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x1x3x4xf32> -> !torch.vtensor<[2,1,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[2.03125e-01, -1.4140625e+00], [1.171875e-02, -1.21875e+00], [-1.1328125e-01, -1.5234375e-01], [-1.9726562e+00, 8.3203125e-01]], [[-2.3828125e-01, 1.8515625e+00], [-3.90625e-01, -2.96875e-01], [2.890625e-01, 3.359375e-01], [-1.9921875e-01, -1.171875e-02]], [[-1.5976562e+00, -2.96875e-01], [1.7304688e+00, -1.5625e+00], [-8.1640625e-01, -1.3476562e+00], [-1.6757812e+00, -5.390625e-01]], [[-1.6601562e+00, -1.9726562e+00], [1.8164062e+00, 1.984375e+00], [-1.96875e+00, 1.890625e+00], [1.328125e-01, -1.4140625e+00]], [[1.6796875e-01, -1.3398438e+00], [1.1328125e-01, -1.46875e+00], [-1.6523438e+00, -1.4140625e+00], [-4.6484375e-01, 9.140625e-01]]]> : tensor<5x4x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5x4x2xf32> -> !torch.vtensor<[5,4,2],f32>
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,1,3,4],f32>, !torch.vtensor<[5,4,2],f32> -> !torch.vtensor<[2,5,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,5,3,2],f32> -> tensor<2x5x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.5525513e+00, -3.24646e-01], [2.7575836e+00, -4.2214966e-01], [1.775528e+00, -1.2829742e+00]], [[1.0819092e+00, 2.2855988e+00], [3.534546e-01, 2.550171e+00], [-1.32751465e-02, 2.5014496e+00]], [[-2.1683197e+00, 2.985855e+00], [-2.2881317e+00, 4.531891e+00], [-1.8977356e+00, 2.309906e+00]], [[-6.2249603e+00, -1.8932648e+00], [-3.5308685e+00, -6.357666e+00], [-2.604599e+00, -4.6324005e+00]], [[-2.0152283e-01, -6.3746643e-01], [2.2893524e+00, 1.3388672e+00], [1.5703735e+00, -1.7228699e-01]]], [[[9.870758e-01, -3.151703e+00], [-2.393753e+00, -9.2640686e-01], [-2.5994415e+00, 4.147354e+00]], [[-7.2950745e-01, 1.4189148e-01], [-9.567261e-01, 2.395172e+00], [7.154999e-01, -4.6125793e-01]], [[3.3733063e+00, -2.719284e+00], [-3.795395e+00, -1.2388611e-01], [-4.622574e+00, 2.144043e+00]], [[2.727707e+00, 3.5102234e+00], [-2.2216797e-01, -6.5014954e+00], [-2.8209534e+00, -3.8639832e+00]], [[5.262909e-01, -3.5881348e+00], [1.158493e+00, 4.5947266e-01], [-1.3136444e+00, 4.3554993e+00]]]]> : tensor<2x5x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x3x2xf32>
  return
}

func.func @matmul_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, -1.9453125e+00, 5.6640625e-01, -1.7617188e+00], [1.265625e+00, -1.8242188e+00, -1.0390625e+00, -1.21875e+00], [1.3242188e+00, -8.984375e-01, -6.71875e-01, -7.3046875e-01]]], [[[3.75e-01, 1.8476562e+00, -2.734375e-02, -4.4921875e-01], [1.4921875e+00, 1.171875e-01, -9.4140625e-01, 1.421875e+00], [-5.9375e-01, -1.90625e+00, 2.578125e-01, 1.2304688e+00]]]]> : tensor<2x1x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x1x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[2.03125e-01, -1.4140625e+00], [1.171875e-02, -1.21875e+00], [-1.1328125e-01, -1.5234375e-01], [-1.9726562e+00, 8.3203125e-01]], [[-2.3828125e-01, 1.8515625e+00], [-3.90625e-01, -2.96875e-01], [2.890625e-01, 3.359375e-01], [-1.9921875e-01, -1.171875e-02]], [[-1.5976562e+00, -2.96875e-01], [1.7304688e+00, -1.5625e+00], [-8.1640625e-01, -1.3476562e+00], [-1.6757812e+00, -5.390625e-01]], [[-1.6601562e+00, -1.9726562e+00], [1.8164062e+00, 1.984375e+00], [-1.96875e+00, 1.890625e+00], [1.328125e-01, -1.4140625e+00]], [[1.6796875e-01, -1.3398438e+00], [1.1328125e-01, -1.46875e+00], [-1.6523438e+00, -1.4140625e+00], [-4.6484375e-01, 9.140625e-01]]]> : tensor<5x4x2xf32>
  %in1c = tensor.cast %in1 : tensor<5x4x2xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.5525513e+00, -3.24646e-01], [2.7575836e+00, -4.2214966e-01], [1.775528e+00, -1.2829742e+00]], [[1.0819092e+00, 2.2855988e+00], [3.534546e-01, 2.550171e+00], [-1.32751465e-02, 2.5014496e+00]], [[-2.1683197e+00, 2.985855e+00], [-2.2881317e+00, 4.531891e+00], [-1.8977356e+00, 2.309906e+00]], [[-6.2249603e+00, -1.8932648e+00], [-3.5308685e+00, -6.357666e+00], [-2.604599e+00, -4.6324005e+00]], [[-2.0152283e-01, -6.3746643e-01], [2.2893524e+00, 1.3388672e+00], [1.5703735e+00, -1.7228699e-01]]], [[[9.870758e-01, -3.151703e+00], [-2.393753e+00, -9.2640686e-01], [-2.5994415e+00, 4.147354e+00]], [[-7.2950745e-01, 1.4189148e-01], [-9.567261e-01, 2.395172e+00], [7.154999e-01, -4.6125793e-01]], [[3.3733063e+00, -2.719284e+00], [-3.795395e+00, -1.2388611e-01], [-4.622574e+00, 2.144043e+00]], [[2.727707e+00, 3.5102234e+00], [-2.2216797e-01, -6.5014954e+00], [-2.8209534e+00, -3.8639832e+00]], [[5.262909e-01, -3.5881348e+00], [1.158493e+00, 4.5947266e-01], [-1.3136444e+00, 4.3554993e+00]]]]> : tensor<2x5x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @matmul_case2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[-3.3381653e-01, -5.783081e-01, 1.3158875e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @matmul_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-3.3381653e-01, -5.783081e-01, 1.3158875e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @mv() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.aten.mv %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[-3.3381653e-01, -5.783081e-01, 1.3158875e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @mv_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.mv %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-3.3381653e-01, -5.783081e-01, 1.3158875e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @dot() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %in1 = util.unfoldable_constant dense<[4.84375e-01, 1.4492188e+00, 8.59375e-02, 3.28125e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.aten.dot %arg0, %arg1 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<-2.835312e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @dot_dynamic() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in0c = tensor.cast %in0 : tensor<4xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[4.84375e-01, 1.4492188e+00, 8.59375e-02, 3.28125e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.dot %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<-2.835312e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @addmm() {
  %in0 = util.unfoldable_constant dense<[1.6484375e+00, 2.3828125e-01, -1.1289062e+00, -2.4609375e-01, 4.8046875e-01]> : tensor<5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %in1 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in2 = util.unfoldable_constant dense<[[-6.5625e-01, -6.6015625e-01, -1.4414062e+00, 1.5625e-01, -3.4375e-01], [1.1328125e-01, -5.0e-01, -1.8671875e+00, 1.3984375e+00, 5.0e-01], [1.0585938e+00, 1.2890625e+00, -1.5820312e+00, 1.2148438e+00, 1.3085938e+00], [-1.0859375e+00, -4.1796875e-01, 5.625e-01, 1.5117188e+00, -5.0390625e-01]]> : tensor<4x5xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4x5xf32> -> !torch.vtensor<[4,5],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.float 0.5
  %2 = torch.aten.addmm %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[5],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[4,5],f32>, !torch.int, !torch.float -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.3951569e+00, 7.023697e-01, -5.238693e+00, 1.2931595e+00, 1.7537308e+00], [1.8655624e+00, -3.283615e-01, 9.5703125e-02, -1.8984299e+00, -6.451645e-01], [4.255974e+00, 9.972153e-01, -5.0286255e+00, -4.0021515e-01, 1.9726181e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @addmm_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.6484375e+00, 2.3828125e-01, -1.1289062e+00, -2.4609375e-01, 4.8046875e-01]> : tensor<5xf32>
  %in0c = tensor.cast %in0 : tensor<5xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in1c = tensor.cast %in1 : tensor<3x4xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[[-6.5625e-01, -6.6015625e-01, -1.4414062e+00, 1.5625e-01, -3.4375e-01], [1.1328125e-01, -5.0e-01, -1.8671875e+00, 1.3984375e+00, 5.0e-01], [1.0585938e+00, 1.2890625e+00, -1.5820312e+00, 1.2148438e+00, 1.3085938e+00], [-1.0859375e+00, -4.1796875e-01, 5.625e-01, 1.5117188e+00, -5.0390625e-01]]> : tensor<4x5xf32>
  %in2c = tensor.cast %in2 : tensor<4x5xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.float 0.5
  %2 = torch.aten.addmm %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.3951569e+00, 7.023697e-01, -5.238693e+00, 1.2931595e+00, 1.7537308e+00], [1.8655624e+00, -3.283615e-01, 9.5703125e-02, -1.8984299e+00, -6.451645e-01], [4.255974e+00, 9.972153e-01, -5.0286255e+00, -4.0021515e-01, 1.9726181e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @addmm_case2() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %in1 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in2 = util.unfoldable_constant dense<[[-6.5625e-01, -6.6015625e-01, -1.4414062e+00, 1.5625e-01, -3.4375e-01], [1.1328125e-01, -5.0e-01, -1.8671875e+00, 1.3984375e+00, 5.0e-01], [1.0585938e+00, 1.2890625e+00, -1.5820312e+00, 1.2148438e+00, 1.3085938e+00], [-1.0859375e+00, -4.1796875e-01, 5.625e-01, 1.5117188e+00, -5.0390625e-01]]> : tensor<4x5xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4x5xf32> -> !torch.vtensor<[4,5],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.addmm %arg0, %arg1, %arg2, %0, %0 : !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[4,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9621887e+00, -2.9447937e-01, -7.4773865e+00, 2.8441315e+00, 3.077774e+00], [-1.7727814e+00, -3.6059418e+00, 5.8125e+00, -4.6874847e+00, -3.5012665e+00], [-7.008362e-02, -6.0713196e-01, -6.0377197e+00, -4.8402405e-01, 3.358612e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @addmm_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in1c = tensor.cast %in1 : tensor<3x4xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[[-6.5625e-01, -6.6015625e-01, -1.4414062e+00, 1.5625e-01, -3.4375e-01], [1.1328125e-01, -5.0e-01, -1.8671875e+00, 1.3984375e+00, 5.0e-01], [1.0585938e+00, 1.2890625e+00, -1.5820312e+00, 1.2148438e+00, 1.3085938e+00], [-1.0859375e+00, -4.1796875e-01, 5.625e-01, 1.5117188e+00, -5.0390625e-01]]> : tensor<4x5xf32>
  %in2c = tensor.cast %in2 : tensor<4x5xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.addmm %arg0, %arg1, %arg2, %0, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.9621887e+00, -2.9447937e-01, -7.4773865e+00, 2.8441315e+00, 3.077774e+00], [-1.7727814e+00, -3.6059418e+00, 5.8125e+00, -4.6874847e+00, -3.5012665e+00], [-7.008362e-02, -6.0713196e-01, -6.0377197e+00, -4.8402405e-01, 3.358612e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @baddbmm() {
  %in0 = util.unfoldable_constant dense<[[[-9.4140625e-01, 1.6210938e+00, -1.7304688e+00, 7.421875e-01, -1.9921875e+00], [-1.3046875e+00, 2.578125e-01, -2.9296875e-01, -6.484375e-01, 1.71875e-01], [1.8320312e+00, 1.7578125e-01, 1.5664062e+00, -1.7304688e+00, 1.0078125e+00]], [[-1.2578125e+00, -7.1484375e-01, 1.2421875e+00, -7.109375e-01, -8.7109375e-01], [-1.796875e+00, 1.9492188e+00, 1.6914062e+00, -2.03125e-01, 1.3398438e+00], [-9.4140625e-01, 4.84375e-01, 1.109375e+00, -1.390625e+00, -9.609375e-01]]]> : tensor<2x3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x5xf32> -> !torch.vtensor<[2,3,5],f32>
  %in1 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in2 = util.unfoldable_constant dense<[[[5.859375e-02, 2.7734375e-01, -1.4179688e+00, 8.1640625e-01, -1.78125e+00], [-1.6914062e+00, -1.84375e+00, -1.4335938e+00, 1.7617188e+00, -8.515625e-01], [1.0742188e+00, -4.609375e-01, 6.71875e-01, 1.3164062e+00, 1.1679688e+00], [1.3164062e+00, 9.296875e-01, 1.1953125e+00, -6.8359375e-01, 1.9804688e+00]], [[5.2734375e-01, 1.6328125e+00, -1.4882812e+00, 1.421875e+00, -1.703125e+00], [-1.9765625e+00, 6.4453125e-01, 1.6367188e+00, 1.0234375e+00, 9.6484375e-01], [-1.5898438e+00, 3.203125e-01, -1.2578125e+00, -1.8867188e+00, -8.0078125e-01], [7.4609375e-01, -1.7109375e+00, 1.2773438e+00, -2.3828125e-01, -7.8515625e-01]]]> : tensor<2x4x5xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x4x5xf32> -> !torch.vtensor<[2,4,5],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.int 1
  %2 = torch.aten.baddbmm %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[2,3,5],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>, !torch.float, !torch.int -> !torch.vtensor<[2,3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,5],f32> -> tensor<2x3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.664322e+00, -8.0908203e-01, -6.020355e+00, 3.0759735e+00, -6.6974335e+00], [-8.28067e+00, -4.1888275e+00, -7.9190216e+00, 3.0579834e+00, -9.280563e+00], [4.731018e+00, 1.5644073e+00, 6.475189e+00, -3.0386963e+00, 7.967041e+00]], [[2.053894e+00, 3.2396545e+00, -6.1886444e+00, 2.9327393e-02, -4.276886e+00], [2.0731049e+00, -2.2781372e-01, -3.5860443e+00, -3.361374e+00, -3.9108734e+00], [1.3505859e+00, 2.5515442e+00, -5.1214905e+00, -1.4784393e+00, -4.2920685e+00]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x5xf32>
  return
}

func.func @baddbmm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-9.4140625e-01, 1.6210938e+00, -1.7304688e+00, 7.421875e-01, -1.9921875e+00], [-1.3046875e+00, 2.578125e-01, -2.9296875e-01, -6.484375e-01, 1.71875e-01], [1.8320312e+00, 1.7578125e-01, 1.5664062e+00, -1.7304688e+00, 1.0078125e+00]], [[-1.2578125e+00, -7.1484375e-01, 1.2421875e+00, -7.109375e-01, -8.7109375e-01], [-1.796875e+00, 1.9492188e+00, 1.6914062e+00, -2.03125e-01, 1.3398438e+00], [-9.4140625e-01, 4.84375e-01, 1.109375e+00, -1.390625e+00, -9.609375e-01]]]> : tensor<2x3x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x5xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in1c = tensor.cast %in1 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in2 = util.unfoldable_constant dense<[[[5.859375e-02, 2.7734375e-01, -1.4179688e+00, 8.1640625e-01, -1.78125e+00], [-1.6914062e+00, -1.84375e+00, -1.4335938e+00, 1.7617188e+00, -8.515625e-01], [1.0742188e+00, -4.609375e-01, 6.71875e-01, 1.3164062e+00, 1.1679688e+00], [1.3164062e+00, 9.296875e-01, 1.1953125e+00, -6.8359375e-01, 1.9804688e+00]], [[5.2734375e-01, 1.6328125e+00, -1.4882812e+00, 1.421875e+00, -1.703125e+00], [-1.9765625e+00, 6.4453125e-01, 1.6367188e+00, 1.0234375e+00, 9.6484375e-01], [-1.5898438e+00, 3.203125e-01, -1.2578125e+00, -1.8867188e+00, -8.0078125e-01], [7.4609375e-01, -1.7109375e+00, 1.2773438e+00, -2.3828125e-01, -7.8515625e-01]]]> : tensor<2x4x5xf32>
  %in2c = tensor.cast %in2 : tensor<2x4x5xf32> to tensor<?x?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.float 0.5
  %1 = torch.constant.int 1
  %2 = torch.aten.baddbmm %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.664322e+00, -8.0908203e-01, -6.020355e+00, 3.0759735e+00, -6.6974335e+00], [-8.28067e+00, -4.1888275e+00, -7.9190216e+00, 3.0579834e+00, -9.280563e+00], [4.731018e+00, 1.5644073e+00, 6.475189e+00, -3.0386963e+00, 7.967041e+00]], [[2.053894e+00, 3.2396545e+00, -6.1886444e+00, 2.9327393e-02, -4.276886e+00], [2.0731049e+00, -2.2781372e-01, -3.5860443e+00, -3.361374e+00, -3.9108734e+00], [1.3505859e+00, 2.5515442e+00, -5.1214905e+00, -1.4784393e+00, -4.2920685e+00]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @addmv() {
  %in0 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in1 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in2 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.addmv %arg0, %arg1, %arg2, %0, %0 : !torch.vtensor<[3],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[1.5450897e+00, -1.17370605e-01, 5.072937e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @addmv_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in0c = tensor.cast %in0 : tensor<3xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in1c = tensor.cast %in1 : tensor<3x4xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in2c = tensor.cast %in2 : tensor<4xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.addmv %arg0, %arg1, %arg2, %0, %0 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.5450897e+00, -1.17370605e-01, 5.072937e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @linear() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5x4xf32> -> !torch.vtensor<[5,4],f32>
  %in2 = util.unfoldable_constant dense<[1.6484375e+00, 2.3828125e-01, -1.1289062e+00, -2.4609375e-01, 4.8046875e-01]> : tensor<5xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[5,4],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[2,3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3,5],f32> -> tensor<2x3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.2649689e+00, 1.6069336e+00, -9.5137024e-01, -1.18621826e-01, 5.724365e+00], [4.0725708e-02, -7.37854e-01, -5.2155e+00, 2.125351e+00, 2.7656097e+00], [7.6075745e-01, -1.5500793e+00, -3.671112e-01, -2.4624786e+00, -1.740509e+00]], [[4.410843e+00, 4.100815e+00, 1.4794159e+00, 2.9767914e+00, -1.4098206e+00], [4.8242035e+00, 3.631897e+00, 3.3540192e+00, -4.4314575e-01, -3.0856323e-01], [4.5837555e+00, 3.0386047e+00, 1.9705963e+00, 1.9193878e+00, -6.153412e-01]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x5xf32>
  return
}

func.func @linear_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %in1c = tensor.cast %in1 : tensor<5x4xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[1.6484375e+00, 2.3828125e-01, -1.1289062e+00, -2.4609375e-01, 4.8046875e-01]> : tensor<5xf32>
  %in2c = tensor.cast %in2 : tensor<5xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.2649689e+00, 1.6069336e+00, -9.5137024e-01, -1.18621826e-01, 5.724365e+00], [4.0725708e-02, -7.37854e-01, -5.2155e+00, 2.125351e+00, 2.7656097e+00], [7.6075745e-01, -1.5500793e+00, -3.671112e-01, -2.4624786e+00, -1.740509e+00]], [[4.410843e+00, 4.100815e+00, 1.4794159e+00, 2.9767914e+00, -1.4098206e+00], [4.8242035e+00, 3.631897e+00, 3.3540192e+00, -4.4314575e-01, -3.0856323e-01], [4.5837555e+00, 3.0386047e+00, 1.9705963e+00, 1.9193878e+00, -6.153412e-01]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @outer() {
  %in0 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.aten.outer %arg0, %arg1 : !torch.vtensor<[3],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.614685e+00, -2.9137726e+00, 2.8330383e+00, -1.7247772e+00], [-3.9611816e-01, -7.1481323e-01, 6.950073e-01, -4.2312622e-01], [6.9488525e-01, 1.253952e+00, -1.2192078e+00, 7.422638e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @outer_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in0c = tensor.cast %in0 : tensor<3xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.outer %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.614685e+00, -2.9137726e+00, 2.8330383e+00, -1.7247772e+00], [-3.9611816e-01, -7.1481323e-01, 6.950073e-01, -4.2312622e-01], [6.9488525e-01, 1.253952e+00, -1.2192078e+00, 7.422638e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @einsum() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[5.859375e-02, 2.7734375e-01, -1.4179688e+00, 8.1640625e-01, -1.78125e+00], [-1.6914062e+00, -1.84375e+00, -1.4335938e+00, 1.7617188e+00, -8.515625e-01], [1.0742188e+00, -4.609375e-01, 6.71875e-01, 1.3164062e+00, 1.1679688e+00], [1.3164062e+00, 9.296875e-01, 1.1953125e+00, -6.8359375e-01, 1.9804688e+00]], [[5.2734375e-01, 1.6328125e+00, -1.4882812e+00, 1.421875e+00, -1.703125e+00], [-1.9765625e+00, 6.4453125e-01, 1.6367188e+00, 1.0234375e+00, 9.6484375e-01], [-1.5898438e+00, 3.203125e-01, -1.2578125e+00, -1.8867188e+00, -8.0078125e-01], [7.4609375e-01, -1.7109375e+00, 1.2773438e+00, -2.3828125e-01, -7.8515625e-01]]]> : tensor<2x4x5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x4x5xf32> -> !torch.vtensor<[2,4,5],f32>
  %0 = torch.constant.str "bij,bjk->bik"
  %1 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>) -> !torch.list<optional<vtensor>>
  %2 = torch.constant.none
  %3 = torch.aten.einsum %0, %1, %2 : !torch.str, !torch.list<optional<vtensor>>, !torch.none -> !torch.vtensor<[2,3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,5],f32> -> tensor<2x3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.1936188e+00, -1.6196289e+00, -5.155121e+00, 2.7048798e+00, -5.7013397e+00], [-7.6283264e+00, -4.317734e+00, -7.772537e+00, 3.3822021e+00, -9.366501e+00], [3.8150024e+00, 1.4765167e+00, 5.691986e+00, -2.173462e+00, 7.463135e+00]], [[2.6828003e+00, 3.5970764e+00, -6.809738e+00, 3.8479614e-01, -3.841339e+00], [2.9715424e+00, -1.2024231e+00, -4.4317474e+00, -3.2598114e+00, -4.5807953e+00], [1.8212891e+00, 2.3093567e+00, -5.676178e+00, -7.8312683e-01, -3.8115997e+00]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x5xf32>
  return
}

func.func @einsum_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[5.859375e-02, 2.7734375e-01, -1.4179688e+00, 8.1640625e-01, -1.78125e+00], [-1.6914062e+00, -1.84375e+00, -1.4335938e+00, 1.7617188e+00, -8.515625e-01], [1.0742188e+00, -4.609375e-01, 6.71875e-01, 1.3164062e+00, 1.1679688e+00], [1.3164062e+00, 9.296875e-01, 1.1953125e+00, -6.8359375e-01, 1.9804688e+00]], [[5.2734375e-01, 1.6328125e+00, -1.4882812e+00, 1.421875e+00, -1.703125e+00], [-1.9765625e+00, 6.4453125e-01, 1.6367188e+00, 1.0234375e+00, 9.6484375e-01], [-1.5898438e+00, 3.203125e-01, -1.2578125e+00, -1.8867188e+00, -8.0078125e-01], [7.4609375e-01, -1.7109375e+00, 1.2773438e+00, -2.3828125e-01, -7.8515625e-01]]]> : tensor<2x4x5xf32>
  %in1c = tensor.cast %in1 : tensor<2x4x5xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.str "bij,bjk->bik"
  %1 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>) -> !torch.list<optional<vtensor>>
  %2 = torch.constant.none
  %3 = torch.aten.einsum %0, %1, %2 : !torch.str, !torch.list<optional<vtensor>>, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.1936188e+00, -1.6196289e+00, -5.155121e+00, 2.7048798e+00, -5.7013397e+00], [-7.6283264e+00, -4.317734e+00, -7.772537e+00, 3.3822021e+00, -9.366501e+00], [3.8150024e+00, 1.4765167e+00, 5.691986e+00, -2.173462e+00, 7.463135e+00]], [[2.6828003e+00, 3.5970764e+00, -6.809738e+00, 3.8479614e-01, -3.841339e+00], [2.9715424e+00, -1.2024231e+00, -4.4317474e+00, -3.2598114e+00, -4.5807953e+00], [1.8212891e+00, 2.3093567e+00, -5.676178e+00, -7.8312683e-01, -3.8115997e+00]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @convolution() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.328125e-01, -7.109375e-01, 7.265625e-01], [1.9257812e+00, 8.28125e-01, 1.5976562e+00], [8.0078125e-01, -1.953125e-02, 3.3984375e-01]], [[-1.4804688e+00, 1.2304688e+00, -3.75e-01], [1.1015625e+00, 3.90625e-02, 1.6992188e+00], [-4.1015625e-01, 7.7734375e-01, 1.4882812e+00]]], [[[-1.359375e+00, -8.1640625e-01, -1.3359375e+00], [1.8007812e+00, 1.7851562e+00, 1.6835938e+00], [5.9765625e-01, 1.3164062e+00, -4.6875e-01]], [[1.8632812e+00, 1.2929688e+00, 1.53125e+00], [-4.4921875e-01, -5.9765625e-01, -3.5546875e-01], [-1.9648438e+00, -1.0820312e+00, -7.421875e-02]]], [[[-8.8671875e-01, 3.90625e-02, 8.9453125e-01], [-1.9257812e+00, -1.0039062e+00, 1.09375e-01], [-7.7734375e-01, -1.796875e+00, -2.8515625e-01]], [[-2.1875e-01, -1.2734375e+00, -1.640625e-01], [-4.296875e-01, -1.4960938e+00, -3.8671875e-01], [2.734375e-01, 3.1640625e-01, -3.671875e-01]]]]> : tensor<3x2x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2x3x3xf32> -> !torch.vtensor<[3,2,3,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.bool false
  %5 = torch.constant.int 0
  %6 = torch.prim.ListConstruct %5, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.aten.convolution %arg0, %arg1, %arg2, %1, %2, %3, %4, %6, %0 : !torch.vtensor<[1,2,6,7],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,3,6,7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[1,3,6,7],f32> -> tensor<1x3x6x7xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[9.35791e+00, 4.947159e+00, 1.1025482e+01, 1.5852509e+00, -1.0875702e+00, 2.3554993e-01, 2.445984e+00], [8.304138e-01, 8.415207e+00, 7.536606e+00, 2.4183655e+00, -2.0965576e-02, 1.4512634e+00, -4.512924e+00], [1.5015717e+00, 2.9276733e+00, 7.022827e+00, 1.4965363e+00, -6.0728455e-01, 6.5159454e+00, 7.287628e+00], [4.696594e+00, 4.411743e+00, 2.666092e+00, -3.8463593e+00, 5.202881e+00, -3.1210327e-01, -4.5724792e+00], [9.755005e+00, 8.40744e-01, 9.320358e+00, 4.8093414e+00, 1.0710968e+01, 9.2733e+00, 1.0717407e+01], [3.973755e+00, -2.6527405e-01, 3.7526703e+00, -6.0310364e+00, 9.535522e+00, 4.7297974e+00, 2.4222565e+00]], [[2.9852142e+00, 5.349579e+00, 4.433777e+00, -7.889557e-01, 1.6316223e-01, -6.4250183e-01, 4.7472534e+00], [-2.1171722e+00, -2.688446e+00, 3.2115326e+00, 1.4098511e+00, -2.937027e+00, 2.2048187e+00, 4.6431274e+00], [4.834915e+00, 9.168777e+00, 3.4560852e+00, -3.7382507e+00, -8.1459045e-01, -4.8727875e+00, 6.1660767e+00], [2.7857819e+00, 6.301422e-01, -2.413391e+00, 6.893158e+00, 9.705704e+00, -2.7427063e+00, -4.669693e+00], [-1.5460052e+00, 4.3521118e-01, -6.367523e+00, 9.472046e+00, 2.1513977e+00, 5.8621063e+00, -8.510437e-01], [1.2177887e+00, -1.2936401e-01, -3.9612427e+00, -2.7588806e+00, -1.550293e-01, 4.539917e+00, 3.0881958e+00]], [[1.1283722e+00, -6.352356e+00, -6.7944946e+00, -4.622589e+00, -2.0530853e+00, 1.908783e+00, -2.9549255e+00], [7.897339e-01, -6.166809e+00, -6.0693054e+00, -5.0839386e+00, 1.947113e+00, 3.4196167e+00, -1.9846344e+00], [-3.3624878e+00, -4.9529877e+00, -2.8921814e+00, -5.4664e+00, -1.6430054e+00, 5.3279114e+00, -2.2367249e+00], [-4.217331e+00, -2.6282349e+00, -1.2356262e+00, -5.9201813e+00, -8.230881e+00, 6.51239e+00, -4.4656372e-01], [-3.5287476e+00, -5.550293e+00, -1.06658936e-01, 1.653656e+00, -1.0330383e+01, -7.03125e+00, -2.495163e+00], [-2.2835236e+00, -7.0082703e+00, 1.2936401e+00, 5.851944e+00, -3.1990814e+00, -8.751007e+00, -6.07283e+00]]]]> : tensor<1x3x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x6x7xf32>
  return
}

func.func @convolution_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.328125e-01, -7.109375e-01, 7.265625e-01], [1.9257812e+00, 8.28125e-01, 1.5976562e+00], [8.0078125e-01, -1.953125e-02, 3.3984375e-01]], [[-1.4804688e+00, 1.2304688e+00, -3.75e-01], [1.1015625e+00, 3.90625e-02, 1.6992188e+00], [-4.1015625e-01, 7.7734375e-01, 1.4882812e+00]]], [[[-1.359375e+00, -8.1640625e-01, -1.3359375e+00], [1.8007812e+00, 1.7851562e+00, 1.6835938e+00], [5.9765625e-01, 1.3164062e+00, -4.6875e-01]], [[1.8632812e+00, 1.2929688e+00, 1.53125e+00], [-4.4921875e-01, -5.9765625e-01, -3.5546875e-01], [-1.9648438e+00, -1.0820312e+00, -7.421875e-02]]], [[[-8.8671875e-01, 3.90625e-02, 8.9453125e-01], [-1.9257812e+00, -1.0039062e+00, 1.09375e-01], [-7.7734375e-01, -1.796875e+00, -2.8515625e-01]], [[-2.1875e-01, -1.2734375e+00, -1.640625e-01], [-4.296875e-01, -1.4960938e+00, -3.8671875e-01], [2.734375e-01, 3.1640625e-01, -3.671875e-01]]]]> : tensor<3x2x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2x3x3xf32> -> !torch.vtensor<[3,2,3,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.bool false
  %5 = torch.constant.int 0
  %6 = torch.prim.ListConstruct %5, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.aten.convolution %arg0, %arg1, %arg2, %1, %2, %3, %4, %6, %0 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[9.35791e+00, 4.947159e+00, 1.1025482e+01, 1.5852509e+00, -1.0875702e+00, 2.3554993e-01, 2.445984e+00], [8.304138e-01, 8.415207e+00, 7.536606e+00, 2.4183655e+00, -2.0965576e-02, 1.4512634e+00, -4.512924e+00], [1.5015717e+00, 2.9276733e+00, 7.022827e+00, 1.4965363e+00, -6.0728455e-01, 6.5159454e+00, 7.287628e+00], [4.696594e+00, 4.411743e+00, 2.666092e+00, -3.8463593e+00, 5.202881e+00, -3.1210327e-01, -4.5724792e+00], [9.755005e+00, 8.40744e-01, 9.320358e+00, 4.8093414e+00, 1.0710968e+01, 9.2733e+00, 1.0717407e+01], [3.973755e+00, -2.6527405e-01, 3.7526703e+00, -6.0310364e+00, 9.535522e+00, 4.7297974e+00, 2.4222565e+00]], [[2.9852142e+00, 5.349579e+00, 4.433777e+00, -7.889557e-01, 1.6316223e-01, -6.4250183e-01, 4.7472534e+00], [-2.1171722e+00, -2.688446e+00, 3.2115326e+00, 1.4098511e+00, -2.937027e+00, 2.2048187e+00, 4.6431274e+00], [4.834915e+00, 9.168777e+00, 3.4560852e+00, -3.7382507e+00, -8.1459045e-01, -4.8727875e+00, 6.1660767e+00], [2.7857819e+00, 6.301422e-01, -2.413391e+00, 6.893158e+00, 9.705704e+00, -2.7427063e+00, -4.669693e+00], [-1.5460052e+00, 4.3521118e-01, -6.367523e+00, 9.472046e+00, 2.1513977e+00, 5.8621063e+00, -8.510437e-01], [1.2177887e+00, -1.2936401e-01, -3.9612427e+00, -2.7588806e+00, -1.550293e-01, 4.539917e+00, 3.0881958e+00]], [[1.1283722e+00, -6.352356e+00, -6.7944946e+00, -4.622589e+00, -2.0530853e+00, 1.908783e+00, -2.9549255e+00], [7.897339e-01, -6.166809e+00, -6.0693054e+00, -5.0839386e+00, 1.947113e+00, 3.4196167e+00, -1.9846344e+00], [-3.3624878e+00, -4.9529877e+00, -2.8921814e+00, -5.4664e+00, -1.6430054e+00, 5.3279114e+00, -2.2367249e+00], [-4.217331e+00, -2.6282349e+00, -1.2356262e+00, -5.9201813e+00, -8.230881e+00, 6.51239e+00, -4.4656372e-01], [-3.5287476e+00, -5.550293e+00, -1.06658936e-01, 1.653656e+00, -1.0330383e+01, -7.03125e+00, -2.495163e+00], [-2.2835236e+00, -7.0082703e+00, 1.2936401e+00, 5.851944e+00, -3.1990814e+00, -8.751007e+00, -6.07283e+00]]]]> : tensor<1x3x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @convolution_case2() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %in1 = util.unfoldable_constant dense<[[[[9.1796875e-01, -1.953125e+00], [-9.1796875e-01, -1.3359375e+00], [-2.9296875e-01, 1.7695312e+00]]], [[[-6.953125e-01, -7.6171875e-01], [-7.6171875e-01, -9.453125e-01], [-1.5117188e+00, 4.140625e-01]]], [[[-5.46875e-02, -8.90625e-01], [-1.90625e+00, 8.4375e-01], [7.8125e-01, 9.8046875e-01]]], [[[1.796875e+00, 1.8476562e+00], [-2.96875e-01, 1.1445312e+00], [7.8125e-01, 4.2578125e-01]]]]> : tensor<4x1x3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x1x3x2xf32> -> !torch.vtensor<[4,1,3,2],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 2
  %2 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %1, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 0
  %5 = torch.prim.ListConstruct %2, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.prim.ListConstruct %2, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool false
  %8 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %9 = torch.aten.convolution %arg0, %arg1, %0, %3, %5, %6, %7, %8, %1 : !torch.vtensor<[1,2,6,7],f32>, !torch.vtensor<[4,1,3,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,4,3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[1,4,3,5],f32> -> tensor<1x4x3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-2.745697e+00, -2.085144e+00, 2.1901855e+00, -3.9641418e+00, 4.5113525e+00], [-3.3917542e+00, 2.009491e+00, -2.6105347e+00, -5.05188e-01, -1.0532837e+00], [7.537689e-01, -5.516098e+00, 8.642578e-01, 4.4414062e+00, -6.1206055e+00]], [[-1.6021881e+00, -3.0877533e+00, 9.6333313e-01, -1.2950134e+00, 7.815094e-01], [-2.3203735e+00, -2.6860046e+00, 2.6661835e+00, -3.0307312e+00, 8.7828064e-01], [-1.6279907e+00, -3.810608e+00, 3.1631927e+00, -1.4479065e+00, -1.6263733e+00]], [[4.7677307e+00, -1.1574249e+00, -1.470581e+00, -1.6022186e+00, -2.2949219e+00], [8.766327e-01, 7.014923e-01, 1.3055267e+00, -3.6256561e+00, -4.1945343e+00], [-1.2261658e+00, -1.9612885e+00, -7.793884e-01, 7.2346344e+00, -4.0747986e+00]], [[1.668869e+00, 1.0143433e+00, -7.0999146e-02, 6.773529e-01, -1.7871246e+00], [3.6444702e+00, 2.6263885e+00, -7.480011e-01, -3.4217224e+00, -4.152893e+00], [3.1957245e+00, -6.165802e+00, 2.0021057e-01, -1.8425903e+00, -2.0498657e-01]]]]> : tensor<1x4x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x4x3x5xf32>
  return
}

func.func @convolution_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[9.1796875e-01, -1.953125e+00], [-9.1796875e-01, -1.3359375e+00], [-2.9296875e-01, 1.7695312e+00]]], [[[-6.953125e-01, -7.6171875e-01], [-7.6171875e-01, -9.453125e-01], [-1.5117188e+00, 4.140625e-01]]], [[[-5.46875e-02, -8.90625e-01], [-1.90625e+00, 8.4375e-01], [7.8125e-01, 9.8046875e-01]]], [[[1.796875e+00, 1.8476562e+00], [-2.96875e-01, 1.1445312e+00], [7.8125e-01, 4.2578125e-01]]]]> : tensor<4x1x3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x1x3x2xf32> -> !torch.vtensor<[4,1,3,2],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 2
  %2 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %1, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 0
  %5 = torch.prim.ListConstruct %2, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.prim.ListConstruct %2, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool false
  %8 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %9 = torch.aten.convolution %arg0, %arg1, %0, %3, %5, %6, %7, %8, %1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[4,1,3,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-2.745697e+00, -2.085144e+00, 2.1901855e+00, -3.9641418e+00, 4.5113525e+00], [-3.3917542e+00, 2.009491e+00, -2.6105347e+00, -5.05188e-01, -1.0532837e+00], [7.537689e-01, -5.516098e+00, 8.642578e-01, 4.4414062e+00, -6.1206055e+00]], [[-1.6021881e+00, -3.0877533e+00, 9.6333313e-01, -1.2950134e+00, 7.815094e-01], [-2.3203735e+00, -2.6860046e+00, 2.6661835e+00, -3.0307312e+00, 8.7828064e-01], [-1.6279907e+00, -3.810608e+00, 3.1631927e+00, -1.4479065e+00, -1.6263733e+00]], [[4.7677307e+00, -1.1574249e+00, -1.470581e+00, -1.6022186e+00, -2.2949219e+00], [8.766327e-01, 7.014923e-01, 1.3055267e+00, -3.6256561e+00, -4.1945343e+00], [-1.2261658e+00, -1.9612885e+00, -7.793884e-01, 7.2346344e+00, -4.0747986e+00]], [[1.668869e+00, 1.0143433e+00, -7.0999146e-02, 6.773529e-01, -1.7871246e+00], [3.6444702e+00, 2.6263885e+00, -7.480011e-01, -3.4217224e+00, -4.152893e+00], [3.1957245e+00, -6.165802e+00, 2.0021057e-01, -1.8425903e+00, -2.0498657e-01]]]]> : tensor<1x4x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @convolution_case3() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.96875e+00, -1.8671875e+00, -7.65625e-01], [1.3632812e+00, -5.234375e-01, 1.5078125e+00], [9.1796875e-01, -1.8710938e+00, 2.2265625e-01]], [[-1.1523438e+00, -5.703125e-01, 7.2265625e-01], [1.3945312e+00, 1.8007812e+00, 1.7070312e+00], [6.484375e-01, 1.4765625e+00, 7.8515625e-01]], [[1.1914062e+00, 7.0703125e-01, 1.7851562e+00], [3.90625e-01, -1.6210938e+00, 1.8398438e+00], [-8.671875e-01, -4.6875e-02, -4.296875e-01]]], [[[1.0078125e+00, 9.84375e-01, 8.2421875e-01], [1.1171875e+00, -1.1132812e+00, -1.6054688e+00], [1.4453125e-01, -7.6171875e-01, 5.8984375e-01]], [[-1.1875e+00, 1.8242188e+00, 1.8632812e+00], [1.1484375e+00, 5.8203125e-01, 7.2265625e-01], [-3.0078125e-01, 9.375e-02, -4.5703125e-01]], [[-1.515625e+00, 1.4335938e+00, 6.5234375e-01], [1.8476562e+00, -4.296875e-02, -1.9492188e+00], [-2.96875e-01, -1.6210938e+00, -1.2226562e+00]]]]> : tensor<2x3x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x3x3xf32> -> !torch.vtensor<[2,3,3,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.bool true
  %6 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.aten.convolution %arg0, %arg1, %arg2, %1, %3, %4, %5, %6, %2 : !torch.vtensor<[1,2,6,7],f32>, !torch.vtensor<[2,3,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,3,12,14],f32>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[1,3,12,14],f32> -> tensor<1x3x12x14xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.6052094e+00, 9.816589e+00, -5.3933716e-01, 3.8369446e+00, 9.675751e-01, 4.92865e+00, 9.5536804e-01, -2.7114868e-02, 2.0841217e+00, -2.2459412e-01, 8.147583e-01, 4.3685913e-02, 2.3089447e+00, 2.613968e+00], [3.377365e+00, 6.2062683e+00, -3.470169e+00, 3.820221e+00, -4.1331482e-01, 3.8270721e+00, 1.1539001e+00, 1.2634277e+00, 1.260086e+00, -5.6420746e+00, 3.070404e+00, 6.7031403e+00, -1.0396423e+00, 5.4641724e-01], [7.905884e-01, 1.8367615e+00, 7.180176e-01, 2.5144196e+00, 1.828186e+00, 2.3453217e+00, 1.0662384e+00, 1.8310547e-04, 3.3977356e+00, 1.1103516e+00, 4.8701935e+00, 4.795532e+00, 3.919983e-01, 4.056671e+00], [1.0813446e+00, 4.1730804e+00, -3.4343567e+00, 9.281311e-01, 3.2997894e+00, 5.855713e+00, 1.5918579e+00, 3.2438965e+00, 5.887802e+00, 3.3622742e+00, 5.867813e+00, 3.9034424e+00, -5.742111e+00, 6.369934e-01], [1.1802368e+00, 1.8083191e+00, 2.7145538e+00, 5.752243e+00, 1.1315765e+00, 2.9710388e+00, -2.8468323e-01, 8.051758e-01, 3.2867432e-01, -1.540329e+00, 1.0499268e+00, 3.3790588e+00, 2.1673737e+00, 5.653549e+00], [-1.0334778e+00, 2.1065826e+00, -2.4945526e+00, -3.517395e+00, 5.807602e+00, 7.895172e+00, -4.7390747e+00, -4.58255e+00, 5.0341644e+00, -2.5605774e-01, 8.420563e-01, 7.1354218e+00, -1.1924286e+00, 1.8448486e+00], [7.850952e-01, 1.9655304e+00, 3.5927124e+00, 4.9143677e+00, 1.821579e+00, -5.500488e-01, 1.8278046e+00, 2.156952e+00, 4.03273e+00, -2.9725342e+00, 4.5210724e+00, 6.196472e+00, -4.537201e-01, 1.5112762e+00], [-2.9149017e+00, 4.3313293e+00, 2.4026947e+00, 1.3066101e+00, 5.539963e+00, 5.6224213e+00, -5.6882935e+00, 2.5619507e+00, 4.339081e+00, 2.9712524e+00, 5.3875427e+00, 1.0032959e+00, -1.7564087e+00, 2.70076e+00], [9.938965e-01, 5.7514343e+00, 4.4433594e-02, 1.2691345e+00, 7.5128174e-01, 2.0361328e-01, 3.1576538e+00, 1.1729843e+01, -9.791565e-01, 5.1837006e+00, -4.6435547e-01, -6.2979126e-01, 2.9487762e+00, 2.537918e+00], [-1.1778107e+00, 4.366394e+00, 1.644104e+00, 3.8679504e-01, 2.5572205e+00, 3.702118e+00, 1.0135803e+00, 4.2427063e+00, -4.0264435e+00, 7.624054e+00, -4.0057526e+00, 2.3334808e+00, 4.9275665e+00, 2.5601654e+00], [1.3723297e+00, 3.8148499e+00, 8.848572e-02, -3.9748383e+00, 3.9293518e+00, 1.8472748e+00, 1.6099701e+00, 1.5373993e+00, 1.8474121e+00, 5.688446e+00, 5.563812e-01, 4.7961884e+00, 6.4782715e-01, -5.151367e-01], [9.353943e-01, 2.3349304e+00, 6.9525146e-01, 1.394043e+00, 5.362152e+00, 7.5320435e-01, 1.960846e+00, 2.4534607e+00, 1.1127014e+00, 3.4747772e+00, -1.5790863e+00, 2.4147491e+00, 1.4502869e+00, 2.546112e+00]], [[7.514801e-01, 4.1816406e+00, 4.0099335e+00, 6.184677e+00, 3.0252533e+00, 4.225006e+00, 1.5701294e+00, 8.761597e-02, -2.0086212e+00, -6.561127e-01, 1.0769348e+00, 8.0488586e-01, 3.1365967e-01, 2.512207e-01], [3.5471191e+00, 2.471344e+00, 3.203827e+00, 3.6155548e+00, 2.796814e+00, 7.211914e-01, 2.340744e+00, 1.8454285e+00, -5.337555e+00, 4.5333862e-01, -1.4612885e+00, -7.203293e+00, 2.0617676e-01, 2.8838348e+00], [6.7796326e-01, 2.951126e+00, 2.6784973e+00, 2.578659e+00, 2.5480652e-01, 1.1940002e+00, 1.0110779e+00, 1.7808533e-01, 8.181915e-01, -4.275711e+00, -4.133316e+00, -1.02771e+00, 4.1553497e+00, 4.037796e+00], [7.425232e-01, 1.7397919e+00, -6.3853455e-01, -1.2906647e+00, 1.8173981e+00, -1.2743835e+00, 3.2605743e+00, 3.7811127e+00, 5.6322327e+00, 2.5128174e+00, -2.3740845e+00, 1.5068665e+00, 7.3002625e-01, 1.0502319e+00], [1.4943237e+00, 1.4517517e+00, 1.4557343e+00, 1.764267e+00, 4.8179626e-01, 3.4042969e+00, 2.5882874e+00, 3.3516998e+00, -5.2415466e-01, 1.372406e+00, 2.0695038e+00, 3.02211e+00, 2.57695e+00, 2.3032074e+00], [1.2597656e+00, 4.5434723e+00, -2.307495e+00, -6.8803406e-01, 2.736435e+00, -9.2071533e-01, -9.10202e-01, 2.0910492e+00, -1.9612579e+00, -6.954346e-01, -8.388214e-01, -5.3567657e+00, 4.494217e+00, 5.7647247e+00], [2.828354e+00, 1.748352e+00, 8.832855e-01, -8.8752747e-01, -2.1457672e+00, -2.7090454e-01, 3.237671e+00, -8.578949e-01, -3.510559e+00, -7.321945e+00, -2.9068604e+00, 5.052643e-01, 3.7026978e+00, 3.7856445e+00], [1.8188171e+00, 1.4103699e+00, 3.967926e+00, 2.4757996e+00, -1.04003906e-01, 2.4391785e+00, -1.3041077e+00, -5.1913757e+00, -3.782959e-01, 5.688324e-01, 7.8115845e-01, 5.801605e+00, 1.359024e+00, -9.0309143e-01], [2.9220123e+00, 5.0708466e+00, 2.0523376e+00, 3.3477173e+00, 9.908142e-01, 1.1689758e+00, 2.2023926e+00, 6.335861e+00, 4.812546e+00, 8.149597e+00, 3.219101e+00, 1.9171295e+00, -6.9493103e-01, -7.676239e-01], [2.6766815e+00, 1.3146973e-01, 4.181381e+00, 5.791107e+00, -8.963928e-01, -1.8523712e+00, 3.3055878e+00, 3.420929e+00, 2.7306824e+00, -1.1172333e+00, 1.853653e+00, 1.2873077e+00, 2.2189941e+00, 2.6118927e+00], [1.3282776e+00, 3.1527863e+00, 1.3552246e+00, -1.7044678e+00, -2.710846e+00, -2.622818e+00, 3.3309937e-01, 8.482666e-01, 1.2290344e+00, 3.9606934e+00, 3.7293854e+00, 4.6629486e+00, 6.869812e-01, 8.8619995e-01], [1.0687561e+00, 1.4219666e-01, 5.725403e-01, -8.334961e-01, -1.6813965e+00, -2.8385925e-01, 2.31781e-01, 5.549927e-01, 1.1686401e+00, 1.9157867e+00, 2.989624e+00, 1.0569916e+00, 1.729126e-01, -3.179016e-01]], [[-1.9926605e+00, 7.6654816e+00, -3.2970123e+00, -6.008911e-02, -3.032486e+00, 2.7008362e+00, -1.5008545e+00, -8.961029e-01, 1.675705e+00, -2.9655304e+00, -9.122009e-01, -3.3021088e+00, -8.73291e-01, 8.432007e-02], [3.657837e+00, 1.9198608e-01, -1.730011e+00, -2.604599e+00, -1.0973511e+00, -3.3013763e+00, -8.108063e-01, 3.5175781e+00, -3.5472412e+00, -6.0128784e-01, -6.2476044e+00, -4.9677734e+00, 1.831665e+00, 3.366394e+00], [-4.8164368e-01, -1.9269257e+00, -2.5418396e+00, 2.2290039e-01, -5.6666565e-01, -7.7819824e-03, -9.7128296e-01, -4.8865356e+00, -1.9568939e+00, -8.706665e-02, 2.4836273e+00, 5.1371765e-01, -3.923935e+00, 1.8530121e+00], [-1.6440735e+00, 8.64624e-01, -2.7897186e+00, -2.415268e+00, -3.70636e-02, -2.7864075e+00, 8.743439e-01, -3.9496765e+00, 3.8997955e+00, 2.717102e+00, 3.2205505e+00, 5.2445984e+00, -1.9298553e+00, -1.3874817e-01], [-1.5359497e+00, -2.661087e+00, -2.277176e+00, 4.5946655e+00, -4.497223e-01, 4.942932e-01, -1.9364319e+00, 3.362732e-01, 1.0138702e+00, -5.755783e+00, -2.072525e+00, -1.3273926e+00, -3.1737823e+00, 3.7878876e+00], [-6.568909e-02, 4.3844604e+00, -1.0995789e+00, -2.8711853e+00, -2.0531921e+00, -1.8759918e+00, -3.3672333e+00, -5.711365e-01, -6.7420044e+00, -6.359268e+00, -4.9105225e+00, -6.7360687e+00, 3.7207184e+00, 3.0483246e+00], [-2.7331085e+00, -2.7399445e+00, -2.124466e+00, 5.492157e+00, 1.9532318e+00, -6.4440613e+00, -3.6934204e+00, 1.3816986e+00, 2.2574463e+00, -5.9364777e+00, 1.3757935e+00, 3.4703827e+00, -3.0185547e+00, -1.2427673e+00], [-3.7745667e-01, -1.266098e+00, 4.68042e+00, 2.517456e+00, -6.763458e-01, 2.9025726e+00, -1.1894684e+00, 2.5822754e+00, 4.7369385e+00, 6.099716e+00, 5.1588745e+00, 3.8888245e+00, -4.6485596e+00, -4.3825684e+00], [-2.9376678e+00, 4.0953827e+00, -1.5422668e+00, -9.891052e-01, -7.895813e-01, -5.7673645e+00, -3.2856445e+00, 9.628967e+00, -3.914322e+00, 2.7536469e+00, -2.5061798e+00, -3.7331238e+00, -1.4195251e-01, -1.2069702e-02], [-4.9588013e-01, -3.9904633e+00, -8.789978e-01, -1.853302e+00, -5.164276e+00, -6.7950897e+00, 2.5228271e+00, -5.0671387e-01, -3.5751038e+00, -2.872467e+00, -1.7438812e+00, -1.5936127e+00, 2.0461273e+00, 6.267853e-01], [-1.4597473e+00, 2.3764496e+00, -8.3392334e-01, -6.7644043e+00, 1.4717712e+00, -4.7807312e-01, -5.3756714e-01, -1.9470215e+00, -1.5977478e+00, 1.8810272e+00, -3.561142e+00, 3.701004e+00, -4.1836548e-01, -3.717743e+00], [-1.2640228e+00, -1.765213e+00, -3.435257e+00, -1.2316437e+00, 1.193573e+00, 1.2998657e+00, -1.325943e+00, -1.4959869e+00, -5.023804e-01, -2.352234e+00, -1.5272675e+00, -2.145401e+00, -2.796814e+00, -2.2003174e+00]]]]> : tensor<1x3x12x14xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x12x14xf32>
  return
}

func.func @convolution_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.96875e+00, -1.8671875e+00, -7.65625e-01], [1.3632812e+00, -5.234375e-01, 1.5078125e+00], [9.1796875e-01, -1.8710938e+00, 2.2265625e-01]], [[-1.1523438e+00, -5.703125e-01, 7.2265625e-01], [1.3945312e+00, 1.8007812e+00, 1.7070312e+00], [6.484375e-01, 1.4765625e+00, 7.8515625e-01]], [[1.1914062e+00, 7.0703125e-01, 1.7851562e+00], [3.90625e-01, -1.6210938e+00, 1.8398438e+00], [-8.671875e-01, -4.6875e-02, -4.296875e-01]]], [[[1.0078125e+00, 9.84375e-01, 8.2421875e-01], [1.1171875e+00, -1.1132812e+00, -1.6054688e+00], [1.4453125e-01, -7.6171875e-01, 5.8984375e-01]], [[-1.1875e+00, 1.8242188e+00, 1.8632812e+00], [1.1484375e+00, 5.8203125e-01, 7.2265625e-01], [-3.0078125e-01, 9.375e-02, -4.5703125e-01]], [[-1.515625e+00, 1.4335938e+00, 6.5234375e-01], [1.8476562e+00, -4.296875e-02, -1.9492188e+00], [-2.96875e-01, -1.6210938e+00, -1.2226562e+00]]]]> : tensor<2x3x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x3x3xf32> -> !torch.vtensor<[2,3,3,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.bool true
  %6 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.aten.convolution %arg0, %arg1, %arg2, %1, %3, %4, %5, %6, %2 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[2,3,3,3],f32>, !torch.vtensor<[?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.6052094e+00, 9.816589e+00, -5.3933716e-01, 3.8369446e+00, 9.675751e-01, 4.92865e+00, 9.5536804e-01, -2.7114868e-02, 2.0841217e+00, -2.2459412e-01, 8.147583e-01, 4.3685913e-02, 2.3089447e+00, 2.613968e+00], [3.377365e+00, 6.2062683e+00, -3.470169e+00, 3.820221e+00, -4.1331482e-01, 3.8270721e+00, 1.1539001e+00, 1.2634277e+00, 1.260086e+00, -5.6420746e+00, 3.070404e+00, 6.7031403e+00, -1.0396423e+00, 5.4641724e-01], [7.905884e-01, 1.8367615e+00, 7.180176e-01, 2.5144196e+00, 1.828186e+00, 2.3453217e+00, 1.0662384e+00, 1.8310547e-04, 3.3977356e+00, 1.1103516e+00, 4.8701935e+00, 4.795532e+00, 3.919983e-01, 4.056671e+00], [1.0813446e+00, 4.1730804e+00, -3.4343567e+00, 9.281311e-01, 3.2997894e+00, 5.855713e+00, 1.5918579e+00, 3.2438965e+00, 5.887802e+00, 3.3622742e+00, 5.867813e+00, 3.9034424e+00, -5.742111e+00, 6.369934e-01], [1.1802368e+00, 1.8083191e+00, 2.7145538e+00, 5.752243e+00, 1.1315765e+00, 2.9710388e+00, -2.8468323e-01, 8.051758e-01, 3.2867432e-01, -1.540329e+00, 1.0499268e+00, 3.3790588e+00, 2.1673737e+00, 5.653549e+00], [-1.0334778e+00, 2.1065826e+00, -2.4945526e+00, -3.517395e+00, 5.807602e+00, 7.895172e+00, -4.7390747e+00, -4.58255e+00, 5.0341644e+00, -2.5605774e-01, 8.420563e-01, 7.1354218e+00, -1.1924286e+00, 1.8448486e+00], [7.850952e-01, 1.9655304e+00, 3.5927124e+00, 4.9143677e+00, 1.821579e+00, -5.500488e-01, 1.8278046e+00, 2.156952e+00, 4.03273e+00, -2.9725342e+00, 4.5210724e+00, 6.196472e+00, -4.537201e-01, 1.5112762e+00], [-2.9149017e+00, 4.3313293e+00, 2.4026947e+00, 1.3066101e+00, 5.539963e+00, 5.6224213e+00, -5.6882935e+00, 2.5619507e+00, 4.339081e+00, 2.9712524e+00, 5.3875427e+00, 1.0032959e+00, -1.7564087e+00, 2.70076e+00], [9.938965e-01, 5.7514343e+00, 4.4433594e-02, 1.2691345e+00, 7.5128174e-01, 2.0361328e-01, 3.1576538e+00, 1.1729843e+01, -9.791565e-01, 5.1837006e+00, -4.6435547e-01, -6.2979126e-01, 2.9487762e+00, 2.537918e+00], [-1.1778107e+00, 4.366394e+00, 1.644104e+00, 3.8679504e-01, 2.5572205e+00, 3.702118e+00, 1.0135803e+00, 4.2427063e+00, -4.0264435e+00, 7.624054e+00, -4.0057526e+00, 2.3334808e+00, 4.9275665e+00, 2.5601654e+00], [1.3723297e+00, 3.8148499e+00, 8.848572e-02, -3.9748383e+00, 3.9293518e+00, 1.8472748e+00, 1.6099701e+00, 1.5373993e+00, 1.8474121e+00, 5.688446e+00, 5.563812e-01, 4.7961884e+00, 6.4782715e-01, -5.151367e-01], [9.353943e-01, 2.3349304e+00, 6.9525146e-01, 1.394043e+00, 5.362152e+00, 7.5320435e-01, 1.960846e+00, 2.4534607e+00, 1.1127014e+00, 3.4747772e+00, -1.5790863e+00, 2.4147491e+00, 1.4502869e+00, 2.546112e+00]], [[7.514801e-01, 4.1816406e+00, 4.0099335e+00, 6.184677e+00, 3.0252533e+00, 4.225006e+00, 1.5701294e+00, 8.761597e-02, -2.0086212e+00, -6.561127e-01, 1.0769348e+00, 8.0488586e-01, 3.1365967e-01, 2.512207e-01], [3.5471191e+00, 2.471344e+00, 3.203827e+00, 3.6155548e+00, 2.796814e+00, 7.211914e-01, 2.340744e+00, 1.8454285e+00, -5.337555e+00, 4.5333862e-01, -1.4612885e+00, -7.203293e+00, 2.0617676e-01, 2.8838348e+00], [6.7796326e-01, 2.951126e+00, 2.6784973e+00, 2.578659e+00, 2.5480652e-01, 1.1940002e+00, 1.0110779e+00, 1.7808533e-01, 8.181915e-01, -4.275711e+00, -4.133316e+00, -1.02771e+00, 4.1553497e+00, 4.037796e+00], [7.425232e-01, 1.7397919e+00, -6.3853455e-01, -1.2906647e+00, 1.8173981e+00, -1.2743835e+00, 3.2605743e+00, 3.7811127e+00, 5.6322327e+00, 2.5128174e+00, -2.3740845e+00, 1.5068665e+00, 7.3002625e-01, 1.0502319e+00], [1.4943237e+00, 1.4517517e+00, 1.4557343e+00, 1.764267e+00, 4.8179626e-01, 3.4042969e+00, 2.5882874e+00, 3.3516998e+00, -5.2415466e-01, 1.372406e+00, 2.0695038e+00, 3.02211e+00, 2.57695e+00, 2.3032074e+00], [1.2597656e+00, 4.5434723e+00, -2.307495e+00, -6.8803406e-01, 2.736435e+00, -9.2071533e-01, -9.10202e-01, 2.0910492e+00, -1.9612579e+00, -6.954346e-01, -8.388214e-01, -5.3567657e+00, 4.494217e+00, 5.7647247e+00], [2.828354e+00, 1.748352e+00, 8.832855e-01, -8.8752747e-01, -2.1457672e+00, -2.7090454e-01, 3.237671e+00, -8.578949e-01, -3.510559e+00, -7.321945e+00, -2.9068604e+00, 5.052643e-01, 3.7026978e+00, 3.7856445e+00], [1.8188171e+00, 1.4103699e+00, 3.967926e+00, 2.4757996e+00, -1.04003906e-01, 2.4391785e+00, -1.3041077e+00, -5.1913757e+00, -3.782959e-01, 5.688324e-01, 7.8115845e-01, 5.801605e+00, 1.359024e+00, -9.0309143e-01], [2.9220123e+00, 5.0708466e+00, 2.0523376e+00, 3.3477173e+00, 9.908142e-01, 1.1689758e+00, 2.2023926e+00, 6.335861e+00, 4.812546e+00, 8.149597e+00, 3.219101e+00, 1.9171295e+00, -6.9493103e-01, -7.676239e-01], [2.6766815e+00, 1.3146973e-01, 4.181381e+00, 5.791107e+00, -8.963928e-01, -1.8523712e+00, 3.3055878e+00, 3.420929e+00, 2.7306824e+00, -1.1172333e+00, 1.853653e+00, 1.2873077e+00, 2.2189941e+00, 2.6118927e+00], [1.3282776e+00, 3.1527863e+00, 1.3552246e+00, -1.7044678e+00, -2.710846e+00, -2.622818e+00, 3.3309937e-01, 8.482666e-01, 1.2290344e+00, 3.9606934e+00, 3.7293854e+00, 4.6629486e+00, 6.869812e-01, 8.8619995e-01], [1.0687561e+00, 1.4219666e-01, 5.725403e-01, -8.334961e-01, -1.6813965e+00, -2.8385925e-01, 2.31781e-01, 5.549927e-01, 1.1686401e+00, 1.9157867e+00, 2.989624e+00, 1.0569916e+00, 1.729126e-01, -3.179016e-01]], [[-1.9926605e+00, 7.6654816e+00, -3.2970123e+00, -6.008911e-02, -3.032486e+00, 2.7008362e+00, -1.5008545e+00, -8.961029e-01, 1.675705e+00, -2.9655304e+00, -9.122009e-01, -3.3021088e+00, -8.73291e-01, 8.432007e-02], [3.657837e+00, 1.9198608e-01, -1.730011e+00, -2.604599e+00, -1.0973511e+00, -3.3013763e+00, -8.108063e-01, 3.5175781e+00, -3.5472412e+00, -6.0128784e-01, -6.2476044e+00, -4.9677734e+00, 1.831665e+00, 3.366394e+00], [-4.8164368e-01, -1.9269257e+00, -2.5418396e+00, 2.2290039e-01, -5.6666565e-01, -7.7819824e-03, -9.7128296e-01, -4.8865356e+00, -1.9568939e+00, -8.706665e-02, 2.4836273e+00, 5.1371765e-01, -3.923935e+00, 1.8530121e+00], [-1.6440735e+00, 8.64624e-01, -2.7897186e+00, -2.415268e+00, -3.70636e-02, -2.7864075e+00, 8.743439e-01, -3.9496765e+00, 3.8997955e+00, 2.717102e+00, 3.2205505e+00, 5.2445984e+00, -1.9298553e+00, -1.3874817e-01], [-1.5359497e+00, -2.661087e+00, -2.277176e+00, 4.5946655e+00, -4.497223e-01, 4.942932e-01, -1.9364319e+00, 3.362732e-01, 1.0138702e+00, -5.755783e+00, -2.072525e+00, -1.3273926e+00, -3.1737823e+00, 3.7878876e+00], [-6.568909e-02, 4.3844604e+00, -1.0995789e+00, -2.8711853e+00, -2.0531921e+00, -1.8759918e+00, -3.3672333e+00, -5.711365e-01, -6.7420044e+00, -6.359268e+00, -4.9105225e+00, -6.7360687e+00, 3.7207184e+00, 3.0483246e+00], [-2.7331085e+00, -2.7399445e+00, -2.124466e+00, 5.492157e+00, 1.9532318e+00, -6.4440613e+00, -3.6934204e+00, 1.3816986e+00, 2.2574463e+00, -5.9364777e+00, 1.3757935e+00, 3.4703827e+00, -3.0185547e+00, -1.2427673e+00], [-3.7745667e-01, -1.266098e+00, 4.68042e+00, 2.517456e+00, -6.763458e-01, 2.9025726e+00, -1.1894684e+00, 2.5822754e+00, 4.7369385e+00, 6.099716e+00, 5.1588745e+00, 3.8888245e+00, -4.6485596e+00, -4.3825684e+00], [-2.9376678e+00, 4.0953827e+00, -1.5422668e+00, -9.891052e-01, -7.895813e-01, -5.7673645e+00, -3.2856445e+00, 9.628967e+00, -3.914322e+00, 2.7536469e+00, -2.5061798e+00, -3.7331238e+00, -1.4195251e-01, -1.2069702e-02], [-4.9588013e-01, -3.9904633e+00, -8.789978e-01, -1.853302e+00, -5.164276e+00, -6.7950897e+00, 2.5228271e+00, -5.0671387e-01, -3.5751038e+00, -2.872467e+00, -1.7438812e+00, -1.5936127e+00, 2.0461273e+00, 6.267853e-01], [-1.4597473e+00, 2.3764496e+00, -8.3392334e-01, -6.7644043e+00, 1.4717712e+00, -4.7807312e-01, -5.3756714e-01, -1.9470215e+00, -1.5977478e+00, 1.8810272e+00, -3.561142e+00, 3.701004e+00, -4.1836548e-01, -3.717743e+00], [-1.2640228e+00, -1.765213e+00, -3.435257e+00, -1.2316437e+00, 1.193573e+00, 1.2998657e+00, -1.325943e+00, -1.4959869e+00, -5.023804e-01, -2.352234e+00, -1.5272675e+00, -2.145401e+00, -2.796814e+00, -2.2003174e+00]]]]> : tensor<1x3x12x14xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @convolution_case4() {
  %in0 = util.unfoldable_constant dense<[[[9.84375e-01, 3.984375e-01, 2.6953125e-01, -1.5625e+00, -1.53125e+00, -1.203125e+00, -6.796875e-01, 5.5859375e-01], [-7.8125e-01, 3.28125e-01, 7.5390625e-01, 1.4921875e+00, -7.890625e-01, 3.7890625e-01, 2.7734375e-01, -1.40625e-01], [1.640625e+00, 1.0195312e+00, -5.2734375e-01, 1.3671875e-01, -1.71875e+00, -1.6132812e+00, -2.0703125e-01, 1.5703125e+00]], [[-1.25e+00, 1.0976562e+00, -1.3710938e+00, 1.8476562e+00, -1.3671875e+00, 2.1484375e-01, 1.5703125e+00, 9.21875e-01], [-9.0234375e-01, 1.7421875e+00, 1.9023438e+00, -5.9375e-01, -1.8125e+00, 5.234375e-01, 1.140625e+00, -1.7148438e+00], [1.328125e-01, 1.7617188e+00, -3.2421875e-01, -1.03125e+00, -1.078125e+00, 8.515625e-01, 2.3046875e-01, 1.3164062e+00]]]> : tensor<2x3x8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x8xf32> -> !torch.vtensor<[2,3,8],f32>
  %in1 = util.unfoldable_constant dense<[[[-2.734375e-02, -3.515625e-01, -5.46875e-02], [1.6523438e+00, -5.859375e-02, -1.1757812e+00], [6.5234375e-01, 1.8554688e+00, -4.5703125e-01]], [[-1.1484375e+00, 2.734375e-01, 1.671875e+00], [-1.0585938e+00, 1.03125e+00, 2.65625e-01], [8.046875e-01, 1.0546875e-01, -1.640625e+00]], [[7.1484375e-01, 1.9882812e+00, -7.6953125e-01], [1.8359375e+00, -1.0e+00, -8.2421875e-01], [-1.9882812e+00, 4.4921875e-01, 1.71875e+00]], [[-1.953125e-01, -8.2421875e-01, -4.1015625e-01], [6.484375e-01, 1.1210938e+00, 7.3046875e-01], [1.3554688e+00, 1.75e+00, -9.4140625e-01]]]> : tensor<4x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x3x3xf32> -> !torch.vtensor<[4,3,3],f32>
  %in2 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %4 = torch.constant.bool false
  %5 = torch.constant.int 0
  %6 = torch.prim.ListConstruct %5 : (!torch.int) -> !torch.list<int>
  %7 = torch.aten.convolution %arg0, %arg1, %arg2, %1, %2, %3, %4, %6, %0 : !torch.vtensor<[2,3,8],f32>, !torch.vtensor<[4,3,3],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[2,4,8],f32> -> tensor<2x4x8xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.01091e+00, -3.4683228e-02, -2.5119324e+00, 2.5475464e+00, -5.087738e-01, -6.0294495e+00, -1.9971313e+00, 2.2079468e+00], [-2.8336182e+00, 1.53685e+00, -3.180008e+00, -1.9065857e+00, -1.9036865e+00, -1.171402e+00, -3.4697876e+00, -1.0570526e+00], [6.158539e+00, -3.2979584e+00, 1.20529175e-01, -1.5297394e+00, -2.3282776e+00, -1.1752625e+00, 5.21434e+00, 3.8994446e+00], [-6.175995e-01, 3.3672333e+00, 1.9012756e+00, 3.6731415e+00, 1.9877625e-01, -4.190811e+00, -3.9253387e+00, 1.243988e+00]], [[-3.0342407e+00, -1.4622803e+00, 3.9759216e+00, 2.2803192e+00, -4.9936676e+00, -4.578659e+00, 1.7281189e+00, 3.3516693e+00], [-3.4015198e+00, 1.9743652e+00, 2.937912e+00, -3.4651337e+00, -7.129547e+00, 4.309082e+00, -1.1103973e+00, -5.753708e+00], [7.3179626e-01, -1.1448975e+00, -5.490799e+00, 9.162033e+00, 3.265625e+00, -2.1196747e+00, 5.980942e+00, 8.405365e+00], [-1.5029755e+00, 5.309723e+00, 4.8599854e+00, -3.5975647e+00, -6.3609467e+00, -1.4154663e+00, -1.9484863e+00, -5.5126953e-01]]]> : tensor<2x4x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x8xf32>
  return
}

func.func @convolution_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[9.84375e-01, 3.984375e-01, 2.6953125e-01, -1.5625e+00, -1.53125e+00, -1.203125e+00, -6.796875e-01, 5.5859375e-01], [-7.8125e-01, 3.28125e-01, 7.5390625e-01, 1.4921875e+00, -7.890625e-01, 3.7890625e-01, 2.7734375e-01, -1.40625e-01], [1.640625e+00, 1.0195312e+00, -5.2734375e-01, 1.3671875e-01, -1.71875e+00, -1.6132812e+00, -2.0703125e-01, 1.5703125e+00]], [[-1.25e+00, 1.0976562e+00, -1.3710938e+00, 1.8476562e+00, -1.3671875e+00, 2.1484375e-01, 1.5703125e+00, 9.21875e-01], [-9.0234375e-01, 1.7421875e+00, 1.9023438e+00, -5.9375e-01, -1.8125e+00, 5.234375e-01, 1.140625e+00, -1.7148438e+00], [1.328125e-01, 1.7617188e+00, -3.2421875e-01, -1.03125e+00, -1.078125e+00, 8.515625e-01, 2.3046875e-01, 1.3164062e+00]]]> : tensor<2x3x8xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x8xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[-2.734375e-02, -3.515625e-01, -5.46875e-02], [1.6523438e+00, -5.859375e-02, -1.1757812e+00], [6.5234375e-01, 1.8554688e+00, -4.5703125e-01]], [[-1.1484375e+00, 2.734375e-01, 1.671875e+00], [-1.0585938e+00, 1.03125e+00, 2.65625e-01], [8.046875e-01, 1.0546875e-01, -1.640625e+00]], [[7.1484375e-01, 1.9882812e+00, -7.6953125e-01], [1.8359375e+00, -1.0e+00, -8.2421875e-01], [-1.9882812e+00, 4.4921875e-01, 1.71875e+00]], [[-1.953125e-01, -8.2421875e-01, -4.1015625e-01], [6.484375e-01, 1.1210938e+00, 7.3046875e-01], [1.3554688e+00, 1.75e+00, -9.4140625e-01]]]> : tensor<4x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x3x3xf32> -> !torch.vtensor<[4,3,3],f32>
  %in2 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in2c = tensor.cast %in2 : tensor<4xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %4 = torch.constant.bool false
  %5 = torch.constant.int 0
  %6 = torch.prim.ListConstruct %5 : (!torch.int) -> !torch.list<int>
  %7 = torch.aten.convolution %arg0, %arg1, %arg2, %1, %2, %3, %4, %6, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[4,3,3],f32>, !torch.vtensor<[?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.01091e+00, -3.4683228e-02, -2.5119324e+00, 2.5475464e+00, -5.087738e-01, -6.0294495e+00, -1.9971313e+00, 2.2079468e+00], [-2.8336182e+00, 1.53685e+00, -3.180008e+00, -1.9065857e+00, -1.9036865e+00, -1.171402e+00, -3.4697876e+00, -1.0570526e+00], [6.158539e+00, -3.2979584e+00, 1.20529175e-01, -1.5297394e+00, -2.3282776e+00, -1.1752625e+00, 5.21434e+00, 3.8994446e+00], [-6.175995e-01, 3.3672333e+00, 1.9012756e+00, 3.6731415e+00, 1.9877625e-01, -4.190811e+00, -3.9253387e+00, 1.243988e+00]], [[-3.0342407e+00, -1.4622803e+00, 3.9759216e+00, 2.2803192e+00, -4.9936676e+00, -4.578659e+00, 1.7281189e+00, 3.3516693e+00], [-3.4015198e+00, 1.9743652e+00, 2.937912e+00, -3.4651337e+00, -7.129547e+00, 4.309082e+00, -1.1103973e+00, -5.753708e+00], [7.3179626e-01, -1.1448975e+00, -5.490799e+00, 9.162033e+00, 3.265625e+00, -2.1196747e+00, 5.980942e+00, 8.405365e+00], [-1.5029755e+00, 5.309723e+00, 4.8599854e+00, -3.5975647e+00, -6.3609467e+00, -1.4154663e+00, -1.9484863e+00, -5.5126953e-01]]]> : tensor<2x4x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @convolution_case5() {
  %in0 = util.unfoldable_constant dense<[[[[[1.0898438e+00, 6.7578125e-01, 1.25e-01, -1.796875e+00], [-1.0195312e+00, -2.421875e-01, 4.453125e-01, 1.8828125e+00], [-3.671875e-01, 1.46875e+00, -3.5546875e-01, -1.7890625e+00], [-3.2421875e-01, 7.265625e-01, 1.1796875e+00, 1.921875e+00]], [[1.0507812e+00, -7.4609375e-01, 6.25e-01, -2.109375e-01], [1.9414062e+00, -1.1796875e+00, -1.6445312e+00, -1.0546875e+00], [1.453125e+00, -2.8125e-01, 1.8007812e+00, -6.25e-01], [5.859375e-02, 1.9296875e+00, 3.828125e-01, 1.8554688e+00]], [[1.25e+00, -6.25e-02, 9.765625e-01, 5.0390625e-01], [-3.046875e-01, 2.34375e-01, 5.5078125e-01, -1.4453125e-01], [-1.5e+00, 7.109375e-01, -8.4765625e-01, 1.5234375e-01], [-1.0859375e+00, 1.8359375e+00, 7.7734375e-01, -1.8671875e+00]], [[-1.7890625e+00, 1.328125e-01, -7.3046875e-01, 3.4375e-01], [-1.8046875e+00, 6.5625e-01, -1.296875e+00, -4.765625e-01], [7.8515625e-01, 1.8632812e+00, 6.09375e-01, 5.7421875e-01], [3.59375e-01, 1.671875e+00, 1.5078125e+00, 2.8125e-01]]], [[[1.5390625e+00, 1.8085938e+00, -1.9882812e+00, 1.4023438e+00], [1.4609375e+00, -1.953125e-02, -1.1328125e-01, -1.6914062e+00], [-8.3203125e-01, -1.8359375e+00, 1.6015625e-01, -1.109375e+00], [-1.4648438e+00, -1.9921875e-01, 1.9492188e+00, -1.3046875e+00]], [[1.984375e+00, 9.1796875e-01, 5.9765625e-01, 3.125e-02], [1.5625e-02, 1.5390625e+00, -1.0820312e+00, -1.2890625e-01], [4.8046875e-01, 1.5234375e-01, 1.2578125e+00, 5.1953125e-01], [-1.3476562e+00, 1.0546875e-01, 6.3671875e-01, 6.953125e-01]], [[1.3125e+00, -1.6796875e+00, 1.5546875e+00, -7.8125e-01], [-3.125e-01, -2.6953125e-01, 1.1992188e+00, 1.515625e+00], [2.0e+00, 4.9609375e-01, 4.53125e-01, -2.8515625e-01], [-1.9335938e+00, 8.90625e-01, 8.59375e-01, 5.859375e-02]], [[1.703125e+00, 1.4921875e+00, 6.5234375e-01, -7.7734375e-01], [1.046875e+00, 2.578125e-01, 4.7265625e-01, -4.453125e-01], [7.3046875e-01, -1.2539062e+00, 6.0546875e-01, 1.5585938e+00], [3.3203125e-01, -5.4296875e-01, -1.1757812e+00, 1.484375e+00]]]]]> : tensor<1x2x4x4x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x4x4xf32> -> !torch.vtensor<[1,2,4,4,4],f32>
  %in1 = util.unfoldable_constant dense<[[[[[1.6015625e-01, -1.9765625e+00], [7.3828125e-01, -3.125e-01]], [[-7.7734375e-01, -1.921875e+00], [5.703125e-01, -4.84375e-01]]], [[[-1.96875e+00, 5.859375e-01], [4.296875e-01, 4.4140625e-01]], [[1.84375e+00, 1.265625e+00], [-6.4453125e-01, -1.859375e+00]]]], [[[[-1.6132812e+00, 6.40625e-01], [-1.6601562e+00, 2.734375e-01]], [[-2.6171875e-01, 1.0742188e+00], [-1.2109375e+00, -1.3476562e+00]]], [[[-1.765625e+00, -9.4921875e-01], [-6.2109375e-01, -6.328125e-01]], [[-1.1601562e+00, 1.8203125e+00], [-1.8046875e+00, -1.7148438e+00]]]], [[[[7.1484375e-01, -6.7578125e-01], [1.96875e+00, -1.1132812e+00]], [[-9.84375e-01, 5.46875e-01], [-1.9765625e+00, -3.75e-01]]], [[[-9.453125e-01, 5.2734375e-01], [3.125e-01, -1.9335938e+00]], [[-1.609375e+00, 1.4453125e-01], [4.296875e-01, 7.6171875e-01]]]]]> : tensor<3x2x2x2x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2x2x2x2xf32> -> !torch.vtensor<[3,2,2,2,2],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1, %1, %1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %1, %1, %1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.prim.ListConstruct %3, %3, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten.convolution %arg0, %arg1, %0, %2, %4, %5, %6, %7, %1 : !torch.vtensor<[1,2,4,4,4],f32>, !torch.vtensor<[3,2,2,2,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,3,3,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,3,3,3,3],f32> -> tensor<1x3x3x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[[1.0550537e+00, -2.269455e+00, 8.823975e+00], [-1.3634491e+00, 1.6065674e+00, -3.8421936e+00], [-3.3224945e+00, 3.8825073e+00, 3.4402618e+00]], [[6.199341e-01, -8.131943e+00, -5.104477e+00], [4.058838e-01, -1.3183136e+00, 9.830414e+00], [1.0363922e+00, -4.7273254e-01, 1.1607361e+00]], [[-1.3294983e-01, 7.526932e+00, -2.5813751e+00], [3.4980469e+00, 4.890854e+00, -2.6905823e+00], [-1.1346222e+01, 1.5468445e+00, 2.8964233e-01]]], [[[-1.0164352e+01, 1.9038849e+00, 6.3027954e+00], [1.17630005e-01, -1.0409775e+01, -1.1843262e+00], [5.1350403e+00, -1.5149994e+00, -8.582123e+00]], [[-1.4972717e+01, 3.9015503e+00, -7.2084656e+00], [-1.1658768e+01, 8.631439e-01, 1.300415e+00], [-1.774704e+00, -1.062204e+01, -7.718811e+00]], [[-1.524231e+00, -2.9945374e-01, -5.4019775e+00], [3.7998962e-01, -5.551132e+00, -9.99794e+00], [-1.8748779e+00, -5.2649384e+00, -1.47258e+00]]], [[[-8.14122e+00, -6.4842224e-01, 7.3333893e+00], [-5.827713e+00, 4.213562e-01, 2.1241608e+00], [-6.6300507e+00, -2.83313e+00, -1.179596e+00]], [[-1.4169617e+00, 4.2245636e+00, -4.7769623e+00], [1.0838959e+01, -6.5518494e+00, 3.3852844e+00], [-1.7792206e+00, -3.503357e+00, -1.9380035e+00]], [[1.6476593e+00, -4.029114e+00, -4.8390198e-01], [-6.705826e+00, -3.3860931e+00, -7.699127e-01], [-1.2408859e+01, -2.1775513e+00, -1.0185394e+00]]]]]> : tensor<1x3x3x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x3x3x3xf32>
  return
}

func.func @convolution_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[[1.0898438e+00, 6.7578125e-01, 1.25e-01, -1.796875e+00], [-1.0195312e+00, -2.421875e-01, 4.453125e-01, 1.8828125e+00], [-3.671875e-01, 1.46875e+00, -3.5546875e-01, -1.7890625e+00], [-3.2421875e-01, 7.265625e-01, 1.1796875e+00, 1.921875e+00]], [[1.0507812e+00, -7.4609375e-01, 6.25e-01, -2.109375e-01], [1.9414062e+00, -1.1796875e+00, -1.6445312e+00, -1.0546875e+00], [1.453125e+00, -2.8125e-01, 1.8007812e+00, -6.25e-01], [5.859375e-02, 1.9296875e+00, 3.828125e-01, 1.8554688e+00]], [[1.25e+00, -6.25e-02, 9.765625e-01, 5.0390625e-01], [-3.046875e-01, 2.34375e-01, 5.5078125e-01, -1.4453125e-01], [-1.5e+00, 7.109375e-01, -8.4765625e-01, 1.5234375e-01], [-1.0859375e+00, 1.8359375e+00, 7.7734375e-01, -1.8671875e+00]], [[-1.7890625e+00, 1.328125e-01, -7.3046875e-01, 3.4375e-01], [-1.8046875e+00, 6.5625e-01, -1.296875e+00, -4.765625e-01], [7.8515625e-01, 1.8632812e+00, 6.09375e-01, 5.7421875e-01], [3.59375e-01, 1.671875e+00, 1.5078125e+00, 2.8125e-01]]], [[[1.5390625e+00, 1.8085938e+00, -1.9882812e+00, 1.4023438e+00], [1.4609375e+00, -1.953125e-02, -1.1328125e-01, -1.6914062e+00], [-8.3203125e-01, -1.8359375e+00, 1.6015625e-01, -1.109375e+00], [-1.4648438e+00, -1.9921875e-01, 1.9492188e+00, -1.3046875e+00]], [[1.984375e+00, 9.1796875e-01, 5.9765625e-01, 3.125e-02], [1.5625e-02, 1.5390625e+00, -1.0820312e+00, -1.2890625e-01], [4.8046875e-01, 1.5234375e-01, 1.2578125e+00, 5.1953125e-01], [-1.3476562e+00, 1.0546875e-01, 6.3671875e-01, 6.953125e-01]], [[1.3125e+00, -1.6796875e+00, 1.5546875e+00, -7.8125e-01], [-3.125e-01, -2.6953125e-01, 1.1992188e+00, 1.515625e+00], [2.0e+00, 4.9609375e-01, 4.53125e-01, -2.8515625e-01], [-1.9335938e+00, 8.90625e-01, 8.59375e-01, 5.859375e-02]], [[1.703125e+00, 1.4921875e+00, 6.5234375e-01, -7.7734375e-01], [1.046875e+00, 2.578125e-01, 4.7265625e-01, -4.453125e-01], [7.3046875e-01, -1.2539062e+00, 6.0546875e-01, 1.5585938e+00], [3.3203125e-01, -5.4296875e-01, -1.1757812e+00, 1.484375e+00]]]]]> : tensor<1x2x4x4x4xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x4x4xf32> to tensor<?x?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[[1.6015625e-01, -1.9765625e+00], [7.3828125e-01, -3.125e-01]], [[-7.7734375e-01, -1.921875e+00], [5.703125e-01, -4.84375e-01]]], [[[-1.96875e+00, 5.859375e-01], [4.296875e-01, 4.4140625e-01]], [[1.84375e+00, 1.265625e+00], [-6.4453125e-01, -1.859375e+00]]]], [[[[-1.6132812e+00, 6.40625e-01], [-1.6601562e+00, 2.734375e-01]], [[-2.6171875e-01, 1.0742188e+00], [-1.2109375e+00, -1.3476562e+00]]], [[[-1.765625e+00, -9.4921875e-01], [-6.2109375e-01, -6.328125e-01]], [[-1.1601562e+00, 1.8203125e+00], [-1.8046875e+00, -1.7148438e+00]]]], [[[[7.1484375e-01, -6.7578125e-01], [1.96875e+00, -1.1132812e+00]], [[-9.84375e-01, 5.46875e-01], [-1.9765625e+00, -3.75e-01]]], [[[-9.453125e-01, 5.2734375e-01], [3.125e-01, -1.9335938e+00]], [[-1.609375e+00, 1.4453125e-01], [4.296875e-01, 7.6171875e-01]]]]]> : tensor<3x2x2x2x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2x2x2x2xf32> -> !torch.vtensor<[3,2,2,2,2],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1, %1, %1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %1, %1, %1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.prim.ListConstruct %3, %3, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten.convolution %arg0, %arg1, %0, %2, %4, %5, %6, %7, %1 : !torch.vtensor<[?,?,?,?,?],f32>, !torch.vtensor<[3,2,2,2,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?,?,?],f32> -> tensor<?x?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[[1.0550537e+00, -2.269455e+00, 8.823975e+00], [-1.3634491e+00, 1.6065674e+00, -3.8421936e+00], [-3.3224945e+00, 3.8825073e+00, 3.4402618e+00]], [[6.199341e-01, -8.131943e+00, -5.104477e+00], [4.058838e-01, -1.3183136e+00, 9.830414e+00], [1.0363922e+00, -4.7273254e-01, 1.1607361e+00]], [[-1.3294983e-01, 7.526932e+00, -2.5813751e+00], [3.4980469e+00, 4.890854e+00, -2.6905823e+00], [-1.1346222e+01, 1.5468445e+00, 2.8964233e-01]]], [[[-1.0164352e+01, 1.9038849e+00, 6.3027954e+00], [1.17630005e-01, -1.0409775e+01, -1.1843262e+00], [5.1350403e+00, -1.5149994e+00, -8.582123e+00]], [[-1.4972717e+01, 3.9015503e+00, -7.2084656e+00], [-1.1658768e+01, 8.631439e-01, 1.300415e+00], [-1.774704e+00, -1.062204e+01, -7.718811e+00]], [[-1.524231e+00, -2.9945374e-01, -5.4019775e+00], [3.7998962e-01, -5.551132e+00, -9.99794e+00], [-1.8748779e+00, -5.2649384e+00, -1.47258e+00]]], [[[-8.14122e+00, -6.4842224e-01, 7.3333893e+00], [-5.827713e+00, 4.213562e-01, 2.1241608e+00], [-6.6300507e+00, -2.83313e+00, -1.179596e+00]], [[-1.4169617e+00, 4.2245636e+00, -4.7769623e+00], [1.0838959e+01, -6.5518494e+00, 3.3852844e+00], [-1.7792206e+00, -3.503357e+00, -1.9380035e+00]], [[1.6476593e+00, -4.029114e+00, -4.8390198e-01], [-6.705826e+00, -3.3860931e+00, -7.699127e-01], [-1.2408859e+01, -2.1775513e+00, -1.0185394e+00]]]]]> : tensor<1x3x3x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?x?xf32>
  return
}

func.func @conv2d() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.328125e-01, -7.109375e-01, 7.265625e-01], [1.9257812e+00, 8.28125e-01, 1.5976562e+00], [8.0078125e-01, -1.953125e-02, 3.3984375e-01]], [[-1.4804688e+00, 1.2304688e+00, -3.75e-01], [1.1015625e+00, 3.90625e-02, 1.6992188e+00], [-4.1015625e-01, 7.7734375e-01, 1.4882812e+00]]], [[[-1.359375e+00, -8.1640625e-01, -1.3359375e+00], [1.8007812e+00, 1.7851562e+00, 1.6835938e+00], [5.9765625e-01, 1.3164062e+00, -4.6875e-01]], [[1.8632812e+00, 1.2929688e+00, 1.53125e+00], [-4.4921875e-01, -5.9765625e-01, -3.5546875e-01], [-1.9648438e+00, -1.0820312e+00, -7.421875e-02]]], [[[-8.8671875e-01, 3.90625e-02, 8.9453125e-01], [-1.9257812e+00, -1.0039062e+00, 1.09375e-01], [-7.7734375e-01, -1.796875e+00, -2.8515625e-01]], [[-2.1875e-01, -1.2734375e+00, -1.640625e-01], [-4.296875e-01, -1.4960938e+00, -3.8671875e-01], [2.734375e-01, 3.1640625e-01, -3.671875e-01]]]]> : tensor<3x2x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2x3x3xf32> -> !torch.vtensor<[3,2,3,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.conv2d %arg0, %arg1, %arg2, %1, %2, %3, %0 : !torch.vtensor<[1,2,6,7],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[1,3,6,7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[1,3,6,7],f32> -> tensor<1x3x6x7xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[9.35791e+00, 4.947159e+00, 1.1025482e+01, 1.5852509e+00, -1.0875702e+00, 2.3554993e-01, 2.445984e+00], [8.304138e-01, 8.415207e+00, 7.536606e+00, 2.4183655e+00, -2.0965576e-02, 1.4512634e+00, -4.512924e+00], [1.5015717e+00, 2.9276733e+00, 7.022827e+00, 1.4965363e+00, -6.0728455e-01, 6.5159454e+00, 7.287628e+00], [4.696594e+00, 4.411743e+00, 2.666092e+00, -3.8463593e+00, 5.202881e+00, -3.1210327e-01, -4.5724792e+00], [9.755005e+00, 8.40744e-01, 9.320358e+00, 4.8093414e+00, 1.0710968e+01, 9.2733e+00, 1.0717407e+01], [3.973755e+00, -2.6527405e-01, 3.7526703e+00, -6.0310364e+00, 9.535522e+00, 4.7297974e+00, 2.4222565e+00]], [[2.9852142e+00, 5.349579e+00, 4.433777e+00, -7.889557e-01, 1.6316223e-01, -6.4250183e-01, 4.7472534e+00], [-2.1171722e+00, -2.688446e+00, 3.2115326e+00, 1.4098511e+00, -2.937027e+00, 2.2048187e+00, 4.6431274e+00], [4.834915e+00, 9.168777e+00, 3.4560852e+00, -3.7382507e+00, -8.1459045e-01, -4.8727875e+00, 6.1660767e+00], [2.7857819e+00, 6.301422e-01, -2.413391e+00, 6.893158e+00, 9.705704e+00, -2.7427063e+00, -4.669693e+00], [-1.5460052e+00, 4.3521118e-01, -6.367523e+00, 9.472046e+00, 2.1513977e+00, 5.8621063e+00, -8.510437e-01], [1.2177887e+00, -1.2936401e-01, -3.9612427e+00, -2.7588806e+00, -1.550293e-01, 4.539917e+00, 3.0881958e+00]], [[1.1283722e+00, -6.352356e+00, -6.7944946e+00, -4.622589e+00, -2.0530853e+00, 1.908783e+00, -2.9549255e+00], [7.897339e-01, -6.166809e+00, -6.0693054e+00, -5.0839386e+00, 1.947113e+00, 3.4196167e+00, -1.9846344e+00], [-3.3624878e+00, -4.9529877e+00, -2.8921814e+00, -5.4664e+00, -1.6430054e+00, 5.3279114e+00, -2.2367249e+00], [-4.217331e+00, -2.6282349e+00, -1.2356262e+00, -5.9201813e+00, -8.230881e+00, 6.51239e+00, -4.4656372e-01], [-3.5287476e+00, -5.550293e+00, -1.06658936e-01, 1.653656e+00, -1.0330383e+01, -7.03125e+00, -2.495163e+00], [-2.2835236e+00, -7.0082703e+00, 1.2936401e+00, 5.851944e+00, -3.1990814e+00, -8.751007e+00, -6.07283e+00]]]]> : tensor<1x3x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x6x7xf32>
  return
}

func.func @conv2d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.328125e-01, -7.109375e-01, 7.265625e-01], [1.9257812e+00, 8.28125e-01, 1.5976562e+00], [8.0078125e-01, -1.953125e-02, 3.3984375e-01]], [[-1.4804688e+00, 1.2304688e+00, -3.75e-01], [1.1015625e+00, 3.90625e-02, 1.6992188e+00], [-4.1015625e-01, 7.7734375e-01, 1.4882812e+00]]], [[[-1.359375e+00, -8.1640625e-01, -1.3359375e+00], [1.8007812e+00, 1.7851562e+00, 1.6835938e+00], [5.9765625e-01, 1.3164062e+00, -4.6875e-01]], [[1.8632812e+00, 1.2929688e+00, 1.53125e+00], [-4.4921875e-01, -5.9765625e-01, -3.5546875e-01], [-1.9648438e+00, -1.0820312e+00, -7.421875e-02]]], [[[-8.8671875e-01, 3.90625e-02, 8.9453125e-01], [-1.9257812e+00, -1.0039062e+00, 1.09375e-01], [-7.7734375e-01, -1.796875e+00, -2.8515625e-01]], [[-2.1875e-01, -1.2734375e+00, -1.640625e-01], [-4.296875e-01, -1.4960938e+00, -3.8671875e-01], [2.734375e-01, 3.1640625e-01, -3.671875e-01]]]]> : tensor<3x2x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2x3x3xf32> -> !torch.vtensor<[3,2,3,3],f32>
  %in2 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.conv2d %arg0, %arg1, %arg2, %1, %2, %3, %0 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[9.35791e+00, 4.947159e+00, 1.1025482e+01, 1.5852509e+00, -1.0875702e+00, 2.3554993e-01, 2.445984e+00], [8.304138e-01, 8.415207e+00, 7.536606e+00, 2.4183655e+00, -2.0965576e-02, 1.4512634e+00, -4.512924e+00], [1.5015717e+00, 2.9276733e+00, 7.022827e+00, 1.4965363e+00, -6.0728455e-01, 6.5159454e+00, 7.287628e+00], [4.696594e+00, 4.411743e+00, 2.666092e+00, -3.8463593e+00, 5.202881e+00, -3.1210327e-01, -4.5724792e+00], [9.755005e+00, 8.40744e-01, 9.320358e+00, 4.8093414e+00, 1.0710968e+01, 9.2733e+00, 1.0717407e+01], [3.973755e+00, -2.6527405e-01, 3.7526703e+00, -6.0310364e+00, 9.535522e+00, 4.7297974e+00, 2.4222565e+00]], [[2.9852142e+00, 5.349579e+00, 4.433777e+00, -7.889557e-01, 1.6316223e-01, -6.4250183e-01, 4.7472534e+00], [-2.1171722e+00, -2.688446e+00, 3.2115326e+00, 1.4098511e+00, -2.937027e+00, 2.2048187e+00, 4.6431274e+00], [4.834915e+00, 9.168777e+00, 3.4560852e+00, -3.7382507e+00, -8.1459045e-01, -4.8727875e+00, 6.1660767e+00], [2.7857819e+00, 6.301422e-01, -2.413391e+00, 6.893158e+00, 9.705704e+00, -2.7427063e+00, -4.669693e+00], [-1.5460052e+00, 4.3521118e-01, -6.367523e+00, 9.472046e+00, 2.1513977e+00, 5.8621063e+00, -8.510437e-01], [1.2177887e+00, -1.2936401e-01, -3.9612427e+00, -2.7588806e+00, -1.550293e-01, 4.539917e+00, 3.0881958e+00]], [[1.1283722e+00, -6.352356e+00, -6.7944946e+00, -4.622589e+00, -2.0530853e+00, 1.908783e+00, -2.9549255e+00], [7.897339e-01, -6.166809e+00, -6.0693054e+00, -5.0839386e+00, 1.947113e+00, 3.4196167e+00, -1.9846344e+00], [-3.3624878e+00, -4.9529877e+00, -2.8921814e+00, -5.4664e+00, -1.6430054e+00, 5.3279114e+00, -2.2367249e+00], [-4.217331e+00, -2.6282349e+00, -1.2356262e+00, -5.9201813e+00, -8.230881e+00, 6.51239e+00, -4.4656372e-01], [-3.5287476e+00, -5.550293e+00, -1.06658936e-01, 1.653656e+00, -1.0330383e+01, -7.03125e+00, -2.495163e+00], [-2.2835236e+00, -7.0082703e+00, 1.2936401e+00, 5.851944e+00, -3.1990814e+00, -8.751007e+00, -6.07283e+00]]]]> : tensor<1x3x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @conv2d_padding() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.6484375e+00, -4.84375e-01, 4.609375e-01], [-1.5390625e+00, -1.125e+00, 7.109375e-01]], [[1.0859375e+00, -1.9570312e+00, -1.5507812e+00], [5.703125e-01, 1.6445312e+00, -5.9375e-01]]], [[[5.3125e-01, 1.7460938e+00, 7.8125e-01], [-1.9921875e+00, -9.765625e-02, 1.2460938e+00]], [[-1.0742188e+00, 5.859375e-01, -5.703125e-01], [1.0195312e+00, 1.8359375e+00, -1.8476562e+00]]], [[[-1.3007812e+00, -1.2734375e+00, -1.0585938e+00], [-5.234375e-01, -9.84375e-01, -4.4921875e-01]], [[8.515625e-01, 1.2578125e+00, -1.5742188e+00], [-1.5039062e+00, -1.4804688e+00, 1.4804688e+00]]]]> : tensor<3x2x2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2x2x3xf32> -> !torch.vtensor<[3,2,2,3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.str "same"
  %4 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.conv2d.padding %arg0, %arg1, %0, %2, %3, %4, %1 : !torch.vtensor<[1,2,6,7],f32>, !torch.vtensor<[3,2,2,3],f32>, !torch.none, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int -> !torch.vtensor<[1,3,6,7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,3,6,7],f32> -> tensor<1x3x6x7xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[4.257248e+00, -3.5274506e+00, 9.571533e-01, 2.3473663e+00, -4.1576385e+00, -4.848694e+00, 2.484909e+00], [-8.000183e-01, -5.11882e+00, 7.5805664e-02, 2.2835388e+00, 1.0460892e+01, 8.278336e+00, -1.1167007e+01], [2.3948517e+00, -5.7473145e+00, -7.254486e-01, -7.5137024e+00, -3.375412e+00, 2.11792e+00, 4.767517e+00], [2.5915527e-01, 3.0313873e+00, 4.705139e+00, -4.33902e+00, 4.1128845e+00, -1.9943237e+00, -9.0336e+00], [-4.0306854e+00, -3.3396912e-01, 4.15094e+00, 4.872574e+00, -5.1967163e+00, -7.8967285e-01, 5.1039276e+00], [-3.2451477e+00, -9.9635315e-01, 4.136795e+00, -3.5721283e+00, 3.874359e-01, -3.0390167e+00, 9.269104e-01]], [[2.8915253e+00, 8.977097e+00, -8.24234e-01, 5.90802e+00, -5.272827e+00, -5.2225647e+00, 1.6437836e+00], [4.84729e+00, -3.7856598e+00, -4.383148e+00, 1.075531e+00, 3.3671417e+00, 7.568329e+00, 1.37677e+00], [7.7670593e+00, -9.225464e+00, 3.1651764e+00, 1.4057922e+00, -6.4732666e+00, -9.863739e-01, 5.398346e+00], [2.1218567e+00, -3.0610504e+00, 9.916412e+00, -3.3037567e+00, -5.990326e+00, -1.1194763e+00, 2.6522522e+00], [-6.880188e-01, 4.420807e+00, 3.3509827e-01, 4.1402435e+00, 8.611862e+00, -1.2204437e+00, -3.0248566e+00], [-9.907532e-02, 4.2965698e-01, -5.179428e+00, 9.3696594e-01, 1.3920746e+00, 2.7397766e+00, 7.184906e-01]], [[-8.34819e+00, -7.549713e+00, -4.063095e+00, -4.651474e+00, 1.5879822e-01, 1.0725708e+01, 1.3153534e+00], [-3.5582123e+00, 1.7948303e+00, 7.670288e-01, 2.2596283e+00, -2.082611e+00, -1.0552231e+01, -1.817337e+00], [-4.204712e+00, -1.0596924e+00, -3.304428e+00, -1.3179169e+00, 4.711334e+00, 1.0664093e+01, -3.9224396e+00], [1.6027985e+00, -6.210785e+00, -7.538986e+00, 4.6923676e+00, 1.81073e+00, -1.0655426e+01, -1.0878906e+00], [-2.541397e+00, -5.967636e+00, 4.609787e+00, -6.4073486e+00, -8.309402e+00, 1.1686249e+00, -3.430664e+00], [-2.6864014e+00, 5.127426e+00, 1.3392181e+00, 1.2010803e+00, -2.7849731e+00, -4.1195984e+00, 4.171753e-02]]]]> : tensor<1x3x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x6x7xf32>
  return
}

func.func @conv2d_padding_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.6484375e+00, -4.84375e-01, 4.609375e-01], [-1.5390625e+00, -1.125e+00, 7.109375e-01]], [[1.0859375e+00, -1.9570312e+00, -1.5507812e+00], [5.703125e-01, 1.6445312e+00, -5.9375e-01]]], [[[5.3125e-01, 1.7460938e+00, 7.8125e-01], [-1.9921875e+00, -9.765625e-02, 1.2460938e+00]], [[-1.0742188e+00, 5.859375e-01, -5.703125e-01], [1.0195312e+00, 1.8359375e+00, -1.8476562e+00]]], [[[-1.3007812e+00, -1.2734375e+00, -1.0585938e+00], [-5.234375e-01, -9.84375e-01, -4.4921875e-01]], [[8.515625e-01, 1.2578125e+00, -1.5742188e+00], [-1.5039062e+00, -1.4804688e+00, 1.4804688e+00]]]]> : tensor<3x2x2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2x2x3xf32> -> !torch.vtensor<[3,2,2,3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.str "same"
  %4 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.conv2d.padding %arg0, %arg1, %0, %2, %3, %4, %1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[3,2,2,3],f32>, !torch.none, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[4.257248e+00, -3.5274506e+00, 9.571533e-01, 2.3473663e+00, -4.1576385e+00, -4.848694e+00, 2.484909e+00], [-8.000183e-01, -5.11882e+00, 7.5805664e-02, 2.2835388e+00, 1.0460892e+01, 8.278336e+00, -1.1167007e+01], [2.3948517e+00, -5.7473145e+00, -7.254486e-01, -7.5137024e+00, -3.375412e+00, 2.11792e+00, 4.767517e+00], [2.5915527e-01, 3.0313873e+00, 4.705139e+00, -4.33902e+00, 4.1128845e+00, -1.9943237e+00, -9.0336e+00], [-4.0306854e+00, -3.3396912e-01, 4.15094e+00, 4.872574e+00, -5.1967163e+00, -7.8967285e-01, 5.1039276e+00], [-3.2451477e+00, -9.9635315e-01, 4.136795e+00, -3.5721283e+00, 3.874359e-01, -3.0390167e+00, 9.269104e-01]], [[2.8915253e+00, 8.977097e+00, -8.24234e-01, 5.90802e+00, -5.272827e+00, -5.2225647e+00, 1.6437836e+00], [4.84729e+00, -3.7856598e+00, -4.383148e+00, 1.075531e+00, 3.3671417e+00, 7.568329e+00, 1.37677e+00], [7.7670593e+00, -9.225464e+00, 3.1651764e+00, 1.4057922e+00, -6.4732666e+00, -9.863739e-01, 5.398346e+00], [2.1218567e+00, -3.0610504e+00, 9.916412e+00, -3.3037567e+00, -5.990326e+00, -1.1194763e+00, 2.6522522e+00], [-6.880188e-01, 4.420807e+00, 3.3509827e-01, 4.1402435e+00, 8.611862e+00, -1.2204437e+00, -3.0248566e+00], [-9.907532e-02, 4.2965698e-01, -5.179428e+00, 9.3696594e-01, 1.3920746e+00, 2.7397766e+00, 7.184906e-01]], [[-8.34819e+00, -7.549713e+00, -4.063095e+00, -4.651474e+00, 1.5879822e-01, 1.0725708e+01, 1.3153534e+00], [-3.5582123e+00, 1.7948303e+00, 7.670288e-01, 2.2596283e+00, -2.082611e+00, -1.0552231e+01, -1.817337e+00], [-4.204712e+00, -1.0596924e+00, -3.304428e+00, -1.3179169e+00, 4.711334e+00, 1.0664093e+01, -3.9224396e+00], [1.6027985e+00, -6.210785e+00, -7.538986e+00, 4.6923676e+00, 1.81073e+00, -1.0655426e+01, -1.0878906e+00], [-2.541397e+00, -5.967636e+00, 4.609787e+00, -6.4073486e+00, -8.309402e+00, 1.1686249e+00, -3.430664e+00], [-2.6864014e+00, 5.127426e+00, 1.3392181e+00, 1.2010803e+00, -2.7849731e+00, -4.1195984e+00, 4.171753e-02]]]]> : tensor<1x3x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @conv1d() {
  %in0 = util.unfoldable_constant dense<[[[9.84375e-01, 3.984375e-01, 2.6953125e-01, -1.5625e+00, -1.53125e+00, -1.203125e+00, -6.796875e-01, 5.5859375e-01], [-7.8125e-01, 3.28125e-01, 7.5390625e-01, 1.4921875e+00, -7.890625e-01, 3.7890625e-01, 2.7734375e-01, -1.40625e-01], [1.640625e+00, 1.0195312e+00, -5.2734375e-01, 1.3671875e-01, -1.71875e+00, -1.6132812e+00, -2.0703125e-01, 1.5703125e+00]], [[-1.25e+00, 1.0976562e+00, -1.3710938e+00, 1.8476562e+00, -1.3671875e+00, 2.1484375e-01, 1.5703125e+00, 9.21875e-01], [-9.0234375e-01, 1.7421875e+00, 1.9023438e+00, -5.9375e-01, -1.8125e+00, 5.234375e-01, 1.140625e+00, -1.7148438e+00], [1.328125e-01, 1.7617188e+00, -3.2421875e-01, -1.03125e+00, -1.078125e+00, 8.515625e-01, 2.3046875e-01, 1.3164062e+00]]]> : tensor<2x3x8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x8xf32> -> !torch.vtensor<[2,3,8],f32>
  %in1 = util.unfoldable_constant dense<[[[-2.734375e-02, -3.515625e-01, -5.46875e-02], [1.6523438e+00, -5.859375e-02, -1.1757812e+00], [6.5234375e-01, 1.8554688e+00, -4.5703125e-01]], [[-1.1484375e+00, 2.734375e-01, 1.671875e+00], [-1.0585938e+00, 1.03125e+00, 2.65625e-01], [8.046875e-01, 1.0546875e-01, -1.640625e+00]], [[7.1484375e-01, 1.9882812e+00, -7.6953125e-01], [1.8359375e+00, -1.0e+00, -8.2421875e-01], [-1.9882812e+00, 4.4921875e-01, 1.71875e+00]], [[-1.953125e-01, -8.2421875e-01, -4.1015625e-01], [6.484375e-01, 1.1210938e+00, 7.3046875e-01], [1.3554688e+00, 1.75e+00, -9.4140625e-01]]]> : tensor<4x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x3x3xf32> -> !torch.vtensor<[4,3,3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %6 = torch.aten.conv1d %arg0, %arg1, %0, %2, %4, %5, %1 : !torch.vtensor<[2,3,8],f32>, !torch.vtensor<[4,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[2,4,6],f32> -> tensor<2x4x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.246918e-01, -1.6525574e+00, 3.4069214e+00, 3.506012e-01, -5.1700745e+00, -1.1377563e+00], [3.0876312e+00, -1.6292267e+00, -3.5580444e-01, -3.5290527e-01, 3.7937927e-01, -1.9190063e+00], [-4.805771e+00, -1.3872833e+00, -3.0375519e+00, -3.83609e+00, -2.683075e+00, 3.7065277e+00], [4.285202e+00, 2.8192444e+00, 4.59111e+00, 1.116745e+00, -3.2728424e+00, -3.00737e+00]], [[-6.029053e-01, 4.8352966e+00, 3.1396942e+00, -4.1342926e+00, -3.719284e+00, 2.587494e+00], [3.5251465e+00, 4.488693e+00, -1.9143524e+00, -5.578766e+00, 5.8598633e+00, 4.403839e-01], [-2.65271e+00, -6.9986115e+00, 7.6542206e+00, 1.7578125e+00, -3.6274872e+00, 4.4731293e+00], [6.2276917e+00, 5.777954e+00, -2.679596e+00, -5.442978e+00, -4.9749756e-01, -1.0305176e+00]]]> : tensor<2x4x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x6xf32>
  return
}

func.func @conv1d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[9.84375e-01, 3.984375e-01, 2.6953125e-01, -1.5625e+00, -1.53125e+00, -1.203125e+00, -6.796875e-01, 5.5859375e-01], [-7.8125e-01, 3.28125e-01, 7.5390625e-01, 1.4921875e+00, -7.890625e-01, 3.7890625e-01, 2.7734375e-01, -1.40625e-01], [1.640625e+00, 1.0195312e+00, -5.2734375e-01, 1.3671875e-01, -1.71875e+00, -1.6132812e+00, -2.0703125e-01, 1.5703125e+00]], [[-1.25e+00, 1.0976562e+00, -1.3710938e+00, 1.8476562e+00, -1.3671875e+00, 2.1484375e-01, 1.5703125e+00, 9.21875e-01], [-9.0234375e-01, 1.7421875e+00, 1.9023438e+00, -5.9375e-01, -1.8125e+00, 5.234375e-01, 1.140625e+00, -1.7148438e+00], [1.328125e-01, 1.7617188e+00, -3.2421875e-01, -1.03125e+00, -1.078125e+00, 8.515625e-01, 2.3046875e-01, 1.3164062e+00]]]> : tensor<2x3x8xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x8xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[-2.734375e-02, -3.515625e-01, -5.46875e-02], [1.6523438e+00, -5.859375e-02, -1.1757812e+00], [6.5234375e-01, 1.8554688e+00, -4.5703125e-01]], [[-1.1484375e+00, 2.734375e-01, 1.671875e+00], [-1.0585938e+00, 1.03125e+00, 2.65625e-01], [8.046875e-01, 1.0546875e-01, -1.640625e+00]], [[7.1484375e-01, 1.9882812e+00, -7.6953125e-01], [1.8359375e+00, -1.0e+00, -8.2421875e-01], [-1.9882812e+00, 4.4921875e-01, 1.71875e+00]], [[-1.953125e-01, -8.2421875e-01, -4.1015625e-01], [6.484375e-01, 1.1210938e+00, 7.3046875e-01], [1.3554688e+00, 1.75e+00, -9.4140625e-01]]]> : tensor<4x3x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x3x3xf32> -> !torch.vtensor<[4,3,3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %6 = torch.aten.conv1d %arg0, %arg1, %0, %2, %4, %5, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[4,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.246918e-01, -1.6525574e+00, 3.4069214e+00, 3.506012e-01, -5.1700745e+00, -1.1377563e+00], [3.0876312e+00, -1.6292267e+00, -3.5580444e-01, -3.5290527e-01, 3.7937927e-01, -1.9190063e+00], [-4.805771e+00, -1.3872833e+00, -3.0375519e+00, -3.83609e+00, -2.683075e+00, 3.7065277e+00], [4.285202e+00, 2.8192444e+00, 4.59111e+00, 1.116745e+00, -3.2728424e+00, -3.00737e+00]], [[-6.029053e-01, 4.8352966e+00, 3.1396942e+00, -4.1342926e+00, -3.719284e+00, 2.587494e+00], [3.5251465e+00, 4.488693e+00, -1.9143524e+00, -5.578766e+00, 5.8598633e+00, 4.403839e-01], [-2.65271e+00, -6.9986115e+00, 7.6542206e+00, 1.7578125e+00, -3.6274872e+00, 4.4731293e+00], [6.2276917e+00, 5.777954e+00, -2.679596e+00, -5.442978e+00, -4.9749756e-01, -1.0305176e+00]]]> : tensor<2x4x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @conv_transpose2d_input() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %in1 = util.unfoldable_constant dense<[[[[7.1875e-01, 0.0e+00], [-9.4921875e-01, 1.9921875e-01]], [[5.15625e-01, -1.8476562e+00], [1.8710938e+00, 1.1015625e+00]], [[4.0625e-01, 1.4140625e+00], [-2.34375e-02, -1.15625e+00]]], [[[1.1601562e+00, -6.015625e-01], [-1.46875e+00, -1.375e+00]], [[-7.96875e-01, -1.1679688e+00], [1.8046875e+00, 1.3554688e+00]], [[-1.328125e+00, 7.421875e-01], [-7.5e-01, 7.8515625e-01]]]]> : tensor<2x3x2x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x2x2xf32> -> !torch.vtensor<[2,3,2,2],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.int 1
  %7 = torch.prim.ListConstruct %6, %6 : (!torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten.conv_transpose2d.input %arg0, %arg1, %0, %2, %4, %5, %6, %7 : !torch.vtensor<[1,2,6,7],f32>, !torch.vtensor<[2,3,2,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.list<int> -> !torch.vtensor<[1,3,12,14],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,3,12,14],f32> -> tensor<1x3x12x14xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.66362e+00, 1.1537781e+00, 2.7792969e+00, -8.835449e-01, 1.1865997e+00, -1.0574341e-01, 1.033493e+00, -3.8302612e-01, -4.8188782e-01, -3.2662964e-01, 1.1157227e+00, -5.6396484e-01, -4.393463e-01, 2.4673462e-01], [2.0754395e+00, 2.7928467e+00, -3.5773468e+00, -1.7214813e+00, -1.5559387e+00, 3.0670166e-02, -1.3245087e+00, -7.9377747e-01, 6.708374e-01, -1.0547485e+00, -1.414032e+00, -1.2812805e+00, 5.542145e-01, 5.740814e-01], [1.0942078e+00, -6.532593e-01, 1.3925171e+00, -3.289795e-01, 2.645874e-02, -7.0495605e-02, 8.6109924e-01, -4.1592407e-01, -1.4521484e+00, 1.0339355e+00, -3.4610748e+00, 1.0550842e+00, 1.8804932e+00, -2.631836e-01], [-1.3762054e+00, -1.5390778e+00, -1.8043518e+00, -5.418396e-01, -2.7511597e-02, -1.9148254e-01, -1.0933685e+00, -9.3434143e-01, 1.8087921e+00, 2.5134735e+00, 4.459656e+00, 2.0162964e+00, -2.4557343e+00, -2.2102356e-01], [8.0389404e-01, -2.5378418e-01, -7.083893e-01, 7.167053e-01, 7.3683167e-01, -4.7232056e-01, 2.3677216e+00, -9.845886e-01, 1.4117737e+00, -1.170227e+00, 9.972229e-01, -2.3028564e-01, -4.3411255e-02, 5.757141e-01], [-1.0349121e+00, -4.9291992e-01, 8.5998535e-01, 1.8249512e+00, -9.233093e-01, -1.1278381e+00, -3.0231476e+00, -2.1205292e+00, -1.7411041e+00, -2.9090424e+00, -1.2927094e+00, -3.7306213e-01, -3.3569336e-03, 1.6116333e+00], [1.3435974e+00, -2.584839e-01, -1.636383e+00, 1.170227e+00, -2.3942566e-01, -5.193176e-01, 3.6528015e-01, 4.8171997e-01, -2.5673676e+00, 6.368103e-01, -2.9788055e+00, 1.0597839e+00, 2.6602936e+00, -8.858948e-01], [-1.7471771e+00, -3.5658264e-01, 2.037735e+00, 2.8467865e+00, 3.7094116e-01, -1.5309753e+00, -5.3318787e-01, 1.4598236e+00, 3.323471e+00, 1.0843658e+00, 3.8222504e+00, 2.1632233e+00, -3.4199371e+00, -1.7610931e+00], [1.1490173e+00, -1.0809326e-01, 1.9834595e+00, -8.741455e-01, 1.168335e+00, -6.203613e-01, -1.0591431e+00, 1.1373291e+00, 3.3026123e+00, -1.0151367e+00, 2.6158752e+00, -9.8223877e-01, -1.1826019e+00, 4.6762085e-01], [-1.5060577e+00, 1.3626099e-02, -2.5273132e+00, -1.9155579e+00, -1.4775696e+00, -1.4257507e+00, 1.2788696e+00, 2.9140015e+00, -4.254593e+00, -1.9475555e+00, -3.35112e+00, -2.0451202e+00, 1.5125122e+00, 9.9102783e-01], [5.962677e-01, -1.621399e-01, 1.8610687e+00, -9.751892e-01, -2.3750305e+00, 7.190552e-01, 2.4980164e-01, -1.9503784e-01, 1.1810303e-01, 1.2219238e-01, 1.6706085e+00, -2.373352e-01, 1.2355347e+00, -7.425537e-01], [-7.703705e-01, -2.9200745e-01, -2.3550262e+00, -2.2344513e+00, 3.060791e+00, 1.3696289e+00, -3.0934143e-01, -4.808197e-01, -1.6885376e-01, 3.7734985e-01, -2.1812744e+00, -2.0629883e-01, -1.5534363e+00, -1.7517395e+00]], [[1.9312134e+00, 7.966461e-01, -3.9898682e-01, -4.479721e+00, 5.648804e-01, -2.7313995e+00, -2.9589844e-01, -1.5014954e+00, -1.2302856e+00, 2.2239227e+00, -7.269287e-01, -1.1671448e+00, 3.5302734e-01, 3.852234e-01], [-1.9995422e+00, -1.739151e+00, 5.4499664e+00, 3.6388855e+00, 2.8753662e+00, 1.7443085e+00, 1.9165192e+00, 1.3148651e+00, -1.9144592e+00, -9.680023e-01, 1.7649841e+00, 1.3137817e+00, -6.451874e-01, -5.0001526e-01], [-9.841919e-01, -8.4251404e-01, 1.0803223e-01, -2.5874329e+00, -1.7193604e-01, 1.4460754e-01, -5.08667e-01, -9.5910645e-01, 1.7583618e+00, 6.144867e-01, 3.7445068e-01, 5.7149506e+00, 6.362915e-01, -4.0402985e+00], [1.5285492e+00, 1.2180786e+00, 2.9603577e+00, 1.9030762e+00, -7.356262e-02, -8.972168e-03, 1.4012604e+00, 1.0275421e+00, -1.6911774e+00, -1.4992371e+00, -6.8782043e+00, -4.563278e+00, 4.363632e+00, 2.697174e+00], [-1.105957e-01, -1.3010864e+00, 1.4328003e+00, -3.4065247e-01, -7.505493e-01, -4.6955872e-01, -9.678955e-01, -3.1169434e+00, -2.156433e+00, -9.9624634e-02, 9.173584e-02, -1.8689423e+00, 1.5280151e+00, -1.6248322e+00], [1.579956e+00, 1.053772e+00, -3.9596558e-01, -5.821991e-01, 9.6380615e-01, 7.974701e-01, 4.174362e+00, 2.9371185e+00, 1.3106842e+00, 1.3416138e+00, 2.130722e+00, 1.3665771e+00, 1.0502625e+00, 3.3790588e-01], [2.6385498e-01, -2.6743011e+00, 1.9953003e+00, 6.770172e-01, -1.578186e+00, 2.1818085e+00, 1.5666504e+00, -2.3919373e+00, -1.171875e-01, 4.6791077e+00, 7.331543e-01, 4.461029e+00, -4.9072266e-01, -4.1667175e+00], [2.9754486e+00, 1.8776245e+00, -1.895401e+00, -1.685852e+00, -1.6726074e+00, -7.3176575e-01, 1.9242706e+00, 8.9823914e-01, -5.396805e+00, -3.4874115e+00, -5.6132355e+00, -3.8208466e+00, 5.1354218e+00, 3.4548492e+00], [5.315552e-01, -2.6277008e+00, -9.44458e-01, -2.4622498e+00, -8.4191895e-01, -1.1322937e+00, 2.3203125e+00, -7.076416e-01, -3.7994385e-01, -5.4280853e+00, -7.835083e-01, -3.7619476e+00, 4.180298e-01, 1.6296539e+00], [2.7727814e+00, 1.6850586e+00, 3.3971863e+00, 2.4257812e+00, 1.7879944e+00, 1.3547974e+00, -4.5916748e-01, -8.242798e-01, 6.546402e+00, 4.34848e+00, 4.825119e+00, 3.3190918e+00, -2.1337585e+00, -1.483963e+00], [-1.1352539e-02, -1.0437622e+00, -1.3059082e+00, -1.842865e+00, 2.4353027e-01, 3.936615e+00, -3.4899902e-01, -5.3894043e-02, 4.156494e-01, -6.7214966e-01, 5.557251e-01, -3.57872e+00, -1.1246338e+00, -9.364929e-01], [1.2246246e+00, 7.99942e-01, 2.874405e+00, 2.167221e+00, -4.7299194e+00, -3.1348572e+00, 2.5621033e-01, 2.4583435e-01, 5.543518e-01, 2.668457e-01, 3.8694763e+00, 2.3936615e+00, 1.7160339e+00, 1.3719482e+00]], [[2.864685e+00, -3.187561e-01, -1.3428955e+00, 3.205658e+00, 3.2196045e-01, 2.0637512e+00, -6.790161e-01, 1.0525513e+00, -1.3495483e+00, -1.7843933e+00, -1.229248e+00, 7.510376e-01, 5.6536865e-01, -2.3260498e-01], [1.420166e+00, -2.4092255e+00, -1.1366272e+00, -5.7666016e-01, -1.638794e-01, -1.4427948e+00, -4.871521e-01, 2.5680542e-02, -3.7097168e-01, 2.2148895e+00, -7.040405e-01, 6.9091797e-01, 3.06427e-01, -3.8075256e-01], [-1.5358887e+00, 4.8007202e-01, -2.9785156e-01, 1.8972778e+00, -2.175293e-01, -1.2844849e-01, -8.8494873e-01, 6.291504e-01, 2.5889893e+00, -2.0956421e-01, 1.5232544e+00, -4.1077576e+00, 1.9494629e-01, 3.0257874e+00], [-8.090515e-01, 1.1191101e+00, -4.348755e-01, -7.901001e-01, -8.432007e-02, 2.6815796e-01, -5.204773e-01, 4.480133e-01, 1.2713928e+00, -2.2211914e+00, 1.3619385e+00, 9.1734314e-01, -3.728943e-01, -1.8651123e+00], [-3.8256836e-01, 9.317627e-01, 1.9631958e+00, 4.4143677e-01, -1.1411743e+00, 2.402649e-01, -1.9087524e+00, 2.137207e+00, -3.0612793e+00, -2.1884155e-01, -1.9580078e-01, 1.3722839e+00, 1.8740845e+00, 1.3887024e+00], [-3.2666016e-01, -1.7462158e-01, 8.7158203e-01, -2.0194244e+00, -5.831909e-01, 8.9649963e-01, -1.2428284e+00, 5.308075e-01, -1.431427e+00, 2.8868713e+00, -3.0514526e-01, -5.892029e-01, 6.829834e-01, -2.4677277e+00], [-9.301758e-02, 1.9815369e+00, 2.9343262e+00, -2.2305298e-01, -1.8479614e+00, -1.8007507e+00, 1.795105e+00, 1.9520874e+00, 6.489868e-01, -3.4204712e+00, 1.8113403e+00, -3.1469116e+00, -1.4179077e+00, 2.9655151e+00], [-3.49823e-01, -1.0221252e+00, 1.4387512e+00, -2.5255432e+00, -6.069946e-01, 2.6741486e+00, 5.583801e-01, -2.7108917e+00, 8.3761597e-01, 1.3232574e+00, 1.3517761e+00, 1.2080383e-01, -1.1355286e+00, -3.7486267e-01], [2.9296875e-01, 1.9837952e+00, -1.7617188e+00, 1.6640015e+00, -1.385498e+00, 7.1014404e-01, 3.1520996e+00, 8.2836914e-01, -1.4810791e+00, 3.898285e+00, -1.7607422e+00, 2.6314392e+00, 8.7371826e-01, -1.129303e+00], [-1.6543579e-01, -1.3719788e+00, -1.0995483e+00, 6.621704e-01, -7.72522e-01, 8.548584e-01, 1.3809814e+00, -3.309143e+00, -1.3094788e+00, -8.38501e-01, -1.2481384e+00, 1.2124634e-01, 5.921631e-01, -1.5867615e-01], [-1.9769287e-01, 7.579346e-01, -2.1641235e+00, 1.1644897e+00, 1.0289307e+00, -2.831482e+00, -5.0201416e-01, -7.93457e-03, 4.6972656e-01, 5.4522705e-01, 1.6156006e-01, 2.6790466e+00, -1.7504883e+00, 5.2948e-01], [-2.1139526e-01, -2.4455261e-01, -1.2151794e+00, 1.3044281e+00, 9.2871094e-01, 6.5133667e-01, -2.3904419e-01, 4.5780945e-01, 1.408081e-01, -7.2857666e-01, -3.3544922e-01, -1.6414032e+00, -9.1937256e-01, 1.2853394e+00]]]]> : tensor<1x3x12x14xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x12x14xf32>
  return
}

func.func @conv_transpose2d_input_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[7.1875e-01, 0.0e+00], [-9.4921875e-01, 1.9921875e-01]], [[5.15625e-01, -1.8476562e+00], [1.8710938e+00, 1.1015625e+00]], [[4.0625e-01, 1.4140625e+00], [-2.34375e-02, -1.15625e+00]]], [[[1.1601562e+00, -6.015625e-01], [-1.46875e+00, -1.375e+00]], [[-7.96875e-01, -1.1679688e+00], [1.8046875e+00, 1.3554688e+00]], [[-1.328125e+00, 7.421875e-01], [-7.5e-01, 7.8515625e-01]]]]> : tensor<2x3x2x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x2x2xf32> -> !torch.vtensor<[2,3,2,2],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.int 1
  %7 = torch.prim.ListConstruct %6, %6 : (!torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten.conv_transpose2d.input %arg0, %arg1, %0, %2, %4, %5, %6, %7 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[2,3,2,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.66362e+00, 1.1537781e+00, 2.7792969e+00, -8.835449e-01, 1.1865997e+00, -1.0574341e-01, 1.033493e+00, -3.8302612e-01, -4.8188782e-01, -3.2662964e-01, 1.1157227e+00, -5.6396484e-01, -4.393463e-01, 2.4673462e-01], [2.0754395e+00, 2.7928467e+00, -3.5773468e+00, -1.7214813e+00, -1.5559387e+00, 3.0670166e-02, -1.3245087e+00, -7.9377747e-01, 6.708374e-01, -1.0547485e+00, -1.414032e+00, -1.2812805e+00, 5.542145e-01, 5.740814e-01], [1.0942078e+00, -6.532593e-01, 1.3925171e+00, -3.289795e-01, 2.645874e-02, -7.0495605e-02, 8.6109924e-01, -4.1592407e-01, -1.4521484e+00, 1.0339355e+00, -3.4610748e+00, 1.0550842e+00, 1.8804932e+00, -2.631836e-01], [-1.3762054e+00, -1.5390778e+00, -1.8043518e+00, -5.418396e-01, -2.7511597e-02, -1.9148254e-01, -1.0933685e+00, -9.3434143e-01, 1.8087921e+00, 2.5134735e+00, 4.459656e+00, 2.0162964e+00, -2.4557343e+00, -2.2102356e-01], [8.0389404e-01, -2.5378418e-01, -7.083893e-01, 7.167053e-01, 7.3683167e-01, -4.7232056e-01, 2.3677216e+00, -9.845886e-01, 1.4117737e+00, -1.170227e+00, 9.972229e-01, -2.3028564e-01, -4.3411255e-02, 5.757141e-01], [-1.0349121e+00, -4.9291992e-01, 8.5998535e-01, 1.8249512e+00, -9.233093e-01, -1.1278381e+00, -3.0231476e+00, -2.1205292e+00, -1.7411041e+00, -2.9090424e+00, -1.2927094e+00, -3.7306213e-01, -3.3569336e-03, 1.6116333e+00], [1.3435974e+00, -2.584839e-01, -1.636383e+00, 1.170227e+00, -2.3942566e-01, -5.193176e-01, 3.6528015e-01, 4.8171997e-01, -2.5673676e+00, 6.368103e-01, -2.9788055e+00, 1.0597839e+00, 2.6602936e+00, -8.858948e-01], [-1.7471771e+00, -3.5658264e-01, 2.037735e+00, 2.8467865e+00, 3.7094116e-01, -1.5309753e+00, -5.3318787e-01, 1.4598236e+00, 3.323471e+00, 1.0843658e+00, 3.8222504e+00, 2.1632233e+00, -3.4199371e+00, -1.7610931e+00], [1.1490173e+00, -1.0809326e-01, 1.9834595e+00, -8.741455e-01, 1.168335e+00, -6.203613e-01, -1.0591431e+00, 1.1373291e+00, 3.3026123e+00, -1.0151367e+00, 2.6158752e+00, -9.8223877e-01, -1.1826019e+00, 4.6762085e-01], [-1.5060577e+00, 1.3626099e-02, -2.5273132e+00, -1.9155579e+00, -1.4775696e+00, -1.4257507e+00, 1.2788696e+00, 2.9140015e+00, -4.254593e+00, -1.9475555e+00, -3.35112e+00, -2.0451202e+00, 1.5125122e+00, 9.9102783e-01], [5.962677e-01, -1.621399e-01, 1.8610687e+00, -9.751892e-01, -2.3750305e+00, 7.190552e-01, 2.4980164e-01, -1.9503784e-01, 1.1810303e-01, 1.2219238e-01, 1.6706085e+00, -2.373352e-01, 1.2355347e+00, -7.425537e-01], [-7.703705e-01, -2.9200745e-01, -2.3550262e+00, -2.2344513e+00, 3.060791e+00, 1.3696289e+00, -3.0934143e-01, -4.808197e-01, -1.6885376e-01, 3.7734985e-01, -2.1812744e+00, -2.0629883e-01, -1.5534363e+00, -1.7517395e+00]], [[1.9312134e+00, 7.966461e-01, -3.9898682e-01, -4.479721e+00, 5.648804e-01, -2.7313995e+00, -2.9589844e-01, -1.5014954e+00, -1.2302856e+00, 2.2239227e+00, -7.269287e-01, -1.1671448e+00, 3.5302734e-01, 3.852234e-01], [-1.9995422e+00, -1.739151e+00, 5.4499664e+00, 3.6388855e+00, 2.8753662e+00, 1.7443085e+00, 1.9165192e+00, 1.3148651e+00, -1.9144592e+00, -9.680023e-01, 1.7649841e+00, 1.3137817e+00, -6.451874e-01, -5.0001526e-01], [-9.841919e-01, -8.4251404e-01, 1.0803223e-01, -2.5874329e+00, -1.7193604e-01, 1.4460754e-01, -5.08667e-01, -9.5910645e-01, 1.7583618e+00, 6.144867e-01, 3.7445068e-01, 5.7149506e+00, 6.362915e-01, -4.0402985e+00], [1.5285492e+00, 1.2180786e+00, 2.9603577e+00, 1.9030762e+00, -7.356262e-02, -8.972168e-03, 1.4012604e+00, 1.0275421e+00, -1.6911774e+00, -1.4992371e+00, -6.8782043e+00, -4.563278e+00, 4.363632e+00, 2.697174e+00], [-1.105957e-01, -1.3010864e+00, 1.4328003e+00, -3.4065247e-01, -7.505493e-01, -4.6955872e-01, -9.678955e-01, -3.1169434e+00, -2.156433e+00, -9.9624634e-02, 9.173584e-02, -1.8689423e+00, 1.5280151e+00, -1.6248322e+00], [1.579956e+00, 1.053772e+00, -3.9596558e-01, -5.821991e-01, 9.6380615e-01, 7.974701e-01, 4.174362e+00, 2.9371185e+00, 1.3106842e+00, 1.3416138e+00, 2.130722e+00, 1.3665771e+00, 1.0502625e+00, 3.3790588e-01], [2.6385498e-01, -2.6743011e+00, 1.9953003e+00, 6.770172e-01, -1.578186e+00, 2.1818085e+00, 1.5666504e+00, -2.3919373e+00, -1.171875e-01, 4.6791077e+00, 7.331543e-01, 4.461029e+00, -4.9072266e-01, -4.1667175e+00], [2.9754486e+00, 1.8776245e+00, -1.895401e+00, -1.685852e+00, -1.6726074e+00, -7.3176575e-01, 1.9242706e+00, 8.9823914e-01, -5.396805e+00, -3.4874115e+00, -5.6132355e+00, -3.8208466e+00, 5.1354218e+00, 3.4548492e+00], [5.315552e-01, -2.6277008e+00, -9.44458e-01, -2.4622498e+00, -8.4191895e-01, -1.1322937e+00, 2.3203125e+00, -7.076416e-01, -3.7994385e-01, -5.4280853e+00, -7.835083e-01, -3.7619476e+00, 4.180298e-01, 1.6296539e+00], [2.7727814e+00, 1.6850586e+00, 3.3971863e+00, 2.4257812e+00, 1.7879944e+00, 1.3547974e+00, -4.5916748e-01, -8.242798e-01, 6.546402e+00, 4.34848e+00, 4.825119e+00, 3.3190918e+00, -2.1337585e+00, -1.483963e+00], [-1.1352539e-02, -1.0437622e+00, -1.3059082e+00, -1.842865e+00, 2.4353027e-01, 3.936615e+00, -3.4899902e-01, -5.3894043e-02, 4.156494e-01, -6.7214966e-01, 5.557251e-01, -3.57872e+00, -1.1246338e+00, -9.364929e-01], [1.2246246e+00, 7.99942e-01, 2.874405e+00, 2.167221e+00, -4.7299194e+00, -3.1348572e+00, 2.5621033e-01, 2.4583435e-01, 5.543518e-01, 2.668457e-01, 3.8694763e+00, 2.3936615e+00, 1.7160339e+00, 1.3719482e+00]], [[2.864685e+00, -3.187561e-01, -1.3428955e+00, 3.205658e+00, 3.2196045e-01, 2.0637512e+00, -6.790161e-01, 1.0525513e+00, -1.3495483e+00, -1.7843933e+00, -1.229248e+00, 7.510376e-01, 5.6536865e-01, -2.3260498e-01], [1.420166e+00, -2.4092255e+00, -1.1366272e+00, -5.7666016e-01, -1.638794e-01, -1.4427948e+00, -4.871521e-01, 2.5680542e-02, -3.7097168e-01, 2.2148895e+00, -7.040405e-01, 6.9091797e-01, 3.06427e-01, -3.8075256e-01], [-1.5358887e+00, 4.8007202e-01, -2.9785156e-01, 1.8972778e+00, -2.175293e-01, -1.2844849e-01, -8.8494873e-01, 6.291504e-01, 2.5889893e+00, -2.0956421e-01, 1.5232544e+00, -4.1077576e+00, 1.9494629e-01, 3.0257874e+00], [-8.090515e-01, 1.1191101e+00, -4.348755e-01, -7.901001e-01, -8.432007e-02, 2.6815796e-01, -5.204773e-01, 4.480133e-01, 1.2713928e+00, -2.2211914e+00, 1.3619385e+00, 9.1734314e-01, -3.728943e-01, -1.8651123e+00], [-3.8256836e-01, 9.317627e-01, 1.9631958e+00, 4.4143677e-01, -1.1411743e+00, 2.402649e-01, -1.9087524e+00, 2.137207e+00, -3.0612793e+00, -2.1884155e-01, -1.9580078e-01, 1.3722839e+00, 1.8740845e+00, 1.3887024e+00], [-3.2666016e-01, -1.7462158e-01, 8.7158203e-01, -2.0194244e+00, -5.831909e-01, 8.9649963e-01, -1.2428284e+00, 5.308075e-01, -1.431427e+00, 2.8868713e+00, -3.0514526e-01, -5.892029e-01, 6.829834e-01, -2.4677277e+00], [-9.301758e-02, 1.9815369e+00, 2.9343262e+00, -2.2305298e-01, -1.8479614e+00, -1.8007507e+00, 1.795105e+00, 1.9520874e+00, 6.489868e-01, -3.4204712e+00, 1.8113403e+00, -3.1469116e+00, -1.4179077e+00, 2.9655151e+00], [-3.49823e-01, -1.0221252e+00, 1.4387512e+00, -2.5255432e+00, -6.069946e-01, 2.6741486e+00, 5.583801e-01, -2.7108917e+00, 8.3761597e-01, 1.3232574e+00, 1.3517761e+00, 1.2080383e-01, -1.1355286e+00, -3.7486267e-01], [2.9296875e-01, 1.9837952e+00, -1.7617188e+00, 1.6640015e+00, -1.385498e+00, 7.1014404e-01, 3.1520996e+00, 8.2836914e-01, -1.4810791e+00, 3.898285e+00, -1.7607422e+00, 2.6314392e+00, 8.7371826e-01, -1.129303e+00], [-1.6543579e-01, -1.3719788e+00, -1.0995483e+00, 6.621704e-01, -7.72522e-01, 8.548584e-01, 1.3809814e+00, -3.309143e+00, -1.3094788e+00, -8.38501e-01, -1.2481384e+00, 1.2124634e-01, 5.921631e-01, -1.5867615e-01], [-1.9769287e-01, 7.579346e-01, -2.1641235e+00, 1.1644897e+00, 1.0289307e+00, -2.831482e+00, -5.0201416e-01, -7.93457e-03, 4.6972656e-01, 5.4522705e-01, 1.6156006e-01, 2.6790466e+00, -1.7504883e+00, 5.2948e-01], [-2.1139526e-01, -2.4455261e-01, -1.2151794e+00, 1.3044281e+00, 9.2871094e-01, 6.5133667e-01, -2.3904419e-01, 4.5780945e-01, 1.408081e-01, -7.2857666e-01, -3.3544922e-01, -1.6414032e+00, -9.1937256e-01, 1.2853394e+00]]]]> : tensor<1x3x12x14xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @max_pool2d() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.prim.ListConstruct %0, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool false
  %8 = torch.aten.max_pool2d %arg0, %2, %4, %5, %6, %7 : !torch.vtensor<[1,2,6,7],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,4,7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,2,4,7],f32> -> tensor<1x2x4x7xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.4960938e+00, 1.4960938e+00, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, 5.078125e-02, 5.078125e-02], [1.0546875e+00, 1.0546875e+00, 1.0546875e+00, 7.5390625e-01, 7.6953125e-01, 1.9101562e+00, 1.9101562e+00], [1.3085938e+00, 1.3085938e+00, 1.8007812e+00, 1.8710938e+00, 1.8710938e+00, 1.8710938e+00, 1.3242188e+00], [3.9453125e-01, 3.9453125e-01, -2.734375e-02, 4.921875e-01, 1.6875e+00, 1.6875e+00, 1.6875e+00]], [[1.46875e+00, 1.46875e+00, 1.46875e+00, 6.3671875e-01, 9.375e-01, 9.375e-01, 9.375e-01], [1.0859375e+00, 1.0859375e+00, 1.6367188e+00, 1.9453125e+00, 1.9453125e+00, 1.9453125e+00, 4.375e-01], [1.453125e+00, 1.453125e+00, 1.453125e+00, 1.6875e+00, 1.6875e+00, 1.6875e+00, 1.6328125e+00], [1.6210938e+00, 1.6210938e+00, 1.6210938e+00, 3.2421875e-01, 3.9453125e-01, 1.234375e+00, 1.234375e+00]]]]> : tensor<1x2x4x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x4x7xf32>
  return
}

func.func @max_pool2d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.prim.ListConstruct %0, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool false
  %8 = torch.aten.max_pool2d %arg0, %2, %4, %5, %6, %7 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.4960938e+00, 1.4960938e+00, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, 5.078125e-02, 5.078125e-02], [1.0546875e+00, 1.0546875e+00, 1.0546875e+00, 7.5390625e-01, 7.6953125e-01, 1.9101562e+00, 1.9101562e+00], [1.3085938e+00, 1.3085938e+00, 1.8007812e+00, 1.8710938e+00, 1.8710938e+00, 1.8710938e+00, 1.3242188e+00], [3.9453125e-01, 3.9453125e-01, -2.734375e-02, 4.921875e-01, 1.6875e+00, 1.6875e+00, 1.6875e+00]], [[1.46875e+00, 1.46875e+00, 1.46875e+00, 6.3671875e-01, 9.375e-01, 9.375e-01, 9.375e-01], [1.0859375e+00, 1.0859375e+00, 1.6367188e+00, 1.9453125e+00, 1.9453125e+00, 1.9453125e+00, 4.375e-01], [1.453125e+00, 1.453125e+00, 1.453125e+00, 1.6875e+00, 1.6875e+00, 1.6875e+00, 1.6328125e+00], [1.6210938e+00, 1.6210938e+00, 1.6210938e+00, 3.2421875e-01, 3.9453125e-01, 1.234375e+00, 1.234375e+00]]]]> : tensor<1x2x4x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @max_pool2d_with_indices() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 1
  %5 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool false
  %8, %9 = torch.aten.max_pool2d_with_indices %arg0, %1, %3, %5, %6, %7 : !torch.vtensor<[1,2,6,7],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,2,3,4],f32> -> tensor<1x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.4960938e+00, 1.4960938e+00, 7.5390625e-01, 1.9101562e+00], [1.1757812e+00, 1.8007812e+00, 1.8007812e+00, 1.9101562e+00], [1.3085938e+00, 1.8007812e+00, 1.8710938e+00, 1.6875e+00]], [[1.46875e+00, 1.46875e+00, 9.375e-01, 9.375e-01], [1.0859375e+00, 1.6367188e+00, 1.9453125e+00, 1.4726562e+00], [1.6210938e+00, 1.6210938e+00, 1.6875e+00, 1.6328125e+00]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[1,2,3,4],si64> -> tensor<1x2x3x4xi64>
  check.expect_eq_const(%out1, dense<[[[[1, 1, 11, 13], [21, 24, 24, 13], [28, 24, 32, 40]], [[1, 1, 5, 5], [7, 17, 18, 27], [36, 36, 32, 33]]]]> : tensor<1x2x3x4xi64>) : tensor<1x2x3x4xi64>
  return
}

func.func @max_pool2d_with_indices_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 1
  %5 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool false
  %8, %9 = torch.aten.max_pool2d_with_indices %arg0, %1, %3, %5, %6, %7 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.4960938e+00, 1.4960938e+00, 7.5390625e-01, 1.9101562e+00], [1.1757812e+00, 1.8007812e+00, 1.8007812e+00, 1.9101562e+00], [1.3085938e+00, 1.8007812e+00, 1.8710938e+00, 1.6875e+00]], [[1.46875e+00, 1.46875e+00, 9.375e-01, 9.375e-01], [1.0859375e+00, 1.6367188e+00, 1.9453125e+00, 1.4726562e+00], [1.6210938e+00, 1.6210938e+00, 1.6875e+00, 1.6328125e+00]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[?,?,?,?],si64> -> tensor<?x?x?x?xi64>
  check.expect_eq_const(%out1, dense<[[[[1, 1, 11, 13], [21, 24, 24, 13], [28, 24, 32, 40]], [[1, 1, 5, 5], [7, 17, 18, 27], [36, 36, 32, 33]]]]> : tensor<1x2x3x4xi64>) : tensor<?x?x?x?xi64>
  return
}

func.func @max_pool2d_with_indices_case2() {
  %in0 = util.unfoldable_constant dense<[[[[1.0195312e+00, 1.453125e+00, -8.0078125e-01, 9.375e-02, -2.0703125e-01], [5.546875e-01, -1.2890625e-01, 8.90625e-01, -3.75e-01, -1.6679688e+00], [3.203125e-01, -7.2265625e-01, -1.4921875e+00, 1.7539062e+00, -5.9375e-01], [-1.8359375e+00, 1.0820312e+00, -4.296875e-02, -1.7890625e+00, -1.2578125e+00], [1.703125e+00, -2.3046875e-01, -1.3046875e+00, 3.3984375e-01, 2.109375e-01]], [[1.6796875e-01, -5.2734375e-01, -1.1679688e+00, -4.0234375e-01, -7.03125e-01], [-1.8320312e+00, -5.9765625e-01, -4.6875e-01, -1.1015625e+00, -1.578125e+00], [1.1445312e+00, 1.15625e+00, 1.484375e+00, -1.6015625e+00, -9.765625e-02], [-1.7578125e+00, -1.90625e+00, 9.6875e-01, -1.0507812e+00, 1.6640625e+00], [-1.2617188e+00, -1.9960938e+00, -1.671875e+00, 8.59375e-01, -1.3476562e+00]], [[-1.9453125e+00, -1.8867188e+00, -2.8515625e-01, -6.5234375e-01, -1.59375e+00], [-6.328125e-01, -5.0e-01, 4.140625e-01, 1.0546875e+00, 1.3125e+00], [-4.4140625e-01, 3.8671875e-01, -7.2265625e-01, -1.859375e+00, 5.46875e-01], [-1.5078125e+00, 1.1328125e+00, -1.5234375e-01, 1.3242188e+00, 1.53125e+00], [1.71875e+00, 6.5625e-01, -1.7773438e+00, 1.4296875e+00, -1.7109375e+00]]], [[[-6.1328125e-01, 1.59375e+00, -4.7265625e-01, -1.9726562e+00, 2.8125e-01], [-1.1679688e+00, 1.96875e+00, 1.6210938e+00, -1.359375e+00, 7.3828125e-01], [-3.9453125e-01, 4.5703125e-01, -5.5859375e-01, 1.1484375e+00, 8.75e-01], [-1.8203125e+00, -1.71875e-01, -1.0234375e+00, 1.1914062e+00, 1.3125e+00], [6.2890625e-01, 1.1328125e-01, -4.6875e-01, 2.4609375e-01, -2.109375e-01]], [[1.484375e+00, -3.515625e-01, 1.90625e+00, -1.7851562e+00, 7.65625e-01], [-1.171875e-02, -1.2304688e+00, 1.6367188e+00, 1.2734375e+00, -4.1015625e-01], [1.2851562e+00, -3.1640625e-01, -1.3671875e+00, 3.4375e-01, -1.3710938e+00], [1.484375e-01, 6.6796875e-01, -2.1875e-01, 7.5390625e-01, -1.3984375e+00], [-1.3398438e+00, -1.7890625e+00, -9.3359375e-01, -1.6445312e+00, 1.4492188e+00]], [[-1.3046875e+00, 1.40625e-01, 1.890625e+00, -1.6484375e+00, 1.3710938e+00], [8.4375e-01, 1.921875e+00, -2.7734375e-01, 1.859375e+00, -1.3320312e+00], [-1.9257812e+00, -1.5039062e+00, -8.28125e-01, 8.7890625e-01, -7.578125e-01], [-1.8867188e+00, -1.2421875e+00, 1.984375e+00, 1.8476562e+00, -5.1953125e-01], [-1.6796875e+00, 1.828125e+00, 1.7539062e+00, 4.8828125e-01, 5.4296875e-01]]]]> : tensor<2x3x5x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x5x5xf32> -> !torch.vtensor<[2,3,5,5],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 1
  %6 = torch.prim.ListConstruct %5, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool true
  %8, %9 = torch.aten.max_pool2d_with_indices %arg0, %1, %2, %4, %6, %7 : !torch.vtensor<[2,3,5,5],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,3,3],f32>, !torch.vtensor<[2,3,3,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[2,3,3,3],f32> -> tensor<2x3x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.453125e+00, 8.90625e-01, -2.0703125e-01], [1.0820312e+00, 1.7539062e+00, -5.9375e-01], [1.703125e+00, 3.3984375e-01, 2.109375e-01]], [[1.6796875e-01, -4.0234375e-01, -7.03125e-01], [1.15625e+00, 1.484375e+00, 1.6640625e+00], [-1.2617188e+00, 8.59375e-01, -1.3476562e+00]], [[-5.0e-01, 1.0546875e+00, 1.3125e+00], [1.1328125e+00, 1.3242188e+00, 1.53125e+00], [1.71875e+00, 1.4296875e+00, -1.7109375e+00]]], [[[1.96875e+00, 1.6210938e+00, 7.3828125e-01], [4.5703125e-01, 1.1914062e+00, 1.3125e+00], [6.2890625e-01, 2.4609375e-01, -2.109375e-01]], [[1.484375e+00, 1.90625e+00, 7.65625e-01], [1.2851562e+00, 7.5390625e-01, -1.3710938e+00], [-1.3398438e+00, -9.3359375e-01, 1.4492188e+00]], [[1.921875e+00, 1.890625e+00, 1.3710938e+00], [-1.2421875e+00, 1.984375e+00, -5.1953125e-01], [1.828125e+00, 1.7539062e+00, 5.4296875e-01]]]]> : tensor<2x3x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x3x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[2,3,3,3],si64> -> tensor<2x3x3x3xi64>
  check.expect_eq_const(%out1, dense<[[[[1, 7, 4], [16, 13, 14], [20, 23, 24]], [[0, 3, 4], [11, 12, 19], [20, 23, 24]], [[6, 8, 9], [16, 18, 19], [20, 23, 24]]], [[[6, 7, 9], [11, 18, 19], [20, 23, 24]], [[0, 2, 4], [10, 18, 14], [20, 22, 24]], [[6, 2, 4], [16, 17, 19], [21, 22, 24]]]]> : tensor<2x3x3x3xi64>) : tensor<2x3x3x3xi64>
  return
}

func.func @max_pool2d_with_indices_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[1.0195312e+00, 1.453125e+00, -8.0078125e-01, 9.375e-02, -2.0703125e-01], [5.546875e-01, -1.2890625e-01, 8.90625e-01, -3.75e-01, -1.6679688e+00], [3.203125e-01, -7.2265625e-01, -1.4921875e+00, 1.7539062e+00, -5.9375e-01], [-1.8359375e+00, 1.0820312e+00, -4.296875e-02, -1.7890625e+00, -1.2578125e+00], [1.703125e+00, -2.3046875e-01, -1.3046875e+00, 3.3984375e-01, 2.109375e-01]], [[1.6796875e-01, -5.2734375e-01, -1.1679688e+00, -4.0234375e-01, -7.03125e-01], [-1.8320312e+00, -5.9765625e-01, -4.6875e-01, -1.1015625e+00, -1.578125e+00], [1.1445312e+00, 1.15625e+00, 1.484375e+00, -1.6015625e+00, -9.765625e-02], [-1.7578125e+00, -1.90625e+00, 9.6875e-01, -1.0507812e+00, 1.6640625e+00], [-1.2617188e+00, -1.9960938e+00, -1.671875e+00, 8.59375e-01, -1.3476562e+00]], [[-1.9453125e+00, -1.8867188e+00, -2.8515625e-01, -6.5234375e-01, -1.59375e+00], [-6.328125e-01, -5.0e-01, 4.140625e-01, 1.0546875e+00, 1.3125e+00], [-4.4140625e-01, 3.8671875e-01, -7.2265625e-01, -1.859375e+00, 5.46875e-01], [-1.5078125e+00, 1.1328125e+00, -1.5234375e-01, 1.3242188e+00, 1.53125e+00], [1.71875e+00, 6.5625e-01, -1.7773438e+00, 1.4296875e+00, -1.7109375e+00]]], [[[-6.1328125e-01, 1.59375e+00, -4.7265625e-01, -1.9726562e+00, 2.8125e-01], [-1.1679688e+00, 1.96875e+00, 1.6210938e+00, -1.359375e+00, 7.3828125e-01], [-3.9453125e-01, 4.5703125e-01, -5.5859375e-01, 1.1484375e+00, 8.75e-01], [-1.8203125e+00, -1.71875e-01, -1.0234375e+00, 1.1914062e+00, 1.3125e+00], [6.2890625e-01, 1.1328125e-01, -4.6875e-01, 2.4609375e-01, -2.109375e-01]], [[1.484375e+00, -3.515625e-01, 1.90625e+00, -1.7851562e+00, 7.65625e-01], [-1.171875e-02, -1.2304688e+00, 1.6367188e+00, 1.2734375e+00, -4.1015625e-01], [1.2851562e+00, -3.1640625e-01, -1.3671875e+00, 3.4375e-01, -1.3710938e+00], [1.484375e-01, 6.6796875e-01, -2.1875e-01, 7.5390625e-01, -1.3984375e+00], [-1.3398438e+00, -1.7890625e+00, -9.3359375e-01, -1.6445312e+00, 1.4492188e+00]], [[-1.3046875e+00, 1.40625e-01, 1.890625e+00, -1.6484375e+00, 1.3710938e+00], [8.4375e-01, 1.921875e+00, -2.7734375e-01, 1.859375e+00, -1.3320312e+00], [-1.9257812e+00, -1.5039062e+00, -8.28125e-01, 8.7890625e-01, -7.578125e-01], [-1.8867188e+00, -1.2421875e+00, 1.984375e+00, 1.8476562e+00, -5.1953125e-01], [-1.6796875e+00, 1.828125e+00, 1.7539062e+00, 4.8828125e-01, 5.4296875e-01]]]]> : tensor<2x3x5x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x5x5xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 1
  %6 = torch.prim.ListConstruct %5, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool true
  %8, %9 = torch.aten.max_pool2d_with_indices %arg0, %1, %2, %4, %6, %7 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.453125e+00, 8.90625e-01, -2.0703125e-01], [1.0820312e+00, 1.7539062e+00, -5.9375e-01], [1.703125e+00, 3.3984375e-01, 2.109375e-01]], [[1.6796875e-01, -4.0234375e-01, -7.03125e-01], [1.15625e+00, 1.484375e+00, 1.6640625e+00], [-1.2617188e+00, 8.59375e-01, -1.3476562e+00]], [[-5.0e-01, 1.0546875e+00, 1.3125e+00], [1.1328125e+00, 1.3242188e+00, 1.53125e+00], [1.71875e+00, 1.4296875e+00, -1.7109375e+00]]], [[[1.96875e+00, 1.6210938e+00, 7.3828125e-01], [4.5703125e-01, 1.1914062e+00, 1.3125e+00], [6.2890625e-01, 2.4609375e-01, -2.109375e-01]], [[1.484375e+00, 1.90625e+00, 7.65625e-01], [1.2851562e+00, 7.5390625e-01, -1.3710938e+00], [-1.3398438e+00, -9.3359375e-01, 1.4492188e+00]], [[1.921875e+00, 1.890625e+00, 1.3710938e+00], [-1.2421875e+00, 1.984375e+00, -5.1953125e-01], [1.828125e+00, 1.7539062e+00, 5.4296875e-01]]]]> : tensor<2x3x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[?,?,?,?],si64> -> tensor<?x?x?x?xi64>
  check.expect_eq_const(%out1, dense<[[[[1, 7, 4], [16, 13, 14], [20, 23, 24]], [[0, 3, 4], [11, 12, 19], [20, 23, 24]], [[6, 8, 9], [16, 18, 19], [20, 23, 24]]], [[[6, 7, 9], [11, 18, 19], [20, 23, 24]], [[0, 2, 4], [10, 18, 14], [20, 22, 24]], [[6, 2, 4], [16, 17, 19], [21, 22, 24]]]]> : tensor<2x3x3x3xi64>) : tensor<?x?x?x?xi64>
  return
}

func.func @max_pool3d_with_indices() {
  %in0 = util.unfoldable_constant dense<[[[[[1.0898438e+00, 6.7578125e-01, 1.25e-01, -1.796875e+00], [-1.0195312e+00, -2.421875e-01, 4.453125e-01, 1.8828125e+00], [-3.671875e-01, 1.46875e+00, -3.5546875e-01, -1.7890625e+00], [-3.2421875e-01, 7.265625e-01, 1.1796875e+00, 1.921875e+00]], [[1.0507812e+00, -7.4609375e-01, 6.25e-01, -2.109375e-01], [1.9414062e+00, -1.1796875e+00, -1.6445312e+00, -1.0546875e+00], [1.453125e+00, -2.8125e-01, 1.8007812e+00, -6.25e-01], [5.859375e-02, 1.9296875e+00, 3.828125e-01, 1.8554688e+00]], [[1.25e+00, -6.25e-02, 9.765625e-01, 5.0390625e-01], [-3.046875e-01, 2.34375e-01, 5.5078125e-01, -1.4453125e-01], [-1.5e+00, 7.109375e-01, -8.4765625e-01, 1.5234375e-01], [-1.0859375e+00, 1.8359375e+00, 7.7734375e-01, -1.8671875e+00]], [[-1.7890625e+00, 1.328125e-01, -7.3046875e-01, 3.4375e-01], [-1.8046875e+00, 6.5625e-01, -1.296875e+00, -4.765625e-01], [7.8515625e-01, 1.8632812e+00, 6.09375e-01, 5.7421875e-01], [3.59375e-01, 1.671875e+00, 1.5078125e+00, 2.8125e-01]]], [[[1.5390625e+00, 1.8085938e+00, -1.9882812e+00, 1.4023438e+00], [1.4609375e+00, -1.953125e-02, -1.1328125e-01, -1.6914062e+00], [-8.3203125e-01, -1.8359375e+00, 1.6015625e-01, -1.109375e+00], [-1.4648438e+00, -1.9921875e-01, 1.9492188e+00, -1.3046875e+00]], [[1.984375e+00, 9.1796875e-01, 5.9765625e-01, 3.125e-02], [1.5625e-02, 1.5390625e+00, -1.0820312e+00, -1.2890625e-01], [4.8046875e-01, 1.5234375e-01, 1.2578125e+00, 5.1953125e-01], [-1.3476562e+00, 1.0546875e-01, 6.3671875e-01, 6.953125e-01]], [[1.3125e+00, -1.6796875e+00, 1.5546875e+00, -7.8125e-01], [-3.125e-01, -2.6953125e-01, 1.1992188e+00, 1.515625e+00], [2.0e+00, 4.9609375e-01, 4.53125e-01, -2.8515625e-01], [-1.9335938e+00, 8.90625e-01, 8.59375e-01, 5.859375e-02]], [[1.703125e+00, 1.4921875e+00, 6.5234375e-01, -7.7734375e-01], [1.046875e+00, 2.578125e-01, 4.7265625e-01, -4.453125e-01], [7.3046875e-01, -1.2539062e+00, 6.0546875e-01, 1.5585938e+00], [3.3203125e-01, -5.4296875e-01, -1.1757812e+00, 1.484375e+00]]]]]> : tensor<1x2x4x4x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x4x4xf32> -> !torch.vtensor<[1,2,4,4,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0, %0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 1
  %6 = torch.prim.ListConstruct %5, %5, %5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool false
  %8, %9 = torch.aten.max_pool3d_with_indices %arg0, %1, %2, %4, %6, %7 : !torch.vtensor<[1,2,4,4,4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,2,2,2],f32>, !torch.vtensor<[1,2,2,2,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,2,2,2,2],f32> -> tensor<1x2x2x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[[1.9414062e+00, 1.8828125e+00], [1.9296875e+00, 1.921875e+00]], [[1.25e+00, 9.765625e-01], [1.8632812e+00, 1.5078125e+00]]], [[[1.984375e+00, 1.4023438e+00], [4.8046875e-01, 1.9492188e+00]], [[1.703125e+00, 1.5546875e+00], [2.0e+00, 1.5585938e+00]]]]]> : tensor<1x2x2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x2x2x2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[1,2,2,2,2],si64> -> tensor<1x2x2x2x2xi64>
  check.expect_eq_const(%out1, dense<[[[[[20, 7], [29, 15]], [[32, 34], [57, 62]]], [[[16, 3], [24, 14]], [[48, 34], [40, 59]]]]]> : tensor<1x2x2x2x2xi64>) : tensor<1x2x2x2x2xi64>
  return
}

func.func @max_pool3d_with_indices_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[[1.0898438e+00, 6.7578125e-01, 1.25e-01, -1.796875e+00], [-1.0195312e+00, -2.421875e-01, 4.453125e-01, 1.8828125e+00], [-3.671875e-01, 1.46875e+00, -3.5546875e-01, -1.7890625e+00], [-3.2421875e-01, 7.265625e-01, 1.1796875e+00, 1.921875e+00]], [[1.0507812e+00, -7.4609375e-01, 6.25e-01, -2.109375e-01], [1.9414062e+00, -1.1796875e+00, -1.6445312e+00, -1.0546875e+00], [1.453125e+00, -2.8125e-01, 1.8007812e+00, -6.25e-01], [5.859375e-02, 1.9296875e+00, 3.828125e-01, 1.8554688e+00]], [[1.25e+00, -6.25e-02, 9.765625e-01, 5.0390625e-01], [-3.046875e-01, 2.34375e-01, 5.5078125e-01, -1.4453125e-01], [-1.5e+00, 7.109375e-01, -8.4765625e-01, 1.5234375e-01], [-1.0859375e+00, 1.8359375e+00, 7.7734375e-01, -1.8671875e+00]], [[-1.7890625e+00, 1.328125e-01, -7.3046875e-01, 3.4375e-01], [-1.8046875e+00, 6.5625e-01, -1.296875e+00, -4.765625e-01], [7.8515625e-01, 1.8632812e+00, 6.09375e-01, 5.7421875e-01], [3.59375e-01, 1.671875e+00, 1.5078125e+00, 2.8125e-01]]], [[[1.5390625e+00, 1.8085938e+00, -1.9882812e+00, 1.4023438e+00], [1.4609375e+00, -1.953125e-02, -1.1328125e-01, -1.6914062e+00], [-8.3203125e-01, -1.8359375e+00, 1.6015625e-01, -1.109375e+00], [-1.4648438e+00, -1.9921875e-01, 1.9492188e+00, -1.3046875e+00]], [[1.984375e+00, 9.1796875e-01, 5.9765625e-01, 3.125e-02], [1.5625e-02, 1.5390625e+00, -1.0820312e+00, -1.2890625e-01], [4.8046875e-01, 1.5234375e-01, 1.2578125e+00, 5.1953125e-01], [-1.3476562e+00, 1.0546875e-01, 6.3671875e-01, 6.953125e-01]], [[1.3125e+00, -1.6796875e+00, 1.5546875e+00, -7.8125e-01], [-3.125e-01, -2.6953125e-01, 1.1992188e+00, 1.515625e+00], [2.0e+00, 4.9609375e-01, 4.53125e-01, -2.8515625e-01], [-1.9335938e+00, 8.90625e-01, 8.59375e-01, 5.859375e-02]], [[1.703125e+00, 1.4921875e+00, 6.5234375e-01, -7.7734375e-01], [1.046875e+00, 2.578125e-01, 4.7265625e-01, -4.453125e-01], [7.3046875e-01, -1.2539062e+00, 6.0546875e-01, 1.5585938e+00], [3.3203125e-01, -5.4296875e-01, -1.1757812e+00, 1.484375e+00]]]]]> : tensor<1x2x4x4x4xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x4x4xf32> to tensor<?x?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0, %0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 1
  %6 = torch.prim.ListConstruct %5, %5, %5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.bool false
  %8, %9 = torch.aten.max_pool3d_with_indices %arg0, %1, %2, %4, %6, %7 : !torch.vtensor<[?,?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?,?,?],f32>, !torch.vtensor<[?,?,?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?,?,?],f32> -> tensor<?x?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[[1.9414062e+00, 1.8828125e+00], [1.9296875e+00, 1.921875e+00]], [[1.25e+00, 9.765625e-01], [1.8632812e+00, 1.5078125e+00]]], [[[1.984375e+00, 1.4023438e+00], [4.8046875e-01, 1.9492188e+00]], [[1.703125e+00, 1.5546875e+00], [2.0e+00, 1.5585938e+00]]]]]> : tensor<1x2x2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[?,?,?,?,?],si64> -> tensor<?x?x?x?x?xi64>
  check.expect_eq_const(%out1, dense<[[[[[20, 7], [29, 15]], [[32, 34], [57, 62]]], [[[16, 3], [24, 14]], [[48, 34], [40, 59]]]]]> : tensor<1x2x2x2x2xi64>) : tensor<?x?x?x?x?xi64>
  return
}

func.func @max_pool1d() {
  %in0 = util.unfoldable_constant dense<[[[-1.4335938e+00, -1.0976562e+00, -1.1953125e+00, -1.3242188e+00, 1.0507812e+00, 9.9609375e-01, -1.9140625e+00, 1.6835938e+00], [-1.234375e+00, 3.9453125e-01, -1.8828125e+00, 1.3710938e+00, 6.2109375e-01, -4.609375e-01, -7.265625e-01, 1.6914062e+00]]]> : tensor<1x2x8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x8xf32> -> !torch.vtensor<[1,2,8],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  %4 = torch.constant.int 0
  %5 = torch.prim.ListConstruct %4 : (!torch.int) -> !torch.list<int>
  %6 = torch.constant.int 1
  %7 = torch.prim.ListConstruct %6 : (!torch.int) -> !torch.list<int>
  %8 = torch.constant.bool false
  %9 = torch.aten.max_pool1d %arg0, %1, %3, %5, %7, %8 : !torch.vtensor<[1,2,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[1,2,3],f32> -> tensor<1x2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.0976562e+00, 1.0507812e+00, 1.0507812e+00], [3.9453125e-01, 1.3710938e+00, 6.2109375e-01]]]> : tensor<1x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3xf32>
  return
}

func.func @max_pool1d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.4335938e+00, -1.0976562e+00, -1.1953125e+00, -1.3242188e+00, 1.0507812e+00, 9.9609375e-01, -1.9140625e+00, 1.6835938e+00], [-1.234375e+00, 3.9453125e-01, -1.8828125e+00, 1.3710938e+00, 6.2109375e-01, -4.609375e-01, -7.265625e-01, 1.6914062e+00]]]> : tensor<1x2x8xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x8xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  %4 = torch.constant.int 0
  %5 = torch.prim.ListConstruct %4 : (!torch.int) -> !torch.list<int>
  %6 = torch.constant.int 1
  %7 = torch.prim.ListConstruct %6 : (!torch.int) -> !torch.list<int>
  %8 = torch.constant.bool false
  %9 = torch.aten.max_pool1d %arg0, %1, %3, %5, %7, %8 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.0976562e+00, 1.0507812e+00, 1.0507812e+00], [3.9453125e-01, 1.3710938e+00, 6.2109375e-01]]]> : tensor<1x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @avg_pool2d() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 1
  %5 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.constant.bool true
  %8 = torch.constant.none
  %9 = torch.aten.avg_pool2d %arg0, %1, %3, %5, %6, %7, %8 : !torch.vtensor<[1,2,6,7],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[1,2,3,4],f32> -> tensor<1x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.4461805e-01, 4.730903e-01, -2.4956597e-01, 1.7361111e-03], [4.7092015e-01, 3.6328125e-01, -2.517361e-01, 2.4479167e-01], [4.5876735e-01, 1.4583333e-01, 5.659722e-01, 2.2786458e-01]], [[1.3151042e-01, 4.0407985e-01, -7.3784724e-02, -8.767361e-02], [-7.248264e-02, 7.8125e-02, -2.7083334e-01, -2.421875e-01], [2.2309028e-01, -5.9895832e-02, -1.8619792e-01, 2.439236e-01]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3x4xf32>
  return
}

func.func @avg_pool2d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 1
  %5 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.constant.bool true
  %8 = torch.constant.none
  %9 = torch.aten.avg_pool2d %arg0, %1, %3, %5, %6, %7, %8 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.4461805e-01, 4.730903e-01, -2.4956597e-01, 1.7361111e-03], [4.7092015e-01, 3.6328125e-01, -2.517361e-01, 2.4479167e-01], [4.5876735e-01, 1.4583333e-01, 5.659722e-01, 2.2786458e-01]], [[1.3151042e-01, 4.0407985e-01, -7.3784724e-02, -8.767361e-02], [-7.248264e-02, 7.8125e-02, -2.7083334e-01, -2.421875e-01], [2.2309028e-01, -5.9895832e-02, -1.8619792e-01, 2.439236e-01]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @avg_pool2d_case2() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 1
  %5 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.constant.none
  %8 = torch.aten.avg_pool2d %arg0, %1, %3, %5, %6, %6, %7 : !torch.vtensor<[1,2,6,7],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,2,3,4],f32> -> tensor<1x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[7.753906e-01, 7.0963544e-01, -3.7434897e-01, 3.90625e-03], [7.063802e-01, 3.6328125e-01, -2.517361e-01, 3.671875e-01], [6.8815106e-01, 1.4583333e-01, 5.659722e-01, 3.4179688e-01]], [[2.9589844e-01, 6.061198e-01, -1.10677086e-01, -1.9726562e-01], [-1.0872396e-01, 7.8125e-02, -2.7083334e-01, -3.6328125e-01], [3.346354e-01, -5.9895832e-02, -1.8619792e-01, 3.658854e-01]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3x4xf32>
  return
}

func.func @avg_pool2d_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 1
  %5 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.constant.none
  %8 = torch.aten.avg_pool2d %arg0, %1, %3, %5, %6, %6, %7 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[7.753906e-01, 7.0963544e-01, -3.7434897e-01, 3.90625e-03], [7.063802e-01, 3.6328125e-01, -2.517361e-01, 3.671875e-01], [6.8815106e-01, 1.4583333e-01, 5.659722e-01, 3.4179688e-01]], [[2.9589844e-01, 6.061198e-01, -1.10677086e-01, -1.9726562e-01], [-1.0872396e-01, 7.8125e-02, -2.7083334e-01, -3.6328125e-01], [3.346354e-01, -5.9895832e-02, -1.8619792e-01, 3.658854e-01]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @avg_pool2d_case3() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.bool true
  %6 = torch.constant.none
  %7 = torch.aten.avg_pool2d %arg0, %1, %2, %4, %5, %5, %6 : !torch.vtensor<[1,2,6,7],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[1,2,3,4],f32> -> tensor<1x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[7.753906e-01, 4.267578e-01, -6.845703e-01, 9.8046875e-01], [8.535156e-01, 1.2109375e-01, -8.925781e-01, 1.4042969e+00], [5.2246094e-01, -2.9296875e-03, 1.2636719e+00, -3.3203125e-01]], [[2.9589844e-01, 4.0527344e-01, -4.9804688e-01, 1.3671875e-02], [-5.7128906e-01, 6.2109375e-01, -1.23046875e-01, 2.578125e-01], [8.808594e-01, -4.326172e-01, 8.779297e-01, 2.2851562e-01]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3x4xf32>
  return
}

func.func @avg_pool2d_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.bool true
  %6 = torch.constant.none
  %7 = torch.aten.avg_pool2d %arg0, %1, %2, %4, %5, %5, %6 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[7.753906e-01, 4.267578e-01, -6.845703e-01, 9.8046875e-01], [8.535156e-01, 1.2109375e-01, -8.925781e-01, 1.4042969e+00], [5.2246094e-01, -2.9296875e-03, 1.2636719e+00, -3.3203125e-01]], [[2.9589844e-01, 4.0527344e-01, -4.9804688e-01, 1.3671875e-02], [-5.7128906e-01, 6.2109375e-01, -1.23046875e-01, 2.578125e-01], [8.808594e-01, -4.326172e-01, 8.779297e-01, 2.2851562e-01]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @avg_pool2d_case4() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 0
  %5 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.constant.bool true
  %8 = torch.constant.int 3
  %9 = torch.aten.avg_pool2d %arg0, %1, %3, %5, %6, %7, %8 : !torch.vtensor<[1,2,6,7],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.int -> !torch.vtensor<[1,2,5,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[1,2,5,6],f32> -> tensor<1x2x5x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.0338541e+00, 1.2552084e+00, 5.6901044e-01, -1.00260414e-01, -9.1276044e-01, 5.2083335e-03], [7.3307294e-01, 5.3255206e-01, 1.1328125e-01, 1.04166664e-01, -5.4557294e-01, 7.265625e-01], [1.1380209e+00, -5.5989582e-02, 1.6145833e-01, -1.953125e-01, -1.1901041e+00, 7.5911456e-01], [1.2539062e+00, -1.6276042e-01, 5.3776044e-01, 1.1289062e+00, -9.6354164e-02, 2.1223958e-01], [6.9661456e-01, -3.424479e-01, -3.90625e-03, 1.2552084e+00, 1.6848959e+00, 6.7578125e-01]], [[3.9453125e-01, 7.6953125e-01, 5.4036456e-01, 5.078125e-02, -6.640625e-01, -2.6302084e-01], [2.877604e-01, 8.59375e-02, 1.0768229e+00, 8.515625e-01, -3.815104e-01, -6.302083e-01], [-7.6171875e-01, -4.9609375e-01, 8.28125e-01, 5.7421875e-01, -1.640625e-01, -2.877604e-01], [3.90625e-02, 4.674479e-01, -2.65625e-01, -6.875e-01, 1.6666667e-01, 1.8880208e-01], [1.1744791e+00, 9.7005206e-01, -5.7682294e-01, -2.734375e-02, 1.1705729e+00, 8.28125e-01]]]]> : tensor<1x2x5x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x5x6xf32>
  return
}

func.func @avg_pool2d_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %2, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.int 0
  %5 = torch.prim.ListConstruct %4, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.constant.bool true
  %8 = torch.constant.int 3
  %9 = torch.aten.avg_pool2d %arg0, %1, %3, %5, %6, %7, %8 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %9 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.0338541e+00, 1.2552084e+00, 5.6901044e-01, -1.00260414e-01, -9.1276044e-01, 5.2083335e-03], [7.3307294e-01, 5.3255206e-01, 1.1328125e-01, 1.04166664e-01, -5.4557294e-01, 7.265625e-01], [1.1380209e+00, -5.5989582e-02, 1.6145833e-01, -1.953125e-01, -1.1901041e+00, 7.5911456e-01], [1.2539062e+00, -1.6276042e-01, 5.3776044e-01, 1.1289062e+00, -9.6354164e-02, 2.1223958e-01], [6.9661456e-01, -3.424479e-01, -3.90625e-03, 1.2552084e+00, 1.6848959e+00, 6.7578125e-01]], [[3.9453125e-01, 7.6953125e-01, 5.4036456e-01, 5.078125e-02, -6.640625e-01, -2.6302084e-01], [2.877604e-01, 8.59375e-02, 1.0768229e+00, 8.515625e-01, -3.815104e-01, -6.302083e-01], [-7.6171875e-01, -4.9609375e-01, 8.28125e-01, 5.7421875e-01, -1.640625e-01, -2.877604e-01], [3.90625e-02, 4.674479e-01, -2.65625e-01, -6.875e-01, 1.6666667e-01, 1.8880208e-01], [1.1744791e+00, 9.7005206e-01, -5.7682294e-01, -2.734375e-02, 1.1705729e+00, 8.28125e-01]]]]> : tensor<1x2x5x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @avg_pool1d() {
  %in0 = util.unfoldable_constant dense<[[[-1.4335938e+00, -1.0976562e+00, -1.1953125e+00, -1.3242188e+00, 1.0507812e+00, 9.9609375e-01, -1.9140625e+00, 1.6835938e+00], [-1.234375e+00, 3.9453125e-01, -1.8828125e+00, 1.3710938e+00, 6.2109375e-01, -4.609375e-01, -7.265625e-01, 1.6914062e+00]]]> : tensor<1x2x8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x8xf32> -> !torch.vtensor<[1,2,8],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  %4 = torch.constant.int 1
  %5 = torch.prim.ListConstruct %4 : (!torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.constant.bool true
  %8 = torch.aten.avg_pool1d %arg0, %1, %3, %5, %6, %7 : !torch.vtensor<[1,2,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,2,4],f32> -> tensor<1x2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-8.4375e-01, -1.2057291e+00, 2.4088542e-01, 2.5520834e-01], [-2.799479e-01, -3.90625e-02, 5.104167e-01, 1.6796875e-01]]]> : tensor<1x2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x4xf32>
  return
}

func.func @avg_pool1d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-1.4335938e+00, -1.0976562e+00, -1.1953125e+00, -1.3242188e+00, 1.0507812e+00, 9.9609375e-01, -1.9140625e+00, 1.6835938e+00], [-1.234375e+00, 3.9453125e-01, -1.8828125e+00, 1.3710938e+00, 6.2109375e-01, -4.609375e-01, -7.265625e-01, 1.6914062e+00]]]> : tensor<1x2x8xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x8xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  %4 = torch.constant.int 1
  %5 = torch.prim.ListConstruct %4 : (!torch.int) -> !torch.list<int>
  %6 = torch.constant.bool false
  %7 = torch.constant.bool true
  %8 = torch.aten.avg_pool1d %arg0, %1, %3, %5, %6, %7 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-8.4375e-01, -1.2057291e+00, 2.4088542e-01, 2.5520834e-01], [-2.799479e-01, -3.90625e-02, 5.104167e-01, 1.6796875e-01]]]> : tensor<1x2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @avg_pool3d() {
  %in0 = util.unfoldable_constant dense<[[[[[1.0898438e+00, 6.7578125e-01, 1.25e-01, -1.796875e+00], [-1.0195312e+00, -2.421875e-01, 4.453125e-01, 1.8828125e+00], [-3.671875e-01, 1.46875e+00, -3.5546875e-01, -1.7890625e+00], [-3.2421875e-01, 7.265625e-01, 1.1796875e+00, 1.921875e+00]], [[1.0507812e+00, -7.4609375e-01, 6.25e-01, -2.109375e-01], [1.9414062e+00, -1.1796875e+00, -1.6445312e+00, -1.0546875e+00], [1.453125e+00, -2.8125e-01, 1.8007812e+00, -6.25e-01], [5.859375e-02, 1.9296875e+00, 3.828125e-01, 1.8554688e+00]], [[1.25e+00, -6.25e-02, 9.765625e-01, 5.0390625e-01], [-3.046875e-01, 2.34375e-01, 5.5078125e-01, -1.4453125e-01], [-1.5e+00, 7.109375e-01, -8.4765625e-01, 1.5234375e-01], [-1.0859375e+00, 1.8359375e+00, 7.7734375e-01, -1.8671875e+00]], [[-1.7890625e+00, 1.328125e-01, -7.3046875e-01, 3.4375e-01], [-1.8046875e+00, 6.5625e-01, -1.296875e+00, -4.765625e-01], [7.8515625e-01, 1.8632812e+00, 6.09375e-01, 5.7421875e-01], [3.59375e-01, 1.671875e+00, 1.5078125e+00, 2.8125e-01]]], [[[1.5390625e+00, 1.8085938e+00, -1.9882812e+00, 1.4023438e+00], [1.4609375e+00, -1.953125e-02, -1.1328125e-01, -1.6914062e+00], [-8.3203125e-01, -1.8359375e+00, 1.6015625e-01, -1.109375e+00], [-1.4648438e+00, -1.9921875e-01, 1.9492188e+00, -1.3046875e+00]], [[1.984375e+00, 9.1796875e-01, 5.9765625e-01, 3.125e-02], [1.5625e-02, 1.5390625e+00, -1.0820312e+00, -1.2890625e-01], [4.8046875e-01, 1.5234375e-01, 1.2578125e+00, 5.1953125e-01], [-1.3476562e+00, 1.0546875e-01, 6.3671875e-01, 6.953125e-01]], [[1.3125e+00, -1.6796875e+00, 1.5546875e+00, -7.8125e-01], [-3.125e-01, -2.6953125e-01, 1.1992188e+00, 1.515625e+00], [2.0e+00, 4.9609375e-01, 4.53125e-01, -2.8515625e-01], [-1.9335938e+00, 8.90625e-01, 8.59375e-01, 5.859375e-02]], [[1.703125e+00, 1.4921875e+00, 6.5234375e-01, -7.7734375e-01], [1.046875e+00, 2.578125e-01, 4.7265625e-01, -4.453125e-01], [7.3046875e-01, -1.2539062e+00, 6.0546875e-01, 1.5585938e+00], [3.3203125e-01, -5.4296875e-01, -1.1757812e+00, 1.484375e+00]]]]]> : tensor<1x2x4x4x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x4x4xf32> -> !torch.vtensor<[1,2,4,4,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0, %0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.bool false
  %6 = torch.constant.bool true
  %7 = torch.constant.none
  %8 = torch.aten.avg_pool3d %arg0, %1, %2, %4, %5, %6, %7 : !torch.vtensor<[1,2,4,4,4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,2,2,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,2,2,2,2],f32> -> tensor<1x2x2x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[[1.9628906e-01, -2.0361328e-01], [5.830078e-01, 5.463867e-01]], [[-2.109375e-01, -3.4179688e-02], [5.800781e-01, 1.484375e-01]]], [[[1.1557617e+00, -3.7158203e-01], [-6.176758e-01, 3.5058594e-01]], [[4.4384766e-01, 4.2382812e-01], [8.984375e-02, 4.4482422e-01]]]]]> : tensor<1x2x2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x2x2x2xf32>
  return
}

func.func @avg_pool3d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[[1.0898438e+00, 6.7578125e-01, 1.25e-01, -1.796875e+00], [-1.0195312e+00, -2.421875e-01, 4.453125e-01, 1.8828125e+00], [-3.671875e-01, 1.46875e+00, -3.5546875e-01, -1.7890625e+00], [-3.2421875e-01, 7.265625e-01, 1.1796875e+00, 1.921875e+00]], [[1.0507812e+00, -7.4609375e-01, 6.25e-01, -2.109375e-01], [1.9414062e+00, -1.1796875e+00, -1.6445312e+00, -1.0546875e+00], [1.453125e+00, -2.8125e-01, 1.8007812e+00, -6.25e-01], [5.859375e-02, 1.9296875e+00, 3.828125e-01, 1.8554688e+00]], [[1.25e+00, -6.25e-02, 9.765625e-01, 5.0390625e-01], [-3.046875e-01, 2.34375e-01, 5.5078125e-01, -1.4453125e-01], [-1.5e+00, 7.109375e-01, -8.4765625e-01, 1.5234375e-01], [-1.0859375e+00, 1.8359375e+00, 7.7734375e-01, -1.8671875e+00]], [[-1.7890625e+00, 1.328125e-01, -7.3046875e-01, 3.4375e-01], [-1.8046875e+00, 6.5625e-01, -1.296875e+00, -4.765625e-01], [7.8515625e-01, 1.8632812e+00, 6.09375e-01, 5.7421875e-01], [3.59375e-01, 1.671875e+00, 1.5078125e+00, 2.8125e-01]]], [[[1.5390625e+00, 1.8085938e+00, -1.9882812e+00, 1.4023438e+00], [1.4609375e+00, -1.953125e-02, -1.1328125e-01, -1.6914062e+00], [-8.3203125e-01, -1.8359375e+00, 1.6015625e-01, -1.109375e+00], [-1.4648438e+00, -1.9921875e-01, 1.9492188e+00, -1.3046875e+00]], [[1.984375e+00, 9.1796875e-01, 5.9765625e-01, 3.125e-02], [1.5625e-02, 1.5390625e+00, -1.0820312e+00, -1.2890625e-01], [4.8046875e-01, 1.5234375e-01, 1.2578125e+00, 5.1953125e-01], [-1.3476562e+00, 1.0546875e-01, 6.3671875e-01, 6.953125e-01]], [[1.3125e+00, -1.6796875e+00, 1.5546875e+00, -7.8125e-01], [-3.125e-01, -2.6953125e-01, 1.1992188e+00, 1.515625e+00], [2.0e+00, 4.9609375e-01, 4.53125e-01, -2.8515625e-01], [-1.9335938e+00, 8.90625e-01, 8.59375e-01, 5.859375e-02]], [[1.703125e+00, 1.4921875e+00, 6.5234375e-01, -7.7734375e-01], [1.046875e+00, 2.578125e-01, 4.7265625e-01, -4.453125e-01], [7.3046875e-01, -1.2539062e+00, 6.0546875e-01, 1.5585938e+00], [3.3203125e-01, -5.4296875e-01, -1.1757812e+00, 1.484375e+00]]]]]> : tensor<1x2x4x4x4xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x4x4xf32> to tensor<?x?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0, %0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3, %3, %3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.bool false
  %6 = torch.constant.bool true
  %7 = torch.constant.none
  %8 = torch.aten.avg_pool3d %arg0, %1, %2, %4, %5, %6, %7 : !torch.vtensor<[?,?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?,?,?],f32> -> tensor<?x?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[[1.9628906e-01, -2.0361328e-01], [5.830078e-01, 5.463867e-01]], [[-2.109375e-01, -3.4179688e-02], [5.800781e-01, 1.484375e-01]]], [[[1.1557617e+00, -3.7158203e-01], [-6.176758e-01, 3.5058594e-01]], [[4.4384766e-01, 4.2382812e-01], [8.984375e-02, 4.4482422e-01]]]]]> : tensor<1x2x2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?x?xf32>
  return
}

func.func @_adaptive_avg_pool2d() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten._adaptive_avg_pool2d %arg0, %1 : !torch.vtensor<[1,2,6,7],f32>, !torch.list<int> -> !torch.vtensor<[1,2,1,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[1,2,1,1],f32> -> tensor<1x2x1x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.2468376e-01]], [[1.624814e-01]]]]> : tensor<1x2x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x1x1xf32>
  return
}

func.func @_adaptive_avg_pool2d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten._adaptive_avg_pool2d %arg0, %1 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.2468376e-01]], [[1.624814e-01]]]]> : tensor<1x2x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @_adaptive_avg_pool2d_case2() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x6x7xf32> -> !torch.vtensor<[1,2,6,7],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten._adaptive_avg_pool2d %arg0, %2 : !torch.vtensor<[1,2,6,7],f32>, !torch.list<int> -> !torch.vtensor<[1,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1,2,3,4],f32> -> tensor<1x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[7.753906e-01, 7.0963544e-01, -3.7434897e-01, 3.90625e-03], [8.535156e-01, 3.8085938e-01, -1.8619792e-01, 5.6933594e-01], [5.2246094e-01, 6.25e-02, 1.0761719e+00, 5.0683594e-01]], [[2.9589844e-01, 6.061198e-01, -1.10677086e-01, -1.9726562e-01], [-5.7128906e-01, -1.0872396e-01, 5.7291668e-02, -2.1582031e-01], [8.808594e-01, 2.2395833e-01, 3.2421875e-01, 6.2109375e-01]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3x4xf32>
  return
}

func.func @_adaptive_avg_pool2d_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[7.8125e-01, 1.4960938e+00, 1.3671875e+00, 4.1015625e-01, -1.546875e+00, 3.90625e-02, 5.078125e-02], [-2.3046875e-01, 1.0546875e+00, -1.5234375e-01, 8.203125e-02, 7.5390625e-01, -1.984375e+00, 1.9101562e+00], [4.375e-01, 9.375e-01, -2.421875e-01, 6.5234375e-01, -1.1757812e+00, 7.6953125e-01, 1.484375e+00], [1.1757812e+00, 8.6328125e-01, -1.7265625e+00, 1.8007812e+00, -1.8632812e+00, -1.3007812e+00, 1.3242188e+00], [1.3085938e+00, 4.140625e-01, -3.90625e-02, 1.578125e+00, 1.8710938e+00, 1.0039062e+00, -3.90625e-01], [3.9453125e-01, -2.734375e-02, -1.375e+00, -1.7578125e-01, 4.921875e-01, 1.6875e+00, -2.734375e-01]], [[-1.9179688e+00, 1.46875e+00, 1.7578125e-01, 6.3671875e-01, 5.4296875e-01, 9.375e-01, -4.1015625e-01], [1.0859375e+00, 5.46875e-01, 1.171875e-01, 6.9140625e-01, -1.71875e+00, -1.7539062e+00, 4.375e-01], [4.21875e-01, -1.1914062e+00, 7.8515625e-01, 1.6367188e+00, 1.9453125e+00, 3.828125e-01, -9.5703125e-01], [4.296875e-01, -1.9453125e+00, 8.6328125e-01, -8.0078125e-01, -1.0585938e+00, -1.7617188e+00, 1.4726562e+00], [1.796875e-01, 1.453125e+00, 1.03125e+00, -1.890625e+00, 1.6875e+00, 1.6328125e+00, -7.7734375e-01], [2.6953125e-01, 1.6210938e+00, -1.1953125e+00, 3.2421875e-01, -2.03125e-01, 3.9453125e-01, 1.234375e+00]]]]> : tensor<1x2x6x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x6x7xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten._adaptive_avg_pool2d %arg0, %2 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[7.753906e-01, 7.0963544e-01, -3.7434897e-01, 3.90625e-03], [8.535156e-01, 3.8085938e-01, -1.8619792e-01, 5.6933594e-01], [5.2246094e-01, 6.25e-02, 1.0761719e+00, 5.0683594e-01]], [[2.9589844e-01, 6.061198e-01, -1.10677086e-01, -1.9726562e-01], [-5.7128906e-01, -1.0872396e-01, 5.7291668e-02, -2.1582031e-01], [8.808594e-01, 2.2395833e-01, 3.2421875e-01, 6.2109375e-01]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @_adaptive_avg_pool3d() {
  %in0 = util.unfoldable_constant dense<[[[[[-1.4726562e+00, -1.4492188e+00, -1.8046875e+00], [1.3789062e+00, 8.671875e-01, -5.9375e-01], [1.375e+00, 1.6367188e+00, 3.1640625e-01], [-1.3632812e+00, 2.03125e-01, 2.8125e-01], [7.65625e-01, 1.2460938e+00, -1.0429688e+00]], [[-1.40625e+00, 7.3046875e-01, -1.9492188e+00], [1.1210938e+00, 1.7265625e+00, -5.078125e-01], [-1.328125e-01, 1.609375e+00, -1.4414062e+00], [1.71875e-01, -1.0507812e+00, 3.515625e-02], [-2.34375e-02, 7.578125e-01, -1.546875e+00]], [[-1.1875e+00, -1.0546875e-01, -1.3203125e+00], [-5.8203125e-01, 1.9179688e+00, 1.953125e-01], [1.7929688e+00, 1.9921875e+00, -8.515625e-01], [1.5703125e+00, 1.1679688e+00, -1.578125e+00], [1.0e+00, -6.8359375e-01, 3.59375e-01]], [[1.484375e+00, -5.1171875e-01, -1.109375e+00], [1.09375e+00, 3.75e-01, -8.28125e-01], [-1.6953125e+00, 1.5078125e+00, 2.109375e-01], [1.8476562e+00, 1.9492188e+00, -1.03125e+00], [-1.8515625e+00, 1.7421875e+00, 6.6015625e-01]]], [[[9.609375e-01, -1.4296875e+00, -1.828125e+00], [1.1679688e+00, -8.828125e-01, -1.3085938e+00], [2.265625e-01, 8.3203125e-01, -1.546875e+00], [-8.7890625e-01, 1.3828125e+00, 9.921875e-01], [1.9023438e+00, 2.8125e-01, -2.421875e-01]], [[1.5625e-02, -1.0664062e+00, 1.9335938e+00], [-1.2734375e+00, -8.046875e-01, 9.9609375e-01], [-1.6054688e+00, -1.34375e+00, 2.8125e-01], [-5.78125e-01, 1.8867188e+00, 1.859375e+00], [-1.0039062e+00, -1.8203125e+00, 4.4921875e-01]], [[-3.0859375e-01, -1.4882812e+00, -1.6132812e+00], [-8.046875e-01, 2.34375e-01, 2.7734375e-01], [1.40625e-01, 8.203125e-02, 6.5234375e-01], [-7.65625e-01, -1.0429688e+00, 6.484375e-01], [-2.34375e-02, -8.8671875e-01, 1.9375e+00]], [[1.0078125e+00, 2.34375e-02, -1.3398438e+00], [-1.3125e+00, 1.28125e+00, 3.3203125e-01], [7.734375e-01, -8.9453125e-01, 1.671875e+00], [1.6679688e+00, 1.5976562e+00, 1.9140625e-01], [3.90625e-03, 1.1914062e+00, 8.3984375e-01]]]]]> : tensor<1x2x4x5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x5x3xf32> -> !torch.vtensor<[1,2,4,5,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1, %1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten._adaptive_avg_pool3d %arg0, %2 : !torch.vtensor<[1,2,4,5,3],f32>, !torch.list<int> -> !torch.vtensor<[1,2,2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1,2,2,3,3],f32> -> tensor<1x2x2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[[-9.472656e-02, 4.6875e-01, -1.2138672e+00], [4.2513022e-01, 8.3203125e-01, -3.1835938e-01], [-1.1230469e-01, 2.890625e-01, -5.683594e-01]], [[2.0214844e-01, 4.189453e-01, -7.65625e-01], [6.7122394e-01, 1.485026e+00, -6.4713544e-01], [6.4160156e-01, 1.0439453e+00, -3.9746094e-01]]], [[[2.1777344e-01, -1.0458984e+00, -5.1757812e-02], [-4.9023438e-01, 1.7838542e-01, 2.1223958e-01], [-1.3964844e-01, 4.326172e-01, 7.6464844e-01]], [[-3.544922e-01, 1.26953125e-02, -5.859375e-01], [-5.0130207e-02, 2.0963542e-01, 6.2890625e-01], [2.2070312e-01, 2.1484375e-01, 9.042969e-01]]]]]> : tensor<1x2x2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x2x3x3xf32>
  return
}

func.func @_adaptive_avg_pool3d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[[-1.4726562e+00, -1.4492188e+00, -1.8046875e+00], [1.3789062e+00, 8.671875e-01, -5.9375e-01], [1.375e+00, 1.6367188e+00, 3.1640625e-01], [-1.3632812e+00, 2.03125e-01, 2.8125e-01], [7.65625e-01, 1.2460938e+00, -1.0429688e+00]], [[-1.40625e+00, 7.3046875e-01, -1.9492188e+00], [1.1210938e+00, 1.7265625e+00, -5.078125e-01], [-1.328125e-01, 1.609375e+00, -1.4414062e+00], [1.71875e-01, -1.0507812e+00, 3.515625e-02], [-2.34375e-02, 7.578125e-01, -1.546875e+00]], [[-1.1875e+00, -1.0546875e-01, -1.3203125e+00], [-5.8203125e-01, 1.9179688e+00, 1.953125e-01], [1.7929688e+00, 1.9921875e+00, -8.515625e-01], [1.5703125e+00, 1.1679688e+00, -1.578125e+00], [1.0e+00, -6.8359375e-01, 3.59375e-01]], [[1.484375e+00, -5.1171875e-01, -1.109375e+00], [1.09375e+00, 3.75e-01, -8.28125e-01], [-1.6953125e+00, 1.5078125e+00, 2.109375e-01], [1.8476562e+00, 1.9492188e+00, -1.03125e+00], [-1.8515625e+00, 1.7421875e+00, 6.6015625e-01]]], [[[9.609375e-01, -1.4296875e+00, -1.828125e+00], [1.1679688e+00, -8.828125e-01, -1.3085938e+00], [2.265625e-01, 8.3203125e-01, -1.546875e+00], [-8.7890625e-01, 1.3828125e+00, 9.921875e-01], [1.9023438e+00, 2.8125e-01, -2.421875e-01]], [[1.5625e-02, -1.0664062e+00, 1.9335938e+00], [-1.2734375e+00, -8.046875e-01, 9.9609375e-01], [-1.6054688e+00, -1.34375e+00, 2.8125e-01], [-5.78125e-01, 1.8867188e+00, 1.859375e+00], [-1.0039062e+00, -1.8203125e+00, 4.4921875e-01]], [[-3.0859375e-01, -1.4882812e+00, -1.6132812e+00], [-8.046875e-01, 2.34375e-01, 2.7734375e-01], [1.40625e-01, 8.203125e-02, 6.5234375e-01], [-7.65625e-01, -1.0429688e+00, 6.484375e-01], [-2.34375e-02, -8.8671875e-01, 1.9375e+00]], [[1.0078125e+00, 2.34375e-02, -1.3398438e+00], [-1.3125e+00, 1.28125e+00, 3.3203125e-01], [7.734375e-01, -8.9453125e-01, 1.671875e+00], [1.6679688e+00, 1.5976562e+00, 1.9140625e-01], [3.90625e-03, 1.1914062e+00, 8.3984375e-01]]]]]> : tensor<1x2x4x5x3xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x5x3xf32> to tensor<?x?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1, %1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten._adaptive_avg_pool3d %arg0, %2 : !torch.vtensor<[?,?,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?,?,?],f32> -> tensor<?x?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[[-9.472656e-02, 4.6875e-01, -1.2138672e+00], [4.2513022e-01, 8.3203125e-01, -3.1835938e-01], [-1.1230469e-01, 2.890625e-01, -5.683594e-01]], [[2.0214844e-01, 4.189453e-01, -7.65625e-01], [6.7122394e-01, 1.485026e+00, -6.4713544e-01], [6.4160156e-01, 1.0439453e+00, -3.9746094e-01]]], [[[2.1777344e-01, -1.0458984e+00, -5.1757812e-02], [-4.9023438e-01, 1.7838542e-01, 2.1223958e-01], [-1.3964844e-01, 4.326172e-01, 7.6464844e-01]], [[-3.544922e-01, 1.26953125e-02, -5.859375e-01], [-5.0130207e-02, 2.0963542e-01, 6.2890625e-01], [2.2070312e-01, 2.1484375e-01, 9.042969e-01]]]]]> : tensor<1x2x2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?x?xf32>
  return
}

func.func @adaptive_avg_pool1d() {
  %in0 = util.unfoldable_constant dense<[[[-3.75e-01, 1.5859375e+00, -7.1484375e-01, -8.046875e-01, 6.640625e-01, 8.984375e-02, -1.484375e-01], [1.4921875e+00, 4.296875e-01, 1.2695312e+00, 5.46875e-01, 2.65625e-01, -1.515625e+00, 1.78125e+00]]]> : tensor<1x2x7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x7xf32> -> !torch.vtensor<[1,2,7],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.adaptive_avg_pool1d %arg0, %1 : !torch.vtensor<[1,2,7],f32>, !torch.list<int> -> !torch.vtensor<[1,2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[1,2,3],f32> -> tensor<1x2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.6536458e-01, -2.8515625e-01, 2.0182292e-01], [1.0638021e+00, 6.9401044e-01, 1.7708333e-01]]]> : tensor<1x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3xf32>
  return
}

func.func @adaptive_avg_pool1d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-3.75e-01, 1.5859375e+00, -7.1484375e-01, -8.046875e-01, 6.640625e-01, 8.984375e-02, -1.484375e-01], [1.4921875e+00, 4.296875e-01, 1.2695312e+00, 5.46875e-01, 2.65625e-01, -1.515625e+00, 1.78125e+00]]]> : tensor<1x2x7xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x7xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.adaptive_avg_pool1d %arg0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.6536458e-01, -2.8515625e-01, 2.0182292e-01], [1.0638021e+00, 6.9401044e-01, 1.7708333e-01]]]> : tensor<1x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @upsample_nearest2d_vec() {
  %in0 = util.unfoldable_constant dense<[[[[-1.6796875e-01, -6.5625e-01, -7.9296875e-01, 1.109375e+00], [1.4882812e+00, -1.265625e+00, -8.3984375e-01, 1.0507812e+00], [7.0703125e-01, -1.1679688e+00, -4.1015625e-01, 9.53125e-01]], [[1.2695312e+00, -1.3671875e-01, -1.6132812e+00, 1.6835938e+00], [1.8007812e+00, -1.375e+00, -4.3359375e-01, 7.8515625e-01], [1.1953125e+00, -3.59375e-01, -9.765625e-01, -3.28125e-01]]]]> : tensor<1x2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x3x4xf32> -> !torch.vtensor<[1,2,3,4],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.int 10
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.none
  %4 = torch.aten.upsample_nearest2d.vec %arg0, %2, %3 : !torch.vtensor<[1,2,3,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[1,2,6,10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[1,2,6,10],f32> -> tensor<1x2x6x10xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.6796875e-01, -1.6796875e-01, -1.6796875e-01, -6.5625e-01, -6.5625e-01, -7.9296875e-01, -7.9296875e-01, -7.9296875e-01, 1.109375e+00, 1.109375e+00], [-1.6796875e-01, -1.6796875e-01, -1.6796875e-01, -6.5625e-01, -6.5625e-01, -7.9296875e-01, -7.9296875e-01, -7.9296875e-01, 1.109375e+00, 1.109375e+00], [1.4882812e+00, 1.4882812e+00, 1.4882812e+00, -1.265625e+00, -1.265625e+00, -8.3984375e-01, -8.3984375e-01, -8.3984375e-01, 1.0507812e+00, 1.0507812e+00], [1.4882812e+00, 1.4882812e+00, 1.4882812e+00, -1.265625e+00, -1.265625e+00, -8.3984375e-01, -8.3984375e-01, -8.3984375e-01, 1.0507812e+00, 1.0507812e+00], [7.0703125e-01, 7.0703125e-01, 7.0703125e-01, -1.1679688e+00, -1.1679688e+00, -4.1015625e-01, -4.1015625e-01, -4.1015625e-01, 9.53125e-01, 9.53125e-01], [7.0703125e-01, 7.0703125e-01, 7.0703125e-01, -1.1679688e+00, -1.1679688e+00, -4.1015625e-01, -4.1015625e-01, -4.1015625e-01, 9.53125e-01, 9.53125e-01]], [[1.2695312e+00, 1.2695312e+00, 1.2695312e+00, -1.3671875e-01, -1.3671875e-01, -1.6132812e+00, -1.6132812e+00, -1.6132812e+00, 1.6835938e+00, 1.6835938e+00], [1.2695312e+00, 1.2695312e+00, 1.2695312e+00, -1.3671875e-01, -1.3671875e-01, -1.6132812e+00, -1.6132812e+00, -1.6132812e+00, 1.6835938e+00, 1.6835938e+00], [1.8007812e+00, 1.8007812e+00, 1.8007812e+00, -1.375e+00, -1.375e+00, -4.3359375e-01, -4.3359375e-01, -4.3359375e-01, 7.8515625e-01, 7.8515625e-01], [1.8007812e+00, 1.8007812e+00, 1.8007812e+00, -1.375e+00, -1.375e+00, -4.3359375e-01, -4.3359375e-01, -4.3359375e-01, 7.8515625e-01, 7.8515625e-01], [1.1953125e+00, 1.1953125e+00, 1.1953125e+00, -3.59375e-01, -3.59375e-01, -9.765625e-01, -9.765625e-01, -9.765625e-01, -3.28125e-01, -3.28125e-01], [1.1953125e+00, 1.1953125e+00, 1.1953125e+00, -3.59375e-01, -3.59375e-01, -9.765625e-01, -9.765625e-01, -9.765625e-01, -3.28125e-01, -3.28125e-01]]]]> : tensor<1x2x6x10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x6x10xf32>
  return
}

func.func @upsample_nearest2d_vec_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-1.6796875e-01, -6.5625e-01, -7.9296875e-01, 1.109375e+00], [1.4882812e+00, -1.265625e+00, -8.3984375e-01, 1.0507812e+00], [7.0703125e-01, -1.1679688e+00, -4.1015625e-01, 9.53125e-01]], [[1.2695312e+00, -1.3671875e-01, -1.6132812e+00, 1.6835938e+00], [1.8007812e+00, -1.375e+00, -4.3359375e-01, 7.8515625e-01], [1.1953125e+00, -3.59375e-01, -9.765625e-01, -3.28125e-01]]]]> : tensor<1x2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.int 10
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.none
  %4 = torch.aten.upsample_nearest2d.vec %arg0, %2, %3 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.6796875e-01, -1.6796875e-01, -1.6796875e-01, -6.5625e-01, -6.5625e-01, -7.9296875e-01, -7.9296875e-01, -7.9296875e-01, 1.109375e+00, 1.109375e+00], [-1.6796875e-01, -1.6796875e-01, -1.6796875e-01, -6.5625e-01, -6.5625e-01, -7.9296875e-01, -7.9296875e-01, -7.9296875e-01, 1.109375e+00, 1.109375e+00], [1.4882812e+00, 1.4882812e+00, 1.4882812e+00, -1.265625e+00, -1.265625e+00, -8.3984375e-01, -8.3984375e-01, -8.3984375e-01, 1.0507812e+00, 1.0507812e+00], [1.4882812e+00, 1.4882812e+00, 1.4882812e+00, -1.265625e+00, -1.265625e+00, -8.3984375e-01, -8.3984375e-01, -8.3984375e-01, 1.0507812e+00, 1.0507812e+00], [7.0703125e-01, 7.0703125e-01, 7.0703125e-01, -1.1679688e+00, -1.1679688e+00, -4.1015625e-01, -4.1015625e-01, -4.1015625e-01, 9.53125e-01, 9.53125e-01], [7.0703125e-01, 7.0703125e-01, 7.0703125e-01, -1.1679688e+00, -1.1679688e+00, -4.1015625e-01, -4.1015625e-01, -4.1015625e-01, 9.53125e-01, 9.53125e-01]], [[1.2695312e+00, 1.2695312e+00, 1.2695312e+00, -1.3671875e-01, -1.3671875e-01, -1.6132812e+00, -1.6132812e+00, -1.6132812e+00, 1.6835938e+00, 1.6835938e+00], [1.2695312e+00, 1.2695312e+00, 1.2695312e+00, -1.3671875e-01, -1.3671875e-01, -1.6132812e+00, -1.6132812e+00, -1.6132812e+00, 1.6835938e+00, 1.6835938e+00], [1.8007812e+00, 1.8007812e+00, 1.8007812e+00, -1.375e+00, -1.375e+00, -4.3359375e-01, -4.3359375e-01, -4.3359375e-01, 7.8515625e-01, 7.8515625e-01], [1.8007812e+00, 1.8007812e+00, 1.8007812e+00, -1.375e+00, -1.375e+00, -4.3359375e-01, -4.3359375e-01, -4.3359375e-01, 7.8515625e-01, 7.8515625e-01], [1.1953125e+00, 1.1953125e+00, 1.1953125e+00, -3.59375e-01, -3.59375e-01, -9.765625e-01, -9.765625e-01, -9.765625e-01, -3.28125e-01, -3.28125e-01], [1.1953125e+00, 1.1953125e+00, 1.1953125e+00, -3.59375e-01, -3.59375e-01, -9.765625e-01, -9.765625e-01, -9.765625e-01, -3.28125e-01, -3.28125e-01]]]]> : tensor<1x2x6x10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @upsample_nearest2d_vec_case2() {
  %in0 = util.unfoldable_constant dense<[[[[-1.6796875e-01, -6.5625e-01, -7.9296875e-01, 1.109375e+00], [1.4882812e+00, -1.265625e+00, -8.3984375e-01, 1.0507812e+00], [7.0703125e-01, -1.1679688e+00, -4.1015625e-01, 9.53125e-01]], [[1.2695312e+00, -1.3671875e-01, -1.6132812e+00, 1.6835938e+00], [1.8007812e+00, -1.375e+00, -4.3359375e-01, 7.8515625e-01], [1.1953125e+00, -3.59375e-01, -9.765625e-01, -3.28125e-01]]]]> : tensor<1x2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x3x4xf32> -> !torch.vtensor<[1,2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.float 2.0
  %2 = torch.prim.ListConstruct %1, %1 : (!torch.float, !torch.float) -> !torch.list<float>
  %3 = torch.aten.upsample_nearest2d.vec %arg0, %0, %2 : !torch.vtensor<[1,2,3,4],f32>, !torch.none, !torch.list<float> -> !torch.vtensor<[1,2,6,8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1,2,6,8],f32> -> tensor<1x2x6x8xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.6796875e-01, -1.6796875e-01, -6.5625e-01, -6.5625e-01, -7.9296875e-01, -7.9296875e-01, 1.109375e+00, 1.109375e+00], [-1.6796875e-01, -1.6796875e-01, -6.5625e-01, -6.5625e-01, -7.9296875e-01, -7.9296875e-01, 1.109375e+00, 1.109375e+00], [1.4882812e+00, 1.4882812e+00, -1.265625e+00, -1.265625e+00, -8.3984375e-01, -8.3984375e-01, 1.0507812e+00, 1.0507812e+00], [1.4882812e+00, 1.4882812e+00, -1.265625e+00, -1.265625e+00, -8.3984375e-01, -8.3984375e-01, 1.0507812e+00, 1.0507812e+00], [7.0703125e-01, 7.0703125e-01, -1.1679688e+00, -1.1679688e+00, -4.1015625e-01, -4.1015625e-01, 9.53125e-01, 9.53125e-01], [7.0703125e-01, 7.0703125e-01, -1.1679688e+00, -1.1679688e+00, -4.1015625e-01, -4.1015625e-01, 9.53125e-01, 9.53125e-01]], [[1.2695312e+00, 1.2695312e+00, -1.3671875e-01, -1.3671875e-01, -1.6132812e+00, -1.6132812e+00, 1.6835938e+00, 1.6835938e+00], [1.2695312e+00, 1.2695312e+00, -1.3671875e-01, -1.3671875e-01, -1.6132812e+00, -1.6132812e+00, 1.6835938e+00, 1.6835938e+00], [1.8007812e+00, 1.8007812e+00, -1.375e+00, -1.375e+00, -4.3359375e-01, -4.3359375e-01, 7.8515625e-01, 7.8515625e-01], [1.8007812e+00, 1.8007812e+00, -1.375e+00, -1.375e+00, -4.3359375e-01, -4.3359375e-01, 7.8515625e-01, 7.8515625e-01], [1.1953125e+00, 1.1953125e+00, -3.59375e-01, -3.59375e-01, -9.765625e-01, -9.765625e-01, -3.28125e-01, -3.28125e-01], [1.1953125e+00, 1.1953125e+00, -3.59375e-01, -3.59375e-01, -9.765625e-01, -9.765625e-01, -3.28125e-01, -3.28125e-01]]]]> : tensor<1x2x6x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x6x8xf32>
  return
}

func.func @upsample_nearest2d_vec_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-1.6796875e-01, -6.5625e-01, -7.9296875e-01, 1.109375e+00], [1.4882812e+00, -1.265625e+00, -8.3984375e-01, 1.0507812e+00], [7.0703125e-01, -1.1679688e+00, -4.1015625e-01, 9.53125e-01]], [[1.2695312e+00, -1.3671875e-01, -1.6132812e+00, 1.6835938e+00], [1.8007812e+00, -1.375e+00, -4.3359375e-01, 7.8515625e-01], [1.1953125e+00, -3.59375e-01, -9.765625e-01, -3.28125e-01]]]]> : tensor<1x2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.float 2.0
  %2 = torch.prim.ListConstruct %1, %1 : (!torch.float, !torch.float) -> !torch.list<float>
  %3 = torch.aten.upsample_nearest2d.vec %arg0, %0, %2 : !torch.vtensor<[?,?,?,?],f32>, !torch.none, !torch.list<float> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.6796875e-01, -1.6796875e-01, -6.5625e-01, -6.5625e-01, -7.9296875e-01, -7.9296875e-01, 1.109375e+00, 1.109375e+00], [-1.6796875e-01, -1.6796875e-01, -6.5625e-01, -6.5625e-01, -7.9296875e-01, -7.9296875e-01, 1.109375e+00, 1.109375e+00], [1.4882812e+00, 1.4882812e+00, -1.265625e+00, -1.265625e+00, -8.3984375e-01, -8.3984375e-01, 1.0507812e+00, 1.0507812e+00], [1.4882812e+00, 1.4882812e+00, -1.265625e+00, -1.265625e+00, -8.3984375e-01, -8.3984375e-01, 1.0507812e+00, 1.0507812e+00], [7.0703125e-01, 7.0703125e-01, -1.1679688e+00, -1.1679688e+00, -4.1015625e-01, -4.1015625e-01, 9.53125e-01, 9.53125e-01], [7.0703125e-01, 7.0703125e-01, -1.1679688e+00, -1.1679688e+00, -4.1015625e-01, -4.1015625e-01, 9.53125e-01, 9.53125e-01]], [[1.2695312e+00, 1.2695312e+00, -1.3671875e-01, -1.3671875e-01, -1.6132812e+00, -1.6132812e+00, 1.6835938e+00, 1.6835938e+00], [1.2695312e+00, 1.2695312e+00, -1.3671875e-01, -1.3671875e-01, -1.6132812e+00, -1.6132812e+00, 1.6835938e+00, 1.6835938e+00], [1.8007812e+00, 1.8007812e+00, -1.375e+00, -1.375e+00, -4.3359375e-01, -4.3359375e-01, 7.8515625e-01, 7.8515625e-01], [1.8007812e+00, 1.8007812e+00, -1.375e+00, -1.375e+00, -4.3359375e-01, -4.3359375e-01, 7.8515625e-01, 7.8515625e-01], [1.1953125e+00, 1.1953125e+00, -3.59375e-01, -3.59375e-01, -9.765625e-01, -9.765625e-01, -3.28125e-01, -3.28125e-01], [1.1953125e+00, 1.1953125e+00, -3.59375e-01, -3.59375e-01, -9.765625e-01, -9.765625e-01, -3.28125e-01, -3.28125e-01]]]]> : tensor<1x2x6x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @upsample_bilinear2d_vec() {
  %in0 = util.unfoldable_constant dense<[[[[-1.6796875e-01, -6.5625e-01, -7.9296875e-01, 1.109375e+00], [1.4882812e+00, -1.265625e+00, -8.3984375e-01, 1.0507812e+00], [7.0703125e-01, -1.1679688e+00, -4.1015625e-01, 9.53125e-01]], [[1.2695312e+00, -1.3671875e-01, -1.6132812e+00, 1.6835938e+00], [1.8007812e+00, -1.375e+00, -4.3359375e-01, 7.8515625e-01], [1.1953125e+00, -3.59375e-01, -9.765625e-01, -3.28125e-01]]]]> : tensor<1x2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x3x4xf32> -> !torch.vtensor<[1,2,3,4],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.int 7
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.upsample_bilinear2d.vec %arg0, %2, %3, %4 : !torch.vtensor<[1,2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,2,6,7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,2,6,7],f32> -> tensor<1x2x6x7xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.6796875e-01, -3.4235492e-01, -6.2137276e-01, -7.246094e-01, -6.570867e-01, 4.2996684e-01, 1.109375e+00], [2.4609375e-01, -1.3058041e-01, -7.33259e-01, -8.0664057e-01, -6.6901463e-01, 4.163647e-01, 1.0947266e+00], [1.0742188e+00, 2.9296863e-01, -9.570313e-01, -9.7070307e-01, -6.9287074e-01, 3.8916048e-01, 1.0654297e+00], [1.2929688e+00, 3.8790444e-01, -1.0601982e+00, -9.8681635e-01, -6.067937e-01, 3.9822853e-01, 1.0263672e+00], [9.0234375e-01, 1.5422703e-01, -1.0427595e+00, -8.549804e-01, -4.1078374e-01, 4.435689e-01, 9.7753906e-01], [7.0703125e-01, 3.7388306e-02, -1.0340402e+00, -7.890624e-01, -3.1277874e-01, 4.662391e-01, 9.53125e-01]], [[1.2695312e+00, 7.67299e-01, -3.6272366e-02, -8.750002e-01, -1.3777895e+00, 5.06139e-01, 1.6835938e+00], [1.4023438e+00, 7.4211764e-01, -3.142439e-01, -8.823243e-01, -1.1199771e+00, 4.6707633e-01, 1.4589844e+00], [1.6679688e+00, 6.917549e-01, -8.7018704e-01, -8.9697266e-01, -6.0435236e-01, 3.8895118e-01, 1.0097656e+00], [1.6494141e+00, 6.5994686e-01, -9.232005e-01, -8.452148e-01, -4.924663e-01, 1.2248902e-01, 5.0683594e-01], [1.3466797e+00, 6.466935e-01, -4.732841e-01, -7.270508e-01, -7.8431904e-01, -3.323101e-01, -4.9804688e-02], [1.1953125e+00, 6.400669e-01, -2.4832596e-01, -6.679688e-01, -9.302454e-01, -5.5970967e-01, -3.28125e-01]]]]> : tensor<1x2x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x6x7xf32>
  return
}

func.func @upsample_bilinear2d_vec_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-1.6796875e-01, -6.5625e-01, -7.9296875e-01, 1.109375e+00], [1.4882812e+00, -1.265625e+00, -8.3984375e-01, 1.0507812e+00], [7.0703125e-01, -1.1679688e+00, -4.1015625e-01, 9.53125e-01]], [[1.2695312e+00, -1.3671875e-01, -1.6132812e+00, 1.6835938e+00], [1.8007812e+00, -1.375e+00, -4.3359375e-01, 7.8515625e-01], [1.1953125e+00, -3.59375e-01, -9.765625e-01, -3.28125e-01]]]]> : tensor<1x2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.int 7
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.upsample_bilinear2d.vec %arg0, %2, %3, %4 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.6796875e-01, -3.4235492e-01, -6.2137276e-01, -7.246094e-01, -6.570867e-01, 4.2996684e-01, 1.109375e+00], [2.4609375e-01, -1.3058041e-01, -7.33259e-01, -8.0664057e-01, -6.6901463e-01, 4.163647e-01, 1.0947266e+00], [1.0742188e+00, 2.9296863e-01, -9.570313e-01, -9.7070307e-01, -6.9287074e-01, 3.8916048e-01, 1.0654297e+00], [1.2929688e+00, 3.8790444e-01, -1.0601982e+00, -9.8681635e-01, -6.067937e-01, 3.9822853e-01, 1.0263672e+00], [9.0234375e-01, 1.5422703e-01, -1.0427595e+00, -8.549804e-01, -4.1078374e-01, 4.435689e-01, 9.7753906e-01], [7.0703125e-01, 3.7388306e-02, -1.0340402e+00, -7.890624e-01, -3.1277874e-01, 4.662391e-01, 9.53125e-01]], [[1.2695312e+00, 7.67299e-01, -3.6272366e-02, -8.750002e-01, -1.3777895e+00, 5.06139e-01, 1.6835938e+00], [1.4023438e+00, 7.4211764e-01, -3.142439e-01, -8.823243e-01, -1.1199771e+00, 4.6707633e-01, 1.4589844e+00], [1.6679688e+00, 6.917549e-01, -8.7018704e-01, -8.9697266e-01, -6.0435236e-01, 3.8895118e-01, 1.0097656e+00], [1.6494141e+00, 6.5994686e-01, -9.232005e-01, -8.452148e-01, -4.924663e-01, 1.2248902e-01, 5.0683594e-01], [1.3466797e+00, 6.466935e-01, -4.732841e-01, -7.270508e-01, -7.8431904e-01, -3.323101e-01, -4.9804688e-02], [1.1953125e+00, 6.400669e-01, -2.4832596e-01, -6.679688e-01, -9.302454e-01, -5.5970967e-01, -3.28125e-01]]]]> : tensor<1x2x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @upsample_bilinear2d_vec_case2() {
  %in0 = util.unfoldable_constant dense<[[[[-1.6796875e-01, -6.5625e-01, -7.9296875e-01, 1.109375e+00], [1.4882812e+00, -1.265625e+00, -8.3984375e-01, 1.0507812e+00], [7.0703125e-01, -1.1679688e+00, -4.1015625e-01, 9.53125e-01]], [[1.2695312e+00, -1.3671875e-01, -1.6132812e+00, 1.6835938e+00], [1.8007812e+00, -1.375e+00, -4.3359375e-01, 7.8515625e-01], [1.1953125e+00, -3.59375e-01, -9.765625e-01, -3.28125e-01]]]]> : tensor<1x2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x3x4xf32> -> !torch.vtensor<[1,2,3,4],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.int 7
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.upsample_bilinear2d.vec %arg0, %2, %3, %4 : !torch.vtensor<[1,2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,2,6,7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,2,6,7],f32> -> tensor<1x2x6x7xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.6796875e-01, -4.1210938e-01, -6.5625e-01, -7.246094e-01, -7.9296875e-01, 1.5820312e-01, 1.109375e+00], [4.9453124e-01, -2.0273438e-01, -9.0000004e-01, -8.558594e-01, -8.1171876e-01, 1.3710938e-01, 1.0859375e+00], [1.1570313e+00, 6.6406294e-03, -1.14375e+00, -9.8710936e-01, -8.304688e-01, 1.1601563e-01, 1.0625e+00], [1.3320312e+00, 4.2968743e-02, -1.2460938e+00, -1.0e+00, -7.539062e-01, 1.3867188e-01, 1.03125e+00], [1.0195312e+00, -9.374999e-02, -1.2070312e+00, -8.9453125e-01, -5.8203125e-01, 2.0507812e-01, 9.921875e-01], [7.0703125e-01, -2.3046875e-01, -1.1679688e+00, -7.890625e-01, -4.1015625e-01, 2.7148438e-01, 9.53125e-01]], [[1.2695312e+00, 5.6640625e-01, -1.3671875e-01, -8.75e-01, -1.6132812e+00, 3.515625e-02, 1.6835938e+00], [1.4820313e+00, 4.2500004e-01, -6.3203126e-01, -8.8671875e-01, -1.1414063e+00, 9.140624e-02, 1.3242188e+00], [1.6945312e+00, 2.835937e-01, -1.1273438e+00, -8.984375e-01, -6.695312e-01, 1.4765626e-01, 9.6484375e-01], [1.6796875e+00, 2.5390628e-01, -1.1718749e+00, -8.5703117e-01, -5.421875e-01, 1.0156205e-02, 5.6249994e-01], [1.4375e+00, 3.3593753e-01, -7.6562494e-01, -7.625e-01, -7.5937504e-01, -3.2109377e-01, 1.1718747e-01], [1.1953125e+00, 4.1796875e-01, -3.59375e-01, -6.6796875e-01, -9.765625e-01, -6.5234375e-01, -3.28125e-01]]]]> : tensor<1x2x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x6x7xf32>
  return
}

func.func @upsample_bilinear2d_vec_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-1.6796875e-01, -6.5625e-01, -7.9296875e-01, 1.109375e+00], [1.4882812e+00, -1.265625e+00, -8.3984375e-01, 1.0507812e+00], [7.0703125e-01, -1.1679688e+00, -4.1015625e-01, 9.53125e-01]], [[1.2695312e+00, -1.3671875e-01, -1.6132812e+00, 1.6835938e+00], [1.8007812e+00, -1.375e+00, -4.3359375e-01, 7.8515625e-01], [1.1953125e+00, -3.59375e-01, -9.765625e-01, -3.28125e-01]]]]> : tensor<1x2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.int 7
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.upsample_bilinear2d.vec %arg0, %2, %3, %4 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.6796875e-01, -4.1210938e-01, -6.5625e-01, -7.246094e-01, -7.9296875e-01, 1.5820312e-01, 1.109375e+00], [4.9453124e-01, -2.0273438e-01, -9.0000004e-01, -8.558594e-01, -8.1171876e-01, 1.3710938e-01, 1.0859375e+00], [1.1570313e+00, 6.6406294e-03, -1.14375e+00, -9.8710936e-01, -8.304688e-01, 1.1601563e-01, 1.0625e+00], [1.3320312e+00, 4.2968743e-02, -1.2460938e+00, -1.0e+00, -7.539062e-01, 1.3867188e-01, 1.03125e+00], [1.0195312e+00, -9.374999e-02, -1.2070312e+00, -8.9453125e-01, -5.8203125e-01, 2.0507812e-01, 9.921875e-01], [7.0703125e-01, -2.3046875e-01, -1.1679688e+00, -7.890625e-01, -4.1015625e-01, 2.7148438e-01, 9.53125e-01]], [[1.2695312e+00, 5.6640625e-01, -1.3671875e-01, -8.75e-01, -1.6132812e+00, 3.515625e-02, 1.6835938e+00], [1.4820313e+00, 4.2500004e-01, -6.3203126e-01, -8.8671875e-01, -1.1414063e+00, 9.140624e-02, 1.3242188e+00], [1.6945312e+00, 2.835937e-01, -1.1273438e+00, -8.984375e-01, -6.695312e-01, 1.4765626e-01, 9.6484375e-01], [1.6796875e+00, 2.5390628e-01, -1.1718749e+00, -8.5703117e-01, -5.421875e-01, 1.0156205e-02, 5.6249994e-01], [1.4375e+00, 3.3593753e-01, -7.6562494e-01, -7.625e-01, -7.5937504e-01, -3.2109377e-01, 1.1718747e-01], [1.1953125e+00, 4.1796875e-01, -3.59375e-01, -6.6796875e-01, -9.765625e-01, -6.5234375e-01, -3.28125e-01]]]]> : tensor<1x2x6x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @upsample_bicubic2d_vec() {
  %in0 = util.unfoldable_constant dense<[[[[-3.2421875e-01, -1.6328125e+00, 1.046875e+00, 9.375e-02, -1.9648438e+00], [-1.7460938e+00, -7.265625e-01, -1.1523438e+00, 1.2539062e+00, -6.953125e-01], [1.1914062e+00, 1.7421875e+00, 1.4960938e+00, 1.1953125e+00, -1.4648438e+00], [-1.5273438e+00, 6.015625e-01, 1.3828125e+00, 9.6484375e-01, 1.4492188e+00]], [[-1.3007812e+00, 3.90625e-01, -7.1875e-01, 1.5546875e+00, -1.171875e-01], [-2.421875e-01, -5.0e-01, 6.8359375e-01, -1.7617188e+00, -1.5078125e+00], [-6.484375e-01, 9.921875e-01, -1.0664062e+00, -1.1132812e+00, -1.2109375e-01], [-7.4609375e-01, -1.9804688e+00, 6.40625e-01, -1.265625e+00, -1.140625e+00]]]]> : tensor<1x2x4x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x5xf32> -> !torch.vtensor<[1,2,4,5],f32>
  %0 = torch.constant.int 8
  %1 = torch.constant.int 10
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.upsample_bicubic2d.vec %arg0, %2, %3, %4 : !torch.vtensor<[1,2,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,2,8,10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,2,8,10],f32> -> tensor<1x2x8x10xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.034236e-02, -6.320873e-01, -1.6934516e+00, -1.1650195e+00, 6.807569e-01, 1.3725538e+00, 5.9166175e-01, -6.3551736e-01, -1.6756904e+00, -2.3170736e+00], [-6.689873e-01, -9.921248e-01, -1.5487926e+00, -1.145244e+00, -7.4424148e-03, 7.119369e-01, 6.617179e-01, -1.0667974e-01, -1.1984434e+00, -1.8620293e+00], [-1.7908764e+00, -1.6201804e+00, -1.3422458e+00, -1.1443777e+00, -1.1766423e+00, -4.019351e-01, 7.692127e-01, 7.7061516e-01, -4.036587e-01, -1.1020663e+00], [-1.2513223e+00, -8.5863894e-01, -2.025764e-01, -1.6044712e-01, -7.987528e-01, -2.9414982e-01, 1.090365e+00, 1.09745e+00, -2.6203144e-01, -1.0712237e+00], [7.0226526e-01, 9.1004634e-01, 1.2585318e+00, 1.265554e+00, 9.183526e-01, 9.7724545e-01, 1.453734e+00, 6.799365e-01, -8.971664e-01, -1.8513558e+00], [7.946682e-01, 1.079648e+00, 1.5489569e+00, 1.8575437e+00, 1.8433142e+00, 1.6826125e+00, 1.489293e+00, 6.1401266e-01, -4.4906396e-01, -1.0991201e+00], [-9.931907e-01, -4.3001986e-01, 4.9067163e-01, 1.2746683e+00, 1.4889027e+00, 1.4587559e+00, 1.171436e+00, 9.063476e-01, 8.021731e-01, 7.352586e-01], [-2.0561745e+00, -1.3253219e+00, -1.3260311e-01, 9.4002914e-01, 1.2953963e+00, 1.3385055e+00, 9.8324275e-01, 1.0800309e+00, 1.5565519e+00, 1.8426263e+00]], [[-1.6125027e+00, -9.3513995e-01, 1.9728237e-01, 2.8107506e-01, -7.8609496e-01, -3.1541514e-01, 1.426882e+00, 1.7719299e+00, 5.5170333e-01, -1.6827232e-01], [-1.1714357e+00, -7.618973e-01, -8.145881e-02, 1.1396229e-01, -3.0822527e-01, -9.159356e-02, 6.430822e-01, 6.1283207e-01, -1.558137e-01, -6.140538e-01], [-4.3744683e-01, -4.7826695e-01, -5.5798316e-01, -1.7212117e-01, 4.9376452e-01, 2.965904e-01, -6.468051e-01, -1.3095303e+00, -1.3373132e+00, -1.3664547e+00], [-2.2629696e-01, -2.2229153e-01, -2.2222537e-01, 5.7112634e-02, 5.0431997e-01, -1.2135422e-01, -1.4809332e+00, -2.0570703e+00, -1.5348676e+00, -1.2354008e+00], [-6.6130465e-01, -1.2038535e-01, 7.920932e-01, 7.149032e-01, -2.97247e-01, -1.1453419e+00, -1.3986855e+00, -1.1968297e+00, -6.19279e-01, -2.7284247e-01], [-8.388628e-01, -3.9679706e-01, 3.4794176e-01, 3.054304e-01, -4.9605274e-01, -1.0850506e+00, -1.1699107e+00, -9.0418077e-01, -4.113114e-01, -1.1369032e-01], [-6.838008e-01, -9.0608376e-01, -1.2901495e+00, -9.3191814e-01, -5.877495e-03, 1.5399277e-02, -8.76751e-01, -1.2773254e+00, -9.888418e-01, -8.242429e-01], [-5.9422493e-01, -1.2142549e+00, -2.274128e+00, -1.6765847e+00, 2.8267622e-01, 6.7166805e-01, -6.994152e-01, -1.4958267e+00, -1.3296633e+00, -1.2446164e+00]]]]> : tensor<1x2x8x10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x8x10xf32>
  return
}

func.func @upsample_bicubic2d_vec_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-3.2421875e-01, -1.6328125e+00, 1.046875e+00, 9.375e-02, -1.9648438e+00], [-1.7460938e+00, -7.265625e-01, -1.1523438e+00, 1.2539062e+00, -6.953125e-01], [1.1914062e+00, 1.7421875e+00, 1.4960938e+00, 1.1953125e+00, -1.4648438e+00], [-1.5273438e+00, 6.015625e-01, 1.3828125e+00, 9.6484375e-01, 1.4492188e+00]], [[-1.3007812e+00, 3.90625e-01, -7.1875e-01, 1.5546875e+00, -1.171875e-01], [-2.421875e-01, -5.0e-01, 6.8359375e-01, -1.7617188e+00, -1.5078125e+00], [-6.484375e-01, 9.921875e-01, -1.0664062e+00, -1.1132812e+00, -1.2109375e-01], [-7.4609375e-01, -1.9804688e+00, 6.40625e-01, -1.265625e+00, -1.140625e+00]]]]> : tensor<1x2x4x5xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x5xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 8
  %1 = torch.constant.int 10
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.upsample_bicubic2d.vec %arg0, %2, %3, %4 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.034236e-02, -6.320873e-01, -1.6934516e+00, -1.1650195e+00, 6.807569e-01, 1.3725538e+00, 5.9166175e-01, -6.3551736e-01, -1.6756904e+00, -2.3170736e+00], [-6.689873e-01, -9.921248e-01, -1.5487926e+00, -1.145244e+00, -7.4424148e-03, 7.119369e-01, 6.617179e-01, -1.0667974e-01, -1.1984434e+00, -1.8620293e+00], [-1.7908764e+00, -1.6201804e+00, -1.3422458e+00, -1.1443777e+00, -1.1766423e+00, -4.019351e-01, 7.692127e-01, 7.7061516e-01, -4.036587e-01, -1.1020663e+00], [-1.2513223e+00, -8.5863894e-01, -2.025764e-01, -1.6044712e-01, -7.987528e-01, -2.9414982e-01, 1.090365e+00, 1.09745e+00, -2.6203144e-01, -1.0712237e+00], [7.0226526e-01, 9.1004634e-01, 1.2585318e+00, 1.265554e+00, 9.183526e-01, 9.7724545e-01, 1.453734e+00, 6.799365e-01, -8.971664e-01, -1.8513558e+00], [7.946682e-01, 1.079648e+00, 1.5489569e+00, 1.8575437e+00, 1.8433142e+00, 1.6826125e+00, 1.489293e+00, 6.1401266e-01, -4.4906396e-01, -1.0991201e+00], [-9.931907e-01, -4.3001986e-01, 4.9067163e-01, 1.2746683e+00, 1.4889027e+00, 1.4587559e+00, 1.171436e+00, 9.063476e-01, 8.021731e-01, 7.352586e-01], [-2.0561745e+00, -1.3253219e+00, -1.3260311e-01, 9.4002914e-01, 1.2953963e+00, 1.3385055e+00, 9.8324275e-01, 1.0800309e+00, 1.5565519e+00, 1.8426263e+00]], [[-1.6125027e+00, -9.3513995e-01, 1.9728237e-01, 2.8107506e-01, -7.8609496e-01, -3.1541514e-01, 1.426882e+00, 1.7719299e+00, 5.5170333e-01, -1.6827232e-01], [-1.1714357e+00, -7.618973e-01, -8.145881e-02, 1.1396229e-01, -3.0822527e-01, -9.159356e-02, 6.430822e-01, 6.1283207e-01, -1.558137e-01, -6.140538e-01], [-4.3744683e-01, -4.7826695e-01, -5.5798316e-01, -1.7212117e-01, 4.9376452e-01, 2.965904e-01, -6.468051e-01, -1.3095303e+00, -1.3373132e+00, -1.3664547e+00], [-2.2629696e-01, -2.2229153e-01, -2.2222537e-01, 5.7112634e-02, 5.0431997e-01, -1.2135422e-01, -1.4809332e+00, -2.0570703e+00, -1.5348676e+00, -1.2354008e+00], [-6.6130465e-01, -1.2038535e-01, 7.920932e-01, 7.149032e-01, -2.97247e-01, -1.1453419e+00, -1.3986855e+00, -1.1968297e+00, -6.19279e-01, -2.7284247e-01], [-8.388628e-01, -3.9679706e-01, 3.4794176e-01, 3.054304e-01, -4.9605274e-01, -1.0850506e+00, -1.1699107e+00, -9.0418077e-01, -4.113114e-01, -1.1369032e-01], [-6.838008e-01, -9.0608376e-01, -1.2901495e+00, -9.3191814e-01, -5.877495e-03, 1.5399277e-02, -8.76751e-01, -1.2773254e+00, -9.888418e-01, -8.242429e-01], [-5.9422493e-01, -1.2142549e+00, -2.274128e+00, -1.6765847e+00, 2.8267622e-01, 6.7166805e-01, -6.994152e-01, -1.4958267e+00, -1.3296633e+00, -1.2446164e+00]]]]> : tensor<1x2x8x10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @grid_sampler_2d() {
  %in0 = util.unfoldable_constant dense<[[[[-3.2421875e-01, -1.6328125e+00, 1.046875e+00, 9.375e-02, -1.9648438e+00], [-1.7460938e+00, -7.265625e-01, -1.1523438e+00, 1.2539062e+00, -6.953125e-01], [1.1914062e+00, 1.7421875e+00, 1.4960938e+00, 1.1953125e+00, -1.4648438e+00], [-1.5273438e+00, 6.015625e-01, 1.3828125e+00, 9.6484375e-01, 1.4492188e+00]], [[-1.3007812e+00, 3.90625e-01, -7.1875e-01, 1.5546875e+00, -1.171875e-01], [-2.421875e-01, -5.0e-01, 6.8359375e-01, -1.7617188e+00, -1.5078125e+00], [-6.484375e-01, 9.921875e-01, -1.0664062e+00, -1.1132812e+00, -1.2109375e-01], [-7.4609375e-01, -1.9804688e+00, 6.40625e-01, -1.265625e+00, -1.140625e+00]]]]> : tensor<1x2x4x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x5xf32> -> !torch.vtensor<[1,2,4,5],f32>
  %in1 = util.unfoldable_constant dense<[[[[6.484375e-01, 4.53125e-01], [-4.53125e-01, -5.546875e-01], [7.6171875e-01, 6.9140625e-01]], [[6.2109375e-01, 5.078125e-02], [-8.984375e-01, 8.7109375e-01], [8.90625e-01, -1.6015625e-01]], [[1.171875e-01, -6.09375e-01], [-8.046875e-01, 3.828125e-01], [4.8046875e-01, 3.0859375e-01]]]]> : tensor<1x3x3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1x3x3x2xf32> -> !torch.vtensor<[1,3,3,2],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.grid_sampler_2d %arg0, %arg1, %0, %0, %1 : !torch.vtensor<[1,2,4,5],f32>, !torch.vtensor<[1,3,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[1,2,3,3],f32> -> tensor<1x2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[2.4290419e-01, -1.2257938e+00, 1.0966375e+00], [-9.513152e-02, -8.726014e-01, -6.4472795e-01], [4.2591286e-01, 4.637394e-01, 7.072876e-01]], [[-7.777376e-01, -8.079004e-02, -1.0428373e+00], [-9.858187e-01, -4.2625797e-01, -9.7347665e-01], [-4.7107697e-02, -6.664746e-01, -9.519776e-01]]]]> : tensor<1x2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3x3xf32>
  return
}

func.func @grid_sampler_2d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-3.2421875e-01, -1.6328125e+00, 1.046875e+00, 9.375e-02, -1.9648438e+00], [-1.7460938e+00, -7.265625e-01, -1.1523438e+00, 1.2539062e+00, -6.953125e-01], [1.1914062e+00, 1.7421875e+00, 1.4960938e+00, 1.1953125e+00, -1.4648438e+00], [-1.5273438e+00, 6.015625e-01, 1.3828125e+00, 9.6484375e-01, 1.4492188e+00]], [[-1.3007812e+00, 3.90625e-01, -7.1875e-01, 1.5546875e+00, -1.171875e-01], [-2.421875e-01, -5.0e-01, 6.8359375e-01, -1.7617188e+00, -1.5078125e+00], [-6.484375e-01, 9.921875e-01, -1.0664062e+00, -1.1132812e+00, -1.2109375e-01], [-7.4609375e-01, -1.9804688e+00, 6.40625e-01, -1.265625e+00, -1.140625e+00]]]]> : tensor<1x2x4x5xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x5xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[6.484375e-01, 4.53125e-01], [-4.53125e-01, -5.546875e-01], [7.6171875e-01, 6.9140625e-01]], [[6.2109375e-01, 5.078125e-02], [-8.984375e-01, 8.7109375e-01], [8.90625e-01, -1.6015625e-01]], [[1.171875e-01, -6.09375e-01], [-8.046875e-01, 3.828125e-01], [4.8046875e-01, 3.0859375e-01]]]]> : tensor<1x3x3x2xf32>
  %in1c = tensor.cast %in1 : tensor<1x3x3x2xf32> to tensor<?x?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.grid_sampler_2d %arg0, %arg1, %0, %0, %1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[2.4290419e-01, -1.2257938e+00, 1.0966375e+00], [-9.513152e-02, -8.726014e-01, -6.4472795e-01], [4.2591286e-01, 4.637394e-01, 7.072876e-01]], [[-7.777376e-01, -8.079004e-02, -1.0428373e+00], [-9.858187e-01, -4.2625797e-01, -9.7347665e-01], [-4.7107697e-02, -6.664746e-01, -9.519776e-01]]]]> : tensor<1x2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @grid_sampler_2d_case2() {
  %in0 = util.unfoldable_constant dense<[[[[-3.2421875e-01, -1.6328125e+00, 1.046875e+00, 9.375e-02, -1.9648438e+00], [-1.7460938e+00, -7.265625e-01, -1.1523438e+00, 1.2539062e+00, -6.953125e-01], [1.1914062e+00, 1.7421875e+00, 1.4960938e+00, 1.1953125e+00, -1.4648438e+00], [-1.5273438e+00, 6.015625e-01, 1.3828125e+00, 9.6484375e-01, 1.4492188e+00]], [[-1.3007812e+00, 3.90625e-01, -7.1875e-01, 1.5546875e+00, -1.171875e-01], [-2.421875e-01, -5.0e-01, 6.8359375e-01, -1.7617188e+00, -1.5078125e+00], [-6.484375e-01, 9.921875e-01, -1.0664062e+00, -1.1132812e+00, -1.2109375e-01], [-7.4609375e-01, -1.9804688e+00, 6.40625e-01, -1.265625e+00, -1.140625e+00]]]]> : tensor<1x2x4x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x5xf32> -> !torch.vtensor<[1,2,4,5],f32>
  %in1 = util.unfoldable_constant dense<[[[[6.484375e-01, 4.53125e-01], [-4.53125e-01, -5.546875e-01], [7.6171875e-01, 6.9140625e-01]], [[6.2109375e-01, 5.078125e-02], [-8.984375e-01, 8.7109375e-01], [8.90625e-01, -1.6015625e-01]], [[1.171875e-01, -6.09375e-01], [-8.046875e-01, 3.828125e-01], [4.8046875e-01, 3.0859375e-01]]]]> : tensor<1x3x3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1x3x3x2xf32> -> !torch.vtensor<[1,3,3,2],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  %2 = torch.aten.grid_sampler_2d %arg0, %arg1, %0, %0, %1 : !torch.vtensor<[1,2,4,5],f32>, !torch.vtensor<[1,3,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[1,2,3,3],f32> -> tensor<1x2x3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.1953125e+00, -7.265625e-01, 1.4492188e+00], [1.1953125e+00, -1.5273438e+00, -6.953125e-01], [-1.1523438e+00, 1.1914062e+00, 1.1953125e+00]], [[-1.1132812e+00, -5.0e-01, -1.140625e+00], [-1.1132812e+00, -7.4609375e-01, -1.5078125e+00], [6.8359375e-01, -6.484375e-01, -1.1132812e+00]]]]> : tensor<1x2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3x3xf32>
  return
}

func.func @grid_sampler_2d_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-3.2421875e-01, -1.6328125e+00, 1.046875e+00, 9.375e-02, -1.9648438e+00], [-1.7460938e+00, -7.265625e-01, -1.1523438e+00, 1.2539062e+00, -6.953125e-01], [1.1914062e+00, 1.7421875e+00, 1.4960938e+00, 1.1953125e+00, -1.4648438e+00], [-1.5273438e+00, 6.015625e-01, 1.3828125e+00, 9.6484375e-01, 1.4492188e+00]], [[-1.3007812e+00, 3.90625e-01, -7.1875e-01, 1.5546875e+00, -1.171875e-01], [-2.421875e-01, -5.0e-01, 6.8359375e-01, -1.7617188e+00, -1.5078125e+00], [-6.484375e-01, 9.921875e-01, -1.0664062e+00, -1.1132812e+00, -1.2109375e-01], [-7.4609375e-01, -1.9804688e+00, 6.40625e-01, -1.265625e+00, -1.140625e+00]]]]> : tensor<1x2x4x5xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x5xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[6.484375e-01, 4.53125e-01], [-4.53125e-01, -5.546875e-01], [7.6171875e-01, 6.9140625e-01]], [[6.2109375e-01, 5.078125e-02], [-8.984375e-01, 8.7109375e-01], [8.90625e-01, -1.6015625e-01]], [[1.171875e-01, -6.09375e-01], [-8.046875e-01, 3.828125e-01], [4.8046875e-01, 3.0859375e-01]]]]> : tensor<1x3x3x2xf32>
  %in1c = tensor.cast %in1 : tensor<1x3x3x2xf32> to tensor<?x?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  %2 = torch.aten.grid_sampler_2d %arg0, %arg1, %0, %0, %1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.1953125e+00, -7.265625e-01, 1.4492188e+00], [1.1953125e+00, -1.5273438e+00, -6.953125e-01], [-1.1523438e+00, 1.1914062e+00, 1.1953125e+00]], [[-1.1132812e+00, -5.0e-01, -1.140625e+00], [-1.1132812e+00, -7.4609375e-01, -1.5078125e+00], [6.8359375e-01, -6.484375e-01, -1.1132812e+00]]]]> : tensor<1x2x3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @col2im() {
  %in0 = util.unfoldable_constant dense<[[[1.7109375e+00, 1.5976562e+00, -7.03125e-01, 5.78125e-01, -1.0195312e+00, 1.421875e+00], [4.6875e-02, -1.5195312e+00, 1.421875e+00, 1.546875e+00, 1.0234375e+00, -9.8046875e-01], [1.8359375e+00, -5.2734375e-01, -8.59375e-01, 1.1171875e+00, 4.296875e-02, 1.796875e+00], [9.8046875e-01, 1.140625e+00, 5.8203125e-01, 5.46875e-02, -7.1875e-01, 8.7890625e-01], [7.421875e-02, -1.875e+00, 1.7304688e+00, 4.0234375e-01, 7.65625e-01, 1.015625e-01], [1.2890625e-01, -1.3359375e+00, -1.8828125e+00, -1.7578125e-01, -1.0390625e+00, -1.953125e-02], [-8.9453125e-01, -6.015625e-01, 1.6679688e+00, -1.15625e+00, -9.6484375e-01, -4.6875e-02], [-1.1328125e-01, 1.6875e+00, 5.625e-01, 5.078125e-02, 4.921875e-01, -1.4726562e+00]]]> : tensor<1x8x6xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x8x6xf32> -> !torch.vtensor<[1,8,6],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 2
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 1
  %6 = torch.prim.ListConstruct %5, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.int 0
  %8 = torch.prim.ListConstruct %7, %7 : (!torch.int, !torch.int) -> !torch.list<int>
  %9 = torch.prim.ListConstruct %5, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %10 = torch.aten.col2im %arg0, %2, %4, %6, %8, %9 : !torch.vtensor<[1,8,6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[1,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %10 : !torch.vtensor<[1,2,3,4],f32> -> tensor<1x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.7109375e+00, 1.6445312e+00, -2.2226562e+00, 1.421875e+00], [2.4140625e+00, 9.8046875e-01, 2.7265625e+00, -3.984375e-01], [1.1171875e+00, 9.765625e-02, 1.078125e+00, 8.7890625e-01]], [[7.421875e-02, -1.7460938e+00, 3.9453125e-01, -1.8828125e+00], [-4.921875e-01, -1.25e-01, 2.4179688e+00, 5.4296875e-01], [-1.15625e+00, -9.140625e-01, 4.453125e-01, -1.4726562e+00]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x3x4xf32>
  return
}

func.func @col2im_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7109375e+00, 1.5976562e+00, -7.03125e-01, 5.78125e-01, -1.0195312e+00, 1.421875e+00], [4.6875e-02, -1.5195312e+00, 1.421875e+00, 1.546875e+00, 1.0234375e+00, -9.8046875e-01], [1.8359375e+00, -5.2734375e-01, -8.59375e-01, 1.1171875e+00, 4.296875e-02, 1.796875e+00], [9.8046875e-01, 1.140625e+00, 5.8203125e-01, 5.46875e-02, -7.1875e-01, 8.7890625e-01], [7.421875e-02, -1.875e+00, 1.7304688e+00, 4.0234375e-01, 7.65625e-01, 1.015625e-01], [1.2890625e-01, -1.3359375e+00, -1.8828125e+00, -1.7578125e-01, -1.0390625e+00, -1.953125e-02], [-8.9453125e-01, -6.015625e-01, 1.6679688e+00, -1.15625e+00, -9.6484375e-01, -4.6875e-02], [-1.1328125e-01, 1.6875e+00, 5.625e-01, 5.078125e-02, 4.921875e-01, -1.4726562e+00]]]> : tensor<1x8x6xf32>
  %in0c = tensor.cast %in0 : tensor<1x8x6xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 2
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 1
  %6 = torch.prim.ListConstruct %5, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.constant.int 0
  %8 = torch.prim.ListConstruct %7, %7 : (!torch.int, !torch.int) -> !torch.list<int>
  %9 = torch.prim.ListConstruct %5, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %10 = torch.aten.col2im %arg0, %2, %4, %6, %8, %9 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %10 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.7109375e+00, 1.6445312e+00, -2.2226562e+00, 1.421875e+00], [2.4140625e+00, 9.8046875e-01, 2.7265625e+00, -3.984375e-01], [1.1171875e+00, 9.765625e-02, 1.078125e+00, 8.7890625e-01]], [[7.421875e-02, -1.7460938e+00, 3.9453125e-01, -1.8828125e+00], [-4.921875e-01, -1.25e-01, 2.4179688e+00, 5.4296875e-01], [-1.15625e+00, -9.140625e-01, 4.453125e-01, -1.4726562e+00]]]]> : tensor<1x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @im2col() {
  %in0 = util.unfoldable_constant dense<[[[[-3.2421875e-01, -1.6328125e+00, 1.046875e+00, 9.375e-02, -1.9648438e+00], [-1.7460938e+00, -7.265625e-01, -1.1523438e+00, 1.2539062e+00, -6.953125e-01], [1.1914062e+00, 1.7421875e+00, 1.4960938e+00, 1.1953125e+00, -1.4648438e+00], [-1.5273438e+00, 6.015625e-01, 1.3828125e+00, 9.6484375e-01, 1.4492188e+00]], [[-1.3007812e+00, 3.90625e-01, -7.1875e-01, 1.5546875e+00, -1.171875e-01], [-2.421875e-01, -5.0e-01, 6.8359375e-01, -1.7617188e+00, -1.5078125e+00], [-6.484375e-01, 9.921875e-01, -1.0664062e+00, -1.1132812e+00, -1.2109375e-01], [-7.4609375e-01, -1.9804688e+00, 6.40625e-01, -1.265625e+00, -1.140625e+00]]]]> : tensor<1x2x4x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x5xf32> -> !torch.vtensor<[1,2,4,5],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 0
  %6 = torch.prim.ListConstruct %3, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.prim.ListConstruct %3, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten.im2col %arg0, %2, %4, %6, %7 : !torch.vtensor<[1,2,4,5],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[1,12,10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[1,12,10],f32> -> tensor<1x12x10xf32>
  check.expect_almost_eq_const(%out0, dense<[[[0.0e+00, 0.0e+00, -3.2421875e-01, 1.046875e+00, -1.7460938e+00, -1.1523438e+00, 1.1914062e+00, 1.4960938e+00, -1.5273438e+00, 1.3828125e+00], [0.0e+00, 0.0e+00, -1.6328125e+00, 9.375e-02, -7.265625e-01, 1.2539062e+00, 1.7421875e+00, 1.1953125e+00, 6.015625e-01, 9.6484375e-01], [0.0e+00, 0.0e+00, 1.046875e+00, -1.9648438e+00, -1.1523438e+00, -6.953125e-01, 1.4960938e+00, -1.4648438e+00, 1.3828125e+00, 1.4492188e+00], [-3.2421875e-01, 1.046875e+00, -1.7460938e+00, -1.1523438e+00, 1.1914062e+00, 1.4960938e+00, -1.5273438e+00, 1.3828125e+00, 0.0e+00, 0.0e+00], [-1.6328125e+00, 9.375e-02, -7.265625e-01, 1.2539062e+00, 1.7421875e+00, 1.1953125e+00, 6.015625e-01, 9.6484375e-01, 0.0e+00, 0.0e+00], [1.046875e+00, -1.9648438e+00, -1.1523438e+00, -6.953125e-01, 1.4960938e+00, -1.4648438e+00, 1.3828125e+00, 1.4492188e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, -1.3007812e+00, -7.1875e-01, -2.421875e-01, 6.8359375e-01, -6.484375e-01, -1.0664062e+00, -7.4609375e-01, 6.40625e-01], [0.0e+00, 0.0e+00, 3.90625e-01, 1.5546875e+00, -5.0e-01, -1.7617188e+00, 9.921875e-01, -1.1132812e+00, -1.9804688e+00, -1.265625e+00], [0.0e+00, 0.0e+00, -7.1875e-01, -1.171875e-01, 6.8359375e-01, -1.5078125e+00, -1.0664062e+00, -1.2109375e-01, 6.40625e-01, -1.140625e+00], [-1.3007812e+00, -7.1875e-01, -2.421875e-01, 6.8359375e-01, -6.484375e-01, -1.0664062e+00, -7.4609375e-01, 6.40625e-01, 0.0e+00, 0.0e+00], [3.90625e-01, 1.5546875e+00, -5.0e-01, -1.7617188e+00, 9.921875e-01, -1.1132812e+00, -1.9804688e+00, -1.265625e+00, 0.0e+00, 0.0e+00], [-7.1875e-01, -1.171875e-01, 6.8359375e-01, -1.5078125e+00, -1.0664062e+00, -1.2109375e-01, 6.40625e-01, -1.140625e+00, 0.0e+00, 0.0e+00]]]> : tensor<1x12x10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x12x10xf32>
  return
}

func.func @im2col_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-3.2421875e-01, -1.6328125e+00, 1.046875e+00, 9.375e-02, -1.9648438e+00], [-1.7460938e+00, -7.265625e-01, -1.1523438e+00, 1.2539062e+00, -6.953125e-01], [1.1914062e+00, 1.7421875e+00, 1.4960938e+00, 1.1953125e+00, -1.4648438e+00], [-1.5273438e+00, 6.015625e-01, 1.3828125e+00, 9.6484375e-01, 1.4492188e+00]], [[-1.3007812e+00, 3.90625e-01, -7.1875e-01, 1.5546875e+00, -1.171875e-01], [-2.421875e-01, -5.0e-01, 6.8359375e-01, -1.7617188e+00, -1.5078125e+00], [-6.484375e-01, 9.921875e-01, -1.0664062e+00, -1.1132812e+00, -1.2109375e-01], [-7.4609375e-01, -1.9804688e+00, 6.40625e-01, -1.265625e+00, -1.140625e+00]]]]> : tensor<1x2x4x5xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x5xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.prim.ListConstruct %3, %3 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 0
  %6 = torch.prim.ListConstruct %3, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.prim.ListConstruct %3, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten.im2col %arg0, %2, %4, %6, %7 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[0.0e+00, 0.0e+00, -3.2421875e-01, 1.046875e+00, -1.7460938e+00, -1.1523438e+00, 1.1914062e+00, 1.4960938e+00, -1.5273438e+00, 1.3828125e+00], [0.0e+00, 0.0e+00, -1.6328125e+00, 9.375e-02, -7.265625e-01, 1.2539062e+00, 1.7421875e+00, 1.1953125e+00, 6.015625e-01, 9.6484375e-01], [0.0e+00, 0.0e+00, 1.046875e+00, -1.9648438e+00, -1.1523438e+00, -6.953125e-01, 1.4960938e+00, -1.4648438e+00, 1.3828125e+00, 1.4492188e+00], [-3.2421875e-01, 1.046875e+00, -1.7460938e+00, -1.1523438e+00, 1.1914062e+00, 1.4960938e+00, -1.5273438e+00, 1.3828125e+00, 0.0e+00, 0.0e+00], [-1.6328125e+00, 9.375e-02, -7.265625e-01, 1.2539062e+00, 1.7421875e+00, 1.1953125e+00, 6.015625e-01, 9.6484375e-01, 0.0e+00, 0.0e+00], [1.046875e+00, -1.9648438e+00, -1.1523438e+00, -6.953125e-01, 1.4960938e+00, -1.4648438e+00, 1.3828125e+00, 1.4492188e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, -1.3007812e+00, -7.1875e-01, -2.421875e-01, 6.8359375e-01, -6.484375e-01, -1.0664062e+00, -7.4609375e-01, 6.40625e-01], [0.0e+00, 0.0e+00, 3.90625e-01, 1.5546875e+00, -5.0e-01, -1.7617188e+00, 9.921875e-01, -1.1132812e+00, -1.9804688e+00, -1.265625e+00], [0.0e+00, 0.0e+00, -7.1875e-01, -1.171875e-01, 6.8359375e-01, -1.5078125e+00, -1.0664062e+00, -1.2109375e-01, 6.40625e-01, -1.140625e+00], [-1.3007812e+00, -7.1875e-01, -2.421875e-01, 6.8359375e-01, -6.484375e-01, -1.0664062e+00, -7.4609375e-01, 6.40625e-01, 0.0e+00, 0.0e+00], [3.90625e-01, 1.5546875e+00, -5.0e-01, -1.7617188e+00, 9.921875e-01, -1.1132812e+00, -1.9804688e+00, -1.265625e+00, 0.0e+00, 0.0e+00], [-7.1875e-01, -1.171875e-01, 6.8359375e-01, -1.5078125e+00, -1.0664062e+00, -1.2109375e-01, 6.40625e-01, -1.140625e+00, 0.0e+00, 0.0e+00]]]> : tensor<1x12x10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_softmax() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool false
  %2 = torch.aten._softmax %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[5.6419593e-01, 3.2146916e-01, 4.1190766e-02, 7.31442e-02], [2.794809e-01, 6.890251e-01, 1.7249405e-02, 1.4244508e-02], [2.4079567e-02, 7.2452135e-02, 3.886245e-01, 5.148438e-01]], [[7.313173e-01, 2.8356249e-02, 1.915222e-01, 4.880419e-02], [2.6433748e-01, 1.9911334e-02, 4.0306652e-01, 3.126847e-01], [5.562033e-01, 3.8596638e-02, 3.107854e-01, 9.441466e-02]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @_softmax_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool false
  %2 = torch.aten._softmax %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[5.6419593e-01, 3.2146916e-01, 4.1190766e-02, 7.31442e-02], [2.794809e-01, 6.890251e-01, 1.7249405e-02, 1.4244508e-02], [2.4079567e-02, 7.2452135e-02, 3.886245e-01, 5.148438e-01]], [[7.313173e-01, 2.8356249e-02, 1.915222e-01, 4.880419e-02], [2.6433748e-01, 1.9911334e-02, 4.0306652e-01, 3.126847e-01], [5.562033e-01, 3.8596638e-02, 3.107854e-01, 9.441466e-02]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_softmax_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten._softmax %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.6052824e-01, 3.0760577e-01, 1.297698e-01, 1.6984783e-01], [3.206607e-01, 6.461338e-01, 5.3257417e-02, 3.2416023e-02], [1.881108e-02, 4.626047e-02, 8.169728e-01, 7.9773617e-01]], [[4.8076594e-01, 3.344436e-01, 2.1355024e-01, 1.0615507e-01], [1.796491e-01, 2.4278003e-01, 4.6461815e-01, 7.0311886e-01], [3.39585e-01, 4.2277634e-01, 3.2183158e-01, 1.907261e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @_softmax_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten._softmax %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.6052824e-01, 3.0760577e-01, 1.297698e-01, 1.6984783e-01], [3.206607e-01, 6.461338e-01, 5.3257417e-02, 3.2416023e-02], [1.881108e-02, 4.626047e-02, 8.169728e-01, 7.9773617e-01]], [[4.8076594e-01, 3.344436e-01, 2.1355024e-01, 1.0615507e-01], [1.796491e-01, 2.4278003e-01, 4.6461815e-01, 7.0311886e-01], [3.39585e-01, 4.2277634e-01, 3.2183158e-01, 1.907261e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @softmax_int() {
  %in0 = util.unfoldable_constant dense<[[[1.789e+00, 1.227e+00, -8.28e-01, -2.54e-01], [1.066e+00, 1.969e+00, -1.719e+00, -1.91e+00], [-1.77e+00, -6.68e-01, 1.012e+00, 1.293e+00]], [[1.68e+00, -1.57e+00, 3.398e-01, -1.027e+00], [6.953e-01, -1.891e+00, 1.117e+00, 8.633e-01], [1.332e+00, -1.336e+00, 7.5e-01, -4.414e-01]]]> : tensor<2x3x4xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf16> -> !torch.vtensor<[2,3,4],f16>
  %0 = torch.constant.int 2
  %1 = torch.constant.none
  %2 = torch.aten.softmax.int %arg0, %0, %1 : !torch.vtensor<[2,3,4],f16>, !torch.int, !torch.none -> !torch.vtensor<[2,3,4],f16>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],f16> -> tensor<2x3x4xf16>
  check.expect_almost_eq_const(%out0, dense<[[[5.64e-01, 3.215e-01, 4.12e-02, 7.31e-02], [2.795e-01, 6.89e-01, 1.724e-02, 1.4244e-02], [2.408e-02, 7.245e-02, 3.887e-01, 5.146e-01]], [[7.314e-01, 2.835e-02, 1.915e-01, 4.88e-02], [2.644e-01, 1.991e-02, 4.03e-01, 3.127e-01], [5.56e-01, 3.86e-02, 3.108e-01, 9.44e-02]]]> : tensor<2x3x4xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<2x3x4xf16>
  return
}

func.func @softmax_int_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.789e+00, 1.227e+00, -8.28e-01, -2.54e-01], [1.066e+00, 1.969e+00, -1.719e+00, -1.91e+00], [-1.77e+00, -6.68e-01, 1.012e+00, 1.293e+00]], [[1.68e+00, -1.57e+00, 3.398e-01, -1.027e+00], [6.953e-01, -1.891e+00, 1.117e+00, 8.633e-01], [1.332e+00, -1.336e+00, 7.5e-01, -4.414e-01]]]> : tensor<2x3x4xf16>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf16> to tensor<?x?x?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf16> -> !torch.vtensor<[?,?,?],f16>
  %0 = torch.constant.int 2
  %1 = torch.constant.none
  %2 = torch.aten.softmax.int %arg0, %0, %1 : !torch.vtensor<[?,?,?],f16>, !torch.int, !torch.none -> !torch.vtensor<[?,?,?],f16>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f16> -> tensor<?x?x?xf16>
  check.expect_almost_eq_const(%out0, dense<[[[5.64e-01, 3.215e-01, 4.12e-02, 7.31e-02], [2.795e-01, 6.89e-01, 1.724e-02, 1.4244e-02], [2.408e-02, 7.245e-02, 3.887e-01, 5.146e-01]], [[7.314e-01, 2.835e-02, 1.915e-01, 4.88e-02], [2.644e-01, 1.991e-02, 4.03e-01, 3.127e-01], [5.56e-01, 3.86e-02, 3.108e-01, 9.44e-02]]]> : tensor<2x3x4xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?x?x?xf16>
  return
}

func.func @_log_softmax() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten._log_softmax %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-6.399543e-01, -5.9212185e-02, -1.4387574e+00, -3.7941146e-01], [-5.247163e-01, -2.0862075e-02, -2.8929448e+00, -2.8340123e+00], [-3.145559e+00, -4.139285e-01, -5.708256e-01, -1.6255282e-01]], [[-7.493293e-01, -2.8560872e+00, -2.7078864e-01, -1.152849e+00], [-8.9581007e-01, -3.880237e+00, -5.7007253e-02, -6.057469e-02], [-4.3996654e-02, -1.0818973e+00, -8.325443e-01, -1.8969278e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @_log_softmax_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten._log_softmax %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-6.399543e-01, -5.9212185e-02, -1.4387574e+00, -3.7941146e-01], [-5.247163e-01, -2.0862075e-02, -2.8929448e+00, -2.8340123e+00], [-3.145559e+00, -4.139285e-01, -5.708256e-01, -1.6255282e-01]], [[-7.493293e-01, -2.8560872e+00, -2.7078864e-01, -1.152849e+00], [-8.9581007e-01, -3.880237e+00, -5.7007253e-02, -6.057469e-02], [-4.3996654e-02, -1.0818973e+00, -8.325443e-01, -1.8969278e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @log_softmax_int() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.int 7
  %2 = torch.aten.log_softmax.int %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3,4],f64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],f64> -> tensor<2x3x4xf64>
  check.expect_almost_eq_const(%out0, dense<[[[-5.723537400284243e-01, -1.1348537400284244e+00, -3.1895412400284244e+00, -2.6153224900284244e+00], [-1.2748212420688134e+00, -3.724774920688134e-01, -4.059977492068813e+00, -4.251383742068813e+00], [-3.726391708298163e+00, -2.624829208298163e+00, -9.451417082981626e-01, -6.638917082981626e-01]], [[-3.1290778025450366e-01, -3.5629077802545037e+00, -1.6527515302545037e+00, -3.0199390302545037e+00], [-1.3305287079672152e+00, -3.9164662079672152e+00, -9.086537079672151e-01, -1.1625599579672152e+00], [-5.8662139653602e-01, -3.25459014653602e+00, -1.16865264653602e+00, -2.36005889653602e+00]]]> : tensor<2x3x4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<2x3x4xf64>
  return
}

func.func @log_softmax_int_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.int 7
  %2 = torch.aten.log_softmax.int %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[[-5.723537400284243e-01, -1.1348537400284244e+00, -3.1895412400284244e+00, -2.6153224900284244e+00], [-1.2748212420688134e+00, -3.724774920688134e-01, -4.059977492068813e+00, -4.251383742068813e+00], [-3.726391708298163e+00, -2.624829208298163e+00, -9.451417082981626e-01, -6.638917082981626e-01]], [[-3.1290778025450366e-01, -3.5629077802545037e+00, -1.6527515302545037e+00, -3.0199390302545037e+00], [-1.3305287079672152e+00, -3.9164662079672152e+00, -9.086537079672151e-01, -1.1625599579672152e+00], [-5.8662139653602e-01, -3.25459014653602e+00, -1.16865264653602e+00, -2.36005889653602e+00]]]> : tensor<2x3x4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?x?xf64>
  return
}

func.func @native_layer_norm() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %in2 = util.unfoldable_constant dense<[4.84375e-01, 1.4492188e+00, 8.59375e-02, 3.28125e-01]> : tensor<4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.float 1.00000000000000008e-05
  %3, %4, %5 = torch.aten.native_layer_norm %arg0, %1, %arg1, %arg2, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-5.7107186e-01, 3.651485e-01, -1.7742023e+00, 9.6476966e-01], [-1.3060072e-01, -4.8481786e-01, -1.3087865e+00, 1.2807441e+00], [1.6763476e+00, 2.2355685e+00, 1.3445235e+00, -6.443523e-01]], [[-7.574537e-01, 3.2007e+00, 6.644744e-01, 9.700709e-01], [1.3118334e-01, 4.114616e+00, 1.2295157e+00, -1.7613605e-01], [-5.5737334e-01, 3.56299e+00, 1.0666362e+00, 7.8673434e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3,1],f32> -> tensor<2x3x1xf32>
  check.expect_almost_eq_const(%out1, dense<[[[4.8339844e-01], [-1.484375e-01], [-3.3203125e-02]], [[-1.4453125e-01], [1.9628905e-01], [7.6171875e-02]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x1xf32>
  %out2 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3,1],f32> -> tensor<2x3x1xf32>
  check.expect_almost_eq_const(%out2, dense<[[[9.406373e-01], [5.8905363e-01], [7.988252e-01]], [[7.921402e-01], [8.235819e-01], [9.652484e-01]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x1xf32>
  return
}

func.func @native_layer_norm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[4.84375e-01, 1.4492188e+00, 8.59375e-02, 3.28125e-01]> : tensor<4xf32>
  %in2c = tensor.cast %in2 : tensor<4xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.float 1.00000000000000008e-05
  %3, %4, %5 = torch.aten.native_layer_norm %arg0, %1, %arg1, %arg2, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-5.7107186e-01, 3.651485e-01, -1.7742023e+00, 9.6476966e-01], [-1.3060072e-01, -4.8481786e-01, -1.3087865e+00, 1.2807441e+00], [1.6763476e+00, 2.2355685e+00, 1.3445235e+00, -6.443523e-01]], [[-7.574537e-01, 3.2007e+00, 6.644744e-01, 9.700709e-01], [1.3118334e-01, 4.114616e+00, 1.2295157e+00, -1.7613605e-01], [-5.5737334e-01, 3.56299e+00, 1.0666362e+00, 7.8673434e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[[4.8339844e-01], [-1.484375e-01], [-3.3203125e-02]], [[-1.4453125e-01], [1.9628905e-01], [7.6171875e-02]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out2 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out2, dense<[[[9.406373e-01], [5.8905363e-01], [7.988252e-01]], [[7.921402e-01], [8.235819e-01], [9.652484e-01]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @native_layer_norm_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.none
  %4 = torch.constant.float 0.001
  %5, %6, %7 = torch.aten.native_layer_norm %arg0, %2, %3, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,1,1],f32>, !torch.vtensor<[2,1,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2134337e+00, 8.0918974e-01, -6.674236e-01, -2.547579e-01], [6.940926e-01, 1.3425672e+00, -1.3074766e+00, -1.4450319e+00], [-1.3439708e+00, -5.523264e-01, 6.5479106e-01, 8.56913e-01]], [[1.3828968e+00, -1.3625479e+00, 2.510608e-01, -9.038738e-01], [5.513438e-01, -1.6331326e+00, 9.0772367e-01, 6.9323575e-01], [1.0892134e+00, -1.164559e+00, 5.9754115e-01, -4.0890184e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[2,1,1],f32> -> tensor<2x1x1xf32>
  check.expect_almost_eq_const(%out1, dense<[[[1.005859e-01]], [[4.264323e-02]]]> : tensor<2x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x1x1xf32>
  %out2 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[2,1,1],f32> -> tensor<2x1x1xf32>
  check.expect_almost_eq_const(%out2, dense<[[[7.1865594e-01]], [[8.447522e-01]]]> : tensor<2x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x1x1xf32>
  return
}

func.func @native_layer_norm_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.none
  %4 = torch.constant.float 0.001
  %5, %6, %7 = torch.aten.native_layer_norm %arg0, %2, %3, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2134337e+00, 8.0918974e-01, -6.674236e-01, -2.547579e-01], [6.940926e-01, 1.3425672e+00, -1.3074766e+00, -1.4450319e+00], [-1.3439708e+00, -5.523264e-01, 6.5479106e-01, 8.56913e-01]], [[1.3828968e+00, -1.3625479e+00, 2.510608e-01, -9.038738e-01], [5.513438e-01, -1.6331326e+00, 9.0772367e-01, 6.9323575e-01], [1.0892134e+00, -1.164559e+00, 5.9754115e-01, -4.0890184e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[[1.005859e-01]], [[4.264323e-02]]]> : tensor<2x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out2 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out2, dense<[[[7.1865594e-01]], [[8.447522e-01]]]> : tensor<2x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @layer_norm() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.none
  %3 = torch.constant.float 1.00000000000000008e-05
  %4 = torch.constant.bool true
  %5 = torch.aten.layer_norm %arg0, %1, %arg1, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.none, !torch.float, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.0554469e+00, -1.0840702e+00, -1.8601398e+00, 6.3664466e-01], [-6.1497575e-01, -1.9340366e+00, -1.394724e+00, 9.5261914e-01], [1.1919726e+00, 7.8634965e-01, 1.258586e+00, -9.724773e-01]], [[-1.2418287e+00, 1.7514812e+00, 5.785369e-01, 6.419459e-01], [-3.5319167e-01, 2.665397e+00, 1.1435782e+00, -5.04261e-01], [-1.0417484e+00, 2.1137712e+00, 9.8069865e-01, 4.5860934e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @layer_norm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.none
  %3 = torch.constant.float 1.00000000000000008e-05
  %4 = torch.constant.bool true
  %5 = torch.aten.layer_norm %arg0, %1, %arg1, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.vtensor<[?],f32>, !torch.none, !torch.float, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.0554469e+00, -1.0840702e+00, -1.8601398e+00, 6.3664466e-01], [-6.1497575e-01, -1.9340366e+00, -1.394724e+00, 9.5261914e-01], [1.1919726e+00, 7.8634965e-01, 1.258586e+00, -9.724773e-01]], [[-1.2418287e+00, 1.7514812e+00, 5.785369e-01, 6.419459e-01], [-3.5319167e-01, 2.665397e+00, 1.1435782e+00, -5.04261e-01], [-1.0417484e+00, 2.1137712e+00, 9.8069865e-01, 4.5860934e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @rms_norm() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.float 9.99999999999999955e-07
  %3 = torch.aten.rms_norm %arg0, %1, %arg1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.3165047e+00, -1.6287498e+00, -1.0691962e+00, 1.995793e-01], [-5.37783e-01, -1.7916073e+00, -1.5207636e+00, 1.02896e+00], [1.2143427e+00, 8.271934e-01, 1.2181689e+00, -9.47799e-01]], [[-1.1360217e+00, 1.9165143e+00, 4.032757e-01, 7.421968e-01], [-4.8581266e-01, 2.383757e+00, 1.369555e+00, -6.442972e-01], [-1.1019638e+00, 1.9943751e+00, 1.0886263e+00, 3.9006463e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @rms_norm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.float 9.99999999999999955e-07
  %3 = torch.aten.rms_norm %arg0, %1, %arg1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.3165047e+00, -1.6287498e+00, -1.0691962e+00, 1.995793e-01], [-5.37783e-01, -1.7916073e+00, -1.5207636e+00, 1.02896e+00], [1.2143427e+00, 8.271934e-01, 1.2181689e+00, -9.47799e-01]], [[-1.1360217e+00, 1.9165143e+00, 4.032757e-01, 7.421968e-01], [-4.8581266e-01, 2.383757e+00, 1.369555e+00, -6.442972e-01], [-1.1019638e+00, 1.9943751e+00, 1.0886263e+00, 3.9006463e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @native_group_norm() {
  %in0 = util.unfoldable_constant dense<[[[-5.3125e-01, -1.25e-01, -1.875e-01], [3.9453125e-01, 4.21875e-01, -4.6875e-01], [-1.6210938e+00, -1.71875e+00, 1.75e+00], [8.2421875e-01, -1.4726562e+00, 1.0117188e+00]], [[-1.25e+00, -8.0078125e-01, -5.703125e-01], [-9.0234375e-01, 2.109375e-01, -9.453125e-01], [1.4960938e+00, 8.0078125e-01, 3.3203125e-01], [4.0625e-01, 4.140625e-01, 7.734375e-01]]]> : tensor<2x4x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4x3xf32> -> !torch.vtensor<[2,4,3],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %in2 = util.unfoldable_constant dense<[4.84375e-01, 1.4492188e+00, 8.59375e-02, 3.28125e-01]> : tensor<4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 4
  %2 = torch.constant.int 3
  %3 = torch.constant.float 1.00000000000000008e-05
  %4, %5, %6 = torch.aten.native_group_norm %arg0, %arg1, %arg2, %0, %1, %2, %0, %3 : !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4,3],f32> -> tensor<2x4x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5113332e+00, 5.812578e-01, 7.243464e-01], [-5.2232015e-01, -6.3528687e-01, 3.0442019e+00], [-1.4080542e+00, -1.5110408e+00, 2.1470418e+00], [-3.3230525e-01, 1.142377e+00, -4.5268747e-01]], [[1.4977634e+00, 6.5530795e-01, 2.2309168e-01], [2.1013834e+00, -1.6661904e+00, 2.2467988e+00], [3.0839617e+00, 4.5299214e-01, -1.3206953e+00], [1.0135206e+00, 9.955234e-01, 1.6764946e-01]]]> : tensor<2x4x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,2],f32> -> tensor<2x2xf32>
  check.expect_almost_eq_const(%out1, dense<[[-8.268229e-02, -2.0442706e-01], [-7.0963544e-01, 7.0377606e-01]]> : tensor<2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2xf32>
  %out2 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[2,2],f32> -> tensor<2x2xf32>
  check.expect_almost_eq_const(%out2, dense<[[2.664048e+00, 6.9941217e-01], [2.1822593e+00, 2.5095072e+00]]> : tensor<2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2xf32>
  return
}

func.func @native_group_norm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[-5.3125e-01, -1.25e-01, -1.875e-01], [3.9453125e-01, 4.21875e-01, -4.6875e-01], [-1.6210938e+00, -1.71875e+00, 1.75e+00], [8.2421875e-01, -1.4726562e+00, 1.0117188e+00]], [[-1.25e+00, -8.0078125e-01, -5.703125e-01], [-9.0234375e-01, 2.109375e-01, -9.453125e-01], [1.4960938e+00, 8.0078125e-01, 3.3203125e-01], [4.0625e-01, 4.140625e-01, 7.734375e-01]]]> : tensor<2x4x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x4x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[4.84375e-01, 1.4492188e+00, 8.59375e-02, 3.28125e-01]> : tensor<4xf32>
  %in2c = tensor.cast %in2 : tensor<4xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 4
  %2 = torch.constant.int 3
  %3 = torch.constant.float 1.00000000000000008e-05
  %4, %5, %6 = torch.aten.native_group_norm %arg0, %arg1, %arg2, %0, %1, %2, %0, %3 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5113332e+00, 5.812578e-01, 7.243464e-01], [-5.2232015e-01, -6.3528687e-01, 3.0442019e+00], [-1.4080542e+00, -1.5110408e+00, 2.1470418e+00], [-3.3230525e-01, 1.142377e+00, -4.5268747e-01]], [[1.4977634e+00, 6.5530795e-01, 2.2309168e-01], [2.1013834e+00, -1.6661904e+00, 2.2467988e+00], [3.0839617e+00, 4.5299214e-01, -1.3206953e+00], [1.0135206e+00, 9.955234e-01, 1.6764946e-01]]]> : tensor<2x4x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[-8.268229e-02, -2.0442706e-01], [-7.0963544e-01, 7.0377606e-01]]> : tensor<2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out2 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out2, dense<[[2.664048e+00, 6.9941217e-01], [2.1822593e+00, 2.5095072e+00]]> : tensor<2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @group_norm() {
  %in0 = util.unfoldable_constant dense<[[[[1.90625e+00, -4.8828125e-01], [-9.53125e-01, -1.0039062e+00], [1.4335938e+00, -1.8554688e+00]], [[8.0078125e-01, -1.796875e+00], [1.2304688e+00, -5.5859375e-01], [-1.09375e-01, -1.375e+00]], [[-5.078125e-01, 1.546875e+00], [-1.1757812e+00, -1.015625e-01], [-1.5664062e+00, 9.7265625e-01]], [[1.6484375e+00, 1.4726562e+00], [-1.3828125e+00, -1.640625e-01], [-7.03125e-01, -1.5117188e+00]]], [[[-1.9140625e+00, 1.84375e+00], [-1.71875e-01, 1.7539062e+00], [7.9296875e-01, -1.7070312e+00]], [[-1.2890625e+00, -1.96875e+00], [-1.515625e+00, -4.1796875e-01], [2.8515625e-01, 1.4453125e+00]], [[4.53125e-01, 1.71875e+00], [1.7929688e+00, 8.203125e-01], [4.140625e-01, -1.0859375e+00]], [[-1.5625e-01, -1.125e+00], [4.375e-01, -1.1015625e+00], [-1.8046875e+00, 9.375e-01]]]]> : tensor<2x4x3x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4x3x2xf32> -> !torch.vtensor<[2,4,3,2],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %in2 = util.unfoldable_constant dense<[4.84375e-01, 1.4492188e+00, 8.59375e-02, 3.28125e-01]> : tensor<4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.float 1.00000000000000008e-05
  %2 = torch.constant.bool true
  %3 = torch.aten.group_norm %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[2,4,3,2],f32>, !torch.int, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,4,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4,3,2],f32> -> tensor<2x4x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.0049945e+00, 6.638253e-01], [9.877887e-01, 1.0231797e+00], [-6.7558634e-01, 1.6166588e+00]], [[1.5186688e-01, 3.4187863e+00], [-3.885258e-01, 1.8614728e+00], [1.2965169e+00, 2.888219e+00]], [[-4.0381607e-01, 2.2093072e+00], [-1.2533295e+00, 1.12847075e-01], [-1.750121e+00, 1.4790237e+00]], [[-1.0432372e+00, -9.071344e-01], [1.3037808e+00, 3.6013433e-01], [7.775164e-01, 1.4035895e+00]]], [[[1.5197217e+00, -8.024159e-01], [4.4313815e-01, -7.4689704e-01], [-1.5308636e-01, 1.3917869e+00]], [[2.6206005e+00, 3.378532e+00], [2.8732443e+00, 1.6492285e+00], [8.651613e-01, -4.285494e-01]], [[5.4949415e-01, 2.2513905e+00], [2.351193e+00, 1.0432541e+00], [4.9696645e-01, -1.5200958e+00]], [[5.447846e-01, 1.3378707e+00], [5.869959e-02, 1.3186831e+00], [1.8943101e+00, -3.5063517e-01]]]]> : tensor<2x4x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x3x2xf32>
  return
}

func.func @group_norm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[1.90625e+00, -4.8828125e-01], [-9.53125e-01, -1.0039062e+00], [1.4335938e+00, -1.8554688e+00]], [[8.0078125e-01, -1.796875e+00], [1.2304688e+00, -5.5859375e-01], [-1.09375e-01, -1.375e+00]], [[-5.078125e-01, 1.546875e+00], [-1.1757812e+00, -1.015625e-01], [-1.5664062e+00, 9.7265625e-01]], [[1.6484375e+00, 1.4726562e+00], [-1.3828125e+00, -1.640625e-01], [-7.03125e-01, -1.5117188e+00]]], [[[-1.9140625e+00, 1.84375e+00], [-1.71875e-01, 1.7539062e+00], [7.9296875e-01, -1.7070312e+00]], [[-1.2890625e+00, -1.96875e+00], [-1.515625e+00, -4.1796875e-01], [2.8515625e-01, 1.4453125e+00]], [[4.53125e-01, 1.71875e+00], [1.7929688e+00, 8.203125e-01], [4.140625e-01, -1.0859375e+00]], [[-1.5625e-01, -1.125e+00], [4.375e-01, -1.1015625e+00], [-1.8046875e+00, 9.375e-01]]]]> : tensor<2x4x3x2xf32>
  %in0c = tensor.cast %in0 : tensor<2x4x3x2xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[4.84375e-01, 1.4492188e+00, 8.59375e-02, 3.28125e-01]> : tensor<4xf32>
  %in2c = tensor.cast %in2 : tensor<4xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.float 1.00000000000000008e-05
  %2 = torch.constant.bool true
  %3 = torch.aten.group_norm %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?,?,?],f32>, !torch.int, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.float, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.0049945e+00, 6.638253e-01], [9.877887e-01, 1.0231797e+00], [-6.7558634e-01, 1.6166588e+00]], [[1.5186688e-01, 3.4187863e+00], [-3.885258e-01, 1.8614728e+00], [1.2965169e+00, 2.888219e+00]], [[-4.0381607e-01, 2.2093072e+00], [-1.2533295e+00, 1.12847075e-01], [-1.750121e+00, 1.4790237e+00]], [[-1.0432372e+00, -9.071344e-01], [1.3037808e+00, 3.6013433e-01], [7.775164e-01, 1.4035895e+00]]], [[[1.5197217e+00, -8.024159e-01], [4.4313815e-01, -7.4689704e-01], [-1.5308636e-01, 1.3917869e+00]], [[2.6206005e+00, 3.378532e+00], [2.8732443e+00, 1.6492285e+00], [8.651613e-01, -4.285494e-01]], [[5.4949415e-01, 2.2513905e+00], [2.351193e+00, 1.0432541e+00], [4.9696645e-01, -1.5200958e+00]], [[5.447846e-01, 1.3378707e+00], [5.869959e-02, 1.3186831e+00], [1.8943101e+00, -3.5063517e-01]]]]> : tensor<2x4x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @_native_batch_norm_legit_no_training() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in2 = util.unfoldable_constant dense<[4.4140625e-01, 1.25e+00, 1.734375e+00]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in3 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in4 = util.unfoldable_constant dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>
  %arg4 = torch.torch_c.from_builtin_tensor %in4 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.float 0.1
  %1 = torch.constant.float 1.00000000000000008e-05
  %2, %3, %4 = torch.aten._native_batch_norm_legit_no_training %arg0, %arg1, %arg2, %arg3, %arg4, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.float, !torch.float -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.061912e-01, -5.403728e-01, -3.6326828e+00, -2.7684822e+00], [1.480588e+00, 1.8242384e+00, 4.1988334e-01, 3.4698778e-01], [2.4304378e+00, 1.6325121e+00, 4.158171e-01, 2.1209143e-01]], [[1.4158155e-01, -4.749677e+00, -1.8748868e+00, -3.9325075e+00], [1.3392599e+00, 3.544261e-01, 1.4999276e+00, 1.4032295e+00], [1.837962e-01, 2.1163607e+00, 6.053952e-01, 1.4683998e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[0],f32> -> tensor<0xf32>
  check.expect_almost_eq_const(%out1, dense<> : tensor<0xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<0xf32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[0],f32> -> tensor<0xf32>
  check.expect_almost_eq_const(%out2, dense<> : tensor<0xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<0xf32>
  return
}

func.func @_native_batch_norm_legit_no_training_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[4.4140625e-01, 1.25e+00, 1.734375e+00]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in3 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in3c = tensor.cast %in3 : tensor<3xf32> to tensor<?xf32>
  %in3d = util.optimization_barrier %in3c : tensor<?xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in4 = util.unfoldable_constant dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>
  %in4c = tensor.cast %in4 : tensor<3xf32> to tensor<?xf32>
  %in4d = util.optimization_barrier %in4c : tensor<?xf32>
  %arg4 = torch.torch_c.from_builtin_tensor %in4d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.float 0.1
  %1 = torch.constant.float 1.00000000000000008e-05
  %2, %3, %4 = torch.aten._native_batch_norm_legit_no_training %arg0, %arg1, %arg2, %arg3, %arg4, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.float, !torch.float -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.061912e-01, -5.403728e-01, -3.6326828e+00, -2.7684822e+00], [1.480588e+00, 1.8242384e+00, 4.1988334e-01, 3.4698778e-01], [2.4304378e+00, 1.6325121e+00, 4.158171e-01, 2.1209143e-01]], [[1.4158155e-01, -4.749677e+00, -1.8748868e+00, -3.9325075e+00], [1.3392599e+00, 3.544261e-01, 1.4999276e+00, 1.4032295e+00], [1.837962e-01, 2.1163607e+00, 6.053952e-01, 1.4683998e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out1, dense<> : tensor<0xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out2, dense<> : tensor<0xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @_native_batch_norm_legit_no_stats() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in2 = util.unfoldable_constant dense<[4.4140625e-01, 1.25e+00, 1.734375e+00]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.float 0.1
  %2 = torch.constant.float 1.00000000000000008e-05
  %3, %4, %5 = torch.aten._native_batch_norm_legit.no_stats %arg0, %arg1, %arg2, %0, %1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.959484e+00, 2.0849512e+00, -1.1095232e+00, -2.1677086e-01], [1.573389e+00, 1.8533062e+00, 7.094024e-01, 6.50026e-01], [2.993354e+00, 2.2190201e+00, 1.0382984e+00, 8.405961e-01]], [[2.789436e+00, -2.2634208e+00, 7.063472e-01, -1.4192536e+00], [1.4582716e+00, 6.5608484e-01, 1.589142e+00, 1.5103774e+00], [8.131374e-01, 2.6885629e+00, 1.2222712e+00, 2.05976e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out1, dense<[1.694336e-01, 2.3925781e-02, 2.1484375e-02]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  %out2 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out2, dense<[8.2746285e-01, 6.730006e-01, 8.693381e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @_native_batch_norm_legit_no_stats_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[4.4140625e-01, 1.25e+00, 1.734375e+00]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.float 0.1
  %2 = torch.constant.float 1.00000000000000008e-05
  %3, %4, %5 = torch.aten._native_batch_norm_legit.no_stats %arg0, %arg1, %arg2, %0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.959484e+00, 2.0849512e+00, -1.1095232e+00, -2.1677086e-01], [1.573389e+00, 1.8533062e+00, 7.094024e-01, 6.50026e-01], [2.993354e+00, 2.2190201e+00, 1.0382984e+00, 8.405961e-01]], [[2.789436e+00, -2.2634208e+00, 7.063472e-01, -1.4192536e+00], [1.4582716e+00, 6.5608484e-01, 1.589142e+00, 1.5103774e+00], [8.131374e-01, 2.6885629e+00, 1.2222712e+00, 2.05976e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out1, dense<[1.694336e-01, 2.3925781e-02, 2.1484375e-02]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out2 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out2, dense<[8.2746285e-01, 6.730006e-01, 8.693381e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @batch_norm() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in2 = util.unfoldable_constant dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.constant.float 0.1
  %3 = torch.constant.float 1.00000000000000008e-05
  %4 = torch.constant.bool true
  %5 = torch.aten.batch_norm %arg0, %0, %0, %arg1, %arg2, %1, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.none, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-7.196473e-02, -5.2252686e-01, -2.1683302e+00, -1.7083814e+00], [5.002586e-01, 1.2458054e+00, -1.8009311e+00, -1.9590774e+00], [-8.6083126e-01, 1.2597528e-01, 1.6306803e+00, 1.8826308e+00]], [[-1.5957403e-01, -2.762822e+00, -1.232788e+00, -2.3279042e+00], [1.936485e-01, -1.94294e+00, 5.422158e-01, 3.3242995e-01], [1.917624e+00, -4.724074e-01, 1.3962263e+00, 3.2893547e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @batch_norm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[1.5585938e+00, 1.4648438e+00, 1.2460938e+00]> : tensor<3xf32>
  %in2c = tensor.cast %in2 : tensor<3xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.constant.float 0.1
  %3 = torch.constant.float 1.00000000000000008e-05
  %4 = torch.constant.bool true
  %5 = torch.aten.batch_norm %arg0, %0, %0, %arg1, %arg2, %1, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.none, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.bool, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-7.196473e-02, -5.2252686e-01, -2.1683302e+00, -1.7083814e+00], [5.002586e-01, 1.2458054e+00, -1.8009311e+00, -1.9590774e+00], [-8.6083126e-01, 1.2597528e-01, 1.6306803e+00, 1.8826308e+00]], [[-1.5957403e-01, -2.762822e+00, -1.232788e+00, -2.3279042e+00], [1.936485e-01, -1.94294e+00, 5.422158e-01, 3.3242995e-01], [1.917624e+00, -4.724074e-01, 1.3962263e+00, 3.2893547e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @scaled_dot_product_attention() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2x3x4xf32> -> !torch.vtensor<[2,2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.0078125e+00, -1.5625e-02, -1.4257812e+00, 1.7890625e+00], [-1.328125e-01, -1.6367188e+00, -1.71875e+00, -1.640625e+00], [-1.3828125e+00, 1.859375e+00, 2.03125e-01, -1.8710938e+00], [5.7421875e-01, -1.7070312e+00, -1.09375e-01, 4.296875e-02], [-1.640625e-01, 1.0898438e+00, -3.046875e-01, -1.59375e+00]], [[1.9179688e+00, -1.4453125e+00, -1.5195312e+00, -6.71875e-01], [-3.2421875e-01, 1.890625e+00, 1.7539062e+00, 1.5585938e+00], [1.96875e+00, -6.015625e-01, -6.3671875e-01, 1.9609375e+00], [9.375e-01, -3.2421875e-01, 3.203125e-01, -1.7226562e+00], [-9.375e-01, 9.921875e-01, -1.4960938e+00, -9.84375e-01]]], [[[-1.1523438e+00, 1.1914062e+00, -1.6210938e+00, 1.0273438e+00], [-5.5078125e-01, -1.3710938e+00, 5.4296875e-01, 1.5195312e+00], [-4.6875e-01, 1.4921875e+00, -1.2226562e+00, -7.03125e-01], [-6.3671875e-01, 8.0078125e-01, 1.2539062e+00, -1.28125e+00], [-1.4804688e+00, 4.0234375e-01, 1.015625e+00, 8.6328125e-01]], [[-1.4960938e+00, -2.734375e-02, 1.6914062e+00, -7.8125e-02], [-8.984375e-01, -1.546875e+00, 1.0859375e+00, -5.8203125e-01], [-8.046875e-01, -8.9453125e-01, -4.921875e-01, 1.203125e+00], [-7.96875e-01, -8.515625e-01, -1.359375e+00, 7.1875e-01], [6.0546875e-01, -4.765625e-01, 2.65625e-01, 6.796875e-01]]]]> : tensor<2x2x5x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2x5x4xf32> -> !torch.vtensor<[2,2,5,4],f32>
  %in2 = util.unfoldable_constant dense<[[[[5.0e-01, 7.421875e-02, 3.984375e-01, 8.0078125e-01], [1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [1.9179688e+00, 8.3203125e-01, 1.3828125e+00, 3.3203125e-01], [3.59375e-01, 1.0039062e+00, 7.8125e-03, 1.6367188e+00], [4.296875e-02, 1.3359375e+00, 8.828125e-01, 8.203125e-02]], [[1.546875e+00, 0.0e+00, 8.59375e-01, 1.890625e+00], [1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [7.1875e-01, 3.2421875e-01, 6.25e-02, 8.203125e-02], [1.4023438e+00, 4.140625e-01, 6.2109375e-01, 1.1757812e+00], [1.453125e+00, 2.34375e-01, 1.0195312e+00, 1.578125e+00]]], [[[3.4375e-01, 9.5703125e-01, 1.0195312e+00, 1.890625e+00], [1.3945312e+00, 1.2851562e+00, 2.2265625e-01, 1.9257812e+00], [2.421875e-01, 6.3671875e-01, 1.6640625e+00, 1.9296875e+00], [7.421875e-01, 5.625e-01, 1.0820312e+00, 1.6796875e+00], [4.6484375e-01, 1.578125e+00, 8.046875e-01, 5.859375e-01]], [[1.3554688e+00, 1.5117188e+00, 1.734375e+00, 8.1640625e-01], [7.3046875e-01, 7.4609375e-01, 4.21875e-01, 9.3359375e-01], [1.3632812e+00, 1.484375e+00, 9.3359375e-01, 7.03125e-01], [1.8085938e+00, 1.5546875e+00, 1.7109375e+00, 1.7421875e+00], [4.6484375e-01, 1.7460938e+00, 1.703125e+00, 1.7578125e+00]]]]> : tensor<2x2x5x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2x5x4xf32> -> !torch.vtensor<[2,2,5,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.float 0.0
  %2 = torch.constant.bool false
  %3 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %0, %1, %2, %0, %2 : !torch.vtensor<[2,2,3,4],f32>, !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[2,2,5,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,2,3,4],f32> -> tensor<2x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[9.5993835e-01, 9.5493156e-01, 9.3863684e-01, 4.435399e-01], [1.0895834e+00, 8.909036e-01, 7.6605636e-01, 2.0361733e-01], [7.577907e-01, 8.399715e-01, 4.628608e-01, 7.6161104e-01]], [[1.4649181e+00, 3.5047165e-01, 8.225624e-01, 1.2610234e+00], [1.459656e+00, 2.4626093e-01, 9.982302e-01, 1.5179744e+00], [1.5058955e+00, 4.8222354e-01, 8.2269096e-01, 4.5495772e-01]]], [[[4.078429e-01, 8.4593385e-01, 1.2347658e+00, 1.7571399e+00], [4.0658954e-01, 6.6378325e-01, 1.4180448e+00, 1.8253462e+00], [4.0914947e-01, 8.653977e-01, 1.1997291e+00, 1.8669266e+00]], [[1.5060242e+00, 1.532628e+00, 1.4206201e+00, 1.3615762e+00], [1.2523539e+00, 1.5354571e+00, 1.4484797e+00, 1.3525437e+00], [8.815124e-01, 9.665939e-01, 7.6261085e-01, 9.496587e-01]]]]> : tensor<2x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x3x4xf32>
  return
}

func.func @scaled_dot_product_attention_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.0078125e+00, -1.5625e-02, -1.4257812e+00, 1.7890625e+00], [-1.328125e-01, -1.6367188e+00, -1.71875e+00, -1.640625e+00], [-1.3828125e+00, 1.859375e+00, 2.03125e-01, -1.8710938e+00], [5.7421875e-01, -1.7070312e+00, -1.09375e-01, 4.296875e-02], [-1.640625e-01, 1.0898438e+00, -3.046875e-01, -1.59375e+00]], [[1.9179688e+00, -1.4453125e+00, -1.5195312e+00, -6.71875e-01], [-3.2421875e-01, 1.890625e+00, 1.7539062e+00, 1.5585938e+00], [1.96875e+00, -6.015625e-01, -6.3671875e-01, 1.9609375e+00], [9.375e-01, -3.2421875e-01, 3.203125e-01, -1.7226562e+00], [-9.375e-01, 9.921875e-01, -1.4960938e+00, -9.84375e-01]]], [[[-1.1523438e+00, 1.1914062e+00, -1.6210938e+00, 1.0273438e+00], [-5.5078125e-01, -1.3710938e+00, 5.4296875e-01, 1.5195312e+00], [-4.6875e-01, 1.4921875e+00, -1.2226562e+00, -7.03125e-01], [-6.3671875e-01, 8.0078125e-01, 1.2539062e+00, -1.28125e+00], [-1.4804688e+00, 4.0234375e-01, 1.015625e+00, 8.6328125e-01]], [[-1.4960938e+00, -2.734375e-02, 1.6914062e+00, -7.8125e-02], [-8.984375e-01, -1.546875e+00, 1.0859375e+00, -5.8203125e-01], [-8.046875e-01, -8.9453125e-01, -4.921875e-01, 1.203125e+00], [-7.96875e-01, -8.515625e-01, -1.359375e+00, 7.1875e-01], [6.0546875e-01, -4.765625e-01, 2.65625e-01, 6.796875e-01]]]]> : tensor<2x2x5x4xf32>
  %in1c = tensor.cast %in1 : tensor<2x2x5x4xf32> to tensor<?x?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in2 = util.unfoldable_constant dense<[[[[5.0e-01, 7.421875e-02, 3.984375e-01, 8.0078125e-01], [1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [1.9179688e+00, 8.3203125e-01, 1.3828125e+00, 3.3203125e-01], [3.59375e-01, 1.0039062e+00, 7.8125e-03, 1.6367188e+00], [4.296875e-02, 1.3359375e+00, 8.828125e-01, 8.203125e-02]], [[1.546875e+00, 0.0e+00, 8.59375e-01, 1.890625e+00], [1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [7.1875e-01, 3.2421875e-01, 6.25e-02, 8.203125e-02], [1.4023438e+00, 4.140625e-01, 6.2109375e-01, 1.1757812e+00], [1.453125e+00, 2.34375e-01, 1.0195312e+00, 1.578125e+00]]], [[[3.4375e-01, 9.5703125e-01, 1.0195312e+00, 1.890625e+00], [1.3945312e+00, 1.2851562e+00, 2.2265625e-01, 1.9257812e+00], [2.421875e-01, 6.3671875e-01, 1.6640625e+00, 1.9296875e+00], [7.421875e-01, 5.625e-01, 1.0820312e+00, 1.6796875e+00], [4.6484375e-01, 1.578125e+00, 8.046875e-01, 5.859375e-01]], [[1.3554688e+00, 1.5117188e+00, 1.734375e+00, 8.1640625e-01], [7.3046875e-01, 7.4609375e-01, 4.21875e-01, 9.3359375e-01], [1.3632812e+00, 1.484375e+00, 9.3359375e-01, 7.03125e-01], [1.8085938e+00, 1.5546875e+00, 1.7109375e+00, 1.7421875e+00], [4.6484375e-01, 1.7460938e+00, 1.703125e+00, 1.7578125e+00]]]]> : tensor<2x2x5x4xf32>
  %in2c = tensor.cast %in2 : tensor<2x2x5x4xf32> to tensor<?x?x?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?x?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.float 0.0
  %2 = torch.constant.bool false
  %3 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %0, %1, %2, %0, %2 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[9.5993835e-01, 9.5493156e-01, 9.3863684e-01, 4.435399e-01], [1.0895834e+00, 8.909036e-01, 7.6605636e-01, 2.0361733e-01], [7.577907e-01, 8.399715e-01, 4.628608e-01, 7.6161104e-01]], [[1.4649181e+00, 3.5047165e-01, 8.225624e-01, 1.2610234e+00], [1.459656e+00, 2.4626093e-01, 9.982302e-01, 1.5179744e+00], [1.5058955e+00, 4.8222354e-01, 8.2269096e-01, 4.5495772e-01]]], [[[4.078429e-01, 8.4593385e-01, 1.2347658e+00, 1.7571399e+00], [4.0658954e-01, 6.6378325e-01, 1.4180448e+00, 1.8253462e+00], [4.0914947e-01, 8.653977e-01, 1.1997291e+00, 1.8669266e+00]], [[1.5060242e+00, 1.532628e+00, 1.4206201e+00, 1.3615762e+00], [1.2523539e+00, 1.5354571e+00, 1.4484797e+00, 1.3525437e+00], [8.815124e-01, 9.665939e-01, 7.6261085e-01, 9.496587e-01]]]]> : tensor<2x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @scaled_dot_product_attention_case2() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2x3x4xf32> -> !torch.vtensor<[2,2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.0078125e+00, -1.5625e-02, -1.4257812e+00, 1.7890625e+00], [-1.328125e-01, -1.6367188e+00, -1.71875e+00, -1.640625e+00], [-1.3828125e+00, 1.859375e+00, 2.03125e-01, -1.8710938e+00], [5.7421875e-01, -1.7070312e+00, -1.09375e-01, 4.296875e-02], [-1.640625e-01, 1.0898438e+00, -3.046875e-01, -1.59375e+00]], [[1.9179688e+00, -1.4453125e+00, -1.5195312e+00, -6.71875e-01], [-3.2421875e-01, 1.890625e+00, 1.7539062e+00, 1.5585938e+00], [1.96875e+00, -6.015625e-01, -6.3671875e-01, 1.9609375e+00], [9.375e-01, -3.2421875e-01, 3.203125e-01, -1.7226562e+00], [-9.375e-01, 9.921875e-01, -1.4960938e+00, -9.84375e-01]]], [[[-1.1523438e+00, 1.1914062e+00, -1.6210938e+00, 1.0273438e+00], [-5.5078125e-01, -1.3710938e+00, 5.4296875e-01, 1.5195312e+00], [-4.6875e-01, 1.4921875e+00, -1.2226562e+00, -7.03125e-01], [-6.3671875e-01, 8.0078125e-01, 1.2539062e+00, -1.28125e+00], [-1.4804688e+00, 4.0234375e-01, 1.015625e+00, 8.6328125e-01]], [[-1.4960938e+00, -2.734375e-02, 1.6914062e+00, -7.8125e-02], [-8.984375e-01, -1.546875e+00, 1.0859375e+00, -5.8203125e-01], [-8.046875e-01, -8.9453125e-01, -4.921875e-01, 1.203125e+00], [-7.96875e-01, -8.515625e-01, -1.359375e+00, 7.1875e-01], [6.0546875e-01, -4.765625e-01, 2.65625e-01, 6.796875e-01]]]]> : tensor<2x2x5x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2x5x4xf32> -> !torch.vtensor<[2,2,5,4],f32>
  %in2 = util.unfoldable_constant dense<[[[[5.0e-01, 7.421875e-02, 3.984375e-01, 8.0078125e-01], [1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [1.9179688e+00, 8.3203125e-01, 1.3828125e+00, 3.3203125e-01], [3.59375e-01, 1.0039062e+00, 7.8125e-03, 1.6367188e+00], [4.296875e-02, 1.3359375e+00, 8.828125e-01, 8.203125e-02]], [[1.546875e+00, 0.0e+00, 8.59375e-01, 1.890625e+00], [1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [7.1875e-01, 3.2421875e-01, 6.25e-02, 8.203125e-02], [1.4023438e+00, 4.140625e-01, 6.2109375e-01, 1.1757812e+00], [1.453125e+00, 2.34375e-01, 1.0195312e+00, 1.578125e+00]]], [[[3.4375e-01, 9.5703125e-01, 1.0195312e+00, 1.890625e+00], [1.3945312e+00, 1.2851562e+00, 2.2265625e-01, 1.9257812e+00], [2.421875e-01, 6.3671875e-01, 1.6640625e+00, 1.9296875e+00], [7.421875e-01, 5.625e-01, 1.0820312e+00, 1.6796875e+00], [4.6484375e-01, 1.578125e+00, 8.046875e-01, 5.859375e-01]], [[1.3554688e+00, 1.5117188e+00, 1.734375e+00, 8.1640625e-01], [7.3046875e-01, 7.4609375e-01, 4.21875e-01, 9.3359375e-01], [1.3632812e+00, 1.484375e+00, 9.3359375e-01, 7.03125e-01], [1.8085938e+00, 1.5546875e+00, 1.7109375e+00, 1.7421875e+00], [4.6484375e-01, 1.7460938e+00, 1.703125e+00, 1.7578125e+00]]]]> : tensor<2x2x5x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2x5x4xf32> -> !torch.vtensor<[2,2,5,4],f32>
  %in3 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.float 0.0
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %0, %1, %2, %1 : !torch.vtensor<[2,2,3,4],f32>, !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,5],f32>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,2,3,4],f32> -> tensor<2x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[2.5120658e-01, 1.0030351e+00, 7.6438326e-01, 3.0649805e-01], [1.3570124e+00, 7.7563053e-01, 1.0517749e+00, 3.5472563e-01], [6.992266e-01, 9.1668534e-01, 3.604087e-01, 1.0560708e+00]], [[1.466937e+00, 2.3250584e-01, 9.5785403e-01, 1.5458925e+00], [1.4377929e+00, 2.1456525e-01, 9.6397e-01, 1.5473399e+00], [1.2588677e+00, 4.3383142e-01, 5.7007843e-01, 4.1948754e-01]]], [[[3.7748715e-01, 1.039066e+00, 1.0028222e+00, 1.6746924e+00], [2.6598766e-01, 6.7777437e-01, 1.5737666e+00, 1.9100342e+00], [3.426102e-01, 7.3952514e-01, 1.4343716e+00, 1.8910793e+00]], [[1.048163e+00, 1.6308877e+00, 1.6248038e+00, 1.5640854e+00], [1.2437711e+00, 1.5277319e+00, 1.2639675e+00, 9.288273e-01], [9.1289103e-01, 9.8367345e-01, 7.484268e-01, 9.6751255e-01]]]]> : tensor<2x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x3x4xf32>
  return
}

func.func @scaled_dot_product_attention_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.0078125e+00, -1.5625e-02, -1.4257812e+00, 1.7890625e+00], [-1.328125e-01, -1.6367188e+00, -1.71875e+00, -1.640625e+00], [-1.3828125e+00, 1.859375e+00, 2.03125e-01, -1.8710938e+00], [5.7421875e-01, -1.7070312e+00, -1.09375e-01, 4.296875e-02], [-1.640625e-01, 1.0898438e+00, -3.046875e-01, -1.59375e+00]], [[1.9179688e+00, -1.4453125e+00, -1.5195312e+00, -6.71875e-01], [-3.2421875e-01, 1.890625e+00, 1.7539062e+00, 1.5585938e+00], [1.96875e+00, -6.015625e-01, -6.3671875e-01, 1.9609375e+00], [9.375e-01, -3.2421875e-01, 3.203125e-01, -1.7226562e+00], [-9.375e-01, 9.921875e-01, -1.4960938e+00, -9.84375e-01]]], [[[-1.1523438e+00, 1.1914062e+00, -1.6210938e+00, 1.0273438e+00], [-5.5078125e-01, -1.3710938e+00, 5.4296875e-01, 1.5195312e+00], [-4.6875e-01, 1.4921875e+00, -1.2226562e+00, -7.03125e-01], [-6.3671875e-01, 8.0078125e-01, 1.2539062e+00, -1.28125e+00], [-1.4804688e+00, 4.0234375e-01, 1.015625e+00, 8.6328125e-01]], [[-1.4960938e+00, -2.734375e-02, 1.6914062e+00, -7.8125e-02], [-8.984375e-01, -1.546875e+00, 1.0859375e+00, -5.8203125e-01], [-8.046875e-01, -8.9453125e-01, -4.921875e-01, 1.203125e+00], [-7.96875e-01, -8.515625e-01, -1.359375e+00, 7.1875e-01], [6.0546875e-01, -4.765625e-01, 2.65625e-01, 6.796875e-01]]]]> : tensor<2x2x5x4xf32>
  %in1c = tensor.cast %in1 : tensor<2x2x5x4xf32> to tensor<?x?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in2 = util.unfoldable_constant dense<[[[[5.0e-01, 7.421875e-02, 3.984375e-01, 8.0078125e-01], [1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [1.9179688e+00, 8.3203125e-01, 1.3828125e+00, 3.3203125e-01], [3.59375e-01, 1.0039062e+00, 7.8125e-03, 1.6367188e+00], [4.296875e-02, 1.3359375e+00, 8.828125e-01, 8.203125e-02]], [[1.546875e+00, 0.0e+00, 8.59375e-01, 1.890625e+00], [1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [7.1875e-01, 3.2421875e-01, 6.25e-02, 8.203125e-02], [1.4023438e+00, 4.140625e-01, 6.2109375e-01, 1.1757812e+00], [1.453125e+00, 2.34375e-01, 1.0195312e+00, 1.578125e+00]]], [[[3.4375e-01, 9.5703125e-01, 1.0195312e+00, 1.890625e+00], [1.3945312e+00, 1.2851562e+00, 2.2265625e-01, 1.9257812e+00], [2.421875e-01, 6.3671875e-01, 1.6640625e+00, 1.9296875e+00], [7.421875e-01, 5.625e-01, 1.0820312e+00, 1.6796875e+00], [4.6484375e-01, 1.578125e+00, 8.046875e-01, 5.859375e-01]], [[1.3554688e+00, 1.5117188e+00, 1.734375e+00, 8.1640625e-01], [7.3046875e-01, 7.4609375e-01, 4.21875e-01, 9.3359375e-01], [1.3632812e+00, 1.484375e+00, 9.3359375e-01, 7.03125e-01], [1.8085938e+00, 1.5546875e+00, 1.7109375e+00, 1.7421875e+00], [4.6484375e-01, 1.7460938e+00, 1.703125e+00, 1.7578125e+00]]]]> : tensor<2x2x5x4xf32>
  %in2c = tensor.cast %in2 : tensor<2x2x5x4xf32> to tensor<?x?x?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?x?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in3 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %in3c = tensor.cast %in3 : tensor<3x5xf32> to tensor<?x?xf32>
  %in3d = util.optimization_barrier %in3c : tensor<?x?xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.0
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %0, %1, %2, %1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[2.5120658e-01, 1.0030351e+00, 7.6438326e-01, 3.0649805e-01], [1.3570124e+00, 7.7563053e-01, 1.0517749e+00, 3.5472563e-01], [6.992266e-01, 9.1668534e-01, 3.604087e-01, 1.0560708e+00]], [[1.466937e+00, 2.3250584e-01, 9.5785403e-01, 1.5458925e+00], [1.4377929e+00, 2.1456525e-01, 9.6397e-01, 1.5473399e+00], [1.2588677e+00, 4.3383142e-01, 5.7007843e-01, 4.1948754e-01]]], [[[3.7748715e-01, 1.039066e+00, 1.0028222e+00, 1.6746924e+00], [2.6598766e-01, 6.7777437e-01, 1.5737666e+00, 1.9100342e+00], [3.426102e-01, 7.3952514e-01, 1.4343716e+00, 1.8910793e+00]], [[1.048163e+00, 1.6308877e+00, 1.6248038e+00, 1.5640854e+00], [1.2437711e+00, 1.5277319e+00, 1.2639675e+00, 9.288273e-01], [9.1289103e-01, 9.8367345e-01, 7.484268e-01, 9.6751255e-01]]]]> : tensor<2x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @scaled_dot_product_attention_case3() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2x3x4xf32> -> !torch.vtensor<[2,2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.0078125e+00, -1.5625e-02, -1.4257812e+00, 1.7890625e+00], [-1.328125e-01, -1.6367188e+00, -1.71875e+00, -1.640625e+00], [-1.3828125e+00, 1.859375e+00, 2.03125e-01, -1.8710938e+00], [5.7421875e-01, -1.7070312e+00, -1.09375e-01, 4.296875e-02], [-1.640625e-01, 1.0898438e+00, -3.046875e-01, -1.59375e+00]], [[1.9179688e+00, -1.4453125e+00, -1.5195312e+00, -6.71875e-01], [-3.2421875e-01, 1.890625e+00, 1.7539062e+00, 1.5585938e+00], [1.96875e+00, -6.015625e-01, -6.3671875e-01, 1.9609375e+00], [9.375e-01, -3.2421875e-01, 3.203125e-01, -1.7226562e+00], [-9.375e-01, 9.921875e-01, -1.4960938e+00, -9.84375e-01]]], [[[-1.1523438e+00, 1.1914062e+00, -1.6210938e+00, 1.0273438e+00], [-5.5078125e-01, -1.3710938e+00, 5.4296875e-01, 1.5195312e+00], [-4.6875e-01, 1.4921875e+00, -1.2226562e+00, -7.03125e-01], [-6.3671875e-01, 8.0078125e-01, 1.2539062e+00, -1.28125e+00], [-1.4804688e+00, 4.0234375e-01, 1.015625e+00, 8.6328125e-01]], [[-1.4960938e+00, -2.734375e-02, 1.6914062e+00, -7.8125e-02], [-8.984375e-01, -1.546875e+00, 1.0859375e+00, -5.8203125e-01], [-8.046875e-01, -8.9453125e-01, -4.921875e-01, 1.203125e+00], [-7.96875e-01, -8.515625e-01, -1.359375e+00, 7.1875e-01], [6.0546875e-01, -4.765625e-01, 2.65625e-01, 6.796875e-01]]]]> : tensor<2x2x5x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2x5x4xf32> -> !torch.vtensor<[2,2,5,4],f32>
  %in2 = util.unfoldable_constant dense<[[[[5.0e-01, 7.421875e-02, 3.984375e-01, 8.0078125e-01], [1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [1.9179688e+00, 8.3203125e-01, 1.3828125e+00, 3.3203125e-01], [3.59375e-01, 1.0039062e+00, 7.8125e-03, 1.6367188e+00], [4.296875e-02, 1.3359375e+00, 8.828125e-01, 8.203125e-02]], [[1.546875e+00, 0.0e+00, 8.59375e-01, 1.890625e+00], [1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [7.1875e-01, 3.2421875e-01, 6.25e-02, 8.203125e-02], [1.4023438e+00, 4.140625e-01, 6.2109375e-01, 1.1757812e+00], [1.453125e+00, 2.34375e-01, 1.0195312e+00, 1.578125e+00]]], [[[3.4375e-01, 9.5703125e-01, 1.0195312e+00, 1.890625e+00], [1.3945312e+00, 1.2851562e+00, 2.2265625e-01, 1.9257812e+00], [2.421875e-01, 6.3671875e-01, 1.6640625e+00, 1.9296875e+00], [7.421875e-01, 5.625e-01, 1.0820312e+00, 1.6796875e+00], [4.6484375e-01, 1.578125e+00, 8.046875e-01, 5.859375e-01]], [[1.3554688e+00, 1.5117188e+00, 1.734375e+00, 8.1640625e-01], [7.3046875e-01, 7.4609375e-01, 4.21875e-01, 9.3359375e-01], [1.3632812e+00, 1.484375e+00, 9.3359375e-01, 7.03125e-01], [1.8085938e+00, 1.5546875e+00, 1.7109375e+00, 1.7421875e+00], [4.6484375e-01, 1.7460938e+00, 1.703125e+00, 1.7578125e+00]]]]> : tensor<2x2x5x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2x5x4xf32> -> !torch.vtensor<[2,2,5,4],f32>
  %in3 = util.unfoldable_constant dense<[[[[false, true, false, false, false], [false, true, false, false, false], [true, true, false, false, true]]], [[[true, true, true, true, false], [true, true, true, false, true], [false, true, false, true, false]]]]> : tensor<2x1x3x5xi1>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<2x1x3x5xi1> -> !torch.vtensor<[2,1,3,5],i1>
  %0 = torch.constant.float 0.0
  %1 = torch.constant.bool false
  %2 = torch.constant.float 0.3
  %3 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %0, %1, %2, %1 : !torch.vtensor<[2,2,3,4],f32>, !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[2,1,3,5],i1>, !torch.float, !torch.bool, !torch.float, !torch.bool -> !torch.vtensor<[2,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,2,3,4],f32> -> tensor<2x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [7.9361886e-01, 7.1960855e-01, 6.728664e-01, 2.5069156e-01]], [[1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [1.7547119e+00, 4.6419704e-01, 1.1049672e+00, 7.040192e-01]]], [[[4.788701e-01, 7.8893703e-01, 1.2013865e+00, 1.8668647e+00], [3.2808632e-01, 8.1070685e-01, 1.4018666e+00, 1.8006322e+00], [1.1721792e+00, 1.0388383e+00, 5.1557493e-01, 1.8418999e+00]], [[1.5425897e+00, 1.471468e+00, 1.3293632e+00, 1.2427317e+00], [9.7154444e-01, 1.4760863e+00, 1.278936e+00, 1.1126379e+00], [8.4238374e-01, 8.3003e-01, 5.556864e-01, 1.0175301e+00]]]]> : tensor<2x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x3x4xf32>
  return
}

func.func @scaled_dot_product_attention_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[1.0078125e+00, -1.5625e-02, -1.4257812e+00, 1.7890625e+00], [-1.328125e-01, -1.6367188e+00, -1.71875e+00, -1.640625e+00], [-1.3828125e+00, 1.859375e+00, 2.03125e-01, -1.8710938e+00], [5.7421875e-01, -1.7070312e+00, -1.09375e-01, 4.296875e-02], [-1.640625e-01, 1.0898438e+00, -3.046875e-01, -1.59375e+00]], [[1.9179688e+00, -1.4453125e+00, -1.5195312e+00, -6.71875e-01], [-3.2421875e-01, 1.890625e+00, 1.7539062e+00, 1.5585938e+00], [1.96875e+00, -6.015625e-01, -6.3671875e-01, 1.9609375e+00], [9.375e-01, -3.2421875e-01, 3.203125e-01, -1.7226562e+00], [-9.375e-01, 9.921875e-01, -1.4960938e+00, -9.84375e-01]]], [[[-1.1523438e+00, 1.1914062e+00, -1.6210938e+00, 1.0273438e+00], [-5.5078125e-01, -1.3710938e+00, 5.4296875e-01, 1.5195312e+00], [-4.6875e-01, 1.4921875e+00, -1.2226562e+00, -7.03125e-01], [-6.3671875e-01, 8.0078125e-01, 1.2539062e+00, -1.28125e+00], [-1.4804688e+00, 4.0234375e-01, 1.015625e+00, 8.6328125e-01]], [[-1.4960938e+00, -2.734375e-02, 1.6914062e+00, -7.8125e-02], [-8.984375e-01, -1.546875e+00, 1.0859375e+00, -5.8203125e-01], [-8.046875e-01, -8.9453125e-01, -4.921875e-01, 1.203125e+00], [-7.96875e-01, -8.515625e-01, -1.359375e+00, 7.1875e-01], [6.0546875e-01, -4.765625e-01, 2.65625e-01, 6.796875e-01]]]]> : tensor<2x2x5x4xf32>
  %in1c = tensor.cast %in1 : tensor<2x2x5x4xf32> to tensor<?x?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in2 = util.unfoldable_constant dense<[[[[5.0e-01, 7.421875e-02, 3.984375e-01, 8.0078125e-01], [1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [1.9179688e+00, 8.3203125e-01, 1.3828125e+00, 3.3203125e-01], [3.59375e-01, 1.0039062e+00, 7.8125e-03, 1.6367188e+00], [4.296875e-02, 1.3359375e+00, 8.828125e-01, 8.203125e-02]], [[1.546875e+00, 0.0e+00, 8.59375e-01, 1.890625e+00], [1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [7.1875e-01, 3.2421875e-01, 6.25e-02, 8.203125e-02], [1.4023438e+00, 4.140625e-01, 6.2109375e-01, 1.1757812e+00], [1.453125e+00, 2.34375e-01, 1.0195312e+00, 1.578125e+00]]], [[[3.4375e-01, 9.5703125e-01, 1.0195312e+00, 1.890625e+00], [1.3945312e+00, 1.2851562e+00, 2.2265625e-01, 1.9257812e+00], [2.421875e-01, 6.3671875e-01, 1.6640625e+00, 1.9296875e+00], [7.421875e-01, 5.625e-01, 1.0820312e+00, 1.6796875e+00], [4.6484375e-01, 1.578125e+00, 8.046875e-01, 5.859375e-01]], [[1.3554688e+00, 1.5117188e+00, 1.734375e+00, 8.1640625e-01], [7.3046875e-01, 7.4609375e-01, 4.21875e-01, 9.3359375e-01], [1.3632812e+00, 1.484375e+00, 9.3359375e-01, 7.03125e-01], [1.8085938e+00, 1.5546875e+00, 1.7109375e+00, 1.7421875e+00], [4.6484375e-01, 1.7460938e+00, 1.703125e+00, 1.7578125e+00]]]]> : tensor<2x2x5x4xf32>
  %in2c = tensor.cast %in2 : tensor<2x2x5x4xf32> to tensor<?x?x?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?x?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in3 = util.unfoldable_constant dense<[[[[false, true, false, false, false], [false, true, false, false, false], [true, true, false, false, true]]], [[[true, true, true, true, false], [true, true, true, false, true], [false, true, false, true, false]]]]> : tensor<2x1x3x5xi1>
  %in3c = tensor.cast %in3 : tensor<2x1x3x5xi1> to tensor<?x?x?x?xi1>
  %in3d = util.optimization_barrier %in3c : tensor<?x?x?x?xi1>
  %arg3 = torch.torch_c.from_builtin_tensor %in3d : tensor<?x?x?x?xi1> -> !torch.vtensor<[?,?,?,?],i1>
  %0 = torch.constant.float 0.0
  %1 = torch.constant.bool false
  %2 = torch.constant.float 0.3
  %3 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %0, %1, %2, %1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],i1>, !torch.float, !torch.bool, !torch.float, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [1.1914062e+00, 8.7109375e-01, 7.5390625e-01, 7.8125e-03], [7.9361886e-01, 7.1960855e-01, 6.728664e-01, 2.5069156e-01]], [[1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [1.9179688e+00, 6.9921875e-01, 1.21875e+00, 1.953125e-02], [1.7547119e+00, 4.6419704e-01, 1.1049672e+00, 7.040192e-01]]], [[[4.788701e-01, 7.8893703e-01, 1.2013865e+00, 1.8668647e+00], [3.2808632e-01, 8.1070685e-01, 1.4018666e+00, 1.8006322e+00], [1.1721792e+00, 1.0388383e+00, 5.1557493e-01, 1.8418999e+00]], [[1.5425897e+00, 1.471468e+00, 1.3293632e+00, 1.2427317e+00], [9.7154444e-01, 1.4760863e+00, 1.278936e+00, 1.1126379e+00], [8.4238374e-01, 8.3003e-01, 5.556864e-01, 1.0175301e+00]]]]> : tensor<2x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @scaled_dot_product_attention_case4() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2x3x4xf32> -> !torch.vtensor<[2,2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2x3x4xf32> -> !torch.vtensor<[2,2,3,4],f32>
  %in2 = util.unfoldable_constant dense<[[[[7.8125e-01, 6.3671875e-01, 3.7109375e-01, 7.8125e-03], [1.5273438e+00, 6.9921875e-01, 1.953125e-02, 3.3984375e-01], [4.609375e-01, 1.328125e-01, 1.484375e-01, 1.5585938e+00]], [[1.8789062e+00, 9.921875e-01, 1.7578125e-01, 1.9648438e+00], [2.03125e-01, 7.3046875e-01, 9.84375e-01, 1.3085938e+00], [5.859375e-02, 7.65625e-01, 1.328125e+00, 1.7617188e+00]]], [[[9.7265625e-01, 5.6640625e-01, 1.140625e+00, 3.59375e-01], [1.0078125e+00, 9.4140625e-01, 1.6132812e+00, 1.5703125e+00], [3.046875e-01, 9.296875e-01, 4.4921875e-01, 9.375e-01]], [[1.890625e+00, 1.5e+00, 8.203125e-02, 1.1601562e+00], [1.34375e+00, 3.0078125e-01, 1.7070312e+00, 1.953125e+00], [8.984375e-02, 8.359375e-01, 6.1328125e-01, 5.5859375e-01]]]]> : tensor<2x2x3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2x3x4xf32> -> !torch.vtensor<[2,2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.float 0.0
  %2 = torch.constant.bool true
  %3 = torch.constant.bool false
  %4 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %0, %1, %2, %0, %3 : !torch.vtensor<[2,2,3,4],f32>, !torch.vtensor<[2,2,3,4],f32>, !torch.vtensor<[2,2,3,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,2,3,4],f32> -> tensor<2x2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[7.8125e-01, 6.3671875e-01, 3.7109375e-01, 7.8125e-03], [1.5175724e+00, 6.984002e-01, 2.4135556e-02, 3.3549523e-01], [8.714473e-01, 3.6410144e-01, 1.0919334e-01, 1.042401e+00]], [[1.8789062e+00, 9.921875e-01, 1.7578125e-01, 1.9648438e+00], [2.8539416e-01, 7.4331725e-01, 9.4467866e-01, 1.3408109e+00], [7.141169e-01, 8.428475e-01, 8.9242357e-01, 1.7963151e+00]]], [[[9.7265625e-01, 5.6640625e-01, 1.140625e+00, 3.59375e-01], [1.0054557e+00, 9.1626763e-01, 1.5815961e+00, 1.4891357e+00], [4.2218867e-01, 9.1416335e-01, 6.243965e-01, 9.881865e-01]], [[1.890625e+00, 1.5e+00, 8.203125e-02, 1.1601562e+00], [1.5870507e+00, 8.343048e-01, 9.840808e-01, 1.6003392e+00], [9.321458e-02, 8.3589023e-01, 6.141799e-01, 5.609817e-01]]]]> : tensor<2x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x3x4xf32>
  return
}

func.func @scaled_dot_product_attention_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[[8.0859375e-01, 8.359375e-01, 1.546875e+00, -2.8515625e-01], [-1.390625e+00, -8.7890625e-01, -1.2890625e+00, -8.0859375e-01], [-1.0351562e+00, -1.4179688e+00, 3.90625e-03, 4.140625e-01]], [[-1.78125e+00, -6.5234375e-01, 9.8046875e-01, -1.8046875e+00], [-1.2421875e+00, 1.2617188e+00, -1.78125e+00, -6.25e-01], [-1.5234375e-01, -4.1015625e-01, 9.765625e-01, 5.46875e-01]]], [[[-1.9648438e+00, -1.1328125e-01, -1.3320312e+00, -1.296875e+00], [8.3203125e-01, 1.4257812e+00, -5.8203125e-01, -1.9140625e+00], [1.2734375e+00, 0.0e+00, -1.96875e+00, 2.4609375e-01]], [[-9.765625e-02, -3.1640625e-01, -1.9609375e+00, 1.6367188e+00], [3.4765625e-01, 1.15625e+00, -9.375e-01, 3.5546875e-01], [-4.4140625e-01, -1.9453125e+00, 1.4921875e+00, -1.6445312e+00]]]]> : tensor<2x2x3x4xf32>
  %in1c = tensor.cast %in1 : tensor<2x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %in2 = util.unfoldable_constant dense<[[[[7.8125e-01, 6.3671875e-01, 3.7109375e-01, 7.8125e-03], [1.5273438e+00, 6.9921875e-01, 1.953125e-02, 3.3984375e-01], [4.609375e-01, 1.328125e-01, 1.484375e-01, 1.5585938e+00]], [[1.8789062e+00, 9.921875e-01, 1.7578125e-01, 1.9648438e+00], [2.03125e-01, 7.3046875e-01, 9.84375e-01, 1.3085938e+00], [5.859375e-02, 7.65625e-01, 1.328125e+00, 1.7617188e+00]]], [[[9.7265625e-01, 5.6640625e-01, 1.140625e+00, 3.59375e-01], [1.0078125e+00, 9.4140625e-01, 1.6132812e+00, 1.5703125e+00], [3.046875e-01, 9.296875e-01, 4.4921875e-01, 9.375e-01]], [[1.890625e+00, 1.5e+00, 8.203125e-02, 1.1601562e+00], [1.34375e+00, 3.0078125e-01, 1.7070312e+00, 1.953125e+00], [8.984375e-02, 8.359375e-01, 6.1328125e-01, 5.5859375e-01]]]]> : tensor<2x2x3x4xf32>
  %in2c = tensor.cast %in2 : tensor<2x2x3x4xf32> to tensor<?x?x?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?x?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.float 0.0
  %2 = torch.constant.bool true
  %3 = torch.constant.bool false
  %4 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %0, %1, %2, %0, %3 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[7.8125e-01, 6.3671875e-01, 3.7109375e-01, 7.8125e-03], [1.5175724e+00, 6.984002e-01, 2.4135556e-02, 3.3549523e-01], [8.714473e-01, 3.6410144e-01, 1.0919334e-01, 1.042401e+00]], [[1.8789062e+00, 9.921875e-01, 1.7578125e-01, 1.9648438e+00], [2.8539416e-01, 7.4331725e-01, 9.4467866e-01, 1.3408109e+00], [7.141169e-01, 8.428475e-01, 8.9242357e-01, 1.7963151e+00]]], [[[9.7265625e-01, 5.6640625e-01, 1.140625e+00, 3.59375e-01], [1.0054557e+00, 9.1626763e-01, 1.5815961e+00, 1.4891357e+00], [4.2218867e-01, 9.1416335e-01, 6.243965e-01, 9.881865e-01]], [[1.890625e+00, 1.5e+00, 8.203125e-02, 1.1601562e+00], [1.5870507e+00, 8.343048e-01, 9.840808e-01, 1.6003392e+00], [9.321458e-02, 8.3589023e-01, 6.141799e-01, 5.609817e-01]]]]> : tensor<2x2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @scaled_dot_product_attention_case5() {
  %in0 = util.unfoldable_constant dense<[[[[1.6328125e+00, -2.890625e-01, 1.828125e+00, -1.5234375e+00], [9.609375e-01, 9.1796875e-01, 4.765625e-01, -7.734375e-01], [1.1640625e+00, 1.3242188e+00, -1.8242188e+00, 4.6875e-01]], [[1.8554688e+00, 6.953125e-01, 1.75e+00, 9.921875e-01], [8.75e-01, -7.8125e-02, 1.3828125e+00, -1.9804688e+00], [6.484375e-01, -1.7578125e+00, -4.1796875e-01, 3.75e-01]], [[-1.328125e-01, 1.5429688e+00, -1.2148438e+00, 1.2304688e+00], [-1.6835938e+00, -2.421875e-01, 3.90625e-03, 1.6054688e+00], [1.5e+00, 1.5351562e+00, 1.2890625e-01, -7.109375e-01]], [[4.0234375e-01, -7.03125e-01, 1.4921875e+00, -1.3242188e+00], [1.921875e+00, 1.4453125e+00, 1.3984375e+00, -5.078125e-01], [1.2851562e+00, -1.21875e+00, -5.46875e-01, -5.0e-01]]]]> : tensor<1x4x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x4x3x4xf32> -> !torch.vtensor<[1,4,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[[4.453125e-01, 1.8085938e+00, 3.671875e-01, -5.9375e-01], [1.4804688e+00, 5.78125e-01, 1.5195312e+00, -3.75e-01], [1.0820312e+00, 6.25e-01, -1.703125e+00, -8.6328125e-01], [-4.0234375e-01, -1.40625e+00, -1.0976562e+00, -3.4765625e-01], [-1.2539062e+00, -1.7265625e+00, 1.1679688e+00, -4.3359375e-01]], [[1.328125e-01, 1.4257812e+00, 7.4609375e-01, 1.2851562e+00], [1.828125e+00, -4.0625e-01, -1.5039062e+00, 1.1367188e+00], [1.1328125e+00, 1.7265625e+00, 1.71875e-01, 8.7890625e-01], [-1.2109375e+00, 1.234375e+00, -1.1015625e+00, -1.6445312e+00], [-1.4023438e+00, 1.5703125e+00, 3.90625e-03, 1.6835938e+00]]]]> : tensor<1x2x5x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1x2x5x4xf32> -> !torch.vtensor<[1,2,5,4],f32>
  %in2 = util.unfoldable_constant dense<[[[[1.2148438e+00, 1.5625e+00, 3.9453125e-01, 1.0195312e+00], [2.1484375e-01, 6.1328125e-01, 1.96875e+00, 5.78125e-01], [1.3398438e+00, 5.625e-01, 7.890625e-01, 1.40625e+00], [5.9375e-01, 1.6289062e+00, 4.453125e-01, 1.4296875e+00], [4.1015625e-01, 1.5546875e+00, 7.109375e-01, 1.953125e-02]], [[1.5273438e+00, 5.8203125e-01, 1.078125e+00, 1.8359375e-01], [5.5859375e-01, 6.484375e-01, 1.3515625e+00, 1.375e+00], [8.0078125e-01, 5.234375e-01, 4.8046875e-01, 1.3945312e+00], [1.5195312e+00, 3.3203125e-01, 4.4921875e-01, 1.3867188e+00], [5.78125e-01, 8.1640625e-01, 3.125e-02, 1.921875e+00]]]]> : tensor<1x2x5x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<1x2x5x4xf32> -> !torch.vtensor<[1,2,5,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.float 0.0
  %2 = torch.constant.bool false
  %3 = torch.constant.bool true
  %4 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %0, %1, %2, %0, %3 : !torch.vtensor<[1,4,3,4],f32>, !torch.vtensor<[1,2,5,4],f32>, !torch.vtensor<[1,2,5,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,4,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[1,4,3,4],f32> -> tensor<1x4x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[3.9484596e-01, 8.150174e-01, 1.6114024e+00, 6.2963647e-01], [7.9409754e-01, 1.0027694e+00, 1.1027528e+00, 8.967074e-01], [1.2182024e+00, 7.979589e-01, 7.635911e-01, 1.2922734e+00]], [[4.0342456e-01, 7.829924e-01, 1.6615707e+00, 6.6191214e-01], [5.341768e-01, 9.6733385e-01, 1.3327959e+00, 6.771517e-01], [6.21549e-01, 1.3780593e+00, 6.9780755e-01, 9.354022e-01]], [[8.5517853e-01, 6.5449667e-01, 5.0453454e-01, 1.4076791e+00], [7.688514e-01, 7.4088895e-01, 2.7545187e-01, 1.5973042e+00], [9.7821534e-01, 5.391848e-01, 6.7458296e-01, 1.2101971e+00]], [[1.1680161e+00, 5.101781e-01, 6.920989e-01, 1.141383e+00], [9.830032e-01, 5.507481e-01, 6.781834e-01, 1.1065158e+00], [6.938697e-01, 6.139363e-01, 1.1722342e+00, 1.3338649e+00]]]]> : tensor<1x4x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x4x3x4xf32>
  return
}
