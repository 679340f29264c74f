//===- ConstantExpressions.h - what depends on constants only -------------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::global {

/// Is `op` an arith.constant of a tensor?
bool isTensorConstant(mlir::Operation *op);

/// The operations on static tensors in `function`, branches and loop bodies included, that are made
/// from tensor constants alone: producers first, the constants themselves not among them.
llvm::SetVector<mlir::Operation *> constantExpressions(mlir::func::FuncOp function);

} // namespace sluice::global

