//===- SortKind.cpp - sorts on GPUs: a row per workgroup ------------------===//
// What is compared and the position of an entry are sorted in workgroup memory (TileSorter); then
// every value is fetched from where its entry was, so that values that are only carried are moved
// once:
//   sort(%keys, %ids) by %a < %b
//     ->   (key, position)... sorted in workgroup memory; keys[i] = key, ids[i] = %ids[position]
// Long rows are sorted digit by digit instead:
// Onesweep (Adinets and Merrill 2022), 8 bits a digit, the lowest first, stable:
//   launch 0: counters = 0
//   launch 1: how often each digit occurs at each of its places in the row
//   launch 2, 3, ...: a tile of entries, in order of one digit in workgroup memory; where those of
//     a digit go is what all earlier tiles have of it, found by looking back, behind all of the
//     lower digits
// With a key goes a word: the one value that is carried, if it has no more bits, or is an integer
// of 64 of which no row needs more than 32 (launch 1 looks); else the position, by which the last
// launch fetches what is carried (16M f32 and i64 on an H100: 1,070 us, 716 by words).
// A tile publishes its counts, then their sum over all tiles up to itself, in a word with two bits
// that say which. Tiles are numbered in the order in which workgroups begin, so that those looked
// at run or are done; words say all that passes between workgroups, so that their order does not
// matter. Where workgroups may not wait for others, two launches in front of each pass count the
// digits of all tiles and add them up.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Preferences.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"
#include "compiler/Kernels/Sort/Sorters.h"

using namespace sluice::kernels;

/// Bits of `element` if numbers of it can be put in the order of unsigned integers, in whole
/// digits; else 0.
static int64_t radixBits(Type element) {
  bool isNumber = isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element) ||
                  element.isInteger(8) || element.isInteger(16) || element.isInteger(32) ||
                  element.isInteger(64);
  return isNumber ? element.getIntOrFloatBitWidth() : 0;
}

namespace {
/// What a sort reads and writes.
struct SortRows {
  explicit SortRows(SingleOp &single)
      : single(single), op(cast<linalg_ext::SortOp>(single.op.getOperation())),
        order(SortOrder::of(single, op.getRegion())),
        rows(single, op.getOutputs()[0], op.getDimension()) {
    for (unsigned pair : order.reads)
      keys.push_back(op.getOutputType(pair).getElementType());
    for (unsigned i = 0, e = op.getOutputs().size(); i < e; ++i)
      if (!llvm::is_contained(order.reads, i))
        carried.push_back(i);
  }

  SortedRow at(ArrayRef<Value> indices) {
    SortedRow row;
    row.length = row.stored = rows.length;
    Values where(indices);
    auto read = [this, where](ArrayRef<unsigned> outs, Value position) {
      return llvm::map_to_vector(
          outs, [&](unsigned out) { return single.initial(out, rows.at(where, position)); });
    };
    row.load = [this, read](Value position) { return read(order.reads, position); };
    row.carried = [this, read](Value position) { return read(carried, position); };
    row.store = [this, where](Value place, ArrayRef<Value> keys, ArrayRef<Value> others) {
      for (auto [out, value] : llvm::zip(order.reads, keys))
        single.store(out, value, rows.at(where, place));
      for (auto [out, value] : llvm::zip(carried, others))
        single.store(out, value, rows.at(where, place));
    };
    return row;
  }

  SingleOp &single;
  linalg_ext::SortOp op;
  SortOrder order;
  OpRows rows;
  SmallVector<Type> keys;
  SmallVector<unsigned> carried; ///< Outs that are not compared.
};

class RadixSort {
public:
  RadixSort(SingleOp &single, const RadixPlan &plan, const TargetModel &target)
      : single(single), plan(plan), target(target), e(single.body()), sort(single),
        key(*linalg_ext::findSingleKey(sort.op.getRegion())), type(sort.keys[0]),
        subgroups(plan.threads / target.subgroupSize), entries(plan.threads * plan.items) {
    if (sort.carried.size() != 1)
      return;
    Type carried = sort.op.getOutputType(sort.carried[0]).getElementType();
    bool hasBytes = carried.isIntOrFloat() && carried.getIntOrFloatBitWidth() % 8 == 0;
    if (hasBytes && (carried.getIntOrFloatBitWidth() <= 32 || carried.isInteger(64)))
      companions = single.initialBuffer(sort.carried[0]);
    mayBeWide = companions && carried.isInteger(64);
  }

