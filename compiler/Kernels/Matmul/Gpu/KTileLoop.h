//===- KTileLoop.h - a tile's products, K tile by K tile ------------------===//
//   copy K tiles 0 .. ahead-1
//   for K tile { wait for its copy; barrier; multiply; copy K tile + ahead where none is read any
//     more }
// or, where copies do not run ahead by themselves,
//   for K tile { barrier; read K tile + 1 into registers; multiply; store it where none is read any
//     more }
// A workgroup that takes several tiles in turn copies ahead across their ends: neither the first
// copies nor stores are waited for.
//   copy K tiles 0 .. ahead-1 of my first tile
//   for my tile { for K tile { as above, at the end the first K tiles of my next tile }; store it }
// (Stores while the next tile's first K tile is multiplied took 5 % longer on sm_90: registers.)
// Where other threads copy (MatmulPlan::copyThreads) they run ahead by all stages:
//   for my tile { for K tile { wait until its stage was read; copy it; signal that } }
// beside
//   for my tile { for K tile { wait until it was copied; multiply; signal that the one before was
//     read }; store it }
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

struct TileOperands {
  TileOperand lhs, rhs;
};

/// Adds the products of K tiles `begin` up to `end` (index) to sums of type `sum` that start as
/// zeros: single sums of this thread, see MatrixUnitEmitter::accumulatorsOfThread().
llvm::SmallVector<mlir::Value> multiplyKTiles(mlir::OpBuilder &builder, mlir::Location loc,
                                              const MatmulPlan &plan, MatrixUnitEmitter &unit,
                                              KTileCopier &copier, const TileOperands &tile,
                                              mlir::Value begin, mlir::Value end, mlir::Type sum);

/// Tiles `first`, `first` + `step` ... below `count` (index), of which there is one at least.
struct TilesInTurn {
  mlir::Value first, count, step;
  llvm::function_ref<TileOperands(mlir::Value tile)> operands;
  llvm::function_ref<void(mlir::Value tile, llvm::ArrayRef<mlir::Value> accumulators)> store;
};

/// The same for each of `tiles`, of `kTiles` K tiles: at least as many as are copied ahead.
void multiplyTilesInTurn(mlir::OpBuilder &builder, mlir::Location loc, const MatmulPlan &plan,
                         MatrixUnitEmitter &unit, KTileCopier &copier, const TilesInTurn &tiles,
                         mlir::Value kTiles, mlir::Type sum);

/// Where threads that copy and threads that multiply are in their stages: number and phase.
using StagePlace = llvm::SmallVector<mlir::Value>;

/// What threads that copy, or multiply, do for K tiles `begin` up to `end` of a tile, from `place`
/// on, which moves. Products are as multiplyKTiles returns them.
void copyForOthers(mlir::OpBuilder &builder, mlir::Location loc, const MatmulPlan &plan,
                   MatrixUnitEmitter &unit, KTileCopier &copier, const TileOperands &tile,
                   mlir::Value begin, mlir::Value end, StagePlace &place);
llvm::SmallVector<mlir::Value> multiplyCopied(mlir::OpBuilder &builder, mlir::Location loc,
                                              const MatmulPlan &plan, MatrixUnitEmitter &unit,
                                              KTileCopier &copier, mlir::Value begin,
                                              mlir::Value end, mlir::Type sum, StagePlace &place);

} // namespace sluice::kernels
