//===- Neighbours.h - what index arithmetic gives for neighbours ----------===//
// A body that unpacks numbers of few bits finds them by arithmetic on its loops' indices: which
// byte, which bits of it, which block's scale. For `width` neighbours along a loop, the first at a
// multiple of `width`, such an index is that of the first and a constant for each:
//   k / 2          of 8 neighbours   8k' / 2  + 0, 0, 1, 1, 2, 2, 3, 3   k = 8k'
//   k % 2 * 4                        0        + 0, 4, 0, 4, 0, 4, 0, 4
//   n * 128 + k / 32                 n * 128 + 8k' / 32 + 0, 0, 0, 0, ...
// So one load has the bytes of all of them.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::kernels {

/// An index at some neighbours: `first` of the loops (dimensions), where the loop of the neighbours
/// is that of the first, plus a constant for each.
struct NeighbourIndices {
  mlir::AffineExpr first;
  llvm::SmallVector<int64_t> offsets;
  /// What `first` is known to be a multiple of.
  int64_t divisor = 1;

  bool areSame() const {
    return llvm::all_of(offsets, [](int64_t offset) { return offset == 0; });
  }
  /// How many neighbours each have the same index where these follow each other: 2 of
  /// 0, 0, 1, 1. 0 if they do not.
  int64_t repeats() const;
};

/// `value`, which the body of `op` computes of its loops' indices and constants, at `width`
/// neighbours along `loop`; none if it is something else.
std::optional<NeighbourIndices> neighbourIndices(mlir::linalg::GenericOp op, mlir::Value value,
                                                 unsigned loop, int64_t width);

} // namespace sluice::kernels
