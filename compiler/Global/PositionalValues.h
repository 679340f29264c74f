//===- PositionalValues.h - tensors whose elements follow from positions --===//
// Masks of attention are often tensors of numbers that only positions decide: row >= column, ends
// of windows. Where one is read, its elements can be computed instead.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Builders.h"

namespace sluice::global {

/// Whether elements of `tensor` are computed from their indices alone, by a few operations.
bool isPositional(mlir::Value tensor);

/// Computes the element of `tensor`, which is positional, at `indices`.
mlir::Value positionalElement(mlir::OpBuilder &b, mlir::Location loc, mlir::Value tensor,
                              mlir::ArrayRef<mlir::Value> indices);

/// Computes what operations of `function` look up in positional tensors, such as indices of gathers
/// that are put side by side first.
void computePositions(mlir::OpBuilder &b, mlir::Operation *function);

} // namespace sluice::global
