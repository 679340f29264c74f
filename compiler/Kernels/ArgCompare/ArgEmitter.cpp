//===- ArgEmitter.cpp - the code of an arg-compare kernel -----------------===//
// A find is a value and where it is: 0 for what the outs hold, else its position in the row plus 1.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/ArgCompare/ArgKind.h"
#include "compiler/Kernels/Gpu/Launches.h"
#include "compiler/Kernels/Gpu/RowReader.h"
#include "compiler/Kernels/GpuForm.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

namespace {
class ArgEmitter {
public:
  ArgEmitter(SingleOp &single, linalg_ext::ArgCompareOp op, const ArgPlan &plan)
      : rows(single, op.getInputs()[0], op.getDimension()), single(single), op(op), plan(plan),
        e(single.body()),
        reader(single, rows, single.input(0), plan.threads, plan.step, plan.vector),
        element(op.getInputType(0).getElementType()) {
    for (Type type : {element, Type(e.getIndexType())})
      slots.push_back(single.workgroupArray(type, plan.threads));
  }

  /// Where parts leave what they found, per part of every row.
  Value shareWorkspace() {
    SharedWorkspace workspace(e, e.getLoc());
    Value count = e.mul(rows.count, e.index(plan.parts));
    for (Type type : {element, Type(e.getIndexType())})
      found.push_back(workspace.slot(MemRefType::get({ShapedType::kDynamic}, type), count));
    return workspace.bytes();
  }

  void emitRows() {
    rows.forEach(e, single, [&](Emitter &e, ArrayRef<Value> row) {
      storeRow(e, row, barrier(e, walk(e, row, e.index(0), rows.length)));
    });
  }

  /// A part of each row.
  void emitSplitK() {
    reader.forEachPart(e, plan.parts,
                       [&](Emitter &e, Value number, ArrayRef<Value> row, Value begin, Value end) {
                         Values best = barrier(e, walk(e, row, begin, end));
                         e.ifThen(e.less(single.thread, e.index(1)), [&](Emitter &e) {
                           for (auto [value, memory] : llvm::zip(best, found))
                             e.store(value, memory, number);
                         });
                       });
  }

  /// The best of the parts of each row.
  void emitBests() {
    Value parts = e.index(plan.parts), threads = e.index(plan.threads);
    e.loop(single.workgroup, rows.count, single.workgroups, [&](Emitter &e, Value number) {
      Values row = rows.indices(e, number);
      Value first = e.mul(number, parts);
      auto loop = scf::ForOp::create(e, single.thread, parts, threads, start(e, row));
      Emitter in(e.getLoc(), e.getContext());
      in.setInsertionPointToStart(loop.getBody());
      Values other;
      for (Value memory : found)
        other.push_back(in.load(memory, in.add(first, loop.getInductionVar())));
      scf::YieldOp::create(in, better(in, Values(loop.getRegionIterArgs()), other));
      storeRow(e, row, barrier(e, Values(loop.getResults())));
    });
  }

  OpRows rows;

private:
  Value isBetter(Emitter &e, Value candidate, Value best) {
    return single.call(e, op.getRegion(), {candidate, best})[0];
  }

  Values start(Emitter &e, ArrayRef<Value> row) {
    return {single.initial(e, 0, rows.without(row)), e.index(0)};
  }

  /// The better of two finds: the later one takes the place of the earlier one, or not.
  Values better(Emitter &e, ArrayRef<Value> a, ArrayRef<Value> b) {
    Value ordered = e.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::ule, a[1], b[1]);
    Value takeB = e.select(ordered, isBetter(e, b[0], a[0]), e.negate(isBetter(e, a[0], b[0])));
    return {e.select(takeB, b[0], a[0]), e.select(takeB, b[1], a[1])};
  }

