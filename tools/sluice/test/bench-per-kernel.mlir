// What each kernel takes beside what the device reaches; sizes known at run time count as those of the call.
// RUN: sluice bench %s --input=40x64xf32=random --input=64x32xf32=random --input=5x8xf32=random --per-kernel --repetitions=1 -o %t.html | FileCheck %s
// RUN: FileCheck %s --check-prefix=HTML --input-file=%t.html
// RUN: sluice compile %s -o %t.slm && sluice-run %t.slm --input=40x64xf32=random --input=64x32xf32=random --input=5x8xf32=random --bench --per-kernel --repetitions=1 | FileCheck %s --check-prefix=ALONE
// RUN: sluice compile %s -o %t.strip.slm --strip && sluice-run %t.strip.slm --input=40x64xf32=random --input=64x32xf32=random --input=5x8xf32=random --bench --per-kernel --repetitions=1 | FileCheck %s --check-prefix=STRIP
// RUN: not sluice bench %s -o %t.none.html 2>&1 | FileCheck %s --check-prefix=USAGE
// RUN: sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=INSPECT
// CHECK:      main: median
// CHECK-NEXT: measured here: copy {{[0-9.]+}} GB/s, product of f32 {{[0-9.]+}} TFLOP/s
// CHECK-NEXT: time us share calls GB/s TFLOP/s of limit kernel nodes
// CHECK-DAG:  {{[0-9.]+}} f32 {{[0-9]+}}% main_0_matmul_Dx32x64_f32 {{.*}}bench-per-kernel.mlir:[[#]]:
// CHECK-DAG:  {{[0-9.]+}} f32 {{[0-9]+}}% main_1_
// HTML:       <svg
// HTML:       <circle {{.*}}<title>main_0_matmul_Dx32x64_f32, {{.*}}bench-per-kernel.mlir:
// HTML:       <th>of limit</th>
// ALONE-NOT:  measured
// ALONE:      {{[0-9.]+}} f32 - main_{{[01]}}
// STRIP:      ? - main_0_matmul
// USAGE:      error: -o writes the figures of --per-kernel, which is not given
// INSPECT:    operations 4096 * n0 on f32
// INSPECT-NEXT: least 8192 + 256 * n0 + 128 * n1 bytes
func.func @main(%a: tensor<?x64xf32>, %b: tensor<64x32xf32>, %c: tensor<?x8xf32>) -> (tensor<?x32xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x64xf32>
  %e = tensor.empty(%m) : tensor<?x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x32xf32>) -> tensor<?x32xf32>
  %p = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x32xf32>) outs(%f : tensor<?x32xf32>) -> tensor<?x32xf32>
  %y = math.tanh %c : tensor<?x8xf32>
  return %p, %y : tensor<?x32xf32>, tensor<?x8xf32>
}
