// Operators of torch: complexes. Written by generate.py with torch 2.11.0.

func.func @view_as_real() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.view_as_real %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @view_as_real_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.view_as_real %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @view_as_real_case2() {
  %in0 = util.unfoldable_constant dense<[(1.58203125e+00, 4.8828125e-01), (2.8125e-01, 5.4296875e-01)]> : tensor<2xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2xcomplex<f64>> -> !torch.vtensor<[2],complex<f64>>
  %0 = torch.aten.view_as_real %arg0 : !torch.vtensor<[2],complex<f64>> -> !torch.vtensor<[2,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,2],f64> -> tensor<2x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[1.58203125e+00, 4.8828125e-01], [2.8125e-01, 5.4296875e-01]]> : tensor<2x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<2x2xf64>
  return
}

func.func @view_as_real_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[(1.58203125e+00, 4.8828125e-01), (2.8125e-01, 5.4296875e-01)]> : tensor<2xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<2xcomplex<f64>> to tensor<?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %0 = torch.aten.view_as_real %arg0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[1.58203125e+00, 4.8828125e-01], [2.8125e-01, 5.4296875e-01]]> : tensor<2x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @view_as_complex() {
  %in0 = util.unfoldable_constant dense<[[8.4765625e-01, -2.9296875e-01], [1.671875e+00, 5.3515625e-01], [3.203125e-01, -1.0195312e+00]]> : tensor<3x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x2xf32> -> !torch.vtensor<[3,2],f32>
  %0 = torch.aten.view_as_complex %arg0 : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[3],complex<f32>> -> !torch.vtensor<[3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,2],f32> -> tensor<3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.4765625e-01, -2.9296875e-01], [1.671875e+00, 5.3515625e-01], [3.203125e-01, -1.0195312e+00]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x2xf32>
  return
}

func.func @view_as_complex_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.4765625e-01, -2.9296875e-01], [1.671875e+00, 5.3515625e-01], [3.203125e-01, -1.0195312e+00]]> : tensor<3x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x2xf32> -> !torch.vtensor<[3,2],f32>
  %0 = torch.aten.view_as_complex %arg0 : !torch.vtensor<[3,2],f32> -> !torch.vtensor<[?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,2],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.4765625e-01, -2.9296875e-01], [1.671875e+00, 5.3515625e-01], [3.203125e-01, -1.0195312e+00]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @real() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.real %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.140625e+00, 1.6328125e+00, 1.5390625e+00], [5.5078125e-01, 1.9335938e+00, 1.2265625e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @real_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.real %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.140625e+00, 1.6328125e+00, 1.5390625e+00], [5.5078125e-01, 1.9335938e+00, 1.2265625e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @imag() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.imag %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0234375e+00, 9.9609375e-01, 1.3671875e+00], [-7.421875e-01, -8.3984375e-01, 6.1328125e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @imag_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.imag %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0234375e+00, 9.9609375e-01, 1.3671875e+00], [-7.421875e-01, -8.3984375e-01, 6.1328125e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @complex() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.aten.complex %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.7890625e-01, 1.8789062e+00], [9.140625e-01, 4.609375e-01], [1.4804688e+00, -8.0859375e-01]], [[8.515625e-01, 1.8789062e+00], [6.6796875e-01, 4.609375e-01], [1.921875e+00, -8.0859375e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @complex_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.complex %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.7890625e-01, 1.8789062e+00], [9.140625e-01, 4.609375e-01], [1.4804688e+00, -8.0859375e-01]], [[8.515625e-01, 1.8789062e+00], [6.6796875e-01, 4.609375e-01], [1.921875e+00, -8.0859375e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @polar() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.polar %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.3373984e-01, 7.644252e-01], [8.791326e-01, -2.50272e-01], [1.9675718e-01, 1.4673358e+00]], [[6.298381e-01, -5.731166e-01], [6.2058955e-01, 2.4708466e-01], [-2.4613398e-01, 1.9060487e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @polar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.polar %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.3373984e-01, 7.644252e-01], [8.791326e-01, -2.50272e-01], [1.9675718e-01, 1.4673358e+00]], [[6.298381e-01, -5.731166e-01], [6.2058955e-01, 2.4708466e-01], [-2.4613398e-01, 1.9060487e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @conj_physical() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.conj_physical %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, -1.0234375e+00], [1.6328125e+00, -9.9609375e-01], [1.5390625e+00, -1.3671875e+00]], [[5.5078125e-01, 7.421875e-01], [1.9335938e+00, 8.3984375e-01], [1.2265625e+00, -6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @conj_physical_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.conj_physical %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, -1.0234375e+00], [1.6328125e+00, -9.9609375e-01], [1.5390625e+00, -1.3671875e+00]], [[5.5078125e-01, 7.421875e-01], [1.9335938e+00, 8.3984375e-01], [1.2265625e+00, -6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @add_Tensor() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xcomplex<f32>> -> !torch.vtensor<[3],complex<f32>>
  %0 = torch.constant.int 2
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3],complex<f32>>, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.125e+00, 7.34375e-01], [3.6640625e+00, 2.5507812e+00], [2.984375e+00, 1.0390625e+00]], [[2.5351562e+00, -1.03125e+00], [3.9648438e+00, 7.1484375e-01], [2.671875e+00, 2.8515625e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @add_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.constant.int 2
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?],complex<f32>>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.125e+00, 7.34375e-01], [3.6640625e+00, 2.5507812e+00], [2.984375e+00, 1.0390625e+00]], [[2.5351562e+00, -1.03125e+00], [3.9648438e+00, 7.1484375e-01], [2.671875e+00, 2.8515625e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @add_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.0195312e+00, 1.0234375e+00], [2.546875e+00, 9.9609375e-01], [3.0195312e+00, 1.3671875e+00]], [[1.4023438e+00, -7.421875e-01], [2.6015625e+00, -8.3984375e-01], [3.1484375e+00, 6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @add_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.0195312e+00, 1.0234375e+00], [2.546875e+00, 9.9609375e-01], [3.0195312e+00, 1.3671875e+00]], [[1.4023438e+00, -7.421875e-01], [2.6015625e+00, -8.3984375e-01], [3.1484375e+00, 6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @sub_Tensor() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.aten.sub.Tensor %arg0, %arg1, %0 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],complex<f32>>, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-2.6171875e-01, -1.0234375e+00], [-7.1875e-01, -9.9609375e-01], [-5.859375e-02, -1.3671875e+00]], [[3.0078125e-01, 7.421875e-01], [-1.265625e+00, 8.3984375e-01], [6.953125e-01, -6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @sub_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.aten.sub.Tensor %arg0, %arg1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],complex<f32>>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-2.6171875e-01, -1.0234375e+00], [-7.1875e-01, -9.9609375e-01], [-5.859375e-02, -1.3671875e+00]], [[3.0078125e-01, 7.421875e-01], [-1.265625e+00, 8.3984375e-01], [6.953125e-01, -6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @mul_Tensor() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xcomplex<f32>> -> !torch.vtensor<[3],complex<f32>>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2796326e+00, 8.5058594e-01], [8.8401794e-01, 2.2809143e+00], [1.3365173e+00, 7.3550415e-01]], [[4.3920898e-01, -8.1599426e-01], [2.6166534e+00, 6.501007e-01], [9.869995e-01, 2.4195862e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @mul_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2796326e+00, 8.5058594e-01], [8.8401794e-01, 2.2809143e+00], [1.3365173e+00, 7.3550415e-01]], [[4.3920898e-01, -8.1599426e-01], [2.6166534e+00, 6.501007e-01], [9.869995e-01, 2.4195862e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @mul_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0025024e+00, 8.995056e-01], [1.4924927e+00, 9.1049194e-01], [2.278534e+00, 2.0240784e+00]], [[4.6902466e-01, -6.3201904e-01], [1.2915802e+00, -5.609894e-01], [2.3572998e+00, 1.1786499e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @mul_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0025024e+00, 8.995056e-01], [1.4924927e+00, 9.1049194e-01], [2.278534e+00, 2.0240784e+00]], [[4.6902466e-01, -6.3201904e-01], [1.2915802e+00, -5.609894e-01], [2.3572998e+00, 1.1786499e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @mul_Scalar() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.float 2.5
  %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.float -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.8515625e+00, 2.5585938e+00], [4.0820312e+00, 2.4902344e+00], [3.8476562e+00, 3.4179688e+00]], [[1.3769531e+00, -1.8554688e+00], [4.8339844e+00, -2.0996094e+00], [3.0664062e+00, 1.5332031e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @mul_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.float 2.5
  %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.float -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.8515625e+00, 2.5585938e+00], [4.0820312e+00, 2.4902344e+00], [3.8476562e+00, 3.4179688e+00]], [[1.3769531e+00, -1.8554688e+00], [4.8339844e+00, -2.0996094e+00], [3.0664062e+00, 1.5332031e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @ldexp_Tensor() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[0, 3, -6]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.30625e+01, 7.96875e+00], [2.4047852e-02, 2.1362305e-02]], [[5.5078125e-01, -7.421875e-01], [1.546875e+01, -6.71875e+00], [1.9165039e-02, 9.5825195e-03]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @ldexp_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[0, 3, -6]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.30625e+01, 7.96875e+00], [2.4047852e-02, 2.1362305e-02]], [[5.5078125e-01, -7.421875e-01], [1.546875e+01, -6.71875e+00], [1.9165039e-02, 9.5825195e-03]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @ldexp_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xcomplex<f32>> -> !torch.vtensor<[3],complex<f32>>
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.4611642e+00, 1.7986887e+00], [1.8001081e+00, 3.4224484e+00], [2.7793994e+00, 1.9533828e+00]], [[9.4246364e-01, -1.5785328e+00], [4.2266846e+00, 5.4852664e-01], [2.1258628e+00, 7.758274e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @ldexp_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.4611642e+00, 1.7986887e+00], [1.8001081e+00, 3.4224484e+00], [2.7793994e+00, 1.9533828e+00]], [[9.4246364e-01, -1.5785328e+00], [4.2266846e+00, 5.4852664e-01], [2.1258628e+00, 7.758274e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @ldexp_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.4703064e+00, 1.2622192e+00], [2.185429e+00, 1.8053293e+00], [2.5107641e+00, 3.4937177e+00]], [[1.0859749e+00, -6.138032e-01], [2.1313925e+00, -1.402935e+00], [4.0970907e+00, 1.8547388e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @ldexp_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.4703064e+00, 1.2622192e+00], [2.185429e+00, 1.8053293e+00], [2.5107641e+00, 3.4937177e+00]], [[1.0859749e+00, -6.138032e-01], [2.1313925e+00, -1.402935e+00], [4.0970907e+00, 1.8547388e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @pow_Scalar() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.float 2.5
  %1 = torch.aten.pow.Scalar %0, %arg0 : !torch.float, !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.68237e+00, 2.2927885e+00], [2.7304292e+00, 3.5320637e+00], [1.2811794e+00, 3.8914144e+00]], [[1.287947e+00, -1.0416398e+00], [4.223942e+00, -4.0920634e+00], [2.6036468e+00, 1.6394145e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @pow_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.float 2.5
  %1 = torch.aten.pow.Scalar %0, %arg0 : !torch.float, !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.68237e+00, 2.2927885e+00], [2.7304292e+00, 3.5320637e+00], [1.2811794e+00, 3.8914144e+00]], [[1.287947e+00, -1.0416398e+00], [4.223942e+00, -4.0920634e+00], [2.6036468e+00, 1.6394145e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @mul_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.93359375e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f64>> -> !torch.vtensor<[2,3],complex<f64>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xcomplex<f32>> -> !torch.vtensor<[3],complex<f32>>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f64>>, !torch.vtensor<[3],complex<f32>> -> !torch.vtensor<[2,3],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f64>> -> !torch.vtensor<[2,3,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f64> -> tensor<2x3x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.279632568359375e+00, 8.505859375e-01], [8.840179443359375e-01, 2.280914306640625e+00], [1.336517333984375e+00, 7.35504150390625e-01]], [[4.39208984375e-01, -8.159942626953125e-01], [2.6166534423828125e+00, 6.501007080078125e-01], [9.8699951171875e-01, 2.419586181640625e-01]]]> : tensor<2x3x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<2x3x2xf64>
  return
}

func.func @mul_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.93359375e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f64>> to tensor<?x?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f64>> -> !torch.vtensor<[?,?],complex<f64>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f64>>, !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f64>> -> !torch.vtensor<[?,?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.279632568359375e+00, 8.505859375e-01], [8.840179443359375e-01, 2.280914306640625e+00], [1.336517333984375e+00, 7.35504150390625e-01]], [[4.39208984375e-01, -8.159942626953125e-01], [2.6166534423828125e+00, 6.501007080078125e-01], [9.8699951171875e-01, 2.419586181640625e-01]]]> : tensor<2x3x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?x?xf64>
  return
}

