//===- Generators.cpp - tensors made from sizes, and random numbers -------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Layers.h"
#include "llvm/Support/xxhash.h"
#include <cmath>

namespace sluice::onnx {
namespace {

LogicalResult importConstantOfShape(Node &node) {
  auto sizes = SLUICE_TRY(node.elements(node.in(0)));
  Shape shape = getAsOpFoldResult(sizes);
  SLUICE_TRY(node.requireSizes(shape));
  int32_t type = kFloat;
  Value scalar;
  if (auto *value = node.find("value")) {
    auto constant = SLUICE_TRY(node.graph.constant(value->t(), node.builder, node.loc));
    type = constant.type;
    auto *elements = node.elements(constant);
    if (!elements || elements->size() != 1)
      return node.opError() << "value must have one element";
    scalar = (*elements)[0];
  } else {
    scalar = node.constant(kFloat, 0);
  }
  auto count = shape.empty()       ? std::optional<int64_t>(1)
               : shape.size() == 1 ? staticSize(shape[0])
                                   : std::nullopt;
  if (count && *count <= kMaxElements)
    return node.set(0, GraphValue{SmallVector<Value>(*count, scalar), type, shape});
  if (isa<IndexType>(scalar.getType()))
    scalar = node.builder.createOrFold<arith::IndexCastOp>(
        node.loc, elementType(node.builder.getContext(), type), scalar);
  return node.set(0, node.fill(scalar, shape, type));
}

LogicalResult importRange(Node &node) {
  int32_t type = node.in(0).type;
  SmallVector<Value> bounds; // start, limit, delta
  for (unsigned i = 0; i < 3; ++i)
    bounds.push_back(SLUICE_TRY(node.onlyElement(i)));
  Cell b = node.host();
  OpFoldResult count;
  if (isFloat(type)) {
    Value steps = b.div(b.sub(bounds[1], bounds[0]), bounds[2]);
    count = getAsOpFoldResult(b.realToIndex(b.ceil(steps)));
  } else {
    for (Value &bound : bounds)
      bound = b.toIndex(bound);
    // ceil((limit - start) / delta)
    OpFoldResult span = node.sub(getAsOpFoldResult(bounds[1]), getAsOpFoldResult(bounds[0])),
                 delta = getAsOpFoldResult(bounds[2]);
    count =
        staticSize(delta) == 1
            ? span
            : getAsOpFoldResult(b.make<arith::CeilDivSIOp>(node.value(span), node.value(delta)));
  }
  count = getAsOpFoldResult(b.max(node.value(count), node.index(0)));
  Shape shape{count};
  auto element = [&](Cell &b, Value position) { // start + position * delta
    if (isFloat(type)) {
      Value at = b.convert(b.toInteger(position), kInt64, type);
      return b.add(bounds[0], b.mul(at, bounds[2]));
    }
    return b.add(bounds[0], b.mul(position, bounds[2]));
  };
  if (auto known = staticSize(count);
      known && *known <= kMaxElements && (type == kInt64 || type == kInt32)) {
    SmallVector<Value> elements;
    for (int64_t i = 0; i < *known; ++i)
      elements.push_back(element(b, node.index(i)));
    return node.set(0, GraphValue{elements, type, shape});
  }
  return node.set(0, node.made(shape, type, [&](Cell &b) {
    Value value = element(b, b.index(0));
    return isFloat(type) ? value
                         : b.make<arith::IndexCastOp>(elementType(b.getContext(), type), value);
  }));
}

/// A diagonal, given as any int64, so that it can be added to positions.
Value boundedDiagonal(Node &node, Value diagonal) {
  Value most = node.index(int64_t(1) << 62), least = node.index(-(int64_t(1) << 62));
  return node.host().min(node.host().max(node.host().toIndex(diagonal), least), most);
}

LogicalResult importEyeLike(Node &node, GraphValue &input) {
  int32_t type = node.attribute("dtype", int64_t(input.type));
  Value diagonal = boundedDiagonal(node, node.index(node.attribute("k", 0)));
  SLUICE_TRY(node.check({{kAnything, 2}}));
  if (!isFloat(type) && !isInteger(type) && type != kBool)
    return node.opError() << "a result of type " << typeName(type) << " is not supported";
  return node.set(0, node.made(input.shape, type, [&](Cell &b) {
    return b.convert(b.equal(b.add(b.index(0), diagonal), b.index(1)), kBool, type);
  }));
}

LogicalResult importTrilu(Node &node, GraphValue &input) {
  bool upper = node.attribute("upper", 1);
  int64_t rank = input.rank();
  Value diagonal = node.has(1) ? SLUICE_TRY(node.elements(node.in(1)))[0] : node.index(0);
  diagonal = boundedDiagonal(node, diagonal);
  int32_t type = input.type;
  Value zero = node.constant(type, 0);
  return node.setGeneric(
      0, {node.tensor(0)}, {node.ownMap(rank)}, input.shape, type, [&](Cell &b, ValueRange x) {
        Value first = b.add(b.index(rank - 2), diagonal), at = b.index(rank - 1);
        return b.select(upper ? b.atLeast(at, first) : b.atMost(at, first), x[0], zero);
      });
}

LogicalResult importOneHot(Node &node, Compose &onnx) {
  GraphValue places = onnx.cast(onnx.in(0), kInt64), values = onnx.in(2);
  auto depth = SLUICE_TRY(node.elements(node.in(1)));
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", -1), node.in(0).rank() + 1));
  Value size = depth[0];
  if (isa<FloatType>(size.getType()))
    size = node.host().convert(size, node.in(1).type, kInt64);
  size = node.host().toIndex(size);
  GraphValue count = GraphValue::scalar(size, kInt64);
  places = onnx.select(onnx.less(places, 0), onnx.add(places, count), places);
  GraphValue classes = onnx.along(onnx.range(size), axis, node.in(0).rank() + 1);
  GraphValue hot = onnx.equal(onnx.unsqueezed(places, axis), classes);
  auto value = [&](int64_t which) { return onnx.gather(values, onnx.number(kInt64, which)); };
  return onnx.set(0, onnx.select(hot, value(1), value(0)));
}

//===- Random numbers -----------------------------------------------------===//

// A node without a seed takes one from its name. The specification names no stream, so that numbers
// differ from those of other runtimes.

uint64_t seedOf(Node &node) {
  if (auto *seed = node.find("seed"))
    return llvm::bit_cast<uint32_t>(seed->type() == ::onnx::AttributeProto::INT ? float(seed->i())
                                                                                : seed->f());
  return llvm::xxh3_64bits(node.proto.output_size() ? node.proto.output(0) : node.proto.name());
}

/// A number in [0, 1) for element `position` (counted over all), the `draw`th one. 24 bits of it
/// are random.
Value uniform(Cell &b, Value position, uint64_t seed, unsigned draw) {
  Type i64 = b.getI64Type();
  auto mix = [&](Value x, unsigned shift, uint64_t factor) -> Value {
    Value folded = b.onlyOne(x, b.make<arith::ShRUIOp>(x, b.number(i64, int64_t(shift))));
    return factor ? b.mul(folded, int64_t(factor)) : folded;
  };
  // Steps of an odd number through all of 64 bits, then a mix in which each bit changes about half
  // of all others.
  Value x = b.mul(b.make<arith::IndexCastOp>(i64, position), int64_t(0x9E3779B97F4A7C15));
  x = b.add(x, int64_t(seed * 0xD1342543DE82EF95 + (draw + 1) * 0xA0761D6478BD642F));
  x = mix(mix(mix(x, 30, 0xBF58476D1CE4E5B9), 27, 0x94D049BB133111EB), 31, 0);
  Value bits =
      b.make<arith::TruncIOp>(b.getI32Type(), b.make<arith::ShRUIOp>(x, b.number(i64, 40)));
  return b.mul(b.make<arith::UIToFPOp>(b.getF32Type(), bits), 0x1p-24f);
}

using Draw = llvm::function_ref<Value(Cell &b, Value position)>;

/// A tensor of f32 whose elements are drawn one by one.
GraphValue drawn(Node &node, const Shape &shape, Draw draw) {
  SmallVector<Value> sizes = node.values(shape);
  return node.made(shape, kFloat, [&](Cell &b) {
    Value position = b.constant(0);
    for (auto [i, size] : llvm::enumerate(sizes))
      position = b.add(b.mul(position, size), b.index(i));
    return draw(b, position);
  });
}

/// RandomUniform and RandomNormal, of the sizes in `shape` or (Like) of input 0.
LogicalResult importRandom(Node &node) {
  Compose onnx(node);
  StringRef op = node.op();
  bool like = op.ends_with("Like"), normal = op.starts_with("RandomNormal");
  int32_t type = node.attribute(
      "dtype", int64_t(like && isFloat(node.in(0).type) ? node.in(0).type : int32_t(kFloat)));
  if (!isFloat(type))
    return node.error() << op << ": random numbers of type " << typeName(type)
                        << " are not allowed";
  Shape shape;
  if (like)
    shape = node.in(0).shape;
  else
    for (int64_t size : node.integers("shape"))
      shape.push_back(node.fixed(size));
  SLUICE_TRY(node.requireSizes(shape));
  double first = normal ? node.attribute("mean", 0.0f) : node.attribute("low", 0.0f),
         width = normal ? node.attribute("scale", 1.0f) : node.attribute("high", 1.0f) - first;
  uint64_t seed = seedOf(node);
  GraphValue numbers = normal ? normals(node, shape, seed) : uniforms(node, shape, seed);
  return onnx.set(0, onnx.cast(onnx.add(onnx.scaled(numbers, width), first), type));
}

/// 1 with the probability that the input says.
LogicalResult importBernoulli(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kFloats, 0, kAnyRank}}));
  GraphValue chance = onnx.in(0), limit = onnx.cast(chance, kFloat);
  GraphValue hit = onnx.less(uniforms(node, chance.shape, seedOf(node)), limit);
  return onnx.set(0, onnx.cast(hit, node.attribute("dtype", int64_t(chance.type))));
}

