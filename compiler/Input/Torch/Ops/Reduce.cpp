//===- Reduce.cpp - sums, extremes, means, variances over dimensions ------===//
// Of what runs along a dimension sums are ONNX's; the others are scans of their own:
//   values, places = cummax(x)
//     ->   values = scan(x, max), places = scan(values == x ? position : 0, max)
// The last of equal extremes counts, as in torch, and the first NaN stays.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Selection.h"
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// self, dims?, keep?, dtype?: `all` if the operator has neither dims nor keep. Sums of integers
/// and bools are of 64 bits.
template <Named op, bool all> GraphValue importTotal(Aten &aten, GraphValue x) {
  bool isMean = StringRef(op.text) == "ReduceMean";
  x = aten.cast(x, aten.dtype(all ? 1 : 3, isMean || isFloat(x.type) ? x.type : int32_t(kInt64)));
  if (isMean && !isFloat(x.type))
    return aten.fail("the mean of integers needs a dtype");
  return aten.reduce(op.text, x, all ? countUp(0, x.rank()) : aten.axes(1, x.rank()),
                     !all && aten.boolean(2, false));
}

/// The extreme along `axes`; bools go by way of bytes.
GraphValue extreme(Aten &aten, const char *op, GraphValue x, ArrayRef<int64_t> axes, bool keep) {
  return aten.cast(aten.reduce(op, aten.asBytes(x), axes, keep), x.type);
}

/// Of bools, any or all of them.
template <Named op, bool ofBools = false>
GraphValue importExtreme(Aten &aten, GraphValue x, Axes axes, Or<bool, false> keep) {
  return extreme(aten, op.text, ofBools ? aten.cast(x, kBool) : x, axes, keep);
}

GraphValue argExtreme(Aten &aten, const char *op, GraphValue x, int64_t axis, bool keep) {
  if (x.rank() == 0)
    return aten.number(kInt64, 0);
  return aten.onnx(op, {aten.asBytes(x)}, {{"axis", axis}, {"keepdims", keep}});
}

/// Values and where they are.
template <Named op, Named arg>
Results importExtremeOfDim(Aten &aten, GraphValue x, Axis<> axis, Or<bool, false> keep) {
  return {extreme(aten, op.text, x, axis, keep), argExtreme(aten, arg.text, x, axis, keep)};
}

/// Without a dimension, the place in the flattened tensor.
template <Named op> GraphValue importArg(Aten &aten, GraphValue x, Unread, Or<bool, false> keep) {
  if (!aten.isNone(1))
    return argExtreme(aten, op.text, x, aten.axis(1, x.rank()), keep);
  GraphValue flat = x.rank() == 1 ? x : aten.flat(x);
  GraphValue place = argExtreme(aten, op.text, flat, 0, false);
  return keep ? aten.reshaped(place, Shape(x.rank(), aten.fixed(1))) : place;
}

//===- Variance and norms -------------------------------------------------===//

/// Variance in two passes, and the mean with reduced dimensions dropped unless `keep`. Divides by
/// the count less `correction`.
std::pair<GraphValue, GraphValue> variance(Aten &aten, GraphValue x, ArrayRef<int64_t> axes,
                                           bool keep, double correction) {
  GraphValue mean = aten.reduce("ReduceMean", x, axes, true);
  GraphValue centred = aten.sub(x, mean);
  GraphValue squares = aten.sum(aten.mul(centred, centred), axes, keep);
  GraphValue count = aten.cast(aten.integer(aten.node.product(pick(x.shape, axes))), x.type);
  GraphValue degrees = aten.max(aten.sub(count, correction), 0);
  GraphValue average = keep ? mean : x.rank() ? aten.squeezed(mean, axes) : mean;
  return {aten.div(squares, degrees), average};
}

enum class Spread { Correction, Unbiased, All };

/// dims at 1; then correction and keep, or unbiased and keep, or unbiased alone at 1.
template <Spread form, bool root> Results importVariance(Aten &aten, GraphValue x) {
  SmallVector<int64_t> axes = form == Spread::All ? countUp(0, x.rank()) : aten.axes(1, x.rank());
  double correction = form == Spread::Correction ? aten.real(2, 1.0)
                      : form == Spread::Unbiased ? double(aten.boolean(2, true))
                                                 : double(aten.boolean(1, true));
  bool keep = form == Spread::All ? false : aten.boolean(3, false);
  auto [spread, mean] = variance(aten, x, axes, keep, correction);
  if (root)
    spread = aten.onnx("Sqrt", spread);
  return {spread, mean};
}

