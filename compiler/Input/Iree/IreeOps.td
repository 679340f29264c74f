//===- IreeOps.td - ops that only texts written for IREE hold -------------===//
// Some belong to dialects that Sluice has itself: they are added to those when the input is read, and none is left after the input stage.
#ifndef SLUICE_IREE_OPS
#define SLUICE_IREE_OPS
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Iree_Dialect<string prefix> : Dialect {
  let name = prefix;
  let cppNamespace = "::sluice::iree";
}
def Iree_Flow : Iree_Dialect<"flow">;
def Iree_HAL : Iree_Dialect<"hal">;
def Iree_Encoding : Iree_Dialect<"iree_encoding">;
def Iree_TensorExt : Iree_Dialect<"iree_tensor_ext">;

class Iree_Op<Dialect dialect, string mnemonic, list<Trait> traits = []> : Op<dialect, mnemonic, traits>;

/// The same elements or bytes in another shape or type. Sizes of the source are read and dropped: the tensor has them.
class Iree_RecastOp<Dialect dialect, string mnemonic> : Iree_Op<dialect, mnemonic, [Pure]> {
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `:` custom<SizedType>(type($source)) `->` custom<SizedResult>(type($result), $result_dims) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
  let extraClassDefinition = "::llvm::LogicalResult $cppClass::verify() { return verifySizes(*this, getResult().getType(), getResultDims().size()); }";
}
def Iree_ReshapeOp : Iree_RecastOp<Iree_Flow, "tensor.reshape">;
def Iree_BitcastOp : Iree_RecastOp<Iree_Flow, "tensor.bitcast">;
def Iree_TensorExtBitcastOp : Iree_RecastOp<Iree_TensorExt, "bitcast">;

class Iree_MakeOp<string mnemonic, dag operands, string format, list<Trait> traits = []> : Iree_Op<Iree_Flow, mnemonic, traits> {
  let arguments = !con(operands, (ins Variadic<Index>:$result_dims));
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = format # "`:` custom<SizedResult>(type($result), $result_dims) attr-dict-with-keyword";
  let hasVerifier = 1;
  let extraClassDefinition = "::llvm::LogicalResult $cppClass::verify() { return verifySizes(*this, getResult().getType(), getResultDims().size()); }";
}
def Iree_EmptyOp : Iree_MakeOp<"tensor.empty", (ins), "">;
def Iree_AllocaOp : Iree_MakeOp<"tensor.alloca", (ins), "">;
def Iree_SplatOp : Iree_MakeOp<"tensor.splat", (ins AnyType:$value), "$value",
    [TypesMatchWith<"value is an element", "result", "value", "::llvm::cast<::mlir::RankedTensorType>($_self).getElementType()">]>;

def Iree_ConstantOp : Iree_Op<Iree_Flow, "tensor.constant", [Pure]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "custom<ConstantAndType>($value, type($result)) attr-dict-with-keyword";
}

/// The value itself: a copy, a name for its sizes, a mark in the program.
class Iree_SameOp<Dialect dialect, string mnemonic, string format> : Iree_Op<dialect, mnemonic> {
  let arguments = (ins AnyRankedTensor:$operand);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = format;
}
def Iree_CloneOp : Iree_SameOp<Iree_Flow, "tensor.clone", "$operand `:` custom<SameTypes>(type($operand), type($result)) attr-dict-with-keyword">;
def Iree_TieShapeOp : Iree_SameOp<Iree_Flow, "tensor.tie_shape", "$operand attr-dict `:` custom<SameTypes>(type($operand), type($result))">;
def Iree_BarrierOp : Iree_Op<Iree_Flow, "tensor.barrier"> {
  let arguments = (ins AnyRankedTensor:$operand, AnyAttr:$target);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$operand `:` custom<SameTypes>(type($operand), type($result)) `on` $target attr-dict-with-keyword";
}
def Iree_BarrierStartOp : Iree_SameOp<Iree_TensorExt, "compute_barrier.start", "$operand `:` custom<SameTypes>(type($operand), type($result)) attr-dict">;
def Iree_BarrierEndOp : Iree_SameOp<Iree_TensorExt, "compute_barrier.end", "$operand `:` custom<SameTypes>(type($operand), type($result)) attr-dict">;

