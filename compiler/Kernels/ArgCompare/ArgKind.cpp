//===- ArgKind.cpp - the best of each row and its place, on GPUs ----------===//
// Every thread walks along elements of the row from where the outs start, and threads compare what
// they found. The comparator decides on equal ones in their order in the row, so that the place is
// that of a walk along it. The same said by linalg is understood, in tiles of CPUs, too:
//   linalg.generic ins(%x) outs(%best, %place) {
//     c = cmpf ogt %x, %best; yield select c %x %best, select c (index 1) %place }
// A find is a value and where it is: 0 for what the outs hold, else its position in the row plus 1.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/ArgCompare/ArgPlan.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/SingleOp.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Kinds.h"

using namespace sluice::kernels;

namespace {
class ArgEmitter {
public:
  ArgEmitter(SingleOp &single, linalg_ext::ArgCompareOp op, const ArgPlan &plan)
      : rows(single, op.getInputs()[0], op.getDimension()), single(single), op(op), plan(plan),
        e(single.body()),
        reader(single, rows, single.input(0), plan.threads, plan.step, plan.vector),
        element(op.getInputType(0).getElementType()) {
    for (Type type : {element, Type(e.getIndexType())})
      slots.push_back(single.workgroupArray(type, plan.threads));
  }

  /// Where parts leave what they found, per part of every row.
  Value shareWorkspace() {
    SharedWorkspace workspace(e, e.getLoc());
    Value count = e.mul(rows.count, plan.parts);
    for (Type type : {element, Type(e.getIndexType())})
      found.push_back(workspace.array(type, count));
    return workspace.bytes();
  }

  void emitRows() {
    rows.forEach(
        [&](ArrayRef<Value> row) { storeRow(row, barrier(walk(row, e.index(0), rows.length))); });
  }

  /// A part of each row.
  void emitSplitK() {
    reader.forEachPart(plan.parts, [&](Value number, ArrayRef<Value> row, Value begin, Value end) {
      Values best = barrier(walk(row, begin, end));
      e.ifThen(e.less(single.thread, 1), [&] {
        for (auto [value, memory] : llvm::zip(best, found))
          e.store(value, memory, number);
      });
    });
  }

  /// The best of the parts of each row.
  void emitBests() {
    Value parts = e.index(plan.parts), threads = e.index(plan.threads);
    e.loop(single.workgroup, rows.count, single.workgroups, [&](Value number) {
      Values row = rows.indices(number);
      Value first = e.mul(number, parts);
      Values best =
          e.loop(single.thread, parts, threads, start(row), [&](Value part, ValueRange best) {
            Values other = llvm::map_to_vector(
                found, [&](Value memory) { return e.load(memory, e.add(first, part)); });
            return better(Values(best), other);
          });
      storeRow(row, barrier(best));
    });
  }

  OpRows rows;

private:
  Value isBetter(Value candidate, Value best) {
    return single.call(op.getRegion(), {candidate, best})[0];
  }

  Values start(ArrayRef<Value> row) { return {single.initial(0, rows.without(row)), e.index(0)}; }

  /// The better of two finds: the later one takes the place of the earlier one, or not.
  Values better(ArrayRef<Value> a, ArrayRef<Value> b) {
    Value ordered = e.is(arith::CmpIPredicate::ule, a[1], b[1]);
    Value takeB = e.select(ordered, isBetter(b[0], a[0]), e.negate(isBetter(a[0], b[0])));
    return {e.select(takeB, b[0], a[0]), e.select(takeB, b[1], a[1])};
  }

  /// What this thread finds from `begin`, a multiple of vectors, to `end`.
  Values walk(ArrayRef<Value> row, Value begin, Value end) {
    Values best = start(row);
    return e.ifElse(
        e.less(begin, end),
        [&] {
          return reader.forEachChunk(
              row, begin, end, best, [&](Value at, ValueRange carried, ArrayRef<Value> values) {
                Values state(carried);
                for (auto [i, value] : llvm::enumerate(values)) {
                  Value position = reader.position(at, i);
                  Value take = e.both(e.less(position, end), isBetter(value, state[0]));
                  state = {e.select(take, value, state[0]),
                           e.select(take, e.add(position, 1), state[1])};
                }
                return state;
              });
        },
        [&] { return best; });
  }

