//===- Compose.cpp - an operator in terms of others -----------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Import.h"
#include <onnx/defs/attr_proto_util.h>

namespace sluice::onnx {

/// Handlers see nodes of this opset, or of the one that brought the operator.
constexpr int kOpset = 21;

LogicalResult Handler::operator()(Node &node) const {
  if (plain)
    return plain(node);
  if (!node.has(0))
    return node.opError() << "input 0 is missing";
  if (ofInput)
    return ofInput(node, node.in(0));
  Compose onnx(node);
  return success(succeeded(composed(node, onnx)) && onnx.ok());
}

/// No handler asks for a dimension behind these.
constexpr int64_t kStandInRank = 12;

GraphValue Compose::standIn() {
  Shape shape(kStandInRank, node.fixed(1));
  return {node.empty(shape, kFloat), kFloat, shape};
}

GraphValue Compose::fail(const Twine &message) {
  if (!lost)
    node.opError() << message;
  lost = true;
  return standIn();
}

SmallVector<GraphValue> Compose::all(StringRef name, Inputs inputs, unsigned count,
                                     Attributes attributes) {
  // Of two inputs none may be absent, of more those behind the first.
  Inputs needed = inputs.take_front(inputs.size() == 2 ? 2 : std::min<size_t>(inputs.size(), 1));
  if (lost || !llvm::all_of(needed, [](const GraphValue &x) { return x.exists(); }))
    return SmallVector<GraphValue>(count, missing());
  ::onnx::NodeProto proto;
  proto.set_op_type(name.str());
  for (unsigned i = 0; i < count; ++i)
    proto.add_output(name.str());
  for (const Attribute &attribute : attributes) {
    auto made = [&](const auto &value) {
      using T = std::decay_t<decltype(value)>;
      if constexpr (std::is_pointer_v<T>)
        return *value;
      else if constexpr (std::is_same_v<T, SmallVector<int64_t>>)
        return ::onnx::MakeAttribute(attribute.name, std::vector(value.begin(), value.end()));
      else
        return ::onnx::MakeAttribute(attribute.name, value);
    };
    *proto.add_attribute() = std::visit(made, attribute.value);
  }
  SmallVector<GraphValue> values(inputs);
  // An operator that came later is as it came.
  int opset = kOpset;
  Handler handler = findOperator(name, opset);
  while (!handler && opset < newestOpset())
    handler = findOperator(name, ++opset);
  if (!handler) {
    emitError(node.loc) << "operator " << name
                        << ", which this one is computed with, is not supported";
    lost = true;
    return SmallVector<GraphValue>(count, standIn());
  }
  Node inner(node.graph, proto, opset, node.builder, node.loc);
  for (GraphValue &value : values)
    inner.inputs.push_back(value.exists() ? &value : nullptr);
  SmallVector<GraphValue> results(count);
  inner.captured = &results;
  lost = failed(handler(inner)) ||
         llvm::any_of(results, [](GraphValue &result) { return !result.exists(); });
  return lost ? SmallVector<GraphValue>(count, standIn()) : results;
}

GraphValue Compose::number(int32_t type, Number value) {
  if (scalarType(node.builder.getContext(), type).isIndex())
    return GraphValue::scalar(node.index(value.integer()), type);
  return GraphValue::scalar(node.constant(type, value), type);
}

GraphValue Compose::integers(ArrayRef<int64_t> values) {
  SmallVector<Value> elements;
  for (int64_t value : values)
    elements.push_back(node.index(value));
  return {elements, kInt64, {node.fixed(values.size())}};
}

GraphValue Compose::range(OpFoldResult count, int32_t type) {
  return cast((*this)("Range", {number(kInt64, 0), integer(count), number(kInt64, 1)}), type);
}

GraphValue Compose::elementwise(Inputs operands, int32_t type, ScalarBody body) {
  SmallVector<GraphValue> values(operands);
  if (lost || !llvm::all_of(values, [](const GraphValue &value) { return value.exists(); }))
    return missing();
  auto pointers = llvm::map_to_vector(values, [](GraphValue &value) { return &value; });
  auto result = node.elementwise(pointers, type, body);
  lost = failed(result);
  return lost ? standIn() : *result;
}

Shape Compose::broadcast(const Shape &a, const Shape &b) {
  auto both = ok() ? node.broadcast(a, b) : FailureOr<Shape>(failure());
  lost |= failed(both);
  return ok() ? *both : a;
}

GraphValue Compose::exchanged(const GraphValue &x, int64_t a, int64_t b) {
  auto order = countUp(0, x.rank());
  std::swap(order[a], order[b]);
  return a == b ? x : transposed(x, order);
}

GraphValue Compose::channelsFirst(GraphValue value, bool isBack) {
  auto order = countUp(0, value.rank());
  if (order.size() < 3)
    return value;
  std::rotate(order.begin() + 1, isBack ? order.begin() + 2 : order.end() - 1, order.end());
  return transposed(value, order);
}

SmallVector<Compose::Attribute> Compose::given() {
  return llvm::map_to_vector(node.proto.attribute(), [](const ::onnx::AttributeProto &attribute) {
    return Attribute{attribute.name().c_str(), &attribute};
  });
}

LogicalResult Compose::setAll(ArrayRef<GraphValue> values) {
  return lost ? failure() : LogicalResult(node.setAll(values));
}

LogicalResult Compose::set(unsigned output, GraphValue value) {
  return lost ? failure() : LogicalResult(node.set(output, std::move(value)));
}

} // namespace sluice::onnx
