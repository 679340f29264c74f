//===- Running.cpp - running sums, products, extremes and log-sums --------===//
// Sums are ONNX's; the others are scans of their own:
//   values, places = cummax(x)
//     ->   values = scan(x, max), places = scan(values == x ? position : 0, max)
// The last of equal extremes counts, as in torch, and the first NaN stays.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Torch/Aten.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// combine(combine(x[0], x[1]), x[2]) ... along `axis`.
GraphValue running(Aten &aten, GraphValue x, int64_t axis, onnx::ScalarBody combine) {
  Node &node = aten.node;
  Shape rest = x.shape;
  rest.erase(rest.begin() + axis);
  // The accumulator of an inclusive scan is written and not read.
  Value values = node.empty(x.shape, x.type),
        last = node.fill(node.constant(x.type, 0), rest, x.type);
  auto scan = linalg_ext::ScanOp::create(
      node.builder, node.loc, TypeRange{values.getType(), last.getType()},
      ValueRange{node.tensor(x)}, ValueRange{values, last}, node.builder.getI64IntegerAttr(axis),
      node.builder.getBoolAttr(true));
  Type element = cast<ShapedType>(values.getType()).getElementType();
  OpBuilder::InsertionGuard guard(node.builder);
  Block *block =
      node.builder.createBlock(&scan.getRegion(), {}, {element, element}, {node.loc, node.loc});
  Cell b = node.host();
  linalg_ext::YieldOp::create(b, ValueRange{combine(b, block->getArguments())});
  return {scan.getResult(0), std::nullopt, x.type, x.shape};
}

/// self, dim, dtype. Sums and products of integers and bools are of 64 bits.
template <bool isProduct> GraphValue importTotal(Aten &aten, GraphValue x) {
  x = aten.cast(x, aten.dtype(2, isFloat(x.type) ? x.type : int32_t(kInt64)));
  int64_t axis = aten.axis(1, x.rank());
  if (x.rank() == 0)
    return x;
  if (!isProduct)
    return aten.onnx("CumSum", {x, aten.onnx.integers(axis)});
  return running(aten, x, axis, [&](Cell &b, ValueRange a) { return b.mul(a[0], a[1]); });
}

template <bool largest> Value extreme(Cell &b, int32_t type, ValueRange x) {
  if (isUnsigned(type))
    return largest ? b.make<arith::MaxUIOp>(x[0], x[1]) : b.make<arith::MinUIOp>(x[0], x[1]);
  return largest ? b.max(x[0], x[1]) : b.min(x[0], x[1]);
}

/// self, dim
template <bool largest> Results importRunningExtreme(Aten &aten) {
  GraphValue x = aten.asBytes(aten.operand(0));
  int64_t axis = aten.axis(1, x.rank());
  if (x.rank() == 0)
    return {x, aten.number(kInt64, 0)};
  GraphValue values =
      running(aten, x, axis, [&](Cell &b, ValueRange a) { return extreme<largest>(b, x.type, a); });
  GraphValue isExtreme = aten.equal(x, values);
  if (isFloat(x.type))
    isExtreme = aten.either(isExtreme, aten.isNan(x));
  SmallVector<int64_t> others;
  for (int64_t i = axis + 1; i < x.rank(); ++i)
    others.push_back(i - axis);
  GraphValue positions = aten.unsqueezed(aten.iota(x.shape[axis]), others);
  GraphValue found = aten.select(isExtreme, positions, aten.number(kInt64, 0));
  GraphValue places = running(aten, found, axis, [&](Cell &b, ValueRange a) {
    return extreme</*largest=*/true>(b, kInt64, a);
  });
  return {values, places};
}

/// self, dim: log(exp(x[0]) + ... + exp(x[i])), each step from the larger of two so that nothing
/// overflows.
GraphValue importLogCumSumExp(Aten &aten, GraphValue x) {
  int64_t axis = aten.axis(1, x.rank());
  int32_t type = x.type;
  if (!isFloat(type))
    return aten.fail("of integers is not supported");
  if (x.rank() == 0)
    return x;
  if (type != kDouble)
    x = aten.cast(x, kFloat);
  return running(aten, x, axis, [&](Cell &b, ValueRange a) {
    Value most = b.max(a[0], a[1]), least = b.min(a[0], a[1]);
    Value ratio = b.exp(b.sub(least, most));
    Value sum = b.add(most, b.log1p(ratio));
    // Equal infinities have no difference.
    auto real = cast<FloatType>(most.getType());
    Value infinity = b.number(real, INFINITY);
    Value same = b.both(b.equal(least, most), b.equal(b.abs(most), infinity));
    return b.select(same, most, sum);
  });
}

constexpr AtenEntry kRunningOperators[] = {
    {"aten.cumsum", importTotal<false>},
    {"aten.cumprod", importTotal<true>},
    {"aten.cummax", importRunningExtreme<true>},
    {"aten.cummin", importRunningExtreme<false>},
    {"aten.logcumsumexp", importLogCumSumExp, "of integers is not supported"},
};

} // namespace

ArrayRef<AtenEntry> runningOperators() { return kRunningOperators; }

} // namespace sluice::torch
