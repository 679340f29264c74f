// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},func.func(sluice-channels-last),canonicalize,cse)" --split-input-file | FileCheck %s
// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cuda:sm_90},func.func(sluice-channels-last),canonicalize,cse)" --split-input-file | FileCheck %s --check-prefix=GPU

// Image and channels change places once before and once behind; the activation between follows. Weights go into panels as they lie.
//   CHECK-DAG: #[[IN:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
//   CHECK-DAG: #[[W:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d6, d4, d5)>
//   CHECK-DAG: #[[OUT:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @activation(
//  CHECK-SAME:   %[[X:.+]]: tensor<?x3x34x34xf32>, %[[WEIGHTS:.+]]: tensor<40x3x3x3xf32>
//       CHECK:   %[[P:.+]] = encoding.set %[[WEIGHTS]] : tensor<40x3x3x3xf32> -> tensor<40x3x3x3xf32, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>
//       CHECK:   %[[XT:.+]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?x3x34x34xf32>) outs(%{{.+}} : tensor<?x34x34x3xf32>)
//       CHECK:   %[[C:.+]] = linalg.generic {indexing_maps = [#[[IN]], #[[W]], #[[OUT]]]{{.*}} ins(%[[XT]], %[[P]]
//       CHECK:   %[[R:.+]] = linalg.generic {{.*}} ins(%[[C]] : tensor<?x32x32x40xf32>) outs(%{{.+}} : tensor<?x32x32x40xf32>)
//       CHECK:     arith.maximumf
//       CHECK:   %[[Y:.+]] = linalg.generic {{.*}} ins(%[[R]] : tensor<?x32x32x40xf32>) outs(%{{.+}} : tensor<?x40x32x32xf32>)
//       CHECK:   return %[[Y]]
func.func @activation(%x: tensor<?x3x34x34xf32>, %w: tensor<40x3x3x3xf32>, %n: index) -> tensor<?x40x32x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x40x32x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x40x32x32xf32>) -> tensor<?x40x32x32xf32>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<?x3x34x34xf32>, tensor<40x3x3x3xf32>) outs(%f : tensor<?x40x32x32xf32>) -> tensor<?x40x32x32xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c : tensor<?x40x32x32xf32>) outs(%e : tensor<?x40x32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.maximumf %in, %zero : f32
    linalg.yield %m : f32
  } -> tensor<?x40x32x32xf32>
  return %y : tensor<?x40x32x32xf32>
}

// -----

// Between two convolutions nothing is transposed: not across padding, nor where a flattened image is summed.
// CHECK-LABEL: func.func @chain(
//       CHECK:   %[[A:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<1x16x16x8xf32>)
//       CHECK:     arith.mulf
//       CHECK:   %[[PAD:.+]] = tensor.pad %[[A]] low[0, 1, 1, 0] high[0, 1, 1, 0]
//       CHECK:   %[[B:.+]] = linalg.generic {{.*}} ins(%[[PAD]], %{{.+}} : tensor<1x18x18x8xf32>, tensor<3x3x8xf32>) outs(%{{.+}} : tensor<1x16x16x8xf32>)
//       CHECK:     arith.mulf
//       CHECK:   %[[FLAT:.+]] = tensor.collapse_shape %[[B]] {{\[}}[0], [1, 2], [3]] : tensor<1x16x16x8xf32> into tensor<1x256x8xf32>
//       CHECK:   %[[SUM:.+]] = linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "reduction"]} ins(%[[FLAT]] : tensor<1x256x8xf32>)
//       CHECK:   return %[[SUM]]
func.func @chain(%x: tensor<1x16x16x16xf32>, %w: tensor<8x16x1x1xf32>, %d: tensor<8x3x3xf32>) -> tensor<1x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  %a = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x16x16x16xf32>, tensor<8x16x1x1xf32>) outs(%f : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  %p = tensor.pad %a low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x16x16xf32> to tensor<1x8x18x18xf32>
  %b = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %d : tensor<1x8x18x18xf32>, tensor<8x3x3xf32>) outs(%f : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  %flat = tensor.collapse_shape %b [[0], [1], [2, 3]] : tensor<1x8x16x16xf32> into tensor<1x8x256xf32>
  %es = tensor.empty() : tensor<1x8xf32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<1x8xf32>) -> tensor<1x8xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(n, c, i) -> (n, c, i)>, affine_map<(n, c, i) -> (n, c)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%flat : tensor<1x8x256xf32>) outs(%fs : tensor<1x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.addf %in, %out : f32
    linalg.yield %m : f32
  } -> tensor<1x8xf32>
  return %s : tensor<1x8xf32>
}

