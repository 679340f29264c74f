//===- Emit.h - short words for the loops that the lowerings write --------===//
#pragma once
#include "compiler/Dialect/LinalgExt/KeyOrder.h"
#include "compiler/Dialect/LinalgExt/Loops/Loops.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace sluice::linalg_ext {

using Values = llvm::SmallVector<Value>;

/// A builder at the place of one op, which loops and conditions move inwards and back.
class Emitter : public ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;
  Emitter(OpBuilder &builder, Location loc) : ImplicitLocOpBuilder(loc, builder) {}

  Value index(int64_t value);
  Value i32(int64_t value) { return arith::ConstantIntOp::create(*this, value, 32); }
  Value zero(Type type);
  Value boolean(bool value);
  /// `number` in the type of `value`; a value as it is.
  Value like(Value value, int64_t number);
  Value like(Value, Value known) { return known; }
  template <typename Op, typename B> Value make(Value a, B b) {
    return createOrFold<Op>(a, like(a, b));
  }
  template <typename B> Value is(arith::CmpIPredicate predicate, Value a, B b) {
    return createOrFold<arith::CmpIOp>(predicate, a, like(a, b));
  }
  // Of numbers that are not negative, all index or all of one integer type.
#define SLUICE_WORD(word, Op)                                                                      \
  template <typename B> Value word(Value a, B b) { return make<arith::Op>(a, b); }
  SLUICE_WORD(add, AddIOp)
  SLUICE_WORD(sub, SubIOp)
  SLUICE_WORD(mul, MulIOp)
  SLUICE_WORD(div, DivUIOp)
  SLUICE_WORD(rem, RemUIOp)
  SLUICE_WORD(divUp, CeilDivUIOp)
  SLUICE_WORD(min, MinUIOp)
  SLUICE_WORD(max, MaxUIOp)
  SLUICE_WORD(both, AndIOp)
  SLUICE_WORD(either, OrIOp)
  SLUICE_WORD(exclusive, XOrIOp)
  SLUICE_WORD(shiftLeft, ShLIOp)
  SLUICE_WORD(shiftRight, ShRUIOp)
#undef SLUICE_WORD
  template <typename B> Value less(Value a, B b) { return is(arith::CmpIPredicate::ult, a, b); }
  template <typename B> Value atLeast(Value a, B b) { return is(arith::CmpIPredicate::uge, a, b); }
  template <typename B> Value equal(Value a, B b) { return is(arith::CmpIPredicate::eq, a, b); }
  template <typename B> Value differs(Value a, B b) { return is(arith::CmpIPredicate::ne, a, b); }
  Value negate(Value condition);
  Value select(Value condition, Value a, Value b);
  Value load(Value memref, ValueRange indices);
  void store(Value value, Value memref, ValueRange indices);
  /// Size of a dimension of a tensor or memref; a constant if it is static.
  Value dim(Value shaped, int64_t dim);
  Values dims(Value shaped);
  /// Integers of any width, signed, as index; index as such integers.
  Value toIndex(Value value);
  Value fromIndex(Value value, Type type);
  /// The same of what is not negative.
  Value asIndex(Value value) { return createOrFold<arith::IndexCastUIOp>(getIndexType(), value); }
  Value asI32(Value value) { return createOrFold<arith::IndexCastUIOp>(getI32Type(), value); }
  /// Between floating-point types, wider or narrower.
  Value toFloat(Value value, Type type);

  /// A loop nest over [0, size) for each size, outermost first.
  void nest(ValueRange sizes, function_ref<void(ValueRange ivs)> body);
  /// The same with carried values.
  Values nest(ValueRange sizes, ValueRange carried,
              function_ref<Values(ValueRange ivs, ValueRange carried)> body);
  void loop(Value from, Value to, Value step, function_ref<void(Value iv)> body);
  Values loop(Value from, Value to, Value step, ValueRange carried,
              function_ref<Values(Value iv, ValueRange carried)> body);
  Values loop(Value from, Value to, ValueRange carried,
              function_ref<Values(Value iv, ValueRange carried)> body) {
    return loop(from, to, index(1), carried, body);
  }
  /// while (condition(carried)) carried = body(carried)
  Values whileLoop(ValueRange carried, function_ref<Value(ValueRange)> condition,
                   function_ref<Values(ValueRange)> body);
  void ifThen(Value condition, function_ref<void()> body);
  /// What the branch gives that is taken: some values, one, or none.
  template <typename Then, typename Else> auto ifElse(Value condition, Then then, Else otherwise) {
    using Result = std::invoke_result_t<Then>;
    auto branch = [this](auto &body) {
      return [this, &body](OpBuilder &, Location) {
        if constexpr (std::is_void_v<Result>)
          body(), scf::YieldOp::create(*this);
        else
          scf::YieldOp::create(*this, body());
      };
    };
    auto taken = scf::IfOp::create(*this, condition, branch(then), branch(otherwise));
    if constexpr (std::is_same_v<Result, Values>)
      return Values(taken.getResults());
    else if constexpr (!std::is_void_v<Result>)
      return Value(taken.getResult(0));
  }

  /// Copies the body of a region with one block; returns what it yields.
  Values inlineRegion(Region &region, ValueRange arguments);
};

