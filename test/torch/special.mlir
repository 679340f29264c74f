// Operators of torch: special. Written by generate.py with torch 2.11.0.

func.func @lgamma() {
  %in0 = util.unfoldable_constant dense<[[6.6523438e+00, 2.03125e-01, -3.84375e+00, 1.0078125e+00], [4.8632812e+00, 7.7070312e+00, 3.2070312e+00, 3.4453125e+00], [-5.6757812e+00, 8.578125e+00, 4.2109375e+00, -6.859375e+00], [0.0e+00, 1.0e+00, 2.0e+00, -3.0e+00]]> : tensor<4x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x4xf32> -> !torch.vtensor<[4,4],f32>
  %0 = torch.aten.lgamma %arg0 : !torch.vtensor<[4,4],f32> -> !torch.vtensor<[4,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4,4],f32> -> tensor<4x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.9376144e+00, 1.5076625e+00, -1.0486711e+00, -4.459488e-03], [2.9742289e+00, 7.9404306e+00, 8.92437e-01, 1.1411417e+00], [-4.674611e+00, 9.712154e+00, 2.0629144e+00, -6.2486343e+00], [0x7F800000, 0.0e+00, 0.0e+00, 0x7F800000]]> : tensor<4x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x4xf32>
  return
}

func.func @lgamma_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.6523438e+00, 2.03125e-01, -3.84375e+00, 1.0078125e+00], [4.8632812e+00, 7.7070312e+00, 3.2070312e+00, 3.4453125e+00], [-5.6757812e+00, 8.578125e+00, 4.2109375e+00, -6.859375e+00], [0.0e+00, 1.0e+00, 2.0e+00, -3.0e+00]]> : tensor<4x4xf32>
  %in0c = tensor.cast %in0 : tensor<4x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.lgamma %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.9376144e+00, 1.5076625e+00, -1.0486711e+00, -4.459488e-03], [2.9742289e+00, 7.9404306e+00, 8.92437e-01, 1.1411417e+00], [-4.674611e+00, 9.712154e+00, 2.0629144e+00, -6.2486343e+00], [0x7F800000, 0.0e+00, 0.0e+00, 0x7F800000]]> : tensor<4x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @lgamma_case2() {
  %in0 = util.unfoldable_constant dense<[[6.65234375e+00, 2.03125e-01, -3.84375e+00, 1.0078125e+00], [4.86328125e+00, 7.70703125e+00, 3.20703125e+00, 3.4453125e+00], [-5.67578125e+00, 8.578125e+00, 4.2109375e+00, -6.859375e+00], [0.0e+00, 1.0e+00, 2.0e+00, -3.0e+00]]> : tensor<4x4xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x4xf64> -> !torch.vtensor<[4,4],f64>
  %0 = torch.aten.lgamma %arg0 : !torch.vtensor<[4,4],f64> -> !torch.vtensor<[4,4],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4,4],f64> -> tensor<4x4xf64>
  check.expect_almost_eq_const(%out0, dense<[[5.93761445740152e+00, 1.5076625670784183e+00, -1.0486711072459438e+00, -4.4594880379522995e-03], [2.974228889965885e+00, 7.940430672632444e+00, 8.924369606059013e-01, 1.1411417038119283e+00], [-4.674610914737478e+00, 9.712154097154551e+00, 2.0629144605032215e+00, -6.248634466163066e+00], [0x7FF0000000000000, 0.0e+00, 0.0e+00, 0x7FF0000000000000]]> : tensor<4x4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4x4xf64>
  return
}

func.func @lgamma_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.65234375e+00, 2.03125e-01, -3.84375e+00, 1.0078125e+00], [4.86328125e+00, 7.70703125e+00, 3.20703125e+00, 3.4453125e+00], [-5.67578125e+00, 8.578125e+00, 4.2109375e+00, -6.859375e+00], [0.0e+00, 1.0e+00, 2.0e+00, -3.0e+00]]> : tensor<4x4xf64>
  %in0c = tensor.cast %in0 : tensor<4x4xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %0 = torch.aten.lgamma %arg0 : !torch.vtensor<[?,?],f64> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[5.93761445740152e+00, 1.5076625670784183e+00, -1.0486711072459438e+00, -4.4594880379522995e-03], [2.974228889965885e+00, 7.940430672632444e+00, 8.924369606059013e-01, 1.1411417038119283e+00], [-4.674610914737478e+00, 9.712154097154551e+00, 2.0629144605032215e+00, -6.248634466163066e+00], [0x7FF0000000000000, 0.0e+00, 0.0e+00, 0x7FF0000000000000]]> : tensor<4x4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @digamma() {
  %in0 = util.unfoldable_constant dense<[[6.6523438e+00, 2.03125e-01, -3.84375e+00, 1.0078125e+00], [4.8632812e+00, 7.7070312e+00, 3.2070312e+00, 3.4453125e+00], [-5.6757812e+00, 8.578125e+00, 4.2109375e+00, -6.859375e+00], [0.0e+00, 1.0e+00, 2.0e+00, -3.0e+00]]> : tensor<4x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x4xf32> -> !torch.vtensor<[4,4],f32>
  %0 = torch.aten.digamma %arg0 : !torch.vtensor<[4,4],f32> -> !torch.vtensor<[4,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4,4],f32> -> tensor<4x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8179288e+00, -5.2081637e+00, -4.40658e+00, -5.6443757e-01], [1.4753933e+00, 1.9758565e+00, 1.0014112e+00, 1.0849265e+00], [-1.1406946e-01, 2.0897965e+00, 1.3142731e+00, -4.645598e+00], [0xFF800000, -5.772159e-01, 4.227842e-01, 0x7FC00000]]> : tensor<4x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x4xf32>
  return
}

func.func @digamma_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.6523438e+00, 2.03125e-01, -3.84375e+00, 1.0078125e+00], [4.8632812e+00, 7.7070312e+00, 3.2070312e+00, 3.4453125e+00], [-5.6757812e+00, 8.578125e+00, 4.2109375e+00, -6.859375e+00], [0.0e+00, 1.0e+00, 2.0e+00, -3.0e+00]]> : tensor<4x4xf32>
  %in0c = tensor.cast %in0 : tensor<4x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.digamma %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8179288e+00, -5.2081637e+00, -4.40658e+00, -5.6443757e-01], [1.4753933e+00, 1.9758565e+00, 1.0014112e+00, 1.0849265e+00], [-1.1406946e-01, 2.0897965e+00, 1.3142731e+00, -4.645598e+00], [0xFF800000, -5.772159e-01, 4.227842e-01, 0x7FC00000]]> : tensor<4x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @digamma_case2() {
  %in0 = util.unfoldable_constant dense<[[6.65234375e+00, 2.03125e-01, -3.84375e+00, 1.0078125e+00], [4.86328125e+00, 7.70703125e+00, 3.20703125e+00, 3.4453125e+00], [-5.67578125e+00, 8.578125e+00, 4.2109375e+00, -6.859375e+00], [0.0e+00, 1.0e+00, 2.0e+00, -3.0e+00]]> : tensor<4x4xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x4xf64> -> !torch.vtensor<[4,4],f64>
  %0 = torch.aten.digamma %arg0 : !torch.vtensor<[4,4],f64> -> !torch.vtensor<[4,4],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4,4],f64> -> tensor<4x4xf64>
  check.expect_almost_eq_const(%out0, dense<[[1.8179288842193455e+00, -5.208163466410959e+00, -4.406580062001829e+00, -5.644374729767279e-01], [1.4753933449533871e+00, 1.975856623764576e+00, 1.0014113099575328e+00, 1.0849264545224988e+00], [-1.140697061955025e-01, 2.089796602320053e+00, 1.314273129796818e+00, -4.645597717420645e+00], [0xFFF0000000000000, -5.772156649015328e-01, 4.22784335098467e-01, 0x7FF8000000000000]]> : tensor<4x4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4x4xf64>
  return
}

