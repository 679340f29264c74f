//===- TopkKind.cpp - top-k on GPUs: a row per workgroup ------------------===//
//   the first chunk: each thread's best; the k-th best of groups of these is a bar that k reach
//   each thread: along its elements; what reaches the bar -> candidates in workgroup memory
//               no room: the k-th best of groups of them is the new bar, and those below it are
//               dropped; each thread goes on where it was
//   place each of the candidates by how many are before it; the first k
// Threads do not wait for each other while they read. Where k is too large for groups, the first
// candidates are what comes first, and the k-th of all when they are sorted is the bar.
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
        element(op.getInputType(0).getElementType()), values(SortOrder::of(single, op.getRegion())),
        sorter(single, plan.sort, element, values.withPositions(single.body()), length),
        reader(single, rows, single.input(0), plan.sort.tile.threads, plan.step, plan.vector) {
    if (plan.mayWalk || plan.parts > 1)
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
  /// The k best of those.
  void emitFound(Value found, Value places) {
    const TileSorter &tile = sorter.tile();
    Value count = e.mul(e.index(plan.parts), k), threads = e.index(tile.tile.threads);
    e.loop(single.workgroup, rows.count, single.workgroups, [&](Value number) {
      Values row = rows.indices(number);
      Value first = e.mul(number, count);
      e.loop(single.thread, count, threads, [&](Value i) {
        Value from = e.add(first, i);
        tile.store({e.load(found, from), e.load(places, from)}, e.asI32(i));
      });
      single.barrier();
      Value left = e.asI32(count);
      if (plan.groups > 0)
        left = narrow(left, {e.zero(element), e.i32(0)})[2];
      else
        tile.sort(left);
      forBest(left, [&](Value place, const Entry &entry) { store(row, place, entry); });
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
  void store(ArrayRef<Value> row, Value place, const Entry &entry) {
    store(row, place, entry[0], source(row, e.asIndex(entry[1])));
  }

  void emitRow(ArrayRef<Value> row) {
    auto walk = [&] {
      emitWalk(row, whole, [&](Value place, const Entry &entry) { store(row, place, entry); });
    };
    auto sortAll = [&] {
      SortedRow sorted;
      sorted.length = length;
      sorted.stored = k;
      sorted.load = [&](Value i) -> Values { return {candidate(row, i)}; };
      sorted.carried = [&](Value i) { return source(row, i); };
      sorted.store = [&](Value place, ArrayRef<Value> key, ArrayRef<Value> carried) {
        store(row, place, key, carried);
      };
      sorter.sort(sorted);
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

  Entry better(const Entry &best, const Entry &other) {
    Value isBetter = before(other, best);
    Entry taken;
    for (auto [mine, theirs] : llvm::zip(best, other))
      taken.push_back(e.select(isBetter, theirs, mine));
    return taken;
  }
  Value room() { return e.i32(plan.room(sorter.tile().tile)); }
  Value newPlace() {
    return memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, e.i32(1), counter,
                                       ValueRange{e.index(0)});
  }

  /// How many of `count` (index) entries from `first` on are before `entry`, i32.
  Value rankOf(const Entry &entry, Value first, Value count) {
    return e.loop(e.index(0), count, e.i32(0), [&](Value i, ValueRange rank) -> Values {
      Value isBefore = before(sorter.tile().load(e.add(first, e.asI32(i))), entry);
      return {e.add(rank[0], arith::ExtUIOp::create(e, e.getI32Type(), isBefore).getResult())};
    })[0];
  }

  /// Of the first `count` entries, no fewer than groups, the k-th best of the groups' bests. All
  /// threads have met before and after it.
  Entry barOf(Value count) {
    const TileSorter &tile = sorter.tile();
    Value groups = e.index(plan.groups), bests = room(), ofBar = e.add(bests, plan.groups);
    Value takesPart = e.less(single.thread, groups), own = e.add(bests, tile.thread);
    e.ifThen(takesPart, [&] {
      Values best = e.loop(
          e.add(single.thread, groups), e.asIndex(count), groups, tile.load(tile.thread),
          [&](Value i, ValueRange best) { return better(Entry(best), tile.load(e.asI32(i))); });
      tile.store(best, own);
    });
    single.barrier();
    e.ifThen(takesPart, [&] {
      Entry mine = tile.load(own);
      Value rank = rankOf(mine, bests, groups);
      e.ifThen(e.equal(rank, e.asI32(e.sub(k, 1))), [&] { tile.store(mine, ofBar); });
    });
    single.barrier();
    return tile.load(ofBar);
  }

  /// A bar that k elements of the chunk at `begin` reach.
  Entry firstBar(ArrayRef<Value> row, Value begin) {
    Entry best;
    for (auto [i, value] : llvm::enumerate(reader.read(row, begin))) {
      Entry entry = entryOf(value, reader.position(begin, e.index(i)));
      best = i == 0 ? entry : better(best, entry);
    }
    sorter.tile().store(best, sorter.tile().thread);
    single.barrier();
    return barOf(e.i32(reader.threads));
  }

  /// Keeps of the first `count` entries those that reach a bar made of them, if they are enough;
  /// returns it, or `bar`, and how many there are.
  Values narrow(Value count, Values bar) {
    const TileSorter &tile = sorter.tile();
    auto raise = [&] {
      Values raised = barOf(count);
      SmallVector<Entry> entries;
      Values kept;
      for (int64_t i = 0; i < tile.tile.items; ++i) {
        Value from = e.add(tile.thread, i * tile.tile.threads);
        entries.push_back(tile.load(from));
        kept.push_back(e.both(e.less(from, count), e.negate(before(raised, entries.back()))));
      }
      setCounter(e.i32(0));
      single.barrier();
      for (auto [entry, isKept] : llvm::zip(entries, kept))
        e.ifThen(isKept, [&, &entry = entry] { tile.store(entry, newPlace()); });
      single.barrier();
      raised.push_back(e.load(counter, e.index(0)));
      return raised;
    };
    bar.push_back(count);
    return e.ifElse(e.less(count, plan.groups), [&] { return bar; }, raise);
  }

  /// What an element has to reach; anything does while `exists`, if given, does not hold.
  struct Bar {
    Entry entry;
    Value exists;
  };
  Value reaches(const Bar &bar, const SortOrder &order, ArrayRef<Value> entry) {
    Value isAbove = e.negate(order.before(bar.entry, entry));
    return bar.exists ? e.either(isAbove, e.negate(bar.exists)) : isAbove;
  }

  /// Makes candidates of `values`, this thread's of the chunk at `at`, from position `from` up to
  /// `last`; returns where there was no room, or `from`, and whether that was so.
  Values take(ArrayRef<Value> row, ArrayRef<Value> values, Value at, Value from, Value last,
              const Bar &bar) {
    Value mask = e.i32(0), end = e.sub(rows.length, 1);
    for (auto [i, value] : llvm::enumerate(values)) {
      Value bit = e.i32(int32_t(1u << i));
      mask = e.either(mask, e.select(reaches(bar, this->values, value), bit, e.i32(0)));
    }
    // They are few, so that they are read again.
    Values state{mask, from, e.boolean(false)};
    Values left = e.whileLoop(
        state, [&](ValueRange s) { return e.both(e.differs(s[0], 0), e.negate(s[2])); },
        [&](ValueRange s) -> Values {
          Value i = e.asIndex(math::CountTrailingZerosOp::create(e, s[0]));
          Value position = reader.position(at, i);
          Value value = e.load(reader.memory, rows.at(row, e.min(position, end)));
          Entry entry = entryOf(value, position);
          Value isOpen = e.both(e.atLeast(position, s[1]), e.less(position, last));
          Value isFull = e.ifElse(
              e.both(isOpen, reaches(bar, sorter.tile().order, entry)),
              [&] {
                Value place = newPlace(), fits = e.less(place, room());
                e.ifThen(fits, [&] { sorter.tile().store(entry, place); });
                return e.negate(fits);
              },
              [&] { return e.boolean(false); });
          return {e.both(s[0], e.sub(s[0], 1)), e.select(isFull, position, s[1]), isFull};
        });
    return {left[1], left[2]};
  }

  /// Walks on from the chunk at `at`, and in it from position `from`, until `last` or a candidate
  /// has no room; returns where.
  Values walk(ArrayRef<Value> row, Value at, Value from, Value last, const Bar &bar) {
    Values state{at, from, e.boolean(false)};
    llvm::append_range(state, reader.read(row, at));
    Values end = e.whileLoop(
        state, [&](ValueRange s) { return e.both(e.less(s[0], last), e.negate(s[2])); },
        [&](ValueRange s) {
          Value next = e.add(s[0], reader.chunk());
          Values ahead = reader.read(row, next); // While this chunk is looked at.
          Values taken = take(row, Values(s.drop_front(3)), s[0], s[1], last, bar);
          Values after{e.select(taken[1], s[0], next), taken[0], taken[1]};
          llvm::append_range(after, ahead);
          return after;
        });
    end.resize(2);
    return end;
  }

  /// Along `range` of `row`, at least a chunk; `found` takes the best.
  void emitWalk(ArrayRef<Value> row, const Range &range,
                function_ref<void(Value place, const Entry &)> found) {
    const TileSorter &tile = sorter.tile();
    bool sorts = plan.groups == 0;
    Entry first = sorts ? Entry{e.zero(element), e.i32(0)} : firstBar(row, range.begin);
    storeStart(row);
    setCounter(e.asI32(start));
    single.barrier();
    // Whether to go on, from where, the bar, and how many candidates there are, if there are any.
    Values state{e.boolean(true), range.begin, range.begin, first[0], first[1], e.i32(0)};
    Values end = e.whileLoop(
        state, [&](ValueRange s) { return s[0]; },
        [&](ValueRange s) {
          Entry old(s.slice(3, 2)), kept;
          Bar bar{old, sorts ? e.differs(s[5], 0) : Value()};
          Values next = walk(row, s[1], s[2], range.end, bar);
          single.barrier();
          Value taken = e.load(counter, e.index(0)), count = e.min(taken, room());
          next.insert(next.begin(), e.less(room(), taken));
          if (sorts) {
            tile.sort(count);
            kept = tile.load(e.asI32(e.sub(k, 1)));
            kept.push_back(e.asI32(k));
          } else {
            kept = narrow(count, old);
          }
          single.barrier();
          setCounter(kept[2]);
          single.barrier();
          next.append(kept);
          return next;
        });
    forBest(end[5], found);
  }

  /// The k best of the first `count` entries, which are sorted unless there are groups; all threads
  /// have met after it.
  void forBest(Value count, function_ref<void(Value place, const Entry &)> found) {
    const TileSorter &tile = sorter.tile();
    bool areSorted = plan.groups == 0;
    Value last = areSorted ? k : e.asIndex(count), threads = e.index(tile.tile.threads);
    e.loop(single.thread, last, threads, [&](Value i) {
      Entry entry = tile.load(e.asI32(i));
      if (areSorted)
        return found(i, entry);
      Value place = e.asIndex(rankOf(entry, e.i32(0), e.asIndex(count)));
      e.ifThen(e.less(place, k), [&] { found(place, entry); });
    });
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
  SortOrder values; // Without positions.
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
