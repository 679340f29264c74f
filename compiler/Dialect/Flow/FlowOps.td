//===- FlowOps.td - what runs together: dispatches of executables ---------===//
include "compiler/Dialect/HAL/HALBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Flow_Dialect : Dialect {
  let name = "flow";
  let cppNamespace = "::sluice::flow";
  let summary = "what runs together: dispatches of executables on tensors";
  let useDefaultAttributePrinterParser = 1;
}

def Flow_NamedParameterAttr : AttrDef<Flow_Dialect, "NamedParameter", [TypedAttrInterface]> {
  let mnemonic = "parameter.named";
  let summary = "a value that lies in an archive outside of the program";
  let description = [{
    Only before the stage `input`: the values come from the archives that the compiler is given.
    `#stream.parameter.named` is the same.
    ```mlir
    util.global private @w = #flow.parameter.named<"model"::"blk.0.weight"> : tensor<16x8xf32>
    ```
  }];
  let parameters =
      (ins AttributeSelfTypeParameter<"">:$type, OptionalParameter<"::mlir::StringAttr">:$scope,
      "::mlir::StringAttr":$key);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

class Flow_Op<string mnemonic, list<Trait> traits = []> : Op<Flow_Dialect, mnemonic, traits>;

def Flow_ExecutableOp :
    Flow_Op<"executable", [IsolatedFromAbove, SymbolTable, Symbol, SingleBlock, NoTerminator]> {
  let summary = "one kernel, still as tensors";
  let description = [{
    Holds one `func.func` with the name of the executable: the kernel. It is in destination-passing
    style: its arguments are those of the dispatch followed by one destination tensor per result,
    and its n-th result is what the n-th destination holds at the end. Dynamic sizes are taken from
    `tensor.dim` of arguments and from index arguments. The kernel stage adds the function that
    computes the grid, notes here what its plan needs to know of a launch, and puts the later
    launches of a kernel for a GPU into it as executables (see launchName). In the end it holds a
    `hal.executable.launch` for each, and their grid functions.
    ```mlir
    flow.executable private @relu {
      func.func @relu(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> { ... }
    }
    ```
  }];
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name,
      /// Buffers must begin at multiples of 16 bytes.
      UnitAttr:$aligned_bindings,
      /// What its code needs beyond the target, in the words of the family's code generator.
      OptionalAttr<StrArrayAttr>:$code_features,
      /// Plans that were tried before its own, with what they broke.
      OptionalAttr<StrArrayAttr>:$dropped_plans,
      /// The function in it that computes the grid.
      OptionalAttr<FlatSymbolRefAttr>:$grid,
      /// Its threads take more steps than every driver lets them (SLUICE_GPU_FEATURE_LONG_THREADS).
      UnitAttr:$long_threads,
      /// The plan that it was lowered by.
      OptionalAttr<StrAttr>:$plan,
      /// What it reads by boxes: TensorMap (runtime/module/TensorMap.h), one after the other.
      OptionalAttr<DenseI64ArrayAttr>:$tensor_maps,
      /// Threads of a workgroup, on GPUs.
      OptionalAttr<I64Attr>:$threads,
      /// How many of its last destinations hold what it updates, see flow.dispatch.
      OptionalAttr<I64Attr>:$updates);
  let regions = (region SizedRegion<1>:$body);
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name), [{
    $_state.getOrAddProperties<Properties>().sym_name = $_builder.getStringAttr(name);
    $_state.getOrAddProperties<Properties>().sym_visibility = $_builder.getStringAttr("private");
    $_state.addRegion();
  }]>];
  let assemblyFormat =
      "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict-with-keyword $body";
  let extraClassDeclaration = [{
    /// The kernel.
    ::mlir::func::FuncOp getKernel();
    /// The function that computes its grid; null in front of the kernel stage.
    ::mlir::func::FuncOp getGridFunction();
  }];
}

def Flow_DispatchOp : Flow_Op<"dispatch", [Pure, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>]> {
  let summary = "runs a kernel on tensors and scalars";
  let description = [{
    `result_dims` are the dynamic sizes of all results, in order. The last `updates` arguments are
    what the last results start as: a kernel has one argument for both, its destination, and may
    leave parts of it as they are.
    ```mlir
    %y = flow.dispatch @relu(%x) : (tensor<?xf32>) -> tensor<?xf32>{%n}
    %z = flow.dispatch @insert(%row, %x) {updates = 1 : i64}
      : (tensor<4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$executable, Variadic<AnyType>:$arguments,
                       Variadic<Index>:$result_dims, DefaultValuedAttr<I64Attr, "0">:$updates);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $executable `(` $arguments `)` attr-dict `:` custom<ArgumentTypes>(type($arguments)) `->`
      custom<ShapedResults>(type($results), $result_dims)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The dynamic sizes of result `index`.
    ::mlir::ValueRange getResultDims(unsigned index);
    /// Arguments that are not what a result starts as.
    ::mlir::OperandRange getRead() { return getArguments().drop_back(getUpdates()); }
    /// What `result` starts as; null = nothing.
    ::mlir::Value getUpdated(::mlir::Value result);
  }];
}

def Flow_TransferOp : Flow_Op<"tensor.transfer", [Pure, AllTypesMatch<["operand", "result"]>]> {
  let summary = "moves a tensor to another device";
  let arguments = (ins AnyRankedTensor:$operand, AnyAttr:$target);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` custom<SizedType>(type($result)) `to` $target";
}

def Flow_CollectiveOp :
    Flow_Op<"collective", [AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>]> {
  let summary = "exchanges tensors with the other processes of a channel";
  let description = [{
    Parts of a group's members lie along the first dimension, as runtime/hal/Channel.h says for each
    kind. Members are `to` and `from`; -1 is nobody. All members of the channel come by this op in
    the same order, but for send_receive, where those who talk do.
    ```mlir
    %sum = flow.collective all_reduce sum %x on @rows : tensor<4x?xf32> -> tensor<4x?xf32>{%n}
    %all = flow.collective all_gather none %x on @rows : tensor<1x4xf32> -> tensor<2x4xf32>
    ```
  }];
  let arguments = (ins HAL_CollectiveKind:$kind, HAL_Reduction:$reduction,
                       FlatSymbolRefAttr:$channel, AnyRankedTensor:$source,
                       Optional<Index>:$to, Optional<Index>:$from, Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $kind $reduction $source (`to` $to^ `from` $from)? `on` $channel attr-dict `:` type($source)
      `->` custom<ShapedResult>(type($result), $result_dims)
  }];
  let hasVerifier = 1;
}

def Flow_PartOp : Flow_Op<"tensor.part", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "of tensors for each member of a channel, that of this process";
  let description = [{
    `member` is this process's number in the group. Where all parts are constants, a process loads
    no other than its own.
    ```mlir
    %w = flow.tensor.part %w0, %w1 at %member on @columns : tensor<768x384xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$parts, Index:$member, FlatSymbolRefAttr:$channel);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
    "$parts `at` $member `on` $channel attr-dict `:` custom<PartTypes>(ref($parts), type($parts), "
    "type($result))";
  let hasVerifier = 1;
}

def Flow_DynamicConstantOp : Flow_Op<"tensor.dynamic_constant"> {
  let summary = "a constant whose value and sizes the compiler treats as unknown";
  let description =
      "For tests; the input stage turns it into util.unfoldable_constant, a cast and an "
      "optimization barrier.";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$value attr-dict `->` type($result)";
}