func.func @digamma_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[6.65234375e+00, 2.03125e-01, -3.84375e+00, 1.0078125e+00], [4.86328125e+00, 7.70703125e+00, 3.20703125e+00, 3.4453125e+00], [-5.67578125e+00, 8.578125e+00, 4.2109375e+00, -6.859375e+00], [0.0e+00, 1.0e+00, 2.0e+00, -3.0e+00]]> : tensor<4x4xf64>
  %in0c = tensor.cast %in0 : tensor<4x4xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %0 = torch.aten.digamma %arg0 : !torch.vtensor<[?,?],f64> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[1.8179288842193455e+00, -5.208163466410959e+00, -4.406580062001829e+00, -5.644374729767279e-01], [1.4753933449533871e+00, 1.975856623764576e+00, 1.0014113099575328e+00, 1.0849264545224988e+00], [-1.140697061955025e-01, 2.089796602320053e+00, 1.314273129796818e+00, -4.645597717420645e+00], [0xFFF0000000000000, -5.772156649015328e-01, 4.22784335098467e-01, 0x7FF8000000000000]]> : tensor<4x4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @erfinv() {
  %in0 = util.unfoldable_constant dense<[5.1953125e-01, 6.484375e-01, 1.5625e-02, -1.0546875e-01, 5.8984375e-01, -5.859375e-01, 8.75e-01, 8.984375e-02, -6.9921875e-01, 1.0e+00, -1.0e+00, 0.0e+00, 2.0e+00, 9.999e-01]> : tensor<14xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<14xf32> -> !torch.vtensor<[14],f32>
  %0 = torch.aten.erfinv %arg0 : !torch.vtensor<[14],f32> -> !torch.vtensor<[14],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[14],f32> -> tensor<14xf32>
  check.expect_almost_eq_const(%out0, dense<[4.9889836e-01, 6.587144e-01, 1.3848181e-02, -9.374312e-02, 5.823864e-01, -5.7754034e-01, 1.084787e+00, 7.979096e-02, -7.3168546e-01, 0x7F800000, 0xFF800000, 0.0e+00, 0xFFC00000, 2.7510355e+00]> : tensor<14xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<14xf32>
  return
}

func.func @erfinv_dynamic() {
  %in0 = util.unfoldable_constant dense<[5.1953125e-01, 6.484375e-01, 1.5625e-02, -1.0546875e-01, 5.8984375e-01, -5.859375e-01, 8.75e-01, 8.984375e-02, -6.9921875e-01, 1.0e+00, -1.0e+00, 0.0e+00, 2.0e+00, 9.999e-01]> : tensor<14xf32>
  %in0c = tensor.cast %in0 : tensor<14xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.erfinv %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[4.9889836e-01, 6.587144e-01, 1.3848181e-02, -9.374312e-02, 5.823864e-01, -5.7754034e-01, 1.084787e+00, 7.979096e-02, -7.3168546e-01, 0x7F800000, 0xFF800000, 0.0e+00, 0xFFC00000, 2.7510355e+00]> : tensor<14xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @erfinv_case2() {
  %in0 = util.unfoldable_constant dense<[5.1953125e-01, 6.484375e-01, 1.5625e-02, -1.0546875e-01, 5.8984375e-01, -5.859375e-01, 8.75e-01, 8.984375e-02, -6.9921875e-01]> : tensor<9xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<9xf64> -> !torch.vtensor<[9],f64>
  %0 = torch.aten.erfinv %arg0 : !torch.vtensor<[9],f64> -> !torch.vtensor<[9],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[9],f64> -> tensor<9xf64>
  check.expect_almost_eq_const(%out0, dense<[4.988983682763176e-01, 6.587143941993617e-01, 1.384818089091429e-02, -9.374312137607167e-02, 5.823863643829542e-01, -5.775403638079476e-01, 1.0847870400692832e+00, 7.979095970368338e-02, -7.316854459745709e-01]> : tensor<9xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<9xf64>
  return
}

func.func @erfinv_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[5.1953125e-01, 6.484375e-01, 1.5625e-02, -1.0546875e-01, 5.8984375e-01, -5.859375e-01, 8.75e-01, 8.984375e-02, -6.9921875e-01]> : tensor<9xf64>
  %in0c = tensor.cast %in0 : tensor<9xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.erfinv %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[4.988983682763176e-01, 6.587143941993617e-01, 1.384818089091429e-02, -9.374312137607167e-02, 5.823863643829542e-01, -5.775403638079476e-01, 1.0847870400692832e+00, 7.979095970368338e-02, -7.316854459745709e-01]> : tensor<9xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @hypot() {
  %in0 = util.unfoldable_constant dense<[3.0e+00, 0.0e+00, 1.0e+30, 0x7F800000, -1.5e+00]> : tensor<5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %in1 = util.unfoldable_constant dense<[4.0e+00, 0.0e+00, 1.0e+30, 1.0e+00, 2.5e-01]> : tensor<5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.aten.hypot %arg0, %arg1 : !torch.vtensor<[5],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],f32> -> tensor<5xf32>
  check.expect_almost_eq_const(%out0, dense<[5.0e+00, 0.0e+00, 1.4142135e+30, 0x7F800000, 1.5206907e+00]> : tensor<5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5xf32>
  return
}

func.func @hypot_dynamic() {
  %in0 = util.unfoldable_constant dense<[3.0e+00, 0.0e+00, 1.0e+30, 0x7F800000, -1.5e+00]> : tensor<5xf32>
  %in0c = tensor.cast %in0 : tensor<5xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[4.0e+00, 0.0e+00, 1.0e+30, 1.0e+00, 2.5e-01]> : tensor<5xf32>
  %in1c = tensor.cast %in1 : tensor<5xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.hypot %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[5.0e+00, 0.0e+00, 1.4142135e+30, 0x7F800000, 1.5206907e+00]> : tensor<5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @ldexp_Tensor() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %in1 = util.unfoldable_constant dense<[3, -2, 0, 8]> : tensor<4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xi64> -> !torch.vtensor<[4],si64>
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64> -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[-6.875e+00, -3.876953e-01, 1.5078125e+00, -2.35e+02]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @ldexp_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in0c = tensor.cast %in0 : tensor<4xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[3, -2, 0, 8]> : tensor<4xi64>
  %in1c = tensor.cast %in1 : tensor<4xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-6.875e+00, -3.876953e-01, 1.5078125e+00, -2.35e+02]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @copysign_Scalar() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.float -1.0
  %1 = torch.aten.copysign.Scalar %arg0, %0 : !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[-8.59375e-01, -1.5507812e+00, -1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @copysign_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in0c = tensor.cast %in0 : tensor<4xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.float -1.0
  %1 = torch.aten.copysign.Scalar %arg0, %0 : !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-8.59375e-01, -1.5507812e+00, -1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @bitwise_and_Scalar_Tensor() {
  %in0 = util.unfoldable_constant dense<[0, 5, 4, 1, 0]> : tensor<5xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xi64> -> !torch.vtensor<[5],si64>
  %0 = torch.constant.int 12
  %1 = torch.aten.bitwise_and.Scalar_Tensor %0, %arg0 : !torch.int, !torch.vtensor<[5],si64> -> !torch.vtensor<[5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[5],si64> -> tensor<5xi64>
  check.expect_eq_const(%out0, dense<[0, 4, 4, 0, 0]> : tensor<5xi64>) : tensor<5xi64>
  return
}

func.func @bitwise_and_Scalar_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[0, 5, 4, 1, 0]> : tensor<5xi64>
  %in0c = tensor.cast %in0 : tensor<5xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 12
  %1 = torch.aten.bitwise_and.Scalar_Tensor %0, %arg0 : !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[0, 4, 4, 0, 0]> : tensor<5xi64>) : tensor<?xi64>
  return
}

func.func @bitwise_left_shift_Scalar_Tensor() {
  %in0 = util.unfoldable_constant dense<[0, 5, 4, 1, 0]> : tensor<5xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xi64> -> !torch.vtensor<[5],si64>
  %0 = torch.constant.int 3
  %1 = torch.aten.bitwise_left_shift.Scalar_Tensor %0, %arg0 : !torch.int, !torch.vtensor<[5],si64> -> !torch.vtensor<[5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[5],si64> -> tensor<5xi64>
  check.expect_eq_const(%out0, dense<[3, 96, 48, 6, 3]> : tensor<5xi64>) : tensor<5xi64>
  return
}

func.func @bitwise_left_shift_Scalar_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[0, 5, 4, 1, 0]> : tensor<5xi64>
  %in0c = tensor.cast %in0 : tensor<5xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 3
  %1 = torch.aten.bitwise_left_shift.Scalar_Tensor %0, %arg0 : !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[3, 96, 48, 6, 3]> : tensor<5xi64>) : tensor<?xi64>
  return
}

func.func @view_dtype() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xf32> -> !torch.vtensor<[2,4],f32>
  %0 = torch.constant.int 3
  %1 = torch.aten.view.dtype %arg0, %0 : !torch.vtensor<[2,4],f32>, !torch.int -> !torch.vtensor<[2,4],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,4],si32> -> tensor<2x4xi32>
  check.expect_eq_const(%out0, dense<[[1068040192, -1086062592, 1040187392, -1079869440], [-1081966592, 1060700160, 1023410176, 1063059456]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  return
}

func.func @view_dtype_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.aten.view.dtype %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si32> -> tensor<?x?xi32>
  check.expect_eq_const(%out0, dense<[[1068040192, -1086062592, 1040187392, -1079869440], [-1081966592, 1060700160, 1023410176, 1063059456]]> : tensor<2x4xi32>) : tensor<?x?xi32>
  return
}

func.func @view_dtype_case2() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xf32> -> !torch.vtensor<[2,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.view.dtype %arg0, %0 : !torch.vtensor<[2,4],f32>, !torch.int -> !torch.vtensor<[2,8],si16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,8],si16> -> tensor<2x8xi16>
  check.expect_eq_const(%out0, dense<[[0, 16297, 0, -16572, 0, 15872, -32768, -16478], [-32768, -16510, 0, 16185, 0, 15616, 0, 16221]]> : tensor<2x8xi16>) : tensor<2x8xi16>
  return
}

func.func @view_dtype_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.view.dtype %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],si16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si16> -> tensor<?x?xi16>
  check.expect_eq_const(%out0, dense<[[0, 16297, 0, -16572, 0, 15872, -32768, -16478], [-32768, -16510, 0, 16185, 0, 15616, 0, 16221]]> : tensor<2x8xi16>) : tensor<?x?xi16>
  return
}

func.func @view_dtype_case3() {
  %in0 = util.unfoldable_constant dense<[[-57, -17, 37, -10, 46, 21, 20, 41], [-50, -48, -37, 67, 57, 25, 24, 38]]> : tensor<2x8xi16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x8xi16> -> !torch.vtensor<[2,8],si16>
  %0 = torch.constant.int 4
  %1 = torch.aten.view.dtype %arg0, %0 : !torch.vtensor<[2,8],si16>, !torch.int -> !torch.vtensor<[2,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,2],si64> -> tensor<2x2xi64>
  check.expect_eq_const(%out0, dense<[[-2814586559397945, 11540559945859118], [19140143794421710, 10696152195858489]]> : tensor<2x2xi64>) : tensor<2x2xi64>
  return
}

func.func @view_dtype_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-57, -17, 37, -10, 46, 21, 20, 41], [-50, -48, -37, 67, 57, 25, 24, 38]]> : tensor<2x8xi16>
  %in0c = tensor.cast %in0 : tensor<2x8xi16> to tensor<?x?xi16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi16> -> !torch.vtensor<[?,?],si16>
  %0 = torch.constant.int 4
  %1 = torch.aten.view.dtype %arg0, %0 : !torch.vtensor<[?,?],si16>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-2814586559397945, 11540559945859118], [19140143794421710, 10696152195858489]]> : tensor<2x2xi64>) : tensor<?x?xi64>
  return
}

func.func @view_dtype_case4() {
  %in0 = util.unfoldable_constant dense<[[184, 220, 18, 33], [60, 88, 233, 46]]> : tensor<2x4xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xi8> -> !torch.vtensor<[2,4],ui8>
  %0 = torch.constant.int 5
  %1 = torch.aten.view.dtype %arg0, %0 : !torch.vtensor<[2,4],ui8>, !torch.int -> !torch.vtensor<[2,2],f16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,2],f16> -> tensor<2x2xf16>
  check.expect_almost_eq_const(%out0, dense<[[-3.02e+02, 9.9e-03], [1.355e+02, 1.08e-01]]> : tensor<2x2xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<2x2xf16>
  return
}

func.func @view_dtype_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[184, 220, 18, 33], [60, 88, 233, 46]]> : tensor<2x4xi8>
  %in0c = tensor.cast %in0 : tensor<2x4xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],ui8>
  %0 = torch.constant.int 5
  %1 = torch.aten.view.dtype %arg0, %0 : !torch.vtensor<[?,?],ui8>, !torch.int -> !torch.vtensor<[?,?],f16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f16> -> tensor<?x?xf16>
  check.expect_almost_eq_const(%out0, dense<[[-3.02e+02, 9.9e-03], [1.355e+02, 1.08e-01]]> : tensor<2x2xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?x?xf16>
  return
}

func.func @fake_quantize_per_tensor_affine_cachemask() {
  %in0 = util.unfoldable_constant dense<[[1.2109375e-01, 5.515625e+00, 6.59375e+00, 6.0742188e+00, -5.9179688e+00], [1.5121094e+01, 6.578125e+00, -1.18984375e+01, -9.5859375e+00, -1.8746094e+01]]> : tensor<2x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %0 = torch.constant.float 0.125
  %1 = torch.constant.int 3
  %2 = torch.constant.int -100
  %3 = torch.constant.int 100
  %4, %5 = torch.aten.fake_quantize_per_tensor_affine_cachemask %arg0, %0, %1, %2, %3 : !torch.vtensor<[2,5],f32>, !torch.float, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.25e-01, 5.5e+00, 6.625e+00, 6.125e+00, -5.875e+00], [1.2125e+01, 6.625e+00, -1.1875e+01, -9.625e+00, -1.2875e+01]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,5],i1> -> tensor<2x5xi1>
  check.expect_eq_const(%out1, dense<[[true, true, true, true, true], [false, true, true, true, false]]> : tensor<2x5xi1>) : tensor<2x5xi1>
  return
}

