// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s

// 1 + erf(x) is one polynomial and one power of 2; erf alone has two, for small arguments and others.
// CHECK-LABEL: flow.executable private @gelu
//       CHECK:   llvm.intr.fabs
// CHECK-COUNT-7: llvm.intr.fma
//       CHECK:   exp2
//       CHECK:   llvm.select
//   CHECK-NOT:   llvm.intr.fma
// CHECK-LABEL: flow.executable private @erf
// CHECK-COUNT-12: llvm.intr.fma
flow.executable private @gelu {
  func.func @gelu(%a: tensor<4099xf32>, %out: tensor<4099xf32>) -> tensor<4099xf32> {
    %one = arith.constant 1.0 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<4099xf32>) outs(%out : tensor<4099xf32>) {
    ^bb0(%x: f32, %o: f32):
      %e = math.erf %x : f32
      %s = arith.addf %one, %e : f32
      %g = arith.mulf %s, %x : f32
      linalg.yield %g : f32
    } -> tensor<4099xf32>
    return %r : tensor<4099xf32>
  }
}

flow.executable private @erf {
  func.func @erf(%a: tensor<4099xf32>, %out: tensor<4099xf32>) -> tensor<4099xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%a : tensor<4099xf32>) outs(%out : tensor<4099xf32>) {
    ^bb0(%x: f32, %o: f32):
      %e = math.erf %x : f32
      linalg.yield %e : f32
    } -> tensor<4099xf32>
    return %r : tensor<4099xf32>
  }
}
