// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// Very few rows times large rhs, which are read once.
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>

// Both products read the row, normalized by what the workgroup sums up of it, 2 x 4 x 16 bytes
// of their rhs at once.
// CHECK-LABEL: flow.executable private @gated
//  CHECK-SAME:   plan = "matmul: fma in registers, 1x4 a workgroup, 8 elements a lane"
// CHECK-COUNT-2:   arith.addf {{.+}} : vector<8xf32>
//       CHECK:   gpu.barrier
//       CHECK:   scf.for
// CHECK-COUNT-8: vector.load {{.+}} {alignment = 16 : i64} : memref<8192x4096xf16>, vector<8xf16>
//   CHECK-NOT:   vector.load {{.+}} : memref<8192x4096xf16>
//       CHECK:   math.fma
//       CHECK:   scf.yield
// CHECK-COUNT-40: gpu.shuffle xor
//       CHECK:   gpu.barrier
//       CHECK:   memref.store
flow.executable private @gated {
  func.func @gated(%x: tensor<1x4096xf16>, %w: tensor<4096xf16>, %a: tensor<8192x4096xf16>, %b: tensor<8192x4096xf16>, %out: tensor<1x8192xf16>) -> tensor<1x8192xf16> {
    %zero = arith.constant 0.0 : f32
    %size = arith.constant 4096.0 : f32
    %er = tensor.empty() : tensor<1xf32>
    %en = tensor.empty() : tensor<1x4096xf16>
    %ep = tensor.empty() : tensor<1x8192xf32>
    %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<1xf32>) -> tensor<1xf32>
    %fp = linalg.fill ins(%zero : f32) outs(%ep : tensor<1x8192xf32>) -> tensor<1x8192xf32>
    %squares = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<1x4096xf16>) outs(%fr : tensor<1xf32>) {
    ^bb0(%p: f16, %o: f32):
      %f = arith.extf %p : f16 to f32
      %s = arith.mulf %f, %f : f32
      %r = arith.addf %o, %s : f32
      linalg.yield %r : f32
    } -> tensor<1xf32>
    %normed = linalg.generic {indexing_maps = [#id, #row, #column, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %squares, %w : tensor<1x4096xf16>, tensor<1xf32>, tensor<4096xf16>) outs(%en : tensor<1x4096xf16>) {
    ^bb0(%p: f16, %q: f32, %u: f16, %o: f16):
      %f = arith.extf %p : f16 to f32
      %e = arith.divf %q, %size : f32
      %d = math.rsqrt %e : f32
      %m = arith.mulf %f, %d : f32
      %t = arith.truncf %m : f32 to f16
      %r = arith.mulf %t, %u : f16
      linalg.yield %r : f16
    } -> tensor<1x4096xf16>
    %g = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%normed, %a : tensor<1x4096xf16>, tensor<8192x4096xf16>) outs(%fp : tensor<1x8192xf32>) {
    ^bb0(%p: f16, %q: f16, %o: f32):
      %c = arith.extf %p : f16 to f32
      %d = arith.extf %q : f16 to f32
      %m = arith.mulf %c, %d : f32
      %r = arith.addf %o, %m : f32
      linalg.yield %r : f32
    } -> tensor<1x8192xf32>
    %h = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%normed, %b : tensor<1x4096xf16>, tensor<8192x4096xf16>) outs(%fp : tensor<1x8192xf32>) {
    ^bb0(%p: f16, %q: f16, %o: f32):
      %c = arith.extf %p : f16 to f32
      %d = arith.extf %q : f16 to f32
      %m = arith.mulf %c, %d : f32
      %r = arith.addf %o, %m : f32
      linalg.yield %r : f32
    } -> tensor<1x8192xf32>
    %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%g, %h : tensor<1x8192xf32>, tensor<1x8192xf32>) outs(%out : tensor<1x8192xf16>) {
    ^bb0(%p: f32, %q: f32, %o: f16):
      %m = arith.mulf %p, %q : f32
      %r = arith.truncf %m : f32 to f16
      linalg.yield %r : f16
    } -> tensor<1x8192xf16>
    return %y : tensor<1x8192xf16>
  }
}

