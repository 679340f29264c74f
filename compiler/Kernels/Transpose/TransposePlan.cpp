//===- TransposePlan.cpp - how elements change their order on a GPU -------===//
#include "compiler/Kernels/Transpose/TransposePlan.h"

using namespace sluice::kernels;

static constexpr int64_t kLineBytes = 128, kThreads = 256;
// A workgroup takes a quarter of a compute unit's memory: one reads while others wait.
static constexpr int64_t kShareOfMemory = 4;

TransposePlan kernels::planTranspose(const TransposeShape &shape, const TargetModel &target,
                                     Reasons why) {
  // Shorter rows fill no line in one of the two orders, however they are taken.
  constexpr int64_t shortest = 8;
  auto isShort = [](int64_t extent) { return extent >= 0 && extent < shortest; };
  if (isShort(shape.readExtent) || isShort(shape.writeExtent)) {
    why.note("a row of " + Twine(std::min(shape.readExtent, shape.writeExtent)) + " < " +
             Twine(shortest));
    return {};
  }
  TransposePlan plan;
  plan.threads = std::min(kThreads, target.maxThreads);
  int64_t bytes = std::max<int64_t>(shape.elementBits / 8, 1);
  for (plan.side = std::clamp<int64_t>(kLineBytes / bytes, 32, 64); plan.side >= 16; plan.side /= 2)
    if (plan.side * plan.pitch() * bytes * shape.operands <=
        target.workgroupMemoryBytes / kShareOfMemory)
      break;
  if (plan.side < 16 || plan.threads % plan.side != 0) {
    why.note("no square fits a part of workgroup memory and a workgroup's threads");
    return {};
  }
  return plan;
}

std::string kernels::describe(const TransposePlan &plan) {
  std::string side = std::to_string(plan.side);
  return "squares of " + side + "x" + side + ", " + std::to_string(plan.threads) +
         " threads a workgroup";
}
