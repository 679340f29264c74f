// Operators of torch: shapes. Written by generate.py with torch 2.15.0.

func.func @alias() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.aten.alias %arg0 : !torch.vtensor<[2,3,4],f32> -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @alias_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.aten.alias %arg0 : !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @clone() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.aten.clone %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.none -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @clone_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.clone %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @detach() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.aten.detach %arg0 : !torch.vtensor<[2,3,4],f32> -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @detach_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.aten.detach %arg0 : !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @copy() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.bool false
  %1 = torch.aten.copy %arg0, %arg1, %0 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[4],f32>, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]], [[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @copy_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in1c = tensor.cast %in1 : tensor<4xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.bool false
  %1 = torch.aten.copy %arg0, %arg1, %0 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]], [[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @view() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[6,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[6,4],f32> -> tensor<6x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<6x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6x4xf32>
  return
}

func.func @view_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<6x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @view_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int -1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[24],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[24],f32> -> tensor<24xf32>
  check.expect_almost_eq_const(%out0, dense<[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00, 1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]> : tensor<24xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<24xf32>
  return
}

func.func @view_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00, 1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]> : tensor<24xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @view_case3() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1, %0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,6,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,6,2],f32> -> tensor<2x6x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00], [-8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00], [-1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01], [1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00], [3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00], [1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00], [7.5e-01, -4.4140625e-01]]]> : tensor<2x6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x6x2xf32>
  return
}

func.func @view_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1, %0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00], [-8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00], [-1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01], [1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00], [3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00], [1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00], [7.5e-01, -4.4140625e-01]]]> : tensor<2x6x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_unsafe_view() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.int 6
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten._unsafe_view %arg0, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[4,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,6],f32> -> tensor<4x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00], [-1.71875e+00, -1.9101562e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 6.953125e-01, -1.890625e+00], [1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<4x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x6xf32>
  return
}

func.func @_unsafe_view_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.int 6
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten._unsafe_view %arg0, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00], [-1.71875e+00, -1.9101562e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 6.953125e-01, -1.890625e+00], [1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<4x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @reshape() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 8
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.reshape %arg0, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[3,8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,8],f32> -> tensor<3x8xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00, 1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<3x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x8xf32>
  return
}

func.func @reshape_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 8
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.reshape %arg0, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00, 1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<3x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @flatten_using_ints() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int -1
  %2 = torch.aten.flatten.using_ints %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,12],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,12],f32> -> tensor<2x12xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<2x12xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x12xf32>
  return
}

func.func @flatten_using_ints_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int -1
  %2 = torch.aten.flatten.using_ints %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<2x12xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @flatten_using_ints_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.aten.flatten.using_ints %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[24],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[24],f32> -> tensor<24xf32>
  check.expect_almost_eq_const(%out0, dense<[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00, 1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]> : tensor<24xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<24xf32>
  return
}

func.func @flatten_using_ints_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.aten.flatten.using_ints %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00, 1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]> : tensor<24xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @unflatten_int() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int -1
  %3 = torch.prim.ListConstruct %1, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.unflatten.int %arg0, %0, %3 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.list<int> -> !torch.vtensor<[4,2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,2,3],si64> -> tensor<4x2x3xi64>
  check.expect_eq_const(%out0, dense<[[[0, -4, 3], [4, 4, -7]], [[3, 7, 6], [1, -2, -1]], [[8, 9, 5], [-4, 6, 4]], [[1, -6, 9], [2, 3, -4]]]> : tensor<4x2x3xi64>) : tensor<4x2x3xi64>
  return
}

func.func @unflatten_int_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int -1
  %3 = torch.prim.ListConstruct %1, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.unflatten.int %arg0, %0, %3 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[0, -4, 3], [4, 4, -7]], [[3, 7, 6], [1, -2, -1]], [[8, 9, 5], [-4, 6, 4]], [[1, -6, 9], [2, 3, -4]]]> : tensor<4x2x3xi64>) : tensor<?x?x?xi64>
  return
}

func.func @permute() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 0
  %2 = torch.constant.int -2
  %3 = torch.prim.ListConstruct %0, %1, %2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.permute %arg0, %3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[4,2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,2,3],f32> -> tensor<4x2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.0664062e+00, -1.7695312e+00], [1.6796875e+00, 6.953125e-01, 1.3320312e+00]], [[1.2265625e+00, 1.96875e+00, -6.6796875e-01], [-1.5703125e+00, -1.890625e+00, -1.3359375e+00]], [[-8.28125e-01, -1.71875e+00, 1.0117188e+00], [3.3984375e-01, 1.1171875e+00, 7.5e-01]], [[-2.5390625e-01, -1.9101562e+00, 1.2929688e+00], [-1.0273438e+00, 8.6328125e-01, -4.4140625e-01]]]> : tensor<4x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x2x3xf32>
  return
}

func.func @permute_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 0
  %2 = torch.constant.int -2
  %3 = torch.prim.ListConstruct %0, %1, %2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.permute %arg0, %3 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.0664062e+00, -1.7695312e+00], [1.6796875e+00, 6.953125e-01, 1.3320312e+00]], [[1.2265625e+00, 1.96875e+00, -6.6796875e-01], [-1.5703125e+00, -1.890625e+00, -1.3359375e+00]], [[-8.28125e-01, -1.71875e+00, 1.0117188e+00], [3.3984375e-01, 1.1171875e+00, 7.5e-01]], [[-2.5390625e-01, -1.9101562e+00, 1.2929688e+00], [-1.0273438e+00, 8.6328125e-01, -4.4140625e-01]]]> : tensor<4x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @transpose_int() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.aten.transpose.int %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4,3,2],f32> -> tensor<4x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.6796875e+00], [1.0664062e+00, 6.953125e-01], [-1.7695312e+00, 1.3320312e+00]], [[1.2265625e+00, -1.5703125e+00], [1.96875e+00, -1.890625e+00], [-6.6796875e-01, -1.3359375e+00]], [[-8.28125e-01, 3.3984375e-01], [-1.71875e+00, 1.1171875e+00], [1.0117188e+00, 7.5e-01]], [[-2.5390625e-01, -1.0273438e+00], [-1.9101562e+00, 8.6328125e-01], [1.2929688e+00, -4.4140625e-01]]]> : tensor<4x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x3x2xf32>
  return
}

func.func @transpose_int_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.aten.transpose.int %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.6796875e+00], [1.0664062e+00, 6.953125e-01], [-1.7695312e+00, 1.3320312e+00]], [[1.2265625e+00, -1.5703125e+00], [1.96875e+00, -1.890625e+00], [-6.6796875e-01, -1.3359375e+00]], [[-8.28125e-01, 3.3984375e-01], [-1.71875e+00, 1.1171875e+00], [1.0117188e+00, 7.5e-01]], [[-2.5390625e-01, -1.0273438e+00], [-1.9101562e+00, 8.6328125e-01], [1.2929688e+00, -4.4140625e-01]]]> : tensor<4x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @t() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.aten.t %arg0 : !torch.vtensor<[4,6],si64> -> !torch.vtensor<[6,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[6,4],si64> -> tensor<6x4xi64>
  check.expect_eq_const(%out0, dense<[[0, 3, 8, 1], [-4, 7, 9, -6], [3, 6, 5, 9], [4, 1, -4, 2], [4, -2, 6, 3], [-7, -1, 4, -4]]> : tensor<6x4xi64>) : tensor<6x4xi64>
  return
}

func.func @t_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.t %arg0 : !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 3, 8, 1], [-4, 7, 9, -6], [3, 6, 5, 9], [4, 1, -4, 2], [4, -2, 6, 3], [-7, -1, 4, -4]]> : tensor<6x4xi64>) : tensor<?x?xi64>
  return
}

func.func @numpy_T() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.aten.numpy_T %arg0 : !torch.vtensor<[2,3,4],f32> -> !torch.vtensor<[4,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[4,3,2],f32> -> tensor<4x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.6796875e+00], [1.0664062e+00, 6.953125e-01], [-1.7695312e+00, 1.3320312e+00]], [[1.2265625e+00, -1.5703125e+00], [1.96875e+00, -1.890625e+00], [-6.6796875e-01, -1.3359375e+00]], [[-8.28125e-01, 3.3984375e-01], [-1.71875e+00, 1.1171875e+00], [1.0117188e+00, 7.5e-01]], [[-2.5390625e-01, -1.0273438e+00], [-1.9101562e+00, 8.6328125e-01], [1.2929688e+00, -4.4140625e-01]]]> : tensor<4x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x3x2xf32>
  return
}

func.func @numpy_T_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.aten.numpy_T %arg0 : !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.6796875e+00], [1.0664062e+00, 6.953125e-01], [-1.7695312e+00, 1.3320312e+00]], [[1.2265625e+00, -1.5703125e+00], [1.96875e+00, -1.890625e+00], [-6.6796875e-01, -1.3359375e+00]], [[-8.28125e-01, 3.3984375e-01], [-1.71875e+00, 1.1171875e+00], [1.0117188e+00, 7.5e-01]], [[-2.5390625e-01, -1.0273438e+00], [-1.9101562e+00, 8.6328125e-01], [1.2929688e+00, -4.4140625e-01]]]> : tensor<4x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @movedim_int() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.aten.movedim.int %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4,2],f32> -> tensor<3x4x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.6796875e+00], [1.2265625e+00, -1.5703125e+00], [-8.28125e-01, 3.3984375e-01], [-2.5390625e-01, -1.0273438e+00]], [[1.0664062e+00, 6.953125e-01], [1.96875e+00, -1.890625e+00], [-1.71875e+00, 1.1171875e+00], [-1.9101562e+00, 8.6328125e-01]], [[-1.7695312e+00, 1.3320312e+00], [-6.6796875e-01, -1.3359375e+00], [1.0117188e+00, 7.5e-01], [1.2929688e+00, -4.4140625e-01]]]> : tensor<3x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4x2xf32>
  return
}

func.func @movedim_int_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.aten.movedim.int %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.6796875e+00], [1.2265625e+00, -1.5703125e+00], [-8.28125e-01, 3.3984375e-01], [-2.5390625e-01, -1.0273438e+00]], [[1.0664062e+00, 6.953125e-01], [1.96875e+00, -1.890625e+00], [-1.71875e+00, 1.1171875e+00], [-1.9101562e+00, 8.6328125e-01]], [[-1.7695312e+00, 1.3320312e+00], [-6.6796875e-01, -1.3359375e+00], [1.0117188e+00, 7.5e-01], [1.2929688e+00, -4.4140625e-01]]]> : tensor<3x4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @unsqueeze() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int -1
  %1 = torch.aten.unsqueeze %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,4,1],f32> -> tensor<2x3x4x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.7890625e+00], [1.2265625e+00], [-8.28125e-01], [-2.5390625e-01]], [[1.0664062e+00], [1.96875e+00], [-1.71875e+00], [-1.9101562e+00]], [[-1.7695312e+00], [-6.6796875e-01], [1.0117188e+00], [1.2929688e+00]]], [[[1.6796875e+00], [-1.5703125e+00], [3.3984375e-01], [-1.0273438e+00]], [[6.953125e-01], [-1.890625e+00], [1.1171875e+00], [8.6328125e-01]], [[1.3320312e+00], [-1.3359375e+00], [7.5e-01], [-4.4140625e-01]]]]> : tensor<2x3x4x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4x1xf32>
  return
}

