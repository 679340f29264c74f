//===- Quantized.h - products with quantized matrices ---------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// A matrix [k, n] of 8-bit integers; real = (value - zero) * scale. Scale and zero point are scalars or vectors [n].
struct QuantizedMatrix {
  GraphValue values, scale, zero;
};

/// `real` as uint8 over its own range, as DynamicQuantizeLinear does.
QuantizedMatrix quantizeDynamically(Node &node, GraphValue real);

/// The integers of `matrix` minus the zero point, as int32.
GraphValue withoutZero(Node &node, QuantizedMatrix matrix);

/// `left` (f32 [m, k]), quantized over its own range, times `right` (int32 [k, n], no zero point): summed in integers, as f32 [m, n].
mlir::Value multiplyByQuantized(Node &node, mlir::Value left, mlir::OpFoldResult m, GraphValue right, GraphValue scale);

} // namespace sluice::onnx
