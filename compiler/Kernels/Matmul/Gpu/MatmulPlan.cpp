//===- MatmulPlan.cpp - how a matrix product is spread over a GPU ---------===//
// Tiles that reached the vendor's library in measurements: few rows are a matter of reading B fast,
// many stages ahead; large products want the largest tile whose sums fit in registers.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace sluice;
using namespace sluice::kernels;

/// Steps along k; -1 if unknown.
static int64_t kTilesOf(const MatmulShape &shape) {
  return shape.k < 0 ? -1 : llvm::divideCeil(shape.k, kKTileBytes * 8 / shape.operandBits);
}

/// As many stages as fit, up to `most`. Through registers it is one, or two if they leave room for
/// another workgroup on the compute unit.
static MatmulPlan fitted(MatmulPlan plan, int64_t most, const TargetModel &target) {
  int64_t bytes = target.workgroupMemoryBytes - (plan.unit ? plan.unit->scratchBytes : 0);
  plan.stages = std::min(most, bytes / plan.stageBytes());
  if (plan.registerStaged)
    plan.stages = plan.stages >= 4 ? 2 : std::min<int64_t>(plan.stages, 1);
  return plan;
}

/// A tile for matrix instructions of single subgroups, all of which share it.
static MatmulPlan tileOf(int64_t rows, int64_t columns, int64_t maxStages, const MatmulShape &shape,
                         const TargetModel &target) {
  MatmulPlan plan;
  plan.unit = target.matrixUnit;
  plan.rows = rows, plan.columns = columns;
  plan.registerStaged = !target.asyncCopy;
  // Elements of 8 bits along m or n: a line holds 128.
  bool isWide = shape.operandBits == 8 && (!shape.lhsKContiguous || !shape.rhsKContiguous);
  plan.lineElements = isWide ? 128 : 64;
  if (plan.unit->readsWhole) // No two of eight rows begin in the same bank.
    plan.lineBytes = kKTileBytes + kMatrixChunkBytes;
  int64_t subgroups =
      kMatrixThreads / (plan.unit->threads ? plan.unit->threads : target.subgroupSize);
  plan.subgroupsM = rows == 16 ? 1 : subgroups == 4 || columns > 64 ? 2 : 4;
  plan.subgroupsN = subgroups / plan.subgroupsM;
  return fitted(plan, std::max<int64_t>(maxStages, 1), target);
}

/// Whether `plan` gives every compute unit a tile; unknown sizes are large.
static bool fillsDevice(const MatmulPlan &plan, const MatmulShape &shape,
                        const TargetModel &target) {
  if (shape.m < 0 || shape.n < 0 || shape.batch < 0)
    return true;
  int64_t tiles =
      llvm::divideCeil(shape.m, plan.rows) * llvm::divideCeil(shape.n, plan.columns) * shape.batch;
  return tiles * 4 >= target.computeUnits * 3;
}

/// Tiles of `plan` side by side, in all batches; -1 if unknown.
static int64_t tilesAcross(const MatmulPlan &plan, const MatmulShape &shape) {
  if (shape.n < 0 || shape.batch < 0)
    return -1;
  return std::max<int64_t>(llvm::divideCeil(shape.n, plan.columns) * shape.batch, 1);
}

/// Rows up to which `plan` leaves compute units without a tile, at least those of one tile.
static int64_t maxRowsBefore(const MatmulPlan &plan, const MatmulShape &shape,
                             const TargetModel &target) {
  int64_t across = tilesAcross(plan, shape);
  int64_t down = across < 0 ? 1 : llvm::divideCeil(target.computeUnits * 3, 4 * across) - 1;
  return std::max<int64_t>(down, 1) * plan.rows;
}

/// K tiles of k up to which a product is a matter of latency: more and smaller tiles beat larger
/// instructions (measured on sm_90 with 12 K tiles, 12 % to 20 %; with 48 they take 1.6 times as
/// long).
constexpr int64_t kFewKTiles = 16;

/// Rows up to which `plan` has no more tiles than there are compute units, at least those of one
/// tile.
static int64_t maxRowsAtOnce(const MatmulPlan &plan, const MatmulShape &shape,
                             const TargetModel &target) {
  int64_t across = tilesAcross(plan, shape);
  return std::max<int64_t>(across < 0 ? 1 : target.computeUnits / across, 1) * plan.rows;
}

