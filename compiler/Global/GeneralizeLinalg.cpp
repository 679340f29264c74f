//===- GeneralizeLinalg.cpp - one form for elementwise work ---------------===//
// Fusion reasons about linalg.generic only. Contractions, convolutions, pools and fills keep their
// names, by which their kernels know them.
//   linalg.add ins(%a, %b)   ->   linalg.generic {arith.addf} ins(%a, %b)
// Operands that are repeated along dimensions of one element are read without these:
//   generic {(i, j) -> (i, 0)} ins(expand_shape %a [n -> n, 1])   ->   generic {(i, j) -> (i)} ins(%a)
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

namespace {
struct GeneralizeLinalg final : impl::GeneralizeLinalgBase<GeneralizeLinalg> {
  void rewrite(Rewriting &r) override {
    for (linalg::LinalgOp op : r.all<linalg::LinalgOp>())
      if (!keepsItsName(op)) {
        r.rewriter.setInsertionPoint(op);
        (void)linalg::generalizeNamedOp(r.rewriter, op);
      }
    for (linalg::GenericOp op : r.all<linalg::GenericOp>())
      if (!linalg::isaContractionOpInterface(op) && !linalg::isaConvolutionOpInterface(op)) {
        r.rewriter.setInsertionPoint(op);
        interchangeToParallelFirst(r.rewriter, op);
      }
    RewritePatternSet patterns(&getContext());
    patterns.add(dropRepeatedUnits);
    canonicalize<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(patterns);
    r.apply(std::move(patterns));
  }
};
} // namespace
} // namespace sluice::global
