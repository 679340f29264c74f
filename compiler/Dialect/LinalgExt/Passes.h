//===- Passes.h - passes over linalg_ext ops ------------------------------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::linalg_ext {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Dialect/LinalgExt/Passes.h.inc"
} // namespace sluice::linalg_ext
