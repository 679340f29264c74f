// A loop whose body goes to and fro, of sizes known at run time; a branch that ends on either device.
util.global private @dev_a = #hal.device.target<"KIND_A"> : !hal.device
util.global private @dev_b = #hal.device.target<"KIND_B"> : !hal.device

func.func @loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = flow.tensor.dynamic_constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32> -> tensor<?xf32>
  %l = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %x) -> tensor<?xf32> {
    %n = tensor.dim %a, %c0 : tensor<?xf32>
    %e = tensor.empty(%n) : tensor<?xf32>
    %s = linalg.add {stream.affinity = #hal.device.affinity<@dev_a>} ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %d = linalg.sub {stream.affinity = #hal.device.affinity<@dev_b>} ins(%s, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %t = linalg.add {stream.affinity = #hal.device.affinity<@dev_b>} ins(%d, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %t : tensor<?xf32>
  }
  %y = tensor.cast %l : tensor<?xf32> to tensor<4xf32>
  check.expect_eq_const(%y, dense<[8.0, 16.0, 24.0, 32.0]> : tensor<4xf32>) : tensor<4xf32>
  return
}

func.func @branch() {
  %x = util.unfoldable_constant dense<[1.0, -2.0]> : tensor<2xf32>
  %p = util.unfoldable_constant dense<true> : tensor<i1>
  %c = tensor.extract %p[] : tensor<i1>
  %e = tensor.empty() : tensor<2xf32>
  %r = scf.if %c -> tensor<2xf32> {
    %a = linalg.add {stream.affinity = #hal.device.affinity<@dev_a>} ins(%x, %x : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    scf.yield %a : tensor<2xf32>
  } else {
    %b = linalg.mul {stream.affinity = #hal.device.affinity<@dev_b>} ins(%x, %x : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    scf.yield %b : tensor<2xf32>
  }
  %s = linalg.mul {stream.affinity = #hal.device.affinity<@dev_b>} ins(%r, %x : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const(%s, dense<[2.0, 8.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}
