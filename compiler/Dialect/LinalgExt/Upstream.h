//===- Upstream.h - what upstream's arith, linalg and tensor lack ---------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::linalg_ext {

/// What changes no value that the op `combiner` of arith combines it with, in the type of its
/// result; null if there is none. The extremes of floats without infinities begin at the largest
/// number that they have.
TypedAttr neutralElement(Operation *combiner);

/// The tensor.extract_slice or insert_slice `op` with other offsets and strides; other ops stay.
void replacePositions(RewriterBase &rewriter, OffsetSizeAndStrideOpInterface op,
                      ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> strides);

/// The groups of dimensions of which each becomes one where `dropped` ones, of size 1, are gone.
SmallVector<ReassociationIndices> groupsWithout(const llvm::SmallBitVector &dropped);

/// Replaces `op` by a maximum, exponentials, a sum and a division. Upstream's decomposition takes
/// input and output for one type: where one knows sizes that the other does not, both know them
/// first. The insertion point must be at `op`.
LogicalResult decomposeSoftmax(RewriterBase &rewriter, linalg::SoftmaxOp op);

} // namespace sluice::linalg_ext
