//===- Spectral.cpp - eigenvalues, singular values, exponentials ----------===//
// Jacobi's methods: rotations make pairs of columns orthogonal until all are. Pairs that share no
// column are rotated together, in the order of a tournament (Golub and Van Loan, Matrix
// Computations, 8.5.3 and 8.6.3); sizes need not be known.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Matrices.h"
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace sluice::torch {
namespace {

/// More than any matrix takes: convergence is quadratic after the first few.
constexpr int64_t kMaxSweeps = 40;

double epsilonOf(int32_t type) { return realOf(type) == kDouble ? 0x1p-52 : 0x1p-23; }

/// Rounds of a sweep over `count` columns, in which all pairs meet once.
OpFoldResult rounds(Aten &aten, OpFoldResult count) {
  OpFoldResult pairs = aten.node.floorDiv(aten.node.add(count, aten.fixed(1)), aten.fixed(2));
  return aten.node.sub(aten.node.mul(pairs, aten.fixed(2)), aten.fixed(1));
}

/// Whom column `i` of `count` meets in `round`; itself if there is nobody.
Value partner(Cell &b, Value i, Value round, Value rounds, Value count) {
  Value met = b.add(b.add(round, round), b.sub(rounds, i));
  met = b.rem(met, rounds);
  met = b.select(b.equal(met, i), rounds, met);
  met = b.select(b.equal(i, rounds), round, met);
  return b.select(b.is(Cell::P::ult, met, count), met, i);
}

/// How much each column keeps of itself, and gets of its partner: [batch, columns, 2]. `product` is
/// the inner product of the lower column of a pair with the higher one, `square` a column's with
/// itself.
GraphValue rotations(Aten &aten, const Shape &shape, int32_t type, Value round, Value all,
                     Value count, llvm::function_ref<Value(Cell &, Value n, Value i)> square,
                     llvm::function_ref<Value(Cell &, Value n, Value low, Value high)> product) {
  return made(aten, {shape[0], shape[1], aten.fixed(2)}, type, [&](Cell &b) {
    Value n = b.index(0), i = b.index(1), met = partner(b, i, round, all, count);
    Value isLow = b.is(Cell::P::ule, i, met), low = b.select(isLow, i, met),
          high = b.select(isLow, met, i);
    Value shared = product(b, n, low, high), size = b.magnitude(shared);
    Type whole = shared.getType(), real = size.getType();
    Value zero = b.number(real, 0), one = b.number(real, 1);
    Value none = b.equal(size, zero);
    none = b.either(none, b.equal(i, met));
    Value tau = b.div(b.sub(square(b, n, high), square(b, n, low)), b.add(size, size));
    Value root = b.sqrt(b.add(one, b.mul(tau, tau)));
    // Where tau * tau has no room the tangent is as good as 0.
    Value tangent = b.div(one, b.add(b.magnitude(tau), root));
    tangent = b.select(b.less(tau, zero), b.sub(zero, tangent), tangent);
    Value cosine = b.div(one, b.sqrt(b.add(one, b.mul(tangent, tangent)))),
          sine = b.mul(tangent, cosine);
    Value turned = b.mul(b.widened(sine, whole), b.div(shared, b.widened(size, whole)));
    turned = b.select(isLow, b.sub(b.number(whole, 0), b.conj(turned)), turned);
    Value kept = b.select(none, one, cosine);
    return b.select(b.equal(b.index(2), 0), b.widened(kept, whole), b.select(none, 0, turned));
  });
}

/// The columns of `x` rotated.
GraphValue rotated(Aten &aten, const GraphValue &x, const GraphValue &turns, Value round, Value all,
                   Value count) {
  return made(aten, x.shape, x.type, [&](Cell &b) {
    Value n = b.index(0), i = b.index(1), k = b.index(2), met = partner(b, k, round, all, count);
    return b.add(b.mul(b.at(turns, {n, k, b.constant(0)}), b.at(x, {n, i, k})),
                 b.mul(b.at(turns, {n, k, b.constant(1)}), b.at(x, {n, i, met})));
  });
}

/// Columns of `x` in the order of `places` [batch, columns of the result].
GraphValue columnsAt(Aten &aten, const GraphValue &x, const GraphValue &places) {
  return made(aten, {x.shape[0], x.shape[1], places.shape[1]}, x.type, [&](Cell &b) {
    Value n = b.index(0);
    return b.at(x, {n, b.index(1), b.placeAt(places, {n, b.index(2)})});
  });
}

//===- Eigenvalues of Hermitian matrices ----------------------------------===//

/// Ascending eigenvalues [batch, count], and eigenvectors as columns.
std::pair<GraphValue, GraphValue> eigen(Aten &aten, const GraphValue &a) {
  OpFoldResult count = a.shape[1], all = rounds(aten, count);
  Value width = aten.node.value(count), most = aten.node.value(all);
  auto sweep = [&](Tensors state) {
    return steps(aten, all, State(state), [&](Value round, Tensors s) -> State {
      GraphValue turns = rotations(
          aten, a.shape, a.type, round, most, width,
          [&](Cell &b, Value n, Value i) { return b.real(b.at(s[0], {n, i, i})); },
          [&](Cell &b, Value n, Value low, Value high) { return b.at(s[0], {n, low, high}); });
      GraphValue columns = rotated(aten, s[0], turns, round, most, width);
      GraphValue next = made(aten, a.shape, a.type, [&](Cell &b) {
        Value n = b.index(0), i = b.index(1), k = b.index(2),
              met = partner(b, i, round, most, width);
        return b.add(b.mul(b.at(turns, {n, i, b.constant(0)}), b.at(columns, {n, i, k})),
                     b.mul(b.conj(b.at(turns, {n, i, b.constant(1)})), b.at(columns, {n, met, k})));
      });
      return {next, rotated(aten, s[1], turns, round, most, width)};
    });
  };
  // Until nothing off the diagonal is larger than the last digit of the whole.
  auto isOpen = [&](Tensors s) {
    GraphValue total = sumOf(aten, a.shape, realOf(a.type), {1, 2},
                             [&](Cell &b) { return b.square(here(b, s[0])); });
    return made(aten, a.shape, kInt64, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), k = b.index(2),
            square = b.square(b.at(s[0], {n, i, k}));
      Value least = b.mul(b.at(total, n), std::pow(epsilonOf(a.type), 2) / 16);
      Value is = b.both(b.unequal(i, k), b.greater(square, least));
      return b.make<arith::ExtUIOp>(b.getI64Type(), is);
    });
  };
  auto state = until(aten, kMaxSweeps, {a, identity(aten, a.shape, a.type)}, sweep, isOpen);
  GraphValue values = made(aten, {a.shape[0], count}, realOf(a.type), [&](Cell &b) {
    Value i = b.index(1);
    return b.real(b.at(state[0], {b.index(0), i, i}));
  });
  auto sorted = aten.best(values, count, 1, false);
  return {sorted[0], columnsAt(aten, state[1], aten.tensor(sorted[1]))};
}