/// How many workgroups may share a tile's k, where there are few tiles: their sums go through
/// memory and another launch, about 3 us, which is what a dozen K tiles take.
static void planSplitK(MatmulPlan &plan, int64_t minRows, const MatmulShape &shape,
                       const TargetModel &target) {
  int64_t kTiles = kTilesOf(shape), minKTiles = plan.unit ? 4 : 3;
  int64_t rows = shape.m < 0 ? minRows : shape.m;
  if (kTiles < 3 * minKTiles || shape.n < 0 || shape.batch < 0)
    return;
  int64_t tiles =
      llvm::divideCeil(rows, plan.rows) * llvm::divideCeil(shape.n, plan.columns) * shape.batch;
  int64_t parts = std::min(kTiles / minKTiles, target.computeUnits / std::max<int64_t>(tiles, 1));
  if (parts < 2)
    return;
  plan.maxSplitK = parts;
  plan.workgroupsWanted = target.computeUnits;
}

/// Whether the target has matrix instructions for the operands.
static bool hasInstructions(const MatmulShape &shape, const TargetModel &target) {
  bool hasSigns = target.matrixUnsigned || (!shape.lhsUnsigned && !shape.rhsUnsigned);
  return target.matrixUnit && target.multiplies(shape.element) && hasSigns;
}

/// Fewer stages hide nothing of what copies take.
static int64_t minStages(const MatmulPlan &plan) {
  return plan.registerStaged ? 1 : plan.unit ? 3 : 2;
}

static llvm::SmallVector<MatmulPlan> planMatrixTiles(const MatmulShape &shape,
                                                     const TargetModel &target) {
  llvm::SmallVector<MatmulPlan> plans;
  if (target.maxThreads < kMatrixThreads)
    return plans;
  if (!hasInstructions(shape, target) && !shape.isMultipliedAsF32())
    return plans;
  if (shape.lhsElementwise || shape.rhsElementwise) {
    plans.push_back(planUnalignedMatmul(shape, target));
    int64_t least = plans.back().registerStaged ? 1 : 2;
    return plans.back().stages < least ? llvm::SmallVector<MatmulPlan>() : plans;
  }
  if (!hasInstructions(shape, target)) {
    // Copies that run ahead want a stage more than copies through registers.
    int64_t stages = target.asyncCopy ? 3 : 2;
    MatmulPlan any;
    for (auto [rows, columns] : {std::pair<int64_t, int64_t>(128, 128), {64, 128}, {64, 64}}) {
      any = fitted({nullptr, rows, columns}, stages, target);
      bool isWide = shape.n >= 0 && shape.n <= columns / 2;
      if (any.stages == stages && !isWide && fillsDevice(any, shape, target))
        break;
    }
    if (any.stages < 2)
      return plans;
    if (shape.m < 0 && any.rows == 128) {
      plans.push_back(fitted({nullptr, 64, 64}, stages, target));
      plans.back().maxRows = maxRowsBefore(any, shape, target);
    }
    plans.push_back(any);
    return plans;
  }
  auto tile = [&](int64_t rows, int64_t columns, int64_t stages) {
    return tileOf(rows, columns, stages, shape, target);
  };
  MatmulPlan few = tile(16, 128, 6), some = tile(64, 128, 4);
  MatmulShape someRows = shape;
  someRows.m = std::min<int64_t>(shape.m < 0 ? some.rows : shape.m, some.rows);
  if (!fillsDevice(some, someRows,
                   target)) // More compute units, each with all that it multiplies on the way.
    some = tile(64, 64, 8);
  few.maxRows = few.rows, some.maxRows = some.rows;
  if (int64_t kTiles = kTilesOf(shape); kTiles >= 0 && kTiles <= kFewKTiles)
    some.maxRows = maxRowsAtOnce(some, shape, target);
  MatmulPlan any = tile(128, 128, 4);
  // Empty columns of a tile cost as much as others.
  auto isFilled = [&](int64_t columns) { return shape.n < 0 || shape.n > columns / 2; };
  const MatrixUnit *group = shape.operandBits == 16 ? target.groupUnit : nullptr;
  if (group) {
    // Sums of few K tiles are stored as soon as they are there: workgroups that share a compute
    // unit do so while others copy.
    int64_t kTiles = kTilesOf(shape);
    bool isShort = kTiles >= 0 && kTiles < 8;
    MatmulPlan middle = fitted({group, 128, 128, 2, 1}, isShort ? 3 : 7, target);
    any = isFilled(128) ? middle : fitted({group, 128, 64, 2, 1}, isShort ? 3 : 4, target);
    MatmulPlan large = fitted({group, 128, 256, 2, 1}, 4, target);
    bool wastesMore =
        shape.n >= 0 && llvm::alignTo(shape.n, 256) * 7 > llvm::alignTo(shape.n, 128) * 8;
    if (large.stages >= 3 && fillsDevice(large, shape, target) && !wastesMore && !isShort)
      any = large;
    if (shape.m < 0 && any == large) { // One row of tiles: small ones read B on more compute units.
      middle.maxRows = maxRowsBefore(large, shape, target);
      plans.push_back(middle);
    }
  } else if (!isFilled(128)) {
    any = tile(128, 64, 4);
  } else if (shape.element == MatrixElement::F64 || !fillsDevice(any, shape, target)) {
    any = tile(64, 128, 4); // Sums of f64 take two registers each.
  } else if (target.threadRegisters >= 512) {
    MatmulPlan large = tile(256, 128, 1);
    if (large.stages > 0 && fillsDevice(large, shape, target))
      any = large;
  }
  if (shape.m >= 0) {
    MatmulPlan only = shape.m <= few.rows ? few : shape.m <= some.maxRows ? some : any;
    only.maxRows = -1;
    plans = {only};
  } else {
    plans.insert(plans.begin(), {few, some});
    plans.push_back(any);
  }
  for (const MatmulPlan &plan : plans)
    if (plan.stages < minStages(plan))
      return {};
  return plans;
}

