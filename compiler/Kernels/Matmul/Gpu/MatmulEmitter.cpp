//===- MatmulEmitter.cpp - tiles of a matrix product, thread by thread ----===//
//   for my tile { copy and multiply its K tiles (KTileLoop)
//     for row of my accumulators { for pair { what follows the product; store } } }
// or, where subgroups have the sums of whole rows, as RowStore says.
// A plan for some numbers of rows is a launch of its own, with registers and memory of its own; the
// host leaves all but one without workgroups. So is one for operands whose rows turn out not to
// begin at multiples of 16 bytes.
// Where few tiles would leave compute units idle, workgroups split K: they sum parts of it up and
// leave them in the workspace; a second launch adds them:
//   for pair of C { for part { add }; what follows the product; store }
// Nothing is read or written outside of the matrices: copies past an edge bring zeros.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Matmul/Gpu/MatmulEmitter.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulTime.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace sluice::kernels;

// Rows of tiles that are computed one after the other: they share columns in the cache.
static constexpr int64_t kTilesTogether = 8;

/// Whether only the host knows if rows of `form` begin at multiples of 16 bytes.
static bool mayLackChunks(const MatmulKernel &matrix, const OperandForm &form) {
  const MatmulShape &shape = matrix.shape;
  return !shape.lhsElementwise && !shape.rhsElementwise && !form.isComputed &&
         !rowFact(matrix, form).isMultipleOf(kMatrixChunkBytes * 8 / shape.operandBits);
}

static bool splitsK(const MatmulPlan &plan) { return plan.maxSplitK > 1; }

namespace {
/// Whether operands are read element by element.
struct Elementwise {
  bool lhs = false, rhs = false;
  bool any() const { return lhs || rhs; }
};

/// Whether nothing in the program writes the memory that `tensor` is a view of, or is computed
/// from.
bool isUnwritten(Value tensor) {
  if (Operation *op = tensor.getDefiningOp()) {
    llvm::SetVector<Value> read;
    getUsedValuesDefinedAbove(op->getRegions(), read);
    read.insert_range(op->getOperands());
    return llvm::all_of(read, isUnwritten);
  }
  if (!isa<TensorType>(tensor.getType()))
    return true;
  auto argument = cast<BlockArgument>(tensor);
  auto func = cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return bool(func.getArgAttr(argument.getArgNumber(), util::kUnwrittenAttr));
}

class MatmulEmitter : KernelBuilder {
  // Sizes that canonicalization folds, so that constants come in the order of their uses.
  util::PlainIndexBuilder plain{b, loc};

public:
  /// Launch number i follows plan i; behind them `plan` is for rows without chunks, or, if it is
  /// null, parts are added.
  MatmulEmitter(MemrefKernel &memrefs, Kernel &kernel, const MatmulKernel &matrix,
                ArrayRef<MatmulPlan> plans, size_t launch, const MatmulPlan *plan)
      : KernelBuilder(memrefs.body(), kernel.func.getLoc()), memrefs(memrefs), kernel(kernel),
        matrix(matrix), plans(plans), launch(launch), plan(plan) {
    element = getElementTypeOrSelf(matrix.product->getOperand(0).getType());
    elementBytes = element.getIntOrFloatBitWidth() / 8;
    depth = kKTileBytes / elementBytes;
    perChunk = kMatrixChunkBytes / elementBytes;
    accumulatorType = sumTypeOf(element);
  }

  LogicalResult emit() {
    extents = memrefs.extents(matrix.classes);
    if (extents.empty())
      return failure();
    m = stepsOf(matrix.m), n = stepsOf(matrix.n), k = stepsOf(matrix.k),
    batches = stepsOf(matrix.batch);
    util::IntFact row = matrix.classes.stepsFact(matrix.n.back());
    width = row.isMultipleOf(4) ? 4 : row.isMultipleOf(2) ? 2 : 1;
    whole = wholeChunks();
    parts = !plan ? countParts() : isForRows() ? partsOf(*plan) : index(1);
    if (!plan || (isForRows() && splitsK(*plan))) {
      SharedWorkspace workspace(b, loc);
      partials = workspace.slot(
          MemRefType::get(SmallVector<int64_t>(4, ShapedType::kDynamic), accumulatorType),
          {parts, batches, m, n});
      if (plan)
        workspaceBytes = select(equal(parts, 1), index(0), workspace.bytes());
    }
    ofHost = {m, n, batches, parts, whole, workspaceBytes};
    if (int64_t most = mostRows(); most >= 0)
      (isTurned() ? n : m) = smaller(isTurned() ? n : m, most);
    threadIndex = threadId();
    if (!plan) {
      addParts();
      return success(!isBroken);
    }
    if (plan->laneDepth > 0)
      if (int64_t sums = directScratch(matrix, *plan))
        direct = workgroupMemory(b, loc, sums, b.getF32Type());
    signals = plan->bytes();
    if (signals > 0)
      makeMemory(signals + plan->signalBytes());
    kept = keptValue(matrix, memrefs, accumulatorType);
    if (!matrix.lhs.isComputed)
      lhs.emplace(b, loc, memrefs, matrix.lhs, extents);
    if (!matrix.rhs.isComputed)
      rhs.emplace(b, loc, memrefs, matrix.rhs, extents);
    if (std::optional<OperandReader> &ofRows = isTurned() ? rhs : lhs)
      ofRows->mostOwn = mostRows();
    bool isWhole = isForRows();
    Elementwise elementwise{matrix.shape.lhsElementwise || !isWhole,
                            matrix.shape.rhsElementwise || !isWhole};
    if (plan->copyThreads > 0) {
      emitParts(elementwise);
    } else {
      if (plan->clusterSize > 1)
        startCluster(*makeUnit(*plan));
      emitTiles(elementwise);
    }
    if (!maps.empty())
      kernel.executable.setTensorMaps(
          ArrayRef(&maps.front().binding, maps.size() * module::kTensorMapNumbers));
    return success(!isBroken);
  }

