//===- InPlaceUpdates.h - insertions that the host program makes ----------===//
#pragma once
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace sluice::dispatch {
/// Answers for a program that does not change meanwhile: what was found for a tensor serves all
/// that is inserted into it later.
class InPlaceUpdates {
public:
  /// Writing a range without gaps into a tensor that a loop carries or a caller donated. The host
  /// program copies just these bytes, in place; a kernel would write the whole tensor again, in a
  /// loop in each iteration.
  bool areMadeByHost(tensor::InsertSliceOp op);

  /// Whether a kernel may write slices or scattered rows into the memory of `init`, which a loop
  /// carries, a caller donated or another kernel made for it: nobody reads what it was afterwards.
  /// It need not copy the rest.
  bool areMadeByKernel(OpOperand &init);

private:
  using Roots = DenseMap<Value, Value>;

  BlockArgument carriedUnder(Value tensor, bool always);
  bool isLoopCarried(Value tensor);
  Value initOfLoopCarried(Value tensor);
  bool isSizeOf(OpFoldResult size, Value tensor, int64_t dim);
  bool isDonated(Value tensor);
  bool isCollected(tensor::InsertSliceOp op);

  Roots carried, alwaysCarried, sized;
  DenseMap<Value, bool> donated;
  DenseMap<Operation *, bool> byHost;
};

} // namespace sluice::dispatch
