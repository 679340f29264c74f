//===- MathOps.cpp - what the ops of math mean to the oracle --------------===//
// Functions are computed by the C library in long double, 64 bits or more, and rounded once: to all
// types but f64 that is the number nearest to the mathematical one but for one case in thousands,
// to f64 for one in a thousand.
//===----------------------------------------------------------------------===//
#include "compiler/Oracle/Interpreter.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>

namespace sluice::oracle {

using Real = long double;

template <typename Op> static void addFunction(Handlers &h, Real (*function)(Real)) {
  h.compute<Op>(
      [function](const APFloat &a) { return fromReal(function(toReal(a)), a.getSemantics()); });
}
template <typename Op> static void addFunction(Handlers &h, Real (*function)(Real, Real)) {
  h.compute<Op>([function](const APFloat &a, const APFloat &b) {
    return fromReal(function(toReal(a), toReal(b)), a.getSemantics());
  });
}
template <typename Op> static void addRounding(Handlers &h, APFloat::roundingMode mode) {
  h.compute<Op>([mode](APFloat a) {
    a.roundToIntegral(mode);
    return a;
  });
}

/// Rounded once also to f64, of which long double has too few bits more.
static APFloat squareRoot(const APFloat &a) {
  if (&a.getSemantics() == &APFloat::IEEEdouble())
    return APFloat(std::sqrt(a.convertToDouble()));
  return fromReal(std::sqrt(toReal(a)), a.getSemantics());
}

/// By repeated products, which wrap around.
static APInt power(const APInt &base, const APInt &exponent) {
  APInt one(base.getBitWidth(), 1), zero(base.getBitWidth(), 0);
  if (exponent.isNegative()) {
    bool isOdd = exponent[0];
    return base == one ? one : base.isAllOnes() ? (isOdd ? base : one) : zero;
  }
  APInt result = one, square = base;
  for (unsigned bit = 0; bit < exponent.getActiveBits(); ++bit, square = square * square)
    if (exponent[bit])
      result = result * square;
  return result;
}

static void addExact(Handlers &h) {
  using Float = const APFloat &;
  using Int = const APInt &;
  addRounding<math::CeilOp>(h, APFloat::rmTowardPositive);
  addRounding<math::FloorOp>(h, APFloat::rmTowardNegative);
  addRounding<math::TruncOp>(h, APFloat::rmTowardZero);
  addRounding<math::RoundOp>(h, APFloat::rmNearestTiesToAway);
  addRounding<math::RoundEvenOp>(h, APFloat::rmNearestTiesToEven);
  h.compute<math::AbsFOp>([](Float a) { return llvm::abs(a); });
  h.compute<math::CopySignOp>([](Float a, Float b) { return APFloat::copySign(a, b); });
  h.compute<math::ClampFOp>(
      [](Float a, Float low, Float high) { return llvm::minimum(llvm::maximum(a, low), high); });
  h.compute<math::FmaOp>([](APFloat a, Float b, Float c) {
    a.fusedMultiplyAdd(b, c, APFloat::rmNearestTiesToEven);
    return a;
  });
  h.compute<math::IsFiniteOp>([](Float a) { return boolean(a.isFinite()); });
  h.compute<math::IsInfOp>([](Float a) { return boolean(a.isInfinity()); });
  h.compute<math::IsNaNOp>([](Float a) { return boolean(a.isNaN()); });
  h.compute<math::IsNormalOp>([](Float a) { return boolean(a.isNormal()); });
  h.compute<math::AbsIOp>([](Int a) { return a.abs(); });
  h.compute<math::CountLeadingZerosOp>(
      [](Int a) { return APInt(a.getBitWidth(), a.countl_zero()); });
  h.compute<math::CountTrailingZerosOp>(
      [](Int a) { return APInt(a.getBitWidth(), a.countr_zero()); });
  h.compute<math::CtPopOp>([](Int a) { return APInt(a.getBitWidth(), a.popcount()); });
  h.compute<math::IPowIOp>(power);
}

void addMath(Handlers &h) {
  addExact(h);
  addFunction<math::AcosOp>(h, std::acos);
  addFunction<math::AcoshOp>(h, std::acosh);
  addFunction<math::AsinOp>(h, std::asin);
  addFunction<math::AsinhOp>(h, std::asinh);
  addFunction<math::AtanOp>(h, std::atan);
  addFunction<math::AtanhOp>(h, std::atanh);
  addFunction<math::Atan2Op>(h, std::atan2);
  addFunction<math::CbrtOp>(h, std::cbrt);
  addFunction<math::CosOp>(h, std::cos);
  addFunction<math::CoshOp>(h, std::cosh);
  addFunction<math::SinOp>(h, std::sin);
  addFunction<math::SinhOp>(h, std::sinh);
  addFunction<math::ErfOp>(h, std::erf);
  addFunction<math::ErfcOp>(h, std::erfc);
  addFunction<math::ExpOp>(h, std::exp);
  addFunction<math::Exp2Op>(h, std::exp2);
  addFunction<math::ExpM1Op>(h, std::expm1);
  addFunction<math::LogOp>(h, std::log);
  addFunction<math::Log10Op>(h, std::log10);
  addFunction<math::Log1pOp>(h, std::log1p);
  addFunction<math::Log2Op>(h, std::log2);
  addFunction<math::PowFOp>(h, std::pow);
  addFunction<math::TanOp>(h, std::tan);
  addFunction<math::TanhOp>(h, std::tanh);
  addFunction<math::RsqrtOp>(h, [](Real a) -> Real { return 1 / std::sqrt(a); });
  h.compute<math::SqrtOp>(squareRoot);
  h.compute<math::FPowIOp>([](const APFloat &a, const APInt &exponent) {
    return fromReal(std::pow(toReal(a), Real(exponent.getSExtValue())), a.getSemantics());
  });
  h.add<math::SincosOp>([](const Call &call) {
    const APFloat &a = call.get<APFloat>(0);
    (void)call.result(fromReal(std::cos(toReal(a)), a.getSemantics()), 1);
    return call.result(fromReal(std::sin(toReal(a)), a.getSemantics()));
  });
}

} // namespace sluice::oracle
