//===- CompoundOps.h - operations on scalars that are several others ------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice::input {
/// Why arith.scaling_extf or arith.scaling_truncf of these types has no arithmetic form, or an
/// empty text. `wide` is the wider of the two types of the number, in which the scale is applied.
StringRef refusalOfScaling(Type scale, Type wide);

/// arith.scaling_extf and scaling_truncf, math.clampf and sincos, divisions of indices, and
/// index.add, index.mul, ... of 64 bits -> arith.addi, arith.muli, ..., which later stages read.
void populateCompoundOpPatterns(RewritePatternSet &patterns);

/// Extends constants of f8E8M0FNU in `root`: upstream's folder makes infinity of their NaN, which
/// has no digits to take along.
void extendScaleConstants(Operation *root);

/// Computes arith.mulsi_extended of indices in `root` in i64.
void widenIndexProducts(Operation *root);
} // namespace sluice::input
