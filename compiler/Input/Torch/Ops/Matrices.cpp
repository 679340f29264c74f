//===- Matrices.cpp - what algorithms on batches of matrices are made of --===//
#include "compiler/Input/Torch/Ops/Matrices.h"
#include "compiler/Input/Onnx/Ops/Loops.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace sluice::torch {

//===----------------------------------------------------------------------===//
// Tensors and steps
//===----------------------------------------------------------------------===//

Value here(Cell &b, const GraphValue &x) { return b.at(x, b.indices(x.rank())); }

GraphValue made(Aten &aten, const Shape &shape, int32_t type, CellBody body) {
  if (!aten.ok())
    return {Value(), type, shape};
  auto element = [&](Cell &b, ValueRange) { return body(b); };
  return {aten.node.generic({}, {}, shape, type, element), type, shape};
}

GraphValue summed(Aten &aten, const GraphValue &x, ArrayRef<int64_t> axes) {
  Shape kept;
  for (auto [dim, size] : llvm::enumerate(x.shape))
    if (!llvm::is_contained(axes, int64_t(dim)))
      kept.push_back(size);
  if (!aten.ok())
    return {Value(), x.type, kept};
  Cell at(aten.node.loc, aten.node.builder);
  Value zero = at.number(elementType(at.getContext(), x.type), 0);
  Value sum = aten.node.reduce(x.tensor, x.shape, axes, x.type, zero,
                               [](Cell &b, ValueRange v) { return b.add(v[0], v[1]); });
  return {sum, x.type, kept};
}

GraphValue sumOf(Aten &aten, const Shape &shape, int32_t type, ArrayRef<int64_t> axes,
                 CellBody body) {
  return summed(aten, made(aten, shape, type, body), axes);
}

State steps(Aten &aten, OpFoldResult count, State state, function_ref<State(Value, Tensors)> step) {
  if (!aten.ok())
    return state;
  Node &node = aten.node;
  OpBuilder &b = node.builder;
  SmallVector<Value> first;
  for (GraphValue &value : state)
    first.push_back(node.tensor(value));
  auto loop =
      scf::ForOp::create(b, node.loc, node.index(0), node.value(count), node.index(1), first);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<GraphValue> now;
    for (auto [value, argument] : llvm::zip(state, loop.getRegionIterArgs()))
      now.push_back({argument, value.type, value.shape});
    SmallVector<Value> next;
    for (auto [value, before] : llvm::zip(step(loop.getInductionVar(), now), first)) {
      Value tensor = aten.ok() ? node.tensor(value) : before;
      if (tensor.getType() != before.getType())
        tensor = tensor::CastOp::create(b, node.loc, before.getType(), tensor);
      next.push_back(tensor);
    }
    scf::YieldOp::create(b, node.loc, next);
  }
  for (auto [value, result] : llvm::zip(state, loop.getResults()))
    value = {result, value.type, value.shape};
  return state;
}

