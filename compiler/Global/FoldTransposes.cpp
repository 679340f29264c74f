//===- FoldTransposes.cpp - contractions read and write transposed tensors in place ===//
//   %t = linalg.generic {identity body} ins(%b : [N,K]) -> [K,N]
//   %c = linalg.matmul ins(%a, %t)
//     ->
//   %c = linalg.generic {contraction, b indexed (n, k)} ins(%a, %b)
// and the same for a product that is only read transposed. Slices are written to where they belong,
// not to a transposed copy, as when a position of a cache is written along its third dimension:
//   transpose(scatter {dimension_map = [0]} %u into transpose(%cache))
//     ->
//   scatter {dimension_map = [2]} %u into %cache
// Attention in transformers swaps heads
// and positions of queries, keys, values and results; kernels of contractions do so while they load
// and store, also where the product is rounded first.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_FOLDTRANSPOSES
#include "compiler/Global/Passes.h.inc"

namespace {
struct FoldIntoContraction final : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(linalg::LinalgOp op, PatternRewriter &rewriter) const override {
    if (!linalg_ext::isProductOfMatrices(op) || !op.hasPureTensorSemantics())
      return failure();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    SmallVector<Value> inputs(op.getDpsInputs());
    bool changed = false;
    for (unsigned i = 0; i < inputs.size(); ++i)
      if (auto source = copiedSource(inputs[i])) {
        SmallVector<AffineMap> read(maps);
        read[i] = source->second.compose(maps[i]);
        if (!inversePermutation(concatAffineMaps(ArrayRef(read).take_front(inputs.size()),
                                                 rewriter.getContext()))) {
          (void)rewriter.notifyMatchFailure(op, "no operand has all rows of the product");
          continue;
        }
        inputs[i] = source->first, maps = std::move(read);
        changed = true;
      }
    if (!changed)
      return failure();
    rewriter.replaceOp(op, withBodyOf(rewriter, op, inputs, op.getDpsInits(), maps));
    return success();
  }
};

/// transpose(contraction) -> contraction with a transposed output.
LogicalResult foldIntoProducer(linalg::GenericOp transpose, PatternRewriter &rewriter) {
  auto source = copiedSource(transpose.getNumResults() == 1 ? transpose.getResult(0) : Value());
  bool permutes = source && source->second.isPermutation();
  auto op = permutes ? source->first.getDefiningOp<linalg::LinalgOp>() : linalg::LinalgOp();
  if (!op || !linalg::isaContractionOpInterface(op) || op.getNumDpsInits() != 1)
    return failure();
  if (!op->hasOneUse())
    return rewriter.notifyMatchFailure(transpose, "the product is used as it is, too");
  auto fill = op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  if (!fill)
    return rewriter.notifyMatchFailure(
        transpose, "the product goes on from a tensor that would be transposed instead");
  // `source` maps indices of the transposed tensor to those of the product; the output map of the
  // contraction goes the other way.
  AffineMap toTransposed = inversePermutation(source->second);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps.back() = toTransposed.compose(maps.back());
  rewriter.setInsertionPoint(transpose);
  Value init =
      linalg::FillOp::create(rewriter, fill.getLoc(), fill.getInputs(), transpose.getDpsInits())
          .getResult(0);
  rewriter.replaceOp(transpose, withBodyOf(rewriter, op, op.getDpsInputs(), init, maps));
  return success();
}

