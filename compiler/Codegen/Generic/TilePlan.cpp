//===- TilePlan.cpp - how a kernel is cut into tiles and workgroups -------===//
#include "compiler/Codegen/Generic/TilePlan.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace sluice;
using namespace sluice::codegen;

static constexpr int64_t kUnknownOuter = 32, kUnknownInner = 512; // Guesses for sizes known at run time only.
static constexpr int64_t kWorkgroupCost = 128 << 10;              // In loads and additions: some 10 microseconds.
static constexpr int64_t kElementsWithoutScratch = 16 << 10;
static constexpr int64_t kContiguousBytes = 1024;                 // Shorter runs waste what the memory prefetches.
static constexpr int64_t kTransposeBytes = 256;                   // Side of a square that is read along one side, written along the other.

TilePlan codegen::planTiles(const TileShape &shape, const TargetModel &target) {
  int64_t elementBytes = std::max<int64_t>(1, shape.elementBits / 8);
  int64_t whole = 1;
  for (int64_t extent : shape.wholeExtents)
    whole *= extent < 0 ? kUnknownInner : std::max<int64_t>(1, extent);
  int64_t budget = kElementsWithoutScratch;
  if (shape.intermediates > 0)
    budget = target.l1Bytes / 2 / (elementBytes * (shape.intermediates + 1));
  int64_t left = std::max<int64_t>(1, budget / whole);

  bool transposes = llvm::count_if(shape.shared, [](const TileShape::Loop &loop) { return loop.contiguous; }) > 1;

  TilePlan plan;
  plan.tile.assign(shape.shared.size(), 1);
  // From the inside out, as long as the budget lasts. Contiguous loops get a run that is worth fetching in any case.
  for (int64_t i = int64_t(shape.shared.size()) - 1; i >= 0; --i) {
    const TileShape::Loop &loop = shape.shared[i];
    int64_t steps = left;
    if (loop.contiguous && transposes)
      steps = kTransposeBytes / elementBytes;
    else if (loop.contiguous)
      steps = std::max(steps, kContiguousBytes / elementBytes);
    if (loop.extent >= 0 && loop.extent <= steps + steps / 2)
      steps = std::max<int64_t>(1, loop.extent); // No tile of a few leftover steps.
    plan.tile[i] = steps;
    int64_t guess = loop.extent < 0 ? std::min(steps, kUnknownOuter) : steps;
    left = std::max<int64_t>(1, left / std::max<int64_t>(1, guess));
  }
  int64_t elements = whole;
  for (auto [steps, loop] : llvm::zip(plan.tile, shape.shared))
    elements *= steps;
  plan.scratchBytes = elements * shape.intermediates * elementBytes;
  plan.tilesPerWorkgroup = std::max<int64_t>(1, kWorkgroupCost / std::max<int64_t>(1, elements * shape.costPerElement));
  return plan;
}

std::string codegen::describe(const TilePlan &plan) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "tiles of ";
  llvm::interleave(plan.tile, os, "x");
  os << ", " << plan.tilesPerWorkgroup << " per workgroup";
  return text;
}
