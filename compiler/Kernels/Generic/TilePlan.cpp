//===- TilePlan.cpp - how a kernel is cut into tiles and workgroups -------===//
#include "compiler/Kernels/Generic/TilePlan.h"
#include "llvm/ADT/StringExtras.h"

using namespace sluice::kernels;

static constexpr int64_t kWorkgroupCost = 128
                                          << 10; // In loads and additions: some 10 microseconds.
static constexpr int64_t kElementsWithoutScratch = 16 << 10;
static constexpr int64_t kContiguousBytes = 1024; // Shorter runs waste what the memory prefetches.
static constexpr int64_t kTransposeBytes =
    256; // Side of a square that is read along one side, written along the other.

TilePlan kernels::planTiles(const TileShape &shape, const TargetModel &target) {
  int64_t elementBytes = std::max<int64_t>(1, shape.elementBits / 8);
  TilePlan plan;
  plan.elements = kElementsWithoutScratch;
  if (shape.intermediates > 0)
    plan.elements = target.l1Bytes / 2 / (elementBytes * (shape.intermediates + 1));
  plan.workgroupElements =
      std::max<int64_t>(1, kWorkgroupCost / shape.costPerElement / shape.rowLength);
  bool transposes =
      llvm::count_if(shape.shared, [](const TileShape::Loop &loop) { return loop.contiguous; }) > 1;

  // Grows tiles from the innermost loop out while elements are left; an unknown size may be 1.
  int64_t left = std::max<int64_t>(1, plan.elements / shape.rowLength);
  for (int64_t extent : shape.wholeExtents)
    left = std::max<int64_t>(1, left / std::max<int64_t>(1, extent));
  plan.loops.resize(shape.shared.size());
  for (int64_t i = int64_t(shape.shared.size()) - 1; i >= 0; --i) {
    const TileShape::Loop &loop = shape.shared[i];
    int64_t steps = left, fewest = 1;
    if (loop.contiguous) {
      fewest = (transposes ? kTransposeBytes : kContiguousBytes) / elementBytes;
      steps = transposes ? fewest : std::max(steps, fewest);
    }
    if (loop.extent >= 0 && loop.extent <= steps + steps / 2)
      steps = std::max<int64_t>(1, loop.extent); // No tile of a few leftover steps.
    plan.loops[i] = {steps, std::min(fewest, steps)};
    left = std::max<int64_t>(1, left / (loop.extent < 0 ? 1 : steps));
  }
  return plan;
}

std::string kernels::describe(const TilePlan &plan) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "tiles of ";
  llvm::interleave(plan.loops, os, [&](const TilePlan::Loop &loop) { os << loop.steps; }, "x");
  if (plan.threads > 0)
    os << " a thread, " << plan.threads << " threads a workgroup";
  else
    os << " and " << plan.elements << " elements, " << plan.workgroupElements << " a workgroup";
  return text;
}
