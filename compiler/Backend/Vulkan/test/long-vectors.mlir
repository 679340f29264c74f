// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=vulkan:matrix},flow.executable(sluice-lower-kernels,sluice-kernels-to-llvm))' | FileCheck %s

// Eight elements of 16 bits are four words in memory, one access, and two vectors of four in registers, which loops carry, too.
//   CHECK-NOT: vector<8x
// CHECK-LABEL: flow.executable private @halves
//       CHECK: spirv.Load "PhysicalStorageBuffer" %{{.+}} ["Aligned", 16] : vector<4xi32>
// CHECK-COUNT-2: spirv.FMul %{{.+}} : vector<4xf16>
//       CHECK: spirv.Store "PhysicalStorageBuffer" %{{.+}}, %{{.+}} ["Aligned", 16] : vector<4xi32>
flow.executable private @halves {
  func.func @halves(%x: tensor<65536xf16>, %out: tensor<65536xf16>) -> tensor<65536xf16> {
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%x : tensor<65536xf16>) outs(%out : tensor<65536xf16>) {
    ^bb0(%a: f16, %o: f16):
      %m = arith.mulf %a, %a : f16
      linalg.yield %m : f16
    } -> tensor<65536xf16>
    return %r : tensor<65536xf16>
  }
}

// CHECK-LABEL: flow.executable private @long_row
//       CHECK: spirv.Load "PhysicalStorageBuffer" %{{.+}} ["Aligned", 16] : vector<4xi32>
// CHECK-COUNT-2: spirv.FAdd %{{.+}} : vector<4xf32>
flow.executable private @long_row {
  func.func @long_row(%x: tensor<2x?xf16>, %out: tensor<2xf32>) -> tensor<2xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<2xf32>) -> tensor<2xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<2x?xf16>) outs(%f : tensor<2xf32>) {
    ^bb0(%a: f16, %o: f32):
      %w = arith.extf %a : f16 to f32
      %s = arith.addf %o, %w : f32
      linalg.yield %s : f32
    } -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
}
