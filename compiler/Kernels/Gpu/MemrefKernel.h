//===- MemrefKernel.h - a kernel's body written anew, on memrefs ----------===//
// For emitters that compute everything themselves: they read the operations of the kernel on
// tensors, and write a function that takes memrefs beside it.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Generic/LoopClasses.h"

namespace sluice::kernels {

/// One index per extent, the last one fastest, of the element `linear` of all of them.
SmallVector<Value> delinearize(OpBuilder &builder, Location loc, Value linear,
                               ArrayRef<Value> extents);

class MemrefKernel {
public:
  /// An empty function beside the kernel's, which computes in destination-passing style. Arguments
  /// may have no encoding but padded rows.
  explicit MemrefKernel(Kernel &kernel);
  /// Drops the new function unless it was taken.
  ~MemrefKernel();

  /// True if buffer() has a view for `tensor`: an argument, a constant, or a view of one.
  static bool isBuffer(Value tensor);
  /// True if that view is all of an argument or constant: its elements follow each other.
  static bool isWhole(Value tensor);
  /// `result` before its shape was changed.
  static Value withoutExpansion(Value result);
  /// True if operations of `classes` compute every result of `func`, up to changes of its shape.
  static bool computesResults(func::FuncOp func, const LoopClasses &classes);
  /// The memory of `tensor`, seen at the top of the new function.
  Value buffer(Value tensor);
  /// The same, but arguments as they come: without the strides of padded rows.
  Value storage(Value tensor);
  /// A size or scalar that the kernel on tensors computes from its arguments; null if from anything
  /// else.
  Value scalar(Value value);
  /// The same of a constant or value; it is a value of the body.
  Value valueOf(OpFoldResult value);
  /// Steps of every loop class; empty if one is computed from anything else.
  SmallVector<Value> extents(const LoopClasses &classes);
  unsigned resultCount() { return tensors.getNumResults(); }
  /// Where the result `index` of the kernel goes, in the shape of what computes it.
  Value destination(unsigned index);
  /// What computes result `index`, without changes of its shape.
  Value computed(unsigned index);

  /// Inserts into the body, before its end.
  OpBuilder &body() { return builder; }
  func::FuncOp function() { return func; }
  /// Puts the new function in the kernel's place; the old one is gone.
  void take();
  /// The same, to be run by workgroups of `threads`, each with `share` of `count`, as launchFor
  /// says; vectors are read of bindings that are `aligned`.
  LogicalResult launch(int64_t threads, bool aligned, Value count, int64_t share,
                       Value workspaceBytes = {}, Value isRun = {});

private:
  Kernel &kernel;
  func::FuncOp tensors, func;
  OpBuilder builder, top; // `top` inserts before everything that the body does.
  DenseMap<Value, Value> buffers, scalars;
  bool taken = false;
};

} // namespace sluice::kernels
