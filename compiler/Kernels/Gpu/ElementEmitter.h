//===- ElementEmitter.h - values of a kernel, element by element ----------===//
// Computes any tensor of a kernel of linalg.generic operations at one place: an index per loop
// class, along one of them perhaps several neighbours at once, as a vector. A value asks for the
// operands of its operation at the same place, down to loads; what was computed or loaded for a
// place is remembered, so nothing is emitted twice in it. Of a tensor.insert_slice it is the source
// or what is around it, as the indices say:
//   if (indices - offsets < sizes) source at indices - offsets; else destination at indices
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Gpu/MemrefKernel.h"

namespace sluice::kernels {

struct NeighbourIndices;

/// Where values are computed. Those that depend on none of its classes belong to `outer`.
struct Place {
  Place *outer = nullptr;
  /// Per loop class; of the first of `width` neighbours.
  llvm::SmallDenseMap<unsigned, Value> index;
  int varying = -1; ///< The class of the neighbours.
  int64_t width = 1;
  bool isAligned = false; ///< The first neighbour's index is a multiple of the width.
  /// Which neighbour each element of a vector is; empty: in order. Its owner outlives the place.
  ArrayRef<int64_t> order;
  Operation *start = nullptr; ///< Loads go before it; null = where they are asked for.
  bool valuesAtStart = false; ///< So does everything that is computed for this place.

  // What is known here.
  DenseMap<Value, Value> results;
  std::map<std::pair<const void *, SmallVector<unsigned>>, Value>
      loads; ///< Values loaded so far, by tensor and classes.
  std::map<Operation *, IRMapping> bodies;

  /// Sets the index of each of `classes` at step `linear` of all of them, the last one fastest;
  /// `extents` are those of all loop classes.
  void setIndices(OpBuilder &builder, Location loc, ArrayRef<unsigned> classes, Value linear,
                  ArrayRef<Value> extents);
};

/// The order in which `width` neighbours of `bits` bits are unpacked: pairs that lie in one word's
/// halves. Empty: none is better than another.
SmallVector<int64_t> orderOfCodes(int64_t bits, int64_t width);

class ElementEmitter {
public:
  ElementEmitter(MemrefKernel &memrefs, const LoopClasses &classes, const TargetModel &target)
      : memrefs(memrefs), classes(classes), target(target), builder(memrefs.body()) {}

  /// Whether values of `compute` can be computed so; without `inputs`, only what its results start
  /// from.
  static bool handles(const ComputeOp &compute, const LoopClasses &classes, bool inputs = true);

  /// The same for an insertion; what it reads must be handled, too.
  static bool handlesInsertion(tensor::InsertSliceOp op, const LoopClasses &classes);

  const ComputeOp &computeOf(Operation *op) const { return classes.of(op); }
  /// What `result` is at `place`: of its element type, or a vector where it walks along the varying
  /// class. Results that are not computed element by element must be in `place` or an outer one
  /// already.
  Value result(OpResult result, Place &place);
  /// `value`, which the body of `op` computes, at `place`.
  Value bodyValue(linalg::GenericOp op, Value value, Place &place);
  /// What `operand` of `op` is at `place`.
  Value operandValue(linalg::GenericOp op, OpOperand &operand, Place &place);
  /// Stores `value` of `result` at `place` of `memory`, which has its shape.
  void store(OpResult result, Value value, Value memory, Place &place);
  /// Computes and stores result `index` of the kernel.
  void storeResult(unsigned index, Place &place);
  /// Loads all that operations other than `except` take from memory at `place`. For kernels of
  /// linalg.generic operations only: of an insertion's source not every place exists.
  void loadAhead(linalg::GenericOp except, Place &place);
  /// The element of `memory` at `indices`, or `width` neighbours along dimension `varying` (-1:
  /// none).
  Value loadAt(Location loc, Value memory, SmallVector<Value> indices, int varying, int64_t width);
  /// `value` for each of `width` neighbours.
  Value widened(Value value, int64_t width);
  /// `value`, a float or a vector of them, with elements of type `element`.
  Value converted(Value value, Type element);
  /// Something was asked for that cannot be computed; what was emitted is of no use.
  bool isBroken = false;
  /// Offsets and sizes of insertions along the varying class that are known at run time only are
  /// multiples of the width. Where constants are not, each neighbour is looked for on its own.
  bool insertsWholeVectors = false;

private:
  Place &placeOf(ArrayRef<unsigned> loopClasses, Place &place) const;
  Value indexAt(unsigned loopClass, Place &place) const;
  Place flat(Place &place) const;
  bool insertsVectors(tensor::InsertSliceOp op, unsigned dim, int64_t width) const;
  Value inserted(tensor::InsertSliceOp op, Place &place);
  Value around(tensor::InsertSliceOp op, Place &place);
  Value load(linalg::GenericOp op, OpOperand &operand, Place &place);
  Value indexValue(unsigned loopClass, Place &place);
  Value extractNeighbours(linalg::GenericOp op, Operation *nested, ArrayRef<Value> operands,
                          Place &place);
  std::optional<NeighbourIndices> neighbours(linalg::GenericOp op, Value value, Place &place) const;
  Value atFirst(linalg::GenericOp op, AffineExpr expr, Place &place);
  Value extractRun(linalg::GenericOp op, tensor::ExtractOp extract, Place &place);
  Value spread(Value run, const Place &place);
  Value ordered(Value vector, const Place &place);
  Value codesAt(linalg::GenericOp op, Operation *nested, Place &place);
  Value apply(Operation *op, ArrayRef<Value> operands, unsigned resultNumber, int64_t width);
  Value applyScalar(Operation *op, ArrayRef<Value> operands, unsigned resultNumber);
  Value zeroOf(Location loc, Type type);
  bool isVectorAccess(MemRefType type, int varying, int64_t width) const;
  int64_t alignmentOf(MemRefType type, int64_t width) const;

  MemrefKernel &memrefs;
  const LoopClasses &classes;
  const TargetModel &target;
  OpBuilder &builder;
};

// A body that unpacks numbers of few bits finds them by arithmetic on its loops' indices: which
// byte, which bits of it, which block's scale. For `width` neighbours along a loop, the first at a
// multiple of `width`, such an index is that of the first and a constant for each:
//   k / 2          of 8 neighbours   8k' / 2  + 0, 0, 1, 1, 2, 2, 3, 3   k = 8k'
//   k % 2 * 4                        0        + 0, 4, 0, 4, 0, 4, 0, 4
//   n * 128 + k / 32                 n * 128 + 8k' / 32 + 0, 0, 0, 0, ...
// So one load has the bytes of all of them.

/// An index at some neighbours: `first` of the loops (dimensions), where the loop of the neighbours
/// is that of the first, plus a constant for each.
struct NeighbourIndices {
  AffineExpr first;
  SmallVector<int64_t> offsets;
  /// What `first` is known to be a multiple of.
  int64_t divisor = 1;

  bool areSame() const {
    return llvm::all_of(offsets, [](int64_t offset) { return offset == 0; });
  }
  /// How many neighbours each have the same index where these follow each other: 2 of
  /// 0, 0, 1, 1. 0 if they do not.
  int64_t repeats() const;
};

/// `value`, which the body of `op` computes of its loops' indices and constants, at `width`
/// neighbours along `loop`; none if it is something else.
std::optional<NeighbourIndices> neighbourIndices(linalg::GenericOp op, Value value, unsigned loop,
                                                 int64_t width);

} // namespace sluice::kernels
