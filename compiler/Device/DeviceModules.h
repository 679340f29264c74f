//===- DeviceModules.h - the part of a program for one target -------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::device {
using namespace mlir;

/// For each target of the program's devices: moves what is for it (outlined functions, executables)
/// into a module of its own, runs `stage` on that, and moves everything back, under names that no
/// other target has. What stage comes after formation of kernels sees executables only. A program
/// for any one device is such a module itself.
LogicalResult forEachTarget(ModuleOp program, function_ref<LogicalResult(ModuleOp)> stage);
} // namespace sluice::device
