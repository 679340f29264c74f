//===- ReductionKind.h - rows on GPUs: elementwise, reductions, normalizations -===//
// The kernel's loops are rows and columns: loops that all operations share, and those that are
// reduced (or, where nothing is reduced, the innermost). Values are computed where they are needed
// from the operands they come from, so that nothing of a row is stored between its operations:
//   softmax      maximum of x | sum of exp(x - maximum) | exp(x - maximum) / sum
//   steps > 0    all in registers:
//                for row of this group { load x; reduce; exponentials; reduce; divide; store }
// Longer rows are walked once per line of reductions, and what they need is computed again. Where
// there are few of them, workgroups take parts of a row, and lines are launches (Gpu/Workgroup.h).
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Generic/LoopClasses.h"
#include "compiler/Kernels/Reduction/ReductionPlan.h"

namespace sluice::kernels {

/// A kernel as rows.
struct RowKernel {
  LoopClasses classes;
  SmallVector<unsigned> rows,
      columns; ///< Loop classes; the last column class is the innermost.

  bool isColumn(unsigned loopClass) const { return llvm::is_contained(columns, loopClass); }
  /// Whether `op` walks along a row.
  bool walksColumns(const ComputeOp &op) const;
  static bool reduces(const ComputeOp &op) {
    return llvm::is_contained(op.iterators, utils::IteratorType::reduction);
  }
};

/// The rows of `func`, if it can be computed so.
std::optional<RowKernel> matchRows(func::FuncOp func, Reasons why = {});

/// How a reduction's result `index` is combined: the operation and the value that it adds to the
/// accumulator.
struct Combiner {
  Operation *op = nullptr;
  Value added;
};
Combiner combinerOf(linalg::LinalgOp op, unsigned index);
/// What changes nothing when it is combined, in the type that partial results have; null if there
/// is none.
TypedAttr neutralElement(const Combiner &combiner);
/// `a` and `b` combined as `combiner` does it; or the elements of `vector`, pair by pair.
Value combine(OpBuilder &builder, Location loc, const Combiner &combiner, Value a, Value b);
Value combineLanes(OpBuilder &builder, Location loc, const Combiner &combiner, Value vector);

/// Writes the kernel on memrefs; its function is the one that `rows` was found in.
LogicalResult lowerRows(Kernel &kernel, const RowKernel &rows, const ReductionPlan &plan);

//   sum over h, w of x[n, h, w, c], divided by 49          pools: maximum over kh, kw of
//     ->                                                    x[n, 2 h + kh, 2 w + kw, c]
//   for my vector of neighbouring c, for my slice of (h, w) { sum += x }
//   sums of all slices; divide; store
// What an image of windows was put among (zeros, minus infinity) is computed, not stored.

/// True if kernels of the pool `op` for `target` read its image from before `padding` put it among
/// copies of one number.
bool poolsBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp padding,
                        const TargetModel &target);

} // namespace sluice::kernels
