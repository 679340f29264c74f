//===- TileSorter.h - a workgroup sorts what fits its memory --------------===//
// Entries, the values that are compared and a position, lie in workgroup memory. Each thread sorts
// an odd count of neighbours in registers; then pairs of sorted runs are merged, twice as long each
// time. Where the shares of a thread begin in both runs of a pair is found by bisection (Odeh,
// Green, Mwassi, Shmueli and Birk 2012), so that all threads merge the same number of entries
// whatever these are. Stable.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Sort/SortOrder.h"
#include "compiler/Kernels/Sort/SortPlan.h"

namespace sluice::kernels {

/// Values of an entry: those that are compared, then its position, i32.
using Entry = Values;

class TileSorter {
public:
  /// Workgroup memory for entries of `keys`; only before anything else is emitted.
  TileSorter(SingleOp &op, const SortTile &tile, llvm::ArrayRef<mlir::Type> keys,
             const SortOrder &order);

  Entry load(Emitter &e, Value place) const;
  void store(Emitter &e, llvm::ArrayRef<Value> entry, Value place) const;
  /// Sorts the first `count` entries, i32. All threads have met after it; before it, they need to
  /// have.
  void sort(Emitter &e, Value count) const;
  /// Merges entries [0, middle) and [middle, count), both sorted. All threads have met after it,
  /// and need to have before.
  void merge(Emitter &e, Value middle, Value count) const;
  /// The first position i in [low, high] so that `second(diagonal - 1 - i)` is not before
  /// `first(i)`: of the first `diagonal` entries of two runs together, i are from the first run.
  /// Any integer type.
  static Value bisect(Emitter &e, Value low, Value high,
                      llvm::function_ref<Value(Emitter &, Value)> secondIsBefore);

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
  void sortOwn(Emitter &e, Value count) const;
  void mergeShare(Emitter &e, const Runs &runs) const;
  Value split(Emitter &e, const Runs &runs) const;
  Value before(Emitter &e, llvm::ArrayRef<Value> x, llvm::ArrayRef<Value> y) const {
    return order.before(e, x, y);
  }

  Values arrays;
  Value splits, isBroken; // Set where a comparator is no total order.
};

} // namespace sluice::kernels
