//===- Fold.h - folds, and computes nothing twice -------------------------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice {

/// Applies `patterns` to everything in `op` until nothing changes, folding on the way; then removes
/// what is computed twice. Blocks of branches stay as they are.
llvm::LogicalResult foldWith(mlir::Operation *op, mlir::RewritePatternSet &&patterns);

} // namespace sluice