  void shareWorkspace() {
    SharedWorkspace workspace(e, e.getLoc());
    Value all = e.mul(sort.rows.count, sort.rows.length);
    for (int64_t i = 0; i < std::min<int64_t>(plan.passes - 1, 2); ++i) {
      keys.push_back(workspace.array(type, all));
      places.push_back(workspace.array(e.getI32Type(), all));
    }
    // Of each row and digit: how often it occurs; of each tile and digit; tickets of the passes.
    tickets = e.mul(sort.rows.count, plan.passes * kDigits);
    wide = e.add(tickets, plan.passes);
    counts = e.add(wide, mayBeWide ? 1 : 0);
    int64_t counted = (plan.looksBack ? plan.passes : 1) * kDigits * plan.tiles; // Of a row.
    wordCount = e.add(counts, e.mul(sort.rows.count, counted));
    words = workspace.array(e.getI32Type(), wordCount);
    bytes = workspace.bytes();
  }

  void emitClear() { clearWords(single, words, plan.looksBack ? wordCount : counts, plan.threads); }

  /// How often every digit of a row occurs.
  bool emitCounts() {
    unsigned out = sort.order.reads[0];
    Value memory = single.initialBuffer(out);
    if (!memory)
      return false;
    RowReader reader(single, sort.rows, memory, plan.threads, /*step=*/8, plan.vector);
    std::optional<RowReader> companion;
    if (mayBeWide)
      companion.emplace(single, sort.rows, companions, plan.threads, reader.step,
                        std::min<int64_t>(plan.vector, target.vectorBytes / 8));
    Value local = single.workgroupArray(e.getI32Type(), plan.passes * kDigits);
    auto forCounts = [&](function_ref<void(Value)> body) {
      e.loop(single.thread, e.index(plan.passes * kDigits), e.index(plan.threads), body);
    };
    reader.forEachPart(plan.parts, [&](Value number, ArrayRef<Value> row, Value begin, Value end) {
      forCounts([&](Value i) { e.store(e.i32(0), local, i); });
      single.barrier();
      e.loop(begin, end, e.index(reader.chunk()), [&](Value at) {
        Values values = reader.read(row, at);
        for (auto [i, value] : llvm::enumerate(values)) {
          Value ordered = orderOf(value);
          e.ifThen(e.less(reader.position(at, i), end), [&] {
            for (int64_t pass = 0; pass < plan.passes; ++pass)
              count(local, digit(ordered, pass), pass * kDigits, e.i32(1));
          });
        }
        if (companion)
          noteWide(companion->read(row, at));
      });
      single.barrier();
      Value first = e.mul(e.div(number, plan.parts), plan.passes * kDigits);
      forCounts([&](Value i) {
        Value found = e.load(local, i);
        e.ifThen(e.differs(found, 0), [&] {
          memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, found, words,
                                      ValueRange{e.add(first, i)});
        });
      });
      single.barrier();
    });
    return true;
  }

  /// How often every digit occurs in a tile.
  void emitTileCounts(int64_t pass) {
    Value local = single.workgroupArray(e.getI32Type(), kDigits);
    Value row = e.div(single.workgroup, plan.tiles), ofRow = e.rem(single.workgroup, plan.tiles);
    SortedRow sorted = sort.at(sort.rows.indices(row));
    rowBegin = e.mul(row, sort.rows.length);
    e.store(e.i32(0), local, single.thread);
    single.barrier();
    Value begin = e.mul(ofRow, entries), end = e.min(e.add(begin, entries), sort.rows.length);
    e.loop(e.add(begin, single.thread), end, e.index(plan.threads), [&](Value position) {
      count(local, digit(orderOf(keyAt(pass, sorted, position)), pass), 0, e.i32(1));
    });
    single.barrier();
    e.store(e.load(local, single.thread), words, countAt(row, single.thread, ofRow));
  }

