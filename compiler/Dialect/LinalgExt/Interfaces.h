//===- Interfaces.h - interface implementations that live outside the ops -===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::linalg_ext {
/// TilingInterface of all ops; called when the dialect is loaded.
void attachTiling(MLIRContext *context);
/// BufferizableOpInterface of all ops.
void registerBufferization(DialectRegistry &registry);
} // namespace sluice::linalg_ext
