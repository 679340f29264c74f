//===- Combiners.h - operations that reduce many values to one ------------===//
#pragma once
#include "mlir/IR/BuiltinAttributeInterfaces.h"

namespace sluice::linalg_ext {

/// What changes no value that the op `combiner` of arith combines it with, in the type of its
/// result; null if there is none. The extremes of
/// floats without infinities begin at the largest number that they have.
TypedAttr neutralElement(Operation *combiner);

} // namespace sluice::linalg_ext
