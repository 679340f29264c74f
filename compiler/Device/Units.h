//===- Units.h - what of a block is placed as a whole ---------------------===//
// Free ops belong to nobody: constants, empty tensors, sizes and host arithmetic are made anew
// wherever they are used.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::device {
inline bool isTensor(mlir::Value value) {
  return llvm::isa<mlir::RankedTensorType>(value.getType());
}

/// Whether `op` is made anew for each user instead of being placed.
bool isFree(mlir::Operation *op);
/// Whether `op` makes a tensor of one number, which each user gets anew on its own device: filling
/// is cheaper than moving.
bool isFill(mlir::Operation *op);
/// Whether `op` is a fill, a part of a constant, or a slice of one that parts are made of: a kernel
/// begins with them, as with its constants.
bool isSource(mlir::Operation *op);
/// Whether `op` belongs to the host program whatever it works on: returns, calls, globals, checks,
/// transfers.
bool isHost(mlir::Operation *op);
/// Whether `op` is control flow whose parts are placed one by one.
bool isControlFlow(mlir::Operation *op);
/// Calls `visit` for every value from outside that `op`, or an op inside of it, uses.
void visitOperands(mlir::Operation *op, llvm::function_ref<void(mlir::Value)> visit);
} // namespace sluice::device
