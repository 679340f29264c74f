//===- MatmulTime.cpp - what tiles of a product take, and who shares k -----===//
#include "compiler/Kernels/Matmul/Gpu/MatmulTime.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

int64_t kernels::kTilesOf(const MatmulShape &shape) {
  return shape.k < 0 ? -1 : llvm::divideCeil(shape.k, kKTileBytes * 8 / shape.operandBits);
}

int64_t kernels::bytesBrought(const MatmulShape &shape) {
  int64_t row = (shape.lhsKContiguous ? shape.k : shape.m) * shape.operandBits;
  return row % (kKTileBytes * 8) == 0 ? 100 : row % (32 * 8) == 0 ? 140 : 220;
}

int64_t kernels::tilesOf(const MatmulPlan &plan, const MatmulShape &shape) {
  if (plan.isTransposed != shape.isTransposed)
    return tilesOf(plan, shape.transposed());
  if (shape.m < 0 || shape.n < 0 || shape.batch < 0)
    return -1;
  return llvm::alignTo(llvm::divideCeil(shape.m, plan.rows), plan.sharedDown) *
         llvm::alignTo(llvm::divideCeil(shape.n, plan.columns), plan.sharedAcross) * shape.batch;
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

/// ns for a K tile, of elements of 8 bits too, but that floats of 8 bits are added up as f32 after
/// each; threads that store what was not turned have few registers beside.
static int64_t timeOfKTile(const MatmulPlan &plan, bool isSmallFloat) {
  int64_t columns = plan.columns, time;
  if (plan.rows == 64) {
    int64_t byAll = std::clamp<int64_t>(columns < 32 ? 104 : 8 + columns * 5 / 2, 92, 137);
    time = std::max<int64_t>(plan.copyThreads > 0 ? 134 : byAll, columns * 150 / 100);
  } else if (plan.rows == 128)
    time = std::max<int64_t>(200, (columns + 16) * 5 / 2);
  else if (plan.rows == 192)
    time = std::max<int64_t>(260, (columns + 24) * 350 / 100);
  else
    time = std::max<int64_t>(341, (columns + 24) * 463 / 100);
  if (plan.stages <= 3) // They are few.
    time = time * (plan.copyThreads > 0 ? 11 : 14) / 10;
  bool isTight = plan.copyThreads > 0 && !plan.isTransposed;
  return !isSmallFloat ? time : time * (isTight ? 118 : 114) / 100;
}

// The constants were fitted to 727 measured times of 106 products, 96 of f16 and 10 of fp8 (H100,
// graphs of 20 calls; root mean square 7 %). For 24 others the plan chosen by them takes 1.7 %
// longer than the best of 11. Those of clusters, of k in parts and of 192 rows were set by 370
// times of 54 products.
int64_t kernels::timeOf(const MatmulPlan &plan, const MatmulShape &shape,
                        const TargetModel &target) {
  if (plan.isTransposed != shape.isTransposed)
    return timeOf(plan, shape.transposed(), target);
  int64_t tiles = tilesOf(plan, shape), steps = kTilesOf(shape);
  if (tiles < 0 || steps < 0 || !plan.unit || plan.unit != target.groupUnit)
    return -1;
  int64_t parts = plan.maxSplitK * plan.clusterSize, units = target.computeUnits;
  bool isSmallFloat =
      shape.element == MatrixElement::F8E4M3 || shape.element == MatrixElement::F8E5M2;
  int64_t time = timeOfKTile(plan, isSmallFloat), bytes = plan.kTileBytes();
  if (plan.rows == 64 && plan.copyThreads == 0 && !shape.lhsKContiguous)
    time = time * 11 / 10;
  // Rows of 128 bytes along n that begin anywhere are two lines of the cache each.
  if (!shape.rhsKContiguous && plan.columns % 64 != 0)
    time = std::max(time, (bytes + plan.rhsBytes()) / 125);
  // So are more lines of any operand whose rows do not begin with them; all compute units share
  // their rate, and each brings so many itself.
  bool isShared = plan.sharers() > 1;
  int64_t ofLhs = bytesBrought(shape), ofRhs = bytesBrought(shape.transposed()),
          lines = (plan.lhsBytes() * ofLhs / plan.sharedAcross +
                   plan.rhsBytes() * ofRhs / plan.sharedDown) /
                  100;
  auto own = [&](int64_t bytes, int64_t brought) {
    return bytes * (100 + (brought - 100) * (isShared ? 42 : 75) / 100) / 100;
  };
  bytes = own(plan.lhsBytes(), ofLhs) + own(plan.rhsBytes(), ofRhs);
  // Fewer compute units bring K tiles faster, up to as fast as they are taken and multiplied.
  auto kTileOf = [&](int64_t workgroups) {
    int64_t rate = isUneven(shape) ? 11500
                   : parts > 1     ? 9000
                                   : 17300, // Parts read other lines.
        shared = isShared ? 80 + lines * workgroups / 13600 : lines * workgroups / rate;
    return std::max({time * std::max(workgroups * 50, units * 46) / (units * 50), shared,
                     plan.rows * plan.columns / 59, bytes / 146});
  };
  int64_t waves = llvm::divideCeil(tiles * parts, isShared ? unitsFor(plan, target) : units),
          kTiles = waves * llvm::divideCeil(steps, parts) * kTileOf(std::min(tiles * parts, units));
  // Threads of their own begin later, and copy the next tile's K tiles while the last is stored:
  // where workgroups take tiles in turn, as planTurns will have it.
  bool isInTurn = plan.copyThreads > 0 && plan.rows == 128 && waves > 1;
  int64_t first = isShared               ? 550
                  : plan.copyThreads > 0 ? 400
                                         : 0,
          stores = waves * plan.columns * plan.rows * (isInTurn ? 60 : 88) / 1280;
  // Sums go through workgroup memory, that of a cluster, or memory and another launch.
  int64_t combining = plan.kTilesTogether > 1 ? plan.columns * 12 / 5 : 0;
  if (plan.clusterSize > 1)
    combining += 800 + 12 * tiles * parts;
  if (plan.maxSplitK > 1)
    combining += 1650 + shape.batch * shape.m * shape.n * parts / 1000;
  return 2050 + first + kTiles + stores + combining;
}

int64_t kernels::unitsFor(const MatmulPlan &plan, const TargetModel &target) {
  return target.computeUnits * (plan.workgroupsOfCluster() > 2 ? 7 : 8) / 8;
}

/// Whether clusters of the plan's size can exchange its sums: there is memory for them, and for
/// those that a workgroup gets.
static bool canShare(const MatmulPlan &plan, const MatmulShape &shape, const TargetModel &target) {
  return plan.unit && plan.unit == target.groupUnit && plan.rows == 128 && plan.rhsDepth == 0 &&
         !shape.lhsElementwise && !shape.rhsElementwise &&
         plan.columns / plan.clusterSize % 16 == 0 && kTilesOf(shape) >= plan.clusterSize &&
         plan.stages >= 3;
}

void kernels::planCluster(MatmulPlan &plan, const MatmulShape &shape, const TargetModel &target) {
  if (timeOf(plan, shape, target) < 0)
    return;
  for (int64_t size : {2, 4}) {
    MatmulPlan other = plan;
    other.maxSplitK = 1, other.workgroupsWanted = 0, other.clusterSize = size;
    while (other.bytes() + other.signalBytes() > target.workgroupMemoryBytes)
      --other.stages;
    bool fits = tilesOf(plan, shape) * size <= unitsFor(other, target);
    if (fits && canShare(other, shape, target) &&
        timeOf(other, shape, target) < timeOf(plan, shape, target))
      plan = other;
  }
}