  /// Makes of those of one digit how many entries come before each tile's, lower digits included.
  void emitSums(int64_t pass) {
    makeSums();
    Value row = e.div(single.workgroup, kDigits), ofDigit = e.rem(single.workgroup, kDigits);
    Value inRow = e.load(
        words, e.add(e.add(e.mul(row, plan.passes * kDigits), single.thread), pass * kDigits));
    scan(e.select(e.less(single.thread, ofDigit), inRow, e.i32(0)));
    e.loop(e.index(0), e.index(plan.tiles), e.index(plan.threads), sumOfAll(),
           [&](Value first, ValueRange before) -> Values {
             Value ofRow = e.add(first, single.thread), exists = e.less(ofRow, plan.tiles);
             Value at = countAt(row, ofDigit, e.min(ofRow, plan.tiles - 1));
             Value sum = scan(e.select(exists, e.load(words, at), e.i32(0)));
             e.ifThen(exists, [&] { e.store(e.add(before[0], sum), words, at); });
             return {e.add(before[0], sumOfAll())};
           });
  }

  /// Sorts by digit `pass`: a tile for each workgroup.
  void emitPass(int64_t pass) {
    counters = single.workgroupArray(e.getI32Type(), subgroups * kDigits);
    tileKeys = single.workgroupArray(type, entries);
    tilePlaces = single.workgroupArray(e.getI32Type(), entries);
    starts = single.workgroupArray(e.getI32Type(), kDigits);
    Value slot = plan.looksBack ? single.workgroupArray(e.getI32Type(), 1) : Value();
    makeSums();
    Value subgroup = e.div(thread, target.subgroupSize);
    ownCounters = e.mul(subgroup, kDigits);
    e.loop(single.thread, e.index(subgroups * kDigits), e.index(plan.threads),
           [&](Value i) { e.store(e.i32(0), counters, i); });
    SharedWords shared(e, words, target);
    Value ticket = e.asI32(single.workgroup);
    if (plan.looksBack)
      ticket = shared.ticket(single, e.add(tickets, pass), slot); // All threads meet there.
    else
      single.barrier();
    Value row = e.div(ticket, plan.tiles);
    tile = e.rem(ticket, plan.tiles);
    isFirstTile = e.equal(tile, 0);
    Values indices = sort.rows.indices(e.asIndex(row));
    SortedRow sorted = sort.at(indices);
    rowBegin = e.mul(e.asIndex(row), sort.rows.length);
    Value length = e.asI32(sort.rows.length), last = e.sub(length, 1);
    Value begin = e.mul(tile, entries);
    Value base = e.add(e.add(begin, lane), e.mul(subgroup, target.subgroupSize * plan.items));

    // What is past the end has the largest digit, comes last in the tile and is not written. A
    // whole tile is read at constant distances, which take no registers.
    Value count = e.sub(length, begin), first = e.asIndex(base);
    Value isWhole = e.atLeast(count, entries);
    auto readItems = [&](Type type, function_ref<Value(Value position)> body) {
      auto at = [&](bool clamped) {
        return [&, clamped] {
          Values items;
          for (int64_t i = 0; i < plan.items; ++i) {
            Value position = e.add(first, i * target.subgroupSize);
            items.push_back(body(clamped ? e.min(position, e.asIndex(last)) : position));
          }
          return items;
        };
      };
      return e.ifElse(isWhole, at(false), at(true));
    };
    Values read = readItems(type, [&](Value position) { return keyAt(pass, sorted, position); });
    Value below = e.sub(e.shiftLeft(lanesOf(e.i32(1)), lanesOf(lane)), 1);
    Values ranks; // And the digits, above.
    for (auto [i, key] : llvm::enumerate(read)) {
      Value exists = e.less(e.add(base, int64_t(i) * target.subgroupSize), length);
      Value d = e.select(exists, digit(orderOf(key), pass), e.i32(kDigits - 1));
      ranks.push_back(e.either(rank(d, below), e.shiftLeft(d, kRankBits)));
    }
    single.barrier();

    Value mine = single.thread; // A digit for each thread.
    auto counterOf = [&](int64_t subgroup) { return e.add(mine, subgroup * kDigits); };
    Value total = e.i32(0);
    for (int64_t i = 0; i < subgroups; ++i)
      total = e.add(total, e.load(counters, counterOf(i)));
    // Lower digits of the whole row come before those of the first tile.
    Value counted =
        e.add(e.mul(e.asIndex(row), plan.passes * kDigits), e.add(e.index(pass * kDigits), mine));
    Value before, published;
    auto wordOf = [&](Value tile) { return e.add(published, e.mul(e.asIndex(tile), kDigits)); };
    if (plan.looksBack) {
      before = e.ifElse(
          isFirstTile, [&] { return scan(e.load(words, counted)); }, [&] { return e.i32(0); });
      published = e.add(counts, e.mul(e.add(e.mul(e.index(pass), sort.rows.count), e.asIndex(row)),
                                      plan.tiles * kDigits));
      published = e.add(published, mine);
      Value first = e.either(e.add(before, total), kOfAll), other = e.either(total, kOfTile);
      shared.store(e.select(isFirstTile, first, other), wordOf(tile));
    }
    Value lower = scan(total), running = lower;
    for (int64_t i = 0; i < subgroups; ++i) {
      Value count = e.load(counters, counterOf(i));
      e.store(running, counters, counterOf(i));
      running = e.add(running, count);
    }
    single.barrier();
    if (mayBeWide)
      isWide = e.differs(e.load(words, wide), 0);
    Values placesRead;
    if (pass > 0 || companions)
      placesRead = readItems(e.getI32Type(), [&](Value position) -> Value {
        return pass == 0 ? companionAt(sorted, position)
                         : e.load(places[(pass - 1) % 2], e.add(rowBegin, position));
      });
    for (auto [i, key] : llvm::enumerate(read)) {
      Value place =
          placesRead.empty() ? e.add(base, int64_t(i) * target.subgroupSize) : placesRead[i];
      Value before = e.load(counters, counterAt(e.shiftRight(ranks[i], kRankBits)));
      Value rank = e.both(ranks[i], (1 << kRankBits) - 1);
      Value at = e.asIndex(e.add(rank, before));
      e.store(key, tileKeys, at);
      e.store(place, tilePlaces, at);
    }
    Value all = plan.looksBack ? lookBack(shared, before, wordOf)
                               : e.load(words, countAt(e.asIndex(row), mine, e.asIndex(tile)));
    if (plan.looksBack)
      e.ifThen(e.negate(isFirstTile),
               [&] { shared.store(e.either(e.add(all, total), kOfAll), wordOf(tile)); });
    e.store(e.sub(all, lower), starts, mine);
    single.barrier();
    writeTile(pass, sorted, e.min(count, entries));
  }

