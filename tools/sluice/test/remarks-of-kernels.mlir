// Which plans each kernel had, on a CPU and on a GPU, and why they were not taken.
// RUN: sluice compile %s -o %t.slm --remarks=kernels --target=cpu:haswell 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: sluice compile %s -o %t.slm --remarks=kernels --target=cuda:sm_90 --ptxas=none 2>&1 | FileCheck %s --check-prefix=GPU
// RUN: sluice compile %s -o %t.slm --remarks=kernels --target=cpu:haswell -O0 2>&1 | FileCheck %s --check-prefix=REFERENCE
// RUN: sluice compile %s -o %t.slm --target=cpu:haswell 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// CPU:      remarks-of-kernels.mlir:{{.*}}: remark: sluice-compile-kernels: kernel 'main_0_matmul_20x320x1024_f32' for cpu:haswell runs as matmul: 5x16 register tile, rhs as rows in place, 20 rows a workgroup
// CPU-NEXT: note: recurrence: no loop on tensors
// CPU-NEXT: note: matmul: panels: the rhs was not packed ahead
// CPU-NEXT: note: matmul: panel packed in the workspace: rows 20 < 48
// CPU-NEXT: note: code_product: the rhs is not made of codes and scales in panels
// CPU-NEXT: note: convolution: not one convolution
// CPU-NEXT: note: planes: not one depthwise convolution of planes
// CPU-NEXT: note: pack: no tensor is packed in panels
// CPU-NEXT: note: generic: tiles of {{.*}}: comes after
// CPU-NEXT: note: generic: operation after operation in one workgroup: comes after
// GPU:      remark: {{.*}} for cuda:sm_90 runs as matmul: wgmma transposed tiles of 64x32, 8 stages
// GPU-NEXT: note: recurrence: no loop on tensors
// GPU-NEXT: note: direct_conv: no window of 121 elements at most that mixes up to 8 channels
// GPU-NEXT: note: column: tiles of matrices would not be mostly empty
// GPU-NEXT: note: matmul: wgmma tiles of 128x256: columns 320 leave more of it empty than of tiles of 128
// GPU-NEXT: note: matmul: wgmma tiles of 128x128: estimated {{[0-9]+}} ns > {{[0-9]+}} ns of 64 columns
// GPU-NEXT: note: matmul: wgmma tiles of 128x160: estimated {{[0-9]+}} ns > {{[0-9]+}} ns of 128 columns
// GPU-NEXT: note: matmul: wgmma tiles of 256x192: estimated {{[0-9]+}} ns > {{[0-9]+}} ns of 128 columns
// GPU-NEXT: note: matmul: wgmma tiles of 128x192: estimated {{[0-9]+}} ns > {{[0-9]+}} ns of 128 columns
// GPU-NEXT: note: matmul: wgmma tiles of 64x128: fewer tiles than 132 compute units want
// GPU-NEXT: note: matmul: mma tiles of 64x128: fewer tiles than 132 compute units want
// GPU-NEXT: note: matmul: mma tiles of 16x128: rows 20 > 16
// GPU-NEXT: note: matmul: wgmma tiles of 128x64: rows 20 are served by a smaller one
// GPU-NEXT: note: attention: not attention alone
// GPU-NEXT: note: insertion: nothing is inserted
// GPU-NEXT: note: transpose: not every operation is elementwise over all loops
// GPU-NEXT: note: reduction: operands are not read along rows
// GPU-NEXT: note: column: 8 results a thread, 64 threads a result, 16 elements at once, 256 threads a workgroup: comes after
// GPU-NEXT: note: reduction: 32 threads a row, 4 x 8 columns a thread, 128 threads a workgroup: comes after
// GPU-NEXT: note: sort: not linalg_ext.sort alone
// GPU:      note: gpu_fallback: operation after operation in one workgroup of 512 threads: comes after
// REFERENCE:      remark: {{.*}} runs as generic: operation after operation in one workgroup
// REFERENCE-NEXT: note: recurrence: not at -O0, the reference
// REFERENCE-NEXT: note: matmul: not at -O0, the reference
// QUIET-NOT: remark
func.func @main(%a: tensor<20x1024xf16>, %b: tensor<1024x320xf16>) -> tensor<20x320xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<20x320xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<20x320xf32>) -> tensor<20x320xf32>
  %m = linalg.matmul ins(%a, %b : tensor<20x1024xf16>, tensor<1024x320xf16>) outs(%f : tensor<20x320xf32>) -> tensor<20x320xf32>
  return %m : tensor<20x320xf32>
}
