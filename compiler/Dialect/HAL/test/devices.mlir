// RUN: sluice-opt %s | sluice-opt | FileCheck %s
// Which devices a program wants, as IREE writes it.
// CHECK: util.global private @host : !hal.device = #hal.device.target<"local"> : !hal.device
util.global private @host = #hal.device.target<"local"> : !hal.device
// CHECK: util.global private @gpu : !hal.device = #hal.device.target<"cuda", {ordinal = 1 : index}, [#hal.executable.target<"cuda", "cuda-nvptx-fb", {target_arch = "sm_80"}>]> : !hal.device
util.global private @gpu = #hal.device.target<"cuda", {ordinal = 1 : index}, [#hal.executable.target<"cuda", "cuda-nvptx-fb", {target_arch = "sm_80"}>]> : !hal.device
// CHECK: util.global private @listed : !hal.device = #hal.device.target<"hip", [#hal.executable.target<"rocm", "rocm-hsaco-fb">]> : !hal.device
util.global private @listed = #hal.device.target<"hip", [#hal.executable.target<"rocm", "rocm-hsaco-fb">]> : !hal.device
// CHECK: util.global private @any : !hal.device = #hal.device.select<[#hal.device.alias<"vulkan"[2]> : !hal.device, #hal.device.alias<"cpu"> : !hal.device]> : !hal.device
util.global private @any = #hal.device.select<[#hal.device.alias<"vulkan"[2]>, #hal.device.alias<"cpu"[*]>]> : !hal.device
// CHECK: util.global private @other : !hal.device = #hal.device.fallback<@any> : !hal.device
util.global private @other : !hal.device = #hal.device.fallback<@any>
// CHECK: util.global private @number : i32 = 5 : i32
util.global private @number = 5 : i32

// CHECK-LABEL: func.func @places(
//  CHECK-SAME:   {iree.abi.affinity = #hal.device.affinity<@gpu, [0, 1]>}
//  CHECK-SAME:   {iree.abi.affinity = #hal.device.promise<@__device_1>}
//  CHECK-SAME:   {iree.abi.affinity = #hal.device.optimal<[#hal.device.affinity<@host>, #hal.device.affinity<@gpu>]>}
func.func @places(%a: tensor<1xf32> {iree.abi.affinity = #hal.device.affinity<@gpu, [0, 1]>},
                  %b: tensor<1xf32> {iree.abi.affinity = #hal.device.promise<@__device_1>},
                  %c: tensor<1xf32> {iree.abi.affinity = #hal.device.optimal<[#hal.device.affinity<@host>, #hal.device.affinity<@gpu>]>}) {
  return
}

// Which device's memory, as IREE writes it.
// CHECK-LABEL: func.func @select(
//       CHECK:   %[[A:.+]], %[[QA:.+]] = hal.device.resolve on(#hal.device.affinity<@host, [1]>) : !hal.device, i64
//       CHECK:   %[[TYPE:.+]] = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
//       CHECK:   %[[USAGE:.+]] = hal.buffer_usage<"Transfer|DispatchStorage"> : i32
//       CHECK:   %{{.+}}, %{{.+}} = hal.allocator.select from([
//  CHECK-NEXT:     (%[[A]], %[[QA]] : !hal.device, i64),
//  CHECK-NEXT:     (%{{.+}}, %{{.+}} : !hal.device, i64)
//  CHECK-NEXT:   ]) type(%[[TYPE]]) usage(%[[USAGE]]) : !hal.device, i64
func.func @select() -> (!hal.device, i64) {
  %a, %qa = hal.device.resolve on(#hal.device.affinity<@host, [1]>) : !hal.device, i64
  %b = util.global.load @gpu : !hal.device
  %c-1_i64 = arith.constant -1 : i64
  %type = hal.memory_type<"DeviceVisible|DeviceLocal"> : i32
  %usage = hal.buffer_usage<"Transfer|DispatchStorage"> : i32
  %device, %queues = hal.allocator.select from([
    (%a, %qa : !hal.device, i64),
    (%b, %c-1_i64 : !hal.device, i64)
  ]) type(%type) usage(%usage) : !hal.device, i64
  return %device, %queues : !hal.device, i64
}
