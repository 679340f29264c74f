//===- KeyLengths.h - conditions on keys that are how many keys a row has ---===//
// Batches of texts of unlike lengths, caches with room and positions on the device hide keys by
// numbers that tensors hold:
//   score where key < lengths[text], else minus infinity;  score + (key <= at[query] ? 0 : -inf)
// A kernel that knows the numbers does not read what is hidden.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

namespace sluice::global {

/// What a region on scores, in which tensors are looked up, does.
struct KeyLengths {
  /// A key is there if it is below, or at most at, each of these.
  llvm::SmallVector<std::pair<mlir::Value, bool>> bounds;
  /// Conditions without lookups, true if they remove the key.
  llvm::SmallVector<std::pair<mlir::Value, bool>> others;
  mlir::Value score; ///< Without any of these.
};

/// Finds them; nothing if what is looked up does more than to bound `keys`, a dimension.
std::optional<KeyLengths> findLengths(mlir::OpBuilder &b, mlir::Region &region, int64_t keys);

/// Makes bounds that the region of `op` looks up its lengths.
void takeLengths(mlir::RewriterBase &rewriter, linalg_ext::AttentionOp op);

} // namespace sluice::global
