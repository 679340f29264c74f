//===- TilePlan.h - how a kernel is cut into tiles and workgroups ---------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

namespace sluice::codegen {

/// A kernel as the planner sees it. Sizes that are unknown until run time are -1.
struct TileShape {
  struct Loop {
    int64_t extent;
    bool contiguous; ///< Neighbouring steps touch neighbouring memory.
  };
  llvm::SmallVector<Loop> shared;          ///< Loops that may be cut, outermost first.
  llvm::SmallVector<int64_t> wholeExtents; ///< Of the loops that must be done whole, in the operation that has most work in them.
  int64_t elementBits = 32;                ///< Of the widest element type.
  int64_t intermediates = 0;               ///< Values of a tile that are stored between operations.
  int64_t costPerElement = 1;              ///< About 1 for an addition, 8 for a math function.
};

struct TilePlan {
  llvm::SmallVector<int64_t> tile;   ///< Steps of each shared loop in one tile.
  int64_t tilesPerWorkgroup = 1;
  int64_t scratchBytes = 0;          ///< Intermediates of a tile, with unknown sizes at the planner's guess.
  bool operator==(const TilePlan &) const = default;
};

/// A tile's intermediates fit in half of the L1 cache where rows allow it; a workgroup is enough work to be worth waking a thread.
TilePlan planTiles(const TileShape &shape, const TargetModel &target);

std::string describe(const TilePlan &plan);

} // namespace sluice::codegen
