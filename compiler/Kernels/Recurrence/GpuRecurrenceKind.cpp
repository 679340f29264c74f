//===- GpuRecurrenceKind.cpp - all steps of a recurrent layer on a GPU ------===//
// Each thread keeps its part of the weights in registers. Sequences are split over workgroups, and
// so are units where one workgroup does not hold the weights; then all of them must run at once
// (hal.rounds), or step by step:
//   for step: state -> workgroup memory          (from the words that workgroups exchange)
//             sums of a column, along a part of the state; barrier
//             a thread for each row and unit: the sums, all elementwise operations, the new state
// Where a step multiplies twice it is two rounds: the first ends with the middle, the second, which
// computes what it needs again, with the state.
// An exchanged word is an f32 and the step that it is for, written and read at once: who reads it
// needs no other sign that it is there (all are 0 before the first round). Of each there are two,
// for steps in turn: who writes step n + 2 has read all of n + 1, which was written by workgroups
// that had read all of n.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Gpu/GpuUnits.h"
#include "compiler/Kernels/Gpu/SingleOp.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Preferences.h"
#include "compiler/Kernels/Recurrence/GpuRecurrencePlan.h"
#include "compiler/Kernels/Recurrence/RecurrentLoop.h"
#include "mlir/Dialect/Affine/Utils.h"

namespace sluice::kernels {

/// Words that a thread waits for at once; half as many where its weights leave few registers.
static constexpr int64_t kWordsAhead = 16;
/// Rows whose sums a thread makes together, of weights that it reads once.
static constexpr int64_t kRowsTogether = 4;

static std::optional<GpuRecurrencePlan> planOf(RecurrentLoop &step, const TargetModel &target,
                                               Reasons why) {
  int64_t dim = step.rowDim(step.shared), rows = 1;
  if (dim >= 0)
    rows =
        knownSize(cast<RankedTensorType>(step.loop.getResultTypes()[step.shared]).getDimSize(dim));
  return planGpuRecurrence({step.units, int64_t(step.gates.size()), rows, step.middle < 0 ? 1 : 2},
                           target, why);
}

std::string whyNotRecurrent(scf::ForOp loop, SameSize isSameSize, const TargetModel &target) {
  const char *why = nullptr;
  auto step = RecurrentLoop::match(
      loop, [&](Value value) { return loop.isDefinedOutsideOfLoop(value); }, why);
  if (!step)
    return why;
  int64_t dim = step->rowDim(step->shared);
  for (const StepResult &result : step->results)
    if (int64_t other = step->rowDim(result.carried);
        (dim < 0) != (other < 0) ||
        (dim >= 0 && !isSameSize(loop.getRegionIterArg(step->shared), dim,
                                 loop.getRegionIterArg(result.carried), other)))
      return "it carries tensors of different numbers of rows";
  std::vector<std::string> reasons;
  return planOf(*step, target, Reasons(reasons)) ? "" : reasons.front();
}

/// What a kernel copies to the destination of its result `index`, in its shape there.
static Value computedResult(func::FuncOp kernel, unsigned index) {
  Value result = MemrefKernel::withoutExpansion(kernel.front().getTerminator()->getOperand(index));
  auto copy = result.getDefiningOp<bufferization::MaterializeInDestinationOp>();
  return copy ? copy.getSource() : result;
}

/// The loop of a kernel that is nothing else, and its step.
static std::optional<RecurrentLoop> stepOf(func::FuncOp kernel, Reasons why) {
  auto loops = kernel.getOps<scf::ForOp>();
  if (loops.empty())
    return why.none("no loop on tensors");
  scf::ForOp loop = *loops.begin();
  for (unsigned i = 0; i < kernel.getNumResults(); ++i)
    if (computedResult(kernel, i).getDefiningOp() != loop)
      return why.none("a result is none of its loop");
  const char *reason = nullptr;
  auto step = RecurrentLoop::match(
      loop,
      [&](Value value) {
        return loop.isDefinedOutsideOfLoop(value) && MemrefKernel::isBuffer(value);
      },
      reason);
  if (!step)
    return why.none(reason);
  // Others may read it long after who is done writes the last.
  auto start = dyn_cast<BlockArgument>(loop.getInitArgs()[step->shared]);
  if (start && start.getArgNumber() + kernel.getNumResults() >= kernel.getNumArguments())
    return why.none("its state is updated in place");
  return step;
}

namespace {
class RecurrenceEmitter : KernelBuilder {
public:
  RecurrenceEmitter(Kernel &kernel, MemrefKernel &memrefs, RecurrentLoop &step,
                    const GpuRecurrencePlan &plan)
      : KernelBuilder(memrefs.body(), kernel.func.getLoc()), memrefs(memrefs), kernel(kernel),
        step(step), plan(plan), middle{kMiddle, step.middle, false, {}}, isAlone(plan.parts == 1) {}

