//===- RowStore.h - tiles of a product are stored by whole rows ------------===//
// Threads of a subgroup that hold two neighbouring sums each exchange them through workgroup memory
// and then have eight neighbours of rows that follow each other: what is read beside the sums and
// what is stored are whole lines. Two steps for each group of columns:
//   read what follows the product for the next group; barrier of the subgroup
//   for my sums { what follows and needs nothing else; narrow it; keep it in workgroup memory }
//   barrier of the subgroup; for my rows { eight neighbours; what else follows; store }
// Where functions are computed of results the second step is a loop, and as many groups as there is
// memory for are kept at once: else the function stands once for each of up to 192 sums of a thread
// (256x192 with gelu 85 KB of code, 23 KB as a loop; among a vision transformer's other
// kernels 25.9 and 23.3 us). Short ones take up to a tenth longer in loops. On sm_90 a tile of
// 128x256 took 3100 clocks by shuffles, 17200 with a second matrix read.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/GpuMatmulKind.h"
#include "compiler/Kernels/Matmul/Gpu/MatrixUnit.h"

namespace sluice::kernels {

/// What is kept in workgroup memory: a value of the product's elements that follows from its sum
/// alone and has 16 bits, or the sum itself.
struct KeptValue {
  mlir::OpResult value; ///< Null: the sum.
  mlir::Type element;
};
KeptValue keptValue(const MatmulKernel &matrix, MemrefKernel &memrefs, mlir::Type sum);

/// A tile whose sums are done, and where they go.
struct RowStore {
  MemrefKernel &memrefs;
  const MatmulKernel &matrix;
  const TargetModel &target;
  const MatmulPlan &plan;
  KeptValue kept;
  mlir::Value memory;       ///< MatmulPlan::storeBytes() of it, in elements of `kept`.
  mlir::Value thread, m, n; ///< Index.
  llvm::ArrayRef<mlir::Value> extents;
  mlir::Value firstRow, firstColumn;
  struct Place &ofBatch;
};

/// Stores it. C's columns follow each other in memory, a multiple of eight. False if something
/// cannot be computed so.
bool storeRows(const RowStore &store, MatrixUnitEmitter &unit,
               llvm::ArrayRef<mlir::Value> accumulators);

} // namespace sluice::kernels
