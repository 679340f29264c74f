//===- Selection.h - elements by their order and place --------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/KeyOrder.h"
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// Positions of the true elements of `mask` ([size] x i1), in order, as i64. `ordinals`, if not
/// null: for each element the number of the last true one up to it (-1: none).
GraphValue truePositions(Node &node, mlir::Value mask, mlir::OpFoldResult size,
                         mlir::Value *ordinals = nullptr);

/// Fills the region of a linalg_ext op: `body` of one element of each of `types`.
void addRegion(Node &node, mlir::Region &region, llvm::ArrayRef<mlir::Type> types, ScalarBody body);

/// What `body` gives of all elements before each along `axis`, and of it too if `isInclusive`;
/// `first` before the first one.
GraphValue running(Node &node, GraphValue source, int64_t axis, Number first, bool isInclusive,
                   ScalarBody body);

/// `keys` sorted along `dim` and `payload` (i64) with them; equal keys keep their order.
mlir::ValueRange sorted(Node &node, mlir::Value keys, mlir::Value payload, int64_t dim,
                        linalg_ext::SingleKey order);

/// `target` with `updates` at `places` of its first dimension, where `mask` holds if it is not
/// null.
mlir::Value scattered(Node &node, mlir::Value updates, mlir::Value places, mlir::Value target,
                      bool areDifferent, mlir::Value mask = {});

/// The first one of the elements of `source` along its last dimension, `dim`, than which none is
/// `better` (or `least` if there are none), and its place.
std::pair<mlir::Value, mlir::Value> bestAlong(Node &node, mlir::Value source, int64_t dim,
                                              const Shape &rest, int32_t type, mlir::Value least,
                                              mlir::Value nowhere, ScalarBody better);

} // namespace sluice::onnx
