//===- ScanPlan.cpp - how running values are spread over a workgroup ------===//
#include "compiler/Kernels/Scan/ScanPlan.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

static constexpr int64_t kLengthOfThread = 16; // Rows up to this are as fast with one thread each.
static constexpr int64_t kThreads = 256, kThreadsOfFewRows = 1024, kColumns = 32;
static constexpr int64_t kStep = 16, kStepOfColumns = 8;
static constexpr int64_t kWorkgroups = 8; // At once on a compute unit.
// Where workgroups wait bytes on their way decide, and then how few of them there are: 16M f32 take
// 47 us on an H200 in a workgroup of 1024 threads at once, 50 in two of 512, 52 in four of 256, 55
// in two of 1024 with 16 elements for each thread.
static constexpr int64_t kStepOfWaiting = 32, kShortestWaiting = 1 << 22;

std::optional<ScanPlan> kernels::planScan(const ScanShape &shape, const TargetModel &target,
                                          Reasons why) {
  if (shape.length >= 0 && shape.length <= kLengthOfThread)
    return why.none("length " + Twine(shape.length) + " <= " + Twine(kLengthOfThread));
  ScanPlan plan;
  plan.shuffleWidth = target.shuffleWidth();
  int64_t computeUnits = util::computeUnitsOr(target.computeUnits);
  if (shape.columns != 1) {
    int64_t columns = util::sizeOr(shape.columns, util::Assumed::ScanColumns);
    plan.columns = std::clamp<int64_t>(llvm::PowerOf2Ceil(columns), 2, kColumns);
    plan.step = kStepOfColumns;
    plan.shuffleWidth = 1;
    plan.threads = std::min(kThreads, target.maxThreads);
    if (shape.rows >= 0 && shape.rows <= computeUnits * kColumns * 2)
      plan.threads = std::min(kThreadsOfFewRows, target.maxThreads);
    // Each segment some elements.
    while (shape.length >= 0 && plan.segments() > 1 &&
           plan.segments() * plan.step / 2 >= shape.length)
      plan.threads /= 2;
  } else {
    plan.step = kStep;
    if (shape.hasVectors)
      for (plan.vector =
               std::max<int64_t>(1, std::min(plan.step, target.vectorBytes / shape.elementBytes));
           plan.vector > 1 && shape.length >= 0 && shape.length % plan.vector != 0;)
        plan.vector /= 2;
    plan.threads = std::min(kThreads, target.maxThreads);
    if (shape.rows >= 0 && shape.rows < computeUnits) {
      // Few rows: as many parts as run at once, of some chunks each; their totals are a chunk of
      // one workgroup.
      int64_t chunk = plan.threads * plan.step, rows = std::max<int64_t>(shape.rows, 1);
      int64_t wanted =
          std::min(computeUnits * kWorkgroups / rows, plan.threads * plan.step / plan.vector);
      if (shape.length >= 0)
        wanted = std::min(wanted, shape.length / (2 * chunk));
      plan.parts = llvm::bit_floor(uint64_t(std::max<int64_t>(wanted, 1)));
      bool mayWait = !target.waitScope.empty() && shape.valueBytes == 4; // Half of a word.
      if (mayWait && shape.rows > 0 && shape.length >= kShortestWaiting) {
        plan.parts = 1, plan.step = kStepOfWaiting;
        plan.threads = std::min(kThreadsOfFewRows, target.maxThreads);
        // A word or some of a group for each of those that wait, and some groups.
        int64_t width = target.subgroupSize, chunks = shape.length / (plan.threads * plan.step);
        plan.waitGroup = width;
        while (chunks / plan.waitGroup > 4 * width && plan.waitGroup < 32 * width)
          plan.waitGroup *= 2;
      } else if (plan.parts == 1)
        plan.threads = std::min(kThreadsOfFewRows, target.maxThreads);
    }
    while (shape.length >= 0 && plan.threads > target.threadStep() &&
           plan.threads * plan.step / 2 >= shape.length)
      plan.threads /= 2;
    // Where threads do not exchange registers each has its values in memory, twice.
    auto bytes = [&] {
      return plan.slots() * shape.valueBytes * (plan.shuffleWidth > 1 ? 1 : 2) + shape.valueBytes;
    };
    while (bytes() > target.workgroupMemoryBytes && plan.step > plan.vector)
      plan.step /= 2;
    plan.parts = std::min(plan.parts, plan.threads * plan.step / plan.vector);
    plan.workgroupBytes = bytes();
    return plan;
  }
  plan.workgroupBytes = plan.slots() * shape.valueBytes;
  return plan;
}

std::string kernels::describe(const ScanPlan &plan) {
  std::string threads = std::to_string(plan.threads) + " threads, chunks of " +
                        std::to_string(plan.step) + " elements each";
  if (plan.columns > 1)
    return std::to_string(plan.columns) + " columns in workgroups of " + threads;
  if (plan.waitGroup > 0)
    return "chunks of a row in turn to workgroups of " + threads + ", " +
           std::to_string(plan.vector) + " at once, which wait for those before";
  std::string parts = plan.parts > 1 ? std::to_string(plan.parts) + " parts of a row" : "a row";
  return parts + " in workgroups of " + threads + ", " + std::to_string(plan.vector) + " at once";
}
