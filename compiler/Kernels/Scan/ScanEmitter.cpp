//===- ScanEmitter.cpp - the code of a scan on GPUs -----------------------===//
// Along rows, chunk by chunk:
//   running values of this thread's neighbours in registers; of threads by exchange, of
//   subgroups in workgroup memory; + carry
// A long row is shared in three launches: totals of its parts; running totals of those; parts with
// these as carry. Where workgroups may wait for earlier ones they take chunks in turn, read once:
//   publish the total of a chunk; carry = totals of all groups of chunks before its own + those of
//   the chunks before it in its group
// in a fixed order: every run has the same sums. Across columns a thread runs along a segment of
// its column, and the segments before it are added up.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/Launches.h"
#include "compiler/Kernels/Gpu/LookBack.h"
#include "compiler/Kernels/Gpu/RowReader.h"
#include "compiler/Kernels/GpuForm.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"
#include "compiler/Kernels/Scan/ScanKind.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

static Value isEqual(Emitter &e, Value a, Value b) {
  return arith::CmpIOp::create(e, arith::CmpIPredicate::eq, a, b);
}

namespace {
class ScanEmitter {
public:
  ScanEmitter(SingleOp &single, linalg_ext::ScanOp op, const ScanPlan &wanted)
      : rows(single, op.getInputs()[0], op.getDimension()), single(single), op(op), plan(wanted),
        e(single.body()),
        reader(single, rows, single.input(0), plan.threads, plan.step, plan.vector),
        combiner(associativeCombiner(op.getRegion())), type(typeOfScan(combiner)),
        element(op.getInputType(0).getElementType()) {
    neutral = arith::ConstantOp::create(e, neutralElement({combiner, Value()}));
    plan.vector =
        reader.vector; // Neighbours of a thread: one where rows do not lie as vectors are read.
    int64_t count = plan.slots();
    if (plan.columns > 1) {
      slots = single.workgroupArray(type, count);
      return;
    }
    slots = single.workgroupArray(type, plan.shuffleWidth > 1 ? count + 1 : count);
    if (plan.shuffleWidth == 1)
      spare = single.workgroupArray(type, count);
    if (plan.waitGroup > 0) {
      carrySlot = single.workgroupArray(type, 1);
      ticketSlot = single.workgroupArray(e.getI32Type(), 1);
    }
  }

  void emit() {
    e.ifElse(
        isEqual(e, rows.length, e.index(0)), TypeRange(),
        [&](Emitter &e) {
          keepAccumulators(e);
          return Values();
        },
        [&](Emitter &e) {
          if (plan.columns > 1)
            emitColumns(e);
          else
            rows.forEach(e, single, [&](Emitter &e, ArrayRef<Value> row) {
              emitRow(e, row, e.index(0), rows.length, carryOf(e, row));
            });
          return Values();
        });
  }

  /// How many shares of the work there are; a workgroup takes one at a time.
  Value shares() {
    if (plan.columns == 1)
      return e.mul(rows.count, e.index(plan.parts));
    return e.mul(product(e, outer()), blocks(e));
  }

  // --- Launches ----------------------------------------------------------------------------------

  /// Totals of the parts of each row.
  Value shareWorkspace() {
    SharedWorkspace workspace(e, e.getLoc());
    totals = workspace.slot(MemRefType::get({ShapedType::kDynamic}, type),
                            e.mul(rows.count, e.index(plan.parts)));
    return workspace.bytes();
  }

  void emitTotals() {
    reader.forEachPart(
        e, plan.parts, [&](Emitter &e, Value number, ArrayRef<Value> row, Value begin, Value end) {
          Value zero = e.index(0),
                own = e.ifElse(
                    e.less(begin, end), type, [&](Emitter &e) { return total(e, row, begin, end); },
                    [&](Emitter &) -> Values { return {neutral}; })[0];
          Value all = scanThreads(e, own).total;
          e.ifThen(isEqual(e, single.thread, zero),
                   [&](Emitter &e) { e.store(all, totals, number); });
        });
  }

