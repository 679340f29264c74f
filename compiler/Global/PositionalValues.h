//===- PositionalValues.h - tensors whose elements follow from positions --===//
// Masks of attention are often tensors of numbers that only positions decide: row >= column, ends
// of windows. Where one is read, its elements can be computed instead.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Builders.h"

namespace sluice::global {

/// Whether elements of `tensor` are computed from their indices alone, by a few operations.
bool isPositional(mlir::Value tensor);

/// Whether they are if elements of other tensors may be looked up, none of them by the index along
/// `dim`, which the element does depend on: key < lengths[text] along the keys.
bool isPositionalAlong(mlir::Value tensor, int64_t dim);

/// Computes the element of `tensor` at `indices`; null if it is not positional, unless elements may
/// be looked up.
mlir::Value positionalElement(mlir::OpBuilder &b, mlir::Location loc, mlir::Value tensor,
                              mlir::ArrayRef<mlir::Value> indices, bool looksUp = false);

/// Computes what operations of `function` look up in positional tensors, such as indices of gathers
/// that are put side by side first.
void computePositions(mlir::OpBuilder &b, mlir::Operation *function);

} // namespace sluice::global
