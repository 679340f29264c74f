// Small numbers that the host knows, through f32 and back to i64: they did not become indices again, and adding one failed.
func.func @integers_through_floats() {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %3 = torch.constant.int 3
  %i64 = torch.constant.int 4
  %f32 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %half = torch.constant.float 0.5
  %a = torch.aten.arange.start_step %0, %3, %1, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],si64>
  %f = torch.aten._to_copy %a, %f32, %none, %none, %none, %false, %none : !torch.vtensor<[3],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[3],f32>
  %h = torch.aten.mul.Scalar %f, %half : !torch.vtensor<[3],f32>, !torch.float -> !torch.vtensor<[3],f32>
  %b = torch.aten._to_copy %h, %i64, %none, %none, %none, %false, %none : !torch.vtensor<[3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[3],si64>
  %c = torch.aten.add.Scalar %b, %1, %1 : !torch.vtensor<[3],si64>, !torch.int, !torch.int -> !torch.vtensor<[3],si64>
  %r = torch.torch_c.to_builtin_tensor %c : !torch.vtensor<[3],si64> -> tensor<3xi64>
  check.expect_eq_const(%r, dense<[1, 1, 2]> : tensor<3xi64>) : tensor<3xi64>
  return
}
