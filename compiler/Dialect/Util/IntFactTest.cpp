//===- IntFactTest.cpp - what is known of integers, against all integers --===//
#include "compiler/Dialect/Util/IntFact.h"
#include "gtest/gtest.h"
#include <vector>

using sluice::util::IntFact;

/// Small facts and the numbers within a small range of which they hold.
static std::vector<IntFact> facts() {
  std::vector<IntFact> all{IntFact(), IntFact::size(), IntFact::constant(0), IntFact::constant(12),
                           IntFact::constant(-6)};
  for (int64_t divisor : {1, 2, 3, 4, 6})
    for (int64_t low : {-7, 0, 2, 5})
      for (int64_t high : {5, 9, 24})
        all.push_back({low, high, divisor});
  return all;
}

static bool holds(const IntFact &fact, int64_t value) {
  return fact.low <= value && value <= fact.high &&
         (fact.divisor == 0 ? value == 0 : value % fact.divisor == 0);
}

template <typename Visit> static void forAll(const IntFact &fact, Visit visit) {
  for (int64_t value = -30; value <= 30; ++value)
    if (holds(fact, value))
      visit(value);
}

TEST(IntFact, HoldsOfWhatIsComputed) {
  for (const IntFact &a : facts())
    for (const IntFact &b : facts()) {
      IntFact sum = a.plus(b), difference = a.minus(b), product = a.times(b), either = a.either(b),
              both = a.both(b);
      forAll(a, [&](int64_t x) {
        EXPECT_TRUE(holds(either, x));
        EXPECT_EQ(holds(both, x), holds(b, x)) << x;
        forAll(b, [&](int64_t y) {
          EXPECT_TRUE(holds(sum, x + y));
          EXPECT_TRUE(holds(difference, x - y));
          EXPECT_TRUE(holds(product, x * y));
        });
      });
    }
}

TEST(IntFact, HoldsOfQuotientsAndRests) {
  for (const IntFact &a : facts())
    for (int64_t number : {1, 2, 3, 4, 7}) {
      IntFact down = a.dividedBy(number, false), up = a.dividedBy(number, true),
              rest = a.modulo(number);
      forAll(a, [&](int64_t x) {
        if (x < 0)
          return;
        EXPECT_TRUE(holds(down, x / number));
        EXPECT_TRUE(holds(up, (x + number - 1) / number));
        EXPECT_TRUE(holds(rest, x % number));
      });
    }
}

TEST(IntFact, KnowsMultiples) {
  EXPECT_EQ(IntFact({32, 64, 32}).dividedBy(4, false), IntFact({8, 16, 8}));
  EXPECT_EQ(IntFact({0, 64, 6}).both({0, 100, 4}), IntFact({0, 64, 12}));
  EXPECT_EQ(IntFact({0, 64, 16}).modulo(8), IntFact::constant(0));
  EXPECT_EQ(IntFact::size().times(IntFact::constant(16)).divisor, 16);
  EXPECT_TRUE(IntFact::constant(48).isMultipleOf(16));
}