func.func @fake_quantize_per_tensor_affine_cachemask_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.2109375e-01, 5.515625e+00, 6.59375e+00, 6.0742188e+00, -5.9179688e+00], [1.5121094e+01, 6.578125e+00, -1.18984375e+01, -9.5859375e+00, -1.8746094e+01]]> : tensor<2x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.125
  %1 = torch.constant.int 3
  %2 = torch.constant.int -100
  %3 = torch.constant.int 100
  %4, %5 = torch.aten.fake_quantize_per_tensor_affine_cachemask %arg0, %0, %1, %2, %3 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.25e-01, 5.5e+00, 6.625e+00, 6.125e+00, -5.875e+00], [1.2125e+01, 6.625e+00, -1.1875e+01, -9.625e+00, -1.2875e+01]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out1, dense<[[true, true, true, true, true], [false, true, true, true, false]]> : tensor<2x5xi1>) : tensor<?x?xi1>
  return
}

func.func @fake_quantize_per_channel_affine_cachemask() {
  %in0 = util.unfoldable_constant dense<[[-5.5859375e-01, 7.3828125e-01, -6.71875e-01, 1.609375e+00, -2.1484375e-01], [1.015625e+00, 1.6289062e+00, 5.1171875e-01, 1.7929688e+00, -5.859375e-02]]> : tensor<2x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %in1 = util.unfoldable_constant dense<[5.0e-01, 1.0e-02]> : tensor<2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %in2 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi32> -> !torch.vtensor<[2],si32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -5
  %2 = torch.constant.int 5
  %3, %4 = torch.aten.fake_quantize_per_channel_affine_cachemask %arg0, %arg1, %arg2, %0, %1, %2 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[-5.0e-01, 5.0e-01, -5.0e-01, 1.5e+00, 0.0e+00], [4.9999997e-02, 4.9999997e-02, 4.9999997e-02, 4.9999997e-02, -4.9999997e-02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,5],i1> -> tensor<2x5xi1>
  check.expect_eq_const(%out1, dense<[[true, true, true, true, true], [false, false, false, false, false]]> : tensor<2x5xi1>) : tensor<2x5xi1>
  return
}

func.func @fake_quantize_per_channel_affine_cachemask_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-5.5859375e-01, 7.3828125e-01, -6.71875e-01, 1.609375e+00, -2.1484375e-01], [1.015625e+00, 1.6289062e+00, 5.1171875e-01, 1.7929688e+00, -5.859375e-02]]> : tensor<2x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[5.0e-01, 1.0e-02]> : tensor<2xf32>
  %in1c = tensor.cast %in1 : tensor<2xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi32>
  %in2c = tensor.cast %in2 : tensor<2xi32> to tensor<?xi32>
  %in2d = util.optimization_barrier %in2c : tensor<?xi32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi32> -> !torch.vtensor<[?],si32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -5
  %2 = torch.constant.int 5
  %3, %4 = torch.aten.fake_quantize_per_channel_affine_cachemask %arg0, %arg1, %arg2, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-5.0e-01, 5.0e-01, -5.0e-01, 1.5e+00, 0.0e+00], [4.9999997e-02, 4.9999997e-02, 4.9999997e-02, 4.9999997e-02, -4.9999997e-02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out1, dense<[[true, true, true, true, true], [false, false, false, false, false]]> : tensor<2x5xi1>) : tensor<?x?xi1>
  return
}

func.func @quantize_per_tensor() {
  %in0 = util.unfoldable_constant dense<[[1.2109375e-01, 5.515625e+00, 6.59375e+00, 6.0742188e+00, -5.9179688e+00], [1.5121094e+01, 6.578125e+00, -1.18984375e+01, -9.5859375e+00, -1.8746094e+01]]> : tensor<2x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %0 = torch.constant.float 0.11
  %1 = torch.constant.int 3
  %2 = torch.constant.int 0
  %3 = torch.constant.int 255
  %4 = torch.quantized_decomposed.quantize_per_tensor %arg0, %0, %1, %2, %3, %2 : !torch.vtensor<[2,5],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,5],ui8>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,5],ui8> -> tensor<2x5xi8>
  check.expect_eq_const(%out0, dense<[[4, 53, 63, 58, 0], [140, 63, 0, 0, 0]]> : tensor<2x5xi8>) : tensor<2x5xi8>
  return
}

func.func @quantize_per_tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.2109375e-01, 5.515625e+00, 6.59375e+00, 6.0742188e+00, -5.9179688e+00], [1.5121094e+01, 6.578125e+00, -1.18984375e+01, -9.5859375e+00, -1.8746094e+01]]> : tensor<2x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.11
  %1 = torch.constant.int 3
  %2 = torch.constant.int 0
  %3 = torch.constant.int 255
  %4 = torch.quantized_decomposed.quantize_per_tensor %arg0, %0, %1, %2, %3, %2 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],ui8>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],ui8> -> tensor<?x?xi8>
  check.expect_eq_const(%out0, dense<[[4, 53, 63, 58, 0], [140, 63, 0, 0, 0]]> : tensor<2x5xi8>) : tensor<?x?xi8>
  return
}

func.func @dequantize_per_tensor() {
  %in0 = util.unfoldable_constant dense<[[64, 230, 75, 226, 196], [117, 198, 123, 154, 179]]> : tensor<2x5xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xi8> -> !torch.vtensor<[2,5],ui8>
  %0 = torch.constant.float 0.11
  %1 = torch.constant.int 3
  %2 = torch.constant.int 0
  %3 = torch.constant.int 255
  %4 = torch.constant.none
  %5 = torch.quantized_decomposed.dequantize_per_tensor %arg0, %0, %1, %2, %3, %2, %4 : !torch.vtensor<[2,5],ui8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.71e+00, 2.497e+01, 7.92e+00, 2.453e+01, 2.123e+01], [1.254e+01, 2.145e+01, 1.32e+01, 1.661e+01, 1.936e+01]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  return
}

func.func @dequantize_per_tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[64, 230, 75, 226, 196], [117, 198, 123, 154, 179]]> : tensor<2x5xi8>
  %in0c = tensor.cast %in0 : tensor<2x5xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],ui8>
  %0 = torch.constant.float 0.11
  %1 = torch.constant.int 3
  %2 = torch.constant.int 0
  %3 = torch.constant.int 255
  %4 = torch.constant.none
  %5 = torch.quantized_decomposed.dequantize_per_tensor %arg0, %0, %1, %2, %3, %2, %4 : !torch.vtensor<[?,?],ui8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.71e+00, 2.497e+01, 7.92e+00, 2.453e+01, 2.123e+01], [1.254e+01, 2.145e+01, 1.32e+01, 1.661e+01, 1.936e+01]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @dequantize_per_channel() {
  %in0 = util.unfoldable_constant dense<[[64, 230, 75, 226, 196], [117, 198, 123, 154, 179]]> : tensor<2x5xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xi8> -> !torch.vtensor<[2,5],ui8>
  %in1 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %in2 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi32> -> !torch.vtensor<[2],si32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 255
  %2 = torch.constant.none
  %3 = torch.quantized_decomposed.dequantize_per_channel %arg0, %arg1, %arg2, %0, %0, %1, %0, %2 : !torch.vtensor<[2,5],ui8>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.868359e+01, 3.5870703e+02, 1.1591406e+02, 3.524414e+02, 3.0544922e+02], [-2.061211e+02, -3.488203e+02, -2.166914e+02, -2.713047e+02, -3.1534766e+02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  return
}

func.func @dequantize_per_channel_dynamic() {
  %in0 = util.unfoldable_constant dense<[[64, 230, 75, 226, 196], [117, 198, 123, 154, 179]]> : tensor<2x5xi8>
  %in0c = tensor.cast %in0 : tensor<2x5xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],ui8>
  %in1 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %in1c = tensor.cast %in1 : tensor<2xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi32>
  %in2c = tensor.cast %in2 : tensor<2xi32> to tensor<?xi32>
  %in2d = util.optimization_barrier %in2c : tensor<?xi32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi32> -> !torch.vtensor<[?],si32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 255
  %2 = torch.constant.none
  %3 = torch.quantized_decomposed.dequantize_per_channel %arg0, %arg1, %arg2, %0, %0, %1, %0, %2 : !torch.vtensor<[?,?],ui8>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.868359e+01, 3.5870703e+02, 1.1591406e+02, 3.524414e+02, 3.0544922e+02], [-2.061211e+02, -3.488203e+02, -2.166914e+02, -2.713047e+02, -3.1534766e+02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @dequantize_per_channel_case2() {
  %in0 = util.unfoldable_constant dense<[[64, 230, 75, 226, 196], [117, 198, 123, 154, 179]]> : tensor<2x5xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xi8> -> !torch.vtensor<[2,5],ui8>
  %in1 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %in2 = util.unfoldable_constant dense<[-300, 255]> : tensor<2xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 255
  %2 = torch.constant.none
  %3 = torch.quantized_decomposed.dequantize_per_channel %arg0, %arg1, %arg2, %0, %0, %1, %0, %2 : !torch.vtensor<[2,5],ui8>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.701719e+02, 8.301953e+02, 5.8740234e+02, 8.239297e+02, 7.769375e+02], [2.4311719e+02, 1.0041797e+02, 2.3254688e+02, 1.779336e+02, 1.3389062e+02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  return
}

func.func @dequantize_per_channel_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[64, 230, 75, 226, 196], [117, 198, 123, 154, 179]]> : tensor<2x5xi8>
  %in0c = tensor.cast %in0 : tensor<2x5xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],ui8>
  %in1 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %in1c = tensor.cast %in1 : tensor<2xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[-300, 255]> : tensor<2xi64>
  %in2c = tensor.cast %in2 : tensor<2xi64> to tensor<?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 255
  %2 = torch.constant.none
  %3 = torch.quantized_decomposed.dequantize_per_channel %arg0, %arg1, %arg2, %0, %0, %1, %0, %2 : !torch.vtensor<[?,?],ui8>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.701719e+02, 8.301953e+02, 5.8740234e+02, 8.239297e+02, 7.769375e+02], [2.4311719e+02, 1.0041797e+02, 2.3254688e+02, 1.779336e+02, 1.3389062e+02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @quantize_per_tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[1.2109375e-01, 5.515625e+00, 6.59375e+00, 6.0742188e+00, -5.9179688e+00], [1.5121094e+01, 6.578125e+00, -1.18984375e+01, -9.5859375e+00, -1.8746094e+01]]> : tensor<2x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %0 = torch.constant.float 0.11
  %1 = torch.constant.int 3
  %2 = torch.constant.int -100
  %3 = torch.constant.int 127
  %4 = torch.constant.int 1
  %5 = torch.quantized_decomposed.quantize_per_tensor %arg0, %0, %1, %2, %3, %4 : !torch.vtensor<[2,5],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,5],si8>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,5],si8> -> tensor<2x5xi8>
  check.expect_eq_const(%out0, dense<[[4, 53, 63, 58, -51], [127, 63, -100, -84, -100]]> : tensor<2x5xi8>) : tensor<2x5xi8>
  return
}

