//===- Fused.cpp - com.microsoft's fused products, activations and norms --===//
// What ONNX Runtime's optimizers make of ONNX's own operators, as the operators that they stand
// for.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Products.h"

namespace sluice::onnx {
namespace {

/// The activation that attribute `activation` of a fused product names, with its parameters in
/// `activation_params`.
FailureOr<GraphValue> activated(Node &node, Compose &onnx, GraphValue x) {
  std::string name = node.attribute("activation", "");
  if (name.empty())
    return x;
  SmallVector<float> given = node.floats("activation_params");
  auto parameter = [&](unsigned i, float fallback) {
    return i < given.size() ? given[i] : fallback;
  };
  // The order of parameters is that of alpha, beta.
  if (name == "Relu" || name == "Tanh" || name == "Sigmoid" || name == "HardSwish")
    return onnx(name, {x});
  if (name == "LeakyRelu")
    return onnx(
        name, {x},
        {{"alpha", parameter(0, node.attribute("activation_alpha",
                                               node.attribute("leaky_relu_alpha", 0.01f)))}});
  if (name == "HardSigmoid")
    return onnx(name, {x}, {{"alpha", parameter(0, 0.2f)}, {"beta", parameter(1, 0.5f)}});
  if (name == "Clip")
    return onnx(name, {x, onnx.number(x.type, parameter(0, -INFINITY)),
                       onnx.number(x.type, parameter(1, INFINITY))});
  return node.opError() << "activation '" << name << "' is not supported";
}

enum class ConvLayout {
  ChannelsFirst,
  ChannelsLast,   ///< Channels of input and result.
  AllChannelsLast ///< Channels of weights, too.
};

/// Inputs X, W, B, and Z, which is added before the activation.
template <ConvLayout layout> LogicalResult importFusedConv(Node &node, Compose &onnx) {
  constexpr bool last = layout != ConvLayout::ChannelsFirst;
  auto picture = [&](unsigned input) {
    return last && node.has(input) ? onnx.channelsFirst(onnx.in(input)) : onnx.in(input);
  };
  GraphValue weights = layout == ConvLayout::AllChannelsLast ? picture(1) : onnx.in(1);
  auto attributes = onnx.given();
  GraphValue sum =
      onnx.addIf(onnx("Conv", {picture(0), weights, onnx.in(2)}, attributes), picture(3));
  GraphValue result = SLUICE_TRY(activated(node, onnx, sum));
  return onnx.set(0, last ? onnx.channelsLast(result) : result);
}

LogicalResult importFusedGemm(Node &node, Compose &onnx) {
  auto attributes = onnx.given();
  return onnx.set(
      0, SLUICE_TRY(activated(node, onnx,
                              onnx("Gemm", {onnx.in(0), onnx.in(1), onnx.in(2)}, attributes))));
}

/// `transBatch`: the stored order is [m, batch..., k] where [batch..., m, k] is meant. Then `trans`
/// exchanges the last two.
LogicalResult importFusedMatMul(Node &node, Compose &onnx) {
  auto operand = [&](unsigned input, const char *trans, const char *transBatch) {
    GraphValue value = onnx.in(input);
    if (node.attribute(transBatch, 0) && value.rank() > 2) {
      auto order = countUp(1, value.rank() - 1);
      order.append({0, value.rank() - 1});
      value = onnx.transposed(value, order);
    }
    return node.attribute(trans, 0) ? onnx.matrixTransposed(value) : value;
  };
  GraphValue product =
      onnx.matmul(operand(0, "transA", "transBatchA"), operand(1, "transB", "transBatchB"));
  product = onnx.scaled(product, node.attribute("alpha", 1.0f));
  return onnx.set(0, SLUICE_TRY(activated(node, onnx, product)));
}

//===- Activations --------------------------------------------------------===//

/// Gelu of the input plus an optional bias, exact or by tanh.
template <bool isFast> LogicalResult importGelu(Node &node, Compose &onnx) {
  return onnx.set(0, onnx("Gelu", {onnx.addIf(onnx.in(0), onnx.in(1))},
                          {{"approximate", std::string(isFast ? "tanh" : "none")}}));
}

/// z * sigmoid(z) of z = scale * x; the scale is an input or an attribute.
LogicalResult importScaledSilu(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0), z = node.has(1) ? onnx.mul(x, onnx.cast(onnx.in(1), x.type))
                                             : onnx.scaled(x, node.attribute("alpha", 1.0f));
  return onnx.set(0, onnx.silu(z));
}

/// Half of x + bias, times the gelu of the other half.
LogicalResult importBiasSplitGelu(Node &node, Compose &onnx) {
  GraphValue sum = onnx.add(onnx.in(0), onnx.in(1));
  auto width = staticSize(sum.shape.back());
  if (!width || *width % 2)
    return node.opError() << "the last size must be known and even";
  auto halves = onnx.split(sum, {*width / 2, *width / 2});
  return onnx.set(0, onnx.mul(halves[0], onnx("Gelu", {halves[1]})));
}

/// Gelu by tanh of a product plus an optional bias.
LogicalResult importGemmFastGelu(Node &node, Compose &onnx) {
  GraphValue sum = onnx.addIf(onnx.matmul(onnx.in(0), onnx.in(1)), onnx.in(2));
  return onnx.set(0, onnx("Gelu", {sum}, {{"approximate", std::string("tanh")}}));
}

/// Softmax of data + bias over all dimensions from `axis` on.
LogicalResult importBiasSoftmax(Node &node, Compose &onnx) {
  GraphValue sum = onnx.add(onnx.in(0), onnx.in(1));
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", 1), sum.rank()));
  Shape shape = sum.shape, rows{node.product(ArrayRef(shape).take_front(axis)),
                                node.product(ArrayRef(shape).drop_front(axis))};
  GraphValue result = onnx.softmax(onnx.reshaped(sum, rows));
  return onnx.set(0, onnx.reshaped(result, shape));
}

/// data + bias (+ residual), as inference has it: nothing is dropped.
LogicalResult importBiasDropout(Node &node, Compose &onnx) {
  if (node.has(4)) {
    auto *training = node.knownElements(node.in(4));
    if (!training || training->size() != 1 || node.graph.sizes.decide(training->front()) != false)
      return node.opError() << "training_mode is not supported";
  }
  GraphValue sum = onnx.add(onnx.in(0), onnx.in(1));
  if (node.wants(1))
    node.set(1, node.filled(1, sum.shape, kBool), kBool, sum.shape);
  return onnx.set(0, onnx.addIf(sum, onnx.in(2)));
}

//===- Norms --------------------------------------------------------------===//

/// Layer norm, or RMS norm, of input + skip + bias. Inputs of the first: input, skip, gamma, beta,
/// bias; the second has no beta.
template <bool isRms> LogicalResult importSkipNorm(Node &node, Compose &onnx) {
  GraphValue sum = onnx.addIf(onnx.add(onnx.in(0), onnx.in(1)), onnx.in(isRms ? 3 : 4));
  GraphValue beta = isRms ? GraphValue() : onnx.in(3);
  GraphValue result =
      onnx(isRms ? "SimplifiedLayerNormalization" : "LayerNormalization", {sum, onnx.in(2), beta},
           {{"axis", -1}, {"epsilon", node.attribute("epsilon", 1e-5f)}});
  if (node.wants(1) || node.wants(2))
    return node.opError() << "the outputs of mean and deviation are not supported";
  SLUICE_TRY(onnx.set(0, result));
  return onnx.set(3, sum);
}

/// RMS norm of each group of as many elements as there are in `scale`, times an activation of the
/// gate; all in f32.
LogicalResult importGatedNorm(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0), scale = onnx.in(1), gate = onnx.cast(onnx.in(2), kFloat);
  auto activation = SLUICE_TRY(node.oneOf("activation", {"silu", "swish", "sigmoid"}));
  if (scale.rank() != 1)
    return node.opError() << "needs a vector as scale";
  auto width = staticSize(scale.shape[0]), columns = staticSize(x.shape.back());
  if (!width || !columns || *width == 0 || *columns % *width)
    return node.opError() << "the last size of the input must be a known multiple of that of scale";
  Shape groups =
      joined({ArrayRef(x.shape).drop_back(), node.fixed(*columns / *width), scale.shape[0]});
  GraphValue norm = onnx("SimplifiedLayerNormalization",
                         {onnx.reshaped(onnx.cast(x, kFloat), groups), onnx.cast(scale, kFloat)},
                         {{"epsilon", node.attribute("epsilon", 1e-5f)}});
  GraphValue factor = activation == "sigmoid" ? onnx("Sigmoid", {gate}) : onnx.silu(gate);
  return onnx.set(0, onnx.cast(onnx.mul(onnx.reshaped(norm, x.shape), factor), x.type));
}

