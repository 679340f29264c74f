//===- ReductionEmitter.cpp - a row kernel on memrefs, thread by thread ---------===//
// Where workgroups take parts of a row, each launch walks the row for one line of reductions and
// leaves a value per part; the next one begins by adding those up:
//   launch 0   my part of the row: maximum -> workspace[0][row][part]
//   launch 1   maximum of workspace[0][row]
//              my part: sum of exp(x - maximum) -> workspace[1][row][part]
//   launch 2   maximum, sum; my part: exp(x - maximum) / sum -> result
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"

using namespace sluice::kernels;

namespace {
/// Some neighbouring columns of the row, and whether they are within it: i1, or null if surely.
struct Columns {
  Place place;
  Value active;
};

class ReductionEmitter : PlainKernelBuilder {
public:
  ReductionEmitter(MemrefKernel &memrefs, Kernel &kernel, const RowKernel &rows,
                   const ReductionPlan &plan, unsigned launch)
      : PlainKernelBuilder(memrefs.body(), kernel.func.getLoc()), memrefs(memrefs), kernel(kernel),
        rows(rows), plan(plan), launch(launch), elements(memrefs, rows.classes, kernel.target) {}

  LogicalResult emit() {
    extents = memrefs.extents(rows.classes);
    if (extents.empty())
      return failure();
    rowCount = product(rows.rows), columnCount = product(rows.columns);
    findStages();
    makeSlots();
    parts = countParts();
    layOutPartials();
    thread = threadId();
    Value inner = extents[rows.columns.back()];
    bool isUnknown = plan.steps > 0 && rows.classes.staticSteps(rows.columns) < 0;
    if (isUnknown || !rows.classes.stepsFact(rows.columns.back()).isMultipleOf(plan.vector)) {
      Value rest = rem(inner, plan.vector);
      Value whole = equal(rest, 0);
      if (isUnknown) // A thread behind the end of a row reads the last vector again.
        whole = both(whole, less(index(0), columnCount));
      ifElse(
          whole, [&] { emitLaunch(plan.vector, plan.steps > 0); },
          [&] { emitLaunch(1, /*holdsColumns=*/false); });
    } else {
      emitLaunch(plan.vector, plan.steps > 0);
    }
    return success(!elements.isBroken);
  }

  Value rowCount, columnCount;
  Value parts;          // Workgroups that share a row.
  Value workspaceBytes; // If there are several; null if there never are.
  unsigned launches() const { return plan.maxParts > 1 ? lastStage + 1 : 1; }
  /// Whether parts of a row are written in the last launch.
  bool storesSplitK() {
    return llvm::any_of(llvm::seq(kernel.func.getNumResults()),
                        [&](unsigned i) { return isLong(i); });
  }

private:
  struct Reduction {
    OpResult result;
    Combiner combiner;
    Value partial; ///< This thread's, of type `width` x element.
  };

  Value product(ArrayRef<unsigned> classes) {
    Value total;
    for (unsigned loopClass : classes)
      total = total ? mul(total, extents[loopClass]) : extents[loopClass];
    return total ? total : index(1);
  }

  // --- The order of reductions -------------------------------------------------------------------

  /// An operation's stage is how many reductions must be finished, one after the other, before it.
  void findStages() {
    for (const ComputeOp &compute : rows.classes.ops()) {
      unsigned stage = 0;
      for (Value operand : compute.op->getOperands())
        if (rows.classes.isComputed(operand)) {
          Operation *producer = operand.getDefiningOp();
          stage = std::max(stage, stageOf[producer] +
                                      (RowKernel::reduces(elements.computeOf(producer)) ? 1 : 0));
        }
      stageOf[compute.op] = stage;
      lastStage = std::max(lastStage, stage + (RowKernel::reduces(compute) ? 1 : 0));
    }
  }

