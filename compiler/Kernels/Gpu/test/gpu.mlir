// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels{opt-level=0}))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_80},flow.executable(sluice-compile-kernels{opt-level=0}),sluice-link-kernels)' | FileCheck %s --check-prefix=TABLE
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_75},flow.executable(sluice-lower-kernels{opt-level=0},sluice-kernels-to-llvm))' | FileCheck %s --check-prefix=ENTRY
// The plans that fit every kernel; at -O0 they are the only ones.

// TABLE: hal.executable.binary private @cuda for "cuda:sm_80" entries ["rows", "total", "sorted"] {{.*}}= dense_resource<kernels>

// A row's sum and quotient belong together: a thread takes a row, its intermediates are its own.
// CHECK-LABEL: flow.executable private @rows
//  CHECK-SAME:   plan = "gpu_fallback: tiles of 1 a thread, 128 threads a workgroup"
//  CHECK-SAME:   threads = 128
//       CHECK:   memref.alloca() {{.*}} : memref<1xf32>
//       CHECK:   %[[ID:.+]] = hal.workgroup.id[0]
//       CHECK:   %[[THREAD:.+]] = gpu.thread_id  x
//       CHECK:   scf.for
//   CHECK-NOT:   gpu.barrier
//       CHECK:   func.func private @rows_grid
// ENTRY: llvm.func @rows(%{{.+}}: !llvm.ptr {llvm.align = 4 : i64, llvm.noalias}, %{{.+}}: !llvm.ptr {llvm.align = 4 : i64, llvm.noalias}, %{{.+}}: i64, %{{.+}}: i64)
// ENTRY: nvvm.read.ptx.sreg.tid.x
flow.executable private @rows {
  func.func @rows(%x: tensor<?x64xf32>, %out: tensor<?x64xf32>) -> tensor<?x64xf32> {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %n = tensor.dim %x, %c0 : tensor<?x64xf32>
    %e = tensor.empty(%n) : tensor<?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<?x64xf32>) outs(%f : tensor<?xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.addf %a, %o : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x, %s : tensor<?x64xf32>, tensor<?xf32>) outs(%out : tensor<?x64xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.divf %a, %b : f32
      linalg.yield %m : f32
    } -> tensor<?x64xf32>
    return %r : tensor<?x64xf32>
  }
}

// All elements need the total: one workgroup, whose threads wait for it. LLVM is not told that buffers do not alias.
// CHECK-LABEL: flow.executable private @total
//  CHECK-SAME:   plan = "gpu_fallback: operation after operation in one workgroup of 512 threads"
//       CHECK:   %[[THREAD:.+]] = gpu.thread_id  x
//       CHECK:   scf.if
//       CHECK:   gpu.barrier
//       CHECK:   scf.for %{{.+}} = %{{.+}} to %{{.+}} step %c512
//       CHECK:   func.func private @total_grid
// ENTRY-LABEL: llvm.func @total(
//   ENTRY-NOT: llvm.noalias
//       ENTRY: nvvm.barrier0
flow.executable private @total {
  func.func @total(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<f32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
        ins(%x : tensor<?xf32>) outs(%f : tensor<f32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.addf %a, %o : f32
      linalg.yield %m : f32
    } -> tensor<f32>
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%x, %s : tensor<?xf32>, tensor<f32>) outs(%out : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.divf %a, %b : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    return %r : tensor<?xf32>
  }
}

// A sort's scratch is as large as its row: each thread has a slot in the workspace, and the host sees to it that all fit.
// CHECK-LABEL: flow.executable private @sorted
//       CHECK:   hal.workspace
//       CHECK:   memref.view
//   CHECK-NOT:   memref.alloc
//       CHECK:   func.func private @sorted_grid
//       CHECK:     arith.muli
// ENTRY-LABEL: llvm.func @sorted(
flow.executable private @sorted {
  func.func @sorted(%x: tensor<?x?xf32>, %out: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c = linalg.copy ins(%x : tensor<?x?xf32>) outs(%out : tensor<?x?xf32>) -> tensor<?x?xf32>
    %r = linalg_ext.sort dimension(1) outs(%c : tensor<?x?xf32>) {
    ^bb0(%a: f32, %b: f32):
      %less = arith.cmpf olt, %a, %b : f32
      linalg_ext.yield %less : i1
    } -> tensor<?x?xf32>
    return %r : tensor<?x?xf32>
  }
}
