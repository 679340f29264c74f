// Operators of torch: creation. Written by generate.py with torch 2.11.0.

func.func @zeros() {
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 4
  %4 = torch.constant.none
  %5 = torch.aten.zeros %2, %3, %4, %4, %4 : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @zeros_like() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.none
  %1 = torch.aten.zeros_like %arg0, %0, %0, %0, %0, %0 : !torch.vtensor<[2,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @zeros_like_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.zeros_like %arg0, %0, %0, %0, %0, %0 : !torch.vtensor<[?,?],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[0.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 0.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @zeros_like_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 11
  %1 = torch.constant.none
  %2 = torch.aten.zeros_like %arg0, %0, %1, %1, %1, %1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @zeros_like_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 11
  %1 = torch.constant.none
  %2 = torch.aten.zeros_like %arg0, %0, %1, %1, %1, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @new_zeros() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.none
  %3 = torch.aten.new_zeros %arg0, %1, %2, %2, %2, %2 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @new_zeros_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.none
  %3 = torch.aten.new_zeros %arg0, %1, %2, %2, %2, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 0.0e+00, 0.0e+00, 0.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @ones() {
  %0 = torch.constant.int 2
  %1 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %0, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.constant.int 4
  %4 = torch.constant.none
  %5 = torch.aten.ones %2, %3, %4, %4, %4 : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%out0, dense<[[1, 1, 1], [1, 1, 1]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

func.func @ones_like() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.none
  %1 = torch.aten.ones_like %arg0, %0, %0, %0, %0, %0 : !torch.vtensor<[2,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @ones_like_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.none
  %1 = torch.aten.ones_like %arg0, %0, %0, %0, %0, %0 : !torch.vtensor<[?,?],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 1.0e+00, 1.0e+00], [1.0e+00, 1.0e+00, 1.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @ones_like_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 11
  %1 = torch.constant.none
  %2 = torch.aten.ones_like %arg0, %0, %1, %1, %1, %1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],i1> -> tensor<2x3xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  return
}

func.func @ones_like_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 11
  %1 = torch.constant.none
  %2 = torch.aten.ones_like %arg0, %0, %1, %1, %1, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],i1>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],i1> -> tensor<?x?xi1>
  check.expect_eq_const(%out0, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<?x?xi1>
  return
}

func.func @new_ones() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.none
  %3 = torch.aten.new_ones %arg0, %1, %2, %2, %2, %2 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @new_ones_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.none
  %3 = torch.aten.new_ones %arg0, %1, %2, %2, %2, %2 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 1.0e+00, 1.0e+00, 1.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @full() {
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0, %0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.constant.float 1.5
  %3 = torch.constant.none
  %4 = torch.aten.full %1, %2, %3, %3, %3, %3 : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2,2],f32> -> tensor<2x2xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.5e+00, 1.5e+00], [1.5e+00, 1.5e+00]]> : tensor<2x2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x2xf32>
  return
}

func.func @full_case2() {
  %0 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 7
  %3 = torch.constant.none
  %4 = torch.aten.full %1, %2, %3, %3, %3, %3 : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%out0, dense<[7, 7, 7]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @full_case3() {
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.bool true
  %3 = torch.constant.none
  %4 = torch.aten.full %1, %2, %3, %3, %3, %3 : !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],i1>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2],i1> -> tensor<2xi1>
  check.expect_eq_const(%out0, dense<[true, true]> : tensor<2xi1>) : tensor<2xi1>
  return
}

