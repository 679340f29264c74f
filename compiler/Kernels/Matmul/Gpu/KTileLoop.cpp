//===- KTileLoop.cpp - a tile's products, K tile by K tile ----------------===//
#include "compiler/Kernels/Matmul/Gpu/KTileLoop.h"
#include "compiler/Kernels/Gpu/LoadAhead.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

/// K tiles that what a computed operand is made of is loaded before it is computed: a K tile of
/// 128 x 128 takes 0.3 us on sm_90, a load twice as long.
static constexpr int64_t kKTilesAhead = 2;

namespace {
class KTileLoop : util::PlainIndexBuilder {
public:
  KTileLoop(OpBuilder &builder, Location loc, const MatmulPlan &plan, MatrixUnitEmitter &unit,
            KTileCopier &copier)
      : util::PlainIndexBuilder(builder, loc), plan(plan), unit(unit), copier(copier),
        ahead(plan.stages - unit.kTilesInUse()) {}

  SmallVector<Value> copiedAhead(const TileOperands &tile, Value begin, Value end,
                                 ArrayRef<Value> zeros) {
    copyFirst(tile, begin, end);
    // What is computed is so one K tile ahead, beside the products: loads before, the rest behind
    // them.
    ComputedTile *computed = tile.rhs.computed;
    if (computed) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(scf::IfOp::create(b, loc, less(begin, end), /*withElseRegion=*/false)
                              .thenBlock()
                              ->getTerminator());
      computed->store(unit, computed->load(begin), i32(plan.lhsBytes()));
    }
    SmallVector<Value> carried = firstStages();
    carried.append(zeros.begin(), zeros.end());
    auto copyAhead = [&](Value kTile, Value stage) {
      Value next = add(kTile, ahead);
      copyIf(less(next, end), tile, next, stage);
    };
    carried = loop(begin, end, carried, copyAhead, computed);
    SmallVector<Value> accumulators(ArrayRef(carried).drop_front(2));
    unit.finish(accumulators, 0);
    return accumulators;
  }

  void inTurn(const TilesInTurn &tiles, Value kTiles, Type sum) {
    copyFirst(tiles.operands(tiles.first), index(0), kTiles);
    auto turn = scf::ForOp::create(b, loc, tiles.first, tiles.count, tiles.step, firstStages());
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(turn.getBody());
    Value tile = turn.getInductionVar(), mostKTiles = sub(kTiles, ahead);
    SmallVector<Value> carried(turn.getRegionIterArgs());
    carried.append(unit.start(b, loc, sum));
    TileOperands operands = tiles.operands(tile);
    auto copyAhead = [&](Value kTile, Value stage) {
      copyKTile(operands, add(kTile, ahead), stage);
      unit.commitCopies();
    };
    carried = loop(index(0), mostKTiles, carried, copyAhead);
    Value next = add(tile, tiles.step), exists = less(next, tiles.count);
    TileOperands following = tiles.operands(select(exists, next, tile));
    carried = loop(mostKTiles, kTiles, carried, [&](Value kTile, Value stage) {
      copyIf(exists, following, sub(kTile, mostKTiles), stage);
    });
    SmallVector<Value> accumulators(ArrayRef(carried).drop_front(2));
    unit.finish(accumulators, 0);
    unit.read(accumulators);
    tiles.store(tile, accumulators);
    scf::YieldOp::create(b, loc, ArrayRef(carried).take_front(2));
  }