  /// Workgroup memory for each result that is reduced by more threads than shuffles reach.
  void makeSlots() {
    if (plan.workgroupBytes == 0)
      return;
    for (const ComputeOp &compute : rows.classes.ops())
      if (RowKernel::reduces(compute))
        for (OpResult result : compute.op->getResults()) {
          Combiner combiner =
              combinerOf(cast<linalg::GenericOp>(compute.op), result.getResultNumber());
          Type element = neutralElement(combiner).getType();
          slots[result] = workgroupMemory(b, loc, plan.threads / plan.shuffleWidth, element);
        }
  }

  // --- Parts of a row ----------------------------------------------------------------------------

  Value countParts() {
    if (plan.maxParts == 1)
      return index(1);
    Value step = index(plan.group * plan.vector * kStepsOfPart);
    Value most = smaller(div(columnCount, step), plan.maxParts);
    Value wanted = div(index(plan.workgroupsWanted), larger(rowCount, 1));
    return larger(smaller(most, wanted), 1);
  }

  /// Room for a value of each reduction, row and part.
  void layOutPartials() {
    if (plan.maxParts == 1)
      return;
    SharedWorkspace workspace(b, loc);
    for (unsigned stage = 0; stage < lastStage; ++stage)
      for (Reduction &reduction : begin(stage)) {
        Type element = neutralElement(reduction.combiner).getType();
        partials[reduction.result] = workspace.array(element, {rowCount, parts});
      }
    workspaceBytes = workspace.bytes();
  }

  /// What this launch does. A row that one workgroup takes needs no other launches.
  void emitLaunch(int64_t vector, bool holdsColumns) {
    width = vector, inRegisters = holdsColumns;
    if (plan.maxParts == 1)
      return emitRows();
    auto alone = [&] {
      if (launch == 0)
        emitRows();
    };
    ifElse(equal(parts, 1), alone, [&] {
      Value each = launch == lastStage && !storesSplitK() ? index(1) : parts;
      forWorkgroup(mul(rowCount, each),
                   [&](Value number) { emitPart(div(number, each), rem(number, each), each); });
    });
  }

  /// One of `each` parts of a row.
  void emitPart(Value rowIndex, Value part, Value each) {
    bool isLast = launch == lastStage;
    lane = thread;
    rowActive = {};
    enterRow(rowIndex);
    Value step = index(plan.group * width);
    Value share = mul(divUp(divUp(columnCount, each), step), step);
    columnsBegin = mul(part, share);
    columnsEnd = smaller(add(columnsBegin, share), columnCount);
    for (unsigned stage = 0; stage < launch; ++stage) {
      computeRowValues(stage);
      SmallVector<Reduction> reductions = begin(stage);
      readPartials(reductions, rowIndex);
      finish(reductions);
    }
    computeRowValues(launch);
    if (isLast) {
      if (storesSplitK())
        storeColumns();
      rowActive = equal(part, 0);
      return store(nullptr);
    }
    SmallVector<Reduction> reductions = begin(launch);
    reduceColumns(reductions);
    SmallVector<Value> totals = overGroup(reductions);
    ifThen(equal(lane, 0), [&] {
      for (auto [reduction, total] : llvm::zip(reductions, totals))
        memref::StoreOp::create(b, loc, total, partials[reduction.result],
                                ValueRange{rowIndex, part});
    });
  }

  /// What the launch before left for row `rowIndex`, as this thread's partial results.
  void readPartials(MutableArrayRef<Reduction> reductions, Value rowIndex) {
    SmallVector<Value> initial = llvm::map_to_vector(
        reductions, [&](const Reduction &reduction) { return neutral(reduction.combiner); });
    auto addPart = [&](Value part, ValueRange before) {
      SmallVector<Value> next;
      for (auto [reduction, carried] : llvm::zip(reductions, before)) {
        Value read =
            memref::LoadOp::create(b, loc, partials[reduction.result], ValueRange{rowIndex, part});
        next.push_back(combine(b, loc, reduction.combiner, carried, read));
      }
      return next;
    };
    SmallVector<Value> totals = loop(lane, parts, index(plan.group), initial, addPart);
    for (auto [reduction, total] : llvm::zip(reductions, totals))
      reduction.partial = total;
  }

  // --- Loops -------------------------------------------------------------------------------------

