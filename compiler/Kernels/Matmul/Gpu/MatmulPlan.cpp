//===- MatmulPlan.cpp - how a matrix product is spread over a GPU ---------===//
// Of the tiles for a number of rows (MatmulTiles.h) the first whose conditions hold is taken; then
// it is decided who shares k, and who takes several tiles.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulTiles.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulTime.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace sluice::kernels;

/// As many stages as fit, up to `max`. Through registers it is one, or two if they leave room for
/// another workgroup on the compute unit.
static MatmulPlan fitted(MatmulPlan plan, int64_t max, const TargetModel &target) {
  int64_t bytes = target.workgroupMemoryBytes - plan.rowStoreBytes -
                  (plan.copyThreads > 0 ? max * kSignalBytes : 0);
  plan.stages = std::min(max, bytes / plan.stageBytes());
  if (plan.registerStaged)
    plan.stages = plan.stages >= 4 ? 2 : std::min<int64_t>(plan.stages, 1);
  return plan;
}

/// Tiles of few rows, see MatmulTiles.h; narrower ones have several K tiles in a stage.
constexpr int64_t kFewTileRows = 16, kFewTileColumns = 128, kLeastTileColumns = 16;

/// Sums of few K tiles are stored as soon as they are there: workgroups that share a compute unit
/// do so while others copy.
static bool isShortSum(const MatmulShape &shape) {
  int64_t kTiles = kTilesOf(shape);
  return kTiles >= 0 && kTiles < 8;
}

/// Whether the last K tile may be shorter than others.
static bool endsEarly(const MatmulShape &shape) {
  return shape.k < 0 || shape.k % (kKTileBytes * 8 / shape.operandBits) != 0;
}

/// A tile for matrix instructions of single subgroups, all of which share it. `threads`: of those;
/// 0: as many as suit it best.
static MatmulPlan tileOf(int64_t rows, int64_t columns, int64_t maxStages, const MatmulShape &shape,
                         const TargetModel &target, int64_t threads = 0) {
  MatmulPlan plan;
  plan.unit = target.matrixUnit;
  plan.rows = rows, plan.columns = columns;
  plan.registerStaged = !target.asyncCopy;
  // Elements of 8 bits along m or n: a line holds 128.
  bool isWide = shape.operandBits == 8 && (!shape.lhsKContiguous || !shape.rhsKContiguous);
  plan.lineElements = isWide ? 128 : 64;
  if (plan.unit->readsWhole) // No two of eight rows begin in the same bank.
    plan.lineBytes = kKTileBytes + kMatrixChunkBytes;
  // Matrices of larger parts are read less often, and one of two workgroups multiplies while the
  // other one waits: by 256 threads 4096^3 takes 524 us on an H100, 435 by 128, int8 304 and 250, a
  // 7x7 convolution of 3 channels in narrow tiles 61 and 48, on an H200 2000 x 2000 x 200 17 and
  // 14, 8192 x 1024 x 448 39 and 32. Of narrow tiles long sums are the other way round: a 3x3
  // convolution of 64 channels takes 92 and 112. Conditions of windows and of K tiles that may end
  // early have no registers then.
  bool isWideTile = columns == 128,
       isLarge = rows == 128 && (isShortSum(shape) ? !isWideTile || !shape.hasWindows
                                                   : isWideTile && !endsEarly(shape));
  if (threads > 0)
    plan.threads = threads;
  else if (plan.readsWhole() && isLarge)
    plan.threads = kMatrixThreads / 2;
  int64_t subgroups =
      plan.threads / (plan.unit->threads ? plan.unit->threads : target.subgroupSize);
  plan.subgroupsM = rows == 16 ? 1 : subgroups == 4 || columns > 64 ? 2 : 4;
  plan.subgroupsN = subgroups / plan.subgroupsM;
  if (rows == kFewTileRows && columns < kFewTileColumns) { // As many bytes of it, deeper along k.
    plan.kTilesTogether = kFewTileColumns / columns, plan.subgroupsN /= plan.kTilesTogether;
    plan.lineElements = rows;
    int64_t ofHalf = target.workgroupMemoryBytes / 2 / plan.stageBytes();
    maxStages = std::min(maxStages, std::max<int64_t>(ofHalf, 3));
  }
  return fitted(plan, std::max<int64_t>(maxStages, 1), target);
}

/// Whether `plan` gives every compute unit a tile; unknown sizes are large.
static bool fillsDevice(const MatmulPlan &plan, const MatmulShape &shape,
                        const TargetModel &target) {
  int64_t tiles = tilesOf(plan, shape);
  return tiles < 0 || tiles * 4 >= target.computeUnits * 3;
}

/// Rows of which `plan` has up to `count` tiles, at least those of one tile.
static int64_t maxRowsOf(int64_t count, const MatmulPlan &plan, MatmulShape shape) {
  shape.m = 1;
  int64_t across = tilesOf(plan, shape);
  return std::max<int64_t>(across < 0 ? 1 : count / std::max<int64_t>(across, 1), 1) * plan.rows;
}

/// K tiles of k up to which a product is a matter of latency: more and smaller tiles beat larger
/// instructions (measured on sm_90 with 12 K tiles, 12 % to 20 %; with 48 they take 1.6 times as
/// long).
constexpr int64_t kFewKTiles = 16;

/// Whether the target has matrix instructions for the operands.
static bool hasInstructions(const MatmulShape &shape, const TargetModel &target) {
  bool hasSigns = target.matrixUnsigned || (!shape.lhsUnsigned && !shape.rhsUnsigned);
  return target.matrixUnit && target.multiplies(shape.element) && hasSigns;
}

/// Whether subgroups can multiply in groups: elements of 8 bits must lie along k.
static bool isForGroups(const MatmulShape &shape) {
  return shape.operandBits == 16 ||
         (shape.operandBits == 8 && shape.lhsKContiguous && shape.rhsKContiguous);
}

static bool isOf(Engine engine, const MatmulShape &shape, const TargetModel &target) {
  switch (engine) {
  case Engine::Groups:
    return hasInstructions(shape, target) && target.groupUnit && isForGroups(shape);
  case Engine::Subgroups: return hasInstructions(shape, target);
  case Engine::Threads: return !hasInstructions(shape, target) && shape.isMultipliedAsF32();
  }
  llvm_unreachable("all cases return");
}

