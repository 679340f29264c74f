//===- Tensors.cpp - the tensor idioms that operators are written in ------===//
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Onnx/Graph.h"

namespace sluice::onnx {

Value Node::empty(const Shape &shape, int32_t type) {
  return tensor::EmptyOp::create(builder, loc, shape, elementType(builder.getContext(), type));
}

GraphValue Node::fill(Value scalar, const Shape &shape, int32_t type) {
  return {linalg::FillOp::create(builder, loc, scalar, empty(shape, type)).getResult(0), type,
          shape};
}

/// Whether one of two sizes, of which none is known to be 1, may be 1 at run time and the other
/// not. Sizes that are computed from the same dimension are taken to be equal: 2 * ceil(n / 4) and
/// ceil(n / 2) of a feature pyramid are, but for pictures of a few pixels, and room for both would
/// take half as much memory again.
static bool mayBroadcast(Node &node, OpFoldResult a, OpFoldResult b) {
  SizeTable &sizes = node.graph.sizes;
  Size x = sizes.of(a), y = sizes.of(b);
  auto atMostOne = [&](const Size &size) {
    return !size.constant() && sizes.upperBound(size).value_or(2) <= 1;
  };
  if (atMostOne(x) || atMostOne(y))
    return true; // The last n rows of a table that may have one only: those from max(rows - n, 0)
                 // on.
  if ((x.constant() && y.constant()) || sizes.areRelated(x, y))
    return false;
  return sizes.lowerBound(x).value_or(0) < 2 || sizes.lowerBound(y).value_or(0) < 2;
}

static Value castTo(Node &node, Value value, ArrayRef<int64_t> shape);

/// `shape` with the sizes as constants that are proven to be.
static Shape withKnownSizes(Node &node, Shape shape) {
  for (OpFoldResult &size : shape)
    if (std::optional<int64_t> known = node.graph.sizes.of(size).constant())
      size = node.fixed(*known);
  return shape;
}

FailureOr<Shape> Node::broadcast(const Shape &first, const Shape &second) {
  size_t rank = std::max(first.size(), second.size());
  Shape a(rank - first.size(), fixed(1)), b(rank - second.size(), fixed(1)), result;
  llvm::append_range(a, withKnownSizes(*this, first));
  llvm::append_range(b, withKnownSizes(*this, second));
  for (auto [i, x, y] : llvm::enumerate(a, b)) {
    if (staticSize(x) == 1 || staticSize(y) == 1) {
      result.push_back(staticSize(x) == 1 ? y : x);
      continue;
    }
    std::string message = (op() + ": sizes of dimension " + Twine(i) + " do not broadcast").str();
    if (sameSize(x, y) || !mayBroadcast(*this, x, y)) {
      SLUICE_TRY(requireEqual(x, y, message));
      result.push_back(staticSize(y) ? y : x);
      continue;
    }
    // One of them may be 1 at run time.
    if (staticSize(x))
      std::swap(x, y);
    Cell c = host();
    Value xIsOne = c.equal(value(x), 1), valid = c.either(c.equal(value(x), value(y)), xIsOne);
    if (!staticSize(y)) {
      valid = c.either(valid, c.equal(value(y), 1));
      y = c.select(xIsOne, value(y), value(x));
    }
    result.push_back(y);
    cf::AssertOp::create(builder, loc, valid, message);
  }
  return result;
}

Value Node::stretch(Value source, Shape &from, const Shape &to) {
  from = withKnownSizes(*this, from);
  SmallVector<size_t> unsure;
  size_t offset = to.size() - from.size();
  Shape whole = from;
  for (size_t i = 0; i < from.size(); ++i)
    if (staticSize(from[i]) != 1 && !sameSize(from[i], to[i + offset])) {
      std::optional<int64_t> most = graph.sizes.upperBound(graph.sizes.of(from[i])),
                             wanted = staticSize(to[i + offset]);
      if (!staticSize(from[i]) && most && wanted &&
          *most < *wanted) { // It can only be 1, which `broadcast` asserts.
        whole[i] = fixed(1);
        continue;
      }
      whole[i] = to[i + offset];
      if (!staticSize(from[i]) && mayBroadcast(*this, from[i], to[i + offset]))
        unsure.push_back(i);
    }
  if (unsure.empty()) {
    source = reshape(source, from, whole);
    from = whole;
    return source;
  }
  // Nearly always the sizes are equal, and the tensor is used as it is.
  Value allEqual;
  SmallVector<Value> ones;
  for (size_t i : unsure) {
    Value equal = host().equal(value(from[i]), value(to[i + offset]));
    allEqual = allEqual ? host().both(allEqual, equal) : equal;
    ones.push_back(host().equal(value(from[i]), 1));
  }
  auto type = cast<RankedTensorType>(source.getType());
  auto result = RankedTensorType::get(staticShape(whole), type.getElementType());
  auto op = scf::IfOp::create(builder, loc, result, allEqual, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op.thenBlock());
  scf::YieldOp::create(builder, loc, castTo(*this, source, staticShape(whole)));
  builder.setInsertionPointToStart(op.elseBlock());
  GraphValue init{tensor::EmptyOp::create(builder, loc, whole, type.getElementType()), 0, whole};
  Value copy = accumulate({}, init, ownMap(whole.size()), [&](Cell &b, ValueRange) {
    SmallVector<Value> position = b.indices(whole.size());
    for (auto [k, i] : llvm::enumerate(unsure))
      position[i] = b.select(ones[k], 0, position[i]);
    return b.at(source, position);
  });
  scf::YieldOp::create(builder, loc, copy);
  from = whole;
  return op.getResult(0);
}

/// The map that reads an operand of shape `from` at an element of `to`, by NumPy's rules.
/// Dimensions of size 1 that are repeated are not part of it: `kept` is the operand's shape without
/// them.
static AffineMap broadcastMap(OpBuilder &builder, const Shape &from, const Shape &to, Shape &kept) {
  SmallVector<AffineExpr> results;
  for (auto [i, size] : llvm::enumerate(from)) {
    unsigned loop = i + to.size() - from.size();
    if (staticSize(size) == 1 && staticSize(to[loop]) != 1)
      continue;
    results.push_back(builder.getAffineDimExpr(loop));
    kept.push_back(size);
  }
  return AffineMap::get(to.size(), 0, results, builder.getContext());
}

GraphValue Node::generic(ArrayRef<Value> operands, ArrayRef<AffineMap> maps, const Shape &shape,
                         int32_t type, ScalarBody body) {
  SmallVector<AffineMap> allMaps(maps);
  if (maps.empty())
    allMaps.assign(operands.size(), ownMap(shape.size()));
  allMaps.push_back(builder.getMultiDimIdentityMap(shape.size()));
  return accumulate(operands, {empty(shape, type), type, shape}, allMaps,
                    [&](Cell &b, ValueRange elements) { return body(b, elements.drop_back()); });
}

GraphValue Node::accumulate(ArrayRef<Value> operands, GraphValue init, ArrayRef<AffineMap> maps,
                            ScalarBody body) {
  init.tensor = input::generic(builder, loc, operands, init.tensor, maps, body);
  return init;
}

LogicalResult Node::elementwise(unsigned output, ArrayRef<GraphValue *> operands, int32_t type,
                                ScalarBody body) {
  return set(output, SLUICE_TRY(elementwise(operands, type, body)));
}

FailureOr<GraphValue> Node::elementwise(ArrayRef<GraphValue *> operands, int32_t type,
                                        ScalarBody body) {
  Shape shape;
  for (GraphValue *operand : operands) {
    shape = SLUICE_TRY(broadcast(shape, operand->shape));
  }
  // Host scalars stay on the host.
  bool known = shape.size() <= 1 && isa_and_present<IntegerType, IndexType, FloatType>(
                                        scalarType(builder.getContext(), type));
  for (GraphValue *operand : operands)
    known = known && knownElements(*operand);
  int64_t count = shape.empty() ? 1 : staticSize(shape[0]).value_or(kMaxElements + 1);
  if (known && count <= kMaxElements) {
    SmallVector<Value> elements;
    for (int64_t i = 0; i < count; ++i) {
      SmallVector<Value> arguments;
      for (GraphValue *operand : operands)
        arguments.push_back((*operand->elements)[operand->elements->size() == 1 ? 0 : i]);
      Cell cell = host();
      Value element = body(cell, arguments);
      // What a body makes of floats does not know that it is on the host.
      Type host = scalarType(builder.getContext(), type);
      if (host.isIndex() && !element.getType().isIndex())
        element = builder.createOrFold<arith::IndexCastOp>(loc, host, element);
      // Folds what became constant.
      SmallVector<Value> folded;
      if (Operation *op = element.getDefiningOp();
          op && succeeded(builder.tryFold(op, folded)) && folded.size() == 1)
        element = folded.front();
      // Indices have more bits than an int32, which wraps around. What is not known is a size, and
      // has fewer.
      std::optional<int64_t> known = type == kInt32 ? getConstantIntValue(element) : std::nullopt;
      if (known && *known != int32_t(*known))
        element = index(int32_t(*known));
      elements.push_back(element);
    }
    return GraphValue{elements, type, shape};
  }
  SmallVector<Value> tensors;
  SmallVector<AffineMap> maps;
  for (GraphValue *operand : operands) {
    Shape from = operand->shape, kept;
    Value source = stretch(tensor(*operand), from, shape);
    maps.push_back(broadcastMap(builder, from, shape, kept));
    tensors.push_back(reshape(source, from, kept));
  }
  return generic(tensors, maps, shape, type, body);
}

GraphValue Node::reduce(Value source, const Shape &shape, ArrayRef<int64_t> axes, int32_t type,
                        Value init, ScalarBody combine) {
  int64_t rank = shape.size();
  SmallVector<int64_t> kept = otherAxes(rank, axes);
  GraphValue filled = fill(init, pick(shape, kept), type);
  if (llvm::any_of(axes, [&](int64_t axis) { return staticSize(shape[axis]) == 0; }))
    return filled; // Nothing to combine.
  return accumulate(source, filled, {builder.getMultiDimIdentityMap(rank), loopsMap(rank, kept)},
                    combine);
}

GraphValue Node::transpose(Value source, const Shape &shape, ArrayRef<int64_t> order,
                           int32_t type) {
  Shape permuted = pick(shape, order);
  if (!llvm::is_sorted(order))
    source = linalg::TransposeOp::create(builder, loc, source, empty(permuted, type), order)
                 ->getResult(0);
  return {source, type, permuted};
}

//===- Reshape ------------------------------------------------------------===//

/// `value` with the static sizes of `shape` in its type, and only those.
static Value castTo(Node &node, Value value, ArrayRef<int64_t> shape) {
  auto wanted = cast<RankedTensorType>(value.getType()).clone(shape);
  return castTensor(node.builder, node.loc, value, wanted);
}

/// Dimensions [begin, end) of `shape` become one.
static Value collapse(Node &node, Value source, Shape &shape, int64_t begin, int64_t end) {
  SmallVector<ReassociationIndices> groups;
  Shape result;
  for (int64_t i = 0; i < int64_t(shape.size()); ++i) {
    if (i > begin && i < end) {
      groups.back().push_back(i);
      continue;
    }
    groups.push_back({i});
    result.push_back(i == begin ? node.product(ArrayRef(shape).slice(begin, end - begin))
                                : shape[i]);
  }
  Value collapsed = tensor::CollapseShapeOp::create(node.builder, node.loc, source, groups);
  shape = result;
  return collapsed;
}

/// Dimension `at` of `shape` becomes `sizes`.
static Value expand(Node &node, Value source, Shape &shape, int64_t at,
                    ArrayRef<OpFoldResult> sizes) {
  SmallVector<ReassociationIndices> groups;
  Shape result;
  for (int64_t i = 0; i < int64_t(shape.size()); ++i) {
    auto &group = groups.emplace_back();
    for (OpFoldResult size : i == at ? sizes : ArrayRef(shape).slice(i, 1)) {
      group.push_back(result.size());
      result.push_back(size);
    }
  }
  SmallVector<int64_t> types = staticShape(result);
  // The type of the source says exactly what the product of the new sizes is known to be.
  SmallVector<int64_t> sourceShape = staticShape(shape);
  ArrayRef<int64_t> parts = ArrayRef(types).slice(at, sizes.size());
  sourceShape[at] =
      ShapedType::isDynamicShape(parts) ? ShapedType::kDynamic : ShapedType::getNumElements(parts);
  source = castTo(node, source, sourceShape);
  auto type =
      RankedTensorType::get(types, cast<RankedTensorType>(source.getType()).getElementType());
  shape = result;
  return tensor::ExpandShapeOp::create(node.builder, node.loc, type, source, groups, result);
}

/// The reshape if it only drops ones or only adds them, else null.
static Value dropOrAddOnes(Node &node, Value source, const Shape &from, const Shape &to) {
  bool drops = from.size() > to.size();
  Shape longer = drops ? from : to, shorter = drops ? to : from;
  if (longer.size() == shorter.size())
    return {};
  if (shorter.empty()) // All of them are ones.
    longer.assign(longer.size(), node.fixed(1));
  // Greedily: a size equal to the next one wanted is that one, a one in between belongs to the
  // group before it.
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices leading;
  size_t next = 0;
  for (auto [i, size] : llvm::enumerate(longer)) {
    if (next < shorter.size() && node.sameSize(size, shorter[next])) {
      groups.push_back(leading);
      groups.back().push_back(i);
      leading.clear();
      // Both types must say as much of the size.
      OpFoldResult &other = shorter[next++];
      staticSize(size) ? other = size : size = other;
    } else if (staticSize(size) == 1) {
      groups.empty() ? leading.push_back(i) : groups.back().push_back(i);
    } else {
      return {};
    }
  }
  if (next != shorter.size())
    return {};
  source = castTo(node, source, staticShape(drops ? longer : shorter));
  Type element = cast<RankedTensorType>(source.getType()).getElementType();
  auto type = RankedTensorType::get(staticShape(drops ? shorter : longer), element);
  Value result =
      drops ? tensor::CollapseShapeOp::create(node.builder, node.loc, type, source, groups)
                  .getResult()
            : tensor::ExpandShapeOp::create(node.builder, node.loc, type, source, groups, longer)
                  .getResult();
  return castTo(node, result, staticShape(to));
}

Value Node::reshape(Value source, const Shape &from, const Shape &to) {
  // Where there are no elements, the other sizes need not agree.
  auto isNone = [](OpFoldResult size) { return staticSize(size) == 0; };
  if (llvm::any_of(from, isNone) || llvm::any_of(to, isNone))
    return tensor::EmptyOp::create(builder, loc, to,
                                   cast<RankedTensorType>(source.getType()).getElementType());
  // Sizes that agree at both ends stay; what is between becomes one dimension and then the new
  // ones.
  int64_t sourceRank = from.size(), targetRank = to.size(), front = 0, back = 0;
  while (front < std::min(sourceRank, targetRank) && sameSize(from[front], to[front]))
    ++front;
  while (back < std::min(sourceRank, targetRank) - front &&
         sameSize(from[sourceRank - 1 - back], to[targetRank - 1 - back]))
    ++back;
  int64_t sourceMiddle = sourceRank - front - back, targetMiddle = targetRank - front - back;
  // Only ones are dropped or added somewhere between: each joins a neighbour, so that fusion can
  // see through.
  if (Value squeezed = dropOrAddOnes(*this, source, from, to))
    return squeezed;
  if (sourceMiddle == 0 && targetMiddle == 0)
    return castTo(*this, source, staticShape(to));
  // One side has nothing in the middle (only ones were added or dropped): take a neighbour in.
  if (sourceMiddle == 0 || targetMiddle == 0) {
    if (front > 0)
      --front;
    else
      --back;
    ++sourceMiddle;
    ++targetMiddle;
  }
  Shape shape = from;
  source = castTo(*this, source, staticShape(shape));
  if (sourceMiddle > 1)
    source = collapse(*this, source, shape, front, front + sourceMiddle);
  ArrayRef<OpFoldResult> middle = ArrayRef(to).slice(front, targetMiddle);
  if (targetMiddle > 1)
    source = expand(*this, source, shape, front, middle);
  return castTo(*this, source, staticShape(to));
}

//===- Parts --------------------------------------------------------------===//

Value Node::slice(Value source, Shape offsets, const Shape &sizes, Shape strides) {
  if (offsets.empty())
    offsets.assign(sizes.size(), fixed(0));
  if (strides.empty())
    strides.assign(sizes.size(), fixed(1));
  // Where nothing is taken there may be no place to begin at.
  auto type = cast<RankedTensorType>(source.getType());
  auto isNone = [](OpFoldResult size) { return staticSize(size) == 0; };
  auto isBeyond = [](auto place) {
    auto [offset, size] = place;
    return !ShapedType::isDynamic(size) && staticSize(offset).value_or(0) >= size;
  };
  if (llvm::any_of(sizes, isNone) ||
      llvm::any_of(llvm::zip_equal(offsets, type.getShape()), isBeyond))
    return tensor::EmptyOp::create(builder, loc, sizes, type.getElementType());
  return tensor::ExtractSliceOp::create(builder, loc, source, offsets, sizes, strides);
}

GraphValue Node::sliced(GraphValue source, int64_t axis, OpFoldResult first, OpFoldResult size) {
  Shape sizes = with(source.shape, axis, size);
  Shape offsets = with(Shape(source.rank(), fixed(0)), axis, first);
  return {slice(tensor(source), offsets, sizes), source.type, sizes};
}

GraphValue Node::elementAlong(GraphValue source, int64_t axis, OpFoldResult index) {
  if (staticSize(source.shape[axis]) != 1)
    source = sliced(source, axis, index, fixed(1));
  return reshaped(source, without(source.shape, axis));
}

Value Node::pad(Value source, const Shape &low, const Shape &high, Value padding) {
  auto type = cast<RankedTensorType>(source.getType());
  Shape result;
  for (auto [i, size] : llvm::enumerate(tensor::getMixedSizes(builder, loc, source)))
    result.push_back(add(add(size, low[i]), high[i]));
  auto padded = RankedTensorType::get(staticShape(result), type.getElementType());
  return tensor::PadOp::create(builder, loc, padded, source, low, high, padding);
}

GraphValue Node::concat(ArrayRef<GraphValue> parts, int64_t axis) {
  GraphValue result = parts[0];
  for (const GraphValue &part : parts.drop_front())
    result.shape[axis] = add(result.shape[axis], part.shape[axis]);
  result.tensor = empty(result.shape, result.type);
  if (llvm::is_contained(staticShape(result.shape), 0))
    return result; // Nothing to join, and no place to begin at.
  Shape offsets(result.rank(), fixed(0)), strides(result.rank(), fixed(1));
  for (const GraphValue &part : parts) {
    Shape sizes = with(result.shape, axis, part.shape[axis]);
    Value exact = castTo(*this, part, staticShape(sizes));
    result.tensor =
        tensor::InsertSliceOp::create(builder, loc, exact, result.tensor, offsets, sizes, strides);
    offsets[axis] = add(offsets[axis], part.shape[axis]);
  }
  return result;
}

} // namespace sluice::onnx