def Iree_LoadOp : Iree_Op<Iree_Flow, "tensor.load", [TypesMatchWith<"result is an element", "source", "result", "::llvm::cast<::mlir::RankedTensorType>($_self).getElementType()">]> {
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$source (`[` $indices^ `]`)? `:` custom<SizedType>(type($source)) attr-dict-with-keyword";
}
def Iree_StoreOp : Iree_Op<Iree_Flow, "tensor.store", [AllTypesMatch<["target", "result"]>,
    TypesMatchWith<"value is an element", "target", "value", "::llvm::cast<::mlir::RankedTensorType>($_self).getElementType()">]> {
  let arguments = (ins AnyType:$value, AnyRankedTensor:$target, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$value `,` $target (`[` $indices^ `]`)? `:` custom<SizedType>(type($target)) attr-dict-with-keyword";
}

def Iree_SliceOp : Iree_Op<Iree_Flow, "tensor.slice", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$starts, Variadic<Index>:$lengths, Variadic<Index>:$result_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $starts `for` $lengths `]` `:` custom<SizedType>(type($source)) `->` custom<SizedResult>(type($result), $result_dims)
    attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}
def Iree_UpdateOp : Iree_Op<Iree_Flow, "tensor.update", [AllTypesMatch<["target", "result"]>]> {
  let arguments = (ins AnyRankedTensor:$update, AnyRankedTensor:$target, Variadic<Index>:$starts);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $update `,` $target `[` $starts `]` `:` custom<SizedType>(type($update)) `->` custom<TiedType>(type($target)) attr-dict-with-keyword
  }];
  let hasVerifier = 1;
}

def Iree_TraceOp : Iree_Op<Iree_Flow, "tensor.trace"> {
  let arguments = (ins StrAttr:$key, Variadic<AnyType>:$values);
  let assemblyFormat = "$key `=` `[` custom<TracedValues>($values, type($values)) `]` attr-dict-with-keyword";
}

def Iree_ReturnOp : Iree_Op<Iree_Flow, "return", [Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Iree_RegionOp : Iree_Op<Iree_Flow, "dispatch.region", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$result_dims, Variadic<Index>:$workload);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body, AnyRegion:$workgroup_count);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Iree_ImportOp : Iree_Op<Iree_HAL, "tensor.import"> {
  let arguments = (ins AnyType:$source, Variadic<Index>:$result_dims, OptionalAttr<StrAttr>:$name, OptionalAttr<AnyAttr>:$affinity);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    (`on` `(` $affinity^ `)`)? $source ($name^)? `:` type($source) `->` custom<SizedResult>(type($result), $result_dims) attr-dict
  }];
}
def Iree_ExportOp : Iree_Op<Iree_HAL, "tensor.export"> {
  let arguments = (ins AnyRankedTensor:$source, OptionalAttr<StrAttr>:$name, OptionalAttr<AnyAttr>:$affinity);
  let results = (outs AnyType:$result);
  let assemblyFormat = "(`on` `(` $affinity^ `)`)? $source ($name^)? `:` custom<SizedType>(type($source)) `->` type($result) attr-dict";
}

/// IREE's layouts; the logical value is the same.
class Iree_EncodingOp<string mnemonic> : Iree_Op<Iree_Encoding, mnemonic, [Pure]> {
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$encoding_dims);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source (`encoding_dims` `{` $encoding_dims^ `}`)? attr-dict `:` type($source) `->` custom<SizedType>(type($result))";
}
def Iree_SetEncodingOp : Iree_EncodingOp<"set_encoding">;
def Iree_UnsetEncodingOp : Iree_EncodingOp<"unset_encoding">;

#endif
