// NaN counts as the largest number in sorts and in top-k of models: last where they ascend, first where they descend. Long
// rows leave workgroups and go by merges; ties of what is no number keep their order.

func.func @ascending() {
  %in = util.unfoldable_constant dense<[0x7FC00000, 2.0, -0.0, 0xFFC00000, 0xFF800000, 0.0, 0x7F800000, -1.0]> : tensor<8xf32>
  %x = torch.torch_c.from_builtin_tensor %in : tensor<8xf32> -> !torch.vtensor<[8],f32>
  %dim = torch.constant.int 0
  %no = torch.constant.bool false
  %v, %i = torch.aten.sort %x, %dim, %no : !torch.vtensor<[8],f32>, !torch.int, !torch.bool -> !torch.vtensor<[8],f32>, !torch.vtensor<[8],si64>
  %values = torch.torch_c.to_builtin_tensor %v : !torch.vtensor<[8],f32> -> tensor<8xf32>
  %places = torch.torch_c.to_builtin_tensor %i : !torch.vtensor<[8],si64> -> tensor<8xi64>
  check.expect_almost_eq_const(%values, dense<[0xFF800000, -1.0, -0.0, 0.0, 2.0, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<8xf32>) : tensor<8xf32>
  check.expect_eq_const(%places, dense<[4, 7, 2, 5, 1, 6, 0, 3]> : tensor<8xi64>) : tensor<8xi64>
  return
}

func.func @onnx_topk() attributes {torch.onnx_meta.opset_version = 21 : si64} {
  %in = util.unfoldable_constant dense<[[0x7FC00000, 2.0, 1.0, 0x7FC00000, 3.0, 4.0], [5.0, 2.0, 1.0, 6.0, 3.0, 4.0]]> : tensor<2x6xf32>
  %x = torch.torch_c.from_builtin_tensor %in : tensor<2x6xf32> -> !torch.vtensor<[2,6],f32>
  %k = torch.vtensor.literal(dense<3> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
  %high:2 = torch.operator "onnx.TopK"(%x, %k) {torch.onnx.axis = 1 : si64, torch.onnx.largest = 1 : si64} : (!torch.vtensor<[2,6],f32>, !torch.vtensor<[1],si64>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>)
  %low:2 = torch.operator "onnx.TopK"(%x, %k) {torch.onnx.axis = 1 : si64, torch.onnx.largest = 0 : si64} : (!torch.vtensor<[2,6],f32>, !torch.vtensor<[1],si64>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>)
  %highest = torch.torch_c.to_builtin_tensor %high#1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  %lowest = torch.torch_c.to_builtin_tensor %low#1 : !torch.vtensor<[2,3],si64> -> tensor<2x3xi64>
  check.expect_eq_const(%highest, dense<[[0, 3, 5], [3, 0, 5]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  check.expect_eq_const(%lowest, dense<[[2, 1, 4], [2, 1, 4]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  return
}

// Longer than a tile of a workgroup: NaN at every third place, else the position's negative.
func.func @long_descending() {
  %start = torch.constant.int 0
  %count = torch.constant.int 9000
  %third = torch.constant.int 3
  %thousands = torch.constant.int 3000
  %none = torch.constant.none
  %yes = torch.constant.bool true
  %one = torch.constant.int 1
  %nan = torch.constant.float 0x7FF8000000000000
  %i64 = torch.constant.int 4
  %at = torch.aten.arange %count, %i64, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[9000],si64>
  %rest = torch.aten.remainder.Scalar %at, %third : !torch.vtensor<[9000],si64>, !torch.int -> !torch.vtensor<[9000],si64>
  %is_nan = torch.aten.eq.Scalar %rest, %start : !torch.vtensor<[9000],si64>, !torch.int -> !torch.vtensor<[9000],i1>
  %low = torch.aten.neg %at : !torch.vtensor<[9000],si64> -> !torch.vtensor<[9000],si64>
  %six = torch.constant.int 6
  %no = torch.constant.bool false
  %low_f = torch.aten.to.dtype %low, %six, %no, %no, %none : !torch.vtensor<[9000],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[9000],f32>
  %x = torch.aten.masked_fill.Scalar %low_f, %is_nan, %nan : !torch.vtensor<[9000],f32>, !torch.vtensor<[9000],i1>, !torch.float -> !torch.vtensor<[9000],f32>
  %v, %i = torch.aten.sort %x, %start, %yes : !torch.vtensor<[9000],f32>, !torch.int, !torch.bool -> !torch.vtensor<[9000],f32>, !torch.vtensor<[9000],si64>
  // First 0, 3, 6, ..., then 1, 2, 4, 5, ...: in each half of the sorted places the differences tell.
  %nans = torch.aten.slice.Tensor %i, %start, %start, %thousands, %one : !torch.vtensor<[9000],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3000],si64>
  %numbers = torch.aten.slice.Tensor %i, %start, %thousands, %count, %one : !torch.vtensor<[9000],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[6000],si64>
  %few = torch.aten.arange %thousands, %i64, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3000],si64>
  %thirds = torch.aten.mul.Scalar %few, %third : !torch.vtensor<[3000],si64>, !torch.int -> !torch.vtensor<[3000],si64>
  %first = torch.torch_c.to_builtin_tensor %nans : !torch.vtensor<[3000],si64> -> tensor<3000xi64>
  %want_first = torch.torch_c.to_builtin_tensor %thirds : !torch.vtensor<[3000],si64> -> tensor<3000xi64>
  check.expect_eq(%first, %want_first) : tensor<3000xi64>
  %six_thousands = torch.constant.int 6000
  %two = torch.constant.int 2
  %many = torch.aten.arange %six_thousands, %i64, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6000],si64>
  %half = torch.aten.floor_divide.Scalar %many, %two : !torch.vtensor<[6000],si64>, !torch.int -> !torch.vtensor<[6000],si64>
  %sum = torch.aten.add.Tensor %many, %half, %one : !torch.vtensor<[6000],si64>, !torch.vtensor<[6000],si64>, !torch.int -> !torch.vtensor<[6000],si64>
  %next = torch.aten.add.Scalar %sum, %one, %one : !torch.vtensor<[6000],si64>, !torch.int, !torch.int -> !torch.vtensor<[6000],si64>
  %second = torch.torch_c.to_builtin_tensor %numbers : !torch.vtensor<[6000],si64> -> tensor<6000xi64>
  %want_second = torch.torch_c.to_builtin_tensor %next : !torch.vtensor<[6000],si64> -> tensor<6000xi64>
  check.expect_eq(%second, %want_second) : tensor<6000xi64>
  return
}
