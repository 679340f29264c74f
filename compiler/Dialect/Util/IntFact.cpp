//===- IntFact.cpp - arithmetic on what is known of integers --------------===//
#include "compiler/Dialect/Util/IntFact.h"
#include "compiler/Dialect/Util/UtilDialect.h"

namespace sluice::util {

static constexpr int64_t kMin = std::numeric_limits<int64_t>::min(),
                         kMax = std::numeric_limits<int64_t>::max();

IntFact IntFact::both(const IntFact &other) const {
  IntFact fact{std::max(low, other.low), std::min(high, other.high), 1};
  int64_t common = std::gcd(divisor, other.divisor);
  // The least common multiple; too large to write down, one of both.
  if (common == 0 || llvm::MulOverflow(divisor / common, other.divisor, fact.divisor))
    fact.divisor = common == 0 ? 0 : std::max(divisor, other.divisor);
  return fact;
}

IntFact IntFact::plus(const IntFact &other) const {
  IntFact sum{kMin, kMax, std::gcd(divisor, other.divisor)};
  // Unknown ends stay unknown; what overflows is not known either.
  bool overflows =
      llvm::AddOverflow(low, other.low, sum.low) | llvm::AddOverflow(high, other.high, sum.high);
  if (overflows || low == kMin || other.low == kMin || high == kMax || other.high == kMax) {
    bool isNotNegative = low >= 0 && other.low >= 0 && !llvm::AddOverflow(low, other.low, sum.low);
    sum.low = isNotNegative ? sum.low : kMin;
    sum.high = kMax;
  }
  return sum;
}

IntFact IntFact::minus(const IntFact &other) const {
  IntFact rest{kMin, kMax, std::gcd(divisor, other.divisor)};
  if (other.high == kMax || low == kMin || llvm::SubOverflow(low, other.high, rest.low))
    rest.low = kMin;
  if (high == kMax || other.low == kMin || llvm::SubOverflow(high, other.low, rest.high))
    rest.high = kMax;
  return rest;
}

IntFact IntFact::times(const IntFact &other) const {
  IntFact product;
  if (llvm::MulOverflow(divisor, other.divisor, product.divisor))
    product.divisor = std::max(divisor, other.divisor);
  if (low < 0 || other.low < 0)
    return product;
  if (llvm::MulOverflow(low, other.low, product.low))
    product.low = 0;
  if (high == kMax || other.high == kMax || llvm::MulOverflow(high, other.high, product.high))
    product.high = kMax;
  return product;
}

IntFact IntFact::dividedBy(int64_t number, bool up) const {
  if (low < 0)
    return {};
  auto divided = [&](int64_t value) { return value / number + (up && value % number != 0); };
  return {divided(low), high == kMax ? kMax : divided(high),
          isMultipleOf(number) ? divisor / number : 1};
}

IntFact IntFact::modulo(int64_t number) const {
  if (low < 0)
    return {};
  if (isMultipleOf(number))
    return constant(0);
  return {0, std::min(high, number - 1), std::gcd(divisor, number)};
}

Attribute IntFact::toAttribute(MLIRContext *context) const {
  std::optional<uint64_t> umin, umax, udiv;
  if (low > 0)
    umin = low;
  if (high >= 0 && high != kMax)
    umax = high;
  if (divisor > 1)
    udiv = divisor;
  return umin || umax || udiv ? IntAssumptionAttr::get(context, umin, umax, udiv) : Attribute();
}

IntFact IntFact::ofSize(Attribute attribute) {
  auto row = dyn_cast_if_present<IntAssumptionAttr>(attribute);
  if (!row)
    return size();
  auto limited = [](uint64_t value) { return int64_t(std::min<uint64_t>(value, kMax)); };
  return {limited(row.getUmin().value_or(0)), limited(row.getUmax().value_or(kMax)),
          limited(row.getUdiv().value_or(1))};
}

IntFact IntFact::ofAssumptions(Attribute rows) {
  ArrayRef<Attribute> list = cast<ArrayAttr>(rows).getValue();
  IntFact fact = ofSize(list.front());
  for (Attribute row : list.drop_front())
    fact = fact.either(ofSize(row));
  return fact;
}

} // namespace sluice::util
