//===- ExpandKernel.h - what has no instruction on any target -------------===//
#pragma once
#include "compiler/Backend/Expand/ExpandMath.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice {

/// Replaces what no target has instructions for by what all of them have: math functions as
/// ExpandMath.h says, arithmetic on bf16 and 8-bit floats, vectors of several dimensions and
/// transfers, strided views, divisions that would trap. Loops stay loops.
llvm::LogicalResult expandKernel(mlir::func::FuncOp func, int optLevel, MathSupport math);

} // namespace sluice
