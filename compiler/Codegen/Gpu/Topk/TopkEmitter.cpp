//===- TopkEmitter.cpp - the code of a top-k kernel -----------------------===//
#include "compiler/Codegen/Gpu/Topk/TopkEmitter.h"
#include "compiler/Codegen/Gpu/Sort/RowSorter.h"
#include "compiler/Codegen/Gpu/Topk/RowReader.h"
#include "compiler/Codegen/GpuForm.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::codegen;

namespace {
class TopkEmitter {
public:
  TopkEmitter(SingleOp &single, linalg_ext::TopkOp op, const TopkPlan &plan)
      : rows(single, op.getInputs()[0], op.getDimension()), single(single), op(op), plan(plan), e(single.body()),
        k(single.size(op.getOutputs()[0], op.getDimension())), start(op.getOverwrite() ? e.index(0) : k),
        length(e.add(rows.length, start)), element(op.getInputType(0).getElementType()),
        sorter(single, plan.sort, element, SortOrder::of(single, op.getRegion()).withPositions(), length),
        reader(single, rows, single.input(0), plan.sort.tile.threads, plan.step, plan.vector) {
    if (plan.mayWalk)
      counter = single.workgroupArray(e.getI32Type(), 1);
  }

  void emit() {
    auto all = [&](Emitter &e) {
      rows.forEach(e, single, [&](Emitter &e, ArrayRef<Value> row) { emitRow(e, row); });
    };
    e.ifThen(e.less(e.index(0), k), all);
  }

  OpRows rows;

private:
  /// Of the candidates before a row and its elements: the value of candidate `position`.
  Value candidate(Emitter &e, ArrayRef<Value> row, Value position) {
    auto element = [&](Emitter &e) -> Values {
      return {e.load(single.input(0), rows.at(row, e.sub(position, start)))};
    };
    if (op.getOverwrite())
      return element(e)[0];
    return e.ifElse(
        e.less(position, k), this->element,
        [&](Emitter &e) -> Values { return {single.initial(e, 0, rows.at(row, position))}; }, element)[0];
  }

  /// Where that candidate came from; nothing if nobody asks.
  Values source(Emitter &e, ArrayRef<Value> row, Value position) {
    if (op.getOutputs().size() < 2)
      return {};
    Type type = op.getOutputType(1).getElementType();
    auto ofElement = [&](Emitter &e) -> Values {
      Value at = e.sub(position, start);
      if (op.getInputs().size() == 2)
        return {e.load(single.input(1), rows.at(row, at))};
      return {e.fromIndex(at, type)};
    };
    if (op.getOverwrite())
      return ofElement(e);
    return e.ifElse(
        e.less(position, k), type,
        [&](Emitter &e) -> Values { return {single.initial(e, 1, rows.at(row, position))}; }, ofElement);
  }

  void store(Emitter &e, ArrayRef<Value> row, Value place, ArrayRef<Value> key, ArrayRef<Value> carried) {
    single.store(e, 0, key[0], rows.at(row, place));
    if (!carried.empty())
      single.store(e, 1, carried[0], rows.at(row, place));
  }

  void emitRow(Emitter &e, ArrayRef<Value> row) {
    auto sort = [&](Emitter &e) {
      SortedRow sorted;
      sorted.length = length;
      sorted.stored = k;
      sorted.load = [&](Emitter &e, Value position) -> Values { return {candidate(e, row, position)}; };
      sorted.carried = [&](Emitter &e, Value position) { return source(e, row, position); };
      sorted.store = [&](Emitter &e, Value place, ArrayRef<Value> key, ArrayRef<Value> carried) {
        store(e, row, place, key, carried);
      };
      sorter.sort(e, sorted);
      return Values();
    };
    auto walk = [&](Emitter &e) {
      emitWalk(e, row);
      return Values();
    };
    if (!plan.mayWalk) {
      sort(e);
    } else if (!plan.maySort) {
      walk(e);
    } else {
      Value walks = e.both(e.less(e.index(plan.sort.tile.entries()), length),
                           e.less(k, e.index(plan.mostWalked + 1)));
      e.ifElse(walks, TypeRange(), walk, sort);
    }
  }

  // --- Along a row that is longer than a tile ---------------------------------------------------------------------

  Value word(Emitter &e, int64_t value) { return arith::ConstantIntOp::create(e, value, 32); }
  Value word(Emitter &e, Value index) { return e.createOrFold<arith::IndexCastUIOp>(e.getI32Type(), index); }
  Value index(Emitter &e, Value word) { return e.createOrFold<arith::IndexCastUIOp>(e.getIndexType(), word); }
  Value before(Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) { return sorter.tile().order.before(e, x, y); }
  Entry entryOf(Emitter &e, Value value, Value position) { return {value, word(e, e.add(position, start))}; }

  void setCounter(Emitter &e, Value value) {
    Value first = arith::CmpIOp::create(e, arith::CmpIPredicate::eq, single.thread, e.index(0));
    e.ifThen(first, [&](Emitter &e) { e.store(value, counter, e.index(0)); });
  }

