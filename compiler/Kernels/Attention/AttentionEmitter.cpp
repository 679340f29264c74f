//===- AttentionEmitter.cpp - tiles of attention, thread by thread --------===//
// With matrix instructions, whole tiles of keys and values are copied ahead:
//   copy queries, keys 0 .. stages-1, values 0 .. stages-2
//   for tile of keys {
//     wait for keys; barrier; copy values ahead; scores = Q K^T
//     wait for values; barrier; copy keys ahead; weights from scores; accumulators += weights V
//   }
// With matrices that subgroups read as a whole, tiles pass through registers:
//   for tile of keys {
//     barrier; weights from Q K^T; load the next tile; accumulators = accumulators decay + weights V
//     barrier; store the next tile
//   }
// With wgmma, the last warpgroup copies, the others compute. They wait on mbarriers of a stage: its
// keys or values are there, or are not needed any more.
// Without, slices of 128 bytes pass through workgroup memory, each copied when all have read the
// one before:
//   for tile of keys {
//     for slice { barrier; copy; barrier; scores += q k^T }
//     weights from scores to workgroup memory
//     for slice { barrier; copy; barrier; accumulators += w v }
//   }
// Where few tiles would leave compute units idle, workgroups share the keys of a tile, and a second
// launch combines what they leave (AttentionParts).
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Attention/AttentionEmitter.h"
#include "compiler/Kernels/Attention/AttentionUnit.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"

using namespace sluice::kernels;

static constexpr int64_t kSide = 16, kWarp = 32;
// A warpgroup of wgmma: its threads, and the queries that it computes.
static constexpr int64_t kGroup = 128, kGroupRows = 64;
// Registers per thread of the warpgroup that copies and of those that compute (setmaxnreg): in sum
// at most what a workgroup of three warpgroups starts with.
static constexpr int64_t kCopyRegisters = 56, kComputeRegisters = 224;
// Batches whose queries are computed together, those with most keys first.
static constexpr int64_t kBatchesTogether = 8;

namespace {
class AttentionEmitter {
public:
  AttentionEmitter(MemrefKernel &memrefs, Kernel &kernel, linalg_ext::AttentionOp op,
                   const AttentionPlan &plan)
      : kernel(kernel), plan(plan), b(memrefs.body()), k(b, kernel.func.getLoc()),
        access(k, memrefs, op) {
    if (plan.parts > 1)
      parts.emplace(k, access, plan.parts);
  }

  LogicalResult emit() {
    auto allocate = [&](int64_t count, Type element) {
      return workgroupMemory(b, k.loc, count, element);
    };
    thread = k.threadId();
    std::function<Value(Value)> exp2;
    ThreadGroup group{thread, plan.threads, kSide, plan.shuffleWidth};
    if (!plan.unit) {
      element = b.getF32Type();
      memory = allocate(plan.firstSlots() / 4, element);
      makeScalarUnits();
      exp2 = [&](Value x) { return math::Exp2Op::create(b, k.loc, x).getResult(); };
      if (int64_t rows = plan.rows / (plan.threads / kSide); plan.slotBytes() > 0)
        for (int64_t i = 0; i < rows; ++i)
          slots.push_back(allocate(plan.slotBytes() / rows / 4, element));
    } else {
      element = access.query.element;
      int64_t word = plan.unit->kTileWordBytes;
      memory = allocate(plan.workgroupBytes() / word,
                        word == kMatrixChunkBytes ? Type(VectorType::get({4}, b.getI32Type()))
                                                  : b.getI8Type());
      AttentionUnitParts parts{b, k.loc, plan, element, thread, memory};
      const AttentionUnits &units = *unitsOf(kernel.target).attention(kernel.target);
      unit = units.products(parts);
      if (plan.copyThreads())
        mbarriers = units.mbarriers(parts, plan.firstSlots());
      exp2 = [&](Value x) { return unit->exp2(x); };
      group.group = unit->threadsOfRow();
    }
    copier = std::make_unique<AttentionCopier>(k, access, plan, element,
                                               unit ? unit->copies() : *scoreUnit);
    copier->shareAmong(thread, plan.threads);
    scores = std::make_unique<AttentionScores>(k, access, group, slots, exp2);
    rowTiles = k.divUp(access.rows.total, plan.rows);
    columnTiles = k.divUp(access.columns.total, plan.columns);
    emitTiles();
    return success(!scores->isBroken && !access.isBroken);
  }