func.func @quantize_per_tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.2109375e-01, 5.515625e+00, 6.59375e+00, 6.0742188e+00, -5.9179688e+00], [1.5121094e+01, 6.578125e+00, -1.18984375e+01, -9.5859375e+00, -1.8746094e+01]]> : tensor<2x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 0.11
  %1 = torch.constant.int 3
  %2 = torch.constant.int -100
  %3 = torch.constant.int 127
  %4 = torch.constant.int 1
  %5 = torch.quantized_decomposed.quantize_per_tensor %arg0, %0, %1, %2, %3, %4 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],si8>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],si8> -> tensor<?x?xi8>
  check.expect_eq_const(%out0, dense<[[4, 53, 63, 58, -51], [127, 63, -100, -84, -100]]> : tensor<2x5xi8>) : tensor<?x?xi8>
  return
}

func.func @dequantize_per_tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[-20, 84, 54, 31, 81], [-100, 16, 108, 126, -71]]> : tensor<2x5xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xi8> -> !torch.vtensor<[2,5],si8>
  %0 = torch.constant.float 0.11
  %1 = torch.constant.int 3
  %2 = torch.constant.int -100
  %3 = torch.constant.int 127
  %4 = torch.constant.int 1
  %5 = torch.constant.none
  %6 = torch.quantized_decomposed.dequantize_per_tensor %arg0, %0, %1, %2, %3, %4, %5 : !torch.vtensor<[2,5],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.53e+00, 8.91e+00, 5.61e+00, 3.08e+00, 8.58e+00], [-1.133e+01, 1.43e+00, 1.155e+01, 1.353e+01, -8.14e+00]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  return
}

func.func @dequantize_per_tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-20, 84, 54, 31, 81], [-100, 16, 108, 126, -71]]> : tensor<2x5xi8>
  %in0c = tensor.cast %in0 : tensor<2x5xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],si8>
  %0 = torch.constant.float 0.11
  %1 = torch.constant.int 3
  %2 = torch.constant.int -100
  %3 = torch.constant.int 127
  %4 = torch.constant.int 1
  %5 = torch.constant.none
  %6 = torch.quantized_decomposed.dequantize_per_tensor %arg0, %0, %1, %2, %3, %4, %5 : !torch.vtensor<[?,?],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.53e+00, 8.91e+00, 5.61e+00, 3.08e+00, 8.58e+00], [-1.133e+01, 1.43e+00, 1.155e+01, 1.353e+01, -8.14e+00]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @dequantize_per_channel_case3() {
  %in0 = util.unfoldable_constant dense<[[-20, 84, 54, 31, 81], [-100, 16, 108, 126, -71]]> : tensor<2x5xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xi8> -> !torch.vtensor<[2,5],si8>
  %in1 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %in2 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi32> -> !torch.vtensor<[2],si32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -100
  %2 = torch.constant.int 127
  %3 = torch.constant.int 1
  %4 = torch.constant.none
  %5 = torch.quantized_decomposed.dequantize_per_channel %arg0, %arg1, %arg2, %0, %1, %2, %3, %4 : !torch.vtensor<[2,5],si8>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[-3.289453e+01, 1.3001172e+02, 8.301953e+01, 4.6992188e+01, 1.253125e+02], [1.7617188e+02, -2.81875e+01, -1.9026562e+02, -2.2197656e+02, 1.2508203e+02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  return
}

func.func @dequantize_per_channel_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-20, 84, 54, 31, 81], [-100, 16, 108, 126, -71]]> : tensor<2x5xi8>
  %in0c = tensor.cast %in0 : tensor<2x5xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],si8>
  %in1 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %in1c = tensor.cast %in1 : tensor<2xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi32>
  %in2c = tensor.cast %in2 : tensor<2xi32> to tensor<?xi32>
  %in2d = util.optimization_barrier %in2c : tensor<?xi32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi32> -> !torch.vtensor<[?],si32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -100
  %2 = torch.constant.int 127
  %3 = torch.constant.int 1
  %4 = torch.constant.none
  %5 = torch.quantized_decomposed.dequantize_per_channel %arg0, %arg1, %arg2, %0, %1, %2, %3, %4 : !torch.vtensor<[?,?],si8>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-3.289453e+01, 1.3001172e+02, 8.301953e+01, 4.6992188e+01, 1.253125e+02], [1.7617188e+02, -2.81875e+01, -1.9026562e+02, -2.2197656e+02, 1.2508203e+02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @dequantize_per_channel_case4() {
  %in0 = util.unfoldable_constant dense<[[-20, 84, 54, 31, 81], [-100, 16, 108, 126, -71]]> : tensor<2x5xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xi8> -> !torch.vtensor<[2,5],si8>
  %in1 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %in2 = util.unfoldable_constant dense<[-300, 255]> : tensor<2xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -100
  %2 = torch.constant.int 127
  %3 = torch.constant.int 1
  %4 = torch.constant.none
  %5 = torch.quantized_decomposed.dequantize_per_channel %arg0, %arg1, %arg2, %0, %1, %2, %3, %4 : !torch.vtensor<[2,5],si8>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.3859375e+02, 6.015e+02, 5.545078e+02, 5.1848047e+02, 5.968008e+02], [6.2541016e+02, 4.2105078e+02, 2.5897266e+02, 2.2726172e+02, 5.743203e+02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  return
}

func.func @dequantize_per_channel_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-20, 84, 54, 31, 81], [-100, 16, 108, 126, -71]]> : tensor<2x5xi8>
  %in0c = tensor.cast %in0 : tensor<2x5xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],si8>
  %in1 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %in1c = tensor.cast %in1 : tensor<2xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in2 = util.unfoldable_constant dense<[-300, 255]> : tensor<2xi64>
  %in2c = tensor.cast %in2 : tensor<2xi64> to tensor<?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -100
  %2 = torch.constant.int 127
  %3 = torch.constant.int 1
  %4 = torch.constant.none
  %5 = torch.quantized_decomposed.dequantize_per_channel %arg0, %arg1, %arg2, %0, %1, %2, %3, %4 : !torch.vtensor<[?,?],si8>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.3859375e+02, 6.015e+02, 5.545078e+02, 5.1848047e+02, 5.968008e+02], [6.2541016e+02, 4.2105078e+02, 2.5897266e+02, 2.2726172e+02, 5.743203e+02]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_int_mm() {
  %in0 = util.unfoldable_constant dense<[[1, 2, -4, 3, 2, 7, -8, -7], [6, -3, -3, -8, 1, -7, -9, -7], [-9, 3, 3, 7, 9, 6, -2, -6], [6, -7, -2, 7, 0, 0, 4, 2], [4, 7, 0, 0, -3, -1, 1, -2], [-8, 7, -6, 9, 1, -8, 9, 2], [-5, 5, 8, 7, 0, -3, 3, -7], [-9, 8, -8, 6, 6, -4, 1, -9], [-4, 8, -1, 7, 4, -8, 1, -3], [2, 6, -3, -9, -6, -1, -4, -4], [9, 4, -6, 6, -5, 7, -1, 1], [3, 5, -3, -5, -2, 9, 0, 9], [-8, -4, 4, 3, 2, -8, -2, 6], [-5, -8, 9, -3, 6, -6, 0, -9], [-6, 8, 1, -5, -9, -7, 4, 2], [-6, -4, 7, 6, 1, 0, 3, 1], [0, -6, 8, 0, 9, -1, -2, 4]]> : tensor<17x8xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<17x8xi8> -> !torch.vtensor<[17,8],si8>
  %in1 = util.unfoldable_constant dense<[[1, -7, 2, -4, -9, -4, -4, 7], [3, 9, -4, -5, 9, -2, 2, -1], [8, 6, -7, -5, -7, 4, 9, 8], [-2, 9, -4, -4, 3, -2, 9, 5], [3, 4, 3, 1, -5, -9, 4, 8], [-8, -7, -5, -6, -1, 6, 4, 7], [-3, 4, 9, -7, 3, 7, 4, 3], [-4, -4, -9, 7, 0, 8, -3, -9]]> : tensor<8x8xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<8x8xi8> -> !torch.vtensor<[8,8],si8>
  %0 = torch.aten._int_mm %arg0, %arg1 : !torch.vtensor<[17,8],si8>, !torch.vtensor<[8,8],si8> -> !torch.vtensor<[17,8],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[17,8],si32> -> tensor<17x8xi32>
  check.expect_eq_const(%out0, dense<[[-29, -31, -28, -39, 5, -118, 16, 92], [103, -114, 97, 95, -109, -184, -168, -24], [19, 181, -46, -77, 51, -79, 202, 155], [-65, -46, 44, -21, -70, 12, 17, 62], [29, 42, 3, -69, 46, -18, -8, 11], [-21, 252, 68, -9, 234, -2, 75, -105], [103, 252, -9, -125, 67, -25, 186, 110], [22, 233, 110, -28, 204, -167, 73, -1], [83, 245, 27, -23, 127, -119, 83, -3], [32, -76, 24, 13, 49, -26, -136, -92], [-111, -86, -48, -83, 30, 8, -27, 38], [-110, -146, -105, 5, 25, 120, -73, -67], [58, 103, -66, 126, 9, 18, 37, -105], [151, 92, 100, 6, -123, -84, 85, 117], [45, 96, -5, 18, 168, 105, -50, -194], [16, 114, -48, -28, -9, 68, 146, 56], [71, 13, -54, 47, -160, -25, 72, 93]]> : tensor<17x8xi32>) : tensor<17x8xi32>
  return
}

func.func @_int_mm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1, 2, -4, 3, 2, 7, -8, -7], [6, -3, -3, -8, 1, -7, -9, -7], [-9, 3, 3, 7, 9, 6, -2, -6], [6, -7, -2, 7, 0, 0, 4, 2], [4, 7, 0, 0, -3, -1, 1, -2], [-8, 7, -6, 9, 1, -8, 9, 2], [-5, 5, 8, 7, 0, -3, 3, -7], [-9, 8, -8, 6, 6, -4, 1, -9], [-4, 8, -1, 7, 4, -8, 1, -3], [2, 6, -3, -9, -6, -1, -4, -4], [9, 4, -6, 6, -5, 7, -1, 1], [3, 5, -3, -5, -2, 9, 0, 9], [-8, -4, 4, 3, 2, -8, -2, 6], [-5, -8, 9, -3, 6, -6, 0, -9], [-6, 8, 1, -5, -9, -7, 4, 2], [-6, -4, 7, 6, 1, 0, 3, 1], [0, -6, 8, 0, 9, -1, -2, 4]]> : tensor<17x8xi8>
  %in0c = tensor.cast %in0 : tensor<17x8xi8> to tensor<?x?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi8> -> !torch.vtensor<[?,?],si8>
  %in1 = util.unfoldable_constant dense<[[1, -7, 2, -4, -9, -4, -4, 7], [3, 9, -4, -5, 9, -2, 2, -1], [8, 6, -7, -5, -7, 4, 9, 8], [-2, 9, -4, -4, 3, -2, 9, 5], [3, 4, 3, 1, -5, -9, 4, 8], [-8, -7, -5, -6, -1, 6, 4, 7], [-3, 4, 9, -7, 3, 7, 4, 3], [-4, -4, -9, 7, 0, 8, -3, -9]]> : tensor<8x8xi8>
  %in1c = tensor.cast %in1 : tensor<8x8xi8> to tensor<?x?xi8>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi8> -> !torch.vtensor<[?,?],si8>
  %0 = torch.aten._int_mm %arg0, %arg1 : !torch.vtensor<[?,?],si8>, !torch.vtensor<[?,?],si8> -> !torch.vtensor<[?,?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si32> -> tensor<?x?xi32>
  check.expect_eq_const(%out0, dense<[[-29, -31, -28, -39, 5, -118, 16, 92], [103, -114, 97, 95, -109, -184, -168, -24], [19, 181, -46, -77, 51, -79, 202, 155], [-65, -46, 44, -21, -70, 12, 17, 62], [29, 42, 3, -69, 46, -18, -8, 11], [-21, 252, 68, -9, 234, -2, 75, -105], [103, 252, -9, -125, 67, -25, 186, 110], [22, 233, 110, -28, 204, -167, 73, -1], [83, 245, 27, -23, 127, -119, 83, -3], [32, -76, 24, 13, 49, -26, -136, -92], [-111, -86, -48, -83, 30, 8, -27, 38], [-110, -146, -105, 5, 25, 120, -73, -67], [58, 103, -66, 126, 9, 18, 37, -105], [151, 92, 100, 6, -123, -84, 85, 117], [45, 96, -5, 18, 168, 105, -50, -194], [16, 114, -48, -28, -9, 68, 146, 56], [71, 13, -54, 47, -160, -25, 72, 93]]> : tensor<17x8xi32>) : tensor<?x?xi32>
  return
}

