//===- UtilOps.td - facts about values, barriers, module-level state ------===//
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Util_Dialect : Dialect {
  let name = "util";
  let cppNamespace = "::sluice::util";
  let summary = "facts about values, optimization barriers and module-level state";
  let description =
      "Text written for IREE may say `util.func`, `util.initializer`, `util.call` and "
      "`util.return`; they are read as the ops of `func`.";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration =
      "std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef name) const override;";
}

class Util_Op<string mnemonic, list<Trait> traits = []> : Op<Util_Dialect, mnemonic, traits>;

/// What is known of one integer: inclusive unsigned bounds and a divisor. Each part may be absent.
def Util_IntAssumptionAttr : AttrDef<Util_Dialect, "IntAssumption"> {
  let mnemonic = "int.assumption";
  let parameters = (ins OptionalParameter<"std::optional<uint64_t>">:$umin,
                        OptionalParameter<"std::optional<uint64_t>">:$umax,
                        OptionalParameter<"std::optional<uint64_t>">:$udiv);
  let hasCustomAssemblyFormat = 1;
}

/// What programs written for IREE say of functions; nothing is done about it here.
class Util_InliningAttr<string cppName, string when> : AttrDef<Util_Dialect, cppName> {
  let mnemonic = "inline." # when;
}
def Util_InlineAlwaysAttr : Util_InliningAttr<"InlineAlways", "always">;
def Util_InlineNeverAttr : Util_InliningAttr<"InlineNever", "never">;

def Util_AssumeIntOp : Util_Op<"assume.int", [Pure,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let summary = "states bounds and a divisor of integers";
  let description = [{
    Every result equals its operand. The planner may rely on the stated facts; a program for which
    they do not hold has no defined meaning.
    ```mlir
    %n = util.assume.int %m<umin = 128, umax = 4096, udiv = 128> : index
    ```
    With several values, each has its own assumption; one value may list several (a fact per call
    site), of which only the common part is used.
  }];
  let arguments = (ins Variadic<AnySignlessIntegerOrIndex>:$inputs, ArrayAttr:$assumptions);
  let results = (outs Variadic<AnySignlessIntegerOrIndex>:$outputs);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Util_OptimizationBarrierOp : Util_Op<"optimization_barrier", [InferTypeOpAdaptor]> {
  let summary = "hides where values come from, so that nothing is folded through";
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "($inputs^ `:` type($inputs))? attr-dict";
}

def Util_UnfoldableConstantOp : Util_Op<"unfoldable_constant"> {
  let summary = "a constant that the compiler treats as an unknown value";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
}

def Util_AlignOp : Util_Op<"align", [Pure, SameOperandsAndResultType]> {
  let summary = "rounds an integer up to a multiple of a power of two";
  let arguments = (ins AnySignlessIntegerOrIndex:$value, AnySignlessIntegerOrIndex:$alignment);
  let results = (outs AnySignlessIntegerOrIndex:$result);
  let assemblyFormat = "$value `,` $alignment attr-dict `:` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Util_GlobalOp : Util_Op<"global", [Symbol]> {
  let summary = "module-level state: a value that lives as long as the loaded module";
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                       TypeAttr:$type,
                       UnitAttr:$is_mutable, OptionalAttr<TypedAttrInterface>:$initial_value);
  let assemblyFormat =
    "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict "
    "custom<GlobalValue>($type, $initial_value)";
  let hasVerifier = 1;
}

def Util_GlobalLoadOp :
    Util_Op<"global.load", [MemoryEffects<[MemRead]>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "reads a global";
  let arguments = (ins FlatSymbolRefAttr:$global);
  let results = (outs AnyType:$result);
  let assemblyFormat = "custom<GlobalName>($global) attr-dict `:` type($result)";
}

def Util_GlobalStoreOp :
    Util_Op<"global.store", [MemoryEffects<[MemWrite]>,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "replaces the value of a global";
  let arguments = (ins AnyType:$value, FlatSymbolRefAttr:$global);
  let assemblyFormat = "$value `,` $global attr-dict `:` type($value)";
}
