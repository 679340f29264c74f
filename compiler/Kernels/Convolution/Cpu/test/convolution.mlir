// RUN: sluice-opt %s --pass-pipeline="builtin.module(sluice-attach-target{target=cpu:haswell},flow.executable(sluice-lower-kernels{opt-level=2}))" --split-input-file | FileCheck %s

// Positions are rows of a matrix product: a run over window row and channels, 3 x 16 elements, for each of the 3 rows of the window.
// CHECK-LABEL: flow.executable private @conv
//  CHECK-SAME:   convolution: 6 positions x 16 channels in registers
//       CHECK:   func.func @conv(%[[X:.+]]: memref<1x18x18x16xf32>, %[[W:.+]]: memref<4608xf32>, %[[Y:.+]]: memref<1x16x16x24xf32>)
//       CHECK:     scf.for
// CHECK-COUNT-6:     memref.reinterpret_cast
//       CHECK:       scf.for %{{.+}} = %{{.+}} to %c3 {{.*}} iter_args
//       CHECK:         scf.for %{{.+}} = %{{.+}} to %c48 step %c4 iter_args
//       CHECK:           vector.load %[[W]]
//       CHECK:           vector.fma
//   CHECK-NOT:   memref.alloc
//       CHECK:   func.func private @conv_grid
flow.executable private @conv {
  func.func @conv(%x: tensor<1x18x18x16xf32>, %w: tensor<24x16x3x3xf32, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>, %y: tensor<1x16x16x24xf32>) -> tensor<1x16x16x24xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<1x16x16x24xf32>) -> tensor<1x16x16x24xf32>
    %c = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, r, s, c) -> (n, h + r, w + s, c)>, affine_map<(n, h, w, f, r, s, c) -> (f, c, r, s)>,
                                          affine_map<(n, h, w, f, r, s, c) -> (n, h, w, f)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
        ins(%x, %w : tensor<1x18x18x16xf32>, tensor<24x16x3x3xf32, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>) outs(%f : tensor<1x16x16x24xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<1x16x16x24xf32>
    return %c : tensor<1x16x16x24xf32>
  }
}

// -----

// f16 is widened as it is loaded.
// CHECK-LABEL: flow.executable private @half
//  CHECK-SAME:   convolution: 6 positions x 16 channels in registers
//       CHECK:           %[[W:.+]] = vector.load {{.*}} : memref<2304xf16>, vector<8xf16>
//       CHECK:           arith.extf %[[W]] : vector<8xf16> to vector<8xf32>
//       CHECK:           %[[X:.+]] = memref.load {{.*}} : memref<{{.*}}xf16, strided
//       CHECK:           arith.extf %[[X]] : f16 to f32
//       CHECK:           vector.fma
flow.executable private @half {
  func.func @half(%x: tensor<1x18x18x16xf16>, %w: tensor<16x16x3x3xf16, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>, %y: tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
    %c = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, r, s, c) -> (n, h + r, w + s, c)>, affine_map<(n, h, w, f, r, s, c) -> (f, c, r, s)>,
                                          affine_map<(n, h, w, f, r, s, c) -> (n, h, w, f)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
        ins(%x, %w : tensor<1x18x18x16xf16>, tensor<16x16x3x3xf16, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>) outs(%f : tensor<1x16x16x16xf32>) {
    ^bb0(%a: f16, %b: f16, %o: f32):
      %p = arith.extf %a : f16 to f32
      %q = arith.extf %b : f16 to f32
      %m = arith.mulf %p, %q : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<1x16x16x16xf32>
    return %c : tensor<1x16x16x16xf32>
  }
}

// -----

// A longer sum: one line of the window, 3 x 128 products, for all positions of the workgroup before the next. The weights,
// of which there are more than of the image, are read panel by panel.
// CHECK-LABEL: flow.executable private @blocks
//  CHECK-SAME:   a workgroup, panel by panel
//       CHECK:   func.func @blocks(%[[X:.+]]: memref<1x10x10x128xf32>, %[[W:.+]]: memref<147456xf32>
//       CHECK:     scf.for %{{.+}} = %{{.+}} to %c3 step %c1
//       CHECK:         scf.for
//       CHECK:           scf.for %{{.+}} = %{{.+}} to %c384 step %c4 iter_args
//       CHECK:             memref.prefetch %[[W]]
//       CHECK:             vector.fma
//       CHECK:   func.func private @blocks_grid
flow.executable private @blocks {
  func.func @blocks(%x: tensor<1x10x10x128xf32>, %w: tensor<128x128x3x3xf32, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>, %y: tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32>
    %c = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, r, s, c) -> (n, h + r, w + s, c)>, affine_map<(n, h, w, f, r, s, c) -> (f, c, r, s)>,
                                          affine_map<(n, h, w, f, r, s, c) -> (n, h, w, f)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
        ins(%x, %w : tensor<1x10x10x128xf32>, tensor<128x128x3x3xf32, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>) outs(%f : tensor<1x8x8x128xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<1x8x8x128xf32>
    return %c : tensor<1x8x8x128xf32>
  }
}

