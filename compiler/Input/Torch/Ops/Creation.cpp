//===- Creation.cpp - tensors out of nothing ------------------------------===//
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// The element type of a number without a dtype.
int32_t natural(Aten &aten, unsigned index) {
  int32_t type = aten.operand(index).type;
  return isFloat(type) ? int32_t(kFloat) : type;
}

LogicalResult fill(Aten &aten, Shape shape, int32_t type, GraphValue value) {
  for (OpFoldResult size : shape)
    if (staticSize(size).value_or(0) < 0)
      return aten.fail("a size is negative");
  if (!isComplex(type) || !aten.ok())
    return aten.set(0, aten.filled(shape, aten.cast(value, type)));
  // The host has no complex numbers: the real parts become a tensor first.
  GraphValue parts = aten.filled(shape, aten.cast(value, type == kComplex128 ? kDouble : kFloat));
  if (!aten.ok())
    return failure();
  return aten.set(0, aten.cast(GraphValue{aten.node.tensor(parts), std::nullopt, parts.type, shape}, type));
}

int32_t defaultType(Aten &aten, unsigned index) {
  int32_t stated = aten.resultType();
  return aten.dtype(index, stated ? stated : int32_t(kFloat));
}

/// size, dtype, ...
template <int value> LogicalResult importFill(Aten &aten) {
  int32_t type = defaultType(aten, 1);
  return fill(aten, aten.sizes(0), type, aten.number(type, value));
}
/// size, fill_value, dtype, ...
LogicalResult importFull(Aten &aten) {
  return fill(aten, aten.sizes(0), aten.dtype(2, natural(aten, 1)), aten.operand(1));
}
/// self, dtype, ...
template <int value> LogicalResult importFillLike(Aten &aten) {
  GraphValue x = aten.operand(0);
  int32_t type = aten.dtype(1, x.type);
  return fill(aten, x.shape, type, aten.number(type, value));
}
LogicalResult importFullLike(Aten &aten) {
  GraphValue x = aten.operand(0);
  return fill(aten, x.shape, aten.dtype(2, x.type), aten.operand(1));
}
/// self, size, dtype, ...
template <int value> LogicalResult importNewFill(Aten &aten) {
  int32_t type = aten.dtype(2, aten.operand(0).type);
  return fill(aten, aten.sizes(1), type, aten.number(type, value));
}
LogicalResult importNewFull(Aten &aten) {
  return fill(aten, aten.sizes(1), aten.dtype(3, aten.operand(0).type), aten.operand(2));
}
/// size, stride, dtype, ...
LogicalResult importEmptyStrided(Aten &aten) {
  int32_t type = defaultType(aten, 2);
  return fill(aten, aten.sizes(0), type, aten.number(type, 0));
}
LogicalResult importNewEmptyStrided(Aten &aten) {
  int32_t type = aten.dtype(3, aten.operand(0).type);
  return fill(aten, aten.sizes(1), type, aten.number(type, 0));
}
/// self, value
LogicalResult importFillWith(Aten &aten) {
  GraphValue x = aten.operand(0);
  return aten.set(0, aten.expanded(aten.operand(1, x.type), x.shape));
}
LogicalResult importZero(Aten &aten) {
  GraphValue x = aten.operand(0);
  return fill(aten, x.shape, x.type, aten.number(x.type, 0));
}