/// Query and key turned by the angles `emb` [batch, steps, width]: x * cos + rotated x * sin.
LogicalResult importGemmaRotary(Node &node, Compose &onnx) {
  GraphValue angles = onnx.unsqueezed(onnx.in(0), 1);
  for (unsigned i : {0, 1}) {
    GraphValue x = onnx.in(1 + 2 * i), rotated = onnx.in(2 + 2 * i);
    GraphValue cos = onnx.cast(onnx("Cos", {angles}), x.type),
               sin = onnx.cast(onnx("Sin", {angles}), x.type);
    SLUICE_TRY(onnx.set(i, onnx.add(onnx.mul(x, cos), onnx.mul(rotated, sin))));
  }
  return success();
}

/// Sum of the embeddings of words, positions and segments, normalized. Inputs: ids, segments, three
/// tables, gamma, beta, mask, positions.
LogicalResult importEmbedNorm(Node &node, Compose &onnx) {
  if (!node.has(0) || !node.has(2) || !node.has(3) || node.in(0).rank() != 2)
    return node.opError() << "needs input_ids of rank 2 and the tables of words and positions";
  GraphValue ids = onnx.in(0), positions = onnx.in(8);
  if (!positions.exists())
    positions = onnx.range(ids.shape[1]);
  GraphValue sum = onnx.add(onnx.gather(onnx.in(2), ids), onnx.gather(onnx.in(3), positions));
  if (node.has(1) && node.has(4))
    sum = onnx.add(sum, onnx.gather(onnx.in(4), onnx.in(1)));
  SLUICE_TRY(onnx.set(0, onnx("LayerNormalization", {sum, onnx.in(5), onnx.in(6)},
                              {{"axis", -1}, {"epsilon", node.attribute("epsilon", 1e-12f)}})));
  if (node.wants(1)) {
    // The number of words of each text; 0 without a mask.
    GraphValue count = node.has(7)
                           ? onnx.reduce("ReduceSum", onnx.cast(onnx.in(7), kInt32), {1}, false)
                           : node.filled(0, {ids.shape[0]}, kInt32);
    SLUICE_TRY(onnx.set(1, count));
  }
  return onnx.set(2, sum);
}