func.func @full_like() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.none
  %2 = torch.aten.full_like %arg0, %0, %1, %1, %1, %1, %1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.0e+00, 3.0e+00, 3.0e+00], [3.0e+00, 3.0e+00, 3.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @full_like_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 3
  %1 = torch.constant.none
  %2 = torch.aten.full_like %arg0, %0, %1, %1, %1, %1, %1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[3.0e+00, 3.0e+00, 3.0e+00], [3.0e+00, 3.0e+00, 3.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @full_like_case2() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.float 2.5
  %1 = torch.constant.int 3
  %2 = torch.constant.none
  %3 = torch.aten.full_like %arg0, %0, %1, %2, %2, %2, %2 : !torch.vtensor<[2,3],f32>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,3],si32> -> tensor<2x3xi32>
  check.expect_eq_const(%out0, dense<[[2, 2, 2], [2, 2, 2]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @full_like_case2_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.float 2.5
  %1 = torch.constant.int 3
  %2 = torch.constant.none
  %3 = torch.aten.full_like %arg0, %0, %1, %2, %2, %2, %2 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],si32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[?,?],si32> -> tensor<?x?xi32>
  check.expect_eq_const(%out0, dense<[[2, 2, 2], [2, 2, 2]]> : tensor<2x3xi32>) : tensor<?x?xi32>
  return
}

func.func @new_full() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 4
  %3 = torch.constant.none
  %4 = torch.aten.new_full %arg0, %1, %2, %3, %3, %3, %3 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[2],f32> -> tensor<2xf32>
  check.expect_almost_eq_const(%out0, dense<[4.0e+00, 4.0e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2xf32>
  return
}

func.func @new_full_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %2 = torch.constant.int 4
  %3 = torch.constant.none
  %4 = torch.aten.new_full %arg0, %1, %2, %3, %3, %3, %3 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out0, dense<[4.0e+00, 4.0e+00]> : tensor<2xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?xf32>
  return
}

func.func @fill_Scalar() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0 : tensor<2x3xf32> -> !torch.vtensor<[2,3],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.fill.Scalar %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0e+00, 2.0e+00, 2.0e+00], [2.0e+00, 2.0e+00, 2.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<2x3xf32>
  return
}

func.func @fill_Scalar_dynamic() {
  %in0 = util.unfoldable_constant dense<[[1.0546875e+00, -2.7734375e-01, 1.4375e+00], [-7.3828125e-01, 3.7890625e-01, 1.6992188e+00]]> : tensor<2x3xf32>
  %in0c = tensor.cast %in0 : tensor<2x3xf32> to tensor<?x?xf32>
  %in0d = util.optimization_barrier %in0c : tensor<?x?xf32>
  %arg0 = torch.torch_c.from_builtin_tensor %in0d : tensor<?x?xf32> -> !torch.vtensor<[?,?],f32>
  %0 = torch.constant.int 2
  %1 = torch.aten.fill.Scalar %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %out0 = torch.torch_c.to_builtin_tensor %1 : !torch.vtensor<[?,?],f32> -> tensor<?x?xf32>
  check.expect_almost_eq_const(%out0, dense<[[2.0e+00, 2.0e+00, 2.0e+00], [2.0e+00, 2.0e+00, 2.0e+00]]> : tensor<2x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<?x?xf32>
  return
}

func.func @scalar_tensor() {
  %0 = torch.constant.float 2.5
  %1 = torch.constant.none
  %2 = torch.aten.scalar_tensor %0, %1, %1, %1, %1 : !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%out0, dense<2.5e+00> : tensor<f32>, atol 1.0e-04, rtol 1.0e-04) : tensor<f32>
  return
}

func.func @scalar_tensor_case2() {
  %0 = torch.constant.int 3
  %1 = torch.constant.int 4
  %2 = torch.constant.none
  %3 = torch.aten.scalar_tensor %0, %1, %2, %2, %2 : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%out0, dense<3> : tensor<i64>) : tensor<i64>
  return
}

func.func @arange() {
  %0 = torch.constant.int 5
  %1 = torch.constant.none
  %2 = torch.aten.arange %0, %1, %1, %1, %1 : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[5],si64> -> tensor<5xi64>
  check.expect_eq_const(%out0, dense<[0, 1, 2, 3, 4]> : tensor<5xi64>) : tensor<5xi64>
  return
}

