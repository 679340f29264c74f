//===- LowerToLoops.h - operations that are more than a loop nest ---------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::kernels {

/// How the loops of an operation follow each other.
struct LoopOrder {
  llvm::SmallVector<unsigned> loops; ///< Outermost first.
  /// Neighbouring terms of the innermost loop, if that is a sum, are added side by side in vectors.
  bool inVectors = false;
  /// A sum takes no step of its outermost loop if a loop within has none.
  bool skipsEmpty = false;
};

/// Replaces `op`, on memrefs, by loops that add long sums of floats in blocks; false, without a
/// change, if it has none. Parallel loops may move outward.
bool lowerLongSums(mlir::RewriterBase &rewriter, mlir::linalg::GenericOp op,
                   const LoopOrder &order);

/// Replaces `op`, on memrefs, by loops over blocks that are transposed in registers; false, without
/// a change, if it reads nothing transposed or its body does not vectorize.
bool lowerTransposing(mlir::RewriterBase &rewriter, mlir::linalg::GenericOp op,
                      const TargetModel &target);

} // namespace sluice::kernels