  SingleOp &single;
  const RadixPlan &plan;
  const TargetModel &target;
  Emitter &e;
  SortRows sort;
  Value bytes, wordCount;

private:
  using P = arith::CmpIPredicate;
  static constexpr int64_t kDigits = kRadixDigits, kDigitBits = 8, kRankBits = 16;
  // That are looked at together: 1M f32 and i64 take 69 us on an H200 so, 77 one at a time. What is
  // read while it is waited for keeps others from their memory: by eight 16M take 1 % longer.
  static constexpr int64_t kTilesAtOnce = 4;
  // Of a word: the count of one tile, or of all up to it.
  static constexpr int64_t kOfTile = int64_t(1) << 30, kOfAll = int64_t(1) << 31;

  /// An unsigned integer: those of all keys are in the order of these, equal where they are.
  Value orderOf(Value x) {
    int64_t bits = x.getType().getIntOrFloatBitWidth();
    Type integer = e.getIntegerType(bits);
    auto floats = dyn_cast<FloatType>(x.getType());
    auto constant = [&](const APInt &value) -> Value {
      return arith::ConstantOp::create(e, e.getIntegerAttr(integer, value));
    };
    Value sign = constant(APInt::getSignMask(bits)), ones = constant(APInt::getAllOnes(bits));
    if (!floats) {
      Value ordered = key.isUnsigned ? x : e.exclusive(x, sign);
      return key.descending ? e.exclusive(ordered, ones) : ordered;
    }
    Value raw = arith::BitcastOp::create(e, integer, x), zero = constant(APInt::getZero(bits));
    Value magnitude = e.both(raw, constant(APInt::getSignedMaxValue(bits)));
    APInt infinity = APFloat::getInf(floats.getFloatSemantics()).bitcastToAPInt();
    Value isNan = e.is(P::ugt, magnitude, constant(infinity)), isZero = e.equal(magnitude, zero);
    raw = e.select(isZero, zero, raw);
    Value flips = e.either(e.make<arith::ShRSIOp>(raw, bits - 1), sign);
    Value ordered = e.exclusive(raw, flips);
    if (key.descending)
      ordered = e.exclusive(ordered, ones);
    return e.select(isNan, key.nanFirst ? zero : ones, ordered);
  }

