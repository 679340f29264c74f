//===- CpuMatmulPlan.cpp - how a matrix product is spread over a CPU ------===//
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulPlan.h"
#include "compiler/Dialect/Util/UnknownSize.h"

using namespace sluice::kernels;

/// Rows from which copying the rhs into a panel pays.
static constexpr int64_t kRowsForPacking = 48;

namespace {
/// A way for the rhs.
struct Way {
  int64_t chunkRows; ///< At most.
  const char *text;
};
} // namespace

// By RhsAccess. A packed panel should serve many rows; otherwise smaller chunks keep all threads
// busy.
static constexpr Way kWays[] = {
    {192, "panels"}, {384, "panel packed in the workspace"}, {192, "rows in place"}};

static RhsAccess chooseWay(const CpuMatmulShape &shape, Reasons why) {
  if (shape.panelWidth > 0)
    return RhsAccess::Panels;
  why.note("panels: the rhs was not packed ahead");
  if (!shape.isRhsContiguous || shape.rows >= kRowsForPacking)
    return RhsAccess::Packed;
  if (shape.rows < 0)
    why.note("panel packed in the workspace: rows may be few");
  else
    why.note("panel packed in the workspace: rows " + Twine(shape.rows) + " < " +
             Twine(kRowsForPacking));
  return RhsAccess::Rows;
}

std::optional<CpuMatmulPlan> kernels::planCpuMatmul(const CpuMatmulShape &shape,
                                                    const TargetModel &target, Reasons why) {
  int64_t lanes = target.lanes(shape.elementBits);
  int64_t vectors = shape.panelWidth > 0 ? shape.panelWidth / lanes
                    : shape.columns < 0  ? int64_t(util::Assumed::CpuTileVectors)
                                         : llvm::divideCeil(shape.columns, lanes);
  CpuMatmulPlan plan;
  plan.tile = planRegisterTile(util::sizeOr(shape.rows, util::Assumed::CpuTileRows), vectors,
                               shape.elementBits, target);
  int64_t width = plan.tile.vectors * plan.tile.lanes;
  if (shape.panelWidth > 0 && shape.panelWidth != width)
    return why.none("panels of " + Twine(shape.panelWidth) + " columns, tiles of " + Twine(width));
  plan.rhs = chooseWay(shape, why);
  int64_t max = kWays[size_t(plan.rhs)].chunkRows;
  // Chunks of known rows are alike, of up to half as many again: one of few rows reads the whole
  // rhs for them.
  int64_t rows = shape.rows < 0 ? max : shape.rows;
  plan.chunkRows = llvm::alignTo(
      llvm::divideCeil(rows, std::max<int64_t>((rows + max / 2) / max, 1)), plan.tile.rows);
  if (plan.rhs == RhsAccess::Panels && plan.chunkRows > plan.tile.rows)
    plan.blockSteps = planSumBlocks(shape.steps, shape.steps);
  // What a tile widens as it loads takes it half as long again.
  constexpr int64_t kMostWidened = 1024;
  int64_t steps = plan.blockSteps ? plan.blockSteps : shape.steps;
  if (shape.areNarrow && plan.rhs != RhsAccess::Rows && plan.chunkRows > plan.tile.rows &&
      steps > 0 && steps <= kMostWidened && steps % lanes == 0)
    plan.widenedSteps = steps;
  return plan;
}

std::string kernels::describe(const CpuMatmulPlan &plan) {
  return std::to_string(plan.tile.rows) + "x" +
         std::to_string(plan.tile.vectors * plan.tile.lanes) + " register tile, rhs as " +
         kWays[size_t(plan.rhs)].text + ", " + std::to_string(plan.chunkRows) +
         " rows a workgroup" +
         (plan.blockSteps ? ", sums in blocks of " + std::to_string(plan.blockSteps) : "") +
         (plan.widenedSteps ? ", widened in the workspace" : "");
}
