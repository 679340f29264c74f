//===- StreamOps.td - where, when and in which memory ---------------------===//
// Three groups of ops, one for each step of the stage:
//   stream.async.*     values: every result is new memory, order comes from use (after
//     sluice-convert-flow-to-stream)
//   stream.async.execute around them: what is submitted together (after sluice-schedule)
//   stream.cmd.dispatch among commands of hal on ranges of allocated memory (after
//     sluice-plan-memory)
// Sizes, offsets and lengths are bytes. A kernel's scalar arguments and dynamic sizes are i64
// `constants`.
//===----------------------------------------------------------------------===//
include "compiler/Dialect/HAL/HALTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Stream_Dialect : Dialect {
  let name = "stream";
  let cppNamespace = "::sluice::stream";
  let summary = "where, when and in which memory";
  let dependentDialects = ["::sluice::hal::HALDialect"];
  let extraClassDeclaration = [{
    /// Older texts call flow.parameter.named an attribute of this dialect.
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
  }];
}

class Stream_Op<string mnemonic, list<Trait> traits = []> : Op<Stream_Dialect, mnemonic, traits>;
defvar OptionalAffinity = OptionalAttr<HAL_AffinityAttr>;

//===- The boundary of functions ------------------------------------------===//

def Stream_ResourceImportOp : Stream_Op<"resource.import", [Pure]> {
  let summary = "the bytes of a caller's tensor";
  let description = [{
    With an affinity, a copy there unless that device can use the memory in place. Callers give up
    what is `donated`: it may be written, and be a result.
  }];
  let arguments = (ins OptionalAffinity:$affinity, HAL_BufferView:$view, UnitAttr:$donated);
  let results = (outs HAL_Buffer:$resource);
  let assemblyFormat =
    "(`on` `(` $affinity^ `)`)? (`donated` $donated^)? $view attr-dict `:` type($resource)";
}

def Stream_ResourceExportOp : Stream_Op<"resource.export", [Pure]> {
  let summary = "a resource as a tensor that callers see";
  let arguments = (ins HAL_Buffer:$resource, TypeAttrOf<AnyRankedTensor>:$tensor,
                       Variadic<Index>:$dims);
  let results = (outs HAL_BufferView:$view);
  let assemblyFormat = "$resource `as` $tensor (`{` $dims^ `}`)? attr-dict `:` type($view)";
  let hasVerifier = 1;
}

//===- Values -------------------------------------------------------------===//

/// Memory that an update may take over: two equal ops are not one.
def Stream_NewResource : Res<HAL_Buffer, "memory that nobody else has", [MemAlloc]>;

def Stream_AsyncEmptyOp : Stream_Op<"async.empty"> {
  let summary = "memory of undefined content";
  let arguments = (ins OptionalAffinity:$affinity, Index:$size);
  let results = (outs Stream_NewResource:$result);
  let assemblyFormat = "(`on` `(` $affinity^ `)`)? `:` type($result) `{` $size `}` attr-dict";
}

def Stream_AsyncSplatOp : Stream_Op<"async.splat", [Pure]> {
  let summary = "memory filled with copies of a value";
  let arguments = (ins OptionalAffinity:$affinity, HAL_Scalar:$value, Index:$size);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat =
    "(`on` `(` $affinity^ `)`)? $value `:` type($value) `->` type($result) `{` $size `}` attr-dict";
}

def Stream_AsyncCloneOp : Stream_Op<"async.clone"> {
  let summary = "a copy that may be updated in place";
  let arguments = (ins OptionalAffinity:$affinity, HAL_Buffer:$source, Index:$size);
  let results = (outs Stream_NewResource:$result);
  let assemblyFormat =
    "(`on` `(` $affinity^ `)`)? $source `:` type($result) `{` $size `}` attr-dict";
}

def Stream_AsyncTransferOp : Stream_Op<"async.transfer", [Pure]> {
  let summary = "a copy on another device";
  let description = [{
    With `in_place`, which either side of an `#hal.device.optimal` has, the result is the source's
    memory if at run time that turns out to be what the device can use.
  }];
  let arguments = (ins OptionalAffinity:$affinity, UnitAttr:$in_place, HAL_Buffer:$source,
                       Index:$size);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat =
    "(`on` `(` $affinity^ `)`)? (`in_place` $in_place^)? $source `:` type($result) `{` $size `}` "
    "attr-dict";
}

def Stream_AsyncSliceOp : Stream_Op<"async.slice", [Pure]> {
  let summary = "a range of a resource, without a copy";
  let arguments = (ins HAL_Buffer:$source, Index:$offset, Index:$length);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat = "$source `[` $offset `for` $length `]` attr-dict `:` type($result)";
}

def Stream_AsyncUpdateOp : Stream_Op<"async.update", [Pure]> {
  let summary = "the target with a range of it replaced, in place";
  let description = [{
    The result is the target's memory, so the target has no later use.
  }];
  let arguments = (ins OptionalAffinity:$affinity, HAL_Buffer:$source, HAL_Buffer:$target,
                       Index:$offset, Index:$length);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat =
    "(`on` `(` $affinity^ `)`)? $source `into` $target `[` $offset `for` $length `]` attr-dict "
    "`:` type($result)";
}

