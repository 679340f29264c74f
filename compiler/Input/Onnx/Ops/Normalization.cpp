//===- Normalization.cpp - norms, softmax and losses ----------------------===//
// Rows are reduced and scaled over the same loops; dispatch formation makes one kernel of them.
// f16 and bf16 are computed in f32.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Layers.h"

namespace sluice::onnx {

Moments normalize(Compose &onnx, const GraphValue &given, ArrayRef<int64_t> axes, double epsilon,
                  const GraphValue &scale, const GraphValue &bias, bool center) {
  GraphValue x = onnx.cast(given, wideOf(given.type));
  auto meanOf = [&](const GraphValue &value) {
    return onnx.reduce("ReduceMean", value, axes, /*keep=*/true);
  };
  // The difference is computed again each time: no kernel need keep it.
  auto centered = [&](Cell &b, ValueRange v) { return center ? b.sub(v[0], v[1]) : v[0]; };
  Moments m;
  SmallVector<GraphValue> operands{x};
  if (center)
    operands.push_back(m.mean = meanOf(x));
  m.variance = meanOf(onnx.elementwise(operands, x.type, [&](Cell &b, ValueRange v) {
    Value apart = centered(b, v);
    return b.mul(apart, apart);
  }));
  operands.push_back(m.rstd = onnx("Reciprocal", onnx("Sqrt", onnx.add(m.variance, epsilon))));
  for (const GraphValue &part : {scale, bias})
    if (part.exists())
      operands.push_back(part);
  m.normalized = onnx.elementwise(operands, given.type, [&](Cell &b, ValueRange v) {
    auto next = v.begin() + (center ? 2 : 1);
    Value y = b.mul(centered(b, v), *next++);
    if (scale.exists())
      y = b.mul(y, b.convert(*next++, scale.type, x.type));
    if (bias.exists())
      y = b.add(y, b.convert(*next, bias.type, x.type));
    return b.convert(y, x.type, given.type);
  });
  return m;
}

GraphValue scaleAndShift(Compose &onnx, GraphValue x, const GraphValue &scale,
                         const GraphValue &bias) {
  if (scale.exists())
    x = onnx.mul(x, onnx.cast(scale, x.type));
  return bias.exists() ? onnx.add(x, onnx.cast(bias, x.type)) : x;
}

std::pair<GraphValue, GraphValue> byStatistics(Compose &onnx, const GraphValue &scale,
                                               const GraphValue &bias, const GraphValue &mean,
                                               const GraphValue &variance, double epsilon,
                                               int32_t type) {
  GraphValue deviation = onnx("Sqrt", onnx.add(onnx.cast(variance, type), epsilon));
  GraphValue factor = scaleAndShift(onnx, onnx("Reciprocal", deviation), scale, {});
  GraphValue shift = onnx("Neg", onnx.mul(onnx.cast(mean, type), factor));
  return {factor, scaleAndShift(onnx, shift, {}, bias)};
}

namespace {

/// One element of `x` at a time, with those of `rows`, which lack the dimensions `axes`.
GraphValue alongRows(Compose &onnx, GraphValue x, ArrayRef<GraphValue> rows, ArrayRef<int64_t> axes,
                     int32_t type, ScalarBody body) {
  if (!onnx.ok())
    return onnx.standIn();
  Node &node = onnx.node;
  SmallVector<Value> operands{node.tensor(x)};
  SmallVector<AffineMap> maps{node.ownMap(x.rank())};
  for (GraphValue row : rows) {
    operands.push_back(node.tensor(row));
    maps.push_back(node.loopsMap(x.rank(), otherAxes(x.rank(), axes)));
  }
  return node.generic(operands, maps, x.shape, type, body);
}

template <bool logarithm> LogicalResult importSoftmax(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 0, kAnyRank}}));
  GraphValue given = onnx.in(0), x = onnx.cast(given, wideOf(given.type));
  bool flattens = node.opset() < 13;
  int64_t raw = node.attribute("axis", int64_t(flattens ? 1 : -1));
  if (flattens && raw == x.rank())
    return node.opError() << "axis " << raw << " leaves nothing to reduce";
  auto axis = SLUICE_TRY(node.normalizeAxis(raw, x.rank()));
  // Before opset 13 all dimensions from the axis on were one.
  SmallVector<int64_t> axes = countUp(axis, flattens ? x.rank() : axis + 1);
  GraphValue largest = onnx.reduce("ReduceMax", x, axes, false);
  GraphValue powers = alongRows(onnx, x, largest, axes, x.type,
                                [](Cell &b, ValueRange v) { return b.exp(b.sub(v[0], v[1])); });
  GraphValue sum = onnx.reduce("ReduceSum", powers, axes, false);
  if (!logarithm)
    return onnx.set(0, alongRows(onnx, powers, sum, axes, given.type, [&](Cell &b, ValueRange v) {
                      return b.convert(b.div(v[0], v[1]), x.type, given.type);
                    }));
  return onnx.set(0,
                  alongRows(onnx, x, {largest, sum}, axes, given.type, [&](Cell &b, ValueRange v) {
                    return b.convert(b.sub(b.sub(v[0], v[1]), b.log(v[2])), x.type, given.type);
                  }));
}