func.func @unsqueeze_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.aten.unsqueeze %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.7890625e+00], [1.2265625e+00], [-8.28125e-01], [-2.5390625e-01]], [[1.0664062e+00], [1.96875e+00], [-1.71875e+00], [-1.9101562e+00]], [[-1.7695312e+00], [-6.6796875e-01], [1.0117188e+00], [1.2929688e+00]]], [[[1.6796875e+00], [-1.5703125e+00], [3.3984375e-01], [-1.0273438e+00]], [[6.953125e-01], [-1.890625e+00], [1.1171875e+00], [8.6328125e-01]], [[1.3320312e+00], [-1.3359375e+00], [7.5e-01], [-4.4140625e-01]]]]> : tensor<2x3x4x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @unsqueeze_case2() {
  %in0 = util.unfoldable_constant dense<3.0e+00> : tensor<f32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.unsqueeze %arg0, %0 : !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[1],f32> -> tensor<1xf32>
  check.expect_almost_eq_const(%out0, dense<[3.0e+00]> : tensor<1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1xf32>
  return
}

func.func @squeeze_dim() {
  %in0 = util.unfoldable_constant dense<[[[-1.5390625e+00], [-3.3203125e-01], [-9.5703125e-01]]]> : tensor<1x3x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x3x1xf32> -> !torch.vtensor<[1,3,1],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.squeeze.dim %arg0, %0 : !torch.vtensor<[1,3,1],f32>, !torch.int -> !torch.vtensor<[3,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,1],f32> -> tensor<3x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.5390625e+00], [-3.3203125e-01], [-9.5703125e-01]]> : tensor<3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x1xf32>
  return
}

func.func @squeeze_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.squeeze.dim %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @squeeze_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.squeeze.dim %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @squeeze_dims() {
  %in0 = util.unfoldable_constant dense<[[[-1.5390625e+00], [-3.3203125e-01], [-9.5703125e-01]]]> : tensor<1x3x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x3x1xf32> -> !torch.vtensor<[1,3,1],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.squeeze.dims %arg0, %2 : !torch.vtensor<[1,3,1],f32>, !torch.list<int> -> !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[-1.5390625e+00, -3.3203125e-01, -9.5703125e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @squeeze() {
  %in0 = util.unfoldable_constant dense<[[[-1.5390625e+00], [-3.3203125e-01], [-9.5703125e-01]]]> : tensor<1x3x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x3x1xf32> -> !torch.vtensor<[1,3,1],f32>
  %0 = torch.aten.squeeze %arg0 : !torch.vtensor<[1,3,1],f32> -> !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[-1.5390625e+00, -3.3203125e-01, -9.5703125e-01]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @expand() {
  %in0 = util.unfoldable_constant dense<[[4.8046875e-01], [-1.7460938e+00], [6.171875e-01]]> : tensor<3x1xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x1xf32> -> !torch.vtensor<[3,1],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.constant.int 4
  %3 = torch.prim.ListConstruct %0, %1, %2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.constant.bool false
  %5 = torch.aten.expand %arg0, %3, %4 : !torch.vtensor<[3,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.8046875e-01, 4.8046875e-01, 4.8046875e-01, 4.8046875e-01], [-1.7460938e+00, -1.7460938e+00, -1.7460938e+00, -1.7460938e+00], [6.171875e-01, 6.171875e-01, 6.171875e-01, 6.171875e-01]], [[4.8046875e-01, 4.8046875e-01, 4.8046875e-01, 4.8046875e-01], [-1.7460938e+00, -1.7460938e+00, -1.7460938e+00, -1.7460938e+00], [6.171875e-01, 6.171875e-01, 6.171875e-01, 6.171875e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @expand_case2() {
  %in0 = util.unfoldable_constant dense<[[-7.5e-01, -1.3789062e+00, -2.34375e-01, 6.2109375e-01]]> : tensor<1x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x4xf32> -> !torch.vtensor<[1,4],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten.expand %arg0, %2, %3 : !torch.vtensor<[1,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-7.5e-01, -1.3789062e+00, -2.34375e-01, 6.2109375e-01], [-7.5e-01, -1.3789062e+00, -2.34375e-01, 6.2109375e-01], [-7.5e-01, -1.3789062e+00, -2.34375e-01, 6.2109375e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @broadcast_to() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.broadcast_to %arg0, %2 : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @broadcast_to_dynamic() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in0c = tensor.cast %in0 : tensor<4xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.broadcast_to %arg0, %2 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @expand_as() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %in1 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.aten.expand_as %arg0, %arg1 : !torch.vtensor<[4],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @expand_as_dynamic() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in0c = tensor.cast %in0 : tensor<4xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in1c = tensor.cast %in1 : tensor<3x4xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.aten.expand_as %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01], [-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @repeat() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1, %0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.repeat %arg0, %2 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2,2,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,2,6],f32> -> tensor<2x2x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0546875e+00, -2.7734375e-01, 1.4375e+00, 1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00, -7.3828125e-01, 3.7890625e-01, 1.6992188e+00]], [[1.0546875e+00, -2.7734375e-01, 1.4375e+00, 1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00, -7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]]> : tensor<2x2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x6xf32>
  return
}

func.func @repeat_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1, %0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.repeat %arg0, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0546875e+00, -2.7734375e-01, 1.4375e+00, 1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00, -7.3828125e-01, 3.7890625e-01, 1.6992188e+00]], [[1.0546875e+00, -2.7734375e-01, 1.4375e+00, 1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00, -7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]]> : tensor<2x2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @tile() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.tile %arg0, %1 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,6],f32> -> tensor<2x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00, 1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00, -7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x6xf32>
  return
}

func.func @tile_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.tile %arg0, %1 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00, 1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00, -7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @repeat_interleave_self_int() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.constant.none
  %3 = torch.aten.repeat_interleave.self_int %arg0, %0, %1, %2 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,6],f32> -> tensor<2x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, 1.0546875e+00, -2.7734375e-01, -2.7734375e-01, 1.4375e+00, 1.4375e+00], [-7.3828125e-01, -7.3828125e-01, 3.7890625e-01, 3.7890625e-01, 1.6992188e+00, 1.6992188e+00]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x6xf32>
  return
}

func.func @repeat_interleave_self_int_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.constant.none
  %3 = torch.aten.repeat_interleave.self_int %arg0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, 1.0546875e+00, -2.7734375e-01, -2.7734375e-01, 1.4375e+00, 1.4375e+00], [-7.3828125e-01, -7.3828125e-01, 3.7890625e-01, 3.7890625e-01, 1.6992188e+00, 1.6992188e+00]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @repeat_interleave_self_int_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.none
  %2 = torch.aten.repeat_interleave.self_int %arg0, %0, %1, %1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none -> !torch.vtensor<[18],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[18],f32> -> tensor<18xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0546875e+00, 1.0546875e+00, 1.0546875e+00, -2.7734375e-01, -2.7734375e-01, -2.7734375e-01, 1.4375e+00, 1.4375e+00, 1.4375e+00, -7.3828125e-01, -7.3828125e-01, -7.3828125e-01, 3.7890625e-01, 3.7890625e-01, 3.7890625e-01, 1.6992188e+00, 1.6992188e+00, 1.6992188e+00]> : tensor<18xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<18xf32>
  return
}

func.func @repeat_interleave_self_int_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.none
  %2 = torch.aten.repeat_interleave.self_int %arg0, %0, %1, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0546875e+00, 1.0546875e+00, 1.0546875e+00, -2.7734375e-01, -2.7734375e-01, -2.7734375e-01, 1.4375e+00, 1.4375e+00, 1.4375e+00, -7.3828125e-01, -7.3828125e-01, -7.3828125e-01, 3.7890625e-01, 3.7890625e-01, 3.7890625e-01, 1.6992188e+00, 1.6992188e+00, 1.6992188e+00]> : tensor<18xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @cat() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[-1.8671875e+00, 1.5546875e+00, -1.2734375e+00]]> : tensor<1x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<1x3xf32> -> !torch.vtensor<[1,3],f32>
  %in2 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2 : tensor<4x3xf32> -> !torch.vtensor<[4,3],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[1,3],f32>, !torch.vtensor<[4,3],f32>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.int 0
  %2 = torch.aten.cat %0, %1 : !torch.list<optional<vtensor>>, !torch.int -> !torch.vtensor<[7,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[7,3],f32> -> tensor<7x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00], [-1.8671875e+00, 1.5546875e+00, -1.2734375e+00], [1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<7x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<7x3xf32>
  return
}

func.func @cat_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[-1.8671875e+00, 1.5546875e+00, -1.2734375e+00]]> : tensor<1x3xf32>
  %in1c = tensor.cast %in1 : tensor<1x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in2 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %in2c = tensor.cast %in2 : tensor<4x3xf32> to tensor<?x?xf32>
  %in2d = util.optimization_barrier %in2c : tensor<?x?xf32>
  %arg2 = torch.torch_c.from_builtin_tensor %in2d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.int 0
  %2 = torch.aten.cat %0, %1 : !torch.list<optional<vtensor>>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00], [-1.8671875e+00, 1.5546875e+00, -1.2734375e+00], [1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<7x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @cat_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[5, -8], [5, 7]]> : tensor<2x2xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x2xi64> -> !torch.vtensor<[2,2],si64>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.int -1
  %2 = torch.aten.cat %0, %1 : !torch.list<optional<vtensor>>, !torch.int -> !torch.vtensor<[2,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,5],f32> -> tensor<2x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00, 5.0e+00, -8.0e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00, 5.0e+00, 7.0e+00]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x5xf32>
  return
}

func.func @cat_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[5, -8], [5, 7]]> : tensor<2x2xi64>
  %in1c = tensor.cast %in1 : tensor<2x2xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.int -1
  %2 = torch.aten.cat %0, %1 : !torch.list<optional<vtensor>>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00, 5.0e+00, -8.0e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00, 5.0e+00, 7.0e+00]]> : tensor<2x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @cat_case3() {
  %in0 = util.unfoldable_constant dense<> : tensor<0xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<0xf32> -> !torch.vtensor<[0],f32>
  %in1 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[0],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.int 1
  %2 = torch.aten.cat %0, %1 : !torch.list<optional<vtensor>>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @stack() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %in1 = util.unfoldable_constant dense<[[2.7734375e-01, 1.8828125e+00, 9.375e-02], [1.5429688e+00, 8.671875e-01, 3.7890625e-01]]> : tensor<2x3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %1 = torch.constant.int 1
  %2 = torch.aten.stack %0, %1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,2,3],f32> -> tensor<2x2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [2.7734375e-01, 1.8828125e+00, 9.375e-02]], [[-7.3828125e-01, 3.7890625e-01, 1.6992188e+00], [1.5429688e+00, 8.671875e-01, 3.7890625e-01]]]> : tensor<2x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x3xf32>
  return
}

