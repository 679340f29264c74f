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

func.func @lgamma_case3() {
  %in0 = util.unfoldable_constant dense<[-1.0e-03, -1.0e-06, -1.0e-08, -1.0e-30, -9.999999e-01, -1.0000001e+00, -3.0000002e+00]> : tensor<7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<7xf32> -> !torch.vtensor<[7],f32>
  %0 = torch.aten.lgamma %arg0 : !torch.vtensor<[7],f32> -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[6.9083333e+00, 1.3815511e+01, 1.8420681e+01, 6.907755e+01, 1.5942386e+01, 1.5942385e+01, 1.3457479e+01]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @lgamma_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[-1.0e-03, -1.0e-06, -1.0e-08, -1.0e-30, -9.999999e-01, -1.0000001e+00, -3.0000002e+00]> : tensor<7xf32>
  %in0c = tensor.cast %in0 : tensor<7xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.lgamma %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[6.9083333e+00, 1.3815511e+01, 1.8420681e+01, 6.907755e+01, 1.5942386e+01, 1.5942385e+01, 1.3457479e+01]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @lgamma_case4() {
  %in0 = util.unfoldable_constant dense<[-1.0000000474974513e-03, -9.999999974752427e-07, -9.99999993922529e-09, -1.0000000031710769e-30, -9.999998807907104e-01, -1.0000001192092896e+00, -3.000000238418579e+00]> : tensor<7xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<7xf64> -> !torch.vtensor<[7],f64>
  %0 = torch.aten.lgamma %arg0 : !torch.vtensor<[7],f64> -> !torch.vtensor<[7],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[7],f64> -> tensor<7xf64>
  check.expect_almost_eq_const(%out0, dense<[6.908333270045072e+00, 1.3815511137705517e+01, 1.8420680755801992e+01, 6.907755278665029e+01, 1.5942385203278581e+01, 1.594238510247894e+01, 1.3457478203609037e+01]> : tensor<7xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<7xf64>
  return
}

func.func @lgamma_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[-1.0000000474974513e-03, -9.999999974752427e-07, -9.99999993922529e-09, -1.0000000031710769e-30, -9.999998807907104e-01, -1.0000001192092896e+00, -3.000000238418579e+00]> : tensor<7xf64>
  %in0c = tensor.cast %in0 : tensor<7xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.lgamma %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[6.908333270045072e+00, 1.3815511137705517e+01, 1.8420680755801992e+01, 6.907755278665029e+01, 1.5942385203278581e+01, 1.594238510247894e+01, 1.3457478203609037e+01]> : tensor<7xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
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

func.func @digamma_case3() {
  %in0 = util.unfoldable_constant dense<[-1.0e-03, -1.0e-06, -1.0e-08, -1.0e-30, -9.999999e-01, -1.0000001e+00, -3.0000002e+00]> : tensor<7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<7xf32> -> !torch.vtensor<[7],f32>
  %0 = torch.aten.digamma %arg0 : !torch.vtensor<[7],f32> -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[9.994211e+02, 9.9999944e+05, 1.0e+08, 1.0e+30, -8.3886075e+06, 8.388608e+06, 4.1943055e+06]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @digamma_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[-1.0e-03, -1.0e-06, -1.0e-08, -1.0e-30, -9.999999e-01, -1.0000001e+00, -3.0000002e+00]> : tensor<7xf32>
  %in0c = tensor.cast %in0 : tensor<7xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.digamma %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[9.994211e+02, 9.9999944e+05, 1.0e+08, 1.0e+30, -8.3886075e+06, 8.388608e+06, 4.1943055e+06]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @digamma_case4() {
  %in0 = util.unfoldable_constant dense<[-1.0000000474974513e-03, -9.999999974752427e-07, -9.99999993922529e-09, -1.0000000031710769e-30, -9.999998807907104e-01, -1.0000001192092896e+00, -3.000000238418579e+00]> : tensor<7xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<7xf64> -> !torch.vtensor<[7],f64>
  %0 = torch.aten.digamma %arg0 : !torch.vtensor<[7],f64> -> !torch.vtensor<[7],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[7],f64> -> tensor<7xf64>
  check.expect_almost_eq_const(%out0, dense<[9.994210907003641e+02, 9.999994253074474e+05, 1.000000000305314e+08, 9.999999968289232e+29, -8.388607569823201e+06, 8.38860842278402e+06, 4.194305256116952e+06]> : tensor<7xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<7xf64>
  return
}

func.func @digamma_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[-1.0000000474974513e-03, -9.999999974752427e-07, -9.99999993922529e-09, -1.0000000031710769e-30, -9.999998807907104e-01, -1.0000001192092896e+00, -3.000000238418579e+00]> : tensor<7xf64>
  %in0c = tensor.cast %in0 : tensor<7xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.digamma %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[9.994210907003641e+02, 9.999994253074474e+05, 1.000000000305314e+08, 9.999999968289232e+29, -8.388607569823201e+06, 8.38860842278402e+06, 4.194305256116952e+06]> : tensor<7xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
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
  check.expect_almost_eq_const(%out0, dense<[4.988983682763176e-01, 6.587143941993616e-01, 1.384818089091429e-02, -9.374312137607167e-02, 5.823863643829542e-01, -5.775403638079476e-01, 1.0847870400692832e+00, 7.979095970368338e-02, -7.316854459745709e-01]> : tensor<9xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<9xf64>
  return
}

func.func @erfinv_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[5.1953125e-01, 6.484375e-01, 1.5625e-02, -1.0546875e-01, 5.8984375e-01, -5.859375e-01, 8.75e-01, 8.984375e-02, -6.9921875e-01]> : tensor<9xf64>
  %in0c = tensor.cast %in0 : tensor<9xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.erfinv %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[4.988983682763176e-01, 6.587143941993616e-01, 1.384818089091429e-02, -9.374312137607167e-02, 5.823863643829542e-01, -5.775403638079476e-01, 1.0847870400692832e+00, 7.979095970368338e-02, -7.316854459745709e-01]> : tensor<9xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
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

func.func @special_bessel_j0() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_bessel_j0 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 9.9999976e-01, 9.84436e-01, 7.6958185e-01, 7.6519763e-01, -4.838378e-02, -1.7759676e-01, -9.033354e-02, 1.8357995e-01, 1.5695286e-01, 9.626675e-02, -9.147187e-02, 5.1182765e-01]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_bessel_j0_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_bessel_j0 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 9.9999976e-01, 9.84436e-01, 7.6958185e-01, 7.6519763e-01, -4.838378e-02, -1.7759676e-01, -9.033354e-02, 1.8357995e-01, 1.5695286e-01, 9.626675e-02, -9.147187e-02, 5.1182765e-01]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_bessel_j0_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_bessel_j0 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 9.999997500000155e-01, 9.844359292958528e-01, 7.695818809651686e-01, 7.651976865579665e-01, -4.8383776468256645e-02, -1.7759678121123898e-01, -9.033361064231044e-02, 1.8357985545884128e-01, 1.5695287703364183e-01, 9.626678327595771e-02, -9.147180408906201e-02, -6.288272465069686e-03]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_bessel_j0_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_bessel_j0 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 9.999997500000155e-01, 9.844359292958528e-01, 7.695818809651686e-01, 7.651976865579665e-01, -4.8383776468256645e-02, -1.7759678121123898e-01, -9.033361064231044e-02, 1.8357985545884128e-01, 1.5695287703364183e-01, 9.626678327595771e-02, -9.147180408906201e-02, -6.288272465069686e-03]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_bessel_j1() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_bessel_j1 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 4.9999997e-04, 1.2402598e-01, 4.367829e-01, 4.4005063e-01, 4.970941e-01, -3.275791e-01, 2.4531178e-01, 1.1652482e-01, 1.4878441e-01, -1.2535015e-01, 4.6598297e-02, -5.579365e-01]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_bessel_j1_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_bessel_j1 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 4.9999997e-04, 1.2402598e-01, 4.367829e-01, 4.4005063e-01, 4.970941e-01, -3.275791e-01, 2.4531178e-01, 1.1652482e-01, 1.4878441e-01, -1.2535015e-01, 4.6598297e-02, -5.579365e-01]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_bessel_j1_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_bessel_j1 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 4.999999375000026e-04, 1.2402597732272692e-01, 4.367828957948247e-01, 4.4005058574493355e-01, 4.970941024644698e-01, -3.275791437359959e-01, 2.4531178612114143e-01, 1.1652489037253957e-01, 1.48784351299847e-01, -1.253502495802893e-01, 4.6598383758166224e-02, 2.948982408403046e-02]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_bessel_j1_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_bessel_j1 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 4.999999375000026e-04, 1.2402597732272692e-01, 4.367828957948247e-01, 4.4005058574493355e-01, 4.970941024644698e-01, -3.275791437359959e-01, 2.4531178612114143e-01, 1.1652489037253957e-01, 1.48784351299847e-01, -1.253502495802893e-01, 4.6598383758166224e-02, 2.948982408403046e-02]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_bessel_y0() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_bessel_y0 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[0xFF800000, -4.4714165e+00, -9.3157303e-01, 8.040122e-02, 8.825695e-02, 4.980704e-01, -3.0851802e-01, 2.4993674e-01, 1.0985907e-01, 1.4313625e-01, -1.2724946e-01, 4.7358807e-02, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_bessel_y0_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_bessel_y0 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0xFF800000, -4.4714165e+00, -9.3157303e-01, 8.040122e-02, 8.825695e-02, 4.980704e-01, -3.0851802e-01, 2.4993674e-01, 1.0985907e-01, 1.4313625e-01, -1.2724946e-01, 4.7358807e-02, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_bessel_y0_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_bessel_y0 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[0xFFF0000000000000, -4.471416611375923e+00, -9.315730249300588e-01, 8.040121621363992e-02, 8.825696421567697e-02, 4.9807035961592067e-01, -3.085176376345636e-01, 2.4993669848887798e-01, 1.0985918945793545e-01, 1.4313622862142367e-01, -1.2724943226800647e-01, 4.7358952209449155e-02, 2.9494308180893627e-02]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_bessel_y0_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_bessel_y0 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0xFFF0000000000000, -4.471416611375923e+00, -9.315730249300588e-01, 8.040121621363992e-02, 8.825696421567697e-02, 4.9807035961592067e-01, -3.085176376345636e-01, 2.4993669848887798e-01, 1.0985918945793545e-01, 1.4313622862142367e-01, -1.2724943226800647e-01, 4.7358952209449155e-02, 2.9494308180893627e-02]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_bessel_y1() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_bessel_y1 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[0xFF800000, -6.3662213e+02, -2.7041051e+00, -7.8995144e-01, -7.812128e-01, 1.459181e-01, 1.4786288e-01, 1.0431457e-01, -1.79751e-01, -1.5198128e-01, -9.883009e-02, 9.186965e-02, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_bessel_y1_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_bessel_y1 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0xFF800000, -6.3662213e+02, -2.7041051e+00, -7.8995144e-01, -7.812128e-01, 1.459181e-01, 1.4786288e-01, 1.0431457e-01, -1.79751e-01, -1.5198128e-01, -9.883009e-02, 9.186965e-02, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_bessel_y1_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_bessel_y1 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[0xFFF0000000000000, -6.366221672311395e+02, -2.7041052293152825e+00, -7.899515491621415e-01, -7.812128213002888e-01, 1.4591813796695813e-01, 1.4786315225770025e-01, 1.043145763957894e-01, -1.7975095106742126e-01, -1.5198133346554055e-01, -9.882996478323822e-02, 9.186960936986693e-02, 6.3093414214519606e-03]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_bessel_y1_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_bessel_y1 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0xFFF0000000000000, -6.366221672311395e+02, -2.7041052293152825e+00, -7.899515491621415e-01, -7.812128213002888e-01, 1.4591813796695813e-01, 1.4786315225770025e-01, 1.043145763957894e-01, -1.7975095106742126e-01, -1.5198133346554055e-01, -9.882996478323822e-02, 9.186960936986693e-02, 6.3093414214519606e-03]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_modified_bessel_k0() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_modified_bessel_k0 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 7.023689e+00, 1.541507e+00, 4.2709506e-01, 4.2102447e-01, 6.2347554e-02, 3.6910982e-03, 5.088131e-05, 3.062562e-07, 2.4898623e-07, 3.4641612e-12, 1.4138977e-27, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_modified_bessel_k0_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_modified_bessel_k0 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 7.023689e+00, 1.541507e+00, 4.2709506e-01, 4.2102447e-01, 6.2347554e-02, 3.6910982e-03, 5.088131e-05, 3.062562e-07, 2.4898623e-07, 3.4641612e-12, 1.4138977e-27, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_modified_bessel_k0_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_modified_bessel_k0 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[0x7FF0000000000000, 7.0236888005623825e+00, 1.5415067512483027e+00, 4.2709503097965745e-01, 4.210244382407082e-01, 6.2347553200366196e-02, 3.6910983340425942e-03, 5.0881312956459246e-05, 3.0625607006434663e-07, 2.4898631579458354e-07, 3.4641615622131143e-12, 1.4138978405591074e-27, 4.6697764316853765e-306]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_modified_bessel_k0_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_modified_bessel_k0 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0x7FF0000000000000, 7.0236888005623825e+00, 1.5415067512483027e+00, 4.2709503097965745e-01, 4.210244382407082e-01, 6.2347553200366196e-02, 3.6910983340425942e-03, 5.0881312956459246e-05, 3.0625607006434663e-07, 2.4898631579458354e-07, 3.4641615622131143e-12, 1.4138978405591074e-27, 4.6697764316853765e-306]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_modified_bessel_k1() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_modified_bessel_k1 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 9.999963e+02, 3.747026e+00, 6.1224896e-01, 6.019073e-01, 7.389081e-02, 4.044613e-03, 5.363701e-05, 3.170873e-07, 2.5766897e-07, 3.5327782e-12, 1.425632e-27, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_modified_bessel_k1_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_modified_bessel_k1 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 9.999963e+02, 3.747026e+00, 6.1224896e-01, 6.019073e-01, 7.389081e-02, 4.044613e-03, 5.363701e-05, 3.170873e-07, 2.5766897e-07, 3.5327782e-12, 1.425632e-27, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_modified_bessel_k1_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_modified_bessel_k1 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[0x7FF0000000000000, 9.999962381560855e+02, 3.747025974440712e+00, 6.122489779992297e-01, 6.019072301972346e-01, 7.389081634774705e-02, 4.044613445452163e-03, 5.363701637945195e-05, 3.170871939281784e-07, 2.5766909630539027e-07, 3.5327780731999337e-12, 1.4256320265171041e-27, 4.6731107967079664e-306]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_modified_bessel_k1_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_modified_bessel_k1 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0x7FF0000000000000, 9.999962381560855e+02, 3.747025974440712e+00, 6.122489779992297e-01, 6.019072301972346e-01, 7.389081634774705e-02, 4.044613445452163e-03, 5.363701637945195e-05, 3.170871939281784e-07, 2.5766909630539027e-07, 3.5327780731999337e-12, 1.4256320265171041e-27, 4.6731107967079664e-306]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_scaled_modified_bessel_k0() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_scaled_modified_bessel_k0 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 7.030716e+00, 1.9793342e+00, 1.1494129e+00, 1.1444632e+00, 7.5954866e-01, 5.478076e-01, 4.1229555e-01, 3.3325604e-01, 3.3092356e-01, 2.4943659e-01, 1.6146816e-01, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_scaled_modified_bessel_k0_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_scaled_modified_bessel_k0 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 7.030716e+00, 1.9793342e+00, 1.1494129e+00, 1.1444632e+00, 7.5954866e-01, 5.478076e-01, 4.1229555e-01, 3.3325604e-01, 3.3092356e-01, 2.4943659e-01, 1.6146816e-01, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_scaled_modified_bessel_k0_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_scaled_modified_bessel_k0 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[0x7FF0000000000000, 7.030716002378253e+00, 1.9793338485985683e+00, 1.14941287034153e+00, 1.1444630798068944e+00, 7.595486903280996e-01, 5.47807564313519e-01, 4.1229554923141803e-01, 3.332560203015054e-01, 3.3092354947358094e-01, 2.494366045755967e-01, 1.614681782362939e-01, 4.736236945461357e-02]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_scaled_modified_bessel_k0_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_scaled_modified_bessel_k0 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0x7FF0000000000000, 7.030716002378253e+00, 1.9793338485985683e+00, 1.14941287034153e+00, 1.1444630798068944e+00, 7.595486903280996e-01, 5.47807564313519e-01, 4.1229554923141803e-01, 3.332560203015054e-01, 3.3092354947358094e-01, 2.494366045755967e-01, 1.614681782362939e-01, 4.736236945461357e-02]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_scaled_modified_bessel_k1() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_scaled_modified_bessel_k1 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 1.0009968e+03, 4.8112764e+00, 1.6477056e+00, 1.6361537e+00, 9.0017444e-01, 6.0027385e-01, 4.3462524e-01, 3.4504205e-01, 3.4246367e-01, 2.5437734e-01, 1.6280822e-01, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_scaled_modified_bessel_k1_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_scaled_modified_bessel_k1 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 1.0009968e+03, 4.8112764e+00, 1.6477056e+00, 1.6361537e+00, 9.0017444e-01, 6.0027385e-01, 4.3462524e-01, 3.4504205e-01, 3.4246367e-01, 2.5437734e-01, 1.6280822e-01, 0x7FC00000]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_scaled_modified_bessel_k1_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_scaled_modified_bessel_k1 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[0x7FF0000000000000, 1.0009967345590684e+03, 4.811276588171025e+00, 1.647705555252132e+00, 1.636153486263258e+00, 9.001744239078779e-01, 6.002738587883125e-01, 4.3462524534743463e-01, 3.450420307257065e-01, 3.424636878814552e-01, 2.5437732954208525e-01, 1.6280823094404426e-01, 4.739618765349455e-02]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_scaled_modified_bessel_k1_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_scaled_modified_bessel_k1 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[0x7FF0000000000000, 1.0009967345590684e+03, 4.811276588171025e+00, 1.647705555252132e+00, 1.636153486263258e+00, 9.001744239078779e-01, 6.002738587883125e-01, 4.3462524534743463e-01, 3.450420307257065e-01, 3.424636878814552e-01, 2.5437732954208525e-01, 1.6280823094404426e-01, 4.739618765349455e-02]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_spherical_bessel_j0() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf32> -> !torch.vtensor<[13],f32>
  %0 = torch.aten.special_spherical_bessel_j0 %arg0 : !torch.vtensor<[13],f32> -> !torch.vtensor<[13],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f32> -> tensor<13xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 9.999998e-01, 9.8961586e-01, 8.4447074e-01, 8.4147096e-01, 2.3938885e-01, -1.9178486e-01, 4.5790944e-02, 6.9928594e-02, 7.087301e-02, -5.29407e-03, -5.080177e-03, 6.649967e-01]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<13xf32>
  return
}

