//===- Sorters.h - what sorts rows on GPUs --------------------------------===//
#pragma once
#include "compiler/Kernels/Gpu/SingleOp.h"
#include "compiler/Kernels/Sort/SortPlan.h"

namespace sluice::kernels {

/// The order of a comparator's region as code.
struct SortOrder {
  SmallVector<unsigned> reads; ///< The pairs that it looks at, ascending.
  /// Whether the comparator is known to be a total order; others may claim a < b < c < a.
  bool isTotal = false;
  /// x comes before y, and not the other way round; one value per entry of `reads`. NaN has a
  /// place, the last one if the region leaves it open.
  std::function<Value(ArrayRef<Value> x, ArrayRef<Value> y)> before;

  static SortOrder of(SingleOp &op, Region &region);
  /// The same with ties broken by position, lower ones first; positions, unsigned, are the last
  /// values of x and y.
  SortOrder withPositions(Emitter &e) const;
};

/// The pairs that `region` looks at.
SmallVector<unsigned> readPairs(Region &region);

// Entries, the values that are compared and a position, lie in workgroup memory. Each thread sorts
// an odd count of neighbours in registers; then pairs of sorted runs are merged, twice as long each
// time. Where the shares of a thread begin in both runs of a pair is found by bisection (Odeh,
// Green, Mwassi, Shmueli and Birk 2012), so that all threads merge the same number of entries
// whatever these are. Stable.

/// Values of an entry: those that are compared, then its position, i32.
using Entry = Values;

class TileSorter {
public:
  /// Workgroup memory for entries of `keys`; only before anything else is emitted.
  TileSorter(SingleOp &op, const SortTile &tile, ArrayRef<Type> keys, const SortOrder &order);

  Entry load(Value place) const;
  void store(ArrayRef<Value> entry, Value place) const;
  /// Sorts the first `count` entries, i32. All threads have met after it; before it, they need to
  /// have.
  void sort(Value count) const;
  /// Merges entries [0, middle) and [middle, count), both sorted. All threads have met after it,
  /// and need to have before.
  void merge(Value middle, Value count) const;
  /// The first position i in [low, high] so that `second(diagonal - 1 - i)` is not before
  /// `first(i)`: of the first `diagonal` entries of two runs together, i are from the first run.
  /// Any integer type.
  Value bisect(Value low, Value high, function_ref<Value(Value)> secondIsBefore) const;

  /// The tile's positions, i32 in workgroup memory, for other use while it holds nothing.
  Value words() const { return arrays.back(); }

  const SortTile tile;
  const SortOrder order;
  Value thread; ///< As i32.

private:
  struct Runs {
    Value first, middle, end; ///< [first, middle) and [middle, end), i32.
    Value begin;              ///< Where this thread's share of the merged run begins.
    Value count;              ///< How many entries there are.
    Value sharesEnd;          ///< i1: the share that follows is of the same runs.
  };
  void sortOwn(Value count) const;
  void mergeShare(const Runs &runs) const;
  Value split(const Runs &runs) const;
  Value before(ArrayRef<Value> x, ArrayRef<Value> y) const { return order.before(x, y); }

  SingleOp &op;
  Emitter &e;
  Values arrays;
  Value splits, isBroken; // Set where a comparator is no total order.
};

/// A row as the sorter reads and writes it.
struct SortedRow {
  Value length; ///< Index.
  Value stored; ///< Index: how many of the first are stored.
  /// What is compared of the entry at `position`, an index.
  std::function<Values(Value position)> load;
  /// What else is stored for the entry that was at `position`.
  std::function<Values(Value position)> carried;
  /// Stores a sorted entry at `place`: the values compared, and those carried.
  std::function<void(Value place, ArrayRef<Value> keys, ArrayRef<Value> carried)> store;
};

class RowSorter {
public:
  /// Workgroup memory and, for rows of up to `longest` (index) that exceed a tile, workspace; only
  /// before anything else is emitted.
  RowSorter(SingleOp &op, const SortPlan &plan, ArrayRef<Type> keys, const SortOrder &order,
            Value longest);
  /// With `workspace` for every value of an entry.
  RowSorter(SingleOp &op, const SortPlan &plan, ArrayRef<Type> keys, const SortOrder &order,
            Values workspace);
  /// Sorts `row`; all threads of the workgroup come here together, and have met after it.
  void sort(const SortedRow &row) const;

  // Parts of that, for workgroups that share a row. Offsets are those of the row in the workspace.

  /// Sorts the tile that begins at `begin` and keeps it at offset `to`; a row that is no longer is
  /// stored.
  void sortTile(const SortedRow &row, Value begin, Value to) const;
  /// Merges what comes to lie in the tile at `begin` of pairs of runs of `width` entries; the last
  /// pass stores the row.
  void mergeTile(const SortedRow &row, Value begin, Value width, Value from, Value to) const;
  /// Goes on merging, alone, from runs of `width` entries at `from` (the other half is at `other`),
  /// and stores the row.
  void mergeRest(const SortedRow &row, Value width, Value from, Value other) const;

  const TileSorter &tile() const { return sorter; }

private:
  /// Two runs that are merged, [first, middle) and [middle, last), and where they lie.
  struct Pair {
    Value first, middle, last, offset;
  };
  Pair pairOf(Value length, Value width, Value begin, Value from) const;
  Value firstsBefore(const Pair &pair, Value end) const;
  std::pair<Value, Value> firstsOfTile(const Pair &pair, Value begin, Value end) const;
  Value isSecondBefore(const Pair &pair, Value diagonal, Value i) const;
  std::pair<Value, Value> searched(const Pair &pair, Value diagonal) const;
  void merge(const Pair &pair, Value begin, Value count, Value firstBegin, Value firstEnd) const;
  Values loadWorkspace(Value at) const;
  void keepTile(Value count, Value to) const;
  void storeTile(const SortedRow &row, Value begin, Value count) const;
  void mergePass(Value length, Value width, Value from, Value to) const;
  /// body(local, clamped, exists) for each of this thread's places in a tile of `count` (index),
  /// neighbours in neighbouring threads.
  void forPlaces(Value count,
                 function_ref<void(Value local, Value clamped, Value exists)> body) const;

  SingleOp &op;
  Emitter &e = op.body();
  const SortPlan plan;
  TileSorter sorter;
  Values workspace; ///< Per value of an entry: twice a row.
};

} // namespace sluice::kernels
