//===- Sort.cpp - what needs an order or a place found at run time --------===//
// TopK, CumSum, CumProd and the Scatter operators become linalg_ext ops. ReverseSequence reads each
// element from its mirrored place.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Onnx/Ops/Axes.h"
#include "compiler/Input/Onnx/Ops/Selection.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"

using namespace mlir;

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
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", -1), x.rank()));
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
  Shape shape = x.shape;
  shape[axis] = k;
  bool largest = node.attribute("largest", 1) != 0;
  // NaN counts as the largest number, as in NumPy and PyTorch.
  linalg_ext::SingleKey key{.descending = largest,
                            .isUnsigned = isUnsigned(x.type) || x.type == kBool};
  key.nanFirst = largest;
  auto before = [&](Cell &b, ValueRange a) {
    return linalg_ext::isBefore(b, b.getLoc(), key, a[0], a[1]);
  };
  OpBuilder &b = node.builder;
  Type element = elementType(b.getContext(), x.type), i64 = b.getI64Type();
  if (node.sameSize(k, extent)) { // All of them: a sort, which needs no other place for candidates.
    Value places = node.generic({}, {}, shape, kInt64, [&](Cell &b, ValueRange) {
      return b.make<arith::IndexCastOp>(i64, b.index(axis));
    });
    auto results = sorted(node, node.tensor(0), places, axis, key);
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

/// `source` read at `place(position)`.
Value readAt(Node &node, Value source, const Shape &shape, int32_t type,
             llvm::function_ref<void(Cell &, SmallVectorImpl<Value> &)> place) {
  return node.generic({}, {}, shape, type, [&](Cell &b, ValueRange) {
    SmallVector<Value> position = b.indices(shape.size());
    place(b, position);
    return b.at(source, position);
  });
}

/// Running sums, or products.
template <bool isProduct> LogicalResult importRunning(Node &node) {
  if (!node.has(0))
    return node.opError() << "input 0 is missing";
  if (!node.has(1))
    return node.opError() << "input 1 (axis) is missing";
  GraphValue x = node.in(0);
  FailureOr<int64_t> axis = 1;
  if (auto given = node.constantIntegers(node.in(1)); given && given->size() == 1) {
    axis = node.normalizeAxis(given->front(), x.rank());
  } else {
    auto axes = axesAtRunTime(node, 1, x.rank());
    if (failed(axes) || axes->size() != 1)
      return failed(axes)
                 ? failure()
                 : LogicalResult(node.opError() << "axis must be one number, has " << axes->size());
    Shape around = sizesAround(node, x.shape, axes->front());
    x = {node.reshape(node.tensor(0), x.shape, around), std::nullopt, x.type, around};
  }
  if (failed(axis))
    return failure();
  bool exclusive = node.attribute("exclusive", 0) != 0, reverse = node.attribute("reverse", 0) != 0;
  Value source = node.tensor(x), last = node.value(node.sub(x.shape[*axis], node.fixed(1)));
  auto mirrored = [&](Value from) {
    return readAt(node, from, x.shape, x.type, [&](Cell &b, SmallVectorImpl<Value> &position) {
      position[*axis] = b.sub(last, position[*axis]);
    });
  };
  Shape rest = x.shape;
  rest.erase(rest.begin() + *axis);
  Value running = node.empty(x.shape, x.type),
        total = node.fill(node.constant(x.type, isProduct), rest, x.type);
  auto op = linalg_ext::ScanOp::create(
      node.builder, node.loc, TypeRange{running.getType(), total.getType()},
      ValueRange{reverse ? mirrored(source) : source}, ValueRange{running, total},
      node.builder.getI64IntegerAttr(*axis), node.builder.getBoolAttr(!exclusive));
  Type element = elementType(node.builder.getContext(), x.type);
  addRegion(node, op.getRegion(), {element, element}, [&](Cell &b, ValueRange a) {
    if (isProduct)
      return b.mul(a[0], a[1]);
    return b.add(a[0], a[1]);
  });
  Value sums = reverse ? mirrored(op.getResult(0)) : op.getResult(0);
  return node.set(0, node.reshape(sums, x.shape, node.in(0).shape), x.type, node.in(0).shape);
}

/// Puts `updates` into input 0 at `places`, whose components count along `dimensions`.
LogicalResult scatter(Node &node, Value updates, Value places, ArrayRef<int64_t> dimensions) {
  GraphValue &data = node.in(0);
  std::string reduction = node.attribute("reduction", "none");
  if (!llvm::is_contained({"none", "add", "mul", "max", "min"}, reduction))
    return node.opError() << "unknown reduction '" << reduction << "'";
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
  auto depth = indices.rank() ? staticSize(indices.shape.back()) : std::nullopt;
  if (!depth || *depth > data.rank() || *depth < 1)
    return node.opError() << "the last dimension of indices must be a constant between 1 "
                             "and the rank of data, "
                          << data.rank();
  int64_t batch = indices.rank() - 1;
  if (updates.rank() != batch + data.rank() - *depth)
    return node.opError() << "updates must have rank " << batch + data.rank() - *depth << ", has "
                          << updates.rank();
  for (int64_t i = 0; i < updates.rank(); ++i)
    SLUICE_TRY(node.requireEqual(
        updates.shape[i], i < batch ? indices.shape[i] : data.shape[i - batch + *depth],
        "ScatterND: updates do not have the shape that data and indices ask for"));
  SmallVector<Value> bounds;
  for (int64_t k = 0; k < *depth; ++k)
    bounds.push_back(node.value(data.shape[k]));
  Value wrapped = node.generic({node.tensor(1)}, {node.ownMap(batch + 1)}, indices.shape, kInt64,
                               [&](Cell &b, ValueRange a) {
                                 // indices[..., k] counts along dimension k of data.
                                 Value component = b.index(batch), size = bounds.back();
                                 for (int64_t k = *depth - 2; k >= 0; --k) {
                                   Value here = b.equal(component, k);
                                   size = b.select(here, bounds[k], size);
                                 }
                                 return wrapIndex(b, a[0], b.toInteger(size));
                               });
  return scatter(node, node.tensor(2), wrapped, llvm::to_vector(llvm::seq<int64_t>(0, *depth)));
}

LogicalResult importScatterElements(Node &node) {
  SLUICE_TRY(checkScatter(node));
  GraphValue &data = node.in(0), &indices = node.in(1), &updates = node.in(2);
  int64_t rank = data.rank();
  if (indices.rank() != rank || updates.rank() != rank)
    return node.opError() << "data, indices and updates must have one rank, have " << rank << ", "
                          << indices.rank() << " and " << updates.rank();
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", 0), rank));
  for (auto [have, want] : llvm::zip(updates.shape, indices.shape))
    SLUICE_TRY(
        node.requireEqual(have, want, node.op() + ": updates and indices must have one shape"));
  // The place of an update: its own position, except along the axis, where it is the index.
  Shape shape = indices.shape;
  shape.push_back(node.fixed(rank));
  Value bound = node.value(data.shape[axis]);
  AffineMap read = node.ownMap(rank + 1).getMajorSubMap(rank);
  Value places = node.generic({node.tensor(1)}, {read}, shape, kInt64, [&](Cell &b, ValueRange a) {
    Type type = b.getI64Type();
    Value result = wrapIndex(b, b.convert(a[0], indices.type, kInt64),
                             b.make<arith::IndexCastOp>(type, bound));
    Value component = b.index(rank);
    for (int64_t k = 0; k < rank; ++k) {
      if (k == axis)
        continue;
      Value here = b.equal(component, k);
      Value own = b.make<arith::IndexCastOp>(type, b.index(k));
      result = b.select(here, own, result);
    }
    return result;
  });
  return scatter(node, node.tensor(2), places, llvm::to_vector(llvm::seq<int64_t>(0, rank)));
}

LogicalResult importReverseSequence(Node &node, GraphValue &x) {
  if (!node.has(1) || node.in(1).rank() != 1)
    return node.opError() << "input 1 (sequence_lens) must be a vector";
  auto batch = SLUICE_TRY(node.normalizeAxis(node.attribute("batch_axis", 1), x.rank())),
       time = SLUICE_TRY(node.normalizeAxis(node.attribute("time_axis", 0), x.rank()));
  SLUICE_TRY(node.requireEqual(
      node.in(1).shape[0], x.shape[batch],
      "ReverseSequence: sequence_lens does not have one element per batch entry"));
  Value source = node.tensor(0), lengths = node.tensor(1), steps = node.value(x.shape[time]);
  Value result =
      readAt(node, source, x.shape, x.type, [&](Cell &b, SmallVectorImpl<Value> &position) {
        Value length = b.at(lengths, ValueRange{position[batch]});
        Value here = position[time], end = b.toIndex(length);
        end = b.min(end, steps); // A wrong length must not read elsewhere.
        Value one = b.constant(1);
        Value mirrored = b.sub(b.sub(end, one), here);
        Value inside = b.less(here, end);
        position[time] = b.select(inside, mirrored, here);
      });
  return node.set(0, result, x.type, x.shape);
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
};

} // namespace sluice::onnx
