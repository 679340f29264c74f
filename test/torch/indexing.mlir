// Operators of torch: indexing. Written by generate.py with torch 2.11.0.

func.func @gather() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[2, 0], [3, 2], [0, 1]]> : tensor<3x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2xi64> -> !torch.vtensor<[3,2],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,2],si64>, !torch.bool -> !torch.vtensor<[3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,2],f32> -> tensor<3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.6015625e+00, 1.78125e+00], [7.34375e-01, -1.3164062e+00], [1.4414062e+00, 3.828125e-01]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x2xf32>
  return
}

func.func @gather_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[2, 0], [3, 2], [0, 1]]> : tensor<3x2xi64>
  %in1c = tensor.cast %in1 : tensor<3x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.6015625e+00, 1.78125e+00], [7.34375e-01, -1.3164062e+00], [1.4414062e+00, 3.828125e-01]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @gather_case2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[2, 0, 2], [1, 2, 2]]> : tensor<2x3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4414062e+00, 5.703125e-01, 1.2460938e+00], [7.2265625e-01, 3.828125e-01, 1.2460938e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @gather_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[2, 0, 2], [1, 2, 2]]> : tensor<2x3xi64>
  %in1c = tensor.cast %in1 : tensor<2x3xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4414062e+00, 5.703125e-01, 1.2460938e+00], [7.2265625e-01, 3.828125e-01, 1.2460938e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_src() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xi64> -> !torch.vtensor<[2,2],si64>
  %in2 = util.unfoldable_constant dense<[[6.4570312e+00, 5.1328125e+00, 8.457031e+00, 5.0820312e+00], [7.2695312e+00, 6.8945312e+00, 8.082031e+00, 8.34375e+00], [5.453125e+00, 6.8554688e+00, 5.9765625e+00, 8.253906e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.scatter.src %arg0, %0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[2,2],si64>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.4570312e+00, 5.703125e-01, 5.1328125e+00, 3.6328125e-01], [7.2265625e-01, 7.2695312e+00, -1.3164062e+00, 6.8945312e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_src_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>
  %in1c = tensor.cast %in1 : tensor<2x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[6.4570312e+00, 5.1328125e+00, 8.457031e+00, 5.0820312e+00], [7.2695312e+00, 6.8945312e+00, 8.082031e+00, 8.34375e+00], [5.453125e+00, 6.8554688e+00, 5.9765625e+00, 8.253906e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.scatter.src %arg0, %0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.4570312e+00, 5.703125e-01, 5.1328125e+00, 3.6328125e-01], [7.2265625e-01, 7.2695312e+00, -1.3164062e+00, 6.8945312e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_value() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[0, 2, 1, 1]]> : tensor<1x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1x4xi64> -> !torch.vtensor<[1,4],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.float 9.5
  %2 = torch.aten.scatter.value %arg0, %0, %arg1, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[1,4],si64>, !torch.float -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.5e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, 9.5e+00, 9.5e+00], [1.4414062e+00, 9.5e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_value_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[0, 2, 1, 1]]> : tensor<1x4xi64>
  %in1c = tensor.cast %in1 : tensor<1x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.float 9.5
  %2 = torch.aten.scatter.value %arg0, %0, %arg1, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.float -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.5e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, 9.5e+00, 9.5e+00], [1.4414062e+00, 9.5e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_add() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[6.4570312e+00, 5.1328125e+00, 8.457031e+00, 5.0820312e+00], [7.2695312e+00, 6.8945312e+00, 8.082031e+00, 8.34375e+00], [5.453125e+00, 6.8554688e+00, 5.9765625e+00, 8.253906e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.scatter_add %arg0, %0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 7.4648438e+00, 1.0058594e+01, 5.4453125e+00], [1.9902344e+01, 3.390625e+00, 1.27421875e+01, 1.7332031e+01], [1.4414062e+00, 7.2382812e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_add_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[6.4570312e+00, 5.1328125e+00, 8.457031e+00, 5.0820312e+00], [7.2695312e+00, 6.8945312e+00, 8.082031e+00, 8.34375e+00], [5.453125e+00, 6.8554688e+00, 5.9765625e+00, 8.253906e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.scatter_add %arg0, %0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 7.4648438e+00, 1.0058594e+01, 5.4453125e+00], [1.9902344e+01, 3.390625e+00, 1.27421875e+01, 1.7332031e+01], [1.4414062e+00, 7.2382812e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "sum"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 4.1953125e+00, 7.2265625e-01, -3.796875e+00], [1.6890625e+01, 3.7382812e+00, 1.165625e+01, 2.3945312e+00], [1.4414062e+00, -2.4921875e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "sum"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 4.1953125e+00, 7.2265625e-01, -3.796875e+00], [1.6890625e+01, 3.7382812e+00, 1.165625e+01, 2.3945312e+00], [1.4414062e+00, -2.4921875e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "sum"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-5.0390625e+00, 1.140625e+01, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 2.1121094e+01, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.7539062e+00, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "sum"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-5.0390625e+00, 1.140625e+01, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 2.1121094e+01, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.7539062e+00, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case3() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "prod"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 2.0673828e+00, -1.4076233e+00, -1.5113068e+00], [8.948299e+01, -9.548004e+00, -5.4353943e+01, -2.163002e+01], [1.4414062e+00, -1.1005859e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "prod"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 2.0673828e+00, -1.4076233e+00, -1.5113068e+00], [8.948299e+01, -9.548004e+00, -5.4353943e+01, -2.163002e+01], [1.4414062e+00, -1.1005859e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case4() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "prod"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.6563873e+00, 3.247606e+01, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 3.4613144e+02, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, -7.341794e+01, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "prod"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.6563873e+00, 3.247606e+01, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 3.4613144e+02, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, -7.341794e+01, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case5() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "mean"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 2.0976562e+00, 3.6132812e-01, -1.8984375e+00], [4.2226562e+00, 1.8691406e+00, 3.8854167e+00, 7.9817706e-01], [1.4414062e+00, -1.2460938e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "mean"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 2.0976562e+00, 3.6132812e-01, -1.8984375e+00], [4.2226562e+00, 1.8691406e+00, 3.8854167e+00, 7.9817706e-01], [1.4414062e+00, -1.2460938e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case6() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "mean"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.5195312e+00, 5.703125e+00, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 7.0403647e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 1.2513021e+00, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "mean"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.5195312e+00, 5.703125e+00, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 7.0403647e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 1.2513021e+00, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case7() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amax"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 3.625e+00, 1.6015625e+00, 3.6328125e-01], [7.4296875e+00, 5.4804688e+00, 7.3710938e+00, 6.3203125e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case7_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amax"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 3.625e+00, 1.6015625e+00, 3.6328125e-01], [7.4296875e+00, 5.4804688e+00, 7.3710938e+00, 6.3203125e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case8() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "amax"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.7890625e-01, 5.9257812e+00, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 7.4296875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 5.6015625e+00, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case8_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "amax"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.7890625e-01, 5.9257812e+00, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 7.4296875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 5.6015625e+00, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case9() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amin"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, -8.7890625e-01, -4.1601562e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, -4.6601562e+00], [1.4414062e+00, -2.875e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case9_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.str "amin"
  %2 = torch.constant.bool true
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, -8.7890625e-01, -4.1601562e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, -4.6601562e+00], [1.4414062e+00, -2.875e+00, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scatter_reduce_two_case10() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "amin"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-4.1601562e+00, 5.4804688e+00, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 6.3203125e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, -4.6601562e+00, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @scatter_reduce_two_case10_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1, 1, 0, 0], [1, 0, 1, 1], [1, 2, 1, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[5.9257812e+00, 5.4804688e+00, -8.7890625e-01, -4.1601562e+00], [7.4296875e+00, 3.625e+00, 7.3710938e+00, 6.3203125e+00], [2.8125e+00, -2.875e+00, 5.6015625e+00, -4.6601562e+00]]> : tensor<3x4xf32>
  %in2c = tensor.cast %in2 : tensor<3x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.str "amin"
  %2 = torch.constant.bool false
  %3 = torch.aten.scatter_reduce.two %arg0, %0, %arg1, %arg2, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-4.1601562e+00, 5.4804688e+00, 1.6015625e+00, 3.6328125e-01], [3.625e+00, 6.3203125e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, -4.6601562e+00, -2.875e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_select() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[2, 0, 0]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.constant.int 1
  %1 = torch.aten.index_select %arg0, %0, %arg1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01]], [[1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @index_select_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[2, 0, 0]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 1
  %1 = torch.aten.index_select %arg0, %0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01]], [[1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @embedding() {
  %in0 = util.unfoldable_constant dense<[[-1.7382812e+00, 1.0507812e+00, 6.71875e-01], [-5.46875e-02, 7.03125e-01, -1.4648438e+00], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [6.4453125e-01, -4.609375e-01, 1.0351562e+00]]> : tensor<5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x3xf32> -> !torch.vtensor<[5,3],f32>
  %in1 = util.unfoldable_constant dense<[[3, 3, 3, 0], [1, 3, 2, 0]]> : tensor<2x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x4xi64> -> !torch.vtensor<[2,4],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool false
  %2 = torch.aten.embedding %arg0, %arg1, %0, %1, %1 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[2,4],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,4,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4,3],f32> -> tensor<2x4x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.6523438e+00, 1.203125e+00, -8.0859375e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [-1.7382812e+00, 1.0507812e+00, 6.71875e-01]], [[-5.46875e-02, 7.03125e-01, -1.4648438e+00], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [-1.7382812e+00, 1.0507812e+00, 6.71875e-01]]]> : tensor<2x4x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4x3xf32>
  return
}

func.func @embedding_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.7382812e+00, 1.0507812e+00, 6.71875e-01], [-5.46875e-02, 7.03125e-01, -1.4648438e+00], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [6.4453125e-01, -4.609375e-01, 1.0351562e+00]]> : tensor<5x3xf32>
  %in0c = tensor.cast %in0 : tensor<5x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[3, 3, 3, 0], [1, 3, 2, 0]]> : tensor<2x4xi64>
  %in1c = tensor.cast %in1 : tensor<2x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool false
  %2 = torch.aten.embedding %arg0, %arg1, %0, %1, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.6523438e+00, 1.203125e+00, -8.0859375e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [-1.7382812e+00, 1.0507812e+00, 6.71875e-01]], [[-5.46875e-02, 7.03125e-01, -1.4648438e+00], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [-1.7382812e+00, 1.0507812e+00, 6.71875e-01]]]> : tensor<2x4x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_embedding_bag() {
  %in0 = util.unfoldable_constant dense<[[-1.7382812e+00, 1.0507812e+00, 6.71875e-01], [-5.46875e-02, 7.03125e-01, -1.4648438e+00], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [6.4453125e-01, -4.609375e-01, 1.0351562e+00]]> : tensor<5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x3xf32> -> !torch.vtensor<[5,3],f32>
  %in1 = util.unfoldable_constant dense<[1, 2, 4, 4, 0]> : tensor<5xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xi64> -> !torch.vtensor<[5],si64>
  %in2 = util.unfoldable_constant dense<[0, 3]> : tensor<2xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.constant.bool false
  %1 = torch.constant.int 0
  %2 = torch.constant.none
  %3 = torch.constant.int -1
  %4, %5, %6, %7 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %3 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[5],si64>, !torch.vtensor<[2],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[0],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.1484375e-01, -7.6171875e-01, -3.0078125e-01], [-1.09375e+00, 5.8984375e-01, 1.7070312e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @_embedding_bag_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.7382812e+00, 1.0507812e+00, 6.71875e-01], [-5.46875e-02, 7.03125e-01, -1.4648438e+00], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [6.4453125e-01, -4.609375e-01, 1.0351562e+00]]> : tensor<5x3xf32>
  %in0c = tensor.cast %in0 : tensor<5x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1, 2, 4, 4, 0]> : tensor<5xi64>
  %in1c = tensor.cast %in1 : tensor<5xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[0, 3]> : tensor<2xi64>
  %in2c = tensor.cast %in2 : tensor<2xi64> to tensor<?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.bool false
  %1 = torch.constant.int 0
  %2 = torch.constant.none
  %3 = torch.constant.int -1
  %4, %5, %6, %7 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.1484375e-01, -7.6171875e-01, -3.0078125e-01], [-1.09375e+00, 5.8984375e-01, 1.7070312e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_embedding_bag_case2() {
  %in0 = util.unfoldable_constant dense<[[-1.7382812e+00, 1.0507812e+00, 6.71875e-01], [-5.46875e-02, 7.03125e-01, -1.4648438e+00], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [6.4453125e-01, -4.609375e-01, 1.0351562e+00]]> : tensor<5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x3xf32> -> !torch.vtensor<[5,3],f32>
  %in1 = util.unfoldable_constant dense<[1, 2, 4, 4, 0]> : tensor<5xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xi64> -> !torch.vtensor<[5],si64>
  %in2 = util.unfoldable_constant dense<[0, 3]> : tensor<2xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.constant.bool false
  %1 = torch.constant.int 1
  %2 = torch.constant.none
  %3 = torch.constant.int -1
  %4, %5, %6, %7 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %3 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[5],si64>, !torch.vtensor<[2],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[5],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.1614586e-02, -2.5390625e-01, -1.00260414e-01], [-5.46875e-01, 2.9492188e-01, 8.535156e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @_embedding_bag_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.7382812e+00, 1.0507812e+00, 6.71875e-01], [-5.46875e-02, 7.03125e-01, -1.4648438e+00], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [6.4453125e-01, -4.609375e-01, 1.0351562e+00]]> : tensor<5x3xf32>
  %in0c = tensor.cast %in0 : tensor<5x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1, 2, 4, 4, 0]> : tensor<5xi64>
  %in1c = tensor.cast %in1 : tensor<5xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[0, 3]> : tensor<2xi64>
  %in2c = tensor.cast %in2 : tensor<2xi64> to tensor<?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.bool false
  %1 = torch.constant.int 1
  %2 = torch.constant.none
  %3 = torch.constant.int -1
  %4, %5, %6, %7 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.1614586e-02, -2.5390625e-01, -1.00260414e-01], [-5.46875e-01, 2.9492188e-01, 8.535156e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_embedding_bag_case3() {
  %in0 = util.unfoldable_constant dense<[[-1.7382812e+00, 1.0507812e+00, 6.71875e-01], [-5.46875e-02, 7.03125e-01, -1.4648438e+00], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [6.4453125e-01, -4.609375e-01, 1.0351562e+00]]> : tensor<5x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5x3xf32> -> !torch.vtensor<[5,3],f32>
  %in1 = util.unfoldable_constant dense<[1, 2, 4, 4, 0]> : tensor<5xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5xi64> -> !torch.vtensor<[5],si64>
  %in2 = util.unfoldable_constant dense<[0, 3]> : tensor<2xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.constant.bool false
  %1 = torch.constant.int 2
  %2 = torch.constant.none
  %3 = torch.constant.int -1
  %4, %5, %6, %7 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %3 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[5],si64>, !torch.vtensor<[2],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[5],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.4453125e-01, 7.03125e-01, 1.0351562e+00], [6.4453125e-01, 1.0507812e+00, 1.0351562e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @_embedding_bag_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.7382812e+00, 1.0507812e+00, 6.71875e-01], [-5.46875e-02, 7.03125e-01, -1.4648438e+00], [-3.75e-01, -1.0039062e+00, 1.2890625e-01], [1.6523438e+00, 1.203125e+00, -8.0859375e-01], [6.4453125e-01, -4.609375e-01, 1.0351562e+00]]> : tensor<5x3xf32>
  %in0c = tensor.cast %in0 : tensor<5x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[1, 2, 4, 4, 0]> : tensor<5xi64>
  %in1c = tensor.cast %in1 : tensor<5xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[0, 3]> : tensor<2xi64>
  %in2c = tensor.cast %in2 : tensor<2xi64> to tensor<?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.bool false
  %1 = torch.constant.int 2
  %2 = torch.constant.none
  %3 = torch.constant.int -1
  %4, %5, %6, %7 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %0, %1, %0, %2, %0, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.4453125e-01, 7.03125e-01, 1.0351562e+00], [6.4453125e-01, 1.0507812e+00, 1.0351562e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @nonzero() {
  %in0 = util.unfoldable_constant dense<[[1, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]> : tensor<3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[3,4],si64> -> !torch.vtensor<[7,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[7,2],si64> -> tensor<7x2xi64>
  check.expect_eq_const(%out0, dense<[[0, 0], [0, 1], [0, 3], [1, 0], [1, 3], [2, 1], [2, 2]]> : tensor<7x2xi64>) : tensor<7x2xi64>
  return
}

func.func @nonzero_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1, 1, 0, 1], [1, 0, 0, 1], [0, 1, 1, 0]]> : tensor<3x4xi64>
  %in0c = tensor.cast %in0 : tensor<3x4xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 0], [0, 1], [0, 3], [1, 0], [1, 3], [2, 1], [2, 2]]> : tensor<7x2xi64>) : tensor<?x?xi64>
  return
}

