//===- NvidiaAttentionUnit.h - attention on mma.sync and wgmma ------------===//
#pragma once
#include "compiler/Kernels/Attention/AttentionUnit.h"

namespace sluice::cuda {

/// mma.sync or wgmma: weights go from the registers of scores into those of the next product.
const kernels::AttentionUnits &nvidiaAttention();

} // namespace sluice::cuda
