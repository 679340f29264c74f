// RUN: sluice-opt %s --sluice-convert-flow-to-stream --split-input-file --verify-diagnostics

func.func @gaps(%x: tensor<8x8xf32>) -> tensor<8x2xf32> {
  // expected-error @+1 {{has gaps in memory, so it takes a kernel}}
  %y = tensor.extract_slice %x[0, 0] [8, 2] [1, 1] : tensor<8x8xf32> to tensor<8x2xf32>
  return %y : tensor<8x2xf32>
}

// -----

func.func @compute(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{computes on tensors outside of a kernel}}
  %y = arith.addf %x, %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

flow.executable private @e {}
func.func @encoded() -> tensor<4x4xf32, #encoding.panels<k = [0], n = 1, width = 4>> {
  %y = flow.dispatch @e() : () -> tensor<4x4xf32, #encoding.panels<k = [0], n = 1, width = 4>>
  // expected-error @+1 {{returns an encoded tensor, whose layout callers do not know}}
  return %y : tensor<4x4xf32, #encoding.panels<k = [0], n = 1, width = 4>>
}

// -----

// expected-error @+1 {{has no body, so that the host's function of that name is called, which takes and gives tensors, not 'i32'}}
func.func private @elsewhere(tensor<4xf32>, i32)
func.func @calls(%x: tensor<4xf32>, %n: i32) {
  func.call @elsewhere(%x, %n) : (tensor<4xf32>, i32) -> ()
  return
}
