//===- ReadBlocks.h - keys and values are blocks of a cache ---------------===//
//   %g = linalg.generic ins(%table : [b, p]) { cache[block of %table, s, h, d] } -> [b, p, s, h, d]
//   %k = tensor.collapse_shape %g [[0], [1, 2], [3], [4]]
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

namespace sluice::global {

/// A tensor whose dimension for keys is that of blocks, gathered from a cache, and that within one.
struct GatheredBlocks {
  mlir::Value gathered, cache;
  /// Where the cache has blocks, and the keys of one.
  unsigned blocksDim = 0, keysDim = 0;
  /// Dimensions of attention, for each one of the cache; of its two for keys, that one.
  llvm::SmallVector<unsigned> cacheDims;
  llvm::SmallVector<unsigned> loops;     ///< Dimensions of `gathered` that the table has,
  llvm::SmallVector<unsigned> tableDims; ///< and as dimensions of attention.
};

/// Whether `operand` of attention is that; `keys` is the dimension for keys.
std::optional<GatheredBlocks> gatheredBlocks(mlir::Value operand, mlir::AffineMap map,
                                             unsigned keys);

/// The numbers of the blocks, i32, if they are those of `other`, too.
mlir::Value tableOfBlocks(mlir::RewriterBase &rewriter, const GatheredBlocks &blocks,
                          const GatheredBlocks &other);

} // namespace sluice::global
