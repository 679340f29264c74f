//===- AttentionPlan.cpp - how attention is spread over a GPU -------------===//
// Registers hold the scores of a tile and the weighted sums of values. With matrix instructions a
// warp has 32 queries where both fit (every key that it reads from workgroup memory serves twice as
// many products), else 16.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Attention/AttentionPlan.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"

using namespace sluice::kernels;

static constexpr int64_t kRowThreads =
    16; // Threads that share a row where there are no matrix instructions.
static constexpr int64_t kMaxColumns = 256; // Columns of values that a workgroup sums up.
static constexpr int64_t kMaxParts = 32; // Of the keys: a thread holds what all have left of a row.

int64_t AttentionPlan::firstValues() const {
  // Slices that pass through share their place.
  return firstKeys() + (unit ? stages * keyBytes() : 0);
}

int64_t AttentionPlan::firstWeights() const {
  if (unit)
    return firstValues() + stages * valueBytes();
  int64_t scores = (holdsQueries ? 0 : queryBytes()) + keyBytes();
  return firstKeys() + std::max(scores, valueBytes());
}

int64_t AttentionPlan::slotBytes() const {
  if (unit || shuffleWidth >= kRowThreads)
    return 0;
  return rows / (threads / kRowThreads) * (threads / shuffleWidth) * 4;
}

/// Whether tiles of `rows` queries give every compute unit one; unknown sizes are large.
static bool fillsDevice(int64_t rows, const AttentionShape &shape, const TargetModel &target) {
  if (shape.batch < 0 || shape.rows < 0)
    return true;
  return int64_t(llvm::divideCeil(shape.rows, rows)) * shape.batch >= target.computeUnits;
}

/// Columns of a workgroup: all, or parts of equal size.
static int64_t columnsOfTile(int64_t columns, int64_t step) {
  columns = util::sizeOr(columns, util::Assumed::AttentionColumns);
  int64_t parts = std::max<int64_t>(1, llvm::divideCeil(columns, kMaxColumns));
  return std::max(step, int64_t(llvm::alignTo(llvm::divideCeil(columns, parts), step)));
}

/// Lets workgroups share the keys of a tile where there are fewer tiles than the device has room
/// for. What they leave goes through memory and another launch, 3 us, which is what three tiles of
/// keys take with matrix instructions (measured on H200); of a part's tiles two are copied at once.
/// Rows of unlike lengths get twice as many: 16 texts of 512 to 8192 keys take a tenth less then,
/// as long ones all the same (H100).
static AttentionPlan withParts(AttentionPlan plan, const AttentionShape &shape,
                               const TargetModel &target) {
  if (shape.batch < 0 || shape.rows < 0)
    return plan;
  int64_t columns = util::sizeOr(shape.columns, util::Assumed::AttentionColumns);
  int64_t tiles = shape.batch * llvm::divideCeil(shape.rows, plan.rows) *
                  llvm::divideCeil(columns, plan.columns);
  int64_t least = plan.unit ? 2 : 1,
          keyTiles =
              shape.keys < 0 ? kMaxParts * least : int64_t(llvm::divideCeil(shape.keys, plan.keys)),
          parts = std::min(kMaxParts, (shape.isRagged ? 4 : 2) *
                                          util::computeUnitsOr(target.computeUnits) /
                                          std::max<int64_t>(tiles, 1));
  if (parts < 2 || keyTiles < 4 * least)
    return plan;
  int64_t each = std::max(least, int64_t(llvm::divideCeil(keyTiles, parts)));
  plan.parts = llvm::divideCeil(keyTiles, each);
  return plan;
}

/// Tiles for matrix instructions, whatever they are.
static AttentionPlan matrixPlan(const MatrixUnit *unit, const AttentionShape &shape) {
  AttentionPlan plan;
  plan.unit = unit;
  plan.depth = llvm::alignTo(shape.depth, 16);
  plan.columns = columnsOfTile(shape.columns, 16);
  return plan;
}

/// Subgroups have 16 queries each, in registers. The largest tile that fits.
static void addStagedPlan(SmallVectorImpl<AttentionPlan> &plans, const AttentionShape &shape,
                          const TargetModel &target, Reasons why) {
  AttentionPlan plan = matrixPlan(target.matrixUnit, shape);
  bool isFew = (shape.rows >= 0 && shape.rows <= 64) || !fillsDevice(128, shape, target);
  for (auto [rows, keys] : {std::pair<int64_t, int64_t>{128, 64}, {128, 32}, {64, 64}, {64, 32}}) {
    plan.rows = rows, plan.keys = keys, plan.threads = rows / 16 * plan.unit->threads;
    if (!(isFew && rows > 64) && plan.threads <= target.maxThreads &&
        plan.workgroupBytes() <= target.workgroupMemoryBytes)
      return plans.push_back(withParts(plan, shape, target));
  }
  why.note(Twine(plan.unit->name) + ": workgroup memory " + Twine(plan.workgroupBytes()) + " > " +
           Twine(target.workgroupMemoryBytes));
}

