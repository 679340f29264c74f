//===- KTileLoop.cpp - a tile's products, K tile by K tile ----------------===//
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulEmitter.h"

using namespace sluice::kernels;

/// K tiles that what a computed operand is made of is loaded before it is computed: a K tile of
/// 128 x 128 takes 0.3 us on sm_90, a load twice as long.
static constexpr int64_t kKTilesAhead = 2;
/// The same of threads that only compute and copy: 256 x 14336 x 4096 takes 59 us on an H200, by
/// two 59 to 64.
static constexpr int64_t kKTilesLoaded = 4;

namespace {
class KTileLoop : PlainKernelBuilder {
public:
  KTileLoop(OpBuilder &builder, Location loc, const MatmulPlan &plan, MatrixUnitEmitter &unit,
            KTileCopier &copier)
      : PlainKernelBuilder(builder, loc), plan(plan), unit(unit), copier(copier),
        ahead(plan.stages - unit.kTilesInUse()) {}

  SmallVector<Value> copiedAhead(const TileOperands &tile, Value begin, Value end,
                                 ArrayRef<Value> zeros) {
    auto copyFirst = [&](const TileOperand *only = nullptr) {
      for (int64_t kTile = 0; kTile < ahead; ++kTile)
        copyIf(less(add(begin, kTile), end), tile, add(begin, kTile),
               i32(kTile * plan.stageBytes()), only);
    };
    if (tile.waitLate)
      copyFirst(&tile.rhs), tile.waitLate();
    copyFirst(tile.waitLate ? &tile.lhs : nullptr);
    // What is computed is so one K tile ahead, beside the products: loads before, the rest behind
    // them.
    ComputedTile *computed = tile.rhs.computed;
    if (computed) {
      IfScope inside(b, loc, less(begin, end));
      computed->store(unit, computed->load(begin), i32(plan.lhsBytes()));
    }
    // Where the first K tile is read, and where the first one that is copied in the loop goes.
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
      SmallVector<Value> ofNext;
      if (computed) {
        loads = index(0).getDefiningOp();
        ofNext = computed->load(add(kTile, 1));
        loadsEnd = index(0).getDefiningOp();
      }
      auto copyAhead = [&] {
        Value next = add(kTile, ahead);
        copyIf(less(next, end), tile, next, writes);
      };
      bool runsOn = unit.kTilesInUse() > 1; // multiply() returns before it is done.
      if (!runsOn)
        copyAhead();
      unit.multiply(lhsKTile, rhsKTile, accumulators);
      if (computed) {
        moveUsesOfLoads(loads, loadsEnd, index(0).getDefiningOp());
        computed->store(unit, ofNext, add(nextStage(reads), plan.lhsBytes()));
      }
      if (runsOn) {
        unit.finish(accumulators, 1);
        copyAhead();
      }
      SmallVector<Value> next{nextStage(reads), nextStage(writes)};
      next.append(accumulators);
      scf::YieldOp::create(b, loc, next);
    }
    carried = computed ? loadAhead(b, loop, loads, loadsEnd, kKTilesAhead)
                       : SmallVector<Value>(loop.getResults());
    SmallVector<Value> accumulators(ArrayRef(carried).drop_front(2));
    unit.finish(accumulators, 0);
    return accumulators;
  }

