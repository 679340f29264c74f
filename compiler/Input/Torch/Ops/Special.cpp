//===- Special.cpp - special functions, and the bits of elements ----------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// A polynomial, highest power first, by Horner's rule.
GraphValue polynomial(Aten &aten, const GraphValue &x, ArrayRef<double> factors) {
  GraphValue sum = aten.number(x.type, factors.front());
  for (double factor : factors.drop_front())
    sum = aten.add(aten.mul(sum, x), factor);
  return sum;
}

/// Stirling's series holds from 8 on; what is below is moved there, and what is below 1/2 is
/// reflected first.
constexpr double kStirlingFrom = 8;

/// lgamma(x) = lgamma(x + n) - log(x (x + 1) ... (x + n - 1)), lgamma(1 - x) = log(pi / |sin(pi
/// x)|) - lgamma(x)
GraphValue importLgamma(Aten &aten, Wide x) {
  int32_t type = x.type;
  auto c = [&](double value) { return aten.number(type, value); };
  GraphValue isSmall = aten.less(x, 0.5);
  GraphValue y = aten.select(isSmall, aten.sub(c(1), x), x), product = c(1), moved = y;
  for (int i = 0; i < int(kStirlingFrom); ++i) {
    GraphValue isBelow = aten.less(moved, kStirlingFrom);
    product = aten.mul(product, aten.select(isBelow, moved, 1));
    moved = aten.add(moved, aten.cast(isBelow, type));
  }
  GraphValue inverse = aten.div(c(1), moved), square = aten.mul(inverse, inverse);
  GraphValue tail = aten.mul(polynomial(aten, square,
                                        {1.0 / 156, -691.0 / 360360, 1.0 / 1188, -1.0 / 1680,
                                         1.0 / 1260, -1.0 / 360, 1.0 / 12}),
                             inverse);
  GraphValue main = aten.mul(aten.sub(moved, 0.5), aten.onnx("Log", moved));
  GraphValue value = aten.add(aten.add(aten.sub(main, moved), 0.91893853320467274178), tail);
  value = aten.sub(value, aten.onnx("Log", product));
  value = aten.select(aten.onnx("IsInf", y), y, value);
  // sin(pi x) of the part behind the point: large x has no digits left for it otherwise.
  GraphValue part = aten.sub(x, aten.onnx("Floor", x));
  GraphValue sine = aten.onnx("Sin", aten.scaled(part, M_PI));
  GraphValue reflected =
      aten.sub(aten.onnx("Log", aten.div(c(M_PI), aten.onnx("Abs", sine))), value);
  GraphValue isPole = aten.both(isSmall, aten.equal(part, 0));
  value = aten.select(isSmall, reflected, value);
  return aten.select(aten.either(isPole, aten.onnx("IsInf", x)), INFINITY, value);
}

/// digamma(x) = digamma(x + 1) - 1 / x, digamma(1 - x) = digamma(x) + pi / tan(pi x)
GraphValue importDigamma(Aten &aten, Wide x) {
  int32_t type = x.type;
  auto c = [&](double value) { return aten.number(type, value); };
  GraphValue isSmall = aten.atMost(x, 0);
  GraphValue moved = aten.select(isSmall, aten.sub(c(1), x), x), sum = c(0);
  for (int i = 0; i < int(kStirlingFrom); ++i) {
    GraphValue isBelow = aten.less(moved, kStirlingFrom);
    sum = aten.add(sum, aten.select(isBelow, aten.div(c(1), moved), 0));
    moved = aten.add(moved, aten.cast(isBelow, type));
  }
  GraphValue inverse = aten.div(c(1), moved), square = aten.mul(inverse, inverse);
  GraphValue tail = aten.mul(polynomial(aten, square,
                                        {-1.0 / 12, 691.0 / 32760, -1.0 / 132, 1.0 / 240,
                                         -1.0 / 252, 1.0 / 120, -1.0 / 12}),
                             square);
  GraphValue value = aten.sub(aten.onnx("Log", moved), aten.scaled(inverse, 0.5));
  value = aten.sub(aten.add(value, tail), sum);
  GraphValue part = aten.sub(x, aten.onnx("Floor", x));
  GraphValue reflected =
      aten.sub(value, aten.div(c(M_PI), aten.onnx("Tan", aten.scaled(part, M_PI))));
  GraphValue isPole = aten.both(isSmall, aten.equal(part, 0));
  GraphValue atPole = aten.select(aten.equal(x, 0), aten.div(c(-1), x), NAN);
  value = aten.select(isSmall, reflected, value);
  return aten.select(isPole, atPole, value);
}

