//===- GuardIntegers.h - integers where arith leaves results open ---------===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice {

/// Gives divisions by zero, shifts by the width or more, and conversions of floats that no integer
/// holds the results that docs/numerics.md promises. Before floats that are only stored are
/// expanded, and before rounded divisions become others.
void guardIntegers(mlir::Operation *func);

} // namespace sluice
