// RUN: sluice-opt %s --sluice-import-iree --canonicalize | FileCheck %s
// Values are checked in test/check/iree_forms.mlir.

// One initializer runs those of the text in their order.
//   CHECK-DAG: util.global private mutable @a : tensor<4xf32>
//   CHECK-DAG: util.global private mutable @b : i32
// CHECK-LABEL: func.func private @initializer_11_1()
// CHECK-LABEL: func.func private @initializer_16_1()
util.global private @a : tensor<4xf32>
util.global private @b : i32
util.initializer {
  %0 = flow.tensor.constant dense<1.0> : tensor<4xf32>
  util.global.store %0, @a : tensor<4xf32>
  util.return
}
util.initializer attributes {order = 2 : i32} {
  %0 = arith.constant 3 : i32
  util.global.store %0, @b : i32
  util.return
}

// CHECK-LABEL: func.func public @views(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x4xf32> {sluice.name = "x"}, %[[N:[^:]+]]: index)
//  CHECK-SAME:   -> (tensor<?x4xf32> {sluice.name = "y"})
//       CHECK:   %[[Y:.+]] = arith.negf %[[X]] : tensor<?x4xf32>
//       CHECK:   return %[[Y]] : tensor<?x4xf32>
util.func public @views(%arg0: !hal.buffer_view, %n: index) -> !hal.buffer_view {
  %0 = hal.tensor.import on(#hal.device.promise<@device>) %arg0 "x" : !hal.buffer_view -> tensor<?x4xf32>{%n}
  %1 = arith.negf %0 : tensor<?x4xf32>
  %2 = hal.tensor.export %1 "y" : tensor<?x4xf32>{%n} -> !hal.buffer_view
  util.return %2 : !hal.buffer_view
}

// CHECK-LABEL: func.func @slice(
//       CHECK:   tensor.extract_slice %{{.+}}[%{{.+}}, 0] [%{{.+}}, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
//       CHECK:   tensor.insert_slice
func.func @slice(%x: tensor<?x4xf32>, %i: index, %n: index, %m: index) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = flow.tensor.slice %x[%i, %c0 for %n, %c4] : tensor<?x4xf32>{%m} -> tensor<?x4xf32>{%n}
  %1 = flow.tensor.update %0, %x[%c0, %c0] : tensor<?x4xf32>{%n} -> %x as tensor<?x4xf32>{%m}
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @region(
//   CHECK-NOT:   flow.
//       CHECK:   %[[R:.+]] = arith.addf
//       CHECK:   return %[[R]]
func.func @region(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = flow.dispatch.region -> (tensor<4xf32>) {
    %1 = arith.addf %x, %x : tensor<4xf32>
    flow.return %1 : tensor<4xf32>
  }
  %2 = flow.tensor.barrier %0 : tensor<4xf32> on #hal.device.promise<@device>
  return %2 : tensor<4xf32>
}

// CHECK-LABEL: func.func @encoded(
//  CHECK-SAME:   %[[X:[^:]+]]: tensor<?x4xf32>)
//       CHECK:   return %[[X]] : tensor<?x4xf32>
func.func @encoded(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %0 = iree_encoding.set_encoding %x encoding_dims{%n} : tensor<?x4xf32> -> tensor<?x4xf32, #iree_encoding.testing<>>
  %1 = iree_encoding.unset_encoding %0 : tensor<?x4xf32, #iree_encoding.testing<>> -> tensor<?x4xf32>{%n}
  return %1 : tensor<?x4xf32>
}

// Fences are gone, and what is written to an argument is one more result.
// CHECK-LABEL: func.func public @writes(
//  CHECK-SAME:   %[[X:.+]]: tensor<?x4xf32>, %[[B:.+]]: tensor<4xf32> {sluice.name = "b"}) -> (tensor<?x4xf32> {sluice.name = "y"}, tensor<4xf32> {sluice.name = "b"})
//       CHECK:   %[[N:.+]] = tensor.dim %[[X]]
//       CHECK:   %[[Y:.+]] = tensor.empty(%[[N]])
//       CHECK:   %[[C:.+]] = arith.negf %[[B]]
//       CHECK:   return %[[Y]], %[[C]]
util.func public @writes(%x: !hal.buffer_view, %b: !hal.buffer_view, %wait: !hal.fence, %signal: !hal.fence) -> !hal.buffer_view attributes {iree.abi.model = "coarse-fences", inlining_policy = #util.inline.never} {
  %n = hal.buffer_view.dim<%x : !hal.buffer_view>[0] : index
  %0 = hal.tensor.import wait(%wait) => %x : !hal.buffer_view -> tensor<?x4xf32>{%n}
  %1 = hal.tensor.import wait(%wait) => %b "b" : !hal.buffer_view -> tensor<4xf32>
  %2 = tensor.empty(%n) : tensor<?x4xf32>
  %3 = arith.negf %1 : tensor<4xf32>
  %4 = hal.tensor.alias wait(%wait) => %3 : tensor<4xf32> to %b : !hal.buffer_view
  %5:2 = hal.tensor.barrier join(%4, %2 : tensor<4xf32>, tensor<?x4xf32>) => %signal : !hal.fence
  %6 = hal.tensor.export %5#1 "y" : tensor<?x4xf32>{%n} -> !hal.buffer_view
  util.return %6 : !hal.buffer_view
}

// CHECK-LABEL: func.func public @reads_and_calls(
//  CHECK-SAME:   %[[X:.+]]: tensor<4xf32>) -> tensor<4xf32>
//       CHECK:   %[[Y:.+]] = call @twice(%[[X]]) : (tensor<4xf32>) -> tensor<4xf32>
//       CHECK:   return %[[Y]]
util.func public @reads_and_calls(%x: !hal.buffer_view) -> !hal.buffer_view {
  %0 = util.null : !hal.fence
  %c0 = arith.constant 0 : index
  %forever = arith.constant -1 : i32
  %device = hal.devices.get %c0 : !hal.device
  %fence = hal.fence.create device(%device : !hal.device) flags("None") : !hal.fence
  %1 = util.call @twice(%x, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
  %status = hal.fence.await until([%fence]) timeout_millis(%forever) flags("None") : i32
  util.return %1 : !hal.buffer_view
}
util.func private @twice(%x: !hal.buffer_view, %wait: !hal.fence, %signal: !hal.fence) -> !hal.buffer_view {
  %0 = hal.tensor.import wait(%wait) => %x : !hal.buffer_view -> tensor<4xf32>
  %1 = arith.addf %0, %0 : tensor<4xf32>
  %2 = hal.tensor.barrier join(%1 : tensor<4xf32>) => %signal : !hal.fence
  %3 = hal.tensor.export %2 : tensor<4xf32> -> !hal.buffer_view
  util.return %3 : !hal.buffer_view
}

// A part of a custom op is the whole tensor, and its indices begin at zero.
// CHECK-LABEL: func.func @custom(
//  CHECK-SAME:   %[[X:.+]]: tensor<4xi32>, %[[O:.+]]: tensor<4xi32>)
//   CHECK-DAG:   %[[ZERO:.+]] = arith.constant 0 : index
//       CHECK:   %[[Y:.+]] = tensor.insert %{{.+}} into %[[X]][%[[ZERO]]] : tensor<4xi32>
//       CHECK:   return %[[Y]]
func.func @custom(%x: tensor<4xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>]}
      ins(%x : tensor<4xi32>) outs(%o : tensor<4xi32>) {
  ^bb0(%a: tensor<?xi32>, %b: tensor<?xi32>):
    %i = iree_linalg_ext.index 0 : index
    %one = arith.constant 1 : i32
    %c = tensor.insert %one into %a[%i] : tensor<?xi32>
    iree_linalg_ext.yield %c : tensor<?xi32>
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// Attributes in angle brackets, as newer texts have them.
// CHECK-LABEL: func.func @brackets(
//       CHECK:   linalg_ext.attention {indexing_maps = [
func.func @brackets(%q: tensor<2x4x8xf32>, %k: tensor<2x6x8xf32>, %v: tensor<2x6x3xf32>, %scale: f32, %o: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %0 = iree_linalg_ext.attention <indexing_maps = [affine_map<(b, m, n, k1, k2) -> (b, m, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, k1)>, affine_map<(b, m, n, k1, k2) -> (b, k2, n)>, affine_map<(b, m, n, k1, k2) -> ()>, affine_map<(b, m, n, k1, k2) -> (b, m, n)>]>
      ins(%q, %k, %v, %scale : tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x3xf32>, f32) outs(%o : tensor<2x4x3xf32>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

// Memory that the caller gives is not taken: for what is in between the runtime makes it, and the caller's may be donated.
// CHECK-LABEL: func.func @given(
//  CHECK-SAME:   %{{[a-z0-9]+}}: tensor<4xf32>, %{{[a-z0-9]+}}: tensor<4xf32> {iree.abi.output = 0 : index}) -> tensor<4xf32>
util.func @given(%x: tensor<4xf32>, %out: tensor<4xf32> {iree.abi.output = 0 : index}, %between: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// Nor where it is handed on.
// CHECK-LABEL: func.func private @inner(
//  CHECK-SAME:   %{{[a-z0-9]+}}: tensor<4xf32>) -> tensor<4xf32>
util.func private @inner(%x: tensor<4xf32>, %between: !hal.buffer {iree.abi.transients}) -> tensor<4xf32> {
  %0 = util.call @given(%x, %x, %between) : (tensor<4xf32>, tensor<4xf32>, !hal.buffer) -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func public @outer(
//  CHECK-SAME:   %[[X:[a-z0-9]+]]: tensor<4xf32>) -> tensor<4xf32>
//       CHECK:   call @inner(%[[X]]) : (tensor<4xf32>) -> tensor<4xf32>
util.func public @outer(%between: !hal.buffer {iree.abi.transients}, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = util.call @inner(%x, %between) : (tensor<4xf32>, !hal.buffer) -> tensor<4xf32>
  util.return %0 : tensor<4xf32>
}

// Elements below a byte are parts of it, and how kernels are made is dropped.
// CHECK-LABEL: func.func @bits(
//   CHECK-NOT:   lowering_config
//       CHECK:   %[[PARTS:.+]] = linalg.generic
//       CHECK:     arith.shrui
//       CHECK:     arith.trunci %{{.+}} : i8 to i1
//       CHECK:   tensor.collapse_shape %[[PARTS]] {{.+}} : tensor<2x8xi1> into tensor<16xi1>
//       CHECK:   arith.trunci %{{.+}} : tensor<2xi8> to tensor<2xi1>
func.func @bits(%x: tensor<2xi8>) -> (tensor<16xi1>, tensor<2xi1>) attributes {lowering_config = #iree_gpu.lowering_config<{thread = [8]}>} {
  %0 = flow.tensor.bitcast %x : tensor<2xi8> -> tensor<16xi1, #iree_encoding.packed_storage>
  %1 = iree_encoding.unset_encoding %0 : tensor<16xi1, #iree_encoding.packed_storage> -> tensor<16xi1>
  %2 = flow.tensor.bitcast %x : tensor<2xi8> -> tensor<2xi1>
  return %1, %2 : tensor<16xi1>, tensor<2xi1>
}

// CHECK-LABEL: func.func @initialize()
//       CHECK:   call @initializer_11_1()
//       CHECK:   call @initializer_16_1()
