//===- JoinColumns.cpp - several loops over columns of a product become one -------------------===//
// A transposed convolution whose windows lie side by side makes a window of results of each row:
//   %y[n, f, h, r, w, s] = sum over c of %x[n, h, w, c] * %k[c, f, r, s]
//     ->
//   %rows = collapse %x to [n * h * w, c],  %columns = collapse %k to [c, f * r * s]
//   %p = %rows * %columns
//   %y = copy of expand %p to [n, h, w, f, r, s], in the order of the result
// since kernels of products on CPUs have one loop over columns, and write along it; the copy goes
// with what reads the result (512 to 256 channels, windows of 2 x 2 on 32 x 32 positions of f32,
// one thread: 9.6 ms, 261 before).
//===----------------------------------------------------------------------===//
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_JOINCOLUMNS
#include "compiler/Global/Passes.h.inc"
namespace {

/// `value`, whose dimensions are the loops `from`, with them in the order `to`.
Value inOrder(OpBuilder &builder, Location loc, Value value, ArrayRef<unsigned> from,
              ArrayRef<unsigned> to) {
  return transposed(builder, loc, value, llvm::map_to_vector(to, [&](unsigned loop) -> int64_t {
                      return llvm::find(from, loop) - from.begin();
                    }));
}

/// The first `outer` of `rank` dimensions, and the others.
SmallVector<ReassociationIndices> asMatrix(unsigned outer, unsigned rank) {
  return {llvm::to_vector(llvm::seq<int64_t>(0, outer)),
          llvm::to_vector(llvm::seq<int64_t>(outer, rank))};
}

void join(const kernels::Preferences &preferences, RewriterBase &rewriter, linalg::GenericOp op) {
  if (!linalg::isaContractionOpInterface(op) || !op.hasPureTensorSemantics())
    return;
  auto dims = linalg::inferContractionDims(op);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  auto fill = op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  auto rhs = cast<RankedTensorType>(op.getDpsInputs()[1].getType());
  if (failed(dims) || !dims->batch.empty() || dims->m.empty() || dims->n.size() < 2 ||
      dims->k.size() != 1 || !fill || !rhs.hasStaticShape() || rhs.getEncoding() ||
      dims->m.size() + dims->n.size() + 1 != op.getNumLoops() ||
      !llvm::all_of(maps, [](AffineMap map) { return map.isProjectedPermutation(); }))
    return;
  Location loc = op.getLoc();
  rewriter.setInsertionPoint(op);
  auto loopsOf = [&](unsigned operand) {
    return llvm::map_to_vector(maps[operand].getResults(), [](AffineExpr place) {
      return cast<AffineDimExpr>(place).getPosition();
    });
  };
  auto rows = llvm::to_vector_of<unsigned>(dims->m), ofLhs = rows, loops = rows;
  SmallVector<unsigned> ofRhs{dims->k[0]}, ofResult = loopsOf(2);
  ofLhs.push_back(dims->k[0]);
  llvm::append_range(ofRhs, dims->n);
  llvm::append_range(loops, dims->n);
  Value factors[] = {inOrder(rewriter, loc, op.getDpsInputs()[0], loopsOf(0), ofLhs),
                     inOrder(rewriter, loc, op.getDpsInputs()[1], loopsOf(1), ofRhs)};
  if (rows.size() > 1)
    factors[0] = tensor::CollapseShapeOp::create(rewriter, loc, factors[0],
                                                 asMatrix(rows.size(), ofLhs.size()));
  factors[1] =
      tensor::CollapseShapeOp::create(rewriter, loc, factors[1], asMatrix(1, ofRhs.size()));
  OpFoldResult sizes[] = {tensor::getMixedSize(rewriter, loc, factors[0], 0),
                          tensor::getMixedSize(rewriter, loc, factors[1], 1)};
  auto type = cast<RankedTensorType>(op.getResult(0).getType());
  Value init = tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  init = linalg::FillOp::create(rewriter, loc, fill.getInputs(), init).getResult(0);
  AffineExpr m, n, k;
  bindDims(rewriter.getContext(), m, n, k);
  auto parallel = utils::IteratorType::parallel;
  auto product = linalg::GenericOp::create(
      rewriter, loc, init.getType(), factors, init,
      AffineMap::inferFromExprList(ArrayRef<SmallVector<AffineExpr, 4>>{{m, k}, {k, n}, {m, n}},
                                   rewriter.getContext()),
      {parallel, parallel, utils::IteratorType::reduction});
  rewriter.cloneRegionBefore(op.getRegion(), product.getRegion(), product.getRegion().begin());
  if (!preferences.rhsPanels(product))
    return rewriter.eraseOp(product);
  SmallVector<OpFoldResult> split;
  SmallVector<int64_t> shape;
  for (unsigned loop : loops) {
    auto dim = llvm::find(ofResult, loop) - ofResult.begin();
    split.push_back(tensor::getMixedSize(rewriter, loc, op.getDpsInits()[0], dim));
    shape.push_back(type.getDimSize(dim));
  }
  Value results =
      tensor::ExpandShapeOp::create(rewriter, loc, type.clone(shape), product.getResult(0),
                                    asMatrix(rows.size(), loops.size()), split);
  rewriter.replaceOp(op, inOrder(rewriter, loc, results, loops, ofResult));
}

struct JoinColumns final : impl::JoinColumnsBase<JoinColumns> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (preferences.joinsColumns())
      for (linalg::GenericOp op : r.all<linalg::GenericOp>())
        join(preferences, r.rewriter, op);
  }
};

} // namespace
} // namespace sluice::global
