//===- Ml.h - what classical models share ---------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Compose.h"

namespace sluice::onnx {

/// A constant tensor of f32.
GraphValue floatTable(Node &node, llvm::ArrayRef<float> values, llvm::ArrayRef<int64_t> shape);
GraphValue integerTable(Node &node, llvm::ArrayRef<int64_t> values, llvm::ArrayRef<int64_t> shape);

/// `scores` [rows, n] after the attribute post_transform, by its name.
mlir::FailureOr<GraphValue> transformed(Node &node, Compose &onnx, const GraphValue &scores, llvm::StringRef how);

/// Results 0 and 1 of a classifier: the label of the highest of `scores` [rows, n], and the transformed scores. A single score decides
/// between two labels: a probability if `isProbability`. The score of the first label is its opposite, or 0 if `isSecond`.
mlir::LogicalResult setClasses(Node &node, Compose &onnx, GraphValue scores, bool isProbability, bool isSecond = false);

/// The shape of a table of features: of a vector, one row.
Shape tableShape(Node &node, const GraphValue &value);

} // namespace sluice::onnx
