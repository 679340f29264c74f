//===- Matrices.h - algorithms on batches of matrices, step by step -------===//
// A step makes whole tensors from those of the step before, each by a rule for one element:
//   steps(aten, columns, {a}, [&](Value j, Tensors s) {
//     return made(aten, a.shape, a.type,
//                 [&](Cell &b) { return b.at(s[0], {b.index(0), b.index(1), j}); });
//   })
// Matrices are [batch, rows, columns] inside; numbers may be real or complex.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {

using mlir::Value;

/// The element of `x` at the place of the one that is made.
Value here(Cell &b, const GraphValue &x);
using CellBody = llvm::function_ref<Value(Cell &)>;
GraphValue made(Aten &aten, const Shape &shape, int32_t type, CellBody body);
/// Sums over `axes`, which are dropped.
GraphValue summed(Aten &aten, const GraphValue &x, llvm::ArrayRef<int64_t> axes);
/// Those of what `body` makes.
GraphValue sumOf(Aten &aten, const Shape &shape, int32_t type, llvm::ArrayRef<int64_t> axes,
                 CellBody body);

using State = llvm::SmallVector<GraphValue>;
using Tensors = llvm::ArrayRef<GraphValue>;
/// `count` steps one after the other; each gets its number and makes the next state, of the same
/// types and shapes.
State steps(Aten &aten, mlir::OpFoldResult count, State state,
            llvm::function_ref<State(Value, Tensors)> step);

/// `sweep` again and again, `most` times at most, while `isOpen` of the state has an element that
/// is not 0.
State until(Aten &aten, int64_t most, State state, llvm::function_ref<State(Tensors)> sweep,
            llvm::function_ref<GraphValue(Tensors)> isOpen);

/// The matrices of an operand: [..., rows, columns] as [batch, rows, columns] of f32 or wider, and
/// what is around them.
struct Matrices {
  static Matrices of(Aten &aten, GraphValue x);
  mlir::OpFoldResult rows() const { return all.shape[1]; }
  mlir::OpFoldResult columns() const { return all.shape[2]; }
  mlir::OpFoldResult least(Aten &aten) const { return aten.node.min(rows(), columns()); }
  /// `x` [batch, ...] with the dimensions around the matrices.
  GraphValue around(Aten &aten, GraphValue x) const;

  GraphValue all;
  Shape outer;
};
/// Both with the same dimensions around.
bool broadcastOuter(Aten &aten, GraphValue &a, GraphValue &b);

int32_t realOf(int32_t type);
GraphValue zeros(Aten &aten, const Shape &shape, int32_t type);
/// [batch, rows, columns] with ones on the diagonal.
GraphValue identity(Aten &aten, const Shape &shape, int32_t type);
/// Rows and columns exchanged, of complex numbers conjugated.
GraphValue adjoint(Aten &aten, const GraphValue &x);
/// The elements on the diagonal and to one side of it, 0 elsewhere; `unit` puts ones on the
/// diagonal.
GraphValue triangle(Aten &aten, const GraphValue &x, const Shape &shape, bool upper,
                    bool unit = false);
GraphValue product(Aten &aten, const GraphValue &x, const GraphValue &y);

/// Fails at run time with `message` unless all of `info` are 0.
void requireNone(Aten &aten, GraphValue info, const llvm::Twine &message);

// Factors. `info` [batch] counts from 1 to the first step that failed; 0 if none did.
struct Lu {
  GraphValue packed, pivots, info; ///< Pivots [batch, steps] count rows from 0.
};
/// Gauss' elimination with the largest pivot of each column (Golub and Van Loan, Matrix
/// Computations, 3.4.1).
Lu factorLu(Aten &aten, const GraphValue &a, bool pivots = true);
/// Solves A x = b with the factors of A.
GraphValue solveLu(Aten &aten, const Lu &lu, const GraphValue &b, bool adjoint = false);
/// Substitution (Golub and Van Loan, 3.1).
GraphValue solveTriangle(Aten &aten, const GraphValue &a, const GraphValue &b, bool upper,
                         bool unit = false);
/// Householder's reflections I - tau v v^H below the diagonal and R above it (Golub and Van Loan,
/// 5.2.2, signs as in LAPACK).
struct Reflections {
  GraphValue packed, factors; ///< Factors tau [batch, steps].
};
Reflections reflect(Aten &aten, const GraphValue &a);
/// The product of the reflections, its first `columns` columns.
GraphValue unreflect(Aten &aten, const Reflections &r, mlir::OpFoldResult columns);

} // namespace sluice::torch
