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

/// One element at a time, by the words of `Cell`. Operands broadcast and have one type. `Self` has
/// apply(operator, inputs), and resolved(operand, type), the value of an operand.
template <typename Self> class ElementWords {
public:
  using Operand = WordOperand;

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
    return self().apply("Where", {condition, self().resolved(a, type), self().resolved(b, type)});
  }

private:
  Self &self() { return static_cast<Self &>(*this); }
  GraphValue pair(const char *op, const GraphValue &a, const Operand &b) {
    return self().apply(op, {a, self().resolved(b, a.type)});
  }
};

class Compose : public ElementWords<Compose> {
public:
  struct Attribute {
    const char *name;
    std::variant<int64_t, float, std::string, SmallVector<int64_t>, const ::onnx::AttributeProto *>
        value;
  };
  using Inputs = ArrayRef<GraphValue>;
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
  GraphValue number(int32_t type, Number value);
  GraphValue integers(ArrayRef<int64_t> values);
  /// 0, 1, ... below `count`.
  GraphValue range(OpFoldResult count);
  GraphValue reshaped(GraphValue value, const Shape &shape) {
    return lost || !value.exists() ? missing() : node.reshaped(value, shape);
  }
  GraphValue unsqueezed(const GraphValue &value, int64_t axis) {
    return (*this)("Unsqueeze", {value, integers({axis})});
  }
  GraphValue transposed(GraphValue value, ArrayRef<int64_t> order);
  /// With the last two dimensions exchanged.
  GraphValue matrixTransposed(GraphValue value);
  /// [batch, ..., channels] as [batch, channels, ...], and back.
  GraphValue channelsFirst(GraphValue value, bool isBack = false);
  GraphValue channelsLast(GraphValue value) { return channelsFirst(value, /*isBack=*/true); }

  GraphValue cast(const GraphValue &a, int32_t type) {
    return a.type == type ? a : (*this)("Cast", {a}, {{"to", int64_t(type)}});
  }

  /// "ReduceSum" and the like over `axes`, which stay with size 1 if `keep`.
  GraphValue reduce(StringRef name, const GraphValue &x, ArrayRef<int64_t> axes, bool keep) {
    return (*this)(name, {x, integers(axes)}, {{"keepdims", int64_t(keep)}});
  }
  GraphValue softmax(const GraphValue &x) { return (*this)("Softmax", x, {{"axis", -1}}); }
  GraphValue concat(Inputs parts, int64_t axis) {
    return (*this)("Concat", parts, {{"axis", axis}});
  }
  /// What is at `places` of dimension `axis`; the shape of `places` takes its place.
  GraphValue gather(const GraphValue &x, const GraphValue &places, int64_t axis = 0) {
    return (*this)("Gather", {x, places}, {{"axis", axis}});
  }
  /// Parts of these sizes, one behind the other along `axis`.
  SmallVector<GraphValue> split(const GraphValue &x, ArrayRef<int64_t> sizes, int64_t axis = -1) {
    return all("Split", {x, integers(sizes)}, sizes.size(), {{"axis", axis}});
  }

  bool ok() const { return !lost; }
  bool lost = false; ///< An error was reported.
  /// Has dimensions to ask for.
  GraphValue standIn();
  /// A result of the node.
  LogicalResult set(unsigned output, GraphValue value);
  /// The first results.
  LogicalResult setAll(ArrayRef<GraphValue> values);

private:
  /// A stand-in, after an error: what is asked for needs a value that is not there.
  GraphValue missing();
  GraphValue resolved(const Operand &operand, int32_t type) {
    return operand.number ? number(type, *operand.number) : operand.value;
  }
  GraphValue apply(const char *op, Inputs inputs) { return (*this)(op, inputs); }
  friend ElementWords<Compose>;

  Node &node;
};

} // namespace sluice::onnx
