// A size that is computed from another but never above 1 is broadcast to it: the last n rows of a table of
// one row, those from max(1 - n, 0) on, are one, which is added to n elements.

func.func @last_row() {
  %in = util.unfoldable_constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %cast = tensor.cast %in : tensor<3xf32> to tensor<?xf32>
  %dynamic = util.optimization_barrier %cast : tensor<?xf32>
  %x = torch.torch_c.from_builtin_tensor %dynamic : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %row = util.unfoldable_constant dense<10.0> : tensor<1xf32>
  %table = torch.torch_c.from_builtin_tensor %row : tensor<1xf32> -> !torch.vtensor<[1],f32>
  %zero = torch.constant.int 0
  %one = torch.constant.int 1
  %none = torch.constant.none
  %n = torch.aten.size.int %x, %zero : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %before = torch.aten.sub.int %one, %n : !torch.int, !torch.int -> !torch.int
  %start = torch.prim.max.int %before, %zero : !torch.int, !torch.int -> !torch.int
  %last = torch.aten.slice.Tensor %table, %zero, %start, %none, %one : !torch.vtensor<[1],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?],f32>
  %sum = torch.aten.add.Tensor %x, %last, %one : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?],f32>
  %out = torch.torch_c.to_builtin_tensor %sum : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_eq_const(%out, dense<[11.0, 12.0, 13.0]> : tensor<3xf32>) : tensor<?xf32>
  return
}
