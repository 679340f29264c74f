//===- RowStatistics.h - what rows of a product are scaled by, computed beside it ===//
// A norm before a product of few rows needs no kernel of its own: each workgroup reduces the rows
// that it multiplies, which are in the cache, and scales their elements as it reads them.
//   for my part of my row's k { statistic += x * x }; combine over the threads of the row
//   for my steps of k { multiply(x / sqrt(statistic / k) * w, rhs) }
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/ComputedTile.h"

namespace sluice::kernels {

/// Elements of f32 of workgroup memory that the statistics of `matrix` need.
int64_t statisticsScratch(const MatmulKernel &matrix, const MatmulPlan &plan);

/// Computes what the operations before `product` reduce along k of the tile of rows at `firstRow`,
/// and makes it known in each of `lines`, which are the tile's rows `numbers`. `memory`: f32 that
/// the workgroup shares, the statistics' from `begin` on, and 8 before it.
void computeStatistics(const ProductContext &product, ElementEmitter &elements,
                       const MatmulPlan &plan, Place &ofBatch, mlir::Value firstRow,
                       mlir::Value memory, int64_t begin, llvm::MutableArrayRef<Place> lines,
                       llvm::ArrayRef<mlir::Value> numbers);

} // namespace sluice::kernels
