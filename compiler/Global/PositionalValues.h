//===- PositionalValues.h - tensors whose elements follow from positions --===//
// Masks of attention are often tensors of numbers that only positions decide: row >= column, ends
// of windows. Where one is read, its elements can be computed instead.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Builders.h"

namespace sluice::global {
/// Whether elements of `tensor` are computed from their indices alone, by a few operations.
bool isPositional(Value tensor);

/// Whether they are if elements of other tensors may be looked up, none of them by the index along
/// `dim`, which the element does depend on: key < lengths[text] along the keys.
bool isPositionalAlong(Value tensor, int64_t dim);

/// Which elements of other tensors may be looked up: of those that are not computed as cheaply as
/// they are read, or of those alone that no operation computes from others element by element.
enum class LooksUp { Nothing, Expensive, Sources };

/// Computes the element of `tensor` at `indices`; null if it is not positional, unless elements may
/// be looked up.
Value positionalElement(OpBuilder &b, Location loc, Value tensor, ArrayRef<Value> indices,
                        LooksUp looksUp = LooksUp::Nothing);

/// Computes what operations of `function` look up in positional tensors, such as indices of gathers
/// that are put side by side first.
void computePositions(OpBuilder &b, Operation *function);

} // namespace sluice::global
