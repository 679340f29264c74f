//===- Random.cpp - random numbers ----------------------------------------===//
// Each element is a mix of its position and of a seed that each use in a program has for itself:
// the same numbers in every run.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Layers.h"
#include "compiler/Input/Torch/Aten.h"
#include <cmath>

namespace sluice::torch {
namespace {

/// Each use of random numbers in a program has a seed of its own.
uint64_t seedOf(Aten &aten) {
  uint64_t seed = 1;
  for (Operation *before = aten.op->getPrevNode(); before; before = before->getPrevNode())
    ++seed;
  return seed;
}

/// In [0, 1), and normally distributed.
GraphValue uniform(Aten &aten, const Shape &shape) {
  return aten.ok() ? onnx::uniforms(aten.node, shape, seedOf(aten)) : aten.standIn();
}
GraphValue normal(Aten &aten, const Shape &shape) {
  return aten.ok() ? onnx::normals(aten.node, shape, seedOf(aten)) : aten.standIn();
}
using Draw = GraphValue (*)(Aten &, const Shape &);
/// size, (a generator,) dtype, ...
template <Draw draw, unsigned dtype> GraphValue importDraw(Aten &aten, Shape shape) {
  return aten.cast(draw(aten, shape), aten.dtype(dtype, aten.resultTypeOr(kFloat)));
}
template <Draw draw> GraphValue importDrawLike(Aten &aten, GraphValue x) {
  return aten.cast(draw(aten, x.shape), aten.dtype(1, x.type));
}
/// Integers from `low` up to but without `high`: (low,) high, size, dtype, ..., or self, (low,)
/// high, dtype, ...
template <bool hasLow, bool isLike = false> GraphValue importRandint(Aten &aten) {
  unsigned at = isLike;
  int64_t low = hasLow ? aten.integer(at++) : 0, high = aten.integer(at++);
  Shape shape = isLike ? aten.operand(0).shape : aten.sizes(at++);
  int32_t type = aten.dtype(at, isLike ? aten.operand(0).type : int32_t(kInt64));
  if (high <= low || high - low > (int64_t(1) << 24))
    return aten.fail("needs between 1 and 2^24 different numbers");
  GraphValue scaled = aten.scaled(uniform(aten, shape), double(high - low));
  GraphValue steps = aten.cast(aten.onnx("Floor", scaled), kInt64);
  return aten.cast(aten.add(steps, low), type);
}
/// self, (p): 1 with the probability that operand `chance` says.
template <unsigned chance> GraphValue importBernoulli(Aten &aten, GraphValue x) {
  GraphValue limit = aten.operand(chance, kFloat);
  return aten.cast(aten.less(uniform(aten, x.shape), limit), x.type);
}
/// `x` times one number, and another one more.
GraphValue line(Aten &aten, const GraphValue &x, double factor, double summand) {
  return aten.add(aten.scaled(x, factor), summand);
}
GraphValue importUniform(Aten &aten, GraphValue x, Or<double, 0.0> low, Or<double, 1.0> high) {
  return aten.cast(line(aten, uniform(aten, x.shape), high - low, low), x.type);
}
/// Above 0, with the mean 1.
GraphValue exponential(Aten &aten, const Shape &shape) {
  return aten.onnx("Neg", aten.onnx("Log", aten.sub(aten.number(kFloat, 1), uniform(aten, shape))));
}
GraphValue importExponential(Aten &aten, GraphValue x, Or<double, 1.0> lambda) {
  return aten.cast(aten.scaled(exponential(aten, x.shape), 1 / lambda), x.type);
}
/// mean, deviation: tensors or numbers. The result has the shape of both.
GraphValue importNormal(Aten &aten) {
  int32_t type = aten.resultTypeOr(aten.promotion({0, 1}));
  GraphValue mean = aten.operand(0, kFloat),
             deviation = aten.isNone(1) ? aten.number(kFloat, 1) : aten.operand(1, kFloat);
  Shape shape = aten.broadcast(mean.shape, deviation.shape);
  GraphValue x = aten.mul(normal(aten, shape), deviation);
  return aten.cast(aten.add(x, mean), type);
}
GraphValue importNormalLike(Aten &aten, GraphValue x, Or<double, 0.0> mean,
                            Or<double, 1.0> deviation) {
  return aten.cast(line(aten, normal(aten, x.shape), deviation, mean), x.type);
}
/// Exponential times, each divided by its probability; never where that is 0.
GraphValue timesOf(Aten &aten, const Shape &shape, const GraphValue &chances) {
  GraphValue isPossible = aten.greater(chances, 0);
  return aten.select(isPossible, aten.div(exponential(aten, shape), chances), INFINITY);
}
/// Of probabilities [..., n] the shortest times are chosen; one race for all samples, or one for
/// each with replacement.
GraphValue importMultinomial(Aten &aten, As<kFloat> x, OpFoldResult count,
                             Or<bool, false> replaces) {
  int64_t rank = x.rank();
  if (!replaces)
    return aten.best(timesOf(aten, x.shape, x), count, rank - 1, false)[1];
  GraphValue times =
      timesOf(aten, inserted(x.shape, rank - 1, count), aten.unsqueezed(x, rank - 1));
  return aten.onnx("ArgMin", {times}, {{"axis", rank}, {"keepdims", 0}});
}
/// The order of random numbers.
GraphValue importRandperm(Aten &aten, OpFoldResult size) {
  // Of 30 bits, so that hardly any two are equal.
  auto bits = [&](uint64_t seed, double count) {
    GraphValue number = onnx::uniforms(aten.node, {size}, seed);
    return aten.cast(aten.scaled(number, count), kInt32);
  };
  uint64_t seed = seedOf(aten);
  GraphValue keys = aten.add(aten.mul(bits(seed, 1 << 24), 64), bits(~seed, 64));
  auto sorted = aten.best(keys, size, 0, true);
  return aten.cast(sorted[1], aten.dtype(1, kInt64));
}

/// What is left is scaled by 1 / (1 - p). The mask says what is.
Results importDropout(Aten &aten, GraphValue x, double p) {
  bool isFunctional = aten.name() == "aten.native_dropout";
  GraphValue kept = aten.filled(x.shape, kBool, 1);
  if (aten.boolean(2, isFunctional) && p != 0) {
    kept = aten.atLeast(uniform(aten, x.shape), p);
    GraphValue scaled = aten.scaled(x, p == 1 ? 0 : 1 / (1 - p));
    x = aten.select(kept, scaled, 0);
  }
  return {x, kept};
}
/// Powers of e with a normal exponent.
GraphValue importLogNormal(Aten &aten, GraphValue x, Or<double, 1.0> mean,
                           Or<double, 2.0> deviation) {
  GraphValue exponent = line(aten, normal(aten, x.shape), deviation, mean);
  return aten.cast(aten.onnx("Exp", exponent), x.type);
}
GraphValue importCauchy(Aten &aten, GraphValue x, Or<double, 0.0> median, Or<double, 1.0> sigma) {
  GraphValue angle = aten.scaled(aten.sub(uniform(aten, x.shape), 0.5), M_PI);
  return aten.cast(line(aten, aten.onnx("Tan", angle), sigma, median), x.type);
}
/// How often one tries until the first success.
GraphValue importGeometric(Aten &aten, GraphValue x, double p) {
  GraphValue times = aten.scaled(exponential(aten, x.shape), -1 / std::log1p(-p));
  return aten.cast(aten.max(aten.onnx("Ceil", times), 1), x.type);
}

constexpr const char *kRandomNote = "another generator than torch's, the same numbers in each run";

} // namespace

const AtenTable randomOperators = {
    {"aten.rand", importDraw<uniform, 1>, kRandomNote},
    {"aten.rand.generator", importDraw<uniform, 2>, kRandomNote},
    {"aten.randn", importDraw<normal, 1>, kRandomNote},
    {"aten.randn.generator", importDraw<normal, 2>, kRandomNote},
    {"aten.rand_like", importDrawLike<uniform>, kRandomNote},
    {"aten.randn_like", importDrawLike<normal>, kRandomNote},
    {"aten.randint", importRandint<false>, kRandomNote},
    {"aten.randint.low", importRandint<true>, kRandomNote},
    {"aten.bernoulli", importBernoulli<0>, kRandomNote},
    {"aten.bernoulli.{p,Tensor}", importBernoulli<1>, kRandomNote},
    {"aten.randperm", importRandperm, kRandomNote},
    {"aten.uniform", importUniform, kRandomNote},
    {"aten.exponential", importExponential, kRandomNote},
    {"aten.normal_functional", importNormalLike, kRandomNote},
    {"aten.normal.{Tensor_float,float_Tensor,Tensor_Tensor}", importNormal, kRandomNote},
    {"aten.randint_like", importRandint<false, true>, kRandomNote},
    {"aten.randint_like.low_dtype", importRandint<true, true>, kRandomNote},
    {"aten.multinomial", ofRank(1, importMultinomial), kRandomNote},
    {"aten.cauchy", importCauchy, kRandomNote},
    {"aten.dropout aten.native_dropout", importDropout, kRandomNote},
    {"aten.geometric", importGeometric, kRandomNote},
    {"aten.log_normal", importLogNormal, kRandomNote},
};

} // namespace sluice::torch
