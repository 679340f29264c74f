//===- CpuConvolutionPlan.h - how a convolution is spread over a CPU ------===//
#pragma once
#include "compiler/Kernels/Cpu/RegisterTile.h"

namespace sluice::kernels {

/// A convolution as the planner sees it: for each position and channel a sum of products. Sizes
/// that are unknown until run time are -1.
struct CpuConvolutionShape {
  SmallVector<int64_t> positions, sum; ///< Sizes of the loops over positions and of the sum.
  int64_t channels = -1;               ///< Channels of the result, in one group.
  int64_t elementBits = 32;
  int64_t panelWidth = 0; ///< Channels of a panel of weights; 0 = each channel is on its own.
};

/// Rows of the tile are positions, vectors are channels.
struct CpuConvolutionPlan {
  RegisterTile tile;
  int64_t chunkRows; ///< Positions of a workgroup, a multiple of the tile's.
  bool operator==(const CpuConvolutionPlan &) const = default;
};

/// The plan for `shape`; none if weights were packed in panels that are no tile's.
std::optional<CpuConvolutionPlan> planCpuConvolution(const CpuConvolutionShape &shape,
                                                     const TargetModel &target, Reasons why = {});

std::string describe(const CpuConvolutionShape &shape, const CpuConvolutionPlan &plan);

} // namespace sluice::kernels
