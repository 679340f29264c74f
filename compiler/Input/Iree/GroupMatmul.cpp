//===- GroupMatmul.cpp - rows by one of several matrices ------------------===//
//   %r = iree_linalg_ext.group_matmul ins(%rows, %matrices, %ends, %offset : tensor<?x8xf32>,
//            tensor<4x8x16xf32>, tensor<4xi64>, index) outs(%onto : tensor<?x16xf32>)
//     ->   a loop over the matrices, with the product of each and its rows, added onto the out's
// Matrix i takes the rows before ends[i] that none takes before it; `offset` is the number of row
// 0. Rows that no matrix takes stay as the out has them.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/Forms.h"

using namespace sluice;
using namespace sluice::iree;

/// Four inputs and one out of the types above.
static LogicalResult checkOperands(GroupMatmulOp op) {
  auto inputs = op.getInputs();
  auto rankOf = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type ? type.getRank() : -1;
  };
  if (inputs.size() != 4 || op.getOutputs().size() != 1 || rankOf(inputs[0]) != 2 ||
      rankOf(inputs[1]) != 3 || rankOf(inputs[2]) != 1 || !inputs[3].getType().isIndex() ||
      rankOf(op.getOutputs()[0]) != 2 ||
      !getElementTypeOrSelf(inputs[2].getType()).isSignlessInteger())
    return op.emitError("needs a matrix of rows, a tensor of matrices, integers where the rows of "
                        "each end, an index and one out of two dimensions");
  auto sizesOf = [](Value value) { return cast<RankedTensorType>(value.getType()).getShape(); };
  ArrayRef<int64_t> rows = sizesOf(inputs[0]), matrices = sizesOf(inputs[1]),
                    out = sizesOf(op.getOutputs()[0]);
  auto differ = [](int64_t a, int64_t b) {
    return !ShapedType::isDynamic(a) && !ShapedType::isDynamic(b) && a != b;
  };
  if (differ(rows[0], out[0]) || differ(rows[1], matrices[1]) || differ(matrices[2], out[1]) ||
      differ(matrices[0], sizesOf(inputs[2])[0]))
    return op.emitError("has operands whose sizes do not fit together");
  return success();
}

LogicalResult sluice::iree::lower(GroupMatmulOp op, RewriterBase &rewriter) {
  SLUICE_TRY(checkOperands(op));
  Value rows = op.getInputs()[0], matrices = op.getInputs()[1], ends = op.getInputs()[2],
        offset = op.getInputs()[3];
  Value onto = op.getOutputs()[0];
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> rowSizes = tensor::getMixedSizes(rewriter, loc, rows),
                            matrixSizes = tensor::getMixedSizes(rewriter, loc, matrices),
                            outSizes = tensor::getMixedSizes(rewriter, loc, onto);
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0),
        one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  Value count = getValueOrCreateConstantIndexOp(rewriter, loc, rowSizes[0]);
  Value matrixCount = getValueOrCreateConstantIndexOp(rewriter, loc, matrixSizes[0]);
  auto step = [&](OpBuilder &builder, Location loc, Value at, ValueRange carried) {
    input::Cell b(loc, builder);
    OpFoldResult first = b.getIndexAttr(0), single = b.getIndexAttr(1);
    SmallVector<OpFoldResult> ones(3, single);
    Value result = carried[0], start = carried[1];
    Value end = b.max(start, b.min(b.sub(b.toIndex(b.at(ends, at)), offset), count));
    OpFoldResult size = b.sub(end, start);
    SmallVector<OpFoldResult> place{start, first}, partSizes{size, outSizes[1]};
    auto slice = [&](Value source, ArrayRef<OpFoldResult> starts, ArrayRef<OpFoldResult> sizes) {
      return tensor::ExtractSliceOp::create(b, source, starts, sizes,
                                            ArrayRef(ones).take_front(starts.size()));
    };
    Value group = slice(rows, place, {size, rowSizes[1]}), part = slice(result, place, partSizes);
    auto whole = cast<RankedTensorType>(matrices.getType());
    auto type = RankedTensorType::get(whole.getShape().drop_front(), whole.getElementType());
    Value matrix = tensor::ExtractSliceOp::create(b, type, matrices, {at, first, first},
                                                  {single, matrixSizes[1], matrixSizes[2]}, ones);
    Value product = linalg::MatmulOp::create(b, ValueRange{group, matrix}, part).getResult(0);
    Value next = tensor::InsertSliceOp::create(b, product, result, place, partSizes,
                                               ArrayRef(ones).take_front(2));
    scf::YieldOp::create(b, ValueRange{next, end});
  };
  auto loop =
      scf::ForOp::create(rewriter, loc, zero, matrixCount, one, ValueRange{onto, zero}, step);
  rewriter.replaceOp(op, loop.getResult(0));
  return success();
}