func.func @stack_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[2.7734375e-01, 1.8828125e+00, 9.375e-02], [1.5429688e+00, 8.671875e-01, 3.7890625e-01]]> : tensor<2x3xf32>
  %in1c = tensor.cast %in1 : tensor<2x3xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<vtensor>
  %1 = torch.constant.int 1
  %2 = torch.aten.stack %0, %1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [2.7734375e-01, 1.8828125e+00, 9.375e-02]], [[-7.3828125e-01, 3.7890625e-01, 1.6992188e+00], [1.5429688e+00, 8.671875e-01, 3.7890625e-01]]]> : tensor<2x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @select_int() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.aten.select.int %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @select_int_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.aten.select.int %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @select_int_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int -1
  %1 = torch.aten.select.int %arg0, %0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.5390625e-01, -1.9101562e+00, 1.2929688e+00], [-1.0273438e+00, 8.6328125e-01, -4.4140625e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @select_int_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.aten.select.int %arg0, %0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-2.5390625e-01, -1.9101562e+00, 1.2929688e+00], [-1.0273438e+00, 8.6328125e-01, -4.4140625e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @slice_Tensor() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.none
  %2 = torch.aten.slice.Tensor %arg0, %0, %0, %1, %0 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[2,2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,2,4],f32> -> tensor<2x2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2x4xf32>
  return
}

func.func @slice_Tensor_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.none
  %2 = torch.aten.slice.Tensor %arg0, %0, %0, %1, %0 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @slice_Tensor_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -3
  %2 = torch.constant.int -1
  %3 = torch.constant.int 1
  %4 = torch.aten.slice.Tensor %arg0, %0, %1, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3,2],f32> -> tensor<2x3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2265625e+00, -8.28125e-01], [1.96875e+00, -1.71875e+00], [-6.6796875e-01, 1.0117188e+00]], [[-1.5703125e+00, 3.3984375e-01], [-1.890625e+00, 1.1171875e+00], [-1.3359375e+00, 7.5e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x2xf32>
  return
}

func.func @slice_Tensor_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -3
  %2 = torch.constant.int -1
  %3 = torch.constant.int 1
  %4 = torch.aten.slice.Tensor %arg0, %0, %1, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2265625e+00, -8.28125e-01], [1.96875e+00, -1.71875e+00], [-6.6796875e-01, 1.0117188e+00]], [[-1.5703125e+00, 3.3984375e-01], [-1.890625e+00, 1.1171875e+00], [-1.3359375e+00, 7.5e-01]]]> : tensor<2x3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @slice_Tensor_case3() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.constant.int 100
  %3 = torch.constant.int 2
  %4 = torch.aten.slice.Tensor %arg0, %0, %1, %2, %3 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,3],si64> -> tensor<4x3xi64>
  check.expect_eq_const(%out0, dense<[[0, 3, 4], [3, 6, -2], [8, 5, 6], [1, 9, 3]]> : tensor<4x3xi64>) : tensor<4x3xi64>
  return
}

func.func @slice_Tensor_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.constant.int 100
  %3 = torch.constant.int 2
  %4 = torch.aten.slice.Tensor %arg0, %0, %1, %2, %3 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 3, 4], [3, 6, -2], [8, 5, 6], [1, 9, 3]]> : tensor<4x3xi64>) : tensor<?x?xi64>
  return
}

func.func @slice_Tensor_case4() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 3
  %2 = torch.constant.int 1
  %3 = torch.aten.slice.Tensor %arg0, %0, %1, %2, %2 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[0,6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[0,6],si64> -> tensor<0x6xi64>
  check.expect_eq_const(%out0, dense<> : tensor<0x6xi64>) : tensor<0x6xi64>
  return
}

func.func @slice_Tensor_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 3
  %2 = torch.constant.int 1
  %3 = torch.aten.slice.Tensor %arg0, %0, %1, %2, %2 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<> : tensor<0x6xi64>) : tensor<?x?xi64>
  return
}

func.func @narrow() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int 3
  %3 = torch.aten.narrow %arg0, %0, %1, %2 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,3],si64> -> tensor<4x3xi64>
  check.expect_eq_const(%out0, dense<[[3, 4, 4], [6, 1, -2], [5, -4, 6], [9, 2, 3]]> : tensor<4x3xi64>) : tensor<4x3xi64>
  return
}

func.func @narrow_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int 3
  %3 = torch.aten.narrow %arg0, %0, %1, %2 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[3, 4, 4], [6, 1, -2], [5, -4, 6], [9, 2, 3]]> : tensor<4x3xi64>) : tensor<?x?xi64>
  return
}

func.func @split_with_sizes() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int 3
  %3 = torch.prim.ListConstruct %0, %1, %2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.split_with_sizes %arg0, %3, %0 : !torch.vtensor<[4,6],si64>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %5, %6, %7 = torch.prim.ListUnpack %4 : !torch.list<vtensor> -> !torch.vtensor<[4,1],si64>, !torch.vtensor<[4,2],si64>, !torch.vtensor<[4,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[4,1],si64> -> tensor<4x1xi64>
  check.expect_eq_const(%out0, dense<[[0], [3], [8], [1]]> : tensor<4x1xi64>) : tensor<4x1xi64>
  %out1 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[4,2],si64> -> tensor<4x2xi64>
  check.expect_eq_const(%out1, dense<[[-4, 3], [7, 6], [9, 5], [-6, 9]]> : tensor<4x2xi64>) : tensor<4x2xi64>
  %out2 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[4,3],si64> -> tensor<4x3xi64>
  check.expect_eq_const(%out2, dense<[[4, 4, -7], [1, -2, -1], [-4, 6, 4], [2, 3, -4]]> : tensor<4x3xi64>) : tensor<4x3xi64>
  return
}

func.func @split_with_sizes_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int 3
  %3 = torch.prim.ListConstruct %0, %1, %2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.split_with_sizes %arg0, %3, %0 : !torch.vtensor<[?,?],si64>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %5, %6, %7 = torch.prim.ListUnpack %4 : !torch.list<vtensor> -> !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0], [3], [8], [1]]> : tensor<4x1xi64>) : tensor<?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[-4, 3], [7, 6], [9, 5], [-6, 9]]> : tensor<4x2xi64>) : tensor<?x?xi64>
  %out2 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out2, dense<[[4, 4, -7], [1, -2, -1], [-4, 6, 4], [2, 3, -4]]> : tensor<4x3xi64>) : tensor<?x?xi64>
  return
}

func.func @split_Tensor() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 4
  %1 = torch.constant.int 1
  %2 = torch.aten.split.Tensor %arg0, %0, %1 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.int -> !torch.list<vtensor>
  %3, %4 = torch.prim.ListUnpack %2 : !torch.list<vtensor> -> !torch.vtensor<[4,4],si64>, !torch.vtensor<[4,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,4],si64> -> tensor<4x4xi64>
  check.expect_eq_const(%out0, dense<[[0, -4, 3, 4], [3, 7, 6, 1], [8, 9, 5, -4], [1, -6, 9, 2]]> : tensor<4x4xi64>) : tensor<4x4xi64>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,2],si64> -> tensor<4x2xi64>
  check.expect_eq_const(%out1, dense<[[4, -7], [-2, -1], [6, 4], [3, -4]]> : tensor<4x2xi64>) : tensor<4x2xi64>
  return
}

func.func @chunk() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 1
  %2 = torch.aten.chunk %arg0, %0, %1 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.int -> !torch.list<vtensor>
  %3, %4, %5 = torch.prim.ListUnpack %2 : !torch.list<vtensor> -> !torch.vtensor<[4,2],si64>, !torch.vtensor<[4,2],si64>, !torch.vtensor<[4,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,2],si64> -> tensor<4x2xi64>
  check.expect_eq_const(%out0, dense<[[0, -4], [3, 7], [8, 9], [1, -6]]> : tensor<4x2xi64>) : tensor<4x2xi64>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,2],si64> -> tensor<4x2xi64>
  check.expect_eq_const(%out1, dense<[[3, 4], [6, 1], [5, -4], [9, 2]]> : tensor<4x2xi64>) : tensor<4x2xi64>
  %out2 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[4,2],si64> -> tensor<4x2xi64>
  check.expect_eq_const(%out2, dense<[[4, -7], [-2, -1], [6, 4], [3, -4]]> : tensor<4x2xi64>) : tensor<4x2xi64>
  return
}

func.func @unbind_int() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.unbind.int %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.list<vtensor>
  %2, %3, %4 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  %out2 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out2, dense<[[-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @flip() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.flip %arg0, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.0273438e+00, 3.3984375e-01, -1.5703125e+00, 1.6796875e+00], [8.6328125e-01, 1.1171875e+00, -1.890625e+00, 6.953125e-01], [-4.4140625e-01, 7.5e-01, -1.3359375e+00, 1.3320312e+00]], [[-2.5390625e-01, -8.28125e-01, 1.2265625e+00, 1.7890625e+00], [-1.9101562e+00, -1.71875e+00, 1.96875e+00, 1.0664062e+00], [1.2929688e+00, 1.0117188e+00, -6.6796875e-01, -1.7695312e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @flip_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.flip %arg0, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.0273438e+00, 3.3984375e-01, -1.5703125e+00, 1.6796875e+00], [8.6328125e-01, 1.1171875e+00, -1.890625e+00, 6.953125e-01], [-4.4140625e-01, 7.5e-01, -1.3359375e+00, 1.3320312e+00]], [[-2.5390625e-01, -8.28125e-01, 1.2265625e+00, 1.7890625e+00], [-1.9101562e+00, -1.71875e+00, 1.96875e+00, 1.0664062e+00], [1.2929688e+00, 1.0117188e+00, -6.6796875e-01, -1.7695312e+00]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @roll() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.roll %arg0, %1, %3 : !torch.vtensor<[4,6],si64>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[4,6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4,6],si64> -> tensor<4x6xi64>
  check.expect_eq_const(%out0, dense<[[1, -6, 9, 2, 3, -4], [0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4]]> : tensor<4x6xi64>) : tensor<4x6xi64>
  return
}

func.func @roll_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.roll %arg0, %1, %3 : !torch.vtensor<[?,?],si64>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[1, -6, 9, 2, 3, -4], [0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4]]> : tensor<4x6xi64>) : tensor<?x?xi64>
  return
}