  /// Workgroups of the launch, and what they need; none where another one runs. To be called when
  /// its body is there.
  LogicalResult makeGrid() {
    return launchWith(kernel, ofHost, [&](util::PlainIndexBuilder k, ArrayRef<Value> values) {
      Value rows = values[0], columns = values[1], count = values[2], parts = values[3],
            whole = values[4], none = k.index(0);
      Grid grid;
      grid.workspaceBytes = values[5];
      if (!plan) {
        Value threads = k.mul(k.mul(rows, count), k.divUp(columns, width));
        grid.x = k.select(k.equal(parts, 1), none, k.divUp(threads, kMatrixThreads));
        return grid;
      }
      int64_t groups = matrix.shape.groups;
      Value total = tilesOf(k.b, k.loc, *plan, rows, columns, count, groups);
      total = plan->workgroups > 0 ? k.smaller(total, plan->workgroups)
                                   : k.mul(total, plan->clusterSize);
      grid.x = arith::MaxSIOp::create(k.b, k.loc, k.mul(total, parts),
                                      k.index(plan->workgroupsOfCluster()));
      if (!isForRows()) {
        grid.x = k.select(whole, none, grid.x);
        return grid;
      }
      if (whole)
        grid.x = k.select(whole, grid.x, none);
      if (plans.size() > 1)
        grid.x = ofPlanFor(k.b, k.loc, plans,
                           rowsOfChoice(k.b, k.loc, isTurned() ? columns : rows, groups),
                           [&](const MatmulPlan &other) { return &other == plan ? grid.x : none; });
      return grid;
    });
  }

private:
  Value stepsOf(ArrayRef<unsigned> classes) {
    Value steps = index(1);
    for (unsigned loopClass : classes)
      steps = mul(steps, extents[loopClass]);
    return steps;
  }

  /// i1: chunks of 16 bytes can be copied at once, as every row begins at a multiple of them; null
  /// if it is known.
  Value wholeChunks() {
    Value condition;
    for (const OperandForm *form : {&matrix.lhs, &matrix.rhs}) {
      if (!mayLackChunks(matrix, *form))
        continue;
      Value row = stepsOf((form->kContiguous ? form->depth : form->own).back());
      condition = plain.both(condition, plain.equal(plain.rem(row, perChunk), 0));
    }
    return condition;
  }

  bool isForRows() const { return launch < plans.size(); }
  bool isTurned() const { return matrix.shape.isTransposed; }

  /// Rows, of an unknown number, that are there at most where the launch runs; -1 = any. Places
  /// that are bounded by them are computed in 32 bits or less: in 64 a 3x3 convolution takes up to
  /// a tenth longer.
  int64_t mostRows() const {
    const MatmulShape &shape = matrix.shape;
    if (!isForRows() || shape.groups > 0 || (isTurned() ? shape.n : shape.m) >= 0)
      return -1;
    int64_t most = plan->maxRows >= 0 ? plan->maxRows : shape.maxRows;
    return most < INT32_MAX ? most : -1;
  }

  /// Into how many parts `plan` cuts k for another launch.
  Value partsOf(const MatmulPlan &plan) {
    if (!splitsK(plan))
      return index(1);
    Value rows = isTurned() ? n : m, columns = isTurned() ? m : n,
          tiles = larger(tilesOf(b, loc, plan, rows, columns, batches, /*groups=*/0), 1);
    Value wanted = div(index(plan.workgroupsWanted), tiles);
    wanted = smaller(wanted, plan.maxSplitK);
    return larger(wanted, 1);
  }

  /// Into how many the plan does that is followed, by the conditions that choose it.
  Value countParts() {
    if (llvm::none_of(plans, splitsK))
      return index(1);
    Value count = ofPlanFor(b, loc, plans, isTurned() ? n : m,
                            [&](const MatmulPlan &plan) { return partsOf(plan); });
    return whole ? select(whole, count, index(1)) : count;
  }

  void startCluster(MatrixUnitEmitter &unit) {
    if (plan->clusterSize > 1)
      unit.startExchange(plan->receivedBytes());
    unit.startCluster();
  }

