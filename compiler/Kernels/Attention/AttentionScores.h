//===- AttentionScores.h - from scores to weights, tile by tile -----------===//
// A thread keeps, for each row of scores that it has a part of, the largest so far and the sum of
// its own weights relative to that (Milakov, Gimelshein 2018, as in LinalgExt/Loops/Attention.cpp):
//   m' = max(m, scores), w = 2^(c (scores - m')), sum = sum * 2^(c (m - m')) + w
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Attention/AttentionAccess.h"
#include "compiler/Kernels/Reduction/GroupReduce.h"

namespace sluice::kernels {

/// The region of attention, if all it does is to remove keys.
struct AttentionFilter {
  /// A key is kept only if it is at most the index along `dim` plus `offset` and `values`.
  struct Bound {
    int64_t dim, offset;
    llvm::SmallVector<mlir::Value> values; ///< Values of the kernel on tensors.
  };
  llvm::SmallVector<Bound> bounds;
  bool isComplete = true; ///< What no bound removes is kept.
};

/// A `sum` of weighted values divided by the `total` of weights; zero where no key was kept.
mlir::Value weightedMean(KernelBuilder &k, linalg_ext::AttentionOp op, mlir::Value sum,
                         mlir::Value total);

class AttentionScores {
public:
  /// `exp2` computes 2^x of an f32; `slots`: workgroup memory for GroupReduce per row of a thread,
  /// if it needs some.
  AttentionScores(KernelBuilder &k, AttentionAccess &access, const ThreadGroup &group,
                  llvm::ArrayRef<mlir::Value> slots, std::function<mlir::Value(mlir::Value)> exp2);

  /// Turns to the tile of `count` queries from `first` on; `rows` are this thread's. `batch`: index
  /// per dimension.
  void startTile(mlir::ValueRange batch, mlir::Value first, int64_t count,
                 llvm::ArrayRef<AccumulatorsOfRow> rows);
  /// Keys from here on have no weight for any query of the tile.
  mlir::Value keyLimit() const { return limit; }
  /// Largest score and sum of weights per row, before the first key.
  llvm::SmallVector<mlir::Value> start();
  /// Turns `scores` of `count` keys from `first` on into weights. Returns what the sums of each row
  /// so far are to be multiplied by.
  llvm::SmallVector<mlir::Value> weigh(llvm::SmallVectorImpl<mlir::Value> &scores,
                                       mlir::Value first, int64_t count,
                                       llvm::MutableArrayRef<mlir::Value> state);
  /// Multiplies the `accumulators` of each row by its factor.
  void scaleRows(llvm::ArrayRef<mlir::Value> factors,
                 llvm::MutableArrayRef<mlir::Value> accumulators,
                 llvm::ArrayRef<AccumulatorsOfRow> accumulatorRows);
  /// Per row, the largest score as an exponent of 2 and the sum of weights relative to it.
  llvm::SmallVector<mlir::Value> exponents(llvm::ArrayRef<mlir::Value> state);
  llvm::SmallVector<mlir::Value> totals(llvm::ArrayRef<mlir::Value> state);
  /// Divides `accumulators` by the sums of weights; zeros where no key was kept.
  void finish(llvm::ArrayRef<mlir::Value> state, llvm::MutableArrayRef<mlir::Value> accumulators,
              llvm::ArrayRef<AccumulatorsOfRow> accumulatorRows);
  /// A value was asked for that is computed elsewhere.
  bool isBroken = false;

private:
  struct Row {
    AccumulatorsOfRow accumulators;
    llvm::SmallVector<mlir::Value> indices; ///< The query's, within its extents.
    mlir::Value maskOffset;
    mlir::Value keys; ///< How many it has; null: all.
  };
  /// The score to use, in the units of the row's largest.
  mlir::Value shown(const Row &row, mlir::Value score, mlir::Value key);
  /// `mask`: the mask's element, if the region takes it.
  mlir::Value inRegion(const Row &row, mlir::Value score, mlir::Value mask, mlir::Value key);
  void findLimits(mlir::Value first, int64_t count);
  /// How many keys a row has, by the lengths.
  mlir::Value keysOf(mlir::ValueRange rowIndices);
  mlir::Value minusInfinity();
  llvm::SmallVector<mlir::Value> combined(llvm::ArrayRef<mlir::Value> values, bool largest);

  KernelBuilder &k;
  AttentionAccess &access;
  ThreadGroup group;
  llvm::ArrayRef<mlir::Value> slots;
  std::function<mlir::Value(mlir::Value)> exp2;
  std::optional<AttentionFilter> filter;
  /// Scores stay as products of queries and keys, but for removed ones; else they are scaled to
  /// powers of 2 first.
  bool isLazy = false;
  /// Every score is looked at one by one; else only where the tile reaches `allShown`.
  bool looksAtAll = false;
  double factor = 1; ///< c.
  mlir::Value scale; ///< f32; null if 1.
  llvm::SmallVector<mlir::Value> batchIndices;
  llvm::SmallVector<Row> rows;
  mlir::Value limit, allShown;
};

} // namespace sluice::kernels
