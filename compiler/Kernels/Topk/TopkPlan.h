//===- TopkPlan.h - how a workgroup finds the best of a row ---------------===//
// A workgroup walks along a row in chunks and keeps what may be among the k best in its memory (a
// tile, see SortPlan.h). What fits there as a whole, and a k that leaves no room for candidates, is
// sorted. Where rows are too few to keep a GPU busy, workgroups share them: each walks along a
// part, and what they found is sorted in a second launch.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Sort/SortPlan.h"

namespace sluice::kernels {

/// Sizes that are unknown until run time are -1.
struct TopkShape {
  int64_t length = -1, k = -1, rows = -1;
  int64_t elementBytes = 4; ///< Bytes of a value.
  bool isTotal = true;      ///< The comparator is surely an order.
  bool hasStart = false;    ///< The outs hold k candidates.
  bool hasVectors = true;   ///< Values of a row are neighbours in memory.
};

struct TopkPlan {
  SortPlan sort;         ///< How rows are sorted that are; its tile is that of all.
  bool maySort = true;   ///< Some rows are sorted, as a whole ...
  bool mayWalk = true;   ///< ... some are walked along.
  int64_t maxWalked = 0; ///< The largest k of those.
  int64_t step = 0;      ///< Elements of a chunk for each thread, at most 32: a bit of i32 each.
  /// Neighbours that a thread reads at once; unknown lengths are tested at run time.
  int64_t vector = 1;
  int64_t parts = 1;  ///< Workgroups that share a row, a chunk at least for each.
  SortTile foundTile; ///< Sorts what they found.
  /// Where k is small, candidates are in so many groups, whose bests say what may be among the k
  /// best; they lie behind the candidates. 0: all candidates are sorted for that.
  int64_t groups = 0;
  /// Room for candidates in `tile`.
  int64_t room(const SortTile &tile) const {
    return tile.entries() - (groups > 0 ? groups + 1 : 0);
  }
  bool operator==(const TopkPlan &) const = default;
};

std::optional<TopkPlan> planTopk(const TopkShape &shape, const TargetModel &target,
                                 Reasons why = {});

std::string describe(const TopkPlan &plan);

} // namespace sluice::kernels