/// Whether single subgroups multiply what groups multiply as wider elements: sm_90 has no other
/// instructions for floats of 8 bits (64 x 4096 x 4096 takes 19 us by mma.sync, 13 us as half of a
/// tile of wgmma).
static bool isWidenedBySubgroups(const MatmulShape &shape, const TargetModel &target) {
  bool isSmallFloat =
      shape.element == MatrixElement::F8E4M3 || shape.element == MatrixElement::F8E5M2;
  return isSmallFloat && isOf(Engine::Groups, shape, target);
}

static int64_t tilesOf(const Tile &tile, const MatmulShape &shape, const TargetModel &target) {
  MatmulPlan plan{target.groupUnit, tile.rows, tile.columns};
  plan.isTransposed = shape.isTransposed;
  return kernels::tilesOf(plan, shape);
}

/// Whether no compute unit has two tiles.
static bool isOneWave(const Tile &tile, const MatmulShape &shape, const TargetModel &target) {
  int64_t tiles = tilesOf(tile, shape, target);
  return tiles >= 0 && tiles <= target.computeUnits;
}

/// Whether threads of their own can copy.
static bool canCopyBeside(const MatmulShape &shape, const TargetModel &target) {
  return isOf(Engine::Groups, shape, target) && shape.k >= 0 &&
         target.maxThreads >= kMatrixThreads + kCopyThreads;
}

/// Whether they do. What threads add between products of 8-bit floats leaves no time for copies: on
/// an H100 4096^3 takes 109 us, 119 by all threads, 8192 x 8192 x 256 55 and 92. It begins 0.5 us
/// later, which one tile each does not make up for unless sums are multiplied in two parts, or many
/// K tiles do (256 x 14336 x 4096 in tiles of 128x224 takes 52 us, 55 by all threads).
/// Workgroups that take several tiles in turn wait neither for copies nor for stores so.
static bool isCopiedBeside(const Tile &tile, const MatmulShape &shape, const TargetModel &target) {
  if (tile.engine != Engine::Groups || !canCopyBeside(shape, target))
    return false;
  if (shape.rhsComputedBits > 0) // Who multiplies has no time for it.
    return true;
  int64_t tiles = tilesOf(tile, shape, target),
          atOnce = target.computeUnits * (isShortSum(shape) ? 2 : 1);
  bool takesTurns = tile.rows == 128 && tiles > atOnce;
  bool areMany = tiles < 0 && tile.rows >= 128;
  // One tile each: 384 x 1024 x 1024 4.4 us, by boxes 4.9, 3152 x 384 x 1536 10.5 and 9.2.
  // (Of rows that do not begin with lines each K tile takes all threads 160 ns longer.)
  // Nor do K tiles of few bytes make it up: 512 x 768 x 3072 in tiles of 64x48 8.4 us, 10.1.
  bool areSmall = tile.rows == 64 && tile.columns < 64,
       areFew = tile.rows <= 128 && isOneWave(tile, shape, target) && !isUneven(shape) &&
                (kTilesOf(shape) <= kFewKTiles || areSmall);
  return (shape.hasBoxes && !areFew) || takesTurns || areMany ||
         (tile.columns > 192 && isWidenedBySubgroups(shape, target));
}

static int64_t stagesOf(const Tile &tile, const MatmulShape &shape, const TargetModel &target) {
  if (tile.engine == Engine::Threads)
    return target.asyncCopy ? tile.stages : tile.fewerStages;
  int64_t ofShort = shape.operandBits == 16 ? 4 : tile.stages; // Memory goes to what is stored.
  return !isShortSum(shape)                    ? tile.stages
         : isCopiedBeside(tile, shape, target) ? std::min(tile.stages, ofShort)
         : isOneWave(tile, shape, target)      ? tile.stages
                                               : tile.fewerStages;
}

/// Workgroups that a compute unit has memory for.
static int64_t atOnce(const MatmulPlan &plan, const TargetModel &target) {
  int64_t most =
      target.workgroupMemoryBytes / (plan.stages * plan.stageBytes() + plan.rowStoreBytes);
  return plan.copyThreads > 0 ? std::min<int64_t>(most, 1) : most;
}

/// Of workgroup memory, at least: 32 columns of 128 rows.
constexpr int64_t kRowStoreBytes = 16 << 10;

static MatmulPlan planOf(const Tile &tile, const MatmulShape &shape, const TargetModel &target) {
  int64_t stages = stagesOf(tile, shape, target);
  switch (tile.engine) {
  case Engine::Groups: {
    MatmulPlan plan{target.groupUnit, tile.rows, tile.columns, tile.rows / 64, 1};
    plan.kTilesTogether = groupsOfColumns(tile.rows);
    plan.packsColumns = shape.rhsKContiguous && shape.rhsComputedBits == 0;
    plan.isTransposed = shape.isTransposed;
    plan.copyThreads = isCopiedBeside(tile, shape, target) ? kCopyThreads : 0;
    bool takesTurns = tile.rows == 128;
    plan.rowStoreBytes = takesTurns ? kRowStoreBytes : 0;
    plan = fitted(plan, stages, target);
    if (!takesTurns) {
      plan.rowStoreBytes = tile.rows % 128 != 0 && !plan.isTransposed ? 0 : 2 * kRowStoreBytes;
      return plan;
    }
    MatmulPlan larger = plan;
    larger.rowStoreBytes *= 2;
    return atOnce(larger, target) == atOnce(plan, target) ? larger : plan;
  }
  case Engine::Subgroups: return tileOf(tile.rows, tile.columns, stages, shape, target);
  case Engine::Threads: {
    MatmulPlan plan{nullptr, tile.rows, tile.columns};
    if (target.asyncCopy) // Places without arithmetic: see SimtMatrixUnit.
      plan.lineBytes = kKTileBytes + kMatrixChunkBytes;
    // Vectors along k are four steps of k in registers: 4096^3 f32 takes 2.8 ms on an H100, 3.08
    // with an lhs in vectors along k. Places of single elements cost more than that gains in small
    // tiles (999 x 768 x 3072 217 us, 187) and in windows (5 % of a 3x3 convolution).
    plan.turnsK = target.asyncCopy && tile.use != Use::Gathered && shape.operandBits == 32 &&
                  shape.rhsComputedBits == 0 && !shape.hasWindows && tile.columns >= 128;
    plan.resident = plan.turnsK ? 2 : 0; // One multiplies while the other one waits.
    return fitted(plan, stages, target);
  }
  }
  llvm_unreachable("all cases return");
}