/// Without the plans for numbers of rows that do not occur.
static void dropUnused(llvm::SmallVector<MatmulPlan> &plans, const MatmulShape &shape) {
  if (shape.m >= 0)
    return;
  llvm::erase_if(plans, [&](const MatmulPlan &plan) {
    return plan.maxRows >= 0 && plan.maxRows < shape.minRows;
  });
  for (size_t i = 0; i + 1 < plans.size(); ++i)
    if (shape.maxRows >= 0 && plans[i].maxRows >= shape.maxRows) {
      plans.truncate(i + 1);
      plans.back().maxRows = -1;
    }
}

llvm::SmallVector<MatmulPlan> kernels::planMatmul(const MatmulShape &shape,
                                                  const TargetModel &target) {
  llvm::SmallVector<MatmulPlan> plans = planMatrixTiles(shape, target);
  dropUnused(plans, shape);
  int64_t minRows = std::max<int64_t>(shape.minRows, 1);
  for (MatmulPlan &plan : plans) {
    planSplitK(plan, minRows, shape, target);
    minRows = plan.maxRows + 1;
  }
  return plans;
}

MatmulPlan kernels::planUnalignedMatmul(const MatmulShape &shape, const TargetModel &target) {
  bool isNarrow = shape.n >= 0 && shape.n <= 64;
  if (hasInstructions(shape, target)) {
    if (isNarrow && (shape.m < 0 || shape.m > 64))
      return tileOf(128, 64, 3, shape, target);
    return tileOf(64, 128, 3, shape, target);
  }
  MatmulPlan plan = fitted({nullptr, 64, 128}, 2, target);
  bool fits = plan.stages == 2 && !isNarrow && fillsDevice(plan, shape, target);
  return fits ? plan : fitted({nullptr, 64, 64}, 2, target);
}

std::string kernels::describe(llvm::ArrayRef<MatmulPlan> plans) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      plans, os,
      [&](const MatmulPlan &plan) {
        os << (plan.unit ? plan.unit->name : "fma") << " tiles of " << plan.rows << "x"
           << plan.columns << ", " << plan.stages << (plan.stages == 1 ? " stage" : " stages");
        if (plan.maxRows >= 0)
          os << " up to " << plan.maxRows << " rows";
        if (plan.maxSplitK > 1)
          os << ", up to " << plan.maxSplitK << " parts of k";
      },
      "; ");
  return text;
}
