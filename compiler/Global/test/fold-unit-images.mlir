// RUN: sluice-opt %s --pass-pipeline="builtin.module(func.func(sluice-fold-unit-images),canonicalize)" | FileCheck %s

// The product, and what follows element by element, have no dimensions of one pixel; the gate of a
// larger image stays.
// CHECK-LABEL: func.func @gate(
//       CHECK:   %[[P:.+]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction"]} ins(%{{.*}}, %{{.*}} : tensor<3x19xf32>, tensor<13x19xf32>) outs(%{{.*}} : tensor<3x13xf32>)
//       CHECK:   %[[A:.+]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]} ins(%[[P]], %{{.*}} : tensor<3x13xf32>, tensor<13xf32>)
//       CHECK:   %[[E:.+]] = tensor.expand_shape %[[A]]
//       CHECK:   linalg.generic {{.*}} ins(%{{.*}}, %[[E]] : tensor<3x13x4x5xf32>, tensor<3x13x1x1xf32>)
func.func @gate(%x: tensor<3x19x1x1xf32>, %w: tensor<13x19x1x1xf32>, %f: tensor<3x13x1x1xf32>, %bias: tensor<13xf32>, %image: tensor<3x13x4x5xf32>) -> tensor<3x13x4x5xf32> {
  %c = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<3x19x1x1xf32>, tensor<13x19x1x1xf32>) outs(%f : tensor<3x13x1x1xf32>) -> tensor<3x13x1x1xf32>
  %e = tensor.empty() : tensor<3x13x1x1xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c, %bias : tensor<3x13x1x1xf32>, tensor<13xf32>) outs(%e : tensor<3x13x1x1xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<3x13x1x1xf32>
  %ei = tensor.empty() : tensor<3x13x4x5xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, 0, 0)>, affine_map<(n, c, h, w) -> (n, c, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%image, %a : tensor<3x13x4x5xf32>, tensor<3x13x1x1xf32>) outs(%ei : tensor<3x13x4x5xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.mulf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<3x13x4x5xf32>
  return %y : tensor<3x13x4x5xf32>
}

// A window over the whole image sums over it as over channels.
// CHECK-LABEL: func.func @whole(
//       CHECK:   linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%{{.*}}, %{{.*}} : tensor<2x7x3x3xf32>, tensor<5x7x3x3xf32>) outs(%{{.*}} : tensor<2x5xf32>)
func.func @whole(%x: tensor<2x7x3x3xf32>, %w: tensor<5x7x3x3xf32>, %f: tensor<2x5x1x1xf32>) -> tensor<2x5x1x1xf32> {
  %c = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<2x7x3x3xf32>, tensor<5x7x3x3xf32>) outs(%f : tensor<2x5x1x1xf32>) -> tensor<2x5x1x1xf32>
  return %c : tensor<2x5x1x1xf32>
}

// More pixels, lines behind the last window, or one channel for each window, are convolutions still.
// CHECK-LABEL: func.func @pixels(
//       CHECK:   linalg.conv_2d_nchw_fchw
// CHECK-LABEL: func.func @left_out(
//       CHECK:   linalg.conv_2d_nchw_fchw
// CHECK-LABEL: func.func @depthwise(
//       CHECK:   linalg.depthwise_conv_2d_nchw_chw
func.func @pixels(%x: tensor<3x19x2x1xf32>, %w: tensor<13x19x1x1xf32>, %f: tensor<3x13x2x1xf32>) -> tensor<3x13x2x1xf32> {
  %c = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<3x19x2x1xf32>, tensor<13x19x1x1xf32>) outs(%f : tensor<3x13x2x1xf32>) -> tensor<3x13x2x1xf32>
  return %c : tensor<3x13x2x1xf32>
}
func.func @left_out(%x: tensor<2x7x4x4xf32>, %w: tensor<5x7x3x3xf32>, %f: tensor<2x5x1x1xf32>) -> tensor<2x5x1x1xf32> {
  %c = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<2x7x4x4xf32>, tensor<5x7x3x3xf32>) outs(%f : tensor<2x5x1x1xf32>) -> tensor<2x5x1x1xf32>
  return %c : tensor<2x5x1x1xf32>
}
func.func @depthwise(%x: tensor<3x19x3x3xf32>, %w: tensor<19x3x3xf32>, %f: tensor<3x19x1x1xf32>) -> tensor<3x19x1x1xf32> {
  %c = linalg.depthwise_conv_2d_nchw_chw ins(%x, %w : tensor<3x19x3x3xf32>, tensor<19x3x3xf32>) outs(%f : tensor<3x19x1x1xf32>) -> tensor<3x19x1x1xf32>
  return %c : tensor<3x19x1x1xf32>
}

// Keys of one head that all heads of queries read.
// CHECK-LABEL: func.func @one_head(
//       CHECK:   %[[KEYS:.+]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1], [2], [3]] : tensor<2x1x5x7xf32> into tensor<2x5x7xf32>
//       CHECK:   linalg.generic {{.*}} ins(%{{.*}}, %[[KEYS]] : tensor<2x3x4x5xf32>, tensor<2x5x7xf32>)
func.func @one_head(%q: tensor<2x3x4x5xf32>, %k: tensor<2x1x5x7xf32>, %o: tensor<2x3x4x7xf32>) -> tensor<2x3x4x7xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(b, h, m, n, d) -> (b, h, m, d)>, affine_map<(b, h, m, n, d) -> (b, 0, d, n)>, affine_map<(b, h, m, n, d) -> (b, h, m, n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<2x3x4x5xf32>, tensor<2x1x5x7xf32>) outs(%o : tensor<2x3x4x7xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x3x4x7xf32>
  return %r : tensor<2x3x4x7xf32>
}
