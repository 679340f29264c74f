//===- SortOrder.h - what a comparator's region orders by -----------------===//
#pragma once
#include "compiler/Kernels/Gpu/SingleOp.h"

namespace sluice::kernels {

/// The order of a comparator's region as code.
struct SortOrder {
  llvm::SmallVector<unsigned> reads; ///< The pairs that it looks at, ascending.
  /// Whether the comparator is known to be a total order; others may claim a < b < c < a.
  bool isTotal = false;
  /// x comes before y, and not the other way round; one value per entry of `reads`. NaN has a
  /// place, the last one if the region leaves it open.
  std::function<Value(Emitter &, llvm::ArrayRef<Value> x, llvm::ArrayRef<Value> y)> before;

  static SortOrder of(SingleOp &op, mlir::Region &region);
  /// The same with ties broken by position, lower ones first; positions, unsigned, are the last
  /// values of x and y.
  SortOrder withPositions() const;
};

/// The pairs that `region` looks at.
llvm::SmallVector<unsigned> readPairs(mlir::Region &region);

} // namespace sluice::kernels
