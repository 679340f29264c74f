//===- TensorOps.cpp - what the ops of tensor mean to the oracle ----------===//
#include "compiler/Oracle/Interpreter.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
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
  if (failed(checkShape(call, shape, call.op->getResult(0).getType())) ||
      failed(call.run.spend(call.op, source.count(), shape)))
    return failure();
  return call.result(reshaped(source, shape));
}

static SmallVector<int64_t> indicesOf(ArrayRef<const Datum *> operands) {
  return llvm::map_to_vector(operands, [](const Datum *operand) { return toIndex(*operand); });
}

/// Checks that a slice lies in a tensor of `shape`.
static LogicalResult checkSlice(const Call &call, ArrayRef<int64_t> offsets,
                                ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides,
                                ArrayRef<int64_t> shape) {
  for (auto [offset, size, stride, bound] : llvm::zip_equal(offsets, sizes, strides, shape)) {
    int64_t last = offset + (size - 1) * stride;
    if (size < 0 || (size > 0 && (std::min(offset, last) < 0 || std::max(offset, last) >= bound)))
      return call.fail("slice of " + textOf(sizes) + " elements at offsets [" + textOf(offsets) +
                       "] lies outside of a tensor of " + textOf(shape));
  }
  return call.run.spend(call.op, productOf(sizes), sizes);
}

static SmallVector<int64_t> inSlice(ArrayRef<int64_t> at, ArrayRef<int64_t> offsets,
                                    ArrayRef<int64_t> strides) {
  SmallVector<int64_t> position;
  for (auto [i, offset, stride] : llvm::zip_equal(at, offsets, strides))
    position.push_back(offset + i * stride);
  return position;
}

static LogicalResult extractSlice(tensor::ExtractSliceOp op, const Call &call) {
  const Tensor &source = *call.tensor(0);
  auto offsets = call.run.get(op.getMixedOffsets()), sizes = call.run.get(op.getMixedSizes()),
       strides = call.run.get(op.getMixedStrides());
  if (failed(checkSlice(call, offsets, sizes, strides, source.shape)))
    return failure();
  llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!dropped[dim])
      shape.push_back(size);
  auto result = std::make_shared<Tensor>(source.element, shape);
  int64_t next = 0;
  forEachPosition(sizes, [&](ArrayRef<int64_t> at) {
    result->set(next++, source.get(inSlice(at, offsets, strides)));
    return true;
  });
  return call.result(result);
}

static LogicalResult insertSlice(tensor::InsertSliceOp op, const Call &call) {
  const Tensor &source = *call.tensor(0), &dest = *call.tensor(1);
  auto offsets = call.run.get(op.getMixedOffsets()), sizes = call.run.get(op.getMixedSizes()),
       strides = call.run.get(op.getMixedStrides());
  if (failed(checkSlice(call, offsets, sizes, strides, dest.shape)))
    return failure();
  if (productOf(sizes) != source.count())
    return call.fail("inserts " + textOf(source.shape) + " elements as " + textOf(sizes));
  auto result = std::make_shared<Tensor>(dest);
  int64_t next = 0;
  forEachPosition(sizes, [&](ArrayRef<int64_t> at) {
    result->set(inSlice(at, offsets, strides), source.get(next++));
    return true;
  });
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
  if (failed(call.run.spend(op, productOf(shape), shape)))
    return failure();
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

/// A tensor of a type with these dynamic sizes.
static FailureOr<std::shared_ptr<Tensor>> makeTensor(const Call &call, Type type,
                                                     ArrayRef<const Datum *> dynamic) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(tensor.getShape());
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size)) {
      size = toIndex(*dynamic.front());
      dynamic = dynamic.drop_front();
      if (size < 0)
        return (void)call.fail("a tensor cannot have a size of " + Twine(size)), failure();
    }
  if (failed(call.run.spend(call.op, productOf(shape), shape)))
    return failure();
  return std::make_shared<Tensor>(tensor.getElementType(), shape);
}

static LogicalResult bitcast(tensor::BitcastOp op, const Call &call) {
  const Tensor &source = *call.tensor(0);
  unsigned size = 16; // Enough for any element.
  return call.result(TensorRef(
      Tensor::fromBytes(op.getType().getElementType(), source.shape, source.toBytes(size), size)));
}

static void addShapes(Handlers &h) {
  h.add<tensor::CastOp>([](tensor::CastOp op, const Call &call) -> LogicalResult {
    if (failed(checkShape(call, call.tensor(0)->shape, op.getType())))
      return failure();
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
    int64_t dim = toIndex(*call.operands[1]);
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
  h.add<tensor::EmptyOp>([](tensor::EmptyOp op, const Call &call) -> LogicalResult {
    auto result = makeTensor(call, op.getType(), call.operands);
    return failed(result) ? failure() : call.result(TensorRef(*result));
  });
  h.add<tensor::SplatOp>([](tensor::SplatOp op, const Call &call) -> LogicalResult {
    auto result = makeTensor(call, op.getType(), call.operands.drop_front());
    for (int64_t i = 0; succeeded(result) && i < (*result)->count(); ++i)
      (*result)->set(i, *call.operands[0]);
    return failed(result) ? failure() : call.result(TensorRef(*result));
  });
  h.add<tensor::FromElementsOp>([](tensor::FromElementsOp op, const Call &call) -> LogicalResult {
    auto result = makeTensor(call, op.getType(), {});
    for (auto [i, value] : llvm::enumerate(call.operands))
      if (succeeded(result))
        (*result)->set(int64_t(i), *value);
    return failed(result) ? failure() : call.result(TensorRef(*result));
  });
  h.add<tensor::ExtractOp>([](tensor::ExtractOp op, const Call &call) -> LogicalResult {
    SmallVector<int64_t> at = indicesOf(call.operands.drop_front());
    int64_t position = call.tensor(0)->find(at);
    if (position < 0)
      return call.fail("reads element [" + textOf(at) + "] of a tensor of " +
                       textOf(call.tensor(0)->shape));
    return call.result(call.tensor(0)->get(position));
  });
  h.add<tensor::InsertOp>([](tensor::InsertOp op, const Call &call) -> LogicalResult {
    SmallVector<int64_t> at = indicesOf(call.operands.drop_front(2));
    int64_t position = call.tensor(1)->find(at);
    if (position < 0)
      return call.fail("writes element [" + textOf(at) + "] of a tensor of " +
                       textOf(call.tensor(1)->shape));
    if (failed(call.run.spend(op, 1 + call.tensor(1)->count() / 8)))
      return failure();
    auto result = std::make_shared<Tensor>(*call.tensor(1));
    result->set(position, *call.operands[0]);
    return call.result(result);
  });
}

} // namespace sluice::oracle
