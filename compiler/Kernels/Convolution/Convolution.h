//===- Convolution.h - what a convolution kernel computes -----------------===//
// A convolution whose channels are contiguous in input and output is a matrix product: each output
// position is a row, each output channel a column, and the sum runs over window and input channels.
// Rows of the left matrix are runs of the input that overlap; only their addresses differ from
// those of a plain matrix, so nothing is unfolded (im2col) in memory.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Cpu/Epilogue.h"
#include "compiler/Kernels/Cpu/NarrowOperands.h"
#include "compiler/Kernels/Lowering.h"

namespace sluice::kernels {

struct Convolution {
  linalg::LinalgOp root;
  Value image; ///< What the root reads, from before `padding` put it among other elements.
  tensor::InsertSliceOp padding; ///< Null if nothing did.
  /// Loops over batch and image, in the order of the output.
  SmallVector<unsigned> positions;
  SmallVector<unsigned> groups; ///< Loops that output, input and weights share.
  unsigned channel = 0;         ///< The loop along the last dimension of the output.
  /// Loops of window and input channels, in the order of the weights.
  SmallVector<unsigned> sum;
  encoding::PanelsAttr panels; ///< The weights'; none if the convolution is depthwise.
  bool flatPositions = false;  ///< Neighbouring positions are neighbours in the input: no need to
                               ///< know where rows of the image end.
  Type element;                ///< Of sums; f32 and f64 are those of operands, too.
  /// Bytes are multiplied several at a time along the input channels, but depthwise one by one.
  ProductOperands operands;
  Epilogue epilogue;

  /// Whether weights are narrower than what is multiplied.
  bool widensWeights() const { return operands.perWord == 1 && operands.rhs != Widening::None; }
  int64_t size(unsigned loop) { return staticLoopRanges(root)[loop]; }
  AffineMap map(unsigned operand) { return root.getIndexingMapsArray()[operand]; }
  /// The dimension of the output that is `loop`.
  unsigned outputDim(unsigned loop);
  /// An input operand and the dimension of it whose size is the extent of a loop of the sum.
  std::pair<unsigned, unsigned> sumDim(unsigned loop);
  /// The factor of `loop` in an expression that indexes the input.
  int64_t coefficient(AffineExpr expr, unsigned loop);
};

/// A depthwise convolution of planes, the last two dimensions of image and result: neighbours along
/// the last one are neighbours in the image, too. Elements are all f32 or all f64.
struct PlaneConvolution {
  linalg::LinalgOp root;
  Value image;                   ///< What the root reads, from before zeros were put around it.
  tensor::InsertSliceOp padding; ///< Null if none were.
  unsigned planes = 0;           ///< Dimensions before those of a plane.
  unsigned line = 0, along = 0;  ///< Loops over the lines of a plane, and over one of them.
  unsigned row = 0, column = 0;  ///< Loops over the window.
  int64_t lineStep, rowStep, columnStep; ///< How far a step of each goes in the image.
  int64_t before[2] = {0, 0};            ///< Zeros before the first line, and before each.
  Type element;
};

/// Reads the convolution; none if it is not such a one with a window of known size.
std::optional<PlaneConvolution> matchPlanes(linalg::LinalgOp root);

/// The one convolution of a kernel, if there is one.
linalg::LinalgOp findConvolution(func::FuncOp kernel);

/// Whether kernels of `op` on CPUs read what `padding` put among elements of one number from
/// before.
bool convolvesBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp padding);

/// Reads the kernel; none if it is not such a convolution of f32, f64 or bytes with elementwise
/// operations behind.
std::optional<Convolution> matchConvolution(func::FuncOp kernel, Reasons why = {});

} // namespace sluice::kernels
