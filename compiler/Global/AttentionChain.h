//===- AttentionChain.h - the operations of one attention -----------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::global {
using namespace mlir;

/// The operations of one attention, from the last product back to the first.
struct AttentionChain {
  linalg::LinalgOp scores;           // queries x keys
  linalg::GenericOp shown;           // What is done with a score; null: nothing.
  linalg::GenericOp widened;         // The same with more bits; null: as it is.
  linalg::GenericOp largest, powers; // Per row; exp(score - largest).
  linalg::GenericOp total, weights;  // Sums of powers; powers / total.
  linalg::LinalgOp product;          // weights x values
  linalg::GenericOp result;          // The product rounded or transposed; null: as it is.
  unsigned weightsOperand = 0;
  linalg::GenericOp best; // Largest of each row of the mask or of the scores: where it is
                          // minus infinity, weights are zero. Null without.

  Value last() { return result ? result.getResult(0) : product->getResult(0); }
};

/// Finds the operations around the softmax that input `weightsOperand` of `product` is.
LogicalResult findChain(RewriterBase &rewriter, linalg::LinalgOp product, unsigned weightsOperand,
                        AttentionChain &chain);

/// The generic operation that computes `value` and nothing else.
linalg::GenericOp producer(Value value);

/// What the only result of `op` is, in its body.
Value yielded(linalg::GenericOp op);

/// A product of floating-point tensors with one sum, starting at zero.
bool isProduct(linalg::LinalgOp op);

} // namespace sluice::global