// -----

// Integers have no vector kernel, and without a convolution nothing moves.
// CHECK-LABEL: func.func @integers(
//       CHECK:   linalg.conv_2d_nchw_fchw
//   CHECK-NOT:   linalg.generic
func.func @integers(%x: tensor<1x3x8x8xi32>, %w: tensor<4x3x3x3xi32>) -> tensor<1x4x6x6xi32> {
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x4x6x6xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x3x8x8xi32>, tensor<4x3x3x3xi32>) outs(%f : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  return %c : tensor<1x4x6x6xi32>
}

// -----

// For GPUs weights become [window, input, output]; of f32 only where they are constant, as the image is as good in another order.
// CHECK-LABEL: func.func @half(
//   GPU-LABEL: func.func @half(
//         GPU:   linalg.generic {{.*}} outs(%{{.+}} : tensor<3x3x8x16xf16>)
//         GPU:   linalg.generic {{.*}} ins(%{{.+}}, %{{.+}} : tensor<1x18x18x8xf16>, tensor<3x3x8x16xf16>)
func.func @half(%x: tensor<1x8x18x18xf16>, %w: tensor<16x8x3x3xf16>) -> tensor<1x16x16x16xf16> {
  %zero = arith.constant 0.0 : f16
  %e = tensor.empty() : tensor<1x16x16x16xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<1x16x16x16xf16>) -> tensor<1x16x16x16xf16>
  %c = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<1x8x18x18xf16>, tensor<16x8x3x3xf16>) outs(%f : tensor<1x16x16x16xf16>) -> tensor<1x16x16x16xf16>
  return %c : tensor<1x16x16x16xf16>
}

// -----

// CHECK-LABEL: func.func @single(
//   GPU-LABEL: func.func @single(
//         GPU:   linalg.conv_2d_nchw_fchw
func.func @single(%x: tensor<1x8x18x18xf32>, %w: tensor<16x8x3x3xf32>) -> tensor<1x16x16x16xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x16x16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  %c = linalg.conv_2d_nchw_fchw ins(%x, %w : tensor<1x8x18x18xf32>, tensor<16x8x3x3xf32>) outs(%f : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %c : tensor<1x16x16x16xf32>
}

// -----

