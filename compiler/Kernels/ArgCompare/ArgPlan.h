//===- ArgPlan.h - how a row's best element is looked for -----------------===//
// A workgroup walks along a row, or along a part of a long one where rows are few: then a second
// launch compares the parts' bests.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Reasons.h"
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

/// Sizes that are unknown until run time are -1.
struct ArgShape {
  int64_t length = -1, rows = -1;
  int64_t elementBytes = 4;
  bool hasVectors = true; ///< Elements of a row are read as vectors.
};

struct ArgPlan {
  int64_t threads = 1;
  int64_t step = 1;   ///< Elements of a chunk for each thread.
  int64_t vector = 1; ///< Neighbours read at once; unknown lengths are tested at run time.
  int64_t parts = 1;  ///< Workgroups that share a row; a power of 2.
  int64_t workgroupBytes = 0;
  bool operator==(const ArgPlan &) const = default;
};

/// None where a thread walks along as fast.
std::optional<ArgPlan> planArg(const ArgShape &shape, const TargetModel &target, Reasons why = {});

std::string describe(const ArgPlan &plan);

} // namespace sluice::kernels
