//===- TensorOps.cpp - what the ops of tensor mean to the oracle ----------===//
#include "compiler/Oracle/Interpreter.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace sluice::oracle {

static std::string textOf(ArrayRef<int64_t> numbers) {
  std::string text;
  llvm::raw_string_ostream out(text);
  llvm::interleave(numbers, out, "x");
  return text;
}

/// The same elements, for another type or shape.
static std::shared_ptr<Tensor> reshaped(const Tensor &source, ArrayRef<int64_t> shape) {
  auto result = std::make_shared<Tensor>(source.element, shape);
  for (int64_t i = 0; i < source.count(); ++i)
    result->set(i, source.get(i));
  return result;
}

/// Shapes that a type does not allow mean a wrong program.
static LogicalResult checkShape(const Call &call, ArrayRef<int64_t> shape, Type type) {
  if (succeeded(verifyCompatibleShape(shape, cast<ShapedType>(type).getShape())))
    return success();
  return call.fail("gives a tensor of " + textOf(shape) +
                   " elements, which its type does not allow");
}

static LogicalResult reshape(const Call &call, ArrayRef<int64_t> shape) {
  const Tensor &source = *call.tensor(0);
  if (productOf(shape) != source.count())
    return call.fail("makes " + textOf(shape) + " of " + textOf(source.shape) + " elements");
  SLUICE_TRY(checkShape(call, shape, call.op->getResult(0).getType()));
  SLUICE_TRY(call.run.spend(call.op, source.count(), shape));
  return call.result(reshaped(source, shape));
}

namespace {
/// The part of a tensor that an op takes out or replaces.
struct Slice {
  Slice(OffsetSizeAndStrideOpInterface op, const Call &call)
      : offsets(call.run.get(op.getMixedOffsets())), sizes(call.run.get(op.getMixedSizes())),
        strides(call.run.get(op.getMixedStrides())) {}

  /// Checks that it lies in a tensor of `shape`.
  LogicalResult check(const Call &call, ArrayRef<int64_t> shape) const {
    for (auto [offset, size, stride, bound] : llvm::zip_equal(offsets, sizes, strides, shape)) {
      int64_t last = offset + (size - 1) * stride;
      if (size < 0 || (size > 0 && (std::min(offset, last) < 0 || std::max(offset, last) >= bound)))
        return call.fail("slice of " + textOf(sizes) + " elements at offsets [" + textOf(offsets) +
                         "] lies outside of a tensor of " + textOf(shape));
    }
    return call.run.spend(call.op, productOf(sizes), sizes);
  }
  /// Visits its elements in order: the number of each, and where it lies in the tensor.
  void visit(function_ref<void(int64_t, ArrayRef<int64_t>)> element) const {
    int64_t next = 0;
    forEachPosition(sizes, [&](ArrayRef<int64_t> at) {
      SmallVector<int64_t> position;
      for (auto [i, offset, stride] : llvm::zip_equal(at, offsets, strides))
        position.push_back(offset + i * stride);
      element(next++, position);
      return true;
    });
  }

  SmallVector<int64_t> offsets, sizes, strides;
};
} // namespace

static LogicalResult extractSlice(tensor::ExtractSliceOp op, const Call &call) {
  const Tensor &source = *call.tensor(0);
  Slice slice(op, call);
  SLUICE_TRY(slice.check(call, source.shape));
  llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(slice.sizes))
    if (!dropped[dim])
      shape.push_back(size);
  auto result = std::make_shared<Tensor>(source.element, shape);
  slice.visit([&](int64_t i, ArrayRef<int64_t> at) { result->set(i, source.get(at)); });
  return call.result(result);
}

static LogicalResult insertSlice(tensor::InsertSliceOp op, const Call &call) {
  const Tensor &source = *call.tensor(0), &dest = *call.tensor(1);
  Slice slice(op, call);
  SLUICE_TRY(slice.check(call, dest.shape));
  if (productOf(slice.sizes) != source.count())
    return call.fail("inserts " + textOf(source.shape) + " elements as " + textOf(slice.sizes));
  auto result = std::make_shared<Tensor>(dest);
  slice.visit([&](int64_t i, ArrayRef<int64_t> at) { result->set(at, source.get(i)); });
  return call.result(result);
}

static LogicalResult pad(tensor::PadOp op, const Call &call) {
  const Tensor &source = *call.tensor(0);
  auto low = call.run.get(op.getMixedLowPad()), high = call.run.get(op.getMixedHighPad());
  SmallVector<int64_t> shape;
  for (auto [size, before, after] : llvm::zip_equal(source.shape, low, high))
    shape.push_back(size + before + after);
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; }))
    return call.fail("pads to a negative size");
  SLUICE_TRY(call.run.spend(op, productOf(shape), shape));
  auto result = std::make_shared<Tensor>(source.element, shape);
  SmallVector<Datum> yielded;
  bool worked = forEachPosition(shape, [&](ArrayRef<int64_t> at) {
    SmallVector<int64_t> from;
    for (auto [i, before] : llvm::zip_equal(at, low))
      from.push_back(i - before);
    if (int64_t inside = source.find(from); inside >= 0) {
      result->set(at, source.get(inside));
      return true;
    }
    if (failed(call.run.runRegion(op.getRegion(), llvm::map_to_vector(at, index), yielded)))
      return false;
    result->set(at, yielded[0]);
    return true;
  });
  return worked ? call.result(result) : failure();
}

