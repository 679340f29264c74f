//===- DirectProduct.h - few rows times an rhs that is computed in registers ===//
// An rhs that is unpacked from few bits is read once where there are few rows, and what it is
// unpacked to need not pass through workgroup memory: lanes read 16 bytes of it each, unpack them,
// and give them to the matrix instructions as they are. A sum has no order, so the instructions' k
// are whichever a lane has; the lhs is read by the same.
//   16 columns a workgroup or some times that, whose subgroups share k:
//   for my steps of k { load rhs of the next; lhs; unpack rhs; multiply }
//   add the subgroups' sums by way of workgroup memory
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/ComputedTile.h"

namespace sluice::kernels {

/// Elements of f32 of workgroup memory that subgroups add their sums by.
int64_t directScratch(const MatmulKernel &matrix, const MatmulPlan &plan);

/// The sums of this thread, in rows and columns that follow each other in the tile at `firstRow`
/// and `firstColumn` in the batch of `ofBatch`: sum i is number i * kMatrixThreads + thread. Those
/// past the tile are anything; those of a twin follow. `memory`: directScratch f32 that the
/// workgroup shares. Without a matrix unit, StreamedProduct.h.
llvm::FailureOr<llvm::SmallVector<mlir::Value>>
multiplyDirect(const ProductContext &product, const MatmulPlan &plan, mlir::Value memory,
               Place &ofBatch, mlir::Value firstRow, mlir::Value firstColumn);

} // namespace sluice::kernels
