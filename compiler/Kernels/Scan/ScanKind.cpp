//===- ScanKind.cpp - running values on GPUs ------------------------------===//
// Along rows, chunk by chunk:
//   running values of this thread's neighbours in registers; of threads by exchange, of
//   subgroups in workgroup memory; + carry
// A long row is shared in three launches: totals of its parts; running totals of those; parts with
// these as carry. Where workgroups may wait for earlier ones they take chunks in turn, read once:
//   publish the total of a chunk; carry = totals of all groups of chunks before its own + those of
//   the chunks before it in its group
// in a fixed order: every run has the same sums. Across columns a thread runs along a segment of
// its column, and the segments before it are added up.
// Combining must be associative: the operation of a region that combines the running value with the
// element by one addition, multiplication, maximum, minimum, and, or, exclusive or. Others are
// left.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/SingleOp.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"
#include "compiler/Kernels/Scan/ScanPlan.h"

using namespace sluice::kernels;

/// The operation that combines running values in `region`; null if it is not known to be
/// associative.
static Operation *associativeCombiner(Region &region) {
  Block &block = region.front();
  Operation *op = block.getTerminator()->getOperand(0).getDefiningOp();
  if (!op || op->getBlock() != &block || op->getNumOperands() != 2 || &block.front() != op)
    return nullptr;
  Value a = op->getOperand(0), b = op->getOperand(1), running = block.getArgument(0),
        element = block.getArgument(1);
  bool forward = a == running && b == element, backward = a == element && b == running;
  if ((!forward && !backward) ||
      !isa<arith::AddFOp, arith::AddIOp, arith::MulFOp, arith::MulIOp, arith::MaximumFOp,
           arith::MinimumFOp, arith::MaxNumFOp, arith::MinNumFOp, arith::MaxSIOp, arith::MinSIOp,
           arith::MaxUIOp, arith::MinUIOp, arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op))
    return nullptr;
  return neutralElement({op, element}) ? op : nullptr;
}

/// The type in which it computes: sums and products of narrow floats are f32 until they are stored.
static Type typeOfScan(Operation *combiner) {
  return neutralElement({combiner, Value()}).getType();
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
    bool inMemory = plan.columns == 1 && plan.shuffleWidth == 1;
    slots = single.workgroupArray(type, plan.slots() + (plan.columns == 1 && !inMemory));
    if (inMemory)
      spare = single.workgroupArray(type, plan.slots());
    if (plan.waitGroup > 0) {
      carrySlot = single.workgroupArray(type, 1);
      ticketSlot = single.workgroupArray(e.getI32Type(), 1);
    }
  }

  void emit() {
    e.ifElse(
        e.equal(rows.length, 0), [&] { keepAccumulators(); },
        [&] {
          if (plan.columns > 1)
            emitColumns();
          else
            rows.forEach(
                [&](ArrayRef<Value> row) { emitRow(row, e.index(0), rows.length, carryOf(row)); });
        });
  }

  /// How many shares of the work there are; a workgroup takes one at a time.
  Value shares() {
    if (plan.columns == 1)
      return e.mul(rows.count, plan.parts);
    return e.mul(product(outer()), blocks());
  }

  // --- Launches ----------------------------------------------------------------------------------

  /// Totals of the parts of each row.
  Value shareWorkspace() {
    SharedWorkspace workspace(e, e.getLoc());
    totals = workspace.array(type, e.mul(rows.count, plan.parts));
    return workspace.bytes();
  }

  void emitTotals() {
    reader.forEachPart(plan.parts, [&](Value number, ArrayRef<Value> row, Value begin, Value end) {
      Value zero = e.index(0);
      Value own = e.ifElse(
          e.less(begin, end), [&] { return total(row, begin, end); }, [&] { return neutral; });
      Value all = scanThreads(own).total;
      e.ifThen(e.equal(single.thread, zero), [&] { e.store(all, totals, number); });
    });
  }

  /// What comes before each part, in the place of its total.
  void emitCarries() {
    Value parts = e.index(plan.parts);
    e.loop(single.workgroup, rows.count, single.workgroups, [&](Value number) {
      Value carry = carryOf(rows.indices(number)), first = e.mul(number, parts);
      int64_t share = llvm::divideCeil(plan.parts, plan.threads);
      Values places, exist, values;
      for (int64_t i = 0; i < share; ++i) {
        Value part = e.add(single.thread, i * plan.threads);
        exist.push_back(e.less(part, parts));
        places.push_back(e.add(first, part));
        Value at = e.add(first, e.min(part, plan.parts - 1));
        values.push_back(e.select(exist.back(), e.load(totals, at), neutral));
      }
      Scanned scanned = scanThreads(values);
      for (int64_t i = 0; i < share; ++i) {
        Value before = combine(carry, scanned.before[i]);
        e.ifThen(exist[i], [&] { e.store(before, totals, places[i]); });
      }
    });
  }

  void emitSplitK() {
    e.ifThen(e.equal(rows.length, 0), [&] { keepAccumulators(); });
    reader.forEachPart(plan.parts, [&](Value number, ArrayRef<Value> row, Value begin, Value end) {
      e.ifThen(e.less(begin, end), [&] { emitRow(row, begin, end, e.load(totals, number)); });
    });
  }

  /// Chunks in turn. Words of chunks, of groups, and the tickets; returns their bytes, workgroups
  /// that clear them, and the chunks of all rows.
  std::array<Value, 3> shareWords() {
    chunks = e.divUp(rows.length, reader.chunk());
    groupsOfRow = e.divUp(chunks, plan.waitGroup);
    groupWords = e.mul(rows.count, chunks);
    ticketWord = e.add(groupWords, e.mul(rows.count, groupsOfRow));
    SharedWorkspace workspace(e, e.getLoc());
    Value all = e.add(ticketWord, 1);
    words = workspace.array(e.getI64Type(), all);
    return {workspace.bytes(), e.divUp(all, plan.threads), groupWords};
  }
  void emitClear() {
    clearWords(single, words, e.add(ticketWord, 1), plan.threads);
    e.ifThen(e.equal(rows.length, 0), [&] { keepAccumulators(); });
  }

  void emitInTurn(const TargetModel &target) {
    SharedWords shared(e, words, target);
    Value ticket = e.asIndex(shared.ticket(single, ticketWord, ticketSlot));
    Value number = e.div(ticket, chunks), chunk = e.rem(ticket, chunks);
    Values row = rows.indices(number);
    Value at = e.mul(chunk, reader.chunk()), carry = carryOf(row);
    emitChunk(row, at, reader.read(row, at),
              [&](Value total) { return combine(carry, waitFor(shared, number, chunk, total)); });
  }

  OpRows rows;

