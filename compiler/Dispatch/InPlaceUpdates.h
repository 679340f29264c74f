//===- InPlaceUpdates.h - insertions that the host program makes ----------===//
#pragma once
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace sluice::dispatch {
/// Writing a range without gaps into a tensor that a loop carries or a caller donated. The host
/// program copies just these bytes, in place; a kernel would write the whole tensor again, in a
/// loop in each iteration.
bool isUpdatedInPlace(tensor::InsertSliceOp op);

/// Whether a kernel may write slices or scattered rows into the memory of `init`, which a loop
/// carries, a caller donated or another kernel made for it: nobody reads what it was afterwards. It
/// need not copy the rest.
bool isUpdatedByKernel(OpOperand &init);

} // namespace sluice::dispatch
