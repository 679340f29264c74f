// The oracle did not know scf.parallel: positions with steps, two results.
func.func @sum() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = util.unfoldable_constant 5 : index
  %z = arith.constant 0.0 : f32
  %b = arith.constant 1 : i32
  %t = util.unfoldable_constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32>
  %c3 = arith.constant 3 : index
  %s, %m = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c3) step (%c2, %c1) init (%z, %b) -> (f32, i32) {
    %x = tensor.extract %t[%i, %j] : tensor<5x3xf32>
    %ij = arith.addi %i, %j : index
    %k = arith.index_cast %ij : index to i32
    scf.reduce(%x, %k : f32, i32) {
    ^bb0(%a: f32, %c: f32):
      %r = arith.addf %a, %c : f32
      scf.reduce.return %r : f32
    }, {
    ^bb0(%a: i32, %c: i32):
      %r = arith.maxsi %a, %c : i32
      scf.reduce.return %r : i32
    }
  }
  %r = tensor.from_elements %s : tensor<f32>
  check.expect_eq_const(%r, dense<72.0> : tensor<f32>) : tensor<f32>
  %rm = tensor.from_elements %m : tensor<i32>
  check.expect_eq_const(%rm, dense<6> : tensor<i32>) : tensor<i32>
  return
}
