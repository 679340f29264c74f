//===- Normalization.cpp - softmax, and zero mean and unit variance -------===//
#include "compiler/Input/Torch/Aten.h"
#include "compiler/Input/Torch/Ops/Named.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// self, dim, then a dtype or "half to float"
template <Named op, bool hasType> GraphValue importSoftmax(Aten &aten, GraphValue x) {
  int64_t axis = aten.axis(1, x.rank());
  x = aten.cast(x, hasType                  ? aten.dtype(2, Aten::floating(x.type))
                   : aten.boolean(2, false) ? int32_t(kFloat)
                                            : x.type);
  if (x.rank() > 0)
    return aten.onnx(op.text, {x}, {{"axis", axis}});
  GraphValue result = aten.onnx(op.text, {aten.reshaped(x, {aten.fixed(1)})}, {{"axis", 0}});
  return aten.squeezed(result, 0);
}

/// Narrow floats are normalized in f32.
int32_t wide(int32_t type) { return type == kDouble ? type : int32_t(kFloat); }

GraphValue inverseRoot(Aten &aten, const GraphValue &variance, double eps) {
  return aten.onnx("Reciprocal", aten.onnx("Sqrt", aten.add(variance, eps)));
}

struct Moments {
  GraphValue mean, rstd, normalized; ///< The first two with reduced dimensions of size 1.
  GraphValue variance;
};

Moments normalize(Aten &aten, GraphValue x, ArrayRef<int64_t> axes, double eps) {
  Moments m;
  m.mean = aten.reduce("ReduceMean", x, axes, true);
  GraphValue centred = aten.sub(x, m.mean);
  m.variance = aten.reduce("ReduceMean", aten.mul(centred, centred), axes, true);
  m.rstd = inverseRoot(aten, m.variance, eps);
  m.normalized = aten.mul(centred, m.rstd);
  return m;
}

/// A result; mean and 1 / deviation without `axes` too, where they are asked for.
LogicalResult setWithMoments(Aten &aten, GraphValue result, const Moments &m,
                             ArrayRef<int64_t> axes) {
  if (aten.results.size() == 1)
    return aten.set(0, result);
  return aten.setAll({result, aten.squeezed(m.mean, axes), aten.squeezed(m.rstd, axes)});
}

GraphValue scaleAndShift(Aten &aten, GraphValue x, GraphValue weight, GraphValue bias) {
  if (weight.exists())
    x = aten.mul(x, aten.cast(weight, x.type));
  return bias.exists() ? aten.add(x, aten.cast(bias, x.type)) : x;
}

/// A vector of one value for each channel, for tensors of `rank` dimensions of which the second
/// counts channels.
GraphValue perChannel(Aten &aten, GraphValue x, int64_t rank) {
  if (!x.exists() || rank < 2 || !aten.ok())
    return x;
  Shape shape = x.shape;
  shape.append(rank - 2, aten.fixed(1));
  return aten.reshaped(x, shape);
}

GraphValue scaleChannels(Aten &aten, const GraphValue &x, const GraphValue &weight,
                         const GraphValue &bias) {
  return scaleAndShift(aten, x, perChannel(aten, weight, x.rank()),
                       perChannel(aten, bias, x.rank()));
}

/// input, normalized_shape, weight, bias, eps; also mean and 1 / deviation if asked for.
GraphValue importLayerNorm(Aten &aten, GraphValue x) {
  int64_t type = x.type, count = aten.sizes(1).size(), first = x.rank() - count;
  if (first < 0 || count == 0)
    return aten.fail("normalizes over " + Twine(count) + " dimensions of " + Twine(x.rank()));
  double eps = aten.real(4, 1e-5);
  bool moments = aten.isUsed(1) || aten.isUsed(2);
  if (!moments && aten.operand(2).exists() && aten.operand(2).type == type)
    return aten.onnx("LayerNormalization", {x, aten.operand(2), aten.operand(3)},
                     {{"axis", first}, {"epsilon", float(eps)}});
  auto axes = llvm::to_vector(llvm::seq<int64_t>(first, x.rank()));
  Moments m = normalize(aten, aten.cast(x, wide(type)), axes, eps);
  if (moments && (failed(aten.set(1, m.mean)) || failed(aten.set(2, m.rstd))))
    return {};
  return aten.cast(scaleAndShift(aten, m.normalized, aten.operand(2), aten.operand(3)), type);
}