func.func @div_Tensor() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xcomplex<f32>> -> !torch.vtensor<[3],complex<f32>>
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[9.785839e-01, 1.1740457e+00], [1.4871598e+00, -1.574799e-01], [1.6168829e+00, 2.2589679e+00]], [[6.502846e-01, -6.53305e-01], [8.014385e-01, -1.4403318e+00], [1.4308816e+00, 1.1734974e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @div_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[9.785839e-01, 1.1740457e+00], [1.4871598e+00, -1.574799e-01], [1.6168829e+00, 2.2589679e+00]], [[6.502846e-01, -6.53305e-01], [8.014385e-01, -1.4403318e+00], [1.4308816e+00, 1.1734974e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @div_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2977778e+00, 1.1644444e+00], [1.7863249e+00, 1.0897436e+00], [1.0395778e+00, 9.234829e-01]], [[6.4678895e-01, -8.715596e-01], [2.8947368e+00, -1.2573099e+00], [6.3821137e-01, 3.1910568e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @div_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2977778e+00, 1.1644444e+00], [1.7863249e+00, 1.0897436e+00], [1.0395778e+00, 9.234829e-01]], [[6.4678895e-01, -8.715596e-01], [2.8947368e+00, -1.2573099e+00], [6.3821137e-01, 3.1910568e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @div_Scalar() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 2
  %1 = torch.aten.div.Scalar %arg0, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[5.703125e-01, 5.1171875e-01], [8.1640625e-01, 4.9804688e-01], [7.6953125e-01, 6.8359375e-01]], [[2.7539062e-01, -3.7109375e-01], [9.667969e-01, -4.1992188e-01], [6.1328125e-01, 3.0664062e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @div_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 2
  %1 = torch.aten.div.Scalar %arg0, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[5.703125e-01, 5.1171875e-01], [8.1640625e-01, 4.9804688e-01], [7.6953125e-01, 6.8359375e-01]], [[2.7539062e-01, -3.7109375e-01], [9.667969e-01, -4.1992188e-01], [6.1328125e-01, 3.0664062e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @neg() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.neg %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.140625e+00, -1.0234375e+00], [-1.6328125e+00, -9.9609375e-01], [-1.5390625e+00, -1.3671875e+00]], [[-5.5078125e-01, 7.421875e-01], [-1.9335938e+00, 8.3984375e-01], [-1.2265625e+00, -6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @neg_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.neg %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.140625e+00, -1.0234375e+00], [-1.6328125e+00, -9.9609375e-01], [-1.5390625e+00, -1.3671875e+00]], [[-5.5078125e-01, 7.421875e-01], [-1.9335938e+00, 8.3984375e-01], [-1.2265625e+00, -6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @reciprocal() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.reciprocal %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.8569274e-01, -4.3579277e-01], [4.4633347e-01, -2.7228475e-01], [3.6316502e-01, -3.226085e-01]], [[6.447902e-01, 8.688662e-01], [4.3509012e-01, 1.8897854e-01], [6.522293e-01, -3.2611465e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @reciprocal_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.reciprocal %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.8569274e-01, -4.3579277e-01], [4.4633347e-01, -2.7228475e-01], [3.6316502e-01, -3.226085e-01]], [[6.447902e-01, 8.688662e-01], [4.3509012e-01, 1.8897854e-01], [6.522293e-01, -3.2611465e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @abs() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.abs %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5324652e+00, 1.9126629e+00, 2.0586197e+00], [9.2423064e-01, 2.1081088e+00, 1.3713386e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @abs_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.abs %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5324652e+00, 1.9126629e+00, 2.0586197e+00], [9.2423064e-01, 2.1081088e+00, 1.3713386e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @angle() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.angle %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.3129934e-01, 5.4777485e-01, 7.263272e-01], [-9.32367e-01, -4.097579e-01, 4.636476e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @angle_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.angle %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.3129934e-01, 5.4777485e-01, 7.263272e-01], [-9.32367e-01, -4.097579e-01, 4.636476e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @angle_case2() {
  %in0 = util.unfoldable_constant dense<[1.6484375e+00, 2.3828125e-01, -1.1289062e+00, -2.4609375e-01, 4.8046875e-01]> : tensor<5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf32> -> !torch.vtensor<[5],f32>
  %0 = torch.aten.angle %arg0 : !torch.vtensor<[5],f32> -> !torch.vtensor<[5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],f32> -> tensor<5xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00, 3.1415927e+00, 3.1415927e+00, 0.0e+00]> : tensor<5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5xf32>
  return
}

func.func @angle_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.6484375e+00, 2.3828125e-01, -1.1289062e+00, -2.4609375e-01, 4.8046875e-01]> : tensor<5xf32>
  %in0c = tensor.cast %in0 : tensor<5xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.angle %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00, 3.1415927e+00, 3.1415927e+00, 0.0e+00]> : tensor<5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @conj_physical_case2() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.conj_physical %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @conj_physical_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.conj_physical %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @exp() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.628293e+00, 2.671623e+00], [2.7822046e+00, 4.2960234e+00], [9.423193e-01, 4.5639544e+00]], [[1.2783916e+00, -1.1724243e+00], [4.615852e+00, -5.147975e+00], [2.788157e+00, 1.9623445e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @exp_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.exp %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.628293e+00, 2.671623e+00], [2.7822046e+00, 4.2960234e+00], [9.423193e-01, 4.5639544e+00]], [[1.2783916e+00, -1.1724243e+00], [4.615852e+00, -5.147975e+00], [2.788157e+00, 1.9623445e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @log() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.log %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.268777e-01, 7.3129934e-01], [6.4849645e-01, 5.4777485e-01], [7.220357e-01, 7.263272e-01]], [[-7.879363e-02, -9.32367e-01], [7.457912e-01, -4.097579e-01], [3.1578732e-01, 4.636476e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @log_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.log %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.268777e-01, 7.3129934e-01], [6.4849645e-01, 5.4777485e-01], [7.220357e-01, 7.263272e-01]], [[-7.879363e-02, -9.32367e-01], [7.457912e-01, -4.097579e-01], [3.1578732e-01, 4.636476e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @sqrt() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.sqrt %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1560905e+00, 4.4262862e-01], [1.331442e+00, 3.7406576e-01], [1.3412088e+00, 5.096848e-01]], [[8.5878164e-01, -4.3211654e-01], [1.4215665e+00, -2.9539376e-01], [1.1397151e+00, 2.6905024e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @sqrt_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.sqrt %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1560905e+00, 4.4262862e-01], [1.331442e+00, 3.7406576e-01], [1.3412088e+00, 5.096848e-01]], [[8.5878164e-01, -4.3211654e-01], [1.4215665e+00, -2.9539376e-01], [1.1397151e+00, 2.6905024e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @sin() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.sin %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.427919e+00, 5.053082e-01], [1.5355442e+00, -7.246176e-02], [2.0885081e+00, 5.821348e-02]], [[6.742349e-01, -6.9211155e-01], [1.2844617e+00, 3.3434758e-01], [1.1239772e+00, 2.2018749e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @sin_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.sin %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.427919e+00, 5.053082e-01], [1.5355442e+00, -7.246176e-02], [2.0885081e+00, 5.821348e-02]], [[6.742349e-01, -6.9211155e-01], [1.2844617e+00, 3.3434758e-01], [1.1239772e+00, 2.2018749e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @cos() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.5516984e-01, -1.1013011e+00], [-9.535085e-02, -1.166935e+00], [6.629862e-02, -1.8338139e+00]], [[1.0977795e+00, 4.2508152e-01], [-4.8758164e-01, 8.807892e-01], [4.029544e-01, -6.1417794e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @cos_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.5516984e-01, -1.1013011e+00], [-9.535085e-02, -1.166935e+00], [6.629862e-02, -1.8338139e+00]], [[1.0977795e+00, 4.2508152e-01], [-4.8758164e-01, 8.807892e-01], [4.029544e-01, -6.1417794e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @tanh() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0793676e+00, 1.9807272e-01], [1.0291823e+00, 7.1805134e-02], [1.0875366e+00, 3.975023e-02]], [[7.617053e-01, -5.6705326e-01], [1.0036865e+00, -4.175804e-02], [9.316142e-01, 1.5200475e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @tanh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0793676e+00, 1.9807272e-01], [1.0291823e+00, 7.1805134e-02], [1.0875366e+00, 3.975023e-02]], [[7.617053e-01, -5.6705326e-01], [1.0036865e+00, -4.175804e-02], [9.316142e-01, 1.5200475e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @pow_Tensor_Scalar() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 3
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-2.100173e+00, 2.9225812e+00], [-5.070399e-01, 6.97866e+00], [-4.9848566e+00, 7.159877e+00]], [[-7.430958e-01, -2.666217e-01], [3.137782e+00, -8.827612e+00], [4.613272e-01, 2.5372996e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @pow_Tensor_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 3
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-2.100173e+00, 2.9225812e+00], [-5.070399e-01, 6.97866e+00], [-4.9848566e+00, 7.159877e+00]], [[-7.430958e-01, -2.666217e-01], [3.137782e+00, -8.827612e+00], [4.613272e-01, 2.5372996e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @pow_Tensor_Scalar_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int -2
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.598207e-02, -4.233228e-01], [1.2507457e-01, -2.430596e-01], [2.7812574e-02, -2.3432025e-01]], [[-3.3917412e-01, 1.1204728e+00], [1.5359052e-01, 1.6444539e-01], [3.1905228e-01, -4.2540306e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @pow_Tensor_Scalar_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int -2
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.598207e-02, -4.233228e-01], [1.2507457e-01, -2.430596e-01], [2.7812574e-02, -2.3432025e-01]], [[-3.3917412e-01, 1.1204728e+00], [1.5359052e-01, 1.6444539e-01], [3.1905228e-01, -4.2540306e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @pow_Tensor_Scalar_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.float -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1560905e+00, 4.4262862e-01], [1.331442e+00, 3.7406576e-01], [1.3412088e+00, 5.096848e-01]], [[8.5878164e-01, -4.3211654e-01], [1.4215665e+00, -2.9539376e-01], [1.1397151e+00, 2.6905024e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @pow_Tensor_Scalar_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.float 0.5
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.float -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1560905e+00, 4.4262862e-01], [1.331442e+00, 3.7406576e-01], [1.3412088e+00, 5.096848e-01]], [[8.5878164e-01, -4.3211654e-01], [1.4215665e+00, -2.9539376e-01], [1.1397151e+00, 2.6905024e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @eq_Tensor() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @eq_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @ne_Tensor() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xcomplex<f32>> -> !torch.vtensor<[3],complex<f32>>
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3],complex<f32>> -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @ne_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @sum_dim_IntList() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.sum.dim_IntList %arg0, %1, %2, %3 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[3],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[3],complex<f32>> -> !torch.vtensor<[3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,2],f32> -> tensor<3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.6914062e+00, 2.8125e-01], [3.5664062e+00, 1.5625e-01], [2.765625e+00, 1.9804688e+00]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x2xf32>
  return
}

func.func @sum_dim_IntList_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.sum.dim_IntList %arg0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.6914062e+00, 2.8125e-01], [3.5664062e+00, 1.5625e-01], [2.765625e+00, 1.9804688e+00]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sum_dim_IntList_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.sum.dim_IntList %arg0, %2, %3, %4 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1],complex<f32>>
  %parts0 = torch.aten.view_as_real %5 : !torch.vtensor<[1,1],complex<f32>> -> !torch.vtensor<[1,1,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[1,1,2],f32> -> tensor<1x1x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.0234375e+00, 2.4179688e+00]]]> : tensor<1x1x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x1x2xf32>
  return
}

func.func @sum_dim_IntList_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.sum.dim_IntList %arg0, %2, %3, %4 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %5 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.0234375e+00, 2.4179688e+00]]]> : tensor<1x1x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @mean_dim() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.mean.dim %arg0, %1, %2, %3 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2],complex<f32>> -> !torch.vtensor<[2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,2],f32> -> tensor<2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4375e+00, 1.1289062e+00], [1.2369792e+00, -3.229167e-01]]> : tensor<2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2xf32>
  return
}

func.func @mean_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.mean.dim %arg0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4375e+00, 1.1289062e+00], [1.2369792e+00, -3.229167e-01]]> : tensor<2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @mm() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.5390625e+00, -8.046875e-01), (1.4765625e+00, 1.0898438e+00), (4.765625e-01, -4.1796875e-01), (8.125e-01, -9.8828125e-01)], [(5.6640625e-01, -1.3945312e+00), (5.859375e-01, 2.734375e-01), (7.1875e-01, 1.0429688e+00), (7.5e-01, 1.7421875e+00)], [(1.6914062e+00, 7.0703125e-01), (1.9257812e+00, 2.8125e-01), (6.9921875e-01, 1.0742188e+00), (1.6484375e+00, -1.171875e-02)]]> : tensor<3x4xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xcomplex<f32>> -> !torch.vtensor<[3,4],complex<f32>>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3,4],complex<f32>> -> !torch.vtensor<[2,4],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,4],complex<f32>> -> !torch.vtensor<[2,4,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,4,2],f32> -> tensor<2x4x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.5294952e+00, 2.345108e+00], [3.83255e+00, 6.8501587e+00], [7.1351624e-01, 5.039154e+00], [3.9804993e+00, 5.531708e+00]], [[1.8154755e+00, -2.8531036e+00], [5.174347e+00, 1.0670166e+00], [2.416809e+00, 2.5755463e+00], [4.656479e+00, 2.588028e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x2xf32>
  return
}

func.func @mm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.5390625e+00, -8.046875e-01), (1.4765625e+00, 1.0898438e+00), (4.765625e-01, -4.1796875e-01), (8.125e-01, -9.8828125e-01)], [(5.6640625e-01, -1.3945312e+00), (5.859375e-01, 2.734375e-01), (7.1875e-01, 1.0429688e+00), (7.5e-01, 1.7421875e+00)], [(1.6914062e+00, 7.0703125e-01), (1.9257812e+00, 2.8125e-01), (6.9921875e-01, 1.0742188e+00), (1.6484375e+00, -1.171875e-02)]]> : tensor<3x4xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<3x4xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.5294952e+00, 2.345108e+00], [3.83255e+00, 6.8501587e+00], [7.1351624e-01, 5.039154e+00], [3.9804993e+00, 5.531708e+00]], [[1.8154755e+00, -2.8531036e+00], [5.174347e+00, 1.0670166e+00], [2.416809e+00, 2.5755463e+00], [4.656479e+00, 2.588028e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @mm_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.93359375e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f64>> -> !torch.vtensor<[2,3],complex<f64>>
  %in1 = util.unfoldable_constant dense<[[(1.82421875e+00, 1.828125e+00), (5.8203125e-01, 7.03125e-02)], [(2.890625e-01, -8.7109375e-01), (1.35546875e+00, 1.9296875e+00)], [(3.5546875e-01, 1.28125e+00), (6.796875e-01, 1.80859375e+00)]]> : tensor<3x2xcomplex<f64>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2xcomplex<f64>> -> !torch.vtensor<[3,2],complex<f64>>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,3],complex<f64>>, !torch.vtensor<[3,2],complex<f64>> -> !torch.vtensor<[2,2],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,2],complex<f64>> -> !torch.vtensor<[2,2,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,2,2],f64> -> tensor<2x2x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[[3.448333740234375e-01, 5.27569580078125e+00], [-5.43609619140625e-01, 8.889663696289062e+00]], [[1.839141845703125e+00, -4.84588623046875e-01], [4.3388214111328125e+00, 4.8347930908203125e+00]]]> : tensor<2x2x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<2x2x2xf64>
  return
}

func.func @mm_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.93359375e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f64>> to tensor<?x?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f64>> -> !torch.vtensor<[?,?],complex<f64>>
  %in1 = util.unfoldable_constant dense<[[(1.82421875e+00, 1.828125e+00), (5.8203125e-01, 7.03125e-02)], [(2.890625e-01, -8.7109375e-01), (1.35546875e+00, 1.9296875e+00)], [(3.5546875e-01, 1.28125e+00), (6.796875e-01, 1.80859375e+00)]]> : tensor<3x2xcomplex<f64>>
  %in1c = tensor.cast %in1 : tensor<3x2xcomplex<f64>> to tensor<?x?xcomplex<f64>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f64>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f64>> -> !torch.vtensor<[?,?],complex<f64>>
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,?],complex<f64>>, !torch.vtensor<[?,?],complex<f64>> -> !torch.vtensor<[?,?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f64>> -> !torch.vtensor<[?,?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[[3.448333740234375e-01, 5.27569580078125e+00], [-5.43609619140625e-01, 8.889663696289062e+00]], [[1.839141845703125e+00, -4.84588623046875e-01], [4.3388214111328125e+00, 4.8347930908203125e+00]]]> : tensor<2x2x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?x?xf64>
  return
}

func.func @bmm() {
  %in0 = util.unfoldable_constant dense<[[[(3.59375e-01, 8.90625e-01), (1.7304688e+00, 2.1484375e-01), (9.5703125e-01, 1.140625e+00)], [(1.6171875e+00, 1.5273438e+00), (9.4921875e-01, -3.0859375e-01), (1.796875e+00, 8.046875e-01)]], [[(1.3007812e+00, 1.1640625e+00), (7.7734375e-01, -4.4921875e-01), (6.71875e-01, 6.25e-02)], [(1.3945312e+00, 1.1367188e+00), (6.5234375e-01, 1.1445312e+00), (8.7890625e-01, 1.6015625e-01)]]]> : tensor<2x2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2x3xcomplex<f32>> -> !torch.vtensor<[2,2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[[(1.4453125e+00, 1.9726562e+00), (1.4726562e+00, 1.4257812e+00)], [(1.6796875e+00, 1.3085938e+00), (1.5351562e+00, -4.9609375e-01)], [(7.2265625e-01, 1.8632812e+00), (1.2421875e+00, -1.8359375e-01)]], [[(1.71875e+00, -1.0507812e+00), (1.515625e+00, 7.109375e-01)], [(2.890625e-01, 3.4765625e-01), (1.3515625e+00, 3.125e-02)], [(1.6054688e+00, 1.6367188e+00), (1.7890625e+00, 6.9140625e-01)]]]> : tensor<2x3x2xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3x2xcomplex<f32>> -> !torch.vtensor<[2,3,2],complex<f32>>
  %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[2,2,3],complex<f32>>, !torch.vtensor<[2,3,2],complex<f32>> -> !torch.vtensor<[2,2,2],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,2,2],complex<f32>> -> !torch.vtensor<[2,2,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,2,2,2],f32> -> tensor<2x2x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-4.5684814e-02, 7.229004e+00], [3.4207458e+00, 2.5364838e+00]], [[1.1217957e+00, 1.0051041e+01], [3.8878021e+00, 4.2800446e+00]]], [[[4.816147e+00, 1.9743042e+00], [3.3674011e+00, 2.6825562e+00]], [[4.530884e+00, 2.7416687e+00], [3.6130524e+00, 5.175766e+00]]]]> : tensor<2x2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x2x2xf32>
  return
}

