//===- HALOps.td - devices, buffers, command buffers and executables ------===//
// The host program as the runtime runs it: every op below is one instruction of the virtual machine
// (runtime/vm) or one row of a table of the module file. What a value costs and where it lies was
// decided by the stream stage.
//===----------------------------------------------------------------------===//
#ifndef SLUICE_HAL_OPS
#define SLUICE_HAL_OPS
include "compiler/Dialect/HAL/HALTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class HAL_Op<string mnemonic, list<Trait> traits = []> : Op<HAL_Dialect, mnemonic, traits>;

include "compiler/Dialect/HAL/HALKernelOps.td"

//===- Tables of the module file ------------------------------------------===//

def HAL_ExecutableBinaryOp : HAL_Op<"executable.binary", [Symbol]> {
  let summary = "compiled kernels of one target";
  let description = [{
    `data` holds one library (an ELF shared object on CPUs) with a symbol for each name in
    `entries`; a dispatch of `@e` runs the entry "e". Data may be empty when there are no entries.
    `reports` say for people what was decided for each entry; the module file carries them
    (runtime/module/kernel_report.fbs), the runtime does not read them.
    ```mlir
    hal.executable.binary private @cpu for "cpu:x86_64-linux:znver4:" entries ["relu"] =
    dense_resource<elf> : tensor<4096xi8>
    ```
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name,
                       StrAttr:$target, StrArrayAttr:$entries,
                       OptionalAttr<TypedArrayAttrBase<DictionaryAttr, "reports">>:$reports,
                       ElementsAttr:$data);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name `for` $target `entries` $entries attr-dict
      `=` $data
  }];
}

def HAL_GpuLaunchAttr : HAL_Attr<"GpuLaunch", "gpu_launch", "what a launch on a GPU takes"> {
  let description = [{
    Bytes and registers are those of a thread (private, spilled) or a workgroup; 0 where they are
    not known. Bindings, constants and the workspace are its arguments (gpu_kernel_abi.h), features
    those that a device must have (SLUICE_GPU_FEATURE_*), tensor maps those of `flow.executable`.
  }];
  let parameters = (ins "int64_t":$threads, "int64_t":$bindings, "int64_t":$constants,
      "bool":$workspace, "bool":$rounds, "bool":$aligned_bindings, "int64_t":$workgroup_bytes,
      "int64_t":$dynamic_workgroup_bytes, "int64_t":$private_bytes, "int64_t":$registers,
      "int64_t":$spilled_bytes, "int64_t":$subgroup_size, "uint64_t":$features,
      OptionalParameter<"::mlir::DenseI64ArrayAttr">:$tensor_maps);
  let assemblyFormat = "`<` struct(params) `>`";
}