/// Where compute units get several tiles each, as many workgroups as run at once take them in turn.
static void planTurns(MatmulPlan &plan, const MatmulShape &shape, const TargetModel &target) {
  int64_t tiles = tilesOf(plan, shape);
  if (plan.copyThreads > 0 && plan.rows == 128 && plan.maxSplitK == 1 && plan.clusterSize == 1 &&
      shape.groups == 0 && (tiles < 0 || tiles > unitsFor(plan, target)))
    plan.workgroups = unitsFor(plan, target) / plan.sharers() * plan.sharers();
}

/// Fewer stages hide nothing of what copies take.
static int64_t minStages(const MatmulPlan &plan, Use use) {
  return plan.registerStaged ? 1 : !plan.unit || use == Use::Gathered ? 2 : 3;
}

static StringRef nameOf(const MatrixUnit *unit) { return unit ? StringRef(unit->name) : "fma"; }

static int64_t costOf(const Tile &tile, const MatmulShape &shape, const TargetModel &target) {
  MatmulPlan plan = planOf(tile, shape, target);
  planSplitK(plan, /*minRows=*/1, shape, target);
  planCluster(plan, shape, target);
  return timeOf(plan, shape, target);
}

/// Says why `plan` is not taken.
static bool notTaken(const MatmulPlan &plan, const Twine &reason, Reasons why) {
  return why.no(Twine(nameOf(plan.unit)) + " tiles of " + Twine(plan.rows) + "x" +
                Twine(plan.columns) + ": " + reason);
}

/// Whether all that `tile` asks for holds.
static bool isTaken(const Tile &tile, const MatmulPlan &plan, MatmulShape shape,
                    const TargetModel &target, Reasons why) {
  auto asks = [&](Condition condition) { return (tile.asks & condition) != 0; };
  auto no = [&](const Twine &reason) { return notTaken(plan, reason, why); };
  using llvm::Twine;
  if (tile.use == Use::Some) // It serves no more rows than these.
    shape.m = std::min(shape.m < 0 ? tile.rows : shape.m, tile.rows);
  int64_t n = shape.n;
  if (asks(kFilled) && n >= 0 && n <= tile.columns / 2)
    return no("columns " + Twine(n) + " leave half of it empty");
  if (asks(kNarrow) && (n < 0 || n > 64))
    return n < 0 ? no("columns may be more than 64") : no("columns " + Twine(n) + " > 64");
  if (asks(kHigh) && shape.m >= 0 && shape.m <= 64)
    return no("rows " + Twine(shape.m) + " <= 64");
  if (asks(kLittleWaste) && n >= 0 &&
      llvm::alignTo(n, tile.columns) * 7 > llvm::alignTo(n, 128) * 8)
    return no("columns " + Twine(n) + " leave more of it empty than of tiles of 128");
  if (asks(kLongSum) && isShortSum(shape) && shape.operandBits != 16)
    return no("a sum of " + Twine(kTilesOf(shape)) + " K tiles < 8");
  if (asks(kSmallSums) && shape.element == MatrixElement::F64)
    return no("sums of f64 take two registers each");
  if (asks(kManyRegisters) && target.threadRegisters < 512)
    return no("registers of a thread " + Twine(target.threadRegisters) + " < 512");
  if (asks(kEnoughStages) && plan.stages < minStages(plan, tile.use))
    return no("stages that fit " + Twine(plan.stages) + " < " + Twine(minStages(plan, tile.use)));
  if (asks(kAllStages) && plan.stages < stagesOf(tile, shape, target))
    return no("stages that fit " + Twine(plan.stages) + " < " +
              Twine(stagesOf(tile, shape, target)));
  if (asks(kKnown) && (tilesOf(plan, shape) < 0 || shape.k < 0))
    return no("sizes are known at run time only");
  if (asks(kWide) && n >= 0 && n <= 64)
    return no("columns " + Twine(n) + " <= 64");
  if (asks(kHalfWords) && shape.operandBits != 16)
    return no("elements have no 16 bits");
  if (asks(kOneWave) && tilesOf(plan, shape) > target.computeUnits)
    return no("tiles " + Twine(tilesOf(plan, shape)) + " > " + Twine(target.computeUnits) +
              " compute units");
  if (asks(kFills) && !fillsDevice(plan, shape, target))
    return no("fewer tiles than " + Twine(target.computeUnits) + " compute units want");
  for (Tile other : kTiles) {
    if (!asks(kSoonest) || !(other.asks & kSoonest) ||
        (other.rows == tile.rows && other.columns == tile.columns))
      continue;
    int64_t ours = costOf(tile, shape, target), theirs = costOf(other, shape, target);
    other.asks &= ~kSoonest;
    if (ours >= 0 && theirs * 104 < ours * 100 &&
        isTaken(other, planOf(other, shape, target), shape, target, {}))
      return no("estimated " + Twine(ours) + " ns > " + Twine(theirs) + " ns of " +
                Twine(other.columns) + " columns");
  }
  return true;
}

/// The first tile for `use` that is taken; the last of each asks for nothing.
static const Tile &chooseTile(Use use, const MatmulShape &shape, const TargetModel &target,
                              Reasons why = {}) {
  const Tile *tile = llvm::find_if(kTiles, [&](const Tile &tile) {
    return tile.use == use && isOf(tile.engine, shape, target) &&
           isTaken(tile, planOf(tile, shape, target), shape, target, why);
  });
  assert(tile != std::end(kTiles) && "no tile is for all");
  return *tile;
}

