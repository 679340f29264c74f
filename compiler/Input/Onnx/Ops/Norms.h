//===- Norms.h - zero mean and unit variance, for operators of ONNX and of torch --===//
#pragma once
#include "compiler/Input/Onnx/Compose.h"

namespace sluice::onnx {

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

} // namespace sluice::onnx
