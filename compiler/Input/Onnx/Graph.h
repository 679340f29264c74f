//===- Graph.h - the importer's state: names, weights, scopes -------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"
#include "compiler/Input/Onnx/Sizes.h"
#include "mlir/Support/LogicalResult.h"
#include <deque>
#include <onnx/onnx-ml.pb.h>

namespace sluice::onnx {

/// A model file in memory: the parsed protobuf and the files of external weights, mapped. Constants
/// keep it alive.
class ModelFile;

/// One side of a conditional while it is being built: its code, apart from the function, and its
/// results.
struct Branch {
  mlir::Region &region;
  llvm::SmallVector<GraphValue> values;
};

class Graph {
public:
  Graph(std::shared_ptr<ModelFile> file, mlir::MLIRContext &context,
        llvm::ArrayRef<std::string> inputTypes = {});

  /// Builds @main. Diagnostics say why it failed.
  mlir::OwningOpRef<mlir::ModuleOp> import();

  /// For nodes that are not of a file: makes a scope for names, and sets the opset of nodes in
  /// subgraphs.
  void begin(int version) {
    opset = version;
    scopes.emplace_back();
  }
  /// Names a value in the innermost scope.
  void define(llvm::StringRef name, GraphValue value);
  mlir::FailureOr<llvm::SmallVector<GraphValue>>
  importSubgraph(const ::onnx::GraphProto &body, llvm::ArrayRef<GraphValue> arguments,
                 mlir::OpBuilder &builder);
  /// For a conditional whose branches give results of different ranks: imports the nodes that
  /// follow it in its graph once after each branch, so that every value has one rank on each side.
  /// A side on which they cannot be imported fails when it is reached.
  mlir::LogicalResult importRestAfter(Node &node, mlir::Value condition,
                                      llvm::MutableArrayRef<Branch> branches);
  /// A constant tensor; large ones refer to the memory of the file.
  mlir::FailureOr<GraphValue> constant(const ::onnx::TensorProto &tensor, mlir::OpBuilder &builder,
                                       mlir::Location loc);

  /// Inserts at the beginning of the function, before everything that may use it.
  mlir::OpBuilder constantBuilder;
  /// What is known of sizes. Values that it has seen are not erased before the import ends.
  SizeTable sizes;
  /// A region for code that is built apart from the function. What is not taken from it lives as
  /// long as the graph.
  mlir::Region &newRegion() { return *apart.emplace_back(std::make_unique<mlir::Region>()); }
  /// Lists of elements that handlers hold on to.
  std::vector<std::unique_ptr<llvm::SmallVector<mlir::Value>>> scratch;

private:
  using Scope = llvm::StringMap<std::unique_ptr<GraphValue>>;
  GraphValue *lookup(llvm::StringRef name);
  /// The model's own function that `node` calls; null if it calls none.
  const ::onnx::FunctionProto *functionOf(const ::onnx::NodeProto &node) const;
  mlir::LogicalResult importCall(Node &node, const ::onnx::FunctionProto &function);
  void setOpsets(const google::protobuf::RepeatedPtrField<::onnx::OperatorSetIdProto> &imports);
  Handler handlerOf(const ::onnx::NodeProto &node) const;
  int versionOf(const ::onnx::NodeProto &node) const;
  using Missing = std::map<std::string, std::vector<std::string>>;
  void findMissing(const google::protobuf::RepeatedPtrField<::onnx::NodeProto> &nodes,
                   Missing &missing, std::set<const ::onnx::FunctionProto *> &seen);
  /// An argument of the function: an input, or an element of one that is a sequence.
  struct Argument {
    std::string name;
    const ::onnx::TypeProto_Tensor *tensor;
    mlir::RankedTensorType type;
  };
  struct Input {
    std::string name;
    bool isSequence = false, isThere = true; ///< An optional may be absent.
    int32_t type = 0;                        ///< Element type.
    std::string value; ///< "2xi64=1 2", if it is said when the model is compiled.
    llvm::SmallVector<Argument, 1> arguments;
  };
  mlir::LogicalResult readInputs(llvm::SmallVectorImpl<Input> &inputs);
  mlir::LogicalResult readInput(const ::onnx::ValueInfoProto &info, Input &input);
  mlir::FailureOr<GraphValue> constantInput(llvm::StringRef name, int32_t type,
                                            llvm::StringRef text);
  mlir::LogicalResult defineInputs(llvm::ArrayRef<Input> inputs, mlir::func::FuncOp function,
                                   mlir::OpBuilder &builder);
  mlir::LogicalResult importInitializers(const ::onnx::GraphProto &graph, mlir::OpBuilder &builder);
  mlir::LogicalResult importNodes(const ::onnx::GraphProto &graph, mlir::OpBuilder &builder,
                                  int first = 0);
  mlir::LogicalResult importNode(const ::onnx::NodeProto &node, mlir::OpBuilder &builder);
  /// After an error: what reads the outputs of `node` is not looked at, so that other nodes' errors
  /// are seen too.
  void giveUp(const ::onnx::NodeProto &node);
  mlir::LogicalResult finish(mlir::func::FuncOp function, mlir::OpBuilder &builder);
  mlir::Location nodeLocation(const ::onnx::NodeProto &node);

  std::shared_ptr<ModelFile> file;
  mlir::MLIRContext &context;
  std::vector<std::string> inputTypes;
  int opset = 1;               ///< ONNX's own. Early models did not say it.
  llvm::StringMap<int> opsets; ///< Those of other domains.
  std::deque<Scope> scopes;
  /// The outermost scope whose names are seen: those of callers of a function are not.
  size_t firstScope = 0;
  std::string prefix; ///< The calls that are being imported, before the names of nodes.
  std::vector<const ::onnx::FunctionProto *> activeFunctions;
  int64_t calls = 0;
  int failures = 0;
  /// The graphs being imported, innermost last, and the node after the current one.
  struct Cursor {
    const ::onnx::GraphProto *graph;
    int next;
  };
  std::vector<Cursor> cursors;
  std::vector<std::unique_ptr<mlir::Region>> apart;
};

/// The type that holds both shapes: sizes that differ or are not known are dynamic. None if ranks
/// or elements differ.
std::optional<mlir::RankedTensorType> commonType(mlir::Type a, mlir::Type b);
mlir::Value castTensor(mlir::OpBuilder &b, mlir::Location loc, mlir::Value value, mlir::Type type);

/// An scf.if with the code of `branches`; results of both sides are cast to a common type. Failure
/// after an error if there is none.
mlir::FailureOr<llvm::SmallVector<GraphValue>> joinBranches(Node &node, mlir::Value condition,
                                                            llvm::MutableArrayRef<Branch> branches);

} // namespace sluice::onnx
