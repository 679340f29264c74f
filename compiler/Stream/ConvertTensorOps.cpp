//===- ConvertTensorOps.cpp - tensor ops of the host program --------------===//
// What only renames a shape disappears; slices are ranges of bytes; inserting copies the target
// first, which ElideClones undoes where it can; single elements are read and written by the host.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Stream/FunctionConverter.h"

namespace sluice::stream {

LogicalResult FunctionConverter::convertDim(tensor::DimOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
  std::optional<int64_t> dim = op.getConstantIndex();
  if (!type || !dim || *dim < 0 || *dim >= type.getRank())
    return op.emitOpError("needs a constant dimension of a ranked tensor");
  scalars.map(op.getResult(), sizesOf(op.getSource())[*dim]);
  return success();
}

void FunctionConverter::convertCollapse(tensor::CollapseShapeOp op) {
  Tensor source = tensors[op.getSrc()];
  SmallVector<Value> sizes = sizesOf(op.getSrc()), dims;
  for (auto [group, size] :
       llvm::zip_equal(op.getReassociationIndices(), op.getResultType().getShape())) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value product = sizes[group.front()];
    for (int64_t dim : ArrayRef(group).drop_front())
      product = builder.createOrFold<arith::MulIOp>(loc, product, sizes[dim]);
    dims.push_back(product);
  }
  define(op.getResult(), source.resource, dims);
}

LogicalResult FunctionConverter::convertReshape(tensor::ReshapeOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  auto shape = op.getShape().getDefiningOp<tensor::FromElementsOp>();
  if (!type || !isa<RankedTensorType>(op.getSource().getType()) || !shape)
    return op.emitOpError("needs a shape made by tensor.from_elements");
  SmallVector<Value> dims;
  for (auto [size, value] : llvm::zip_equal(type.getShape(), shape.getElements())) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value dim = scalar(value);
    dims.push_back(dim.getType().isIndex()
                       ? dim
                       : arith::IndexCastOp::create(builder, loc, builder.getIndexType(), dim));
  }
  define(op.getResult(), tensors[op.getSource()].resource, dims);
  return success();
}

/// A few host scalars as a tensor: one small fill each.
void FunctionConverter::convertFromElements(tensor::FromElementsOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  Value result = make<AsyncEmptyOp>(tensorBytes(builder, loc, type, {}));
  int64_t element = elementBytes(type.getElementType());
  for (auto [i, value] : llvm::enumerate(op.getElements()))
    result = make<AsyncFillOp>(scalar(value), result, index(i * element), index(element));
  define(op.getResult(), result, {});
}

FailureOr<std::pair<Value, Value>>
FunctionConverter::contiguousRange(OffsetSizeAndStrideOpInterface slice, Value whole) {
  SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
  auto type = cast<RankedTensorType>(whole.getType());
  SmallVector<Value> dims = sizesOf(whole);
  auto one = [](OpFoldResult v) { return isConstantIntValue(v, 1); };
  // Trailing dimensions are whole, one is cut, those before it have one index each.
  bool cut = false, contiguous = !type.getEncoding() && slice.hasUnitStride();
  SmallVector<Value> starts;
  Value count = index(elementBytes(type.getElementType()));
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    Value size = resolve(sizes[dim]);
    bool isWhole = size == dims[dim] || (!type.isDynamicDim(dim) &&
                                         isConstantIntValue(sizes[dim], type.getDimSize(dim)));
    contiguous &= !cut || one(sizes[dim]);
    cut |= !isWhole;
    count = builder.createOrFold<arith::MulIOp>(loc, count, size);
  }
  if (!contiguous)
    return slice->emitOpError(
        "has gaps in memory, so it takes a kernel; the dispatch stage should have made one");
  for (OpFoldResult offset : slice.getMixedOffsets())
    starts.push_back(resolve(offset));
  return std::make_pair(elementOffset(builder, loc, type, tensors[whole].dims, starts), count);
}

LogicalResult FunctionConverter::convertExtractSlice(tensor::ExtractSliceOp op) {
  auto range = contiguousRange(op, op.getSource());
  if (failed(range))
    return failure();
  SmallVector<Value> dims;
  llvm::SmallBitVector dropped = op.getDroppedDims();
  unsigned kept = 0;
  for (auto [i, size] : llvm::enumerate(op.getMixedSizes()))
    if (!dropped.test(i) && op.getType().isDynamicDim(kept++))
      dims.push_back(resolve(size));
  define(op.getResult(),
         AsyncSliceOp::create(builder, loc, builder.getType<hal::BufferType>(),
                              tensors[op.getSource()].resource, range->first, range->second),
         dims);
  return success();
}

tensor::InsertSliceOp insertedBy(flow::CollectiveOp op) {
  auto insert = op->hasOneUse() ? dyn_cast<tensor::InsertSliceOp>(*op->user_begin())
                                : tensor::InsertSliceOp();
  return insert && insert.getSource() == op.getResult() && insert->getBlock() == op->getBlock()
             ? insert
             : tensor::InsertSliceOp();
}

