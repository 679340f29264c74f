// Operators of torch: reductions. Written by generate.py with torch 2.15.0.

func.func @sum() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.aten.sum %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.71875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @sum_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.sum %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.71875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @sum_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi32> -> !torch.vtensor<[2,3,4],si32>
  %0 = torch.constant.none
  %1 = torch.aten.sum %arg0, %0 : !torch.vtensor<[2,3,4],si32>, !torch.none -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<-13> : tensor<i64>) : tensor<i64>
  return
}

func.func @sum_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi32> to tensor<?x?x?xi32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi32> -> !torch.vtensor<[?,?,?],si32>
  %0 = torch.constant.none
  %1 = torch.aten.sum %arg0, %0 : !torch.vtensor<[?,?,?],si32>, !torch.none -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<-13> : tensor<i64>) : tensor<i64>
  return
}

func.func @sum_case3() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.none
  %1 = torch.aten.sum %arg0, %0 : !torch.vtensor<[3,4],i1>, !torch.none -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<7> : tensor<i64>) : tensor<i64>
  return
}

func.func @sum_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.none
  %1 = torch.aten.sum %arg0, %0 : !torch.vtensor<[?,?],i1>, !torch.none -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<7> : tensor<i64>) : tensor<i64>
  return
}

func.func @sum_dim_IntList() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.sum.dim_IntList %arg0, %1, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0859375e+00, 2.5273438e+00, -1.5351562e+00, -8.7109375e-01], [3.7070312e+00, -4.796875e+00, 2.2070312e+00, -6.0546875e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @sum_dim_IntList_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.sum.dim_IntList %arg0, %1, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0859375e+00, 2.5273438e+00, -1.5351562e+00, -8.7109375e-01], [3.7070312e+00, -4.796875e+00, 2.2070312e+00, -6.0546875e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sum_dim_IntList_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.sum.dim_IntList %arg0, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,3,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,3,1],f32> -> tensor<1x3x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3554688e+00], [1.9140625e-01], [1.71875e-01]]]> : tensor<1x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x1xf32>
  return
}

func.func @sum_dim_IntList_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.sum.dim_IntList %arg0, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.3554688e+00], [1.9140625e-01], [1.71875e-01]]]> : tensor<1x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @sum_dim_IntList_case3() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.sum.dim_IntList %arg0, %0, %1, %0 : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.71875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @sum_dim_IntList_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.sum.dim_IntList %arg0, %0, %1, %0 : !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.71875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @sum_dim_IntList_case4() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.int 6
  %4 = torch.aten.sum.dim_IntList %arg0, %1, %2, %3 : !torch.vtensor<[2,3,4],si64>, !torch.list<int>, !torch.bool, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.0e+00, -7.0e+00, 1.5e+01], [1.0e+00, -1.2e+01, -1.9e+01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @sum_dim_IntList_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.int 6
  %4 = torch.aten.sum.dim_IntList %arg0, %1, %2, %3 : !torch.vtensor<[?,?,?],si64>, !torch.list<int>, !torch.bool, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[9.0e+00, -7.0e+00, 1.5e+01], [1.0e+00, -1.2e+01, -1.9e+01]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @sum_dim_IntList_case5() {
  %in0 = util.unfoldable_constant dense<2.5e+00> : tensor<f32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<f32> -> !torch.vtensor<[],f32>
  %0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.sum.dim_IntList %arg0, %1, %2, %3 : !torch.vtensor<[],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<2.5e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @sum_dim_IntList_case6() {
  %in0 = util.unfoldable_constant dense<> : tensor<2x0xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x0xf32> -> !torch.vtensor<[2,0],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.sum.dim_IntList %arg0, %1, %2, %3 : !torch.vtensor<[2,0],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @mean() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.aten.mean %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<7.1614586e-02> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @mean_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.mean %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<7.1614586e-02> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @mean_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int 6
  %1 = torch.aten.mean %arg0, %0 : !torch.vtensor<[2,3,4],si64>, !torch.int -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<-5.416667e-01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @mean_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int 6
  %1 = torch.aten.mean %arg0, %0 : !torch.vtensor<[?,?,?],si64>, !torch.int -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<-5.416667e-01> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @mean_dim() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.mean.dim %arg0, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,1,1],f32> -> tensor<2x1x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0058594e-01]], [[4.264323e-02]]]> : tensor<2x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x1x1xf32>
  return
}

func.func @mean_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.mean.dim %arg0, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0058594e-01]], [[4.264323e-02]]]> : tensor<2x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @mean_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.789e+00, 1.227e+00, -8.28e-01, -2.54e-01], [1.066e+00, 1.969e+00, -1.719e+00, -1.91e+00], [-1.77e+00, -6.68e-01, 1.012e+00, 1.293e+00]], [[1.68e+00, -1.57e+00, 3.398e-01, -1.027e+00], [6.953e-01, -1.891e+00, 1.117e+00, 8.633e-01], [1.332e+00, -1.336e+00, 7.5e-01, -4.414e-01]]]> : tensor<2x3x4xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf16> -> !torch.vtensor<[2,3,4],f16>
  %0 = torch.constant.int -1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.mean.dim %arg0, %1, %2, %3 : !torch.vtensor<[2,3,4],f16>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f16>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3],f16> -> tensor<2x3xf16>
  check.expect_almost_eq_const(%out0, dense<[[4.834e-01, -1.484e-01, -3.32e-02], [-1.445e-01, 1.963e-01, 7.62e-02]]> : tensor<2x3xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<2x3xf16>
  return
}

func.func @mean_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.789e+00, 1.227e+00, -8.28e-01, -2.54e-01], [1.066e+00, 1.969e+00, -1.719e+00, -1.91e+00], [-1.77e+00, -6.68e-01, 1.012e+00, 1.293e+00]], [[1.68e+00, -1.57e+00, 3.398e-01, -1.027e+00], [6.953e-01, -1.891e+00, 1.117e+00, 8.633e-01], [1.332e+00, -1.336e+00, 7.5e-01, -4.414e-01]]]> : tensor<2x3x4xf16>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf16> to tensor<?x?x?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf16> -> !torch.vtensor<[?,?,?],f16>
  %0 = torch.constant.int -1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.constant.none
  %4 = torch.aten.mean.dim %arg0, %1, %2, %3 : !torch.vtensor<[?,?,?],f16>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f16>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f16> -> tensor<?x?xf16>
  check.expect_almost_eq_const(%out0, dense<[[4.834e-01, -1.484e-01, -3.32e-02], [-1.445e-01, 1.963e-01, 7.62e-02]]> : tensor<2x3xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?x?xf16>
  return
}

func.func @prod() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.aten.prod %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<-3.3823247e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @prod_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.prod %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<-3.3823247e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @prod_dim_int() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.prod.dim_int %arg0, %0, %1, %2 : !torch.vtensor<[2,3,4],si64>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out0, dense<[[162, 216, 448, 504], [18, -216, -270, -126]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @prod_dim_int_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.constant.none
  %3 = torch.aten.prod.dim_int %arg0, %0, %1, %2 : !torch.vtensor<[?,?,?],si64>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[162, 216, 448, 504], [18, -216, -270, -126]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @prod_dim_int_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.constant.none
  %3 = torch.aten.prod.dim_int %arg0, %0, %1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2,3,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,1],f32> -> tensor<2x3x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.6140733e-01], [6.892787e+00], [1.5461876e+00]], [[9.20894e-01], [-1.2678381e+00], [5.8911526e-01]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x1xf32>
  return
}

func.func @prod_dim_int_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.constant.none
  %3 = torch.aten.prod.dim_int %arg0, %0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[4.6140733e-01], [6.892787e+00], [1.5461876e+00]], [[9.20894e-01], [-1.2678381e+00], [5.8911526e-01]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @amax() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.aten.amax %arg0, %1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.96875e+00, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.3359375e+00, 1.1171875e+00, 8.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @amax_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.aten.amax %arg0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.96875e+00, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.3359375e+00, 1.1171875e+00, 8.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @amax_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten.amax %arg0, %2, %3 : !torch.vtensor<[2,3,4],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,3,1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[1,3,1],si64> -> tensor<1x3x1xi64>
  check.expect_eq_const(%out0, dense<[[[8], [8], [9]]]> : tensor<1x3x1xi64>) : tensor<1x3x1xi64>
  return
}

func.func @amax_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten.amax %arg0, %2, %3 : !torch.vtensor<[?,?,?],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[8], [8], [9]]]> : tensor<1x3x1xi64>) : tensor<?x?x?xi64>
  return
}

