//===- PaddedRows.cpp - tensors in padded rows, as kernels see them -------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Lowering.h"

using namespace mlir;

SmallVector<OpFoldResult> sluice::kernels::rowStrides(OpBuilder &builder, Location loc,
                                                      Value buffer, int64_t multiple) {
  auto type = cast<MemRefType>(buffer.getType());
  auto value = [&](OpFoldResult folded) {
    return getValueOrCreateConstantIndexOp(builder, loc, folded);
  };
  SmallVector<OpFoldResult> strides(type.getRank());
  OpFoldResult stride = builder.getIndexAttr(1);
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    strides[dim] = stride;
    bool isRow = dim + 1 == type.getRank();
    auto known = getConstantIntValue(stride);
    if (known && !type.isDynamicDim(dim)) {
      stride = builder.getIndexAttr(
          *known * (isRow ? llvm::alignTo(type.getDimSize(dim), multiple) : type.getDimSize(dim)));
      continue;
    }
    Value size = value(memref::getMixedSize(builder, loc, buffer, dim));
    if (isRow) {
      Value step = value(builder.getIndexAttr(multiple));
      size = arith::MulIOp::create(builder, loc,
                                   arith::CeilDivUIOp::create(builder, loc, size, step), step);
    }
    stride = builder.createOrFold<arith::MulIOp>(loc, value(stride), size);
  }
  return strides;
}

Value sluice::kernels::viewRows(OpBuilder &builder, Location loc, Value buffer, Type type) {
  auto padded = encoding::PaddedRowsAttr::of(type);
  if (!padded)
    return buffer;
  SmallVector<OpFoldResult> sizes = memref::getMixedSizes(builder, loc, buffer);
  SmallVector<OpFoldResult> strides = rowStrides(builder, loc, buffer, padded.getMultiple());
  return memref::ReinterpretCastOp::create(builder, loc, buffer, builder.getIndexAttr(0), sizes,
                                           strides);
}
