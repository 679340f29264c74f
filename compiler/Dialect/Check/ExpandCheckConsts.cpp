//===- ExpandCheckConsts.cpp - checks against constants are plain checks --===//
// Later stages know two comparing ops instead of five. A constant for a dynamic tensor is cast to
// its type.
//   check.expect_eq_const(%t, dense<1> : tensor<2xi32>) : tensor<?xi32>
//   %c = arith.constant dense<1> : tensor<2xi32>
//   %d = tensor.cast %c : tensor<2xi32> to tensor<?xi32>
//   check.expect_eq(%t, %d) : tensor<?xi32>
// That all elements are true is that a one for each that is not zero equals a tensor of ones.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Check/CheckDialect.h"

namespace sluice::check {
#define GEN_PASS_DEF_EXPANDCHECKCONSTS
#include "compiler/Dialect/Check/Passes.h.inc"

static Value constantOfType(OpBuilder &builder, Location loc, ElementsAttr value, Type type) {
  Value constant = arith::ConstantOp::create(builder, loc, value);
  return constant.getType() == type ? constant
                                    : tensor::CastOp::create(builder, loc, type, constant);
}

/// `tensor` with a one for each element that is not zero, and as many ones.
static std::pair<Value, Value> truths(OpBuilder &builder, Location loc, Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, tensor);
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, builder.getI1Type());
  Value one = arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true));
  Value ones = linalg::FillOp::create(builder, loc, one, empty).getResult(0);
  SmallVector<AffineMap> maps(2, builder.getMultiDimIdentityMap(type.getRank()));
  SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
  auto body = [&](OpBuilder &b, Location at, ValueRange args) {
    Value zero = arith::ConstantOp::create(b, at, b.getIntegerAttr(type.getElementType(), 0));
    Value isTrue = arith::CmpIOp::create(b, at, arith::CmpIPredicate::ne, args[0], zero);
    linalg::YieldOp::create(b, at, isTrue);
  };
  Value found =
      linalg::GenericOp::create(builder, loc, empty.getType(), tensor, empty, maps, iterators, body)
          .getResult(0);
  return {found, ones};
}

namespace {
struct ExpandCheckConsts final : impl::ExpandCheckConstsBase<ExpandCheckConsts> {
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](Operation *op) {
      rewriter.setInsertionPoint(op);
      if (auto check = dyn_cast<ExpectEqConstOp>(op)) {
        Value value =
            constantOfType(rewriter, check.getLoc(), check.getValue(), check.getLhs().getType());
        rewriter.replaceOpWithNewOp<ExpectEqOp>(check, check.getLhs(), value);
      } else if (auto check = dyn_cast<ExpectAlmostEqConstOp>(op)) {
        Value value =
            constantOfType(rewriter, check.getLoc(), check.getValue(), check.getLhs().getType());
        rewriter.replaceOpWithNewOp<ExpectAlmostEqOp>(check, check.getLhs(), value,
                                                      check.getAtolAttr(), check.getRtolAttr());
      } else if (auto check = dyn_cast<ExpectAllTrueOp>(op)) {
        auto [found, ones] = truths(rewriter, check.getLoc(), check.getOperand());
        rewriter.replaceOpWithNewOp<ExpectEqOp>(check, found, ones);
      }
    });
  }
};
} // namespace
} // namespace sluice::check