LogicalResult importScalarTensor(Aten &aten) {
  return aten.set(0, aten.operand(0, aten.dtype(1, aten.resultType() ? aten.resultType() : natural(aten, 0))));
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

/// From `start` by `step` up to but without `end`.
LogicalResult range(Aten &aten, GraphValue start, GraphValue end, GraphValue step, unsigned dtype) {
  if (!aten.ok())
    return failure();
  Argument all[] = {Argument::number(start), Argument::number(end), Argument::number(step)};
  int32_t type = aten.dtype(dtype, promoted({&all[0], &all[1], &all[2]}));
  bool reals = isFloat(start.type) || isFloat(end.type) || isFloat(step.type);
  // Counted in the type of the numbers, as torch does; the elements are start + i * step.
  int32_t exact = reals ? int32_t(kDouble) : int32_t(kInt64);
  if (!reals)
    return aten.set(
        0,
        aten.cast(aten.onnx("Range", {aten.cast(start, exact), aten.cast(end, exact), aten.cast(step, exact)}), type));
  std::array<Argument, 3> numbers{Argument::number(start), Argument::number(end), Argument::number(step)};
  Aten bounds(aten.node, aten.op, numbers);
  double from = bounds.real(0), to = bounds.real(1), by = bounds.real(2);
  if (!bounds.ok() || by == 0) {
    aten.broken = true;
    return bounds.ok() ? aten.node.error() << aten.name() << ": the step is 0" : LogicalResult(failure());
  }
  int64_t count = std::max<int64_t>(0, std::ceil((to - from) / by));
  GraphValue at = aten.iota(aten.fixed(count), exact);
  return aten.set(0,
                  aten.cast(aten.onnx.add(aten.onnx.mul(at, aten.number(exact, by)), aten.number(exact, from)), type));
}
LogicalResult importArange(Aten &aten) {
  return range(aten, aten.number(kInt64, 0), aten.operand(0), aten.number(kInt64, 1), 1);
}
LogicalResult importArangeStart(Aten &aten) {
  return range(aten, aten.operand(0), aten.operand(1), aten.number(kInt64, 1), 2);
}
LogicalResult importArangeStep(Aten &aten) { return range(aten, aten.operand(0), aten.operand(1), aten.operand(2), 3); }

/// start, end, steps, dtype
LogicalResult importLinspace(Aten &aten) {
  double from = aten.real(0), to = aten.real(1);
  int64_t steps = aten.integer(2);
  int32_t type = defaultType(aten, 3);
  if (steps < 0)
    return aten.fail("the number of steps is negative");
  GraphValue at = aten.iota(aten.fixed(steps), kDouble);
  // Symmetric: the second half counts from the end, so that the last element is exact.
  double step = steps > 1 ? (to - from) / double(steps - 1) : 0;
  GraphValue front = aten.onnx.add(aten.onnx.mul(at, aten.number(kDouble, step)), aten.number(kDouble, from));
  GraphValue left = aten.sub(aten.number(kDouble, double(steps - 1)), at);
  GraphValue back = aten.sub(aten.number(kDouble, to), aten.onnx.mul(left, aten.number(kDouble, step)));
  GraphValue isFront = aten.onnx("Less", {at, aten.number(kDouble, steps > 1 ? double(steps / 2) : 1.0)});
  return aten.set(0, aten.cast(aten.onnx("Where", {isFront, front, back}), type));
}

GraphValue eye(Aten &aten, OpFoldResult rows, OpFoldResult columns, int32_t type) {
  GraphValue i = aten.unsqueezed(aten.iota(rows), 1), j = aten.unsqueezed(aten.iota(columns), 0);
  return aten.cast(aten.onnx("Equal", {i, j}), type);
}
LogicalResult importEye(Aten &aten) { return aten.set(0, eye(aten, aten.size(0), aten.size(0), defaultType(aten, 1))); }
LogicalResult importEyeM(Aten &aten) {
  return aten.set(0, eye(aten, aten.size(0), aten.size(1), defaultType(aten, 2)));
}

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

/// 32 random bits for each element: a mix of its position and a seed. The same from run to run, other than torch's own.
GraphValue randomBits(Aten &aten, OpFoldResult count, uint32_t seed) {
  GraphValue at = aten.iota(count);
  if (!aten.ok())
    return at;
  auto mixed = aten.node.elementwise({&at}, kUInt32, [&](OpBuilder &b, Location loc, ValueRange v) -> Value {
    Type i32 = b.getI32Type();
    auto constant = [&](uint32_t value) -> Value {
      return arith::ConstantOp::create(b, loc, b.getIntegerAttr(i32, int32_t(value)));
    };
    Value x = isa<IndexType>(v[0].getType()) ? arith::IndexCastOp::create(b, loc, i32, v[0]).getResult()
                                             : arith::TruncIOp::create(b, loc, i32, v[0]).getResult();
    auto shifted = [&](unsigned bits) -> Value {
      return arith::XOrIOp::create(b, loc, x, arith::ShRUIOp::create(b, loc, x, constant(bits)));
    };
    // Rounds of multiplying and folding the high bits down, as integer hashes do.
    x = arith::AddIOp::create(b, loc, arith::MulIOp::create(b, loc, x, constant(0x9E3779B1u)), constant(seed));
    for (uint32_t factor : {0x85EBCA6Bu, 0xC2B2AE35u, 0x27D4EB2Fu}) {
      x = shifted(15);
      x = arith::MulIOp::create(b, loc, x, constant(factor));
    }
    return shifted(16);
  });
  if (failed(mixed)) {
    aten.broken = true;
    return at;
  }
  return *mixed;
}

/// In [0, 1).
GraphValue uniform(Aten &aten, const Shape &shape, uint32_t seed) {
  GraphValue bits = randomBits(aten, aten.node.product(shape), seed);
  GraphValue fraction = aten.onnx.scaled(aten.cast(aten.div(bits, aten.number(kUInt32, 256)), kFloat), 1.0 / (1 << 24));
  return aten.reshaped(fraction, shape);
}

/// Each use of random numbers in a program has a seed of its own.
uint32_t seedOf(Aten &aten) {
  uint32_t seed = 1;
  for (Operation *before = aten.op->getPrevNode(); before; before = before->getPrevNode())
    ++seed;
  return seed * 0x632BE5ABu;
}

LogicalResult setUniform(Aten &aten, const Shape &shape, int32_t type) {
  return aten.set(0, aten.cast(uniform(aten, shape, seedOf(aten)), type));
}
/// By the method of Box and Muller.
GraphValue normal(Aten &aten, const Shape &shape) {
  uint32_t seed = seedOf(aten);
  GraphValue u = aten.sub(aten.number(kFloat, 1), uniform(aten, shape, seed)),
             v = uniform(aten, shape, seed + 0x5851F42Du);
  GraphValue radius = aten.onnx("Sqrt", {aten.onnx.scaled(aten.onnx("Log", {u}), -2)});
  return aten.onnx.mul(radius, aten.onnx("Cos", {aten.onnx.scaled(v, 2 * M_PI)}));
}
LogicalResult setNormal(Aten &aten, const Shape &shape, int32_t type) {
  return aten.set(0, aten.cast(normal(aten, shape), type));
}
/// size, (a generator,) dtype, ...
template <unsigned dtype> LogicalResult importRand(Aten &aten) {
  return setUniform(aten, aten.sizes(0), defaultType(aten, dtype));
}
template <unsigned dtype> LogicalResult importRandn(Aten &aten) {
  return setNormal(aten, aten.sizes(0), defaultType(aten, dtype));
}
LogicalResult importRandLike(Aten &aten) {
  return setUniform(aten, aten.operand(0).shape, aten.dtype(1, aten.operand(0).type));
}
LogicalResult importRandnLike(Aten &aten) {
  return setNormal(aten, aten.operand(0).shape, aten.dtype(1, aten.operand(0).type));
}
/// Integers from `low` up to but without `high`.
LogicalResult setIntegers(Aten &aten, const Shape &shape, int32_t type, int64_t low, int64_t high) {
  if (high <= low || high - low > (int64_t(1) << 24))
    return aten.fail("needs between 1 and 2^24 different numbers");
  GraphValue scaled = aten.onnx.scaled(uniform(aten, shape, seedOf(aten)), double(high - low));
  GraphValue steps = aten.cast(aten.onnx("Floor", {scaled}), kInt64);
  return aten.set(0, aten.cast(aten.onnx.add(steps, aten.number(kInt64, double(low))), type));
}
/// (low,) high, size, dtype, ...
template <bool hasLow> LogicalResult importRandint(Aten &aten) {
  int64_t low = hasLow ? aten.integer(0) : 0, high = aten.integer(hasLow);
  return setIntegers(aten, aten.sizes(1 + hasLow), aten.dtype(2 + hasLow, kInt64), low, high);
}
/// self, (p): 1 with the probability that self or p says.
template <bool hasP> LogicalResult importBernoulli(Aten &aten) {
  GraphValue x = aten.operand(0);
  if (!aten.ok())
    return failure();
  GraphValue limit = hasP ? aten.number(kFloat, aten.real(1)) : aten.cast(x, kFloat);
  return aten.set(0, aten.cast(aten.onnx("Less", {uniform(aten, x.shape, seedOf(aten)), limit}), x.type));
}
/// self, low, high
LogicalResult importUniform(Aten &aten) {
  GraphValue x = aten.operand(0);
  double low = aten.real(1, 0), high = aten.real(2, 1);
  GraphValue scaled = aten.onnx.scaled(uniform(aten, x.shape, seedOf(aten)), high - low);
  return aten.set(0, aten.cast(aten.onnx.add(scaled, aten.number(kFloat, low)), x.type));
}
/// Above 0, with the mean 1.
GraphValue exponential(Aten &aten, const Shape &shape) {
  return aten.onnx("Neg", {aten.onnx("Log", {aten.sub(aten.number(kFloat, 1), uniform(aten, shape, seedOf(aten)))})});
}
/// self, lambda
LogicalResult importExponential(Aten &aten) {
  GraphValue x = aten.operand(0);
  return aten.set(0, aten.cast(aten.onnx.scaled(exponential(aten, x.shape), 1 / aten.real(1, 1)), x.type));
}
/// mean, deviation: tensors or numbers. The result has the shape of both.
LogicalResult importNormal(Aten &aten) {
  int32_t type = aten.resultType() ? aten.resultType() : aten.promotion({0, 1});
  GraphValue mean = aten.operand(0, kFloat),
             deviation = aten.isNone(1) ? aten.number(kFloat, 1) : aten.operand(1, kFloat);
  auto shape = aten.node.broadcast(mean.shape, deviation.shape);
  if (failed(shape))
    return failure();
  GraphValue x = aten.onnx.mul(normal(aten, *shape), deviation);
  return aten.set(0, aten.cast(aten.onnx.add(x, mean), type));
}
/// self, mean, deviation
LogicalResult importNormalLike(Aten &aten) {
  GraphValue x = aten.operand(0);
  GraphValue scaled = aten.onnx.scaled(normal(aten, x.shape), aten.real(2, 1));
  return aten.set(0, aten.cast(aten.onnx.add(scaled, aten.number(kFloat, aten.real(1, 0))), x.type));
}
/// self, (low,) high, dtype
template <bool hasLow> LogicalResult importRandintLike(Aten &aten) {
  GraphValue x = aten.operand(0);
  int64_t low = hasLow ? aten.integer(1) : 0, high = aten.integer(1 + hasLow);
  return setIntegers(aten, x.shape, aten.dtype(2 + hasLow, x.type), low, high);
}
/// Exponential times, each divided by its probability; never where that is 0.
GraphValue timesOf(Aten &aten, const Shape &shape, const GraphValue &chances) {
  GraphValue isPossible = aten.onnx("Greater", {chances, aten.number(kFloat, 0)});
  return aten.onnx("Where", {isPossible, aten.div(exponential(aten, shape), chances), aten.number(kFloat, INFINITY)});
}
/// probabilities [..., n], samples, with replacement: the shortest times are chosen; one race for all samples, or one for each with replacement.
LogicalResult importMultinomial(Aten &aten) {
  GraphValue x = aten.operand(0, kFloat);
  OpFoldResult count = aten.size(1);
  int64_t rank = x.rank();
  if (rank == 0 || !aten.ok())
    return aten.fail("needs a tensor of rank 1 or more");
  if (!aten.boolean(2, false)) {
    GraphValue times = timesOf(aten, x.shape, x);
    auto best =
        aten.onnx.all("TopK", {times, aten.integersOf(count)}, 2, {{"axis", rank - 1}, {"largest", int64_t(0)}});
    return aten.set(0, best[1]);
  }
  Shape shape = x.shape;
  shape.insert(shape.end() - 1, count);
  GraphValue times = timesOf(aten, shape, aten.unsqueezed(x, rank - 1));
  return aten.set(0, aten.onnx("ArgMin", {times}, {{"axis", rank}, {"keepdims", int64_t(0)}}));
}
/// The order of random numbers.
LogicalResult importRandperm(Aten &aten) {
  OpFoldResult count = aten.size(0);
  GraphValue keys = randomBits(aten, count, seedOf(aten));
  auto sorted = aten.onnx.all("TopK", {keys, aten.integersOf(count)}, 2, {{"axis", int64_t(0)}});
  return aten.set(0, aten.cast(sorted[1], aten.dtype(1, kInt64)));
}

constexpr const char *kRandomNote = "another generator than torch's, the same numbers in each run";

constexpr AtenEntry kOperators[] = {
    {"aten.zeros", importFill<0>},
    {"aten.ones", importFill<1>},
    {"aten.empty.memory_format", importFill<0>},
    {"aten.full", importFull},
    {"aten.zeros_like", importFillLike<0>},
    {"aten.ones_like", importFillLike<1>},
    {"aten.empty_like", importFillLike<0>},
    {"aten.full_like", importFullLike},
    {"aten.new_zeros", importNewFill<0>},
    {"aten.new_ones", importNewFill<1>},
    {"aten.new_empty", importNewFill<0>},
    {"aten.new_full", importNewFull},
    {"aten.empty_strided", importEmptyStrided},
    {"aten.empty_permuted", importEmptyStrided}, // An order of dimensions instead of strides.
    {"aten.new_empty_strided", importNewEmptyStrided},
    {"aten.fill.Scalar", importFillWith},
    {"aten.fill.Tensor", importFillWith},
    {"aten.zero", importZero},
    {"aten.scalar_tensor", importScalarTensor},
    {"aten.tensor.int", importScalarTensor},
    {"aten.tensor.float", importScalarTensor},
    {"aten.tensor.bool", importScalarTensor},
    {"aten.arange", importArange},
    {"aten.arange.start", importArangeStart},
    {"aten.arange.start_step", importArangeStep},
    {"aten.linspace", importLinspace},
    {"aten.eye", importEye},
    {"aten.eye.m", importEyeM},
    {"aten.rand", importRand<1>, kRandomNote},
    {"aten.rand.generator", importRand<2>, kRandomNote},
    {"aten.randn", importRandn<1>, kRandomNote},
    {"aten.randn.generator", importRandn<2>, kRandomNote},
    {"aten.rand_like", importRandLike, kRandomNote},
    {"aten.randn_like", importRandnLike, kRandomNote},
    {"aten.randint", importRandint<false>, kRandomNote},
    {"aten.randint.low", importRandint<true>, kRandomNote},
    {"aten.bernoulli", importBernoulli<false>, kRandomNote},
    {"aten.bernoulli.p", importBernoulli<true>, kRandomNote},
    {"aten.randperm", importRandperm, kRandomNote},
    {"aten.uniform", importUniform, kRandomNote},
    {"aten.exponential", importExponential, kRandomNote},
    {"aten.normal_functional", importNormalLike, kRandomNote},
    {"aten.normal.Tensor_float", importNormal, kRandomNote},
    {"aten.normal.float_Tensor", importNormal, kRandomNote},
    {"aten.normal.Tensor_Tensor", importNormal, kRandomNote},
    {"aten.randint_like", importRandintLike<false>, kRandomNote},
    {"aten.randint_like.low_dtype", importRandintLike<true>, kRandomNote},
    {"aten.multinomial", importMultinomial, kRandomNote},
};

} // namespace

ArrayRef<AtenEntry> creationOperators() { return kOperators; }

} // namespace sluice::torch
