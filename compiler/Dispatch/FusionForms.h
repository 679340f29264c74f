//===- FusionForms.h - what a group of operations asks of one of them ------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::dispatch {
/// How a group may grow.
enum class GroupKind {
  Single,      ///< Nothing joins.
  Contraction, ///< Elementwise consumers of the root's whole result join.
  Rows,        ///< Loops over the same outer parallel dimensions join.
  Insertion,   ///< Insertions, and elementwise operations on what they make, join.
};

/// True if an operand is stored in another order than that of its dimensions.
bool takesPanels(Operation *op);

bool isElementwiseGeneric(linalg::LinalgOp op);

/// True if neighbours in the last loop are neighbours in all operands that have it: a thread reads
/// vectors.
bool readsNeighbours(linalg::LinalgOp op);

/// Pools and other windows that do not multiply.
bool isPool(linalg::LinalgOp op);

/// The kind of group that `op` begins; `turned`: rows may be stored in another order.
GroupKind kindOf(Operation *op, bool turned = false);

/// If `consumer` walks through all of `operand` with its leading loops in order: how many of its
/// parallel loops those are. Zero for transposed and other reads.
unsigned matchingLeadingLoops(linalg::LinalgOp consumer, OpOperand &operand);

/// True if the `shared` outer loops of `op` are too few iterations for the work inside them.
bool isTooNarrow(linalg::LinalgOp op, unsigned shared);

inline ArrayRef<int64_t> sizesOf(Value value) {
  return cast<ShapedType>(value.getType()).getShape();
}

/// The elementwise operations of this block that follow `product`, each the only one to read what
/// is before it and computed on the result.
llvm::SmallSetVector<Operation *, 4> epilogueOf(linalg::LinalgOp product);

} // namespace sluice::dispatch
