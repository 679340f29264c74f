// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan},flow.executable(sluice-lower-kernels{opt-level=0},sluice-kernels-to-llvm))' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:desktop},flow.executable(sluice-compile-kernels),sluice-link-kernels)' | FileCheck %s --check-prefix=TABLE
// RUN: not sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:phone},flow.executable(sluice-compile-kernels))' 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// TABLE: hal.executable.binary private @vulkan for "vulkan:desktop" entries ["rows"] {{.*}}= dense_resource<kernels>
// UNKNOWN: unknown target 'vulkan:phone': expected vulkan, vulkan:core, vulkan:desktop, vulkan:large or vulkan:matrix

// Words are pushed, buffers are addresses; f16 in memory alone needs no f16 arithmetic.
// CHECK-LABEL: flow.executable private @rows
//       CHECK: spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses, Int64, StorageBuffer16BitAccess, SignedZeroInfNanPreserve], []>
//       CHECK:   spirv.GlobalVariable @words : !spirv.ptr<!spirv.struct<(i64 [0], i64 [8], i64 [16], i64 [24]), Block>, PushConstant>
//       CHECK:   spirv.func @kernel()
//       CHECK:   spirv.mlir.loop
//       CHECK:   spirv.ConvertUToPtr %{{.+}} : i64 to !spirv.ptr<f16, PhysicalStorageBuffer>
//       CHECK:   spirv.Load "PhysicalStorageBuffer" %{{.+}} ["Aligned", 2] : f16
//       CHECK:   spirv.FConvert %{{.+}} : f16 to f32
//       CHECK:   spirv.Store "PhysicalStorageBuffer" %{{.+}}, %{{.+}} ["Aligned", 4] : f32
//       CHECK:   spirv.EntryPoint "GLCompute" @kernel, @words
//       CHECK:   spirv.ExecutionMode @kernel "LocalSize", 128, 1, 1
flow.executable private @rows {
  func.func @rows(%x: tensor<?x64xf16>, %out: tensor<?x64xf32>) -> tensor<?x64xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<?x64xf16>) outs(%out : tensor<?x64xf32>) {
    ^bb0(%a: f16, %o: f32):
      %w = arith.extf %a : f16 to f32
      %m = arith.addf %w, %w : f32
      linalg.yield %m : f32
    } -> tensor<?x64xf32>
    return %r : tensor<?x64xf32>
  }
}