/// Few rows are a matter of reading the rhs: `tile` as narrow as makes three workgroups for each
/// compute unit, so that none waits for others and k is not split between them, and the rhs is read
/// in longer pieces (on an H100 16 x 4096 x 14336 takes 44 us, 50 by tiles of 128 columns in two
/// launches, 16 x 14336 x 4096 44 and 46).
static Tile narrowed(Tile tile, const MatmulShape &shape, const TargetModel &target) {
  Tile narrow = tile;
  auto tilesAlong = [&](int64_t columns) {
    return shape.n * std::max<int64_t>(shape.batch, 1) / columns;
  };
  int64_t kTiles = kTilesOf(shape);
  while (narrow.columns > kLeastTileColumns && kFewTileColumns / narrow.columns * 8 <= kTiles &&
         tilesAlong(narrow.columns) < 3 * target.computeUnits)
    narrow.columns /= 2;
  bool isFor = tile.engine == Engine::Subgroups && tile.columns == kFewTileColumns &&
               target.matrixUnit->takesRegisters && target.asyncCopy && shape.operandBits == 16 &&
               shape.lhsKContiguous && shape.rhsKContiguous && shape.rhsComputedBits == 0 &&
               shape.n >= 0;
  return isFor && tilesAlong(narrow.columns) * 4 >= target.computeUnits * 3 &&
                 planOf(narrow, shape, target).stages >= 3
             ? narrow
             : tile;
}

/// Keeps the plans for `low` to `high` rows; `high` < 0: for any number above.
static void keepFor(SmallVector<MatmulPlan> &plans, int64_t low, int64_t high, Reasons why) {
  bool isDone = false;
  llvm::erase_if(plans, [&](const MatmulPlan &plan) {
    bool isBelow = plan.maxRows >= 0 && plan.maxRows < low;
    if (isBelow)
      notTaken(plan, "rows " + Twine(low) + " > " + Twine(plan.maxRows), why);
    else if (isDone)
      notTaken(plan, "rows " + Twine(high) + " are served by a smaller one", why);
    bool isKept = !isBelow && !isDone;
    isDone |= isKept && high >= 0 && plan.maxRows >= high;
    return !isKept;
  });
  if (high >= 0)
    plans.back().maxRows = -1;
}

/// ns of a tile of a short sum that is taken in turn, beside those that timeOf counts.
constexpr double kTurnNs = 600;

/// ns that `plan`, made for a known number of rows or for up to so many, takes for `shape`.
static double timeOfRange(MatmulPlan plan, const MatmulShape &shape, const TargetModel &target) {
  int64_t tiles = std::max<int64_t>(tilesOf(plan, shape), 1), units = target.computeUnits;
  plan.maxSplitK = std::clamp<int64_t>(units / tiles, 1, plan.maxSplitK);
  // Beside short sums, all else that tiles in turn take weighs more than their columns: 25088 x 256
  // x 64 with an addend takes 12.5 us by 262 tiles, 17.7 by 698.
  double turns = plan.workgroups > 0 && isShortSum(shape) ? double(tiles) / double(units) : 0;
  return timeOf(plan, shape, target) + turns * kTurnNs;
}

/// Plans for numbers of rows above `low` that are known at run time only: for each range of rows
/// that of a known number, and as few as come near the best of every number by the estimates. A
/// plan more is worth its code where it spares a fifth of the time from some rows to twice as many,
/// or as much in all. None if there are no estimates.
static SmallVector<MatmulPlan> planRanges(int64_t low, const MatmulShape &shape,
                                          const TargetModel &target) {
  SmallVector<MatmulShape> known;
  // There are as many rows as images, or texts of one length, have each; batches, and texts, are
  // most often powers of two.
  int64_t unit = shape.rowMultiple, high = std::max<int64_t>(32768, 64 * unit);
  auto stepTo = [&](int64_t rows) {
    int64_t units = std::min(std::max<int64_t>(rows / 2048, 1) * 128, rows) / unit;
    return int64_t(llvm::bit_floor(uint64_t(std::max<int64_t>(units, 1)))) * unit;
  };
  auto weightOf = [&](int64_t rows) {
    return std::log1p(double(stepTo(rows)) / double(rows)) +
           (llvm::isPowerOf2_64(rows / unit) ? std::log(2) : 0);
  };
  auto after = [&](int64_t rows) { return int64_t(llvm::alignTo(rows + 1, stepTo(rows))); };
  for (int64_t next = after(low); next <= high; next = after(next))
    if (known.empty() || shape.maxRows < 0 || known.back().m < shape.maxRows)
      known.emplace_back(shape).m = next;
  struct Choice {
    MatmulPlan plan;
    int64_t maxTiles; ///< Those for one wave of tiles are slow for more.
  };
  SmallVector<Choice> choices;
  SmallVector<double> least;
  for (const MatmulShape &each : known) {
    SmallVector<MatmulPlan> plans = planMatmul(each, target);
    least.push_back(plans.empty() ? -1 : timeOfRange(plans.front(), each, target));
    if (least.back() < 0)
      return {};
    const MatmulPlan &plan = plans.front();
    int64_t tiles = tilesOf(plan, each), wave = unitsFor(plan, target) / plan.clusterSize;
    auto *same = llvm::find_if(choices, [&](const Choice &choice) { return choice.plan == plan; });
    if (same == choices.end())
      same = &choices.emplace_back(Choice{plan, plan.workgroups > 0 ? INT64_MAX : wave});
    same->maxTiles = std::max(same->maxTiles, tiles);
  }
  struct Range {
    double cost = 0; ///< Of it and those behind it.
    size_t end = 0;
    const MatmulPlan *plan = nullptr;
  };
  SmallVector<Range> ranges(known.size() + 1);
  for (size_t first = known.size(); first-- > 0;)
    for (const auto &[plan, maxTiles] : choices) {
      double cost = 0.2 * std::log(2);
      for (size_t i = first; i < known.size(); ++i) {
        if (tilesOf(plan, known[i]) > maxTiles)
          break;
        cost += weightOf(known[i].m) * timeOfRange(plan, known[i], target) / least[i];
        if (double all = cost + ranges[i + 1].cost; !ranges[first].plan || all < ranges[first].cost)
          ranges[first] = {all, i + 1, &plan};
      }
    }
  SmallVector<MatmulPlan> plans;
  for (size_t i = 0; i < known.size() && ranges[i].plan; i = ranges[i].end) {
    plans.push_back(*ranges[i].plan);
    if (ranges[i].end < known.size())
      plans.back().maxRows = known[ranges[i].end - 1].m;
  }
  return plans;
}