  /// What comes before each part, in the place of its total.
  void emitCarries() {
    Value parts = e.index(plan.parts);
    e.loop(single.workgroup, rows.count, single.workgroups, [&](Emitter &e, Value number) {
      Value carry = carryOf(e, rows.indices(e, number)), first = e.mul(number, parts);
      int64_t share = llvm::divideCeil(plan.parts, plan.threads);
      Values places, exist, values;
      for (int64_t i = 0; i < share; ++i) {
        Value part = e.add(single.thread, e.index(i * plan.threads));
        exist.push_back(e.less(part, parts));
        places.push_back(e.add(first, part));
        Value at = e.add(first, e.min(part, e.index(plan.parts - 1)));
        values.push_back(e.select(exist.back(), e.load(totals, at), neutral));
      }
      Scanned scanned = scanThreads(e, values);
      for (int64_t i = 0; i < share; ++i) {
        Value before = combine(e, carry, scanned.before[i]);
        e.ifThen(exist[i], [&](Emitter &e) { e.store(before, totals, places[i]); });
      }
    });
  }

  void emitSplitK() {
    e.ifThen(isEqual(e, rows.length, e.index(0)), [&](Emitter &e) { keepAccumulators(e); });
    reader.forEachPart(
        e, plan.parts, [&](Emitter &e, Value number, ArrayRef<Value> row, Value begin, Value end) {
          e.ifThen(e.less(begin, end),
                   [&](Emitter &e) { emitRow(e, row, begin, end, e.load(totals, number)); });
        });
  }

  /// Chunks in turn. Words of chunks, of groups, and the tickets; returns their bytes, workgroups
  /// that clear them, and the chunks of all rows.
  std::array<Value, 3> shareWords() {
    chunks = e.createOrFold<arith::CeilDivUIOp>(rows.length, e.index(reader.chunk()));
    groupsOfRow = e.createOrFold<arith::CeilDivUIOp>(chunks, e.index(plan.waitGroup));
    groupWords = e.mul(rows.count, chunks);
    ticketWord = e.add(groupWords, e.mul(rows.count, groupsOfRow));
    SharedWorkspace workspace(e, e.getLoc());
    Value all = e.add(ticketWord, e.index(1));
    words = workspace.slot(MemRefType::get({ShapedType::kDynamic}, e.getI64Type()), all);
    return {workspace.bytes(), e.createOrFold<arith::CeilDivUIOp>(all, e.index(plan.threads)),
            groupWords};
  }
  void emitClear() {
    clearWords(e, single, words, e.add(ticketWord, e.index(1)), plan.threads);
    e.ifThen(isEqual(e, rows.length, e.index(0)), [&](Emitter &e) { keepAccumulators(e); });
  }

  void emitInTurn(const TargetModel &target) {
    SharedWords shared(words, target);
    Value ticket = e.createOrFold<arith::IndexCastUIOp>(
        e.getIndexType(), shared.ticket(e, single, ticketWord, ticketSlot));
    Value number = arith::DivUIOp::create(e, ticket, chunks),
          chunk = arith::RemUIOp::create(e, ticket, chunks);
    Values row = rows.indices(e, number);
    Value at = e.mul(chunk, e.index(reader.chunk())), carry = carryOf(e, row);
    emitChunk(e, row, at, reader.read(e, row, at), [&](Value total) {
      return combine(e, carry, waitFor(e, shared, number, chunk, total));
    });
  }

