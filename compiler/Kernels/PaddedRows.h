//===- PaddedRows.h - tensors in padded rows, as kernels see them ---------===//
// An argument of type tensor<?x?xf16, #encoding.padded_rows<8>> comes as memref<?x?xf16> of the
// logical sizes; here are its strides.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Builders.h"

namespace sluice::kernels {

/// Elements from one index of each dimension to the next, the last one fastest: of `buffer`, a
/// memref of identity layout whose rows take a multiple of `multiple` elements. Constants where
/// sizes are static.
llvm::SmallVector<mlir::OpFoldResult> rowStrides(mlir::OpBuilder &builder, mlir::Location loc,
                                                 mlir::Value buffer, int64_t multiple);

/// `buffer`, which holds a tensor of `type`, as a memref with the strides of its rows; itself if
/// they follow each other without a gap.
mlir::Value viewRows(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value buffer,
                     mlir::Type type);

} // namespace sluice::kernels