func.func @amax_case3() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %1 = torch.constant.bool false
  %2 = torch.aten.amax %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.96875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @amax_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %1 = torch.constant.bool false
  %2 = torch.aten.amax %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.96875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @amin() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.aten.amin %arg0, %1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.7695312e+00, -6.6796875e-01, -1.71875e+00, -1.9101562e+00], [6.953125e-01, -1.890625e+00, 3.3984375e-01, -1.0273438e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @amin_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.aten.amin %arg0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.7695312e+00, -6.6796875e-01, -1.71875e+00, -1.9101562e+00], [6.953125e-01, -1.890625e+00, 3.3984375e-01, -1.0273438e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @amin_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten.amin %arg0, %2, %3 : !torch.vtensor<[2,3,4],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,3,1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[1,3,1],si64> -> tensor<1x3x1xi64>
  check.expect_eq_const(%out0, dense<[[[-8], [-9], [-9]]]> : tensor<1x3x1xi64>) : tensor<1x3x1xi64>
  return
}

func.func @amin_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten.amin %arg0, %2, %3 : !torch.vtensor<[?,?,?],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[-8], [-9], [-9]]]> : tensor<1x3x1xi64>) : tensor<?x?x?xi64>
  return
}

func.func @amin_case3() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %1 = torch.constant.bool false
  %2 = torch.aten.amin %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<-1.9101562e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @amin_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %1 = torch.constant.bool false
  %2 = torch.aten.amin %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<-1.9101562e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @max() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.aten.max %arg0 : !torch.vtensor<[2,3,4],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.96875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @max_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.aten.max %arg0 : !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.96875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @min() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.aten.min %arg0 : !torch.vtensor<[2,3,4],si64> -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<-9> : tensor<i64>) : tensor<i64>
  return
}

func.func @min_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.aten.min %arg0 : !torch.vtensor<[?,?,?],si64> -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<-9> : tensor<i64>) : tensor<i64>
  return
}

func.func @max_dim() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.max.dim %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.96875e+00, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.3359375e+00, 1.1171875e+00, 8.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out1, dense<[[0, 1, 2, 2], [0, 2, 1, 1]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @max_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.max.dim %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7890625e+00, 1.96875e+00, 1.0117188e+00, 1.2929688e+00], [1.6796875e+00, -1.3359375e+00, 1.1171875e+00, 8.6328125e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 1, 2, 2], [0, 2, 1, 1]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @max_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.max.dim %arg0, %0, %1 : !torch.vtensor<[2,3,4],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,1],si64>, !torch.vtensor<[2,3,1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,1],si64> -> tensor<2x3x1xi64>
  check.expect_eq_const(%out0, dense<[[[8], [8], [9]], [[6], [3], [2]]]> : tensor<2x3x1xi64>) : tensor<2x3x1xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,1],si64> -> tensor<2x3x1xi64>
  check.expect_eq_const(%out1, dense<[[[1], [2], [1]], [[3], [0], [0]]]> : tensor<2x3x1xi64>) : tensor<2x3x1xi64>
  return
}

func.func @max_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.max.dim %arg0, %0, %1 : !torch.vtensor<[?,?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],si64>, !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[8], [8], [9]], [[6], [3], [2]]]> : tensor<2x3x1xi64>) : tensor<?x?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out1, dense<[[[1], [2], [1]], [[3], [0], [0]]]> : tensor<2x3x1xi64>) : tensor<?x?x?xi64>
  return
}

func.func @min_dim() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.min.dim %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.7695312e+00, -6.6796875e-01, -1.71875e+00, -1.9101562e+00], [6.953125e-01, -1.890625e+00, 3.3984375e-01, -1.0273438e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out1, dense<[[2, 2, 1, 1], [1, 1, 0, 0]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @min_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2, %3 = torch.aten.min.dim %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[-1.7695312e+00, -6.6796875e-01, -1.71875e+00, -1.9101562e+00], [6.953125e-01, -1.890625e+00, 3.3984375e-01, -1.0273438e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[2, 2, 1, 1], [1, 1, 0, 0]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @min_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.min.dim %arg0, %0, %1 : !torch.vtensor<[2,3,4],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,1],si64>, !torch.vtensor<[2,3,1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,1],si64> -> tensor<2x3x1xi64>
  check.expect_eq_const(%out0, dense<[[[-8], [-9], [-9]], [[-5], [-9], [-8]]]> : tensor<2x3x1xi64>) : tensor<2x3x1xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3,1],si64> -> tensor<2x3x1xi64>
  check.expect_eq_const(%out1, dense<[[[3], [0], [0]], [[2], [1], [1]]]> : tensor<2x3x1xi64>) : tensor<2x3x1xi64>
  return
}

func.func @min_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2, %3 = torch.aten.min.dim %arg0, %0, %1 : !torch.vtensor<[?,?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],si64>, !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[-8], [-9], [-9]], [[-5], [-9], [-8]]]> : tensor<2x3x1xi64>) : tensor<?x?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out1, dense<[[[3], [0], [0]], [[2], [1], [1]]]> : tensor<2x3x1xi64>) : tensor<?x?x?xi64>
  return
}

func.func @argmax() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.argmax %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<5> : tensor<i64>) : tensor<i64>
  return
}

func.func @argmax_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.argmax %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<5> : tensor<i64>) : tensor<i64>
  return
}

func.func @argmax_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.argmax %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out0, dense<[[0, 1, 2, 2], [0, 2, 1, 1]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @argmax_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.argmax %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[0, 1, 2, 2], [0, 2, 1, 1]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @argmax_case3() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.aten.argmax %arg0, %0, %1 : !torch.vtensor<[2,3,4],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,1],si64> -> tensor<2x3x1xi64>
  check.expect_eq_const(%out0, dense<[[[1], [2], [1]], [[3], [0], [0]]]> : tensor<2x3x1xi64>) : tensor<2x3x1xi64>
  return
}

func.func @argmax_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.aten.argmax %arg0, %0, %1 : !torch.vtensor<[?,?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[1], [2], [1]], [[3], [0], [0]]]> : tensor<2x3x1xi64>) : tensor<?x?x?xi64>
  return
}

func.func @argmin() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.argmin %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<7> : tensor<i64>) : tensor<i64>
  return
}

func.func @argmin_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.bool false
  %2 = torch.aten.argmin %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<7> : tensor<i64>) : tensor<i64>
  return
}

func.func @argmin_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.argmin %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out0, dense<[[2, 2, 1, 1], [1, 1, 0, 0]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @argmin_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.bool false
  %2 = torch.aten.argmin %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[2, 2, 1, 1], [1, 1, 0, 0]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @argmin_case3() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.aten.argmin %arg0, %0, %1 : !torch.vtensor<[2,3,4],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,1],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,1],si64> -> tensor<2x3x1xi64>
  check.expect_eq_const(%out0, dense<[[[3], [0], [0]], [[2], [1], [1]]]> : tensor<2x3x1xi64>) : tensor<2x3x1xi64>
  return
}

func.func @argmin_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.aten.argmin %arg0, %0, %1 : !torch.vtensor<[?,?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[3], [0], [0]], [[2], [1], [1]]]> : tensor<2x3x1xi64>) : tensor<?x?x?xi64>
  return
}

func.func @any() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.aten.any %arg0 : !torch.vtensor<[3,4],i1> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @any_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.aten.any %arg0 : !torch.vtensor<[?,?],i1> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @any_dim() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.any.dim %arg0, %0, %1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.bool -> !torch.vtensor<[4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],i1> -> tensor<4xi1>
  check.expect_eq_const(%out0, dense<[true, true, true, true]> : tensor<4xi1>) : tensor<4xi1>
  return
}

func.func @any_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.any.dim %arg0, %0, %1 : !torch.vtensor<[?,?],i1>, !torch.int, !torch.bool -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[true, true, true, true]> : tensor<4xi1>) : tensor<?xi1>
  return
}

func.func @any_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.aten.any.dim %arg0, %0, %1 : !torch.vtensor<[2,3,4],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,1],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,1],i1> -> tensor<2x3x1xi1>
  check.expect_eq_const(%out0, dense<[[[true], [true], [true]], [[true], [true], [true]]]> : tensor<2x3x1xi1>) : tensor<2x3x1xi1>
  return
}

func.func @any_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.aten.any.dim %arg0, %0, %1 : !torch.vtensor<[?,?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],i1> -> tensor<?x?x?xi1>
  check.expect_eq_const(%out0, dense<[[[true], [true], [true]], [[true], [true], [true]]]> : tensor<2x3x1xi1>) : tensor<?x?x?xi1>
  return
}

