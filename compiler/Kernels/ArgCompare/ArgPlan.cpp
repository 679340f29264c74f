//===- ArgPlan.cpp - how a row's best element is looked for ---------------===//
#include "compiler/Kernels/ArgCompare/ArgPlan.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

static constexpr int64_t kLengthOfThread = 32; // Rows up to this are as fast with one thread each.
static constexpr int64_t kThreads = 256, kMaxParts = 1024;
static constexpr int64_t kBytesAtOnce = 64; // Bytes that a thread reads at once.
static constexpr int64_t kWorkgroups = 4;   // At once on a compute unit.
static constexpr int64_t kPositionBytes = 8;

std::optional<ArgPlan> kernels::planArg(const ArgShape &shape, const TargetModel &target,
                                        Reasons why) {
  if (shape.length >= 0 && shape.length <= kLengthOfThread)
    return why.none("length " + Twine(shape.length) + " <= " + Twine(kLengthOfThread));
  ArgPlan plan;
  plan.step = std::max<int64_t>(4, std::min<int64_t>(16, kBytesAtOnce / shape.elementBytes));
  if (shape.hasVectors)
    for (plan.vector =
             std::max<int64_t>(1, std::min(plan.step, target.vectorBytes / shape.elementBytes));
         plan.vector > 1 && shape.length >= 0 && shape.length % plan.vector != 0;)
      plan.vector /= 2;
  plan.threads = std::min(kThreads, target.maxThreads);
  while (shape.length >= 0 && plan.threads > target.threadStep() &&
         plan.threads * plan.step / 2 >= shape.length)
    plan.threads /= 2;
  // Few rows: parts of some chunks each, as many as run at once.
  int64_t computeUnits = util::computeUnitsOr(target.computeUnits);
  if (shape.rows >= 0 && shape.rows < computeUnits) {
    int64_t wanted =
        std::min(kMaxParts, computeUnits * kWorkgroups / std::max<int64_t>(shape.rows, 1));
    if (shape.length >= 0)
      wanted = std::min(wanted, shape.length / (4 * plan.threads * plan.step));
    plan.parts = llvm::bit_floor(uint64_t(std::max<int64_t>(wanted, 1)));
  }
  plan.workgroupBytes = plan.threads * (shape.elementBytes + kPositionBytes);
  if (plan.workgroupBytes > target.workgroupMemoryBytes)
    return why.none("workgroup memory " + Twine(plan.workgroupBytes) + " > " +
                    Twine(target.workgroupMemoryBytes));
  return plan;
}

std::string kernels::describe(const ArgPlan &plan) {
  std::string text = plan.parts > 1 ? std::to_string(plan.parts) + " parts of a row" : "a row";
  return text + " in workgroups of " + std::to_string(plan.threads) + " threads, chunks of " +
         std::to_string(plan.step) + " elements each, " + std::to_string(plan.vector) + " at once";
}
