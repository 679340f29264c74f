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

constexpr double kP0[] = {-59.96335010141079, 98.00107541859997, -56.67628574690703,
                          13.931260938727968, -1.2391658386738125};
constexpr double kQ0[] = {1.9544885833814176,  4.676279128988815,  86.36024213908905,
                          -225.46268785411937, 200.26021238006066, -82.03722561683334,
                          15.90562251262117,   -1.1833162112133};
constexpr double kP1[] = {4.0554489230596245,  31.525109459989388,   57.16281922464213,
                          44.08050738932008,   14.684956192885803,   2.1866330685079025,
                          -0.1402560791713545, -0.03504246268278482, -0.0008574567851546854};
constexpr double kQ1[] = {15.779988325646675,   45.39076351288792,     41.3172038254672,
                          15.04253856929075,    2.504649462083094,     -0.14218292285478779,
                          -0.03808064076915783, -0.0009332594808954574};
constexpr double kP2[] = {3.2377489177694603,     6.915228890689842,      3.9388102529247444,
                          1.3330346081580755,     0.20148538954917908,    0.012371663481782003,
                          0.00030158155350823543, 2.6580697468673755e-06, 6.239745391849833e-09};
constexpr double kQ2[] = {6.02427039364742,       3.6798356385616087,   1.3770209948908132,
                          0.21623699359449663,    0.013420400608854318, 0.00032801446468212774,
                          2.8924786474538068e-06, 6.790194080099813e-09};

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
/// Half of a Chebyshev series, by Clenshaw's recurrence.
Value series(Cell &b, Value x, ArrayRef<double> factors) {
  Value last = number(b, x, factors.front()), before = number(b, x, 0), third = before;
  for (double factor : factors.drop_front()) {
    third = before;
    before = last;
    last = b.add(b.sub(b.mul(x, before), third), factor);
  }
  return b.mul(b.sub(last, third), 0.5);
}

constexpr auto kPi = std::numbers::pi_v<long double>;

/// Factors of the Chebyshev series of `count` terms on [-2, 2], the highest first.
std::vector<double> chebyshev(int count, llvm::function_ref<long double(double)> f) {
  std::vector<long double> sums(count);
  for (int k = 0; k < count; ++k) {
    long double angle = kPi * (k + 0.5L) / count, value = f(2 * std::cos(angle));
    for (int i = 0; i < count; ++i)
      sums[i] += 2 * value * std::cos((count - 1 - i) * angle) / count;
  }
  return {sums.begin(), sums.end()};
}

/// exp(-x) I0(x), or exp(-x) I1(x) / x: means over a circle, which converge exponentially.
long double scaledBessel(bool isOdd, long double x) {
  constexpr int kPoints = 1024;
  long double sum = 0;
  for (int k = 0; k < kPoints; ++k) {
    long double half = std::sin(kPi * k / kPoints), sine = std::sin(2 * kPi * k / kPoints);
    sum += std::exp(-2 * x * half * half) * (isOdd ? sine * sine : 1);
  }
  return sum / kPoints;
}

/// I0 and I1 of x, scaled by exp(-|x|) or not.
template <bool isOdd, bool isScaled> GraphValue importBessel(Aten &aten, Wide given) {
  static const auto nearFactors =
      chebyshev(30, [](double t) { return scaledBessel(isOdd, 2 * (t + 2)); });
  static const auto farFactors = chebyshev(25, [](double t) {
    long double x = 32 / (t + 2.0L);
    return std::sqrt(x) * (isOdd ? x : 1) * scaledBessel(isOdd, x);
  });
  return aten.elementwise(given, given.type, [](Cell &b, ValueRange v) {
    Value x = v[0], size = b.magnitude(x);
    Value near = series(b, b.sub(b.div(size, 2), 2), nearFactors);
    Value far = series(b, b.sub(b.div(number(b, x, 32), size), 2), farFactors);
    if (isOdd)
      near = b.mul(near, size);
    far = b.div(far, b.sqrt(size));
    Value value = b.select(b.atMost(size, 8), near, far);
    if (!isScaled)
      value = b.mul(value, b.exp(size));
    return isOdd ? b.make<math::CopySignOp>(value, x) : value;
  });
}

//===- Gamma and error functions ------------------------------------------===//

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

/// lgamma(x) = lgamma(x + n) - log(x (x + 1) ... (x + n - 1)), and below 1/2 by reflection:
/// lgamma(1 - x) = log(pi / |sin(pi x)|) - lgamma(x)
GraphValue importLgamma(Aten &aten, Wide given) {
  return aten.elementwise(given, given.type, [](Cell &b, ValueRange v) {
    Value x = v[0], one = number(b, x, 1), isSmall = b.less(x, 0.5);
    Value y = b.select(isSmall, b.sub(one, x), x), product = one;
    Value moved = movedToStirling(b, y, [&](Value at, Value isTaken) {
      product = b.mul(product, b.select(isTaken, at, one));
    });
    Value inverse = b.div(one, moved);
    Value tail = b.mul(polynomial(b, b.mul(inverse, inverse),
                                  {1.0 / 156, -691.0 / 360360, 1.0 / 1188, -1.0 / 1680, 1.0 / 1260,
                                   -1.0 / 360, 1.0 / 12}),
                       inverse);
    Value main = b.mul(b.sub(moved, 0.5), b.log(moved));
    Value value = b.add(b.add(b.sub(main, moved), 0.91893853320467274178), tail);
    value = b.sub(value, b.log(product));
    value = b.select(b.equal(b.abs(y), INFINITY), y, value);
    // sin(pi x) of the part behind the point: large x has no digits left for it otherwise.
    Value part = b.sub(x, b.floor(x)), sine = b.sin(b.mul(part, M_PI));
    Value reflected = b.sub(b.log(b.div(number(b, x, M_PI), b.abs(sine))), value);
    Value isPole = b.both(isSmall, b.equal(part, 0));
    value = b.select(isSmall, reflected, value);
    return b.select(b.either(isPole, b.equal(b.abs(x), INFINITY)), INFINITY, value);
  });
}

