//===- ThreadSteps.h - how long a thread of a lowered kernel runs ---------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::codegen {
/// Steps of all scf loops that one thread of `kernel` takes, at most, as far as constants tell: a
/// loop whose bounds are known at run time only counts as one step. Counters begin at zero or later.
int64_t threadSteps(mlir::func::FuncOp kernel);
} // namespace sluice::codegen