  /// Threads that copy, and those that multiply. The code of the first comes first: they begin.
  void emitParts(Elementwise elementwise) {
    std::unique_ptr<MatrixUnitEmitter> unit = makeUnit(*plan);
    OpBuilder::InsertionGuard guard(b);
    Value thread = threadIndex, multiplies = less(thread, kMatrixThreads);
    {
      // One thread, at known places: where those of several threads differ, they come one by one,
      // as many instructions each.
      IfScope isFirst(b, loc, equal(thread, 0));
      unit->makeSignals();
    }
    if (plan->workgroupsOfCluster() > 1)
      startCluster(*unit);
    else
      workgroupBarrier(b, loc);
    Value copies = exclusiveOr(multiplies, 1);
    auto branch = scf::IfOp::create(b, loc, copies, /*withElseRegion=*/true);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    unit->takePart(/*copies=*/true);
    isCopying = true, threadIndex = sub(thread, kMatrixThreads);
    {
      Value isOne;
      if (matrix.shape.hasBoxes && plan->rhsDepth == 0) {
        isOne = equal(rem(threadIndex, 32), 0);
        isOne = both(isOne, less(threadIndex, boxCopiers(*plan) * 32));
      }
      IfScope copier(b, loc, isOne);
      emitTiles(elementwise);
    }
    b.setInsertionPoint(branch.elseBlock()->getTerminator());
    unit->takePart(/*copies=*/false);
    isCopying = false, threadIndex = thread;
    emitTiles(elementwise);
    if (maps.empty())
      return;
    b.setInsertionPoint(multiplies.getDefiningOp());
    IfScope ofMaps(b, loc, equal(thread, 32)); // Beside the first, of another subgroup.
    for (size_t i = 0; i < maps.size(); ++i)
      unit->prefetchMap(add(hal::TensorMapsOp::create(b, loc, b.getIndexType()),
                            int64_t(i) * module::kTensorMapBytes));
  }

  // --- One tile ----------------------------------------------------------------------------------

  /// A workgroup a tile, as the host counts them, or as many as the plan wants.
  void emitTiles(Elementwise elementwise) {
    const MatmulPlan &plan = *this->plan;
    Value id = workgroupId(), down = tilesDown(b, loc, plan, m, matrix.shape.groups),
          across = tilesAlong(b, loc, n, plan.columns, plan.sharedAcross),
          inBatch = mul(down, across);
    Value count = mul(inBatch, batches);
    OpBuilder::InsertionGuard guard(b);
    bool isCluster = plan.clusterSize > 1, isPart = isCluster || splitsK(plan);
    partsOfTile = isCluster ? index(plan.clusterSize) : parts;
    Value all = isPart ? mul(count, partsOfTile) : count;
    b.setInsertionPoint(scf::IfOp::create(b, loc, less(id, all), /*withElseRegion=*/false)
                            .thenBlock()
                            ->getTerminator());
    part = isCluster ? rem(id, partsOfTile) : isPart ? div(id, count) : Value();
    if (plan.copyThreads > 0)
      stages = {i32(0), i32(0)};
    if (plan.workgroups > 0) {
      auto turn = [&](Value tile, ValueRange carried) {
        stages = Values(carried);
        emitTile(plan, elementwise, tile, down, across);
        return stages;
      };
      stages = loop(id, count, workgroupCount(), stages, turn);
    } else {
      Value tile = isCluster ? div(id, partsOfTile) : isPart ? rem(id, count) : id;
      emitTile(plan, elementwise, tile, down, across);
    }
    if (isCopying && plan.sharers() > 1) {
      KTileCopier copier(b, loc, plan, threadIndex, k, element);
      waitUntilRead(b, loc, plan, *makeUnit(plan), copier, stages);
    }
  }

  /// A tile of C.
  struct TilePlace {
    Value batch, firstRow, rowsEnd, firstColumn, columnsEnd;
    Value exists;                   ///< i1: a group has the tile; null: surely.
    Value hasSums;                  ///< i1: it is one with a matrix; null: surely.
    Value memberDown, memberAcross; ///< Where it is in its cluster; null if nothing is shared.
    Place ofBatch;
  };
  /// Of `size` rows or columns those of tile `number` of `count`: the first, and behind the last.
  /// Tiles that are copied as boxes reach over their neighbours rather than over the edge: those
  /// that have less to copy run ahead, and what others read at once is read twice (777 x 1600 x
  /// 6400 in tiles of 128x96 takes 28 us so on an H100, 45 with tiles over the edge). Boxes of the
  /// operand `form` begin at multiples of 16 bytes along its rows.
  std::pair<Value, Value> linesOf(const MatmulPlan &plan, Value number, Value count, int64_t tile,
                                  Value size, const OperandForm &form) {
    if (plan.copyThreads == 0 || !matrix.shape.hasBoxes || matrix.shape.groups > 0)
      return {mul(number, tile), size};
    int64_t multiple = std::min<int64_t>(tile & -tile, 64); // Stores begin with sectors of memory.
    Value last = sub(count, 1), behind = sub(larger(size, tile), tile);
    if (int64_t chunk = 128 / matrix.shape.operandBits; !form.kContiguous)
      behind = mul(plain.divUp(behind, chunk), chunk);
    auto firstOf = [&](Value number) {
      Value even = div(mul(number, behind), larger(last, 1));
      return select(equal(number, last), behind, mul(plain.divUp(even, multiple), multiple));
    };
    return {firstOf(number), select(equal(number, last), size, firstOf(add(number, 1)))};
  }
  TilePlace placeOf(const MatmulPlan &plan, Value id, Value down, Value across) {
    TilePlace place;
    Value inBatch = mul(down, across), high = down, wide = across;
    place.batch = div(id, inBatch);
    // Of C transposed few rows of C are fewer tiles across.
    bool isTurned = plan.isTransposed && llvm::divideCeil(matrix.shape.n, plan.columns) <
                                             llvm::divideCeil(matrix.shape.m, plan.rows);
    Value tile = rem(id, inBatch);
    if (plan.sharers() > 1) { // Tiles of a cluster follow each other.
      Value member = rem(tile, plan.sharers());
      place.memberDown = div(member, plan.sharedAcross);
      place.memberAcross = rem(member, plan.sharedAcross);
      tile = div(tile, plan.sharers());
      high = div(down, plan.sharedDown), wide = div(across, plan.sharedAcross);
    }
    if (isTurned)
      std::swap(high, wide);
    Value band = div(tile, mul(wide, kTilesTogether)), firstOfBand = mul(band, kTilesTogether);
    Value height = smaller(sub(high, firstOfBand), kTilesTogether);
    Value inBand = rem(tile, mul(wide, kTilesTogether));
    Value tileDown = add(firstOfBand, rem(inBand, height)), tileAcross = div(inBand, height);
    if (isTurned)
      std::swap(tileDown, tileAcross);
    if (plan.sharers() > 1) {
      tileDown = add(mul(tileDown, plan.sharedDown), place.memberDown);
      tileAcross = add(mul(tileAcross, plan.sharedAcross), place.memberAcross);
    }
    std::tie(place.firstRow, place.rowsEnd) =
        linesOf(plan, tileDown, down, plan.rows, m, matrix.lhs);
    std::tie(place.firstColumn, place.columnsEnd) =
        linesOf(plan, tileAcross, across, plan.columns, n, matrix.rhs);
    place.ofBatch.valuesAtStart = true;
    place.ofBatch.setIndices(b, loc, matrix.batch, place.batch, extents);
    if (matrix.shape.groups > 0)
      findGroup(place, tileDown, plan.rows, equal(down, m));
    return place;
  }

