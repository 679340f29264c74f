//===- RadixSort.cpp - long rows digit by digit ---------------------------===//
#include "compiler/Kernels/Sort/RadixSort.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Launches.h"
#include "compiler/Kernels/Gpu/LookBack.h"
#include "compiler/Kernels/Gpu/RowReader.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"
#include "compiler/Kernels/Sort/SortRows.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

int64_t sluice::kernels::radixBits(Type element) {
  bool isNumber = isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element) ||
                  element.isInteger(8) || element.isInteger(16) || element.isInteger(32) ||
                  element.isInteger(64);
  return isNumber ? element.getIntOrFloatBitWidth() : 0;
}

namespace {
class RadixSort {
public:
  RadixSort(SingleOp &single, const RadixPlan &plan, const TargetModel &target)
      : single(single), plan(plan), target(target), e(single.body()), sort(single),
        key(*linalg_ext::findSingleKey(sort.op.getRegion())), type(sort.keys[0]),
        subgroups(plan.threads / target.subgroupSize), entries(plan.threads * plan.items) {}

  void shareWorkspace() {
    SharedWorkspace workspace(e, e.getLoc());
    Value all = e.mul(sort.rows.count, sort.rows.length);
    for (int64_t i = 0; i < std::min<int64_t>(plan.passes - 1, 2); ++i) {
      keys.push_back(workspace.slot(MemRefType::get({ShapedType::kDynamic}, type), all));
      places.push_back(
          workspace.slot(MemRefType::get({ShapedType::kDynamic}, e.getI32Type()), all));
    }
    // Of each row and digit: how often it occurs; of each tile and digit; tickets of the passes.
    counts = e.mul(sort.rows.count, e.index(plan.passes * kDigits));
    tickets = e.add(counts, e.mul(counts, e.index(plan.tiles)));
    wordCount = e.add(tickets, e.index(plan.passes));
    words = workspace.slot(MemRefType::get({ShapedType::kDynamic}, e.getI32Type()), wordCount);
    bytes = workspace.bytes();
  }

  void emitClear() { clearWords(e, single, words, wordCount, plan.threads); }

  /// How often every digit of a row occurs.
  bool emitCounts() {
    unsigned out = sort.order.reads[0];
    Value memory = single.initialBuffer(out);
    if (!memory)
      return false;
    RowReader reader(single, sort.rows, memory, plan.threads, /*step=*/8, plan.vector);
    Value local = single.workgroupArray(e.getI32Type(), plan.passes * kDigits);
    auto forCounts = [&](Emitter &e, function_ref<void(Emitter &, Value)> body) {
      e.loop(single.thread, e.index(plan.passes * kDigits), e.index(plan.threads), body);
    };
    reader.forEachPart(
        e, plan.parts, [&](Emitter &e, Value number, ArrayRef<Value> row, Value begin, Value end) {
          forCounts(e, [&](Emitter &e, Value i) { e.store(word(e, 0), local, i); });
          SingleOp::barrier(e);
          e.loop(begin, end, e.index(reader.chunk()), [&](Emitter &e, Value at) {
            Values values = reader.read(e, row, at);
            for (auto [i, value] : llvm::enumerate(values)) {
              Value ordered = orderOf(e, value);
              e.ifThen(e.less(reader.position(e, at, i), end), [&](Emitter &e) {
                for (int64_t pass = 0; pass < plan.passes; ++pass)
                  count(e, local, digit(e, ordered, pass), pass * kDigits, word(e, 1));
              });
            }
          });
          SingleOp::barrier(e);
          Value first = e.mul(arith::DivUIOp::create(e, number, e.index(plan.parts)),
                              e.index(plan.passes * kDigits));
          forCounts(e, [&](Emitter &e, Value i) {
            Value found = e.load(local, i);
            e.ifThen(compare(e, P::ne, found, 0), [&](Emitter &e) {
              memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, found, words,
                                          ValueRange{e.add(first, i)});
            });
          });
          SingleOp::barrier(e);
        });
    return true;
  }

