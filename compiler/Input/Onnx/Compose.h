//===- Compose.h - an operator in terms of others -------------------------===//
// Operators that other toolchains fuse out of ONNX's own are imported as what they were fused from:
//   LogicalResult importBiasGelu(Node &node, Compose &onnx) {
//     return onnx.set(0, onnx("Gelu", {onnx("Add", {onnx.in(0), onnx.in(1)})}));
//   }
// After the first error nothing more is built: every value is a stand-in, with which a handler goes
// on without looking, and `set` fails.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"
#include <variant>

namespace sluice::onnx {

/// What stands after a word: a value, or a plain number of the type of what stands before it.
struct WordOperand {
  WordOperand(const GraphValue &value) : value(value) {}
  template <typename T, typename = std::enable_if_t<std::is_arithmetic_v<T>>>
  WordOperand(T number) : number(number) {}
  GraphValue value;
  std::optional<Number> number;
};

/// Operators of ONNX by their names, and the ones of which others are made by words. Operands of
/// words on elements broadcast and have one type.
class Compose {
public:
  struct Attribute {
    const char *name;
    std::variant<int64_t, float, std::string, SmallVector<int64_t>, const ::onnx::AttributeProto *>
        value;
  };
  using Inputs = ArrayRef<GraphValue>;
  using Operand = WordOperand;
  using Attributes = ArrayRef<Attribute>;

  explicit Compose(Node &node) : node(node) {}

  /// The first result of operator `name`, as opset 21 has it or a later one brought it. Inputs that
  /// do not exist are absent.
  GraphValue operator()(StringRef name, Inputs inputs, Attributes attributes = {}) {
    return all(name, inputs, 1, attributes)[0];
  }
  /// Its first `count` results.
  SmallVector<GraphValue> all(StringRef name, Inputs inputs, unsigned count,
                              Attributes attributes = {});

  /// The attributes of the node, for an operator with the same ones.
  SmallVector<Attribute> given();
  /// Input `index` of the node; a value that does not exist if it is absent.
  GraphValue in(unsigned index) { return node.has(index) ? node.in(index) : GraphValue(); }

  /// Those from `first` to before `end`, at most all there are.
  SmallVector<GraphValue> ins(unsigned first = 0, unsigned end = UINT_MAX) {
    auto range = llvm::seq(first, std::min(end, node.numInputs()));
    return llvm::map_to_vector(range, [&](unsigned i) { return in(i); });
  }

  // Numbers and sizes.
  GraphValue number(int32_t type, Number value);
  GraphValue integers(ArrayRef<int64_t> values);
  GraphValue integer(OpFoldResult value) { return GraphValue::scalar(node.value(value), kInt64); }
  GraphValue integersOf(ArrayRef<OpFoldResult> values) {
    return {node.values(values), kInt64, {fixed(values.size())}};
  }
  OpFoldResult fixed(int64_t value) { return node.fixed(value); }
  /// 0, 1, ... below `count`.
  GraphValue range(OpFoldResult count, int32_t type = kInt64);

  // One element at a time, as `Cell` has the words.
  GraphValue add(const GraphValue &a, const Operand &b) { return pair("Add", a, b); }
  /// a + b, or a alone if there is no b.
  GraphValue addIf(const GraphValue &a, const GraphValue &b) { return b.exists() ? add(a, b) : a; }
  GraphValue sub(const GraphValue &a, const Operand &b) { return pair("Sub", a, b); }
  GraphValue mul(const GraphValue &a, const Operand &b) { return pair("Mul", a, b); }
  GraphValue scaled(const GraphValue &a, double factor) { return factor == 1 ? a : mul(a, factor); }
  GraphValue div(const GraphValue &a, const Operand &b) { return pair("Div", a, b); }
  GraphValue min(const GraphValue &a, const Operand &b) { return pair("Min", a, b); }
  GraphValue max(const GraphValue &a, const Operand &b) { return pair("Max", a, b); }
  GraphValue equal(const GraphValue &a, const Operand &b) { return pair("Equal", a, b); }
  GraphValue less(const GraphValue &a, const Operand &b) { return pair("Less", a, b); }
  GraphValue atMost(const GraphValue &a, const Operand &b) { return pair("LessOrEqual", a, b); }
  GraphValue greater(const GraphValue &a, const Operand &b) { return pair("Greater", a, b); }
  GraphValue atLeast(const GraphValue &a, const Operand &b) { return pair("GreaterOrEqual", a, b); }
  /// One of `a` and `b`, at least, is a value.
  GraphValue select(const GraphValue &condition, const Operand &a, const Operand &b) {
    int32_t type = a.number ? b.value.type : a.value.type;
    return (*this)("Where", {condition, resolved(a, type), resolved(b, type)});
  }
  GraphValue both(const GraphValue &a, const GraphValue &b) { return (*this)("And", {a, b}); }
  GraphValue either(const GraphValue &a, const GraphValue &b) { return (*this)("Or", {a, b}); }
  GraphValue isNot(const GraphValue &a) { return (*this)("Not", a); }
  GraphValue isNan(const GraphValue &a) { return (*this)("IsNaN", a); }
  GraphValue cast(const GraphValue &a, int32_t type) {
    return a.type == type ? a : (*this)("Cast", {a}, {{"to", int64_t(type)}});
  }
  /// What ONNX has no operator for: `body` makes an element of one of each operand, broadcast.
  GraphValue elementwise(Inputs operands, int32_t type, ScalarBody body);

