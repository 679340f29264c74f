//===- Functions.cpp - gamma, Bessel, zeta, quantiles; divisors, neighbours ===//
// Series and rational functions of S. Moshier's Cephes library (1989), and W. Cody's of the error
// function (Mathematics of Computation 23, 1969). Computed in f32 or f64.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Matrices.h"
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <numbers>

namespace sluice::torch {
namespace {

/// A function of one number, computed in f32 or f64, or always in f64.
template <Value (*function)(Cell &, Value)> GraphValue importWide(Aten &aten, Wide x) {
  return aten.elementwise(x, x.type, [](Cell &b, ValueRange v) { return function(b, v[0]); });
}
template <Value (*function)(Cell &, Value)> GraphValue importDouble(Aten &aten, As<kDouble> x) {
  return importWide<function>(aten, {x});
}

Value number(Cell &b, Value like, double value) { return b.number(like.getType(), value); }
/// A polynomial, highest power first.
Value polynomial(Cell &b, Value x, ArrayRef<double> factors) {
  Value sum = number(b, x, factors.front());
  for (double factor : factors.drop_front())
    sum = b.add(b.mul(sum, x), factor);
  return sum;
}
/// A quotient of two; the highest power of the divisor has the factor 1, which is left out.
Value quotient(Cell &b, Value x, ArrayRef<double> above, ArrayRef<double> below) {
  Value dividend = polynomial(b, x, above), divisor = number(b, x, 1);
  for (double factor : below)
    divisor = b.add(b.mul(divisor, x), factor);
  return b.div(dividend, divisor);
}
/// The power series of J (of `square` = -x^2 / 4) and I (of x^2 / 4) without the factor (x /
/// 2)^order, and the same with each term k times H(k) + H(k + order), of harmonic numbers.
std::array<Value, 2> besselSeries(Cell &b, Value square, int order, int terms) {
  SmallVector<double> plain(terms), weighted(terms);
  double factor = 1, harmonic = order;
  for (int k = 0; k < terms; ++k) {
    plain[terms - 1 - k] = factor;
    weighted[terms - 1 - k] = factor * harmonic;
    factor /= (k + 1.0) * (k + 1 + order);
    harmonic += 1.0 / (k + 1) + 1.0 / (k + 1 + order);
  }
  return {polynomial(b, square, plain), polynomial(b, square, weighted)};
}
/// log(x / 2) and Euler's constant
Value logOfHalf(Cell &b, Value x) { return b.add(b.log(b.mul(x, 0.5)), std::numbers::egamma); }

enum class Bessel { J, Y, I };
/// J, Y and I of order 0 and 1, the last scaled by exp(-|x|) or not: series of powers as long as
/// they lose few digits, then Hankel's expansions (Abramowitz and Stegun, 9.1.10 to 9.1.13, 9.2.5
/// to 9.2.10, 9.7.1).
template <Bessel kind, int order, bool isScaled = false> Value bessel(Cell &b, Value given) {
  constexpr bool isSecond = kind == Bessel::Y, isModified = kind == Bessel::I;
  Value x = isSecond ? given : b.magnitude(given), half = b.mul(x, 0.5), one = number(b, x, 1);
  Value square = b.mul(half, half);
  auto [near, weighted] = besselSeries(b, isModified ? square : b.neg(square), order, 50);
  if (order)
    near = b.mul(near, half), weighted = b.mul(weighted, half);
  if (isSecond) {
    near = b.mul(b.sub(b.mul(logOfHalf(b, x), near), b.mul(weighted, 0.5)), M_2_PI);
    if (order)
      near = b.sub(near, b.div(number(b, x, M_2_PI), x));
  }
  SmallVector<double> all, parts[2]; // Of P and Q in 1 / x^2, which I has in one.
  double factor = 1;
  for (int k = 0; k < 24; ++k) {
    all.insert(all.begin(), k % 2 ? -factor : factor);
    parts[k % 2].insert(parts[k % 2].begin(), k % 4 < 2 ? factor : -factor);
    factor *= (4.0 * order - (2 * k + 1) * (2 * k + 1)) / (8 * (k + 1));
  }
  Value inverse = b.div(one, x), far;
  if (isModified) {
    far = b.mul(polynomial(b, inverse, all), b.sqrt(b.mul(inverse, M_1_PI / 2)));
    Value growth = b.exp(isScaled ? b.neg(x) : x);
    isScaled ? near = b.mul(near, growth) : far = b.mul(far, growth);
  } else {
    square = b.mul(inverse, inverse);
    Value p = polynomial(b, square, parts[0]);
    Value q = b.mul(polynomial(b, square, parts[1]), inverse);
    Value angle = b.sub(x, M_PI * (order * 0.5 + 0.25));
    Value sine = b.sin(angle), cosine = b.cos(angle);
    far = isSecond ? b.add(b.mul(p, sine), b.mul(q, cosine))
                   : b.sub(b.mul(p, cosine), b.mul(q, sine));
    far = b.mul(far, b.sqrt(b.mul(inverse, M_2_PI)));
  }
  Value value = b.select(b.less(x, isModified ? 20 : 14), near, far);
  if (isSecond)
    return b.select(b.equal(x, 0), -INFINITY, value);
  return order ? b.select(b.less(given, 0), b.neg(value), value) : value;
}

/// K of order 0 and 1, scaled by exp(x) or not: below 1 the series of powers (9.6.11), from there
///   exp(x) K(x) = integral from 0 of exp(-x (cosh t - 1)) cosh(order t) dt
/// by the trapezoidal rule, which converges exponentially, in steps as wide as the peak is.
template <int order, bool isScaled> Value besselK(Cell &b, Value x) {
  Value one = number(b, x, 1), half = b.mul(x, 0.5);
  auto [near, weighted] = besselSeries(b, b.mul(half, half), order, 12);
  near = b.sub(b.mul(weighted, 0.5), b.mul(logOfHalf(b, x), near));
  if (order)
    near = b.sub(b.div(one, x), b.mul(near, half));
  Value step = b.div(number(b, x, 0.36), b.sqrt(x)), root = b.exp(b.mul(step, 0.5));
  Value sum = number(b, x, 0.5), power = one;
  for (int i = 1; i <= 24; ++i) {
    power = b.mul(power, root);
    Value sine = b.sub(power, b.div(one, power)); // Of the half of t, twice.
    Value rise = b.mul(b.mul(sine, sine), 0.5), term = b.exp(b.neg(b.mul(x, rise)));
    sum = b.add(sum, order ? b.mul(term, b.add(rise, one)) : term);
  }
  Value far = b.mul(sum, step);
  if (isScaled)
    near = b.mul(near, b.exp(x));
  else
    far = b.mul(far, b.exp(b.neg(x)));
  return b.select(b.equal(x, 0), INFINITY, b.select(b.less(x, 1), near, far));
}

/// sin(x) / x
Value sphericalBessel(Cell &b, Value x) {
  Value value = b.select(b.equal(x, 0), 1, b.div(b.sin(x), x));
  return b.select(b.equal(b.abs(x), INFINITY), 0, value);
}

/// x, n: the n-th of orthogonal polynomials, by their recurrences; `shifted` ones are those of
/// 2 x - 1.
enum Polynomials {
  ChebyshevT,
  ChebyshevU,
  ChebyshevV,
  ChebyshevW,
  Hermite,
  HermiteE,
  Laguerre,
  Legendre
};
template <Polynomials kind> GraphValue importPolynomial(Aten &aten) {
  int32_t type = wideOf(aten.promotion({0, 1}));
  GraphValue x = aten.operand(0, type), n = aten.onnx("Floor", aten.operand(1, type));
  n = aten.select(aten.less(n, 0x1p63), n, -1); // As no i64: torch's 0.
  // Whatever x is, those of Hermite overflow before, and are NaN from there on.
  if (kind == Hermite || kind == HermiteE)
    n = aten.select(aten.less(n, 512), n, 512);
  if (aten.name().contains("shifted"))
    x = aten.sub(aten.add(x, x), 1);
  Shape shape = aten.broadcast(x.shape, n.shape);
  constexpr double kFactor[] = {1, 2, 2, 2, 2, 1, -1, 1}, kOffset[] = {0, 0, -1, 1, 0, 0, 1, 0};
  GraphValue first = aten.add(aten.scaled(x, kFactor[kind]), kOffset[kind]);
  // Counted in i64: in f32, 2^24 + 1 is 2^24.
  GraphValue end = aten.cast(n, kInt64);
  State state{aten.filled(shape, kInt64, 1), aten.filled(shape, type, 1),
              aten.expanded(first, shape)};
  auto sweep = [&](Tensors s) -> State {
    GraphValue k = aten.cast(s[0], type), goesOn = aten.less(s[0], end), next,
               before = aten.mul(s[1], k);
    if (kind < Hermite)
      next = aten.sub(aten.mul(aten.mul(x, 2), s[2]), s[1]);
    else if (kind < Laguerre)
      next = aten.scaled(aten.sub(aten.mul(x, s[2]), before), kFactor[kind]);
    else {
      GraphValue twice = aten.add(aten.mul(k, 2), 1);
      twice = kind == Laguerre ? aten.sub(twice, x) : aten.mul(twice, x);
      next = aten.div(aten.sub(aten.mul(twice, s[2]), before), aten.add(k, 1));
    }
    return {aten.add(s[0], 1), aten.select(goesOn, s[2], s[1]), aten.select(goesOn, next, s[2])};
  };
  auto isOpen = [&](Tensors s) { return aten.cast(aten.less(s[0], end), kInt64); };
  GraphValue last = until(aten, int64_t(1) << 62, state, sweep, isOpen)[2];
  return aten.select(aten.less(n, 0), 0, aten.select(aten.equal(n, 0), 1, last));
}

//===- Gamma and error functions -----------------------------------------===//

/// Stirling's series holds from 8 on: numbers below are moved there step by step, each of which
/// `body` sees, and whether it is taken.
constexpr double kStirlingFrom = 8;
Value movedToStirling(Cell &b, Value x, llvm::function_ref<void(Value at, Value isTaken)> body) {
  for (int i = 0; i < int(kStirlingFrom); ++i) {
    Value isBelow = b.less(x, kStirlingFrom);
    body(x, isBelow);
    x = b.add(x, b.make<arith::UIToFPOp>(x.getType(), isBelow));
  }
  return x;
}

/// How far x is from the nearest whole number, exactly: periodic functions of large x have no
/// digits left otherwise, and next to a pole as many as x has.
Value fromWhole(Cell &b, Value x) { return b.sub(x, b.roundEven(x)); }

/// lgamma(x) = lgamma(x + n) - log(x (x + 1) ... (x + n - 1)), and below 1/2 by reflection:
/// lgamma(1 - x) = log(pi / |sin(pi x)|) - lgamma(x)
Value logGamma(Cell &b, Value x) {
  Value one = number(b, x, 1), isSmall = b.less(x, 0.5);
  Value y = b.select(isSmall, b.sub(one, x), x), product = one;
  Value moved = movedToStirling(
      b, y, [&](Value at, Value isTaken) { product = b.mul(product, b.select(isTaken, at, one)); });
  Value inverse = b.div(one, moved);
  Value tail = b.mul(polynomial(b, b.mul(inverse, inverse),
                                {1.0 / 156, -691.0 / 360360, 1.0 / 1188, -1.0 / 1680, 1.0 / 1260,
                                 -1.0 / 360, 1.0 / 12}),
                     inverse);
  Value main = b.mul(b.sub(moved, 0.5), b.log(moved));
  Value value = b.add(b.add(b.sub(main, moved), 0.91893853320467274178), tail);
  value = b.sub(value, b.log(product));
  value = b.select(b.equal(b.abs(y), INFINITY), y, value);
  Value part = fromWhole(b, x), sine = b.sin(b.mul(part, M_PI));
  Value reflected = b.sub(b.log(b.div(number(b, x, M_PI), b.abs(sine))), value);
  Value isPole = b.both(isSmall, b.equal(part, 0));
  value = b.select(isSmall, reflected, value);
  return b.select(b.either(isPole, b.equal(b.abs(x), INFINITY)), INFINITY, value);
}

/// The part of the gamma function of a below x, or above it: by the power series where x is less
/// than a + 1, else by the continued fraction (Abramowitz and Stegun, 6.5.29 and 6.5.31; the latter
/// by Lentz's method).
template <bool isUpper> GraphValue importIncompleteGamma(Aten &aten) {
  GraphValue a = aten.operand(0, kDouble), x = aten.operand(1, kDouble);
  Shape shape = aten.broadcast(a.shape, x.shape);
  a = aten.expanded(a, shape), x = aten.expanded(x, shape);
  GraphValue usesSeries = aten.less(x, aten.add(a, 1)), one = aten.filled(shape, kDouble, 1);
  GraphValue low = aten.select(usesSeries, x, 0), high = aten.max(x, aten.add(a, 1));
  GraphValue b = aten.sub(aten.add(high, 1), a), d = aten.div(one, b);
  enum { Step, Term, Sum, B, C, D, Fraction, Change };
  State state{one, one, one, b, aten.filled(shape, kDouble, 1e300), d, d, one};
  auto sweep = [&](Tensors s) -> State {
    GraphValue term = aten.mul(s[Term], aten.div(low, aten.add(a, s[Step])));
    GraphValue factor = aten.mul(s[Step], aten.sub(a, s[Step])), b = aten.add(s[B], 2);
    GraphValue c = aten.add(b, aten.div(factor, s[C]));
    GraphValue d = aten.div(one, aten.add(aten.mul(factor, s[D]), b));
    GraphValue change = aten.mul(c, d);
    return {aten.add(s[Step], 1),
            term,
            aten.add(s[Sum], term),
            b,
            c,
            d,
            aten.mul(s[Fraction], change),
            aten.onnx("Abs", aten.sub(change, 1))};
  };
  auto isOpen = [&](Tensors s) {
    GraphValue grows = aten.greater(s[Term], aten.mul(s[Sum], 1e-16));
    return aten.cast(aten.either(grows, aten.greater(s[Change], 1e-15)), kInt64);
  };
  state = until(aten, 100000, state, sweep, isOpen);
  return aten.elementwise({a, x, state[Sum], state[Fraction]}, kDouble, [](Cell &b, ValueRange v) {
    Value a = v[0], x = v[1], one = number(b, a, 1);
    Value isBelow = b.less(x, b.add(a, one));
    Value power = b.sub(b.mul(a, b.log(x)), x);
    Value lower = b.mul(v[2], b.exp(b.sub(power, logGamma(b, b.add(a, one)))));
    Value upper = b.mul(v[3], b.exp(b.sub(power, logGamma(b, a))));
    Value value = isUpper ? b.select(isBelow, b.sub(one, lower), upper)
                          : b.select(isBelow, lower, b.sub(one, upper));
    value = b.select(b.equal(x, INFINITY), isUpper ? 0 : 1, value);
    Value atInfinity = b.select(b.less(x, INFINITY), number(b, x, isUpper), NAN);
    value = b.select(b.equal(a, INFINITY), atInfinity, value);
    return b.select(b.both(b.atLeast(a, 0), b.atLeast(x, 0)), value, NAN);
  });
}

/// digamma(x) = digamma(x + 1) - 1 / x, digamma(1 - x) = digamma(x) + pi / tan(pi x)
Value digamma(Cell &b, Value x) {
  Value one = number(b, x, 1), isSmall = b.atMost(x, 0), sum = number(b, x, 0);
  Value moved =
      movedToStirling(b, b.select(isSmall, b.sub(one, x), x), [&](Value at, Value isTaken) {
        sum = b.add(sum, b.select(isTaken, b.div(one, at), 0));
      });
  Value inverse = b.div(one, moved), square = b.mul(inverse, inverse);
  Value tail = b.mul(polynomial(b, square,
                                {-1.0 / 12, 691.0 / 32760, -1.0 / 132, 1.0 / 240, -1.0 / 252,
                                 1.0 / 120, -1.0 / 12}),
                     square);
  Value value = b.sub(b.log(moved), b.mul(inverse, 0.5));
  value = b.sub(b.add(value, tail), sum);
  Value part = fromWhole(b, x), tangent = b.make<math::TanOp>(b.mul(part, M_PI));
  Value reflected = b.sub(value, b.div(number(b, x, M_PI), tangent));
  Value isPole = b.both(isSmall, b.equal(part, 0));
  Value atPole = b.select(b.equal(x, 0), b.div(number(b, x, -1), x), NAN);
  return b.select(isPole, atPole, b.select(isSmall, reflected, value));
}

/// M. Giles, Approximating the erfinv function (2012), the polynomials of single precision; f64 by
/// two steps of Newton from there.
Value erfinv(Cell &b, Value x) {
  Value one = number(b, x, 1);
  Value w = b.neg(b.log(b.mul(b.sub(one, x), b.add(one, x))));
  Value central =
      polynomial(b, b.sub(w, 2.5),
                 {2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087,
                  -0.00125372503, -0.00417768164, 0.246640727, 1.50140941});
  Value outer = polynomial(b, b.sub(b.sqrt(w), 3),
                           {-0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844,
                            0.00573950773, -0.0076224613, 0.00943887047, 1.00167406, 2.83297682});
  Value y = b.mul(b.select(b.less(w, 5), central, outer), x);
  for (int i = 0; i < (x.getType().isF64() ? 2 : 0); ++i) {
    Value slope = b.mul(b.exp(b.neg(b.mul(y, y))), M_2_SQRTPI);
    y = b.sub(y, b.div(b.sub(b.make<math::ErfOp>(y), x), slope));
  }
  return b.select(b.equal(b.abs(x), 1), b.mul(x, INFINITY), y);
}

/// exp(x * x) * erfc(x)
Value scaledErfc(Cell &b, Value x) {
  Value y = b.magnitude(x), square = b.mul(y, y), one = number(b, x, 1);
  Value small = b.sub(
      one, b.mul(x, quotient(b, square,
                             {1.85777706184603153e-1, 3.16112374387056560e0, 1.13864154151050156e2,
                              3.77485237685302021e2, 3.20937758913846947e3},
                             {2.36012909523441209e1, 2.44024637934444173e2, 1.28261652607737228e3,
                              2.84423683343917062e3})));
  small = b.mul(b.exp(square), small);
  Value middle = quotient(b, y,
                          {2.15311535474403846e-8, 5.64188496988670089e-1, 8.88314979438837594e0,
                           6.61191906371416295e1, 2.98635138197400131e2, 8.81952221241769090e2,
                           1.71204761263407058e3, 2.05107837782607147e3, 1.23033935479799725e3},
                          {1.57449261107098347e1, 1.17693950891312499e2, 5.37181101862009858e2,
                           1.62138957456669019e3, 3.29079923573345963e3, 4.36261909014324716e3,
                           3.43936767414372164e3, 1.23033935480374942e3});
  Value inverse = b.div(one, square);
  Value large = b.mul(
      inverse, quotient(b, inverse,
                        {1.63153871373020978e-2, 3.05326634961232344e-1, 3.60344899949804439e-1,
                         1.25781726111229246e-1, 1.60837851487422766e-2, 6.58749161529837803e-4},
                        {2.56852019228982242e0, 1.87295284992346725e0, 5.27905102951428412e-1,
                         6.05183413124413191e-2, 2.33520497626869185e-3}));
  large = b.div(b.sub(number(b, x, 5.6418958354775628695e-1), large), y);
  Value value = b.select(b.less(y, 4), middle, large);
  Value mirrored = b.sub(b.mul(number(b, x, 2), b.exp(square)), value);
  value = b.select(b.less(x, 0), mirrored, value);
  return b.select(b.less(y, 0.46875), small, value);
}

/// Where the normal distribution is below x with the given probability, at most a half by symmetry:
/// Newton's steps on the logarithm of exp(-x^2 / 2) erfcx(-x / sqrt 2) / 2, from the bound of its
/// tail.
Value normalQuantile(Cell &b, Value given) {
  Value one = number(b, given, 1), rest = b.sub(one, given);
  Value p = b.min(given, rest), log = b.log(b.add(p, p));
  Value x = b.neg(b.sqrt(b.mul(log, -2)));
  for (int i = 0; i < 7; ++i) {
    Value tail = scaledErfc(b, b.mul(x, -M_SQRT1_2));
    Value apart = b.sub(b.sub(b.log(tail), b.mul(b.mul(x, x), 0.5)), log);
    x = b.sub(x, b.mul(b.mul(apart, tail), 1.25331413731550025121)); // sqrt(pi / 2)
  }
  x = b.select(b.equal(p, 0), -INFINITY, x);
  return b.select(b.less(p, 0), NAN, b.select(b.greater(given, 0.5), b.neg(x), x));
}

/// Hurwitz' zeta function: the first terms, and the rest by Euler and Maclaurin's formula.
Value zeta(Cell &b, Value x, Value q) {
  constexpr int kTerms = 10, kCorrections = 12;
  Value minus = b.sub(number(b, x, 0), x), one = number(b, x, 1), sum, last, at = q;
  for (int i = 0; i < kTerms; ++i) {
    last = b.pow(at, minus);
    sum = i ? b.add(sum, last) : last;
    if (i + 1 < kTerms)
      at = b.add(at, one);
  }
  Value rest = b.sub(b.div(b.mul(last, at), b.sub(x, one)), b.mul(number(b, x, 0.5), last));
  Value rising = one, power = last;
  for (int i = 0; i < kCorrections; ++i) {
    // (2k)! / B(2k) by the zeta function of 2k, for k = i + 1.
    double k = i + 1, factor = std::pow(2 * M_PI, 2 * k) / (2 * std::riemann_zeta(2 * k));
    rising = b.mul(rising, b.add(x, 2 * i));
    power = b.div(power, at);
    rest = b.add(rest, b.div(b.mul(rising, power), i % 2 ? -factor : factor));
    rising = b.mul(rising, b.add(x, 2 * i + 1));
    power = b.div(power, at);
  }
  Value value = b.select(b.equal(last, 0), sum, b.add(sum, rest));
  Value isWhole = b.equal(q, b.floor(q));
  Value below = b.select(isWhole, number(b, x, INFINITY), number(b, x, NAN));
  value = b.select(b.atMost(q, 0), below, value);
  value = b.select(b.equal(x, one), INFINITY, value);
  return b.select(b.is(Cell::F::ULT, x, one), NAN, value);
}
GraphValue importZeta(Aten &aten, GraphValue x, GraphValue q) {
  int32_t type = wideOf(aten.promotion({0, 1}));
  return aten.elementwise({aten.cast(x, type), aten.cast(q, type)}, type,
                          [](Cell &b, ValueRange v) { return zeta(b, v[0], v[1]); });
}
/// n, self: the derivatives of digamma, -(-1)^n n! zeta(n + 1, x), and below 1/2 by reflection:
///   psi_n(x) = (-1)^n psi_n(1 - x) - pi d^n/dx^n cot(pi x)
Results importPolygamma(Aten &aten, int64_t n, Wide given) {
  if (n == 0)
    return importWide<digamma>(aten, given);
  // The derivative as a polynomial in c = cot(pi x), where dc/dx = -pi (1 + c^2).
  SmallVector<double> derivative{0, M_PI};
  for (int64_t k = 0; k < n; ++k) {
    SmallVector<double> next(derivative.size() + 1, 0);
    for (size_t power = 1; power < derivative.size(); ++power) {
      next[power - 1] -= M_PI * double(power) * derivative[power];
      next[power + 1] -= M_PI * double(power) * derivative[power];
    }
    derivative = std::move(next);
  }
  double factor = n % 2 ? std::tgamma(n + 1.0) : -std::tgamma(n + 1.0);
  return aten.elementwise(given, given.type, [&](Cell &b, ValueRange v) {
    Value x = v[0], isLow = b.less(x, 0.5), mirrored = b.sub(number(b, x, 1), x);
    Value value = b.mul(number(b, x, factor),
                        zeta(b, number(b, x, double(n + 1)), b.select(isLow, mirrored, x)));
    Value angle = b.mul(fromWhole(b, x), M_PI), cotangent = b.div(b.cos(angle), b.sin(angle));
    Value sum = number(b, x, derivative.back());
    for (double coefficient : llvm::reverse(ArrayRef(derivative).drop_back()))
      sum = b.add(b.mul(sum, cotangent), coefficient);
    Value reflected = n % 2 ? b.sub(number(b, x, 0), value) : value;
    return b.select(isLow, b.sub(reflected, sum), value);
  });
}

//===- Divisors, neighbours, exponents ------------------------------------===//

/// The greatest number that divides both (Euclid): (a, b) becomes (b, a mod b) until all b are 0.
GraphValue commonDivisor(Aten &aten, PromotedPair x, PromotedPair y) {
  GraphValue a = aten.onnx("Abs", x), other = aten.onnx("Abs", y);
  // Both of the same shape.
  a = aten.add(a, aten.mul(other, 0));
  other = aten.add(other, aten.mul(a, 0));
  auto isOpen = [&](Tensors s) { return aten.cast(aten.cast(s[1], kBool), kInt64); };
  return until(
      aten, 128, {a, other},
      [&](Tensors s) -> State {
        GraphValue isDone = aten.equal(s[1], 0);
        GraphValue divisor = aten.select(isDone, 1, s[1]);
        return {aten.select(isDone, s[0], s[1]),
                aten.select(isDone, 0, aten.onnx("Mod", {s[0], divisor}))};
      },
      isOpen)[0];
}
GraphValue importLcm(Aten &aten, PromotedPair x, PromotedPair y) {
  GraphValue divisor = commonDivisor(aten, x, y);
  divisor = aten.select(aten.equal(divisor, 0), 1, divisor);
  return aten.onnx("Abs", aten.mul(aten.div(x, divisor), y));
}

/// The float beside x toward y: bits count upward from zero.
GraphValue importNextAfter(Aten &aten, PromotedPair from, PromotedPair toward) {
  if (!isFloat(from.type))
    return aten.fail("needs floats");
  return aten.elementwise({from, toward}, from.type, [](Cell &b, ValueRange v) {
    Value x = v[0], y = v[1];
    Type integer = b.getIntegerType(x.getType().getIntOrFloatBitWidth());
    Value bits = b.make<arith::BitcastOp>(integer, x);
    Value grows = b.onlyOne(b.greater(y, x), b.less(x, 0));
    Value next = b.select(grows, b.add(bits, 1), b.sub(bits, 1));
    Value moved = b.make<arith::BitcastOp>(x.getType(), next);
    Value least =
        b.make<math::CopySignOp>(b.make<arith::BitcastOp>(x.getType(), b.number(integer, 1)), y);
    moved = b.select(b.equal(x, 0), least, moved);
    moved = b.select(b.equal(x, y), y, moved);
    return b.select(b.is(Cell::F::UNO, x, y), b.add(x, y), moved);
  });
}

/// x = mantissa * 2^exponent with a mantissa from 1/2 to 1; zeros, infinities and NaN stay, with
/// the exponent 0.
Results importFrexp(Aten &aten, Wide given) {
  int32_t type = given.type;
  if (!isFloat(aten.operand(0).type))
    return aten.fail("needs floats");
  int64_t digits = type == kDouble ? 52 : 23, bias = type == kDouble ? 1022 : 126;
  auto parts = [&](bool wantsExponent) {
    int32_t kind = wantsExponent ? int32_t(type == kDouble ? kInt64 : kInt32) : type;
    return aten.elementwise(given, kind, [&](Cell &b, ValueRange v) -> Value {
      Value x = v[0];
      Type integer = b.getIntegerType(x.getType().getIntOrFloatBitWidth());
      // Subnormal numbers are made normal first.
      Value isSmall = b.less(b.magnitude(x), std::ldexp(1.0, int(-bias)));
      Value scaled = b.select(isSmall, b.mul(x, std::ldexp(1.0, int(digits + 1))), x);
      Value bits = b.make<arith::BitcastOp>(integer, scaled),
            mask = b.number(integer, ((int64_t(2) * (bias + 1) + 1)) << digits);
      Value isPlain = b.equal(x, 0);
      Value isEndless = b.unequal(b.sub(x, x), 0);
      isPlain = b.either(isPlain, isEndless);
      if (!wantsExponent) {
        Value rest = b.both(bits, b.onlyOne(mask, b.number(integer, -1)));
        Value half = b.either(rest, b.number(integer, bias << digits));
        return b.select(isPlain, x, b.make<arith::BitcastOp>(x.getType(), half));
      }
      Value field = b.make<arith::ShRUIOp>(b.both(bits, mask), b.number(integer, digits));
      Value exponent = b.sub(field, bias);
      exponent = b.select(isSmall, b.sub(exponent, digits + 1), exponent);
      return b.select(isPlain, 0, exponent);
    });
  };
  return {parts(false), parts(true)};
}

} // namespace

const AtenTable functionOperators = {
    {"aten.i0 aten.special_i0 aten.special_modified_bessel_i0", importDouble<bessel<Bessel::I, 0>>},
    {"aten.special_i0e", importDouble<bessel<Bessel::I, 0, true>>},
    {"aten.special_i1 aten.special_modified_bessel_i1", importDouble<bessel<Bessel::I, 1>>},
    {"aten.special_i1e", importDouble<bessel<Bessel::I, 1, true>>},
    {"aten.special_bessel_j0", importDouble<bessel<Bessel::J, 0>>},
    {"aten.special_bessel_j1", importDouble<bessel<Bessel::J, 1>>},
    {"aten.special_bessel_y0", importDouble<bessel<Bessel::Y, 0>>},
    {"aten.special_bessel_y1", importDouble<bessel<Bessel::Y, 1>>},
    {"aten.special_modified_bessel_k0", importDouble<besselK<0, false>>},
    {"aten.special_modified_bessel_k1", importDouble<besselK<1, false>>},
    {"aten.special_scaled_modified_bessel_k0", importDouble<besselK<0, true>>},
    {"aten.special_scaled_modified_bessel_k1", importDouble<besselK<1, true>>},
    {"aten.special_spherical_bessel_j0", importWide<sphericalBessel>},
    {"aten.special_chebyshev_polynomial_t{,.x_scalar,.n_scalar} "
     "aten.special_shifted_chebyshev_polynomial_t{,.x_scalar,.n_scalar}",
     importPolynomial<ChebyshevT>},
    {"aten.special_chebyshev_polynomial_u{,.x_scalar,.n_scalar} "
     "aten.special_shifted_chebyshev_polynomial_u{,.x_scalar,.n_scalar}",
     importPolynomial<ChebyshevU>},
    {"aten.special_chebyshev_polynomial_v{,.x_scalar,.n_scalar} "
     "aten.special_shifted_chebyshev_polynomial_v{,.x_scalar,.n_scalar}",
     importPolynomial<ChebyshevV>},
    {"aten.special_chebyshev_polynomial_w{,.x_scalar,.n_scalar} "
     "aten.special_shifted_chebyshev_polynomial_w{,.x_scalar,.n_scalar}",
     importPolynomial<ChebyshevW>},
    {"aten.special_hermite_polynomial_h{,.x_scalar,.n_scalar}", importPolynomial<Hermite>},
    {"aten.special_hermite_polynomial_he{,.x_scalar,.n_scalar}", importPolynomial<HermiteE>},
    {"aten.special_laguerre_polynomial_l{,.x_scalar,.n_scalar}", importPolynomial<Laguerre>},
    {"aten.special_legendre_polynomial_p{,.x_scalar,.n_scalar}", importPolynomial<Legendre>},
    {"aten.igamma", importIncompleteGamma<false>},
    {"aten.igammac", importIncompleteGamma<true>},
    {"aten.lgamma", importWide<logGamma>},
    {"aten.digamma", importWide<digamma>},
    {"aten.erfinv", importWide<erfinv>},
    {"aten.special_ndtri", importDouble<normalQuantile>},
    {"aten.special_erfcx", importWide<scaledErfc>},
    {"aten.special_zeta{,.self_scalar,.other_scalar}", importZeta},
    {"aten.polygamma", importPolygamma},
    {"aten.gcd", commonDivisor},
    {"aten.lcm", importLcm},
    {"aten.nextafter", importNextAfter},
    {"aten.frexp.Tensor", importFrexp},
};

} // namespace sluice::torch
