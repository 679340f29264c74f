// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-move-bytes,sluice-convolve-bytes),canonicalize)" | FileCheck %s

#same = affine_map<(n, c, h, w) -> (n, c, h, w)>
#one = affine_map<(n, c, h, w) -> ()>
#first = affine_map<(n, c, h, w) -> (n)>
#image_groups = affine_map<(n, g, f, h, w, c, r, s) -> (n, g, c, h + r, w + s)>
#weight_groups = affine_map<(n, g, f, h, w, c, r, s) -> (g, f, c, r, s)>
#result_groups = affine_map<(n, g, f, h, w, c, r, s) -> (n, g, f, h, w)>

// Channels in groups: the image is split and padded as bytes, and so are the weights and their scales split.
// CHECK-LABEL: func.func @groups(
//  CHECK-SAME:   %[[X:.+]]: tensor<1x8x6x6xi8>, %[[W:.+]]: tensor<4x4x3x3xi8>, %[[S:.+]]: tensor<4xf32>
//   CHECK-DAG:   %[[XG:.+]] = tensor.expand_shape %[[X]] {{.+}} : tensor<1x8x6x6xi8> into tensor<1x2x4x6x6xi8>
//   CHECK-DAG:   %[[WG:.+]] = tensor.expand_shape %[[W]] {{\[}}[0, 1], [2], [3], [4]] output_shape [2, 2, 4, 3, 3] : tensor<4x4x3x3xi8>
//   CHECK-DAG:   %[[SG:.+]] = tensor.expand_shape %[[S]] {{\[}}[0, 1]] output_shape [2, 2] : tensor<4xf32>
//       CHECK:   %[[P:.+]] = tensor.pad %[[XG]] low[0, 0, 0, 1, 1] high[0, 0, 0, 1, 1]
//       CHECK:   %[[C:.+]] = linalg.generic {{.*}} ins(%[[P]], %[[WG]] : tensor<1x2x4x8x8xi8>, tensor<2x2x4x3x3xi8>)
//       CHECK:   linalg.generic {{.*}} ins(%[[C]], %{{.+}}, %[[SG]] : tensor<1x2x2x6x6xi32>, tensor<f32>, tensor<2x2xf32>)
func.func @groups(%x: tensor<1x8x6x6xi8>, %w: tensor<4x4x3x3xi8>, %s: tensor<4xf32>) -> tensor<1x2x2x6x6xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant dense<0.5> : tensor<f32>
  %e = tensor.empty() : tensor<1x8x6x6xf32>
  %real = linalg.generic {indexing_maps = [#same, #one, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x, %half : tensor<1x8x6x6xi8>, tensor<f32>) outs(%e : tensor<1x8x6x6xf32>) {
  ^bb0(%a: i8, %scale: f32, %o: f32):
    %p = arith.extui %a : i8 to i32
    %f = arith.sitofp %p : i32 to f32
    %r = arith.mulf %f, %scale : f32
    linalg.yield %r : f32
  } -> tensor<1x8x6x6xf32>
  %padded = tensor.pad %real low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x6x6xf32> to tensor<1x8x8x8xf32>
  %split = tensor.expand_shape %padded [[0], [1, 2], [3], [4]] output_shape [1, 2, 4, 8, 8] : tensor<1x8x8x8xf32> into tensor<1x2x4x8x8xf32>
  %e2 = tensor.empty() : tensor<4x4x3x3xf32>
  %weights = linalg.generic {indexing_maps = [#same, #first, #same], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%w, %s : tensor<4x4x3x3xi8>, tensor<4xf32>) outs(%e2 : tensor<4x4x3x3xf32>) {
  ^bb0(%a: i8, %scale: f32, %o: f32):
    %p = arith.extsi %a : i8 to i32
    %f = arith.sitofp %p : i32 to f32
    %r = arith.mulf %f, %scale : f32
    linalg.yield %r : f32
  } -> tensor<4x4x3x3xf32>
  %groups = tensor.expand_shape %weights [[0, 1], [2], [3], [4]] output_shape [2, 2, 4, 3, 3] : tensor<4x4x3x3xf32> into tensor<2x2x4x3x3xf32>
  %e3 = tensor.empty() : tensor<1x2x2x6x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e3 : tensor<1x2x2x6x6xf32>) -> tensor<1x2x2x6x6xf32>
  %y = linalg.generic {indexing_maps = [#image_groups, #weight_groups, #result_groups], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%split, %groups : tensor<1x2x4x8x8xf32>, tensor<2x2x4x3x3xf32>) outs(%init : tensor<1x2x2x6x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  } -> tensor<1x2x2x6x6xf32>
  return %y : tensor<1x2x2x6x6xf32>
}
