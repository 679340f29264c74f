// RUN: sluice-opt %s --verify-roundtrip | FileCheck %s

#panels = #encoding.panels<k = [0], n = 1, width = 64>
#transposed = #encoding.panels<k = [2], n = 1, width = 16>

// CHECK-LABEL: func.func @set(
//       CHECK:   encoding.set %{{.+}} : tensor<?x3072xf32> -> tensor<?x3072xf32, #encoding.panels<k = [0], n = 1, width = 64>>
//       CHECK:   encoding.set %{{.+}} : tensor<2x5x7xf64> -> tensor<2x5x7xf64, #encoding.panels<k = [2], n = 1, width = 16>>
//       CHECK:   encoding.set %{{.+}} : tensor<7x8xi8> -> tensor<7x8xi8, #encoding.panels<k = [0], n = 1, width = 16, group = 4>>
func.func @set(%a: tensor<?x3072xf32>, %b: tensor<2x5x7xf64>, %c: tensor<7x8xi8>) {
  %0 = encoding.set %a : tensor<?x3072xf32> -> tensor<?x3072xf32, #panels>
  %1 = encoding.set %b : tensor<2x5x7xf64> -> tensor<2x5x7xf64, #transposed>
  %2 = encoding.set %c : tensor<7x8xi8> -> tensor<7x8xi8, #encoding.panels<k = [0], n = 1, width = 16, group = 4>>
  return
}

// The last panel is filled up: 65 columns are two panels of 64.
// CHECK-LABEL: func.func @cast(
//       CHECK:   encoding.storage_cast %{{.+}} : tensor<2x768x64xf32> -> tensor<768x65xf32, #encoding.panels<k = [0], n = 1, width = 64>>
//       CHECK:   encoding.storage_cast %{{.+}} : tensor<768x65xf32, #encoding.panels<k = [0], n = 1, width = 64>> -> tensor<2x768x64xf32>
func.func @cast(%bytes: tensor<2x768x64xf32>) {
  %0 = encoding.storage_cast %bytes : tensor<2x768x64xf32> -> tensor<768x65xf32, #panels>
  %1 = encoding.storage_cast %0 : tensor<768x65xf32, #panels> -> tensor<2x768x64xf32>
  return
}

// Rows of any length begin at multiples of 16 bytes.
// CHECK-LABEL: func.func @rows(
//  CHECK-SAME:   tensor<?x1001xf16, #encoding.padded_rows<8>>
func.func @rows(%a: tensor<?x1001xf16, #encoding.padded_rows<8>>) {
  return
}

// The sizes of an encoded tensor are those of its source.
// CHECK-LABEL: func.func @size(
//  CHECK-SAME:   %[[A:.+]]: tensor<?x8xf32>
func.func @size(%a: tensor<?x8xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = encoding.set %a : tensor<?x8xf32> -> tensor<?x8xf32, #panels>
  %1 = tensor.dim %0, %c0 : tensor<?x8xf32, #panels>
  return %1 : index
}
