//===- Passes.h - passes over linalg_ext ops, interfaces outside of them --===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::linalg_ext {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Dialect/LinalgExt/Passes.h.inc"

/// TilingInterface of all ops; called when the dialect is loaded.
void attachTiling(MLIRContext *context);
/// BufferizableOpInterface of all ops.
void registerBufferization(DialectRegistry &registry);
} // namespace sluice::linalg_ext