/// 1 at the first largest element.
LogicalResult importHardmax(Node &node, Compose &onnx) {
  GraphValue given = onnx.in(0), x = given;
  bool flattens = node.opset() < 13; // as in Softmax
  auto axis = SLUICE_TRY(node.axis(flattens ? 1 : -1));
  if (flattens) {
    x = onnx("Flatten", {x}, {{"axis", axis}});
    axis = 1;
  }
  GraphValue first = onnx("ArgMax", {x}, {{"axis", axis}, {"keepdims", 1}});
  GraphValue places = onnx.along(onnx.range(x.shape[axis]), axis, x.rank());
  return onnx.set(0, onnx.reshaped(onnx.cast(onnx.equal(places, first), x.type), given.shape));
}

/// Input `input`, if it is there, where it broadcasts to the last dimensions of input 0: with their
/// sizes or 1, which of them is known at run time only where its own are.
FailureOr<GraphValue> alongLast(Node &node, unsigned input) {
  if (!node.has(input))
    return GraphValue();
  GraphValue &factor = node.in(input), &x = node.in(0);
  if (factor.rank() > x.rank())
    return node.opError() << "input " << input << " has " << factor.rank()
                          << " dimensions, the first " << x.rank();
  Shape sizes = factor.shape, last(x.shape.end() - factor.rank(), x.shape.end());
  std::string message = ("input " + Twine(input) + " does not fit to the first").str();
  for (auto [size, of] : llvm::zip(sizes, last))
    if (staticSize(size).value_or(1) != 1)
      SLUICE_TRY(node.requireSame(size, of, message));
  SLUICE_TRY(node.requireSameShape(SLUICE_TRY(node.broadcast(sizes, last)), last, message));
  Value stretched = node.stretch(node.tensor(factor), sizes, last);
  return GraphValue{stretched, factor.type, sizes};
}

/// LayerNormalization, or RMSNormalization, which takes no mean off.
template <bool center> LogicalResult importLayerNorm(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  auto axis = SLUICE_TRY(node.axis(-1));
  auto scale = SLUICE_TRY(alongLast(node, 1));
  auto bias = SLUICE_TRY(alongLast(node, 2));
  if (!center && !node.has(1))
    return node.opError() << "the scale is missing";
  Moments m = normalize(onnx, x, countUp(axis, x.rank()), node.attribute("epsilon", 1e-5f), scale,
                        bias, center);
  return onnx.setAll({m.normalized, m.mean, m.rstd});
}