  void emitRows() {
    Value id = workgroupId(), groups = workgroupCount();
    if (plan.group == 0)
      return emitElements(id, groups);
    int64_t perWorkgroup = plan.threads / plan.group;
    forEach(mul(id, perWorkgroup), rowCount, mul(groups, perWorkgroup),
            [&](Value first) { emitRow(first, perWorkgroup); });
  }

  /// That of this thread's group, of the rows of a workgroup from `rowIndex` on.
  void emitRow(Value rowIndex, int64_t perWorkgroup) {
    lane = rem(thread, plan.group);
    rowActive = {};
    if (perWorkgroup > 1) {
      // All threads stay together: those past the last row do it again, and store nothing.
      rowIndex = add(rowIndex, div(thread, plan.group));
      rowActive = less(rowIndex, rowCount);
      rowIndex = smaller(rowIndex, sub(rowCount, 1));
    }
    enterRow(rowIndex);
    if (inRegisters)
      emitInRegisters();
    else
      emitInLoops();
  }

  void enterRow(Value rowIndex) {
    columnsBegin = index(0), columnsEnd = columnCount;
    row = Place();
    row.setIndices(b, loc, rows.rows, rowIndex, extents);
    row.start = index(0).getDefiningOp();
  }

  Columns columnsAt(Value first, Value active) {
    Columns columns;
    columns.active = active;
    columns.place.outer = &row;
    columns.place.varying = rows.columns.back();
    columns.place.width = width;
    columns.place.isAligned = true;
    columns.place.setIndices(b, loc, rows.columns, first, extents);
    return columns;
  }

  /// Nothing is reduced: each thread takes vectors, wherever they are.
  void emitElements(Value id, Value groups) {
    Value vectors = div(columnCount, width);
    Value first = add(mul(id, plan.threads), thread), stride = mul(groups, plan.threads);
    forEach(first, mul(rowCount, vectors), stride, [&](Value at) {
      bool isOnlyRow = rows.rows.empty();
      enterRow(isOnlyRow ? index(0) : div(at, vectors));
      rowActive = {};
      Columns columns = columnsAt(mul(isOnlyRow ? at : rem(at, vectors), width), Value());
      store(&columns);
    });
  }

  void emitInRegisters() {
    int64_t extent = rows.classes.staticSteps(rows.columns);
    Value lastVector = sub(columnCount, width);
    std::vector<Columns> steps;
    for (int64_t step = 0; step < plan.steps; ++step) {
      Value first = add(mul(lane, width), step * plan.group * width), active;
      if (extent < 0 || (step + 1) * plan.group * width > extent) {
        active = less(first, columnCount);
        first = smaller(first, lastVector);
      }
      steps.push_back(columnsAt(first, active));
    }
    for (unsigned stage = 0; stage <= lastStage; ++stage) {
      computeRowValues(stage);
      SmallVector<Reduction> reductions = begin(stage);
      for (Columns &columns : steps)
        for (Reduction &reduction : reductions)
          reduction.partial = accumulate(reduction, reduction.partial, columns);
      finish(reductions);
    }
    for (Columns &columns : steps)
      store(&columns);
    store(nullptr);
  }

  /// A loop over this thread's columns that carries `initial`.
  Values overColumns(ValueRange initial, function_ref<Values(Columns &, ValueRange)> body) {
    return loop(add(columnsBegin, mul(lane, width)), columnsEnd, index(plan.group * width), initial,
                [&](Value first, ValueRange carried) {
                  Columns columns = columnsAt(first, Value());
                  return body(columns, carried);
                });
  }

  void reduceColumns(MutableArrayRef<Reduction> reductions) {
    SmallVector<Value> initial = llvm::map_to_vector(
        reductions, [](const Reduction &reduction) { return reduction.partial; });
    Values all = overColumns(initial, [&](Columns &columns, ValueRange carried) {
      Values next;
      for (auto [reduction, partial] : llvm::zip(reductions, carried))
        next.push_back(accumulate(reduction, partial, columns));
      return next;
    });
    for (auto [reduction, partial] : llvm::zip(reductions, all))
      reduction.partial = partial;
  }

