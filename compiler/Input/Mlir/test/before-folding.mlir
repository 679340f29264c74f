// RUN: sluice-opt --sluice-before-folding --canonicalize %s | FileCheck %s
// RUN: sluice-opt --sluice-before-folding %s | FileCheck %s --check-prefix=EARLY

// f8E8M0FNU has no mantissa: upstream's folder would make its NaN infinity, 0x7F800000.
// CHECK-LABEL: func @scale
//       CHECK: arith.constant 0x7FC00000 : f32
func.func @scale() -> f32 {
  %c = arith.constant 0xFF : f8E8M0FNU
  %e = arith.extf %c : f8E8M0FNU to f32
  return %e : f32
}

// EARLY-LABEL: func @product
//       EARLY: arith.mulsi_extended %{{.*}}, %{{.*}} : i64
//       CHECK: arith.cmpi slt
func.func @product(%i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %l, %h = arith.mulsi_extended %i, %c1 : index
  return %l, %h : index, index
}

// CHECK-LABEL: func @ones
//       CHECK: %[[ONE:.*]] = arith.constant dense<2.000000e+00> : tensor<1x1xf32>
//       CHECK: tensor.cast %[[ONE]] : tensor<1x1xf32> to tensor<?x?xf32>
func.func @ones(%n: index, %m: index) -> tensor<?x?xf32> {
  %c = arith.constant dense<2.0> : tensor<f32>
  %e = tensor.expand_shape %c [] output_shape [%n, %m] : tensor<f32> into tensor<?x?xf32>
  return %e : tensor<?x?xf32>
}
