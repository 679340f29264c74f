//===- Graph.h - the importer's state: names, weights, scopes -------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Support/LogicalResult.h"
#include "llvm/ADT/StringMap.h"
#include <deque>
#include <memory>
#include <onnx/onnx-ml.pb.h>

namespace sluice::onnx {

/// A model file in memory: the parsed protobuf and the files of external weights, mapped. Constants keep it alive.
class ModelFile;

class Graph {
public:
  Graph(std::shared_ptr<ModelFile> file, mlir::MLIRContext &context);

  /// Builds @main. Diagnostics say why it failed.
  mlir::OwningOpRef<mlir::ModuleOp> import();

  /// Names a value in the innermost scope.
  void define(llvm::StringRef name, GraphValue value);
  mlir::FailureOr<llvm::SmallVector<GraphValue>> importSubgraph(const ::onnx::GraphProto &body, llvm::ArrayRef<GraphValue> arguments,
                                                                mlir::OpBuilder &builder);
  /// A constant tensor; large ones refer to the memory of the file.
  mlir::FailureOr<GraphValue> constant(const ::onnx::TensorProto &tensor, mlir::OpBuilder &builder, mlir::Location loc);

  /// Inserts at the beginning of the function, before everything that may use it.
  mlir::OpBuilder constantBuilder;
  /// Lists of elements that handlers hold on to.
  std::vector<std::unique_ptr<llvm::SmallVector<mlir::Value>>> scratch;

private:
  using Scope = llvm::StringMap<std::unique_ptr<GraphValue>>;
  GraphValue *lookup(llvm::StringRef name);
  mlir::LogicalResult checkOperators(const ::onnx::GraphProto &graph, llvm::SmallVectorImpl<std::string> &missing);
  mlir::LogicalResult importInputs(mlir::func::FuncOp function);
  mlir::LogicalResult importInitializers(const ::onnx::GraphProto &graph, mlir::OpBuilder &builder);
  mlir::LogicalResult importNodes(const ::onnx::GraphProto &graph, mlir::OpBuilder &builder);
  mlir::LogicalResult importNode(const ::onnx::NodeProto &node, mlir::OpBuilder &builder);
  mlir::LogicalResult finish(mlir::func::FuncOp function, mlir::OpBuilder &builder);
  mlir::Location nodeLocation(const ::onnx::NodeProto &node);

  std::shared_ptr<ModelFile> file;
  mlir::MLIRContext &context;
  int opset = 0;
  std::deque<Scope> scopes;
};

} // namespace sluice::onnx
