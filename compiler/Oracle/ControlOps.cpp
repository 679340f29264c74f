//===- ControlOps.cpp - what the ops of func, cf, scf, affine and ub mean -===//
// Terminators only carry values; branches between blocks are in Interpreter.cpp.
//===----------------------------------------------------------------------===//
#include "compiler/Mlir.h"
#include "compiler/Oracle/Interpreter.h"

namespace sluice::oracle {

/// Runs a region without arguments, if there is one.
static LogicalResult runInPlace(const Call &call, Region &region) {
  SmallVector<Datum> left;
  if (region.empty())
    return success();
  SLUICE_TRY(call.run.runRegion(region, {}, left));
  return call.allResults(left);
}

static SmallVector<Datum> copies(ArrayRef<const Datum *> values) {
  return llvm::map_to_vector(values, [](const Datum *value) { return *value; });
}

static LogicalResult runFor(scf::ForOp op, const Call &call) {
  APInt at = call.get<APInt>(0), end = call.get<APInt>(1), step = call.get<APInt>(2);
  bool isUnsigned = op.getUnsignedCmp();
  if (isUnsigned ? step.isZero() : !step.isStrictlyPositive())
    return call.fail("has a step that is not positive");
  SmallVector<Datum> carried = copies(call.operands.drop_front(3)), left;
  while (isUnsigned ? at.ult(end) : at.slt(end)) {
    SmallVector<Datum> arguments{at};
    arguments.append(carried);
    SLUICE_TRY(call.run.runRegion(op.getRegion(), arguments, left));
    carried = left;
    bool overflow = false;
    at = isUnsigned ? at.uadd_ov(step, overflow) : at.sadd_ov(step, overflow);
    if (overflow)
      break;
  }
  return call.allResults(carried);
}

/// Iterations in the order of their positions; what each gives is reduced into the results at once.
static LogicalResult runParallel(scf::ParallelOp op, const Call &call) {
  unsigned rank = op.getNumLoops();
  auto bounds = indicesOf(call.operands.take_front(3 * rank));
  ArrayRef<int64_t> begin = ArrayRef(bounds).take_front(rank),
                    end = ArrayRef(bounds).slice(rank, rank),
                    step = ArrayRef(bounds).drop_front(2 * rank);
  if (llvm::any_of(step, [](int64_t size) { return size <= 0; }))
    return call.fail("has a step that is not positive");
  SmallVector<Datum> reduced = copies(call.operands.drop_front(3 * rank));
  auto reduce = cast<scf::ReduceOp>(op.getBody()->getTerminator());
  SmallVector<int64_t> at(begin);
  bool isEmpty = llvm::any_of(llvm::zip(begin, end),
                              [](auto loop) { return std::get<0>(loop) >= std::get<1>(loop); });
  while (!isEmpty) {
    SmallVector<Datum> position = llvm::map_to_vector(at, index), given;
    SLUICE_TRY(call.run.runRegion(op.getRegion(), position, given));
    for (auto [i, value] : llvm::enumerate(given)) {
      SmallVector<Datum> next;
      SLUICE_TRY(call.run.runRegion(reduce.getReductions()[i], {reduced[i], value}, next));
      reduced[i] = next.front();
    }
    unsigned loop = rank;
    while (loop-- > 0 && (at[loop] += step[loop]) >= end[loop])
      at[loop] = begin[loop];
    if (loop == ~0u)
      break;
  }
  return call.allResults(reduced);
}

static LogicalResult runWhile(scf::WhileOp op, const Call &call) {
  SmallVector<Datum> carried = copies(call.operands), left;
  while (true) {
    SLUICE_TRY(call.run.runRegion(op.getBefore(), carried, left));
    bool goesOn = toIndex(left.front()) != 0;
    SmallVector<Datum> passed(llvm::drop_begin(left));
    if (!goesOn)
      return call.allResults(passed);
    SLUICE_TRY(call.run.runRegion(op.getAfter(), passed, carried));
  }
}

static LogicalResult runSwitch(scf::IndexSwitchOp op, const Call &call) {
  for (auto [value, region] : llvm::zip_equal(op.getCases(), op.getCaseRegions()))
    if (value == call.index(0))
      return runInPlace(call, region);
  return runInPlace(call, op.getDefaultRegion());
}

/// Results of an affine map at the operands.
static SmallVector<int64_t> apply(AffineMap map, const Call &call) {
  SmallVector<int64_t> values = indicesOf(call.operands);
  return evaluate(map, ArrayRef(values).take_front(map.getNumDims()),
                  ArrayRef(values).drop_front(map.getNumDims()));
}

void addControl(Handlers &h) {
  h.add<func::CallOp>([](func::CallOp op, const Call &call) -> LogicalResult {
    auto callee = call.run.module.lookupSymbol<func::FuncOp>(op.getCallee());
    if (!callee)
      return call.fail("calls '" + op.getCallee() + "', which is no function of the program");
    SmallVector<Datum> results;
    SLUICE_TRY(call.run.call(op, callee, copies(call.operands), results));
    return call.allResults(results);
  });
  h.add<cf::AssertOp>([](cf::AssertOp op, const Call &call) -> LogicalResult {
    return call.index(0) ? success() : call.fail(op.getMsg());
  });
  h.add<scf::IfOp>([](scf::IfOp op, const Call &call) {
    return runInPlace(call, call.index(0) ? op.getThenRegion() : op.getElseRegion());
  });
  h.add<scf::ExecuteRegionOp>(
      [](scf::ExecuteRegionOp op, const Call &call) { return runInPlace(call, op.getRegion()); });
  h.add<scf::ForOp>(runFor);
  h.add<scf::ParallelOp>(runParallel);
  h.add<scf::WhileOp>(runWhile);
  h.add<scf::IndexSwitchOp>(runSwitch);
  h.add<affine::AffineApplyOp>([](affine::AffineApplyOp op, const Call &call) {
    return call.result(index(apply(op.getAffineMap(), call)[0]));
  });
  h.add<affine::AffineMinOp>([](affine::AffineMinOp op, const Call &call) {
    return call.result(index(*llvm::min_element(apply(op.getAffineMap(), call))));
  });
  h.add<affine::AffineMaxOp>([](affine::AffineMaxOp op, const Call &call) {
    return call.result(index(*llvm::max_element(apply(op.getAffineMap(), call))));
  });
  h.add<ub::PoisonOp>([](ub::PoisonOp op, const Call &call) -> LogicalResult {
    auto tensor = dyn_cast<RankedTensorType>(op.getType());
    if (tensor && !tensor.hasStaticShape())
      return call.fail("has a size that nobody knows");
    return call.result(
        tensor ? Datum(std::make_shared<Tensor>(tensor.getElementType(), tensor.getShape()))
               : zeroOf(op.getType()));
  });
}

} // namespace sluice::oracle
