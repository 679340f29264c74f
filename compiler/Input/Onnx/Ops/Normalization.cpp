//===- Normalization.cpp - norms and softmax ------------------------------===//
// Rows are reduced and scaled by plain generics over the same loops; dispatch formation makes one
// kernel of them.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/OtherAxes.h"
#include "compiler/Input/Onnx/Ops/Softmax.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

AffineMap dimsMap(Node &node, unsigned loops, ArrayRef<int64_t> dims) {
  SmallVector<AffineExpr> exprs;
  for (int64_t dim : dims)
    exprs.push_back(node.builder.getAffineDimExpr(dim));
  return AffineMap::get(loops, 0, exprs, node.builder.getContext());
}

Shape pick(const Shape &shape, ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [&](int64_t dim) { return shape[dim]; });
}

Value sum(Cell &b, ValueRange x) { return b.add(x[0], x[1]); }

/// The number of elements in dimensions `axes`, as a float.
Value countOf(Node &node, const Shape &shape, ArrayRef<int64_t> axes, int32_t type) {
  Value count = node.host().toInteger(node.value(node.product(pick(shape, axes))));
  return node.host().convert(count, kInt64, type);
}

/// f16 and bf16 compute in f32.
int32_t wide(int32_t type) {
  return type == kFloat16 || type == kBFloat16 ? int32_t(kFloat) : type;
}

Value widened(Node &node, Value value, const Shape &shape, int32_t type) {
  if (wide(type) == type)
    return value;
  return node.generic({value}, {node.builder.getMultiDimIdentityMap(shape.size())}, shape,
                      wide(type),
                      [&](Cell &b, ValueRange x) { return b.convert(x[0], type, wide(type)); });
}

} // namespace

