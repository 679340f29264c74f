//===- ScaledCodes.h - products with weights of few bits ------------------===//
// Weights of 2, 4 or 8 bits have a scale for each block of a column. Global stores the codes in
// words of 32 bits, and words and scales in panels of columns (PackCodes.cpp); what makes f32 of
// them is part of the product's kernel (Kernels/Matmul/Cpu/CodeProductKind.cpp):
//   code(n, b, w, h, q) = words[n, b, w] >> (8 q + bits h) & (2^bits - 1)
//   y[m.., n] += x[m.., b, w, h, q] * (float(code) - zero) * scales[n, b]
// A word has four bytes, q, of 8 / bits codes, h, each: one shift and one mask give a word of bytes
// that follow each other along the sum, as instructions for bytes multiply them. `zero` is a number
// or zeros[n, b].
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::linalg_ext {

/// On what makes the weights: rows that are multiplied by them may be rounded to 8 bits, block by
/// block, each with a scale of its own.
inline constexpr StringLiteral kRoundsRows = "sluice.rounds_rows";

/// The weights of a product.
struct ScaledCodes {
  Value words, scales, zeros; ///< In panels; no zeros where all are `zero`. Those are u8 or f32.
  double zero = 0;
  int64_t bits = 4;
  bool roundsRows = false;
};

/// Codes of `bits` bits in a word.
inline int64_t codesPerWord(int64_t bits) { return 32 / bits; }

/// Makes the weights of `codes`.
linalg::GenericOp scaleCodes(OpBuilder &builder, Location loc, const ScaledCodes &codes);

/// What `op` makes weights of, if it is what scaleCodes() writes.
std::optional<ScaledCodes> matchScaledCodes(linalg::GenericOp op);

} // namespace sluice::linalg_ext
