//===- SortOrder.h - what a comparator's region orders by -----------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/KeyOrder.h"
#include "compiler/Kernels/Gpu/SingleOp.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace sluice::kernels {

/// The order of a comparator's region as code.
struct SortOrder {
  llvm::SmallVector<unsigned> reads; ///< The pairs that it looks at, ascending.
  /// Surely an order: what is not before and not after is equal. Of other comparators that is only
  /// hoped.
  bool isTotal = false;
  /// x comes before y, and not the other way round; one value per entry of `reads`. NaN has a
  /// place, the last one if the region leaves it open.
  std::function<Value(Emitter &, llvm::ArrayRef<Value> x, llvm::ArrayRef<Value> y)> before;

  static SortOrder of(SingleOp &op, mlir::Region &region);
  /// Of equal entries the one of the lower position is first; positions, unsigned, are the last
  /// values of x and y.
  SortOrder withPositions() const;
};

/// The pairs that `region` looks at.
llvm::SmallVector<unsigned> readPairs(mlir::Region &region);

} // namespace sluice::kernels