func.func @special_spherical_bessel_j0_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, -1.5e+00]> : tensor<13xf32>
  %in0c = tensor.cast %in0 : tensor<13xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_spherical_bessel_j0 %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 9.999998e-01, 9.8961586e-01, 8.4447074e-01, 8.4147096e-01, 2.3938885e-01, -1.9178486e-01, 4.5790944e-02, 6.9928594e-02, 7.087301e-02, -5.29407e-03, -5.080177e-03, 6.649967e-01]> : tensor<13xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @special_spherical_bessel_j0_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<13xf64> -> !torch.vtensor<[13],f64>
  %0 = torch.aten.special_spherical_bessel_j0 %arg0 : !torch.vtensor<[13],f64> -> !torch.vtensor<[13],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[13],f64> -> tensor<13xf64>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 9.999998333333416e-01, 9.896158370180917e-01, 8.444706854550712e-01, 8.414709848078965e-01, 2.3938885764158263e-01, -1.917848549326277e-01, 4.579094280463962e-02, 6.992859722266014e-02, 7.087300629417856e-02, -5.294070003910922e-03, -5.080177018370278e-03, 7.771007476619651e-04]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<13xf64>
  return
}

func.func @special_spherical_bessel_j0_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 2.5e-01, 9.9e-01, 1.0e+00, 2.5e+00, 5.0e+00, 9.0e+00, 1.39e+01, 1.41e+01, 2.5e+01, 6.0e+01, 7.0e+02]> : tensor<13xf64>
  %in0c = tensor.cast %in0 : tensor<13xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_spherical_bessel_j0 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 9.999998333333416e-01, 9.896158370180917e-01, 8.444706854550712e-01, 8.414709848078965e-01, 2.3938885764158263e-01, -1.917848549326277e-01, 4.579094280463962e-02, 6.992859722266014e-02, 7.087300629417856e-02, -5.294070003910922e-03, -5.080177018370278e-03, 7.771007476619651e-04]> : tensor<13xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_i1_case3() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -1.99e+01, 2.01e+01, 1.0e-04, 9.0e+01]> : tensor<5xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf64> -> !torch.vtensor<[5],f64>
  %0 = torch.aten.special_i1 %arg0 : !torch.vtensor<[5],f64> -> !torch.vtensor<[5],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],f64> -> tensor<5xf64>
  check.expect_almost_eq_const(%out0, dense<[-7.685320389389569e+11, -3.8507423874862276e+07, 4.6807739533029884e+07, 5.000000006249998e-05, 5.110606815256598e+37]> : tensor<5xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<5xf64>
  return
}