func.func @masked_select() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1> -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[1.78125e+00, 5.703125e-01, 3.6328125e-01, 7.2265625e-01, 7.34375e-01, 3.828125e-01, 1.2460938e+00]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @masked_select_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in1c = tensor.cast %in1 : tensor<3x4xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.78125e+00, 5.703125e-01, 3.6328125e-01, 7.2265625e-01, 7.34375e-01, 3.828125e-01, 1.2460938e+00]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @nonzero_case2() {
  %in0 = util.unfoldable_constant dense<3.0e+00> : tensor<f32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[],f32> -> !torch.vtensor<[1,0],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[1,0],si64> -> tensor<1x0xi64>
  check.expect_eq_const(%out0, dense<> : tensor<1x0xi64>) : tensor<1x0xi64>
  return
}

func.func @masked_select_case2() {
  %in0 = util.unfoldable_constant dense<3.0e+00> : tensor<f32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<f32> -> !torch.vtensor<[],f32>
  %in1 = util.unfoldable_constant dense<true> : tensor<i1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<i1> -> !torch.vtensor<[],i1>
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[],f32>, !torch.vtensor<[],i1> -> !torch.vtensor<[1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[1],f32> -> tensor<1xf32>
  check.expect_almost_eq_const(%out0, dense<[3.0e+00]> : tensor<1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1xf32>
  return
}

func.func @index_Tensor() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[2, 0, -1]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],f32>, !torch.list<vtensor> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00], [1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @index_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[2, 0, -1]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00], [1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xi64> -> !torch.vtensor<[2,2],si64>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %arg1 : (!torch.none, !torch.vtensor<[2,2],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.aten.index.Tensor %arg0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,2,2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,2,2,4],f32> -> tensor<2x2x2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01]], [[1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00]]], [[[1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00]], [[6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01]]]]> : tensor<2x2x2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x2x4xf32>
  return
}

func.func @index_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[2, 0], [1, 1]]> : tensor<2x2xi64>
  %in1c = tensor.cast %in1 : tensor<2x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %arg1 : (!torch.none, !torch.vtensor<[?,?],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.aten.index.Tensor %arg0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01]], [[1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00]]], [[[1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00]], [[6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01]]]]> : tensor<2x2x2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @index_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %in2 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<vtensor>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<vtensor> -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01], [1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @index_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %in1c = tensor.cast %in1 : tensor<2xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi64>
  %in2c = tensor.cast %in2 : tensor<2xi64> to tensor<?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01], [1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_Tensor_case4() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %in2 = util.unfoldable_constant dense<[[2], [0]]> : tensor<2x1xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x1xi64> -> !torch.vtensor<[2,1],si64>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %arg1, %arg2 : (!torch.none, !torch.vtensor<[2],si64>, !torch.vtensor<[2,1],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.aten.index.Tensor %arg0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,2,2],f32> -> tensor<2x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.71875e+00, -8.28125e-01], [1.0664062e+00, 1.7890625e+00]], [[1.1171875e+00, 3.3984375e-01], [6.953125e-01, 1.6796875e+00]]]> : tensor<2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x2xf32>
  return
}

func.func @index_Tensor_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %in1c = tensor.cast %in1 : tensor<2xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[2], [0]]> : tensor<2x1xi64>
  %in2c = tensor.cast %in2 : tensor<2x1xi64> to tensor<?x?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %arg1, %arg2 : (!torch.none, !torch.vtensor<[?],si64>, !torch.vtensor<[?,?],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.aten.index.Tensor %arg0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.71875e+00, -8.28125e-01], [1.0664062e+00, 1.7890625e+00]], [[1.1171875e+00, 3.3984375e-01], [6.953125e-01, 1.6796875e+00]]]> : tensor<2x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @index_Tensor_case5() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %in2 = util.unfoldable_constant dense<[3, 0]> : tensor<2xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %arg1, %0, %arg2 : (!torch.vtensor<[2],si64>, !torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.aten.index.Tensor %arg0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.0273438e+00, 8.6328125e-01, -4.4140625e-01], [1.7890625e+00, 1.0664062e+00, -1.7695312e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @index_Tensor_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %in1c = tensor.cast %in1 : tensor<2xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[3, 0]> : tensor<2xi64>
  %in2c = tensor.cast %in2 : tensor<2xi64> to tensor<?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %arg1, %0, %arg2 : (!torch.vtensor<[?],si64>, !torch.none, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.aten.index.Tensor %arg0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.0273438e+00, 8.6328125e-01, -4.4140625e-01], [1.7890625e+00, 1.0664062e+00, -1.7695312e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_Tensor_case6() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3,4],i1>) -> !torch.list<vtensor>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],f32>, !torch.list<vtensor> -> !torch.vtensor<[7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[7],f32> -> tensor<7xf32>
  check.expect_almost_eq_const(%out0, dense<[1.78125e+00, 5.703125e-01, 3.6328125e-01, 7.2265625e-01, 7.34375e-01, 3.828125e-01, 1.2460938e+00]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7xf32>
  return
}

func.func @index_Tensor_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in1c = tensor.cast %in1 : tensor<3x4xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?,?],i1>) -> !torch.list<vtensor>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<vtensor> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.78125e+00, 5.703125e-01, 3.6328125e-01, 7.2265625e-01, 7.34375e-01, 3.828125e-01, 1.2460938e+00]> : tensor<7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @index_Tensor_case7() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[true, false, true]> : tensor<3xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi1> -> !torch.vtensor<[3],i1>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %arg1 : (!torch.none, !torch.vtensor<[3],i1>) -> !torch.list<optional<vtensor>>
  %2 = torch.aten.index.Tensor %arg0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,2,4],f32> -> tensor<2x2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x4xf32>
  return
}

func.func @index_Tensor_case7_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[true, false, true]> : tensor<3xi1>
  %in1c = tensor.cast %in1 : tensor<3xi1> to tensor<?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi1> -> !torch.vtensor<[?],i1>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %arg1 : (!torch.none, !torch.vtensor<[?],i1>) -> !torch.list<optional<vtensor>>
  %2 = torch.aten.index.Tensor %arg0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @index_put() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %in2 = util.unfoldable_constant dense<[[8.871094e+00, 8.011719e+00, 8.324219e+00, 8.566406e+00], [6.421875e+00, 7.703125e+00, 5.5e+00, 8.714844e+00]]> : tensor<2x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x4xf32> -> !torch.vtensor<[2,4],f32>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si64>) -> !torch.list<vtensor>
  %1 = torch.constant.bool false
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[3,4],f32>, !torch.list<vtensor>, !torch.vtensor<[2,4],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.421875e+00, 7.703125e+00, 5.5e+00, 8.714844e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [8.871094e+00, 8.011719e+00, 8.324219e+00, 8.566406e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @index_put_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi64>
  %in1c = tensor.cast %in1 : tensor<2xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[8.871094e+00, 8.011719e+00, 8.324219e+00, 8.566406e+00], [6.421875e+00, 7.703125e+00, 5.5e+00, 8.714844e+00]]> : tensor<2x4xf32>
  %in2c = tensor.cast %in2 : tensor<2x4xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %1 = torch.constant.bool false
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[?,?],f32>, !torch.list<vtensor>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[6.421875e+00, 7.703125e+00, 5.5e+00, 8.714844e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [8.871094e+00, 8.011719e+00, 8.324219e+00, 8.566406e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_put_case2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[2, 0, 2]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %in2 = util.unfoldable_constant dense<[8.925781e+00, 6.4023438e+00, 5.0351562e+00, 6.0742188e+00]> : tensor<4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %1 = torch.constant.bool true
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[3,4],f32>, !torch.list<vtensor>, !torch.vtensor<[4],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0707031e+01, 6.9726562e+00, 6.6367188e+00, 6.4375e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.9292969e+01, 1.31875e+01, 1.1316406e+01, 1.0765625e+01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @index_put_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[2, 0, 2]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[8.925781e+00, 6.4023438e+00, 5.0351562e+00, 6.0742188e+00]> : tensor<4xf32>
  %in2c = tensor.cast %in2 : tensor<4xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %1 = torch.constant.bool true
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[?,?],f32>, !torch.list<vtensor>, !torch.vtensor<[?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0707031e+01, 6.9726562e+00, 6.6367188e+00, 6.4375e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.9292969e+01, 1.31875e+01, 1.1316406e+01, 1.0765625e+01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_put_case3() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %in2 = util.unfoldable_constant dense<[[[8.644531e+00, 5.6953125e+00, 6.1054688e+00, 5.421875e+00], [8.7578125e+00, 8.386719e+00, 5.1523438e+00, 5.7304688e+00]], [[7.2109375e+00, 6.234375e+00, 6.9648438e+00, 5.265625e+00], [5.2890625e+00, 7.5859375e+00, 5.359375e+00, 8.582031e+00]]]> : tensor<2x2x4xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2x2x4xf32> -> !torch.vtensor<[2,2,4],f32>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %arg1 : (!torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.constant.bool false
  %3 = torch.aten.index_put %arg0, %1, %arg2, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,2,4],f32>, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.7578125e+00, 8.386719e+00, 5.1523438e+00, 5.7304688e+00], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [8.644531e+00, 5.6953125e+00, 6.1054688e+00, 5.421875e+00]], [[5.2890625e+00, 7.5859375e+00, 5.359375e+00, 8.582031e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [7.2109375e+00, 6.234375e+00, 6.9648438e+00, 5.265625e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @index_put_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[2, 0]> : tensor<2xi64>
  %in1c = tensor.cast %in1 : tensor<2xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[[8.644531e+00, 5.6953125e+00, 6.1054688e+00, 5.421875e+00], [8.7578125e+00, 8.386719e+00, 5.1523438e+00, 5.7304688e+00]], [[7.2109375e+00, 6.234375e+00, 6.9648438e+00, 5.265625e+00], [5.2890625e+00, 7.5859375e+00, 5.359375e+00, 8.582031e+00]]]> : tensor<2x2x4xf32>
  %in2c = tensor.cast %in2 : tensor<2x2x4xf32> to tensor<?x?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %0, %arg1 : (!torch.none, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.constant.bool false
  %3 = torch.aten.index_put %arg0, %1, %arg2, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[?,?,?],f32>, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.7578125e+00, 8.386719e+00, 5.1523438e+00, 5.7304688e+00], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [8.644531e+00, 5.6953125e+00, 6.1054688e+00, 5.421875e+00]], [[5.2890625e+00, 7.5859375e+00, 5.359375e+00, 8.582031e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [7.2109375e+00, 6.234375e+00, 6.9648438e+00, 5.265625e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @index_put_case4() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %in2 = util.unfoldable_constant dense<[3, 0]> : tensor<2xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %in3 = util.unfoldable_constant dense<[[7.5117188e+00, 8.136719e+00, 7.6484375e+00], [5.9101562e+00, 6.8632812e+00, 8.875e+00]]> : tensor<2x3xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %arg1, %0, %arg2 : (!torch.vtensor<[2],si64>, !torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.constant.bool false
  %3 = torch.aten.index_put %arg0, %1, %arg3, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,3],f32>, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[5.9101562e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [6.8632812e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [8.875e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, 7.5117188e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.136719e+00], [1.3320312e+00, -1.3359375e+00, 7.5e-01, 7.6484375e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @index_put_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[1, 0]> : tensor<2xi64>
  %in1c = tensor.cast %in1 : tensor<2xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[3, 0]> : tensor<2xi64>
  %in2c = tensor.cast %in2 : tensor<2xi64> to tensor<?xi64>
  %in2d = util.optimization_barrier %in2c : tensor<?xi64>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in3 = util.unfoldable_constant dense<[[7.5117188e+00, 8.136719e+00, 7.6484375e+00], [5.9101562e+00, 6.8632812e+00, 8.875e+00]]> : tensor<2x3xf32>
  %in3c = tensor.cast %in3 : tensor<2x3xf32> to tensor<?x?xf32>
  %in3d = util.optimization_barrier %in3c : tensor<?x?xf32>
  %arg3 = torch.torch_c.from_builtin_tensor %in3d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.none
  %1 = torch.prim.ListConstruct %arg1, %0, %arg2 : (!torch.vtensor<[?],si64>, !torch.none, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %2 = torch.constant.bool false
  %3 = torch.aten.index_put %arg0, %1, %arg3, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[5.9101562e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [6.8632812e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [8.875e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, 7.5117188e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.136719e+00], [1.3320312e+00, -1.3359375e+00, 7.5e-01, 7.6484375e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @index_put_case5() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %in2 = util.unfoldable_constant dense<-7.0e+00> : tensor<f32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3,4],i1>) -> !torch.list<vtensor>
  %1 = torch.constant.bool false
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[3,4],f32>, !torch.list<vtensor>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-7.0e+00, -7.0e+00, 1.6015625e+00, -7.0e+00], [-7.0e+00, -1.7421875e+00, -1.3164062e+00, -7.0e+00], [1.4414062e+00, -7.0e+00, -7.0e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @index_put_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in1c = tensor.cast %in1 : tensor<3x4xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in2 = util.unfoldable_constant dense<-7.0e+00> : tensor<f32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?,?],i1>) -> !torch.list<vtensor>
  %1 = torch.constant.bool false
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[?,?],f32>, !torch.list<vtensor>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-7.0e+00, -7.0e+00, 1.6015625e+00, -7.0e+00], [-7.0e+00, -1.7421875e+00, -1.3164062e+00, -7.0e+00], [1.4414062e+00, -7.0e+00, -7.0e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @index_put_case6() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %in1 = util.unfoldable_constant dense<[2, 0, 2]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %1 = torch.constant.bool true
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[3,4],i1>, !torch.list<vtensor>, !torch.vtensor<[3,4],i1>, !torch.bool -> !torch.vtensor<[3,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],i1> -> tensor<3x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false, true], [true, false, false, true], [true, true, true, true]]> : tensor<3x4xi1>) : tensor<3x4xi1>
  return
}

func.func @index_put_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[2, 0, 2]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in2c = tensor.cast %in2 : tensor<3x4xi1> to tensor<?x?xi1>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],si64>) -> !torch.list<vtensor>
  %1 = torch.constant.bool true
  %2 = torch.aten.index_put %arg0, %0, %arg2, %1 : !torch.vtensor<[?,?],i1>, !torch.list<vtensor>, !torch.vtensor<[?,?],i1>, !torch.bool -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, false, true], [true, false, false, true], [true, true, true, true]]> : tensor<3x4xi1>) : tensor<?x?xi1>
  return
}

