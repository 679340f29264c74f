//===- ExpandComplex.cpp - complex functions by real ones -----------------===//
// Upstream's forms subtract nearly equal numbers near zeros of a function, and square what is
// large. Here z = x + iy, errors are some units of |result|, on every target:
//   exp z     e^x cos y,  e^x sin y, with e^(x/2) twice: the product may fit where e^x does not
//   expm1 z   expm1(x) cos y - 2 sin^2(y/2),  e^x sin y
//   log z     log|z|, by log1p(|z|^2 - 1) / 2 near 1;  atan2(y, x)
//   sin z     sin x cosh y,  cos x sinh y       cos z = cos x cosh y,  -sin x sinh y
//   tan z     (sin x cos x,  sinh y cosh y) / (cos^2 x + sinh^2 y)    tanh z = -i tan(iz)
//   z^w       exp(w log z), of f32 in f64       0^w is 0 for Re w > 0, 1 for w = 0, else NaN
//   atan2     -i log((x + iy) / sqrt(x^2 + y^2)), of f32 in f64
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Expand/NumberEmitter.h"
#include <numbers>

using namespace mlir;

namespace {
struct Parts {
  Value re, im;
};

/// Arithmetic on scalars of one type, f32 or f64, and on pairs of them.
struct ComplexEmitter : sluice::NumberEmitter {
  FloatType type;

  Value c(double value) const { return this->value(type, value); }
  Value square(Value x) const { return mul(x, x); }
  Value both(Value x, Value y) const { return iand(x, y); }
  using NumberEmitter::pick, NumberEmitter::sqrt;
  Parts pick(Value condition, Parts x, Parts y) const {
    return {pick(condition, x.re, y.re), pick(condition, x.im, y.im)};
  }
  Value isZero(Parts z) const { return both(equal(z.re, 0), equal(z.im, 0)); }
  Parts times(Parts z, Parts w) const {
    return {sub(mul(z.re, w.re), mul(z.im, w.im)), add(mul(z.re, w.im), mul(z.im, w.re))};
  }
  Parts scaled(Parts z, Value factor) const { return {mul(z.re, factor), mul(z.im, factor)}; }
  Value whole(Parts z) const {
    return complex::CreateOp::create(b, loc, ComplexType::get(type), z.re, z.im);
  }
  Parts parts(Value z) const { return {emit<complex::ReOp>(z), emit<complex::ImOp>(z)}; }
  Parts over(Parts z, Parts w) const { return parts(emit<complex::DivOp>(whole(z), whole(w))); }
  Value sin(Value x) const { return emit<math::SinOp>(x); }
  Value cos(Value x) const { return emit<math::CosOp>(x); }

  /// |x| and |y| by size, and their ratio.
  struct Sides {
    Value max, min, ratio;
  };
  Sides sides(Parts z) const {
    Value x = abs(z.re), y = abs(z.im), isSteep = greater(y, x);
    Value max = pick(isSteep, y, x), min = pick(isSteep, x, y);
    Value same = pick(equal(max, 0), c(0), c(1));
    return {max, min, pick(equal(max, min), same, div(min, max))};
  }
  Value length(Parts z) const {
    Sides s = sides(z);
    return mul(s.max, sqrt(add(c(1), square(s.ratio))));
  }
  Parts sqrt(Parts z) const {
    Value isLarge = greater(sides(z).max, 1), factor = pick(isLarge, c(2), c(1));
    Parts part = scaled(z, pick(isLarge, c(0.25), c(1)));
    Value height = abs(part.im), twice = add(abs(part.re), length(part));
    Value root = sqrt(mul(c(0.5), twice)), other = div(height, mul(c(2), root));
    Value isPlain = both(greater(height, 0), less(height, std::numeric_limits<double>::infinity()));
    other = mul(factor, pick(isPlain, other, height)), root = mul(factor, root);
    Value isLeft = less(z.re, 0);
    return {pick(isLeft, other, root), withSign(pick(isLeft, root, other), z.im)};
  }
  Parts rsqrt(Parts z) const {
    Parts root = sqrt(z);
    Value size = length(z);
    return {div(root.re, size), neg(div(root.im, size))};
  }