/// GroupNormalization of x, or of x + skip + bias, with SiLU behind it if `activation` is 1.
/// Channels are last unless said otherwise.
template <bool hasSkip> LogicalResult importGroupNorm(Node &node, Compose &onnx) {
  bool last = node.attribute("channels_last", 1);
  GraphValue x = onnx.in(0);
  if (x.rank() != 4)
    return node.opError() << "needs an input of rank 4";
  if (last)
    x = onnx.channelsFirst(x);
  OpFoldResult one = node.fixed(1);
  if constexpr (hasSkip) {
    GraphValue skip = onnx.in(3), bias = onnx.in(4);
    if (skip.rank() == 2)
      skip = onnx.reshaped(skip, {skip.shape[0], skip.shape[1], one, one});
    else if (last)
      skip = onnx.channelsFirst(skip);
    x = onnx.add(x, skip);
    if (bias.exists())
      x = onnx.add(x, onnx.reshaped(bias, {bias.shape[0], one, one}));
    SLUICE_TRY(onnx.set(1, last ? onnx.channelsLast(x) : x));
  }
  GraphValue y = onnx(
      "GroupNormalization", {x, onnx.in(1), onnx.in(2)},
      {{"num_groups", node.attribute("groups", 1)}, {"epsilon", node.attribute("epsilon", 1e-5f)}});
  if (node.attribute("activation", 0))
    y = onnx.silu(y);
  return onnx.set(0, last ? onnx.channelsLast(y) : y);
}

} // namespace

//===- On 8-bit integers --------------------------------------------------===//

// Each is what it stands for between DequantizeLinear and QuantizeLinear, or an integer product
// with scales.