func.func @index_add() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[0, 2, 0]> : tensor<3xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xi64> -> !torch.vtensor<[3],si64>
  %in2 = util.unfoldable_constant dense<[[6.3125e+00, 5.0078125e+00, 8.230469e+00], [8.480469e+00, 6.0859375e+00, 7.6953125e+00], [6.5351562e+00, 8.308594e+00, 7.9648438e+00]]> : tensor<3x3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x3xf32> -> !torch.vtensor<[3,3],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.aten.index_add %arg0, %0, %arg1, %arg2, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.vtensor<[3,3],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.0867188e+01, 5.703125e-01, 1.16171875e+01, 3.6328125e-01], [3.307422e+01, -1.7421875e+00, 1.0855469e+01, 7.34375e-01], [3.0441406e+01, 3.828125e-01, 1.7863281e+01, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @index_add_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[0, 2, 0]> : tensor<3xi64>
  %in1c = tensor.cast %in1 : tensor<3xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %in2 = util.unfoldable_constant dense<[[6.3125e+00, 5.0078125e+00, 8.230469e+00], [8.480469e+00, 6.0859375e+00, 7.6953125e+00], [6.5351562e+00, 8.308594e+00, 7.9648438e+00]]> : tensor<3x3xf32>
  %in2c = tensor.cast %in2 : tensor<3x3xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.aten.index_add %arg0, %0, %arg1, %arg2, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?],si64>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.0867188e+01, 5.703125e-01, 1.16171875e+01, 3.6328125e-01], [3.307422e+01, -1.7421875e+00, 1.0855469e+01, 7.34375e-01], [3.0441406e+01, 3.828125e-01, 1.7863281e+01, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @masked_scatter() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %in2 = util.unfoldable_constant dense<[7.3710938e+00, 5.3632812e+00, 6.9726562e+00, 6.6640625e+00, 5.7226562e+00, 6.3007812e+00, 5.9765625e+00, 7.2617188e+00, 5.9140625e+00, 6.4375e+00, 8.6171875e+00, 5.3632812e+00]> : tensor<12xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<12xf32> -> !torch.vtensor<[12],f32>
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1>, !torch.vtensor<[12],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.3710938e+00, 5.3632812e+00, 1.6015625e+00, 6.9726562e+00], [6.6640625e+00, -1.7421875e+00, -1.3164062e+00, 5.7226562e+00], [1.4414062e+00, 6.3007812e+00, 5.9765625e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @masked_scatter_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in1c = tensor.cast %in1 : tensor<3x4xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in2 = util.unfoldable_constant dense<[7.3710938e+00, 5.3632812e+00, 6.9726562e+00, 6.6640625e+00, 5.7226562e+00, 6.3007812e+00, 5.9765625e+00, 7.2617188e+00, 5.9140625e+00, 6.4375e+00, 8.6171875e+00, 5.3632812e+00]> : tensor<12xf32>
  %in2c = tensor.cast %in2 : tensor<12xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[7.3710938e+00, 5.3632812e+00, 1.6015625e+00, 6.9726562e+00], [6.6640625e+00, -1.7421875e+00, -1.3164062e+00, 5.7226562e+00], [1.4414062e+00, 6.3007812e+00, 5.9765625e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @masked_scatter_case2() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00]> : tensor<4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %in1 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, false, true], [false, false, true, false]]> : tensor<3x4xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %in2 = util.unfoldable_constant dense<[2.0e+01, 2.1e+01, 2.2e+01, 2.3e+01, 2.4e+01, 2.5e+01, 2.6e+01, 2.7e+01, 2.8e+01, 2.9e+01, 3.0e+01, 3.1e+01]> : tensor<12xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<12xf32> -> !torch.vtensor<[12],f32>
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[4],f32>, !torch.vtensor<[3,4],i1>, !torch.vtensor<[12],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 2.0e+01, 2.0e+00, 3.0e+00], [2.1e+01, 1.0e+00, 2.0e+00, 2.2e+01], [0.0e+00, 1.0e+00, 2.3e+01, 3.0e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @masked_scatter_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 1.0e+00, 2.0e+00, 3.0e+00]> : tensor<4xf32>
  %in0c = tensor.cast %in0 : tensor<4xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[[false, true, false, false], [true, false, false, true], [false, false, true, false]]> : tensor<3x4xi1>
  %in1c = tensor.cast %in1 : tensor<3x4xi1> to tensor<?x?xi1>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi1>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in2 = util.unfoldable_constant dense<[2.0e+01, 2.1e+01, 2.2e+01, 2.3e+01, 2.4e+01, 2.5e+01, 2.6e+01, 2.7e+01, 2.8e+01, 2.9e+01, 3.0e+01, 3.1e+01]> : tensor<12xf32>
  %in2c = tensor.cast %in2 : tensor<12xf32> to tensor<?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],i1>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 2.0e+01, 2.0e+00, 3.0e+00], [2.1e+01, 1.0e+00, 2.0e+00, 2.2e+01], [0.0e+00, 1.0e+00, 2.3e+01, 3.0e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @gather_case3() {
  %in0 = util.unfoldable_constant dense<3.5e+00> : tensor<f32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<f32> -> !torch.vtensor<[],f32>
  %in1 = util.unfoldable_constant dense<[0, 0]> : tensor<2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.bool -> !torch.vtensor<[2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[3.5e+00, 3.5e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @gather_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<3.5e+00> : tensor<f32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<f32> -> !torch.vtensor<[],f32>
  %in1 = util.unfoldable_constant dense<[0, 0]> : tensor<2xi64>
  %in1c = tensor.cast %in1 : tensor<2xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[],f32>, !torch.int, !torch.vtensor<[?],si64>, !torch.bool -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[3.5e+00, 3.5e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @gather_case4() {
  %in0 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %in1 = util.unfoldable_constant dense<> : tensor<0x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<0x2xi64> -> !torch.vtensor<[0,2],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[3],f32>, !torch.int, !torch.vtensor<[0,2],si64>, !torch.bool -> !torch.vtensor<[0,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[0,2],f32> -> tensor<0x2xf32>
  check.expect_almost_eq_const(%out0, dense<> : tensor<0x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<0x2xf32>
  return
}

func.func @gather_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in0c = tensor.cast %in0 : tensor<3xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<> : tensor<0x2xi64>
  %in1c = tensor.cast %in1 : tensor<0x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<> : tensor<0x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @gather_case5() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<0xi64> -> !torch.vtensor<[0],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[0],si64>, !torch.bool -> !torch.vtensor<[0],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[0],f32> -> tensor<0xf32>
  check.expect_almost_eq_const(%out0, dense<> : tensor<0xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<0xf32>
  return
}

func.func @gather_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<> : tensor<0xi64>
  %in1c = tensor.cast %in1 : tensor<0xi64> to tensor<?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xi64> -> !torch.vtensor<[?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.gather %arg0, %0, %arg1, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?],si64>, !torch.bool -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<> : tensor<0xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @scatter_add_case2() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %in1 = util.unfoldable_constant dense<[[1, 0, 1, 2], [3, 1, 2, 3], [0, 0, 2, 1]]> : tensor<3x4xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xi64> -> !torch.vtensor<[3,4],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 1
  %1 = torch.aten.scatter_add %arg0, %0, %arg1, %arg2 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],i1> -> !torch.vtensor<[3,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],i1> -> tensor<3x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, true], [true, false, false, true], [true, true, true, false]]> : tensor<3x4xi1>) : tensor<3x4xi1>
  return
}

func.func @scatter_add_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %in1 = util.unfoldable_constant dense<[[1, 0, 1, 2], [3, 1, 2, 3], [0, 0, 2, 1]]> : tensor<3x4xi64>
  %in1c = tensor.cast %in1 : tensor<3x4xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %in2 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in2c = tensor.cast %in2 : tensor<3x4xi1> to tensor<?x?xi1>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xi1>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 1
  %1 = torch.aten.scatter_add %arg0, %0, %arg1, %arg2 : !torch.vtensor<[?,?],i1>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],i1> -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, true], [true, false, false, true], [true, true, true, false]]> : tensor<3x4xi1>) : tensor<?x?xi1>
  return
}

