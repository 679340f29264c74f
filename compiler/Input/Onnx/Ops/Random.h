//===- Random.h - random numbers, for operators of ONNX and of torch ------===//
// Each element is a mix of the bits of its place and of the seed: the same numbers in every run, on
// every device, in any order.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// f32 in [0, 1), of which 24 bits are random.
GraphValue uniforms(Node &node, const Shape &shape, uint64_t seed);
/// f32, normally distributed.
GraphValue normals(Node &node, const Shape &shape, uint64_t seed);

} // namespace sluice::onnx
