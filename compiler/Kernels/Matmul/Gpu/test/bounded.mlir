// RUN: sluice-opt %s --pass-pipeline='builtin.module(sluice-attach-target{target=cuda:sm_90},flow.executable(sluice-lower-kernels))' | FileCheck %s

// Where rows are known to be at most so many, by the launch or by what is assumed, so are the number
// of a tile and the rows: places are computed in fewer bits than 64. 784 rows of an image, up to
// 1568 in tiles of 64x32 (49 x 2), up to 6272 of 128x48, any number up to 50176 of 128x192.
// CHECK-LABEL: flow.executable @images
//       CHECK:   arith.minui %{{.+}}, %c1568 : index
//       CHECK:   arith.minui %{{.+}}, %c97 : index
//       CHECK:   flow.executable private @images.launch1
//       CHECK:     arith.minui %{{.+}}, %c6272 : index
//       CHECK:     arith.minui %{{.+}}, %c130 : index
//       CHECK:   flow.executable private @images.launch4
//       CHECK:     arith.minui %{{.+}}, %c50176 : index
//       CHECK:     scf.for
//       CHECK:       arith.minui %{{.+}}, %c261 : index
flow.executable @images {
  func.func @images(%x: tensor<?x28x28x128xf16> {sluice.assumed_dims = [#util.int.assumption<umin = 1, umax = 64>, unit, unit, unit]}, %w: tensor<1x1x128x128xf16>, %out: tensor<?x28x28x128xf32> {sluice.assumed_dims = [#util.int.assumption<umin = 1, umax = 64>, unit, unit, unit]}) -> tensor<?x28x28x128xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<?x28x28x128xf32>) -> tensor<?x28x28x128xf32>
    %r = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<?x28x28x128xf16>, tensor<1x1x128x128xf16>) outs(%f : tensor<?x28x28x128xf32>) -> tensor<?x28x28x128xf32>
    return %r : tensor<?x28x28x128xf32>
  }
}
