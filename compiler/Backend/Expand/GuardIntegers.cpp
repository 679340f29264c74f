//===- GuardIntegers.cpp - integers where arith leaves results open -------===//
// The processor would end the whole process at x / 0 and min / -1, and processors differ in what a
// shift by the width or a float beyond the range gives. docs/numerics.md says what it is here:
//   %q = arith.divsi %x, %y   ->  %d = select (%y == 0 or (%y == -1 and %x == min)), 1, %y
//                                 %q = select %y == 0, 0, (arith.divsi %x, %d)
//   %r = arith.shli %x, %n    ->  %s = arith.shli %x, (arith.minui %n, width - 1)
//                                 %r = select %n < width, %s, 0
//   %r = arith.shrsi %x, %n   ->  %r = arith.shrsi %x, (arith.minui %n, width - 1)
//   %i = arith.fptosi %x      ->  the nearest end of the range where %x is beyond it, 0 for NaN
// Divisions of type index are the compiler's own, by sizes that are not 0.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Expand/NumberEmitter.h"

using namespace mlir;
using namespace sluice;
using I = NumberEmitter::I;
using F = NumberEmitter::F;

/// Is `value` a constant for all of whose elements `holds` is true?
static bool isConstantWith(Value value, function_ref<bool(const APInt &)> holds) {
  DenseIntElementsAttr elements;
  APInt scalar;
  if (matchPattern(value, m_Constant(&elements)))
    return llvm::all_of(elements.getValues<APInt>(), holds);
  return matchPattern(value, m_ConstantInt(&scalar)) && holds(scalar);
}

namespace {
struct GuardEmitter : NumberEmitter {
  /// Lets what uses the result of `op` use that where `condition` is false, else `value`.
  void replaceIf(Operation *op, Value condition, Value value) {
    Value result = op->getResult(0);
    b.setInsertionPointAfter(op);
    Value select = pick(condition, value, result);
    result.replaceAllUsesExcept(select, select.getDefiningOp());
  }
};
} // namespace

static void guardDivision(Operation *op) {
  Value dividend = op->getOperand(0), divisor = op->getOperand(1);
  Type type = divisor.getType();
  auto isHarmless = [](const APInt &value) { return !value.isZero() && !value.isAllOnes(); };
  if (getElementTypeOrSelf(type).isIndex() || isConstantWith(divisor, isHarmless))
    return;
  unsigned width = widthOf(type);
  OpBuilder b(op);
  GuardEmitter e{b, op->getLoc()};
  Value isZero = e.is(I::eq, divisor, 0), isBad = isZero;
  if (isa<arith::DivSIOp, arith::RemSIOp, arith::FloorDivSIOp, arith::CeilDivSIOp>(op)) {
    Value isMinusOne = e.is(I::eq, divisor, APInt::getAllOnes(width));
    Value isMin = e.is(I::eq, dividend, APInt::getSignedMinValue(width));
    Value overflows = e.iand(isMinusOne, isMin);
    isBad = e.ior(isBad, overflows);
  }
  op->setOperand(1, e.pick(isBad, e.value(type, 1), divisor));
  if (isa<arith::RemSIOp, arith::RemUIOp>(op))
    return; // By 1 nothing is left.
  e.replaceIf(op, isZero, e.value(type, 0));
}

static void guardShift(Operation *op) {
  Value amount = op->getOperand(1);
  Type type = amount.getType();
  unsigned width = widthOf(type);
  if (isConstantWith(amount, [&](const APInt &value) { return value.ult(width); }))
    return;
  OpBuilder b(op);
  GuardEmitter e{b, op->getLoc()};
  // Compared with width - 1, since i1 has no number as large as its width. The amount is bounded,
  // not chosen: LLVM 22's NVPTX drops the high half of a 64-bit amount that a select chose.
  op->setOperand(1, e.emit<arith::MinUIOp>(amount, width - 1));
  if (!isa<arith::ShRSIOp>(op))
    e.replaceIf(op, e.is(I::ugt, amount, width - 1), e.value(type, 0));
}