func.func @bmm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[(3.59375e-01, 8.90625e-01), (1.7304688e+00, 2.1484375e-01), (9.5703125e-01, 1.140625e+00)], [(1.6171875e+00, 1.5273438e+00), (9.4921875e-01, -3.0859375e-01), (1.796875e+00, 8.046875e-01)]], [[(1.3007812e+00, 1.1640625e+00), (7.7734375e-01, -4.4921875e-01), (6.71875e-01, 6.25e-02)], [(1.3945312e+00, 1.1367188e+00), (6.5234375e-01, 1.1445312e+00), (8.7890625e-01, 1.6015625e-01)]]]> : tensor<2x2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x2x3xcomplex<f32>> to tensor<?x?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xcomplex<f32>> -> !torch.vtensor<[?,?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[[(1.4453125e+00, 1.9726562e+00), (1.4726562e+00, 1.4257812e+00)], [(1.6796875e+00, 1.3085938e+00), (1.5351562e+00, -4.9609375e-01)], [(7.2265625e-01, 1.8632812e+00), (1.2421875e+00, -1.8359375e-01)]], [[(1.71875e+00, -1.0507812e+00), (1.515625e+00, 7.109375e-01)], [(2.890625e-01, 3.4765625e-01), (1.3515625e+00, 3.125e-02)], [(1.6054688e+00, 1.6367188e+00), (1.7890625e+00, 6.9140625e-01)]]]> : tensor<2x3x2xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<2x3x2xcomplex<f32>> to tensor<?x?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xcomplex<f32>> -> !torch.vtensor<[?,?,?],complex<f32>>
  %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[?,?,?],complex<f32>>, !torch.vtensor<[?,?,?],complex<f32>> -> !torch.vtensor<[?,?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?,?],complex<f32>> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-4.5684814e-02, 7.229004e+00], [3.4207458e+00, 2.5364838e+00]], [[1.1217957e+00, 1.0051041e+01], [3.8878021e+00, 4.2800446e+00]]], [[[4.816147e+00, 1.9743042e+00], [3.3674011e+00, 2.6825562e+00]], [[4.530884e+00, 2.7416687e+00], [3.6130524e+00, 5.175766e+00]]]]> : tensor<2x2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @permute() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.permute %arg0, %2 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<int> -> !torch.vtensor<[3,2],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[3,2],complex<f32>> -> !torch.vtensor<[3,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,2,2],f32> -> tensor<3x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [5.5078125e-01, -7.421875e-01]], [[1.6328125e+00, 9.9609375e-01], [1.9335938e+00, -8.3984375e-01]], [[1.5390625e+00, 1.3671875e+00], [1.2265625e+00, 6.1328125e-01]]]> : tensor<3x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x2x2xf32>
  return
}

func.func @permute_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.permute %arg0, %2 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [5.5078125e-01, -7.421875e-01]], [[1.6328125e+00, 9.9609375e-01], [1.9335938e+00, -8.3984375e-01]], [[1.5390625e+00, 1.3671875e+00], [1.2265625e+00, 6.1328125e-01]]]> : tensor<3x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @cat() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(9.7265625e-01, -3.90625e-01), (1.546875e+00, -4.453125e-01), (1.9414062e+00, 7.8125e-03)]]> : tensor<1x3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1x3xcomplex<f32>> -> !torch.vtensor<[1,3],complex<f32>>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[1,3],complex<f32>>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.int 0
  %2 = torch.aten.cat %0, %1 : !torch.list<optional<vtensor>>, !torch.int -> !torch.vtensor<[3,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,3,2],f32> -> tensor<3x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]], [[9.7265625e-01, -3.90625e-01], [1.546875e+00, -4.453125e-01], [1.9414062e+00, 7.8125e-03]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3x2xf32>
  return
}

func.func @cat_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(9.7265625e-01, -3.90625e-01), (1.546875e+00, -4.453125e-01), (1.9414062e+00, 7.8125e-03)]]> : tensor<1x3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<1x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.int 0
  %2 = torch.aten.cat %0, %1 : !torch.list<optional<vtensor>>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]], [[9.7265625e-01, -3.90625e-01], [1.546875e+00, -4.453125e-01], [1.9414062e+00, 7.8125e-03]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @view() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<int> -> !torch.vtensor<[3,2],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[3,2],complex<f32>> -> !torch.vtensor<[3,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,2,2],f32> -> tensor<3x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01]], [[1.5390625e+00, 1.3671875e+00], [5.5078125e-01, -7.421875e-01]], [[1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<3x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x2x2xf32>
  return
}

func.func @slice_Tensor() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 3
  %2 = torch.aten.slice.Tensor %arg0, %0, %0, %1, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,2],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[2,2],complex<f32>> -> !torch.vtensor<[2,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,2,2],f32> -> tensor<2x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x2xf32>
  return
}

func.func @slice_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 3
  %2 = torch.aten.slice.Tensor %arg0, %0, %0, %1, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @index_select() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.constant.int 1
  %1 = torch.aten.index_select %arg0, %0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.vtensor<[2],si64> -> !torch.vtensor<[2,2],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,2],complex<f32>> -> !torch.vtensor<[2,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,2,2],f32> -> tensor<2x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5390625e+00, 1.3671875e+00], [1.140625e+00, 1.0234375e+00]], [[1.2265625e+00, 6.1328125e-01], [5.5078125e-01, -7.421875e-01]]]> : tensor<2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x2xf32>
  return
}

func.func @index_select_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi64>
  %in1c = tensor.cast %in1 : tensor<2xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 1
  %1 = torch.aten.index_select %arg0, %0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5390625e+00, 1.3671875e+00], [1.140625e+00, 1.0234375e+00]], [[1.2265625e+00, 6.1328125e-01], [5.5078125e-01, -7.421875e-01]]]> : tensor<2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @expand() {
  %in0 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xcomplex<f32>> -> !torch.vtensor<[3],complex<f32>>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten.expand %arg0, %2, %3 : !torch.vtensor<[3],complex<f32>>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[9.921875e-01, -1.4453125e-01], [1.015625e+00, 7.7734375e-01], [7.2265625e-01, -1.640625e-01]], [[9.921875e-01, -1.4453125e-01], [1.015625e+00, 7.7734375e-01], [7.2265625e-01, -1.640625e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @expand_dynamic() {
  %in0 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten.expand %arg0, %2, %3 : !torch.vtensor<[?],complex<f32>>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[9.921875e-01, -1.4453125e-01], [1.015625e+00, 7.7734375e-01], [7.2265625e-01, -1.640625e-01]], [[9.921875e-01, -1.4453125e-01], [1.015625e+00, 7.7734375e-01], [7.2265625e-01, -1.640625e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_to_copy() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 10
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,3],complex<f64>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[2,3],complex<f64>> -> !torch.vtensor<[2,3,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f64> -> tensor<2x3x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[5.5078125e-01, -7.421875e-01], [1.93359375e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x3x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<2x3x2xf64>
  return
}

func.func @_to_copy_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 10
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?],complex<f64>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[?,?],complex<f64>> -> !torch.vtensor<[?,?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[5.5078125e-01, -7.421875e-01], [1.93359375e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x3x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?x?xf64>
  return
}

func.func @_to_copy_case2() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 9
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.7890625e-01, 0.0e+00], [9.140625e-01, 0.0e+00], [1.4804688e+00, 0.0e+00]], [[8.515625e-01, 0.0e+00], [6.6796875e-01, 0.0e+00], [1.921875e+00, 0.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @_to_copy_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 9
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.7890625e-01, 0.0e+00], [9.140625e-01, 0.0e+00], [1.4804688e+00, 0.0e+00]], [[8.515625e-01, 0.0e+00], [6.6796875e-01, 0.0e+00], [1.921875e+00, 0.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_to_copy_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 6
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.140625e+00, 1.6328125e+00, 1.5390625e+00], [5.5078125e-01, 1.9335938e+00, 1.2265625e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @_to_copy_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 6
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.140625e+00, 1.6328125e+00, 1.5390625e+00], [5.5078125e-01, 1.9335938e+00, 1.2265625e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @where_self() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in2 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3xcomplex<f32>> -> !torch.vtensor<[3],complex<f32>>
  %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @where_self_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in0c = tensor.cast %in0 : tensor<2x3xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in2 = util.unfoldable_constant dense<[(9.921875e-01, -1.4453125e-01), (1.015625e+00, 7.7734375e-01), (7.2265625e-01, -1.640625e-01)]> : tensor<3xcomplex<f32>>
  %in2c = tensor.cast %in2 : tensor<3xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in2d = util.optimization_barrier %in2c : tensor<?xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00]], [[5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_c2c() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xcomplex<f32>> -> !torch.vtensor<[2,5],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_c2c %arg0, %1, %2, %3 : !torch.vtensor<[2,5],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2,5],complex<f32>> -> !torch.vtensor<[2,5,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,5,2],f32> -> tensor<2x5x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.9804688e+00, 8.828125e-01], [-2.2600276e+00, -1.5277886e+00], [-1.2754797e+00, -7.2766405e-01], [4.9561753e+00, 4.6435e-03], [7.785504e-01, -4.09347e-01]], [[2.828125e+00, 4.96875e+00], [-1.1365914e+00, -1.291084e+00], [6.6293687e-01, 4.4185042e-02], [7.374478e-01, 1.1151472e+00], [1.908082e+00, -1.4190295e+00]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x2xf32>
  return
}

func.func @_fft_c2c_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x5xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_c2c %arg0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.9804688e+00, 8.828125e-01], [-2.2600276e+00, -1.5277886e+00], [-1.2754797e+00, -7.2766405e-01], [4.9561753e+00, 4.6435e-03], [7.785504e-01, -4.09347e-01]], [[2.828125e+00, 4.96875e+00], [-1.1365914e+00, -1.291084e+00], [6.6293687e-01, 4.4185042e-02], [7.374478e-01, 1.1151472e+00], [1.908082e+00, -1.4190295e+00]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_c2c_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xcomplex<f32>> -> !torch.vtensor<[2,5],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool false
  %4 = torch.aten._fft_c2c %arg0, %1, %2, %3 : !torch.vtensor<[2,5],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2,5],complex<f32>> -> !torch.vtensor<[2,5,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,5,2],f32> -> tensor<2x5x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.9804688e+00, 8.828125e-01], [7.785504e-01, -4.09347e-01], [4.9561753e+00, 4.6435e-03], [-1.2754797e+00, -7.2766405e-01], [-2.2600276e+00, -1.5277886e+00]], [[2.828125e+00, 4.96875e+00], [1.908082e+00, -1.4190295e+00], [7.374478e-01, 1.1151472e+00], [6.6293687e-01, 4.4185042e-02], [-1.1365914e+00, -1.291084e+00]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x2xf32>
  return
}

func.func @_fft_c2c_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x5xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool false
  %4 = torch.aten._fft_c2c %arg0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.9804688e+00, 8.828125e-01], [7.785504e-01, -4.09347e-01], [4.9561753e+00, 4.6435e-03], [-1.2754797e+00, -7.2766405e-01], [-2.2600276e+00, -1.5277886e+00]], [[2.828125e+00, 4.96875e+00], [1.908082e+00, -1.4190295e+00], [7.374478e-01, 1.1151472e+00], [6.6293687e-01, 4.4185042e-02], [-1.1365914e+00, -1.291084e+00]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_r2c() {
  %in0 = util.unfoldable_constant dense<[[-1.71875e-01, -8.3203125e-01, 1.2734375e+00, -1.7890625e+00, -1.5898438e+00, -7.03125e-02], [-1.171875e+00, -3.3984375e-01, 1.0859375e+00, 3.3984375e-01, -1.21875e+00, 1.4648438e+00]]> : tensor<2x6xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x6xf32> -> !torch.vtensor<[2,6],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_r2c %arg0, %1, %2, %3 : !torch.vtensor<[2,6],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2,4],complex<f32>> -> !torch.vtensor<[2,4,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,4,2],f32> -> tensor<2x4x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.1796875e+00, 0.0e+00], [1.3242188e+00, -1.8200066e+00], [-1.3515625e+00, 3.139342e+00], [2.203125e+00, 0.0e+00]], [[1.6015625e-01, 0.0e+00], [-8.828125e-01, -4.3301272e-01], [-1.328125e+00, 3.558823e+00], [-2.7695312e+00, 0.0e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x2xf32>
  return
}

func.func @_fft_r2c_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.71875e-01, -8.3203125e-01, 1.2734375e+00, -1.7890625e+00, -1.5898438e+00, -7.03125e-02], [-1.171875e+00, -3.3984375e-01, 1.0859375e+00, 3.3984375e-01, -1.21875e+00, 1.4648438e+00]]> : tensor<2x6xf32>
  %in0c = tensor.cast %in0 : tensor<2x6xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_r2c %arg0, %1, %2, %3 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-3.1796875e+00, 0.0e+00], [1.3242188e+00, -1.8200066e+00], [-1.3515625e+00, 3.139342e+00], [2.203125e+00, 0.0e+00]], [[1.6015625e-01, 0.0e+00], [-8.828125e-01, -4.3301272e-01], [-1.328125e+00, 3.558823e+00], [-2.7695312e+00, 0.0e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_c2r() {
  %in0 = util.unfoldable_constant dense<[[(1.8203125e+00, -1.3828125e+00), (4.375e-01, 9.1015625e-01), (1.703125e+00, -8.3203125e-01), (6.875e-01, 1.4648438e+00)], [(1.15625e+00, -3.28125e-01), (2.9296875e-01, -7.3046875e-01), (1.2148438e+00, 3.1640625e-01), (1.7070312e+00, -1.5625e-02)]]> : tensor<2x4xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xcomplex<f32>> -> !torch.vtensor<[2,4],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.int 6
  %4 = torch.aten._fft_c2r %arg0, %1, %2, %3 : !torch.vtensor<[2,4],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[2,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,6],f32> -> tensor<2x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.7890625e+00, -2.68129e-01, -2.6503696e+00, 3.6640625e+00, 3.3847446e+00, 2.5039911e-03], [5.8789062e+00, -7.55479e-01, 3.1687093e+00, 1.2929688e+00, -4.577719e-01, -2.1898336e+00]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x6xf32>
  return
}

func.func @_fft_c2r_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8203125e+00, -1.3828125e+00), (4.375e-01, 9.1015625e-01), (1.703125e+00, -8.3203125e-01), (6.875e-01, 1.4648438e+00)], [(1.15625e+00, -3.28125e-01), (2.9296875e-01, -7.3046875e-01), (1.2148438e+00, 3.1640625e-01), (1.7070312e+00, -1.5625e-02)]]> : tensor<2x4xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x4xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.int 6
  %4 = torch.aten._fft_c2r %arg0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.7890625e+00, -2.68129e-01, -2.6503696e+00, 3.6640625e+00, 3.3847446e+00, 2.5039911e-03], [5.8789062e+00, -7.55479e-01, 3.1687093e+00, 1.2929688e+00, -4.577719e-01, -2.1898336e+00]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_fft_c2c_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xcomplex<f32>> -> !torch.vtensor<[2,5],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.aten._fft_c2c %arg0, %1, %0, %2 : !torch.vtensor<[2,5],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[2,5],complex<f32>> -> !torch.vtensor<[2,5,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,5,2],f32> -> tensor<2x5x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.1217606e+00, 3.9480576e-01], [-1.0107151e+00, -6.8324786e-01], [-5.7041186e-01, -3.2542124e-01], [2.216469e+00, 2.0766363e-03], [3.4817833e-01, -1.8306553e-01]], [[1.264776e+00, 2.2220926e+00], [-5.082991e-01, -5.773903e-01], [2.9647437e-01, 1.9760152e-02], [3.2979667e-01, 4.98709e-01], [8.533202e-01, -6.346093e-01]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x2xf32>
  return
}

