//===- Activations.cpp - what stands between the layers of a network ------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

GraphValue clip(Aten &aten, const GraphValue &x, double low, double high) {
  return aten.onnx("Clip", {x, aten.number(x.type, low), aten.number(x.type, high)});
}
GraphValue hardSigmoid(Aten &aten, const GraphValue &x) {
  return aten.div(clip(aten, aten.add(x, 3), 0, 6), 6);
}
/// x > 0 ? scale * x : scale * alpha * (exp(x * input_scale) - 1)
GraphValue importElu(Aten &aten, GraphValue x, Or<double, 1.0> alpha, Or<double, 1.0> scale,
                     Or<double, 1.0> inner) {
  GraphValue below =
      aten.scaled(aten.onnx("Elu", {aten.scaled(x, inner)}, {{"alpha", float(1)}}), scale * alpha);
  return aten.select(aten.greater(x, 0), aten.scaled(x, scale), below);
}
/// log(1 + exp(beta * x)) / beta, x itself beyond the threshold.
GraphValue importSoftplus(Aten &aten, GraphValue x, Or<double, 1.0> beta,
                          Or<double, 20.0> threshold) {
  GraphValue scaled = aten.scaled(x, beta);
  GraphValue soft = aten.scaled(aten.onnx("Softplus", scaled), 1 / beta);
  return aten.select(aten.greater(scaled, threshold), x, soft);
}
GraphValue importSoftshrink(Aten &aten, GraphValue x, Or<double, 0.5> lambda) {
  return aten.onnx("Shrink", x, {{"lambd", float(lambda)}, {"bias", float(lambda)}});
}
/// One slope, or one for each channel.
GraphValue importPrelu(Aten &aten, GraphValue x, GraphValue slope) {
  if (slope.rank() == 1 && x.rank() > 2)
    slope = aten.along(slope, 0, x.rank() - 1);
  return aten.onnx("PRelu", {x, slope});
}
/// The first half times the sigmoid of the second.
GraphValue importGlu(Aten &aten, GraphValue x, Axis<-1> axis) {
  OpFoldResult half = aten.node.floorDiv(x.shape[axis], aten.fixed(2));
  GraphValue a = aten.slice(x, axis, aten.fixed(0), half),
             b = aten.slice(x, axis, half, x.shape[axis]);
  return aten.mul(a, aten.onnx("Sigmoid", b));
}
/// Of negative numbers in inference the mean of both slopes.
Results importRandomLeaky(Aten &aten, GraphValue x, GraphValue noise, Or<double, 1.0 / 8> lower,
                          Or<double, 1.0 / 3> upper, Or<bool, false> training) {
  if (training)
    return aten.fail("random slopes, as for training, are not supported");
  return {aten.select(aten.less(x, 0), aten.scaled(x, (lower + upper) / 2), x), noise};
}

} // namespace

const AtenTable activationOperators = {
    {"aten.relu", importPlain<"Relu">},
    {"aten.relu6", [](Aten &aten, GraphValue x) { return clip(aten, x, 0, 6); }},
    {"aten.selu", importPlain<"Selu">},
    {"aten.mish", importPlain<"Mish">},
    {"aten.silu", importPlain<"Swish">},
    {"aten.gelu",
     [](Aten &aten, GraphValue x) {
       return aten.onnx("Gelu", x, {{"approximate", aten.text(1, "none")}});
     }},
    {"aten.leaky_relu",
     [](Aten &aten, GraphValue x, Or<double, 0.01> slope) {
       return aten.select(aten.less(x, 0), aten.mul(x, slope), x);
     }},
    {"aten.hardtanh", [](Aten &aten, GraphValue x, Or<double, -1.0> low,
                         Or<double, 1.0> high) { return clip(aten, x, low, high); }},
    {"aten.hardsigmoid", [](Aten &aten, GraphValue x) { return hardSigmoid(aten, x); }},
    {"aten.hardswish", [](Aten &aten, GraphValue x) { return aten.mul(x, hardSigmoid(aten, x)); }},
    {"aten.elu", importElu},
    {"aten.celu",
     [](Aten &aten, GraphValue x, Or<double, 1.0> alpha) {
       return aten.onnx("Celu", x, {{"alpha", float(alpha)}});
     }},
    {"aten.softplus", importSoftplus},
    {"aten.log_sigmoid",
     [](Aten &aten, GraphValue x) {
       return aten.onnx("Neg", aten.onnx("Softplus", aten.onnx("Neg", x)));
     }},
    {"aten.threshold",
     [](Aten &aten, GraphValue x, LikeSelf threshold, LikeSelf value) {
       return aten.select(aten.greater(x, threshold), x, value);
     }},
    {"aten.hardshrink",
     [](Aten &aten, GraphValue x, Or<double, 0.5> lambda) {
       return aten.select(aten.atMost(aten.onnx("Abs", x), lambda), 0, x);
     }},
    {"aten.softshrink", importSoftshrink},
    {"aten.prelu aten._prelu_kernel", importPrelu},
    {"aten.glu", ofRank(1, importGlu)},
    {"aten.rrelu_with_noise_functional", importRandomLeaky, "inference only"},
};

} // namespace sluice::torch