/// ONNX Runtime's name of RMSNormalization, in ONNX's own domain. The second result is what numbers
/// are multiplied by.
LogicalResult importSimplifiedNorm(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  auto axis = SLUICE_TRY(node.axis(-1));
  Moments m = normalize(onnx, onnx.cast(x, wideOf(x.type)), countUp(axis, x.rank()),
                        node.attribute("epsilon", 1e-5f), {}, {}, /*center=*/false);
  return onnx.setAll({onnx.mul(onnx.cast(m.normalized, node.in(1).type), onnx.in(1)), m.rstd});
}

/// Mean and variance are those of the batch; results 1 and 2 are the running ones of the inputs,
/// moved towards them.
LogicalResult importTrainingBatchNorm(Node &node, Compose &onnx, double epsilon) {
  GraphValue x = onnx.in(0);
  int32_t wide = wideOf(x.type);
  for (unsigned i = 1; i <= 4; ++i)
    if (!node.has(i) || node.in(i).rank() != 1)
      return node.error() << "BatchNormalization: input " << i << " must be a vector";
  Moments m = normalize(onnx, x, otherAxes(x.rank(), 1), epsilon,
                        onnx.along(onnx.in(1), 1, x.rank()), onnx.along(onnx.in(2), 1, x.rank()));
  double momentum = node.attribute("momentum", 0.9f);
  auto moved = [&](unsigned input, const GraphValue &now) {
    GraphValue before = onnx.in(input);
    GraphValue sum = onnx.add(onnx.scaled(onnx.cast(before, wide), momentum),
                              onnx.scaled(onnx.reshaped(now, before.shape), 1 - momentum));
    return onnx.cast(sum, before.type);
  };
  return onnx.setAll({m.normalized, moved(3, m.mean), moved(4, m.variance)});
}

LogicalResult importBatchNorm(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  double epsilon = node.attribute("epsilon", 1e-5f);
  // The attribute is_test of opset 6 and below does not matter: with one output, a model is not
  // being trained.
  if (x.rank() < 2)
    return node.opError() << "needs an input of rank 2 or more";
  if (node.attribute("training_mode", 0))
    return importTrainingBatchNorm(node, onnx, epsilon);
  if (node.opset() < 14 && node.wants(1))
    return node.opError() << "training mode is not supported before opset 14";
  // Without `spatial` (opset 8 and below) there are statistics for each position in all dimensions
  // but the batch.
  bool spatial = node.opset() >= 9 || node.attribute("spatial", 1);
  SmallVector<int64_t> along = countUp(1, spatial ? 2 : x.rank());
  for (unsigned i = 1; i <= 4; ++i) {
    if (node.in(i).rank() != int64_t(along.size()))
      return node.opError() << "input " << i << " must have rank " << along.size() << ", has "
                            << node.in(i).rank();
    for (int64_t d : along)
      SLUICE_TRY(node.requireSame(node.in(i).shape[d - 1], x.shape[d],
                                  "sizes of input " + Twine(i) + " differ from those of input 0"));
  }
  auto [factor, shift] =
      byStatistics(onnx, onnx.in(1), onnx.in(2), onnx.in(3), onnx.in(4), epsilon, wideOf(x.type));
  if (spatial) {
    factor = onnx.along(factor, 1, x.rank());
    shift = onnx.along(shift, 1, x.rank());
  }
  GraphValue y = scaleAndShift(onnx, onnx.cast(x, factor.type), factor, shift);
  return onnx.set(0, onnx.cast(y, x.type));
}

/// Zeros stay zeros.
LogicalResult importLpNorm(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  auto axis = SLUICE_TRY(node.axis(-1));
  GraphValue size = onnx(node.attribute("p", 2) == 1 ? "ReduceL1" : "ReduceL2",
                         {x, onnx.integers({axis})}, {{"keepdims", 1}});
  GraphValue zero = onnx.number(x.type, 0), none = onnx.equal(size, zero);
  return onnx.set(0, onnx.select(none, zero, onnx.div(x, size)));
}

//===- Losses -------------------------------------------------------------===//