func.func @_weight_int8pack_mm() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[2, -8, 0, -7], [5, -9, -1, -7], [0, 5, -1, -4], [-6, 5, -6, -2], [1, 7, 3, 0]]> : tensor<5x4xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5x4xi8> -> !torch.vtensor<[5,4],si8>
  %in2 = util.unfoldable_constant dense<[1.1171875e+00, 6.71875e-01, 1.9335938e+00, 1.328125e+00, 1.9804688e+00]> : tensor<5xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.aten._weight_int8pack_mm %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[5,4],si8>, !torch.vtensor<[5],f32> -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[-3.9581604e+00, -2.4932861e-01, -3.9276123e-01, -2.4134521e+01, 2.0949646e+01], [1.1442444e+01, 1.0393066e+01, -1.9977951e+01, -8.788452e+00, -3.0542542e+01], [1.0613281e+01, 8.193726e+00, 1.1986771e+01, -1.5200806e+01, 1.5565247e+01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @_weight_int8pack_mm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[2, -8, 0, -7], [5, -9, -1, -7], [0, 5, -1, -4], [-6, 5, -6, -2], [1, 7, 3, 0]]> : tensor<5x4xi8>
  %in1c = tensor.cast %in1 : tensor<5x4xi8> to tensor<?x?xi8>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi8> -> !torch.vtensor<[?,?],si8>
  %in2 = util.unfoldable_constant dense<[1.1171875e+00, 6.71875e-01, 1.9335938e+00, 1.328125e+00, 1.9804688e+00]> : tensor<5xf32>
  %in2c = tensor.cast %in2 : tensor<5xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten._weight_int8pack_mm %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si8>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-3.9581604e+00, -2.4932861e-01, -3.9276123e-01, -2.4134521e+01, 2.0949646e+01], [1.1442444e+01, 1.0393066e+01, -1.9977951e+01, -8.788452e+00, -3.0542542e+01], [1.0613281e+01, 8.193726e+00, 1.1986771e+01, -1.5200806e+01, 1.5565247e+01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_trilinear() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[2.03125e-01, -1.4140625e+00], [1.171875e-02, -1.21875e+00], [-1.1328125e-01, -1.5234375e-01], [-1.9726562e+00, 8.3203125e-01]], [[-2.3828125e-01, 1.8515625e+00], [-3.90625e-01, -2.96875e-01], [2.890625e-01, 3.359375e-01], [-1.9921875e-01, -1.171875e-02]], [[-1.5976562e+00, -2.96875e-01], [1.7304688e+00, -1.5625e+00], [-8.1640625e-01, -1.3476562e+00], [-1.6757812e+00, -5.390625e-01]], [[-1.6601562e+00, -1.9726562e+00], [1.8164062e+00, 1.984375e+00], [-1.96875e+00, 1.890625e+00], [1.328125e-01, -1.4140625e+00]], [[1.6796875e-01, -1.3398438e+00], [1.1328125e-01, -1.46875e+00], [-1.6523438e+00, -1.4140625e+00], [-4.6484375e-01, 9.140625e-01]]]> : tensor<5x4x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5x4x2xf32> -> !torch.vtensor<[5,4,2],f32>
  %in2 = util.unfoldable_constant dense<[[8.4765625e-01, -2.9296875e-01], [1.671875e+00, 5.3515625e-01], [3.203125e-01, -1.0195312e+00]]> : tensor<3x2xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x2xf32> -> !torch.vtensor<[3,2],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
  %5 = torch.constant.int 2
  %6 = torch.prim.ListConstruct %0, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.prim.ListConstruct %5, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten._trilinear %arg0, %arg1, %arg2, %2, %4, %6, %7, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[5,4,2],f32>, !torch.vtensor<[3,2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.756087e-01, -1.2905538e+00, -2.0943952e+00, -4.299095e+00, -5.6713736e-01], [-9.3765426e-01, 7.2069e-01, -5.151819e+00, -7.3011045e+00, 5.1454725e+00], [4.8440275e+00, -3.0027156e+00, 1.8891742e+00, -3.6594305e+00, 5.265171e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @_trilinear_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[2.03125e-01, -1.4140625e+00], [1.171875e-02, -1.21875e+00], [-1.1328125e-01, -1.5234375e-01], [-1.9726562e+00, 8.3203125e-01]], [[-2.3828125e-01, 1.8515625e+00], [-3.90625e-01, -2.96875e-01], [2.890625e-01, 3.359375e-01], [-1.9921875e-01, -1.171875e-02]], [[-1.5976562e+00, -2.96875e-01], [1.7304688e+00, -1.5625e+00], [-8.1640625e-01, -1.3476562e+00], [-1.6757812e+00, -5.390625e-01]], [[-1.6601562e+00, -1.9726562e+00], [1.8164062e+00, 1.984375e+00], [-1.96875e+00, 1.890625e+00], [1.328125e-01, -1.4140625e+00]], [[1.6796875e-01, -1.3398438e+00], [1.1328125e-01, -1.46875e+00], [-1.6523438e+00, -1.4140625e+00], [-4.6484375e-01, 9.140625e-01]]]> : tensor<5x4x2xf32>
  %in1c = tensor.cast %in1 : tensor<5x4x2xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in2 = util.unfoldable_constant dense<[[8.4765625e-01, -2.9296875e-01], [1.671875e+00, 5.3515625e-01], [3.203125e-01, -1.0195312e+00]]> : tensor<3x2xf32>
  %in2c = tensor.cast %in2 : tensor<3x2xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %3 : (!torch.int) -> !torch.list<int>
  %5 = torch.constant.int 2
  %6 = torch.prim.ListConstruct %0, %5 : (!torch.int, !torch.int) -> !torch.list<int>
  %7 = torch.prim.ListConstruct %5, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %8 = torch.aten._trilinear %arg0, %arg1, %arg2, %2, %4, %6, %7, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %8 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.756087e-01, -1.2905538e+00, -2.0943952e+00, -4.299095e+00, -5.6713736e-01], [-9.3765426e-01, 7.2069e-01, -5.151819e+00, -7.3011045e+00, 5.1454725e+00], [4.8440275e+00, -3.0027156e+00, 1.8891742e+00, -3.6594305e+00, 5.265171e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @i0() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf32> -> !torch.vtensor<[11],f32>
  %0 = torch.aten.i0 %arg0 : !torch.vtensor<[11],f32> -> !torch.vtensor<[11],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f32> -> tensor<11xf32>
  check.expect_almost_eq_const(%out0, dense<[7.816722e+11, 1.0935884e+03, 4.275642e+02, 4.8807926e+00, 1.0634835e+00, 9.9999994e-01, 1.0156863e+00, 2.2795851e+00, 2.6816135e+02, 6.83162e+02, 4.3558276e+07]> : tensor<11xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<11xf32>
  return
}

func.func @i0_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf32>
  %in0c = tensor.cast %in0 : tensor<11xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.i0 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[7.816722e+11, 1.0935884e+03, 4.275642e+02, 4.8807926e+00, 1.0634835e+00, 9.9999994e-01, 1.0156863e+00, 2.2795851e+00, 2.6816135e+02, 6.83162e+02, 4.3558276e+07]> : tensor<11xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @i0_case2() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf64> -> !torch.vtensor<[11],f64>
  %0 = torch.aten.i0 %arg0 : !torch.vtensor<[11],f64> -> !torch.vtensor<[11],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f64> -> tensor<11xf64>
  check.expect_almost_eq_const(%out0, dense<[7.816722978239775e+11, 1.0935883545113745e+03, 4.2756411572180474e+02, 4.880792585865024e+00, 1.0634833707413236e+00, 1.0e+00, 1.015686141223608e+00, 2.279585302336067e+00, 2.681613115151893e+02, 6.831619269901155e+02, 4.3558282559553534e+07]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<11xf64>
  return
}

func.func @i0_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %in0c = tensor.cast %in0 : tensor<11xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.i0 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[7.816722978239775e+11, 1.0935883545113745e+03, 4.2756411572180474e+02, 4.880792585865024e+00, 1.0634833707413236e+00, 1.0e+00, 1.015686141223608e+00, 2.279585302336067e+00, 2.681613115151893e+02, 6.831619269901155e+02, 4.3558282559553534e+07]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_i0e() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf32> -> !torch.vtensor<[11],f32>
  %0 = torch.aten.special_i0e %arg0 : !torch.vtensor<[11],f32> -> !torch.vtensor<[11],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f32> -> tensor<11xf32>
  check.expect_almost_eq_const(%out0, dense<[7.314594e-02, 1.3495953e-01, 1.4343181e-01, 2.4300036e-01, 6.450353e-01, 9.9999994e-01, 7.9101723e-01, 3.085083e-01, 1.4831585e-01, 1.3900185e-01, 8.97803e-02]> : tensor<11xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<11xf32>
  return
}

func.func @special_i0e_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf32>
  %in0c = tensor.cast %in0 : tensor<11xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_i0e %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[7.314594e-02, 1.3495953e-01, 1.4343181e-01, 2.4300036e-01, 6.450353e-01, 9.9999994e-01, 7.9101723e-01, 3.085083e-01, 1.4831585e-01, 1.3900185e-01, 8.97803e-02]> : tensor<11xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_i0e_case2() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf64> -> !torch.vtensor<[11],f64>
  %0 = torch.aten.special_i0e %arg0 : !torch.vtensor<[11],f64> -> !torch.vtensor<[11],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f64> -> tensor<11xf64>
  check.expect_almost_eq_const(%out0, dense<[7.31459464822373e-02, 1.34959524581723e-01, 1.434317818568503e-01, 2.4300035416182536e-01, 6.450352704491501e-01, 1.0e+00, 7.910171621397194e-01, 3.08508322553671e-01, 1.483158300773955e-01, 1.3900184305484758e-01, 8.9780311884826e-02]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<11xf64>
  return
}

func.func @special_i0e_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %in0c = tensor.cast %in0 : tensor<11xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_i0e %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[7.31459464822373e-02, 1.34959524581723e-01, 1.434317818568503e-01, 2.4300035416182536e-01, 6.450352704491501e-01, 1.0e+00, 7.910171621397194e-01, 3.08508322553671e-01, 1.483158300773955e-01, 1.3900184305484758e-01, 8.9780311884826e-02]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_i1() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf32> -> !torch.vtensor<[11],f32>
  %0 = torch.aten.special_i1 %arg0 : !torch.vtensor<[11],f32> -> !torch.vtensor<[11],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f32> -> tensor<11xf32>
  check.expect_almost_eq_const(%out0, dense<[-7.68532e+11, -1.0309148e+03, -3.9987354e+02, -3.9533706e+00, -2.5789428e-01, 0.0e+00, 1.2597911e-01, 1.5906368e+00, 2.4958453e+02, 6.4161993e+02, 4.245497e+07]> : tensor<11xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<11xf32>
  return
}

func.func @special_i1_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf32>
  %in0c = tensor.cast %in0 : tensor<11xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_i1 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-7.68532e+11, -1.0309148e+03, -3.9987354e+02, -3.9533706e+00, -2.5789428e-01, 0.0e+00, 1.2597911e-01, 1.5906368e+00, 2.4958453e+02, 6.4161993e+02, 4.245497e+07]> : tensor<11xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_i1_case2() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf64> -> !torch.vtensor<[11],f64>
  %0 = torch.aten.special_i1 %arg0 : !torch.vtensor<[11],f64> -> !torch.vtensor<[11],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f64> -> tensor<11xf64>
  check.expect_almost_eq_const(%out0, dense<[-7.685320389389569e+11, -1.0309147225169565e+03, -3.998731367825599e+02, -3.9533702174026093e+00, -2.5789430539089636e-01, 0.0e+00, 1.2597910894546793e-01, 1.5906368546373295e+00, 2.4958436542268808e+02, 6.416199025400667e+02, 4.2454973385127775e+07]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<11xf64>
  return
}

