//===- Forms.h - what texts written for IREE hold, by what it means --------===//
#pragma once
#include "compiler/Input/Iree/IreeDialects.h"

namespace sluice::iree {
/// GroupMatmul.cpp: by a loop of linalg.matmul.
LogicalResult lower(GroupMatmulOp op, RewriterBase &rewriter);
/// AffineQuantization.cpp
LogicalResult lower(QuantizeAffineOp op, RewriterBase &rewriter);
LogicalResult lower(DequantizeAffineOp op, RewriterBase &rewriter);
/// Winograd.cpp: by linalg_ext.map_load and products with constant matrices; so are linalg's.
LogicalResult lower(WinogradInputOp op, RewriterBase &rewriter);
LogicalResult lower(WinogradFilterOp op, RewriterBase &rewriter);
LogicalResult lower(WinogradOutputOp op, RewriterBase &rewriter);
void populateWinogradPatterns(RewritePatternSet &patterns);
/// OnlineAttention.cpp: by linalg.generic.
LogicalResult lower(OnlineAttentionOp op, RewriterBase &rewriter);
LogicalResult lower(ExpReductionOp op, RewriterBase &rewriter);

/// Gives every function tensors for the buffer views that it only imports and exports. An error for
/// each that is used otherwise.
LogicalResult passTensors(ModuleOp module);
/// The bytes of `source` as elements of `sizes` and `element`, or null if their elements have no
/// such bytes. As IREE has them in memory: elements below a byte are packed, the first in the
/// lowest bits, but for i1, which are bytes unless `packsI1`.
Value recast(OpBuilder &builder, Location loc, Value source, ArrayRef<OpFoldResult> sizes,
             Type element, bool packsI1 = false);
} // namespace sluice::iree
