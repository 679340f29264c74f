//===- Selection.h - elements by their order and place --------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/KeyOrder.h"
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// Positions of the true elements of `mask` ([size] x i1), in order, as i64. `ordinals`, if not
/// null: for each element the number of the last true one up to it (-1: none).
GraphValue truePositions(Node &node, Value mask, OpFoldResult size, Value *ordinals = nullptr);

/// Fills the region of a linalg_ext op: `body` of one element of each of `types`.
void addRegion(Node &node, Region &region, ArrayRef<Type> types, ScalarBody body);

/// What `body` gives of all elements before each along `axis`, and of it too if `isInclusive`;
/// `first` before the first one.
GraphValue running(Node &node, GraphValue source, int64_t axis, Number first, bool isInclusive,
                   ScalarBody body);

/// `keys` sorted along `dim` and `payload` (i64) with them; equal keys keep their order.
ValueRange sorted(Node &node, Value keys, Value payload, int64_t dim, linalg_ext::SingleKey order);

/// `target` with `updates` at `places` of its first dimension, where `mask` holds if it is not
/// null.
Value scattered(Node &node, Value updates, Value places, Value target, bool areDifferent,
                Value mask = {});

/// The elements of `source` at `places` ([count], i64) of dimension `axis`, which are there.
GraphValue takenAlong(Node &node, GraphValue source, int64_t axis, GraphValue places);

/// The first one of the elements of `source` along its last dimension, `dim`, than which none is
/// `better` (or `least` if there are none), and its place.
std::pair<Value, Value> bestAlong(Node &node, Value source, int64_t dim, const Shape &rest,
                                  int32_t type, Value least, Value nowhere, ScalarBody better);

} // namespace sluice::onnx
