//===- Aten.cpp - operands, values and results of one operator ------------===//
#include "compiler/Input/Torch/Aten.h"
#include "compiler/Input/Torch/TorchDialect.h"
#include "mlir/IR/Matchers.h"

namespace sluice::torch {

//===- Operands -----------------------------------------------------------===//

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

std::optional<double> Aten::known(const Argument &argument) {
  if ((!argument.isNumber() && !argument.isTensor()) || !argument.value.exists())
    return std::nullopt;
  GraphValue value = argument.value;
  auto *elements = node.knownElements(value);
  mlir::Attribute constant;
  if (!elements || elements->size() != 1 || !matchPattern(elements->front(), m_Constant(&constant)))
    return std::nullopt;
  if (auto real = dyn_cast<FloatAttr>(constant))
    return real.getValueAsDouble();
  if (auto whole = dyn_cast<IntegerAttr>(constant))
    return whole.getType().isInteger(1) ? double(whole.getValue().getBoolValue())
                                        : double(whole.getInt());
  return std::nullopt;
}

double Aten::real(unsigned index, std::optional<double> fallback) {
  if (isNone(index) && fallback)
    return *fallback;
  auto value = known(argument(index));
  if (!value)
    mismatch(*this, index, "a number that is known at compile time");
  return value.value_or(0);
}

/// What `read` makes of each element of a list; an error if it makes nothing of one.
template <typename T>
static SmallVector<T> elementsOf(Aten &aten, unsigned index, const char *expected,
                                 llvm::function_ref<std::optional<T>(const Argument &)> read) {
  return llvm::map_to_vector(aten.argument(index).list, [&](const Argument &element) {
    auto value = read(element);
    if (!value)
      mismatch(aten, index, expected);
    return value.value_or(T());
  });
}

SmallVector<double> Aten::reals(unsigned index) {
  return elementsOf<double>(*this, index, "a list of numbers that are known at compile time",
                            [&](const Argument &element) { return known(element); });
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
  return elementsOf<int64_t>(
      *this, index, "a list of integers that are known at compile time",
      [&](const Argument &element) { return constantInteger(*this, element); });
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

OpFoldResult Aten::sizeOf(unsigned index, const Argument &argument) {
  GraphValue value = argument.value;
  if ((argument.isNumber() || argument.isTensor()) && value.exists() && !isFloat(value.type) &&
      value.rank() <= 1) {
    if (auto *elements = node.elements(value); elements && elements->size() == 1) {
      Value only = elements->front();
      if (auto constant = constantInteger(*this, argument))
        return fixed(*constant);
      return isa<IndexType>(only.getType()) ? only : node.host().toIndex(only);
    }
  }
  mismatch(*this, index, "an integer");
  return fixed(0);
}

OpFoldResult Aten::size(unsigned index, std::optional<int64_t> fallback) {
  return isNone(index) && fallback ? fixed(*fallback) : sizeOf(index, argument(index));
}

Shape Aten::sizes(unsigned index) {
  const Argument &found = argument(index);
  if (found.isNone())
    return {};
  return llvm::map_to_vector(found.kind == Argument::List ? ArrayRef(found.list) : ArrayRef(found),
                             [&](const Argument &element) { return sizeOf(index, element); });
}

SmallVector<GraphValue> Aten::operands(unsigned index) {
  constexpr const char *kExpected = "a list of tensors";
  if (argument(index).kind != Argument::List)
    mismatch(*this, index, kExpected);
  return elementsOf<GraphValue>(*this, index, kExpected, [](const Argument &element) {
    bool isOne = element.isTensor() || element.isNumber() || element.isNone();
    return isOne ? std::optional(element.value) : std::nullopt;
  });
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

void Aten::requireIndex(OpFoldResult index, const GraphValue &x, int64_t axis) {
  OpFoldResult size = x.shape[axis];
  auto known = staticSize(index), all = staticSize(size);
  auto number = [](auto number) { return number ? " " + std::to_string(*number) : ""; };
  std::string problem = "index" + number(known) + " is out of range for dimension " +
                        std::to_string(axis) + (all ? " of size" : "") + number(all);
  if (known && all) {
    if (*known >= *all || *known < -*all)
      (void)fail(problem);
    return;
  }
  Cell c = node.host();
  Value at = node.value(index), end = node.value(size);
  node.require(c.both(c.atLeast(at, c.neg(end)), c.less(at, end)), node.op() + ": " + problem);
}

int64_t Aten::axis(unsigned index, int64_t rank, std::optional<int64_t> fallback) {
  return normalized(integer(index, fallback), rank);
}

SmallVector<int64_t> Aten::axes(unsigned index, int64_t rank) {
  SmallVector<int64_t> axes = integers(index);
  if (axes.empty())
    return countUp(0, rank);
  for (int64_t &axis : axes)
    axis = normalized(axis, rank);
  if (rank == 0)
    return {};
  return axes;
}

//===- Types --------------------------------------------------------------===//

int32_t Aten::resultType(unsigned index) const {
  if (index >= op->getNumResults())
    return 0;
  Type type = op->getResult(index).getType();
  if (auto tensor = dyn_cast<TensorType>(type))
    return typeOf(tensor.element());
  auto host = dyn_cast<HostType>(type);
  return !host              ? 0
         : host.is("int")   ? kInt64
         : host.is("float") ? kDouble
         : host.is("bool")  ? kBool
                            : 0;
}

int32_t Aten::promotion(ArrayRef<unsigned> indices) {
  SmallVector<const Argument *> all;
  for (unsigned index : indices)
    if (!isNone(index))
      all.push_back(&argument(index));
  int32_t type = promoted(all);
  // Floats of Python are of 64 bits among themselves.
  return type == kFloat && op->getNumResults() && isa<HostType>(op->getResult(0).getType())
             ? int32_t(kDouble)
             : type;
}

//===- Values -------------------------------------------------------------===//

GraphValue Aten::cast(GraphValue value, int32_t type) {
  if (!value.exists() || !type || type == value.type || !ok())
    return value;
  if (isComplex(type) || isComplex(value.type))
    return castComplex(*this, value, type);
  return onnx("Cast", {value}, {{"to", int64_t(type)}});
}

GraphValue Aten::filled(const Shape &shape, GraphValue scalar) {
  if (!ok() || shape.empty())
    return scalar;
  auto *elements = scalar.exists() ? node.elements(scalar) : nullptr;
  if (!elements || elements->size() != 1)
    return fail("fills with a value that is not one number");
  Value element = elements->front();
  Type type = elementType(node.builder.getContext(), scalar.type);
  if (element.getType() != type)
    element = node.builder.createOrFold<arith::IndexCastOp>(node.loc, type, element);
  return {node.fill(element, shape, scalar.type), scalar.type, shape};
}

//===- Results ------------------------------------------------------------===//

Results AtenHandler::operator()(Aten &aten) const {
  if (leastRank && aten.operand(0).rank() < leastRank)
    return aten.fail("needs a tensor of rank " + Twine(leastRank) + " or more");
  return call(function, aten);
}

/// The only element of `x` as a number of `type`, of Python's type that is next to its own if 0.
static Argument asNumber(Aten &aten, GraphValue x, int32_t type) {
  x = aten.cast(x, type              ? type
                   : isFloat(x.type) ? int32_t(kDouble)
                   : x.type == kBool ? int32_t(kBool)
                                     : int32_t(kInt64));
  x = x.rank() ? aten.reshaped(x, {}) : x;
  auto *elements = aten.ok() ? aten.node.elements(x) : nullptr;
  aten.onnx.lost |= !elements || elements->size() != 1;
  return aten.ok() ? Argument::number(elements->front(), x.type) : Argument();
}

SmallVector<Argument> Aten::finished(Results results) {
  results.all.resize(op->getNumResults());
  for (auto [index, result] : llvm::enumerate(results.all))
    if (auto host = dyn_cast<HostType>(op->getResult(index).getType());
        host && result.isTensor() && ok() && host.parameters().empty())
      result = asNumber(*this, result.value, resultType(index));
  return results.all;
}

} // namespace sluice::torch