  /// Digit `pass` of what orderOf() returned, i32.
  Value digit(Value ordered, int64_t pass) {
    unsigned bits = ordered.getType().getIntOrFloatBitWidth();
    Value shifted = pass == 0 ? ordered : e.shiftRight(ordered, pass * kDigitBits);
    if (bits > 32)
      shifted = arith::TruncIOp::create(e, e.getI32Type(), shifted);
    else if (bits < 32)
      shifted = arith::ExtUIOp::create(e, e.getI32Type(), shifted);
    return e.both(shifted, kDigits - 1);
  }

  Value count(Value counters, Value digit, int64_t first, Value more) {
    Value at = e.asIndex(e.add(digit, first));
    return memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, more, counters,
                                       ValueRange{at});
  }

  Value counterAt(Value digit) { return e.asIndex(e.add(ownCounters, digit)); }

  /// As wide as a subgroup has threads.
  Value lanesOf(Value value) {
    if (target.subgroupSize == 32)
      return value;
    return arith::ExtUIOp::create(e, e.getIntegerType(target.subgroupSize), value);
  }
  Value fromLanes(Value value) {
    return target.subgroupSize == 32
               ? value
               : arith::TruncIOp::create(e, e.getI32Type(), value).getResult();
  }

  Value keyAt(int64_t pass, const SortedRow &row, Value position) {
    return pass == 0 ? row.load(position)[0]
                     : e.load(keys[(pass - 1) % 2], e.add(rowBegin, position));
  }

  /// Where launches in front of a pass leave the count of a digit in a tile.
  Value countAt(Value row, Value digit, Value tile) {
    Value line = e.add(e.mul(row, kDigits), digit);
    return e.add(counts, e.add(e.mul(line, plan.tiles), tile));
  }

  /// How many entries of this subgroup with the same digit there were before, those in lower lanes
  /// now included; counts all of them.
  Value rank(Value digit, Value below) {
    Value same;
    for (int64_t bit = 0; bit < kDigitBits; ++bit) {
      Value isSet = e.differs(e.both(digit, int64_t(1) << bit), 0);
      Value set = unitsOf(target).ballot(target, e, e.getLoc(), isSet);
      Value ones = e.like(set, -1), flip = e.select(isSet, e.zero(set.getType()), ones);
      Value agree = e.exclusive(set, flip);
      same = same ? e.both(same, agree) : agree;
    }
    Value lower = fromLanes(math::CtPopOp::create(e, e.both(same, below))),
          all = fromLanes(math::CtPopOp::create(e, same)),
          leader = fromLanes(math::CountTrailingZerosOp::create(e, same));
    Value old = e.ifElse(
        e.equal(lower, 0),
        [&]() -> Value {
          return memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, all, counters,
                                             ValueRange{counterAt(digit)});
        },
        [&] { return e.i32(0); });
    Value ofLeader =
        gpu::ShuffleOp::create(e, old, leader, e.i32(target.subgroupSize), gpu::ShuffleMode::IDX)
            .getShuffleResult();
    return e.add(ofLeader, lower);
  }

  void makeSums() {
    sums = single.workgroupArray(e.getI32Type(), subgroups);
    thread = e.asI32(single.thread);
    lane = e.rem(thread, target.subgroupSize);
  }

  /// The sum over all threads of what scan() was given.
  Value sumOfAll() {
    Value sum = e.load(sums, e.index(0));
    for (int64_t i = 1; i < subgroups; ++i)
      sum = e.add(sum, e.load(sums, e.index(i)));
    return sum;
  }

  /// The sum of `value` over the threads before. All threads have met in it.
  Value scan(Value value) {
    int64_t width = target.subgroupSize;
    Value sum = value;
    for (int64_t distance = 1; distance < width; distance *= 2) {
      Value lower = shuffle(e, e.getLoc(), sum, distance, width, gpu::ShuffleMode::UP);
      sum = e.select(e.atLeast(lane, distance), e.add(sum, lower), sum);
    }
    single.barrier(); // All have read what was there.
    e.ifThen(e.equal(lane, width - 1),
             [&] { e.store(sum, sums, e.asIndex(e.div(thread, width))); });
    single.barrier();
    Value before = e.sub(sum, value);
    for (int64_t i = 0; i + 1 < subgroups; ++i) {
      Value isBefore = e.atLeast(thread, (i + 1) * width);
      before = e.add(before, e.select(isBefore, e.load(sums, e.index(i)), e.i32(0)));
    }
    return before;
  }

  /// How often the digit of this thread occurs before this tile, and all lower digits.
  Value lookBack(const SharedWords &shared, Value before, function_ref<Value(Value)> wordOf) {
    Values start{e.sub(tile, 1), before, isFirstTile};
    return e.whileLoop(
        start, [&](ValueRange state) { return e.negate(state[2]); },
        [&](ValueRange state) -> Values {
          Value at = state[0], sum = state[1], isDone = state[2], goesOn = e.boolean(true);
          Values read; // Before the first tile that one again, which is the last to be added.
          for (int64_t i = 0; i < kTilesAtOnce; ++i)
            read.push_back(
                shared.load(wordOf(i == 0 ? at : e.make<arith::MaxSIOp>(e.sub(at, i), e.i32(0)))));
          for (Value word : read) {
            Value isThere = e.both(goesOn, e.differs(word, 0)), isLast = e.is(P::slt, word, 0);
            at = e.sub(at, e.createOrFold<arith::ExtUIOp>(e.getI32Type(), isThere));
            sum = e.add(sum, e.select(isThere, e.both(word, kOfTile - 1), e.i32(0)));
            isDone = e.either(isDone, e.both(isThere, isLast));
            goesOn = e.both(isThere, e.negate(isLast));
          }
          return {at, sum, isDone};
        })[1];
  }

  /// Says if one of `values` is not the sign-extended word that it ends with.
  void noteWide(ArrayRef<Value> values) {
    Value any = e.boolean(false);
    for (Value value : values) {
      Value word = arith::TruncIOp::create(e, e.getI32Type(), value);
      Value narrow = arith::ExtSIOp::create(e, value.getType(), word);
      any = e.either(any, e.is(P::ne, narrow, value));
    }
    e.ifThen(any, [&] { e.store(e.i32(1), words, wide); });
  }

  /// What goes with the key at `position`.
  Value companionAt(const SortedRow &row, Value position) {
    Value value = row.carried(position)[0];
    if (mayBeWide)
      return e.select(isWide, e.asI32(position),
                      arith::TruncIOp::create(e, e.getI32Type(), value).getResult());
    unsigned bits = value.getType().getIntOrFloatBitWidth();
    value = arith::BitcastOp::create(e, e.getIntegerType(bits), value);
    return bits < 32 ? arith::ExtUIOp::create(e, e.getI32Type(), value).getResult() : value;
  }

  /// What is stored for the entry whose key went with `word`.
  Values carriedOf(const SortedRow &row, Value word) {
    auto fetched = [&] { return row.carried(e.asIndex(word)); };
    if (!companions)
      return fetched();
    Type carried = sort.op.getOutputType(sort.carried[0]).getElementType();
    if (mayBeWide)
      return e.ifElse(isWide, fetched,
                      [&]() -> Values { return {arith::ExtSIOp::create(e, carried, word)}; });
    unsigned bits = carried.getIntOrFloatBitWidth();
    if (bits < 32)
      word = arith::TruncIOp::create(e, e.getIntegerType(bits), word);
    return {arith::BitcastOp::create(e, carried, word)};
  }

  /// The tile, in order of the digit, to where entries of each go.
  void writeTile(int64_t pass, const SortedRow &sorted, Value count) {
    constexpr int64_t kGroup = 4; // Loaded together.
    bool isLast = pass + 1 == plan.passes;
    for (int64_t first = 0; first < plan.items; first += kGroup) {
      struct Item {
        Value exists, key, place, to;
      };
      SmallVector<Item> items;
      for (int64_t i = first; i < std::min(first + kGroup, plan.items); ++i) {
        Value at = e.add(thread, i * plan.threads), from = e.asIndex(at);
        Value key = e.load(tileKeys, from), place = e.load(tilePlaces, from);
        Value start = e.load(starts, e.asIndex(digit(orderOf(key), pass)));
        items.push_back({e.less(at, count), key, place, e.asIndex(e.add(start, at))});
      }
      for (Item &item : items)
        e.ifThen(item.exists, [&] {
          if (isLast)
            return sorted.store(item.to, item.key, carriedOf(sorted, item.place));
          Value to = e.add(rowBegin, item.to);
          e.store(item.key, keys[pass % 2], to);
          e.store(item.place, places[pass % 2], to);
        });
    }
  }

  linalg_ext::SingleKey key;
  Type type;
  int64_t subgroups, entries;
  Values keys, places; // In the workspace, in turn.
  Value companions;    // Memory of the one carried value, if it may go with a key; else null.
  bool mayBeWide = false;
  Value words, counts, tickets, wide, isWide;
  Value counters, tileKeys, tilePlaces, starts, sums;
  Value thread, lane, ownCounters, tile, isFirstTile, rowBegin;
};
} // namespace

