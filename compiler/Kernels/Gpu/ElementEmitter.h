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
  llvm::SmallDenseMap<unsigned, mlir::Value> index;
  int varying = -1; ///< The class of the neighbours.
  int64_t width = 1;
  bool isAligned = false; ///< The first neighbour's index is a multiple of the width.
  /// Which neighbour each element of a vector is; empty: in order. Its owner outlives the place.
  llvm::ArrayRef<int64_t> order;
  mlir::Operation *start = nullptr; ///< Loads go before it; null = where they are asked for.
  bool valuesAtStart = false;       ///< So does everything that is computed for this place.

  // What is known here.
  llvm::DenseMap<mlir::Value, mlir::Value> results;
  std::map<std::pair<const void *, llvm::SmallVector<unsigned>>, mlir::Value>
      loads; ///< Values loaded so far, by tensor and classes.
  std::map<mlir::Operation *, mlir::IRMapping> bodies;

  /// Sets the index of each of `classes` at step `linear` of all of them, the last one fastest;
  /// `extents` are those of all loop classes.
  void setIndices(mlir::OpBuilder &builder, mlir::Location loc, llvm::ArrayRef<unsigned> classes,
                  mlir::Value linear, llvm::ArrayRef<mlir::Value> extents);
};

/// The order in which `width` neighbours of `bits` bits are unpacked: pairs that lie in one word's
/// halves. Empty: none is better than another.
llvm::SmallVector<int64_t> orderOfCodes(int64_t bits, int64_t width);

class ElementEmitter {
public:
  ElementEmitter(MemrefKernel &memrefs, const LoopClasses &classes, const TargetModel &target)
      : memrefs(memrefs), classes(classes), target(target), builder(memrefs.body()) {}

  /// Whether values of `compute` can be computed so; without `inputs`, only what its results start
  /// from.
  static bool handles(const ComputeOp &compute, const LoopClasses &classes, bool inputs = true);

  /// The same for an insertion; what it reads must be handled, too.
  static bool handlesInsertion(mlir::tensor::InsertSliceOp op, const LoopClasses &classes);

  const ComputeOp &computeOf(mlir::Operation *op) const;
  /// What `result` is at `place`: of its element type, or a vector where it walks along the varying
  /// class. Results that are not computed element by element must be in `place` or an outer one
  /// already.
  mlir::Value result(mlir::OpResult result, Place &place);
  /// `value`, which the body of `op` computes, at `place`.
  mlir::Value bodyValue(mlir::linalg::GenericOp op, mlir::Value value, Place &place);
  /// What `operand` of `op` is at `place`.
  mlir::Value operandValue(mlir::linalg::GenericOp op, mlir::OpOperand &operand, Place &place);
  /// Stores `value` of `result` at `place` of `memory`, which has its shape.
  void store(mlir::OpResult result, mlir::Value value, mlir::Value memory, Place &place);
  /// Computes and stores result `index` of the kernel.
  void storeResult(unsigned index, Place &place);
  /// Loads all that operations other than `except` take from memory at `place`. For kernels of
  /// linalg.generic operations only: of an insertion's source not every place exists.
  void loadAhead(mlir::linalg::GenericOp except, Place &place);
  /// The element of `memory` at `indices`, or `width` neighbours along dimension `varying` (-1:
  /// none).
  mlir::Value loadAt(mlir::Location loc, mlir::Value memory, llvm::SmallVector<mlir::Value> indices,
                     int varying, int64_t width);
  /// `value` for each of `width` neighbours.
  mlir::Value widened(mlir::Value value, int64_t width);
  /// `value`, a float or a vector of them, with elements of type `element`.
  mlir::Value converted(mlir::Value value, mlir::Type element);
  /// Something was asked for that cannot be computed; what was emitted is of no use.
  bool isBroken = false;
  /// Offsets and sizes of insertions along the varying class that are known at run time only are
  /// multiples of the width. Where constants are not, each neighbour is looked for on its own.
  bool insertsWholeVectors = false;

private:
  Place &placeOf(llvm::ArrayRef<unsigned> loopClasses, Place &place) const;
  mlir::Value indexAt(unsigned loopClass, Place &place) const;
  Place flat(Place &place) const;
  bool insertsVectors(mlir::tensor::InsertSliceOp op, unsigned dim, int64_t width) const;
  mlir::Value inserted(mlir::tensor::InsertSliceOp op, Place &place);
  mlir::Value around(mlir::tensor::InsertSliceOp op, Place &place);
  mlir::Value load(mlir::linalg::GenericOp op, mlir::OpOperand &operand, Place &place);
  mlir::Value indexValue(unsigned loopClass, Place &place);
  mlir::Value extractNeighbours(mlir::linalg::GenericOp op, mlir::Operation *nested,
                                llvm::ArrayRef<mlir::Value> operands, Place &place);
  std::optional<NeighbourIndices> neighbours(mlir::linalg::GenericOp op, mlir::Value value,
                                             Place &place) const;
  mlir::Value atFirst(mlir::linalg::GenericOp op, mlir::AffineExpr expr, Place &place);
  mlir::Value extractRun(mlir::linalg::GenericOp op, mlir::tensor::ExtractOp extract, Place &place);
  mlir::Value spread(mlir::Value run, const Place &place);
  mlir::Value ordered(mlir::Value vector, const Place &place);
  mlir::Value codesAt(mlir::linalg::GenericOp op, mlir::Operation *nested, Place &place);
  mlir::Value apply(mlir::Operation *op, llvm::ArrayRef<mlir::Value> operands,
                    unsigned resultNumber, int64_t width);
  mlir::Value applyScalar(mlir::Operation *op, llvm::ArrayRef<mlir::Value> operands,
                          unsigned resultNumber);
  mlir::Value zeroOf(mlir::Location loc, mlir::Type type);
  bool isVectorAccess(mlir::MemRefType type, int varying, int64_t width) const;
  int64_t alignmentOf(mlir::MemRefType type, int64_t width) const;

  MemrefKernel &memrefs;
  const LoopClasses &classes;
  const TargetModel &target;
  mlir::OpBuilder &builder;
};

} // namespace sluice::kernels
