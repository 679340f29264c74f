//===- ExpandMathF64.cpp - math functions without a library, in f64 -------===//
// Where no libm can be called, f64 functions are series after a reduction of the argument, with
// fused multiply-adds. f32 functions that have no good polynomial are computed in f64 and rounded,
// which is exact but for rare last bits.
//   exp, log     to base 2 and a rest within ln(2)/2; errors of 1 to 2 units in the last place
//   sin, cos     multiples of pi/2 from four parts; arguments beyond 2^20 lose digits, beyond 2^40
//                where products are fused
//   pow          exp(y log x): the relative error is that of y log x, at most 700 units; products
//                for whole y up to 64
//   erf, erfc    a series with positive terms below 2, a continued fraction above
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Expand/NumberEmitter.h"
#include <numbers>

using namespace mlir;

static constexpr double kLn2High = 0x1.62e42fee00000p-1,
                        kLn2Low = 0x1.a39ef35793c76p-33; // The first has zeros at its end.
// In parts of 33 bits: their products with whole numbers below 2^20 are exact, also where the
// driver does not fuse a multiplication and an addition.
static constexpr double kHalfPiParts[] = {0x1.921fb54400000p+0, 0x1.0b4611a600000p-34,
                                          0x1.3198a2e000000p-69, 0x1.b839a252049c1p-104};
static constexpr double kHalfPi = std::numbers::pi / 2,
                        kInfinity = std::numeric_limits<double>::infinity(),
                        kNan = std::numeric_limits<double>::quiet_NaN();

namespace {
/// Arithmetic on scalars and, but for functions, vectors of f64.
struct MathEmitter : sluice::NumberEmitter {
  Value c(double value) const { return this->value(b.getF64Type(), value); }
  Value i(int64_t value) const { return this->value(b.getI64Type(), value); }
  Value nearest(Value x) const { return emit<math::RoundEvenOp>(x); }
  Value trunc(Value x) const { return emit<math::TruncOp>(x); }
  template <typename Y> Value min(Value x, Y y) const { return emit<arith::MinNumFOp>(x, y); }
  template <typename Y> Value max(Value x, Y y) const { return emit<arith::MaxNumFOp>(x, y); }
  Value both(Value x, Value y) const { return iand(x, y); }
  Value bits(Value x) const { return bitcast(b.getI64Type(), x); }
  Value number(Value x) const { return bitcast(b.getF64Type(), x); }
  Value sar(Value x, int64_t n) const { return emit<arith::ShRSIOp>(x, n); }
  Value toInt(Value x) const { return as<arith::FPToSIOp>(b.getI64Type(), x); }
  Value toFloat(Value x) const { return as<arith::SIToFPOp>(b.getF64Type(), x); }
  Value isNegative(Value x) const { return is(I::slt, bits(x), 0); }
  Value isNonzero(Value x) const { return is(I::ne, x, 0); }

  /// x * 2^k for -1080 <= k <= 1030, rounded once.
  Value scale(Value x, Value k) const {
    Value half = sar(k, 1), rest = isub(k, half);
    auto power = [&](Value n) { return number(shl(iadd(n, 1023), 52)); };
    return mul(mul(x, power(half)), power(rest));
  }

  /// (e^r - 1) / r for small r.
  Value expSeries(Value r, int terms) const {
    SmallVector<double> coefficients;
    double factorial = 1;
    for (int k = 1; k <= terms; ++k)
      coefficients.push_back(1 / (factorial *= k));
    return polynomial(r, coefficients);
  }

  Value exp(Value x) const {
    Value bounded = min(max(x, -746), c(710));
    Value k = nearest(mul(bounded, std::numbers::log2e));
    Value r = fma(k, c(-kLn2Low), fma(k, c(-kLn2High), bounded));
    return pick(isNan(x), x, scale(fma(r, expSeries(r, 13), c(1)), toInt(k)));
  }
  Value exp2(Value x) const {
    Value bounded = min(max(x, -1076), c(1025));
    Value k = nearest(bounded), r = mul(sub(bounded, k), std::numbers::ln2);
    return pick(isNan(x), x, scale(fma(r, expSeries(r, 13), c(1)), toInt(k)));
  }
  Value expm1(Value x) const {
    return pick(less(abs(x), 0.35), mul(x, expSeries(x, 15)), sub(exp(x), 1));
  }

