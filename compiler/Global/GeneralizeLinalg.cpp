//===- GeneralizeLinalg.cpp - one form for elementwise work ---------------===//
// Fusion reasons about linalg.generic only. Contractions, convolutions, pools and fills keep their
// names, by which their kernels know them.
//   linalg.add ins(%a, %b)   ->   linalg.generic {arith.addf} ins(%a, %b)
// Operands that are repeated along dimensions of one element are read without these:
//   generic {(i, j) -> (i, 0)} ins(expand_shape %a [n -> n, 1])   ->   generic {(i, j) -> (i)} ins(%a)
// Nor are dimensions of one element copied that are merged with others right behind, which would
// keep copies apart, as gradients of convolutions do of their one group:
//   collapse_shape (transpose (expand_shape %a [n, c -> n, 1, c])) [c, 1, n -> c, n]   ->   transpose %a
// What is summed up begins with a fill, of which later passes know the number:
//   matmul outs(tensor.splat %z)   ->   matmul outs(linalg.fill ins(%z)); dense<0.0> alike
//===----------------------------------------------------------------------===//
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_GENERALIZELINALG
#include "compiler/Global/Passes.h.inc"

static bool keepsItsName(linalg::LinalgOp op) {
  return isa<linalg::GenericOp, linalg::FillOp>(op.getOperation()) ||
         linalg::isaContractionOpInterface(op) || linalg::isaConvolutionOpInterface(op);
}

/// See the top.
static void beginWithFills(IRRewriter &b, linalg::LinalgOp op) {
  b.setInsertionPoint(op);
  for (OpOperand &init : op.getDpsInitsMutable()) {
    auto type = dyn_cast<RankedTensorType>(init.get().getType());
    auto splat = init.get().getDefiningOp<tensor::SplatOp>();
    Value number = splat ? splat.getInput() : Value();
    if (SplatElementsAttr constant; type && matchPattern(init.get(), m_Constant(&constant)))
      if (auto element = dyn_cast<TypedAttr>(constant.getSplatValue<Attribute>());
          element && arith::ConstantOp::isBuildableWith(element, type.getElementType()))
        number = arith::ConstantOp::create(b, op.getLoc(), element);
    if (!number)
      continue;
    Value empty = tensor::EmptyOp::create(b, op.getLoc(), type,
                                          splat ? splat.getDynamicSizes() : ValueRange());
    init.set(linalg::FillOp::create(b, op.getLoc(), number, empty).getResult(0));
  }
}

/// Moves the parallel loops of a reduction to the outside, where dispatch formation and kernels
/// expect them.
static void interchangeToParallelFirst(IRRewriter &rewriter, linalg::GenericOp op) {
  SmallVector<unsigned> order;
  for (bool wantParallel : {true, false})
    for (auto [index, type] : llvm::enumerate(op.getIteratorTypesArray()))
      if (linalg::isParallelIterator(type) == wantParallel)
        order.push_back(index);
  if (!llvm::is_sorted(order))
    (void)linalg::interchangeGenericOp(rewriter, op, order);
}

/// Whether `value` is a tensor with dimensions of one element more than that has.
static bool addsUnits(Value value) {
  auto expand = value.getDefiningOp<tensor::ExpandShapeOp>();
  return expand && llvm::all_of(expand.getReassociationIndices(), [&](const auto &group) {
           return llvm::count_if(group, [&](int64_t dim) {
                    return expand.getResultType().getDimSize(dim) != 1;
                  }) <= 1;
         });
}

/// See the top.
static LogicalResult dropMergedUnits(linalg::GenericOp op, PatternRewriter &rewriter) {
  if (op.getNumReductionLoops() || op.getNumResults() != 1 || !op->hasOneUse())
    return failure();
  if (op.getNumDpsInputs() && !(isCopy(op) && addsUnits(op.getDpsInputs()[0])))
    return failure(); // What others compute keeps the dimensions that it has.
  auto collapse = dyn_cast<tensor::CollapseShapeOp>(*op->user_begin());
  AffineMap result = op.getIndexingMapsArray().back();
  if (!collapse || !result.isPermutation())
    return failure();
  SmallVector<unsigned> loops;
  for (const ReassociationIndices &group : collapse.getReassociationIndices()) {
    auto isUnit = [&](int64_t dim) { return collapse.getSrcType().getDimSize(dim) == 1; };
    bool keepsOther = !llvm::all_of(group, isUnit);
    for (int64_t dim : ArrayRef(group).drop_front(keepsOther ? 0 : 1))
      if (isUnit(dim))
        loops.push_back(result.getDimPosition(dim));
  }
  if (loops.empty())
    return failure();
  linalg::ControlDropUnitDims control;
  control.controlFn = [&loops](Operation *) { return loops; };
  auto dropped = linalg::dropUnitDims(rewriter, op, control);
  if (failed(dropped))
    return failure();
  rewriter.replaceOp(op, dropped->replacements);
  return success();
}

namespace {
struct GeneralizeLinalg final : impl::GeneralizeLinalgBase<GeneralizeLinalg> {
  void rewrite(Rewriting &r) override {
    for (linalg::LinalgOp op : r.all<linalg::LinalgOp>()) {
      if (op.getNumReductionLoops())
        beginWithFills(r.rewriter, op);
      if (!keepsItsName(op)) {
        r.rewriter.setInsertionPoint(op);
        (void)linalg::generalizeNamedOp(r.rewriter, op);
      }
    }
    for (linalg::GenericOp op : r.all<linalg::GenericOp>())
      if (!linalg::isaContractionOpInterface(op) && !linalg::isaConvolutionOpInterface(op)) {
        r.rewriter.setInsertionPoint(op);
        interchangeToParallelFirst(r.rewriter, op);
      }
    RewritePatternSet patterns(&getContext());
    patterns.add(dropRepeatedUnits).add(dropMergedUnits);
    canonicalize<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(patterns);
    r.apply(std::move(patterns));
  }
};
} // namespace
} // namespace sluice::global
