//===- Sizes.cpp - polynomial arithmetic on sizes and its IR --------------===//
#include "compiler/Input/Onnx/Sizes.h"
#include "compiler/Dialect/Util/IntFact.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Input/Common/Cell.h"

using namespace sluice::onnx;

/// Products with more terms are symbols of their own: multiplied out again and again, terms would
/// grow without bound.
constexpr size_t kMaxTerms = 64;

// Sizes wrap around like the int64 values of ONNX that they stand for.
static int64_t wrapAdd(int64_t a, int64_t b) { return int64_t(uint64_t(a) + uint64_t(b)); }
static int64_t wrapMul(int64_t a, int64_t b) { return int64_t(uint64_t(a) * uint64_t(b)); }
static int64_t floorDivide(int64_t a, int64_t b) {
  return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

void Size::add(const Monomial &monomial, int64_t coefficient) {
  if (coefficient == 0)
    return;
  auto [it, isNew] = coefficients.try_emplace(monomial, coefficient);
  if (isNew)
    return;
  it->second = wrapAdd(it->second, coefficient);
  if (it->second == 0)
    coefficients.erase(it);
}

Size Size::symbol(unsigned id) {
  Size size;
  size.add({id}, 1);
  return size;
}

std::optional<int64_t> Size::constant() const {
  if (coefficients.empty())
    return 0;
  if (coefficients.size() == 1 && coefficients.begin()->first.empty())
    return coefficients.begin()->second;
  return std::nullopt;
}

Size Size::operator+(const Size &other) const {
  Size sum = *this;
  for (auto &[monomial, coefficient] : other.coefficients)
    sum.add(monomial, coefficient);
  return sum;
}

Size Size::operator*(const Size &other) const {
  Size product;
  for (auto &[left, leftCoefficient] : coefficients)
    for (auto &[right, rightCoefficient] : other.coefficients) {
      Monomial monomial;
      std::merge(left.begin(), left.end(), right.begin(), right.end(),
                 std::back_inserter(monomial));
      product.add(monomial, wrapMul(leftCoefficient, rightCoefficient));
    }
  return product;
}

std::optional<Size> Size::dividedBy(const Size &other) const {
  if (*this == other && !other.is(0))
    return Size(1);
  if (other.coefficients.size() != 1)
    return std::nullopt;
  auto &[divisor, divisorCoefficient] = *other.coefficients.begin();
  if (divisorCoefficient == -1 && divisor.empty())
    return *this * -1;
  Size quotient;
  for (auto &[monomial, coefficient] : coefficients) {
    if (coefficient % divisorCoefficient != 0 ||
        !std::includes(monomial.begin(), monomial.end(), divisor.begin(), divisor.end()))
      return std::nullopt;
    Monomial rest;
    std::set_difference(monomial.begin(), monomial.end(), divisor.begin(), divisor.end(),
                        std::back_inserter(rest));
    quotient.add(rest, coefficient / divisorCoefficient);
  }
  return quotient;
}

//===- Sizes from values --------------------------------------------------===//

/// Whether `value`, made earlier, can be used at the end of a block of `here`. Branches that are
/// still apart from the function see only their own values.
static bool isVisible(Value value, Region *here) {
  for (Region *region = here; region;
       region = region->getParentOp() ? region->getParentOp()->getParentRegion() : nullptr)
    if (region == value.getParentRegion())
      return true;
  return false;
}

Size SizeTable::leaf(Value value) {
  // A dimension is never negative, and one that is asked for twice is one symbol.
  auto dim = value.getDefiningOp<tensor::DimOp>();
  std::optional<int64_t> position = dim ? dim.getConstantIndex() : std::nullopt;
  if (position)
    if (auto it = dims.find({dim.getSource(), *position}); it != dims.end()) {
      // What a branch asked for cannot be used outside of it.
      Value known = symbols[it->second.terms().begin()->first[0]].value;
      if (known.getParentRegion() == dim.getSource().getParentRegion() ||
          isVisible(known, value.getParentRegion()))
        return it->second;
    }
  symbols.push_back({Kind::Value, value, {}, {}, dim ? std::optional<int64_t>(0) : std::nullopt});
  Size size = Size::symbol(symbols.size() - 1);
  if (position)
    dims[{dim.getSource(), *position}] = size;
  return size;
}

Size SizeTable::follow(Operation *op, Value value) {
  if (!value.getType().isIndex())
    return leaf(value); // narrow integers wrap around
  auto operand = [&](unsigned i) { return of(op->getOperand(i)); };
  if (isa<arith::AddIOp>(op))
    return operand(0) + operand(1);
  if (isa<arith::SubIOp>(op))
    return operand(0) - operand(1);
  if (isa<arith::MulIOp>(op))
    return mul(operand(0), operand(1));
  if (isa<arith::MinSIOp>(op))
    return min(operand(0), operand(1));
  if (isa<arith::MaxSIOp>(op))
    return max(operand(0), operand(1));
  if (isa<arith::FloorDivSIOp>(op) && !operand(1).is(0))
    return floorDiv(operand(0), operand(1));
  if (isa<arith::CeilDivSIOp>(op) && lowerBound(operand(1)).value_or(0) > 0)
    return ceilDiv(operand(0), operand(1));
  if (isa<arith::DivUIOp, arith::DivSIOp, arith::RemUIOp, arith::RemSIOp>(op)) {
    // All roundings agree where nothing is negative.
    Size a = operand(0), b = operand(1);
    if (!isNonNegative(a) || !isNonNegative(b) || b.is(0))
      return leaf(value);
    return isa<arith::DivUIOp, arith::DivSIOp>(op) ? floorDiv(a, b) : mod(a, b);
  }
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    Size yes = of(select.getTrueValue()), no = of(select.getFalseValue());
    if (yes == no)
      return yes;
    if (std::optional<bool> known = decide(select.getCondition()))
      return *known ? yes : no;
    Size either = leaf(value);
    std::optional<int64_t> lowYes = lowerBound(yes), lowNo = lowerBound(no);
    if (lowYes && lowNo)
      symbols.back().low = std::min(lowYes, lowNo);
    return either;
  }
  if (auto assume = dyn_cast<sluice::util::AssumeIntOp>(op)) {
    // Checked at run time. What is stated is about unsigned numbers.
    unsigned index = cast<OpResult>(value).getResultNumber();
    std::optional<int64_t> low = lowerBound(operand(index));
    Size size = leaf(value);
    if (low && *low >= 0) {
      auto fact = sluice::util::IntFact::ofAssumptions(assume.getAssumptions()[index]);
      symbols.back().low = std::max(*low, fact.low);
      if (fact.high < std::numeric_limits<int64_t>::max())
        symbols.back().high = fact.high;
    }
    return size;
  }
  if (auto cast = dyn_cast<arith::IndexCastOp>(op)) {
    // There and back again, at full width.
    auto back = cast.getIn().getDefiningOp<arith::IndexCastOp>();
    if (back && cast.getIn().getType().isInteger(64))
      return of(back.getIn());
  }
  return leaf(value);
}

