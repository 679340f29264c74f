//===- Matrices.cpp - what algorithms on batches of matrices are made of --===//
#include "compiler/Input/Onnx/Ops/Matrices.h"

namespace sluice::onnx {

Value here(Cell &b, const GraphValue &x) { return b.at(x, b.indices(x.rank())); }

GraphValue made(Compose &onnx, const Shape &shape, int32_t type, CellBody body) {
  return onnx.ok() ? onnx.node.made(shape, type, body) : GraphValue{Value(), type, shape};
}

GraphValue summed(Compose &onnx, const GraphValue &x, ArrayRef<int64_t> axes) {
  if (!onnx.ok())
    return {Value(), x.type, pick(x.shape, otherAxes(x.rank(), axes))};
  return onnx.node.reduce(x, axes, 0, combine::add);
}

GraphValue sumOf(Compose &onnx, const Shape &shape, int32_t type, ArrayRef<int64_t> axes,
                 CellBody body) {
  return summed(onnx, made(onnx, shape, type, body), axes);
}

//===- Matrices -----------------------------------------------------------===//

int32_t realOf(int32_t type) {
  return type == kComplex128 ? int32_t(kDouble) : type == kComplex64 ? int32_t(kFloat) : type;
}

Matrices Matrices::of(Compose &onnx, GraphValue x) {
  bool isKept = x.type == kDouble || isComplex(x.type);
  if (x.rank() < 2)
    (void)onnx.fail("needs matrices, a tensor of rank 2 or more");
  if (!onnx.ok())
    return {{Value(), kFloat, Shape(3, onnx.fixed(1))}, {}};
  x = isKept ? x : onnx.cast(x, kFloat);
  ArrayRef<OpFoldResult> outer = ArrayRef(x.shape).drop_back(2);
  Shape flat = joined({onnx.node.product(outer), ArrayRef(x.shape).take_back(2)});
  return {onnx.tensor(onnx.reshaped(x, flat)), Shape(outer)};
}

GraphValue Matrices::around(Compose &onnx, GraphValue x) const {
  return onnx.reshaped(x, joined({outer, ArrayRef(x.shape).drop_front()}));
}

bool broadcastOuter(Compose &onnx, GraphValue &a, GraphValue &b) {
  if (a.rank() < 2 || b.rank() < 2)
    (void)onnx.fail("needs matrices, tensors of rank 2 or more");
  if (!onnx.ok())
    return false;
  auto outerOf = [](const GraphValue &x) { return Shape(ArrayRef(x.shape).drop_back(2)); };
  Shape outer = onnx.broadcast(outerOf(a), outerOf(b));
  for (GraphValue *x : {&a, &b}) {
    Shape shape = joined({outer, ArrayRef(x->shape).take_back(2)});
    bool isSame = llvm::equal(
        shape, x->shape, [&](OpFoldResult p, OpFoldResult q) { return onnx.node.sameSize(p, q); });
    if (!isSame)
      *x = onnx.expanded(*x, shape);
  }
  return onnx.ok();
}

GraphValue zeros(Compose &onnx, const Shape &shape, int32_t type) {
  return made(onnx, shape, type, [&](Cell &b) { return b.number(type, 0); });
}

GraphValue identity(Compose &onnx, const Shape &shape, int32_t type) {
  return made(onnx, shape, type, [&](Cell &b) {
    return b.select(b.equal(b.index(1), b.index(2)), b.number(type, 1), b.number(type, 0));
  });
}

GraphValue adjoint(Compose &onnx, const GraphValue &x) {
  Shape shape{x.shape[0], x.shape[2], x.shape[1]};
  return made(onnx, shape, x.type,
              [&](Cell &b) { return b.conj(b.at(x, {b.index(0), b.index(2), b.index(1)})); });
}

GraphValue triangle(Compose &onnx, const GraphValue &x, const Shape &shape, bool upper, bool unit) {
  return made(onnx, shape, x.type, [&](Cell &b) {
    Value i = b.index(1), k = b.index(2), element = b.at(x, {b.index(0), i, k});
    if (unit)
      element = b.select(b.equal(i, k), 1, element);
    return b.select(b.is(upper ? Cell::P::ule : Cell::P::uge, i, k), element, 0);
  });
}

GraphValue product(Compose &onnx, const GraphValue &x, const GraphValue &y) {
  if (!isComplex(x.type))
    return onnx.tensor(onnx.matmul(x, y));
  Shape terms{x.shape[0], x.shape[1], y.shape[2], x.shape[2]};
  return sumOf(onnx, terms, x.type, 3, [&](Cell &b) {
    Value n = b.index(0), i = b.index(1), k = b.index(2), t = b.index(3);
    return b.mul(b.at(x, {n, i, t}), b.at(y, {n, t, k}));
  });
}

void requireSquare(Compose &onnx, const GraphValue &a) {
  onnx.requireEqual(a.shape[1], a.shape[2], "a matrix is not square");
}

void requireNone(Compose &onnx, GraphValue info, const Twine &message) {
  if (!onnx.ok())
    return;
  GraphValue count = onnx.reduce("ReduceSum", onnx.cast(onnx.cast(info, kBool), kInt64),
                                 countUp(0, info.rank()), false);
  auto *elements = onnx.ok() ? onnx.node.elements(count) : nullptr;
  onnx.lost |= !elements;
  if (!onnx.ok())
    return;
  Cell b(onnx.node.loc, onnx.node.builder);
  Value number = elements->front();
  onnx.node.require(b.equal(number, 0), onnx.node.op() + ": " + message);
}

//===- Factors ------------------------------------------------------------===//

Lu factorLu(Compose &onnx, const GraphValue &a, bool pivots) {
  OpFoldResult batch = a.shape[0], rows = a.shape[1], count = onnx.node.min(rows, a.shape[2]);
  State state{a, zeros(onnx, {batch, count}, kInt64), zeros(onnx, {batch}, kInt64)};
  state = steps(onnx, count, state, [&](Value step, Tensors s) -> State {
    const GraphValue &now = s[0];
    GraphValue sizes = made(onnx, {batch, rows}, realOf(a.type), [&](Cell &b) {
      Value size = b.sizeForPivots(b.at(now, {b.index(0), b.index(1), step}));
      return b.select(b.is(Cell::P::uge, b.index(1), step), size, -1);
    });
    GraphValue chosen =
        pivots ? onnx("ArgMax", {sizes}, {{"axis", 1}, {"keepdims", 0}})
               : made(onnx, {batch}, kInt64, [&](Cell &b) { return b.toInteger(step); });
    // The rows are exchanged, and multiples of the pivot's row are taken off those below it.
    GraphValue next = made(onnx, a.shape, a.type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), k = b.index(2), pivot = b.placeAt(chosen, n);
      Value from = b.select(b.equal(i, step), pivot, b.select(b.equal(i, pivot), step, i));
      Value element = b.at(now, {n, from, k}), head = b.at(now, {n, pivot, step});
      Value usable = b.both(b.is(Cell::P::ugt, i, step), b.unequal(b.magnitude(head), 0));
      Value factor = b.div(b.at(now, {n, from, step}), head);
      Value less = b.sub(element, b.mul(factor, b.at(now, {n, pivot, k})));
      less =
          b.select(b.equal(k, step), factor, b.select(b.is(Cell::P::ugt, k, step), less, element));
      return b.select(usable, less, element);
    });
    GraphValue places = made(onnx, s[1].shape, kInt64, [&](Cell &b) {
      Value n = b.index(0), t = b.index(1);
      return b.select(b.equal(t, step), b.at(chosen, n), b.at(s[1], {n, t}));
    });
    GraphValue info = made(onnx, {batch}, kInt64, [&](Cell &b) {
      Value n = b.index(0), old = b.at(s[2], n);
      Value head = b.magnitude(b.at(now, {n, b.placeAt(chosen, n), step}));
      Value isOpen = b.equal(old, 0);
      Value isZero = b.equal(head, 0);
      return b.select(b.both(isOpen, isZero), b.toInteger(b.add(step, 1)), old);
    });
    return {next, places, info};
  });
  return {state[0], state[1], state[2]};
}

