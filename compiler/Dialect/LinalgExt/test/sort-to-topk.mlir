// RUN: sluice-opt %s --sluice-sort-to-topk --canonicalize | FileCheck %s

// The index payload counts along the row: top-k makes it by itself.
// CHECK-LABEL: func.func @argsort_front(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x900xf16>
//       CHECK:   %[[T:.+]]:2 = linalg_ext.topk {overwrite} dimension(1) ins(%[[X]] : tensor<?x900xf16>) outs(%{{.+}}, %{{.+}} : tensor<?x4xf16>, tensor<?x4xi64>)
//       CHECK:   ^bb0(%[[A:.+]]: f16, %[[B:.+]]: f16):
//       CHECK:     arith.cmpf oge, %[[A]], %[[B]]
//   CHECK-NOT:   linalg_ext.sort
func.func @argsort_front(%x: tensor<?x900xf16>) -> (tensor<?x4xf16>, tensor<?x4xi64>) {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?x900xf16>
  %e = tensor.empty(%d) : tensor<?x900xi64>
  %iota = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x900xi64>) {
  ^bb0(%out: i64):
    %i = linalg.index 1 : index
    %v = arith.index_cast %i : index to i64
    linalg.yield %v : i64
  } -> tensor<?x900xi64>
  %s:2 = linalg_ext.sort dimension(1) outs(%x, %iota : tensor<?x900xf16>, tensor<?x900xi64>) {
  ^bb0(%a: f16, %b: f16, %i: i64, %j: i64):
    %c = arith.cmpf oge, %a, %b : f16
    linalg_ext.yield %c : i1
  } -> tensor<?x900xf16>, tensor<?x900xi64>
  %n = tensor.dim %s#0, %c0 : tensor<?x900xf16>
  %v = tensor.extract_slice %s#0[0, 0] [%n, 4] [1, 1] : tensor<?x900xf16> to tensor<?x4xf16>
  %k = tensor.extract_slice %s#1[0, 0] [%n, 4] [1, 1] : tensor<?x900xi64> to tensor<?x4xi64>
  return %v, %k : tensor<?x4xf16>, tensor<?x4xi64>
}

// Another payload is carried along.
// CHECK-LABEL: func.func @payload(
//       CHECK:   linalg_ext.topk {overwrite} dimension(0) ins(%{{.+}}, %{{.+}} : tensor<?xf32>, tensor<?xi32>) outs(%{{.+}}, %{{.+}} : tensor<2xf32>, tensor<2xi32>)
func.func @payload(%x: tensor<?xf32>, %p: tensor<?xi32>) -> tensor<2xi32> {
  %s:2 = linalg_ext.sort dimension(0) outs(%x, %p : tensor<?xf32>, tensor<?xi32>) {
  ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<?xf32>, tensor<?xi32>
  %k = tensor.extract_slice %s#1[0] [2] [1] : tensor<?xi32> to tensor<2xi32>
  return %k : tensor<2xi32>
}

// Not the front, most of the row, the whole row: sorts.
// CHECK-LABEL: func.func @stays(
// CHECK-COUNT-3: linalg_ext.sort
func.func @stays(%x: tensor<90xf32>) -> (tensor<4xf32>, tensor<50xf32>, tensor<90xf32>) {
  %0 = linalg_ext.sort dimension(0) outs(%x : tensor<90xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<90xf32>
  %1 = linalg_ext.sort dimension(0) outs(%x : tensor<90xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf oge, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<90xf32>
  %2 = linalg_ext.sort dimension(0) outs(%x : tensor<90xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf olt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<90xf32>
  %a = tensor.extract_slice %0[4] [4] [1] : tensor<90xf32> to tensor<4xf32>
  %b = tensor.extract_slice %1[0] [50] [1] : tensor<90xf32> to tensor<50xf32>
  return %a, %b, %2 : tensor<4xf32>, tensor<50xf32>, tensor<90xf32>
}