  Parts exp(Parts z) const {
    Value half = emit<math::ExpOp>(mul(z.re, 0.5));
    Value im = mul(mul(half, sin(z.im)), half);
    return {mul(mul(half, cos(z.im)), half), pick(equal(z.im, 0), z.im, im)};
  }
  Parts expm1(Parts z) const {
    Value grown = emit<math::ExpM1Op>(z.re), sine = sin(mul(z.im, 0.5));
    return {sub(mul(grown, cos(z.im)), mul(c(2), square(sine))), exp(z).im};
  }

  /// log z, and log(1 + w) where w is small: then z need not have its digits.
  Parts log(Parts z, Value isSmall = {}, Parts w = {}) const {
    auto [max, min, ratio] = sides(z);
    // |z|^2 is 1 + (most - 1) (most + 1) + least^2, or else most^2 (1 + (least / most)^2).
    Value isNear = both(greater(max, 0.5), less(max, 3));
    Value beyond = add(mul(sub(max, 1), add(max, 1)), square(min));
    Value rest = pick(isNear, beyond, square(ratio)), length = pick(isNear, c(1), max),
          angle = z.re, height = z.im;
    if (isSmall) {
      rest = pick(isSmall, add(mul(w.re, add(c(2), w.re)), square(w.im)), rest);
      length = pick(isSmall, c(1), length);
      angle = pick(isSmall, add(c(1), w.re), angle);
      height = pick(isSmall, w.im, height);
    }
    Value re = add(emit<math::LogOp>(length), mul(c(0.5), emit<math::Log1pOp>(rest)));
    return {re, emit<math::Atan2Op>(height, angle)};
  }
  Value isSmall(Parts w) const { return both(less(abs(w.re), 0.5), less(abs(w.im), 0.5)); }
  Parts log1p(Parts z) const { return log({add(c(1), z.re), z.im}, isSmall(z), z); }

  /// {sine of x times cosh y, cosine of x times sinh y}, also where only the products fit.
  Parts sin(Parts z) const { return turned(sin(z.re), cos(z.re), z.im); }
  Parts cos(Parts z) const { return turned(cos(z.re), neg(sin(z.re)), z.im); }
  Parts turned(Value x, Value y, Value height) const {
    Value half = emit<math::ExpOp>(mul(c(0.5), abs(height))), isLarge = greater(abs(height), 40);
    Value bounded = pick(isLarge, c(0), height);
    Value large = withSign(half, height);
    return {pick(isLarge, mul(mul(mul(x, 0.5), half), half), mul(x, emit<math::CoshOp>(bounded))),
            pick(isLarge, mul(mul(mul(y, 0.5), large), half), mul(y, emit<math::SinhOp>(bounded)))};
  }
  Parts tan(Parts z) const {
    // Beyond 20 the height is 1 in f64 too, and the rest less than its last digit.
    Value isLarge = greater(abs(z.im), 20), y = pick(isLarge, c(0), z.im);
    Value sine = sin(z.re), cosine = cos(z.re), rise = emit<math::SinhOp>(y);
    Value scale = add(square(cosine), square(rise));
    Value small = mul(mul(c(4), mul(sine, cosine)), emit<math::ExpOp>(mul(c(-2), abs(z.im))));
    Value height = div(mul(rise, emit<math::CoshOp>(y)), scale);
    return {pick(isLarge, small, div(mul(sine, cosine), scale)),
            pick(isLarge, withSign(c(1), z.im), height)};
  }
  Parts tanh(Parts z) const {
    Parts turned = tan({neg(z.im), z.re});
    return {turned.im, neg(turned.re)};
  }

  Parts pow(Parts z, Parts w) const {
    Value nan = c(std::numeric_limits<double>::quiet_NaN()), zero = c(0), one = c(1);
    Parts ofZero = pick(greater(w.re, 0), Parts{zero, zero}, Parts{nan, nan});
    Parts result = pick(isZero(z), ofZero, exp(times(w, log(z))));
    return pick(isZero(w), Parts{one, zero}, result);
  }

