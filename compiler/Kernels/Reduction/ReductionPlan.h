//===- ReductionPlan.h - how reductions are spread over a GPU -------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

// A row kernel does the same for every row of its operands: sums, maxima and elementwise steps
// along it. A group of threads takes a row; each thread has vectors of neighbouring columns, a
// stride of the whole group apart, so that a group reads whole cache lines.

/// A row kernel as the planner sees it. Sizes that are unknown until run time are -1.
struct RowShape {
  int64_t rows = -1;
  int64_t columns = -1;
  int64_t maxColumns = -1; ///< What unknown columns are never more than, if that is known.
  /// Extent of the innermost of the loops that make up a row: vectors lie in it.
  int64_t innerColumns = -1;
  /// Element types of operands and results that vectors are read or written of.
  int64_t widestBits = 32;
  int64_t narrowestBits = 32;
  bool reduces = false;       ///< Threads of a row need each other.
  bool canSplit = true;       ///< A row may be computed in parts.
  bool hasVectors = true;     ///< All element types may be vectors.
  int64_t reductions = 0;     ///< Values that are reduced at once, at most.
  int64_t reductionBytes = 4; ///< Bytes of the widest of them.
};

struct ReductionPlan {
  int64_t threads = 1; ///< Per workgroup.
  int64_t group = 1;   ///< Threads that take a row together, a power of 2; 0 = nothing is reduced,
                       ///< each on its own.
  int64_t vector = 1;  ///< Neighbouring columns of a thread; unknown sizes are tested at run time.
  /// Vectors of a thread, all in registers at once; 0 = a loop, values are computed again. Of
  /// columns that are unknown, but never more than these vectors hold, too.
  int64_t steps = 0;
  int64_t shuffleWidth = 1;   ///< Threads that reduce without memory.
  int64_t workgroupBytes = 0; ///< Bytes of the slots through which subgroups combine.
  /// Workgroups that may take parts of one row: there are few rows, and long ones. Each reduction
  /// is a launch of its own then. How many do is known at run time, when sizes are: as many as the
  /// rows leave compute units for.
  int64_t maxParts = 1;
  int64_t workgroupsWanted = 1; ///< That keep the device busy.
  bool operator==(const ReductionPlan &) const = default;
};

/// Columns below which a part of a row is not worth a workgroup.
inline constexpr int64_t kStepsOfPart = 4;

ReductionPlan planReduction(const RowShape &shape, const TargetModel &target);

std::string describe(const ReductionPlan &plan);

// Results neighbour each other in memory, and the elements of one result do not: means of images
// with channels last, sums over a batch, pools. A thread takes a vector of neighbouring results,
// and where there are few of them a slice of what is reduced; slices meet in workgroup memory.

/// Such a reduction as the planner sees it. Sizes that are unknown until run time are -1.
struct ColumnShape {
  int64_t results = -1;
  int64_t neighbours = -1; ///< Results that follow each other: vectors lie in them.
  int64_t steps = -1;      ///< Elements of each result.
  int64_t widestBits = 32, narrowestBits = 32;
  int64_t reductionBytes = 4; ///< Bytes of all partial results of one result together.
};

struct ColumnPlan {
  int64_t threads = 256;
  int64_t vector = 1;         ///< Neighbouring results of a thread.
  int64_t slices = 1;         ///< Threads that take parts of one result, a power of 2.
  int64_t unrolled = 1;       ///< Elements of a slice that are read at once.
  int64_t workgroupBytes = 0; ///< Of the partial results through which slices meet.
  bool operator==(const ColumnPlan &) const = default;
};

ColumnPlan planColumns(const ColumnShape &shape, const TargetModel &target);

std::string describe(const ColumnPlan &plan);

} // namespace sluice::kernels
