//===- Sort.cpp - stable merge sort of several arrays together ------------===//
// Runs of 16 by insertion sort in place, then bottom-up merges between the row and a scratch copy,
// two at a time so that the result always ends in the row. O(n log n) always; no recursion, no
// stack. An element is taken from the right half only if it comes strictly before the left one,
// which makes it stable for non-strict comparators too. 100000 f32 keys with i64 payload: 7-10 ms,
// of which half is the payload (one core, see README.md).
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"

namespace sluice::linalg_ext {

/// The values of element `position` that `order` looks at; null for others.
static Values loadKeys(Emitter &e, const Row &row, const Order &order, Value position) {
  Values keys(row.width());
  for (unsigned i = 0; i < row.width(); ++i)
    if (order.reads[i])
      keys[i] = row.load(e, i, position);
  return keys;
}

/// Sorts elements [from, to).
static void emitInsertionSort(Emitter &e, const Row &row, Value from, Value to,
                              const Order &order) {
  Value one = e.index(1);
  e.loop(e.add(from, one), to, one, [&](Value i) {
    Values moving = llvm::map_to_vector(llvm::seq<unsigned>(row.width()),
                                        [&](unsigned which) { return row.load(e, which, i); });
    // Shift elements up while the moving one comes before them.
    auto place = e.whileLoop(
        i,
        [&](ValueRange at) {
          return e.ifElse(
              e.less(from, at[0]),
              [&] { return order.before(e, moving, loadKeys(e, row, order, e.sub(at[0], one))); },
              [&] { return e.boolean(false); });
        },
        [&](ValueRange at) -> Values {
          Value below = e.sub(at[0], one);
          for (unsigned which = 0; which < row.width(); ++which)
            row.store(e, row.load(e, which, below), which, at[0]);
          return {below};
        });
    for (unsigned which = 0; which < row.width(); ++which)
      row.store(e, moving[which], which, place[0]);
  });
}

void emitCopy(Emitter &e, const Row &source, Value from, Value to, const Row &target, Value at) {
  e.loop(e.index(0), e.sub(to, from), e.index(1), [&](Value i) {
    for (unsigned which = 0; which < source.width(); ++which)
      target.store(e, source.load(e, which, e.add(from, i)), which, e.add(at, i));
  });
}

// The inner loop has no branch but its end.
void emitMerge(Emitter &e, const Row &source, const Row &target, Value from, Value middle, Value to,
               const Order &order) {
  Value one = e.index(1);
  auto rest = e.whileLoop(
      {from, middle, from},
      [&](ValueRange at) { return e.both(e.less(at[0], middle), e.less(at[1], to)); },
      [&](ValueRange at) -> Values {
        Values left = loadKeys(e, source, order, at[0]), right = loadKeys(e, source, order, at[1]);
        Value takeRight = order.before(e, right, left);
        Value taken = e.select(takeRight, at[1], at[0]);
        for (unsigned which = 0; which < source.width(); ++which) {
          Value value = order.reads[which] ? e.select(takeRight, right[which], left[which])
                                           : source.load(e, which, taken);
          target.store(e, value, which, at[2]);
        }
        Value step = arith::IndexCastUIOp::create(e, e.getIndexType(), takeRight);
        return {e.add(at[0], e.sub(one, step)), e.add(at[1], step), e.add(at[2], one)};
      });
  emitCopy(e, source, rest[0], middle, target, rest[2]);
  emitCopy(e, source, rest[1], to, target, e.add(rest[2], e.sub(middle, rest[0])));
}

/// Merges all pairs of sorted pieces of `width` elements.
static void emitMergePass(Emitter &e, const Row &source, const Row &target, Value length,
                          Value width, const Order &order) {
  e.loop(e.index(0), length, e.mul(width, 2), [&](Value from) {
    Value middle = e.min(e.add(from, width), length), to = e.min(e.add(middle, width), length);
    emitMerge(e, source, target, from, middle, to, order);
  });
}

int64_t maxSortSteps(int64_t length) {
  // Each pass takes a step for each element and one for each pair of pieces; runs are sorted
  // before, in half the square of their length.
  int64_t passes =
      llvm::alignTo(llvm::Log2_64_Ceil(llvm::divideCeil(length, kInsertionSortLength)), 2);
  return length * (passes + kInsertionSortLength / 2) + length / kInsertionSortLength;
}

/// Sorts the first `length` elements of `row`, which are `max` if that is known.
static void emitMergeSort(Emitter &e, const Row &row, const Row *scratch, Value length,
                          std::optional<int64_t> max, const Order &order) {
  Value run = e.index(kInsertionSortLength);
  e.loop(e.index(0), length, run, [&](Value from) {
    emitInsertionSort(e, row, from, e.min(e.add(from, run), length), order);
  });
  if (!scratch)
    return;
  Values end = e.whileLoop(
      run, [&](ValueRange width) { return e.less(width[0], length); },
      [&](ValueRange width) -> Values {
        Value twice = e.mul(width[0], 2);
        emitMergePass(e, row, *scratch, length, width[0], order);
        emitMergePass(e, *scratch, row, length, twice, order);
        return {e.mul(twice, 2)};
      });
  end.front().getDefiningOp()->setAttr(
      kMaxSteps, e.getI64IntegerAttr(max ? maxSortSteps(*max) : kUnknownSteps));
}

/// Moves the elements of `row` whose key is NaN to its end, or to its front, in order; the others
/// stay in order as well. Returns the others, and how many they are.
static std::pair<Row, Value> emitPartition(Emitter &e, const Row &row, const Row &scratch,
                                           Value length, const SingleKey &key) {
  Value zero = e.index(0), one = e.index(1);
  // Forwards if NaN goes last, backwards if it goes first, so that nothing is overwritten.
  auto place = [&](Value count) { return key.nanFirst ? e.sub(e.sub(length, one), count) : count; };
  Values counts = e.loop(zero, length, {zero, zero}, [&](Value i, ValueRange counts) -> Values {
    Value from = place(i);
    Values moving = llvm::map_to_vector(llvm::seq<unsigned>(row.width()),
                                        [&](unsigned which) { return row.load(e, which, from); });
    Value keyValue = moving[key.pair];
    Value isNumber = arith::CmpFOp::create(e, arith::CmpFPredicate::ORD, keyValue, keyValue);
    auto storeTo = [&](const Row &target, Value count) {
      return [&, count] {
        for (unsigned which = 0; which < row.width(); ++which)
          target.store(e, moving[which], which, place(count));
      };
    };
    e.ifElse(isNumber, storeTo(row, counts[0]), storeTo(scratch, counts[1]));
    Value step = arith::IndexCastUIOp::create(e, e.getIndexType(), isNumber);
    return {e.add(counts[0], step), e.add(counts[1], e.sub(one, step))};
  });
  Value numbers = counts[0], first = key.nanFirst ? numbers : zero;
  emitCopy(e, scratch, first, e.add(first, counts[1]), row, key.nanFirst ? zero : numbers);
  Row rest = row;
  if (key.nanFirst)
    rest.begin = row.begin ? e.add(row.begin, counts[1]) : counts[1];
  return {rest, numbers};
}

void emitStableSort(Emitter &e, const Row &row, const Row *scratch, Value length,
                    const Order &order) {
  std::optional<int64_t> max = getConstantIntValue(length);
  if (!scratch || !order.key || !order.key->placesNan)
    return emitMergeSort(e, row, scratch, length, max, order);
  // Among numbers one comparison decides: two more would take sorts 1.7 times as long.
  auto [numbers, count] = emitPartition(e, row, *scratch, length, *order.key);
  Order plain = order;
  plain.before = [key = *order.key](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) -> Value {
    auto predicate = key.descending ? arith::CmpFPredicate::OGT : arith::CmpFPredicate::OLT;
    return arith::CmpFOp::create(e, predicate, x[key.pair], y[key.pair]);
  };
  emitMergeSort(e, numbers, scratch, count, max, plain);
}

void emitLoops(Emitter &e, SortOp op, ArrayRef<Value> scratch) {
  int64_t dim = op.getDimension();
  Value first = op.getOutputs()[0];
  Values sizes = e.dims(first);
  Value length = sizes[dim];
  sizes.erase(sizes.begin() + dim);
  Order order = Order::of(op.getRegion());
  e.nest(sizes, [&](ValueRange ivs) {
    Values indices(ivs);
    indices.insert(indices.begin() + dim, Value());
    Row row{Values(op.getOutputs()), indices, unsigned(dim), {}};
    Row spare = Row::of(Values(scratch));
    emitStableSort(e, row, scratch.empty() ? nullptr : &spare, length, order);
  });
}

} // namespace sluice::linalg_ext