GraphValue solveTriangle(Compose &onnx, const GraphValue &a, const GraphValue &b, bool upper,
                         bool unit) {
  requireSquare(onnx, a);
  OpFoldResult rows = a.shape[1];
  onnx.requireEqual(rows, b.shape[1], "the matrices differ in their rows");
  Value last = onnx.node.value(onnx.node.sub(rows, onnx.fixed(1)));
  return steps(onnx, rows, {b}, [&](Value step, Tensors s) -> State {
    return {made(onnx, b.shape, b.type, [&](Cell &c) {
      Value n = c.index(0), i = c.index(1), k = c.index(2), j = upper ? c.sub(last, step) : step;
      Value found = c.at(s[0], {n, j, k}), element = c.at(s[0], {n, i, k});
      if (!unit)
        found = c.div(found, c.at(a, {n, j, j}));
      Value less = c.sub(element, c.mul(c.at(a, {n, i, j}), found));
      Value isOpen = c.is(upper ? Cell::P::ult : Cell::P::ugt, i, j);
      return c.select(c.equal(i, j), found, c.select(isOpen, less, element));
    })};
  })[0];
}

GraphValue exchanged(Compose &onnx, const GraphValue &x, const GraphValue &pivots, bool back) {
  OpFoldResult count = pivots.shape[1];
  Value last = onnx.node.value(onnx.node.sub(count, onnx.fixed(1)));
  return steps(onnx, count, {x}, [&](Value step, Tensors s) -> State {
    return {made(onnx, x.shape, x.type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), t = back ? b.sub(last, step) : step;
      Value pivot = b.placeAt(pivots, {n, t});
      Value from = b.select(b.equal(i, t), pivot, b.select(b.equal(i, pivot), t, i));
      return b.at(s[0], {n, from, b.index(2)});
    })};
  })[0];
}

