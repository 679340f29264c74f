// What `sluice inspect` says of kernels, on a CPU and on a GPU.
// RUN: sluice compile %s -o %t.slm --target=cpu:haswell
// RUN: sluice inspect %t.slm | FileCheck %s --check-prefix=SHORT
// RUN: sluice inspect %t.slm --kernels | FileCheck %s --check-prefix=CPU
// RUN: sluice inspect %t.slm --json | %python -m json.tool | FileCheck %s --check-prefix=JSON
// RUN: sluice compile %s -o %t.gpu.slm --target=cuda:sm_80
// RUN: sluice inspect %t.gpu.slm --kernels | FileCheck %s --check-prefix=GPU
// RUN: sluice inspect %t.gpu.slm --json | %python -m json.tool | FileCheck %s --check-prefix=GPUJSON

// SHORT: kernels: 2, {{[0-9.]+}} KB of code
// SHORT-NEXT: for cpu:x86_64-{{.*}}:haswell:
// SHORT-NOT: plan

// CPU: for cpu:x86_64
// CPU-NEXT: main_0_matmul_Dx128xD_f32
// CPU-NEXT: nodes {{.*}}inspect-kernels.mlir:[[#]]:{{[0-9]+}}
// CPU-NEXT: arguments n0xn1xf32; n2x128xf32; n3x128xf32
// CPU-NEXT: plan matmul:
// CPU: grid {{.*}}n0{{.*}} workgroups
// CPU-NEXT: threads 1 in a workgroup
// CPU-NEXT: memory {{[0-9]+}} bytes of stack
// CPU: main_1_{{.*}}4x8_f32
// CPU: arguments 4x8xf32; 4x8xf32
// CPU: grid {{[0-9]+}} x {{[0-9]+}} x {{[0-9]+}} workgroups

// JSON: "target": "cpu:
// JSON: "name": "main_0_matmul_Dx128xD_f32"
// JSON: "arguments": [
// JSON-NEXT: "n0xn1xf32"
// JSON: "plan": "matmul:
// JSON: "grid_z": 1
// JSON: "private_bytes": {{[0-9]+}}

// GPU: for cuda:sm_80
// GPU: threads {{[0-9]+}}{{.*}} in a workgroup
// GPU-NEXT: memory {{[0-9]+}} bytes of a workgroup, {{[0-9]+}} bytes private to a thread
// GPU-NEXT: registers
// GPUJSON: "threads": {{[1-9][0-9]*}}
// GPUJSON: "workgroup_bytes": {{[0-9]+}}
// GPUJSON: "registers":
func.func @main(%a: tensor<?x?xf32>, %b: tensor<?x128xf32>, %c: tensor<4x8xf32>) -> (tensor<?x128xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %empty = tensor.empty(%m) : tensor<?x128xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x128xf32>) -> tensor<?x128xf32>
  %product = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x128xf32>) outs(%init : tensor<?x128xf32>) -> tensor<?x128xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %exp = linalg.exp ins(%c : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %product, %exp : tensor<?x128xf32>, tensor<4x8xf32>
}
