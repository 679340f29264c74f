// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// Rows of C are the columns of instructions: 128 tiles of C transposed, of which there are no more than compute units. Four warps have 64
// columns of C: they transpose the rounded sums as they store them to workgroup memory, and read rows of C from there.
// CHECK-LABEL: flow.executable private @ragged
//  CHECK-SAME:   plan = "matmul: wgmma transposed tiles of 128x144, 6 stages"
//       CHECK:   wgmma.mma_async.sync.aligned.m64n144k16.f32.f16.f16
//       CHECK:   nvvm.barrier id = {{.*}} number_of_threads =
// CHECK-COUNT-8: nvvm.stmatrix {{.*}}layout = #nvvm.mma_layout<col>
//       CHECK:   nvvm.barrier id = {{.*}} number_of_threads =
//       CHECK:   vector.load %{{.+}} : memref<{{.+}}xf16, #gpu.address_space<workgroup>>, vector<8xf16>
//       CHECK:   vector.store %{{.+}} : memref<9216x256xf16>, vector<8xf16>
flow.executable private @ragged {
  func.func @ragged(%a: tensor<9216x512xf16>, %b: tensor<512x256xf16>, %out: tensor<9216x256xf16>) -> tensor<9216x256xf16> {
    %z = arith.constant 0.0 : f16
    %f = linalg.fill ins(%z : f16) outs(%out : tensor<9216x256xf16>) -> tensor<9216x256xf16>
    %r = linalg.matmul ins(%a, %b : tensor<9216x512xf16>, tensor<512x256xf16>) outs(%f : tensor<9216x256xf16>) -> tensor<9216x256xf16>
    return %r : tensor<9216x256xf16>
  }
}

// Where rows of C are no multiple of eight, they stay rows.
// CHECK-LABEL: flow.executable private @odd
//  CHECK-SAME:   plan = "matmul: {{[a-z]+}} tiles
flow.executable private @odd {
  func.func @odd(%a: tensor<9216x512xf16>, %b: tensor<255x512xf16>, %out: tensor<9216x255xf32>) -> tensor<9216x255xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%out : tensor<9216x255xf32>) -> tensor<9216x255xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<9216x512xf16>, tensor<255x512xf16>) outs(%f : tensor<9216x255xf32>) {
    ^bb0(%x: f16, %y: f16, %o: f32):
      %xw = arith.extf %x : f16 to f32
      %yw = arith.extf %y : f16 to f32
      %q = arith.mulf %xw, %yw : f32
      %s = arith.addf %o, %q : f32
      linalg.yield %s : f32
    } -> tensor<9216x255xf32>
    return %r : tensor<9216x255xf32>
  }
}