/// digamma(x) = digamma(x + 1) - 1 / x, digamma(1 - x) = digamma(x) + pi / tan(pi x)
GraphValue importDigamma(Aten &aten, Wide given) {
  return aten.elementwise(given, given.type, [](Cell &b, ValueRange v) {
    Value x = v[0], one = number(b, x, 1), isSmall = b.atMost(x, 0), sum = number(b, x, 0);
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
    Value part = b.sub(x, b.floor(x)), tangent = b.make<math::TanOp>(b.mul(part, M_PI));
    Value reflected = b.sub(value, b.div(number(b, x, M_PI), tangent));
    Value isPole = b.both(isSmall, b.equal(part, 0));
    Value atPole = b.select(b.equal(x, 0), b.div(number(b, x, -1), x), NAN);
    return b.select(isPole, atPole, b.select(isSmall, reflected, value));
  });
}

/// M. Giles, Approximating the erfinv function (2012), the polynomials of single precision; f64 by
/// two steps of Newton from there.
GraphValue importErfinv(Aten &aten, Wide given) {
  return aten.elementwise(given, given.type, [](Cell &b, ValueRange v) {
    Value x = v[0], one = number(b, x, 1);
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
  });
}

/// Where the normal distribution is below x with the given probability.
GraphValue importNormalQuantile(Aten &aten, Wide x) {
  return aten.elementwise(x, x.type, [](Cell &b, ValueRange v) {
    constexpr double kTail = 0.13533528323661269189; // exp(-2)
    Value given = v[0], one = number(b, given, 1), rest = b.sub(one, given);
    Value isHigh = b.greater(given, 1 - kTail);
    Value y = b.select(isHigh, rest, given);
    Value middle = b.sub(y, 0.5), square = b.mul(middle, middle);
    Value ratio = quotient(b, square, kP0, kQ0);
    Value central =
        b.mul(b.add(middle, b.mul(middle, b.mul(square, ratio))), 2.50662827463100050242);
    Value x = b.sqrt(b.mul(number(b, y, -2), b.log(y))), inverse = b.div(one, x);
    Value near = quotient(b, inverse, kP1, kQ1);
    Value far = quotient(b, inverse, kP2, kQ2);
    Value tail = b.mul(inverse, b.select(b.less(x, 8), near, far));
    tail = b.sub(b.sub(x, b.div(b.log(x), x)), tail);
    tail = b.select(isHigh, tail, b.sub(number(b, y, 0), tail));
    Value result = b.select(b.greater(y, kTail), central, tail);
    result = b.select(b.equal(given, 0), -INFINITY, result);
    result = b.select(b.equal(given, one), INFINITY, result);
    Value isInside = b.both(b.atLeast(given, 0), b.atMost(given, one));
    return b.select(isInside, result, NAN);
  });
}

/// exp(x * x) * erfc(x)
GraphValue importScaledErfc(Aten &aten, Wide x) {
  return aten.elementwise(x, x.type, [](Cell &b, ValueRange v) {
    Value x = v[0], y = b.magnitude(x), square = b.mul(y, y), one = number(b, x, 1);
    Value small = b.sub(one, b.mul(x, quotient(b, square,
                                               {1.85777706184603153e-1, 3.16112374387056560e0,
                                                1.13864154151050156e2, 3.77485237685302021e2,
                                                3.20937758913846947e3},
                                               {2.36012909523441209e1, 2.44024637934444173e2,
                                                1.28261652607737228e3, 2.84423683343917062e3})));
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
  });
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
    return importDigamma(aten, given);
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
    // Of the fractional part, which has the same cotangent.
    Value angle = b.mul(b.sub(x, b.floor(x)), M_PI), cotangent = b.div(b.cos(angle), b.sin(angle));
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
    {"aten.i0 aten.special_i0 aten.special_modified_bessel_i0", importBessel<false, false>},
    {"aten.special_i0e", importBessel<false, true>},
    {"aten.special_i1 aten.special_modified_bessel_i1", importBessel<true, false>},
    {"aten.special_i1e", importBessel<true, true>},
    {"aten.lgamma", importLgamma},
    {"aten.digamma", importDigamma},
    {"aten.erfinv", importErfinv},
    {"aten.special_ndtri", importNormalQuantile},
    {"aten.special_erfcx", importScaledErfc},
    {"aten.special_zeta{,.self_scalar,.other_scalar}", importZeta},
    {"aten.polygamma", importPolygamma},
    {"aten.gcd", commonDivisor},
    {"aten.lcm", importLcm},
    {"aten.nextafter", importNextAfter},
    {"aten.frexp.Tensor", importFrexp},
};

} // namespace sluice::torch