  /// The k-th best of some elements of the first chunk: of each thread's best, or of all if those are too few.
  Entry firstBar(Emitter &e, ArrayRef<Value> values) {
    const TileSorter &tile = sorter.tile();
    Value zero = e.index(0), threads = e.index(reader.threads);
    SmallVector<Entry> entries;
    for (int64_t i = 0; i < plan.step; ++i)
      entries.push_back(entryOf(e, values[i], reader.position(e, zero, i)));
    auto ofBests = [&](Emitter &e) -> Values {
      Entry best = entries[0];
      for (const Entry &other : ArrayRef(entries).drop_front()) {
        Value better = before(e, other, best);
        for (auto [mine, theirs] : llvm::zip(best, other))
          mine = e.select(better, theirs, mine);
      }
      tile.store(e, best, tile.thread);
      return {word(e, reader.threads)};
    };
    auto ofAll = [&](Emitter &e) -> Values {
      for (auto [i, entry] : llvm::enumerate(entries))
        tile.store(e, entry, e.add(tile.thread, word(e, i * reader.threads)));
      return {word(e, reader.chunk())};
    };
    Value isFew = e.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::ule, k, threads);
    Value count = e.ifElse(isFew, e.getI32Type(), ofBests, ofAll)[0];
    SingleOp::meet(e);
    tile.sort(e, count);
    return tile.load(e, word(e, e.sub(k, e.index(1))));
  }

  /// Adds elements of this thread that reach `bar` to the candidates.
  void take(Emitter &e, ArrayRef<Value> values, Value chunk, ArrayRef<Value> bar) {
    for (int64_t i = 0; i < plan.step; ++i) {
      Value position = reader.position(e, chunk, i);
      Entry entry = entryOf(e, values[i], position);
      Value reaches = e.both(e.less(position, rows.length), e.negate(before(e, bar, entry)));
      e.ifThen(reaches, [&](Emitter &e) {
        Value place = memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, word(e, 1), counter,
                                                  ValueRange{e.index(0)});
        sorter.tile().store(e, entry, place);
      });
    }
  }

  void emitWalk(Emitter &e, ArrayRef<Value> row) {
    const TileSorter &tile = sorter.tile();
    Value zero = e.index(0), chunk = e.index(reader.chunk()), lastBest = word(e, e.sub(k, e.index(1)));
    Values first = reader.read(e, row, zero);
    Values carried = firstBar(e, first); // The bar, then the elements of the chunk at hand.
    SingleOp::meet(e);
    setCounter(e, word(e, start));
    if (!op.getOverwrite())
      e.loop(single.thread, k, e.index(reader.threads), [&](Emitter &e, Value i) {
        tile.store(e, entryOf(e, single.initial(e, 0, rows.at(row, i)), e.sub(i, start)), word(e, i));
      });
    SingleOp::meet(e);
    llvm::append_range(carried, first);
    auto loop = scf::ForOp::create(e, zero, rows.length, chunk, carried);
    Emitter in(e.getLoc(), e.getContext());
    in.setInsertionPointToStart(loop.getBody());
    Value at = loop.getInductionVar();
    Values bar(loop.getRegionIterArgs().take_front(2)), values(loop.getRegionIterArgs().drop_front(2));
    Values next = reader.read(in, row, in.add(at, chunk)); // While this chunk is looked at.
    take(in, values, at, bar);
    SingleOp::meet(in);
    Value count = in.load(counter, in.index(0));
    SingleOp::meet(in);
    Value isFull = in.less(word(in, tile.tile.entries() - reader.chunk()), count);
    Values state = in.ifElse(
        isFull, TypeRange{element, in.getI32Type()},
        [&](Emitter &e) -> Values {
          tile.sort(e, count);
          setCounter(e, word(e, k));
          Entry entry = tile.load(e, lastBest);
          SingleOp::meet(e);
          return entry;
        },
        [&](Emitter &) -> Values { return bar; });
    llvm::append_range(state, next);
    scf::YieldOp::create(in, state);

    Value total = e.load(counter, e.index(0));
    tile.sort(e, total);
    e.loop(single.thread, k, e.index(reader.threads), [&](Emitter &e, Value place) {
      Entry entry = tile.load(e, word(e, place));
      store(e, row, place, entry[0], source(e, row, index(e, entry[1])));
    });
    SingleOp::meet(e);
  }

  SingleOp &single;
  linalg_ext::TopkOp op;
  const TopkPlan &plan;
  Emitter &e;
  Value k, start, length; // `start` candidates come before the row, together `length`.
  Type element;
  RowSorter sorter;
  RowReader reader;
  Value counter; // Of candidates, in workgroup memory.
};
} // namespace

LogicalResult sluice::codegen::lowerTopk(Kernel &kernel, const TopkPlan &plan) {
  SingleOp single(kernel);
  auto op = cast<linalg_ext::TopkOp>(single.op.getOperation());
  TopkEmitter emitter(single, op, plan);
  emitter.emit();
  if (plan.vector > 1)
    kernel.executable->setAttr(kAlignedBindings, UnitAttr::get(kernel.func.getContext()));
  return finishSingleOp(kernel, single, plan.sort.tile.threads, emitter.rows.count);
}