GraphValue solveLu(Compose &onnx, const Lu &lu, const GraphValue &b, bool isAdjoint) {
  if (!isAdjoint) {
    GraphValue x =
        solveTriangle(onnx, lu.packed, exchanged(onnx, b, lu.pivots, false), false, true);
    return solveTriangle(onnx, lu.packed, x, true);
  }
  GraphValue packed = adjoint(onnx, lu.packed);
  GraphValue x = solveTriangle(onnx, packed, b, false);
  return exchanged(onnx, solveTriangle(onnx, packed, x, true, true), lu.pivots, true);
}

SmallVector<GraphValue> determinant(Compose &onnx, const Lu &lu) {
  requireSquare(onnx, lu.packed);
  Shape each{lu.packed.shape[0]};
  int32_t type = lu.packed.type, real = realOf(type);
  auto ones = [&] { return made(onnx, each, type, [&](Cell &b) { return b.number(type, 1); }); };
  return steps(onnx, lu.packed.shape[1], {ones(), ones(), zeros(onnx, each, real)},
               [&](Value step, Tensors s) -> State {
                 auto grown = [&](Cell &b, const GraphValue &product, bool signOnly) {
                   Value n = b.index(0), factor = b.at(lu.packed, {n, step, step}),
                         old = b.at(product, n);
                   if (signOnly) {
                     Value size = b.magnitude(factor);
                     Value unit = b.div(factor, b.widened(size, factor.getType()));
                     factor = b.select(b.equal(size, 0), factor, unit);
                   }
                   Value next = b.mul(old, factor);
                   Value stays = b.equal(b.placeAt(lu.pivots, {n, step}), step);
                   return b.select(stays, next, b.sub(b.number(next.getType(), 0), next));
                 };
                 GraphValue size = made(onnx, each, real, [&](Cell &b) {
                   Value n = b.index(0);
                   return b.magnitude(b.at(lu.packed, {n, step, step}));
                 });
                 return {made(onnx, each, type, [&](Cell &b) { return grown(b, s[0], false); }),
                         made(onnx, each, type, [&](Cell &b) { return grown(b, s[1], true); }),
                         onnx.add(s[2], onnx("Log", size))};
               });
}