LogicalResult FunctionConverter::convertInsertSlice(tensor::InsertSliceOp op) {
  auto range = contiguousRange(op, op.getDest());
  if (failed(range))
    return failure();
  Tensor target = tensors[op.getDest()];
  Value copy = make<AsyncCloneOp>(target.resource, bytes(op.getDest()));
  auto collective = op.getSource().getDefiningOp<flow::CollectiveOp>();
  Value updated = collective && insertedBy(collective)
                      ? collect(collective, copy, range->first, range->second)
                      : make<AsyncUpdateOp>(tensors[op.getSource()].resource, copy, range->first,
                                            range->second);
  define(op.getResult(), updated, target.dims);
  return success();
}

LogicalResult FunctionConverter::convertTensorOp(Operation *op) {
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](tensor::DimOp dim) { return convertDim(dim); })
      .Case([&](tensor::RankOp rank) {
        scalars.map(rank.getResult(),
                    index(cast<RankedTensorType>(rank.getTensor().getType()).getRank()));
        return success();
      })
      .Case([&](tensor::ExpandShapeOp expand) {
        // Sizes of the text that the type knows are none of the result's.
        SmallVector<Value> dims;
        unsigned next = 0;
        for (auto [size, known] :
             llvm::zip(expand.getStaticOutputShape(), expand.getResultType().getShape()))
          if (ShapedType::isDynamic(size)) {
            Value value = expand.getOutputShape()[next++];
            if (ShapedType::isDynamic(known))
              dims.push_back(scalarsOf(ValueRange(value)).front());
          }
        define(expand.getResult(), tensors[expand.getSrc()].resource, dims);
        return success();
      })
      .Case([&](encoding::StorageCastOp cast) { // The same bytes.
        SmallVector<Value> dims = tensors[cast.getSource()].dims;
        return define(cast.getResult(), tensors[cast.getSource()].resource, dims), success();
      })
      .Case([&](tensor::CollapseShapeOp collapse) { return convertCollapse(collapse), success(); })
      .Case([&](tensor::ReshapeOp reshape) { return convertReshape(reshape); })
      .Case([&](tensor::CastOp cast) -> LogicalResult {
        auto from = dyn_cast<RankedTensorType>(cast.getSource().getType()),
             to = dyn_cast<RankedTensorType>(cast.getType());
        if (!from || !to)
          return cast.emitOpError("needs ranked tensors");
        SmallVector<Value> sizes = sizesOf(cast.getSource()), dims;
        for (int64_t dim = 0; dim < to.getRank(); ++dim)
          if (to.isDynamicDim(dim))
            dims.push_back(sizes[dim]);
        return define(cast.getResult(), tensors[cast.getSource()].resource, dims), success();
      })
      .Case([&](tensor::ExtractOp extract) -> LogicalResult {
        auto type = cast<RankedTensorType>(extract.getTensor().getType());
        if (type.getEncoding())
          return extract.emitOpError("reads an encoded tensor on the host");
        Tensor source = tensors[extract.getTensor()];
        Value offset =
            elementOffset(builder, loc, type, source.dims, scalarsOf(extract.getIndices()));
        scalars.map(extract.getResult(), hal::BufferLoadOp::create(builder, loc, extract.getType(),
                                                                   source.resource, offset));
        return success();
      })
      .Case([&](tensor::InsertOp insert) {
        Tensor target = tensors[insert.getDest()];
        auto type = cast<RankedTensorType>(insert.getType());
        Value offset =
            elementOffset(builder, loc, type, target.dims, scalarsOf(insert.getIndices()));
        Value copy = make<AsyncCloneOp>(target.resource, bytes(insert.getDest()));
        define(insert.getResult(),
               make<AsyncFillOp>(scalar(insert.getScalar()), copy, offset,
                                 index(elementBytes(type.getElementType()))),
               target.dims);
        return success();
      })
      .Case(
          [&](tensor::FromElementsOp elements) { return convertFromElements(elements), success(); })
      .Case([&](tensor::ExtractSliceOp slice) { return convertExtractSlice(slice); })
      .Case([&](tensor::InsertSliceOp slice) { return convertInsertSlice(slice); })
      .Case([&](tensor::EmptyOp empty) {
        SmallVector<Value> dims = scalarsOf(empty.getDynamicSizes());
        define(empty.getResult(),
               make<AsyncEmptyOp>(tensorBytes(builder, loc, empty.getType(), dims)), dims);
        return success();
      })
      .Case([&](tensor::SplatOp splat) {
        SmallVector<Value> dims = scalarsOf(splat.getDynamicSizes());
        Value size = tensorBytes(builder, loc, cast<RankedTensorType>(splat.getType()), dims);
        define(splat.getResult(), make<AsyncSplatOp>(scalar(splat.getInput()), size), dims);
        return success();
      })
      .Default([](Operation *other) {
        return other->emitOpError("computes on tensors outside of a kernel");
      });
}

} // namespace sluice::stream
