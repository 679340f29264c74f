//===- CpuConvolutionPlan.cpp - how a convolution is spread over a CPU ----===//
#include "compiler/Kernels/Convolution/Cpu/CpuConvolutionPlan.h"
#include "compiler/Dialect/Util/UnknownSize.h"

using namespace sluice::kernels;

/// Multiply-adds that make a workgroup worth its start.
static constexpr int64_t kWorkOfChunk = 1 << 21;
static constexpr int64_t kWorkOfPlanes = 1 << 19;               // With as many bytes to move.
static constexpr int64_t kLeastChunk = 48, kLargestChunk = 512; // In positions.
/// Of a chunk for which weights are widened, which takes as long as four positions.
static constexpr int64_t kLeastWidened = 96;

/// The product of the sizes that are known.
static int64_t productOfKnown(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    product *= util::sizeOr(size, util::Assumed::Factor);
  return product;
}

/// Rows of a tile: full tiles cost least per row, but rows past the last position are lost.
static int64_t planTileRows(int64_t positions, int64_t vectors, const TargetModel &target) {
  int64_t max = std::clamp<int64_t>(accumulatorCount(target) / vectors, 1, 8), best = max;
  auto cost = [&](int64_t rows) {
    return llvm::divideCeil(positions, rows) * (rows * vectors + 2);
  };
  for (int64_t rows = max - 1; rows >= std::min<int64_t>(max, 4); --rows)
    if (cost(rows) < cost(best))
      best = rows;
  return best;
}

std::optional<CpuConvolutionPlan> kernels::planCpuConvolution(const CpuConvolutionShape &shape,
                                                              const TargetModel &target,
                                                              Reasons why) {
  int64_t lanes = target.lanes(shape.elementBits);
  int64_t vectors = shape.panelWidth > 0 ? shape.panelWidth / lanes
                    : shape.channels < 0 ? int64_t(util::Assumed::CpuTileVectors)
                                         : llvm::divideCeil(shape.channels, lanes);
  // Channels on their own are spread evenly: 9 vectors are 3 x 3, not 4 + 4 + 1.
  int64_t most = target.vectorRegisters >= 32 ? 4 : 2;
  if (shape.panelWidth == 0 && shape.channels > 0)
    vectors = llvm::divideCeil(vectors, llvm::divideCeil(vectors, most));
  vectors = std::clamp<int64_t>(vectors, 1, most);
  if (shape.panelWidth > 0 && shape.panelWidth != vectors * lanes)
    return why.none("panels of " + Twine(shape.panelWidth) + " channels, tiles of " +
                    Twine(vectors * lanes));
  int64_t positions = productOfKnown(shape.positions);
  CpuConvolutionPlan plan;
  plan.tile = {
      planTileRows(positions == 1 ? int64_t(util::Assumed::Positions) : positions, vectors, target),
      vectors, lanes};
  int64_t work = std::max<int64_t>(productOfKnown(shape.sum) * vectors * lanes, 1);
  plan.chunkRows =
      llvm::alignTo(std::clamp(kWorkOfChunk / work,
                               shape.widensPanels ? kLeastWidened : kLeastChunk, kLargestChunk),
                    plan.tile.rows);
  // What workgroups in turn have in common stays in the cache; the image, where it is known to be
  // the smaller, stays there whole.
  plan.isPanelOuter = shape.panelWidth > 0 && !llvm::is_contained(shape.positions, -1) &&
                      positions < work / (vectors * lanes) / productOfKnown(shape.sum.back()) *
                                      util::sizeOr(shape.channels, util::Assumed::Factor);
  return plan;
}

std::string kernels::describe(const CpuConvolutionShape &shape, const CpuConvolutionPlan &plan) {
  return std::to_string(plan.tile.rows) + " positions x " +
         std::to_string(plan.tile.vectors * plan.tile.lanes) +
         (shape.panelWidth > 0 ? " channels" : " channels, each on its own,") + " in registers, " +
         std::to_string(plan.chunkRows) + " positions a workgroup" +
         (plan.isPanelOuter ? ", panel by panel" : "");
}

CpuPlanePlan kernels::planCpuPlanes(const CpuPlaneShape &shape, const TargetModel &target) {
  bool isWide = target.vectorRegisters >= 32;
  int64_t lanes = target.lanes(shape.elementBits), most = isWide ? 4 : 2;
  int64_t vectors = shape.columns < 0 ? most : llvm::divideCeil(shape.columns, lanes);
  vectors = llvm::divideCeil(vectors, llvm::divideCeil(vectors, most));
  // Weights and what is read of the image take the other registers.
  int64_t rows = std::min<int64_t>((isWide ? 16 : 8) / vectors, 8);
  CpuPlanePlan plan;
  plan.tile = {shape.lines < 0 ? rows : std::min(rows, shape.lines), vectors, lanes};
  int64_t work = util::sizeOr(shape.columns, util::Assumed::WholeLoop) * shape.window;
  int64_t lines = std::max<int64_t>(kWorkOfPlanes / std::max<int64_t>(work, 1), 1);
  plan.chunkLines = llvm::alignTo(lines, plan.tile.rows);
  plan.chunkPlanes =
      shape.lines < 0 ? 1 : std::max<int64_t>(lines / std::max<int64_t>(shape.lines, 1), 1);
  return plan;
}

std::string kernels::describe(const CpuPlanePlan &plan) {
  return std::to_string(plan.tile.rows) + " lines x " +
         std::to_string(plan.tile.vectors * plan.tile.lanes) +
         " positions of a plane in registers, " + std::to_string(plan.chunkPlanes) +
         " planes a workgroup";
}
