// RUN: sluice compile %s --target=vulkan:desktop -o %t.slm && rm -rf %t.code && sluice inspect %t.slm --kernels --code=%t.code
// RUN: cat %t.code/*.spv > %t.words && %python %S/count_ops.py %t.words | FileCheck %s

// maxnumf and minnumf are one instruction each: NMax and NMin, which the spirv dialect does not have.
// CHECK: extremes, of a NaN and a number: {{[1-9][0-9]*}} the number, 0 either
#id = affine_map<(d0) -> (d0)>
func.func @extremes(%x: tensor<4096xf32>, %y: tensor<4096xf32>) -> tensor<4096xf32> {
  %e = tensor.empty() : tensor<4096xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %y : tensor<4096xf32>, tensor<4096xf32>) outs(%e : tensor<4096xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %most = arith.maxnumf %a, %b : f32
    %least = arith.minnumf %a, %most : f32
    linalg.yield %least : f32
  } -> tensor<4096xf32>
  return %r : tensor<4096xf32>
}
