// RUN: sluice-opt %s --sluice-tosa-input-pipeline | FileCheck %s
// Nothing of tosa is left, with static and with dynamic sizes.

// CHECK-LABEL: func.func @mlp(
//   CHECK-NOT:   tosa.
//       CHECK:   linalg.batch_matmul
//       CHECK:   arith.addf
//       CHECK:   math.exp
func.func @mlp(%x: tensor<1x?x4xf32>, %w: tensor<1x4x5xf32>, %b: tensor<1x1x5xf32>) -> tensor<1x?x5xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.matmul %x, %w, %z, %z : (tensor<1x?x4xf32>, tensor<1x4x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x5xf32>
  %1 = tosa.add %0, %b : (tensor<1x?x5xf32>, tensor<1x1x5xf32>) -> tensor<1x?x5xf32>
  %2 = tosa.sigmoid %1 : (tensor<1x?x5xf32>) -> tensor<1x?x5xf32>
  return %2 : tensor<1x?x5xf32>
}

// CHECK-LABEL: func.func @conv(
//   CHECK-NOT:   tosa.
//       CHECK:   tensor.pad
//       CHECK:   linalg.conv_2d_nhwc_fhwc
func.func @conv(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x8x8x4xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %x, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %0 : tensor<1x8x8x4xf32>
}

// CHECK-LABEL: func.func @scatter(
//       CHECK:   %[[POSITIONS:.+]] = linalg.generic
//       CHECK:   linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%{{.+}}, %[[POSITIONS]] : tensor<2x4x3xf32>, tensor<2x4x2xi32>) outs(%{{.+}} : tensor<2x?x3xf32>)
func.func @scatter(%v: tensor<2x?x3xf32>, %i: tensor<2x4xi32>, %x: tensor<2x4x3xf32>) -> tensor<2x?x3xf32> {
  %0 = tosa.scatter %v, %i, %x : (tensor<2x?x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x?x3xf32>
  return %0 : tensor<2x?x3xf32>
}

// CHECK-LABEL: func.func @branch(
//       CHECK:   scf.if
//   CHECK-NOT:   tosa.
func.func @branch(%c: tensor<i1>, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%a: tensor<?xf32>):
    %1 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
    tosa.yield %1 : tensor<?xf32>
  } else {
  ^bb0(%a: tensor<?xf32>):
    tosa.yield %a : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