func.func @special_i1_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[-3.0e+01, -1.99e+01, 2.01e+01, 1.0e-04, 9.0e+01]> : tensor<5xf64>
  %in0c = tensor.cast %in0 : tensor<5xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_i1 %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[-7.685320389389569e+11, -3.8507423874862276e+07, 4.6807739533029884e+07, 5.000000006249998e-05, 5.110606815256598e+37]> : tensor<5xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_ndtri_case3() {
  %in0 = util.unfoldable_constant dense<[1.0e-300, 1.0e-12, 4.99e-01, 5.01e-01, 9.99999999999e-01]> : tensor<5xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf64> -> !torch.vtensor<[5],f64>
  %0 = torch.aten.special_ndtri %arg0 : !torch.vtensor<[5],f64> -> !torch.vtensor<[5],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],f64> -> tensor<5xf64>
  check.expect_almost_eq_const(%out0, dense<[-3.70470962993612e+01, -7.034483825301131e+00, -2.5066308995717666e-03, 2.5066308995717666e-03, 7.0344869100478356e+00]> : tensor<5xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<5xf64>
  return
}

func.func @special_ndtri_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.0e-300, 1.0e-12, 4.99e-01, 5.01e-01, 9.99999999999e-01]> : tensor<5xf64>
  %in0c = tensor.cast %in0 : tensor<5xf64> to tensor<?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_ndtri %arg0 : !torch.vtensor<[?],f64> -> !torch.vtensor<[?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f64> -> tensor<?xf64>
  check.expect_almost_eq_const(%out0, dense<[-3.70470962993612e+01, -7.034483825301131e+00, -2.5066308995717666e-03, 2.5066308995717666e-03, 7.0344869100478356e+00]> : tensor<5xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?xf64>
  return
}

func.func @special_chebyshev_polynomial_t() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_chebyshev_polynomial_t %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,6],f32> -> tensor<6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00, -1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, -5.0e-01, -5.0e-01, 1.0e+00, -4.9999958e-01], [0.0e+00, 1.0e+00, 0.0e+00, -1.0e+00, -0.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 3.0e-01, -8.2e-01, -7.9200006e-01, -7.6222616e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 1.7e+00, 4.78e+00, 1.4552001e+01, 3.9946086e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x6xf32>
  return
}

