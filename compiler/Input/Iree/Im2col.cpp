//===- Im2col.cpp - windows of an image as rows of a matrix ---------------===//
//   iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3]
//       offsets = [0, 0, 0] output_sizes = [[2], [32, 32], [3, 3, 64]]
//       batch_pos = [0] m_pos = [1, 2] k_pos = [3] ...
//       ins(%x : tensor<2x34x34x64xf32>) outs(%e : tensor<2x1024x576xf32>)
//     ->
//   linalg_ext.map_load %x into %e
//       { (b, m, k) -> (b, m / 32 + k / 192, m % 32 + k / 64 % 3, k % 64), 0 }
// The out's dimensions are those of the batch, then of positions (m), then of what a window holds
// (k), in the order of output_perm. Each is split into the coordinates that output_sizes lists; a
// pixel is position * stride + window * dilation, less the padding in front. Older texts have
// m_offset and k_offset, each times strides, in place of offsets and output_sizes: the dimensions
// of positions together count through all positions of the image, those of windows through
// kernel_size and channels in the order of input_k_perm.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Iree/LinalgExtForms.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::iree;

namespace {
/// Arithmetic on indices, at the end of the region of a map_load.
struct Indices {
  OpBuilder &b;
  Location loc;

  Value of(OpFoldResult number) const { return getValueOrCreateConstantIndexOp(b, loc, number); }
  Value of(int64_t number) const { return arith::ConstantIndexOp::create(b, loc, number); }
  Value add(Value x, OpFoldResult y) const {
    return isConstantIntValue(y, 0) ? x : arith::AddIOp::create(b, loc, x, of(y)).getResult();
  }
  Value sub(Value x, OpFoldResult y) const {
    return isConstantIntValue(y, 0) ? x : arith::SubIOp::create(b, loc, x, of(y)).getResult();
  }
  Value mul(Value x, OpFoldResult y) const {
    return isConstantIntValue(y, 1) ? x : arith::MulIOp::create(b, loc, x, of(y)).getResult();
  }
  /// Coordinates of `number` in a space of these sizes, the last of which is the fastest. The first
  /// takes what is left.
  SmallVector<Value> split(Value number, ArrayRef<OpFoldResult> sizes) const {
    SmallVector<Value> coordinates(sizes.size());
    for (size_t i = sizes.size(); i-- > 1;) {
      Value size = of(sizes[i]);
      coordinates[i] = arith::RemUIOp::create(b, loc, number, size);
      number = arith::DivUIOp::create(b, loc, number, size);
    }
    coordinates[0] = number;
    return coordinates;
  }
};

/// Where an element of the out lies in the image.
struct Window {
  Im2colOp op;
  Indices at;
  ArrayRef<int64_t> batchDims = op.getNumbersOf("batch_pos"),
                    positionDims = op.getNumbersOf("m_pos"), channelDims = op.getNumbersOf("k_pos"),
                    strides = op.getNumbersOf("strides"), dilations = op.getNumbersOf("dilations"),
                    order = op.getNumbersOf("input_k_perm");
  /// Null, or whether the position exists: outs may be larger than the sizes say.
  Value isInside = {};

  int64_t rank() { return cast<RankedTensorType>(op.getInput().getType()).getRank(); }

  /// Coordinates of positions and of what a window holds, by groups of output_sizes.
  void splitByGroups(ArrayRef<Value> canonical, SmallVectorImpl<Value> &positions,
                     SmallVectorImpl<Value> &held) {
    SmallVector<OpFoldResult> offsets = op.getList("offsets"), sizes = op.getList("output_sizes");
    ArrayRef<OpFoldResult> left = sizes;
    for (auto [dim, length] : llvm::enumerate(op.getNumbersOf("output_groups"))) {
      ArrayRef<OpFoldResult> group = left.take_front(length);
      left = left.drop_front(length);
      if (dim < batchDims.size())
        continue;
      Value number = at.add(canonical[dim], offsets[dim]);
      if (op.getPadding()) {
        Value count = at.of(group[0]);
        for (OpFoldResult size : group.drop_front())
          count = at.mul(count, size);
        Value inside =
            arith::CmpIOp::create(at.b, at.loc, arith::CmpIPredicate::ult, number, count);
        isInside =
            isInside ? arith::AndIOp::create(at.b, at.loc, isInside, inside).getResult() : inside;
      }
      llvm::append_range(positions.size() < positionDims.size() ? positions : held,
                         at.split(number, group));
    }
  }

