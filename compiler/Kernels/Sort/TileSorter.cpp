//===- TileSorter.cpp - a workgroup sorts what fits its memory ------------===//
// A comparator that is no order (x < y with NaN, in a region that is not understood) may let shares
// overlap or leave gaps. Nothing may be lost or doubled even then: threads tell each other where
// their shares begin, and if these are not in sequence a pair is left as it is.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Sort/Sorters.h"

using namespace sluice::kernels;

TileSorter::TileSorter(SingleOp &op, const SortTile &tile, ArrayRef<Type> keys,
                       const SortOrder &order)
    : tile(tile), order(order), op(op), e(op.body()) {
  for (Type key : keys)
    arrays.push_back(op.workgroupArray(key, tile.entries()));
  Type word = e.getI32Type();
  arrays.push_back(op.workgroupArray(word, tile.entries()));
  if (!order.isTotal) {
    splits = op.workgroupArray(word, tile.threads);
    isBroken = op.workgroupArray(word, 1);
  }
  thread = arith::IndexCastUIOp::create(e, word, op.thread);
}

Entry TileSorter::load(Value at) const {
  Entry entry;
  Value index = e.asIndex(at);
  for (Value array : arrays)
    entry.push_back(e.load(array, index));
  return entry;
}

void TileSorter::store(ArrayRef<Value> entry, Value at) const {
  Value index = e.asIndex(at);
  for (auto [array, value] : llvm::zip(arrays, entry))
    e.store(value, array, index);
}