func.func @_fft_c2c_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x5xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.aten._fft_c2c %arg0, %1, %0, %2 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.1217606e+00, 3.9480576e-01], [-1.0107151e+00, -6.8324786e-01], [-5.7041186e-01, -3.2542124e-01], [2.216469e+00, 2.0766363e-03], [3.4817833e-01, -1.8306553e-01]], [[1.264776e+00, 2.2220926e+00], [-5.082991e-01, -5.773903e-01], [2.9647437e-01, 1.9760152e-02], [3.2979667e-01, 4.98709e-01], [8.533202e-01, -6.346093e-01]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_c2c_case4() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xcomplex<f32>> -> !torch.vtensor<[2,5],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.aten._fft_c2c %arg0, %1, %0, %2 : !torch.vtensor<[2,5],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[2,5],complex<f32>> -> !torch.vtensor<[2,5,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,5,2],f32> -> tensor<2x5x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.1217606e+00, 3.9480576e-01], [3.4817833e-01, -1.8306553e-01], [2.216469e+00, 2.0766363e-03], [-5.7041186e-01, -3.2542124e-01], [-1.0107151e+00, -6.8324786e-01]], [[1.264776e+00, 2.2220926e+00], [8.533202e-01, -6.346093e-01], [3.2979667e-01, 4.98709e-01], [2.9647437e-01, 1.9760152e-02], [-5.082991e-01, -5.773903e-01]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x2xf32>
  return
}

func.func @_fft_c2c_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x5xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.aten._fft_c2c %arg0, %1, %0, %2 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.1217606e+00, 3.9480576e-01], [3.4817833e-01, -1.8306553e-01], [2.216469e+00, 2.0766363e-03], [-5.7041186e-01, -3.2542124e-01], [-1.0107151e+00, -6.8324786e-01]], [[1.264776e+00, 2.2220926e+00], [8.533202e-01, -6.346093e-01], [3.2979667e-01, 4.98709e-01], [2.9647437e-01, 1.9760152e-02], [-5.082991e-01, -5.773903e-01]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_r2c_case2() {
  %in0 = util.unfoldable_constant dense<[[-1.71875e-01, -8.3203125e-01, 1.2734375e+00, -1.7890625e+00, -1.5898438e+00, -7.03125e-02], [-1.171875e+00, -3.3984375e-01, 1.0859375e+00, 3.3984375e-01, -1.21875e+00, 1.4648438e+00]]> : tensor<2x6xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x6xf32> -> !torch.vtensor<[2,6],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.aten._fft_r2c %arg0, %1, %0, %2 : !torch.vtensor<[2,6],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[2,4],complex<f32>> -> !torch.vtensor<[2,4,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,4,2],f32> -> tensor<2x4x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.298102e+00, 0.0e+00], [5.406101e-01, -7.4301463e-01], [-5.517731e-01, 1.2816311e+00], [8.9942205e-01, 0.0e+00]], [[6.5383516e-02, 0.0e+00], [-3.604067e-01, -1.767767e-01], [-5.422048e-01, 1.4528835e+00], [-1.1306565e+00, 0.0e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x2xf32>
  return
}

func.func @_fft_r2c_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.71875e-01, -8.3203125e-01, 1.2734375e+00, -1.7890625e+00, -1.5898438e+00, -7.03125e-02], [-1.171875e+00, -3.3984375e-01, 1.0859375e+00, 3.3984375e-01, -1.21875e+00, 1.4648438e+00]]> : tensor<2x6xf32>
  %in0c = tensor.cast %in0 : tensor<2x6xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.aten._fft_r2c %arg0, %1, %0, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.298102e+00, 0.0e+00], [5.406101e-01, -7.4301463e-01], [-5.517731e-01, 1.2816311e+00], [8.9942205e-01, 0.0e+00]], [[6.5383516e-02, 0.0e+00], [-3.604067e-01, -1.767767e-01], [-5.422048e-01, 1.4528835e+00], [-1.1306565e+00, 0.0e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_c2r_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.8203125e+00, -1.3828125e+00), (4.375e-01, 9.1015625e-01), (1.703125e+00, -8.3203125e-01), (6.875e-01, 1.4648438e+00)], [(1.15625e+00, -3.28125e-01), (2.9296875e-01, -7.3046875e-01), (1.2148438e+00, 3.1640625e-01), (1.7070312e+00, -1.5625e-02)]]> : tensor<2x4xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xcomplex<f32>> -> !torch.vtensor<[2,4],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 6
  %3 = torch.aten._fft_c2r %arg0, %1, %0, %2 : !torch.vtensor<[2,4],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[2,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,6],f32> -> tensor<2x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.7716234e+00, -1.0946321e-01, -1.082009e+00, 1.4958473e+00, 1.3818163e+00, 1.0222502e-03], [2.4000535e+00, -3.08423e-01, 1.2936202e+00, 5.278523e-01, -1.868846e-01, -8.939959e-01]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x6xf32>
  return
}

func.func @_fft_c2r_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8203125e+00, -1.3828125e+00), (4.375e-01, 9.1015625e-01), (1.703125e+00, -8.3203125e-01), (6.875e-01, 1.4648438e+00)], [(1.15625e+00, -3.28125e-01), (2.9296875e-01, -7.3046875e-01), (1.2148438e+00, 3.1640625e-01), (1.7070312e+00, -1.5625e-02)]]> : tensor<2x4xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x4xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 6
  %3 = torch.aten._fft_c2r %arg0, %1, %0, %2 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.7716234e+00, -1.0946321e-01, -1.082009e+00, 1.4958473e+00, 1.3818163e+00, 1.0222502e-03], [2.4000535e+00, -3.08423e-01, 1.2936202e+00, 5.278523e-01, -1.868846e-01, -8.939959e-01]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_fft_c2c_case5() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xcomplex<f32>> -> !torch.vtensor<[2,5],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_c2c %arg0, %1, %2, %3 : !torch.vtensor<[2,5],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2,5],complex<f32>> -> !torch.vtensor<[2,5,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,5,2],f32> -> tensor<2x5x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3960937e+00, 1.765625e-01], [-4.5200554e-01, -3.0555773e-01], [-2.5509593e-01, -1.4553282e-01], [9.912351e-01, 9.2869997e-04], [1.5571009e-01, -8.18694e-02]], [[5.65625e-01, 9.9375004e-01], [-2.2731829e-01, -2.5821683e-01], [1.3258737e-01, 8.837009e-03], [1.4748956e-01, 2.2302945e-01], [3.816164e-01, -2.838059e-01]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x2xf32>
  return
}

func.func @_fft_c2c_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x5xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_c2c %arg0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3960937e+00, 1.765625e-01], [-4.5200554e-01, -3.0555773e-01], [-2.5509593e-01, -1.4553282e-01], [9.912351e-01, 9.2869997e-04], [1.5571009e-01, -8.18694e-02]], [[5.65625e-01, 9.9375004e-01], [-2.2731829e-01, -2.5821683e-01], [1.3258737e-01, 8.837009e-03], [1.4748956e-01, 2.2302945e-01], [3.816164e-01, -2.838059e-01]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_c2c_case6() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xcomplex<f32>> -> !torch.vtensor<[2,5],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.constant.bool false
  %4 = torch.aten._fft_c2c %arg0, %1, %2, %3 : !torch.vtensor<[2,5],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2,5],complex<f32>> -> !torch.vtensor<[2,5,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,5,2],f32> -> tensor<2x5x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3960937e+00, 1.765625e-01], [1.5571009e-01, -8.18694e-02], [9.912351e-01, 9.2869997e-04], [-2.5509593e-01, -1.4553282e-01], [-4.5200554e-01, -3.0555773e-01]], [[5.65625e-01, 9.9375004e-01], [3.816164e-01, -2.838059e-01], [1.4748956e-01, 2.2302945e-01], [1.3258737e-01, 8.837009e-03], [-2.2731829e-01, -2.5821683e-01]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5x2xf32>
  return
}

func.func @_fft_c2c_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8359375e+00, -3.5546875e-01), (1.0078125e+00, -1.1367188e+00), (1.8554688e+00, 1.2734375e+00), (1.8710938e+00, -3.828125e-01), (4.1015625e-01, 1.484375e+00)], [(1.0e+00, 6.8359375e-01), (4.8828125e-01, 5.078125e-02), (3.0859375e-01, 1.1601562e+00), (7.4609375e-01, 1.8476562e+00), (2.8515625e-01, 1.2265625e+00)]]> : tensor<2x5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x5xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.constant.bool false
  %4 = torch.aten._fft_c2c %arg0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3960937e+00, 1.765625e-01], [1.5571009e-01, -8.18694e-02], [9.912351e-01, 9.2869997e-04], [-2.5509593e-01, -1.4553282e-01], [-4.5200554e-01, -3.0555773e-01]], [[5.65625e-01, 9.9375004e-01], [3.816164e-01, -2.838059e-01], [1.4748956e-01, 2.2302945e-01], [1.3258737e-01, 8.837009e-03], [-2.2731829e-01, -2.5821683e-01]]]> : tensor<2x5x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_r2c_case3() {
  %in0 = util.unfoldable_constant dense<[[-1.71875e-01, -8.3203125e-01, 1.2734375e+00, -1.7890625e+00, -1.5898438e+00, -7.03125e-02], [-1.171875e+00, -3.3984375e-01, 1.0859375e+00, 3.3984375e-01, -1.21875e+00, 1.4648438e+00]]> : tensor<2x6xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x6xf32> -> !torch.vtensor<[2,6],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_r2c %arg0, %1, %2, %3 : !torch.vtensor<[2,6],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2,4],complex<f32>> -> !torch.vtensor<[2,4,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,4,2],f32> -> tensor<2x4x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-5.2994794e-01, 0.0e+00], [2.2070312e-01, -3.0333444e-01], [-2.2526042e-01, 5.232237e-01], [3.671875e-01, 0.0e+00]], [[2.6692709e-02, 0.0e+00], [-1.4713542e-01, -7.216879e-02], [-2.2135417e-01, 5.931372e-01], [-4.6158856e-01, 0.0e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x2xf32>
  return
}

func.func @_fft_r2c_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.71875e-01, -8.3203125e-01, 1.2734375e+00, -1.7890625e+00, -1.5898438e+00, -7.03125e-02], [-1.171875e+00, -3.3984375e-01, 1.0859375e+00, 3.3984375e-01, -1.21875e+00, 1.4648438e+00]]> : tensor<2x6xf32>
  %in0c = tensor.cast %in0 : tensor<2x6xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_r2c %arg0, %1, %2, %3 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-5.2994794e-01, 0.0e+00], [2.2070312e-01, -3.0333444e-01], [-2.2526042e-01, 5.232237e-01], [3.671875e-01, 0.0e+00]], [[2.6692709e-02, 0.0e+00], [-1.4713542e-01, -7.216879e-02], [-2.2135417e-01, 5.931372e-01], [-4.6158856e-01, 0.0e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_c2r_case3() {
  %in0 = util.unfoldable_constant dense<[[(1.8203125e+00, -1.3828125e+00), (4.375e-01, 9.1015625e-01), (1.703125e+00, -8.3203125e-01), (6.875e-01, 1.4648438e+00)], [(1.15625e+00, -3.28125e-01), (2.9296875e-01, -7.3046875e-01), (1.2148438e+00, 3.1640625e-01), (1.7070312e+00, -1.5625e-02)]]> : tensor<2x4xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xcomplex<f32>> -> !torch.vtensor<[2,4],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.constant.int 6
  %4 = torch.aten._fft_c2r %arg0, %1, %2, %3 : !torch.vtensor<[2,4],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[2,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,6],f32> -> tensor<2x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1315105e+00, -4.4688165e-02, -4.417283e-01, 6.106771e-01, 5.641241e-01, 4.1733187e-04], [9.7981775e-01, -1.2591317e-01, 5.2811825e-01, 2.154948e-01, -7.6295316e-02, -3.649723e-01]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x6xf32>
  return
}

func.func @_fft_c2r_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8203125e+00, -1.3828125e+00), (4.375e-01, 9.1015625e-01), (1.703125e+00, -8.3203125e-01), (6.875e-01, 1.4648438e+00)], [(1.15625e+00, -3.28125e-01), (2.9296875e-01, -7.3046875e-01), (1.2148438e+00, 3.1640625e-01), (1.7070312e+00, -1.5625e-02)]]> : tensor<2x4xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x4xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 2
  %3 = torch.constant.int 6
  %4 = torch.aten._fft_c2r %arg0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1315105e+00, -4.4688165e-02, -4.417283e-01, 6.106771e-01, 5.641241e-01, 4.1733187e-04], [9.7981775e-01, -1.2591317e-01, 5.2811825e-01, 2.154948e-01, -7.6295316e-02, -3.649723e-01]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_fft_c2c_case7() {
  %in0 = util.unfoldable_constant dense<[[[(1.859375e+00, 1.390625e+00), (1.6289062e+00, 1.5898438e+00)], [(1.2382812e+00, -7.421875e-02), (7.65625e-01, -1.109375e+00)], [(7.1875e-01, 1.4492188e+00), (9.765625e-01, 3.7890625e-01)], [(1.3046875e+00, 1.3671875e+00), (5.7421875e-01, -8.0078125e-01)]], [[(1.0390625e+00, 1.40625e+00), (1.5664062e+00, 3.0078125e-01)], [(8.3203125e-01, -1.0117188e+00), (1.2226562e+00, 1.265625e+00)], [(9.0625e-01, -9.5703125e-01), (1.7773438e+00, 1.453125e+00)], [(1.2070312e+00, -1.1367188e+00), (6.015625e-01, -3.9453125e-01)]], [[(1.7304688e+00, 2.34375e-02), (2.65625e-01, 1.90625e+00)], [(3.75e-01, 1.9375e+00), (5.46875e-01, 4.921875e-01)], [(1.546875e+00, -1.0117188e+00), (5.546875e-01, 4.3359375e-01)], [(1.5664062e+00, -9.6875e-01), (1.578125e+00, 1.3632812e+00)]]]> : tensor<3x4x2xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4x2xcomplex<f32>> -> !torch.vtensor<[3,4,2],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_c2c %arg0, %2, %0, %3 : !torch.vtensor<[3,4,2],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[3,4,2],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[3,4,2],complex<f32>> -> !torch.vtensor<[3,4,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,4,2,2],f32> -> tensor<3x4x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[8.089844e+00, 6.6171875e+00], [1.1679688e+00, -9.765625e-01]], [[4.9804688e+00, 1.5e+00], [-8.984375e-02, 2.03125e-01]], [[6.4804688e+00, 1.7460938e+00], [-1.3671875e-01, -2.7851562e+00]], [[6.8320312e+00, -5.703125e-01], [1.3242188e+00, -9.0625e-01]]], [[[9.94674e-01, 6.3437515e-01], [2.349646e+00, 1.914738e+00]], [[-1.3686568e+00, -3.506435e+00], [-2.4700086e+00, 1.640615e+00]], [[2.3303509e-01, 1.3650868e+00], [-1.1539385e+00, 4.611696e+00]], [[-2.265432e+00, 2.2917213e+00], [1.8104388e+00, 3.170578e+00]]], [[[1.3803259e+00, 1.6898437e+00], [-2.8262086e+00, -1.5358318e+00]], [[2.3999066e+00, -1.5443462e+00], [3.977821e+00, 1.2617288e+00]], [[-1.6275663e+00, 2.3731945e+00], [5.172198e-01, 1.384398e+00]], [[1.0701193e+00, -2.2190213e-02], [-9.4325125e-01, 4.2395782e+00]]]]> : tensor<3x4x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4x2x2xf32>
  return
}

