// Sums of negative zeros onto -0.0 are -0.0, at every level.
// RUN: sluice run %s --all-functions -O0
// RUN: sluice run %s --all-functions -O1
// RUN: sluice run %s --all-functions -O2
// RUN: sluice run %s --all-functions -O3
func.func @product() {
  %x = util.unfoldable_constant dense<0.0> : tensor<17x9xf32>
  %w = util.unfoldable_constant dense<-1.0> : tensor<9x33xf32>
  %start = arith.constant -0.0 : f32
  %e = tensor.empty() : tensor<17x33xf32>
  %f = linalg.fill ins(%start : f32) outs(%e : tensor<17x33xf32>) -> tensor<17x33xf32>
  %r = linalg.matmul ins(%x, %w : tensor<17x9xf32>, tensor<9x33xf32>) outs(%f : tensor<17x33xf32>) -> tensor<17x33xf32>
  %i = arith.bitcast %r : tensor<17x33xf32> to tensor<17x33xi32>
  check.expect_eq_const(%i, dense<0x80000000> : tensor<17x33xi32>) : tensor<17x33xi32>
  return
}

// Blocks of a long sum.
func.func @long_product() {
  %x = util.unfoldable_constant dense<-0.0> : tensor<1x3000xf32>
  %w = util.unfoldable_constant dense<1.0> : tensor<3000x4xf32>
  %start = arith.constant -0.0 : f32
  %e = tensor.empty() : tensor<1x4xf32>
  %f = linalg.fill ins(%start : f32) outs(%e : tensor<1x4xf32>) -> tensor<1x4xf32>
  %r = linalg.matmul ins(%x, %w : tensor<1x3000xf32>, tensor<3000x4xf32>) outs(%f : tensor<1x4xf32>) -> tensor<1x4xf32>
  %i = arith.bitcast %r : tensor<1x4xf32> to tensor<1x4xi32>
  check.expect_eq_const(%i, dense<0x80000000> : tensor<1x4xi32>) : tensor<1x4xi32>
  return
}

func.func @convolution() {
  %x = util.unfoldable_constant dense<-0.0> : tensor<1x5x5x3xf32>
  %w = util.unfoldable_constant dense<2.0> : tensor<3x3x3x8xf32>
  %start = arith.constant -0.0 : f32
  %e = tensor.empty() : tensor<1x3x3x8xf32>
  %f = linalg.fill ins(%start : f32) outs(%e : tensor<1x3x3x8xf32>) -> tensor<1x3x3x8xf32>
  %r = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x5x5x3xf32>, tensor<3x3x3x8xf32>) outs(%f : tensor<1x3x3x8xf32>) -> tensor<1x3x3x8xf32>
  %i = arith.bitcast %r : tensor<1x3x3x8xf32> to tensor<1x3x3x8xi32>
  check.expect_eq_const(%i, dense<0x80000000> : tensor<1x3x3x8xi32>) : tensor<1x3x3x8xi32>
  return
}

func.func @sum() {
  %x = util.unfoldable_constant dense<-0.0> : tensor<3x5000xf32>
  %start = arith.constant -0.0 : f32
  %e = tensor.empty() : tensor<3xf32>
  %f = linalg.fill ins(%start : f32) outs(%e : tensor<3xf32>) -> tensor<3xf32>
  %r = linalg.reduce {arith.addf} ins(%x : tensor<3x5000xf32>) outs(%f : tensor<3xf32>) dimensions = [1]
  %i = arith.bitcast %r : tensor<3xf32> to tensor<3xi32>
  check.expect_eq_const(%i, dense<0x80000000> : tensor<3xi32>) : tensor<3xi32>
  return
}

// Onto 0 they are 0.
func.func @onto_zero() {
  %x = util.unfoldable_constant dense<-0.0> : tensor<4x600xf32>
  %w = util.unfoldable_constant dense<1.0> : tensor<600x16xf32>
  %start = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%start : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
  %r = linalg.matmul ins(%x, %w : tensor<4x600xf32>, tensor<600x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32>
  %i = arith.bitcast %r : tensor<4x16xf32> to tensor<4x16xi32>
  check.expect_eq_const(%i, dense<0> : tensor<4x16xi32>) : tensor<4x16xi32>
  return
}