func.func @special_chebyshev_polynomial_t_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_chebyshev_polynomial_t %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00, -1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, -5.0e-01, -5.0e-01, 1.0e+00, -4.9999958e-01], [0.0e+00, 1.0e+00, 0.0e+00, -1.0e+00, -0.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 3.0e-01, -8.2e-01, -7.9200006e-01, -7.6222616e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 1.7e+00, 4.78e+00, 1.4552001e+01, 3.9946086e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_shifted_chebyshev_polynomial_t() {
  %in0 = util.unfoldable_constant dense<[[3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<3x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x1xf64> -> !torch.vtensor<[3,1],f64>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf64> -> !torch.vtensor<[6],f64>
  %0 = torch.aten.special_shifted_chebyshev_polynomial_t %arg0, %arg1 : !torch.vtensor<[3,1],f64>, !torch.vtensor<[6],f64> -> !torch.vtensor<[3,6],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,6],f64> -> tensor<3x6xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -3.999999761581421e-01, -6.800000381469715e-01, 9.439999742507907e-01, -9.88689951210916e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 2.4000000953674316e+00, 1.0520000915527362e+01, 4.809600630569484e+01, 9.709917024414669e+04]]> : tensor<3x6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3x6xf64>
  return
}

func.func @special_shifted_chebyshev_polynomial_t_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<3x1xf64>
  %in0c = tensor.cast %in0 : tensor<3x1xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf64>
  %in1c = tensor.cast %in1 : tensor<6xf64> to tensor<?xf64>
  %in1d = util.optimization_barrier %in1c : tensor<?xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_shifted_chebyshev_polynomial_t %arg0, %arg1 : !torch.vtensor<[?,?],f64>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -3.999999761581421e-01, -6.800000381469715e-01, 9.439999742507907e-01, -9.88689951210916e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 2.4000000953674316e+00, 1.0520000915527362e+01, 4.809600630569484e+01, 9.709917024414669e+04]]> : tensor<3x6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @special_chebyshev_polynomial_u() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_chebyshev_polynomial_u %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,6],f32> -> tensor<6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -2.0e+00, 3.0e+00, -4.0e+00, 9.0e+00], [0.0e+00, 1.0e+00, -1.0e+00, 0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00, -1.0e+00, -0.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 6.0e-01, -6.4e-01, -9.84e-01, -9.657959e-01], [0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 4.0e+00, 9.0e+00], [0.0e+00, 1.0e+00, 3.4e+00, 1.056e+01, 3.2504e+01, 8.934214e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x6xf32>
  return
}

func.func @special_chebyshev_polynomial_u_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_chebyshev_polynomial_u %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -2.0e+00, 3.0e+00, -4.0e+00, 9.0e+00], [0.0e+00, 1.0e+00, -1.0e+00, 0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00, -1.0e+00, -0.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 6.0e-01, -6.4e-01, -9.84e-01, -9.657959e-01], [0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 4.0e+00, 9.0e+00], [0.0e+00, 1.0e+00, 3.4e+00, 1.056e+01, 3.2504e+01, 8.934214e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_shifted_chebyshev_polynomial_u() {
  %in0 = util.unfoldable_constant dense<[[3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<3x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x1xf64> -> !torch.vtensor<[3,1],f64>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf64> -> !torch.vtensor<[6],f64>
  %0 = torch.aten.special_shifted_chebyshev_polynomial_u %arg0, %arg1 : !torch.vtensor<[3,1],f64>, !torch.vtensor<[6],f64> -> !torch.vtensor<[3,6],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,6],f64> -> tensor<3x6xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -7.999999523162842e-01, -3.6000007629394304e-01, 1.0879999961852973e+00, -9.232359656542697e-01], [0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 4.0e+00, 9.0e+00], [0.0e+00, 1.0e+00, 4.800000190734863e+00, 2.2040001831054724e+01, 1.0099201280212455e+02, 2.0391196545740493e+05]]> : tensor<3x6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3x6xf64>
  return
}

