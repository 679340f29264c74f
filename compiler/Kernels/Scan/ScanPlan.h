//===- ScanPlan.h - how running values are spread over a workgroup --------===//
// Along rows a workgroup takes a row, chunk after chunk. Along another dimension it takes some
// neighbouring columns; groups of its threads, one thread a column, have neighbouring segments of
// them.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Reasons.h"
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

/// Sizes that are unknown until run time are -1.
struct ScanShape {
  int64_t length = -1;
  int64_t rows = -1;   ///< Product of the dimensions before; where elements of a row are no
                       ///< neighbours, of the columns too.
  int64_t columns = 1; ///< Neighbours in memory that are in different rows.
  int64_t elementBytes = 4;
  int64_t valueBytes = 4; ///< As computed.
  bool hasVectors = true; ///< Whether elements form vectors.
};

struct ScanPlan {
  int64_t threads = 1;
  int64_t columns = 1; ///< Per workgroup; 1: along rows.
  int64_t step = 1;    ///< Elements of a chunk for each thread.
  int64_t vector = 1;  ///< Neighbours read at once; unknown lengths are tested at run time.
  int64_t parts = 1;   ///< Workgroups that share a row, by launches; a power of 2.
  /// Chunks of a row to workgroups in turn, which wait for what is before them; so many chunks have
  /// a sum of their own. 0: they do not wait.
  int64_t waitGroup = 0;
  int64_t shuffleWidth = 1; ///< Threads that exchange registers.
  int64_t workgroupBytes = 0;
  bool operator==(const ScanPlan &) const = default;
  int64_t segments() const { return threads / columns; }
  /// Values that wait in workgroup memory: of each group of threads that exchange registers, for
  /// each vector.
  int64_t slots() const { return columns > 1 ? threads : step / vector * (threads / shuffleWidth); }
};

/// None where threads do as well alone: short rows.
std::optional<ScanPlan> planScan(const ScanShape &shape, const TargetModel &target,
                                 Reasons why = {});

std::string describe(const ScanPlan &plan);

} // namespace sluice::kernels
