//===- SortPlan.cpp - how a workgroup sorts a row -------------------------===//
#include "compiler/Kernels/Sort/SortPlan.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice::kernels;

// As short a row as a thread sorts by itself, in registers or nearly.
static constexpr int64_t kRowOfThread = 8;
static constexpr int64_t kPositionBytes = 4;
static constexpr int64_t kItems[] = {5, 9, 13, 17};
// Of a thread, where a driver gives it as many registers as it likes: 17 have 143, so that others
// wait (4096 rows of 4096 f32 and i64 by Vulkan on an H100: 503 us with 9, 550 with 17, 548 with
// 5).
static constexpr int64_t kItemsOfDriver = 9;
// More threads than this wait for each other more than they gain; fewer of them leave room for
// other workgroups.
static constexpr int64_t kLaunchesOfAnyRow = 12;
static constexpr int64_t kMaxThreads = 512, kThreadsOfAnyRow = 256;

int64_t kernels::sortTileBytes(const SortTile &tile, int64_t keyBytes, bool isTotal) {
  int64_t bytes = tile.entries() * (keyBytes + kPositionBytes);
  return isTotal ? bytes : bytes + (tile.threads + 1) * 4;
}

std::optional<SortPlan> kernels::planSort(const SortShape &shape, const TargetModel &target,
                                          Reasons why) {
  if (shape.length >= 0 && shape.length <= kRowOfThread)
    return why.none("length " + Twine(shape.length) + " <= " + Twine(kRowOfThread));
  // Half of the memory, so that a compute unit has a second workgroup to turn to; all of it for a
  // row that fits no less.
  int64_t all = target.workgroupMemoryBytes, half = all > (32 << 10) ? all / 2 : all;
  int64_t computeUnits = util::computeUnitsOr(target.computeUnits);
  bool fewRows =
      shape.mayShare &&
      shape.rows < 4 * computeUnits; // Not enough to keep all compute units busy: they share rows.
  std::optional<SortTile> best;
  for (int64_t threads = target.threadStep(); threads <= std::min(kMaxThreads, target.maxThreads);
       threads *= 2)
    for (int64_t items : kItems) {
      SortTile tile{threads, items};
      // The smallest that holds a row; where none does, the largest.
      auto isWhole = [&](const SortTile &some) {
        return shape.length >= 0 && some.entries() >= shape.length;
      };
      if (sortTileBytes(tile, shape.keyBytes, shape.isTotal) > (isWhole(tile) ? all : half) ||
          ((shape.length < 0 || (fewRows && !isWhole(tile))) && threads > kThreadsOfAnyRow))
        continue;
      auto costOf = [&](const SortTile &some) {
        return std::pair(target.threadRegisters == 0 && some.items > kItemsOfDriver,
                         some.entries());
      };
      if (!best || (isWhole(*best) ? isWhole(tile) && costOf(tile) < costOf(*best)
                                   : tile.entries() >= best->entries()))
        best = tile;
    }
  if (!best)
    return why.none("no tile fits workgroup memory");
  SortPlan plan;
  plan.tile = *best;
  plan.mayFit = shape.length <= best->entries();
  plan.mayExceed = shape.length < 0 || shape.length > best->entries();
  plan.workgroupBytes = sortTileBytes(*best, shape.keyBytes, shape.isTotal);
  if (plan.mayExceed && fewRows) {
    plan.mayGoOn = shape.length < 0;
    plan.mergeLaunches = shape.length < 0 ? kLaunchesOfAnyRow : 0;
    for (int64_t merged = best->entries(); merged < shape.length; merged *= 2)
      ++plan.mergeLaunches;
  }
  return plan;
}

std::string kernels::describe(const SortPlan &plan) {
  std::string text =
      (plan.mergeLaunches > 0 ? "a tile in workgroups of " : "a row in workgroups of ") +
      std::to_string(plan.tile.threads) + " threads, " + std::to_string(plan.tile.items) +
      " entries each";
  if (!plan.mayExceed)
    return text;
  if (plan.mergeLaunches > 0)
    return text + (plan.mayFit ? ", longer rows merged in " : ", merged in ") +
           std::to_string(plan.mergeLaunches) + " launches";
  return text + (plan.mayFit ? ", longer rows merged" : ", merged") + " through the workspace";
}

