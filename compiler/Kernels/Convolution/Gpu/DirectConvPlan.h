//===- DirectConvPlan.h - how a convolution of single channels is spread ------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

/// A convolution in which channels are not mixed, or in groups of a few, as the planner sees it.
/// Sizes that are unknown until run time are -1.
struct DirectShape {
  int64_t others = 1;    ///< Results beside those of `positions` and `channels`.
  int64_t positions = 1; ///< Along the image, where neighbours read overlapping windows.
  int64_t channels = 1;  ///< That neighbour in every operand; 1 if they do not.
  int64_t operandBits = 32;
};

/// A thread computes neighbouring positions of neighbouring channels: each element of the image is
/// read once for all windows of the thread that hold it.
struct DirectConvPlan {
  int64_t positions = 1, channels = 1; ///< Per thread; divide those of the shape.
  int64_t threads = 128;
  /// The rows of the window are a loop; else all elements are written out. Of channels in vectors.
  bool isRowByRow = false;
  bool operator==(const DirectConvPlan &) const = default;
};

/// Windows of more elements are not written out element by element, and not planned.
inline constexpr int64_t kMaxOfWindow = 121;

/// Groups of more channels are better multiplied as matrices.
inline constexpr int64_t kMaxMixedChannels = 8;

/// Vectors of 16 bytes, or what the target and the channels allow.
DirectConvPlan planDirectConv(const DirectShape &shape, const TargetModel &target);

std::string describe(const DirectConvPlan &plan);

} // namespace sluice::kernels
