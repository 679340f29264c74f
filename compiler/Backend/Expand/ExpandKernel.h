//===- ExpandKernel.h - what has no instruction on any target -------------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice {

/// What math functions a target has: those of libm, none (all become arithmetic, on bf16 too), or
/// 2^x of f32 as an instruction.
enum class MathSupport { Libm, None, Exp2 };

/// Replaces what no target has instructions for by what all of them have: math functions as
/// expandMath() says, arithmetic on bf16 and 8-bit floats, vectors of several dimensions and
/// transfers, strided views, divisions that would trap. Loops stay loops.
llvm::LogicalResult expandKernel(mlir::func::FuncOp func, int optLevel, MathSupport math);

// Steps of that.

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

/// Gives divisions by zero, shifts by the width or more, and conversions of floats that no integer
/// holds the results that docs/numerics.md promises. Before floats that are only stored are
/// expanded, and before rounded divisions become others.
void guardIntegers(mlir::Operation *func);

/// Computes bf16 and 8-bit float arithmetic in f32, each operation rounded to its type, and
/// converts by integer arithmetic.
llvm::LogicalResult expandFloats(mlir::Operation *func);

/// `number` as f32; f8E8M0FNU by integer arithmetic, which holds for constants too: upstream's
/// folder makes infinity of NaN.
mlir::Value extendToF32(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value number);

/// Rounds f64 to f16 once also where the instruction for it goes by way of f32.
llvm::LogicalResult roundToF16Once(mlir::Operation *func);

/// Functions of `complex` as `arith`, `math` and quotients of `complex`.
void populateComplexExpansionPatterns(mlir::RewritePatternSet &patterns);

} // namespace sluice