static LogicalResult lowerLaunch(Kernel &kernel, const RadixPlan &plan, int64_t number) {
  constexpr int64_t kClearing = 16; // Workgroups for a compute unit; four take 21 us for 16M keys.
  SingleOp single(kernel);
  RadixSort sort(single, plan, kernel.target);
  Emitter &e = single.body();
  Value count;
  int64_t pass = (number - 2) / plan.launchesOfPass(), step = (number - 2) % plan.launchesOfPass();
  bool sorts = number > 1 && step + 1 == plan.launchesOfPass(), adds = number > 1 && step == 1;
  if (number > 1)
    count = e.mul(sort.sort.rows.count, adds ? kRadixDigits : plan.tiles);
  else if (number == 1)
    count = e.mul(sort.sort.rows.count, plan.parts);
  else
    count = e.index(std::max<int64_t>(kernel.target.computeUnits, 1) * kClearing);
  sort.shareWorkspace();
  if (number == 1 && plan.vector > 1)
    kernel.executable.setAlignedBindings(true);
  if (sorts)
    unitsOf(kernel.target).keepResident(kernel.executable, 2);
  if (number == 0)
    sort.emitClear();
  else if (sorts)
    sort.emitPass(pass);
  else if (adds)
    sort.emitSums(pass);
  else if (number > 1)
    sort.emitTileCounts(pass);
  else if (!sort.emitCounts())
    return failure();
  return finishSingleOp(kernel, single, plan.threads, count, number == 0 ? sort.bytes : Value());
}

