//===- ColumnPlan.cpp - how reductions across rows are spread over a GPU --------===//
#include "compiler/Kernels/Reduction/ColumnPlan.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice;
using namespace sluice::kernels;

// Threads of a compute unit that hide the latency of loads, and elements of which it pays to make a
// slice: less are read at once.
static constexpr int64_t kThreadsOfComputeUnit = 512, kStepsOfSlice = 4;
// Whole windows of pools are written out, of others so many loads as registers bear.
static constexpr int64_t kMaxWindow = 16, kUnrolled = 8;

ColumnPlan kernels::planColumns(const ColumnShape &shape, const TargetModel &target) {
  ColumnPlan plan;
  plan.threads = std::min<int64_t>(plan.threads, llvm::bit_floor<uint64_t>(target.maxThreads));
  plan.vector = std::min({target.vectorBytes * 8 / std::max<int64_t>(shape.narrowestBits, 8),
                          2 * target.vectorBytes * 8 / std::max<int64_t>(shape.widestBits, 8),
                          target.maxLanes});
  while (plan.vector > 1 && (shape.neighbours < 0 || shape.neighbours % plan.vector != 0))
    plan.vector /= 2;
  plan.vector = std::max<int64_t>(plan.vector, 1);
  bool isWindow = shape.steps >= 0 && shape.steps <= kMaxWindow;
  if (!isWindow && shape.results >= 0) {
    // A warp's neighbours fill at least a sector of 32 bytes.
    int64_t bytes = plan.vector * std::max<int64_t>(shape.narrowestBits / 8, 1);
    int64_t most = plan.threads / std::max<int64_t>(1, 32 / bytes);
    if (shape.steps >= 0)
      most = std::min(most, shape.steps / kStepsOfSlice);
    int64_t vectors = std::max<int64_t>(shape.results / plan.vector, 1);
    int64_t wanted = llvm::divideCeil(target.computeUnits * kThreadsOfComputeUnit, vectors);
    plan.slices =
        llvm::bit_floor<uint64_t>(std::clamp<int64_t>(wanted, 1, std::max(most, int64_t(1))));
    auto bytesOf = [&] { return plan.threads * plan.vector * shape.reductionBytes; };
    if (bytesOf() > target.workgroupMemoryBytes / 2)
      plan.slices = 1;
    if (plan.slices > 1)
      plan.workgroupBytes = bytesOf();
  }
  int64_t share = shape.steps < 0 ? kUnrolled : llvm::divideCeil(shape.steps, plan.slices);
  plan.unrolled = share <= kMaxWindow ? std::max<int64_t>(share, 1) : kUnrolled;
  return plan;
}

std::string kernels::describe(const ColumnPlan &plan) {
  auto number = [](int64_t value) { return std::to_string(value); };
  std::string text = number(plan.vector) + " results a thread, ";
  if (plan.slices > 1)
    text += number(plan.slices) + " threads a result, ";
  return text + number(plan.unrolled) + " elements at once, " + number(plan.threads) +
         " threads a workgroup";
}
