//===- RowReader.h - threads of a workgroup read a row in chunks ----------===//
#pragma once
#include "compiler/Kernels/Gpu/SingleOp.h"

namespace sluice::kernels {

/// Reads `step` elements for each thread from chunks of a row: vectors of neighbours, those of a
/// workgroup one after the other.
struct RowReader {
  RowReader(SingleOp &op, const OpRows &rows, Value memory, int64_t threads, int64_t step,
            int64_t vector);

  /// Position of element `i` of this thread in the chunk that begins at `chunk` (index).
  Value position(Emitter &e, Value chunk, int64_t i) const;
  /// The elements of this thread; those past the end are others of the row, which is not empty.
  Values read(Emitter &e, llvm::ArrayRef<Value> row, Value chunk) const;
  /// Writes `values` of this thread to the same places of `target`, a memory of the same shape and
  /// element size.
  void write(Emitter &e, Value target, llvm::ArrayRef<Value> row, Value chunk,
             llvm::ArrayRef<Value> values) const;
  int64_t chunk() const { return threads * step; }
  /// A loop over the chunks of [begin, end), not empty, of which this thread has `values`: those of
  /// the next one are read while it is computed. Returns what is carried.
  Values forEachChunk(Emitter &e, llvm::ArrayRef<Value> row, Value begin, Value end, Values carried,
                      llvm::function_ref<Values(Emitter &, Value at, mlir::ValueRange carried,
                                                llvm::ArrayRef<Value> values)>
                          body) const;
  /// A loop over the parts of all rows, `parts` of each and whole chunks but for the last, that are
  /// this workgroup's: the number of a part, its row, and where it begins and ends there.
  void forEachPart(Emitter &e, int64_t parts,
                   llvm::function_ref<void(Emitter &, Value number, llvm::ArrayRef<Value> row,
                                           Value begin, Value end)>
                       body) const;

private:
  /// All of a chunk is in the row, and is read as vectors.
  Value isWhole(Emitter &e, Value chunk) const;

public:
  SingleOp &op;
  const OpRows &rows;
  Value memory;
  int64_t threads, step, vector;
  Value vectorsFit; ///< Rows begin and end at whole vectors; null = surely.
};

} // namespace sluice::kernels
