// A kernel that is taken out of a program for several devices is for its own.
// RUN: sluice compile %s --target=cuda:sm_90 --kernel=main_host_0_map_64x64_f32 -o %t.cpu.mlir && FileCheck %s --check-prefix=CPU --input-file=%t.cpu.mlir
// RUN: sluice compile %s --target=cuda:sm_90 --kernel=main_gpu_0_map_64x64_f32 -o %t.gpu.mlir && FileCheck %s --check-prefix=GPU --input-file=%t.gpu.mlir
// CPU: sluice.devices = [{{.*}}target = "cpu:x86-64"{{.*}}]
// GPU: sluice.devices = [{target = "cuda:sm_90"}]
util.global private @gpu = #hal.device.alias<"cuda"> : !hal.device
util.global private @host = #hal.device.target<"local", {}, [#hal.executable.target<"llvm-cpu", "x", {cpu = "generic"}>]> : !hal.device
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %empty = tensor.empty() : tensor<64x64xf32>
  %near = flow.tensor.transfer %x : tensor<64x64xf32> to #hal.device.affinity<@gpu>
  %y = linalg.exp ins(%near : tensor<64x64xf32>) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  %back = flow.tensor.transfer %y : tensor<64x64xf32> to #hal.device.affinity<@host>
  %z = linalg.abs ins(%back : tensor<64x64xf32>) outs(%empty : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %z : tensor<64x64xf32>
}
