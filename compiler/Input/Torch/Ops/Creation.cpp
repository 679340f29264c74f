//===- Creation.cpp - tensors out of nothing ------------------------------===//
#include "compiler/Input/Onnx/Ops/Ml.h"
#include "compiler/Input/Torch/Aten.h"
#include <cmath>

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
  if (isComplex(value.type))
    return aten.cast(aten.expanded(value, shape), type);
  // The host has no complex numbers: the real parts become a tensor first.
  GraphValue parts = aten.filled(shape, aten.cast(value, type == kComplex128 ? kDouble : kFloat));
  return aten.cast(GraphValue{aten.node.tensor(parts), parts.type, shape}, type);
}

int32_t defaultType(Aten &aten, unsigned index) {
  return aten.dtype(index, aten.resultTypeOr(kFloat));
}

/// Where the sizes of what is filled are: in operand 0, in operand 1 behind a tensor, or they are
/// those of operand 0.
enum class Sizes { First, New, Like };
/// The value is the operand behind the sizes.
constexpr int kGiven = INT_MIN;
/// Without operand `dtype` elements are like those of the tensor, or what the program states.
template <Sizes at, int value, unsigned dtype> GraphValue importFill(Aten &aten) {
  constexpr unsigned behind = at == Sizes::New ? 2 : 1;
  int32_t usual = at != Sizes::First ? aten.operand(0).type
                  : value == kGiven  ? natural(aten, 1)
                                     : aten.resultTypeOr(kFloat);
  int32_t type = aten.dtype(dtype, usual);
  return fill(aten, at == Sizes::Like ? aten.operand(0).shape : aten.sizes(behind - 1), type,
              value == kGiven ? aten.operand(behind) : aten.number(type, value));
}

GraphValue importScalarTensor(Aten &aten) {
  return aten.operand(0, aten.dtype(1, aten.resultTypeOr(natural(aten, 0))));
}

//===- Sequences ----------------------------------------------------------===//

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
  if (!first || !last || !each)
    return aten.fail("floats must be known at compile time");
  // Integers begin and go on by whole numbers, but only those of 64 bits are counted so.
  auto of = [](double number, bool isWhole) { return isWhole ? std::trunc(number) : number; };
  bool isWhole = !isFloat(type), counts = type == kInt64;
  if (of(*each, counts) == 0)
    return aten.fail("the step is 0");
  double steps = (of(*last, counts) - of(*first, counts)) / of(*each, counts);
  int64_t count = std::max<int64_t>(0, std::ceil(steps));
  GraphValue at = aten.range(aten.fixed(count), kDouble);
  return aten.cast(aten.add(aten.mul(at, of(*each, isWhole)), of(*first, isWhole)), type);
}

GraphValue importLinspace(Aten &aten, double from, double to, int64_t steps) {
  int32_t type = defaultType(aten, 3);
  if (steps < 0)
    return aten.fail("the number of steps is negative");
  GraphValue at = aten.range(aten.fixed(steps), kDouble);
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
  GraphValue i = aten.unsqueezed(aten.range(aten.size(0)), 1),
             j = aten.unsqueezed(aten.range(aten.size(given - 1)), 0);
  return aten.cast(aten.equal(i, j), defaultType(aten, given));
}

//===- Windows, triangles and frequencies: they become constants ----------===//

/// The modified Bessel function of the first kind and order 0, by its series: all terms are
/// positive.
double besselI0(double x) {
  double term = 1, sum = 1;
  for (int k = 1; k < 1000 && term > sum * 1e-17; ++k)
    sum += term *= (x / 2 / k) * (x / 2 / k);
  return sum;
}