// -----

// Weights of bytes are widened once for all positions of the workgroup, those of one line of the window at a time.
// CHECK-LABEL: flow.executable private @byte_weights
//       CHECK:   func.func @byte_weights(%[[X:.+]]: memref<1x10x10x128xf32>, %[[W:.+]]: memref<147456xi8>
//       CHECK:     %[[WIDE:.+]] = memref.view {{.+}} to memref<384x16xf32>
//       CHECK:     scf.for %{{.+}} = %{{.+}} to %c3 step %c1
//       CHECK:       scf.for %{{.+}} = %{{.+}} to %c384 step %c1
//       CHECK:         %[[BYTES:.+]] = vector.load %[[W]]{{.*}} : memref<147456xi8>, vector<8xi8>
//       CHECK:         %[[FLOATS:.+]] = arith.sitofp %[[BYTES]] : vector<8xi8> to vector<8xf32>
//       CHECK:         vector.store %[[FLOATS]], %[[WIDE]]
//       CHECK:       scf.for
//       CHECK:         scf.for %{{.+}} = %{{.+}} to %c384 step %c4 iter_args
//       CHECK:           vector.load %[[WIDE]]
//       CHECK:           vector.fma
//       CHECK:   func.func private @byte_weights_grid
flow.executable private @byte_weights {
  func.func @byte_weights(%x: tensor<1x10x10x128xf32>, %w: tensor<128x128x3x3xi8, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>, %y: tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<1x8x8x128xf32>) -> tensor<1x8x8x128xf32>
    %c = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, r, s, c) -> (n, h + r, w + s, c)>, affine_map<(n, h, w, f, r, s, c) -> (f, c, r, s)>,
                                          affine_map<(n, h, w, f, r, s, c) -> (n, h, w, f)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
        ins(%x, %w : tensor<1x10x10x128xf32>, tensor<128x128x3x3xi8, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>) outs(%f : tensor<1x8x8x128xf32>) {
    ^bb0(%a: f32, %b: i8, %o: f32):
      %g = arith.sitofp %b : i8 to f32
      %m = arith.mulf %a, %g : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<1x8x8x128xf32>
    return %c : tensor<1x8x8x128xf32>
  }
}

// -----

// A window of one element walks through the input as through a matrix: no division to find out where in the image a position is.
// CHECK-LABEL: flow.executable private @pointwise
//       CHECK:   func.func @pointwise(
//   CHECK-NOT:     arith.remui
//       CHECK:     vector.fma
//       CHECK:   func.func private @pointwise_grid
flow.executable private @pointwise {
  func.func @pointwise(%x: tensor<?x7x7x16xf32>, %w: tensor<16x16x1x1xf32, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>, %y: tensor<?x7x7x16xf32>) -> tensor<?x7x7x16xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<?x7x7x16xf32>) -> tensor<?x7x7x16xf32>
    %c = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, r, s, c) -> (n, h + r, w + s, c)>, affine_map<(n, h, w, f, r, s, c) -> (f, c, r, s)>,
                                          affine_map<(n, h, w, f, r, s, c) -> (n, h, w, f)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
        ins(%x, %w : tensor<?x7x7x16xf32>, tensor<16x16x1x1xf32, #encoding.panels<k = [2, 3, 1], n = 0, width = 16>>) outs(%f : tensor<?x7x7x16xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<?x7x7x16xf32>
    return %c : tensor<?x7x7x16xf32>
  }
}

// -----

// Depthwise: vectors of channels times vectors of weights, the window's row as straight code.
// CHECK-LABEL: flow.executable private @depthwise
//  CHECK-SAME:   each on its own
//       CHECK:   func.func @depthwise(
//       CHECK:     vector.maskedload
//       CHECK:     vector.fma
//       CHECK:     vector.maskedstore
flow.executable private @depthwise {
  func.func @depthwise(%x: tensor<1x18x18x20xf32>, %w: tensor<3x3x20xf32>, %y: tensor<1x16x16x20xf32>) -> tensor<1x16x16x20xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<1x16x16x20xf32>) -> tensor<1x16x16x20xf32>
    %c = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
        ins(%x, %w : tensor<1x18x18x20xf32>, tensor<3x3x20xf32>) outs(%f : tensor<1x16x16x20xf32>) -> tensor<1x16x16x20xf32>
    return %c : tensor<1x16x16x20xf32>
  }
}

