//===- ExpandMath.h - math functions as arithmetic ------------------------===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice::cpu {

/// At optLevel 1 and above, replaces f32 math functions by arithmetic that vectorizes; f16 and bf16 ones are computed in f32. At 0
/// they stay calls of libm: the reference.
llvm::LogicalResult expandMath(mlir::Operation *func, int optLevel);

} // namespace sluice::cpu