Size SizeTable::of(OpFoldResult value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return *constant;
  auto dynamic = cast<Value>(value);
  if (auto it = followed.find(dynamic); it != followed.end())
    return it->second;
  Operation *op = dynamic.getDefiningOp();
  Size size = op ? follow(op, dynamic) : leaf(dynamic);
  followed[dynamic] = size;
  return size;
}

std::optional<bool> SizeTable::decide(Value condition) {
  APInt constant;
  if (matchPattern(condition, m_ConstantInt(&constant)))
    return !constant.isZero();
  Operation *op = condition.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (isa<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op)) {
    std::optional<bool> a = decide(op->getOperand(0)), b = decide(op->getOperand(1));
    if (isa<arith::AndIOp>(op) && (a == false || b == false))
      return false;
    if (isa<arith::OrIOp>(op) && (a == true || b == true))
      return true;
    if (!a || !b)
      return std::nullopt;
    return isa<arith::XOrIOp>(op) ? *a != *b : isa<arith::AndIOp>(op);
  }
  auto compare = dyn_cast<arith::CmpIOp>(op);
  if (!compare || !compare.getLhs().getType().isIndex())
    return std::nullopt;
  Size a = of(compare.getLhs()), b = of(compare.getRhs());
  auto negated = [](std::optional<bool> known) { return known ? std::optional(!*known) : known; };
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::eq: return isEqual(a, b);
  case arith::CmpIPredicate::ne: return negated(isEqual(a, b));
  case arith::CmpIPredicate::slt: return isLess(a, b);
  case arith::CmpIPredicate::sgt: return isLess(b, a);
  case arith::CmpIPredicate::sle: return negated(isLess(b, a));
  case arith::CmpIPredicate::sge: return negated(isLess(a, b));
  default: return std::nullopt;
  }
}