  OpRows rows;

private:
  /// What is before `chunk` of row `number`, whose total is `total`.
  Value waitFor(Emitter &e, const SharedWords &shared, Value number, Value chunk, Value total) {
    int64_t width = plan.shuffleWidth, share = plan.waitGroup / width;
    Value size = e.index(plan.waitGroup), zero = e.index(0), own = neutral, lane = single.thread;
    Value group = arith::DivUIOp::create(e, chunk, size),
          inGroup = arith::RemUIOp::create(e, chunk, size);
    Value firstChunk = e.mul(number, chunks),
          firstGroup = e.add(groupWords, e.mul(number, groupsOfRow));
    Value isFirst = isEqual(e, lane, zero);
    e.ifThen(isFirst, [&](Emitter &e) { publish(e, shared, total, e.add(firstChunk, chunk)); });
    e.ifThen(e.less(single.thread, e.index(width)), [&](Emitter &e) {
      Value begin = e.add(firstChunk, e.mul(group, size));
      for (int64_t i = 0; i < share; ++i) {
        Value place = e.add(e.mul(lane, e.index(share)), e.index(i));
        Value value = e.ifElse(
            e.less(place, inGroup), type,
            [&](Emitter &e) -> Values { return {published(e, shared, e.add(begin, place))}; },
            [&](Emitter &) -> Values { return {neutral}; })[0];
        own = combine(e, own, value);
      }
      Value before = ofLastLane(e, scanOfSubgroup(e, own, lane)),
            isLast = isEqual(e, inGroup, e.index(plan.waitGroup - 1));
      e.ifThen(e.both(isFirst, isLast), [&](Emitter &e) {
        publish(e, shared, combine(e, before, total), e.add(firstGroup, group));
      });
      auto loop = scf::ForOp::create(e, lane, group, e.index(width), neutral);
      Emitter in(e.getLoc(), e.getContext());
      in.setInsertionPointToStart(loop.getBody());
      Value value = published(in, shared, in.add(firstGroup, loop.getInductionVar()));
      scf::YieldOp::create(in, combine(in, loop.getRegionIterArgs()[0], value));
      Value groups = ofLastLane(e, scanOfSubgroup(e, loop.getResult(0), lane));
      e.ifThen(isFirst, [&](Emitter &e) { e.store(combine(e, groups, before), carrySlot, zero); });
    });
    SingleOp::barrier(e);
    return e.load(carrySlot, zero);
  }
  Value ofLastLane(Emitter &e, Value value) {
    return shuffle(e, e.getLoc(), value, plan.shuffleWidth - 1, plan.shuffleWidth,
                   gpu::ShuffleMode::IDX);
  }
  /// A word that is not 0: above the 32 bits of the value stands 1.
  void publish(Emitter &e, const SharedWords &shared, Value value, Value at) {
    if (isa<FloatType>(type))
      value = arith::BitcastOp::create(e, e.getI32Type(), value);
    Value flag = arith::ConstantIntOp::create(e, int64_t(1) << 32, 64);
    value = arith::ExtUIOp::create(e, e.getI64Type(), value);
    shared.store(e, arith::OrIOp::create(e, value, flag), at);
  }
  Value published(Emitter &e, const SharedWords &shared, Value at) {
    Value zero = arith::ConstantIntOp::create(e, 0, 64), first = shared.load(e, at);
    Value found = e.whileLoop(
        first,
        [&](Emitter &e, ValueRange state) { return isEqual(e, state[0], zero); },
        [&](Emitter &e, ValueRange) -> Values { return {shared.load(e, at)}; })[0];
    if (!isa<FloatType>(type))
      return arith::TruncIOp::create(e, type, found);
    return arith::BitcastOp::create(e, type, arith::TruncIOp::create(e, e.getI32Type(), found));
  }

  /// Combines this thread's elements in [begin, end). Combining is commutative.
  Values total(Emitter &e, ArrayRef<Value> row, Value begin, Value end) {
    Values carried{neutral};
    llvm::append_range(carried, reader.read(e, row, begin));
    auto loop = scf::ForOp::create(e, begin, end, e.index(reader.chunk()), carried);
    Emitter in(e.getLoc(), e.getContext());
    in.setInsertionPointToStart(loop.getBody());
    Value at = loop.getInductionVar(), sum = loop.getRegionIterArgs()[0];
    Values values(loop.getRegionIterArgs().drop_front());
    Values ahead = reader.read(in, row, in.add(at, in.index(reader.chunk())));
    for (auto [i, value] : llvm::enumerate(values)) {
      Value exists = in.less(reader.position(in, at, i), end);
      sum = combine(in, sum, in.select(exists, widened(in, value), neutral));
    }
    ahead.insert(ahead.begin(), sum);
    scf::YieldOp::create(in, ahead);
    return {loop.getResult(0)};
  }

