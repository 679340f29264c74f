//===- Aten.cpp - operands, values and results of one operator ------------===//
#include "compiler/Input/Torch/Aten.h"
#include "compiler/Input/Torch/Ops/Complex.h"
#include "compiler/Input/Torch/TorchDialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace sluice::torch {

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

Aten::Failed Aten::fail(const Twine &message) {
  if (!broken && onnx.ok())
    error() << message;
  broken = true;
  return {};
}

const Argument &Aten::argument(unsigned index) const {
  static const Argument missing;
  return index < arguments.size() ? arguments[index] : missing;
}

/// An error: what was expected of an operand, and what it is.
static void mismatch(Aten &aten, unsigned index, const char *expected) {
  (void)aten.fail("operand " + Twine(index) + " must be " + expected + ", is " +
                  kindName(aten.argument(index).kind));
}

GraphValue Aten::operand(unsigned index) {
  const Argument &found = argument(index);
  if (found.isNone())
    return {};
  if (!found.isTensor() && !found.isNumber()) {
    mismatch(*this, index, "a tensor or a number");
    return number(kFloat, 0);
  }
  return found.value;
}

/// A number that is known while compiling.
static std::optional<double> constantReal(Aten &aten, const Argument &argument) {
  if ((!argument.isNumber() && !argument.isTensor()) || !argument.value.exists())
    return std::nullopt;
  GraphValue value = argument.value;
  auto *elements = aten.node.knownElements(value);
  Attribute constant;
  if (!elements || elements->size() != 1 || !matchPattern(elements->front(), m_Constant(&constant)))
    return std::nullopt;
  if (auto real = dyn_cast<FloatAttr>(constant))
    return real.getValueAsDouble();
  if (auto whole = dyn_cast<IntegerAttr>(constant))
    return whole.getType().isInteger(1) ? double(whole.getValue().getBoolValue())
                                        : double(whole.getInt());
  return std::nullopt;
}

std::optional<double> Aten::knownReal(unsigned index) {
  return argument(index).isNumber() ? constantReal(*this, argument(index)) : std::nullopt;
}

double Aten::real(unsigned index, std::optional<double> fallback) {
  if (isNone(index) && fallback)
    return *fallback;
  auto value = constantReal(*this, argument(index));
  if (!value)
    mismatch(*this, index, "a number that is known at compile time");
  return value.value_or(0);
}

/// As double holds 53 bits only.
static std::optional<int64_t> constantInteger(Aten &aten, const Argument &argument) {
  if ((!argument.isNumber() && !argument.isTensor()) || !argument.value.exists())
    return std::nullopt;
  GraphValue value = argument.value;
  auto integers = isFloat(value.type) ? std::nullopt : aten.node.constantIntegers(value);
  if (!integers || integers->size() != 1)
    return std::nullopt;
  return value.type == kBool ? integers->front() & 1 : integers->front();
}

int64_t Aten::integer(unsigned index, std::optional<int64_t> fallback) {
  if (isNone(index) && fallback)
    return *fallback;
  auto value = constantInteger(*this, argument(index));
  if (!value)
    mismatch(*this, index, "an integer that is known at compile time");
  return value.value_or(0);
}

bool Aten::boolean(unsigned index, std::optional<bool> fallback) {
  return integer(index, fallback ? std::optional<int64_t>(*fallback) : std::nullopt) != 0;
}

std::string Aten::text(unsigned index, const char *fallback) {
  if (isNone(index))
    return fallback;
  if (argument(index).kind != Argument::Text)
    mismatch(*this, index, "a string");
  return argument(index).text;
}

SmallVector<int64_t> Aten::integers(unsigned index) {
  const Argument &found = argument(index);
  if (found.isNone())
    return {};
  if (found.kind != Argument::List)
    return {integer(index)};
  SmallVector<int64_t> result;
  for (const Argument &element : found.list) {
    auto value = constantInteger(*this, element);
    if (!value)
      mismatch(*this, index, "a list of integers that are known at compile time");
    result.push_back(value.value_or(0));
  }
  return result;
}

