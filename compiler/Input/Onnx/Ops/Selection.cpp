//===- Selection.cpp - elements by their place, and the places of elements ===//
// Results whose size is known only at run time: a running count of the chosen elements says where
// each goes, the host reads how many there are, and a scatter writes their positions.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Selection.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

namespace sluice::onnx {
GraphValue truePositions(Node &node, Value mask, OpFoldResult size, Value *ordinals) {
  OpBuilder &b = node.builder;
  Type i64 = b.getI64Type();
  Shape shape{size};
  GraphValue ones = node.generic(mask, {}, shape, kInt64, [&](Cell &b, ValueRange x) {
    return b.convert(x[0], kBool, kInt64);
  });
  Value before = running(node, ones, 0, 0, /*isInclusive=*/false, combine::add);
  Shape found{node.host().toIndex(node.reduced(ones, 0, combine::add))};
  Value target = node.filled(0, found, kInt64);
  Value result = scattered(node, node.counted(shape), before, target, true, mask);
  if (ordinals) // The number of true elements up to each one, less 1.
    *ordinals = node.generic({before, mask}, {}, shape, kInt64, [&](Cell &b, ValueRange x) {
      return b.sub(b.add(x[0], b.make<arith::ExtUIOp>(i64, x[1])), 1);
    });
  return {result, kInt64, found};
}

void addRegion(Node &node, Region &region, ArrayRef<Type> types, ScalarBody body) {
  OpBuilder::InsertionGuard guard(node.builder);
  Block *block =
      node.builder.createBlock(&region, {}, types, SmallVector<Location>(types.size(), node.loc));
  Cell b = node.host();
  linalg_ext::YieldOp::create(b, ValueRange{body(b, block->getArguments())});
}

GraphValue running(Node &node, GraphValue source, int64_t axis, Number first, bool isInclusive,
                   ScalarBody body) {
  Value values = node.empty(source.shape, source.type),
        last = node.filled(first, without(source.shape, axis), source.type);
  auto scan = linalg_ext::ScanOp::create(
      node.builder, node.loc, TypeRange{values.getType(), last.getType()},
      ValueRange{node.tensor(source)}, ValueRange{values, last},
      node.builder.getI64IntegerAttr(axis), node.builder.getBoolAttr(isInclusive));
  Type element = getElementTypeOrSelf(values);
  addRegion(node, scan.getRegion(), {element, element}, body);
  return {scan.getResult(0), source.type, source.shape};
}

ValueRange sorted(Node &node, Value keys, Value payload, int64_t dim, linalg_ext::SingleKey order) {
  auto op = linalg_ext::SortOp::create(node.builder, node.loc,
                                       TypeRange{keys.getType(), payload.getType()}, ValueRange{},
                                       ValueRange{keys, payload}, dim);
  Type key = getElementTypeOrSelf(keys), place = getElementTypeOrSelf(payload);
  addRegion(node, op.getRegion(), {key, key, place, place}, [&](Cell &b, ValueRange x) {
    return linalg_ext::isBefore(b, b.getLoc(), order, x[0], x[1]);
  });
  return op.getResults();
}

Value scattered(Node &node, Value updates, Value places, Value target, bool areDifferent,
                Value mask) {
  SmallVector<Value> operands{updates, places};
  if (mask)
    operands.push_back(mask);
  auto op =
      linalg_ext::ScatterOp::create(node.builder, node.loc, TypeRange{target.getType()}, operands,
                                    ValueRange{target}, ArrayRef<int64_t>{0}, areDifferent);
  Type element = getElementTypeOrSelf(target);
  addRegion(node, op.getRegion(), {element, element}, combine::first);
  return op.getResult(0);
}

GraphValue takenAlong(Node &node, GraphValue source, int64_t axis, GraphValue places) {
  Shape shape = with(source.shape, axis, places.shape[0]);
  return node.generic(node.tensor(places), node.loopsMap(shape.size(), axis), shape, source.type,
                      [&](Cell &b, ValueRange x) {
                        SmallVector<Value> at = b.indices(shape.size());
                        at[axis] = b.toIndex(x[0]);
                        return b.at(source, at);
                      });
}

std::pair<Value, Value> bestAlong(Node &node, Value source, int64_t dim, const Shape &rest,
                                  int32_t type, Value least, Value nowhere, ScalarBody better) {
  Value best = node.fill(least, rest, type), where = node.fill(nowhere, rest, kInt64);
  auto op = linalg_ext::ArgCompareOp::create(
      node.builder, node.loc, TypeRange{best.getType(), where.getType()}, ValueRange{source},
      ValueRange{best, where}, Value(), node.builder.getI64IntegerAttr(dim));
  Type element = getElementTypeOrSelf(source);
  addRegion(node, op.getRegion(), {element, element}, better);
  return {op.getResult(0), op.getResult(1)};
}

namespace {

/// The coordinates of all elements that are not zero, [rank, count].
LogicalResult importNonZero(Node &node, GraphValue &input) {
  auto mask = SLUICE_TRY(node.elementwise({&input}, kBool, [&](Cell &b, ValueRange x) {
    // Host scalars of integers are of index type.
    if (isa<IndexType>(x[0].getType()))
      return b.unequal(x[0], 0);
    return b.convert(x[0], input.type, kBool);
  }));
  Shape shape = input.shape;
  if (shape.empty())
    shape.push_back(node.fixed(1));
  OpFoldResult size = node.product(shape);
  GraphValue found =
      truePositions(node, node.reshape(node.tensor(mask), input.shape, {size}), size);
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
  AffineMap column = node.loopsMap(2, {1});
  return node.setGeneric(0, {found.tensor}, {column}, result, kInt64, [&](Cell &b, ValueRange x) {
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
}

/// The slices along `axis` (without it: the elements) for which the condition holds.
LogicalResult importCompress(Node &node) {
  if (!node.has(1) || node.in(1).type != kBool || node.in(1).rank() != 1)
    return node.opError() << "the condition must be a vector of bools";
  GraphValue &input = node.in(0);
  bool whole = !node.find("axis");
  int64_t axis = whole ? 0 : SLUICE_TRY(node.axis(0));
  Shape shape = whole ? Shape{node.product(input.shape)} : input.shape;
  node.require(node.host().atMost(node.value(node.in(1).shape[0]), node.value(shape[axis])),
               "Compress: the condition is longer than the dimension");
  GraphValue source = node.reshaped(input, shape);
  GraphValue found = truePositions(node, node.tensor(1), node.in(1).shape[0]);
  return node.set(0, takenAlong(node, source, axis, found));
}

//===- Elements by index --------------------------------------------------===//

/// An index from the data, negative ones from the end, kept inside [0, size): a wrong index in the
/// data cannot touch other memory. (To fail, the host would have to wait for the device to look at
/// all indices.) `size` must not be 0: see requireElements.
Value safeIndex(Cell &b, Value index, Value size) {
  index = b.toIndex(index);
  index = b.select(b.less(index, 0), b.add(index, size), index);
  return b.min(b.max(index, 0), b.sub(size, 1));
}

/// Fails at run time if there are indices but no element along `axis` to take.
void requireElements(Node &node, int64_t axis) {
  OpFoldResult size = node.in(0).shape[axis], indices = node.product(node.in(1).shape);
  Cell b = node.host();
  Value zero = node.index(0),
        holds = b.either(b.greater(node.value(size), zero), b.equal(node.value(indices), zero));
  node.require(holds, node.op() + ": dimension " + Twine(axis) + " of the data is empty");
}

LogicalResult importGather(Node &node, GraphValue &data) {
  GraphValue &indices = node.in(1);
  auto axis = SLUICE_TRY(node.axis(0));
  // Host scalars picked by constants.
  auto *known = data.rank() == 1 ? node.knownElements(data) : nullptr;
  auto picked = known ? node.constantIntegers(indices) : std::nullopt;
  if (picked) {
    SmallVector<Value> elements;
    for (int64_t at : *picked) {
      int64_t i = at < 0 ? at + int64_t(known->size()) : at;
      if (i < 0 || i >= int64_t(known->size()))
        return node.opError() << "index " << at << " is out of range for " << known->size()
                              << " elements";
      elements.push_back((*known)[i]);
    }
    return node.set(0, GraphValue{elements, data.type, indices.shape});
  }
  ArrayRef<OpFoldResult> sizes = data.shape;
  Shape shape = joined({sizes.take_front(axis), indices.shape, sizes.drop_front(axis + 1)});
  int64_t rank = shape.size(), indexRank = indices.rank();
  requireElements(node, axis);
  Value source = node.tensor(0), size = node.value(data.shape[axis]);
  // One index that the host knows: a slice.
  auto *hostIndex = node.knownElements(indices);
  if (hostIndex && hostIndex->size() == 1 && isa<IndexType>((*hostIndex)[0].getType())) {
    auto fixed = staticSize(getAsOpFoldResult((*hostIndex)[0]));
    Cell host = node.host();
    Value place = fixed && *fixed >= 0 ? (*hostIndex)[0] : safeIndex(host, (*hostIndex)[0], size);
    if (auto extent = staticSize(data.shape[axis]);
        fixed && extent && (*fixed >= *extent || *fixed < -*extent))
      return node.opError() << "index " << *fixed << " is out of range for size " << *extent;
    GraphValue slice = node.sliced(data, axis, getAsOpFoldResult(place), node.fixed(1));
    return node.set(0, node.reshaped(slice, shape));
  }
  auto dims = countUp(axis, axis + indexRank);
  return node.setGeneric(0, {node.tensor(1)}, {node.loopsMap(rank, dims)}, shape, data.type,
                         [&](Cell &b, ValueRange x) {
                           SmallVector<Value> at;
                           for (int64_t i = 0; i < data.rank(); ++i)
                             at.push_back(i == axis ? safeIndex(b, x[0], size)
                                                    : b.index(i < axis ? i : i + indexRank - 1));
                           return b.at(source, at);
                         });
}

LogicalResult importGatherElements(Node &node, GraphValue &data) {
  GraphValue &indices = node.in(1);
  auto axis = SLUICE_TRY(node.axis(0));
  if (indices.rank() != data.rank())
    return node.opError() << "data has rank " << data.rank() << ", indices " << indices.rank();
  requireElements(node, axis);
  Value source = node.tensor(0), size = node.value(data.shape[axis]);
  return node.setGeneric(0, {node.tensor(1)}, {}, indices.shape, data.type,
                         [&](Cell &b, ValueRange x) {
                           SmallVector<Value> at = b.indices(data.rank());
                           at[axis] = safeIndex(b, x[0], size);
                           return b.at(source, at);
                         });
}

LogicalResult importGatherND(Node &node, GraphValue &data) {
  GraphValue &indices = node.in(1);
  int64_t batch = node.attribute("batch_dims", 0);
  auto depth = indices.rank() ? staticSize(indices.shape.back()) : std::nullopt;
  if (!depth || batch < 0 || batch >= indices.rank() || batch + *depth > data.rank())
    return node.opError() << "the last dimension of the indices must be known and at most "
                             "the rank of the data";
  int64_t outer = indices.rank() - 1;
  Shape shape = joined(
      {ArrayRef(indices.shape).drop_back(), ArrayRef(data.shape).drop_front(batch + *depth)});
  for (int64_t i = 0; i < *depth; ++i)
    requireElements(node, batch + i);
  Value source = node.tensor(0), where = node.tensor(1);
  SmallVector<Value> sizes = node.values(data.shape);
  return node.set(0, node.made(shape, data.type, [&](Cell &b) {
    SmallVector<Value> prefix = b.indices(outer), at(ArrayRef(prefix).take_front(batch));
    for (int64_t i = 0; i < *depth; ++i) {
      SmallVector<Value> position = prefix;
      position.push_back(b.constant(i));
      at.push_back(safeIndex(b, b.at(where, position), sizes[batch + i]));
    }
    for (int64_t i = batch + *depth; i < data.rank(); ++i)
      at.push_back(b.index(outer + i - batch - *depth));
    return b.at(source, at);
  }));
}

} // namespace

const OperatorTable selectionOperators = {
    {"NonZero", 9, importNonZero},    {"Compress", 9, importCompress},
    {"Gather", 1, importGather},      {"GatherElements", 11, importGatherElements},
    {"GatherND", 11, importGatherND},
};

} // namespace sluice::onnx
