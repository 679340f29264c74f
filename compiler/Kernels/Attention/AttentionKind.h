//===- AttentionKind.h - linalg_ext.attention on GPUs ---------------------===//
#pragma once
#include "compiler/Kernels/Attention/AttentionPlan.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Takes kernels of one attention: any number of dimensions of each role and any order of them, f32
/// or narrower elements, masks and regions on scores. Keys stream through workgroup memory, scores
/// stay in registers.
class AttentionKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "attention"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

/// Writes the kernel, which the kind takes, on memrefs.
llvm::LogicalResult lowerAttention(Kernel &kernel, const AttentionPlan &plan);

} // namespace sluice::kernels