  LogicalResult emit() {
    if (failed(prepare()))
      return failure();
    state = workgroupMemory(b, loc, {plan.tiles * plan.rows, plan.statePitch()}, b.getF32Type());
    sums = workgroupMemory(b, loc, {plan.slices, plan.rows, plan.sumPitch()}, b.getF32Type());
    thread = threadId();
    Value part = workgroupId(1), group = workgroupId(2),
          groups = hal::WorkgroupCountOp::create(b, loc, b.getIndexType(), 2);
    firstUnit = mul(part, plan.units);
    loadWeights();
    // Past the last unit the state is zero, as are the weights: 0 * NaN would not be.
    if (int64_t width = plan.statePitch() - step.units)
      forEach(thread, index(plan.tiles * plan.rows * width), index(plan.threads()), [&](Value at) {
        store(zero(b.getF32Type()), state, {div(at, width), add(rem(at, width), step.units)});
      });
    Value first = index(0), end = steps;
    if (!isAlone) {
      auto rounds = hal::RoundsOp::create(b, loc, b.getIndexType(), b.getIndexType());
      first = rounds.getFirst(), end = smaller(rounds.getEnd(), mul(steps, plan.tiles));
    }
    forEach(group, divUp(rows, plan.rows), groups, [&](Value group) {
      firstRow = mul(group, plan.rows);
      rowCount = smaller(sub(rows, firstRow), plan.rows);
      ownRow = div(thread, plan.units);
      ownUnit = add(firstUnit, rem(thread, plan.units));
      isActive = both(less(ownRow, rowCount), less(ownUnit, step.units));
      emitStart(first);
      forEach(first, end, index(1), [&](Value at) { emitRound(at, first); });
      workgroupBarrier(b, loc); // Its memory is that of the next rows.
    });
    return isBroken ? failure() : finish();
  }

private:
  static constexpr int kMiddle = -2; ///< In place of what the loop carries.

  void store(Value value, Value memory, ValueRange at) {
    memref::StoreOp::create(b, loc, value, memory, at);
  }
  Value load(Value memory, ValueRange at) { return memref::LoadOp::create(b, loc, memory, at); }

