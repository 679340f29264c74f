//===- TransposeKind.h - elementwise kernels that change the order on GPUs ===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Takes kernels of elementwise linalg.generic operations of which an operand is contiguous along
/// another loop than the results.
class TransposeKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "transpose"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

} // namespace sluice::kernels
