// source: iree#18254
// symptom: uses 56623104 bytes of shared memory; exceeded the limit of 65536 bytes (transposed producer with two slices of one result fused with an elementwise rotary embedding, [1,24,4608,128])
// targets it failed on: rocm gfx942
// category: lds fusion multi-use transpose
// input: 4608x1x24x64x1x2xf16
// input: 4608x64x2x2xf32
// expect: values-from-reference
func.func @main(%x: tensor<4608x1x24x64x1x2xf16>, %fr: tensor<4608x64x2x2xf32>) -> tensor<1x24x4608x64x2xf16> {
  %e = tensor.empty() : tensor<1x24x4608x64x1x2xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d0, d1, d3, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<4608x1x24x64x1x2xf16>) outs(%e : tensor<1x24x4608x64x1x2xf32>) {
  ^bb0(%in: f16, %out: f32):
    %w = arith.extf %in : f16 to f32
    linalg.yield %w : f32
  } -> tensor<1x24x4608x64x1x2xf32>
  %re = tensor.extract_slice %t[0, 0, 0, 0, 0, 0] [1, 24, 4608, 64, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<1x24x4608x64x1x2xf32> to tensor<24x4608x64xf32>
  %im = tensor.extract_slice %t[0, 0, 0, 0, 0, 1] [1, 24, 4608, 64, 1, 1] [1, 1, 1, 1, 1, 1] : tensor<1x24x4608x64x1x2xf32> to tensor<24x4608x64xf32>
  %c = tensor.extract_slice %fr[0, 0, 0, 0] [4608, 64, 2, 1] [1, 1, 1, 1] : tensor<4608x64x2x2xf32> to tensor<4608x64x2xf32>
  %s = tensor.extract_slice %fr[0, 0, 0, 1] [4608, 64, 2, 1] [1, 1, 1, 1] : tensor<4608x64x2x2xf32> to tensor<4608x64x2xf32>
  %eo = tensor.empty() : tensor<24x4608x64x2xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c, %re, %s, %im : tensor<4608x64x2xf32>, tensor<24x4608x64xf32>, tensor<4608x64x2xf32>, tensor<24x4608x64xf32>) outs(%eo : tensor<24x4608x64x2xf16>) {
  ^bb0(%a: f32, %b: f32, %cc: f32, %d: f32, %out: f16):
    %p = arith.mulf %a, %b : f32
    %q = arith.mulf %cc, %d : f32
    %u = arith.addf %p, %q : f32
    %v = arith.truncf %u : f32 to f16
    linalg.yield %v : f16
  } -> tensor<24x4608x64x2xf16>
  %o = tensor.expand_shape %r [[0, 1], [2], [3], [4]] output_shape [1, 24, 4608, 64, 2] : tensor<24x4608x64x2xf16> into tensor<1x24x4608x64x2xf16>
  return %o : tensor<1x24x4608x64x2xf16>
}