/// M. Giles, Approximating the erfinv function (2012), the polynomials of single precision; f64 by
/// two steps of Newton from there.
GraphValue importErfinv(Aten &aten, Wide x) {
  int32_t type = x.type;
  auto c = [&](double value) { return aten.number(type, value); };
  GraphValue w = aten.onnx("Neg", aten.onnx("Log", aten.mul(aten.sub(c(1), x), aten.add(c(1), x))));
  GraphValue isCentral = aten.less(w, 5);
  GraphValue central =
      polynomial(aten, aten.sub(w, 2.5),
                 {2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087,
                  -0.00125372503, -0.00417768164, 0.246640727, 1.50140941});
  GraphValue outer =
      polynomial(aten, aten.sub(aten.onnx("Sqrt", w), 3),
                 {-0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844, 0.00573950773,
                  -0.0076224613, 0.00943887047, 1.00167406, 2.83297682});
  GraphValue y = aten.mul(aten.select(isCentral, central, outer), x);
  for (int i = 0; i < (type == kDouble ? 2 : 0); ++i) {
    GraphValue slope = aten.scaled(aten.onnx("Exp", aten.onnx("Neg", aten.mul(y, y))), M_2_SQRTPI);
    y = aten.sub(y, aten.div(aten.sub(aten.onnx("Erf", y), x), slope));
  }
  GraphValue isEdge = aten.equal(aten.onnx("Abs", x), 1);
  return aten.select(isEdge, aten.mul(x, INFINITY), y);
}

/// The root of the sum of squares, of numbers divided by the larger one.
GraphValue importHypot(Aten &aten) {
  int32_t type = aten.promotion({0, 1});
  GraphValue x = aten.onnx("Abs", aten.operand(0, type)),
             y = aten.onnx("Abs", aten.operand(1, type));
  GraphValue large = aten.max(x, y), part = aten.div(aten.min(x, y), large);
  GraphValue root = aten.onnx("Sqrt", aten.add(aten.number(type, 1), aten.mul(part, part)));
  GraphValue isPlain = aten.either(aten.equal(large, 0), aten.onnx("IsInf", large));
  return aten.select(isPlain, large, aten.mul(large, root));
}

/// self * 2^other
GraphValue importLdexp(Aten &aten) {
  int32_t type = Aten::floating(aten.promotion({0, 1}));
  GraphValue power = aten.onnx("Pow", {aten.number(type, 2), aten.operand(1, type)});
  return aten.mul(aten.operand(0, type), power);
}

/// What numbers are after they were integers from `low` to `high`, and whether they were in this
/// range.
SmallVector<GraphValue> fakeQuantized(Aten &aten, GraphValue x, GraphValue scale, GraphValue zero,
                                      GraphValue low, GraphValue high) {
  GraphValue inverse = aten.div(aten.number(x.type, 1), scale);
  GraphValue steps = aten.add(aten.onnx("Round", aten.mul(x, inverse)), zero);
  GraphValue kept = aten.onnx("Clip", {steps, low, high});
  return {aten.mul(aten.sub(kept, zero), scale), aten.equal(steps, kept)};
}
Results importFakeQuantize(Aten &aten, GraphValue x, LikeSelf scale, LikeSelf zero, LikeSelf low,
                           LikeSelf high) {
  return fakeQuantized(aten, x, scale, zero, low, high);
}
Results importFakeQuantizeIf(Aten &aten, GraphValue x, LikeSelf scale, LikeSelf zero,
                             As<kBool> enabled, LikeSelf low, LikeSelf high) {
  auto results = fakeQuantized(aten, x, scale, zero, low, high);
  return {aten.select(enabled, results[0], x), aten.either(results[1], aten.isNot(enabled))};
}
/// Zero points are reals to be rounded.
Results importFakeQuantizeLearned(Aten &aten, GraphValue x, LikeSelf scale, LikeSelf zero,
                                  LikeSelf low, LikeSelf high) {
  GraphValue rounded = aten.onnx("Clip", {aten.onnx("Round", zero), low, high});
  return fakeQuantized(aten, x, scale, rounded, low, high);
}
Results importFakeQuantizeChannels(Aten &aten, GraphValue x, LikeSelf scales, LikeSelf zeros,
                                   Axis<> axis, LikeSelf low, LikeSelf high) {
  auto along = [&](const GraphValue &each) { return aten.along(each, axis, x.rank()); };
  return fakeQuantized(aten, x, along(scales), along(zeros), low, high);
}

