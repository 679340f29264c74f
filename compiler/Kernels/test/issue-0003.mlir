// A tile of unknown size was given a workspace for the largest tile along each dimension: 16384 * 16384 * 16384 elements.
// RUN: sluice run %s -O2 --input=1x2x1x1xf32="1 2" --input=1x1x1x1xf32=5 --input=1x1xi64=1 --print | FileCheck %s
// CHECK: result 0: 1x2x1x1xf32={{.*1.*5.*}}
func.func @main(%x: tensor<1x?x?x?xf32>, %u: tensor<1x1x?x?xf32>, %i: tensor<1x1xi64>) -> tensor<1x?x?x?xf32> {
  %r = linalg_ext.scatter dimension_map = [1] unique_indices(false) ins(%u, %i : tensor<1x1x?x?xf32>, tensor<1x1xi64>) outs(%x : tensor<1x?x?x?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg_ext.yield %a : f32
  } -> tensor<1x?x?x?xf32>
  return %r : tensor<1x?x?x?xf32>
}
