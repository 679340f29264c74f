// Two stages on two devices; what the first makes lies in memory that is chosen when the module is loaded.
util.global private @dev_a = #hal.device.target<"KIND_A"> : !hal.device
util.global private @dev_b = #hal.device.target<"KIND_B"> : !hal.device

func.func @main() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %m = linalg.matmul {stream.affinity = #hal.device.affinity<@dev_a>} ins(%x, %x : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  %t = flow.tensor.transfer %m : tensor<2x2xf32> to #hal.device.optimal<[#hal.device.affinity<@dev_a>, #hal.device.affinity<@dev_b>]>
  %r = linalg.matmul {stream.affinity = #hal.device.affinity<@dev_b>} ins(%t, %t : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const(%r, dense<[[199.0, 290.0], [435.0, 634.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  check.expect_eq_const(%t, dense<[[7.0, 10.0], [15.0, 22.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  return
}

// The op itself is placed; both devices read its result, which the first then changes in a copy of it.
func.func @placed_op() {
  %x = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %m = linalg.add {stream.affinity = #hal.device.optimal<[#hal.device.affinity<@dev_b>, #hal.device.affinity<@dev_a>]>} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %a = linalg.mul {stream.affinity = #hal.device.affinity<@dev_a>} ins(%m, %m : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.sub {stream.affinity = #hal.device.affinity<@dev_b>} ins(%m, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %part = tensor.extract_slice %a[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %changed = tensor.insert_slice %part into %m[0] [2] [1] : tensor<2xf32> into tensor<4xf32>
  check.expect_eq_const(%changed, dense<[16.0, 36.0, 6.0, 8.0]> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const(%m, dense<[2.0, 4.0, 6.0, 8.0]> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const(%b, dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

// Carried by a loop, of a size known at run time.
func.func @carried() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 5 : index
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%one : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %t = flow.tensor.transfer %f : tensor<?xf32>{%n} to #hal.device.optimal<[#hal.device.affinity<@dev_a>, #hal.device.affinity<@dev_b>]>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> (tensor<?xf32>) {
    %p = linalg.add {stream.affinity = #hal.device.affinity<@dev_a>} ins(%s, %s : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %q = linalg.sub {stream.affinity = #hal.device.affinity<@dev_b>} ins(%p, %f : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %q : tensor<?xf32>
  }
  %same = tensor.cast %last : tensor<?xf32> to tensor<5xf32>
  check.expect_eq_const(%same, dense<1.0> : tensor<5xf32>) : tensor<5xf32>
  return
}
