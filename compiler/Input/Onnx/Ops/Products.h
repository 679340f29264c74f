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

//===- With quantized matrices --------------------------------------------===//

/// A matrix [k, n] of 8-bit integers; real = (value - zero) * scale. Scale and zero point are
/// scalars or vectors [n].
struct QuantizedMatrix {
  GraphValue values, scale, zero;
};

/// `real` as uint8 over its own range, as DynamicQuantizeLinear does.
QuantizedMatrix quantizeDynamically(Node &node, GraphValue real);

/// True if `integers` are known at compile time and each is wanted.
bool areKnown(Node &node, GraphValue &integers, function_ref<bool(int64_t)> isWanted);

/// True if the zero point `zero` is known to hold nothing but 0: there is nothing to subtract, and
/// constant weights stay bytes.
bool isZero(Node &node, GraphValue &zero);

/// The integers of `matrix` minus the zero point, as int16.
GraphValue withoutZero(Node &node, QuantizedMatrix matrix);

/// `left` (f32 [m, k]), quantized over its own range, times `right` (int8 or int16 [k, n], no zero
/// point): summed in integers, as f32 [m, n].
Value multiplyByQuantized(Node &node, Value left, OpFoldResult m, GraphValue right,
                          GraphValue scale);

/// a * b, both 8-bit integers with zero points and scales (vectors for the columns of b), plus
/// `bias` if it exists: f32.
GraphValue integerProduct(Compose &onnx, const GraphValue &a, const GraphValue &aZero,
                          const GraphValue &b, const GraphValue &bZero, const GraphValue &aScale,
                          const GraphValue &bScale, const GraphValue &bias);

} // namespace sluice::onnx
