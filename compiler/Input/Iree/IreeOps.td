//===- IreeOps.td - ops that only texts written for IREE hold -------------===//
// Some belong to dialects that Sluice has itself: they are added to those when the input is read,
// and none is left after the input stage.
include "compiler/Dialect/HAL/HALTypes.td"
include "compiler/Dialect/LinalgExt/IndexedRegion.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Iree_Dialect<string prefix> : Dialect {
  let name = prefix;
  let cppNamespace = "::sluice::iree";
}
def Iree_Flow : Iree_Dialect<"flow">;
def Iree_Util : Iree_Dialect<"util">;
def Iree_HAL : Iree_Dialect<"hal">;
def Iree_Encoding : Iree_Dialect<"iree_encoding">;
def Iree_LinalgExt : Iree_Dialect<"iree_linalg_ext">;
def Iree_TensorExt : Iree_Dialect<"iree_tensor_ext">;

/// Ops with a text of their own. As nothing writes it, they are printed in the generic form.
class Iree_Op<Dialect dialect, string mnemonic, list<Trait> traits = []> :
    Op<dialect, mnemonic, traits>;
defvar Iree_parse =
    "static ::mlir::ParseResult parse(::mlir::OpAsmParser &, ::mlir::OperationState &);";

/// Ops with a text that `format` says.
class Iree_FormatOp<Dialect dialect, string mnemonic, dag operands, dag made, string format,
                    list<Trait> traits = []> : Op<dialect, mnemonic, traits> {
  let arguments = operands;
  let results = made;
  let assemblyFormat = format;
}
defvar Iree_tensor = (outs AnyRankedTensor:$result);

/// Ops whose result has the dynamic sizes `result_dims`.
class Iree_SizedOp<Dialect dialect, string mnemonic, dag operands, string format,
                   list<Trait> traits = []>
    : Iree_FormatOp<dialect, mnemonic, !con(operands, (ins Variadic<Index>:$result_dims)),
        Iree_tensor,
        format # " custom<ShapedResult>(type($result), $result_dims) attr-dict-with-keyword",
        traits> {
  let hasVerifier = 1;
  let extraClassDefinition =
      "::llvm::LogicalResult $cppClass::verify() { return verifySizes(*this, "
      "getResult().getType(), getResultDims().size()); }";
}

/// The same elements or bytes in another shape or type. Sizes of the source are read and dropped:
/// the tensor has them.
class Iree_RecastOp<Dialect dialect, string mnemonic>
    : Iree_SizedOp<dialect, mnemonic, (ins AnyRankedTensor:$source),
        "$source `:` custom<SizedType>(type($source)) `->`", [Pure]>;
def Iree_ReshapeOp : Iree_RecastOp<Iree_Flow, "tensor.reshape">;
def Iree_BitcastOp : Iree_RecastOp<Iree_Flow, "tensor.bitcast">;
def Iree_TensorExtBitcastOp : Iree_RecastOp<Iree_TensorExt, "bitcast">;

/// `value` is an element of `tensor`.
class Iree_Element<string value, string tensor>
    : TypesMatchWith<value # " is an element", tensor, value,
        "::llvm::cast<::mlir::RankedTensorType>($_self).getElementType()">;

def Iree_EmptyOp : Iree_SizedOp<Iree_Flow, "tensor.empty", (ins), "`:`">;
def Iree_AllocaOp : Iree_SizedOp<Iree_Flow, "tensor.alloca", (ins), "`:`">;
def Iree_SplatOp : Iree_SizedOp<Iree_Flow, "tensor.splat", (ins AnyType:$value), "$value `:`",
    [Iree_Element<"value", "result">]>;
def Iree_ConstantOp : Iree_FormatOp<Iree_Flow, "tensor.constant", (ins TypedAttrInterface:$value),
    Iree_tensor, "custom<ConstantAndType>($value, type($result)) attr-dict-with-keyword", [Pure]>;

/// The value itself: a copy, a name for its sizes, a mark in the program.
class Iree_SameOp<Dialect dialect, string mnemonic, string format, dag more = (ins)>
    : Iree_FormatOp<dialect, mnemonic, !con((ins AnyRankedTensor:$operand), more), Iree_tensor,
        format>;
defvar Iree_same = "$operand `:` custom<SameTypes>(type($operand), type($result)) ";
def Iree_CloneOp : Iree_SameOp<Iree_Flow, "tensor.clone", Iree_same # "attr-dict-with-keyword">;
def Iree_TieShapeOp : Iree_SameOp<Iree_Flow, "tensor.tie_shape",
    "$operand attr-dict `:` custom<SameTypes>(type($operand), type($result))">;
def Iree_BarrierOp : Iree_SameOp<Iree_Flow, "tensor.barrier",
    Iree_same # "`on` $target attr-dict-with-keyword", (ins AnyAttr:$target)>;
def Iree_BarrierStartOp :
    Iree_SameOp<Iree_TensorExt, "compute_barrier.start", Iree_same # "attr-dict">;
def Iree_BarrierEndOp : Iree_SameOp<Iree_TensorExt, "compute_barrier.end", Iree_same # "attr-dict">;

