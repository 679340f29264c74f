//===- MatrixPlan.cpp - how a matrix product is spread over a GPU ---------===//
// Tiles that reached the vendor's library in measurements: few rows are a matter of reading B fast, many stages ahead; large
// products want the largest tile whose sums fit in registers.
//===----------------------------------------------------------------------===//
#include "compiler/Codegen/Gpu/Matrix/MatrixPlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace sluice;
using namespace sluice::codegen;

/// Steps along k; -1 if unknown.
static int64_t slicesOf(const MatrixShape &shape) {
  return shape.k < 0 ? -1 : llvm::divideCeil(shape.k, kMatrixSliceBytes * 8 / shape.operandBits);
}

/// As many stages as fit, up to `most`.
static MatrixPlan fitted(MatrixPlan plan, int64_t most, const TargetModel &target) {
  plan.stages = std::min(most, target.workgroupMemoryBytes / plan.stageBytes());
  return plan;
}

/// Whether `plan` gives every processor a tile; unknown sizes are large.
static bool fillsDevice(const MatrixPlan &plan, const MatrixShape &shape, const TargetModel &target) {
  if (shape.m < 0 || shape.n < 0 || shape.batch < 0)
    return true;
  int64_t tiles = llvm::divideCeil(shape.m, plan.rows) * llvm::divideCeil(shape.n, plan.columns) * shape.batch;
  return tiles * 4 >= target.processors * 3;
}

/// Rows up to which `plan` leaves processors without a tile, at least those of one tile.
static int64_t mostRowsBefore(const MatrixPlan &plan, const MatrixShape &shape, const TargetModel &target) {
  if (shape.n < 0 || shape.batch < 0)
    return plan.rows;
  int64_t across = std::max<int64_t>(llvm::divideCeil(shape.n, plan.columns) * shape.batch, 1);
  int64_t down = llvm::divideCeil(target.processors * 3, 4 * across);
  return std::max<int64_t>(down - 1, 1) * plan.rows;
}

/// How many workgroups may share a tile's k, where there are few tiles: their sums go through memory and another launch, about 3 us, which
/// is what a dozen slices take.
static void planParts(MatrixPlan &plan, int64_t leastRows, const MatrixShape &shape, const TargetModel &target) {
  int64_t slices = slicesOf(shape), leastSlices = plan.unit == MatrixUnit::None ? 3 : 4;
  int64_t rows = shape.m < 0 ? leastRows : shape.m;
  if (slices < 3 * leastSlices || shape.n < 0 || shape.batch < 0)
    return;
  int64_t tiles = llvm::divideCeil(rows, plan.rows) * llvm::divideCeil(shape.n, plan.columns) * shape.batch;
  int64_t parts = std::min(slices / leastSlices, target.processors / std::max<int64_t>(tiles, 1));
  if (parts < 2)
    return;
  plan.mostParts = parts;
  plan.workgroupsWanted = target.processors;
}

/// Whether the target has matrix instructions for the operands.
static bool hasInstructions(const MatrixShape &shape, const TargetModel &target) {
  return target.matrixUnit != MatrixUnit::None && shape.operandBits == 16;
}