SmallVector<int64_t> Aten::integers(unsigned index, unsigned count, int64_t fallback) {
  SmallVector<int64_t> values = integers(index);
  if (values.empty())
    values.assign(count, fallback);
  if (values.size() == 1)
    values.assign(count, values[0]);
  if (values.size() != count) {
    (void)fail("operand " + Twine(index) + " has " + Twine(values.size()) + " integers, needs " +
               Twine(count));
    values.resize(count, fallback);
  }
  return values;
}

static OpFoldResult sizeOf(Aten &aten, unsigned index, const Argument &argument) {
  GraphValue value = argument.value;
  if ((argument.isNumber() || argument.isTensor()) && value.exists() && !isFloat(value.type) &&
      value.rank() <= 1) {
    if (auto *elements = aten.node.elements(value); elements && elements->size() == 1) {
      Value only = elements->front();
      if (auto constant = constantInteger(aten, argument))
        return aten.fixed(*constant);
      if (!isa<IndexType>(only.getType()))
        only = arith::IndexCastOp::create(aten.node.builder, aten.node.loc,
                                          aten.node.builder.getIndexType(), only);
      return only;
    }
  }
  mismatch(aten, index, "an integer");
  return aten.fixed(0);
}

OpFoldResult Aten::size(unsigned index, std::optional<int64_t> fallback) {
  return isNone(index) && fallback ? fixed(*fallback) : sizeOf(*this, index, argument(index));
}

Shape Aten::sizes(unsigned index) {
  const Argument &found = argument(index);
  Shape result;
  if (found.isNone())
    return result;
  if (found.kind != Argument::List)
    return {sizeOf(*this, index, found)};
  for (const Argument &element : found.list)
    result.push_back(sizeOf(*this, index, element));
  return result;
}

SmallVector<GraphValue> Aten::operands(unsigned index) {
  const Argument &found = argument(index);
  SmallVector<GraphValue> result;
  if (found.kind != Argument::List) {
    mismatch(*this, index, "a list of tensors");
    return result;
  }
  for (const Argument &element : found.list) {
    if (!element.isTensor() && !element.isNumber() && !element.isNone())
      mismatch(*this, index, "a list of tensors");
    result.push_back(element.value);
  }
  return result;
}

int32_t Aten::dtype(unsigned index, int32_t fallback) {
  if (isNone(index))
    return fallback;
  int64_t code = integer(index);
  int32_t type = typeOfCode(code);
  if (!type && ok())
    (void)fail("the element type with code " + Twine(code) + " is not supported");
  return type ? type : fallback;
}

int64_t Aten::normalized(int64_t axis, int64_t rank) {
  rank = std::max<int64_t>(rank, 1);
  if (axis < -rank || axis >= rank) {
    (void)fail("dimension " + Twine(axis) + " is out of range for rank " + Twine(rank));
    return 0;
  }
  return axis < 0 ? axis + rank : axis;
}

int64_t Aten::axis(unsigned index, int64_t rank, std::optional<int64_t> fallback) {
  return normalized(integer(index, fallback), rank);
}