func.func @roll_case2() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.constant.int 0
  %5 = torch.prim.ListConstruct %3, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.aten.roll %arg0, %2, %5 : !torch.vtensor<[4,6],si64>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[4,6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[4,6],si64> -> tensor<4x6xi64>
  check.expect_eq_const(%out0, dense<[[-2, -1, 3, 7, 6, 1], [6, 4, 8, 9, 5, -4], [3, -4, 1, -6, 9, 2], [4, -7, 0, -4, 3, 4]]> : tensor<4x6xi64>) : tensor<4x6xi64>
  return
}

func.func @roll_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 2
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.constant.int 0
  %5 = torch.prim.ListConstruct %3, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.aten.roll %arg0, %2, %5 : !torch.vtensor<[?,?],si64>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-2, -1, 3, 7, 6, 1], [6, 4, 8, 9, 5, -4], [3, -4, 1, -6, 9, 2], [4, -7, 0, -4, 3, 4]]> : tensor<4x6xi64>) : tensor<?x?xi64>
  return
}

func.func @roll_case3() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 5
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %3 = torch.aten.roll %arg0, %1, %2 : !torch.vtensor<[4,6],si64>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[4,6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,6],si64> -> tensor<4x6xi64>
  check.expect_eq_const(%out0, dense<[[-6, 9, 2, 3, -4, 0], [-4, 3, 4, 4, -7, 3], [7, 6, 1, -2, -1, 8], [9, 5, -4, 6, 4, 1]]> : tensor<4x6xi64>) : tensor<4x6xi64>
  return
}

func.func @roll_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 5
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %3 = torch.aten.roll %arg0, %1, %2 : !torch.vtensor<[?,?],si64>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-6, 9, 2, 3, -4, 0], [-4, 3, 4, 4, -7, 3], [7, 6, 1, -2, -1, 8], [9, 5, -4, 6, 4, 1]]> : tensor<4x6xi64>) : tensor<?x?xi64>
  return
}

func.func @as_strided() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 6
  %4 = torch.prim.ListConstruct %3, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 1
  %6 = torch.aten.as_strided %arg0, %2, %4, %5 : !torch.vtensor<[4,6],si64>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[3,2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[3,2],si64> -> tensor<3x2xi64>
  check.expect_eq_const(%out0, dense<[[-4, 4], [7, 1], [9, -4]]> : tensor<3x2xi64>) : tensor<3x2xi64>
  return
}

func.func @as_strided_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 6
  %4 = torch.prim.ListConstruct %3, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 1
  %6 = torch.aten.as_strided %arg0, %2, %4, %5 : !torch.vtensor<[?,?],si64>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[-4, 4], [7, 1], [9, -4]]> : tensor<3x2xi64>) : tensor<?x?xi64>
  return
}

func.func @as_strided_copy() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.constant.int 4
  %5 = torch.prim.ListConstruct %3, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.none
  %7 = torch.aten.as_strided_copy %arg0, %2, %5, %6 : !torch.vtensor<[4,6],si64>, !torch.list<int>, !torch.list<int>, !torch.none -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[0, 4, 6], [-4, -7, 1]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @as_strided_copy_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 1
  %4 = torch.constant.int 4
  %5 = torch.prim.ListConstruct %3, %4 : (!torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.constant.none
  %7 = torch.aten.as_strided_copy %arg0, %2, %5, %6 : !torch.vtensor<[?,?],si64>, !torch.list<int>, !torch.list<int>, !torch.none -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %7 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 4, 6], [-4, -7, 1]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @diagonal() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.aten.diagonal %arg0, %0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4,2],f32> -> tensor<4x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 6.953125e-01], [1.2265625e+00, -1.890625e+00], [-8.28125e-01, 1.1171875e+00], [-2.5390625e-01, 8.6328125e-01]]> : tensor<4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x2xf32>
  return
}

func.func @diagonal_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.aten.diagonal %arg0, %0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 6.953125e-01], [1.2265625e+00, -1.890625e+00], [-8.28125e-01, 1.1171875e+00], [-2.5390625e-01, 8.6328125e-01]]> : tensor<4x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @diagonal_case2() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.aten.diagonal %arg0, %0, %1, %0 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  check.expect_eq_const(%out0, dense<[-4, 6, -4, 3]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @diagonal_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.aten.diagonal %arg0, %0, %1, %0 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[-4, 6, -4, 3]> : tensor<4xi64>) : tensor<?xi64>
  return
}

func.func @diagonal_case3() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int -2
  %1 = torch.constant.int 0
  %2 = torch.constant.int 1
  %3 = torch.aten.diagonal %arg0, %0, %1, %2 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2],si64> -> tensor<2xi64>
  check.expect_eq_const(%out0, dense<[8, -6]> : tensor<2xi64>) : tensor<2xi64>
  return
}

func.func @diagonal_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int -2
  %1 = torch.constant.int 0
  %2 = torch.constant.int 1
  %3 = torch.aten.diagonal %arg0, %0, %1, %2 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out0, dense<[8, -6]> : tensor<2xi64>) : tensor<?xi64>
  return
}

func.func @unfold() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 3
  %2 = torch.constant.int 2
  %3 = torch.aten.unfold %arg0, %0, %1, %2 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,2,3],si64> -> tensor<4x2x3xi64>
  check.expect_eq_const(%out0, dense<[[[0, -4, 3], [3, 4, 4]], [[3, 7, 6], [6, 1, -2]], [[8, 9, 5], [5, -4, 6]], [[1, -6, 9], [9, 2, 3]]]> : tensor<4x2x3xi64>) : tensor<4x2x3xi64>
  return
}

func.func @unfold_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 3
  %2 = torch.constant.int 2
  %3 = torch.aten.unfold %arg0, %0, %1, %2 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[0, -4, 3], [3, 4, 4]], [[3, 7, 6], [6, 1, -2]], [[8, 9, 5], [5, -4, 6]], [[1, -6, 9], [9, 2, 3]]]> : tensor<4x2x3xi64>) : tensor<?x?x?xi64>
  return
}

func.func @unfold_case2() {
  %in0 = util.unfoldable_constant dense<2.5e+00> : tensor<f32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.aten.unfold %arg0, %0, %1, %1 : !torch.vtensor<[],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[1],f32> -> tensor<1xf32>
  check.expect_almost_eq_const(%out0, dense<[2.5e+00]> : tensor<1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1xf32>
  return
}

func.func @tril() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.tril %arg0, %0 : !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],f32> -> tensor<3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 0.0e+00, 0.0e+00, 0.0e+00], [7.2265625e-01, -1.7421875e+00, 0.0e+00, 0.0e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 0.0e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x4xf32>
  return
}

func.func @tril_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.tril %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.78125e+00, 0.0e+00, 0.0e+00, 0.0e+00], [7.2265625e-01, -1.7421875e+00, 0.0e+00, 0.0e+00], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, 0.0e+00]]> : tensor<3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @triu() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.triu %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[0.0e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [0.0e+00, 0.0e+00, -1.71875e+00, -1.9101562e+00], [0.0e+00, 0.0e+00, 0.0e+00, 1.2929688e+00]], [[0.0e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [0.0e+00, 0.0e+00, 1.1171875e+00, 8.6328125e-01], [0.0e+00, 0.0e+00, 0.0e+00, -4.4140625e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @triu_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.triu %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[0.0e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [0.0e+00, 0.0e+00, -1.71875e+00, -1.9101562e+00], [0.0e+00, 0.0e+00, 0.0e+00, 1.2929688e+00]], [[0.0e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [0.0e+00, 0.0e+00, 1.1171875e+00, 8.6328125e-01], [0.0e+00, 0.0e+00, 0.0e+00, -4.4140625e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @tril_case2() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int -1
  %1 = torch.aten.tril %arg0, %0 : !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,4],i1> -> tensor<3x4xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false, false], [true, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>) : tensor<3x4xi1>
  return
}

func.func @tril_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int -1
  %1 = torch.aten.tril %arg0, %0 : !torch.vtensor<[?,?],i1>, !torch.int -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false, false], [true, false, false, false], [false, true, false, false]]> : tensor<3x4xi1>) : tensor<?x?xi1>
  return
}

func.func @pixel_shuffle() {
  %in0 = util.unfoldable_constant dense<[[[[1.8710938e+00, 1.3007812e+00, 9.7265625e-01], [-9.8046875e-01, -1.09375e+00, -1.546875e+00]], [[-1.7226562e+00, 1.5078125e+00, 1.3007812e+00], [-1.359375e+00, -8.515625e-01, -1.5429688e+00]], [[-6.6796875e-01, 2.8515625e-01, 1.4882812e+00], [1.15625e+00, 4.0234375e-01, 5.8203125e-01]], [[1.2773438e+00, -1.21875e+00, -1.2734375e+00], [1.3046875e+00, -8.125e-01, 1.8476562e+00]], [[1.421875e+00, -4.0625e-01, -1.6953125e+00], [-1.7226562e+00, 3.046875e-01, 1.25e-01]], [[1.8789062e+00, -1.53125e+00, -1.0117188e+00], [1.3867188e+00, 1.0546875e+00, 3.6328125e-01]], [[6.25e-02, 7.6171875e-01, -1.40625e-01], [-4.6484375e-01, 8.59375e-02, -1.8984375e+00]], [[3.28125e-01, 8.4765625e-01, 1.9335938e+00], [-7.265625e-01, -1.1914062e+00, -1.390625e+00]]]]> : tensor<1x8x2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x8x2x3xf32> -> !torch.vtensor<[1,8,2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.pixel_shuffle %arg0, %0 : !torch.vtensor<[1,8,2,3],f32>, !torch.int -> !torch.vtensor<[1,2,4,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[1,2,4,6],f32> -> tensor<1x2x4x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.8710938e+00, -1.7226562e+00, 1.3007812e+00, 1.5078125e+00, 9.7265625e-01, 1.3007812e+00], [-6.6796875e-01, 1.2773438e+00, 2.8515625e-01, -1.21875e+00, 1.4882812e+00, -1.2734375e+00], [-9.8046875e-01, -1.359375e+00, -1.09375e+00, -8.515625e-01, -1.546875e+00, -1.5429688e+00], [1.15625e+00, 1.3046875e+00, 4.0234375e-01, -8.125e-01, 5.8203125e-01, 1.8476562e+00]], [[1.421875e+00, 1.8789062e+00, -4.0625e-01, -1.53125e+00, -1.6953125e+00, -1.0117188e+00], [6.25e-02, 3.28125e-01, 7.6171875e-01, 8.4765625e-01, -1.40625e-01, 1.9335938e+00], [-1.7226562e+00, 1.3867188e+00, 3.046875e-01, 1.0546875e+00, 1.25e-01, 3.6328125e-01], [-4.6484375e-01, -7.265625e-01, 8.59375e-02, -1.1914062e+00, -1.8984375e+00, -1.390625e+00]]]]> : tensor<1x2x4x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x2x4x6xf32>
  return
}

