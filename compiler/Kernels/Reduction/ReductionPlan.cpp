//===- ReductionPlan.cpp - how rows are spread over the threads of a GPU --------===//
#include "compiler/Kernels/Reduction/ReductionPlan.h"
#include "compiler/Kernels/Gpu/ThreadPlan.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

// Enough loads of a thread in flight to reach the memory's speed, few enough values to stay in
// registers.
static constexpr int64_t kElementsOfThread = 32, kMaxElementsOfThread = 64;
// Limits parts of a row: each workgroup adds all of them up in the next launch.
static constexpr int64_t kMaxParts = 1024, kWorkgroupsOfComputeUnit = 4;
static constexpr int64_t kThreads = 128, kThreadsOfLongRow = 512;

/// Columns that one access of a thread covers: 16 bytes of the narrowest operand, as long as the
/// widest takes two.
static int64_t vectorColumns(const RowShape &shape, const TargetModel &target) {
  if (!shape.hasVectors)
    return 1;
  int64_t columns = target.vectorBytes * 8 / std::max<int64_t>(shape.narrowestBits, 8);
  columns = std::min(columns, 2 * target.vectorBytes * 8 / std::max<int64_t>(shape.widestBits, 8));
  columns = std::min(columns, target.maxLanes);
  while (columns > 1 && shape.innerColumns >= 0 && shape.innerColumns % columns != 0)
    columns /= 2;
  return std::max<int64_t>(columns, 1);
}

ReductionPlan kernels::planReduction(const RowShape &shape, const TargetModel &target) {
  ReductionPlan plan;
  plan.vector = vectorColumns(shape, target);
  int64_t longest = std::min(kThreadsOfLongRow, target.maxThreads) * kMaxElementsOfThread;
  int64_t columns =
      shape.columns < 0 && shape.maxColumns <= longest ? shape.maxColumns : shape.columns;
  int64_t vectors = columns < 0 ? -1 : llvm::divideCeil(std::max<int64_t>(columns, 1), plan.vector);
  if (!shape.reduces) {
    plan.threads = std::min(kThreads, target.maxThreads);
    plan.group = 0;
    plan.steps = 1;
    return plan;
  }
  int64_t max = std::min(kThreadsOfLongRow, target.maxThreads);
  if (vectors < 0 || vectors * plan.vector > max * kMaxElementsOfThread) {
    plan.group =
        llvm::bit_floor<uint64_t>(std::min<int64_t>(vectors < 0 ? 256 : 1024, target.maxThreads));
    plan.steps = 0;
    plan.workgroupsWanted = kWorkgroupsOfComputeUnit * target.computeUnits;
    int64_t step = plan.group * plan.vector * kStepsOfPart;
    int64_t longest = vectors < 0 ? kMaxParts : vectors * plan.vector / step;
    if (shape.canSplit && (shape.rows < 0 || shape.rows * 2 <= plan.workgroupsWanted))
      plan.maxParts = std::clamp<int64_t>(longest, 1, std::min(kMaxParts, plan.workgroupsWanted));
  } else {
    // As many threads as leave each its share of elements.
    int64_t share = std::max<int64_t>(1, kElementsOfThread / plan.vector);
    plan.group = std::min<int64_t>(llvm::PowerOf2Ceil(llvm::divideCeil(vectors, share)),
                                   llvm::bit_floor<uint64_t>(max));
    // Within a subgroup further threads cost nothing and read more at once.
    int64_t subgroup = target.shuffleWidth();
    if (plan.group < subgroup)
      plan.group = std::min<int64_t>(llvm::PowerOf2Ceil(vectors), subgroup);
    plan.steps = llvm::divideCeil(vectors, plan.group);
    // Half as many threads, if less of what they read lies behind the row: 1792 vectors are 4 steps
    // of 512 threads, of which 256 idle in the last, or 7 of 256.
    int64_t stepsOfHalf = llvm::divideCeil(vectors, std::max<int64_t>(plan.group / 2, 1));
    int64_t saved = plan.group * plan.steps - plan.group / 2 * stepsOfHalf;
    if (plan.group > subgroup && stepsOfHalf * plan.vector <= kMaxElementsOfThread &&
        saved * 16 >= vectors)
      plan.group /= 2, plan.steps = stepsOfHalf;
  }
  plan.threads = std::max(plan.group, std::min(kThreads, target.maxThreads));
  plan.shuffleWidth = std::min(plan.group, target.shuffleWidth());
  if (plan.group > plan.shuffleWidth)
    plan.workgroupBytes =
        plan.threads / plan.shuffleWidth * shape.reductions * shape.reductionBytes;
  return plan;
}

std::string kernels::describe(const ReductionPlan &plan) {
  auto number = [](int64_t value) { return std::to_string(value); };
  std::string text;
  if (plan.group > 0)
    text = number(plan.group) + (plan.group == 1 ? " thread a row, " : " threads a row, ");
  if (plan.steps > 1)
    text += number(plan.steps) + " x ";
  text += number(plan.vector) + (plan.steps == 0 ? " columns a step, " : " columns a thread, ");
  if (plan.maxParts > 1)
    text += "up to " + number(plan.maxParts) + " workgroups a row, ";
  return text + number(plan.threads) + " threads a workgroup";
}

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
