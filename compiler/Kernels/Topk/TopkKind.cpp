//===- TopkKind.cpp - top-k on GPUs: a row per workgroup ------------------===//
//   bests of the first chunk, one of each thread, sorted: the k-th is a bar that k elements reach
//   each chunk: what reaches the bar -> candidates in workgroup memory
//               too many: sort them, keep k, the last is the new bar
//   sort the candidates; the first k
// Candidates have their positions, so that of equal ones the first wins in whatever order threads
// find them. Workgroups that share a row keep what they find in the workspace, the k best of each
// part in order; the second launch sorts these.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Preferences.h"
#include "compiler/Kernels/Sort/Sorters.h"
#include "compiler/Kernels/Topk/TopkPlan.h"

using namespace sluice::kernels;

namespace {
class TopkEmitter {
public:
  TopkEmitter(SingleOp &single, linalg_ext::TopkOp op, const TopkPlan &plan)
      : rows(single, op.getInputs()[0], op.getDimension()), single(single), op(op), plan(plan),
        e(single.body()), k(single.size(op.getOutputs()[0], op.getDimension())),
        start(op.getOverwrite() ? e.index(0) : k), length(e.add(rows.length, start)),
        element(op.getInputType(0).getElementType()),
        sorter(single, plan.sort, element,
               SortOrder::of(single, op.getRegion()).withPositions(single.body()), length),
        reader(single, rows, single.input(0), plan.sort.tile.threads, plan.step, plan.vector) {
    if (plan.mayWalk)
      counter = single.workgroupArray(e.getI32Type(), 1);
    whole = {e.index(0), rows.length};
  }

  void emit() {
    auto all = [&] { rows.forEach([&](ArrayRef<Value> row) { emitRow(row); }); };
    e.ifThen(e.less(e.index(0), k), all);
  }

  /// The k best of every part of this workgroup, and where they were, to `found` and `places`.
  void emitParts(Value found, Value places) {
    // Whole vectors for each, the last one takes the rest.
    Value parts = e.index(plan.parts), vector = e.index(reader.vector);
    Value vectors = e.div(rows.length, vector);
    e.loop(single.workgroup, shares(), single.workgroups, [&](Value number) {
      Value part = e.rem(number, parts), next = e.add(part, 1);
      auto bound = [&](Value part) { return e.mul(e.div(e.mul(vectors, part), parts), vector); };
      Values row = rows.indices(e.div(number, parts));
      Range range{bound(part), e.select(e.less(next, parts), bound(next), rows.length)};
      emitWalk(row, range, [&](Value place, const Entry &entry) {
        Value at = e.add(e.mul(number, k), place);
        e.store(entry[0], found, at);
        e.store(entry[1], places, at);
      });
    });
  }
  /// Sorts those.
  void emitFound(Value found, Value places) {
    Value count = e.mul(e.index(plan.parts), k);
    e.loop(single.workgroup, rows.count, single.workgroups, [&](Value number) {
      Values row = rows.indices(number);
      Value first = e.mul(number, count);
      sort(
          row, count, [&](Value i) { return e.load(found, e.add(first, i)); },
          [&](Value i) { return e.asIndex(e.load(places, e.add(first, i))); });
    });
  }
  /// How many parts all rows have.
  Value shares() { return e.mul(rows.count, plan.parts); }
  /// Where launches find what parts hold: values, and their positions.
  std::pair<Value, Value> foundIn(SharedWorkspace &workspace) {
    Value count = e.mul(shares(), k), found = workspace.array(element, count);
    return {found, workspace.array(e.getI32Type(), count)};
  }

  OpRows rows;

private:
  /// What is walked along.
  struct Range {
    Value begin, end;
  };

  /// The value of candidate `position`, counted over earlier candidates and then the elements of
  /// `row`.
  Value candidate(ArrayRef<Value> row, Value position) {
    auto element = [&] { return e.load(single.input(0), rows.at(row, e.sub(position, start))); };
    if (op.getOverwrite())
      return element();
    return e.ifElse(
        e.less(position, k), [&] { return single.initial(0, rows.at(row, position)); }, element);
  }

  /// Where that candidate came from; nothing if nobody asks.
  Values source(ArrayRef<Value> row, Value position) {
    if (op.getOutputs().size() < 2)
      return {};
    Type type = op.getOutputType(1).getElementType();
    auto ofElement = [&]() -> Values {
      Value at = e.sub(position, start);
      if (op.getInputs().size() == 2)
        return {e.load(single.input(1), rows.at(row, at))};
      return {e.fromIndex(at, type)};
    };
    if (op.getOverwrite())
      return ofElement();
    return e.ifElse(
        e.less(position, k),
        [&]() -> Values { return {single.initial(1, rows.at(row, position))}; }, ofElement);
  }