def Stream_AsyncFillOp : Stream_Op<"async.fill", [Pure]> {
  let summary = "the target with a range of it filled with copies of a value, in place";
  let description = [{
    The result is the target's memory, so the target has no later use.
  }];
  let arguments = (ins OptionalAffinity:$affinity, HAL_Scalar:$value, HAL_Buffer:$target,
                       Index:$offset, Index:$length);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $value `:` type($value) `into` $target `[` $offset `for` $length `]`
      attr-dict `:` type($result)
  }];
}

def Stream_AsyncCollectiveOp :
    Stream_Op<"async.collective", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "the target with a range of it replaced by the result of a collective, in place";
  let description = [{
    As flow.collective. The result is the target's memory, so the target has no later use.
    ```mlir
    %1 = stream.async.collective all_reduce sum f32 %x{%size} to %none from %none into %0[%c0 for
    %size] on @rows : !hal.buffer
    ```
  }];
  let arguments = (ins OptionalAffinity:$affinity, HAL_CollectiveKind:$kind,
                       HAL_Reduction:$reduction, TypeAttr:$element, FlatSymbolRefAttr:$channel,
                       HAL_Buffer:$source, Index:$source_length, Index:$to, Index:$from,
                       HAL_Buffer:$target, Index:$offset, Index:$length);
  let results = (outs HAL_Buffer:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $kind $reduction $element $source `{` $source_length `}` `to` $to
      `from` $from
    `into` $target `[` $offset `for` $length `]` `on` $channel attr-dict `:` type($result)
  }];
}

def Stream_AsyncDispatchOp : Stream_Op<"async.dispatch", [Pure, AttrSizedOperandSegments]> {
  let summary = "runs a kernel; its results are new memory, or inputs' that it updates";
  let description = [{
    The last `updates` inputs are the memory of the last results, and have no later use.
    ```mlir
    %y = stream.async.dispatch @relu[%n](%x{%size}) -> !hal.buffer{%size}
    ```
  }];
  let arguments = (ins OptionalAffinity:$affinity, FlatSymbolRefAttr:$executable,
                       Variadic<I64>:$constants, Variadic<HAL_Buffer>:$inputs,
                       Variadic<Index>:$input_sizes, Variadic<Index>:$result_sizes,
                       DefaultValuedAttr<I64Attr, "0">:$updates);
  let results = (outs Variadic<HAL_Buffer>:$results);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $executable `[` $constants `]` ``
      custom<SizedOperands>($inputs, $input_sizes)
    `->` custom<SizedResults>(type($results), $result_sizes) attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Inputs that are no result's memory.
    ::mlir::OperandRange getRead() { return getInputs().drop_back(getUpdates()); }
    /// The memory of `result`; null = new memory.
    ::mlir::Value getUpdated(::mlir::Value result) {
      uint64_t fromEnd = getNumResults() - ::llvm::cast<::mlir::OpResult>(result).getResultNumber();
      return fromEnd <= getUpdates() ? getInputs().drop_back(fromEnd - 1).back() : ::mlir::Value();
    }
  }];
}

//===- What is submitted together -----------------------------------------===//

def Stream_AsyncExecuteOp : Stream_Op<"async.execute", [SingleBlock, RecursiveMemoryEffects]> {
  let summary = "async ops that are submitted together";
  let description = [{
    Commands between two barriers are independent. Yielded resources may be used once `done` is
    reached.
    ```mlir
    %y, %done = stream.async.execute after %t -> (!hal.buffer) {
      %0 = stream.async.dispatch ...
      stream.async.barrier
      %1 = stream.async.dispatch ...
      stream.yield %1
    }
    ```
  }];
  let arguments = (ins OptionalAffinity:$affinity, HAL_Timepoint:$wait);
  let results = (outs Variadic<HAL_Buffer>:$results, HAL_Timepoint:$done);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat =
    "(`on` `(` $affinity^ `)`)? `after` $wait (`->` `(` type($results)^ `)`)? "
    "attr-dict-with-keyword $body";
  let hasVerifier = 1;
}

def Stream_AsyncBarrierOp :
    Stream_Op<"async.barrier", [HasParent<"AsyncExecuteOp">, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "later ops may use what earlier ones made";
  let assemblyFormat = "attr-dict";
}

def Stream_YieldOp :
    Stream_Op<"yield", [Terminator, Pure, HasParent<"AsyncExecuteOp">]> {
  let summary = "ends a region";
  let arguments = (ins Variadic<HAL_Buffer>:$results);
  let assemblyFormat = "attr-dict ($results^)?";
}

//===- Commands -----------------------------------------------------------===//

def Stream_CmdDispatchOp :
    Stream_Op<"cmd.dispatch", [AttrSizedOperandSegments, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "appends a kernel on ranges: all it reads, then all it writes";
  let description = [{
    It becomes a hal.command_buffer.dispatch for each launch of the kernel.
  }];
  let arguments = (ins HAL_CommandBuffer:$commands, FlatSymbolRefAttr:$executable,
                       Variadic<I64>:$constants,
                       Variadic<HAL_Buffer>:$reads, Variadic<Index>:$read_offsets,
                       Variadic<Index>:$read_lengths, Variadic<HAL_Buffer>:$writes,
                       Variadic<Index>:$write_offsets, Variadic<Index>:$write_lengths);
  let assemblyFormat = [{
    $commands `,` $executable `[` $constants `]` `reads` ``
      custom<Ranges>($reads, $read_offsets, $read_lengths)
    `writes` `` custom<Ranges>($writes, $write_offsets, $write_lengths) attr-dict
  }];
  let hasVerifier = 1;
}
