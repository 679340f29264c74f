//===- InsertionKind.h - concatenations and padding on GPUs ---------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Takes kernels of tensor.insert_slice, what is computed element by element of sources and around
/// them, and what is computed so of the whole: one pass over the results, in vectors where slices
/// begin and end between them. Every plan is within the limits of any GPU.
class InsertionKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "insertion"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

} // namespace sluice::kernels