def Iree_LoadOp : Iree_FormatOp<Iree_Flow, "tensor.load",
    (ins AnyRankedTensor:$source, Variadic<Index>:$indices), (outs AnyType:$result),
    "$source (`[` $indices^ `]`)? `:` custom<SizedType>(type($source)) attr-dict-with-keyword",
    [Iree_Element<"result", "source">]>;
def Iree_StoreOp : Iree_FormatOp<Iree_Flow, "tensor.store",
    (ins AnyType:$value, AnyRankedTensor:$target, Variadic<Index>:$indices), Iree_tensor,
    "$value `,` $target (`[` $indices^ `]`)? `:` custom<SizedType>(type($target)) "
    "attr-dict-with-keyword",
    [AllTypesMatch<["target", "result"]>, Iree_Element<"value", "target">]>;

let hasVerifier = 1 in {
def Iree_SliceOp : Iree_FormatOp<Iree_Flow, "tensor.slice",
    (ins AnyRankedTensor:$source, Variadic<Index>:$starts, Variadic<Index>:$lengths,
         Variadic<Index>:$result_dims), Iree_tensor,
    "$source `[` $starts `for` $lengths `]` `:` custom<SizedType>(type($source)) `->` "
    "custom<ShapedResult>(type($result), $result_dims) attr-dict-with-keyword",
    [AttrSizedOperandSegments]>;
def Iree_UpdateOp : Iree_FormatOp<Iree_Flow, "tensor.update",
    (ins AnyRankedTensor:$update, AnyRankedTensor:$target, Variadic<Index>:$starts), Iree_tensor,
    "$update `,` $target `[` $starts `]` `:` custom<SizedType>(type($update)) `->` "
    "custom<TiedType>(type($target)) attr-dict-with-keyword",
    [AllTypesMatch<["target", "result"]>]>;
}

def Iree_TraceOp : Iree_FormatOp<Iree_Flow, "tensor.trace",
    (ins StrAttr:$key, Variadic<AnyType>:$values), (outs),
    "$key `=` `[` custom<TracedValues>($values, type($values)) `]` attr-dict-with-keyword">;
def Iree_ReturnOp : Iree_FormatOp<Iree_Flow, "return", (ins Variadic<AnyType>:$operands), (outs),
    "attr-dict ($operands^ `:` type($operands))?", [Pure, ReturnLike, Terminator]>;

def Iree_RegionOp : Iree_Op<Iree_Flow, "dispatch.region", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$result_dims, Variadic<Index>:$workload);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body, AnyRegion:$workgroup_count);
  let extraClassDeclaration = Iree_parse;
  let hasVerifier = 1;
}

/// `wait(%fence) =>` in front of the operand is read and dropped: whoever calls a function says
/// what it waits for.
def Iree_ImportOp : Iree_FormatOp<Iree_HAL, "tensor.import",
    (ins AnyType:$source, Variadic<Index>:$result_dims, OptionalAttr<StrAttr>:$name,
         OptionalAttr<AnyAttr>:$affinity), Iree_tensor,
    "(`on` `(` $affinity^ `)`)? custom<WaitedOperand>($source) ($name^)? `:` type($source) `->` "
    "custom<ShapedResult>(type($result), $result_dims) attr-dict">;
def Iree_ExportOp : Iree_FormatOp<Iree_HAL, "tensor.export",
    (ins AnyRankedTensor:$source, OptionalAttr<StrAttr>:$name, OptionalAttr<AnyAttr>:$affinity),
    (outs AnyType:$result),
    "(`on` `(` $affinity^ `)`)? $source ($name^)? `:` custom<SizedType>(type($source)) `->` "
    "type($result) attr-dict">;
/// The value, written to `storage` where the caller can see it.
def Iree_AliasOp : Iree_FormatOp<Iree_HAL, "tensor.alias",
    (ins AnyRankedTensor:$source, AnyType:$storage, OptionalAttr<AnyAttr>:$affinity), Iree_tensor,
    "(`on` `(` $affinity^ `)`)? custom<WaitedOperand>($source) `:` "
    "custom<SameTypes>(type($source), type($result)) `to` $storage `:` type($storage) attr-dict">;
/// The values, which are there when the fence is signaled.
def Iree_JoinOp : Iree_FormatOp<Iree_HAL, "tensor.barrier",
    (ins Variadic<AnyRankedTensor>:$sources, HAL_Fence:$fence),
    (outs Variadic<AnyRankedTensor>:$results),
    "`join` `(` custom<Joined>($sources, type($sources), type($results)) `)` `=` `>` $fence `:` "
    "type($fence) attr-dict">;

/// What entry points do with fences, and the devices that they are made for.
defvar Iree_fence = (outs HAL_Fence:$result);
def Iree_FenceCreateOp : Iree_FormatOp<Iree_HAL, "fence.create",
    (ins AnyType:$device, AnyAttr:$flags), Iree_fence,
    "`device` `(` $device `:` type($device) `)` `flags` `(` $flags `)` `:` type($result) "
    "attr-dict-with-keyword">;