func.func @_fft_c2c_case7_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[(1.859375e+00, 1.390625e+00), (1.6289062e+00, 1.5898438e+00)], [(1.2382812e+00, -7.421875e-02), (7.65625e-01, -1.109375e+00)], [(7.1875e-01, 1.4492188e+00), (9.765625e-01, 3.7890625e-01)], [(1.3046875e+00, 1.3671875e+00), (5.7421875e-01, -8.0078125e-01)]], [[(1.0390625e+00, 1.40625e+00), (1.5664062e+00, 3.0078125e-01)], [(8.3203125e-01, -1.0117188e+00), (1.2226562e+00, 1.265625e+00)], [(9.0625e-01, -9.5703125e-01), (1.7773438e+00, 1.453125e+00)], [(1.2070312e+00, -1.1367188e+00), (6.015625e-01, -3.9453125e-01)]], [[(1.7304688e+00, 2.34375e-02), (2.65625e-01, 1.90625e+00)], [(3.75e-01, 1.9375e+00), (5.46875e-01, 4.921875e-01)], [(1.546875e+00, -1.0117188e+00), (5.546875e-01, 4.3359375e-01)], [(1.5664062e+00, -9.6875e-01), (1.578125e+00, 1.3632812e+00)]]]> : tensor<3x4x2xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<3x4x2xcomplex<f32>> to tensor<?x?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xcomplex<f32>> -> !torch.vtensor<[?,?,?],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_c2c %arg0, %2, %0, %3 : !torch.vtensor<[?,?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?,?],complex<f32>> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[8.089844e+00, 6.6171875e+00], [1.1679688e+00, -9.765625e-01]], [[4.9804688e+00, 1.5e+00], [-8.984375e-02, 2.03125e-01]], [[6.4804688e+00, 1.7460938e+00], [-1.3671875e-01, -2.7851562e+00]], [[6.8320312e+00, -5.703125e-01], [1.3242188e+00, -9.0625e-01]]], [[[9.94674e-01, 6.3437515e-01], [2.349646e+00, 1.914738e+00]], [[-1.3686568e+00, -3.506435e+00], [-2.4700086e+00, 1.640615e+00]], [[2.3303509e-01, 1.3650868e+00], [-1.1539385e+00, 4.611696e+00]], [[-2.265432e+00, 2.2917213e+00], [1.8104388e+00, 3.170578e+00]]], [[[1.3803259e+00, 1.6898437e+00], [-2.8262086e+00, -1.5358318e+00]], [[2.3999066e+00, -1.5443462e+00], [3.977821e+00, 1.2617288e+00]], [[-1.6275663e+00, 2.3731945e+00], [5.172198e-01, 1.384398e+00]], [[1.0701193e+00, -2.2190213e-02], [-9.4325125e-01, 4.2395782e+00]]]]> : tensor<3x4x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @_fft_c2c_case8() {
  %in0 = util.unfoldable_constant dense<[[(1.5390625e+00, -8.046875e-01), (1.4765625e+00, 1.08984375e+00), (4.765625e-01, -4.1796875e-01), (8.125e-01, -9.8828125e-01)], [(5.6640625e-01, -1.39453125e+00), (5.859375e-01, 2.734375e-01), (7.1875e-01, 1.04296875e+00), (7.5e-01, 1.7421875e+00)], [(1.69140625e+00, 7.0703125e-01), (1.92578125e+00, 2.8125e-01), (6.9921875e-01, 1.07421875e+00), (1.6484375e+00, -1.171875e-02)]]> : tensor<3x4xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xcomplex<f64>> -> !torch.vtensor<[3,4],complex<f64>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 2
  %4 = torch.constant.bool false
  %5 = torch.aten._fft_c2c %arg0, %2, %3, %4 : !torch.vtensor<[3,4],complex<f64>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[3,4],complex<f64>>
  %parts0 = torch.aten.view_as_real %5 : !torch.vtensor<[3,4],complex<f64>> -> !torch.vtensor<[3,4,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,4,2],f64> -> tensor<3x4x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.07421875e+00, 2.1614583333333331e-01], [8.333333333333333e-02, -2.01171875e-01], [-1.2565104166666666e-01, -1.81640625e-01], [2.3372395833333331e-01, -3.3072916666666663e-01]], [[2.8885584301646942e-02, -4.8952400574201804e-01], [1.2647895388474623e-02, 1.79795577408184e-01], [3.0858177928318603e-01, 7.046668977046616e-03], [3.932723285736038e-01, -1.757236003957104e-01]], [[-2.6932459301646942e-02, -6.895265091315291e-03], [-3.498874787218079e-01, 9.071223509181599e-02], [-2.5129011261651935e-01, -1.564607314770466e-01], [1.5815996309306285e-01, 2.4375745456237707e-01]]]> : tensor<3x4x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3x4x2xf64>
  return
}

func.func @_fft_c2c_case8_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.5390625e+00, -8.046875e-01), (1.4765625e+00, 1.08984375e+00), (4.765625e-01, -4.1796875e-01), (8.125e-01, -9.8828125e-01)], [(5.6640625e-01, -1.39453125e+00), (5.859375e-01, 2.734375e-01), (7.1875e-01, 1.04296875e+00), (7.5e-01, 1.7421875e+00)], [(1.69140625e+00, 7.0703125e-01), (1.92578125e+00, 2.8125e-01), (6.9921875e-01, 1.07421875e+00), (1.6484375e+00, -1.171875e-02)]]> : tensor<3x4xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<3x4xcomplex<f64>> to tensor<?x?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f64>> -> !torch.vtensor<[?,?],complex<f64>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 2
  %4 = torch.constant.bool false
  %5 = torch.aten._fft_c2c %arg0, %2, %3, %4 : !torch.vtensor<[?,?],complex<f64>>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f64>>
  %parts0 = torch.aten.view_as_real %5 : !torch.vtensor<[?,?],complex<f64>> -> !torch.vtensor<[?,?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.07421875e+00, 2.1614583333333331e-01], [8.333333333333333e-02, -2.01171875e-01], [-1.2565104166666666e-01, -1.81640625e-01], [2.3372395833333331e-01, -3.3072916666666663e-01]], [[2.8885584301646942e-02, -4.8952400574201804e-01], [1.2647895388474623e-02, 1.79795577408184e-01], [3.0858177928318603e-01, 7.046668977046616e-03], [3.932723285736038e-01, -1.757236003957104e-01]], [[-2.6932459301646942e-02, -6.895265091315291e-03], [-3.498874787218079e-01, 9.071223509181599e-02], [-2.5129011261651935e-01, -1.564607314770466e-01], [1.5815996309306285e-01, 2.4375745456237707e-01]]]> : tensor<3x4x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?x?xf64>
  return
}

func.func @_fft_r2c_case4() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_r2c %arg0, %2, %0, %3 : !torch.vtensor<[3,5],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[3,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[3,3],complex<f32>> -> !torch.vtensor<[3,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,3,2],f32> -> tensor<3x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-8.183594e+00, 0.0e+00], [2.739008e+00, 2.3259628e+00], [3.520758e+00, 4.54365e+00]], [[4.4960938e+00, -3.9174118e+00], [4.354192e+00, 5.529499e-02], [2.1454377e+00, -3.4591563e+00]], [[4.4960938e+00, 3.9174118e+00], [4.337246e+00, 5.396336e+00], [-4.2587504e+00, 6.1106277e-01]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3x2xf32>
  return
}

func.func @_fft_r2c_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.0898438e+00, -1.9960938e+00, 1.1054688e+00, -1.875e+00, -2.890625e-01], [-1.9882812e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten._fft_r2c %arg0, %2, %0, %3 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-8.183594e+00, 0.0e+00], [2.739008e+00, 2.3259628e+00], [3.520758e+00, 4.54365e+00]], [[4.4960938e+00, -3.9174118e+00], [4.354192e+00, 5.529499e-02], [2.1454377e+00, -3.4591563e+00]], [[4.4960938e+00, 3.9174118e+00], [4.337246e+00, 5.396336e+00], [-4.2587504e+00, 6.1106277e-01]]]> : tensor<3x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_fft_r2c_case5() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.08984375e+00, -1.99609375e+00, 1.10546875e+00, -1.875e+00, -2.890625e-01], [-1.98828125e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf64> -> !torch.vtensor<[3,5],f64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten._fft_r2c %arg0, %2, %0, %3 : !torch.vtensor<[3,5],f64>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[3,5],complex<f64>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[3,5],complex<f64>> -> !torch.vtensor<[3,5,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,5,2],f64> -> tensor<3x5x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[[-2.1129948203918065e+00, 0.0e+00], [7.072087338424884e-01, 6.005609740837898e-01], [9.090558006099552e-01, 1.1731654304342558e+00], [9.090558006099552e-01, -1.1731654304342558e+00], [7.072087338424884e-01, -6.005609740837898e-01]], [[1.16088641444915e+00, -1.0114713741971704e+00], [1.1242475146889561e+00, 1.4277056441585168e-02], [5.53949595379904e-01, -8.931502431799979e-01], [-1.0996045810309734e+00, -1.5777575553180168e-01], [1.1198720425801578e+00, -1.3933280551533849e+00]], [[1.16088641444915e+00, 1.0114713741971704e+00], [1.1198720425801578e+00, 1.3933280551533849e+00], [-1.0996045810309734e+00, 1.5777575553180168e-01], [5.53949595379904e-01, 8.931502431799979e-01], [1.1242475146889561e+00, -1.4277056441585168e-02]]]> : tensor<3x5x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<3x5x2xf64>
  return
}

func.func @_fft_r2c_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.765625e+00, -7.4609375e-01, -1.515625e+00, -7.265625e-01, 1.4921875e+00], [1.08984375e+00, -1.99609375e+00, 1.10546875e+00, -1.875e+00, -2.890625e-01], [-1.98828125e+00, -1.6484375e+00, -4.9609375e-01, -6.6796875e-01, -1.6875e+00]]> : tensor<3x5xf64>
  %in0c = tensor.cast %in0 : tensor<3x5xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten._fft_r2c %arg0, %2, %0, %3 : !torch.vtensor<[?,?],f64>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],complex<f64>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f64>> -> !torch.vtensor<[?,?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[[-2.1129948203918065e+00, 0.0e+00], [7.072087338424884e-01, 6.005609740837898e-01], [9.090558006099552e-01, 1.1731654304342558e+00], [9.090558006099552e-01, -1.1731654304342558e+00], [7.072087338424884e-01, -6.005609740837898e-01]], [[1.16088641444915e+00, -1.0114713741971704e+00], [1.1242475146889561e+00, 1.4277056441585168e-02], [5.53949595379904e-01, -8.931502431799979e-01], [-1.0996045810309734e+00, -1.5777575553180168e-01], [1.1198720425801578e+00, -1.3933280551533849e+00]], [[1.16088641444915e+00, 1.0114713741971704e+00], [1.1198720425801578e+00, 1.3933280551533849e+00], [-1.0996045810309734e+00, 1.5777575553180168e-01], [5.53949595379904e-01, 8.931502431799979e-01], [1.1242475146889561e+00, -1.4277056441585168e-02]]]> : tensor<3x5x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?x?xf64>
  return
}

func.func @_fft_c2r_case4() {
  %in0 = util.unfoldable_constant dense<[[(1.1992188e+00, -8.59375e-02), (1.4414062e+00, 5.1953125e-01), (8.7890625e-01, -9.1015625e-01)], [(9.53125e-01, 1.8710938e+00), (9.21875e-01, -1.109375e+00), (8.046875e-01, 1.140625e+00)], [(5.7421875e-01, -6.5625e-01), (1.9257812e+00, 3.515625e-01), (1.2890625e+00, -2.265625e-01)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 2
  %4 = torch.constant.int 5
  %5 = torch.aten._fft_c2r %arg0, %2, %3, %4 : !torch.vtensor<[3,3],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.15e+00, 6.774237e-02, -1.3923581e-01, -1.7757535e-01, 7.9229325e-03], [-1.2610656e-01, 2.1815395e-01, -5.3979576e-01, -8.211952e-02, -5.453111e-02], [1.4407532e-01, -1.359559e-01, 9.267209e-02, 6.101217e-01, 1.6385037e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @_fft_c2r_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.1992188e+00, -8.59375e-02), (1.4414062e+00, 5.1953125e-01), (8.7890625e-01, -9.1015625e-01)], [(9.53125e-01, 1.8710938e+00), (9.21875e-01, -1.109375e+00), (8.046875e-01, 1.140625e+00)], [(5.7421875e-01, -6.5625e-01), (1.9257812e+00, 3.515625e-01), (1.2890625e+00, -2.265625e-01)]]> : tensor<3x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<3x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 2
  %4 = torch.constant.int 5
  %5 = torch.aten._fft_c2r %arg0, %2, %3, %4 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.15e+00, 6.774237e-02, -1.3923581e-01, -1.7757535e-01, 7.9229325e-03], [-1.2610656e-01, 2.1815395e-01, -5.3979576e-01, -8.211952e-02, -5.453111e-02], [1.4407532e-01, -1.359559e-01, 9.267209e-02, 6.101217e-01, 1.6385037e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_fft_c2r_case5() {
  %in0 = util.unfoldable_constant dense<[[(1.1992188e+00, -8.59375e-02), (1.4414062e+00, 5.1953125e-01), (8.7890625e-01, -9.1015625e-01)], [(9.53125e-01, 1.8710938e+00), (9.21875e-01, -1.109375e+00), (8.046875e-01, 1.140625e+00)], [(5.7421875e-01, -6.5625e-01), (1.9257812e+00, 3.515625e-01), (1.2890625e+00, -2.265625e-01)]]> : tensor<3x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 2
  %4 = torch.constant.int 4
  %5 = torch.aten._fft_c2r %arg0, %2, %3, %4 : !torch.vtensor<[3,3],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1897787e+00, 1.920573e-02, -2.3990884e-01, -6.0221355e-02], [-4.4967547e-02, -3.827229e-02, -4.7256327e-01, -2.8595895e-02], [9.5423296e-02, -1.6062096e-01, 5.1130027e-01, 4.2866102e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @_fft_c2r_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.1992188e+00, -8.59375e-02), (1.4414062e+00, 5.1953125e-01), (8.7890625e-01, -9.1015625e-01)], [(9.53125e-01, 1.8710938e+00), (9.21875e-01, -1.109375e+00), (8.046875e-01, 1.140625e+00)], [(5.7421875e-01, -6.5625e-01), (1.9257812e+00, 3.515625e-01), (1.2890625e+00, -2.265625e-01)]]> : tensor<3x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<3x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 2
  %4 = torch.constant.int 4
  %5 = torch.aten._fft_c2r %arg0, %2, %3, %4 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.1897787e+00, 1.920573e-02, -2.3990884e-01, -6.0221355e-02], [-4.4967547e-02, -3.827229e-02, -4.7256327e-01, -2.8595895e-02], [9.5423296e-02, -1.6062096e-01, 5.1130027e-01, 4.2866102e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_fft_c2r_case6() {
  %in0 = util.unfoldable_constant dense<[[(2.8515625e-01, -1.34375e+00), (1.1523438e+00, -9.9609375e-01), (1.8554688e+00, -9.5703125e-01)], [(8.4375e-01, -8.359375e-01), (1.8476562e+00, -4.296875e-02), (1.1796875e+00, 1.328125e-01)], [(1.8125e+00, 1.2304688e+00), (1.6484375e+00, -1.7578125e-01), (1.5546875e+00, 1.7539062e+00)], [(1.4726562e+00, 1.8125e+00), (8.9453125e-01, -7.8515625e-01), (1.4492188e+00, 1.25e-01)]]> : tensor<4x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x3xcomplex<f32>> -> !torch.vtensor<[4,3],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 7
  %3 = torch.aten._fft_c2r %arg0, %1, %0, %2 : !torch.vtensor<[4,3],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[7,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[7,3],f32> -> tensor<7x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.542969e+00, 9.933594e+00, 1.0222656e+01], [-4.7879186e+00, 2.2020898e+00, -3.712797e+00], [4.01187e+00, -2.8213341e+00, 1.7946299e+00], [-5.1514757e-01, 7.738121e-01, 3.406982e+00], [1.2542039e+00, -1.8129194e+00, -1.3600899e+00], [-7.051845e+00, -2.2838593e-01, -1.1223208e+00], [5.419626e-01, 1.9550323e-02, 3.7592213e+00]]> : tensor<7x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7x3xf32>
  return
}

