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
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/Forms.h"

using namespace sluice;
using namespace sluice::iree;
using input::Cell;

namespace {
Value valueOf(Cell &b, OpFoldResult number) {
  return getValueOrCreateConstantIndexOp(b, b.getLoc(), number);
}

/// Coordinates of `number` in a space of these sizes, the last of which is the fastest. The first
/// takes what is left.
SmallVector<Value> split(Cell &b, Value number, ArrayRef<OpFoldResult> sizes) {
  SmallVector<Value> coordinates(sizes.size());
  for (size_t i = sizes.size(); i-- > 1;) {
    Value size = valueOf(b, sizes[i]);
    coordinates[i] = b.rem(number, size);
    number = b.div(number, size);
  }
  coordinates[0] = number;
  return coordinates;
}

/// Where an element of the out lies in the image.
struct Window {
  Im2colOp op;
  Cell &b;
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
      Value number = b.add(canonical[dim], valueOf(b, offsets[dim]));
      if (op.getPadding()) {
        Value count = valueOf(b, group[0]);
        for (OpFoldResult size : group.drop_front())
          count = b.mul(count, valueOf(b, size));
        Value inside = b.is(Cell::P::ult, number, count);
        isInside = isInside ? b.both(isInside, inside) : inside;
      }
      llvm::append_range(positions.size() < positionDims.size() ? positions : held,
                         split(b, number, group));
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
        Value term = b.add(canonical[i], valueOf(b, offset));
        if (!steps.empty())
          term = b.mul(term, valueOf(b, steps[i]));
        sum = sum ? b.add(sum, term) : term;
      }
      canonical = canonical.drop_front(offsets.size());
      return sum;
    };
    SmallVector<OpFoldResult> kernel = op.getList("kernel_size"), positionSizes, windowSizes;
    for (auto [i, dim] : llvm::enumerate(positionDims)) {
      // (size - 1 - (kernel - 1) * dilation) / stride + 1
      Value reach = b.mul(b.sub(valueOf(b, kernel[i]), 1), dilations[i]);
      Value last = b.sub(b.sub(valueOf(b, imageSizes[dim]), 1), reach);
      positionSizes.push_back(b.add(b.div(last, strides[i]), 1));
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
    positions.assign(split(b, m, positionSizes));
    held.assign(split(b, k, ordered));
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
        pixel[dim] = b.add(b.mul(positions[i], strides[i]), b.mul(*next++, dilations[i]));
      } else if (llvm::is_contained(channelDims, dim)) {
        pixel[dim] = *next++;
      }
      if (!before.empty())
        pixel[dim] = b.sub(pixel[dim], valueOf(b, before[dim]));
    }
    return pixel;
  }
};
} // namespace

LogicalResult sluice::iree::lower(Im2colOp op, RewriterBase &rewriter) {
  SmallVector<OpFoldResult> imageSizes =
      tensor::getMixedSizes(rewriter, op.getLoc(), op.getInput());
  auto source = [&](Cell &b, ValueRange ivs) {
    SmallVector<Value> canonical(ivs);
    for (auto [dim, of] : llvm::enumerate(op.getNumbersOf("output_perm")))
      canonical[of] = ivs[dim];
    Window window{op, b};
    SmallVector<Value> pixel = window.source(canonical, imageSizes);
    if (window.isInside)
      pixel[0] = b.select(window.isInside, pixel[0], -1);
    return pixel;
  };
  rewriter.replaceOp(op, input::mapLoad(rewriter, op.getLoc(), op.getInput(), op.getOutput(),
                                        op.getPadding(), source));
  return success();
}

LogicalResult sluice::iree::lower(ReverseOp op, RewriterBase &rewriter) {
  if (op.getInputs().size() != 1 || op.getOutputs().size() != 1)
    return op.emitError("needs one input and one out");
  Value input = op.getInputs()[0];
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), input);
  auto source = [&](Cell &b, ValueRange ivs) {
    SmallVector<Value> indices(ivs);
    for (const APInt &dim : op.getDimensions().getValues<APInt>()) {
      Value &index = indices[dim.getZExtValue()];
      index = b.sub(b.sub(valueOf(b, sizes[dim.getZExtValue()]), 1), index);
    }
    return indices;
  };
  rewriter.replaceOp(op,
                     input::mapLoad(rewriter, op.getLoc(), input, op.getOutputs()[0], {}, source));
  return success();
}