/// Of matrices that are read as a whole and known sizes the tile that is done soonest: how many of
/// its workgroups share a compute unit, and what an element takes, of whole K tiles or not. (On an
/// H200 777 x 1336 x 2056 by 77 tiles takes 39 us by 256 threads, 45 by 128, 55 by 273 tiles of
/// 64x64; 4096 x 4096 x 1000, 1024 tiles, 155 by 256 threads, 127 by 128.)
static std::optional<MatmulPlan> soonestWhole(const MatmulShape &shape, const TargetModel &target) {
  struct Whole {
    int64_t rows, columns, threads, atOnce, cost;
  } static constexpr kWhole[] = {{128, 128, 128, 2, 80},
                                 {64, 128, 128, 2, 100},
                                 {64, 64, 128, 3, 111}},
                     kEnding[] = {{128, 128, 128, 2, 80},
                                  {128, 128, 256, 1, 97},
                                  {64, 128, 128, 2, 104},
                                  {64, 64, 128, 2, 128}};
  if (!target.matrixUnit->readsWhole || shape.m <= 64 || shape.n <= 64 || shape.batch < 1 ||
      isShortSum(shape) || shape.k < 0 || shape.hasWindows || shape.groups > 0 ||
      shape.rhsComputedBits > 0 || shape.m * shape.n * shape.batch < 64 * 32 * target.computeUnits)
    return std::nullopt;
  std::pair<int64_t, MatmulPlan> best{INT64_MAX, {}};
  for (auto [rows, columns, threads, atOnce, cost] :
       endsEarly(shape) ? ArrayRef(kEnding) : ArrayRef(kWhole)) {
    MatmulPlan plan = tileOf(rows, columns, 1, shape, target, threads);
    int64_t area =
        llvm::alignTo(tilesOf(plan, shape), atOnce * target.computeUnits) * rows * columns;
    if (area * cost < best.first)
      best = {area * cost, plan};
  }
  return best.second;
}

static SmallVector<MatmulPlan> planMatrixTiles(const MatmulShape &shape, const TargetModel &target,
                                               Reasons why) {
  SmallVector<MatmulPlan> plans;
  if (target.maxThreads < kMatrixThreads) {
    why.note("threads of a workgroup " + Twine(target.maxThreads) + " < " + Twine(kMatrixThreads));
    return plans;
  }
  if (!hasInstructions(shape, target)) {
    why.note("matrix instructions: none for the elements");
    if (!shape.isMultipliedAsF32())
      return plans;
  }
  if (target.groupUnit && shape.operandBits == 8 && !isForGroups(shape))
    why.note(Twine(target.groupUnit->name) + ": lines of elements of 8 bits must run along k");
  int64_t minRows = std::max<int64_t>(shape.minRows, 1);
  auto add = [&](const Tile &tile) {
    plans.push_back(planOf(tile, shape, target));
    planSplitK(plans.back(), minRows, shape, target);
  };
  auto addUpTo = [&](const Tile &tile, int64_t maxRows) {
    add(tile);
    plans.back().maxRows = maxRows, minRows = std::max(minRows, maxRows + 1);
  };
  bool isGathered = shape.lhsElementwise || shape.rhsElementwise;
  const Tile &last = chooseTile(isGathered ? Use::Gathered : Use::Many, shape, target, why);
  SmallVector<MatmulPlan> ranges;
  if (!isGathered && hasInstructions(shape, target)) {
    if (auto plan = soonestWhole(shape, target))
      return {*plan};
    bool isFewOnly = isWidenedBySubgroups(shape, target);
    const Tile &some = chooseTile(Use::Some, shape, target, why);
    // (16 x 14336 x 4096 takes 30 us on an H200, 35 by boxes of 64 rows, of which 48 are none.)
    Tile few = narrowed(chooseTile(Use::Few, shape, target, why), shape, target);
    addUpTo(few, few.rows);
    bool isAboveFew = isFewOnly || (shape.rowMultiple > few.rows && shape.operandBits == 16);
    if (shape.m < 0)
      ranges = planRanges(isAboveFew ? few.rows : 64, shape, target);
    if (!isFewOnly && (ranges.empty() || !isAboveFew)) {
      int64_t kTiles = kTilesOf(shape);
      bool isEstimated = (last.asks & kSoonest) && costOf(last, shape, target) >= 0,
           takesMore = ranges.empty() && !isEstimated && kTiles >= 0 && kTiles <= kFewKTiles;
      if (!ranges.empty() && ranges.front().rows == some.rows &&
          ranges.front().columns == some.columns && !ranges.front().isTransposed)
        planSplitK(ranges.front(), minRows, shape, target);
      else
        addUpTo(some, takesMore ? maxRowsOf(target.computeUnits, planOf(some, shape, target), shape)
                                : some.rows);
    }
  }
  if (ranges.empty()) {
    if (shape.m < 0 && last.smaller)
      addUpTo((&last)[last.smaller], // As long as `last` leaves compute units without a tile.
              maxRowsOf((target.computeUnits * 3 - 1) / 4, planOf(last, shape, target), shape));
    add(last);
  }
  plans.append(ranges);
  if (shape.m >= 0)
    keepFor(plans, shape.m, shape.m, why);
  for (const MatmulPlan &plan : plans)
    if (int64_t min = minStages(plan, last.use); plan.stages < min) {
      notTaken(plan, "stages that fit " + Twine(plan.stages) + " < " + Twine(min), why);
      return {};
    }
  return plans;
}

/// Rows that a computed rhs is multiplied by in registers (14336 columns, k = 4096 of 4 bits on an
/// H200: 32 rows take 27 us, 52 by K tiles; 64 rows 48 and 52).
constexpr int64_t kDirectRows[] = {8, 16, 32};

/// Rows above which the rhs is better computed once, and stored: K tiles of it are computed for
/// every tile of rows (14336 columns, k = 4096 of 4 bits: on an H100 by all threads 256 rows take
/// 105 us, 137 in two kernels; 512 take 188, and 155 in two. On an H200 by threads of their own 768
/// rows take 167 us, 179 in two; 1024 take 218, and 217 in two).
constexpr int64_t kComputedRows = 256, kComputedBesideRows = 768;

/// Elements along k that are computed at once for `most` that a thread or lane may take: from 16
/// bytes of the narrowest elements that they are computed from, if k has as many; 0 if too few.
static int64_t computedDepth(const MatmulShape &shape, int64_t most) {
  int64_t depth = std::min<int64_t>(128 / std::max<int64_t>(shape.rhsComputedBits, 4), most);
  while (depth > 4 && shape.k % depth != 0)
    depth /= 2;
  return depth * shape.operandBits >= kMatrixChunkBytes * 8 ? depth : 0;
}

