// RUN: sluice-opt %s --sluice-convert-shard-to-flow --split-input-file | FileCheck %s

// One channel for each set of axes that is used, and one without that holds the size of the grid.
//      CHECK: hal.channel private @grid_0 grid [2, 3] axes []
//      CHECK: hal.channel private @grid_1 grid [2, 3] axes [1]
//  CHECK-NOT: shard.grid
// CHECK-LABEL: func.func @reduce(
//       CHECK:   flow.collective all_reduce maximum %{{.+}} on @grid_1 : tensor<4x?xf32> -> tensor<4x?xf32>{%{{.+}}}
shard.grid @grid(shape = 2x3)
func.func @reduce(%x: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = shard.all_reduce %x on @grid grid_axes = [1] reduction = max : tensor<4x?xf32> -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

// Parts lie along the first dimension, so gathering along another one transposes afterwards.
// CHECK-LABEL: func.func @gather(
//       CHECK:   %[[ALL:.+]] = flow.collective all_gather none %{{.+}} on @grid_0_1 : tensor<4x3xf16> -> tensor<8x3xf16>
//       CHECK:   %[[SPLIT:.+]] = tensor.expand_shape %[[ALL]] {{\[\[}}0, 1], [2]] output_shape [2, 4, 3]
//       CHECK:   %[[TURNED:.+]] = linalg.transpose ins(%[[SPLIT]] : tensor<2x4x3xf16>) outs(%{{.+}} : tensor<4x2x3xf16>) permutation = [1, 0, 2]
//       CHECK:   %[[RESULT:.+]] = tensor.collapse_shape %[[TURNED]] {{\[\[}}0], [1, 2]]
//       CHECK:   return %[[RESULT]] : tensor<4x6xf16>
shard.grid @grid(shape = 2)
func.func @gather(%x: tensor<4x3xf16>) -> tensor<4x6xf16> {
  %0 = shard.all_gather %x on @grid grid_axes = [0] gather_axis = 1 : tensor<4x3xf16> -> tensor<4x6xf16>
  return %0 : tensor<4x6xf16>
}

// -----

// Which process this is is arithmetic at run time.
// CHECK-LABEL: func.func @where(
//       CHECK:   %[[PROCESS:.+]] = hal.process.index : index
//       CHECK:   %[[ROW:.+]] = arith.divui %[[PROCESS]], %{{.+}}
//       CHECK:   %[[AT:.+]] = arith.remui %[[ROW]], %{{.+}}
//       CHECK:   return %[[AT]]
shard.grid @grid(shape = 2x3)
func.func @where() -> index {
  %0 = shard.process_multi_index on @grid axes = [0] : index
  return %0 : index
}

// -----

// A rotation: to the next member, from the one before.
// CHECK-LABEL: func.func @shift(
//       CHECK:   flow.collective send_receive none %{{.+}} to %{{.+}} from %{{.+}} on @grid_0_1 : tensor<2xi8> -> tensor<2xi8>
shard.grid @grid(shape = 4)
func.func @shift(%x: tensor<2xi8>) -> tensor<2xi8> {
  %0 = shard.shift %x on @grid grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<2xi8> -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