/// A Hermitian matrix, of which one half is read.
GraphValue hermitian(Aten &aten, const GraphValue &a, bool upper) {
  return made(aten, a.shape, a.type, [&](Cell &b) {
    Value n = b.index(0), i = b.index(1), k = b.index(2);
    Value is = b.is(upper ? Cell::P::ule : Cell::P::uge, i, k);
    Value element = b.select(is, b.at(a, {n, i, k}), b.conj(b.at(a, {n, k, i})));
    return b.select(b.equal(i, k), b.widened(b.real(element), element.getType()), element);
  });
}

Results importEigen(Aten &aten, Matrices a, std::string half, Or<bool, true> vectors) {
  bool upper = half == "U" || half == "u";
  auto [values, columns] = eigen(aten, hermitian(aten, a.all, upper));
  return {a.around(aten, values),
          vectors ? a.around(aten, columns) : zeros(aten, {aten.fixed(0)}, a.all.type)};
}

//===- Singular values ----------------------------------------------------===//

struct Singular {
  GraphValue left, values, right; ///< Columns of `right`, not its adjoint.
};
/// A = left diag(values) right^H, values descending; `full`: square matrices. Rows are padded with
/// zeros where columns are more.
Singular singular(Aten &aten, const GraphValue &a, bool full) {
  OpFoldResult batch = a.shape[0], rows = a.shape[1], columns = a.shape[2],
               least = aten.node.min(rows, columns);
  if (auto m = staticSize(rows), n = staticSize(columns); m && n && *m < *n) {
    Singular other = singular(aten, adjoint(aten, a), full);
    return {other.right, other.values, other.left};
  }
  OpFoldResult all = rounds(aten, columns);
  Value width = aten.node.value(columns), most = aten.node.value(all),
        height = aten.node.value(rows);
  Shape tall{batch, aten.node.max(rows, columns), columns}, each{batch, columns};
  int32_t real = realOf(a.type);
  GraphValue start = made(aten, tall, a.type, [&](Cell &b) {
    Value i = b.index(1), isThere = b.is(Cell::P::ult, i, height);
    Value row = b.select(isThere, i, 0), element = b.at(a, {b.index(0), row, b.index(2)});
    return b.select(isThere, element, 0);
  });
  auto squaresOf = [&](const GraphValue &x) {
    return sumOf(aten, tall, real, 1, [&](Cell &b) { return b.square(here(b, x)); });
  };
  auto sweep = [&](Tensors state) {
    return steps(aten, all, State(state), [&](Value round, Tensors s) -> State {
      GraphValue squares = squaresOf(s[0]);
      GraphValue products = sumOf(aten, tall, a.type, 1, [&](Cell &b) {
        Value n = b.index(0), i = b.index(1), k = b.index(2);
        Value met = partner(b, k, round, most, width);
        return b.mul(b.conj(b.at(s[0], {n, i, k})), b.at(s[0], {n, i, met}));
      });
      GraphValue turns = rotations(
          aten, {batch, columns}, a.type, round, most, width,
          [&](Cell &b, Value n, Value i) { return b.at(squares, {n, i}); },
          [&](Cell &b, Value n, Value low, Value) { return b.at(products, {n, low}); });
      return {rotated(aten, s[0], turns, round, most, width),
              rotated(aten, s[1], turns, round, most, width)};
    });
  };
  // Until the cosine of no pair of columns is more than a few last digits, but for columns that are
  // but rounding.
  auto isOpen = [&](Tensors s) {
    GraphValue gram = product(aten, adjoint(aten, s[0]), s[0]), squares = squaresOf(s[0]);
    GraphValue total = summed(aten, squares, 1);
    return made(aten, gram.shape, kInt64, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), k = b.index(2),
            size = b.magnitude(b.at(gram, {n, i, k}));
      double epsilon = epsilonOf(a.type);
      Value both = b.sqrt(b.at(squares, {n, i})),
            floor = b.mul(b.at(total, n), 16 * epsilon * epsilon);
      both = b.mul(b.mul(both, b.sqrt(b.at(squares, {n, k}))), 8 * epsilon);
      Value is = b.both(b.greater(size, both), b.greater(size, floor));
      is = b.both(is, b.unequal(i, k));
      return b.make<arith::ExtUIOp>(b.getI64Type(), is);
    });
  };
  auto state = until(aten, kMaxSweeps, {start, identity(aten, {batch, columns, columns}, a.type)},
                     sweep, isOpen);
  GraphValue lengths = aten.onnx("Sqrt", squaresOf(state[0]));
  auto sorted = aten.best(lengths, columns, 1, true);
  GraphValue values = made(aten, {batch, least}, real,
                           [&](Cell &b) { return b.at(sorted[0], {b.index(0), b.index(1)}); });
  // Columns of length 0 have no direction: reflections give them one that is orthogonal to the
  // others.
  GraphValue places = aten.tensor(sorted[1]);
  GraphValue unit = made(aten, {batch, rows, least}, a.type, [&](Cell &b) {
    Value n = b.index(0), k = b.index(2), length = b.at(values, {n, k});
    Value element = b.at(state[0], {n, b.index(1), b.placeAt(places, {n, k})});
    Value scaled = b.div(element, b.widened(length, element.getType()));
    return b.select(b.equal(length, 0), 0, scaled);
  });
  Reflections r = reflect(aten, unit);
  OpFoldResult wide = full ? rows : least;
  GraphValue basis = unreflect(aten, r, wide);
  Value known = aten.node.value(least);
  GraphValue left = made(aten, basis.shape, a.type, [&](Cell &b) {
    Value n = b.index(0), k = b.index(2), isKnown = b.is(Cell::P::ult, k, known);
    Value at = b.select(isKnown, k, 0), element = b.at(basis, {n, b.index(1), k});
    Value sign = b.real(b.at(r.packed, {n, at, at}));
    Value isTurned = b.both(isKnown, b.less(sign, 0));
    return b.select(isTurned, b.sub(b.number(element.getType(), 0), element), element);
  });
  GraphValue right = columnsAt(aten, state[1], places);
  if (!full)
    right = made(aten, {batch, columns, least}, a.type, [&](Cell &b) { return here(b, right); });
  return {left, values, right};
}

