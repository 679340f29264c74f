//===- Unique.cpp - different elements and boxes that do not overlap ------===//
// Unique sorts, marks the first of each run of equal slices, and reads the marked ones.
// NonMaxSuppression takes the best box that is left, of all classes and pictures at once, until
// none is left or enough are taken.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Selection.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// A tensor of `shape` made element by element.
Value made(Node &node, const Shape &shape, int32_t type, llvm::function_ref<Value(Cell &)> body) {
  return node.generic({}, {}, shape, type, [&](Cell &b, ValueRange) { return body(b); });
}

/// `keys` sorted, NaN last, and `payload` with them.
ValueRange sorted(Node &node, Value keys, Value payload, int32_t type) {
  return sorted(node, keys, payload, 0, {.isUnsigned = isUnsigned(type) || type == kBool});
}

/// Scatters `values` to `places` of a vector of `size`.
Value placed(Node &node, Value values, Value places, OpFoldResult size) {
  Value target = node.fill(node.constant(kInt64, 0), {size}, kInt64);
  return scattered(node, values, places, target, true);
}

Value gathered(Node &node, Value source, Value places, const Shape &shape) {
  return node.generic({places}, {node.ownMap(1)}, shape, kInt64, [&](Cell &b, ValueRange x) {
    return b.at(source, ValueRange{b.toIndex(x[0])});
  });
}

//===----------------------------------------------------------------------===//
// Unique
//===----------------------------------------------------------------------===//

/// The order in which the rows of `rows` [count, width] are sorted: by the last column first, each
/// time keeping the order of equal ones.
Value orderOfRows(Node &node, Value rows, OpFoldResult count, OpFoldResult width, int32_t type) {
  OpBuilder &builder = node.builder;
  Value order = made(node, {count}, kInt64, [](Cell &b) { return b.toInteger(b.index(0)); });
  auto byColumn = [&](Value order, Value column) -> Value {
    Value keys = node.generic({order}, {node.ownMap(1)}, {count}, type, [&](Cell &b, ValueRange x) {
      return b.at(rows, ValueRange{b.toIndex(x[0]), column});
    });
    return sorted(node, keys, order, type)[1];
  };
  if (staticSize(width) == 1)
    return byColumn(order, node.index(0));
  Value last = node.value(width), one = node.index(1);
  auto columns = scf::ForOp::create(builder, node.loc, node.index(0), last, one, ValueRange{order});
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(columns.getBody());
  Value column = node.host().sub(node.host().sub(last, one), columns.getInductionVar());
  scf::YieldOp::create(builder, node.loc, byColumn(columns.getRegionIterArg(0), column));
  return columns.getResult(0);
}

/// Results: the different slices along `axis` (elements without it), where each is first, which of
/// them each slice is, how many there are.
LogicalResult importUnique(Node &node, GraphValue &x) {
  OpBuilder &builder = node.builder;
  Shape shape = x.shape;
  int64_t axis = 0;
  bool whole = !node.find("axis");
  if (whole) {
    shape = {node.product(shape)};
  } else {
    axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", 0), x.rank()));
  }
  if (!isFloat(x.type) && !isInteger(x.type) && x.type != kBool)
    return node.opError() << "element type " << typeName(x.type) << " is not supported";
  Value source = whole ? node.reshape(node.tensor(0), x.shape, shape) : node.tensor(0);
  // Slices as rows.
  int64_t rank = shape.size();
  SmallVector<int64_t> order{axis};
  Shape moved{shape[axis]};
  for (int64_t i = 0; i < rank; ++i)
    if (i != axis) {
      order.push_back(i);
      moved.push_back(shape[i]);
    }
  OpFoldResult count = shape[axis], width = node.product(ArrayRef(moved).drop_front());
  Value rows = node.reshape(node.transpose(source, shape, order, x.type), moved, {count, width});
  Value places = orderOfRows(node, rows, count, width, x.type);
  AffineMap own = node.ownMap(1);
  // Whether a row is not that before it: some column differs.
  Value differences = node.generic(
      {places}, {node.loopsMap(2, {0})}, {count, width}, kBool, [&](Cell &b, ValueRange v) {
        Value i = b.index(0), zero = b.constant(0), isFirst = b.equal(i, zero);
        Value before = b.select(isFirst, zero, b.sub(i, 1));
        Value mine = b.at(rows, ValueRange{b.toIndex(v[0]), b.index(1)});
        Value other = b.toIndex(b.at(places, before));
        Value theirs = b.at(rows, ValueRange{other, b.index(1)});
        return b.either(isFirst, b.unequal(mine, theirs));
      });
  Value starts = node.reduce(differences, {count, width}, {1}, kBool, node.host().truth(false),
                             [](Cell &b, ValueRange v) { return b.either(v[0], v[1]); });
  Value group;
  GraphValue first = truePositions(node, starts, count, &group); // of each group, among the sorted
  OpFoldResult groups = first.shape[0];
  Value end = node.value(count), lastGroup = node.value(node.sub(groups, builder.getIndexAttr(1)));
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
    Value identity = made(node, {groups}, kInt64, [](Cell &b) { return b.toInteger(b.index(0)); });
    auto byPlace = sorted(node, indices, identity, kInt64);
    Value permutation = byPlace[1];
    indices = byPlace[0];
    counts = gathered(node, counts, permutation, {groups});
    inverse = gathered(node, placed(node, identity, permutation, groups), inverse, {count});
  }
  Shape result = shape;
  result[axis] = groups;
  Value values = node.generic({indices}, {node.loopsMap(rank, {axis})}, result, x.type,
                              [&](Cell &b, ValueRange v) {
                                SmallVector<Value> at;
                                for (int64_t i = 0; i < rank; ++i)
                                  at.push_back(i == axis ? b.toIndex(v[0]) : b.index(i));
                                return b.at(source, at);
                              });
  node.set(0, values, x.type, result);
  node.set(1, indices, kInt64, Shape{groups});
  node.set(2, inverse, kInt64, Shape{count});
  return node.set(3, counts, kInt64, Shape{groups});
}