/// Neighbours change places while they are in the wrong order; entries from `count` on stay behind.
void TileSorter::sortOwn(Value count) const {
  Value begin = e.mul(thread, tile.items);
  SmallVector<Entry> entries;
  Values exists;
  for (int64_t i = 0; i < tile.items; ++i) {
    Value at = e.add(begin, i);
    exists.push_back(e.less(at, count));
    entries.push_back(load(at));
  }
  auto swapIfBetter = [&](Entry &x, Entry &y, Value secondExists) {
    Value swap = e.both(secondExists, before(y, x));
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
  state = e.loop(e.index(0), rounds, state, [&](Value, ValueRange carried) {
    size_t width = entries[0].size();
    SmallVector<Entry> now = llvm::map_to_vector(
        llvm::seq(tile.items), [&](int64_t i) { return Entry(carried.slice(i * width, width)); });
    for (int64_t parity : {0, 1})
      for (int64_t i = parity; i + 1 < tile.items; i += 2)
        swapIfBetter(now[i], now[i + 1], exists[i + 1]);
    Values next;
    for (const Entry &entry : now)
      llvm::append_range(next, entry);
    return next;
  });
  for (auto [i, entry] : llvm::enumerate(entries))
    llvm::copy(ArrayRef(state).slice(i * entry.size(), entry.size()), entry.begin());
  for (int64_t i = 0; i < tile.items; ++i)
    store(entries[i], e.add(begin, i));
}

Value TileSorter::bisect(Value low, Value high, function_ref<Value(Value)> secondIsBefore) const {
  Value one = e.like(low, 1);
  return e.whileLoop(
      {low, high}, [&](ValueRange range) { return e.less(range[0], range[1]); },
      [&](ValueRange range) -> Values {
        Value middle = e.shiftRight(e.add(range[0], range[1]), one);
        Value goDown = secondIsBefore(middle);
        return {e.select(goDown, range[0], e.add(middle, one)), e.select(goDown, middle, range[1])};
      })[0];
}

/// Where this thread's share begins in the first run.
Value TileSorter::split(const Runs &runs) const {
  Value zero = e.i32(0), diagonal = e.sub(runs.begin, runs.first),
        firsts = e.sub(runs.middle, runs.first), seconds = e.sub(runs.end, runs.middle);
  // max(0, diagonal - seconds) without going below zero.
  Value low = e.select(e.less(seconds, diagonal), e.sub(diagonal, seconds), zero);
  Value lastSecond = e.sub(e.add(runs.middle, diagonal), 1);
  Value found = bisect(low, e.min(diagonal, firsts), [&](Value middle) {
    Entry first = load(e.add(runs.first, middle)), second = load(e.sub(lastSecond, middle));
    return before(second, first);
  });
  return e.add(runs.first, found);
}

void TileSorter::mergeShare(const Runs &runs) const {
  Value one = e.i32(1), last = e.sub(e.max(runs.count, one), one);
  Value first = split(runs), firstEnd = runs.middle, secondEnd = runs.end;
  auto secondOf = [&](Value first, Value begin) {
    return e.sub(e.add(runs.middle, e.sub(begin, runs.first)), e.sub(first, runs.first));
  };
  if (!order.isTotal) {
    Value nobody = e.i32(0);
    e.store(first, splits, e.asIndex(thread));
    op.barrier();
    Value next = e.min(e.add(thread, one), tile.threads - 1);
    Value end = e.min(e.add(runs.begin, tile.items), runs.end);
    end = e.max(end, runs.begin);
    Value nextFirst = e.select(runs.sharesEnd, e.load(splits, e.asIndex(next)), runs.middle);
    Value inSequence =
        e.is(arith::CmpIPredicate::ule, e.sub(nextFirst, first), e.sub(end, runs.begin));
    e.ifThen(e.negate(inSequence), [&] { e.store(one, isBroken, e.asIndex(nobody)); });
    op.barrier();
    Value broken = e.load(isBroken, e.asIndex(nobody));
    Value leave = e.differs(broken, nobody);
    first = e.select(leave, e.min(runs.begin, runs.middle), first);
    firstEnd = e.select(leave, e.min(end, runs.middle), nextFirst);
    secondEnd = secondOf(firstEnd, end);
  }
  Value second = secondOf(first, runs.begin);
  Entry a = load(e.min(first, last)), b = load(e.min(second, last));
  SmallVector<Entry> merged;
  for (int64_t i = 0; i < tile.items; ++i) {
    Value noFirst = e.atLeast(first, firstEnd);
    Value takeSecond = e.both(e.less(second, secondEnd), e.either(noFirst, before(b, a)));
    Entry taken;
    for (auto [x, y] : llvm::zip(a, b))
      taken.push_back(e.select(takeSecond, y, x));
    merged.push_back(taken);
    if (i + 1 == tile.items)
      break;
    Value step = arith::ExtUIOp::create(e, e.getI32Type(), takeSecond);
    second = e.add(second, step);
    first = e.add(first, e.sub(one, step));
    Entry next = load(e.min(e.select(takeSecond, second, first), last));
    for (auto [x, y, loaded] : llvm::zip(a, b, next)) {
      x = e.select(takeSecond, x, loaded);
      y = e.select(takeSecond, loaded, y);
    }
  }
  op.barrier();
  Value begin = e.mul(thread, tile.items);
  for (int64_t i = 0; i < tile.items; ++i)
    store(merged[i], e.add(begin, i));
  if (!order.isTotal)
    e.store(e.i32(0), isBroken, e.index(0)); // All have read it.
  op.barrier();
}

void TileSorter::sort(Value count) const {
  sortOwn(count);
  if (!order.isTotal)
    e.store(e.i32(0), isBroken, e.index(0));
  op.barrier();
  Value one = e.i32(1), items = e.i32(tile.items);
  e.whileLoop(
      e.i32(1), [&](ValueRange span) { return e.less(e.mul(span[0], items), count); },
      [&](ValueRange span) -> Values {
        // Runs of `span` shares each; a pair starts at a multiple of twice as many.
        Value pair = e.add(span[0], span[0]), rest = e.sub(pair, one), next = e.add(thread, one);
        Value leader = e.sub(thread, e.both(thread, rest));
        Runs runs;
        runs.first = e.min(e.mul(leader, items), count);
        runs.middle = e.min(e.mul(e.add(leader, span[0]), items), count);
        runs.end = e.min(e.mul(e.add(leader, pair), items), count);
        runs.begin = e.min(e.mul(thread, items), count);
        runs.count = count;
        runs.sharesEnd = e.differs(e.both(next, rest), 0);
        mergeShare(runs);
        return {pair};
      });
}

void TileSorter::merge(Value middle, Value count) const {
  if (!order.isTotal) {
    e.store(e.i32(0), isBroken, e.index(0));
    op.barrier();
  }
  Runs runs;
  runs.first = e.i32(0);
  runs.middle = middle;
  runs.end = runs.count = count;
  runs.begin = e.min(e.mul(thread, tile.items), count);
  runs.sharesEnd = e.less(e.add(thread, 1), tile.threads);
  mergeShare(runs);
}

SmallVector<unsigned> sluice::kernels::readPairs(Region &region) {
  SmallVector<unsigned> pairs;
  for (unsigned i = 0; i < region.getNumArguments(); i += 2)
    if (!region.getArgument(i).use_empty() || !region.getArgument(i + 1).use_empty())
      pairs.push_back(i / 2);
  return pairs;
}

SortOrder SortOrder::of(SingleOp &op, Region &region) {
  SortOrder order;
  order.reads = readPairs(region);
  if (auto key = linalg_ext::findSingleKey(region)) {
    order.isTotal = true;
    order.before = [&e = op.body(), key](ArrayRef<Value> x, ArrayRef<Value> y) {
      return linalg_ext::isBefore(e, e.getLoc(), *key, x[0], y[0]);
    };
    return order;
  }
  auto compare = [&op, &region, &e = op.body(), reads = order.reads](ArrayRef<Value> x,
                                                                     ArrayRef<Value> y) {
    Values arguments;
    for (BlockArgument argument : region.getArguments()) {
      const auto *read = llvm::find(reads, argument.getArgNumber() / 2);
      // What the region does not look at only has to exist.
      if (read == reads.end())
        arguments.push_back(e.zero(argument.getType()));
      else
        arguments.push_back((argument.getArgNumber() % 2 ? y : x)[read - reads.begin()]);
    }
    return op.call(region, arguments).front();
  };
  order.before = [&e = op.body(), compare](ArrayRef<Value> x, ArrayRef<Value> y) {
    Value forth = compare(x, y), back = compare(y, x);
    return e.both(forth, e.negate(back));
  };
  return order;
}

SortOrder SortOrder::withPositions(Emitter &e) const {
  SortOrder order = *this;
  order.before = [&e, before = before](ArrayRef<Value> x, ArrayRef<Value> y) {
    Value forth = before(x, y), back = before(y, x);
    Value first = e.less(x.back(), y.back());
    return e.either(forth, e.both(e.negate(back), first));
  };
  return order;
}