/// transpose(elementwise(contraction)) -> elementwise(transpose(contraction)), whose transpose then
/// goes into the contraction: rounding and bias stay its epilogue. Rows stay rows.
LogicalResult transposeBeforeElementwise(linalg::GenericOp transpose, PatternRewriter &rewriter) {
  auto source = copiedSource(transpose.getNumResults() == 1 ? transpose.getResult(0) : Value());
  bool permutes = source && source->second.isPermutation();
  auto op = permutes ? source->first.getDefiningOp<linalg::GenericOp>() : linalg::GenericOp();
  if (!op || op.getNumReductionLoops() || op.getNumResults() != 1)
    return failure();
  OpOperand *product = nullptr;
  for (OpOperand *input : op.getDpsInputOperands())
    if (auto def = input->get().getDefiningOp<linalg::LinalgOp>();
        def && linalg::isaContractionOpInterface(def) && def->hasOneUse() &&
        def.getDpsInits()[0].getDefiningOp<linalg::FillOp>() &&
        op.getMatchingIndexingMap(input).isIdentity())
      product = input;
  if (!product)
    return failure();
  unsigned last = source->second.getNumDims() - 1;
  if (!op->hasOneUse() || op.hasIndexSemantics() ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) ||
      !op.getIndexingMapsArray().back().isIdentity() || source->second.getDimPosition(last) != last)
    return rewriter.notifyMatchFailure(transpose,
                                       "what is computed of the product is read elsewhere, by "
                                       "columns, or goes on from a tensor");
  SmallVector<Value> inputs(op.getDpsInputs());
  Location loc = transpose.getLoc();
  auto type = cast<RankedTensorType>(product->get().getType());
  linalg::GenericOp moved =
      computed(rewriter, loc, type.getElementType(),
               tensor::getMixedSizes(rewriter, loc, transpose.getDpsInits()[0]), product->get(),
               transpose.getIndexingMapsArray(), [](OpBuilder &, ValueRange x) { return x[0]; });
  SmallVector<AffineMap> maps = llvm::map_to_vector(
      op.getIndexingMapsArray(), [&](AffineMap map) { return map.compose(source->second); });
  inputs[product->getOperandNumber()] = moved.getResult(0);
  maps[product->getOperandNumber()] = maps.back() =
      rewriter.getMultiDimIdentityMap(source->second.getNumDims());
  rewriter.replaceOp(transpose, withBodyOf(rewriter, op, inputs, transpose.getDpsInits(), maps));
  return success();
}

/// See the top. What the scatter's result is read as must be the cache's own order again.
LogicalResult scatterInPlace(linalg_ext::ScatterOp op, PatternRewriter &rewriter) {
  auto source = copiedSource(op.getOutputs()[0]);
  if (!source || !source->second.isPermutation() || op.getNumResults() != 1)
    return failure();
  auto [target, map] = *source; // Dimension j of the target is map[j] of what is written.
  for (Operation *user : op->getUsers()) {
    auto back = copiedSource(user->getNumResults() == 1 ? user->getResult(0) : Value());
    if (!back || back->first != op->getResult(0) ||
        user->getResult(0).getType() != target.getType() || !map.compose(back->second).isIdentity())
      return rewriter.notifyMatchFailure(op, "its result is read in another order, too");
  }
  SmallVector<int64_t> indexed, slice;
  AffineMap toTarget = inversePermutation(map);
  for (int64_t dim : op.getDimensionMap())
    indexed.push_back(toTarget.getDimPosition(dim));
  for (int64_t dim : op.getSliceDims())
    slice.push_back(toTarget.getDimPosition(dim));
  if (slice.size() + indexed.size() != map.getNumDims() || !llvm::is_sorted(slice))
    return rewriter.notifyMatchFailure(op, "slices would lie in another order");
  auto written = cast<linalg_ext::ScatterOp>(rewriter.clone(*op));
  rewriter.modifyOpInPlace(written, [&] {
    written.getOutputsMutable().assign(target);
    written.setDimensionMap(indexed);
    written->getResult(0).setType(cast<RankedTensorType>(target.getType()));
  });
  for (Operation *user : llvm::make_early_inc_range(op->getUsers()))
    rewriter.replaceOp(user, written->getResults());
  rewriter.eraseOp(op);
  return success();
}

struct FoldTransposes final : impl::FoldTransposesBase<FoldTransposes> {
  void rewrite(Rewriting &r) override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldIntoContraction>(&getContext());
    patterns.add(foldIntoProducer).add(transposeBeforeElementwise).add(scatterInPlace);
    r.apply(std::move(patterns));
  }
};
} // namespace
} // namespace sluice::global