func.func @special_shifted_chebyshev_polynomial_u_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<3x1xf64>
  %in0c = tensor.cast %in0 : tensor<3x1xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf64>
  %in1c = tensor.cast %in1 : tensor<6xf64> to tensor<?xf64>
  %in1d = util.optimization_barrier %in1c : tensor<?xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_shifted_chebyshev_polynomial_u %arg0, %arg1 : !torch.vtensor<[?,?],f64>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -7.999999523162842e-01, -3.6000007629394304e-01, 1.0879999961852973e+00, -9.232359656542697e-01], [0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 4.0e+00, 9.0e+00], [0.0e+00, 1.0e+00, 4.800000190734863e+00, 2.2040001831054724e+01, 1.0099201280212455e+02, 2.0391196545740493e+05]]> : tensor<3x6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @special_chebyshev_polynomial_v() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_chebyshev_polynomial_v %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,6],f32> -> tensor<6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -3.0e+00, 5.0e+00, -7.0e+00, 1.7e+01], [0.0e+00, 1.0e+00, -2.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, -1.0e+00, -1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, -3.9999998e-01, -1.24e+00, -3.4400007e-01, -2.872296e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 2.4e+00, 7.1600003e+00, 2.1944002e+01, 6.0285645e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x6xf32>
  return
}

func.func @special_chebyshev_polynomial_v_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_chebyshev_polynomial_v %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -3.0e+00, 5.0e+00, -7.0e+00, 1.7e+01], [0.0e+00, 1.0e+00, -2.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, -1.0e+00, -1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, -3.9999998e-01, -1.24e+00, -3.4400007e-01, -2.872296e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 2.4e+00, 7.1600003e+00, 2.1944002e+01, 6.0285645e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_shifted_chebyshev_polynomial_v() {
  %in0 = util.unfoldable_constant dense<[[3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<3x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x1xf64> -> !torch.vtensor<[3,1],f64>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf64> -> !torch.vtensor<[6],f64>
  %0 = torch.aten.special_shifted_chebyshev_polynomial_v %arg0, %arg1 : !torch.vtensor<[3,1],f64>, !torch.vtensor<[6],f64> -> !torch.vtensor<[3,6],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,6],f64> -> tensor<3x6xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.7999999523162842e+00, 4.3999987602234114e-01, 1.4480000724792403e+00, -7.596009920092528e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 3.8000001907348633e+00, 1.724000164031986e+01, 7.895201097106983e+01, 1.5940663588703025e+05]]> : tensor<3x6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3x6xf64>
  return
}

func.func @special_shifted_chebyshev_polynomial_v_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<3x1xf64>
  %in0c = tensor.cast %in0 : tensor<3x1xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf64>
  %in1c = tensor.cast %in1 : tensor<6xf64> to tensor<?xf64>
  %in1d = util.optimization_barrier %in1c : tensor<?xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_shifted_chebyshev_polynomial_v %arg0, %arg1 : !torch.vtensor<[?,?],f64>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.7999999523162842e+00, 4.3999987602234114e-01, 1.4480000724792403e+00, -7.596009920092528e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 3.8000001907348633e+00, 1.724000164031986e+01, 7.895201097106983e+01, 1.5940663588703025e+05]]> : tensor<3x6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @special_chebyshev_polynomial_w() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_chebyshev_polynomial_w %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,6],f32> -> tensor<6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00, -1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 0.0e+00, -1.0e+00, 1.0e+00, -1.0e+00], [0.0e+00, 1.0e+00, 1.0e+00, -1.0e+00, -1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 1.6e+00, -3.9999947e-02, -1.624e+00, -1.6443622e+00], [0.0e+00, 1.0e+00, 3.0e+00, 5.0e+00, 7.0e+00, 1.7e+01], [0.0e+00, 1.0e+00, 4.4e+00, 1.3960001e+01, 4.3064003e+01, 1.1839864e+04]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x6xf32>
  return
}

func.func @special_chebyshev_polynomial_w_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_chebyshev_polynomial_w %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00, -1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 0.0e+00, -1.0e+00, 1.0e+00, -1.0e+00], [0.0e+00, 1.0e+00, 1.0e+00, -1.0e+00, -1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 1.6e+00, -3.9999947e-02, -1.624e+00, -1.6443622e+00], [0.0e+00, 1.0e+00, 3.0e+00, 5.0e+00, 7.0e+00, 1.7e+01], [0.0e+00, 1.0e+00, 4.4e+00, 1.3960001e+01, 4.3064003e+01, 1.1839864e+04]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_shifted_chebyshev_polynomial_w() {
  %in0 = util.unfoldable_constant dense<[[3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<3x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x1xf64> -> !torch.vtensor<[3,1],f64>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf64> -> !torch.vtensor<[6],f64>
  %0 = torch.aten.special_shifted_chebyshev_polynomial_w %arg0, %arg1 : !torch.vtensor<[3,1],f64>, !torch.vtensor<[6],f64> -> !torch.vtensor<[3,6],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,6],f64> -> tensor<3x6xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, 2.0000004768371582e-01, -1.1600000286102272e+00, 7.279999198913543e-01, -1.0868709392992888e+00], [0.0e+00, 1.0e+00, 3.0e+00, 5.0e+00, 7.0e+00, 1.7e+01], [0.0e+00, 1.0e+00, 5.800000190734863e+00, 2.6840002021789587e+01, 1.2303201463317927e+02, 2.4841729502777965e+05]]> : tensor<3x6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3x6xf64>
  return
}

func.func @special_shifted_chebyshev_polynomial_w_dynamic() {
  %in0 = util.unfoldable_constant dense<[[3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<3x1xf64>
  %in0c = tensor.cast %in0 : tensor<3x1xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf64>
  %in1c = tensor.cast %in1 : tensor<6xf64> to tensor<?xf64>
  %in1d = util.optimization_barrier %in1c : tensor<?xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.special_shifted_chebyshev_polynomial_w %arg0, %arg1 : !torch.vtensor<[?,?],f64>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, 2.0000004768371582e-01, -1.1600000286102272e+00, 7.279999198913543e-01, -1.0868709392992888e+00], [0.0e+00, 1.0e+00, 3.0e+00, 5.0e+00, 7.0e+00, 1.7e+01], [0.0e+00, 1.0e+00, 5.800000190734863e+00, 2.6840002021789587e+01, 1.2303201463317927e+02, 2.4841729502777965e+05]]> : tensor<3x6xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @special_hermite_polynomial_h() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_hermite_polynomial_h %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,6],f32> -> tensor<6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -2.0e+00, 2.0e+00, 4.0e+00, -1.648e+03], [0.0e+00, 1.0e+00, -1.0e+00, -1.0e+00, 5.0e+00, -8.95e+02], [0.0e+00, 1.0e+00, 0.0e+00, -2.0e+00, -0.0e+00, 1.68e+03], [0.0e+00, 1.0e+00, 6.0e-01, -1.64e+00, -3.384e+00, 5.76668e+02], [0.0e+00, 1.0e+00, 2.0e+00, 2.0e+00, -4.0e+00, -1.648e+03], [0.0e+00, 1.0e+00, 3.4e+00, 9.56e+00, 1.8904001e+01, 6.439515e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x6xf32>
  return
}