func.func @any_dims() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten.any.dims %arg0, %2, %3 : !torch.vtensor<[3,4],i1>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @any_dims_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten.any.dims %arg0, %2, %3 : !torch.vtensor<[?,?],i1>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @all() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.aten.all %arg0 : !torch.vtensor<[3,4],i1> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<false> : tensor<i1>) : tensor<i1>
  return
}

func.func @all_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.aten.all %arg0 : !torch.vtensor<[?,?],i1> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<false> : tensor<i1>) : tensor<i1>
  return
}

func.func @all_dim() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.all.dim %arg0, %0, %1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.bool -> !torch.vtensor<[4],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],i1> -> tensor<4xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false]> : tensor<4xi1>) : tensor<4xi1>
  return
}

func.func @all_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.bool false
  %2 = torch.aten.all.dim %arg0, %0, %1 : !torch.vtensor<[?,?],i1>, !torch.int, !torch.bool -> !torch.vtensor<[?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],i1> -> tensor<?xi1>
  check.expect_eq_const(%out0, dense<[false, false, false, false]> : tensor<4xi1>) : tensor<?xi1>
  return
}

func.func @all_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.aten.all.dim %arg0, %0, %1 : !torch.vtensor<[2,3,4],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,1],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,1],i1> -> tensor<2x3x1xi1>
  check.expect_eq_const(%out0, dense<[[[true], [true], [true]], [[true], [true], [true]]]> : tensor<2x3x1xi1>) : tensor<2x3x1xi1>
  return
}

func.func @all_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int -1
  %1 = torch.constant.bool true
  %2 = torch.aten.all.dim %arg0, %0, %1 : !torch.vtensor<[?,?,?],si64>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],i1> -> tensor<?x?x?xi1>
  check.expect_eq_const(%out0, dense<[[[true], [true], [true]], [[true], [true], [true]]]> : tensor<2x3x1xi1>) : tensor<?x?x?xi1>
  return
}

func.func @all_dims() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten.all.dims %arg0, %2, %3 : !torch.vtensor<[3,4],i1>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<false> : tensor<i1>) : tensor<i1>
  return
}

func.func @all_dims_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.aten.all.dims %arg0, %2, %3 : !torch.vtensor<[?,?],i1>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<false> : tensor<i1>) : tensor<i1>
  return
}

func.func @var() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.var %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.bool -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.7411721e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @var_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.var %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.bool -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.7411721e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @var_dim() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.constant.bool false
  %4 = torch.aten.var.dim %arg0, %1, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.5380604e+00, 1.8487295e+00, 1.9389496e+00, 2.5659993e+00], [2.4921162e-01, 7.7534996e-02, 1.5121968e-01, 9.3666583e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @var_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.constant.bool false
  %4 = torch.aten.var.dim %arg0, %1, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.5380604e+00, 1.8487295e+00, 1.9389496e+00, 2.5659993e+00], [2.4921162e-01, 7.7534996e-02, 1.5121968e-01, 9.3666583e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @var_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.bool true
  %5 = torch.aten.var.dim %arg0, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,3,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,3,1],f32> -> tensor<1x3x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.4604948e+00], [2.2078378e+00], [1.3231812e+00]]]> : tensor<1x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x1xf32>
  return
}

func.func @var_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.bool true
  %5 = torch.aten.var.dim %arg0, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.4604948e+00], [2.2078378e+00], [1.3231812e+00]]]> : tensor<1x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @var_correction() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool false
  %4 = torch.aten.var.correction %arg0, %1, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.358707e+00, 1.2324862e+00, 1.292633e+00, 1.7106662e+00], [1.661411e-01, 5.1689997e-02, 1.0081312e-01, 6.244439e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @var_correction_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool false
  %4 = torch.aten.var.correction %arg0, %1, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.358707e+00, 1.2324862e+00, 1.292633e+00, 1.7106662e+00], [1.661411e-01, 5.1689997e-02, 1.0081312e-01, 6.244439e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @var_correction_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 2
  %2 = torch.constant.bool true
  %3 = torch.aten.var.correction %arg0, %0, %1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[1,1,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1,1,1],f32> -> tensor<1x1x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.8203162e+00]]]> : tensor<1x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x1x1xf32>
  return
}

func.func @var_correction_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 2
  %2 = torch.constant.bool true
  %3 = torch.aten.var.correction %arg0, %0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.8203162e+00]]]> : tensor<1x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @std() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.std %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.bool -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.3195348e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @std_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.bool true
  %1 = torch.aten.std %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.bool -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.3195348e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @std_dim() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.constant.bool false
  %4 = torch.aten.std.dim %arg0, %1, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8809733e+00, 1.3596799e+00, 1.3924617e+00, 1.6018738e+00], [4.99211e-01, 2.7845106e-01, 3.8886976e-01, 9.67815e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @std_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.constant.bool false
  %4 = torch.aten.std.dim %arg0, %1, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.8809733e+00, 1.3596799e+00, 1.3924617e+00, 1.6018738e+00], [4.99211e-01, 2.7845106e-01, 3.8886976e-01, 9.67815e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @std_dim_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.bool true
  %5 = torch.aten.std.dim %arg0, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[1,3,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,3,1],f32> -> tensor<1x3x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2085093e+00], [1.4858794e+00], [1.1502961e+00]]]> : tensor<1x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x3x1xf32>
  return
}

func.func @std_dim_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.bool true
  %5 = torch.aten.std.dim %arg0, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.2085093e+00], [1.4858794e+00], [1.1502961e+00]]]> : tensor<1x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @std_correction() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool false
  %4 = torch.aten.std.correction %arg0, %1, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5358082e+00, 1.110174e+00, 1.1369402e+00, 1.3079244e+00], [4.0760407e-01, 2.2735433e-01, 3.175108e-01, 7.9021764e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @std_correction_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool false
  %4 = torch.aten.std.correction %arg0, %1, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5358082e+00, 1.110174e+00, 1.1369402e+00, 1.3079244e+00], [4.0760407e-01, 2.2735433e-01, 3.175108e-01, 7.9021764e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @std_correction_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 2
  %2 = torch.constant.bool true
  %3 = torch.aten.std.correction %arg0, %0, %1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[1,1,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[1,1,1],f32> -> tensor<1x1x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.349191e+00]]]> : tensor<1x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x1x1xf32>
  return
}

func.func @std_correction_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.none
  %1 = torch.constant.int 2
  %2 = torch.constant.bool true
  %3 = torch.aten.std.correction %arg0, %0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.349191e+00]]]> : tensor<1x1x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @var_mean_correction() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.var_mean.correction %arg0, %1, %0, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.5380604e+00, 1.8487295e+00, 1.9389496e+00, 2.5659993e+00], [2.4921162e-01, 7.7534996e-02, 1.5121968e-01, 9.3666583e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out1, dense<[[3.6197916e-01, 8.4244794e-01, -5.1171875e-01, -2.903646e-01], [1.2356771e+00, -1.5989584e+00, 7.3567706e-01, -2.0182292e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @var_mean_correction_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3, %4 = torch.aten.var_mean.correction %arg0, %1, %0, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.5380604e+00, 1.8487295e+00, 1.9389496e+00, 2.5659993e+00], [2.4921162e-01, 7.7534996e-02, 1.5121968e-01, 9.3666583e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[3.6197916e-01, 8.4244794e-01, -5.1171875e-01, -2.903646e-01], [1.2356771e+00, -1.5989584e+00, 7.3567706e-01, -2.0182292e-01]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @std_mean_correction() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool true
  %4, %5 = torch.aten.std_mean.correction %arg0, %1, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,3,1],f32> -> tensor<2x3x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0631044e+00], [1.6976353e+00], [1.2518343e+00]], [[1.2623988e+00], [1.2142042e+00], [1.035998e+00]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x1xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3,1],f32> -> tensor<2x3x1xf32>
  check.expect_almost_eq_const(%out1, dense<[[[4.8339844e-01], [-1.484375e-01], [-3.3203125e-02]], [[-1.4453125e-01], [1.9628906e-01], [7.6171875e-02]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x1xf32>
  return
}

func.func @std_mean_correction_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 0
  %3 = torch.constant.bool true
  %4, %5 = torch.aten.std_mean.correction %arg0, %1, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.0631044e+00], [1.6976353e+00], [1.2518343e+00]], [[1.2623988e+00], [1.2142042e+00], [1.035998e+00]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out1, dense<[[[4.8339844e-01], [-1.484375e-01], [-3.3203125e-02]], [[-1.4453125e-01], [1.9628906e-01], [7.6171875e-02]]]> : tensor<2x3x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @linalg_vector_norm() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.732985e+00, 2.4138381e+00, 2.1595063e+00, 2.320546e+00], [2.2536895e+00, 2.7973332e+00, 1.3878406e+00, 1.412632e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @linalg_vector_norm_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.732985e+00, 2.4138381e+00, 2.1595063e+00, 2.320546e+00], [2.2536895e+00, 2.7973332e+00, 1.3878406e+00, 1.412632e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @linalg_vector_norm_case2() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %1, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[1,1,4],f32> -> tensor<1x1x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.332031e+00, 8.660156e+00, 5.765625e+00, 5.7890625e+00]]]> : tensor<1x1x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<1x1x4xf32>
  return
}