func.func @pixel_shuffle_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[1.8710938e+00, 1.3007812e+00, 9.7265625e-01], [-9.8046875e-01, -1.09375e+00, -1.546875e+00]], [[-1.7226562e+00, 1.5078125e+00, 1.3007812e+00], [-1.359375e+00, -8.515625e-01, -1.5429688e+00]], [[-6.6796875e-01, 2.8515625e-01, 1.4882812e+00], [1.15625e+00, 4.0234375e-01, 5.8203125e-01]], [[1.2773438e+00, -1.21875e+00, -1.2734375e+00], [1.3046875e+00, -8.125e-01, 1.8476562e+00]], [[1.421875e+00, -4.0625e-01, -1.6953125e+00], [-1.7226562e+00, 3.046875e-01, 1.25e-01]], [[1.8789062e+00, -1.53125e+00, -1.0117188e+00], [1.3867188e+00, 1.0546875e+00, 3.6328125e-01]], [[6.25e-02, 7.6171875e-01, -1.40625e-01], [-4.6484375e-01, 8.59375e-02, -1.8984375e+00]], [[3.28125e-01, 8.4765625e-01, 1.9335938e+00], [-7.265625e-01, -1.1914062e+00, -1.390625e+00]]]]> : tensor<1x8x2x3xf32>
  %in0c = tensor.cast %in0 : tensor<1x8x2x3xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.pixel_shuffle %arg0, %0 : !torch.vtensor<[?,?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[1.8710938e+00, -1.7226562e+00, 1.3007812e+00, 1.5078125e+00, 9.7265625e-01, 1.3007812e+00], [-6.6796875e-01, 1.2773438e+00, 2.8515625e-01, -1.21875e+00, 1.4882812e+00, -1.2734375e+00], [-9.8046875e-01, -1.359375e+00, -1.09375e+00, -8.515625e-01, -1.546875e+00, -1.5429688e+00], [1.15625e+00, 1.3046875e+00, 4.0234375e-01, -8.125e-01, 5.8203125e-01, 1.8476562e+00]], [[1.421875e+00, 1.8789062e+00, -4.0625e-01, -1.53125e+00, -1.6953125e+00, -1.0117188e+00], [6.25e-02, 3.28125e-01, 7.6171875e-01, 8.4765625e-01, -1.40625e-01, 1.9335938e+00], [-1.7226562e+00, 1.3867188e+00, 3.046875e-01, 1.0546875e+00, 1.25e-01, 3.6328125e-01], [-4.6484375e-01, -7.265625e-01, 8.59375e-02, -1.1914062e+00, -1.8984375e+00, -1.390625e+00]]]]> : tensor<1x2x4x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @pixel_unshuffle() {
  %in0 = util.unfoldable_constant dense<[[[[5.46875e-01, -7.734375e-01, -5.5078125e-01, -1.9609375e+00, 1.6796875e+00, 1.9296875e+00], [8.59375e-02, -1.671875e+00, -1.5703125e+00, -1.7148438e+00, -3.28125e-01, 4.140625e-01], [-2.1875e-01, 7.1875e-01, -9.21875e-01, -1.4609375e+00, -6.6015625e-01, -1.3671875e+00], [3.0859375e-01, -4.375e-01, 3.828125e-01, 1.5429688e+00, -1.4023438e+00, -2.34375e-01]], [[7.8125e-03, 8.7109375e-01, -3.9453125e-01, -1.9804688e+00, -1.0546875e-01, -1.75e+00], [5.2734375e-01, -1.7265625e+00, 7.3828125e-01, 9.765625e-01, -1.3203125e+00, 8.046875e-01], [-8.3984375e-01, -1.6015625e-01, 1.453125e+00, 6.875e-01, 4.5703125e-01, -1.9804688e+00], [-1.9492188e+00, 7.1484375e-01, 1.1992188e+00, -1.7421875e+00, 1.4179688e+00, 1.2890625e+00]]]]> : tensor<1x2x4x6xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x4x6xf32> -> !torch.vtensor<[1,2,4,6],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.pixel_unshuffle %arg0, %0 : !torch.vtensor<[1,2,4,6],f32>, !torch.int -> !torch.vtensor<[1,8,2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[1,8,2,3],f32> -> tensor<1x8x2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[5.46875e-01, -5.5078125e-01, 1.6796875e+00], [-2.1875e-01, -9.21875e-01, -6.6015625e-01]], [[-7.734375e-01, -1.9609375e+00, 1.9296875e+00], [7.1875e-01, -1.4609375e+00, -1.3671875e+00]], [[8.59375e-02, -1.5703125e+00, -3.28125e-01], [3.0859375e-01, 3.828125e-01, -1.4023438e+00]], [[-1.671875e+00, -1.7148438e+00, 4.140625e-01], [-4.375e-01, 1.5429688e+00, -2.34375e-01]], [[7.8125e-03, -3.9453125e-01, -1.0546875e-01], [-8.3984375e-01, 1.453125e+00, 4.5703125e-01]], [[8.7109375e-01, -1.9804688e+00, -1.75e+00], [-1.6015625e-01, 6.875e-01, -1.9804688e+00]], [[5.2734375e-01, 7.3828125e-01, -1.3203125e+00], [-1.9492188e+00, 1.1992188e+00, 1.4179688e+00]], [[-1.7265625e+00, 9.765625e-01, 8.046875e-01], [7.1484375e-01, -1.7421875e+00, 1.2890625e+00]]]]> : tensor<1x8x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x8x2x3xf32>
  return
}

func.func @pixel_unshuffle_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[5.46875e-01, -7.734375e-01, -5.5078125e-01, -1.9609375e+00, 1.6796875e+00, 1.9296875e+00], [8.59375e-02, -1.671875e+00, -1.5703125e+00, -1.7148438e+00, -3.28125e-01, 4.140625e-01], [-2.1875e-01, 7.1875e-01, -9.21875e-01, -1.4609375e+00, -6.6015625e-01, -1.3671875e+00], [3.0859375e-01, -4.375e-01, 3.828125e-01, 1.5429688e+00, -1.4023438e+00, -2.34375e-01]], [[7.8125e-03, 8.7109375e-01, -3.9453125e-01, -1.9804688e+00, -1.0546875e-01, -1.75e+00], [5.2734375e-01, -1.7265625e+00, 7.3828125e-01, 9.765625e-01, -1.3203125e+00, 8.046875e-01], [-8.3984375e-01, -1.6015625e-01, 1.453125e+00, 6.875e-01, 4.5703125e-01, -1.9804688e+00], [-1.9492188e+00, 7.1484375e-01, 1.1992188e+00, -1.7421875e+00, 1.4179688e+00, 1.2890625e+00]]]]> : tensor<1x2x4x6xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x4x6xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.pixel_unshuffle %arg0, %0 : !torch.vtensor<[?,?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[5.46875e-01, -5.5078125e-01, 1.6796875e+00], [-2.1875e-01, -9.21875e-01, -6.6015625e-01]], [[-7.734375e-01, -1.9609375e+00, 1.9296875e+00], [7.1875e-01, -1.4609375e+00, -1.3671875e+00]], [[8.59375e-02, -1.5703125e+00, -3.28125e-01], [3.0859375e-01, 3.828125e-01, -1.4023438e+00]], [[-1.671875e+00, -1.7148438e+00, 4.140625e-01], [-4.375e-01, 1.5429688e+00, -2.34375e-01]], [[7.8125e-03, -3.9453125e-01, -1.0546875e-01], [-8.3984375e-01, 1.453125e+00, 4.5703125e-01]], [[8.7109375e-01, -1.9804688e+00, -1.75e+00], [-1.6015625e-01, 6.875e-01, -1.9804688e+00]], [[5.2734375e-01, 7.3828125e-01, -1.3203125e+00], [-1.9492188e+00, 1.1992188e+00, 1.4179688e+00]], [[-1.7265625e+00, 9.765625e-01, 8.046875e-01], [7.1484375e-01, -1.7421875e+00, 1.2890625e+00]]]]> : tensor<1x8x2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @channel_shuffle() {
  %in0 = util.unfoldable_constant dense<[[[[-1.265625e+00, -1.5976562e+00], [-1.4414062e+00, -1.2109375e-01]], [[7.96875e-01, 8.984375e-01], [1.78125e+00, -1.9296875e+00]], [[1.953125e+00, -1.4453125e+00], [-1.015625e+00, -1.6757812e+00]], [[1.0625e+00, -1.7226562e+00], [-1.4023438e+00, 1.6914062e+00]]]]> : tensor<1x4x2x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x4x2x2xf32> -> !torch.vtensor<[1,4,2,2],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.channel_shuffle %arg0, %0 : !torch.vtensor<[1,4,2,2],f32>, !torch.int -> !torch.vtensor<[1,4,2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[1,4,2,2],f32> -> tensor<1x4x2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.265625e+00, -1.5976562e+00], [-1.4414062e+00, -1.2109375e-01]], [[1.953125e+00, -1.4453125e+00], [-1.015625e+00, -1.6757812e+00]], [[7.96875e-01, 8.984375e-01], [1.78125e+00, -1.9296875e+00]], [[1.0625e+00, -1.7226562e+00], [-1.4023438e+00, 1.6914062e+00]]]]> : tensor<1x4x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x4x2x2xf32>
  return
}

func.func @channel_shuffle_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-1.265625e+00, -1.5976562e+00], [-1.4414062e+00, -1.2109375e-01]], [[7.96875e-01, 8.984375e-01], [1.78125e+00, -1.9296875e+00]], [[1.953125e+00, -1.4453125e+00], [-1.015625e+00, -1.6757812e+00]], [[1.0625e+00, -1.7226562e+00], [-1.4023438e+00, 1.6914062e+00]]]]> : tensor<1x4x2x2xf32>
  %in0c = tensor.cast %in0 : tensor<1x4x2x2xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.channel_shuffle %arg0, %0 : !torch.vtensor<[?,?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-1.265625e+00, -1.5976562e+00], [-1.4414062e+00, -1.2109375e-01]], [[1.953125e+00, -1.4453125e+00], [-1.015625e+00, -1.6757812e+00]], [[7.96875e-01, 8.984375e-01], [1.78125e+00, -1.9296875e+00]], [[1.0625e+00, -1.7226562e+00], [-1.4023438e+00, 1.6914062e+00]]]]> : tensor<1x4x2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @_to_copy() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,4],si64> -> tensor<2x3x4xi64>
  check.expect_eq_const(%out0, dense<[[[1, 1, 0, 0], [1, 1, -1, -1], [-1, 0, 1, 1]], [[1, -1, 0, -1], [0, -1, 1, 0], [1, -1, 0, 0]]]> : tensor<2x3x4xi64>) : tensor<2x3x4xi64>
  return
}

