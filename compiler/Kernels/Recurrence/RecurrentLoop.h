//===- RecurrentLoop.h - the step of a recurrent layer, element by element --===//
// What a loop carries are matrices of rows (the sequences of a batch) and units. A step multiplies
// one of them, the shared state, by weights from outside; all else it computes for each row and
// unit from that row and unit alone:
//   sums = shared * weights;  kept = f(sums, kept, inputs[step]);  outputs[step] = shared = g(...)
// Or it multiplies what it made so of the first sums, the middle, and goes on with both.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// One element of a step, of terms that stand before it.
struct StepTerm {
  enum Kind {
    Load,    ///< `tensor`, from outside, at `at`.
    Carried, ///< What the loop carries as `tensor`, at this row and unit.
    Sum,     ///< The column gates[gate] of a product.
    Compute, ///< `tensor`, the result of an operation whose loops are at `at`.
  } kind;
  Value tensor;
  SmallVector<AffineExpr> at;     ///< Of d0 (row), d1 (unit), and RecurrentLoop::symbols.
  SmallVector<int> operands = {}; ///< Compute: a term for each operand; -1: none, a number.
  unsigned gate = 0;
};

/// A product of the shared state, or of the middle: columns [offset, offset + units) of its
/// weights.
struct StepGate {
  linalg::LinalgOp product;
  int64_t offset;
  bool ofMiddle;
};

/// What a step hands on as carried tensor `carried`: all of it, or inserted at `at`.
struct StepResult {
  int carried;
  int term;
  bool isOutput; ///< Written step by step, and never read.
  SmallVector<AffineExpr> at;
};

struct RecurrentLoop {
  /// `isMemory`: what is read where it lies, rather than computed. Null and `why` if the loop is of
  /// another form.
  static std::optional<RecurrentLoop> match(scf::ForOp loop, function_ref<bool(Value)> isMemory,
                                            const char *&why);
  /// An element of `tensor`, at `at`, which is from outside of the loop; -1 if it is of no such
  /// form.
  int addTerm(Value tensor, ArrayRef<AffineExpr> at, function_ref<bool(Value)> isMemory);
  /// Where a tensor of `type`, of rows and units, is at this row and unit; empty if it is none.
  SmallVector<AffineExpr> placeIn(RankedTensorType type) const;
  /// `value` as an expression: a constant or a symbol.
  AffineExpr number(OpFoldResult value);
  /// The dimension of carried tensor `carried` that its rows are; -1 if there is one row.
  int64_t rowDim(int carried) const;

  scf::ForOp loop;
  int64_t units = 0;
  int shared = -1; ///< The state that is multiplied, as number of what the loop carries.
  int middle = -1; ///< The term that is multiplied; -1: none.
  SmallVector<StepTerm> terms;
  SmallVector<StepGate> gates;
  SmallVector<StepResult> results;
  SmallVector<Value> symbols;
};

} // namespace sluice::kernels
