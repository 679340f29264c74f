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
  explicit FunctionImporter(mlir::MLIRContext &context)
      : context(context), graph(nullptr, context), builder(&context) {}

  /// Puts the function in the core form in place of `old`. If it is called, its type follows the
  /// types that `old` states.
  mlir::LogicalResult run(mlir::func::FuncOp old, bool isCalled);

private:
  // Signature.
  mlir::LogicalResult importArguments(mlir::func::FuncOp old, mlir::func::FuncOp made);
  void bindSymbols(mlir::Block &entry);
  mlir::Value assumed(mlir::Value size, mlir::Operation *symbol);
  mlir::LogicalResult importReturn(mlir::func::FuncOp made, mlir::func::ReturnOp op, bool isCalled);

  // Operations.
  mlir::LogicalResult importBlock(mlir::Block &block);
  mlir::LogicalResult importOperation(mlir::Operation *op);
  mlir::LogicalResult importAten(mlir::Operation *op, llvm::StringRef name);
  mlir::LogicalResult importBuiltin(mlir::Operation *op);
  mlir::LogicalResult importOnnx(mlir::Operation *op, llvm::StringRef name);
  mlir::LogicalResult importLiteral(mlir::Operation *op);
  mlir::FailureOr<GraphValue> literalFromFile(mlir::Operation *op, mlir::RankedTensorType type,
                                              int32_t element);
  mlir::LogicalResult importIf(mlir::Operation *op);
  mlir::LogicalResult importLoop(mlir::Operation *op);

  // Values.
  /// What is known of `value`; null after an error.
  Argument *find(mlir::Value value, mlir::Location loc);
  mlir::FailureOr<llvm::SmallVector<Argument>> operandsOf(mlir::Operation *op);
  void define(mlir::Value value, Argument argument) { values[value] = std::move(argument); }
  /// The value with the element type and the sizes that the program states.
  mlir::FailureOr<GraphValue> conform(Node &node, GraphValue value, TensorType type);
  /// Results of `op`, checked against their types.
  mlir::LogicalResult define(Node &node, mlir::Operation *op,
                             llvm::MutableArrayRef<Argument> results);
  /// As an operand of an operation of another dialect: tensors, index for integers.
  mlir::Value asBuiltin(Node &node, Argument &argument);
  Argument fromBuiltin(Node &node, mlir::Value value, mlir::Type stated);

  mlir::MLIRContext &context;
  onnx::Graph graph;
  mlir::OpBuilder builder;
  int opset = 17;
  llvm::DenseMap<mlir::Value, Argument> values;
  /// The size that a symbol stands for, by the result of torch.symbolic_int.
  llvm::DenseMap<mlir::Value, mlir::Value> symbols;
  /// Arguments' shapes in terms of symbols.
  llvm::DenseMap<mlir::Value, mlir::Operation *> shapesOfArguments;
  llvm::StringMap<std::shared_ptr<llvm::MemoryBuffer>> files;
};

/// What programs may contain besides the operators of the registry.
bool isStructural(llvm::StringRef name);
/// The registered name of ONNX's operator that `torch.operator` calls "onnx.X", "" if there is none
/// at `opset`.
std::string onnxOperator(llvm::StringRef name, int opset);
/// A number for a value that is not in the graph: opset of the function's attribute, or a late one.
int opsetOf(mlir::func::FuncOp function);

/// The type in the core form, null if there is none.
mlir::Type builtinType(mlir::Type type);

} // namespace sluice::torch
