//===- Generators.cpp - operators that make tensors from sizes ------------===//
#include "compiler/Input/Onnx/Graph.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

LogicalResult importConstantOfShape(Node &node) {
  auto sizes = SLUICE_TRY(node.elements(node.in(0)));
  Shape shape;
  for (Value size : sizes)
    shape.push_back(getAsOpFoldResult(size));
  int32_t type = kFloat;
  Value scalar;
  if (auto *value = node.find("value")) {
    auto constant = SLUICE_TRY(node.graph.constant(value->t(), node.builder, node.loc));
    type = constant.type;
    auto *elements = node.elements(constant);
    if (!elements || elements->size() != 1)
      return node.opError() << "value must have one element";
    scalar = (*elements)[0];
  } else {
    scalar = node.constant(kFloat, 0);
  }
  auto count = shape.empty()       ? std::optional<int64_t>(1)
               : shape.size() == 1 ? staticSize(shape[0])
                                   : std::nullopt;
  if (count && *count <= kMaxElements)
    return node.set(0, GraphValue{nullptr, SmallVector<Value>(*count, scalar), type, shape});
  if (isa<IndexType>(scalar.getType()))
    scalar = node.builder.createOrFold<arith::IndexCastOp>(
        node.loc, elementType(node.builder.getContext(), type), scalar);
  return node.set(0, node.fill(scalar, shape, type), type, shape);
}

LogicalResult importRange(Node &node) {
  int32_t type = node.in(0).type;
  SmallVector<Value> bounds; // start, limit, delta
  for (unsigned i = 0; i < 3; ++i) {
    auto *element = node.elements(node.in(i));
    if (!element || element->size() != 1)
      return element ? LogicalResult(node.opError() << "needs scalars") : failure();
    bounds.push_back((*element)[0]);
  }
  Cell b = node.host();
  OpFoldResult count;
  if (isFloat(type)) {
    Value steps = b.div(b.sub(bounds[1], bounds[0]), bounds[2]);
    Value rounded = b.make<arith::FPToSIOp>(b.getI64Type(), b.ceil(steps));
    count = getAsOpFoldResult(b.toIndex(rounded));
  } else {
    for (Value &bound : bounds)
      if (!isa<IndexType>(bound.getType()))
        bound = b.toIndex(bound);
    // ceil((limit - start) / delta)
    OpFoldResult span = node.sub(getAsOpFoldResult(bounds[1]), getAsOpFoldResult(bounds[0])),
                 delta = getAsOpFoldResult(bounds[2]);
    count =
        staticSize(delta) == 1
            ? span
            : getAsOpFoldResult(b.make<arith::CeilDivSIOp>(node.value(span), node.value(delta)));
  }
  count = getAsOpFoldResult(b.max(node.value(count), node.index(0)));
  Shape shape{count};
  auto element = [&](Cell &b, Value position) { // start + position * delta
    if (isFloat(type)) {
      Value at = b.convert(b.toInteger(position), kInt64, type);
      return b.add(bounds[0], b.mul(at, bounds[2]));
    }
    return b.add(bounds[0], b.mul(position, bounds[2]));
  };
  if (auto known = staticSize(count);
      known && *known <= kMaxElements && (type == kInt64 || type == kInt32)) {
    SmallVector<Value> elements;
    for (int64_t i = 0; i < *known; ++i)
      elements.push_back(element(b, node.index(i)));
    return node.set(0, GraphValue{nullptr, elements, type, shape});
  }
  return node.setGeneric(0, {}, {}, shape, type, [&](Cell &b, ValueRange) {
    Value value = element(b, b.index(0));
    return isFloat(type) ? value
                         : b.make<arith::IndexCastOp>(elementType(b.getContext(), type), value);
  });
}

LogicalResult importEyeLike(Node &node, GraphValue &input) {
  int32_t type = node.attribute("dtype", int64_t(input.type));
  int64_t diagonal = node.attribute("k", 0);
  if (input.rank() != 2)
    return node.opError() << "needs a matrix";
  return node.setGeneric(0, {}, {}, input.shape, type, [&](Cell &b, ValueRange) {
    Value row = b.index(0), column = b.index(1);
    Value shifted = b.add(row, diagonal);
    Value is = b.equal(shifted, column);
    return b.convert(is, kBool, type);
  });
}

LogicalResult importTrilu(Node &node, GraphValue &input) {
  bool upper = node.attribute("upper", 1);
  int64_t rank = input.rank();
  Value diagonal = node.index(0);
  if (node.has(1)) {
    auto k = SLUICE_TRY(node.elements(node.in(1)));
    diagonal = k[0];
  }
  int32_t type = input.type;
  Value zero = node.constant(type, 0);
  return node.setGeneric(0, {node.tensor(0)}, {node.ownMap(rank)}, input.shape, type,
                         [&](Cell &b, ValueRange x) {
                           Value row = b.index(rank - 2), column = b.index(rank - 1);
                           Value shifted = b.add(row, diagonal);
                           Value keep = b.is(upper ? Cell::P::sge : Cell::P::sle, column, shifted);
                           return b.select(keep, x[0], zero);
                         });
}

LogicalResult importOneHot(Node &node, GraphValue &indices) {
  GraphValue &values = node.in(2);
  auto depth = SLUICE_TRY(node.elements(node.in(1)));
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", -1), indices.rank() + 1));
  Value size = depth[0];
  if (isa<FloatType>(size.getType()))
    size = node.host().convert(size, node.in(1).type, kInt64);
  if (!isa<IndexType>(size.getType()))
    size = node.host().toIndex(size);
  Shape shape = indices.shape;
  shape.insert(shape.begin() + axis, getAsOpFoldResult(size));
  int64_t rank = shape.size();
  SmallVector<AffineExpr> exprs;
  for (int64_t i = 0; i < rank; ++i)
    if (i != axis)
      exprs.push_back(node.builder.getAffineDimExpr(i));
  MLIRContext *context = node.builder.getContext();
  AffineMap off = AffineMap::get(rank, 0, {getAffineConstantExpr(0, context)}, context),
            on = AffineMap::get(rank, 0, {getAffineConstantExpr(1, context)}, context);
  Value pair = node.tensor(2);
  return node.setGeneric(0, {node.tensor(0), pair, pair},
                         {AffineMap::get(rank, 0, exprs, context), off, on}, shape, values.type,
                         [&](Cell &b, ValueRange x) {
                           Value index = b.convert(x[0], indices.type, kInt64);
                           index = b.toIndex(index);
                           Value wrapped = b.add(index, size);
                           Value negative = b.less(index, 0);
                           index = b.select(negative, wrapped, index);
                           Value is = b.equal(index, b.index(axis));
                           return b.select(is, x[2], x[1]);
                         });
}

} // namespace

const OperatorTable generatorOperators = {
    {"ConstantOfShape", 9, importConstantOfShape},
    {"Range", 11, importRange},
    {"EyeLike", 9, importEyeLike},
    {"Trilu", 14, importTrilu},
    {"OneHot", 9, importOneHot},
};

} // namespace sluice::onnx
