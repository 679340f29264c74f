//===- TopkPlan.cpp - how a workgroup finds the best of a row -------------===//
#include "compiler/Kernels/Topk/TopkPlan.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

// Each thread's share of a tile; the smallest leaves room for other workgroups, which read while
// one narrows its candidates down.
static constexpr int64_t kItems[] = {13, 9, 5}, kItemsOfParts = 9, kFewItems = 5;
// More threads see more elements first and find fewer candidates (4096 rows of 32000 on an H100:
// 220 us, 236 with 256 threads).
static constexpr int64_t kThreads = 256, kThreadsOfLongRows = 512, kThreadsOfFewRows = 1024;
// With more, counting takes longer than sorts (100 rows of 20000, k = 200: 68 us, 49 by sorts).
static constexpr int64_t kMostGroups = 128;
static constexpr int64_t kBytesAtOnce = 64, kMinStep = 4; // Of a chunk, for each thread.
static constexpr int64_t kWorkgroups = 4; // At once on a compute unit, where they share rows.

/// Groups of candidates, some more than bests of them are kept: even if all in a group of these
/// are kept, there is room for others.
static int64_t groupsOf(const TopkShape &shape, const TargetModel &target) {
  int64_t least = 5 * shape.k / 4;
  if (!shape.isTotal || shape.k < 1 || least > std::min(kMostGroups, target.maxThreads))
    return 0;
  return std::max<int64_t>(llvm::PowerOf2Ceil(least), target.threadStep());
}

/// Shares rows, if they are too few and long enough: small workgroups, a short way for each.
static void planParts(TopkPlan &plan, const TopkShape &shape, const TargetModel &target) {
  if (shape.rows < 1 || shape.k < 1 || shape.length < 0 || shape.hasStart || !shape.isTotal)
    return;
  SortTile tile{std::min(kThreads, target.maxThreads), plan.groups ? kFewItems : kItemsOfParts},
      found{tile.threads, kFewItems};
  int64_t bytes = sortTileBytes(tile, shape.elementBytes, shape.isTotal);
  if (bytes > target.workgroupMemoryBytes || 2 * shape.k > plan.room(tile) ||
      shape.k > tile.threads * kMinStep || plan.groups > tile.threads)
    return;
  int64_t computeUnits = util::computeUnitsOr(target.computeUnits);
  int64_t wanted = std::min(kWorkgroups * computeUnits / shape.rows, plan.room(found) / shape.k);
  auto partsBy = [&](int64_t step) {
    return std::min(wanted, shape.length / (tile.threads * step + target.vectorBytes));
  };
  int64_t step = plan.step;
  while (step > kMinStep && partsBy(step) < std::min(wanted, computeUnits / 4))
    step /= 2;
  if (partsBy(step) < 4)
    return;
  plan.parts = partsBy(step);
  while (found.threads > std::max(target.threadStep(), plan.groups) &&
         plan.room({found.threads / 2, found.items}) >= plan.parts * shape.k)
    found.threads /= 2;
  plan.sort.tile = tile, plan.foundTile = found, plan.step = step;
  plan.maxWalked = plan.room(tile) / 2;
  plan.sort.workgroupBytes = bytes;
}

std::optional<TopkPlan> kernels::planTopk(const TopkShape &shape, const TargetModel &target,
                                          Reasons why) {
  TopkPlan plan;
  int64_t length = shape.length;
  if (length >= 0 && shape.hasStart)
    length = shape.k >= 0 ? length + shape.k : -1;
  std::optional<SortPlan> sort =
      planSort({length, -1, shape.elementBytes, shape.isTotal}, target, why);
  if (!sort)
    return std::nullopt;
  plan.sort = *sort;
  plan.sort.mergeLaunches = 0, plan.sort.mayGoOn = false;
  if (!sort->mayExceed) {
    plan.mayWalk = false;
    return plan;
  }
  // Rows that may be longer than a tile.
  int64_t computeUnits = util::computeUnitsOr(target.computeUnits);
  bool few = shape.rows >= 0 && shape.rows <= computeUnits;
  plan.step = std::clamp<int64_t>(kBytesAtOnce / shape.elementBytes, kMinStep, 16);
  plan.groups = groupsOf(shape, target);
  bool isLong = plan.groups > 0 && shape.length >= 3 * kThreadsOfLongRows * plan.step;
  int64_t max = std::min(few      ? kThreadsOfFewRows
                         : isLong ? kThreadsOfLongRows
                                  : kThreads,
                         target.maxThreads);
  planParts(plan, shape, target);
  SortTile best{0, 0};
  for (int64_t threads = max; plan.parts == 1 && threads >= target.threadStep(); threads /= 2)
    for (int64_t items : kItems) {
      SortTile tile{threads, items};
      int64_t bytes = sortTileBytes(tile, shape.elementBytes, shape.isTotal);
      // The first bar is made of a whole chunk.
      bool isFor =
          plan.groups == 0 ||
          (plan.groups <= threads &&
           (shape.length < 0 || (items == kFewItems && threads * kMinStep <= shape.length)));
      if (bytes > target.workgroupMemoryBytes || !isFor || tile.entries() <= best.entries())
        continue;
      best = plan.sort.tile = tile;
      plan.sort.workgroupBytes = bytes;
      plan.maxWalked = plan.room(tile) / 2;
    }
  const SortTile &tile = plan.sort.tile;
  if (plan.parts == 1 && best.entries() == 0)
    return why.none("no tile of candidates fits workgroup memory");
  int64_t least = shape.length >= 0 ? shape.length : tile.entries() - std::max<int64_t>(shape.k, 0);
  while (plan.parts == 1 && plan.step > kMinStep && tile.threads * plan.step > least)
    plan.step /= 2;
  if (shape.hasVectors)
    for (plan.vector = std::min(plan.step, target.vectorBytes / shape.elementBytes);
         plan.vector > 1 && shape.length >= 0 && shape.length % plan.vector != 0;)
      plan.vector /= 2;
  plan.vector = std::max<int64_t>(plan.vector, 1);
  plan.sort.mayFit = length <= tile.entries();
  plan.mayWalk = (length < 0 || !plan.sort.mayFit) && (shape.k < 0 || shape.k <= plan.maxWalked);
  plan.sort.mayExceed =
      (length < 0 || !plan.sort.mayFit) && (shape.k < 0 || shape.k > plan.maxWalked);
  plan.maySort = plan.sort.mayFit || plan.sort.mayExceed;
  return plan;
}

std::string kernels::describe(const TopkPlan &plan) {
  if (!plan.mayWalk)
    return "sorts " + describe(plan.sort);
  std::string text = "a row in workgroups of " + std::to_string(plan.sort.tile.threads) +
                     " threads, chunks of " + std::to_string(plan.step) + " elements each, " +
                     std::to_string(plan.vector) + " at once";
  if (plan.groups > 0)
    text += ", candidates in " + std::to_string(plan.groups) + " groups";
  if (plan.parts > 1)
    text = std::to_string(plan.parts) + " parts of " + text + ", what they found in one of " +
           std::to_string(plan.foundTile.threads);
  if (plan.sort.mayExceed)
    text += ", k above " + std::to_string(plan.maxWalked) + " sorted";
  return text;
}
