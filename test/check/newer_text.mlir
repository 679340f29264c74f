// Text that later versions of MLIR write: compiler/Input/Mlir/NewerText.cpp.
func.func @newer_text() {
  %x = util.unfoldable_constant dense<[1.0, -2.0]> : tensor<2xf32>
  %e = tensor.empty() : tensor<2xf32>
  %s = linalg.elementwise <add> ins(%x, %x : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %n = linalg.elementwise <negf>
    ins(%s : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const(%n, dense<[-2.0, 4.0]> : tensor<2xf32>) : tensor<2xf32>
  return
}

// tosa: clauses instead of an attribute dictionary, one a line or several, with and without one behind them.
func.func @clauses() {
  %x = util.unfoldable_constant dense<[[3.0, -1.0], [0.5, 2.0], [4.0, 4.5]]> : tensor<3x2xf32>
  %m = tosa.reduce_max %x axis(0) : (tensor<3x2xf32>) -> tensor<1x2xf32>
  check.expect_eq_const(%m, dense<[[4.0, 4.5]]> : tensor<1x2xf32>) : tensor<1x2xf32>
  %c = tosa.clamp %x min_val(0.0 : f32)
    max_val(2.5 : f32)
    : (tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const(%c, dense<[[2.5, 0.0], [0.5, 2.0], [2.5, 2.5]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  %i = tosa.clamp %x min_val(0.0 : f32) max_val(2.5 : f32) {nan_mode = IGNORE} : (tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_eq(%i, %c) : tensor<3x2xf32>
  %t = tosa.transpose %x perms([1, 0]) : (tensor<3x2xf32>) -> tensor<2x3xf32>
  check.expect_eq_const(%t, dense<[[3.0, 0.5, 4.0], [-1.0, 2.0, 4.5]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  %s = tosa.const_shape values(dense<[1, 3, 2, 1]> : tensor<4xindex>) : () -> !tosa.shape<4>
  %w = tosa.reshape %x, %s : (tensor<3x2xf32>, !tosa.shape<4>) -> tensor<1x3x2x1xf32>
  %p = tosa.max_pool2d %w kernel([2, 2]) stride([1, 1]) pad([0, 0, 0, 0]) : (tensor<1x3x2x1xf32>) -> tensor<1x2x1x1xf32>
  check.expect_eq_const(%p, dense<[[[[3.0]], [[4.5]]]]> : tensor<1x2x1x1xf32>) : tensor<1x2x1x1xf32>
  %j = tosa.concat %x, %c axis(1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
  %b = tosa.const_shape values(dense<[1, 1]> : tensor<2xindex>) : () -> !tosa.shape<2>
  %z = tosa.const_shape values(dense<[1, 3]> : tensor<2xindex>) : () -> !tosa.shape<2>
  %l = tosa.slice %j, %b, %z : (tensor<3x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3xf32>
  check.expect_eq_const(%l, dense<[[2.0, 0.5, 2.0]]> : tensor<1x3xf32>) : tensor<1x3xf32>
  %n = util.unfoldable_constant dense<[5, -5]> : tensor<2xi32>
  %one = util.unfoldable_constant dense<1> : tensor<2xi32>
  %h = tosa.arithmetic_right_shift %n, %one round(true) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const(%h, dense<[3, -2]> : tensor<2xi32>) : tensor<2xi32>
  return
}
