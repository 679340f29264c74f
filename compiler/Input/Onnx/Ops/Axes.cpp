//===- Axes.cpp - axes that are known at run time only --------------------===//
#include "compiler/Input/Onnx/Ops/Axes.h"

namespace sluice::onnx {

static OpFoldResult select(Node &node, Value condition, OpFoldResult yes, OpFoldResult no) {
  if (node.sameSize(yes, no))
    return yes;
  return getAsOpFoldResult(node.host().select(condition, node.value(yes), node.value(no)));
}

FailureOr<SmallVector<Value>> axesAtRunTime(Node &node, unsigned input, int64_t rank) {
  auto elements = SLUICE_TRY(node.elements(node.in(input)));
  if (int64_t(elements.size()) > rank)
    return node.opError() << elements.size() << " axes for rank " << rank;
  SmallVector<Value> axes;
  Value zero = node.index(0), end = node.index(rank);
  for (Value element : elements) {
    Value negative = node.host().less(element, zero);
    axes.push_back(node.value(select(node, negative, node.add(element, end), element)));
    // As unsigned numbers, negative ones are too large as well.
    node.require(node.host().is(Cell::P::ult, axes.back(), end),
                 node.op() + ": an axis is out of range for rank " + Twine(rank));
    for (Value other : ArrayRef(axes).drop_back())
      node.require(node.host().unequal(axes.back(), other), node.op() + ": an axis is named twice");
  }
  return axes;
}

OpFoldResult valueOfAxis(Node &node, ArrayRef<Value> axes, ArrayRef<Value> values,
                         int64_t dimension, OpFoldResult fallback) {
  for (auto [axis, value] : llvm::zip(axes, values))
    fallback = select(node, node.host().equal(axis, node.index(dimension)),
                      getAsOpFoldResult(value), fallback);
  return fallback;
}

SmallVector<Value> valuesOfAxes(Node &node, ArrayRef<Value> axes, ArrayRef<Value> values,
                                const Shape &fallbacks) {
  SmallVector<Value> result;
  for (auto [dimension, fallback] : llvm::enumerate(fallbacks))
    result.push_back(node.value(valueOfAxis(node, axes, values, dimension, fallback)));
  return result;
}

OpFoldResult ifNamed(Node &node, ArrayRef<Value> axes, int64_t dimension, OpFoldResult yes,
                     OpFoldResult no) {
  return valueOfAxis(node, axes, SmallVector<Value>(axes.size(), node.value(yes)), dimension, no);
}

FailureOr<SmallVector<Value>> namedDimensions(Node &node, unsigned input, int64_t rank) {
  GraphValue &axes = node.in(input);
  Cell b = node.host();
  SmallVector<Value> named;
  if (axes.rank() != 1 || staticSize(axes.shape[0])) {
    auto known = SLUICE_TRY(axesAtRunTime(node, input, rank));
    for (int64_t d = 0; d < rank; ++d) {
      named.push_back(b.truth(false));
      for (Value axis : known)
        named.back() = b.either(named.back(), node.host().equal(axis, node.index(d)));
    }
    return named;
  }
  // How often each dimension is named.
  Shape shape{b.getIndexAttr(rank), axes.shape[0]};
  GraphValue matches = node.generic(
      {node.tensor(input)}, {node.loopsMap(2, {1})}, shape, kInt64, [&](Cell &b, ValueRange x) {
        Value axis = b.convert(x[0], axes.type, kInt64), d = b.toInteger(b.index(0));
        Value difference = b.sub(d, axis);
        return b.convert(b.either(b.equal(difference, 0), b.equal(difference, rank)), kBool,
                         kInt64);
      });
  Value counts = node.reduce(matches, 1, 0, combine::add);
  Value found = node.constant(kInt64, 0);
  for (int64_t d = 0; d < rank; ++d) {
    Value count = b.at(counts, node.index(d));
    named.push_back(b.unequal(count, node.constant(kInt64, 0)));
    found = b.add(found, count);
  }
  Value all = node.host().equal(b.toIndex(found), node.value(axes.shape[0]));
  node.require(all, node.op() + ": an axis is out of range for rank " + Twine(rank));
  return named;
}

Shape sizesWithout(Node &node, const Shape &shape, ArrayRef<Value> axes) {
  OpFoldResult zero = node.fixed(0), one = node.fixed(1),
               before = zero; // dimensions kept so far
  Shape result(shape.size() - axes.size(), one);
  for (auto [dimension, size] : llvm::enumerate(shape)) {
    // Kept, it is one of few dimensions of the result.
    OpFoldResult place = ifNamed(node, axes, dimension, node.fixed(-1), before);
    for (size_t i = dimension - std::min(dimension, axes.size());
         i <= dimension && i < result.size(); ++i)
      result[i] =
          select(node, node.host().equal(node.value(place), node.index(i)), size, result[i]);
    before = node.add(before, ifNamed(node, axes, dimension, zero, one));
  }
  return result;
}

Shape sizesWithOnes(Node &node, const Shape &shape, ArrayRef<Value> axes) {
  OpFoldResult zero = node.fixed(0), one = node.fixed(1),
               before = zero; // dimensions of `shape` so far
  Shape result;
  for (size_t dimension = 0; dimension < shape.size() + axes.size(); ++dimension) {
    OpFoldResult size = one;
    for (size_t i = dimension - std::min(dimension, axes.size());
         i <= dimension && i < shape.size(); ++i)
      size = select(node, node.host().equal(node.value(before), node.index(i)), shape[i], size);
    result.push_back(ifNamed(node, axes, dimension, one, size));
    before = node.add(before, ifNamed(node, axes, dimension, zero, one));
  }
  return result;
}

Shape sizesAround(Node &node, const Shape &shape, Value axis) {
  OpFoldResult one = node.fixed(1);
  Shape result(3, one);
  for (auto [dimension, size] : llvm::enumerate(shape))
    for (auto [part, predicate] : {std::pair(0, arith::CmpIPredicate::slt),
                                   {1, arith::CmpIPredicate::eq},
                                   {2, arith::CmpIPredicate::sgt}})
      result[part] =
          node.mul(result[part],
                   select(node, node.host().is(predicate, node.index(dimension), axis), size, one));
  return result;
}

} // namespace sluice::onnx
