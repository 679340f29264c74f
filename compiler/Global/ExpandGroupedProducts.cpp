//===- ExpandGroupedProducts.cpp - one product after the other -------------===//
// Where the host waits for nothing when it reads how many rows a group has, each group is a product
// of its own, as fast as any other:
//   %c = grouped product of %a, %b, %bounds, from %init, which is zero
//     ->
//   %c = scf.for %g, %into = %init {
//     %from = %bounds[0, %g], %to = %bounds[1, %g]
//     insert_slice (%a[%from to %to] * %b[%g]) into %into[%from to %to] }
// Parts keep the dimensions of what they are parts of, so that kernels read them where they lie.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_EXPANDGROUPEDPRODUCTS
#include "compiler/Global/Passes.h.inc"

/// A matrix as a batch of one.
static Value asBatch(OpBuilder &b, Location loc, Value matrix) {
  auto type = cast<RankedTensorType>(matrix.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, matrix);
  sizes.insert(sizes.begin(), b.getIndexAttr(1));
  SmallVector<int64_t> shape{1, type.getDimSize(0), type.getDimSize(1)};
  return tensor::ExpandShapeOp::create(b, loc, type.clone(shape), matrix,
                                       SmallVector<ReassociationIndices>{{0, 1}, {2}}, sizes);
}

/// Whether all is read and written as a product of matrices names it, and sums start from zero.
static bool isPlain(linalg_ext::GroupedProduct grouped) {
  SmallVector<AffineMap> maps = grouped.op.getIndexingMapsArray();
  auto endsAlike = [](AffineMap a, AffineMap b) {
    return a.getResults().back() == b.getResults().back();
  };
  return kernels::isZero(grouped.op.getDpsInits()[0]) && endsAlike(maps[1], maps[4]) &&
         maps[0].getResult(1) == maps[1].getResult(1);
}

static void expand(IRRewriter &rewriter, linalg_ext::GroupedProduct grouped) {
  linalg::GenericOp op = grouped.op;
  Location loc = op.getLoc();
  rewriter.setInsertionPoint(op);
  Value rows = asBatch(rewriter, loc, grouped.rows()), matrices = grouped.matrices(),
        bounds = grouped.bounds();
  Value init = asBatch(rewriter, loc, op.getDpsInits()[0]);
  OpFoldResult zero = rewriter.getIndexAttr(0), one = rewriter.getIndexAttr(1);
  OpFoldResult depth = tensor::getMixedSize(rewriter, loc, rows, 2),
               columns = tensor::getMixedSize(rewriter, loc, init, 2);
  auto valueOf = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, number);
  };
  Value first = valueOf(0), second = valueOf(1);
  Type element = getElementTypeOrSelf(init.getType());
  auto zeroOf = arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(element));
  Value rowCount = tensor::DimOp::create(rewriter, loc, rows, 1),
        groupCount = tensor::DimOp::create(rewriter, loc, bounds, 1);
  auto step = [&](OpBuilder &b, Location at, Value group, ValueRange carried) {
    auto boundOf = [&](Value which, Value least) -> Value {
      Value read = tensor::ExtractOp::create(b, at, bounds, ValueRange{which, group});
      Value place = arith::IndexCastOp::create(b, at, b.getIndexType(), read);
      place = arith::MaxSIOp::create(b, at, place, least);
      return arith::MinSIOp::create(b, at, place, rowCount);
    };
    Value from = boundOf(first, first), to = boundOf(second, from);
    OpFoldResult size = arith::SubIOp::create(b, at, to, from).getResult();
    SmallVector<OpFoldResult> place{zero, from, zero}, ones(3, one), results{one, size, columns};
    Value part = tensor::ExtractSliceOp::create(b, at, rows, place,
                                                ArrayRef<OpFoldResult>{one, size, depth}, ones);
    Value matrix =
        tensor::ExtractSliceOp::create(b, at, matrices, ArrayRef<OpFoldResult>{group, zero, zero},
                                       ArrayRef<OpFoldResult>{one, depth, columns}, ones);
    Value empty = tensor::EmptyOp::create(b, at, results, element);
    Value into = linalg::FillOp::create(b, at, zeroOf.getResult(), empty).getResult(0);
    Value product =
        linalg::BatchMatmulOp::create(b, at, ValueRange{part, matrix}, into).getResult(0);
    Value next = tensor::InsertSliceOp::create(b, at, product, carried[0], place, results, ones);
    scf::YieldOp::create(b, at, next);
  };
  auto loop = scf::ForOp::create(rewriter, loc, first, groupCount, second, init, step);
  rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(
      op, op->getResult(0).getType(), loop.getResult(0),
      SmallVector<ReassociationIndices>{{0, 1}, {2}});
}

namespace {
struct ExpandGroupedProducts final : impl::ExpandGroupedProductsBase<ExpandGroupedProducts> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    if (preferences.multipliesGroups())
      return;
    for (auto op : r.all<linalg::GenericOp>())
      if (auto grouped = linalg_ext::matchGroupedProduct(op); grouped && isPlain(*grouped))
        expand(r.rewriter, *grouped);
  }
};
} // namespace
} // namespace sluice::global
