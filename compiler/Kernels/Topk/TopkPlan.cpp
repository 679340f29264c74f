//===- TopkPlan.cpp - how a workgroup finds the best of a row -------------===//
#include "compiler/Kernels/Topk/TopkPlan.h"
#include "compiler/Dialect/Util/UnknownSize.h"

using namespace sluice::kernels;

// Each thread's share of a tile, and of that what a chunk takes; the rest is for candidates.
static constexpr struct {
  int64_t items, step;
} kShares[] = {{13, 8}, {9, 4}, {5, 2}};
static constexpr int64_t kThreads = 256, kThreadsOfFewRows = 1024;
static constexpr int64_t kWorkgroups = 4; // At once on a compute unit, where they share rows.
static constexpr int64_t kFoundItems = 5; // Of each thread that sorts what those found.

/// Shares rows, if they are too few and long enough: small workgroups with small chunks, a short
/// way for each.
static void planParts(TopkPlan &plan, const TopkShape &shape, const TargetModel &target) {
  if (shape.rows < 1 || shape.k < 1 || shape.length < 0 || shape.hasStart || !shape.isTotal)
    return;
  auto [items, step] = kShares[1];
  SortTile tile{std::min(kThreads, target.maxThreads), items}, found{tile.threads, kFoundItems};
  int64_t bytes = sortTileBytes(tile, shape.elementBytes, shape.isTotal);
  int64_t chunk = tile.threads * step, max = tile.threads * std::min(items - step, step);
  if (bytes > target.workgroupMemoryBytes || shape.k > max)
    return;
  int64_t wanted = kWorkgroups * util::computeUnitsOr(target.computeUnits) / shape.rows;
  int64_t parts =
      std::min({wanted, shape.length / (chunk + target.vectorBytes), found.entries() / shape.k});
  if (parts < 4)
    return;
  plan.parts = parts;
  while (found.threads > target.threadStep() && found.entries() >= 2 * plan.parts * shape.k)
    found.threads /= 2;
  plan.sort.tile = tile, plan.foundTile = found, plan.step = step, plan.maxWalked = max;
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
  // Rows that may be longer than a tile: the tile is as large as chunks and candidates need.
  int64_t computeUnits = util::computeUnitsOr(target.computeUnits);
  bool few = shape.rows >= 0 && shape.rows <= computeUnits;
  int64_t max = std::min(few ? kThreadsOfFewRows : kThreads, target.maxThreads);
  planParts(plan, shape, target);
  for (int64_t threads = max; plan.parts == 1 && threads >= target.threadStep(); threads /= 2)
    for (auto [items, step] : kShares) {
      SortTile tile{threads, items};
      int64_t bytes = sortTileBytes(tile, shape.elementBytes, shape.isTotal);
      if (bytes > target.workgroupMemoryBytes ||
          threads * step <= plan.step * plan.sort.tile.threads)
        continue;
      plan.sort.tile = tile;
      plan.sort.workgroupBytes = bytes;
      plan.step = step;
      // Candidates must leave room for a chunk, and be no more than the first chunk has, which
      // gives the first bar.
      plan.maxWalked = threads * std::min(items - step, step);
    }
  if (plan.step == 0)
    return why.none("no tile with candidates and a chunk fits workgroup memory");
  if (shape.hasVectors)
    for (plan.vector = std::min(plan.step, target.vectorBytes / shape.elementBytes);
         plan.vector > 1 && shape.length >= 0 && shape.length % plan.vector != 0;)
      plan.vector /= 2;
  plan.vector = std::max<int64_t>(plan.vector, 1);
  plan.sort.mayFit = length <= plan.sort.tile.entries();
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
  if (plan.parts > 1)
    text = std::to_string(plan.parts) + " parts of " + text + ", what they found in one of " +
           std::to_string(plan.foundTile.threads);
  if (plan.sort.mayExceed)
    text += ", k above " + std::to_string(plan.maxWalked) + " sorted";
  return text;
}
