//===- Node.h - one node of the graph while it is being imported ----------===//
// What an operator's handler works with: inputs, attributes, a builder with the tensor idioms of
// ONNX, and results. A handler says what the operator means and nothing about how to run it.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Input/Common/Cell.h"

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

/// The integers from `first` to before `end`.
inline SmallVector<int64_t> countUp(int64_t first, int64_t end) {
  return llvm::to_vector(llvm::seq(first, end));
}
/// Those of `rank` dimensions that `axes` do not name, in order.
inline SmallVector<int64_t> otherAxes(int64_t rank, ArrayRef<int64_t> axes) {
  return llvm::to_vector(llvm::make_filter_range(
      llvm::seq<int64_t>(rank), [&](int64_t axis) { return !llvm::is_contained(axes, axis); }));
}

/// The sizes of dimensions `dims`.
template <typename Sizes> Sizes pick(const Sizes &shape, ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [&](int64_t dim) { return shape[dim]; });
}
/// `shape` with `size` as that of dimension `axis`.
inline Shape with(Shape shape, int64_t axis, OpFoldResult size) {
  shape[axis] = size;
  return shape;
}
/// Without dimension `axis`.
inline Shape without(Shape shape, int64_t axis) {
  shape.erase(shape.begin() + axis);
  return shape;
}
/// With one dimension more, which becomes `axis`.
inline Shape inserted(Shape shape, int64_t axis, OpFoldResult size) {
  shape.insert(shape.begin() + axis, size);
  return shape;
}
/// The dimensions of all `parts`, in order.
inline Shape joined(std::initializer_list<ArrayRef<OpFoldResult>> parts) {
  Shape shape;
  for (ArrayRef<OpFoldResult> part : parts)
    shape.append(part.begin(), part.end());
  return shape;
}

/// Bodies that put two elements together, or take one as it is.
namespace combine {
inline Value add(Cell &b, ValueRange x) { return b.add(x[0], x[1]); }
inline Value mul(Cell &b, ValueRange x) { return b.mul(x[0], x[1]); }
inline Value min(Cell &b, ValueRange x) { return b.min(x[0], x[1]); }
inline Value max(Cell &b, ValueRange x) { return b.max(x[0], x[1]); }
inline Value either(Cell &b, ValueRange x) { return b.either(x[0], x[1]); }
inline Value first(Cell &, ValueRange x) { return x[0]; }
/// The last one, an accumulator, plus the product of those before it.
inline Value addProduct(Cell &b, ValueRange x) { return b.add(x[2], b.mul(x[0], x[1])); }
} // namespace combine

class Node {
public:
  Node(Graph &graph, const ::onnx::NodeProto &proto, int opset, OpBuilder &builder, Location loc);

  // What the node says.
  StringRef op() const;
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
  LogicalResult check(ArrayRef<InputRule> rules);

  int64_t attribute(StringRef name, int64_t fallback) const;
  int64_t attribute(StringRef name, int fallback) const {
    return attribute(name, int64_t(fallback));
  }
  float attribute(StringRef name, float fallback) const;
  std::string attribute(StringRef name, const char *fallback) const;
  /// One of `choices`, the first of which is usual; failure after an error if it is another one.
  FailureOr<std::string> oneOf(StringRef name, ArrayRef<const char *> choices) const;
  SmallVector<int64_t> integers(StringRef name) const;
  /// The same, made up to `count` of them by `fallback`.
  SmallVector<int64_t> integers(StringRef name, size_t count, int64_t fallback) const {
    auto values = integers(name);
    values.resize(std::max(count, values.size()), fallback);
    return values;
  }
  SmallVector<float> floats(StringRef name) const;
  SmallVector<std::string> strings(StringRef name) const;
  const ::onnx::AttributeProto *find(StringRef name) const;

