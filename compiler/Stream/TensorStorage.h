//===- TensorStorage.h - how tensors lie in memory ------------------------===//
// The one place that knows: elements in row-major order without gaps, each in as many bytes as
// Target/ElementBytes.h says, encoded tensors in their stored form. Everything is in bytes.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Util/ElementBytes.h"
#include "mlir/IR/Builders.h"

namespace sluice::stream {
/// Every size of `type`: constants for the static ones, `dims` in order for the dynamic ones.
llvm::SmallVector<mlir::Value> allDims(mlir::OpBuilder &builder, mlir::Location loc,
                                       mlir::RankedTensorType type, mlir::ValueRange dims);

/// Bytes of a tensor in memory.
mlir::Value tensorBytes(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type,
                        mlir::ValueRange dims);

/// Bytes before the element at `indices`. Not for encoded tensors.
mlir::Value elementOffset(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type,
                          mlir::ValueRange dims, mlir::ValueRange indices);
} // namespace sluice::stream
