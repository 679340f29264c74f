// Two stages on two devices, their sum on the first again. Values cross twice; %m is used on both.
util.global private @dev_a = #hal.device.target<"KIND_A"> : !hal.device
util.global private @dev_b = #hal.device.target<"KIND_B"> : !hal.device

func.func @main() {
  %x = util.unfoldable_constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %m = linalg.matmul {stream.affinity = #hal.device.affinity<@dev_a>} ins(%x, %x : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  %t = flow.tensor.transfer %m : tensor<2x2xf32> to #hal.device.affinity<@dev_b>
  %r = linalg.matmul ins(%t, %t : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  %back = linalg.add {stream.affinity = #hal.device.affinity<@dev_a>} ins(%r, %m : tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const(%r, dense<[[199.0, 290.0], [435.0, 634.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  check.expect_eq_const(%back, dense<[[206.0, 300.0], [450.0, 656.0]]> : tensor<2x2xf32>) : tensor<2x2xf32>
  return
}

// The same without a word in between: what is unsaid follows its operands.
func.func @implicit() {
  %x = util.unfoldable_constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e = tensor.empty() : tensor<3xf32>
  %a = linalg.add {stream.affinity = #hal.device.affinity<@dev_b>} ins(%x, %x : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %b = linalg.mul ins(%a, %x : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %c = linalg.sub {stream.affinity = #hal.device.affinity<@dev_a>} ins(%b, %a : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  check.expect_eq_const(%c, dense<[0.0, 4.0, 12.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}
