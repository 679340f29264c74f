//===- QuantizedFused.cpp - com.microsoft's operators on 8-bit integers ---===//
// Each is what it stands for between DequantizeLinear and QuantizeLinear, or an integer product
// with scales.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Quantized.h"

using namespace mlir;

namespace sluice::onnx {

GraphValue integerProduct(Compose &onnx, const GraphValue &a, const GraphValue &aZero,
                          const GraphValue &b, const GraphValue &bZero, const GraphValue &aScale,
                          const GraphValue &bScale, const GraphValue &bias) {
  GraphValue sums = onnx.cast(onnx("MatMulInteger", {a, b, aZero, bZero}), kFloat);
  return onnx.addIf(onnx.mul(sums, onnx.mul(aScale, bScale)), bias);
}

namespace {

/// A, B, their scales, their zero points, bias.
LogicalResult importToFloat(Node &node, Compose &onnx) {
  return onnx.set(0, integerProduct(onnx, onnx.in(0), onnx.in(4), onnx.in(1), onnx.in(5),
                                    onnx.in(2), onnx.in(3), onnx.in(6)));
}

/// A (float), B, its scale, its zero point, bias.
LogicalResult importDynamicMatMul(Node &node, Compose &onnx) {
  auto a = onnx.all("DynamicQuantizeLinear", {onnx.in(0)}, 3);
  return onnx.set(
      0, integerProduct(onnx, a[0], a[2], onnx.in(1), onnx.in(3), a[1], onnx.in(2), onnx.in(4)));
}

/// Input `input` with its scale and zero point behind it, as floats.
GraphValue real(Compose &onnx, unsigned input) {
  return onnx("DequantizeLinear", {onnx.in(input), onnx.in(input + 1), onnx.in(input + 2)});
}

/// The result of the node: `value` with the scale in input `scale` and the zero point behind it.
LogicalResult setQuantized(Compose &onnx, GraphValue value, unsigned scale) {
  return onnx.set(0, onnx("QuantizeLinear", {value, onnx.in(scale), onnx.in(scale + 1)}));
}

LogicalResult importBinary(Node &node, Compose &onnx) {
  return setQuantized(
      onnx, onnx(node.op() == "QLinearAdd" ? "Add" : "Mul", {real(onnx, 0), real(onnx, 3)}), 6);
}

LogicalResult importUnary(Node &node, Compose &onnx) {
  GraphValue x = real(onnx, 0);
  if (node.op() == "QLinearSigmoid")
    return setQuantized(onnx, onnx("Sigmoid", {x}), 3);
  if (node.op() == "QLinearLeakyRelu")
    return setQuantized(onnx, onnx("LeakyRelu", {x}, {{"alpha", node.attribute("alpha", 0.01f)}}),
                        3);
  return setQuantized(onnx, onnx("Softmax", {x}, {{"axis", node.attribute("axis", -1)}}), 3);
}

/// Pools over the spatial dimensions; `channels_last` has them before the channels.
template <bool isGlobal> LogicalResult importPool(Node &node, Compose &onnx) {
  GraphValue x = real(onnx, 0);
  bool last = node.attribute("channels_last", 0);
  if (!onnx.ok() || x.rank() < 3)
    return onnx.ok() ? LogicalResult(node.opError() << "needs an input of rank 3 or more")
                     : failure();
  if (last)
    x = onnx.channelsFirst(x);
  if (isGlobal) {
    x = onnx("GlobalAveragePool", {x});
  } else {
    SmallVector<Compose::Attribute> attributes;
    for (const char *name : {"kernel_shape", "strides", "pads"})
      if (node.find(name))
        attributes.push_back({name, node.integers(name)});
    for (const char *name : {"ceil_mode", "count_include_pad"})
      attributes.push_back({name, node.attribute(name, 0)});
    attributes.push_back({"auto_pad", node.attribute("auto_pad", "NOTSET")});
    x = onnx("AveragePool", {x}, attributes);
  }
  return setQuantized(onnx, last ? onnx.channelsLast(x) : x, 3);
}

/// Scale and zero point of the result, then each part with its own.
LogicalResult importQLinearConcat(Node &node, Compose &onnx) {
  if (node.numInputs() < 5 || node.numInputs() % 3 != 2)
    return node.opError() << "needs a scale and a zero point for the result and for each part, has "
                          << node.numInputs() << " inputs";
  SmallVector<GraphValue> parts;
  for (unsigned i = 2; i < node.numInputs(); i += 3)
    parts.push_back(real(onnx, i));
  return setQuantized(onnx, onnx("Concat", parts, {{"axis", node.attribute("axis", 0)}}), 0);
}

/// Condition; x and y with scales and zero points; scale and zero point of the result.
LogicalResult importQLinearWhere(Node &node, Compose &onnx) {
  return setQuantized(onnx, onnx("Where", {onnx.in(0), real(onnx, 1), real(onnx, 4)}), 7);
}

/// A, B with scales and zero points, C (int32), and scale and zero point of the result, without
/// which it is float.
LogicalResult importQGemm(Node &node, Compose &onnx) {
  auto operand = [&](unsigned input, const char *trans) {
    return node.attribute(trans, 0) ? onnx.matrixTransposed(onnx.in(input)) : onnx.in(input);
  };
  GraphValue sums = onnx.addIf(
      onnx("MatMulInteger", {operand(0, "transA"), operand(3, "transB"), onnx.in(2), onnx.in(5)}),
      onnx.in(6));
  GraphValue scale = onnx.mul(onnx.in(1), onnx.in(4));
  SLUICE_TRY(onnx.ok());
  GraphValue result =
      onnx.mul(onnx.cast(sums, kFloat), onnx.scaled(scale, node.attribute("alpha", 1.0f)));
  return node.has(7) ? setQuantized(onnx, result, 7) : onnx.set(0, result);
}

/// Like ONNX's operator; `channels_last` is about the input and the result.
LogicalResult importConv(Node &node, Compose &onnx) {
  bool last = node.attribute("channels_last", 0);
  SmallVector<GraphValue> inputs;
  for (unsigned i = 0; i < node.numInputs(); ++i)
    inputs.push_back(onnx.in(i));
  if (inputs.size() < 8 || !inputs[0].exists())
    return node.opError() << "needs x, w and the result's scale and zero point";
  SmallVector<Compose::Attribute> attributes{{"group", node.attribute("group", 1)},
                                             {"auto_pad", node.attribute("auto_pad", "NOTSET")}};
  for (const char *name : {"kernel_shape", "strides", "pads", "dilations"})
    if (node.find(name))
      attributes.push_back({name, node.integers(name)});
  if (last)
    inputs[0] = onnx.channelsFirst(inputs[0]);
  GraphValue y = onnx("QLinearConv", inputs, attributes);
  return onnx.set(0, last ? onnx.channelsLast(y) : y);
}

/// The mean over `axes`, between DequantizeLinear and QuantizeLinear.
LogicalResult importMean(Node &node, Compose &onnx) {
  return setQuantized(onnx,
                      onnx("ReduceMean", {real(onnx, 0), onnx.integers(node.integers("axes"))},
                           {{"keepdims", node.attribute("keepdims", 1)}}),
                      3);
}

/// A, its zero point, B, its zero point: an int32 product.
LogicalResult importMulInteger(Node &node, Compose &onnx) {
  auto centered = [&](unsigned input) {
    GraphValue value = onnx.cast(onnx.in(input), kInt32), zero = onnx.in(input + 1);
    return zero.exists() ? onnx("Sub", {value, onnx.cast(zero, kInt32)}) : value;
  };
  return onnx.set(0, onnx.mul(centered(0), centered(2)));
}

LogicalResult importSumInteger(Node &node, Compose &onnx) {
  return onnx.set(0, onnx("ReduceSum",
                          {onnx.cast(onnx.in(0), kInt32), onnx.integers(node.integers("axes"))},
                          {{"keepdims", node.attribute("keepdims", 1)}}));
}

/// A product of int16 matrices in int32.
LogicalResult importShortMatMul(Node &node, Compose &onnx) {
  return onnx.set(0, onnx("MatMulInteger", {onnx.in(0), onnx.in(1)}));
}

/// Ids, segments, five tables of bytes, a mask; then a scale for each table, then a zero point for
/// each.
LogicalResult importQEmbedNorm(Node &node, Compose &onnx) {
  auto table = [&](unsigned which) {
    unsigned input = 2 + which;
    return node.has(input)
               ? onnx("DequantizeLinear", {onnx.in(input), onnx.in(8 + which), onnx.in(13 + which)})
               : GraphValue();
  };
  GraphValue words = table(0), places = table(1), segments = table(2), gamma = table(3),
             beta = table(4);
  auto results =
      onnx.all("com.microsoft.EmbedLayerNormalization",
               {onnx.in(0), onnx.in(1), words, places, segments, gamma, beta, onnx.in(7)},
               node.wants(1) ? 2 : 1, {{"epsilon", node.attribute("epsilon", 1e-12f)}});
  for (auto [i, result] : llvm::enumerate(results))
    SLUICE_TRY(onnx.set(i, result));
  return success();
}

} // namespace

const OperatorTable quantizedFusedOperators = {
    {"com.microsoft.MatMulIntegerToFloat", 1, importToFloat},
    {"com.microsoft.DynamicQuantizeMatMul", 1, importDynamicMatMul},
    {"com.microsoft.QLinearAdd", 1, importBinary},
    {"com.microsoft.QLinearMul", 1, importBinary},
    {"com.microsoft.QLinearSigmoid", 1, importUnary},
    {"com.microsoft.QLinearLeakyRelu", 1, importUnary},
    {"com.microsoft.QLinearSoftmax", 1, importUnary},
    {"com.microsoft.QLinearGlobalAveragePool", 1, importPool<true>},
    {"com.microsoft.QLinearAveragePool", 1, importPool<false>},
    {"com.microsoft.QLinearConcat", 1, importQLinearConcat},
    {"com.microsoft.QLinearWhere", 1, importQLinearWhere},
    {"com.microsoft.QGemm", 1, importQGemm},
    {"com.microsoft.QLinearConv", 1, importConv},
    {"com.microsoft.QLinearReduceMean", 1, importMean},
    {"com.microsoft.QEmbedLayerNormalization", 1, importQEmbedNorm},
    {"com.microsoft.MulInteger", 1, importMulInteger},
    {"com.microsoft.ReduceSumInteger", 1, importSumInteger},
    {"com.microsoft.MatMulInteger16", 1, importShortMatMul},
};

} // namespace sluice::onnx
