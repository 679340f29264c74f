// Only kernels that multiply and add in one type read panels: no operand is packed for sums in a wider type.
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-set-encodings))' | FileCheck %s
// RUN: sluice compile %s -O2 -o %t.slm --target=cpu:haswell

// CHECK-LABEL: func.func @main(
//   CHECK-NOT:   encoding.set
func.func @main(%a: tensor<256x1xf32>, %b: tensor<1x?xf32>) -> tensor<256x?xf64> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %b, %c1 : tensor<1x?xf32>
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty(%n) : tensor<256x?xf64>
  %init = linalg.fill ins(%zero : f64) outs(%e : tensor<256x?xf64>) -> tensor<256x?xf64>
  %r = linalg.matmul ins(%a, %b : tensor<256x1xf32>, tensor<1x?xf32>) outs(%init : tensor<256x?xf64>) -> tensor<256x?xf64>
  return %r : tensor<256x?xf64>
}