func.func @_to_copy_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[1, 1, 0, 0], [1, 1, -1, -1], [-1, 0, 1, 1]], [[1, -1, 0, -1], [0, -1, 1, 0], [1, -1, 0, 0]]]> : tensor<2x3x4xi64>) : tensor<?x?x?xi64>
  return
}

func.func @_to_copy_case2() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 5
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[4,6],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[4,6],f16>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4,6],f16> -> tensor<4x6xf16>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, -4.0e+00, 3.0e+00, 4.0e+00, 4.0e+00, -7.0e+00], [3.0e+00, 7.0e+00, 6.0e+00, 1.0e+00, -2.0e+00, -1.0e+00], [8.0e+00, 9.0e+00, 5.0e+00, -4.0e+00, 6.0e+00, 4.0e+00], [1.0e+00, -6.0e+00, 9.0e+00, 2.0e+00, 3.0e+00, -4.0e+00]]> : tensor<4x6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<4x6xf16>
  return
}

func.func @_to_copy_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 5
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f16>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f16> -> tensor<?x?xf16>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, -4.0e+00, 3.0e+00, 4.0e+00, 4.0e+00, -7.0e+00], [3.0e+00, 7.0e+00, 6.0e+00, 1.0e+00, -2.0e+00, -1.0e+00], [8.0e+00, 9.0e+00, 5.0e+00, -4.0e+00, 6.0e+00, 4.0e+00], [1.0e+00, -6.0e+00, 9.0e+00, 2.0e+00, 3.0e+00, -4.0e+00]]> : tensor<4x6xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?x?xf16>
  return
}

func.func @_to_copy_case3() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 5.0e-01, -2.0e+00]> : tensor<3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 11
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3],i1> -> tensor<3xi1>
  check.expect_eq_const(%out0, dense<[false, true, true]> : tensor<3xi1>) : tensor<3xi1>
  return
}

func.func @_to_copy_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 5.0e-01, -2.0e+00]> : tensor<3xf32>
  %in0c = tensor.cast %in0 : tensor<3xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 11
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, true, true]> : tensor<3xi1>) : tensor<?xi1>
  return
}

func.func @_to_copy_case4() {
  %in0 = util.unfoldable_constant dense<[65, 150, 117, 19]> : tensor<4xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xi8> -> !torch.vtensor<[4],ui8>
  %0 = torch.constant.int 3
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[4],ui8>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[4],si32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],si32> -> tensor<4xi32>
  check.expect_eq_const(%out0, dense<[65, 150, 117, 19]> : tensor<4xi32>) : tensor<4xi32>
  return
}

func.func @_to_copy_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[65, 150, 117, 19]> : tensor<4xi8>
  %in0c = tensor.cast %in0 : tensor<4xi8> to tensor<?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %0 = torch.constant.int 3
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?],ui8>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],si32> -> tensor<?xi32>
  check.expect_eq_const(%out0, dense<[65, 150, 117, 19]> : tensor<4xi32>) : tensor<?xi32>
  return
}

func.func @_to_copy_case5() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4xf32> -> !torch.vtensor<[4],f32>
  %0 = torch.constant.int 15
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[4],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[4],bf16>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],bf16> -> tensor<4xbf16>
  check.expect_almost_eq_const(%out0, dense<[-8.6e-01, -1.55e+00, 1.51e+00, -9.18e-01]> : tensor<4xbf16>, atol 2.0e-02, rtol 2.0e-02) : tensor<4xbf16>
  return
}

func.func @_to_copy_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[-8.59375e-01, -1.5507812e+00, 1.5078125e+00, -9.1796875e-01]> : tensor<4xf32>
  %in0c = tensor.cast %in0 : tensor<4xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 15
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten._to_copy %arg0, %0, %1, %1, %1, %2, %1 : !torch.vtensor<[?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?],bf16>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],bf16> -> tensor<?xbf16>
  check.expect_almost_eq_const(%out0, dense<[-8.6e-01, -1.55e+00, 1.51e+00, -9.18e-01]> : tensor<4xbf16>, atol 2.0e-02, rtol 2.0e-02) : tensor<?xbf16>
  return
}

func.func @to_dtype() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 7
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.to.dtype %arg0, %0, %1, %1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3,4],f64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,4],f64> -> tensor<2x3x4xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.06640625e+00, 1.96875e+00, -1.71875e+00, -1.91015625e+00], [-1.76953125e+00, -6.6796875e-01, 1.01171875e+00, 1.29296875e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.02734375e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.33203125e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<2x3x4xf64>
  return
}

func.func @to_dtype_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 7
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.to.dtype %arg0, %0, %1, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?],f64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f64> -> tensor<?x?x?xf64>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.06640625e+00, 1.96875e+00, -1.71875e+00, -1.91015625e+00], [-1.76953125e+00, -6.6796875e-01, 1.01171875e+00, 1.29296875e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.02734375e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.33203125e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<?x?x?xf64>
  return
}

func.func @type_as() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.aten.type_as %arg0, %arg1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[4,6],si64> -> !torch.vtensor<[2,3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[2,3,4],si64> -> tensor<2x3x4xi64>
  check.expect_eq_const(%out0, dense<[[[1, 1, 0, 0], [1, 1, -1, -1], [-1, 0, 1, 1]], [[1, -1, 0, -1], [0, -1, 1, 0], [1, -1, 0, 0]]]> : tensor<2x3x4xi64>) : tensor<2x3x4xi64>
  return
}

func.func @type_as_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in1c = tensor.cast %in1 : tensor<4x6xi64> to tensor<?x?xi64>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xi64>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.aten.type_as %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[1, 1, 0, 0], [1, 1, -1, -1], [-1, 0, 1, 1]], [[1, -1, 0, -1], [0, -1, 1, 0], [1, -1, 0, 0]]]> : tensor<2x3x4xi64>) : tensor<?x?x?xi64>
  return
}

func.func @convert_element_type() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 6
  %1 = torch.prims.convert_element_type %arg0, %0 : !torch.vtensor<[4,6],si64>, !torch.int -> !torch.vtensor<[4,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[4,6],f32> -> tensor<4x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, -4.0e+00, 3.0e+00, 4.0e+00, 4.0e+00, -7.0e+00], [3.0e+00, 7.0e+00, 6.0e+00, 1.0e+00, -2.0e+00, -1.0e+00], [8.0e+00, 9.0e+00, 5.0e+00, -4.0e+00, 6.0e+00, 4.0e+00], [1.0e+00, -6.0e+00, 9.0e+00, 2.0e+00, 3.0e+00, -4.0e+00]]> : tensor<4x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x6xf32>
  return
}

func.func @convert_element_type_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 6
  %1 = torch.prims.convert_element_type %arg0, %0 : !torch.vtensor<[?,?],si64>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, -4.0e+00, 3.0e+00, 4.0e+00, 4.0e+00, -7.0e+00], [3.0e+00, 7.0e+00, 6.0e+00, 1.0e+00, -2.0e+00, -1.0e+00], [8.0e+00, 9.0e+00, 5.0e+00, -4.0e+00, 6.0e+00, 4.0e+00], [1.0e+00, -6.0e+00, 9.0e+00, 2.0e+00, 3.0e+00, -4.0e+00]]> : tensor<4x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @meshgrid_indexing() {
  %in0 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2],f32>, !torch.vtensor<[3],f32>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.str "ij"
  %2 = torch.aten.meshgrid.indexing %0, %1 : !torch.list<optional<vtensor>>, !torch.str -> !torch.list<vtensor>
  %3, %4 = torch.prim.ListUnpack %2 : !torch.list<vtensor> -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5664062e+00, 1.5664062e+00, 1.5664062e+00], [-1.7617188e+00, -1.7617188e+00, -1.7617188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.8789062e+00, 4.609375e-01, -8.0859375e-01], [1.8789062e+00, 4.609375e-01, -8.0859375e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @meshgrid_indexing_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %in0c = tensor.cast %in0 : tensor<2xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.str "ij"
  %2 = torch.aten.meshgrid.indexing %0, %1 : !torch.list<optional<vtensor>>, !torch.str -> !torch.list<vtensor>
  %3, %4 = torch.prim.ListUnpack %2 : !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5664062e+00, 1.5664062e+00, 1.5664062e+00], [-1.7617188e+00, -1.7617188e+00, -1.7617188e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.8789062e+00, 4.609375e-01, -8.0859375e-01], [1.8789062e+00, 4.609375e-01, -8.0859375e-01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @meshgrid_indexing_case2() {
  %in0 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2],f32>, !torch.vtensor<[3],f32>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.str "xy"
  %2 = torch.aten.meshgrid.indexing %0, %1 : !torch.list<optional<vtensor>>, !torch.str -> !torch.list<vtensor>
  %3, %4 = torch.prim.ListUnpack %2 : !torch.list<vtensor> -> !torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[3,2],f32> -> tensor<3x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5664062e+00, -1.7617188e+00], [1.5664062e+00, -1.7617188e+00], [1.5664062e+00, -1.7617188e+00]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x2xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3,2],f32> -> tensor<3x2xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.8789062e+00, 1.8789062e+00], [4.609375e-01, 4.609375e-01], [-8.0859375e-01, -8.0859375e-01]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x2xf32>
  return
}

func.func @meshgrid_indexing_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.5664062e+00, -1.7617188e+00]> : tensor<2xf32>
  %in0c = tensor.cast %in0 : tensor<2xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %in1 = util.unfoldable_constant dense<[1.8789062e+00, 4.609375e-01, -8.0859375e-01]> : tensor<3xf32>
  %in1c = tensor.cast %in1 : tensor<3xf32> to tensor<?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) -> !torch.list<optional<vtensor>>
  %1 = torch.constant.str "xy"
  %2 = torch.aten.meshgrid.indexing %0, %1 : !torch.list<optional<vtensor>>, !torch.str -> !torch.list<vtensor>
  %3, %4 = torch.prim.ListUnpack %2 : !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5664062e+00, -1.7617188e+00], [1.5664062e+00, -1.7617188e+00], [1.5664062e+00, -1.7617188e+00]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[1.8789062e+00, 1.8789062e+00], [4.609375e-01, 4.609375e-01], [-8.0859375e-01, -8.0859375e-01]]> : tensor<3x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @constant_pad_nd() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.float 1.5
  %4 = torch.aten.constant_pad_nd %arg0, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[2,3,7],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3,7],f32> -> tensor<2x3x7xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, 1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.5e+00, 1.5e+00], [1.5e+00, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00, 1.5e+00, 1.5e+00], [1.5e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00, 1.5e+00, 1.5e+00]], [[1.5e+00, 1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 1.5e+00, 1.5e+00], [1.5e+00, 6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.5e+00, 1.5e+00], [1.5e+00, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01, 1.5e+00, 1.5e+00]]]> : tensor<2x3x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x7xf32>
  return
}

