//===- Node.h - one node of the graph while it is being imported ----------===//
// What an operator's handler works with: inputs, attributes, a builder with the tensor idioms of
// ONNX, and results. A handler says what the operator means and nothing about how to run it.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Common/Cell.h"
#include "compiler/Input/Common/Try.h"

namespace onnx {
class NodeProto;
class AttributeProto;
class GraphProto;
} // namespace onnx

namespace sluice::onnx {

class Compose;
class Graph;

/// What an input must be: its elements, and its rank: `least`, or up to `most`.
struct InputRule {
  enum Elements { Any, Floats, Integers };
  constexpr InputRule(Elements elements, int64_t least, int64_t most = 0)
      : elements(elements), least(least), most(std::max(least, most)) {}
  Elements elements;
  int64_t least, most;
};
constexpr auto kAnything = InputRule::Any;
constexpr auto kFloats = InputRule::Floats;
constexpr auto kIntegers = InputRule::Integers;
constexpr int64_t kAnyRank = INT64_MAX;

class Node {
public:
  Node(Graph &graph, const ::onnx::NodeProto &proto, int opset, mlir::OpBuilder &builder,
       mlir::Location loc);

  // What the node says.
  llvm::StringRef op() const;
  int opset() const { return version; }
  unsigned numInputs() const { return inputs.size(); }
  unsigned numOutputs() const;
  /// False for absent optional inputs.
  bool has(unsigned input) const {
    return input < inputs.size() && inputs[input] && inputs[input]->exists();
  }
  /// True if output `index` has a name.
  bool wants(unsigned index) const;
  GraphValue &in(unsigned input) { return *inputs[input]; }
  /// Failure after an error unless the first inputs are there and follow the rules.
  mlir::LogicalResult check(llvm::ArrayRef<InputRule> rules);

  int64_t attribute(llvm::StringRef name, int64_t fallback) const;
  int64_t attribute(llvm::StringRef name, int fallback) const {
    return attribute(name, int64_t(fallback));
  }
  float attribute(llvm::StringRef name, float fallback) const;
  std::string attribute(llvm::StringRef name, const char *fallback) const;
  llvm::SmallVector<int64_t> integers(llvm::StringRef name) const;
  /// The same, made up to `count` of them by `fallback`.
  llvm::SmallVector<int64_t> integers(llvm::StringRef name, size_t count, int64_t fallback) const {
    auto values = integers(name);
    values.resize(std::max(count, values.size()), fallback);
    return values;
  }
  llvm::SmallVector<float> floats(llvm::StringRef name) const;
  llvm::SmallVector<std::string> strings(llvm::StringRef name) const;
  const ::onnx::AttributeProto *find(llvm::StringRef name) const;

  // How it ends.
  mlir::InFlightDiagnostic error() const { return mlir::emitError(loc); }
  /// With the operator's name before it.
  mlir::InFlightDiagnostic opError() const { return error() << op() << ": "; }
  /// Success, for a handler that ends so.
  struct Done {
    operator mlir::LogicalResult() const { return mlir::success(); }
  };
  Done set(unsigned output, GraphValue value);
  /// A tensor with the sizes `shape`; without them they are taken from the tensor.
  Done set(unsigned output, mlir::Value tensor, int32_t type,
           std::optional<Shape> shape = std::nullopt);
  /// The first outputs.
  Done setAll(llvm::ArrayRef<GraphValue> values);

  // Values.
  /// The value as a tensor.
  mlir::Value tensor(GraphValue &value);
  mlir::Value tensor(unsigned input) { return tensor(in(input)); }
  /// The elements, if they are host scalars or constants already. No code is made that reads a
  /// tensor.
  const llvm::SmallVector<mlir::Value> *knownElements(GraphValue &value);
  /// The elements as host scalars, read back from the device if need be. Null after an error if
  /// their number is unknown.
  const llvm::SmallVector<mlir::Value> *elements(GraphValue &value);
  /// The only element of a tensor of rank 0 or 1. Null after an error if there are surely more or
  /// none.
  mlir::Value onlyElement(unsigned input);
  /// The elements as integers, if all are constants.
  std::optional<llvm::SmallVector<int64_t>> constantIntegers(GraphValue &value);
  /// The integers of attribute `name` (old opsets) or of constant input `input` (new ones). Failure
  /// after an error if the input is not constant; none if neither is there.
  mlir::FailureOr<std::optional<llvm::SmallVector<int64_t>>> axesOf(llvm::StringRef name,
                                                                    unsigned input);