  /// Bytes of workspace; null if none.
  Value workspaceBytes() const { return parts ? parts->bytes() : Value(); }

  /// i1: whether it is so that there are more than 64 queries, and for each compute unit a tile of
  /// `rows`.
  Value fillsDevice(int64_t rows, bool isSo) {
    Value tiles = k.mul(k.divUp(access.rows.total, rows), access.batch.total);
    Value fills = k.both(k.less(k.index(kGroupRows), access.rows.total),
                         k.less(k.index(kernel.target.computeUnits - 1), tiles));
    return k.equal(fills, arith::ConstantIntOp::create(b, k.loc, isSo, 1));
  }

  Value count; ///< How many workgroups have a tile, or a part of one.

private:
  /// Tiles of one batch follow each other, so that its keys stay in the cache; within some batches
  /// the last queries come first, which have most keys if later keys are removed.
  void emitTiles() {
    Value id = k.workgroupId(), inBatch = k.mul(rowTiles, columnTiles),
          tiles = k.mul(inBatch, access.batch.total);
    count = parts ? k.mul(tiles, plan.parts) : tiles;
    auto emitAt = [&](Value number) {
      if (parts)
        part = k.div(number, tiles), number = k.rem(number, tiles);
      Value inBand = k.mul(inBatch, kBatchesTogether), band = k.div(number, inBand);
      Value firstBatch = k.mul(band, kBatchesTogether);
      Value height = k.smaller(k.sub(access.batch.total, firstBatch), k.index(kBatchesTogether));
      Value place = k.rem(number, inBand);
      Value batch = k.add(firstBatch, k.rem(place, height)),
            tile = k.sub(k.sub(inBatch, k.index(1)), k.div(place, height));
      batchNumber = batch;
      emitTile(access.indices(access.batch, batch), k.mul(k.div(tile, columnTiles), plan.rows),
               k.mul(k.rem(tile, columnTiles), plan.columns));
    };
    if (kernel.target.maxWorkgroups[0] >= INT32_MAX)
      return k.ifThen(k.less(id, count), [&] { emitAt(id); });
    k.forEach(id, count, k.workgroupCount(), [&](Value number) {
      barrier(); // Until all have read what is left of the tile before.
      emitAt(number);
    });
  }

  void barrier() { workgroupBarrier(b, k.loc); }

  void emitTile(ValueRange batch, Value firstRow, Value firstColumn) {
    SmallVector<AccumulatorsOfRow> scoreRows =
        unit ? unit->scoresOfThread() : scoreUnit->accumulatorsOfThread();
    access.startBatch(batch);
    scores->startTile(batch, firstRow, plan.rows, scoreRows);
    copier->limitKeys(access.op.getLengths() ? scores->keyLimit() : Value());
    auto base = [&](const AttentionOperand &operand) { return access.first(operand, batch); };
    queryBase = base(access.query), keyBase = base(access.key), valueBase = base(access.value);
    output = parts ? parts->sumsOf(part) : access.output;
    outputBase = base(output);
    if (mbarriers)
      return shareTile(firstRow, firstColumn);
    SmallVector<AccumulatorsOfRow> accumulatorRows = accumulatorsOfThread();
    SmallVector<Value> state = startState();
    state = plan.isStaged() ? stageKeys(firstRow, firstColumn, state)
            : unit          ? streamKeys(firstRow, firstColumn, state, accumulatorRows)
                            : sliceKeys(firstRow, firstColumn, state, accumulatorRows, scoreRows);
    finishTile(state, accumulatorRows, firstRow, firstColumn);
  }

  /// Per row the largest score and the sum of weights, then the sums of values.
  SmallVector<Value> startState() {
    SmallVector<Value> state = scores->start();
    stateCount = state.size();
    if (plan.isStaged())
      state.append(unit->start(*scores));
    else
      state.append(accumulatorCount(), k.f32(0));
    return state;
  }

  void finishTile(MutableArrayRef<Value> state, ArrayRef<AccumulatorsOfRow> accumulatorRows,
                  Value firstRow, Value firstColumn) {
    MutableArrayRef<Value> accumulators = state.drop_front(stateCount);
    state = state.take_front(stateCount);
    if (parts) {
      SmallVector<Value> exponents = scores->exponents(state), totals = scores->totals(state);
      // Workgroups that share the columns of a row have the same weights.
      k.ifThen(k.equal(firstColumn, 0), [&] {
        parts->keepStates(part, batchNumber, firstRow, accumulatorRows, exponents, totals);
      });
    } else {
      scores->finish(state, accumulators, accumulatorRows);
    }
    access.store(output, outputBase, plan, accumulators, accumulatorRows, firstRow, firstColumn);
  }