//===----------------------------------------------------------------------===//
// NonMaxSuppression
//===----------------------------------------------------------------------===//

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
  if (boxes.rank() != 3 || scores.rank() != 3 || !isFloat(boxes.type) || !isFloat(scores.type))
    return node.opError() << "needs float boxes [N, count, 4] and scores [N, C, count]";
  SLUICE_TRY(node.requireEqual(boxes.shape[0], scores.shape[0],
                               "NonMaxSuppression: boxes and scores are of different batch sizes"));
  SLUICE_TRY(node.requireEqual(boxes.shape[1], scores.shape[2],
                               "NonMaxSuppression: there is not one score for each box"));
  SLUICE_TRY(node.requireEqual(boxes.shape[2], builder.getIndexAttr(4),
                               "NonMaxSuppression: a box is not four numbers"));
  Value most = node.has(2) ? node.onlyElement(2) : node.index(0),
        threshold = node.has(3) ? node.onlyElement(3) : node.constant(kFloat, 0);
  Value least = node.has(4) ? node.onlyElement(4) : Value();
  if (!most || !threshold || (node.has(4) && !least))
    return failure();
  bool centered = node.attribute("center_point_box", 0);
  OpFoldResult pictures = scores.shape[0], classes = scores.shape[1], count = scores.shape[2],
               zero = builder.getIndexAttr(0);
  OpFoldResult limit = node.max(node.min(getAsOpFoldResult(most), count), zero);
  Value where = node.tensor(0);
  // Scores of boxes that are left; the others have the lowest. A score that is not a number is
  // never taken.
  Value gone = node.constant(kFloat, -INFINITY);
  Value left = node.generic({node.tensor(1)}, {node.ownMap(3)}, scores.shape, kFloat,
                            [&](Cell &b, ValueRange v) {
                              Value score = b.convert(v[0], scores.type, kFloat);
                              Value takes = b.greater(score, least ? least : gone);
                              return b.select(takes, score, gone);
                            });
  Shape chosenShape{pictures, classes, limit}, perClass{pictures, classes};
  Value none = node.constant(kInt64, -1), chosen = node.fill(none, chosenShape, kInt64);
  SmallVector<Value> start{node.index(0), node.host().truth(true), left, chosen};
  SmallVector<Type> types = llvm::map_to_vector(start, [](Value v) { return v.getType(); });
  SmallVector<Location> locations(start.size(), node.loc);
  Value last = node.value(limit);
  auto steps = scf::WhileOp::create(builder, node.loc, types, start);
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *before = builder.createBlock(&steps.getBefore(), {}, types, locations);
    Value room = node.host().less(before->getArgument(0), last);
    scf::ConditionOp::create(builder, node.loc, node.host().both(room, before->getArgument(1)),
                             before->getArguments());
    Block *body = builder.createBlock(&steps.getAfter(), {}, types, locations);
    Value step = body->getArgument(0), scoresLeft = body->getArgument(2),
          taken = body->getArgument(3);
    // The best of each class: the first of equal ones.
    Value which =
        bestAlong(node, scoresLeft, 2, perClass, kFloat, gone, none, [](Cell &b, ValueRange x) {
          return b.greater(x[0], x[1]);
        }).second;
    AffineMap ofClass = node.loopsMap(3, {0, 1});
    Value next = node.generic(
        {scoresLeft, which}, {node.ownMap(3), ofClass}, scores.shape, kFloat,
        [&](Cell &b, ValueRange v) {
          Value index = b.max(b.toIndex(v[1]), 0), own = b.index(2);
          Box mine(node, b, where, b.index(0), own, boxes.type, centered),
              theirs(node, b, where, b.index(0), index, boxes.type, centered);
          Value same = b.equal(own, index);
          return b.select(b.either(same, overlaps(b, mine, theirs, threshold)), gone, v[0]);
        });
    Shape one{pictures, classes, builder.getIndexAttr(1)}, offsets{zero, zero, step},
        ones(3, builder.getIndexAttr(1));
    Value kept = tensor::InsertSliceOp::create(
        builder, node.loc, node.reshape(which, perClass, one), taken, offsets, one, ones);
    Value any = node.reduce(next, scores.shape, {0, 1, 2}, kFloat, gone,
                            [](Cell &b, ValueRange v) { return b.max(v[0], v[1]); });
    Value highest = node.host().at(any, ValueRange{});
    Value more = node.host().greater(highest, gone);
    scf::YieldOp::create(builder, node.loc,
                         ValueRange{node.host().add(step, node.index(1)), more, next, kept});
  }
  // Picture by picture, class by class, in the order of choice.
  OpFoldResult all = node.product(chosenShape);
  Value flat = node.reshape(steps.getResult(3), chosenShape, {all});
  Value isChosen = node.generic({flat}, {node.ownMap(1)}, {all}, kBool,
                                [&](Cell &b, ValueRange v) { return b.atLeast(v[0], 0); });
  GraphValue found = truePositions(node, isChosen, all);
  Shape result{found.shape[0], builder.getIndexAttr(3)};
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

const OperatorTable uniqueOperators = {{"Unique", 11, importUnique},
                                       {"NonMaxSuppression", 10, importNonMaxSuppression}};

} // namespace sluice::onnx