  /// The best of what all threads found; every thread gets it.
  Values barrier(Values mine) {
    single.barrier(); // All have read what was there.
    for (auto [value, memory] : llvm::zip(mine, slots))
      e.store(value, memory, single.thread);
    single.barrier();
    auto at = [&](Value slot) -> Values {
      return {e.load(slots[0], slot), e.load(slots[1], slot)};
    };
    for (int64_t half = plan.threads / 2; half >= 1; half /= 2) {
      e.ifThen(e.less(single.thread, half), [&] {
        Values best = better(at(single.thread), at(e.add(single.thread, half)));
        for (auto [value, memory] : llvm::zip(best, slots))
          e.store(value, memory, single.thread);
      });
      single.barrier();
    }
    return at(e.index(0));
  }

  void storeRow(ArrayRef<Value> row, ArrayRef<Value> best) {
    Value zero = e.index(0), one = e.index(1);
    e.ifThen(e.less(single.thread, one), [&] {
      Values at = rows.without(row);
      single.store(0, best[0], at);
      if (!single.isUsed(1))
        return;
      Type type = op.getOutputType(1).getElementType();
      Value isStart = e.equal(best[1], zero);
      Value place = e.ifElse(
          isStart, [&] { return single.initial(1, at); },
          [&] {
            Value position = e.sub(best[1], one);
            if (op.getInputs().size() == 2)
              return e.load(single.input(1), rows.at(row, position));
            if (op.getIndexBase())
              position = e.add(position, single.scalar(op.getIndexBase()));
            return e.fromIndex(position, type);
          });
      single.store(1, place, at);
    });
  }

  SingleOp &single;
  linalg_ext::ArgCompareOp op;
  const ArgPlan &plan;
  Emitter &e;
  RowReader reader;
  Type element;
  Values slots, found; // Values and positions in workgroup memory, and in the workspace.
};
} // namespace

static LogicalResult lowerLaunch(Kernel &kernel, const ArgPlan &plan, int64_t number) {
  SingleOp single(kernel);
  ArgEmitter emitter(single, cast<linalg_ext::ArgCompareOp>(single.op.getOperation()), plan);
  if (plan.vector > 1 && number == 0)
    kernel.executable.setAlignedBindings(true);
  if (plan.parts == 1) {
    emitter.emitRows();
    return finishSingleOp(kernel, single, plan.threads, emitter.rows.count);
  }
  Value bytes = emitter.shareWorkspace();
  if (number == 1) {
    emitter.emitBests();
    return finishSingleOp(kernel, single, plan.threads, emitter.rows.count);
  }
  Value shares = single.body().mul(emitter.rows.count, plan.parts);
  emitter.emitSplitK();
  return finishSingleOp(kernel, single, plan.threads, shares, bytes);
}

static LogicalResult lowerArgCompare(Kernel &kernel, const ArgPlan &plan) {
  return lowerLaunches(kernel, plan.parts > 1 ? 2 : 1, [&](Kernel &launch, int64_t number) {
    return lowerLaunch(launch, plan, number);
  });
}

/// The dimension that `op` is reduced along, if it reads one tensor and writes two without that
/// dimension.
static std::optional<unsigned> reducedDimension(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 2 || op.getNumReductionLoops() != 1)
    return std::nullopt;
  auto iterators = op.getIteratorTypesArray();
  unsigned along = llvm::find(iterators, utils::IteratorType::reduction) - iterators.begin();
  AffineMap without =
      AffineMap::getMultiDimIdentityMap(op.getNumLoops(), op.getContext()).dropResult(along);
  for (OpOperand &out : op.getDpsInitsMutable())
    if (op.getMatchingIndexingMap(&out) != without)
      return std::nullopt;
  return op.getMatchingIndexingMap(op.getDpsInputOperand(0)).isIdentity() ? std::optional(along)
                                                                          : std::nullopt;
}

