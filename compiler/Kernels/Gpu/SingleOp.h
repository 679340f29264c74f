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
#include "compiler/Kernels/Lowering.h"

namespace sluice::kernels {

using linalg_ext::Emitter;
using linalg_ext::Values;

/// Whether `op` makes the elements of a tensor of their indices and scalars alone.
bool isMadeOfPositions(Operation *op);

/// The operation of `kernel` if it is the only one that computes and its form is that of SingleOp;
/// else null.
DestinationStyleOpInterface findSingleOp(func::FuncOp kernel);
template <typename Op> Op singleOp(func::FuncOp kernel, Reasons why = {}) {
  auto op = dyn_cast_if_present<Op>(findSingleOp(kernel).getOperation());
  if (!op)
    why.note("not " + Op::getOperationName() + " alone");
  return op;
}

class SingleOp {
public:
  explicit SingleOp(Kernel &kernel);

  MemrefKernel &memrefs() { return written; }
  /// Inserts where the body goes on.
  Emitter &body() { return e; }
  Value input(unsigned index) { return written.buffer(op.getDpsInputs()[index]); }
  /// What out `index` holds at `indices` before the operation.
  Value initial(unsigned index, ValueRange indices);
  /// The memory that out `index` is copied from; null if it is not in memory.
  Value initialBuffer(unsigned index);
  /// Whether anyone reads result `index`.
  bool isUsed(unsigned index) { return !destinations[index].empty(); }
  /// Writes an element of result `index` wherever it goes.
  void store(unsigned index, Value value, ValueRange indices);
  /// Where result `index` goes if that is one place; else null.
  Value destination(unsigned index) {
    return destinations[index].size() == 1 ? destinations[index][0] : Value();
  }
  /// What `region` yields for `arguments`.
  Values call(Region &region, ValueRange arguments);
  /// Size of dimension `dim` of `shaped`, an operand of the operation.
  Value size(Value shaped, int64_t dim);
  /// A scalar operand.
  Value scalar(Value value);
  /// An array in workgroup memory. Only before anything else is emitted.
  Value workgroupArray(Type element, int64_t length);
  /// All threads of the workgroup meet, and see each other's workgroup memory, or all memory.
  void barrier();
  void memoryBarrier();

  DestinationStyleOpInterface op;
  Value thread, workgroup, workgroups; ///< As index.
  bool isBroken = false;               ///< Something was asked for that cannot be computed.

private:
  MemrefKernel written;
  Emitter e;
  SmallVector<Values> destinations; ///< Per result.
};

/// The rows that an operation works on: all indices but that of one dimension.
struct OpRows {
  OpRows(SingleOp &op, Value shaped, int64_t dimension);
  /// Indices of row `row`; that along the dimension is null.
  Values indices(Value row) const;
  /// Row `indices` at `position`.
  Values at(ArrayRef<Value> indices, Value position) const;
  /// Without the dimension.
  Values without(ArrayRef<Value> indices) const;
  /// A loop over the rows of this workgroup.
  void forEach(function_ref<void(ArrayRef<Value> indices)> body) const;

  Values sizes; ///< Sizes of the other dimensions.
  Value length, count;
  int64_t dimension;

private:
  SingleOp &op;
  Emitter &e;
};

/// What planners are told of rows of `type` along `dimension`; unknown sizes are -1.
template <typename Shape> Shape rowShape(ShapedType type, int64_t dimension) {
  Shape shape;
  shape.length = knownSize(type.getDimSize(dimension));
  SmallVector<int64_t> others(type.getShape());
  others.erase(others.begin() + dimension);
  shape.rows = knownSize(others);
  Type element = type.getElementType();
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
LogicalResult finishSingleOp(Kernel &kernel, SingleOp &op, int64_t threads, Value count,
                             Value workspaceBytes = {});

/// Reads `step` elements for each thread from chunks of a row: vectors of neighbours, those of a
/// workgroup one after the other.
struct RowReader {
  RowReader(SingleOp &op, const OpRows &rows, Value memory, int64_t threads, int64_t step,
            int64_t vector);

  /// Position of element `i` of this thread in the chunk that begins at `chunk` (index).
  Value position(Value chunk, int64_t i) const { return position(chunk, e.index(i)); }
  Value position(Value chunk, Value i) const;
  /// The elements of this thread; those past the end are others of the row, which is not empty.
  Values read(ArrayRef<Value> row, Value chunk) const;
  /// Writes `values` of this thread to the same places of `target`, a memory of the same shape and
  /// element size.
  void write(Value target, ArrayRef<Value> row, Value chunk, ArrayRef<Value> values) const;
  int64_t chunk() const { return threads * step; }
  /// A loop over the chunks of [begin, end), not empty, of which this thread has `values`: those of
  /// the next one are read while it is computed. Returns what is carried.
  Values forEachChunk(
      ArrayRef<Value> row, Value begin, Value end, Values carried,
      function_ref<Values(Value at, ValueRange carried, ArrayRef<Value> values)> body) const;
  /// A loop over the parts of all rows, `parts` of each and whole chunks but for the last, that are
  /// this workgroup's: the number of a part, its row, and where it begins and ends there.
  void forEachPart(
      int64_t parts,
      function_ref<void(Value number, ArrayRef<Value> row, Value begin, Value end)> body) const;

private:
  /// All of a chunk is in the row, and is read as vectors.
  Value isWhole(Value chunk) const;

public:
  SingleOp &op;
  const OpRows &rows;
  Value memory;
  int64_t threads, step, vector;
  Value vectorsFit; ///< Rows begin and end at whole vectors; null = surely.
  Emitter &e = op.body();
};

// Workgroups of one launch run at once as far as there is room, and those that began run to their
// end where TargetModel::waitScope is set. One that takes a ticket may wait for all tickets before.

/// Words in the workspace, i32 or i64, that an earlier launch set to 0. Each is read and written as
/// a whole; no other memory is ordered by it.
class SharedWords {
public:
  SharedWords(Emitter &e, Value words, const TargetModel &target)
      : e(e), words(words), target(target) {}
  Value load(Value at) const;
  void store(Value word, Value at) const;
  /// The next number of the word at `at`, for all threads of the workgroup; `slot` is an i32 of
  /// workgroup memory that nobody else uses meanwhile.
  Value ticket(SingleOp &op, Value at, Value slot) const;

private:
  Value pointer(Value at) const;
  Emitter &e;
  Value words;
  const TargetModel &target;
};

/// Zeros to `words` by all threads of a launch of workgroups of `threads`.
void clearWords(SingleOp &op, Value words, Value count, int64_t threads);

} // namespace sluice::kernels
