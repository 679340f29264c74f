//===- Normalization.cpp - softmax, and zero mean and unit variance -------===//
#include "compiler/Input/Onnx/Ops/Layers.h"
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

using onnx::Moments;
using onnx::normalize;
using onnx::scaleAndShift;

/// self, dim, then a dtype or "half to float"
template <Named op, bool hasType> GraphValue importSoftmax(Aten &aten, GraphValue x, Axis<> axis) {
  x = aten.cast(x, hasType                  ? aten.dtype(2, Aten::floating(x.type))
                   : aten.boolean(2, false) ? int32_t(kFloat)
                                            : x.type);
  GraphValue result = aten.onnx(op.text, {aten.asVector(x)}, {{"axis", axis}});
  return x.rank() ? result : aten.squeezed(result, 0);
}

/// A vector of one value for each channel, for tensors of `rank` dimensions of which the second
/// counts channels.
GraphValue perChannel(Aten &aten, GraphValue x, int64_t rank) {
  return x.exists() && rank >= 2 ? aten.along(aten.asVector(x), 1, rank) : x;
}

GraphValue scaleChannels(Aten &aten, const GraphValue &x, const GraphValue &weight,
                         const GraphValue &bias) {
  return scaleAndShift(aten, x, perChannel(aten, weight, x.rank()),
                       perChannel(aten, bias, x.rank()));
}

/// Also mean and 1 / deviation if asked for.
Results importLayerNorm(Aten &aten, GraphValue x, Shape normalized, GraphValue weight,
                        GraphValue bias, Or<double, 1e-5> epsilon) {
  int64_t count = normalized.size(), first = x.rank() - count;
  if (first < 0 || count == 0)
    return aten.fail("normalizes over " + Twine(count) + " dimensions of " + Twine(x.rank()));
  return aten.onnx.all("LayerNormalization", {x, weight, bias},
                       aten.isUsed(1) || aten.isUsed(2) ? 3 : 1,
                       {{"axis", first}, {"epsilon", float(epsilon)}});
}

/// x / sqrt(mean of squares)
Results importRmsNorm(Aten &aten, GraphValue x, Shape normalized, GraphValue weight) {
  int64_t first = x.rank() - int64_t(normalized.size());
  if (first < 0)
    return aten.fail("normalizes over more dimensions than there are");
  double eps = aten.real(3, x.type == kDouble ? 2.220446049250313e-16 : 1.1920928955078125e-07);
  Moments m = normalize(aten, x, onnx::countUp(first, x.rank()), eps, weight, {},
                        /*center=*/false);
  return {m.normalized, m.rstd};
}

/// `x` as `shape`, normalized over `axes` of that, then channel by channel by operands `weight` and
/// the next one; mean and 1 / deviation without `axes`, where they are asked for.
Results normalizeChannels(Aten &aten, const GraphValue &x, const Shape &shape,
                          ArrayRef<int64_t> axes, unsigned weight, double eps) {
  if (x.rank() < 2)
    return aten.fail("needs a tensor of rank 2 or more");
  // Factors are split as channels are.
  int64_t behind = x.rank() - 2;
  Shape ofFactors(shape.begin() + 1, shape.end() - behind);
  ofFactors.append(behind, aten.fixed(1));
  auto factors = [&](GraphValue given) {
    return given.exists() ? aten.reshaped(aten.asVector(given), ofFactors) : given;
  };
  Moments m = normalize(aten, aten.reshaped(aten.cast(x, wideOf(x.type)), shape), axes, eps,
                        factors(aten.operand(weight)), factors(aten.operand(weight + 1)));
  GraphValue result = aten.reshaped(aten.cast(m.normalized, x.type), x.shape);
  if (aten.op->getNumResults() == 1)
    return result;
  return {result, aten.squeezed(m.mean, axes), aten.squeezed(m.rstd, axes)};
}

/// Groups of neighbouring channels, each with what is at all positions: input, (...,) weight, bias,
/// (...,) groups, eps
template <unsigned groups, unsigned weight, unsigned eps>
Results importGroupNorm(Aten &aten, GraphValue x) {
  OpFoldResult count = aten.size(groups), inGroup = aten.node.floorDiv(x.shape[1], count);
  Shape split{x.shape[0], count, inGroup};
  split.append(x.shape.begin() + 2, x.shape.end());
  return normalizeChannels(aten, x, split, onnx::countUp(2, split.size()), weight,
                           aten.real(eps, 1e-5));
}

