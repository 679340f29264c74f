//===- AttentionChain.h - the operations of one attention -----------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::global {

/// The operations of one attention, from the last product back to the first.
struct AttentionChain {
  mlir::linalg::LinalgOp scores;           // queries x keys
  mlir::linalg::GenericOp shown;           // What is done with a score; null: nothing.
  mlir::linalg::GenericOp widened;         // The same with more bits; null: as it is.
  mlir::linalg::GenericOp largest, powers; // Per row; exp(score - largest).
  mlir::linalg::GenericOp total, weights;  // Sums of powers; powers / total.
  mlir::linalg::LinalgOp product;          // weights x values
  mlir::linalg::GenericOp result;          // The product rounded or transposed; null: as it is.
  unsigned weightsOperand = 0;
  mlir::linalg::GenericOp best; // Largest of each row of the mask or of the scores: where it is
                                // minus infinity, weights are zero. Null without.

  mlir::Value last() { return result ? result.getResult(0) : product->getResult(0); }
};

/// Finds the operations around the softmax that input `weightsOperand` of `product` is.
llvm::LogicalResult findChain(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp product,
                              unsigned weightsOperand, AttentionChain &chain);

/// The generic operation that computes `value` and nothing else.
mlir::linalg::GenericOp producer(mlir::Value value);

/// What the only result of `op` is, in its body.
mlir::Value yielded(mlir::linalg::GenericOp op);

/// A product of floating-point tensors with one sum, starting at zero.
bool isProduct(mlir::linalg::LinalgOp op);

} // namespace sluice::global
