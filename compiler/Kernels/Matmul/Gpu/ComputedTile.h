//===- ComputedTile.h - K tiles of an operand that is computed -------------===//
// An rhs that another operation of the kernel computes element by element, from numbers of few bits
// for example: a thread loads what some neighbours along k are computed from, 16 bytes at best,
// computes them in registers and stores them to workgroup memory as the K tile that instructions
// read.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/Matmul/Gpu/GpuMatmulKind.h"

namespace sluice::kernels {

/// What a kernel of a product is about, as emitters of its parts see it.
struct ProductContext {
  MemrefKernel &memrefs;
  const MatmulKernel &matrix;
  const TargetModel &target;
  llvm::ArrayRef<mlir::Value> extents; ///< Of loop classes.
  mlir::Value thread, m, n, k;         ///< Indices.

  /// A place in `outer` at one of the `classes` together, the last one if `line` is past it.
  Place placeAt(Place &outer, llvm::ArrayRef<unsigned> classes, mlir::Value line,
                mlir::Value size) const;
  /// `width` elements of `operand` of a product at `line` from k = `first` on, which is a multiple
  /// of it, in the given order; zeros if not `exists` (i1, null: surely). Loads go before
  /// `start`, if there is one.
  mlir::Value along(ElementEmitter &elements, mlir::OpOperand &operand, Place &line,
                    mlir::Value first, int64_t width, mlir::Value exists, mlir::Operation *start,
                    llvm::ArrayRef<int64_t> order = {}) const;
};

class ComputedTile : util::IndexBuilder {
public:
  /// The rhs of columns `first` on. To be made before the loop over K tiles.
  ComputedTile(const ProductContext &product, const MatmulPlan &plan, Place &ofBatch,
               mlir::Value first);
  /// This thread's chunks of `kTile`, which need not exist.
  llvm::SmallVector<mlir::Value> load(mlir::Value kTile);
  /// Stores them to `stage`, bytes from the start of workgroup memory (i32).
  void store(MatrixUnitEmitter &unit, llvm::ArrayRef<mlir::Value> chunks, mlir::Value stage);
  /// Something was asked for that cannot be computed.
  bool isBroken() const { return elements.isBroken; }

private:
  struct Line {
    Place place;
    llvm::SmallVector<mlir::Value> targets; ///< Of its chunks: bytes in the K tile, i32.
    mlir::Value isMine;                     ///< i1: there are so many lines; null if surely.
  };
  const ProductContext &product;
  ElementEmitter elements;
  mlir::Type element;
  int64_t perChunk, depth, width; // Elements of a chunk, of a K tile along k, of this thread.
  mlir::Value within;             // k of this thread's first element in a K tile.
  std::vector<Line> lines;
};

} // namespace sluice::kernels