  // Scalars on the host.
  mlir::Value index(int64_t value);
  /// A size that is known.
  mlir::OpFoldResult fixed(int64_t value) const { return builder.getIndexAttr(value); }
  mlir::Value constant(int32_t type, Number value);
  mlir::Value value(mlir::OpFoldResult size);
  llvm::SmallVector<mlir::Value> values(llvm::ArrayRef<mlir::OpFoldResult> sizes) {
    return llvm::map_to_vector(sizes, [&](mlir::OpFoldResult size) { return value(size); });
  }
  mlir::OpFoldResult add(mlir::OpFoldResult a, mlir::OpFoldResult b);
  mlir::OpFoldResult sub(mlir::OpFoldResult a, mlir::OpFoldResult b);
  mlir::OpFoldResult mul(mlir::OpFoldResult a, mlir::OpFoldResult b);
  mlir::OpFoldResult floorDiv(mlir::OpFoldResult a, mlir::OpFoldResult b);
  mlir::OpFoldResult min(mlir::OpFoldResult a, mlir::OpFoldResult b);
  mlir::OpFoldResult max(mlir::OpFoldResult a, mlir::OpFoldResult b);
  /// True if both are surely the same number.
  bool sameSize(mlir::OpFoldResult a, mlir::OpFoldResult b);
  mlir::OpFoldResult product(llvm::ArrayRef<mlir::OpFoldResult> sizes);
  /// Fails at run time with `message` unless `a` equals `b`; nothing if they surely do, an error
  /// now if they surely do not.
  mlir::LogicalResult requireEqual(mlir::OpFoldResult a, mlir::OpFoldResult b,
                                   const llvm::Twine &message);
  /// The same, with the operator's name before the message.
  mlir::LogicalResult requireSame(mlir::OpFoldResult a, mlir::OpFoldResult b,
                                  const llvm::Twine &message) {
    return requireEqual(a, b, op() + ": " + message);
  }
  /// Fails at run time with `message` unless `condition` holds; nothing if it surely does.
  void require(mlir::Value condition, const llvm::Twine &message);
  /// Arithmetic on them, at the place where `builder` is now.
  Cell host() const { return Cell(loc, builder); }

  // Tensors.
  mlir::Value empty(const Shape &shape, int32_t type);
  GraphValue fill(mlir::Value scalar, const Shape &shape, int32_t type);
  GraphValue filled(Number number, const Shape &shape, int32_t type) {
    return fill(constant(type, number), shape, type);
  }
  /// One element at a time, operands broadcast (NumPy's rules). Stays on the host if all elements
  /// are known.
  mlir::LogicalResult elementwise(unsigned output, llvm::ArrayRef<GraphValue *> operands,
                                  int32_t type, ScalarBody body);
  mlir::FailureOr<GraphValue> elementwise(llvm::ArrayRef<GraphValue *> operands, int32_t type,
                                          ScalarBody body);
  /// The broadcast of both shapes, or failure after an error.
  mlir::FailureOr<Shape> broadcast(const Shape &a, const Shape &b);
  /// `source` of shape `from`, which broadcasts to the last dimensions of `to`, with the sizes of
  /// `to` where those of `from` are 1 at run time but not known to be. `from` is set to the new
  /// shape.
  mlir::Value stretch(mlir::Value source, Shape &from, const Shape &to);
  /// A generic operation over `shape`: `maps` say which element of each operand to read, its own
  /// one if there are none; the output is read with identity.
  GraphValue generic(llvm::ArrayRef<mlir::Value> operands, llvm::ArrayRef<mlir::AffineMap> maps,
                     const Shape &shape, int32_t type, ScalarBody body);
  /// The same as result `output`.
  Done setGeneric(unsigned output, llvm::ArrayRef<mlir::Value> operands,
                  llvm::ArrayRef<mlir::AffineMap> maps, const Shape &shape, int32_t type,
                  ScalarBody body) {
    return set(output, generic(operands, maps, shape, type, body));
  }
  /// A generic operation that goes on from the elements of `init`. The last of `maps` says which;
  /// loops that it does not name are reductions. `body` gets the element so far behind those of the
  /// operands.
  GraphValue accumulate(llvm::ArrayRef<mlir::Value> operands, GraphValue init,
                        llvm::ArrayRef<mlir::AffineMap> maps, ScalarBody body);
  /// The map from `loops` loops to those of `dims`.
  mlir::AffineMap loopsMap(unsigned loops, llvm::ArrayRef<int64_t> dims) const {
    return mlir::AffineMap::getMultiDimMapWithTargets(
        loops, llvm::SmallVector<unsigned>(dims.begin(), dims.end()), builder.getContext());
  }
  mlir::AffineMap ownMap(unsigned loops) const { return builder.getMultiDimIdentityMap(loops); }
  /// Reduces dimensions `axes` of `source` from `init` by `combine(element, accumulator)`. Reduced
  /// dimensions are dropped.
  GraphValue reduce(mlir::Value source, const Shape &shape, llvm::ArrayRef<int64_t> axes,
                    int32_t type, mlir::Value init, ScalarBody combine);
  GraphValue transpose(mlir::Value source, const Shape &shape, llvm::ArrayRef<int64_t> order,
                       int32_t type);
  /// The same elements under another shape, which must have the same count.
  mlir::Value reshape(mlir::Value source, const Shape &from, const Shape &to);
  GraphValue reshaped(GraphValue value, const Shape &to) {
    return {reshape(tensor(value), value.shape, to), value.type, to};
  }
  mlir::Value slice(mlir::Value source, const Shape &offsets, const Shape &sizes,
                    const Shape &strides);
  /// `size` elements of dimension `axis` from `first` on.
  mlir::Value sliceAlong(mlir::Value source, const Shape &shape, int64_t axis,
                         mlir::OpFoldResult first, mlir::OpFoldResult size);
  /// Element `index` of dimension `axis`, which is dropped.
  GraphValue elementAlong(GraphValue source, int64_t axis, mlir::OpFoldResult index);
  mlir::Value pad(mlir::Value source, const Shape &low, const Shape &high, mlir::Value padding);
  /// `value` with `number` around it, which gives it the sizes `to`.
  GraphValue padded(GraphValue value, const Shape &low, const Shape &high, Number number,
                    const Shape &to) {
    Value wide = pad(tensor(value), low, high, constant(value.type, number));
    return {reshape(wide, to, to), value.type, to};
  }
  mlir::Value concat(llvm::ArrayRef<mlir::Value> parts, llvm::ArrayRef<Shape> shapes, int64_t axis,
                     int32_t type);

