//===- Matrices.h - algorithms on batches of matrices, step by step -------===//
// A step makes whole tensors from those of the step before, each by a rule for one element:
//   steps(onnx, columns, {a}, [&](Value j, Tensors s) {
//     return made(onnx, a.shape, a.type,
//                 [&](Cell &b) { return b.at(s[0], {b.index(0), b.index(1), j}); });
//   })
// Matrices are [batch, rows, columns] inside; numbers may be real or complex.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Ops/Loops.h"

namespace sluice::onnx {

/// The element of `x` at the place of the one that is made.
Value here(Cell &b, const GraphValue &x);
using CellBody = function_ref<Value(Cell &)>;
GraphValue made(Compose &onnx, const Shape &shape, int32_t type, CellBody body);
/// Sums over `axes`, which are dropped.
GraphValue summed(Compose &onnx, const GraphValue &x, ArrayRef<int64_t> axes);
/// Those of what `body` makes.
GraphValue sumOf(Compose &onnx, const Shape &shape, int32_t type, ArrayRef<int64_t> axes,
                 CellBody body);

/// The matrices of an operand: [..., rows, columns] as [batch, rows, columns] of f32 or wider, and
/// what is around them.
struct Matrices {
  static Matrices of(Compose &onnx, GraphValue x);
  OpFoldResult rows() const { return all.shape[1]; }
  OpFoldResult columns() const { return all.shape[2]; }
  OpFoldResult least(Compose &onnx) const { return onnx.node.min(rows(), columns()); }
  /// `x` [batch, ...] with the dimensions around the matrices.
  GraphValue around(Compose &onnx, GraphValue x) const;

  GraphValue all;
  Shape outer;
};
/// Both with the same dimensions around.
bool broadcastOuter(Compose &onnx, GraphValue &a, GraphValue &b);

int32_t realOf(int32_t type);
GraphValue zeros(Compose &onnx, const Shape &shape, int32_t type);
/// [batch, rows, columns] with ones on the diagonal.
GraphValue identity(Compose &onnx, const Shape &shape, int32_t type);
/// Rows and columns exchanged, of complex numbers conjugated.
GraphValue adjoint(Compose &onnx, const GraphValue &x);
/// The elements on the diagonal and to one side of it, 0 elsewhere; `unit` puts ones on the
/// diagonal.
GraphValue triangle(Compose &onnx, const GraphValue &x, const Shape &shape, bool upper,
                    bool unit = false);
GraphValue product(Compose &onnx, const GraphValue &x, const GraphValue &y);

void requireSquare(Compose &onnx, const GraphValue &a);
/// Fails at run time with `message` unless all of `info` are 0.
void requireNone(Compose &onnx, GraphValue info, const Twine &message);

// Factors. `info` [batch] counts from 1 to the first step that failed; 0 if none did.
struct Lu {
  GraphValue packed, pivots, info; ///< Pivots [batch, steps] count rows from 0.
};
/// Gauss' elimination with the largest pivot of each column (Golub and Van Loan, Matrix
/// Computations, 3.4.1).
Lu factorLu(Compose &onnx, const GraphValue &a, bool pivots = true);
/// Solves A x = b with the factors of A.
GraphValue solveLu(Compose &onnx, const Lu &lu, const GraphValue &b, bool adjoint = false);
/// The product of the diagonal and of the signs of exchanges; the sign of it, and the logarithm of
/// its magnitude. Each [batch].
SmallVector<GraphValue> determinant(Compose &onnx, const Lu &lu);
/// Substitution (Golub and Van Loan, 3.1).
GraphValue solveTriangle(Compose &onnx, const GraphValue &a, const GraphValue &b, bool upper,
                         bool unit = false);
/// Rows of `x` as the exchanges `pivots` leave them; `back` undoes them.
GraphValue exchanged(Compose &onnx, const GraphValue &x, const GraphValue &pivots, bool back);
/// Householder's reflections I - tau v v^H below the diagonal and R above it (Golub and Van Loan,
/// 5.2.2, signs as in LAPACK).
struct Reflections {
  GraphValue packed, factors; ///< Factors tau [batch, steps].
};
Reflections reflect(Compose &onnx, const GraphValue &a);
/// The product of the reflections, its first `columns` columns.
GraphValue unreflect(Compose &onnx, const Reflections &r, OpFoldResult columns);

} // namespace sluice::onnx
