//===- LinalgExtOps.td - structured operations that linalg lacks ----------===//
// Textual form and meaning follow IREE's published LinalgExt. Every op but `yield` and `index`
// writes into its `outs` (destination style) and takes tensors, then it has one result per out, or
// memrefs, then it has none.
include "compiler/Dialect/LinalgExt/IndexedRegion.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"

def LinalgExt_Dialect : Dialect {
  let name = "linalg_ext";
  let cppNamespace = "::sluice::linalg_ext";
  let summary =
      "structured operations that linalg lacks: sort, top-k, scatter, gather, scan, attention, ...";
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::tensor::TensorDialect"];
}

class LinalgExt_Op<string mnemonic, list<Trait> traits = []> :
    Op<LinalgExt_Dialect, mnemonic, traits>;

def LinalgExt_Shaped : AnyTypeOf<[AnyRankedTensor, AnyMemRef], "ranked tensor or memref">;

def LinalgExt_YieldOp : LinalgExt_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "ends the region of a linalg_ext op";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
  let builders = [OpBuilder<(ins), "/* no values */">];
}

def LinalgExt_IndexOp : LinalgExt_Op<"index", [Pure]> {
  let summary = "position of the current element in one dimension of the iteration space";
  let description =
      "Allowed in the region of `attention`, whose dimensions are those of its indexing maps, and "
      "of ops like it.";
  let arguments = (ins ConfinedAttr<I64Attr, [IntMinValue<0>]>:$dim);
  let results = (outs Index:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
  let hasVerifier = 1;
}

/// Base of the destination-style ops: `inputs` are read, `outputs` are read and written.
class LinalgExt_DpsOp<string mnemonic, list<Trait> traits = []> : LinalgExt_Op<mnemonic, traits # [
    AttrSizedOperandSegments, DestinationStyleOpInterface,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>]> {
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasVerifier = 1;
  code baseClassDeclaration = [{
    mlir::MutableOperandRange getDpsInitsMutable() { return getOutputsMutable(); }
    mlir::ShapedType getInputType(unsigned i) {
      return mlir::cast<mlir::ShapedType>(getInputs()[i].getType());
    }
    mlir::ShapedType getOutputType(unsigned i) {
      return mlir::cast<mlir::ShapedType>(getOutputs()[i].getType());
    }
  }];
  let extraClassDeclaration = baseClassDeclaration;
  let extraClassDefinition = [{
    void $cppClass::getEffects(Effects &effects) { addEffects(*this, effects); }
    llvm::LogicalResult $cppClass::reifyResultShapes(
        mlir::OpBuilder &builder, mlir::ReifiedRankedShapedTypeDims &shapes) {
      return reifyShapes(builder, *this, shapes);
    }
  }];
}

/// Those with a region of one block.
class LinalgExt_RegionOp<string mnemonic> :
    LinalgExt_DpsOp<mnemonic, [SingleBlockImplicitTerminator<"YieldOp">]> {
  let regions = (region AnyRegion:$region);
}

