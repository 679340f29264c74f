//===- Contraction.cpp - products of matrices -----------------------------===//
#include "compiler/Input/Onnx/Ops/Products.h"
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// A product that is not yet rounded to narrow floats, since a bias follows.
GraphValue wideProduct(Aten &aten, GraphValue left, GraphValue right) {
  return aten.ok() ? aten.taken(onnx::multiplyMatrices(aten.node, left, right, /*wide=*/true))
                   : left;
}

/// beta * c + alpha * product; c may be absent.
GraphValue combined(Aten &aten, GraphValue c, GraphValue product, unsigned beta, unsigned alpha) {
  if (!aten.isNone(alpha))
    product = aten.scaled(product, aten.real(alpha));
  if (!aten.isNone(beta)) {
    double factor = aten.real(beta);
    if (factor == 0)
      return product; // NaN in c does not count then.
    c = aten.scaled(c, factor);
  }
  return aten.add(product, c);
}

GraphValue importMatmul(Aten &aten) { return aten.matmul(aten.operand(0), aten.operand(1)); }
/// self, mat1, mat2, beta, alpha
GraphValue importAddmm(Aten &aten) {
  GraphValue product = wideProduct(aten, aten.operand(1), aten.operand(2));
  return combined(aten, aten.operand(0, product.type), product, 3, 4);
}
/// self, batch1, batch2, beta, alpha: the products of all batches, summed up
GraphValue importAddbmm(Aten &aten) {
  GraphValue product =
      aten.reduce("ReduceSum", wideProduct(aten, aten.operand(1), aten.operand(2)), {0}, false);
  return combined(aten, aten.operand(0, product.type), product, 3, 4);
}
/// self, mat2, scale_a, scale_b, bias, scale_result, out_dtype: of floats of 8 bits; a scale is one
/// number or one for each row of the first, each column of the second.
GraphValue importScaledMm(Aten &aten) {
  GraphValue product = aten.matmul(aten.operand(0, kFloat), aten.operand(1, kFloat));
  for (unsigned i : {2, 3}) {
    GraphValue scale = aten.operand(i, kFloat);
    bool isOne = llvm::all_of(scale.shape, [](OpFoldResult size) { return staticSize(size) == 1; });
    if (!isOne && (scale.rank() != 2 || staticSize(scale.shape[i == 2 ? 1 : 0]) != 1))
      return aten.fail("scales of blocks are not supported");
    product = aten.mul(product, isOne ? aten.reshaped(scale, {}) : scale);
  }
  product = aten.addIf(product, aten.operand(4, kFloat));
  if (!aten.isNone(5))
    product = aten.mul(product, aten.operand(5, kFloat));
  return product;
}
GraphValue importLinear(Aten &aten) {
  GraphValue product = wideProduct(aten, aten.operand(0), aten.matrixTransposed(aten.operand(1)));
  return aten.addIf(product, aten.operand(2, product.type));
}
GraphValue importEinsum(Aten &aten) {
  std::string equation = aten.text(0);
  return aten.onnx("Einsum", aten.operands(1), {{"equation", equation}});
}
/// self, mat2, (out_dtype): products in the type of the result.
GraphValue importWideMatmul(Aten &aten) {
  int32_t type = aten.resultTypeOr(kInt32);
  return aten.matmul(aten.operand(0, type), aten.operand(1, type));
}
/// self, weight of 8 bits [n, k], scales [n]
GraphValue importInt8PackMm(Aten &aten, GraphValue x) {
  GraphValue weight = aten.matrixTransposed(aten.operand(1, x.type));
  return aten.mul(aten.matmul(x, weight), aten.operand(2, x.type));
}
/// i1, i2, i3, dimensions that each lacks, dimensions to sum over
GraphValue importTrilinear(Aten &aten) {
  GraphValue product;
  for (unsigned i = 0; i < 3; ++i) {
    GraphValue x = aten.operand(i);
    auto lacks = aten.integers(3 + i);
    x = aten.unsqueezed(x, lacks);
    product = i ? aten.mul(product, x) : x;
  }
  auto axes = aten.integers(6);
  return axes.empty() ? product : aten.reduce("ReduceSum", product, axes, false);
}
/// Vectors: each element of one by each of the other.
GraphValue importOuter(Aten &aten) {
  return aten.mul(aten.unsqueezed(aten.operand(0), 1), aten.unsqueezed(aten.operand(1), 0));
}

