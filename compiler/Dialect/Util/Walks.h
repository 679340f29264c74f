//===- Walks.h - all operations within one, looked at or folded -----------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice {

/// Does `holds` of any operation in `root`, or of itself?
template <typename Holds> bool anyIn(mlir::Operation *root, Holds holds) {
  auto walked = root->walk([&](mlir::Operation *op) {
    return holds(op) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return walked.wasInterrupted();
}

/// Applies `patterns` to everything in `op` until nothing changes, folding on the way; then removes
/// what is computed twice. Blocks of branches stay as they are.
llvm::LogicalResult foldWith(mlir::Operation *op, mlir::RewritePatternSet &&patterns);

} // namespace sluice
