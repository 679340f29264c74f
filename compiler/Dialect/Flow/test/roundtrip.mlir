// RUN: sluice-opt %s --verify-roundtrip | FileCheck %s

// CHECK: flow.executable private @relu {
// CHECK:   func.func @relu(
flow.executable private @relu {
  func.func @relu(%x: tensor<?xf32>, %n: index, %out: tensor<?xf32>) -> tensor<?xf32> {
    return %out : tensor<?xf32>
  }
}
// A kernel that is compiled already.
// CHECK: flow.executable private @opaque {
flow.executable private @opaque {}

// CHECK-LABEL: func.func @dispatches(
//       CHECK:   flow.dispatch @relu(%{{.+}}, %[[N:.+]]) : (tensor<?xf32>, index) -> tensor<?xf32>{%[[N]]}
//       CHECK:   flow.dispatch @opaque() : () -> ()
//       CHECK:   flow.dispatch @opaque(%{{.+}}) : (tensor<?xf32>) -> (tensor<?x4x?xf32>{%[[N]], %[[N]]}, tensor<3xf32>, tensor<?xi8>{%[[N]]})
func.func @dispatches(%x: tensor<?xf32>, %n: index) {
  %0 = flow.dispatch @relu(%x, %n) : (tensor<?xf32>, index) -> tensor<?xf32>{%n}
  flow.dispatch @opaque() : () -> ()
  %1:3 = flow.dispatch @opaque(%x) : (tensor<?xf32>) -> (tensor<?x4x?xf32>{%n, %n}, tensor<3xf32>, tensor<?xi8>{%n})
  return
}

// CHECK-LABEL: func.func @tensors(
//       CHECK:   flow.tensor.transfer %{{.+}} : tensor<?xf32> to #hal.device.affinity<@gpu>
//       CHECK:   flow.tensor.dynamic_constant dense<[1, 2]> : tensor<2xi32> -> tensor<?xi32>
func.func @tensors(%x: tensor<?xf32>, %n: index) {
  %0 = flow.tensor.transfer %x : tensor<?xf32>{%n} to #hal.device.affinity<@gpu>
  %1 = flow.tensor.dynamic_constant dense<[1, 2]> : tensor<2xi32> -> tensor<?xi32>
  return
}

// Sizes of results are those that the dispatch names.
// CHECK-LABEL: func.func @sizes(
//  CHECK-SAME:   %[[N:[a-z0-9]+]]: index
func.func @sizes(%n: index) -> tensor<?x4xf32> {
  %0 = flow.dispatch @opaque() : () -> tensor<?x4xf32>{%n}
  return %0 : tensor<?x4xf32>
}

hal.channel private @rows grid [2, 3] axes [1]
// CHECK-LABEL: func.func @collectives(
//       CHECK:   flow.collective all_reduce sum %{{.+}} on @rows : tensor<4x?xf32> -> tensor<4x?xf32>{%{{.+}}}
//       CHECK:   flow.collective broadcast none %{{.+}} to %{{.+}} from %{{.+}} on @rows : tensor<2xi8> -> tensor<2xi8>
//       CHECK:   flow.tensor.part %{{.+}}, %{{.+}}, %{{.+}} at %{{.+}} on @rows : tensor<2xi8>
func.func @collectives(%x: tensor<4x?xf32>, %n: index, %y: tensor<2xi8>) -> (tensor<4x?xf32>, tensor<2xi8>) {
  %0 = flow.collective all_reduce sum %x on @rows : tensor<4x?xf32> -> tensor<4x?xf32>{%n}
  %1 = flow.collective broadcast none %y to %n from %n on @rows : tensor<2xi8> -> tensor<2xi8>
  %2 = flow.tensor.part %y, %1, %y at %n on @rows : tensor<2xi8>
  return %0, %1 : tensor<4x?xf32>, tensor<2xi8>
}
