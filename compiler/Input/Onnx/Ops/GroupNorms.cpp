//===- GroupNorms.cpp - GroupNormalization, MeanVariance, RMS, LRN --------===//
#include "compiler/Input/Onnx/Ops/OtherAxes.h"
#include "compiler/Input/Onnx/Ops/Products.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// A factor or addend of the normalized values and the map that reads it.
struct Affine {
  GraphValue value;
  AffineMap map;
};

/// What is added before values are divided by their deviation.
struct Epsilon {
  double value;
  bool toDeviation = false; // Not to the variance.
};

/// (x - mean) / sqrt(variance + epsilon) over `axes`, times `scale`, plus `bias`, if there are any.
/// Without `center` the mean is not taken off, which is what RMS normalization does.
Value normalize(Node &node, Value source, const Shape &shape, ArrayRef<int64_t> axes, int32_t type,
                Epsilon epsilon, bool center, std::optional<Affine> scale,
                std::optional<Affine> bias) {
  int32_t inner = typeOfSums(type);
  unsigned rank = shape.size();
  SmallVector<int64_t> outer = otherAxes(rank, axes);
  Shape kept = pick(shape, outer);
  OpFoldResult count = node.product(pick(shape, axes));
  AffineMap all = node.ownMap(rank), row = node.loopsMap(rank, outer),
            own = node.ownMap(kept.size());
  Value number = node.host().toInteger(node.value(count));
  number = node.host().convert(number, kInt64, inner);
  auto sum = [](Cell &b, ValueRange x) { return b.add(x[0], x[1]); };
  auto meanOf = [&](Value tensor) {
    return node.generic({node.reduce(tensor, shape, axes, inner, node.constant(inner, 0), sum)},
                        {own}, kept, inner,
                        [&](Cell &b, ValueRange x) { return b.div(x[0], number); });
  };
  Value value = source;
  if (inner != type)
    value = node.generic({source}, {all}, shape, inner,
                         [&](Cell &b, ValueRange x) { return b.convert(x[0], type, inner); });
  if (center)
    value = node.generic({value, meanOf(value)}, {all, row}, shape, inner,
                         [](Cell &b, ValueRange x) { return b.sub(x[0], x[1]); });
  Value squares = node.generic({value}, {all}, shape, inner,
                               [](Cell &b, ValueRange x) { return b.mul(x[0], x[0]); });
  SmallVector<Value> operands{value, meanOf(squares)};
  SmallVector<AffineMap> maps{all, row};
  for (auto *part : {&scale, &bias})
    if (*part) {
      operands.push_back(node.tensor((*part)->value));
      maps.push_back((*part)->map);
    }
  return node.generic(operands, maps, shape, type, [&](Cell &b, ValueRange x) {
    Value little = b.number(x[1].getType(), epsilon.value);
    Value deviation;
    if (epsilon.toDeviation)
      deviation = b.add(b.sqrt(x[1]), little);
    else
      deviation = b.sqrt(b.add(x[1], little));
    Value y = b.div(x[0], deviation);
    unsigned next = 2;
    if (scale)
      y = b.mul(y, b.convert(x[next++], scale->value.type, inner));
    if (bias)
      y = b.add(y, b.convert(x[next], bias->value.type, inner));
    return b.convert(y, inner, type);
  });
}

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
    SLUICE_TRY(node.requireEqual(node.in(i).shape[0], perGroup ? number(groups) : input.shape[1],
                                 "GroupNormalization: input " + Twine(i) +
                                     " does not have a number for each " +
                                     (perGroup ? "group" : "channel")));
  }
  OpFoldResult inGroup = node.floorDiv(channels, number(groups));
  SLUICE_TRY(node.requireEqual(channels, node.mul(inGroup, number(groups)),
                               "GroupNormalization: num_groups does not divide the channels"));
  Shape split{input.shape[0], number(groups), inGroup};
  split.append(input.shape.begin() + 2, input.shape.end());
  unsigned rank = split.size();
  auto affine = [&](unsigned i) {
    GraphValue &value = node.in(i);
    if (perGroup)
      return Affine{value, node.loopsMap(rank, {1})};
    Shape shape{number(groups), inGroup};
    return Affine{GraphValue{node.reshape(node.tensor(i), value.shape, shape), std::nullopt,
                             value.type, shape},
                  node.loopsMap(rank, {1, 2})};
  };
  SmallVector<int64_t> axes = llvm::to_vector(llvm::seq<int64_t>(2, rank));
  Value result =
      normalize(node, node.reshape(node.tensor(0), input.shape, split), split, axes, input.type,
                Epsilon{node.attribute("epsilon", 1e-5f)}, true, affine(1), affine(2));
  return node.set(0, node.reshape(result, split, input.shape), input.type, input.shape);
}