func.func @special_hermite_polynomial_h_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_hermite_polynomial_h %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -2.0e+00, 2.0e+00, 4.0e+00, -1.648e+03], [0.0e+00, 1.0e+00, -1.0e+00, -1.0e+00, 5.0e+00, -8.95e+02], [0.0e+00, 1.0e+00, 0.0e+00, -2.0e+00, -0.0e+00, 1.68e+03], [0.0e+00, 1.0e+00, 6.0e-01, -1.64e+00, -3.384e+00, 5.76668e+02], [0.0e+00, 1.0e+00, 2.0e+00, 2.0e+00, -4.0e+00, -1.648e+03], [0.0e+00, 1.0e+00, 3.4e+00, 9.56e+00, 1.8904001e+01, 6.439515e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_hermite_polynomial_he() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_hermite_polynomial_he %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,6],f32> -> tensor<6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.0e+00, 0.0e+00, 2.0e+00, -1.32e+02], [0.0e+00, 1.0e+00, -5.0e-01, -7.5e-01, 1.375e+00, 1.2691406e+01], [0.0e+00, 1.0e+00, 0.0e+00, -1.0e+00, -0.0e+00, 1.05e+02], [0.0e+00, 1.0e+00, 3.0e-01, -9.0999997e-01, -8.73e-01, 6.888065e+01], [0.0e+00, 1.0e+00, 1.0e+00, 0.0e+00, -2.0e+00, -1.32e+02], [0.0e+00, 1.0e+00, 1.7e+00, 1.8900001e+00, -1.8699983e-01, 3.904667e+01]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x6xf32>
  return
}

func.func @special_hermite_polynomial_he_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_hermite_polynomial_he %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.0e+00, 0.0e+00, 2.0e+00, -1.32e+02], [0.0e+00, 1.0e+00, -5.0e-01, -7.5e-01, 1.375e+00, 1.2691406e+01], [0.0e+00, 1.0e+00, 0.0e+00, -1.0e+00, -0.0e+00, 1.05e+02], [0.0e+00, 1.0e+00, 3.0e-01, -9.0999997e-01, -8.73e-01, 6.888065e+01], [0.0e+00, 1.0e+00, 1.0e+00, 0.0e+00, -2.0e+00, -1.32e+02], [0.0e+00, 1.0e+00, 1.7e+00, 1.8900001e+00, -1.8699983e-01, 3.904667e+01]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_laguerre_polynomial_l() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_laguerre_polynomial_l %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,6],f32> -> tensor<6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, 2.0e+00, 3.5e+00, 5.6666665e+00, 3.5757168e+01], [0.0e+00, 1.0e+00, 1.5e+00, 2.125e+00, 2.8958333e+00, 9.864159e+00], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 7.0e-01, 4.45e-01, 2.3049997e-01, -3.6948106e-01], [0.0e+00, 1.0e+00, 0.0e+00, -5.0e-01, -6.666667e-01, 1.539931e-01], [0.0e+00, 1.0e+00, -7.0000005e-01, -9.5500004e-01, -5.8383334e-01, 6.1490583e-01]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x6xf32>
  return
}

func.func @special_laguerre_polynomial_l_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_laguerre_polynomial_l %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, 2.0e+00, 3.5e+00, 5.6666665e+00, 3.5757168e+01], [0.0e+00, 1.0e+00, 1.5e+00, 2.125e+00, 2.8958333e+00, 9.864159e+00], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 7.0e-01, 4.45e-01, 2.3049997e-01, -3.6948106e-01], [0.0e+00, 1.0e+00, 0.0e+00, -5.0e-01, -6.666667e-01, 1.539931e-01], [0.0e+00, 1.0e+00, -7.0000005e-01, -9.5500004e-01, -5.8383334e-01, 6.1490583e-01]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_legendre_polynomial_p() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<6xf32> -> !torch.vtensor<[6],f32>
  %0 = torch.aten.special_legendre_polynomial_p %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[6],f32> -> !torch.vtensor<[6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,6],f32> -> tensor<6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00, -1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, -5.0e-01, -1.25e-01, 4.375e-01, -7.3638916e-02], [0.0e+00, 1.0e+00, 0.0e+00, -5.0e-01, -0.0e+00, 2.734375e-01], [0.0e+00, 1.0e+00, 3.0e-01, -3.6499998e-01, -3.8250002e-01, -2.3907459e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 1.7e+00, 3.8350005e+00, 9.732501e+00, 1.6658063e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x6xf32>
  return
}

func.func @special_legendre_polynomial_p_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[-1.0e+00, 0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00, 8.0e+00]> : tensor<6xf32>
  %in1c = tensor.cast %in1 : tensor<6xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_legendre_polynomial_p %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.0e+00, -1.0e+00, 1.0e+00, -1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, -5.0e-01, -1.25e-01, 4.375e-01, -7.3638916e-02], [0.0e+00, 1.0e+00, 0.0e+00, -5.0e-01, -0.0e+00, 2.734375e-01], [0.0e+00, 1.0e+00, 3.0e-01, -3.6499998e-01, -3.8250002e-01, -2.3907459e-01], [0.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [0.0e+00, 1.0e+00, 1.7e+00, 3.8350005e+00, 9.732501e+00, 1.6658063e+03]]> : tensor<6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_hermite_polynomial_h_case2() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[1.677722e+07, 1.0995116e+12, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.aten.special_hermite_polynomial_h %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[6,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,5],f32> -> tensor<6x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<6x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x5xf32>
  return
}