  /// Tiles of keys that this workgroup sums up, from `firstTile` (null: 0) on.
  Value tilesOfPart() {
    Value tiles = k.divUp(scores->keyLimit(), plan.keys);
    firstTile = {};
    if (Value first = scores->firstKey()) {
      firstTile = k.smaller(k.div(first, plan.keys), tiles);
      tiles = k.sub(tiles, firstTile);
    }
    if (!parts)
      return tiles;
    Value before = k.div(k.mul(tiles, part), plan.parts);
    firstTile = firstTile ? k.add(firstTile, before) : before;
    return k.sub(k.div(k.mul(tiles, k.add(part, 1)), plan.parts), before);
  }
  /// The first key of a tile, which is counted from `firstTile` on.
  Value keyOf(Value tile) { return k.mul(firstTile ? k.add(firstTile, tile) : tile, plan.keys); }

  // --- Whole tiles, copied ahead -----------------------------------------------------------------

  SmallVector<Value> streamKeys(Value firstRow, Value firstColumn, ArrayRef<Value> state,
                                ArrayRef<AccumulatorsOfRow> accumulatorRows) {
    MatrixUnitEmitter &copies = unit->copies();
    Value tiles = tilesOfPart();
    auto copyIf = [&](Value tile, function_ref<void()> copy) {
      k.ifThen(k.less(tile, tiles), copy);
      copies.commitCopies();
    };
    auto keysAhead = [&](Value tile, Value stage) { copyIf(tile, [&] { copyKeys(tile, stage); }); };
    auto valuesAhead = [&](Value tile, Value stage) {
      copyIf(tile, [&] { copyValues(tile, firstColumn, stage); });
    };
    copier->copyTile(queriesTile(firstRow), k.i32(0));
    for (int64_t i = 0; i < plan.stages; ++i) {
      keysAhead(k.index(i), k.i32(i));
      if (i + 1 < plan.stages)
        valuesAhead(k.index(i), k.i32(i));
    }
    int64_t pending = 2 * (plan.stages - 1);
    return k.loop(k.index(0), tiles, k.index(1), state, [&](Value tile, ValueRange carried) {
      SmallVector<Value> next(carried);
      Value stage = stageOf(tile), ahead = k.add(tile, plan.stages - 1);
      copies.waitForCopies(pending);
      copies.barrier();
      valuesAhead(ahead, stageOf(ahead));
      SmallVector<Value> weights = unit->scores(k.i32(0), keysAt(stage));
      unit->finish(weights, 0);
      copies.waitForCopies(pending);
      copies.barrier();
      keysAhead(k.add(tile, plan.stages), stage);
      SmallVector<Value> accumulators(ArrayRef(next).drop_front(stateCount));
      SmallVector<Value> decays = scores->weigh(weights, keyOf(tile), plan.keys,
                                                MutableArrayRef(next).take_front(stateCount));
      scores->scaleRows(decays, accumulators, accumulatorRows);
      unit->addValues(unit->packed(weights), valuesAt(stage), accumulators);
      unit->finish(accumulators, 0);
      llvm::copy(accumulators, next.begin() + stateCount);
      return next;
    });
  }

  // --- Whole tiles, by registers -----------------------------------------------------------------

