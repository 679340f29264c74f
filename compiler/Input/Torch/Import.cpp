//===- Import.cpp - functions in the torch dialect become core functions --===//
//   func.func @main(%x: !torch.vtensor<[?,2],f32>) -> !torch.vtensor<[?,2],f32> {
//     %y = torch.aten.relu %x : ...
//   func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
//     %y = linalg.generic ...
// Functions and operations of other dialects stay, with tensors for operands.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Walks.h"
#include "compiler/Input/Passes.h"
#include "compiler/Input/Torch/FunctionImporter.h"

namespace sluice::input {
#define GEN_PASS_DEF_IMPORTTORCH
#include "compiler/Input/Passes.h.inc"
} // namespace sluice::input

namespace sluice::torch {

static bool isTorch(Type type) { return isa<TensorType, HostType>(type); }

/// True if the function is for us.
static bool usesTorch(func::FuncOp function) {
  if (llvm::any_of(function.getArgumentTypes(), isTorch) ||
      llvm::any_of(function.getResultTypes(), isTorch))
    return true;
  return anyIn(function,
               [](Operation *op) { return op->getName().getDialectNamespace() == "torch"; });
}

/// The operator's name if there is nothing to import it, else "".
static std::string missingOperator(Operation *op, int opset) {
  StringRef name = op->getName().getStringRef();
  if (!name.consume_front("torch.") || isStructural(name))
    return "";
  if (name == "operator") {
    auto called = op->getAttrOfType<StringAttr>("name");
    StringRef operation = called ? called.getValue() : "";
    if (StringRef rest = operation; rest.consume_front("onnx."))
      return onnxOperator(rest, opset).empty() ? (operation + " of opset " + Twine(opset)).str()
                                               : "";
    operation.consume_front("torch.");
    return findAten(operation) ? "" : called ? called.str() : "torch.operator without a name";
  }
  return findAten(name) ? "" : "torch." + name.str();
}

/// One error for each operator that is missing, at its first use.
static LogicalResult reportMissing(ModuleOp module) {
  struct Use {
    Location first;
    int count;
  };
  llvm::MapVector<std::string, Use, llvm::StringMap<unsigned>> missing;
  module.walk([&](func::FuncOp function) {
    int opset = opsetOf(function);
    function.walk([&](Operation *op) {
      if (std::string name = missingOperator(op, opset); !name.empty())
        ++missing.insert({name, Use{op->getLoc(), 0}}).first->second.count;
    });
  });
  for (auto &[name, use] : missing) {
    auto diagnostic = emitError(use.first) << "operator " << name << " is not supported";
    if (use.count > 1)
      diagnostic << " (used " << use.count << " times)";
  }
  return success(missing.empty());
}

namespace {
struct ImportTorch final : input::impl::ImportTorchBase<ImportTorch> {
  using Base::Base;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<func::FuncOp> functions;
    llvm::StringSet<> called;
    module.walk([&](func::FuncOp function) {
      if (usesTorch(function))
        functions.push_back(function);
    });
    // A marker of programs with state, which these have not.
    for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
      if (op.getName().getStringRef() == "torch.initialize.global_slots" &&
          op.getNumOperands() == 0)
        op.erase();
    if (functions.empty())
      return;
    if (failed(reportMissing(module)))
      return signalPassFailure();
    module.walk([&](func::CallOp call) { called.insert(call.getCallee()); });
    for (func::FuncOp function : functions)
      if (failed(FunctionImporter(getContext()).run(function, called.contains(function.getName()))))
        signalPassFailure();
  }
};
} // namespace

} // namespace sluice::torch

void sluice::input::markTorch(ModuleOp program) {
  program.walk([](func::FuncOp function) {
    function->removeAttr(input::kChecksSizes); // No text says so itself.
    if (torch::usesTorch(function))
      function->setAttr(input::kChecksSizes, UnitAttr::get(function.getContext()));
  });
}
