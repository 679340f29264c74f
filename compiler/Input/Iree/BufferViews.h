//===- BufferViews.h - functions on tensors instead of buffer views -------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::iree {
/// Gives every function tensors for the buffer views that it only imports and exports. An error for
/// each that is used otherwise.
mlir::LogicalResult passTensors(mlir::ModuleOp module);
} // namespace sluice::iree