Reflections reflect(Compose &onnx, const GraphValue &a) {
  OpFoldResult batch = a.shape[0], rows = a.shape[1], count = onnx.node.min(rows, a.shape[2]);
  int32_t real = realOf(a.type);
  State state{a, zeros(onnx, {batch, count}, a.type)};
  state = steps(onnx, count, state, [&](Value step, Tensors s) -> State {
    const GraphValue &now = s[0];
    GraphValue squares = sumOf(onnx, {batch, rows}, real, 1, [&](Cell &b) {
      Value square = b.square(b.at(now, {b.index(0), b.index(1), step}));
      return b.select(b.is(Cell::P::ugt, b.index(1), step), square, 0);
    });
    // beta, which R gets, and tau; 0 where nothing is to be done.
    auto lengthOf = [&](Cell &b, Value n) {
      Value alpha = b.at(now, {n, step, step}), part = b.real(alpha),
            zero = b.number(part.getType(), 0);
      Value length = b.sqrt(b.add(b.square(alpha), b.at(squares, n)));
      Value isPositive = b.atLeast(part, zero);
      return b.widened(b.select(isPositive, b.sub(zero, length), length), alpha.getType());
    };
    auto isDone = [&](Cell &b, Value n) {
      Value alpha = b.at(now, {n, step, step}), rest = b.at(squares, n);
      Value others = b.equal(rest, 0);
      if (!isComplex(a.type))
        return others;
      Value part = b.real(alpha), imaginary = b.sub(b.square(alpha), b.mul(part, part));
      return b.both(others, b.atMost(imaginary, 0));
    };
    GraphValue tau = made(onnx, {batch}, a.type, [&](Cell &b) {
      Value n = b.index(0), beta = lengthOf(b, n), alpha = b.at(now, {n, step, step});
      return b.select(isDone(b, n), 0, b.div(b.sub(beta, alpha), beta));
    });
    // v: 1 at the step, below it a[i] / (alpha - beta), above it 0.
    GraphValue vector = made(onnx, {batch, rows}, a.type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), alpha = b.at(now, {n, step, step});
      Value part = b.div(b.at(now, {n, i, step}), b.sub(alpha, lengthOf(b, n)));
      part = b.select(isDone(b, n), 0, part);
      return b.select(b.equal(i, step), 1, b.select(b.is(Cell::P::ugt, i, step), part, 0));
    });
    GraphValue rowsOf = sumOf(onnx, a.shape, a.type, 1, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1);
      return b.mul(b.conj(b.at(vector, {n, i})), b.at(now, {n, i, b.index(2)}));
    });
    GraphValue next = made(onnx, a.shape, a.type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), k = b.index(2), element = b.at(now, {n, i, k});
      Value factor = b.mul(b.conj(b.at(tau, n)), b.at(vector, {n, i}));
      Value less = b.sub(element, b.mul(factor, b.at(rowsOf, {n, k})));
      Value column = b.select(b.is(Cell::P::ugt, i, step), b.at(vector, {n, i}), less);
      return b.select(b.equal(k, step), column,
                      b.select(b.is(Cell::P::ugt, k, step), less, element));
    });
    GraphValue factors = made(onnx, s[1].shape, a.type, [&](Cell &b) {
      Value n = b.index(0), t = b.index(1);
      return b.select(b.equal(t, step), b.at(tau, n), b.at(s[1], {n, t}));
    });
    return {next, factors};
  });
  return {state[0], state[1]};
}

GraphValue unreflect(Compose &onnx, const Reflections &r, OpFoldResult columns) {
  OpFoldResult batch = r.packed.shape[0], rows = r.packed.shape[1], count = r.factors.shape[1];
  Value last = onnx.node.value(onnx.node.sub(count, onnx.fixed(1)));
  int32_t type = r.packed.type;
  Shape shape{batch, rows, columns};
  return steps(onnx, count, {identity(onnx, shape, type)}, [&](Value step, Tensors s) -> State {
    auto vectorAt = [&](Cell &b, Value n, Value i) {
      Value t = b.sub(last, step);
      Value part = b.at(r.packed, {n, i, t});
      return b.select(b.equal(i, t), 1, b.select(b.is(Cell::P::ugt, i, t), part, 0));
    };
    GraphValue sums = sumOf(onnx, shape, type, 1, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1);
      return b.mul(b.conj(vectorAt(b, n, i)), b.at(s[0], {n, i, b.index(2)}));
    });
    return {made(onnx, shape, type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), k = b.index(2);
      Value factor = b.mul(b.at(r.factors, {n, b.sub(last, step)}), vectorAt(b, n, i));
      return b.sub(b.at(s[0], {n, i, k}), b.mul(factor, b.at(sums, {n, k})));
    })};
  })[0];
}

} // namespace sluice::onnx