/// U, S and V^H.
Results importSingular(Aten &aten, Matrices a, Or<bool, false> full, Or<bool, true> vectors) {
  Singular found = singular(aten, a.all, full);
  GraphValue values = a.around(aten, found.values), none = zeros(aten, {aten.fixed(0)}, a.all.type);
  return {vectors ? a.around(aten, found.left) : none, values,
          vectors ? a.around(aten, adjoint(aten, found.right)) : none};
}

/// right diag(1 / values) left^H of the values above both bounds.
GraphValue importPseudoInverse(Aten &aten, Matrices a, Unread, Unread,
                               Or<bool, false> isHermitian) {
  Singular found = singular(aten, isHermitian ? hermitian(aten, a.all, false) : a.all, false);
  int32_t real = realOf(a.all.type);
  GraphValue largest = aten.reduce("ReduceMax", found.values, 1, true);
  GraphValue size = aten.cast(aten.integer(aten.node.max(a.rows(), a.columns())), real);
  GraphValue relative = aten.scaled(size, epsilonOf(real)), bound = aten.number(real, 0);
  auto given = [&](unsigned index) {
    GraphValue x = aten.operand(index, real);
    return x.rank() ? aten.reshaped(x, {a.all.shape[0], aten.fixed(1)}) : x;
  };
  if (!aten.isNone(1)) {
    bound = given(1);
    // An absolute bound that is not 0 takes the place of the usual relative one.
    relative = aten.select(aten.greater(bound, 0), 0, relative);
  }
  if (!aten.isNone(2))
    relative = given(2);
  bound = aten.max(bound, aten.mul(relative, largest));
  GraphValue isUsed = aten.greater(found.values, bound);
  GraphValue inverse = aten.tensor(aten.select(isUsed, aten.onnx("Reciprocal", found.values), 0));
  GraphValue scaled = made(aten, found.right.shape, a.all.type, [&](Cell &b) {
    Value element = here(b, found.right);
    return b.mul(element, b.widened(b.at(inverse, {b.index(0), b.index(2)}), element.getType()));
  });
  return a.around(aten, product(aten, scaled, adjoint(aten, found.left)));
}