SmallVector<int64_t> Aten::axes(unsigned index, int64_t rank) {
  SmallVector<int64_t> axes = integers(index);
  if (axes.empty())
    return allAxes(rank);
  for (int64_t &axis : axes)
    axis = normalized(axis, rank);
  if (rank == 0)
    return {};
  return axes;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

int32_t Aten::resultType(unsigned index) const {
  if (index >= op->getNumResults())
    return 0;
  auto type = dyn_cast<TensorType>(op->getResult(index).getType());
  return type ? typeOf(type.element()) : 0;
}

int32_t Aten::promotion(ArrayRef<unsigned> indices) {
  SmallVector<const Argument *> all;
  for (unsigned index : indices)
    if (!isNone(index))
      all.push_back(&argument(index));
  return promoted(all);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

GraphValue Aten::cast(GraphValue value, int32_t type) {
  if (!value.exists() || !type || !ok())
    return value;
  if (isComplex(type) || isComplex(value.type))
    return castComplex(node, value, type);
  return onnx.cast(value, type);
}

GraphValue Aten::integer(OpFoldResult value) {
  return {nullptr, SmallVector<Value>{node.value(value)}, kInt64, {}};
}

GraphValue Aten::integersOf(ArrayRef<OpFoldResult> values) {
  SmallVector<Value> elements;
  for (OpFoldResult value : values)
    elements.push_back(node.value(value));
  return {nullptr, elements, kInt64, {fixed(values.size())}};
}

GraphValue Aten::filled(const Shape &shape, GraphValue scalar) {
  if (!ok())
    return scalar;
  if (shape.empty())
    return scalar;
  auto *elements = node.elements(scalar);
  if (!elements || elements->size() != 1) {
    (void)fail("fills with a value that is not one number");
    return scalar;
  }
  Value element = elements->front();
  Type type = elementType(node.builder.getContext(), scalar.type);
  if (element.getType() != type)
    element = node.builder.createOrFold<arith::IndexCastOp>(node.loc, type, element);
  return {node.fill(element, shape, scalar.type), std::nullopt, scalar.type, shape};
}

GraphValue Aten::elementwise(ArrayRef<GraphValue> operands, int32_t type, onnx::ScalarBody body) {
  if (!ok())
    return {};
  SmallVector<GraphValue> values(operands);
  auto pointers = llvm::map_to_vector(values, [](GraphValue &value) { return &value; });
  auto result = node.elementwise(pointers, type, body);
  broken |= failed(result);
  return broken ? GraphValue() : *result;
}

GraphValue Aten::select(const GraphValue &condition, const Operand &a, const Operand &b) {
  int32_t type = a.number ? b.tensor.type : a.tensor.type;
  return onnx("Where", {condition, resolved(a, type), resolved(b, type)});
}

GraphValue Aten::reduce(const char *reduction, const GraphValue &x, ArrayRef<int64_t> axes,
                        bool keep) {
  if (x.rank() == 0)
    return x;
  return onnx(reduction, {x, onnx.integers(axes)}, {{"keepdims", int64_t(keep)}});
}

GraphValue Aten::slice(const GraphValue &x, int64_t axis, OpFoldResult begin, OpFoldResult end,
                       int64_t step) {
  return onnx("Slice",
              {x, integersOf(begin), integersOf(end), onnx.integers(axis), onnx.integers(step)});
}

GraphValue Aten::unsqueezed(const GraphValue &x, ArrayRef<int64_t> axes) {
  return axes.empty() ? x : onnx("Unsqueeze", {x, onnx.integers(axes)});
}

GraphValue Aten::squeezed(const GraphValue &x, ArrayRef<int64_t> axes) {
  return axes.empty() ? x : onnx("Squeeze", {x, onnx.integers(axes)});
}

GraphValue Aten::expanded(const GraphValue &x, const Shape &shape) {
  return shape.empty() ? x : onnx("Expand", {x, integersOf(shape)});
}

GraphValue Aten::iota(OpFoldResult size, int32_t type) {
  return cast(onnx("Range", {number(kInt64, 0), integer(size), number(kInt64, 1)}), type);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

LogicalResult AtenHandler::operator()(Aten &aten) const {
  auto run = [&](auto known) -> LogicalResult {
    if constexpr (std::is_same_v<decltype(known), std::monostate>)
      llvm_unreachable("no handler");
    else if constexpr (std::is_invocable_r_v<LogicalResult, decltype(known), Aten &>)
      return known(aten);
    else if constexpr (std::is_invocable_v<decltype(known), Aten &>)
      return aten.set(0, known(aten));
    else if constexpr (std::is_invocable_r_v<LogicalResult, decltype(known), Aten &, GraphValue>)
      return known(aten, aten.operand(0));
    else
      return aten.set(0, known(aten, aten.operand(0)));
  };
  return std::visit(run, function);
}

LogicalResult Aten::set(unsigned index, GraphValue value) {
  return set(index, Argument::tensor(std::move(value)));
}

LogicalResult Aten::set(unsigned index, Argument value) {
  if (!ok() || (value.isTensor() && !value.value.exists()))
    return failure();
  if (index < results.size())
    results[index] = std::move(value);
  return success();
}

LogicalResult Aten::setAll(ArrayRef<GraphValue> values) {
  for (auto [i, value] : llvm::enumerate(values))
    if (failed(set(i, value)))
      return failure();
  return success(ok());
}

} // namespace sluice::torch
