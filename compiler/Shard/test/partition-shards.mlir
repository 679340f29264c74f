// RUN: sluice-opt %s --sluice-partition-shards --split-input-file --verify-diagnostics | FileCheck %s

// The first product's columns are cut, so the second adds up a part of the sum, and all processes add up theirs.
// CHECK-LABEL: func.func @two_products(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<4x8xf32>, %[[W1:[^:]+]]: tensor<8x4xf32>, %[[W2:[^:]+]]: tensor<4x8xf32>) -> tensor<4x8xf32>
//       CHECK:   linalg.matmul ins(%[[X]], %[[W1]] : tensor<4x8xf32>, tensor<8x4xf32>)
//       CHECK:   linalg.matmul ins(%{{.+}}, %[[W2]] : tensor<4x4xf32>, tensor<4x8xf32>)
//       CHECK:   shard.all_reduce
shard.grid @grid(shape = 4)
func.func @two_products(%x: tensor<4x8xf32>, %w1: tensor<8x16xf32>, %w2: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e1 = tensor.empty() : tensor<4x16xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %m1 = linalg.matmul ins(%x, %w1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  %columns = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %m1c = shard.shard %m1 to %columns : tensor<4x16xf32>
  %e2 = tensor.empty() : tensor<4x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %m2 = linalg.matmul ins(%m1c, %w2 : tensor<4x16xf32>, tensor<16x8xf32>) outs(%f2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %whole = shard.sharding @grid split_axes = [[], []] : !shard.sharding
  %m2w = shard.shard %m2 to %whole : tensor<4x8xf32>
  return %m2w : tensor<4x8xf32>
}

// -----

shard.grid @grid(shape = 4)
func.func @unknown(%x: tensor<4x8xf32>) -> tensor<2x2x8xf32> {
  %rows = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %rows : tensor<4x8xf32>
  // expected-error @+1 {{'tensor.expand_shape' does not say how it is cut over processes; matrix products, elementwise operations and reductions do}}
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  return %1 : tensor<2x2x8xf32>
}