/// Classes by the logarithms of their weights [batch, classes]: the one whose weight plus Gumbel
/// noise is largest.
LogicalResult importMultinomial(Node &node, Compose &onnx) {
  int32_t type = node.attribute("dtype", int64_t(kInt32));
  int64_t samples = node.attribute("sample_size", 1);
  SLUICE_TRY(node.check({{kFloats, 2}}));
  if (samples < 0 || (type != kInt32 && type != kInt64))
    return node.opError() << "needs int32 or int64 as dtype, and no negative sample_size";
  GraphValue weights = onnx.cast(onnx.in(0), kFloat);
  Shape shape = inserted(weights.shape, 1, node.fixed(samples));
  GraphValue spread = onnx.unsqueezed(weights, 1);
  uint64_t seed = seedOf(node);
  GraphValue noise = drawn(node, shape, [&](Cell &b, Value position) -> Value {
    Value above = b.add(uniform(b, position, seed, 0), 0x1p-25); // (0, 1)
    Value inner = b.neg(b.log(above));
    return b.neg(b.log(inner));
  });
  GraphValue best = onnx("ArgMax", {onnx.add(spread, noise)}, {{"axis", 2}, {"keepdims", 0}});
  return onnx.set(0, onnx.cast(best, type));
}

/// In training, a part `ratio` of the elements becomes zero and the others grow by as much; else
/// all stay.
LogicalResult importDropout(Node &node, Compose &onnx) {
  int32_t maskType = node.opset() >= 7 ? int32_t(kBool) : node.in(0).type;
  GraphValue training = node.has(2) ? onnx.in(2) : onnx.number(kBool, 0);
  GraphValue ratio =
      node.has(1) && node.opset() >= 12 ? onnx.cast(onnx.in(1), kFloat) : onnx.number(kFloat, 0.5);
  auto isZero = [&](GraphValue &value) {
    auto *known = node.knownElements(value);
    return known && known->size() == 1 &&
           (matchPattern((*known)[0], m_Zero()) || matchPattern((*known)[0], m_AnyZeroFloat()));
  };
  if (isZero(training) || isZero(ratio)) {
    node.set(0, node.in(0));
    if (node.wants(1))
      node.set(1, node.filled(1, node.in(0).shape, maskType));
    return success();
  }
  int32_t type = node.in(0).type, wide = wideOf(type);
  if (!isFloat(type))
    return node.opError() << "element type " << typeName(type) << " is not allowed";
  GraphValue stays = onnx.atLeast(uniforms(node, node.in(0).shape, seedOf(node)), ratio);
  GraphValue mask = onnx.either(stays, onnx.isNot(training));
  GraphValue scale =
      onnx.select(training, onnx("Reciprocal", {onnx.sub(onnx.number(kFloat, 1), ratio)}), 1);
  GraphValue grown = onnx.cast(onnx.mul(onnx.cast(onnx.in(0), wide), onnx.cast(scale, wide)), type);
  SLUICE_TRY(onnx.set(0, onnx.select(mask, grown, 0)));
  return onnx.set(1, mask);
}

} // namespace

