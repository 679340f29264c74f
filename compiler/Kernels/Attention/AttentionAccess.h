//===- AttentionAccess.h - the tensors of attention in memory -------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Kernels/Attention/AttentionPlan.h"
#include "compiler/Kernels/Gpu/MemrefKernel.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

namespace sluice::kernels {

/// Dimensions of one role, walked as one: the last one fastest.
struct AttentionAxis {
  llvm::SmallVector<int64_t> dims;
  llvm::SmallVector<mlir::Value> extents;
  mlir::Value total; ///< Index.

  /// Whether tiles of `size` surely cover it exactly.
  bool isCoveredBy(int64_t size) const;
};

struct AttentionOperand {
  MatrixMemory memory; ///< All that a slice is cut from.
  mlir::Type element;
  mlir::Value start; ///< Where the first element lies.
  /// In elements, per dimension of the attention; null where it has none.
  llvm::SmallVector<mlir::Value> strides;
  int64_t lastDim = -1; ///< The one whose neighbours are neighbours in memory.
  int64_t chunk = 1;    ///< Lines along it begin at multiples of so many elements.
  mlir::Value blocks;   ///< Of the cache that the table names blocks of; null: it is no cache.
};

class AttentionAccess {
public:
  AttentionAccess(KernelBuilder &k, MemrefKernel &memrefs, linalg_ext::AttentionOp op);

  /// Whether `tensor` lies in memory as whole lines or parts of such.
  static bool isReadable(mlir::Value tensor);
  /// What the places of its lines along the last dimension are known to be multiples of, in
  /// elements.
  static int64_t chunkOf(mlir::Value tensor);

  /// Turns to a batch, whose part of the table is looked at from here on.
  void startBatch(mlir::ValueRange batchIndices);
  /// The first element of a batch.
  mlir::Value first(const AttentionOperand &operand, mlir::ValueRange batchIndices);
  /// Elements from the first one to that at `linear` of `axis`.
  mlir::Value offset(const AttentionOperand &operand, const AttentionAxis &axis,
                     mlir::Value linear);
  mlir::Value offset(const AttentionOperand &operand, const AttentionAxis &axis,
                     mlir::ValueRange indices);
  /// The integer at a place of the lengths or of the table, at least 0.
  mlir::Value integerAt(const AttentionOperand &operand, mlir::Value place);
  /// Whether `count` keys from a multiple of `count` on are in one block of the cache.
  bool isInOneBlock(const AttentionOperand &operand, int64_t count) const;
  /// An index per dimension of `axis`.
  llvm::SmallVector<mlir::Value> indices(const AttentionAxis &axis, mlir::Value linear);
  /// Whether every `count` elements along `axis`, from a multiple of it on, lie together at a
  /// multiple of their bytes.
  bool hasWholeChunks(const AttentionOperand &operand, const AttentionAxis &axis,
                      int64_t count) const;
  /// Stores a thread's accumulators of the tile of `plan` at these indices of rows and columns in
  /// `to`, whose batch begins at `base`.
  void store(const AttentionOperand &to, mlir::Value base, const AttentionPlan &plan,
             llvm::ArrayRef<mlir::Value> accumulators,
             llvm::ArrayRef<AccumulatorsOfRow> accumulatorRows, mlir::Value firstRow,
             mlir::Value firstColumn);

  linalg_ext::AttentionOp op;
  MemrefKernel &memrefs;
  AttentionAxis batch, rows, keys, depth, columns;
  AttentionOperand query, key, value, mask, lengths, table, output;
  /// A place was asked for that is computed elsewhere.
  bool isBroken = false;

private:
  /// Where the elements of a tensor lie.
  struct Layout {
    mlir::Value buffer, start;
    llvm::SmallVector<mlir::Value> strides;
  };
  Layout layoutOf(mlir::Value tensor);
  Layout wholeLayout(mlir::Value buffer);
  AttentionOperand describe(const Layout &layout, int64_t chunk, mlir::AffineMap map);

  mlir::Value blockOf(const AttentionOperand &cache, mlir::Value page);

  KernelBuilder &k;
  llvm::SmallVector<mlir::Value> sizes;
  int64_t page;          // The dimension that the table has blocks for; -1: none.
  mlir::Value tableBase; // The first element of the batch.
};

} // namespace sluice::kernels