/// Two groups of four warps compute, with 64 queries each; one copies.
static void addGroupPlans(SmallVectorImpl<AttentionPlan> &plans, const AttentionShape &shape,
                          const TargetModel &target, Reasons why) {
  if (!target.groupUnit)
    return;
  auto no = [&](const Twine &reason) { why.note(Twine(target.groupUnit->name) + ": " + reason); };
  if (!shape.inChunks)
    return no("operands do not lie in chunks of 16 bytes");
  if (shape.rows >= 0 && shape.rows <= 64)
    return no("queries " + Twine(shape.rows) + " <= 64");
  if (!fillsDevice(128, shape, target))
    return no("fewer tiles than compute units");
  AttentionPlan plan = matrixPlan(target.groupUnit, shape);
  plan.rows = 128, plan.threads = 384, plan.stages = 2;
  plan.keys = plan.depth <= 128 && plan.columns <= 128 ? 128 : 64;
  if (plan.workgroupBytes() > target.workgroupMemoryBytes)
    return no("workgroup memory " + Twine(plan.workgroupBytes()) + " > " +
              Twine(target.workgroupMemoryBytes));
  plans.push_back(plan);
}

static void addMatrixPlans(SmallVectorImpl<AttentionPlan> &plans, const AttentionShape &shape,
                           const TargetModel &target, Reasons why) {
  if (!unitsOf(target).attention(target))
    return why.note("matrix instructions: none of the target's that attention uses");
  if (!shape.isHalf || !target.multiplies(shape.element))
    return why.note("matrix instructions: none for the operands, or they differ");
  if (shape.depth < 1 || shape.depth > 256)
    return why.note("matrix instructions: the depth is not known to be 1 to 256");
  if (target.matrixUnit->readsWhole)
    return addStagedPlan(plans, shape, target, why);
  addGroupPlans(plans, shape, target, why);
  AttentionPlan plan = matrixPlan(target.matrixUnit, shape);
  plan.keys = 64;
  plan.threads = 128;
  bool isNarrow = plan.depth <= 128 && plan.columns <= 128,
       isFew = shape.rows >= 0 && shape.rows <= 64;
  plan.rows = isNarrow && !isFew && fillsDevice(128, shape, target) ? 128 : 64;
  // Two workgroups on a compute unit hide each other's waiting better than copies that run further
  // ahead.
  for (int64_t share : {2, 1})
    for (int64_t stages : {2, 1}) {
      plan.stages = stages;
      if (plan.workgroupBytes() * share <= target.workgroupMemoryBytes)
        return plans.push_back(withParts(plan, shape, target));
    }
  why.note(Twine(plan.unit->name) + ": workgroup memory " + Twine(plan.workgroupBytes()) + " > " +
           Twine(target.workgroupMemoryBytes));
}

static void addScalarPlans(SmallVectorImpl<AttentionPlan> &plans, const AttentionShape &shape,
                           const TargetModel &target) {
  struct Tile {
    int64_t threads, rows, keys;
  };
  for (Tile tile : {Tile{256, 64, 64}, Tile{256, 64, 32}, Tile{128, 32, 32}}) {
    if (tile.threads > target.maxThreads)
      continue;
    AttentionPlan plan;
    plan.rows = tile.rows, plan.keys = tile.keys, plan.threads = tile.threads;
    plan.depth = std::max<int64_t>(0, shape.depth);
    plan.columns = columnsOfTile(shape.columns, 64);
    plan.shuffleWidth = target.shuffleWidth();
    for (bool holds : {true, false})
      for (int64_t together : {128, 64}) {
        if (plan.columns % together != 0 || (holds && plan.depth == 0))
          continue;
        plan.holdsQueries = holds;
        plan.columnsTogether = together;
        // Queries stay where that leaves room for a second workgroup.
        if (plan.workgroupBytes() * (holds ? 2 : 1) <= target.workgroupMemoryBytes)
          return plans.push_back(withParts(plan, shape, target));
      }
  }
}

SmallVector<AttentionPlan> kernels::planAttention(const AttentionShape &shape,
                                                  const TargetModel &target, Reasons why) {
  SmallVector<AttentionPlan> plans;
  addMatrixPlans(plans, shape, target, why);
  addScalarPlans(plans, shape, target);
  if (plans.empty())
    why.note("no tile of queries and keys fits workgroup memory");
  return plans;
}

std::string kernels::describe(const AttentionPlan &plan) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << (plan.unit ? plan.unit->name : "fma") << " attention: tiles of " << plan.rows
     << " queries x " << plan.keys << " keys, " << plan.columns << " columns";
  if (plan.unit)
    os << ", " << plan.stages << (plan.stages == 1 ? " stage" : " stages");
  else if (plan.holdsQueries)
    os << ", queries held";
  if (plan.parts > 1)
    os << ", keys in " << plan.parts << " parts";
  return text;
}
