// A tensor that is empty, of sizes known at run time, made before a loop and written in it by operations that become one kernel.

func.func @empty_around_a_loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %in = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %cast = tensor.cast %in : tensor<2x3xf32> to tensor<?x?xf32>
  %x = util.optimization_barrier %cast : tensor<?x?xf32>
  %n = util.unfoldable_constant 2 : index
  %m = util.unfoldable_constant 3 : index
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %s = tensor.empty(%n) : tensor<?xf32>
  %start = linalg.fill ins(%zero : f32) outs(%s : tensor<?xf32>) -> tensor<?xf32>
  %sums = scf.for %i = %c0 to %c2 step %c1 iter_args(%now = %start) -> tensor<?xf32> {
    %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf32>) {
    ^bb0(%o: f32):
      %row = linalg.index 0 : index
      %column = linalg.index 1 : index
      %a = tensor.extract %x[%row, %column] : tensor<?x?xf32>
      %b = tensor.extract %now[%row] : tensor<?xf32>
      %r = arith.addf %a, %b : f32
      linalg.yield %r : f32
    } -> tensor<?x?xf32>
    %z = linalg.fill ins(%one : f32) outs(%s : tensor<?xf32>) -> tensor<?xf32>
    %next = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
        ins(%y : tensor<?x?xf32>) outs(%z : tensor<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
    } -> tensor<?xf32>
    scf.yield %next : tensor<?xf32>
  }
  %got = tensor.cast %sums : tensor<?xf32> to tensor<2xf32>
  // 1 + 6 = 7, then 1 + 6 + 3 * 7; 1 + 15 = 16, then 1 + 15 + 3 * 16.
  check.expect_eq_const(%got, dense<[28.0, 64.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