  Value combine(Emitter &e, Value a, Value b) {
    OperationState state(e.getLoc(), combiner->getName());
    state.addOperands({a, b});
    state.addTypes(type);
    state.addAttributes(combiner->getAttrs());
    state.propertiesAttr = combiner->getPropertiesAsAttribute();
    return e.create(state)->getResult(0);
  }
  Value widened(Emitter &e, Value value) {
    return value.getType() == type ? value : e.toFloat(value, type);
  }
  Value narrowed(Emitter &e, Value value) {
    return value.getType() == element ? value : e.toFloat(value, element);
  }

  /// Rows without elements leave them as they were.
  void keepAccumulators(Emitter &e) {
    if (!single.isUsed(1))
      return;
    Value share = e.mul(single.workgroups, e.index(plan.threads));
    e.loop(e.add(e.mul(single.workgroup, e.index(plan.threads)), single.thread), rows.count, share,
           [&](Emitter &e, Value row) {
             Values at = rows.without(rows.indices(e, row));
             single.store(e, 1, single.initial(e, 1, at), at);
           });
  }

  /// What comes before the first element.
  Value carryOf(Emitter &e, ArrayRef<Value> row) {
    return op.getInclusive() ? neutral : widened(e, single.initial(e, 1, rows.without(row)));
  }

  /// Running values of neighbours; `before` is of all before them. Inclusive ones alone are in
  /// `running`.
  Values results(Emitter &e, Value before, ArrayRef<Value> running) {
    Values all;
    for (size_t i = 0; i < running.size(); ++i) {
      if (op.getInclusive())
        all.push_back(combine(e, before, running[i]));
      else
        all.push_back(i == 0 ? before : combine(e, before, running[i - 1]));
    }
    return all;
  }

  Values running(Emitter &e, ArrayRef<Value> values) {
    Values all(values);
    for (size_t i = 1; i < all.size(); ++i)
      all[i] = combine(e, all[i - 1], all[i]);
    return all;
  }

  /// The last running value is the accumulator.
  void storeLast(Emitter &e, ArrayRef<Value> row, Value position, Value value, Value exists = {}) {
    if (!single.isUsed(1))
      return;
    Value isLast = isEqual(e, e.add(position, e.index(1)), rows.length);
    if (exists)
      isLast = e.both(isLast, exists);
    e.ifThen(isLast, [&](Emitter &e) { single.store(e, 1, value, rows.without(row)); });
  }

  // --- Along rows --------------------------------------------------------------------------------

  /// Elements [begin, end) of a row, after `before`.
  void emitRow(Emitter &e, ArrayRef<Value> row, Value begin, Value end, Value before) {
    Value chunk = e.index(reader.chunk());
    Values carried{before};
    llvm::append_range(carried, reader.read(e, row, begin));
    auto loop = scf::ForOp::create(e, begin, end, chunk, carried);
    Emitter in(e.getLoc(), e.getContext());
    in.setInsertionPointToStart(loop.getBody());
    Value at = loop.getInductionVar(), carry = loop.getRegionIterArgs()[0];
    Values read(loop.getRegionIterArgs().drop_front());
    Values next = reader.read(in, row, in.add(at, chunk)); // While this chunk is computed.
    Value total = emitChunk(in, row, at, read, [&](Value) { return carry; });
    Values state{combine(in, carry, total)};
    llvm::append_range(state, next);
    scf::YieldOp::create(in, state);
  }

