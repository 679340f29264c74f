//===- ShapeOps.cpp - operators that read or change shapes ----------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Axes.h"
#include "compiler/Input/Onnx/Ops/Ml.h"

namespace sluice::onnx {
namespace {

/// `value` under a new shape; a list of host scalars stays one if its rank allows.
Node::Done setReshaped(Node &node, GraphValue &value, const Shape &shape) {
  GraphValue result{Value(), value.type, shape};
  if (shape.size() <= 1)
    if (auto *known = node.knownElements(value))
      result.elements = *known;
  if (result.elements && shape.size() == 1) // Whatever the shape is computed from.
    result.shape.front() = node.fixed(result.elements->size());
  if (!result.elements)
    result.tensor = node.reshape(node.tensor(value), value.shape, shape);
  return node.set(0, std::move(result));
}

LogicalResult importConstant(Node &node) {
  if (auto *value = node.find("value")) {
    return node.set(0, SLUICE_TRY(node.graph.constant(value->t(), node.builder, node.loc)));
  }
  if (node.find("value_int"))
    return node.set(0, table<int64_t>(node, node.attribute("value_int", 0), Shape()));
  if (node.find("value_float"))
    return node.set(0, table<float>(node, node.attribute("value_float", 0.0f), Shape()));
  if (node.find("value_ints"))
    return node.set(0, table<int64_t>(node, node.integers("value_ints")));
  if (node.find("value_floats"))
    return node.set(0, table<float>(node, node.floats("value_floats")));
  return node.opError() << "only tensors of numbers are supported";
}

LogicalResult importShape(Node &node, GraphValue &input) {
  int64_t rank = input.rank(), start = node.attribute("start", 0),
          end = node.attribute("end", rank);
  auto clampAxis = [&](int64_t axis) {
    return std::clamp(axis < 0 ? axis + rank : axis, int64_t(0), rank);
  };
  start = clampAxis(start);
  end = std::max(start, clampAxis(end));
  SmallVector<Value> sizes = node.values(ArrayRef(input.shape).slice(start, end - start));
  int64_t count = sizes.size();
  return node.set(0, GraphValue{sizes, kInt64, {node.fixed(count)}});
}

LogicalResult importSize(Node &node) {
  return node.set(0, GraphValue::scalar(node.value(node.product(node.in(0).shape)), kInt64));
}

/// Sizes of a target shape that are read from a tensor may turn out to be 0 (copy the input's) or
/// -1 (whatever is left).
void resolveAtRunTime(Node &node, const Shape &from, MutableArrayRef<OpFoldResult> wanted,
                      bool allowZero) {
  Cell b = node.host();
  SizeTable &sizes = node.graph.sizes;
  auto isRead = [&](OpFoldResult size) {
    return !staticSize(size) && !sizes.isNonNegative(sizes.of(size));
  };
  if (llvm::none_of(wanted, isRead))
    return;
  auto select = [&](Value size, int64_t special, OpFoldResult instead) -> Value {
    Value is = b.equal(size, node.index(special));
    return b.select(is, node.value(instead), size);
  };
  OpFoldResult others = b.getIndexAttr(1);
  SmallVector<bool> read;
  for (auto [i, size] : llvm::enumerate(wanted)) {
    read.push_back(isRead(size));
    if (read.back() && !allowZero && i < from.size())
      size = select(node.value(size), 0, from[i]);
    others = node.mul(
        others, read.back() ? OpFoldResult(select(node.value(size), -1, b.getIndexAttr(1))) : size);
  }
  Value rest = b.make<arith::DivSIOp>(node.value(node.product(from)),
                                      node.value(node.max(others, b.getIndexAttr(1))));
  for (auto [i, size] : llvm::enumerate(wanted))
    if (read[i])
      size = select(node.value(size), -1, rest);
}

LogicalResult importReshape(Node &node, GraphValue &input) {
  SmallVector<OpFoldResult> wanted;
  if (node.opset() < 5) {
    for (int64_t size : node.integers("shape"))
      wanted.push_back(node.fixed(size));
  } else {
    wanted = getAsOpFoldResult(SLUICE_TRY(node.elements(node.in(1))));
  }
  bool allowZero = node.attribute("allowzero", 0);
  if (llvm::none_of(wanted, [](OpFoldResult size) { return staticSize(size) == -1; }))
    resolveAtRunTime(node, input.shape, wanted, allowZero);
  Shape shape;
  std::optional<size_t> inferred;
  for (auto [i, size] : llvm::enumerate(wanted)) {
    auto known = staticSize(size);
    if (known == 0 && !allowZero) {
      if (i >= input.shape.size())
        return node.opError() << "size 0 at position " << i
                              << " copies a dimension that the input of rank " << input.rank()
                              << " does not have";
      shape.push_back(input.shape[i]);
    } else if (known == -1) {
      if (inferred)
        return node.opError() << "two sizes are -1";
      inferred = i;
      shape.push_back(node.fixed(1));
    } else if (known && *known < 0) {
      return node.opError() << "the size " << *known << " at position " << i << " is negative";
    } else {
      shape.push_back(size);
    }
  }
  // What both shapes have in common cancels, so that sizes stay provable.
  Shape source = input.shape, target;
  for (OpFoldResult size : shape) {
    auto *match = llvm::find_if(source, [&](OpFoldResult other) {
      return !staticSize(other) && node.sameSize(other, size);
    });
    if (match == source.end())
      target.push_back(size);
    else
      source.erase(match);
  }
  OpFoldResult have = node.product(source), rest = node.product(target);
  if (inferred) {
    if (staticSize(rest) == 0)
      return node.opError() << "-1 cannot be inferred beside a size of 0";
    auto h = staticSize(have), r = staticSize(rest);
    if (h && r && *h % *r)
      return node.opError() << *h << " elements do not fit a shape whose other sizes multiply to "
                            << *r;
    shape[*inferred] = node.floorDiv(have, rest);
    if (!(h && r))
      SLUICE_TRY(node.requireSame(have, node.mul(shape[*inferred], rest),
                                  "the elements do not fit the shape"));
  } else {
    SLUICE_TRY(
        node.requireSame(have, rest, "the input and the shape have different numbers of elements"));
  }
  return setReshaped(node, input, shape);
}

LogicalResult importFlatten(Node &node, GraphValue &input) {
  int64_t axis = node.attribute("axis", 1);
  if (axis < 0)
    axis += input.rank();
  if (axis < 0 || axis > input.rank())
    return node.opError() << "axis " << axis << " is out of range for rank " << input.rank();
  return setReshaped(node, input,
                     {node.product(ArrayRef(input.shape).take_front(axis)),
                      node.product(ArrayRef(input.shape).drop_front(axis))});
}

/// Whether the axes of input 1 are known at run time only.
bool hasRunTimeAxes(Node &node) { return node.has(1) && !node.constantIntegers(node.in(1)); }

LogicalResult importUnsqueeze(Node &node, GraphValue &input) {
  if (hasRunTimeAxes(node)) {
    auto elements = SLUICE_TRY(node.elements(node.in(1)));
    auto axes = SLUICE_TRY(axesAtRunTime(node, 1, input.rank() + elements.size()));
    return setReshaped(node, input, sizesWithOnes(node, input.shape, axes));
  }
  auto axes = SLUICE_TRY(node.axesOf("axes", 1));
  if (!axes)
    return node.opError() << "needs axes";
  int64_t rank = input.rank() + axes->size();
  SLUICE_TRY(node.normalizeAxes(*axes, rank));
  llvm::sort(*axes);
  if (std::adjacent_find(axes->begin(), axes->end()) != axes->end())
    return node.opError() << "an axis is named twice";
  Shape shape = input.shape;
  for (int64_t axis : *axes)
    shape = inserted(shape, axis, node.fixed(1));
  return setReshaped(node, input, shape);
}

LogicalResult importSqueeze(Node &node, GraphValue &input) {
  if (hasRunTimeAxes(node)) {
    auto axes = SLUICE_TRY(axesAtRunTime(node, 1, input.rank()));
    OpFoldResult one = node.fixed(1);
    for (auto [i, size] : llvm::enumerate(input.shape))
      SLUICE_TRY(node.requireSame(ifNamed(node, axes, i, size, one), one,
                                  "dimension " + Twine(i) + " is not 1"));
    return setReshaped(node, input, sizesWithout(node, input.shape, axes));
  }
  auto axes = SLUICE_TRY(node.axesOf("axes", 1));
  SmallVector<int64_t> dropped;
  if (axes)
    dropped = *axes;
  else
    for (auto [i, size] : llvm::enumerate(input.shape)) {
      if (staticSize(size) == 1)
        dropped.push_back(i);
      else if (!staticSize(size)) // The rank of the result is fixed when the model is compiled.
        node.require(
            node.host().unequal(node.value(size), node.value(node.fixed(1))),
            "Squeeze: without axes, dimension " + Twine(i) +
                " would be dropped where it is 1, which must be known when the model is compiled");
    }
  SLUICE_TRY(node.normalizeAxes(dropped, input.rank()));
  Shape shape, exact = input.shape;
  for (auto [i, size] : llvm::enumerate(input.shape)) {
    if (!llvm::is_contained(dropped, int64_t(i))) {
      shape.push_back(size);
      continue;
    }
    SLUICE_TRY(node.requireSame(size, node.fixed(1), "dimension " + Twine(i) + " is not 1"));
    exact[i] = node.fixed(1);
  }
  if (input.tensor && exact != input.shape) {
    GraphValue cast{node.reshape(input.tensor, input.shape, exact), input.type, exact};
    return setReshaped(node, cast, shape);
  }
  return setReshaped(node, input, shape);
}

LogicalResult importTranspose(Node &node, GraphValue &input) {
  SmallVector<int64_t> order = node.integers("perm");
  if (order.empty())
    order = llvm::to_vector(llvm::reverse(llvm::seq<int64_t>(input.rank())));
  SmallVector<int64_t> sorted = order;
  llvm::sort(sorted);
  if (!llvm::equal(sorted, llvm::seq<int64_t>(input.rank())))
    return node.opError() << "perm is not a permutation of " << input.rank() << " dimensions";
  if (input.rank() <= 1)
    return node.set(0, input);
  return node.set(0, node.transpose(node.tensor(0), input.shape, order, input.type));
}

LogicalResult expandTo(Node &node, GraphValue &input, Shape shape) {
  Shape from = input.shape;
  Value source = node.stretch(node.tensor(0), from, shape);
  SmallVector<AffineExpr> exprs;
  for (auto [i, size] : llvm::enumerate(from))
    exprs.push_back(staticSize(size) == 1
                        ? node.builder.getAffineConstantExpr(0)
                        : node.builder.getAffineDimExpr(i + shape.size() - from.size()));
  return node.setGeneric(0, {source},
                         {AffineMap::get(shape.size(), 0, exprs, node.builder.getContext())}, shape,
                         input.type, [](Cell &, ValueRange x) { return x[0]; });
}

LogicalResult importExpand(Node &node, GraphValue &input) {
  auto sizes = SLUICE_TRY(node.elements(node.in(1)));
  SLUICE_TRY(node.requireSizes(getAsOpFoldResult(sizes)));
  // A wanted size of 1 keeps that of the input.
  auto shape = SLUICE_TRY(node.broadcast(input.shape, getAsOpFoldResult(sizes)));
  auto *known = node.knownElements(input);
  auto count = shape.empty() ? 1 : staticSize(shape[0]).value_or(kMaxElements + 1);
  if (known && shape.size() <= 1 && count <= kMaxElements) {
    SmallVector<Value> elements = *known;
    if (known->size() == 1)
      elements.assign(count, known->front());
    return node.set(0, GraphValue{elements, input.type, shape});
  }
  return expandTo(node, input, shape);
}

LogicalResult importTile(Node &node, GraphValue &input) {
  auto repeats = SLUICE_TRY(node.elements(node.in(1)));
  if (int64_t(repeats.size()) != input.rank())
    return node.opError() << repeats.size() << " repeats for an input of rank " << input.rank();
  Shape shape;
  SmallVector<Value> sizes = node.values(input.shape);
  for (auto [size, times] : llvm::zip(input.shape, repeats))
    shape.push_back(node.mul(size, getAsOpFoldResult(times)));
  if (llvm::all_of(llvm::zip(input.shape, repeats), [](auto each) {
        auto [size, times] = each;
        return staticSize(size) == 1 || isConstantIntValue(getAsOpFoldResult(times), 1);
      }))
    return expandTo(node, input, shape);
  Value source = node.tensor(0);
  return node.set(0, node.readAt(source, shape, input.type, [&](Cell &b, auto &position) {
    for (auto [at, size, times] : llvm::zip(position, sizes, repeats))
      if (!isConstantIntValue(getAsOpFoldResult(times), 1))
        at = b.rem(at, size);
  }));
}

/// DepthToSpace and SpaceToDepth: reshape, transpose, reshape.
LogicalResult importDepthSpace(Node &node, GraphValue &input) {
  if (input.rank() != 4)
    return node.opError() << "needs an input of rank 4, has " << input.rank();
  int64_t block = node.attribute("blocksize", 0);
  if (block <= 0 || block > (1 << 15)) // its square is multiplied by numbers of channels
    return node.opError() << "blocksize must be between 1 and 32768, is " << block;
  OpFoldResult n = input.shape[0], c = input.shape[1], h = input.shape[2], w = input.shape[3],
               b = node.fixed(block);
  Shape split, target;
  SmallVector<int64_t> order;
  if (node.op() == "DepthToSpace") {
    if (auto channels = staticSize(c); channels && *channels % (block * block))
      return node.error() << "DepthToSpace: " << *channels
                          << " channels are not a multiple of blocksize^2, " << block * block;
    OpFoldResult depth = node.floorDiv(c, node.fixed(block * block));
    bool crd = node.attribute("mode", "DCR") == "CRD";
    split = crd ? Shape{n, depth, b, b, h, w} : Shape{n, b, b, depth, h, w};
    order = crd ? SmallVector<int64_t>{0, 1, 4, 2, 5, 3} : SmallVector<int64_t>{0, 3, 4, 1, 5, 2};
    target = {n, depth, node.mul(h, b), node.mul(w, b)};
  } else {
    for (OpFoldResult size : {h, w})
      if (auto known = staticSize(size); known && *known % block)
        return node.error() << "SpaceToDepth: size " << *known << " is not a multiple of blocksize "
                            << block;
    OpFoldResult height = node.floorDiv(h, b), width = node.floorDiv(w, b);
    split = {n, c, height, b, width, b};
    order = node.attribute("mode", "DCR") == "CRD" ? SmallVector<int64_t>{0, 1, 3, 5, 2, 4}
                                                   : SmallVector<int64_t>{0, 3, 5, 1, 2, 4};
    target = {n, node.mul(c, node.fixed(block * block)), height, width};
  }
  Value value = node.reshape(node.tensor(0), input.shape, split);
  return node.set(0, node.reshaped(node.transpose(value, split, order, input.type), target));
}

} // namespace

const OperatorTable shapeOperators = {
    {"Constant", 1, importConstant},
    {"Shape", 1, importShape},
    {"Size", 1, importSize},
    {"Reshape", 1, importReshape},
    {"Flatten", 1, importFlatten},
    {"Unsqueeze", 1, importUnsqueeze},
    {"Squeeze", 1, importSqueeze},
    {"Transpose", 1, importTranspose},
    {"Expand", 8, importExpand},
    {"Tile", 1, importTile},
    {"DepthToSpace SpaceToDepth", 1, importDepthSpace},
};

} // namespace sluice::onnx