/// The p-norm over `axes`.
GraphValue norm(Aten &aten, GraphValue x, double p, ArrayRef<int64_t> axes, bool keep) {
  if (p == 2)
    return aten.onnx("Sqrt", aten.sum(aten.mul(x, x), axes, keep));
  GraphValue magnitude = aten.onnx("Abs", x);
  if (p == 1)
    return aten.sum(magnitude, axes, keep);
  if (std::isinf(p))
    return aten.reduce(p > 0 ? "ReduceMax" : "ReduceMin", magnitude, axes, keep);
  if (p == 0)
    return aten.sum(aten.cast(aten.cast(x, kBool), x.type), axes, keep);
  GraphValue powers = aten.onnx("Pow", {magnitude, aten.number(x.type, p)});
  return aten.onnx("Pow", {aten.sum(powers, axes, keep), aten.number(x.type, 1 / p)});
}

GraphValue importVectorNorm(Aten &aten, GraphValue x, Or<double, 2.0> p, Axes axes,
                            Or<bool, false> keep) {
  return norm(aten, aten.cast(x, aten.dtype(4, Aten::floating(x.type))), p, axes, keep);
}
/// Of all differences.
GraphValue importDist(Aten &aten, GraphValue a, GraphValue b, Or<double, 2.0> p) {
  GraphValue difference = aten.sub(a, b);
  return norm(aten, difference, p, countUp(0, difference.rank()), false);
}
GraphValue importFrobenius(Aten &aten, GraphValue x, Axes axes, Or<bool, false> keep) {
  return norm(aten, x, 2, axes, keep);
}

GraphValue importLogSumExp(Aten &aten, GraphValue x, Axes axes, Or<bool, false> keep) {
  return aten.reduce("ReduceLogSumExp", aten.cast(x, Aten::floating(x.type)), axes, keep);
}

/// Between the rows of both.
GraphValue importCdist(Aten &aten, GraphValue a, GraphValue b, Or<double, 2.0> p) {
  GraphValue difference = aten.sub(aten.unsqueezed(a, -2), aten.unsqueezed(b, -3));
  return norm(aten, difference, p, difference.rank() - 1, false);
}

/// Between pairs of rows i < j, in that order.
GraphValue importPdist(Aten &aten, GraphValue x, Or<double, 2.0> p) {
  auto count = x.rank() == 2 ? staticSize(x.shape[0]) : std::nullopt;
  if (!count)
    return aten.fail("needs a matrix with a known number of rows");
  GraphValue rows = aten.range(x.shape[0]), columns = aten.unsqueezed(rows, 0);
  GraphValue above = aten.less(aten.unsqueezed(rows, 1), columns);
  GraphValue pairs = aten.onnx("NonZero", above); // [2, pairs]
  auto side = [&](int64_t which) { return aten.gather(x, aten.element(pairs, 0, which)); };
  return norm(aten, aten.sub(side(0), side(1)), p, 1, false);
}

/// How many numbers lie in each of the bins; with equal bounds, between the least and the largest
/// number.
GraphValue importHistc(Aten &aten, GraphValue x, Or<int64_t, 100> bins, Or<double, 0.0> low,
                       Or<double, 0.0> high) {
  if (bins < 1 || low > high)
    return aten.fail("needs bins, and a least number that is not above the largest");
  x = aten.flat(x);
  GraphValue least = aten.number(x.type, low), most = aten.number(x.type, high);
  if (low == high) {
    least = aten.reduce("ReduceMin", x, {}, false);
    most = aten.reduce("ReduceMax", x, {}, false);
    GraphValue same = aten.equal(least, most), below = aten.sub(least, 1);
    most = aten.select(same, aten.add(most, 1), most);
    least = aten.select(same, below, least);
  }
  GraphValue place = aten.div(aten.scaled(aten.sub(x, least), double(bins)), aten.sub(most, least));
  // The largest number is in the last bin.
  GraphValue bin = aten.min(aten.onnx("Floor", place), bins - 1);
  GraphValue isIn = aten.both(aten.atLeast(x, least), aten.atMost(x, most));
  GraphValue numbers = aten.unsqueezed(aten.cast(aten.range(aten.fixed(bins)), x.type), {1});
  GraphValue hits =
      aten.both(aten.equal(aten.unsqueezed(bin, {0}), numbers), aten.unsqueezed(isIn, {0}));
  return aten.sum(aten.cast(hits, x.type), {1});
}

//===- Running sums, products, extremes and log-sums ----------------------===//

/// combine(combine(x[0], x[1]), x[2]) ... along `axis`.
GraphValue running(Aten &aten, GraphValue x, int64_t axis, onnx::ScalarBody combine) {
  // The accumulator of an inclusive scan is written and not read.
  return onnx::running(aten.node, x, axis, 0, /*isInclusive=*/true, combine);
}

