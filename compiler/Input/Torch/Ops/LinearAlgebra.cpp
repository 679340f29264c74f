//===- LinearAlgebra.cpp - factors, solutions, determinants ---------------===//
// Operators of torch on batches of matrices in terms of the factors in Matrices.h. Where LAPACK
// would report a step that failed, so does `info`; what was asked to check it fails at run time.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Matrices.h"
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

constexpr const char *kSingular = "a matrix is singular";
constexpr const char *kNotPositive = "a matrix is not positive-definite";

/// `info` around the matrices.
GraphValue informed(Aten &aten, const Matrices &a, const GraphValue &info, bool checks,
                    const char *message) {
  if (checks)
    requireNone(aten, info, message);
  return a.around(aten, info);
}

/// As LAPACK has them: from 1 on.
GraphValue counted(Aten &aten, const Matrices &a, const GraphValue &pivots) {
  return a.around(aten, aten.add(pivots, 1));
}

//===----------------------------------------------------------------------===//
// Cholesky
//===----------------------------------------------------------------------===//

/// L of A = L L^H, from the lower half of A (Golub and Van Loan, 4.2.5, outer products).
std::pair<GraphValue, GraphValue> factorCholesky(Aten &aten, const GraphValue &a) {
  Shape each{a.shape[0]};
  State state{a, zeros(aten, each, kInt64)};
  state = steps(aten, a.shape[1], state, [&](Value step, Tensors s) -> State {
    GraphValue next = made(aten, a.shape, a.type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), k = b.index(2), element = b.at(s[0], {n, i, k});
      Value pivot = b.real(b.at(s[0], {n, step, step})), left = b.at(s[0], {n, i, step});
      Value root = b.sqrt(pivot), right = b.conj(b.at(s[0], {n, k, step}));
      Value less = b.sub(element, b.div(b.mul(left, right), b.widened(pivot, element.getType())));
      Value column = b.select(b.equal(i, step), b.widened(root, element.getType()),
                              b.div(left, b.widened(root, element.getType())));
      Value isRest = b.both(b.is(Cell::P::ugt, k, step), b.is(Cell::P::uge, i, k));
      return b.select(b.both(b.equal(k, step), b.is(Cell::P::uge, i, step)), column,
                      b.select(isRest, less, element));
    });
    GraphValue info = made(aten, each, kInt64, [&](Cell &b) {
      Value n = b.index(0), old = b.at(s[1], n), pivot = b.real(b.at(s[0], {n, step, step}));
      Value isOpen = b.equal(old, 0);
      Value isBad = b.is(arith::CmpFPredicate::ULE, pivot, 0);
      return b.select(b.both(isOpen, isBad), b.toInteger(b.add(step, 1)), old);
    });
    return {next, info};
  });
  return {triangle(aten, state[0], a.shape, false), state[1]};
}

/// self, upper, check_errors
Results importCholesky(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  bool upper = aten.boolean(1, false);
  auto [factor, info] = factorCholesky(aten, upper ? adjoint(aten, a.all) : a.all);
  bool alwaysChecks = aten.name() != "aten.linalg_cholesky_ex";
  GraphValue told = informed(aten, a, info, alwaysChecks || aten.boolean(2, false), kNotPositive);
  GraphValue result = a.around(aten, upper ? adjoint(aten, factor) : factor);
  return {result, told};
}

/// B, L, upper: of (L L^H) x = B
GraphValue importCholeskySolve(Aten &aten, GraphValue b) {
  GraphValue l = aten.operand(1);
  bool upper = aten.boolean(2, false);
  if (!broadcastOuter(aten, b, l))
    return {};
  Matrices right = Matrices::of(aten, b), factor = Matrices::of(aten, l);
  GraphValue lower = upper ? adjoint(aten, factor.all) : factor.all;
  GraphValue x = solveTriangle(aten, lower, right.all, false);
  return right.around(aten, solveTriangle(aten, adjoint(aten, lower), x, true));
}
/// L, upper
GraphValue importCholeskyInverse(Aten &aten) {
  Matrices factor = Matrices::of(aten, aten.operand(0));
  GraphValue lower = aten.boolean(1, false) ? adjoint(aten, factor.all) : factor.all;
  GraphValue x = solveTriangle(aten, lower, identity(aten, lower.shape, lower.type), false);
  return factor.around(aten, solveTriangle(aten, adjoint(aten, lower), x, true));
}

//===----------------------------------------------------------------------===//
// Triangles
//===----------------------------------------------------------------------===//

