//===- Walks.cpp - all operations within one, folded ------------------------===//
#include "compiler/Dialect/Util/Walks.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

LogicalResult sluice::foldWith(Operation *op, RewritePatternSet &&patterns) {
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled).enableConstantCSE();
  if (failed(applyPatternsGreedily(op, std::move(patterns), config)))
    return failure();
  IRRewriter rewriter(op->getContext());
  DominanceInfo dominance;
  eliminateCommonSubExpressions(rewriter, dominance, op);
  return success();
}