static llvm::SmallVector<MatrixPlan> planTiles(const MatrixShape &shape, const TargetModel &target) {
  llvm::SmallVector<MatrixPlan> plans;
  if (target.maxThreads < kMatrixThreads)
    return plans;
  if (shape.leftGathered || shape.rightGathered) {
    plans.push_back(planUnalignedMatrix(shape, target));
    return plans.back().stages < 2 ? llvm::SmallVector<MatrixPlan>() : plans;
  }
  if (!hasInstructions(shape, target)) {
    // Copies that run ahead want a stage more than copies through registers.
    int64_t stages = target.matrixUnit == MatrixUnit::None ? 2 : 3;
    MatrixPlan any;
    for (auto [rows, columns] : {std::pair<int64_t, int64_t>(128, 128), {64, 128}, {64, 64}}) {
      any = fitted({MatrixUnit::None, rows, columns}, stages, target);
      bool isWide = shape.n >= 0 && shape.n <= columns / 2;
      if (any.stages == stages && !isWide && fillsDevice(any, shape, target))
        break;
    }
    if (any.stages < 2)
      return plans;
    if (shape.m < 0 && any.rows == 128) {
      plans.push_back(fitted({MatrixUnit::None, 64, 64}, stages, target));
      plans.back().mostRows = mostRowsBefore(any, shape, target);
    }
    plans.push_back(any);
    return plans;
  }
  constexpr MatrixUnit mma = MatrixUnit::Mma;
  MatrixPlan few = fitted({mma, 16, 128, 1, 8, 0, 16}, 6, target),
             some = fitted({mma, 64, 128, 2, 4, 0, 64}, 4, target);
  MatrixShape someRows = shape;
  someRows.m = std::min<int64_t>(shape.m < 0 ? some.rows : shape.m, some.rows);
  if (!fillsDevice(some, someRows, target)) // More processors, each with all that it multiplies on the way.
    some = fitted({mma, 64, 64, 4, 2, 0, 64}, 8, target);
  MatrixPlan any = fitted({mma, 128, 128, 2, 4}, 4, target);
  // Empty columns of a tile cost as much as others.
  auto isFilled = [&](int64_t columns) { return shape.n < 0 || shape.n > columns / 2; };
  if (target.matrixUnit == MatrixUnit::Wgmma) {
    // Sums of few slices are stored as soon as they are there: workgroups that share a processor do so while others copy.
    int64_t slices = slicesOf(shape);
    bool isShort = slices >= 0 && slices < 8;
    MatrixPlan middle = fitted({MatrixUnit::Wgmma, 128, 128, 2, 1}, isShort ? 3 : 7, target);
    any = isFilled(128) ? middle : fitted({MatrixUnit::Wgmma, 128, 64, 2, 1}, isShort ? 3 : 4, target);
    MatrixPlan large = fitted({MatrixUnit::Wgmma, 128, 256, 2, 1}, 4, target);
    bool wastesMore = shape.n >= 0 && llvm::alignTo(shape.n, 256) * 7 > llvm::alignTo(shape.n, 128) * 8;
    if (large.stages >= 3 && fillsDevice(large, shape, target) && !wastesMore && !isShort)
      any = large;
    if (shape.m < 0 && any == large) { // One row of tiles: small ones read B on more processors.
      middle.mostRows = mostRowsBefore(large, shape, target);
      plans.push_back(middle);
    }
  } else if (!isFilled(128)) {
    any = fitted({mma, 128, 64, 4, 2}, 4, target);
  } else if (!fillsDevice(any, shape, target)) {
    any = fitted({mma, 64, 128, 2, 4}, 4, target);
  }
  if (shape.m >= 0) {
    MatrixPlan only = shape.m <= few.rows ? few : shape.m <= some.rows ? some : any;
    only.mostRows = -1;
    plans = {only};
  } else {
    plans.insert(plans.begin(), {few, some});
    plans.push_back(any);
  }
  for (const MatrixPlan &plan : plans)
    if (plan.stages < 3)
      return {};
  return plans;
}

llvm::SmallVector<MatrixPlan> codegen::planMatrix(const MatrixShape &shape, const TargetModel &target) {
  llvm::SmallVector<MatrixPlan> plans = planTiles(shape, target);
  int64_t leastRows = 1;
  for (MatrixPlan &plan : plans) {
    planParts(plan, leastRows, shape, target);
    leastRows = plan.mostRows + 1;
  }
  return plans;
}

MatrixPlan codegen::planUnalignedMatrix(const MatrixShape &shape, const TargetModel &target) {
  bool isNarrow = shape.n >= 0 && shape.n <= 64;
  if (hasInstructions(shape, target)) {
    if (isNarrow && (shape.m < 0 || shape.m > 64))
      return fitted({MatrixUnit::Mma, 128, 64, 4, 2}, 3, target);
    return fitted({MatrixUnit::Mma, 64, 128, 2, 4}, 3, target);
  }
  MatrixPlan plan = fitted({MatrixUnit::None, 64, 128}, 2, target);
  bool fits = plan.stages == 2 && !isNarrow && fillsDevice(plan, shape, target);
  return fits ? plan : fitted({MatrixUnit::None, 64, 64}, 2, target);
}

std::string codegen::describe(llvm::ArrayRef<MatrixPlan> plans) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      plans, os,
      [&](const MatrixPlan &plan) {
        os << (plan.unit == MatrixUnit::Wgmma ? "wgmma"
               : plan.unit == MatrixUnit::Mma ? "mma"
                                              : "fma")
           << " tiles of " << plan.rows << "x" << plan.columns << ", " << plan.stages << " stages";
        if (plan.mostRows >= 0)
          os << " up to " << plan.mostRows << " rows";
        if (plan.mostParts > 1)
          os << ", up to " << plan.mostParts << " parts of k";
      },
      "; ");
  return text;
}