  /// Row at which `group` begins (`which` 0) or ends (1); behind the last are rows without a
  /// matrix.
  Value boundOf(int64_t which, Value group) {
    int64_t groups = matrix.shape.groups;
    Value isGroup = less(group, groups);
    Value at = select(isGroup, group, index(groups - 1));
    Value first = which == 0 ? select(isGroup, index(0), index(1)) : index(1);
    Value read =
        memref::LoadOp::create(b, loc, memrefs.buffer(matrix.bounds), ValueRange{first, at});
    Value row = arith::IndexCastOp::create(b, loc, b.getIndexType(), read);
    row = smaller(arith::MaxSIOp::create(b, loc, row, index(0)), m);
    return which == 0 ? row : select(isGroup, row, m);
  }

  /// The last group whose tiles begin at number `tile` or before, by bisection; see tilesDown.
  /// `ofRow` (i1): there is one for each row.
  void findGroup(TilePlace &place, Value tile, int64_t rows, Value ofRow) {
    int64_t groups = matrix.shape.groups, steps = llvm::Log2_64_Ceil(groups + 1);
    auto tileAt = [&](Value row, Value group) {
      return select(ofRow, row, add(div(row, rows), group));
    };
    auto firstTile = [&](Value group) { return tileAt(boundOf(0, group), group); };
    auto halve = [&](Value step, ValueRange carried) -> Values {
      Value half = arith::ShRUIOp::create(b, loc, index(int64_t(1) << (steps - 1)), step);
      Value known = carried[0], next = smaller(add(known, half), groups);
      Value begins = less(firstTile(next), add(tile, 1));
      return {select(begins, next, known)};
    };
    Value group = loop(index(0), index(steps), index(1), index(0), halve)[0],
          start = boundOf(0, group), end = boundOf(1, group);
    Value behind = sub(tile, tileAt(start, group)), isFirst = equal(rem(behind, rows), 0);
    place.firstRow = add(start, select(ofRow, behind, mul(behind, rows))), place.rowsEnd = end;
    Value begins = select(ofRow, isFirst, arith::ConstantIntOp::create(b, loc, 1, 1));
    place.exists = both(begins, less(place.firstRow, end));
    place.hasSums = less(group, groups);
    place.ofBatch.index[matrix.group] = smaller(group, groups - 1);
  }
  TileOperands operandsOf(const MatmulPlan &plan, KTileCopier &copier, const TilePlace &place,
                          Elementwise elementwise, ComputedTile *computed = nullptr) {
    const auto &batch = place.ofBatch.index;
    TileOperands tile;
    if (isCopying && matrix.shape.hasBoxes)
      return boxesOf(plan, place, computed);
    tile.lhs = {&*lhs,
                copier.chunks(*lhs, lhs->base(batch), place.rowsEnd, place.firstRow, plan.rows,
                              elementwise.lhs),
                elementwise.lhs};
    if (computed)
      tile.rhs.computed = computed;
    else
      tile.rhs = {&*rhs,
                  copier.chunks(*rhs, rhs->base(batch), n, place.firstColumn, plan.columns,
                                elementwise.rhs),
                  elementwise.rhs};
    return tile;
  }

  /// Threads that copy boxes. Each has one of every stage: what has none could fall behind by two
  /// phases of a signal, which look like none, and wait for good.
  int64_t boxCopiers(const MatmulPlan &plan) {
    if (plan.workgroups > 0)
      return 1;
    int64_t ofRows = llvm::divideCeil(plan.rows, boxLines(plan, *lhs, plan.rows)),
            ofColumns = llvm::divideCeil(plan.columns, boxLines(plan, *rhs, plan.columns));
    return std::min(kBoxCopiers, plan.kTilesTogether * (ofRows + ofColumns));
  }
  /// Rows or columns, of `count`, that a box has.
  static int64_t boxLines(const MatmulPlan &plan, const OperandReader &reader, int64_t count) {
    return reader.form.kContiguous ? count : plan.lineElements;
  }

