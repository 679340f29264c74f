// RUN: sluice-opt %s --sluice-inline-device-programs | FileCheck %s
// Dispatches come back to the host program, with their device; so do constants. Other functions stay.
// CHECK-LABEL: func.func @main(
//       CHECK:   %[[C:.+]] = arith.constant {hal.affinity = #hal.device.affinity<@b>} dense
//       CHECK:   flow.dispatch @e(%{{.+}}, %[[C]]) {hal.affinity = #hal.device.affinity<@b>}
//       CHECK:   call @helper
//   CHECK-NOT:   @main_b
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @main_b(%x) : (tensor<2xf32>) -> tensor<2xf32>
  call @helper() : () -> ()
  return %0 : tensor<2xf32>
}
func.func private @helper() { return }
func.func private @main_b(%x: tensor<2xf32>) -> tensor<2xf32> attributes {sluice.device = @b} {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = flow.dispatch @e(%x, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
flow.executable private @e {
  func.func @e(%x: tensor<2xf32>, %y: tensor<2xf32>, %out: tensor<2xf32>) -> tensor<2xf32> { return %out : tensor<2xf32> }
}
