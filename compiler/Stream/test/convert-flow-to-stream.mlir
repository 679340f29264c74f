// RUN: sluice-opt %s --sluice-convert-flow-to-stream --canonicalize --cse --split-input-file | FileCheck %s

flow.executable private @e {}

// Shapes become values: of the argument's view, of block arguments, of results. Renaming a shape costs nothing.
// CHECK-LABEL: func.func @reshaped(
//  CHECK-SAME:   %[[VIEW:[a-z0-9]+]]: !hal.buffer_view {{.*}}sluice.tensor = tensor<?x4xf32>
//   CHECK-DAG:   %[[N:.+]] = hal.buffer_view.dim %[[VIEW]][0]
//   CHECK-DAG:   %[[X:.+]] = stream.resource.import %[[VIEW]]
//   CHECK-DAG:   %[[FLAT:.+]] = arith.muli %[[N]], %c4 : index
//       CHECK:   %[[Y:.+]] = stream.async.dispatch @e[%{{.+}}, %{{.+}}](%[[X]]{%{{.+}}}) -> !hal.buffer{%{{.+}}}
//       CHECK:   stream.resource.export %[[Y]] as tensor<?xf32>{%[[FLAT]]}
func.func @reshaped(%x: tensor<?x4xf32> {sluice.dims = ["n", 4]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %flat = tensor.collapse_shape %x [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %m = tensor.dim %flat, %c0 : tensor<?xf32>
  %y = flow.dispatch @e(%flat) : (tensor<?xf32>) -> tensor<?xf32>{%m}
  return %y : tensor<?xf32>
}

// -----

// Dimensions of one name are one value.
// CHECK-LABEL: func.func @named(
//       CHECK:   hal.buffer_view.dim %arg0[0]
//   CHECK-NOT:   hal.buffer_view.dim
flow.executable private @e {}
func.func @named(%x: tensor<?xf32> {sluice.dims = ["n"]}, %y: tensor<?xf32> {sluice.dims = ["n"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %y, %c0 : tensor<?xf32>
  %r = flow.dispatch @e(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>{%n}
  return %r : tensor<?xf32>
}

// -----

// Scalars of a kernel are i64: integers sign-extended, i1 as 0 or 1, floats as bits.
// CHECK-LABEL: func.func @scalars(
//   CHECK-DAG:   %[[FLAG:.+]] = arith.extui %arg0 : i1 to i64
//   CHECK-DAG:   %[[SMALL:.+]] = arith.extsi %arg1 : i8 to i64
//   CHECK-DAG:   %[[BITS:.+]] = arith.bitcast %arg2 : f32 to i32
//   CHECK-DAG:   %[[FLOAT:.+]] = arith.extsi %[[BITS]] : i32 to i64
//       CHECK:   stream.async.dispatch @e[%[[FLAG]], %[[SMALL]], %[[FLOAT]]]() -> !hal.buffer{%c4}
flow.executable private @e {}
func.func @scalars(%flag: i1, %small: i8, %float: f32) -> tensor<1xf32> {
  %r = flow.dispatch @e(%flag, %small, %float) : (i1, i8, f32) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// -----

// Panels are stored padded: 100 columns are four panels of 32, 10 * 128 * 4 bytes.
// CHECK-LABEL: func.func @encoded(
//       CHECK:   stream.async.dispatch @pack[](%{{.+}}{%c4000}) -> !hal.buffer{%c5120}
flow.executable private @pack {}
flow.executable private @use {}
func.func @encoded(%x: tensor<10x100xf32>) -> tensor<f32> {
  %p = flow.dispatch @pack(%x) : (tensor<10x100xf32>) -> tensor<10x100xf32, #encoding.panels<k = [0], n = 1, width = 32>>
  %r = flow.dispatch @use(%p) : (tensor<10x100xf32, #encoding.panels<k = [0], n = 1, width = 32>>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// Constants are tables of the module, each once; large splats are filled, and what the caller gets is never the constant.
// CHECK-LABEL: module
//       CHECK:   hal.constant private @constant = dense<[1.000000e+00, 2.000000e+00]>
//   CHECK-NOT:   hal.constant
// CHECK-LABEL: func.func @constants(
//   CHECK-DAG:   %[[C:.+]] = hal.constant.buffer @constant
//   CHECK-DAG:   %[[SPLAT:.+]] = stream.async.splat %{{.+}} : f32 -> !hal.buffer{%c400}
//       CHECK:   stream.async.dispatch @e[](%[[C]]{%c8}, %[[SPLAT]]{%c400})
//       CHECK:   %[[COPY:.+]] = stream.async.clone %[[C]]
//       CHECK:   stream.resource.export %[[COPY]]
flow.executable private @e {}
func.func @constants() -> (tensor<2xf32>, tensor<2xf32>) {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %s = arith.constant dense<3.0> : tensor<100xf32>
  %r = flow.dispatch @e(%c, %s) : (tensor<2xf32>, tensor<100xf32>) -> tensor<2xf32>
  return %r, %c : tensor<2xf32>, tensor<2xf32>
}

// -----

// Rows are ranges; a row of a row-major tensor has no gaps.
// CHECK-LABEL: func.func @slices(
//       CHECK:   %[[ROW:.+]] = stream.async.slice %{{.+}}[%{{.+}} for %c16]
//       CHECK:   %[[COPY:.+]] = stream.async.clone
//       CHECK:   stream.async.update %[[ROW]] into %[[COPY]][%c32 for %c16]
func.func @slices(%x: tensor<?x4xf32>, %i: index) -> tensor<?x4xf32> {
  %row = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<4xf32>
  %y = tensor.insert_slice %row into %x[2, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}

// -----

// Functions called inside the module take resources and sizes; a public one gets a private copy for that.
// CHECK-LABEL: func.func @outer(
//       CHECK:   call @inner_internal(%{{.+}}, %{{.+}}) : (!hal.buffer, index) -> (!hal.buffer, index)
// CHECK-LABEL: func.func @inner(
//  CHECK-SAME:   !hal.buffer_view
// CHECK-LABEL: func.func private @inner_internal(
//  CHECK-SAME:   %{{.+}}: !hal.buffer, %{{.+}}: index) -> (!hal.buffer, index)
flow.executable private @e {}
func.func @outer(%x: tensor<?xf32>) -> tensor<?xf32> {
  %y = func.call @inner(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
func.func @inner(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %y = flow.dispatch @e(%x) : (tensor<?xf32>) -> tensor<?xf32>{%n}
  return %y : tensor<?xf32>
}

// -----

// State: a global of dynamic shape has a global for its size; initial values are stored when the module is loaded.
//       CHECK: util.global private mutable @state : !hal.buffer
//       CHECK: util.global private mutable @grown_dim0 : index
//       CHECK: util.global private mutable @grown : !hal.buffer
// CHECK-LABEL: func.func @step(
//       CHECK:   util.global.load @grown_dim0 : index
//       CHECK:   util.global.store %{{.+}}, @state : !hal.buffer
// CHECK-LABEL: func.func private @initialize() attributes {sluice.initializer}
//       CHECK:   %[[C:.+]] = hal.constant.buffer
//       CHECK:   util.global.store %[[C]], @state
flow.executable private @e {}
util.global private mutable @state : tensor<2xf32> = dense<[1.0, 2.0]> : tensor<2xf32>
util.global private mutable @grown : tensor<?xf32>
func.func @step() {
  %s = util.global.load @state : tensor<2xf32>
  %g = util.global.load @grown : tensor<?xf32>
  %n = flow.dispatch @e(%s, %g) : (tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  util.global.store %n, @state : tensor<2xf32>
  return
}

// -----

// Checks compare tensors on the host.
// CHECK-LABEL: func.func @checks(
//       CHECK:   hal.check.equal %{{.+}}, %{{.+}}
//       CHECK:   hal.check.almost_equal %{{.+}}, %{{.+}} absolute {{.+}} relative
func.func @checks(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  check.expect_eq(%a, %b) : tensor<4xf32>
  check.expect_almost_eq(%a, %b, atol 1.0e-03, rtol 1.0e-05) : tensor<4xf32>
  return
}

// -----

// A loop that keeps the shape of what it carries needs no argument for it, so an inserted row is known to have no gaps.
// CHECK-LABEL: func.func @carried(
//       CHECK:   %[[N:.+]] = hal.buffer_view.dim %{{.+}}[0]
//       CHECK:   cf.br ^[[HEAD:.+]](%{{.+}}, %{{.+}} : index, !hal.buffer)
//       CHECK: ^[[HEAD]](%{{.+}}: index, %[[ACC:.+]]: !hal.buffer):
//       CHECK:   stream.resource.export %[[ACC]] as tensor<?x?xf32>{%{{.+}}, %[[N]]}
//       CHECK:   %[[COPY:.+]] = stream.async.clone %[[ACC]]
//       CHECK:   stream.async.update %{{.+}} into %[[COPY]]
func.func @carried(%row: tensor<?xf32>, %t: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %row, %c0 : tensor<?xf32>
  %rows = tensor.empty(%t, %n) : tensor<?x?xf32>
  cf.br ^head(%c0, %rows : index, tensor<?x?xf32>)
^head(%i: index, %acc: tensor<?x?xf32>):
  %go = arith.cmpi slt, %i, %t : index
  cf.cond_br %go, ^body, ^exit
^body:
  %next = tensor.insert_slice %row into %acc[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %next : index, tensor<?x?xf32>)
^exit:
  return %acc : tensor<?x?xf32>
}

// -----

// Two copies of one value stay two: each is written to.
// CHECK-LABEL: func.func @two_copies(
//       CHECK:   %[[A:.+]] = stream.async.clone %[[X:.+]] : !hal.buffer{%c16}
//       CHECK:   stream.async.fill %{{.+}} into %[[A]][%c0
//       CHECK:   %[[B:.+]] = stream.async.clone %[[X]] : !hal.buffer{%c16}
//       CHECK:   stream.async.fill %{{.+}} into %[[B]][%c8
func.func @two_copies(%x: tensor<2xi64>, %v: i64) -> (tensor<2xi64>, tensor<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.insert %v into %x[%c0] : tensor<2xi64>
  %b = tensor.insert %v into %x[%c1] : tensor<2xi64>
  return %a, %b : tensor<2xi64>, tensor<2xi64>
}

// -----

// A donated argument may be returned as it is; any other is copied.
// CHECK-LABEL: func.func @donated(
//       CHECK:   %[[X:.+]] = stream.resource.import donated %arg0
//       CHECK:   %[[Y:.+]] = stream.resource.import %arg1
//       CHECK:   stream.resource.export %[[X]] as
//       CHECK:   %[[COPY:.+]] = stream.async.clone %[[Y]]
//       CHECK:   stream.resource.export %[[COPY]] as
func.func @donated(%x: tensor<4xf32> {sluice.donated}, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %x, %y : tensor<4xf32>, tensor<4xf32>
}

// -----

// Queues of one device have one memory: nothing is moved from one to the other, but to another device.
// CHECK-LABEL: func.func @queues(
//       CHECK:   %[[A:.+]] = stream.async.dispatch on(#hal.device.affinity<@a>) @e
//       CHECK:   %[[Q:.+]] = stream.async.dispatch on(#hal.device.affinity<@a.queue1>) @e[](%[[A]]
//       CHECK:   %[[T:.+]] = stream.async.transfer on(#hal.device.affinity<@b>) %[[Q]]
//       CHECK:   stream.async.dispatch on(#hal.device.affinity<@b>) @e[](%[[T]]
module attributes {sluice.devices = [{name = "a", driver = "vulkan", target = "vulkan:core"}, {name = "b", driver = "vulkan", target = "vulkan:core"},
                                     {name = "a.queue1", driver = "vulkan", target = "vulkan:core", queue_of = 0 : i64, queue = 1 : i64}]} {
flow.executable private @e {}
func.func @queues(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = flow.dispatch @e(%x) {hal.affinity = #hal.device.affinity<@a>} : (tensor<4xf32>) -> tensor<4xf32>
  %t = flow.tensor.transfer %0 {sluice.source = #hal.device.affinity<@a>} : tensor<4xf32> to #hal.device.affinity<@a.queue1>
  %1 = flow.dispatch @e(%t) {hal.affinity = #hal.device.affinity<@a.queue1>} : (tensor<4xf32>) -> tensor<4xf32>
  %u = flow.tensor.transfer %1 {sluice.source = #hal.device.affinity<@a.queue1>} : tensor<4xf32> to #hal.device.affinity<@b>
  %2 = flow.dispatch @e(%u) {hal.affinity = #hal.device.affinity<@b>} : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
}
