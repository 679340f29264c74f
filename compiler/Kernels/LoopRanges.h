//===- LoopRanges.h - what is known of the sizes of loops -----------------===//
// linalg asks for the size of a loop the first operand that the loop indexes. An operand may know
// it that is not the first:
//   linalg.conv_1d_nwc_wcf ins(%x, %w : tensor<1x8x?xf32>, tensor<3x16x4xf32>)      // ? is 16
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::kernels {

/// The sizes of the loops of `op`, dynamic only if no operand knows them.
inline llvm::SmallVector<int64_t> staticLoopRanges(mlir::linalg::LinalgOp op) {
  llvm::SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (mlir::OpOperand &operand : op->getOpOperands())
    for (auto [expr, size] :
         llvm::zip(op.getMatchingIndexingMap(&operand).getResults(), op.getShape(&operand)))
      if (auto dim = llvm::dyn_cast<mlir::AffineDimExpr>(expr);
          dim && mlir::ShapedType::isDynamic(ranges[dim.getPosition()]))
        ranges[dim.getPosition()] = size;
  return ranges;
}

} // namespace sluice::kernels
