//===- AttentionKind.h - linalg_ext.attention on GPUs ---------------------===//
#pragma once
#include "compiler/Kernels/Attention/AttentionPlan.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Writes the kernel, which the kind takes, on memrefs.
llvm::LogicalResult lowerAttention(Kernel &kernel, const AttentionPlan &plan);

} // namespace sluice::kernels
