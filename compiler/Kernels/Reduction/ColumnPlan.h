//===- ColumnPlan.h - how reductions across rows are spread over a GPU ----------===//
// Results neighbour each other in memory, and the elements of one result do not: means of images
// with channels last, sums over a batch, pools. A thread takes a vector of neighbouring results,
// and where there are few of them a slice of what is reduced; slices meet in workgroup memory.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

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