  void storeColumns() {
    overColumns({}, [&](Columns &columns, ValueRange) {
      store(&columns);
      return SmallVector<Value>();
    });
  }

  void emitInLoops() {
    for (unsigned stage = 0; stage <= lastStage; ++stage) {
      computeRowValues(stage);
      SmallVector<Reduction> reductions = begin(stage);
      if (reductions.empty())
        continue;
      reduceColumns(reductions);
      finish(reductions);
    }
    if (storesSplitK())
      storeColumns();
    store(nullptr);
  }

  /// Values of the row that need no reduction after `stage`; they must be there before loops over
  /// columns.
  void computeRowValues(unsigned stage) {
    for (const ComputeOp &compute : rows.classes.ops())
      if (stageOf[compute.op] == stage && !rows.walksColumns(compute))
        for (OpResult result : compute.op->getResults())
          elements.result(result, row);
  }

  // --- Reductions --------------------------------------------------------------------------------

  SmallVector<Reduction> begin(unsigned stage) {
    SmallVector<Reduction> reductions;
    for (const ComputeOp &compute : rows.classes.ops()) {
      if (stageOf[compute.op] != stage || !RowKernel::reduces(compute))
        continue;
      for (OpResult result : compute.op->getResults()) {
        Combiner combiner =
            combinerOf(cast<linalg::GenericOp>(compute.op), result.getResultNumber());
        reductions.push_back({result, combiner, widened(neutral(combiner))});
      }
    }
    return reductions;
  }

  Value neutral(const Combiner &combiner) {
    return arith::ConstantOp::create(b, loc, neutralElement(combiner));
  }

  Value widened(Value value) { return elements.widened(value, width); }

  Value accumulate(const Reduction &reduction, Value partial, Columns &columns) {
    auto op = cast<linalg::GenericOp>(reduction.result.getOwner());
    Value added = widened(elements.bodyValue(op, reduction.combiner.added, columns.place));
    added = elements.converted(added, getElementTypeOrSelf(partial.getType()));
    if (columns.active)
      added = select(columns.active, added, widened(neutral(reduction.combiner)));
    return combine(b, loc, reduction.combiner, partial, added);
  }

  /// Partial results of the threads of a group to one, in all of them.
  SmallVector<Value> overGroup(MutableArrayRef<Reduction> reductions) {
    SmallVector<std::function<Value(OpBuilder &, Value, Value)>> combines;
    for (Reduction &reduction : reductions)
      combines.push_back([this, &reduction](OpBuilder &at, Value a, Value b) {
        return combine(at, loc, reduction.combiner, a, b);
      });
    SmallVector<GroupValue> values;
    for (auto [reduction, function] : llvm::zip(reductions, combines)) {
      Value total = combineLanes(b, loc, reduction.combiner, reduction.partial);
      values.push_back({total, slots.lookup(reduction.result), function});
    }
    return reduceGroup(b, loc, {thread, plan.threads, plan.group, plan.shuffleWidth}, values);
  }

  /// Partial results to the value of the row, in all threads of the group.
  void finish(MutableArrayRef<Reduction> reductions) {
    if (reductions.empty())
      return;
    for (auto [reduction, total] : llvm::zip(reductions, overGroup(reductions))) {
      auto op = cast<linalg::GenericOp>(reduction.result.getOwner());
      Value initial =
          elements.operandValue(op, *op.getDpsInitOperand(reduction.result.getResultNumber()), row);
      Type type = initial.getType();
      initial = elements.converted(initial, total.getType());
      row.results[reduction.result] =
          elements.converted(combine(b, loc, reduction.combiner, initial, total), type);
    }
  }

  // --- Results -----------------------------------------------------------------------------------

  /// Whether result `index` of the kernel has columns.
  bool isLong(unsigned index) {
    auto result = cast<OpResult>(memrefs.computed(index));
    const ComputeOp &compute = elements.computeOf(result.getOwner());
    return rows.walksColumns(compute) && !RowKernel::reduces(compute);
  }

