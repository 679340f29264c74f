//===- Pool.h - what pools and their gradients share ----------------------===//
#pragma once
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {

/// A matrix [target, size] whose row i has equal shares at positions [floor(i * size / target),
/// ceil((i + 1) * size / target)).
GraphValue sharesOfMeans(Aten &aten, mlir::OpFoldResult size, mlir::OpFoldResult target,
                         int32_t type);

} // namespace sluice::torch
