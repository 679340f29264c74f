// RUN: sluice compile %s --target=vulkan:matrix -o %t.slm && rm -rf %t.code && sluice inspect %t.slm --kernels --code=%t.code | FileCheck %s
// RUN: cat %t.code/*.spv > %t.words && %python %S/count_ops.py %t.words | FileCheck %s --check-prefix=CODE

// Products of f16 by cooperative matrices, on the memory model that they need; what follows the product is computed from rows of known threads.
// CHECK-NOT: rejected
//     CHECK: plan       matmul: cooperative tiles of
// CHECK-NOT: rejected
//      CODE: products of matrices: {{[1-9]}}
//      CODE: memory model: Vulkan
//      CODE: NaNs kept in floats of: {{.*}}32 bits
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @product(%x: tensor<?x192xf16>, %y: tensor<256x192xf16>, %bias: tensor<256xf32>) -> tensor<?x256xf16> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x192xf16>
  %e = tensor.empty(%m) : tensor<?x256xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x256xf32>) -> tensor<?x256xf32>
  %p = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
      ins(%x, %y : tensor<?x192xf16>, tensor<256x192xf16>) outs(%f : tensor<?x256xf32>) -> tensor<?x256xf32>
  %h = tensor.empty(%m) : tensor<?x256xf16>
  %r = linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> (d1)>, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %bias : tensor<?x256xf32>, tensor<256xf32>) outs(%h : tensor<?x256xf16>) {
  ^bb0(%a: f32, %b: f32, %o: f16):
    %s = arith.addf %a, %b : f32
    %t = arith.truncf %s : f32 to f16
    linalg.yield %t : f16
  } -> tensor<?x256xf16>
  return %r : tensor<?x256xf16>
}
