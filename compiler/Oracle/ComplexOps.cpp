//===- ComplexOps.cpp - what the ops of complex mean to the oracle --------===//
// As MathOps.cpp: computed in long double, each part rounded once. Products are sums of exact
// products.
//===----------------------------------------------------------------------===//
#include "compiler/Oracle/Interpreter.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include <cmath>

namespace sluice::oracle {

using Real = long double;
using Number = std::complex<Real>;

static Number toNumber(const Complex &a) { return {toReal(a.re), toReal(a.im)}; }
static Complex fromNumber(Number a, const llvm::fltSemantics &type) {
  return {fromReal(a.real(), type), fromReal(a.imag(), type)};
}

template <typename Op, typename Function>
static void addComplexFunction(Handlers &h, Function function) {
  if constexpr (std::is_invocable_v<Function, Number>)
    h.compute<Op>([function](const Complex &a) {
      return fromNumber(function(toNumber(a)), a.re.getSemantics());
    });
  else
    h.compute<Op>([function](const Complex &a, const Complex &b) {
      return fromNumber(function(toNumber(a), toNumber(b)), a.re.getSemantics());
    });
}

static Complex multiply(const Complex &x, const Complex &y) {
  const llvm::fltSemantics &type = x.re.getSemantics(), &wide = sumSemantics(type);
  APFloat a = convert(x.re, wide), b = convert(x.im, wide), c = convert(y.re, wide),
          d = convert(y.im, wide);
  return {convert(a * c - b * d, type), convert(a * d + b * c, type)};
}

/// exp(z) - 1 without losing what is small.
static Number expMinus1(Number z) {
  Real s = std::sin(z.imag() / 2);
  return {std::expm1(z.real()) * std::cos(z.imag()) - 2 * s * s,
          std::exp(z.real()) * std::sin(z.imag())};
}

/// log(1 + z) without losing what is small.
static Number logOf1Plus(Number z) {
  Real x = z.real(), y = z.imag();
  return {std::log1p(x * (2 + x) + y * y) / 2, std::atan2(y, 1 + x)};
}

static Number complexPower(Number a, Number b) {
  constexpr Real kNan = std::numeric_limits<Real>::quiet_NaN();
  if (b == Number(0))
    return 1;
  if (a == Number(0))
    return b.real() > 0 ? Number(0) : Number(kNan, kNan);
  return std::exp(b * std::log(a));
}

void addComplex(Handlers &h) {
  using C = const Complex &;
  h.compute<complex::CreateOp>(
      [](const APFloat &re, const APFloat &im) { return Complex{re, im}; });
  h.compute<complex::ReOp>([](C a) { return a.re; });
  h.compute<complex::ImOp>([](C a) { return a.im; });
  h.compute<complex::AddOp>([](C a, C b) { return Complex{a.re + b.re, a.im + b.im}; });
  h.compute<complex::SubOp>([](C a, C b) { return Complex{a.re - b.re, a.im - b.im}; });
  h.compute<complex::NegOp>([](C a) { return Complex{llvm::neg(a.re), llvm::neg(a.im)}; });
  h.compute<complex::ConjOp>([](C a) { return Complex{a.re, llvm::neg(a.im)}; });
  h.compute<complex::MulOp>(multiply);
  h.compute<complex::EqualOp>([](C a, C b) { return boolean(a.re == b.re && a.im == b.im); });
  h.compute<complex::NotEqualOp>([](C a, C b) { return boolean(a.re != b.re || a.im != b.im); });
  h.compute<complex::AbsOp>(
      [](C a) { return fromReal(std::abs(toNumber(a)), a.re.getSemantics()); });
  h.compute<complex::AngleOp>(
      [](C a) { return fromReal(std::arg(toNumber(a)), a.re.getSemantics()); });
  addComplexFunction<complex::DivOp>(h, [](Number a, Number b) { return a / b; });
  addComplexFunction<complex::ExpOp>(h, [](Number a) { return std::exp(a); });
  addComplexFunction<complex::Expm1Op>(h, expMinus1);
  addComplexFunction<complex::LogOp>(h, [](Number a) { return std::log(a); });
  addComplexFunction<complex::Log1pOp>(h, logOf1Plus);
  addComplexFunction<complex::SinOp>(h, [](Number a) { return std::sin(a); });
  addComplexFunction<complex::CosOp>(h, [](Number a) { return std::cos(a); });
  addComplexFunction<complex::TanOp>(h, [](Number a) { return std::tan(a); });
  addComplexFunction<complex::TanhOp>(h, [](Number a) { return std::tanh(a); });
  addComplexFunction<complex::SqrtOp>(h, [](Number a) { return std::sqrt(a); });
  addComplexFunction<complex::RsqrtOp>(h, [](Number a) { return Number(1) / std::sqrt(a); });
  addComplexFunction<complex::SignOp>(
      h, [](Number a) { return a == Number(0) ? a : a / std::abs(a); });
  addComplexFunction<complex::PowOp>(h, complexPower);
  addComplexFunction<complex::Atan2Op>(h, [](Number y, Number x) {
    return Number(0, -1) * std::log((x + Number(0, 1) * y) / std::sqrt(x * x + y * y));
  });
  h.compute<complex::PowiOp>([](C a, const APInt &exponent) {
    return fromNumber(complexPower(toNumber(a), Real(exponent.getSExtValue())),
                      a.re.getSemantics());
  });
  h.add<complex::BitcastOp>([](complex::BitcastOp op, const Call &call) -> LogicalResult {
    if (auto *number = std::get_if<Complex>(call.operands[0]))
      return call.result(number->im.bitcastToAPInt().concat(number->re.bitcastToAPInt()));
    const llvm::fltSemantics *type = semanticsOf(op.getType());
    auto *bits = std::get_if<APInt>(call.operands[0]);
    if (!type || !bits)
      return call.result(*call.operands[0]);
    unsigned width = APFloat::getSizeInBits(*type);
    return call.result(Complex{APFloat(*type, bits->trunc(width)),
                               APFloat(*type, bits->lshr(width).trunc(width))});
  });
  h.add<complex::ConstantOp>(computeConstant);
}

} // namespace sluice::oracle
