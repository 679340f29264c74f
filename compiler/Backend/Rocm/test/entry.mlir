// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx942},flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx1100},flow.executable(sluice-compile-kernels),sluice-link-kernels)' | FileCheck %s --check-prefix=TABLE
// RUN: not sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=rocm:gfx906},flow.executable(sluice-compile-kernels))' 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// TABLE: hal.executable.binary private @rocm for "rocm:gfx1100" entries ["rows", "total", "total.launch1"] {{.*}}= dense_resource<kernels>
// UNKNOWN: unknown target 'rocm:gfx906': expected rocm:<processor>, one of gfx908

// CHECK: #[[LOCAL:.+]] = #llvm.mmra_tag<"amdgpu-synchronize-as":"local">

// Parameters point to global memory. The grid is counted in threads, in the packet that starts the kernel.
// CHECK-LABEL: llvm.func @rows(
//  CHECK-SAME:   !llvm.ptr<1> {llvm.align = 4 : i64, llvm.noalias}
//  CHECK-SAME:   !llvm.ptr<1> {llvm.align = 4 : i64, llvm.noalias}
//  CHECK-SAME:   i64, %{{.+}}: i64)
//   CHECK-DAG:   llvm.addrspacecast %{{.+}} : !llvm.ptr<1> to !llvm.ptr
//   CHECK-DAG:   rocdl.workgroup.id.x
//   CHECK-DAG:   %[[PACKET:.+]] = llvm.call_intrinsic "llvm.amdgcn.dispatch.ptr"() : () -> !llvm.ptr<4>
//   CHECK-DAG:   %[[FIELD:.+]] = llvm.getelementptr inbounds %[[PACKET]][12]
//   CHECK-DAG:   %[[THREADS:.+]] = llvm.load %[[FIELD]] invariant
//   CHECK-DAG:   llvm.udiv %[[THREADS]], %{{.+}} : i32
//   CHECK-DAG:   rocdl.workitem.id.x
flow.executable private @rows {
  func.func @rows(%x: tensor<?x64xf32>, %out: tensor<?x64xf32>) -> tensor<?x64xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<?x64xf32>) outs(%out : tensor<?x64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %m = arith.addf %a, %a : f32
      linalg.yield %m : f32
    } -> tensor<?x64xf32>
    return %r : tensor<?x64xf32>
  }
}

// Lanes exchange registers; a barrier orders workgroup memory alone where that is all that is shared.
// CHECK-LABEL: llvm.func @total(
//       CHECK:   llvm.call_intrinsic "llvm.amdgcn.mbcnt.hi"
//       CHECK:   rocdl.ds_bpermute
//       CHECK:   llvm.fence syncscope("workgroup") release {llvm.mmra = #[[LOCAL]]}
//  CHECK-NEXT:   rocdl.s.barrier
//  CHECK-NEXT:   llvm.fence syncscope("workgroup") acquire {llvm.mmra = #[[LOCAL]]}
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
