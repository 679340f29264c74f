//===- Passes.h - kernels from tensors to loops ---------------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"

namespace sluice::kernels {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Kernels/Passes.h.inc"
} // namespace sluice::kernels
