//===- Graph.h - the importer's state: names, weights, scopes -------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"
#include "compiler/Input/Onnx/Sizes.h"
#include "mlir/Support/LogicalResult.h"
#include "llvm/ADT/UniqueVector.h"
#include <deque>
#include <onnx/onnx-ml.pb.h>
#include <set>

namespace sluice::onnx {
/// Dimensions of inputs and constants; what is done for each pair of them takes long.
constexpr int64_t kMaxRank = 512;

/// A model file in memory: the parsed protobuf and the files of external weights, mapped. Constants
/// keep it alive.
class ModelFile;

/// One side of a conditional while it is being built: its code, apart from the function, and its
/// results.
struct Branch {
  Region &region;
  SmallVector<GraphValue> values;
};

class Graph {
public:
  Graph(std::shared_ptr<ModelFile> file, MLIRContext &context,
        ArrayRef<std::string> inputTypes = {});

  /// Builds @main. Failure after errors.
  FailureOr<OwningOpRef<ModuleOp>> import();

  /// For nodes that are not of a file: makes a scope for names, and sets the opset of nodes in
  /// subgraphs.
  void begin(int version) {
    opset = version;
    scopes.emplace_back();
  }
  /// Names a value in the innermost scope.
  void define(StringRef name, GraphValue value);
  FailureOr<SmallVector<GraphValue>> importSubgraph(const ::onnx::GraphProto &body,
                                                    ArrayRef<GraphValue> arguments,
                                                    OpBuilder &builder);
  /// For a conditional whose branches give results of different ranks: imports the nodes that
  /// follow it in its graph once after each branch, so that every value has one rank on each side.
  /// A side on which they cannot be imported fails when it is reached.
  LogicalResult importRestAfter(Node &node, Value condition, MutableArrayRef<Branch> branches);
  /// A constant tensor; large ones refer to the memory of the file.
  FailureOr<GraphValue> constant(const ::onnx::TensorProto &tensor, OpBuilder &builder,
                                 Location loc);

  /// Inserts at the beginning of the function, before everything that may use it.
  OpBuilder constantBuilder;
  /// What is known of sizes. Values that it has seen are not erased before the import ends.
  SizeTable sizes;
  /// A region for code that is built apart from the function. What is not taken from it lives as
  /// long as the graph.
  Region &newRegion() { return *apart.emplace_back(std::make_unique<Region>()); }
  /// Lists of elements that handlers hold on to.
  std::vector<std::unique_ptr<SmallVector<Value>>> scratch;
  int64_t unrolled = 0; ///< Iterations of loops that were written out.
  /// The number that stands for a text of the model.
  int64_t numberOf(const std::string &text) { return int64_t(texts.insert(text)) - 1; }

private:
  using Scope = llvm::StringMap<std::unique_ptr<GraphValue>>;
  GraphValue *lookup(StringRef name);
  /// The model's own function that `node` calls; null if it calls none.
  const ::onnx::FunctionProto *functionOf(const ::onnx::NodeProto &node) const;
  LogicalResult importCall(Node &node, const ::onnx::FunctionProto &function);
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
    RankedTensorType type;
  };
  struct Input {
    std::string name;
    bool isSequence = false, isThere = true; ///< An optional may be absent.
    int32_t type = 0;                        ///< Element type.
    std::string value; ///< "2xi64=1 2", if it is said when the model is compiled.
    SmallVector<Argument, 1> arguments;
  };
  LogicalResult readInputs(SmallVectorImpl<Input> &inputs);
  LogicalResult readInput(const ::onnx::ValueInfoProto &info, Input &input);
  FailureOr<GraphValue> constantInput(StringRef name, int32_t type, StringRef text);
  LogicalResult defineInputs(ArrayRef<Input> inputs, func::FuncOp function, OpBuilder &builder);
  LogicalResult importInitializers(const ::onnx::GraphProto &graph, OpBuilder &builder);
  LogicalResult importNodes(const ::onnx::GraphProto &graph, OpBuilder &builder, int first = 0);
  LogicalResult importNode(const ::onnx::NodeProto &node, OpBuilder &builder);
  /// After an error: what reads the outputs of `node` is not looked at, so that other nodes' errors
  /// are seen too.
  void giveUp(const ::onnx::NodeProto &node);
  /// A result has no texts: says which numbers stand for them.
  void warnOfTexts(StringRef name);
  LogicalResult finish(func::FuncOp function, OpBuilder &builder);
  Location nodeLocation(const ::onnx::NodeProto &node);
  /// An error at what the model calls `name`.
  InFlightDiagnostic errorAt(StringRef name) {
    return emitError(NameLoc::get(StringAttr::get(&context, name)));
  }

  std::shared_ptr<ModelFile> file;
  MLIRContext &context;
  std::vector<std::string> inputTypes;
  llvm::UniqueVector<std::string> texts;
  int opset = 1;               ///< ONNX's own. Early models did not say it.
  llvm::StringMap<int> opsets; ///< Those of other domains.
  std::deque<Scope> scopes;
  /// The outermost scope whose names are seen: those of callers of a function are not.
  size_t firstScope = 0;
  std::string prefix; ///< The calls that are being imported, before the names of nodes.
  std::vector<const ::onnx::FunctionProto *> activeFunctions;
  std::set<const ::onnx::FunctionProto *> calledFunctions;
  int64_t calls = 0, calledNodes = 0, copiedBytes = 0;
  int failures = 0;
  /// The graphs being imported, innermost last, and the node after the current one.
  struct Cursor {
    const ::onnx::GraphProto *graph;
    int next;
  };
  std::vector<Cursor> cursors;
  std::vector<std::unique_ptr<Region>> apart;
};

/// The domain of ONNX's own operators.
inline bool isOnnx(StringRef domain) { return domain.empty() || domain == "ai.onnx"; }

/// The type that holds both shapes: sizes that differ or are not known are dynamic. None if ranks
/// or elements differ.
std::optional<RankedTensorType> commonType(Type a, Type b);
Value castTensor(OpBuilder &b, Location loc, Value value, Type type);

/// An scf.if with the code of `branches`; results of both sides are cast to a common type. Failure
/// after an error if there is none.
FailureOr<SmallVector<GraphValue>> joinBranches(Node &node, Value condition,
                                                MutableArrayRef<Branch> branches);

/// OldOpsets.cpp: before opset 7, attributes said how inputs of different shapes go together. Gives
/// `node` the inputs that mean the same by the rules of today, which its handler knows; new ones
/// are kept in `storage`.
LogicalResult modernizeInputs(Node &node, std::deque<GraphValue> &storage);

} // namespace sluice::onnx