func.func @_fft_c2r_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(2.8515625e-01, -1.34375e+00), (1.1523438e+00, -9.9609375e-01), (1.8554688e+00, -9.5703125e-01)], [(8.4375e-01, -8.359375e-01), (1.8476562e+00, -4.296875e-02), (1.1796875e+00, 1.328125e-01)], [(1.8125e+00, 1.2304688e+00), (1.6484375e+00, -1.7578125e-01), (1.5546875e+00, 1.7539062e+00)], [(1.4726562e+00, 1.8125e+00), (8.9453125e-01, -7.8515625e-01), (1.4492188e+00, 1.25e-01)]]> : tensor<4x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<4x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 7
  %3 = torch.aten._fft_c2r %arg0, %1, %0, %2 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[8.542969e+00, 9.933594e+00, 1.0222656e+01], [-4.7879186e+00, 2.2020898e+00, -3.712797e+00], [4.01187e+00, -2.8213341e+00, 1.7946299e+00], [-5.1514757e-01, 7.738121e-01, 3.406982e+00], [1.2542039e+00, -1.8129194e+00, -1.3600899e+00], [-7.051845e+00, -2.2838593e-01, -1.1223208e+00], [5.419626e-01, 1.9550323e-02, 3.7592213e+00]]> : tensor<7x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @constant_pad_nd() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int -1
  %3 = torch.prim.ListConstruct %0, %1, %2, %0 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.float 1.5
  %5 = torch.aten.constant_pad_nd %arg0, %3, %4 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<int>, !torch.float -> !torch.vtensor<[2,6],complex<f32>>
  %parts0 = torch.aten.view_as_real %5 : !torch.vtensor<[2,6],complex<f32>> -> !torch.vtensor<[2,6,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,6,2],f32> -> tensor<2x6x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, 0.0e+00], [5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00]], [[1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00]]]> : tensor<2x6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x6x2xf32>
  return
}

func.func @constant_pad_nd_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int -1
  %3 = torch.prim.ListConstruct %0, %1, %2, %0 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.float 1.5
  %5 = torch.aten.constant_pad_nd %arg0, %3, %4 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %5 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, 0.0e+00], [5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00]], [[1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00], [1.5e+00, 0.0e+00]]]> : tensor<2x6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @full() {
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.constant.int 9
  %5 = torch.constant.none
  %6 = torch.aten.full %2, %3, %4, %5, %5, %5 : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %6 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0e+00, 0.0e+00], [1.0e+00, 0.0e+00], [1.0e+00, 0.0e+00]], [[1.0e+00, 0.0e+00], [1.0e+00, 0.0e+00], [1.0e+00, 0.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @full_case2() {
  %0 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %1 = torch.constant.float 2.5
  %2 = torch.constant.int 10
  %3 = torch.constant.none
  %4 = torch.aten.full %0, %1, %2, %3, %3, %3 : !torch.list<int>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],complex<f64>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2],f64> -> tensor<2xf64>
  check.expect_almost_eq_const(%out0, dense<[2.5e+00, 0.0e+00]> : tensor<2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<2xf64>
  return
}

func.func @full_case3() {
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.vtensor.literal(dense<"0x000000000000F83F00000000000000C0"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %4 = torch.constant.int 9
  %5 = torch.constant.none
  %6 = torch.aten.full %2, %3, %4, %5, %5, %5 : !torch.list<int>, !torch.vtensor<[],complex<f64>>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %6 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]], [[1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @constant_pad_nd_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %0, %1, %2, %0 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.vtensor.literal(dense<"0x000000000000F83F00000000000000C0"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %5 = torch.aten.constant_pad_nd %arg0, %3, %4 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<int>, !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[3,6],complex<f32>>
  %parts0 = torch.aten.view_as_real %5 : !torch.vtensor<[3,6],complex<f32>> -> !torch.vtensor<[3,6,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[3,6,2],f32> -> tensor<3x6x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, -2.0e+00], [1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]], [[1.5e+00, -2.0e+00], [5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]], [[1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]]]> : tensor<3x6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x6x2xf32>
  return
}

func.func @constant_pad_nd_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %0, %1, %2, %0 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.vtensor.literal(dense<"0x000000000000F83F00000000000000C0"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %5 = torch.aten.constant_pad_nd %arg0, %3, %4 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<int>, !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %5 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, -2.0e+00], [1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]], [[1.5e+00, -2.0e+00], [5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]], [[1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]]]> : tensor<3x6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @mul_Scalar_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.vtensor.literal(dense<"0x0000000000000040000000000000F0BF"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.3046875e+00, 9.0625e-01], [4.2617188e+00, 3.59375e-01], [4.4453125e+00, 1.1953125e+00]], [[3.59375e-01, -2.0351562e+00], [3.0273438e+00, -3.6132812e+00], [3.0664062e+00, 0.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @mul_Scalar_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.vtensor.literal(dense<"0x0000000000000040000000000000F0BF"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %1 = torch.aten.mul.Scalar %arg0, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[3.3046875e+00, 9.0625e-01], [4.2617188e+00, 3.59375e-01], [4.4453125e+00, 1.1953125e+00]], [[3.59375e-01, -2.0351562e+00], [3.0273438e+00, -3.6132812e+00], [3.0664062e+00, 0.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @add_Scalar() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.vtensor.literal(dense<"0x0000000000000040000000000000F0BF"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %1 = torch.constant.int 1
  %2 = torch.aten.add.Scalar %arg0, %0, %1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[],complex<f64>>, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.8789062e+00, -1.0e+00], [2.9140625e+00, -1.0e+00], [3.4804688e+00, -1.0e+00]], [[2.8515625e+00, -1.0e+00], [2.6679688e+00, -1.0e+00], [3.921875e+00, -1.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @add_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[8.7890625e-01, 9.140625e-01, 1.4804688e+00], [8.515625e-01, 6.6796875e-01, 1.921875e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.vtensor.literal(dense<"0x0000000000000040000000000000F0BF"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %1 = torch.constant.int 1
  %2 = torch.aten.add.Scalar %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[],complex<f64>>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.8789062e+00, -1.0e+00], [2.9140625e+00, -1.0e+00], [3.4804688e+00, -1.0e+00]], [[2.8515625e+00, -1.0e+00], [2.6679688e+00, -1.0e+00], [3.921875e+00, -1.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @addmm() {
  %in0 = util.unfoldable_constant dense<[[(1.8203125e+00, -1.3828125e+00), (4.375e-01, 9.1015625e-01), (1.703125e+00, -8.3203125e-01), (6.875e-01, 1.4648438e+00)], [(1.15625e+00, -3.28125e-01), (2.9296875e-01, -7.3046875e-01), (1.2148438e+00, 3.1640625e-01), (1.7070312e+00, -1.5625e-02)]]> : tensor<2x4xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xcomplex<f32>> -> !torch.vtensor<[2,4],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in2 = util.unfoldable_constant dense<[[(1.5390625e+00, -8.046875e-01), (1.4765625e+00, 1.0898438e+00), (4.765625e-01, -4.1796875e-01), (8.125e-01, -9.8828125e-01)], [(5.6640625e-01, -1.3945312e+00), (5.859375e-01, 2.734375e-01), (7.1875e-01, 1.0429688e+00), (7.5e-01, 1.7421875e+00)], [(1.6914062e+00, 7.0703125e-01), (1.9257812e+00, 2.8125e-01), (6.9921875e-01, 1.0742188e+00), (1.6484375e+00, -1.171875e-02)]]> : tensor<3x4xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xcomplex<f32>> -> !torch.vtensor<[3,4],complex<f32>>
  %0 = torch.constant.float 0.5
  %1 = torch.vtensor.literal(dense<"0x0000000000000000000000000000F03F"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %2 = torch.aten.addmm %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[2,4],complex<f32>>, !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3,4],complex<f32>>, !torch.float, !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[2,4],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[2,4],complex<f32>> -> !torch.vtensor<[2,4,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,4,2],f32> -> tensor<2x4x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.4349518e+00, 5.838089e+00], [-6.6314087e+00, 4.287628e+00], [-4.1875916e+00, 2.975006e-01], [-5.187958e+00, 4.712921e+00]], [[3.4312286e+00, 1.651413e+00], [-9.205322e-01, 4.8091125e+00], [-1.9681244e+00, 2.5750122e+00], [-1.7345123e+00, 4.6486664e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x2xf32>
  return
}

func.func @addmm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.8203125e+00, -1.3828125e+00), (4.375e-01, 9.1015625e-01), (1.703125e+00, -8.3203125e-01), (6.875e-01, 1.4648438e+00)], [(1.15625e+00, -3.28125e-01), (2.9296875e-01, -7.3046875e-01), (1.2148438e+00, 3.1640625e-01), (1.7070312e+00, -1.5625e-02)]]> : tensor<2x4xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x4xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in2 = util.unfoldable_constant dense<[[(1.5390625e+00, -8.046875e-01), (1.4765625e+00, 1.0898438e+00), (4.765625e-01, -4.1796875e-01), (8.125e-01, -9.8828125e-01)], [(5.6640625e-01, -1.3945312e+00), (5.859375e-01, 2.734375e-01), (7.1875e-01, 1.0429688e+00), (7.5e-01, 1.7421875e+00)], [(1.6914062e+00, 7.0703125e-01), (1.9257812e+00, 2.8125e-01), (6.9921875e-01, 1.0742188e+00), (1.6484375e+00, -1.171875e-02)]]> : tensor<3x4xcomplex<f32>>
  %in2c = tensor.cast %in2 : tensor<3x4xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.float 0.5
  %1 = torch.vtensor.literal(dense<"0x0000000000000000000000000000F03F"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %2 = torch.aten.addmm %arg0, %arg1, %arg2, %0, %1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>>, !torch.float, !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.4349518e+00, 5.838089e+00], [-6.6314087e+00, 4.287628e+00], [-4.1875916e+00, 2.975006e-01], [-5.187958e+00, 4.712921e+00]], [[3.4312286e+00, 1.651413e+00], [-9.205322e-01, 4.8091125e+00], [-1.9681244e+00, 2.5750122e+00], [-1.7345123e+00, 4.6486664e+00]]]> : tensor<2x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @cumsum() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.none
  %2 = torch.aten.cumsum %arg0, %0, %1 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.none -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [2.7734375e+00, 2.0195312e+00], [4.3125e+00, 3.3867188e+00]], [[5.5078125e-01, -7.421875e-01], [2.484375e+00, -1.5820312e+00], [3.7109375e+00, -9.6875e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @cumsum_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.none
  %2 = torch.aten.cumsum %arg0, %0, %1 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.none -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [2.7734375e+00, 2.0195312e+00], [4.3125e+00, 3.3867188e+00]], [[5.5078125e-01, -7.421875e-01], [2.484375e+00, -1.5820312e+00], [3.7109375e+00, -9.6875e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @index_put() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[1, 0, 1]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %in2 = util.unfoldable_constant dense<[[(1.1992188e+00, -8.59375e-02), (1.4414062e+00, 5.1953125e-01), (8.7890625e-01, -9.1015625e-01)], [(9.53125e-01, 1.8710938e+00), (9.21875e-01, -1.109375e+00), (8.046875e-01, 1.140625e+00)], [(5.7421875e-01, -6.5625e-01), (1.9257812e+00, 3.515625e-01), (1.2890625e+00, -2.265625e-01)]]> : tensor<3x3xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x3xcomplex<f32>> -> !torch.vtensor<[3,3],complex<f32>>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %1 = torch.constant.bool true
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<vtensor>, !torch.vtensor<[3,3],complex<f32>>, !torch.bool -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.09375e+00, 2.8945312e+00], [2.5546875e+00, -1.1328125e-01], [2.34375e+00, 2.5078125e+00]], [[2.3242188e+00, -1.484375e+00], [5.3007812e+00, 3.125e-02], [3.3945312e+00, -5.234375e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @index_put_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[1, 0, 1]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[(1.1992188e+00, -8.59375e-02), (1.4414062e+00, 5.1953125e-01), (8.7890625e-01, -9.1015625e-01)], [(9.53125e-01, 1.8710938e+00), (9.21875e-01, -1.109375e+00), (8.046875e-01, 1.140625e+00)], [(5.7421875e-01, -6.5625e-01), (1.9257812e+00, 3.515625e-01), (1.2890625e+00, -2.265625e-01)]]> : tensor<3x3xcomplex<f32>>
  %in2c = tensor.cast %in2 : tensor<3x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %1 = torch.constant.bool true
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[?,?],complex<f32>>, !torch.list<vtensor>, !torch.vtensor<[?,?],complex<f32>>, !torch.bool -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.09375e+00, 2.8945312e+00], [2.5546875e+00, -1.1328125e-01], [2.34375e+00, 2.5078125e+00]], [[2.3242188e+00, -1.484375e+00], [5.3007812e+00, 3.125e-02], [3.3945312e+00, -5.234375e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @masked_scatter() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %in2 = util.unfoldable_constant dense<[(7.1484375e-01, -2.890625e-01), (1.859375e+00, 5.2734375e-01), (6.40625e-01, -7.5390625e-01), (6.09375e-01, 1.5429688e+00), (9.375e-01, -1.328125e-01), (6.015625e-01, -1.171875e+00)]> : tensor<6xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<6xcomplex<f32>> -> !torch.vtensor<[6],complex<f32>>
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[6],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[7.1484375e-01, -2.890625e-01], [1.859375e+00, 5.2734375e-01], [6.40625e-01, -7.5390625e-01]], [[6.09375e-01, 1.5429688e+00], [9.375e-01, -1.328125e-01], [6.015625e-01, -1.171875e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @masked_scatter_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in1c = tensor.cast %in1 : tensor<2x3xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in2 = util.unfoldable_constant dense<[(7.1484375e-01, -2.890625e-01), (1.859375e+00, 5.2734375e-01), (6.40625e-01, -7.5390625e-01), (6.09375e-01, 1.5429688e+00), (9.375e-01, -1.328125e-01), (6.015625e-01, -1.171875e+00)]> : tensor<6xcomplex<f32>>
  %in2c = tensor.cast %in2 : tensor<6xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in2d = util.optimization_barrier %in2c : tensor<?xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[7.1484375e-01, -2.890625e-01], [1.859375e+00, 5.2734375e-01], [6.40625e-01, -7.5390625e-01]], [[6.09375e-01, 1.5429688e+00], [9.375e-01, -1.328125e-01], [6.015625e-01, -1.171875e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @masked_select() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[6],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[6],complex<f32>> -> !torch.vtensor<[6,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[6,2],f32> -> tensor<6x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00], [5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]> : tensor<6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x2xf32>
  return
}

func.func @masked_select_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in1c = tensor.cast %in1 : tensor<2x3xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],i1> -> !torch.vtensor<[?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [1.5390625e+00, 1.3671875e+00], [5.5078125e-01, -7.421875e-01], [1.9335938e+00, -8.3984375e-01], [1.2265625e+00, 6.1328125e-01]]> : tensor<6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_src() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xi64> -> !torch.vtensor<[2,2],si64>
  %in2 = util.unfoldable_constant dense<[[(2.734375e-01, 1.6796875e+00), (1.0664062e+00, 1.25e+00)], [(9.9609375e-01, 1.8671875e+00), (8.359375e-01, 1.4882812e+00)]]> : tensor<2x2xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2xcomplex<f32>> -> !torch.vtensor<[2,2],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.aten.scatter.src %arg0, %0, %arg1, %arg2 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.vtensor<[2,2],si64>, !torch.vtensor<[2,2],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0664062e+00, 1.25e+00], [1.6328125e+00, 9.9609375e-01], [2.734375e-01, 1.6796875e+00]], [[5.5078125e-01, -7.421875e-01], [9.9609375e-01, 1.8671875e+00], [8.359375e-01, 1.4882812e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @scatter_src_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %in1c = tensor.cast %in1 : tensor<2x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[(2.734375e-01, 1.6796875e+00), (1.0664062e+00, 1.25e+00)], [(9.9609375e-01, 1.8671875e+00), (8.359375e-01, 1.4882812e+00)]]> : tensor<2x2xcomplex<f32>>
  %in2c = tensor.cast %in2 : tensor<2x2xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.aten.scatter.src %arg0, %0, %arg1, %arg2 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0664062e+00, 1.25e+00], [1.6328125e+00, 9.9609375e-01], [2.734375e-01, 1.6796875e+00]], [[5.5078125e-01, -7.421875e-01], [9.9609375e-01, 1.8671875e+00], [8.359375e-01, 1.4882812e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @scatter_add() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[2, 2], [1, 0]]> : tensor<2x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xi64> -> !torch.vtensor<[2,2],si64>
  %in2 = util.unfoldable_constant dense<[[(2.734375e-01, 1.6796875e+00), (1.0664062e+00, 1.25e+00)], [(9.9609375e-01, 1.8671875e+00), (8.359375e-01, 1.4882812e+00)]]> : tensor<2x2xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2xcomplex<f32>> -> !torch.vtensor<[2,2],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.aten.scatter_add %arg0, %0, %arg1, %arg2 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.vtensor<[2,2],si64>, !torch.vtensor<[2,2],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [2.8789062e+00, 4.296875e+00]], [[1.3867188e+00, 7.4609375e-01], [2.9296875e+00, 1.0273438e+00], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @scatter_add_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[2, 2], [1, 0]]> : tensor<2x2xi64>
  %in1c = tensor.cast %in1 : tensor<2x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[(2.734375e-01, 1.6796875e+00), (1.0664062e+00, 1.25e+00)], [(9.9609375e-01, 1.8671875e+00), (8.359375e-01, 1.4882812e+00)]]> : tensor<2x2xcomplex<f32>>
  %in2c = tensor.cast %in2 : tensor<2x2xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xcomplex<f32>>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.aten.scatter_add %arg0, %0, %arg1, %arg2 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.140625e+00, 1.0234375e+00], [1.6328125e+00, 9.9609375e-01], [2.8789062e+00, 4.296875e+00]], [[1.3867188e+00, 7.4609375e-01], [2.9296875e+00, 1.0273438e+00], [1.2265625e+00, 6.1328125e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @slice_scatter() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(2.734375e-01, 1.6796875e+00), (1.0664062e+00, 1.25e+00)], [(9.9609375e-01, 1.8671875e+00), (8.359375e-01, 1.4882812e+00)]]> : tensor<2x2xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xcomplex<f32>> -> !torch.vtensor<[2,2],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.constant.int 3
  %3 = torch.constant.int 2
  %4 = torch.aten.slice_scatter %arg0, %arg1, %0, %1, %2, %3 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[2,2],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.734375e-01, 1.6796875e+00], [1.6328125e+00, 9.9609375e-01], [1.0664062e+00, 1.25e+00]], [[9.9609375e-01, 1.8671875e+00], [1.9335938e+00, -8.3984375e-01], [8.359375e-01, 1.4882812e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @slice_scatter_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(2.734375e-01, 1.6796875e+00), (1.0664062e+00, 1.25e+00)], [(9.9609375e-01, 1.8671875e+00), (8.359375e-01, 1.4882812e+00)]]> : tensor<2x2xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<2x2xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.constant.int 3
  %3 = torch.constant.int 2
  %4 = torch.aten.slice_scatter %arg0, %arg1, %0, %1, %2, %3 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %4 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.734375e-01, 1.6796875e+00], [1.6328125e+00, 9.9609375e-01], [1.0664062e+00, 1.25e+00]], [[9.9609375e-01, 1.8671875e+00], [1.9335938e+00, -8.3984375e-01], [8.359375e-01, 1.4882812e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @sinh() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.sinh %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[7.309762e-01, 1.4722732e+00], [1.3379996e+00, 2.230008e+00], [4.4946483e-01, 2.3870518e+00]], [[4.267582e-01, -7.8104055e-01], [2.2596507e+00, -2.6278281e+00], [1.2741538e+00, 1.065577e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @sinh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.sinh %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[7.309762e-01, 1.4722732e+00], [1.3379996e+00, 2.230008e+00], [4.4946483e-01, 2.3870518e+00]], [[4.267582e-01, -7.8104055e-01], [2.2596507e+00, -2.6278281e+00], [1.2741538e+00, 1.065577e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @cosh() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.cosh %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.973168e-01, 1.1993498e+00], [1.4442049e+00, 2.0660155e+00], [4.9285442e-01, 2.176902e+00]], [[8.5163337e-01, -3.9138374e-01], [2.3562012e+00, -2.520147e+00], [1.5140033e+00, 8.9676756e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @cosh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.cosh %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.973168e-01, 1.1993498e+00], [1.4442049e+00, 2.0660155e+00], [4.9285442e-01, 2.176902e+00]], [[8.5163337e-01, -3.9138374e-01], [2.3562012e+00, -2.520147e+00], [1.5140033e+00, 8.9676756e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @log2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.log2 %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.158543e-01, 1.0550419e+00], [9.3558264e-01, 7.9027206e-01], [1.0416774e+00, 1.0478686e+00]], [[-1.1367518e-01, -1.3451213e+00], [1.0759493e+00, -5.911557e-01], [4.555848e-01, 6.689021e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @log2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.log2 %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[6.158543e-01, 1.0550419e+00], [9.3558264e-01, 7.9027206e-01], [1.0416774e+00, 1.0478686e+00]], [[-1.1367518e-01, -1.3451213e+00], [1.0759493e+00, -5.911557e-01], [4.555848e-01, 6.689021e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @log10() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.log10 %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.8539064e-01, 3.1759927e-01], [2.816384e-01, 2.378956e-01], [3.1357613e-01, 3.1543988e-01]], [[-3.4219638e-02, -4.0492186e-01], [3.23893e-01, -1.779556e-01], [1.3714468e-01, 2.013596e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @log10_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.log10 %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.8539064e-01, 3.1759927e-01], [2.816384e-01, 2.378956e-01], [3.1357613e-01, 3.1543988e-01]], [[-3.4219638e-02, -4.0492186e-01], [3.23893e-01, -1.779556e-01], [1.3714468e-01, 2.013596e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @linalg_vector_norm() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[3.2007256e+00, 2.6793458e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @linalg_vector_norm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[3.2007256e+00, 2.6793458e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @linalg_vector_norm_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.float 0x7FF0000000000000
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[2,3],complex<f32>>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,3],f32> -> tensor<1x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5324652e+00, 2.1081088e+00, 2.0586197e+00]]> : tensor<1x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3xf32>
  return
}

func.func @linalg_vector_norm_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.float 0x7FF0000000000000
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[?,?],complex<f32>>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5324652e+00, 2.1081088e+00, 2.0586197e+00]]> : tensor<1x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @isnan() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xcomplex<f32>> -> !torch.vtensor<[5],complex<f32>>
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[5],complex<f32>> -> !torch.vtensor<[5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],i1> -> tensor<5xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @isnan_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<5xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, true, false]> : tensor<5xi1>) : tensor<?xi1>
  return
}

