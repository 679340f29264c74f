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

//===- Cholesky -----------------------------------------------------------===//

/// L of A = L L^H, from the lower half of A (Golub and Van Loan, 4.2.5, outer products).
std::pair<GraphValue, GraphValue> factorCholesky(Aten &aten, const GraphValue &a) {
  requireSquare(aten, a);
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

Results importCholesky(Aten &aten, Matrices a, Or<bool, false> upper, Or<bool, false> checks) {
  auto [factor, info] = factorCholesky(aten, upper ? adjoint(aten, a.all) : a.all);
  bool alwaysChecks = aten.name() != "aten.linalg_cholesky_ex";
  GraphValue told = informed(aten, a, info, alwaysChecks || checks, kNotPositive);
  GraphValue result = a.around(aten, upper ? adjoint(aten, factor) : factor);
  return {result, told};
}

/// Of (L L^H) x = B.
GraphValue importCholeskySolve(Aten &aten, GraphValue b, GraphValue l, Or<bool, false> upper) {
  if (!broadcastOuter(aten, b, l))
    return {};
  Matrices right = Matrices::of(aten, b), factor = Matrices::of(aten, l);
  GraphValue lower = upper ? adjoint(aten, factor.all) : factor.all;
  GraphValue x = solveTriangle(aten, lower, right.all, false);
  return right.around(aten, solveTriangle(aten, adjoint(aten, lower), x, true));
}
GraphValue importCholeskyInverse(Aten &aten, Matrices factor, Or<bool, false> upper) {
  GraphValue lower = upper ? adjoint(aten, factor.all) : factor.all;
  GraphValue x = solveTriangle(aten, lower, identity(aten, lower.shape, lower.type), false);
  return factor.around(aten, solveTriangle(aten, adjoint(aten, lower), x, true));
}

//===- Triangles ----------------------------------------------------------===//

/// A x = b, or x A = b by the transposed of all.
GraphValue importSolveTriangular(Aten &aten, GraphValue a, GraphValue b, bool upper,
                                 Or<bool, true> left, Or<bool, false> unit) {
  if (!broadcastOuter(aten, a, b))
    return {};
  Matrices right = Matrices::of(aten, b);
  GraphValue matrix = Matrices::of(aten, a).all;
  GraphValue x = left ? solveTriangle(aten, matrix, right.all, upper, unit)
                      : adjoint(aten, solveTriangle(aten, adjoint(aten, matrix),
                                                    adjoint(aten, right.all), !upper, unit));
  return right.around(aten, x);
}
Results importTriangularSolve(Aten &aten, GraphValue b, GraphValue a, Or<bool, true> upper,
                              Or<bool, false> transposes, Or<bool, false> unit) {
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

//===- Gauss --------------------------------------------------------------===//

Results importLuFactor(Aten &aten, Matrices a, Or<bool, true> pivots, Or<bool, false> checks) {
  Lu lu = factorLu(aten, a.all, pivots);
  GraphValue info = informed(aten, a, lu.info, checks, kSingular);
  return {a.around(aten, lu.packed), counted(aten, a, lu.pivots), info};
}

/// P, L and U of the factors, all around the matrices.
SmallVector<GraphValue> unpacked(Aten &aten, const Matrices &a, const Lu &lu) {
  OpFoldResult batch = a.all.shape[0], rows = a.rows(), least = a.least(aten);
  GraphValue permutation =
      exchanged(aten, identity(aten, {batch, rows, rows}, a.all.type), lu.pivots, true);
  GraphValue lower = triangle(aten, lu.packed, {batch, rows, least}, false, true);
  GraphValue upper = triangle(aten, lu.packed, {batch, least, a.columns()}, true);
  return {a.around(aten, permutation), a.around(aten, lower), a.around(aten, upper)};
}
/// [batch, steps] of pivots from outside, each of which has to be a row.
GraphValue givenPivots(Aten &aten, const Matrices &a, const GraphValue &given) {
  Shape shape{a.all.shape[0], a.least(aten)};
  aten.requireEqual(aten.node.product(given.shape), aten.node.product(shape),
                    "the numbers of pivots and rows differ");
  GraphValue pivots = aten.tensor(aten.reshaped(given, shape));
  Value rows = aten.node.value(a.rows());
  requireNone(aten,
              made(aten, shape, kInt64,
                   [&](Cell &b) {
                     Value row = b.placeAt(pivots, {b.index(0), b.index(1)});
                     return b.select(b.is(Cell::P::ult, row, rows), b.number(kInt64, 0),
                                     b.number(kInt64, 1));
                   }),
              "a pivot is out of range");
  return pivots;
}
Results importLuUnpack(Aten &aten, Matrices a, As<kInt64> counted, Or<bool, true> wantsFactors,
                       Or<bool, true> wantsPivots) {
  GraphValue pivots = givenPivots(aten, a, aten.sub(counted, 1));
  auto parts = unpacked(aten, a, {a.all, pivots, {}});
  GraphValue none = zeros(aten, {aten.fixed(0)}, a.all.type);
  if (!wantsFactors)
    parts[1] = parts[2] = none;
  if (!wantsPivots)
    parts[0] = none;
  return parts;
}
Results importLu(Aten &aten, Matrices a, Or<bool, true> pivots) {
  return unpacked(aten, a, factorLu(aten, a.all, pivots));
}

/// b as matrices: vectors, one for each matrix, get a last dimension.
bool takesVectors(const GraphValue &a, const GraphValue &b, Aten &aten) {
  if (b.rank() == 1)
    return true;
  return b.rank() + 1 == a.rank() &&
         llvm::equal(b.shape, ArrayRef(a.shape).drop_back(),
                     [&](OpFoldResult p, OpFoldResult q) { return aten.node.sameSize(p, q); });
}
/// The solution, factors, pivots, info.
Results importSolve(Aten &aten, GraphValue a, GraphValue b, Or<bool, true> left,
                    Or<bool, false> checks) {
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
  GraphValue packed = matrix.around(aten, lu.packed), pivots = counted(aten, matrix, lu.pivots);
  return {isVector ? aten.squeezed(x, x.rank() - 1) : x, packed, pivots, info};
}
Results importInverse(Aten &aten, Matrices a, Or<bool, false> checks) {
  Lu lu = factorLu(aten, a.all);
  bool alwaysChecks = aten.name() != "aten.linalg_inv_ex";
  GraphValue info = informed(aten, a, lu.info, alwaysChecks || checks, kSingular);
  GraphValue inverse = solveLu(aten, lu, identity(aten, a.all.shape, a.all.type));
  return {a.around(aten, inverse), info};
}
GraphValue importLuSolve(Aten &aten, GraphValue packed, As<kInt64> counted, GraphValue b,
                         Or<bool, true> left, Or<bool, false> isAdjoint) {
  GraphValue pivots = aten.unsqueezed(aten.sub(counted, 1), packed.rank() - 1);
  if (!broadcastOuter(aten, packed, b) || !broadcastOuter(aten, pivots, packed))
    return {};
  Matrices a = Matrices::of(aten, packed), right = Matrices::of(aten, b);
  Lu lu{a.all, givenPivots(aten, a, pivots), {}};
  GraphValue x = solveLu(aten, lu, left ? right.all : adjoint(aten, right.all), left == isAdjoint);
  return right.around(aten, left ? x : adjoint(aten, x));
}

template <bool logarithm> Results importDeterminant(Aten &aten, Matrices a) {
  Lu lu = factorLu(aten, a.all);
  SmallVector<GraphValue> found = determinant(aten, lu), results;
  for (const GraphValue &part : ArrayRef(found).slice(logarithm ? 1 : 0, logarithm ? 2 : 1))
    results.push_back(a.around(aten, part));
  results.append({a.around(aten, lu.packed), counted(aten, a, lu.pivots)});
  return results;
}
Results importCheck(Aten &aten, GraphValue info, std::string name) {
  requireNone(aten, info, name + ": a matrix is singular or not positive-definite");
  return {};
}

//===- Householder --------------------------------------------------------===//

Results importReflections(Aten &aten, Matrices a) {
  Reflections r = reflect(aten, a.all);
  return {a.around(aten, r.packed), a.around(aten, r.factors)};
}
GraphValue importHouseholderProduct(Aten &aten, Matrices a, GraphValue tau) {
  tau = aten.cast(tau, a.all.type);
  if (tau.rank() < 1)
    return aten.fail("needs a vector of factors for each matrix");
  Shape shape{a.all.shape[0], tau.shape.back()};
  aten.requireEqual(aten.node.product(tau.shape), aten.node.product(shape),
                    "the numbers of matrices and vectors of factors differ");
  aten.requireEqual(aten.node.min(shape[1], a.columns()), shape[1],
                    "there are more factors than columns");
  tau = aten.tensor(aten.reshaped(tau, shape));
  return a.around(aten, unreflect(aten, {a.all, tau}, a.columns()));
}
Results importQr(Aten &aten, Matrices a, std::string mode) {
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
