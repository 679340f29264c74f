//===- TensorStorage.h - how tensors lie in memory ------------------------===//
// The one place that knows: elements in row-major order without gaps, each in the fewest bytes of 1, 2, 4, 8, ... that hold it (i1 and
// i4 take one, i24 takes four), encoded tensors in their stored form. Everything is in bytes.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace sluice::stream {
/// Bytes of one element in memory, or 0 for a type that has no place in device memory.
int64_t elementBytes(mlir::Type type);

/// Every size of `type`: constants for the static ones, `dims` in order for the dynamic ones.
llvm::SmallVector<mlir::Value> allDims(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type,
                                       mlir::ValueRange dims);

/// Bytes of a tensor in memory.
mlir::Value tensorBytes(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type,
                        mlir::ValueRange dims);

/// Bytes before the element at `indices`. Not for encoded tensors.
mlir::Value elementOffset(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type,
                          mlir::ValueRange dims, mlir::ValueRange indices);
} // namespace sluice::stream
