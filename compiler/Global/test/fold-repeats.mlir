// A product reads weights that are repeated for each batch in place: the copies are gone.
// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-generalize-linalg,sluice-fold-repeats),canonicalize)' | FileCheck %s
// CHECK-LABEL: func.func @expanded_weights(
//   CHECK-NOT: tensor<8x96x128xf32>
//       CHECK: ins(%arg0, %arg1 : tensor<8x50x96xf32>, tensor<96x128xf32>)
#repeat = affine_map<(d0, d1, d2) -> (d1, d2)>
#all = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @expanded_weights(%x: tensor<8x50x96xf32>, %w: tensor<96x128xf32>) -> tensor<8x50x128xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x96x128xf32>
  %copies = linalg.generic {indexing_maps = [#repeat, #all], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%w : tensor<96x128xf32>) outs(%empty : tensor<8x96x128xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8x96x128xf32>
  %start = tensor.empty() : tensor<8x50x128xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%start : tensor<8x50x128xf32>) -> tensor<8x50x128xf32>
  %product = linalg.batch_matmul ins(%x, %copies : tensor<8x50x96xf32>, tensor<8x96x128xf32>)
      outs(%filled : tensor<8x50x128xf32>) -> tensor<8x50x128xf32>
  return %product : tensor<8x50x128xf32>
}