  void store(ArrayRef<Value> row, Value place, ArrayRef<Value> key, ArrayRef<Value> carried) {
    single.store(0, key[0], rows.at(row, place));
    if (!carried.empty())
      single.store(1, carried[0], rows.at(row, place));
  }

  /// Sorts the candidates of a row of `size` that `value` gives; `place` says where in it each is.
  void sort(ArrayRef<Value> row, Value size, function_ref<Value(Value)> value,
            function_ref<Value(Value)> place) {
    SortedRow sorted;
    sorted.length = size;
    sorted.stored = k;
    sorted.load = [&](Value i) -> Values { return {value(i)}; };
    sorted.carried = [&](Value i) { return source(row, place(i)); };
    sorted.store = [&](Value place, ArrayRef<Value> key, ArrayRef<Value> carried) {
      store(row, place, key, carried);
    };
    sorter.sort(sorted);
  }
  void emitRow(ArrayRef<Value> row) {
    auto walk = [&] {
      emitWalk(row, whole, [&](Value place, const Entry &entry) {
        store(row, place, entry[0], source(row, e.asIndex(entry[1])));
      });
    };
    auto sortAll = [&] {
      sort(row, length, [&](Value i) { return candidate(row, i); }, [](Value i) { return i; });
    };
    if (!plan.mayWalk) {
      sortAll();
    } else if (!plan.maySort) {
      walk();
    } else {
      Value walks =
          e.both(e.less(e.index(plan.sort.tile.entries()), length), e.less(k, plan.maxWalked + 1));
      e.ifElse(walks, walk, sortAll);
    }
  }

  // --- Along a row that is longer than a tile ----------------------------------------------------

  Value before(ArrayRef<Value> x, ArrayRef<Value> y) { return sorter.tile().order.before(x, y); }
  Entry entryOf(Value value, Value position) { return {value, e.asI32(e.add(position, start))}; }

  void setCounter(Value value) {
    Value first = e.equal(single.thread, 0);
    e.ifThen(first, [&] { e.store(value, counter, e.index(0)); });
  }

  /// Puts some elements of the first chunk into the tile, and returns how many: each thread's best,
  /// or all if those are too few. Their k-th best is the first bar.
  Value takeSamples(ArrayRef<Value> values, Value begin) {
    const TileSorter &tile = sorter.tile();
    Value threads = e.index(reader.threads);
    SmallVector<Entry> entries;
    for (int64_t i = 0; i < plan.step; ++i)
      entries.push_back(entryOf(values[i], reader.position(begin, i)));
    auto ofBests = [&] {
      Entry best = entries[0];
      for (const Entry &other : ArrayRef(entries).drop_front()) {
        Value better = before(other, best);
        for (auto [mine, theirs] : llvm::zip(best, other))
          mine = e.select(better, theirs, mine);
      }
      tile.store(best, tile.thread);
      return e.i32(reader.threads);
    };
    auto ofAll = [&] {
      for (auto [i, entry] : llvm::enumerate(entries))
        tile.store(entry, e.add(tile.thread, i * reader.threads));
      return e.i32(reader.chunk());
    };
    Value isFew = e.is(arith::CmpIPredicate::ule, k, threads);
    return e.ifElse(isFew, ofBests, ofAll);
  }

  /// Adds elements of this thread that reach `bar` to the candidates.
  void take(ArrayRef<Value> values, Value chunk, Value end, ArrayRef<Value> bar) {
    for (int64_t i = 0; i < plan.step; ++i) {
      Value position = reader.position(chunk, i);
      Entry entry = entryOf(values[i], position);
      Value reaches = e.both(e.less(position, end), e.negate(before(bar, entry)));
      e.ifThen(reaches, [&] {
        Value place = memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, e.i32(1), counter,
                                                  ValueRange{e.index(0)});
        sorter.tile().store(entry, place);
      });
    }
  }

  /// Walks on from `at` until `last` or the tile has no room for another chunk; returns where, and
  /// how many entries there are.
  Values walk(ArrayRef<Value> row, Value at, Value last, ArrayRef<Value> bar) {
    Values state{at, e.load(counter, e.index(0))};
    llvm::append_range(state, reader.read(row, at));
    Value room = e.i32(sorter.tile().tile.entries() - reader.chunk() + 1),
          chunk = e.index(reader.chunk());
    single.barrier(); // All know the count before it grows.
    Values end = e.whileLoop(
        state,
        [&](ValueRange state) { return e.both(e.less(state[0], last), e.less(state[1], room)); },
        [&](ValueRange state) {
          Value next = e.add(state[0], chunk);
          Values ahead = reader.read(row, next); // While this chunk is looked at.
          take(Values(state.drop_front(2)), state[0], last, bar);
          single.barrier();
          Values after{next, e.load(counter, e.index(0))};
          single.barrier();
          llvm::append_range(after, ahead);
          return after;
        });
    end.resize(2);
    return end;
  }

