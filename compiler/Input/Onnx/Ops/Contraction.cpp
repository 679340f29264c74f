//===- Contraction.cpp - MatMul and Gemm ----------------------------------===//
#include "compiler/Input/Onnx/Ops/Products.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// Integers whose products add up in int32.
bool isSmallInteger(int32_t type) { return type == kInt8 || type == kUInt8 || type == kInt16; }

/// Element types of a product's operands and of its result.
struct ProductTypes {
  int32_t left, right, result;
};

/// Products summed up over the loops that the last of `maps`, those of left, right and result, does
/// not name. Narrow floats add up in f32.
Value contract(Node &node, Value left, Value right, ArrayRef<AffineMap> maps, const Shape &shape,
               ProductTypes types) {
  int32_t type = types.result;
  int32_t accumulator = typeOfSums(type);
  Value init = node.fill(node.constant(accumulator, 0), shape, accumulator);
  Value sums = node.accumulate({left, right}, init, maps, [&](Cell &b, ValueRange x) {
    Value l = b.convert(x[0], types.left, accumulator),
          r = b.convert(x[1], types.right, accumulator);
    return b.add(x[2], b.mul(l, r));
  });
  if (accumulator == type)
    return sums;
  return node.generic({sums}, {node.ownMap(shape.size())}, shape, type,
                      [&](Cell &b, ValueRange x) { return b.convert(x[0], accumulator, type); });
}

/// Rows times columns of two matrices, each possibly stored transposed.
Value matmul(Node &node, Value left, bool leftTransposed, Value right, bool rightTransposed,
             const Shape &shape, ProductTypes types) {
  MLIRContext *context = node.builder.getContext();
  AffineExpr m, n, k;
  bindDims(context, m, n, k);
  using Exprs = SmallVector<AffineExpr>;
  auto map = [&](Exprs exprs) { return AffineMap::get(3, 0, exprs, context); };
  int32_t type = types.result;
  if (!leftTransposed && !rightTransposed && types.left == type && types.right == type &&
      typeOfSums(type) == type) {
    Value init = node.fill(node.constant(type, 0), shape, type);
    return linalg::MatmulOp::create(node.builder, node.loc, init.getType(), ValueRange{left, right},
                                    init)
        .getResult(0);
  }
  return contract(node, left, right,
                  {leftTransposed ? map({k, m}) : map({m, k}),
                   rightTransposed ? map({n, k}) : map({k, n}), map({m, n})},
                  shape, types);
}

} // namespace