/// The result is a tensor with these dynamic sizes, after `fill`.
static LogicalResult make(const Call &call, ArrayRef<const Datum *> dynamic,
                          function_ref<void(Tensor &)> fill) {
  auto result = SLUICE_TRY(makeTensor(call, call.op->getResult(0).getType(), dynamic));
  fill(*result);
  return call.result(TensorRef(result));
}

/// Where in `source` the element at `indices` lies; fails if there is none.
static FailureOr<int64_t> find(const Call &call, StringRef does, const Tensor &source,
                               ArrayRef<const Datum *> indices) {
  SmallVector<int64_t> at = indicesOf(indices);
  int64_t position = source.find(at);
  if (position < 0)
    return call.fail(does + " element [" + textOf(at) + "] of a tensor of " + textOf(source.shape));
  return position;
}

static LogicalResult bitcast(tensor::BitcastOp op, const Call &call) {
  const Tensor &source = *call.tensor(0);
  unsigned size = 16; // Enough for any element.
  return call.result(TensorRef(
      Tensor::fromBytes(op.getType().getElementType(), source.shape, source.toBytes(size), size)));
}

static void addShapes(Handlers &h) {
  h.add<tensor::CastOp>([](tensor::CastOp op, const Call &call) -> LogicalResult {
    SLUICE_TRY(checkShape(call, call.tensor(0)->shape, op.getType()));
    return call.result(call.tensor(0));
  });
  h.add<tensor::CollapseShapeOp>([](tensor::CollapseShapeOp op, const Call &call) {
    SmallVector<int64_t> shape;
    for (const ReassociationIndices &group : op.getReassociationIndices()) {
      shape.push_back(1);
      for (int64_t dim : group)
        shape.back() *= call.tensor(0)->shape[dim];
    }
    return reshape(call, shape);
  });
  h.add<tensor::ExpandShapeOp>([](tensor::ExpandShapeOp op, const Call &call) {
    return reshape(call, call.run.get(op.getMixedOutputShape()));
  });
  h.add<tensor::ReshapeOp>([](tensor::ReshapeOp op, const Call &call) {
    SmallVector<int64_t> shape;
    for (int64_t i = 0; i < call.tensor(1)->count(); ++i)
      shape.push_back(toIndex(call.tensor(1)->get(i)));
    return reshape(call, shape);
  });
  h.add<tensor::DimOp>([](tensor::DimOp op, const Call &call) -> LogicalResult {
    int64_t dim = call.index(1);
    if (dim < 0 || dim >= call.tensor(0)->rank())
      return call.fail("asks for dimension " + Twine(dim) + " of a tensor of rank " +
                       Twine(call.tensor(0)->rank()));
    return call.result(index(call.tensor(0)->shape[dim]));
  });
  h.compute<tensor::RankOp>([](const TensorRef &source) { return index(source->rank()); });
}

void addTensor(Handlers &h) {
  addShapes(h);
  h.add<tensor::BitcastOp>(bitcast);
  h.add<tensor::ExtractSliceOp>(extractSlice);
  h.add<tensor::InsertSliceOp>(insertSlice);
  h.add<tensor::PadOp>(pad);
  h.add<tensor::EmptyOp>(
      [](const Call &call) { return make(call, call.operands, [](Tensor &) {}); });
  h.add<tensor::SplatOp>([](const Call &call) {
    return make(call, call.operands.drop_front(), [&](Tensor &result) {
      for (int64_t i = 0; i < result.count(); ++i)
        result.set(i, *call.operands[0]);
    });
  });
  h.add<tensor::FromElementsOp>([](const Call &call) {
    return make(call, {}, [&](Tensor &result) {
      for (auto [i, value] : llvm::enumerate(call.operands))
        result.set(int64_t(i), *value);
    });
  });
  h.add<tensor::ExtractOp>([](const Call &call) -> LogicalResult {
    const Tensor &source = *call.tensor(0);
    return call.result(
        source.get(SLUICE_TRY(find(call, "reads", source, call.operands.drop_front()))));
  });
  h.add<tensor::InsertOp>([](const Call &call) -> LogicalResult {
    const Tensor &dest = *call.tensor(1);
    int64_t position = SLUICE_TRY(find(call, "writes", dest, call.operands.drop_front(2)));
    SLUICE_TRY(call.run.spend(call.op, 1 + dest.count() / 8));
    auto result = std::make_shared<Tensor>(dest);
    result->set(position, *call.operands[0]);
    return call.result(result);
  });
}

} // namespace sluice::oracle
