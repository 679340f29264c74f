//===- FuseElementwise.cpp - chains of elementwise operations become one --===//
// Upstream's patterns do the rewriting; here stands when it pays:
//   - a producer with one reader is fused unless the reader would compute an element many times (broadcast of work);
//   - a reshape moves behind the elementwise operation that reads it, so that contraction, bias and activation meet:
//       %e = expand_shape %matmul; %y = generic {add, gelu} ins(%e)   ->   %y = expand_shape (generic ins(%matmul))
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Global/Passes.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace sluice::global {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "compiler/Global/Passes.h.inc"

/// True if computing an element of `op` costs no more than reading it: casts, selections and a few additions.
static bool isCheap(linalg::GenericOp op) {
  unsigned arithmetic = 0;
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (isa<math::MathDialect>(inner.getDialect()) || isa<arith::DivFOp, arith::RemFOp>(inner) || inner.getNumRegions())
      return false;
    ++arithmetic;
  }
  return arithmetic <= 2;
}

static bool shouldFuse(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !consumer || producer->getBlock() != consumer->getBlock())
    return false;
  if (linalg::isaContractionOpInterface(consumer) || linalg::isaConvolutionOpInterface(consumer) ||
      linalg::isaContractionOpInterface(producer) || linalg::isaConvolutionOpInterface(producer))
    return false;
  if (producer.getNumReductionLoops())
    return false;
  // Without inputs it is an index or a constant pattern: never worth memory.
  if (producer.getNumDpsInputs() == 0 && isCheap(producer))
    return true;
  if (!llvm::all_of(producer->getUsers(), [&](Operation *user) { return user == consumer; }))
    return false;
  // A body grown without limit would not fit registers.
  if (consumer.getNumDpsInputs() + producer.getNumDpsInputs() > 24)
    return false;
  AffineMap map = consumer.getMatchingIndexingMap(operand);
  return map.isPermutation() || isCheap(producer);
}

static bool shouldMoveReshape(OpOperand *operand) {
  Operation *producer = operand->get().getDefiningOp();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!isa_and_present<tensor::ExpandShapeOp>(producer) || !consumer)
    return false;
  return !linalg::isaContractionOpInterface(consumer) && !linalg::isaConvolutionOpInterface(consumer) &&
         isa_and_present<linalg::LinalgOp>(producer->getOperand(0).getDefiningOp());
}

namespace {
struct FuseElementwise final : impl::FuseElementwiseBase<FuseElementwise> {
  using Base::Base;
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    linalg::populateElementwiseOpsFusionPatterns(patterns, shouldFuse);
    linalg::populateFoldReshapeOpsByCollapsingPatterns(patterns, shouldMoveReshape);
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    // A size asked of an intermediate value would keep it alive.
    memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    tensor::DimOp::getCanonicalizationPatterns(patterns, context);
    affine::AffineApplyOp::getCanonicalizationPatterns(patterns, context);
    linalg::GenericOp::getCanonicalizationPatterns(patterns, context);
    tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
    tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
    context->getLoadedDialect<linalg::LinalgDialect>()->getCanonicalizationPatterns(patterns);
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal(true);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::global
