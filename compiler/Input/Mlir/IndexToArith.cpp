//===- IndexToArith.cpp - the index dialect in terms of arith -------------===//
// An index has 64 bits here, so that the index dialect says nothing that arith does not. The names
// of its arithmetic are those of arith but for the last letter.
//   %c = index.mul %a, %b   ->   %c = arith.muli %a, %b : index
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/CompoundOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;

namespace sluice::input {
namespace {
struct IndexToArith final : RewritePattern {
  explicit IndexToArith(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    StringRef name = op->getName().getStringRef();
    if (!name.consume_front("index."))
      return failure();
    if (isa<index::SizeOfOp>(op)) {
      rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 64);
    } else if (isa<index::ConstantOp, index::BoolConstantOp>(op)) {
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, op->getAttrOfType<TypedAttr>("value"));
    } else if (auto compare = dyn_cast<index::CmpOp>(op)) {
      auto predicate =
          arith::symbolizeCmpIPredicate(index::stringifyIndexCmpPredicate(compare.getPred()));
      rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, *predicate, compare.getLhs(),
                                                 compare.getRhs());
    } else {
      bool isCast = name.starts_with("cast");
      std::string own =
          isCast ? name == "castu" ? "index_castui" : "index_cast" : (name + "i").str();
      rewriter.replaceOp(op,
                         rewriter.create(OperationState(op->getLoc(), "arith." + own,
                                                        op->getOperands(), op->getResultTypes())));
    }
    return success();
  }
};
} // namespace

void populateIndexToArithPatterns(RewritePatternSet &patterns) {
  patterns.add<IndexToArith>(patterns.getContext());
}

} // namespace sluice::input