  SmallVector<Value> registerStaged(const TileOperands &tile, Value begin, Value end,
                                    ArrayRef<Value> zeros) {
    const TileOperand &lhs = tile.lhs, &rhs = tile.rhs;
    Value lhsBytes = i32(plan.lhsBytes());
    auto read = [&](Value kTile, bool isWhole = true) {
      SmallVector<Value> values =
          copier.load(*lhs.reader, lhs.chunks, kTile, lhs.elementwise, isWhole);
      values.append(rhs.computed
                        ? rhs.computed->load(kTile)
                        : copier.load(*rhs.reader, rhs.chunks, kTile, rhs.elementwise, isWhole));
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
    // The K tile that k ends in comes last, so that no others have its conditions, and registers.
    bool areWhole = copier.areWhole();
    Value whole = copier.wholeKTiles(), wholeEnd = areWhole ? end : smaller(end, whole);
    // Of narrow tiles a compute unit has several, if registers hold no K tile meanwhile (a 3x3
    // convolution of 64 channels by cooperative matrices on an H100: 97 us, 128 with it).
    bool readsLate = plan.readsWhole() && plan.rows == 128 && plan.columns == 64;
    // Of a known number the last whole one is multiplied behind the loop, too: beside it nothing is
    // read, or the one that k ends in (that convolution takes 115 us so, 88 in the loop; 4096 x
    // 4096 x 1000 118 us on an H200, 123 in the loop, 8192 x 1024 x 64 15 and 16).
    bool endsApart = plan.readsWhole() && !readsLate && getConstantIntValue(begin) == 0 &&
                     getConstantIntValue(whole).value_or(0) > 0;
    if (endsApart)
      wholeEnd = whole;
    {
      IfScope inside(b, loc, less(begin, wholeEnd));
      store(read(begin), i32(0));
    }
    SmallVector<Value> carried{i32(0)};
    carried.append(zeros.begin(), zeros.end());
    // Multiplies the K tile of a stage, and brings what `readNext` reads meanwhile to the next.
    auto multiply = [&](ValueRange state, function_ref<SmallVector<Value>()> readNext) {
      Value stage = state.front(), next = nextStage(stage);
      SmallVector<Value> accumulators(state.drop_front()), values;
      unit.barrier();
      if (readNext && !readsLate)
        values = readNext();
      unit.multiply(stage, add(stage, lhsBytes), accumulators);
      if (readNext) {
        if (plan.stages == 1)
          unit.barrier();
        if (readsLate)
          values = readNext();
        store(values, next);
      }
      accumulators.insert(accumulators.begin(), next);
      return accumulators;
    };
    Value last = sub(wholeEnd, 1);
    auto readRest = [&] { return read(wholeEnd, /*isWhole=*/false); };
    carried = loop(begin, endsApart ? last : wholeEnd, index(1), carried,
                   [&](Value kTile, ValueRange state) {
                     // Behind the last K tile, it once more: one address for all chunks.
                     Value following = add(kTile, 1);
                     if (!endsApart)
                       following = smaller(following, last);
                     return multiply(state, [&] { return read(following); });
                   });
    if (endsApart) {
      if (!areWhole)
        carried = multiply(carried, readRest);
      carried = multiply(carried, nullptr);
      return SmallVector<Value>(ArrayRef(carried).drop_front());
    }
    Value stage = carried.front();
    SmallVector<Value> sums(ArrayRef(carried).drop_front());
    if (areWhole)
      return sums;
    return ifChanged(both(less(begin, end), less(wholeEnd, end)), sums, [&](ValueRange) {
      SmallVector<Value> values = readRest(), all = sums;
      unit.barrier();
      store(values, stage);
      unit.barrier();
      unit.multiply(stage, add(stage, lhsBytes), all);
      return all;
    });
  }

  void copyForOthers(const TileOperands &tile, Value begin, Value end, StagePlace &place) {
    ComputedTile *computed = tile.rhs.computed;
    Operation *loads = nullptr, *loadsEnd = nullptr;
    place = ring(begin, end, place, [&](Value kTile, Value stage, Value phase, auto &) {
      SmallVector<Value> ofRhs;
      if (computed) {
        loads = index(0).getDefiningOp();
        ofRhs = computed->load(kTile);
        loadsEnd = index(0).getDefiningOp();
      }
      unit.wait(MatrixUnitEmitter::Signal::Read, stage, phase);
      bool areBoxes = tile.lhs.boxes.count > 0;
      Value start = mul(stage, plan.stageBytes());
      copyKTile(tile, kTile, start, areBoxes ? stage : Value());
      if (computed) {
        moveUsesOfLoads(loads, loadsEnd, index(0).getDefiningOp());
        computed->store(unit, ofRhs, add(start, plan.lhsBytes()));
      }
      if (!areBoxes || computed)
        unit.signalCopied(stage);
    });
    if (computed) {
      place = loadAhead(b, place[0].getDefiningOp<scf::ForOp>(), loads, loadsEnd, kKTilesLoaded);
      place[0].getDefiningOp()->setAttr(kUnrolledBy, b.getI64IntegerAttr(kKTilesLoaded));
    }
  }

  void waitUntilRead(const StagePlace &place) {
    ring(index(0), index(plan.stages), place, [&](Value, Value stage, Value phase, auto &) {
      unit.wait(MatrixUnitEmitter::Signal::Read, stage, phase);
    });
  }

  SmallVector<Value> multiplyCopied(Value begin, Value end, ArrayRef<Value> zeros,
                                    StagePlace &place) {
    auto before = [&](Value stage) {
      return sub(select(equal(stage, 0), i32(plan.stages), stage), 1);
    };
    SmallVector<Value> carried(place);
    carried.append(zeros.begin(), zeros.end());
    carried = ring(
        begin, end, carried,
        [&](Value kTile, Value stage, Value phase, auto &sums) {
          unit.wait(MatrixUnitEmitter::Signal::Copied, stage, phase);
          Value lhs = mul(stage, plan.stageBytes());
          unit.multiply(lhs, add(lhs, plan.lhsBytes()), sums);
          unit.finish(sums, 1);
          unit.signalRead(before(stage), less(begin, kTile));
        },
        unit.kTilesInRow());
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
       function_ref<void(Value kTile, Value stage, Value phase, SmallVectorImpl<Value> &rest)> each,
       int64_t together = 1) {
    return loop(begin, end, index(together), carried, [&](Value first, ValueRange before) {
      Value stage = before[0], phase = before[1];
      Values rest(before.drop_front(2));
      for (int64_t i = 0; i < together; ++i) {
        each(i == 0 ? first : add(first, i), stage, phase, rest);
        Value next = add(stage, 1), isLast = equal(next, plan.stages);
        stage = select(isLast, i32(0), next);
        phase = select(isLast, exclusiveOr(phase, i32(1)), phase);
      }
      if (together > 1)
        unit.finish(rest, 0);
      Values yielded{stage, phase};
      yielded.append(rest);
      return yielded;
    });
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

  /// `number`: of the stage, if boxes are copied. `only`: of that operand.
  void copyKTile(const TileOperands &tile, Value stageNumber, Value stage, Value number = {},
                 const TileOperand *only = nullptr) {
    if (number) {
      IfScope one(b, loc, isFor(tile, 0));
      unit.expectBoxes(number,
                       plan.kTilesTogether * (tile.lhs.boxes.bytes() + tile.rhs.boxes.bytes()));
    }
    int64_t boxes = 0;
    for (int64_t i = 0; i < plan.kTilesTogether; ++i) {
      Value kTile = stageNumber, start = stage;
      if (plan.kTilesTogether > 1)
        kTile = add(mul(kTile, plan.kTilesTogether), i), start = add(start, i * plan.kTileBytes());
      for (const TileOperand *operand : {&tile.lhs, &tile.rhs}) {
        if (operand == &tile.rhs)
          start = add(start, plan.lhsBytes());
        if (operand->computed)
          continue;
        if (number)
          copyBoxes(tile, *operand, kTile, start, number, boxes);
        else if (!only || only == operand)
          copier.copy(unit, *operand->reader, operand->chunks, kTile, start, operand->elementwise);
      }
    }
  }
  /// Whether this is the one of the threads that copy boxes which does something; null: surely.
  Value isFor(const TileOperands &tile, int64_t copier) {
    return tile.copier ? equal(tile.copier, copier) : Value();
  }
  /// `boxes`: how many of the stage were copied before.
  void copyBoxes(const TileOperands &tile, const TileOperand &operand, Value kTile, Value start,
                 Value number, int64_t &boxes) {
    const TileBoxes &ofOperand = operand.boxes;
    Value k = mul(arith::IndexCastOp::create(b, loc, b.getI32Type(), kTile), ofOperand.depth),
          line = ofOperand.first;
    bool alongK = operand.reader->form.kContiguous;
    if (ofOperand.parts > 1) { // Of rows of 128 bytes, lines or steps of k.
      Value &first = alongK ? line : k;
      Value ahead =
          mul(ofOperand.part, (alongK ? ofOperand.each : ofOperand.depth) / ofOperand.parts);
      first = add(first, ahead), start = add(start, mul(ahead, kKTileBytes));
    }
    for (int64_t at = 0; at < ofOperand.count; at += ofOperand.each) {
      IfScope one(b, loc, isFor(tile, boxes++ % kBoxCopiers));
      SmallVector<Value> place{k, add(line, at)};
      if (!alongK)
        std::swap(place[0], place[1]);
      place.append(ofOperand.batch);
      unit.copyBox(add(start, at * kKTileBytes), ofOperand.map, place, number, ofOperand.members);
    }
  }
  void copyIf(Value exists, const TileOperands &tile, Value kTile, Value stage,
              const TileOperand *only = nullptr) {
    {
      IfScope inside(b, loc, exists);
      copyKTile(tile, kTile, stage, /*number=*/{}, only);
    }
    unit.commitCopies();
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

void sluice::kernels::copyForOthers(OpBuilder &builder, Location loc, const MatmulPlan &plan,
                                    MatrixUnitEmitter &unit, KTileCopier &copier,
                                    const TileOperands &tile, Value begin, Value end,
                                    StagePlace &place) {
  KTileLoop(builder, loc, plan, unit, copier).copyForOthers(tile, begin, end, place);
}

void sluice::kernels::waitUntilRead(OpBuilder &builder, Location loc, const MatmulPlan &plan,
                                    MatrixUnitEmitter &unit, KTileCopier &copier,
                                    const StagePlace &place) {
  KTileLoop(builder, loc, plan, unit, copier).waitUntilRead(place);
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
