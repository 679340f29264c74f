//===- LinalgExtForms.h - ops of iree_linalg_ext by what they mean --------===//
#pragma once
#include "compiler/Input/Iree/IreeDialects.h"
#include "mlir/IR/PatternMatch.h"

namespace sluice::iree {
/// Im2col.cpp: by linalg_ext.map_load.
mlir::LogicalResult lower(Im2colOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lower(ReverseOp op, mlir::RewriterBase &rewriter);
/// GroupMatmul.cpp: by a loop of linalg.matmul.
mlir::LogicalResult lower(GroupMatmulOp op, mlir::RewriterBase &rewriter);
/// AffineQuantization.cpp
mlir::LogicalResult lower(QuantizeAffineOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lower(DequantizeAffineOp op, mlir::RewriterBase &rewriter);
/// Winograd.cpp: by linalg_ext.map_load and products with constant matrices; so are linalg's.
mlir::LogicalResult lower(WinogradInputOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lower(WinogradFilterOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lower(WinogradOutputOp op, mlir::RewriterBase &rewriter);
void populateWinogradPatterns(mlir::RewritePatternSet &patterns);
/// OnlineAttention.cpp: by linalg.generic.
mlir::LogicalResult lower(OnlineAttentionOp op, mlir::RewriterBase &rewriter);
mlir::LogicalResult lower(ExpReductionOp op, mlir::RewriterBase &rewriter);
} // namespace sluice::iree
