//===- SimplifyPowers.cpp - powers that need no logarithm -----------------===//
//   x ^ 3    ->  x * x * x                    x ^ -2   ->  r * r, r = 1 / x
//   x ^ 0.5  ->  sqrt(x), but of minus infinity and -0 as IEEE 754 defines pow
// Types narrower than f32 are multiplied as f32 and rounded once. Exporters write squares and cubes
// of activations as powers (the tanh form of GELU, RMS norms). Runs after FuseElementwise, which
// brings constant exponents into bodies.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_SIMPLIFYPOWERS
#include "compiler/Global/Passes.h.inc"

/// Products of more factors lose more than the logarithm's error.
constexpr double kMaxFactors = 4;

static Value constant(OpBuilder &b, Location loc, Type type, double value) {
  return arith::ConstantOp::create(b, loc, b.getFloatAttr(type, value));
}

static bool isRoot(double exponent) { return std::abs(exponent) == 0.5; }

/// Whether x ^ (exponent) takes no logarithm.
static bool isSimple(double exponent) {
  double size = std::abs(exponent);
  return isRoot(exponent) || (size == std::floor(size) && size <= kMaxFactors);
}

/// x ^ (exponent), of a simple exponent.
static Value power(OpBuilder &b, Location loc, Value x, double exponent) {
  Type type = x.getType();
  double size = std::abs(exponent);
  if (exponent == 0)
    return constant(b, loc, type, 1); // NaN ^ 0 is 1 too.
  Value base = x;
  if (isRoot(exponent))
    base = math::SqrtOp::create(b, loc, x);
  if (exponent < 0)
    base = arith::DivFOp::create(b, loc, constant(b, loc, type, 1), base);
  if (isRoot(exponent)) // The root of minus infinity is no number, that of -0 negative; powers of
                        // both are positive.
    for (double special : {-double(INFINITY), 0.0}) {
      Value here = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, x,
                                         constant(b, loc, type, special));
      base = arith::SelectOp::create(b, loc, here,
                                     constant(b, loc, type, std::pow(special, exponent)), base);
    }
  if (isRoot(exponent) || size == 1)
    return base;
  Value square = arith::MulFOp::create(b, loc, base, base);
  return size == 2 ? square
                   : arith::MulFOp::create(b, loc, square, size == 3 ? base : square).getResult();
}

namespace {
struct SimplifyPowers final : impl::SimplifyPowersBase<SimplifyPowers> {
  void rewrite(Rewriting &r) override {
    SmallVector<math::PowFOp> powers;
    r.function.walk([&](math::PowFOp op) { powers.push_back(op); });
    for (math::PowFOp op : powers) {
      APFloat exponent(0.0f);
      auto type = dyn_cast<FloatType>(op.getType());
      if (!type || !matchPattern(op.getRhs(), m_ConstantFloat(&exponent)) || exponent.isNaN() ||
          exponent.isInfinity())
        continue;
      double number = exponent.convertToDouble();
      if (!isSimple(number)) {
        (void)r.remarks.decline(op, "the exponent is neither a half nor a whole number up to 4");
        continue;
      }
      r.rewriter.setInsertionPoint(op);
      bool isNarrow = type.getWidth() < 32;
      Value x = op.getLhs();
      if (isNarrow)
        x = arith::ExtFOp::create(r.rewriter, op.getLoc(), r.rewriter.getF32Type(), x);
      Value result = power(r.rewriter, op.getLoc(), x, number);
      if (isNarrow)
        result = arith::TruncFOp::create(r.rewriter, op.getLoc(), type, result);
      r.rewriter.replaceOp(op, result);
    }
  }
};
} // namespace
} // namespace sluice::global
