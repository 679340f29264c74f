//===- IndexToArith.cpp - the index dialect in terms of arith -------------===//
// An index has 64 bits here, so that the index dialect says nothing that arith does not.
//   %c = index.mul %a, %b   ->   %c = arith.muli %a, %b : index
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/IndexToArith.h"
#include "compiler/Input/Common/PatternFunctions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"

using namespace mlir;

namespace sluice::input {
namespace {

template <typename From, typename To> LogicalResult toArith(From op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<To>(op, op.getLhs(), op.getRhs());
  return success();
}

template <typename Op> LogicalResult constantToArith(Op op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, op.getValueAttr());
  return success();
}

LogicalResult sizeToArith(index::SizeOfOp op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 64);
  return success();
}

template <typename From, typename To>
LogicalResult castToArith(From op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<To>(op, op.getType(), op.getInput());
  return success();
}

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

LogicalResult compareAsArith(index::CmpOp op, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, predicateOf(op.getPred()), op.getLhs(),
                                             op.getRhs());
  return success();
}

} // namespace

void populateIndexToArithPatterns(RewritePatternSet &patterns) {
  addFunctions(
      patterns, toArith<index::AddOp, arith::AddIOp>, toArith<index::SubOp, arith::SubIOp>,
      toArith<index::MulOp, arith::MulIOp>, toArith<index::DivSOp, arith::DivSIOp>,
      toArith<index::DivUOp, arith::DivUIOp>, toArith<index::CeilDivSOp, arith::CeilDivSIOp>,
      toArith<index::CeilDivUOp, arith::CeilDivUIOp>,
      toArith<index::FloorDivSOp, arith::FloorDivSIOp>, toArith<index::RemSOp, arith::RemSIOp>,
      toArith<index::RemUOp, arith::RemUIOp>, toArith<index::MaxSOp, arith::MaxSIOp>,
      toArith<index::MaxUOp, arith::MaxUIOp>, toArith<index::MinSOp, arith::MinSIOp>,
      toArith<index::MinUOp, arith::MinUIOp>, toArith<index::ShlOp, arith::ShLIOp>,
      toArith<index::ShrSOp, arith::ShRSIOp>, toArith<index::ShrUOp, arith::ShRUIOp>,
      toArith<index::AndOp, arith::AndIOp>, toArith<index::OrOp, arith::OrIOp>,
      toArith<index::XOrOp, arith::XOrIOp>, castToArith<index::CastSOp, arith::IndexCastOp>,
      castToArith<index::CastUOp, arith::IndexCastUIOp>, constantToArith<index::ConstantOp>,
      constantToArith<index::BoolConstantOp>, sizeToArith, compareAsArith);
}

} // namespace sluice::input