/// Samples at positions x from -1 to 1, and the numbers that they are made with if none are given.
struct Window {
  double (*at)(double x, double alpha, double beta);
  double alpha = 0, beta = 0;
};
double raisedCosine(double x, double alpha, double beta) {
  return alpha + beta * std::cos(M_PI * x);
}
double kaiser(double x, double beta, double) {
  return besselI0(beta * std::sqrt(std::max(0.0, 1 - x * x))) / besselI0(beta);
}
constexpr Window kHann{raisedCosine, 0.5, 0.5}, kHamming{raisedCosine, 0.54, 0.46};
constexpr Window kBartlett{[](double x, double, double) { return 1 - std::abs(x); }};
constexpr Window kBlackman{[](double x, double, double) {
  return raisedCosine(x, 0.42, 0.5) + 0.08 * std::cos(2 * M_PI * x);
}};
constexpr Window kKaiser{kaiser, 12};
/// window_length, (periodic, (alpha, (beta,))) ..., as far as the name says: a periodic one leaves
/// out the last of one more.
template <Window window> GraphValue importWindow(Aten &aten, int64_t length) {
  auto has = [&](StringRef part) { return aten.name().contains(part); };
  bool hasAlpha = has("_alpha") || has(".beta"), hasBeta = has("_beta");
  int64_t last = (has(".periodic") || hasAlpha) && !aten.boolean(1) ? length - 1 : length;
  double alpha = hasAlpha ? aten.real(2) : window.alpha,
         beta = hasBeta ? aten.real(3) : window.beta;
  if (length < 0)
    return aten.fail("the length is negative");
  SmallVector<double> values;
  for (int64_t i = 0; i < length; ++i)
    values.push_back(last > 0 ? window.at(2.0 * double(i) / double(last) - 1, alpha, beta) : 1.0);
  return aten.cast(table(aten.node, values), aten.resultTypeOr(kFloat));
}

/// Places below or above a diagonal, row by row; the rows, then the columns.
template <bool upper>
GraphValue importTriangleIndices(Aten &aten, int64_t rows, int64_t columns, Or<int64_t, 0> offset) {
  SmallVector<int64_t> places[2];
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      if (upper ? j - i >= offset : j - i <= offset) {
        places[0].push_back(i);
        places[1].push_back(j);
      }
  int64_t count = places[0].size();
  places[0].append(places[1]);
  GraphValue all = aten.reshaped(table(aten.node, places[0]), {aten.fixed(2), aten.fixed(count)});
  return aten.cast(all, aten.resultTypeOr(kInt64));
}

template <bool half> GraphValue importFrequencies(Aten &aten, int64_t n, Or<double, 1.0> distance) {
  double step = 1 / (distance * double(n));
  SmallVector<double> values;
  for (int64_t i = 0, end = half ? n / 2 + 1 : n; i < end; ++i)
    values.push_back(step * double(half || i < (n + 1) / 2 ? i : i - n));
  return aten.cast(table(aten.node, values), aten.resultTypeOr(kFloat));
}

} // namespace

const AtenTable creationOperators = {
    {"aten.zeros aten.empty.memory_format", importFill<Sizes::First, 0, 1>},
    {"aten.ones", importFill<Sizes::First, 1, 1>},
    {"aten.full", importFill<Sizes::First, kGiven, 2>},
    {"aten.zeros_like aten.empty_like", importFill<Sizes::Like, 0, 1>},
    {"aten.ones_like", importFill<Sizes::Like, 1, 1>},
    {"aten.full_like", importFill<Sizes::Like, kGiven, 2>},
    {"aten.new_zeros aten.new_empty", importFill<Sizes::New, 0, 2>},
    {"aten.new_ones", importFill<Sizes::New, 1, 2>},
    {"aten.new_full", importFill<Sizes::New, kGiven, 3>},
    {"aten.empty_strided aten.empty_permuted", importFill<Sizes::First, 0, 2>},
    {"aten.new_empty_strided", importFill<Sizes::New, 0, 3>},
    {"aten.fill.{Scalar,Tensor}",
     [](Aten &aten, GraphValue x, LikeSelf value) { return aten.expanded(value, x.shape); }},
    {"aten.zero", importFill<Sizes::Like, 0, 1>},
    {"aten.scalar_tensor prims.scalar_tensor aten.tensor.{int,float,bool}", importScalarTensor},
    {"aten.arange", importArange<1>},
    {"aten.arange.start", importArange<2>},
    {"aten.arange.start_step", importArange<3>},
    {"aten.linspace", importLinspace},
    {"aten.eye", importEye<1>},
    {"aten.eye.m", importEye<2>},
    {"aten.bartlett_window{,.periodic}", importWindow<kBartlett>},
    {"aten.blackman_window{,.periodic}", importWindow<kBlackman>},
    {"aten.hann_window{,.periodic}", importWindow<kHann>},
    {"aten.hamming_window{,.periodic,.periodic_alpha,.periodic_alpha_beta}",
     importWindow<kHamming>},
    {"aten.kaiser_window{,.periodic,.beta}", importWindow<kKaiser>},
    {"aten.tril_indices", importTriangleIndices<false>},
    {"aten.triu_indices", importTriangleIndices<true>},
    {"aten.fft_fftfreq", importFrequencies<false>},
    {"aten.fft_rfftfreq", importFrequencies<true>},
};

} // namespace sluice::torch
