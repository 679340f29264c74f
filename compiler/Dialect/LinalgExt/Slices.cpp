//===- Slices.cpp - slices with other positions, and without dimensions ---===//
#include "compiler/Dialect/LinalgExt/Slices.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

void sluice::linalg_ext::replacePositions(RewriterBase &rewriter, OffsetSizeAndStrideOpInterface op,
                                          ArrayRef<OpFoldResult> offsets,
                                          ArrayRef<OpFoldResult> strides) {
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op.getOperation()))
    rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(slice, slice.getType(), slice.getSource(),
                                                        offsets, op.getMixedSizes(), strides);
  else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op.getOperation()))
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(insert, insert.getSource(), insert.getDest(),
                                                       offsets, op.getMixedSizes(), strides);
}

SmallVector<ReassociationIndices>
sluice::linalg_ext::groupsWithout(const llvm::SmallBitVector &dropped) {
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices first;
  for (unsigned i = 0; i < dropped.size(); ++i) {
    if (!dropped[i])
      groups.push_back({});
    (groups.empty() ? first : groups.back()).push_back(i);
  }
  if (!groups.empty())
    groups.front().insert(groups.front().begin(), first.begin(), first.end());
  return groups;
}