///   t = target[n, d...]; loss[n, d...] = t == ignore_index ? 0 : -weight[t] * x[n, t, d...]
/// "mean" divides the sum by the sum of the weights that took part.
template <bool withSoftmax> LogicalResult importLoss(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 2, kAnyRank}, {kIntegers, 1, kAnyRank}}));
  GraphValue scores = onnx.in(0), target = onnx.cast(onnx.in(1), kInt64), weights = onnx.in(2);
  if (target.rank() != scores.rank() - 1)
    return node.opError() << "needs targets of one rank less than the scores, has ranks "
                          << scores.rank() << " and " << target.rank();
  for (int64_t i = 0; i < target.rank(); ++i)
    SLUICE_TRY(node.requireSame(target.shape[i], scores.shape[i ? i + 1 : 0],
                                "sizes of scores and targets differ"));
  auto reduction = SLUICE_TRY(node.oneOf("reduction", {"mean", "none", "sum"}));
  int32_t type = scores.type;
  GraphValue zero = onnx.number(type, 0);
  if (withSoftmax) {
    scores = onnx("LogSoftmax", {scores}, {{"axis", 1}});
    SLUICE_TRY(onnx.set(1, scores));
  }
  GraphValue likelihood =
      onnx("GatherElements", {scores, onnx.unsqueezed(target, 1)}, {{"axis", 1}});
  GraphValue losses = onnx("Neg", {onnx.squeezed(likelihood, 1)});
  GraphValue factors = weights.exists()
                           ? onnx.gather(weights, target)
                           : onnx("Expand", {onnx.number(type, 1), onnx("Shape", {target})});
  if (weights.exists())
    losses = onnx.mul(losses, factors);
  if (node.find("ignore_index")) {
    GraphValue ignored = onnx.equal(target, node.attribute("ignore_index", 0));
    losses = onnx.select(ignored, zero, losses);
    factors = onnx.select(ignored, zero, factors);
  }
  auto sum = [&](const GraphValue &x) { return onnx.reduce("ReduceSum", x, {}, false); };
  if (reduction == "mean")
    return onnx.set(0, onnx.div(sum(losses), sum(factors)));
  return onnx.set(0, reduction == "sum" ? sum(losses) : losses);
}

//===- GroupNormalization, MeanVariance, LRN ------------------------------===//

LogicalResult importGroupNorm(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  int64_t groups = node.attribute("num_groups", 0);
  if (x.rank() < 2 || groups <= 0 || !node.has(1) || !node.has(2))
    return node.opError() << "needs channels, a positive num_groups, scale and bias";
  bool perGroup = node.opset() < 21; // Since opset 21 factors are per channel.
  OpFoldResult channels = x.shape[1], count = node.fixed(groups);
  for (unsigned i : {1, 2}) {
    if (node.in(i).rank() != 1)
      return node.opError() << "input " << i << " must be a vector";
    if (!perGroup && !staticSize(channels))
      channels = node.in(i).shape[0];
    SLUICE_TRY(node.requireSame(node.in(i).shape[0], perGroup ? count : x.shape[1],
                                "input " + Twine(i) + " does not have a number for each " +
                                    (perGroup ? "group" : "channel")));
  }
  OpFoldResult inGroup = node.floorDiv(channels, count);
  SLUICE_TRY(node.requireSame(channels, node.mul(inGroup, count),
                              "num_groups does not divide the channels"));
  Shape split{x.shape[0], count, inGroup}, ofFactors{count, perGroup ? node.fixed(1) : inGroup};
  split.append(x.shape.begin() + 2, x.shape.end());
  ofFactors.append(x.rank() - 2, node.fixed(1));
  Moments m = normalize(onnx, onnx.reshaped(x, split), countUp(2, split.size()),
                        node.attribute("epsilon", 1e-5f), onnx.reshaped(onnx.in(1), ofFactors),
                        onnx.reshaped(onnx.in(2), ofFactors));
  return onnx.set(0, onnx.reshaped(m.normalized, x.shape));
}

