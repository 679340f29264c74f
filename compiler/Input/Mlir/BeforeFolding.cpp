//===- BeforeFolding.cpp - what upstream would fold wrongly ---------------===//
//   arith.extf NaN : f8E8M0FNU to f32      ->   NaN, of which upstream makes infinity
//   arith.mulsi_extended %i, 1 : index     ->   of i64: upstream extends a bit to an index, which
//                                               arith.extsi cannot
//   tensor.expand_shape %scalar into ?x?   ->   into 1x1, and a cast: upstream makes constants of
//                                               unknown size of constants
// First of all, before any pass folds or canonicalizes.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/CompoundOps.h"
#include "compiler/Input/Passes.h"

namespace sluice::input {
#define GEN_PASS_DEF_BEFOREFOLDING
#include "compiler/Input/Passes.h.inc"

static void expandToOnes(tensor::ExpandShapeOp op) {
  RankedTensorType type = op.getResultType();
  if (op.getSrcType().getRank() != 0 || type.hasStaticShape())
    return;
  OpBuilder b(op);
  RankedTensorType ones = type.clone(SmallVector<int64_t>(type.getRank(), 1));
  Value expanded = tensor::ExpandShapeOp::create(b, op.getLoc(), ones, op.getSrc(),
                                                 ArrayRef<ReassociationIndices>{});
  op.replaceAllUsesWith(tensor::CastOp::create(b, op.getLoc(), type, expanded).getResult());
  op.erase();
}

namespace {
struct BeforeFolding final : impl::BeforeFoldingBase<BeforeFolding> {
  using Base::Base;
  void runOnOperation() override {
    extendScaleConstants(getOperation());
    widenIndexProducts(getOperation());
    getOperation()->walk(expandToOnes);
  }
};
} // namespace
} // namespace sluice::input
