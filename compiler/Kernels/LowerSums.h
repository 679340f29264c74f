//===- LowerSums.h - long sums in blocks ----------------------------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::kernels {

/// How the loops of an operation follow each other.
struct LoopOrder {
  llvm::SmallVector<unsigned> loops; ///< Outermost first.
  /// Neighbouring terms of the innermost loop, if that is a sum, are added side by side in vectors.
  bool inVectors = false;
};

/// Replaces `op`, on memrefs, by loops that add long sums of floats in blocks; false, without a
/// change, if it has none. Parallel loops may move outward.
bool lowerLongSums(mlir::RewriterBase &rewriter, mlir::linalg::GenericOp op,
                   const LoopOrder &order);

} // namespace sluice::kernels