  /// Sizes, and where results and words are: values at the top.
  LogicalResult prepare() {
    scf::ForOp loop = step.loop;
    Value from = memrefs.scalar(loop.getLowerBound()), to = memrefs.scalar(loop.getUpperBound()),
          stride = memrefs.scalar(loop.getStep());
    if (!from || !to || !stride)
      return failure();
    steps = arith::CeilDivSIOp::create(
        b, loc, arith::MaxSIOp::create(b, loc, arith::SubIOp::create(b, loc, to, from), index(0)),
        stride);
    lowerBound = from, stepSize = stride;
    destinations.resize(loop.getNumResults());
    for (unsigned i = 0; i < memrefs.resultCount(); ++i)
      destinations[cast<OpResult>(computedResult(kernel.func, i)).getResultNumber()].push_back(
          memrefs.destination(i));
    rows = {};
    for (auto [i, all] : llvm::enumerate(destinations))
      if (int64_t dim = step.rowDim(i); !rows && !all.empty())
        rows = dim < 0 ? index(1) : memref::DimOp::create(b, loc, all[0], dim).getResult();
    if (!rows)
      return failure();
    SharedWorkspace workspace(b, loc);
    if (!isAlone)
      words = workspace.array(b.getI64Type(), add(mul(mul(rows, step.units), 2 * plan.tiles),
                                                  wordsAhead() * plan.threads()));
    // What the next steps read, and nobody after them.
    for (const StepResult &result : step.results)
      if (auto type = cast<RankedTensorType>(loop.getResultTypes()[result.carried]);
          !result.isOutput && result.carried != step.shared &&
          destinations[result.carried].empty()) {
        SmallVector<int64_t> shape(type.getShape());
        Value view = workspace.slot(MemRefType::get(shape, type.getElementType()),
                                    type.hasStaticShape() ? ValueRange() : ValueRange(rows));
        destinations[result.carried].push_back(view);
      }
    workspaceBytes = workspace.bytes();
    return success();
  }

  /// Thread (slice, column): the weights of a unit's gate along its slice of the state.
  void loadWeights() {
    column = rem(thread, plan.columns);
    slice = div(thread, plan.columns);
    Value gate = div(column, plan.units), unit = add(firstUnit, rem(column, plan.units)),
          from = mul(slice, plan.depth);
    tileRow = index(0);
    Value exists = both(less(gate, int64_t(step.gates.size())), less(unit, step.units));
    weights.assign(plan.depth / plan.kWidth, zero(VectorType::get({plan.kWidth}, b.getF32Type())));
    for (unsigned g = 0; g < step.gates.size(); ++g) {
      linalg::LinalgOp product = step.gates[g].product;
      Value memory = memrefs.buffer(product.getDpsInputs()[1]);
      if (step.gates[g].ofMiddle)
        tileRow = select(equal(gate, int64_t(g)), index(plan.rows), tileRow);
      weights = ifChanged(both(exists, equal(gate, int64_t(g))), weights, [&](ValueRange) {
        Values loaded;
        for (int64_t k = 0; k < plan.depth; k += plan.kWidth) {
          Values elements = llvm::map_to_vector(llvm::seq<int64_t>(plan.kWidth), [&](int64_t i) {
            return weightAt(product, memory, add(unit, step.gates[g].offset), add(from, k + i));
          });
          loaded.push_back(vectorOf(elements));
        }
        return loaded;
      });
    }
  }

  /// Column `n` of the weights of `product` at `k`; zero past their end.
  Value weightAt(linalg::LinalgOp product, Value memory, Value n, Value k) {
    auto dims = *linalg::inferContractionDims(product);
    Values at;
    Value last = index(step.units - 1);
    for (AffineExpr expr :
         product.getMatchingIndexingMap(product.getDpsInputOperand(1)).getResults())
      at.push_back(cast<AffineDimExpr>(expr).getPosition() == dims.n[0] ? n : smaller(k, last));
    Value value = asF32(load(memory, at));
    return plan.statePitch() > step.units
               ? select(less(k, step.units), value, zero(value.getType()))
               : value;
  }

  Value fromF32(Value value, Type type) {
    return type.isF32() ? value : arith::TruncFOp::create(b, loc, type, value).getResult();
  }
  Type sharedType() {
    return cast<RankedTensorType>(step.loop.getResultTypes()[step.shared]).getElementType();
  }

  //===- Terms ------------------------------------------------------------===//

  /// A number that the step computes.
  Value number(Value value, IRMapping &known) {
    if (Value here = known.lookupOrNull(value))
      return here;
    Operation *op = value.getDefiningOp();
    if (!op || step.loop.isDefinedOutsideOfLoop(value) || isa<tensor::DimOp>(op)) {
      Value outside = memrefs.scalar(value);
      isBroken |= !outside;
      return outside ? outside : index(0);
    }
    IRMapping mapping;
    for (Value operand : op->getOperands())
      mapping.map(operand, number(operand, known));
    Operation *copy = b.clone(*op, mapping);
    for (auto [before, after] : llvm::zip(op->getResults(), copy->getResults()))
      known.map(before, after);
    return known.lookup(value);
  }