func.func @special_i1_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %in0c = tensor.cast %in0 : tensor<11xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_i1 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[-7.685320389389569e+11, -1.0309147225169565e+03, -3.998731367825599e+02, -3.9533702174026093e+00, -2.5789430539089636e-01, 0.0e+00, 1.2597910894546793e-01, 1.5906368546373295e+00, 2.4958436542268808e+02, 6.416199025400667e+02, 4.2454973385127775e+07]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_i1e() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf32> -> !torch.vtensor<[11],f32>
  %0 = torch.aten.special_i1e %arg0 : !torch.vtensor<[11],f32> -> !torch.vtensor<[11],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f32> -> tensor<11xf32>
  check.expect_almost_eq_const(%out0, dense<[-7.191633e-02, -1.27225e-01, -1.3414262e-01, -1.9682673e-01, -1.564208e-01, 0.0e+00, 9.811263e-02, 2.1526928e-01, 1.3804132e-01, 1.3054936e-01, 8.750622e-02]> : tensor<11xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<11xf32>
  return
}

func.func @special_i1e_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf32>
  %in0c = tensor.cast %in0 : tensor<11xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_i1e %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-7.191633e-02, -1.27225e-01, -1.3414262e-01, -1.9682673e-01, -1.564208e-01, 0.0e+00, 9.811263e-02, 2.1526928e-01, 1.3804132e-01, 1.3054936e-01, 8.750622e-02]> : tensor<11xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_i1e_case2() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf64> -> !torch.vtensor<[11],f64>
  %0 = torch.aten.special_i1e %arg0 : !torch.vtensor<[11],f64> -> !torch.vtensor<[11],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f64> -> tensor<11xf64>
  check.expect_almost_eq_const(%out0, dense<[-7.191633059864755e-02, -1.272249839358912e-01, -1.3414249329269812e-01, -1.9682671329730084e-01, -1.5642080318487173e-01, 0.0e+00, 9.811262869736825e-02, 2.152692892489377e-01, 1.3804121154855417e-01, 1.3054935509459586e-01, 8.750622218328867e-02]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<11xf64>
  return
}

