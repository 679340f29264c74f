//===- Lowering.h - steps of lowerings that kinds share -------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// How the loops of an operation follow each other.
struct LoopOrder {
  SmallVector<unsigned> loops; ///< Outermost first.
  /// Neighbouring terms of the innermost loop, if that is a sum, are added side by side in vectors.
  bool inVectors = false;
  /// A sum takes no step of its outermost loop if a loop within has none.
  bool skipsEmpty = false;
};

/// A size, or the product of some, as planners are told it: -1 if it is not known.
inline int64_t knownSize(int64_t size) { return ShapedType::isDynamic(size) ? -1 : size; }
inline int64_t knownSize(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    if (ShapedType::isDynamic(size) || llvm::MulOverflow(product, size, product))
      return -1;
  return product;
}

/// Replaces `op`, on memrefs, by loops that add long sums of floats in blocks; false, without a
/// change, if it has none. Parallel loops may move outward.
bool lowerLongSums(RewriterBase &rewriter, linalg::GenericOp op, const LoopOrder &order);

/// Replaces `op`, on memrefs, by loops over blocks that are transposed in registers; false, without
/// a change, if it reads nothing transposed or its body does not vectorize.
bool lowerTransposing(RewriterBase &rewriter, linalg::GenericOp op, const TargetModel &target);

// linalg asks for the size of a loop the first operand that the loop indexes. An operand may know
// it that is not the first:
//   linalg.conv_1d_nwc_wcf ins(%x, %w : tensor<1x8x?xf32>, tensor<3x16x4xf32>)      // ? is 16

/// The sizes of the loops of `op`, dynamic only if no operand knows them.
inline SmallVector<int64_t> staticLoopRanges(linalg::LinalgOp op) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (OpOperand &operand : op->getOpOperands())
    for (auto [expr, size] :
         llvm::zip(op.getMatchingIndexingMap(&operand).getResults(), op.getShape(&operand)))
      if (auto dim = dyn_cast<AffineDimExpr>(expr);
          dim && ShapedType::isDynamic(ranges[dim.getPosition()]))
        ranges[dim.getPosition()] = size;
  return ranges;
}

/// Makes every reader of an argument in panels find its elements where they are stored. The
/// argument keeps its type; `encoding.storage_cast` of it is all that uses it afterwards, besides
/// sizes.
LogicalResult readPanelsInPlace(func::FuncOp kernel);

/// `value` computed again, from what `operandOf` gives for operands; null if that is null for one.
Value cloneWith(OpBuilder &builder, Value value, function_ref<Value(Value)> operandOf);

// An argument of type tensor<?x?xf16, #encoding.padded_rows<8>> comes as memref<?x?xf16> of the
// logical sizes; here are its strides.

/// Elements from one index of each dimension to the next, the last one fastest: of `buffer`, a
/// memref of identity layout whose rows take a multiple of `multiple` elements. Constants where
/// sizes are static.
SmallVector<OpFoldResult> rowStrides(OpBuilder &builder, Location loc, Value buffer,
                                     int64_t multiple);

/// `buffer`, which holds a tensor of `type`, as a memref with the strides of its rows; itself if
/// they follow each other without a gap.
Value viewRows(OpBuilder &builder, Location loc, Value buffer, Type type);

/// Steps of all scf loops that one thread of `kernel` takes, at most, as far as constants tell: a
/// loop whose bounds are known at run time only counts as `unknown` steps. Counters begin at zero
/// or later.
int64_t threadSteps(func::FuncOp kernel, int64_t unknown = 1);

/// Unrolls innermost loops until a thread takes at most `maxSteps` steps. Fails where the code
/// would become too large, or the loops of known length are not what takes the steps.
LogicalResult shortenLoops(func::FuncOp kernel, int64_t maxSteps);

} // namespace sluice::kernels
