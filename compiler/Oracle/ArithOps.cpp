//===- ArithOps.cpp - what the ops of arith mean to the oracle ------------===//
// Where arith leaves a result open (divisions by zero, shifts too far, conversions out of range) it
// is what docs/numerics.md promises.
//===----------------------------------------------------------------------===//
#include "compiler/Oracle/Interpreter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace sluice::oracle {

//===- Integers -----------------------------------------------------------===//

/// Adds a division: 0 by a divisor of 0, where elements are computed; elsewhere the call ends.
template <typename Op, typename Divide> static void addDivision(Handlers &handlers, Divide divide) {
  handlers.add<Op>([divide](const Call &call) -> LogicalResult {
    const APInt &a = call.get<APInt>(0), &b = call.get<APInt>(1);
    if (b.isZero() && !call.run.inElement)
      return call.fail("division by zero");
    return call.result(b.isZero() ? APInt(a.getBitWidth(), 0) : divide(a, b));
  });
}

static APInt shiftRightSigned(const APInt &a, const APInt &by) {
  return a.ashr(unsigned(by.getLimitedValue(a.getBitWidth())));
}

static void addIntegers(Handlers &h) {
  using Int = const APInt &;
  h.compute<arith::AddIOp>([](Int a, Int b) { return a + b; });
  h.compute<arith::SubIOp>([](Int a, Int b) { return a - b; });
  h.compute<arith::MulIOp>([](Int a, Int b) { return a * b; });
  h.compute<arith::AndIOp>([](Int a, Int b) { return a & b; });
  h.compute<arith::OrIOp>([](Int a, Int b) { return a | b; });
  h.compute<arith::XOrIOp>([](Int a, Int b) { return a ^ b; });
  h.compute<arith::MaxSIOp>([](Int a, Int b) { return llvm::APIntOps::smax(a, b); });
  h.compute<arith::MinSIOp>([](Int a, Int b) { return llvm::APIntOps::smin(a, b); });
  h.compute<arith::MaxUIOp>([](Int a, Int b) { return llvm::APIntOps::umax(a, b); });
  h.compute<arith::MinUIOp>([](Int a, Int b) { return llvm::APIntOps::umin(a, b); });
  h.compute<arith::ShLIOp>(
      [](Int a, Int by) { return a.shl(unsigned(by.getLimitedValue(a.getBitWidth()))); });
  h.compute<arith::ShRUIOp>(
      [](Int a, Int by) { return a.lshr(unsigned(by.getLimitedValue(a.getBitWidth()))); });
  h.compute<arith::ShRSIOp>(shiftRightSigned);
  using llvm::APIntOps::RoundingSDiv, llvm::APIntOps::RoundingUDiv;
  addDivision<arith::DivSIOp>(h, [](Int a, Int b) { return a.sdiv(b); });
  addDivision<arith::DivUIOp>(h, [](Int a, Int b) { return a.udiv(b); });
  addDivision<arith::RemSIOp>(h, [](Int a, Int b) { return a.srem(b); });
  addDivision<arith::RemUIOp>(h, [](Int a, Int b) { return a.urem(b); });
  addDivision<arith::FloorDivSIOp>(
      h, [](Int a, Int b) { return RoundingSDiv(a, b, APInt::Rounding::DOWN); });
  addDivision<arith::CeilDivSIOp>(
      h, [](Int a, Int b) { return RoundingSDiv(a, b, APInt::Rounding::UP); });
  addDivision<arith::CeilDivUIOp>(
      h, [](Int a, Int b) { return RoundingUDiv(a, b, APInt::Rounding::UP); });
  h.add<arith::AddUIExtendedOp>([](const Call &call) {
    bool overflow = false;
    APInt sum = call.get<APInt>(0).uadd_ov(call.get<APInt>(1), overflow);
    (void)call.result(boolean(overflow), 1);
    return call.result(sum);
  });
  auto multiply = [](bool isSigned) {
    return [isSigned](const Call &call) {
      APInt a = call.get<APInt>(0), b = call.get<APInt>(1);
      unsigned width = a.getBitWidth();
      APInt product =
          isSigned ? a.sext(2 * width) * b.sext(2 * width) : a.zext(2 * width) * b.zext(2 * width);
      (void)call.result(product.extractBits(width, width), 1);
      return call.result(product.trunc(width));
    };
  };
  h.add<arith::MulSIExtendedOp>(multiply(true));
  h.add<arith::MulUIExtendedOp>(multiply(false));
}

//===- Floats -------------------------------------------------------------===//

/// A sum or product. Formats of few bits, some of which have no code for what is too large
/// (f4E2M1FN), compute in f64 and round again: its 53 bits are more than twice as many and two, so
/// that this gives what rounding once does (Figueroa 1995).
template <typename Op, typename Compute>
static void addInWider(Handlers &handlers, Compute compute) {
  handlers.compute<Op>([compute](const APFloat &a, const APFloat &b) {
    const llvm::fltSemantics &type = a.getSemantics(), &wider = APFloat::IEEEdouble();
    if (APFloat::semanticsPrecision(type) > 8)
      return compute(a, b);
    return convert(compute(convert(a, wider), convert(b, wider)), type);
  });
}

