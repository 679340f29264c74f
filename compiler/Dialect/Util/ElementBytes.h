//===- ElementBytes.h - how elements lie in memory ------------------------===//
#pragma once
#include "mlir/IR/BuiltinTypes.h"

namespace sluice {
/// Bytes that an element takes in memory, on the host and on every device: bits are rounded up to a
/// power of two of at least eight, so that an i33 takes 8 bytes and an f6 one. A vector takes what
/// its elements do; 0 for types that no tensor has.
inline int64_t elementBytes(mlir::Type type) {
  if (auto complex = mlir::dyn_cast<mlir::ComplexType>(type))
    return 2 * elementBytes(complex.getElementType());
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type))
    return vector.getNumElements() * elementBytes(vector.getElementType());
  if (type.isIndex())
    return 8;
  return type.isIntOrFloat() ? llvm::PowerOf2Ceil(llvm::divideCeil(type.getIntOrFloatBitWidth(), 8))
                             : 0;
}
} // namespace sluice
