// RUN: sluice-opt %s --sluice-find-unwritten-arguments | FileCheck %s

// What a caller keeps nobody writes, whatever its shape, and nothing writes a constant or a global that does not change.
// CHECK-LABEL: flow.executable private @weights
//       CHECK:   (%{{.+}}: tensor<8xf32>, %{{.+}}: tensor<8xf32> {sluice.unwritten}, %{{.+}}: index, %{{.+}}: tensor<8xf32>)
flow.executable private @weights {
  func.func @weights(%x: tensor<8xf32>, %w: tensor<8xf32>, %n: index, %out: tensor<8xf32>) -> tensor<8xf32> {
    return %out : tensor<8xf32>
  }
}

// Another one may: an argument that is given up, a result of a kernel, a global that changes, what is updated, and what
// a function of the program is called with.
// CHECK-LABEL: flow.executable private @others
//   CHECK-NOT:   sluice.unwritten
//       CHECK: util.global
flow.executable private @others {
  func.func @others(%x: tensor<8xf32>, %y: tensor<8xf32>, %out: tensor<8xf32>) -> tensor<8xf32> {
    return %out : tensor<8xf32>
  }
}

util.global private @kept : tensor<8xf32>
util.global private mutable @state : tensor<8xf32>

func.func @main(%x: tensor<8xf32>, %w: tensor<2x4xf32>, %given: tensor<8xf32> {sluice.donated}, %n: index) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %flat = tensor.collapse_shape %w [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %c = arith.constant dense<1.0> : tensor<8xf32>
  %kept = util.global.load @kept : tensor<8xf32>
  %state = util.global.load @state : tensor<8xf32>
  %a = flow.dispatch @weights(%x, %flat, %n) : (tensor<8xf32>, tensor<8xf32>, index) -> tensor<8xf32>
  %b = flow.dispatch @weights(%a, %c, %n) : (tensor<8xf32>, tensor<8xf32>, index) -> tensor<8xf32>
  %d = flow.dispatch @weights(%b, %kept, %n) : (tensor<8xf32>, tensor<8xf32>, index) -> tensor<8xf32>
  %e = flow.dispatch @others(%x, %given) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %f = flow.dispatch @others(%d, %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %g = flow.dispatch @others(%state, %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %h = func.call @part(%f) : (tensor<8xf32>) -> tensor<8xf32>
  return %d, %e, %g, %h : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func @part(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = flow.dispatch @others(%x, %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
