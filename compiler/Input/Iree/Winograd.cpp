//===- Winograd.cpp - IREE's transforms of convolutions -------------------===//
//   iree_linalg_ext.winograd.input_transform    [N, H, W, C] -> [8, 8, N, H', W', C]
//       B' d B for each tile d; zeros behind the image
//   iree_linalg_ext.winograd.filter_transform   [3, 3, C, F] -> [8, 8, C, F]           G g G'
//   iree_linalg_ext.winograd.output_transform   [8, 8, N, H', W', C] -> [N, H, W, C]   A' m A
// of F(6x6, 3x3), where neighbouring tiles of 8 x 8 pixels share 2. Other sizes of tiles have no
// matrices in IREE either. Images may have their channels first: [N, C, H, W], filters [F, C, 3,
// 3].
//===----------------------------------------------------------------------===//
#include "compiler/Input/Common/Winograd.h"
#include "compiler/Input/Iree/LinalgExtForms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::iree;
using sluice::input::kWinograd6x3;
using sluice::input::WinogradSteps;

/// Where height and width are. Says what is wrong if there are no matrices for the op.
template <typename Op>
static LogicalResult findSides(Op op, ArrayAttr dims, ArrayRef<int64_t> first,
                               ArrayRef<int64_t> second, int64_t inputRank, int64_t outputRank,
                               SmallVectorImpl<int64_t> &sides) {
  if (int64_t(op.getOutputTileSize()) != kWinograd6x3.outputs ||
      int64_t(op.getKernelSize()) != kWinograd6x3.kernel)
    return op.emitError("has tiles of ")
           << op.getOutputTileSize() << " results and a kernel of " << op.getKernelSize()
           << ", of which only 6 and 3 are known";
  sides = llvm::map_to_vector(dims.getAsValueRange<IntegerAttr>(),
                              [](const APInt &dim) { return dim.getSExtValue(); });
  if (ArrayRef(sides) != first && ArrayRef(sides) != second)
    return op.emitError("has height and width elsewhere than IREE allows");
  if (op.getInputs().size() != 1 || op.getOutputs().size() != 1)
    return op.emitError("needs one input and one out");
  auto input = dyn_cast<RankedTensorType>(op.getInputs()[0].getType());
  auto output = cast<RankedTensorType>(op.getOutputs()[0].getType());
  if (!input || input.getRank() != inputRank || output.getRank() != outputRank ||
      !isa<FloatType>(input.getElementType()) || input.getElementType() != output.getElementType())
    return op.emitError("needs tensors of ")
           << inputRank << " and " << outputRank << " dimensions of one float type";
  return success();
}

/// `tiles` times `matrix` along both sides, as `op` gives it.
static Value transform(const WinogradSteps &steps, Value tiles, ArrayRef<double> matrix,
                       int64_t columns) {
  return steps.multiply(steps.multiply(tiles, matrix, columns, 1), matrix, columns, 0);
}

LogicalResult sluice::iree::lower(WinogradInputOp op, RewriterBase &rewriter) {
  SmallVector<int64_t> sides;
  if (failed(findSides(op, op.getImageDimensions(), {1, 2}, {2, 3}, 4, 6, sides)))
    return failure();
  WinogradSteps steps{rewriter, op.getLoc()};
  auto type = cast<RankedTensorType>(op.getOutputs()[0].getType());
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, op.getLoc(), op.getOutputs()[0]);
  sizes[0] = sizes[1] = rewriter.getIndexAttr(kWinograd6x3.tile());
  Value tiles = steps.load(op.getInputs()[0], sizes, [&](ValueRange ivs) {
    SmallVector<Value> at(4);
    at[0] = ivs[2], at[sides[0] == 1 ? 3 : 1] = ivs[5];
    for (int64_t i : {0, 1}) {
      Value start = arith::MulIOp::create(rewriter, op.getLoc(), ivs[3 + i],
                                          steps.index(kWinograd6x3.outputs));
      at[sides[i]] = arith::AddIOp::create(rewriter, op.getLoc(), start, ivs[i]);
    }
    return at;
  });
  rewriter.replaceOp(
      op,
      steps.finish(transform(steps, tiles, kWinograd6x3.input, kWinograd6x3.tile()), 1, {}, type));
  return success();
}

LogicalResult sluice::iree::lower(WinogradFilterOp op, RewriterBase &rewriter) {
  SmallVector<int64_t> sides;
  if (failed(findSides(op, op.getKernelDimensions(), {0, 1}, {2, 3}, 4, 4, sides)))
    return failure();
  WinogradSteps steps{rewriter, op.getLoc()};
  auto type = cast<RankedTensorType>(op.getOutputs()[0].getType());
  Value filter = op.getInputs()[0];
  if (sides[0] == 2) {
    // [F, C, 3, 3] -> [3, 3, C, F]
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), filter);
    SmallVector<OpFoldResult> turned{sizes[2], sizes[3], sizes[1], sizes[0]};
    Value empty = tensor::EmptyOp::create(rewriter, op.getLoc(), turned, type.getElementType());
    filter = linalg::TransposeOp::create(rewriter, op.getLoc(), filter, empty,
                                         ArrayRef<int64_t>{2, 3, 1, 0})
                 ->getResult(0);
  }
  rewriter.replaceOp(
      op, steps.finish(transform(steps, filter, kWinograd6x3.filter, kWinograd6x3.tile()), 1, {},
                       type));
  return success();
}

LogicalResult sluice::iree::lower(WinogradOutputOp op, RewriterBase &rewriter) {
  SmallVector<int64_t> sides;
  if (failed(findSides(op, op.getImageDimensions(), {1, 2}, {2, 3}, 6, 4, sides)))
    return failure();
  WinogradSteps steps{rewriter, op.getLoc()};
  auto type = cast<RankedTensorType>(op.getOutputs()[0].getType());
  Value tiles = transform(steps, op.getInputs()[0], kWinograd6x3.result, kWinograd6x3.outputs);
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, op.getLoc(), op.getOutputs()[0]);
  Value image = steps.load(tiles, sizes, [&](ValueRange ivs) {
    SmallVector<Value> at(6);
    at[2] = ivs[0], at[5] = ivs[sides[0] == 1 ? 3 : 1];
    for (int64_t i : {0, 1}) {
      Value outputs = steps.index(kWinograd6x3.outputs);
      at[i] = arith::RemUIOp::create(rewriter, op.getLoc(), ivs[sides[i]], outputs);
      at[3 + i] = arith::DivUIOp::create(rewriter, op.getLoc(), ivs[sides[i]], outputs);
    }
    return at;
  });
  rewriter.replaceOp(op, steps.finish(image, 1, {}, type));
  return success();
}
