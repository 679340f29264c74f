//===- ExpandCheckConsts.cpp - checks against constants are plain checks --===//
// Later stages know two comparing ops instead of four. A constant for a dynamic tensor is cast to its type.
//   check.expect_eq_const(%t, dense<1> : tensor<2xi32>) : tensor<?xi32>
//   %c = arith.constant dense<1> : tensor<2xi32>
//   %d = tensor.cast %c : tensor<2xi32> to tensor<?xi32>
//   check.expect_eq(%t, %d) : tensor<?xi32>
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Dialect/Check/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
namespace sluice::check {
#define GEN_PASS_DEF_EXPANDCHECKCONSTS
#include "compiler/Dialect/Check/Passes.h.inc"

static Value constantOfType(OpBuilder &builder, Location loc, ElementsAttr value, Type type) {
  Value constant = arith::ConstantOp::create(builder, loc, value);
  return constant.getType() == type ? constant : tensor::CastOp::create(builder, loc, type, constant);
}

namespace {
struct ExpandCheckConsts final : impl::ExpandCheckConstsBase<ExpandCheckConsts> {
  using Base::Base;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](Operation *op) {
      rewriter.setInsertionPoint(op);
      if (auto check = dyn_cast<ExpectEqConstOp>(op)) {
        Value value = constantOfType(rewriter, check.getLoc(), check.getValue(), check.getLhs().getType());
        rewriter.replaceOpWithNewOp<ExpectEqOp>(check, check.getLhs(), value);
      } else if (auto check = dyn_cast<ExpectAlmostEqConstOp>(op)) {
        Value value = constantOfType(rewriter, check.getLoc(), check.getValue(), check.getLhs().getType());
        rewriter.replaceOpWithNewOp<ExpectAlmostEqOp>(check, check.getLhs(), value, check.getAtolAttr(),
                                                      check.getRtolAttr());
      }
    });
  }
};
} // namespace
} // namespace sluice::check