void SizeTable::collectLeaves(const Size &a, SmallVectorImpl<unsigned> &leaves) const {
  for (auto &[monomial, coefficient] : a.terms())
    for (unsigned id : monomial) {
      if (symbols[id].kind == Kind::Value) {
        leaves.push_back(id);
        continue;
      }
      collectLeaves(symbols[id].a, leaves);
      collectLeaves(symbols[id].b, leaves);
    }
}

bool SizeTable::areRelated(const Size &a, const Size &b) const {
  SmallVector<unsigned> first, second;
  collectLeaves(a, first);
  collectLeaves(b, second);
  return llvm::any_of(first, [&](unsigned id) { return llvm::is_contained(second, id); });
}

//===- Arithmetic ---------------------------------------------------------===//

/// A number that the quotient, minimum or maximum of `a` and `b` is never above, if one is known.
std::optional<int64_t> SizeTable::highOf(Kind kind, const Size &a, const Size &b) const {
  std::optional<int64_t> highA = upperBound(a), highB = upperBound(b);
  if (kind == Kind::FloorDiv)
    return highA && b.constant().value_or(0) > 0
               ? std::optional(llvm::divideFloorSigned(*highA, *b.constant()))
               : std::nullopt;
  if (kind != Kind::Min && kind != Kind::Max)
    return std::nullopt;
  if (highA && highB)
    return kind == Kind::Min ? std::min(*highA, *highB) : std::max(*highA, *highB);
  return kind == Kind::Max ? std::nullopt : highA ? highA : highB;
}

Size SizeTable::derived(Kind kind, const Size &a, const Size &b, std::optional<int64_t> low) {
  auto [it, isNew] = known.try_emplace({kind, a, b}, symbols.size());
  if (isNew)
    symbols.push_back({kind, {}, a, b, low, highOf(kind, a, b)});
  return Size::symbol(it->second);
}

Size SizeTable::mul(const Size &a, const Size &b) {
  if (a.terms().size() * b.terms().size() <= kMaxTerms)
    return a * b;
  std::optional<int64_t> low;
  if (isNonNegative(a) && isNonNegative(b))
    low = 0;
  return derived(Kind::Mul, std::min(a, b), std::max(a, b), low);
}

Size SizeTable::floorDiv(const Size &a, const Size &b) {
  std::optional<int64_t> divisor = b.constant();
  if (std::optional<Size> exact = a.dividedBy(b))
    return *exact;
  if (!divisor || *divisor <= 0) {
    if (divisor && *divisor < -1 && *divisor != std::numeric_limits<int64_t>::min())
      return floorDiv(a * -1, b * -1);
    return derived(Kind::FloorDiv, a, b,
                   isNonNegative(a) && isNonNegative(b) ? std::optional<int64_t>(0) : std::nullopt);
  }
  // Whole multiples of the divisor leave the quotient: (4n + 5) / 4 = n + 1 + 1 / 4.
  Size whole, rest;
  for (auto &[monomial, coefficient] : a.terms()) {
    Size term(1);
    for (unsigned id : monomial)
      term = term * Size::symbol(id);
    int64_t quotient = floorDivide(coefficient, *divisor);
    bool splits = monomial.empty() || coefficient % *divisor == 0;
    if (splits)
      whole = whole + term * quotient;
    rest = rest + term * (splits ? coefficient - quotient * *divisor : coefficient);
  }
  if (rest.constant())
    return whole; // between 0 and divisor - 1
  std::optional<int64_t> low = lowerBound(rest);
  if (low)
    low = floorDivide(*low, *divisor);
  return whole + derived(Kind::FloorDiv, rest, b, low);
}

Size SizeTable::ceilDiv(const Size &a, const Size &b) { return floorDiv(a + b - 1, b); }

Size SizeTable::mod(const Size &a, const Size &b) {
  if (a.constant() && b.constant().value_or(0) > 0)
    return *a.constant() - floorDivide(*a.constant(), *b.constant()) * *b.constant();
  if (a.dividedBy(b))
    return 0;
  return derived(Kind::Mod, a, b, isNonNegative(b) ? std::optional<int64_t>(0) : std::nullopt);
}

Size SizeTable::min(const Size &a, const Size &b) {
  if (isNonNegative(b - a) || isNonNegative(a - b))
    return isNonNegative(b - a) ? a : b;
  std::optional<int64_t> lowA = lowerBound(a), lowB = lowerBound(b);
  return derived(Kind::Min, std::min(a, b), std::max(a, b),
                 lowA && lowB ? std::min(lowA, lowB) : std::nullopt);
}

