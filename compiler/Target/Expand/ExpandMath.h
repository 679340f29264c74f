//===- ExpandMath.h - math functions as arithmetic ------------------------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice {

/// At optLevel 1 and above, replaces f32 math functions by arithmetic that vectorizes; f16 and bf16 ones are computed in f32. At 0
/// they stay calls of libm: the reference. Without libm, on GPUs, all functions become arithmetic at every level.
llvm::LogicalResult expandMath(mlir::Operation *func, int optLevel, bool hasLibm = true);

/// Patterns for scalar f64 functions, and for f32 ones that have no good polynomial: those are computed in f64.
void populateMathExpansionThroughF64Patterns(mlir::RewritePatternSet &patterns);

} // namespace sluice