func.func @isinf() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xcomplex<f32>> -> !torch.vtensor<[5],complex<f32>>
  %0 = torch.aten.isinf %arg0 : !torch.vtensor<[5],complex<f32>> -> !torch.vtensor<[5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],i1> -> tensor<5xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false, true]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @isinf_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<5xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.isinf %arg0 : !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false, true]> : tensor<5xi1>) : tensor<?xi1>
  return
}

func.func @logical_not() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xcomplex<f32>> -> !torch.vtensor<[5],complex<f32>>
  %0 = torch.aten.logical_not %arg0 : !torch.vtensor<[5],complex<f32>> -> !torch.vtensor<[5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],i1> -> tensor<5xi1>
  check.expect_eq_const(%out0, dense<[true, false, false, false, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @logical_not_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<5xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.logical_not %arg0 : !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[true, false, false, false, false]> : tensor<5xi1>) : tensor<?xi1>
  return
}

func.func @any() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xcomplex<f32>> -> !torch.vtensor<[5],complex<f32>>
  %0 = torch.aten.any %arg0 : !torch.vtensor<[5],complex<f32>> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @any_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<5xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.any %arg0 : !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @logical_xor() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xcomplex<f32>> -> !torch.vtensor<[5],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (0.0e+00, 0.0e+00), (1.0e+00, 0.0e+00)]> : tensor<5xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xcomplex<f32>> -> !torch.vtensor<[5],complex<f32>>
  %0 = torch.aten.logical_xor %arg0, %arg1 : !torch.vtensor<[5],complex<f32>>, !torch.vtensor<[5],complex<f32>> -> !torch.vtensor<[5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[5],i1> -> tensor<5xi1>
  check.expect_eq_const(%out0, dense<[false, true, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @logical_xor_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<5xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (0.0e+00, 0.0e+00), (1.0e+00, 0.0e+00)]> : tensor<5xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<5xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.aten.logical_xor %arg0, %arg1 : !torch.vtensor<[?],complex<f32>>, !torch.vtensor<[?],complex<f32>> -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, true, false, true, false]> : tensor<5xi1>) : tensor<?xi1>
  return
}

func.func @asin() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.asin %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[7.339699e-01, 1.1253204e+00], [9.569137e-01, 1.315528e+00], [7.8534055e-01, 1.4134406e+00]], [[4.3989316e-01, -7.484265e-01], [1.1148429e+00, -1.4014187e+00], [9.7525233e-01, 9.458139e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @asin_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.asin %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[7.339699e-01, 1.1253204e+00], [9.569137e-01, 1.315528e+00], [7.8534055e-01, 1.4134406e+00]], [[4.3989316e-01, -7.484265e-01], [1.1148429e+00, -1.4014187e+00], [9.7525233e-01, 9.458139e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @asin_case2() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xcomplex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %0 = torch.aten.asin %arg0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[8,2],f64> -> tensor<8x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00], [5.235987755982989e-01, 0.0e+00], [1.5707963267948966e+00, 1.3169578969248166e+00], [-1.5707963267948966e+00, 1.3169578969248166e+00], [6.339838656391766e-01, 2.305509031243477e+00], [-0.0e+00, -4.8121182505960347e-01], [0.0e+00, 1.4436354751788103e+00], [-1.570218976621932e+00, 1.3169580893748476e+00]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x2xf64>
  return
}

func.func @asin_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<8xcomplex<f64>> to tensor<?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %0 = torch.aten.asin %arg0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00], [5.235987755982989e-01, 0.0e+00], [1.5707963267948966e+00, 1.3169578969248166e+00], [-1.5707963267948966e+00, 1.3169578969248166e+00], [6.339838656391766e-01, 2.305509031243477e+00], [-0.0e+00, -4.8121182505960347e-01], [0.0e+00, 1.4436354751788103e+00], [-1.570218976621932e+00, 1.3169580893748476e+00]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @acos() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.acos %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.368264e-01, -1.1253204e+00], [6.138826e-01, -1.315528e+00], [7.854558e-01, -1.4134406e+00]], [[1.1309031e+00, 7.484265e-01], [4.5595345e-01, 1.4014187e+00], [5.95544e-01, -9.458139e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @acos_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.acos %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.368264e-01, -1.1253204e+00], [6.138826e-01, -1.315528e+00], [7.854558e-01, -1.4134406e+00]], [[1.1309031e+00, 7.484265e-01], [4.5595345e-01, 1.4014187e+00], [5.95544e-01, -9.458139e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @acos_case2() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xcomplex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %0 = torch.aten.acos %arg0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[8,2],f64> -> tensor<8x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[1.5707963267948966e+00, 0.0e+00], [1.0471975511965976e+00, 0.0e+00], [0.0e+00, -1.3169578969248166e+00], [3.141592653589793e+00, -1.3169578969248166e+00], [9.368124611557199e-01, -2.305509031243477e+00], [1.5707963267948966e+00, 4.8121182505960347e-01], [1.5707963267948966e+00, -1.4436354751788103e+00], [3.141015303416829e+00, -1.3169580893748476e+00]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x2xf64>
  return
}

func.func @acos_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<8xcomplex<f64>> to tensor<?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %0 = torch.aten.acos %arg0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[1.5707963267948966e+00, 0.0e+00], [1.0471975511965976e+00, 0.0e+00], [0.0e+00, -1.3169578969248166e+00], [3.141592653589793e+00, -1.3169578969248166e+00], [9.368124611557199e-01, -2.305509031243477e+00], [1.5707963267948966e+00, 4.8121182505960347e-01], [1.5707963267948966e+00, -1.4436354751788103e+00], [3.141015303416829e+00, -1.3169580893748476e+00]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @atan() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.atan %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0523235e+00, 3.554895e-01], [1.1270134e+00, 2.2851834e-01], [1.1907442e+00, 2.8956652e-01]], [[7.196029e-01, -5.50066e-01], [1.1491972e+00, -1.5946124e-01], [9.577147e-01, 2.2738105e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @atan_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.atan %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0523235e+00, 3.554895e-01], [1.1270134e+00, 2.2851834e-01], [1.1907442e+00, 2.8956652e-01]], [[7.196029e-01, -5.50066e-01], [1.1491972e+00, -1.5946124e-01], [9.577147e-01, 2.2738105e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @atan_case2() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xcomplex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %0 = torch.aten.atan %arg0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[8,2],f64> -> tensor<8x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00], [4.636476090008061e-01, 0.0e+00], [1.1071487177940904e+00, 0.0e+00], [-1.1071487177940904e+00, 0.0e+00], [1.4483069952314644e+00, 1.5899719167999918e-01], [-0.0e+00, -5.493061443340549e-01], [1.5707963267948966e+00, 5.493061443340549e-01], [-1.1071487977940808e+00, 1.9999997066666927e-04]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x2xf64>
  return
}