  /// Of a `computed` rhs the first of the threads that compute it copies what is beside it.
  TileOperands boxesOf(const MatmulPlan &plan, const TilePlace &place, ComputedTile *computed) {
    if (computed)
      return {boxesOf(plan, *lhs, place, place.firstRow, plan.rows, /*parts=*/1),
              {.computed = computed},
              asI32(threadIndex)};
    TileOperands tile{boxesOf(plan, *lhs, place, place.firstRow, plan.rows, plan.sharedAcross),
                      boxesOf(plan, *rhs, place, place.firstColumn, plan.columns, plan.sharedDown),
                      plan.workgroups > 0 ? Value() : asI32(div(threadIndex, 32))};
    auto bitsOf = [&](int64_t bits, Value first) -> Value {
      return arith::TruncIOp::create(b, loc, b.getI16Type(),
                                     arith::ShLIOp::create(b, loc, i32(bits), asI32(first)));
    };
    if (plan.sharedAcross > 1) {
      tile.lhs.boxes.part = asI32(place.memberAcross);
      tile.lhs.boxes.members =
          bitsOf((int64_t(1) << plan.sharedAcross) - 1, mul(place.memberDown, plan.sharedAcross));
    }
    if (plan.sharedDown > 1) {
      int64_t ofColumn = 0;
      for (int64_t row = 0; row < plan.sharedDown; ++row)
        ofColumn |= int64_t(1) << row * plan.sharedAcross;
      tile.rhs.boxes.part = asI32(place.memberDown);
      tile.rhs.boxes.members = bitsOf(ofColumn, place.memberAcross);
    }
    return tile;
  }

  /// `count` rows or columns of an operand from `first` on, copied in `parts`.
  TileOperand boxesOf(const MatmulPlan &plan, const OperandReader &reader, const TilePlace &place,
                      Value first, int64_t count, int64_t parts) {
    module::TensorMap map = *tensorMapOf(reader.form, matrix.classes);
    std::fill_n(map.box, map.rank, 1);
    map.box[0] = depth, map.box[1] = (reader.form.kContiguous ? count : depth) / parts;
    auto *known = llvm::find(maps, map);
    if (known == maps.end())
      known = &maps.emplace_back(map);
    TileOperand operand{&reader};
    operand.boxes = {add(hal::TensorMapsOp::create(b, loc, b.getIndexType()),
                         (known - maps.begin()) * module::kTensorMapBytes),
                     asI32(first), count, boxLines(plan, reader, count), depth};
    operand.boxes.parts = parts;
    for (unsigned loop : reader.form.batch)
      operand.boxes.batch.push_back(asI32(place.ofBatch.index.lookup(loop)));
    return operand;
  }

  void emitTile(const MatmulPlan &plan, Elementwise elementwise, Value id, Value down,
                Value across) {
    MatmulShape most = matrix.shape;
    (isTurned() ? most.n : most.m) = mostRows();
    if (int64_t tiles = kernels::tilesOf(plan, most); tiles > 0)
      id = smaller(id, tiles - 1);
    TilePlace place = placeOf(plan, id, down, across);
    IfScope inside(b, loc, place.exists);
    if (plan.laneDepth > 0)
      return emitDirect(plan, place);
    std::unique_ptr<MatrixUnitEmitter> unit = makeUnit(plan);
    place.ofBatch.start = index(0).getDefiningOp();
    ProductContext product = context(place.rowsEnd);
    std::optional<ComputedTile> computed;
    if (plan.rhsDepth > 0 && (isCopying || plan.copyThreads == 0))
      computed.emplace(product, plan, place.ofBatch, place.firstColumn);
    SmallVector<Value> accumulators =
        multiply(plan, *unit, place, elementwise, computed ? &*computed : nullptr);
    isBroken |= computed && computed->isBroken();
    if (isCopying)
      return;
    keepSums(place, accumulators);
    // What of the tile this workgroup has, in pieces that the unit has rows of one after the other.
    MatmulPlan mine = plan;
    if (plan.clusterSize > 1) {
      unit->exchange(accumulators, asI32(part), plan.clusterSize);
      mine.columns /= plan.clusterSize;
      place.firstColumn = add(place.firstColumn, mul(part, mine.columns));
    }
    if (unit->pieces() > 1)
      mine.rows /= unit->pieces(), mine.kTilesTogether = groupsOfColumns(mine.rows);
    if (!(mine == plan))
      unit = makeUnit(mine);
    Value isWhole = part && plan.clusterSize == 1 ? equal(parts, 1) : Value();
    int64_t count = unit->accumulatorCount();
    for (size_t first = 0; first < accumulators.size(); first += count) {
      if (first > 0)
        place.firstRow = add(place.firstRow, mine.rows);
      OpBuilder::InsertionGuard guard(b);
      ArrayRef<Value> sums = ArrayRef(accumulators).slice(first, count);
      if (isWhole) {
        auto branch = scf::IfOp::create(b, loc, isWhole, /*withElseRegion=*/true);
        b.setInsertionPoint(branch.elseBlock()->getTerminator());
        storePart(*unit, sums, place);
        b.setInsertionPoint(branch.thenBlock()->getTerminator());
      }
      storeTile(mine, *unit, sums, place, elementwise);
    }
  }

  /// Rows in no group have sums of nothing.
  void keepSums(const TilePlace &place, SmallVectorImpl<Value> &sums) {
    if (!place.hasSums)
      return;
    for (Value &sum : sums)
      sum = plain.select(place.hasSums, sum, zero(sum.getType()));
  }

  ProductContext context(Value rowsEnd) {
    return {memrefs, matrix, kernel.target, extents, threadIndex, rowsEnd, n, k, waitsLate()};
  }