/// self, mat2, offs, bias, out_dtype: rows of self between an offset and the next by the matrix of
/// that number. One matrix after the other: how many rows each has is known at run time only. Rows
/// after the last offset are zero. Parts keep the dimensions of what they are parts of, so that
/// kernels of products read them where they lie.
GraphValue importGroupedMm(Aten &aten, GraphValue x) {
  GraphValue w = aten.operand(1);
  if (x.rank() != 2 || w.rank() != 3 || aten.isNone(2) || !aten.isNone(3))
    return aten.fail("only rows of a matrix by several matrices, with offsets and without a bias");
  Node &node = aten.node;
  Shape shape{x.shape[0], w.shape[2]};
  GraphValue offsets = aten.operand(2, kInt64);
  x = aten.unsqueezed(x, 0);
  GraphValue zeros = aten.filled({x.shape[0], shape[0], shape[1]}, x.type, 0);
  Value rows = node.tensor(x), matrices = node.tensor(w), zero = node.index(0), one = node.index(1);
  Value ends = node.tensor(offsets), result = node.tensor(zeros), count = node.value(shape[0]);
  Value matrixCount = node.value(w.shape[0]);
  auto step = [&](OpBuilder &inner, Location loc, Value at, ValueRange carried) {
    Cell b(loc, inner);
    Value start = carried[1];
    Value end = b.max(start, b.min(b.toIndex(b.at(ends, at)), count));
    Value size = b.sub(end, start);
    OpFoldResult first = b.getIndexAttr(0), single = b.getIndexAttr(1);
    SmallVector<OpFoldResult> ones(3, single), ofGroup{first, start, first};
    Value group =
        tensor::ExtractSliceOp::create(b, rows, ofGroup, {single, size, x.shape[2]}, ones);
    Value matrix = tensor::ExtractSliceOp::create(b, matrices, {at, first, first},
                                                  {single, w.shape[1], w.shape[2]}, ones);
    Type element = getElementTypeOrSelf(result.getType());
    SmallVector<OpFoldResult> sizes{single, size, shape[1]};
    Value empty = tensor::EmptyOp::create(b, sizes, element);
    Value start0 = linalg::FillOp::create(b, b.number(element, 0), empty).getResult(0);
    Value product =
        linalg::BatchMatmulOp::create(b, ValueRange{group, matrix}, start0).getResult(0);
    Value next = tensor::InsertSliceOp::create(b, product, carried[0], ofGroup, sizes, ones);
    scf::YieldOp::create(b, ValueRange{next, end});
  };
  auto loop = scf::ForOp::create(node.builder, node.loc, zero, matrixCount, one,
                                 ValueRange{result, zero}, step);
  return aten.squeezed({loop.getResult(0), x.type, zeros.shape}, 0);
}

} // namespace

const AtenTable contractionOperators = {
    {"aten.mm aten.bmm aten.matmul aten.mv aten.dot aten.vdot", importMatmul},
    {"aten.mm.dtype aten.bmm.dtype aten._int_mm", importWideMatmul},
    {"aten._weight_int8pack_mm", importInt8PackMm},
    {"aten._trilinear", importTrilinear},
    {"aten.addmm aten.baddbmm aten.addmv", importAddmm},
    {"aten.addbmm", importAddbmm},
    {"aten._scaled_mm", importScaledMm, "no scales of blocks"},
    {"aten.linear", importLinear},
    {"aten.einsum", importEinsum},
    {"aten.outer", importOuter},
    {"aten._grouped_mm", importGroupedMm, "rows by several matrices, no bias"},
    {"transformers.grouped_mm_fallback", importGroupedMm},
};

} // namespace sluice::torch
