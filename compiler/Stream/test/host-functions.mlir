// RUN: sluice-opt %s --sluice-stream-pipeline | FileCheck %s
// A function without a body is called on tensors that are there: the host waits before it, and does
// not wait for what comes after. Sizes that the declaration leaves open are those of the result.
//       CHECK: func.func private @mine(!hal.buffer_view {sluice.tensor = tensor<?x4xf32>}) -> (!hal.buffer_view {sluice.tensor = tensor<?x4xf32>})
// CHECK-LABEL: func.func @main(
//  CHECK-SAME:   %[[X:.+]]: !hal.buffer_view
//       CHECK:   %[[DONE:.+]] = hal.queue.submit
//       CHECK:   hal.timepoint.await %[[DONE]]
//       CHECK:   %[[Y:.+]] = call @mine(%{{.+}}) : (!hal.buffer_view) -> !hal.buffer_view
//       CHECK:   %[[N:.+]] = hal.buffer_view.dim %[[Y]][0]
//       CHECK:   stream.resource.import %[[Y]]
//       CHECK:   hal.queue.submit
//   CHECK-NOT:   hal.timepoint.await
//       CHECK:   return
func.func private @mine(tensor<?x4xf32>) -> tensor<?x4xf32>
flow.executable private @e {}
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %a = flow.dispatch @e(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>{%n}
  %y = func.call @mine(%a) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %m = tensor.dim %y, %c0 : tensor<?x4xf32>
  %z = flow.dispatch @e(%y) : (tensor<?x4xf32>) -> tensor<?x4xf32>{%m}
  return %z : tensor<?x4xf32>
}

// One that gives nothing, on a constant; it is called all the same, and twice.
// CHECK-LABEL: func.func @told(
// CHECK-COUNT-2: call @tell(%{{.+}}) : (!hal.buffer_view) -> ()
func.func private @tell(tensor<2xi32>)
func.func @told() {
  %c = arith.constant dense<[1, 2]> : tensor<2xi32>
  func.call @tell(%c) : (tensor<2xi32>) -> ()
  func.call @tell(%c) : (tensor<2xi32>) -> ()
  return
}
