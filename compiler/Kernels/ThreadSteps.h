//===- ThreadSteps.h - how long a thread of a lowered kernel runs ---------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::kernels {
/// Steps of all scf loops that one thread of `kernel` takes, at most, as far as constants tell: a
/// loop whose bounds are known at run time only counts as `unknown` steps. Counters begin at zero
/// or later.
int64_t threadSteps(mlir::func::FuncOp kernel, int64_t unknown = 1);

/// Unrolls innermost loops until a thread takes at most `maxSteps` steps. Fails where the code
/// would become too large, or the loops of known length are not what takes the steps.
mlir::LogicalResult shortenLoops(mlir::func::FuncOp kernel, int64_t maxSteps);
} // namespace sluice::kernels
