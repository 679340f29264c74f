//===- AttentionPlan.h - how attention is spread over a GPU ---------------===//
#pragma once
#include "compiler/Kernels/Reasons.h"
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

/// Attention as the planner sees it: softmax(Q[rows, depth] K[keys, depth]^T) V[keys, columns].
/// Sizes that are unknown until run time are -1.
struct AttentionShape {
  int64_t batch = -1, rows = -1, keys = -1, depth = -1, columns = -1;
  bool isHalf = true; ///< All operands are f16, or all are bf16.
  /// Elements of queries, keys and values lie together, in whole chunks of 16 bytes.
  bool inChunks = true;
  bool isRagged = false;                      ///< Rows have keys of their own number.
  MatrixElement element = MatrixElement::F16; ///< Of all operands, if isHalf.
};

/// A workgroup takes a tile of queries and runs over all keys, a tile at a time, with the scores
/// and the weighted sums of values in registers.
struct AttentionPlan {
  /// Null, SIMT: multiplications and additions of f32. A tile of keys passes through workgroup
  /// memory in slices of 128 bytes, copied when they are needed. Else whole tiles are copied ahead,
  /// with wgmma by threads that do nothing else, with units that read whole matrices by registers.
  const MatrixUnit *unit = nullptr;
  int64_t rows = 0, keys = 0; ///< A tile's.
  int64_t depth = 0;          ///< Depth of queries and keys, with padding; 0 = any, slice by slice.
  int64_t columns = 0;        ///< Columns of values that a workgroup sums up.
  int64_t threads = 0;        ///< Per workgroup.
  int64_t stages = 1; ///< Tiles of keys (and of values) that are in workgroup memory at once.
  int64_t columnsTogether = 0; ///< Only SIMT: columns of a slice of values.
  bool holdsQueries = true;    ///< The tile of queries stays in workgroup memory.
  int64_t shuffleWidth = 32;   ///< Only SIMT: threads that exchange registers.
  int64_t parts = 1; ///< Of the keys, each for a workgroup; a second launch combines them.
  bool operator==(const AttentionPlan &) const = default;

  /// Threads that only copy keys and values, for those that compute: the last ones.
  int64_t copyThreads() const { return unit && unit->subgroups > 1 ? 128 : 0; }
  int64_t computeThreads() const { return threads - copyThreads(); }
  /// Threads hold the next tile in registers; in workgroup memory lines are at equal distances, and
  /// each subgroup has room for scores of its rows. Queries are read there once.
  bool isStaged() const { return unit && unit->readsWhole; }
  /// From line to line of so many elements, or of a slice.
  int64_t lineBytes(int64_t elements) const { return isStaged() ? elements * 2 + 16 : 128; }
  int64_t scoreBytes() const { return rows * 80; } ///< Of 16 keys at a time.
  /// Elements of the depth of queries that are read at once: all, or half of them.
  int64_t queryDepth() const {
    return rows * lineBytes(depth) <= firstSlots() ? depth : (depth / 2 + 15) / 16 * 16;
  }

  // Places in workgroup memory, in bytes; whole slices of `sliceElements` elements, 128 bytes each.
  int64_t sliceElements() const { return unit ? 64 : 32; }
  int64_t slices(int64_t elements) const {
    return (elements + sliceElements() - 1) / sliceElements();
  }
  int64_t queryBytes() const {
    return isStaged() ? 0 : (holdsQueries ? slices(depth) : 1) * rows * 128;
  }
  int64_t keyBytes() const {
    return (unit && !isStaged() ? slices(depth) : 1) * keys * lineBytes(depth);
  }
  int64_t valueBytes() const {
    return unit ? (isStaged() ? 1 : slices(columns)) * keys * lineBytes(columns)
                : slices(columnsTogether) * sliceElements() * 128;
  }
  int64_t firstKeys() const { return holdsQueries || unit ? queryBytes() : 0; }
  int64_t firstValues() const;
  int64_t firstWeights() const;
  int64_t weightBytes() const {
    return isStaged() ? scoreBytes() : unit ? 0 : slices(keys) * rows * 128;
  }
  int64_t firstSlots() const { return firstWeights() + weightBytes(); }
  /// Room to combine a value of each thread for each of its rows.
  int64_t slotBytes() const;
  /// Eight bytes for each mbarrier between threads that copy and threads that compute.
  int64_t mbarrierBytes() const { return copyThreads() ? 4 * stages * 8 : 0; }
  int64_t workgroupBytes() const {
    return std::max(firstSlots() + slotBytes() + mbarrierBytes(),
                    isStaged() ? rows * lineBytes(queryDepth()) : 0);
  }
};

/// Plans that fit, best first; none if the target has too little memory or too few threads.
SmallVector<AttentionPlan> planAttention(const AttentionShape &shape, const TargetModel &target,
                                         Reasons why = {});

std::string describe(const AttentionPlan &plan);

} // namespace sluice::kernels