/// x / sqrt(mean of squares): input, normalized_shape, weight, eps
GraphValue importRmsNorm(Aten &aten, GraphValue x) {
  int64_t first = x.rank() - int64_t(aten.sizes(1).size());
  if (first < 0)
    return aten.fail("normalizes over more dimensions than there are");
  GraphValue w = aten.cast(x, wide(x.type));
  double eps = aten.real(3, x.type == kDouble ? 2.220446049250313e-16 : 1.1920928955078125e-07);
  auto axes = llvm::to_vector(llvm::seq<int64_t>(first, x.rank()));
  GraphValue mean = aten.reduce("ReduceMean", aten.mul(w, w), axes, true);
  GraphValue rstd = inverseRoot(aten, mean, eps);
  if (aten.results.size() > 1 && failed(aten.set(1, rstd)))
    return {};
  return aten.cast(scaleAndShift(aten, aten.mul(w, rstd), aten.operand(2), {}), x.type);
}

/// Groups of neighbouring channels, each with what is at all positions, normalized.
LogicalResult groupNorm(Aten &aten, OpFoldResult groups, GraphValue weight, GraphValue bias,
                        double eps) {
  GraphValue x = aten.operand(0);
  if (x.rank() < 2 || !aten.ok())
    return aten.fail("needs a tensor of rank 2 or more");
  OpFoldResult inGroup =
      aten.node.floorDiv(aten.node.product(ArrayRef(x.shape).drop_front()), groups);
  GraphValue rows = aten.reshaped(aten.cast(x, wide(x.type)), {x.shape[0], groups, inGroup});
  Moments m = normalize(aten, rows, 2, eps);
  GraphValue result = scaleChannels(aten, aten.reshaped(m.normalized, x.shape), weight, bias);
  return setWithMoments(aten, aten.cast(result, x.type), m, 2);
}
/// input, weight, bias, N, C, HxW, group, eps
LogicalResult importNativeGroupNorm(Aten &aten) {
  return groupNorm(aten, aten.size(6), aten.operand(1), aten.operand(2), aten.real(7, 1e-5));
}
/// input, groups, weight, bias, eps
LogicalResult importGroupNorm(Aten &aten) {
  return groupNorm(aten, aten.size(1), aten.operand(2), aten.operand(3), aten.real(4, 1e-5));
}

