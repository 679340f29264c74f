//===- RowSorter.h - a workgroup sorts a row of any length ----------------===//
#pragma once
#include "compiler/Kernels/Sort/TileSorter.h"

namespace sluice::kernels {

/// A row as the sorter reads and writes it.
struct SortedRow {
  Value length; ///< Index.
  Value stored; ///< Index: how many of the first are stored.
  /// What is compared of the entry at `position`, an index.
  std::function<Values(Emitter &, Value position)> load;
  /// What else is stored for the entry that was at `position`.
  std::function<Values(Emitter &, Value position)> carried;
  /// Stores a sorted entry at `place`: the values compared, and those carried.
  std::function<void(Emitter &, Value place, llvm::ArrayRef<Value> keys,
                     llvm::ArrayRef<Value> carried)>
      store;
};

class RowSorter {
public:
  /// Workgroup memory and, for rows of up to `longest` (index) that exceed a tile, workspace; only
  /// before anything else is emitted.
  RowSorter(SingleOp &op, const SortPlan &plan, llvm::ArrayRef<mlir::Type> keys,
            const SortOrder &order, Value longest);
  /// With `workspace` for every value of an entry.
  RowSorter(SingleOp &op, const SortPlan &plan, llvm::ArrayRef<mlir::Type> keys,
            const SortOrder &order, Values workspace);
  /// Sorts `row`; all threads of the workgroup come here together, and have met after it.
  void sort(Emitter &e, const SortedRow &row) const;

  // Parts of that, for workgroups that share a row. Offsets are those of the row in the workspace.

  /// Sorts the tile that begins at `begin` and keeps it at offset `to`; a row that is no longer is
  /// stored.
  void sortTile(Emitter &e, const SortedRow &row, Value begin, Value to) const;
  /// Merges what comes to lie in the tile at `begin` of pairs of runs of `width` entries; the last
  /// pass stores the row.
  void mergeTile(Emitter &e, const SortedRow &row, Value begin, Value width, Value from,
                 Value to) const;
  /// Goes on merging, alone, from runs of `width` entries at `from` (the other half is at `other`),
  /// and stores the row.
  void mergeRest(Emitter &e, const SortedRow &row, Value width, Value from, Value other) const;

  const TileSorter &tile() const { return sorter; }

private:
  /// Two runs that are merged, [first, middle) and [middle, last), and where they lie.
  struct Pair {
    Value first, middle, last, offset;
  };
  Pair pairOf(Emitter &e, Value length, Value width, Value begin, Value from) const;
  Value firstsBefore(Emitter &e, const Pair &pair, Value end) const;
  std::pair<Value, Value> firstsOfTile(Emitter &e, const Pair &pair, Value begin, Value end) const;
  Value isSecondBefore(Emitter &e, const Pair &pair, Value diagonal, Value i) const;
  static std::pair<Value, Value> searched(Emitter &e, const Pair &pair, Value diagonal);
  void merge(Emitter &e, const Pair &pair, Value begin, Value count, Value firstBegin,
             Value firstEnd) const;
  Values loadWorkspace(Emitter &e, Value at) const;
  void keepTile(Emitter &e, Value count, Value to) const;
  void storeTile(Emitter &e, const SortedRow &row, Value begin, Value count) const;
  void mergePass(Emitter &e, Value length, Value width, Value from, Value to) const;
  /// body(local, clamped, exists) for each of this thread's places in a tile of `count` (index),
  /// neighbours in neighbouring threads.
  void forPlaces(Emitter &e, Value count,
                 llvm::function_ref<void(Value local, Value clamped, Value exists)> body) const;

  SingleOp &op;
  const SortPlan plan;
  TileSorter sorter;
  Values workspace; ///< Per value of an entry: twice a row.
};

} // namespace sluice::kernels
