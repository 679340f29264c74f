// RUN: sluice-opt %s --pass-pipeline="builtin.module(flow.executable(sluice-lower-kernels{target=cpu:haswell opt-level=2}))" | FileCheck %s

// The input is read in place, one vector of a row at a time; the window is straight code inside the loop over channels.
// CHECK-LABEL: flow.executable private @conv
//  CHECK-SAME:   convolution: {{.*}} input read in place
//       CHECK:   func.func @conv(%[[X:.+]]: memref<1x16x18x18xf32>, %[[W:.+]]: memref<24x16x3x3xf32>, %[[Y:.+]]: memref<1x24x16x16xf32>)
//       CHECK:     scf.for {{.*}} iter_args
//       CHECK:       vector.load %[[X]]
//       CHECK:       vector.fma
//       CHECK:     vector.store {{.*}}, %[[Y]]
//   CHECK-NOT:   memref.alloc
//       CHECK:   func.func private @conv_grid
flow.executable private @conv {
  func.func @conv(%x: tensor<1x16x18x18xf32>, %w: tensor<24x16x3x3xf32>, %y: tensor<1x24x16x16xf32>) -> tensor<1x24x16x16xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%y : tensor<1x24x16x16xf32>) -> tensor<1x24x16x16xf32>
    %c = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
        ins(%x, %w : tensor<1x16x18x18xf32>, tensor<24x16x3x3xf32>) outs(%f : tensor<1x24x16x16xf32>) -> tensor<1x24x16x16xf32>
    return %c : tensor<1x24x16x16xf32>
  }
}
