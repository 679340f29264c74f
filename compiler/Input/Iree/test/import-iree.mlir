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

// CHECK-LABEL: func.func @initialize()
//       CHECK:   call @initializer_11_1()
//       CHECK:   call @initializer_16_1()
