//===- Special.cpp - quantization, and the bits of elements ----------------===//
#include "compiler/Input/Onnx/Ops/Products.h"
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// The root of the sum of squares, of numbers divided by the larger one.
GraphValue importHypot(Aten &aten, PromotedPair a, PromotedPair b) {
  GraphValue x = aten.onnx("Abs", a), y = aten.onnx("Abs", b);
  GraphValue large = aten.max(x, y), part = aten.div(aten.min(x, y), large);
  GraphValue root = aten.onnx("Sqrt", aten.add(aten.number(x.type, 1), aten.mul(part, part)));
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
SmallVector<GraphValue> fakeQuantized(Aten &aten, GraphValue x, LikeSelf scale, LikeSelf zero,
                                      LikeSelf low, LikeSelf high) {
  GraphValue inverse = aten.div(aten.number(x.type, 1), scale);
  GraphValue steps = aten.add(aten.onnx("Round", aten.mul(x, inverse)), zero);
  GraphValue kept = aten.onnx("Clip", {steps, low, high});
  return {aten.mul(aten.sub(kept, zero), scale), aten.equal(steps, kept)};
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
  return fakeQuantized(aten, x, scale, {rounded}, low, high);
}
Results importFakeQuantizeChannels(Aten &aten, GraphValue x, LikeSelf scales, LikeSelf zeros,
                                   Axis<> axis, LikeSelf low, LikeSelf high) {
  auto along = [&](const GraphValue &each) { return aten.along(each, axis, x.rank()); };
  return fakeQuantized(aten, x, {along(scales)}, {along(zeros)}, low, high);
}

/// input, scale, zero_point, quant_min, quant_max, dtype
GraphValue importQuantize(Aten &aten, GraphValue x) {
  GraphValue inverse = aten.div(aten.number(kDouble, 1), aten.operand(1, kDouble));
  int32_t type = aten.resultTypeOr(kInt8);
  return aten.elementwise({aten.cast(x, kFloat), aten.cast(inverse, kFloat),
                           aten.operand(2, kFloat), aten.operand(3, kFloat),
                           aten.operand(4, kFloat)},
                          type, [&](Cell &b, ValueRange v) {
                            Value steps = b.add(b.roundEven(b.mul(v[0], v[1])), v[2]);
                            return b.convert(b.min(b.max(steps, v[3]), v[4]), kFloat, type);
                          });
}

/// input, scale, zero_point, and for channels the axis: as of ONNX where zero points are bytes.
template <bool hasChannels> GraphValue importDequantize(Aten &aten, GraphValue x) {
  int64_t axis = hasChannels ? aten.axis(3, x.rank()) : 0;
  GraphValue scale = aten.operand(1, kFloat),
             zero = aten.isNone(2) ? aten.number(x.type, 0) : aten.operand(2);
  if (onnx::areKnown(aten.node, zero, [&](int64_t point) {
        return x.type == kInt8 ? llvm::isInt<8>(point) : x.type == kUInt8 && llvm::isUInt<8>(point);
      }))
    return aten.onnx("DequantizeLinear", {x, scale, aten.cast(zero, x.type)}, {{"axis", axis}});
  auto along = [&](const GraphValue &each) {
    return each.rank() ? aten.along(each, axis, x.rank()) : each;
  };
  return aten.mul(aten.sub(aten.cast(x, kFloat), aten.cast(along(zero), kFloat)), along(scale));
}

//===- The same bits as elements of another type --------------------------===//

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
    GraphValue parts = aten.reshaped(x, inserted(shape, last + 1, aten.fixed(ratio)));
    x = aten.onnx("BitShift", {aten.cast(parts, large.type), shifts}, {{"direction", "LEFT"}});
    x = aten.sum(x, last + 1);
  }
  return sameBits(aten, x, type);
}

} // namespace

const AtenTable specialOperators = {
    {"aten.hypot", importHypot},
    {"aten.ldexp.Tensor", importLdexp},
    {"aten.view.dtype aten.view_copy.dtype", importViewDtype},
    {"aten.fake_quantize_per_tensor_affine_cachemask", fakeQuantized},
    {"aten.fake_quantize_per_channel_affine_cachemask", ofRank(1, importFakeQuantizeChannels)},
    {"aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams", importFakeQuantizeIf},
    {"aten._fake_quantize_learnable_per_tensor_affine", importFakeQuantizeLearned},
    {"quantized_decomposed.quantize_per_tensor", importQuantize},
    {"quantized_decomposed.dequantize_per_tensor", importDequantize<false>},
    {"quantized_decomposed.dequantize_per_channel", ofRank(1, importDequantize<true>)},
};

} // namespace sluice::torch
