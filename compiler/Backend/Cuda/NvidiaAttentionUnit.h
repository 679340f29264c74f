//===- NvidiaAttentionUnit.h - attention on mma.sync and wgmma ------------===//
#pragma once
#include "compiler/Kernels/Attention/AttentionUnit.h"

namespace sluice::cuda {

/// mma.sync or wgmma: weights go from the registers of scores into those of the next product.
std::unique_ptr<kernels::AttentionUnit>
nvidiaAttentionUnit(const kernels::AttentionUnitParts &parts);
/// Barriers at `first` bytes of workgroup memory.
std::unique_ptr<kernels::Mbarriers> nvidiaMbarriers(const kernels::AttentionUnitParts &parts,
                                                    int64_t first);

} // namespace sluice::cuda
