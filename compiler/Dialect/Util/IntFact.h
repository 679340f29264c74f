//===- IntFact.h - what is known of an integer: bounds and a divisor ------===//
#pragma once
#include <cstdint>
#include <limits>
#include <numeric>

namespace mlir {
class Attribute;
class MLIRContext;
} // namespace mlir

namespace sluice::util {

/// Argument attribute: for each dimension of a tensor #util.int.assumption, or unit where nothing
/// is known.
inline constexpr char kAssumedDims[] = "sluice.assumed_dims";

/// Every value is within [low, high] and a multiple of `divisor`; of a fact that says nothing,
/// `divisor` is 1. Zero has divisor 0.
struct IntFact {
  int64_t low = std::numeric_limits<int64_t>::min(), high = std::numeric_limits<int64_t>::max();
  int64_t divisor = 1;

  static IntFact constant(int64_t value) { return {value, value, value < 0 ? -value : value}; }
  static IntFact size() { return {0, std::numeric_limits<int64_t>::max(), 1}; }
  bool operator==(const IntFact &) const = default;
  bool isMultipleOf(int64_t number) const { return divisor % number == 0; }

  /// What holds of a value that is one or the other.
  IntFact either(const IntFact &other) const {
    return {low < other.low ? low : other.low, high > other.high ? high : other.high,
            std::gcd(divisor, other.divisor)};
  }
  /// What holds of a value of which both hold.
  IntFact both(const IntFact &other) const;
  IntFact plus(const IntFact &other) const;
  IntFact minus(const IntFact &other) const;
  IntFact times(const IntFact &other) const;
  /// Rounded down or up, by a number greater than zero.
  IntFact dividedBy(int64_t number, bool up) const;
  /// The rest of a division of a value that is not negative.
  IntFact modulo(int64_t number) const;

  /// As #util.int.assumption; null if it says no more of a size than that it is one.
  Attribute toAttribute(MLIRContext *context) const;
  /// The fact about a size that `attribute`, #util.int.assumption or anything else, states.
  static IntFact ofSize(Attribute attribute);
  /// What the rows of util.assume.int for one value have in common, `rows` being an ArrayAttr of at
  /// least one.
  static IntFact ofAssumptions(Attribute rows);
};

} // namespace sluice::util
