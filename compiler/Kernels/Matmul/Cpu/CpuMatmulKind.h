//===- CpuMatmulKind.h - matrix products with fused epilogues -----------===//
// Takes kernels whose root is a sum of products over one dimension, [batch] m x k times k x n, in
// any order of dimensions in which the result is contiguous along n; the rhs may be
// packed in panels (#encoding.panels). One workgroup makes one panel of columns for a chunk of
// rows; the sum of a tile, or of a block of it, stays in registers.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// The loops of a product of matrices, as numbers of loops of its operation.
struct ProductLoops {
  SmallVector<unsigned> batch;
  std::optional<unsigned> m;
  unsigned n, k;
};

/// The loops of `op` if kernels of this kind can run it and so read its rhs in panels;
/// none otherwise. Looks at the operation alone: together with others it may still be a kernel of
/// another kind.
std::optional<ProductLoops> productLoops(linalg::LinalgOp op, Reasons why = {});

/// The product of `kernel`; null if there is none, or several.
linalg::LinalgOp findProduct(func::FuncOp kernel, Reasons why);

} // namespace sluice::kernels