/// A x = b, or x A = b by the transposed of all.
GraphValue solveSide(Aten &aten, const GraphValue &a, const GraphValue &b, bool upper, bool left,
                     bool unit) {
  if (left)
    return solveTriangle(aten, a, b, upper, unit);
  return adjoint(aten, solveTriangle(aten, adjoint(aten, a), adjoint(aten, b), !upper, unit));
}
/// A, B, upper, left, unitriangular
GraphValue importSolveTriangular(Aten &aten, GraphValue a) {
  GraphValue b = aten.operand(1);
  bool upper = aten.boolean(2), left = aten.boolean(3, true), unit = aten.boolean(4, false);
  if (!broadcastOuter(aten, a, b))
    return {};
  Matrices right = Matrices::of(aten, b);
  GraphValue x = solveSide(aten, Matrices::of(aten, a).all, right.all, upper, left, unit);
  return right.around(aten, x);
}
/// b, A, upper, transpose, unitriangular
Results importTriangularSolve(Aten &aten, GraphValue b) {
  GraphValue a = aten.operand(1);
  bool upper = aten.boolean(2, true), transposes = aten.boolean(3, false),
       unit = aten.boolean(4, false);
  if (!broadcastOuter(aten, a, b))
    return {};
  Matrices right = Matrices::of(aten, b), left = Matrices::of(aten, a);
  GraphValue matrix = left.all;
  if (transposes) {
    if (isComplex(matrix.type))
      return aten.fail("transposed complex matrices are not supported");
    matrix = adjoint(aten, matrix);
  }
  GraphValue x = solveTriangle(aten, matrix, right.all, upper != transposes, unit);
  return {right.around(aten, x), left.around(aten, left.all)};
}

//===----------------------------------------------------------------------===//
// Gauss
//===----------------------------------------------------------------------===//

/// A, pivot, check_errors
Results importLuFactor(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  Lu lu = factorLu(aten, a.all, aten.boolean(1, true));
  GraphValue info = informed(aten, a, lu.info, aten.boolean(2, false), kSingular);
  return {a.around(aten, lu.packed), counted(aten, a, lu.pivots), info};
}

/// P, L and U of the factors, all around the matrices.
SmallVector<GraphValue> unpacked(Aten &aten, const Matrices &a, const Lu &lu) {
  OpFoldResult batch = a.all.shape[0], rows = a.rows(), least = a.least(aten);
  GraphValue start =
      made(aten, {batch, rows}, kInt64, [&](Cell &b) { return b.toInteger(b.index(1)); });
  GraphValue order = steps(aten, least, {start}, [&](Value step, Tensors s) -> State {
    return {made(aten, start.shape, kInt64, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), pivot = b.placeAt(lu.pivots, {n, step});
      Value from = b.select(b.equal(i, step), pivot, b.select(b.equal(i, pivot), step, i));
      return b.at(s[0], {n, from});
    })};
  })[0];
  GraphValue permutation = made(aten, {batch, rows, rows}, a.all.type, [&](Cell &b) {
    Type type = elementType(b.getContext(), a.all.type);
    Value isHere = b.equal(b.placeAt(order, {b.index(0), b.index(2)}), b.index(1));
    return b.select(isHere, b.number(type, 1), b.number(type, 0));
  });
  GraphValue lower = triangle(aten, lu.packed, {batch, rows, least}, false, true);
  GraphValue upper = triangle(aten, lu.packed, {batch, least, a.columns()}, true);
  return {a.around(aten, permutation), a.around(aten, lower), a.around(aten, upper)};
}
/// LU, pivots, unpack_data, unpack_pivots
Results importLuUnpack(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  GraphValue pivots = aten.sub(aten.operand(1, kInt64), 1);
  pivots = aten.tensor(aten.reshaped(pivots, {a.all.shape[0], a.least(aten)}));
  auto parts = unpacked(aten, a, {a.all, pivots, {}});
  GraphValue none = zeros(aten, {aten.fixed(0)}, a.all.type);
  if (!aten.boolean(2, true))
    parts[1] = parts[2] = none;
  if (!aten.boolean(3, true))
    parts[0] = none;
  return parts;
}
/// A, pivot
Results importLu(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  Lu lu = factorLu(aten, a.all, aten.boolean(1, true));
  return unpacked(aten, a, lu);
}

