// Nodes of a model that says nothing of devices get affinities to the compiler's targets: by the
// lines of a file, or by the cost model, which leaves a small one on the host.
// RUN: echo 'big -> 1' > %t.txt
// RUN: sluice-opt %s "--sluice-place-nodes=rules=%t.txt targets=cpu,vulkan:core" | FileCheck %s --check-prefix=FILE
// RUN: sluice-opt %s "--sluice-place-nodes=rules=auto targets=cpu,vulkan:core" | FileCheck %s --check-prefix=AUTO
// FILE:  sluice.place_targets = ["cpu", "vulkan:core"]
// FILE:  linalg.exp {sluice.affinity = #hal.device.promise<@__device_1>
// AUTO:  linalg.exp {sluice.affinity = #hal.device.promise<@__device_0>, sluice.place_reason = "auto"}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4xf32>
  %y = linalg.exp ins(%x : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32> loc("big (Exp)")
  return %y : tensor<4xf32>
}
