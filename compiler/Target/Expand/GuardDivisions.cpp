//===- GuardDivisions.cpp - integer divisions that never trap -------------===//
// ONNX and arith leave x / 0 and min / -1 open; the processor would end the whole process. A quotient that means nothing must not do
// more harm than a wrong number:
//   %q = arith.divsi %x, %y   ->   %one_if_bad = arith.select (%y == 0 or (%y == -1 and %x == min)), 1, %y
//                                  %q = arith.divsi %x, %one_if_bad
// Divisions of type index are the compiler's own, by sizes that are not 0.
//===----------------------------------------------------------------------===//
#include "compiler/Target/Expand/GuardDivisions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

/// Is `divisor` a constant by which everything divides?
static bool isHarmless(Value divisor) {
  DenseIntElementsAttr elements;
  APInt scalar;
  if (matchPattern(divisor, m_Constant(&elements)))
    return llvm::none_of(elements.getValues<APInt>(),
                         [](const APInt &value) { return value.isZero() || value.isAllOnes(); });
  return matchPattern(divisor, m_ConstantInt(&scalar)) && !scalar.isZero() && !scalar.isAllOnes();
}

static void guard(Operation *op, bool isSigned) {
  Value dividend = op->getOperand(0), divisor = op->getOperand(1);
  Type type = divisor.getType();
  if (getElementTypeOrSelf(type).isIndex() || isHarmless(divisor))
    return;
  OpBuilder b(op);
  Location loc = op->getLoc();
  unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  auto constant = [&](APInt value) -> Value {
    TypedAttr attr = b.getIntegerAttr(getElementTypeOrSelf(type), value);
    if (auto shaped = dyn_cast<ShapedType>(type))
      attr = DenseElementsAttr::get(shaped, value);
    return arith::ConstantOp::create(b, loc, attr);
  };
  auto equals = [&](Value a, APInt value) -> Value {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, a, constant(value));
  };
  Value bad = equals(divisor, APInt::getZero(width));
  if (isSigned) {
    Value overflows = arith::AndIOp::create(b, loc, equals(divisor, APInt::getAllOnes(width)),
                                            equals(dividend, APInt::getSignedMinValue(width)));
    bad = arith::OrIOp::create(b, loc, bad, overflows);
  }
  op->setOperand(1, arith::SelectOp::create(b, loc, bad, constant(APInt(width, 1)), divisor));
}

void sluice::guardDivisions(Operation *func) {
  func->walk([](Operation *op) {
    if (isa<arith::DivSIOp, arith::RemSIOp>(op))
      guard(op, /*isSigned=*/true);
    else if (isa<arith::DivUIOp, arith::RemUIOp>(op))
      guard(op, /*isSigned=*/false);
  });
}
