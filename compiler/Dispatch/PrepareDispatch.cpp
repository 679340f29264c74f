//===- PrepareDispatch.cpp - tensor code in the forms that kernels need ---===//
//   tensor.concat, splat constants    -> insertions into one destination, fills
//   tensor.dim of a computed tensor   -> the size expression of its operands
//   tensor.pad                        -> fill + insertion
//   slices of one element by steps    -> by steps of one, which is the same
//   slices that step and drop dimensions
//       -> a slice of as many dimensions, and a reshape: upstream's views of buffers find the
//          dropped dimensions by strides, which steps change
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Dispatch/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"

namespace sluice::dispatch {
#define GEN_PASS_DEF_PREPAREDISPATCH
#include "compiler/Dispatch/Passes.h.inc"

namespace {

/// arith.constant dense<0.0> : tensor<1024x1024xf32> -> a fill, which costs no memory in the
/// module.
LogicalResult splatConstantToFill(arith::ConstantOp op, PatternRewriter &rewriter) {
  auto splat = dyn_cast<SplatElementsAttr>(op.getValue());
  if (!splat || !isa<RankedTensorType>(op.getType()))
    return failure();
  auto type = cast<RankedTensorType>(op.getType());
  auto element = dyn_cast<TypedAttr>(splat.getSplatValue<Attribute>());
  if (!element || !arith::ConstantOp::isBuildableWith(element, type.getElementType()))
    return rewriter.notifyMatchFailure(op, "its elements are no scalar that a fill could take");
  Value scalar = arith::ConstantOp::create(rewriter, op.getLoc(), element);
  Value empty =
      tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(), type.getElementType());
  rewriter.replaceOpWithNewOp<linalg::FillOp>(op, scalar, empty);
  return success();
}

LogicalResult splatToFill(tensor::SplatOp op, PatternRewriter &rewriter) {
  Value empty = tensor::EmptyOp::create(rewriter, op.getLoc(), op.getType(), op.getDynamicSizes());
  rewriter.replaceOpWithNewOp<linalg::FillOp>(op, op.getInput(), empty);
  return success();
}

/// A pad is a fill and a copy: one pass over memory, after which window operations need no bounds
/// checks.
LogicalResult padToInsertion(tensor::PadOp op, PatternRewriter &rewriter) {
  Value padding = op.getConstantPaddingValue();
  if (!padding)
    return linalg::rewriteInDestinationPassingStyle(rewriter, op);
  Location loc = op.getLoc();
  ReifiedRankedShapedTypeDims sizes;
  if (failed(reifyResultShapes(rewriter, op, sizes)))
    return rewriter.notifyMatchFailure(op, "nothing tells its sizes");
  if (Operation *constant = padding.getDefiningOp(); constant && op->isProperAncestor(constant))
    padding = rewriter.clone(*constant)->getResult(0);
  Type element = op.getResultType().getElementType();
  Value result = tensor::EmptyOp::create(rewriter, loc, sizes.front(), element);
  result = linalg::FillOp::create(rewriter, loc, padding, result).getResult(0);
  SmallVector<OpFoldResult> ones(op.getResultType().getRank(), rewriter.getIndexAttr(1));
  result =
      tensor::InsertSliceOp::create(rewriter, loc, op.getSource(), result, op.getMixedLowPad(),
                                    tensor::getMixedSizes(rewriter, loc, op.getSource()), ones);
  if (result.getType() != op.getType())
    result = tensor::CastOp::create(rewriter, loc, op.getType(), result);
  rewriter.replaceOp(op, result);
  return success();
}

/// tensor.extract_slice %x[4, 0] [1, 8] [3, 1] -> tensor.extract_slice %x[4, 0] [1, 8] [1, 1], and
/// insertions alike.
template <typename Slice> LogicalResult unitStepsOfOne(Slice op, PatternRewriter &rewriter) {
  SmallVector<OpFoldResult> strides = op.getMixedStrides();
  bool changed = false;
  for (auto [size, stride] : llvm::zip(op.getMixedSizes(), strides))
    if (getConstantIntValue(size) == 1 && getConstantIntValue(stride) != 1) {
      stride = rewriter.getIndexAttr(1);
      changed = true;
    }
  if (!changed)
    return failure();
  linalg_ext::replacePositions(rewriter, op, op.getMixedOffsets(), strides);
  return success();
}

template <typename Slice> LogicalResult stepsKeepDimensions(Slice op, PatternRewriter &rewriter) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  if (dropped.none() || op.hasUnitStride())
    return failure();
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), sizes = op.getMixedSizes(),
                            strides = op.getMixedStrides();
  auto groups = linalg_ext::groupsWithout(dropped);
  if constexpr (std::is_same_v<Slice, tensor::ExtractSliceOp>) {
    Value whole =
        tensor::ExtractSliceOp::create(rewriter, loc, op.getSource(), offsets, sizes, strides);
    rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(op, op.getType(), whole, groups);
  } else {
    SmallVector<int64_t> shape;
    SmallVector<Value> unused;
    dispatchIndexOpFoldResults(sizes, unused, shape);
    Value whole = tensor::ExpandShapeOp::create(rewriter, loc, op.getSourceType().clone(shape),
                                                op.getSource(), groups, sizes);
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(op, whole, op.getDest(), offsets, sizes,
                                                       strides);
  }
  return success();
}

struct PrepareDispatch final : impl::PrepareDispatchBase<PrepareDispatch> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add(splatConstantToFill).add(splatToFill).add(padToInsertion);
    patterns.add(unitStepsOfOne<tensor::ExtractSliceOp>);
    patterns.add(unitStepsOfOne<tensor::InsertSliceOp>);
    patterns.add(stepsKeepDimensions<tensor::ExtractSliceOp>);
    patterns.add(stepsKeepDimensions<tensor::InsertSliceOp>);
    tensor::populateDecomposeTensorConcatPatterns(patterns);
    memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    memref::populateResolveShapedTypeResultDimsPatterns(patterns);
    tensor::DimOp::getCanonicalizationPatterns(patterns, &getContext());
    tensor::EmptyOp::getCanonicalizationPatterns(patterns, &getContext());
    tensor::CastOp::getCanonicalizationPatterns(patterns, &getContext());
    util::DeclineRemarks remarks(getContext(), getArgument());
    GreedyRewriteConfig config;
    config.setListener(remarks.listener())
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::dispatch
