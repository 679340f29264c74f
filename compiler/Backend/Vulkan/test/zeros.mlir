// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan},flow.executable(sluice-lower-kernels{opt-level=0},sluice-kernels-to-llvm))' | FileCheck %s

// No driver sees the zero, which is the highest bit of an address, and none may rearrange.
// CHECK-LABEL: spirv.func @kernel()
//       CHECK:   %[[WORD:.+]] = spirv.Load "PushConstant" %{{.+}} : i64
//       CHECK:   %[[BIT:.+]] = spirv.ShiftRightLogical %[[WORD]], %{{.+}} : i64, i64
//       CHECK:   %[[BITS:.+]] = spirv.UConvert %[[BIT]] : i64 to i32
//       CHECK:   %[[ZERO:.+]] = spirv.Bitcast %[[BITS]] : i32 to f32
//       CHECK:   spirv.GL.Fma %{{.+}}, %[[ZERO]], %{{.+}} : f32
flow.executable private @scale {
  func.func @scale(%x: tensor<?xf32>, %y: tensor<?xf32>, %init: tensor<?xf32>) -> tensor<?xf32> {
    %zero = arith.constant 0.0 : f32
    %z = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%init : tensor<?xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %zero : f32
      %r = arith.addf %m, %b : f32
      linalg.yield %r : f32
    } -> tensor<?xf32>
    return %z : tensor<?xf32>
  }
}
