// Random numbers of torch, which are other ones than torch's: their mean and spread, their bounds, and that two draws differ.

func.func @normal() {
  %4096 = torch.constant.int 4096
  %none = torch.constant.none
  %false = torch.constant.bool false
  %sizes = torch.prim.ListConstruct %4096 : (!torch.int) -> !torch.list<int>
  %a = torch.aten.randn.generator %sizes, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4096],f32>
  %b = torch.aten.randn.generator %sizes, %none, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4096],f32>
  %mean = torch.aten.mean %a, %none : !torch.vtensor<[4096],f32>, !torch.none -> !torch.vtensor<[],f32>
  %spread = torch.aten.std %a, %false : !torch.vtensor<[4096],f32>, !torch.bool -> !torch.vtensor<[],f32>
  %product = torch.aten.mul.Tensor %a, %b : !torch.vtensor<[4096],f32>, !torch.vtensor<[4096],f32> -> !torch.vtensor<[4096],f32>
  %both = torch.aten.mean %product, %none : !torch.vtensor<[4096],f32>, !torch.none -> !torch.vtensor<[],f32>
  %0 = torch.torch_c.to_builtin_tensor %mean : !torch.vtensor<[],f32> -> tensor<f32>
  %1 = torch.torch_c.to_builtin_tensor %spread : !torch.vtensor<[],f32> -> tensor<f32>
  %2 = torch.torch_c.to_builtin_tensor %both : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%0, dense<0.0> : tensor<f32>, atol 6.0e-02, rtol 0.0) : tensor<f32>
  check.expect_almost_eq_const(%1, dense<1.0> : tensor<f32>, atol 6.0e-02, rtol 0.0) : tensor<f32>
  check.expect_almost_eq_const(%2, dense<0.0> : tensor<f32>, atol 6.0e-02, rtol 0.0) : tensor<f32>
  return
}

func.func @integers() {
  %m2 = torch.constant.int -2
  %3 = torch.constant.int 3
  %4096 = torch.constant.int 4096
  %none = torch.constant.none
  %sizes = torch.prim.ListConstruct %4096 : (!torch.int) -> !torch.list<int>
  %a = torch.aten.randint.low %m2, %3, %sizes, %none, %none, %none, %none : !torch.int, !torch.int, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4096],si64>
  %least = torch.aten.min %a : !torch.vtensor<[4096],si64> -> !torch.vtensor<[],si64>
  %most = torch.aten.max %a : !torch.vtensor<[4096],si64> -> !torch.vtensor<[],si64>
  %0 = torch.torch_c.to_builtin_tensor %least : !torch.vtensor<[],si64> -> tensor<i64>
  %1 = torch.torch_c.to_builtin_tensor %most : !torch.vtensor<[],si64> -> tensor<i64>
  check.expect_eq_const(%0, dense<-2> : tensor<i64>) : tensor<i64>
  check.expect_eq_const(%1, dense<2> : tensor<i64>) : tensor<i64>
  return
}

func.func @chances() {
  %quarter = torch.constant.float 2.500000e-01
  %none = torch.constant.none
  %zeros = torch.vtensor.literal(dense<0.0> : tensor<4096xf32>) : !torch.vtensor<[4096],f32>
  %a = torch.aten.bernoulli.p %zeros, %quarter, %none : !torch.vtensor<[4096],f32>, !torch.float, !torch.none -> !torch.vtensor<[4096],f32>
  %b = torch.aten.bernoulli %zeros, %none : !torch.vtensor<[4096],f32>, !torch.none -> !torch.vtensor<[4096],f32>
  %mean = torch.aten.mean %a, %none : !torch.vtensor<[4096],f32>, !torch.none -> !torch.vtensor<[],f32>
  %never = torch.aten.max %b : !torch.vtensor<[4096],f32> -> !torch.vtensor<[],f32>
  %0 = torch.torch_c.to_builtin_tensor %mean : !torch.vtensor<[],f32> -> tensor<f32>
  %1 = torch.torch_c.to_builtin_tensor %never : !torch.vtensor<[],f32> -> tensor<f32>
  check.expect_almost_eq_const(%0, dense<0.25> : tensor<f32>, atol 3.0e-02, rtol 0.0) : tensor<f32>
  check.expect_almost_eq_const(%1, dense<0.0> : tensor<f32>, atol 0.0, rtol 0.0) : tensor<f32>
  return
}

// torch.sym_ite of exported programs: a number that depends on a size.
func.func @choice() {
  %in = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  %cast = tensor.cast %in : tensor<5xf32> to tensor<?xf32>
  %wide = util.optimization_barrier %cast : tensor<?xf32>
  %x = torch.torch_c.from_builtin_tensor %wide : tensor<?xf32> -> !torch.vtensor<[?],f32>
  %0 = torch.constant.int 0
  %2 = torch.constant.int 2
  %4 = torch.constant.int 4
  %1 = torch.constant.int 1
  %size = torch.aten.size.int %x, %0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %large = torch.aten.gt.int %size, %4 : !torch.int, !torch.int -> !torch.bool
  %end = torch.prim.sym_ite %large, %2, %size : !torch.bool, !torch.int, !torch.int -> !torch.int
  %part = torch.aten.slice.Tensor %x, %0, %0, %end, %1 : !torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %out = torch.torch_c.to_builtin_tensor %part : !torch.vtensor<[?],f32> -> tensor<?xf32>
  check.expect_almost_eq_const(%out, dense<[1.0, 2.0]> : tensor<2xf32>, atol 0.0, rtol 0.0) : tensor<?xf32>
  return
}