  /// Whether the first of the rhs is read while kernels before this one run: of few rows, which
  /// wait for nothing else, where nothing writes it.
  bool waitsLate() const {
    const MatmulPlan &plan = *this->plan;
    bool isRead = !whole && !matrix.shape.lhsElementwise && !matrix.shape.rhsElementwise &&
                  (!matrix.rhs.isComputed || readsFirst(matrix, plan)) && matrix.shape.groups == 0;
    return isRead && unitsOf(kernel.target).beginsEarly(kernel.target) && plan.rows <= 16 &&
           plan.copyThreads == 0 && !plan.registerStaged &&
           isUnwritten(matrix.rhsOperand(matrix.product).get()) &&
           (!matrix.twin || isUnwritten(matrix.rhsOperand(matrix.twin).get()));
  }

  void emitDirect(const MatmulPlan &plan, TilePlace &tile) {
    tile.ofBatch.start = index(0).getDefiningOp();
    FailureOr<SmallVector<Value>> sums = multiplyDirect(
        context(tile.rowsEnd), plan, direct, tile.ofBatch, tile.firstRow, tile.firstColumn);
    if ((isBroken |= failed(sums)))
      return;
    keepSums(tile, *sums);
    if (tile.exists) // Of the tile, while its group may have more rows.
      tile.rowsEnd = smaller(tile.rowsEnd, add(tile.firstRow, plan.rows));
    SmallVector<AccumulatorsOfRow> rows;
    for (unsigned i = 0, e = sums->size() / matrix.shape.products; i < e; ++i) {
      Value number = add(threadIndex, int64_t(i) * plan.threads);
      rows.push_back({asI32(div(number, plan.columns)), {{asI32(rem(number, plan.columns)), i}}});
    }
    storeElements(rows, *sums, /*neighbours=*/1, /*together=*/1, tile);
  }

  /// Matrix instructions and copies that run ahead have addresses; where there are neither, memory
  /// may have one type only.
  void makeMemory(int64_t bytes) {
    const MatrixUnit *unit = plan->unit;
    int64_t wordBytes = unit ? unit->kTileWordBytes : kernel.target.asyncCopy ? 1 : elementBytes;
    Type word = wordBytes == kMatrixChunkBytes
                    ? Type(VectorType::get({kMatrixChunkBytes / 4}, b.getI32Type()))
                : unit || wordBytes == 1 ? b.getIntegerType(wordBytes * 8)
                                         : element;
    memory = workgroupMemory(b, loc, bytes / wordBytes, word);
  }

  std::unique_ptr<MatrixUnitEmitter> makeUnit(const MatmulPlan &plan) {
    MatrixUnitParts parts{b,           loc,    plan,         matrix.shape,   element,
                          threadIndex, memory, plan.threads, &kernel.target, signals};
    return plan.unit ? unitsOf(kernel.target).matrixUnit(parts)
                     : simtMatrixUnit(parts, copierOf(parts));
  }

  Value stepsAlongK(const MatmulPlan &plan) { return plain.divUp(k, depth * plan.kTilesTogether); }

  SmallVector<Value> multiply(const MatmulPlan &plan, MatrixUnitEmitter &unit, TilePlace &place,
                              Elementwise elementwise, ComputedTile *computed) {
    KTileCopier copier(b, loc, plan, threadIndex, k, element);
    Value begin = index(0), kTiles = stepsAlongK(plan); // Up to there.
    if (part) {
      Value each = plain.divUp(kTiles, partsOfTile);
      begin = mul(part, each);
      kTiles = smaller(add(begin, each), kTiles);
    }
    if (plan.copyThreads > 0 && !isCopying)
      return multiplyCopied(b, loc, plan, unit, copier, begin, kTiles, accumulatorType, stages);
    TileOperands tile = operandsOf(plan, copier, place, elementwise, computed);
    if (waitsLate())
      tile.waitLate = [&] {
        unitsOf(kernel.target).waitForKernels(b, loc);
        place.ofBatch.start = index(0).getDefiningOp();
      };
    if (!isCopying)
      return multiplyKTiles(b, loc, plan, unit, copier, tile, begin, kTiles, accumulatorType);
    copyForOthers(b, loc, plan, unit, copier, tile, begin, kTiles, stages);
    return {};
  }

  // --- Results -----------------------------------------------------------------------------------

  /// Memory to store rows of `plan` through.
  Value rowMemoryOf(const MatmulPlan &plan, MatrixUnitEmitter &unit) {
    if (plan.workgroups == 0)
      unit.barrier();
    auto type = MemRefType::get(plan.storeBytes() * 8 / kept.element.getIntOrFloatBitWidth(),
                                kept.element, MemRefLayoutAttrInterface(),
                                cast<MemRefType>(memory.getType()).getMemorySpace());
    return memref::ViewOp::create(b, loc, type, memory, index(plan.storeStart()), ValueRange());
  }

