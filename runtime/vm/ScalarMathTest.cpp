//===- ScalarMathTest.cpp -------------------------------------------------===//
#include "runtime/vm/ScalarMath.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::vm;

TEST(ScalarMath, Division) {
  struct Case {
    int64_t a, b, quotient, remainder, floor, ceil;
  } cases[] = {{7, 2, 3, 1, 3, 4},     {-7, 2, -3, -1, -4, -3},
               {7, -2, -3, 1, -4, -3}, {-7, -2, 3, -1, 3, 4},
               {6, 3, 2, 0, 2, 2},     {INT64_MIN, -1, INT64_MIN, 0, INT64_MIN, INT64_MIN},
               {0, 5, 0, 0, 0, 0},     {INT64_MAX, 1, INT64_MAX, 0, INT64_MAX, INT64_MAX}};
  for (const Case &c : cases) {
    EXPECT_EQ(divideS(c.a, c.b), c.quotient);
    EXPECT_EQ(remainderS(c.a, c.b), c.remainder);
    EXPECT_EQ(floorDivide(c.a, c.b), c.floor);
    EXPECT_EQ(ceilDivide(c.a, c.b), c.ceil);
  }
}

TEST(ScalarMath, ExtensionsAndShifts) {
  EXPECT_EQ(signExtend(0xFF, 8), -1);
  EXPECT_EQ(signExtend(0x17F, 8), 0x7F);
  EXPECT_EQ(zeroExtend(-1, 1), 1);
  EXPECT_EQ(zeroExtend(-1, 64), -1);
  EXPECT_EQ(signExtend(INT64_MIN, 64), INT64_MIN);
  EXPECT_EQ(shiftLeft(1, 63), INT64_MIN);
  EXPECT_EQ(shiftLeft(1, 64), 0);
  EXPECT_EQ(shiftLeft(1, -1), 0);
  EXPECT_EQ(shiftRightS(-8, 100), -1);
  EXPECT_EQ(shiftRightU(-1, 60), 15);
}

TEST(ScalarMath, Comparisons) {
  EXPECT_TRUE(compareInt(IntPredicate::LtS, -1, 0));
  EXPECT_FALSE(compareInt(IntPredicate::LtU, -1, 0));
  EXPECT_TRUE(compareInt(IntPredicate::GeU, -1, 1));
  EXPECT_FALSE(compareFloat(FloatPredicate::OEq, NAN, NAN));
  EXPECT_TRUE(compareFloat(FloatPredicate::UEq, NAN, 1));
  EXPECT_TRUE(compareFloat(FloatPredicate::UNe, NAN, NAN));
  EXPECT_FALSE(compareFloat(FloatPredicate::ONe, NAN, 1));
  EXPECT_TRUE(compareFloat(FloatPredicate::Uno, NAN, 1));
  EXPECT_TRUE(compareFloat(FloatPredicate::OEq, -0.0, 0.0));
}

// Each predicate by what it gives for a < b, a = b, a > b and, of floats, where one is NaN.
TEST(ScalarMath, EveryPredicate) {
  struct Case {
    int less, equal, greater, unordered;
  };
  const Case signedCases[] = {{0, 1, 0, 0}, {1, 0, 1, 0}, {1, 0, 0, 0},
                              {1, 1, 0, 0}, {0, 0, 1, 0}, {0, 1, 1, 0}};
  for (uint32_t p = 0; p < uint32_t(IntPredicate::Count); ++p) {
    const Case &c = signedCases[p < 6 ? p : p - 4];
    auto predicate = IntPredicate(p);
    int64_t low = p < 6 ? -1 : 1, high = p < 6 ? 1 : -1; // without a sign -1 is the largest
    EXPECT_EQ(compareInt(predicate, low, high), c.less) << p;
    EXPECT_EQ(compareInt(predicate, 7, 7), c.equal) << p;
    EXPECT_EQ(compareInt(predicate, high, low), c.greater) << p;
  }
  const Case floatCases[] = {{0, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 1, 1, 0},
                             {1, 0, 0, 0}, {1, 1, 0, 0}, {1, 0, 1, 0}, {1, 1, 1, 0},
                             {0, 1, 0, 1}, {0, 0, 1, 1}, {0, 1, 1, 1}, {1, 0, 0, 1},
                             {1, 1, 0, 1}, {1, 0, 1, 1}, {0, 0, 0, 1}, {1, 1, 1, 1}};
  for (uint32_t p = 0; p < uint32_t(FloatPredicate::Count); ++p) {
    const Case &c = floatCases[p];
    auto predicate = FloatPredicate(p);
    EXPECT_EQ(compareFloat(predicate, 1, 2), c.less) << p;
    EXPECT_EQ(compareFloat(predicate, 2, 2), c.equal) << p;
    EXPECT_EQ(compareFloat(predicate, 2, 1), c.greater) << p;
    EXPECT_EQ(compareFloat(predicate, NAN, 1), c.unordered) << p;
  }
  EXPECT_FALSE(compareInt(IntPredicate::Count, 1, 1));
  EXPECT_FALSE(compareFloat(FloatPredicate::Count, 1, 1));
}