func.func @slice_scatter() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xf32> -> !torch.vtensor<[2,4],f32>
  %in1 = util.unfoldable_constant dense<> : tensor<0x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<0x4xf32> -> !torch.vtensor<[0,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -2
  %2 = torch.constant.int 1
  %3 = torch.aten.slice_scatter %arg0, %arg1, %0, %0, %1, %2 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[0,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @slice_scatter_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<> : tensor<0x4xf32>
  %in1c = tensor.cast %in1 : tensor<0x4xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -2
  %2 = torch.constant.int 1
  %3 = torch.aten.slice_scatter %arg0, %arg1, %0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @slice_scatter_case2() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xf32> -> !torch.vtensor<[2,4],f32>
  %in1 = util.unfoldable_constant dense<[[-4.140625e-01, 9.765625e-02], [1.8945312e+00, 1.4296875e+00]]> : tensor<2x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xf32> -> !torch.vtensor<[2,2],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 9
  %2 = torch.constant.int 2
  %3 = torch.aten.slice_scatter %arg0, %arg1, %0, %0, %1, %2 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.3203125e+00, -4.140625e-01, 1.25e-01, 9.765625e-02], [-1.0195312e+00, 1.8945312e+00, 3.125e-02, 1.4296875e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @slice_scatter_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.3203125e+00, -7.65625e-01, 1.25e-01, -1.2695312e+00], [-1.0195312e+00, 7.2265625e-01, 3.125e-02, 8.6328125e-01]]> : tensor<2x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[-4.140625e-01, 9.765625e-02], [1.8945312e+00, 1.4296875e+00]]> : tensor<2x2xf32>
  %in1c = tensor.cast %in1 : tensor<2x2xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 9
  %2 = torch.constant.int 2
  %3 = torch.aten.slice_scatter %arg0, %arg1, %0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.3203125e+00, -4.140625e-01, 1.25e-01, 9.765625e-02], [-1.0195312e+00, 1.8945312e+00, 3.125e-02, 1.4296875e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @slice_scatter_case3() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[5.7734375e+00, 6.8046875e+00], [6.1289062e+00, 8.386719e+00], [8.269531e+00, 8.785156e+00]]> : tensor<3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2xf32> -> !torch.vtensor<[3,2],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 3
  %2 = torch.aten.slice_scatter %arg0, %arg1, %0, %0, %1, %0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.7734375e+00, 6.8046875e+00, 3.6328125e-01], [7.2265625e-01, 6.1289062e+00, 8.386719e+00, 7.34375e-01], [1.4414062e+00, 8.269531e+00, 8.785156e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @slice_scatter_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[5.7734375e+00, 6.8046875e+00], [6.1289062e+00, 8.386719e+00], [8.269531e+00, 8.785156e+00]]> : tensor<3x2xf32>
  %in1c = tensor.cast %in1 : tensor<3x2xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 3
  %2 = torch.aten.slice_scatter %arg0, %arg1, %0, %0, %1, %0 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.7734375e+00, 6.8046875e+00, 3.6328125e-01], [7.2265625e-01, 6.1289062e+00, 8.386719e+00, 7.34375e-01], [1.4414062e+00, 8.269531e+00, 8.785156e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @slice_scatter_case4() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[5.7734375e+00, 6.8046875e+00], [6.1289062e+00, 8.386719e+00], [8.269531e+00, 8.785156e+00]]> : tensor<3x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x2xf32> -> !torch.vtensor<[3,2],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.constant.none
  %3 = torch.constant.int 2
  %4 = torch.aten.slice_scatter %arg0, %arg1, %0, %1, %2, %3 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,2],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.7734375e+00, 5.703125e-01, 6.8046875e+00, 3.6328125e-01], [6.1289062e+00, -1.7421875e+00, 8.386719e+00, 7.34375e-01], [8.269531e+00, 3.828125e-01, 8.785156e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @slice_scatter_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[5.7734375e+00, 6.8046875e+00], [6.1289062e+00, 8.386719e+00], [8.269531e+00, 8.785156e+00]]> : tensor<3x2xf32>
  %in1c = tensor.cast %in1 : tensor<3x2xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.constant.none
  %3 = torch.constant.int 2
  %4 = torch.aten.slice_scatter %arg0, %arg1, %0, %1, %2, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[5.7734375e+00, 5.703125e-01, 6.8046875e+00, 3.6328125e-01], [6.1289062e+00, -1.7421875e+00, 8.386719e+00, 7.34375e-01], [8.269531e+00, 3.828125e-01, 8.785156e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @slice_scatter_case5() {
  %in0 = util.unfoldable_constant dense<[[-1.421875e+00, -6.09375e-01], [-1.0585938e+00, -3.046875e-01], [-1.9609375e+00, 1.6835938e+00], [-1.75e+00, 6.796875e-01], [9.6484375e-01, 1.4882812e+00], [3.125e-01, 2.5390625e-01]]> : tensor<6x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6x2xf32> -> !torch.vtensor<[6,2],f32>
  %in1 = util.unfoldable_constant dense<[[7.2109375e+00, 8.625e+00], [8.542969e+00, 7.4140625e+00]]> : tensor<2x2xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xf32> -> !torch.vtensor<[2,2],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -3
  %2 = torch.constant.int -1
  %3 = torch.constant.int 1
  %4 = torch.aten.slice_scatter %arg0, %arg1, %0, %1, %2, %3 : !torch.vtensor<[6,2],f32>, !torch.vtensor<[2,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[6,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[6,2],f32> -> tensor<6x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.421875e+00, -6.09375e-01], [-1.0585938e+00, -3.046875e-01], [-1.9609375e+00, 1.6835938e+00], [7.2109375e+00, 8.625e+00], [8.542969e+00, 7.4140625e+00], [3.125e-01, 2.5390625e-01]]> : tensor<6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x2xf32>
  return
}

func.func @slice_scatter_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-1.421875e+00, -6.09375e-01], [-1.0585938e+00, -3.046875e-01], [-1.9609375e+00, 1.6835938e+00], [-1.75e+00, 6.796875e-01], [9.6484375e-01, 1.4882812e+00], [3.125e-01, 2.5390625e-01]]> : tensor<6x2xf32>
  %in0c = tensor.cast %in0 : tensor<6x2xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[7.2109375e+00, 8.625e+00], [8.542969e+00, 7.4140625e+00]]> : tensor<2x2xf32>
  %in1c = tensor.cast %in1 : tensor<2x2xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -3
  %2 = torch.constant.int -1
  %3 = torch.constant.int 1
  %4 = torch.aten.slice_scatter %arg0, %arg1, %0, %1, %2, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.421875e+00, -6.09375e-01], [-1.0585938e+00, -3.046875e-01], [-1.9609375e+00, 1.6835938e+00], [7.2109375e+00, 8.625e+00], [8.542969e+00, 7.4140625e+00], [3.125e-01, 2.5390625e-01]]> : tensor<6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @select_scatter() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[8.925781e+00, 6.4023438e+00, 5.0351562e+00, 6.0742188e+00]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.aten.select_scatter %arg0, %arg1, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [8.925781e+00, 6.4023438e+00, 5.0351562e+00, 6.0742188e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @select_scatter_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[8.925781e+00, 6.4023438e+00, 5.0351562e+00, 6.0742188e+00]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.aten.select_scatter %arg0, %arg1, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [8.925781e+00, 6.4023438e+00, 5.0351562e+00, 6.0742188e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @select_scatter_case2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[7.9296875e+00, 8.691406e+00, 5.3164062e+00]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int -1
  %2 = torch.aten.select_scatter %arg0, %arg1, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 7.9296875e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 8.691406e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 5.3164062e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @select_scatter_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[7.9296875e+00, 8.691406e+00, 5.3164062e+00]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int -1
  %2 = torch.aten.select_scatter %arg0, %arg1, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 7.9296875e+00], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 8.691406e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 5.3164062e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @topk() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -1
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.topk %arg0, %0, %1, %2, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,2],f32> -> tensor<3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 1.6015625e+00], [7.34375e-01, 7.2265625e-01], [1.4414062e+00, 1.2460938e+00]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3,2],si64> -> tensor<3x2xi64>
  check.expect_eq_const(%out1, dense<[[0, 2], [3, 0], [0, 2]]> : tensor<3x2xi64>) : tensor<3x2xi64>
  return
}

func.func @topk_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -1
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.topk %arg0, %0, %1, %2, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 1.6015625e+00], [7.34375e-01, 7.2265625e-01], [1.4414062e+00, 1.2460938e+00]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 2], [3, 0], [0, 2]]> : tensor<3x2xi64>) : tensor<?x?xi64>
  return
}

func.func @topk_case2() {
  %in0 = util.unfoldable_constant dense<[[-3, -5, 2, 5, 8], [0, 9, -8, -2, 5]]> : tensor<2x5xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xi64> -> !torch.vtensor<[2,5],si64>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.constant.bool false
  %3 = torch.constant.bool true
  %4, %5 = torch.aten.topk %arg0, %0, %1, %2, %3 : !torch.vtensor<[2,5],si64>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[-5, -3, 2], [-8, -2, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out1, dense<[[1, 0, 2], [2, 3, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @topk_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-3, -5, 2, 5, 8], [0, 9, -8, -2, 5]]> : tensor<2x5xi64>
  %in0c = tensor.cast %in0 : tensor<2x5xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.constant.bool false
  %3 = torch.constant.bool true
  %4, %5 = torch.aten.topk %arg0, %0, %1, %2, %3 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-5, -3, 2], [-8, -2, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[1, 0, 2], [2, 3, 0]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @topk_case3() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 0
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.topk %arg0, %0, %1, %2, %2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 3.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out1, dense<[[0, 0, 0, 1], [2, 2, 2, 0]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @topk_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 0
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.topk %arg0, %0, %1, %2, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 3.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 0, 0, 1], [2, 2, 2, 0]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @sort() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.sort %arg0, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.6328125e-01, 5.703125e-01, 1.6015625e+00, 1.78125e+00], [-1.7421875e+00, -1.3164062e+00, 7.2265625e-01, 7.34375e-01], [-1.3828125e+00, 3.828125e-01, 1.2460938e+00, 1.4414062e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],si64> -> tensor<3x4xi64>
  check.expect_eq_const(%out1, dense<[[3, 1, 2, 0], [1, 2, 0, 3], [3, 1, 2, 0]]> : tensor<3x4xi64>) : tensor<3x4xi64>
  return
}

func.func @sort_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.sort %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.6328125e-01, 5.703125e-01, 1.6015625e+00, 1.78125e+00], [-1.7421875e+00, -1.3164062e+00, 7.2265625e-01, 7.34375e-01], [-1.3828125e+00, 3.828125e-01, 1.2460938e+00, 1.4414062e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[3, 1, 2, 0], [1, 2, 0, 3], [3, 1, 2, 0]]> : tensor<3x4xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_case2() {
  %in0 = util.unfoldable_constant dense<[[-2, 1, 1, -2, 1, -1], [-2, -1, 1, 0, 0, 0]]> : tensor<2x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x6xi64> -> !torch.vtensor<[2,6],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.sort %arg0, %0, %1 : !torch.vtensor<[2,6],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2,6],si64>, !torch.vtensor<[2,6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,6],si64> -> tensor<2x6xi64>
  check.expect_eq_const(%out0, dense<[[-2, -1, 1, -2, 0, -1], [-2, 1, 1, 0, 1, 0]]> : tensor<2x6xi64>) : tensor<2x6xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,6],si64> -> tensor<2x6xi64>
  check.expect_eq_const(%out1, dense<[[0, 1, 0, 0, 1, 0], [1, 0, 1, 1, 0, 1]]> : tensor<2x6xi64>) : tensor<2x6xi64>
  return
}

func.func @sort_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-2, 1, 1, -2, 1, -1], [-2, -1, 1, 0, 0, 0]]> : tensor<2x6xi64>
  %in0c = tensor.cast %in0 : tensor<2x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.sort %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-2, -1, 1, -2, 0, -1], [-2, 1, 1, 0, 1, 0]]> : tensor<2x6xi64>) : tensor<?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 1, 0, 0, 1, 0], [1, 0, 1, 1, 0, 1]]> : tensor<2x6xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_case3() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.sort %arg0, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 1.6015625e+00, 5.703125e-01, 3.6328125e-01], [7.34375e-01, 7.2265625e-01, -1.3164062e+00, -1.7421875e+00], [1.4414062e+00, 1.2460938e+00, 3.828125e-01, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],si64> -> tensor<3x4xi64>
  check.expect_eq_const(%out1, dense<[[0, 2, 1, 3], [3, 0, 2, 1], [0, 2, 1, 3]]> : tensor<3x4xi64>) : tensor<3x4xi64>
  return
}

func.func @sort_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.sort %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 1.6015625e+00, 5.703125e-01, 3.6328125e-01], [7.34375e-01, 7.2265625e-01, -1.3164062e+00, -1.7421875e+00], [1.4414062e+00, 1.2460938e+00, 3.828125e-01, -1.3828125e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 2, 1, 3], [3, 0, 2, 1], [0, 2, 1, 3]]> : tensor<3x4xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable() {
  %in0 = util.unfoldable_constant dense<[[-2, 1, 1, -2, 1, -1], [-2, -1, 1, 0, 0, 0]]> : tensor<2x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x6xi64> -> !torch.vtensor<[2,6],si64>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[2,6],si64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,6],si64>, !torch.vtensor<[2,6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,6],si64> -> tensor<2x6xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 1, -1, -2, -2], [1, 0, 0, 0, -1, -2]]> : tensor<2x6xi64>) : tensor<2x6xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,6],si64> -> tensor<2x6xi64>
  check.expect_eq_const(%out1, dense<[[1, 2, 4, 5, 0, 3], [2, 3, 4, 5, 1, 0]]> : tensor<2x6xi64>) : tensor<2x6xi64>
  return
}

func.func @sort_stable_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-2, 1, 1, -2, 1, -1], [-2, -1, 1, 0, 0, 0]]> : tensor<2x6xi64>
  %in0c = tensor.cast %in0 : tensor<2x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[?,?],si64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 1, -1, -2, -2], [1, 0, 0, 0, -1, -2]]> : tensor<2x6xi64>) : tensor<?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[1, 2, 4, 5, 0, 3], [2, 3, 4, 5, 1, 0]]> : tensor<2x6xi64>) : tensor<?x?xi64>
  return
}

func.func @argsort() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.argsort %arg0, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],si64> -> tensor<3x4xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 1, 2], [2, 2, 2, 0], [0, 0, 0, 1]]> : tensor<3x4xi64>) : tensor<3x4xi64>
  return
}

func.func @argsort_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.argsort %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 1, 2], [2, 2, 2, 0], [0, 0, 0, 1]]> : tensor<3x4xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable_case2() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf32> -> !torch.vtensor<[4,22],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.sort.stable %arg0, %0, %1, %2 : !torch.vtensor<[4,22],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[4,22],f32>, !torch.vtensor<[4,22],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,22],f32> -> tensor<4x22xf32>
  check.expect_almost_eq_const(%out0, dense<[[0xFF800000, -1.6640625e+00, -1.6054688e+00, -1.3085938e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.0273438e+00, -1.0e+00, -9.140625e-01, -4.296875e-02, -0.0e+00, 0.0e+00, 1.796875e+00, 1.9375e+00, 1.96875e+00, 2.0e+00, 2.0e+00, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, -1.6640625e+00, -1.6054688e+00, -1.3085938e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.0273438e+00, -1.0e+00, -9.140625e-01, -4.296875e-02, 0.0e+00, -0.0e+00, 1.796875e+00, 1.9375e+00, 1.96875e+00, 2.0e+00, 2.0e+00, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [-1.9570312e+00, -1.796875e+00, -1.640625e+00, -1.5664062e+00, -1.5390625e+00, -1.2226562e+00, -1.2226562e+00, -1.1015625e+00, -1.0585938e+00, -1.03125e+00, -9.0625e-01, -6.875e-01, -4.2578125e-01, -1.4453125e-01, -7.8125e-02, 2.0703125e-01, 5.1953125e-01, 7.578125e-01, 1.1640625e+00, 1.5742188e+00, 1.6210938e+00, 1.6914062e+00]]> : tensor<4x22xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x22xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,22],si64> -> tensor<4x22xi64>
  check.expect_eq_const(%out1, dense<[[4, 21, 15, 20, 18, 17, 16, 13, 8, 10, 11, 2, 5, 14, 12, 19, 1, 7, 6, 0, 3, 9], [17, 0, 6, 1, 3, 4, 5, 8, 13, 11, 10, 16, 19, 7, 9, 2, 14, 20, 15, 12, 18, 21], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [1, 19, 13, 18, 11, 9, 15, 6, 10, 7, 14, 20, 21, 2, 8, 0, 17, 12, 4, 5, 3, 16]]> : tensor<4x22xi64>) : tensor<4x22xi64>
  return
}