def HAL_ExecutableLaunchOp : HAL_Op<"executable.launch", [Symbol]> {
  let summary = "machine code of one launch of a kernel, not linked yet";
  let description = [{
    Stands in the `flow.executable` that it was made of, one for each launch, in order. `grid` is
    the function there that computes its workgroups and the bytes of its workspace.
    ```mlir
    hal.executable.launch @relu grid @relu_grid {plan = "..."} = dense_resource<code> : tensor<9xi8>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, FlatSymbolRefAttr:$grid, DictionaryAttr:$report,
                       ElementsAttr:$code,
                       /// In place of `code`, where a driver translates that otherwise.
                       OptionalAttr<ElementsAttr>:$machine_code,
                       /// Why there is none.
                       OptionalAttr<StrAttr>:$no_machine_code,
                       OptionalAttr<HAL_GpuLaunchAttr>:$gpu);
  let assemblyFormat = "$sym_name `grid` $grid $report attr-dict `=` $code";
}

def HAL_ExecutableKernelOp : HAL_Op<"executable.kernel", [Symbol]> {
  let summary = "the launches that a dispatch of a kernel becomes";
  let description = [{
    Entries of a binary, in order, and for each the function that computes its grid. Gone once
    dispatches are launches.
    ```mlir
    hal.executable.kernel private @sum launches ["sum", "sum.launch1"]
      grids [@sum_grid, @sum.launch1_grid]
    ```
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name,
                       StrArrayAttr:$launches, FlatSymbolRefArrayAttr:$grids);
  let assemblyFormat = [{
    custom<SymbolVisibility>($sym_visibility) $sym_name `launches` $launches `grids` $grids
    attr-dict
  }];
  let hasVerifier = 1;
}

def HAL_ConstantOp : HAL_Op<"constant", [Symbol]> {
  let summary = "bytes of the module file, mapped and never copied";
  let description = [{
    The elements of `value` in row-major order: i1 as one byte, types of less than a byte packed,
    encoded tensors as stored.
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name,
                       ElementsAttr:$value);
  let assemblyFormat = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict `=` $value";
}

def HAL_ConstantPartsOp : HAL_Op<"constant.parts", [Symbol]> {
  let summary = "of constants for each member of a channel, that of the process";
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name,
                       FlatSymbolRefArrayAttr:$parts, FlatSymbolRefAttr:$channel);
  let assemblyFormat =
    "custom<SymbolVisibility>($sym_visibility) $sym_name $parts `on` $channel attr-dict";
}

//===- Buffers and views --------------------------------------------------===//

def HAL_ConstantBufferOp : HAL_Op<"constant.buffer", [Pure]> {
  let summary = "the buffer of a hal.constant, or of the process's of hal.constant.parts";
  let arguments = (ins OptionalAttr<HAL_AffinityAttr>:$affinity, FlatSymbolRefAttr:$constant);
  let results = (outs HAL_Buffer:$buffer);
  let assemblyFormat = "(`on` `(` $affinity^ `)`)? $constant attr-dict `:` type($buffer)";
}

def HAL_BufferAllocateOp : HAL_Op<"buffer.allocate", [MemoryEffects<[MemAlloc]>]> {
  let summary =
      "memory of `size` bytes, 64-byte aligned, undefined content, usable from `ready` on";
  let description = [{
    `external` memory is handed to the caller of the function. Memory is released with its last
    reference, or earlier by buffer.deallocate. It is that of `shared`, if there is one and the
    device can use its memory in place. `ahead` memory is filled by a
    transfer that may begin beside the submission before, so it is not what that one uses.
  }];
  let arguments = (ins OptionalAttr<HAL_AffinityAttr>:$affinity, HAL_Timepoint:$wait,
                       Index:$size, UnitAttr:$external,
                       UnitAttr:$ahead, Optional<HAL_Buffer>:$shared);
  let results = (outs HAL_Buffer:$buffer, HAL_Timepoint:$ready);
  let assemblyFormat =
    "(`on` $affinity^)? (`external` $external^)? (`ahead` $ahead^)? (`sharing` $shared^)? `after` "
    "$wait `[` $size `]` attr-dict `:` type($buffer)";
}

def HAL_BufferDeallocateOp : HAL_Op<"buffer.deallocate", [MemoryEffects<[MemFree]>]> {
  let summary = "lets memory be reused once `wait` is reached";
  let arguments = (ins OptionalAttr<HAL_AffinityAttr>:$affinity, HAL_Buffer:$buffer,
                       HAL_Timepoint:$wait);
  let results = (outs HAL_Timepoint:$done);
  let assemblyFormat = "(`on` $affinity^)? $buffer `after` $wait attr-dict `:` type($done)";
}

def HAL_BufferSubspanOp : HAL_Op<"buffer.subspan", [Pure]> {
  let summary = "a range of a buffer as a buffer; keeps the whole alive";
  let arguments = (ins HAL_Buffer:$source, Index:$offset, Index:$length);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat = "$source `[` $offset `for` $length `]` attr-dict `:` type($result)";
}

def HAL_BufferLoadOp : HAL_Op<"buffer.load", [MemoryEffects<[MemRead]>]> {
  let summary = "reads one element on the host; whatever writes it must be done";
  let arguments = (ins HAL_Buffer:$source, Index:$offset);
  let results = (outs HAL_Scalar:$result);
  let assemblyFormat = "$source `[` $offset `]` attr-dict `:` type($result)";
}

def HAL_BufferViewCreateOp : HAL_Op<"buffer_view.create", [Pure]> {
  let summary = "a buffer with element type and shape, as callers see tensors";
  let arguments = (ins HAL_Buffer:$buffer, TypeAttrOf<AnyRankedTensor>:$tensor,
                       Variadic<Index>:$dims);
  let results = (outs HAL_BufferView:$view);
  let assemblyFormat = "$buffer `as` $tensor `[` $dims `]` attr-dict `:` type($view)";
  let hasVerifier = 1;
}

def HAL_BufferViewBufferOp : HAL_Op<"buffer_view.buffer", [Pure]> {
  let summary = "the bytes of a view, from its first element on";
  let arguments = (ins HAL_BufferView:$view);
  let results = (outs HAL_Buffer:$buffer);
  let assemblyFormat = "$view attr-dict `:` type($buffer)";
}

def HAL_BufferViewDimOp : HAL_Op<"buffer_view.dim", [Pure]> {
  let summary = "one size of a view";
  let arguments = (ins HAL_BufferView:$view, I64Attr:$index);
  let results = (outs Index:$size);
  let assemblyFormat = "custom<View>($view) `[` $index `]` attr-dict `:` type($size)";
}

def HAL_ArenaPackOp : HAL_Op<"arena.pack", [Pure]> {
  let summary = "offsets of slices in one allocation, by lifetime";
  let description = [{
    Slice i has `sizes[i]` bytes and is in use from step `first[i]` to step `last[i]`, both
    included. Slices in use at one step do not overlap; offsets and the total are multiples of 64.
  }];
  let arguments = (ins DenseI64ArrayAttr:$first, DenseI64ArrayAttr:$last, Variadic<Index>:$sizes);
  let results = (outs Index:$total, Variadic<Index>:$offsets);
  let assemblyFormat =
    "`groups` $first `to` $last `sizes` `(` $sizes `)` attr-dict `:` type($total) `,` "
    "type($offsets)";
  let hasVerifier = 1;
}

//===- Commands, queues and timepoints ------------------------------------===//

def HAL_CommandBufferCreateOp : HAL_Op<"command_buffer.create", [MemoryEffects<[MemAlloc]>]> {
  let summary = "an empty list of commands";
  let arguments = (ins OptionalAttr<HAL_AffinityAttr>:$affinity);
  let results = (outs HAL_CommandBuffer:$commands);
  let assemblyFormat = "(`on` `(` $affinity^ `)`)? attr-dict `:` type($commands)";
}

def HAL_CommandBufferDispatchOp :
    HAL_Op<"command_buffer.dispatch",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "appends a kernel over a grid of workgroups";
  let arguments = (ins HAL_CommandBuffer:$commands, FlatSymbolRefAttr:$entry, I64:$x, I64:$y,
                       I64:$z, I64:$workspace,
                       Variadic<I64>:$constants, Variadic<HAL_Buffer>:$buffers,
                       Variadic<Index>:$offsets, Variadic<Index>:$lengths);
  let assemblyFormat = [{
    $commands `,` $entry `grid` `(` $x `,` $y `,` $z `)` `workspace` `(` $workspace `)` `[`
      $constants `]`
    `` custom<Ranges>($buffers, $offsets, $lengths) attr-dict
  }];
  let hasVerifier = 1;
}

def HAL_CommandBufferFillOp : HAL_Op<"command_buffer.fill", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "appends a fill of a range with copies of a value";
  let arguments = (ins HAL_CommandBuffer:$commands, HAL_Scalar:$value, HAL_Buffer:$target,
                       Index:$offset, Index:$length);
  let assemblyFormat =
    "$commands `,` $value `:` type($value) `into` $target `[` $offset `for` $length `]` attr-dict";
}

def HAL_CommandBufferCopyOp : HAL_Op<"command_buffer.copy", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "appends a copy between ranges that do not overlap";
  let arguments = (ins HAL_CommandBuffer:$commands, HAL_Buffer:$source, Index:$source_offset,
                       HAL_Buffer:$target, Index:$target_offset, Index:$length);
  let assemblyFormat = [{
    $commands `,` $source `[` $source_offset `]` `to` $target `[` $target_offset `]` `for` $length
      attr-dict
  }];
}

def HAL_CommandBufferBarrierOp :
    HAL_Op<"command_buffer.barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "commands after it see all effects of commands before it";
  let arguments = (ins HAL_CommandBuffer:$commands);
  let assemblyFormat = "$commands attr-dict";
}

def HAL_QueueSubmitOp : HAL_Op<"queue.submit", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "hands commands to a queue; does not wait";
  let arguments = (ins OptionalAttr<HAL_AffinityAttr>:$affinity, HAL_CommandBuffer:$commands,
                       HAL_Timepoint:$wait);
  let results = (outs HAL_Timepoint:$done);
  let assemblyFormat =
    "(`on` `(` $affinity^ `)`)? $commands `after` $wait attr-dict `:` type($done)";
}

def HAL_TimepointImmediateOp : HAL_Op<"timepoint.immediate", [Pure]> {
  let summary = "a timepoint in the past";
  let results = (outs HAL_Timepoint:$timepoint);
  let assemblyFormat = "attr-dict `:` type($timepoint)";
}

def HAL_TimepointAwaitOp : HAL_Op<"timepoint.await", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "blocks the host until the timepoint is reached";
  let arguments = (ins HAL_Timepoint:$timepoint);
  let assemblyFormat = "$timepoint attr-dict";
}

//===- Checks: a failure is recorded with the op's location ---------------===//

class HAL_CheckOp<string mnemonic, list<Trait> traits = []> :
    HAL_Op<"check." # mnemonic, traits # [MemoryEffects<[MemRead, MemWrite]>]>;

def HAL_CheckEqualOp : HAL_CheckOp<"equal"> {
  let summary = "same element type, shape and values; NaN equals NaN";
  let arguments = (ins HAL_BufferView:$actual, HAL_BufferView:$expected);
  let assemblyFormat = "$actual `,` $expected attr-dict";
}

def HAL_CheckAlmostEqualOp : HAL_CheckOp<"almost_equal"> {
  let summary = "|actual - expected| <= absolute + relative * |expected| for every element";
  let arguments = (ins HAL_BufferView:$actual, HAL_BufferView:$expected, F64Attr:$absolute,
                       F64Attr:$relative);
  let assemblyFormat = "$actual `,` $expected `absolute` $absolute `relative` $relative attr-dict";
}

#endif
