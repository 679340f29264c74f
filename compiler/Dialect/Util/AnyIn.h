//===- AnyIn.h - whether something holds of an operation within -----------===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice {
/// Does `holds` of any operation in `root`, or of itself?
template <typename Holds> bool anyIn(mlir::Operation *root, Holds holds) {
  auto walked = root->walk([&](mlir::Operation *op) {
    return holds(op) ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return walked.wasInterrupted();
}
} // namespace sluice