  /// Sorts by digit `pass`: a tile for each workgroup.
  void emitPass(int64_t pass) {
    counters = single.workgroupArray(e.getI32Type(), subgroups * kDigits);
    tileKeys = single.workgroupArray(type, entries);
    tilePlaces = single.workgroupArray(e.getI32Type(), entries);
    starts = single.workgroupArray(e.getI32Type(), kDigits);
    sums = single.workgroupArray(e.getI32Type(), subgroups);
    Value slot = single.workgroupArray(e.getI32Type(), 1);
    thread = toWord(e, single.thread);
    lane = make<arith::RemUIOp>(e, thread, target.subgroupSize);
    Value subgroup = make<arith::DivUIOp>(e, thread, target.subgroupSize);
    ownCounters = make<arith::MulIOp>(e, subgroup, kDigits);
    e.loop(single.thread, e.index(subgroups * kDigits), e.index(plan.threads),
           [&](Emitter &e, Value i) { e.store(word(e, 0), counters, i); });
    SharedWords shared(words, target);
    Value ticket = shared.ticket(e, single, e.add(tickets, e.index(pass)), slot);
    Value row = make<arith::DivUIOp>(e, ticket, plan.tiles);
    tile = make<arith::RemUIOp>(e, ticket, plan.tiles);
    isFirstTile = compare(e, P::eq, tile, 0);
    Values indices = sort.rows.indices(e, toIndex(e, row));
    SortedRow sorted = sort.at(indices);
    rowBegin = e.mul(toIndex(e, row), sort.rows.length);
    Value length = toWord(e, sort.rows.length), last = make<arith::SubIOp>(e, length, 1);
    Value begin = make<arith::MulIOp>(e, tile, entries);
    Value base = e.add(e.add(begin, lane),
                       make<arith::MulIOp>(e, subgroup, target.subgroupSize * plan.items));

    // What is past the end has the largest digit, comes last in the tile and is not written. A
    // whole tile is read at constant distances, which take no registers.
    Value count = make<arith::SubIOp>(e, length, begin), first = toIndex(e, base);
    Value isWhole = compare(e, P::uge, count, entries);
    auto readItems = [&](Type type, function_ref<Value(Emitter &, Value position)> body) {
      auto at = [&](bool clamped) {
        return [&, clamped](Emitter &e) {
          Values items;
          for (int64_t i = 0; i < plan.items; ++i) {
            Value position = e.add(first, e.index(i * target.subgroupSize));
            items.push_back(body(e, clamped ? e.min(position, toIndex(e, last)) : position));
          }
          return items;
        };
      };
      return e.ifElse(isWhole, SmallVector<Type>(plan.items, type), at(false), at(true));
    };
    Values read = readItems(type, [&](Emitter &e, Value position) -> Value {
      return pass == 0 ? sorted.load(e, position)[0]
                       : e.load(keys[(pass - 1) % 2], e.add(rowBegin, position));
    });
    Value below = make<arith::SubIOp>(
        e, e.createOrFold<arith::ShLIOp>(lanesOf(e, word(e, 1)), lanesOf(e, lane)), 1);
    Values ranks; // And the digits, above.
    for (auto [i, key] : llvm::enumerate(read)) {
      Value exists = e.less(make<arith::AddIOp>(e, base, int64_t(i) * target.subgroupSize), length);
      Value d = e.select(exists, digit(e, orderOf(e, key), pass), word(e, kDigits - 1));
      ranks.push_back(
          make<arith::OrIOp>(e, rank(e, d, below), make<arith::ShLIOp>(e, d, kRankBits)));
    }
    SingleOp::barrier(e);

    Value isDigit = compare(e, P::ult, thread, kDigits);
    Value mine = make<arith::AndIOp>(e, thread, kDigits - 1);
    auto counterOf = [&](Emitter &e, int64_t subgroup) {
      return toIndex(e, make<arith::AddIOp>(e, mine, subgroup * kDigits));
    };
    Value total = word(e, 0);
    for (int64_t i = 0; i < subgroups; ++i)
      total = e.add(total, e.load(counters, counterOf(e, i)));
    total = e.select(isDigit, total, word(e, 0));
    // Lower digits of the whole row come before those of the first tile.
    Value counted = e.add(e.mul(toIndex(e, row), e.index(plan.passes * kDigits)),
                          e.add(e.index(pass * kDigits), toIndex(e, mine)));
    Value before = e.ifElse(
        isFirstTile, e.getI32Type(),
        [&](Emitter &e) -> Values {
          Value all = e.select(isDigit, e.load(words, counted), word(e, 0));
          return {scan(e, all)};
        },
        [&](Emitter &e) -> Values { return {word(e, 0)}; })[0];
    Value published = e.add(counts, e.mul(e.add(e.mul(e.index(pass), sort.rows.count),
                                                toIndex(e, row)),
                                          e.index(plan.tiles * kDigits)));
    published = e.add(published, toIndex(e, mine));
    auto wordOf = [&](Emitter &e, Value tile) {
      return e.add(published, e.mul(toIndex(e, tile), e.index(kDigits)));
    };
    e.ifThen(isDigit, [&](Emitter &e) {
      Value first = make<arith::OrIOp>(e, e.add(before, total), kOfAll),
            other = make<arith::OrIOp>(e, total, kOfTile);
      shared.store(e, e.select(isFirstTile, first, other), wordOf(e, tile));
    });
    Value lower = scan(e, total);
    e.ifThen(isDigit, [&](Emitter &e) {
      Value running = lower;
      for (int64_t i = 0; i < subgroups; ++i) {
        Value count = e.load(counters, counterOf(e, i));
        e.store(running, counters, counterOf(e, i));
        running = e.add(running, count);
      }
    });
    SingleOp::barrier(e);
    Values placesRead;
    if (pass > 0)
      placesRead = readItems(e.getI32Type(), [&](Emitter &e, Value position) {
        return e.load(places[(pass - 1) % 2], e.add(rowBegin, position));
      });
    for (auto [i, key] : llvm::enumerate(read)) {
      Value place = pass == 0 ? make<arith::AddIOp>(e, base, int64_t(i) * target.subgroupSize)
                              : placesRead[i];
      Value before = e.load(counters, counterAt(e, make<arith::ShRUIOp>(e, ranks[i], kRankBits)));
      Value rank = make<arith::AndIOp>(e, ranks[i], (1 << kRankBits) - 1);
      Value at = toIndex(e, e.add(rank, before));
      e.store(key, tileKeys, at);
      e.store(place, tilePlaces, at);
    }
    e.ifThen(isDigit, [&](Emitter &e) {
      Value all = lookBack(e, shared, before, wordOf);
      e.ifThen(e.negate(isFirstTile), [&](Emitter &e) {
        shared.store(e, make<arith::OrIOp>(e, e.add(all, total), kOfAll), wordOf(e, tile));
      });
      e.store(e.sub(all, lower), starts, toIndex(e, mine));
    });
    SingleOp::barrier(e);
    writeTile(pass, sorted, e.min(count, word(e, entries)));
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
  // Of a word: the count of one tile, or of all up to it.
  static constexpr int64_t kOfTile = int64_t(1) << 30, kOfAll = int64_t(1) << 31;
  static constexpr int64_t kLookedAt = 4; // Words at once.

  /// Short words for numbers of any width.
  template <typename Op> static Value make(Emitter &e, Value a, Value b) {
    return e.createOrFold<Op>(a, b);
  }
  template <typename Op> static Value make(Emitter &e, Value a, int64_t b) {
    return e.createOrFold<Op>(a, arith::ConstantIntOp::create(e, a.getType(), b));
  }
  static Value compare(Emitter &e, arith::CmpIPredicate predicate, Value a, int64_t b) {
    return e.createOrFold<arith::CmpIOp>(predicate, a,
                                         arith::ConstantIntOp::create(e, a.getType(), b));
  }
  static Value word(Emitter &e, int64_t value) {
    return arith::ConstantIntOp::create(e, value, 32);
  }
  static Value toWord(Emitter &e, Value value) {
    return e.createOrFold<arith::IndexCastUIOp>(e.getI32Type(), value);
  }
  static Value toIndex(Emitter &e, Value word) {
    return e.createOrFold<arith::IndexCastUIOp>(e.getIndexType(), word);
  }

  /// An unsigned integer: those of all keys are in the order of these, equal where they are.
  Value orderOf(Emitter &e, Value x) {
    int64_t bits = x.getType().getIntOrFloatBitWidth();
    Type integer = e.getIntegerType(bits);
    auto floats = dyn_cast<FloatType>(x.getType());
    auto constant = [&](const APInt &value) -> Value {
      return arith::ConstantOp::create(e, e.getIntegerAttr(integer, value));
    };
    Value sign = constant(APInt::getSignMask(bits)), ones = constant(APInt::getAllOnes(bits));
    if (!floats) {
      Value ordered = key.isUnsigned ? x : make<arith::XOrIOp>(e, x, sign);
      return key.descending ? make<arith::XOrIOp>(e, ordered, ones) : ordered;
    }
    Value raw = arith::BitcastOp::create(e, integer, x), zero = constant(APInt::getZero(bits));
    Value magnitude = make<arith::AndIOp>(e, raw, constant(APInt::getSignedMaxValue(bits)));
    APInt infinity = APFloat::getInf(floats.getFloatSemantics()).bitcastToAPInt();
    Value isNan = arith::CmpIOp::create(e, P::ugt, magnitude, constant(infinity)),
          isZero = arith::CmpIOp::create(e, P::eq, magnitude, zero);
    raw = e.select(isZero, zero, raw);
    Value flips = make<arith::OrIOp>(e, make<arith::ShRSIOp>(e, raw, bits - 1), sign);
    Value ordered = make<arith::XOrIOp>(e, raw, flips);
    if (key.descending)
      ordered = make<arith::XOrIOp>(e, ordered, ones);
    return e.select(isNan, key.nanFirst ? zero : ones, ordered);
  }

  /// Digit `pass` of what orderOf() returned, i32.
  Value digit(Emitter &e, Value ordered, int64_t pass) {
    unsigned bits = ordered.getType().getIntOrFloatBitWidth();
    Value shifted = pass == 0 ? ordered : make<arith::ShRUIOp>(e, ordered, pass * kDigitBits);
    if (bits > 32)
      shifted = arith::TruncIOp::create(e, e.getI32Type(), shifted);
    else if (bits < 32)
      shifted = arith::ExtUIOp::create(e, e.getI32Type(), shifted);
    return make<arith::AndIOp>(e, shifted, kDigits - 1);
  }

  Value count(Emitter &e, Value counters, Value digit, int64_t first, Value more) {
    Value at = toIndex(e, make<arith::AddIOp>(e, digit, first));
    return memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, more, counters,
                                       ValueRange{at});
  }

