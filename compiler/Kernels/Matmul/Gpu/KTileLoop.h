//===- KTileLoop.h - a tile's products, K tile by K tile ------------------===//
//   copy K tiles 0 .. ahead-1
//   for K tile { wait for its copy; barrier; multiply; copy K tile + ahead where none is read any
//     more }
// or, where copies do not run ahead by themselves,
//   for K tile { barrier; read K tile + 1 into registers; multiply; store it where none is read any
//     more }
// What the unit accumulates in is carried through the loops as it is.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/ComputedTile.h"
#include "compiler/Kernels/Matmul/Gpu/KTileCopier.h"

namespace sluice::kernels {

/// One operand of a tile, and what this thread copies of its K tiles: at once or element by
/// element; or what it computes of them.
struct TileOperand {
  const OperandReader *reader = nullptr;
  llvm::SmallVector<ThreadChunk> chunks = {};
  bool elementwise = false;
  ComputedTile *computed = nullptr;
};

/// Adds the products of K tiles `begin` up to `end` (index) to sums of type `sum` that start as
/// zeros: single sums of this thread, see MatrixUnitEmitter::accumulatorsOfThread().
llvm::SmallVector<mlir::Value> multiplyKTiles(mlir::OpBuilder &builder, mlir::Location loc,
                                              const MatmulPlan &plan, MatrixUnitEmitter &unit,
                                              KTileCopier &copier, const TileOperand &lhs,
                                              const TileOperand &rhs, mlir::Value begin,
                                              mlir::Value end, mlir::Type sum);

} // namespace sluice::kernels
