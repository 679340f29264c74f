//===- MatmulTime.h - what tiles of a product take, and who shares k -------===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"

namespace sluice::kernels {

/// Steps along k; -1 if unknown.
int64_t kTilesOf(const MatmulShape &shape);

/// What the cache brings for 100 bytes of the lhs along rows that begin anywhere in its lines, or
/// in their sectors of 32 bytes; with `shape` transposed, of the rhs.
int64_t bytesBrought(const MatmulShape &shape);

/// Whether it is more for an operand.
inline bool isUneven(const MatmulShape &shape) {
  return bytesBrought(shape) > 100 || bytesBrought(shape.transposed()) > 100;
}

/// Tiles of `plan` in all; -1 if unknown.
int64_t tilesOf(const MatmulPlan &plan, const MatmulShape &shape);

/// What the tiles of a product take, ns; -1 if unknown. Compute units take one after the other;
/// beside its K tiles each is begun and stored, which takes time for each column (fitted to times
/// measured on sm_90).
int64_t timeOf(const MatmulPlan &plan, const MatmulShape &shape, const TargetModel &target);

/// Says how many workgroups may share a tile's k where there are few tiles, as with `minRows` rows
/// where their number is unknown.
void planSplitK(MatmulPlan &plan, int64_t minRows, const MatmulShape &shape,
                const TargetModel &target);

/// Compute units that have as many neighbours as are in a cluster: 30 clusters of 4 and 15 of 8
/// workgroups, which have all memory, run at once on the 132 of an H100.
int64_t unitsFor(const MatmulPlan &plan, const TargetModel &target);

/// Has k summed up by clusters where that is done sooner than otherwise.
void planCluster(MatmulPlan &plan, const MatmulShape &shape, const TargetModel &target);

} // namespace sluice::kernels
