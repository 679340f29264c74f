//===- TensorStorage.cpp - how tensors lie in memory ----------------------===//
#include "compiler/Stream/TensorStorage.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"

namespace sluice::stream {

static Value constant(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

SmallVector<Value> allDims(OpBuilder &builder, Location loc, RankedTensorType type,
                           ValueRange dims) {
  SmallVector<Value> all;
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size)) {
      all.push_back(dims.front());
      dims = dims.drop_front();
    } else {
      all.push_back(constant(builder, loc, size));
    }
  }
  return all;
}

/// The dimension whose stored size is rounded up, and to a multiple of what; -1 if there is none.
static std::pair<int64_t, int64_t> paddingOf(RankedTensorType type) {
  if (auto rows = encoding::PaddedRowsAttr::of(type))
    return {type.getRank() - 1, rows.getMultiple()};
  return {-1, 1};
}

Value tensorBytes(OpBuilder &builder, Location loc, RankedTensorType type, ValueRange dims) {
  if (auto panels = dyn_cast_or_null<encoding::PanelsAttr>(type.getEncoding()))
    type = panels.getStorageType(type); // Of known size.
  // Static factors are multiplied here, so that equal sizes look equal: 12 * (n * m).
  int64_t factor = elementBytes(type.getElementType());
  SmallVector<Value> factors;
  auto [paddedDim, multiple] = paddingOf(type);
  for (auto [index, size] : llvm::enumerate(type.getShape())) {
    bool padded = int64_t(index) == paddedDim;
    if (!ShapedType::isDynamic(size)) {
      factor *= padded ? llvm::alignTo(size, multiple) : size;
      continue;
    }
    Value dim = dims.front();
    dims = dims.drop_front();
    if (padded) {
      dim = builder.createOrFold<arith::CeilDivUIOp>(loc, dim, constant(builder, loc, multiple));
      factor *= multiple;
    }
    factors.push_back(dim);
  }
  Value product;
  for (Value dim : factors)
    product = product ? builder.createOrFold<arith::MulIOp>(loc, product, dim) : dim;
  Value bytes = constant(builder, loc, factor);
  return product ? builder.createOrFold<arith::MulIOp>(loc, product, bytes) : bytes;
}

Value elementOffset(OpBuilder &builder, Location loc, RankedTensorType type, ValueRange dims,
                    ValueRange indices) {
  SmallVector<Value> sizes = allDims(builder, loc, type, dims);
  Value linear = constant(builder, loc, 0);
  for (auto [size, index] : llvm::zip_equal(sizes, indices)) {
    linear = builder.createOrFold<arith::MulIOp>(loc, linear, size);
    linear = builder.createOrFold<arith::AddIOp>(loc, linear, index);
  }
  Value bytes = constant(builder, loc, elementBytes(type.getElementType()));
  return builder.createOrFold<arith::MulIOp>(loc, linear, bytes);
}

} // namespace sluice::stream
