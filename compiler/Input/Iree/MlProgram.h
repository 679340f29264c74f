//===- MlProgram.h - state as MLIR's own dialect has it -------------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::iree {
/// Globals of `ml_program` as those of `util`. Loads and stores that order themselves by tokens
/// stay as they are.
void importMlProgram(mlir::ModuleOp module);
} // namespace sluice::iree
