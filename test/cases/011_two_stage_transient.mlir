// source: iree#20857, PR#20879, #20965, #21361, #20551
// symptom: no runtime choice of the device that owns a shared transient (heterogeneous allocation); ambiguous affinities fail to reach a fixed point (#20551); wrong placement (#21946, #22081)
// targets it failed on: multi-device (hip x2, local+gpu)
// category: multi-device
// input: 256x128xf32
// input: 128x512xf32
// input: 512x64xf32
// expect: values-from-reference
// note: stage 1 and stage 2 may be placed on different devices; %t is the shared transient and %w is used on both.
func.func private @stage1(%x: tensor<256x128xf32>, %w: tensor<128x512xf32>) -> tensor<256x512xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256x512xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<256x512xf32>) -> tensor<256x512xf32>
  %m = linalg.matmul ins(%x, %w : tensor<256x128xf32>, tensor<128x512xf32>) outs(%f : tensor<256x512xf32>) -> tensor<256x512xf32>
  return %m : tensor<256x512xf32>
}
func.func private @stage2(%t: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> {
  %z = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<256x512xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<256x512xf32>) outs(%e0 : tensor<256x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %b = arith.maximumf %a, %z : f32
    linalg.yield %b : f32
  } -> tensor<256x512xf32>
  %e = tensor.empty() : tensor<256x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<256x64xf32>) -> tensor<256x64xf32>
  %m = linalg.matmul ins(%r, %v : tensor<256x512xf32>, tensor<512x64xf32>) outs(%f : tensor<256x64xf32>) -> tensor<256x64xf32>
  return %m : tensor<256x64xf32>
}
func.func @main(%x: tensor<256x128xf32>, %w: tensor<128x512xf32>, %v: tensor<512x64xf32>) -> (tensor<256x64xf32>, tensor<256x512xf32>) {
  %t = call @stage1(%x, %w) : (tensor<256x128xf32>, tensor<128x512xf32>) -> tensor<256x512xf32>
  %r = call @stage2(%t, %v) : (tensor<256x512xf32>, tensor<512x64xf32>) -> tensor<256x64xf32>
  return %r, %t : tensor<256x64xf32>, tensor<256x512xf32>
}