static LogicalResult lowerRadixSort(Kernel &kernel, const RadixPlan &plan) {
  return lowerLaunches(
      kernel, plan.passes * plan.launchesOfPass() + 2,
      [&](Kernel &launch, int64_t number) { return lowerLaunch(launch, plan, number); });
}

static SortShape shapeOf(linalg_ext::SortOp op) {
  auto shape = rowShape<SortShape>(op.getOutputType(0), op.getDimension());
  shape.keyBytes = 0;
  for (unsigned pair : readPairs(op.getRegion()))
    shape.keyBytes += elementBytes(op.getOutputType(pair).getElementType());
  std::optional<linalg_ext::SingleKey> key = linalg_ext::findSingleKey(op.getRegion());
  shape.isTotal = key.has_value();
  if (key)
    shape.radixBits = radixBits(op.getOutputType(key->pair).getElementType());
  // Where a NaN may be neither before nor after a number nor equal to it, shares of a row may
  // overlap: a workgroup alone minds that.
  op.getRegion().walk([&](arith::CmpFOp) { shape.mayShare &= shape.isTotal; });
  return shape;
}

static LogicalResult lowerSort(Kernel &kernel, const SortPlan &plan) {
  SingleOp single(kernel);
  SortRows sort(single);
  RowSorter sorter(single, plan, sort.keys, sort.order, sort.rows.length);
  sort.rows.forEach([&](ArrayRef<Value> indices) { sorter.sort(sort.at(indices)); });
  return finishSingleOp(kernel, single, plan.tile.threads, sort.rows.count);
}

