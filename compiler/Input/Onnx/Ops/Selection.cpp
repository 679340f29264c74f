//===- Selection.cpp - NonZero and Compress -------------------------------===//
// Results whose size is known only at run time: a running count of the chosen elements says where
// each goes, the host reads how many there are, and a scatter writes their positions.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Selection.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

using namespace mlir;

namespace sluice::onnx {

GraphValue truePositions(Node &node, Value mask, OpFoldResult size, Value *ordinals) {
  OpBuilder &b = node.builder;
  Type i64 = b.getI64Type();
  AffineMap own = b.getMultiDimIdentityMap(1);
  Shape shape{size};
  Value ones = node.generic({mask}, {own}, shape, kInt64, [&](Cell &b, ValueRange x) {
    return b.make<arith::ExtUIOp>(i64, x[0]);
  });
  Value running = node.empty(shape, kInt64),
        total = node.fill(node.constant(kInt64, 0), {}, kInt64);
  auto region = [&](Region &body, auto combine) {
    OpBuilder::InsertionGuard guard(b);
    Block *block = b.createBlock(&body, {}, {i64, i64}, {node.loc, node.loc});
    linalg_ext::YieldOp::create(b, node.loc,
                                ValueRange{combine(block->getArgument(0), block->getArgument(1))});
  };
  auto scan = linalg_ext::ScanOp::create(b, node.loc, TypeRange{running.getType(), total.getType()},
                                         ValueRange{ones}, ValueRange{running, total}, 0,
                                         /*inclusive=*/false);
  region(scan.getRegion(), [&](Value x, Value y) { return node.host().add(x, y); });
  Value count = node.reduce(ones, shape, 0, kInt64, node.constant(kInt64, 0),
                            [](Cell &b, ValueRange x) { return b.add(x[0], x[1]); });
  Cell host = node.host();
  Shape found{host.toIndex(host.at(count, ValueRange{}))};
  Value positions = node.generic({}, {}, shape, kInt64, [&](Cell &b, ValueRange) {
    return b.make<arith::IndexCastOp>(i64, b.index(0));
  });
  Value target = node.fill(node.constant(kInt64, 0), found, kInt64);
  auto scatter = linalg_ext::ScatterOp::create(
      b, node.loc, TypeRange{target.getType()}, ValueRange{positions, scan.getResult(0), mask},
      ValueRange{target}, ArrayRef<int64_t>{0}, /*unique_indices=*/true);
  region(scatter.getRegion(), [](Value update, Value) { return update; });
  if (ordinals) // The number of true elements up to each one, less 1.
    *ordinals = node.generic({scan.getResult(0), mask}, {own, own}, shape, kInt64,
                             [&](Cell &b, ValueRange x) {
                               Value before = b.number(b.getI64Type(), 1);
                               return b.sub(b.add(x[0], b.make<arith::ExtUIOp>(i64, x[1])), before);
                             });
  return {scatter.getResult(0), std::nullopt, kInt64, found};
}

namespace {

/// The coordinates of all elements that are not zero, [rank, count].
LogicalResult importNonZero(Node &node, GraphValue &input) {
  auto mask = node.elementwise({&input}, kBool, [&](Cell &b, ValueRange x) {
    // Host scalars of integers are of index type.
    if (isa<IndexType>(x[0].getType()))
      return b.unequal(x[0], 0);
    return b.convert(x[0], input.type, kBool);
  });
  if (failed(mask))
    return failure();
  Shape shape = input.shape;
  if (shape.empty())
    shape.push_back(node.fixed(1));
  OpFoldResult size = node.product(shape);
  GraphValue found =
      truePositions(node, node.reshape(node.tensor(*mask), input.shape, {size}), size);
  if (input.shape.empty()) { // A scalar has no coordinates, though it is counted; NumPy has one.
    Shape none{node.fixed(0), found.shape[0]};
    return node.set(0, node.empty(none, kInt64), kInt64, none);
  }
  unsigned rank = shape.size();
  SmallVector<Value> strides(rank), sizes(rank);
  OpFoldResult stride = node.fixed(1);
  for (unsigned i = rank; i-- > 0;) {
    strides[i] = node.value(stride);
    sizes[i] = node.value(shape[i]);
    stride = node.mul(stride, shape[i]);
  }
  Shape result{node.fixed(rank), found.shape[0]};
  AffineMap column = AffineMap::getMultiDimMapWithTargets(2, {1}, node.builder.getContext());
  Value coordinates =
      node.generic({found.tensor}, {column}, result, kInt64, [&](Cell &b, ValueRange x) {
        Value row = b.index(0), step = strides[0], limit = sizes[0];
        for (unsigned i = 1; i < rank; ++i) {
          Value here = b.equal(row, i);
          step = b.select(here, strides[i], step);
          limit = b.select(here, sizes[i], limit);
        }
        Value position = b.toIndex(x[0]);
        Value coordinate = b.rem(b.div(position, step), limit);
        return b.toInteger(coordinate);
      });
  return node.set(0, coordinates, kInt64, result);
}

/// The slices along `axis` (without it: the elements) for which the condition holds.
LogicalResult importCompress(Node &node) {
  if (!node.has(1) || node.in(1).type != kBool || node.in(1).rank() != 1)
    return node.opError() << "the condition must be a vector of bools";
  GraphValue &input = node.in(0);
  Shape shape = input.shape;
  int64_t axis = 0;
  if (node.find("axis")) {
    auto normal = node.normalizeAxis(node.attribute("axis", 0), input.rank());
    if (failed(normal))
      return failure();
    axis = *normal;
  } else {
    shape = {node.product(shape)};
  }
  node.require(node.host().atMost(node.value(node.in(1).shape[0]), node.value(shape[axis])),
               "Compress: the condition is longer than the dimension");
  Value source = node.reshape(node.tensor(0), input.shape, shape);
  GraphValue found = truePositions(node, node.tensor(1), node.in(1).shape[0]);
  Shape result = shape;
  result[axis] = found.shape[0];
  unsigned rank = shape.size();
  AffineMap along =
      AffineMap::getMultiDimMapWithTargets(rank, {unsigned(axis)}, node.builder.getContext());
  Value chosen =
      node.generic({found.tensor}, {along}, result, input.type, [&](Cell &b, ValueRange x) {
        SmallVector<Value> position = b.indices(rank);
        position[axis] = b.toIndex(x[0]);
        return b.at(source, position);
      });
  return node.set(0, chosen, input.type, result);
}

constexpr OperatorEntry kSelectionOperators[] = {{"NonZero", 9, importNonZero},
                                                 {"Compress", 9, importCompress}};

} // namespace

ArrayRef<OperatorEntry> selectionOperators() { return kSelectionOperators; }

} // namespace sluice::onnx
