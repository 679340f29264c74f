//===- Canonicalize.cpp - do not compute results that nobody reads --------===//
// A payload of a sort whose result is unused and that the comparator ignores still costs a load and
// a store per move; the indices of a top-k cost as much as its values.
//   %k, %i = linalg_ext.sort outs(%a, %b)  // %i unused
//   %k = linalg_ext.sort outs(%a)
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

using namespace sluice::linalg_ext;

static LogicalResult dropUnusedSortValues(SortOp op, PatternRewriter &rewriter) {
  if (op.getNumResults() == 0)
    return rewriter.notifyMatchFailure(op, "works on memrefs");
  SmallVector<unsigned> kept;
  Block &block = op.getRegion().front();
  for (unsigned i = 0; i < op.getNumResults(); ++i)
    if (!op.getResult(i).use_empty() || !block.getArgument(2 * i).use_empty() ||
        !block.getArgument(2 * i + 1).use_empty())
      kept.push_back(i);
  if (kept.size() == op.getNumResults() || kept.empty())
    return rewriter.notifyMatchFailure(op, "every value is read");
  SmallVector<Value> outputs;
  SmallVector<Type> types;
  for (unsigned i : kept) {
    outputs.push_back(op.getOutputs()[i]);
    types.push_back(op.getResultTypes()[i]);
  }
  auto sort =
      SortOp::create(rewriter, op.getLoc(), types, ValueRange(), outputs, op.getDimensionAttr());
  sort->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  for (unsigned i = op.getNumResults(); i-- > 0;)
    if (!llvm::is_contained(kept, i))
      block.eraseArguments(2 * i, 2);
  rewriter.inlineRegionBefore(op.getRegion(), sort.getRegion(), sort.getRegion().end());
  for (auto [i, position] : llvm::enumerate(kept))
    rewriter.replaceAllUsesWith(op.getResult(position), sort.getResult(i));
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult dropUnusedTopkIndices(TopkOp op, PatternRewriter &rewriter) {
  if (op.getNumResults() != 2 || !op.getResult(1).use_empty())
    return rewriter.notifyMatchFailure(op, "indices are read");
  auto topk = TopkOp::create(rewriter, op.getLoc(), op.getResult(0).getType(),
                             op.getInputs().take_front(), op.getOutputs().take_front(),
                             op.getDimension(), op.getIsSorted(), op.getOverwrite());
  topk->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  rewriter.inlineRegionBefore(op.getRegion(), topk.getRegion(), topk.getRegion().end());
  rewriter.replaceAllUsesWith(op.getResult(0), topk.getResult(0));
  rewriter.eraseOp(op);
  return success();
}

/// Outs of undefined content need not be read, unless rows may have fewer than k elements.
static LogicalResult overwriteUndefinedTopkOuts(TopkOp op, PatternRewriter &rewriter) {
  int64_t n = op.getInputType(0).getDimSize(op.getDimension()),
          k = op.getOutputType(0).getDimSize(op.getDimension());
  bool undefined = llvm::all_of(op.getOutputs(),
                                [](Value out) { return !!out.getDefiningOp<tensor::EmptyOp>(); });
  if (op.getOverwrite() || !undefined || ShapedType::isDynamic(n) || ShapedType::isDynamic(k) ||
      n < k)
    return rewriter.notifyMatchFailure(op, "outs may be needed");
  rewriter.modifyOpInPlace(op, [&] { op.setOverwrite(true); });
  return success();
}

/// attention (cast x) -> attention x. Upstream's pattern for all operations with outs copies
/// regions, and cannot copy one without a block.
static LogicalResult foldCastsOfAttention(AttentionOp op, PatternRewriter &rewriter) {
  if (!op.getRegion().empty() || op.getNumResults() != 1)
    return rewriter.notifyMatchFailure(op, "has a region, or works on memrefs");
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    auto cast = operand.getDefiningOp<tensor::CastOp>();
    operands.push_back(tensor::canFoldIntoConsumerOp(cast) ? cast.getSource() : operand);
  }
  if (operands == SmallVector<Value>(op->getOperands()))
    return rewriter.notifyMatchFailure(op, "reads no cast");
  OperationState state(op.getLoc(), op->getName(), operands, operands.back().getType(),
                       op->getAttrs());
  state.addRegion();
  Value result = rewriter.create(state)->getResult(0);
  if (result.getType() != op.getResultTypes()[0])
    result = tensor::CastOp::create(rewriter, op.getLoc(), op.getResultTypes()[0], result);
  rewriter.replaceOp(op, result);
  return success();
}

void AttentionOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(foldCastsOfAttention, /*benefit=*/10);
}
void SortOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(dropUnusedSortValues);
}
void TopkOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(dropUnusedTopkIndices).add(overwriteUndefinedTopkOuts);
}