private:
  /// What is before `chunk` of row `number`, whose total is `total`.
  Value waitFor(const SharedWords &shared, Value number, Value chunk, Value total) {
    int64_t width = plan.shuffleWidth, share = plan.waitGroup / width;
    Value size = e.index(plan.waitGroup), zero = e.index(0), own = neutral, lane = single.thread;
    Value group = e.div(chunk, size), inGroup = e.rem(chunk, size);
    Value firstChunk = e.mul(number, chunks),
          firstGroup = e.add(groupWords, e.mul(number, groupsOfRow));
    Value isFirst = e.equal(lane, zero);
    e.ifThen(isFirst, [&] { publish(shared, total, e.add(firstChunk, chunk)); });
    e.ifThen(e.less(single.thread, width), [&] {
      Value begin = e.add(firstChunk, e.mul(group, size));
      for (int64_t i = 0; i < share; ++i) {
        Value place = e.add(e.mul(lane, share), i);
        Value value = e.ifElse(
            e.less(place, inGroup), [&] { return published(shared, e.add(begin, place)); },
            [&] { return neutral; });
        own = combine(own, value);
      }
      Value before = ofLastLane(scanOfSubgroup(own, lane)),
            isLast = e.equal(inGroup, plan.waitGroup - 1);
      e.ifThen(e.both(isFirst, isLast),
               [&] { publish(shared, combine(before, total), e.add(firstGroup, group)); });
      Value ofLane =
          e.loop(lane, group, e.index(width), neutral, [&](Value at, ValueRange sum) -> Values {
            Value value = published(shared, e.add(firstGroup, at));
            return {combine(sum[0], value)};
          })[0];
      Value groups = ofLastLane(scanOfSubgroup(ofLane, lane));
      e.ifThen(isFirst, [&] { e.store(combine(groups, before), carrySlot, zero); });
    });
    single.barrier();
    return e.load(carrySlot, zero);
  }
  Value ofLastLane(Value value) {
    return shuffle(e, e.getLoc(), value, plan.shuffleWidth - 1, plan.shuffleWidth,
                   gpu::ShuffleMode::IDX);
  }
  /// A word that is not 0: above the 32 bits of the value stands 1.
  void publish(const SharedWords &shared, Value value, Value at) {
    if (isa<FloatType>(type))
      value = arith::BitcastOp::create(e, e.getI32Type(), value);
    value = arith::ExtUIOp::create(e, e.getI64Type(), value);
    shared.store(e.either(value, int64_t(1) << 32), at);
  }
  Value published(const SharedWords &shared, Value at) {
    Value first = shared.load(at);
    Value found = e.whileLoop(
        first, [&](ValueRange state) { return e.equal(state[0], 0); },
        [&](ValueRange) -> Values { return {shared.load(at)}; })[0];
    if (!isa<FloatType>(type))
      return arith::TruncIOp::create(e, type, found);
    return arith::BitcastOp::create(e, type, arith::TruncIOp::create(e, e.getI32Type(), found));
  }

  /// Combines this thread's elements in [begin, end). Combining is commutative.
  Value total(ArrayRef<Value> row, Value begin, Value end) {
    auto add = [&](Value at, ValueRange carried, ArrayRef<Value> values) -> Values {
      Value sum = carried[0];
      for (auto [i, value] : llvm::enumerate(values)) {
        Value exists = e.less(reader.position(at, i), end);
        sum = combine(sum, e.select(exists, widened(value), neutral));
      }
      return {sum};
    };
    return reader.forEachChunk(row, begin, end, {neutral}, add)[0];
  }

  Value combine(Value a, Value b) {
    return kernels::combine(e, e.getLoc(), {combiner, combiner->getOperand(1)}, a, b);
  }
  Value widened(Value value) { return value.getType() == type ? value : e.toFloat(value, type); }
  Value narrowed(Value value) {
    return value.getType() == element ? value : e.toFloat(value, element);
  }

  /// Rows without elements leave them as they were.
  void keepAccumulators() {
    if (!single.isUsed(1))
      return;
    Value share = e.mul(single.workgroups, plan.threads);
    e.loop(e.add(e.mul(single.workgroup, plan.threads), single.thread), rows.count, share,
           [&](Value row) {
             Values at = rows.without(rows.indices(row));
             single.store(1, single.initial(1, at), at);
           });
  }

  /// What comes before the first element.
  Value carryOf(ArrayRef<Value> row) {
    return op.getInclusive() ? neutral : widened(single.initial(1, rows.without(row)));
  }

  /// Running values of neighbours; `before` is of all before them. Inclusive ones alone are in
  /// `running`.
  Values results(Value before, ArrayRef<Value> running) {
    Values all;
    if (!op.getInclusive())
      all.push_back(before);
    for (Value value : running.take_front(running.size() - all.size()))
      all.push_back(combine(before, value));
    return all;
  }

  Values running(ArrayRef<Value> values) {
    Values all(values);
    for (size_t i = 1; i < all.size(); ++i)
      all[i] = combine(all[i - 1], all[i]);
    return all;
  }

  /// The last running value is the accumulator.
  void storeLast(ArrayRef<Value> row, Value position, Value value, Value exists = {}) {
    if (!single.isUsed(1))
      return;
    Value isLast = e.equal(e.add(position, 1), rows.length);
    if (exists)
      isLast = e.both(isLast, exists);
    e.ifThen(isLast, [&] { single.store(1, value, rows.without(row)); });
  }

  // --- Along rows --------------------------------------------------------------------------------

  /// Elements [begin, end) of a row, after `before`.
  void emitRow(ArrayRef<Value> row, Value begin, Value end, Value before) {
    reader.forEachChunk(
        row, begin, end, {before},
        [&](Value at, ValueRange carried, ArrayRef<Value> read) -> Values {
          Value carry = carried[0];
          return {combine(carry, emitChunk(row, at, read, [&](Value) { return carry; }))};
        });
  }

  /// Running values of the chunk at `at`, of which this thread has `read`; `carry`, of the chunk's
  /// total, is what comes before. Returns the total.
  Value emitChunk(ArrayRef<Value> row, Value at, ArrayRef<Value> read,
                  function_ref<Value(Value total)> carryOf) {
    Values values;
    for (auto [i, value] : llvm::enumerate(read)) {
      Value exists = e.less(reader.position(at, i), rows.length);
      values.push_back(e.select(exists, widened(value), neutral));
    }
    SmallVector<Values> groups;
    Values totals;
    for (int64_t i = 0; i < plan.step; i += plan.vector) {
      groups.push_back(running(ArrayRef(values).slice(i, plan.vector)));
      totals.push_back(groups.back().back());
    }
    Scanned scanned = scanThreads(totals);
    Value carry = carryOf(scanned.total);
    Values stored;
    for (auto [group, prefix] : llvm::zip(groups, scanned.before))
      for (Value value : results(combine(carry, prefix), group))
        stored.push_back(narrowed(value));
    for (auto [i, value] : llvm::enumerate(stored))
      storeLast(row, reader.position(at, i), value);
    if (Value target = single.destination(0))
      reader.write(target, row, at, stored);
    else
      for (auto [i, value] : llvm::enumerate(stored)) {
        Value position = reader.position(at, i);
        e.ifThen(e.less(position, rows.length),
                 [&, value = value] { single.store(0, value, rows.at(row, position)); });
      }
    return scanned.total;
  }

  struct Scanned {
    Values before; ///< Per vector of this thread: all vectors before it.
    Value total;
  };
  /// Over vectors and, within these, threads.
  Scanned scanThreads(ArrayRef<Value> totals) {
    return plan.shuffleWidth > 1 ? scanByExchange(totals) : scanInMemory(totals);
  }

  Value scanOfSubgroup(Value value, Value lane) {
    for (int64_t distance = 1; distance < plan.shuffleWidth; distance *= 2) {
      Value lower =
          shuffle(e, e.getLoc(), value, distance, plan.shuffleWidth, gpu::ShuffleMode::UP);
      Value hasLower = e.less(e.index(distance - 1), lane);
      value = e.select(hasLower, combine(lower, value), value);
    }
    return value;
  }
  /// The scanned value of the thread before; neutral for the first.
  Value ofThreadBefore(Value scanned, Value lane) {
    Value lower = shuffle(e, e.getLoc(), scanned, 1, plan.shuffleWidth, gpu::ShuffleMode::UP);
    return e.select(e.less(e.index(0), lane), lower, neutral);
  }

  Scanned scanByExchange(ArrayRef<Value> totals) {
    int64_t width = plan.shuffleWidth, subgroups = plan.threads / width,
            count = totals.size() * subgroups;
    Value lane = e.rem(single.thread, width), subgroup = e.div(single.thread, width);
    Value isLast = e.equal(lane, width - 1);
    Values scanned =
        llvm::map_to_vector(totals, [&](Value total) { return scanOfSubgroup(total, lane); });
    auto slot = [&](size_t vector) { return e.add(subgroup, vector * subgroups); };
    single.barrier(); // All have read what was there.
    e.ifThen(isLast, [&] {
      for (auto [i, value] : llvm::enumerate(scanned))
        e.store(value, slots, slot(i));
    });
    single.barrier();
    // The first subgroup goes over the slots, some neighbours for each thread.
    e.ifThen(e.less(single.thread, width), [&] {
      int64_t share = llvm::divideCeil(count, width);
      Value first = e.mul(lane, share);
      Values values;
      for (int64_t i = 0; i < share; ++i) {
        Value at = e.add(first, i);
        values.push_back(e.select(e.less(at, count), e.load(slots, e.min(at, count - 1)), neutral));
      }
      Values own = running(values);
      Value all = scanOfSubgroup(own.back(), lane), prefix = ofThreadBefore(all, lane);
      for (int64_t i = 0; i < share; ++i) {
        Value at = e.add(first, i), value = i == 0 ? prefix : combine(prefix, own[i - 1]);
        e.ifThen(e.less(at, count), [&] { e.store(value, slots, at); });
      }
      e.ifThen(isLast, [&] { e.store(all, slots, e.index(count)); });
    });
    single.barrier();
    Scanned result;
    for (auto [i, value] : llvm::enumerate(scanned))
      result.before.push_back(combine(e.load(slots, slot(i)), ofThreadBefore(value, lane)));
    result.total = e.load(slots, e.index(count));
    return result;
  }

  Scanned scanInMemory(ArrayRef<Value> totals) {
    int64_t count = totals.size() * plan.threads;
    auto slot = [&](size_t vector) { return e.add(single.thread, vector * plan.threads); };
    single.barrier();
    for (auto [i, total] : llvm::enumerate(totals))
      e.store(total, slots, slot(i));
    single.barrier();
    Value from = slots, to = spare;
    for (int64_t distance = 1; distance < count; distance *= 2, std::swap(from, to)) {
      for (size_t i = 0; i < totals.size(); ++i) {
        Value at = slot(i), has = e.less(e.index(distance - 1), at), value = e.load(from, at);
        Value lower = e.load(from, e.select(has, e.sub(at, distance), at));
        e.store(e.select(has, combine(lower, value), value), to, at);
      }
      single.barrier();
    }
    Scanned result;
    for (size_t i = 0; i < totals.size(); ++i) {
      Value at = slot(i), has = e.less(e.index(0), at);
      result.before.push_back(
          e.select(has, e.load(from, e.select(has, e.sub(at, 1), at)), neutral));
    }
    result.total = e.load(from, e.index(count - 1));
    return result;
  }

  // --- Across columns ----------------------------------------------------------------------------

  ArrayRef<Value> outer() { return ArrayRef(rows.sizes).take_front(op.getDimension()); }
  ArrayRef<Value> inner() { return ArrayRef(rows.sizes).drop_front(op.getDimension()); }
  Value product(ArrayRef<Value> sizes) {
    return std::accumulate(sizes.begin(), sizes.end(), e.index(1),
                           [&](Value a, Value b) { return e.mul(a, b); });
  }
  /// Workgroups that have all columns.
  Value blocks() { return e.div(e.add(product(inner()), plan.columns - 1), plan.columns); }

  void emitColumns() {
    Value perRow = blocks(), count = e.mul(product(outer()), perRow), columns = product(inner());
    e.loop(single.workgroup, count, single.workgroups, [&](Value share) {
      Value lane = e.rem(single.thread, plan.columns);
      Value column = e.add(e.mul(e.rem(share, perRow), plan.columns), lane);
      Value exists = e.less(column, columns);
      column = e.select(exists, column, e.sub(columns, 1));
      Values row = delinearize(e, e.getLoc(), e.div(share, perRow), outer());
      row.push_back(Value());
      llvm::append_range(row, delinearize(e, e.getLoc(), column, inner()));
      emitColumn(row, lane, exists);
    });
  }

  void emitColumn(ArrayRef<Value> row, Value lane, Value exists) {
    Value segment = e.div(single.thread, plan.columns);
    Value zero = e.index(0), one = e.index(1), last = e.sub(rows.length, one),
          source = single.input(0);
    Value chunk = e.index(plan.segments() * plan.step);
    auto position = [&](Value at, int64_t i) {
      return e.add(at, e.add(e.mul(segment, plan.step), i));
    };
    auto read = [&](Value at) {
      return llvm::map_to_vector(llvm::seq(plan.step), [&](int64_t i) {
        return e.load(source, rows.at(row, e.min(position(at, i), last)));
      });
    };
    Values carried{carryOf(row)};
    llvm::append_range(carried, read(zero));
    e.loop(zero, rows.length, chunk, carried, [&](Value at, ValueRange state) {
      Values values;
      for (auto [i, value] : llvm::enumerate(state.drop_front()))
        values.push_back(e.select(e.less(position(at, i), rows.length), widened(value), neutral));
      Values next = read(e.add(at, chunk));
      Values own = running(values);
      Value carry = state[0], before = neutral, total = own.back();
      if (plan.segments() > 1) {
        single.barrier();
        e.store(own.back(), slots, single.thread);
        single.barrier();
        Values sums = e.loop(zero, e.index(plan.segments()), {neutral, neutral},
                             [&](Value other, ValueRange sums) -> Values {
                               Value value = e.load(slots, e.add(e.mul(other, plan.columns), lane));
                               Value all = combine(sums[1], value);
                               return {e.select(e.less(other, segment), all, sums[0]), all};
                             });
        before = sums[0];
        total = sums[1];
      }
      for (auto [i, value] : llvm::enumerate(results(combine(carry, before), own))) {
        Value place = position(at, i), result = narrowed(value);
        Value isInside = e.both(exists, e.less(place, rows.length));
        e.ifThen(isInside, [&] { single.store(0, result, rows.at(row, place)); });
        storeLast(row, place, result, exists);
      }
      next.insert(next.begin(), combine(carry, total));
      return next;
    });
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

static LogicalResult lowerScan(Kernel &kernel, const ScanPlan &plan) {
  return lowerLaunches(
      kernel,
      plan.waitGroup > 0 ? 2
      : plan.parts > 1   ? 3
                         : 1,
      [&](Kernel &launch, int64_t number) { return lowerLaunch(launch, plan, number); });
}

SmallVector<Candidate> kernels::scanPlans(const Kernel &kernel) {
  auto op = singleOp<linalg_ext::ScanOp>(kernel.func, kernel.why);
  if (!op)
    return {};
  Operation *combiner = associativeCombiner(op.getRegion());
  if (!combiner) {
    kernel.why.note("its steps are not combined by one associative operation");
    return {};
  }
  ShapedType input = op.getInputType(0);
  auto shape = rowShape<ScanShape>(input, op.getDimension());
  shape.columns = knownSize(input.getShape().drop_front(op.getDimension() + 1));
  shape.valueBytes = elementBytes(typeOfScan(combiner));
  std::optional<ScanPlan> plan = planScan(shape, kernel.target, kernel.why);
  if (!plan)
    return {};
  return {{describe(*plan), [plan = *plan](Kernel &kernel) { return lowerScan(kernel, plan); }}};
}