  SmallVector<Value> stageKeys(Value firstRow, Value firstColumn, ArrayRef<Value> state) {
    Value none = k.i32(0), tiles = tilesOfPart();
    auto load = [&](Value tile, Value exists) {
      SmallVector<Value> chunks = copier->loadTile(keysTile(keyOf(tile)), exists);
      chunks.append(copier->loadTile(valuesTile(keyOf(tile), firstColumn), exists));
      return chunks;
    };
    auto store = [&](ArrayRef<Value> chunks) {
      size_t ofKeys = copier->storeTile(keysTile(k.index(0)), chunks, keysAt(none));
      copier->storeTile(valuesTile(k.index(0), k.index(0)), chunks.drop_front(ofKeys),
                        valuesAt(none));
    };
    for (int64_t at = 0; at < plan.depth; at += plan.queryDepth()) {
      int64_t part = std::min(plan.queryDepth(), plan.depth - at);
      copier->copyTile({access.query, queryBase, access.rows, firstRow, plan.rows, access.depth,
                        k.index(at), part},
                       none);
      barrier();
      unit->holdQueries(none, part);
      barrier();
    }
    store(load(k.index(0), k.less(k.index(0), tiles)));
    SmallVector<Value> end =
        k.loop(k.index(0), tiles, k.index(1), state, [&](Value tile, ValueRange carried) {
          SmallVector<Value> next(carried);
          barrier();
          SmallVector<Value> weights = unit->weigh(*scores, keysAt(none), keyOf(tile), next);
          // Few registers are in use here. Behind the last tile, it once more: one address for all.
          SmallVector<Value> chunks =
              load(k.smaller(k.add(tile, 1), k.sub(tiles, k.index(1))), Value());
          SmallVector<Value> accumulators(ArrayRef(next).drop_front(stateCount));
          unit->addValues(weights, valuesAt(none), accumulators);
          barrier();
          store(chunks);
          llvm::copy(accumulators, next.begin() + stateCount);
          return next;
        });
    barrier();
    unit->read(end);
    return end;
  }

  Value stageOf(Value tile) {
    return k.asI32(plan.stages == 1 ? k.index(0) : k.rem(tile, plan.stages));
  }
  Value keysAt(Value stage) {
    return k.add(k.i32(plan.firstKeys()), k.mul(stage, plan.keyBytes()));
  }
  Value valuesAt(Value stage) {
    return k.add(k.i32(plan.firstValues()), k.mul(stage, plan.valueBytes()));
  }
  void copyKeys(Value tile, Value stage) { copier->copyTile(keysTile(keyOf(tile)), keysAt(stage)); }
  void copyValues(Value tile, Value firstColumn, Value stage) {
    copier->copyTile(valuesTile(keyOf(tile), firstColumn), valuesAt(stage));
  }
  AttentionTile queriesTile(Value firstRow) {
    return {access.query, queryBase,    access.rows, firstRow,
            plan.rows,    access.depth, k.index(0),  plan.depth};
  }
  AttentionTile keysTile(Value firstKey) {
    return {access.key, keyBase,      access.keys, firstKey,
            plan.keys,  access.depth, k.index(0),  plan.depth};
  }
  AttentionTile valuesTile(Value firstKey, Value firstColumn) {
    return {access.value, valueBase,      access.keys, firstKey,
            plan.keys,    access.columns, firstColumn, plan.columns};
  }

  // --- Threads that copy and threads that compute ------------------------------------------------

  /// The mbarriers of stage 0; those of the other stages follow.
  int64_t keysThere() const { return 0; }
  int64_t keysDone() const { return plan.stages; }
  int64_t valuesThere() const { return 2 * plan.stages; }
  int64_t valuesDone() const { return 3 * plan.stages; }

  void shareTile(Value firstRow, Value firstColumn) {
    k.ifThen(k.equal(thread, 0), [&] {
      for (int64_t stage = 0; stage < plan.stages; ++stage)
        for (int64_t number : {keysThere(), keysDone(), valuesThere(), valuesDone()}) {
          bool isThere = number == keysThere() || number == valuesThere();
          mbarriers->init(number + stage,
                          isThere ? plan.copyThreads() : plan.computeThreads() / kWarp);
        }
      mbarriers->fenceInit();
    });
    unit->copies().barrier();
    Value tiles = tilesOfPart();
    Value computes = k.less(thread, k.index(plan.computeThreads()));
    auto branch = scf::IfOp::create(b, k.loc, computes, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.elseBlock()->getTerminator());
    mbarriers->setRegisters(kCopyRegisters, /*more=*/false);
    copier->shareAmong(k.rem(thread, plan.copyThreads()), plan.copyThreads());
    copyForOthers(tiles, firstColumn);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    mbarriers->setRegisters(kComputeRegisters, /*more=*/true);
    copier->shareAmong(k.rem(thread, kGroup), kGroup);
    computeTile(tiles, firstRow, firstColumn);
  }

  /// Parity of the phase in which the mbarriers of a stage let `tile` use it.
  Value parityOf(Value tile) { return k.asI32(k.rem(k.div(tile, plan.stages), 2)); }

