//===- FunctionImporter.h - one function of a torch program ---------------===//
#pragma once
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Torch/Aten.h"
#include "compiler/Input/Torch/TorchDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/MemoryBuffer.h"

namespace sluice::torch {
class FunctionImporter {
public:
  explicit FunctionImporter(MLIRContext &context)
      : context(context), graph(nullptr, context), builder(&context) {}

  /// Puts the function in the core form in place of `old`. If it is called, its type follows the
  /// types that `old` states.
  LogicalResult run(func::FuncOp old, bool isCalled);

private:
  // Signature.
  LogicalResult importArguments(func::FuncOp old, func::FuncOp made);
  void bindSymbols(Block &entry);
  Value assumed(Value size, Operation *symbol);
  LogicalResult importReturn(func::FuncOp made, func::ReturnOp op, bool isCalled);

  // Operations.
  LogicalResult importBlock(Block &block);
  LogicalResult importOperation(Operation *op);
  LogicalResult importAten(Operation *op, llvm::StringRef name);
  LogicalResult importBuiltin(Operation *op);
  LogicalResult importOnnx(Operation *op, llvm::StringRef name);
  LogicalResult importLiteral(Operation *op);
  FailureOr<GraphValue> literalFromFile(Operation *op, RankedTensorType type, int32_t element);
  LogicalResult importIf(Operation *op);
  LogicalResult importLoop(Operation *op);

  // Values.
  /// What is known of `value`; null after an error.
  Argument *find(Value value, Location loc);
  FailureOr<llvm::SmallVector<Argument>> operandsOf(Operation *op);
  void define(Value value, Argument argument) { values[value] = std::move(argument); }
  /// The value with the element type and the sizes that the program states.
  FailureOr<GraphValue> conform(Node &node, GraphValue value, TensorType type);
  /// Results of `op`, checked against their types.
  LogicalResult define(Node &node, Operation *op, llvm::MutableArrayRef<Argument> results);
  /// As an operand of an operation of another dialect: tensors, index for integers.
  Value asBuiltin(Node &node, Argument &argument);
  Argument fromBuiltin(Node &node, Value value, Type stated);

  MLIRContext &context;
  onnx::Graph graph;
  OpBuilder builder;
  int opset = 17;
  llvm::DenseMap<Value, Argument> values;
  /// The size that a symbol stands for, by the result of torch.symbolic_int.
  llvm::DenseMap<Value, Value> symbols;
  /// Arguments' shapes in terms of symbols.
  llvm::DenseMap<Value, Operation *> shapesOfArguments;
  llvm::StringMap<std::shared_ptr<llvm::MemoryBuffer>> files;
};

/// What programs may contain besides the operators of the registry.
bool isStructural(llvm::StringRef name);
/// The registered name of ONNX's operator that `torch.operator` calls "onnx.X", "" if there is none
/// at `opset`.
std::string onnxOperator(llvm::StringRef name, int opset);
/// A number for a value that is not in the graph: opset of the function's attribute, or a late one.
int opsetOf(func::FuncOp function);

/// The type in the core form, null if there is none.
Type builtinType(Type type);

} // namespace sluice::torch
