//===- RowSorter.h - a workgroup sorts a row of any length ----------------===//
#pragma once
#include "compiler/Codegen/Gpu/Sort/TileSorter.h"

namespace sluice::codegen {

/// A row as the sorter reads and writes it.
struct SortedRow {
  Value length; ///< Index.
  Value stored; ///< Index: how many of the first are stored.
  /// What is compared of the entry at `position`, an index.
  std::function<Values(Emitter &, Value position)> load;
  /// What else is stored for the entry that was at `position`.
  std::function<Values(Emitter &, Value position)> carried;
  /// Stores a sorted entry at `place`: the values compared, and those carried.
  std::function<void(Emitter &, Value place, llvm::ArrayRef<Value> keys, llvm::ArrayRef<Value> carried)> store;
};

class RowSorter {
public:
  /// Workgroup memory and, for rows of up to `longest` (index) that exceed a tile, workspace; only before anything else is emitted.
  RowSorter(SingleOp &op, const SortPlan &plan, llvm::ArrayRef<mlir::Type> keys, const SortOrder &order, Value longest);
  /// Sorts `row`; all threads of the workgroup come here together, and have met after it.
  void sort(Emitter &e, const SortedRow &row) const;

  const TileSorter &tile() const { return sorter; }

private:
  Values loadWorkspace(Emitter &e, Value at) const;
  void storeTile(Emitter &e, const SortedRow &row, Value count) const;
  void sortTiles(Emitter &e, const SortedRow &row) const;
  Value mergePasses(Emitter &e, Value length) const;
  void mergePass(Emitter &e, Value length, Value width, Value from, Value to) const;
  /// body(local, clamped, exists) for each of this thread's places in a tile of `count` (index), neighbours in neighbouring threads.
  void forPlaces(Emitter &e, Value count,
                 llvm::function_ref<void(Value local, Value clamped, Value exists)> body) const;

  SingleOp &op;
  const SortPlan plan;
  TileSorter sorter;
  Values workspace; ///< Per value of an entry: twice a row.
};

} // namespace sluice::codegen