/// Sums and products of integers and bools are of 64 bits.
template <Named op> GraphValue importRunningTotal(Aten &aten, GraphValue x, Axis<> axis) {
  x = aten.cast(x, aten.dtype(2, isFloat(x.type) ? x.type : int32_t(kInt64)));
  return x.rank() ? aten.onnx(op.text, {x, aten.onnx.integers(int64_t(axis))}) : x;
}

template <bool largest> Value larger(Cell &b, int32_t type, ValueRange x) {
  return largest ? b.larger(type, x[0], x[1]) : b.smaller(type, x[0], x[1]);
}

template <bool largest> Results importRunningExtreme(Aten &aten, GraphValue x, Axis<> axis) {
  x = aten.asBytes(x);
  if (x.rank() == 0)
    return {x, aten.number(kInt64, 0)};
  GraphValue values =
      running(aten, x, axis, [&](Cell &b, ValueRange a) { return larger<largest>(b, x.type, a); });
  GraphValue isExtreme = aten.equal(x, values);
  if (isFloat(x.type))
    isExtreme = aten.either(isExtreme, aten.isNan(x));
  GraphValue positions = aten.along(aten.range(x.shape[axis]), axis, x.rank());
  GraphValue found = aten.select(isExtreme, positions, 0);
  GraphValue places = running(aten, found, axis, [&](Cell &b, ValueRange a) {
    return larger</*largest=*/true>(b, kInt64, a);
  });
  return {values, places};
}

/// log(exp(x[0]) + ... + exp(x[i])), each step from the larger of two so that nothing overflows.
GraphValue importLogCumSumExp(Aten &aten, GraphValue x, Axis<> axis) {
  if (!isFloat(x.type))
    return aten.fail("of integers is not supported");
  if (x.rank() == 0)
    return x;
  x = aten.cast(x, wideOf(x.type));
  return running(aten, x, axis, [&](Cell &b, ValueRange a) {
    Value most = b.max(a[0], a[1]), least = b.min(a[0], a[1]);
    Value ratio = b.exp(b.sub(least, most));
    Value sum = b.add(most, b.log1p(ratio));
    // Equal infinities have no difference.
    Value same = b.both(b.equal(least, most), b.equal(b.abs(most), INFINITY));
    return b.select(same, most, sum);
  });
}

} // namespace

const AtenTable reductionOperators = {
    {"aten.histc", importHistc},
    {"aten.sum", importTotal<"ReduceSum", true>},
    {"aten.sum.dim_IntList", importTotal<"ReduceSum", false>},
    {"aten.prod", importTotal<"ReduceProd", true>},
    {"aten.prod.dim_int", importTotal<"ReduceProd", false>},
    {"aten.mean", importTotal<"ReduceMean", true>},
    {"aten.mean.dim", importTotal<"ReduceMean", false>},
    {"aten.amax aten.max", importExtreme<"ReduceMax">},
    {"aten.amin aten.min", importExtreme<"ReduceMin">},
    {"aten.max.dim", importExtremeOfDim<"ReduceMax", "ArgMax">},
    {"aten.min.dim", importExtremeOfDim<"ReduceMin", "ArgMin">},
    {"aten.argmax", importArg<"ArgMax">},
    {"aten.argmin", importArg<"ArgMin">},
    {"aten.any{,.dim,.dims} aten._is_any_true", importExtreme<"ReduceMax", true>},
    {"aten.all{,.dim,.dims} aten._is_all_true", importExtreme<"ReduceMin", true>},
    {"aten.var{,_mean}", importVariance<Spread::All, false>},
    {"aten.var{,_mean}.dim", importVariance<Spread::Unbiased, false>},
    {"aten.var{,_mean}.correction", importVariance<Spread::Correction, false>},
    {"aten.std", importVariance<Spread::All, true>},
    {"aten.std.dim", importVariance<Spread::Unbiased, true>},
    {"aten.std{,_mean}.correction", importVariance<Spread::Correction, true>},
    {"aten.linalg_vector_norm aten.norm.{ScalarOpt_dim,Scalar}", importVectorNorm},
    {"aten.dist", importDist},
    {"aten.frobenius_norm.dim", importFrobenius},
    {"aten.logsumexp", importLogSumExp},
    {"aten.count_nonzero{,.dim_IntList}",
     [](Aten &aten, As<kBool> x, Axes axes) { return aten.sum(aten.cast(x, kInt64), axes); }},
    {"aten._cdist_forward", importCdist},
    {"aten._pdist_forward", importPdist},
    {"aten.cumsum", importRunningTotal<"CumSum">},
    {"aten.cumprod", importRunningTotal<"CumProd">},
    {"aten.cummax", importRunningExtreme<true>},
    {"aten.cummin", importRunningExtreme<false>},
    {"aten.logcumsumexp", importLogCumSumExp, "of integers is not supported"},
};

} // namespace sluice::torch
