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
// FoldRepeats does so once attention has been found, also where dimensions are merged in between:
//   matmul(collapse_shape(repeated heads))  ->  contraction of the heads, over groups
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_FOLDTRANSPOSES
#define GEN_PASS_DEF_FOLDREPEATS
#include "compiler/Global/Passes.h.inc"

namespace {
/// Whether `op` is a product that starts from one number and is read once.
bool isProductAlone(linalg::LinalgOp op) {
  return op && linalg::isaContractionOpInterface(op) && op->hasOneUse() &&
         op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
}

/// Whether `op` computes one tensor element by element, for one reader, in any order as well.
bool isElementwiseAlone(linalg::GenericOp op) {
  return op && op->hasOneUse() && op.getNumResults() == 1 && op.getNumReductionLoops() == 0 &&
         !op.hasIndexSemantics() && !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) &&
         op.getIndexingMapsArray().back().isIdentity();
}

/// Whether `value` is a product of short rows, each a sum of few products, or is computed of one
/// element by element: no order of its elements is worse than rows.
bool isOfShortRows(Value value) {
  constexpr int64_t kShort = 16;
  auto op = value.getDefiningOp<linalg::LinalgOp>();
  if (isProductAlone(op)) {
    uint64_t terms = 1; // Unknown sizes are large numbers without a sign.
    for (auto [size, iterator] : llvm::zip(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
      if (linalg::isReductionIterator(iterator))
        terms = llvm::SaturatingMultiply(terms, uint64_t(size));
    ArrayRef<int64_t> shape = cast<RankedTensorType>(value.getType()).getShape();
    return terms <= kShort && !shape.empty() && !ShapedType::isDynamic(shape.back()) &&
           shape.back() <= kShort;
  }
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  return isElementwiseAlone(generic) &&
         llvm::any_of(generic.getDpsInputOperands(), [&](OpOperand *input) {
           return generic.getMatchingIndexingMap(input).isIdentity() && isOfShortRows(input->get());
         });
}

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
        if (source->second.isPermutation() && isOfShortRows(source->first)) {
          (void)rewriter.notifyMatchFailure(op, "the product before is transposed instead");
          continue;
        }
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

/// What the one result of `transpose` is a permuted copy of, if an `Op` computes that.
template <typename Op> std::pair<Op, AffineMap> transposedBy(linalg::GenericOp transpose) {
  auto source = copiedSource(transpose.getNumResults() == 1 ? transpose.getResult(0) : Value());
  if (!source || !source->second.isPermutation())
    return {};
  return {source->first.template getDefiningOp<Op>(), source->second};
}

/// transpose(contraction) -> contraction with a transposed output.
LogicalResult foldIntoProducer(linalg::GenericOp transpose, PatternRewriter &rewriter) {
  auto [op, source] = transposedBy<linalg::LinalgOp>(transpose);
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
  AffineMap toTransposed = inversePermutation(source);
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
/// goes into the contraction: rounding and bias stay its epilogue. Rows stay rows, unless they are
/// short: heads that are mixed are read head by head again.
LogicalResult transposeBeforeElementwise(linalg::GenericOp transpose, PatternRewriter &rewriter) {
  auto [op, source] = transposedBy<linalg::GenericOp>(transpose);
  if (!op)
    return failure();
  OpOperand *product = nullptr;
  for (OpOperand *input : op.getDpsInputOperands())
    if (op.getMatchingIndexingMap(input).isIdentity() &&
        (isOfShortRows(input->get()) ||
         (!product && isProductAlone(input->get().getDefiningOp<linalg::LinalgOp>()))))
      product = input;
  if (!product)
    return failure();
  AffineMap order = source;
  unsigned last = order.getNumDims() - 1;
  if (!isElementwiseAlone(op) ||
      (order.getDimPosition(last) != last && !isOfShortRows(product->get())))
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
      op.getIndexingMapsArray(), [&](AffineMap map) { return map.compose(order); });
  inputs[product->getOperandNumber()] = moved.getResult(0);
  maps[product->getOperandNumber()] = maps.back() =
      rewriter.getMultiDimIdentityMap(order.getNumDims());
  rewriter.replaceOp(transpose, withBodyOf(rewriter, op, inputs, transpose.getDpsInits(), maps));
  return success();
}

/// See the top. What reads the scatter's result, products or the cache's own order at least, reads
/// the cache in that order instead.
LogicalResult scatterInPlace(linalg_ext::ScatterOp op, PatternRewriter &rewriter) {
  auto source = copiedSource(op.getOutputs()[0]);
  if (!source || !source->second.isPermutation() || op.getNumResults() != 1)
    return failure();
  auto [target, map] = *source; // Dimension j of the target is map[j] of what is written.
  bool isWanted = false;
  for (OpOperand &use : op->getUses()) {
    auto reader = dyn_cast<linalg::LinalgOp>(use.getOwner());
    if (!reader || !reader.isDpsInput(&use) || reader->getNumResults() != 1)
      return rewriter.notifyMatchFailure(op, "its result is not only computed with");
    auto copied = copiedSource(reader->getResult(0));
    isWanted |= linalg::isaContractionOpInterface(reader) ||
                (copied && map.compose(copied->second).isIdentity());
  }
  if (!isWanted)
    return rewriter.notifyMatchFailure(op, "its result is read in another order");
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
  while (!op->use_empty()) {
    auto reader = cast<linalg::LinalgOp>(*op->user_begin());
    auto copied = copiedSource(reader->getResult(0));
    if (copied && map.compose(copied->second).isIdentity()) {
      rewriter.replaceOp(reader, written->getResults());
      continue;
    }
    SmallVector<AffineMap> maps = reader.getIndexingMapsArray();
    SmallVector<Value> inputs(reader.getDpsInputs());
    for (auto [i, input] : llvm::enumerate(inputs))
      if (input == op->getResult(0))
        input = written->getResult(0), maps[i] = map.compose(maps[i]);
    rewriter.setInsertionPoint(reader);
    rewriter.replaceOp(reader, withBodyOf(rewriter, reader, inputs, reader.getDpsInits(), maps));
  }
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

struct FoldRepeats final : impl::FoldRepeatsBase<FoldRepeats> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (!preferences.multipliesParts())
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldIntoContraction>(&getContext());
    patterns.add(foldIntoProducer).add(transposeBeforeElementwise);
    constexpr int64_t kFewestRows = 32; // What stays one loop still fills a tile's side.
    linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, [](OpOperand *operand) {
      return shouldSplitRows(operand, kFewestRows,
                             [](Value merged) { return bool(copiedSource(merged)); });
    });
    canonicalize<linalg::FillOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(patterns);
    tensor::populateFoldTensorEmptyPatterns(patterns);
    r.apply(std::move(patterns));
  }
};
} // namespace
} // namespace sluice::global