/// b as matrices: vectors, one for each matrix, get a last dimension.
bool takesVectors(const GraphValue &a, const GraphValue &b, Aten &aten) {
  if (b.rank() == 1)
    return true;
  return b.rank() + 1 == a.rank() &&
         llvm::equal(b.shape, ArrayRef(a.shape).drop_back(),
                     [&](OpFoldResult p, OpFoldResult q) { return aten.node.sameSize(p, q); });
}
GraphValue solution(Aten &aten, GraphValue a, GraphValue b, bool left,
                    SmallVectorImpl<GraphValue> &more, bool checks) {
  bool isVector = takesVectors(a, b, aten);
  if (isVector)
    b = aten.unsqueezed(b, b.rank());
  if (!broadcastOuter(aten, a, b))
    return {};
  Matrices matrix = Matrices::of(aten, a), right = Matrices::of(aten, b);
  Lu lu = factorLu(aten, left ? matrix.all : adjoint(aten, matrix.all));
  GraphValue info = informed(aten, matrix, lu.info, checks, kSingular);
  GraphValue x = solveLu(aten, lu, left ? right.all : adjoint(aten, right.all));
  x = right.around(aten, left ? x : adjoint(aten, x));
  more.append({matrix.around(aten, lu.packed), counted(aten, matrix, lu.pivots), info});
  return isVector ? aten.squeezed(x, x.rank() - 1) : x;
}
/// A, B, left, check_errors: the solution, factors, pivots, info
Results importSolve(Aten &aten) {
  SmallVector<GraphValue> all(1);
  all[0] = solution(aten, aten.operand(0), aten.operand(1), aten.boolean(2, true), all,
                    aten.boolean(3, false));
  return all;
}
/// A, check_errors
Results importInverse(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  Lu lu = factorLu(aten, a.all);
  bool alwaysChecks = aten.name() != "aten.linalg_inv_ex";
  GraphValue info = informed(aten, a, lu.info, alwaysChecks || aten.boolean(1, false), kSingular);
  GraphValue inverse = solveLu(aten, lu, identity(aten, a.all.shape, a.all.type));
  return {a.around(aten, inverse), info};
}
/// LU, pivots, B, left, adjoint
GraphValue importLuSolve(Aten &aten, GraphValue packed) {
  GraphValue b = aten.operand(2);
  GraphValue pivots = aten.unsqueezed(aten.sub(aten.operand(1, kInt64), 1), packed.rank() - 1);
  bool left = aten.boolean(3, true), isAdjoint = aten.boolean(4, false);
  if (!broadcastOuter(aten, packed, b) || !broadcastOuter(aten, pivots, packed))
    return {};
  Matrices a = Matrices::of(aten, packed), right = Matrices::of(aten, b);
  pivots = aten.tensor(aten.reshaped(pivots, {a.all.shape[0], a.rows()}));
  Lu lu{a.all, pivots, {}};
  GraphValue x = solveLu(aten, lu, left ? right.all : adjoint(aten, right.all), left == isAdjoint);
  return right.around(aten, left ? x : adjoint(aten, x));
}

template <bool logarithm> Results importDeterminant(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  Lu lu = factorLu(aten, a.all);
  SmallVector<GraphValue> found = determinant(aten, lu), results;
  for (const GraphValue &part : ArrayRef(found).slice(logarithm ? 1 : 0, logarithm ? 2 : 1))
    results.push_back(a.around(aten, part));
  results.append({a.around(aten, lu.packed), counted(aten, a, lu.pivots)});
  return results;
}
/// info, name, is_matrix
Results importCheck(Aten &aten) {
  std::string name = aten.text(1);
  requireNone(aten, aten.operand(0), name + ": a matrix is singular or not positive-definite");
  return {};
}

//===----------------------------------------------------------------------===//
// Householder
//===----------------------------------------------------------------------===//

Results importReflections(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  Reflections r = reflect(aten, a.all);
  return {a.around(aten, r.packed), a.around(aten, r.factors)};
}
/// input, tau
GraphValue importHouseholderProduct(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  GraphValue tau = aten.operand(1, a.all.type);
  if (tau.rank() < 1)
    return aten.fail("needs a vector of factors for each matrix");
  tau = aten.tensor(aten.reshaped(tau, {a.all.shape[0], tau.shape.back()}));
  return a.around(aten, unreflect(aten, {a.all, tau}, a.columns()));
}
/// A, mode
Results importQr(Aten &aten) {
  Matrices a = Matrices::of(aten, aten.operand(0));
  std::string mode = aten.text(1, "reduced");
  Reflections r = reflect(aten, a.all);
  OpFoldResult width = mode == "complete" ? a.rows() : a.least(aten);
  GraphValue upper = triangle(aten, r.packed, {a.all.shape[0], width, a.columns()}, true);
  GraphValue q = mode == "r" ? zeros(aten, {aten.fixed(0)}, a.all.type)
                             : a.around(aten, unreflect(aten, r, width));
  return {q, a.around(aten, upper)};
}

} // namespace

const AtenTable linearAlgebraOperators = {
    {"aten.linalg_cholesky_ex aten.cholesky", importCholesky},
    {"aten.cholesky_solve aten._cholesky_solve_helper", importCholeskySolve},
    {"aten.cholesky_inverse", importCholeskyInverse},
    {"aten.linalg_solve_triangular", importSolveTriangular},
    {"aten.triangular_solve", importTriangularSolve, "transposed on real numbers only"},
    {"aten.linalg_lu_factor_ex", importLuFactor},
    {"aten.lu_unpack", importLuUnpack},
    {"aten.linalg_lu", importLu},
    {"aten.linalg_lu_solve", importLuSolve},
    {"aten._linalg_solve_ex", importSolve},
    {"aten.linalg_inv_ex", importInverse},
    {"aten._linalg_det", importDeterminant<false>},
    {"aten._linalg_slogdet", importDeterminant<true>},
    {"aten._linalg_check_errors", importCheck},
    {"aten.geqrf", importReflections},
    {"aten.linalg_householder_product", importHouseholderProduct},
    {"aten.linalg_qr", importQr},
};

} // namespace sluice::torch