func.func @special_i1e_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %in0c = tensor.cast %in0 : tensor<11xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_i1e %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[-7.191633059864755e-02, -1.272249839358912e-01, -1.3414249329269812e-01, -1.9682671329730084e-01, -1.5642080318487173e-01, 0.0e+00, 9.811262869736825e-02, 2.152692892489377e-01, 1.3804121154855417e-01, 1.3054935509459586e-01, 8.750622218328867e-02]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_ndtri() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-30, 1.0e-09, 1.0e-02, 1.353e-01, 2.0e-01, 5.0e-01, 8.0e-01, 9.9e-01, 9.999999e-01, 1.0e+00, 1.5e+00, -5.0e-01]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_ndtri %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[0xFF800000, -1.1464024e+01, -5.997807e+00, -2.3263478e+00, -1.1016818e+00, -8.416212e-01, 0.0e+00, 8.416212e-01, 2.3263483e+00, 5.1665783e+00, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_ndtri_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-30, 1.0e-09, 1.0e-02, 1.353e-01, 2.0e-01, 5.0e-01, 8.0e-01, 9.9e-01, 9.999999e-01, 1.0e+00, 1.5e+00, -5.0e-01]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_ndtri %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0xFF800000, -1.1464024e+01, -5.997807e+00, -2.3263478e+00, -1.1016818e+00, -8.416212e-01, 0.0e+00, 8.416212e-01, 2.3263483e+00, 5.1665783e+00, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_ndtri_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0000000031710769e-30, 9.999999717180685e-10, 9.999999776482582e-03, 1.3529999554157257e-01, 2.0000000298023224e-01, 5.0e-01, 8.00000011920929e-01, 9.900000095367432e-01, 9.999998807907104e-01, 1.0e+00, 1.5e+00, -5.0e-01]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_ndtri %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[0xFFF0000000000000, -1.1464024688169063e+01, -5.997807019601637e+00, -2.3263478824273123e+00, -1.1016818941755853e+00, -8.4162122292778e-01, 0.0e+00, 8.416212761534521e-01, 2.326348231863753e+00, 5.166578119728753e+00, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_ndtri_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0000000031710769e-30, 9.999999717180685e-10, 9.999999776482582e-03, 1.3529999554157257e-01, 2.0000000298023224e-01, 5.0e-01, 8.00000011920929e-01, 9.900000095367432e-01, 9.999998807907104e-01, 1.0e+00, 1.5e+00, -5.0e-01]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_ndtri %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0xFFF0000000000000, -1.1464024688169063e+01, -5.997807019601637e+00, -2.3263478824273123e+00, -1.1016818941755853e+00, -8.4162122292778e-01, 0.0e+00, 8.416212761534521e-01, 2.326348231863753e+00, 5.166578119728753e+00, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_erfcx() {
  %in0 = util.unfoldable_constant dense<[-8.0e+00, -8.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01, 4.6e-01, 4.7e-01, 3.9e+00, 4.1e+00, 1.0e+04, 0x7F800000]> : tensor<17xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<17xf32> -> !torch.vtensor<[17],f32>
  %0 = torch.aten.special_erfcx %arg0 : !torch.vtensor<[17],f32> -> !torch.vtensor<[17],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[17],f32> -> tensor<17xf32>
  check.expect_almost_eq_const(%out0, dense<[1.2470298e+28, 1.2470298e+28, 1.2470298e+28, 1.6205989e+04, 1.9523606e+00, 1.0e+00, 7.7034646e-01, 2.5539565e-01, 7.457369e-02, 6.592512e-02, 2.8174348e-02, 6.367873e-01, 6.314007e-01, 1.4031418e-01, 1.3383411e-01, 5.641896e-05, 0.0e+00]> : tensor<17xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<17xf32>
  return
}

func.func @special_erfcx_dynamic() {
  %in0 = util.unfoldable_constant dense<[-8.0e+00, -8.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01, 4.6e-01, 4.7e-01, 3.9e+00, 4.1e+00, 1.0e+04, 0x7F800000]> : tensor<17xf32>
  %in0c = tensor.cast %in0 : tensor<17xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_erfcx %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.2470298e+28, 1.2470298e+28, 1.2470298e+28, 1.6205989e+04, 1.9523606e+00, 1.0e+00, 7.7034646e-01, 2.5539565e-01, 7.457369e-02, 6.592512e-02, 2.8174348e-02, 6.367873e-01, 6.314007e-01, 1.4031418e-01, 1.3383411e-01, 5.641896e-05, 0.0e+00]> : tensor<17xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_erfcx_case2() {
  %in0 = util.unfoldable_constant dense<[-2.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<11xf64> -> !torch.vtensor<[11],f64>
  %0 = torch.aten.special_erfcx %arg0 : !torch.vtensor<[11],f64> -> !torch.vtensor<[11],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[11],f64> -> tensor<11xf64>
  check.expect_almost_eq_const(%out0, dense<[1.0442939379528289e+174, 3.0121946291700612e+35, 1.2470298161623233e+28, 1.6205988853999586e+04, 1.952360489182557e+00, 1.0e+00, 7.70346547730997e-01, 2.553956763105058e-01, 7.457369306287667e-02, 6.592512249998035e-02, 2.8174348741051323e-02]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<11xf64>
  return
}

func.func @special_erfcx_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-2.0e+01, -9.0e+00, -8.0e+00, -3.0e+00, -5.0e-01, 0.0e+00, 2.5e-01, 2.0e+00, 7.5e+00, 8.5e+00, 2.0e+01]> : tensor<11xf64>
  %in0c = tensor.cast %in0 : tensor<11xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_erfcx %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[1.0442939379528289e+174, 3.0121946291700612e+35, 1.2470298161623233e+28, 1.6205988853999586e+04, 1.952360489182557e+00, 1.0e+00, 7.70346547730997e-01, 2.553956763105058e-01, 7.457369306287667e-02, 6.592512249998035e-02, 2.8174348741051323e-02]> : tensor<11xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_zeta() {
  %in0 = util.unfoldable_constant dense<[2.0e+00, 1.5e+00, 3.0e+00, 1.0e+00, 5.0e-01, 7.0e+00]> : tensor<6xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %in1 = util.unfoldable_constant dense<[1.0e+00, 5.0e-01, 2.0e+01, 1.0e+00, 1.0e+00, 2.5e-01]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_zeta %arg0, %arg1 : !torch.vtensor<[6],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6],f32> -> tensor<6xf32>
  check.expect_almost_eq_const(%out0, dense<[1.644934e+00, 4.776538e+00, 1.3140612e-03, 0x7F800000, 0x7FC00000, 1.6384213e+04]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6xf32>
  return
}

func.func @special_zeta_dynamic() {
  %in0 = util.unfoldable_constant dense<[2.0e+00, 1.5e+00, 3.0e+00, 1.0e+00, 5.0e-01, 7.0e+00]> : tensor<6xf32>
  %in0c = tensor.cast %in0 : tensor<6xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[1.0e+00, 5.0e-01, 2.0e+01, 1.0e+00, 1.0e+00, 2.5e-01]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_zeta %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.644934e+00, 4.776538e+00, 1.3140612e-03, 0x7F800000, 0x7FC00000, 1.6384213e+04]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_zeta_self_scalar() {
  %in0 = util.unfoldable_constant dense<[2.923828125e+01, 2.691015625e+01, 2.24765625e+01, 7.0703125e-01, 9.25390625e+00, 5.96484375e+00]> : tensor<6xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6xf64> -> !torch.vtensor<[6],f64>
  %0 = torch.constant.float 2.0
  %1 = torch.aten.special_zeta.self_scalar %0, %arg0 : !torch.float, !torch.vtensor<[6],f64> -> !torch.vtensor<[6],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[6],f64> -> tensor<6xf64>
  check.expect_almost_eq_const(%out0, dense<[3.4793282612343546e-02, 3.785969971102949e-02, 4.549517610349549e-02, 2.7894345453186644e+00, 1.1411105211424385e-01, 1.8248307565424796e-01]> : tensor<6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<6xf64>
  return
}

func.func @special_zeta_self_scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[2.923828125e+01, 2.691015625e+01, 2.24765625e+01, 7.0703125e-01, 9.25390625e+00, 5.96484375e+00]> : tensor<6xf64>
  %in0c = tensor.cast %in0 : tensor<6xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.constant.float 2.0
  %1 = torch.aten.special_zeta.self_scalar %0, %arg0 : !torch.float, !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[3.4793282612343546e-02, 3.785969971102949e-02, 4.549517610349549e-02, 2.7894345453186644e+00, 1.1411105211424385e-01, 1.8248307565424796e-01]> : tensor<6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @polygamma() {
  %in0 = util.unfoldable_constant dense<[1.1113281e+01, 1.421875e+00, 1.875e-01, 9.5e+00, 6.9140625e+00, 1.25e-01, 5.296875e+00, 2.75e+00]> : tensor<8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xf32> -> !torch.vtensor<[8],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[8],f32> -> tensor<8xf32>
  check.expect_almost_eq_const(%out0, dense<[2.3624754e+00, -3.9188396e-02, -5.6383324e+00, 2.197738e+00, 1.8595012e+00, -8.3884945e+00, 1.569762e+00, 8.1890106e-01]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<8xf32>
  return
}

func.func @polygamma_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.1113281e+01, 1.421875e+00, 1.875e-01, 9.5e+00, 6.9140625e+00, 1.25e-01, 5.296875e+00, 2.75e+00]> : tensor<8xf32>
  %in0c = tensor.cast %in0 : tensor<8xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[2.3624754e+00, -3.9188396e-02, -5.6383324e+00, 2.197738e+00, 1.8595012e+00, -8.3884945e+00, 1.569762e+00, 8.1890106e-01]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @polygamma_case2() {
  %in0 = util.unfoldable_constant dense<[1.1113281e+01, 1.421875e+00, 1.875e-01, 9.5e+00, 6.9140625e+00, 1.25e-01, 5.296875e+00, 2.75e+00]> : tensor<8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xf32> -> !torch.vtensor<[8],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[8],f32> -> tensor<8xf32>
  check.expect_almost_eq_const(%out0, dense<[9.415208e-02, 1.0041466e+00, 2.9730556e+01, 1.1099729e-01, 1.5559426e-01, 6.538813e+01, 2.0772517e-01, 4.3757123e-01]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<8xf32>
  return
}

func.func @polygamma_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.1113281e+01, 1.421875e+00, 1.875e-01, 9.5e+00, 6.9140625e+00, 1.25e-01, 5.296875e+00, 2.75e+00]> : tensor<8xf32>
  %in0c = tensor.cast %in0 : tensor<8xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[9.415208e-02, 1.0041466e+00, 2.9730556e+01, 1.1099729e-01, 1.5559426e-01, 6.538813e+01, 2.0772517e-01, 4.3757123e-01]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @polygamma_case3() {
  %in0 = util.unfoldable_constant dense<[1.1113281e+01, 1.421875e+00, 1.875e-01, 9.5e+00, 6.9140625e+00, 1.25e-01, 5.296875e+00, 2.75e+00]> : tensor<8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xf32> -> !torch.vtensor<[8],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[8],f32> -> tensor<8xf32>
  check.expect_almost_eq_const(%out0, dense<[-8.858101e-03, -9.5044035e-01, -3.0492682e+02, -1.2307846e-02, -2.4161458e-02, -1.0257533e+03, -4.2998604e-02, -1.8871464e-01]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<8xf32>
  return
}

func.func @polygamma_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.1113281e+01, 1.421875e+00, 1.875e-01, 9.5e+00, 6.9140625e+00, 1.25e-01, 5.296875e+00, 2.75e+00]> : tensor<8xf32>
  %in0c = tensor.cast %in0 : tensor<8xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[-8.858101e-03, -9.5044035e-01, -3.0492682e+02, -1.2307846e-02, -2.4161458e-02, -1.0257533e+03, -4.2998604e-02, -1.8871464e-01]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @polygamma_case4() {
  %in0 = util.unfoldable_constant dense<[1.1113281e+01, 1.421875e+00, 1.875e-01, 9.5e+00, 6.9140625e+00, 1.25e-01, 5.296875e+00, 2.75e+00]> : tensor<8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xf32> -> !torch.vtensor<[8],f32>
  %0 = torch.constant.int 3
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[8],f32> -> tensor<8xf32>
  check.expect_almost_eq_const(%out0, dense<[1.6655733e-03, 1.718225e+00, 4.8578945e+03, 2.7267288e-03, 7.4891e-03, 2.4580143e+04, 1.7740216e-02, 1.6061611e-01]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<8xf32>
  return
}

func.func @polygamma_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.1113281e+01, 1.421875e+00, 1.875e-01, 9.5e+00, 6.9140625e+00, 1.25e-01, 5.296875e+00, 2.75e+00]> : tensor<8xf32>
  %in0c = tensor.cast %in0 : tensor<8xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 3
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.6655733e-03, 1.718225e+00, 4.8578945e+03, 2.7267288e-03, 7.4891e-03, 2.4580143e+04, 1.7740216e-02, 1.6061611e-01]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @polygamma_case5() {
  %in0 = util.unfoldable_constant dense<[-5.0e-01, -3.25e+00, 0.0e+00]> : tensor<3xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf64> -> !torch.vtensor<[3],f64>
  %0 = torch.constant.int 1
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[3],f64> -> !torch.vtensor<[3],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3],f64> -> tensor<3xf64>
  check.expect_almost_eq_const(%out0, dense<[8.934802200117687e+00, 1.9474085068056e+01, 0x7FF0000000000000]> : tensor<3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3xf64>
  return
}

func.func @polygamma_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[-5.0e-01, -3.25e+00, 0.0e+00]> : tensor<3xf64>
  %in0c = tensor.cast %in0 : tensor<3xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.constant.int 1
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[8.934802200117687e+00, 1.9474085068056e+01, 0x7FF0000000000000]> : tensor<3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @polygamma_case6() {
  %in0 = util.unfoldable_constant dense<[-5.0e-01, -3.25e+00, 3.0e-01, -1.77e+01]> : tensor<4xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf64> -> !torch.vtensor<[4],f64>
  %0 = torch.constant.int 2
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[4],f64> -> !torch.vtensor<[4],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[4],f64> -> tensor<4xf64>
  check.expect_almost_eq_const(%out0, dense<[-8.2879664423432e-01, 1.2395521103942201e+02, -7.527253658872601e+01, -6.88405603990683e+01]> : tensor<4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4xf64>
  return
}

func.func @polygamma_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[-5.0e-01, -3.25e+00, 3.0e-01, -1.77e+01]> : tensor<4xf64>
  %in0c = tensor.cast %in0 : tensor<4xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.constant.int 2
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[-8.2879664423432e-01, 1.2395521103942201e+02, -7.527253658872601e+01, -6.88405603990683e+01]> : tensor<4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @polygamma_case7() {
  %in0 = util.unfoldable_constant dense<[-5.0e-01, -3.25e+00, 3.0e-01, -1.77e+01]> : tensor<4xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf64> -> !torch.vtensor<[4],f64>
  %0 = torch.constant.int 3
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[4],f64> -> !torch.vtensor<[4],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[4],f64> -> tensor<4xf64>
  check.expect_almost_eq_const(%out0, dense<[1.9340909103400242e+02, 1.558508802818279e+03, 7.431417646550497e+02, 7.690205830791854e+02]> : tensor<4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4xf64>
  return
}

func.func @polygamma_case7_dynamic() {
  %in0 = util.unfoldable_constant dense<[-5.0e-01, -3.25e+00, 3.0e-01, -1.77e+01]> : tensor<4xf64>
  %in0c = tensor.cast %in0 : tensor<4xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.constant.int 3
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[1.9340909103400242e+02, 1.558508802818279e+03, 7.431417646550497e+02, 7.690205830791854e+02]> : tensor<4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @polygamma_case8() {
  %in0 = util.unfoldable_constant dense<[-5.0e-01, -3.25e+00, 3.0e-01, -1.77e+01]> : tensor<4xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf64> -> !torch.vtensor<[4],f64>
  %0 = torch.constant.int 5
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[4],f64> -> !torch.vtensor<[4],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[4],f64> -> tensor<4xf64>
  check.expect_almost_eq_const(%out0, dense<[1.5371113548602436e+04, 4.922312373357212e+05, 1.64634846099223e+05, 1.656601744413906e+05]> : tensor<4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4xf64>
  return
}

func.func @polygamma_case8_dynamic() {
  %in0 = util.unfoldable_constant dense<[-5.0e-01, -3.25e+00, 3.0e-01, -1.77e+01]> : tensor<4xf64>
  %in0c = tensor.cast %in0 : tensor<4xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.constant.int 5
  %1 = torch.aten.polygamma %0, %arg0 : !torch.int, !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[1.5371113548602436e+04, 4.922312373357212e+05, 1.64634846099223e+05, 1.656601744413906e+05]> : tensor<4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @gcd() {
  %in0 = util.unfoldable_constant dense<[[-15, 54, 43, -38], [17, 11, 58, -46], [-4, 33, -6, -53]]> : tensor<3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in1 = util.unfoldable_constant dense<[4, 31, -10, 39]> : tensor<4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xi64> -> !torch.vtensor<[4],si64>
  %0 = torch.aten.gcd %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[4],si64> -> !torch.vtensor<[3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],si64> -> tensor<3x4xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 1, 1], [1, 1, 2, 1], [4, 1, 2, 1]]> : tensor<3x4xi64>) : tensor<3x4xi64>
  return
}

func.func @gcd_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-15, 54, 43, -38], [17, 11, 58, -46], [-4, 33, -6, -53]]> : tensor<3x4xi64>
  %in0c = tensor.cast %in0 : tensor<3x4xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[4, 31, -10, 39]> : tensor<4xi64>
  %in1c = tensor.cast %in1 : tensor<4xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.gcd %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 1, 1], [1, 1, 2, 1], [4, 1, 2, 1]]> : tensor<3x4xi64>) : tensor<?x?xi64>
  return
}

func.func @gcd_case2() {
  %in0 = util.unfoldable_constant dense<[12, 18, 0, 7]> : tensor<4xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xi8> -> !torch.vtensor<[4],ui8>
  %in1 = util.unfoldable_constant dense<[200, 0, 0, 49]> : tensor<4xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xi8> -> !torch.vtensor<[4],ui8>
  %0 = torch.aten.gcd %arg0, %arg1 : !torch.vtensor<[4],ui8>, !torch.vtensor<[4],ui8> -> !torch.vtensor<[4],ui8>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4],ui8> -> tensor<4xi8>
  check.expect_eq_const(%out0, dense<[4, 18, 0, 7]> : tensor<4xi8>) : tensor<4xi8>
  return
}