  SmallVector<Value> registerStaged(const TileOperands &tile, Value begin, Value end,
                                    ArrayRef<Value> zeros) {
    const auto &[lhs, rhs] = tile;
    Value lhsBytes = i32(plan.lhsBytes());
    auto read = [&](Value kTile, Value exists) {
      SmallVector<Value> values =
          copier.load(*lhs.reader, lhs.chunks, kTile, exists, lhs.elementwise);
      values.append(rhs.computed
                        ? rhs.computed->load(kTile)
                        : copier.load(*rhs.reader, rhs.chunks, kTile, exists, rhs.elementwise));
      return values;
    };
    auto store = [&](ArrayRef<Value> values, Value stage) {
      copier.store(unit, lhs.chunks, values.take_front(lhs.chunks.size()), stage);
      ArrayRef<Value> ofRhs = values.drop_front(lhs.chunks.size());
      if (rhs.computed)
        rhs.computed->store(unit, ofRhs, add(stage, lhsBytes));
      else
        copier.store(unit, rhs.chunks, ofRhs, add(stage, lhsBytes));
    };
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(scf::IfOp::create(b, loc, less(begin, end), /*withElseRegion=*/false)
                              .thenBlock()
                              ->getTerminator());
      store(read(begin, Value()), i32(0));
    }
    SmallVector<Value> carried{i32(0)};
    carried.append(zeros.begin(), zeros.end());
    auto loop = scf::ForOp::create(b, loc, begin, end, index(1), carried);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      Value stage = loop.getRegionIterArg(0), following = add(loop.getInductionVar(), 1);
      SmallVector<Value> accumulators(loop.getRegionIterArgs().drop_front());
      unit.barrier();
      SmallVector<Value> values = read(following, less(following, end));
      unit.multiply(stage, add(stage, lhsBytes), accumulators);
      if (plan.stages == 1)
        unit.barrier();
      Value next = nextStage(stage);
      store(values, next);
      SmallVector<Value> yielded{next};
      yielded.append(accumulators);
      scf::YieldOp::create(b, loc, yielded);
    }
    return SmallVector<Value>(loop.getResults().drop_front());
  }

  void copyForOthers(const TileOperands &tile, Value begin, Value end, StagePlace &place) {
    place = ring(begin, end, place, [&](Value kTile, Value stage, Value phase, auto &) {
      unit.wait(MatrixUnitEmitter::Signal::Read, stage, phase);
      copyKTile(tile, kTile, mul(stage, plan.stageBytes()));
      unit.signalCopied(stage);
    });
  }

  SmallVector<Value> multiplyCopied(Value begin, Value end, ArrayRef<Value> zeros,
                                    StagePlace &place) {
    auto before = [&](Value stage) {
      return sub(select(equal(stage, 0), i32(plan.stages), stage), 1);
    };
    SmallVector<Value> carried(place);
    carried.append(zeros.begin(), zeros.end());
    carried = ring(begin, end, carried, [&](Value kTile, Value stage, Value phase, auto &sums) {
      unit.wait(MatrixUnitEmitter::Signal::Copied, stage, phase);
      Value lhs = mul(stage, plan.stageBytes());
      unit.multiply(lhs, add(lhs, plan.lhsBytes()), sums);
      unit.finish(sums, 1);
      unit.signalRead(before(stage), less(begin, kTile));
    });
    place.assign({carried[0], carried[1]});
    SmallVector<Value> accumulators(ArrayRef(carried).drop_front(2));
    unit.finish(accumulators, 0);
    unit.signalRead(before(place[0]), less(begin, end));
    return accumulators;
  }

