//===- KTileCopier.h - K tiles of operands into workgroup memory -----------===//
// The threads of a workgroup copy a K tile in chunks of 16 bytes: at once where they lie together
// in memory, else element by element, each found by itself. What does not change from K tile to K
// tile is computed once.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/MatmulOperand.h"

namespace sluice::kernels {

/// What one thread copies of a K tile: chunks of 16 bytes, at once or element by element.
struct ThreadChunk {
  /// Along m or n: the place of its first element, or of each.
  struct Own {
    OperandReader::Part part;
    mlir::Value exists; ///< i1: not past the edge; null if surely.
  };
  llvm::SmallVector<Own> own;
  mlir::Value firstDepth; ///< k of its first element in the first K tile.
  mlir::Value target;     ///< Bytes from the start of the K tile in workgroup memory, i32.
  mlir::Value isMine;     ///< i1: there are enough chunks for this thread; null if surely.
};

class KTileCopier : util::IndexBuilder {
public:
  /// `k` is as long as all K tiles together, `thread` the number of those that copy.
  KTileCopier(mlir::OpBuilder &builder, mlir::Location loc, const MatmulPlan &plan,
              mlir::Value thread, mlir::Value k, mlir::Type element)
      : util::IndexBuilder(builder, loc), plan(plan), threadIndex(thread), k(k), element(element),
        threadCount(plan.copyThreads > 0 ? plan.copyThreads : kMatrixThreads),
        perChunk(kMatrixChunkBytes * 8 / element.getIntOrFloatBitWidth()),
        depth(kKTileBytes * 8 / element.getIntOrFloatBitWidth()) {}

  /// What this thread copies of each K tile of an operand whose own direction is `size` long,
  /// `tile` of it from `first` on.
  llvm::SmallVector<ThreadChunk> chunks(const OperandReader &operand,
                                        const OperandReader::Part &base, mlir::Value size,
                                        mlir::Value first, int64_t tile, bool elementwise);
  /// Copies them for `K tile` (index) to `stage`, bytes from the start of workgroup memory (i32).
  void copy(MatrixUnitEmitter &unit, const OperandReader &operand,
            llvm::ArrayRef<ThreadChunk> parts, mlir::Value kTile, mlir::Value stage,
            bool elementwise);

  /// Or the same in two steps, through registers: reads them, zeros if the K tile does not exist
  /// (i1), and
  llvm::SmallVector<mlir::Value> load(const OperandReader &operand,
                                      llvm::ArrayRef<ThreadChunk> parts, mlir::Value kTile,
                                      mlir::Value exists, bool elementwise);
  /// stores them.
  void store(MatrixUnitEmitter &unit, llvm::ArrayRef<ThreadChunk> parts,
             llvm::ArrayRef<mlir::Value> values, mlir::Value stage);

private:
  /// Where one chunk of a K tile lies: a place and whether it exists, or one of each element.
  struct Element {
    OperandReader::Part fixed, ahead;
    mlir::Value exists;
    mlir::Value elementsLeft; ///< How many its row still has along k; null if a whole chunk.
  };
  /// Calls `each` with the places of each chunk, and its number.
  void forEachChunk(const OperandReader &operand, llvm::ArrayRef<ThreadChunk> parts,
                    mlir::Value kTile, bool elementwise,
                    llvm::function_ref<void(size_t, llvm::ArrayRef<Element>)> each);
  bool cutsChunks(const OperandReader &operand);
  /// See MatmulPlan::turnsK.
  bool isTurned(const OperandReader &operand, bool elementwise) const {
    return plan.turnsK && operand.form.kContiguous && !elementwise;
  }
  llvm::SmallVector<ThreadChunk> turnedElements(const OperandReader &operand,
                                                const OperandReader::Part &base, mlir::Value size,
                                                mlir::Value first, int64_t tile);
  int64_t elementBytes() const { return element.getIntOrFloatBitWidth() / 8; }
  mlir::Value loadChunk(const OperandReader &operand, mlir::Value at);
  mlir::Value withoutEnd(mlir::Value chunk, mlir::Value count);
  mlir::Value loadElement(const OperandReader &operand, mlir::Value at, mlir::Value exists);

  const MatmulPlan &plan;
  mlir::Value threadIndex, k;
  mlir::Type element;
  int64_t threadCount;
  int64_t perChunk, depth; // Elements of a chunk, of a K tile along k.
};

} // namespace sluice::kernels
