//===- StreamedProduct.h - very few rows times an rhs that is read once ----===//
// What counts is how the rhs is read: each load of a subgroup is one piece of a column, and loads
// of several columns and steps are in flight. Rows are normalized as they are read, if they are
// (RowStatistics.h).
//   16 columns a workgroup, 4 a subgroup, of which two share k:
//   for my steps of k { load rhs of 4 columns; lhs; for row { sums += lhs * rhs } }
//   add the lanes' sums by shuffles, the subgroups' by way of workgroup memory
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/ComputedTile.h"

namespace sluice::kernels {

/// As directScratch and multiplyDirect (DirectProduct.h).
int64_t streamedScratch(const MatmulKernel &matrix, const MatmulPlan &plan);
llvm::FailureOr<llvm::SmallVector<mlir::Value>>
multiplyStreamed(const ProductContext &product, const MatmulPlan &plan, mlir::Value memory,
                 Place &ofBatch, mlir::Value firstRow, mlir::Value firstColumn);

} // namespace sluice::kernels