  Value counterAt(Emitter &e, Value digit) { return toIndex(e, e.add(ownCounters, digit)); }

  /// As wide as a subgroup has threads.
  Value lanesOf(Emitter &e, Value value) {
    if (target.subgroupSize == 32)
      return value;
    return arith::ExtUIOp::create(e, e.getIntegerType(target.subgroupSize), value);
  }
  Value fromLanes(Emitter &e, Value value) {
    return target.subgroupSize == 32
               ? value
               : arith::TruncIOp::create(e, e.getI32Type(), value).getResult();
  }

  /// How many entries of this subgroup with the same digit there were before, those in lower lanes
  /// now included; counts all of them.
  Value rank(Emitter &e, Value digit, Value below) {
    Value same;
    for (int64_t bit = 0; bit < kDigitBits; ++bit) {
      Value isSet = compare(e, P::ne, make<arith::AndIOp>(e, digit, int64_t(1) << bit), 0);
      Value set = unitsOf(target).ballot(target, e, e.getLoc(), isSet);
      Value ones = arith::ConstantIntOp::create(e, set.getType(), -1),
            flip = e.select(isSet, e.zero(set.getType()), ones);
      Value agree = make<arith::XOrIOp>(e, set, flip);
      same = same ? make<arith::AndIOp>(e, same, agree) : agree;
    }
    Value lower = fromLanes(e, math::CtPopOp::create(e, make<arith::AndIOp>(e, same, below))),
          all = fromLanes(e, math::CtPopOp::create(e, same)),
          leader = fromLanes(e, math::CountTrailingZerosOp::create(e, same));
    Value old = e.ifElse(
        compare(e, P::eq, lower, 0), e.getI32Type(),
        [&](Emitter &e) -> Values {
          return {memref::AtomicRMWOp::create(e, arith::AtomicRMWKind::addi, all, counters,
                                              ValueRange{counterAt(e, digit)})};
        },
        [&](Emitter &e) -> Values { return {word(e, 0)}; })[0];
    Value ofLeader = gpu::ShuffleOp::create(e, old, leader, word(e, target.subgroupSize),
                                            gpu::ShuffleMode::IDX)
                         .getShuffleResult();
    return e.add(ofLeader, lower);
  }