  /// Each copy is announced when the next one is on its way.
  void copyForOthers(Value tiles, Value firstColumn) {
    MatrixUnitEmitter &copies = unit->copies();
    auto announce = [&](int64_t mbarrier, Value stage, int64_t pending) {
      copies.waitForCopies(pending);
      mbarriers->publish();
      mbarriers->arrive(k.add(k.i32(mbarrier), stage));
    };
    auto lastValues = [&](Value tile, int64_t pending) {
      k.ifThen(k.less(k.index(0), tile),
               [&] { announce(valuesThere(), stageOf(k.sub(tile, k.index(1))), pending); });
    };
    k.loop(k.index(0), tiles, k.index(1), {}, [&](Value tile, ValueRange) {
      Value stage = stageOf(tile), before = k.exclusiveOr(parityOf(tile), k.i32(1));
      mbarriers->await(k.add(k.i32(keysDone()), stage), before);
      copyKeys(tile, stage);
      copies.commitCopies();
      lastValues(tile, 1);
      mbarriers->await(k.add(k.i32(valuesDone()), stage), before);
      copyValues(tile, firstColumn, stage);
      copies.commitCopies();
      announce(keysThere(), stage, 1);
      return SmallVector<Value>();
    });
    lastValues(tiles, 0);
  }

  void computeTile(Value tiles, Value firstRow, Value firstColumn) {
    MatrixUnitEmitter &copies = unit->copies();
    // The queries of a group lie together, and are copied by it.
    Value group = k.div(thread, kGroup),
          queries = k.mul(k.asI32(group), plan.slices(plan.depth) * kGroupRows * kKTileBytes);
    copier->copyTile({access.query, queryBase, access.rows,
                      k.add(firstRow, k.mul(group, kGroupRows)), kGroupRows, access.depth,
                      k.index(0), plan.depth},
                     queries);
    copies.commitCopies();
    copies.waitForCopies(0);
    mbarriers->publish();
    mbarriers->groupBarrier(k.asI32(k.add(group, 1)), kGroup);
    Value isFirstOfWarp = k.equal(k.rem(thread, kWarp), 0);
    auto arrive = [&](int64_t mbarrier, Value stage) {
      k.ifThen(isFirstOfWarp, [&] { mbarriers->arrive(k.add(k.i32(mbarrier), stage)); });
    };
    SmallVector<AccumulatorsOfRow> accumulatorRows = accumulatorsOfThread();
    SmallVector<Value> state = startState();
    // Scores of a tile are computed together with the sums of the one before.
    auto startScores = [&](Value tile) {
      mbarriers->await(k.add(k.i32(keysThere()), stageOf(tile)), parityOf(tile));
      return unit->scores(queries, keysAt(stageOf(tile)));
    };
    auto weigh = [&](SmallVectorImpl<Value> &weights, Value tile, MutableArrayRef<Value> next) {
      return scores->weigh(weights, keyOf(tile), plan.keys, next.take_front(stateCount));
    };
    auto startSums = [&](Value tile, ArrayRef<Value> weights,
                         SmallVectorImpl<Value> &accumulators) {
      mbarriers->await(k.add(k.i32(valuesThere()), stageOf(tile)), parityOf(tile));
      unit->addValues(weights, valuesAt(stageOf(tile)), accumulators);
    };
    state = k.ifChanged(k.less(k.index(0), tiles), state, [&](ValueRange before) {
      SmallVector<Value> next(before), weights = startScores(k.index(0));
      unit->finish(weights, 0);
      arrive(keysDone(), k.i32(0));
      weigh(weights, k.index(0), next);
      SmallVector<Value> packed = unit->packed(weights);
      next.append(packed);
      next = k.loop(k.index(1), tiles, k.index(1), next, [&](Value tile, ValueRange carried) {
        SmallVector<Value> now(carried.drop_back(packed.size())),
            old(carried.take_back(packed.size()));
        Value previous = k.sub(tile, k.index(1));
        SmallVector<Value> fresh = startScores(tile),
                           accumulators(ArrayRef(now).drop_front(stateCount));
        startSums(previous, old, accumulators);
        unit->finish(fresh, 1);
        arrive(keysDone(), stageOf(tile));
        SmallVector<Value> decays = weigh(fresh, tile, now);
        unit->finish(accumulators, 0);
        arrive(valuesDone(), stageOf(previous));
        scores->scaleRows(decays, accumulators, accumulatorRows);
        llvm::copy(accumulators, now.begin() + stateCount);
        now.append(unit->packed(fresh));
        return now;
      });
      SmallVector<Value> last(ArrayRef(next).take_back(packed.size()));
      next.truncate(next.size() - packed.size());
      SmallVector<Value> accumulators(ArrayRef(next).drop_front(stateCount));
      startSums(k.sub(tiles, k.index(1)), last, accumulators);
      unit->finish(accumulators, 0);
      llvm::copy(accumulators, next.begin() + stateCount);
      return next;
    });
    finishTile(state, accumulatorRows, firstRow, firstColumn);
  }