  /// Along `range` of `row`, at least a chunk; `found` takes the best in order.
  void emitWalk(ArrayRef<Value> row, const Range &range,
                function_ref<void(Value place, const Entry &)> found) {
    const TileSorter &tile = sorter.tile();
    Value one = e.index(1), best = e.asI32(e.sub(k, one));
    // First samples are sorted, then what was found on the way. The sort is much code, so there is
    // one.
    Values start{range.begin, e.boolean(true), e.zero(element), e.i32(0)};
    e.whileLoop(
        start, [&](ValueRange state) { return e.either(state[1], e.less(state[0], range.end)); },
        [&](ValueRange state) -> Values {
          Value at = state[0], isFirst = state[1];
          Values taken = e.ifElse(
              isFirst, [&]() -> Values { return {at, takeSamples(reader.read(row, at), at)}; },
              [&] { return walk(row, at, range.end, Values(state.drop_front(2))); });
          single.barrier();
          tile.sort(taken[1]);
          Entry bar = tile.load(best);
          single.barrier();
          e.ifThen(isFirst, [&] { storeStart(row); });
          setCounter(e.select(isFirst, e.asI32(this->start), e.asI32(k)));
          single.barrier();
          return {taken[0], e.boolean(false), bar[0], bar[1]};
        });
    e.loop(single.thread, k, e.index(reader.threads),
           [&](Value place) { found(place, tile.load(e.asI32(place))); });
    single.barrier();
  }

  /// The candidates that come before the row.
  void storeStart(ArrayRef<Value> row) {
    if (op.getOverwrite())
      return;
    e.loop(single.thread, k, e.index(reader.threads), [&](Value i) {
      sorter.tile().store(entryOf(single.initial(0, rows.at(row, i)), e.sub(i, start)), e.asI32(i));
    });
  }

  SingleOp &single;
  linalg_ext::TopkOp op;
  const TopkPlan &plan;
  Emitter &e;
  Value k, start, length; // `start` candidates come before the row, together `length`.
  Type element;
  RowSorter sorter;
  RowReader reader;
  Range whole;
  Value counter; // Counts candidates, in workgroup memory.
};
} // namespace

/// All of the kernel, or launch `number` where workgroups share rows.
static LogicalResult lowerLaunch(Kernel &kernel, const TopkPlan &plan, int64_t number) {
  SingleOp single(kernel);
  auto op = cast<linalg_ext::TopkOp>(single.op.getOperation());
  TopkEmitter emitter(single, op, plan);
  int64_t threads = plan.sort.tile.threads;
  if (plan.vector > 1)
    kernel.executable.setAlignedBindings(true);
  if (plan.parts == 1) {
    emitter.emit();
    return finishSingleOp(kernel, single, threads, emitter.rows.count);
  }
  Emitter &e = single.body();
  SharedWorkspace workspace(e, e.getLoc());
  auto [found, places] = emitter.foundIn(workspace);
  Value shares = emitter.shares(), bytes = workspace.bytes();
  if (number == 0)
    emitter.emitParts(found, places);
  else
    emitter.emitFound(found, places);
  return finishSingleOp(kernel, single, threads, number == 0 ? shares : emitter.rows.count,
                        number == 0 ? bytes : Value());
}

static LogicalResult lowerTopk(Kernel &kernel, const TopkPlan &plan) {
  TopkPlan ofFound = plan;
  ofFound.mayWalk = false, ofFound.sort.tile = plan.foundTile;
  return lowerLaunches(kernel, plan.parts > 1 ? 2 : 1, [&](Kernel &launch, int64_t number) {
    return lowerLaunch(launch, number == 0 ? plan : ofFound, number);
  });
}

static TopkShape shapeOf(linalg_ext::TopkOp op) {
  auto shape = rowShape<TopkShape>(op.getInputType(0), op.getDimension());
  shape.k = knownSize(op.getOutputType(0).getDimSize(op.getDimension()));
  shape.isTotal = linalg_ext::findSingleKey(op.getRegion()).has_value();
  shape.hasStart = !op.getOverwrite();
  return shape;
}

SmallVector<Candidate> kernels::topkPlans(const Kernel &kernel) {
  auto op = singleOp<linalg_ext::TopkOp>(kernel.func, kernel.why);
  if (!op)
    return {};
  TopkShape shape = shapeOf(op);
  Block &compare = op.getRegion().front();
  if (shape.length > kMostSorted || llvm::any_of(compare.getArguments().take_front(2),
                                                 [](Value value) { return value.use_empty(); })) {
    kernel.why.note(shape.length > kMostSorted ? "the row exceeds positions of 32 bits"
                                               : "its comparison reads one element only");
    return {};
  }
  std::optional<TopkPlan> plan = planTopk(shape, kernel.target, kernel.why);
  if (!plan)
    return {};
  return {{describe(*plan), [plan = *plan](Kernel &kernel) { return lowerTopk(kernel, plan); }}};
}
