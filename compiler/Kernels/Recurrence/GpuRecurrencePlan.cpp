//===- GpuRecurrencePlan.cpp - how workgroups take a layer through all steps =//
#include "compiler/Kernels/Recurrence/GpuRecurrencePlan.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

/// Weights that a thread keeps, beside 16 sums and a batch of exchanged words.
static constexpr int64_t kMostDepth = 64, kMostDepthAlone = 32;
static constexpr int64_t kThreads = 512;
static constexpr int64_t kSubgroup = 32;
/// Rows of a workgroup: it has a thread for each of its elements.
static constexpr int64_t kRows = 16, kRowsAlone = 4;

std::optional<GpuRecurrencePlan> sluice::kernels::planGpuRecurrence(const RecurrenceShape &shape,
                                                                    const TargetModel &target,
                                                                    Reasons why) {
  if (target.waitScope.empty())
    return why.none("workgroups of the target do not wait for each other");
  int64_t threads = std::min(kThreads, target.maxThreads);
  auto plan = [&](int64_t units, int64_t rows) {
    GpuRecurrencePlan plan;
    plan.units = units;
    plan.tiles = shape.tiles;
    plan.parts = llvm::divideCeil(shape.units, units);
    plan.columns = llvm::alignTo(shape.gates * units, kSubgroup);
    plan.slices = std::max<int64_t>(1, threads / plan.columns);
    plan.depth = llvm::alignTo(llvm::divideCeil(shape.units, plan.slices), plan.kWidth);
    plan.rows = std::min(shape.rows > 0 ? shape.rows : rows, rows);
    plan.rows = std::min(plan.rows, plan.threads() / units);
    return plan;
  };
  auto fits = [&](const GpuRecurrencePlan &plan) {
    return plan.threads() <= threads && plan.workgroupBytes() <= target.workgroupMemoryBytes;
  };
  GpuRecurrencePlan alone = plan(shape.units, kRowsAlone);
  if (fits(alone) && alone.depth <= kMostDepthAlone)
    return alone;
  if (shape.gates > kSubgroup)
    return why.none("a unit has too many gates");
  GpuRecurrencePlan shared = plan(llvm::bit_floor(uint64_t(kSubgroup / shape.gates)), kRows);
  if (!fits(shared) || shared.depth > kMostDepth || shared.parts > target.computeUnits)
    return why.none("its weights do not stay in the registers of all compute units");
  return shared;
}

std::string sluice::kernels::describe(const GpuRecurrencePlan &plan) {
  std::string text = "all steps, " + std::to_string(plan.rows) + " rows a workgroup";
  if (plan.parts > 1)
    text += ", " + std::to_string(plan.parts) + " workgroups of " + std::to_string(plan.units) +
            " units exchange the state";
  return text + ", " + std::to_string(plan.depth) + " weights a thread";
}
