//===- ByteFactors.h - tensors that are bytes, centered and scaled --------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::global {

/// Terms up to which sums of products of 9 bits each fit in i32.
constexpr int64_t kMostTerms = INT32_MAX / (255 * 255);

/// Something that is read in the loops of a product: elements of a tensor, or one value.
struct ByteParameter {
  mlir::Value value; ///< Null if there is none.
  mlir::AffineMap map;
  bool isUnsigned = false;
};
/// A factor of a product: (bytes - zero) * scale.
struct ByteFactor {
  ByteParameter bytes, zero, scale;
};

/// Whether `value` is a tensor of elements of 8 bits without a layout of its own.
bool isByteTensor(mlir::Value value);

/// What `dequantized`, read by `map`, is made from, if it is bytes that are centered or scaled.
std::optional<ByteFactor> byteFactorOf(mlir::Value dequantized, mlir::AffineMap map);

/// The sums of `bytes`, which a product or convolution with `loops` reads, along those loops of it
/// that it sums over, and how they are read.
std::pair<mlir::Value, mlir::AffineMap> sumOfBytes(mlir::OpBuilder &builder, mlir::Location loc,
                                                   const ByteParameter &bytes,
                                                   llvm::ArrayRef<mlir::utils::IteratorType> loops);

/// A byte, or an i32 as it is, as i32.
mlir::Value extendedByte(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                         bool isUnsigned);

} // namespace sluice::global
