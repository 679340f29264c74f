// RUN: sluice-opt %s --sluice-assign-devices --split-input-file | FileCheck %s
// What is unsaid follows its operands; a filled tensor is made once for each user; each use elsewhere goes through a transfer.
module attributes {sluice.devices = [{name = "a", driver = "cpu", target = "cpu"}, {name = "b", driver = "vulkan", target = "vulkan:core"}]} {
// CHECK-LABEL: func.func @chain(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<4xf32> {hal.affinity = #hal.device.affinity<@a>})
//  CHECK-SAME:   -> (tensor<4xf32> {hal.affinity = #hal.device.affinity<@b>})
//       CHECK:   %[[M:.+]] = linalg.add {sluice.device = @a} ins(%[[X]], %[[X]]
//       CHECK:   %[[T:.+]] = flow.tensor.transfer %[[M]] {sluice.source = #hal.device.affinity<@a>} : tensor<4xf32> to #hal.device.affinity<@b>
//       CHECK:   linalg.mul {sluice.device = @b} ins(%[[T]], %[[T]]
func.func @chain(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %m = linalg.add {stream.affinity = #hal.device.affinity<@a>} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.mul {stream.affinity = #hal.device.affinity<@b>} ins(%m, %m : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// A transfer to where the tensor lies is none.
// CHECK-LABEL: func.func @nowhere(
//   CHECK-NOT:   flow.tensor.transfer
func.func @nowhere(%x: tensor<4xf32> {iree.abi.affinity = #hal.device.promise<@b>}) -> tensor<4xf32> {
  %t = flow.tensor.transfer %x : tensor<4xf32> to #hal.device.affinity<@b>
  return %t : tensor<4xf32>
}

// Memory that is chosen at run time is a place of its own: the op runs on one of the two, and whoever reads the result takes it from there.
// CHECK-LABEL: func.func @optimal(
//  CHECK-SAME:   -> (tensor<4xf32> {hal.affinity = #hal.device.optimal<[#hal.device.affinity<@b>, #hal.device.affinity<@a>]>}, tensor<4xf32> {hal.affinity = #hal.device.affinity<@b>})
//       CHECK:   %[[M:.+]] = linalg.add {sluice.device = @a}
//       CHECK:   %[[T:.+]] = flow.tensor.transfer %[[M]] {sluice.source = #hal.device.affinity<@a>} : tensor<4xf32> to #hal.device.optimal<[#hal.device.affinity<@b>, #hal.device.affinity<@a>]>
//       CHECK:   %[[U:.+]] = flow.tensor.transfer %[[T]] {sluice.source = #hal.device.optimal<[#hal.device.affinity<@b>, #hal.device.affinity<@a>]>} : tensor<4xf32> to #hal.device.affinity<@b>
//       CHECK:   %[[R:.+]] = linalg.mul {sluice.device = @b} ins(%[[U]], %[[U]]
//       CHECK:   return %[[T]], %[[R]]
func.func @optimal(%x: tensor<4xf32> {iree.abi.affinity = #hal.device.affinity<@a>}) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %m = linalg.add {stream.affinity = #hal.device.optimal<[#hal.device.promise<@b>, #hal.device.affinity<@a>, #hal.device.affinity<@b>]>} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.mul ins(%m, %m : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %m, %r : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @fills(
//       CHECK:   linalg.fill {sluice.device = @{{[ab]}}}
//       CHECK:   linalg.fill {sluice.device = @{{[ab]}}}
//   CHECK-NOT:   flow.tensor.transfer
func.func @fills(%x: tensor<2x2xf32> {sluice.affinity = #hal.device.affinity<@a>}, %y: tensor<2x2xf32> {sluice.affinity = #hal.device.affinity<@b>}) -> (tensor<2x2xf32>, tensor<2x2xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %m = linalg.matmul ins(%x, %x : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  %n = linalg.matmul ins(%y, %y : tensor<2x2xf32>, tensor<2x2xf32>) outs(%f : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %m, %n : tensor<2x2xf32>, tensor<2x2xf32>
}
}

// -----
// A program without devices stays as it is.
// CHECK-LABEL: func.func @plain(
//   CHECK-NOT:   sluice.device
func.func @plain(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %m = linalg.add ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %m : tensor<4xf32>
}

// -----

// A queue is a place beside its device. The first of a list counts; queue 0 is the device itself.
// CHECK-LABEL: // -----
module attributes {sluice.devices = [{name = "a", driver = "cpu", target = "cpu"},
                                     {name = "a.queue2", driver = "cpu", target = "cpu", queue_of = 0 : i64, queue = 2 : i64}]} {
// CHECK-LABEL: func.func @queues(
//       CHECK:   linalg.add {sluice.device = @a}
//       CHECK:   %[[T:.+]] = flow.tensor.transfer %{{.+}} {sluice.source = #hal.device.affinity<@a>} : tensor<4xf32> to #hal.device.affinity<@a.queue2>
//       CHECK:   linalg.mul {sluice.device = @a.queue2} ins(%[[T]], %[[T]]
func.func @queues(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %m = linalg.add {stream.affinity = #hal.device.affinity<@a, [2, 0]>} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.mul {stream.affinity = #hal.device.affinity<@a, [3, 2]>} ins(%m, %m : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
}
