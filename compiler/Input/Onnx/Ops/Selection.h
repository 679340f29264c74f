//===- Selection.h - elements whose number is known at run time only ------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// Positions of the true elements of `mask` ([size] x i1), in order, as i64. `ordinals`, if not
/// null: for each element the number of the last true one up to it (-1: none).
GraphValue truePositions(Node &node, mlir::Value mask, mlir::OpFoldResult size,
                         mlir::Value *ordinals = nullptr);

} // namespace sluice::onnx
