// Entry points as IREE's compiler prints them for models of its front ends: with buffer views, fences, and arguments that are written to.

util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.000000e+00 : f32
  %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
  %1 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<?x4xf32>{%0}
  %4 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<4xf32>
  %dim = tensor.dim %1, %c0 : tensor<?x4xf32>
  %2 = tensor.empty(%dim) : tensor<?x4xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %4 : tensor<?x4xf32>, tensor<4xf32>) outs(%2 : tensor<?x4xf32>) {
  ^bb0(%in: f32, %bias: f32, %out: f32):
    %6 = arith.cmpf ugt, %in, %cst : f32
    %7 = arith.select %6, %in, %cst : f32
    %8 = arith.addf %7, %bias : f32
    linalg.yield %8 : f32
  } -> tensor<?x4xf32>
  %5 = hal.tensor.barrier join(%3 : tensor<?x4xf32>) => %arg3 : !hal.fence
  %dim_0 = tensor.dim %5, %c0 : tensor<?x4xf32>
  %9 = hal.tensor.export %5 "output" : tensor<?x4xf32>{%dim_0} -> !hal.buffer_view
  util.return %9 : !hal.buffer_view
}
util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
  %0 = util.null : !hal.fence
  %c-1_i32 = arith.constant -1 : i32
  %c0 = arith.constant 0 : index
  %device_0 = hal.devices.get %c0 : !hal.device
  %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
  %1 = util.call @main$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
  %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
  util.return %1 : !hal.buffer_view
}

func.func @call() {
  %x = util.unfoldable_constant dense<[[1.0, -2.0, 3.0, -4.0], [-5.0, 6.0, -7.0, 8.0]]> : tensor<2x4xf32>
  %b = util.unfoldable_constant dense<[0.5, 1.0, 1.5, 2.0]> : tensor<4xf32>
  %xv = hal.tensor.export %x : tensor<2x4xf32> -> !hal.buffer_view
  %bv = hal.tensor.export %b : tensor<4xf32> -> !hal.buffer_view
  %rv = util.call @main(%xv, %bv) : (!hal.buffer_view, !hal.buffer_view) -> !hal.buffer_view
  %r = hal.tensor.import %rv : !hal.buffer_view -> tensor<2x4xf32>
  check.expect_eq_const(%r, dense<[[1.5, 1.0, 4.5, 2.0], [0.5, 7.0, 1.5, 10.0]]> : tensor<2x4xf32>) : tensor<2x4xf32>
  return
}
