//===- Activations.h - functions of one real number and of parameters -----===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// A function that is an operator, and that recurrent operators may name.
struct Activation {
  const char *name;
  std::optional<float> alpha, beta; ///< The usual ones, if it has such parameters.
  Value (*apply)(Cell &b, Value x, float alpha, float beta);
};

/// Null if there is none. Letters may be small or large.
const Activation *findActivation(StringRef name);

} // namespace sluice::onnx