  /// Running values of the chunk at `at`, of which this thread has `read`; `carry`, of the chunk's
  /// total, is what comes before. Returns the total.
  Value emitChunk(Emitter &in, ArrayRef<Value> row, Value at, ArrayRef<Value> read,
                  function_ref<Value(Value total)> carryOf) {
    Values values;
    for (auto [i, value] : llvm::enumerate(read)) {
      Value exists = in.less(reader.position(in, at, i), rows.length);
      values.push_back(in.select(exists, widened(in, value), neutral));
    }
    SmallVector<Values> groups;
    Values totals;
    for (int64_t i = 0; i < plan.step; i += plan.vector) {
      groups.push_back(running(in, ArrayRef(values).slice(i, plan.vector)));
      totals.push_back(groups.back().back());
    }
    Scanned scanned = scanThreads(in, totals);
    Value carry = carryOf(scanned.total);
    Values stored;
    for (auto [group, prefix] : llvm::zip(groups, scanned.before))
      for (Value value : results(in, combine(in, carry, prefix), group))
        stored.push_back(narrowed(in, value));
    for (auto [i, value] : llvm::enumerate(stored))
      storeLast(in, row, reader.position(in, at, i), value);
    if (Value target = single.destination(0))
      reader.write(in, target, row, at, stored);
    else
      for (auto [i, value] : llvm::enumerate(stored)) {
        Value position = reader.position(in, at, i);
        in.ifThen(in.less(position, rows.length), [&, value = value](Emitter &e) {
          single.store(e, 0, value, rows.at(row, position));
        });
      }
    return scanned.total;
  }

  struct Scanned {
    Values before; ///< Per vector of this thread: all vectors before it.
    Value total;
  };
  /// Over vectors and, within these, threads.
  Scanned scanThreads(Emitter &e, ArrayRef<Value> totals) {
    return plan.shuffleWidth > 1 ? scanByExchange(e, totals) : scanInMemory(e, totals);
  }

  Value scanOfSubgroup(Emitter &e, Value value, Value lane) {
    for (int64_t distance = 1; distance < plan.shuffleWidth; distance *= 2) {
      Value lower =
          shuffle(e, e.getLoc(), value, distance, plan.shuffleWidth, gpu::ShuffleMode::UP);
      Value hasLower = e.less(e.index(distance - 1), lane);
      value = e.select(hasLower, combine(e, lower, value), value);
    }
    return value;
  }
  /// The scanned value of the thread before; neutral for the first.
  Value ofThreadBefore(Emitter &e, Value scanned, Value lane) {
    Value lower = shuffle(e, e.getLoc(), scanned, 1, plan.shuffleWidth, gpu::ShuffleMode::UP);
    return e.select(e.less(e.index(0), lane), lower, neutral);
  }

  Scanned scanByExchange(Emitter &e, ArrayRef<Value> totals) {
    int64_t width = plan.shuffleWidth, subgroups = plan.threads / width,
            count = totals.size() * subgroups;
    Value lane = arith::RemUIOp::create(e, single.thread, e.index(width)),
          subgroup = arith::DivUIOp::create(e, single.thread, e.index(width));
    Value isLast = isEqual(e, lane, e.index(width - 1));
    Values scanned;
    for (Value total : totals)
      scanned.push_back(scanOfSubgroup(e, total, lane));
    auto slot = [&](Emitter &e, size_t vector) {
      return e.add(subgroup, e.index(vector * subgroups));
    };
    SingleOp::barrier(e); // All have read what was there.
    e.ifThen(isLast, [&](Emitter &e) {
      for (auto [i, value] : llvm::enumerate(scanned))
        e.store(value, slots, slot(e, i));
    });
    SingleOp::barrier(e);
    // The first subgroup goes over the slots, some neighbours for each thread.
    e.ifThen(e.less(single.thread, e.index(width)), [&](Emitter &e) {
      int64_t share = llvm::divideCeil(count, width);
      Value first = e.mul(lane, e.index(share));
      Values values;
      for (int64_t i = 0; i < share; ++i) {
        Value at = e.add(first, e.index(i));
        values.push_back(e.select(e.less(at, e.index(count)),
                                  e.load(slots, e.min(at, e.index(count - 1))), neutral));
      }
      Values own = running(e, values);
      Value all = scanOfSubgroup(e, own.back(), lane), prefix = ofThreadBefore(e, all, lane);
      for (int64_t i = 0; i < share; ++i) {
        Value at = e.add(first, e.index(i)),
              value = i == 0 ? prefix : combine(e, prefix, own[i - 1]);
        e.ifThen(e.less(at, e.index(count)), [&](Emitter &e) { e.store(value, slots, at); });
      }
      e.ifThen(isLast, [&](Emitter &e) { e.store(all, slots, e.index(count)); });
    });
    SingleOp::barrier(e);
    Scanned result;
    for (auto [i, value] : llvm::enumerate(scanned))
      result.before.push_back(
          combine(e, e.load(slots, slot(e, i)), ofThreadBefore(e, value, lane)));
    result.total = e.load(slots, e.index(count));
    return result;
  }