// -----

// What is around the image is not copied: tiles at an edge choose where they read, others do not.
// CHECK-LABEL: flow.executable private @padded
//  CHECK-SAME:   each on its own
//       CHECK:   func.func @padded(
//  CHECK-SAME:     memref<1x16x16x16xf32>
//       CHECK:     %[[IMAGE:.+]] = memref.cast %{{.+}} : memref<4096xf32> to memref<?xf32>
//       CHECK:     scf.if
//   CHECK-NOT:       scf.for
//   CHECK-NOT:       arith.select
//       CHECK:       vector.fma
//       CHECK:     } else {
//       CHECK:       scf.for
//       CHECK:         arith.select %{{.+}}, %[[IMAGE]], %{{.+}} : memref<?xf32>
//       CHECK:         vector.fma
//       CHECK:     vector.store
flow.executable private @padded {
  func.func @padded(%x: tensor<1x16x16x16xf32>, %w: tensor<3x3x16xf32>, %y: tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32> {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<1x18x18x16xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x18x18x16xf32>) -> tensor<1x18x18x16xf32>
    %p = tensor.insert_slice %x into %z[0, 1, 1, 0] [1, 16, 16, 16] [1, 1, 1, 1] : tensor<1x16x16x16xf32> into tensor<1x18x18x16xf32>
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
    %c = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
        ins(%p, %w : tensor<1x18x18x16xf32>, tensor<3x3x16xf32>) outs(%f : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
    return %c : tensor<1x16x16x16xf32>
  }
}

// -----

// Channels before the image: lanes are neighbours along a line, and four lines share what they read of six. Zeros around are masked lanes; only lines at
// an edge ask whether they are in the image.
// CHECK-LABEL: flow.executable private @planes
//  CHECK-SAME:   planes: 4 lines x 16 positions of a plane in registers
//       CHECK:   func.func @planes(%[[X:.+]]: memref<2x3x9x12xf32>, %[[W:.+]]: memref<3x3x3xf32>, %[[B:.+]]: memref<3xf32>, %[[Y:.+]]: memref<2x3x9x12xf32>)
//   CHECK-NOT:   memref.alloc
//       CHECK:   scf.for %{{.+}} = %{{.+}} to %{{.+}} step %c4 {
// CHECK-COUNT-24:  vector.maskedload
//   CHECK-NOT:     vector.maskedload
// CHECK-COUNT-4:   vector.maskedstore %[[Y]]
//   CHECK-NOT:     arith.select
//       CHECK:   func.func private @planes_grid
flow.executable private @planes {
  func.func @planes(%x: tensor<2x3x9x12xf32>, %w: tensor<3x3x3xf32>, %bias: tensor<3xf32>, %y: tensor<2x3x9x12xf32>) -> tensor<2x3x9x12xf32> {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<2x3x11x14xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<2x3x11x14xf32>) -> tensor<2x3x11x14xf32>
    %p = tensor.insert_slice %x into %z[0, 0, 1, 1] [2, 3, 9, 12] [1, 1, 1, 1] : tensor<2x3x9x12xf32> into tensor<2x3x11x14xf32>
    %t = tensor.empty() : tensor<2x3x9x12xf32>
    %f = linalg.fill ins(%zero : f32) outs(%t : tensor<2x3x9x12xf32>) -> tensor<2x3x9x12xf32>
    %c = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
        ins(%p, %w : tensor<2x3x11x14xf32>, tensor<3x3x3xf32>) outs(%f : tensor<2x3x9x12xf32>) -> tensor<2x3x9x12xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (c)>, affine_map<(n, c, h, w) -> (n, c, h, w)>],
                         iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
        ins(%c, %bias : tensor<2x3x9x12xf32>, tensor<3xf32>) outs(%y : tensor<2x3x9x12xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %s = arith.addf %a, %b : f32
      linalg.yield %s : f32
    } -> tensor<2x3x9x12xf32>
    return %r : tensor<2x3x9x12xf32>
  }
}

// -----

// Every other position of a line is no vector.
// CHECK-LABEL: flow.executable private @strided
//  CHECK-SAME:   generic:
flow.executable private @strided {
  func.func @strided(%x: tensor<1x3x9x33xf32>, %w: tensor<3x3x3xf32>, %y: tensor<1x3x7x16xf32>) -> tensor<1x3x7x16xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<1x3x7x16xf32>) -> tensor<1x3x7x16xf32>
    %c = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}
        ins(%x, %w : tensor<1x3x9x33xf32>, tensor<3x3x3xf32>) outs(%f : tensor<1x3x7x16xf32>) -> tensor<1x3x7x16xf32>
    return %c : tensor<1x3x7x16xf32>
  }
}