//===- Exponentials -------------------------------------------------------===//

/// Taylor's series of A / 2^s, whose norm is at most 1/2, squared s times (Golub and Van Loan,
/// 9.3).
GraphValue importMatrixExponential(Aten &aten, Matrices a) {
  int32_t type = a.all.type, real = realOf(type);
  int64_t degree = real == kDouble ? 15 : 9;
  GraphValue sums =
      sumOf(aten, a.all.shape, real, 1, [&](Cell &b) { return b.magnitude(here(b, a.all)); });
  GraphValue norm = aten.tensor(aten.reduce("ReduceMax", sums, 1, false));
  GraphValue halvings = made(aten, norm.shape, kInt64, [&](Cell &b) {
    Value size = b.at(norm, b.index(0));
    Value needed = b.add(b.ceil(b.make<math::Log2Op>(size)), 1);
    needed = b.maxNum(needed, 0);
    needed = b.minNum(needed, real == kDouble ? 1024 : 128);
    return b.make<arith::FPToSIOp>(b.getI64Type(), needed);
  });
  GraphValue small = made(aten, a.all.shape, type, [&](Cell &b) {
    Value n = b.index(0), element = b.at(a.all, {n, b.index(1), b.index(2)});
    Type part = b.real(element).getType();
    Value power = b.make<arith::SIToFPOp>(part, b.at(halvings, n));
    Value scale = b.make<math::Exp2Op>(b.sub(b.number(part, 0), power));
    return b.mul(element, b.widened(scale, element.getType()));
  });
  GraphValue one = identity(aten, a.all.shape, type), sum = one;
  for (int64_t i = degree; i > 0; --i) {
    GraphValue next = product(aten, small, sum);
    sum = made(aten, a.all.shape, type, [&](Cell &b) {
      Value position[] = {b.index(0), b.index(1), b.index(2)}, element = b.at(next, position);
      return b.add(b.at(one, position), b.div(element, double(i)));
    });
  }
  GraphValue most = aten.reduce("ReduceMax", halvings, 0, false);
  sum = steps(aten, aten.asSize(most), {sum}, [&](Value step, Tensors s) -> State {
    GraphValue square = product(aten, s[0], s[0]);
    return {made(aten, a.all.shape, type, [&](Cell &b) {
      Value n = b.index(0), position[] = {n, b.index(1), b.index(2)};
      Value goesOn = b.is(Cell::P::ult, step, b.placeAt(halvings, n));
      return b.select(goesOn, b.at(square, position), b.at(s[0], position));
    })};
  })[0];
  return a.around(aten, sum);
}

} // namespace

const AtenTable spectralOperators = {
    {"aten._linalg_eigh", importEigen},
    {"aten._linalg_svd", importSingular},
    {"aten.linalg_pinv.atol_rtol_tensor", importPseudoInverse},
    {"aten.linalg_matrix_exp", importMatrixExponential},
};

} // namespace sluice::torch