func.func @special_hermite_polynomial_h_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.677722e+07, 1.0995116e+12, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %in1c = tensor.cast %in1 : tensor<5xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_hermite_polynomial_h %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<6x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_hermite_polynomial_h_case3() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<6x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf64> -> !torch.vtensor<[6,1],f64>
  %in1 = util.unfoldable_constant dense<[1.677722e+07, 1.099511627776e+12, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<5xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xf64> -> !torch.vtensor<[5],f64>
  %0 = torch.aten.special_hermite_polynomial_h %arg0, %arg1 : !torch.vtensor<[6,1],f64>, !torch.vtensor<[5],f64> -> !torch.vtensor<[6,5],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,5],f64> -> tensor<6x5xf64>
  check.expect_almost_eq_const(%out0, dense<[[0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<6x5xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<6x5xf64>
  return
}

func.func @special_hermite_polynomial_he_case2() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf32> -> !torch.vtensor<[6,1],f32>
  %in1 = util.unfoldable_constant dense<[1.677722e+07, 1.0995116e+12, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.aten.special_hermite_polynomial_he %arg0, %arg1 : !torch.vtensor<[6,1],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[6,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,5],f32> -> tensor<6x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<6x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x5xf32>
  return
}

func.func @special_hermite_polynomial_he_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0e-01], [1.0e+00], [1.7e+00]]> : tensor<6x1xf32>
  %in0c = tensor.cast %in0 : tensor<6x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.677722e+07, 1.0995116e+12, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<5xf32>
  %in1c = tensor.cast %in1 : tensor<5xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.special_hermite_polynomial_he %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FC00000, 0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<6x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @special_hermite_polynomial_he_case3() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<6x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf64> -> !torch.vtensor<[6,1],f64>
  %in1 = util.unfoldable_constant dense<[1.677722e+07, 1.099511627776e+12, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<5xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xf64> -> !torch.vtensor<[5],f64>
  %0 = torch.aten.special_hermite_polynomial_he %arg0, %arg1 : !torch.vtensor<[6,1],f64>, !torch.vtensor<[5],f64> -> !torch.vtensor<[6,5],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,5],f64> -> tensor<6x5xf64>
  check.expect_almost_eq_const(%out0, dense<[[0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00], [0x7FF8000000000000, 0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<6x5xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<6x5xf64>
  return
}

func.func @special_legendre_polynomial_p_n_scalar() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<6x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x1xf64> -> !torch.vtensor<[6,1],f64>
  %0 = torch.constant.int 5
  %1 = torch.aten.special_legendre_polynomial_p.n_scalar %arg0, %0 : !torch.vtensor<[6,1],f64>, !torch.int -> !torch.vtensor<[6,1],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[6,1],f64> -> tensor<6x1xf64>
  check.expect_almost_eq_const(%out0, dense<[[-1.0e+00], [-8.984375e-02], [0.0e+00], [3.4538624799057766e-01], [1.0e+00], [7.20125009034564e+01]]> : tensor<6x1xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<6x1xf64>
  return
}

func.func @special_legendre_polynomial_p_n_scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.0e+00], [-5.0e-01], [0.0e+00], [3.0000001192092896e-01], [1.0e+00], [1.7000000476837158e+00]]> : tensor<6x1xf64>
  %in0c = tensor.cast %in0 : tensor<6x1xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %0 = torch.constant.int 5
  %1 = torch.aten.special_legendre_polynomial_p.n_scalar %arg0, %0 : !torch.vtensor<[?,?],f64>, !torch.int -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[-1.0e+00], [-8.984375e-02], [0.0e+00], [3.4538624799057766e-01], [1.0e+00], [7.20125009034564e+01]]> : tensor<6x1xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @special_hermite_polynomial_h_x_scalar() {
  %in0 = util.unfoldable_constant dense<[9, 0, 1, 7]> : tensor<4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xi64> -> !torch.vtensor<[4],si64>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.special_hermite_polynomial_h.x_scalar %0, %arg0 : !torch.float, !torch.vtensor<[4],si64> -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[6.481e+03, 1.0e+00, 1.0e+00, -4.61e+02]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @special_hermite_polynomial_h_x_scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[9, 0, 1, 7]> : tensor<4xi64>
  %in0c = tensor.cast %in0 : tensor<4xi64> to tensor<?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.special_hermite_polynomial_h.x_scalar %0, %arg0 : !torch.float, !torch.vtensor<[?],si64> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[6.481e+03, 1.0e+00, 1.0e+00, -4.61e+02]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @igamma() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00], [2.5e-01], [1.0e+00], [3.5e+00], [4.0e+01], [9.0e+02], [-1.0e+00], [0x7F800000]]> : tensor<8x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8x1xf32> -> !torch.vtensor<[8,1],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 9.0e-01, 4.5e+00, 3.9e+01, 9.1e+02, 0x7F800000, -1.0e+00]> : tensor<8xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<8xf32> -> !torch.vtensor<[8],f32>
  %0 = torch.aten.igamma %arg0, %arg1 : !torch.vtensor<[8,1],f32>, !torch.vtensor<[8],f32> -> !torch.vtensor<[8,8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[8,8],f32> -> tensor<8x8xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 1.9615169e-01, 9.2097497e-01, 9.991318e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 9.995e-04, 5.9343046e-01, 9.88891e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 2.7165542e-12, 2.9923547e-02, 7.473439e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 0.0e+00, 0.0e+00, 2.055261e-24, 4.5755127e-01, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 6.3427854e-01, 1.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0x7FC00000, 0x7FC00000]]> : tensor<8x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<8x8xf32>
  return
}

func.func @igamma_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00], [2.5e-01], [1.0e+00], [3.5e+00], [4.0e+01], [9.0e+02], [-1.0e+00], [0x7F800000]]> : tensor<8x1xf32>
  %in0c = tensor.cast %in0 : tensor<8x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 9.0e-01, 4.5e+00, 3.9e+01, 9.1e+02, 0x7F800000, -1.0e+00]> : tensor<8xf32>
  %in1c = tensor.cast %in1 : tensor<8xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.igamma %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 1.9615169e-01, 9.2097497e-01, 9.991318e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 9.995e-04, 5.9343046e-01, 9.88891e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 2.7165542e-12, 2.9923547e-02, 7.473439e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 0.0e+00, 0.0e+00, 2.055261e-24, 4.5755127e-01, 1.0e+00, 1.0e+00, 0x7FC00000], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 6.3427854e-01, 1.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0x7FC00000, 0x7FC00000]]> : tensor<8x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @igamma_case2() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00], [2.5e-01], [1.0e+00], [3.5e+00], [4.0e+01], [9.0e+02], [-1.0e+00], [0x7FF0000000000000]]> : tensor<8x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8x1xf64> -> !torch.vtensor<[8,1],f64>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 1.0000000474974513e-03, 8.999999761581421e-01, 4.5e+00, 3.9e+01, 9.1e+02, 0x7FF0000000000000, -1.0e+00]> : tensor<8xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<8xf64> -> !torch.vtensor<[8],f64>
  %0 = torch.aten.igamma %arg0, %arg1 : !torch.vtensor<[8,1],f64>, !torch.vtensor<[8],f64> -> !torch.vtensor<[8,8],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[8,8],f64> -> tensor<8x8xf64>
  check.expect_almost_eq_const(%out0, dense<[[0x7FF8000000000000, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 1.9615170071004032e-01, 9.209749345112564e-01, 9.991318158602781e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 9.995002140749856e-04, 5.934303305660248e-01, 9.888910034617577e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 2.7165521186689444e-12, 2.9923550198849482e-02, 7.473439535034361e-01, 9.999999999999648e-01, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 1.2244246244578255e-168, 7.530505186484636e-51, 2.0552565305004042e-24, 4.575512825805745e-01, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 6.34278954962994e-01, 1.0e+00, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0x7FF8000000000000, 0x7FF8000000000000]]> : tensor<8x8xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x8xf64>
  return
}