  void storeTile(const MatmulPlan &plan, MatrixUnitEmitter &unit, ArrayRef<Value> accumulators,
                 TilePlace &tile, Elementwise elementwise) {
    if (plan.rowStoreBytes > 0 && columnsFit(8, elementwise)) {
      isBroken |= !storeRows({memrefs, matrix, kernel.target, plan, kept, rowMemoryOf(plan, unit),
                              threadIndex, tile.rowsEnd, tile.columnsEnd, extents, tile.firstRow,
                              tile.firstColumn, tile.ofBatch},
                             unit, accumulators);
      return;
    }
    tile.ofBatch.start = index(0).getDefiningOp();
    SmallVector<Value> values(accumulators);
    SmallVector<AccumulatorsOfRow> rows =
        columnsFit(8, elementwise) ? unit.gatherEights(values) : SmallVector<AccumulatorsOfRow>();
    int64_t neighbours = rows.empty() ? unit.neighbours() : 8;
    int64_t together = 8; // Columns that are stored at once.
    while (together > 1 && (together > neighbours || together > kernel.target.maxLanes ||
                            !columnsFit(together, elementwise)))
      together /= 2;
    if (rows.empty())
      rows = unit.accumulatorsOfThread();
    storeElements(rows, values, neighbours, together, tile);
  }

  void storeElements(ArrayRef<AccumulatorsOfRow> rows, ArrayRef<Value> values, int64_t neighbours,
                     int64_t together, TilePlace &tile) {
    ElementEmitter elements(memrefs, matrix.classes, kernel.target);
    for (const AccumulatorsOfRow &ofRow : rows) {
      Value row = add(tile.firstRow, asIndex(ofRow.row));
      IfScope exists(b, loc, less(row, tile.rowsEnd));
      Place atRow;
      atRow.outer = &tile.ofBatch;
      atRow.valuesAtStart = true;
      atRow.setIndices(b, loc, matrix.m, row, extents);
      atRow.start = index(0).getDefiningOp();
      for (const AccumulatorsOfRow::Pair &pair : ofRow.pairs)
        for (int64_t i = 0; i < neighbours; i += together) {
          Value column = add(tile.firstColumn, asIndex(pair.column)), sum = values[pair.index + i];
          if (i > 0)
            column = add(column, i);
          if (together > 1)
            sum = vectorOf(values.slice(pair.index + i, together));
          Value twin = matrix.twin ? values[pair.index + values.size() / 2] : Value();
          storeAt(elements, atRow, column, tile.columnsEnd, sum, together, twin);
        }
    }
    isBroken |= elements.isBroken;
  }

  /// Whether `count` neighbouring columns are all within C or all not, and aligned; more than two
  /// also follow each other in C.
  bool columnsFit(int64_t count, Elementwise elementwise) {
    if (matrix.shape.isTransposed)
      return count <= 8; // As it was planned.
    util::IntFact last = matrix.classes.stepsFact(matrix.n.back());
    if (last.isMultipleOf(count))
      return count == 2 || matrix.out.back() == matrix.n.back();
    // Where wholeChunks() asks it of rows of B that are rows of C; of padded ones it asks nothing.
    bool isAsked = !elementwise.rhs && !matrix.rhs.kContiguous &&
                   !rowFact(matrix, matrix.rhs).isMultipleOf(perChunk);
    return last.low != last.high && count == 2 && matrix.n.size() == 1 && isAsked;
  }

  void storeAt(ElementEmitter &elements, Place &atRow, Value column, Value columnsEnd, Value sum,
               int64_t width, Value twin = {}) {
    // Also where tiles cover C exactly: as one straight line of stores, large tiles take a quarter
    // longer (measured on sm_90).
    IfScope exists(b, loc, less(column, columnsEnd));
    Place at;
    at.outer = &atRow;
    at.setIndices(b, loc, matrix.n, column, extents);
    at.varying = matrix.n.back();
    at.width = width;
    if (twin)
      takeSum(elements, memrefs, matrix.twin, twin, at);
    storeProduct(elements, memrefs, matrix.product, sum, at);
  }

  // --- Parts of k --------------------------------------------------------------------------------

  /// Leaves this part's accumulators in the workspace.
  void storePart(MatrixUnitEmitter &unit, ArrayRef<Value> accumulators, const TilePlace &tile) {
    for (const AccumulatorsOfRow &ofRow : unit.accumulatorsOfThread()) {
      Value row = add(tile.firstRow, asIndex(ofRow.row));
      IfScope exists(b, loc, less(row, tile.rowsEnd));
      int64_t together = std::min<int64_t>({width, 2, unit.neighbours()});
      for (const AccumulatorsOfRow::Pair &pair : ofRow.pairs)
        for (int64_t i = 0; i < unit.neighbours(); i += together) {
          Value column = add(tile.firstColumn, asIndex(pair.column));
          if (i > 0)
            column = add(column, i);
          IfScope within(b, loc, less(column, tile.columnsEnd));
          if (together == 1) {
            memref::StoreOp::create(b, loc, accumulators[pair.index + i], partials,
                                    ValueRange{part, tile.batch, row, column});
            continue;
          }
          storeAligned(vectorOf(accumulators.slice(pair.index + i, 2)), partials,
                       {part, tile.batch, row, column},
                       accumulatorType.getIntOrFloatBitWidth() / 4);
        }
    }
  }

