//===- EncodingOps.td - data-tiling layouts carried by tensor types -------===//
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Encoding_Dialect : Dialect {
  let name = "encoding";
  let cppNamespace = "::sluice::encoding";
  let summary = "data-tiling layouts carried by tensor types";
  let useDefaultAttributePrinterParser = 1;
}

def Encoding_PanelsAttr : AttrDef<Encoding_Dialect, "Panels"> {
  let mnemonic = "panels";
  let summary = "the rhs of a contraction or convolution, packed into panels of columns";
  let description = [{
    On a tensor of logical shape [batch..., K, N] (whatever the order of its dimensions: `k` and `n`
    name them) the stored form is [batch..., ceil(N / width), K, width], zero-filled past N: each
    panel holds `width` columns, row after row, so that a microkernel reads it front to back. Layout
    of B in Goto, van de Geijn: Anatomy of High-Performance Matrix Multiplication (2008). Stored
    bytes: batch * ceil(N / width) * K * width * element size. K may be several dimensions,
    outermost first: those that a convolution sums over, in the order in which its kernel walks.
    With a `group` so many rows lie side by side for each column, zeros past the last one: [batch...,
    ceil(N / width), ceil(K / group), width * group]. So instructions read them that add up several
    products of small integers.
    ```mlir
    tensor<768x3072xf32, #encoding.panels<k = [0], n = 1, width = 64>>
    tensor<64x32x3x3xf32, #encoding.panels<k = [2, 3, 1], n = 0, width = 64>>  // OIHW weights
    tensor<768x3072xi8, #encoding.panels<k = [0], n = 1, width = 64, group = 4>>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$k, "int64_t":$n, "int64_t":$width,
      DefaultValuedParameter<"int64_t", "1">:$group);
  let assemblyFormat = [{
    `<` `k` `=` `[` $k `]` `,` `n` `=` $n `,` `width` `=` $width (`,` `group` `=` $group^)? `>`
  }];
  let extraClassDeclaration = [{
    /// The stored form of a tensor of this layout: [batch..., ceil(N / width), ceil(K / group),
    /// width * group], without encoding.
    ::mlir::RankedTensorType getStorageType(::mlir::RankedTensorType type);
    /// The product of the sizes of the dimensions `k`; dynamic if one is.
    int64_t getRows(::mlir::RankedTensorType type);
    /// Whether `dim` is neither the columns nor one of the rows.
    bool isBatch(int64_t dim) { return dim != getN() && !::llvm::is_contained(getK(), dim); }
  }];
}

def Encoding_PaddedRowsAttr : AttrDef<Encoding_Dialect, "PaddedRows"> {
  let mnemonic = "padded_rows";
  let summary = "a tensor whose rows begin at multiples of some elements";
  let description = [{
    The stored form is row-major, its last dimension rounded up to `multiple`; what lies behind the
    end of a row is undefined. A kernel then reads rows of any length in aligned vectors. Only
    contractions write and read such tensors, on targets whose copies need it.
    ```mlir
    tensor<?x?xf16, #encoding.padded_rows<8>>   // m rows of ceil(n / 8) * 8 elements
    ```
  }];
  let parameters = (ins "int64_t":$multiple);
  let assemblyFormat = "`<` $multiple `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The layout of `type`; null if its rows follow each other without a gap.
    static PaddedRowsAttr of(::mlir::Type type);
  }];
}

class Encoding_Op<string mnemonic, list<Trait> traits = []> :
    Op<Encoding_Dialect, mnemonic, traits>;

def Encoding_SetOp :
    Encoding_Op<"set", [Pure, DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
    ["reifyResultShapes"]>]> {
  let summary = "stores a tensor in the layout of its result type";
  let description = [{
    The logical value is unchanged. `panels` of the result may name transposed dimensions, so a
    transposed operand is packed without being transposed first.
  }];
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
  let hasVerifier = 1;
}

def Encoding_StorageCastOp : Encoding_Op<"storage_cast", [Pure]> {
  let summary = "the same bytes, seen as an encoded tensor or as its stored form";
  let description = [{
    ```mlir
    %p = encoding.storage_cast %bytes : tensor<48x768x64xf32>
      -> tensor<768x3072xf32, #encoding.panels<k = [0], n = 1, width = 64>>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
  let hasVerifier = 1;
}