  /// The same for texts with m_offset and k_offset.
  void splitByImage(ArrayRef<Value> canonical, ArrayRef<OpFoldResult> imageSizes,
                    SmallVectorImpl<Value> &positions, SmallVectorImpl<Value> &held) {
    canonical = canonical.drop_front(batchDims.size());
    auto linear = [&](StringRef offsetName, StringRef strideName) {
      SmallVector<OpFoldResult> offsets = op.getList(offsetName), steps = op.getList(strideName);
      Value sum;
      for (auto [i, offset] : llvm::enumerate(offsets)) {
        Value term = at.add(canonical[i], offset);
        if (!steps.empty())
          term = at.mul(term, steps[i]);
        sum = sum ? at.add(sum, term) : term;
      }
      canonical = canonical.drop_front(offsets.size());
      return sum;
    };
    SmallVector<OpFoldResult> kernel = op.getList("kernel_size"), positionSizes, windowSizes;
    for (auto [i, dim] : llvm::enumerate(positionDims)) {
      // (size - 1 - (kernel - 1) * dilation) / stride + 1
      Value reach =
          at.mul(at.sub(at.of(kernel[i]), at.b.getIndexAttr(1)), at.b.getIndexAttr(dilations[i]));
      Value last = at.sub(at.sub(at.of(imageSizes[dim]), at.b.getIndexAttr(1)), reach);
      Value steps = arith::DivUIOp::create(at.b, at.loc, last, at.of(strides[i]));
      positionSizes.push_back(at.add(steps, at.b.getIndexAttr(1)));
    }
    for (int64_t dim = 0; dim < rank(); ++dim)
      if (const int64_t *position = llvm::find(positionDims, dim); position != positionDims.end())
        windowSizes.push_back(kernel[position - positionDims.begin()]);
      else if (!llvm::is_contained(batchDims, dim))
        windowSizes.push_back(imageSizes[dim]);
    SmallVector<OpFoldResult> ordered;
    for (size_t i = 0; i < windowSizes.size(); ++i)
      ordered.push_back(windowSizes[order.empty() ? i : order[i]]);
    Value m = linear("m_offset", "m_strides"), k = linear("k_offset", "k_strides");
    positions.assign(at.split(m, positionSizes));
    held.assign(at.split(k, ordered));
  }

  /// The element of the image at `canonical`, coordinates of batch, positions and windows.
  SmallVector<Value> source(ArrayRef<Value> canonical, ArrayRef<OpFoldResult> imageSizes) {
    SmallVector<Value> positions, window, held;
    if (op.getNumbers().contains("output_sizes")) {
      splitByGroups(canonical, positions, held);
    } else {
      splitByImage(canonical, imageSizes, positions, held);
    }
    // Column coordinate i belongs to what the window holds in dimension input_k_perm[i].
    window.resize(held.size());
    for (auto [i, coordinate] : llvm::enumerate(held))
      window[order.empty() ? i : order[i]] = coordinate;
    SmallVector<OpFoldResult> before = op.getList("input_pad_low");
    SmallVector<Value> pixel(rank());
    for (auto [i, dim] : llvm::enumerate(batchDims))
      pixel[dim] = canonical[i];
    // What a window holds is in the order of the image's dimensions.
    const Value *next = window.begin();
    for (int64_t dim = 0; dim < rank(); ++dim) {
      if (const int64_t *position = llvm::find(positionDims, dim); position != positionDims.end()) {
        size_t i = position - positionDims.begin();
        Value start = at.mul(positions[i], at.b.getIndexAttr(strides[i]));
        pixel[dim] = at.add(start, at.mul(*next++, at.b.getIndexAttr(dilations[i])));
      } else if (llvm::is_contained(channelDims, dim)) {
        pixel[dim] = *next++;
      }
      if (!before.empty())
        pixel[dim] = at.sub(pixel[dim], before[dim]);
    }
    return pixel;
  }
};
} // namespace

/// Replaces `op` by what `source` says where to read for the elements of `out`, and `padding` where
/// there is nothing.
static void replaceByMapLoad(Operation *op, Value input, Value out, Value padding,
                             RewriterBase &rewriter,
                             function_ref<SmallVector<Value>(ValueRange)> source) {
  Location loc = op->getLoc();
  auto type = cast<RankedTensorType>(out.getType());
  if (!padding)
    padding = arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type.getElementType()));
  auto load = linalg_ext::MapLoadOp::create(rewriter, loc, type, input, out);
  OpBuilder::InsertionGuard guard(rewriter);
  SmallVector<Type> types(type.getRank(), rewriter.getIndexType());
  SmallVector<Location> locs(type.getRank(), loc);
  Block *body = rewriter.createBlock(&load.getRegion(), {}, types, locs);
  SmallVector<Value> yielded = source(body->getArguments());
  yielded.push_back(padding);
  linalg_ext::YieldOp::create(rewriter, loc, yielded);
  rewriter.replaceOp(op, load);
}

LogicalResult sluice::iree::lower(Im2colOp op, RewriterBase &rewriter) {
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> imageSizes = tensor::getMixedSizes(rewriter, loc, op.getInput());
  auto source = [&](ValueRange ivs) {
    SmallVector<Value> canonical(ivs);
    for (auto [dim, of] : llvm::enumerate(op.getNumbersOf("output_perm")))
      canonical[of] = ivs[dim];
    Window window{op, {rewriter, loc}};
    SmallVector<Value> pixel = window.source(canonical, imageSizes);
    if (window.isInside) {
      Value outside = arith::ConstantIndexOp::create(rewriter, loc, -1);
      pixel[0] = arith::SelectOp::create(rewriter, loc, window.isInside, pixel[0], outside);
    }
    return pixel;
  };
  replaceByMapLoad(op, op.getInput(), op.getOutput(), op.getPadding(), rewriter, source);
  return success();
}

LogicalResult sluice::iree::lower(ReverseOp op, RewriterBase &rewriter) {
  if (op.getInputs().size() != 1 || op.getOutputs().size() != 1)
    return op.emitError("needs one input and one out");
  Value input = op.getInputs()[0];
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), input);
  auto source = [&](ValueRange ivs) {
    Indices at{rewriter, op.getLoc()};
    SmallVector<Value> indices(ivs);
    for (const APInt &dim : op.getDimensions().getValues<APInt>()) {
      Value last = at.sub(at.of(sizes[dim.getZExtValue()]), rewriter.getIndexAttr(1));
      indices[dim.getZExtValue()] = at.sub(last, indices[dim.getZExtValue()]);
    }
    return indices;
  };
  replaceByMapLoad(op, input, op.getOutputs()[0], {}, rewriter, source);
  return success();
}