  Value expanded(AffineExpr expr, Value row, Value unit, IRMapping &known) {
    Values symbols;
    for (auto [i, symbol] : llvm::enumerate(step.symbols))
      symbols.push_back(expr.isFunctionOfSymbol(i) ? number(symbol, known) : index(0));
    return affine::expandAffineExpr(b, loc, expr, {row, unit}, symbols);
  }
  Values expanded(ArrayRef<AffineExpr> at, Value row, Value unit, IRMapping &known) {
    return llvm::map_to_vector(at,
                               [&](AffineExpr expr) { return expanded(expr, row, unit, known); });
  }

  Value loadTerm(const StepTerm &term, Value row, Value unit, IRMapping &known) {
    return load(memrefs.buffer(term.tensor), expanded(term.at, row, unit, known));
  }

  /// The operations of a term, of the values of those before it.
  Value computeTerm(const StepTerm &term, ArrayRef<Value> values, Value row, Value unit,
                    IRMapping &known) {
    auto op = term.tensor.getDefiningOp<linalg::LinalgOp>();
    IRMapping body;
    for (auto [operand, source] : llvm::zip(op->getOpOperands(), term.operands)) {
      BlockArgument argument = op.getMatchingBlockArgument(&operand);
      if (source >= 0)
        body.map(argument, values[source]);
      else if (!isa<RankedTensorType>(operand.get().getType()))
        body.map(argument, number(operand.get(), known));
    }
    for (Operation &inner : op.getBlock()->without_terminator()) {
      if (auto position = dyn_cast<linalg::IndexOp>(inner)) {
        body.map(position.getResult(), expanded(term.at[position.getDim()], row, unit, known));
        continue;
      }
      for (Value operand : inner.getOperands())
        if (!body.contains(operand))
          body.map(operand, number(operand, known));
      b.clone(inner, body);
    }
    Value yielded =
        op.getBlock()->getTerminator()->getOperand(cast<OpResult>(term.tensor).getResultNumber());
    return body.contains(yielded) ? body.lookup(yielded) : number(yielded, known);
  }

  /// What carried tensor `carried` starts as.
  Value startOf(int carried, Value row, Value unit) {
    Value init = step.loop.getInitArgs()[carried];
    auto place = step.placeIn(cast<RankedTensorType>(init.getType()));
    RecurrentLoop start;
    start.loop = step.loop, start.units = step.units;
    start.symbols = step.symbols;
    int root = start.addTerm(init, place, MemrefKernel::isBuffer);
    Values values;
    IRMapping known;
    std::swap(step.symbols, start.symbols);
    for (const StepTerm &term : start.terms)
      values.push_back(term.kind == StepTerm::Load ? loadTerm(term, row, unit, known)
                                                   : computeTerm(term, values, row, unit, known));
    std::swap(step.symbols, start.symbols);
    isBroken |= root < 0;
    return root < 0 ? zero(cast<RankedTensorType>(init.getType()).getElementType()) : values[root];
  }

  Values placeOf(int carried) {
    IRMapping none;
    return expanded(step.placeIn(cast<RankedTensorType>(step.loop.getResultTypes()[carried])),
                    add(firstRow, ownRow), ownUnit, none);
  }

  //===- Steps ------------------------------------------------------------===//

  /// States as they are before all steps.
  void emitStart(Value first) {
    ifThen(both(isActive, equal(first, 0)), [&] {
      for (const StepResult &result : step.results)
        if (!result.isOutput && !destinations[result.carried].empty()) {
          Value start = startOf(result.carried, add(firstRow, ownRow), ownUnit);
          for (Value memory : destinations[result.carried])
            store(start, memory, placeOf(result.carried));
        }
    });
  }