  // --- Slices, copied when they are needed -------------------------------------------------------

  void makeScalarUnits() {
    auto make = [&](int64_t columns, bool rhsKContiguous) {
      MatmulPlan matrixPlan{nullptr, plan.rows, columns};
      MatmulShape shape;
      shape.operandBits = 32;
      shape.rhsKContiguous = rhsKContiguous;
      return simtMatrixUnit({b, k.loc, matrixPlan, shape, element, thread, memory, plan.threads},
                            nullptr);
    };
    scoreUnit = make(plan.keys, /*rhsKContiguous=*/true);
    sumUnit = make(plan.columnsTogether, /*rhsKContiguous=*/false);
  }

  SmallVector<Value> sliceKeys(Value firstRow, Value firstColumn, ArrayRef<Value> state,
                               ArrayRef<AccumulatorsOfRow> accumulatorRows,
                               ArrayRef<AccumulatorsOfRow> scoreRows) {
    const int64_t slice = plan.sliceElements();
    Value slices = k.divUp(access.depth.total, slice), keySlice = k.i32(plan.firstKeys());
    if (!plan.holdsQueries)
      keySlice = k.i32(plan.queryBytes());
    auto queriesAt = [&](Value number) {
      return plan.holdsQueries ? k.mul(k.asI32(number), plan.rows * kKTileBytes) : k.i32(0);
    };
    auto copyQueries = [&](Value number) {
      copier->copyTile({access.query, queryBase, access.rows, firstRow, plan.rows, access.depth,
                        k.mul(number, slice), slice},
                       queriesAt(number));
    };
    if (plan.holdsQueries)
      k.loop(k.index(0), slices, k.index(1), {}, [&](Value number, ValueRange) {
        copyQueries(number);
        return SmallVector<Value>();
      });
    Value tiles = tilesOfPart();
    return k.loop(k.index(0), tiles, k.index(1), state, [&](Value tile, ValueRange carried) {
      Value firstKey = keyOf(tile);
      SmallVector<Value> next(carried), none(scoreUnit->accumulatorCount(), k.f32(0));
      SmallVector<Value> weights =
          k.loop(k.index(0), slices, k.index(1), none, [&](Value number, ValueRange so) {
            SmallVector<Value> accumulators(so);
            scoreUnit->barrier();
            if (!plan.holdsQueries)
              copyQueries(number);
            copier->copyTile({access.key, keyBase, access.keys, firstKey, plan.keys, access.depth,
                              k.mul(number, slice), slice},
                             keySlice);
            scoreUnit->barrier();
            scoreUnit->multiply(queriesAt(number), keySlice, accumulators);
            return accumulators;
          });
      MutableArrayRef<Value> accumulators = MutableArrayRef(next).drop_front(stateCount);
      SmallVector<Value> decays =
          scores->weigh(weights, firstKey, plan.keys, MutableArrayRef(next).take_front(stateCount));
      scores->scaleRows(decays, accumulators, accumulatorRows);
      storeWeights(weights, scoreRows);
      int64_t perPart = sumUnit->accumulatorCount();
      for (int64_t part = 0; part < plan.keys; part += slice)
        for (int64_t column = 0; column < plan.columns; column += plan.columnsTogether) {
          sumUnit->barrier();
          copier->copyTile({access.value, valueBase, access.keys, k.add(firstKey, part), slice,
                            access.columns, k.add(firstColumn, column), plan.columnsTogether},
                           k.i32(plan.firstValues()));
          sumUnit->barrier();
          MutableArrayRef<Value> place =
              accumulators.slice(column / plan.columnsTogether * perPart, perPart);
          SmallVector<Value> some(place);
          sumUnit->multiply(k.i32(plan.firstWeights() + part / slice * plan.rows * kKTileBytes),
                            k.i32(plan.firstValues()), some);
          llvm::copy(some, place.begin());
        }
      return next;
    });
  }

