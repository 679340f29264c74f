//===- RowSorter.cpp - a workgroup sorts a row of any length --------------===//
//   a row that fits:  row -> workgroup memory, sorted -> results
//   longer rows:      each tile -> workgroup memory, sorted -> workspace;
//                     merged, tile by tile, from half to half of the workspace; -> results
// Where the share of a tile begins in both runs is found in the workspace, as that of a thread is
// in workgroup memory.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Sort/Sorters.h"

using namespace sluice::kernels;

RowSorter::RowSorter(SingleOp &op, const SortPlan &plan, ArrayRef<Type> keys,
                     const SortOrder &order, Value longest)
    : op(op), plan(plan), sorter(op, plan.tile, keys, order) {
  if (!plan.mayExceed)
    return;
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

RowSorter::RowSorter(SingleOp &op, const SortPlan &plan, ArrayRef<Type> keys,
                     const SortOrder &order, Values workspace)
    : op(op), plan(plan), sorter(op, plan.tile, keys, order), workspace(std::move(workspace)) {}

void RowSorter::forPlaces(Value count,
                          function_ref<void(Value local, Value clamped, Value exists)> body) const {
  Value last = e.sub(count, 1);
  for (int64_t i = 0; i < plan.tile.items; ++i) {
    Value local = e.add(op.thread, i * plan.tile.threads);
    body(local, e.min(local, last), e.less(local, count));
  }
}

Values RowSorter::loadWorkspace(Value at) const {
  return llvm::map_to_vector(workspace, [&](Value array) { return e.load(array, at); });
}

/// Stores the `count` entries of the tile as those of the row from `begin` on, as far as they are
/// asked for.
void RowSorter::storeTile(const SortedRow &row, Value begin, Value count) const {
  Value wanted = e.sub(e.min(e.add(begin, count), e.max(row.stored, begin)), begin);
  e.ifThen(e.less(e.index(0), wanted), [&] {
    struct Item {
      Value place, exists;
      Values keys, carried;
    };
    SmallVector<Item> items;
    forPlaces(wanted, [&](Value local, Value clamped, Value exists) {
      Entry entry = sorter.load(e.asI32(clamped));
      Value position = e.asIndex(entry.pop_back_val());
      items.push_back({e.add(begin, local), exists, entry, row.carried(position)});
    });
    for (Item &item : items)
      e.ifThen(item.exists, [&] { row.store(item.place, item.keys, item.carried); });
  });
}

/// Keeps the `count` entries of the tile in the workspace.
void RowSorter::keepTile(Value count, Value to) const {
  forPlaces(count, [&](Value local, Value, Value exists) {
    e.ifThen(exists, [&] {
      Entry entry = sorter.load(e.asI32(local));
      for (auto [array, value] : llvm::zip(workspace, entry))
        e.store(value, array, e.add(to, local));
    });
  });
}

void RowSorter::sortTile(const SortedRow &row, Value begin, Value to) const {
  Value entries = e.index(plan.tile.entries()), count = e.min(e.sub(row.length, begin), entries);
  SmallVector<std::pair<Value, Entry>> loaded;
  forPlaces(count, [&](Value local, Value clamped, Value) {
    Value position = e.add(begin, clamped);
    Entry entry = row.load(position);
    entry.push_back(e.asI32(position));
    loaded.push_back({local, entry});
  });
  for (auto &[local, entry] : loaded)
    sorter.store(entry, e.asI32(local)); // Past the end too, which nobody reads.
  op.barrier();
  sorter.sort(e.asI32(count));
  if (!plan.mayExceed)
    storeTile(row, begin, count);
  else if (!plan.mayFit)
    keepTile(count, e.add(to, begin));
  else
    e.ifElse(
        e.less(entries, row.length), [&] { keepTile(count, e.add(to, begin)); },
        [&] { storeTile(row, begin, count); });
  op.barrier();
}

/// The pair that entry `begin` of the merged row comes from.
RowSorter::Pair RowSorter::pairOf(Value length, Value width, Value begin, Value from) const {
  Pair pair;
  pair.first = e.sub(begin, e.rem(begin, e.add(width, width)));
  pair.middle = e.min(e.add(pair.first, width), length);
  pair.last = e.min(e.add(pair.middle, width), length);
  pair.offset = from;
  return pair;
}

/// Bounds of how many of the first `diagonal` merged entries are from the first run.
std::pair<Value, Value> RowSorter::searched(const Pair &pair, Value diagonal) const {
  Value firsts = e.sub(pair.middle, pair.first), seconds = e.sub(pair.last, pair.middle);
  Value low = e.select(e.less(seconds, diagonal), e.sub(diagonal, seconds), e.index(0));
  return {low, e.min(diagonal, firsts)};
}

/// Whether at most `i` of the first `diagonal` merged entries are from the first run.
Value RowSorter::isSecondBefore(const Pair &pair, Value diagonal, Value i) const {
  Value lastSecond = e.sub(e.add(e.add(pair.middle, diagonal), pair.offset), 1);
  Values x = loadWorkspace(e.add(e.add(pair.offset, pair.first), i)),
         y = loadWorkspace(e.sub(lastSecond, i));
  return sorter.order.before(y, x);
}

/// Where the entries of the first run end that are merged before `end` (at most pair.last).
Value RowSorter::firstsBefore(const Pair &pair, Value end) const {
  Value diagonal = e.sub(end, pair.first);
  auto [low, high] = searched(pair, diagonal);
  Value found =
      sorter.bisect(low, high, [&](Value i) { return isSecondBefore(pair, diagonal, i); });
  return e.add(pair.first, found);
}

/// The same before `begin` and before `end`. Memory is far: half of the threads probe for each at
/// once, and the range between two probes is left. All threads have met after it, and need to have
/// before; the tile is lost.
std::pair<Value, Value> RowSorter::firstsOfTile(const Pair &pair, Value begin, Value end) const {
  if (!sorter.order
           .isTotal) // Who takes the tile before must find the same, whatever the comparator says.
    return {firstsBefore(pair, begin), firstsBefore(pair, end)};
  int64_t probes = plan.tile.threads / 2;
  Value zero = e.index(0), one = e.index(1), half = e.index(probes);
  Value ofBegin = e.less(op.thread, half),
        probe = e.select(ofBegin, op.thread, e.sub(op.thread, half));
  Value beginDiagonal = e.sub(begin, pair.first), endDiagonal = e.sub(end, pair.first);
  Value diagonal = e.select(ofBegin, beginDiagonal, endDiagonal);
  auto [beginLow, beginHigh] = searched(pair, beginDiagonal);
  auto [endLow, endHigh] = searched(pair, endDiagonal);
  Value words = sorter.words();
  // Answers of all probes, then the two ranges.
  Value range = e.select(ofBegin, e.index(plan.tile.threads), e.index(plan.tile.threads + 2));
  auto word = [&](Value at) { return e.asIndex(e.load(words, at)); };
  Values found = e.whileLoop(
      {beginLow, beginHigh, endLow, endHigh},
      [&](ValueRange r) { return e.either(e.less(r[0], r[1]), e.less(r[2], r[3])); },
      [&](ValueRange r) -> Values {
        Value low = e.select(ofBegin, r[0], r[2]), high = e.select(ofBegin, r[1], r[3]);
        Value step = e.add(e.div(e.sub(high, low), half), one);
        Value place = e.add(low, e.mul(probe, step)), isIn = e.less(place, high);
        Value reached = e.ifElse(
            isIn, [&] { return isSecondBefore(pair, diagonal, place); },
            [&] { return e.boolean(true); });
        e.store(arith::ExtUIOp::create(e, e.getI32Type(), reached), words, op.thread);
        op.barrier();
        // The first that reached knows the range; if none did, the last one does.
        Value isFirst = e.equal(probe, zero), isLast = e.equal(probe, probes - 1);
        Value before = e.load(words, e.select(isFirst, op.thread, e.sub(op.thread, one)));
        Value missed = e.equal(before, 0);
        Value leads = e.both(reached, e.either(isFirst, missed)),
              none = e.both(isLast, e.negate(reached));
        e.ifThen(e.either(leads, none), [&] {
          Value afterBefore = e.select(isFirst, low, e.add(e.sub(place, step), one));
          Value newLow = e.select(none, e.add(place, one), afterBefore),
                newHigh = e.select(none, high, e.min(place, high));
          e.store(e.asI32(newLow), words, range);
          e.store(e.asI32(newHigh), words, e.add(range, one));
        });
        op.barrier();
        return llvm::map_to_vector(llvm::seq<int64_t>(4),
                                   [&](int64_t i) { return word(e.index(plan.tile.threads + i)); });
      });
  op.barrier();
  return {e.add(pair.first, found[0]), e.add(pair.first, found[2])};
}

/// Merges entries [firstBegin, firstEnd) of the first run with as many of the second as make up
/// `count`, into the tile.
void RowSorter::merge(const Pair &pair, Value begin, Value count, Value firstBegin,
                      Value firstEnd) const {
  Value ofFirst = e.sub(firstEnd, firstBegin);
  Value secondBegin =
      e.sub(e.add(pair.middle, e.sub(begin, pair.first)), e.sub(firstBegin, pair.first));
  SmallVector<std::pair<Value, Values>> loaded;
  forPlaces(count, [&](Value local, Value clamped, Value) {
    Value isFirst = e.less(clamped, ofFirst);
    Value source =
        e.select(isFirst, e.add(firstBegin, clamped), e.add(secondBegin, e.sub(clamped, ofFirst)));
    loaded.push_back({local, loadWorkspace(e.add(pair.offset, source))});
  });
  for (auto &[local, entry] : loaded)
    sorter.store(entry, e.asI32(local));
  op.barrier();
  sorter.merge(e.asI32(ofFirst), e.asI32(count));
}

void RowSorter::mergeTile(const SortedRow &row, Value begin, Value width, Value from,
                          Value to) const {
  Value end = e.min(e.add(begin, plan.tile.entries()), row.length), count = e.sub(end, begin);
  Pair pair = pairOf(row.length, width, begin, from);
  // Who takes the tile before finds the same.
  auto [firstBegin, firstEnd] = firstsOfTile(pair, begin, end);
  firstEnd = e.min(e.max(firstEnd, firstBegin), e.add(firstBegin, count));
  merge(pair, begin, count, firstBegin, firstEnd);
  Value isLast = e.less(e.add(width, width), row.length);
  e.ifElse(
      isLast, [&] { keepTile(count, e.add(to, begin)); }, [&] { storeTile(row, begin, count); });
  op.barrier();
}

/// Merges pairs of runs of `width` entries from offset `from` of the workspace to offset `to`.
void RowSorter::mergePass(Value length, Value width, Value from, Value to) const {
  Value zero = e.index(0), entries = e.index(plan.tile.entries());
  e.loop(zero, length, entries, zero, [&](Value begin, ValueRange last) -> Values {
    Value end = e.min(e.add(begin, entries), length), count = e.sub(end, begin);
    Pair pair = pairOf(length, width, begin, from);
    // A tile begins where the one before it ended, whatever the comparator says.
    Value isFirst = e.equal(begin, pair.first);
    Value firstBegin = e.select(isFirst, pair.first, last[0]);
    Value firstEnd = e.max(firstsBefore(pair, end), firstBegin);
    firstEnd = e.min(firstEnd, e.add(firstBegin, count));
    merge(pair, begin, count, firstBegin, firstEnd);
    keepTile(count, e.add(to, begin));
    op.barrier();
    return {firstEnd};
  });
}

void RowSorter::mergeRest(const SortedRow &row, Value width, Value from, Value other) const {
  Value result = e.whileLoop(
      {width, from, other}, [&](ValueRange state) { return e.less(state[0], row.length); },
      [&](ValueRange state) -> Values {
        mergePass(row.length, state[0], state[1], state[2]);
        op.memoryBarrier();
        return {e.add(state[0], state[0]), state[2], state[1]};
      })[1];
  e.loop(op.thread, e.min(row.stored, row.length), e.index(plan.tile.threads), [&](Value place) {
    Values entry = loadWorkspace(e.add(result, place));
    Value position = e.asIndex(entry.pop_back_val());
    row.store(place, entry, row.carried(position));
  });
  op.memoryBarrier(); // Before the next row overwrites the workspace.
}

void RowSorter::sort(const SortedRow &row) const {
  Value zero = e.index(0), entries = e.index(plan.tile.entries());
  if (!plan.mayExceed) {
    e.ifThen(e.less(zero, row.length), [&] { sortTile(row, zero, zero); });
    return;
  }
  e.loop(zero, row.length, entries, [&](Value begin) { sortTile(row, begin, zero); });
  auto rest = [&] {
    op.memoryBarrier();
    mergeRest(row, entries, zero, row.length);
  };
  if (plan.mayFit)
    e.ifThen(e.less(entries, row.length), rest);
  else
    rest();
}
