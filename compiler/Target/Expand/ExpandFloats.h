//===- ExpandFloats.h - arithmetic on floats that CPUs only store ---------===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice {

/// Computes bf16 and 8-bit float arithmetic in f32, each operation rounded to its type, and converts by integer arithmetic.
llvm::LogicalResult expandFloats(mlir::Operation *func);

/// Rounds f64 to f16 once also where the instruction for it goes by way of f32.
llvm::LogicalResult roundToF16Once(mlir::Operation *func);

} // namespace sluice