  /// As the lhs of the next product: slices along the keys.
  void storeWeights(ArrayRef<Value> weights, ArrayRef<AccumulatorsOfRow> scoreRows) {
    int64_t slice = plan.sliceElements(), perChunk = kMatrixChunkBytes / 4;
    for (const AccumulatorsOfRow &row : scoreRows)
      for (const AccumulatorsOfRow::Pair &pair : row.pairs) {
        Value line = k.add(k.mul(k.div(pair.column, slice), plan.rows), row.row),
              inSlice = k.rem(pair.column, slice);
        Value chunk = k.exclusiveOr(k.div(inSlice, perChunk), k.rem(row.row, 8));
        Value at =
            k.add(k.add(k.mul(line, slice), k.mul(chunk, perChunk)), k.rem(inSlice, perChunk));
        Value both = k.vectorOf(weights.slice(pair.index, 2));
        k.storeAligned(both, memory, k.asIndex(k.add(at, plan.firstWeights() / 4)), /*bytes=*/8);
      }
  }

  /// Sums of all parts of the columns, one after the other.
  SmallVector<AccumulatorsOfRow> accumulatorsOfThread() {
    if (unit)
      return unit->accumulatorsOfThread();
    SmallVector<AccumulatorsOfRow> all;
    for (int64_t column = 0; column < plan.columns; column += plan.columnsTogether)
      for (auto [i, row] : llvm::enumerate(sumUnit->accumulatorsOfThread())) {
        if (column == 0)
          all.push_back({row.row, {}});
        for (const AccumulatorsOfRow::Pair &pair : row.pairs)
          all[i].pairs.push_back(
              {k.add(pair.column, column),
               unsigned(pair.index + column / plan.columnsTogether * sumUnit->accumulatorCount())});
      }
    return all;
  }
  int64_t accumulatorCount() {
    return unit ? unit->accumulatorCount()
                : sumUnit->accumulatorCount() * (plan.columns / plan.columnsTogether);
  }

  Kernel &kernel;
  const AttentionPlan &plan;
  OpBuilder &b;
  KernelBuilder k;
  AttentionAccess access;
  Type element; // In workgroup memory.
  Value memory, thread, rowTiles, columnTiles;
  int64_t stateCount = 0;

  std::optional<AttentionParts> parts;
  Value part, firstTile, batchNumber; // Null if there are no parts; of the current tile.
  AttentionOperand output;            // The result, or what this part leaves of it.
  Value queryBase, keyBase, valueBase, outputBase; // First elements of the batch.
  SmallVector<Value> slots;
  std::unique_ptr<Mbarriers> mbarriers;
  std::unique_ptr<AttentionUnit> unit;                   // Matrix instructions, or
  std::unique_ptr<MatrixUnitEmitter> scoreUnit, sumUnit; // multiplications one by one.
  std::unique_ptr<AttentionCopier> copier;
  std::unique_ptr<AttentionScores> scores;
};
} // namespace

/// The launch that sums up values by `plan`: the first of `plans`, or the one of fewer tiles.
static LogicalResult lowerSums(Kernel &kernel, ArrayRef<AttentionPlan> plans,
                               const AttentionPlan &plan) {
  linalg_ext::AttentionOp op;
  kernel.func.walk([&](linalg_ext::AttentionOp found) { op = found; });
  MemrefKernel memrefs(kernel);
  AttentionEmitter emitter(memrefs, kernel, op, plan);
  if (failed(emitter.emit()))
    return kernel.func.emitOpError("has scores that cannot be computed beside the products");
  unitsOf(kernel.target).require(kernel.executable, plan.unit, MatrixElement::F16);
  Value isRun; // One of the two launches is.
  if (plans.size() > 1)
    isRun = emitter.fillsDevice(plans.front().rows, plan == plans.front());
  return memrefs.launch(plan.threads, /*aligned=*/true, emitter.count, /*share=*/1,
                        emitter.workspaceBytes(), isRun);
}

LogicalResult sluice::kernels::lowerAttention(Kernel &kernel, ArrayRef<AttentionPlan> plans) {
  bool hasParts = plans.front().parts > 1;
  return lowerLaunches(kernel, hasParts ? 2 : plans.size(), [&](Kernel &part, int64_t i) {
    if (i > 0 && !hasParts)
      part.executable.setPlan("attention: " + describe(plans[i]));
    return hasParts && i > 0 ? combineParts(part, plans[0]) : lowerSums(part, plans, plans[i]);
  });
}
