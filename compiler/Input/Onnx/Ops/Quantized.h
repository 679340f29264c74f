//===- Quantized.h - products with quantized matrices ---------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// A matrix [k, n] of 8-bit integers; real = (value - zero) * scale. Scale and zero point are
/// scalars or vectors [n].
struct QuantizedMatrix {
  GraphValue values, scale, zero;
};

/// `real` as uint8 over its own range, as DynamicQuantizeLinear does.
QuantizedMatrix quantizeDynamically(Node &node, GraphValue real);

/// True if the zero point `zero` is known to hold nothing but 0: there is nothing to subtract, and
/// constant weights stay bytes.
bool isZero(Node &node, GraphValue &zero);

/// The integers of `matrix` minus the zero point, as int16.
GraphValue withoutZero(Node &node, QuantizedMatrix matrix);

/// `left` (f32 [m, k]), quantized over its own range, times `right` (int8 or int16 [k, n], no zero
/// point): summed in integers, as f32 [m, n].
Value multiplyByQuantized(Node &node, Value left, OpFoldResult m, GraphValue right,
                          GraphValue scale);

class Compose;
/// a * b, both 8-bit integers with zero points and scales (vectors for the columns of b), plus
/// `bias` if it exists: f32.
GraphValue integerProduct(Compose &onnx, const GraphValue &a, const GraphValue &aZero,
                          const GraphValue &b, const GraphValue &bZero, const GraphValue &aScale,
                          const GraphValue &bScale, const GraphValue &bias);

} // namespace sluice::onnx