// Products of f16 are summed in f32 (sluice-widen-sums), which changes nothing of the order.
// CHECK-LABEL: func.func @narrow(
//       CHECK:   linalg.generic {{.*}} ins(%{{.+}}, %{{.+}} : tensor<2x18x18x16xf16>, tensor<32x16x3x3xf16, #encoding.panels<{{.*}} width = 16>>) outs(%{{.+}} : tensor<2x16x16x32xf32>)
//  GPU-LABEL: func.func @narrow(
//        GPU:   linalg.generic {{.*}} ins(%{{.+}}, %{{.+}} : tensor<2x18x18x16xf16>, tensor<3x3x16x32xf16>) outs(%{{.+}} : tensor<2x16x16x32xf32>)
//        GPU:     arith.truncf
//        GPU:   linalg.generic {{.*}} ins(%{{.+}}, %{{.+}} : tensor<2x16x16x32xf16>, tensor<1x1x32x8xf16>) outs(%{{.+}} : tensor<2x16x16x8xf32>)
func.func @narrow(%x: tensor<2x16x18x18xf16>) -> tensor<2x8x16x16xf32> {
  %w = arith.constant dense<0.5> : tensor<32x16x3x3xf16>
  %v = arith.constant dense<0.25> : tensor<8x32x1x1xf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x32x16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x16x18x18xf16>, tensor<32x16x3x3xf16>) outs(%f : tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
  %en = tensor.empty() : tensor<2x32x16x16xf16>
  %n = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c : tensor<2x32x16x16xf32>) outs(%en : tensor<2x32x16x16xf16>) {
  ^bb0(%in: f32, %out: f16):
    %t = arith.truncf %in : f32 to f16
    linalg.yield %t : f16
  } -> tensor<2x32x16x16xf16>
  %e2 = tensor.empty() : tensor<2x8x16x16xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x8x16x16xf32>) -> tensor<2x8x16x16xf32>
  %d = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%n, %v : tensor<2x32x16x16xf16>, tensor<8x32x1x1xf16>) outs(%f2 : tensor<2x8x16x16xf32>) -> tensor<2x8x16x16xf32>
  return %d : tensor<2x8x16x16xf32>
}

// -----

// Weights that are bytes for an image of floats are packed as they are, and not in words of four.
// CHECK-LABEL: func.func @byte_weights(
//       CHECK:   encoding.set %{{.+}} : tensor<32x16x3x3xi8> -> tensor<32x16x3x3xi8, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>
func.func @byte_weights(%x: tensor<1x16x8x8xf32>, %w: tensor<32x16x3x3xi8>) -> tensor<1x32x6x6xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x32x6x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<1x32x6x6xf32>) -> tensor<1x32x6x6xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(n, f, h, w, c, r, s) -> (n, c, h + r, w + s)>, affine_map<(n, f, h, w, c, r, s) -> (f, c, r, s)>,
                                        affine_map<(n, f, h, w, c, r, s) -> (n, f, h, w)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %w : tensor<1x16x8x8xf32>, tensor<32x16x3x3xi8>) outs(%init : tensor<1x32x6x6xf32>) {
  ^bb0(%a: f32, %b: i8, %o: f32):
    %c = arith.sitofp %b : i8 to f32
    %m = arith.mulf %a, %c : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<1x32x6x6xf32>
  return %y : tensor<1x32x6x6xf32>
}

// -----

// A norm over channels, around which the program itself puts them last and back again: nothing is copied between the convolutions.
//  GPU-LABEL: func.func @norm_between(
//        GPU:   %[[C:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<2x16x16x32xf32>)
//        GPU:   %[[N:.+]] = linalg.generic {{.*}} ins(%[[C]] : tensor<2x16x16x32xf32>) outs(%{{.+}} : tensor<2x16x16x32xf32>)
//        GPU:     math.tanh
//        GPU:   linalg.generic {{.*}} ins(%[[N]], %{{.+}} : tensor<2x16x16x32xf32>, tensor<3x3x32xf32>) outs(%{{.+}} : tensor<2x14x14x32xf32>)
func.func @norm_between(%x: tensor<2x16x18x18xf32>) -> tensor<2x32x14x14xf32> {
  %w = arith.constant dense<0.5> : tensor<32x16x3x3xf32>
  %v = arith.constant dense<0.25> : tensor<32x3x3xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x32x16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x16x18x18xf32>, tensor<32x16x3x3xf32>) outs(%f : tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
  %el = tensor.empty() : tensor<2x16x16x32xf32>
  %last = linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (n, c, h, w)>, affine_map<(n, h, w, c) -> (n, h, w, c)>],
                          iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%c : tensor<2x32x16x16xf32>) outs(%el : tensor<2x16x16x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x16x16x32xf32>
  %n = linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>, affine_map<(n, h, w, c) -> (n, h, w, c)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%last : tensor<2x16x16x32xf32>) outs(%el : tensor<2x16x16x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = math.tanh %in : f32
    linalg.yield %t : f32
  } -> tensor<2x16x16x32xf32>
  %first = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, h, w, c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
                           iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%n : tensor<2x16x16x32xf32>) outs(%e : tensor<2x32x16x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x32x16x16xf32>
  %e2 = tensor.empty() : tensor<2x32x14x14xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x32x14x14xf32>) -> tensor<2x32x14x14xf32>
  %d = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%first, %v : tensor<2x32x16x16xf32>, tensor<32x3x3xf32>) outs(%f2 : tensor<2x32x14x14xf32>) -> tensor<2x32x14x14xf32>
  return %d : tensor<2x32x14x14xf32>
}

