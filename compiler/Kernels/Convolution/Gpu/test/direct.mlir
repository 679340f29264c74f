// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// A thread computes 7 neighbours in the image of 8 channels. It reads 9 elements of each of 3 rows of the image, not 7 x 3, row by row; elements
// around the image are zeros that nobody stored.
// CHECK-LABEL: flow.executable private @depthwise
//  CHECK-SAME:   plan = "direct_conv: 7 positions of 8 channels a thread, 128 threads a workgroup, a row of the window at a time"
//       CHECK:   func.func @depthwise(%[[X:.+]]: memref<64x56x56x144xf16>, %[[W:.+]]: memref<3x3x144xf16>, %[[OUT:.+]]: memref<64x56x56x144xf16>)
//   CHECK-NOT:   memref.alloc
//       CHECK:   %[[FLAT:.+]] = memref.collapse_shape %[[X]]
//       CHECK:   scf.for
//       CHECK:   scf.for %{{.+}} = %c0 to %c3 step %c1 iter_args(
//       CHECK:     arith.select %{{.+}}, %{{.+}}, %c0
//       CHECK:     vector.load %[[FLAT]][{{.+}}] {alignment = 16 : i64} : memref<28901376xf16>, vector<8xf16>
// CHECK-COUNT-8:   vector.load %[[FLAT]][%
//   CHECK-NOT:     vector.load %[[FLAT]][%
// CHECK-COUNT-7:   vector.store %{{.+}}, %[[OUT]]
//   CHECK-NOT:     vector.store
flow.executable private @depthwise {
  func.func @depthwise(%x: tensor<64x56x56x144xf16>, %w: tensor<3x3x144xf16>, %out: tensor<64x56x56x144xf16>) -> tensor<64x56x56x144xf16> {
    %zero = arith.constant 0.0 : f16
    %around = tensor.empty() : tensor<64x58x58x144xf16>
    %zeros = linalg.fill ins(%zero : f16) outs(%around : tensor<64x58x58x144xf16>) -> tensor<64x58x58x144xf16>
    %p = tensor.insert_slice %x into %zeros[0, 1, 1, 0] [64, 56, 56, 144] [1, 1, 1, 1] : tensor<64x56x56x144xf16> into tensor<64x58x58x144xf16>
    %f = linalg.fill ins(%zero : f16) outs(%out : tensor<64x56x56x144xf16>) -> tensor<64x56x56x144xf16>
    %y = linalg.depthwise_conv_2d_nhwc_hwc ins(%p, %w : tensor<64x58x58x144xf16>, tensor<3x3x144xf16>) outs(%f : tensor<64x56x56x144xf16>) -> tensor<64x56x56x144xf16>
    return %y : tensor<64x56x56x144xf16>
  }
}

// Rows of sums of products without windows are left to others.
// CHECK-LABEL: flow.executable private @rows
//   CHECK-NOT:   plan = "direct
flow.executable private @rows {
  func.func @rows(%x: tensor<512x64xf32>, %y: tensor<512x64xf32>, %out: tensor<512xf32>) -> tensor<512xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<512xf32>) -> tensor<512xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]}
        ins(%x, %y : tensor<512x64xf32>, tensor<512x64xf32>) outs(%f : tensor<512xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %o, %m : f32
      linalg.yield %s : f32
    } -> tensor<512xf32>
    return %r : tensor<512xf32>
  }
}

// Of an unknown number of images there are some: a thread has as many positions as of 8.
// CHECK-LABEL: flow.executable private @images
//  CHECK-SAME:   plan = "direct_conv: 7 positions of 8 channels a thread, 128 threads a workgroup, a row of the window at a time"
flow.executable private @images {
  func.func @images(%x: tensor<?x58x58x144xf16>, %w: tensor<3x3x144xf16>, %out: tensor<?x56x56x144xf16>) -> tensor<?x56x56x144xf16> {
    %zero = arith.constant 0.0 : f16
    %f = linalg.fill ins(%zero : f16) outs(%out : tensor<?x56x56x144xf16>) -> tensor<?x56x56x144xf16>
    %y = linalg.depthwise_conv_2d_nhwc_hwc ins(%x, %w : tensor<?x58x58x144xf16>, tensor<3x3x144xf16>) outs(%f : tensor<?x56x56x144xf16>) -> tensor<?x56x56x144xf16>
    return %y : tensor<?x56x56x144xf16>
  }
}