FailureOr<GraphValue> multiplyMatrices(Node &node, GraphValue &left, GraphValue &right, bool wide) {
  bool small = isSmallInteger(left.type) && isSmallInteger(right.type);
  if (left.rank() == 0 || right.rank() == 0 || (left.type != right.type && !small))
    return LogicalResult(node.opError()
                         << "needs two inputs of rank 1 or more and one type, has "
                         << typeName(left.type) << " of rank " << left.rank() << " and "
                         << typeName(right.type) << " of rank " << right.rank());
  int32_t type = small ? int32_t(kInt32) : wide ? typeOfSums(left.type) : left.type;
  ProductTypes types{left.type, right.type, type};
  if (!isFloat(type) && type != kInt32 && type != kInt64 && type != kUInt32 && type != kUInt64)
    return node.error() << "MatMul: element type " << typeName(type)
                        << " is not allowed (MatMulInteger takes 8-bit integers)";
  OpFoldResult one = node.fixed(1);
  Shape a = left.shape, b = right.shape;
  bool leftVector = a.size() == 1, rightVector = b.size() == 1;
  if (leftVector)
    a.insert(a.begin(), one);
  if (rightVector)
    b.push_back(one);
  SLUICE_TRY(node.requireEqual(a.back(), b[b.size() - 2], node.op() + ": inner dimensions differ"));
  if (!staticSize(a.back()) && staticSize(b[b.size() - 2]))
    a.back() = b[b.size() - 2];
  Value l = node.reshape(node.tensor(left), left.shape, a),
        r = node.reshape(node.tensor(right), right.shape, b);
  Shape shape;
  Value result;
  if (b.size() == 2) {
    Shape rows{node.product(ArrayRef(a).drop_back()), a.back()}, flat{rows[0], b[1]};
    result = matmul(node, node.reshape(l, a, rows), false, r, false, flat, types);
    shape = a;
    shape.back() = b[1];
    result = node.reshape(result, flat, shape);
  } else {
    auto batch =
        SLUICE_TRY(node.broadcast(Shape(a.begin(), a.end() - 2), Shape(b.begin(), b.end() - 2)));
    shape = batch;
    shape.push_back(a[a.size() - 2]);
    shape.push_back(b.back());
    for (auto [source, from] : {std::pair(&l, &a), std::pair(&r, &b)}) {
      Shape to(batch.end() - (from->size() - 2), batch.end());
      to.append(from->end() - 2, from->end());
      *source = node.stretch(*source, *from, to);
    }
    unsigned batches = batch.size(), loops = batches + 3;
    MLIRContext *context = node.builder.getContext();
    AffineExpr m = getAffineDimExpr(batches, context), n = getAffineDimExpr(batches + 1, context),
               k = getAffineDimExpr(batches + 2, context);
    auto operand = [&](const Shape &from, AffineExpr x, AffineExpr y) {
      SmallVector<AffineExpr> exprs;
      for (size_t i = 0; i + 2 < from.size(); ++i) {
        unsigned at = batches - (from.size() - 2) + i;
        exprs.push_back(staticSize(from[i]) == 1 && staticSize(shape[at]) != 1
                            ? getAffineConstantExpr(0, context)
                            : getAffineDimExpr(at, context));
      }
      exprs.push_back(x);
      exprs.push_back(y);
      return AffineMap::get(loops, 0, exprs, context);
    };
    SmallVector<AffineExpr> out;
    for (unsigned i = 0; i < batches + 2; ++i)
      out.push_back(getAffineDimExpr(i, context));
    result = contract(node, l, r,
                      {operand(a, m, k), operand(b, k, n), AffineMap::get(loops, 0, out, context)},
                      shape, types);
  }
  Shape final = shape;
  if (rightVector)
    final.pop_back();
  if (leftVector)
    final.erase(final.end() - (rightVector ? 1 : 2));
  return GraphValue{node.reshape(result, shape, final), std::nullopt, type, final};
}

namespace {

LogicalResult importMatMul(Node &node) {
  if (isSmallInteger(node.in(0).type))
    return node.opError() << "element type " << typeName(node.in(0).type)
                          << " is not allowed (MatMulInteger takes 8-bit integers)";
  return node.set(0, SLUICE_TRY(multiplyMatrices(node, node.in(0), node.in(1))));
}

LogicalResult importGemm(Node &node, GraphValue &left) {
  GraphValue &right = node.in(1);
  if (left.rank() != 2 || right.rank() != 2)
    return node.opError() << "needs matrices, has ranks " << left.rank() << " and " << right.rank();
  int32_t type = left.type;
  bool ta = node.attribute("transA", 0), tb = node.attribute("transB", 0);
  double alpha = node.attribute("alpha", 1.0f), beta = node.attribute("beta", 1.0f);
  SLUICE_TRY(node.requireEqual(left.shape[ta ? 0 : 1], right.shape[tb ? 1 : 0],
                               "Gemm: inner dimensions differ"));
  Shape shape{left.shape[ta ? 1 : 0], right.shape[tb ? 0 : 1]};
  bool addend = node.has(2), alone = !addend && alpha == 1;
  int32_t sum = alone ? type : typeOfSums(type);
  GraphValue product{matmul(node, node.tensor(0), ta, node.tensor(1), tb, shape, {type, type, sum}),
                     std::nullopt, sum, shape};
  if (alone)
    return node.set(0, product);
  SmallVector<GraphValue *> operands{&product};
  if (addend)
    operands.push_back(&node.in(2));
  return node.elementwise(0, operands, type, [&](Cell &b, ValueRange x) {
    auto scaled = [&](Value value, double factor) -> Value {
      if (factor == 1)
        return value;
      if (!isFloat(type))
        return b.mul(value, int64_t(factor));
      return b.mul(value, factor);
    };
    Value result = scaled(x[0], alpha);
    if (addend) {
      Value c = scaled(b.convert(x[1], type, sum), beta);
      result = b.add(result, c);
    }
    return b.convert(result, sum, type);
  });
}

} // namespace

const OperatorTable contractionOperators = {{"MatMul", 1, importMatMul}, {"Gemm", 1, importGemm}};

} // namespace sluice::onnx