func.func @linalg_vector_norm_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %1, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[8.332031e+00, 8.660156e+00, 5.765625e+00, 5.7890625e+00]]]> : tensor<1x1x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @linalg_vector_norm_case3() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.float 0x7FF0000000000000
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten.linalg_vector_norm %arg0, %0, %1, %2, %1 : !torch.vtensor<[2,3,4],f32>, !torch.float, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.96875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @linalg_vector_norm_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.float 0x7FF0000000000000
  %1 = torch.constant.none
  %2 = torch.constant.bool false
  %3 = torch.aten.linalg_vector_norm %arg0, %0, %1, %2, %1 : !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<1.96875e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @linalg_vector_norm_case4() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0129108e+00, 2.754121e+00, 2.082852e+00], [2.1352139e+00, 2.090193e+00, 1.7386308e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @linalg_vector_norm_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0129108e+00, 2.754121e+00, 2.082852e+00], [2.1352139e+00, 2.090193e+00, 1.7386308e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @linalg_vector_norm_case5() {
  %in0 = util.unfoldable_constant dense<[[[1.0e+00, 1.0e+00, -0.0e+00, -0.0e+00], [1.0e+00, 1.0e+00, -1.0e+00, -1.0e+00], [-1.0e+00, -0.0e+00, 1.0e+00, 1.0e+00]], [[1.0e+00, -1.0e+00, 0.0e+00, -1.0e+00], [0.0e+00, -1.0e+00, 1.0e+00, 0.0e+00], [1.0e+00, -1.0e+00, 0.0e+00, -0.0e+00]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0e+00, 4.0e+00, 3.0e+00], [3.0e+00, 2.0e+00, 2.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @linalg_vector_norm_case5_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.0e+00, 1.0e+00, -0.0e+00, -0.0e+00], [1.0e+00, 1.0e+00, -1.0e+00, -1.0e+00], [-1.0e+00, -0.0e+00, 1.0e+00, 1.0e+00]], [[1.0e+00, -1.0e+00, 0.0e+00, -1.0e+00], [0.0e+00, -1.0e+00, 1.0e+00, 0.0e+00], [1.0e+00, -1.0e+00, 0.0e+00, -0.0e+00]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool false
  %4 = torch.constant.none
  %5 = torch.aten.linalg_vector_norm %arg0, %0, %2, %3, %4 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0e+00, 4.0e+00, 3.0e+00], [3.0e+00, 2.0e+00, 2.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @norm_ScalarOpt_dim() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten.norm.ScalarOpt_dim %arg0, %0, %2, %3 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,1,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,1,4],f32> -> tensor<2x1x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.732985e+00, 2.4138381e+00, 2.1595063e+00, 2.320546e+00]], [[2.2536895e+00, 2.7973332e+00, 1.3878406e+00, 1.412632e+00]]]> : tensor<2x1x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x1x4xf32>
  return
}

func.func @norm_ScalarOpt_dim_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %3 = torch.constant.bool true
  %4 = torch.aten.norm.ScalarOpt_dim %arg0, %0, %2, %3 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[2.732985e+00, 2.4138381e+00, 2.1595063e+00, 2.320546e+00]], [[2.2536895e+00, 2.7973332e+00, 1.3878406e+00, 1.412632e+00]]]> : tensor<2x1x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @logsumexp() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.aten.logsumexp %arg0, %1, %2 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],f32> -> tensor<2x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.203778e+00, 2.4054987e+00, 1.2138683e+00, 1.5189462e+00], [2.4120622e+00, -4.7502553e-01, 1.883727e+00, 1.2155106e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x4xf32>
  return
}

func.func @logsumexp_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool false
  %3 = torch.aten.logsumexp %arg0, %1, %2 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.203778e+00, 2.4054987e+00, 1.2138683e+00, 1.5189462e+00], [2.4120622e+00, -4.7502553e-01, 1.883727e+00, 1.2155106e+00]]> : tensor<2x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @logsumexp_case2() {
  %in0 = util.unfoldable_constant dense<[[0xFF800000, 0xFF800000], [1.0e+00, 8.0e+02]]> : tensor<2x2xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x2xf32> -> !torch.vtensor<[2,2],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.aten.logsumexp %arg0, %1, %2 : !torch.vtensor<[2,2],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,1],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,1],f32> -> tensor<2x1xf32>
  check.expect_almost_eq_const(%out0, dense<[[0xFF800000], [8.0e+02]]> : tensor<2x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x1xf32>
  return
}

func.func @logsumexp_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[0xFF800000, 0xFF800000], [1.0e+00, 8.0e+02]]> : tensor<2x2xf32>
  %in0c = tensor.cast %in0 : tensor<2x2xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.aten.logsumexp %arg0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0xFF800000], [8.0e+02]]> : tensor<2x1xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @count_nonzero_dim_IntList() {
  %in0 = util.unfoldable_constant dense<[[[2, 3, 3, 0], [0, 3, 3, 0], [0, 3, 3, 3]], [[3, 0, 0, 3], [3, 0, 0, 3], [2, 0, 0, 0]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.count_nonzero.dim_IntList %arg0, %1 : !torch.vtensor<[2,3,4],si64>, !torch.list<int> -> !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out0, dense<[[1, 3, 3, 1], [3, 0, 0, 2]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @count_nonzero_dim_IntList_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 3, 3, 0], [0, 3, 3, 0], [0, 3, 3, 3]], [[3, 0, 0, 3], [3, 0, 0, 3], [2, 0, 0, 0]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.count_nonzero.dim_IntList %arg0, %1 : !torch.vtensor<[?,?,?],si64>, !torch.list<int> -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[1, 3, 3, 1], [3, 0, 0, 2]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @_is_all_true() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %0 = torch.aten._is_all_true %arg0 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @_is_all_true_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in0c = tensor.cast %in0 : tensor<2x3xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.aten._is_all_true %arg0 : !torch.vtensor<[?,?],i1> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @_is_any_true() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi1> -> !torch.vtensor<[2,3],i1>
  %0 = torch.aten._is_any_true %arg0 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @_is_any_true_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>
  %in0c = tensor.cast %in0 : tensor<2x3xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.aten._is_any_true %arg0 : !torch.vtensor<[?,?],i1> -> !torch.vtensor<[],i1>
  %out0 = torch.torch_c.to_builtin_tensor %0 : !torch.vtensor<[],i1> -> tensor<i1>
  check.expect_eq_const(%out0, dense<true> : tensor<i1>) : tensor<i1>
  return
}

func.func @count_nonzero() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.none
  %1 = torch.aten.count_nonzero %arg0, %0 : !torch.vtensor<[3,4],i1>, !torch.none -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<7> : tensor<i64>) : tensor<i64>
  return
}

func.func @count_nonzero_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.none
  %1 = torch.aten.count_nonzero %arg0, %0 : !torch.vtensor<[?,?],i1>, !torch.none -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<7> : tensor<i64>) : tensor<i64>
  return
}

