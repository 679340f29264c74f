//===- Layers.h - activations, norms and random numbers of several families ===//
#pragma once
#include "compiler/Input/Onnx/Compose.h"

namespace sluice::onnx {

/// A function that is an operator, and that recurrent operators may name.
struct Activation {
  const char *name;
  std::optional<float> alpha, beta; ///< The usual ones, if it has such parameters.
  Value (*apply)(Cell &b, Value x, float alpha, float beta);
};

/// Null if there is none. Letters may be small or large.
const Activation *findActivation(StringRef name);

//===- Zero mean and unit variance ----------------------------------------===//

/// Those of numbers over some axes, which stay with size 1. All but the last are f32 or wider.
struct Moments {
  GraphValue mean, variance;
  GraphValue rstd;       ///< 1 / sqrt(variance + epsilon)
  GraphValue normalized; ///< (x - mean) * rstd * scale + bias, in the type of x
};
/// `scale` and `bias` broadcast, or do not exist. Without `center` the mean counts as 0, as RMS
/// normalization has it, and does not exist.
Moments normalize(Compose &onnx, const GraphValue &x, ArrayRef<int64_t> axes, double epsilon,
                  const GraphValue &scale = {}, const GraphValue &bias = {}, bool center = true);

/// x * scale + bias in the type of `x`; either may be absent.
GraphValue scaleAndShift(Compose &onnx, GraphValue x, const GraphValue &scale,
                         const GraphValue &bias);

/// The factor and the summand that make (x - mean) / sqrt(variance + epsilon) * scale + bias of x,
/// in `type`.
std::pair<GraphValue, GraphValue> byStatistics(Compose &onnx, const GraphValue &scale,
                                               const GraphValue &bias, const GraphValue &mean,
                                               const GraphValue &variance, double epsilon,
                                               int32_t type);

//===- Random numbers -----------------------------------------------------===//

// Each element is a mix of the bits of its place and of the seed: the same numbers in every run, on
// every device, in any order.

/// f32 in [0, 1), of which 24 bits are random.
GraphValue uniforms(Node &node, const Shape &shape, uint64_t seed);
/// f32, normally distributed.
GraphValue normals(Node &node, const Shape &shape, uint64_t seed);

} // namespace sluice::onnx
