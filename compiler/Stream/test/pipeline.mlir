// RUN: sluice-opt %s --sluice-stream-pipeline | FileCheck %s
// RUN: sluice-opt %s --sluice-stream-pipeline | sluice-opt | FileCheck %s
// The whole stage: a dispatch that the host reads, a branch on it, and a result that comes from either side.
// CHECK-LABEL: func.func @main(
//  CHECK-SAME:   %[[VIEW:[a-z0-9]+]]: !hal.buffer_view {
//       CHECK:   %[[N:.+]] = hal.buffer_view.dim %[[VIEW]][0]
//       CHECK:   %[[X:.+]] = stream.resource.import %[[VIEW]]
//       CHECK:   %[[C:.+]] = hal.command_buffer.create
//  CHECK-NEXT:   stream.cmd.dispatch %{{.+}}, @a[
//  CHECK-NEXT:   hal.command_buffer.barrier
//  CHECK-NEXT:   stream.cmd.dispatch %{{.+}}, @b[
//  CHECK-NEXT:   %[[DONE:.+]] = hal.queue.submit %[[C]]
//       CHECK:   hal.timepoint.await %[[DONE]]
//       CHECK:   cf.cond_br
//       CHECK:   hal.command_buffer.create
//  CHECK-NEXT:   stream.cmd.dispatch %{{.+}}, @b[
//  CHECK-NEXT:   hal.queue.submit
//       CHECK:   stream.resource.export %{{.+}} as tensor<?xf32>{%{{.+}}}
//   CHECK-NOT:   hal.timepoint.await
//       CHECK:   return
flow.executable private @a { func.func @a(%x: tensor<?x4xf32>, %out: tensor<?x4xf32>) -> tensor<?x4xf32> { return %out : tensor<?x4xf32> } }
flow.executable private @b { func.func @b(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %s: f32, %out: tensor<?x4xf32>) -> tensor<?x4xf32> { return %out : tensor<?x4xf32> } }
func.func @main(%x: tensor<?x4xf32> {sluice.name = "x", sluice.dims = ["n", 4]}, %k: tensor<?xi64> {sluice.name = "k", sluice.dims = ["n"]}) -> (tensor<?xf32> {sluice.name = "y"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %s = arith.constant 2.5 : f32
  %0 = flow.dispatch @a(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>{%n}
  %1 = flow.dispatch @a(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>{%n}
  %2 = flow.dispatch @b(%0, %1, %s) : (tensor<?x4xf32>, tensor<?x4xf32>, f32) -> tensor<?x4xf32>{%n}
  %v = tensor.extract %2[%c0, %c0] : tensor<?x4xf32>
  %z = arith.constant 0.0 : f32
  %c = arith.cmpf ogt, %v, %z : f32
  %r = scf.if %c -> (tensor<?x4xf32>) {
    %3 = flow.dispatch @b(%2, %1, %v) : (tensor<?x4xf32>, tensor<?x4xf32>, f32) -> tensor<?x4xf32>{%n}
    scf.yield %3 : tensor<?x4xf32>
  } else { scf.yield %2 : tensor<?x4xf32> }
  %f = tensor.collapse_shape %r [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %f : tensor<?xf32>
}