  /// x = 2^exponent * e^rest with |rest| <= ln(2)/2, for positive finite x.
  struct Logarithm {
    Value exponent, rest;
  };
  Logarithm logParts(Value x) const {
    Value isTiny = less(x, 0x1p-1022);
    Value all = bits(pick(isTiny, mul(x, 0x1p54), x));
    Value exponent = isub(iand(sar(all, 52), 0x7FF), i(1023));
    Value mantissa = number(ior(iand(all, 0xFFFFFFFFFFFFF), int64_t(1023) << 52));
    Value isLarge = greater(mantissa, std::numbers::sqrt2);
    mantissa = pick(isLarge, mul(mantissa, 0.5), mantissa);
    Value power = add(toFloat(exponent), pick(isLarge, c(1), c(0)));
    power = sub(power, pick(isTiny, c(54), c(0)));
    // log m = 2 atanh((m - 1) / (m + 1)) = f - s (f - tail): f = m - 1 is exact.
    Value f = sub(mantissa, 1), s = div(f, add(mantissa, 1)), z = mul(s, s);
    SmallVector<double> coefficients;
    for (int k = 1; k <= 10; ++k)
      coefficients.push_back(2.0 / (2 * k + 1));
    // 2 atanh(s) = 2 s + s tail, and 2 s = f - s f.
    Value tail = mul(z, polynomial(z, coefficients));
    return {power, sub(f, mul(s, sub(f, tail)))};
  }
  /// What logarithms of any base have in common: `finite` for positive finite x.
  Value logOf(Value x, Value finite) const {
    Value result = pick(equal(x, kInfinity), x, finite);
    result = pick(equal(x, 0), c(-kInfinity), result);
    return pick(ior(less(x, 0), isNan(x)), c(kNan), result);
  }
  Value log(Value x) const {
    Logarithm parts = logParts(x);
    return logOf(x, fma(parts.exponent, c(kLn2High), fma(parts.exponent, c(kLn2Low), parts.rest)));
  }
  Value log2(Value x) const {
    Logarithm parts = logParts(x);
    return logOf(x, fma(parts.rest, c(std::numbers::log2e), parts.exponent));
  }
  Value log10(Value x) const {
    Logarithm parts = logParts(x);
    return logOf(
        x, fma(parts.exponent, c(0.30102999566398119521), mul(parts.rest, std::numbers::log10e)));
  }
  /// log u scaled by what 1 + x lost when it was rounded to u.
  Value log1p(Value x) const {
    Value u = add(c(1), x), lost = sub(u, 1);
    Value result = mul(log(u), div(x, lost));
    result = pick(equal(lost, 0), x, result);
    return pick(equal(x, kInfinity), x, result);
  }

  static constexpr int64_t kMaxFactors = 64;
  /// x^y for whole y, |y| <= 64, by squaring: exact as long as the products are.
  Value product(Value x, Value y) const {
    Value n = toInt(min(abs(y), kMaxFactors)), result = c(1);
    for (int64_t bit = 1; bit <= kMaxFactors; bit *= 2) {
      result = pick(isNonzero(iand(n, bit)), mul(result, x), result);
      x = mul(x, x);
    }
    return pick(less(y, 0), div(c(1), result), result);
  }
  Value pow(Value x, Value y) const {
    Value a = abs(x), few = product(a, y), result = exp(mul(y, log(a)));
    Value isFew = both(is(F::OEQ, nearest(y), y), is(F::OLE, abs(y), c(kMaxFactors)));
    // A negative power is 1 / product, of which little is left where the product of more than one
    // factor is no normal number.
    Value isNormal = both(greater(few, 0), is(F::OLE, few, c(0x1p1022)));
    isFew = both(isFew, ior(greater(y, -1.5), isNormal));
    result = pick(isFew, few, result);
    result = pick(both(equal(a, 1), equal(abs(y), kInfinity)), c(1), result);
    Value whole = is(F::OEQ, trunc(y), y), half = mul(y, 0.5);
    Value odd = both(whole, is(F::ONE, trunc(half), half));
    // -0 and -inf have powers of any kind.
    Value isNumber = both(less(x, 0), greater(x, -kInfinity));
    Value fraction = both(ixor(whole, 1), less(abs(y), kInfinity));
    Value negative = pick(odd, neg(result), result);
    negative = pick(both(isNumber, fraction), c(kNan), negative);
    result = pick(both(isNegative(x), is(F::ORD, x, x)), negative, result);
    result = pick(isNan(x), x, result);
    return pick(ior(equal(y, 0), equal(x, 1)), c(1), result);
  }