/// input, weight, bias, mean, var, (...,) momentum, eps: each channel by statistics that are given.
template <unsigned eps> Results byStatistics(Aten &aten, GraphValue x) {
  auto [factor, shift] = onnx::byStatistics(aten, aten.operand(1), aten.operand(2), aten.operand(3),
                                            aten.operand(4), aten.real(eps, 1e-5), wideOf(x.type));
  GraphValue result = scaleChannels(aten, aten.cast(x, factor.type), factor, shift);
  // What is kept for training is empty.
  SmallVector<GraphValue> results{aten.cast(result, x.type)};
  while (results.size() < aten.op->getNumResults())
    results.push_back(aten.filled({aten.fixed(0)}, factor.type, 0));
  return results;
}
SmallVector<int64_t> allButChannels(int64_t rank) { return onnx::otherAxes(rank, {1}); }
/// Each channel by its own statistics: input, weight, bias, ..., eps
template <unsigned eps> Results byBatch(Aten &aten, GraphValue x) {
  return normalizeChannels(aten, x, x.shape, allButChannels(x.rank()), 1, aten.real(eps, 1e-5));
}
/// input, weight, bias, mean, var, training, momentum, eps
Results importBatchNorm(Aten &aten, GraphValue x) {
  return aten.boolean(5, false) ? byBatch<7>(aten, x) : byStatistics<7>(aten, x);
}
/// The same; also what the running statistics become: (1 - momentum) * running + momentum * that of
/// the batch.
Results importFunctionalBatchNorm(Aten &aten, GraphValue x) {
  GraphValue mean = aten.operand(3), variance = aten.operand(4);
  Results results = importBatchNorm(aten, x);
  if (aten.boolean(5, false)) {
    int32_t type = wideOf(x.type);
    double momentum = aten.real(6, 0.1);
    auto axes = allButChannels(x.rank());
    Moments m = normalize(aten, aten.cast(x, type), axes, 0);
    GraphValue count = aten.cast(aten.integer(aten.node.product(without(x.shape, 1))), type);
    GraphValue unbiased = aten.mul(m.variance, aten.div(count, aten.sub(count, 1)));
    auto moved = [&](GraphValue running, GraphValue batch) {
      return aten.add(aten.scaled(aten.cast(running, type), 1 - momentum),
                      aten.scaled(aten.squeezed(batch, axes), momentum));
    };
    mean = moved(mean, m.mean);
    variance = moved(variance, unbiased);
  }
  results.all.resize(3);
  results.all.append({Argument::tensor(mean), Argument::tensor(variance)});
  return results;
}
/// input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps
Results importInstanceNorm(Aten &aten, GraphValue x) {
  if (!aten.boolean(5, true))
    return byStatistics<7>(aten, x);
  return normalizeChannels(aten, x, x.shape, onnx::countUp(2, x.rank()), 1, aten.real(7, 1e-5));
}

} // namespace

const AtenTable normalizationOperators = {
    {"aten._softmax", importSoftmax<"Softmax", false>},
    {"aten.softmax.int aten._safe_softmax", importSoftmax<"Softmax", true>},
    {"aten._log_softmax", importSoftmax<"LogSoftmax", false>},
    {"aten.log_softmax.int", importSoftmax<"LogSoftmax", true>},
    {"aten.native_layer_norm aten.layer_norm", importLayerNorm},
    {"aten.rms_norm aten._fused_rms_norm", importRmsNorm},
    {"aten.native_group_norm", ofRank(2, importGroupNorm<6, 1, 7>)},
    {"aten.group_norm", ofRank(2, importGroupNorm<1, 2, 4>)},
    {"aten._native_batch_norm_legit_no_training", byStatistics<6>},
    {"aten._native_batch_norm_legit aten.native_batch_norm aten.batch_norm", importBatchNorm,
     "running statistics are not updated"},
    {"aten._native_batch_norm_legit.no_stats", byBatch<5>},
    {"aten._native_batch_norm_legit_functional", importFunctionalBatchNorm},
    {"aten.instance_norm", importInstanceNorm},
};

} // namespace sluice::torch