  /// Stores the results of the row, or those along it at `columns`.
  void store(Columns *columns) {
    Value active = columns ? columns->active : Value();
    active = both(active, rowActive);
    Place &place = columns ? columns->place : row;
    SmallVector<std::pair<unsigned, Value>> values;
    for (unsigned i = 0, e = kernel.func.getNumResults(); i < e; ++i)
      if (isLong(i) == (columns != nullptr))
        values.push_back({i, elements.result(cast<OpResult>(memrefs.computed(i)), place)});
    if (values.empty())
      return;
    if (!columns && plan.group > 0)
      active = both(active, equal(lane, 0));
    ifThen(active, [&] {
      for (auto [index, value] : values)
        elements.store(cast<OpResult>(memrefs.computed(index)), value, memrefs.destination(index),
                       place);
    });
  }

  MemrefKernel &memrefs;
  Kernel &kernel;
  const RowKernel &rows;
  const ReductionPlan &plan;
  unsigned launch;
  ElementEmitter elements;
  int64_t width = 1;          // Columns of a vector.
  bool inRegisters = false;   // All of a thread's columns are held.
  SmallVector<Value> extents; // Per class.
  DenseMap<Operation *, unsigned> stageOf;
  unsigned lastStage = 0;
  DenseMap<Value, Value> slots;    // Workgroup memory, per result that is reduced.
  DenseMap<Value, Value> partials; // Workspace [rows, parts], per result that is reduced.
  Value thread, lane, rowActive;
  Value columnsBegin, columnsEnd; // This workgroup's part of the row.
  Place row;
};
} // namespace

/// Writes `launch` of the kernel; says how many there are.
static FailureOr<unsigned> lowerLaunch(Kernel &kernel, const RowKernel &rows,
                                       const ReductionPlan &plan, unsigned launch) {
  MemrefKernel memrefs(kernel);
  ReductionEmitter emitter(memrefs, kernel, rows, plan, launch);
  if (failed(emitter.emit()))
    return kernel.func.emitOpError("has values that rows cannot be computed of");
  bool isLast = launch + 1 == emitter.launches(), storesSplitK = emitter.storesSplitK();
  memrefs.take();
  kernel.executable.setThreads(plan.threads);
  if (plan.vector > 1)
    kernel.executable.setAlignedBindings(true);
  auto gridOf = [&](util::PlainIndexBuilder k, ArrayRef<Value> values) {
    Value count = values[0], columns = values[1], parts = values[2], bytes = values[3];
    int64_t share = plan.group > 0 ? plan.threads / plan.group : plan.threads * plan.vector;
    if (plan.group == 0)
      count = k.mul(count, columns);
    if (!isLast || storesSplitK)
      count = k.mul(count, parts);
    Grid grid;
    grid.x = launchedWorkgroups(k.b, k.loc, k.divUp(count, share), kernel.target);
    if (!bytes)
      return grid;
    Value whole = k.equal(parts, 1);
    if (launch == 0)
      grid.workspaceBytes = k.select(whole, k.index(0), bytes);
    else
      grid.x = k.select(whole, k.index(0), grid.x);
    return grid;
  };
  if (failed(launchWith(
          kernel, {emitter.rowCount, emitter.columnCount, emitter.parts, emitter.workspaceBytes},
          gridOf)))
    return failure();
  return emitter.launches();
}

LogicalResult sluice::kernels::lowerRows(Kernel &kernel, const RowKernel &rows,
                                         const ReductionPlan &plan) {
  OwningOpRef<func::FuncOp> body = plan.maxParts > 1 ? kernel.func.clone() : func::FuncOp();
  FailureOr<unsigned> launches = lowerLaunch(kernel, rows, plan, 0);
  for (unsigned launch = 1; succeeded(launches) && launch < *launches; ++launch) {
    Kernel part = addLaunch(kernel, *body);
    std::optional<RowKernel> again = matchRows(part.func);
    assert(again && "a copy of rows is not rows");
    launches = lowerLaunch(part, *again, plan, launch);
  }
  return success(succeeded(launches));
}
