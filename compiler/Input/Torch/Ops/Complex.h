//===- Complex.h - operators of torch on complex numbers ------------------===//
#pragma once
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {

/// A cast from or to complex numbers: a real number has no imaginary part, and to a real number
/// only the real part goes.
GraphValue castComplex(Aten &aten, const GraphValue &value, int32_t type);

/// The handler of an operator when one of its tensors is complex; null if it is not supported on
/// them.
AtenHandler findComplexAten(llvm::StringRef name);

} // namespace sluice::torch
