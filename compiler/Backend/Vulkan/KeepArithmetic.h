//===- KeepArithmetic.h - floats as the program says ------------*- C++ -*-===//
#pragma once
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace sluice::vulkan {
/// Keeps drivers from computing something else than what `func` says, which loads the words of its
/// arguments first.
void keepArithmetic(mlir::spirv::FuncOp func);
} // namespace sluice::vulkan