func.func @sort_stable_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %in0c = tensor.cast %in0 : tensor<4x22xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.sort.stable %arg0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0xFF800000, -1.6640625e+00, -1.6054688e+00, -1.3085938e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.0273438e+00, -1.0e+00, -9.140625e-01, -4.296875e-02, -0.0e+00, 0.0e+00, 1.796875e+00, 1.9375e+00, 1.96875e+00, 2.0e+00, 2.0e+00, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, -1.6640625e+00, -1.6054688e+00, -1.3085938e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.0273438e+00, -1.0e+00, -9.140625e-01, -4.296875e-02, 0.0e+00, -0.0e+00, 1.796875e+00, 1.9375e+00, 1.96875e+00, 2.0e+00, 2.0e+00, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [-1.9570312e+00, -1.796875e+00, -1.640625e+00, -1.5664062e+00, -1.5390625e+00, -1.2226562e+00, -1.2226562e+00, -1.1015625e+00, -1.0585938e+00, -1.03125e+00, -9.0625e-01, -6.875e-01, -4.2578125e-01, -1.4453125e-01, -7.8125e-02, 2.0703125e-01, 5.1953125e-01, 7.578125e-01, 1.1640625e+00, 1.5742188e+00, 1.6210938e+00, 1.6914062e+00]]> : tensor<4x22xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[4, 21, 15, 20, 18, 17, 16, 13, 8, 10, 11, 2, 5, 14, 12, 19, 1, 7, 6, 0, 3, 9], [17, 0, 6, 1, 3, 4, 5, 8, 13, 11, 10, 16, 19, 7, 9, 2, 14, 20, 15, 12, 18, 21], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [1, 19, 13, 18, 11, 9, 15, 6, 10, 7, 14, 20, 21, 2, 8, 0, 17, 12, 4, 5, 3, 16]]> : tensor<4x22xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable_case3() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf32> -> !torch.vtensor<[4,22],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[4,22],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[4,22],f32>, !torch.vtensor<[4,22],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4,22],f32> -> tensor<4x22xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 2.0e+00, 2.0e+00, 1.96875e+00, 1.9375e+00, 1.796875e+00, -0.0e+00, 0.0e+00, -4.296875e-02, -9.140625e-01, -1.0e+00, -1.0273438e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, -1.3085938e+00, -1.6054688e+00, -1.6640625e+00, 0xFF800000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 2.0e+00, 2.0e+00, 1.96875e+00, 1.9375e+00, 1.796875e+00, 0.0e+00, -0.0e+00, -4.296875e-02, -9.140625e-01, -1.0e+00, -1.0273438e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, -1.3085938e+00, -1.6054688e+00, -1.6640625e+00, 0xFF800000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [1.6914062e+00, 1.6210938e+00, 1.5742188e+00, 1.1640625e+00, 7.578125e-01, 5.1953125e-01, 2.0703125e-01, -7.8125e-02, -1.4453125e-01, -4.2578125e-01, -6.875e-01, -9.0625e-01, -1.03125e+00, -1.0585938e+00, -1.1015625e+00, -1.2226562e+00, -1.2226562e+00, -1.5390625e+00, -1.5664062e+00, -1.640625e+00, -1.796875e+00, -1.9570312e+00]]> : tensor<4x22xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x22xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,22],si64> -> tensor<4x22xi64>
  check.expect_eq_const(%out1, dense<[[0, 3, 9, 6, 1, 7, 19, 12, 14, 2, 5, 11, 10, 8, 13, 16, 17, 18, 20, 15, 21, 4], [12, 18, 21, 15, 14, 20, 2, 9, 7, 16, 19, 10, 11, 13, 8, 5, 4, 3, 1, 6, 0, 17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [16, 3, 5, 4, 12, 17, 0, 8, 2, 21, 20, 14, 7, 10, 6, 9, 15, 11, 18, 13, 19, 1]]> : tensor<4x22xi64>) : tensor<4x22xi64>
  return
}

func.func @sort_stable_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %in0c = tensor.cast %in0 : tensor<4x22xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[?,?],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 2.0e+00, 2.0e+00, 1.96875e+00, 1.9375e+00, 1.796875e+00, -0.0e+00, 0.0e+00, -4.296875e-02, -9.140625e-01, -1.0e+00, -1.0273438e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, -1.3085938e+00, -1.6054688e+00, -1.6640625e+00, 0xFF800000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 2.0e+00, 2.0e+00, 1.96875e+00, 1.9375e+00, 1.796875e+00, 0.0e+00, -0.0e+00, -4.296875e-02, -9.140625e-01, -1.0e+00, -1.0273438e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, -1.3085938e+00, -1.6054688e+00, -1.6640625e+00, 0xFF800000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [1.6914062e+00, 1.6210938e+00, 1.5742188e+00, 1.1640625e+00, 7.578125e-01, 5.1953125e-01, 2.0703125e-01, -7.8125e-02, -1.4453125e-01, -4.2578125e-01, -6.875e-01, -9.0625e-01, -1.03125e+00, -1.0585938e+00, -1.1015625e+00, -1.2226562e+00, -1.2226562e+00, -1.5390625e+00, -1.5664062e+00, -1.640625e+00, -1.796875e+00, -1.9570312e+00]]> : tensor<4x22xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 3, 9, 6, 1, 7, 19, 12, 14, 2, 5, 11, 10, 8, 13, 16, 17, 18, 20, 15, 21, 4], [12, 18, 21, 15, 14, 20, 2, 9, 7, 16, 19, 10, 11, 13, 8, 5, 4, 3, 1, 6, 0, 17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [16, 3, 5, 4, 12, 17, 0, 8, 2, 21, 20, 14, 7, 10, 6, 9, 15, 11, 18, 13, 19, 1]]> : tensor<4x22xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable_case4() {
  %in0 = util.unfoldable_constant dense<[[0x7E00, 2.0e+00, -0.0e+00, 0x7E00, 0xFC00, 0.0e+00, 0x7C00, 2.0e+00, -1.0e+00, 0x7E00, -9.14e-01, -4.297e-02, 1.9375e+00, -1.027e+00, 1.797e+00, -1.605e+00, -1.094e+00, -1.117e+00, -1.301e+00, 1.969e+00, -1.309e+00, -1.664e+00], [-1.664e+00, -1.309e+00, 1.969e+00, -1.301e+00, -1.117e+00, -1.094e+00, -1.605e+00, 1.797e+00, -1.027e+00, 1.9375e+00, -4.297e-02, -9.14e-01, 0x7E00, -1.0e+00, 2.0e+00, 0x7C00, 0.0e+00, 0xFC00, 0x7E00, -0.0e+00, 2.0e+00, 0x7E00], [0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00], [2.07e-01, -1.957e+00, -1.445e-01, 1.621e+00, 1.164e+00, 1.574e+00, -1.102e+00, -1.031e+00, -7.81e-02, -1.223e+00, -1.059e+00, -1.539e+00, 7.58e-01, -1.641e+00, -9.062e-01, -1.223e+00, 1.691e+00, 5.195e-01, -1.566e+00, -1.797e+00, -6.875e-01, -4.258e-01]]> : tensor<4x22xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf16> -> !torch.vtensor<[4,22],f16>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.sort.stable %arg0, %0, %1, %2 : !torch.vtensor<[4,22],f16>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[4,22],f16>, !torch.vtensor<[4,22],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,22],f16> -> tensor<4x22xf16>
  check.expect_almost_eq_const(%out0, dense<[[0xFC00, -1.664e+00, -1.605e+00, -1.309e+00, -1.301e+00, -1.117e+00, -1.094e+00, -1.027e+00, -1.0e+00, -9.14e-01, -4.297e-02, -0.0e+00, 0.0e+00, 1.797e+00, 1.9375e+00, 1.969e+00, 2.0e+00, 2.0e+00, 0x7C00, 0x7E00, 0x7E00, 0x7E00], [0xFC00, -1.664e+00, -1.605e+00, -1.309e+00, -1.301e+00, -1.117e+00, -1.094e+00, -1.027e+00, -1.0e+00, -9.14e-01, -4.297e-02, 0.0e+00, -0.0e+00, 1.797e+00, 1.9375e+00, 1.969e+00, 2.0e+00, 2.0e+00, 0x7C00, 0x7E00, 0x7E00, 0x7E00], [0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00], [-1.957e+00, -1.797e+00, -1.641e+00, -1.566e+00, -1.539e+00, -1.223e+00, -1.223e+00, -1.102e+00, -1.059e+00, -1.031e+00, -9.062e-01, -6.875e-01, -4.258e-01, -1.445e-01, -7.81e-02, 2.07e-01, 5.195e-01, 7.58e-01, 1.164e+00, 1.574e+00, 1.621e+00, 1.691e+00]]> : tensor<4x22xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<4x22xf16>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,22],si64> -> tensor<4x22xi64>
  check.expect_eq_const(%out1, dense<[[4, 21, 15, 20, 18, 17, 16, 13, 8, 10, 11, 2, 5, 14, 12, 19, 1, 7, 6, 0, 3, 9], [17, 0, 6, 1, 3, 4, 5, 8, 13, 11, 10, 16, 19, 7, 9, 2, 14, 20, 15, 12, 18, 21], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [1, 19, 13, 18, 11, 9, 15, 6, 10, 7, 14, 20, 21, 2, 8, 0, 17, 12, 4, 5, 3, 16]]> : tensor<4x22xi64>) : tensor<4x22xi64>
  return
}

func.func @sort_stable_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7E00, 2.0e+00, -0.0e+00, 0x7E00, 0xFC00, 0.0e+00, 0x7C00, 2.0e+00, -1.0e+00, 0x7E00, -9.14e-01, -4.297e-02, 1.9375e+00, -1.027e+00, 1.797e+00, -1.605e+00, -1.094e+00, -1.117e+00, -1.301e+00, 1.969e+00, -1.309e+00, -1.664e+00], [-1.664e+00, -1.309e+00, 1.969e+00, -1.301e+00, -1.117e+00, -1.094e+00, -1.605e+00, 1.797e+00, -1.027e+00, 1.9375e+00, -4.297e-02, -9.14e-01, 0x7E00, -1.0e+00, 2.0e+00, 0x7C00, 0.0e+00, 0xFC00, 0x7E00, -0.0e+00, 2.0e+00, 0x7E00], [0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00], [2.07e-01, -1.957e+00, -1.445e-01, 1.621e+00, 1.164e+00, 1.574e+00, -1.102e+00, -1.031e+00, -7.81e-02, -1.223e+00, -1.059e+00, -1.539e+00, 7.58e-01, -1.641e+00, -9.062e-01, -1.223e+00, 1.691e+00, 5.195e-01, -1.566e+00, -1.797e+00, -6.875e-01, -4.258e-01]]> : tensor<4x22xf16>
  %in0c = tensor.cast %in0 : tensor<4x22xf16> to tensor<?x?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf16> -> !torch.vtensor<[?,?],f16>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.sort.stable %arg0, %0, %1, %2 : !torch.vtensor<[?,?],f16>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f16>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f16> -> tensor<?x?xf16>
  check.expect_almost_eq_const(%out0, dense<[[0xFC00, -1.664e+00, -1.605e+00, -1.309e+00, -1.301e+00, -1.117e+00, -1.094e+00, -1.027e+00, -1.0e+00, -9.14e-01, -4.297e-02, -0.0e+00, 0.0e+00, 1.797e+00, 1.9375e+00, 1.969e+00, 2.0e+00, 2.0e+00, 0x7C00, 0x7E00, 0x7E00, 0x7E00], [0xFC00, -1.664e+00, -1.605e+00, -1.309e+00, -1.301e+00, -1.117e+00, -1.094e+00, -1.027e+00, -1.0e+00, -9.14e-01, -4.297e-02, 0.0e+00, -0.0e+00, 1.797e+00, 1.9375e+00, 1.969e+00, 2.0e+00, 2.0e+00, 0x7C00, 0x7E00, 0x7E00, 0x7E00], [0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00], [-1.957e+00, -1.797e+00, -1.641e+00, -1.566e+00, -1.539e+00, -1.223e+00, -1.223e+00, -1.102e+00, -1.059e+00, -1.031e+00, -9.062e-01, -6.875e-01, -4.258e-01, -1.445e-01, -7.81e-02, 2.07e-01, 5.195e-01, 7.58e-01, 1.164e+00, 1.574e+00, 1.621e+00, 1.691e+00]]> : tensor<4x22xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?x?xf16>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[4, 21, 15, 20, 18, 17, 16, 13, 8, 10, 11, 2, 5, 14, 12, 19, 1, 7, 6, 0, 3, 9], [17, 0, 6, 1, 3, 4, 5, 8, 13, 11, 10, 16, 19, 7, 9, 2, 14, 20, 15, 12, 18, 21], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [1, 19, 13, 18, 11, 9, 15, 6, 10, 7, 14, 20, 21, 2, 8, 0, 17, 12, 4, 5, 3, 16]]> : tensor<4x22xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable_case5() {
  %in0 = util.unfoldable_constant dense<[[0x7E00, 2.0e+00, -0.0e+00, 0x7E00, 0xFC00, 0.0e+00, 0x7C00, 2.0e+00, -1.0e+00, 0x7E00, -9.14e-01, -4.297e-02, 1.9375e+00, -1.027e+00, 1.797e+00, -1.605e+00, -1.094e+00, -1.117e+00, -1.301e+00, 1.969e+00, -1.309e+00, -1.664e+00], [-1.664e+00, -1.309e+00, 1.969e+00, -1.301e+00, -1.117e+00, -1.094e+00, -1.605e+00, 1.797e+00, -1.027e+00, 1.9375e+00, -4.297e-02, -9.14e-01, 0x7E00, -1.0e+00, 2.0e+00, 0x7C00, 0.0e+00, 0xFC00, 0x7E00, -0.0e+00, 2.0e+00, 0x7E00], [0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00], [2.07e-01, -1.957e+00, -1.445e-01, 1.621e+00, 1.164e+00, 1.574e+00, -1.102e+00, -1.031e+00, -7.81e-02, -1.223e+00, -1.059e+00, -1.539e+00, 7.58e-01, -1.641e+00, -9.062e-01, -1.223e+00, 1.691e+00, 5.195e-01, -1.566e+00, -1.797e+00, -6.875e-01, -4.258e-01]]> : tensor<4x22xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf16> -> !torch.vtensor<[4,22],f16>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[4,22],f16>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[4,22],f16>, !torch.vtensor<[4,22],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4,22],f16> -> tensor<4x22xf16>
  check.expect_almost_eq_const(%out0, dense<[[0x7E00, 0x7E00, 0x7E00, 0x7C00, 2.0e+00, 2.0e+00, 1.969e+00, 1.9375e+00, 1.797e+00, -0.0e+00, 0.0e+00, -4.297e-02, -9.14e-01, -1.0e+00, -1.027e+00, -1.094e+00, -1.117e+00, -1.301e+00, -1.309e+00, -1.605e+00, -1.664e+00, 0xFC00], [0x7E00, 0x7E00, 0x7E00, 0x7C00, 2.0e+00, 2.0e+00, 1.969e+00, 1.9375e+00, 1.797e+00, 0.0e+00, -0.0e+00, -4.297e-02, -9.14e-01, -1.0e+00, -1.027e+00, -1.094e+00, -1.117e+00, -1.301e+00, -1.309e+00, -1.605e+00, -1.664e+00, 0xFC00], [0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00], [1.691e+00, 1.621e+00, 1.574e+00, 1.164e+00, 7.58e-01, 5.195e-01, 2.07e-01, -7.81e-02, -1.445e-01, -4.258e-01, -6.875e-01, -9.062e-01, -1.031e+00, -1.059e+00, -1.102e+00, -1.223e+00, -1.223e+00, -1.539e+00, -1.566e+00, -1.641e+00, -1.797e+00, -1.957e+00]]> : tensor<4x22xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<4x22xf16>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,22],si64> -> tensor<4x22xi64>
  check.expect_eq_const(%out1, dense<[[0, 3, 9, 6, 1, 7, 19, 12, 14, 2, 5, 11, 10, 8, 13, 16, 17, 18, 20, 15, 21, 4], [12, 18, 21, 15, 14, 20, 2, 9, 7, 16, 19, 10, 11, 13, 8, 5, 4, 3, 1, 6, 0, 17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [16, 3, 5, 4, 12, 17, 0, 8, 2, 21, 20, 14, 7, 10, 6, 9, 15, 11, 18, 13, 19, 1]]> : tensor<4x22xi64>) : tensor<4x22xi64>
  return
}