/// Has so many subgroups share the `steps` along k of each of `tiles` of the fewest rows that all
/// tiles are at work at once and, if possible, as many steps are left to each, two at a time. (One
/// row by 4 bits on an H100: 14336 columns, k = 4096 12.7 us by four subgroups, 14.7 by eight with
/// four steps at a time; 4096 columns, k = 14336 12.9 by fourteen, 14.7 by eight.)
static void shareDepth(MatmulPlan &plan, int64_t tiles, int64_t steps, const TargetModel &target) {
  constexpr int64_t kSubgroups = 28, kLeast = 4, kMost = 16; // A compute unit has registers for 28.
  int64_t atOnce = tiles > 0 ? kSubgroups * target.computeUnits / tiles : kLeast,
          subgroups = std::clamp(std::min(atOnce, steps / 2), kLeast, kMost);
  while (steps % (2 * subgroups) != 0 && !llvm::isPowerOf2_64(subgroups))
    --subgroups;
  plan.threads = subgroups * 32, plan.resident = kSubgroups / subgroups;
}

/// Whether tiles of 256 rows have registers for what threads of their own compute.
static bool canComputeHigh(const MatmulShape &shape, const TargetModel &target) {
  return canCopyBeside(shape, target) && shape.operandBits == 16;
}

/// ns that tiles of an rhs take whose K tiles threads of their own compute (weights of 4 bits on an
/// H200, 30 plans of 12 products, most within 8 %). K tiles of tiles that are taken in turn take
/// longer, most where not all threads have as many lines of them.
static int64_t timeOfComputed(const MatmulPlan &plan, const MatmulShape &shape,
                              const TargetModel &target) {
  int64_t parts = plan.maxSplitK, columns = plan.columns,
          waves = llvm::divideCeil(tilesOf(plan, shape) * parts, target.computeUnits),
          kTile = plan.rows == 128 ? 210 + columns * 277 / 100 : 290 + columns * 383 / 100;
  if (plan.rows == 128 && waves > 1)
    kTile = kTile * (llvm::isPowerOf2_64(columns) ? 9 : 11) / 8;
  int64_t combining = parts > 1 ? 1650 + shape.batch * shape.m * shape.n * parts / 1000 : 0;
  return waves * (1000 + llvm::divideCeil(kTilesOf(shape), parts) * kTile) + combining;
}

/// Tiles of an rhs that threads of their own compute, for so many rows: as wide as is done soonest
/// (14336 columns in waves of tiles of 112 instead of 128: k = 4096 of 4 bits on an H200 37.0 us of
/// 128 rows instead of 39.0, 51.0 of 256 instead of 52.9, 150 of 768 instead of 159).
static MatmulPlan soonestComputed(int64_t rows, MatmulShape shape, const TargetModel &target) {
  shape.m = rows;
  std::pair<int64_t, MatmulPlan> best{INT64_MAX, {}};
  for (int64_t tileRows : {128, 256})
    for (int64_t columns = 128; columns >= 64; columns -= 16) {
      Tile tile{Engine::Groups, Use::Many, tileRows, columns, 8, 8, 0, 0};
      MatmulPlan plan = planOf(tile, shape, target);
      planSplitK(plan, rows, shape, target);
      bool isKnown = shape.n >= 0 && shape.batch >= 0;
      int64_t time = isKnown ? timeOfComputed(plan, shape, target) : 0;
      if (time < best.first && (tileRows == 128 || canComputeHigh(shape, target)))
        best = {time, plan};
    }
  return best.second;
}

/// None if they cannot. Of an unknown number of rows plans for one tile of them and for more.
static SmallVector<MatmulPlan> planComputedBeside(const MatmulShape &shape,
                                                  const TargetModel &target) {
  if (!canCopyBeside(shape, target))
    return {};
  if (shape.m >= 0)
    return {soonestComputed(shape.m, shape, target)};
  MatmulPlan low = soonestComputed(128, shape, target), high = soonestComputed(256, shape, target);
  if (low == high)
    return {low};
  low.maxRows = 128;
  return {low, high};
}

/// For an rhs that is computed from narrower elements as it is read: few rows are multiplied in
/// registers, for others K tiles of it are computed into workgroup memory.
static SmallVector<MatmulPlan> planComputed(const MatmulShape &shape, const TargetModel &target,
                                            Reasons why) {
  SmallVector<MatmulPlan> plans;
  auto no = [&](const Twine &reason) {
    why.note("the rhs is computed: " + reason);
    return SmallVector<MatmulPlan>();
  };
  if (!shape.lhsKContiguous || !shape.rhsKContiguous || shape.lhsElementwise)
    return no("operands are not read in chunks along k");
  int64_t rows = std::max(shape.m, shape.minRows),
          most = canComputeHigh(shape, target) ? kComputedBesideRows : kComputedRows;
  if (rows > most)
    return no("rows " + Twine(rows) + " > " + Twine(most) +
              ", of which each tile would compute it again");
  int64_t kTile = kKTileBytes * 8 / shape.operandBits;
  int64_t depth = shape.k < 0 ? 0 : computedDepth(shape, std::min<int64_t>(kTile, 32));
  if (depth == 0)
    return no("k is no multiple of " + Twine(kMatrixChunkBytes * 8 / shape.operandBits));
  bool isDirect = hasInstructions(shape, target) && shape.operandBits == 16 &&
                  target.matrixUnit->takesRegisters && target.asyncCopy &&
                  target.maxThreads >= kMatrixThreads;
  for (int64_t rows : kDirectRows) {
    bool isFor = shape.m < 0 ? rows > 8 && shape.minRows <= rows : shape.m <= rows;
    if (!isDirect || !isFor)
      continue;
    MatmulPlan plan;
    plan.unit = target.matrixUnit;
    plan.rows = rows, plan.columns = 16;
    plan.stages = 0;
    plan.laneDepth = depth;
    // 16 rows are more bytes than 16 columns of few bits: a subgroup that takes more columns reads
    // them less often, as long as there are enough workgroups.
    auto workgroups = [&](int64_t columns) {
      return shape.n < 0 ? 0 : shape.n * std::max<int64_t>(shape.batch, 1) / columns;
    };
    while (plan.rows > 8 && plan.columns < 64 &&
           workgroups(2 * plan.columns) * 10 >= target.computeUnits * 9)
      plan.columns *= 2;
    if (rows == kDirectRows[0])
      shareDepth(plan, workgroups(plan.columns), shape.k / (4 * depth), target);
    if (shape.m >= 0) {
      plans.push_back(plan);
      return plans;
    }
    plan.maxRows = rows;
    plans.push_back(plan);
  }
  SmallVector<MatmulPlan> tiles = planComputedBeside(shape, target);
  if (tiles.empty())
    tiles = planMatrixTiles(shape, target, why);
  for (MatmulPlan &plan : tiles) {
    if (!plans.empty() && plan.maxRows >= 0 && plan.maxRows <= plans.back().maxRows)
      continue;
    plan.rhsDepth = depth;
    int64_t stages = plan.registerStaged ? 1 : 2;
    if (plan.stages < stages)
      return no("stages that fit " + Twine(plan.stages) + " < " + Twine(stages));
    plans.push_back(plan);
  }
  return plans;
}