  // The same elements elsewhere.
  GraphValue reshaped(GraphValue value, const Shape &shape) {
    return lost || !value.exists() ? missing() : node.reshaped(value, shape);
  }
  /// All elements, one after the other.
  GraphValue flat(const GraphValue &x) { return reshaped(x, {node.product(x.shape)}); }
  /// A vector as dimension `axis` of `rank` ones.
  GraphValue along(const GraphValue &x, int64_t axis, int64_t rank) {
    if (lost || x.rank() != 1)
      return fail("a vector is needed");
    Shape shape(rank, fixed(1));
    shape[axis] = x.shape.front();
    return reshaped(x, shape);
  }
  GraphValue unsqueezed(const GraphValue &x, ArrayRef<int64_t> axes) {
    return axes.empty() ? x : (*this)("Unsqueeze", {x, integers(axes)});
  }
  GraphValue squeezed(const GraphValue &x, ArrayRef<int64_t> axes) {
    return axes.empty() ? x : (*this)("Squeeze", {x, integers(axes)});
  }
  GraphValue expanded(const GraphValue &x, const Shape &shape) {
    return shape.empty() ? x : (*this)("Expand", {x, integersOf(shape)});
  }
  GraphValue transposed(const GraphValue &x, ArrayRef<int64_t> order) {
    return (*this)("Transpose", x, {{"perm", SmallVector<int64_t>(order)}});
  }
  /// With two dimensions exchanged.
  GraphValue exchanged(const GraphValue &x, int64_t a, int64_t b);
  GraphValue matrixTransposed(const GraphValue &x) {
    return x.rank() < 2 ? x : exchanged(x, x.rank() - 2, x.rank() - 1);
  }
  /// [batch, ..., channels] as [batch, channels, ...], and back.
  GraphValue channelsFirst(GraphValue value, bool isBack = false);
  GraphValue channelsLast(GraphValue value) { return channelsFirst(value, /*isBack=*/true); }
  GraphValue slice(const GraphValue &x, int64_t axis, OpFoldResult begin, OpFoldResult end,
                   int64_t step = 1) {
    return (*this)("Slice",
                   {x, integersOf(begin), integersOf(end), integers(axis), integers(step)});
  }
  /// `size` elements of dimension `axis`: what is behind them is cut off, zeros are put there.
  GraphValue fitted(const GraphValue &x, int64_t axis, OpFoldResult size) {
    if (node.sameSize(size, x.shape[axis]))
      return x;
    GraphValue pads = integersOf({fixed(0), node.sub(size, x.shape[axis])});
    return (*this)("Pad", {x, pads, {}, integers(axis)});
  }
  GraphValue concat(Inputs parts, int64_t axis) {
    return (*this)("Concat", parts, {{"axis", axis}});
  }
  /// Parts of these sizes, one behind the other along `axis`.
  SmallVector<GraphValue> split(const GraphValue &x, ArrayRef<int64_t> sizes, int64_t axis = -1) {
    return all("Split", {x, integers(sizes)}, sizes.size(), {{"axis", axis}});
  }
  /// What is at `places` of dimension `axis`; the shape of `places` takes its place.
  GraphValue gather(const GraphValue &x, const GraphValue &places, int64_t axis = 0) {
    return (*this)("Gather", {x, places}, {{"axis", axis}});
  }
  /// The same, as a tensor that bodies of elements can read.
  GraphValue tensor(GraphValue x) { return node.tensor(x), x; }
  /// The broadcast of both shapes.
  Shape broadcast(const Shape &a, const Shape &b);

  // Elements put together.
  /// "ReduceSum" and the like over `axes`, which stay with size 1 if `keep`; over all if empty.
  GraphValue reduce(StringRef name, const GraphValue &x, ArrayRef<int64_t> axes, bool keep) {
    return (*this)(name, {x, integers(axes)}, {{"keepdims", int64_t(keep)}});
  }
  /// x * sigmoid(alpha * x)
  GraphValue silu(const GraphValue &x, double alpha = 1) {
    return mul(x, (*this)("Sigmoid", {scaled(x, alpha)}));
  }
  GraphValue softmax(const GraphValue &x) { return (*this)("Softmax", x, {{"axis", -1}}); }
  GraphValue matmul(const GraphValue &a, const GraphValue &b) { return (*this)("MatMul", {a, b}); }
  /// Values and places of the first `count` along `axis`, the largest or the least first.
  SmallVector<GraphValue> best(const GraphValue &x, OpFoldResult count, int64_t axis,
                               bool largest) {
    return all("TopK", {x, integersOf(count)}, 2, {{"axis", axis}, {"largest", largest}});
  }

  // The end.
  /// Fails now or at run time, with the name of the operator and `message`, unless they are equal.
  void requireEqual(OpFoldResult a, OpFoldResult b, const Twine &message) {
    lost |= ok() && failed(node.requireSame(a, b, message));
  }
  /// Tells the error, if it is the first one. A stand-in.
  GraphValue fail(const Twine &message);
  bool ok() const { return !lost; }
  bool lost = false; ///< An error was reported.
  /// Has dimensions to ask for.
  GraphValue standIn();
  /// A result of the node.
  LogicalResult set(unsigned output, GraphValue value);
  /// The first results.
  LogicalResult setAll(ArrayRef<GraphValue> values);

  Node &node;

private:
  GraphValue missing() { return fail("an operand is missing"); }
  GraphValue resolved(const Operand &operand, int32_t type) {
    if (operand.number)
      return number(type, *operand.number);
    return operand.value.exists() ? operand.value : missing();
  }
  GraphValue pair(const char *op, const GraphValue &a, const Operand &b) {
    return (*this)(op, {a, resolved(b, a.type)});
  }
};

} // namespace sluice::onnx
