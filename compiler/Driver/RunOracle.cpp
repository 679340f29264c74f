//===- RunOracle.cpp - computes a model without compiling it --------------===//
#include "compiler/Driver/RunOracle.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Driver/Pipelines.h"
#include "compiler/Oracle/Interpreter.h"

using namespace mlir;

namespace sluice {
namespace {

std::string describe(Type element, ArrayRef<int64_t> dims) {
  std::string text;
  llvm::raw_string_ostream out(text);
  for (int64_t dim : dims)
    out << dim << 'x';
  out << element;
  return text;
}

/// Tensors as values of the program, and back.
FailureOr<oracle::Datum> importArgument(func::FuncOp function, unsigned i, const HostTensor &host) {
  Type type = function.getArgumentTypes()[i], element = getElementTypeOrSelf(type);
  auto tensor = dyn_cast<RankedTensorType>(type);
  ArrayRef<int64_t> shape = tensor ? tensor.getShape() : ArrayRef<int64_t>();
  bool fits = succeeded(verifyCompatibleShape(host.dims, shape)) &&
              int64_t(host.bytes.size()) == oracle::productOf(host.dims) * elementBytes(element);
  if (!fits)
    return function.emitError("argument ")
               << i << " is a " << type << ", given " << describe(element, host.dims) << " of "
               << host.bytes.size() << " bytes",
           failure();
  oracle::TensorRef value =
      oracle::Tensor::fromBytes(element, host.dims, host.bytes, elementBytes(element));
  return tensor ? oracle::Datum(value) : value->get(0);
}

HostTensor exportResult(const oracle::Datum &value, Type type) {
  Type element = getElementTypeOrSelf(type);
  oracle::TensorRef tensor;
  if (auto *given = std::get_if<oracle::TensorRef>(&value)) {
    tensor = *given;
  } else {
    auto scalar = std::make_shared<oracle::Tensor>(element, ArrayRef<int64_t>());
    scalar->set(0, value);
    tensor = scalar;
  }
  return {describe(element, {}),
          {tensor->shape.begin(), tensor->shape.end()},
          tensor->toBytes(elementBytes(element))};
}

class OracleRun {
public:
  OracleRun(ModuleOp module, const OracleRequest &request, std::vector<OracleOutcome> &outcomes)
      : module(module), request(request), outcomes(outcomes), interpreter(module, request.steps) {}

  bool run() {
    SmallVector<func::FuncOp> functions = choose();
    bool worked = !functions.empty();
    for (func::FuncOp function : functions)
      worked &= call(function);
    return worked;
  }

private:
  SmallVector<func::FuncOp> choose() {
    SmallVector<func::FuncOp> all, chosen;
    for (auto function : module.getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal() && !util::isInitializer(function))
        all.push_back(function);
    StringRef name = request.function.empty() ? "main" : StringRef(request.function);
    for (func::FuncOp function : all)
      if (request.allFunctions
              ? function.getNumArguments() == 0
              : function.getSymName() == name || (request.function.empty() && all.size() == 1))
        chosen.push_back(function);
    if (chosen.empty())
      module.emitError(request.allFunctions ? "the program has no function without arguments"
                                            : "the program has no function '" + name + "'");
    return chosen;
  }

  bool call(func::FuncOp function) {
    OracleOutcome &outcome = outcomes.emplace_back();
    outcome.function = function.getSymName().str();
    if (request.arguments.size() != function.getNumArguments()) {
      function.emitError("takes ")
          << function.getNumArguments() << " arguments, given " << request.arguments.size();
      return false;
    }
    SmallVector<oracle::Datum> arguments, results;
    for (auto [i, host] : llvm::enumerate(request.arguments)) {
      FailureOr<oracle::Datum> value = importArgument(function, i, host);
      if (failed(value))
        return false;
      arguments.push_back(std::move(*value));
    }
    outcome.worked = succeeded(interpreter.invoke(function, arguments, results));
    if (outcome.worked)
      for (auto [value, type] : llvm::zip_equal(results, function.getResultTypes()))
        outcome.results.push_back(exportResult(value, type));
    return outcome.worked;
  }

  ModuleOp module;
  const OracleRequest &request;
  std::vector<OracleOutcome> &outcomes;
  oracle::Interpreter interpreter;
};
} // namespace

bool runOracle(const std::string &input, const CompileOptions &options,
               const OracleRequest &request, std::vector<OracleOutcome> &outcomes,
               const std::function<void(const std::string &)> &diagnose) {
  return withInput(input, options, diagnose,
                   [&](ModuleOp module) { return OracleRun(module, request, outcomes).run(); });
}

} // namespace sluice