  Scanned scanInMemory(Emitter &e, ArrayRef<Value> totals) {
    int64_t count = totals.size() * plan.threads;
    auto slot = [&](size_t vector) { return e.add(single.thread, e.index(vector * plan.threads)); };
    SingleOp::barrier(e);
    for (auto [i, total] : llvm::enumerate(totals))
      e.store(total, slots, slot(i));
    SingleOp::barrier(e);
    Value from = slots, to = spare;
    for (int64_t distance = 1; distance < count; distance *= 2, std::swap(from, to)) {
      for (size_t i = 0; i < totals.size(); ++i) {
        Value at = slot(i), has = e.less(e.index(distance - 1), at), value = e.load(from, at);
        Value lower = e.load(from, e.select(has, e.sub(at, e.index(distance)), at));
        e.store(e.select(has, combine(e, lower, value), value), to, at);
      }
      SingleOp::barrier(e);
    }
    Scanned result;
    for (size_t i = 0; i < totals.size(); ++i) {
      Value at = slot(i), has = e.less(e.index(0), at);
      result.before.push_back(
          e.select(has, e.load(from, e.select(has, e.sub(at, e.index(1)), at)), neutral));
    }
    result.total = e.load(from, e.index(count - 1));
    return result;
  }

  // --- Across columns ----------------------------------------------------------------------------

  ArrayRef<Value> outer() { return ArrayRef(rows.sizes).take_front(op.getDimension()); }
  ArrayRef<Value> inner() { return ArrayRef(rows.sizes).drop_front(op.getDimension()); }
  static Value product(Emitter &e, ArrayRef<Value> sizes) {
    Value all = e.index(1);
    for (Value size : sizes)
      all = e.mul(all, size);
    return all;
  }
  /// Workgroups that have all columns.
  Value blocks(Emitter &e) {
    Value columns = product(e, inner()), share = e.index(plan.columns);
    return e.createOrFold<arith::DivUIOp>(e.add(columns, e.index(plan.columns - 1)), share);
  }

  void emitColumns(Emitter &e) {
    Value perRow = blocks(e), count = e.mul(product(e, outer()), perRow),
          columns = product(e, inner());
    e.loop(single.workgroup, count, single.workgroups, [&](Emitter &e, Value share) {
      Value lane = arith::RemUIOp::create(e, single.thread, e.index(plan.columns));
      Value column =
          e.add(e.mul(arith::RemUIOp::create(e, share, perRow), e.index(plan.columns)), lane);
      Value exists = e.less(column, columns);
      column = e.select(exists, column, e.sub(columns, e.index(1)));
      Values row = delinearize(e, e.getLoc(), arith::DivUIOp::create(e, share, perRow), outer());
      row.push_back(Value());
      llvm::append_range(row, delinearize(e, e.getLoc(), column, inner()));
      emitColumn(e, row, lane, exists);
    });
  }

