// RUN: sluice compile %s --target=cpu:sapphirerapids -o %t.slm
// RUN: sluice inspect %t.slm --code=%t.code
// RUN: llvm-objdump-22 -d --no-show-raw-insn %t.code/kernels.so | FileCheck %s

// Four vectors of exponentials side by side: each step of the chain waits for the one before.
// CHECK: vpslld $0x17, %zmm
// CHECK-NEXT: vpslld $0x17, %zmm
// CHECK-NEXT: vpslld $0x17, %zmm
// CHECK-NEXT: vpslld $0x17, %zmm
func.func @exp(%x: tensor<65536xf32>) -> tensor<65536xf32> {
  %e = tensor.empty() : tensor<65536xf32>
  %y = linalg.exp ins(%x : tensor<65536xf32>) outs(%e : tensor<65536xf32>) -> tensor<65536xf32>
  return %y : tensor<65536xf32>
}

// And four vectors of elements that each find the next one's place.
// CHECK: vpgatherqq
// CHECK-NOT: vpsrlq
// CHECK: vpgatherqq
// CHECK-NOT: vpsrlq
// CHECK: vpgatherqq
// CHECK-NOT: vpsrlq
// CHECK: vpgatherqq
func.func @walk(%starts: tensor<4096xi64>, %next: tensor<512xi64>) -> tensor<4096xi64> {
  %e = tensor.empty() : tensor<4096xi64>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
                       iterator_types = ["parallel"]}
      ins(%starts : tensor<4096xi64>) outs(%e : tensor<4096xi64>) {
  ^bb0(%start: i64, %out: i64):
    %shift = arith.constant 3 : i64
    %i0 = arith.index_cast %start : i64 to index
    %p0 = tensor.extract %next[%i0] : tensor<512xi64>
    %s0 = arith.shrui %p0, %shift : i64
    %i1 = arith.index_cast %s0 : i64 to index
    %p1 = tensor.extract %next[%i1] : tensor<512xi64>
    %s1 = arith.shrui %p1, %shift : i64
    %i2 = arith.index_cast %s1 : i64 to index
    %p2 = tensor.extract %next[%i2] : tensor<512xi64>
    %s2 = arith.shrui %p2, %shift : i64
    %i3 = arith.index_cast %s2 : i64 to index
    %p3 = tensor.extract %next[%i3] : tensor<512xi64>
    %s3 = arith.shrui %p3, %shift : i64
    %i4 = arith.index_cast %s3 : i64 to index
    %p4 = tensor.extract %next[%i4] : tensor<512xi64>
    linalg.yield %p4 : i64
  } -> tensor<4096xi64>
  return %y : tensor<4096xi64>
}
