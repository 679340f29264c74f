//===- Products.h - matrix products and convolutions of values ------------===//
// Shared by the floating-point operators and the quantized ones, which first subtract zero points.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// MatMul of two values of one type, which is also that of the result; int8, uint8 and int16 in any mix give int32.
mlir::FailureOr<GraphValue> multiplyMatrices(Node &node, GraphValue &left, GraphValue &right);

/// The convolution that the attributes of `node` describe, without bias.
mlir::FailureOr<GraphValue> convolve(Node &node, GraphValue &input, GraphValue &weights);

} // namespace sluice::onnx
