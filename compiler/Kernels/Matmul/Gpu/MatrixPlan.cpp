//===- MatrixPlan.cpp - how a matrix product is spread over a GPU ---------===//
// Tiles that reached the vendor's library in measurements: few rows are a matter of reading B fast, many stages ahead; large
// products want the largest tile whose sums fit in registers.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Matmul/Gpu/MatrixPlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace sluice;
using namespace sluice::kernels;

/// Steps along k; -1 if unknown.
static int64_t slicesOf(const MatrixShape &shape) {
  return shape.k < 0 ? -1 : llvm::divideCeil(shape.k, kMatrixSliceBytes * 8 / shape.operandBits);
}

/// As many stages as fit, up to `most`. Through registers it is one, or two if they leave room for another workgroup on the processor.
static MatrixPlan fitted(MatrixPlan plan, int64_t most, const TargetModel &target) {
  bool hasScratch = plan.unit == MatrixUnit::Cooperative;
  int64_t bytes = target.workgroupMemoryBytes - (hasScratch ? kCooperativeScratch * 4 : 0);
  plan.stages = std::min(most, bytes / plan.stageBytes());
  if (plan.throughRegisters)
    plan.stages = plan.stages >= 4 ? 2 : std::min<int64_t>(plan.stages, 1);
  return plan;
}

/// A tile for matrix instructions of single subgroups, all of which share it.
static MatrixPlan tileOf(int64_t rows, int64_t columns, int64_t mostStages, const MatrixShape &shape,
                         const TargetModel &target) {
  MatrixPlan plan;
  plan.unit = target.matrixUnit == MatrixUnit::Wgmma ? MatrixUnit::Mma : target.matrixUnit;
  plan.rows = rows, plan.columns = columns;
  plan.throughRegisters = !target.copiesAhead;
  // Elements of 8 bits along m or n: a line holds 128.
  bool isWide = shape.operandBits == 8 && (!shape.leftAlongK || !shape.rightAlongK);
  plan.lineElements = isWide ? 128 : 64;
  bool isCooperative = plan.unit == MatrixUnit::Cooperative;
  if (isCooperative) // No two of eight rows begin in the same bank.
    plan.lineBytes = kMatrixSliceBytes + kMatrixChunkBytes;
  int64_t subgroups = kMatrixThreads / (isCooperative ? kCooperativeThreads : target.subgroupSize);
  plan.rowParts = rows == 16 ? 1 : subgroups == 4 || columns > 64 ? 2 : 4;
  plan.columnParts = subgroups / plan.rowParts;
  return fitted(plan, std::max<int64_t>(mostStages, 1), target);
}

/// Whether `plan` gives every processor a tile; unknown sizes are large.
static bool fillsDevice(const MatrixPlan &plan, const MatrixShape &shape, const TargetModel &target) {
  if (shape.m < 0 || shape.n < 0 || shape.batch < 0)
    return true;
  int64_t tiles = llvm::divideCeil(shape.m, plan.rows) * llvm::divideCeil(shape.n, plan.columns) * shape.batch;
  return tiles * 4 >= target.processors * 3;
}

/// Tiles of `plan` side by side, in all batches; -1 if unknown.
static int64_t tilesAcross(const MatrixPlan &plan, const MatrixShape &shape) {
  if (shape.n < 0 || shape.batch < 0)
    return -1;
  return std::max<int64_t>(llvm::divideCeil(shape.n, plan.columns) * shape.batch, 1);
}

/// Rows up to which `plan` leaves processors without a tile, at least those of one tile.
static int64_t mostRowsBefore(const MatrixPlan &plan, const MatrixShape &shape, const TargetModel &target) {
  int64_t across = tilesAcross(plan, shape);
  int64_t down = across < 0 ? 1 : llvm::divideCeil(target.processors * 3, 4 * across) - 1;
  return std::max<int64_t>(down, 1) * plan.rows;
}

/// Slices of k up to which a product is a matter of latency: more and smaller tiles beat larger instructions (measured on sm_90 with 12
/// slices, 12 % to 20 %; with 48 they take 1.6 times as long).
constexpr int64_t kFewSlices = 16;

/// Rows up to which `plan` has no more tiles than there are processors, at least those of one tile.
static int64_t mostRowsAtOnce(const MatrixPlan &plan, const MatrixShape &shape, const TargetModel &target) {
  int64_t across = tilesAcross(plan, shape);
  return std::max<int64_t>(across < 0 ? 1 : target.processors / across, 1) * plan.rows;
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
  // Mfma has signed integers only.
  bool hasSigns = target.matrixUnit != MatrixUnit::Mfma || (!shape.leftUnsigned && !shape.rightUnsigned);
  return target.matrixUnit != MatrixUnit::None && target.multiplies(shape.element) && hasSigns;
}

/// Fewer stages hide nothing of what copies take.
static int64_t leastStages(const MatrixPlan &plan) {
  return plan.throughRegisters ? 1 : plan.unit == MatrixUnit::None ? 2 : 3;
}