Value softmax(Node &node, Value value, const Shape &shape, ArrayRef<int64_t> axes, int32_t type,
              bool logarithm) {
  int32_t inner = wide(type);
  unsigned rank = shape.size();
  value = widened(node, value, shape, type);
  AffineMap identity = node.builder.getMultiDimIdentityMap(rank),
            row = dimsMap(node, rank, otherAxes(rank, axes));
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

namespace {

template <bool logarithm> LogicalResult importSoftmax(Node &node, GraphValue &input) {
  if (!isFloat(input.type))
    return node.opError() << "element type " << typeName(input.type) << " is not allowed";
  bool flattens = node.opset() < 13;
  int64_t raw = node.attribute("axis", int64_t(flattens ? 1 : -1));
  if (flattens && raw == input.rank())
    return node.opError() << "axis " << raw << " leaves nothing to reduce";
  auto axis = node.normalizeAxis(raw, input.rank());
  if (failed(axis))
    return failure();
  // Before opset 13 all dimensions from the axis on were one.
  SmallVector<int64_t> axes{*axis};
  if (flattens)
    axes = llvm::to_vector(llvm::seq<int64_t>(*axis, input.rank()));
  return node.set(0, softmax(node, node.tensor(0), input.shape, axes, input.type, logarithm),
                  input.type, input.shape);
}

LogicalResult importHardmax(Node &node, GraphValue &input) {
  auto axis =
      node.normalizeAxis(node.attribute("axis", int64_t(node.opset() < 13 ? 1 : -1)), input.rank());
  if (failed(axis))
    return failure();
  int32_t type = input.type;
  unsigned rank = input.rank();
  Value source = node.tensor(0);
  AffineMap identity = node.builder.getMultiDimIdentityMap(rank),
            row = dimsMap(node, rank, otherAxes(rank, {*axis}));
  Shape kept = pick(input.shape, otherAxes(rank, {*axis}));
  Value max = node.reduce(source, input.shape, *axis, type, node.constant(type, -INFINITY),
                          [](Cell &b, ValueRange x) { return b.max(x[0], x[1]); });
  // The first position of the maximum.
  Value positions =
      node.generic({source, max}, {identity, row}, input.shape, kInt64, [&](Cell &b, ValueRange x) {
        Value here = b.toInteger(b.index(*axis));
        Value is = b.equal(x[0], x[1]);
        return b.select(is, here, INT64_MAX);
      });
  Value first = node.reduce(positions, input.shape, *axis, kInt64,
                            node.host().number(node.host().getI64Type(), INT64_MAX),
                            [](Cell &b, ValueRange x) { return b.min(x[0], x[1]); });
  Value result = node.generic({first}, {row}, input.shape, type, [&](Cell &b, ValueRange x) {
    Value here = b.toInteger(b.index(*axis));
    Value is = b.equal(here, x[0]);
    Type t = elementType(b.getContext(), type);
    return b.select(is, b.number(t, 1), b.number(t, 0));
  });
  return node.set(0, result, type, input.shape);
}

/// Mean and variance of `value` over `axes`.
std::pair<Value, Value> moments(Node &node, Value value, const Shape &shape, ArrayRef<int64_t> axes,
                                int32_t type) {
  unsigned rank = shape.size();
  SmallVector<int64_t> outer = otherAxes(rank, axes);
  Shape kept = pick(shape, outer);
  AffineMap identity = node.builder.getMultiDimIdentityMap(rank), row = dimsMap(node, rank, outer),
            keptMap = node.builder.getMultiDimIdentityMap(kept.size());
  Value count = countOf(node, shape, axes, type);
  auto divide = [&](Cell &b, ValueRange x) { return b.div(x[0], count); };
  Value mean = node.generic({node.reduce(value, shape, axes, type, node.constant(type, 0), sum)},
                            {keptMap}, kept, type, divide);
  Value squares =
      node.generic({value, mean}, {identity, row}, shape, type, [](Cell &b, ValueRange x) {
        Value d = b.sub(x[0], x[1]);
        return b.mul(d, d);
      });
  Value variance =
      node.generic({node.reduce(squares, shape, axes, type, node.constant(type, 0), sum)},
                   {keptMap}, kept, type, divide);
  return {mean, variance};
}

Value inverseDeviation(Cell &b, Value variance, double epsilon) {
  Type t = variance.getType();
  Value shifted = b.add(variance, epsilon);
  return b.div(b.number(t, 1), b.sqrt(shifted));
}

LogicalResult importLayerNorm(Node &node, GraphValue &input) {
  auto axis = node.normalizeAxis(node.attribute("axis", -1), input.rank());
  if (failed(axis))
    return failure();
  double epsilon = node.attribute("epsilon", 1e-5f);
  int32_t type = input.type, inner = wide(type);
  unsigned rank = input.rank();
  SmallVector<int64_t> axes = llvm::to_vector(llvm::seq<int64_t>(*axis, rank)),
                       outer = otherAxes(rank, axes);
  Value value = widened(node, node.tensor(0), input.shape, type);
  auto [mean, variance] = moments(node, value, input.shape, axes, inner);
  Shape kept = pick(input.shape, outer), ones = input.shape;
  for (int64_t a : axes)
    ones[a] = node.fixed(1);
  Value scale =
      node.generic({variance}, {node.builder.getMultiDimIdentityMap(kept.size())}, kept, inner,
                   [&](Cell &b, ValueRange x) { return inverseDeviation(b, x[0], epsilon); });
  AffineMap row = dimsMap(node, rank, outer);
  SmallVector<Value> operands{value, mean, scale};
  SmallVector<AffineMap> maps{node.builder.getMultiDimIdentityMap(rank), row, row};
  for (unsigned i = 1; i < 3; ++i) {
    if (!node.has(i))
      continue;
    SmallVector<AffineExpr> exprs;
    GraphValue &factor = node.in(i);
    if (factor.rank() > rank)
      return node.opError() << "input " << i << " has " << factor.rank()
                            << " dimensions, the first " << rank;
    for (auto [d, size] : llvm::enumerate(factor.shape)) {
      unsigned dim = rank - factor.rank() + d;
      exprs.push_back(staticSize(size) == 1 ? node.builder.getAffineConstantExpr(0)
                                            : node.builder.getAffineDimExpr(dim));
      if (staticSize(size) != 1 &&
          failed(node.requireEqual(size, input.shape[dim],
                                   "LayerNormalization: input " + Twine(i) +
                                       " does not fit to the first")))
        return failure();
    }
    operands.push_back(node.tensor(i));
    maps.push_back(AffineMap::get(rank, 0, exprs, node.builder.getContext()));
  }
  Value result = node.generic(operands, maps, input.shape, type, [&](Cell &b, ValueRange x) {
    Value y = b.mul(b.sub(x[0], x[1]), x[2]);
    unsigned next = 3;
    if (node.has(1))
      y = b.mul(y, b.convert(x[next++], node.in(1).type, inner));
    if (node.has(2))
      y = b.add(y, b.convert(x[next], node.in(2).type, inner));
    return b.convert(y, inner, type);
  });
  node.set(0, result, type, input.shape);
  if (node.wants(1))
    node.set(1, node.reshape(mean, kept, ones), inner, ones);
  if (node.wants(2))
    node.set(2, node.reshape(scale, kept, ones), inner, ones);
  return success();
}

/// Mean and variance are those of the batch; results 1 and 2 are the running ones of the inputs,
/// moved towards them.
LogicalResult importTrainingBatchNorm(Node &node, double epsilon) {
  Compose onnx(node);
  GraphValue x = onnx.in(0);
  SmallVector<int64_t> others{0};
  llvm::append_range(others, llvm::seq<int64_t>(2, x.rank()));
  int32_t type = x.type, inner = wide(type);
  x = onnx.cast(x, inner);
  auto mean = [&](const GraphValue &value) {
    return onnx("ReduceMean", {value, onnx.integers(others)}, {{"keepdims", 1}});
  };
  GraphValue average = mean(x);
  if (!onnx.ok())
    return failure();
  GraphValue apart = onnx("Sub", {x, average}), variance = mean(onnx.mul(apart, apart));
  auto perChannel = [&](unsigned input) {
    Shape shape(x.rank(), node.fixed(1));
    shape[1] = node.in(input).shape[0];
    return onnx.reshaped(onnx.cast(node.in(input), inner), shape);
  };
  for (unsigned i = 1; i <= 4; ++i)
    if (!node.has(i) || node.in(i).rank() != 1)
      return node.error() << "BatchNormalization: input " << i << " must be a vector";
  GraphValue deviation = onnx("Sqrt", {onnx.add(variance, onnx.number(inner, epsilon))});
  GraphValue y = onnx.add(onnx.mul(onnx("Div", {apart, deviation}), perChannel(1)), perChannel(2));
  if (failed(onnx.set(0, onnx.cast(y, type))))
    return failure();
  double momentum = node.attribute("momentum", 0.9f);
  for (unsigned i : {1, 2}) {
    if (!node.wants(i))
      continue;
    const GraphValue &now = i == 1 ? average : variance;
    GraphValue before = onnx.cast(node.in(2 + i), inner),
               moved = onnx.add(onnx.scaled(before, momentum),
                                onnx.scaled(onnx.reshaped(now, before.shape), 1 - momentum));
    if (failed(onnx.set(i, onnx.cast(moved, node.in(2 + i).type))))
      return failure();
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
  int32_t type = input.type, inner = wide(type);
  unsigned rank = input.rank();
  // y = x * a + b with a, b of the channel, which constant evaluation computes at compile time.
  // Without `spatial` (opset 8 and below) they are of each position in all dimensions but the
  // batch.
  bool spatial = node.opset() >= 9 || node.attribute("spatial", 1);
  SmallVector<int64_t> along = llvm::to_vector(llvm::seq<int64_t>(1, spatial ? 2 : rank));
  for (unsigned i = 1; i <= 4; ++i) {
    if (node.in(i).rank() != int64_t(along.size()))
      return node.opError() << "input " << i << " must have rank " << along.size() << ", has "
                            << node.in(i).rank();
    for (int64_t d : along)
      if (failed(node.requireEqual(node.in(i).shape[d - 1], input.shape[d],
                                   "BatchNormalization: sizes of input " + Twine(i) +
                                       " differ from those of input 0")))
        return failure();
  }
  Shape channel = node.in(1).shape;
  AffineMap one = node.builder.getMultiDimIdentityMap(channel.size()),
            perChannel = dimsMap(node, rank, along);
  auto at = [&](Cell &b, Value x, unsigned i) { return b.convert(x, node.in(i).type, inner); };
  Value a = node.generic(
      {node.tensor(1), node.tensor(4)}, {one, one}, channel, inner, [&](Cell &b, ValueRange x) {
        return b.mul(at(b, x[0], 1), inverseDeviation(b, at(b, x[1], 4), epsilon));
      });
  Value shift = node.generic(
      {node.tensor(2), node.tensor(3), a}, {one, one, one}, channel, inner,
      [&](Cell &b, ValueRange x) { return b.sub(at(b, x[0], 2), b.mul(at(b, x[1], 3), x[2])); });
  Value result = node.generic({node.tensor(0), a, shift},
                              {node.builder.getMultiDimIdentityMap(rank), perChannel, perChannel},
                              input.shape, type, [&](Cell &b, ValueRange x) {
                                Value y = b.mul(b.convert(x[0], type, inner), x[1]);
                                return b.convert(b.add(y, x[2]), inner, type);
                              });
  return node.set(0, result, type, input.shape);
}

LogicalResult importInstanceNorm(Node &node, GraphValue &input) {
  double epsilon = node.attribute("epsilon", 1e-5f);
  int32_t type = input.type, inner = wide(type);
  unsigned rank = input.rank();
  if (rank < 3)
    return node.opError() << "needs an input of rank 3 or more";
  for (unsigned i : {1, 2})
    if (node.in(i).rank() != 1)
      return node.opError() << "input " << i << " must have one number for each channel";
    else if (failed(node.requireEqual(node.in(i).shape[0], input.shape[1],
                                      "InstanceNormalization: input " + Twine(i) +
                                          " does not have one number for each channel")))
      return failure();
  SmallVector<int64_t> axes = llvm::to_vector(llvm::seq<int64_t>(2, rank));
  Value value = widened(node, node.tensor(0), input.shape, type);
  auto [mean, variance] = moments(node, value, input.shape, axes, inner);
  AffineMap row = dimsMap(node, rank, {0, 1}), channel = dimsMap(node, rank, {1});
  Value result =
      node.generic({value, mean, variance, node.tensor(1), node.tensor(2)},
                   {node.builder.getMultiDimIdentityMap(rank), row, row, channel, channel},
                   input.shape, type, [&](Cell &b, ValueRange x) {
                     Value y = b.mul(b.sub(x[0], x[1]), inverseDeviation(b, x[2], epsilon));
                     y = b.mul(y, b.convert(x[3], type, inner));
                     return b.convert(b.add(y, b.convert(x[4], type, inner)), inner, type);
                   });
  return node.set(0, result, type, input.shape);
}

LogicalResult importLpNorm(Node &node, GraphValue &input) {
  auto axis = node.normalizeAxis(node.attribute("axis", -1), input.rank());
  if (failed(axis))
    return failure();
  int64_t p = node.attribute("p", 2);
  int32_t type = input.type;
  unsigned rank = input.rank();
  Value value = node.tensor(0);
  Value norm = node.reduce(value, input.shape, *axis, type, node.constant(type, 0),
                           [&](Cell &b, ValueRange x) {
                             Value element = p == 1 ? b.abs(x[0]) : b.mul(x[0], x[0]);
                             return b.add(element, x[1]);
                           });
  Value result = node.generic(
      {value, norm},
      {node.builder.getMultiDimIdentityMap(rank), dimsMap(node, rank, otherAxes(rank, {*axis}))},
      input.shape, type, [&](Cell &b, ValueRange x) {
        Value size = p == 1 ? x[1] : b.sqrt(x[1]);
        // Zeros stay zeros.
        Value zero = b.number(size.getType(), 0), none = b.equal(size, zero);
        return b.select(none, zero, b.div(x[0], size));
      });
  return node.set(0, result, type, input.shape);
}

constexpr OperatorEntry kNormalizationOperators[] = {
    {"Softmax", 1, importSoftmax<false>},
    {"LogSoftmax", 1, importSoftmax<true>},
    {"Hardmax", 1, importHardmax},
    {"LayerNormalization", 1, importLayerNorm},
    {"BatchNormalization", 1, importBatchNorm},
    {"InstanceNormalization", 1, importInstanceNorm},
    {"LpNormalization", 1, importLpNorm},
};

} // namespace

ArrayRef<OperatorEntry> normalizationOperators() { return kNormalizationOperators; }

} // namespace sluice::onnx