GraphValue integerProduct(Compose &onnx, const GraphValue &a, const GraphValue &aZero,
                          const GraphValue &b, const GraphValue &bZero, const GraphValue &aScale,
                          const GraphValue &bScale, const GraphValue &bias) {
  GraphValue sums = onnx.cast(onnx("MatMulInteger", {a, b, aZero, bZero}), kFloat);
  return onnx.addIf(onnx.mul(sums, onnx.mul(aScale, bScale)), bias);
}

namespace {

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

/// The operator of the name behind "QLinear": `plain` inputs as they are, then `count` that are
/// dequantized, then scale and zero point of the result. `channels_last` has the spatial dimensions
/// of pools before the channels.
template <unsigned plain, unsigned count> LogicalResult importReal(Node &node, Compose &onnx) {
  SmallVector<GraphValue> inputs = onnx.ins(0, plain);
  for (unsigned i = 0; i < count; ++i)
    inputs.push_back(real(onnx, plain + 3 * i));
  bool last = node.attribute("channels_last", 0);
  if (last)
    inputs[0] = onnx.channelsFirst(inputs[0]);
  StringRef name = node.op();
  name.consume_front("QLinear");
  auto given = onnx.given();
  // Where padding counts, so do the cells that ceil_mode adds, unlike those of AveragePool.
  if (name == "AveragePool" && node.attribute("count_include_pad", 0))
    given.push_back({"divisor_override", llvm::product_of(node.integers("kernel_shape"))});
  GraphValue result = onnx(name, inputs, given);
  return setQuantized(onnx, last ? onnx.channelsLast(result) : result, plain + 3 * count);
}

/// Scale and zero point of the result, then each part with its own.
LogicalResult importQLinearConcat(Node &node, Compose &onnx) {
  if (node.numInputs() < 5 || node.numInputs() % 3 != 2)
    return node.opError() << "needs a scale and a zero point for the result and for each part, has "
                          << node.numInputs() << " inputs";
  SmallVector<GraphValue> parts;
  for (unsigned i = 2; i < node.numInputs(); i += 3)
    parts.push_back(real(onnx, i));
  return setQuantized(onnx, onnx.concat(parts, node.attribute("axis", 0)), 0);
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
  GraphValue result =
      onnx.mul(onnx.cast(sums, kFloat), onnx.scaled(scale, node.attribute("alpha", 1.0f)));
  return node.has(7) ? setQuantized(onnx, result, 7) : onnx.set(0, result);
}

/// Like ONNX's operator; `channels_last` is about the input and the result.
LogicalResult importConv(Node &node, Compose &onnx) {
  bool last = node.attribute("channels_last", 0);
  SmallVector<GraphValue> inputs = onnx.ins();
  if (inputs.size() < 8)
    return node.opError() << "needs x, w and the result's scale and zero point";
  if (last)
    inputs[0] = onnx.channelsFirst(inputs[0]);
  GraphValue y = onnx("QLinearConv", inputs, onnx.given());
  return onnx.set(0, last ? onnx.channelsLast(y) : y);
}

/// A, its zero point, B, its zero point: an int32 product.
LogicalResult importMulInteger(Node &node, Compose &onnx) {
  auto centered = [&](unsigned input) {
    GraphValue value = onnx.cast(onnx.in(input), kInt32), zero = onnx.in(input + 1);
    return zero.exists() ? onnx.sub(value, onnx.cast(zero, kInt32)) : value;
  };
  return onnx.set(0, onnx.mul(centered(0), centered(2)));
}

/// Ids, segments, five tables of bytes, a mask; then a scale for each table, then a zero point for
/// each.
LogicalResult importQEmbedNorm(Node &node, Compose &onnx) {
  SmallVector<GraphValue> inputs = onnx.ins(0, 8);
  for (unsigned i = 2; i < std::min<size_t>(inputs.size(), 7); ++i)
    if (node.has(i))
      inputs[i] = onnx("DequantizeLinear", {inputs[i], onnx.in(6 + i), onnx.in(11 + i)});
  return onnx.setAll(onnx.all("com.microsoft.EmbedLayerNormalization", inputs,
                              node.wants(1) ? 2 : 1,
                              {{"epsilon", node.attribute("epsilon", 1e-12f)}}));
}

} // namespace