/// Arrays one after the other in a workspace, each 64-byte aligned.
class WorkspaceLayout {
public:
  void addArray(Type element, Value length) { arrays.push_back({element, length}); }
  bool empty() const { return arrays.empty(); }
  Value bytes(Emitter &e) const;
  /// The arrays as 1-D memrefs.
  Values views(Emitter &e, Value workspace) const;

private:
  static Value alignedBytes(Emitter &e, Type element, Value length);
  SmallVector<std::pair<Type, Value>> arrays;
};

/// The elements along one dimension of several memrefs of the same length, the other indices being
/// fixed.
struct Row {
  Values memrefs;
  Values indices;
  unsigned along = 0;
  Value begin; ///< Where its element 0 is; null for 0.

  /// A row that is all of 1-D arrays.
  static Row of(Values arrays) { return {arrays, Values(1), 0, {}}; }
  unsigned width() const { return memrefs.size(); }
  Value load(Emitter &e, unsigned which, Value position) const;
  void store(Emitter &e, Value value, unsigned which, Value position) const;

private:
  Values at(Emitter &e, Value position) const;
};

/// An order of elements with one value per memref of a row. `reads` tells the values that it looks
/// at; others may be null.
struct Order {
  SmallVector<bool> reads;
  /// x comes before y and not the other way round.
  std::function<Value(Emitter &, ArrayRef<Value> x, ArrayRef<Value> y)> before;
  /// What `before` is, where it compares one value.
  std::optional<SingleKey> key;

  /// The order that a comparator says: a region over (x0, y0, x1, y1, ...) that yields i1 and may
  /// be non-strict.
  static Order of(Region &region);
};

constexpr int64_t kInsertionSortLength = 16;
/// On a loop: an i64, the most steps of it and of the loops in it together, which its bounds do not
/// tell.
constexpr StringLiteral kMaxSteps = "sluice.most_steps";
/// Value of kMaxSteps where lengths are known at run time only: above any limit, so that a plan
/// that divides the work is taken.
constexpr int64_t kUnknownSteps = INT64_MAX;
/// Sorts the first `length` elements of `row`, stably, in place, in O(n log n). `scratch` holds as
/// many; it is not read if length is statically at most kInsertionSortLength and may then be null.
void emitStableSort(Emitter &e, const Row &row, const Row *scratch, Value length,
                    const Order &order);
/// Copies [from, to) of `source` to `at` and on in `target`.
void emitCopy(Emitter &e, const Row &source, Value from, Value to, const Row &target, Value at);
/// Merges the sorted [from, middle) and [middle, to) of `source` into [from, to) of `target`,
/// stably.
void emitMerge(Emitter &e, const Row &source, const Row &target, Value from, Value middle, Value to,
               const Order &order);
/// The most steps that a stable sort takes, in all its loops.
int64_t maxSortSteps(int64_t length);

/// Those of candidates, of running sums that are not along the innermost dimension, and of weighted
/// sums of values.
WorkspaceLayout layoutOf(Emitter &e, TopkOp op);
WorkspaceLayout layoutOf(Emitter &e, ScanOp op);
WorkspaceLayout layoutOf(Emitter &e, AttentionOp op);

/// The scratch arrays of an op. The same for sizes and for code.
WorkspaceLayout workspaceLayout(Emitter &e, Operation *op);

// One per op. `scratch` are the arrays of its layout.
void emitLoops(Emitter &e, SortOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, TopkOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, ScatterOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, GatherOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, ScanOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, ArgCompareOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, AttentionOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, FftOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, MapLoadOp op, ArrayRef<Value> scratch);
void emitLoops(Emitter &e, MapStoreOp op, ArrayRef<Value> scratch);

// One iteration, for TilingInterface.
void emitIteration(Emitter &e, ScatterOp op, ValueRange ivs);
/// The same with `update` in the place of the combination, if there is something to write `at`.
void emitIteration(Emitter &e, ScatterOp op, ValueRange ivs,
                   function_ref<void(ValueRange at)> update);
void emitIteration(Emitter &e, GatherOp op, ValueRange ivs);
void emitIteration(Emitter &e, ScanOp op, ValueRange ivs);
void emitIteration(Emitter &e, ArgCompareOp op, ValueRange ivs);
void emitIteration(Emitter &e, MapLoadOp op, ValueRange ivs);
void emitIteration(Emitter &e, MapStoreOp op, ValueRange ivs);

} // namespace sluice::linalg_ext