/// Rows up to which multiplications one by one take less time than the rhs to be read.
constexpr int64_t kStreamedRows = 4;

/// Very few rows times an rhs that lies along k: what it takes is to read it once
/// (multiplyStreamed). Where matrix instructions take lines of 64 bytes from registers that takes
/// longer, and so does a workgroup for each column (on an H200 1 x 28672 x 4096 takes 59 us with a
/// norm before it, 83 and 76 us so; copying as much, 55).
static SmallVector<MatmulPlan> planStreamed(const MatmulShape &shape, const TargetModel &target) {
  constexpr int64_t kLeastDepth = 1024; // All lanes have some steps of k.
  MatmulPlan plan;
  plan.rows = shape.m, plan.columns = 16;
  plan.stages = 0;
  plan.laneDepth = kMatrixChunkBytes * 8 / shape.operandBits;
  if (shape.m < 1 || shape.m > kStreamedRows || shape.n < 0 || shape.batch < 1 ||
      shape.kLoops > 1 || shape.k < kLeastDepth || shape.k % plan.laneDepth != 0 ||
      !shape.lhsKContiguous || !shape.rhsKContiguous || shape.lhsElementwise ||
      shape.rhsElementwise || !shape.isMultipliedAsF32() || target.shuffleWidth() != 32 ||
      target.maxLanes < plan.laneDepth || target.maxThreads < kMatrixThreads ||
      !fillsDevice(plan, shape, target))
    return {};
  // 32 layers of an 8B llama take 6.09 ms of one row on an H100, 6.19 and 6.27 by 8 and 16 columns;
  // 4 layers of 4 rows 0.89, 0.86 and 0.88.
  plan.columns = shape.m <= 2 ? 4 : 8;
  return {plan};
}

/// Puts that of one row in front of `plans` for an unknown number of them (1 x 14336 x 4096 takes
/// 39.4 us on an H100 so, 43.5 by tiles; four rows 48.3 and 43.8).
static void addStreamed(SmallVector<MatmulPlan> &plans, MatmulShape shape,
                        const TargetModel &target) {
  shape.m = 1;
  for (MatmulPlan plan : planStreamed(shape, target))
    plan.maxRows = 1, plans.insert(plans.begin(), plan);
}

/// Those that read least first: of as long an estimate they are taken.
constexpr std::pair<int64_t, int64_t> kSharedTiles[] = {{4, 2}, {2, 4}, {2, 2}, {4, 1},
                                                        {1, 4}, {2, 1}, {1, 2}};

/// `plan` with so many tiles below and beside each other in a cluster; none if what they share
/// has no such parts, or clusters find no compute units beside each other.
static std::optional<MatmulPlan> sharedBy(int64_t down, int64_t across, MatmulPlan plan,
                                          const MatmulShape &shape, const TargetModel &target) {
  plan.sharedDown = down, plan.sharedAcross = across;
  plan.copyThreads = kCopyThreads;
  while (plan.bytes() + plan.signalBytes() > target.workgroupMemoryBytes)
    --plan.stages;
  bool isWave = tilesOf(plan, shape) <= unitsFor(plan, target),
       takesTurns = plan.rows == 128 && down * across == 2, // All compute units have a neighbour.
      fits = (isWave || takesTurns) && plan.columns % (8 * down) == 0;
  return fits ? std::optional(plan) : std::nullopt;
}

/// Other tiles than those of the table, with what they take: of known sizes that are copied as
/// boxes any columns that instructions have, of C or of C transposed (of 1576 x 3072 there are 132
/// of 256x144 so, as many as compute units).
static SmallVector<std::pair<int64_t, MatmulPlan>> columnPlans(const MatmulShape &shape,
                                                               const TargetModel &target) {
  SmallVector<std::pair<int64_t, MatmulPlan>> plans;
  if (!shape.hasBoxes || shape.groups > 0 || shape.rhsComputedBits > 0)
    return plans;
  bool canTranspose = shape.hasEights && shape.lhsKContiguous;
  auto isFine = [&](int64_t rows) { return rows % 128 == 0 && shape.operandBits == 16; };
  for (const MatmulShape &own : {shape, shape.transposed()}) {
    if (own.isTransposed && !canTranspose)
      continue;
    for (int64_t rows : {64, 128, 192, 256})
      for (int64_t step = !own.isTransposed ? (rows == 64 ? 64 : 32)
                          : isFine(rows)    ? 8
                                            : 16,
                   columns = step;
           columns <= (rows > 128 ? 192 : 256); columns += step) {
        if (rows == 192 && !own.rhsKContiguous && columns % 128 != 0)
          continue; // Halves of them are blocks of 64.
        unsigned asks =
            kEnoughStages | (rows == 128 ? 0 : kOneWave) | (rows > 128 ? kHalfWords : 0);
        Tile tile{Engine::Groups, Use::Many, rows, columns, rows > 128 ? 1024 / rows : 8, 8,
                  asks,           0};
        MatmulPlan plan = planOf(tile, own, target);
        planCluster(plan, own, target);
        if (!isTaken(tile, plan, own, target, {}))
          continue;
        plans.push_back({timeOf(plan, own, target), plan});
        // Rows that do not begin with lines are worth it (777 x 1336 x 2056 12.5 us on an
        // H100, 17.1 unshared; of 250 plans for products of other rows one was faster than all
        // unshared).
        if (plan.clusterSize > 1 || !isUneven(own))
          continue;
        for (auto [down, across] : kSharedTiles)
          if (auto other = sharedBy(down, across, plan, own, target))
            plans.push_back({timeOf(*other, own, target), *other});
      }
  }
  return plans;
}

