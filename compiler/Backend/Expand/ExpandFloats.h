//===- ExpandFloats.h - arithmetic on floats that CPUs only store ---------===//
#pragma once
#include "mlir/IR/Builders.h"

namespace sluice {

/// Computes bf16 and 8-bit float arithmetic in f32, each operation rounded to its type, and
/// converts by integer arithmetic.
llvm::LogicalResult expandFloats(mlir::Operation *func);

/// `number` as f32; f8E8M0FNU by integer arithmetic, which holds for constants too: upstream's
/// folder makes infinity of NaN.
mlir::Value extendToF32(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value number);

/// Rounds f64 to f16 once also where the instruction for it goes by way of f32.
llvm::LogicalResult roundToF16Once(mlir::Operation *func);

} // namespace sluice
