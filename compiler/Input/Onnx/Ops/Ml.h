//===- Ml.h - what classical models share ---------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Compose.h"

namespace sluice::onnx {

template <typename T>
constexpr int32_t kTableType = std::is_same_v<T, float>    ? kFloat
                               : std::is_same_v<T, double> ? kDouble
                                                           : kInt64;

/// A constant tensor of f32, f64 or i64.
template <typename T> GraphValue table(Node &node, ArrayRef<T> values, const Shape &shape) {
  OpBuilder &b = node.builder;
  auto type = RankedTensorType::get(staticShape(shape), elementType(b.getContext(), kTableType<T>));
  auto elements = DenseElementsAttr::get(type, values);
  return {arith::ConstantOp::create(b, node.loc, elements), kTableType<T>, shape};
}
/// The same; a vector unless `shape` is given.
template <typename T>
GraphValue table(Node &node, const SmallVectorImpl<T> &values, ArrayRef<int64_t> shape = {}) {
  int64_t count = values.size();
  return table(node, ArrayRef<T>(values),
               getAsIndexOpFoldResult(node.builder.getContext(), shape.empty() ? count : shape));
}

/// The attribute of a classifier that names its classes, by texts or by numbers.
FailureOr<GraphValue> labelsOf(Node &node);

/// `scores` [rows, n] after the attribute post_transform, by its name.
FailureOr<GraphValue> transformed(Node &node, Compose &onnx, const GraphValue &scores,
                                  StringRef how);

/// Result 0: `scores` after the attribute post_transform.
LogicalResult setTransformed(Node &node, Compose &onnx, const GraphValue &scores);

/// Results 0 and 1 of a classifier: that of `labels` with the highest of `scores` [rows, n], and
/// the transformed scores. A single score decides between two labels: a probability if
/// `isProbability`. The score of the first label is its opposite, or 0 if `isSecond`.
LogicalResult setClasses(Node &node, Compose &onnx, const GraphValue &labels, GraphValue scores,
                         bool isProbability, bool isSecond = false);

/// A table of features: of a vector, one row.
GraphValue asTable(Compose &onnx, const GraphValue &value);

} // namespace sluice::onnx