func.func @sort_stable_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7E00, 2.0e+00, -0.0e+00, 0x7E00, 0xFC00, 0.0e+00, 0x7C00, 2.0e+00, -1.0e+00, 0x7E00, -9.14e-01, -4.297e-02, 1.9375e+00, -1.027e+00, 1.797e+00, -1.605e+00, -1.094e+00, -1.117e+00, -1.301e+00, 1.969e+00, -1.309e+00, -1.664e+00], [-1.664e+00, -1.309e+00, 1.969e+00, -1.301e+00, -1.117e+00, -1.094e+00, -1.605e+00, 1.797e+00, -1.027e+00, 1.9375e+00, -4.297e-02, -9.14e-01, 0x7E00, -1.0e+00, 2.0e+00, 0x7C00, 0.0e+00, 0xFC00, 0x7E00, -0.0e+00, 2.0e+00, 0x7E00], [0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00], [2.07e-01, -1.957e+00, -1.445e-01, 1.621e+00, 1.164e+00, 1.574e+00, -1.102e+00, -1.031e+00, -7.81e-02, -1.223e+00, -1.059e+00, -1.539e+00, 7.58e-01, -1.641e+00, -9.062e-01, -1.223e+00, 1.691e+00, 5.195e-01, -1.566e+00, -1.797e+00, -6.875e-01, -4.258e-01]]> : tensor<4x22xf16>
  %in0c = tensor.cast %in0 : tensor<4x22xf16> to tensor<?x?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf16> -> !torch.vtensor<[?,?],f16>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[?,?],f16>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f16>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f16> -> tensor<?x?xf16>
  check.expect_almost_eq_const(%out0, dense<[[0x7E00, 0x7E00, 0x7E00, 0x7C00, 2.0e+00, 2.0e+00, 1.969e+00, 1.9375e+00, 1.797e+00, -0.0e+00, 0.0e+00, -4.297e-02, -9.14e-01, -1.0e+00, -1.027e+00, -1.094e+00, -1.117e+00, -1.301e+00, -1.309e+00, -1.605e+00, -1.664e+00, 0xFC00], [0x7E00, 0x7E00, 0x7E00, 0x7C00, 2.0e+00, 2.0e+00, 1.969e+00, 1.9375e+00, 1.797e+00, 0.0e+00, -0.0e+00, -4.297e-02, -9.14e-01, -1.0e+00, -1.027e+00, -1.094e+00, -1.117e+00, -1.301e+00, -1.309e+00, -1.605e+00, -1.664e+00, 0xFC00], [0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00, 0x7E00], [1.691e+00, 1.621e+00, 1.574e+00, 1.164e+00, 7.58e-01, 5.195e-01, 2.07e-01, -7.81e-02, -1.445e-01, -4.258e-01, -6.875e-01, -9.062e-01, -1.031e+00, -1.059e+00, -1.102e+00, -1.223e+00, -1.223e+00, -1.539e+00, -1.566e+00, -1.641e+00, -1.797e+00, -1.957e+00]]> : tensor<4x22xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?x?xf16>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 3, 9, 6, 1, 7, 19, 12, 14, 2, 5, 11, 10, 8, 13, 16, 17, 18, 20, 15, 21, 4], [12, 18, 21, 15, 14, 20, 2, 9, 7, 16, 19, 10, 11, 13, 8, 5, 4, 3, 1, 6, 0, 17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [16, 3, 5, 4, 12, 17, 0, 8, 2, 21, 20, 14, 7, 10, 6, 9, 15, 11, 18, 13, 19, 1]]> : tensor<4x22xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable_case6() {
  %in0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 2.0e+00, -0.0e+00, 0x7FF8000000000000, 0xFFF0000000000000, 0.0e+00, 0x7FF0000000000000, 2.0e+00, -1.0e+00, 0x7FF8000000000000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.02734375e+00, 1.796875e+00, -1.60546875e+00, -1.09375e+00, -1.1171875e+00, -1.30078125e+00, 1.96875e+00, -1.30859375e+00, -1.6640625e+00], [-1.6640625e+00, -1.30859375e+00, 1.96875e+00, -1.30078125e+00, -1.1171875e+00, -1.09375e+00, -1.60546875e+00, 1.796875e+00, -1.02734375e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FF8000000000000, -1.0e+00, 2.0e+00, 0x7FF0000000000000, 0.0e+00, 0xFFF0000000000000, 0x7FF8000000000000, -0.0e+00, 2.0e+00, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [2.0703125e-01, -1.95703125e+00, -1.4453125e-01, 1.62109375e+00, 1.1640625e+00, 1.57421875e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.22265625e+00, -1.05859375e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.22265625e+00, 1.69140625e+00, 5.1953125e-01, -1.56640625e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf64> -> !torch.vtensor<[4,22],f64>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.sort.stable %arg0, %0, %1, %2 : !torch.vtensor<[4,22],f64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[4,22],f64>, !torch.vtensor<[4,22],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,22],f64> -> tensor<4x22xf64>
  check.expect_almost_eq_const(%out0, dense<[[0xFFF0000000000000, -1.6640625e+00, -1.60546875e+00, -1.30859375e+00, -1.30078125e+00, -1.1171875e+00, -1.09375e+00, -1.02734375e+00, -1.0e+00, -9.140625e-01, -4.296875e-02, -0.0e+00, 0.0e+00, 1.796875e+00, 1.9375e+00, 1.96875e+00, 2.0e+00, 2.0e+00, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0xFFF0000000000000, -1.6640625e+00, -1.60546875e+00, -1.30859375e+00, -1.30078125e+00, -1.1171875e+00, -1.09375e+00, -1.02734375e+00, -1.0e+00, -9.140625e-01, -4.296875e-02, 0.0e+00, -0.0e+00, 1.796875e+00, 1.9375e+00, 1.96875e+00, 2.0e+00, 2.0e+00, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [-1.95703125e+00, -1.796875e+00, -1.640625e+00, -1.56640625e+00, -1.5390625e+00, -1.22265625e+00, -1.22265625e+00, -1.1015625e+00, -1.05859375e+00, -1.03125e+00, -9.0625e-01, -6.875e-01, -4.2578125e-01, -1.4453125e-01, -7.8125e-02, 2.0703125e-01, 5.1953125e-01, 7.578125e-01, 1.1640625e+00, 1.57421875e+00, 1.62109375e+00, 1.69140625e+00]]> : tensor<4x22xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4x22xf64>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,22],si64> -> tensor<4x22xi64>
  check.expect_eq_const(%out1, dense<[[4, 21, 15, 20, 18, 17, 16, 13, 8, 10, 11, 2, 5, 14, 12, 19, 1, 7, 6, 0, 3, 9], [17, 0, 6, 1, 3, 4, 5, 8, 13, 11, 10, 16, 19, 7, 9, 2, 14, 20, 15, 12, 18, 21], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [1, 19, 13, 18, 11, 9, 15, 6, 10, 7, 14, 20, 21, 2, 8, 0, 17, 12, 4, 5, 3, 16]]> : tensor<4x22xi64>) : tensor<4x22xi64>
  return
}

func.func @sort_stable_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 2.0e+00, -0.0e+00, 0x7FF8000000000000, 0xFFF0000000000000, 0.0e+00, 0x7FF0000000000000, 2.0e+00, -1.0e+00, 0x7FF8000000000000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.02734375e+00, 1.796875e+00, -1.60546875e+00, -1.09375e+00, -1.1171875e+00, -1.30078125e+00, 1.96875e+00, -1.30859375e+00, -1.6640625e+00], [-1.6640625e+00, -1.30859375e+00, 1.96875e+00, -1.30078125e+00, -1.1171875e+00, -1.09375e+00, -1.60546875e+00, 1.796875e+00, -1.02734375e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FF8000000000000, -1.0e+00, 2.0e+00, 0x7FF0000000000000, 0.0e+00, 0xFFF0000000000000, 0x7FF8000000000000, -0.0e+00, 2.0e+00, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [2.0703125e-01, -1.95703125e+00, -1.4453125e-01, 1.62109375e+00, 1.1640625e+00, 1.57421875e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.22265625e+00, -1.05859375e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.22265625e+00, 1.69140625e+00, 5.1953125e-01, -1.56640625e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf64>
  %in0c = tensor.cast %in0 : tensor<4x22xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.sort.stable %arg0, %0, %1, %2 : !torch.vtensor<[?,?],f64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f64>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0xFFF0000000000000, -1.6640625e+00, -1.60546875e+00, -1.30859375e+00, -1.30078125e+00, -1.1171875e+00, -1.09375e+00, -1.02734375e+00, -1.0e+00, -9.140625e-01, -4.296875e-02, -0.0e+00, 0.0e+00, 1.796875e+00, 1.9375e+00, 1.96875e+00, 2.0e+00, 2.0e+00, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0xFFF0000000000000, -1.6640625e+00, -1.60546875e+00, -1.30859375e+00, -1.30078125e+00, -1.1171875e+00, -1.09375e+00, -1.02734375e+00, -1.0e+00, -9.140625e-01, -4.296875e-02, 0.0e+00, -0.0e+00, 1.796875e+00, 1.9375e+00, 1.96875e+00, 2.0e+00, 2.0e+00, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [-1.95703125e+00, -1.796875e+00, -1.640625e+00, -1.56640625e+00, -1.5390625e+00, -1.22265625e+00, -1.22265625e+00, -1.1015625e+00, -1.05859375e+00, -1.03125e+00, -9.0625e-01, -6.875e-01, -4.2578125e-01, -1.4453125e-01, -7.8125e-02, 2.0703125e-01, 5.1953125e-01, 7.578125e-01, 1.1640625e+00, 1.57421875e+00, 1.62109375e+00, 1.69140625e+00]]> : tensor<4x22xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[4, 21, 15, 20, 18, 17, 16, 13, 8, 10, 11, 2, 5, 14, 12, 19, 1, 7, 6, 0, 3, 9], [17, 0, 6, 1, 3, 4, 5, 8, 13, 11, 10, 16, 19, 7, 9, 2, 14, 20, 15, 12, 18, 21], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [1, 19, 13, 18, 11, 9, 15, 6, 10, 7, 14, 20, 21, 2, 8, 0, 17, 12, 4, 5, 3, 16]]> : tensor<4x22xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable_case7() {
  %in0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 2.0e+00, -0.0e+00, 0x7FF8000000000000, 0xFFF0000000000000, 0.0e+00, 0x7FF0000000000000, 2.0e+00, -1.0e+00, 0x7FF8000000000000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.02734375e+00, 1.796875e+00, -1.60546875e+00, -1.09375e+00, -1.1171875e+00, -1.30078125e+00, 1.96875e+00, -1.30859375e+00, -1.6640625e+00], [-1.6640625e+00, -1.30859375e+00, 1.96875e+00, -1.30078125e+00, -1.1171875e+00, -1.09375e+00, -1.60546875e+00, 1.796875e+00, -1.02734375e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FF8000000000000, -1.0e+00, 2.0e+00, 0x7FF0000000000000, 0.0e+00, 0xFFF0000000000000, 0x7FF8000000000000, -0.0e+00, 2.0e+00, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [2.0703125e-01, -1.95703125e+00, -1.4453125e-01, 1.62109375e+00, 1.1640625e+00, 1.57421875e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.22265625e+00, -1.05859375e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.22265625e+00, 1.69140625e+00, 5.1953125e-01, -1.56640625e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf64> -> !torch.vtensor<[4,22],f64>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[4,22],f64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[4,22],f64>, !torch.vtensor<[4,22],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4,22],f64> -> tensor<4x22xf64>
  check.expect_almost_eq_const(%out0, dense<[[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 2.0e+00, 2.0e+00, 1.96875e+00, 1.9375e+00, 1.796875e+00, -0.0e+00, 0.0e+00, -4.296875e-02, -9.140625e-01, -1.0e+00, -1.02734375e+00, -1.09375e+00, -1.1171875e+00, -1.30078125e+00, -1.30859375e+00, -1.60546875e+00, -1.6640625e+00, 0xFFF0000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 2.0e+00, 2.0e+00, 1.96875e+00, 1.9375e+00, 1.796875e+00, 0.0e+00, -0.0e+00, -4.296875e-02, -9.140625e-01, -1.0e+00, -1.02734375e+00, -1.09375e+00, -1.1171875e+00, -1.30078125e+00, -1.30859375e+00, -1.60546875e+00, -1.6640625e+00, 0xFFF0000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [1.69140625e+00, 1.62109375e+00, 1.57421875e+00, 1.1640625e+00, 7.578125e-01, 5.1953125e-01, 2.0703125e-01, -7.8125e-02, -1.4453125e-01, -4.2578125e-01, -6.875e-01, -9.0625e-01, -1.03125e+00, -1.05859375e+00, -1.1015625e+00, -1.22265625e+00, -1.22265625e+00, -1.5390625e+00, -1.56640625e+00, -1.640625e+00, -1.796875e+00, -1.95703125e+00]]> : tensor<4x22xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4x22xf64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,22],si64> -> tensor<4x22xi64>
  check.expect_eq_const(%out1, dense<[[0, 3, 9, 6, 1, 7, 19, 12, 14, 2, 5, 11, 10, 8, 13, 16, 17, 18, 20, 15, 21, 4], [12, 18, 21, 15, 14, 20, 2, 9, 7, 16, 19, 10, 11, 13, 8, 5, 4, 3, 1, 6, 0, 17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [16, 3, 5, 4, 12, 17, 0, 8, 2, 21, 20, 14, 7, 10, 6, 9, 15, 11, 18, 13, 19, 1]]> : tensor<4x22xi64>) : tensor<4x22xi64>
  return
}

func.func @sort_stable_case7_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FF8000000000000, 2.0e+00, -0.0e+00, 0x7FF8000000000000, 0xFFF0000000000000, 0.0e+00, 0x7FF0000000000000, 2.0e+00, -1.0e+00, 0x7FF8000000000000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.02734375e+00, 1.796875e+00, -1.60546875e+00, -1.09375e+00, -1.1171875e+00, -1.30078125e+00, 1.96875e+00, -1.30859375e+00, -1.6640625e+00], [-1.6640625e+00, -1.30859375e+00, 1.96875e+00, -1.30078125e+00, -1.1171875e+00, -1.09375e+00, -1.60546875e+00, 1.796875e+00, -1.02734375e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FF8000000000000, -1.0e+00, 2.0e+00, 0x7FF0000000000000, 0.0e+00, 0xFFF0000000000000, 0x7FF8000000000000, -0.0e+00, 2.0e+00, 0x7FF8000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [2.0703125e-01, -1.95703125e+00, -1.4453125e-01, 1.62109375e+00, 1.1640625e+00, 1.57421875e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.22265625e+00, -1.05859375e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.22265625e+00, 1.69140625e+00, 5.1953125e-01, -1.56640625e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf64>
  %in0c = tensor.cast %in0 : tensor<4x22xf64> to tensor<?x?xf64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf64> -> !torch.vtensor<[?,?],f64>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[?,?],f64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f64>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f64> -> tensor<?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 2.0e+00, 2.0e+00, 1.96875e+00, 1.9375e+00, 1.796875e+00, -0.0e+00, 0.0e+00, -4.296875e-02, -9.140625e-01, -1.0e+00, -1.02734375e+00, -1.09375e+00, -1.1171875e+00, -1.30078125e+00, -1.30859375e+00, -1.60546875e+00, -1.6640625e+00, 0xFFF0000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 2.0e+00, 2.0e+00, 1.96875e+00, 1.9375e+00, 1.796875e+00, 0.0e+00, -0.0e+00, -4.296875e-02, -9.140625e-01, -1.0e+00, -1.02734375e+00, -1.09375e+00, -1.1171875e+00, -1.30078125e+00, -1.30859375e+00, -1.60546875e+00, -1.6640625e+00, 0xFFF0000000000000], [0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000], [1.69140625e+00, 1.62109375e+00, 1.57421875e+00, 1.1640625e+00, 7.578125e-01, 5.1953125e-01, 2.0703125e-01, -7.8125e-02, -1.4453125e-01, -4.2578125e-01, -6.875e-01, -9.0625e-01, -1.03125e+00, -1.05859375e+00, -1.1015625e+00, -1.22265625e+00, -1.22265625e+00, -1.5390625e+00, -1.56640625e+00, -1.640625e+00, -1.796875e+00, -1.95703125e+00]]> : tensor<4x22xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?xf64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 3, 9, 6, 1, 7, 19, 12, 14, 2, 5, 11, 10, 8, 13, 16, 17, 18, 20, 15, 21, 4], [12, 18, 21, 15, 14, 20, 2, 9, 7, 16, 19, 10, 11, 13, 8, 5, 4, 3, 1, 6, 0, 17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [16, 3, 5, 4, 12, 17, 0, 8, 2, 21, 20, 14, 7, 10, 6, 9, 15, 11, 18, 13, 19, 1]]> : tensor<4x22xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable_case8() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, -1.6640625e+00, 0x7FC00000, 2.0703125e-01], [2.0e+00, -1.3085938e+00, 0x7FC00000, -1.9570312e+00], [-0.0e+00, 1.96875e+00, 0x7FC00000, -1.4453125e-01], [0x7FC00000, -1.3007812e+00, 0x7FC00000, 1.6210938e+00], [0xFF800000, -1.1171875e+00, 0x7FC00000, 1.1640625e+00], [0.0e+00, -1.09375e+00, 0x7FC00000, 1.5742188e+00], [0x7F800000, -1.6054688e+00, 0x7FC00000, -1.1015625e+00], [2.0e+00, 1.796875e+00, 0x7FC00000, -1.03125e+00], [-1.0e+00, -1.0273438e+00, 0x7FC00000, -7.8125e-02], [0x7FC00000, 1.9375e+00, 0x7FC00000, -1.2226562e+00], [-9.140625e-01, -4.296875e-02, 0x7FC00000, -1.0585938e+00], [-4.296875e-02, -9.140625e-01, 0x7FC00000, -1.5390625e+00], [1.9375e+00, 0x7FC00000, 0x7FC00000, 7.578125e-01], [-1.0273438e+00, -1.0e+00, 0x7FC00000, -1.640625e+00], [1.796875e+00, 2.0e+00, 0x7FC00000, -9.0625e-01], [-1.6054688e+00, 0x7F800000, 0x7FC00000, -1.2226562e+00], [-1.09375e+00, 0.0e+00, 0x7FC00000, 1.6914062e+00], [-1.1171875e+00, 0xFF800000, 0x7FC00000, 5.1953125e-01], [-1.3007812e+00, 0x7FC00000, 0x7FC00000, -1.5664062e+00], [1.96875e+00, -0.0e+00, 0x7FC00000, -1.796875e+00], [-1.3085938e+00, 2.0e+00, 0x7FC00000, -6.875e-01], [-1.6640625e+00, 0x7FC00000, 0x7FC00000, -4.2578125e-01]]> : tensor<22x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<22x4xf32> -> !torch.vtensor<[22,4],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 0
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[22,4],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[22,4],f32>, !torch.vtensor<[22,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[22,4],f32> -> tensor<22x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 1.6914062e+00], [0x7FC00000, 0x7FC00000, 0x7FC00000, 1.6210938e+00], [0x7FC00000, 0x7FC00000, 0x7FC00000, 1.5742188e+00], [0x7F800000, 0x7F800000, 0x7FC00000, 1.1640625e+00], [2.0e+00, 2.0e+00, 0x7FC00000, 7.578125e-01], [2.0e+00, 2.0e+00, 0x7FC00000, 5.1953125e-01], [1.96875e+00, 1.96875e+00, 0x7FC00000, 2.0703125e-01], [1.9375e+00, 1.9375e+00, 0x7FC00000, -7.8125e-02], [1.796875e+00, 1.796875e+00, 0x7FC00000, -1.4453125e-01], [-0.0e+00, 0.0e+00, 0x7FC00000, -4.2578125e-01], [0.0e+00, -0.0e+00, 0x7FC00000, -6.875e-01], [-4.296875e-02, -4.296875e-02, 0x7FC00000, -9.0625e-01], [-9.140625e-01, -9.140625e-01, 0x7FC00000, -1.03125e+00], [-1.0e+00, -1.0e+00, 0x7FC00000, -1.0585938e+00], [-1.0273438e+00, -1.0273438e+00, 0x7FC00000, -1.1015625e+00], [-1.09375e+00, -1.09375e+00, 0x7FC00000, -1.2226562e+00], [-1.1171875e+00, -1.1171875e+00, 0x7FC00000, -1.2226562e+00], [-1.3007812e+00, -1.3007812e+00, 0x7FC00000, -1.5390625e+00], [-1.3085938e+00, -1.3085938e+00, 0x7FC00000, -1.5664062e+00], [-1.6054688e+00, -1.6054688e+00, 0x7FC00000, -1.640625e+00], [-1.6640625e+00, -1.6640625e+00, 0x7FC00000, -1.796875e+00], [0xFF800000, 0xFF800000, 0x7FC00000, -1.9570312e+00]]> : tensor<22x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<22x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[22,4],si64> -> tensor<22x4xi64>
  check.expect_eq_const(%out1, dense<[[0, 12, 0, 16], [3, 18, 1, 3], [9, 21, 2, 5], [6, 15, 3, 4], [1, 14, 4, 12], [7, 20, 5, 17], [19, 2, 6, 0], [12, 9, 7, 8], [14, 7, 8, 2], [2, 16, 9, 21], [5, 19, 10, 20], [11, 10, 11, 14], [10, 11, 12, 7], [8, 13, 13, 10], [13, 8, 14, 6], [16, 5, 15, 9], [17, 4, 16, 15], [18, 3, 17, 11], [20, 1, 18, 18], [15, 6, 19, 13], [21, 0, 20, 19], [4, 17, 21, 1]]> : tensor<22x4xi64>) : tensor<22x4xi64>
  return
}

