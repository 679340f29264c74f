// RUN: sluice-opt %s | FileCheck %s
// Ops under their IREE names become Sluice's; `util.func` becomes `func.func`.

// CHECK-LABEL: func.func public @sort(
//       CHECK:   linalg_ext.sort dimension(0)
//       CHECK:   linalg_ext.yield
//       CHECK:   return
util.func public @sort(%keys: tensor<?xi64>) -> tensor<?xi64> {
  %s = iree_linalg_ext.sort dimension(0) outs(%keys : tensor<?xi64>) {
  ^bb0(%a: i64, %b: i64):
    %c = arith.cmpi sle, %a, %b : i64
    iree_linalg_ext.yield %c : i1
  } -> tensor<?xi64>
  util.return %s : tensor<?xi64>
}

// CHECK-LABEL: func.func @topk(
//       CHECK:   linalg_ext.topk dimension(0) is_sorted ins
func.func @topk(%x: tensor<9xf32>, %v: tensor<2xf32>) -> tensor<2xf32> {
  %0 = iree_linalg_ext.topk_v2 dimension(0) is_sorted ins(%x : tensor<9xf32>) outs(%v : tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    iree_linalg_ext.yield %c : i1
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
