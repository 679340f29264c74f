//===- KeyOrder.cpp - what a comparator's region orders by ----------------===//
#include "compiler/Dialect/LinalgExt/KeyOrder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace sluice::linalg_ext {

/// The two sides of one pair of a region, `swapped` if the second is compared with the first.
struct Sides {
  unsigned pair;
  bool swapped;
};
static std::optional<Sides> sidesOf(Operation *compare, Block &block) {
  auto left = dyn_cast<BlockArgument>(compare->getOperand(0));
  auto right = dyn_cast<BlockArgument>(compare->getOperand(1));
  if (!left || !right || left.getOwner() != &block || right.getOwner() != &block ||
      left.getArgNumber() / 2 != right.getArgNumber() / 2 || left == right)
    return std::nullopt;
  return Sides{left.getArgNumber() / 2, left.getArgNumber() > right.getArgNumber()};
}

static std::optional<SingleKey> keyOfFloats(arith::CmpFOp compare, Block &block) {
  using P = arith::CmpFPredicate;
  P predicate = compare.getPredicate();
  bool less = llvm::is_contained({P::OLT, P::OLE, P::ULT, P::ULE}, predicate),
       greater = llvm::is_contained({P::OGT, P::OGE, P::UGT, P::UGE}, predicate);
  auto sides = sidesOf(compare, block);
  if (!sides || (!less && !greater))
    return std::nullopt;
  SingleKey key;
  key.pair = sides->pair;
  key.descending = greater != sides->swapped;
  key.isStrict = predicate == P::OLT || predicate == P::OGT;
  return key;
}

/// `beyond` where `number` is one: the form that gives NaN its place.
static std::optional<SingleKey> keyWithNan(arith::AndIOp both, Block &block) {
  auto beyond = both.getLhs().getDefiningOp<arith::CmpFOp>();
  auto number = both.getRhs().getDefiningOp<arith::CmpFOp>();
  using P = arith::CmpFPredicate;
  if (beyond && beyond.getPredicate() == P::ORD)
    std::swap(beyond, number);
  if (!beyond || !number || number.getPredicate() != P::ORD ||
      !llvm::is_contained({P::ULT, P::UGT}, beyond.getPredicate()))
    return std::nullopt;
  auto tested = dyn_cast<BlockArgument>(number.getLhs());
  std::optional<SingleKey> key = keyOfFloats(beyond, block);
  if (!key || !tested || number.getRhs() != tested || tested.getOwner() != &block ||
      tested.getArgNumber() / 2 != key->pair)
    return std::nullopt;
  key->nanFirst = tested.getArgNumber() % 2 == 1;
  key->placesNan = key->isStrict = true;
  return key;
}

std::optional<SingleKey> findSingleKey(Region &region) {
  Block &block = region.front();
  Operation *compare = block.getTerminator()->getOperand(0).getDefiningOp();
  if (!compare || compare->getBlock() != &block)
    return std::nullopt;
  if (auto both = dyn_cast<arith::AndIOp>(compare))
    return keyWithNan(both, block);
  if (auto floats = dyn_cast<arith::CmpFOp>(compare))
    return keyOfFloats(floats, block);
  auto integers = dyn_cast<arith::CmpIOp>(compare);
  auto sides = integers ? sidesOf(compare, block) : std::nullopt;
  if (!sides)
    return std::nullopt;
  using P = arith::CmpIPredicate;
  P predicate = integers.getPredicate();
  if (predicate == P::eq || predicate == P::ne)
    return std::nullopt;
  SingleKey key;
  key.pair = sides->pair;
  key.isUnsigned = llvm::is_contained({P::ult, P::ule, P::ugt, P::uge}, predicate);
  key.descending =
      llvm::is_contained({P::sgt, P::sge, P::ugt, P::uge}, predicate) != sides->swapped;
  key.isStrict = llvm::is_contained({P::slt, P::sgt, P::ult, P::ugt}, predicate);
  return key;
}

Value isBefore(OpBuilder &b, Location loc, const SingleKey &key, Value x, Value y) {
  if (isa<FloatType>(x.getType())) {
    // Unordered comparisons hold for NaN: one of them is a number, and they are in order or the
    // other is none.
    using P = arith::CmpFPredicate;
    Value beyond = arith::CmpFOp::create(b, loc, key.descending ? P::UGT : P::ULT, x, y);
    Value one = key.nanFirst ? y : x;
    Value isNumber = arith::CmpFOp::create(b, loc, P::ORD, one, one);
    return arith::AndIOp::create(b, loc, beyond, isNumber);
  }
  using P = arith::CmpIPredicate;
  P predicate =
      key.isUnsigned ? (key.descending ? P::ugt : P::ult) : (key.descending ? P::sgt : P::slt);
  return arith::CmpIOp::create(b, loc, predicate, x, y);
}

} // namespace sluice::linalg_ext