  struct Circle {
    Value sine, cosine;
  };
  Circle circle(Value x) const {
    Value k = nearest(mul(x, 2 / std::numbers::pi));
    Value r = x;
    for (double part : kHalfPiParts)
      r = fma(k, c(-part), r);
    r = pick(greater(abs(r), 0.8), withSign(c(0.8), r),
             r); // No digits are left; at least it is a sine.
    Value z = mul(r, r);
    SmallVector<double> odd, even;
    double factorial = 1;
    for (int n = 1; n <= 18; ++n) {
      factorial *= n;
      (n % 2 ? odd : even).push_back((n / 2 % 2 ? -1 : 1) / factorial);
    }
    even.insert(even.begin(), 1);
    Value s = fma(mul(r, z), polynomial(z, ArrayRef(odd).drop_front()), r), t = polynomial(z, even);
    Value quarter = toInt(min(max(k, -0x1p60), c(0x1p60)));
    Value swapped = isNonzero(iand(quarter, 1));
    Value sine = pick(swapped, t, s), cosine = pick(swapped, s, t);
    return {pick(isNonzero(iand(quarter, 2)), neg(sine), sine),
            pick(isNonzero(iand(iadd(quarter, 1), i(2))), neg(cosine), cosine)};
  }

  Value tan(Value x) const {
    Circle at = circle(x);
    return div(at.sine, at.cosine);
  }

  /// For 0 <= x <= 1: halves the angle twice, then a series.
  Value atanOfFraction(Value x) const {
    for (int step = 0; step < 2; ++step)
      x = div(x, add(c(1), sqrt(fma(x, x, c(1)))));
    SmallVector<double> coefficients;
    for (int k = 0; k <= 11; ++k)
      coefficients.push_back((k % 2 ? -4.0 : 4.0) / (2 * k + 1));
    return mul(x, polynomial(mul(x, x), coefficients));
  }
  Value atan(Value x) const {
    Value a = abs(x), isLarge = greater(a, 1);
    Value angle = atanOfFraction(pick(isLarge, div(c(1), a), a));
    return withSign(pick(isLarge, sub(c(kHalfPi), angle), angle), x);
  }
  Value atan2(Value y, Value x) const {
    Value a = abs(y), d = abs(x), isSteep = is(F::OGT, a, d);
    Value low = pick(isSteep, d, a), high = pick(isSteep, a, d);
    // inf / inf too
    Value ratio = pick(is(F::OEQ, low, high), c(1), div(low, high));
    Value angle = atanOfFraction(pick(equal(high, 0), c(0), ratio));
    angle = pick(isSteep, sub(c(kHalfPi), angle), angle);
    angle = withSign(pick(isNegative(x), sub(c(std::numbers::pi), angle), angle), y);
    Value sum = add(x, y);
    return pick(is(F::UNO, x, y), sum, angle);
  }
  /// The other leg of a triangle with hypotenuse 1.
  Value leg(Value x) const { return sqrt(mul(sub(c(1), x), add(c(1), x))); }

  Value sinh(Value x) const {
    Value a = abs(x), e = expm1(a), half = exp(mul(a, 0.5));
    Value small = mul(c(0.5), add(e, div(e, add(e, 1))));
    return withSign(pick(greater(a, 22), mul(mul(c(0.5), half), half), small), x);
  }
  Value cosh(Value x) const {
    Value half = exp(mul(abs(x), 0.5));
    return add(mul(mul(c(0.5), half), half), div(c(0.5), mul(half, half)));
  }
  Value tanh(Value x) const {
    Value a = abs(x), e = expm1(mul(c(2), min(a, 22)));
    return pick(isNan(x), x, withSign(div(e, add(e, 2)), x));
  }
  Value asinh(Value x) const {
    Value a = abs(x), z = mul(a, a);
    Value near = log1p(add(a, div(z, add(c(1), sqrt(add(z, 1))))));
    return withSign(pick(greater(a, 0x1p28), add(log(a), std::numbers::ln2), near), x);
  }
  Value acosh(Value x) const {
    Value t = sub(x, 1), near = log1p(add(t, sqrt(fma(t, t, mul(c(2), t)))));
    Value result = pick(greater(x, 0x1p28), add(log(x), std::numbers::ln2), near);
    return pick(less(x, 1), c(kNan), result);
  }
  Value atanh(Value x) const {
    Value a = abs(x);
    return withSign(mul(c(0.5), log1p(div(mul(c(2), a), sub(c(1), a)))), x);
  }

