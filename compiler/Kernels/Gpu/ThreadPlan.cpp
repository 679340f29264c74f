//===- ThreadPlan.cpp - how a kernel is spread over the threads of a GPU --===//
#include "compiler/Kernels/Gpu/ThreadPlan.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

// A workgroup of this size fits several times on a compute unit whatever its threads need; larger
// ones gain nothing without shared memory.
static constexpr int64_t kThreadsOfTiles = 128;
// A workgroup that runs alone still fits with 128 registers a thread.
static constexpr int64_t kThreadsAlone = 512;

/// `wanted` threads, or as few whole subgroups as `work` keeps busy.
static int64_t threadsFor(int64_t work, int64_t wanted, const TargetModel &target) {
  int64_t threads = std::min(wanted, target.maxThreads);
  if (work >= 0)
    threads =
        std::min<int64_t>(threads, llvm::alignTo(std::max<int64_t>(work, 1), target.threadStep()));
  return threads;
}

TilePlan kernels::planThreadTiles(const TileShape &shape, const TargetModel &target) {
  TilePlan plan;
  int64_t tiles = 1;
  for (const TileShape::Loop &loop : shape.shared) {
    plan.loops.push_back({1, 1});
    if (tiles < 0 || loop.extent < 0 || (loop.extent > 0 && tiles > INT64_MAX / loop.extent))
      tiles = -1;
    else
      tiles *= loop.extent;
  }
  plan.threads = threadsFor(tiles, kThreadsOfTiles, target);
  return plan;
}

int64_t kernels::threadsOfLaunches(const TargetModel &target) {
  return threadsFor(-1, kThreadsOfTiles, target);
}

WorkgroupPlan kernels::planWorkgroup(int64_t parallel, const TargetModel &target) {
  return {threadsFor(parallel, kThreadsAlone, target)};
}

bool kernels::prefersWorkgroup(int64_t shared, int64_t parallel, const TargetModel &target) {
  return shared >= 0 && shared < target.threadStep() && parallel > 4 * shared;
}

std::string kernels::describe(const WorkgroupPlan &plan) {
  return "operation after operation in one workgroup of " + std::to_string(plan.threads) +
         " threads";
}
