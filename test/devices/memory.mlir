// Memory that two devices see: updated in place on one after it was read on the other, globals, constants, results that are arguments.
util.global private @dev_a = #hal.device.target<"KIND_A"> : !hal.device
util.global private @dev_b = #hal.device.target<"KIND_B"> : !hal.device
util.global private mutable @state : tensor<3xf32> = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>

func.func @update() {
  %x = util.unfoldable_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %e2 = tensor.empty() : tensor<2xf32>
  %m = linalg.add {stream.affinity = #hal.device.affinity<@dev_a>} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.mul {stream.affinity = #hal.device.affinity<@dev_b>} ins(%m, %m : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.extract_slice %r[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %u = tensor.insert_slice %s into %m[1] [2] [1] {stream.affinity = #hal.device.affinity<@dev_a>} : tensor<2xf32> into tensor<4xf32>
  check.expect_eq_const(%u, dense<[2.0, 4.0, 16.0, 8.0]> : tensor<4xf32>) : tensor<4xf32>
  check.expect_eq_const(%r, dense<[4.0, 16.0, 36.0, 64.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

func.func @globals() {
  %e = tensor.empty() : tensor<3xf32>
  %c = arith.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %s = util.global.load @state : tensor<3xf32>
  %a = linalg.add {stream.affinity = #hal.device.affinity<@dev_b>} ins(%s, %c : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %b = linalg.add {stream.affinity = #hal.device.affinity<@dev_a>} ins(%s, %c : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  util.global.store %a, @state : tensor<3xf32>
  %t = util.global.load @state : tensor<3xf32>
  check.expect_eq(%t, %b) : tensor<3xf32>
  util.global.store %s, @state : tensor<3xf32>
  return
}