func.func @cumsum() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.none
  %2 = torch.aten.cumsum %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [2.8554688e+00, 3.1953125e+00, -2.546875e+00, -2.1640625e+00], [1.0859375e+00, 2.5273438e+00, -1.5351562e+00, -8.7109375e-01]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [2.375e+00, -3.4609375e+00, 1.4570312e+00, -1.640625e-01], [3.7070312e+00, -4.796875e+00, 2.2070312e+00, -6.0546875e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @cumsum_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.none
  %2 = torch.aten.cumsum %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [2.8554688e+00, 3.1953125e+00, -2.546875e+00, -2.1640625e+00], [1.0859375e+00, 2.5273438e+00, -1.5351562e+00, -8.7109375e-01]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [2.375e+00, -3.4609375e+00, 1.4570312e+00, -1.640625e-01], [3.7070312e+00, -4.796875e+00, 2.2070312e+00, -6.0546875e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @cumsum_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi32> -> !torch.vtensor<[2,3,4],si32>
  %0 = torch.constant.int -1
  %1 = torch.constant.none
  %2 = torch.aten.cumsum %arg0, %0, %1 : !torch.vtensor<[2,3,4],si32>, !torch.int, !torch.none -> !torch.vtensor<[2,3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],si64> -> tensor<2x3x4xi64>
  check.expect_eq_const(%out0, dense<[[[2, 10, 17, 9], [-9, -6, 2, -7], [-9, 0, 8, 15]], [[3, 0, -5, 1], [3, -6, -15, -12], [2, -6, -12, -19]]]> : tensor<2x3x4xi64>) : tensor<2x3x4xi64>
  return
}

func.func @cumsum_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi32> to tensor<?x?x?xi32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi32> -> !torch.vtensor<[?,?,?],si32>
  %0 = torch.constant.int -1
  %1 = torch.constant.none
  %2 = torch.aten.cumsum %arg0, %0, %1 : !torch.vtensor<[?,?,?],si32>, !torch.int, !torch.none -> !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[2, 10, 17, 9], [-9, -6, 2, -7], [-9, 0, 8, 15]], [[3, 0, -5, 1], [3, -6, -15, -12], [2, -6, -12, -19]]]> : tensor<2x3x4xi64>) : tensor<?x?x?xi64>
  return
}

func.func @cumsum_case3() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xi1> -> !torch.vtensor<[3,4],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.none
  %2 = torch.aten.cumsum %arg0, %0, %1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.none -> !torch.vtensor<[3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,4],si64> -> tensor<3x4xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 0, 1], [2, 1, 0, 2], [2, 2, 1, 2]]> : tensor<3x4xi64>) : tensor<3x4xi64>
  return
}

func.func @cumsum_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, true, false, true], [true, false, false, true], [false, true, true, false]]> : tensor<3x4xi1>
  %in0c = tensor.cast %in0 : tensor<3x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 0
  %1 = torch.constant.none
  %2 = torch.aten.cumsum %arg0, %0, %1 : !torch.vtensor<[?,?],i1>, !torch.int, !torch.none -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 0, 1], [2, 1, 0, 2], [2, 2, 1, 2]]> : tensor<3x4xi64>) : tensor<?x?xi64>
  return
}

func.func @cumprod() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.none
  %2 = torch.aten.cumprod %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3,4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],f32> -> tensor<2x3x4xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.9078674e+00, 2.414795e+00, 1.4233398e+00, 4.850006e-01], [-3.376031e+00, -1.6130075e+00, 1.4400196e+00, 6.2709063e-01]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [1.1679077e+00, 2.968872e+00, 3.796692e-01, -8.868866e-01], [1.5556896e+00, -3.9662275e+00, 2.847519e-01, 3.914773e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x4xf32>
  return
}

func.func @cumprod_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.constant.none
  %2 = torch.aten.cumprod %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.9078674e+00, 2.414795e+00, 1.4233398e+00, 4.850006e-01], [-3.376031e+00, -1.6130075e+00, 1.4400196e+00, 6.2709063e-01]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [1.1679077e+00, 2.968872e+00, 3.796692e-01, -8.868866e-01], [1.5556896e+00, -3.9662275e+00, 2.847519e-01, 3.914773e-01]]]> : tensor<2x3x4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @cumprod_case2() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xi64> -> !torch.vtensor<[2,3],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.none
  %2 = torch.aten.cumprod %arg0, %0, %1 : !torch.vtensor<[2,3],si64>, !torch.int, !torch.none -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[7, 6, 9], [14, 6, 36]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @cumprod_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[7, 6, 9], [2, 1, 4]]> : tensor<2x3xi64>
  %in0c = tensor.cast %in0 : tensor<2x3xi64> to tensor<?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi64> -> !torch.vtensor<[?,?],si64>
  %0 = torch.constant.int 0
  %1 = torch.constant.none
  %2 = torch.aten.cumprod %arg0, %0, %1 : !torch.vtensor<[?,?],si64>, !torch.int, !torch.none -> !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out0, dense<[[7, 6, 9], [14, 6, 36]]> : tensor<2x3xi64>) : tensor<?x?xi64>
  return
}

func.func @cummax() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 3.0e+00, 3.0e+00, 2.0e+00, 4.0e+00], [2.0e+00, 0x7FC00000, 5.0e+00, 0x7FC00000, 1.0e+00], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.int 1
  %1, %2 = torch.aten.cummax %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.int -> !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 3.0e+00, 3.0e+00, 3.0e+00, 4.0e+00], [2.0e+00, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],si64> -> tensor<3x5xi64>
  check.expect_eq_const(%out1, dense<[[0, 1, 2, 2, 4], [0, 1, 1, 3, 3], [0, 1, 2, 3, 4]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}

func.func @cummax_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 3.0e+00, 3.0e+00, 2.0e+00, 4.0e+00], [2.0e+00, 0x7FC00000, 5.0e+00, 0x7FC00000, 1.0e+00], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1, %2 = torch.aten.cummax %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 3.0e+00, 3.0e+00, 3.0e+00, 4.0e+00], [2.0e+00, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 1, 2, 2, 4], [0, 1, 1, 3, 3], [0, 1, 2, 3, 4]]> : tensor<3x5xi64>) : tensor<?x?xi64>
  return
}

func.func @cummax_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int -2
  %1, %2 = torch.aten.cummax %arg0, %0 : !torch.vtensor<[2,3,4],si64>, !torch.int -> !torch.vtensor<[2,3,4],si64>, !torch.vtensor<[2,3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,4],si64> -> tensor<2x3x4xi64>
  check.expect_eq_const(%out0, dense<[[[2, 8, 7, -8], [2, 8, 8, -8], [2, 9, 8, 7]], [[3, -3, -5, 6], [3, -3, -5, 6], [3, -3, -5, 6]]]> : tensor<2x3x4xi64>) : tensor<2x3x4xi64>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],si64> -> tensor<2x3x4xi64>
  check.expect_eq_const(%out1, dense<[[[0, 0, 0, 0], [0, 0, 1, 0], [0, 2, 2, 2]], [[0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]]> : tensor<2x3x4xi64>) : tensor<2x3x4xi64>
  return
}

func.func @cummax_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int -2
  %1, %2 = torch.aten.cummax %arg0, %0 : !torch.vtensor<[?,?,?],si64>, !torch.int -> !torch.vtensor<[?,?,?],si64>, !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[2, 8, 7, -8], [2, 8, 8, -8], [2, 9, 8, 7]], [[3, -3, -5, 6], [3, -3, -5, 6], [3, -3, -5, 6]]]> : tensor<2x3x4xi64>) : tensor<?x?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out1, dense<[[[0, 0, 0, 0], [0, 0, 1, 0], [0, 2, 2, 2]], [[0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]]> : tensor<2x3x4xi64>) : tensor<?x?x?xi64>
  return
}

func.func @cummax_case3() {
  %in0 = util.unfoldable_constant dense<[119, 11, 208, 67, 100, 37]> : tensor<6xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6xi8> -> !torch.vtensor<[6],ui8>
  %0 = torch.constant.int 0
  %1, %2 = torch.aten.cummax %arg0, %0 : !torch.vtensor<[6],ui8>, !torch.int -> !torch.vtensor<[6],ui8>, !torch.vtensor<[6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[6],ui8> -> tensor<6xi8>
  check.expect_eq_const(%out0, dense<[119, 119, 208, 208, 208, 208]> : tensor<6xi8>) : tensor<6xi8>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[6],si64> -> tensor<6xi64>
  check.expect_eq_const(%out1, dense<[0, 0, 2, 2, 2, 2]> : tensor<6xi64>) : tensor<6xi64>
  return
}

func.func @cummax_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[119, 11, 208, 67, 100, 37]> : tensor<6xi8>
  %in0c = tensor.cast %in0 : tensor<6xi8> to tensor<?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %0 = torch.constant.int 0
  %1, %2 = torch.aten.cummax %arg0, %0 : !torch.vtensor<[?],ui8>, !torch.int -> !torch.vtensor<[?],ui8>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],ui8> -> tensor<?xi8>
  check.expect_eq_const(%out0, dense<[119, 119, 208, 208, 208, 208]> : tensor<6xi8>) : tensor<?xi8>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[0, 0, 2, 2, 2, 2]> : tensor<6xi64>) : tensor<?xi64>
  return
}

