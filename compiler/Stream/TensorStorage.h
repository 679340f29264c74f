//===- TensorStorage.h - how tensors lie in memory ------------------------===//
// The one place that knows: elements in row-major order without gaps, each in as many bytes as
// Target/ElementBytes.h says, encoded tensors in their stored form. Everything is in bytes.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Util/ElementBytes.h"
#include "mlir/IR/Builders.h"

namespace sluice::stream {
/// Every size of `type`: constants for the static ones, `dims` in order for the dynamic ones.
SmallVector<Value> allDims(OpBuilder &builder, Location loc, RankedTensorType type,
                           ValueRange dims);

/// Bytes of a tensor in memory.
Value tensorBytes(OpBuilder &builder, Location loc, RankedTensorType type, ValueRange dims);

/// Bytes before the element at `indices`. Not for encoded tensors.
Value elementOffset(OpBuilder &builder, Location loc, RankedTensorType type, ValueRange dims,
                    ValueRange indices);
} // namespace sluice::stream
