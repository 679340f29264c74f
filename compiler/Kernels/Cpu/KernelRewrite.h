//===- KernelRewrite.h - a kernel rebuilt on memrefs ----------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Builds the memref form of a kernel beside its tensor form, which stays readable until finish().
class KernelRewrite {
public:
  explicit KernelRewrite(Kernel &kernel);
  /// The memref (or scalar) that stands for an argument of the tensor form.
  Value argument(Value tensorArgument) {
    return entry->getArgument(cast<BlockArgument>(tensorArgument).getArgNumber());
  }
  /// The memref of destination `result`.
  Value destination(unsigned result);
  /// A value of the tensor form that is an argument, a constant or arithmetic on such: made again
  /// in the new body.
  Value scalar(Value value);
  /// The first block of the new body.
  Block &top() { return *entry; }
  /// Ends the body, puts the new function in place of the old one and erases that.
  void finish(Kernel &kernel);

  OpBuilder builder;

private:
  func::FuncOp before, after;
  Block *entry;
  DenseMap<Value, Value> known;
};

} // namespace sluice::kernels
