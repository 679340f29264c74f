//===- Operators.cpp - which operators each front end reads ---------------===//
#include "compiler/Driver/Operators.h"
#include "compiler/Input/Onnx/Import.h"
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"

using namespace mlir;

namespace sluice {

static FrontEnd onnxOperators() {
  FrontEnd result{"onnx",
                  "ONNX",
                  "Up to opset " + std::to_string(onnx::newestOpset()) +
                      " of `ai.onnx`. A version holds until the next one that is listed. Functions "
                      "that a model brings are imported as their nodes.",
                  {}};
  for (const onnx::OperatorVersions &entry : onnx::listOperators())
    result.operators.push_back({entry.name, entry.since, entry.limits});
  return result;
}

static FrontEnd torchOperators() {
  FrontEnd result{"torch",
                  "PyTorch",
                  "Operators of torch-mlir's `torch` dialect, which `torch.export` decomposes to.",
                  {}};
  for (const torch::AtenSummary &entry : torch::listAten())
    result.operators.push_back({entry.name, {}, entry.note});
  return result;
}

static FrontEnd tosaOperators() {
  FrontEnd result{
      "tosa", "TOSA", "As LLVM 22 has them, static or dynamic, by upstream's conversions.", {}};
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<tosa::TosaDialect>();
  for (RegisteredOperationName name :
       context.getRegisteredOperations()) { // By dialect there is a binary search that finds none.
    StringRef operation = name.getStringRef();
    if (!operation.consume_front("tosa."))
      continue;
    bool refused = operation == "custom" || operation.starts_with("variable");
    result.operators.push_back({operation.str(), {}, refused ? "not supported" : ""});
  }
  return result;
}

std::vector<FrontEnd> frontEnds() { return {onnxOperators(), torchOperators(), tosaOperators()}; }

} // namespace sluice
