//===- Creation.cpp - tensors out of nothing ------------------------------===//
#include "compiler/Input/Torch/Aten.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// The element type of a number without a dtype.
int32_t natural(Aten &aten, unsigned index) {
  int32_t type = aten.operand(index).type;
  return isFloat(type) ? int32_t(kFloat) : type;
}

GraphValue fill(Aten &aten, Shape shape, int32_t type, GraphValue value) {
  for (OpFoldResult size : shape)
    if (staticSize(size).value_or(0) < 0)
      return aten.fail("a size is negative");
  if (!isComplex(type) || !aten.ok())
    return aten.filled(shape, aten.cast(value, type));
  // The host has no complex numbers: the real parts become a tensor first.
  GraphValue parts = aten.filled(shape, aten.cast(value, type == kComplex128 ? kDouble : kFloat));
  if (!aten.ok())
    return {};
  return aten.cast(GraphValue{aten.node.tensor(parts), std::nullopt, parts.type, shape}, type);
}

int32_t defaultType(Aten &aten, unsigned index) {
  return aten.dtype(index, aten.resultTypeOr(kFloat));
}

/// size, dtype, ..., or size, stride, dtype, ...
template <int value, unsigned dtype = 1> GraphValue importFill(Aten &aten) {
  int32_t type = defaultType(aten, dtype);
  return fill(aten, aten.sizes(0), type, aten.number(type, value));
}
/// size, fill_value, dtype, ...
GraphValue importFull(Aten &aten) {
  return fill(aten, aten.sizes(0), aten.dtype(2, natural(aten, 1)), aten.operand(1));
}
/// self, dtype, ...
template <int value> GraphValue importFillLike(Aten &aten, GraphValue x) {
  int32_t type = aten.dtype(1, x.type);
  return fill(aten, x.shape, type, aten.number(type, value));
}
GraphValue importFullLike(Aten &aten, GraphValue x) {
  return fill(aten, x.shape, aten.dtype(2, x.type), aten.operand(1));
}
/// self, size, dtype, ..., or self, size, stride, dtype, ...
template <int value, unsigned dtype = 2> GraphValue importNewFill(Aten &aten) {
  int32_t type = aten.dtype(dtype, aten.operand(0).type);
  return fill(aten, aten.sizes(1), type, aten.number(type, value));
}
GraphValue importNewFull(Aten &aten) {
  return fill(aten, aten.sizes(1), aten.dtype(3, aten.operand(0).type), aten.operand(2));
}
/// self, value
GraphValue importFillWith(Aten &aten, GraphValue x) {
  return aten.expanded(aten.operand(1, x.type), x.shape);
}
GraphValue importZero(Aten &aten, GraphValue x) {
  return fill(aten, x.shape, x.type, aten.number(x.type, 0));
}