  /// e^(-x^2), with the rounding error of the square.
  Value gauss(Value x) const {
    Value square = mul(x, x), lost = fma(x, x, neg(square));
    Value result = mul(exp(neg(square)), sub(c(1), lost));
    return pick(greater(x, 30), c(0), result);
  }
  /// erf of 0 <= x <= 2: 2/sqrt(pi) e^(-x^2) (x + 2x^3/3 + 4x^5/15 + ...)
  Value erfSeries(Value x) const {
    Value z = mul(c(2), mul(x, x)), sum = c(1);
    for (int k = 40; k >= 1; --k)
      sum = fma(mul(z, c(1.0 / (2 * k + 1))), sum, c(1));
    return mul(mul(c(2 / std::sqrt(std::numbers::pi)), gauss(x)), mul(x, sum));
  }
  /// erfc of x >= 2: e^(-x^2) / sqrt(pi) / (x + 1/2 / (x + 1 / (x + 3/2 / ...)))
  Value erfcFraction(Value x) const {
    auto index = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(b, loc, value);
    };
    auto loop = scf::ForOp::create(b, loc, index(0), index(60), index(1), ValueRange{x});
    OpBuilder body = OpBuilder::atBlockBegin(loop.getBody());
    MathEmitter e{body, loc};
    Value step = arith::IndexCastOp::create(body, loc, body.getI64Type(), loop.getInductionVar());
    Value factor = e.mul(e.c(0.5), e.toFloat(e.isub(e.i(60), step)));
    scf::YieldOp::create(body, loc, e.add(x, e.div(factor, loop.getRegionIterArg(0))));
    return div(mul(gauss(x), c(1 / std::sqrt(std::numbers::pi))), loop.getResult(0));
  }
  Value erf(Value x) const {
    Value a = abs(x), far = sub(c(1), erfcFraction(max(a, 2)));
    Value result = withSign(pick(greater(a, 2), far, erfSeries(min(a, 2))), x);
    return pick(isNan(x), x, result);
  }
  Value erfc(Value x) const {
    Value a = abs(x), far = erfcFraction(max(a, 2));
    Value right = pick(greater(a, 2), far, sub(c(1), erfSeries(min(a, 2))));
    Value left = pick(greater(a, 2), sub(c(2), far), add(c(1), erfSeries(min(a, 2))));
    return pick(isNan(x), x, pick(less(x, 0), left, right));
  }

  Value cbrt(Value x) const {
    // The cube of a root must be a number with all its digits.
    Value whole = abs(x), isTiny = less(whole, 0x1p-900),
          a = mul(whole, pick(isTiny, c(0x1p300), c(1)));
    Value root = exp(mul(log(a), 1.0 / 3));
    Value square = mul(root, root),
          better = sub(root, div(fma(square, root, neg(a)), mul(c(3), square)));
    better = mul(better, pick(isTiny, c(0x1p-100), c(1)));
    Value isPlain = both(greater(a, 0), less(a, kInfinity));
    return withSign(pick(isPlain, better, whole), x);
  }
};

/// `Op` by `compute(emitter, operands)`, in f64; f32 only if `forF32`.
template <typename Op> struct InF64 : OpRewritePattern<Op> {
  using Compute = Value (*)(const MathEmitter &, ValueRange);
  InF64(MLIRContext *context, Compute compute, bool forF32)
      : OpRewritePattern<Op>(context), compute(compute), forF32(forF32) {}
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    Type type = op->getResult(0).getType(), f64 = rewriter.getF64Type(),
         element = getElementTypeOrSelf(type);
    if (!element.isF64() && !(forF32 && element.isF32()))
      return failure();
    Location loc = op->getLoc();
    if (auto vector = dyn_cast<VectorType>(type))
      return takeLanes(op, vector, rewriter);
    SmallVector<Value> operands(op->getOperands());
    for (Value &operand : operands)
      if (operand.getType().isF32())
        operand = arith::ExtFOp::create(rewriter, loc, f64, operand);
    Value result = compute({rewriter, loc}, operands);
    if (result.getType() != type)
      result = arith::TruncFOp::create(rewriter, loc, type, result);
    rewriter.replaceOp(op, result);
    return success();
  }
  /// f64 has no vectors worth their registers: one lane after the other.
  static LogicalResult takeLanes(Op op, VectorType type, PatternRewriter &rewriter) {
    if (type.getRank() != 1 || type.isScalable())
      return failure();
    Location loc = op->getLoc();
    SmallVector<Value> lanes;
    for (int64_t lane = 0; lane < type.getNumElements(); ++lane) {
      SmallVector<Value> operands;
      for (Value operand : op->getOperands())
        operands.push_back(vector::ExtractOp::create(rewriter, loc, operand, lane));
      OperationState state(loc, op->getName(), operands, type.getElementType(), op->getAttrs());
      lanes.push_back(rewriter.create(state)->getResult(0));
    }
    rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, type, lanes);
    return success();
  }
  Compute compute;
  bool forF32;
};

} // namespace