GraphValue uniforms(Node &node, const Shape &shape, uint64_t seed) {
  return drawn(node, shape, [&](Cell &b, Value position) { return uniform(b, position, seed, 0); });
}

/// Box and Muller make one number of two uniform ones.
GraphValue normals(Node &node, const Shape &shape, uint64_t seed) {
  return drawn(node, shape, [&](Cell &b, Value position) -> Value {
    Value above = b.sub(b.f32(1), uniform(b, position, seed, 0)); // (0, 1]
    Value radius = b.sqrt(b.mul(b.log(above), -2));
    Value angle = b.mul(uniform(b, position, seed, 1), 2 * M_PI);
    return b.mul(radius, b.cos(angle));
  });
}

const OperatorTable generatorOperators = {
    {"ConstantOfShape", 9, importConstantOfShape},
    {"Range", 11, importRange},
    {"EyeLike", 9, importEyeLike},
    {"Trilu", 14, importTrilu},
    {"OneHot", 9, importOneHot},
    {"RandomUniform RandomNormal RandomUniformLike RandomNormalLike", 1, importRandom,
     "a stream of its own"},
    {"Bernoulli", 15, importBernoulli, "a stream of its own"},
    {"Multinomial", 7, importMultinomial, "a stream of its own"},
    {"Dropout", 1, importDropout, "in training, a stream of its own"},
};

} // namespace sluice::onnx
