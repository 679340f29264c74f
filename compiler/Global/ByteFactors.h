//===- ByteFactors.h - tensors that are bytes, centered and scaled --------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::global {
/// Terms up to which sums of products of 9 bits each fit in i32.
constexpr int64_t kMostTerms = INT32_MAX / (255 * 255);

/// Something that is read in the loops of a product: elements of a tensor, or one value.
struct ByteParameter {
  Value value; ///< Null if there is none.
  AffineMap map;
  bool isUnsigned = false;
};
/// A factor of a product: (bytes - zero) * scale.
struct ByteFactor {
  ByteParameter bytes, zero, scale;
};

/// Terms of each sum of `op`; kMostTerms + 1 if there may be more than kMostTerms.
int64_t termsOf(linalg::LinalgOp op);

/// Whether `value` is a tensor of elements of 8 bits without a layout of its own.
bool isByteTensor(Value value);

/// What `dequantized`, read by `map`, is made from, if it is bytes that are centered or scaled, or
/// integers of `leastBits` or more.
std::optional<ByteFactor> byteFactorOf(Value dequantized, AffineMap map, unsigned leastBits = 8);

/// Integers of at most 8 bits as bytes.
Value asBytes(OpBuilder &builder, Location loc, const ByteParameter &narrow);

/// The bytes of `factor`, which are read along single loops, less its zero point, in i16.
Value centeredBytes(OpBuilder &builder, Location loc, const ByteFactor &factor);

/// Replaces `op`, which multiplies and adds up what `factors` stand for, by the same of their
/// bytes, which it gives, and what makes its result of that. `isScaled` if one has a scale.
linalg::GenericOp multiplyFactors(RewriterBase &rewriter, linalg::LinalgOp op,
                                  const ByteFactor (&factors)[2], bool isScaled);

} // namespace sluice::global