func.func @sort_stable_case8_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, -1.6640625e+00, 0x7FC00000, 2.0703125e-01], [2.0e+00, -1.3085938e+00, 0x7FC00000, -1.9570312e+00], [-0.0e+00, 1.96875e+00, 0x7FC00000, -1.4453125e-01], [0x7FC00000, -1.3007812e+00, 0x7FC00000, 1.6210938e+00], [0xFF800000, -1.1171875e+00, 0x7FC00000, 1.1640625e+00], [0.0e+00, -1.09375e+00, 0x7FC00000, 1.5742188e+00], [0x7F800000, -1.6054688e+00, 0x7FC00000, -1.1015625e+00], [2.0e+00, 1.796875e+00, 0x7FC00000, -1.03125e+00], [-1.0e+00, -1.0273438e+00, 0x7FC00000, -7.8125e-02], [0x7FC00000, 1.9375e+00, 0x7FC00000, -1.2226562e+00], [-9.140625e-01, -4.296875e-02, 0x7FC00000, -1.0585938e+00], [-4.296875e-02, -9.140625e-01, 0x7FC00000, -1.5390625e+00], [1.9375e+00, 0x7FC00000, 0x7FC00000, 7.578125e-01], [-1.0273438e+00, -1.0e+00, 0x7FC00000, -1.640625e+00], [1.796875e+00, 2.0e+00, 0x7FC00000, -9.0625e-01], [-1.6054688e+00, 0x7F800000, 0x7FC00000, -1.2226562e+00], [-1.09375e+00, 0.0e+00, 0x7FC00000, 1.6914062e+00], [-1.1171875e+00, 0xFF800000, 0x7FC00000, 5.1953125e-01], [-1.3007812e+00, 0x7FC00000, 0x7FC00000, -1.5664062e+00], [1.96875e+00, -0.0e+00, 0x7FC00000, -1.796875e+00], [-1.3085938e+00, 2.0e+00, 0x7FC00000, -6.875e-01], [-1.6640625e+00, 0x7FC00000, 0x7FC00000, -4.2578125e-01]]> : tensor<22x4xf32>
  %in0c = tensor.cast %in0 : tensor<22x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 0
  %2, %3 = torch.aten.sort.stable %arg0, %0, %1, %0 : !torch.vtensor<[?,?],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 1.6914062e+00], [0x7FC00000, 0x7FC00000, 0x7FC00000, 1.6210938e+00], [0x7FC00000, 0x7FC00000, 0x7FC00000, 1.5742188e+00], [0x7F800000, 0x7F800000, 0x7FC00000, 1.1640625e+00], [2.0e+00, 2.0e+00, 0x7FC00000, 7.578125e-01], [2.0e+00, 2.0e+00, 0x7FC00000, 5.1953125e-01], [1.96875e+00, 1.96875e+00, 0x7FC00000, 2.0703125e-01], [1.9375e+00, 1.9375e+00, 0x7FC00000, -7.8125e-02], [1.796875e+00, 1.796875e+00, 0x7FC00000, -1.4453125e-01], [-0.0e+00, 0.0e+00, 0x7FC00000, -4.2578125e-01], [0.0e+00, -0.0e+00, 0x7FC00000, -6.875e-01], [-4.296875e-02, -4.296875e-02, 0x7FC00000, -9.0625e-01], [-9.140625e-01, -9.140625e-01, 0x7FC00000, -1.03125e+00], [-1.0e+00, -1.0e+00, 0x7FC00000, -1.0585938e+00], [-1.0273438e+00, -1.0273438e+00, 0x7FC00000, -1.1015625e+00], [-1.09375e+00, -1.09375e+00, 0x7FC00000, -1.2226562e+00], [-1.1171875e+00, -1.1171875e+00, 0x7FC00000, -1.2226562e+00], [-1.3007812e+00, -1.3007812e+00, 0x7FC00000, -1.5390625e+00], [-1.3085938e+00, -1.3085938e+00, 0x7FC00000, -1.5664062e+00], [-1.6054688e+00, -1.6054688e+00, 0x7FC00000, -1.640625e+00], [-1.6640625e+00, -1.6640625e+00, 0x7FC00000, -1.796875e+00], [0xFF800000, 0xFF800000, 0x7FC00000, -1.9570312e+00]]> : tensor<22x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 12, 0, 16], [3, 18, 1, 3], [9, 21, 2, 5], [6, 15, 3, 4], [1, 14, 4, 12], [7, 20, 5, 17], [19, 2, 6, 0], [12, 9, 7, 8], [14, 7, 8, 2], [2, 16, 9, 21], [5, 19, 10, 20], [11, 10, 11, 14], [10, 11, 12, 7], [8, 13, 13, 10], [13, 8, 14, 6], [16, 5, 15, 9], [17, 4, 16, 15], [18, 3, 17, 11], [20, 1, 18, 18], [15, 6, 19, 13], [21, 0, 20, 19], [4, 17, 21, 1]]> : tensor<22x4xi64>) : tensor<?x?xi64>
  return
}

func.func @sort_stable_case9() {
  %in0 = util.unfoldable_constant dense<[[0x7FC0, 2.0e+00, -0.0e+00, 0x7FC0, 0xFF80, 0.0e+00, 0x7F80, 2.0e+00, -1.0e+00], [-1.664e+00, -1.31e+00, 1.97e+00, -1.3e+00, -1.12e+00, -1.09e+00, -1.61e+00, 1.8e+00, -1.03e+00], [0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0], [2.07e-01, -1.95e+00, -1.45e-01, 1.625e+00, 1.164e+00, 1.58e+00, -1.1e+00, -1.03e+00, -7.8e-02]]> : tensor<4x9xbf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x9xbf16> -> !torch.vtensor<[4,9],bf16>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.sort.stable %arg0, %0, %1, %2 : !torch.vtensor<[4,9],bf16>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[4,9],bf16>, !torch.vtensor<[4,9],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,9],bf16> -> tensor<4x9xbf16>
  check.expect_almost_eq_const(%out0, dense<[[0xFF80, -1.0e+00, -0.0e+00, 0.0e+00, 2.0e+00, 2.0e+00, 0x7F80, 0x7FC0, 0x7FC0], [-1.664e+00, -1.61e+00, -1.31e+00, -1.3e+00, -1.12e+00, -1.09e+00, -1.03e+00, 1.8e+00, 1.97e+00], [0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0], [-1.95e+00, -1.1e+00, -1.03e+00, -1.45e-01, -7.8e-02, 2.07e-01, 1.164e+00, 1.58e+00, 1.625e+00]]> : tensor<4x9xbf16>, atol 2.0e-02, rtol 2.0e-02) : tensor<4x9xbf16>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,9],si64> -> tensor<4x9xi64>
  check.expect_eq_const(%out1, dense<[[4, 8, 2, 5, 1, 7, 6, 0, 3], [0, 6, 1, 3, 4, 5, 8, 7, 2], [0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 6, 7, 2, 8, 0, 4, 5, 3]]> : tensor<4x9xi64>) : tensor<4x9xi64>
  return
}

