// RUN: sluice-opt %s --canonicalize | FileCheck %s
// Results that nobody reads are not computed.

// CHECK-LABEL: func.func @unused_payload(
//  CHECK-SAME:   %[[KEYS:[^:]+]]: tensor<8xf32>
//       CHECK:   %[[R:.+]] = linalg_ext.sort dimension(0) outs(%[[KEYS]] : tensor<8xf32>)
//       CHECK:   ^bb0(%{{.+}}: f32, %{{.+}}: f32):
//       CHECK:   return %[[R]]
func.func @unused_payload(%keys: tensor<8xf32>, %ids: tensor<8xi32>) -> tensor<8xf32> {
  %r:2 = linalg_ext.sort dimension(0) outs(%keys, %ids : tensor<8xf32>, tensor<8xi32>) {
  ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<8xf32>, tensor<8xi32>
  return %r#0 : tensor<8xf32>
}

// The keys decide the order, so they stay.
// CHECK-LABEL: func.func @unused_keys(
//       CHECK:   %[[R:.+]]:2 = linalg_ext.sort dimension(0) outs(%{{.+}}, %{{.+}} : tensor<8xf32>, tensor<8xi32>)
//       CHECK:   return %[[R]]#1
func.func @unused_keys(%keys: tensor<8xf32>, %ids: tensor<8xi32>) -> tensor<8xi32> {
  %r:2 = linalg_ext.sort dimension(0) outs(%keys, %ids : tensor<8xf32>, tensor<8xi32>) {
  ^bb0(%a: f32, %b: f32, %i: i32, %j: i32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<8xf32>, tensor<8xi32>
  return %r#1 : tensor<8xi32>
}

// CHECK-LABEL: func.func @unused_indices(
//       CHECK:   linalg_ext.topk {overwrite} dimension(0) ins(%{{.+}} : tensor<9xf32>) outs(%{{.+}} : tensor<2xf32>)
func.func @unused_indices(%x: tensor<9xf32>) -> tensor<2xf32> {
  %v = tensor.empty() : tensor<2xf32>
  %i = tensor.empty() : tensor<2xi64>
  %r:2 = linalg_ext.topk dimension(0) ins(%x : tensor<9xf32>) outs(%v, %i : tensor<2xf32>, tensor<2xi64>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<2xf32>, tensor<2xi64>
  return %r#0 : tensor<2xf32>
}

// An op whose results nobody reads goes away.
// CHECK-LABEL: func.func @dead(
//  CHECK-NEXT:   return
func.func @dead(%keys: tensor<8xf32>) {
  %r = linalg_ext.sort dimension(0) outs(%keys : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.cmpf ogt, %a, %b : f32
    linalg_ext.yield %c : i1
  } -> tensor<8xf32>
  return
}
