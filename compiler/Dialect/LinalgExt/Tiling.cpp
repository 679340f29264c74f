//===- Tiling.cpp - TilingInterface of all linalg_ext ops -----------------===//
// One model for all: which slices of the operands a tile needs follows from the op's
// IterationSpace. Regions that see indices (attention, map_load, map_store, arg_compare's
// positions) get the tile's offsets added.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/IterationSpace.h"
#include "compiler/Dialect/LinalgExt/Loops/Loops.h"
#include "compiler/Dialect/LinalgExt/Passes.h"

using namespace sluice::linalg_ext;

namespace {

using Sizes = SmallVector<OpFoldResult>;

/// Offsets and sizes of the part of operand `i` that a tile of the box needs.
void operandTile(OpBuilder &b, Operation *op, const IterationSpace &space, unsigned i,
                 ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
                 SmallVectorImpl<OpFoldResult> &operandOffsets,
                 SmallVectorImpl<OpFoldResult> &operandSizes) {
  for (auto [dim, along] : llvm::enumerate(space.operandDims[i])) {
    bool split = along != IterationSpace::kNone && !space.whole[along];
    operandOffsets.push_back(split ? offsets[along] : b.getIndexAttr(0));
    operandSizes.push_back(
        split ? sizes[along] : linalg::createFoldedDimOp(b, op->getLoc(), op->getOperand(i), dim));
  }
}

Value slice(OpBuilder &b, Location loc, Value operand, const Sizes &offsets, const Sizes &sizes) {
  Sizes strides(offsets.size(), b.getIndexAttr(1));
  if (isa<MemRefType>(operand.getType()))
    return memref::SubViewOp::create(b, loc, operand, offsets, sizes, strides);
  return tensor::ExtractSliceOp::create(b, loc, operand, offsets, sizes, strides);
}

Value add(OpBuilder &b, Location loc, Value value, OpFoldResult offset) {
  if (isConstantIntValue(offset, 0))
    return value;
  return arith::AddIOp::create(b, loc, value, getValueOrCreateConstantIndexOp(b, loc, offset));
}

/// Makes the region of the tile `op` see the indices of the untiled op.
void shiftIndices(OpBuilder &b, Operation *op, ArrayRef<OpFoldResult> offsets) {
  OpBuilder::InsertionGuard guard(b);
  auto shift = [&](Value index, OpFoldResult offset) {
    if (isConstantIntValue(offset, 0))
      return;
    b.setInsertionPointAfterValue(index);
    Value shifted = add(b, op->getLoc(), index, offset);
    index.replaceAllUsesExcept(shifted, shifted.getDefiningOp());
  };
  if (auto attention = dyn_cast<AttentionOp>(op)) {
    SmallVector<IndexOp> indices;
    attention.getRegion().walk([&](IndexOp index) { indices.push_back(index); });
    for (IndexOp index : indices)
      shift(index, offsets[index.getDim()]);
  } else if (isa<MapLoadOp, MapStoreOp>(op)) {
    for (auto [index, offset] : llvm::zip(op->getRegion(0).getArguments(), offsets))
      shift(index, offset);
  }
}

template <typename Op> struct Tiling final : TilingInterface::ExternalModel<Tiling<Op>, Op> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return iterationSpace(op).types;
  }

  SmallVector<Range> getIterationDomain(Operation *op, OpBuilder &b) const {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(op);
    IterationSpace space = iterationSpace(op);
    SmallVector<Range> domain(space.rank(), {b.getIndexAttr(0), OpFoldResult(), b.getIndexAttr(1)});
    for (auto [i, dims] : llvm::enumerate(space.operandDims))
      for (auto [dim, along] : llvm::enumerate(dims)) {
        if (along == IterationSpace::kNone)
          continue;
        // Any operand tells the size; one that tells it statically is best.
        OpFoldResult &size = domain[along].size;
        bool isStatic = !cast<ShapedType>(op->getOperand(i).getType()).isDynamicDim(dim);
        if (!size || (isStatic && isa<Value>(size)))
          size = linalg::createFoldedDimOp(b, op->getLoc(), op->getOperand(i), dim);
      }
    return domain;
  }

  FailureOr<TilingResult> getTiledImplementation(Operation *op, OpBuilder &b,
                                                 ArrayRef<OpFoldResult> offsets,
                                                 ArrayRef<OpFoldResult> sizes) const {
    IterationSpace space = iterationSpace(op);
    auto dps = cast<DestinationStyleOpInterface>(op);
    SmallVector<Value> operands;
    SmallVector<Operation *> slices;
    SmallVector<Type> types;
    for (unsigned i = 0; i < space.operandDims.size(); ++i) {
      Value operand = op->getOperand(i);
      if (isa<ShapedType>(operand.getType())) {
        Sizes operandOffsets, operandSizes;
        operandTile(b, op, space, i, offsets, sizes, operandOffsets, operandSizes);
        operand = slice(b, op->getLoc(), operand, operandOffsets, operandSizes);
        slices.push_back(operand.getDefiningOp());
      }
      operands.push_back(operand);
      if (dps.isDpsInit(&op->getOpOperand(i)) && isa<TensorType>(operand.getType()))
        types.push_back(operand.getType());
    }
    if (auto compare = dyn_cast<ArgCompareOp>(op)) {
      Value base = compare.getIndexBase();
      OpFoldResult offset = offsets[compare.getDimension()];
      if (compare.getInputs().size() == 1 && (base || !isConstantIntValue(offset, 0)))
        operands.push_back(base ? add(b, op->getLoc(), base, offset)
                                : getValueOrCreateConstantIndexOp(b, op->getLoc(), offset));
    }
    Operation *tiled = mlir::clone(b, op, types, operands);
    if (auto compare = dyn_cast<ArgCompareOp>(tiled)) {
      auto &segments = compare.getProperties().operandSegmentSizes;
      segments[2] = operands.size() - space.operandDims.size();
    }
    shiftIndices(b, tiled, offsets);
    return TilingResult{{tiled}, SmallVector<Value>(tiled->getResults()), slices};
  }

  LogicalResult getResultTilePosition(Operation *op, OpBuilder &b, unsigned result,
                                      ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
                                      SmallVectorImpl<OpFoldResult> &resultOffsets,
                                      SmallVectorImpl<OpFoldResult> &resultSizes) const {
    unsigned operand =
        cast<DestinationStyleOpInterface>(op).getDpsInitOperand(result)->getOperandNumber();
    operandTile(b, op, iterationSpace(op), operand, offsets, sizes, resultOffsets, resultSizes);
    return success();
  }

  /// The tile of the box that computes a tile of a result. Fails if the result tile would split a
  /// dimension that must stay whole.
  LogicalResult
  getIterationDomainTileFromResultTile(Operation *op, OpBuilder &b, unsigned result,
                                       ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> sizes,
                                       SmallVectorImpl<OpFoldResult> &domainOffsets,
                                       SmallVectorImpl<OpFoldResult> &domainSizes) const {
    IterationSpace space = iterationSpace(op);
    OpOperand *init = cast<DestinationStyleOpInterface>(op).getDpsInitOperand(result);
    for (const Range &range : getIterationDomain(op, b)) {
      domainOffsets.push_back(range.offset);
      domainSizes.push_back(range.size);
    }
    for (auto [dim, along] : llvm::enumerate(space.operandDims[init->getOperandNumber()])) {
      if (along != IterationSpace::kNone && !space.whole[along]) {
        domainOffsets[along] = offsets[dim];
        domainSizes[along] = sizes[dim];
        continue;
      }
      OpFoldResult full = linalg::createFoldedDimOp(b, op->getLoc(), init->get(), dim);
      if (!isConstantIntValue(offsets[dim], 0) || !isEqualConstantIntOrValue(sizes[dim], full))
        return failure();
    }
    return success();
  }

  FailureOr<TilingResult> generateResultTileValue(Operation *op, OpBuilder &b, unsigned result,
                                                  ArrayRef<OpFoldResult> offsets,
                                                  ArrayRef<OpFoldResult> sizes) const {
    Sizes domainOffsets, domainSizes;
    if (failed(getIterationDomainTileFromResultTile(op, b, result, offsets, sizes, domainOffsets,
                                                    domainSizes)))
      return failure();
    auto tiled = getTiledImplementation(op, b, domainOffsets, domainSizes);
    if (failed(tiled))
      return failure();
    tiled->tiledValues = {tiled->tiledValues[result]};
    return tiled;
  }

  LogicalResult generateScalarImplementation(Operation *op, OpBuilder &b, Location loc,
                                             ValueRange ivs) const {
    return lowerIteration(b, op, ivs);
  }
};

template <typename... Ops> void attachTilingOf(MLIRContext *context) {
  (Ops::template attachInterface<Tiling<Ops>>(*context), ...);
}
} // namespace

void sluice::linalg_ext::attachTiling(MLIRContext *context) {
  attachTilingOf<SortOp, TopkOp, ScatterOp, GatherOp, ScanOp, ArgCompareOp, AttentionOp, FftOp,
                 MapLoadOp, MapStoreOp>(context);
}