  /// With p = x + iy, q = x - iy and s the root of pq = x^2 + y^2 it is -i log(p / s), and
  /// p / s - 1 = 2iy p / (s (p + s)), which is small where y is.
  Parts atan2(Parts y, Parts x) const {
    Value size = emit<arith::MaxNumFOp>(add(abs(x.re), abs(x.im)), add(abs(y.re), abs(y.im)));
    Value scale =
        pick(greater(size, 0x1p500), c(0x1p-600), pick(less(size, 0x1p-400), c(0x1p500), c(1)));
    x = scaled(x, scale), y = scaled(y, scale);
    Parts p{sub(x.re, y.im), add(x.im, y.re)}, q{add(x.re, y.im), sub(x.im, y.re)},
        product = times(p, q);
    // On the cut the sign of a zero tells the side: that of x^2 + y^2.
    Value side = add(times(x, x).im, times(y, y).im);
    product.im = pick(equal(product.im, 0), withSign(c(0), side), product.im);
    Parts s = sqrt(product), sum{add(p.re, s.re), add(p.im, s.im)};
    Parts beyond = over(times({mul(c(-2), y.im), mul(c(2), y.re)}, p), times(s, sum));
    Parts result = log(over(p, s), isSmall(beyond), beyond);
    return {result.im, neg(result.re)};
  }
};

/// `Op` by `compute(emitter, operands)`, in f64 if `inF64`.
template <typename Op> struct ByReal : OpRewritePattern<Op> {
  using Compute = Parts (*)(const ComplexEmitter &, Parts, Parts);
  ByReal(MLIRContext *context, Compute compute, bool inF64 = false)
      : OpRewritePattern<Op>(context, /*benefit=*/10), compute(compute), inF64(inF64) {}
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    auto part = cast<FloatType>(cast<ComplexType>(op.getType()).getElementType());
    FloatType wide = inF64 ? FloatType(rewriter.getF64Type()) : part;
    ComplexEmitter e{{rewriter, op->getLoc()}, wide};
    auto widened = [&](Value x) { return part == wide ? x : e.as<arith::ExtFOp>(wide, x); };
    Parts operands[2];
    for (auto [value, parts] : llvm::zip(op->getOperands(), operands)) {
      if (isa<ComplexType>(value.getType())) {
        Parts narrow = e.parts(value);
        parts = {widened(narrow.re), widened(narrow.im)};
      } else {
        parts = {e.as<arith::SIToFPOp>(wide, value), e.c(0)};
      }
    }
    Parts result = compute(e, operands[0], operands[1]);
    if (wide != part)
      result = {e.as<arith::TruncFOp>(part, result.re), e.as<arith::TruncFOp>(part, result.im)};
    rewriter.replaceOpWithNewOp<complex::CreateOp>(op, op.getType(), result.re, result.im);
    return success();
  }
  Compute compute;
  bool inF64;
};
} // namespace

void sluice::populateComplexExpansionPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
#define SLUICE_UNARY(Op, function)                                                                 \
  patterns.add<ByReal<complex::Op>>(                                                               \
      context, [](const ComplexEmitter &e, Parts z, Parts) { return e.function(z); })
  SLUICE_UNARY(CosOp, cos);
  SLUICE_UNARY(ExpOp, exp);
  SLUICE_UNARY(Expm1Op, expm1);
  SLUICE_UNARY(LogOp, log);
  SLUICE_UNARY(Log1pOp, log1p);
  SLUICE_UNARY(RsqrtOp, rsqrt);
  SLUICE_UNARY(SinOp, sin);
  SLUICE_UNARY(SqrtOp, sqrt);
  SLUICE_UNARY(TanOp, tan);
  SLUICE_UNARY(TanhOp, tanh);
#undef SLUICE_UNARY
#define SLUICE_BINARY(Op, function)                                                                \
  patterns.add<ByReal<complex::Op>>(                                                               \
      context, [](const ComplexEmitter &e, Parts z, Parts w) { return e.function(z, w); },         \
      /*inF64=*/true)
  SLUICE_BINARY(PowOp, pow);
  SLUICE_BINARY(PowiOp, pow);
  SLUICE_BINARY(Atan2Op, atan2);
#undef SLUICE_BINARY
}
