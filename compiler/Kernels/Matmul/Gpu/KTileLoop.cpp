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
            KTileCopier &copier, const TileOperand &lhs, const TileOperand &rhs, Value begin,
            Value end)
      : util::PlainIndexBuilder(builder, loc), plan(plan), unit(unit), copier(copier), lhs(lhs),
        rhs(rhs), begin(begin), end(end) {}

  SmallVector<Value> copiedAhead(ArrayRef<Value> zeros) {
    int64_t ahead = plan.stages - unit.kTilesInUse();
    auto copyKTile = [&](Value kTile, Value stage) {
      copier.copy(unit, *lhs.reader, lhs.chunks, kTile, stage, lhs.elementwise);
      if (rhs.computed)
        return;
      Value start = add(stage, plan.lhsBytes());
      copier.copy(unit, *rhs.reader, rhs.chunks, kTile, start, rhs.elementwise);
    };
    for (int64_t kTile = 0; kTile < ahead; ++kTile) {
      auto exists = scf::IfOp::create(b, loc, less(add(begin, kTile), end),
                                      /*withElseRegion=*/false);
      {
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPoint(exists.thenBlock()->getTerminator());
        copyKTile(add(begin, kTile), i32(kTile * plan.stageBytes()));
      }
      unit.commitCopies();
    }
    // What is computed is so one K tile ahead, beside the products: loads before, the rest behind
    // them.
    if (rhs.computed) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(scf::IfOp::create(b, loc, less(begin, end), /*withElseRegion=*/false)
                              .thenBlock()
                              ->getTerminator());
      rhs.computed->store(unit, rhs.computed->load(begin), i32(plan.lhsBytes()));
    }
    SmallVector<Value> carried{i32(0), i32(ahead % plan.stages * plan.stageBytes())};
    carried.append(zeros.begin(), zeros.end());
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
      auto copyAhead = [&] {
        Value next = add(kTile, ahead);
        auto exists = scf::IfOp::create(b, loc, less(next, end), /*withElseRegion=*/false);
        {
          OpBuilder::InsertionGuard inner(b);
          b.setInsertionPoint(exists.thenBlock()->getTerminator());
          copyKTile(next, writes);
        }
        unit.commitCopies();
      };
      SmallVector<Value> computed;
      if (rhs.computed) {
        loads = index(0).getDefiningOp();
        computed = rhs.computed->load(add(kTile, 1));
        loadsEnd = index(0).getDefiningOp();
      }
      bool runsOn = unit.kTilesInUse() > 1; // multiply() returns before it is done.
      if (!runsOn)
        copyAhead();
      unit.multiply(lhsKTile, rhsKTile, accumulators);
      if (rhs.computed) {
        moveUsesOfLoads(loads, loadsEnd, index(0).getDefiningOp());
        rhs.computed->store(unit, computed, add(nextStage(reads), plan.lhsBytes()));
      }
      if (runsOn) {
        unit.finish(accumulators, 1);
        copyAhead();
      }
      SmallVector<Value> next{nextStage(reads), nextStage(writes)};
      next.append(accumulators);
      scf::YieldOp::create(b, loc, next);
    }
    SmallVector<Value> results(loop.getResults());
    if (rhs.computed)
      results = loadAhead(b, loop, loads, loadsEnd, kKTilesAhead);
    SmallVector<Value> accumulators(ArrayRef(results).drop_front(2));
    unit.finish(accumulators, 0);
    return accumulators;
  }

  SmallVector<Value> registerStaged(ArrayRef<Value> zeros) {
    Value lhsBytes = i32(plan.lhsBytes());
    auto read = [&](Value kTile, Value exists) {
      SmallVector<Value> values =
          copier.load(*lhs.reader, lhs.chunks, kTile, exists, lhs.elementwise);
      values.append(rhs.computed ? rhs.computed->load(kTile)
                                 : copier.load(*rhs.reader, rhs.chunks, kTile, exists,
                                               rhs.elementwise));
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

private:
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
  const TileOperand &lhs, &rhs;
  Value begin, end;
};
} // namespace

SmallVector<Value> sluice::kernels::multiplyKTiles(OpBuilder &builder, Location loc,
                                                   const MatmulPlan &plan, MatrixUnitEmitter &unit,
                                                   KTileCopier &copier, const TileOperand &lhs,
                                                   const TileOperand &rhs, Value begin, Value end,
                                                   Type sum) {
  KTileLoop loop(builder, loc, plan, unit, copier, lhs, rhs, begin, end);
  SmallVector<Value> accumulators = unit.start(builder, loc, sum);
  accumulators =
      plan.registerStaged ? loop.registerStaged(accumulators) : loop.copiedAhead(accumulators);
  unit.read(accumulators);
  return accumulators;
}
