//===- ConvertTosaScatter.cpp - tosa.scatter has a kernel of its own ------===//
// Upstream writes one row after the other in a loop on the host; this is one kernel.
//   %r = tosa.scatter %values, %indices, %input : (tensor<NxKxC>, tensor<NxW>, tensor<NxWxC>)
//     ->
//   %positions = linalg.generic {(n, %indices[n, w])} : tensor<NxWx2>
//   %r = linalg_ext.scatter dimension_map = [0, 1] unique_indices(true)
//            ins(%input, %positions) outs(%values)
//===----------------------------------------------------------------------===//
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
  SmallVector<utils::IteratorType> iterators(3, utils::IteratorType::parallel);
  auto body = [&](OpBuilder &b, Location loc, ValueRange args) {
    Value component = linalg::IndexOp::create(b, loc, 2),
          zero = arith::ConstantIndexOp::create(b, loc, 0);
    Value isBatch = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, component, zero);
    Value batch = arith::IndexCastOp::create(b, loc, type.getElementType(),
                                             linalg::IndexOp::create(b, loc, 0));
    Value position = arith::SelectOp::create(b, loc, isBatch, batch, args[0]);
    linalg::YieldOp::create(b, loc, position);
  };
  return linalg::GenericOp::create(b, loc, out.getType(), indices, out, maps, iterators, body)
      .getResult(0);
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
      Type element = cast<RankedTensorType>(op.getType()).getElementType();
      Block *body = rewriter.createBlock(&scatter.getRegion(), {}, {element, element}, {loc, loc});
      linalg_ext::YieldOp::create(rewriter, loc, body->getArgument(0));
      rewriter.replaceOp(op, scatter.getResults());
    }
  }
};
} // namespace
} // namespace sluice::input