func.func @constant_pad_nd_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.float 1.5
  %4 = torch.aten.constant_pad_nd %arg0, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.5e+00, 1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01, 1.5e+00, 1.5e+00], [1.5e+00, 1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00, 1.5e+00, 1.5e+00], [1.5e+00, -1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00, 1.5e+00, 1.5e+00]], [[1.5e+00, 1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00, 1.5e+00, 1.5e+00], [1.5e+00, 6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01, 1.5e+00, 1.5e+00], [1.5e+00, 1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01, 1.5e+00, 1.5e+00]]]> : tensor<2x3x7xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @constant_pad_nd_case2() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x6xi64> -> !torch.vtensor<[4,6],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int -1
  %2 = torch.constant.int -2
  %3 = torch.constant.int 3
  %4 = torch.prim.ListConstruct %0, %1, %2, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 0
  %6 = torch.aten.constant_pad_nd %arg0, %4, %5 : !torch.vtensor<[4,6],si64>, !torch.list<int>, !torch.int -> !torch.vtensor<[5,6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[5,6],si64> -> tensor<5x6xi64>
  check.expect_eq_const(%out0, dense<[[0, 8, 9, 5, -4, 6], [0, 1, -6, 9, 2, 3], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]> : tensor<5x6xi64>) : tensor<5x6xi64>
  return
}

func.func @constant_pad_nd_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0, -4, 3, 4, 4, -7], [3, 7, 6, 1, -2, -1], [8, 9, 5, -4, 6, 4], [1, -6, 9, 2, 3, -4]]> : tensor<4x6xi64>
  %in0c = tensor.cast %in0 : tensor<4x6xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.int -1
  %2 = torch.constant.int -2
  %3 = torch.constant.int 3
  %4 = torch.prim.ListConstruct %0, %1, %2, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.constant.int 0
  %6 = torch.aten.constant_pad_nd %arg0, %4, %5 : !torch.vtensor<[?,?],si64>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %6 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 8, 9, 5, -4, 6], [0, 1, -6, 9, 2, 3], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]> : tensor<5x6xi64>) : tensor<?x?xi64>
  return
}

func.func @constant_pad_nd_case3() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.aten.constant_pad_nd %arg0, %1, %2 : !torch.vtensor<[2,3],i1>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,5],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,5],i1> -> tensor<2x5xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, true, true], [true, true, true, true, true]]> : tensor<2x5xi1>) : tensor<2x5xi1>
  return
}

func.func @constant_pad_nd_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in0c = tensor.cast %in0 : tensor<2x3xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.aten.constant_pad_nd %arg0, %1, %2 : !torch.vtensor<[?,?],i1>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, true, true], [true, true, true, true, true]]> : tensor<2x5xi1>) : tensor<?x?xi1>
  return
}

func.func @reflection_pad1d() {
  %in0 = util.unfoldable_constant dense<[[-5.5859375e-01, 7.3828125e-01, -6.71875e-01, 1.609375e+00, -2.1484375e-01], [1.015625e+00, 1.6289062e+00, 5.1171875e-01, 1.7929688e+00, -5.859375e-02]]> : tensor<2x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x5xf32> -> !torch.vtensor<[2,5],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.reflection_pad1d %arg0, %2 : !torch.vtensor<[2,5],f32>, !torch.list<int> -> !torch.vtensor<[2,8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,8],f32> -> tensor<2x8xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.71875e-01, 7.3828125e-01, -5.5859375e-01, 7.3828125e-01, -6.71875e-01, 1.609375e+00, -2.1484375e-01, 1.609375e+00], [5.1171875e-01, 1.6289062e+00, 1.015625e+00, 1.6289062e+00, 5.1171875e-01, 1.7929688e+00, -5.859375e-02, 1.7929688e+00]]> : tensor<2x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x8xf32>
  return
}

func.func @reflection_pad1d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-5.5859375e-01, 7.3828125e-01, -6.71875e-01, 1.609375e+00, -2.1484375e-01], [1.015625e+00, 1.6289062e+00, 5.1171875e-01, 1.7929688e+00, -5.859375e-02]]> : tensor<2x5xf32>
  %in0c = tensor.cast %in0 : tensor<2x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.reflection_pad1d %arg0, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-6.71875e-01, 7.3828125e-01, -5.5859375e-01, 7.3828125e-01, -6.71875e-01, 1.609375e+00, -2.1484375e-01, 1.609375e+00], [5.1171875e-01, 1.6289062e+00, 1.015625e+00, 1.6289062e+00, 5.1171875e-01, 1.7929688e+00, -5.859375e-02, 1.7929688e+00]]> : tensor<2x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @reflection_pad2d() {
  %in0 = util.unfoldable_constant dense<[[[2.109375e-01, 1.421875e+00, -1.5507812e+00, 1.8085938e+00, -1.7148438e+00], [-4.453125e-01, 8.59375e-02, 3.1640625e-01, -1.7226562e+00, -1.4804688e+00], [-1.7070312e+00, -1.2421875e+00, -7.8125e-03, -8.3203125e-01, 1.671875e+00], [1.6523438e+00, -2.2265625e-01, -6.25e-02, 1.4414062e+00, -7.578125e-01]]]> : tensor<1x4x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x4x5xf32> -> !torch.vtensor<[1,4,5],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1, %1, %0 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.reflection_pad2d %arg0, %2 : !torch.vtensor<[1,4,5],f32>, !torch.list<int> -> !torch.vtensor<[1,7,8],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1,7,8],f32> -> tensor<1x7x8xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.2421875e+00, -1.7070312e+00, -1.2421875e+00, -7.8125e-03, -8.3203125e-01, 1.671875e+00, -8.3203125e-01, -7.8125e-03], [8.59375e-02, -4.453125e-01, 8.59375e-02, 3.1640625e-01, -1.7226562e+00, -1.4804688e+00, -1.7226562e+00, 3.1640625e-01], [1.421875e+00, 2.109375e-01, 1.421875e+00, -1.5507812e+00, 1.8085938e+00, -1.7148438e+00, 1.8085938e+00, -1.5507812e+00], [8.59375e-02, -4.453125e-01, 8.59375e-02, 3.1640625e-01, -1.7226562e+00, -1.4804688e+00, -1.7226562e+00, 3.1640625e-01], [-1.2421875e+00, -1.7070312e+00, -1.2421875e+00, -7.8125e-03, -8.3203125e-01, 1.671875e+00, -8.3203125e-01, -7.8125e-03], [-2.2265625e-01, 1.6523438e+00, -2.2265625e-01, -6.25e-02, 1.4414062e+00, -7.578125e-01, 1.4414062e+00, -6.25e-02], [-1.2421875e+00, -1.7070312e+00, -1.2421875e+00, -7.8125e-03, -8.3203125e-01, 1.671875e+00, -8.3203125e-01, -7.8125e-03]]]> : tensor<1x7x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x7x8xf32>
  return
}

func.func @reflection_pad2d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2.109375e-01, 1.421875e+00, -1.5507812e+00, 1.8085938e+00, -1.7148438e+00], [-4.453125e-01, 8.59375e-02, 3.1640625e-01, -1.7226562e+00, -1.4804688e+00], [-1.7070312e+00, -1.2421875e+00, -7.8125e-03, -8.3203125e-01, 1.671875e+00], [1.6523438e+00, -2.2265625e-01, -6.25e-02, 1.4414062e+00, -7.578125e-01]]]> : tensor<1x4x5xf32>
  %in0c = tensor.cast %in0 : tensor<1x4x5xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1, %1, %0 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.reflection_pad2d %arg0, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[-1.2421875e+00, -1.7070312e+00, -1.2421875e+00, -7.8125e-03, -8.3203125e-01, 1.671875e+00, -8.3203125e-01, -7.8125e-03], [8.59375e-02, -4.453125e-01, 8.59375e-02, 3.1640625e-01, -1.7226562e+00, -1.4804688e+00, -1.7226562e+00, 3.1640625e-01], [1.421875e+00, 2.109375e-01, 1.421875e+00, -1.5507812e+00, 1.8085938e+00, -1.7148438e+00, 1.8085938e+00, -1.5507812e+00], [8.59375e-02, -4.453125e-01, 8.59375e-02, 3.1640625e-01, -1.7226562e+00, -1.4804688e+00, -1.7226562e+00, 3.1640625e-01], [-1.2421875e+00, -1.7070312e+00, -1.2421875e+00, -7.8125e-03, -8.3203125e-01, 1.671875e+00, -8.3203125e-01, -7.8125e-03], [-2.2265625e-01, 1.6523438e+00, -2.2265625e-01, -6.25e-02, 1.4414062e+00, -7.578125e-01, 1.4414062e+00, -6.25e-02], [-1.2421875e+00, -1.7070312e+00, -1.2421875e+00, -7.8125e-03, -8.3203125e-01, 1.671875e+00, -8.3203125e-01, -7.8125e-03]]]> : tensor<1x7x8xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @reflection_pad3d() {
  %in0 = util.unfoldable_constant dense<[[[[3.4375e-01, 6.5234375e-01, 9.4140625e-01, -1.7734375e+00], [1.8671875e+00, 7.734375e-01, 7.421875e-02, 8.828125e-01], [-1.9726562e+00, -8.0078125e-01, -6.015625e-01, 8.59375e-02]], [[-1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01], [1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00], [-1.0390625e+00, 6.7578125e-01, 1.3632812e+00, 1.0234375e+00]], [[-1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00], [-1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00], [-3.7109375e-01, 1.3046875e+00, -1.5078125e+00, -1.9882812e+00]]]]> : tensor<1x3x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x3x3x4xf32> -> !torch.vtensor<[1,3,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %0, %0, %1, %1, %0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.reflection_pad3d %arg0, %2 : !torch.vtensor<[1,3,3,4],f32>, !torch.list<int> -> !torch.vtensor<[1,6,6,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1,6,6,6],f32> -> tensor<1x6x6x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.328125e-01, -1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00, 1.6601562e+00], [-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.3046875e+00, -3.7109375e-01, 1.3046875e+00, -1.5078125e+00, -1.9882812e+00, -1.5078125e+00], [-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.328125e-01, -1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00, 1.6601562e+00]], [[1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [6.7578125e-01, -1.0390625e+00, 6.7578125e-01, 1.3632812e+00, 1.0234375e+00, 1.3632812e+00], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01]], [[7.734375e-01, 1.8671875e+00, 7.734375e-01, 7.421875e-02, 8.828125e-01, 7.421875e-02], [6.5234375e-01, 3.4375e-01, 6.5234375e-01, 9.4140625e-01, -1.7734375e+00, 9.4140625e-01], [7.734375e-01, 1.8671875e+00, 7.734375e-01, 7.421875e-02, 8.828125e-01, 7.421875e-02], [-8.0078125e-01, -1.9726562e+00, -8.0078125e-01, -6.015625e-01, 8.59375e-02, -6.015625e-01], [7.734375e-01, 1.8671875e+00, 7.734375e-01, 7.421875e-02, 8.828125e-01, 7.421875e-02], [6.5234375e-01, 3.4375e-01, 6.5234375e-01, 9.4140625e-01, -1.7734375e+00, 9.4140625e-01]], [[1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [6.7578125e-01, -1.0390625e+00, 6.7578125e-01, 1.3632812e+00, 1.0234375e+00, 1.3632812e+00], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01]], [[-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.328125e-01, -1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00, 1.6601562e+00], [-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.3046875e+00, -3.7109375e-01, 1.3046875e+00, -1.5078125e+00, -1.9882812e+00, -1.5078125e+00], [-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.328125e-01, -1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00, 1.6601562e+00]], [[1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [6.7578125e-01, -1.0390625e+00, 6.7578125e-01, 1.3632812e+00, 1.0234375e+00, 1.3632812e+00], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01]]]]> : tensor<1x6x6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x6x6x6xf32>
  return
}

