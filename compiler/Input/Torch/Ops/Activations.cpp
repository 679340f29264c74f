//===- Activations.cpp - what stands between the layers of a network ------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

template <Named op> GraphValue importPlain(Aten &aten) {
  return aten.onnx(op.text, {aten.operand(0)});
}

GraphValue importGelu(Aten &aten) {
  return aten.onnx("Gelu", {aten.operand(0)}, {{"approximate", aten.text(1, "none")}});
}
GraphValue importLeakyRelu(Aten &aten, GraphValue x) {
  GraphValue below = aten.mul(x, aten.real(1, 0.01));
  return aten.select(aten.less(x, 0), below, x);
}
GraphValue importClip(Aten &aten, double low, double high) {
  GraphValue x = aten.operand(0);
  return aten.onnx("Clip", {x, aten.number(x.type, low), aten.number(x.type, high)});
}
/// clip(x + 3, 0, 6) / 6
GraphValue hardSigmoid(Aten &aten, const GraphValue &x) {
  GraphValue moved = aten.add(x, 3);
  return aten.div(aten.onnx("Clip", {moved, aten.number(x.type, 0), aten.number(x.type, 6)}), 6);
}
/// x > 0 ? scale * x : scale * alpha * (exp(x * input_scale) - 1)
GraphValue importElu(Aten &aten, GraphValue x) {
  double alpha = aten.real(1, 1.0), scale = aten.real(2, 1.0), inner = aten.real(3, 1.0);
  GraphValue below =
      aten.scaled(aten.onnx("Elu", {aten.scaled(x, inner)}, {{"alpha", float(1)}}), scale * alpha);
  return aten.select(aten.greater(x, 0), aten.scaled(x, scale), below);
}
GraphValue importCelu(Aten &aten) {
  return aten.onnx("Celu", {aten.operand(0)}, {{"alpha", float(aten.real(1, 1.0))}});
}
/// log(1 + exp(beta * x)) / beta, x itself beyond the threshold.
GraphValue importSoftplus(Aten &aten, GraphValue x) {
  double beta = aten.real(1, 1.0), threshold = aten.real(2, 20.0);
  GraphValue scaled = aten.scaled(x, beta);
  GraphValue soft = aten.scaled(aten.onnx("Softplus", scaled), 1 / beta);
  return aten.select(aten.greater(scaled, threshold), x, soft);
}
GraphValue importLogSigmoid(Aten &aten) {
  return aten.onnx("Neg", aten.onnx("Softplus", aten.onnx("Neg", aten.operand(0))));
}
/// x > threshold ? x : value
GraphValue importThreshold(Aten &aten, GraphValue x) {
  return aten.select(aten.greater(x, aten.operand(1, x.type)), x, aten.operand(2, x.type));
}
GraphValue importHardshrink(Aten &aten, GraphValue x) {
  GraphValue small = aten.atMost(aten.onnx("Abs", x), aten.real(1, 0.5));
  return aten.select(small, 0, x);
}
GraphValue importSoftshrink(Aten &aten) {
  float lambda = aten.real(1, 0.5);
  return aten.onnx("Shrink", {aten.operand(0)}, {{"lambd", lambda}, {"bias", lambda}});
}
/// One slope, or one for each channel.
GraphValue importPrelu(Aten &aten, GraphValue x) {
  GraphValue slope = aten.operand(1);
  if (slope.rank() == 1 && x.rank() > 2) {
    Shape shape = slope.shape;
    shape.append(x.rank() - 2, aten.fixed(1));
    slope = aten.reshaped(slope, shape);
  }
  return aten.onnx("PRelu", {x, slope});
}
/// The first half times the sigmoid of the second.
GraphValue importGlu(Aten &aten, GraphValue x) {
  int64_t axis = aten.axis(1, x.rank(), -1);
  OpFoldResult half = aten.node.floorDiv(x.shape[axis], aten.fixed(2));
  GraphValue a = aten.slice(x, axis, aten.fixed(0), half),
             b = aten.slice(x, axis, half, x.shape[axis]);
  return aten.mul(a, aten.onnx("Sigmoid", b));
}

/// self, noise, lower, upper, training: of negative numbers in inference the mean of both slopes.
Results importRandomLeaky(Aten &aten, GraphValue x) {
  if (aten.boolean(4, false))
    return aten.fail("random slopes, as for training, are not supported");
  double slope = (aten.real(2, 1.0 / 8) + aten.real(3, 1.0 / 3)) / 2;
  return {aten.select(aten.less(x, 0), aten.scaled(x, slope), x), aten.operand(1)};
}

} // namespace

const AtenTable activationOperators = {
    {"aten.relu", importPlain<"Relu">},
    {"aten.relu6", [](Aten &aten) { return importClip(aten, 0, 6); }},
    {"aten.selu", importPlain<"Selu">},
    {"aten.mish", importPlain<"Mish">},
    {"aten.silu", importPlain<"Swish">},
    {"aten.gelu", importGelu},
    {"aten.leaky_relu", importLeakyRelu},
    {"aten.hardtanh",
     [](Aten &aten) { return importClip(aten, aten.real(1, -1.0), aten.real(2, 1.0)); }},
    {"aten.hardsigmoid", [](Aten &aten) { return hardSigmoid(aten, aten.operand(0)); }},
    {"aten.hardswish", [](Aten &aten, GraphValue x) { return aten.mul(x, hardSigmoid(aten, x)); }},
    {"aten.elu", importElu},
    {"aten.celu", importCelu},
    {"aten.softplus", importSoftplus},
    {"aten.log_sigmoid", importLogSigmoid},
    {"aten.threshold", importThreshold},
    {"aten.hardshrink", importHardshrink},
    {"aten.softshrink", importSoftshrink},
    {"aten.prelu aten._prelu_kernel", importPrelu},
    {"aten.glu", ofRank(1, importGlu)},
    {"aten.rrelu_with_noise_functional", importRandomLeaky, "inference only"},
};

} // namespace sluice::torch
