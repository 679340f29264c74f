//===- FoldTransposes.cpp - contractions read transposed operands in place ===//
//   %t = linalg.generic {identity body} ins(%b : [N,K]) -> [K,N]
//   %c = linalg.matmul ins(%a, %t)              ->   %c = linalg.generic {contraction, b indexed (n, k)} ins(%a, %b)
// Attention in transformers transposes keys before the product; the kernel packs them in that order for free.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace sluice::global {
#define GEN_PASS_DEF_FOLDTRANSPOSES
#include "compiler/Global/Passes.h.inc"

/// If `value` is a permuted copy of another tensor: that tensor and the map from the indices of `value` to its indices.
static std::optional<std::pair<Value, AffineMap>> transposedSource(Value value) {
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (!generic || generic.getNumDpsInputs() != 1 || generic.getNumDpsInits() != 1 || generic.getNumReductionLoops())
    return std::nullopt;
  Block *body = generic.getBlock();
  auto yield = cast<linalg::YieldOp>(body->getTerminator());
  if (!llvm::hasSingleElement(*body) || yield.getOperand(0) != body->getArgument(0))
    return std::nullopt;
  AffineMap in = generic.getIndexingMapsArray()[0], out = generic.getIndexingMapsArray()[1];
  if (!in.isPermutation() || !out.isPermutation())
    return std::nullopt;
  return std::make_pair(generic.getDpsInputs()[0], in.compose(inversePermutation(out)));
}

namespace {
struct FoldIntoContraction final : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(linalg::LinalgOp op, PatternRewriter &rewriter) const override {
    if (!linalg::isaContractionOpInterface(op) || !op.hasPureTensorSemantics())
      return failure();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    SmallVector<Value> inputs(op.getDpsInputs());
    bool changed = false;
    for (auto [input, map] : llvm::zip(inputs, MutableArrayRef(maps).take_front(inputs.size())))
      if (auto source = transposedSource(input)) {
        input = source->first;
        map = source->second.compose(map);
        changed = true;
      }
    if (!changed)
      return failure();
    SmallVector<Value> inits(op.getDpsInits());
    auto generic = linalg::GenericOp::create(rewriter, op.getLoc(), op->getResultTypes(), inputs, inits, maps,
                                             op.getIteratorTypesArray());
    rewriter.cloneRegionBefore(op->getRegion(0), generic.getRegion(), generic.getRegion().begin());
    rewriter.replaceOp(op, generic);
    return success();
  }
};

struct FoldTransposes final : impl::FoldTransposesBase<FoldTransposes> {
  using Base::Base;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldIntoContraction>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::global
