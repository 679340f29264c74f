//===- CodeProductKind.h - products with weights of few bits --------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/ScaledCodes.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// The weights of `root` if it multiplies rows of f32 by such; without the dimension h where it has
/// one element.
std::optional<linalg_ext::ScaledCodes> matchCodeProduct(linalg::LinalgOp root, Reasons why = {});

} // namespace sluice::kernels
