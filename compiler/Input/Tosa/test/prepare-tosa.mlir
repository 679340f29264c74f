// RUN: sluice-opt %s --sluice-prepare-tosa --split-input-file --verify-diagnostics | FileCheck %s

// Copies of unknown sizes are dimensions of their own until the end.
// CHECK-LABEL: func.func @tile(
//       CHECK:   %[[COPIES:.+]] = linalg.generic {{.+}} ins(%{{.+}} : tensor<?x3xf32>) outs(%{{.+}} : tensor<2x?x4x3xf32>)
//       CHECK:   tensor.collapse_shape %[[COPIES]] {{\[}}[0, 1], [2, 3]] : tensor<2x?x4x3xf32> into tensor<?x12xf32>
//   CHECK-NOT:   tosa.tile
func.func @tile(%x: tensor<?x3xf32>) -> tensor<?x12xf32> {
  %times = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %x, %times : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x12xf32>
  return %r : tensor<?x12xf32>
}

// Upstream's conversion knows sizes that are static.
// CHECK-LABEL: func.func @static_tile(
//       CHECK:   tosa.tile
func.func @static_tile(%x: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %times = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %x, %times : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// -----

func.func @custom(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{tosa.custom 'my_op' of domain 'me' is not supported}}
  %r = tosa.custom %x {operator_name = "my_op", domain_name = "me", implementation_attrs = ""} : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
