//===- Windows.h - where a convolution's or pool's window goes ------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// Sizes, steps and borders, one for each spatial dimension.
struct Window {
  SmallVector<int64_t> kernel; ///< Sizes that are not known are ShapedType::kDynamic.
  SmallVector<int64_t> strides, dilations;
  Shape low, high; ///< Padding.
  Shape output;    ///< Positions of the window.
  /// `outer` and the positions.
  Shape resultShape(const Shape &outer) const { return joined({outer, output}); }
  bool padded() const;
  int64_t cells() const { return llvm::product_of(kernel); }
};

/// Reads the attributes that convolutions and pools share. `spatial` are the sizes the window moves
/// over.
FailureOr<Window> readWindow(Node &node, ArrayRef<OpFoldResult> spatial, const Shape &kernel,
                             bool isPool = false);

/// `source` with the borders of its spatial dimensions, all but the first two.
Value padSpatial(Node &node, Value source, const Window &window, Value padding);

/// Weights of elements at a distance `d` below 1, and from 1 to 2, with the parameter `a`: Keys,
/// Cubic convolution interpolation for digital image processing (1981).
Value cubicNear(Cell &b, Value d, double a);
Value cubicFar(Cell &b, Value d, double a);

/// The smallest value of a type, or the largest.
Value extremeOf(Node &node, int32_t type, bool low);

} // namespace sluice::onnx
