//===- FoldUnitImages.cpp - convolutions of images of one pixel are products ---===//
// Squeeze-and-excitation blocks and classifiers convolve what is left of an image after a mean:
//   linalg.generic {convolution} ins(%x : tensor<8x672x1x1xf16>, %w : tensor<28x672x1x1xf16>)
//       outs(%o : tensor<8x28x1x1xf32>)
//     ->
//   linalg.generic {contraction} ins(%x2 : tensor<8x672xf16>, %w2 : tensor<28x672xf16>)
//       outs(%o2 : tensor<8x28xf32>)
// and windows as large as the image likewise, which are sums over it. Products have plans for few
// rows and long sums. What is done with each element of the result follows, so that it still runs
// in the product's kernel. A dimension of one element that a product reads at its only place, as
// keys of one head do that all heads of queries read, folds away: what is left is a contraction.
// Other convolutions with windows of one pixel stay what they are: their
// channels move last first.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_FOLDUNITIMAGES
#include "compiler/Global/Passes.h.inc"

/// The loops of one iteration, if `op` has one output pixel and is a product without them: empty if
/// not.
static SmallVector<unsigned> unitLoopsOfProduct(linalg::LinalgOp op) {
  if (!linalg::isaConvolutionOpInterface(op) || !op.hasPureTensorSemantics())
    return {};
  SmallVector<AffineExpr> at;
  SmallVector<unsigned> units;
  for (auto [loop, size] : llvm::enumerate(op.getStaticLoopRanges())) {
    if (size == 1)
      units.push_back(loop);
    at.push_back(size == 1 ? getAffineConstantExpr(0, op.getContext())
                           : getAffineDimExpr(loop, op.getContext()));
  }
  bool isPixel = true;
  for (AffineExpr place : op.getIndexingMapsArray()[0].getResults())
    if (!isa<AffineDimExpr>(place))
      place.walk([&](AffineExpr part) {
        auto loop = dyn_cast<AffineDimExpr>(part);
        isPixel &= !loop || llvm::is_contained(units, loop.getPosition()) ||
                   linalg::isReductionIterator(op.getIteratorTypesArray()[loop.getPosition()]);
      });
  SmallVector<AffineMap> maps;
  for (AffineMap map : op.getIndexingMapsArray()) {
    maps.push_back(map.replaceDimsAndSymbols(at, {}, map.getNumDims(), 0));
    if (!maps.back().isProjectedPermutation(/*allowZeroInResults=*/true))
      return {};
  }
  // Strides may leave lines of the image out: it is larger than the window then.
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  ArrayRef<int64_t> image = op.getShape(op.getDpsInputOperand(0));
  for (auto [place, size] : llvm::zip_equal(maps[0].getResults(), image)) {
    auto loop = dyn_cast<AffineDimExpr>(place);
    if (size != (loop ? sizes[loop.getPosition()] : 1))
      return {};
  }
  // Depthwise ones, and those of one channel, have no loop of the kind.
  bool hasRows = false, hasColumns = false, hasSum = false;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop) {
    bool left = maps[0].isFunctionOfDim(loop), right = maps[1].isFunctionOfDim(loop);
    hasRows |= left && !right, hasColumns |= right && !left;
    hasSum |= left && right && !maps[2].isFunctionOfDim(loop);
  }
  return isPixel && hasRows && hasColumns && hasSum ? units : SmallVector<unsigned>();
}

/// The loops of one iteration of an elementwise operation that reads what one of `folded` computes.
static SmallVector<unsigned> unitLoopsOfReader(linalg::GenericOp op,
                                               const DenseSet<Operation *> &folded) {
  auto isFolded = [&](Value value) {
    auto expand = value.getDefiningOp<tensor::ExpandShapeOp>();
    return expand && folded.contains(expand.getSrc().getDefiningOp());
  };
  SmallVector<unsigned> units;
  if (op.getNumReductionLoops() || !op.hasPureTensorSemantics() ||
      llvm::none_of(op.getDpsInputs(), isFolded))
    return units;
  for (auto [loop, size] : llvm::enumerate(op.getStaticLoopRanges()))
    if (size == 1)
      units.push_back(loop);
  return units;
}

/// Lets a product read its operands without dimensions of one element.
static void foldUnitsOfOperands(IRRewriter &rewriter, linalg::GenericOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() == 0 || op.getNumDpsInputs() != 2)
    return;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  rewriter.setInsertionPoint(op);
  for (OpOperand *input : op.getDpsInputOperands())
    if (Value folded = withoutUnits(rewriter, input->get().getLoc(), input->get(),
                                    maps[input->getOperandNumber()]))
      input->set(folded);
  op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
}

namespace {
struct FoldUnitImages final : impl::FoldUnitImagesBase<FoldUnitImages> {
  void rewrite(Rewriting &r) override {
    DenseSet<Operation *> folded;
    for (linalg::LinalgOp op : r.all<linalg::LinalgOp>()) {
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      SmallVector<unsigned> units = unitLoopsOfProduct(op);
      if (units.empty() && generic)
        units = unitLoopsOfReader(generic, folded);
      if (units.empty())
        continue;
      r.rewriter.setInsertionPoint(op);
      if (!generic)
        generic = *linalg::generalizeNamedOp(r.rewriter, op);
      linalg::ControlDropUnitDims control;
      control.controlFn = [&units](Operation *) { return units; };
      auto dropped = linalg::dropUnitDims(r.rewriter, generic, control);
      if (failed(dropped))
        continue;
      r.rewriter.replaceOp(generic, dropped->replacements);
      folded.insert(dropped->resultOp);
    }
    r.function.walk([&](linalg::GenericOp op) { foldUnitsOfOperands(r.rewriter, op); });
  }
};
} // namespace
} // namespace sluice::global