State until(Aten &aten, int64_t most, State state, function_ref<State(Tensors)> sweep,
            function_ref<GraphValue(Tensors)> isOpen) {
  if (!aten.ok())
    return state;
  Node &node = aten.node;
  Value start = node.host().truth(true);
  auto results =
      onnx::buildLoop(node, node.index(most), start, state, 0,
                      [&](ArrayRef<GraphValue> arguments) -> FailureOr<SmallVector<GraphValue>> {
                        SmallVector<GraphValue> now(arguments.drop_front(2));
                        for (auto [value, like] : llvm::zip(now, state))
                          value.shape = like.shape;
                        SmallVector<GraphValue> next = sweep(now);
                        GraphValue open = isOpen(next);
                        GraphValue count =
                            aten.reduce("ReduceSum", open, allAxes(open.rank()), false);
                        auto *elements = aten.ok() ? node.elements(count) : nullptr;
                        if (!elements)
                          return failure();
                        Value number = elements->front();
                        Value zero = node.host().number(number.getType(), 0);
                        Value more = node.host().unequal(number, zero);
                        SmallVector<GraphValue> all{GraphValue::scalar(more, kBool)};
                        all.append(next);
                        return all;
                      });
  aten.onnx.lost |= failed(results);
  if (!aten.ok())
    return state;
  for (auto [value, result] : llvm::zip(state, *results))
    value = {aten.node.tensor(result), value.type, value.shape};
  return state;
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

int32_t realOf(int32_t type) {
  return type == kComplex128 ? int32_t(kDouble) : type == kComplex64 ? int32_t(kFloat) : type;
}

Matrices Matrices::of(Aten &aten, GraphValue x) {
  bool isKept = x.type == kDouble || isComplex(x.type);
  if (x.rank() < 2)
    (void)aten.fail("needs matrices, a tensor of rank 2 or more");
  if (!aten.ok())
    return {{Value(), kFloat, Shape(3, aten.fixed(1))}, {}};
  x = isKept ? x : aten.cast(x, kFloat);
  Shape outer(x.shape.begin(), x.shape.end() - 2);
  Shape flat{aten.node.product(outer), x.shape[x.rank() - 2], x.shape.back()};
  return {aten.tensor(aten.reshaped(x, flat)), outer};
}

GraphValue Matrices::around(Aten &aten, GraphValue x) const {
  Shape shape = outer;
  shape.append(x.shape.begin() + 1, x.shape.end());
  return aten.reshaped(x, shape);
}

bool broadcastOuter(Aten &aten, GraphValue &a, GraphValue &b) {
  if (a.rank() < 2 || b.rank() < 2)
    (void)aten.fail("needs matrices, tensors of rank 2 or more");
  if (!aten.ok())
    return false;
  auto outerOf = [](const GraphValue &x) { return Shape(x.shape.begin(), x.shape.end() - 2); };
  Shape outer = aten.broadcast(outerOf(a), outerOf(b));
  for (GraphValue *x : {&a, &b}) {
    Shape shape = outer;
    shape.append(x->shape.end() - 2, x->shape.end());
    bool isSame = llvm::equal(
        shape, x->shape, [&](OpFoldResult p, OpFoldResult q) { return aten.node.sameSize(p, q); });
    if (!isSame)
      *x = aten.expanded(*x, shape);
  }
  return aten.ok();
}

GraphValue zeros(Aten &aten, const Shape &shape, int32_t type) {
  return made(aten, shape, type, [&](Cell &b) -> Value {
    Type element = elementType(b.getContext(), type);
    return b.number(element, 0);
  });
}

GraphValue identity(Aten &aten, const Shape &shape, int32_t type) {
  return made(aten, shape, type, [&](Cell &b) {
    Type element = elementType(b.getContext(), type);
    return b.select(b.equal(b.index(1), b.index(2)), b.number(element, 1), b.number(element, 0));
  });
}

GraphValue adjoint(Aten &aten, const GraphValue &x) {
  Shape shape{x.shape[0], x.shape[2], x.shape[1]};
  return made(aten, shape, x.type,
              [&](Cell &b) { return b.conj(b.at(x, {b.index(0), b.index(2), b.index(1)})); });
}

GraphValue triangle(Aten &aten, const GraphValue &x, const Shape &shape, bool upper, bool unit) {
  return made(aten, shape, x.type, [&](Cell &b) {
    Value i = b.index(1), k = b.index(2), element = b.at(x, {b.index(0), i, k});
    if (unit)
      element = b.select(b.equal(i, k), 1, element);
    return b.select(b.is(upper ? Cell::P::ule : Cell::P::uge, i, k), element, 0);
  });
}

GraphValue product(Aten &aten, const GraphValue &x, const GraphValue &y) {
  if (!isComplex(x.type))
    return aten.tensor(aten.matmul(x, y));
  Shape terms{x.shape[0], x.shape[1], y.shape[2], x.shape[2]};
  return sumOf(aten, terms, x.type, 3, [&](Cell &b) {
    Value n = b.index(0), i = b.index(1), k = b.index(2), t = b.index(3);
    return b.mul(b.at(x, {n, i, t}), b.at(y, {n, t, k}));
  });
}

void requireNone(Aten &aten, GraphValue info, const Twine &message) {
  if (!aten.ok())
    return;
  GraphValue count = aten.reduce("ReduceSum", aten.cast(aten.cast(info, kBool), kInt64),
                                 allAxes(info.rank()), false);
  auto *elements = aten.ok() ? aten.node.elements(count) : nullptr;
  aten.onnx.lost |= !elements;
  if (!aten.ok())
    return;
  Cell b(aten.node.loc, aten.node.builder);
  Value number = elements->front();
  aten.node.require(b.equal(number, 0), aten.name() + ": " + message);
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

Lu factorLu(Aten &aten, const GraphValue &a, bool pivots) {
  OpFoldResult batch = a.shape[0], rows = a.shape[1], count = aten.node.min(rows, a.shape[2]);
  State state{a, zeros(aten, {batch, count}, kInt64), zeros(aten, {batch}, kInt64)};
  state = steps(aten, count, state, [&](Value step, Tensors s) -> State {
    const GraphValue &now = s[0];
    GraphValue sizes = made(aten, {batch, rows}, realOf(a.type), [&](Cell &b) {
      Value size = b.sizeForPivots(b.at(now, {b.index(0), b.index(1), step}));
      return b.select(b.is(Cell::P::uge, b.index(1), step), size, -1);
    });
    GraphValue chosen =
        pivots ? aten.onnx("ArgMax", {sizes}, {{"axis", 1}, {"keepdims", 0}})
               : made(aten, {batch}, kInt64, [&](Cell &b) { return b.toInteger(step); });
    // The rows are exchanged, and multiples of the pivot's row are taken off those below it.
    GraphValue next = made(aten, a.shape, a.type, [&](Cell &b) {
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
    GraphValue places = made(aten, s[1].shape, kInt64, [&](Cell &b) {
      Value n = b.index(0), t = b.index(1);
      return b.select(b.equal(t, step), b.at(chosen, n), b.at(s[1], {n, t}));
    });
    GraphValue info = made(aten, {batch}, kInt64, [&](Cell &b) {
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

GraphValue solveTriangle(Aten &aten, const GraphValue &a, const GraphValue &b, bool upper,
                         bool unit) {
  OpFoldResult rows = a.shape[1];
  Value last = aten.node.value(aten.node.sub(rows, aten.fixed(1)));
  return steps(aten, rows, {b}, [&](Value step, Tensors s) -> State {
    return {made(aten, b.shape, b.type, [&](Cell &c) {
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

/// Rows of `x` as the exchanges `pivots` leave them; `back` undoes them.
static GraphValue exchanged(Aten &aten, const GraphValue &x, const GraphValue &pivots, bool back) {
  OpFoldResult count = pivots.shape[1];
  Value last = aten.node.value(aten.node.sub(count, aten.fixed(1)));
  return steps(aten, count, {x}, [&](Value step, Tensors s) -> State {
    return {made(aten, x.shape, x.type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), t = back ? b.sub(last, step) : step;
      Value pivot = b.placeAt(pivots, {n, t});
      Value from = b.select(b.equal(i, t), pivot, b.select(b.equal(i, pivot), t, i));
      return b.at(s[0], {n, from, b.index(2)});
    })};
  })[0];
}

GraphValue solveLu(Aten &aten, const Lu &lu, const GraphValue &b, bool isAdjoint) {
  if (!isAdjoint) {
    GraphValue x =
        solveTriangle(aten, lu.packed, exchanged(aten, b, lu.pivots, false), false, true);
    return solveTriangle(aten, lu.packed, x, true);
  }
  GraphValue packed = adjoint(aten, lu.packed);
  GraphValue x = solveTriangle(aten, packed, b, false);
  return exchanged(aten, solveTriangle(aten, packed, x, true, true), lu.pivots, true);
}

Reflections reflect(Aten &aten, const GraphValue &a) {
  OpFoldResult batch = a.shape[0], rows = a.shape[1], count = aten.node.min(rows, a.shape[2]);
  int32_t real = realOf(a.type);
  State state{a, zeros(aten, {batch, count}, a.type)};
  state = steps(aten, count, state, [&](Value step, Tensors s) -> State {
    const GraphValue &now = s[0];
    GraphValue squares = sumOf(aten, {batch, rows}, real, 1, [&](Cell &b) {
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
    GraphValue tau = made(aten, {batch}, a.type, [&](Cell &b) {
      Value n = b.index(0), beta = lengthOf(b, n), alpha = b.at(now, {n, step, step});
      return b.select(isDone(b, n), 0, b.div(b.sub(beta, alpha), beta));
    });
    // v: 1 at the step, below it a[i] / (alpha - beta), above it 0.
    GraphValue vector = made(aten, {batch, rows}, a.type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), alpha = b.at(now, {n, step, step});
      Value part = b.div(b.at(now, {n, i, step}), b.sub(alpha, lengthOf(b, n)));
      part = b.select(isDone(b, n), 0, part);
      return b.select(b.equal(i, step), 1, b.select(b.is(Cell::P::ugt, i, step), part, 0));
    });
    GraphValue rowsOf = sumOf(aten, a.shape, a.type, 1, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1);
      return b.mul(b.conj(b.at(vector, {n, i})), b.at(now, {n, i, b.index(2)}));
    });
    GraphValue next = made(aten, a.shape, a.type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), k = b.index(2), element = b.at(now, {n, i, k});
      Value factor = b.mul(b.conj(b.at(tau, n)), b.at(vector, {n, i}));
      Value less = b.sub(element, b.mul(factor, b.at(rowsOf, {n, k})));
      Value column = b.select(b.is(Cell::P::ugt, i, step), b.at(vector, {n, i}), less);
      return b.select(b.equal(k, step), column,
                      b.select(b.is(Cell::P::ugt, k, step), less, element));
    });
    GraphValue factors = made(aten, s[1].shape, a.type, [&](Cell &b) {
      Value n = b.index(0), t = b.index(1);
      return b.select(b.equal(t, step), b.at(tau, n), b.at(s[1], {n, t}));
    });
    return {next, factors};
  });
  return {state[0], state[1]};
}

GraphValue unreflect(Aten &aten, const Reflections &r, OpFoldResult columns) {
  OpFoldResult batch = r.packed.shape[0], rows = r.packed.shape[1], count = r.factors.shape[1];
  Value last = aten.node.value(aten.node.sub(count, aten.fixed(1)));
  int32_t type = r.packed.type;
  Shape shape{batch, rows, columns};
  return steps(aten, count, {identity(aten, shape, type)}, [&](Value step, Tensors s) -> State {
    auto vectorAt = [&](Cell &b, Value n, Value i) {
      Value t = b.sub(last, step);
      Value part = b.at(r.packed, {n, i, t});
      return b.select(b.equal(i, t), 1, b.select(b.is(Cell::P::ugt, i, t), part, 0));
    };
    GraphValue sums = sumOf(aten, shape, type, 1, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1);
      return b.mul(b.conj(vectorAt(b, n, i)), b.at(s[0], {n, i, b.index(2)}));
    });
    return {made(aten, shape, type, [&](Cell &b) {
      Value n = b.index(0), i = b.index(1), k = b.index(2);
      Value factor = b.mul(b.at(r.factors, {n, b.sub(last, step)}), vectorAt(b, n, i));
      return b.sub(b.at(s[0], {n, i, k}), b.mul(factor, b.at(sums, {n, k})));
    })};
  })[0];
}

} // namespace sluice::torch