  /// What this thread finds from `begin`, a multiple of vectors, to `end`.
  Values walk(Emitter &e, ArrayRef<Value> row, Value begin, Value end) {
    Value one = e.index(1), chunk = e.index(reader.chunk());
    Values best = start(e, row);
    return e.ifElse(
        e.less(begin, end), ValueRange(best).getTypes(),
        [&](Emitter &e) {
          Values carried(best);
          llvm::append_range(carried, reader.read(e, row, begin));
          auto loop = scf::ForOp::create(e, begin, end, chunk, carried);
          Emitter in(e.getLoc(), e.getContext());
          in.setInsertionPointToStart(loop.getBody());
          Value at = loop.getInductionVar();
          Values state(loop.getRegionIterArgs().take_front(2)),
              values(loop.getRegionIterArgs().drop_front(2));
          Values ahead = reader.read(in, row, in.add(at, chunk));
          for (auto [i, value] : llvm::enumerate(values)) {
            Value position = reader.position(in, at, i);
            Value take = in.both(in.less(position, end), isBetter(in, value, state[0]));
            state = {in.select(take, value, state[0]),
                     in.select(take, in.add(position, one), state[1])};
          }
          llvm::append_range(state, ahead);
          scf::YieldOp::create(in, state);
          return Values(loop.getResults().take_front(2));
        },
        [&](Emitter &) { return best; });
  }

  /// The best of what all threads found; every thread gets it.
  Values barrier(Emitter &e, Values mine) {
    SingleOp::barrier(e); // All have read what was there.
    for (auto [value, memory] : llvm::zip(mine, slots))
      e.store(value, memory, single.thread);
    SingleOp::barrier(e);
    auto at = [&](Emitter &e, Value slot) -> Values {
      return {e.load(slots[0], slot), e.load(slots[1], slot)};
    };
    for (int64_t half = plan.threads / 2; half >= 1; half /= 2) {
      e.ifThen(e.less(single.thread, e.index(half)), [&](Emitter &e) {
        Values best = better(e, at(e, single.thread), at(e, e.add(single.thread, e.index(half))));
        for (auto [value, memory] : llvm::zip(best, slots))
          e.store(value, memory, single.thread);
      });
      SingleOp::barrier(e);
    }
    return at(e, e.index(0));
  }

  void storeRow(Emitter &e, ArrayRef<Value> row, ArrayRef<Value> best) {
    Value zero = e.index(0), one = e.index(1);
    e.ifThen(e.less(single.thread, one), [&](Emitter &e) {
      Values at = rows.without(row);
      single.store(e, 0, best[0], at);
      if (!single.isUsed(1))
        return;
      Type type = op.getOutputType(1).getElementType();
      Value isStart = arith::CmpIOp::create(e, arith::CmpIPredicate::eq, best[1], zero);
      Value place = e.ifElse(
          isStart, type, [&](Emitter &e) -> Values { return {single.initial(e, 1, at)}; },
          [&](Emitter &e) -> Values {
            Value position = e.sub(best[1], one);
            if (op.getInputs().size() == 2)
              return {e.load(single.input(1), rows.at(row, position))};
            if (op.getIndexBase())
              position = e.add(position, single.scalar(op.getIndexBase()));
            return {e.fromIndex(position, type)};
          })[0];
      single.store(e, 1, place, at);
    });
  }

  SingleOp &single;
  linalg_ext::ArgCompareOp op;
  const ArgPlan &plan;
  Emitter &e;
  RowReader reader;
  Type element;
  Values slots, found; // Values and positions in workgroup memory, and in the workspace.
};
} // namespace

LogicalResult sluice::kernels::lowerArgCompare(Kernel &kernel, const ArgPlan &plan) {
  OwningOpRef<func::FuncOp> body = kernel.func.clone();
  {
    SingleOp single(kernel);
    ArgEmitter emitter(single, cast<linalg_ext::ArgCompareOp>(single.op.getOperation()), plan);
    if (plan.vector > 1)
      kernel.executable.setAlignedBindings(true);
    if (plan.parts == 1) {
      emitter.emitRows();
      return finishSingleOp(kernel, single, plan.threads, emitter.rows.count);
    }
    Value bytes = emitter.shareWorkspace();
    Value shares = single.body().mul(emitter.rows.count, single.body().index(plan.parts));
    emitter.emitSplitK();
    if (failed(finishSingleOp(kernel, single, plan.threads, shares, bytes)))
      return failure();
  }
  Kernel launch = addLaunch(kernel, *body);
  SingleOp single(launch);
  ArgEmitter emitter(single, cast<linalg_ext::ArgCompareOp>(single.op.getOperation()), plan);
  emitter.shareWorkspace();
  emitter.emitBests();
  return finishSingleOp(launch, single, plan.threads, emitter.rows.count);
}