static llvm::SmallVector<MatrixPlan> planMatrixTiles(const MatrixShape &shape, const TargetModel &target) {
  llvm::SmallVector<MatrixPlan> plans;
  if (target.maxThreads < kMatrixThreads)
    return plans;
  if (!hasInstructions(shape, target) && !shape.isMultipliedAsF32())
    return plans;
  if (shape.leftGathered || shape.rightGathered) {
    plans.push_back(planUnalignedMatrix(shape, target));
    int64_t least = plans.back().throughRegisters ? 1 : 2;
    return plans.back().stages < least ? llvm::SmallVector<MatrixPlan>() : plans;
  }
  if (!hasInstructions(shape, target)) {
    // Copies that run ahead want a stage more than copies through registers.
    int64_t stages = target.copiesAhead ? 3 : 2;
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
  auto tile = [&](int64_t rows, int64_t columns, int64_t stages) {
    return tileOf(rows, columns, stages, shape, target);
  };
  MatrixPlan few = tile(16, 128, 6), some = tile(64, 128, 4);
  MatrixShape someRows = shape;
  someRows.m = std::min<int64_t>(shape.m < 0 ? some.rows : shape.m, some.rows);
  if (!fillsDevice(some, someRows, target)) // More processors, each with all that it multiplies on the way.
    some = tile(64, 64, 8);
  few.mostRows = few.rows, some.mostRows = some.rows;
  if (int64_t slices = slicesOf(shape); slices >= 0 && slices <= kFewSlices)
    some.mostRows = mostRowsAtOnce(some, shape, target);
  MatrixPlan any = tile(128, 128, 4);
  // Empty columns of a tile cost as much as others.
  auto isFilled = [&](int64_t columns) { return shape.n < 0 || shape.n > columns / 2; };
  bool isWgmma = target.matrixUnit == MatrixUnit::Wgmma && shape.operandBits == 16;
  if (isWgmma) {
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
    any = tile(128, 64, 4);
  } else if (shape.element == MatrixElement::F64 || !fillsDevice(any, shape, target)) {
    any = tile(64, 128, 4); // Sums of f64 take two registers each.
  } else if (target.matrixUnit == MatrixUnit::Mfma && target.threadRegisters >= 512) {
    MatrixPlan large = tile(256, 128, 1);
    if (large.stages > 0 && fillsDevice(large, shape, target))
      any = large;
  }
  if (shape.m >= 0) {
    MatrixPlan only = shape.m <= few.rows ? few : shape.m <= some.mostRows ? some : any;
    only.mostRows = -1;
    plans = {only};
  } else {
    plans.insert(plans.begin(), {few, some});
    plans.push_back(any);
  }
  for (const MatrixPlan &plan : plans)
    if (plan.stages < leastStages(plan))
      return {};
  return plans;
}

/// Without the plans for numbers of rows that do not occur.
static void dropUnused(llvm::SmallVector<MatrixPlan> &plans, const MatrixShape &shape) {
  if (shape.m >= 0)
    return;
  llvm::erase_if(plans, [&](const MatrixPlan &plan) { return plan.mostRows >= 0 && plan.mostRows < shape.leastRows; });
  for (size_t i = 0; i + 1 < plans.size(); ++i)
    if (shape.mostRows >= 0 && plans[i].mostRows >= shape.mostRows) {
      plans.truncate(i + 1);
      plans.back().mostRows = -1;
    }
}

llvm::SmallVector<MatrixPlan> kernels::planMatrix(const MatrixShape &shape, const TargetModel &target) {
  llvm::SmallVector<MatrixPlan> plans = planMatrixTiles(shape, target);
  dropUnused(plans, shape);
  int64_t leastRows = std::max<int64_t>(shape.leastRows, 1);
  for (MatrixPlan &plan : plans) {
    planParts(plan, leastRows, shape, target);
    leastRows = plan.mostRows + 1;
  }
  return plans;
}

MatrixPlan kernels::planUnalignedMatrix(const MatrixShape &shape, const TargetModel &target) {
  bool isNarrow = shape.n >= 0 && shape.n <= 64;
  if (hasInstructions(shape, target)) {
    if (isNarrow && (shape.m < 0 || shape.m > 64))
      return tileOf(128, 64, 3, shape, target);
    return tileOf(64, 128, 3, shape, target);
  }
  MatrixPlan plan = fitted({MatrixUnit::None, 64, 128}, 2, target);
  bool fits = plan.stages == 2 && !isNarrow && fillsDevice(plan, shape, target);
  return fits ? plan : fitted({MatrixUnit::None, 64, 64}, 2, target);
}

std::string kernels::describe(llvm::ArrayRef<MatrixPlan> plans) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      plans, os,
      [&](const MatrixPlan &plan) {
        static constexpr const char *kNames[] = {"fma", "mma", "wgmma", "mfma", "wmma", "cooperative"};
        os << kNames[size_t(plan.unit)] << " tiles of " << plan.rows << "x" << plan.columns << ", " << plan.stages
           << (plan.stages == 1 ? " stage" : " stages");
        if (plan.mostRows >= 0)
          os << " up to " << plan.mostRows << " rows";
        if (plan.mostParts > 1)
          os << ", up to " << plan.mostParts << " parts of k";
      },
      "; ");
  return text;
}