def LinalgExt_SortOp : LinalgExt_RegionOp<"sort"> {
  let summary = "sorts rows of one or several tensors together, stably";
  let description = [{
    Reorders every row along `dimension` of all outs in the same way. The region takes a pair of
    elements per out (%a0, %b0, %a1, %b1, ...) and yields i1: a comes before b. A comparator that
    also holds for equal elements (`oge`, `sle`) is accepted: elements a, b for which both or
    neither direction holds count as equal and keep their order.
    ```mlir
    %s:2 = linalg_ext.sort dimension(1) outs(%keys, %ids : tensor<4x8xf32>, tensor<4x8xi64>) {
    ^bb0(%a: f32, %b: f32, %i: i64, %j: i64):
      %c = arith.cmpf ogt, %a, %b : f32
      linalg_ext.yield %c : i1
    } -> tensor<4x8xf32>, tensor<4x8xi64>
    ```
    `inputs` exists for textual compatibility and must be empty.
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<LinalgExt_Shaped>:$outputs,
                       I64Attr:$dimension);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)` (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
  }];
  let hasCanonicalizer = 1;
}

def LinalgExt_TopkOp : LinalgExt_RegionOp<"topk"> {
  let summary = "the k best elements of every row and where they came from, best first";
  let description = [{
    Inputs: values and, optionally, an index of each value (by default the position along
    `dimension`). Outs: values and, optionally, indices, with k elements along `dimension`. The
    region takes (%a, %b) and yields i1: a is better than b. Equal values: the one that comes first
    wins. What the outs hold counts as k candidates before the row, so a reduction can go on from a
    partial result; with `overwrite` the outs are not read, and a row must have at least k elements.
    ```mlir
    %v, %i = linalg_ext.topk {overwrite} dimension(1) ins(%x : tensor<2x9xf32>)
        outs(%a, %b : tensor<2x3xf32>, tensor<2x3xi64>) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf ogt, %l, %r : f32
      linalg_ext.yield %c : i1
    } -> tensor<2x3xf32>, tensor<2x3xi64>
    ```
    `is_sorted` is accepted for textual compatibility; results are always sorted.
  }];
  let arguments = (ins Variadic<LinalgExt_Shaped>:$inputs, Variadic<LinalgExt_Shaped>:$outputs,
                       I64Attr:$dimension, UnitAttr:$is_sorted, UnitAttr:$overwrite);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)` (`is_sorted` $is_sorted^)? `ins` `(` $inputs `:`
      type($inputs) `)`
    `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
  }];
  let hasCanonicalizer = 1;
}

def LinalgExt_ScatterOp : LinalgExt_RegionOp<"scatter"> {
  let summary = "combines slices of updates into a tensor at positions given by indices";
  let description = [{
    Inputs: updates of shape [batch..., slice...], indices of shape [batch..., depth] (depth is the
    length of `dimension_map`; the last dimension may be left out if depth is 1) and, optionally, an
    i1 mask of shape [batch...]. Index component i is a position in dimension `dimension_map[i]` of
    the out. The slice covers the remaining dimensions of the out; if it has more dimensions it
    covers the last ones, starting at the index. The region takes (%update, %current) and yields the
    new element. Elements outside of the out are skipped. Without `unique_indices(true)` the same
    position may be hit more than once; updates apply in row-major order of the batch, which
    kernels take for what rounding decides only with `in_order`.
    ```mlir
    %r = linalg_ext.scatter dimension_map = [0] unique_indices(false)
        ins(%u, %i : tensor<9x4xf32>, tensor<9x1xi32>) outs(%t : tensor<5x4xf32>) {
    ^bb0(%update: f32, %current: f32):
      %s = arith.addf %current, %update : f32
      linalg_ext.yield %s : f32
    } -> tensor<5x4xf32>
    ```
  }];
  let arguments = (ins Variadic<LinalgExt_Shaped>:$inputs, Variadic<LinalgExt_Shaped>:$outputs,
                       DenseI64ArrayAttr:$dimension_map,
                       DefaultValuedAttr<BoolAttr, "true">:$unique_indices, UnitAttr:$in_order);
  let assemblyFormat = [{
    attr-dict `dimension_map` `=` $dimension_map `unique_indices` `(` $unique_indices `)`
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)` $region
      (`->` type($results)^)?
  }];
  let extraClassDeclaration = baseClassDeclaration # [{
    int64_t getIndexDepth() { return getDimensionMap().size(); }
    /// Rank of the batch: the leading dimensions that updates, indices and mask share.
    int64_t getBatchRank();
    /// Whether indices have a last dimension over the index components.
    bool hasIndexDim() { return getInputType(1).getRank() == getBatchRank() + 1; }
    /// Dimension of the out that dimension `i` of a slice runs along.
    llvm::SmallVector<int64_t> getSliceDims();
  }];
}

