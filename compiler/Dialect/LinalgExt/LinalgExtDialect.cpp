//===- LinalgExtDialect.cpp - parsing, printing and shapes of linalg_ext --===//
// What all ops share: optional parts of the text, memory effects, result shapes. Verifiers are in
// Verify.cpp, tiling in Tiling.cpp, bufferization in Bufferization.cpp, the way to loops in Loops/.
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/LinalgExt/Passes.h"

using namespace sluice::linalg_ext;

/// custom<OptionalRegion>: no braces, no region.
static ParseResult parseOptionalRegion(OpAsmParser &parser, Region &region) {
  auto parsed = parser.parseOptionalRegion(region);
  return parsed.has_value() ? *parsed : success();
}
static void printOptionalRegion(OpAsmPrinter &printer, Operation *, Region &region) {
  if (region.empty())
    return;
  printer.printRegion(region);
}

/// custom<ResultTypes>: `-> types`, or `: types` as older text has it, or nothing.
static ParseResult parseResultTypes(OpAsmParser &parser, SmallVectorImpl<Type> &types) {
  if (failed(parser.parseOptionalArrow()) && failed(parser.parseOptionalColon()))
    return success();
  return parser.parseTypeList(types);
}
static void printResultTypes(OpAsmPrinter &printer, Operation *, TypeRange types) {
  if (!types.empty())
    printer << "-> " << types;
}

//===- Memory effects and result shapes: the same for every destination-style op ---===//

using Effects = SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

/// Tensors have no effects; of memrefs, inputs are read and outs are read and written.
static void addEffects(DestinationStyleOpInterface op, Effects &effects) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    effects.emplace_back(MemoryEffects::Read::get(), &operand, SideEffects::DefaultResource::get());
    if (op.isDpsInit(&operand))
      effects.emplace_back(MemoryEffects::Write::get(), &operand,
                           SideEffects::DefaultResource::get());
  }
}

/// Every result has the shape of its out.
static LogicalResult reifyShapes(OpBuilder &builder, DestinationStyleOpInterface op,
                                 ReifiedRankedShapedTypeDims &shapes) {
  for (OpOperand &init : op.getDpsInitsMutable())
    if (isa<RankedTensorType>(init.get().getType()))
      shapes.push_back(tensor::getMixedSizes(builder, op.getLoc(), init.get()));
  return success();
}

#include "compiler/Dialect/LinalgExt/LinalgExtDialect.cpp.inc"
#include "compiler/Dialect/LinalgExt/LinalgExtEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/LinalgExt/LinalgExtOps.cpp.inc"

void LinalgExtDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/LinalgExt/LinalgExtOps.cpp.inc"
      >();
  attachTiling(getContext());
}

//===- Roles of operands and dimensions -----------------------------------===//

int64_t ScatterOp::getBatchRank() {
  // Slices normally cover exactly the dimensions that are not indexed; then the last dimension of
  // the indices may be missing.
  int64_t batch = getInputType(0).getRank() - (getOutputType(0).getRank() - getIndexDepth());
  int64_t indexRank = getInputType(1).getRank();
  if (batch >= 0 && (indexRank == batch + 1 || (getIndexDepth() == 1 && indexRank == batch)))
    return batch;
  return indexRank - 1;
}

SmallVector<int64_t> ScatterOp::getSliceDims() {
  int64_t rank = getOutputType(0).getRank(), sliceRank = getInputType(0).getRank() - getBatchRank();
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (sliceRank == rank - getIndexDepth() ? !llvm::is_contained(getDimensionMap(), dim)
                                            : dim >= rank - sliceRank)
      dims.push_back(dim);
  return dims;
}

SmallVector<int64_t> GatherOp::getSliceDims() {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < getInputType(0).getRank(); ++dim)
    if (!llvm::is_contained(getDimensionMap(), dim))
      dims.push_back(dim);
  return dims;
}

Value AttentionOp::getScale() {
  auto inputs = getInputs();
  return inputs.size() > 3 && !isa<ShapedType>(inputs[3].getType()) ? inputs[3] : Value();
}

Value AttentionOp::getMask() {
  auto inputs = getInputs();
  return inputs.size() > 3 && isa<ShapedType>(inputs.back().getType()) ? inputs.back() : Value();
}

AffineMap AttentionOp::getMaskMap() {
  return getMask() ? getMaps().end()[-2 - !!getLengths() - !!getTable()] : AffineMap();
}
AffineMap AttentionOp::getLengthsMap() {
  return getLengths() ? getMaps().end()[-2 - !!getTable()] : AffineMap();
}
AffineMap AttentionOp::getTableMap() { return getTable() ? getMaps().end()[-2] : AffineMap(); }

SmallVector<AffineMap> AttentionOp::getMaps() {
  if (auto maps = getIndexingMaps())
    return llvm::to_vector(maps->getAsValueRange<AffineMapAttr>());
  // [batch..., m, k1], [batch..., k2, k1], [batch..., k2, n] -> [batch..., m, n] over (batch..., m,
  // k1, k2, n).
  unsigned rank = getInputType(0).getRank(), batch = rank - 2, dims = batch + 4;
  auto map = [&](ArrayRef<unsigned> last) {
    auto used = llvm::to_vector(llvm::seq<unsigned>(0, batch));
    llvm::append_range(used, last);
    return AffineMap::getMultiDimMapWithTargets(dims, used, getContext());
  };
  unsigned m = batch, k1 = batch + 1, k2 = batch + 2, n = batch + 3;
  SmallVector<AffineMap> maps{map({m, k1}), map({k2, k1}), map({k2, n})};
  if (getMask())
    maps.push_back(map({m, k2}));
  maps.push_back(map({m, n}));
  return maps;
}

AttentionOp::Dims AttentionOp::getDims() {
  auto uses = [](AffineMap map, unsigned dim) { return map.isFunctionOfDim(dim); };
  Dims dims;
  AffineMap q = getQueryMap(), k = getKeyMap(), v = getValueMap(), o = getOutputMap(),
            t = getTableMap();
  for (unsigned dim = 0; dim < q.getNumDims(); ++dim) {
    bool inQ = uses(q, dim), inK = uses(k, dim), inV = uses(v, dim), inO = uses(o, dim);
    // A dimension of query and out that key and value share is batch; one that only one of them has
    // (grouped heads), or their table, too.
    if (inQ && inO)
      (inK || inV || (t && uses(t, dim)) ? dims.batch : dims.m).push_back(dim);
    else if (inQ && inK)
      dims.k1.push_back(dim);
    else if (inK && inV && !inO)
      dims.k2.push_back(dim);
    else if (inV && inO)
      dims.n.push_back(dim);
  }
  return dims;
}

int64_t AttentionOp::getPageDim() {
  AffineMap map = getTableMap();
  for (int64_t dim : map ? getDims().k2 : SmallVector<int64_t>())
    if (map.isFunctionOfDim(dim))
      return dim;
  return -1;
}

SmallVector<AttentionOp::Extent> AttentionOp::getExtents() {
  SmallVector<Extent> extents(getQueryMap().getNumDims());
  int64_t page = getPageDim();
  auto add = [&](Value tensor, AffineMap map, int64_t without = -1) {
    for (unsigned i = 0; map && i < map.getNumResults(); ++i)
      if (int64_t dim = map.getDimPosition(i); dim != without)
        extents[dim].push_back({tensor, i});
  };
  add(getQuery(), getQueryMap());
  add(getKey(), getKeyMap(), page);
  add(getValue(), getValueMap(), page);
  add(getOutput(), getOutputMap());
  add(getTable(), getTableMap());
  return extents;
}