func.func @gcd_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[12, 18, 0, 7]> : tensor<4xi8>
  %in0c = tensor.cast %in0 : tensor<4xi8> to tensor<?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %in1 = util.unfoldable_constant dense<[200, 0, 0, 49]> : tensor<4xi8>
  %in1c = tensor.cast %in1 : tensor<4xi8> to tensor<?xi8>
  %in1d = util.optimization_barrier %in1c : tensor<?xi8>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %0 = torch.aten.gcd %arg0, %arg1 : !torch.vtensor<[?],ui8>, !torch.vtensor<[?],ui8> -> !torch.vtensor<[?],ui8>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],ui8> -> tensor<?xi8>
  check.expect_eq_const(%out0, dense<[4, 18, 0, 7]> : tensor<4xi8>) : tensor<?xi8>
  return
}

func.func @lcm() {
  %in0 = util.unfoldable_constant dense<[[-15, 54, 43, -38], [17, 11, 58, -46], [-4, 33, -6, -53]]> : tensor<3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in1 = util.unfoldable_constant dense<[4, 31, -10, 39]> : tensor<4xi32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xi32> -> !torch.vtensor<[4],si32>
  %0 = torch.aten.lcm %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[4],si32> -> !torch.vtensor<[3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],si64> -> tensor<3x4xi64>
  check.expect_eq_const(%out0, dense<[[60, 1674, 430, 1482], [68, 341, 290, 1794], [4, 1023, 30, 2067]]> : tensor<3x4xi64>) : tensor<3x4xi64>
  return
}

func.func @lcm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-15, 54, 43, -38], [17, 11, 58, -46], [-4, 33, -6, -53]]> : tensor<3x4xi64>
  %in0c = tensor.cast %in0 : tensor<3x4xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in1 = util.unfoldable_constant dense<[4, 31, -10, 39]> : tensor<4xi32>
  %in1c = tensor.cast %in1 : tensor<4xi32> to tensor<?xi32>
  %in1d = util.optimization_barrier %in1c : tensor<?xi32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi32> -> !torch.vtensor<[?],si32>
  %0 = torch.aten.lcm %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?],si32> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[60, 1674, 430, 1482], [68, 341, 290, 1794], [4, 1023, 30, 2067]]> : tensor<3x4xi64>) : tensor<?x?xi64>
  return
}

func.func @nextafter() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 1.5e+00, 0x7FC00000, 2.0e+00, 2.0e+00]> : tensor<10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %in1 = util.unfoldable_constant dense<[1.0e+00, -1.0e+00, 2.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 1.5e+00, 0.0e+00, 0x7FC00000, 0xFF800000]> : tensor<10xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf32> -> !torch.vtensor<[10],f32>
  %0 = torch.aten.nextafter %arg0, %arg1 : !torch.vtensor<[10],f32>, !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f32> -> tensor<10xf32>
  check.expect_almost_eq_const(%out0, dense<[1.4e-45, -1.4e-45, 1.0000001e+00, -9.9999994e-01, 3.4028235e+38, -3.4028235e+38, 1.5e+00, 0x7FC00000, 0x7FC00000, 1.9999999e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<10xf32>
  return
}

func.func @nextafter_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7F800000, 0xFF800000, 1.5e+00, 0x7FC00000, 2.0e+00, 2.0e+00]> : tensor<10xf32>
  %in0c = tensor.cast %in0 : tensor<10xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[1.0e+00, -1.0e+00, 2.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 1.5e+00, 0.0e+00, 0x7FC00000, 0xFF800000]> : tensor<10xf32>
  %in1c = tensor.cast %in1 : tensor<10xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.nextafter %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.4e-45, -1.4e-45, 1.0000001e+00, -9.9999994e-01, 3.4028235e+38, -3.4028235e+38, 1.5e+00, 0x7FC00000, 0x7FC00000, 1.9999999e+00]> : tensor<10xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @nextafter_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7FF0000000000000, 0xFFF0000000000000, 1.5e+00, 0x7FF8000000000000, 2.0e+00, 2.0e+00]> : tensor<10xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<10xf64> -> !torch.vtensor<[10],f64>
  %in1 = util.unfoldable_constant dense<[1.0e+00, -1.0e+00, 2.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 1.5e+00, 0.0e+00, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<10xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<10xf64> -> !torch.vtensor<[10],f64>
  %0 = torch.aten.nextafter %arg0, %arg1 : !torch.vtensor<[10],f64>, !torch.vtensor<[10],f64> -> !torch.vtensor<[10],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[10],f64> -> tensor<10xf64>
  check.expect_almost_eq_const(%out0, dense<[4.9e-324, -4.9e-324, 1.0000000000000002e+00, -9.999999999999999e-01, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.5e+00, 0x7FF8000000000000, 0x7FF8000000000000, 1.9999999999999998e+00]> : tensor<10xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<10xf64>
  return
}

func.func @nextafter_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -1.0e+00, 0x7FF0000000000000, 0xFFF0000000000000, 1.5e+00, 0x7FF8000000000000, 2.0e+00, 2.0e+00]> : tensor<10xf64>
  %in0c = tensor.cast %in0 : tensor<10xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %in1 = util.unfoldable_constant dense<[1.0e+00, -1.0e+00, 2.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 1.5e+00, 0.0e+00, 0x7FF8000000000000, 0xFFF0000000000000]> : tensor<10xf64>
  %in1c = tensor.cast %in1 : tensor<10xf64> to tensor<?xf64>
  %in1d = util.optimization_barrier %in1c : tensor<?xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.nextafter %arg0, %arg1 : !torch.vtensor<[?],f64>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[4.9e-324, -4.9e-324, 1.0000000000000002e+00, -9.999999999999999e-01, 1.7976931348623157e+308, -1.7976931348623157e+308, 1.5e+00, 0x7FF8000000000000, 0x7FF8000000000000, 1.9999999999999998e+00]> : tensor<10xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @frexp_Tensor() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -3.5e+00, 1.0e-03, 6.5e+04, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xf32> -> !torch.vtensor<[8],f32>
  %0, %1 = torch.aten.frexp.Tensor %arg0 : !torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>, !torch.vtensor<[8],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[8],f32> -> tensor<8xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 5.0e-01, -8.75e-01, 5.12e-01, 9.918213e-01, 0x7F800000, 0x7FC00000]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<8xf32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[8],si32> -> tensor<8xi32>
  check.expect_eq_const(%out1, dense<[0, 0, 1, 2, -9, 16, 0, 0]> : tensor<8xi32>) : tensor<8xi32>
  return
}

func.func @frexp_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -3.5e+00, 1.0e-03, 6.5e+04, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  %in0c = tensor.cast %in0 : tensor<8xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0, %1 = torch.aten.frexp.Tensor %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 5.0e-01, -8.75e-01, 5.12e-01, 9.918213e-01, 0x7F800000, 0x7FC00000]> : tensor<8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out1, dense<[0, 0, 1, 2, -9, 16, 0, 0]> : tensor<8xi32>) : tensor<?xi32>
  return
}

func.func @frexp_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -3.5e+00, 1.0000000474974513e-03, 6.5e+04, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xf64> -> !torch.vtensor<[8],f64>
  %0, %1 = torch.aten.frexp.Tensor %arg0 : !torch.vtensor<[8],f64> -> !torch.vtensor<[8],f64>, !torch.vtensor<[8],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[8],f64> -> tensor<8xf64>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 5.0e-01, -8.75e-01, 5.120000243186951e-01, 9.918212890625e-01, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8xf64>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[8],si32> -> tensor<8xi32>
  check.expect_eq_const(%out1, dense<[0, 0, 1, 2, -9, 16, 0, 0]> : tensor<8xi32>) : tensor<8xi32>
  return
}

func.func @frexp_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -3.5e+00, 1.0000000474974513e-03, 6.5e+04, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  %in0c = tensor.cast %in0 : tensor<8xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0, %1 = torch.aten.frexp.Tensor %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>, !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 5.0e-01, -8.75e-01, 5.120000243186951e-01, 9.918212890625e-01, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out1, dense<[0, 0, 1, 2, -9, 16, 0, 0]> : tensor<8xi32>) : tensor<?xi32>
  return
}

func.func @frexp_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -3.5e+00, 1.0e-03, 6.5e+04, 0x7C00, 0x7E00]> : tensor<8xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xf16> -> !torch.vtensor<[8],f16>
  %0, %1 = torch.aten.frexp.Tensor %arg0 : !torch.vtensor<[8],f16> -> !torch.vtensor<[8],f16>, !torch.vtensor<[8],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[8],f16> -> tensor<8xf16>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 5.0e-01, -8.75e-01, 5.12e-01, 9.917e-01, 0x7C00, 0x7E00]> : tensor<8xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<8xf16>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[8],si32> -> tensor<8xi32>
  check.expect_eq_const(%out1, dense<[0, 0, 1, 2, -9, 16, 0, 0]> : tensor<8xi32>) : tensor<8xi32>
  return
}

func.func @frexp_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, -0.0e+00, 1.0e+00, -3.5e+00, 1.0e-03, 6.5e+04, 0x7C00, 0x7E00]> : tensor<8xf16>
  %in0c = tensor.cast %in0 : tensor<8xf16> to tensor<?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf16> -> !torch.vtensor<[?],f16>
  %0, %1 = torch.aten.frexp.Tensor %arg0 : !torch.vtensor<[?],f16> -> !torch.vtensor<[?],f16>, !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f16> -> tensor<?xf16>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, -0.0e+00, 5.0e-01, -8.75e-01, 5.12e-01, 9.917e-01, 0x7C00, 0x7E00]> : tensor<8xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?xf16>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out1, dense<[0, 0, 1, 2, -9, 16, 0, 0]> : tensor<8xi32>) : tensor<?xi32>
  return
}

func.func @frexp_Tensor_case4() {
  %in0 = util.unfoldable_constant dense<[1.0e-310, 4.9e-324, -2.0e-308]> : tensor<3xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf64> -> !torch.vtensor<[3],f64>
  %0, %1 = torch.aten.frexp.Tensor %arg0 : !torch.vtensor<[3],f64> -> !torch.vtensor<[3],f64>, !torch.vtensor<[3],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3],f64> -> tensor<3xf64>
  check.expect_almost_eq_const(%out0, dense<[5.752618031559393e-01, 5.0e-01, -8.988465674311579e-01]> : tensor<3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3xf64>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3],si32> -> tensor<3xi32>
  check.expect_eq_const(%out1, dense<[-1029, -1073, -1022]> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @frexp_Tensor_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.0e-310, 4.9e-324, -2.0e-308]> : tensor<3xf64>
  %in0c = tensor.cast %in0 : tensor<3xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0, %1 = torch.aten.frexp.Tensor %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>, !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[5.752618031559393e-01, 5.0e-01, -8.988465674311579e-01]> : tensor<3xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  %out1 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out1, dense<[-1029, -1073, -1022]> : tensor<3xi32>) : tensor<?xi32>
  return
}
