//===- Winograd.h - convolutions by products of transformed tiles ---------===//
#pragma once
#include "mlir/IR/PatternMatch.h"

namespace sluice::input {
/// F(outputs, kernel) along one dimension, on tiles of outputs + kernel - 1 elements (Lavin and
/// Gray 2015). Matrices in rows.
struct WinogradMatrices {
  int64_t outputs, kernel;
  double factor;                 ///< Results are multiplied by it.
  llvm::ArrayRef<double> input;  ///< B: tile x tile
  llvm::ArrayRef<double> filter; ///< The transpose of G: kernel x tile
  llvm::ArrayRef<double> result; ///< A: tile x outputs

  int64_t tile() const { return outputs + kernel - 1; }
};
/// IREE's F(6, 3).
extern const WinogradMatrices kWinograd6x3;

/// The steps of transforms, as ops on tensors of any sizes. Sums are f32 (f64 for f64).
struct WinogradSteps {
  mlir::RewriterBase &rewriter;
  mlir::Location loc;

  mlir::Value index(int64_t number) const;
  mlir::Type sumType(mlir::Type element) const;
  /// out[..., j, ...] is the sum over i of value[..., i, ...] * matrix[i, j], along `dim`; matrix
  /// has `columns` columns.
  mlir::Value multiply(mlir::Value value, llvm::ArrayRef<double> matrix, int64_t columns,
                       int64_t dim) const;
  /// `source` read at computed positions into a tensor of these sizes, zero outside of it.
  mlir::Value
  load(mlir::Value source, llvm::ArrayRef<mlir::OpFoldResult> sizes,
       llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange)> position) const;
  /// `value` times `factor` in `type`'s elements, added to `sum` if there is one.
  mlir::Value finish(mlir::Value value, double factor, mlir::Value sum,
                     mlir::RankedTensorType type) const;
};

/// linalg.winograd_*_transform.
void populateWinogradPatterns(mlir::RewritePatternSet &patterns);
} // namespace sluice::input
