// What no better plan was for, why, and what it moves beyond the least that would do.
// RUN: sluice explain %s --target=cuda:sm_90 | FileCheck %s
// RUN: sluice compile %s -o %t.slm --target=cuda:sm_90 --ptxas=none
// RUN: sluice explain %t.slm -o %t.html && FileCheck %s --check-prefix=HTML --input-file=%t.html
// RUN: sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=INSPECT
// RUN: sluice inspect %t.slm --json | %python -m json.tool | FileCheck %s --check-prefix=JSON
// CHECK:      generic plans for cuda:sm_90
// CHECK-NEXT: nodes more than the least moved least kernel plan why
// CHECK-NEXT: {{.*}}explain-generic.mlir:[[#]]:{{.*}} kB {{.*}} kB {{.*}} gpu_fallback: {{.*}} direct_conv: {{.*}}; matmul: {{.*}}; scan: {{.*}}
// CHECK-NOT:  matmul_64x32x128
// HTML:       <h2>generic plans for cuda:sm_90
// HTML:       <td>gpu_fallback: operation after operation
// INSPECT:      main_0_matmul_64x32x128_f32
// INSPECT:      operations 524288 on f16
// INSPECT-NEXT: least      32768 bytes
// INSPECT-NOT:  moved
// INSPECT:      main_1
// JSON: "operations": 524288
// JSON: "operand": "f16"
// JSON: "least_bytes": 32768
// JSON: "declined": [
func.func @main(%a: tensor<64x128xf16>, %b: tensor<128x32xf16>, %u: tensor<9x4096xf32>, %i: tensor<9x1xi32>, %t: tensor<5x4096xf32>)
    -> (tensor<64x32xf32>, tensor<5x4096xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x32xf32>) -> tensor<64x32xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x128xf16>, tensor<128x32xf16>) outs(%f : tensor<64x32xf32>) -> tensor<64x32xf32>
  %r = linalg_ext.scatter dimension_map = [0] unique_indices(false)
      ins(%u, %i : tensor<9x4096xf32>, tensor<9x1xi32>) outs(%t : tensor<5x4096xf32>) {
  ^bb0(%update: f32, %current: f32):
    %s = arith.addf %current, %update : f32
    linalg_ext.yield %s : f32
  } -> tensor<5x4096xf32>
  return %p, %r : tensor<64x32xf32>, tensor<5x4096xf32>
}