func.func @cummax_case4() {
  %in0 = util.unfoldable_constant dense<[[true, false, true, true], [true, false, false, true]]> : tensor<2x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xi1> -> !torch.vtensor<[2,4],i1>
  %0 = torch.constant.int 1
  %1, %2 = torch.aten.cummax %arg0, %0 : !torch.vtensor<[2,4],i1>, !torch.int -> !torch.vtensor<[2,4],i1>, !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,4],i1> -> tensor<2x4xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, true], [true, true, true, true]]> : tensor<2x4xi1>) : tensor<2x4xi1>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out1, dense<[[0, 0, 2, 3], [0, 0, 0, 3]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @cummax_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, false, true, true], [true, false, false, true]]> : tensor<2x4xi1>
  %in0c = tensor.cast %in0 : tensor<2x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 1
  %1, %2 = torch.aten.cummax %arg0, %0 : !torch.vtensor<[?,?],i1>, !torch.int -> !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true, true], [true, true, true, true]]> : tensor<2x4xi1>) : tensor<?x?xi1>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 0, 2, 3], [0, 0, 0, 3]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @cummin() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 3.0e+00, 3.0e+00, 2.0e+00, 4.0e+00], [2.0e+00, 0x7FC00000, 5.0e+00, 0x7FC00000, 1.0e+00], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.int 1
  %1, %2 = torch.aten.cummin %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.int -> !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [2.0e+00, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],si64> -> tensor<3x5xi64>
  check.expect_eq_const(%out1, dense<[[0, 0, 0, 0, 0], [0, 1, 1, 3, 3], [0, 1, 2, 3, 3]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  return
}

func.func @cummin_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 3.0e+00, 3.0e+00, 2.0e+00, 4.0e+00], [2.0e+00, 0x7FC00000, 5.0e+00, 0x7FC00000, 1.0e+00], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1, %2 = torch.aten.cummin %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00], [2.0e+00, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 0, 0, 0, 0], [0, 1, 1, 3, 3], [0, 1, 2, 3, 3]]> : tensor<3x5xi64>) : tensor<?x?xi64>
  return
}

func.func @cummin_case2() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xi64> -> !torch.vtensor<[2,3,4],si64>
  %0 = torch.constant.int -2
  %1, %2 = torch.aten.cummin %arg0, %0 : !torch.vtensor<[2,3,4],si64>, !torch.int -> !torch.vtensor<[2,3,4],si64>, !torch.vtensor<[2,3,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3,4],si64> -> tensor<2x3x4xi64>
  check.expect_eq_const(%out0, dense<[[[2, 8, 7, -8], [-9, 3, 7, -9], [-9, 3, 7, -9]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -9, -9, -7]]]> : tensor<2x3x4xi64>) : tensor<2x3x4xi64>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,4],si64> -> tensor<2x3x4xi64>
  check.expect_eq_const(%out1, dense<[[[0, 0, 0, 0], [1, 1, 0, 1], [2, 1, 0, 1]], [[0, 0, 0, 0], [1, 1, 1, 1], [2, 1, 1, 2]]]> : tensor<2x3x4xi64>) : tensor<2x3x4xi64>
  return
}

func.func @cummin_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[2, 8, 7, -8], [-9, 3, 8, -9], [-9, 9, 8, 7]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -8, -6, -7]]]> : tensor<2x3x4xi64>
  %in0c = tensor.cast %in0 : tensor<2x3x4xi64> to tensor<?x?x?xi64>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xi64>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xi64> -> !torch.vtensor<[?,?,?],si64>
  %0 = torch.constant.int -2
  %1, %2 = torch.aten.cummin %arg0, %0 : !torch.vtensor<[?,?,?],si64>, !torch.int -> !torch.vtensor<[?,?,?],si64>, !torch.vtensor<[?,?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out0, dense<[[[2, 8, 7, -8], [-9, 3, 7, -9], [-9, 3, 7, -9]], [[3, -3, -5, 6], [3, -9, -9, 3], [2, -9, -9, -7]]]> : tensor<2x3x4xi64>) : tensor<?x?x?xi64>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],si64> -> tensor<?x?x?xi64>
  check.expect_eq_const(%out1, dense<[[[0, 0, 0, 0], [1, 1, 0, 1], [2, 1, 0, 1]], [[0, 0, 0, 0], [1, 1, 1, 1], [2, 1, 1, 2]]]> : tensor<2x3x4xi64>) : tensor<?x?x?xi64>
  return
}

func.func @cummin_case3() {
  %in0 = util.unfoldable_constant dense<[119, 11, 208, 67, 100, 37]> : tensor<6xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<6xi8> -> !torch.vtensor<[6],ui8>
  %0 = torch.constant.int 0
  %1, %2 = torch.aten.cummin %arg0, %0 : !torch.vtensor<[6],ui8>, !torch.int -> !torch.vtensor<[6],ui8>, !torch.vtensor<[6],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[6],ui8> -> tensor<6xi8>
  check.expect_eq_const(%out0, dense<[119, 11, 11, 11, 11, 11]> : tensor<6xi8>) : tensor<6xi8>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[6],si64> -> tensor<6xi64>
  check.expect_eq_const(%out1, dense<[0, 1, 1, 1, 1, 1]> : tensor<6xi64>) : tensor<6xi64>
  return
}

func.func @cummin_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[119, 11, 208, 67, 100, 37]> : tensor<6xi8>
  %in0c = tensor.cast %in0 : tensor<6xi8> to tensor<?xi8>
  %in0d = util.optimization_barrier %in0c : tensor<?xi8>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xi8> -> !torch.vtensor<[?],ui8>
  %0 = torch.constant.int 0
  %1, %2 = torch.aten.cummin %arg0, %0 : !torch.vtensor<[?],ui8>, !torch.int -> !torch.vtensor<[?],ui8>, !torch.vtensor<[?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],ui8> -> tensor<?xi8>
  check.expect_eq_const(%out0, dense<[119, 11, 11, 11, 11, 11]> : tensor<6xi8>) : tensor<?xi8>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],si64> -> tensor<?xi64>
  check.expect_eq_const(%out1, dense<[0, 1, 1, 1, 1, 1]> : tensor<6xi64>) : tensor<?xi64>
  return
}

func.func @cummin_case4() {
  %in0 = util.unfoldable_constant dense<[[true, false, true, true], [true, false, false, true]]> : tensor<2x4xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x4xi1> -> !torch.vtensor<[2,4],i1>
  %0 = torch.constant.int 1
  %1, %2 = torch.aten.cummin %arg0, %0 : !torch.vtensor<[2,4],i1>, !torch.int -> !torch.vtensor<[2,4],i1>, !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,4],i1> -> tensor<2x4xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false, false], [true, false, false, false]]> : tensor<2x4xi1>) : tensor<2x4xi1>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out1, dense<[[0, 1, 1, 1], [0, 1, 2, 2]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}

func.func @cummin_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[[true, false, true, true], [true, false, false, true]]> : tensor<2x4xi1>
  %in0c = tensor.cast %in0 : tensor<2x4xi1> to tensor<?x?xi1>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xi1>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xi1> -> !torch.vtensor<[?,?],i1>
  %0 = torch.constant.int 1
  %1, %2 = torch.aten.cummin %arg0, %0 : !torch.vtensor<[?,?],i1>, !torch.int -> !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],si64>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, false, false, false], [true, false, false, false]]> : tensor<2x4xi1>) : tensor<?x?xi1>
  %out1 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],si64> -> tensor<?x?xi64>
  check.expect_eq_const(%out1, dense<[[0, 1, 1, 1], [0, 1, 2, 2]]> : tensor<2x4xi64>) : tensor<?x?xi64>
  return
}

func.func @logcumsumexp() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 3.0e+00, 3.0e+00, 2.0e+00, 4.0e+00], [2.0e+00, 0x7FC00000, 5.0e+00, 0x7FC00000, 1.0e+00], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x5xf32> -> !torch.vtensor<[3,5],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.logcumsumexp %arg0, %0 : !torch.vtensor<[3,5],f32>, !torch.int -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 3.126928e+00, 3.7586236e+00, 3.9175758e+00, 4.652784e+00], [2.0e+00, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @logcumsumexp_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0e+00, 3.0e+00, 3.0e+00, 2.0e+00, 4.0e+00], [2.0e+00, 0x7FC00000, 5.0e+00, 0x7FC00000, 1.0e+00], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>
  %in0c = tensor.cast %in0 : tensor<3x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 1
  %1 = torch.aten.logcumsumexp %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 3.126928e+00, 3.7586236e+00, 3.9175758e+00, 4.652784e+00], [2.0e+00, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 5.0e-01]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @logcumsumexp_case2() {
  %in0 = util.unfoldable_constant dense<[[4.415625e+01, -4.5445312e+01, -5.3085938e+00], [-6.25e+01, 7.573828e+01, -5.9503906e+01], [-3.830078e+01, 2.5710938e+01, 5.229297e+01], [-7.830469e+01, -8.307422e+01, 6.3964844e+01]]> : tensor<4x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x3xf32> -> !torch.vtensor<[4,3],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.logcumsumexp %arg0, %0 : !torch.vtensor<[4,3],f32>, !torch.int -> !torch.vtensor<[4,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[4,3],f32> -> tensor<4x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.415625e+01, -4.5445312e+01, -5.3085938e+00], [4.415625e+01, 7.573828e+01, -5.3085938e+00], [4.415625e+01, 7.573828e+01, 5.229297e+01], [4.415625e+01, 7.573828e+01, 6.396485e+01]]> : tensor<4x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4x3xf32>
  return
}

