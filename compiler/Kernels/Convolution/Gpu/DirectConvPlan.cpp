//===- DirectConvPlan.cpp - how a convolution of single channels is spread ----===//
#include "compiler/Kernels/Convolution/Gpu/DirectConvPlan.h"
#include "compiler/Kernels/Gpu/ThreadPlan.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

static constexpr int64_t kMaxPositions = 8;
static constexpr int64_t kMaxSums = 56; // Registers of a thread for sums, beside what it reads.
static constexpr int64_t kThreadsOfComputeUnit = 256; // Fewer do not hide the memory's latency.

DirectConvPlan kernels::planDirectConv(const DirectShape &shape, const TargetModel &target) {
  DirectConvPlan plan;
  int64_t lanes = std::min<int64_t>(128 / shape.operandBits, target.maxLanes);
  while (lanes > 1 && (shape.channels < 0 || shape.channels % lanes != 0))
    lanes /= 2;
  plan.channels = lanes;
  plan.threads = std::min<int64_t>(plan.threads, target.maxThreads);
  int64_t results = shape.others * std::max<int64_t>(shape.channels, 1);
  for (int64_t positions = kMaxPositions; positions > 1 && shape.positions > 0; --positions)
    if (shape.positions % positions == 0 && positions * lanes <= kMaxSums &&
        results / lanes * (shape.positions / positions) >=
            target.computeUnits * kThreadsOfComputeUnit) {
      plan.positions = positions;
      break;
    }
  return plan;
}

std::string kernels::describe(const DirectConvPlan &plan) {
  return std::to_string(plan.positions) + " positions of " + std::to_string(plan.channels) +
         " channels a thread, " + std::to_string(plan.threads) + " threads a workgroup";
}