def Iree_FenceAwaitOp : Iree_FormatOp<Iree_HAL, "fence.await",
    (ins Variadic<HAL_Fence>:$fences, I32:$timeout, AnyAttr:$flags), (outs I32:$status),
    "`until` `(` `[` $fences `]` `)` `timeout_millis` `(` $timeout `)` `flags` `(` $flags `)` `:` "
    "type($status) attr-dict-with-keyword">;
def Iree_FenceJoinOp : Iree_FormatOp<Iree_HAL, "fence.join",
    (ins Variadic<HAL_Fence>:$fences, AnyAttr:$flags), Iree_fence,
    "`at` `(` `[` $fences `]` `)` `flags` `(` $flags `)` `->` type($result) "
    "attr-dict-with-keyword">;
def Iree_FenceSignalOp : Iree_FormatOp<Iree_HAL, "fence.signal", (ins HAL_Fence:$fence), (outs),
    "`<` $fence `:` type($fence) `>` attr-dict-with-keyword">;
def Iree_DevicesGetOp : Iree_FormatOp<Iree_HAL, "devices.get", (ins Index:$ordinal),
    (outs AnyType:$device), "$ordinal attr-dict `:` type($device)", [Pure]>;
def Iree_NullOp :
    Iree_FormatOp<Iree_Util, "null", (ins), Iree_fence, "attr-dict `:` type($result)", [Pure]>;

/// IREE's layouts; the logical value is the same.
class Iree_EncodingOp<string mnemonic> : Iree_FormatOp<Iree_Encoding, mnemonic,
    (ins AnyRankedTensor:$source, Variadic<Index>:$encoding_dims), Iree_tensor,
    "$source (`encoding_dims` `{` $encoding_dims^ `}`)? attr-dict `:` type($source) `->` "
    "custom<SizedType>(type($result))", [Pure]>;
def Iree_SetEncodingOp : Iree_EncodingOp<"set_encoding">;
def Iree_UnsetEncodingOp : Iree_EncodingOp<"unset_encoding">;

/// Ops that the alias of linalg_ext does not have: name, attributes behind it or before `ins`, then
/// `ins(...) outs(...) {region} -> types`. They become ops that later stages know.
class Iree_StructuredOp<string mnemonic, dag attributes, list<Trait> traits = []>
    : Iree_Op<Iree_LinalgExt, mnemonic, traits # [AttrSizedOperandSegments]> {
  let arguments =
      !con((ins Variadic<AnyType>:$inputs, Variadic<AnyRankedTensor>:$outputs), attributes);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region AnyRegion:$region);
  let extraClassDeclaration = Iree_parse;
  let hasVerifier = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser,
                                         ::mlir::OperationState &state) {
      return parseStructured(parser, state);
    }
    ::llvm::LogicalResult $cppClass::verify() {
      return verifyStructured(*this, getInputs(), getOutputs());
    }
  }];
}
def Iree_OnlineAttentionOp : Iree_StructuredOp<"online_attention",
    (ins AffineMapArrayAttr:$indexing_maps, OptionalAttr<DictionaryAttr>:$decomposition_config),
        [LinalgExt_IndexedRegion]>;
def Iree_ExpReductionOp : Iree_StructuredOp<"exp_reduction",
    (ins AffineMapArrayAttr:$indexing_maps, ArrayAttr:$iterator_types,
        I64ArrayAttr:$exp_reduced_operands)>;
def Iree_CustomOp :
    Iree_StructuredOp<"custom_op",
    (ins AffineMapArrayAttr:$indexing_maps, ArrayAttr:$iterator_types), [LinalgExt_IndexedRegion]>;
class Iree_WinogradOp<string mnemonic, dag dimensions>
    : Iree_StructuredOp<"winograd." # mnemonic,
        !con((ins I64Attr:$output_tile_size, I64Attr:$kernel_size), dimensions)>;
def Iree_WinogradInputOp : Iree_WinogradOp<"input_transform", (ins I64ArrayAttr:$image_dimensions)>;
def Iree_WinogradFilterOp :
    Iree_WinogradOp<"filter_transform", (ins I64ArrayAttr:$kernel_dimensions)>;
def Iree_WinogradOutputOp :
    Iree_WinogradOp<"output_transform", (ins I64ArrayAttr:$image_dimensions)>;
def Iree_QuantizeAffineOp : Iree_StructuredOp<"quantize_affine",
    (ins AffineMapArrayAttr:$indexing_maps, OptionalAttr<I64Attr>:$quant_min,
        OptionalAttr<I64Attr>:$quant_max, UnitAttr:$storage_unsigned, UnitAttr:$zp_unsigned)>;
def Iree_DequantizeAffineOp : Iree_StructuredOp<"dequantize_affine",
    (ins AffineMapArrayAttr:$indexing_maps, UnitAttr:$input_unsigned, UnitAttr:$zp_unsigned)>;
/// Rows by one of several matrices: GroupMatmul.cpp.
def Iree_GroupMatmulOp : Iree_StructuredOp<"group_matmul", (ins)>;
def Iree_ReverseOp : Iree_StructuredOp<"reverse", (ins I64ElementsAttr:$dimensions)>;
