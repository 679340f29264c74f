//===- RegisterTile.h - sums of products held in registers ----------------===//
// The heart of contractions and convolutions: `rows` x `vectors` accumulators of one native vector
// each stay in registers for the whole sum; every step loads `vectors` vectors of the rhs
// and one scalar a row of the left one. Design: Goto, van de Geijn, Anatomy of High-Performance
// Matrix Multiplication (2008).
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Counts of accumulators and lanes of each.
struct RegisterTile {
  int64_t rows, vectors, lanes;
  bool operator==(const RegisterTile &) const = default;
};

/// How many accumulators leave registers for operands.
int64_t accumulatorCount(const TargetModel &target);

/// The largest tile that leaves registers for operands. `rowsWanted` is the number of rows there
/// are (or a guess), `vectorsWanted` likewise.
RegisterTile planRegisterTile(int64_t rowsWanted, int64_t vectorsWanted, int64_t elementBits,
                              const TargetModel &target);

/// Columns of one packed panel of the rhs, none if the type has no vector kernel.
std::optional<int64_t> panelWidth(Type elementType, const TargetModel &target);

/// Loads of the operands at one step of the sum, of the accumulator's type: rhs gives a vector of
/// `lanes`, lhs a scalar for all columns of a row; if each column has a value of its own
/// (depthwise convolutions), `lhsVector` gives those instead. They use the builder of the tile.
struct OperandLoads {
  std::function<Value(int64_t row, ValueRange step)> lhs;
  std::function<Value(int64_t row, int64_t vector, ValueRange step)> lhsVector;
  std::function<Value(int64_t vector, ValueRange step)> rhs;
  /// Adds the product of two vectors to the sum; null for that of their elements.
  std::function<Value(Value lhs, Value rhs, Value sum)> multiplyAdd;
  /// Asks the memory for what is read later; called once for each kStepsTogether steps of the
  /// innermost loop, at the first of them.
  std::function<void(Value step)> fetchAhead;
  /// What sums begin at in each vector of columns, if not all at one number.
  SmallVector<Value> starts;
  /// Sums begin at -0.0, which terms that are all -0.0 keep, instead of at 0.
  bool fromNegativeZero = false;
};

/// Whether what `root` adds onto is filled with zeros.
bool startsAtZero(linalg::LinalgOp root);
/// Why the sums of `root` are not those of a tile: what they add onto is not filled with zeros, or
/// an operand, `lhs` or by default what the root has, is no argument of the kernel. Null if they
/// are.
const char *whyNoTile(linalg::LinalgOp root, Value lhs = {});
/// Whether what `root` adds onto is filled with -0.0.
bool startsAtNegativeZero(linalg::LinalgOp root);

/// Steps of an innermost loop in one iteration: 4 gained about 5 % over 1, 8 nothing more (f32,
/// AVX-512).
constexpr int64_t kStepsTogether = 4;

/// Steps of the blocks in which tiles add a sum of `steps` in its innermost loop and `all`
/// altogether: all tiles of a workgroup add one block, whose part of the rhs stays in the cache
/// near them, before the next. 0: the sum is short, or has no equal blocks; a tile adds it at once.
int64_t planSumBlocks(int64_t steps, int64_t all);

/// One loop of the sum, outermost first. Loops with `unrolled` have a constant size and become
/// straight code.
struct SumLoop {
  Value size;
  int64_t unrolled = 0; ///< The size if it is to be unrolled, else 0.
};

/// Emits one more step at `at` on top of `sums`.
SmallVector<Value> emitRegisterTileStep(OpBuilder &builder, Location loc, const RegisterTile &tile,
                                        Type element, ValueRange at, const OperandLoads &loads,
                                        ValueRange sums);

/// Emits the sum; returns the accumulators, row by row.
SmallVector<Value> emitRegisterTile(OpBuilder &builder, Location loc, const RegisterTile &tile,
                                    Type element, ArrayRef<SumLoop> loops,
                                    const OperandLoads &loads);

} // namespace sluice::kernels