LogicalResult importInstanceNorm(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  SLUICE_TRY(node.check({{kAnything, 3, kAnyRank}, {kAnything, 1}, {kAnything, 1}}));
  for (unsigned i : {1, 2})
    SLUICE_TRY(
        node.requireSame(node.in(i).shape[0], x.shape[1],
                         "input " + Twine(i) + " does not have one number for each channel"));
  Moments m = normalize(onnx, x, countUp(2, x.rank()), node.attribute("epsilon", 1e-5f),
                        onnx.along(onnx.in(1), 1, x.rank()), onnx.along(onnx.in(2), 1, x.rank()));
  return onnx.set(0, m.normalized);
}

/// Epsilon is added to the deviation.
LogicalResult importMeanVariance(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  SmallVector<int64_t> axes = node.integers("axes");
  if (axes.empty())
    axes = {0, 2, 3};
  SLUICE_TRY(node.normalizeAxes(axes, x.rank()));
  GraphValue wide = onnx.cast(x, wideOf(x.type));
  Moments m = normalize(onnx, wide, axes, 0);
  GraphValue deviation = onnx.add(onnx("Sqrt", m.variance), 1e-9);
  return onnx.set(0,
                  onnx.elementwise({wide, m.mean, deviation}, x.type, [&](Cell &b, ValueRange v) {
                    return b.convert(b.div(b.sub(v[0], v[1]), v[2]), wide.type, x.type);
                  }));
}

/// x / (bias + alpha / size * sum of the squares of neighbouring channels) ^ beta
LogicalResult importLrn(Node &node, GraphValue &input) {
  int64_t size = node.attribute("size", 1), rank = input.rank();
  int32_t type = input.type;
  if (rank < 2 || size < 1 || !isFloat(type))
    return node.opError() << "needs floats of rank 2 or more and a positive size";
  double alpha = node.attribute("alpha", 1e-4f), beta = node.attribute("beta", 0.75f),
         bias = node.attribute("bias", 1.0f);
  Shape none(rank, node.fixed(0));
  Value padded = node.pad(node.tensor(0), with(none, 1, node.fixed((size - 1) / 2)),
                          with(none, 1, node.fixed(size / 2)), node.constant(type, 0));
  // One more loop runs over the neighbours.
  SmallVector<AffineExpr> out(node.ownMap(rank).getResults()), in = out;
  in[1] = in[1] + node.loop(rank);
  Value window = node.empty({node.fixed(size)}, type);
  Value squares = node.accumulate(
      {padded, window}, node.filled(0, input.shape, type), node.maps({in, node.loop(rank), out}),
      [](Cell &b, ValueRange x) { return b.add(x[2], b.mul(x[0], x[0])); });
  return node.setGeneric(0, {node.tensor(0), squares}, {}, input.shape, type,
                         [&](Cell &b, ValueRange x) {
                           Value base = b.add(b.mul(x[1], alpha / size), bias);
                           return b.div(x[0], b.pow(base, b.number(base.getType(), beta)));
                         });
}

} // namespace

const OperatorTable normalizationOperators = {
    {"Softmax", 1, importSoftmax<false>},
    {"LogSoftmax", 1, importSoftmax<true>},
    {"Hardmax", 1, importHardmax},
    {"LayerNormalization", 1, importLayerNorm<true>},
    {"BatchNormalization", 1, importBatchNorm},
    {"InstanceNormalization", 1, importInstanceNorm},
    {"LpNormalization", 1, importLpNorm},
    {"NegativeLogLikelihoodLoss", 12, importLoss<false>},
    {"SoftmaxCrossEntropyLoss", 12, importLoss<true>},
    {"GroupNormalization", 18, importGroupNorm},
    {"MeanVarianceNormalization", 9, importMeanVariance},
    {"RMSNormalization", 23, importLayerNorm<false>},
    {"SimplifiedLayerNormalization", 1, importSimplifiedNorm},
    {"LRN", 1, importLrn},
};

} // namespace sluice::onnx
