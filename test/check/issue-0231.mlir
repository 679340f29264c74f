// As the tools around torch-mlir write it: `torch_c` was no known dialect. Operations of torch between others.
util.global private @bias = dense<[1.0, -2.0]> : tensor<2xf32>

func.func @mixed() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %n = util.unfoldable_constant 3 : i64
  %bias = util.global.load @bias : tensor<2xf32>
  %0 = torch_c.from_builtin_tensor %x : tensor<3x2xf32> -> !torch.vtensor<[3,2],f32>
  %1 = torch_c.from_builtin_tensor %bias : tensor<2xf32> -> !torch.vtensor<[2],f32>
  %one = torch.constant.int 1
  %2 = torch.aten.add.Tensor %0, %1, %one : !torch.vtensor<[3,2],f32>, !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[3,2],f32>
  %rows = torch_c.from_i64 %n
  %columns = torch.constant.int 2
  %list = torch.prim.ListConstruct %columns, %rows : (!torch.int, !torch.int) -> !torch.list<int>
  %wide = torch.aten.view %2, %list : !torch.vtensor<[3,2],f32>, !torch.list<int> -> !torch.vtensor<[2,3],f32>
  %3 = torch_c.to_builtin_tensor %wide : !torch.vtensor<[2,3],f32> -> tensor<2x3xf32>
  check.expect_eq_const(%3, dense<[[2.0, 0.0, 4.0], [2.0, 6.0, 4.0]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  return
}