const OperatorTable fusedOperators = {
    {"com.microsoft.FusedConv", 1, importFusedConv<ConvLayout::ChannelsFirst>},
    {"com.microsoft.NhwcFusedConv", 1, importFusedConv<ConvLayout::ChannelsLast>},
    {"com.microsoft.NhwcConv", 1, importFusedConv<ConvLayout::AllChannelsLast>},
    {"com.microsoft.FusedGemm", 1, importFusedGemm},
    {"com.microsoft.FusedMatMul com.microsoft.TransposeMatMul "
     "com.microsoft.FusedMatMulActivation",
     1, importFusedMatMul},
    {"com.microsoft.Gelu com.microsoft.BiasGelu", 1, importGelu<false>},
    {"com.microsoft.FastGelu", 1, importGelu<true>},
    {"com.microsoft.BiasAdd", 1, // x + bias (+ skip)
     [](Node &, Compose &onnx) {
       return onnx.set(0, onnx.addIf(onnx.add(onnx.in(0), onnx.in(1)), onnx.in(2)));
     }},
    {"com.microsoft.BiasSplitGelu", 1, importBiasSplitGelu},
    {"com.microsoft.BiasSoftmax", 1, importBiasSoftmax},
    {"com.microsoft.BiasDropout", 1, importBiasDropout, "inference"},
    {"com.microsoft.GemmFastGelu", 1, importGemmFastGelu},
    {"com.microsoft.GroupNorm", 1, importGroupNorm<false>},
    {"com.microsoft.SkipGroupNorm", 1, importGroupNorm<true>},
    {"com.microsoft.SkipLayerNormalization", 1, importSkipNorm<false>},
    {"com.microsoft.SkipSimplifiedLayerNormalization", 1, importSkipNorm<true>},
    {"com.microsoft.EmbedLayerNormalization", 1, importEmbedNorm},
    {"com.microsoft.GatedRMSNorm", 1, importGatedNorm},
    {"com.microsoft.GatedAdd", 1,
     [](Node &, Compose &onnx) {
       return onnx.set(0, onnx.add(onnx.in(0), onnx.mul(onnx.in(1), onnx.in(2))));
     }},
    {"com.microsoft.ScaledSiLU", 1, importScaledSilu},
    {"com.microsoft.GemmaRotaryEmbedding", 1, importGemmaRotary},
    {"com.microsoft.NhwcMaxPool", 1, // of [batch, ..., channels]
     [](Node &, Compose &onnx) {
       GraphValue pooled = onnx("MaxPool", onnx.channelsFirst(onnx.in(0)), onnx.given());
       return onnx.set(0, onnx.channelsLast(pooled));
     }},
    {"com.microsoft.MatMulIntegerToFloat", 1, // A, B, their scales, their zero points, bias
     [](Node &, Compose &onnx) {
       return onnx.set(0, integerProduct(onnx, onnx.in(0), onnx.in(4), onnx.in(1), onnx.in(5),
                                         onnx.in(2), onnx.in(3), onnx.in(6)));
     }},
    {"com.microsoft.DynamicQuantizeMatMul", 1, importDynamicMatMul},
    {"com.microsoft.QLinearAdd com.microsoft.QLinearMul", 1, importReal<0, 2>},
    {"com.microsoft.QLinearSigmoid com.microsoft.QLinearLeakyRelu com.microsoft.QLinearSoftmax "
     "com.microsoft.QLinearReduceMean com.microsoft.QLinearAveragePool "
     "com.microsoft.QLinearGlobalAveragePool",
     1, importReal<0, 1>},
    {"com.microsoft.QLinearConcat", 1, importQLinearConcat},
    {"com.microsoft.QLinearWhere", 1, importReal<1, 2>},
    {"com.microsoft.QGemm", 1, importQGemm},
    {"com.microsoft.QLinearConv", 1, importConv},
    {"com.microsoft.QEmbedLayerNormalization", 1, importQEmbedNorm},
    {"com.microsoft.MulInteger", 1, importMulInteger},
    {"com.microsoft.ReduceSumInteger", 1,
     [](Node &node, Compose &onnx) {
       return onnx.set(0, onnx.reduce("ReduceSum", onnx.cast(onnx.in(0), kInt32),
                                      node.integers("axes"), node.attribute("keepdims", 1)));
     }},
    {"com.microsoft.MatMulInteger16", 1, // of int16, in int32
     [](Node &, Compose &onnx) {
       return onnx.set(0, onnx("MatMulInteger", {onnx.in(0), onnx.in(1)}));
     }},
};

} // namespace sluice::onnx
