//===- Sort.cpp - what needs an order or a place found at run time --------===//
// TopK, CumSum, CumProd and the Scatter operators become linalg_ext ops. ReverseSequence reads each
// element from its mirrored place.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Axes.h"
#include "compiler/Input/Onnx/Ops/Loops.h"
#include "compiler/Input/Onnx/Ops/Selection.h"

namespace sluice::onnx {
namespace {

/// lhs > rhs, or lhs < rhs, for elements of the ONNX type `type`.
Value isBeyond(Cell &b, int32_t type, Value lhs, Value rhs, bool greater) {
  if (isFloat(type))
    return b.is(greater ? Cell::F::OGT : Cell::F::OLT, lhs, rhs);
  using P = arith::CmpIPredicate;
  P predicate =
      isUnsigned(type) || type == kBool ? (greater ? P::ugt : P::ult) : (greater ? P::sgt : P::slt);
  return b.is(predicate, lhs, rhs);
}

/// An index that counts from the end if it is negative, in a dimension of `size`.
Value wrapIndex(Cell &b, Value index, Value size) {
  Value zero = b.number(index.getType(), 0);
  Value negative = b.less(index, zero);
  return b.select(negative, b.add(index, size), index);
}

LogicalResult importTopK(Node &node, GraphValue &x) {
  auto axis = SLUICE_TRY(node.axis(-1));
  OpFoldResult k = node.fixed(node.attribute("k", 0));
  if (node.opset() >= 10) {
    if (!node.has(1))
      return node.opError() << "input 1 (K) is missing";
    Value count = SLUICE_TRY(node.onlyElement(1));
    k = getAsOpFoldResult(count);
  }
  OpFoldResult extent = x.shape[axis];
  if (auto known = staticSize(k), all = staticSize(extent); known && all) {
    if (*known > *all || *known < 0)
      return node.opError() << "K is " << *known << ", the dimension has " << *all;
  } else {
    // As an unsigned number, a negative K is too large as well.
    node.require(node.host().is(Cell::P::ule, node.value(k), node.value(extent)),
                 "TopK: K is larger than the dimension");
  }
  Shape shape = with(x.shape, axis, k);
  bool largest = node.attribute("largest", 1) != 0;
  // NaN counts as the largest number, as in NumPy and PyTorch.
  linalg_ext::SingleKey key{.descending = largest,
                            .isUnsigned = isUnsigned(x.type) || x.type == kBool};
  key.nanFirst = largest;
  auto before = [&](Cell &b, ValueRange a) {
    return linalg_ext::isBefore(b, b.getLoc(), key, a[0], a[1]);
  };
  OpBuilder &b = node.builder;
  Type element = elementType(b.getContext(), x.type);
  if (node.sameSize(k, extent)) { // All of them: a sort, which needs no other place for candidates.
    auto results = sorted(node, node.tensor(0), node.counted(shape, axis), axis, key);
    node.set(0, results[0], x.type, shape);
    return node.set(1, results[1], kInt64, shape);
  }
  Value values = node.empty(shape, x.type), places = node.empty(shape, kInt64);
  auto op = linalg_ext::TopkOp::create(b, node.loc, TypeRange{values.getType(), places.getType()},
                                       ValueRange{node.tensor(0)}, ValueRange{values, places},
                                       b.getI64IntegerAttr(axis), UnitAttr(), b.getUnitAttr());
  addRegion(node, op.getRegion(), {element, element}, before);
  node.set(0, op.getResult(0), x.type, shape);
  return node.set(1, op.getResult(1), kInt64, shape);
}

/// Running sums, or products.
template <bool isProduct> LogicalResult importRunning(Node &node) {
  InputRule any{kAnything, 0, kAnyRank};
  SLUICE_TRY(node.check({any, any}));
  GraphValue x = node.in(0);
  int64_t axis = 1;
  if (auto given = node.constantIntegers(node.in(1)); given && given->size() == 1) {
    axis = SLUICE_TRY(node.normalizeAxis(given->front(), x.rank()));
  } else {
    auto axes = SLUICE_TRY(axesAtRunTime(node, 1, x.rank()));
    if (axes.size() != 1)
      return node.opError() << "axis must be one number, has " << axes.size();
    Shape around = sizesAround(node, x.shape, axes.front());
    x = {node.reshape(node.tensor(0), x.shape, around), x.type, around};
  }
  bool exclusive = node.attribute("exclusive", 0) != 0, reverse = node.attribute("reverse", 0) != 0;
  Value source = node.tensor(x), last = node.value(node.sub(x.shape[axis], node.fixed(1)));
  auto mirrored = [&](Value from) {
    return node.readAt(from, x.shape, x.type, [&](Cell &b, SmallVectorImpl<Value> &position) {
      position[axis] = b.sub(last, position[axis]);
    });
  };
  GraphValue sums = running(node, reverse ? mirrored(source) : x, axis, isProduct, !exclusive,
                            isProduct ? combine::mul : combine::add);
  return node.set(0, node.reshaped(reverse ? mirrored(sums) : sums, node.in(0).shape));
}

/// Puts `updates` into input 0 at `places`, whose components count along `dimensions`.
LogicalResult scatter(Node &node, Value updates, Value places, ArrayRef<int64_t> dimensions) {
  GraphValue &data = node.in(0);
  auto reduction = SLUICE_TRY(node.oneOf("reduction", {"none", "add", "mul", "max", "min"}));
  Value target = node.tensor(0);
  // Without a reduction, indices are all different (ONNX, ScatterND and ScatterElements).
  auto op = linalg_ext::ScatterOp::create(node.builder, node.loc, TypeRange{target.getType()},
                                          ValueRange{updates, places}, ValueRange{target},
                                          node.builder.getDenseI64ArrayAttr(dimensions),
                                          node.builder.getBoolAttr(reduction == "none"));
  Type element = elementType(node.builder.getContext(), data.type);
  addRegion(node, op.getRegion(), {element, element}, [&](Cell &b, ValueRange a) {
    Value update = a[0], current = a[1];
    if (reduction == "none")
      return update;
    if (reduction == "max" || reduction == "min")
      return b.select(isBeyond(b, data.type, update, current, reduction == "max"), update, current);
    if (reduction == "add")
      return b.add(current, update);
    return b.mul(current, update);
  });
  return node.set(0, op.getResult(0), data.type, data.shape);
}

LogicalResult checkScatter(Node &node) {
  if (!node.has(1) || !node.has(2))
    return node.opError() << "needs data, indices and updates";
  if (node.in(2).type != node.in(0).type)
    return node.opError() << "updates are " << typeName(node.in(2).type) << ", data is "
                          << typeName(node.in(0).type);
  return success();
}

LogicalResult importScatterNd(Node &node) {
  SLUICE_TRY(checkScatter(node));
  GraphValue &data = node.in(0), &indices = node.in(1), &updates = node.in(2);
  // Ranks say how many dimensions an index counts along, where its own size is not known.
  int64_t batch = indices.rank() - 1, depth = batch + data.rank() - updates.rank();
  if (batch < 0 || depth < 1 || depth > data.rank())
    return node.opError() << "indices of rank " << indices.rank() << " and updates of rank "
                          << updates.rank() << " do not go with data of rank " << data.rank();
  SLUICE_TRY(node.requireSame(indices.shape.back(), node.fixed(depth),
                              "the last dimension of indices is not what the ranks of data, "
                              "indices and updates ask for"));
  Shape wanted =
      joined({ArrayRef(indices.shape).drop_back(), ArrayRef(data.shape).drop_front(depth)});
  SLUICE_TRY(node.requireSameShape(updates.shape, wanted,
                                   "updates do not have the shape that data and indices ask for"));
  SmallVector<Value> bounds = node.values(ArrayRef(data.shape).take_front(depth));
  Shape shape = joined({ArrayRef(indices.shape).drop_back(), node.fixed(depth)});
  Value wrapped = node.generic({node.tensor(1)}, {node.ownMap(batch + 1)}, shape, kInt64,
                               [&](Cell &b, ValueRange a) {
                                 // indices[..., k] counts along dimension k of data.
                                 Value component = b.index(batch), size = bounds.back();
                                 for (int64_t k = depth - 2; k >= 0; --k) {
                                   Value here = b.equal(component, k);
                                   size = b.select(here, bounds[k], size);
                                 }
                                 return wrapIndex(b, a[0], b.toInteger(size));
                               });
  return scatter(node, node.tensor(2), wrapped, countUp(0, depth));
}

LogicalResult importScatterElements(Node &node) {
  SLUICE_TRY(checkScatter(node));
  GraphValue &data = node.in(0), &indices = node.in(1), &updates = node.in(2);
  int64_t rank = data.rank();
  if (indices.rank() != rank || updates.rank() != rank)
    return node.opError() << "data, indices and updates must have one rank, have " << rank << ", "
                          << indices.rank() << " and " << updates.rank();
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", 0), rank));
  SLUICE_TRY(node.requireSameShape(updates.shape, indices.shape, "updates and indices differ"));
  // The place of an update: its own position, except along the axis, where it is the index.
  Shape shape = joined({indices.shape, node.fixed(rank)});
  Value bound = node.value(data.shape[axis]);
  AffineMap read = node.ownMap(rank + 1).getMajorSubMap(rank);
  Value places = node.generic({node.tensor(1)}, {read}, shape, kInt64, [&](Cell &b, ValueRange a) {
    Value result = wrapIndex(b, b.convert(a[0], indices.type, kInt64), b.toInteger(bound));
    Value component = b.index(rank);
    for (int64_t k : otherAxes(rank, axis))
      result = b.select(b.equal(component, k), b.toInteger(b.index(k)), result);
    return result;
  });
  return scatter(node, node.tensor(2), places, countUp(0, rank));
}

LogicalResult importReverseSequence(Node &node, GraphValue &x) {
  SLUICE_TRY(node.check({{kAnything, 2, kAnyRank}, {kIntegers, 1}}));
  auto batch = SLUICE_TRY(node.normalizeAxis(node.attribute("batch_axis", 1), x.rank())),
       time = SLUICE_TRY(node.normalizeAxis(node.attribute("time_axis", 0), x.rank()));
  SLUICE_TRY(node.requireSame(node.in(1).shape[0], x.shape[batch],
                              "sequence_lens does not have one element per batch entry"));
  Value source = node.tensor(0), lengths = node.tensor(1), steps = node.value(x.shape[time]);
  GraphValue result =
      node.readAt(source, x.shape, x.type, [&](Cell &b, SmallVectorImpl<Value> &position) {
        // A wrong length must not read elsewhere.
        Value here = position[time], end = b.min(b.toIndex(b.at(lengths, position[batch])), steps);
        Value mirrored = b.sub(b.sub(end, 1), here);
        position[time] = b.select(b.less(here, end), mirrored, here);
      });
  return node.set(0, result);
}

//===- Different elements, and boxes that do not overlap ------------------===//

// Unique sorts, marks the first of each run of equal slices, and reads the marked ones.
// NonMaxSuppression takes the best box that is left, of all classes and pictures at once, until
// none is left or enough are taken.

/// `keys` sorted, NaN last, and `payload` with them.
ValueRange sorted(Node &node, Value keys, Value payload, int32_t type) {
  return sorted(node, keys, payload, 0, {.isUnsigned = isUnsigned(type) || type == kBool});
}

/// Scatters `values` to `places` of a vector of `size`.
Value placed(Node &node, Value values, Value places, OpFoldResult size) {
  Value target = node.filled(0, {size}, kInt64);
  return scattered(node, values, places, target, true);
}

Value gathered(Node &node, Value source, Value places, const Shape &shape) {
  return node.generic({places}, {node.ownMap(1)}, shape, kInt64, [&](Cell &b, ValueRange x) {
    return b.at(source, ValueRange{b.toIndex(x[0])});
  });
}

/// The order in which the rows of `rows` [count, width] are sorted: by the last column first, each
/// time keeping the order of equal ones.
Value orderOfRows(Node &node, Value rows, OpFoldResult count, OpFoldResult width, int32_t type) {
  OpBuilder &builder = node.builder;
  Value order = node.counted({count});
  auto byColumn = [&](Value order, Value column) -> Value {
    Value keys = node.generic({order}, {node.ownMap(1)}, {count}, type, [&](Cell &b, ValueRange x) {
      return b.at(rows, ValueRange{b.toIndex(x[0]), column});
    });
    return sorted(node, keys, order, type)[1];
  };
  if (staticSize(width) == 1)
    return byColumn(order, node.index(0));
  Value last = node.value(width), one = node.index(1), zero = node.index(0);
  Value hasNone = node.host().equal(node.value(count), zero); // Then columns need no order.
  Value end = node.host().select(hasNone, zero, last);
  auto columns = scf::ForOp::create(builder, node.loc, zero, end, one, ValueRange{order});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(columns.getBody());
  Value column = node.host().sub(node.host().sub(last, one), columns.getInductionVar());
  scf::YieldOp::create(builder, node.loc, byColumn(columns.getRegionIterArg(0), column));
  return columns.getResult(0);
}

/// Results: the different slices along `axis` (elements without it), where each is first, which of
/// them each slice is, how many there are.
LogicalResult importUnique(Node &node, GraphValue &x) {
  bool whole = !node.find("axis");
  int64_t axis = whole ? 0 : SLUICE_TRY(node.axis(0));
  Shape shape = whole ? Shape{node.product(x.shape)} : x.shape;
  if (!isFloat(x.type) && !isInteger(x.type) && x.type != kBool)
    return node.opError() << "element type " << typeName(x.type) << " is not supported";
  Value source = whole ? node.reshape(node.tensor(0), x.shape, shape) : node.tensor(0);
  // Slices as rows.
  SmallVector<int64_t> order = otherAxes(shape.size(), axis);
  order.insert(order.begin(), axis);
  Shape moved = pick(shape, order);
  OpFoldResult count = shape[axis], width = node.product(ArrayRef(moved).drop_front());
  Value rows = node.reshape(node.transpose(source, shape, order, x.type), moved, {count, width});
  Value places = orderOfRows(node, rows, count, width, x.type);
  AffineMap own = node.ownMap(1);
  // Whether a row is not that before it: some column differs.
  GraphValue differences = node.generic(
      {places}, {node.loopsMap(2, {0})}, {count, width}, kBool, [&](Cell &b, ValueRange v) {
        Value i = b.index(0), zero = b.constant(0), isFirst = b.equal(i, zero);
        Value before = b.select(isFirst, zero, b.sub(i, 1));
        Value mine = b.at(rows, ValueRange{b.toIndex(v[0]), b.index(1)});
        Value other = b.toIndex(b.at(places, before));
        Value theirs = b.at(rows, ValueRange{other, b.index(1)});
        return b.either(isFirst, b.unequal(mine, theirs));
      });
  Value starts = node.reduce(differences, 1, 0, combine::either);
  Value group;
  GraphValue first = truePositions(node, starts, count, &group); // of each group, among the sorted
  OpFoldResult groups = first.shape[0];
  Value end = node.value(count), lastGroup = node.value(node.sub(groups, node.fixed(1)));
  Value indices = gathered(node, places, first.tensor, {groups});
  Value counts = node.generic({first.tensor}, {own}, {groups}, kInt64, [&](Cell &b, ValueRange v) {
    Value i = b.index(0), isLast = b.equal(i, lastGroup);
    Value next = b.select(isLast, i, b.add(i, 1));
    Value following = b.at(first.tensor, ValueRange{next});
    return b.sub(b.select(isLast, b.toInteger(end), following), v[0]);
  });
  Value inverse = placed(node, group, places, count);
  if (!node.attribute("sorted", 1)) {
    // By where each is first.
    Value identity = node.counted({groups});
    auto byPlace = sorted(node, indices, identity, kInt64);
    Value permutation = byPlace[1];
    indices = byPlace[0];
    counts = gathered(node, counts, permutation, {groups});
    inverse = gathered(node, placed(node, identity, permutation, groups), inverse, {count});
  }
  node.set(0, takenAlong(node, {source, x.type, shape}, axis, {indices, kInt64, {groups}}));
  node.set(1, indices, kInt64, Shape{groups});
  node.set(2, inverse, kInt64, Shape{count});
  return node.set(3, counts, kInt64, Shape{groups});
}

/// Sides of a box, lower ones first.
struct Box {
  Value sides[4];
  Box(Node &node, Cell &b, Value boxes, Value picture, Value which, int32_t type, bool centered) {
    Value part[4];
    for (int64_t i = 0; i < 4; ++i)
      part[i] = b.convert(b.at(boxes, ValueRange{picture, which, b.constant(i)}), type, kFloat);
    for (int64_t dim : {0, 1}) {
      Value low = part[dim], high = part[dim + 2];
      if (centered) {
        Value half = b.mul(part[dim + 2], 0.5);
        low = b.sub(part[dim], half);
        high = b.add(part[dim], half);
      }
      sides[dim] = b.min(low, high);
      sides[dim + 2] = b.max(low, high);
    }
  }
  static Value area(Cell &b, const Value (&s)[4]) {
    return b.mul(b.sub(s[2], s[0]), b.sub(s[3], s[1]));
  }
};

/// Whether intersection / union > threshold; boxes without area overlap nothing.
Value overlaps(Cell &b, const Box &x, const Box &y, Value threshold) {
  Value zero = b.f32(0), common[4];
  for (int64_t i : {0, 1}) {
    common[i] = b.max(x.sides[i], y.sides[i]);
    Value high = b.min(x.sides[i + 2], y.sides[i + 2]);
    common[i + 2] = b.max(high, common[i]);
  }
  Value shared = Box::area(b, common), first = Box::area(b, x.sides),
        second = Box::area(b, y.sides);
  Value all = b.sub(b.add(first, second), shared);
  Value valid = b.both(b.both(b.greater(first, zero), b.greater(second, zero)),
                       b.both(b.greater(shared, zero), b.greater(all, zero)));
  return b.both(valid, b.greater(b.div(shared, all), threshold));
}

/// Boxes [N, count, 4], scores [N, C, count], the most boxes of a class, thresholds of overlap and
/// score. The result is [chosen, 3]: picture, class and box.
LogicalResult importNonMaxSuppression(Node &node, GraphValue &boxes) {
  GraphValue &scores = node.in(1);
  OpBuilder &builder = node.builder;
  SLUICE_TRY(node.check({{kFloats, 3}, {kFloats, 3}}));
  SLUICE_TRY(node.requireSame(boxes.shape[0], scores.shape[0],
                              "boxes and scores are of different batch sizes"));
  SLUICE_TRY(
      node.requireSame(boxes.shape[1], scores.shape[2], "there is not one score for each box"));
  SLUICE_TRY(node.requireSame(boxes.shape[2], node.fixed(4), "a box is not four numbers"));
  Value most = node.has(2) ? SLUICE_TRY(node.onlyElement(2)) : node.index(0),
        threshold = node.has(3) ? SLUICE_TRY(node.onlyElement(3)) : node.constant(kFloat, 0),
        least = node.has(4) ? SLUICE_TRY(node.onlyElement(4)) : Value();
  bool centered = node.attribute("center_point_box", 0);
  OpFoldResult pictures = scores.shape[0], classes = scores.shape[1], count = scores.shape[2],
               zero = node.fixed(0);
  OpFoldResult limit = node.max(node.min(getAsOpFoldResult(most), count), zero);
  Value where = node.tensor(0);
  // Scores of boxes that are left; the others have the lowest. A score that is not a number is
  // never taken.
  Value gone = node.constant(kFloat, -INFINITY);
  GraphValue left = node.generic(
      {node.tensor(1)}, {node.ownMap(3)}, scores.shape, kFloat, [&](Cell &b, ValueRange v) {
        Value score = b.convert(v[0], scores.type, kFloat);
        return b.select(b.greater(score, least ? least : gone), score, gone);
      });
  Shape chosenShape{pictures, classes, limit}, perClass{pictures, classes};
  Value none = node.constant(kInt64, -1);
  GraphValue chosen = node.fill(none, chosenShape, kInt64);
  GraphValue state[] = {left, chosen};
  auto body = [&](ArrayRef<GraphValue> arguments) -> FailureOr<SmallVector<GraphValue>> {
    Value step = arguments[0].elements->front(), scoresLeft = arguments[2];
    // The best of each class: the first of equal ones.
    Value which =
        bestAlong(node, scoresLeft, 2, perClass, kFloat, gone, none, [](Cell &b, ValueRange x) {
          return b.greater(x[0], x[1]);
        }).second;
    GraphValue next = node.generic(
        {scoresLeft, which}, {node.ownMap(3), node.loopsMap(3, {0, 1})}, scores.shape, kFloat,
        [&](Cell &b, ValueRange v) {
          Value index = b.max(b.toIndex(v[1]), 0), own = b.index(2);
          Box mine(node, b, where, b.index(0), own, boxes.type, centered),
              theirs(node, b, where, b.index(0), index, boxes.type, centered);
          Value same = b.equal(own, index);
          return b.select(b.either(same, overlaps(b, mine, theirs, threshold)), gone, v[0]);
        });
    Shape one{pictures, classes, node.fixed(1)};
    GraphValue kept = arguments[3];
    kept.tensor = tensor::InsertSliceOp::create(
        builder, node.loc, node.reshape(which, perClass, one), kept.tensor, Shape{zero, zero, step},
        one, Shape(3, node.fixed(1)));
    Value more = node.host().greater(node.reduced(next, -INFINITY, combine::max), gone);
    return SmallVector<GraphValue>{GraphValue::scalar(more, kBool), next, kept};
  };
  Value last = node.value(limit);
  auto results = SLUICE_TRY(buildLoop(node, last, node.host().truth(true), state, 0, body));
  // Picture by picture, class by class, in the order of choice.
  OpFoldResult all = node.product(chosenShape);
  Value flat = node.reshape(results[1], chosenShape, {all});
  Value isChosen = node.generic({flat}, {node.ownMap(1)}, {all}, kBool,
                                [&](Cell &b, ValueRange v) { return b.atLeast(v[0], 0); });
  GraphValue found = truePositions(node, isChosen, all);
  Shape result{found.shape[0], node.fixed(3)};
  Value perPicture = node.value(node.mul(classes, limit));
  return node.setGeneric(
      0, {found.tensor}, {node.loopsMap(2, {0})}, result, kInt64, [&](Cell &b, ValueRange v) {
        Value position = b.toIndex(v[0]), column = b.index(1);
        Value picture = b.toInteger(b.div(position, perPicture));
        Value kind = b.toInteger(b.div(b.rem(position, perPicture), last));
        Value box = b.at(flat, position);
        return b.select(b.equal(column, 0), picture, b.select(b.equal(column, 1), kind, box));
      });
}

} // namespace

const OperatorTable sortOperators = {
    {"CumSum", 11, importRunning<false>},
    {"CumProd", 26, importRunning<true>},
    {"ReverseSequence", 10, importReverseSequence},
    {"Scatter", 9, importScatterElements},
    {"ScatterElements", 11, importScatterElements},
    {"ScatterND", 11, importScatterNd},
    {"TopK", 1, importTopK},
    {"Unique", 11, importUnique},
    {"NonMaxSuppression", 10, importNonMaxSuppression},
};

} // namespace sluice::onnx
