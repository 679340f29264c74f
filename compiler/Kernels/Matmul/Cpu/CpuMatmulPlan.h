//===- CpuMatmulPlan.h - how a matrix product is spread over a CPU --------===//
#pragma once
#include "compiler/Kernels/Cpu/RegisterTile.h"

namespace sluice::kernels {

/// How the rhs reaches the registers.
enum class RhsAccess {
  Panels, ///< Packed ahead.
  Packed, ///< Copied into a panel in the workspace first.
  Rows,   ///< Contiguous along n: loaded where it lies.
};

/// A product of matrices as the planner sees it: C[rows, columns] = sum over k of A[rows, k] *
/// B[k, columns]. Sizes that are unknown until run time are -1.
struct CpuMatmulShape {
  int64_t rows = -1, columns = -1;
  int64_t elementBits = 32;    ///< Bits of a sum.
  int64_t panelWidth = 0;      ///< Columns of a panel that B was packed in ahead; 0 = none.
  bool isRhsContiguous = true; ///< Neighbours of B in memory follow n.
  int64_t steps = -1;          ///< Of a sum of floats; -1 also for integers.
  bool areNarrow = false;      ///< Floats of both operands, which lie along the sum in A's rows.
};

/// A workgroup makes one panel of columns for a chunk of rows, a tile in registers at a time.
struct CpuMatmulPlan {
  RegisterTile tile;
  RhsAccess rhs;
  int64_t chunkRows;      ///< Rows of one workgroup, a multiple of the tile's.
  int64_t blockSteps = 0; ///< As planSumBlocks says.
  /// Steps whose operands are widened in the workspace, for all tiles; 0: where they are loaded.
  int64_t widenedSteps = 0;
  bool operator==(const CpuMatmulPlan &) const = default;
};

/// The plan for `shape`; none if B was packed in panels that are no tile's.
std::optional<CpuMatmulPlan> planCpuMatmul(const CpuMatmulShape &shape, const TargetModel &target,
                                           Reasons why = {});

std::string describe(const CpuMatmulPlan &plan);

} // namespace sluice::kernels