GraphValue importScalarTensor(Aten &aten) {
  return aten.operand(0, aten.dtype(1, aten.resultTypeOr(natural(aten, 0))));
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

/// The numbers from `start` by `step` up to but without `end`.
LogicalResult range(Aten &aten, GraphValue start, GraphValue end, GraphValue step, unsigned dtype) {
  if (!aten.ok())
    return failure();
  const std::array<Argument, 3> numbers{Argument::number(start), Argument::number(end),
                                        Argument::number(step)};
  int32_t type = aten.dtype(dtype, promoted({&numbers[0], &numbers[1], &numbers[2]}));
  bool reals = isFloat(start.type) || isFloat(end.type) || isFloat(step.type);
  // Counted in the type of the numbers, as torch does; the elements are start + i * step.
  int32_t exact = reals ? int32_t(kDouble) : int32_t(kInt64);
  if (!reals)
    return aten.set(0, aten.cast(aten.onnx("Range", {aten.cast(start, exact), aten.cast(end, exact),
                                                     aten.cast(step, exact)}),
                                 type));
  Aten bounds(aten.node, aten.op, numbers);
  double from = bounds.real(0), to = bounds.real(1), by = bounds.real(2);
  if (!bounds.ok() || by == 0) {
    aten.broken = true;
    return bounds.ok() ? aten.node.error() << aten.name() << ": the step is 0"
                       : LogicalResult(failure());
  }
  int64_t count = std::max<int64_t>(0, std::ceil((to - from) / by));
  GraphValue at = aten.iota(aten.fixed(count), exact);
  return aten.set(
      0, aten.cast(aten.add(aten.mul(at, aten.number(exact, by)), aten.number(exact, from)), type));
}
LogicalResult importArange(Aten &aten) {
  return range(aten, aten.number(kInt64, 0), aten.operand(0), aten.number(kInt64, 1), 1);
}
LogicalResult importArangeStart(Aten &aten) {
  return range(aten, aten.operand(0), aten.operand(1), aten.number(kInt64, 1), 2);
}
LogicalResult importArangeStep(Aten &aten) {
  return range(aten, aten.operand(0), aten.operand(1), aten.operand(2), 3);
}

/// start, end, steps, dtype
GraphValue importLinspace(Aten &aten) {
  double from = aten.real(0), to = aten.real(1);
  int64_t steps = aten.integer(2);
  int32_t type = defaultType(aten, 3);
  if (steps < 0)
    return aten.fail("the number of steps is negative");
  GraphValue at = aten.iota(aten.fixed(steps), kDouble);
  // Symmetric: the second half counts from the end, so that the last element is exact.
  double step = steps > 1 ? (to - from) / double(steps - 1) : 0;
  GraphValue front = aten.add(aten.mul(at, aten.number(kDouble, step)), aten.number(kDouble, from));
  GraphValue left = aten.sub(aten.number(kDouble, double(steps - 1)), at);
  GraphValue back = aten.sub(aten.number(kDouble, to), aten.mul(left, aten.number(kDouble, step)));
  GraphValue isFront = aten.less(at, aten.number(kDouble, steps > 1 ? double(steps / 2) : 1.0));
  return aten.cast(aten.select(isFront, front, back), type);
}

GraphValue eye(Aten &aten, OpFoldResult rows, OpFoldResult columns, int32_t type) {
  GraphValue i = aten.unsqueezed(aten.iota(rows), 1), j = aten.unsqueezed(aten.iota(columns), 0);
  return aten.cast(aten.equal(i, j), type);
}
GraphValue importEye(Aten &aten) {
  return eye(aten, aten.size(0), aten.size(0), defaultType(aten, 1));
}
GraphValue importEyeM(Aten &aten) {
  return eye(aten, aten.size(0), aten.size(1), defaultType(aten, 2));
}

constexpr AtenEntry kCreationOperators[] = {
    {"aten.zeros aten.empty.memory_format", importFill<0>},
    {"aten.ones", importFill<1>},
    {"aten.full", importFull},
    {"aten.zeros_like aten.empty_like", importFillLike<0>},
    {"aten.ones_like", importFillLike<1>},
    {"aten.full_like", importFullLike},
    {"aten.new_zeros aten.new_empty", importNewFill<0>},
    {"aten.new_ones", importNewFill<1>},
    {"aten.new_full", importNewFull},
    {"aten.empty_strided aten.empty_permuted", importFill<0, 2>},
    {"aten.new_empty_strided", importNewFill<0, 3>},
    {"aten.fill.{Scalar,Tensor}", importFillWith},
    {"aten.zero", importZero},
    {"aten.scalar_tensor aten.tensor.{int,float,bool}", importScalarTensor},
    {"aten.arange", importArange},
    {"aten.arange.start", importArangeStart},
    {"aten.arange.start_step", importArangeStep},
    {"aten.linspace", importLinspace},
    {"aten.eye", importEye},
    {"aten.eye.m", importEyeM},
};

} // namespace

ArrayRef<AtenEntry> creationOperators() { return kCreationOperators; }

} // namespace sluice::torch
