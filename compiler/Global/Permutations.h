//===- Permutations.h - tensors with their dimensions in another order ----===//
// A rewrite that prefers another order of dimensions leaves a linalg.transpose behind its result.
// `sinkTranspose` moves such transposes past the operations that read them, where those do not care
// about the order, until they meet one that undoes them.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

namespace sluice::global {
/// Dimension i of a tensor is dimension permutation[i] of `source`, as in linalg.transpose.
struct Permuted {
  Value source;
  SmallVector<int64_t> permutation;
};

/// What `value` is a transpose of, if it is the result of a linalg.transpose.
std::optional<Permuted> asPermuted(Value value);

/// Whether `op`, if it is any, splits or merges dimensions.
inline bool isReshape(Operation *op) {
  return isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

/// Whether all that `op` does is to put the elements of its only operand elsewhere, perhaps each to
/// several places.
bool isCopy(linalg::GenericOp op);

/// If `value` is a permuted copy of another tensor, or repeats it along further dimensions: that
/// tensor and the map from the indices of `value` to its indices.
std::optional<std::pair<Value, AffineMap>> copiedSource(Value value);

/// `value` without the dimensions of one element at which `map` reads it, which leave `map` too;
/// null if there are none, or no others.
Value withoutUnits(OpBuilder &builder, Location loc, Value value, AffineMap &map);

/// Reads operands that are repeated along dimensions of one element without these, unless another
/// operation computes them, which elementwise operations are to be merged with:
///   {(i, j) -> (i, 0)} ins(expand_shape %a [n -> n, 1])   ->   {(i, j) -> (i)} ins(%a)
LogicalResult dropRepeatedUnits(linalg::GenericOp op, PatternRewriter &rewriter);

/// Whether to split the batches of a contraction, or rows of which `fewest` stay together, or those
/// of what is computed on its result, where `operand` merges them: it reads in place what
/// `isReadInPlace` then, and stays its epilogue.
bool shouldSplitRows(OpOperand *operand, int64_t fewest, function_ref<bool(Value)> isReadInPlace);

/// `map` with its results in the order `order`.
AffineMap selectResults(AffineMap map, ArrayRef<int64_t> order);

/// An operation with the body and the loops of `op` on other operands, which `maps` index.
linalg::GenericOp withBodyOf(RewriterBase &rewriter, linalg::LinalgOp op, ValueRange inputs,
                             ValueRange inits, ArrayRef<AffineMap> maps);

/// What `body` makes of elements of `inputs`, for each of `sizes`. The last of `maps` is that of
/// the result: loops that it lacks are reduced, from `start`, else from zero.
linalg::GenericOp computed(OpBuilder &builder, Location loc, Type element,
                           ArrayRef<OpFoldResult> sizes, ValueRange inputs,
                           ArrayRef<AffineMap> maps,
                           function_ref<Value(OpBuilder &, ValueRange)> body, Value start = {});

/// An empty tensor of the sizes of `value`.
Value emptyLike(OpBuilder &builder, Location loc, Value value, Type element);

/// Lets `operand` read `narrow`; the body of its operation widens each element as its first step.
void readWidened(OpBuilder &builder, OpOperand *operand, Value narrow);

/// The transpose of `value`; undoes a transpose instead where it can.
Value transposed(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> permutation);

/// The result of `op`, which pads with one number, with its dimensions in this order: its source is
/// transposed and padded then.
Value paddedInOrder(OpBuilder &builder, tensor::PadOp op, ArrayRef<int64_t> order);

/// Puts `value`, whose dimensions are in the order `order` of those of `op`'s result, in place of
/// that result.
void replaceByPermuted(RewriterBase &rewriter, Operation *op, Value value, ArrayRef<int64_t> order);

/// If `op` reads transposes: makes it read their sources and transposes its results, where it
/// computes the same in another order of dimensions. True if it was replaced.
bool sinkTranspose(RewriterBase &rewriter, Operation *op);

} // namespace sluice::global
