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
  int64_t panelWidth = 0;    ///< Channels of a panel of weights; 0 = each channel is on its own.
  bool widensPanels = false; ///< Weights in panels are narrower than what is multiplied.
};

/// Rows of the tile are positions, vectors are channels.
struct CpuConvolutionPlan {
  RegisterTile tile;
  int64_t chunkRows; ///< Positions of a workgroup, a multiple of the tile's.
  /// Workgroups in turn read the same weights, not the same part of the image.
  bool isPanelOuter = false;
  bool operator==(const CpuConvolutionPlan &) const = default;
};

/// The plan for `shape`; none if weights were packed in panels that are no tile's.
std::optional<CpuConvolutionPlan> planCpuConvolution(const CpuConvolutionShape &shape,
                                                     const TargetModel &target, Reasons why = {});

/// A depthwise convolution of planes as the planner sees it. Sizes that are unknown until run time
/// are -1.
struct CpuPlaneShape {
  int64_t lines, columns; ///< Of a plane of results.
  int64_t window;         ///< Elements of it.
  int64_t elementBits = 32;
};

/// Rows of the tile are lines, lanes positions along them.
struct CpuPlanePlan {
  RegisterTile tile;
  int64_t chunkLines, chunkPlanes; ///< Of a workgroup.
  bool operator==(const CpuPlanePlan &) const = default;
};

CpuPlanePlan planCpuPlanes(const CpuPlaneShape &shape, const TargetModel &target);

std::string describe(const CpuPlanePlan &plan);
std::string describe(const CpuConvolutionShape &shape, const CpuConvolutionPlan &plan);

} // namespace sluice::kernels
