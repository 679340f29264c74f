//===- DivideIntegers.h - 64-bit divisions by 32-bit ones -------*- C++ -*-===//
#pragma once
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace sluice::vulkan {
/// Replaces divisions and remainders of 64-bit integers and indices in `func`, so that none is
/// left.
mlir::LogicalResult divideIntegers(mlir::spirv::FuncOp func);
} // namespace sluice::vulkan
