// RUN: sluice-opt %s --split-input-file --pass-pipeline='builtin.module(sluice-attach-target{target=cpu:haswell},flow.executable(sluice-lower-kernels))' | FileCheck %s

#row = affine_map<(r, c) -> (r)>
#all = affine_map<(r, c) -> (r, c)>

// What is read once more, element by element, for the result lies in the result's memory.
// CHECK-LABEL: func.func @shares(
//  CHECK-SAME:   %{{[^:]+}}: memref<64x100xf32>, %[[OUT:[^:]+]]: memref<64x100xf32>
//   CHECK-NOT:   memref.view {{.*}} to memref<?x100xf32>
//       CHECK:   %[[ROWS:.+]] = memref.subview %[[OUT]]
//       CHECK:   %[[POWER:.+]] = math.exp
//       CHECK:   memref.store %[[POWER]], %[[ROWS]]
//       CHECK:   arith.addf
//       CHECK:   %[[AGAIN:.+]] = memref.load %[[ROWS]]
//       CHECK:   %[[SHARE:.+]] = arith.divf %[[AGAIN]]
//       CHECK:   memref.store %[[SHARE]], %[[ROWS]]
flow.executable private @shares {
  func.func @shares(%x: tensor<64x100xf32>, %out: tensor<64x100xf32>) -> tensor<64x100xf32> {
    %zero = arith.constant 0.0 : f32
    %er = tensor.empty() : tensor<64xf32>
    %e = tensor.empty() : tensor<64x100xf32>
    %p = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x100xf32>) outs(%e : tensor<64x100xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = math.exp %a : f32
      linalg.yield %r : f32
    } -> tensor<64x100xf32>
    %s0 = linalg.fill ins(%zero : f32) outs(%er : tensor<64xf32>) -> tensor<64xf32>
    %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<64x100xf32>) outs(%s0 : tensor<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
    } -> tensor<64xf32>
    %y = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%p, %s : tensor<64x100xf32>, tensor<64xf32>) outs(%out : tensor<64x100xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %r = arith.divf %a, %b : f32
      linalg.yield %r : f32
    } -> tensor<64x100xf32>
    return %y : tensor<64x100xf32>
  }
}

// -----

#row = affine_map<(r, c) -> (r)>
#all = affine_map<(r, c) -> (r, c)>

// The sum would read the squares.
// CHECK-LABEL: func.func @read_later(
//       CHECK:   memref.view {{.*}} to memref<?x100xf32>
flow.executable private @read_later {
  func.func @read_later(%x: tensor<64x100xf32>, %out: tensor<64x100xf32>, %sums: tensor<64xf32>) -> (tensor<64x100xf32>, tensor<64xf32>) {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<64x100xf32>
    %p = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<64x100xf32>) outs(%e : tensor<64x100xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = math.exp %a : f32
      linalg.yield %r : f32
    } -> tensor<64x100xf32>
    %y = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<64x100xf32>) outs(%out : tensor<64x100xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.mulf %a, %a : f32
      linalg.yield %r : f32
    } -> tensor<64x100xf32>
    %s0 = linalg.fill ins(%zero : f32) outs(%sums : tensor<64xf32>) -> tensor<64xf32>
    %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<64x100xf32>) outs(%s0 : tensor<64xf32>) {
    ^bb0(%a: f32, %o: f32):
      %r = arith.addf %a, %o : f32
      linalg.yield %r : f32
    } -> tensor<64xf32>
    return %y, %s : tensor<64x100xf32>, tensor<64xf32>
  }
}
