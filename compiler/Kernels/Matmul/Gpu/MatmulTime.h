//===- MatmulTime.h - what tiles of a product take, and who shares k -------===//
#pragma once
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"

namespace sluice::kernels {

/// Steps along k; -1 if unknown.
int64_t kTilesOf(const MatmulShape &shape);

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

/// Has k summed up by clusters where that is done sooner than otherwise. Not all compute units have
/// neighbours to be a cluster with: of 32 times 4 workgroups some waited on 132 (sm_90).
void planCluster(MatmulPlan &plan, const MatmulShape &shape, const TargetModel &target);

} // namespace sluice::kernels
