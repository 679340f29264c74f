//===- Products.h - matrix products and convolutions of values ------------===//
// Shared by the floating-point operators and the quantized ones, which first subtract zero points.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// The type in which sums of products of `type` are kept until they are rounded.
inline int32_t typeOfSums(int32_t type) {
  return type == kFloat16 || type == kBFloat16 ? int32_t(kFloat) : type;
}

/// MatMul of two values of one type; int8, uint8 and int16 in any mix give int32. The result is of
/// that type or, if `wide`, as it was summed up: something is added to it before it is rounded.
FailureOr<GraphValue> multiplyMatrices(Node &node, GraphValue &left, GraphValue &right,
                                       bool wide = false);

/// Rows times the matrix [columns, results] of the group that they are in, in their type: those
/// from element [0, g] of `bounds` to before [1, g] are in group g (linalg_ext's GroupedProduct.h).
/// Rows in none give zeros.
FailureOr<GraphValue> multiplyGroups(Node &node, GraphValue &rows, GraphValue &matrices,
                                     GraphValue bounds);

/// The convolution that the attributes of `node` describe, without bias.
FailureOr<GraphValue> convolve(Node &node, GraphValue &input, GraphValue &weights);

} // namespace sluice::onnx