func.func @logcumsumexp_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[4.415625e+01, -4.5445312e+01, -5.3085938e+00], [-6.25e+01, 7.573828e+01, -5.9503906e+01], [-3.830078e+01, 2.5710938e+01, 5.229297e+01], [-7.830469e+01, -8.307422e+01, 6.3964844e+01]]> : tensor<4x3xf32>
  %in0c = tensor.cast %in0 : tensor<4x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.logcumsumexp %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[4.415625e+01, -4.5445312e+01, -5.3085938e+00], [4.415625e+01, 7.573828e+01, -5.3085938e+00], [4.415625e+01, 7.573828e+01, 5.229297e+01], [4.415625e+01, 7.573828e+01, 6.396485e+01]]> : tensor<4x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @logcumsumexp_case3() {
  %in0 = util.unfoldable_constant dense<[1.648e+00, 2.383e-01, -1.129e+00, -2.461e-01, 4.805e-01]> : tensor<5xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<5xf16> -> !torch.vtensor<[5],f16>
  %0 = torch.constant.int 0
  %1 = torch.aten.logcumsumexp %arg0, %0 : !torch.vtensor<[5],f16>, !torch.int -> !torch.vtensor<[5],f16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[5],f16> -> tensor<5xf16>
  check.expect_almost_eq_const(%out0, dense<[1.648e+00, 1.867e+00, 1.916e+00, 2.025e+00, 2.219e+00]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<5xf16>
  return
}

func.func @logcumsumexp_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[1.648e+00, 2.383e-01, -1.129e+00, -2.461e-01, 4.805e-01]> : tensor<5xf16>
  %in0c = tensor.cast %in0 : tensor<5xf16> to tensor<?xf16>
  %in0d = util.optimization_barrier %in0c : tensor<?xf16>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf16> -> !torch.vtensor<[?],f16>
  %0 = torch.constant.int 0
  %1 = torch.aten.logcumsumexp %arg0, %0 : !torch.vtensor<[?],f16>, !torch.int -> !torch.vtensor<[?],f16>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f16> -> tensor<?xf16>
  check.expect_almost_eq_const(%out0, dense<[1.648e+00, 1.867e+00, 1.916e+00, 2.025e+00, 2.219e+00]> : tensor<5xf16>, atol 2.0e-03, rtol 2.0e-03) : tensor<?xf16>
  return
}

func.func @logcumsumexp_case4() {
  %in0 = util.unfoldable_constant dense<[0x7F800000, 1.0e+00, 0x7F800000]> : tensor<3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.logcumsumexp %arg0, %0 : !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 0x7F800000, 0x7F800000]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @logcumsumexp_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[0x7F800000, 1.0e+00, 0x7F800000]> : tensor<3xf32>
  %in0c = tensor.cast %in0 : tensor<3xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 0
  %1 = torch.aten.logcumsumexp %arg0, %0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0x7F800000, 0x7F800000, 0x7F800000]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @_cdist_forward() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3x4xf32> -> !torch.vtensor<[2,3,4],f32>
  %in1 = util.unfoldable_constant dense<[[[4.6875e-01, 1.5898438e+00, -3.4375e-01, -2.5e-01], [1.7929688e+00, 6.3671875e-01, -9.4140625e-01, 3.8671875e-01], [5.078125e-02, 1.4179688e+00, -1.7851562e+00, -9.765625e-01], [1.2773438e+00, 1.0390625e+00, -5.625e-01, 1.6484375e+00], [3.671875e-01, -8.046875e-01, -7.9296875e-01, 9.8046875e-01]], [[2.65625e-01, 1.2890625e+00, -5.9375e-01, -8.515625e-01], [1.25e+00, -1.578125e+00, -1.2382812e+00, 1.4453125e-01], [-1.9882812e+00, -3.28125e-01, -1.671875e+00, 1.8671875e+00], [1.1601562e+00, -1.1757812e+00, 1.0742188e+00, 1.2382812e+00], [-1.7617188e+00, 1.9765625e+00, 5.546875e-01, -1.4375e+00]]]> : tensor<2x5x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<2x5x4xf32> -> !torch.vtensor<[2,5,4],f32>
  %0 = torch.constant.float 2.0
  %1 = torch.constant.none
  %2 = torch.aten._cdist_forward %arg0, %arg1, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,5,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[2,3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3,5],f32> -> tensor<2x3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.4525263e+00, 8.781594e-01, 2.1204715e+00, 1.9966173e+00, 2.76995e+00], [2.2688117e+00, 2.8604367e+00, 1.4868965e+00, 3.8612585e+00, 4.170569e+00], [3.7849264e+00, 4.3622932e+00, 4.5429015e+00, 3.847327e+00, 2.8175898e+00]], [[3.3283772e+00, 2.012079e+00, 5.236635e+00, 2.469399e+00, 4.9636664e+00], [4.0203285e+00, 2.5436528e+00, 4.2929916e+00, 9.3249804e-01, 5.1577263e+00], [3.1625526e+00, 2.0885327e+00, 4.820295e+00, 1.7267481e+00, 4.644814e+00]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3x5xf32>
  return
}

func.func @_cdist_forward_dynamic() {
  %in0 = util.unfoldable_constant dense<[[[1.7890625e+00, 1.2265625e+00, -8.28125e-01, -2.5390625e-01], [1.0664062e+00, 1.96875e+00, -1.71875e+00, -1.9101562e+00], [-1.7695312e+00, -6.6796875e-01, 1.0117188e+00, 1.2929688e+00]], [[1.6796875e+00, -1.5703125e+00, 3.3984375e-01, -1.0273438e+00], [6.953125e-01, -1.890625e+00, 1.1171875e+00, 8.6328125e-01], [1.3320312e+00, -1.3359375e+00, 7.5e-01, -4.4140625e-01]]]> : tensor<2x3x4xf32>
  %in0c = tensor.cast %in0 : tensor<2x3x4xf32> to tensor<?x?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %in1 = util.unfoldable_constant dense<[[[4.6875e-01, 1.5898438e+00, -3.4375e-01, -2.5e-01], [1.7929688e+00, 6.3671875e-01, -9.4140625e-01, 3.8671875e-01], [5.078125e-02, 1.4179688e+00, -1.7851562e+00, -9.765625e-01], [1.2773438e+00, 1.0390625e+00, -5.625e-01, 1.6484375e+00], [3.671875e-01, -8.046875e-01, -7.9296875e-01, 9.8046875e-01]], [[2.65625e-01, 1.2890625e+00, -5.9375e-01, -8.515625e-01], [1.25e+00, -1.578125e+00, -1.2382812e+00, 1.4453125e-01], [-1.9882812e+00, -3.28125e-01, -1.671875e+00, 1.8671875e+00], [1.1601562e+00, -1.1757812e+00, 1.0742188e+00, 1.2382812e+00], [-1.7617188e+00, 1.9765625e+00, 5.546875e-01, -1.4375e+00]]]> : tensor<2x5x4xf32>
  %in1c = tensor.cast %in1 : tensor<2x5x4xf32> to tensor<?x?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?x?xf32> -> !torch.vtensor<[?,?,?],f32>
  %0 = torch.constant.float 2.0
  %1 = torch.constant.none
  %2 = torch.aten._cdist_forward %arg0, %arg1, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.none -> !torch.vtensor<[?,?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?,?],f32> -> tensor<?x?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[[1.4525263e+00, 8.781594e-01, 2.1204715e+00, 1.9966173e+00, 2.76995e+00], [2.2688117e+00, 2.8604367e+00, 1.4868965e+00, 3.8612585e+00, 4.170569e+00], [3.7849264e+00, 4.3622932e+00, 4.5429015e+00, 3.847327e+00, 2.8175898e+00]], [[3.3283772e+00, 2.012079e+00, 5.236635e+00, 2.469399e+00, 4.9636664e+00], [4.0203285e+00, 2.5436528e+00, 4.2929916e+00, 9.3249804e-01, 5.1577263e+00], [3.1625526e+00, 2.0885327e+00, 4.820295e+00, 1.7267481e+00, 4.644814e+00]]]> : tensor<2x3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?x?xf32>
  return
}

