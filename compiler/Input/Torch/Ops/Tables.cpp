//===- Tables.cpp - tensors that are known while compiling ----------------===//
// Windows, places of triangles and frequencies are made of numbers of the program alone; they
// become constants.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Torch/Aten.h"
#include <cmath>

using namespace mlir;

namespace sluice::torch {
namespace {

/// Elements along one dimension.
template <typename T> GraphValue table(Aten &aten, ArrayRef<T> values) {
  constexpr bool isReal = std::is_floating_point_v<T>;
  OpBuilder &b = aten.node.builder;
  auto type = RankedTensorType::get({int64_t(values.size())},
                                    isReal ? Type(b.getF64Type()) : Type(b.getI64Type()));
  Value constant =
      arith::ConstantOp::create(b, aten.node.loc, DenseElementsAttr::get(type, values));
  return {constant,
          std::nullopt,
          isReal ? int32_t(kDouble) : int32_t(kInt64),
          {aten.fixed(values.size())}};
}

/// The modified Bessel function of the first kind and order 0, by its series: all terms are
/// positive.
double besselI0(double x) {
  double term = 1, sum = 1;
  for (int k = 1; k < 1000 && term > sum * 1e-17; ++k)
    sum += term *= (x / 2 / k) * (x / 2 / k);
  return sum;
}

/// A window of `length` samples: `at` of positions from -1 to 1. A periodic one leaves out the last
/// of one more.
template <typename At> GraphValue window(Aten &aten, bool periodic, At at) {
  int64_t length = aten.integer(0);
  if (length < 0)
    return aten.fail("the length is negative");
  int64_t last = periodic ? length : length - 1;
  SmallVector<double> values;
  for (int64_t i = 0; i < length; ++i)
    values.push_back(last > 0 ? at(2.0 * double(i) / double(last) - 1) : 1.0);
  return aten.cast(table<double>(aten, values), aten.resultTypeOr(kFloat));
}
/// window_length, (periodic,) ...
template <bool given> bool periodic(Aten &aten) { return given ? aten.boolean(1) : true; }
template <bool given> GraphValue importBartlett(Aten &aten) {
  return window(aten, periodic<given>(aten), [](double x) { return 1 - std::abs(x); });
}
template <bool given> GraphValue importBlackman(Aten &aten) {
  return window(aten, periodic<given>(aten), [](double x) {
    return 0.42 + 0.5 * std::cos(M_PI * x) + 0.08 * std::cos(2 * M_PI * x);
  });
}
template <bool given> GraphValue importHann(Aten &aten) {
  return window(aten, periodic<given>(aten),
                [](double x) { return 0.5 + 0.5 * std::cos(M_PI * x); });
}
/// window_length, (periodic, (alpha, (beta,))) ...
template <unsigned given> GraphValue importHamming(Aten &aten) {
  double alpha = given > 1 ? aten.real(2) : 0.54, beta = given > 2 ? aten.real(3) : 0.46;
  return window(aten, periodic<(given > 0)>(aten),
                [&](double x) { return alpha + beta * std::cos(M_PI * x); });
}
/// window_length, (periodic, (beta,)) ...
template <unsigned given> GraphValue importKaiser(Aten &aten) {
  double beta = given > 1 ? aten.real(2) : 12.0;
  return window(aten, periodic<(given > 0)>(aten), [&](double x) {
    return besselI0(beta * std::sqrt(std::max(0.0, 1 - x * x))) / besselI0(beta);
  });
}

/// rows, columns, offset, dtype: places below or above a diagonal, row by row; the rows, then the
/// columns.
template <bool upper> GraphValue importTriangleIndices(Aten &aten) {
  int64_t rows = aten.integer(0), columns = aten.integer(1), offset = aten.integer(2, 0);
  SmallVector<int64_t> places[2];
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      if (upper ? j - i >= offset : j - i <= offset) {
        places[0].push_back(i);
        places[1].push_back(j);
      }
  int64_t count = places[0].size();
  places[0].append(places[1]);
  GraphValue all =
      aten.reshaped(table<int64_t>(aten, places[0]), {aten.fixed(2), aten.fixed(count)});
  return aten.cast(all, aten.resultTypeOr(kInt64));
}

/// n, distance of samples, ...
template <bool half> GraphValue importFrequencies(Aten &aten) {
  int64_t n = aten.integer(0);
  double step = 1 / (aten.real(1, 1) * double(n));
  SmallVector<double> values;
  for (int64_t i = 0, end = half ? n / 2 + 1 : n; i < end; ++i)
    values.push_back(step * double(half || i < (n + 1) / 2 ? i : i - n));
  return aten.cast(table<double>(aten, values), aten.resultTypeOr(kFloat));
}

constexpr AtenEntry kTableOperators[] = {
    {"aten.bartlett_window", importBartlett<false>},
    {"aten.bartlett_window.periodic", importBartlett<true>},
    {"aten.blackman_window", importBlackman<false>},
    {"aten.blackman_window.periodic", importBlackman<true>},
    {"aten.hann_window", importHann<false>},
    {"aten.hann_window.periodic", importHann<true>},
    {"aten.hamming_window", importHamming<0>},
    {"aten.hamming_window.periodic", importHamming<1>},
    {"aten.hamming_window.periodic_alpha", importHamming<2>},
    {"aten.hamming_window.periodic_alpha_beta", importHamming<3>},
    {"aten.kaiser_window", importKaiser<0>},
    {"aten.kaiser_window.periodic", importKaiser<1>},
    {"aten.kaiser_window.beta", importKaiser<2>},
    {"aten.tril_indices", importTriangleIndices<false>},
    {"aten.triu_indices", importTriangleIndices<true>},
    {"aten.fft_fftfreq", importFrequencies<false>},
    {"aten.fft_rfftfreq", importFrequencies<true>},
};

} // namespace

ArrayRef<AtenEntry> tableOperators() { return kTableOperators; }

} // namespace sluice::torch
