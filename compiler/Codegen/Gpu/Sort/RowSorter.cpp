//===- RowSorter.cpp - a workgroup sorts a row of any length --------------===//
//   tile of the row -> workgroup memory, sorted -> results                          // a row that fits
//   each tile -> workgroup memory, sorted -> workspace; merged, tile by tile, from half to half of the workspace; -> results
// Where the share of a tile begins in both runs is found in the workspace, as that of a thread is in workgroup memory.
//===----------------------------------------------------------------------===//
#include "compiler/Codegen/Gpu/Sort/RowSorter.h"

using namespace mlir;
using namespace sluice::codegen;

RowSorter::RowSorter(SingleOp &op, const SortPlan &plan, ArrayRef<Type> keys, const SortOrder &order, Value longest)
    : op(op), plan(plan), sorter(op, plan.tile, keys, order) {
  if (!plan.mayExceed)
    return;
  Emitter &e = op.body();
  Value length = e.add(longest, longest);
  if (plan.mayFit)
    length = e.select(e.less(e.index(plan.tile.entries()), longest), length, e.index(0));
  auto array = [&](Type element) -> Value {
    return memref::AllocOp::create(e, MemRefType::get({ShapedType::kDynamic}, element), length);
  };
  for (Type key : keys)
    workspace.push_back(array(key));
  workspace.push_back(array(e.getI32Type()));
}

RowSorter::RowSorter(SingleOp &op, const SortPlan &plan, ArrayRef<Type> keys, const SortOrder &order, Values workspace)
    : op(op), plan(plan), sorter(op, plan.tile, keys, order), workspace(std::move(workspace)) {}

static Value toWord(Emitter &e, Value index) { return e.createOrFold<arith::IndexCastUIOp>(e.getI32Type(), index); }
static Value toIndex(Emitter &e, Value word) { return e.createOrFold<arith::IndexCastUIOp>(e.getIndexType(), word); }

void RowSorter::forPlaces(Emitter &e, Value count,
                          function_ref<void(Value local, Value clamped, Value exists)> body) const {
  Value last = e.sub(count, e.index(1));
  for (int64_t i = 0; i < plan.tile.items; ++i) {
    Value local = e.add(op.thread, e.index(i * plan.tile.threads));
    body(local, e.min(local, last), e.less(local, count));
  }
}

Values RowSorter::loadWorkspace(Emitter &e, Value at) const {
  Values entry;
  for (Value array : workspace)
    entry.push_back(e.load(array, at));
  return entry;
}

/// Stores the `count` entries of the tile as those of the row from `begin` on, as far as they are asked for.
void RowSorter::storeTile(Emitter &e, const SortedRow &row, Value begin, Value count) const {
  Value wanted = e.sub(e.min(e.add(begin, count), e.createOrFold<arith::MaxUIOp>(row.stored, begin)), begin);
  e.ifThen(e.less(e.index(0), wanted), [&](Emitter &e) {
    struct Item {
      Value place, exists;
      Values keys, carried;
    };
    SmallVector<Item> items;
    forPlaces(e, wanted, [&](Value local, Value clamped, Value exists) {
      Entry entry = sorter.load(e, toWord(e, clamped));
      Value position = toIndex(e, entry.pop_back_val());
      items.push_back({e.add(begin, local), exists, entry, row.carried(e, position)});
    });
    for (Item &item : items)
      e.ifThen(item.exists, [&](Emitter &e) { row.store(e, item.place, item.keys, item.carried); });
  });
}

/// Keeps the `count` entries of the tile in the workspace.
void RowSorter::keepTile(Emitter &e, Value count, Value to) const {
  forPlaces(e, count, [&](Value local, Value, Value exists) {
    e.ifThen(exists, [&](Emitter &e) {
      Entry entry = sorter.load(e, toWord(e, local));
      for (auto [array, value] : llvm::zip(workspace, entry))
        e.store(value, array, e.add(to, local));
    });
  });
}

void RowSorter::sortTile(Emitter &e, const SortedRow &row, Value begin, Value to) const {
  Value entries = e.index(plan.tile.entries()), count = e.min(e.sub(row.length, begin), entries);
  SmallVector<std::pair<Value, Entry>> loaded;
  forPlaces(e, count, [&](Value local, Value clamped, Value) {
    Value position = e.add(begin, clamped);
    Entry entry = row.load(e, position);
    entry.push_back(toWord(e, position));
    loaded.push_back({local, entry});
  });
  for (auto &[local, entry] : loaded)
    sorter.store(e, entry, toWord(e, local)); // Past the end too, which nobody reads.
  SingleOp::meet(e);
  sorter.sort(e, toWord(e, count));
  if (!plan.mayExceed)
    storeTile(e, row, begin, count);
  else if (!plan.mayFit)
    keepTile(e, count, e.add(to, begin));
  else
    e.ifElse(
        e.less(entries, row.length), TypeRange(),
        [&](Emitter &e) { return keepTile(e, count, e.add(to, begin)), Values(); },
        [&](Emitter &e) { return storeTile(e, row, begin, count), Values(); });
  SingleOp::meet(e);
}

/// The pair that entry `begin` of the merged row comes from.
RowSorter::Pair RowSorter::pairOf(Emitter &e, Value length, Value width, Value begin, Value from) const {
  Pair pair;
  pair.first = e.sub(begin, e.createOrFold<arith::RemUIOp>(begin, e.add(width, width)));
  pair.middle = e.min(e.add(pair.first, width), length);
  pair.last = e.min(e.add(pair.middle, width), length);
  pair.offset = from;
  return pair;
}

