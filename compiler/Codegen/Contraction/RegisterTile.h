//===- RegisterTile.h - sums of products held in registers ----------------===//
// The heart of contractions and convolutions: `rows` x `vectors` accumulators of one native vector each stay in registers for
// the whole sum; every step loads `vectors` vectors of the right operand and one scalar a row of the left one.
// Design: Goto, van de Geijn, Anatomy of High-Performance Matrix Multiplication (2008).
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/IR/Builders.h"
#include <functional>

namespace sluice::codegen {

/// Counts of accumulators and lanes of each.
struct RegisterTile {
  int64_t rows, vectors, lanes;
  bool operator==(const RegisterTile &) const = default;
};

/// The largest tile that leaves registers for operands. `rowsWanted` is the number of rows there are (or a guess), `vectorsWanted` likewise.
RegisterTile planRegisterTile(int64_t rowsWanted, int64_t vectorsWanted, int64_t elementBits, const TargetModel &target);

/// Columns of one packed panel of the right operand, none if the type has no vector kernel.
std::optional<int64_t> panelWidth(mlir::Type elementType, const TargetModel &target);

/// Loads of the operands at one step of the sum. Left gives a scalar, right a vector of `lanes`, both of the accumulator's type.
struct OperandLoads {
  std::function<mlir::Value(mlir::OpBuilder &, int64_t row, mlir::ValueRange step)> left;
  std::function<mlir::Value(mlir::OpBuilder &, int64_t vector, mlir::ValueRange step)> right;
};

/// One loop of the sum, outermost first. Loops with `unrolled` have a constant size and become straight code.
struct SumLoop {
  mlir::Value size;
  int64_t unrolled = 0; ///< The size if it is to be unrolled, else 0.
};

/// Emits the sum; returns the accumulators, row by row.
llvm::SmallVector<mlir::Value> emitRegisterTile(mlir::OpBuilder &builder, mlir::Location loc, const RegisterTile &tile, mlir::Type element,
                                                llvm::ArrayRef<SumLoop> loops, const OperandLoads &loads);

} // namespace sluice::codegen
