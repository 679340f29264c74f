//===- DirectConvPlan.cpp - how a convolution of single channels is spread ----===//
#include "compiler/Kernels/Convolution/Gpu/DirectConvPlan.h"
#include "compiler/Kernels/Gpu/ThreadPlan.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

static constexpr int64_t kMaxPositions = 8;
// Registers of a thread for sums, beside what it reads; where a driver gives it as many as it likes
// (3x3 of 64x56x56x144 by Vulkan on an H100: 57 us with 16 sums, 62 with 32, 85 with 56).
static constexpr int64_t kMaxSums = 56, kManySums = 48, kMaxSumsOfDriver = 16;
static constexpr int64_t kThreadsOfComputeUnit = 256; // Fewer do not hide the memory's latency.

DirectConvPlan kernels::planDirectConv(const DirectShape &shape, const TargetModel &target) {
  DirectConvPlan plan;
  int64_t lanes = std::min<int64_t>(128 / shape.operandBits, target.maxLanes);
  while (lanes > 1 && (shape.channels < 0 || shape.channels % lanes != 0))
    lanes /= 2;
  plan.channels = lanes;
  plan.threads = std::min<int64_t>(plan.threads, target.maxThreads);
  int64_t maxSums = target.threadRegisters > 0 ? kMaxSums : kMaxSumsOfDriver;
  int64_t results = shape.others * std::max<int64_t>(shape.channels, 1);
  for (int64_t positions = kMaxPositions; positions > 1 && shape.positions > 0; --positions)
    if (shape.positions % positions == 0 && positions * lanes <= maxSums &&
        results / lanes * (shape.positions / positions) >=
            target.computeUnits * kThreadsOfComputeUnit) {
      plan.positions = positions;
      break;
    }
  // No more is in flight for being written out if sums fill the registers, and it takes longer to
  // compile (on an H200 3x3 of 8x56x56x96 takes 11.2 us by rows, 12.7 written out, 7x7 16.4 and
  // 18.8; of fewer sums 5x5 of 8x28x28x240 12.3 and 11.2).
  plan.isRowByRow = plan.positions * plan.channels >= kManySums;
  return plan;
}

std::string kernels::describe(const DirectConvPlan &plan) {
  return std::to_string(plan.positions) + " positions of " + std::to_string(plan.channels) +
         " channels a thread, " + std::to_string(plan.threads) + " threads a workgroup" +
         (plan.isRowByRow ? ", a row of the window at a time" : "");
}
