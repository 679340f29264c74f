//===- LinalgExtForms.h - ops of iree_linalg_ext by what they mean --------===//
#pragma once
#include "compiler/Input/Iree/IreeDialects.h"
#include "mlir/IR/PatternMatch.h"

namespace sluice::iree {
/// Im2col.cpp: by linalg_ext.map_load.
mlir::LogicalResult lowerIm2col(Im2colOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lowerReverse(ReverseOp op, mlir::RewriterBase &rewriter);
/// GroupMatmul.cpp: by a loop of linalg.matmul.
mlir::LogicalResult lowerGroupMatmul(GroupMatmulOp op, mlir::RewriterBase &rewriter);
/// AffineQuantization.cpp
mlir::LogicalResult lowerQuantizeAffine(QuantizeAffineOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lowerDequantizeAffine(DequantizeAffineOp op, mlir::RewriterBase &rewriter);
/// Winograd.cpp: by linalg_ext.map_load and products with constant matrices.
mlir::LogicalResult lowerWinogradInput(WinogradInputOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lowerWinogradFilter(WinogradFilterOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lowerWinogradOutput(WinogradOutputOp op, mlir::RewriterBase &rewriter);
/// OnlineAttention.cpp: by linalg.generic.
mlir::LogicalResult lowerOnlineAttention(OnlineAttentionOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lowerExpReduction(ExpReductionOp op, mlir::RewriterBase &rewriter);
} // namespace sluice::iree