func.func @arange_start() {
  %0 = torch.constant.int 2
  %1 = torch.constant.int 6
  %2 = torch.constant.none
  %3 = torch.aten.arange.start %0, %1, %1, %2, %2, %2 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[2.0e+00, 3.0e+00, 4.0e+00, 5.0e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @arange_start_step() {
  %0 = torch.constant.int 1
  %1 = torch.constant.int 2
  %2 = torch.constant.float 0.25
  %3 = torch.constant.none
  %4 = torch.aten.arange.start_step %0, %1, %2, %3, %3, %3, %3 : !torch.int, !torch.int, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[4],f32> -> tensor<4xf32>
  check.expect_almost_eq_const(%out0, dense<[1.0e+00, 1.25e+00, 1.5e+00, 1.75e+00]> : tensor<4xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<4xf32>
  return
}

func.func @arange_start_step_case2() {
  %0 = torch.constant.int 9
  %1 = torch.constant.int 0
  %2 = torch.constant.int -2
  %3 = torch.constant.none
  %4 = torch.aten.arange.start_step %0, %1, %2, %3, %3, %3, %3 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si64>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[5],si64> -> tensor<5xi64>
  check.expect_eq_const(%out0, dense<[9, 7, 5, 3, 1]> : tensor<5xi64>) : tensor<5xi64>
  return
}

func.func @arange_start_step_case3() {
  %0 = torch.constant.float 2.1
  %1 = torch.constant.float -2.9
  %2 = torch.constant.float -1.0
  %3 = torch.constant.int 1
  %4 = torch.constant.none
  %5 = torch.aten.arange.start_step %0, %1, %2, %3, %4, %4, %4 : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si8>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[5],si8> -> tensor<5xi8>
  check.expect_eq_const(%out0, dense<[2, 1, 0, -1, -2]> : tensor<5xi8>) : tensor<5xi8>
  return
}

func.func @arange_start_step_case4() {
  %0 = torch.constant.float 0.5
  %1 = torch.constant.float 3.7
  %2 = torch.constant.float 1.5
  %3 = torch.constant.int 1
  %4 = torch.constant.none
  %5 = torch.aten.arange.start_step %0, %1, %2, %3, %4, %4, %4 : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],si8>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3],si8> -> tensor<3xi8>
  check.expect_eq_const(%out0, dense<[0, 1, 2]> : tensor<3xi8>) : tensor<3xi8>
  return
}

func.func @arange_start_step_case5() {
  %0 = torch.constant.float 2.1
  %1 = torch.constant.float -2.9
  %2 = torch.constant.float -1.0
  %3 = torch.constant.int 3
  %4 = torch.constant.none
  %5 = torch.aten.arange.start_step %0, %1, %2, %3, %4, %4, %4 : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[5],si32> -> tensor<5xi32>
  check.expect_eq_const(%out0, dense<[2, 1, 0, -1, -2]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @arange_start_step_case6() {
  %0 = torch.constant.float 0.5
  %1 = torch.constant.float 3.7
  %2 = torch.constant.float 1.5
  %3 = torch.constant.int 3
  %4 = torch.constant.none
  %5 = torch.aten.arange.start_step %0, %1, %2, %3, %4, %4, %4 : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],si32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3],si32> -> tensor<3xi32>
  check.expect_eq_const(%out0, dense<[0, 1, 2]> : tensor<3xi32>) : tensor<3xi32>
  return
}

func.func @arange_start_step_case7() {
  %0 = torch.constant.float 2.1
  %1 = torch.constant.float -2.9
  %2 = torch.constant.float -1.0
  %3 = torch.constant.int 4
  %4 = torch.constant.none
  %5 = torch.aten.arange.start_step %0, %1, %2, %3, %4, %4, %4 : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  check.expect_eq_const(%out0, dense<[2, 1, 0, -1]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @arange_start_step_case8() {
  %0 = torch.constant.float 0.5
  %1 = torch.constant.float 3.7
  %2 = torch.constant.float 1.5
  %3 = torch.constant.int 4
  %4 = torch.constant.none
  %5 = torch.aten.arange.start_step %0, %1, %2, %3, %4, %4, %4 : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],si64>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%out0, dense<[0, 1, 2]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @arange_start_step_case9() {
  %0 = torch.constant.float 2.1
  %1 = torch.constant.float -2.9
  %2 = torch.constant.float -1.0
  %3 = torch.constant.int 6
  %4 = torch.constant.none
  %5 = torch.aten.arange.start_step %0, %1, %2, %3, %4, %4, %4 : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[5],f32> -> tensor<5xf32>
  check.expect_almost_eq_const(%out0, dense<[2.1e+00, 1.1e+00, 1.0e-01, -9.0e-01, -1.9e+00]> : tensor<5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5xf32>
  return
}

func.func @arange_start_step_case10() {
  %0 = torch.constant.float 0.5
  %1 = torch.constant.float 3.7
  %2 = torch.constant.float 1.5
  %3 = torch.constant.int 6
  %4 = torch.constant.none
  %5 = torch.aten.arange.start_step %0, %1, %2, %3, %4, %4, %4 : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[3],f32> -> tensor<3xf32>
  check.expect_almost_eq_const(%out0, dense<[5.0e-01, 2.0e+00, 3.5e+00]> : tensor<3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3xf32>
  return
}

func.func @linspace() {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %2 = torch.constant.int 5
  %3 = torch.constant.none
  %4 = torch.aten.linspace %0, %1, %2, %3, %3, %3, %3 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f32>
  %out0 = torch.torch_c.to_builtin_tensor %4 : !torch.vtensor<[5],f32> -> tensor<5xf32>
  check.expect_almost_eq_const(%out0, dense<[0.0e+00, 2.5e-01, 5.0e-01, 7.5e-01, 1.0e+00]> : tensor<5xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<5xf32>
  return
}

func.func @linspace_case2() {
  %0 = torch.constant.int -2
  %1 = torch.constant.int 3
  %2 = torch.constant.int 4
  %3 = torch.constant.int 7
  %4 = torch.constant.none
  %5 = torch.aten.linspace %0, %1, %2, %3, %4, %4, %4 : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f64>
  %out0 = torch.torch_c.to_builtin_tensor %5 : !torch.vtensor<[4],f64> -> tensor<4xf64>
  check.expect_almost_eq_const(%out0, dense<[-2.0e+00, -3.3333333333333326e-01, 1.3333333333333333e+00, 3.0e+00]> : tensor<4xf64>, atol 1.0e-06, rtol 1.0e-06) : tensor<4xf64>
  return
}

func.func @eye() {
  %0 = torch.constant.int 3
  %1 = torch.constant.none
  %2 = torch.aten.eye %0, %1, %1, %1, %1 : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],f32>
  %out0 = torch.torch_c.to_builtin_tensor %2 : !torch.vtensor<[3,3],f32> -> tensor<3x3xf32>
  check.expect_almost_eq_const(%out0, dense<[[1.0e+00, 0.0e+00, 0.0e+00], [0.0e+00, 1.0e+00, 0.0e+00], [0.0e+00, 0.0e+00, 1.0e+00]]> : tensor<3x3xf32>, atol 1.0e-04, rtol 1.0e-04) : tensor<3x3xf32>
  return
}

func.func @eye_m() {
  %0 = torch.constant.int 2
  %1 = torch.constant.int 4
  %2 = torch.constant.none
  %3 = torch.aten.eye.m %0, %1, %1, %2, %2, %2 : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,4],si64>
  %out0 = torch.torch_c.to_builtin_tensor %3 : !torch.vtensor<[2,4],si64> -> tensor<2x4xi64>
  check.expect_eq_const(%out0, dense<[[1, 0, 0, 0], [0, 1, 0, 0]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  return
}
