//===- KTileLoop.h - a tile's products, K tile by K tile ------------------===//
//   copy K tiles 0 .. ahead-1
//   for K tile { wait for its copy; barrier; multiply; copy K tile + ahead where none is read any
//     more }
// or, where copies do not run ahead by themselves,
//   for K tile { barrier; read K tile + 1 into registers; multiply; store it where none is read any
//     more }
// Where other threads copy (MatmulPlan::copyThreads) they run ahead by all stages, across the ends
// of tiles that a workgroup takes in turn: neither the first copies nor stores are waited for.
// (Stores while the next tile's first K tile is multiplied took 5 % longer on sm_90: registers.)
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

/// An operand of a tile as boxes of its tensor.
struct TileBoxes {
  mlir::Value map, first; ///< Address of the tensor map; row or column at which they begin (i32).
  int64_t count = 0, each = 0, depth = 0;    ///< Rows or columns; those of a box, and along k.
  llvm::SmallVector<mlir::Value> batch = {}; ///< Place (i32).
  int64_t bytes() const { return (count + each - 1) / each * each * kKTileBytes; }
};

/// One operand of a tile, and what this thread copies of its K tiles: at once or element by
/// element; or what it computes of them; or boxes.
struct TileOperand {
  const OperandReader *reader = nullptr;
  llvm::SmallVector<ThreadChunk> chunks = {};
  bool elementwise = false;
  ComputedTile *computed = nullptr;
  TileBoxes boxes = {};
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