// -----

// Windows that lie side by side are rows of a product on GPUs, read from the picture as it lies.
//   GPU-DAG: #[[IN:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d1, d5, d2, d6)>
//   GPU-DAG: #[[W:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// GPU-LABEL: func.func @patches(
//  GPU-SAME:   %[[X:.+]]: tensor<?x3x32x48xf16>, %[[WEIGHTS:.+]]: tensor<40x3x8x16xf16>
//       GPU:   %[[E:.+]] = tensor.expand_shape %[[X]] {{\[\[}}0], [1], [2, 3], [4, 5]] {{.*}} into tensor<?x3x4x8x3x16xf16>
//       GPU:   linalg.generic {indexing_maps = [#[[IN]], #[[W]], #{{.+}}]{{.*}} ins(%[[E]], %[[WEIGHTS]]
func.func @patches(%x: tensor<?x3x32x48xf16>, %w: tensor<40x3x8x16xf16>, %n: index) -> tensor<?x40x4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x40x4x3xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x40x4x3xf32>) -> tensor<?x40x4x3xf32>
  %c = linalg.conv_2d_nchw_fchw {strides = dense<[8, 16]> : vector<2xi64>, dilations = dense<1> : vector<2xi64>} ins(%x, %w : tensor<?x3x32x48xf16>, tensor<40x3x8x16xf16>) outs(%f : tensor<?x40x4x3xf32>) -> tensor<?x40x4x3xf32>
  return %c : tensor<?x40x4x3xf32>
}

// -----

// Channels that the program shuffles are copied once, and lie last before and behind.
//  GPU-LABEL: func.func @shuffled(
//        GPU:   %[[C:.+]] = linalg.generic {{.*}} outs(%{{.+}} : tensor<2x16x16x32xf32>)
//        GPU:   %[[E:.+]] = tensor.expand_shape %[[C]] {{.*}} into tensor<2x16x16x4x8xf32>
//        GPU:   %[[S:.+]] = linalg.generic {{.*}} ins(%[[E]] : tensor<2x16x16x4x8xf32>) outs(%{{.+}} : tensor<2x16x16x8x4xf32>)
//        GPU:   %[[F:.+]] = tensor.collapse_shape %[[S]] {{.*}} into tensor<2x16x16x32xf32>
//    GPU-NOT:   tensor<2x32x16x16xf32>
//        GPU:   linalg.generic {{.*}} ins(%[[F]], %{{.+}} : tensor<2x16x16x32xf32>, tensor<3x3x32xf32>)
func.func @shuffled(%x: tensor<2x16x18x18xf32>) -> tensor<2x32x14x14xf32> {
  %w = arith.constant dense<0.5> : tensor<32x16x3x3xf32>
  %v = arith.constant dense<0.25> : tensor<32x3x3xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x32x16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x16x18x18xf32>, tensor<32x16x3x3xf32>) outs(%f : tensor<2x32x16x16xf32>) -> tensor<2x32x16x16xf32>
  %split = tensor.expand_shape %c [[0], [1, 2], [3], [4]] output_shape [2, 4, 8, 16, 16] : tensor<2x32x16x16xf32> into tensor<2x4x8x16x16xf32>
  %es = tensor.empty() : tensor<2x8x4x16x16xf32>
  %turned = linalg.generic {indexing_maps = [affine_map<(n, c, g, h, w) -> (n, g, c, h, w)>, affine_map<(n, c, g, h, w) -> (n, c, g, h, w)>],
                            iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%split : tensor<2x4x8x16x16xf32>) outs(%es : tensor<2x8x4x16x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<2x8x4x16x16xf32>
  %flat = tensor.collapse_shape %turned [[0], [1, 2], [3], [4]] : tensor<2x8x4x16x16xf32> into tensor<2x32x16x16xf32>
  %e2 = tensor.empty() : tensor<2x32x14x14xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<2x32x14x14xf32>) -> tensor<2x32x14x14xf32>
  %d = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%flat, %v : tensor<2x32x16x16xf32>, tensor<32x3x3xf32>) outs(%f2 : tensor<2x32x14x14xf32>) -> tensor<2x32x14x14xf32>
  return %d : tensor<2x32x14x14xf32>
}