// Rows with two statistics each, the second of which needs the first; k ends within a step, and
// the columns within a tile.
// CHECK-LABEL: flow.executable private @edges
//  CHECK-SAME:   plan = "matmul: fma in registers, 3x8 a workgroup, 8 elements a lane"
// CHECK-COUNT-3:   arith.select {{.+}} : vector<8xf32>
//       CHECK:   arith.divf
// CHECK-COUNT-3:   arith.select {{.+}} : vector<8xf32>
flow.executable private @edges {
  func.func @edges(%x: tensor<3x1288xf16>, %w: tensor<1288xf16>, %a: tensor<2001x1288xf16>, %out: tensor<3x2001xf16>) -> tensor<3x2001xf16> {
    %zero = arith.constant 0.0 : f32
    %size = arith.constant 1288.0 : f32
    %er = tensor.empty() : tensor<3xf32>
    %en = tensor.empty() : tensor<3x1288xf16>
    %ep = tensor.empty() : tensor<3x2001xf32>
    %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<3xf32>) -> tensor<3xf32>
    %fp = linalg.fill ins(%zero : f32) outs(%ep : tensor<3x2001xf32>) -> tensor<3x2001xf32>
    %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x : tensor<3x1288xf16>) outs(%fr : tensor<3xf32>) {
    ^bb0(%p: f16, %o: f32):
      %f = arith.extf %p : f16 to f32
      %r = arith.addf %o, %f : f32
      linalg.yield %r : f32
    } -> tensor<3xf32>
    %squares = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
        ins(%x, %sum : tensor<3x1288xf16>, tensor<3xf32>) outs(%fr : tensor<3xf32>) {
    ^bb0(%p: f16, %q: f32, %o: f32):
      %f = arith.extf %p : f16 to f32
      %m = arith.divf %q, %size : f32
      %d = arith.subf %f, %m : f32
      %s = arith.mulf %d, %d : f32
      %r = arith.addf %o, %s : f32
      linalg.yield %r : f32
    } -> tensor<3xf32>
    %normed = linalg.generic {indexing_maps = [#id, #row, #column, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%x, %squares, %w, %sum : tensor<3x1288xf16>, tensor<3xf32>, tensor<1288xf16>, tensor<3xf32>) outs(%en : tensor<3x1288xf16>) {
    ^bb0(%p: f16, %q: f32, %u: f16, %v: f32, %o: f16):
      %f = arith.extf %p : f16 to f32
      %mean = arith.divf %v, %size : f32
      %g = arith.subf %f, %mean : f32
      %e = arith.divf %q, %size : f32
      %d = math.rsqrt %e : f32
      %m = arith.mulf %g, %d : f32
      %t = arith.truncf %m : f32 to f16
      %r = arith.mulf %t, %u : f16
      linalg.yield %r : f16
    } -> tensor<3x1288xf16>
    %g = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%normed, %a : tensor<3x1288xf16>, tensor<2001x1288xf16>) outs(%fp : tensor<3x2001xf32>) {
    ^bb0(%p: f16, %q: f16, %o: f32):
      %c = arith.extf %p : f16 to f32
      %d = arith.extf %q : f16 to f32
      %m = arith.mulf %c, %d : f32
      %r = arith.addf %o, %m : f32
      linalg.yield %r : f32
    } -> tensor<3x2001xf32>
    %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%g : tensor<3x2001xf32>) outs(%out : tensor<3x2001xf16>) {
    ^bb0(%p: f32, %o: f16):
      %m = arith.maximumf %p, %zero : f32
      %r = arith.truncf %m : f32 to f16
      linalg.yield %r : f16
    } -> tensor<3x2001xf16>
    return %y : tensor<3x2001xf16>
  }
}
