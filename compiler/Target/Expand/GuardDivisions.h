//===- GuardDivisions.h - integer divisions that never trap ---------------===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice {

/// Integers of tensors divide without trapping: by 0, and the smallest integer by -1, they are divided by 1 instead.
void guardDivisions(mlir::Operation *func);

} // namespace sluice
