//===- Normalization.cpp - norms, softmax and losses ----------------------===//
// Rows are reduced and scaled by plain generics over the same loops; dispatch formation makes one
// kernel of them.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Products.h"

namespace sluice::onnx {
namespace {

Value sum(Cell &b, ValueRange x) { return b.add(x[0], x[1]); }

/// The number of elements in dimensions `axes`, as a float.
Value countOf(Node &node, const Shape &shape, ArrayRef<int64_t> axes, int32_t type) {
  Value count = node.host().toInteger(node.value(node.product(pick(shape, axes))));
  return node.host().convert(count, kInt64, type);
}

/// f16 and bf16 compute in f32.
Value widened(Node &node, Value value, const Shape &shape, int32_t type) {
  if (typeOfSums(type) == type)
    return value;
  return node.generic(
      {value}, {node.ownMap(shape.size())}, shape, typeOfSums(type),
      [&](Cell &b, ValueRange x) { return b.convert(x[0], type, typeOfSums(type)); });
}

/// Softmax, or its logarithm, of `value` along `axes`. f16 and bf16 are computed in f32.
Value softmax(Node &node, Value value, const Shape &shape, ArrayRef<int64_t> axes, int32_t type,
              bool logarithm) {
  int32_t inner = typeOfSums(type);
  unsigned rank = shape.size();
  value = widened(node, value, shape, type);
  AffineMap identity = node.ownMap(rank), row = node.loopsMap(rank, otherAxes(rank, axes));
  Value max = node.reduce(value, shape, axes, inner, node.constant(inner, -INFINITY),
                          [](Cell &b, ValueRange x) { return b.max(x[0], x[1]); });
  auto exponential = [](Cell &b, ValueRange x) { return b.exp(b.sub(x[0], x[1])); };
  Value exp = node.generic({value, max}, {identity, row}, shape, inner, exponential);
  Value total = node.reduce(exp, shape, axes, inner, node.constant(inner, 0), sum);
  if (logarithm)
    return node.generic({value, max, total}, {identity, row, row}, shape, type,
                        [&](Cell &b, ValueRange x) {
                          Value shifted = b.sub(x[0], x[1]);
                          return b.convert(b.sub(shifted, b.log(x[2])), inner, type);
                        });
  return node.generic({exp, total}, {identity, row}, shape, type, [&](Cell &b, ValueRange x) {
    return b.convert(b.div(x[0], x[1]), inner, type);
  });
}

template <bool logarithm> LogicalResult importSoftmax(Node &node, GraphValue &input) {
  SLUICE_TRY(node.check({{kFloats, 0, kAnyRank}}));
  bool flattens = node.opset() < 13;
  int64_t raw = node.attribute("axis", int64_t(flattens ? 1 : -1));
  if (flattens && raw == input.rank())
    return node.opError() << "axis " << raw << " leaves nothing to reduce";
  auto axis = SLUICE_TRY(node.normalizeAxis(raw, input.rank()));
  // Before opset 13 all dimensions from the axis on were one.
  SmallVector<int64_t> axes{axis};
  if (flattens)
    axes = countUp(axis, input.rank());
  return node.set(0, softmax(node, node.tensor(0), input.shape, axes, input.type, logarithm),
                  input.type, input.shape);
}

/// 1 at the first largest element.
LogicalResult importHardmax(Node &node, Compose &onnx) {
  GraphValue x = onnx.in(0);
  auto axis = SLUICE_TRY(node.axis(node.opset() < 13 ? 1 : -1));
  GraphValue first = onnx("ArgMax", {x}, {{"axis", axis}, {"keepdims", 1}});
  Shape along(x.rank(), node.fixed(1));
  along[axis] = x.shape[axis];
  GraphValue places = onnx.reshaped(onnx.range(x.shape[axis]), along);
  return onnx.set(0, onnx.cast(onnx.equal(places, first), x.type));
}

/// A factor or addend of the normalized values and the map that reads it.
struct Affine {
  GraphValue value;
  AffineMap map;
};

/// Input `input`, if it is there, along the last dimensions of input 0, to which it broadcasts.
FailureOr<std::optional<Affine>> alongLast(Node &node, unsigned input) {
  if (!node.has(input))
    return std::optional<Affine>();
  GraphValue &factor = node.in(input), &x = node.in(0);
  if (factor.rank() > x.rank())
    return node.opError() << "input " << input << " has " << factor.rank()
                          << " dimensions, the first " << x.rank();
  SmallVector<AffineExpr> exprs;
  for (auto [d, size] : llvm::enumerate(factor.shape)) {
    int64_t dim = x.rank() - factor.rank() + d;
    bool isOne = staticSize(size) == 1;
    exprs.push_back(isOne ? node.builder.getAffineConstantExpr(0)
                          : node.builder.getAffineDimExpr(dim));
    if (!isOne)
      SLUICE_TRY(node.requireSame(size, x.shape[dim],
                                  "input " + Twine(input) + " does not fit to the first"));
  }
  return std::optional(
      Affine{factor, AffineMap::get(x.rank(), 0, exprs, node.builder.getContext())});
}

Value inverseDeviation(Cell &b, Value variance, double epsilon) {
  return b.div(b.number(variance.getType(), 1), b.sqrt(b.add(variance, epsilon)));
}

struct Normalized {
  Value result, mean,
      scale; ///< The last is what values minus the mean are multiplied by.
};

/// (x - mean) / sqrt(variance + epsilon) over `axes`, times `scale`, plus `bias`, if there are any.
/// Without `center` the mean is not taken off, which is what RMS normalization does; `ofDeviation`:
/// epsilon is added to the deviation instead.
Normalized normalize(Node &node, Value source, const Shape &shape, ArrayRef<int64_t> axes,
                     int32_t type, double epsilon, std::optional<Affine> factor = {},
                     std::optional<Affine> addend = {}, bool center = true,
                     bool ofDeviation = false) {
  int32_t inner = typeOfSums(type);
  unsigned rank = shape.size();
  SmallVector<int64_t> outer = otherAxes(rank, axes);
  Shape kept = pick(shape, outer);
  AffineMap all = node.ownMap(rank), row = node.loopsMap(rank, outer);
  Value count = countOf(node, shape, axes, inner), value = widened(node, source, shape, type), mean;
  auto meanOf = [&](Value x) {
    return node.generic({node.reduce(x, shape, axes, inner, node.constant(inner, 0), sum)}, {},
                        kept, inner, [&](Cell &b, ValueRange x) { return b.div(x[0], count); });
  };
  SmallVector<Value> operands{value};
  SmallVector<AffineMap> maps{all};
  if (center) {
    mean = meanOf(value);
    operands.push_back(mean);
    maps.push_back(row);
  }
  auto centered = [&](Cell &b, ValueRange x) -> Value { return center ? b.sub(x[0], x[1]) : x[0]; };
  Value squares = node.generic(operands, maps, shape, inner, [&](Cell &b, ValueRange x) {
    Value d = centered(b, x);
    return b.mul(d, d);
  });
  Value scale = node.generic({meanOf(squares)}, {}, kept, inner, [&](Cell &b, ValueRange x) {
    if (ofDeviation)
      return b.div(b.number(x[0].getType(), 1), b.add(b.sqrt(x[0]), epsilon));
    return inverseDeviation(b, x[0], epsilon);
  });
  operands.push_back(scale);
  maps.push_back(row);
  for (auto *part : {&factor, &addend})
    if (*part) {
      operands.push_back(node.tensor((*part)->value));
      maps.push_back((*part)->map);
    }
  Value result = node.generic(operands, maps, shape, type, [&](Cell &b, ValueRange x) {
    unsigned next = center ? 2 : 1;
    Value y = b.mul(centered(b, x), x[next++]);
    if (factor)
      y = b.mul(y, b.convert(x[next++], factor->value.type, inner));
    if (addend)
      y = b.add(y, b.convert(x[next], addend->value.type, inner));
    return b.convert(y, inner, type);
  });
  return {result, mean, scale};
}

/// LayerNormalization, or RMSNormalization, which takes no mean off.
template <bool center> LogicalResult importLayerNorm(Node &node, GraphValue &input) {
  auto axis = SLUICE_TRY(node.axis(-1));
  auto axes = countUp(axis, input.rank());
  auto factor = SLUICE_TRY(alongLast(node, 1)), addend = SLUICE_TRY(alongLast(node, 2));
  if (!center && !factor)
    return node.opError() << "the scale is missing";
  auto [result, mean, scale] = normalize(node, node.tensor(0), input.shape, axes, input.type,
                                         node.attribute("epsilon", 1e-5f), factor, addend, center);
  node.set(0, result, input.type, input.shape);
  Shape kept = pick(input.shape, otherAxes(input.rank(), axes)), ones = input.shape;
  for (int64_t a : axes)
    ones[a] = node.fixed(1);
  for (auto [i, value] : {std::pair(1, mean), {2, scale}})
    if (node.wants(i))
      node.set(i, node.reshape(value, kept, ones), typeOfSums(input.type), ones);
  return success();
}

/// Mean and variance are those of the batch; results 1 and 2 are the running ones of the inputs,
/// moved towards them.
LogicalResult importTrainingBatchNorm(Node &node, double epsilon) {
  Compose onnx(node);
  GraphValue x = onnx.in(0);
  SmallVector<int64_t> others{0};
  llvm::append_range(others, llvm::seq<int64_t>(2, x.rank()));
  int32_t type = x.type, inner = typeOfSums(type);
  x = onnx.cast(x, inner);
  auto mean = [&](const GraphValue &value) {
    return onnx.reduce("ReduceMean", value, others, true);
  };
  GraphValue average = mean(x);
  GraphValue apart = onnx.sub(x, average), variance = mean(onnx.mul(apart, apart));
  auto perChannel = [&](unsigned input) {
    Shape shape(x.rank(), node.fixed(1));
    shape[1] = node.in(input).shape[0];
    return onnx.reshaped(onnx.cast(node.in(input), inner), shape);
  };
  for (unsigned i = 1; i <= 4; ++i)
    if (!node.has(i) || node.in(i).rank() != 1)
      return node.error() << "BatchNormalization: input " << i << " must be a vector";
  GraphValue deviation = onnx("Sqrt", {onnx.add(variance, epsilon)});
  GraphValue y = onnx.add(onnx.mul(onnx.div(apart, deviation), perChannel(1)), perChannel(2));
  SLUICE_TRY(onnx.set(0, onnx.cast(y, type)));
  double momentum = node.attribute("momentum", 0.9f);
  for (unsigned i : {1, 2}) {
    if (!node.wants(i))
      continue;
    const GraphValue &now = i == 1 ? average : variance;
    GraphValue before = onnx.cast(node.in(2 + i), inner),
               moved = onnx.add(onnx.scaled(before, momentum),
                                onnx.scaled(onnx.reshaped(now, before.shape), 1 - momentum));
    SLUICE_TRY(onnx.set(i, onnx.cast(moved, node.in(2 + i).type)));
  }
  return success();
}

LogicalResult importBatchNorm(Node &node, GraphValue &input) {
  double epsilon = node.attribute("epsilon", 1e-5f);
  // The attribute is_test of opset 6 and below does not matter: with one output, a model is not
  // being trained.
  if (input.rank() < 2)
    return node.opError() << "needs an input of rank 2 or more";
  if (node.attribute("training_mode", 0))
    return importTrainingBatchNorm(node, epsilon);
  if (node.opset() < 14 && node.wants(1))
    return node.opError() << "training mode is not supported before opset 14";
  int32_t type = input.type, inner = typeOfSums(type);
  unsigned rank = input.rank();
  // y = x * a + b with a, b of the channel, which constant evaluation computes at compile time.
  // Without `spatial` (opset 8 and below) they are of each position in all dimensions but the
  // batch.
  bool spatial = node.opset() >= 9 || node.attribute("spatial", 1);
  SmallVector<int64_t> along = countUp(1, spatial ? 2 : rank);
  for (unsigned i = 1; i <= 4; ++i) {
    if (node.in(i).rank() != int64_t(along.size()))
      return node.opError() << "input " << i << " must have rank " << along.size() << ", has "
                            << node.in(i).rank();
    for (int64_t d : along)
      SLUICE_TRY(node.requireSame(node.in(i).shape[d - 1], input.shape[d],
                                  "sizes of input " + Twine(i) + " differ from those of input 0"));
  }
  Shape channel = node.in(1).shape;
  AffineMap one = node.ownMap(channel.size()), perChannel = node.loopsMap(rank, along);
  auto at = [&](Cell &b, Value x, unsigned i) { return b.convert(x, node.in(i).type, inner); };
  Value a = node.generic(
      {node.tensor(1), node.tensor(4)}, {one, one}, channel, inner, [&](Cell &b, ValueRange x) {
        return b.mul(at(b, x[0], 1), inverseDeviation(b, at(b, x[1], 4), epsilon));
      });
  Value shift = node.generic(
      {node.tensor(2), node.tensor(3), a}, {one, one, one}, channel, inner,
      [&](Cell &b, ValueRange x) { return b.sub(at(b, x[0], 2), b.mul(at(b, x[1], 3), x[2])); });
  return node.setGeneric(0, {node.tensor(0), a, shift}, {node.ownMap(rank), perChannel, perChannel},
                         input.shape, type, [&](Cell &b, ValueRange x) {
                           Value y = b.mul(b.convert(x[0], type, inner), x[1]);
                           return b.convert(b.add(y, x[2]), inner, type);
                         });
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

//===----------------------------------------------------------------------===//
// Losses
//===----------------------------------------------------------------------===//

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
  GraphValue losses = onnx("Neg", {onnx("Squeeze", {likelihood, onnx.integers({1})})});
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

//===----------------------------------------------------------------------===//
// GroupNormalization, MeanVariance, LRN
//===----------------------------------------------------------------------===//

LogicalResult importGroupNorm(Node &node, GraphValue &input) {
  int64_t groups = node.attribute("num_groups", 0);
  if (input.rank() < 2 || groups <= 0 || !node.has(1) || !node.has(2))
    return node.opError() << "needs channels, a positive num_groups, scale and bias";
  auto number = [&](int64_t value) -> OpFoldResult { return node.fixed(value); };
  bool perGroup = node.opset() < 21; // Since opset 21 factors are per channel.
  OpFoldResult channels = input.shape[1];
  for (unsigned i : {1, 2}) {
    if (node.in(i).rank() != 1)
      return node.opError() << "input " << i << " must be a vector";
    if (!perGroup && !staticSize(channels))
      channels = node.in(i).shape[0];
    SLUICE_TRY(node.requireSame(node.in(i).shape[0], perGroup ? number(groups) : input.shape[1],
                                "input " + Twine(i) + " does not have a number for each " +
                                    (perGroup ? "group" : "channel")));
  }
  OpFoldResult inGroup = node.floorDiv(channels, number(groups));
  SLUICE_TRY(node.requireSame(channels, node.mul(inGroup, number(groups)),
                              "num_groups does not divide the channels"));
  Shape split{input.shape[0], number(groups), inGroup};
  split.append(input.shape.begin() + 2, input.shape.end());
  unsigned rank = split.size();
  auto affine = [&](unsigned i) {
    GraphValue &value = node.in(i);
    if (perGroup)
      return Affine{value, node.loopsMap(rank, {1})};
    Shape shape{number(groups), inGroup};
    return Affine{GraphValue{node.reshape(node.tensor(i), value.shape, shape), value.type, shape},
                  node.loopsMap(rank, {1, 2})};
  };
  Value result =
      normalize(node, node.reshape(node.tensor(0), input.shape, split), split, countUp(2, rank),
                input.type, node.attribute("epsilon", 1e-5f), affine(1), affine(2))
          .result;
  return node.set(0, node.reshape(result, split, input.shape), input.type, input.shape);
}

LogicalResult importInstanceNorm(Node &node, GraphValue &input) {
  SLUICE_TRY(node.check({{kAnything, 3, kAnyRank}, {kAnything, 1}, {kAnything, 1}}));
  for (unsigned i : {1, 2})
    SLUICE_TRY(
        node.requireSame(node.in(i).shape[0], input.shape[1],
                         "input " + Twine(i) + " does not have one number for each channel"));
  AffineMap channel = node.loopsMap(input.rank(), {1});
  Value result = normalize(node, node.tensor(0), input.shape, countUp(2, input.rank()), input.type,
                           node.attribute("epsilon", 1e-5f), Affine{node.in(1), channel},
                           Affine{node.in(2), channel})
                     .result;
  return node.set(0, result, input.type, input.shape);
}

LogicalResult importMeanVariance(Node &node, GraphValue &input) {
  SmallVector<int64_t> axes = node.integers("axes");
  if (axes.empty())
    axes = {0, 2, 3};
  SLUICE_TRY(node.normalizeAxes(axes, input.rank()));
  llvm::sort(axes);
  Value result = normalize(node, node.tensor(0), input.shape, axes, input.type, 1e-9, {}, {},
                           /*center=*/true, /*ofDeviation=*/true)
                     .result;
  return node.set(0, result, input.type, input.shape);
}

/// x / (bias + alpha / size * sum of the squares of neighbouring channels) ^ beta
LogicalResult importLrn(Node &node, GraphValue &input) {
  int64_t size = node.attribute("size", 1);
  int32_t type = input.type;
  unsigned rank = input.rank(), loops = rank + 1;
  if (rank < 2 || size < 1 || !isFloat(type))
    return node.opError() << "needs floats of rank 2 or more and a positive size";
  double alpha = node.attribute("alpha", 1e-4f), beta = node.attribute("beta", 0.75f),
         bias = node.attribute("bias", 1.0f);
  OpBuilder &builder = node.builder;
  Shape low(rank, node.fixed(0)), high = low;
  low[1] = node.fixed((size - 1) / 2);
  high[1] = node.fixed(size / 2);
  Value padded = node.pad(node.tensor(0), low, high, node.constant(type, 0));
  // One more loop runs over the neighbours.
  SmallVector<AffineExpr> out, in;
  for (unsigned i = 0; i < rank; ++i)
    out.push_back(builder.getAffineDimExpr(i));
  in = out;
  in[1] = in[1] + builder.getAffineDimExpr(rank);
  auto map = [&](ArrayRef<AffineExpr> exprs) {
    return AffineMap::get(loops, 0, exprs, builder.getContext());
  };
  Value window = node.empty({node.fixed(size)}, type);
  Value squares =
      node.accumulate({padded, window}, node.filled(0, input.shape, type),
                      {map(in), map(builder.getAffineDimExpr(rank)), map(out)},
                      [](Cell &b, ValueRange x) { return b.add(x[2], b.mul(x[0], x[0])); });
  AffineMap all = node.ownMap(rank);
  return node.setGeneric(0, {node.tensor(0), squares}, {all, all}, input.shape, type,
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
    {"LRN", 1, importLrn},
};

} // namespace sluice::onnx
