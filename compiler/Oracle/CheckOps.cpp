//===- CheckOps.cpp - what the ops of check mean to the oracle ------------===//
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Oracle/Interpreter.h"
#include <cmath>

namespace sluice::oracle {

static std::string textOf(const Datum &value) {
  std::string text;
  llvm::raw_string_ostream out(text);
  auto number = [&](const APFloat &a) {
    SmallString<32> digits;
    a.toString(digits);
    out << digits;
  };
  if (auto *a = std::get_if<APInt>(&value)) {
    a->print(out, /*isSigned=*/true);
  } else if (auto *a = std::get_if<Complex>(&value)) {
    out << '(', number(a->re), out << ',', number(a->im), out << ')';
  } else {
    number(std::get<APFloat>(value));
  }
  return text;
}

static LogicalResult doesNotHold(const Call &call, const Twine &why) {
  return call.fail("'" + call.op->getName().getStringRef() + "' does not hold" + why);
}

/// Compares all elements by `same` and says which are the first that differ.
static LogicalResult compare(const Call &call,
                             function_ref<bool(const Datum &, const Datum &)> same) {
  const Tensor &a = *call.tensor(0), &b = *call.tensor(1);
  if (a.shape != b.shape)
    return doesNotHold(call, ": shapes differ");
  SLUICE_TRY(call.run.spend(call.op, a.count(), a.shape));
  constexpr int kShown = 4;
  int64_t wrong = 0;
  std::string first;
  for (int64_t i = 0; i < a.count(); ++i)
    if (Datum x = a.get(i), y = b.get(i); !same(x, y) && ++wrong <= kShown)
      first += (wrong > 1 ? ", " : "") + std::to_string(i) + ": " + textOf(x) + " for " + textOf(y);
  if (!wrong)
    return success();
  return doesNotHold(call, ": " + Twine(wrong) + " of " + Twine(a.count()) +
                               " elements differ: " + first);
}

static bool equal(const APFloat &a, const APFloat &b) { return (a.isNaN() && b.isNaN()) || a == b; }
static bool equal(const Datum &a, const Datum &b) {
  if (auto *number = std::get_if<APInt>(&a))
    return *number == std::get<APInt>(b);
  if (auto *number = std::get_if<Complex>(&a))
    return equal(number->re, std::get<Complex>(b).re) && equal(number->im, std::get<Complex>(b).im);
  return equal(std::get<APFloat>(a), std::get<APFloat>(b));
}

static bool near(const APFloat &a, const APFloat &b, double absolute, double relative) {
  double x = double(toReal(a)), y = double(toReal(b));
  return equal(a, b) || (std::isfinite(x) && std::isfinite(y) &&
                         std::abs(x - y) <= absolute + relative * std::abs(y));
}

static LogicalResult expectAlmostEq(check::ExpectAlmostEqOp op, const Call &call) {
  double absolute = op.getAtol().convertToDouble(), relative = op.getRtol().convertToDouble();
  return compare(call, [&](const Datum &a, const Datum &b) {
    if (auto *number = std::get_if<Complex>(&a))
      return near(number->re, std::get<Complex>(b).re, absolute, relative) &&
             near(number->im, std::get<Complex>(b).im, absolute, relative);
    return near(std::get<APFloat>(a), std::get<APFloat>(b), absolute, relative);
  });
}

void addCheck(Handlers &h) {
  auto expect = [](bool wanted) {
    return [wanted](const Call &call) -> LogicalResult {
      return call.get<APInt>(0).isZero() == wanted ? doesNotHold(call, "") : success();
    };
  };
  h.add<check::ExpectTrueOp>(expect(true));
  h.add<check::ExpectFalseOp>(expect(false));
  h.add<check::ExpectEqOp>([](const Call &call) {
    return compare(call, [](const Datum &a, const Datum &b) { return equal(a, b); });
  });
  h.add<check::ExpectAlmostEqOp>(expectAlmostEq);
}

} // namespace sluice::oracle
