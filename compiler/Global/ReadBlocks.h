//===- ReadBlocks.h - keys and values are read in the blocks of their cache ---===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

namespace sluice::global {

/// Gives `op` a table where its keys and values are blocks gathered from a cache.
void readBlocks(mlir::RewriterBase &rewriter, linalg_ext::AttentionOp op);

} // namespace sluice::global
