//===- AttentionParts.h - rows whose keys several workgroups share --------===//
// Each workgroup takes a part of the keys and leaves in the workspace, for each row, the largest
// score m (as an exponent of 2), the sum l of its weights and the sums s of values, both relative
// to m. A second launch makes one of them (Dao et al. 2023, Flash-Decoding):
//   M = max m, l = sum of l 2^(m - M), s = sum of s 2^(m - M), result = s / l
// A part without keys has m = -inf, and so no weight.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Attention/AttentionAccess.h"
#include "compiler/Kernels/Gpu/Launches.h"

namespace sluice::kernels {

class AttentionParts {
public:
  AttentionParts(KernelBuilder &k, AttentionAccess &access, int64_t count);

  /// Of the workspace.
  mlir::Value bytes() const { return workspace.bytes(); }
  /// Keeps the largest scores and the sums of weights of a thread's rows of the tile from `first`
  /// on.
  void keepStates(mlir::Value part, mlir::Value batch, mlir::Value first,
                  llvm::ArrayRef<AccumulatorsOfRow> rows, llvm::ArrayRef<mlir::Value> exponents,
                  llvm::ArrayRef<mlir::Value> totals);
  /// The sums of values of a part: f32, in the order of batch, rows and columns.
  AttentionOperand sumsOf(mlir::Value part);
  /// The second launch's results in two columns; a column past the last one is the last.
  llvm::SmallVector<mlir::Value> combined(mlir::Value batch, mlir::Value row, mlir::Value column);

private:
  mlir::Value stateAt(mlir::Value part, mlir::Value batch, mlir::Value row);
  llvm::SmallVector<mlir::Value> pairAt(mlir::Value memory, mlir::Value at);

  KernelBuilder &k;
  AttentionAccess &access;
  int64_t count;
  SharedWorkspace workspace;
  mlir::Value states, sums; ///< For each row of each part: two f32, and f32 of all columns.
};

/// Lowers the second launch.
llvm::LogicalResult combineParts(Kernel &launch, const AttentionPlan &plan);

} // namespace sluice::kernels
