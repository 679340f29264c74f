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

// A loop that sums elements of one operand of a product only: no plan for products has a place for it.
func.func @sum_of_one_operand() {
  %a = util.unfoldable_constant dense<[[[1.0], [2.0], [4.0]], [[8.0], [16.0], [32.0]]]> : tensor<2x3x1xf32>
  %b = util.unfoldable_constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0], [8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0]]> : tensor<2x8xf32>
  %d = tensor.cast %a : tensor<2x3x1xf32> to tensor<2x?x1xf32>
  %unknown = util.optimization_barrier %d : tensor<2x?x1xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8xf32>) -> tensor<1x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k, s) -> (k, s, m)>, affine_map<(m, n, k, s) -> (k, n)>, affine_map<(m, n, k, s) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%unknown, %b : tensor<2x?x1xf32>, tensor<2x8xf32>) outs(%f : tensor<1x8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x8xf32>
  check.expect_eq_const(%r, dense<[[455.0, 406.0, 357.0, 308.0, 259.0, 210.0, 161.0, 112.0]]> : tensor<1x8xf32>) : tensor<1x8xf32>
  return
}

// What reads an element of nothing, in a loop without iterations.
func.func @element_of_nothing() {
  %nothing = tensor.empty() : tensor<0xi64>
  %none = arith.constant 0 : index
  %n = util.optimization_barrier %none : index
  %e = tensor.empty(%n) : tensor<?xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %x = tensor.extract %nothing[%i] : tensor<0xi64>
    linalg.yield %x : i64
  } -> tensor<?xi64>
  %c = tensor.cast %r : tensor<?xi64> to tensor<0xi64>
  check.expect_eq_const(%c, dense<[]> : tensor<0xi64>) : tensor<0xi64>
  return
}