def LinalgExt_GatherOp : LinalgExt_RegionOp<"gather"> {
  let summary = "collects slices of a tensor from positions given by indices";
  let description = [{
    Inputs: source, indices of shape [batch..., depth] (the last dimension may be left out if depth
    is 1) and, optionally, an i1 mask of shape [batch...]; the out has shape [batch..., slice...].
    Index component i is a position in dimension `dimension_map[i]` of the source, clamped to it;
    the slice is all of the other dimensions. The region takes (%source, %current) and yields the
    element to write. Where the mask is false the out keeps its element.
  }];
  let arguments = (ins Variadic<LinalgExt_Shaped>:$inputs, Variadic<LinalgExt_Shaped>:$outputs,
                       DenseI64ArrayAttr:$dimension_map);
  let assemblyFormat = [{
    attr-dict `dimension_map` `=` $dimension_map `ins` `(` $inputs `:` type($inputs) `)`
    `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
  }];
  let extraClassDeclaration = baseClassDeclaration # [{
    int64_t getIndexDepth() { return getDimensionMap().size(); }
    int64_t getBatchRank() {
      return getOutputType(0).getRank() - (getInputType(0).getRank() - getIndexDepth());
    }
    bool hasIndexDim() { return getInputType(1).getRank() == getBatchRank() + 1; }
    /// Dimension of the source that dimension `i` of a slice runs along.
    llvm::SmallVector<int64_t> getSliceDims();
  }];
}

def LinalgExt_ScanOp : LinalgExt_RegionOp<"scan"> {
  let summary = "running combination along a dimension";
  let description = [{
    Outs: the running values and, without `dimension`, an accumulator. The region takes (%running,
    %element). Inclusive: out[0] = in[0], out[i] = f(out[i-1], in[i]); exclusive: out[0] =
    accumulator, out[i] = f(out[i-1], in[i-1]). The accumulator ends as the last running value; it
    stays as it was if the dimension is empty.
  }];
  let arguments = (ins Variadic<LinalgExt_Shaped>:$inputs, Variadic<LinalgExt_Shaped>:$outputs,
                       I64Attr:$dimension, BoolAttr:$inclusive);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)` `inclusive` `(` $inclusive `)` `ins` `(` $inputs `:`
      type($inputs) `)`
    `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?
  }];
}

def LinalgExt_ArgCompareOp : LinalgExt_RegionOp<"arg_compare"> {
  let summary = "the best element of every row and its position: arg-max, arg-min and the like";
  let description = [{
    Inputs: values and, optionally, an index of each value (by default the position along
    `dimension`, plus `index_base`). Outs: best value and its index, without `dimension`; what they
    hold counts as the first candidate. The region takes (%element, %best) and yields i1: the
    element is the best from now on. So `ogt` keeps the first of equal elements, `oge` the last.
  }];
  let arguments = (ins Variadic<LinalgExt_Shaped>:$inputs, Variadic<LinalgExt_Shaped>:$outputs,
                       Optional<Index>:$index_base, I64Attr:$dimension);
  let assemblyFormat = [{
    attr-dict `dimension` `(` $dimension `)` `ins` `(` $inputs `:` type($inputs) `)`
    `outs` `(` $outputs `:` type($outputs) `)`
      (`index_base` `(` $index_base^ `:` type($index_base) `)`)?
    $region (`->` type($results)^)?
  }];
}

def LinalgExt_AttentionOp : LinalgExt_DpsOp<"attention", [LinalgExt_IndexedRegion]> {
  let summary = "softmax(scale * Q K^T + mask) V";
  let description = [{
    Inputs: query, key, value, then optionally a scalar scale (default 1) and a mask.
    `indexing_maps` has one map per input (that of the scale may be left out) and one for the out,
    over dimensions that it thereby defines: batch (in query, key, value, out), m (query, out), k1
    (query, key), k2 (key, value), n (value, out). Without maps: query [batch..., m, k1], key
    [batch..., k2, k1], value [batch..., k2, n]. An integer mask removes scores where it is zero, a
    floating-point mask is added to them. The region, if there is one, takes a score and yields the
    score to use; `linalg_ext.index` gives positions in it. A region that takes a score and the
    mask's element does all that is done with the mask. A row whose scores are all removed (minus
    infinity) gives zeros, with `nan_if_empty` NaN, as softmax does. Sums are f32 (f64 for f64).

    `lengths`, integers over batch and m: of a row only so many keys are there; what key and value
    hold behind them is not looked at. Below 0 is 0; above the number of keys is all of them. With
    `window`, only the last so many of them are there: keys from the length minus that on.
    `table`, integers over batch and the first of two dimensions k2: keys and values stand in blocks
    anywhere in a cache. Where the other operands are at position p of that dimension, key and value
    are at block table[..., p], the nearest one if that does not exist. The second dimension k2 is
    that of a block. Both have maps, before that of the out.
    ```mlir
    // Caches [block, key of the block, head, element]; of sequence b, key 5 of its block 2:
    //   cache[table[b, 2], 5]
    %r = linalg_ext.attention {indexing_maps = [
          affine_map<(b, h, g, p, s, k, n) -> (b, h, g, k)>,
          affine_map<(b, h, g, p, s, k, n) -> (p, s, h, k)>,
          affine_map<(b, h, g, p, s, k, n) -> (p, s, h, n)>,
          affine_map<(b, h, g, p, s, k, n) -> (b)>, affine_map<(b, h, g, p, s, k, n) -> (b, p)>,
          affine_map<(b, h, g, p, s, k, n) -> (b, h, g, n)>]}
        ins(%q, %keys, %values : tensor<4x8x4x128xf16>, tensor<99x16x8x128xf16>,
                                 tensor<99x16x8x128xf16>)
        lengths(%lengths : tensor<4xi32>) table(%table : tensor<4x64xi32>)
        outs(%o : tensor<4x8x4x128xf16>) -> tensor<4x8x4x128xf16>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, Optional<LinalgExt_Shaped>:$lengths,
                       Optional<LinalgExt_Shaped>:$table, Variadic<LinalgExt_Shaped>:$outputs,
                       OptionalAttr<AffineMapArrayAttr>:$indexing_maps, UnitAttr:$nan_if_empty,
                       OptionalAttr<I64Attr>:$window);
  let regions = (region AnyRegion:$region);
  let assemblyFormat = [{
    attr-dict `ins` `(` $inputs `:` type($inputs) `)`
    (`lengths` `(` $lengths^ `:` type($lengths) `)`)? (`table` `(` $table^ `:` type($table) `)`)?
    `outs` `(` $outputs `:` type($outputs) `)` custom<OptionalRegion>($region)
      (`->` type($results)^)?
  }];
  let hasCanonicalizer = 1;
  let extraClassDeclaration = baseClassDeclaration # [{
    mlir::Value getQuery() { return getInputs()[0]; }
    mlir::Value getKey() { return getInputs()[1]; }
    mlir::Value getValue() { return getInputs()[2]; }
    /// Null if the scale is 1.
    mlir::Value getScale();
    /// Null without mask.
    mlir::Value getMask();
    mlir::Value getOutput() { return getOutputs()[0]; }
    mlir::AffineMap getQueryMap() { return getMaps()[0]; }
    mlir::AffineMap getKeyMap() { return getMaps()[1]; }
    mlir::AffineMap getValueMap() { return getMaps()[2]; }
    /// Whether the region takes the mask's element, which is not used otherwise then.
    bool isMaskInRegion() { return !getRegion().empty() && getRegion().getNumArguments() == 2; }
    /// Null without mask.
    mlir::AffineMap getMaskMap();
    /// Null without lengths, without table.
    mlir::AffineMap getLengthsMap();
    mlir::AffineMap getTableMap();
    mlir::AffineMap getOutputMap() { return getMaps().back(); }
    /// `indexing_maps`, or the default ones.
    llvm::SmallVector<mlir::AffineMap> getMaps();
    /// Dimensions of the iteration space, by role. Every dimension has exactly one.
    struct Dims { llvm::SmallVector<int64_t> batch, m, k1, k2, n; };
    Dims getDims();
    /// The dimension that the table has blocks for; -1 without table.
    int64_t getPageDim();
    /// The operands that tell the size of a dimension, and which dimension of theirs it is.
    using Extent = llvm::SmallVector<std::pair<mlir::Value, unsigned>>;
    llvm::SmallVector<Extent> getExtents();
  }];
}