  // How it ends.
  InFlightDiagnostic error() const { return emitError(loc); }
  /// With the operator's name before it.
  InFlightDiagnostic opError() const { return error() << op() << ": "; }
  /// Success, for a handler that ends so.
  struct Done {
    operator LogicalResult() const { return success(); }
  };
  Done set(unsigned output, GraphValue value);
  /// A tensor with the sizes `shape`; without them they are taken from the tensor.
  Done set(unsigned output, Value tensor, int32_t type, std::optional<Shape> shape = std::nullopt);
  /// The first outputs.
  Done setAll(ArrayRef<GraphValue> values);

  // Values.
  /// The value as a tensor.
  Value tensor(GraphValue &value);
  Value tensor(unsigned input) { return tensor(in(input)); }
  /// The elements, if they are host scalars or constants already. No code is made that reads a
  /// tensor.
  const SmallVector<Value> *knownElements(GraphValue &value);
  /// The elements as host scalars, read back from the device if need be. Null after an error if
  /// their number is unknown.
  const SmallVector<Value> *elements(GraphValue &value);
  /// The only element of a tensor of rank 0 or 1. Null after an error if there are surely more or
  /// none.
  Value onlyElement(unsigned input);
  /// One element of a tensor, read back from the device.
  Value read(const GraphValue &value, ArrayRef<Value> position);
  /// The elements as integers, if all are constants.
  std::optional<SmallVector<int64_t>> constantIntegers(GraphValue &value);
  /// The integers of attribute `name` (old opsets) or of constant input `input` (new ones). Failure
  /// after an error if the input is not constant; none if neither is there.
  FailureOr<std::optional<SmallVector<int64_t>>> axesOf(StringRef name, unsigned input);

  // Scalars on the host.
  Value index(int64_t value);
  /// A size that is known.
  OpFoldResult fixed(int64_t value) const { return builder.getIndexAttr(value); }
  Value constant(int32_t type, Number value) { return host().number(type, value); }
  Value value(OpFoldResult size);
  SmallVector<Value> values(ArrayRef<OpFoldResult> sizes) {
    return llvm::map_to_vector(sizes, [&](OpFoldResult size) { return value(size); });
  }
  OpFoldResult add(OpFoldResult a, OpFoldResult b);
  OpFoldResult sub(OpFoldResult a, OpFoldResult b);
  OpFoldResult mul(OpFoldResult a, OpFoldResult b);
  OpFoldResult floorDiv(OpFoldResult a, OpFoldResult b);
  OpFoldResult min(OpFoldResult a, OpFoldResult b);
  OpFoldResult max(OpFoldResult a, OpFoldResult b);
  /// True if both are surely the same number.
  bool sameSize(OpFoldResult a, OpFoldResult b);
  OpFoldResult product(ArrayRef<OpFoldResult> sizes);
  /// Fails at run time with `message` unless `a` equals `b`; nothing if they surely do, an error
  /// now if they surely do not.
  LogicalResult requireEqual(OpFoldResult a, OpFoldResult b, const Twine &message);
  /// The same, with the operator's name before the message.
  LogicalResult requireSame(OpFoldResult a, OpFoldResult b, const Twine &message) {
    return requireEqual(a, b, op() + ": " + message);
  }
  /// The same of all dimensions of two shapes of one rank.
  LogicalResult requireSameShape(const Shape &a, const Shape &b, const Twine &message) {
    for (auto [i, x, y] : llvm::enumerate(a, b))
      if (failed(requireSame(x, y, message + " in dimension " + Twine(i))))
        return failure();
    return success();
  }
  /// An error if one of the sizes that the model asks for is surely negative.
  LogicalResult requireSizes(ArrayRef<OpFoldResult> sizes);
  /// Fails at run time with `message` unless `condition` holds; nothing if it surely does.
  void require(Value condition, const Twine &message);
  /// Arithmetic on them, at the place where `builder` is now.
  Cell host() const { return Cell(loc, builder); }