func.func @sort_stable_case9_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC0, 2.0e+00, -0.0e+00, 0x7FC0, 0xFF80, 0.0e+00, 0x7F80, 2.0e+00, -1.0e+00], [-1.664e+00, -1.31e+00, 1.97e+00, -1.3e+00, -1.12e+00, -1.09e+00, -1.61e+00, 1.8e+00, -1.03e+00], [0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0], [2.07e-01, -1.95e+00, -1.45e-01, 1.625e+00, 1.164e+00, 1.58e+00, -1.1e+00, -1.03e+00, -7.8e-02]]> : tensor<4x9xbf16>
  %in0c = tensor.cast %in0 : tensor<4x9xbf16> to tensor<?x?xbf16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xbf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xbf16> -> !torch.vtensor<[?,?],bf16>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.sort.stable %arg0, %0, %1, %2 : !torch.vtensor<[?,?],bf16>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],bf16>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],bf16> -> tensor<?x?xbf16>
  check.expect_almost_eq_const(%out0, dense<[[0xFF80, -1.0e+00, -0.0e+00, 0.0e+00, 2.0e+00, 2.0e+00, 0x7F80, 0x7FC0, 0x7FC0], [-1.664e+00, -1.61e+00, -1.31e+00, -1.3e+00, -1.12e+00, -1.09e+00, -1.03e+00, 1.8e+00, 1.97e+00], [0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0, 0x7FC0], [-1.95e+00, -1.1e+00, -1.03e+00, -1.45e-01, -7.8e-02, 2.07e-01, 1.164e+00, 1.58e+00, 1.625e+00]]> : tensor<4x9xbf16>, atol 2.0e-02, rtol 2.0e-02) : tensor<?x?xbf16>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[4, 8, 2, 5, 1, 7, 6, 0, 3], [0, 6, 1, 3, 4, 5, 8, 7, 2], [0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 6, 7, 2, 8, 0, 4, 5, 3]]> : tensor<4x9xi64>) : tensor<?x?xi64>
  return
}

func.func @argsort_stable() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf32> -> !torch.vtensor<[4,22],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.aten.argsort.stable %arg0, %0, %1, %0 : !torch.vtensor<[4,22],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[4,22],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4,22],si64> -> tensor<4x22xi64>
  check.expect_eq_const(%out0, dense<[[0, 3, 9, 6, 1, 7, 19, 12, 14, 2, 5, 11, 10, 8, 13, 16, 17, 18, 20, 15, 21, 4], [12, 18, 21, 15, 14, 20, 2, 9, 7, 16, 19, 10, 11, 13, 8, 5, 4, 3, 1, 6, 0, 17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [16, 3, 5, 4, 12, 17, 0, 8, 2, 21, 20, 14, 7, 10, 6, 9, 15, 11, 18, 13, 19, 1]]> : tensor<4x22xi64>) : tensor<4x22xi64>
  return
}

func.func @argsort_stable_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %in0c = tensor.cast %in0 : tensor<4x22xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.constant.int 1
  %2 = torch.aten.argsort.stable %arg0, %0, %1, %0 : !torch.vtensor<[?,?],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 3, 9, 6, 1, 7, 19, 12, 14, 2, 5, 11, 10, 8, 13, 16, 17, 18, 20, 15, 21, 4], [12, 18, 21, 15, 14, 20, 2, 9, 7, 16, 19, 10, 11, 13, 8, 5, 4, 3, 1, 6, 0, 17], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [16, 3, 5, 4, 12, 17, 0, 8, 2, 21, 20, 14, 7, 10, 6, 9, 15, 11, 18, 13, 19, 1]]> : tensor<4x22xi64>) : tensor<?x?xi64>
  return
}

func.func @msort() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, -1.6640625e+00, 0x7FC00000, 2.0703125e-01], [2.0e+00, -1.3085938e+00, 0x7FC00000, -1.9570312e+00], [-0.0e+00, 1.96875e+00, 0x7FC00000, -1.4453125e-01], [0x7FC00000, -1.3007812e+00, 0x7FC00000, 1.6210938e+00], [0xFF800000, -1.1171875e+00, 0x7FC00000, 1.1640625e+00], [0.0e+00, -1.09375e+00, 0x7FC00000, 1.5742188e+00], [0x7F800000, -1.6054688e+00, 0x7FC00000, -1.1015625e+00], [2.0e+00, 1.796875e+00, 0x7FC00000, -1.03125e+00], [-1.0e+00, -1.0273438e+00, 0x7FC00000, -7.8125e-02]]> : tensor<9x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<9x4xf32> -> !torch.vtensor<[9,4],f32>
  %0 = torch.aten.msort %arg0 : !torch.vtensor<[9,4],f32> -> !torch.vtensor<[9,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[9,4],f32> -> tensor<9x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[0xFF800000, -1.6640625e+00, 0x7FC00000, -1.9570312e+00], [-1.0e+00, -1.6054688e+00, 0x7FC00000, -1.1015625e+00], [-0.0e+00, -1.3085938e+00, 0x7FC00000, -1.03125e+00], [0.0e+00, -1.3007812e+00, 0x7FC00000, -1.4453125e-01], [2.0e+00, -1.1171875e+00, 0x7FC00000, -7.8125e-02], [2.0e+00, -1.09375e+00, 0x7FC00000, 2.0703125e-01], [0x7F800000, -1.0273438e+00, 0x7FC00000, 1.1640625e+00], [0x7FC00000, 1.796875e+00, 0x7FC00000, 1.5742188e+00], [0x7FC00000, 1.96875e+00, 0x7FC00000, 1.6210938e+00]]> : tensor<9x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<9x4xf32>
  return
}

func.func @msort_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, -1.6640625e+00, 0x7FC00000, 2.0703125e-01], [2.0e+00, -1.3085938e+00, 0x7FC00000, -1.9570312e+00], [-0.0e+00, 1.96875e+00, 0x7FC00000, -1.4453125e-01], [0x7FC00000, -1.3007812e+00, 0x7FC00000, 1.6210938e+00], [0xFF800000, -1.1171875e+00, 0x7FC00000, 1.1640625e+00], [0.0e+00, -1.09375e+00, 0x7FC00000, 1.5742188e+00], [0x7F800000, -1.6054688e+00, 0x7FC00000, -1.1015625e+00], [2.0e+00, 1.796875e+00, 0x7FC00000, -1.03125e+00], [-1.0e+00, -1.0273438e+00, 0x7FC00000, -7.8125e-02]]> : tensor<9x4xf32>
  %in0c = tensor.cast %in0 : tensor<9x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.msort %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0xFF800000, -1.6640625e+00, 0x7FC00000, -1.9570312e+00], [-1.0e+00, -1.6054688e+00, 0x7FC00000, -1.1015625e+00], [-0.0e+00, -1.3085938e+00, 0x7FC00000, -1.03125e+00], [0.0e+00, -1.3007812e+00, 0x7FC00000, -1.4453125e-01], [2.0e+00, -1.1171875e+00, 0x7FC00000, -7.8125e-02], [2.0e+00, -1.09375e+00, 0x7FC00000, 2.0703125e-01], [0x7F800000, -1.0273438e+00, 0x7FC00000, 1.1640625e+00], [0x7FC00000, 1.796875e+00, 0x7FC00000, 1.5742188e+00], [0x7FC00000, 1.96875e+00, 0x7FC00000, 1.6210938e+00]]> : tensor<9x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @topk_case4() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00]]> : tensor<2x10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x10xf32> -> !torch.vtensor<[2,10],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.int -1
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.topk %arg0, %0, %1, %2, %2 : !torch.vtensor<[2,10],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000], [1.96875e+00, 1.9375e+00, 1.796875e+00, -1.0273438e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out1, dense<[[0, 3, 9, 6], [2, 9, 7, 8]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @topk_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00]]> : tensor<2x10xf32>
  %in0c = tensor.cast %in0 : tensor<2x10xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.int -1
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.topk %arg0, %0, %1, %2, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000], [1.96875e+00, 1.9375e+00, 1.796875e+00, -1.0273438e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 3, 9, 6], [2, 9, 7, 8]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @topk_case5() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00]]> : tensor<2x10xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x10xf32> -> !torch.vtensor<[2,10],f32>
  %0 = torch.constant.int 9
  %1 = torch.constant.int -1
  %2 = torch.constant.bool false
  %3 = torch.constant.bool true
  %4, %5 = torch.aten.topk %arg0, %0, %1, %2, %3 : !torch.vtensor<[2,10],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,9],f32>, !torch.vtensor<[2,9],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,9],f32> -> tensor<2x9xf32>
  check.expect_almost_eq_const(%out0, dense<[[0xFF800000, -1.0e+00, -0.0e+00, 0.0e+00, 2.0e+00, 2.0e+00, 0x7F800000, 0x7FC00000, 0x7FC00000], [-1.6640625e+00, -1.6054688e+00, -1.3085938e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.0273438e+00, 1.796875e+00, 1.9375e+00]]> : tensor<2x9xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x9xf32>
  return
}

func.func @topk_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00]]> : tensor<2x10xf32>
  %in0c = tensor.cast %in0 : tensor<2x10xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 9
  %1 = torch.constant.int -1
  %2 = torch.constant.bool false
  %3 = torch.constant.bool true
  %4, %5 = torch.aten.topk %arg0, %0, %1, %2, %3 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0xFF800000, -1.0e+00, -0.0e+00, 0.0e+00, 2.0e+00, 2.0e+00, 0x7F800000, 0x7FC00000, 0x7FC00000], [-1.6640625e+00, -1.6054688e+00, -1.3085938e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.0273438e+00, 1.796875e+00, 1.9375e+00]]> : tensor<2x9xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @topk_case6() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<2x22xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x22xf32> -> !torch.vtensor<[2,22],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.topk %arg0, %0, %1, %2, %2 : !torch.vtensor<[2,22],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000], [1.6914062e+00, 1.6210938e+00, 1.5742188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @topk_case6_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<2x22xf32>
  %in0c = tensor.cast %in0 : tensor<2x22xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.constant.bool true
  %3, %4 = torch.aten.topk %arg0, %0, %1, %2, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0x7FC00000, 0x7FC00000, 0x7FC00000], [1.6914062e+00, 1.6210938e+00, 1.5742188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @max_dim() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf32> -> !torch.vtensor<[4,22],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.max.dim %arg0, %0, %1 : !torch.vtensor<[4,22],f32>, !torch.int, !torch.bool -> !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 1.6914062e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  check.expect_eq_const(%out1, dense<[0, 12, 0, 16]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @max_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %in0c = tensor.cast %in0 : tensor<4x22xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.max.dim %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 1.6914062e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[0, 12, 0, 16]> : tensor<4xi64>) : tensor<?xi64>
  return
}

func.func @min_dim() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf32> -> !torch.vtensor<[4,22],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.min.dim %arg0, %0, %1 : !torch.vtensor<[4,22],f32>, !torch.int, !torch.bool -> !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, -1.9570312e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  check.expect_eq_const(%out1, dense<[0, 12, 0, 1]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @min_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %in0c = tensor.cast %in0 : tensor<4x22xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.min.dim %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, -1.9570312e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[0, 12, 0, 1]> : tensor<4xi64>) : tensor<?xi64>
  return
}

func.func @argmax() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf32> -> !torch.vtensor<[4,22],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.argmax %arg0, %0, %1 : !torch.vtensor<[4,22],f32>, !torch.int, !torch.bool -> !torch.vtensor<[4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  check.expect_eq_const(%out0, dense<[0, 12, 0, 16]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @argmax_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %in0c = tensor.cast %in0 : tensor<4x22xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.argmax %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[0, 12, 0, 16]> : tensor<4xi64>) : tensor<?xi64>
  return
}

func.func @argmin() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x22xf32> -> !torch.vtensor<[4,22],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.argmin %arg0, %0, %1 : !torch.vtensor<[4,22],f32>, !torch.int, !torch.bool -> !torch.vtensor<[4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  check.expect_eq_const(%out0, dense<[0, 12, 0, 1]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @argmin_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0x7FC00000, 2.0e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 0.0e+00, 0x7F800000, 2.0e+00, -1.0e+00, 0x7FC00000, -9.140625e-01, -4.296875e-02, 1.9375e+00, -1.0273438e+00, 1.796875e+00, -1.6054688e+00, -1.09375e+00, -1.1171875e+00, -1.3007812e+00, 1.96875e+00, -1.3085938e+00, -1.6640625e+00], [-1.6640625e+00, -1.3085938e+00, 1.96875e+00, -1.3007812e+00, -1.1171875e+00, -1.09375e+00, -1.6054688e+00, 1.796875e+00, -1.0273438e+00, 1.9375e+00, -4.296875e-02, -9.140625e-01, 0x7FC00000, -1.0e+00, 2.0e+00, 0x7F800000, 0.0e+00, 0xFF800000, 0x7FC00000, -0.0e+00, 2.0e+00, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [2.0703125e-01, -1.9570312e+00, -1.4453125e-01, 1.6210938e+00, 1.1640625e+00, 1.5742188e+00, -1.1015625e+00, -1.03125e+00, -7.8125e-02, -1.2226562e+00, -1.0585938e+00, -1.5390625e+00, 7.578125e-01, -1.640625e+00, -9.0625e-01, -1.2226562e+00, 1.6914062e+00, 5.1953125e-01, -1.5664062e+00, -1.796875e+00, -6.875e-01, -4.2578125e-01]]> : tensor<4x22xf32>
  %in0c = tensor.cast %in0 : tensor<4x22xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.argmin %arg0, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[0, 12, 0, 1]> : tensor<4xi64>) : tensor<?xi64>
  return
}
