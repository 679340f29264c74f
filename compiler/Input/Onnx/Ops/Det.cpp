//===- Det.cpp - determinants ---------------------------------------------===//
// Gauss' elimination with the largest pivot of each column: one step of a loop for each, over all
// matrices of the batch at once.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Loops.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// For each matrix of `matrices` [n, m, m], the row of the largest element of column `step` from
/// that row on.
GraphValue pivotRows(Node &node, Compose &onnx, GraphValue &matrices, Value step) {
  Shape shape{matrices.shape[0], matrices.shape[1]};
  Value source = matrices.tensor;
  Value sizes = node.generic({}, {}, shape, matrices.type, [&](Cell &b, ValueRange) {
    Value matrix = b.index(0), row = b.index(1);
    Value size = b.abs(b.at(source, ValueRange{matrix, row, step}));
    Value none = b.number(size.getType(), -1);
    return b.select(b.atLeast(row, step), size, none);
  });
  return onnx("ArgMax", {GraphValue{sizes, std::nullopt, matrices.type, shape}},
              {{"axis", 1}, {"keepdims", 0}});
}

LogicalResult importDet(Node &node, Compose &onnx) {
  if (!node.has(0) || node.in(0).rank() < 2 || !isFloat(node.in(0).type))
    return node.opError() << "needs floats of rank 2 or more";
  GraphValue x = onnx.in(0);
  int32_t type = x.type, wide = type == kDouble ? kDouble : kFloat;
  OpFoldResult m = x.shape.back();
  if (failed(node.requireEqual(x.shape[x.rank() - 2], m, "Det: the matrices are not square")))
    return failure();
  Shape outer(x.shape.begin(), x.shape.end() - 2), flat{node.product(outer), m, m}, each{flat[0]};
  x = onnx.reshaped(onnx.cast(x, wide), flat);
  if (!onnx.ok())
    return failure();
  OpBuilder &builder = node.builder;
  Value always = node.host().truth(true);
  SmallVector<GraphValue> state{
      x, GraphValue{node.fill(node.constant(wide, 1), each, wide), std::nullopt, wide, each}};
  auto results = buildLoop(
      node, node.value(m), always, state, 0,
      [&](ArrayRef<GraphValue> arguments) -> FailureOr<SmallVector<GraphValue>> {
        Value step = (*arguments[0].elements)[0];
        GraphValue matrices = arguments[2], product = arguments[3];
        GraphValue chosen = pivotRows(node, onnx, matrices, step);
        if (!onnx.ok())
          return failure();
        Value source = matrices.tensor, rows = node.tensor(chosen);
        auto pivotRow = [&](Cell &b, Value matrix) -> Value {
          return b.toIndex(b.at(rows, matrix));
        };
        auto at = [&](Cell &b, Value matrix, Value row, Value column) -> Value {
          return b.at(source, ValueRange{matrix, row, column});
        };
        AffineMap one = builder.getMultiDimIdentityMap(1);
        Value next =
            node.generic({node.tensor(product)}, {one}, each, wide, [&](Cell &b, ValueRange v) {
              Value matrix = b.index(0), row = pivotRow(b, matrix);
              Value grown = b.mul(v[0], at(b, matrix, row, step));
              Value stays = b.equal(row, step);
              return b.select(stays, grown, b.neg(grown));
            });
        // The rows are exchanged, and multiples of the pivot's row are taken off those below it.
        Value rest = node.generic({}, {}, flat, wide, [&](Cell &b, ValueRange) {
          Value matrix = b.index(0), row = b.index(1), column = b.index(2),
                pivot = pivotRow(b, matrix);
          auto is = [&](arith::CmpIPredicate p, Value l, Value r) -> Value {
            return b.is(p, l, r);
          };
          Value from = b.select(is(arith::CmpIPredicate::eq, row, pivot), step,
                                b.select(is(arith::CmpIPredicate::eq, row, step), pivot, row));
          Value element = at(b, matrix, from, column), head = at(b, matrix, pivot, step);
          Value zero = b.number(head.getType(), 0);
          Value factor = b.div(at(b, matrix, from, step), head);
          Value usable = b.both(is(arith::CmpIPredicate::sgt, row, step), b.unequal(head, zero));
          Value less = b.sub(element, b.mul(factor, at(b, matrix, pivot, column)));
          return b.select(usable, less, element);
        });
        return SmallVector<GraphValue>{{nullptr, SmallVector<Value>{always}, kBool, {}},
                                       {rest, std::nullopt, wide, flat},
                                       {next, std::nullopt, wide, each}};
      });
  if (failed(results))
    return failure();
  GraphValue all = (*results)[1];
  all.shape = each;
  return onnx.set(0, onnx.cast(onnx.reshaped(all, outer), type));
}

constexpr OperatorEntry kDetOperators[] = {{"Det", 11, importDet}};

} // namespace

ArrayRef<OperatorEntry> detOperators() { return kDetOperators; }

} // namespace sluice::onnx