  // Tensors.
  Value empty(const Shape &shape, int32_t type);
  GraphValue fill(Value scalar, const Shape &shape, int32_t type);
  GraphValue filled(Number number, const Shape &shape, int32_t type) {
    return fill(constant(type, number), shape, type);
  }
  /// One element at a time, operands broadcast (NumPy's rules). Stays on the host if all elements
  /// are known.
  LogicalResult elementwise(unsigned output, ArrayRef<GraphValue *> operands, int32_t type,
                            ScalarBody body);
  FailureOr<GraphValue> elementwise(ArrayRef<GraphValue *> operands, int32_t type, ScalarBody body);
  /// The broadcast of both shapes, or failure after an error.
  FailureOr<Shape> broadcast(const Shape &a, const Shape &b);
  /// `source` of shape `from`, which broadcasts to the last dimensions of `to`, with the sizes of
  /// `to` where those of `from` are 1 at run time but not known to be. `from` is set to the new
  /// shape.
  Value stretch(Value source, Shape &from, const Shape &to);
  /// A generic operation over `shape`: `maps` say which element of each operand to read, its own
  /// one if there are none; the output is read with identity.
  GraphValue generic(ArrayRef<Value> operands, ArrayRef<AffineMap> maps, const Shape &shape,
                     int32_t type, ScalarBody body);
  /// Elements by their places alone: `body` may ask for them.
  GraphValue made(const Shape &shape, int32_t type, function_ref<Value(Cell &)> body) {
    return generic({}, {}, shape, type, [&](Cell &b, ValueRange) { return body(b); });
  }
  /// 0, 1, ... in dimension `axis` of `shape`.
  GraphValue counted(const Shape &shape, int64_t axis = 0) {
    return made(shape, kInt64, [&](Cell &b) { return b.toInteger(b.index(axis)); });
  }
  /// The elements of `source` at other places: `place` changes the position of an element into that
  /// of the one to take.
  GraphValue readAt(Value source, const Shape &shape, int32_t type,
                    function_ref<void(Cell &, SmallVectorImpl<Value> &position)> place) {
    return made(shape, type, [&](Cell &b) {
      SmallVector<Value> position = b.indices(shape.size());
      place(b, position);
      return b.at(source, position);
    });
  }
  /// A generic operation as result `output`.
  Done setGeneric(unsigned output, ArrayRef<Value> operands, ArrayRef<AffineMap> maps,
                  const Shape &shape, int32_t type, ScalarBody body) {
    return set(output, generic(operands, maps, shape, type, body));
  }
  /// A generic operation that goes on from the elements of `init`. The last of `maps` says which;
  /// loops that it does not name are reductions. `body` gets the element so far behind those of the
  /// operands.
  GraphValue accumulate(ArrayRef<Value> operands, GraphValue init, ArrayRef<AffineMap> maps,
                        ScalarBody body);
  /// The map from `loops` loops to those of `dims`.
  AffineMap loopsMap(unsigned loops, ArrayRef<int64_t> dims) const {
    return AffineMap::getMultiDimMapWithTargets(
        loops, SmallVector<unsigned>(dims.begin(), dims.end()), builder.getContext());
  }
  AffineMap ownMap(unsigned loops) const { return builder.getMultiDimIdentityMap(loops); }
  AffineExpr loop(unsigned which) const { return builder.getAffineDimExpr(which); }
  /// Maps with these results, from all loops that they name.
  SmallVector<AffineMap, 4> maps(std::initializer_list<ArrayRef<AffineExpr>> results) const {
    return AffineMap::inferFromExprList(ArrayRef<ArrayRef<AffineExpr>>(results),
                                        builder.getContext());
  }
  /// Reduces dimensions `axes` of `source` from `init` by `combine(element, accumulator)`. Reduced
  /// dimensions are dropped.
  GraphValue reduce(Value source, const Shape &shape, ArrayRef<int64_t> axes, int32_t type,
                    Value init, ScalarBody combine);
  GraphValue reduce(GraphValue x, ArrayRef<int64_t> axes, Number init, ScalarBody combine) {
    return reduce(tensor(x), x.shape, axes, x.type, constant(x.type, init), combine);
  }
  /// The only element of what all of `x` come to.
  Value reduced(GraphValue x, Number init, ScalarBody combine) {
    return host().at(reduce(x, countUp(0, x.rank()), init, combine), ValueRange{});
  }
  GraphValue transpose(Value source, const Shape &shape, ArrayRef<int64_t> order, int32_t type);
  /// The same elements under another shape, which must have the same count.
  Value reshape(Value source, const Shape &from, const Shape &to);
  GraphValue reshaped(GraphValue value, const Shape &to) {
    return {reshape(tensor(value), value.shape, to), value.type, to};
  }
  /// From the front without `offsets`, by steps of 1 without `strides`.
  Value slice(Value source, Shape offsets, const Shape &sizes, Shape strides = {});
  /// `size` elements of dimension `axis` from `first` on.
  GraphValue sliced(GraphValue source, int64_t axis, OpFoldResult first, OpFoldResult size);
  /// Element `index` of dimension `axis`, which is dropped.
  GraphValue elementAlong(GraphValue source, int64_t axis, OpFoldResult index);
  Value pad(Value source, const Shape &low, const Shape &high, Value padding);
  /// `value` with `number` around it, which gives it the sizes `to`.
  GraphValue padded(GraphValue value, const Shape &low, const Shape &high, Number number,
                    const Shape &to) {
    Value wide = pad(tensor(value), low, high, constant(value.type, number));
    return {reshape(wide, to, to), value.type, to};
  }
  GraphValue concat(ArrayRef<GraphValue> parts, int64_t axis);