  void emitRound(Value round, Value first) {
    if (step.middle < 0)
      return emitHalf(round, step.results, index(0), {});
    auto toMiddle = [&](Value at) { emitHalf(at, middle, index(0), {}); };
    if (isAlone) {
      toMiddle(round);
      return emitHalf(round, step.results, {}, {});
    }
    Value at = div(round, 2);
    ifElse(
        equal(rem(round, 2), 0), [&] { toMiddle(at); },
        [&] { emitHalf(at, step.results, equal(round, first), add(at, 1)); });
  }

  /// Computes `wanted` of step `at`.
  void emitHalf(Value at, ArrayRef<StepResult> wanted, Value readsState, Value readsMiddle) {
    Value row = add(firstRow, ownRow);
    IRMapping known;
    known.map(step.loop.getInductionVar(), add(lowerBound, mul(at, stepSize)));
    // Numbers of the step are made once, for both of the places that use them.
    for (Value symbol : step.symbols)
      (void)number(symbol, known);
    llvm::SmallBitVector used(step.terms.size());
    for (const StepResult &result : wanted)
      used.set(result.term);
    for (int i = int(step.terms.size()) - 1; i >= 0; --i)
      for (int source : used.test(i) ? step.terms[i].operands : SmallVector<int>())
        if (source >= 0)
          used.set(source);
    // Loads, long before they are used.
    SmallVector<unsigned> early;
    Values nothing;
    for (unsigned i : used.set_bits())
      if (const StepTerm &term = step.terms[i];
          term.kind == StepTerm::Load ||
          (term.kind == StepTerm::Carried && carriedOf(term) != step.shared)) {
        early.push_back(i);
        nothing.push_back(zero(cast<RankedTensorType>(term.tensor.getType()).getElementType()));
      }
    Values values(step.terms.size());
    Values loaded = ifChanged(isActive, nothing, [&](ValueRange) {
      return llvm::map_to_vector(early, [&](unsigned i) {
        const StepTerm &term = step.terms[i];
        return term.kind == StepTerm::Carried
                   ? load(destinations[carriedOf(term)][0], placeOf(carriedOf(term)))
                   : loadTerm(term, row, ownUnit, known);
      });
    });
    for (auto [i, value] : llvm::zip(early, loaded))
      values[i] = value;
    if (readsState)
      ifThen(getConstantIntValue(readsState) ? Value() : readsState, [&] { readState(at); });
    if (readsMiddle)
      readTile(readsMiddle, 1);
    workgroupBarrier(b, loc);
    multiply();
    workgroupBarrier(b, loc);
    ifThen(isActive, [&] {
      for (unsigned i : used.set_bits()) {
        const StepTerm &term = step.terms[i];
        if (term.kind == StepTerm::Sum)
          values[i] = sumOf(term.gate);
        else if (term.kind == StepTerm::Carried && !values[i])
          values[i] = fromF32(load(state, {ownRow, ownUnit}), sharedType());
        else if (term.kind == StepTerm::Compute)
          values[i] = computeTerm(term, values, row, ownUnit, known);
      }
      for (const StepResult &result : wanted)
        writeResult(result, values[result.term], at, known);
    });
  }

  static int carriedOf(const StepTerm &term) {
    return int(cast<BlockArgument>(term.tensor).getArgNumber()) - 1;
  }
  void writeResult(const StepResult &result, Value value, Value at, IRMapping &known) {
    bool isMiddle = result.carried == kMiddle;
    if (result.carried != step.shared && !isMiddle) {
      for (Value memory : destinations[result.carried])
        store(value, memory, expanded(result.at, add(firstRow, ownRow), ownUnit, known));
      return;
    }
    Value next = add(at, 1), wide = asF32(value);
    if (isAlone) {
      store(wide, state, {add(ownRow, isMiddle * plan.rows), ownUnit});
    } else {
      Value bits = arith::BitcastOp::create(b, loc, b.getI32Type(), wide);
      Value word = arith::ExtUIOp::create(b, loc, b.getI64Type(), bits);
      Value tag = arith::ShLIOp::create(b, loc, tagOf(next), i64(32));
      Value element = add(mul(add(firstRow, ownRow), step.units), ownUnit);
      Emitter e(b, loc);
      SharedWords(e, words, kernel.target)
          .store(arith::OrIOp::create(b, loc, word, tag), wordOf(next, isMiddle, element));
    }
    if (!isMiddle)
      ifThen(equal(next, steps), [&] {
        for (Value memory : destinations[result.carried])
          store(value, memory, placeOf(result.carried));
      });
  }

