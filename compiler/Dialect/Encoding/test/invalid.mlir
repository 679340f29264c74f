// RUN: sluice-opt %s --split-input-file --verify-diagnostics

func.func @shape(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{changes the shape or element type}}
  %0 = encoding.set %a : tensor<4x8xf32> -> tensor<8x4xf32, #encoding.panels<k = [0], n = 1, width = 4>>
  return
}

// -----

func.func @plain(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{takes a tensor without encoding to one with encoding}}
  %0 = encoding.set %a : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @dimensions(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{has panels over dimensions that}}
  %0 = encoding.set %a : tensor<4x8xf32> -> tensor<4x8xf32, #encoding.panels<k = [0], n = 2, width = 4>>
  return
}

// -----

func.func @no_side(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{needs one side with and one without an encoding}}
  %0 = encoding.storage_cast %a : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @stored(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{expects the stored form 'tensor<2x4x4xf32>'}}
  %0 = encoding.storage_cast %a : tensor<4x8xf32> -> tensor<4x8xf32, #encoding.panels<k = [0], n = 1, width = 4>>
  return
}

// -----

// expected-error @+1 {{pads rows to a multiple of 0 elements}}
func.func private @rows(tensor<4x8xf32, #encoding.padded_rows<0>>)