TEST(ScalarMath, EveryFloatFunction) {
  const double x = 0.4375, y = 0.75;
  const double unary[] = {-x,
                          x,
                          0,
                          1,
                          0,
                          0,
                          0,
                          std::sqrt(x),
                          1 / std::sqrt(x),
                          std::exp(x),
                          std::exp2(x),
                          std::expm1(x),
                          std::log(x),
                          std::log2(x),
                          std::log10(x),
                          std::log1p(x),
                          std::sin(x),
                          std::cos(x),
                          std::tan(x),
                          std::asin(x),
                          std::acos(x),
                          std::atan(x),
                          std::sinh(x),
                          std::cosh(x),
                          std::tanh(x),
                          std::erf(x)};
  for (uint32_t f = 0; f < uint32_t(FloatUnary::Count); ++f) {
    EXPECT_EQ(unaryFloat(FloatUnary(f), x), unary[f]) << f;
    EXPECT_NEAR(unaryFloat(FloatUnary(f), float(x)), unary[f], 1e-6) << f;
  }
  const double binary[] = {
      x + y, x - y, x * y, x / y, std::fmod(x, y), std::pow(x, y), std::atan2(x, y), x, x, y, x, y};
  for (uint32_t f = 0; f < uint32_t(FloatBinary::Count); ++f) {
    EXPECT_EQ(binaryFloat(FloatBinary(f), x, y), binary[f]) << f;
    EXPECT_NEAR(binaryFloat(FloatBinary(f), float(x), float(y)), binary[f], 1e-6) << f;
  }
  EXPECT_EQ(unaryFloat(FloatUnary::Count, x), x);
  EXPECT_EQ(binaryFloat(FloatBinary::Count, x, y), x);
}

TEST(ScalarMath, FloatFunctions) {
  EXPECT_EQ(unaryFloat(FloatUnary::RoundEven, 2.5), 2.0);
  EXPECT_EQ(unaryFloat(FloatUnary::Round, 2.5), 3.0);
  EXPECT_EQ(unaryFloat(FloatUnary::Floor, -0.5f), -1.0f);
  EXPECT_TRUE(std::signbit(binaryFloat(FloatBinary::Minimum, 0.0, -0.0)));
  EXPECT_TRUE(std::isnan(binaryFloat(FloatBinary::Maximum, 1.0, double(NAN))));
  EXPECT_EQ(binaryFloat(FloatBinary::MaxNum, 1.0, double(NAN)), 1.0);
  EXPECT_EQ(binaryFloat(FloatBinary::Rem, -7.0, 4.0), -3.0);
}

TEST(ScalarMath, FloatsToIntegersSaturate) {
  auto f64 = [](double value) { return bitsOf(value); };
  EXPECT_EQ(floatToInt(SLUICE_ELEMENT_F64, f64(-2.9), false), -2);
  EXPECT_EQ(floatToInt(SLUICE_ELEMENT_F64, f64(1e30), false), INT64_MAX);
  EXPECT_EQ(floatToInt(SLUICE_ELEMENT_F64, f64(-1e30), false), INT64_MIN);
  EXPECT_EQ(floatToInt(SLUICE_ELEMENT_F64, f64(NAN), false), 0);
  EXPECT_EQ(floatToInt(SLUICE_ELEMENT_F64, f64(-5), true), 0);
  EXPECT_EQ(floatToInt(SLUICE_ELEMENT_F64, f64(1e30), true), -1);
  EXPECT_EQ(floatToInt(SLUICE_ELEMENT_F64, f64(0x1p63), true), INT64_MIN);
  EXPECT_EQ(asF64(intToFloat(SLUICE_ELEMENT_F64, -1, true)), 0x1p64);
  EXPECT_EQ(asF32(intToFloat(SLUICE_ELEMENT_F32, -3, false)), -3.0f);
}