// -----

// Depthwise convolutions that nothing else wants in another order are as fast as they lie on CPUs.
// CHECK-LABEL: func.func @planes(
//       CHECK:   tensor.pad %{{.+}} low[0, 0, 1, 1] high[0, 0, 1, 1]
//       CHECK:   linalg.depthwise_conv_2d_nchw_chw
//   CHECK-NOT:   linalg.generic
//   GPU-LABEL: func.func @planes(
//         GPU:   linalg.generic {{.*}} outs(%{{.+}} : tensor<1x16x16x8xf32>)
func.func @planes(%x: tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32> {
  %d = arith.constant dense<0.25> : tensor<8x3x3xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x16x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x8x16x16xf32> to tensor<1x8x18x18xf32>
  %b = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %d : tensor<1x8x18x18xf32>, tensor<8x3x3xf32>) outs(%f : tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
  return %b : tensor<1x8x16x16xf32>
}

// -----

// What looks up elements of an image and of another tensor keeps their order: neighbours with channels last would lie far
// from each other in the other tensor.
// CHECK-LABEL: func.func @looks_up_both(
//   GPU-LABEL: func.func @looks_up_both(
//         GPU:   linalg.generic {{.+}} iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]
//         GPU:   %[[Y:.+]] = linalg.generic {{[^)]+}} outs(%{{.+}} : tensor<2x8x6x6xf16>)
//   GPU-COUNT-2:   tensor.extract
//         GPU:   return %[[Y]]
func.func @looks_up_both(%x: tensor<2x8x6x6xf16>, %w: tensor<8x8x1x1xf16>, %at: tensor<2x8x6x6xi64>) -> tensor<2x8x6x6xf16> {
  %zero = arith.constant 0.0 : f16
  %five = arith.constant 5 : index
  %e = tensor.empty() : tensor<2x8x6x6xf16>
  %f = linalg.fill ins(%zero : f16) outs(%e : tensor<2x8x6x6xf16>) -> tensor<2x8x6x6xf16>
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<2x8x6x6xf16>, tensor<8x8x1x1xf16>) outs(%f : tensor<2x8x6x6xf16>) -> tensor<2x8x6x6xf16>
  %y = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<2x8x6x6xf16>) {
  ^bb0(%o: f16):
    %n = linalg.index 0 : index
    %ch = linalg.index 1 : index
    %h = linalg.index 2 : index
    %i = linalg.index 3 : index
    %r = arith.subi %five, %i : index
    %v = tensor.extract %c[%n, %ch, %h, %r] : tensor<2x8x6x6xf16>
    %k = tensor.extract %at[%n, %ch, %h, %r] : tensor<2x8x6x6xi64>
    %j = arith.index_cast %i : index to i64
    %is = arith.cmpi eq, %k, %j : i64
    %s = arith.select %is, %v, %zero : f16
    linalg.yield %s : f16
  } -> tensor<2x8x6x6xf16>
  return %y : tensor<2x8x6x6xf16>
}