  void emitColumn(Emitter &e, ArrayRef<Value> row, Value lane, Value exists) {
    Value segment = arith::DivUIOp::create(e, single.thread, e.index(plan.columns));
    Value zero = e.index(0), one = e.index(1), last = e.sub(rows.length, one),
          source = single.input(0);
    Value chunk = e.index(plan.segments() * plan.step);
    auto position = [&](Emitter &e, Value at, int64_t i) {
      return e.add(at, e.add(e.mul(segment, e.index(plan.step)), e.index(i)));
    };
    auto read = [&](Emitter &e, Value at) {
      Values values;
      for (int64_t i = 0; i < plan.step; ++i)
        values.push_back(e.load(source, rows.at(row, e.min(position(e, at, i), last))));
      return values;
    };
    Values carried{carryOf(e, row)};
    llvm::append_range(carried, read(e, zero));
    auto loop = scf::ForOp::create(e, zero, rows.length, chunk, carried);
    Emitter in(e.getLoc(), e.getContext());
    in.setInsertionPointToStart(loop.getBody());
    Value at = loop.getInductionVar(), carry = loop.getRegionIterArgs()[0];
    Values values;
    for (auto [i, value] : llvm::enumerate(loop.getRegionIterArgs().drop_front()))
      values.push_back(
          in.select(in.less(position(in, at, i), rows.length), widened(in, value), neutral));
    Values next = read(in, in.add(at, chunk));
    Values own = running(in, values);
    Value before = neutral, total = own.back();
    if (plan.segments() > 1) {
      SingleOp::barrier(in);
      in.store(own.back(), slots, single.thread);
      SingleOp::barrier(in);
      Values sums = in.loop(zero, in.index(plan.segments()), {neutral, neutral},
                            [&](Emitter &e, Value other, ValueRange sums) -> Values {
                              Value value =
                                  e.load(slots, e.add(e.mul(other, e.index(plan.columns)), lane));
                              Value all = combine(e, sums[1], value);
                              return {e.select(e.less(other, segment), all, sums[0]), all};
                            });
      before = sums[0];
      total = sums[1];
    }
    for (auto [i, value] : llvm::enumerate(results(in, combine(in, carry, before), own))) {
      Value place = position(in, at, i), result = narrowed(in, value);
      Value isInside = in.both(exists, in.less(place, rows.length));
      in.ifThen(isInside, [&](Emitter &e) { single.store(e, 0, result, rows.at(row, place)); });
      storeLast(in, row, place, result, exists);
    }
    Values state{combine(in, carry, total)};
    llvm::append_range(state, next);
    scf::YieldOp::create(in, state);
  }

  SingleOp &single;
  linalg_ext::ScanOp op;
  ScanPlan plan;
  Emitter &e;
  RowReader reader;
  Operation *combiner;
  Type type, element; // As computed, as stored.
  Value neutral, slots, spare;
  Value totals; // In the workspace.
  // Of chunks in turn: words in the workspace, and where those of groups and tickets begin.
  Value words, chunks, groupsOfRow, groupWords, ticketWord, carrySlot, ticketSlot;
};
} // namespace

/// Launch `number` of a kernel whose rows are shared, or all of it.
static LogicalResult lowerLaunch(Kernel &kernel, const ScanPlan &plan, int64_t number) {
  SingleOp single(kernel);
  ScanEmitter emitter(single, cast<linalg_ext::ScanOp>(single.op.getOperation()), plan);
  if (plan.vector > 1)
    kernel.executable.setAlignedBindings(true);
  if (plan.waitGroup > 0) {
    auto [bytes, clearing, chunks] = emitter.shareWords();
    if (number == 0) {
      emitter.emitClear();
      return finishSingleOp(kernel, single, plan.threads, clearing, bytes);
    }
    emitter.emitInTurn(kernel.target);
    unitsOf(kernel.target).keepResident(kernel.executable, 2);
    return finishSingleOp(kernel, single, plan.threads, chunks);
  }
  Value shares = emitter.shares(); // At the top, where the grid can follow.
  if (plan.parts == 1) {
    emitter.emit();
    return finishSingleOp(kernel, single, plan.threads, shares);
  }
  Value bytes = emitter.shareWorkspace();
  if (number == 0)
    emitter.emitTotals();
  else if (number == 1)
    emitter.emitCarries();
  else
    emitter.emitSplitK();
  return finishSingleOp(kernel, single, plan.threads, number == 1 ? emitter.rows.count : shares,
                        number == 0 ? bytes : Value());
}

LogicalResult sluice::kernels::lowerScan(Kernel &kernel, const ScanPlan &plan) {
  OwningOpRef<func::FuncOp> body = kernel.func.clone();
  if (failed(lowerLaunch(kernel, plan, 0)))
    return failure();
  int64_t launches = plan.waitGroup > 0 ? 2 : plan.parts > 1 ? 3 : 1;
  for (int64_t number = 1; number < launches; ++number) {
    Kernel launch = addLaunch(kernel, *body);
    if (failed(lowerLaunch(launch, plan, number)))
      return failure();
  }
  return success();
}
