//===- HALDeviceOps.td - instructions that only programs of several devices have ===//
#ifndef SLUICE_HAL_DEVICE_OPS
#define SLUICE_HAL_DEVICE_OPS
include "compiler/Dialect/HAL/HALAffinity.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class HAL_DeviceOp<string mnemonic, list<Trait> traits = []> : Op<HAL_Dialect, mnemonic, traits>;

def HAL_TimepointJoinOp : HAL_DeviceOp<"timepoint.join", [Pure]> {
  let summary = "a timepoint that is reached when all of several are";
  let arguments = (ins Variadic<HAL_Timepoint>:$parts);
  let results = (outs HAL_Timepoint:$joined);
  let assemblyFormat = "$parts attr-dict `:` type($joined)";
}

//===----------------------------------------------------------------------===//
// Which device's memory: asked once, when a module is loaded
//===----------------------------------------------------------------------===//

def HAL_DeviceResolveOp : HAL_DeviceOp<"device.resolve", [Pure]> {
  let summary = "a device of the program and the queues of an affinity to it, as bits; all of them if it names none";
  let arguments = (ins HAL_DeviceAffinityAttr:$affinity);
  let results = (outs HAL_Device:$device, I64:$queue_affinity);
  let assemblyFormat = "`on` `(` custom<WholeAttribute>($affinity) `)` attr-dict `:` type($device) `,` type($queue_affinity)";
}

def HAL_MemoryTypeOp : HAL_DeviceOp<"memory_type", [Pure]> {
  let summary = "properties that memory must have, as bits (sluice/policy.h)";
  let description = "`hal.memory_type<\"DeviceVisible|DeviceLocal\"> : i32`";
  let arguments = (ins StrAttr:$memory_type);
  let results = (outs I32:$bits);
  let assemblyFormat = "`` `<` $memory_type `>` attr-dict `:` type($bits)";
  let hasVerifier = 1;
}

def HAL_BufferUsageOp : HAL_DeviceOp<"buffer_usage", [Pure]> {
  let summary = "what a buffer is used for, as bits (sluice/policy.h)";
  let description = "`hal.buffer_usage<\"Transfer|DispatchStorage\"> : i32`";
  let arguments = (ins StrAttr:$usage);
  let results = (outs I32:$bits);
  let assemblyFormat = "`` `<` $usage `>` attr-dict `:` type($bits)";
  let hasVerifier = 1;
}

def HAL_AllocatorSelectOp : HAL_DeviceOp<"allocator.select", [AttrSizedOperandSegments, MemoryEffects<[MemRead]>]> {
  let summary = "asks the device policy from which of several devices memory is taken";
  let description = [{
    Candidates are pairs of a device and queues of it. The question says nothing of sizes, so one answer serves all allocations of its kind.
    ```mlir
    %device, %queues = hal.allocator.select from([
      (%a, %c1 : !hal.device, i64),
      (%b, %c1 : !hal.device, i64)
    ]) type(%type) usage(%usage) : !hal.device, i64
    ```
  }];
  let arguments = (ins Variadic<HAL_Device>:$devices, Variadic<I64>:$queue_affinities, I32:$memory_types, I32:$buffer_usage);
  let results = (outs HAL_Device:$selected_device, I64:$selected_queue_affinity);
  let assemblyFormat = [{
    `from` `(` custom<DeviceQueueList>($devices, type($devices), $queue_affinities, type($queue_affinities)) `)`
    `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` attr-dict `:` type($selected_device) `,` type($selected_queue_affinity)
  }];
  let hasVerifier = 1;
}

#endif
