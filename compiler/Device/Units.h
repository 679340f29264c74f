//===- Units.h - what of a block is placed as a whole ---------------------===//
// Free ops belong to nobody: constants, empty tensors, sizes and host arithmetic are made anew
// wherever they are used.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::device {
inline bool isTensor(Value value) { return isa<RankedTensorType>(value.getType()); }

/// Whether `op` is made anew for each user instead of being placed.
bool isFree(Operation *op);
/// Whether `op` makes a tensor of one number, which each user gets anew on its own device: filling
/// is cheaper than moving.
bool isFill(Operation *op);
/// Whether `op` is a fill, a part of a constant, or a slice of one that parts are made of: a kernel
/// begins with them, as with its constants.
bool isSource(Operation *op);
/// Whether `op` belongs to the host program whatever it works on: returns, calls, globals, checks,
/// transfers.
bool isHost(Operation *op);
/// Whether `op` is control flow whose parts are placed one by one.
bool isControlFlow(Operation *op);
/// Calls `visit` for every value from outside that `op`, or an op inside of it, uses.
void visitOperands(Operation *op, function_ref<void(Value)> visit);
} // namespace sluice::device
