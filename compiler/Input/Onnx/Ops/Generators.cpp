//===- Generators.cpp - operators that make tensors from sizes ------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Node.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

LogicalResult importConstantOfShape(Node &node) {
  auto *sizes = node.elements(node.in(0));
  if (!sizes)
    return failure();
  Shape shape;
  for (Value size : *sizes)
    shape.push_back(getAsOpFoldResult(size));
  int32_t type = kFloat;
  Value scalar;
  if (auto *value = node.find("value")) {
    auto constant = node.graph.constant(value->t(), node.builder, node.loc);
    if (failed(constant))
      return failure();
    type = constant->type;
    auto *elements = node.elements(*constant);
    if (!elements || elements->size() != 1)
      return node.error() << "ConstantOfShape: value must have one element";
    scalar = (*elements)[0];
  } else {
    scalar = node.constant(kFloat, 0);
  }
  auto count = shape.empty()       ? std::optional<int64_t>(1)
               : shape.size() == 1 ? staticSize(shape[0])
                                   : std::nullopt;
  if (count && *count <= kMaxElements) {
    node.set(0, GraphValue{nullptr, SmallVector<Value>(*count, scalar), type, shape});
    return success();
  }
  if (isa<IndexType>(scalar.getType()))
    scalar = node.builder.createOrFold<arith::IndexCastOp>(
        node.loc, elementType(node.builder.getContext(), type), scalar);
  node.set(0, node.fill(scalar, shape, type), type, shape);
  return success();
}

LogicalResult importRange(Node &node) {
  int32_t type = node.in(0).type;
  SmallVector<Value> bounds; // start, limit, delta
  for (unsigned i = 0; i < 3; ++i) {
    auto *element = node.elements(node.in(i));
    if (!element || element->size() != 1)
      return element ? LogicalResult(node.error() << "Range: needs scalars") : failure();
    bounds.push_back((*element)[0]);
  }
  OpBuilder &b = node.builder;
  OpFoldResult count;
  if (isFloat(type)) {
    Value steps = arith::DivFOp::create(
        b, node.loc, arith::SubFOp::create(b, node.loc, bounds[1], bounds[0]), bounds[2]);
    Value rounded = b.createOrFold<arith::FPToSIOp>(node.loc, b.getI64Type(),
                                                    math::CeilOp::create(b, node.loc, steps));
    count =
        getAsOpFoldResult(b.createOrFold<arith::IndexCastOp>(node.loc, b.getIndexType(), rounded));
  } else {
    for (Value &bound : bounds)
      if (!isa<IndexType>(bound.getType()))
        bound = b.createOrFold<arith::IndexCastOp>(node.loc, b.getIndexType(), bound);
    // ceil((limit - start) / delta)
    OpFoldResult span = node.sub(getAsOpFoldResult(bounds[1]), getAsOpFoldResult(bounds[0])),
                 delta = getAsOpFoldResult(bounds[2]);
    count = staticSize(delta) == 1 ? span
                                   : getAsOpFoldResult(b.createOrFold<arith::CeilDivSIOp>(
                                         node.loc, node.value(span), node.value(delta)));
  }
  count =
      getAsOpFoldResult(b.createOrFold<arith::MaxSIOp>(node.loc, node.value(count), node.index(0)));
  Shape shape{count};
  auto element = [&](OpBuilder &builder, Location loc,
                     Value position) -> Value { // start + position * delta
    if (isFloat(type)) {
      Value at = node.convert(
          builder, loc, arith::IndexCastOp::create(builder, loc, builder.getI64Type(), position),
          kInt64, type);
      return arith::AddFOp::create(builder, loc, bounds[0],
                                   arith::MulFOp::create(builder, loc, at, bounds[2]));
    }
    return builder.createOrFold<arith::AddIOp>(
        loc, bounds[0], builder.createOrFold<arith::MulIOp>(loc, position, bounds[2]));
  };
  if (auto known = staticSize(count);
      known && *known <= kMaxElements && (type == kInt64 || type == kInt32)) {
    SmallVector<Value> elements;
    for (int64_t i = 0; i < *known; ++i)
      elements.push_back(element(b, node.loc, node.index(i)));
    node.set(0, GraphValue{nullptr, elements, type, shape});
    return success();
  }
  Value result =
      node.generic({}, {}, shape, type, [&](OpBuilder &builder, Location loc, ValueRange) -> Value {
        Value value = element(builder, loc, linalg::IndexOp::create(builder, loc, 0));
        return isFloat(type) ? value
                             : arith::IndexCastOp::create(
                                   builder, loc, elementType(builder.getContext(), type), value)
                                   .getResult();
      });
  node.set(0, result, type, shape);
  return success();
}

