//===- Slices.h - slices with other positions, and without dimensions -----===//
#pragma once
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace sluice::linalg_ext {

/// The tensor.extract_slice or insert_slice `op` with other offsets and strides; other ops stay.
void replacePositions(RewriterBase &rewriter, OffsetSizeAndStrideOpInterface op,
                      ArrayRef<OpFoldResult> offsets, ArrayRef<OpFoldResult> strides);

/// The groups of dimensions of which each becomes one where `dropped` ones, of size 1, are gone.
SmallVector<ReassociationIndices> groupsWithout(const llvm::SmallBitVector &dropped);

} // namespace sluice::linalg_ext