private:
  /// For each K tile what `each` does in its stage and phase, with the rest of what is carried.
  SmallVector<Value>
  ring(Value begin, Value end, ArrayRef<Value> carried,
       llvm::function_ref<void(Value kTile, Value stage, Value phase, SmallVectorImpl<Value> &rest)>
           each) {
    auto loop = scf::ForOp::create(b, loc, begin, end, index(1), carried);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value stage = loop.getRegionIterArg(0), phase = loop.getRegionIterArg(1);
    SmallVector<Value> rest(loop.getRegionIterArgs().drop_front(2));
    each(loop.getInductionVar(), stage, phase, rest);
    Value next = add(stage, 1), isLast = equal(next, plan.stages);
    SmallVector<Value> yielded{select(isLast, i32(0), next),
                               select(isLast, exclusiveOr(phase, i32(1)), phase)};
    yielded.append(rest);
    scf::YieldOp::create(b, loc, yielded);
    return SmallVector<Value>(loop.getResults());
  }

  /// Moves what depends on loads between `begin` and `end` to before `place`.
  static void moveUsesOfLoads(Operation *begin, Operation *end, Operation *place) {
    llvm::SmallDenseSet<Operation *> loaded;
    for (Operation *op = begin->getNextNode(); op != end;) {
      Operation *next = op->getNextNode();
      bool uses = llvm::any_of(op->getOperands(), [&](Value operand) {
        return loaded.contains(operand.getDefiningOp());
      });
      if (uses)
        op->moveBefore(place);
      if (uses || !isMemoryEffectFree(op))
        loaded.insert(op);
      op = next;
    }
  }

  void copyKTile(const TileOperands &tile, Value stageNumber, Value stage) {
    for (int64_t i = 0; i < plan.kTilesTogether; ++i) {
      Value kTile = stageNumber, start = stage;
      if (plan.kTilesTogether > 1)
        kTile = add(mul(kTile, plan.kTilesTogether), i), start = add(start, i * plan.kTileBytes());
      copier.copy(unit, *tile.lhs.reader, tile.lhs.chunks, kTile, start, tile.lhs.elementwise);
      if (tile.rhs.computed)
        continue;
      start = add(start, plan.lhsBytes());
      copier.copy(unit, *tile.rhs.reader, tile.rhs.chunks, kTile, start, tile.rhs.elementwise);
    }
  }
  void copyIf(Value exists, const TileOperands &tile, Value kTile, Value stage) {
    auto branch = scf::IfOp::create(b, loc, exists, /*withElseRegion=*/false);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(branch.thenBlock()->getTerminator());
      copyKTile(tile, kTile, stage);
    }
    unit.commitCopies();
  }
  void copyFirst(const TileOperands &tile, Value begin, Value end) {
    for (int64_t kTile = 0; kTile < ahead; ++kTile)
      copyIf(less(add(begin, kTile), end), tile, add(begin, kTile), i32(kTile * plan.stageBytes()));
  }
  /// Where the first K tile is read, and where the first one that is copied in the loop goes.
  SmallVector<Value> firstStages() {
    return {i32(0), i32(ahead % plan.stages * plan.stageBytes())};
  }

  /// Multiplies K tiles `begin` to `end`; `copyAhead` copies another one to a stage, and commits.
  SmallVector<Value> loop(Value begin, Value end, ArrayRef<Value> carried,
                          llvm::function_ref<void(Value kTile, Value stage)> copyAhead,
                          ComputedTile *computed = nullptr) {
    auto loop = scf::ForOp::create(b, loc, begin, end, index(1), carried);
    Operation *loads = nullptr, *loadsEnd = nullptr;
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      Value reads = loop.getRegionIterArg(0), writes = loop.getRegionIterArg(1),
            kTile = loop.getInductionVar();
      SmallVector<Value> accumulators(loop.getRegionIterArgs().drop_front(2));
      unit.waitForCopies(ahead - 1);
      unit.barrier();
      Value lhsKTile = reads, rhsKTile = add(reads, plan.lhsBytes());
      SmallVector<Value> ofNext;
      if (computed) {
        loads = index(0).getDefiningOp();
        ofNext = computed->load(add(kTile, 1));
        loadsEnd = index(0).getDefiningOp();
      }
      bool runsOn = unit.kTilesInUse() > 1; // multiply() returns before it is done.
      if (!runsOn)
        copyAhead(kTile, writes);
      unit.multiply(lhsKTile, rhsKTile, accumulators);
      if (computed) {
        moveUsesOfLoads(loads, loadsEnd, index(0).getDefiningOp());
        computed->store(unit, ofNext, add(nextStage(reads), plan.lhsBytes()));
      }
      if (runsOn) {
        unit.finish(accumulators, 1);
        copyAhead(kTile, writes);
      }
      SmallVector<Value> next{nextStage(reads), nextStage(writes)};
      next.append(accumulators);
      scf::YieldOp::create(b, loc, next);
    }
    if (computed)
      return loadAhead(b, loop, loads, loadsEnd, kKTilesAhead);
    return SmallVector<Value>(loop.getResults());
  }

  Value nextStage(Value stage) {
    if (plan.stages == 1)
      return stage;
    Value next = add(stage, plan.stageBytes());
    Value isLast = equal(next, plan.stages * plan.stageBytes());
    return select(isLast, i32(0), next);
  }

  const MatmulPlan &plan;
  MatrixUnitEmitter &unit;
  KTileCopier &copier;
  int64_t ahead; // K tiles that copies are ahead of products.
};
} // namespace

SmallVector<Value> sluice::kernels::multiplyKTiles(OpBuilder &builder, Location loc,
                                                   const MatmulPlan &plan, MatrixUnitEmitter &unit,
                                                   KTileCopier &copier, const TileOperands &tile,
                                                   Value begin, Value end, Type sum) {
  KTileLoop loop(builder, loc, plan, unit, copier);
  SmallVector<Value> accumulators = unit.start(builder, loc, sum);
  accumulators = plan.registerStaged ? loop.registerStaged(tile, begin, end, accumulators)
                                     : loop.copiedAhead(tile, begin, end, accumulators);
  unit.read(accumulators);
  return accumulators;
}

void sluice::kernels::multiplyTilesInTurn(OpBuilder &builder, Location loc, const MatmulPlan &plan,
                                          MatrixUnitEmitter &unit, KTileCopier &copier,
                                          const TilesInTurn &tiles, Value kTiles, Type sum) {
  KTileLoop(builder, loc, plan, unit, copier).inTurn(tiles, kTiles, sum);
}

void sluice::kernels::copyForOthers(OpBuilder &builder, Location loc, const MatmulPlan &plan,
                                    MatrixUnitEmitter &unit, KTileCopier &copier,
                                    const TileOperands &tile, Value begin, Value end,
                                    StagePlace &place) {
  KTileLoop(builder, loc, plan, unit, copier).copyForOthers(tile, begin, end, place);
}

SmallVector<Value> sluice::kernels::multiplyCopied(OpBuilder &builder, Location loc,
                                                   const MatmulPlan &plan, MatrixUnitEmitter &unit,
                                                   KTileCopier &copier, Value begin, Value end,
                                                   Type sum, StagePlace &place) {
  SmallVector<Value> accumulators = unit.start(builder, loc, sum);
  accumulators =
      KTileLoop(builder, loc, plan, unit, copier).multiplyCopied(begin, end, accumulators, place);
  unit.read(accumulators);
  return accumulators;
}
