//===- IndexToArith.cpp - the index dialect in terms of arith -------------===//
// An index has 64 bits here, so that the index dialect says nothing that arith does not.
//   %c = index.mul %a, %b   ->   %c = arith.muli %a, %b : index
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/IndexToArith.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;

namespace sluice::input {
namespace {

template <typename From, typename To> struct Binary final : OpRewritePattern<From> {
  using OpRewritePattern<From>::OpRewritePattern;
  LogicalResult matchAndRewrite(From op, PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<To>(op, op.getLhs(), op.getRhs());
    return success();
  }
};

struct Constant final : OpRewritePattern<index::ConstantOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(index::ConstantOp op, PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, op.getValueAttr());
    return success();
  }
};

struct BoolConstant final : OpRewritePattern<index::BoolConstantOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(index::BoolConstantOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, op.getValueAttr());
    return success();
  }
};

struct SizeOf final : OpRewritePattern<index::SizeOfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(index::SizeOfOp op, PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 64);
    return success();
  }
};

template <typename From, typename To> struct Cast final : OpRewritePattern<From> {
  using OpRewritePattern<From>::OpRewritePattern;
  LogicalResult matchAndRewrite(From op, PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<To>(op, op.getType(), op.getInput());
    return success();
  }
};

arith::CmpIPredicate predicateOf(index::IndexCmpPredicate predicate) {
  using Index = index::IndexCmpPredicate;
  using Arith = arith::CmpIPredicate;
  switch (predicate) {
  case Index::EQ: return Arith::eq;
  case Index::NE: return Arith::ne;
  case Index::SLT: return Arith::slt;
  case Index::SLE: return Arith::sle;
  case Index::SGT: return Arith::sgt;
  case Index::SGE: return Arith::sge;
  case Index::ULT: return Arith::ult;
  case Index::ULE: return Arith::ule;
  case Index::UGT: return Arith::ugt;
  case Index::UGE: return Arith::uge;
  }
  llvm_unreachable("all predicates are listed");
}

struct Compare final : OpRewritePattern<index::CmpOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(index::CmpOp op, PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, predicateOf(op.getPred()), op.getLhs(),
                                               op.getRhs());
    return success();
  }
};

} // namespace

void populateIndexToArithPatterns(RewritePatternSet &patterns) {
  patterns
      .add<Binary<index::AddOp, arith::AddIOp>, Binary<index::SubOp, arith::SubIOp>,
           Binary<index::MulOp, arith::MulIOp>, Binary<index::DivSOp, arith::DivSIOp>,
           Binary<index::DivUOp, arith::DivUIOp>, Binary<index::CeilDivSOp, arith::CeilDivSIOp>,
           Binary<index::CeilDivUOp, arith::CeilDivUIOp>,
           Binary<index::FloorDivSOp, arith::FloorDivSIOp>, Binary<index::RemSOp, arith::RemSIOp>,
           Binary<index::RemUOp, arith::RemUIOp>, Binary<index::MaxSOp, arith::MaxSIOp>,
           Binary<index::MaxUOp, arith::MaxUIOp>, Binary<index::MinSOp, arith::MinSIOp>,
           Binary<index::MinUOp, arith::MinUIOp>, Binary<index::ShlOp, arith::ShLIOp>,
           Binary<index::ShrSOp, arith::ShRSIOp>, Binary<index::ShrUOp, arith::ShRUIOp>,
           Binary<index::AndOp, arith::AndIOp>, Binary<index::OrOp, arith::OrIOp>,
           Binary<index::XOrOp, arith::XOrIOp>, Cast<index::CastSOp, arith::IndexCastOp>,
           Cast<index::CastUOp, arith::IndexCastUIOp>, Constant, BoolConstant, SizeOf, Compare>(
          patterns.getContext());
}

} // namespace sluice::input
