// A bias is added before products of narrow floats are rounded, as torch does: (1 + 2^-8) + 2^-8 in bf16 is 1 + 2^-7, and 1 where the
// product is rounded first. With ceil_mode even the first window of a pool may reach over the end, and far over it.

func.func @addmm() {
  %x = util.unfoldable_constant dense<[[1.0, 3.90625e-3]]> : tensor<1x2xbf16>
  %w = util.unfoldable_constant dense<1.0> : tensor<2x3xbf16>
  %c = util.unfoldable_constant dense<3.90625e-3> : tensor<3xbf16>
  %tx = torch.torch_c.from_builtin_tensor %x : tensor<1x2xbf16> -> !torch.vtensor<[1,2],bf16>
  %tw = torch.torch_c.from_builtin_tensor %w : tensor<2x3xbf16> -> !torch.vtensor<[2,3],bf16>
  %tc = torch.torch_c.from_builtin_tensor %c : tensor<3xbf16> -> !torch.vtensor<[3],bf16>
  %one = torch.constant.int 1
  %r = torch.aten.addmm %tc, %tx, %tw, %one, %one : !torch.vtensor<[3],bf16>, !torch.vtensor<[1,2],bf16>, !torch.vtensor<[2,3],bf16>, !torch.int, !torch.int -> !torch.vtensor<[1,3],bf16>
  %out = torch.torch_c.to_builtin_tensor %r : !torch.vtensor<[1,3],bf16> -> tensor<1x3xbf16>
  check.expect_eq_const(%out, dense<1.0078125> : tensor<1x3xbf16>) : tensor<1x3xbf16>
  return
}

func.func @linear() {
  %x = util.unfoldable_constant dense<[[[1.0, 4.8828125e-4]]]> : tensor<1x1x2xf16>
  %w = util.unfoldable_constant dense<1.0> : tensor<3x2xf16>
  %c = util.unfoldable_constant dense<4.8828125e-4> : tensor<3xf16>
  %tx = torch.torch_c.from_builtin_tensor %x : tensor<1x1x2xf16> -> !torch.vtensor<[1,1,2],f16>
  %tw = torch.torch_c.from_builtin_tensor %w : tensor<3x2xf16> -> !torch.vtensor<[3,2],f16>
  %tc = torch.torch_c.from_builtin_tensor %c : tensor<3xf16> -> !torch.vtensor<[3],f16>
  %r = torch.aten.linear %tx, %tw, %tc : !torch.vtensor<[1,1,2],f16>, !torch.vtensor<[3,2],f16>, !torch.vtensor<[3],f16> -> !torch.vtensor<[1,1,3],f16>
  %out = torch.torch_c.to_builtin_tensor %r : !torch.vtensor<[1,1,3],f16> -> tensor<1x1x3xf16>
  check.expect_eq_const(%out, dense<1.0009765625> : tensor<1x1x3xf16>) : tensor<1x1x3xf16>
  return
}

func.func @gemm() {
  %x = util.unfoldable_constant dense<[[1.0, 3.90625e-3]]> : tensor<1x2xbf16>
  %w = util.unfoldable_constant dense<1.0> : tensor<3x2xbf16>
  %c = util.unfoldable_constant dense<3.90625e-3> : tensor<3xbf16>
  %tx = torch.torch_c.from_builtin_tensor %x : tensor<1x2xbf16> -> !torch.vtensor<[1,2],bf16>
  %tw = torch.torch_c.from_builtin_tensor %w : tensor<3x2xbf16> -> !torch.vtensor<[3,2],bf16>
  %tc = torch.torch_c.from_builtin_tensor %c : tensor<3xbf16> -> !torch.vtensor<[3],bf16>
  %r = torch.operator "onnx.Gemm"(%tx, %tw, %tc) {torch.onnx.transB = 1 : si64} : (!torch.vtensor<[1,2],bf16>, !torch.vtensor<[3,2],bf16>, !torch.vtensor<[3],bf16>) -> !torch.vtensor<[1,3],bf16>
  %out = torch.torch_c.to_builtin_tensor %r : !torch.vtensor<[1,3],bf16> -> tensor<1x3xbf16>
  check.expect_eq_const(%out, dense<1.0078125> : tensor<1x3xbf16>) : tensor<1x3xbf16>
  return
}

func.func @pool() {
  %x = util.unfoldable_constant dense<[[[[1.0, 2.0], [3.0, 6.0]]]]> : tensor<1x1x2x2xf32>
  %tx = torch.torch_c.from_builtin_tensor %x : tensor<1x1x2x2xf32> -> !torch.vtensor<[1,1,2,2],f32>
  %n = torch.constant.int 1000000
  %size = torch.prim.ListConstruct %n, %n : (!torch.int, !torch.int) -> !torch.list<int>
  %zero = torch.constant.int 0
  %zeros = torch.prim.ListConstruct %zero, %zero : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %r = torch.aten.avg_pool2d %tx, %size, %size, %zeros, %true, %true, %none : !torch.vtensor<[1,1,2,2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[1,1,1,1],f32>
  %out = torch.torch_c.to_builtin_tensor %r : !torch.vtensor<[1,1,1,1],f32> -> tensor<1x1x1x1xf32>
  check.expect_almost_eq_const(%out, dense<3.0> : tensor<1x1x1x1xf32>) : tensor<1x1x1x1xf32>
  return
}
