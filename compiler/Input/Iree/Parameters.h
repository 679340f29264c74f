//===- Parameters.h - values that a program only names --------------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::iree {

/// Gives each `#flow.parameter.named` of `module` its value from the archives `files`, "SCOPE=FILE"
/// or "FILE" for parameters without a
/// scope. Large values refer to the mapped file. Errors name parameters that have none, and files
/// that cannot be read.
LogicalResult bindParameters(ModuleOp module, ArrayRef<std::string> files);

} // namespace sluice::iree
