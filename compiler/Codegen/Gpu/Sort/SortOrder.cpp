//===- SortOrder.cpp - what a comparator's region orders by ---------------===//
#include "compiler/Codegen/Gpu/Sort/SortOrder.h"

using namespace mlir;
using namespace sluice::codegen;

std::optional<SingleKey> sluice::codegen::findSingleKey(Region &region) {
  Block &block = region.front();
  Operation *compare = block.getTerminator()->getOperand(0).getDefiningOp();
  if (!isa_and_present<arith::CmpFOp, arith::CmpIOp>(compare) || compare->getBlock() != &block)
    return std::nullopt;
  auto left = dyn_cast<BlockArgument>(compare->getOperand(0)), right = dyn_cast<BlockArgument>(compare->getOperand(1));
  if (!left || !right || left.getOwner() != &block || right.getOwner() != &block ||
      left.getArgNumber() / 2 != right.getArgNumber() / 2 || left == right)
    return std::nullopt;
  SingleKey key;
  key.pair = left.getArgNumber() / 2;
  bool swapped = left.getArgNumber() > right.getArgNumber();
  if (auto floats = dyn_cast<arith::CmpFOp>(compare)) {
    using P = arith::CmpFPredicate;
    P predicate = floats.getPredicate();
    bool less = llvm::is_contained({P::OLT, P::OLE, P::ULT, P::ULE}, predicate),
         greater = llvm::is_contained({P::OGT, P::OGE, P::UGT, P::UGE}, predicate);
    if (!less && !greater)
      return std::nullopt;
    key.descending = greater != swapped;
    return key;
  }
  using P = arith::CmpIPredicate;
  P predicate = cast<arith::CmpIOp>(compare).getPredicate();
  if (predicate == P::eq || predicate == P::ne)
    return std::nullopt;
  key.isUnsigned = llvm::is_contained({P::ult, P::ule, P::ugt, P::uge}, predicate);
  key.descending = llvm::is_contained({P::sgt, P::sge, P::ugt, P::uge}, predicate) != swapped;
  return key;
}

SmallVector<unsigned> sluice::codegen::readPairs(Region &region) {
  SmallVector<unsigned> pairs;
  for (unsigned i = 0; i < region.getNumArguments(); i += 2)
    if (!region.getArgument(i).use_empty() || !region.getArgument(i + 1).use_empty())
      pairs.push_back(i / 2);
  return pairs;
}

/// `x` is before `y`.
static Value isBefore(Emitter &e, const SingleKey &key, Value x, Value y) {
  if (isa<FloatType>(x.getType())) {
    // Unordered comparisons hold for NaN: x is a number, and y is beyond it or none.
    Value isNumber = arith::CmpFOp::create(e, arith::CmpFPredicate::ORD, x, x),
          beyond =
              arith::CmpFOp::create(e, key.descending ? arith::CmpFPredicate::UGT : arith::CmpFPredicate::ULT, x, y);
    return e.both(isNumber, beyond);
  }
  using P = arith::CmpIPredicate;
  P predicate = key.isUnsigned ? (key.descending ? P::ugt : P::ult) : (key.descending ? P::sgt : P::slt);
  return arith::CmpIOp::create(e, predicate, x, y);
}

SortOrder SortOrder::of(SingleOp &op, Region &region) {
  SortOrder order;
  order.reads = readPairs(region);
  if (std::optional<SingleKey> key = findSingleKey(region)) {
    order.isTotal = true;
    order.before = [key](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) { return isBefore(e, *key, x[0], y[0]); };
    return order;
  }
  auto compare = [&op, &region, reads = order.reads](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
    Values arguments;
    for (BlockArgument argument : region.getArguments()) {
      const auto *read = llvm::find(reads, argument.getArgNumber() / 2);
      // What the region does not look at only has to exist.
      if (read == reads.end())
        arguments.push_back(e.zero(argument.getType()));
      else
        arguments.push_back((argument.getArgNumber() % 2 ? y : x)[read - reads.begin()]);
    }
    return op.call(e, region, arguments).front();
  };
  order.before = [compare](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
    Value forth = compare(e, x, y), back = compare(e, y, x);
    return e.both(forth, e.negate(back));
  };
  return order;
}

SortOrder SortOrder::withPositions() const {
  SortOrder order = *this;
  order.before = [before = before](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
    Value forth = before(e, x, y), back = before(e, y, x);
    Value first = arith::CmpIOp::create(e, arith::CmpIPredicate::ult, x.back(), y.back());
    return arith::OrIOp::create(e, forth, e.both(e.negate(back), first)).getResult();
  };
  return order;
}