  Value i64(int64_t value) { return arith::ConstantIntOp::create(b, loc, value, 64); }
  /// What marks the words of the state that step `at` reads, and of the middle of the step before.
  Value tagOf(Value at) {
    return arith::AndIOp::create(b, loc, arith::IndexCastOp::create(b, loc, b.getI64Type(), at),
                                 i64(UINT32_MAX));
  }
  /// The word of element `element` of that state (tile 0), or of that middle (1).
  Value wordOf(Value at, int64_t tile, Value element) {
    return add(mul(add(rem(at, 2), 2 * tile), mul(rows, step.units)), element);
  }

  int64_t wordsAhead() const {
    return std::min<int64_t>(plan.depth > 32 ? kWordsAhead / 2 : kWordsAhead,
                             llvm::divideCeil(plan.rows * step.units, plan.threads()));
  }

  void put(int64_t tile, Value element, Value value) {
    store(value, state,
          {add(div(element, step.units), tile * plan.rows), rem(element, step.units)});
  }

  /// The state that step `at` reads into workgroup memory.
  void readState(Value at) {
    ifElse(
        equal(at, 0),
        [&] {
          forEach(thread, mul(rowCount, step.units), index(plan.threads()), [&](Value element) {
            put(0, element,
                asF32(startOf(step.shared, add(firstRow, div(element, step.units)),
                              rem(element, step.units))));
          });
        },
        [&] {
          if (!isAlone) // Else it is there.
            readTile(at, 0);
        });
  }
  void readTile(Value at, int64_t tile) {
    Value count = mul(rowCount, step.units);
    ifElse(
        less(count, plan.threads() + 1), [&] { waitForWords(at, tile, count, 1); },
        [&] { waitForWords(at, tile, count, wordsAhead()); });
  }

  /// Puts all elements there once they have come; threads wait for `batch` at a time, and read
  /// words past the last without a use.
  void waitForWords(Value at, int64_t tile, Value count, int64_t batch) {
    Value tag = tagOf(at), begin = wordOf(at, tile, mul(firstRow, step.units));
    forEach(thread, count, index(batch * plan.threads()), [&](Value from) {
      auto exists = [&](int64_t i) {
        return i ? less(add(from, i * plan.threads()), count) : Value();
      };
      Emitter e(b, loc);
      Values found = e.whileLoop(
          Values(batch, i64(0)),
          [&](ValueRange words) {
            OpBuilder::InsertionGuard guard(b);
            b.restoreInsertionPoint(e.saveInsertionPoint());
            Value missing;
            for (auto [i, word] : llvm::enumerate(words)) {
              Value one = both(e.differs(e.shiftRight(word, 32), tag), exists(i));
              missing = missing ? e.either(missing, one) : one;
            }
            return missing;
          },
          [&](ValueRange) {
            return llvm::map_to_vector(llvm::seq<int64_t>(batch), [&](int64_t i) {
              return SharedWords(e, words, kernel.target)
                  .load(e.add(e.add(begin, from), i * plan.threads()));
            });
          });
      for (auto [i, word] : llvm::enumerate(found))
        ifThen(exists(i), [&] {
          Value bits = arith::TruncIOp::create(b, loc, b.getI32Type(), word);
          put(tile, add(from, i * plan.threads()),
              arith::BitcastOp::create(b, loc, b.getF32Type(), bits));
        });
    });
  }

