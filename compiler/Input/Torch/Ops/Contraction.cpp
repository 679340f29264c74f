//===- Contraction.cpp - products of matrices -----------------------------===//
#include "compiler/Input/Torch/Aten.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// beta * c + alpha * product; c may be absent.
GraphValue combined(Aten &aten, GraphValue c, GraphValue product, unsigned beta, unsigned alpha) {
  if (!aten.isNone(alpha))
    product = aten.onnx.scaled(product, aten.real(alpha));
  if (!aten.isNone(beta)) {
    double factor = aten.real(beta);
    if (factor == 0)
      return product; // NaN in c does not count then.
    c = aten.onnx.scaled(c, factor);
  }
  return aten.onnx.add(product, c);
}

LogicalResult importMatmul(Aten &aten) { return aten.set(0, aten.onnx("MatMul", {aten.operand(0), aten.operand(1)})); }
/// self, mat1, mat2, beta, alpha
LogicalResult importAddmm(Aten &aten) {
  GraphValue product = aten.onnx("MatMul", {aten.operand(1), aten.operand(2)});
  return aten.set(0, combined(aten, aten.operand(0, product.type), product, 3, 4));
}
LogicalResult importLinear(Aten &aten) {
  GraphValue product = aten.onnx("MatMul", {aten.operand(0), aten.onnx.matrixTransposed(aten.operand(1))});
  return aten.set(0, aten.onnx.addIf(product, aten.operand(2)));
}
LogicalResult importEinsum(Aten &aten) {
  std::string equation = aten.text(0);
  return aten.set(0, aten.onnx("Einsum", aten.operands(1), {{"equation", equation}}));
}
/// Vectors: each element of one by each of the other.
LogicalResult importOuter(Aten &aten) {
  return aten.set(0, aten.onnx.mul(aten.unsqueezed(aten.operand(0), 1), aten.unsqueezed(aten.operand(1), 0)));
}

constexpr AtenEntry kOperators[] = {
    {"aten.mm", importMatmul},     {"aten.bmm", importMatmul},    {"aten.matmul", importMatmul},
    {"aten.mv", importMatmul},     {"aten.dot", importMatmul},    {"aten.vdot", importMatmul},
    {"aten.addmm", importAddmm},   {"aten.baddbmm", importAddmm}, {"aten.addmv", importAddmm},
    {"aten.linear", importLinear}, {"aten.einsum", importEinsum}, {"aten.outer", importOuter},
};

} // namespace

ArrayRef<AtenEntry> contractionOperators() { return kOperators; }

} // namespace sluice::torch