/// Each channel by statistics that are given.
LogicalResult byStatistics(Aten &aten, GraphValue mean, GraphValue variance, double eps) {
  GraphValue x = aten.operand(0);
  GraphValue rstd = inverseRoot(aten, variance, eps);
  // One factor and one summand for each channel.
  GraphValue weight = aten.operand(1), bias = aten.operand(2);
  GraphValue factor = weight.exists() ? aten.mul(rstd, aten.cast(weight, rstd.type)) : rstd;
  GraphValue shift = aten.onnx("Neg", aten.mul(aten.cast(mean, factor.type), factor));
  if (bias.exists())
    shift = aten.add(shift, aten.cast(bias, shift.type));
  GraphValue result = scaleChannels(aten, aten.cast(x, factor.type), factor, shift);
  // What is kept for training is empty.
  for (unsigned i = 1; i < aten.results.size(); ++i)
    if (failed(aten.set(i, aten.filled({aten.fixed(0)}, aten.number(factor.type, 0)))))
      return failure();
  return aten.set(0, aten.cast(result, x.type));
}
/// Each channel by its own statistics.
LogicalResult byBatch(Aten &aten, double eps) {
  GraphValue x = aten.operand(0);
  if (x.rank() < 2)
    return aten.fail("needs a tensor of rank 2 or more");
  auto axes = allAxes(x.rank());
  axes.erase(axes.begin() + 1);
  Moments m = normalize(aten, aten.cast(x, wide(x.type)), axes, eps);
  GraphValue result = scaleChannels(aten, m.normalized, aten.operand(1), aten.operand(2));
  return setWithMoments(aten, aten.cast(result, x.type), m, axes);
}
/// input, weight, bias, mean, var, momentum, eps
LogicalResult importNoTraining(Aten &aten) {
  return byStatistics(aten, aten.operand(3), aten.operand(4), aten.real(6, 1e-5));
}
/// input, weight, bias, mean, var, training, momentum, eps
LogicalResult importBatchNorm(Aten &aten) {
  return aten.boolean(5, false)
             ? byBatch(aten, aten.real(7, 1e-5))
             : byStatistics(aten, aten.operand(3), aten.operand(4), aten.real(7, 1e-5));
}
/// input, weight, bias, training, momentum, eps
/// The same; also what the running statistics become: (1 - momentum) * running + momentum * that of
/// the batch.
LogicalResult importFunctionalBatchNorm(Aten &aten, GraphValue x) {
  GraphValue mean = aten.operand(3), variance = aten.operand(4);
  if (failed(importBatchNorm(aten)))
    return failure();
  if (aten.boolean(5, false)) {
    int32_t type = wide(x.type);
    double momentum = aten.real(6, 0.1);
    auto axes = allAxes(x.rank());
    axes.erase(axes.begin() + 1);
    Shape others = x.shape;
    others.erase(others.begin() + 1);
    Moments m = normalize(aten, aten.cast(x, type), axes, 0);
    GraphValue count = aten.cast(aten.integer(aten.node.product(others)), type);
    GraphValue unbiased =
        aten.mul(m.variance, aten.div(count, aten.sub(count, aten.number(type, 1))));
    auto moved = [&](GraphValue running, GraphValue batch) {
      return aten.add(aten.onnx.scaled(aten.cast(running, type), 1 - momentum),
                      aten.onnx.scaled(aten.squeezed(batch, axes), momentum));
    };
    mean = moved(mean, m.mean);
    variance = moved(variance, unbiased);
  }
  return failure(failed(aten.set(3, mean)) || failed(aten.set(4, variance)));
}
LogicalResult importNoStatistics(Aten &aten) { return byBatch(aten, aten.real(5, 1e-5)); }

/// input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps
LogicalResult importInstanceNorm(Aten &aten) {
  GraphValue x = aten.operand(0);
  if (!aten.boolean(5, true))
    return byStatistics(aten, aten.operand(3), aten.operand(4), aten.real(7, 1e-5));
  Moments m = normalize(aten, aten.cast(x, wide(x.type)),
                        llvm::to_vector(llvm::seq<int64_t>(2, x.rank())), aten.real(7, 1e-5));
  return aten.set(
      0, aten.cast(scaleChannels(aten, m.normalized, aten.operand(1), aten.operand(2)), x.type));
}

constexpr AtenEntry kNormalizationOperators[] = {
    {"aten._softmax", importSoftmax<"Softmax", false>},
    {"aten.softmax.int aten._safe_softmax", importSoftmax<"Softmax", true>},
    {"aten._log_softmax", importSoftmax<"LogSoftmax", false>},
    {"aten.log_softmax.int", importSoftmax<"LogSoftmax", true>},
    {"aten.native_layer_norm aten.layer_norm", importLayerNorm},
    {"aten.rms_norm aten._fused_rms_norm", importRmsNorm},
    {"aten.native_group_norm", importNativeGroupNorm},
    {"aten.group_norm", importGroupNorm},
    {"aten._native_batch_norm_legit_no_training", importNoTraining},
    {"aten._native_batch_norm_legit aten.native_batch_norm aten.batch_norm", importBatchNorm,
     "running statistics are not updated"},
    {"aten._native_batch_norm_legit.no_stats", importNoStatistics},
    {"aten._native_batch_norm_legit_functional", importFunctionalBatchNorm},
    {"aten.instance_norm", importInstanceNorm},
};

} // namespace

ArrayRef<AtenEntry> normalizationOperators() { return kNormalizationOperators; }

} // namespace sluice::torch
