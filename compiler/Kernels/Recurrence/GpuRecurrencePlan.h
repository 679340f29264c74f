//===- GpuRecurrencePlan.h - how workgroups take a layer through all steps ----===//
// Weights stay in registers over all steps: a thread has `depth` of them, of one column. Where
// those of all units are too many for a workgroup, `parts` workgroups have `units` each, and
// exchange what they made of the state after each step.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Reasons.h"
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

struct RecurrenceShape {
  int64_t units = 0; ///< Of the state.
  int64_t gates = 0; ///< Columns of the products for each.
  int64_t rows = -1; ///< -1: known at run time.
  int64_t tiles = 1; ///< States that are multiplied.
};

struct GpuRecurrencePlan {
  int64_t parts = 1;   ///< Workgroups that share the units of a row.
  int64_t units = 0;   ///< Of a workgroup.
  int64_t columns = 0; ///< Of threads side by side: gates * units, and idle ones.
  int64_t slices = 0;  ///< Of threads that share a column: each sums along `depth` of the state.
  int64_t depth = 0;   ///< A multiple of kWidth.
  int64_t rows = 0;    ///< That a workgroup takes through all steps at a time.
  int64_t tiles = 1;   ///< Of its memory, one for each state that is multiplied.
  bool operator==(const GpuRecurrencePlan &) const = default;

  static constexpr int64_t kWidth = 4; ///< Elements of the state that are read at once.
  int64_t threads() const { return columns * slices; }
  /// Elements from one row of sums to the next: rows lie in other banks of memory.
  int64_t sumPitch() const { return columns + units % 32; }
  int64_t statePitch() const { return slices * depth; }
  int64_t workgroupBytes() const { return 4 * rows * (tiles * statePitch() + slices * sumPitch()); }
};

std::optional<GpuRecurrencePlan> planGpuRecurrence(const RecurrenceShape &shape,
                                                   const TargetModel &target, Reasons why = {});

std::string describe(const GpuRecurrencePlan &plan);

} // namespace sluice::kernels
