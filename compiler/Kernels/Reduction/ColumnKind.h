//===- ColumnKind.h - reductions across rows on GPUs ----------------------------===//
//   sum over h, w of x[n, h, w, c], divided by 49          pools: maximum over kh, kw of
//     ->                                                    x[n, 2 h + kh, 2 w + kw, c]
//   for my vector of neighbouring c, for my slice of (h, w) { sum += x }
//   sums of all slices; divide; store
// What an image of windows was put among (zeros, minus infinity) is computed, not stored.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::kernels {

/// True if kernels of the pool `op` for `target` read its image from before `padding` put it among
/// copies of one number.
bool poolsBeforePadding(mlir::linalg::LinalgOp op, mlir::tensor::InsertSliceOp padding,
                        const TargetModel &target);

} // namespace sluice::kernels