// As many threads as digits. What a pass takes besides reading and writing is looking back (16M f32
// on an H100: 185 us, 100 without): large tiles are few. With i64 beside, in all, on an H200: 663
// us in two workgroups at once of 24 entries a thread, 655 of 26, which registers do not hold of
// all types, 678 of 28, 684 of 20, 717 of 16, 660 to 680 in three of 16.
static constexpr int64_t kRadixThreads = 256, kShortestRadixRow = 1 << 18;
static constexpr int64_t kRadixItems[] = {24, 16, 12, 8};
// A pass that does not look back, in quarters of what sorting or merging tiles takes (by Vulkan on
// an H200 3 rows of 300001 f32 and i64 take 135 us by 4 digits, 115 by 8 merges, 1M 146 and 160, 2
// rows of 270000 i64 173 by 8 digits, 96 by 8 merges).
static constexpr int64_t kQuartersOfPass = 9;
static constexpr int64_t kCountingWorkgroups = 4; // At once on a compute unit.
static constexpr int64_t kCountedAtOnce = 8;

std::optional<RadixPlan> kernels::planRadixSort(const SortShape &shape, const TargetModel &target,
                                                Reasons why) {
  if (target.shuffleWidth() == 1)
    return why.none("not digit by digit: subgroups exchange no registers");
  if (shape.radixBits == 0)
    return why.none("not digit by digit: no single number is compared");
  int64_t computeUnits = util::computeUnitsOr(target.computeUnits);
  // Two bits of a count say what it is.
  if (shape.length < kShortestRadixRow || shape.length >= int64_t(1) << 30 || shape.rows < 1 ||
      shape.rows >= computeUnits)
    return why.none("not digit by digit: rows are short, many or of unknown size");
  RadixPlan plan;
  plan.threads = kRadixThreads;
  plan.passes = shape.radixBits / 8;
  plan.looksBack = !target.waitScope.empty();
  std::optional<SortPlan> merged = planSort(shape, target);
  if (!plan.looksBack && merged && 4 * (merged->mergeLaunches + 1) <= plan.passes * kQuartersOfPass)
    return why.none("not digit by digit: " + Twine(plan.passes) + " digits take longer than " +
                    Twine(merged->mergeLaunches) + " merges");
  plan.parts = std::max<int64_t>(1, computeUnits * kCountingWorkgroups / shape.rows);
  plan.vector = std::min<int64_t>(kCountedAtOnce, target.vectorBytes / shape.keyBytes);
  while (shape.length % plan.vector != 0)
    plan.vector /= 2;
  for (int64_t items : kRadixItems) {
    int64_t entries = plan.threads * items;
    int64_t words = plan.threads / target.subgroupSize * kRadixDigits + kRadixDigits + 64;
    plan.items = items;
    plan.workgroupBytes = words * 4 + entries * (shape.keyBytes + kPositionBytes);
    plan.tiles = llvm::divideCeil(shape.length, entries);
    // Where tiles are few, smaller ones.
    if (plan.workgroupBytes <= target.workgroupMemoryBytes &&
        2 * shape.rows * plan.tiles >= 3 * computeUnits)
      break;
  }
  if (plan.workgroupBytes > target.workgroupMemoryBytes || plan.threads > target.maxThreads ||
      shape.rows * std::max(plan.tiles, kRadixDigits) > target.maxWorkgroups[0])
    return why.none("not digit by digit: no tile fits");
  return plan;
}

std::string kernels::describe(const RadixPlan &plan) {
  return std::to_string(plan.passes) + " digits, in tiles of " + std::to_string(plan.threads) +
         " threads, " + std::to_string(plan.items) + " entries each, each pass in " +
         (plan.looksBack ? "one launch" : "three launches");
}
