//===- Forms.h - what texts written for IREE hold, by what it means --------===//
#pragma once
#include "compiler/Input/Iree/IreeDialects.h"

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

/// Gives every function tensors for the buffer views that it only imports and exports. An error for
/// each that is used otherwise.
mlir::LogicalResult passTensors(mlir::ModuleOp module);
/// The bytes of `source` as elements of `sizes` and `element`, or null if their elements have no
/// such bytes. As IREE has them in memory: elements below a byte are packed, the first in the
/// lowest bits, but for i1, which are bytes unless `packsI1`.
mlir::Value recast(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value source,
                   llvm::ArrayRef<mlir::OpFoldResult> sizes, mlir::Type element,
                   bool packsI1 = false);
} // namespace sluice::iree
