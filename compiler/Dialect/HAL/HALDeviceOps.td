//===- HALDeviceOps.td - what only programs of several devices or processes have ===//
include "compiler/Dialect/HAL/HALDeviceAttrs.td"
include "compiler/Dialect/HAL/HALTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class HAL_DeviceOp<string mnemonic, list<Trait> traits = []> : Op<HAL_Dialect, mnemonic, traits>;

def HAL_TimepointJoinOp : HAL_DeviceOp<"timepoint.join", [Pure]> {
  let summary = "a timepoint that is reached when all of several are";
  let arguments = (ins Variadic<HAL_Timepoint>:$parts);
  let results = (outs HAL_Timepoint:$joined);
  let assemblyFormat = "$parts attr-dict `:` type($joined)";
}

//===- Which device's memory: asked once, when a module is loaded ---------===//

def HAL_DeviceResolveOp : HAL_DeviceOp<"device.resolve", [Pure]> {
  let summary =
      "a device of the program and the queues of an affinity to it, as bits; all of them if it "
      "names none";
  let arguments = (ins HAL_DeviceAffinityAttr:$affinity);
  let results = (outs HAL_Device:$device, I64:$queue_affinity);
  let assemblyFormat =
    "`on` `(` custom<WholeAttribute>($affinity) `)` attr-dict `:` type($device) `,` "
    "type($queue_affinity)";
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

def HAL_AllocatorSelectOp :
    HAL_DeviceOp<"allocator.select", [AttrSizedOperandSegments, MemoryEffects<[MemRead]>]> {
  let summary = "asks the device policy from which of several devices memory is taken";
  let description = [{
    Candidates are pairs of a device and queues of it. The question says nothing of sizes, so one
    answer serves all allocations of its kind.
    ```mlir
    %device, %queues = hal.allocator.select from([
      (%a, %c1 : !hal.device, i64),
      (%b, %c1 : !hal.device, i64)
    ]) type(%type) usage(%usage) : !hal.device, i64
    ```
  }];
  let arguments = (ins Variadic<HAL_Device>:$devices, Variadic<I64>:$queue_affinities,
                       I32:$memory_types, I32:$buffer_usage);
  let results = (outs HAL_Device:$selected_device, I64:$selected_queue_affinity);
  let assemblyFormat = [{
    `from` `(`
      custom<DeviceQueueList>($devices, type($devices), $queue_affinities, type($queue_affinities))
      `)`
    `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` attr-dict `:` type($selected_device)
      `,` type($selected_queue_affinity)
  }];
  let hasVerifier = 1;
}

//===- Several processes run the same program -----------------------------===//

def HAL_ChannelOp : HAL_DeviceOp<"channel", [Symbol]> {
  let summary =
      "a row of the module's table of channels: a group of the processes that run the program";
  let description = [{
    All processes are laid out in a `grid`, row by row. Those that differ along `axes` only are a
    group; its members are in the order of `axes`, the last one fastest.
    ```mlir
    hal.channel private @rows grid [2, 2] axes [1]   // processes 0 and 1, 2 and 3
    ```
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name,
                       DenseI64ArrayAttr:$grid, DenseI64ArrayAttr:$axes);
  let assemblyFormat =
    "custom<SymbolVisibility>($sym_visibility) $sym_name `grid` $grid `axes` $axes attr-dict";
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// How many processes are in a group.
    int64_t getGroupSize();
  }];
}

def HAL_ProcessIndexOp : HAL_DeviceOp<"process.index", [Pure]> {
  let summary = "which of all processes this is, from 0";
  let results = (outs Index:$index);
  let assemblyFormat = "attr-dict `:` type($index)";
}

def HAL_CommandBufferCollectiveOp :
    HAL_DeviceOp<"command_buffer.collective", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "appends a collective of all processes of a channel";
  let arguments = (ins HAL_CommandBuffer:$commands, FlatSymbolRefAttr:$channel,
                       HAL_CollectiveKind:$kind, HAL_Reduction:$reduction,
                       TypeAttr:$element, Index:$to, Index:$from, HAL_Buffer:$source,
                       Index:$source_offset, Index:$source_length,
                       HAL_Buffer:$target, Index:$target_offset, Index:$target_length);
  let assemblyFormat = [{
    $commands `,` $channel $kind $reduction $element `to` $to `from` $from $source `[`
      $source_offset `for` $source_length `]`
    `into` $target `[` $target_offset `for` $target_length `]` attr-dict
  }];
}
