//===- LoopClasses.h - which loops of a kernel's operations go together ---===//
// Two loops are of one class if they walk along the same dimension of an intermediate value: the
// rows of a softmax's maximum, exponentials, sum and quotient are one class. A class that every
// operation has as one parallel loop is shared: tiles of it can be computed from the first
// operation to the last without looking at other tiles.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Util/IntFact.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// An operation that computes tensors, and the class of each of its loops. tensor.insert_slice
/// counts as loops over its destination.
struct ComputeOp {
  Operation *op;
  SmallVector<utils::IteratorType> iterators;
  SmallVector<unsigned> classes;
};

/// Calls `visit` for the elements that `compute` looks up in its body, with the class along which
/// these are neighbours in memory, where that is simply one.
void visitLookups(const ComputeOp &compute,
                  function_ref<void(Type element, unsigned loopClass)> visit);

/// In place of a class: the dimension is read at one place, or in no simple way.
inline constexpr unsigned kNoLoop = ~0u;

class LoopClasses {
public:
  /// Analyzes the operations of `kernel`; fails if some are of a form that cannot be computed by
  /// tiles, slices with steps among them unless it `maySkip` elements.
  static FailureOr<LoopClasses> compute(func::FuncOp kernel, bool maySkip = false);

  ArrayRef<ComputeOp> ops() const { return computeOps; }
  /// That of `op`, which is one of them.
  const ComputeOp &of(Operation *op) const { return computeOps[indexOf.lookup(op)]; }
  /// Shared classes in the order of the last operation's loops.
  ArrayRef<unsigned> shared() const { return sharedClasses; }
  bool isComputed(Value value) const;

  /// Loops that walk `value`, operand or result of `op`, one per dimension; -1 where it is not
  /// simply one loop.
  static SmallVector<int> loopsOfDims(Operation *op, OpOperand *operand, unsigned resultNumber);
  /// The classes of these loops; kNoLoop where there is none.
  static SmallVector<unsigned> classesOfDims(const ComputeOp &compute, OpOperand *operand,
                                             unsigned resultNumber);

  /// Number of steps of a class: static, or computed by `builder` from the kernel's arguments and
  /// sizes of tensor.empty.
  OpFoldResult extent(OpBuilder &builder, unsigned loopClass) const;
  /// The same if static, else ShapedType::kDynamic.
  int64_t staticExtent(unsigned loopClass) const;
  /// Steps of all `loopClasses` together if static and countable, else -1.
  int64_t staticSteps(ArrayRef<unsigned> loopClasses) const;
  /// What is known of the number of steps of all `loopClasses` together, static or not.
  util::IntFact stepsFact(ArrayRef<unsigned> loopClasses) const;
  /// True if neighbours of the class are neighbours in memory for some operand.
  bool isContiguous(unsigned loopClass) const;
  unsigned numClasses() const { return classCount; }
  /// Makes loops of class `from` loops of class `to`; both have as many steps.
  void merge(unsigned from, unsigned to);
  /// True if two classes surely have as many steps: a static number, or they walk one dimension of
  /// one argument.
  bool haveSameExtent(unsigned a, unsigned b) const;

private:
  SmallVector<ComputeOp> computeOps;
  DenseMap<Operation *, unsigned> indexOf;
  SmallVector<unsigned> sharedClasses;
  unsigned classCount = 0;
};

} // namespace sluice::kernels
