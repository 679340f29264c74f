//===- GroupedProduct.h - groups of rows, each times a matrix of its own ---===//
// Mixtures of experts multiply the rows of each expert by its matrix. How many rows a group has is
// known where they are computed only, so all groups are one operation; g and k are summed over:
//   c[r, n] += a[r, k] * b[g, k, n]  where bounds[0, g] <= r < bounds[1, g]
// It is written as a linalg.generic whose body selects, and means that everywhere. Kernels of
// products read the rows of each group only, as `bounds` ascends and no two groups overlap.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::linalg_ext {

struct GroupedProduct {
  linalg::GenericOp op;
  Operation *sum;      ///< What adds a product to those before it.
  unsigned row, group; ///< Loops.

  Value rows() { return op.getDpsInputs()[0]; }
  Value matrices() { return op.getDpsInputs()[1]; }
  Value bounds() { return op.getDpsInputs()[2]; }
};

/// `op` as one, if it is.
std::optional<GroupedProduct> matchGroupedProduct(Operation *op);

/// Whether `op` multiplies matrices, of groups of rows or not.
bool isProductOfMatrices(linalg::LinalgOp op);

/// Adds to `init` [r, n], in its type, the products of `rows` [r, k] and `matrices` [g, k, n].
/// `bounds` [2, g] are integers.
Value createGroupedProduct(OpBuilder &builder, Location loc, Value rows, Value matrices,
                           Value bounds, Value init);

} // namespace sluice::linalg_ext
