// RUN: sluice-opt %s --sluice-convert-flow-to-stream | FileCheck %s

// Where all parts are constants, the one of the process is a constant as well. What is no constant is there for each, and one is chosen.
// CHECK: hal.constant.parts private @[[PARTS:.+]] [@[[A:.+]], @[[B:.+]]] on @columns
// CHECK-DAG: hal.constant private @[[A]] = dense<[1.000000e+00, 2.000000e+00]>
// CHECK-DAG: hal.constant private @[[B]] = dense<[3.000000e+00, 4.000000e+00]>
hal.channel private @columns grid [2] axes [0]

// CHECK-LABEL: func.func @constants(
//       CHECK:   %[[OWN:.+]] = hal.constant.buffer @[[PARTS]]
//       CHECK:   stream.resource.export
func.func @constants() -> tensor<2xf32> {
  %a = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %member = hal.process.index : index
  %w = flow.tensor.part %a, %b at %member on @columns : tensor<2xf32>
  return %w : tensor<2xf32>
}

// CHECK-LABEL: func.func @values(
//       CHECK:   %[[MEMBER:.+]] = hal.process.index
//       CHECK:   %[[SECOND:.+]] = arith.cmpi eq, %[[MEMBER]], %{{.+}} : index
//       CHECK:   arith.select %[[SECOND]], %{{.+}}, %{{.+}} : !hal.buffer
func.func @values(%x: tensor<2xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  %member = hal.process.index : index
  %w = flow.tensor.part %x, %y at %member on @columns : tensor<2xf32>
  return %w : tensor<2xf32>
}