/// Takes one of those where it is done sooner.
static void planColumns(MatmulPlan &plan, const MatmulShape &shape, const TargetModel &target) {
  int64_t least = timeOf(plan, shape, target);
  // Floats of 8 bits would be widened (16 x 14336 x 4096 takes 22.6 us so, 23.9 by mma.sync).
  if (plan.unit == target.matrixUnit && isWidenedBySubgroups(shape, target) &&
      shape.n * shape.batch >= 128 * target.computeUnits * 3 / 4 && tilesOf(plan, shape) >= 0 &&
      shape.k >= 0)
    least = INT32_MAX;
  if (least < 0)
    return;
  for (const auto &[time, other] : columnPlans(shape, target))
    if (time < least)
      plan = other, least = time;
}

SmallVector<MatmulPlan> kernels::planMatmul(const MatmulShape &shape, const TargetModel &target,
                                            Reasons why) {
  bool isComputed = shape.rhsComputedBits > 0;
  SmallVector<MatmulPlan> plans =
      isComputed ? planComputed(shape, target, why) : planStreamed(shape, target);
  if (plans.empty() && (shape.lhsComputed || shape.products > 1))
    why.note("the lhs is computed, or there are two rhs: rows are more than " +
             Twine(kStreamedRows) + ", or operands are not large, or not read along k");
  else if (plans.empty() && !isComputed) {
    plans = planMatrixTiles(shape, target, why);
    if (!plans.empty() && shape.m < 0 && shape.groups == 0)
      addStreamed(plans, shape, target);
  }
  if (shape.m < 0 && !plans.empty())
    keepFor(plans, shape.minRows, shape.maxRows, why);
  for (MatmulPlan &plan : plans) {
    planCluster(plan, shape, target);
    planColumns(plan, shape, target);
    MatmulShape most = shape;
    if (shape.m < 0)
      most.m = plan.maxRows;
    planTurns(plan, most, target);
  }
  return plans;
}

/// Of tiles of any columns so many that are estimated to be done soonest are worth a measurement.
constexpr size_t kMeasuredColumns = 16;

SmallVector<MatmulPlan> kernels::alternatives(const MatmulShape &shape, const TargetModel &target) {
  SmallVector<MatmulPlan> usual = planMatmul(shape, target), others;
  if (usual.empty() || shape.lhsElementwise || shape.rhsElementwise || shape.rhsComputedBits > 0 ||
      shape.lhsComputed || shape.products > 1 || shape.groups > 0 || tilesOf(usual[0], shape) < 0 ||
      shape.k < 0)
    return {};
  // What decides whether a tile works; the other conditions, whether it is fast.
  constexpr unsigned kMust = kSmallSums | kManyRegisters | kEnoughStages | kAllStages | kHalfWords;
  auto add = [&](const MatmulPlan &plan) {
    if (describe(usual) != describe(plan) && !llvm::is_contained(others, plan))
      others.push_back(plan);
  };
  for (Tile tile : kTiles) {
    tile.asks &= kMust;
    if (tile.use == Use::Gathered || !isOf(tile.engine, shape, target))
      continue;
    MatmulPlan plan = planOf(tile, shape, target);
    if (plan.stages < minStages(plan, tile.use) || !isTaken(tile, plan, shape, target, {}) ||
        shape.m > 8 * tile.rows * target.computeUnits)
      continue;
    MatmulPlan ofClusters = plan;
    planCluster(ofClusters, shape, target);
    for (MatmulPlan other : {ofClusters, plan}) {
      add(other);
      if (plan.unit != target.groupUnit || !canCopyBeside(shape, target))
        continue;
      other.copyThreads = kCopyThreads;
      if (other.bytes() + other.signalBytes() > target.workgroupMemoryBytes)
        continue;
      add(other);
      planTurns(other, shape, target);
      add(other);
    }
    int64_t steps = kTilesOf(shape), tiles = tilesOf(plan, shape);
    plan.workgroupsWanted = target.computeUnits;
    for (int64_t parts : {2, 3, 4, 6, 8, 12, 16})
      if (parts * 2 <= steps && tiles * parts <= target.computeUnits) {
        plan.maxSplitK = parts;
        add(plan);
      }
  }
  auto columns = columnPlans(shape, target);
  llvm::stable_sort(columns, llvm::less_first());
  for (auto &[time, plan] : ArrayRef(columns).take_front(kMeasuredColumns)) {
    MatmulPlan other = plan;
    planTurns(other, shape, target);
    add(other);
  }
  return others;
}

MatmulPlan kernels::planUnalignedMatmul(const MatmulShape &shape, const TargetModel &target) {
  return planOf(chooseTile(Use::Gathered, shape, target), shape, target);
}

std::string kernels::describe(ArrayRef<MatmulPlan> plans) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      plans, os,
      [&](const MatmulPlan &plan) {
        if (plan.laneDepth > 0) {
          os << nameOf(plan.unit) << " in registers, " << plan.rows << "x" << plan.columns
             << " a workgroup, " << plan.laneDepth << " elements a lane";
          if (plan.maxRows >= 0)
            os << ", up to " << plan.maxRows << " rows";
          return;
        }
        os << nameOf(plan.unit) << (plan.isTransposed ? " transposed" : "") << " tiles of "
           << plan.rows << "x" << plan.columns << ", " << plan.stages
           << (plan.stages == 1 ? " stage" : " stages");
        if (plan.maxRows >= 0)
          os << " up to " << plan.maxRows << " rows";
        if (plan.rhsDepth > 0)
          os << ", rhs computed";
        if (plan.workgroups > 0)
          os << ", in turn by " << plan.workgroups;
        if (plan.clusterSize > 1)
          os << ", k in " << plan.clusterSize << " parts of a cluster";
        if (plan.sharers() > 1)
          os << ", shared by clusters of " << plan.sharedDown << "x" << plan.sharedAcross;
        if (plan.maxSplitK > 1)
          os << ", split-K up to " << plan.maxSplitK;
        if (plan.copyThreads > 0)
          os << ", copied by " << plan.copyThreads << " threads";
      },
      "; ");
  return text;
}