LogicalResult importMeanVariance(Node &node, GraphValue &input) {
  SmallVector<int64_t> axes = node.integers("axes");
  if (axes.empty())
    axes = {0, 2, 3};
  SLUICE_TRY(node.normalizeAxes(axes, input.rank()));
  llvm::sort(axes);
  return node.set(0,
                  normalize(node, node.tensor(0), input.shape, axes, input.type,
                            Epsilon{1e-9, true}, true, std::nullopt, std::nullopt),
                  input.type, input.shape);
}

LogicalResult importRmsNorm(Node &node, GraphValue &input) {
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", -1), input.rank()));
  if (!node.has(1) || node.in(1).rank() > input.rank())
    return node.opError() << "the scale is missing or has too many dimensions";
  // The scale broadcasts against the last dimensions; those of size 1 are left out of its map.
  GraphValue scale = node.in(1);
  SmallVector<int64_t> dims;
  Shape kept;
  for (auto [i, size] : llvm::enumerate(scale.shape))
    if (staticSize(size) != 1) {
      dims.push_back(input.rank() - scale.rank() + i);
      kept.push_back(size);
      SLUICE_TRY(node.requireEqual(size, input.shape[dims.back()],
                                   "RMSNormalization: the scale does not fit to the input"));
    }
  scale.tensor = node.reshape(node.tensor(1), scale.shape, kept);
  scale.shape = kept;
  SmallVector<int64_t> axes = llvm::to_vector(llvm::seq<int64_t>(axis, input.rank()));
  return node.set(0,
                  normalize(node, node.tensor(0), input.shape, axes, input.type,
                            Epsilon{node.attribute("epsilon", 1e-5f)}, false,
                            Affine{scale, node.loopsMap(input.rank(), dims)}, std::nullopt),
                  input.type, input.shape);
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
  Shape low(rank, builder.getIndexAttr(0)), high = low;
  low[1] = builder.getIndexAttr((size - 1) / 2);
  high[1] = builder.getIndexAttr(size / 2);
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
  Value zero = node.fill(node.constant(type, 0), input.shape, type),
        window = node.empty({builder.getIndexAttr(size)}, type);
  Value squares = node.accumulate(
      {padded, window}, zero, {map(in), map(builder.getAffineDimExpr(rank)), map(out)},
      [](Cell &b, ValueRange x) { return b.add(x[2], b.mul(x[0], x[0])); });
  AffineMap all = node.ownMap(rank);
  return node.setGeneric(0, {node.tensor(0), squares}, {all, all}, input.shape, type,
                         [&](Cell &b, ValueRange x) {
                           Value base = b.add(b.mul(x[1], alpha / size), bias);
                           return b.div(x[0], b.pow(base, b.number(base.getType(), beta)));
                         });
}

} // namespace

const OperatorTable groupNormOperators = {{"GroupNormalization", 18, importGroupNorm},
                                          {"MeanVarianceNormalization", 9, importMeanVariance},
                                          {"RMSNormalization", 23, importRmsNorm},
                                          {"LRN", 1, importLrn}};

} // namespace sluice::onnx
