//===- SingleOp.h - a kernel of one operation on rows, written on memrefs -===//
// Sorts, top-k, scans and arg-compares are kernels of their own. Around the operation there are
// only views, and what its outs start from:
//   %0 = linalg.copy ins(%x) outs(%out)      |  %0 = linalg.fill ins(%c) outs(%e)
//   %r = linalg_ext.sort outs(%0)            |  %r:2 = linalg_ext.scan ins(%x) outs(%out, %0)
// or numbers made of positions, which are computed where they are asked for.
// An emitter reads inputs and starts where they lie, and writes results to their destinations;
// results that nobody reads have none.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/Gpu/MemrefKernel.h"

namespace sluice::kernels {

using linalg_ext::Emitter;
using linalg_ext::Value;
using linalg_ext::Values;

/// Whether `op` makes the elements of a tensor of their indices and scalars alone.
bool isMadeOfPositions(mlir::Operation *op);

/// The operation of `kernel` if it is the only one that computes and its form is that of SingleOp;
/// else null.
mlir::DestinationStyleOpInterface findSingleOp(mlir::func::FuncOp kernel);
template <typename Op> Op singleOp(mlir::func::FuncOp kernel, Reasons why = {}) {
  auto op = mlir::dyn_cast_if_present<Op>(findSingleOp(kernel).getOperation());
  if (!op)
    why.note("not " + Op::getOperationName() + " alone");
  return op;
}

class SingleOp {
public:
  explicit SingleOp(Kernel &kernel);

  MemrefKernel &memrefs() { return written; }
  /// Inserts where the body goes on.
  Emitter &body() { return emitter; }
  Value input(unsigned index) { return written.buffer(op.getDpsInputs()[index]); }
  /// What out `index` holds at `indices` before the operation.
  Value initial(Emitter &e, unsigned index, mlir::ValueRange indices);
  /// The memory that out `index` is copied from; null if it is not in memory.
  Value initialBuffer(unsigned index);
  /// Whether anyone reads result `index`.
  bool isUsed(unsigned index) { return !destinations[index].empty(); }
  /// Writes an element of result `index` wherever it goes.
  void store(Emitter &e, unsigned index, Value value, mlir::ValueRange indices);
  /// Where result `index` goes if that is one place; else null.
  Value destination(unsigned index) {
    return destinations[index].size() == 1 ? destinations[index][0] : Value();
  }
  /// What `region` yields for `arguments`.
  Values call(Emitter &e, mlir::Region &region, mlir::ValueRange arguments);
  /// Size of dimension `dim` of `shaped`, an operand of the operation.
  Value size(Value shaped, int64_t dim);
  /// A scalar operand.
  Value scalar(Value value);
  /// An array in workgroup memory. Only before anything else is emitted.
  Value workgroupArray(mlir::Type element, int64_t length);
  /// All threads of the workgroup meet, and see each other's workgroup memory, or all memory.
  static void barrier(Emitter &e);
  static void memoryBarrier(Emitter &e);

  mlir::DestinationStyleOpInterface op;
  Value thread, workgroup, workgroups; ///< As index.
  bool isBroken = false;               ///< Something was asked for that cannot be computed.

private:
  MemrefKernel written;
  Emitter emitter;
  llvm::SmallVector<Values> destinations; ///< Per result.
};

/// The rows that an operation works on: all indices but that of one dimension.
struct OpRows {
  OpRows(SingleOp &op, Value shaped, int64_t dimension);
  /// Indices of row `row`; that along the dimension is null.
  Values indices(Emitter &e, Value row) const;
  /// Row `indices` at `position`.
  Values at(mlir::ArrayRef<Value> indices, Value position) const;
  /// Without the dimension.
  Values without(mlir::ArrayRef<Value> indices) const;
  /// A loop over the rows of this workgroup.
  void forEach(Emitter &e, SingleOp &op,
               llvm::function_ref<void(Emitter &, llvm::ArrayRef<Value> indices)> body) const;

  Values sizes; ///< Sizes of the other dimensions.
  Value length, count;
  int64_t dimension;
};

inline int64_t knownSize(int64_t size) { return mlir::ShapedType::isDynamic(size) ? -1 : size; }

/// What planners are told of rows of `type` along `dimension`; unknown sizes are -1.
template <typename Shape> Shape rowShape(mlir::ShapedType type, int64_t dimension) {
  Shape shape;
  shape.length = knownSize(type.getDimSize(dimension));
  shape.rows = 1;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (int64_t(dim) != dimension && shape.rows >= 0)
      shape.rows = mlir::ShapedType::isDynamic(size) ? -1 : shape.rows * size;
  mlir::Type element = type.getElementType();
  if constexpr (requires { shape.hasVectors; }) {
    shape.elementBytes = elementBytes(element);
    shape.hasVectors = dimension + 1 == type.getRank() && element.isIntOrFloat() &&
                       element.getIntOrFloatBitWidth() % 8 == 0;
  }
  return shape;
}

/// Puts the written kernel in the place of `kernel`.
/// With a workgroup for each of `count`, a value of the written kernel, as far as the target goes;
/// `workspaceBytes`, another one, are those that the kernel and its launches ask for.
llvm::LogicalResult finishSingleOp(Kernel &kernel, SingleOp &op, int64_t threads, Value count,
                                   Value workspaceBytes = {});

} // namespace sluice::kernels