func.func @_cdist_forward_case2() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3x4xf32> -> !torch.vtensor<[3,4],f32>
  %in1 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1 : tensor<5x4xf32> -> !torch.vtensor<[5,4],f32>
  %0 = torch.constant.float 1.0
  %1 = torch.constant.none
  %2 = torch.aten._cdist_forward %arg0, %arg1, %0, %1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[5,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[3,5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,5],f32> -> tensor<3x5xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7109375e+00, 6.2929688e+00, 2.8671875e+00, 5.6171875e+00, 4.8398438e+00], [4.9492188e+00, 1.015625e+00, 4.4257812e+00, 6.5664062e+00, 6.8203125e+00], [2.9101562e+00, 7.15625e+00, 3.7304688e+00, 2.9882812e+00, 6.7578125e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x5xf32>
  return
}

func.func @_cdist_forward_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.78125e+00, 5.703125e-01, 1.6015625e+00, 3.6328125e-01], [7.2265625e-01, -1.7421875e+00, -1.3164062e+00, 7.34375e-01], [1.4414062e+00, 3.828125e-01, 1.2460938e+00, -1.3828125e+00]]> : tensor<3x4xf32>
  %in0c = tensor.cast %in0 : tensor<3x4xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %in1 = util.unfoldable_constant dense<[[1.609375e+00, -1.953125e-01, 1.0546875e+00, 5.8984375e-01], [1.4140625e+00, -1.8007812e+00, -1.5117188e+00, 8.046875e-01], [1.2890625e+00, -7.109375e-01, 1.1953125e+00, 1.0507812e+00], [3.0078125e-01, -2.9296875e-01, 6.6796875e-01, -1.9765625e+00], [1.8242188e+00, 1.7773438e+00, -3.671875e-01, 1.984375e+00]]> : tensor<5x4xf32>
  %in1c = tensor.cast %in1 : tensor<5x4xf32> to tensor<?x?xf32>
  %in1d = util.optimization_barrier %in1c : tensor<?x?xf32>
  %arg1 = torch.torch_c.from_builtin_tensor %in1d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 1.0
  %1 = torch.constant.none
  %2 = torch.aten._cdist_forward %arg0, %arg1, %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.float, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.7109375e+00, 6.2929688e+00, 2.8671875e+00, 5.6171875e+00, 4.8398438e+00], [4.9492188e+00, 1.015625e+00, 4.4257812e+00, 6.5664062e+00, 6.8203125e+00], [2.9101562e+00, 7.15625e+00, 3.7304688e+00, 2.9882812e+00, 6.7578125e+00]]> : tensor<3x5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @_pdist_forward() {
  %in0 = util.unfoldable_constant dense<[[1.40625e+00, -1.5664062e+00, -8.984375e-02], [4.9609375e-01, 1.0078125e+00, -1.0976562e+00], [-6.71875e-01, -3.0859375e-01, -2.65625e-01], [5.1953125e-01, -1.8125e+00, 1.0273438e+00]]> : tensor<4x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x3xf32> -> !torch.vtensor<[4,3],f32>
  %0 = torch.constant.float 2.0
  %1 = torch.aten._pdist_forward %arg0, %0 : !torch.vtensor<[4,3],f32>, !torch.float -> !torch.vtensor<[6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[6],f32> -> tensor<6xf32>
  check.expect_almost_eq_const(%out0, dense<[2.910442e+00, 2.4354866e+00, 1.4473908e+00, 1.946626e+00, 3.5313363e+00, 2.3136446e+00]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6xf32>
  return
}

func.func @histc() {
  %in0 = util.unfoldable_constant dense<[[-6.5625e-01, -6.6015625e-01, -1.4414062e+00, 1.5625e-01, -3.4375e-01], [1.1328125e-01, -5.0e-01, -1.8671875e+00, 1.3984375e+00, 5.0e-01], [1.0585938e+00, 1.2890625e+00, -1.5820312e+00, 1.2148438e+00, 1.3085938e+00], [-1.0859375e+00, -4.1796875e-01, 5.625e-01, 1.5117188e+00, -5.0390625e-01]]> : tensor<4x5xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<4x5xf32> -> !torch.vtensor<[4,5],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.float -1.0
  %2 = torch.constant.float 1.5
  %3 = torch.aten.histc %arg0, %0, %1, %2 : !torch.vtensor<[4,5],f32>, !torch.int, !torch.float, !torch.float -> !torch.vtensor<[6],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[6],f32> -> tensor<6xf32>
  check.expect_almost_eq_const(%out0, dense<[2.0e+00, 4.0e+00, 2.0e+00, 2.0e+00, 1.0e+00, 4.0e+00]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<6xf32>
  return
}

func.func @histc_dynamic() {
  %in0 = util.unfoldable_constant dense<[[-6.5625e-01, -6.6015625e-01, -1.4414062e+00, 1.5625e-01, -3.4375e-01], [1.1328125e-01, -5.0e-01, -1.8671875e+00, 1.3984375e+00, 5.0e-01], [1.0585938e+00, 1.2890625e+00, -1.5820312e+00, 1.2148438e+00, 1.3085938e+00], [-1.0859375e+00, -4.1796875e-01, 5.625e-01, 1.5117188e+00, -5.0390625e-01]]> : tensor<4x5xf32>
  %in0c = tensor.cast %in0 : tensor<4x5xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 6
  %1 = torch.constant.float -1.0
  %2 = torch.constant.float 1.5
  %3 = torch.aten.histc %arg0, %0, %1, %2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.float, !torch.float -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[2.0e+00, 4.0e+00, 2.0e+00, 2.0e+00, 1.0e+00, 4.0e+00]> : tensor<6xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @histc_case2() {
  %in0 = util.unfoldable_constant dense<[-1.7578125e-01, -1.0039062e+00, -1.796875e+00, 1.7734375e+00, -9.4140625e-01, 5.0390625e-01, -1.484375e+00, -1.6914062e+00, 1.953125e-01]> : tensor<9xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<9xf32> -> !torch.vtensor<[9],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.int 0
  %2 = torch.aten.histc %arg0, %0, %1, %1 : !torch.vtensor<[9],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[5.0e+00, 1.0e+00, 2.0e+00, 1.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @histc_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[-1.7578125e-01, -1.0039062e+00, -1.796875e+00, 1.7734375e+00, -9.4140625e-01, 5.0390625e-01, -1.484375e+00, -1.6914062e+00, 1.953125e-01]> : tensor<9xf32>
  %in0c = tensor.cast %in0 : tensor<9xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.int 0
  %2 = torch.aten.histc %arg0, %0, %1, %1 : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[5.0e+00, 1.0e+00, 2.0e+00, 1.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @histc_case3() {
  %in0 = util.unfoldable_constant dense<[2.0e+00, 2.0e+00, 2.0e+00]> : tensor<3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<3xf32> -> !torch.vtensor<[3],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 0
  %2 = torch.aten.histc %arg0, %0, %1, %1 : !torch.vtensor<[3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 3.0e+00, 0.0e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @histc_case3_dynamic() {
  %in0 = util.unfoldable_constant dense<[2.0e+00, 2.0e+00, 2.0e+00]> : tensor<3xf32>
  %in0c = tensor.cast %in0 : tensor<3xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.int 0
  %2 = torch.aten.histc %arg0, %0, %1, %1 : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 3.0e+00, 0.0e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @histc_case4() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 3.0e+00, 1.0e+00, 3.0e+00, -1.0e+00, 4.0e+00, 2.0e+00]> : tensor<7xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<7xf32> -> !torch.vtensor<[7],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.int 0
  %2 = torch.constant.int 3
  %3 = torch.aten.histc %arg0, %0, %1, %2 : !torch.vtensor<[7],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 1.0e+00, 1.0e+00, 2.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @histc_case4_dynamic() {
  %in0 = util.unfoldable_constant dense<[0.0e+00, 3.0e+00, 1.0e+00, 3.0e+00, -1.0e+00, 4.0e+00, 2.0e+00]> : tensor<7xf32>
  %in0c = tensor.cast %in0 : tensor<7xf32> to tensor<?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 4
  %1 = torch.constant.int 0
  %2 = torch.constant.int 3
  %3 = torch.aten.histc %arg0, %0, %1, %2 : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 1.0e+00, 1.0e+00, 2.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}
