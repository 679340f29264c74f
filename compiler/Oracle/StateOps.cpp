//===- StateOps.cpp - what the ops of util and flow mean to the oracle ----===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Oracle/Interpreter.h"

namespace sluice::oracle {

/// Results are the operands.
static LogicalResult forward(const Call &call) {
  for (auto [result, operand] : llvm::zip_equal(call.results, call.operands))
    *result = *operand;
  return success();
}

/// A program for which its facts do not hold has no meaning.
static LogicalResult assume(util::AssumeIntOp op, const Call &call) {
  for (auto [value, facts] : llvm::zip_equal(call.operands, op.getAssumptions())) {
    uint64_t number = std::get<APInt>(*value).getZExtValue();
    auto holds = [&](util::IntAssumptionAttr fact) {
      return fact.getUmin().value_or(0) <= number &&
             number <= fact.getUmax().value_or(UINT64_MAX) &&
             number % std::max<uint64_t>(fact.getUdiv().value_or(1), 1) == 0;
    };
    auto list = cast<ArrayAttr>(facts).getAsRange<util::IntAssumptionAttr>();
    if (!list.empty() && llvm::none_of(list, holds))
      return call.fail("does not hold: the value is " + Twine(number));
  }
  return forward(call);
}

static LogicalResult load(util::GlobalLoadOp op, const Call &call) {
  auto found = call.run.globals.find(op.getGlobal());
  if (found != call.run.globals.end())
    return call.result(found->second);
  auto global = call.run.module.lookupSymbol<util::GlobalOp>(op.getGlobal());
  auto initial = global ? global.getInitialValueAttr() : TypedAttr();
  if (auto type = dyn_cast<RankedTensorType>(op.getType()); type && type.hasStaticShape())
    SLUICE_TRY(call.run.spend(op, type.getNumElements(), type.getShape()));
  std::optional<Datum> value = initial ? fromAttribute(initial, op.getType()) : std::nullopt;
  if (!value)
    return call.fail("reads '" + op.getGlobal() + "', which nothing has written");
  call.run.globals[op.getGlobal()] = *value;
  return call.result(*value);
}

/// A kernel computes what its function says, on destinations that nothing has written, or that are
/// updated.
static LogicalResult dispatch(flow::DispatchOp op, const Call &call) {
  auto executable = call.run.module.lookupSymbol<flow::ExecutableOp>(op.getExecutable());
  func::FuncOp kernel = executable ? executable.getKernel() : func::FuncOp();
  if (!kernel)
    return call.fail("runs a kernel that the program does not hold");
  SmallVector<Datum> arguments, results;
  for (const Datum *operand : call.operands.take_front(op.getRead().size()))
    arguments.push_back(*operand);
  ArrayRef<const Datum *> updated = call.operands.slice(op.getRead().size(), op.getUpdates());
  ArrayRef<const Datum *> sizes = call.operands.drop_front(op.getArguments().size());
  for (Type type : op.getResultTypes())
    arguments.push_back(TensorRef(SLUICE_TRY(makeTensor(call, type, sizes))));
  for (auto [argument, datum] :
       llvm::zip(MutableArrayRef(arguments).take_back(updated.size()), updated))
    argument = *datum;
  SLUICE_TRY(call.run.call(op, kernel, arguments, results));
  return call.allResults(results);
}

void addState(Handlers &h) {
  h.add<flow::DispatchOp>(dispatch);
  h.add<util::AssumeIntOp>(assume);
  h.add<util::GlobalLoadOp>(load);
  h.add<util::GlobalStoreOp>([](util::GlobalStoreOp op, const Call &call) {
    call.run.globals[op.getGlobal()] = *call.operands[0];
    return success();
  });
  h.add<util::OptimizationBarrierOp>(forward);
  h.add<flow::CollectiveOp>([](const Call &call) {
    return call.fail("exchanges tensors with other processes, of which the oracle has none; give "
                     "it the program before it is cut over processes");
  });
  h.add<flow::TransferOp>(forward);
  h.add<encoding::SetOp>(forward);
  h.add<util::UnfoldableConstantOp>(computeConstant);
  h.compute<util::AlignOp>([](const APInt &value, const APInt &alignment) {
    return (value + alignment - 1) & ~(alignment - 1);
  });
}

} // namespace sluice::oracle