  /// Counts negative axes from the end; failure after an error if out of range.
  mlir::LogicalResult normalizeAxes(llvm::SmallVectorImpl<int64_t> &axes, int64_t rank);
  mlir::FailureOr<int64_t> normalizeAxis(int64_t axis, int64_t rank);
  /// The attribute `axis`, which counts the dimensions of input 0.
  mlir::FailureOr<int64_t> axis(int64_t fallback) {
    return normalizeAxis(attribute("axis", fallback), in(0).rank());
  }

  /// Imports a subgraph at the builder's position; its inputs get `arguments`. Results in the order
  /// of its outputs.
  mlir::FailureOr<llvm::SmallVector<GraphValue>> inlineGraph(const ::onnx::GraphProto &body,
                                                             llvm::ArrayRef<GraphValue> arguments);

  Graph &graph;
  const ::onnx::NodeProto &proto;
  int version;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  llvm::SmallVector<GraphValue *> inputs;
  /// Where the results go instead of into the graph, for nodes that are part of another
  /// (Compose.h).
  llvm::SmallVectorImpl<GraphValue> *captured = nullptr;
};

/// What imports an operator. It may take input 0 by name; one in terms of others gets what writes
/// these (Compose.h).
struct Handler {
  constexpr Handler() = default;
  constexpr Handler(mlir::LogicalResult (*plain)(Node &)) : plain(plain) {}
  constexpr Handler(mlir::LogicalResult (*ofInput)(Node &, GraphValue &)) : ofInput(ofInput) {}
  constexpr Handler(mlir::LogicalResult (*composed)(Node &, Compose &)) : composed(composed) {}
  explicit operator bool() const { return plain || ofInput || composed; }
  mlir::LogicalResult operator()(Node &node) const;

  mlir::LogicalResult (*plain)(Node &) = nullptr;
  mlir::LogicalResult (*ofInput)(Node &, GraphValue &) = nullptr;
  mlir::LogicalResult (*composed)(Node &, Compose &) = nullptr;
};

/// One line of the table of operators: from opset `since` on (until the next line of the same name)
/// `handler` imports it, or each of several `names` with spaces between.
struct OperatorEntry {
  const char *names;
  int since;
  Handler handler;
  const char *limits = ""; ///< What of the operator is not supported, for users.
};

/// The tables, one per family of operators (Ops/).
using OperatorTable = std::initializer_list<OperatorEntry>;
extern const OperatorTable elementwiseOperators, reductionOperators, shapeOperators, sliceOperators,
    contractionOperators, windowOperators, poolOperators, normalizationOperators,
    generatorOperators, resizeOperators, controlFlowOperators, recurrentOperators, sortOperators,
    quantizationOperators, selectionOperators, attentionOperators, fusedOperators, signalOperators,
    samplingOperators, onnxAttentionOperators, sequenceOperators, mlOperators, treeOperators,
    svmOperators, transformOperators, blockQuantizedOperators;

/// True if operator `op` reads sequences. All others read tensors.
bool takesSequences(llvm::StringRef op);

/// What comes nearest to operator `name` at `opset`, which is not there: later versions of it,
/// another domain's. "" if nothing does.
std::string nearestOperator(llvm::StringRef name, int opset);

/// The handler of operator `name` ("Relu", "com.microsoft.FusedConv") at `opset`; false if there is
/// none.
Handler findOperator(llvm::StringRef name, int opset);

} // namespace sluice::onnx
