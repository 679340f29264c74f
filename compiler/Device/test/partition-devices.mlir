// RUN: sluice-opt %s --sluice-partition-devices | FileCheck %s
// A device goes on for as long as it can: the ops of @a are one function although an op of @b stands between them. Constants are made
// anew inside; a size of a tensor that stays outside is passed.
module attributes {sluice.devices = [{name = "a", driver = "cpu", target = "cpu"}, {name = "b", driver = "cpu", target = "cpu"}]} {
// CHECK-LABEL: func.func @main(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?xf32>, %[[Y:[^:]+]]: tensor<?xf32>)
//   CHECK-DAG:   %[[A:.+]] = call @main_a(%[[X]]) : (tensor<?xf32>) -> tensor<?xf32>
//   CHECK-DAG:   %[[B:.+]] = call @main_b(%[[Y]]
//       CHECK:   return %[[A]], %[[B]]
func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.add {sluice.device = @a} ins(%x, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.add {sluice.device = @b} ins(%y, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %3 = linalg.mul {sluice.device = @a} ins(%1, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %3, %2 : tensor<?xf32>, tensor<?xf32>
}
// CHECK-LABEL: func.func private @main_b(
//  CHECK-SAME:   tensor<?xf32>, %[[SIZE:[^:]+]]: index{{.*}}) -> tensor<?xf32> attributes {sluice.device = @b}
//       CHECK:   tensor.empty(%[[SIZE]])
// CHECK-LABEL: func.func private @main_a(
//  CHECK-SAME:   attributes {sluice.device = @a}
//       CHECK:   tensor.dim
//       CHECK:   linalg.add
//       CHECK:   linalg.mul

// A tensor goes to @a only after what @a can do without it.
// CHECK-LABEL: func.func @later(
//       CHECK:   %[[B:.+]] = call @later_b(
//  CHECK-NEXT:   %[[A:.+]] = call @later_a(
//  CHECK-NEXT:   %[[T:.+]] = flow.tensor.transfer %[[B]]
//  CHECK-NEXT:   call @later_a_0(%[[A]], %[[T]])
func.func @later(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %1 = linalg.add {sluice.device = @b} ins(%y, %y : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %t = flow.tensor.transfer %1 : tensor<4xf32> to #hal.device.affinity<@a>
  %2 = linalg.add {sluice.device = @a} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.mul {sluice.device = @a} ins(%2, %t : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// A fill for the second stretch of @a is made there, although nothing keeps the first from it.
// CHECK-LABEL: func.func @filled(
//       CHECK:   call @filled_a(%{{[^,]+}}) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-LABEL: func.func private @filled_a_1(
//       CHECK:   %[[F:.+]] = linalg.fill
//       CHECK:   linalg.mul {{.+}} outs(%[[F]]
// CHECK-LABEL: func.func private @filled_a(
//   CHECK-NOT:   linalg.fill
// CHECK-LABEL: func.func private @filled_b(
func.func @filled(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill {sluice.device = @a} ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.add {sluice.device = @b} ins(%y, %y : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %t = flow.tensor.transfer %1 : tensor<4xf32> to #hal.device.affinity<@a>
  %2 = linalg.add {sluice.device = @a} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.mul {sluice.device = @a} ins(%2, %t : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
}