/// What is left of x after whole multiples of y, which no GPU has an instruction for. In f64, exact
/// while the quotient is less than 2^29 for f32, 2^42 for f16.
static LogicalResult expandRemainder(arith::RemFOp op, PatternRewriter &rewriter) {
  MathEmitter e{rewriter, op.getLoc()};
  Type type = op.getType(), f64 = rewriter.getF64Type();
  bool isWide = getElementTypeOrSelf(type) == f64;
  auto widened = [&](Value x) { return isWide ? x : e.as<arith::ExtFOp>(f64, x); };
  Value x = widened(op.getLhs()), a = e.abs(x), y = e.abs(widened(op.getRhs()));
  Value whole = e.trunc(e.div(a, y)), rest = e.fma(e.neg(whole), y, a);
  // The quotient was rounded: by one too many, or one too few.
  rest = e.pick(e.less(rest, 0), e.add(rest, y), rest);
  rest = e.pick(e.is(MathEmitter::F::OGE, rest, y), e.sub(rest, y), rest);
  Value infinite = e.equal(y, kInfinity), finite = e.less(a, kInfinity);
  rest = e.withSign(e.pick(e.both(infinite, finite), a, rest), x);
  rewriter.replaceOp(op, isWide ? rest : e.as<arith::TruncFOp>(getElementTypeOrSelf(type), rest));
  return success();
}

void sluice::populateMathExpansionThroughF64Patterns(RewritePatternSet &patterns, bool hasExp2) {
  MLIRContext *context = patterns.getContext();
  patterns.add(expandRemainder);
#define SLUICE_UNARY(Op, function, forF32)                                                         \
  patterns.add<InF64<math::Op>>(                                                                   \
      context, [](const MathEmitter &e, ValueRange x) { return e.function(x[0]); }, forF32)
  // These have good polynomials for f32.
  SLUICE_UNARY(ErfOp, erf, false);
  SLUICE_UNARY(ErfcOp, erfc, false);
  SLUICE_UNARY(ExpOp, exp, false);
  SLUICE_UNARY(ExpM1Op, expm1, false);
  SLUICE_UNARY(LogOp, log, false);
  SLUICE_UNARY(Log1pOp, log1p, false);
  SLUICE_UNARY(Log2Op, log2, false);
  SLUICE_UNARY(TanhOp, tanh, false);
  SLUICE_UNARY(AtanOp, atan, true);
  SLUICE_UNARY(CbrtOp, cbrt, true);
  SLUICE_UNARY(AcoshOp, acosh, true);
  SLUICE_UNARY(AsinhOp, asinh, true);
  SLUICE_UNARY(AtanhOp, atanh, true);
  SLUICE_UNARY(CoshOp, cosh, true);
  SLUICE_UNARY(Exp2Op, exp2, !hasExp2);
  SLUICE_UNARY(Log10Op, log10, true);
  SLUICE_UNARY(SinhOp, sinh, true);
#undef SLUICE_UNARY
#define SLUICE_ALL(Op, expression)                                                                 \
  patterns.add<InF64<math::Op>>(                                                                   \
      context, [](const MathEmitter &e, ValueRange x) { return expression; }, true)
  SLUICE_ALL(SinOp, e.circle(x[0]).sine);
  SLUICE_ALL(CosOp, e.circle(x[0]).cosine);
  SLUICE_ALL(TanOp, e.tan(x[0]));
  SLUICE_ALL(AsinOp, e.atan2(x[0], e.leg(x[0])));
  SLUICE_ALL(AcosOp, e.atan2(e.leg(x[0]), x[0]));
  SLUICE_ALL(Atan2Op, e.atan2(x[0], x[1]));
  SLUICE_ALL(PowFOp, e.pow(x[0], x[1]));
  SLUICE_ALL(FPowIOp, e.pow(x[0], e.toFloat(x[1])));
#undef SLUICE_ALL
}