//===----------------------------------------------------------------------===//
// The same bits as elements of another type
//===----------------------------------------------------------------------===//

struct Whole {
  int32_t type;
  int64_t bits;
};
/// Unsigned integers as wide as `type`; none for types that are not whole bytes.
Whole unsignedOf(Aten &aten, int32_t type) {
  Type element = elementType(aten.node.builder.getContext(), type);
  unsigned bits =
      !element || isComplex(type) || type == kBool ? 0 : element.getIntOrFloatBitWidth();
  switch (bits) {
  case 8: return {kUInt8, 8};
  case 16: return {kUInt16, 16};
  case 32: return {kUInt32, 32};
  case 64: return {kUInt64, 64};
  default: return {0, 0};
  }
}
GraphValue sameBits(Aten &aten, GraphValue x, int32_t type) {
  if (x.type == type)
    return x;
  return aten.elementwise(x, type, [&](Cell &b, ValueRange v) {
    Value scalar = isa<IndexType>(v[0].getType()) ? b.toInteger(v[0]) : v[0];
    return b.make<arith::BitcastOp>(elementType(b.getContext(), type), scalar);
  });
}

/// self, dtype: parts of a wide element lie side by side in the last dimension, the lowest first.
GraphValue importViewDtype(Aten &aten, GraphValue x) {
  int32_t type = aten.dtype(1, x.type);
  Whole from = unsignedOf(aten, x.type), to = unsignedOf(aten, type);
  if (!aten.ok() || x.type == type)
    return x;
  if (!from.bits || !to.bits)
    return aten.fail("between these element types is not supported");
  if (from.bits == to.bits)
    return sameBits(aten, x, type);
  if (x.rank() == 0)
    return aten.fail("a tensor of rank 0 has no elements side by side");
  bool splits = from.bits > to.bits;
  const Whole &large = splits ? from : to, &small = splits ? to : from;
  int64_t ratio = large.bits / small.bits, last = x.rank() - 1;
  x = sameBits(aten, x, from.type);
  SmallVector<int64_t> starts;
  for (int64_t i = 0; i < ratio; ++i)
    starts.push_back(i * small.bits);
  GraphValue shifts = aten.cast(aten.onnx.integers(starts), large.type);
  Shape shape = x.shape;
  if (splits) {
    x = aten.onnx("BitShift", {aten.unsqueezed(x, last + 1), shifts}, {{"direction", "RIGHT"}});
    x = aten.cast(
        aten.onnx("BitwiseAnd", {x, aten.number(large.type, (int64_t(1) << small.bits) - 1)}),
        small.type);
    shape[last] = aten.node.mul(shape[last], aten.fixed(ratio));
    x = aten.reshaped(x, shape);
  } else {
    shape[last] = aten.node.floorDiv(shape[last], aten.fixed(ratio));
    Shape parts = shape;
    parts.push_back(aten.fixed(ratio));
    x = aten.onnx("BitShift", {aten.cast(aten.reshaped(x, parts), large.type), shifts},
                  {{"direction", "LEFT"}});
    x = aten.sum(x, last + 1);
  }
  return sameBits(aten, x, type);
}

} // namespace

const AtenTable specialOperators = {
    {"aten.lgamma", importLgamma},
    {"aten.digamma", importDigamma},
    {"aten.erfinv", importErfinv},
    {"aten.hypot", importHypot},
    {"aten.ldexp.Tensor", importLdexp},
    {"aten.view.dtype aten.view_copy.dtype", importViewDtype},
    {"aten.fake_quantize_per_tensor_affine_cachemask", importFakeQuantize},
    {"aten.fake_quantize_per_channel_affine_cachemask", ofRank(1, importFakeQuantizeChannels)},
    {"aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams", importFakeQuantizeIf},
    {"aten._fake_quantize_learnable_per_tensor_affine", importFakeQuantizeLearned},
};

} // namespace sluice::torch