func.func @atan_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<8xcomplex<f64>> to tensor<?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %0 = torch.aten.atan %arg0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00], [4.636476090008061e-01, 0.0e+00], [1.1071487177940904e+00, 0.0e+00], [-1.1071487177940904e+00, 0.0e+00], [1.4483069952314644e+00, 1.5899719167999918e-01], [-0.0e+00, -5.493061443340549e-01], [1.5707963267948966e+00, 5.493061443340549e-01], [-1.1071487977940808e+00, 1.9999997066666927e-04]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @asinh() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.asinh %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1460559e+00, 6.322472e-01], [1.3760126e+00, 4.9271125e-01], [1.4268912e+00, 6.695501e-01]], [[6.4836514e-01, -6.55457e-01], [1.4772779e+00, -3.730053e-01], [1.0908326e+00, 3.7929103e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @asinh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.asinh %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1460559e+00, 6.322472e-01], [1.3760126e+00, 4.9271125e-01], [1.4268912e+00, 6.695501e-01]], [[6.4836514e-01, -6.55457e-01], [1.4772779e+00, -3.730053e-01], [1.0908326e+00, 3.7929103e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @asinh_case2() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xcomplex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %0 = torch.aten.asinh %arg0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[8,2],f64> -> tensor<8x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00], [4.8121182505960347e-01, 0.0e+00], [1.4436354751788103e+00, 0.0e+00], [-1.4436354751788103e+00, 0.0e+00], [2.2999140408792695e+00, 9.176168533514787e-01], [-0.0e+00, -5.235987755982989e-01], [1.3169578969248166e+00, 1.5707963267948966e+00], [-1.4436355646215246e+00, 4.472135746299909e-04]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x2xf64>
  return
}

func.func @asinh_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<8xcomplex<f64>> to tensor<?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %0 = torch.aten.asinh %arg0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00], [4.8121182505960347e-01, 0.0e+00], [1.4436354751788103e+00, 0.0e+00], [-1.4436354751788103e+00, 0.0e+00], [2.2999140408792695e+00, 9.176168533514787e-01], [-0.0e+00, -5.235987755982989e-01], [1.3169578969248166e+00, 1.5707963267948966e+00], [-1.4436355646215246e+00, 4.472135746299909e-04]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @acosh() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.acosh %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1253204e+00, 8.368264e-01], [1.315528e+00, 6.138826e-01], [1.4134406e+00, 7.854558e-01]], [[7.484265e-01, -1.1309031e+00], [1.4014187e+00, -4.5595345e-01], [9.458139e-01, 5.95544e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @acosh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.acosh %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.1253204e+00, 8.368264e-01], [1.315528e+00, 6.138826e-01], [1.4134406e+00, 7.854558e-01]], [[7.484265e-01, -1.1309031e+00], [1.4014187e+00, -4.5595345e-01], [9.458139e-01, 5.95544e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @acosh_case2() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xcomplex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %0 = torch.aten.acosh %arg0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[8,2],f64> -> tensor<8x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.5707963267948966e+00], [0.0e+00, 1.0471975511965976e+00], [1.3169578969248166e+00, 0.0e+00], [1.3169578969248166e+00, 3.141592653589793e+00], [2.305509031243477e+00, 9.3681246115572e-01], [4.8121182505960347e-01, -1.5707963267948966e+00], [1.4436354751788103e+00, 1.5707963267948966e+00], [1.3169580893748476e+00, 3.1410153034168284e+00]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x2xf64>
  return
}

func.func @acosh_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<8xcomplex<f64>> to tensor<?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %0 = torch.aten.acosh %arg0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 1.5707963267948966e+00], [0.0e+00, 1.0471975511965976e+00], [1.3169578969248166e+00, 0.0e+00], [1.3169578969248166e+00, 3.141592653589793e+00], [2.305509031243477e+00, 9.3681246115572e-01], [4.8121182505960347e-01, -1.5707963267948966e+00], [1.4436354751788103e+00, 1.5707963267948966e+00], [1.3169580893748476e+00, 3.1410153034168284e+00]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @atanh() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.atanh %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.157545e-01, 1.0766611e+00], [4.3466812e-01, 1.2492291e+00], [3.370438e-01, 1.2201542e+00]], [[3.419815e-01, -7.3644435e-01], [4.439367e-01, -1.343918e+00], [6.309938e-01, 1.096723e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @atanh_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.atanh %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.157545e-01, 1.0766611e+00], [4.3466812e-01, 1.2492291e+00], [3.370438e-01, 1.2201542e+00]], [[3.419815e-01, -7.3644435e-01], [4.439367e-01, -1.343918e+00], [6.309938e-01, 1.096723e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @atanh_case2() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xcomplex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %0 = torch.aten.atanh %arg0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[8,2],f64> -> tensor<8x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00], [5.493061443340549e-01, 0.0e+00], [5.493061443340549e-01, 1.5707963267948966e+00], [-5.493061443340549e-01, 1.5707963267948966e+00], [1.175009073114339e-01, 1.4099210495965755e+00], [-0.0e+00, -4.636476090008061e-01], [0.0e+00, 1.1071487177940904e+00], [-5.493059221119561e-01, 1.570462993622057e+00]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x2xf64>
  return
}

func.func @atanh_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<8xcomplex<f64>> to tensor<?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %0 = torch.aten.atanh %arg0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00], [5.493061443340549e-01, 0.0e+00], [5.493061443340549e-01, 1.5707963267948966e+00], [-5.493061443340549e-01, 1.5707963267948966e+00], [1.175009073114339e-01, 1.4099210495965755e+00], [-0.0e+00, -4.636476090008061e-01], [0.0e+00, 1.1071487177940904e+00], [-5.493059221119561e-01, 1.570462993622057e+00]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @sigmoid() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.aten.sigmoid %arg0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.128728e-01, 1.902121e-01], [8.8455117e-01, 1.3113268e-01], [9.2105126e-01, 1.8550938e-01]], [[6.5298295e-01, -1.7856951e-01], [9.0324074e-01, -8.869787e-02], [7.918702e-01, 1.0781563e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @sigmoid_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.aten.sigmoid %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.128728e-01, 1.902121e-01], [8.8455117e-01, 1.3113268e-01], [9.2105126e-01, 1.8550938e-01]], [[6.5298295e-01, -1.7856951e-01], [9.0324074e-01, -8.869787e-02], [7.918702e-01, 1.0781563e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @sigmoid_case2() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<8xcomplex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %0 = torch.aten.sigmoid %arg0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[8],complex<f64>> -> !torch.vtensor<[8,2],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[8,2],f64> -> tensor<8x2xf64>
  check.expect_almost_eq_const(%out0, dense<[[5.0e-01, 0.0e+00], [6.224593312018546e-01, 0.0e+00], [8.807970779778823e-01, 0.0e+00], [1.1920292202211755e-01, 0.0e+00], [1.0320721995882685e+00, -4.019550765508409e-02], [5.0e-01, -1.2767096061051814e-01], [5.0e-01, 7.78703862327451e-01], [1.1920288204086615e-01, 1.0499357892822787e-04]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<8x2xf64>
  return
}

func.func @sigmoid_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (5.0e-01, 0.0e+00), (2.0e+00, 0.0e+00), (-2.0e+00, 0.0e+00), (3.0e+00, 4.0e+00), (-0.0e+00, -5.0e-01), (0.0e+00, 2.0e+00), (-2.0e+00, 1.0e-03)]> : tensor<8xcomplex<f64>>
  %in0c = tensor.cast %in0 : tensor<8xcomplex<f64>> to tensor<?xcomplex<f64>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f64>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %0 = torch.aten.sigmoid %arg0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?],complex<f64>>
  %parts0 = torch.aten.view_as_real %0 : !torch.vtensor<[?],complex<f64>> -> !torch.vtensor<[?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[5.0e-01, 0.0e+00], [6.224593312018546e-01, 0.0e+00], [8.807970779778823e-01, 0.0e+00], [1.1920292202211755e-01, 0.0e+00], [1.0320721995882685e+00, -4.019550765508409e-02], [5.0e-01, -1.2767096061051814e-01], [5.0e-01, 7.78703862327451e-01], [1.1920288204086615e-01, 1.0499357892822787e-04]]> : tensor<8x2xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  return
}

func.func @_to_copy_case4() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xcomplex<f32>> -> !torch.vtensor<[5],complex<f32>>
  %0 = torch.constant.int 11
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[5],complex<f32>>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[5],i1> -> tensor<5xi1>
  check.expect_eq_const(%out0, dense<[false, true, true, true, true]> : tensor<5xi1>) : tensor<5xi1>
  return
}

func.func @_to_copy_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[(0.0e+00, 0.0e+00), (0.0e+00, 1.0e+00), (2.0e+00, 0.0e+00), (1.0e+00, 0x7FC00000), (0x7F800000, 1.0e+00)]> : tensor<5xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<5xcomplex<f32>> to tensor<?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xcomplex<f32>> -> !torch.vtensor<[?],complex<f32>>
  %0 = torch.constant.int 11
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?],complex<f32>>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, true, true, true, true]> : tensor<5xi1>) : tensor<?xi1>
  return
}

func.func @mean() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.none
  %1 = torch.aten.mean %arg0, %0 : !torch.vtensor<[2,3],complex<f32>>, !torch.none -> !torch.vtensor<[],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[],complex<f32>> -> !torch.vtensor<[2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[1.3372396e+00, 4.029948e-01]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @mean_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.none
  %1 = torch.aten.mean %arg0, %0 : !torch.vtensor<[?,?],complex<f32>>, !torch.none -> !torch.vtensor<[],complex<f32>>
  %parts0 = torch.aten.view_as_real %1 : !torch.vtensor<[],complex<f32>> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.3372396e+00, 4.029948e-01]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @scatter_value() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xi64> -> !torch.vtensor<[2,2],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.aten.scatter.value %arg0, %0, %arg1, %1 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.vtensor<[2,2],si64>, !torch.int -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.0e+00, 0.0e+00], [1.6328125e+00, 9.9609375e-01], [2.0e+00, 0.0e+00]], [[5.5078125e-01, -7.421875e-01], [2.0e+00, 0.0e+00], [2.0e+00, 0.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @scatter_value_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %in1c = tensor.cast %in1 : tensor<2x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.aten.scatter.value %arg0, %0, %arg1, %1 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.0e+00, 0.0e+00], [1.6328125e+00, 9.9609375e-01], [2.0e+00, 0.0e+00]], [[5.5078125e-01, -7.421875e-01], [2.0e+00, 0.0e+00], [2.0e+00, 0.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @scatter_value_case2() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xi64> -> !torch.vtensor<[2,2],si64>
  %0 = torch.constant.int 1
  %1 = torch.vtensor.literal(dense<"0x000000000000F83F00000000000000C0"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %2 = torch.aten.scatter.value %arg0, %0, %arg1, %1 : !torch.vtensor<[2,3],complex<f32>>, !torch.int, !torch.vtensor<[2,2],si64>, !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, -2.0e+00], [1.6328125e+00, 9.9609375e-01], [1.5e+00, -2.0e+00]], [[5.5078125e-01, -7.421875e-01], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @scatter_value_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[2, 0], [1, 2]]> : tensor<2x2xi64>
  %in1c = tensor.cast %in1 : tensor<2x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.vtensor.literal(dense<"0x000000000000F83F00000000000000C0"> : tensor<complex<f64>>) : !torch.vtensor<[],complex<f64>>
  %2 = torch.aten.scatter.value %arg0, %0, %arg1, %1 : !torch.vtensor<[?,?],complex<f32>>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[],complex<f64>> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %2 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, -2.0e+00], [1.6328125e+00, 9.9609375e-01], [1.5e+00, -2.0e+00]], [[5.5078125e-01, -7.421875e-01], [1.5e+00, -2.0e+00], [1.5e+00, -2.0e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @replication_pad1d_backward() {
  %in0 = util.unfoldable_constant dense<[[(4.53125e-01, 3.90625e-03), (1.015625e+00, 2.6171875e-01), (1.2890625e+00, 5.0390625e-01), (9.4921875e-01, 1.8398438e+00), (3.3984375e-01, 4.765625e-01), (1.296875e+00, -1.3515625e+00)], [(7.8125e-01, -1.3828125e+00), (1.6328125e+00, -4.53125e-01), (4.3359375e-01, -5.4296875e-01), (1.9453125e+00, -2.265625e-01), (6.4453125e-01, 1.7382812e+00), (5.625e-01, 1.2109375e+00)]]> : tensor<2x6xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x6xcomplex<f32>> -> !torch.vtensor<[2,6],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xcomplex<f32>> -> !torch.vtensor<[2,3],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.replication_pad1d_backward %arg0, %arg1, %2 : !torch.vtensor<[2,6],complex<f32>>, !torch.vtensor<[2,3],complex<f32>>, !torch.list<int> -> !torch.vtensor<[2,3],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[2,3],complex<f32>> -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.46875e+00, 2.65625e-01], [1.2890625e+00, 5.0390625e-01], [2.5859375e+00, 9.6484375e-01]], [[2.4140625e+00, -1.8359375e+00], [4.3359375e-01, -5.4296875e-01], [3.1523438e+00, 2.7226562e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @replication_pad1d_backward_dynamic() {
  %in0 = util.unfoldable_constant dense<[[(4.53125e-01, 3.90625e-03), (1.015625e+00, 2.6171875e-01), (1.2890625e+00, 5.0390625e-01), (9.4921875e-01, 1.8398438e+00), (3.3984375e-01, 4.765625e-01), (1.296875e+00, -1.3515625e+00)], [(7.8125e-01, -1.3828125e+00), (1.6328125e+00, -4.53125e-01), (4.3359375e-01, -5.4296875e-01), (1.9453125e+00, -2.265625e-01), (6.4453125e-01, 1.7382812e+00), (5.625e-01, 1.2109375e+00)]]> : tensor<2x6xcomplex<f32>>
  %in0c = tensor.cast %in0 : tensor<2x6xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xcomplex<f32>>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %in1 = util.unfoldable_constant dense<[[(1.140625e+00, 1.0234375e+00), (1.6328125e+00, 9.9609375e-01), (1.5390625e+00, 1.3671875e+00)], [(5.5078125e-01, -7.421875e-01), (1.9335938e+00, -8.3984375e-01), (1.2265625e+00, 6.1328125e-01)]]> : tensor<2x3xcomplex<f32>>
  %in1c = tensor.cast %in1 : tensor<2x3xcomplex<f32>> to tensor<?x?xcomplex<f32>>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xcomplex<f32>>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xcomplex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.replication_pad1d_backward %arg0, %arg1, %2 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>>, !torch.list<int> -> !torch.vtensor<[?,?],complex<f32>>
  %parts0 = torch.aten.view_as_real %3 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %parts0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.46875e+00, 2.65625e-01], [1.2890625e+00, 5.0390625e-01], [2.5859375e+00, 9.6484375e-01]], [[2.4140625e+00, -1.8359375e+00], [4.3359375e-01, -5.4296875e-01], [3.1523438e+00, 2.7226562e+00]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}