  /// The sum of `value` over the threads before. All threads have met in it.
  Value scan(Emitter &e, Value value) {
    int64_t width = target.subgroupSize;
    Value sum = value;
    for (int64_t distance = 1; distance < width; distance *= 2) {
      Value lower = shuffle(e, e.getLoc(), sum, distance, width, gpu::ShuffleMode::UP);
      sum = e.select(compare(e, P::uge, lane, distance), e.add(sum, lower), sum);
    }
    SingleOp::barrier(e); // All have read what was there.
    e.ifThen(compare(e, P::eq, lane, width - 1), [&](Emitter &e) {
      e.store(sum, sums, toIndex(e, make<arith::DivUIOp>(e, thread, width)));
    });
    SingleOp::barrier(e);
    Value before = e.sub(sum, value);
    for (int64_t i = 0; i + 1 < subgroups; ++i) {
      Value isBefore = compare(e, P::uge, thread, (i + 1) * width);
      before = e.add(before, e.select(isBefore, e.load(sums, e.index(i)), word(e, 0)));
    }
    return before;
  }

  /// How often the digit of this thread occurs before this tile, and all lower digits.
  Value lookBack(Emitter &e, const SharedWords &shared, Value before,
                 function_ref<Value(Emitter &, Value)> wordOf) {
    Value zero = word(e, 0);
    Values start{make<arith::SubIOp>(e, tile, 1), before, isFirstTile};
    return e.whileLoop(
        start, [&](Emitter &e, ValueRange state) { return e.negate(state[2]); },
        [&](Emitter &e, ValueRange state) -> Values {
          Value at = state[0], sum = state[1], done = state[2], ok = e.boolean(true);
          Values read, seen;
          for (int64_t i = 0; i < kLookedAt; ++i) {
            Value one = make<arith::SubIOp>(e, at, i);
            seen.push_back(compare(e, P::sge, one, 0));
            read.push_back(shared.load(e, wordOf(e, e.createOrFold<arith::MaxSIOp>(one, zero))));
          }
          for (auto [value, exists] : llvm::zip(read, seen)) {
            ok = e.both(ok, e.both(exists, compare(e, P::uge, value, kOfTile)));
            Value more = e.select(ok, make<arith::AndIOp>(e, value, kOfTile - 1), zero);
            sum = e.add(sum, more);
            at = e.sub(at, e.createOrFold<arith::ExtUIOp>(e.getI32Type(), ok));
            Value isAll = e.both(ok, compare(e, P::slt, value, 0));
            done = arith::OrIOp::create(e, done, isAll);
            ok = e.both(ok, e.negate(isAll));
          }
          return {at, sum, done};
        })[1];
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
        Value at = make<arith::AddIOp>(e, thread, i * plan.threads), from = toIndex(e, at);
        Value key = e.load(tileKeys, from), place = e.load(tilePlaces, from);
        Value start = e.load(starts, toIndex(e, digit(e, orderOf(e, key), pass)));
        items.push_back({e.less(at, count), key, place, toIndex(e, e.add(start, at))});
      }
      for (Item &item : items)
        e.ifThen(item.exists, [&](Emitter &e) {
          if (isLast)
            return sorted.store(e, item.to, item.key, sorted.carried(e, toIndex(e, item.place)));
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
  Value words, counts, tickets;
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
  if (number > 1)
    count = e.mul(sort.sort.rows.count, e.index(plan.tiles));
  else if (number == 1)
    count = e.mul(sort.sort.rows.count, e.index(plan.parts));
  else
    count = e.index(std::max<int64_t>(kernel.target.computeUnits, 1) * kClearing);
  sort.shareWorkspace();
  if (number == 1 && plan.vector > 1)
    kernel.executable.setAlignedBindings(true);
  if (number > 1) // By itself ptxas takes 128 registers.
    unitsOf(kernel.target).keepResident(kernel.executable, 3);
  if (number == 0)
    sort.emitClear();
  else if (number > 1)
    sort.emitPass(number - 2);
  else if (!sort.emitCounts())
    return failure();
  return finishSingleOp(kernel, single, plan.threads, count, number == 0 ? sort.bytes : Value());
}

LogicalResult sluice::kernels::lowerRadixSort(Kernel &kernel, const RadixPlan &plan) {
  OwningOpRef<func::FuncOp> body = kernel.func.clone();
  if (failed(lowerLaunch(kernel, plan, 0)))
    return failure();
  for (int64_t number = 1; number < plan.passes + 2; ++number) {
    Kernel launch = addLaunch(kernel, *body);
    if (failed(lowerLaunch(launch, plan, number)))
      return failure();
  }
  return success();
}
