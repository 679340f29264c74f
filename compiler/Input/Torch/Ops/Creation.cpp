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
  if (!isComplex(type))
    return aten.filled(shape, aten.cast(value, type));
  // The host has no complex numbers: the real parts become a tensor first.
  GraphValue parts = aten.filled(shape, aten.cast(value, type == kComplex128 ? kDouble : kFloat));
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

/// (start,) end, (step,) dtype: the numbers from start by step up to but without end.
template <unsigned given> GraphValue importArange(Aten &aten) {
  GraphValue zero = aten.number(kInt64, 0), one = aten.number(kInt64, 1);
  const Argument from = given > 1 ? aten.argument(0) : Argument::number(zero),
                 to = aten.argument(given > 1),
                 by = given > 2 ? aten.argument(2) : Argument::number(one);
  int32_t type = aten.dtype(given, promoted({&from, &to, &by}));
  // Counted in the type of the numbers, as torch does; the elements are start + i * step.
  if (!isFloat(from.value.type) && !isFloat(to.value.type) && !isFloat(by.value.type))
    return aten.cast(aten.onnx("Range", {aten.cast(from.value, kInt64), aten.cast(to.value, kInt64),
                                         aten.cast(by.value, kInt64)}),
                     type);
  auto first = aten.known(from), last = aten.known(to), each = aten.known(by);
  if (!first || !last || !each || *each == 0)
    return aten.fail(each == 0 ? "the step is 0" : "floats must be known at compile time");
  int64_t count = std::max<int64_t>(0, std::ceil((*last - *first) / *each));
  GraphValue at = aten.iota(aten.fixed(count), kDouble);
  return aten.cast(aten.add(aten.mul(at, *each), *first), type);
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
  GraphValue front = aten.add(aten.mul(at, step), from);
  GraphValue left = aten.sub(aten.number(kDouble, double(steps - 1)), at);
  GraphValue back = aten.sub(aten.number(kDouble, to), aten.mul(left, step));
  GraphValue isFront = aten.less(at, steps > 1 ? double(steps / 2) : 1.0);
  return aten.cast(aten.select(isFront, front, back), type);
}

/// rows, (columns,) dtype
template <unsigned given> GraphValue importEye(Aten &aten) {
  GraphValue i = aten.unsqueezed(aten.iota(aten.size(0)), 1),
             j = aten.unsqueezed(aten.iota(aten.size(given - 1)), 0);
  return aten.cast(aten.equal(i, j), defaultType(aten, given));
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
    {"aten.arange", importArange<1>},
    {"aten.arange.start", importArange<2>},
    {"aten.arange.start_step", importArange<3>},
    {"aten.linspace", importLinspace},
    {"aten.eye", importEye<1>},
    {"aten.eye.m", importEye<2>},
};

} // namespace

ArrayRef<AtenEntry> creationOperators() { return kCreationOperators; }

} // namespace sluice::torch