/// Whether `value` is the position along `dimension`, an integer.
static bool isPosition(Value value, unsigned dimension) {
  while (isa_and_present<arith::IndexCastOp, arith::IndexCastUIOp, arith::TruncIOp>(
      value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  auto index = value.getDefiningOp<linalg::IndexOp>();
  return index && index.getDim() == dimension;
}

static void rewrite(linalg::GenericOp op) {
  std::optional<unsigned> along = reducedDimension(op);
  if (!along || *along + 1 != op.getNumLoops())
    return;
  Block &body = *op.getBody();
  Value x = body.getArgument(0), best = body.getArgument(1), place = body.getArgument(2);
  auto value = body.getTerminator()->getOperand(0).getDefiningOp<arith::SelectOp>(),
       position = body.getTerminator()->getOperand(1).getDefiningOp<arith::SelectOp>();
  if (!value || !position || value.getCondition() != position.getCondition() ||
      value.getTrueValue() != x || value.getFalseValue() != best ||
      position.getFalseValue() != place || !isPosition(position.getTrueValue(), *along))
    return;
  // What the condition is computed of.
  SetVector<Operation *> slice;
  SmallVector<Value> open{value.getCondition()};
  while (!open.empty()) {
    Value current = open.pop_back_val();
    if (current == x || current == best)
      continue;
    Operation *defining = current.getDefiningOp();
    if (!defining)
      return;
    if (defining->getBlock() != &body)
      continue; // Made outside of the body: SingleOp says whether it can be used.
    if (!isa<arith::ArithDialect>(defining->getDialect()))
      return;
    if (slice.insert(defining))
      llvm::append_range(open, defining->getOperands());
  }
  IRRewriter rewriter(op);
  auto arg = linalg_ext::ArgCompareOp::create(rewriter, op.getLoc(), op.getResultTypes(),
                                              op.getInputs(), op.getOutputs(), Value(),
                                              rewriter.getI64IntegerAttr(*along));
  Block *block = rewriter.createBlock(&arg.getRegion(), {}, {x.getType(), best.getType()},
                                      {op.getLoc(), op.getLoc()});
  IRMapping mapping;
  mapping.map(x, block->getArgument(0));
  mapping.map(best, block->getArgument(1));
  for (Operation &inside : body)
    if (slice.contains(&inside))
      rewriter.clone(inside, mapping);
  linalg_ext::YieldOp::create(rewriter, op.getLoc(), mapping.lookupOrDefault(value.getCondition()));
  rewriter.replaceOp(op, arg.getResults());
}

void kernels::recognizeArgCompare(func::FuncOp kernel) {
  kernel.walk([](linalg::GenericOp op) { rewrite(op); });
}

/// Whether the region's comparison of an element with the best is all that it does: no place, no
/// other values of the kernel's.
static bool comparesOnly(linalg_ext::ArgCompareOp op) {
  return llvm::all_of(op.getRegion().front().without_terminator(), [](Operation &inside) {
    return isa<arith::ArithDialect>(inside.getDialect()) && inside.getNumRegions() == 0;
  });
}

SmallVector<Candidate> kernels::argComparePlans(const Kernel &kernel) {
  auto prepared = std::make_shared<OwningOpRef<func::FuncOp>>(func::FuncOp(kernel.func).clone());
  recognizeArgCompare(**prepared);
  auto op = singleOp<linalg_ext::ArgCompareOp>(**prepared, kernel.why);
  if (!op)
    return {};
  ShapedType input = op.getInputType(0);
  Type element = input.getElementType();
  if (!comparesOnly(op) || int64_t(op.getDimension()) + 1 != input.getRank() ||
      !element.isIntOrIndexOrFloat()) {
    kernel.why.note("it compares more than real numbers along the last dimension");
    return {};
  }
  auto shape = rowShape<ArgShape>(input, op.getDimension());
  std::optional<ArgPlan> plan = planArg(shape, kernel.target, kernel.why);
  if (!plan)
    return {};
  return {{describe(*plan), [plan = *plan, prepared](Kernel &kernel) {
             takePrepared(kernel, *prepared);
             return lowerArgCompare(kernel, plan);
           }}};
}
