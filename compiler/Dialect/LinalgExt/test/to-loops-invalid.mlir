// RUN: sluice-opt %s --sluice-linalg-ext-to-loops --verify-diagnostics
func.func @tensors(%t: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{works on tensors; bufferize before lowering to loops}}
  %r = linalg_ext.sort dimension(0) outs(%t : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
