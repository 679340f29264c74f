//===- Node.cpp - attributes, elements and host scalars of a node ---------===//
#include "compiler/Input/Onnx/Node.h"
#include "compiler/Input/Onnx/Graph.h"
#include "llvm/ADT/StringExtras.h"

namespace sluice::onnx {

Node::Node(Graph &graph, const ::onnx::NodeProto &proto, int opset, OpBuilder &builder,
           Location loc)
    : graph(graph), proto(proto), version(opset), builder(builder), loc(loc) {}

StringRef Node::op() const { return proto.op_type(); }
unsigned Node::numOutputs() const { return proto.output_size(); }
bool Node::wants(unsigned index) const {
  return int(index) < proto.output_size() && !proto.output(index).empty();
}

const ::onnx::AttributeProto *Node::find(StringRef name) const {
  for (const auto &attribute : proto.attribute())
    if (attribute.name() == name)
      return &attribute;
  return nullptr;
}

/// The attribute `name`; null if it is not there, and after an error if it is of another type. The
/// node is given up then.
static const ::onnx::AttributeProto *findTyped(const Node &node, StringRef name,
                                               ::onnx::AttributeProto::AttributeType type) {
  auto *found = node.find(name);
  if (!found || found->type() == type || !found->has_type())
    return found;
  node.opError() << "attribute '" << name << "' is of type "
                 << ::onnx::AttributeProto::AttributeType_Name(found->type()) << ", not "
                 << ::onnx::AttributeProto::AttributeType_Name(type);
  return nullptr;
}

int64_t Node::attribute(StringRef name, int64_t fallback) const {
  auto *found = findTyped(*this, name, ::onnx::AttributeProto::INT);
  return found ? found->i() : fallback;
}
float Node::attribute(StringRef name, float fallback) const {
  auto *found = findTyped(*this, name, ::onnx::AttributeProto::FLOAT);
  return found ? found->f() : fallback;
}
std::string Node::attribute(StringRef name, const char *fallback) const {
  auto *found = findTyped(*this, name, ::onnx::AttributeProto::STRING);
  return found ? found->s() : std::string(fallback);
}
FailureOr<std::string> Node::oneOf(StringRef name, ArrayRef<const char *> choices) const {
  std::string value = attribute(name, choices.front());
  if (!llvm::is_contained(choices, value))
    return opError() << "unknown " << name << " '" << value << "', only "
                     << llvm::join(choices, ", ") << " are supported";
  return value;
}

/// The same for lists, which are empty if they are not there.
static const ::onnx::AttributeProto &findList(const Node &node, StringRef name,
                                              ::onnx::AttributeProto::AttributeType type) {
  auto *found = findTyped(node, name, type);
  return found ? *found : ::onnx::AttributeProto::default_instance();
}
SmallVector<int64_t> Node::integers(StringRef name) const {
  return llvm::to_vector_of<int64_t>(findList(*this, name, ::onnx::AttributeProto::INTS).ints());
}
SmallVector<float> Node::floats(StringRef name) const {
  return llvm::to_vector(findList(*this, name, ::onnx::AttributeProto::FLOATS).floats());
}
SmallVector<std::string> Node::strings(StringRef name) const {
  return llvm::to_vector(findList(*this, name, ::onnx::AttributeProto::STRINGS).strings());
}

LogicalResult Node::check(ArrayRef<InputRule> rules) {
  constexpr const char *kElements[] = {"a tensor", "floats", "integers"};
  for (auto [i, rule] : llvm::enumerate(rules)) {
    if (!has(i))
      return opError() << "input " << i << " is missing";
    int32_t type = in(i).type;
    bool fits =
        rule.elements == kAnything || (rule.elements == kFloats ? isFloat : isInteger)(type);
    if (fits && in(i).rank() >= rule.least && in(i).rank() <= rule.most)
      continue;
    auto diagnostic = opError() << "input " << i << " must be " << kElements[rule.elements];
    if (rule.least == rule.most || rule.least > 0)
      diagnostic << " of rank " << rule.least;
    if (rule.least != rule.most && rule.most == kAnyRank)
      diagnostic << (rule.least > 0 ? " or more" : "");
    else if (rule.least != rule.most)
      diagnostic << " to " << rule.most;
    return diagnostic << ", is " << typeName(type) << " of rank " << in(i).rank();
  }
  return success();
}

Node::Done Node::set(unsigned output, GraphValue value) {
  if (captured && output < captured->size())
    (*captured)[output] = std::move(value);
  else if (wants(output) && !captured)
    graph.define(proto.output(output), std::move(value));
  return {};
}

Node::Done Node::set(unsigned output, Value tensor, int32_t type, std::optional<Shape> shape) {
  if (!shape)
    shape = tensor::getMixedSizes(builder, loc, tensor);
  return set(output, GraphValue{tensor, type, *shape});
}

Node::Done Node::setAll(ArrayRef<GraphValue> values) {
  for (auto [output, value] : llvm::enumerate(values))
    set(output, value);
  return {};
}

//===- Elements -----------------------------------------------------------===//

Value Node::tensor(GraphValue &value) {
  if (value.tensor)
    return value.tensor;
  // Made where it is first asked for; a use in another region asks again.
  Type type = elementType(builder.getContext(), value.type);
  SmallVector<Value> scalars;
  SmallVector<Attribute> constants;
  for (Value element : *value.elements) {
    Attribute constant;
    if (matchPattern(element, m_Constant(&constant)))
      constants.push_back(isa<IndexType>(element.getType())
                              ? builder.getIntegerAttr(type, cast<IntegerAttr>(constant).getInt())
                              : constant);
    scalars.push_back(element);
  }
  auto tensorType = RankedTensorType::get(staticShape(value.shape), type);
  if (constants.size() == scalars.size())
    return arith::ConstantOp::create(builder, loc, DenseElementsAttr::get(tensorType, constants));
  for (Value &scalar : scalars)
    if (scalar.getType() != type)
      scalar = builder.createOrFold<arith::IndexCastOp>(loc, type, scalar);
  return tensor::FromElementsOp::create(builder, loc, tensorType, scalars);
}

/// How many elements there are; none if that is not known or they cannot be a list.
static std::optional<int64_t> listSize(const GraphValue &value) {
  SmallVector<int64_t> shape = staticShape(value.shape);
  if (ShapedType::isDynamicShape(shape))
    return std::nullopt;
  int64_t count = ShapedType::getNumElements(shape);
  bool fits = (value.rank() <= 1 || count == 1) && count <= kMaxElements;
  return fits ? std::optional(count) : std::nullopt;
}

const SmallVector<Value> *Node::knownElements(GraphValue &value) {
  if (value.elements)
    return &*value.elements;
  std::optional<int64_t> count = listSize(value);
  if (!count || !value.tensor || isComplex(value.type))
    return nullptr;
  if (count == 0)
    return &value.elements.emplace();
  DenseElementsAttr dense;
  if (!matchPattern(value.tensor, m_Constant(&dense)))
    return nullptr;
  SmallVector<Value> elements;
  for (Attribute attribute : dense.getValues<Attribute>()) {
    Type type = scalarType(builder.getContext(), value.type);
    auto typed = isa<IndexType>(type) ? builder.getIndexAttr(cast<IntegerAttr>(attribute).getInt())
                                      : cast<TypedAttr>(attribute);
    elements.push_back(arith::ConstantOp::create(graph.constantBuilder, loc, typed));
  }
  value.elements = std::move(elements);
  return &*value.elements;
}

Value Node::read(const GraphValue &value, ArrayRef<Value> position) {
  Value element = host().at(value, position);
  return scalarType(builder.getContext(), value.type).isIndex() ? host().toIndex(element) : element;
}

const SmallVector<Value> *Node::elements(GraphValue &value) {
  if (auto *known = knownElements(value))
    return known;
  std::optional<int64_t> count = listSize(value);
  if (!count) {
    SmallVector<int64_t> shape = staticShape(value.shape);
    opError() << "needs the elements of a tensor on the host, which has "
              << (ShapedType::isDynamicShape(shape)
                      ? std::string("an unknown number")
                      : std::to_string(ShapedType::getNumElements(shape)))
              << " of them; at most " << kMaxElements << " of a tensor of rank 1 are possible";
    return nullptr;
  }
  SmallVector<Value> elements;
  for (int64_t i = 0; i < *count; ++i) {
    SmallVector<Value> at(value.rank(), index(i));
    elements.push_back(read(value, at));
  }
  graph.scratch.push_back(std::make_unique<SmallVector<Value>>(std::move(elements)));
  return graph.scratch.back().get();
}

Value Node::onlyElement(unsigned input) {
  GraphValue &value = in(input);
  std::string message = (op() + ": input " + Twine(input) + " must be one number").str();
  if (value.rank() > 1 ||
      (value.rank() == 1 &&
       failed(requireEqual(value.shape[0], builder.getIndexAttr(1), message)))) {
    if (value.rank() > 1)
      error() << message << ", has rank " << value.rank();
    return {};
  }
  if (auto *known = knownElements(value))
    return known->front();
  return read(value, SmallVector<Value>(value.rank(), index(0)));
}

std::optional<SmallVector<int64_t>> Node::constantIntegers(GraphValue &value) {
  auto *known = knownElements(value);
  if (!known)
    return std::nullopt;
  SmallVector<int64_t> result;
  for (Value element : *known) {
    APInt constant;
    if (!matchPattern(element, m_ConstantInt(&constant)))
      return std::nullopt;
    result.push_back(constant.getSExtValue());
  }
  return result;
}

FailureOr<std::optional<SmallVector<int64_t>>> Node::axesOf(StringRef name, unsigned input) {
  if (find(name))
    return std::optional(integers(name));
  if (!has(input))
    return std::optional<SmallVector<int64_t>>();
  auto axes = constantIntegers(in(input));
  if (!axes)
    return error() << op() << ": input " << input << " (" << name << ") must be constant";
  return axes;
}

//===- Scalars ------------------------------------------------------------===//

Value Node::index(int64_t value) { return arith::ConstantIndexOp::create(builder, loc, value); }

Value Node::value(OpFoldResult size) { return getValueOrCreateConstantIndexOp(builder, loc, size); }

/// The size in its simplest form: a constant, or a value that computes it.
static OpFoldResult simplest(Node &node, const Size &size) {
  if (std::optional<int64_t> constant = size.constant())
    return node.fixed(*constant);
  return node.graph.sizes.materialize(node.builder, node.loc, size);
}

OpFoldResult Node::add(OpFoldResult a, OpFoldResult b) {
  return simplest(*this, graph.sizes.of(a) + graph.sizes.of(b));
}
OpFoldResult Node::sub(OpFoldResult a, OpFoldResult b) {
  return simplest(*this, graph.sizes.of(a) - graph.sizes.of(b));
}
OpFoldResult Node::mul(OpFoldResult a, OpFoldResult b) {
  return simplest(*this, graph.sizes.mul(graph.sizes.of(a), graph.sizes.of(b)));
}
OpFoldResult Node::floorDiv(OpFoldResult a, OpFoldResult b) {
  return simplest(*this, graph.sizes.floorDiv(graph.sizes.of(a), graph.sizes.of(b)));
}
OpFoldResult Node::min(OpFoldResult a, OpFoldResult b) {
  return simplest(*this, graph.sizes.min(graph.sizes.of(a), graph.sizes.of(b)));
}
OpFoldResult Node::max(OpFoldResult a, OpFoldResult b) {
  return simplest(*this, graph.sizes.max(graph.sizes.of(a), graph.sizes.of(b)));
}
bool Node::sameSize(OpFoldResult a, OpFoldResult b) {
  return graph.sizes.of(a) == graph.sizes.of(b);
}
OpFoldResult Node::product(ArrayRef<OpFoldResult> sizes) {
  OpFoldResult result = builder.getIndexAttr(1);
  for (OpFoldResult size : sizes)
    result = mul(result, size);
  return result;
}

LogicalResult Node::requireEqual(OpFoldResult a, OpFoldResult b, const Twine &message) {
  if (sameSize(a, b))
    return success();
  auto x = staticSize(a), y = staticSize(b);
  if (x && y)
    return error() << message << " (" << *x << " and " << *y << ")";
  require(host().equal(value(a), value(b)), message);
  return success();
}

LogicalResult Node::requireSizes(ArrayRef<OpFoldResult> sizes) {
  for (auto [i, size] : llvm::enumerate(sizes))
    if (staticSize(size).value_or(0) < 0)
      return opError() << "the size " << *staticSize(size) << " at position " << i
                       << " is negative";
  return success();
}

void Node::require(Value condition, const Twine &message) {
  if (graph.sizes.decide(condition) != true)
    cf::AssertOp::create(builder, loc, condition, message.str());
}

FailureOr<int64_t> Node::normalizeAxis(int64_t axis, int64_t rank) {
  int64_t result = axis < 0 ? axis + rank : axis;
  if (result < 0 || result >= rank)
    return error() << op() << ": axis " << axis << " is out of range for rank " << rank;
  return result;
}

LogicalResult Node::normalizeAxes(SmallVectorImpl<int64_t> &axes, int64_t rank) {
  for (int64_t &axis : axes) {
    axis = SLUICE_TRY(normalizeAxis(axis, rank));
  }
  return success();
}

FailureOr<SmallVector<GraphValue>> Node::inlineGraph(const ::onnx::GraphProto &body,
                                                     ArrayRef<GraphValue> arguments) {
  return graph.importSubgraph(body, arguments, builder);
}

} // namespace sluice::onnx
