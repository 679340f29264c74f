//===- MatmulTime.cpp - what tiles of a product take, and who shares k -----===//
#include "compiler/Kernels/Matmul/Gpu/MatmulTime.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

int64_t kernels::kTilesOf(const MatmulShape &shape) {
  return shape.k < 0 ? -1 : llvm::divideCeil(shape.k, kKTileBytes * 8 / shape.operandBits);
}

int64_t kernels::tilesOf(const MatmulPlan &plan, const MatmulShape &shape) {
  if (shape.m < 0 || shape.n < 0 || shape.batch < 0)
    return -1;
  return llvm::divideCeil(shape.m, plan.rows) * llvm::divideCeil(shape.n, plan.columns) *
         shape.batch;
}

/// K tiles that a tile's workgroup must be spared by those that share its k: the sums of all go
/// through memory and another launch, which takes as long (4 us; 0.32 us for a K tile of 128x128 on
/// sm_90: 1024 x 768 x 768 takes 10.9 us alone, 9.0 and 5.2 us with 6 of its 12 K tiles each).
constexpr int64_t kSparedKTiles = 12;

void kernels::planSplitK(MatmulPlan &plan, int64_t minRows, const MatmulShape &shape,
                         const TargetModel &target) {
  if (plan.clusterSize > 1 || shape.groups > 0 || shape.isTransposed)
    return; // Of groups of rows only the device knows which tiles there are.
  int64_t kTiles = kTilesOf(shape), minKTiles = plan.unit ? 4 : 3;
  int64_t rows = shape.m < 0 ? minRows : shape.m;
  if (kTiles < 3 * minKTiles || shape.n < 0 || shape.batch < 0)
    return;
  int64_t tiles =
      llvm::divideCeil(rows, plan.rows) * llvm::divideCeil(shape.n, plan.columns) * shape.batch;
  int64_t parts = std::min(kTiles / minKTiles, target.computeUnits / std::max<int64_t>(tiles, 1));
  if (parts < 2 || (plan.unit && kTiles - int64_t(llvm::divideCeil(kTiles, parts)) < kSparedKTiles))
    return;
  plan.maxSplitK = parts;
  plan.workgroupsWanted = target.computeUnits;
}

/// ns for a K tile, measured on sm_90.
static int64_t timeOfKTile(const MatmulPlan &plan) {
  if (plan.rows == 64) // Three stages are few.
    return std::max<int64_t>(plan.copyThreads > 0 ? 130 : 80 + plan.columns * 3 / 4,
                             plan.columns * (plan.stages > 3 ? 145 : 155) / 100);
  return std::max<int64_t>(plan.rows * 5 / 3, plan.rows * (plan.columns + 8) * 5 / 256);
}

int64_t kernels::timeOf(const MatmulPlan &plan, const MatmulShape &shape,
                        const TargetModel &target) {
  int64_t tiles = tilesOf(plan, shape), steps = kTilesOf(shape);
  if (tiles < 0 || steps < 0 || !plan.unit || plan.unit != target.groupUnit)
    return -1;
  int64_t parts = plan.maxSplitK * plan.clusterSize, units = target.computeUnits;
  // Rows of 128 bytes along n that begin anywhere are two lines of the cache each.
  int64_t time = timeOfKTile(plan), bytes = plan.kTileBytes();
  if (!shape.rhsKContiguous && plan.columns % 64 != 0)
    time = std::max(time, (bytes + plan.rhsBytes()) / 125);
  // As are rows of any operand that do not begin with lines; all compute units share their rate.
  auto isUneven = [&](bool alongK, int64_t other) {
    return (alongK ? shape.k : other) * shape.operandBits % (kKTileBytes * 8) != 0;
  };
  bool isLhsUneven = isUneven(shape.lhsKContiguous, shape.m),
       isRhsUneven = isUneven(shape.rhsKContiguous, shape.n);
  int64_t lines = plan.lhsBytes() * (isLhsUneven ? 2 : 1) + plan.rhsBytes() * (isRhsUneven ? 2 : 1);
  // Fewer compute units bring K tiles faster, up to as fast as they are taken and multiplied.
  auto kTileOf = [&](int64_t workgroups) {
    int64_t shared = lines * workgroups / (isLhsUneven || isRhsUneven ? 10700 : 16500);
    return std::max({time * std::max(workgroups * 20, units * 17) / (units * 20), shared,
                     plan.rows * plan.columns / 59, bytes / 170});
  };
  int64_t waves = llvm::divideCeil(tiles * parts, units),
          kTiles = waves * llvm::divideCeil(steps, parts) * kTileOf(std::min(tiles * parts, units));
  // Threads of their own copy the next tile's first K tile early, but begin later.
  int64_t first = plan.copyThreads > 0 ? 500 : 100 * waves,
          stores = waves * 7 * plan.columns * plan.rows / 128;
  // Sums go through workgroup memory, that of a cluster, or memory and another launch.
  int64_t combining = plan.kTilesTogether > 1 ? 200 : 0;
  if (plan.clusterSize > 1)
    combining += 3000 + 2 * plan.columns * plan.clusterSize;
  if (plan.maxSplitK > 1)
    combining += 2500 + shape.batch * shape.m * shape.n * parts / 625;
  return 2300 + first + kTiles + stores + combining;
}

bool kernels::canShare(const MatmulPlan &plan, const MatmulShape &shape,
                       const TargetModel &target) {
  return plan.unit && plan.unit == target.groupUnit && plan.rows == 128 && plan.rhsDepth == 0 &&
         !shape.lhsElementwise && !shape.rhsElementwise &&
         plan.columns / plan.clusterSize % 16 == 0 && kTilesOf(shape) >= plan.clusterSize;
}

void kernels::planCluster(MatmulPlan &plan, const MatmulShape &shape, const TargetModel &target) {
  if (timeOf(plan, shape, target) < 0)
    return;
  for (int64_t size : {2, 4}) {
    MatmulPlan other = plan;
    other.maxSplitK = 1, other.workgroupsWanted = 0, other.clusterSize = size;
    bool fits = tilesOf(plan, shape) * size * 4 <= target.computeUnits * (size == 2 ? 4 : 3);
    if (fits && canShare(other, shape, target) &&
        timeOf(other, shape, target) < timeOf(plan, shape, target))
      plan = other;
  }
}