func.func @reflection_pad3d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[3.4375e-01, 6.5234375e-01, 9.4140625e-01, -1.7734375e+00], [1.8671875e+00, 7.734375e-01, 7.421875e-02, 8.828125e-01], [-1.9726562e+00, -8.0078125e-01, -6.015625e-01, 8.59375e-02]], [[-1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01], [1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00], [-1.0390625e+00, 6.7578125e-01, 1.3632812e+00, 1.0234375e+00]], [[-1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00], [-1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00], [-3.7109375e-01, 1.3046875e+00, -1.5078125e+00, -1.9882812e+00]]]]> : tensor<1x3x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<1x3x3x4xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %0, %0, %1, %1, %0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.reflection_pad3d %arg0, %2 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.328125e-01, -1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00, 1.6601562e+00], [-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.3046875e+00, -3.7109375e-01, 1.3046875e+00, -1.5078125e+00, -1.9882812e+00, -1.5078125e+00], [-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.328125e-01, -1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00, 1.6601562e+00]], [[1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [6.7578125e-01, -1.0390625e+00, 6.7578125e-01, 1.3632812e+00, 1.0234375e+00, 1.3632812e+00], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01]], [[7.734375e-01, 1.8671875e+00, 7.734375e-01, 7.421875e-02, 8.828125e-01, 7.421875e-02], [6.5234375e-01, 3.4375e-01, 6.5234375e-01, 9.4140625e-01, -1.7734375e+00, 9.4140625e-01], [7.734375e-01, 1.8671875e+00, 7.734375e-01, 7.421875e-02, 8.828125e-01, 7.421875e-02], [-8.0078125e-01, -1.9726562e+00, -8.0078125e-01, -6.015625e-01, 8.59375e-02, -6.015625e-01], [7.734375e-01, 1.8671875e+00, 7.734375e-01, 7.421875e-02, 8.828125e-01, 7.421875e-02], [6.5234375e-01, 3.4375e-01, 6.5234375e-01, 9.4140625e-01, -1.7734375e+00, 9.4140625e-01]], [[1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [6.7578125e-01, -1.0390625e+00, 6.7578125e-01, 1.3632812e+00, 1.0234375e+00, 1.3632812e+00], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01]], [[-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.328125e-01, -1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00, 1.6601562e+00], [-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.3046875e+00, -3.7109375e-01, 1.3046875e+00, -1.5078125e+00, -1.9882812e+00, -1.5078125e+00], [-4.140625e-01, -1.3984375e+00, -4.140625e-01, 1.3789062e+00, 1.7890625e+00, 1.3789062e+00], [1.328125e-01, -1.8007812e+00, 1.328125e-01, 1.6601562e+00, 1.734375e+00, 1.6601562e+00]], [[1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [6.7578125e-01, -1.0390625e+00, 6.7578125e-01, 1.3632812e+00, 1.0234375e+00, 1.3632812e+00], [1.2109375e+00, 1.0546875e+00, 1.2109375e+00, -1.4882812e+00, -1.015625e+00, -1.4882812e+00], [1.2851562e+00, -1.2890625e-01, 1.2851562e+00, 2.1875e-01, 1.4453125e-01, 2.1875e-01]]]]> : tensor<1x6x6x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}

func.func @replication_pad1d() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.replication_pad1d %arg0, %2 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,6],f32> -> tensor<2x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, 1.0546875e+00, 1.0546875e+00, -2.7734375e-01, 1.4375e+00, 1.4375e+00], [-7.3828125e-01, -7.3828125e-01, -7.3828125e-01, 3.7890625e-01, 1.6992188e+00, 1.6992188e+00]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x6xf32>
  return
}

func.func @replication_pad1d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.replication_pad1d %arg0, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0546875e+00, 1.0546875e+00, 1.0546875e+00, -2.7734375e-01, 1.4375e+00, 1.4375e+00], [-7.3828125e-01, -7.3828125e-01, -7.3828125e-01, 3.7890625e-01, 1.6992188e+00, 1.6992188e+00]]> : tensor<2x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @replication_pad2d() {
  %in0 = util.unfoldable_constant dense<[[[8.7890625e-01, 1.9765625e+00, 7.421875e-01], [-1.171875e-02, -1.3398438e+00, 1.9140625e-01]]]> : tensor<1x2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x3xf32> -> !torch.vtensor<[1,2,3],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int 0
  %3 = torch.constant.int 3
  %4 = torch.prim.ListConstruct %0, %1, %2, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.replication_pad2d %arg0, %4 : !torch.vtensor<[1,2,3],f32>, !torch.list<int> -> !torch.vtensor<[1,5,6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,5,6],f32> -> tensor<1x5x6xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.7890625e-01, 8.7890625e-01, 1.9765625e+00, 7.421875e-01, 7.421875e-01, 7.421875e-01], [-1.171875e-02, -1.171875e-02, -1.3398438e+00, 1.9140625e-01, 1.9140625e-01, 1.9140625e-01], [-1.171875e-02, -1.171875e-02, -1.3398438e+00, 1.9140625e-01, 1.9140625e-01, 1.9140625e-01], [-1.171875e-02, -1.171875e-02, -1.3398438e+00, 1.9140625e-01, 1.9140625e-01, 1.9140625e-01], [-1.171875e-02, -1.171875e-02, -1.3398438e+00, 1.9140625e-01, 1.9140625e-01, 1.9140625e-01]]]> : tensor<1x5x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x5x6xf32>
  return
}

func.func @replication_pad2d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[8.7890625e-01, 1.9765625e+00, 7.421875e-01], [-1.171875e-02, -1.3398438e+00, 1.9140625e-01]]]> : tensor<1x2x3xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x3xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.int 0
  %3 = torch.constant.int 3
  %4 = torch.prim.ListConstruct %0, %1, %2, %3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.replication_pad2d %arg0, %4 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.7890625e-01, 8.7890625e-01, 1.9765625e+00, 7.421875e-01, 7.421875e-01, 7.421875e-01], [-1.171875e-02, -1.171875e-02, -1.3398438e+00, 1.9140625e-01, 1.9140625e-01, 1.9140625e-01], [-1.171875e-02, -1.171875e-02, -1.3398438e+00, 1.9140625e-01, 1.9140625e-01, 1.9140625e-01], [-1.171875e-02, -1.171875e-02, -1.3398438e+00, 1.9140625e-01, 1.9140625e-01, 1.9140625e-01], [-1.171875e-02, -1.171875e-02, -1.3398438e+00, 1.9140625e-01, 1.9140625e-01, 1.9140625e-01]]]> : tensor<1x5x6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @replication_pad3d() {
  %in0 = util.unfoldable_constant dense<[[[[-3.0078125e-01, 1.6914062e+00, 1.3164062e+00], [7.6171875e-01, -6.25e-01, 1.9257812e+00]], [[-8.8671875e-01, 1.640625e-01, 8.8671875e-01], [-1.3632812e+00, -4.1796875e-01, -2.9296875e-01]]]]> : tensor<1x2x2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<1x2x2x3xf32> -> !torch.vtensor<[1,2,2,3],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %0, %0, %0, %1, %1, %2 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.replication_pad3d %arg0, %3 : !torch.vtensor<[1,2,2,3],f32>, !torch.list<int> -> !torch.vtensor<[1,4,3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[1,4,3,5],f32> -> tensor<1x4x3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-3.0078125e-01, -3.0078125e-01, 1.6914062e+00, 1.3164062e+00, 1.3164062e+00], [-3.0078125e-01, -3.0078125e-01, 1.6914062e+00, 1.3164062e+00, 1.3164062e+00], [7.6171875e-01, 7.6171875e-01, -6.25e-01, 1.9257812e+00, 1.9257812e+00]], [[-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-1.3632812e+00, -1.3632812e+00, -4.1796875e-01, -2.9296875e-01, -2.9296875e-01]], [[-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-1.3632812e+00, -1.3632812e+00, -4.1796875e-01, -2.9296875e-01, -2.9296875e-01]], [[-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-1.3632812e+00, -1.3632812e+00, -4.1796875e-01, -2.9296875e-01, -2.9296875e-01]]]]> : tensor<1x4x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x4x3x5xf32>
  return
}

func.func @replication_pad3d_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[[-3.0078125e-01, 1.6914062e+00, 1.3164062e+00], [7.6171875e-01, -6.25e-01, 1.9257812e+00]], [[-8.8671875e-01, 1.640625e-01, 8.8671875e-01], [-1.3632812e+00, -4.1796875e-01, -2.9296875e-01]]]]> : tensor<1x2x2x3xf32>
  %in0c = tensor.cast %in0 : tensor<1x2x2x3xf32> to tensor<?x?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?x?xf32> -> !torch.vtensor<[?,?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.constant.int 2
  %3 = torch.prim.ListConstruct %0, %0, %0, %1, %1, %2 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.replication_pad3d %arg0, %3 : !torch.vtensor<[?,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?,?],f32> -> tensor<?x?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[[-3.0078125e-01, -3.0078125e-01, 1.6914062e+00, 1.3164062e+00, 1.3164062e+00], [-3.0078125e-01, -3.0078125e-01, 1.6914062e+00, 1.3164062e+00, 1.3164062e+00], [7.6171875e-01, 7.6171875e-01, -6.25e-01, 1.9257812e+00, 1.9257812e+00]], [[-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-1.3632812e+00, -1.3632812e+00, -4.1796875e-01, -2.9296875e-01, -2.9296875e-01]], [[-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-1.3632812e+00, -1.3632812e+00, -4.1796875e-01, -2.9296875e-01, -2.9296875e-01]], [[-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-8.8671875e-01, -8.8671875e-01, 1.640625e-01, 8.8671875e-01, 8.8671875e-01], [-1.3632812e+00, -1.3632812e+00, -4.1796875e-01, -2.9296875e-01, -2.9296875e-01]]]]> : tensor<1x4x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?x?xf32>
  return
}