  /// The second launch: a thread adds up some neighbours of C.
  void addParts() {
    Value across = plain.div(n, width), inBatch = mul(m, across);
    Value id = add(mul(workgroupId(), kMatrixThreads), threadIndex);
    IfScope exists(b, loc, less(id, mul(inBatch, batches)));
    Value batch = div(id, inBatch), row = div(rem(id, inBatch), across),
          column = mul(rem(id, across), width);
    Type type = accumulatorType;
    if (width > 1)
      type = VectorType::get({width}, type);
    Value none = zero(type);
    int64_t bytes = std::min<int64_t>(width * accumulatorType.getIntOrFloatBitWidth() / 8, 16);
    auto addPart = [&](Value number, ValueRange carried) -> Values {
      Values at{number, batch, row, column};
      Value sum = width == 1 ? memref::LoadOp::create(b, loc, partials, at).getResult()
                             : loadAligned(accumulatorType, width, partials, at, bytes);
      return {addSums(b, loc, carried[0], sum)};
    };
    Value sum = loop(index(0), parts, index(1), none, addPart)[0];
    Place ofBatch, atRow;
    ofBatch.setIndices(b, loc, matrix.batch, batch, extents);
    atRow.setIndices(b, loc, matrix.m, row, extents);
    ofBatch.valuesAtStart = atRow.valuesAtStart = true;
    ofBatch.start = atRow.start = index(0).getDefiningOp();
    atRow.outer = &ofBatch;
    ElementEmitter elements(memrefs, matrix.classes, kernel.target);
    storeAt(elements, atRow, column, n, sum, width);
    isBroken |= elements.isBroken;
  }

  MemrefKernel &memrefs;
  Kernel &kernel;
  const MatmulKernel &matrix;
  ArrayRef<MatmulPlan> plans;
  const size_t launch;
  const MatmulPlan *plan;
  Type element, accumulatorType;
  int64_t elementBytes, depth, perChunk; // Elements of a K tile along k, of a chunk.
  SmallVector<Value> extents;
  Value m, n, k, batches, memory, threadIndex;
  Value parts;               // Of k, by this launch or the one before.
  Value workspaceBytes;      // Of the launch that leaves parts; null if there are none.
  SmallVector<Value> ofHost; // What the grid is counted by.
  int64_t width = 1;         // Neighbours in C that the launch which adds parts stores at once.
  Value direct;              // Workgroup memory of direct products.
  Value whole;               // See wholeChunks().
  KeptValue kept;
  Value partsOfTile; // Of the plan that is emitted.
  Value partials,
      part; // Sums of parts of k (split-K), and which of them this workgroup adds up; null if all.
  std::optional<OperandReader> lhs, rhs;
  int64_t signals = 0; // Where they begin in memory.
  SmallVector<module::TensorMap> maps;
  StagePlace stages;      // Of the plan that is emitted, where other threads copy,
  bool isCopying = false; // and whether these are emitted.
  bool isBroken = false;
};
} // namespace

/// Writes one launch of the kernel; see MatmulEmitter.
static LogicalResult lowerLaunch(Kernel &kernel, const MatmulKernel &matrix,
                                 ArrayRef<MatmulPlan> plans, size_t launch,
                                 const MatmulPlan *plan) {
  if (plan && plan->isTransposed != matrix.shape.isTransposed) {
    MatmulKernel other = matrix;
    std::swap(other.m, other.n);
    std::swap(other.lhs, other.rhs);
    other.shape = matrix.shape.transposed();
    return lowerLaunch(kernel, other, plans, launch, plan);
  }
  MemrefKernel memrefs(kernel);
  MatmulEmitter emitter(memrefs, kernel, matrix, plans, launch, plan);
  if (failed(emitter.emit()))
    return kernel.func.emitOpError("has values that cannot be computed beside the product");
  memrefs.take();
  SmallVector<scf::ForOp> unrolled;
  kernel.func.walk([&](scf::ForOp loop) {
    if (loop->hasAttr(kUnrolledBy))
      unrolled.push_back(loop);
  });
  for (scf::ForOp loop : unrolled) {
    auto factor = cast<IntegerAttr>(loop->removeAttr(kUnrolledBy));
    if (failed(loopUnrollByFactor(loop, factor.getInt())))
      return loop.emitOpError("cannot be unrolled");
  }
  if (plan && launch > 0)
    kernel.executable.setPlan("matmul: " + describe(*plan));
  bool copies = plan && plan->copyThreads > 0;
  kernel.executable.setThreads((plan ? plan->threads : kMatrixThreads) +
                               (copies ? kCopyThreads : 0));
  kernel.executable.setAlignedBindings(true);
  const GpuUnits &units = unitsOf(kernel.target);
  if (plan)
    units.require(kernel.executable, plan->unit, matrix.shape.element);
  if (copies) // They have all registers.
    units.keepResident(kernel.executable, 1);
  else if (plan && plan->resident > 0)
    units.keepResident(kernel.executable, plan->resident);
  if (plan && plan->workgroupsOfCluster() > 1)
    units.makeClusters(kernel.executable, plan->workgroupsOfCluster());
  return emitter.makeGrid();
}

LogicalResult sluice::kernels::lowerMatrix(Kernel &kernel, const MatmulKernel &matrix,
                                           ArrayRef<MatmulPlan> plans) {
  SmallVector<const MatmulPlan *> launches;
  for (const MatmulPlan &plan : plans)
    launches.push_back(&plan);
  MatmulPlan unaligned;
  if (mayLackChunks(matrix, matrix.lhs) || mayLackChunks(matrix, matrix.rhs)) {
    unaligned = planUnalignedMatmul(matrix.shape, kernel.target);
    launches.push_back(&unaligned);
  }
  if (llvm::any_of(plans, splitsK))
    launches.push_back(nullptr);
  return lowerLaunches(kernel, launches.size(), [&](Kernel &part, int64_t number) {
    std::optional<MatmulKernel> again;
    if (number > 0)
      again = matchMatrix(part.func);
    return lowerLaunch(part, again ? *again : matrix, plans, number, launches[number]);
  });
}