/// Of the merged entries before `end` (at most pair.last), those of the first run: where they end.
Value RowSorter::firstsBefore(Emitter &e, const Pair &pair, Value end) const {
  Value diagonal = e.sub(end, pair.first), firsts = e.sub(pair.middle, pair.first),
        seconds = e.sub(pair.last, pair.middle);
  Value low = e.select(e.less(seconds, diagonal), e.sub(diagonal, seconds), e.index(0));
  Value lastSecond = e.sub(e.add(e.add(pair.middle, diagonal), pair.offset), e.index(1));
  Value found = TileSorter::bisect(e, low, e.min(diagonal, firsts), [&](Emitter &e, Value i) {
    Values x = loadWorkspace(e, e.add(e.add(pair.offset, pair.first), i)), y = loadWorkspace(e, e.sub(lastSecond, i));
    return sorter.order.before(e, y, x);
  });
  return e.add(pair.first, found);
}

/// Merges entries [firstBegin, firstEnd) of the first run with as many of the second as make up `count`, into the tile.
void RowSorter::merge(Emitter &e, const Pair &pair, Value begin, Value count, Value firstBegin, Value firstEnd) const {
  Value ofFirst = e.sub(firstEnd, firstBegin);
  Value secondBegin = e.sub(e.add(pair.middle, e.sub(begin, pair.first)), e.sub(firstBegin, pair.first));
  SmallVector<std::pair<Value, Values>> loaded;
  forPlaces(e, count, [&](Value local, Value clamped, Value) {
    Value isFirst = e.less(clamped, ofFirst);
    Value source = e.select(isFirst, e.add(firstBegin, clamped), e.add(secondBegin, e.sub(clamped, ofFirst)));
    loaded.push_back({local, loadWorkspace(e, e.add(pair.offset, source))});
  });
  for (auto &[local, entry] : loaded)
    sorter.store(e, entry, toWord(e, local));
  SingleOp::meet(e);
  sorter.merge(e, toWord(e, ofFirst), toWord(e, count));
}

void RowSorter::mergeTile(Emitter &e, const SortedRow &row, Value begin, Value width, Value from, Value to) const {
  Value end = e.min(e.add(begin, e.index(plan.tile.entries())), row.length), count = e.sub(end, begin);
  Pair pair = pairOf(e, row.length, width, begin, from);
  // Who takes the tile before finds the same.
  Value firstBegin = firstsBefore(e, pair, begin), firstEnd = firstsBefore(e, pair, end);
  firstEnd = e.min(e.createOrFold<arith::MaxUIOp>(firstEnd, firstBegin), e.add(firstBegin, count));
  merge(e, pair, begin, count, firstBegin, firstEnd);
  Value isLast = e.less(e.add(width, width), row.length);
  e.ifElse(
      isLast, TypeRange(), [&](Emitter &e) { return keepTile(e, count, e.add(to, begin)), Values(); },
      [&](Emitter &e) { return storeTile(e, row, begin, count), Values(); });
  SingleOp::meet(e);
}

/// Merges pairs of runs of `width` entries from offset `from` of the workspace to offset `to`.
void RowSorter::mergePass(Emitter &e, Value length, Value width, Value from, Value to) const {
  Value zero = e.index(0), entries = e.index(plan.tile.entries());
  auto loop = scf::ForOp::create(e, zero, length, entries, ValueRange{zero});
  Emitter in(e.getLoc(), e.getContext());
  in.setInsertionPointToStart(loop.getBody());
  Value begin = loop.getInductionVar(), end = in.min(in.add(begin, entries), length), count = in.sub(end, begin);
  Pair pair = pairOf(in, length, width, begin, from);
  // A tile begins where the one before it ended, whatever the comparator says.
  Value isFirst = arith::CmpIOp::create(in, arith::CmpIPredicate::eq, begin, pair.first);
  Value firstBegin = in.select(isFirst, pair.first, loop.getRegionIterArgs()[0]);
  Value firstEnd = arith::MaxUIOp::create(in, firstsBefore(in, pair, end), firstBegin);
  firstEnd = in.min(firstEnd, in.add(firstBegin, count));
  merge(in, pair, begin, count, firstBegin, firstEnd);
  keepTile(in, count, in.add(to, begin));
  SingleOp::meet(in);
  scf::YieldOp::create(in, firstEnd);
}

void RowSorter::mergeRest(Emitter &e, const SortedRow &row, Value width, Value from, Value other) const {
  Value result = e.whileLoop(
      {width, from, other}, [&](Emitter &e, ValueRange state) { return e.less(state[0], row.length); },
      [&](Emitter &e, ValueRange state) -> Values {
        mergePass(e, row.length, state[0], state[1], state[2]);
        SingleOp::meetInMemory(e);
        return {e.add(state[0], state[0]), state[2], state[1]};
      })[1];
  e.loop(op.thread, e.min(row.stored, row.length), e.index(plan.tile.threads), [&](Emitter &e, Value place) {
    Values entry = loadWorkspace(e, e.add(result, place));
    Value position = toIndex(e, entry.pop_back_val());
    row.store(e, place, entry, row.carried(e, position));
  });
  SingleOp::meetInMemory(e); // Before the next row overwrites the workspace.
}

void RowSorter::sort(Emitter &e, const SortedRow &row) const {
  Value zero = e.index(0), entries = e.index(plan.tile.entries());
  if (!plan.mayExceed) {
    e.ifThen(e.less(zero, row.length), [&](Emitter &e) { sortTile(e, row, zero, zero); });
    return;
  }
  e.loop(zero, row.length, entries, [&](Emitter &e, Value begin) { sortTile(e, row, begin, zero); });
  auto rest = [&](Emitter &e) {
    SingleOp::meetInMemory(e);
    mergeRest(e, row, entries, zero, row.length);
  };
  if (plan.mayFit)
    e.ifThen(e.less(entries, row.length), rest);
  else
    rest(e);
}
