// RUN: rm -rf %t && mkdir %t && sluice compile %s --target=cuda:sm_90 -o %t/m.slm && sluice inspect %t/m.slm --kernels --code=%t | FileCheck %s --check-prefix=PLAN && cat %t/main_1*.ptx | FileCheck %s

// Boxes begin at multiples of 16 bytes along rows, or the GPU ends the program: the last 32 of 77
// columns, which are padded to 80, are read from column 48 on and not from 45.
//  PLAN: arguments 48x64xf16; 64x77xf16, rows padded to 8; 48x77xf16
//  PLAN: plan matmul: wgmma tiles of 128x32, 4 stages, copied by 128 threads
//  PLAN: grid 3 x 1 x 1 workgroups
// CHECK: selp.b32 [[FIRST:%r[0-9]+]], 48,
// CHECK: cp.async.bulk.tensor.2d{{.+}}, {[[FIRST]],
func.func @main(%a: tensor<64x64xf16>, %b: tensor<64x77xf16>, %c: tensor<48x64xf16>) -> tensor<48x77xf16> {
  %z = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<64x77xf16>
  %f = linalg.fill ins(%z : f16) outs(%e : tensor<64x77xf16>) -> tensor<64x77xf16>
  %r = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x77xf16>) outs(%f : tensor<64x77xf16>) -> tensor<64x77xf16>
  %e2 = tensor.empty() : tensor<48x77xf16>
  %f2 = linalg.fill ins(%z : f16) outs(%e2 : tensor<48x77xf16>) -> tensor<48x77xf16>
  %r2 = linalg.matmul ins(%c, %r : tensor<48x64xf16>, tensor<64x77xf16>) outs(%f2 : tensor<48x77xf16>) -> tensor<48x77xf16>
  return %r2 : tensor<48x77xf16>
}
