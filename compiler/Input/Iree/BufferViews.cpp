//===- BufferViews.cpp - functions on tensors instead of buffer views -----===//
//   func.func @f(%a: !hal.buffer_view) -> !hal.buffer_view {
//     %x = hal.tensor.import %a "x" : !hal.buffer_view -> tensor<4xf32>
//     ...
//     %b = hal.tensor.export %y "y" : tensor<4xf32> -> !hal.buffer_view
//     return %b : !hal.buffer_view
//   }
//     ->
//   func.func @f(%x: tensor<4xf32> {sluice.name = "x"}) -> (tensor<4xf32> {sluice.name = "y"}) { ... return %y }
// What else holds a buffer view, such as a call, is not read.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Iree/BufferViews.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Input/Iree/IreeDialects.h"
#include "compiler/Input/Iree/Recast.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::iree;

static constexpr StringLiteral kName = "sluice.name";

/// Argument `index` becomes the tensor that its first import makes of it.
static LogicalResult passArgument(func::FuncOp func, unsigned index) {
  BlockArgument argument = func.getArgument(index);
  SmallVector<ImportOp> imports;
  for (Operation *user : argument.getUsers()) {
    auto import = dyn_cast<ImportOp>(user);
    if (!import)
      return user->emitError("uses a buffer view otherwise than by hal.tensor.import");
    imports.push_back(import);
  }
  if (imports.empty())
    return func.emitError("takes a buffer view that it does not import, so that its type is not known");
  ImportOp first = imports.back(); // Users are listed last to first.
  Type type = first.getResult().getType();
  argument.setType(type);
  if (first.getName() && !func.getArgAttr(index, kName))
    func.setArgAttr(index, kName, first.getNameAttr());
  for (ImportOp import : imports) {
    OpBuilder builder(import);
    auto to = cast<RankedTensorType>(import.getResult().getType());
    Value value = argument;
    if (to != type) {
      SmallVector<OpFoldResult> sizes = getMixedValues(to.getShape(), import.getResultDims(), builder);
      value = recast(builder, import.getLoc(), argument, sizes, to.getElementType());
      if (!value)
        return import.emitError("cannot read ") << type << " as " << to;
      if (value.getType() != to)
        value = tensor::CastOp::create(builder, import.getLoc(), to, value);
    }
    import.getResult().replaceAllUsesWith(value);
    import.erase();
  }
  return success();
}

/// Result `index` becomes the tensor that all returns export.
static LogicalResult passResult(func::FuncOp func, unsigned index) {
  LogicalResult all = success();
  func.walk([&](func::ReturnOp result) {
    auto exported = result.getOperand(index).getDefiningOp<ExportOp>();
    if (!exported) {
      all = result.emitError("returns a buffer view that no hal.tensor.export made");
      return;
    }
    if (exported.getName() && !func.getResultAttr(index, kName))
      func.setResultAttr(index, kName, exported.getNameAttr());
    result.setOperand(index, exported.getSource());
    if (exported->use_empty())
      exported.erase();
  });
  return all;
}

LogicalResult sluice::iree::passTensors(ModuleOp module) {
  auto isView = llvm::IsaPred<hal::BufferViewType>;
  for (auto func : module.getOps<func::FuncOp>()) {
    if (func.isDeclaration() || !func.walk([](Operation *op) {
                                       return isa<ImportOp, ExportOp>(op) ? WalkResult::interrupt()
                                                                          : WalkResult::advance();
                                     })
                                     .wasInterrupted())
      continue;
    for (auto [index, type] : llvm::enumerate(func.getArgumentTypes()))
      if (isView(type) && failed(passArgument(func, index)))
        return failure();
    for (auto [index, type] : llvm::enumerate(func.getResultTypes()))
      if (isView(type) && failed(passResult(func, index)))
        return failure();
    SmallVector<Type> results(func.getResultTypes());
    func.walk([&](func::ReturnOp result) { results = llvm::to_vector(result.getOperandTypes()); });
    func.setFunctionType(FunctionType::get(module.getContext(), func.front().getArgumentTypes(), results));
  }
  return success();
}
