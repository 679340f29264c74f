// 2^x of whole numbers: LLVM makes ldexp of it, which GPUs expand.
func.func @powers() {
  %x = util.unfoldable_constant dense<[-3, 0, 5, 20]> : tensor<4xi32>
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xi32>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: i32, %o: f32):
    %f = arith.sitofp %a : i32 to f32
    %p = math.exp2 %f : f32
    linalg.yield %p : f32
  } -> tensor<4xf32>
  check.expect_almost_eq_const(%y, dense<[0.125, 1.0, 32.0, 1048576.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}