/// Launch 0 sorts tiles, launch i merges runs of 2^(i-1) tiles; one more goes on where rows may be
/// longer.
static LogicalResult lowerLaunch(Kernel &kernel, const SortPlan &plan, int64_t launch) {
  SingleOp single(kernel);
  SortRows sort(single);
  Emitter &e = single.body();
  Value length = sort.rows.length, all = e.mul(sort.rows.count, length);
  SharedWorkspace workspace(e, kernel.func.getLoc());
  Values arrays;
  auto addArray = [&](Type element) { arrays.push_back(workspace.array(element, e.mul(all, 2))); };
  llvm::for_each(sort.keys, addArray);
  addArray(e.getI32Type());
  Value bytes = workspace.bytes();
  RowSorter sorter(single, plan, sort.keys, sort.order, std::move(arrays));
  Value tiles = e.divUp(length, plan.tile.entries());
  bool goesOn = launch > plan.mergeLaunches;
  Value shares = goesOn ? sort.rows.count : e.mul(sort.rows.count, tiles);
  Value width = e.index(launch == 0 ? 0 : plan.tile.entries() << (launch - 1));
  auto share = [&](Value number) {
    Value row = goesOn ? number : e.div(number, tiles);
    SortedRow sorted = sort.at(sort.rows.indices(row));
    // The halves of the workspace in turn.
    Value half = e.mul(row, length), other = e.add(half, all);
    if (launch % 2 == 0)
      std::swap(half, other);
    if (goesOn)
      return sorter.mergeRest(sorted, width, half, other);
    Value begin = e.mul(e.rem(number, tiles), plan.tile.entries());
    if (launch == 0)
      return sorter.sortTile(sorted, begin, other);
    return sorter.mergeTile(sorted, begin, width, half, other);
  };
  // Rows that are sorted already are left; the launch does not run at all.
  Value isSorted = launch == 0 ? e.boolean(false) : e.is(arith::CmpIPredicate::ule, length, width);
  e.ifThen(e.negate(isSorted), [&] { e.loop(single.workgroup, shares, single.workgroups, share); });
  Value max = e.select(isSorted, e.index(0), shares);
  return finishSingleOp(kernel, single, plan.tile.threads, max, launch == 0 ? bytes : Value());
}

SmallVector<Candidate> kernels::sortPlans(const Kernel &kernel) {
  auto op = singleOp<linalg_ext::SortOp>(kernel.func, kernel.why);
  if (!op)
    return {};
  if (readPairs(op.getRegion()).empty()) {
    kernel.why.note("its comparison reads no elements");
    return {};
  }
  SortShape shape = shapeOf(op);
  std::optional<SortPlan> plan = planSort(shape, kernel.target, kernel.why);
  if (!plan)
    return {};
  if (shape.length > kMostSorted) {
    kernel.why.note("length " + Twine(shape.length) + " exceeds positions of 32 bits");
    return {};
  }
  SmallVector<Candidate> candidates;
  if (std::optional<RadixPlan> radix = planRadixSort(shape, kernel.target, kernel.why))
    candidates.push_back({describe(*radix), [plan = *radix](Kernel &kernel) {
                            return lowerRadixSort(kernel, plan);
                          }});
  candidates.push_back({describe(*plan), [plan = *plan](Kernel &kernel) {
                          if (plan.mergeLaunches == 0)
                            return lowerSort(kernel, plan);
                          return lowerLaunches(kernel, 1 + plan.mergeLaunches + plan.mayGoOn,
                                               [&](Kernel &launch, int64_t number) {
                                                 return lowerLaunch(launch, plan, number);
                                               });
                        }});
  return candidates;
}
