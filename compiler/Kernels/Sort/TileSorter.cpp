//===- TileSorter.cpp - a workgroup sorts what fits its memory ------------===//
// A comparator that is no order (x < y with NaN, in a region that is not understood) may let shares
// overlap or leave gaps. Nothing may be lost or doubled even then: threads tell each other where
// their shares begin, and if these are not in sequence a pair is left as it is.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Sort/TileSorter.h"

using namespace mlir;
using namespace sluice::kernels;

static Value i32(Emitter &e, int64_t value) { return arith::ConstantIntOp::create(e, value, 32); }
static Value place(Emitter &e, Value index) {
  return e.createOrFold<arith::IndexCastUIOp>(e.getIndexType(), index);
}
static Value largest(Emitter &e, Value a, Value b) { return e.createOrFold<arith::MaxUIOp>(a, b); }
static Value isBelow(Emitter &e, Value a, Value b) { return e.less(a, b); }

TileSorter::TileSorter(SingleOp &op, const SortTile &tile, ArrayRef<Type> keys,
                       const SortOrder &order)
    : tile(tile), order(order) {
  for (Type key : keys)
    arrays.push_back(op.workgroupArray(key, tile.entries()));
  Type word = op.body().getI32Type();
  arrays.push_back(op.workgroupArray(word, tile.entries()));
  if (!order.isTotal) {
    splits = op.workgroupArray(word, tile.threads);
    isBroken = op.workgroupArray(word, 1);
  }
  thread = arith::IndexCastUIOp::create(op.body(), word, op.thread);
}

Entry TileSorter::load(Emitter &e, Value at) const {
  Entry entry;
  Value index = place(e, at);
  for (Value array : arrays)
    entry.push_back(e.load(array, index));
  return entry;
}

void TileSorter::store(Emitter &e, ArrayRef<Value> entry, Value at) const {
  Value index = place(e, at);
  for (auto [array, value] : llvm::zip(arrays, entry))
    e.store(value, array, index);
}

/// Neighbours change places while they are in the wrong order; entries from `count` on stay behind.
void TileSorter::sortOwn(Emitter &e, Value count) const {
  Value begin = e.mul(thread, i32(e, tile.items));
  SmallVector<Entry> entries;
  Values exists;
  for (int64_t i = 0; i < tile.items; ++i) {
    Value at = e.add(begin, i32(e, i));
    exists.push_back(isBelow(e, at, count));
    entries.push_back(load(e, at));
  }
  auto swapIfBetter = [&](Emitter &e, Entry &x, Entry &y, Value secondExists) {
    Value swap = e.both(secondExists, before(e, y, x));
    for (auto [a, b] : llvm::zip(x, y)) {
      Value low = e.select(swap, b, a);
      b = e.select(swap, a, b);
      a = low;
    }
  };
  // Rounds of even and of odd pairs in turn, as many as there are entries; a loop, as all of them
  // are much code.
  Values state;
  for (const Entry &entry : entries)
    llvm::append_range(state, entry);
  Value rounds = e.index((tile.items + 1) / 2);
  state = e.loop(e.index(0), rounds, state, [&](Emitter &e, Value, ValueRange carried) {
    size_t width = entries[0].size();
    SmallVector<Entry> now;
    for (int64_t i = 0; i < tile.items; ++i)
      now.push_back(Entry(carried.slice(i * width, width)));
    for (int64_t parity : {0, 1})
      for (int64_t i = parity; i + 1 < tile.items; i += 2)
        swapIfBetter(e, now[i], now[i + 1], exists[i + 1]);
    Values next;
    for (const Entry &entry : now)
      llvm::append_range(next, entry);
    return next;
  });
  for (auto [i, entry] : llvm::enumerate(entries))
    llvm::copy(ArrayRef(state).slice(i * entry.size(), entry.size()), entry.begin());
  for (int64_t i = 0; i < tile.items; ++i)
    store(e, entries[i], e.add(begin, i32(e, i)));
}

Value TileSorter::bisect(Emitter &e, Value low, Value high,
                         function_ref<Value(Emitter &, Value)> secondIsBefore) {
  Type type = low.getType();
  Value one = arith::ConstantOp::create(e, e.getIntegerAttr(type, 1));
  return e.whileLoop(
      {low, high}, [&](Emitter &e, ValueRange range) { return isBelow(e, range[0], range[1]); },
      [&](Emitter &e, ValueRange range) -> Values {
        Value middle = arith::ShRUIOp::create(e, e.add(range[0], range[1]), one);
        Value goDown = secondIsBefore(e, middle);
        return {e.select(goDown, range[0], e.add(middle, one)), e.select(goDown, middle, range[1])};
      })[0];
}

/// Where this thread's share begins in the first run.
Value TileSorter::split(Emitter &e, const Runs &runs) const {
  Value zero = i32(e, 0), diagonal = e.sub(runs.begin, runs.first),
        firsts = e.sub(runs.middle, runs.first), seconds = e.sub(runs.end, runs.middle);
  // max(0, diagonal - seconds) without going below zero.
  Value low = e.select(isBelow(e, seconds, diagonal), e.sub(diagonal, seconds), zero);
  Value lastSecond = e.sub(e.add(runs.middle, diagonal), i32(e, 1));
  Value found = bisect(e, low, e.min(diagonal, firsts), [&](Emitter &e, Value middle) {
    Entry first = load(e, e.add(runs.first, middle)), second = load(e, e.sub(lastSecond, middle));
    return before(e, second, first);
  });
  return e.add(runs.first, found);
}

