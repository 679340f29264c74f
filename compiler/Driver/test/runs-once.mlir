// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},flow.executable(sluice-compile-kernels{runs-once=true}),sluice-link-kernels)' | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},flow.executable(sluice-compile-kernels),sluice-link-kernels)' | FileCheck %s --check-prefix=OFTEN

// Of a program that is called once, a kernel with little to do is compiled as plain loops.
// CHECK: hal.executable.binary
// CHECK-SAME: name = "little", {{[^}]*}}plan = "generic: operation after operation
// CHECK-SAME: name = "much", {{[^}]*}}plan = "generic: tiles of
// CHECK-SAME: name = "unknown", {{[^}]*}}plan = "generic: tiles of
// OFTEN: hal.executable.binary
// OFTEN-SAME: name = "little", {{[^}]*}}plan = "generic: tiles of
flow.executable private @little {
  func.func @little(%x: tensor<64x32xf32>, %out: tensor<32x64xf32>) -> tensor<32x64xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<64x32xf32>) outs(%out : tensor<32x64xf32>) {
    ^bb0(%a: f32, %o: f32):
      linalg.yield %a : f32
    } -> tensor<32x64xf32>
    return %r : tensor<32x64xf32>
  }
}
flow.executable private @much {
  func.func @much(%x: tensor<4096x1024xf32>, %out: tensor<1024x4096xf32>) -> tensor<1024x4096xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<4096x1024xf32>) outs(%out : tensor<1024x4096xf32>) {
    ^bb0(%a: f32, %o: f32):
      linalg.yield %a : f32
    } -> tensor<1024x4096xf32>
    return %r : tensor<1024x4096xf32>
  }
}
flow.executable private @unknown {
  func.func @unknown(%x: tensor<?x32xf32>, %out: tensor<32x?xf32>) -> tensor<32x?xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<?x32xf32>) outs(%out : tensor<32x?xf32>) {
    ^bb0(%a: f32, %o: f32):
      linalg.yield %a : f32
    } -> tensor<32x?xf32>
    return %r : tensor<32x?xf32>
  }
}