/// Is `value` kept on the inside of `bound` by the operations that made it: below if `above`, else
/// above?
static bool isBounded(Value value, const APFloat &bound, bool above) {
  for (Operation *op = value.getDefiningOp();
       isa_and_present<arith::MinimumFOp, arith::MaximumFOp, arith::MinNumFOp, arith::MaxNumFOp>(
           op);
       op = op->getOperand(0).getDefiningOp()) {
    APFloat limit(0.0f);
    if (isa<arith::MinimumFOp, arith::MinNumFOp>(op) == above &&
        matchPattern(op->getOperand(1), m_ConstantFloat(&limit)) &&
        (above ? limit < bound : limit > bound))
      return true;
  }
  return false;
}

/// Lets what keeps `value` from being negative, and only `value`, make 0 of NaN, which is what a
/// conversion makes of it. False if there is no such operation.
static bool clampsNanToZero(Value value) {
  while (value.hasOneUse()) {
    Operation *op = value.getDefiningOp();
    if (!isa_and_present<arith::MinimumFOp, arith::MaximumFOp>(op))
      return false;
    APFloat limit(0.0f);
    if (isa<arith::MaximumFOp>(op) && matchPattern(op->getOperand(1), m_ConstantFloat(&limit)) &&
        limit.isZero()) {
      OpBuilder b(op);
      value.replaceAllUsesWith(
          arith::MaxNumFOp::create(b, op->getLoc(), op->getOperand(0), op->getOperand(1)));
      op->erase();
      return true;
    }
    value = op->getOperand(0);
  }
  return false;
}

static void guardConversion(Operation *op) {
  bool isSigned = isa<arith::FPToSIOp>(op);
  Value in = op->getOperand(0);
  Type type = op->getResult(0).getType();
  unsigned width = widthOf(type);
  OpBuilder b(op);
  GuardEmitter e{b, op->getLoc()};
  if (widthOf(in.getType()) < 32) { // Whose range may end before that of the integers.
    in = e.as<arith::ExtFOp>(b.getF32Type(), in);
    op->setOperand(0, in);
  }
  const llvm::fltSemantics &semantics = semanticsOf(in.getType());
  auto power = [&](unsigned exponent) {
    return scalbn(APFloat(semantics, 1), exponent, APFloat::rmTowardZero);
  };
  // The first numbers beyond either end: powers of two, which every float type here has.
  APFloat above = power(isSigned ? width - 1 : width),
          below = isSigned ? -power(width - 1) : APFloat(semantics, "-1");
  Value isNan, isAbove, isBelow;
  if (clampsNanToZero(in))
    in = op->getOperand(0);
  else
    isNan = e.isNan(in);
  if (!isBounded(in, above, /*above=*/true))
    isAbove = e.is(F::OGE, in, above);
  if (!isBounded(in, below, /*above=*/false))
    isBelow = e.is(F::OLE, in, below);
  Value max = e.value(type, isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width)),
        min = e.value(type, isSigned ? APInt::getSignedMinValue(width) : APInt::getZero(width)),
        zero = e.value(type, 0);
  // The converted value is open in these cases, and is not chosen then.
  b.setInsertionPointAfter(op);
  Value converted = op->getResult(0), result = converted;
  Operation *first = nullptr;
  for (auto [condition, value] :
       {std::pair(isAbove, max), std::pair(isBelow, min), std::pair(isNan, zero)})
    if (condition) {
      result = e.pick(condition, value, result);
      first = first ? first : result.getDefiningOp();
    }
  converted.replaceAllUsesExcept(result, first);
}

void sluice::guardIntegers(Operation *func) {
  func->walk([](Operation *op) {
    if (isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp, arith::FloorDivSIOp,
            arith::CeilDivSIOp, arith::CeilDivUIOp>(op))
      guardDivision(op);
    else if (isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp>(op))
      guardShift(op);
    else if (isa<arith::FPToSIOp, arith::FPToUIOp>(op))
      guardConversion(op);
  });
}