void TileSorter::mergeShare(Emitter &e, const Runs &runs) const {
  Value one = i32(e, 1), last = e.sub(largest(e, runs.count, one), one);
  Value first = split(e, runs), firstEnd = runs.middle, secondEnd = runs.end;
  auto secondOf = [&](Value first, Value begin) {
    return e.sub(e.add(runs.middle, e.sub(begin, runs.first)), e.sub(first, runs.first));
  };
  if (!order.isTotal) {
    Value nobody = i32(e, 0);
    e.store(first, splits, place(e, thread));
    SingleOp::barrier(e);
    Value next = e.min(e.add(thread, one), i32(e, tile.threads - 1));
    Value end = e.min(e.add(runs.begin, i32(e, tile.items)), runs.end);
    end = largest(e, end, runs.begin);
    Value nextFirst = e.select(runs.sharesEnd, e.load(splits, place(e, next)), runs.middle);
    Value inSequence = arith::CmpIOp::create(e, arith::CmpIPredicate::ule, e.sub(nextFirst, first),
                                             e.sub(end, runs.begin));
    e.ifThen(e.negate(inSequence), [&](Emitter &e) { e.store(one, isBroken, place(e, nobody)); });
    SingleOp::barrier(e);
    Value broken = e.load(isBroken, place(e, nobody));
    Value leave = arith::CmpIOp::create(e, arith::CmpIPredicate::ne, broken, nobody);
    first = e.select(leave, e.min(runs.begin, runs.middle), first);
    firstEnd = e.select(leave, e.min(end, runs.middle), nextFirst);
    secondEnd = secondOf(firstEnd, end);
  }
  Value second = secondOf(first, runs.begin);
  Entry a = load(e, e.min(first, last)), b = load(e, e.min(second, last));
  SmallVector<Entry> merged;
  for (int64_t i = 0; i < tile.items; ++i) {
    Value noFirst = arith::CmpIOp::create(e, arith::CmpIPredicate::uge, first, firstEnd);
    Value takeSecond =
        e.both(isBelow(e, second, secondEnd), arith::OrIOp::create(e, noFirst, before(e, b, a)));
    Entry taken;
    for (auto [x, y] : llvm::zip(a, b))
      taken.push_back(e.select(takeSecond, y, x));
    merged.push_back(taken);
    if (i + 1 == tile.items)
      break;
    Value step = arith::ExtUIOp::create(e, e.getI32Type(), takeSecond);
    second = e.add(second, step);
    first = e.add(first, e.sub(one, step));
    Entry next = load(e, e.min(e.select(takeSecond, second, first), last));
    for (auto [x, y, loaded] : llvm::zip(a, b, next)) {
      x = e.select(takeSecond, x, loaded);
      y = e.select(takeSecond, loaded, y);
    }
  }
  SingleOp::barrier(e);
  Value begin = e.mul(thread, i32(e, tile.items));
  for (int64_t i = 0; i < tile.items; ++i)
    store(e, merged[i], e.add(begin, i32(e, i)));
  if (!order.isTotal)
    e.store(i32(e, 0), isBroken, e.index(0)); // All have read it.
  SingleOp::barrier(e);
}

void TileSorter::sort(Emitter &e, Value count) const {
  sortOwn(e, count);
  if (!order.isTotal)
    e.store(i32(e, 0), isBroken, e.index(0));
  SingleOp::barrier(e);
  Value one = i32(e, 1), items = i32(e, tile.items);
  e.whileLoop(
      i32(e, 1),
      [&](Emitter &e, ValueRange span) { return isBelow(e, e.mul(span[0], items), count); },
      [&](Emitter &e, ValueRange span) -> Values {
        // Runs of `span` shares each; a pair starts at a multiple of twice as many.
        Value pair = e.add(span[0], span[0]), rest = e.sub(pair, one), next = e.add(thread, one);
        Value leader = e.sub(thread, arith::AndIOp::create(e, thread, rest));
        Runs runs;
        runs.first = e.min(e.mul(leader, items), count);
        runs.middle = e.min(e.mul(e.add(leader, span[0]), items), count);
        runs.end = e.min(e.mul(e.add(leader, pair), items), count);
        runs.begin = e.min(e.mul(thread, items), count);
        runs.count = count;
        runs.sharesEnd = arith::CmpIOp::create(e, arith::CmpIPredicate::ne,
                                               arith::AndIOp::create(e, next, rest), i32(e, 0));
        mergeShare(e, runs);
        return {pair};
      });
}

void TileSorter::merge(Emitter &e, Value middle, Value count) const {
  if (!order.isTotal) {
    e.store(i32(e, 0), isBroken, e.index(0));
    SingleOp::barrier(e);
  }
  Runs runs;
  runs.first = i32(e, 0);
  runs.middle = middle;
  runs.end = runs.count = count;
  runs.begin = e.min(e.mul(thread, i32(e, tile.items)), count);
  runs.sharesEnd = isBelow(e, e.add(thread, i32(e, 1)), i32(e, tile.threads));
  mergeShare(e, runs);
}