  /// Counts negative axes from the end; failure after an error if out of range.
  LogicalResult normalizeAxes(SmallVectorImpl<int64_t> &axes, int64_t rank);
  FailureOr<int64_t> normalizeAxis(int64_t axis, int64_t rank);
  /// The attribute `axis`, which counts the dimensions of input 0.
  FailureOr<int64_t> axis(int64_t fallback) {
    return normalizeAxis(attribute("axis", fallback), in(0).rank());
  }

  /// Imports a subgraph at the builder's position; its inputs get `arguments`. Results in the order
  /// of its outputs.
  FailureOr<SmallVector<GraphValue>> inlineGraph(const ::onnx::GraphProto &body,
                                                 ArrayRef<GraphValue> arguments);

  Graph &graph;
  const ::onnx::NodeProto &proto;
  int version;
  OpBuilder &builder;
  Location loc;
  SmallVector<GraphValue *> inputs;
  /// Where the results go instead of into the graph, for nodes that are part of another
  /// (Compose.h).
  SmallVectorImpl<GraphValue> *captured = nullptr;
};

/// What imports an operator. It may take input 0 by name; one in terms of others gets what writes
/// these (Compose.h).
struct Handler {
  constexpr Handler() = default;
  constexpr Handler(LogicalResult (*plain)(Node &)) : plain(plain) {}
  constexpr Handler(LogicalResult (*ofInput)(Node &, GraphValue &)) : ofInput(ofInput) {}
  constexpr Handler(LogicalResult (*composed)(Node &, Compose &)) : composed(composed) {}
  /// From a lambda, for what is said in one line of a table.
  template <typename Body, typename = decltype(+std::declval<Body>())>
  constexpr Handler(Body body) : Handler(+body) {}
  explicit operator bool() const { return plain || ofInput || composed; }
  LogicalResult operator()(Node &node) const;

  LogicalResult (*plain)(Node &) = nullptr;
  LogicalResult (*ofInput)(Node &, GraphValue &) = nullptr;
  LogicalResult (*composed)(Node &, Compose &) = nullptr;
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
bool takesSequences(StringRef op);

/// What comes nearest to operator `name` at `opset`, which is not there: later versions of it,
/// another domain's. "" if nothing does.
std::string nearestOperator(StringRef name, int opset);

/// The handler of operator `name` ("Relu", "com.microsoft.FusedConv") at `opset`; false if there is
/// none.
Handler findOperator(StringRef name, int opset);

} // namespace sluice::onnx