  /// The products of all rows, each thread's part of its column.
  void multiply() {
    int64_t together = std::min(plan.rows, kRowsTogether);
    Value some = together > 1 ? sub(rowCount, rem(rowCount, together)) : index(0);
    if (together > 1)
      forEach(index(0), some, index(together), [&](Value row) { multiplyRows(row, together); });
    forEach(some, rowCount, index(1), [&](Value row) { multiplyRows(row, 1); });
  }

  void multiplyRows(Value row, int64_t count) {
    Values totals(count, zero(VectorType::get({plan.kWidth}, b.getF32Type())));
    Value from = mul(slice, plan.depth);
    for (auto [i, weight] : llvm::enumerate(weights))
      for (int64_t r = 0; r < count; ++r) {
        Value elements =
            loadAligned(b.getF32Type(), plan.kWidth, state,
                        {add(add(row, tileRow), r), add(from, i * plan.kWidth)}, plan.kWidth * 4);
        totals[r] = vector::FMAOp::create(b, loc, elements, weight, totals[r]);
      }
    for (int64_t r = 0; r < count; ++r) {
      Value total;
      for (int64_t i = 0; i < plan.kWidth; ++i) {
        Value one = vector::ExtractOp::create(b, loc, totals[r], i);
        total = total ? arith::AddFOp::create(b, loc, total, one).getResult() : one;
      }
      store(total, sums, {slice, add(row, r), column});
    }
  }

  Value sumOf(unsigned gate) {
    Value total, at = add(rem(thread, plan.units), gate * plan.units);
    for (int64_t part = 0; part < plan.slices; ++part) {
      Value one = load(sums, {index(part), ownRow, at});
      total = total ? arith::AddFOp::create(b, loc, total, one).getResult() : one;
    }
    return total;
  }

  LogicalResult finish() {
    memrefs.take();
    kernel.executable.setThreads(plan.threads());
    unitsOf(kernel.target).keepResident(kernel.executable, 1);
    return launchWith(kernel, {steps, rows, workspaceBytes},
                      [&](util::PlainIndexBuilder k, ArrayRef<Value> values) {
                        Grid grid;
                        if (!isAlone) {
                          grid.x = k.larger(k.mul(values[0], plan.tiles), 1);
                          grid.y = k.index(plan.parts);
                        }
                        grid.z = k.smaller(k.divUp(values[1], plan.rows),
                                           kernel.target.maxWorkgroups[2]);
                        grid.workspaceBytes = values[2];
                        return grid;
                      });
  }

  MemrefKernel &memrefs;
  Kernel &kernel;
  RecurrentLoop &step;
  const GpuRecurrencePlan &plan;
  StepResult middle;
  bool isAlone, isBroken = false;
  SmallVector<Values> destinations; ///< Of what the loop carries.
  Value steps, lowerBound, stepSize, rows;
  Value words, workspaceBytes;
  Value state, sums; ///< In workgroup memory.
  Value thread, column, slice, firstUnit, firstRow, rowCount;
  Value tileRow;                   ///< Where the rows of what the thread multiplies begin.
  Value ownRow, ownUnit, isActive; ///< The thread's element, if it has one.
  Values weights;
};
} // namespace

static LogicalResult lowerRecurrence(Kernel &kernel, const GpuRecurrencePlan &plan) {
  std::optional<RecurrentLoop> step = stepOf(kernel.func, {});
  MemrefKernel memrefs(kernel);
  return RecurrenceEmitter(kernel, memrefs, *step, plan).emit();
}

SmallVector<Candidate> gpuRecurrencePlans(const Kernel &kernel) {
  std::optional<RecurrentLoop> step = stepOf(kernel.func, kernel.why);
  if (!step)
    return {};
  auto plan = planOf(*step, kernel.target, kernel.why);
  if (!plan)
    return {};
  return {Candidate{describe(*plan),
                    [plan = *plan](Kernel &kernel) { return lowerRecurrence(kernel, plan); }}};
}

} // namespace sluice::kernels