LogicalResult importEyeLike(Node &node) {
  GraphValue &input = node.in(0);
  int32_t type = node.attribute("dtype", int64_t(input.type));
  int64_t diagonal = node.attribute("k", int64_t(0));
  if (input.rank() != 2)
    return node.error() << "EyeLike: needs a matrix";
  node.set(0,
           node.generic({}, {}, input.shape, type,
                        [&](OpBuilder &b, Location loc, ValueRange) -> Value {
                          Value row = linalg::IndexOp::create(b, loc, 0),
                                column = linalg::IndexOp::create(b, loc, 1);
                          Value shifted = arith::AddIOp::create(
                              b, loc, row, arith::ConstantIndexOp::create(b, loc, diagonal));
                          Value is = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                                           shifted, column);
                          return node.convert(b, loc, is, kBool, type);
                        }),
           type, input.shape);
  return success();
}

LogicalResult importTrilu(Node &node) {
  GraphValue &input = node.in(0);
  bool upper = node.attribute("upper", int64_t(1));
  int64_t rank = input.rank();
  Value diagonal = node.index(0);
  if (node.has(1)) {
    auto *k = node.elements(node.in(1));
    if (!k)
      return failure();
    diagonal = (*k)[0];
  }
  int32_t type = input.type;
  Value zero = node.constant(type, 0);
  node.set(0,
           node.generic({node.tensor(0)}, {node.builder.getMultiDimIdentityMap(rank)}, input.shape,
                        type,
                        [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
                          Value row = linalg::IndexOp::create(b, loc, rank - 2),
                                column = linalg::IndexOp::create(b, loc, rank - 1);
                          Value shifted = arith::AddIOp::create(b, loc, row, diagonal);
                          Value keep = arith::CmpIOp::create(
                              b, loc, upper ? arith::CmpIPredicate::sge : arith::CmpIPredicate::sle,
                              column, shifted);
                          return arith::SelectOp::create(b, loc, keep, x[0], zero);
                        }),
           type, input.shape);
  return success();
}

LogicalResult importOneHot(Node &node) {
  GraphValue &indices = node.in(0), &values = node.in(2);
  auto *depth = node.elements(node.in(1));
  if (!depth)
    return failure();
  auto axis = node.normalizeAxis(node.attribute("axis", int64_t(-1)), indices.rank() + 1);
  if (failed(axis))
    return failure();
  Value size = (*depth)[0];
  if (isa<FloatType>(size.getType()))
    size = node.convert(node.builder, node.loc, size, node.in(1).type, kInt64);
  if (!isa<IndexType>(size.getType()))
    size =
        node.builder.createOrFold<arith::IndexCastOp>(node.loc, node.builder.getIndexType(), size);
  Shape shape = indices.shape;
  shape.insert(shape.begin() + *axis, getAsOpFoldResult(size));
  int64_t rank = shape.size();
  SmallVector<AffineExpr> exprs;
  for (int64_t i = 0; i < rank; ++i)
    if (i != *axis)
      exprs.push_back(node.builder.getAffineDimExpr(i));
  MLIRContext *context = node.builder.getContext();
  AffineMap off = AffineMap::get(rank, 0, {getAffineConstantExpr(0, context)}, context),
            on = AffineMap::get(rank, 0, {getAffineConstantExpr(1, context)}, context);
  Value pair = node.tensor(2);
  node.set(0,
           node.generic({node.tensor(0), pair, pair},
                        {AffineMap::get(rank, 0, exprs, context), off, on}, shape, values.type,
                        [&](OpBuilder &b, Location loc, ValueRange x) -> Value {
                          Value index = node.convert(b, loc, x[0], indices.type, kInt64);
                          index = arith::IndexCastOp::create(b, loc, b.getIndexType(), index);
                          Value wrapped = arith::AddIOp::create(b, loc, index, size);
                          Value negative =
                              arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, index,
                                                    arith::ConstantIndexOp::create(b, loc, 0));
                          index = arith::SelectOp::create(b, loc, negative, wrapped, index);
                          Value is = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, index,
                                                           linalg::IndexOp::create(b, loc, *axis));
                          return arith::SelectOp::create(b, loc, is, x[2], x[1]);
                        }),
           values.type, shape);
  return success();
}

constexpr OperatorEntry kGeneratorOperators[] = {
    {"ConstantOfShape", 9, importConstantOfShape},
    {"Range", 11, importRange},
    {"EyeLike", 9, importEyeLike},
    {"Trilu", 14, importTrilu},
    {"OneHot", 9, importOneHot},
};

} // namespace

ArrayRef<OperatorEntry> generatorOperators() { return kGeneratorOperators; }

} // namespace sluice::onnx
