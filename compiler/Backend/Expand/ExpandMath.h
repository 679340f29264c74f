//===- ExpandMath.h - math functions as arithmetic ------------------------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice {

/// What math functions a target has: those of libm, none (all become arithmetic, on bf16 too), or
/// 2^x of f32 as an instruction.
enum class MathSupport { Libm, None, Exp2 };

/// At optLevel 1 and above, replaces f32 math functions by arithmetic that vectorizes; f16 and bf16
/// ones are computed in f32. At 0 they stay calls of libm: the reference. Without libm, on GPUs,
/// all functions and remainders become arithmetic at every level.
llvm::LogicalResult expandMath(mlir::Operation *func, int optLevel,
                               MathSupport support = MathSupport::Libm);

/// Patterns for remainders, for scalar f64 functions, and for f32 ones that have no good
/// polynomial: those are computed in f64. 2^x of f32 is left if `hasExp2`.
void populateMathExpansionThroughF64Patterns(mlir::RewritePatternSet &patterns, bool hasExp2);

/// math.ipowi as multiplications; math.fpowi with exponents other than i32.
void populateIntegerPowerPatterns(mlir::RewritePatternSet &patterns);

/// Patterns for exp and erf of f32 that leave math.exp2.
void populateMathExpansionByExp2Patterns(mlir::RewritePatternSet &patterns);

} // namespace sluice