static void addFloats(Handlers &h) {
  using Float = const APFloat &;
  h.compute<arith::NegFOp>([](Float a) { return llvm::neg(a); });
  addInWider<arith::AddFOp>(h, [](Float x, Float y) { return x + y; });
  addInWider<arith::SubFOp>(h, [](Float x, Float y) { return x - y; });
  addInWider<arith::MulFOp>(h, [](Float x, Float y) { return x * y; });
  addInWider<arith::DivFOp>(h, [](Float x, Float y) { return x / y; });
  addInWider<arith::RemFOp>(h, [](APFloat x, Float y) {
    x.mod(y);
    return x;
  });
  h.compute<arith::MaximumFOp>([](Float a, Float b) { return llvm::maximum(a, b); });
  h.compute<arith::MinimumFOp>([](Float a, Float b) { return llvm::minimum(a, b); });
  h.compute<arith::MaxNumFOp>([](Float a, Float b) { return llvm::maxnum(a, b); });
  h.compute<arith::MinNumFOp>([](Float a, Float b) { return llvm::minnum(a, b); });
}

//===- Conversions --------------------------------------------------------===//

static llvm::RoundingMode modeOf(std::optional<arith::RoundingMode> mode) {
  switch (mode.value_or(arith::RoundingMode::to_nearest_even)) {
  case arith::RoundingMode::to_nearest_even: return llvm::RoundingMode::NearestTiesToEven;
  case arith::RoundingMode::downward: return llvm::RoundingMode::TowardNegative;
  case arith::RoundingMode::upward: return llvm::RoundingMode::TowardPositive;
  case arith::RoundingMode::toward_zero: return llvm::RoundingMode::TowardZero;
  case arith::RoundingMode::to_nearest_away: return llvm::RoundingMode::NearestTiesToAway;
  }
  llvm_unreachable("unknown rounding mode");
}

static unsigned widthOf(Type type) { return type.isIndex() ? 64 : type.getIntOrFloatBitWidth(); }

static APFloat fromInteger(const APInt &value, bool isSigned, Type type) {
  const llvm::fltSemantics &to = *semanticsOf(type);
  // By way of f32, as PyTorch converts to types that it computes in f32.
  bool twice = type.isBF16() || widthOf(type) < 16;
  APFloat result(twice ? APFloat::IEEEsingle() : to);
  result.convertFromAPInt(value, isSigned, APFloat::rmNearestTiesToEven);
  return convert(result, to);
}

/// Toward zero, beyond the range its nearest end; NaN is 0.
static APInt toInteger(const APFloat &value, bool isSigned, Type type) {
  llvm::APSInt result(widthOf(type), /*isUnsigned=*/!isSigned);
  bool exact;
  value.convertToInteger(result, APFloat::rmTowardZero, &exact);
  return result;
}

static APInt resize(const APInt &value, bool isSigned, Type type) {
  return isSigned ? value.sextOrTrunc(widthOf(type)) : value.zextOrTrunc(widthOf(type));
}

static Datum bitcast(arith::BitcastOp op, const Datum &value) {
  auto *number = std::get_if<APFloat>(&value);
  APInt bits = number ? number->bitcastToAPInt() : std::get<APInt>(value);
  const llvm::fltSemantics *semantics = semanticsOf(op.getType());
  return semantics ? Datum(APFloat(*semantics, bits)) : Datum(bits);
}

/// The power of two by which values of a block are scaled, as f8E8M0FNU holds it.
static APFloat scaleOf(const APFloat &scale, const llvm::fltSemantics &to) {
  return convert(convert(scale, APFloat::Float8E8M0FNU()), to);
}

template <typename... Op, typename To, typename From>
static void addConversion(Handlers &h, To (*convert)(const From &, bool, Type), bool isSigned) {
  (h.compute<Op>([=](Op op, const From &a) { return convert(a, isSigned, op.getType()); }), ...);
}

static void addConversions(Handlers &h) {
  using Float = const APFloat &;
  addConversion<arith::ExtSIOp, arith::IndexCastOp>(h, resize, true);
  addConversion<arith::ExtUIOp, arith::TruncIOp, arith::IndexCastUIOp>(h, resize, false);
  addConversion<arith::SIToFPOp>(h, fromInteger, true);
  addConversion<arith::UIToFPOp>(h, fromInteger, false);
  addConversion<arith::FPToSIOp>(h, toInteger, true);
  addConversion<arith::FPToUIOp>(h, toInteger, false);
  h.compute<arith::ExtFOp>(
      [](arith::ExtFOp op, Float a) { return convert(a, *semanticsOf(op.getType())); });
  h.compute<arith::TruncFOp>([](arith::TruncFOp op, Float a) {
    return convert(a, *semanticsOf(op.getType()), modeOf(op.getRoundingmode()));
  });
  h.compute<arith::ScalingExtFOp>([](arith::ScalingExtFOp op, Float a, Float scale) {
    const llvm::fltSemantics &to = *semanticsOf(op.getType());
    return convert(a, to) * scaleOf(scale, to);
  });
  h.compute<arith::ScalingTruncFOp>([](arith::ScalingTruncFOp op, Float a, Float scale) {
    return convert(a / scaleOf(scale, a.getSemantics()), *semanticsOf(op.getType()),
                   modeOf(op.getRoundingmode()));
  });
  h.add<arith::BitcastOp>([](arith::BitcastOp op, const Call &call) {
    return call.result(bitcast(op, *call.operands[0]));
  });
}

void addArith(Handlers &h) {
  addIntegers(h);
  addFloats(h);
  addConversions(h);
  h.compute<arith::CmpIOp>([](arith::CmpIOp op, const APInt &a, const APInt &b) {
    return boolean(arith::applyCmpPredicate(op.getPredicate(), a, b));
  });
  h.compute<arith::CmpFOp>([](arith::CmpFOp op, const APFloat &a, const APFloat &b) {
    return boolean(arith::applyCmpPredicate(op.getPredicate(), a, b));
  });
  h.add<arith::SelectOp>(
      [](const Call &call) { return call.result(*call.operands[call.index(0) ? 1 : 2]); });
  h.add<arith::ConstantOp>(computeConstant);
}

} // namespace sluice::oracle
