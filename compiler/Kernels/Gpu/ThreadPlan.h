//===- ThreadPlan.h - how a kernel is spread over the threads of a GPU ----===//
#pragma once
#include "compiler/Kernels/Generic/TilePlan.h"

namespace sluice::kernels {

/// What one workgroup does together: operation after operation, each spread over its threads, which
/// wait for each other in between.
struct WorkgroupPlan {
  int64_t threads = 1;
  bool operator==(const WorkgroupPlan &) const = default;
};

/// Tiles of one step along each shared loop, neighbours to neighbouring threads: what is left
/// inside is done by one thread.
TilePlan planThreadTiles(const TileShape &shape, const TargetModel &target);

/// Threads of each workgroup where all workgroups take part in one operation after the other.
int64_t threadsOfLaunches(const TargetModel &target);

/// For a kernel whose largest operation has `parallel` independent elements (-1 = unknown).
WorkgroupPlan planWorkgroup(int64_t parallel, const TargetModel &target);

/// True if a kernel with `shared` tiles (-1 = unknown) runs faster in one workgroup that has
/// `parallel` independent elements: too few tiles leave most of a workgroup idle.
bool prefersWorkgroup(int64_t shared, int64_t parallel, const TargetModel &target);

std::string describe(const WorkgroupPlan &plan);

} // namespace sluice::kernels
