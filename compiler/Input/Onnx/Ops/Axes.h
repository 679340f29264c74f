//===- Axes.h - axes that are known at run time only ----------------------===//
// Some operators take their axes as an input. Mostly that is a constant, and each handler has its
// own way for constants. If it is not, these say what becomes of each dimension; the rank of the
// result must not depend on the values.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// The axes of input `input` as host scalars, negative ones counted from the end of `rank`
/// dimensions. Out of range ones, and ones that are named twice, are errors at run time.
FailureOr<SmallVector<Value>> axesAtRunTime(Node &node, unsigned input, int64_t rank);

/// The one of `values` whose axis is `dimension`, else `fallback`.
OpFoldResult valueOfAxis(Node &node, ArrayRef<Value> axes, ArrayRef<Value> values,
                         int64_t dimension, OpFoldResult fallback);
/// That of each dimension, with its own fallback.
SmallVector<Value> valuesOfAxes(Node &node, ArrayRef<Value> axes, ArrayRef<Value> values,
                                const Shape &fallbacks);

/// `yes` if one of `axes` is `dimension`, else `no`.
OpFoldResult ifNamed(Node &node, ArrayRef<Value> axes, int64_t dimension, OpFoldResult yes,
                     OpFoldResult no);

/// For each of `rank` dimensions, whether the axes of input `input` name it. Their number need not
/// be known.
FailureOr<SmallVector<Value>> namedDimensions(Node &node, unsigned input, int64_t rank);

/// Sizes of the dimensions of `shape` that `axes` do not name, in order.
Shape sizesWithout(Node &node, const Shape &shape, ArrayRef<Value> axes);
/// `shape` with ones put in, so that they are at `axes` of the result.
Shape sizesWithOnes(Node &node, const Shape &shape, ArrayRef<Value> axes);

/// `shape` as the sizes before, at and after dimension `axis`.
Shape sizesAround(Node &node, const Shape &shape, Value axis);

} // namespace sluice::onnx
