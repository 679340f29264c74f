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

/// Stores the first `count` entries of the tile as the whole row.
void RowSorter::storeTile(Emitter &e, const SortedRow &row, Value count) const {
  Value stored = e.min(count, row.stored);
  e.ifThen(e.less(e.index(0), stored), [&](Emitter &e) {
    struct Item {
      Value place, exists;
      Values keys, carried;
    };
    SmallVector<Item> items;
    forPlaces(e, stored, [&](Value local, Value clamped, Value exists) {
      Entry entry = sorter.load(e, toWord(e, clamped));
      Value position = toIndex(e, entry.pop_back_val());
      items.push_back({local, exists, entry, row.carried(e, position)});
    });
    for (Item &item : items)
      e.ifThen(item.exists, [&](Emitter &e) { row.store(e, item.place, item.keys, item.carried); });
  });
}

void RowSorter::sortTiles(Emitter &e, const SortedRow &row) const {
  Value entries = e.index(plan.tile.entries()), zero = e.index(0);
  auto sortTile = [&](Emitter &e, Value begin) {
    Value count = e.min(e.sub(row.length, begin), entries);
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
    auto keep = [&](Emitter &e) {
      forPlaces(e, count, [&](Value local, Value clamped, Value exists) {
        e.ifThen(exists, [&](Emitter &e) {
          Entry entry = sorter.load(e, toWord(e, local));
          for (auto [array, value] : llvm::zip(workspace, entry))
            e.store(value, array, e.add(begin, local));
        });
      });
    };
    if (!plan.mayExceed)
      storeTile(e, row, count);
    else if (!plan.mayFit)
      keep(e);
    else
      e.ifElse(
          e.less(entries, row.length), TypeRange(), [&](Emitter &e) { return keep(e), Values(); },
          [&](Emitter &e) { return storeTile(e, row, count), Values(); });
    SingleOp::meet(e);
  };
  if (!plan.mayExceed)
    e.ifThen(e.less(zero, row.length), [&](Emitter &e) { sortTile(e, zero); });
  else
    e.loop(zero, row.length, entries, sortTile);
}

/// Merges pairs of runs of `width` entries from half `from` of the workspace to half `to` (offsets).
void RowSorter::mergePass(Emitter &e, Value length, Value width, Value from, Value to) const {
  Value zero = e.index(0), entries = e.index(plan.tile.entries());
  Value pair = e.add(width, width);
  auto loop = scf::ForOp::create(e, zero, length, entries, ValueRange{zero});
  Emitter in(e.getLoc(), e.getContext());
  in.setInsertionPointToStart(loop.getBody());
  Value begin = loop.getInductionVar(), end = in.min(in.add(begin, entries), length);
  Value offset = arith::RemUIOp::create(in, begin, pair), first = in.sub(begin, offset);
  Value middle = in.min(in.add(first, width), length), last = in.min(in.add(middle, width), length);
  // Of the entries before `end`, those of the first run; never fewer than of those before `begin`.
  Value known = arith::CmpIOp::create(in, arith::CmpIPredicate::eq, offset, zero);
  Value firstBegin = in.select(known, first, loop.getRegionIterArgs()[0]);
  Value diagonal = in.sub(end, first), firsts = in.sub(middle, first), seconds = in.sub(last, middle);
  Value low = in.select(in.less(seconds, diagonal), in.sub(diagonal, seconds), zero);
  Value lastSecond = in.sub(in.add(middle, diagonal), in.index(1));
  auto at = [&](Emitter &e, Value place) {
    Values entry = loadWorkspace(e, e.add(from, place));
    return entry;
  };
  Value found = TileSorter::bisect(in, low, in.min(diagonal, firsts), [&](Emitter &e, Value i) {
    Values x = at(e, e.add(first, i)), y = at(e, e.sub(lastSecond, i));
    return sorter.order.before(e, y, x);
  });
  Value count = in.sub(end, begin);
  Value firstEnd = in.add(first, found);
  firstEnd = arith::MaxUIOp::create(in, firstEnd, firstBegin);
  firstEnd = in.min(firstEnd, in.add(firstBegin, count));
  // The second run's share is what is left.
  Value ofFirst = in.sub(firstEnd, firstBegin);
  Value secondBegin = in.sub(in.add(middle, in.sub(begin, first)), in.sub(firstBegin, first));
  SmallVector<std::pair<Value, Values>> loaded;
  forPlaces(in, count, [&](Value local, Value clamped, Value) {
    Value isFirst = in.less(clamped, ofFirst);
    Value source = in.select(isFirst, in.add(firstBegin, clamped), in.add(secondBegin, in.sub(clamped, ofFirst)));
    loaded.push_back({local, at(in, source)});
  });
  for (auto &[local, entry] : loaded)
    sorter.store(in, entry, toWord(in, local));
  SingleOp::meet(in);
  sorter.merge(in, toWord(in, ofFirst), toWord(in, count));
  forPlaces(in, count, [&](Value local, Value, Value exists) {
    in.ifThen(exists, [&](Emitter &e) {
      Entry entry = sorter.load(e, toWord(e, local));
      for (auto [array, value] : llvm::zip(workspace, entry))
        e.store(value, array, e.add(e.add(to, begin), local));
    });
  });
  SingleOp::meet(in);
  scf::YieldOp::create(in, firstEnd);
}

/// Merges all tiles; returns the half of the workspace (offset) where the sorted row is.
Value RowSorter::mergePasses(Emitter &e, Value length) const {
  return e.whileLoop(
      {e.index(plan.tile.entries()), e.index(0)},
      [&](Emitter &e, ValueRange state) { return e.less(state[0], length); },
      [&](Emitter &e, ValueRange state) -> Values {
        Value other = e.sub(length, state[1]);
        mergePass(e, length, state[0], state[1], other);
        SingleOp::meetInMemory(e);
        return {e.add(state[0], state[0]), other};
      })[1];
}

void RowSorter::sort(Emitter &e, const SortedRow &row) const {
  sortTiles(e, row);
  if (!plan.mayExceed)
    return;
  auto merge = [&](Emitter &e) {
    SingleOp::meetInMemory(e);
    Value from = mergePasses(e, row.length);
    e.loop(op.thread, e.min(row.stored, row.length), e.index(plan.tile.threads), [&](Emitter &e, Value place) {
      Values entry = loadWorkspace(e, e.add(from, place));
      Value position = toIndex(e, entry.pop_back_val());
      row.store(e, place, entry, row.carried(e, position));
    });
    SingleOp::meetInMemory(e); // Before the next row overwrites the workspace.
  };
  if (plan.mayFit)
    e.ifThen(e.less(e.index(plan.tile.entries()), row.length), merge);
  else
    merge(e);
}
