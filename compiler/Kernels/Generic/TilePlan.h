//===- TilePlan.h - how a kernel is cut into tiles and workgroups ---------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

/// A kernel as the planner sees it. Sizes that are unknown until run time are -1.
struct TileShape {
  struct Loop {
    int64_t extent;
    bool contiguous; ///< Neighbouring steps touch neighbouring memory.
  };
  SmallVector<Loop> shared;          ///< Loops that may be cut, outermost first.
  SmallVector<int64_t> wholeExtents; ///< Extents of loops that must be done whole, in the
                                     ///< operation that has most work in them.
  int64_t elementBits = 32;          ///< Bits of the widest element type.
  int64_t intermediates = 0;         ///< Values of a tile that are stored between operations.
  int64_t costPerElement = 1;        ///< About 1 for an addition, 8 for a math function.
  int64_t rowLength = 1;             ///< Elements that an operation walks through at each step of
                                     ///< its loops: those of a row that is sorted.
};

struct TilePlan {
  struct Loop {
    int64_t steps;  ///< At most so many in one tile.
    int64_t fewest; ///< However large the loops inside turn out to be.
    bool operator==(const Loop &) const = default;
  };
  SmallVector<Loop> loops; ///< Per shared loop.
  /// Elements of a tile. Where sizes inside a loop are known at run time only, its steps are this
  /// over the elements inside.
  int64_t elements = 1;
  /// Elements of a workgroup: the host divides the kernel's by it.
  int64_t workgroupElements = 1;
  /// On GPUs each thread of a workgroup takes tiles of its own, its neighbour the next one. 0 = a
  /// workgroup is one thread of a CPU.
  int64_t threads = 0;
  bool operator==(const TilePlan &) const = default;
};

/// A tile's intermediates fit in half of the L1 cache where rows allow it; a workgroup is enough
/// work to be worth waking a thread.
TilePlan planTiles(const TileShape &shape, const TargetModel &target);

std::string describe(const TilePlan &plan);

} // namespace sluice::kernels