def LinalgExt_FftOp : LinalgExt_DpsOp<"fft"> {
  let summary = "one stage of an in-place radix-2 fast Fourier transform of every row";
  let description = [{
    Inputs: the stage s (index, from 1) and, optionally, real and imaginary parts of the 2^(s-1)
    coefficients exp(-2 pi i j / 2^s). Outs: real and imaginary parts, in bit-reversed order before
    the first stage; the last dimension is a power of two and is split in groups of 2^s elements.
    Every group does out[j], out[j + 2^(s-1)] = out[j] + w_j * out[j + 2^(s-1)], out[j] - w_j *
    out[j + 2^(s-1)] (Cooley and Tukey 1965).
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<LinalgExt_Shaped>:$outputs);
  let assemblyFormat = [{
    attr-dict `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)`
    custom<ResultTypes>(type($results))
  }];
  let extraClassDeclaration = baseClassDeclaration # [{
    bool hasCoefficients() { return getInputs().size() == 3; }
  }];
}

/// Base of map_load and map_store: one input, one out, a region from indices to indices.
class LinalgExt_MapOp<string mnemonic> : LinalgExt_RegionOp<mnemonic> {
  let assemblyFormat = [{
    attr-dict $inputs `into` $outputs $region `:` type($inputs) `into` type($outputs)
      (`->` type($results)^)?
  }];
  let arguments = (ins Variadic<LinalgExt_Shaped>:$inputs, Variadic<LinalgExt_Shaped>:$outputs);
  let extraClassDeclaration = baseClassDeclaration;
}

def LinalgExt_MapLoadOp : LinalgExt_MapOp<"map_load"> {
  let summary = "fills a tensor with elements of another at computed positions";
  let description = [{
    The region takes the indices of an element of the out and yields indices of the source and a
    padding value, which is used where the position lies outside of the source.
    ```mlir
    %r = linalg_ext.map_load %src into %out {
    ^bb0(%i: index, %j: index):
      linalg_ext.yield %j, %i, %zero : index, index, f32
    } : tensor<4x8xf32> into tensor<8x5xf32> -> tensor<8x5xf32>
    ```
  }];
}

def LinalgExt_MapStoreOp : LinalgExt_MapOp<"map_store"> {
  let summary = "stores the elements of a tensor at computed positions of another";
  let description = [{
    The region takes the indices of an element of the input and yields indices of the out and an i1
    mask: store or do not. Elements of the out that nothing is stored to are kept. No two stores may
    hit the same element; stores outside of the out are skipped.
  }];
}