func.func @igamma_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00], [2.5e-01], [1.0e+00], [3.5e+00], [4.0e+01], [9.0e+02], [-1.0e+00], [0x7FF0000000000000]]> : tensor<8x1xf64>
  %in0c = tensor.cast %in0 : tensor<8x1xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 1.0000000474974513e-03, 8.999999761581421e-01, 4.5e+00, 3.9e+01, 9.1e+02, 0x7FF0000000000000, -1.0e+00]> : tensor<8xf64>
  %in1c = tensor.cast %in1 : tensor<8xf64> to tensor<?xf64>
  %in1d = util.optimization_barrier %in1c : tensor<?xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.igamma %arg0, %arg1 : !torch.vtensor<[?,?],f64>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0x7FF8000000000000, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 1.9615170071004032e-01, 9.209749345112564e-01, 9.991318158602781e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 9.995002140749856e-04, 5.934303305660248e-01, 9.888910034617577e-01, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 2.7165521186689444e-12, 2.9923550198849482e-02, 7.473439535034361e-01, 9.999999999999648e-01, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 1.2244246244578255e-168, 7.530505186484636e-51, 2.0552565305004042e-24, 4.575512825805745e-01, 1.0e+00, 1.0e+00, 0x7FF8000000000000], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 6.34278954962994e-01, 1.0e+00, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0x7FF8000000000000, 0x7FF8000000000000]]> : tensor<8x8xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @igammac() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00], [2.5e-01], [1.0e+00], [3.5e+00], [4.0e+01], [9.0e+02], [-1.0e+00], [0x7F800000]]> : tensor<8x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8x1xf32> -> !torch.vtensor<[8,1],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 9.0e-01, 4.5e+00, 3.9e+01, 9.1e+02, 0x7F800000, -1.0e+00]> : tensor<8xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<8xf32> -> !torch.vtensor<[8],f32>
  %0 = torch.aten.igammac %arg0, %arg1 : !torch.vtensor<[8,1],f32>, !torch.vtensor<[8],f32> -> !torch.vtensor<[8,8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[8,8],f32> -> tensor<8x8xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 8.038483e-01, 7.9025075e-02, 8.681842e-04, 2.0033655e-19, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 9.990005e-01, 4.0656954e-01, 1.1108997e-02, 1.1548237e-17, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 1.0e+00, 9.7007644e-01, 2.526561e-01, 3.5204797e-14, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 5.4244876e-01, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 3.6572146e-01, 0.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000, 0x7FC00000]]> : tensor<8x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<8x8xf32>
  return
}

func.func @igammac_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00], [2.5e-01], [1.0e+00], [3.5e+00], [4.0e+01], [9.0e+02], [-1.0e+00], [0x7F800000]]> : tensor<8x1xf32>
  %in0c = tensor.cast %in0 : tensor<8x1xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 1.0e-03, 9.0e-01, 4.5e+00, 3.9e+01, 9.1e+02, 0x7F800000, -1.0e+00]> : tensor<8xf32>
  %in1c = tensor.cast %in1 : tensor<8xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.igammac %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 8.038483e-01, 7.9025075e-02, 8.681842e-04, 2.0033655e-19, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 9.990005e-01, 4.0656954e-01, 1.1108997e-02, 1.1548237e-17, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 1.0e+00, 9.7007644e-01, 2.526561e-01, 3.5204797e-14, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 5.4244876e-01, 0.0e+00, 0.0e+00, 0x7FC00000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 3.6572146e-01, 0.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FC00000, 0x7FC00000]]> : tensor<8x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @igammac_case2() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00], [2.5e-01], [1.0e+00], [3.5e+00], [4.0e+01], [9.0e+02], [-1.0e+00], [0x7FF0000000000000]]> : tensor<8x1xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8x1xf64> -> !torch.vtensor<[8,1],f64>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 1.0000000474974513e-03, 8.999999761581421e-01, 4.5e+00, 3.9e+01, 9.1e+02, 0x7FF0000000000000, -1.0e+00]> : tensor<8xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<8xf64> -> !torch.vtensor<[8],f64>
  %0 = torch.aten.igammac %arg0, %arg1 : !torch.vtensor<[8,1],f64>, !torch.vtensor<[8],f64> -> !torch.vtensor<[8,8],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[8,8],f64> -> tensor<8x8xf64>
  check.expect_almost_eq_const(%out0, dense<[[0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 8.038482992899597e-01, 7.902506548874375e-02, 8.681841397219477e-04, 2.003363890157153e-19, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 9.99000499785925e-01, 4.065696694339752e-01, 1.1108996538242308e-02, 1.1548224173015752e-17, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 9.999999999972834e-01, 9.700764498011505e-01, 2.526560464965639e-01, 3.520479301232894e-14, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 5.424487174194256e-01, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 3.65721045037006e-01, 0.0e+00, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FF8000000000000, 0x7FF8000000000000]]> : tensor<8x8xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x8xf64>
  return
}

func.func @igammac_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0.0e+00], [2.5e-01], [1.0e+00], [3.5e+00], [4.0e+01], [9.0e+02], [-1.0e+00], [0x7FF0000000000000]]> : tensor<8x1xf64>
  %in0c = tensor.cast %in0 : tensor<8x1xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %in1 = util.unfoldable_constant dense<[0.0e+00, 1.0000000474974513e-03, 8.999999761581421e-01, 4.5e+00, 3.9e+01, 9.1e+02, 0x7FF0000000000000, -1.0e+00]> : tensor<8xf64>
  %in1c = tensor.cast %in1 : tensor<8xf64> to tensor<?xf64>
  %in1d = util.optimization_barrier %in1c : tensor<?xf64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf64> -> !torch.vtensor<[?],f64>
  %0 = torch.aten.igammac %arg0, %arg1 : !torch.vtensor<[?,?],f64>, !torch.vtensor<[?],f64> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0x7FF8000000000000, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 8.038482992899597e-01, 7.902506548874375e-02, 8.681841397219477e-04, 2.003363890157153e-19, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 9.99000499785925e-01, 4.065696694339752e-01, 1.1108996538242308e-02, 1.1548224173015752e-17, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 9.999999999972834e-01, 9.700764498011505e-01, 2.526560464965639e-01, 3.520479301232894e-14, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 5.424487174194256e-01, 0.0e+00, 0.0e+00, 0x7FF8000000000000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 3.65721045037006e-01, 0.0e+00, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 0x7FF8000000000000, 0x7FF8000000000000]]> : tensor<8x8xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}
