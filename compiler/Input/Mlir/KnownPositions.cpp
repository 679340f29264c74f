//===- KnownPositions.cpp - numbers as positions of slices are written into them ===//
// Before any canonicalization: upstream's pattern for the same moves sizes to other dimensions
// where several of one element could be those that the result drops, and then refuses what it made.
//   %c4 = arith.constant 4 : index
//   tensor.extract_slice %a[0, %c4, 0] [1, 2, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<1x2xf32>
//     ->
//   tensor.extract_slice %a[0, 4, 0] [1, 2, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<1x2xf32>
// Where sizes may become known only later, such a slice drops nothing, and a reshape does:
//   tensor.extract_slice %a[0, 4, 0] [1, %n, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<1x?xf32>
//     ->
//   %0 = tensor.extract_slice %a[0, 4, 0] [1, %n, 1] [1, 1, 1]
//            : tensor<1x6x1xf32> to tensor<1x?x1xf32>
//   tensor.collapse_shape %0 [[0], [1, 2]] : tensor<1x?x1xf32> into tensor<1x?xf32>
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Input/Passes.h"

namespace sluice::input {
#define GEN_PASS_DEF_KNOWNPOSITIONS
#include "compiler/Input/Passes.h.inc"

/// Makes constants among `entries` attributes. Returns whether there were any.
static bool writeNumbers(Builder &builder, SmallVectorImpl<OpFoldResult> &entries) {
  bool changed = false;
  for (OpFoldResult &entry : entries) {
    std::optional<int64_t> known = isa<Value>(entry) ? getConstantIntValue(entry) : std::nullopt;
    if (!known || *known < 0)
      continue;
    entry = builder.getIndexAttr(*known);
    changed = true;
  }
  return changed;
}

/// The type of the tensor that `op` takes elements from or puts them into.
static RankedTensorType wholeOf(OffsetSizeAndStrideOpInterface op) {
  return llvm::TypeSwitch<Operation *, RankedTensorType>(op.getOperation())
      .Case([](tensor::ExtractSliceOp extract) { return extract.getSourceType(); })
      .Case<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(
          [](auto insert) { return insert.getDestType(); })
      .Default([](Operation *) { return RankedTensorType(); });
}

/// Whether upstream may take other dimensions for dropped once all sizes of `op` are known: it
/// takes the first of size 1. That is another type where one of size 1 is kept, then one of more,
/// and then one is dropped. Sizes of a function's arguments never become known.
static bool mayDropOthers(OffsetSizeAndStrideOpInterface op, const llvm::SmallBitVector &dropped) {
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  if (llvm::all_of(sizes, [](OpFoldResult size) { return isa<Attribute>(size); }))
    return false;
  bool keepsOne = false, keepsMore = false;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (dropped[i] && keepsMore)
      return true;
    if (dropped[i])
      continue;
    std::optional<int64_t> known = getConstantIntValue(size);
    keepsMore |= keepsOne && known != 1;
    auto dim =
        isa<Value>(size) ? cast<Value>(size).getDefiningOp<tensor::DimOp>() : tensor::DimOp();
    bool isOfArgument = dim && isa<BlockArgument>(dim.getSource());
    keepsOne |= known ? *known == 1 : !isOfArgument;
  }
  return false;
}

/// A slice that drops dimensions, as one that drops none and a reshape.
static void keepDimensions(IRRewriter &rewriter, OffsetSizeAndStrideOpInterface op) {
  auto extract = dyn_cast<tensor::ExtractSliceOp>(op.getOperation());
  auto insert = dyn_cast<tensor::InsertSliceOp>(op.getOperation());
  if (!extract && !insert)
    return;
  llvm::SmallBitVector dropped = extract ? extract.getDroppedDims() : insert.getDroppedDims();
  if (dropped.none() || !mayDropOthers(op, dropped))
    return;
  rewriter.setInsertionPoint(op);
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  SmallVector<ReassociationIndices> groups = linalg_ext::groupsWithout(dropped);
  if (extract) {
    Value whole = tensor::ExtractSliceOp::create(rewriter, op.getLoc(), extract.getSource(),
                                                 op.getMixedOffsets(), sizes, op.getMixedStrides());
    rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(extract, extract.getType(), whole, groups);
    return;
  }
  SmallVector<int64_t> shape;
  for (OpFoldResult size : sizes)
    shape.push_back(isa<Attribute>(size) ? *getConstantIntValue(size) : ShapedType::kDynamic);
  Value whole =
      tensor::ExpandShapeOp::create(rewriter, op.getLoc(), insert.getSourceType().clone(shape),
                                    insert.getSource(), groups, sizes);
  rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(
      insert, whole, insert.getDest(), op.getMixedOffsets(), sizes, op.getMixedStrides());
}

namespace {
struct KnownPositions final : impl::KnownPositionsBase<KnownPositions> {
  using Base::Base;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](OffsetSizeAndStrideOpInterface op) {
      SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), strides = op.getMixedStrides();
      bool changed = writeNumbers(rewriter, offsets);
      changed |= writeNumbers(rewriter, strides);
      RankedTensorType whole = wholeOf(op);
      // A place beyond the end may be one where nothing lies. Written as a number it would be
      // refused.
      bool isBeyond =
          whole &&
          !verifyInBoundsSlice(whole.getShape(), offsets, op.getMixedSizes(), strides).isValid;
      if (!changed || isBeyond)
        return;
      rewriter.setInsertionPoint(op);
      linalg_ext::replacePositions(rewriter, op, offsets, strides);
    });
    getOperation()->walk([&](OffsetSizeAndStrideOpInterface op) { keepDimensions(rewriter, op); });
  }
};
} // namespace
} // namespace sluice::input
