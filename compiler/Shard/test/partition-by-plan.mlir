// RUN: rm -rf %t && split-file %s %t
// RUN: sluice-opt %t/program.mlir --sluice-partition-shards=shard=2 | FileCheck %s --check-prefixes=CHECK,COLUMNS
// RUN: sluice-opt %t/program.mlir --sluice-partition-shards=shard=%t/rules.txt | FileCheck %s --check-prefixes=CHECK,ROWS
// RUN: not sluice-opt %t/program.mlir --sluice-partition-shards=shard=%t/bad.txt 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not sluice-opt %t/program.mlir --sluice-partition-shards=shard=%t/early.txt 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not sluice-opt %t/program.mlir --sluice-partition-shards=shard=%t/none.txt 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not sluice-opt %t/program.mlir --sluice-partition-shards=shard=2000x2000 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: sluice compile %t/program.mlir --stop-after=input -o %t/input.mlir
// RUN: not sluice compile %t/input.mlir --shard=2 -o %t/out.slm 2>&1 | FileCheck %s --check-prefix=PAST

// The command line cuts what the program leaves whole, by the columns of constant weights, or as a file says. Callers see the same types.
// BAD: bad.txt:2:18: error: the grid has no axis 1; it has 1
// EARLY: early.txt:1:11: error: the size of the grid comes first: grid = 4
// MANY: --shard asks for a grid of more than 1048576 processes
// PAST: error: a program is cut over processes in stage 'input', which the module is past
// NONE: --shard is a size of a grid, like 4 or 2x2, or a file; cannot read
//   CHECK-LABEL: func.func @main(%arg0: tensor<4x128xf32>) -> tensor<4x256xf32>
//       COLUMNS:   %[[W:.+]] = shard.all_slice %{{.+}} on @processes grid_axes = [0] slice_axis = 1 : tensor<128x256xf32> -> tensor<128x128xf32>
//       COLUMNS:   %[[PART:.+]] = linalg.matmul ins(%arg0, %[[W]] : tensor<4x128xf32>, tensor<128x128xf32>)
//       COLUMNS:   shard.all_gather %[[PART]] on @processes grid_axes = [0] gather_axis = 1 : tensor<4x128xf32> -> tensor<4x256xf32>
//          ROWS:   %[[X:.+]] = shard.all_slice %arg0 on @processes grid_axes = [0] slice_axis = 0 : tensor<4x128xf32> -> tensor<2x128xf32>
//          ROWS:   %[[PART:.+]] = linalg.matmul ins(%[[X]], %{{.+}} : tensor<2x128xf32>, tensor<128x256xf32>)
//          ROWS:   shard.all_gather %[[PART]] on @processes grid_axes = [0] gather_axis = 0 : tensor<2x256xf32> -> tensor<4x256xf32>

//--- program.mlir
func.func @main(%x: tensor<4x128xf32>) -> tensor<4x256xf32> {
  %w = arith.constant dense_resource<w> : tensor<128x256xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x256xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x256xf32>) -> tensor<4x256xf32>
  %y = linalg.matmul ins(%x, %w : tensor<4x128xf32>, tensor<128x256xf32>) outs(%f : tensor<4x256xf32>) -> tensor<4x256xf32> loc("/dense/MatMul")
  return %y : tensor<4x256xf32>
}
//--- rules.txt
# Rows.
grid = 2
/dense/MatMul -> [[0]]
//--- bad.txt
grid = 2
/dense/MatMul -> [[1]]
//--- early.txt
MatMul -> [[0]]
