//===- Sizes.h - index values as polynomials ------------------------------===//
// The size that an index value stands for is a polynomial with integer coefficients over symbols. A
// symbol is a value that is not arithmetic (a dynamic dimension, an element read from a tensor) or
// a quotient, remainder, minimum or maximum of sizes. Sizes are canonical: two values are proved to
// be equal by comparing them, `(n + 2 - 3) / 1 + 1` is `n`.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Builders.h"

namespace sluice::onnx {

class Size {
public:
  using Monomial = std::vector<unsigned>; // symbols, sorted; empty for the constant term

  Size(int64_t constant = 0) { add({}, constant); }
  static Size symbol(unsigned id);

  std::optional<int64_t> constant() const;
  bool is(int64_t value) const { return constant() == value; }
  const std::map<Monomial, int64_t> &terms() const { return coefficients; }

  Size operator+(const Size &other) const;
  Size operator-(const Size &other) const { return *this + other * -1; }
  Size operator*(const Size &other) const;
  bool operator==(const Size &other) const { return coefficients == other.coefficients; }
  bool operator!=(const Size &other) const { return !(*this == other); }
  bool operator<(const Size &other) const { return coefficients < other.coefficients; }

  /// This size divided by `other` if that is exact for all values of the symbols and `other` is a
  /// single term.
  std::optional<Size> dividedBy(const Size &other) const;

private:
  void add(const Monomial &monomial, int64_t coefficient);
  std::map<Monomial, int64_t> coefficients;
};

/// The symbols of one function, what is known of them, and the IR of sizes that were asked for.
class SizeTable {
public:
  /// What an index value or attribute stands for, by following the arithmetic that made it.
  Size of(OpFoldResult value);
  /// Whether a comparison, or a combination of comparisons, always gives the same.
  std::optional<bool> decide(Value condition);

  Size mul(const Size &a, const Size &b);
  Size floorDiv(const Size &a, const Size &b);
  Size ceilDiv(const Size &a, const Size &b);
  Size mod(const Size &a, const Size &b);
  Size min(const Size &a, const Size &b);
  Size max(const Size &a, const Size &b);

  /// A number that `a` is never below, if one is known.
  std::optional<int64_t> lowerBound(const Size &a) const;
  /// A number that `a` is never above, if one is known.
  std::optional<int64_t> upperBound(const Size &a) const;
  bool isNonNegative(const Size &a) const { return lowerBound(a).value_or(-1) >= 0; }
  /// a < b: true, false, or unknown.
  std::optional<bool> isLess(const Size &a, const Size &b) const;
  std::optional<bool> isEqual(const Size &a, const Size &b) const;

  /// Whether both depend on a symbol in common: such sizes are meant to be equal more likely than
  /// to broadcast.
  bool areRelated(const Size &a, const Size &b) const;

  /// `size` as an index value that may be used at the insertion point of `builder`, the end of its
  /// block.
  Value materialize(OpBuilder &builder, Location loc, const Size &size);

private:
  enum class Kind { Value, Mul, FloorDiv, Mod, Min, Max };
  struct Symbol {
    Kind kind;
    Value value;
    Size a, b;
    std::optional<int64_t> low, high = std::nullopt;
  };
  std::optional<int64_t> highOf(Kind kind, const Size &a, const Size &b) const;
  Size derived(Kind kind, const Size &a, const Size &b, std::optional<int64_t> low);
  Size leaf(Value value);
  Size follow(Operation *op, Value value);
  void collectLeaves(const Size &a, SmallVectorImpl<unsigned> &leaves) const;
  Value emitSymbol(OpBuilder &builder, Location loc, const Symbol &symbol);
  Value emit(OpBuilder &builder, Location loc, const Size &size);

  std::vector<Symbol> symbols;
  std::map<std::tuple<Kind, Size, Size>, unsigned> known;
  DenseMap<Value, Size> followed;
  DenseMap<std::pair<Value, int64_t>, Size> dims; // of a tensor
  std::map<Size, SmallVector<Value, 1>> emitted;
};

} // namespace sluice::onnx
