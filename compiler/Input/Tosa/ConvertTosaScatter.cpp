//===- ConvertTosaScatter.cpp - tosa.scatter has a kernel of its own ------===//
// Upstream writes one row after the other in a loop on the host; this is one kernel.
//   %r = tosa.scatter %values, %indices, %input : (tensor<NxKxC>, tensor<NxW>, tensor<NxWxC>)
//     ->
//   %positions = linalg.generic {(n, %indices[n, w])} : tensor<NxWx2>
//   %r = linalg_ext.scatter dimension_map = [0, 1] unique_indices(true)
//            ins(%input, %positions) outs(%values)
//===----------------------------------------------------------------------===//
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Tosa/Passes.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

namespace sluice::input {
#define GEN_PASS_DEF_CONVERTTOSASCATTER
#include "compiler/Input/Tosa/Passes.h.inc"

/// Pairs (n, indices[n, w]).
static Value positionsOf(OpBuilder &b, Location loc, Value indices) {
  auto type = cast<RankedTensorType>(indices.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, indices);
  sizes.push_back(b.getIndexAttr(2));
  Value out = tensor::EmptyOp::create(b, loc, sizes, type.getElementType());
  SmallVector<AffineMap> maps{AffineMap::getMultiDimMapWithTargets(3, {0, 1}, b.getContext()),
                              b.getMultiDimIdentityMap(3)};
  return generic(b, loc, indices, out, maps, [&](Cell &b, ValueRange v) {
    Value isBatch = b.equal(b.index(2), 0);
    return b.select(isBatch, b.make<arith::IndexCastOp>(type.getElementType(), b.index(0)), v[0]);
  });
}

namespace {
struct ConvertTosaScatter final : impl::ConvertTosaScatterBase<ConvertTosaScatter> {
  using Base::Base;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<tosa::ScatterOp> ops;
    getOperation()->walk([&](tosa::ScatterOp op) { ops.push_back(op); });
    for (tosa::ScatterOp op : ops) {
      if (!isa<RankedTensorType>(op.getIndices().getType()) ||
          op.getValuesIn().getType() != op.getType())
        continue;
      rewriter.setInsertionPoint(op);
      Location loc = op.getLoc();
      Value positions = positionsOf(rewriter, loc, op.getIndices());
      auto scatter = linalg_ext::ScatterOp::create(
          rewriter, loc, TypeRange{op.getType()}, ValueRange{op.getInput(), positions},
          ValueRange{op.getValuesIn()}, ArrayRef<int64_t>{0, 1}, true);
      takeElements(rewriter, loc, scatter.getRegion(), getElementTypeOrSelf(op.getType()));
      rewriter.replaceOp(op, scatter.getResults());
    }
  }
};
} // namespace
} // namespace sluice::input
