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

// Reshapes and transposes go on with the heads of the part, so nothing is exchanged before the sum.
// CHECK-LABEL: func.func @heads(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<6x8xf32>, %[[W:[^:]+]]: tensor<8x4xf32>, %[[O:[^:]+]]: tensor<4x8xf32>)
//       CHECK:   linalg.matmul ins(%[[X]], %[[W]]
//       CHECK:   tensor.expand_shape {{.+}} output_shape [6, 2, 2] : tensor<6x4xf32> into tensor<6x2x2xf32>
//       CHECK:   linalg.transpose {{.+}} outs({{.+}} : tensor<2x6x2xf32>)
//       CHECK:   linalg.transpose
//       CHECK:   tensor.collapse_shape {{.+}} : tensor<6x2x2xf32> into tensor<6x4xf32>
//   CHECK-NOT:   all_gather
//       CHECK:   shard.all_reduce
shard.grid @grid(shape = 2)
func.func @heads(%x: tensor<6x8xf32>, %w: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %columns = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %wc = shard.shard %w to %columns annotate_for_users : tensor<8x8xf32>
  %q = linalg.matmul ins(%x, %wc : tensor<6x8xf32>, tensor<8x8xf32>) outs(%f : tensor<6x8xf32>) -> tensor<6x8xf32>
  %h = tensor.expand_shape %q [[0], [1, 2]] output_shape [6, 4, 2] : tensor<6x8xf32> into tensor<6x4x2xf32>
  %e1 = tensor.empty() : tensor<4x6x2xf32>
  %t = linalg.transpose ins(%h : tensor<6x4x2xf32>) outs(%e1 : tensor<4x6x2xf32>) permutation = [1, 0, 2]
  %e2 = tensor.empty() : tensor<6x4x2xf32>
  %b = linalg.transpose ins(%t : tensor<4x6x2xf32>) outs(%e2 : tensor<6x4x2xf32>) permutation = [1, 0, 2]
  %c = tensor.collapse_shape %b [[0], [1, 2]] : tensor<6x4x2xf32> into tensor<6x8xf32>
  %y = linalg.matmul ins(%c, %o : tensor<6x8xf32>, tensor<8x8xf32>) outs(%f : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %y : tensor<6x8xf32>
}

// -----

// What cannot be cut every process computes as a whole: a dimension that a reshape splits off inside, positions, regions.
// CHECK-LABEL: func.func @whole(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<1x8xf32>
//       CHECK:   %[[ALL:.+]] = shard.all_gather %[[X]] on @grid grid_axes = [0] gather_axis = 0
//       CHECK:   tensor.expand_shape %[[ALL]]
//       CHECK:   linalg.generic {{.+}} ins(%[[ALL]] : tensor<4x8xf32>)
//       CHECK:   scf.if
//       CHECK:     tensor.extract %[[ALL]]
shard.grid @grid(shape = 4)
func.func @whole(%x: tensor<4x8xf32>, %i: index, %c: i1) -> (tensor<2x2x8xf32>, tensor<4x8xindex>, f32) {
  %rows = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %rows : tensor<4x8xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  %e = tensor.empty() : tensor<4x8xindex>
  %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%0 : tensor<4x8xf32>) outs(%e : tensor<4x8xindex>) {
  ^bb0(%a: f32, %o: index):
    %p = linalg.index 0 : index
    linalg.yield %p : index
  } -> tensor<4x8xindex>
  %3 = scf.if %c -> (f32) {
    %v = tensor.extract %0[%i, %i] : tensor<4x8xf32>
    scf.yield %v : f32
  } else {
    %zero = arith.constant 0.0 : f32
    scf.yield %zero : f32
  }
  return %1, %2, %3 : tensor<2x2x8xf32>, tensor<4x8xindex>, f32
}

// -----

// One axis goes from rows to columns: each process gives every other what that one needs. A sum that begins with a tensor adds it once.
// CHECK-LABEL: func.func @moved(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<2x4xf32>, %[[START:[^:]+]]: tensor<4xf32>) -> (tensor<4x2xf32>, tensor<4xf32>)
//       CHECK:   %[[MOVED:.+]] = shard.all_to_all %[[X]] on @grid grid_axes = [0] split_axis = 1 concat_axis = 0 : tensor<2x4xf32> -> tensor<4x2xf32>
//       CHECK:   %[[ZERO:.+]] = linalg.fill
//       CHECK:   %[[PART:.+]] = linalg.generic {{.+}} ins(%[[X]] : tensor<2x4xf32>) outs(%[[ZERO]] : tensor<4xf32>)
//       CHECK:   %[[SUM:.+]] = shard.all_reduce %[[PART]]
//       CHECK:   %[[Y:.+]] = linalg.add ins(%[[SUM]], %[[START]]
//       CHECK:   return %[[MOVED]], %[[Y]]
shard.grid @grid(shape = 2)
func.func @moved(%x: tensor<4x4xf32>, %start: tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) {
  %rows = shard.sharding @grid split_axes = [[0], []] : !shard.sharding
  %columns = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %0 = shard.shard %x to %rows : tensor<4x4xf32>
  %1 = shard.shard %0 to %columns : tensor<4x4xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%0 : tensor<4x4xf32>) outs(%start : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1, %sum : tensor<4x4xf32>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 4)
func.func @unequal(%x: tensor<6xf32>) -> tensor<6xf32> {
  %rows = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  // expected-error @+1 {{cuts dimension 0 of size 6 into 4 parts of unequal size}}
  %0 = shard.shard %x to %rows : tensor<6xf32>
  return %0 : tensor<6xf32>
}

// -----

shard.grid @grid(shape = 4)
func.func @mixed(%x: tensor<4xf32>) -> tensor<4xf32> {
  %rows = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %rows : tensor<4xf32>
  // expected-error @+1 {{is of one process's part, and the function says how whole tensors are cut; put it into another function}}
  %1 = shard.all_reduce %0 on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