Size SizeTable::max(const Size &a, const Size &b) {
  if (isNonNegative(a - b) || isNonNegative(b - a))
    return isNonNegative(a - b) ? a : b;
  // nullopt orders before every number, so the known bound wins.
  return derived(Kind::Max, std::min(a, b), std::max(a, b), std::max(lowerBound(a), lowerBound(b)));
}

std::optional<int64_t> SizeTable::lowerBound(const Size &a) const {
  int64_t low = 0;
  for (auto &[monomial, coefficient] : a.terms()) {
    int64_t product = coefficient;
    for (unsigned id : monomial) {
      // Products of bounds are bounds as long as at most one factor can be negative.
      std::optional<int64_t> factor = coefficient < 0 ? symbols[id].high : symbols[id].low;
      if (!factor || (coefficient < 0 && monomial.size() > 1) ||
          (*factor < 0 && monomial.size() > 1) || llvm::MulOverflow(product, *factor, product))
        return std::nullopt;
    }
    if (llvm::AddOverflow(low, product, low))
      return std::nullopt;
  }
  return low;
}

std::optional<int64_t> SizeTable::upperBound(const Size &a) const {
  constexpr int64_t kLeast = std::numeric_limits<int64_t>::min(); // its negative is no number
  bool negates = llvm::none_of(a.terms(), [](auto &term) { return term.second == kLeast; });
  std::optional<int64_t> low = negates ? lowerBound(a * -1) : std::nullopt;
  return low && *low != kLeast ? std::optional(-*low) : std::nullopt;
}

std::optional<bool> SizeTable::isLess(const Size &a, const Size &b) const {
  if (lowerBound(b - a).value_or(0) > 0)
    return true;
  if (lowerBound(a - b).value_or(-1) >= 0)
    return false;
  return std::nullopt;
}

std::optional<bool> SizeTable::isEqual(const Size &a, const Size &b) const {
  if (a == b)
    return true;
  if (isLess(a, b) == true || isLess(b, a) == true || (a - b).constant())
    return false;
  return std::nullopt;
}

//===- Values from sizes --------------------------------------------------===//

Value SizeTable::emitSymbol(OpBuilder &builder, Location loc, const Symbol &symbol) {
  if (symbol.kind == Kind::Value)
    return symbol.value;
  Value a = materialize(builder, loc, symbol.a), b = materialize(builder, loc, symbol.b);
  bool isUnsigned = isNonNegative(symbol.a) && isNonNegative(symbol.b);
  Cell c(loc, builder);
  auto quotient = [&] { return c.make<arith::FloorDivSIOp>(a, b); };
  switch (symbol.kind) {
  case Kind::FloorDiv: return isUnsigned ? c.div(a, b) : quotient();
  case Kind::Mul: return c.mul(a, b);
  case Kind::Min: return c.min(a, b);
  case Kind::Max: return c.max(a, b);
  default: return isUnsigned ? c.rem(a, b) : c.sub(a, c.mul(quotient(), b));
  }
}

Value SizeTable::emit(OpBuilder &builder, Location loc, const Size &size) {
  Cell c(loc, builder);
  Value sum;
  int64_t offset = 0;
  for (auto &[monomial, coefficient] : size.terms()) {
    if (monomial.empty()) {
      offset = coefficient;
      continue;
    }
    Value product;
    for (unsigned id : monomial) {
      const Symbol &symbol = symbols[id]; // emitting makes no new symbols
      Value factor;
      if (symbol.kind == Kind::Value)
        factor = symbol.value;
      else if (monomial.size() == 1 && coefficient == 1 && size.terms().size() == 1)
        factor = emitSymbol(builder, loc, symbol);
      else
        factor = materialize(builder, loc, Size::symbol(id));
      product = product ? c.mul(product, factor) : factor;
    }
    if (coefficient == -1 && sum) {
      sum = c.sub(sum, product);
      continue;
    }
    if (coefficient != 1)
      product = c.mul(product, coefficient);
    sum = sum ? c.add(sum, product) : product;
  }
  if (!sum)
    return c.constant(offset);
  return offset == 0 ? sum : c.add(sum, offset);
}

Value SizeTable::materialize(OpBuilder &builder, Location loc, const Size &size) {
  Region *here = builder.getInsertionBlock()->getParent();
  for (Value value : emitted[size])
    if (isVisible(value, here))
      return value;
  Value value = emit(builder, loc, size);
  emitted[size].push_back(value);
  followed.try_emplace(value, size);
  return value;
}
